"""Structures that a file only knows to exist, such as MPI's communicators: `struct S; extern struct S s;`."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ELSEWHERE = """
struct hidden { int a; double b; } world = {2, 3};
struct op { int a; } sum, *chosen = &sum;
struct table { int a; };
const struct table names = {1};
int allreduce(const void *in, void *out, int n, int type, struct op *o, struct hidden *c) {
  for (int i = 0; i < n; i++) ((double *)out)[i] = ((double *)in)[i] * 3;
  return 0;
}
int rank(struct hidden *c) { return c->a; }
"""

HERE = r"""
extern int enzyme_dup, enzyme_const;
struct hidden;
struct op;
struct table;
extern struct hidden world;
extern struct op sum, *chosen;
extern const struct table names;
typedef struct hidden *Comm;
typedef struct op *Op;
int allreduce(const void *in, void *out, int n, int type, Op o, Comm c);
int rank(Comm c);
static Comm current = &world;
static struct { Op op; Comm comm; double weight; } setup = {&sum, &world, 2};
void *__enzyme_inactivefn_rank[] = {(void *)rank};

static void reduce(const double *in, double *out, int n, Op o, Comm c) { allreduce(in, out, n, 1, o, c); }
static void *reduce_aug(const double *in, double *din, double *out, double *dout, int n, Op o, Op d, Comm c, Comm dc) {
  reduce(in, out, n, o, c);
  return 0;
}
static void reduce_rev(const double *in, double *din, double *out, double *dout, int n, Op o, Op d, Comm c, Comm dc,
                       void *t) {
  double sums[8];
  allreduce(dout, sums, n, 1, &sum, &world);
  for (int i = 0; i < n; i++) din[i] += sums[i], dout[i] = 0;
}
static void reduce_fwd(const double *in, double *din, double *out, double *dout, int n, Op o, Op d, Comm c, Comm dc) {
  reduce(in, out, n, o, c);
  reduce(din, dout, n, o, c);
}
void *__enzyme_register_gradient_reduce[] = {(void *)reduce, (void *)reduce_aug, (void *)reduce_rev};
void *__enzyme_register_derivative_reduce[] = {(void *)reduce, (void *)reduce_fwd};

static double squares(const double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  return s;
}
static double direct(double *x, int n) { double y[8]; reduce(x, y, n, &sum, &world); return squares(y, n); }
static double chosen_by(double *x, int n) {
  double y[8];
  reduce(x, y, n, n > 1 ? &sum : 0, n > 2 ? current : &world);
  return squares(y, n) * (rank(current) + 1);
}
static double by_table(double *x, int n) {
  double y[8];
  reduce(x, y, n, setup.op, setup.comm);
  return squares(y, n) * setup.weight;
}
struct context { double *data; Comm comm; Op op; int n; };
static double with_context(const struct context *c) {
  double y[8];
  reduce(c->data, y, c->n, c->op, c->comm);
  return squares(y, c->n);
}
static double by_context(double *x, int n) { struct context c = {x, &world, &sum, n}; return with_context(&c); }
static double compares(double *x, int n) {
  Comm c = n > 1 ? &world : 0;
  return c == current ? x[0] * x[1] : x[0] * rank((Comm)&names);
}
static double given(double *x, int n, Comm c) {
  double y[8];
  reduce(x, y, n, chosen, c ? c : &world);
  return squares(y, n);
}

static void test(const char *name, double (*f)(double *, int), double *d, double forward) {
  double h = 1e-5, up[2] = {1.5 + h, -0.7}, down[2] = {1.5 - h, -0.7}, numeric = (f(up, 2) - f(down, 2)) / (2 * h);
  CHECK_CLOSE(name, d[0], numeric, 1e-6);
  CHECK_CLOSE(name, forward, numeric, 1e-6);
}
#define TEST(f) do { \
    double x[2] = {1.5, -0.7}, d[2] = {0}, t[2] = {1, 0}; \
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, 2); \
    test(#f, f, d, __enzyme_fwddiff((void *)f, enzyme_dup, x, t, enzyme_const, 2)); \
  } while (0)

int main(void) {
  TEST(direct);
  TEST(chosen_by);
  TEST(by_table);
  TEST(by_context);
  TEST(compares);
  double x[2] = {1, 2}, d[2] = {0};
  __enzyme_autodiff((void *)given, enzyme_dup, x, d, enzyme_const, 2, enzyme_const, &world);
  CHECK_CLOSE("given", d[1], 36.0, 1e-12);
  return check_report();
}
"""


@pytest.mark.parametrize("flags", ["-O0", "-O2 -g", pytest.param("-O1 -g", marks=pytest.mark.long),
                                   pytest.param("-O3", marks=pytest.mark.long)])
def test_what_is_known_by_address_only_is_a_handle(check: Callable[..., None], tmp_path: Path, flags: str) -> None:
    (tmp_path / "elsewhere.c").write_text(ELSEWHERE)
    subprocess.run(["gcc", "-c", "elsewhere.c"], cwd=tmp_path, check=True, timeout=60)
    check(HERE, "elsewhere.o", *flags.split())
