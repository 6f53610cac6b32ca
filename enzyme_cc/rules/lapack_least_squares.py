"""LAPACK: least squares by QR of the matrix or, where it has more columns than rows, of its transpose.

The factorisation is made again, with the reflections' factors that the call does not hand out; so the derivatives are
those of geqrf, ormqr and trtrs, one after the other, and all that the call leaves in A and B has them.
"""

from __future__ import annotations

from types import SimpleNamespace

from enzyme_cc.rules.blas import REAL, routine
from enzyme_cc.rules.blas_statements import clear, clear_matrix, copy_matrix
from enzyme_cc.rules.lapack import Seen, Trtrs
from enzyme_cc.rules.lapack_orthogonal import Geqrf, Ormqr


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
        """factors = matrix, or its transpose; or the other way round."""
        k = self.k
        with k.loop(self.p) as i:
            line, other = self.is_wide.choose(k.column(matrix, i), k.row(matrix, i)), k.row(factors, i)
            k.blas("copy", self.q, *((other, line) if back else (line, other)))

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
        self._call("ormqr", "L", flag, self.p, self.k.nrhs, self.q, self.F, self.tau, C)

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
class Gels:
    """op(A) X = B with the least residual, or the least X where many have none; A of full rank"""

    def before(k):
        with k.when(~k.lwork.equals(-1)):
            f = _Factors(k)
            for dA in k.active("A"):
                f.move(dA, f.dF)
                Geqrf.before(f.factorisation())
                f.move(dA, f.dF, back=True)
            for dB in k.active("B"):
                with k.when(f.solves):
                    C = f.right_sides()
                    Ormqr.before(f.product("T", C, dB))
                    f.multiply("T", C)
                    f.solve("N", C)
                    Trtrs.after(f.solution("N", C, dB))
                with k.when(~f.solves):
                    C = f.right_sides()
                    f.solve("T", C)
                    Trtrs.after(f.solution("T", C, dB))
                    f.clear_rest(C)
                    f.clear_rest(dB)
                    Ormqr.before(f.product("N", C, dB))

    def adjoint(k):
        with k.when(~k.lwork.equals(-1)):
            f = _Factors(k)
            for dA in k.active("A"):
                f.move(dA, f.dF)
            for dB in k.active("B"):
                with k.when(f.solves):
                    C, X = f.right_sides(), k.temporary(f.p, k.nrhs)
                    f.multiply("T", C)
                    copy_matrix(k, f.p, k.nrhs, C, X)
                    f.solve("N", X)
                    Trtrs.adjoint(f.solution("N", X, dB))
                    Ormqr.adjoint(f.product("T", C, dB))
                with k.when(~f.solves):
                    C, X = f.right_sides(), k.temporary(f.p, k.nrhs)
                    f.solve("T", C)
                    f.clear_rest(C)
                    copy_matrix(k, f.p, k.nrhs, C, X)
                    f.multiply("N", X)
                    Ormqr.adjoint(f.product("N", X, dB))
                    f.clear_rest(dB)
                    Trtrs.adjoint(f.solution("T", C, dB))
            for dA in k.active("A"):
                Geqrf.adjoint(f.factorisation())
                f.move(dA, f.dF, back=True)
