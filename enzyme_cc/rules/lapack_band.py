"""LAPACK: matrices of few diagonals, each in a row of an array: LU with rows exchanged, and Cholesky's.

The elimination is gone through step by step: its factors alone tell what the derivatives of a step read.
"""

from __future__ import annotations

from dataclasses import replace

from enzyme_cc.rules.blas import routine
from enzyme_cc.rules.blas_statements import (
    clear,
    clear_matrix,
    conjugate,
    conjugated,
    conjugated_matrix,
    copy_matrix,
    inner,
)


class Band:
    """A matrix with `above` diagonals over the main one."""

    def __init__(self, k, matrix, above):
        self.k, self.matrix, self.above = k, matrix, above

    def entry(self, i, j):
        """The place of an element."""
        return self.k.entry_of(self.matrix, self.above + i - j, j)

    def column(self, i, j):
        """The elements of a column from row i on."""
        return self.k.column(self.k.block(self.matrix, self.above + i - j, j), self.k.size(0))

    def row(self, i, j, count):
        """So many elements of a row from column j on, which lie backwards in an array by rows."""
        k, step = self.k, self.matrix.step
        first, last = self.entry(i, j), self.entry(i, j + count - 1)
        lies = k.by_rows.choose(last, first)
        return replace(lies, step=k.by_rows.choose(k.size(1) - step, step - 1))


def _reciprocal(k, number):
    return number.conj / (number * number.conj).real if k.is_complex else k.constant(1.0) / number


def _product(k, count, x, y):
    """sum x y"""
    return inner(k, count, conjugated(k, count, x), y)


# ---- LU: in each step rows change places, and multiples of one are taken off those below


class _Elimination:
    """The steps of a factorisation, by its factors and pivots."""

    def __init__(self, k, m, n, factors, ipiv):
        self.k, self.m, self.n, self.ipiv = k, m, n, ipiv
        self.steps, self.above = m.at_most(n), k.kl + k.ku
        self.factors = self.band(factors)

    def band(self, matrix):
        """The factors' places, or those of their derivatives."""
        return Band(self.k, matrix, self.above)

    def forwards(self):
        with self.k.loop(self.steps) as j:
            yield j

    def backwards(self):
        with self.k.loop(self.steps) as number:
            yield self.steps - 1 - number

    def below(self, j):
        """How many rows it takes multiples off."""
        return (self.m - 1 - j).at_most(self.k.kl)

    def beside(self, j):
        """In how many columns on the right."""
        return (self.n - 1 - j).at_most(self.above)

    def over(self, j):
        """The first row of a column of U, and how many elements lie over the diagonal."""
        count = j.at_most(self.above)
        return j - count, count

    def exchange(self, j, rows_of):
        """Exchange what `rows_of` calls rows; it gives their length and a row by its number."""
        k = self.k
        other = k.integer(self.ipiv, self.steps, j) - 1
        with k.when(~other.equals(j)):
            count, row = rows_of
            k.blas("swap", count, row(j), row(other))

    def exchange_in(self, j, band):
        """In the columns of a step."""
        count = self.beside(j) + 1
        self.exchange(j, (count, lambda i: band.row(i, j, count)))

    def exchange_sides(self, j, B):
        """In the right-hand sides."""
        self.exchange(j, (self.k.nrhs, lambda i: self.k.row(B, i)))

    def part(self, B, c, first, count):
        """Some elements of a right-hand side."""
        return self.k.part(self.k.column(B, c), self.n, first, count)

    def without_room(self, dA):
        """Zeros in the place that the matrix has for what elimination fills in."""
        k = self.k
        with k.loop(self.n) as j:
            first = (self.above - j).at_least(0)
            with k.when(first < k.kl):
                clear(k, k.kl - first, self.band(dA).column(j - self.above + first, j))

    def factors_tangent(self, dA):
        """Of L and U, from that of A."""
        k, F, D = self.k, self.factors, self.band(dA)
        self.without_room(dA)
        for j in self.forwards():
            self.exchange_in(j, D)
            rows, factors, tangents = self.below(j), F.column(j + 1, j), D.column(j + 1, j)
            k.blas("axpy", rows, -k.load(D.entry(j, j)), factors, tangents)
            k.blas("scal", rows, _reciprocal(k, k.load(F.entry(j, j))), tangents)
            with k.loop(self.beside(j)) as c:
                column = j + 1 + c
                below = D.column(j + 1, column)
                k.blas("axpy", rows, -k.load(F.entry(j, column)), tangents, below)
                k.blas("axpy", rows, -k.load(D.entry(j, column)), factors, below)

    def factors_adjoint(self, dA):
        """Of A, from that of L and U."""
        k, F, G = self.k, self.factors, self.band(dA)
        for j in self.backwards():
            rows, factors, adjoints = self.below(j), F.column(j + 1, j), G.column(j + 1, j)
            with k.loop(self.beside(j)) as c:
                column = j + 1 + c
                below = G.column(j + 1, column)
                k.blas("axpy", rows, -k.load(F.entry(j, column)).conj, below, adjoints)
                k.add_to(G.entry(j, column), -inner(k, rows, factors, below))
            k.blas("scal", rows, _reciprocal(k, k.load(F.entry(j, j))).conj, adjoints)
            k.add_to(G.entry(j, j), -inner(k, rows, factors, adjoints))
            self.exchange_in(j, G)
        self.without_room(dA)

    # A X = B: rows exchanged and taken off each other, then from the last unknown to the first

    def eliminated(self, X):
        """U X"""
        k = self.k
        Y = k.temporary(self.n, k.nrhs)
        clear_matrix(k, self.n, k.nrhs, Y)
        for j in self.forwards():
            first, count = self.over(j)
            with k.loop(k.nrhs) as c:
                k.blas("axpy", count + 1, k.load(k.entry_of(X, j, c)), self.factors.column(first, j),
                       self.part(Y, c, first, count + 1))
        return Y

    def solution_tangent(self, X, dB):
        k, F, Y = self.k, self.factors, self.eliminated(X)
        for j in self.forwards():
            self.exchange_sides(j, dB)
            rows = self.below(j)
            with k.loop(k.nrhs) as c:
                below = self.part(dB, c, j + 1, rows)
                for dA in k.active("A"):
                    k.blas("axpy", rows, -k.load(k.entry_of(Y, j, c)), self.band(dA).column(j + 1, j), below)
                k.blas("axpy", rows, -k.load(k.entry_of(dB, j, c)), F.column(j + 1, j), below)
        for j in self.backwards():
            first, count = self.over(j)
            with k.loop(k.nrhs) as c:
                upper, place = self.part(dB, c, first, count + 1), k.entry_of(dB, j, c)
                for dA in k.active("A"):
                    k.blas("axpy", count + 1, -k.load(k.entry_of(X, j, c)), self.band(dA).column(first, j), upper)
                k.store(k.load(place) * _reciprocal(k, k.load(F.entry(j, j))), place)
                k.blas("axpy", count, -k.load(place), F.column(first, j), upper)

    def solution_adjoint(self, X, dB):
        k, F, Y = self.k, self.factors, self.eliminated(X)
        for j in self.forwards():
            first, count = self.over(j)
            with k.loop(k.nrhs) as c:
                upper, place = self.part(dB, c, first, count + 1), k.entry_of(dB, j, c)
                rest = k.load(place) - inner(k, count, F.column(first, j), upper)
                k.store(rest * _reciprocal(k, k.load(F.entry(j, j))).conj, place)
                for dA in k.active("A"):
                    k.blas("axpy", count + 1, -k.load(k.entry_of(X, j, c)).conj, upper, self.band(dA).column(first, j))
        for j in self.backwards():
            rows = self.below(j)
            with k.loop(k.nrhs) as c:
                below = self.part(dB, c, j + 1, rows)
                for dA in k.active("A"):
                    k.blas("axpy", rows, -k.load(k.entry_of(Y, j, c)).conj, below, self.band(dA).column(j + 1, j))
                k.add_to(k.entry_of(dB, j, c), -inner(k, rows, F.column(j + 1, j), below))
            self.exchange_sides(j, dB)

    # A' X = B: from the first unknown of U' Z = B to the last, then L's steps backwards

    def _taken_back(self, j, c, W):
        """Undo a step that made X of Z."""
        rows = self.below(j)
        lower = self.part(W, c, j + 1, rows)
        return rows, lower, _product(self.k, rows, self.factors.column(j + 1, j), lower)

    def transposed_tangent(self, X, dB):
        k, F = self.k, self.factors
        W = k.temporary(self.n, k.nrhs)
        copy_matrix(k, self.n, k.nrhs, X, W)
        for j in self.forwards():
            self.exchange_sides(j, W)
            with k.loop(k.nrhs) as c:
                k.add_to(k.entry_of(W, j, c), self._taken_back(j, c, W)[2])
        for j in self.forwards():
            first, count = self.over(j)
            with k.loop(k.nrhs) as c:
                place = k.entry_of(dB, j, c)
                k.add_to(place, -_product(k, count, F.column(first, j), self.part(dB, c, first, count)))
                for dA in k.active("A"):
                    column = self.band(dA).column(first, j)
                    k.add_to(place, -_product(k, count + 1, column, self.part(W, c, first, count + 1)))
                k.store(k.load(place) * _reciprocal(k, k.load(F.entry(j, j))), place)
        for j in self.backwards():
            with k.loop(k.nrhs) as c:
                rows, lower, product = self._taken_back(j, c, W)
                place = k.entry_of(dB, j, c)
                for dA in k.active("A"):
                    k.add_to(place, -_product(k, rows, self.band(dA).column(j + 1, j), lower))
                k.add_to(place, -_product(k, rows, F.column(j + 1, j), self.part(dB, c, j + 1, rows)))
                k.add_to(k.entry_of(W, j, c), -product)
            self.exchange_sides(j, W)
            self.exchange_sides(j, dB)

    def transposed_adjoint(self, X, dB):
        k, F = self.k, self.factors
        W = k.temporary(self.n, k.nrhs)
        copy_matrix(k, self.n, k.nrhs, X, W)
        for j in self.forwards():
            self.exchange_sides(j, W)
            self.exchange_sides(j, dB)
            with k.loop(k.nrhs) as c:
                rows, lower, product = self._taken_back(j, c, W)
                adjoint = -k.load(k.entry_of(dB, j, c))
                for dA in k.active("A"):
                    k.blas("axpy", rows, adjoint, conjugated(k, rows, lower), self.band(dA).column(j + 1, j))
                k.blas("axpy", rows, adjoint, conjugated(k, rows, F.column(j + 1, j)), self.part(dB, c, j + 1, rows))
                k.add_to(k.entry_of(W, j, c), product)
        for j in self.backwards():
            first, count = self.over(j)
            with k.loop(k.nrhs) as c:
                place = k.entry_of(dB, j, c)
                k.store(k.load(place) * _reciprocal(k, k.load(F.entry(j, j))).conj, place)
                adjoint = -k.load(place)
                for dA in k.active("A"):
                    z = self.part(W, c, first, count + 1)
                    k.blas("axpy", count + 1, adjoint, conjugated(k, count + 1, z), self.band(dA).column(first, j))
                column = conjugated(k, count, F.column(first, j))
                k.blas("axpy", count, adjoint, column, self.part(dB, c, first, count))


@routine("gbtrf", "m n kl ku A[kl+kl+ku+1,n]= ipiv[m&n]!#:= info", lapack=True)
class Gbtrf:
    """A = P L U, both factors in A's place, which has room for what is filled in"""

    def after(k):
        for dA in k.active("A"):
            _Elimination(k, k.m, k.n, k.new.A, k.new.ipiv).factors_tangent(dA)

    def adjoint(k):
        for dA in k.active("A"):
            _Elimination(k, k.m, k.n, k.new.A, k.new.ipiv).factors_adjoint(dA)


@routine("gbtrs", "ta n kl ku nrhs A[kl+kl+ku+1,n] ipiv[n]!# B[n,nrhs]= info", lapack=True)
class Gbtrs:
    """op(A) X = B for X in B's place, A given by its factors"""

    def after(k):
        _by_flag(k, _Elimination.solution_tangent, _Elimination.transposed_tangent)

    def adjoint(k):
        _by_flag(k, _Elimination.solution_adjoint, _Elimination.transposed_adjoint)


def _by_flag(k, plain, transposed):
    """A conjugate transpose is a transpose between conjugations."""
    for dB in k.active("B"):
        steps = _Elimination(k, k.n, k.n, k.A, k.ipiv)
        conjugates = k.ta.is_("C")

        def conjugate(dB=dB, conjugates=conjugates):
            if k.is_complex:
                with k.when(conjugates):
                    copy_matrix(k, k.n, k.nrhs, conjugated_matrix(k, k.n, k.nrhs, dB, k.true), dB)

        with k.when(k.ta.is_("N")):
            plain(steps, k.new.B, dB)
        with k.when(~k.ta.is_("N")):
            X = conjugated_matrix(k, k.n, k.nrhs, k.new.B, conjugates) if k.is_complex else k.new.B
            conjugate()
            transposed(steps, X, dB)
            conjugate()


@routine("gbsv", "n kl ku nrhs A[kl+kl+ku+1,n]= ipiv[n]!#:= B[n,nrhs]= info", lapack=True)
class Gbsv:
    """A X = B for X in B's place, the factors in A's"""

    def after(k):
        steps = _Elimination(k, k.n, k.n, k.new.A, k.new.ipiv)
        for dA in k.active("A"):
            steps.factors_tangent(dA)
        for dB in k.active("B"):
            steps.solution_tangent(k.new.B, dB)

    def adjoint(k):
        steps = _Elimination(k, k.n, k.n, k.new.A, k.new.ipiv)
        for dB in k.active("B"):
            steps.solution_adjoint(k.new.B, dB)
        for dA in k.active("A"):
            steps.factors_adjoint(dA)


# ---- three diagonals, whose factors are made again


def _of_three(k, one, other):
    """The matrix' diagonals in other memory, `one` below the main one and `other` above."""
    made = []
    for vector, count in ((one, k.n - 1), (k.old.d, k.n), (other, k.n - 1)):
        made.append(k.temporary_vector(count))
        k.blas("copy", count, vector, made[-1])
    return made


_THREE = "dl", "d", "du"


def _lengths(k):
    return {"dl": k.n - 1, "d": k.n, "du": k.n - 1}


@routine("gtsv", "n nrhs dl[n-1]!= d[n]!= du[n-1]!= B[n,nrhs]= info", lapack=True)
class Gtsv:
    """A X = B for X in B's place, A of three diagonals; what is left in their place has no derivative that is known"""

    def before(k):
        for dB in k.active("B"):
            X = k.temporary(k.n, k.nrhs)
            copy_matrix(k, k.n, k.nrhs, k.old.B, X)
            k.blas("gtsv", k.n, k.nrhs, *_of_three(k, k.old.dl, k.old.du), X)
            for name in _THREE:
                for shadow in k.active(name):
                    with k.loop(_lengths(k)[name]) as i:
                        row, column = _place(name, i)
                        element = k.element(shadow, _lengths(k)[name], i)
                        k.blas("axpy", k.nrhs, -element, k.row(X, column), k.row(dB, row))
            k.blas("gtsv", k.n, k.nrhs, *_of_three(k, k.old.dl, k.old.du), dB)
        for name in _THREE:
            for shadow in k.active(name):
                _unknown(k, _lengths(k)[name], shadow)

    def adjoint(k):
        n = k.n
        for name in _THREE:  # what is asked of the factors is not known
            for shadow in k.active(name):
                count = _lengths(k)[name]
                is_known = inner(k, count, shadow, shadow).is_zero()
                clear(k, count, shadow)
                with k.when(~is_known):
                    _unknown(k, count, shadow)
        for dB in k.active("B"):
            lower, upper = (conjugated(k, n - 1, v) for v in (k.old.du, k.old.dl))
            below, main, above = _of_three(k, lower, upper)
            conjugate(k, n, main)
            k.blas("gtsv", n, k.nrhs, below, main, above, dB)
            for name in _THREE:
                for shadow in k.active(name):
                    with k.loop(_lengths(k)[name]) as i:
                        row, column = _place(name, i)
                        product = inner(k, k.nrhs, k.row(k.new.B, column), k.row(dB, row))
                        k.add_to(k.part(shadow, _lengths(k)[name], i, k.size(1)), -product)


def _place(name, i):
    """(row, column) of an element of a diagonal"""
    return i + (name == "dl"), i + (name == "du")


def _unknown(k, count, vector):
    with k.loop(count) as i:
        k.store(k.constant(float("nan")), k.part(vector, count, i, k.size(1)))


# ---- Cholesky's: A = L L^H or U^H U, of which U is kept as L^H


class _Lower:
    """The elements of L, or of its derivative, in a band of either triangle."""

    def __init__(self, k, matrix):
        self.k, self.matrix, self.is_lower = k, matrix, k.uplo.is_("L")

    def entry(self, i, j):
        k = self.k
        lower, upper = k.entry_of(self.matrix, i - j, j), k.entry_of(self.matrix, k.kd + j - i, i)
        return self.is_lower.choose(lower, upper)

    def _seen(self, number):
        return self.is_lower.choose(number, number.conj) if self.k.is_complex else number

    def load(self, i, j):
        return self._seen(self.k.load(self.entry(i, j)))

    def store(self, number, i, j):
        seen = self._seen(number) if number.im is not None else number
        self.k.store(seen, self.entry(i, j))

    def add(self, number, i, j):
        self.store(self.load(i, j) + number, i, j)

    def below(self, j):
        """How many elements lie below the diagonal."""
        return (self.k.n - 1 - j).at_most(self.k.kd)

    def times(self, x):
        """L^H x"""
        k = self.k
        found = k.temporary_vector(k.n)
        with k.loop(k.n) as j:
            place = k.part(found, k.n, j, k.size(1))
            k.store(k.constant(0.0), place)
            with k.loop(self.below(j) + 1) as r:
                k.add_to(place, self.load(j + r, j).conj * k.element(x, k.n, j + r))
        return found


def _cholesky_tangent(k, factor, dA):
    L, D = _Lower(k, factor), _Lower(k, dA)
    with k.loop(k.n) as j:
        rows, diagonal = L.below(j), L.load(j, j).real
        D.store(D.load(j, j).real / diagonal * 0.5, j, j)
        with k.loop(rows) as r:
            i = j + 1 + r
            D.store((D.load(i, j) - L.load(i, j) * D.load(j, j).real) / diagonal, i, j)
        with k.loop(rows) as r:
            with k.loop(r + 1) as s:
                i, c = j + 1 + r, j + 1 + s
                D.add(-(D.load(i, j) * L.load(c, j).conj + L.load(i, j) * D.load(c, j).conj), i, c)


def _cholesky_adjoint(k, factor, dA):
    L, G = _Lower(k, factor), _Lower(k, dA)
    with k.loop(k.n) as j:
        G.store(G.load(j, j).real, j, j)
    with k.loop(k.n) as number:
        j = k.n - 1 - number
        rows, diagonal = L.below(j), L.load(j, j).real
        with k.loop(rows) as r:
            with k.loop(r + 1) as s:
                i, c = j + 1 + r, j + 1 + s
                adjoint = G.load(i, c)
                G.add(-(adjoint * L.load(c, j)), i, j)
                G.add(-(adjoint.conj * L.load(i, j)), c, j)
        total = k.variable()
        with k.loop(rows) as r:
            i = j + 1 + r
            G.store(G.load(i, j) / diagonal, i, j)
            k.add_to(total, (L.load(i, j).conj * G.load(i, j)).real)
        G.store((G.load(j, j).real - k.load(total).real) / diagonal * 0.5, j, j)


def _solved_tangent(k, factor, X, dB):
    """dB - (dL L^H + L dL^H) X, solved"""
    for dA in k.active("A"):
        L, D = _Lower(k, factor), _Lower(k, dA)
        with k.loop(k.nrhs) as c:
            v, q = L.times(k.column(X, c)), D.times(k.column(X, c))
            with k.loop(k.n) as j:
                with k.loop(L.below(j) + 1) as r:
                    product = D.load(j + r, j) * k.element(v, k.n, j) + L.load(j + r, j) * k.element(q, k.n, j)
                    k.add_to(k.entry_of(dB, j + r, c), -product)
    k.blas("pbtrs", k.uplo, k.n, k.kd, k.nrhs, factor, dB)


def _solved_adjoint(k, factor, X, dB):
    """P = A^-1 dB, and of L -(P X^H + X P^H) L in its band"""
    k.blas("pbtrs", k.uplo, k.n, k.kd, k.nrhs, factor, dB)
    for dA in k.active("A"):
        L, G = _Lower(k, factor), _Lower(k, dA)
        with k.loop(k.nrhs) as c:
            x, p = k.column(X, c), k.column(dB, c)
            v, q = L.times(x), L.times(p)
            with k.loop(k.n) as j:
                with k.loop(L.below(j) + 1) as r:
                    one = k.element(p, k.n, j + r) * k.element(v, k.n, j).conj
                    G.add(-(one + k.element(x, k.n, j + r) * k.element(q, k.n, j).conj), j + r, j)


@routine("pbtrf", "uplo n kd A[kd+1,n]= info", lapack=True)
class Pbtrf:
    """A = L L^H or U^H U, the factor in A's triangle"""

    def after(k):
        for dA in k.active("A"):
            _cholesky_tangent(k, k.new.A, dA)

    def adjoint(k):
        for dA in k.active("A"):
            _cholesky_adjoint(k, k.new.A, dA)


@routine("pbtrs", "uplo n kd nrhs A[kd+1,n] B[n,nrhs]= info", lapack=True)
class Pbtrs:
    """A X = B for X in B's place, A given by its factor"""

    def after(k):
        for dB in k.active("B"):
            _solved_tangent(k, k.A, k.new.B, dB)

    def adjoint(k):
        for dB in k.active("B"):
            _solved_adjoint(k, k.A, k.new.B, dB)


@routine("pbsv", "uplo n kd nrhs A[kd+1,n]= B[n,nrhs]= info", lapack=True)
class Pbsv:
    """A X = B for X in B's place, the factor in A's"""

    def after(k):
        for dA in k.active("A"):
            _cholesky_tangent(k, k.new.A, dA)
        for dB in k.active("B"):
            _solved_tangent(k, k.new.A, k.new.B, dB)

    def adjoint(k):
        for dB in k.active("B"):
            _solved_adjoint(k, k.new.A, k.new.B, dB)
        for dA in k.active("A"):
            _cholesky_adjoint(k, k.new.A, dA)
