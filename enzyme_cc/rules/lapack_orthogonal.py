"""LAPACK: QR by reflections, eigenvalues of symmetric matrices, singular values; of real matrices."""

from __future__ import annotations

from enzyme_cc.rules.blas import REAL, routine
from enzyme_cc.rules.blas_level3 import add_symmetrised
from enzyme_cc.rules.blas_statements import clear, clear_matrix, copy_matrix, fill_matrix
from enzyme_cc.rules.lapack import Seen, hermitian_of

# ---- reflections: H = I - tau v v', v = (1, ...) kept below the diagonal


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
    left = side.is_("L")
    value = k.temporary_vector(left.choose(columns, rows))
    k.blas("gemv", left.choose("T", "N"), rows, columns, 1.0, matrix, v, 0.0, value)
    k.blas("ger", rows, columns, -tau, left.choose(v, value), left.choose(value, v), matrix)


def _reflection_adjoint(k, side, rows, columns, tau, v, W, G, dv):
    """Back through W = H W or W H: W as before, its adjoint G too; adds to dv, and gives what tau's adjoint gets.

    H is its own inverse where tau v' v = 2, as LAPACK makes it; where not, its inverse has another tau.
    """
    left = side.is_("L")
    flag, back = left.choose("T", "N"), left.choose("N", "T")
    count = left.choose(columns, rows)
    w, g = k.temporary_vector(count), k.temporary_vector(count)
    length = left.choose(rows, columns)
    _reflect(k, side, rows, columns, tau / (tau * k.blas("dot", length, v, v) - 1.0), v, W)
    k.blas("gemv", flag, rows, columns, 1.0, W, v, 0.0, w)
    k.blas("gemv", flag, rows, columns, 1.0, G, v, 0.0, g)
    k.blas("gemv", back, rows, columns, -tau, W, g, 1.0, dv)
    k.blas("gemv", back, rows, columns, -tau, G, w, 1.0, dv)
    k.blas("ger", rows, columns, -tau, left.choose(v, g), left.choose(g, v), G)
    return -k.blas("dot", count, w, g)


def _below(k, rows, columns, matrix):
    """Zeros below the diagonal."""
    with k.loop(rows.at_most(columns)) as j:
        with k.when(rows - j - 1 > 0):
            clear(k, rows - j - 1, k.part(k.column(matrix, j), rows, j + 1, rows - j - 1))


@routine("geqrf", "m n A[m,n]= tau[m&n]!:= work lwork info", REAL, lapack=True)
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
    with k.when(length > 1):
        tail = k.blas("nrm2", length - 1, rest[0])
        with k.when(~tail.is_zero()):
            norm = k.blas("nrm2", length, x)
            beta = (x0 < 0.0).choose(norm, -norm)
            dbeta = k.blas("dot", length, x, dx) / beta
            tau, d, dd = (beta - x0) / beta, x0 - beta, dx0 - dbeta
            k.add_to(dtau, (x0 * dbeta / beta - dx0) / beta)
            # v = x / d, its first element 1; dv = (dx - v dd) / d, its first element 0
            k.blas("scal", length - 1, k.constant(1.0) / d, rest[0])
            k.blas("axpy", length - 1, -dd, rest[0], rest[1])
            k.blas("scal", length - 1, k.constant(1.0) / d, rest[1])
            k.store(k.constant(1.0), k.part(x, length, *one))
            k.store(k.constant(0.0), k.part(dx, length, *one))
            with k.when(n - j - 1 > 0):
                columns = n - j - 1
                A, dA = k.block(W, j, j + 1), k.block(D, j, j + 1)
                w, dw = k.temporary_vector(columns), k.temporary_vector(columns)
                k.blas("gemv", "T", length, columns, 1.0, A, x, 0.0, w)
                k.blas("gemv", "T", length, columns, 1.0, dA, x, 0.0, dw)
                k.blas("gemv", "T", length, columns, 1.0, A, dx, 1.0, dw)
                k.blas("ger", length, columns, -k.load(dtau), x, w, dA)
                k.blas("ger", length, columns, -tau, dx, w, dA)
                k.blas("ger", length, columns, -tau, x, dw, dA)
                k.blas("ger", length, columns, -tau, x, w, A)
            k.store(dbeta, k.part(dx, length, *one))
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
            k, k.flag("L"), length, columns, tau, v, k.block(W, j, j + 1), k.block(G, j, j + 1), dv))
    with k.when(~tau.is_zero()):
        # v = x / d, d = x0 - beta, tau = 1 - x0 / beta, beta beta = x' x
        at = k.diagonal(W, j)
        beta, dbeta = k.load(at), k.load(k.diagonal(G, j))
        x0, d = beta * (k.constant(1.0) - tau), -(beta * tau)
        k.store(k.constant(0.0), k.part(dv, length, k.size(0), k.size(1)))
        dd = -(k.blas("dot", length, dv, v)) / d
        dbeta = dbeta + k.load(dtau) * x0 / (beta * beta) - dd
        dx0 = dd - k.load(dtau) / beta
        # x = d v, its first element x0
        k.blas("scal", length, d, v)
        k.store(x0, k.part(v, length, k.size(0), k.size(1)))
        k.blas("scal", length, k.constant(1.0) / d, dv)
        k.blas("axpy", length, dbeta / beta, v, dv)
        k.add_to(k.part(dv, length, k.size(0), k.size(1)), dx0)
        k.blas("copy", length, v, k.part(k.column(W, j), m, j, length))
        k.blas("copy", length, dv, k.part(k.column(G, j), m, j, length))


@routine("ormqr", "side ta m n k A[side:m|n,k] tau[k]! C[m,n]= work lwork info", REAL, lapack=True)
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
    """Which reflection is applied then: from the last to the first for Q C and C Q'."""
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


def _applied_tangent(k, j, W, D):
    order, v, length, rows, columns, A, dA = _applied(k, j, W, D)
    left, tau = k.side.is_("L"), k.element(k.tau, k.k, j)
    flag = left.choose("T", "N")
    count = left.choose(columns, rows)
    w, dw = k.temporary_vector(count), k.temporary_vector(count)
    k.blas("gemv", flag, rows, columns, 1.0, A, v, 0.0, w)
    k.blas("gemv", flag, rows, columns, 1.0, dA, v, 0.0, dw)

    def add(factor, one, other):
        k.blas("ger", rows, columns, factor, left.choose(one, other), left.choose(other, one), dA)

    for shadow in k.active("tau"):
        add(-k.element(shadow, k.k, j), v, w)
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
    dtau = _reflection_adjoint(k, k.side, rows, columns, k.element(k.tau, k.k, j), v, A, dA, dv)
    for shadow in k.active("tau"):
        k.add_to(k.part(shadow, k.k, j, k.size(1)), dtau)
    for shadow in k.active("A"):
        with k.when(length > 1):
            k.blas("axpy", length - 1, 1.0, k.part(dv, length, k.size(1), length - 1),
                   k.part(k.column(shadow, j), order, j + 1, length - 1))


# ---- eigenvalues and singular values


def _eigenvectors(k):
    """(V, w) of the matrix that was, computed again: the call may have kept no vectors."""
    n = k.n
    V, w = k.temporary(n, n), k.temporary_vector(n)
    copy_matrix(k, n, n, k.old.A, V)
    length = n * 40 + 40
    k.blas("syev", "V", k.uplo, n, V, w, k.temporary_vector(length), length)
    return V, w


@routine("syev", "jobz uplo n A[n,n]= w[n]!:= work lwork info", REAL, lapack=True)
class Syev:
    """A = V diag(w) V', the eigenvalues distinct where derivatives of V are wanted"""

    def before(k):
        with k.when(~k.lwork.equals(-1)):
            n = k.n
            for dw in k.active("w"):
                clear(k, n, dw)
            for dA in k.active("A"):
                V, w = _eigenvectors(k)
                whole = hermitian_of(k, k.uplo, n, dA)
                value = k.temporary(n, n)
                k.blas("gemm", "T", "N", n, n, n, 1.0, V, whole, 0.0, value)
                k.blas("gemm", "N", "N", n, n, n, 1.0, value, V, 0.0, whole)
                for dw in k.active("w"):
                    with k.loop(n) as i:
                        k.store(k.load(k.diagonal(whole, i)), k.part(dw, n, i, k.size(1)))
                clear_matrix(k, n, n, dA)
                with k.when(k.jobz.is_("V")):
                    _divide_by_gaps(k, n, w, whole)
                    k.blas("gemm", "N", "N", n, n, n, 1.0, V, whole, 0.0, dA)

    def adjoint(k):
        with k.when(~k.lwork.equals(-1)):
            n = k.n
            for dA in k.active("A"):
                V, w = _eigenvectors(k)
                value, other = k.temporary(n, n), k.temporary(n, n)
                clear_matrix(k, n, n, value)
                with k.when(k.jobz.is_("V")):
                    k.blas("gemm", "T", "N", n, n, n, 1.0, V, dA, 0.0, value)
                    _divide_by_gaps(k, n, w, value)
                for dw in k.active("w"):
                    with k.loop(n) as i:
                        k.add_to(k.diagonal(value, i), k.element(dw, n, i))
                k.blas("gemm", "N", "N", n, n, n, 1.0, V, value, 0.0, other)
                k.blas("gemm", "N", "T", n, n, n, 1.0, other, V, 0.0, value)
                clear_matrix(k, n, n, dA)
                add_symmetrised(k, k.uplo, n, value, dA)
            for dw in k.active("w"):
                clear(k, n, dw)


@routine("syevd", "jobz uplo n A[n,n]= w[n]!:= work lwork iwork liwork info", REAL, lapack=True)
class Syevd:
    """As syev"""

    def before(k):
        Syev.before(_by_either_size(k))

    def adjoint(k):
        Syev.adjoint(_by_either_size(k))


def _by_either_size(k):
    """The kernel where -1 for either work space asks for sizes."""
    return Seen(k, lwork=k.liwork.equals(-1).choose(k.size(-1), k.lwork))


def _divide_by_gaps(k, n, w, matrix):
    """Each element by w_j - w_i; zeros on the diagonal and where both are the same"""
    with k.loop(n) as i:
        with k.loop(n) as j:
            place = k.entry_of(matrix, i, j)
            gap = k.element(w, n, j) - k.element(w, n, i)
            nothing = gap.is_zero() | i.equals(j)
            k.store(nothing.choose(k.constant(0.0), k.load(place) / nothing.choose(k.constant(1.0), gap)), place)


@routine("gesvd", "jobu jobvt m n A[m,n]= s[m&n]!:= U[m,m]:= VT[n,n]:= superb work lwork info", REAL, lapack=True)
class Gesvd:
    """The singular values s of A = U diag(s) V'; vectors have no derivatives here"""

    without_derivative = ("U", "VT")

    def before(k):
        with k.when(~k.lwork.equals(-1)):
            m, n = k.m, k.n
            p = m.at_most(n)
            for ds in k.active("s"):
                clear(k, p, ds)
            for dA in k.active("A"):
                for ds in k.active("s"):
                    values_tangent(k, dA, ds)
                clear_matrix(k, m, n, dA)
                _unknown_vectors(k, dA)

    def adjoint(k):
        with k.when(~k.lwork.equals(-1)):
            m, n = k.m, k.n
            p = m.at_most(n)
            for dA in k.active("A"):
                clear_matrix(k, m, n, dA)
                _unknown_vectors(k, dA)
                for ds in k.active("s"):
                    values_adjoint(k, ds, dA)
            for ds in k.active("s"):
                clear(k, p, ds)


@routine("gesdd", "jobs m n A[m,n]= s[m&n]!:= U[m,m]:= VT[n,n]:= work lwork iwork info", REAL, lapack=True)
class Gesdd:
    """As gesvd"""

    without_derivative = ("U", "VT")

    def before(k):
        Gesvd.before(Seen(k, jobu=k.jobs, jobvt=k.jobs))

    def adjoint(k):
        Gesvd.adjoint(Seen(k, jobu=k.jobs, jobvt=k.jobs))


def _unknown_vectors(k, dA):
    """Vectors in A's place have no derivative that is known."""
    with k.when(k.jobu.is_("O") | k.jobvt.is_("O")):
        fill_matrix(k, k.m, k.n, k.constant(float("nan")), dA)


def values_tangent(k, dA, ds):
    """ds = the diagonal of U' dA V"""
    p = k.m.at_most(k.n)
    U, _, VT = singular_vectors(k, p)
    value = k.temporary(p, k.n)
    k.blas("gemm", "T", "N", p, k.n, k.m, 1.0, U, dA, 0.0, value)
    with k.loop(p) as i:
        k.store(k.blas("dot", k.n, k.row(value, i), k.row(VT, i)), k.part(ds, p, i, k.size(1)))


def values_adjoint(k, ds, dA):
    """dA += U diag(ds) V'"""
    p = k.m.at_most(k.n)
    U, _, VT = singular_vectors(k, p)
    with k.loop(p) as i:
        k.blas("ger", k.m, k.n, k.element(ds, p, i), k.column(U, i), k.row(VT, i), dA)


def singular_vectors(k, p):
    """U, s and V' of the matrix that was"""
    m, n = k.m, k.n
    A, s = k.temporary(m, n), k.temporary_vector(p)
    U, VT = k.temporary(m, p), k.temporary(p, n)
    copy_matrix(k, m, n, k.old.A, A)
    length = (m + n) * 40 + 40
    superb = k.temporary_vector(p)
    k.blas("gesvd", "S", "S", m, n, A, s, U, VT, superb, k.temporary_vector(length), length)
    return U, s, VT

