"""LAPACK: QR by reflections, and products with what they make.

A reflection is H = I - tau v v^H, v = (1, ...) kept below the diagonal. Q is the product of all of them; a
factorisation applies H^H, and so does the conjugate transpose of Q, whose numbers tau are then conjugated.
"""

from __future__ import annotations

from enzyme_cc.rules.blas import COMPLEX, REAL, routine
from enzyme_cc.rules.blas_statements import clear, clear_matrix, copy_matrix, inner
from enzyme_cc.rules.lapack import Seen, transposition


def _reciprocal(k, number):
    return number.conj / (number * number.conj).real if k.is_complex else k.constant(1.0) / number


def _add_outer(k, rows, columns, factor, x, y, matrix):
    """matrix += factor x y^H"""
    k.blas("gerc" if k.is_complex else "ger", rows, columns, factor, x, y, matrix)


def _reflection(k, A, order, j):
    """(v, its length) of the j-th reflection of A, which acts on rows j and below of `order`."""
    length = order - j
    v = k.temporary_vector(order)
    column = k.column(A, j)
    with k.when(length > 1):
        k.blas("copy", length - 1, k.part(column, order, j + 1, length - 1), k.part(v, order, k.size(1), length - 1))
    k.store(k.constant(1.0), k.part(v, order, k.size(0), k.size(1)))
    return v, length


def _reflect(k, side, rows, columns, tau, v, matrix):
    """matrix = H matrix, or matrix H"""
    left, H = side.is_("L"), transposition(k)
    value = k.temporary_vector(left.choose(columns, rows))
    k.blas("gemv", left.choose(H, "N"), rows, columns, 1.0, matrix, v, 0.0, value)
    _add_outer(k, rows, columns, -tau, left.choose(v, value), left.choose(value, v), matrix)


def _reflection_adjoint(k, side, rows, columns, tau, v, W, G, dv):
    """Back through W = H W or W H: W as before, its adjoint G too; adds to dv, and gives what tau's adjoint gets.

    H^H is its inverse where tau is as LAPACK makes it; where not, its inverse has another tau.
    """
    left, H = side.is_("L"), transposition(k)
    flag, back = left.choose(H, "N"), left.choose("N", H)
    count = left.choose(columns, rows)
    w, g = k.temporary_vector(count), k.temporary_vector(count)
    length = left.choose(rows, columns)
    inverse = tau * _reciprocal(k, tau * inner(k, length, v, v) - 1.0)
    _reflect(k, side, rows, columns, inverse, v, W)
    k.blas("gemv", flag, rows, columns, 1.0, W, v, 0.0, w)
    k.blas("gemv", flag, rows, columns, 1.0, G, v, 0.0, g)
    k.blas("gemv", back, rows, columns, left.choose(-tau, -(tau.conj)), W, g, 1.0, dv)
    k.blas("gemv", back, rows, columns, left.choose(-(tau.conj), -tau), G, w, 1.0, dv)
    _add_outer(k, rows, columns, -(tau.conj), left.choose(v, g), left.choose(g, v), G)
    return -left.choose(inner(k, count, g, w), inner(k, count, w, g))


def _below(k, rows, columns, matrix):
    """Zeros below the diagonal."""
    with k.loop(rows.at_most(columns)) as j:
        with k.when(rows - j - 1 > 0):
            clear(k, rows - j - 1, k.part(k.column(matrix, j), rows, j + 1, rows - j - 1))


@routine("geqrf", "m n A[m,n]= tau[m&n]!:= work lwork info", lapack=True)
class Geqrf:
    """A = Q R: R above the diagonal, the reflections below it"""

    def before(k):
        with k.when(~k.lwork.equals(-1)):
            for dtau in k.active("tau"):
                clear(k, k.m.at_most(k.n), dtau)
            for dA in k.active("A"):
                W = k.temporary(k.m, k.n)
                copy_matrix(k, k.m, k.n, k.old.A, W)
                with k.loop(k.m.at_most(k.n)) as j:
                    _factor_column(k, j, W, dA)

    def adjoint(k):
        with k.when(~k.lwork.equals(-1)):
            for dA in k.active("A"):
                m, n = k.m, k.n
                W, G = k.temporary(m, n), k.temporary(m, n)
                copy_matrix(k, m, n, k.new.A, W)
                _below(k, m, n, W)
                copy_matrix(k, m, n, dA, G)
                _below(k, m, n, G)
                p = m.at_most(n)
                with k.loop(p) as number:
                    _column_adjoint(k, p - 1 - number, W, G, dA)
                copy_matrix(k, m, n, G, dA)
            for dtau in k.active("tau"):
                clear(k, k.m.at_most(k.n), dtau)


def _factor_column(k, j, W, D):
    """One step of the factorisation of W with its tangent in D."""
    m, n = k.m, k.n
    length = m - j
    x, dx = k.temporary_vector(length), k.temporary_vector(length)
    k.blas("copy", length, k.part(k.column(W, j), m, j, length), x)
    k.blas("copy", length, k.part(k.column(D, j), m, j, length), dx)
    one = k.size(0), k.size(1)
    x0, dx0 = k.load(k.part(x, length, *one)), k.load(k.part(dx, length, *one))
    rest = (k.part(x, length, k.size(1), length - 1), k.part(dx, length, k.size(1), length - 1))
    dtau = k.variable()
    tail = k.blas("nrm2", length - 1, rest[0])
    with k.when(~(tail.is_zero() & x0.is_real())):
        norm = k.blas("nrm2", length, x)
        beta = (x0.real < 0.0).choose(norm, -norm)
        dbeta = inner(k, length, x, dx).real / beta
        tau, d, dd = (beta - x0) / beta, x0 - beta, dx0 - dbeta
        k.add_to(dtau, (x0 * dbeta / beta - dx0) / beta)
        # v = x / d, its first element 1; dv = (dx - v dd) / d, its first element 0
        by = _reciprocal(k, d)
        k.blas("scal", length - 1, by, rest[0])
        k.blas("axpy", length - 1, -dd, rest[0], rest[1])
        k.blas("scal", length - 1, by, rest[1])
        k.store(k.constant(1.0), k.part(x, length, *one))
        k.store(k.constant(0.0), k.part(dx, length, *one))
        with k.when(n - j - 1 > 0):
            columns, H = n - j - 1, transposition(k)
            A, dA = k.block(W, j, j + 1), k.block(D, j, j + 1)
            w, dw = k.temporary_vector(columns), k.temporary_vector(columns)
            k.blas("gemv", H, length, columns, 1.0, A, x, 0.0, w)
            k.blas("gemv", H, length, columns, 1.0, dA, x, 0.0, dw)
            k.blas("gemv", H, length, columns, 1.0, A, dx, 1.0, dw)
            _add_outer(k, length, columns, -(k.load(dtau).conj), x, w, dA)
            _add_outer(k, length, columns, -(tau.conj), dx, w, dA)
            _add_outer(k, length, columns, -(tau.conj), x, dw, dA)
            _add_outer(k, length, columns, -(tau.conj), x, w, A)
        k.store(k.constant(0.0) + dbeta, k.part(dx, length, *one))
        k.blas("copy", length, dx, k.part(k.column(D, j), m, j, length))
    for shadow in k.active("tau"):
        k.store(k.load(dtau), k.part(shadow, m.at_most(n), j, k.size(1)))


def _column_adjoint(k, j, W, G, dA):
    """Back through one step: W gets what the step began with, G its adjoint."""
    m, n = k.m, k.n
    v, length = _reflection(k, k.new.A, m, j)
    columns = n - j - 1
    dv, dtau = k.temporary_vector(length), k.variable()
    clear(k, length, dv)
    with k.when(length > 1):
        k.blas("copy", length - 1, k.part(k.column(dA, j), m, j + 1, length - 1),
               k.part(dv, length, k.size(1), length - 1))
    for shadow in k.active("tau"):
        k.add_to(dtau, k.element(shadow, m.at_most(n), j))
    tau = k.element(k.new.tau, m.at_most(n), j)
    with k.when(columns > 0):
        k.add_to(dtau, _reflection_adjoint(
            k, k.flag("L"), length, columns, tau.conj, v, k.block(W, j, j + 1), k.block(G, j, j + 1), dv).conj)
    with k.when(~tau.is_zero()):
        # v = x / d, d = x0 - beta, tau = 1 - x0 / beta, beta beta = x^H x
        at = k.diagonal(W, j)
        beta, dbeta = k.load(at).real, k.load(k.diagonal(G, j)).real
        x0, d = (k.constant(1.0) - tau) * beta, -(tau * beta)
        k.store(k.constant(0.0), k.part(dv, length, k.size(0), k.size(1)))
        dd = -(inner(k, length, v, dv) * _reciprocal(k, d).conj)
        dbeta = dbeta + (k.load(dtau).conj * x0).real / (beta * beta) - dd.real
        dx0 = dd - k.load(dtau) / beta
        # x = d v, its first element x0
        k.blas("scal", length, d, v)
        k.store(x0, k.part(v, length, k.size(0), k.size(1)))
        k.blas("scal", length, _reciprocal(k, d).conj, dv)
        k.blas("axpy", length, dbeta / beta, v, dv)
        k.add_to(k.part(dv, length, k.size(0), k.size(1)), dx0)
        k.blas("copy", length, v, k.part(k.column(W, j), m, j, length))
        k.blas("copy", length, dv, k.part(k.column(G, j), m, j, length))


_BY_REFLECTIONS = "side ta m n k A[side:m|n,k] tau[k]! C[m,n]= work lwork info"


@routine("ormqr", _BY_REFLECTIONS, REAL, lapack=True)
@routine("unmqr", _BY_REFLECTIONS, COMPLEX, lapack=True)
class Ormqr:
    """C = op(Q) C or C op(Q), Q of geqrf's reflections"""

    def before(k):
        with k.when(~k.lwork.equals(-1)):
            for dC in k.active("C"):
                W = k.temporary(k.m, k.n)
                copy_matrix(k, k.m, k.n, k.old.C, W)
                with k.loop(k.k) as number:
                    _applied_tangent(k, _order(k, number, False), W, dC)

    def adjoint(k):
        with k.when(~k.lwork.equals(-1)):
            for dC in k.active("C"):
                W = k.temporary(k.m, k.n)
                copy_matrix(k, k.m, k.n, k.new.C, W)
                with k.loop(k.k) as number:
                    _applied_adjoint(k, _order(k, number, True), W, dC)


def _order(k, number, backwards):
    """Which reflection is applied then: from the last to the first for Q C and C Q^H."""
    last_first = ~(k.side.is_("L") ^ k.ta.is_("N"))
    if backwards:
        last_first = ~last_first
    return last_first.choose(k.k - 1 - number, number)


def _applied(k, j, W, G):
    left = k.side.is_("L")
    order = left.choose(k.m, k.n)
    v, length = _reflection(k, k.A, order, j)
    rows, columns = left.choose(length, k.m), left.choose(k.n, length)
    zero = k.size(0)
    first = left.choose(j, zero), left.choose(zero, j)
    return order, v, length, rows, columns, k.block(W, *first), k.block(G, *first)


def _of_flag(k, tau):
    """tau of H, or of H^H."""
    return k.ta.is_("N").choose(tau, tau.conj)


def _applied_tangent(k, j, W, D):
    order, v, length, rows, columns, A, dA = _applied(k, j, W, D)
    left, tau = k.side.is_("L"), _of_flag(k, k.element(k.tau, k.k, j))
    flag = left.choose(transposition(k), "N")
    count = left.choose(columns, rows)
    w, dw = k.temporary_vector(count), k.temporary_vector(count)
    k.blas("gemv", flag, rows, columns, 1.0, A, v, 0.0, w)
    k.blas("gemv", flag, rows, columns, 1.0, dA, v, 0.0, dw)

    def add(factor, one, other):
        _add_outer(k, rows, columns, factor, left.choose(one, other), left.choose(other, one), dA)

    for shadow in k.active("tau"):
        add(-_of_flag(k, k.element(shadow, k.k, j)), v, w)
    for shadow in k.active("A"):
        dv, _ = _reflection(k, shadow, order, j)
        k.store(k.constant(0.0), k.part(dv, length, k.size(0), k.size(1)))
        k.blas("gemv", flag, rows, columns, 1.0, A, dv, 1.0, dw)
        add(-tau, dv, w)
    add(-tau, v, dw)
    _reflect(k, k.side, rows, columns, tau, v, A)


def _applied_adjoint(k, j, W, G):
    order, v, length, rows, columns, A, dA = _applied(k, j, W, G)
    dv = k.temporary_vector(length)
    clear(k, length, dv)
    tau = _of_flag(k, k.element(k.tau, k.k, j))
    dtau = _of_flag(k, _reflection_adjoint(k, k.side, rows, columns, tau, v, A, dA, dv))
    for shadow in k.active("tau"):
        k.add_to(k.part(shadow, k.k, j, k.size(1)), dtau)
    for shadow in k.active("A"):
        with k.when(length > 1):
            k.blas("axpy", length - 1, 1.0, k.part(dv, length, k.size(1), length - 1),
                   k.part(k.column(shadow, j), order, j + 1, length - 1))


@routine("orgqr", "m n k A[m,n]= tau[k]! work lwork info", REAL, lapack=True)
@routine("ungqr", "m n k A[m,n]= tau[k]! work lwork info", COMPLEX, lapack=True)
class Orgqr:
    """The first n columns of Q in place of k reflections: Q times those columns of the unit matrix"""

    def before(k):
        with k.when(~k.lwork.equals(-1)):
            for dA in k.active("A"):
                W, D = k.temporary(k.m, k.n), k.temporary(k.m, k.n)
                clear_matrix(k, k.m, k.n, W)
                clear_matrix(k, k.m, k.n, D)
                with k.loop(k.n) as i:
                    k.store(k.constant(1.0), k.diagonal(W, i))
                with k.loop(k.k) as number:
                    _applied_tangent(_as_product(k), k.k - 1 - number, W, D)
                copy_matrix(k, k.m, k.n, D, dA)

    def adjoint(k):
        with k.when(~k.lwork.equals(-1)):
            for dA in k.active("A"):
                W, G = k.temporary(k.m, k.n), k.temporary(k.m, k.n)
                copy_matrix(k, k.m, k.n, k.new.A, W)
                copy_matrix(k, k.m, k.n, dA, G)
                clear_matrix(k, k.m, k.n, dA)
                with k.loop(k.k) as number:
                    _applied_adjoint(_as_product(k), number, W, G)


def _as_product(k):
    """The kernel as ormqr's statements know it; the reflections are those of before the call."""
    return Seen(k, side=k.flag("L"), ta=k.flag("N"), A=k.old.A)
