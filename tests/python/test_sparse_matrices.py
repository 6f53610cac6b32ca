"""Sparse Jacobians and Hessians are the dense ones, without their zeros."""

from pathlib import Path

import numpy as np
import pytest

import enzyme_cc

pytest.importorskip("scipy.sparse")
pytestmark = pytest.mark.slow

CODE = """
#include <math.h>
void residual(const double *u, double k, double *r, double *scale, int n) {
  for (int i = 0; i < n; i++) {
    double left = i ? u[i - 1] : 0, right = i + 1 < n ? u[i + 1] : 0;
    r[i] = k * (left - 2 * u[i] + right) + exp(u[i]), scale[i] = u[i] * u[0];
  }
}
double energy(const double *x, const double *y, int n) {
  double s = 0;
  for (int i = 1; i < n; i++) s += (x[i] - x[i - 1]) * (x[i] - x[i - 1]) * y[i];
  return s;
}
void advance(double *u, int n) { for (int i = 1; i < n; i++) u[i] = u[i] * u[i - 1]; }
float single(const float *a, int m, int n) {
  float s = 0;
  for (int i = 0; i < m; i++) for (int j = 1; j < n; j++) s += a[i * n + j] * a[i * n + j - 1] * a[i * n];
  return s;
}
double both(const double *x, double *y) { y[0] = x[0] * x[1]; return x[1] * x[1]; }
double _Complex turned(double _Complex z) { return z * z; }
"""


@pytest.fixture(scope="module")
def program() -> enzyme_cc.Program:
    return enzyme_cc.build(language="c", flags=["-O2"], code=CODE)


def test_jacobians_of_one_output_by_several_inputs(program: enzyme_cc.Program) -> None:
    f = program.function("void residual(const double u[n], double k, double r[n], double scale[n], int n)")
    u = np.linspace(0, 1, 9)
    for of in ("r", "scale"):
        found, dense = f.sparse_jacobian(u, 2.0, of=of), f.jacobian(u, 2.0, of=of)
        np.testing.assert_allclose(found.u.toarray(), dense.u, rtol=1e-14)
        np.testing.assert_allclose(found.k.toarray()[:, 0], dense.k, rtol=1e-14)
    alone = f.sparse_jacobian(u, 2.0, of="r", wrt="u")
    assert alone.nnz == 25 and alone.shape == (9, 9)
    by_rows = f.sparse_jacobian(u, 2.0, of="scale", wrt="u", mode="reverse")
    np.testing.assert_allclose(by_rows.toarray(), f.jacobian(u, 2.0, of="scale", wrt="u"), rtol=1e-14)
    with pytest.raises(ValueError, match="mode: 'forward' or 'reverse' is wanted, not 'rows'"):
        f.sparse_jacobian(u, 2.0, of="r", mode="rows")
    with pytest.raises(TypeError, match="of: residual has several outputs"):
        f.sparse_jacobian(u, 2.0)


def test_of_the_result_and_in_place(program: enzyme_cc.Program) -> None:
    energy = program.function("double energy(const double x[n], const double y[n], int n)")
    x, y = np.linspace(0, 1, 5), np.linspace(2, 3, 5)
    found = energy.sparse_jacobian(x, y, wrt="x").toarray()
    np.testing.assert_allclose(found[0], energy.grad(x, y, wrt="x"), rtol=1e-14)
    advance = program.function("void advance(double u[n], int n)", inout=("u",))
    np.testing.assert_allclose(advance.sparse_jacobian(x + 1).toarray(), advance.jacobian(x + 1), rtol=1e-14)
    both = program.function("double both(const double x[2], double y[1])")
    np.testing.assert_allclose(both.sparse_jacobian(x[:2], of="result").toarray(), [[0, 0.5]], rtol=1e-14)


def test_hessians_by_their_blocks(program: enzyme_cc.Program) -> None:
    energy = program.function("double energy(const double x[n], const double y[n], int n)")
    x, y = np.linspace(0, 1, 7), np.linspace(2, 3, 7)
    found, dense = energy.sparse_hessian(x, y), energy.hessian(x, y)
    for a in "xy":
        for b in "xy":
            sparse = getattr(getattr(found, a), b)
            np.testing.assert_allclose(sparse.toarray(), getattr(getattr(dense, a), b), rtol=1e-13, atol=1e-13)
    assert energy.sparse_hessian(x, y, wrt="x").nnz == 19
    assert found.y.y.nnz == 0


def test_single_precision_and_matrices(program: enzyme_cc.Program) -> None:
    single = program.function("float single(const float a[m][n], int m, int n)")
    a = np.arange(12, dtype=np.float32).reshape(3, 4) / 8
    found = single.sparse_hessian(a)
    assert found.dtype == np.float32
    np.testing.assert_allclose(found.toarray(), single.hessian(a).reshape(12, 12), rtol=1e-5)


def test_fortran_counts_the_first_index_first() -> None:
    program = enzyme_cc.build(language="fortran", code="""
subroutine swap(a, b, m, n)
  integer, intent(in) :: m, n
  real(8), intent(in) :: a(m, n)
  real(8), intent(out) :: b(n, m)
  integer :: i, j
  do i = 1, m
    do j = 1, n
      b(j, i) = a(i, j)**2
    end do
  end do
end subroutine""")
    swap = program.function("void swap(const double a[m][n], double b[n][m], int m, int n)")
    a = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    dense = swap.jacobian(a)
    wanted = dense.transpose(1, 0, 3, 2).reshape(6, 6)
    np.testing.assert_allclose(swap.sparse_jacobian(a).toarray(), wanted)


def test_what_has_no_sparse_matrix_is_said(program: enzyme_cc.Program) -> None:
    both = program.function("double both(const double x[2], double y[1])")
    with pytest.raises(TypeError, match="sparse_hessian: both has outputs beside its result"):
        both.sparse_hessian(np.ones(2))
    turned = program.function("double complex turned(double complex z)")
    with pytest.raises(TypeError, match="only of real numbers"):
        turned.sparse_jacobian(1j)


def test_the_block_of_the_page_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "sparse.md").read_text()
    block = page.split("```python\n")[1].split("```")[0]
    exec(compile(block, "docs/sparse.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert [line.split("# ")[1] for line in block.splitlines() if "# " in line] == printed
