"""What a call is, said once; and the programs that disagreements about it made silently wrong, where they are refused.

Those that are right now are in tests/programs/calls_models.c.
"""

import ast
from pathlib import Path

import pytest

import enzyme_cc
from enzyme_cc.analysis.call_models import LIBRARY_WRAPPER, CallModels, Kind
from enzyme_cc.autodiff.calls.handlers import HANDLERS
from enzyme_cc.ir import Call, parse_module
from enzyme_cc.rules.functions import ALLOCATE, FunctionInfo
from enzyme_cc.rules.registered import CustomRule, RegisteredFunctions

PACKAGE = Path(enzyme_cc.__file__).parent

MODULE = parse_module("""
declare double @sin(double)
declare double @llvm.round.f64(double)
declare double @roundish(double)
declare ptr @malloc(i64)
declare ptr @pool(i64)
declare double @hidden(double)
declare double @y1(double)
declare double @j0(double)
declare double @quiet(double) "enzyme_inactive"
declare double @__enzyme_ignore_derivatives(double)
declare void @qsort(ptr, i64, i64, ptr)
declare void @thrd_exit(i32)
define i32 @less(ptr %a, ptr %b) {
  ret i32 0
}
define double @copy.y1(double %x) {
  ret double %x
}
define double @copy.j0(double %x) "enzyme_cc_library" {
  %r = call double @j0(double %x)
  ret double %r
}
define double @f(double %x, ptr %p, ptr %q) {
  %1 = call double @sin(double %x)
  %2 = call double @llvm.round.f64(double %x)
  %3 = call double @roundish(double %x)
  %4 = call ptr @malloc(i64 8)
  %5 = call ptr @pool(i64 8)
  %6 = call double @hidden(double %x)
  %7 = call double @y1(double %x)
  %8 = call double @j0(double %x)
  %9 = call double @quiet(double %x)
  %10 = call double @__enzyme_ignore_derivatives(double %x)
  call void @qsort(ptr %p, i64 4, i64 8, ptr @less)
  call void @thrd_exit(i32 1)
  %11 = call double %q(double %x)
  %12 = call double @sin(double %x) "enzyme_inactive"
  %13 = call double asm "nop", "=x,x"(double %x)
  ret double %1
}
""")
CALLS = [i for i in MODULE.functions["f"].instructions() if isinstance(i, Call)]


def kinds(models: CallModels) -> list[Kind]:
    return [models.of(call).kind for call in CALLS]


def test_tables_bodies_and_attributes():
    assert LIBRARY_WRAPPER in MODULE.functions["copy.j0"].attributes
    models = CallModels(body_of=lambda f: f if f.has_body else MODULE.functions.get("copy." + f.name))
    assert kinds(models) == [
        Kind.MATH, Kind.MATH, Kind.UNKNOWN, Kind.ALLOCATE, Kind.UNKNOWN, Kind.UNKNOWN, Kind.DEFINED, Kind.MATH,
        Kind.INACTIVE, Kind.INACTIVE, Kind.SORT, Kind.REFUSED, Kind.INDIRECT, Kind.INACTIVE, Kind.UNKNOWN,
    ]
    assert models.of(CALLS[6]).body is MODULE.functions["copy.y1"]


def test_what_the_program_registers_comes_first():
    registered = RegisteredFunctions(
        custom={"round": CustomRule("round")}, inactive_functions={"sin"}, function_like={"roundish": "round"},
        allocations={"pool": FunctionInfo("pool", ALLOCATE, size=(0,))},
    )
    assert kinds(CallModels(registered))[:5] == [
        Kind.INACTIVE, Kind.CUSTOM, Kind.MATH, Kind.ALLOCATE, Kind.ALLOCATE
    ]


def test_callbacks_are_data():
    models = CallModels()
    (edge,) = models.callbacks(CALLS[10])
    array, _, size, _ = CALLS[10].args
    assert (edge.function.name, edge.arguments, edge.sizes) == ("less", (array, array), (size, size))
    assert not models.callbacks(CALLS[0])


def test_each_kind_has_a_handler():
    assert set(HANDLERS) == set(Kind)


ASKING_TABLES = {
    "analysis/call_models.py",  # it is asked for all others
    "autodiff/plan/cache_planning.py",  # of clones in the derivative
    "autodiff/differentiate.py",  # of functions that are not differentiated
}
"""Modules that look a function up by its name."""


def test_nobody_else_asks_the_tables():
    """Rooms before the analyses work on a program that no models are made of yet; gradcheck and the sanitizer
    run the program's own."""
    found = set()
    for folder in ("analysis", "autodiff"):
        for path in (PACKAGE / folder).rglob("*.py"):
            name = path.relative_to(PACKAGE).as_posix()
            if name.startswith(("autodiff/prepare/", "autodiff/gradcheck/", "autodiff/sanitize/", "autodiff/flang/")):
                continue
            for node in ast.walk(ast.parse(path.read_text())):
                called = node.func if isinstance(node, ast.Call) else None
                if isinstance(called, ast.Name) and called.id in ("known", "lookup"):
                    found.add(name)
    # of intrinsics only; and what a dummy of Fortran is, and which operations are rounded, before there are models
    assert found <= ASKING_TABLES | {
        "autodiff/facts/told_words.py", "autodiff/interface/request_descriptors.py",
        "autodiff/interface/truncations.py", "autodiff/interface/operation_copies.py",
        "autodiff/interface/packed_sections.py"}


REFUSED = """
#include <search.h>
#include <signal.h>
#include <string.h>
static double total, g;

static int less(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  total += x * y;
  return (x > y) - (x < y);
}
double sorting(double x) { double v[3] = {x, x * x, 2}; total = 0; qsort(v, 3, sizeof *v, less); return total; }

struct book { int count; double sum; };
static int into_book(const void *a, const void *b, void *book) {
  double x = *(const double *)a, y = *(const double *)b;
  ((struct book *)book)->sum += x * y;
  return (x > y) - (x < y);
}
double keeping_books(double x) {
  double v[3] = {x, x * x, 2};
  struct book book = {0, 0};
  qsort_r(v, 3, sizeof *v, into_book, &book);
  return book.sum;
}

static void start(int number) { total = g * g; }
double starting(double x) { g = x; signal(2, start); return total; }

static int same(const void *a, const void *b) { return memcmp(a, b, 8); }
double searched(double x) {
  double table[4] = {x, x * x}, key = x * x;
  size_t count = 2;
  return *(double *)lsearch(&key, table, &count, sizeof key, same) * table[0];
}

int main(void) {
  double r = 0;
  r += HOOK((void *)sorting, 1.5 SEED) + HOOK((void *)keeping_books, 1.5 SEED);
  r += HOOK((void *)starting, 1.5 SEED) + HOOK((void *)searched, 1.5 SEED);
  return r > 0;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("hook, seed", (("__enzyme_autodiff", ""), ("__enzyme_fwddiff", ", 1.0")))
def test_what_cannot_be_followed_is_refused(hook, seed, refusal):
    said = refusal(REFUSED.replace("HOOK", hook).replace("SEED", seed), "-D_GNU_SOURCE")
    for callee in ("'less', which it calls", "'into_book', which it calls", "'start', which it calls", "'lsearch'"):
        assert callee in said
