"""BLAS, level 3: operations on matrices."""

from __future__ import annotations

from enzyme_cc.rules.blas import COMPLEX, routine
from enzyme_cc.rules.blas_level2 import tangents_of_product
from enzyme_cc.rules.blas_statements import (
    add_matrix,
    add_triangle,
    conjugate_of,
    conjugated_matrix,
    copy_matrix,
    hermitian,
    inner_matrix,
    inner_triangle,
    real_diagonal,
    scale_matrix,
    scale_triangle,
)


def _matrix_product(k, call, inputs):
    tangents_of_product(
        k, call, "C", inputs, lambda beta, dC: scale_matrix(k, k.m, k.n, beta, dC),
        lambda d, C, dC: add_matrix(k, k.m, k.n, d, C, dC),
    )


def _adjoints_of_scalars(k, product, dC):
    """Those of alpha and beta in C = alpha product + beta C."""
    if k.has("alpha"):
        value = k.temporary(k.m, k.n)
        product(value)
        k.adjoin("alpha", inner_matrix(k, k.m, k.n, value, dC))
    if k.has("beta"):
        k.adjoin("beta", inner_matrix(k, k.m, k.n, k.old.C, dC))


def _end_of_output(k, dC):
    """dC = conj(beta) dC"""
    with k.when(~k.beta.is_one()):
        scale_matrix(k, k.m, k.n, k.beta.conj, dC)


@routine("gemm", "ta tb m n k alpha A[ta:m,k] B[tb:k,n] beta C[m,n]=", layout=True)
class Gemm:
    """C = alpha op(A) op(B) + beta C"""

    def before(k):
        def call(alpha, given, beta, C):
            k.blas("gemm", k.ta, k.tb, k.m, k.n, k.k, alpha, given.get("A") or k.A, given.get("B") or k.B, beta, C)

        _matrix_product(k, call, ("A", "B"))

    def adjoint(k):
        for dC in k.active("C"):
            _adjoints_of_scalars(
                k, lambda t: k.blas("gemm", k.ta, k.tb, k.m, k.n, k.k, 1.0, k.A, k.B, 0.0, t), dC)
            for dA in k.active("A"):
                with k.when(k.ta.is_("N")):  # dC op(B)^H
                    flag, B = _hermitian_b(k, hermitian)
                    k.blas("gemm", "N", flag, k.m, k.k, k.n, k.alpha.conj, dC, B, 1.0, dA)
                with k.when(k.ta.is_("T")):  # conj(op(B)) dC'
                    flag, B = _hermitian_b(k, conjugate_of)
                    k.blas("gemm", flag, "T", k.k, k.m, k.n, k.alpha.conj, B, dC, 1.0, dA)
                with k.when(k.ta.is_("C")):  # op(B) dC^H
                    k.blas("gemm", k.tb, "C", k.k, k.m, k.n, k.alpha, k.B, dC, 1.0, dA)
            for dB in k.active("B"):
                with k.when(k.tb.is_("N")):  # op(A)^H dC
                    flag, A = _hermitian_a(k, hermitian)
                    k.blas("gemm", flag, "N", k.k, k.n, k.m, k.alpha.conj, A, dC, 1.0, dB)
                with k.when(k.tb.is_("T")):  # dC' conj(op(A))
                    flag, A = _hermitian_a(k, conjugate_of)
                    k.blas("gemm", "T", flag, k.n, k.k, k.m, k.alpha.conj, dC, A, 1.0, dB)
                with k.when(k.tb.is_("C")):  # dC^H op(A)
                    k.blas("gemm", "C", k.ta, k.n, k.k, k.m, k.alpha, dC, k.A, 1.0, dB)
            _end_of_output(k, dC)


def _hermitian_a(k, of):
    plain = k.ta.is_("N")
    return of(k, k.ta, plain.choose(k.m, k.k), plain.choose(k.k, k.m), k.A)


def _hermitian_b(k, of):
    plain = k.tb.is_("N")
    return of(k, k.tb, plain.choose(k.k, k.n), plain.choose(k.n, k.k), k.B)


@routine("symm", "side uplo m n alpha A[side:m|n] B[m,n] beta C[m,n]=", layout=True)
class Symm:
    """C = alpha A B + beta C or alpha B A + beta C, A symmetric and given by a triangle"""

    def before(k):
        def call(alpha, given, beta, C):
            k.blas("symm", k.side, k.uplo, k.m, k.n, alpha, given.get("A") or k.A, given.get("B") or k.B, beta, C)

        _matrix_product(k, call, ("A", "B"))

    def adjoint(k):
        left = k.side.is_("L")
        order = left.choose(k.m, k.n)
        yes = k.true if k.is_complex else ~k.true
        for dC in k.active("C"):
            _adjoints_of_scalars(
                k, lambda t: k.blas("symm", k.side, k.uplo, k.m, k.n, 1.0, k.A, k.B, 0.0, t), dC)
            for dA in k.active("A"):  # of A as a full matrix, then both halves into the triangle
                full = k.temporary(order, order)
                with k.when(left):
                    k.blas("gemm", "N", "C", k.m, k.m, k.n, k.alpha.conj, dC, k.B, 0.0, full)
                with k.when(k.side.is_("R")):
                    k.blas("gemm", "C", "N", k.n, k.n, k.m, k.alpha.conj, k.B, dC, 0.0, full)
                add_symmetrised(k, k.uplo, order, full, dA)
            for dB in k.active("B"):
                A = conjugated_matrix(k, order, order, k.A, yes) if k.is_complex else k.A
                k.blas("symm", k.side, k.uplo, k.m, k.n, k.alpha.conj, A, dC, 1.0, dB)
            _end_of_output(k, dC)


def add_symmetrised(k, uplo, order, full, triangle, conjugates=False):
    """triangle += full + full' without counting the diagonal twice"""
    add_triangle(k, uplo, k.flag("N"), order, k.constant(1.0), full, triangle)
    upper = uplo.is_("U")
    with k.loop(order) as i:
        with k.loop(order) as j:
            with k.when((upper & (i < j)) | (~upper & (i > j))):
                mirrored = k.load(k.entry_of(full, j, i))
                k.add_to(k.entry_of(triangle, i, j), mirrored.conj if conjugates else mirrored)


def _symmetric_product(k, dC, X, Y, name="symm"):
    """Y = (S + D) X, or X (S + D) where A is transposed: S the symmetric, or by hemm the Hermitian, matrix of dC's
    triangle, D its diagonal"""
    plain = k.ta.is_("N")
    with k.when(plain):
        k.blas(name, "L", k.uplo, k.n, k.k, 1.0, dC, X, 0.0, Y)
    with k.when(~plain):
        k.blas(name, "R", k.uplo, k.k, k.n, 1.0, dC, X, 0.0, Y)
    with k.loop(k.n) as i:
        element = k.load(k.diagonal(dC, i))
        if name == "hemm":
            element = element.real
        x = plain.choose(k.row(X, i), k.column(X, i))
        y = plain.choose(k.row(Y, i), k.column(Y, i))
        k.blas("axpy", k.k, element, x, y)


def _shape(k):
    plain = k.ta.is_("N")
    return plain.choose(k.n, k.k), plain.choose(k.k, k.n)


def _triangle_product(k, call, inputs):
    tangents_of_product(
        k, call, "C", inputs, lambda beta, dC: scale_triangle(k, k.uplo, k.n, beta, dC),
        lambda d, C, dC: add_triangle(k, k.uplo, k.flag("N"), k.n, d, C, dC),
    )


def _own(k, matrix):
    """The conjugate of A or B, where numbers are complex."""
    rows, columns = _shape(k)
    return conjugated_matrix(k, rows, columns, matrix, k.true) if k.is_complex else matrix


@routine("syrk", "uplo ta n k alpha A[ta:n,k] beta C[n,n]=", layout=True)
class Syrk:
    """C = alpha A A' + beta C, or alpha A' A + beta C, in a triangle"""

    def before(k):
        def call(alpha, given, beta, C):
            if "A" in given:
                k.blas("syr2k", k.uplo, k.ta, k.n, k.k, alpha, given["A"], k.A, beta, C)
            else:
                k.blas("syrk", k.uplo, k.ta, k.n, k.k, alpha, k.A, beta, C)

        _triangle_product(k, call, ("A",))

    def adjoint(k):
        rows, columns = _shape(k)
        for dC in k.active("C"):
            value = k.temporary(rows, columns)
            _symmetric_product(k, dC, _own(k, k.A), value)
            if k.has("alpha"):
                k.adjoin("alpha", inner_matrix(k, rows, columns, k.A, value) * 0.5)
            if k.has("beta"):
                k.adjoin("beta", inner_triangle(k, k.uplo, k.n, k.old.C, dC))
            for dA in k.active("A"):
                add_matrix(k, rows, columns, k.alpha.conj, value, dA)
            scale_triangle(k, k.uplo, k.n, k.beta.conj, dC)


@routine("syr2k", "uplo ta n k alpha A[ta:n,k] B[ta:n,k] beta C[n,n]=", layout=True)
class Syr2k:
    """C = alpha (A B' + B A') + beta C, or alpha (A' B + B' A) + beta C, in a triangle"""

    def before(k):
        def call(alpha, given, beta, C):
            k.blas("syr2k", k.uplo, k.ta, k.n, k.k, alpha, given.get("A") or k.A, given.get("B") or k.B, beta, C)

        _triangle_product(k, call, ("A", "B"))

    def adjoint(k):
        rows, columns = _shape(k)
        for dC in k.active("C"):
            value = k.temporary(rows, columns)
            if k.has("A") or k.has("alpha"):
                _symmetric_product(k, dC, _own(k, k.B), value)
            if k.has("alpha"):
                k.adjoin("alpha", inner_matrix(k, rows, columns, k.A, value))
            if k.has("beta"):
                k.adjoin("beta", inner_triangle(k, k.uplo, k.n, k.old.C, dC))
            for dA in k.active("A"):
                add_matrix(k, rows, columns, k.alpha.conj, value, dA)
            for dB in k.active("B"):
                _symmetric_product(k, dC, _own(k, k.A), value)
                add_matrix(k, rows, columns, k.alpha.conj, value, dB)
            scale_triangle(k, k.uplo, k.n, k.beta.conj, dC)


# ---- Hermitian matrices, given by a triangle whose diagonal counts as real


@routine("hemm", "side uplo m n alpha A[side:m|n] B[m,n] beta C[m,n]=", COMPLEX, layout=True)
class Hemm:
    """C = alpha A B + beta C or alpha B A + beta C, A Hermitian"""

    def before(k):
        def call(alpha, given, beta, C):
            k.blas("hemm", k.side, k.uplo, k.m, k.n, alpha, given.get("A") or k.A, given.get("B") or k.B, beta, C)

        _matrix_product(k, call, ("A", "B"))

    def adjoint(k):
        left = k.side.is_("L")
        order = left.choose(k.m, k.n)
        for dC in k.active("C"):
            _adjoints_of_scalars(
                k, lambda t: k.blas("hemm", k.side, k.uplo, k.m, k.n, 1.0, k.A, k.B, 0.0, t), dC)
            for dA in k.active("A"):
                full = k.temporary(order, order)
                with k.when(left):
                    k.blas("gemm", "N", "C", k.m, k.m, k.n, k.alpha.conj, dC, k.B, 0.0, full)
                with k.when(~left):
                    k.blas("gemm", "C", "N", k.n, k.n, k.m, k.alpha.conj, k.B, dC, 0.0, full)
                real_diagonal(k, order, full)
                add_symmetrised(k, k.uplo, order, full, dA, conjugates=True)
            for dB in k.active("B"):
                k.blas("hemm", k.side, k.uplo, k.m, k.n, k.alpha.conj, k.A, dC, 1.0, dB)
            _end_of_output(k, dC)


def _without_imaginary_diagonal(k, dC):
    nothing = (k.alpha.is_zero() | k.k.equals(0)) & k.beta.is_one()  # is done then
    with k.when(~nothing):
        real_diagonal(k, k.n, dC)


@routine("herk", "uplo ta n k alpha:real A[ta:n,k] beta:real C[n,n]=", COMPLEX, layout=True)
class Herk:
    """C = alpha A A^H + beta C, or alpha A^H A + beta C, in a triangle, its diagonal real"""

    def before(k):
        def call(alpha, given, beta, C):
            if "A" in given:
                k.blas("her2k", k.uplo, k.ta, k.n, k.k, alpha, given["A"], k.A, beta, C)
            else:
                k.blas("herk", k.uplo, k.ta, k.n, k.k, alpha, k.A, beta, C)

        _triangle_product(k, call, ("A",))
        for dC in k.active("C"):
            _without_imaginary_diagonal(k, dC)

    def adjoint(k):
        rows, columns = _shape(k)
        for dC in k.active("C"):
            _without_imaginary_diagonal(k, dC)
            value = k.temporary(rows, columns)
            _symmetric_product(k, dC, k.A, value, "hemm")
            if k.has("alpha"):
                k.adjoin("alpha", inner_matrix(k, rows, columns, k.A, value) * 0.5)
            if k.has("beta"):
                k.adjoin("beta", inner_triangle(k, k.uplo, k.n, k.old.C, dC))
            for dA in k.active("A"):
                add_matrix(k, rows, columns, k.alpha, value, dA)
            scale_triangle(k, k.uplo, k.n, k.beta, dC)


@routine("her2k", "uplo ta n k alpha A[ta:n,k] B[ta:n,k] beta:real C[n,n]=", COMPLEX, layout=True)
class Her2k:
    """C = alpha A B^H + conj(alpha) B A^H + beta C, or alpha A^H B + conj(alpha) B^H A + beta C, in a triangle, its
    diagonal real"""

    def before(k):
        def call(alpha, given, beta, C):
            k.blas("her2k", k.uplo, k.ta, k.n, k.k, alpha, given.get("A") or k.A, given.get("B") or k.B, beta, C)

        _triangle_product(k, call, ("A", "B"))
        for dC in k.active("C"):
            _without_imaginary_diagonal(k, dC)

    def adjoint(k):
        rows, columns = _shape(k)
        plain = k.ta.is_("N")
        for dC in k.active("C"):
            _without_imaginary_diagonal(k, dC)
            value = k.temporary(rows, columns)
            if k.has("A") or k.has("alpha"):
                _symmetric_product(k, dC, k.B, value, "hemm")
            if k.has("alpha"):
                product = inner_matrix(k, rows, columns, k.A, value)
                k.adjoin("alpha", plain.choose(product, product.conj))
            if k.has("beta"):
                k.adjoin("beta", inner_triangle(k, k.uplo, k.n, k.old.C, dC))
            for dA in k.active("A"):
                add_matrix(k, rows, columns, plain.choose(k.alpha.conj, k.alpha), value, dA)
            for dB in k.active("B"):
                _symmetric_product(k, dC, k.A, value, "hemm")
                add_matrix(k, rows, columns, plain.choose(k.alpha, k.alpha.conj), value, dB)
            scale_triangle(k, k.uplo, k.n, k.beta, dC)


# ---- triangles


def multiply_back(k, name, alpha, dB):
    """dB = alpha op(A)^H dB or alpha dB op(A)^H; of trsm the same with the inverse"""
    order = k.side.is_("L").choose(k.m, k.n)
    flag, A = hermitian(k, k.ta, order, order, k.A)
    k.blas(name, k.side, k.uplo, flag, k.diag, k.m, k.n, alpha, A, dB)


def adjoint_of_triangle(k, factor, P, X, dA):
    """dA += the adjoint of op(A) in its triangle: factor P X^H on the left, X^H P on the right, back through op"""
    left = k.side.is_("L")
    order = left.choose(k.m, k.n)
    full = k.temporary(order, order)

    def product(flags, m, k_, one, two):
        k.blas("gemm", *flags, m, m, k_, factor, one, two, 0.0, full)

    with k.when(left):
        with k.when(k.ta.is_("N")):  # P X^H
            product("NC", k.m, k.n, P, X)
        with k.when(k.ta.is_("T")):  # conj(X) P'
            product("NT", k.m, k.n, conjugated_matrix(k, k.m, k.n, X, k.true) if k.is_complex else X, P)
        with k.when(k.ta.is_("C")):  # X P^H
            product("NC", k.m, k.n, X, P)
    with k.when(~left):
        with k.when(k.ta.is_("N")):  # X^H P
            product("CN", k.n, k.m, X, P)
        with k.when(k.ta.is_("T")):  # P' conj(X)
            product("TN", k.n, k.m, P, conjugated_matrix(k, k.m, k.n, X, k.true) if k.is_complex else X)
        with k.when(k.ta.is_("C")):  # P^H X
            product("CN", k.n, k.m, P, X)
    add_triangle(k, k.uplo, k.diag, order, k.constant(1.0), full, dA)


def add_by_triangle(k, dA, factor, X, Y):
    """Y += factor op(dA) X or factor X op(dA), dA a triangle, without its diagonal where that is all ones"""
    product = k.temporary(k.m, k.n)
    copy_matrix(k, k.m, k.n, X, product)
    k.blas("trmm", k.side, k.uplo, k.ta, k.diag, k.m, k.n, 1.0, dA, product)
    add_matrix(k, k.m, k.n, factor, product, Y)
    with k.when(k.diag.is_("U")):  # the ones have no tangent
        add_matrix(k, k.m, k.n, -factor, X, Y)


@routine("trmm", "side uplo ta diag m n alpha A[side:m|n] B[m,n]=", layout=True)
class Trmm:
    """B = alpha op(A) B or alpha B op(A), A a triangle"""

    def before(k):
        for dB in k.active("B"):
            k.blas("trmm", k.side, k.uplo, k.ta, k.diag, k.m, k.n, k.alpha, k.A, dB)
            for dA in k.active("A"):
                add_by_triangle(k, dA, k.alpha, k.old.B, dB)
            if k.has("alpha"):
                product = k.temporary(k.m, k.n)
                copy_matrix(k, k.m, k.n, k.old.B, product)
                k.blas("trmm", k.side, k.uplo, k.ta, k.diag, k.m, k.n, k.tangent("alpha"), k.A, product)
                add_matrix(k, k.m, k.n, k.constant(1.0), product, dB)

    def adjoint(k):
        for dB in k.active("B"):
            for dA in k.active("A"):
                adjoint_of_triangle(k, k.ta.is_("C").choose(k.alpha, k.alpha.conj), dB, k.old.B, dA)
            _scaled_back(k, "trmm", dB)


def _scaled_back(k, name, dB):
    """dB goes back through the triangle and alpha, whose adjoint is made with B as it was."""
    if not k.has("alpha"):
        multiply_back(k, name, k.alpha.conj, dB)
        return
    multiply_back(k, name, k.constant(1.0), dB)
    k.adjoin("alpha", inner_matrix(k, k.m, k.n, k.old.B, dB))
    scale_matrix(k, k.m, k.n, k.alpha.conj, dB)


@routine("trsm", "side uplo ta diag m n alpha A[side:m|n] B[m,n]=", layout=True)
class Trsm:
    """op(A) X = alpha B or X op(A) = alpha B for X in B's place, A a triangle"""

    def before(k):
        for dB in k.active("B"):
            scale_matrix(k, k.m, k.n, k.alpha, dB)
            if k.has("alpha"):
                add_matrix(k, k.m, k.n, k.tangent("alpha"), k.old.B, dB)

    def after(k):
        for dB in k.active("B"):
            for dA in k.active("A"):
                add_by_triangle(k, dA, k.constant(-1.0), k.new.B, dB)
            k.blas("trsm", k.side, k.uplo, k.ta, k.diag, k.m, k.n, 1.0, k.A, dB)

    def adjoint(k):
        for dB in k.active("B"):
            multiply_back(k, "trsm", k.constant(1.0), dB)
            for dA in k.active("A"):
                adjoint_of_triangle(k, k.constant(-1.0), dB, k.new.B, dA)
            if k.has("alpha"):
                k.adjoin("alpha", inner_matrix(k, k.m, k.n, k.old.B, dB))
            scale_matrix(k, k.m, k.n, k.alpha.conj, dB)
