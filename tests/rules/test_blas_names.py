"""Every routine of BLAS and LAPACK is known by each of its names, with integers of either width."""

from __future__ import annotations

import pytest

from enzyme_cc import ir
from enzyme_cc.rules.blas import ARRAY, FLAG, INFO, INTEGER, REAL_TYPES, ROUTINES, WORK, Routine, is_passed
from enzyme_cc.rules.blas_names import is_name, recognised


def function_type(routine: Routine, precision: str, kind: str, bits: int, lengths: bool = False) -> ir.FunctionType:
    """The type of the function that an interface has for the routine."""
    number, size = ir.float_type(REAL_TYPES[precision]), ir.IntType(bits)
    has_layout = kind == "lapacke" or (kind == "cblas" and routine.layout)
    types: list[ir.Type] = [ir.i32] if has_layout else []
    flags = 0
    for p in routine.parameters:
        if not is_passed(p, kind):
            continue
        flags += p.is_character
        if p.kind in (ARRAY, WORK, INFO) or kind == "fortran":
            types.append(ir.ptr)
        elif p.kind == FLAG:
            types.append(ir.i8 if kind == "lapacke" else ir.i32)
        elif p.kind == INTEGER:
            types.append(size)
        else:
            types.append(number if precision in "sd" or p.real else ir.ptr)
        if p.kind == ARRAY and p.stepped:
            types.append(ir.ptr if kind == "fortran" else size)
    types += [ir.i64] * (flags if lengths else 0)
    result: ir.Type = ir.i32 if kind == "lapacke" else ir.void
    if routine.result:
        is_pair = routine.result == "number" and precision in "cz"
        result = ir.struct_type((number, number)) if is_pair else number
    return ir.function_type(result, types)


@pytest.mark.parametrize("name", ROUTINES)
def test_a_routine_is_known_by_each_of_its_names(name: str) -> None:
    routine = ROUTINES[name]
    for precision, before in routine.spellings.items():
        spelled = before + routine.name

        def is_known(
            symbol: str, kind: str, bits: int, width: int, precision: str = precision, spelled: str = spelled
        ) -> None:
            for lengths in (False, True) if kind == "fortran" else (False,):
                spoken = recognised(symbol, function_type(routine, precision, kind, bits, lengths))
                assert is_name(symbol) and spoken is not None, symbol
                assert (spoken.routine.name, spoken.precision, spoken.interface.kind) == (routine.name, precision, kind)
                assert spoken.interface.integers == width, symbol
                assert spoken.interface.symbol(spelled) == symbol

        if not name.endswith("_sub"):
            for after in ("_", "", "__"):
                is_known(spelled + after, "fortran", 32, 32)
            for after in ("_64_", "_64", "64_"):
                is_known(spelled + after, "fortran", 64, 64)
            is_known(spelled.upper(), "fortran", 32, 32)
        if routine.lapack and routine.by_lapacke:
            for after, bits in (("", 32), ("", 64), ("64_", 64), ("_64", 64)):
                is_known(f"LAPACKE_{spelled}{after}", "lapacke", bits, bits)
        elif not routine.lapack and not (routine.result == "number" and precision in "cz"):
            for after, bits in (("", 32), ("", 64), ("64_", 64), ("_64", 64)):
                is_known(f"cblas_{spelled}{after}", "cblas", bits, bits)
