"""The models in JAX, as its users write them: jit, and scan over time."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from inputs import Prepared

jax.config.update("jax_enable_x64", True)


def heat(start: jax.Array, rate: float, steps: int) -> jax.Array:
    def step(u: jax.Array, _: None) -> tuple[jax.Array, None]:
        inner = u[1:-1, 1:-1]
        moved = rate * (u[1:-1, :-2] + u[1:-1, 2:] + u[:-2, 1:-1] + u[2:, 1:-1] - 4 * inner)
        return u.at[1:-1, 1:-1].add(moved), None

    return jnp.sum(jax.lax.scan(step, start, None, steps)[0] ** 2)


def kinetics(forth: jax.Array, back: jax.Array, step: float, steps: int) -> jax.Array:
    size = len(forth) + 1
    zero = jnp.zeros(1)

    def one(y: jax.Array, _: None) -> tuple[jax.Array, None]:
        flow = step * (forth * y[:-1] * (1 + y[:-1]) - back * y[1:])
        left, right = step * forth * (1 + 2 * y[:-1]), step * back
        diagonal = 1 + jnp.append(left, zero) + jnp.append(zero, right)
        moved = jax.lax.linalg.tridiagonal_solve(jnp.append(zero, -left), diagonal, jnp.append(-right, zero),
                                                 (jnp.append(zero, flow) - jnp.append(flow, zero))[:, None])
        return y + moved[:, 0], None

    last, _ = jax.lax.scan(one, jnp.zeros(size).at[0].set(1.0), None, steps)
    return (jnp.arange(1, size + 1) / size) @ last


def lstm(weights: jax.Array, biases: jax.Array, sequence: jax.Array) -> jax.Array:
    size = len(biases) // 4

    def step(state: tuple[jax.Array, jax.Array], x: jax.Array) -> tuple[tuple[jax.Array, jax.Array], None]:
        cell, hidden = state
        i, f, g, o = jnp.split(weights @ jnp.append(x, hidden) + biases, 4)
        cell = jax.nn.sigmoid(f) * cell + jax.nn.sigmoid(i) * jnp.tanh(g)
        return (cell, jax.nn.sigmoid(o) * jnp.tanh(cell)), None

    (_, hidden), _ = jax.lax.scan(step, (jnp.zeros(size), jnp.zeros(size)), sequence)
    return jnp.sum(hidden**2)


def orbit(c: jax.Array, steps: int) -> jax.Array:
    def step(state: tuple[jax.Array, ...], _: None) -> tuple[tuple[jax.Array, ...], None]:
        x, y, total, near = state
        next_x, next_y = x * x - y * y + c[0], 2 * x * y + c[1]
        square = next_x**2 + next_y**2
        near = near & (square <= 4)
        total = total + jnp.where(near, square / (1 + square), 0.0)
        return (jnp.where(near, next_x, x), jnp.where(near, next_y, y), total, near), None

    zero = jnp.zeros(())
    return jax.lax.scan(step, (zero, zero, zero, jnp.array(True)), None, steps)[0][2]


def prepare(model: str, given: list[Any]) -> Prepared:
    function = {"heat": heat, "kinetics": kinetics, "lstm": lstm, "orbit": orbit}[model]
    fixed = tuple(place for place, value in enumerate(given) if isinstance(value, (int, float)))
    taken = [jnp.asarray(value) if isinstance(value, np.ndarray) else value for value in given]
    primal = jax.jit(function, static_argnums=fixed)
    gradient = jax.jit(jax.grad(function), static_argnums=fixed)
    return lambda: primal(*taken).block_until_ready(), lambda: gradient(*taken).block_until_ready()
