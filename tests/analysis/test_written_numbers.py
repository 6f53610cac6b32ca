"""Where functions write numbers: through each other, too."""

from __future__ import annotations

import pytest

from enzyme_cc.analysis.points_to import Summaries
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.analysis.written_numbers import WrittenNumbers

EACH_OTHER = """
__attribute__((noinline)) void odd(double *a, double *b, int *k, int n);
__attribute__((noinline)) void even(double *a, double *b, int *k, int n) {
  *a += 1.5;
  if (n) odd(a, b, k, n - 1);
}
__attribute__((noinline)) void odd(double *a, double *b, int *k, int n) {
  *b *= 2;
  *k += n;
  if (n) even(a, b, k, n - 1);
}
"""


@pytest.mark.parametrize("order", [("even", "odd"), ("odd", "even")])
def test_functions_that_call_each_other_write_what_either_writes(compile_c, order: tuple[str, str]) -> None:
    module = compile_c(EACH_OTHER)
    types = TypeAnalysis(module)
    written = WrittenNumbers(types, Summaries(types.models))
    for name in order:
        assert written.of(module.functions[name]) == {("argument", 0), ("argument", 1)}
