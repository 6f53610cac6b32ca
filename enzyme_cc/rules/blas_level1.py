"""BLAS, level 1: operations on vectors, in O(n)."""

from __future__ import annotations

from enzyme_cc.rules.blas import COMPLEX, REAL, routine
from enzyme_cc.rules.blas_statements import clear, conjugated, inner, scale

_REAL_RESULT = {"s": "s", "d": "d", "c": "sc", "z": "dz"}


@routine("dot", "n x[n] y[n]", REAL, result="number")
class Dot:
    """x' y"""

    def after(k):
        for dx in k.active("x"):
            k.returns(k.blas("dot", k.n, dx, k.y))
        for dy in k.active("y"):
            k.returns(k.blas("dot", k.n, k.x, dy))

    def adjoint(k):
        for dx in k.active("x"):
            k.blas("axpy", k.n, k.seed, k.y, dx)
        for dy in k.active("y"):
            k.blas("axpy", k.n, k.seed, k.x, dy)


def _complex_dot(name, of_x):
    """The inner products of complex vectors, whose result cblas writes to memory, Fortran returns."""

    def product(k, x, y):
        return inner(k, k.n, conjugated(k, k.n, x) if of_x == "x" else x, y)

    def before_sub(k):
        for dr in k.active("r"):
            total = k.variable()
            for dx in k.active("x"):
                k.add_to(total, product(k, dx, k.y))
            for dy in k.active("y"):
                k.add_to(total, product(k, k.x, dy))
            k.store(k.load(total), dr)

    def after(k):
        for dx in k.active("x"):
            k.returns(product(k, dx, k.y))
        for dy in k.active("y"):
            k.returns(product(k, k.x, dy))

    def back(k, seed):
        for dx in k.active("x"):  # by x: seed conj(y), or of conj(x): the conjugate of that
            if of_x == "x":
                k.blas("axpy", k.n, seed, conjugated(k, k.n, k.y), dx)
            else:
                k.blas("axpy", k.n, seed.conj, k.y, dx)
        for dy in k.active("y"):
            k.blas("axpy", k.n, seed, conjugated(k, k.n, k.x) if of_x == "x" else k.x, dy)

    def adjoint_sub(k):
        for dr in k.active("r"):
            seed = k.load(dr)
            k.store(k.constant(0.0), dr)
            back(k, seed)

    def adjoint(k):
        back(k, k.seed)

    sub = type(name.title(), (), {"before": before_sub, "adjoint": adjoint_sub})
    routine(name + "_sub", "n x[n] y[n] r[1]!:=", COMPLEX)(sub)
    routine(name, "n x[n] y[n]", COMPLEX, result="number")(type(name.title(), (), {"after": after, "adjoint": adjoint}))


_complex_dot("dotu", "x")
_complex_dot("dotc", "conj(x)")


@routine("axpy", "n alpha x[n] y[n]=")
class Axpy:
    """y = alpha x + y"""

    def before(k):
        for dy in k.active("y"):
            for dx in k.active("x"):
                k.blas("axpy", k.n, k.alpha, dx, dy)
            if k.has("alpha"):
                k.blas("axpy", k.n, k.tangent("alpha"), k.x, dy)

    def adjoint(k):
        for dy in k.active("y"):
            if k.has("alpha"):
                k.adjoin("alpha", inner(k, k.n, k.x, dy))
            for dx in k.active("x"):
                k.blas("axpy", k.n, k.alpha.conj, dy, dx)


class _Scal:
    """x = alpha x"""

    def before(k):
        for dx in k.active("x"):
            with k.when(dx.step > 0):
                scale(k, k.n, k.alpha, dx)
                if k.has("alpha"):
                    k.blas("axpy", k.n, k.tangent("alpha"), k.old.x, dx)

    def adjoint(k):
        for dx in k.active("x"):
            with k.when(dx.step > 0):
                if k.has("alpha"):
                    k.adjoin("alpha", inner(k, k.n, k.old.x, dx))
                scale(k, k.n, k.alpha.conj, dx)


routine("scal", "n alpha x[n]=")(_Scal)
routine("real scal", "n alpha:real x[n]=", {"c": "cs", "z": "zd"}, spoken="scal")(_Scal)


@routine("copy", "n x[n] y[n]:=")
class Copy:
    """y = x"""

    def before(k):
        for dy in k.active("y"):
            clear(k, k.n, dy)
            for dx in k.active("x"):
                k.blas("copy", k.n, dx, dy)

    def adjoint(k):
        for dy in k.active("y"):
            for dx in k.active("x"):
                k.blas("axpy", k.n, 1.0, dy, dx)
            clear(k, k.n, dy)


@routine("swap", "n x[n]= y[n]=")
class Swap:
    """x, y = y, x"""

    def before(k):
        for dx in k.active("x"):
            for dy in k.active("y"):
                k.blas("swap", k.n, dx, dy)

    adjoint = before


def _rotate(k, c, s):
    for dx in k.active("x"):
        for dy in k.active("y"):
            with k.loop(k.n) as i:
                one, two = k.part(dx, k.n, i, k.size(1)), k.part(dy, k.n, i, k.size(1))
                a, b = k.load(one), k.load(two)
                k.store(a * c + b * s, one)
                k.store(b * c - a * s, two)


class _Rot:
    """x, y = c x + s y, c y - s x"""

    def before(k):
        _rotate(k, k.c, k.s)
        for dx in k.active("x"):
            for dy in k.active("y"):
                if k.has("c"):
                    k.blas("axpy", k.n, k.tangent("c"), k.old.x, dx)
                    k.blas("axpy", k.n, k.tangent("c"), k.old.y, dy)
                if k.has("s"):
                    k.blas("axpy", k.n, k.tangent("s"), k.old.y, dx)
                    k.blas("axpy", k.n, -k.tangent("s"), k.old.x, dy)

    def adjoint(k):
        for dx in k.active("x"):
            for dy in k.active("y"):
                if k.has("c"):
                    k.adjoin("c", inner(k, k.n, k.old.x, dx) + inner(k, k.n, k.old.y, dy))
                if k.has("s"):
                    k.adjoin("s", inner(k, k.n, k.old.y, dx) - inner(k, k.n, k.old.x, dy))
        _rotate(k, k.c, -k.s)


routine("rot", "n x[n]= y[n]= c s", REAL)(_Rot)
routine("real rot", "n x[n]= y[n]= c:real s:real", {"c": "cs", "z": "zd"}, spoken="rot")(_Rot)


@routine("nrm2", "n x[n]", _REAL_RESULT, result="real")
class Nrm2:
    """|x|, whose derivative is x / |x|, and 0 at the origin"""

    def after(k):
        for dx in k.active("x"):
            with k.when(~k.result.is_zero()):
                k.returns(inner(k, k.n, k.x, dx).real / k.result)

    def adjoint(k):
        for dx in k.active("x"):
            with k.when(~k.result.is_zero()):
                k.blas("axpy", k.n, k.seed / k.result, k.x, dx)


@routine("asum", "n x[n]", _REAL_RESULT, result="real")
class Asum:
    """sum |Re x| + |Im x|, whose derivative is the signs, and 0 at 0"""

    def after(k):
        for dx in k.active("x"):
            with k.when(dx.step > 0), k.loop(k.n) as i:
                k.returns((k.element(k.x, k.n, i).sign.conj * k.element(dx, k.n, i)).real)

    def adjoint(k):
        for dx in k.active("x"):
            with k.when(dx.step > 0), k.loop(k.n) as i:
                k.add_to(k.part(dx, k.n, i, k.size(1)), k.element(k.x, k.n, i).sign * k.seed)
