"""The door to TensorFlow, by its own checker (tf.test.compute_gradient), eagerly and in graphs, and in Keras.

Where TensorFlow is not installed none of this is tested, and says so.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import enzyme_cc
from tests.python.conftest import find_flang, needs

missing = "" if importlib.util.find_spec("tensorflow") else "TENSORFLOW IS NOT TESTED: pip install tensorflow-cpu"
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(missing), reason=missing)]
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

CODE = """
#include <complex.h>
#include <math.h>
double energy(const double *x, double k, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += k * x[i] * x[i] * sin(x[i]);
  return sum;
}
double step(const double *x, const double *a, int m, int n, double *y, int *count) {
  double sum = 0;
  *count = m;
  for (int i = 0; i < m; i++) {
    y[i] = 0;
    for (int j = 0; j < n; j++) y[i] += a[i * n + j] * x[j] * x[j];
    sum += sin(y[i]);
  }
  return sum;
}
float cube(float x, const float *y) { return x * x * x * *y; }
double complex form(const double complex *z, int n) {
  double complex sum = 0;
  for (int i = 0; i < n; i++) sum += z[i] * z[i] * conj(z[n - 1]);
  return sum;
}
void advance(double *u, const double *v, double h, int n, double *twice) {
  for (int i = 0; i < n; i++) {
    u[i] = u[i] * u[i] + h * v[i] * v[i];
    twice[2 * i] = twice[2 * i + 1] = u[i] * v[i];
  }
}
void powers(double x, int n, double *y) {
  double power = 1;
  for (int i = 0; i < n; i++) y[i] = power *= x;
}
float middle(const float *t, const int *pick, long m) {
  float sum = 0;
  for (long i = 0; i < m; i++) sum += t[2 * i] * t[2 * i] * pick[i];
  return sum;
}
double decay(const double *t, double k, double a, int n, double *y) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += y[i] = a * exp(-k * t[i]);
  return sum;
}
"""
PROTOTYPES = {
    "energy": "double energy(const double x[n], double k, int n)",
    "step": "double step(const double x[n], const double a[m][n], int m, int n, double y[m], int *count)",
    "cube": "float cube(float x, const float *y)",
    "form": "double complex form(const double complex z[n], int n)",
    "advance": "void advance(double u[n], const double v[n], double h, int n, double twice[2*n])",
    "powers": "void powers(double x, int n, double y[n])",
    "middle": "float middle(const float t[2*m], const int pick[m], long m)",
    "decay": "double decay(const double t[n], double k, double a, int n, double y[n])",
}


@pytest.fixture(scope="module", autouse=True)
def triton_first() -> None:
    """Triton, which torch imports where it is installed, crashes when its library is loaded after TensorFlow's."""
    if importlib.util.find_spec("triton"):
        importlib.import_module("triton")


@pytest.fixture(scope="module")
def functions() -> dict[str, enzyme_cc.ProgramFunction]:
    program = enzyme_cc.build(code=CODE, language="c")
    return {name: program.function(prototype, inout=("u",) if name == "advance" else ())
            for name, prototype in PROTOTYPES.items()}


@pytest.fixture(scope="module")
def layers(functions: dict[str, enzyme_cc.ProgramFunction]) -> dict[str, Any]:
    from enzyme_cc.tensorflow import differentiable

    return {name: differentiable(function) for name, function in functions.items()}


def tensor(*numbers: Any, of: str = "float64") -> Any:
    import tensorflow as tf

    return tf.constant(numbers if len(numbers) != 1 else numbers[0], of)


def check(function: Callable[..., Any], *given: Any, near: float = 1e-6, delta: float = 1e-5) -> None:
    import tensorflow as tf

    for theirs, measured in zip(*tf.test.compute_gradient(function, list(given), delta), strict=True):
        np.testing.assert_allclose(theirs, measured, near, near)


def gradient(function: Callable[..., Any], place: int = 0) -> Callable[..., Any]:
    import tensorflow as tf

    def by_place(*given: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch(given)
            value = function(*given)
        return tape.gradient(value, given[place])

    return by_place


def cases(layers: dict[str, Any]) -> list[tuple[Callable[..., Any], list[Any]]]:
    """Functions with one real number as their value, and arguments."""
    import tensorflow as tf

    def stepped(x: Any, a: Any) -> Any:
        found = layers["step"](x, a)
        return found.result + tf.reduce_sum(found.y**2)

    def advanced(*given: Any) -> Any:
        found = layers["advance"](*given)
        return tf.reduce_sum(found.twice**2) + tf.reduce_sum(found.u**3)

    x = tensor(0.3, -1.2, 2.5)
    a = tensor([[1.0, 2.0, 0.5], [0.3, -1.0, 0.2]])
    return [(layers["energy"], [x, tensor(1.5)]), (stepped, [x, a]), (advanced, [x, 2 * x, tensor(0.1)])]


def test_tensorflows_checker(layers: dict[str, Any]) -> None:
    import tensorflow as tf

    x = tensor(0.3, -1.2, 2.5)
    for function, given in cases(layers):
        check(function, *given)
        check(tf.function(function), *given)
    check(lambda x: layers["powers"](x, 4).y, tensor(1.5))
    check(layers["form"], tensor(1 + 2j, 0.5 - 1j, of="complex128"))
    check(layers["cube"], tensor(2.0, of="float32"), tensor(3.0, of="float32"), near=1e-2, delta=1e-2)
    pick = tensor(2, 3, of="int32")
    check(lambda t: layers["middle"](t, pick), tensor(1.0, 2.0, 3.0, 4.0, of="float32"), near=1e-2, delta=1e-2)
    assert layers["step"](x, [[1.0, 2.0, 3.0]]).count.numpy() == 1


def test_second_derivatives_and_forward_mode(layers: dict[str, Any]) -> None:
    import tensorflow as tf

    for function, given in cases(layers):
        for place in range(len(given)):
            check(gradient(function, place), *given, near=1e-5)
        along = [tf.random.stateless_normal(part.shape, [3, 7], dtype=part.dtype) for part in given]
        step = 1e-6
        ahead, behind = ([part + sign * step * way for part, way in zip(given, along, strict=True)]
                         for sign in (1, -1))
        moved = (gradient(function)(*ahead) - gradient(function)(*behind)) / (2 * step)
        with tf.GradientTape() as tape:
            tape.watch(given)
            with tf.autodiff.ForwardAccumulator(given, along) as forward:
                value = function(*given)
            tangent = forward.jvp(value)
        parts = [tf.reduce_sum(gradient(function, place)(*given) * way) for place, way in enumerate(along)]
        np.testing.assert_allclose(tangent, sum(parts))
        np.testing.assert_allclose(tape.gradient(tangent, given[0]), moved, 1e-5)  # reverse over forward
        with tf.autodiff.ForwardAccumulator(given, along) as forward:
            slope = tf.function(gradient(function))(*given)
        np.testing.assert_allclose(forward.jvp(slope), moved, 1e-5)  # forward over reverse

        with pytest.raises(NotImplementedError, match="third derivatives are not there"):
            gradient(lambda *given, f=function: tf.reduce_sum(gradient(gradient(f))(*given)))(*given)

        def tangent_at(given: Any, function: Any = function, along: Any = along) -> Any:
            with tf.autodiff.ForwardAccumulator(given, along) as inner:
                value = function(*given)
            return inner.jvp(value)

        with tf.autodiff.ForwardAccumulator(given, along) as outer:
            tangent = tangent_at(given)
        np.testing.assert_allclose(outer.jvp(tangent), (tangent_at(ahead) - tangent_at(behind)) / (2 * step), 1e-5)


def test_transforms_and_graphs(layers: dict[str, Any]) -> None:
    import tensorflow as tf

    x, a = tensor(0.3, -1.2, 2.5), tensor([[1.0, 2.0, 0.5], [0.3, -1.0, 0.2]])
    step, energy = layers["step"], layers["energy"]
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        found = step(x, a)
    np.testing.assert_allclose(tape.jacobian(found.y, x), 2 * a * x)
    np.testing.assert_allclose(tape.gradient(found.result, x), tf.linalg.matvec(2 * a * x, tf.cos(found.y), True))
    assert not np.any(tape.gradient(found.count, x))
    for mapped in (tf.vectorized_map, tf.map_fn):
        both = mapped(gradient(lambda x: energy(x, 1.5)), tf.stack([x, 2 * x]))
        np.testing.assert_allclose(both, [gradient(energy)(item, tensor(1.5)) for item in (x, 2 * x)])
    unknown = [tf.TensorSpec([None], tf.float64), tf.TensorSpec(None, tf.float64)]

    @tf.function(input_signature=unknown)
    def traced(x: Any, a: Any) -> Any:
        found = step(x, a)
        return found, tf.gradients(found.result, [x, a]), tf.hessians(found.result, x)

    found, gradients, (second,) = traced(x, a)
    np.testing.assert_allclose(gradients[0], gradient(lambda *given: step(*given).result)(x, a))
    np.testing.assert_allclose(gradients[1], gradient(lambda *given: step(*given).result, 1)(x, a))
    np.testing.assert_allclose(second, second.numpy().T)
    shapes = traced.get_concrete_function().structured_outputs[0]
    assert (shapes.result.shape.rank, shapes.y.shape.rank) == (0, 1)
    with pytest.raises(tf.errors.InvalidArgumentError, match="a: 3 elements are wanted along axis 1 of const double"):
        traced(x, a[:, :2])
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"a: a tensor of rank 2 is wanted .*, not of rank 1"):
        traced(x, x)
    known = tf.function(layers["powers"]).get_concrete_function(tf.TensorSpec([], tf.float64), 4)
    assert known.structured_outputs.y.shape == (4,)


def test_loops_threads_and_complex_numbers(layers: dict[str, Any]) -> None:
    import tensorflow as tf

    def after(step: Callable[[Any, Any], Any]) -> Callable[..., Any]:
        def run(u: Any, h: Any) -> Any:
            for _ in tf.range(4):
                u = step(u, h)
            return tf.reduce_sum(u**2)

        return run

    u, h = tensor(0.3, -0.2, 0.5), tensor(0.1)
    ours = tf.function(after(lambda u, h: layers["advance"](u, u, h).u))
    theirs = after(lambda u, h: u**2 + h * u**2)
    for place in (0, 1):
        np.testing.assert_allclose(gradient(ours, place)(u, h), gradient(theirs, place)(u, h))
    check(gradient(ours), u, h, near=1e-5)

    energy, x, k = layers["energy"], tensor(0.3, -1.2, 2.5), tensor(1.5)
    lengths = tf.data.Dataset.from_tensor_slices(tf.stack([x] * 8)).map(lambda x: energy(x, k), num_parallel_calls=4)
    np.testing.assert_allclose(list(lengths), [energy(x, k)] * 8)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda scale: gradient(energy)(scale * x, k), range(1, 17)))
    np.testing.assert_allclose(found, [gradient(energy)(scale * x, k) for scale in range(1, 17)])

    def squared(z: Any) -> Any:
        return tf.math.real(layers["form"](z)) ** 2 + tf.math.imag(layers["form"](z))

    z = tensor(1 + 2j, 0.5 - 1j, of="complex128")
    check(squared, z)
    check(gradient(squared), z, near=1e-5)


def test_wrong_tensors(functions: dict[str, Any], layers: dict[str, Any]) -> None:
    import tensorflow as tf

    from enzyme_cc.tensorflow import OperandError, differentiable

    energy, x = layers["energy"], tensor(0.3, -1.2, 2.5)
    for given, message in (
        (tf.cast(x, tf.float32), r"x: a tensor of float64 is wanted \(const double x\[n\]\), not of float32; tf.cast"),
        (x[None], r"x: a tensor of rank 1 is wanted .*, not of shape \(1, 3\)"),
        (None, "x: a tensor of float64 is wanted"), ("abc", "x: a tensor of float64 is wanted"),
        (tf.sparse.from_dense(x), "x: a tensor of float64 is wanted"),
    ):
        for call in (energy, tf.function(energy)):
            with pytest.raises((OperandError, TypeError, ValueError), match=message):
                call(given, 1.0)
    with pytest.raises(OperandError, match="n: a tensor of int32 is wanted"):
        layers["powers"](1.0, 2.5)
    with pytest.raises(tf.errors.InvalidArgumentError, match="y: -2 elements"):
        layers["powers"](1.0, -2)
    with pytest.raises(OperandError, match=r"pick: 2 elements are wanted along axis 0 of const int pick\[m\]"):
        layers["middle"](tensor(1.0, 2.0, 3.0, 4.0, of="float32"), tensor(2, 3, 4, of="int32"))
    with pytest.raises(TypeError, match="the argument 'k' is missing"):
        energy(x)
    with pytest.raises(TypeError, match="a function of enzyme_cc"):
        differentiable(len)  # type: ignore[arg-type]  # which is refused
    with pytest.raises(ValueError, match="wrt: 'q' is no input of energy"):
        differentiable(functions["energy"], weights={"q": 1.0})
    with pytest.raises(TypeError, match="'k' is a weight of the layer and is not passed"):
        differentiable(functions["energy"], weights={"k": 1.0})(x, k=2.0)


def test_a_keras_layer_learns(functions: dict[str, Any]) -> None:
    import tensorflow as tf

    from enzyme_cc.tensorflow import differentiable

    times = np.random.default_rng(0).uniform(0, 3, (64, 5))
    layer = differentiable(functions["decay"], weights={"k": 0.3, "a": 1.0}, batched=True)
    inputs = tf.keras.Input((5,))
    model = tf.keras.Model(inputs, layer(inputs).y)
    model.compile(tf.keras.optimizers.Adam(0.05), "mse")
    history = model.fit(times, 2.0 * np.exp(-1.5 * times), epochs=60, batch_size=16, verbose=0).history["loss"]
    assert history[-1] < 1e-6 * history[0]
    np.testing.assert_allclose([float(weight) for weight in layer.trainable_weights], [1.5, 2.0], 1e-3)

    class Model(tf.keras.Model):  # type: ignore[misc]  # where TensorFlow is not installed it is Any
        def __init__(self) -> None:
            super().__init__()
            self.before = tf.keras.layers.Dense(5, activation="softplus")
            self.decay = differentiable(functions["decay"], weights={"k": 0.3}, batched=True)

        def call(self, x: Any) -> Any:
            return self.decay(self.before(x), 1.0).result

    own = Model()
    own.compile("adam", "mse")
    assert np.isfinite(own.fit(times, times.sum(1), epochs=2, verbose=0).history["loss"]).all()
    assert own.predict(times, verbose=0).shape == (64,) and len(own.trainable_weights) == 3


def test_fortran_arrays() -> None:
    from enzyme_cc.tensorflow import differentiable

    needs(find_flang)
    program = enzyme_cc.build(language="fortran", code="""
subroutine weighted(a, x, m, n, b)
  integer, intent(in) :: m, n
  real(8), intent(in) :: a(m, n), x(n)
  real(8), intent(out) :: b(m, n)
  integer :: j
  do j = 1, n
    b(:, j) = a(:, j)**2 * x(j) * j
  end do
end subroutine""")
    function = program.function("void weighted(const double a[m][n], const double x[n], int m, int n, double b[m][n])")
    weighted = differentiable(function)
    a, x = tensor([[1.0, 2.0, 0.5], [0.3, -1.0, 0.2]]), tensor(0.3, -1.2, 2.5)
    np.testing.assert_allclose(weighted(a, x), [a**2 * x * tensor(1.0, 2.0, 3.0)])
    check(lambda *given: weighted(*given).b, a, x)
    check(gradient(lambda *given: weighted(*given).b**2), a, x, near=1e-5)
