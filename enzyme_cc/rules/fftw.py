"""FFTW as data: which functions make plans or execute them, and which only ask or set up; a line of parameters each.

    plan           a plan
    in out         arrays, of complex numbers or of real ones
    ri ii ro io    the same, real and imaginary parts apart
    n              an int or unsigned by value
    flags          the same: those of the planner
    ints           integers that are read through a pointer
    number         a double by value
    to             what is written through a pointer
    text file      a string, a FILE

Functions of double are called fftw_, of float fftwf_, of long double fftwl_. Those of the old interface for Fortran
(dfftw_, sfftw_) have the same parameters, all by reference; where C returns a plan they have it first. The run time
(autodiff/runtime/fftw*.c) reads from a plan what it does.

A plan may be made anywhere, and holds its arrays: a call of `execute` is never inactive, whatever is known of the plan.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from enzyme_cc import ir

PLANS = """
plan_dft             n ints in out n flags
plan_dft_1d          n in out n flags
plan_dft_2d          n n in out n flags
plan_dft_3d          n n n in out n flags
plan_many_dft        n ints n in ints n n out ints n n n flags
plan_guru_dft        n ints n ints in out n flags
plan_guru_split_dft  n ints n ints ri ii ro io flags
plan_dft_r2c         n ints in out flags
plan_dft_r2c_1d      n in out flags
plan_dft_r2c_2d      n n in out flags
plan_dft_r2c_3d      n n n in out flags
plan_many_dft_r2c    n ints n in ints n n out ints n n flags
plan_guru_dft_r2c    n ints n ints in out flags
plan_guru_split_dft_r2c n ints n ints in ro io flags
plan_dft_c2r         n ints in out flags
plan_dft_c2r_1d      n in out flags
plan_dft_c2r_2d      n n in out flags
plan_dft_c2r_3d      n n n in out flags
plan_many_dft_c2r    n ints n in ints n n out ints n n flags
plan_guru_dft_c2r    n ints n ints in out flags
plan_guru_split_dft_c2r n ints n ints ri ii out flags
plan_r2r             n ints in out ints flags
plan_r2r_1d          n in out n flags
plan_r2r_2d          n n in out n n flags
plan_r2r_3d          n n n in out n n n flags
plan_many_r2r        n ints n in ints n n out ints n n ints flags
plan_guru_r2r        n ints n ints in out ints flags
"""

EXECUTIONS = """
execute              plan
execute_dft          plan in out
execute_dft_r2c      plan in out
execute_dft_c2r      plan in out
execute_r2r          plan in out
execute_split_dft    plan ri ii ro io
execute_split_dft_r2c plan in ro io
execute_split_dft_c2r plan ri ii out
destroy_plan         plan
"""
"""And the end of a plan, with which what stands for its shadow ends."""

QUERIES = """
alignment_of         in
cleanup
cleanup_threads
cost                 plan
estimate_cost        plan
export_wisdom_to_file file
export_wisdom_to_filename text
export_wisdom_to_string
flops                plan to to to
forget_wisdom
fprint_plan          plan file
import_system_wisdom
import_wisdom_from_file file
import_wisdom_from_filename text
import_wisdom_from_string text
init_threads
make_planner_thread_safe
plan_with_nthreads   n
planner_nthreads
print_plan           plan
set_timelimit        number
sprint_plan          plan
"""

OF_RUNTIME = """
apply                plan in out
transpose            plan in out n
apply_parts          plan ri ii ro io
transpose_parts      plan ri ii ro io n
"""
"""What derivatives call (runtime/fftw_transforms.c), with a geometry for the plan: each is the adjoint of the other, so
that derivatives can be differentiated again."""

ESTIMATE = 64
"""The planner's flag with which it leaves the arrays alone."""

ARRAYS = frozenset(("in", "out", "ri", "ii", "ro", "io"))
_POINTERS = ARRAYS | {"plan", "ints", "to", "text", "file"}
_ELEMENTS = {"fftw": "double", "fftwf": "float", "fftwl": "x86_fp80"}
_OLD_NAMES = {"dfftw": "fftw", "sfftw": "fftwf", "lfftw": "fftwl"}
_RUNTIME = "__enzyme_cc_"


@dataclass(frozen=True, slots=True)
class Transform:
    """A function that makes a plan or executes one.

    prefix     fftw, fftwf or fftwl
    words      the parameters
    fortran    whether it is one of the old interface for Fortran
    geometry   whether it is the run time's, with a geometry in place of the plan
    """

    name: str
    prefix: str
    words: tuple[str, ...]
    fortran: bool = False
    geometry: bool = False

    @property
    def makes_plan(self) -> bool:
        return self.name.startswith("plan")

    @property
    def ends_plan(self) -> bool:
        return self.name == "destroy_plan"

    @property
    def of_plans_arrays(self) -> bool:
        """Whether it transforms the arrays that the plan was made for."""
        return self.name == "execute"

    @property
    def is_transposed(self) -> bool:
        return self.name.startswith("transpose")

    @property
    def element(self) -> str:
        """The type of a real number."""
        return _ELEMENTS[self.prefix]

    @property
    def arrays(self) -> dict[str, int]:
        """The positions of the arrays among the arguments."""
        return {word: k for k, word in enumerate(self.words) if word in ARRAYS}

    def runtime(self, name: str) -> str:
        """A function of the run time for numbers of this kind."""
        return f"{_RUNTIME}{self.prefix}_{name}"

    def spares_arrays(self, call: ir.Call) -> bool:
        """Whether a plan is surely made without writing to its arrays."""
        flags = call.args[-1]
        return isinstance(flags, ir.ConstantInt) and bool(flags.value & ESTIMATE)


@cache
def _lines(table: str) -> dict[str, tuple[str, ...]]:
    """Name -> words; those for sizes of 64 bits, too."""
    found = {words[0]: tuple(words[1:]) for words in map(str.split, table.strip().splitlines())}
    return found | {name.replace("guru", "guru64"): words for name, words in found.items()}


def _spelled(symbol: str) -> tuple[str, str, bool, bool]:
    """(prefix, name, whether of Fortran, whether of the run time) that a symbol is spelled as; ("", ...) for others."""
    ours = symbol.startswith(_RUNTIME)
    prefix, _, name = symbol.removeprefix(_RUNTIME).partition("_")
    if prefix in _ELEMENTS:
        return prefix, name, False, ours
    if prefix in _OLD_NAMES and not ours:
        return _OLD_NAMES[prefix], name.rstrip("_"), True, False
    return "", "", False, False


def is_name(symbol: str) -> bool:
    """Whether a symbol is spelled as a function of FFTW that is known."""
    prefix, name, _, ours = _spelled(symbol)
    if not prefix or ours:
        return False
    return name in ("malloc", "free") or any(name in _lines(table) for table in (PLANS, EXECUTIONS, QUERIES))


def recognised(symbol: str, type: ir.FunctionType) -> Transform | None:
    """The function that a symbol names, if the function's type is its type."""
    prefix, name, fortran, ours = _spelled(symbol)
    if not prefix or type.vararg:
        return None
    table = _lines(OF_RUNTIME) if ours else _lines(PLANS) | _lines(EXECUTIONS)
    words = table.get(name)
    if words is None:
        return None
    makes_plan = name.startswith("plan")
    if fortran and makes_plan:
        words = ("plan", *words)
    if len(words) != len(type.params) or type.ret.is_void == (makes_plan and not fortran):
        return None
    if makes_plan and not fortran and not type.ret.is_pointer:
        return None
    if not all(p.is_pointer == (fortran or word in _POINTERS) for word, p in zip(words, type.params, strict=True)):
        return None
    return Transform(name, prefix, words, fortran, ours)


def row(symbol: str) -> str | None:
    """The row, in functions.py's format, of a function of FFTW that transforms nothing."""
    prefix, name, fortran, ours = _spelled(symbol)
    if not prefix:
        return None
    if ours:
        return _row_of_runtime(symbol, name)
    if name == "malloc":
        return f"{symbol} allocate size0 fresh with={prefix}_free"
    if name == "free":
        return f"{symbol} free free0 later"
    words = _lines(QUERIES).get(name)
    if words is None:
        return None
    reads = [f"r{k}" for k, word in enumerate(words) if word in ("ints", "text", "file") or fortran]
    writes = [f"w{k}" for k, word in enumerate(words) if word in ("to", "file")]
    return " ".join((symbol, "inactive", *reads, *writes, *(("real",) if "number" in words or "cost" in name else ())))


def _row_of_runtime(symbol: str, name: str) -> str | None:
    if name in ("geometry", "forget_plan"):
        return f"{symbol} inactive"
    if name in ("arrays", "shadow_plan"):
        return (f"{symbol} refuse ; this derivative has transforms of the arrays that plans of FFTW were made for, and "
                "is differentiated again: use fftw_execute_dft(plan, in, out) or its like where second derivatives are "
                "wanted")
    return None
