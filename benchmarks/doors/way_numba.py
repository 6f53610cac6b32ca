"""The models in Numba, as its users write them: loops over arrays. The gradient is `enzyme_cc.numba`'s."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from inputs import Prepared
from numba import njit

from enzyme_cc.numba import grad


@njit(fastmath=True)
def heat(start, rate, steps):
    u, after = start.copy(), start.copy()
    n = u.shape[0]
    for _ in range(steps):
        for i in range(1, n - 1):
            for j in range(1, n - 1):
                around = u[i, j - 1] + u[i, j + 1] + u[i - 1, j] + u[i + 1, j]
                after[i, j] = u[i, j] + rate * (around - 4 * u[i, j])
        u, after = after, u
    total = 0.0
    for i in range(n):
        for j in range(n):
            total += u[i, j] ** 2
    return total


@njit(fastmath=True)
def kinetics(forth, back, step, steps):
    n = forth.size
    size = n + 1
    y, d = np.zeros(size), np.empty(size)
    lower, diagonal, upper = np.empty(size), np.empty(size), np.empty(size)
    y[0] = 1.0
    for _ in range(steps):
        for i in range(size):
            diagonal[i] = 1.0
            lower[i] = upper[i] = d[i] = 0.0
        for i in range(n):
            flow = forth[i] * y[i] * (1 + y[i]) - back[i] * y[i + 1]
            left, right = step * forth[i] * (1 + 2 * y[i]), step * back[i]
            d[i] -= step * flow
            d[i + 1] += step * flow
            diagonal[i] += left
            upper[i] -= right
            diagonal[i + 1] += right
            lower[i + 1] -= left
        for i in range(1, size):
            w = lower[i] / diagonal[i - 1]
            diagonal[i] -= w * upper[i - 1]
            d[i] -= w * d[i - 1]
        d[size - 1] /= diagonal[size - 1]
        for i in range(size - 2, -1, -1):
            d[i] = (d[i] - upper[i] * d[i + 1]) / diagonal[i]
        for i in range(size):
            y[i] += d[i]
    total = 0.0
    for i in range(size):
        total += (i + 1) / size * y[i]
    return total


@njit(fastmath=True)
def logistic(x):
    return 1 / (1 + math.exp(-x))


@njit(fastmath=True)
def lstm(weights, biases, sequence):
    n = biases.size // 4
    inputs = sequence.shape[1]
    x, cell, gates = np.zeros(inputs + n), np.zeros(n), np.empty(4 * n)
    for t in range(sequence.shape[0]):
        x[:inputs] = sequence[t]
        for r in range(4 * n):
            gate = biases[r]
            for c in range(x.size):
                gate += weights[r, c] * x[c]
            gates[r] = gate
        for k in range(n):
            cell[k] = logistic(gates[n + k]) * cell[k] + logistic(gates[k]) * math.tanh(gates[2 * n + k])
            x[inputs + k] = logistic(gates[3 * n + k]) * math.tanh(cell[k])
    total = 0.0
    for k in range(n):
        total += x[inputs + k] ** 2
    return total


@njit(fastmath=True)
def orbit(c, steps):
    x = y = total = 0.0
    for _ in range(steps):
        x, y = x * x - y * y + c[0], 2 * x * y + c[1]
        square = x * x + y * y
        if square > 4:
            break
        total += square / (1 + square)
    return total


def prepare(model: str, given: list[Any]) -> Prepared:
    function = {"heat": heat, "kinetics": kinetics, "lstm": lstm, "orbit": orbit}[model]
    gradient = grad(function, wrt=0)
    return lambda: function(*given), lambda: gradient(*given)
