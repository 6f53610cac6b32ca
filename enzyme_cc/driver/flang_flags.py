"""Flags of Fortran builds as flang takes them: gfortran's mapped, what flang lacks dropped with a note."""

from __future__ import annotations

# gfortran's flag -> flang's words.
MAPPED: dict[str, tuple[str, ...]] = {
    "--free-form": ("-ffree-form",),
    "-Ofast": ("-O3", "-ffast-math", "-fstack-arrays"),
    "-O4": ("-O3",),
    "-Og": ("-O1",),
    "-Os": ("-O2",),
    "-Oz": ("-O2",),
    "-fpp": ("-cpp",),
    "-funsafe-math-optimizations": ("-fassociative-math", "-freciprocal-math", "-fno-signed-zeros"),
    "-g3": ("-g",),
    "-ggdb": ("-g",),
    "-ggdb3": ("-g",),
    "-i8": ("-fdefault-integer-8",),
    "-pedantic-errors": ("-pedantic",),
    "-r8": ("-fdefault-real-8",),
}

# What changes nothing here: flang has no such limit or check, or always does it.
DROPPED = frozenset((
    "--coverage -MD -MMD -MP -faggressive-function-elimination -fall-intrinsics -fallow-argument-mismatch "
    "-fallow-invalid-boz -fasynchronous-unwind-tables -fbacktrace -fbounds-check -fcommon -fcray-pointer "
    "-fd-lines-as-comments -fdata-sections -fdec -fdollar-ok -fdump-parse-tree -fexceptions -fexternal-blas "
    "-ffrontend-optimize -ffunction-sections -finit-local-zero -finline-arg-packing -finline-functions "
    "-fmodule-private -fmodulo-sched -fno-asynchronous-unwind-tables -fno-backtrace -fno-caller-saves "
    "-fno-common -fno-exceptions -fno-f2c -fno-frontend-optimize -fno-inline -fno-inline-functions "
    "-fno-math-errno -fno-omit-frame-pointer -fno-openmp-simd -fno-pad-source -fno-plt -fno-range-check "
    "-fno-realloc-lhs -fno-rounding-math -fno-second-underscore -fno-sign-zero -fno-signaling-nans "
    "-fno-strict-aliasing -fno-strict-overflow -fno-trapping-math -fno-tree-vectorize -fno-unroll-loops "
    "-fno-unwind-tables -fno-whole-file -fopenmp-simd -fopt-info -fpack-derived -fpad-source -fpermissive "
    "-fprofile-arcs -fprotect-parens -frange-check -frealloc-lhs -frecursive -frepack-arrays -frounding-math "
    "-fsign-zero -fsignaling-nans -fstack-clash-protection -fstack-protector -fstack-protector-strong "
    "-fstrict-aliasing -ftail-call-workaround -ftest-coverage -ftree-loop-vectorize -ftree-slp-vectorize "
    "-ftree-vectorize -funroll-all-loops -funroll-loops -funwind-tables -fwhole-file -fwrapv -m64 "
    "-malign-double -pg -pipe -static-libgfortran -static-libquadmath -traditional -traditional-cpp"
).split())
DROPPED_PREFIXES = (
    "-W", "-falign-", "-fblas-matmul-limit=", "-fcf-protection", "-fcheck=", "-fcoarray=single", "-fdebug-",
    "-fdec-", "-fdiagnostics-", "-ffile-prefix-map=", "-ffpe-summary=", "-ffpe-trap=", "-ffree-line-length-",
    "-finit-", "-finline-limit=", "-finline-matmul-limit=", "-flto-partition", "-fmacro-prefix-map=", "-fmax-",
    "-fmessage-length=", "-fno-diagnostics-", "-fopt-info-", "-frecord-marker=4", "-ftls-model=",
    "-fvect-cost-model=", "-fvisibility=", "-std=",
)
# Of those prefixes, what flang does take.
TAKEN = ("-Wl,", "-std=f2018")

# What would change the program if it were dropped in silence.
REFUSED = {
    "-fsecond-underscore": "flang cannot append a second underscore to names",
    "-ff2c": "flang does not know f2c's calling convention",
    "-fcoarray=lib": "coarrays are not supported",
    "-fd-lines-as-code": "flang reads the lines that begin with D as comments",
    "-fcase-upper": "flang writes names in lower case",
    "-finteger-4-integer-8": "flang cannot change declared kinds; -fdefault-integer-8 is for default integers",
    "-freal-4-real-8": "flang cannot change declared kinds; -fdefault-real-8 is for default reals",
    "-freal-4-real-10": "flang cannot change declared kinds",
    "-freal-4-real-16": "flang cannot change declared kinds",
    "-freal-8-real-4": "flang cannot change declared kinds",
    "-freal-8-real-10": "flang cannot change declared kinds",
    "-freal-8-real-16": "flang cannot change declared kinds",
    "-frecord-marker=8": "flang writes records of unformatted files with markers of 4 bytes",
}

# What an x86 processor can do, which flang takes for its front end only.
X86_FEATURES = frozenset(
    "3dnow adx aes avx avx2 avx512bw avx512cd avx512dq avx512f avx512vl bmi bmi2 f16c fma fma4 lzcnt mmx movbe pclmul "
    "popcnt rdrnd rdseed sse sse2 sse3 sse4.1 sse4.2 sse4a ssse3 xsave".split()
)

# Folders of headers of several kinds: flang has one.
_FOLDERS = ("-isystem", "-idirafter", "-iquote", "-fintrinsic-modules-path")

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
        elif word == "-Xlinker" and following is not None:
            kept.append("-Wl," + following)
            position += 1
        elif word in _FOLDERS and following is not None:
            kept.append("-I" + following)
            position += 1
        elif word.startswith(("-isystem", "-iquote", "-fintrinsic-modules-path=")):
            kept.append("-I" + word.removeprefix("-isystem").removeprefix("-iquote").rpartition("=")[2])
        elif (feature := _feature(word)) is not None:
            kept += ["-Xflang", "-target-feature", "-Xflang", feature]
        elif word == "-fno-openmp":
            kept = [earlier for earlier in kept if not earlier.startswith("-fopenmp")]
        elif word == "-pthread" and "-c" in words:
            dropped.append(word)
        elif word == "-fdefault-double-8" and "-fdefault-real-8" not in words:
            dropped.append(word)  # double precision has 8 bytes anyway
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


def _feature(word: str) -> str | None:
    """`-mavx2` and `-mno-avx2` as the front end's `+avx2` and `-avx2`."""
    if not word.startswith("-m"):
        return None
    name = word.removeprefix("-m").removeprefix("no-")
    name = {"sse4": "sse4.2"}.get(name, name)
    return ("-" if word.startswith("-mno-") else "+") + name if name in X86_FEATURES else None
