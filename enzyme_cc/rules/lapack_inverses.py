"""LAPACK: inverses of matrices in the place of their factors, and of triangles."""

from __future__ import annotations

from enzyme_cc.rules.blas import routine
from enzyme_cc.rules.blas_statements import add_matrix, clear, conjugated, copy_matrix, strictly, triangle_lines
from enzyme_cc.rules.lapack import MINUS, hermitian_of, scale_diagonal, transposition, triangle_of


def _set_triangle(k, uplo, diag, order, factor, x, y):
    """y = factor * x in a triangle, its diagonal only if it is not that of a unit triangle"""
    for i, first, length, at_end in triangle_lines(k, uplo, order):
        first, length = strictly(k, diag.is_("U"), i, first, length, at_end)
        clear(k, length, k.line(y, i, first))
        k.blas("axpy", length, factor, k.line(x, i, first), k.line(y, i, first))


@routine("trtri", "uplo diag n A[n,n]= info", lapack=True)
class Trtri:
    """X = A^-1 in A's place, A a triangle: dX = -X dA X"""

    def after(k):
        for dA in k.active("A"):
            _between_inverses(k, "N", dA)

    def adjoint(k):
        for dA in k.active("A"):
            _between_inverses(k, transposition(k), dA)


def _between_inverses(k, flag, dA):
    value = triangle_of(k, k.uplo, k.diag, k.n, dA)
    for side in "LR":
        k.blas("trmm", side, k.uplo, flag, k.diag, k.n, k.n, 1.0, k.new.A, value)
    _set_triangle(k, k.uplo, k.diag, k.n, MINUS, value, dA)


@routine("getri", "n A[n,n]= ipiv[n]!# work lwork info", lapack=True)
class Getri:
    """X = (P L U)^-1 in the place of L and U: dX = -X P (dL U + L dU) X"""

    def before(k):
        with k.when(~k.lwork.equals(-1)):
            for dA in k.active("A"):
                n = k.n
                lower = triangle_of(k, k.flag("L"), k.flag("U"), n, dA)
                k.blas("trmm", "R", "U", "N", "N", n, n, 1.0, k.old.A, lower)
                upper = triangle_of(k, k.flag("U"), k.flag("N"), n, dA)
                k.blas("trmm", "L", "L", "N", "U", n, n, 1.0, k.old.A, upper)
                copy_matrix(k, n, n, lower, dA)
                add_matrix(k, n, n, k.constant(1.0), upper, dA)
                k.blas("laswp", n, dA, 1, n, k.ipiv, -1)

    def after(k):
        with k.when(~k.lwork.equals(-1)):
            for dA in k.active("A"):
                value = k.temporary(k.n, k.n)
                k.blas("gemm", "N", "N", k.n, k.n, k.n, 1.0, k.new.A, dA, 0.0, value)
                k.blas("gemm", "N", "N", k.n, k.n, k.n, MINUS, value, k.new.A, 0.0, dA)

    def adjoint(k):
        with k.when(~k.lwork.equals(-1)):
            for dA in k.active("A"):
                n, H = k.n, transposition(k)
                value, lower, upper = k.temporary(n, n), k.temporary(n, n), k.temporary(n, n)
                k.blas("gemm", H, "N", n, n, n, 1.0, k.new.A, dA, 0.0, value)
                k.blas("gemm", "N", H, n, n, n, MINUS, value, k.new.A, 0.0, lower)
                k.blas("laswp", n, lower, 1, n, k.ipiv, 1)
                copy_matrix(k, n, n, lower, upper)
                k.blas("trmm", "R", "U", H, "N", n, n, 1.0, k.old.A, lower)
                k.blas("trmm", "L", "L", H, "U", n, n, 1.0, k.old.A, upper)
                _set_triangle(k, k.flag("L"), k.flag("U"), n, 1.0, lower, dA)
                _set_triangle(k, k.flag("U"), k.flag("N"), n, 1.0, upper, dA)


@routine("potri", "uplo n A[n,n]= info", lapack=True)
class Potri:
    """The triangle of X = (L L^H)^-1 or (U^H U)^-1 in the factor's place: dX = -X (dL L^H + L dL^H) X"""

    def before(k):
        for dA in k.active("A"):
            value = triangle_of(k, k.uplo, k.flag("N"), k.n, dA)
            side, H = k.uplo.is_("L").choose("R", "L"), transposition(k)
            k.blas("trmm", side, k.uplo, H, "N", k.n, k.n, 1.0, k.old.A, value)
            for i, first, length, _ in triangle_lines(k, k.uplo, k.n):
                k.blas("copy", length, k.line(value, i, first), k.line(dA, i, first))
                across = conjugated(k, length, k.part(k.across(value, i), k.n, first, length))
                k.blas("axpy", length, 1.0, across, k.line(dA, i, first))

    def after(k):
        for dA in k.active("A"):
            value = _between_inverses_of(k, hermitian_of(k, k.uplo, k.n, dA))
            _set_triangle(k, k.uplo, k.flag("N"), k.n, MINUS, value, dA)

    def adjoint(k):
        for dA in k.active("A"):  # elements beside the diagonal stand for two of the matrix
            whole = hermitian_of(k, k.uplo, k.n, dA)
            scale_diagonal(k, k.n, 2.0, whole)
            value = _between_inverses_of(k, whole)
            k.blas("trmm", k.uplo.is_("L").choose("R", "L"), k.uplo, "N", "N", k.n, k.n, 1.0, k.old.A, value)
            _set_triangle(k, k.uplo, k.flag("N"), k.n, MINUS, value, dA)


def _between_inverses_of(k, matrix):
    """X matrix X"""
    X, value = hermitian_of(k, k.uplo, k.n, k.new.A), k.temporary(k.n, k.n)
    k.blas("gemm", "N", "N", k.n, k.n, k.n, 1.0, X, matrix, 0.0, value)
    k.blas("gemm", "N", "N", k.n, k.n, k.n, 1.0, value, X, 0.0, matrix)
    return matrix
