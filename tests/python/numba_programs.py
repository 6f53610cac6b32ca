"""Functions for Numba with their arguments, one per kind of program: what tests/python/test_numba.py differentiates."""

from __future__ import annotations

import math
from collections import namedtuple
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import guvectorize, njit, prange, types, vectorize
from numba.experimental import jitclass
from numba.typed import List

_random = np.random.default_rng(0)
X = _random.uniform(0.2, 1.5, 5)
A, B = _random.uniform(0.2, 1.5, (4, 3)), _random.uniform(0.2, 1.5, (3, 4))
M = _random.uniform(0.2, 1, (4, 4)) + 3 * np.eye(4)
Z = np.array([[1 + 1j, 2], [0.5j, 3]])
Body = namedtuple("Body", "place mass count")
POINTS = np.zeros(4, dtype=[("x", np.float64), ("i", np.int64), ("v", np.float64, (3,))])
POINTS["x"], POINTS["i"], POINTS["v"] = _random.uniform(0.2, 1, 4), range(4), _random.uniform(0.2, 1, (4, 3))


@dataclass(frozen=True)
class Program:
    """A compiled function, its arguments, and the parameters to differentiate by."""

    function: Any
    arguments: tuple[Any, ...]
    wrt: int | tuple[int, ...] = 0


PROGRAMS: dict[str, Program] = {}


def program(*arguments: Any, wrt: int | tuple[int, ...] = 0, **options: Any) -> Callable[[Any], Any]:
    """Add a function."""
    def add(function: Any) -> Any:
        compiled = njit(**options)(function)
        PROGRAMS[function.__name__] = Program(compiled, arguments, wrt)
        return compiled

    return add


@program(X)
def reductions(x):
    return x.sum() * x.mean() + x.prod() + x.max() * x.min() + x.std() + x.var() + np.cumsum(x)[3] * np.diff(x).sum()


@program(X)
def ufuncs(x):
    return np.sum(
        np.sin(x) * np.cos(x) + np.tan(x) + np.arctan(x) + np.log(x) + np.log1p(x) + np.expm1(x) + np.sqrt(x)
        + np.sinh(x) + np.tanh(x) + np.abs(x) + x**3 + np.power(x, 2.5)
        + np.arctan2(x, 2.0) + np.hypot(x, 1.0) + np.maximum(x, 0.7)
        + np.minimum(x, 0.9) + np.square(x) + np.cbrt(x) + np.exp2(x) + np.log2(x) + np.arcsin(x * 0.3)
        + np.arcsinh(x) + np.sign(x) * x + np.floor(x) * x + 1 / x + np.where(x > 0.8, x, x * x))


@vectorize
def _bent(x, y):
    return x * y * y if x > 0.5 else math.sin(x) * y


@guvectorize(["void(float64[:],float64[:])"], "(n)->()", nopython=True)
def _square_sum(x, found):
    total = 0.0
    for v in x:
        total += v * v
    found[0] = total


@program(A)
def ufuncs_of_ones_own(a):
    found = np.zeros(a.shape[0])
    _square_sum(a, found)
    return (_bent(a, a[0]) * a).sum() + _bent(a[0, 0], 2.0) + found.prod()


@program(X)
def mathematics(x):
    total = 0.0
    for v in x:
        total += (math.sin(v) + math.gamma(v) + math.lgamma(v) + math.erf(v) + math.pow(v, 2.2) + math.log(v)
                  + math.atan2(v, 1.0) + math.hypot(v, 2.0) + math.fabs(v) + math.cosh(v))
    return total


@program(np.asfortranarray(A))
def fortran_order(a):
    return (a * a).sum() + a[1, 2] * a[0, 0]


@program(A[::2, ::-1])
def strided(a):
    return (a**3).sum()


@program(A, X[:3], wrt=(0, 1))
def broadcast(a, x):
    return ((a + x) * np.exp(x)).sum() + (a.sum(axis=0) * x).sum()


@program(_random.uniform(0.2, 1.5, (2, 5, 3)), X)
def broadcast_along_two_axes(a, x):
    return (a * x[None, :, None]).sum() ** 2


@program((X, 2.0, (A, 3)), 1.5, wrt=(0, 1))
def tuples(t, k):
    x, c, (a, n) = t
    return (x * x).sum() * c * n + a.sum() * k * c


@program(Body(X, 2.5, 3))
def named_tuple(body):
    return (body.place**2).sum() * body.mass**body.count


@program(POINTS)
def records(points):
    total = 0.0
    for i in range(points.shape[0]):
        total += points[i].x**2 * points[i].i
        for j in range(3):
            total += points[i].v[j] * points[i].x
    return total


@program(POINTS[1])
def record(point):
    return point.x**2 * point.i + point.x


@program(np.array([1 + 2j, 0.5 - 1j, 2j]), 1.2 + 0.3j, wrt=(0, 1))
def complex_numbers(z, w):
    return (np.abs(z) ** 2).sum() + (z * z * w).real.sum() + np.exp(z[0]).imag + abs(w)


@program(X.astype(np.float32))
def single(x):
    return (x * x * np.sin(x)).sum()


@program(X)
def early_end(x):
    total, i = 0.0, 0
    while total < 3.0 and i < x.size:
        total += x[i] * x[i]
        i += 1
    return total * x[0]


@program(X, np.asfortranarray(A), wrt=(0, 1))
def in_place(x, a):
    for i in range(1, x.size):
        x[i] += x[i - 1] * x[i]
    x[1:] -= x[:-1] * 0.5
    for i in range(3):
        a[i, 1] *= a[i + 1, 0] * x[i]
    return x[-1] + x[2] + a[0, 1] * a[3, 2] + a[2, 1]


@program(X)
def time_steps(x):
    u = x.copy()
    a, b = x.copy(), np.zeros(x.size)
    for _ in range(7):
        v = np.empty_like(u)
        for i in range(u.size):
            v[i] = u[i] + 0.1 * (u[(i + 1) % u.size] - u[i]) * u[i]
            b[i] = a[i] * (1 + v[i])
        u = v
        a, b = b, a
    return u.sum() + a.sum()


@program(X, parallel=True)
def parallel(x):
    total = 0.0
    for i in prange(x.size):
        total += x[i] ** 2
    return total


@program(X)
def lists(x):
    grown = [0.0]
    for i in range(50):
        grown.append(grown[-1] * 0.5 + x[i % 5] ** 2)
    grown.pop()
    return sum(grown) + grown[3] * grown[10] + sum([v * v * v for v in x])


@program(X)
def typed_lists(x):
    grown = List([x[0], x[1], x[2]])
    grown.extend(List([v * 2 for v in x]))
    grown.insert(1, x[3] ** 2)
    del grown[0]
    grown.reverse()
    part = grown[1:4]
    del grown[::2]
    pairs = List()
    for i in range(4):
        pairs.append((x[i] * x[i + 1], i))
    total = 0.0
    for v, i in pairs:
        total += v * (i + 1)
    grown[1] = total * grown.pop()
    return sum(grown) * part[0] + grown[-1] * part[2] * len(part) + total


@jitclass([("stiffness", types.float64), ("count", types.int64)])
class Spring:
    def __init__(self, stiffness):
        self.stiffness = stiffness
        self.count = 3

    @property
    def all(self):
        return self.stiffness * self.count

    def energy(self, x):
        return self.all * (x * x).sum()

    def stiffened(self, by):
        self.stiffness *= by
        return self


@program(X)
def classes(x):
    spring = Spring(x[0]).stiffened(x[1])
    spring.stiffness = spring.energy(x) * spring.stiffness
    return spring.energy(x) + spring.all


@program(A)
def pseudo_inverse(a):
    return (np.linalg.pinv(a) ** 2).sum() + np.linalg.pinv(a.T)[1, 2]


@program(A, X[:4], wrt=(0, 1))
def least_squares(a, b):
    x, residuals, rank, values = np.linalg.lstsq(a, b)
    short = np.linalg.lstsq(a.T.copy(), b[:3])[0]
    return (x**2).sum() * rank + residuals.sum() + values[0] + (short**3).sum()


def _closure(c: float) -> Any:
    array = np.array([1.0, 2.0, 3.0, 4.0, 5.0]) * c

    def closure(x):
        return (x * array).sum() * c

    return closure


program(X)(_closure(2.5))


@program(5, 1.3, wrt=1)
def recursive(n, x):
    return x if n == 0 else math.sin(recursive(n - 1, x)) * x


@program(X, boundscheck=True)
def checked(x):
    if x[0] < 0:
        raise ValueError("below zero")
    try:
        if x[0] > 100:
            raise ValueError("far too much", x[0])
        return math.sqrt(x[0]) * x[1]
    except Exception:
        return 0.0


@program(X, fastmath=True)
def fast(x):
    return (x * x).sum()


@program(X)
def indexed(x):
    parts = (x[1:] * x[:-1]).sum() + x[::2].sum() + x[::-1][0] + x[np.array([0, 2, 2])].sum() + x[x > 0.5].sum()
    for i, (a, b) in enumerate(zip(x, x[::-1])):  # noqa: B905  # Numba's zip is not strict
        parts += a * b * i
    return parts


@program(X)
def sorting(x):
    return (np.sort(x) * np.arange(5)).sum() + np.median(x) + x[np.argmax(x)] * x[np.argmin(x)]


@program(X)
def shapes(x):
    return (x[:4].reshape(2, 2).T.copy().sum() * np.concatenate((x, x * 2)).sum() + np.stack((x, x)).sum()
            + np.outer(x, x).sum())


@program(A, B, wrt=(0, 1))
def products(a, b):
    return np.dot(a, b).sum() + (a @ b)[0, 1] + (a @ b[:, 0]).sum() + np.linalg.norm(a[0]) + np.dot(b[0], b[1])


@program(M, X[:4], wrt=(0, 1))
def solve(m, b):
    return np.linalg.solve(m, b).sum() + np.linalg.inv(m)[0, 1] + np.linalg.det(m)


@program(M)
def factors(m):
    q, r = np.linalg.qr(m)
    w, v = np.linalg.eigh(m @ m.T)
    return (q * q[0, 0]).sum() + (r * r).sum() + (w * np.arange(4)).sum() + v[0, 0] ** 2 + np.linalg.cholesky(
        m @ m.T).sum()


@program(Z, np.array([1.0, 2j]), wrt=(0, 1))
def complex_algebra(m, b):
    return np.abs(m @ b).sum() + np.abs(np.vdot(b, b)) + np.linalg.norm(b) + np.abs(np.linalg.solve(m, b)).sum()


@program(np.asfortranarray(M))
def algebra_in_fortran_order(m):
    r = np.linalg.qr(m)[1]
    return (np.linalg.inv(m)[0, 1] + r[0, 1] + (m @ m)[1, 2] + np.linalg.norm(m)
            + np.linalg.norm(m, 2) + np.linalg.eigvalsh(m @ m.T)[0] + np.linalg.slogdet(m)[1])


@program(A)
def parts_of_copies(a):
    return a.copy()[0, 1] ** 2 + np.tril(a, -1)[2, 1] * np.triu(a).sum() + np.diag(a[:3])[1]


@program(X)
def values_that_differ(x):
    return (np.unique(np.concatenate((x, x[::-1]))) ** 3).sum() * np.roll(x, 2)[0] + (np.repeat(x, 2) ** 2).sum()


@program(X)
def signals(x):
    return (np.convolve(x, x[:3]) ** 2).sum() + np.interp(0.7, np.arange(3.0), x[:3]) + np.quantile(x, 0.7) + np.cov(
        x, x * x)[0, 1] + np.kron(x[:2], x[2:4]).sum()


@program(X)
def printing(x):
    if x[0] > 1e9:
        print(x[0], "large", x)
    return x[0] ** 2
