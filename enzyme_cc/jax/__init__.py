"""The door to JAX: a function of a program as an operation of XLA, through its foreign-function interface.

    from enzyme_cc.jax import differentiable
    energy = differentiable(program.function("double energy(const double x[n], double k, int n)"))
    jax.jit(jax.grad(energy))(x, k)

Compiled code calls the function without Python; `jit`, `grad`, `jvp`, `vjp`, `vmap`, `jacfwd`, `jacrev` and second
derivatives, either mode over either.
"""

from enzyme_cc.jax.operations import differentiable

__all__ = ["differentiable"]
