"""LAPACK: what is solved with triangles and factorisations, and these: LU and Cholesky's."""

from __future__ import annotations

from enzyme_cc.rules.blas import routine
from enzyme_cc.rules.blas_level3 import add_by_triangle, add_symmetrised, adjoint_of_triangle, multiply_back
from enzyme_cc.rules.blas_statements import (
    add_matrix,
    add_triangle,
    clear,
    clear_matrix,
    conjugated_matrix,
    copy_matrix,
    real_diagonal,
    scale_triangle,
    triangle_lines,
)

MINUS = -1.0


class Seen:
    """A kernel with some of its values under the names by which another routine knows them."""

    def __init__(self, kernel, **values):
        self._kernel, self._values = kernel, values

    def __getattr__(self, name):
        return self._values[name] if name in self._values else getattr(self._kernel, name)


def transposition(k):
    """The flag of a conjugate transpose."""
    return "C" if k.is_complex else "T"


def keep_triangle(k, uplo, order, matrix):
    """Zeros beside the triangle."""
    for i, first, length, _ in triangle_lines(k, uplo, order):
        clear(k, first, k.line(matrix, i))
        clear(k, order - first - length, k.line(matrix, i, first + length))


def triangle_of(k, uplo, diag, order, matrix):
    """A new matrix with the triangle, strictly if `diag` is U, and zeros beside it."""
    found = k.temporary(order, order)
    clear_matrix(k, order, order, found)
    add_triangle(k, uplo, diag, order, k.constant(1.0), matrix, found)
    return found


def scale_diagonal(k, order, factor, matrix):
    """The diagonal times a factor."""
    with k.loop(order) as i:
        place = k.diagonal(matrix, i)
        k.store(k.load(place) * factor, place)


def hermitian_of(k, uplo, order, matrix):
    """The whole matrix that a triangle stands for."""
    found = triangle_of(k, uplo, k.flag("N"), order, matrix)
    upper = uplo.is_("U")
    with k.loop(order) as i:
        with k.loop(order) as j:
            with k.when((upper & (i > j)) | (~upper & (i < j))):
                k.store(k.load(k.entry_of(found, j, i)).conj, k.entry_of(found, i, j))
    real_diagonal(k, order, found)
    return found


# ---- triangles


@routine("lacpy", "which m n A[m,n] B[m,n]:=", lapack=True)
class Lacpy:
    """B = A, in a triangle or the whole"""

    def before(k):
        for dB in k.active("B"):
            _copied_part(k, lambda x, y, length: clear(k, length, y), dB, dB)
            for dA in k.active("A"):
                _copied_part(k, lambda x, y, length: k.blas("copy", length, x, y), dA, dB)

    def adjoint(k):
        for dB in k.active("B"):
            for dA in k.active("A"):
                _copied_part(k, lambda x, y, length: k.blas("axpy", length, 1.0, y, x), dA, dB)
            _copied_part(k, lambda x, y, length: clear(k, length, y), dB, dB)


def _copied_part(k, move, x, y):
    lines, length = k.lines(k.m, k.n)
    beginning = (k.which.is_("U") & ~k.by_rows) | (k.which.is_("L") & k.by_rows)
    end = (k.which.is_("L") & ~k.by_rows) | (k.which.is_("U") & k.by_rows)
    with k.loop(lines) as i:
        first = end.choose(i, k.size(0))
        count = beginning.choose((i + 1).at_most(length), length) - first
        with k.when(count > 0):
            move(k.line(x, i, first), k.line(y, i, first), count)


@routine("trtrs", "uplo ta diag n nrhs A[n,n] B[n,nrhs]= info", lapack=True)
class Trtrs:
    """op(A) X = B for X in B's place, A a triangle"""

    def after(k):
        t = Seen(k, side=k.flag("L"), m=k.n, n=k.nrhs)
        for dB in k.active("B"):
            for dA in k.active("A"):
                add_by_triangle(t, dA, k.constant(MINUS), k.new.B, dB)
            k.blas("trsm", "L", k.uplo, k.ta, k.diag, k.n, k.nrhs, 1.0, k.A, dB)

    def adjoint(k):
        t = Seen(k, side=k.flag("L"), m=k.n, n=k.nrhs)
        for dB in k.active("B"):
            multiply_back(t, "trsm", k.constant(1.0), dB)
            for dA in k.active("A"):
                adjoint_of_triangle(t, k.constant(MINUS), dB, k.new.B, dA)


# ---- Cholesky: A = L L^H or U^H U


def _cholesky_tangent(k, factor, dA):
    """dL = L Phi(L^-1 dA L^-H), Phi: the triangle with half its diagonal"""
    lower, H, n = k.uplo.is_("L"), transposition(k), k.n
    value = hermitian_of(k, k.uplo, n, dA)
    k.blas("trsm", "L", k.uplo, lower.choose("N", H), "N", n, n, 1.0, factor, value)
    k.blas("trsm", "R", k.uplo, lower.choose(H, "N"), "N", n, n, 1.0, factor, value)
    keep_triangle(k, k.uplo, n, value)
    scale_diagonal(k, n, 0.5, value)
    k.blas("trmm", lower.choose("L", "R"), k.uplo, "N", "N", n, n, 1.0, factor, value)
    scale_triangle(k, k.uplo, n, k.constant(0.0), dA)
    add_triangle(k, k.uplo, k.flag("N"), n, k.constant(1.0), value, dA)


def _cholesky_adjoint(k, factor, dA):
    """L^-H Phi(L^H dL) L^-1, symmetrised into the triangle"""
    lower, H, n = k.uplo.is_("L"), transposition(k), k.n
    value = triangle_of(k, k.uplo, k.flag("N"), n, dA)
    k.blas("trmm", lower.choose("L", "R"), k.uplo, H, "N", n, n, 1.0, factor, value)
    keep_triangle(k, k.uplo, n, value)
    scale_diagonal(k, n, 0.5, value)
    real_diagonal(k, n, value)
    k.blas("trsm", "L", k.uplo, lower.choose(H, "N"), "N", n, n, 1.0, factor, value)
    k.blas("trsm", "R", k.uplo, lower.choose("N", H), "N", n, n, 1.0, factor, value)
    real_diagonal(k, n, value)
    scale_triangle(k, k.uplo, n, k.constant(0.0), dA)
    add_symmetrised(k, k.uplo, n, value, dA, conjugates=True)


def _factor_adjoint(k, factor, P, X, dA):
    """The factor's adjoint, of A X = B with P the adjoint of B: -(P X^H + X P^H) L, or U times that, in the triangle"""
    lower, H, n = k.uplo.is_("L"), transposition(k), k.n
    value = k.temporary(n, n)
    k.blas("gemm", "N", H, n, n, k.nrhs, MINUS, P, X, 0.0, value)
    k.blas("gemm", "N", H, n, n, k.nrhs, MINUS, X, P, 1.0, value)
    k.blas("trmm", lower.choose("R", "L"), k.uplo, "N", "N", n, n, 1.0, factor, value)
    add_triangle(k, k.uplo, k.flag("N"), n, k.constant(1.0), value, dA)


@routine("potrf", "uplo n A[n,n]= info", lapack=True)
class Potrf:
    """A = L L^H or U^H U, the factor in A's triangle"""

    def after(k):
        for dA in k.active("A"):
            _cholesky_tangent(k, k.new.A, dA)

    def adjoint(k):
        for dA in k.active("A"):
            _cholesky_adjoint(k, k.new.A, dA)


@routine("potrs", "uplo n nrhs A[n,n] B[n,nrhs]= info", lapack=True)
class Potrs:
    """A X = B for X in B's place, A given by its factor"""

    def after(k):
        lower, H, n, r = k.uplo.is_("L"), transposition(k), k.n, k.nrhs
        for dB in k.active("B"):
            for dA in k.active("A"):  # dL L^H X + L dL^H X
                for one, two in ((k.A, dA), (dA, k.A)):
                    value = k.temporary(n, r)
                    copy_matrix(k, n, r, k.new.B, value)
                    k.blas("trmm", "L", k.uplo, lower.choose(H, "N"), "N", n, r, 1.0, one, value)
                    k.blas("trmm", "L", k.uplo, lower.choose("N", H), "N", n, r, 1.0, two, value)
                    add_matrix(k, n, r, k.constant(MINUS), value, dB)
            k.blas("potrs", k.uplo, n, r, k.A, dB)

    def adjoint(k):
        for dB in k.active("B"):
            k.blas("potrs", k.uplo, k.n, k.nrhs, k.A, dB)
            for dA in k.active("A"):
                _factor_adjoint(k, k.A, dB, k.new.B, dA)


@routine("posv", "uplo n nrhs A[n,n]= B[n,nrhs]= info", lapack=True)
class Posv:
    """A X = B for X in B's place, the factor in A's"""

    def after(k):
        for dA in k.active("A"):
            for dB in k.active("B"):
                whole = hermitian_of(k, k.uplo, k.n, dA)
                k.blas("gemm", "N", "N", k.n, k.nrhs, k.n, MINUS, whole, k.new.B, 1.0, dB)
            _cholesky_tangent(k, k.new.A, dA)
        for dB in k.active("B"):
            k.blas("potrs", k.uplo, k.n, k.nrhs, k.new.A, dB)

    def adjoint(k):
        for dB in k.active("B"):
            k.blas("potrs", k.uplo, k.n, k.nrhs, k.new.A, dB)
            for dA in k.active("A"):
                _factor_adjoint(k, k.new.A, dB, k.new.B, dA)
        for dA in k.active("A"):
            _cholesky_adjoint(k, k.new.A, dA)


# ---- LU: A = P L U


def _blocks(k, m, n, matrix):
    """The order p of the square part, the block beneath it and the one on its right."""
    p = m.at_most(n)
    zero = k.size(0)

    def block(row, column):
        return k.block(matrix, row, column)

    return p, block(p, zero), block(zero, p)


def _lu_adjoint(k, m, n, factors, ipiv, dA):
    """L^-H (tril(L^H dL - dU2 U2^H) + triu(dU U^H - L2^H dL2)) U^-H; beside the square part dL2 U^-H, L^-H dU2"""
    H = transposition(k)
    p, L2, U2 = _blocks(k, m, n, factors)
    _, dL2, dU2 = _blocks(k, m, n, dA)
    lower = triangle_of(k, k.flag("L"), k.flag("U"), p, dA)
    k.blas("trmm", "L", "L", H, "U", p, p, 1.0, factors, lower)
    k.blas("gemm", "N", H, p, p, n - p, MINUS, dU2, U2, 1.0, lower)
    value = triangle_of(k, k.flag("U"), k.flag("N"), p, dA)
    k.blas("trmm", "R", "U", H, "N", p, p, 1.0, factors, value)
    k.blas("gemm", H, "N", p, p, m - p, MINUS, L2, dL2, 1.0, value)
    keep_triangle(k, k.flag("U"), p, value)
    add_triangle(k, k.flag("L"), k.flag("U"), p, k.constant(1.0), lower, value)
    k.blas("trsm", "L", "L", H, "U", p, p, 1.0, factors, value)
    k.blas("trsm", "R", "U", H, "N", p, p, 1.0, factors, value)
    copy_matrix(k, p, p, value, dA)
    k.blas("trsm", "R", "U", H, "N", m - p, p, 1.0, factors, dL2)
    k.blas("trsm", "L", "L", H, "U", p, n - p, 1.0, factors, dU2)
    k.blas("laswp", n, dA, 1, p, ipiv, -1)


def _lu_tangent(k, m, n, factors, ipiv, dA):
    """With F = L^-1 dA U^-1: dL = L tril(F), dU = triu(F) U, and the blocks beside the square part"""
    p, L2, U2 = _blocks(k, m, n, factors)
    _, dL2, dU2 = _blocks(k, m, n, dA)
    k.blas("laswp", n, dA, 1, p, ipiv, 1)
    value = k.temporary(p, p)
    copy_matrix(k, p, p, dA, value)
    k.blas("trsm", "L", "L", "N", "U", p, p, 1.0, factors, value)
    k.blas("trsm", "R", "U", "N", "N", p, p, 1.0, factors, value)
    lower = triangle_of(k, k.flag("L"), k.flag("U"), p, value)
    keep_triangle(k, k.flag("U"), p, value)
    k.blas("trsm", "R", "U", "N", "N", m - p, p, 1.0, factors, dL2)
    k.blas("gemm", "N", "N", m - p, p, p, MINUS, L2, value, 1.0, dL2)
    k.blas("trsm", "L", "L", "N", "U", p, n - p, 1.0, factors, dU2)
    k.blas("gemm", "N", "N", p, n - p, p, MINUS, lower, U2, 1.0, dU2)
    k.blas("trmm", "L", "L", "N", "U", p, p, 1.0, factors, lower)
    k.blas("trmm", "R", "U", "N", "N", p, p, 1.0, factors, value)
    copy_matrix(k, p, p, value, dA)
    add_triangle(k, k.flag("L"), k.flag("U"), p, k.constant(1.0), lower, dA)


@routine("getrf", "m n A[m,n]= ipiv[m&n]!#:= info", lapack=True)
class Getrf:
    """A = P L U, both factors in A's place"""

    def after(k):
        for dA in k.active("A"):
            _lu_tangent(k, k.m, k.n, k.new.A, k.new.ipiv, dA)

    def adjoint(k):
        for dA in k.active("A"):
            _lu_adjoint(k, k.m, k.n, k.new.A, k.new.ipiv, dA)


@routine("laswp", "n A[k2,n]= k1 k2 ipiv[k2]!# incx", lapack=True)
class Laswp:
    """Rows interchanged"""

    def before(k):
        for dA in k.active("A"):
            k.blas("laswp", k.n, dA, k.k1, k.k2, k.ipiv, k.incx)

    def adjoint(k):
        for dA in k.active("A"):
            k.blas("laswp", k.n, dA, k.k1, k.k2, k.ipiv, k.size(0) - k.incx)


def _solve_back(k, factors, ipiv, dB):
    """dB = op(A)^-H dB"""
    H, transposed = transposition(k), k.ta.is_("T")
    if not k.is_complex:
        k.blas("getrs", k.other(k.ta, "N", "T"), k.n, k.nrhs, factors, ipiv, dB)
        return

    def conjugate_all():
        with k.when(transposed):
            copy_matrix(k, k.n, k.nrhs, conjugated_matrix(k, k.n, k.nrhs, dB, k.true), dB)

    conjugate_all()
    k.blas("getrs", transposed.choose("N", k.other(k.ta, "N", H)), k.n, k.nrhs, factors, ipiv, dB)
    conjugate_all()


@routine("getrs", "ta n nrhs A[n,n] ipiv[n]!# B[n,nrhs]= info", lapack=True)
class Getrs:
    """op(A) X = B for X in B's place, A given by its factors"""

    def after(k):
        n, r, A, plain = k.n, k.nrhs, k.A, k.ta.is_("N")
        for dB in k.active("B"):
            for dA in k.active("A"):  # op(P (dL U + L dU)) X, by one factor after the other
                value = k.temporary(n, r)
                other = k.temporary(n, r)
                copy_matrix(k, n, r, k.new.B, value)
                with k.when(~plain):
                    k.blas("laswp", r, value, 1, n, k.ipiv, 1)
                copy_matrix(k, n, r, value, other)
                with k.when(plain):
                    k.blas("trmm", "L", "U", "N", "N", n, r, 1.0, A, value)
                    _by_strict(k, k.flag("N"), dA, value)
                    k.blas("trmm", "L", "U", "N", "N", n, r, 1.0, dA, other)
                    k.blas("trmm", "L", "L", "N", "U", n, r, 1.0, A, other)
                with k.when(~plain):
                    _by_strict(k, k.ta, dA, value)
                    k.blas("trmm", "L", "U", k.ta, "N", n, r, 1.0, A, value)
                    k.blas("trmm", "L", "L", k.ta, "U", n, r, 1.0, A, other)
                    k.blas("trmm", "L", "U", k.ta, "N", n, r, 1.0, dA, other)
                add_matrix(k, n, r, k.constant(1.0), other, value)
                with k.when(plain):
                    k.blas("laswp", r, value, 1, n, k.ipiv, -1)
                add_matrix(k, n, r, k.constant(MINUS), value, dB)
            k.blas("getrs", k.ta, n, r, A, k.ipiv, dB)

    def adjoint(k):
        n, r, A, H = k.n, k.nrhs, k.A, transposition(k)
        for dB in k.active("B"):
            _solve_back(k, A, k.ipiv, dB)
            for dA in k.active("A"):
                value = k.temporary(n, n)
                X = k.new.B
                with k.when(k.ta.is_("N")):
                    k.blas("gemm", "N", H, n, n, r, MINUS, dB, X, 0.0, value)
                with k.when(k.ta.is_("T")):
                    conj = conjugated_matrix(k, n, r, X, k.true) if k.is_complex else X
                    k.blas("gemm", "N", "T", n, n, r, MINUS, conj, dB, 0.0, value)
                with k.when(k.ta.is_("C")):
                    k.blas("gemm", "N", H, n, n, r, MINUS, X, dB, 0.0, value)
                k.blas("laswp", n, value, 1, n, k.ipiv, 1)
                upper = k.temporary(n, n)
                copy_matrix(k, n, n, value, upper)
                k.blas("trmm", "R", "U", H, "N", n, n, 1.0, A, value)
                add_triangle(k, k.flag("L"), k.flag("U"), n, k.constant(1.0), value, dA)
                k.blas("trmm", "L", "L", H, "U", n, n, 1.0, A, upper)
                add_triangle(k, k.flag("U"), k.flag("N"), n, k.constant(1.0), upper, dA)


def _by_strict(k, flag, dA, value):
    """value = op(strictly lower triangle of dA) value"""
    copy = k.temporary(k.n, k.nrhs)
    copy_matrix(k, k.n, k.nrhs, value, copy)
    k.blas("trmm", "L", "L", flag, "U", k.n, k.nrhs, 1.0, dA, value)
    add_matrix(k, k.n, k.nrhs, k.constant(MINUS), copy, value)


@routine("gesv", "n nrhs A[n,n]= ipiv[n]!#:= B[n,nrhs]= info", lapack=True)
class Gesv:
    """A X = B for X in B's place, the factors in A's"""

    def after(k):
        for dA in k.active("A"):
            for dB in k.active("B"):
                k.blas("gemm", "N", "N", k.n, k.nrhs, k.n, MINUS, dA, k.new.B, 1.0, dB)
            _lu_tangent(k, k.n, k.n, k.new.A, k.new.ipiv, dA)
        for dB in k.active("B"):
            k.blas("getrs", "N", k.n, k.nrhs, k.new.A, k.new.ipiv, dB)

    def adjoint(k):
        H = transposition(k)
        for dA in k.active("A"):
            _lu_adjoint(k, k.n, k.n, k.new.A, k.new.ipiv, dA)
        for dB in k.active("B"):
            k.blas("getrs", H, k.n, k.nrhs, k.new.A, k.new.ipiv, dB)
            for dA in k.active("A"):
                k.blas("gemm", "N", H, k.n, k.n, k.nrhs, MINUS, dB, k.new.B, 1.0, dA)


