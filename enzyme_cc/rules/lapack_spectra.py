"""LAPACK: eigenvalues of symmetric and Hermitian matrices, singular values."""

from __future__ import annotations

from enzyme_cc.rules.blas import COMPLEX, REAL, routine
from enzyme_cc.rules.blas_level3 import add_symmetrised
from enzyme_cc.rules.blas_statements import clear, clear_matrix, copy_matrix, fill_matrix, inner, real_diagonal
from enzyme_cc.rules.lapack import Seen, hermitian_of, transposition


def _eigenvectors(k):
    """(V, w) of the matrix that was, computed again: the call may have kept no vectors."""
    n = k.n
    V, w = k.temporary(n, n), k.temporary_vector(n, real=True)
    copy_matrix(k, n, n, k.old.A, V)
    length = n * 40 + 40
    if k.is_complex:
        k.blas("heev", "V", k.uplo, n, V, w, k.temporary_vector(length), length, k.temporary_vector(n * 3))
    else:
        k.blas("syev", "V", k.uplo, n, V, w, k.temporary_vector(length), length)
    return V, w


def _each_phase(k, V):
    """(the element of an eigenvector that LAPACK leaves real, its column, its row): the last of the upper triangle's,
    the first of the lower's, which settles the phase. Nothing where the library has another way or the element is zero;
    then only what does not depend on phases is right."""
    if not k.is_complex:
        return
    row = k.uplo.is_("U").choose(k.n - 1, k.size(0))
    with k.loop(k.n) as j:
        element = k.load(k.entry_of(V, row, j))
        with k.when(element.is_real() & ~element.is_zero()):
            yield element.real, j, row


@routine("syev", "jobz uplo n A[n,n]= w[n]!:= work lwork info", REAL, lapack=True)
@routine("heev", "jobz uplo n A[n,n]= w:real[n]!:= work lwork rwork info", COMPLEX, lapack=True)
class Syev:
    """A = V diag(w) V^H, the eigenvalues distinct where derivatives of V are wanted"""

    def before(k):
        with k.when(~k.lwork.equals(-1)):
            n = k.n
            for dw in k.active("w"):
                clear(k, n, dw)
            for dA in k.active("A"):
                V, w = _eigenvectors(k)
                whole = hermitian_of(k, k.uplo, n, dA)
                value = k.temporary(n, n)
                k.blas("gemm", transposition(k), "N", n, n, n, 1.0, V, whole, 0.0, value)
                k.blas("gemm", "N", "N", n, n, n, 1.0, value, V, 0.0, whole)
                for dw in k.active("w"):
                    with k.loop(n) as i:
                        k.store(k.load(k.diagonal(whole, i)).real, k.part(dw, n, i, k.size(1)))
                clear_matrix(k, n, n, dA)
                with k.when(k.jobz.is_("V")):
                    _divide_by_gaps(k, n, w, whole)
                    k.blas("gemm", "N", "N", n, n, n, 1.0, V, whole, 0.0, dA)
                    for element, j, row in _each_phase(k, V):
                        turned = k.load(k.entry_of(dA, row, j)) / element
                        k.blas("axpy", n, turned.real - turned, k.column(V, j), k.column(dA, j))

    def adjoint(k):
        with k.when(~k.lwork.equals(-1)):
            n, H = k.n, transposition(k)
            for dA in k.active("A"):
                V, w = _eigenvectors(k)
                value, other = k.temporary(n, n), k.temporary(n, n)
                clear_matrix(k, n, n, value)
                with k.when(k.jobz.is_("V")):
                    for element, j, row in _each_phase(k, V):
                        turned = inner(k, n, k.column(V, j), k.column(dA, j)) / element
                        k.add_to(k.entry_of(dA, row, j), turned.real - turned)
                    k.blas("gemm", H, "N", n, n, n, 1.0, V, dA, 0.0, value)
                    _divide_by_gaps(k, n, w, value)
                for dw in k.active("w"):
                    with k.loop(n) as i:
                        k.add_to(k.diagonal(value, i), k.element(dw, n, i))
                k.blas("gemm", "N", "N", n, n, n, 1.0, V, value, 0.0, other)
                k.blas("gemm", "N", H, n, n, n, 1.0, other, V, 0.0, value)
                clear_matrix(k, n, n, dA)
                real_diagonal(k, n, value)
                add_symmetrised(k, k.uplo, n, value, dA, conjugates=True)
            for dw in k.active("w"):
                clear(k, n, dw)


@routine("syevd", "jobz uplo n A[n,n]= w[n]!:= work lwork iwork liwork info", REAL, lapack=True)
@routine("heevd", "jobz uplo n A[n,n]= w:real[n]!:= work lwork rwork lrwork iwork liwork info", COMPLEX, lapack=True)
class Syevd:
    """As syev"""

    def before(k):
        Syev.before(_by_either_size(k))

    def adjoint(k):
        Syev.adjoint(_by_either_size(k))


def _by_either_size(k):
    """The kernel where -1 for any work space asks for sizes."""
    asks = k.liwork.equals(-1)
    if k.is_complex:
        asks = asks | k.lrwork.equals(-1)
    return Seen(k, lwork=asks.choose(k.size(-1), k.lwork))


def _divide_by_gaps(k, n, w, matrix):
    """Each element by w_j - w_i; zeros on the diagonal and where both are the same"""
    with k.loop(n) as i:
        with k.loop(n) as j:
            place = k.entry_of(matrix, i, j)
            gap = k.element(w, n, j) - k.element(w, n, i)
            nothing = gap.is_zero() | i.equals(j)
            k.store(nothing.choose(k.constant(0.0), k.load(place) / nothing.choose(k.constant(1.0).real, gap)), place)


# ---- singular values


@routine("gesvd", "jobu jobvt m n A[m,n]= s[m&n]!:= U[m,m]:= VT[n,n]:= superb work lwork info", REAL, lapack=True)
@routine("gesvd complex", "jobu jobvt m n A[m,n]= s:real[m&n]!:= U[m,m]:= VT[n,n]:= superb work lwork rwork info",
         COMPLEX, spoken="gesvd", lapack=True)
class Gesvd:
    """The singular values s of A = U diag(s) V^H; vectors have no derivatives here"""

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
@routine("gesdd complex", "jobs m n A[m,n]= s:real[m&n]!:= U[m,m]:= VT[n,n]:= work lwork rwork iwork info", COMPLEX,
         spoken="gesdd", lapack=True)
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
    """ds = the diagonal of U^H dA V"""
    p = k.m.at_most(k.n)
    U, _, VT = singular_vectors(k, p)
    value = k.temporary(p, k.n)
    k.blas("gemm", transposition(k), "N", p, k.n, k.m, 1.0, U, dA, 0.0, value)
    with k.loop(p) as i:
        k.store(inner(k, k.n, k.row(VT, i), k.row(value, i)).real, k.part(ds, p, i, k.size(1)))


def values_adjoint(k, ds, dA):
    """dA += U diag(ds) V^H"""
    p = k.m.at_most(k.n)
    U, _, VT = singular_vectors(k, p)
    with k.loop(p) as i:
        k.blas("geru" if k.is_complex else "ger", k.m, k.n, k.element(ds, p, i), k.column(U, i), k.row(VT, i), dA)


def singular_vectors(k, p):
    """U, s and V^H of the matrix that was"""
    m, n = k.m, k.n
    A, s = k.temporary(m, n), k.temporary_vector(p, real=True)
    U, VT = k.temporary(m, p), k.temporary(p, n)
    copy_matrix(k, m, n, k.old.A, A)
    length = (m + n) * 40 + 40
    superb, work = k.temporary_vector(p), k.temporary_vector(length)
    if k.is_complex:
        k.blas("gesvd complex", "S", "S", m, n, A, s, U, VT, superb, work, length, k.temporary_vector(p * 5))
    else:
        k.blas("gesvd", "S", "S", m, n, A, s, U, VT, superb, work, length)
    return U, s, VT
