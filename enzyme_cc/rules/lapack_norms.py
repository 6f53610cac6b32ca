"""LAPACK: norms of matrices, and estimates of conditions, which have no derivatives but may be looked at."""

from __future__ import annotations

from enzyme_cc.rules.blas import REAL, routine
from enzyme_cc.rules.blas_level3 import add_symmetrised
from enzyme_cc.rules.blas_statements import add_matrix, clear_matrix, inner_matrix
from enzyme_cc.rules.lapack import hermitian_of


def _magnitudes(k, vector, count):
    """Which number's magnitude stands where."""

    def of(i):
        element = k.element(vector, count, i)
        return element.sign * element

    return of


def _largest(k, count, value_of):
    best = k.variable()
    with k.loop(count) as i:
        value = value_of(i)
        with k.when(k.load(best) - value < 0.0):
            k.store(value, best)
    return k.load(best)


def _at_largest(k, count, value_of):
    """Where the largest value is, the first of several."""
    best, found = _largest(k, count, value_of), k.variable()
    with k.loop(count) as i:
        with k.when((value_of(i) - best).is_zero() & k.load(found).is_zero()):
            k.store(k.constant(1.0), found)
            yield i


def _signs(k, count, vector, found):
    with k.loop(count) as i:
        k.store(k.element(vector, count, i).sign, k.part(found, count, i, k.size(1)))


def _gradient(k, m, n, A):
    """The norm's derivative by each element: signs of one column, row or element; A / norm of that of squares"""
    found = k.temporary(m, n)
    clear_matrix(k, m, n, found)
    of_squares, of_rows, of_elements = k.norm.is_("F") | k.norm.is_("E"), k.norm.is_("I"), k.norm.is_("M")
    with k.when(of_squares & ~k.result.is_zero()):
        add_matrix(k, m, n, k.constant(1.0) / k.result, A, found)
    with k.when(of_rows):
        for i in _at_largest(k, m, lambda i: k.blas("asum", n, k.row(A, i))):
            _signs(k, n, k.row(A, i), k.row(found, i))
    with k.when(of_elements):
        for i in _at_largest(k, m, lambda i: _largest(k, n, _magnitudes(k, k.row(A, i), n))):
            for j in _at_largest(k, n, _magnitudes(k, k.row(A, i), n)):
                k.store(k.element(k.row(A, i), n, j).sign, k.entry_of(found, i, j))
    with k.when(~(of_squares | of_rows | of_elements)):
        for j in _at_largest(k, n, lambda j: k.blas("asum", m, k.column(A, j))):
            _signs(k, m, k.column(A, j), k.column(found, j))
    return found


@routine("lange", "norm m n A[m,n] work", REAL, result="real", lapack=True)
class Lange:
    """The largest element, column sum or row sum of |A|, or the root of the sum of squares"""

    def after(k):
        for dA in k.active("A"):
            k.returns(inner_matrix(k, k.m, k.n, _gradient(k, k.m, k.n, k.A), dA))

    def adjoint(k):
        for dA in k.active("A"):
            add_matrix(k, k.m, k.n, k.seed, _gradient(k, k.m, k.n, k.A), dA)


@routine("lansy", "norm uplo n A[n,n] work", REAL, result="real", lapack=True)
class Lansy:
    """The same of a symmetric matrix"""

    def after(k):
        for dA in k.active("A"):
            gradient = _gradient(k, k.n, k.n, hermitian_of(k, k.uplo, k.n, k.A))
            k.returns(inner_matrix(k, k.n, k.n, gradient, hermitian_of(k, k.uplo, k.n, dA)))

    def adjoint(k):
        for dA in k.active("A"):
            gradient, scaled = _gradient(k, k.n, k.n, hermitian_of(k, k.uplo, k.n, k.A)), k.temporary(k.n, k.n)
            clear_matrix(k, k.n, k.n, scaled)
            add_matrix(k, k.n, k.n, k.seed, gradient, scaled)
            add_symmetrised(k, k.uplo, k.n, scaled, dA)


class _Condition:
    """An estimate of a matrix' reciprocal condition number"""

    without_derivative = ("rcond",)

    def adjoint(k):
        """None."""


for name, words in {
    "gecon": "norm n A[n,n] anorm", "pocon": "uplo n A[n,n] anorm", "trcon": "norm uplo diag n A[n,n]",
}.items():
    routine(name, f"{words} rcond[1]!:= work iwork info", REAL, lapack=True)(_Condition)
