"""The options of Enzyme's plugins, one row each: which of ours it means, or why nothing needs to be done.

`-mllvm -enzyme-NAME=v`, `opt -enzyme-NAME=v` and rustc's `-Zautodiff=NAME` stand in existing build files. What a row
does not answer, and a name that no row has, is warned of: no build should believe that it is heard where it is not.
The page docs/plugin-options.md is this table; a test compares them.
"""

from __future__ import annotations


class PluginOption:
    """What becomes of one option.

    ours        the option of ours that it sets; nothing where it is dropped
    on, off     the value of ours where the plugin's option is on, and where it is off; None: nothing is set
    why         why nothing needs to be done; of one that is not answered, what there is instead
    answered    False: the program or its derivatives may be other than with the plugin, so it is warned of
    """

    __slots__ = ("answered", "off", "on", "ours", "why")

    def __init__(
        self, ours: str = "", on: str | None = None, off: str | None = None, why: str = "", answered: bool = True
    ) -> None:
        self.ours, self.on, self.off, self.why, self.answered = ours, on, off, why, answered


def _means(ours: str, on: str | None = None, off: str | None = None) -> PluginOption:
    return PluginOption(ours, on, off)


def _dropped(why: str) -> PluginOption:
    return PluginOption(why=why)


def _unanswered(why: str) -> PluginOption:
    return PluginOption(why=why, answered=False)


_TAPE = _dropped("what the tape keeps, where and how is planned from the whole function")
_OPTIMISED = _dropped("derivatives are optimised with the program, at its own -O level")
_ACTIVITY = _dropped("activity is proved from the code and does not depend on it")
_TYPES = _dropped("types are proved, and code whose types cannot be proved is refused with its line")
_LIMITS = _dropped("type analysis ends by itself and says where it had to give up")
_PREPARED = _dropped("functions are brought into the form that synthesis needs")
_LINK = _dropped("a link differentiates across files, and reads of each what it needs")
_JULIA = _dropped("Julia's memory is known by its own rules")
_FLOATS = _unanswered("floating-point expressions are not rewritten; __enzyme_error_estimate measures their error, "
                      "__enzyme_truncate_op_func tries another precision")

OPTIONS: dict[str, PluginOption] = {
    # what is printed
    "print": _means("print", "ir"),
    "print-type": _means("print", "types"),
    "print-activity": _means("print", "activity"),
    "print-diffuse": _means("print", "cache"),
    "print-unnecessary": _means("print", "cache"),
    "print-perf": _means("verbose", "1"),
    "print-checkpoint-regions": _unanswered("what snapshots hold is not printed"),
    "print-fixed-point": _unanswered("a function behind enzyme_fp_control is told of each iteration"),
    "checkpoint-loop-verbose": _dropped("a scheme says what it does where `verbose` in its configuration asks for it"),
    "type-warning": _LIMITS,
    "memmove-warning": _dropped("memmove needs no replacement"),
    "name-instructions": _dropped("printed code has names where the program has them"),
    # files on their own
    "separate-compilation": _LINK,
    "summary-out": _LINK,
    "export-list": _LINK,
    "export-strong-zero": _LINK,
    "inactive-params": _LINK,
    # what is differentiated, and how
    "enable": _means("when", None, "never"),
    "preopt": _means("preopt", "1", "0"),
    "strong-zero": _means("strong-zero", "1", "0"),
    "runtime-activity": _means("runtime-activity", "1", "0"),
    "fast-math": _dropped("derivatives promise of numbers what the program's own flags promise"),
    "mlir-fast-math": _dropped("derivatives promise of numbers what the program's own flags promise"),
    "runtime-error": _dropped("what cannot be differentiated is an error of the compiler, with its line"),
    "truncate-all": _unanswered("the program computes in its own precision; __enzyme_truncate_op_func and "
                                "__enzyme_truncate_mem_func run one function in another"),
    "auto-sparsity": _unanswered("no sparse storage is chosen"),
    "enable-fpopt": _FLOATS,
    "print-fpopt": _FLOATS,
    "print-herbie": _FLOATS,
    # activity
    "disable-activity-analysis": _ACTIVITY,
    "enable-recursive-activity": _ACTIVITY,
    "global-activity": _ACTIVITY,
    "nonmarkedglobals-inactiveloads": _ACTIVITY,
    "globals-default-inactive": _dropped("globals that carry no derivative are found; others have shadows, unless "
                                         "__enzyme_inactive_global names them"),
    "emptyfn-inactive": _dropped("a function without code is refused, unless __enzyme_inactivefn names it"),
    # types
    "loose-types": _dropped("no type is guessed: that could make a derivative wrong"),
    "strict-aliasing": _TYPES,
    "rust-type": _TYPES,
    "max-int-offset": _LIMITS,
    "max-type-offset": _LIMITS,
    "max-type-depth": _LIMITS,
    # the tape
    "cache-always": _TAPE,
    "cache-never": _TAPE,
    "new-cache": _TAPE,
    "mincut-cache": _TAPE,
    "max-cache": _TAPE,
    "zero-cache": _TAPE,
    "smallbool": _TAPE,
    "non-power2-cache": _TAPE,
    "loop-invariant-cache": _TAPE,
    "rematerialize": _TAPE,
    "register-reduce": _TAPE,
    "inactive-dynamic": _TAPE,
    "blas-copy": _TAPE,
    "lapack-copy": _TAPE,
    "shared-forward": _TAPE,
    "speculate-phis": _TAPE,
    "free-internal-allocations": _dropped("what a function allocates is freed when its derivative has ended"),
    "checkpoint-split-steps": _TAPE,
    "fortran-mpi-runtime-accumulate": _dropped("adjoints of messages are added up as their datatypes say"),
    "assume-unknown-nofree": _dropped("what a function frees is freed when its derivative has ended"),
    # optimising
    "inline": _OPTIMISED,
    "inline-count": _OPTIMISED,
    "always-inline": _OPTIMISED,
    "noalias": _OPTIMISED,
    "coalese": _OPTIMISED,
    "postopt": _OPTIMISED,
    "post-opt-level": _OPTIMISED,
    "attributor": _OPTIMISED,
    "omp-opt": _OPTIMISED,
    "aggressive-aa": _PREPARED,
    "detect-readthrow": _PREPARED,
    "lower-globals": _PREPARED,
    "phi-restructure": _PREPARED,
    "select-opt": _PREPARED,
    "vector-split-phi": _PREPARED,
    "julia-addr-load": _JULIA,
}
"""By the name behind `-enzyme-`; an older spelling with underscores is the same."""

FLOAT_PASSES = ("-fpopt-", "-fpprofile-", "-herbie-")
"""How options of the plugin's rewriting of floating-point expressions begin: neither ours nor clang's know them."""

RUST: dict[str, PluginOption] = {
    "Enable": _dropped("derivatives are made wherever they are asked for"),
    "Print": _means("print", "ir"),
    "PrintTA": _means("print", "types"),
    "PrintTAFn": _means("print", "types"),
    "PrintAA": _means("print", "activity"),
    "PrintPerf": _means("verbose", "1"),
    "PrintSteps": _means("print", "ir"),
    "PrintModBefore": _means("print", "ir"),
    "PrintModAfter": _means("print", "ir"),
    "PrintModFinal": _means("print", "ir"),
    "PrintPasses": _dropped("rustc's own -Zprint-llvm-passes says them"),
    "RuntimeActivity": _means("runtime-activity", "1"),
    "LooseTypes": OPTIONS["loose-types"],
    "NoTT": _TYPES,
    "Inline": _OPTIMISED,
    "NoPostopt": _OPTIMISED,
    "NoModOptAfter": _OPTIMISED,
    "EnableFncOpt": _OPTIMISED,
    "NoVecUnroll": _OPTIMISED,
}
"""The values of rustc's `-Zautodiff=`, which may stand behind each other with commas."""


def find(word: str) -> tuple[PluginOption | None, str]:
    """The row of `-enzyme-NAME[=v]` or one of FLOAT_PASSES, None if there is none, and v."""
    if word.replace("--", "-", 1).startswith(FLOAT_PASSES):
        return _FLOATS, ""
    name, _, value = word.lstrip("-")[len("enzyme-"):].partition("=")
    return OPTIONS.get(name.replace("_", "-")), value
