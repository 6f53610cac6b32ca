"""The door to JAX, held against the same functions in jax.numpy, through every transform.

Where JAX is not installed none of this is tested, and says so.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import enzyme_cc

missing = "" if importlib.util.find_spec("jax") else "JAX IS NOT TESTED: pip install jax"
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(missing), reason=missing)]
os.environ.setdefault("JAX_ENABLE_X64", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=2")

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
        lambda f: jax.jacfwd(jax.jacfwd(f, (0, 1)), (0, 1))(x, k),
        lambda f: jax.jit(jax.grad(lambda x, k: jax.jvp(f, (x, k), (x, 2.0))[1], (0, 1)))(x, k),
        lambda f: jax.jacrev(jax.jacfwd(f))(x, k),
        lambda f: jax.linear_transpose(lambda t: jax.vjp(f, x, k)[1](t)[0], 1.0)(x),
        lambda f: jax.grad(lambda c: jax.jvp(lambda x: jax.vjp(f, x, k)[1](c)[0], (x,), (x,))[1].sum())(2.0),
    ):
        jax.tree.map(np.testing.assert_allclose, transform(ours), transform(theirs))
    with pytest.raises(NotImplementedError, match="third derivatives are not there"):
        jax.jacfwd(jax.hessian(ours))(x, k)
    with pytest.raises(TypeError, match=r"x: an array of float64 is wanted .* not of float32"):
        both(x.astype("float32"), k)
    for given in (None, "text"):
        with pytest.raises(TypeError, match=r"x: an array of float64 is wanted .*, not "):
            both(given, k)
    with pytest.raises(ValueError, match="x: an array of 1 axes is wanted"):
        both(many, k)


def test_what_differs_from_device_to_device_says_so() -> None:
    import jax
    import jax.numpy as jnp
    from jax.sharding import PartitionSpec

    from enzyme_cc.jax import differentiable

    program = enzyme_cc.build(code=CODE, language="c")
    both = differentiable(program.function("double energy(const double x[n], double k, int n, double y[n])"))
    mesh = jax.sharding.Mesh(np.array(jax.devices()[:2]), ("i",))
    split, whole = PartitionSpec("i"), PartitionSpec()

    def ours(x: Any, k: Any) -> Any:
        found = both(x, k)
        return found.result + jnp.sum(found.y**2)

    def theirs(x: Any, k: Any) -> Any:
        return jnp.sum(k * x * x * jnp.sin(x)) + jnp.sum((k * x * x[::-1]) ** 2)

    def summed(f: Any, x: Any, k: Any) -> Any:
        each = jax.shard_map(jax.vmap(f, (0, None)), mesh=mesh, in_specs=(split, whole), out_specs=split)
        total = jax.shard_map(lambda x, k: jax.lax.psum(jax.vmap(f, (0, None))(x, k).sum(), "i"), mesh=mesh,
                              in_specs=(split, whole), out_specs=whole)
        return each(x, k).sum() * total(x, k)

    x, k = jnp.array([[0.3, -1.2, 2.5], [0.7, 0.1, -0.4]]), 1.5
    for transform in (lambda f: jax.jit(jax.value_and_grad(lambda x, k: summed(f, x, k), (0, 1)))(x, k),
                      lambda f: jax.hessian(lambda k: summed(f, x, k))(k)):
        jax.tree.map(np.testing.assert_allclose, transform(ours), transform(theirs))
    with pytest.raises(ValueError, match="replication which can't be statically inferred"):
        jax.shard_map(lambda x: ours(x[0], k), mesh=mesh, in_specs=split, out_specs=whole)(x)


def test_extents_and_what_comes_in_and_goes_out() -> None:
    import jax
    import jax.numpy as jnp

    from enzyme_cc.jax import differentiable

    program = enzyme_cc.build(language="c", code="""
double powers(const double *c, const double *t, int n, double *out) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += t[2 * i] * c[0] * t[2 * i + 1] * c[1];
  out[0] = c[0];
  for (int i = 0; i < 2 * n; i++) out[i + 1] = c[1] * sum * t[i] * t[i];
  return sum;
}
void advance(double *u, const double *v, double h, int n, double *twice) {
  for (int i = 0; i < n; i++) {
    u[i] = u[i] * u[i] + h * v[i] * v[i];
    twice[2 * i] = twice[2 * i + 1] = u[i] * v[i];
  }
}
void frames(double x, int n, double *y) { for (int i = 0; i < n; i++) y[i] = x; }
""")
    powers = differentiable(program.function(
        "double powers(const double c[2], const double t[2*n], int n, double out[2*n+1])"))
    advance = differentiable(program.function(
        "void advance(double u[n], const double v[n], double h, int n, double twice[2*n])", inout="u"))

    def ours(c: Any, t: Any) -> Any:
        found = powers(c, t)
        return found.result + jnp.sum(jnp.sin(found.out))

    def theirs(c: Any, t: Any) -> Any:
        total = jnp.sum(t[::2] * t[1::2]) * c[0] * c[1]
        return total + jnp.sin(c[0]) + jnp.sum(jnp.sin(c[1] * total * t * t))

    def our_step(u: Any, v: Any, h: Any) -> Any:
        found = advance(u, v, h)
        return jnp.sum(found.u**3) + jnp.sum(found.twice**2)

    def their_step(u: Any, v: Any, h: Any) -> Any:
        after = u * u + h * v * v
        return jnp.sum(after**3) + 2 * jnp.sum((after * v) ** 2)

    c, t = jnp.array([0.2, 0.3]), 0.1 * jnp.arange(6.0) + 0.05
    u, v = jnp.array([0.3, -0.2, 0.5]), jnp.array([1.0, 0.4, -0.7])
    for one, other, given in ((ours, theirs, (c, t)), (our_step, their_step, (u, v, 0.1))):
        for transform in (
            lambda f, given=given: jax.jit(jax.value_and_grad(f, (0, 1)))(*given),
            lambda f, given=given: jax.jvp(f, given, given),
            lambda f, given=given: jax.hessian(f, (0, 1))(*given),
            lambda f, given=given: jax.jacrev(jax.jacrev(f))(*given),
        ):
            jax.tree.map(np.testing.assert_allclose, transform(one), transform(other))
    np.testing.assert_array_equal(u, [0.3, -0.2, 0.5])
    with pytest.raises(ValueError, match="c: 2 elements are wanted along axis 0"):
        powers(t, t)
    with pytest.raises(ValueError, match=r"t: 5 elements along axis 0 do not fit const double t\[2\*n\]"):
        powers(c, t[:5])
    with pytest.raises(TypeError, match="the shapes of the inputs do not tell the extent 'n' of 'y'"):
        differentiable(program.function("void frames(double x, int n, double y[n])"))


def test_complex_numbers_in_jaxs_convention() -> None:
    import jax
    import jax.numpy as jnp

    from enzyme_cc.jax import differentiable

    program = enzyme_cc.build(language="c", code="""
    #include <complex.h>
    double complex form(const double complex *z, int n) {
      double complex sum = 0;
      for (int i = 0; i < n; i++) sum += z[i] * z[i] * conj(z[n - 1]) + cexp(z[i]);
      return sum;
    }""")
    ours = differentiable(program.function("double complex form(const double complex z[n], int n)"))
    z, along = jnp.array([0.3 + 0.5j, -1.2 + 0.1j]), jnp.array([1j, 0.5 - 2j])

    def theirs(z: Any) -> Any:
        return jnp.sum(z * z * jnp.conj(z[-1]) + jnp.exp(z))

    def real(f: Any) -> Any:
        return lambda z: jnp.real(f(z) * (1 + 2j))

    def of_gradient(f: Any) -> Any:
        return lambda z: jnp.sum(jnp.abs(jax.grad(real(f))(z)) ** 2)

    for made in (lambda f: jax.grad(real(f))(z), lambda f: jax.jit(jax.jvp, static_argnums=0)(f, (z,), (along,)),
                 lambda f: jax.grad(of_gradient(f))(z), lambda f: jax.jvp(jax.grad(real(f)), (z,), (along,)),
                 lambda f: jax.jvp(lambda z: jax.jvp(f, (z,), (along,))[1], (z,), (1j * along,)),
                 lambda f: jax.grad(lambda z: jax.jvp(real(f), (z,), (along,))[1])(z)):
        np.testing.assert_allclose(jnp.array(made(ours)), jnp.array(made(theirs)), rtol=1e-10)


def test_numbers_of_pythons_inside_jit() -> None:
    import jax

    from enzyme_cc.jax import differentiable

    program = enzyme_cc.build(language="c", code="""
    float power(float x, int p) { float r = 1; for (int i = 0; i < p; i++) r *= x; return r; }""")
    power = differentiable(program.function("float power(float x, int p)"))
    assert jax.jit(jax.grad(power))(2.0, 3) == 12.0


THREADS = """
import os
import subprocess
import sys
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"
import jax, jax.numpy as jnp, numpy as np, threading
jax.config.update("jax_enable_x64", True)
import enzyme_cc
from enzyme_cc.jax import differentiable
program = enzyme_cc.build(language="c", flags=["-O2"], code='''
#include <math.h>
#include <stdlib.h>
double chain(const double *x, double k, int n) {
  double *kept = malloc(n * sizeof *kept), sum = 0;
  for (int i = 0; i < n; i++) kept[i] = i ? kept[i - 1] * sin(k * x[i]) + x[i] : x[0];
  for (int i = 0; i < n; i++) sum += kept[i] * kept[i];
  free(kept);
  return sum;
}''')
chain = differentiable(program.function("double chain(const double x[n], double k, int n)"))

def theirs(x, k):
    def step(before, v):
        now = before * jnp.sin(k * v) + v
        return now, now
    return jnp.sum(jax.lax.scan(step, 0.0, x)[1] ** 2)

many = jnp.asarray(np.random.default_rng(0).uniform(0.2, 1.5, (8, 40)))
ks = jnp.linspace(0.5, 1.5, 8)
wanted = [jax.jit(jax.grad(theirs, (0, 1)))(x, k) for x, k in zip(many, ks)]
ours = jax.jit(jax.grad(chain, (0, 1)))
found = {}

def work(number):
    for _ in range(200):
        made = ours(many[number], ks[number])
        found.setdefault(number, []).append((np.asarray(made[0]), float(made[1])))

threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
for number, (by_x, by_k) in enumerate(wanted):
    assert len(found[number]) == 200
    for mine in found[number]:
        np.testing.assert_allclose(mine[0], by_x)
        np.testing.assert_allclose(mine[1], by_k)

stacked = [jnp.stack(parts) for parts in zip(*wanted)]
for made in (jax.jit(jax.vmap(jax.grad(chain, (0, 1))))(many, ks),
             jax.tree.map(lambda part: part.reshape(8, *part.shape[2:]),
                          jax.pmap(jax.vmap(jax.grad(chain, (0, 1))))(many.reshape(4, 2, 40), ks.reshape(4, 2)))):
    jax.tree.map(np.testing.assert_allclose, list(made), stacked)

@jax.jit  # calls that do not wait for each other, beside XLA's own work in its threads
def beside(x, k):
    parts = [chain(x * s, k) * jnp.sum(jnp.sin(jnp.outer(x, x) @ jnp.outer(x, x) * s)) for s in (0.5, 1.0, 1.5, 2.0)]
    return sum(parts)

def beside_theirs(x, k):
    return sum(theirs(x * s, k) * jnp.sum(jnp.sin(jnp.outer(x, x) @ jnp.outer(x, x) * s)) for s in (0.5, 1.0, 1.5, 2.0))

for _ in range(20):
    np.testing.assert_allclose(jax.grad(beside)(many[0], 0.9), jax.grad(beside_theirs)(many[0], 0.9))
print("all the same")
"""


def test_threads_of_xla_and_of_python() -> None:
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True)
    assert done.returncode == 0 and "all the same" in done.stdout, done.stderr


def test_compiled_code_calls_ours_and_not_python() -> None:
    import jax

    from enzyme_cc.jax import differentiable

    program = enzyme_cc.build(language="c", code="double square(double x) { return x * x; }")
    ours = differentiable(program.function("double square(double x)"))
    text = jax.jit(jax.value_and_grad(ours)).lower(1.5).as_text()
    assert "custom_call @enzyme" in text and "callback" not in text, text


def test_loops_and_branches_inside_compiled_code() -> None:
    import jax
    import jax.numpy as jnp

    from enzyme_cc.jax import differentiable

    program = enzyme_cc.build(language="c", code="""
void advance(const double *u, double h, int n, double *next) {
  for (int i = 0; i < n; i++) next[i] = u[i] + h * u[i] * u[(i + 1) % n];
}""")
    ours = differentiable(program.function("void advance(const double u[n], double h, int n, double next[n])"))

    def theirs(u: Any, h: Any) -> Any:
        return u + h * u * jnp.roll(u, -1)

    def simulated(step: Any) -> Any:
        def run(u: Any, h: Any) -> Any:
            def body(u: Any, _: Any) -> Any:
                u = jax.lax.cond(u[0] > 0.4, lambda u: step(u, h), lambda u: u * 1.1, u)
                return u, jnp.sum(u)

            u, sums = jax.lax.scan(jax.checkpoint(body), u, None, length=6)
            return jnp.sum(sums**2) + jax.lax.fori_loop(0, 3, lambda i, u: step(u, h), u)[1]

        return jax.jit(run)

    u, h = jnp.array([0.3, 0.5, 0.8]), 0.2
    for transform in (lambda f: jax.value_and_grad(f, (0, 1))(u, h), lambda f: jax.hessian(f)(u, h),
                      lambda f: jax.jvp(f, (u, h), (u, 1.0))):
        jax.tree.map(np.testing.assert_allclose, transform(simulated(lambda u, h: ours(u, h).next)),
                     transform(simulated(theirs)))
