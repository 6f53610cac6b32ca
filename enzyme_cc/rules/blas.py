"""Declares the routines of BLAS and LAPACK: each is one declaration, from which all its spellings come.

    @routine("gemv", "ta m n alpha A[m,n] x[ta:n|m] beta y[ta:m|n]=", layout=True)
    class Gemv:
        '''y = alpha op(A) x + beta y'''

The words stand in the order of the call. Flags, sizes and scalars are known by their names. An array is followed there
by its leading dimension or increment. In brackets are its rows and columns, or its elements: after a flag and a
colon, `A[ta:m,k]` is the matrix that the flag makes m times k, `x[ta:n|m]` has n elements if it is `N`, else m, and
`A[side:m|n]` is square; `tau[m&n]` is as long as the smaller of both, `b[m^n]` as the larger; `A[band]` has
kl + ku + 1 elements for each column, or row, `A[kd+1,n]` has kd + 1 rows, `x[n-1]` n - 1 elements. `=` behind it says
that it is read and written, `:=` only written; `!` that it has no increment in the call; `#` that it has integers.
`alpha:real` and `w:real[n]` are real in complex routines, too.

The class says what the derivatives are, as statements that are calls of BLAS themselves: `before` and `after` the call
for tangents, `adjoint` for reverse mode; blas_kernels.py tells what they may name. What of the primal they read is kept
if it is overwritten. `without_derivative` names what the routine writes and no derivative is known of.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

FLAGS = {
    "ta": "NTC", "tb": "NTC", "uplo": "UL", "side": "LR", "diag": "NU", "jobz": "NV", "jobu": "ASON", "jobvt": "ASON",
    "jobs": "ASON", "fact": "NEF", "which": "ULA", "norm": "M1OIFE",
}
"""Flags, with their letters."""

INTEGERS = frozenset("m n k kl ku kd nrhs ilo ihi k1 k2 incx lwork liwork lrwork".split())
_WORK_SIZES = ("lwork", "liwork", "lrwork")
SCALARS = frozenset(("alpha", "beta", "c", "s", "anorm", "rcond"))
ENUMERATIONS = {
    "ta": {"N": 111, "T": 112, "C": 113}, "tb": {"N": 111, "T": 112, "C": 113}, "uplo": {"U": 121, "L": 122},
    "diag": {"N": 131, "U": 132}, "side": {"L": 141, "R": 142},
}
ROW_MAJOR, COLUMN_MAJOR = 101, 102

REAL_TYPES = {"s": "float", "d": "double", "c": "float", "z": "double"}

FLAG, INTEGER, SCALAR, ARRAY, WORK, INFO = "flag", "integer", "scalar", "array", "work", "info"


@dataclass(frozen=True, slots=True)
class Operand:
    """One word of a declaration. `shape` has the sizes: of rows and columns, of elements; of either, where a flag `by`
    chooses, both."""

    name: str
    kind: str
    shape: tuple[str, ...] = ()
    by: str | None = None
    read: bool = True
    written: bool = False
    stepped: bool = True
    integers: bool = False
    real: bool = False

    @property
    def is_character(self) -> bool:
        """Whether Fortran passes the parameter's length, too."""
        return self.kind == FLAG or self.name == "equed"

    @property
    def is_matrix(self) -> bool:
        """Whether the array has rows and columns."""
        return self.kind == ARRAY and (len(self.shape) == 2 or self.by == "side" or self.shape == ("band",))


_ARRAY = re.compile(r"(\w+)(:real)?\[(?:(\w+):)?([^\]]+)\](!?)(#?)(:?=)?")


def _parameter(word: str) -> Operand:
    if found := _ARRAY.fullmatch(word):
        name, real, by, shape, plain, integers, written = found.groups()
        sizes = tuple(shape.split(","))  # "n|m" stays one
        return Operand(name, ARRAY, sizes, by, written != ":=", written is not None, not plain, bool(integers),
                       bool(real))
    if word in FLAGS:
        return Operand(word, FLAG)
    if word in INTEGERS:
        return Operand(word, INTEGER)
    if word in ("work", "rwork", "superb"):
        return Operand(word, WORK, written=True)
    if word in ("info", "iwork", "equed"):
        return Operand(word, INFO, written=True)
    name = word.removesuffix(":real")
    if name not in SCALARS:
        raise ValueError(f"{word} is no parameter of BLAS")
    return Operand(name, SCALAR, real=name != word)


@dataclass(frozen=True)
class Routine:
    """A routine in all its precisions; `result` is "number" or "real" of functions.

    layout      cblas passes the layout first
    by_lapacke  LAPACKE's function of the name is meant, too
    spellings   what stands before the name in each precision
    vectors     it has no matrices: arrays may be given twice
    """

    name: str
    parameters: tuple[Operand, ...]
    body: Any
    spellings: dict[str, str]
    layout: bool = False
    result: str = ""
    lapack: bool = False
    by_lapacke: bool = True

    @property
    def vectors(self) -> bool:
        """Whether all arrays are vectors."""
        return not any(p.is_matrix for p in self.parameters)

    @property
    def arrays(self) -> tuple[Operand, ...]:
        """The arrays of numbers."""
        return tuple(p for p in self.parameters if p.kind == ARRAY and not p.integers)

    def parameter(self, name: str) -> Operand:
        """A parameter by its name."""
        return next(p for p in self.parameters if p.name == name)


ROUTINES: dict[str, Routine] = {}
"""By name, without precision."""

REAL_AND_COMPLEX = {"s": "s", "d": "d", "c": "c", "z": "z"}
REAL = {"s": "s", "d": "d"}
COMPLEX = {"c": "c", "z": "z"}


def routine(
    name: str, words: str, spellings: dict[str, str] = REAL_AND_COMPLEX, *, spoken: str = "", layout: bool = False,
    result: str = "", lapack: bool = False, by_lapacke: bool = True,
) -> Callable[[type], type]:
    """Declare a routine, see the file's beginning; `spoken` is its name in a call where several share one."""

    def declare(body: type) -> type:
        parameters = tuple(_parameter(w) for w in words.split())
        ROUTINES[name] = Routine(spoken or name, parameters, body, spellings, layout, result, lapack, by_lapacke)
        return body

    return declare


@dataclass(frozen=True, slots=True)
class Interface:
    """How a library is called: `kind` is cblas, lapacke or fortran; `before` and `after` stand around the name.

    lengths   Fortran's lengths of character arguments follow
    integers  their bits
    """

    kind: str
    after: str
    integers: int
    lengths: bool = False
    upper: bool = False

    def symbol(self, name: str) -> str:
        """The symbol of a routine, given with its precision."""
        before = {"cblas": "cblas_", "lapacke": "LAPACKE_", "fortran": ""}[self.kind]
        return before + (name.upper() if self.upper else name) + self.after


def is_passed(parameter: Operand, kind: str) -> bool:
    """Whether an interface has the parameter: LAPACKE needs no work space, but for what it returns there."""
    if kind == "lapacke":
        return parameter.name == "superb" or (parameter.kind not in (WORK, INFO) and parameter.name not in _WORK_SIZES)
    return parameter.name != "superb"


@dataclass(frozen=True)
class Spoken:
    """A routine in one precision and interface. `positions` are of the parameters in the call: of an array, of its
    pointer, its step comes next. `layout` is the position of the layout."""

    routine: Routine
    precision: str
    interface: Interface
    positions: dict[str, int]
    layout: int | None

    @property
    def element(self) -> str:
        """The type of a number, or of a number's parts."""
        return REAL_TYPES[self.precision]

    @property
    def is_complex(self) -> bool:
        """Whether numbers have two parts."""
        return self.precision in "cz"

    def by_value(self, parameter: Operand) -> bool:
        """Whether a scalar, flag or size is passed by value."""
        if self.interface.kind == "fortran":
            return False
        return parameter.kind != SCALAR or parameter.real or not self.is_complex

    def is_number(self, parameter: Operand) -> bool:
        """Whether derivatives pass through the parameter."""
        return parameter.kind == SCALAR or (parameter.kind == ARRAY and not parameter.integers)

    @property
    def numbers(self) -> list[Operand]:
        """Parameters that derivatives may pass through."""
        return [p for p in self.of_kind(ARRAY, SCALAR) if self.is_number(p)]

    def of_kind(self, *kinds: str) -> list[Operand]:
        """Parameters of these kinds that this interface has."""
        return [p for p in self.routine.parameters if p.kind in kinds and p.name in self.positions]

    @property
    def read(self) -> tuple[int, ...]:
        """Positions of pointers to what is read."""
        found = [self.positions[p.name] for p in self.of_kind(FLAG, INTEGER, SCALAR) if not self.by_value(p)]
        found += [self.positions[p.name] for p in self.of_kind(ARRAY) if p.read or p.written]
        if self.interface.kind == "fortran":
            found += [self.positions[p.name] + 1 for p in self.of_kind(ARRAY) if p.stepped]
        return tuple(sorted(found))

    @property
    def written(self) -> tuple[int, ...]:
        """Positions of pointers to what is written."""
        return tuple(self.positions[p.name] for p in self.of_kind(ARRAY, WORK, INFO) if p.written)
