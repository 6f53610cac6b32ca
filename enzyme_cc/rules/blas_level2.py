"""BLAS, level 2: operations on matrices and vectors."""

from __future__ import annotations

from enzyme_cc.rules.blas import COMPLEX, REAL, routine
from enzyme_cc.rules.blas_statements import (
    add_outer_triangle,
    add_product,
    conjugate,
    conjugated,
    hermitian,
    inner,
    real_diagonal,
    scale,
)


def tangents_of_product(k, call, y, inputs, scale_output, add_output):
    """Tangents of y = alpha f(inputs) + beta y, f linear in each input: the call once for each of them.

    `call(alpha, inputs, beta, y)` calls the routine with some of them replaced.
    """
    for dy in k.active(y):
        scale_output(k.beta, dy)
        if k.has("beta"):
            add_output(k.tangent("beta"), getattr(k.old, y), dy)
        for name in inputs:
            for shadow in k.active(name):
                call(k.alpha, {name: shadow}, 1.0, dy)
        if k.has("alpha"):
            call(k.tangent("alpha"), {}, 1.0, dy)


def _vector_product(k, call, inputs, rows):
    tangents_of_product(
        k, call, "y", inputs, lambda beta, dy: scale(k, rows, beta, dy),
        lambda d, y, dy: k.blas("axpy", rows, d, y, dy),
    )


def touched(rows, columns):
    """How many elements of y = alpha A x + beta y are written: where one dimension is 0, none, whatever beta is."""
    return (columns > 0).choose(rows, rows.at_most(0))


def _lengths(k):
    """Those of y and x in y = alpha op(A) x + beta y."""
    plain = k.ta.is_("N")
    rows, columns = plain.choose(k.m, k.n), plain.choose(k.n, k.m)
    return touched(rows, columns), columns


def _adjoints_of_scalars(k, product, count, dy):
    """Those of alpha and beta in y = alpha product + beta y."""
    if k.has("alpha"):
        value = k.temporary_vector(count)
        product(value)
        k.adjoin("alpha", inner(k, count, value, dy))
    if k.has("beta"):
        k.adjoin("beta", inner(k, count, k.old.y, dy))


@routine("gemv", "ta m n alpha A[m,n] x[ta:n|m] beta y[ta:m|n]=", layout=True)
class Gemv:
    """y = alpha op(A) x + beta y"""

    def before(k):
        def call(alpha, given, beta, y):
            k.blas("gemv", k.ta, k.m, k.n, alpha, given.get("A") or k.A, given.get("x") or k.x, beta, y)

        _vector_product(k, call, ("A", "x"), _lengths(k)[0])

    def adjoint(k):
        plain = k.ta.is_("N")
        rows, columns = _lengths(k)
        for dy in k.active("y"):
            _adjoints_of_scalars(
                k, lambda t: k.blas("gemv", k.ta, k.m, k.n, 1.0, k.A, k.x, 0.0, t), rows, dy)
            for dA in k.active("A"):
                with k.when(plain):
                    outer(k, k.m, k.n, k.alpha.conj, dy, k.x, dA, True)
                with k.when(k.ta.is_("T")):
                    outer(k, k.m, k.n, k.alpha.conj, conjugated(k, columns, k.x), dy, dA, False)
                with k.when(k.ta.is_("C")):
                    outer(k, k.m, k.n, k.alpha, k.x, dy, dA, True)
            for dx in k.active("x"):
                flag, matrix = hermitian(k, k.ta, k.m, k.n, k.A)
                k.blas("gemv", flag, k.m, k.n, k.alpha.conj, matrix, dy, 1.0, dx)
            scale(k, rows, k.beta.conj, dy)


def outer(k, m, n, factor, x, y, matrix, conjugates):
    """matrix += factor x y', conjugated where numbers are complex and `conjugates` says so"""
    name = "ger" if not k.is_complex else "gerc" if conjugates else "geru"
    k.blas(name, m, n, factor, x, y, matrix)


def _rank_one(name, spellings, conjugates):
    class Ger:
        """A = alpha x y' + A"""

        def before(k):
            for dA in k.active("A"):
                for dx in k.active("x"):
                    outer(k, k.m, k.n, k.alpha, dx, k.y, dA, conjugates)
                for dy in k.active("y"):
                    outer(k, k.m, k.n, k.alpha, k.x, dy, dA, conjugates)
                if k.has("alpha"):
                    outer(k, k.m, k.n, k.tangent("alpha"), k.x, k.y, dA, conjugates)

        def adjoint(k):
            for dA in k.active("A"):
                if k.has("alpha"):
                    value = k.temporary_vector(k.m)
                    y = k.y if conjugates else conjugated(k, k.n, k.y)
                    k.blas("gemv", "N", k.m, k.n, 1.0, dA, y, 0.0, value)
                    k.adjoin("alpha", inner(k, touched(k.m, k.n), k.x, value))
                for dx in k.active("x"):
                    y = k.y if conjugates else conjugated(k, k.n, k.y)
                    k.blas("gemv", "N", k.m, k.n, k.alpha.conj, dA, y, 1.0, dx)
                for dy in k.active("y"):
                    if conjugates:
                        k.blas("gemv", "C", k.m, k.n, k.alpha, dA, k.x, 1.0, dy)
                    else:
                        k.blas("gemv", "T", k.m, k.n, k.alpha.conj, dA, conjugated(k, k.m, k.x), 1.0, dy)

    routine(name, "m n alpha x[m] y[n] A[m,n]=", spellings, layout=True)(Ger)


_rank_one("ger", REAL, False)
_rank_one("geru", COMPLEX, False)
_rank_one("gerc", COMPLEX, True)


@routine("symv", "uplo n alpha A[n,n] x[n] beta y[n]=", REAL, layout=True)
class Symv:
    """y = alpha A x + beta y, A symmetric and given by a triangle"""

    def before(k):
        def call(alpha, given, beta, y):
            k.blas("symv", k.uplo, k.n, alpha, given.get("A") or k.A, given.get("x") or k.x, beta, y)

        _vector_product(k, call, ("A", "x"), k.n)

    def adjoint(k):
        for dy in k.active("y"):
            _adjoints_of_scalars(k, lambda t: k.blas("symv", k.uplo, k.n, 1.0, k.A, k.x, 0.0, t), k.n, dy)
            for dA in k.active("A"):  # the diagonal counts once, elements beside it twice
                add_outer_triangle(k, k.uplo, k.flag("N"), k.n, k.alpha, dy, k.x, dA)
                add_outer_triangle(k, k.uplo, k.flag("U"), k.n, k.alpha, k.x, dy, dA)
            for dx in k.active("x"):
                k.blas("symv", k.uplo, k.n, k.alpha, k.A, dy, 1.0, dx)
            scale(k, k.n, k.beta, dy)


@routine("syr", "uplo n alpha x[n] A[n,n]=", REAL, layout=True)
class Syr:
    """A = alpha x x' + A in a triangle"""

    def before(k):
        for dA in k.active("A"):
            for dx in k.active("x"):
                k.blas("syr2", k.uplo, k.n, k.alpha, dx, k.x, dA)
            if k.has("alpha"):
                k.blas("syr", k.uplo, k.n, k.tangent("alpha"), k.x, dA)

    def adjoint(k):
        for dA in k.active("A"):
            value = k.temporary_vector(k.n)
            k.blas("symv", k.uplo, k.n, 1.0, dA, k.x, 0.0, value)
            add_product(k, k.n, k.constant(1.0), k.x, dA, value)
            if k.has("alpha"):
                k.adjoin("alpha", inner(k, k.n, k.x, value) * 0.5)
            for dx in k.active("x"):
                k.blas("axpy", k.n, k.alpha, value, dx)


@routine("syr2", "uplo n alpha x[n] y[n] A[n,n]=", REAL, layout=True)
class Syr2:
    """A = alpha (x y' + y x') + A in a triangle"""

    def before(k):
        for dA in k.active("A"):
            for dx in k.active("x"):
                k.blas("syr2", k.uplo, k.n, k.alpha, dx, k.y, dA)
            for dy in k.active("y"):
                k.blas("syr2", k.uplo, k.n, k.alpha, k.x, dy, dA)
            if k.has("alpha"):
                k.blas("syr2", k.uplo, k.n, k.tangent("alpha"), k.x, k.y, dA)

    def adjoint(k):
        for dA in k.active("A"):
            value = k.temporary_vector(k.n)
            k.blas("symv", k.uplo, k.n, 1.0, dA, k.y, 0.0, value)
            add_product(k, k.n, k.constant(1.0), k.y, dA, value)
            if k.has("alpha"):
                k.adjoin("alpha", inner(k, k.n, k.x, value))
            for dx in k.active("x"):
                k.blas("axpy", k.n, k.alpha, value, dx)
            for dy in k.active("y"):
                k.blas("symv", k.uplo, k.n, k.alpha, dA, k.x, 1.0, dy)
                add_product(k, k.n, k.alpha, k.x, dA, dy)


# ---- Hermitian matrices, given by a triangle whose diagonal counts as real


@routine("hemv", "uplo n alpha A[n,n] x[n] beta y[n]=", COMPLEX, layout=True)
class Hemv:
    """y = alpha A x + beta y"""

    def before(k):
        def call(alpha, given, beta, y):
            k.blas("hemv", k.uplo, k.n, alpha, given.get("A") or k.A, given.get("x") or k.x, beta, y)

        _vector_product(k, call, ("A", "x"), k.n)

    def adjoint(k):
        for dy in k.active("y"):
            _adjoints_of_scalars(k, lambda t: k.blas("hemv", k.uplo, k.n, 1.0, k.A, k.x, 0.0, t), k.n, dy)
            for dA in k.active("A"):
                _add_hermitian_outer(k, k.alpha.conj, dy, k.x, dA)
            for dx in k.active("x"):
                k.blas("hemv", k.uplo, k.n, k.alpha.conj, k.A, dy, 1.0, dx)
            scale(k, k.n, k.beta.conj, dy)


def _add_hermitian_outer(k, factor, x, y, matrix):
    """matrix += factor x y^H + its conjugate transpose in a triangle, half of that on the diagonal"""
    strict = k.flag("U")
    add_outer_triangle(k, k.uplo, strict, k.n, factor, x, conjugated(k, k.n, y), matrix)
    add_outer_triangle(k, k.uplo, strict, k.n, factor.conj, y, conjugated(k, k.n, x), matrix)
    with k.loop(k.n) as i:
        k.add_to(k.diagonal(matrix, i), (factor * k.element(x, k.n, i) * k.element(y, k.n, i).conj).real)


def _hermitian_product(k, dA, x):
    """(H + D) x: H the Hermitian matrix of dA's triangle, D its diagonal"""
    value = k.temporary_vector(k.n)
    k.blas("hemv", k.uplo, k.n, 1.0, dA, x, 0.0, value)
    add_product(k, k.n, k.constant(1.0), x, dA, value, of_real=True)
    return value


@routine("her", "uplo n alpha:real x[n] A[n,n]=", COMPLEX, layout=True)
class Her:
    """A = alpha x x^H + A in a triangle, its diagonal real"""

    def before(k):
        for dA in k.active("A"):
            for dx in k.active("x"):
                k.blas("her2", k.uplo, k.n, k.alpha, dx, k.x, dA)
            if k.has("alpha"):
                k.blas("her", k.uplo, k.n, k.tangent("alpha"), k.x, dA)
            _without_imaginary_diagonal(k, dA)

    def adjoint(k):
        for dA in k.active("A"):
            _without_imaginary_diagonal(k, dA)
            value = _hermitian_product(k, dA, k.x)
            if k.has("alpha"):
                k.adjoin("alpha", inner(k, k.n, k.x, value) * 0.5)
            for dx in k.active("x"):
                k.blas("axpy", k.n, k.alpha, value, dx)


@routine("her2", "uplo n alpha x[n] y[n] A[n,n]=", COMPLEX, layout=True)
class Her2:
    """A = alpha x y^H + conj(alpha) y x^H + A in a triangle, its diagonal real"""

    def before(k):
        for dA in k.active("A"):
            for dx in k.active("x"):
                k.blas("her2", k.uplo, k.n, k.alpha, dx, k.y, dA)
            for dy in k.active("y"):
                k.blas("her2", k.uplo, k.n, k.alpha, k.x, dy, dA)
            if k.has("alpha"):
                k.blas("her2", k.uplo, k.n, k.tangent("alpha"), k.x, k.y, dA)
            _without_imaginary_diagonal(k, dA)

    def adjoint(k):
        for dA in k.active("A"):
            _without_imaginary_diagonal(k, dA)
            value = _hermitian_product(k, dA, k.y)
            if k.has("alpha"):
                k.adjoin("alpha", inner(k, k.n, k.x, value))
            for dx in k.active("x"):
                k.blas("axpy", k.n, k.alpha.conj, value, dx)
            for dy in k.active("y"):
                k.blas("axpy", k.n, k.alpha, _hermitian_product(k, dA, k.x), dy)


def _without_imaginary_diagonal(k, dA):
    with k.when(~k.alpha.is_zero()):  # else the call does nothing
        real_diagonal(k, k.n, dA)


# ---- triangles


def _back(k, name, vector):
    """vector = op(A)^-H vector or op(A)^H vector, with the conjugate of A where it is transposed without one"""
    transposed = k.ta.is_("T")
    with k.when(transposed):
        conjugate(k, k.n, vector)
    k.blas(name, k.uplo, transposed.choose("N", k.other(k.ta, "N", "C" if k.is_complex else "T")), k.diag, k.n, k.A,
           vector)
    with k.when(transposed):
        conjugate(k, k.n, vector)


def _outer_by_flag(k, factor, dx, x, dA):
    """dA += the adjoint of op(A) = factor dx x^H, back through op, in the triangle"""
    with k.when(k.ta.is_("N")):
        add_outer_triangle(k, k.uplo, k.diag, k.n, factor, dx, conjugated(k, k.n, x), dA)
    with k.when(k.ta.is_("T")):
        add_outer_triangle(k, k.uplo, k.diag, k.n, factor, conjugated(k, k.n, x), dx, dA)
    with k.when(k.ta.is_("C")):
        add_outer_triangle(k, k.uplo, k.diag, k.n, factor, x, conjugated(k, k.n, dx), dA)


def _by_triangle(k, dA, x, factor, y):
    """y += factor op(dA) x, dA a triangle, without its diagonal where that is all ones"""
    product = k.temporary_vector(k.n)
    k.blas("copy", k.n, x, product)
    k.blas("trmv", k.uplo, k.ta, k.diag, k.n, dA, product)
    k.blas("axpy", k.n, factor, product, y)
    with k.when(k.diag.is_("U")):  # the ones have no tangent
        k.blas("axpy", k.n, -factor, x, y)


@routine("trmv", "uplo ta diag n A[n,n] x[n]=", layout=True)
class Trmv:
    """x = op(A) x, A a triangle"""

    def before(k):
        for dx in k.active("x"):
            k.blas("trmv", k.uplo, k.ta, k.diag, k.n, k.A, dx)
            for dA in k.active("A"):
                _by_triangle(k, dA, k.old.x, k.constant(1.0), dx)

    def adjoint(k):
        for dx in k.active("x"):
            for dA in k.active("A"):
                _outer_by_flag(k, k.constant(1.0), dx, k.old.x, dA)
            _back(k, "trmv", dx)


@routine("trsv", "uplo ta diag n A[n,n] x[n]=", layout=True)
class Trsv:
    """op(A) x = b for x in b's place, A a triangle"""

    def after(k):
        for dx in k.active("x"):
            for dA in k.active("A"):
                # b' - op(A') x: the solution's tangent after one more solve
                _by_triangle(k, dA, k.new.x, k.constant(-1.0), dx)
            k.blas("trsv", k.uplo, k.ta, k.diag, k.n, k.A, dx)

    def adjoint(k):
        for dx in k.active("x"):
            _back(k, "trsv", dx)
            for dA in k.active("A"):
                _outer_by_flag(k, k.constant(-1.0), dx, k.new.x, dA)


@routine("gbmv", "ta m n kl ku alpha A[band] x[ta:n|m] beta y[ta:m|n]=", layout=True)
class Gbmv:
    """y = alpha op(A) x + beta y, A a band; row by row its columns are the rows of what is kept"""

    def before(k):
        def call(alpha, given, beta, y):
            k.blas("gbmv", k.ta, k.m, k.n, k.kl, k.ku, alpha, given.get("A") or k.A, given.get("x") or k.x, beta, y)

        _vector_product(k, call, ("A", "x"), _lengths(k)[0])

    def adjoint(k):
        plain = k.ta.is_("N")
        rows, columns = _lengths(k)
        for dy in k.active("y"):
            _adjoints_of_scalars(
                k, lambda t: k.blas("gbmv", k.ta, k.m, k.n, k.kl, k.ku, 1.0, k.A, k.x, 0.0, t), rows, dy)
            for dA in k.active("A"):
                # op(A) gets conj(alpha) dy x^H; elements in their places along the lines of the band
                with k.when(plain):
                    _add_band(k, k.alpha.conj, dy, conjugated(k, columns, k.x), dA)
                with k.when(k.ta.is_("T")):
                    _add_band(k, k.alpha.conj, conjugated(k, columns, k.x), dy, dA)
                with k.when(k.ta.is_("C")):
                    _add_band(k, k.alpha, k.x, conjugated(k, rows, dy), dA)
            for dx in k.active("x"):
                flag, transposed = k.other(k.ta, "N", "C" if k.is_complex else "T"), k.ta.is_("T")
                alpha = k.alpha.conj
                if k.is_complex:  # conj(A) dy = conj(A conj(dy))
                    flag, alpha = transposed.choose("N", flag), transposed.choose(k.alpha, alpha)
                    with k.when(transposed):
                        conjugate(k, rows, dy)
                        conjugate(k, columns, dx)
                k.blas("gbmv", flag, k.m, k.n, k.kl, k.ku, alpha, k.A, dy, 1.0, dx)
                with k.when(transposed):
                    conjugate(k, rows, dy)
                    conjugate(k, columns, dx)
            scale(k, rows, k.beta.conj, dy)


def _add_band(k, factor, x, y, band):
    """band += factor x y', x along rows and y along columns of the matrix, in the places of its diagonals"""
    by_rows = k.by_rows
    lines, length = by_rows.choose(k.m, k.n), by_rows.choose(k.n, k.m)
    before, behind = by_rows.choose(k.kl, k.ku), by_rows.choose(k.ku, k.kl)
    along, across = by_rows.choose(y, x), by_rows.choose(x, y)
    with k.loop(lines) as j:
        first = (j - before).at_least(0)
        count = (j + behind + 1).at_most(length) - first
        with k.when(count > 0):
            k.blas("axpy", count, factor * k.element(across, lines, j), k.part(along, length, first, count),
                   k.line(band, j, before + first - j))
