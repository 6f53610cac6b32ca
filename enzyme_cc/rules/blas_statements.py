"""Steps that the derivatives of several routines of BLAS and LAPACK share, in terms of a kernel's statements.

`k` is the kernel (autodiff/operations/blas_kernels.py). The inner product is that of numbers as pairs of reals, so that
the adjoint of `A x` by x is the conjugate transpose; for real numbers conjugation is nothing.
"""

from __future__ import annotations

# ---- vectors


def each(k, count, vector):
    """The places of a vector's elements, one after the other."""
    with k.loop(count) as i:
        yield k.part(vector, count, i, k.size(1))


def scale(k, count, factor, vector):
    """vector = factor * vector; zero where the factor is zero, whatever was there."""
    is_zero = factor.is_zero()
    for place in each(k, count, vector):
        k.store(is_zero.choose(k.constant(0.0), k.load(place) * factor), place)


def clear(k, count, vector):
    """vector = 0"""
    for place in each(k, count, vector):
        k.store(k.constant(0.0), place)


def inner(k, count, x, y):
    """sum conj(x) y"""
    total = k.variable()
    with k.loop(count) as i:
        one, two = k.element(x, count, i), k.element(y, count, i)
        k.add_to(total, one.conj * two)
    return k.load(total)


def conjugated(k, count, vector):
    """A copy of a vector, conjugated; the vector itself where numbers are real."""
    if not k.is_complex:
        return vector
    copy = k.temporary_vector(count)
    with k.loop(count) as i:
        k.store(k.element(vector, count, i).conj, k.part(copy, count, i, k.size(1)))
    return copy


def conjugate(k, count, vector):
    """vector = conj(vector), in place."""
    if k.is_complex:
        for place in each(k, count, vector):
            k.store(k.load(place).conj, place)


def add_product(k, count, factor, x, diagonal, y, of_real=False):
    """y += factor * x * the diagonal of a matrix, or the real part of that, element by element"""
    with k.loop(count) as i:
        entry = k.load(k.diagonal(diagonal, i))
        product = factor * k.element(x, count, i) * (entry.real if of_real else entry)
        k.add_to(k.part(y, count, i, k.size(1)), product)


# ---- matrices


def scale_matrix(k, rows, columns, factor, matrix):
    """matrix = factor * matrix"""
    count, length = k.lines(rows, columns)
    with k.loop(count) as i:
        scale(k, length, factor, k.line(matrix, i))


def fill_matrix(k, rows, columns, number, matrix):
    """All elements of the matrix the same."""
    count, length = k.lines(rows, columns)
    with k.loop(count) as i:
        for place in each(k, length, k.line(matrix, i)):
            k.store(number, place)


def clear_matrix(k, rows, columns, matrix):
    """matrix = 0"""
    fill_matrix(k, rows, columns, k.constant(0.0), matrix)


def add_matrix(k, rows, columns, factor, x, y):
    """y += factor * x"""
    count, length = k.lines(rows, columns)
    with k.loop(count) as i:
        k.blas("axpy", length, factor, k.line(x, i), k.line(y, i))


def copy_matrix(k, rows, columns, x, y):
    """y = x"""
    count, length = k.lines(rows, columns)
    with k.loop(count) as i:
        k.blas("copy", length, k.line(x, i), k.line(y, i))


def inner_matrix(k, rows, columns, x, y):
    """sum conj(x) y"""
    total = k.variable()
    count, length = k.lines(rows, columns)
    with k.loop(count) as i:
        k.add_to(total, inner(k, length, k.line(x, i), k.line(y, i)))
    return k.load(total)


def conjugated_matrix(k, rows, columns, matrix, wanted):
    """A conjugated copy where it is wanted, else the matrix."""
    copy = k.temporary(wanted.choose(rows, 0), columns)
    with k.when(wanted):
        count, length = k.lines(rows, columns)
        with k.loop(count) as i:
            from_, to = k.line(matrix, i), k.line(copy, i)
            with k.loop(length) as j:
                k.store(k.element(from_, length, j).conj, k.part(to, length, j, k.size(1)))
    return wanted.choose(copy, matrix)


def hermitian(k, flag, rows, columns, matrix):
    """(flag, matrix) of the conjugate transpose of op(matrix); rows and columns are the matrix's own."""
    if not k.is_complex:
        return k.other(flag, "N", "T"), matrix
    transposed = flag.is_("T")
    copy = conjugated_matrix(k, rows, columns, matrix, transposed)
    return transposed.choose("N", k.other(flag, "N", "C")), copy


def conjugate_of(k, flag, rows, columns, matrix):
    """(flag, matrix) of the conjugate of op(matrix)."""
    if not k.is_complex:
        return flag, matrix
    plain = flag.is_("N")
    return k.other(flag, "T", "C"), conjugated_matrix(k, rows, columns, matrix, plain)


def real_diagonal(k, order, matrix):
    """The diagonal without its imaginary parts."""
    if k.is_complex:
        with k.loop(order) as i:
            place = k.diagonal(matrix, i)
            k.store(k.load(place).real, place)


# ---- triangles


def triangle_lines(k, uplo, order):
    """(line, where the triangle begins in it, how long it is there, whether the diagonal is at its end)"""
    ends_there = uplo.is_("U") ^ k.by_rows
    with k.loop(order) as i:
        yield i, ends_there.choose(k.size(0), i), ends_there.choose(i + 1, order - i), ends_there


def strictly(k, unit, line, first, length, ends_there):
    """The same without the diagonal, where `unit` holds."""
    shorter = unit.choose(k.size(1), k.size(0))
    return first + ends_there.choose(k.size(0), shorter), length - shorter


def scale_triangle(k, uplo, order, factor, matrix):
    """The triangle of a matrix times a factor."""
    for i, first, length, _ in triangle_lines(k, uplo, order):
        scale(k, length, factor, k.line(matrix, i, first))


def inner_triangle(k, uplo, order, x, y):
    """sum conj(x) y over a triangle"""
    total = k.variable()
    for i, first, length, _ in triangle_lines(k, uplo, order):
        k.add_to(total, inner(k, length, k.line(x, i, first), k.line(y, i, first)))
    return k.load(total)


def add_triangle(k, uplo, diag, order, factor, x, y):
    """y += factor * x in a triangle, its diagonal only if it is not that of a unit triangle"""
    for i, first, length, at_end in triangle_lines(k, uplo, order):
        first, length = strictly(k, diag.is_("U"), i, first, length, at_end)
        k.blas("axpy", length, factor, k.line(x, i, first), k.line(y, i, first))


def add_outer_triangle(k, uplo, diag, order, factor, x, y, matrix):
    """matrix += factor * x y' in a triangle"""
    rows_first = k.by_rows
    for i, first, length, at_end in triangle_lines(k, uplo, order):
        first, length = strictly(k, diag.is_("U"), i, first, length, at_end)
        with k.when(length > 0):
            one, other = rows_first.choose(x, y), rows_first.choose(y, x)  # `one` is the same along a line
            by = k.element(one, order, i)
            k.blas("axpy", length, factor * by, k.part(other, order, first, length), k.line(matrix, i, first))
