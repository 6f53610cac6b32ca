"""LAPACK: least squares by QR of the matrix or, where it has more columns than rows, of its conjugate transpose; by its
singular values, where the rank may be less.

The factorisation is made again, for the call does not hand out all of it. By QR the derivatives are those of geqrf,
ormqr and trtrs, one after the other, and all that the call leaves in A and B has them.
"""

from __future__ import annotations

from types import SimpleNamespace

from enzyme_cc.rules.blas import COMPLEX, REAL, routine
from enzyme_cc.rules.blas_statements import (
    clear,
    clear_matrix,
    conjugate,
    copy_matrix,
    fill_matrix,
    inner_matrix,
    scale,
)
from enzyme_cc.rules.lapack import MINUS, Seen, Trtrs, transposition
from enzyme_cc.rules.lapack_orthogonal import Geqrf, Ormqr
from enzyme_cc.rules.lapack_spectra import singular_vectors, values_adjoint, values_tangent


class _Factors:
    """Q and R of A, or of A' where A is wide, and their derivatives; p rows and q columns."""

    def __init__(self, k):
        self.k = k
        self.is_wide = k.m < k.n
        self.p, self.q = k.m.at_least(k.n), k.m.at_most(k.n)
        self.solves = k.ta.is_("N") ^ self.is_wide  # else it is the transpose of QR that is solved with
        self.A, self.F, self.dF = (k.temporary(self.p, self.q) for _ in range(3))
        self.tau, self.dtau = k.temporary_vector(self.q), k.temporary_vector(self.q)
        self.length = (self.p + k.nrhs) * 40 + 40
        self.move(k.old.A, self.A)
        copy_matrix(k, self.p, self.q, self.A, self.F)
        self._call("geqrf", self.p, self.q, self.F, self.tau)
        clear_matrix(k, self.p, self.q, self.dF)
        clear(k, self.q, self.dtau)

    def _call(self, name, *given):
        self.k.blas(name, *given, self.k.temporary_vector(self.length), self.length)

    def move(self, matrix, factors, back=False):
        """factors = matrix, or its conjugate transpose; or the other way round."""
        k = self.k
        with k.loop(self.p) as i:
            line, other = self.is_wide.choose(k.column(matrix, i), k.row(matrix, i)), k.row(factors, i)
            from_, to = (other, line) if back else (line, other)
            k.blas("copy", self.q, from_, to)
            with k.when(self.is_wide):
                conjugate(k, self.q, to)

    def seen(self, old=None, new=None, **values):
        """The kernel as the rules of these routines know it."""
        shadows = {"A": self.dF, "tau": self.dtau} if self.k.has("A") else {}
        shadows |= {name: values.pop(name) for name in ("B", "C") if name in values}
        return Seen(
            self.k, lwork=self.k.size(0), active=lambda name: [shadows[name]] if name in shadows else [],
            old=SimpleNamespace(**(old or {})), new=SimpleNamespace(**(new or {})), A=self.F, tau=self.tau, **values)

    def factorisation(self):
        """geqrf of A."""
        return self.seen({"A": self.A}, {"A": self.F, "tau": self.tau}, m=self.p, n=self.q)

    def product(self, flag, C, dC):
        """ormqr: op(Q) C."""
        k = self.k
        return self.seen({"C": C}, {"C": C}, C=dC, side=k.flag("L"), ta=k.flag(flag), m=self.p, n=k.nrhs, k=self.q)

    def solution(self, flag, X, dX):
        """trtrs: X with op(R) X = B."""
        k = self.k
        return self.seen(None, {"B": X}, B=dX, uplo=k.flag("U"), ta=k.flag(flag), diag=k.flag("N"), n=self.q,
                         nrhs=k.nrhs)

    def multiply(self, flag, C):
        """C = op(Q) C"""
        name = "unmqr" if self.k.is_complex else "ormqr"
        self._call(name, "L", flag, self.p, self.k.nrhs, self.q, self.F, self.tau, C)

    def solve(self, flag, C):
        """The first rows of C = op(R)^-1 of themselves"""
        self.k.blas("trtrs", "U", flag, "N", self.q, self.k.nrhs, self.F, C)

    def clear_rest(self, C):
        """Zeros in the other rows."""
        clear_matrix(self.k, self.p - self.q, self.k.nrhs, self.k.block(C, self.q, self.k.size(0)))

    def right_sides(self):
        """A copy of B as it was."""
        C = self.k.temporary(self.p, self.k.nrhs)
        copy_matrix(self.k, self.p, self.k.nrhs, self.k.old.B, C)
        return C


@routine("gels", "ta m n nrhs A[m,n]= B[m^n,nrhs]= work lwork info", REAL, lapack=True)
@routine("gels complex", "ta m n nrhs A[m,n]= B[m^n,nrhs]= work lwork info", COMPLEX, spoken="gels", lapack=True)
class Gels:
    """op(A) X = B with the least residual, or the least X where many have none; A of full rank"""

    def before(k):
        H = transposition(k)
        with k.when(~k.lwork.equals(-1)):
            f = _Factors(k)
            for dA in k.active("A"):
                f.move(dA, f.dF)
                Geqrf.before(f.factorisation())
                f.move(dA, f.dF, back=True)
            for dB in k.active("B"):
                with k.when(f.solves):
                    C = f.right_sides()
                    Ormqr.before(f.product(H, C, dB))
                    f.multiply(H, C)
                    f.solve("N", C)
                    Trtrs.after(f.solution("N", C, dB))
                with k.when(~f.solves):
                    C = f.right_sides()
                    f.solve(H, C)
                    Trtrs.after(f.solution(H, C, dB))
                    f.clear_rest(C)
                    f.clear_rest(dB)
                    Ormqr.before(f.product("N", C, dB))

    def adjoint(k):
        H = transposition(k)
        with k.when(~k.lwork.equals(-1)):
            f = _Factors(k)
            for dA in k.active("A"):
                f.move(dA, f.dF)
            for dB in k.active("B"):
                with k.when(f.solves):
                    C, X = f.right_sides(), k.temporary(f.p, k.nrhs)
                    f.multiply(H, C)
                    copy_matrix(k, f.p, k.nrhs, C, X)
                    f.solve("N", X)
                    Trtrs.adjoint(f.solution("N", X, dB))
                    Ormqr.adjoint(f.product(H, C, dB))
                with k.when(~f.solves):
                    C, X = f.right_sides(), k.temporary(f.p, k.nrhs)
                    f.solve(H, C)
                    f.clear_rest(C)
                    copy_matrix(k, f.p, k.nrhs, C, X)
                    f.multiply("N", X)
                    Ormqr.adjoint(f.product("N", X, dB))
                    f.clear_rest(dB)
                    Trtrs.adjoint(f.solution(H, C, dB))
            for dA in k.active("A"):
                Geqrf.adjoint(f.factorisation())
                f.move(dA, f.dF, back=True)


# ---- by singular values: X = P B, P the pseudo-inverse of A, whose rank does not change near by


def _pseudo_inverse(k):
    """P: V diag(1/s) U^H of the singular values that the call counts"""
    m, n, H = k.m, k.n, transposition(k)
    p = m.at_most(n)
    U, s, VT = singular_vectors(k, p)
    one, zero = k.constant(1.0).real, k.constant(0.0).real
    precision = 2.0**-24 if k.spoken.element == "float" else 2.0**-53
    threshold = (k.rcond < 0.0).choose(k.constant(precision).real, k.rcond) * k.element(s, p, k.size(0))
    with k.loop(p) as i:
        value = k.element(s, p, i)
        counts = threshold - value < 0.0
        factor = counts.choose(one / counts.choose(value, one), zero)
        scale(k, n, factor, k.row(VT, i))
    P = k.temporary(n, m)
    k.blas("gemm", H, H, n, m, p, 1.0, VT, U, 0.0, P)
    return P


def _residual(k, X):
    """B - A X"""
    R = k.temporary(k.m, k.nrhs)
    copy_matrix(k, k.m, k.nrhs, k.old.B, R)
    k.blas("gemm", "N", "N", k.m, k.nrhs, k.n, MINUS, k.old.A, X, 1.0, R)
    return R


class _BySingularValues:
    """The X of least norm among those with the least residual"""

    def before(k):
        m, n, r, H = k.m, k.n, k.nrhs, transposition(k)
        with k.when(~k.lwork.equals(-1)):
            for dB in k.active("B"):  # P (dB - dA X + P^H dA^H R - A dA^H P^H X) + dA^H P^H X
                P, X = _pseudo_inverse(k), k.temporary(n, r)
                k.blas("gemm", "N", "N", n, r, m, 1.0, P, k.old.B, 0.0, X)
                change, more = k.temporary(m, r), k.temporary(n, r)
                copy_matrix(k, m, r, dB, change)
                clear_matrix(k, n, r, more)
                for dA in k.active("A"):
                    one, other = k.temporary(m, r), k.temporary(n, r)
                    k.blas("gemm", "N", "N", m, r, n, MINUS, dA, X, 1.0, change)
                    k.blas("gemm", H, "N", n, r, m, 1.0, dA, _residual(k, X), 0.0, other)
                    k.blas("gemm", H, "N", m, r, n, 1.0, P, other, 1.0, change)
                    k.blas("gemm", H, "N", m, r, n, 1.0, P, X, 0.0, one)
                    k.blas("gemm", H, "N", n, r, m, 1.0, dA, one, 0.0, more)
                    k.blas("gemm", "N", "N", m, r, n, MINUS, k.old.A, more, 1.0, change)
                fill_matrix(k, m, r, k.constant(float("nan")), dB)  # of what lies behind X no derivative is known
                copy_matrix(k, n, r, more, dB)
                k.blas("gemm", "N", "N", n, r, m, 1.0, P, change, 1.0, dB)
            _values_tangent(k)

    def adjoint(k):
        m, n, r, H = k.m, k.n, k.nrhs, transposition(k)
        with k.when(~k.lwork.equals(-1)):
            for dA in k.active("A"):
                clear_matrix(k, m, n, dA)
            for dB in k.active("B"):
                P = _pseudo_inverse(k)
                rest, G = k.block(dB, n, k.size(0)), k.temporary(n, r)
                known = inner_matrix(k, m - n, r, rest, rest).is_zero()
                copy_matrix(k, n, r, dB, G)
                E = k.temporary(m, r)
                k.blas("gemm", H, "N", m, r, n, 1.0, P, G, 0.0, E)
                for dA in k.active("A"):  # -E X^H + R (P E)^H + P^H X (G - A^H E)^H
                    of_residual, one = k.temporary(n, r), k.temporary(m, r)
                    k.blas("gemm", "N", H, m, n, r, MINUS, E, k.new.B, 1.0, dA)
                    k.blas("gemm", "N", "N", n, r, m, 1.0, P, E, 0.0, of_residual)
                    k.blas("gemm", "N", H, m, n, r, 1.0, _residual(k, k.new.B), of_residual, 1.0, dA)
                    k.blas("gemm", H, "N", n, r, m, MINUS, k.old.A, E, 1.0, G)
                    k.blas("gemm", H, "N", m, r, n, 1.0, P, k.new.B, 0.0, one)
                    k.blas("gemm", "N", H, m, n, r, 1.0, one, G, 1.0, dA)
                    with k.when(~known):
                        fill_matrix(k, m, n, k.constant(float("nan")), dA)
                clear_matrix(k, n, r, dB)
                copy_matrix(k, m, r, E, dB)
                with k.when(~known):
                    fill_matrix(k, m, r, k.constant(float("nan")), dB)
            _values_adjoint(k)


def _values_tangent(k):
    for ds in k.active("s"):
        clear(k, k.m.at_most(k.n), ds)
    for dA in k.active("A"):
        for ds in k.active("s"):
            values_tangent(k, dA, ds)
        clear_matrix(k, k.m, k.n, dA)


def _values_adjoint(k):
    for ds in k.active("s"):
        for dA in k.active("A"):
            values_adjoint(k, ds, dA)
        clear(k, k.m.at_most(k.n), ds)


_WORDS = "m n nrhs A[m,n]= B[m^n,nrhs]= s:real[m&n]!:= rcond:real rank[1]!#:= work lwork"
for name, more in {"gelsd": "iwork info", "gelss": "info"}.items():
    routine(name, f"{_WORDS} {more}", REAL, lapack=True)(_BySingularValues)
    routine(f"{name} complex", f"{_WORDS} rwork {more}", COMPLEX, spoken=name, lapack=True)(_BySingularValues)
