"""Flags of Fortran builds as flang takes them: gfortran's mapped, what flang lacks dropped with a note."""

from __future__ import annotations

# gfortran's flag -> flang's words.
MAPPED: dict[str, tuple[str, ...]] = {
    "--free-form": ("-ffree-form",),
    "-Ofast": ("-O3", "-ffast-math", "-fstack-arrays"),
    "-Og": ("-O1",),
    "-Os": ("-O2",),
    "-Oz": ("-O2",),
    "-fpp": ("-cpp",),
    "-funsafe-math-optimizations": ("-fassociative-math", "-freciprocal-math", "-fno-signed-zeros"),
    "-i8": ("-fdefault-integer-8",),
    "-r8": ("-fdefault-real-8",),
}

# What changes nothing here: flang has no such limit or check, or always does it.
DROPPED = frozenset(
    "-MD -MMD -MP -fall-intrinsics -fallow-argument-mismatch -fallow-invalid-boz -fbacktrace -fbounds-check "
    "-fcray-pointer -fd-lines-as-comments -fdec -fdollar-ok -fexternal-blas -ffrontend-optimize "
    "-ffunction-sections -fdata-sections -finit-local-zero -fmodule-private -fno-backtrace -fno-f2c "
    "-fno-range-check -fno-second-underscore -fno-sign-zero -fno-strict-aliasing -fno-tree-vectorize "
    "-fno-unroll-loops -fno-whole-file -fpack-derived -fprotect-parens -frange-check -frecursive "
    "-frepack-arrays -fsign-zero -ftree-vectorize -ftree-loop-vectorize -ftree-slp-vectorize -funroll-loops "
    "-funroll-all-loops -fwhole-file -fopt-info -finline-functions -fstack-protector-strong "
    "-fstack-protector -fno-math-errno -fno-trapping-math -fno-omit-frame-pointer -m64 -malign-double "
    "-pipe -static-libgfortran -static-libquadmath -traditional -traditional-cpp".split()
)
DROPPED_PREFIXES = (
    "-W", "-fcheck=", "-fcoarray=single", "-ffpe-summary=", "-ffpe-trap=", "-ffree-line-length-",
    "-finit-", "-flto-partition", "-fmax-", "-fopt-info-", "-frecord-marker=", "-ftls-model=",
    "-fblas-matmul-limit=", "-fdebug-", "-fvect-cost-model=", "-fvisibility=", "-falign-", "-std=",
)
# Of those prefixes, what flang does take.
TAKEN = ("-Wl,", "-Wa,", "-std=f2018")

# What would change the program if it were dropped in silence.
REFUSED = {
    "-fsecond-underscore": "flang cannot append a second underscore to names",
    "-ff2c": "flang does not know f2c's calling convention",
    "-fcoarray=lib": "coarrays are not supported",
}

SUFFIXES = frozenset(
    ".f .for .ftn .f77 .f90 .f95 .f03 .f08 .f18 .F .FOR .FTN .fpp .FPP .F77 .F90 .F95 .F03 .F08 .F18 "
    ".cuf .CUF".split()
)
LANGUAGES = frozenset("f95 f95-cpp-input f77 f77-cpp-input".split())


class UnsupportedFlag(Exception):
    """A flag of another Fortran compiler that has a meaning and no equivalent."""


def translate(words: list[str]) -> tuple[list[str], list[str]]:
    """The words as flang takes them, and those that were left out. Raises UnsupportedFlag."""
    kept: list[str] = []
    dropped: list[str] = []
    position = 0
    while position < len(words):
        word = words[position]
        following = words[position + 1] if position + 1 < len(words) else None
        position += 1
        if word in ("-J", "-module-dir", "-M") and following is not None:
            kept.append("-J" + following)
            position += 1
        elif word in ("-MF", "-MT", "-MQ") and following is not None:
            dropped += [word, following]
            position += 1
        elif word == "--param" and following is not None:
            dropped += [word, following]
            position += 1
        elif word.startswith("-ffixed-line-length-"):
            limit = word.rpartition("-")[2]
            kept.append("-ffixed-line-length=" + ("0" if limit == "none" else limit))
        elif word in REFUSED:
            raise UnsupportedFlag(f"'{word}': {REFUSED[word]}")
        elif word in MAPPED:
            kept += MAPPED[word]
        elif word == "-Werror" or word.startswith(TAKEN):
            kept.append(word)
        elif word in DROPPED or word.startswith(DROPPED_PREFIXES):
            dropped.append(word)
        else:
            kept.append(word)
    return kept, dropped
