"""LAPACK: norms of matrices, and estimates of conditions, which have no derivatives but may be looked at."""

from __future__ import annotations

from enzyme_cc.rules.blas import COMPLEX, REAL, routine
from enzyme_cc.rules.blas_level3 import add_symmetrised
from enzyme_cc.rules.blas_statements import clear_matrix, inner, real_diagonal
from enzyme_cc.rules.lapack import hermitian_of
from enzyme_cc.rules.lapack_band import Band


class _Whole:
    """The rows and columns of a matrix, each with its length."""

    def __init__(self, k, m, n, matrix):
        self.k, self.m, self.n, self.matrix = k, m, n, matrix

    def row(self, i):
        return self.k.row(self.matrix, i), self.n

    def column(self, j):
        return self.k.column(self.matrix, j), self.m

    def empty(self):
        """One like it, of zeros."""
        found = self.k.temporary(self.m, self.n)
        clear_matrix(self.k, self.m, self.n, found)
        return _Whole(self.k, self.m, self.n, found)


class _Diagonals:
    """The same of a square matrix in an array by its diagonals."""

    def __init__(self, k, matrix):
        self.k, self.m, self.n, self.matrix = k, k.n, k.n, matrix
        self.band = Band(k, matrix, k.ku)

    def row(self, i):
        first = (i - self.k.kl).at_least(0)
        count = (i + self.k.ku + 1).at_most(self.n) - first
        return self.band.row(i, first, count), count

    def column(self, j):
        first = (j - self.k.ku).at_least(0)
        return self.band.column(first, j), (j + self.k.kl + 1).at_most(self.n) - first

    def empty(self):
        found = self.k.temporary(self.k.kl + self.k.ku + 1, self.n)
        clear_matrix(self.k, self.k.kl + self.k.ku + 1, self.n, found)
        return _Diagonals(self.k, found)


def _magnitude(k, vector, count, i):
    if k.is_complex:
        return k.blas("nrm2", 1, k.part(vector, count, i, k.size(1)))
    element = k.element(vector, count, i)
    return element.sign * element


def _sign(k, vector, count, i):
    """An element by its magnitude; 0 of 0"""
    element = k.element(vector, count, i)
    if not k.is_complex:
        return element.sign
    magnitude = _magnitude(k, vector, count, i)
    return element / magnitude.is_zero().choose(k.constant(1.0).real, magnitude)


def _sum(k, vector, count):
    """sum |x|"""
    total = k.variable()
    with k.loop(count) as i:
        k.add_to(total, _magnitude(k, vector, count, i))
    return k.load(total).real


def _largest(k, count, value_of):
    best = k.variable()
    with k.loop(count) as i:
        value = value_of(i)
        with k.when(k.load(best) - value < 0.0):
            k.store(value, best)
    return k.load(best).real


def _largest_of(k, vector, count):
    return _largest(k, count, lambda i: _magnitude(k, vector, count, i))


def _at_largest(k, count, value_of):
    """Where the largest value is, the first of several."""
    best, found = _largest(k, count, value_of), k.variable()
    with k.loop(count) as i:
        with k.when((value_of(i) - best).is_zero() & k.load(found).is_zero()):
            k.store(k.constant(1.0), found)
            yield i


def _signs(k, vector, count, found):
    with k.loop(count) as i:
        k.store(_sign(k, vector, count, i), k.part(found, count, i, k.size(1)))


def _sign_of_largest(k, vector, count, found):
    for i in _at_largest(k, count, lambda i: _magnitude(k, vector, count, i)):
        k.store(_sign(k, vector, count, i), k.part(found, count, i, k.size(1)))


def _gradient(k, A):
    """The norm's derivative by each element: signs of one column, row or element; A / norm of that of squares"""
    found = A.empty()
    of_squares, of_rows, of_elements = k.norm.is_("F") | k.norm.is_("E"), k.norm.is_("I"), k.norm.is_("M")
    with k.when(of_squares & ~k.result.is_zero()):
        _add(k, k.constant(1.0).real / k.result, A, found)
    with k.when(of_rows):
        for i in _at_largest(k, A.m, lambda i: _sum(k, *A.row(i))):
            _signs(k, *A.row(i), found.row(i)[0])
    with k.when(of_elements):
        for j in _at_largest(k, A.n, lambda j: _largest_of(k, *A.column(j))):
            _sign_of_largest(k, *A.column(j), found.column(j)[0])
    with k.when(~(of_squares | of_rows | of_elements)):
        for j in _at_largest(k, A.n, lambda j: _sum(k, *A.column(j))):
            _signs(k, *A.column(j), found.column(j)[0])
    return found


def _add(k, factor, one, other):
    """other += factor one"""
    with k.loop(one.n) as j:
        vector, count = one.column(j)
        k.blas("axpy", count, factor, vector, other.column(j)[0])


def _inner(k, one, other):
    total = k.variable()
    with k.loop(one.n) as j:
        vector, count = one.column(j)
        k.add_to(total, inner(k, count, vector, other.column(j)[0]))
    return k.load(total).real


class _Norm:
    """The largest element, column sum or row sum of |A|, or the root of the sum of squares"""

    def after(k):
        for dA in k.active("A"):
            k.returns(_inner(k, _gradient(k, _seen(k, k.A)), _seen(k, dA)))

    def adjoint(k):
        for dA in k.active("A"):
            _add(k, k.seed, _gradient(k, _seen(k, k.A)), _seen(k, dA))


def _seen(k, matrix):
    return _Whole(k, k.m, k.n, matrix) if "m" in k.parameters else _Diagonals(k, matrix)


routine("lange", "norm m n A[m,n] work", result="real", lapack=True)(_Norm)
# LAPACKE's takes one norm for the other of a matrix by rows
routine("langb", "norm n kl ku A[kl+ku+1,n] work", result="real", lapack=True, by_lapacke=False)(_Norm)


@routine("lansy", "norm uplo n A[n,n] work", REAL, result="real", lapack=True)
@routine("lanhe", "norm uplo n A[n,n] work", COMPLEX, result="real", lapack=True)
class Lansy:
    """The same of a symmetric matrix, or of a Hermitian one"""

    def after(k):
        for dA in k.active("A"):
            gradient = _gradient(k, _Whole(k, k.n, k.n, hermitian_of(k, k.uplo, k.n, k.A)))
            k.returns(_inner(k, gradient, _Whole(k, k.n, k.n, hermitian_of(k, k.uplo, k.n, dA))))

    def adjoint(k):
        for dA in k.active("A"):
            gradient = _gradient(k, _Whole(k, k.n, k.n, hermitian_of(k, k.uplo, k.n, k.A)))
            scaled = gradient.empty()
            _add(k, k.seed, gradient, scaled)
            real_diagonal(k, k.n, scaled.matrix)
            add_symmetrised(k, k.uplo, k.n, scaled.matrix, dA, conjugates=True)


class _Condition:
    """An estimate of a matrix' reciprocal condition number"""

    without_derivative = ("rcond",)

    def adjoint(k):
        """None."""


for name, words in {
    "gecon": "norm n A[n,n] anorm:real", "pocon": "uplo n A[n,n] anorm:real", "trcon": "norm uplo diag n A[n,n]",
    "gbcon": "norm n kl ku A[kl+kl+ku+1,n] ipiv[n]!# anorm:real", "pbcon": "uplo n kd A[kd+1,n] anorm:real",
}.items():
    routine(name, f"{words} rcond[1]!:= work iwork info", REAL, lapack=True)(_Condition)
    words += " rcond:real[1]!:= work rwork info"
    routine(f"{name} complex", words, COMPLEX, spoken=name, lapack=True)(_Condition)
