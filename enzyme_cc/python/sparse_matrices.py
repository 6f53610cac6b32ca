"""Sparse Jacobians and Hessians as matrices of SciPy.

The entry asks for them by `__enzyme_sparse_jacobian` and `__enzyme_sparse_hessian`: the pattern is that of the place at
hand, and columns that have no row in common are computed together.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from enzyme_cc.python.arrays import offset_of_data
from enzyme_cc.python.calls import RESULT, Array, Calls
from enzyme_cc.python.entries import SPARSE_HESSIAN, SPARSE_JACOBIAN, CallKind, EntryCode, Slot
from enzyme_cc.python.prototype import Prototype
from enzyme_cc.python.target import Target

SparseMatrix = Any
"""scipy.sparse.csr_array: SciPy is imported where it is needed."""
_WORDS = 7
"""Of struct enzyme_sparse (<enzyme/sparse.h>): rows, columns, entries, colours, starts, indices, values."""
_FEW = 4
"""A matrix with so many times more columns than rows is computed by rows."""
_MATRIX = "m"
"""The role of the slot for the structure, with the numbers of elements of all active arrays behind it."""


class SparseCode(EntryCode):
    """The C text of an entry that makes a sparse matrix: of the output `kind.of` by the inputs `kind.active`."""

    def __init__(self, prototype: Prototype, target: Target, kind: CallKind, offset: int) -> None:
        super().__init__(prototype, target, kind, offset)
        self.slots.append(Slot("", _MATRIX, "long", "i8", False))

    def text(self) -> str:
        return "\n".join([
            "// Made by enzyme-cc: how Python's arrays reach a function.",
            f"#define AT(T, object) (*(T **)((char *)(object) + {self.offset}))",
            "extern int enzyme_input, enzyme_output, enzyme_inout, enzyme_work, enzyme_by_rows, "
            "enzyme_const, enzyme_single, enzyme_doubles;",
            "extern void __enzyme_sparse_jacobian(void *, ...), __enzyme_sparse_hessian(void *, ...);",
            self._declaration(), *self._value(), *self._core(), self._single(), self._single(addresses=True),
            self._batched(), ""])

    def _core(self) -> list[str]:
        is_hessian = self.kind.name == SPARSE_HESSIAN
        primal = [slot for slot in self.slots if not slot.role]
        if is_hessian:
            primal = [slot for slot in primal if slot.parameter]
        counts = iter(range(_WORDS, _WORDS + len(primal)))
        words = [self._argument(slot, counts) for slot in primal]
        function, lines = "value", []
        if self.kind.by_rows:
            words.insert(0, "enzyme_by_rows")
        if is_hessian:
            taken = ", ".join(self._parameter(slot) for slot in primal)
            given = ", ".join("&result" if not slot.parameter else slot.ident for slot in self.slots if not slot.role)
            result = self.prototype.result
            assert result is not None
            lines = [f"static {result.c} number({taken}) {{", f"  {result.c} result = 0;", f"  value({given});",
                     "  return result;", "}"]
            function = "number"
        return [*lines, f"static void core({self._parameters(('', _MATRIX))}) {{",
                f"  __enzyme_{self.kind.name}((void *){function}, m_result, {', '.join(words)});", "}"]

    def _argument(self, slot: Slot, counts: Any) -> str:
        """One argument of the hook: marked, and counted."""
        marker = self.marker(slot)
        if marker is None:
            return f"enzyme_const, {slot.ident}"
        precision = "enzyme_single" if slot.dtype == "f4" else "enzyme_doubles"
        return f"{precision}, {marker}, {slot.ident}, m_result[{next(counts)}]"

    def marker(self, slot: Slot) -> str | None:
        """What the hook is told of a slot: None of what has no derivative."""
        if not slot.parameter:
            active = self.prototype.result is not None and self.prototype.result.is_active
            return None if not active else "enzyme_output" if self.kind.of == RESULT else "enzyme_work"
        parameter = next(p for p in self.prototype.parameters if p.name == slot.parameter)
        is_asked, is_input = parameter.is_output and self.kind.of == parameter.name, slot.parameter in self.kind.active
        if is_input:
            return "enzyme_inout" if is_asked else "enzyme_input"
        if not parameter.is_output or not parameter.type.is_active:
            return None
        return "enzyme_output" if is_asked else "enzyme_work"


def sparse_jacobian(
    function: Calls, values: list[Any], sizes: dict[str, int], of: str, active: tuple[str, ...], mode: str | None
) -> dict[str, SparseMatrix]:
    """The derivative of the output `of` by each active input: a row for each element of the output, a column for each
    of the input. `mode`: "forward" by columns, "reverse" by rows; None the latter where there are few rows."""
    _check_real(function, "sparse_jacobian", active, of)
    if mode not in (None, "forward", "reverse"):
        raise ValueError(f"mode: 'forward' or 'reverse' is wanted, not {mode!r}")
    output = next((p for p in function._outputs if p.name == of), None)
    rows = 1 if output is None else int(np.prod(function._shape(output, sizes)))
    columns = sum(_size(function, name, values) for name in active)
    by_rows = mode == "reverse" or (mode is None and _FEW * rows <= columns)
    kind = CallKind(SPARSE_JACOBIAN, _in_order(function, active), of=of, by_rows=by_rows)
    found = _matrix(function, values, sizes, kind)
    return _parts(function, found, values)


def sparse_hessian(function: Calls, values: list[Any], sizes: dict[str, int], active: tuple[str, ...]
                   ) -> dict[str, dict[str, SparseMatrix]]:
    """The second derivatives of the result, by two inputs each."""
    _check_real(function, "sparse_hessian", active, RESULT)
    if function._outputs:
        raise TypeError(f"sparse_hessian: {function.__name__} has outputs beside its result "
                        f"({', '.join(p.name for p in function._outputs)}); wrap it in a function without")
    found = _matrix(function, values, sizes, CallKind(SPARSE_HESSIAN, _in_order(function, active), of=RESULT))
    columns = _parts(function, found, values)
    rows: dict[str, dict[str, Any]] = {}
    at = 0
    for name in _in_order(function, active):
        count = _size(function, name, values)
        rows[name] = {other: columns[other][at:at + count] for other in active}
        at += count
    return rows


def _in_order(function: Calls, active: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in function._names if name in active)


def _check_real(function: Calls, what: str, active: tuple[str, ...], of: str) -> None:
    result = function.prototype.result
    kinds: dict[str, str] = {name: function._dtypes[name].kind for name in (*active, of) if name in function._dtypes}
    if of == RESULT and of not in kinds:
        kinds[RESULT] = "" if result is None else result.kind
    for name, kind in kinds.items():
        if kind != "f":
            raise TypeError(f"{what}: {name} is not real, and only of real numbers there are sparse matrices")


def _size(function: Calls, name: str, values: list[Any]) -> int:
    return int(np.size(values[function._names.index(name)]))


def _matrix(function: Calls, values: list[Any], sizes: dict[str, int], kind: CallKind) -> tuple[SparseMatrix, CallKind]:
    try:
        from scipy.sparse import csr_array
    except ImportError:
        raise ImportError(f"{kind.name} returns a matrix of SciPy: pip install enzyme-cc[sparse]") from None
    entry = function._entries.get(kind)
    if entry is None:
        with function._making:
            code = SparseCode(function.prototype, function.target, kind, offset_of_data())
            entry = function._entries.setdefault(kind, function.program.entry(code))
    assert isinstance(entry._code, SparseCode)
    matrix = np.zeros(_WORDS + len(entry.slots), np.int64)
    counted = _WORDS
    words: list[Any] = []
    for slot in entry.slots:
        parameter, place = function._bound.get(slot.parameter, (None, -1))
        is_counted = not slot.role and entry._code.marker(slot) is not None and (
            bool(slot.parameter) or kind.name == SPARSE_JACOBIAN)
        word: Any
        if slot.role == _MATRIX:
            word = matrix
        elif parameter is None:
            if is_counted:
                matrix[counted], counted = 1, counted + 1
            continue  # which the call returns
        elif parameter.is_output:
            word = function._made(parameter, sizes, values[place] if place >= 0 else None)
        else:
            word = sizes[slot.parameter] if place < 0 else values[place]
        if is_counted:
            matrix[counted], counted = np.size(word), counted + 1
        words.append(word)
    entry.call(*words)
    rows, columns, entries, _, starts, indices, numbers = (int(word) for word in matrix[:_WORDS])
    try:
        parts = (_copied(numbers, ctypes.c_double, entries), _copied(indices, ctypes.c_int64, entries),
                 _copied(starts, ctypes.c_int64, rows + 1))
    finally:
        for address in (starts, indices, numbers):
            _free(address)
    return csr_array(parts, shape=(rows, columns)), kind


def _copied(address: int, type: Any, count: int) -> Array:
    return np.array(np.ctypeslib.as_array((type * count).from_address(address)))


_free = ctypes.CDLL(None).free
_free.argtypes, _free.restype = [ctypes.c_void_p], None


def _parts(function: Calls, found: tuple[SparseMatrix, CallKind], values: list[Any]) -> dict[str, SparseMatrix]:
    """The columns of each input."""
    matrix, kind = found
    parts: dict[str, Any] = {}
    at = 0
    for name in kind.active:
        count = _size(function, name, values)
        parts[name] = (matrix[:, at:at + count] if len(kind.active) > 1 else matrix).astype(function._dtypes[name])
        at += count
    return parts
