"""LAPACK: solvers that balance the matrix, refine the solution and tell bounds of its error: gesvx, posvx, gbsvx.

The solution is that of A X = B all the same. What no derivative is known of gets NaN where it is asked for: factors,
scales, bounds, and A and B where the call may scale them; everything, where the caller hands factors in.
"""

from __future__ import annotations

from enzyme_cc.rules.blas import COMPLEX, REAL, routine
from enzyme_cc.rules.blas_level3 import add_symmetrised
from enzyme_cc.rules.blas_statements import (
    add_matrix,
    clear,
    clear_matrix,
    conjugated_matrix,
    copy_matrix,
    each,
    fill_matrix,
    inner,
    inner_matrix,
    real_diagonal,
)
from enzyme_cc.rules.lapack import MINUS, hermitian_of, transposition
from enzyme_cc.rules.lapack_band import Band


class _General:
    """A whole matrix, solved with by LU."""

    def __init__(self, k):
        self.k, self.sizes = k, (k.n, k.n)
        self.factors, self.ipiv = k.temporary(k.n, k.n), k.temporary_vector(k.n * 2)
        copy_matrix(k, k.n, k.n, k.old.A, self.factors)
        k.blas("getrf", k.n, k.n, self.factors, self.ipiv)

    @property
    def flag(self):
        """Which system it is."""
        return self.k.ta

    def solve(self, flag, X):
        """X = op(A)^-1 X"""
        k = self.k
        k.blas("getrs", flag, k.n, k.nrhs, self.factors, self.ipiv, X)

    def subtract(self, dA, X, Y):
        """Y -= op(dA) X"""
        k = self.k
        k.blas("gemm", k.ta, "N", k.n, k.nrhs, k.n, MINUS, dA, X, 1.0, Y)

    def adjoin(self, G, X, dA):
        """dA -= G X^H, back through op"""
        k = self.k

        def product(flag, one, other):
            k.blas("gemm", "N", flag, k.n, k.n, k.nrhs, MINUS, one, other, 1.0, dA)

        with k.when(k.ta.is_("N")):
            product(transposition(k), G, X)
        with k.when(k.ta.is_("T")):
            product("T", conjugated_matrix(k, k.n, k.nrhs, X, k.true) if k.is_complex else X, G)
        with k.when(k.ta.is_("C")):
            product(transposition(k), X, G)


class _Definite:
    """A symmetric or Hermitian matrix in a triangle, solved with by Cholesky's factor."""

    def __init__(self, k):
        self.k, self.sizes, self.flag = k, (k.n, k.n), k.flag("N")
        self.factors = k.temporary(k.n, k.n)
        copy_matrix(k, k.n, k.n, k.old.A, self.factors)
        k.blas("potrf", k.uplo, k.n, self.factors)

    def solve(self, flag, X):
        k = self.k
        k.blas("potrs", k.uplo, k.n, k.nrhs, self.factors, X)

    def subtract(self, dA, X, Y):
        k = self.k
        whole = hermitian_of(k, k.uplo, k.n, dA)
        k.blas("gemm", "N", "N", k.n, k.nrhs, k.n, MINUS, whole, X, 1.0, Y)

    def adjoin(self, G, X, dA):
        k = self.k
        value = k.temporary(k.n, k.n)
        k.blas("gemm", "N", transposition(k), k.n, k.n, k.nrhs, MINUS, G, X, 0.0, value)
        real_diagonal(k, k.n, value)
        add_symmetrised(k, k.uplo, k.n, value, dA, conjugates=True)


class _Banded:
    """A matrix by its diagonals, solved with by LU."""

    def __init__(self, k):
        self.k, self.sizes = k, (k.kl + k.ku + 1, k.n)
        rows = k.kl + k.kl + k.ku + 1
        self.factors, self.ipiv = k.temporary(rows, k.n), k.temporary_vector(k.n * 2)
        copy_matrix(k, *self.sizes, k.old.A, k.block(self.factors, k.kl, k.size(0)))
        k.blas("gbtrf", k.n, k.n, k.kl, k.ku, self.factors, self.ipiv)

    @property
    def flag(self):
        return self.k.ta

    def solve(self, flag, X):
        k = self.k
        k.blas("gbtrs", flag, k.n, k.kl, k.ku, k.nrhs, self.factors, self.ipiv, X)

    def _columns(self, dA, *matrices):
        """(a column of dA, how long it is, its number, the same rows of a column of each of the others, its number)"""
        k, band = self.k, Band(self.k, dA, self.k.ku)
        with k.loop(k.n) as j:
            first = (j - k.ku).at_least(0)
            count = (j + k.kl + 1).at_most(k.n) - first
            with k.loop(k.nrhs) as c:
                parts = [k.part(k.column(matrix, c), k.n, first, count) for matrix in matrices]
                yield band.column(first, j), count, j, *parts, c

    def subtract(self, dA, X, Y):
        k = self.k
        plain, conjugates = k.ta.is_("N"), k.ta.is_("C")
        for column, count, j, x, y, c in self._columns(dA, X, Y):
            with k.when(plain):
                k.blas("axpy", count, -k.load(k.entry_of(X, j, c)), column, y)
            with k.when(conjugates):
                k.add_to(k.entry_of(Y, j, c), -inner(k, count, column, x))
            with k.when(k.ta.is_("T")):
                with k.loop(count) as i:
                    product = k.element(column, count, i) * k.element(x, count, i)
                    k.add_to(k.entry_of(Y, j, c), -product)

    def adjoin(self, G, X, dA):
        k = self.k
        for column, count, j, g, x, c in self._columns(dA, G, X):
            with k.when(k.ta.is_("N")):
                k.blas("axpy", count, -(k.load(k.entry_of(X, j, c)).conj), g, column)
            with k.when(k.ta.is_("C")):
                k.blas("axpy", count, -(k.load(k.entry_of(G, j, c)).conj), x, column)
            with k.when(k.ta.is_("T")):
                by = -k.load(k.entry_of(G, j, c))
                with k.loop(count) as i:
                    k.add_to(k.part(column, count, i, k.size(1)), by * k.element(x, count, i).conj)


def _solve_back(k, system, dX):
    """dX = op(A)^-H dX"""
    if not k.is_complex:
        system.solve(k.other(system.flag, "N", "T"), dX)
        return
    transposed = system.flag.is_("T")

    def conjugate_all():
        with k.when(transposed):
            copy_matrix(k, k.n, k.nrhs, conjugated_matrix(k, k.n, k.nrhs, dX, k.true), dX)

    conjugate_all()
    system.solve(transposed.choose("N", k.other(system.flag, "N", "C")), dX)
    conjugate_all()


def _unknown(k, rows, columns, matrix):
    fill_matrix(k, rows, columns, k.constant(float("nan")), matrix)


def _solved(system_of, factor_rows, *scales):
    """The rule for a kind of matrix."""

    class Expert:
        """X = op(A)^-1 B"""

        without_derivative = ("rcond",)

        def before(k):
            scaled, given = k.fact.is_("E"), k.fact.is_("F")
            for dX in k.active("X"):
                system, X = system_of(k), k.temporary(k.n, k.nrhs)
                copy_matrix(k, k.n, k.nrhs, k.old.B, X)
                system.solve(system.flag, X)
                clear_matrix(k, k.n, k.nrhs, dX)
                for dB in k.active("B"):
                    copy_matrix(k, k.n, k.nrhs, dB, dX)
                for dA in k.active("A"):
                    system.subtract(dA, X, dX)
                system.solve(system.flag, dX)
                with k.when(given):
                    _unknown(k, k.n, k.nrhs, dX)
                for dA in k.active("A"):
                    with k.when(scaled):
                        _unknown(k, *system.sizes, dA)
            for dB in k.active("B"):
                with k.when(scaled):
                    _unknown(k, k.n, k.nrhs, dB)
            for dF in k.active("F"):
                with k.when(~given):
                    _unknown(k, factor_rows(k), k.n, dF)
            for name, count in others(k):
                for shadow in k.active(name):
                    for place in each(k, count, shadow):
                        k.store(k.constant(float("nan")), place)

        def adjoint(k):
            for dX in k.active("X"):
                system, X, G = system_of(k), k.temporary(k.n, k.nrhs), k.temporary(k.n, k.nrhs)
                copy_matrix(k, k.n, k.nrhs, k.old.B, X)
                system.solve(system.flag, X)
                copy_matrix(k, k.n, k.nrhs, dX, G)
                clear_matrix(k, k.n, k.nrhs, dX)
                _solve_back(k, system, G)
                with k.when(k.fact.is_("F")):
                    _unknown(k, k.n, k.nrhs, G)
                for dB in k.active("B"):
                    _forget_scaled(k, k.n, k.nrhs, dB)
                    add_matrix(k, k.n, k.nrhs, k.constant(1.0), G, dB)
                for dA in k.active("A"):
                    _forget_scaled(k, *system.sizes, dA)
                    system.adjoin(G, X, dA)
                    for dF in k.active("F"):
                        with k.when(~k.fact.is_("F")):
                            rows = factor_rows(k)
                            known = inner_matrix(k, rows, k.n, dF, dF).is_zero()
                            clear_matrix(k, rows, k.n, dF)
                            with k.when(~known):
                                _unknown(k, *system.sizes, dA)
                    for name, count in others(k):
                        for shadow in k.active(name):
                            known = inner(k, count, shadow, shadow).is_zero()
                            clear(k, count, shadow)
                            with k.when(~known):
                                _unknown(k, *system.sizes, dA)

    def others(k):
        return [*((name, k.n) for name in scales), ("ferr", k.nrhs), ("berr", k.nrhs)]

    return Expert


def _forget_scaled(k, rows, columns, shadow):
    """Of what the call may have scaled nothing may be asked."""
    with k.when(k.fact.is_("E")):
        known = inner_matrix(k, rows, columns, shadow, shadow).is_zero()
        with k.when(~known):
            _unknown(k, rows, columns, shadow)


_ENDS = "B[n,nrhs]= X[n,nrhs]:= rcond:real[1]!:= ferr:real[nrhs]!:= berr:real[nrhs]!:= work"
_SCALES = "equed r:real[n]!:= c:real[n]!:="
for name, (words, rule) in {
    "gesvx": (f"fact ta n nrhs A[n,n]= F[n,n]= ipiv[n]!#:= {_SCALES}", _solved(_General, lambda k: k.n, "r", "c")),
    "posvx": ("fact uplo n nrhs A[n,n]= F[n,n]= equed r:real[n]!:=", _solved(_Definite, lambda k: k.n, "r")),
    "gbsvx": (f"fact ta n kl ku nrhs A[kl+ku+1,n]= F[kl+kl+ku+1,n]= ipiv[n]!#:= {_SCALES}",
              _solved(_Banded, lambda k: k.kl + k.kl + k.ku + 1, "r", "c")),
}.items():
    routine(name, f"{words} {_ENDS} iwork info", REAL, lapack=True, by_lapacke=False)(rule)
    routine(f"{name} complex", f"{words} {_ENDS} rwork info", COMPLEX, spoken=name, lapack=True, by_lapacke=False)(rule)
