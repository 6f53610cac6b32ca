"""Whether a program writes the integers that it reads where numbers may lie, too."""

from __future__ import annotations

import pytest

from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.analysis.written_integers import WrittenIntegers

UNION = """
typedef union { double number; struct { int low, high; } words; long whole; } cell;
double f(cell *c, double x, int i, int n) {
  c[i].number = x;
  WRITTEN;
  return c[n].words.high;
}
"""


def may_be_read(module, width: int, is_of_reached: bool = False) -> bool:
    types, function = TypeAnalysis(module), module.functions["f"]
    types.analyse(function)
    load = next(i for i in function.instructions() if i.opcode == "load" and i.type.is_int)
    return WrittenIntegers(types).may_be_read(load, width, is_of_reached)


@pytest.mark.parametrize("written", ["", "c[i + 1].whole = 0", "c[i + 1].number = 2 * x"])
def test_an_integer_is_a_part_of_a_number_where_none_is_written(compile_c, written: str) -> None:
    assert not may_be_read(compile_c(UNION.replace("WRITTEN", written)), 32)


@pytest.mark.parametrize("written", ["c[i + 1].words.high = n", "c[i + 1].whole = 7L * n", "c[n].words.low = 3"])
def test_an_integer_that_is_written_to_such_a_union_may_be_read(compile_c, written: str) -> None:
    assert may_be_read(compile_c(UNION.replace("WRITTEN", written)), 32)


def test_a_smaller_integer_is_not_what_is_read(compile_c) -> None:
    assert not may_be_read(compile_c(UNION.replace("WRITTEN", "c[i + 1].words.low = n")), 64)


def test_a_count_beside_the_numbers_is_not_what_is_read(compile_c) -> None:
    module = compile_c("""
        typedef struct { union { float number; unsigned bits; } cells[4]; int count; } row;
        float f(row *r, float x, int n) {
          r->cells[r->count++].number = x;
          return r->cells[n].bits;
        }""")
    types, function = TypeAnalysis(module), module.functions["f"]
    types.analyse(function)
    converted = next(i for i in function.instructions() if i.opcode == "uitofp")
    assert not WrittenIntegers(types).may_be_read(converted.operands[0], 32)


WRITER = "__attribute__((noinline)) void g(cell *c, int n) { c[n].words.high = n; }"


def test_what_functions_write_counts_where_they_are_reached(compile_c) -> None:
    declared, rest = UNION.split("double f(", 1)
    called = rest.replace("WRITTEN", "g(c, n)")
    assert may_be_read(compile_c(f"{declared}{WRITER}\ndouble f({called}"), 32, True)


@pytest.mark.parametrize("writer", [WRITER, WRITER + "void h(cell *c) { g(c, f(c, 1, 0, 0)); }"])
def test_what_functions_write_that_are_not_reached_does_not_count(compile_c, writer: str) -> None:
    assert not may_be_read(compile_c(UNION.replace("WRITTEN", "") + writer), 32, True)
