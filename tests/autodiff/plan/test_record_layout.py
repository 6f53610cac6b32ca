"""Places in records: none overlaps where both values are there, and those of exclusive paths are shared."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from enzyme_cc.autodiff.plan.record_layout import RecordLayout
from enzyme_cc.ir import f64, i1, i8, i64, parse_module

LEAF_OR_NODE = """
define void @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %leaf, label %node
leaf:
  br label %exit
node:
  br label %loop
loop:
  br i1 %d, label %even, label %odd
even:
  br label %latch
odd:
  br label %latch
latch:
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
"""


def layout(header: str | None):
    module = parse_module(LEAF_OR_NODE)
    blocks = {block.name: block for block in module.functions["f"].blocks}
    return RecordLayout(module.datalayout, blocks[header] if header else None), blocks


def test_exclusive_paths_share_and_others_do_not():
    record, at = layout(None)
    items = [("flag", i1, at["entry"]), ("place", i64, at["leaf"]), ("sum", f64, at["node"]), ("k", i64, at["node"])]
    offsets, size = record.offsets(items, 0)
    assert offsets["place"] == offsets["sum"] != offsets["k"]
    assert size == 17, "two words, and a flag behind them"


def test_what_a_loop_leads_to_again_does_not_share():
    record, at = layout(None)
    offsets, size = record.offsets([("a", f64, at["even"]), ("b", f64, at["odd"])], 0)
    assert offsets["a"] != offsets["b"] and size == 16


def test_paths_of_one_iteration_share_behind_the_link():
    record, at = layout("loop")
    offsets, size = record.offsets([("a", f64, at["even"]), ("b", i8, at["odd"]), ("c", i64, at["latch"])], 8)
    assert offsets == {"a": 8, "c": 16, "b": 8} and size == 24


RECURSIVE = """
/* A tree whose leaves, inner nodes and odd nodes keep different things. */
static double tree(const double *x, long n, long depth, long at) {
    double here = sin(x[at % n] * depth);
    if (depth == 0) return here * here;
    if (depth % 3 == 1) {
        double only = exp(here) + x[(at + 1) % n];
        return only * tree(x, n, depth - 1, at + 2) * only;
    }
    double sum = here;
    for (long k = 0; k < 2; k++) {
        double child = tree(x, n, depth - 1, 2 * at + k);
        sum += cos(child) * child * here;
    }
    return sum;
}
static double of(const double *x) { return tree(x, 5, 5, 1); }
int main(void) {
    double x[5], d_x[5] = {0};
    for (int i = 0; i < 5; i++) x[i] = 0.5 + 0.3 * cos(i);
    __enzyme_autodiff_void((void *)of, enzyme_dup, x, d_x);
    for (int i = 0; i < 5; i++) CHECK_CLOSE("x", d_x[i], FD_STEP(x[i], of(x), 1e-3), 1e-8);
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_records_of_a_recursive_function(level: str, check: Callable[..., None]) -> None:
    check(RECURSIVE, level)


INTERPRETER = """
/* A loop whose end only the data know: each iteration keeps what its own case needs. */
static double interpret(const double *x, const char *code) {
    double a = x[0], b = x[1];
    while (*code != 'q')
        switch (*code++) {
        case 's': a = sin(a * b); break;
        case 'm': { double c = a * b + x[2]; a = c * c; b = exp(-c); } break;
        case 'd': b = a / (2 + b * b); break;
        case 'x': { double c = a; a = b; b = c * x[1]; } break;
        default: a = a * a * a;
        }
    return a * b + a;
}
static const char *code = "smdxs3dmxsdd3mxq";
static double of(const double *x) { return interpret(x, code); }
int main(void) {
    double x[3] = {0.4, 0.7, -0.3}, d_x[3] = {0};
    __enzyme_autodiff_void((void *)of, enzyme_dup, x, d_x);
    for (int i = 0; i < 3; i++) CHECK_CLOSE("x", d_x[i], FD_STEP(x[i], of(x), 1e-3), 1e-8);
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_records_of_an_interpreter(level: str, check: Callable[..., None]) -> None:
    check(INTERPRETER, level)
