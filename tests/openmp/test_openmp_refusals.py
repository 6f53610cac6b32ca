"""What of OpenMP is not followed is refused where it stands, with what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.openmp.test_openmp_programs import build, pytestmark  # noqa: F401  # the same conditions

HEAD = "#include <omp.h>\nvoid __enzyme_autodiff(void *, ...);\ndouble f(double *x) { double s = 0, a = 0;\n"
TAIL = "  return s; }\nvoid g(double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }\n"
REFUSED = {
    "copyprivate": ("""#pragma omp parallel private(a) reduction(+:s)
  {
#pragma omp single copyprivate(a)
    a = x[0] * x[0];
    s += a;
  }
""", "c:7:5: error", "write to a shared variable in the 'single' block"),
    "untied": ("""#pragma omp parallel
#pragma omp single
#pragma omp task untied shared(s)
  s = x[0] * x[0];
""", "c:6:1: error", "use a plain task"),
    "cancel": ("""#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < 9; i++) {
    s += x[i] * x[i];
#pragma omp cancel for if (i > 7)
  }
""", "c:7:28: error", "let the loop run to its end"),
    "doacross": ("""#pragma omp parallel for ordered(1)
  for (int i = 1; i < 9; i++) {
#pragma omp ordered depend(sink : i - 1)
    x[i] += x[i - 1];
#pragma omp ordered depend(source)
  }
""", "error", "use 'ordered' without 'depend'"),
    "lock": ("""  omp_lock_t l;
  omp_init_lock(&l);
#pragma omp parallel for
  for (int i = 0; i < 9; i++) {
    while (!omp_test_lock(&l)) ;
    s += x[i] * x[i];
    omp_unset_lock(&l);
  }
""", "c:8:13: error", "use omp_set_lock"),
    "reduction of tasks": ("""#pragma omp parallel reduction(task, +:s)
#pragma omp single
#pragma omp task in_reduction(+:s)
  s += x[0] * x[0];
""", "c:5:", "use a plain task"),
    "detached": ("""  omp_event_handle_t e;
#pragma omp parallel
#pragma omp single
#pragma omp task detach(e) shared(s)
  s = x[0] * x[0];
""", "c:7:1: error", "use a plain task"),
    "allocator": ("""  double *t = omp_alloc(9 * sizeof *t, omp_default_mem_alloc);
#pragma omp parallel for
  for (int i = 0; i < 9; i++) t[i] = x[i] * x[i];
  s = t[0];
  omp_free(t, omp_default_mem_alloc);
""", "c:4:15: error", "take it from malloc"),
    "allocated": ("""  double t[9];
#pragma omp parallel for private(t) allocate(omp_default_mem_alloc : t) reduction(+:s)
  for (int i = 0; i < 9; i++) s += (t[0] = x[i]) * t[0];
""", "c:6:3: error", "without 'allocate'"),
    "device": ("""#pragma omp target teams distribute parallel for map(tofrom: s) reduction(+:s)
  for (int i = 0; i < 9; i++) s += x[i] * x[i];
""", "c:4:1: error", "use a parallel region of the host"),
    "teams": ("""#pragma omp teams distribute parallel for reduction(+:s)
  for (int i = 0; i < 9; i++) s += x[i] * x[i];
""", "c:4:1: error", "use a parallel region of the host"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_not_followed_is_refused_by_its_name(kind: str, tmp_path: Path) -> None:
    body, place, remedy = REFUSED[kind]
    (tmp_path / "a.c").write_text(HEAD + body + TAIL)
    said = build("enzyme-clang", tmp_path, "-O1", "-c", "a.c", fails=True)
    assert place in said and remedy in said and "link" not in said, said


def test_a_parallel_gradient_that_is_differentiated_again_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("""void __enzyme_autodiff(void *, ...);
double f(double *x) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < 9; i++) s += x[i] * x[i] * x[i];
  return s; }
double g(double *x) { double d[9] = {0}; __enzyme_autodiff((void *)f, x, d); return d[0]; }
void h(double *x, double *dx) { __enzyme_autodiff((void *)g, x, dx); }
""")
    said = build("enzyme-clang", tmp_path, "-O1", "-c", "a.c", fails=True)
    assert "a.c:6" in said and "compile the function without -fopenmp" in said
