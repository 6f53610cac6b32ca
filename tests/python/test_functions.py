"""Functions over NumPy's arrays: values and derivatives against closed forms, in each language."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_cc
from tests.python.conftest import find_flang, find_rustc, needs

pytestmark = pytest.mark.slow

X = np.array([0.3, -1.2, 2.5, 0.7])
ENERGY = "double energy(const double x[n], double k, int n)"


def test_all_derivatives_of_a_scalar_function(c_program: enzyme_cc.Program) -> None:
    energy = c_program.function(ENERGY)
    k = 1.5
    value = k * np.sum(X**2 * np.sin(X))
    by_x = k * (2 * X * np.sin(X) + X**2 * np.cos(X))
    second = k * (2 * np.sin(X) + 4 * X * np.cos(X) - X**2 * np.sin(X))
    assert energy(X, k) == pytest.approx(value) == energy(k=k, x=X)
    gradients = energy.grad(X, k)
    np.testing.assert_allclose(gradients.x, by_x)
    assert gradients.k == pytest.approx(value / k)
    again, alone = energy.value_and_grad(X, k)
    assert again == pytest.approx(value) and alone._fields == ("x", "k")
    np.testing.assert_allclose(energy.vjp(X, k, cotangent=2.0).x, 2 * by_x)
    direction = np.array([1.0, 2.0, -1.0, 0.5])
    primal, tangent = energy.jvp((X, k), (direction, 3.0))
    assert primal == pytest.approx(value) and tangent == pytest.approx(by_x @ direction + 3 * value / k)
    np.testing.assert_allclose(energy.jacobian(X, k).x, by_x)
    blocks = energy.hessian(X, k)
    np.testing.assert_allclose(blocks.x.x, np.diag(second), atol=1e-12)
    np.testing.assert_allclose(blocks.x.k, by_x / k)
    np.testing.assert_allclose(blocks.k.x, by_x / k)
    assert blocks.k.k == 0
    product = energy.hessian_vector(X, k, vector=(direction, 0.5))
    np.testing.assert_allclose(product.x, second * direction + 0.5 * by_x / k)
    assert repr(energy) == f"<enzyme_cc.ProgramFunction {ENERGY}; call: energy(x, k)>"
    assert "energy" in repr(c_program)


def test_wrt_one_name(c_program: enzyme_cc.Program) -> None:
    form = c_program.function(
        "double quadratic(const double a[m][n], const double x[m], const double y[n], int m, int n)")
    a, x, y = np.arange(6.0).reshape(2, 3), np.array([1.0, -2.0]), np.array([0.5, 3.0, 1.0])
    np.testing.assert_allclose(form.grad(a, x, y, wrt="a"), np.outer(x, y))
    swapped = form.grad(a, x, y, wrt=("y", "x"))
    assert swapped._fields == ("y", "x")
    np.testing.assert_allclose(swapped.x, a @ y)
    np.testing.assert_allclose(swapped.y, x @ a)
    assert form(np.zeros((0, 3)), np.zeros(0), y) == 0
    before = a.copy()
    with pytest.warns(enzyme_cc.CopyWarning, match=r"a: copied, .* C's order") as told:
        assert form(np.asfortranarray(a), x, y) == pytest.approx(x @ a @ y)
    assert told[0].filename == __file__
    with pytest.warns(enzyme_cc.CopyWarning, match="y: copied, since its bytes are in the other order"):
        assert form(a.tolist(), [1, -2], y.astype(">f8")) == pytest.approx(x @ a @ y)
    a.flags.writeable = False
    assert form(a, x, y) == pytest.approx(x @ a @ y)
    np.testing.assert_array_equal(a, before)


def test_outputs_and_what_comes_in_and_goes_out(c_program: enzyme_cc.Program) -> None:
    step = c_program.function(
        "void step(double u[n], const double v[n], double h, int n, double *speed, double twice[2*n])", inout="u")
    u, v, h = np.array([1.0, 2.0, 3.0]), np.array([0.5, -1.0, 2.0]), 0.25
    after = u + h * v * v
    found = step(u, v, h)
    assert found._fields == ("u", "speed", "twice")
    np.testing.assert_allclose(found.u, after)
    assert found.speed == pytest.approx(v @ v)
    np.testing.assert_allclose(found.twice, np.repeat(after * v, 2))
    np.testing.assert_array_equal(u, [1, 2, 3])
    cotangent = {"u": np.array([1.0, 10.0, 100.0]), "speed": 2.0}
    back = step.vjp(u, v, h, cotangent=cotangent)
    np.testing.assert_allclose(back.u, cotangent["u"])
    np.testing.assert_allclose(back.v, cotangent["u"] * 2 * h * v + 4 * v)
    assert back.h == pytest.approx(cotangent["u"] @ v**2)
    _, moved = step.jvp((u, v, h), (None, np.ones(3), None))
    np.testing.assert_allclose(moved.u, 2 * h * v)
    np.testing.assert_allclose(moved.twice, np.repeat(2 * h * v * v + after, 2))
    matrix = step.jacobian(u, v, h, of="twice", wrt="u")
    assert matrix.shape == (6, 3)
    np.testing.assert_allclose(matrix, np.repeat(np.diag(v), 2, axis=0))


def test_float_and_integers(c_program: enzyme_cc.Program) -> None:
    dot = c_program.function("float dot(const float x[n], const float y[n], unsigned n)")
    x = X.astype("f4")
    gradients = dot.grad(x, 2 * x)
    assert gradients.x.dtype == np.float32
    np.testing.assert_allclose(gradients.y, x)
    total = c_program.function("int64_t total(const int32_t a[n], int64_t n)")
    assert total(np.arange(5, dtype="i4")) == 10 and total(np.zeros(0, "i4")) == 0


def test_complex(c_program: enzyme_cc.Program) -> None:
    form = c_program.function("double complex form(const double complex z[n], long n, double complex w)")
    z, w = np.array([1 + 2j, 3 - 1j]), 2j
    assert form(z, w) == pytest.approx(w * np.sum(z * z))
    _, tangent = form.jvp((z, w), (np.array([1j, 0]), None))
    assert tangent == pytest.approx(2 * w * z[0] * 1j)
    back = form.vjp(z, w, cotangent=1 - 1j)
    np.testing.assert_allclose(back.z, (1 - 1j) * np.conj(2 * w * z))
    assert back.w == pytest.approx((1 - 1j) * np.conj(np.sum(z * z)))
    np.testing.assert_allclose(form.jacobian(z, w, wrt="z"), 2 * w * z)


def test_batches_and_threads(c_program: enzyme_cc.Program) -> None:
    energy = c_program.function(ENERGY)
    many, ks = np.random.default_rng(1).normal(size=(23, 4)), np.linspace(1, 2, 23)
    expected = [energy(x, k) for x, k in zip(many, ks, strict=True)]
    np.testing.assert_allclose(energy.batch(many, ks), expected)
    np.testing.assert_allclose(energy.batch(many[::-1].copy(), ks[::-1].copy(), threads=3), expected[::-1])
    gradients = energy.batch_grad(many, 1.5, threads=2)
    np.testing.assert_allclose(gradients.x[7], energy.grad(many[7], 1.5, wrt="x"))
    assert gradients.k.shape == (23,)
    np.testing.assert_allclose(energy.batch_grad(many, ks, wrt="x")[5], energy.grad(many[5], ks[5]).x)
    wanted = [energy.grad(x, 1.5, wrt="x") for x in many]
    start = threading.Barrier(8)

    def work(number: int) -> bool:
        start.wait()
        return all(np.array_equal(energy.grad(many[place % 23], 1.5, wrt="x"), wanted[place % 23])
                   for place in range(number, number + 300))

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(8)))


MEETING = """
#include <stdatomic.h>
#include <time.h>
static atomic_int arrived;
double meet(double x) {
  atomic_fetch_add(&arrived, 1);
  for (time_t end = time(0) + 20; atomic_load(&arrived) < 2;)
    if (time(0) > end) return -1;
  return x * x;
}
"""


def test_foreign_code_runs_while_others_are_in_it() -> None:
    """Each of two threads waits for the other in the foreign function, which no two can who share Python's lock."""
    meet = enzyme_cc.build(code=MEETING, language="c").function("double meet(double x)")
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(meet, [2.0, 3.0])) == [4, 9]


CXX = """
#include <cmath>
#include <complex>
#include <vector>
namespace space {
template <class T> T norm(const T *x, int n) {
  T s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return std::sqrt(s);
}
template double norm<double>(const double *, int);
template <int N> double dot(const double *x, int n) { return n > 0 ? N * x[0] : 0; }
template double dot<2>(const double *, int);
template double dot<3>(const double *, int);
struct Model {
  std::vector<double> w;
  double at(double x) const { double r = 0; for (double c : w) r = r * x + c; return r; }
};
double poly(const double *w, long n, const double &x) { return Model{std::vector<double>(w, w + n)}.at(x); }
float poly(const float *w, long n, float x) { return w[0] * x; }
}
extern "C" double plain(std::complex<double> z) { return std::norm(z); }
"""


def test_cxx_is_found_by_name_and_types() -> None:
    program = enzyme_cc.build(code=CXX, language="c++")
    norm = program.function("double space::norm<double>(const double x[n], int n)")
    np.testing.assert_allclose(norm.grad(X, wrt="x"), X / np.linalg.norm(X))
    assert program.function("double space::norm(const double x[n], int n)")(X) == pytest.approx(np.linalg.norm(X))
    with pytest.raises(enzyme_cc.BuildError, match=r"there is 'space::dot<.>' and 'space::dot<.>'"):
        program.function("double space::dot(const double x[n], int n)")
    poly = program.function("double space::poly(const double w[n], long n, double x)")
    found = poly.grad(np.array([2.0, 3.0, 4.0]), 1.5)
    np.testing.assert_allclose(found.w, [1.5**2, 1.5, 1])
    assert found.x == pytest.approx(2 * 2 * 1.5 + 3)
    assert program.function("double plain(double complex z)")(3 - 4j) == pytest.approx(25)
    with pytest.raises(enzyme_cc.PrototypeError, match=r"other types .*space::poly\(double const\*, long"):
        program.function("double space::poly(const double w[n], int n, double x)")


FORTRAN = """
module physics
contains
  real(8) function misfit(a, x, scale, m, n)
    integer, intent(in) :: m, n
    real(8), intent(in) :: a(m, n), x(n), scale
    misfit = scale*sum(matmul(a, x)**2)
  end function
  real(8) function assumed(x)
    real(8), intent(in) :: x(:)
    assumed = sum(x)
  end function
end module
subroutine outer_product(x, m, y, n, a)
  integer, intent(in) :: m, n
  real(8), intent(in) :: x(m), y(n)
  real(8), intent(out) :: a(m, n)
  integer :: i, j
  do j = 1, n
    do i = 1, m
      a(i, j) = x(i)*y(j)**2
    end do
  end do
end subroutine
"""


def test_fortran_in_fortrans_order() -> None:
    needs(find_flang)
    program = enzyme_cc.build(code=FORTRAN, language="fortran")
    misfit = program.function(
        "double physics::misfit(const double a[m][n], const double x[n], double scale, int m, int n)")
    a, x = np.asfortranarray(np.arange(6.0).reshape(2, 3)), np.array([1.0, -1.0, 2.0])
    assert misfit(a, x, 0.5) == pytest.approx(0.5 * np.sum((a @ x) ** 2))
    found = misfit.grad(a, x, 0.5)
    assert found.a.flags.f_contiguous
    np.testing.assert_allclose(found.a, np.outer(a @ x, x))
    np.testing.assert_allclose(found.x, a.T @ (a @ x))
    assert found.scale == pytest.approx(np.sum((a @ x) ** 2))
    with pytest.warns(enzyme_cc.CopyWarning, match="a: copied, .* Fortran's order"):
        assert misfit(np.ascontiguousarray(a), x, 0.5) == pytest.approx(0.5 * np.sum((a @ x) ** 2))
    outer = program.function("void outer_product(const double x[m], int m, const double y[n], int n, double a[m][n])")
    matrix = outer(np.array([1.0, 2.0]), x).a
    np.testing.assert_allclose(matrix, np.outer([1, 2], x**2))
    back = outer.vjp(np.array([1.0, 2.0]), x, cotangent={"a": np.arange(6.0).reshape(2, 3)}, wrt="y")
    np.testing.assert_allclose(back, (np.array([1, 2]) @ np.arange(6).reshape(2, 3)) * 2 * x)
    with pytest.raises(enzyme_cc.PrototypeError, match="array of assumed shape"):
        program.function("double physics::assumed(const double x[n])")


def test_rust(tmp_path: Path) -> None:
    needs(find_rustc)
    source = tmp_path / "valley.rs"
    source.write_text("""
        #[no_mangle]
        pub extern "C" fn valley(x: *const f64, n: usize) -> f64 {
            let x = unsafe { std::slice::from_raw_parts(x, n) };
            x.windows(2).map(|w| 100.0 * (w[1] - w[0] * w[0]).powi(2) + (1.0 - w[0]).powi(2)).sum()
        }
    """)
    valley = enzyme_cc.build(source).function("double valley(const double x[n], size_t n)")
    wanted = np.zeros(4)
    wanted[:-1] += -400 * X[:-1] * (X[1:] - X[:-1] ** 2) - 2 * (1 - X[:-1])
    wanted[1:] += 200 * (X[1:] - X[:-1] ** 2)
    np.testing.assert_allclose(valley.grad(X, wrt="x"), wanted)


@pytest.mark.parametrize("differentiate", [lambda f: f.grad(X, 2.0, wrt="x"), lambda f: f(X, 2.0)])
def test_built_once_and_kept(kept: Path, tmp_path: Path, differentiate: Callable[[enzyme_cc.ProgramFunction], Any],
                             monkeypatch: pytest.MonkeyPatch) -> None:
    header, source = tmp_path / "factor.h", tmp_path / "sim.c"
    header.write_text("#define FACTOR 1.0\n")
    source.write_text('#include "factor.h"\ndouble energy(const double *x, double k, int n) {\n'
                      "  double s = 0; for (int i = 0; i < n; i++) s += FACTOR * k * x[i] * x[i]; return s; }\n")
    first = differentiate(enzyme_cc.build(source).function(ENERGY))
    with monkeypatch.context() as patched:
        patched.setattr("enzyme_cc.python.compiling.run_wrapper", None)  # nothing is compiled again
        np.testing.assert_array_equal(differentiate(enzyme_cc.build(source).function(ENERGY)), first)
    header.write_text("#define FACTOR 3.0\n")
    np.testing.assert_allclose(differentiate(enzyme_cc.build(source).function(ENERGY)), 3 * first)
    assert kept.is_dir() and not list(kept.glob("new-*"))


def test_extents_that_are_numbers_or_sums() -> None:
    program = enzyme_cc.build(language="c", code="""
double powers(const double *c, const double *t, int n, double *out) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += t[2 * i] * c[0] * t[2 * i + 1] * c[1];
  out[0] = c[0], out[1] = c[1] * sum, out[2] = sum * sum;
  return sum;
}
double chain(const double *a, const double *b, const double *c, int n, int m, int k) { return 100 * n + 10 * m + k; }
""")
    powers = program.function("double powers(const double c[2], const double t[n][2], int n, double out[2+1])")
    c, t = np.array([2.0, 3.0]), np.arange(6.0).reshape(3, 2)
    assert powers(c, t).result == 156.0 and list(powers(c, t).out) == [2.0, 468.0, 24336.0]
    assert list(powers.grad(c, t, wrt="c")) == [78.0, 52.0]
    for given, message in (((np.zeros(3), t), "c: 2 elements"), ((c, t.T), "t: 2 elements are wanted along axis 1")):
        with pytest.raises(ValueError, match=message):
            powers(*given)
    chain = program.function("double chain(const double a[n+m], const double b[m+2*k], const double c[2*k], int n, "
                             "int m, int k)")
    assert chain(np.zeros(3), np.zeros(5), np.zeros(4)) == 212.0
    with pytest.raises(ValueError, match=r"b: 3 elements along axis 0 of const double b\[m\+2\*k\] make m = -1"):
        chain(np.zeros(3), np.zeros(3), np.zeros(4))
    with pytest.raises(ValueError, match=r"c: 5 elements along axis 0 do not fit const double c\[2\*k\], whatever k"):
        chain(np.zeros(3), np.zeros(5), np.zeros(5))
