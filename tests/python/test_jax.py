"""The door to JAX, held against the same functions in jax.numpy, through every transform.

Where JAX is not installed none of this is tested, and says so.
"""

from __future__ import annotations

import importlib.util
import os
from typing import Any

import numpy as np
import pytest

import enzyme_cc

missing = "" if importlib.util.find_spec("jax") else "JAX IS NOT TESTED: pip install jax"
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(missing), reason=missing)]
os.environ.setdefault("JAX_ENABLE_X64", "1")

CODE = """
#include <math.h>
double energy(const double *x, double k, int n, double *y) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += k * x[i] * x[i] * sin(x[i]);
    y[i] = k * x[i] * x[n - 1 - i];
  }
  return sum;
}
"""


def test_every_transform_is_that_of_jax() -> None:
    import jax
    import jax.numpy as jnp

    from enzyme_cc.jax import differentiable

    program = enzyme_cc.build(code=CODE, language="c")
    both = differentiable(program.function("double energy(const double x[n], double k, int n, double y[n])"))

    def ours(x: Any, k: Any) -> Any:
        found = both(x, k)
        return found.result + jnp.sum(found.y**2)

    def theirs(x: Any, k: Any) -> Any:
        return jnp.sum(k * x * x * jnp.sin(x)) + jnp.sum((k * x * x[::-1]) ** 2)

    x, k = jnp.array([0.3, -1.2, 2.5]), 1.5
    many = jnp.stack([x, 2 * x])
    for transform in (
        lambda f: f(x, k),
        lambda f: jax.jit(jax.value_and_grad(f, (0, 1)))(x, k),
        lambda f: jax.jvp(f, (x, k), (x, 2.0)),
        lambda f: jax.vjp(f, x, k)[1](3.0),
        lambda f: (jax.jacfwd(f)(x, k), jax.jacrev(f, 1)(x, k)),
        lambda f: jax.jit(jax.vmap(jax.grad(f), (0, None)))(many, k),
        lambda f: jax.hessian(f, (0, 1))(x, k),
        lambda f: jax.jacrev(jax.jacrev(f))(x, k),
    ):
        jax.tree.map(np.testing.assert_allclose, transform(ours), transform(theirs))
    with pytest.raises(NotImplementedError, match="forward mode over forward mode is not there"):
        jax.jacfwd(jax.jacfwd(ours))(x, k)
    with pytest.raises(TypeError, match=r"x: an array of float64 is wanted .* not of float32"):
        both(x.astype("float32"), k)
    with pytest.raises(ValueError, match="x: an array of 1 axes is wanted"):
        both(many, k)
