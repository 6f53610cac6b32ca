"""The door to Numba: derivatives of @njit functions against differences, forward against reverse; and wrong use.

Where numba is not installed none of this is tested, and says so.
"""

from __future__ import annotations

import copy
import importlib.util
import threading
from typing import Any

import numpy as np
import pytest

import enzyme_cc

missing = "" if importlib.util.find_spec("numba") else "NUMBA IS NOT TESTED: pip install numba scipy"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing), reason=missing)]
if not missing:
    from numba import njit, typeof
    from numba.core.errors import TypingError
    from numba.core.runtime import _nrt_python, rtsys
    from numba_programs import PROGRAMS, A, X

    from enzyme_cc.numba import grad, hessian_vector, jvp, value_and_grad
else:
    PROGRAMS = {}

CORE = ("in_place",)
"""What is tested always, beside the tests below; the other programs are `long`."""


def moved(value: Any, direction: Any, by: float) -> Any:
    """The value, moved along a direction."""
    if direction is None or isinstance(value, int):
        return copy.deepcopy(value)
    if isinstance(value, tuple):
        parts = [moved(v, d, by) for v, d in zip(value, direction, strict=True)]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if getattr(value, "dtype", None) is not None and value.dtype.names:
        made = value.copy()
        for name in value.dtype.names:
            if value.dtype[name].base.kind == "f":
                made[name] = value[name] + by * direction[name]
        return made
    return value + np.asarray(by * direction).astype(getattr(value, "dtype", type(value))) if np.ndim(value) else (
        value + by * direction)


def random_like(value: Any, random: Any) -> Any:
    """A direction; None for what is no number."""
    if isinstance(value, tuple):
        parts = [random_like(part, random) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if getattr(value, "dtype", None) is not None and value.dtype.names:
        made = value.copy()
        for name in value.dtype.names:
            made[name] = random.normal(size=np.shape(value[name])) if value.dtype[name].base.kind == "f" else 0
        return made
    if isinstance(value, int):
        return None
    found = random.normal(size=np.shape(value))
    if np.iscomplexobj(value):
        found = found + 1j * random.normal(size=np.shape(value))
    return found.astype(value.dtype) if isinstance(value, np.ndarray) else np.asarray(found)[()]


def product(gradient: Any, direction: Any) -> float:
    """The derivative along a direction; of complex numbers by their parts."""
    if direction is None:
        return 0.0
    if isinstance(direction, tuple):
        return sum(product(g, d) for g, d in zip(gradient, direction, strict=True))
    if getattr(direction, "dtype", None) is not None and direction.dtype.names:
        gradient = gradient[0] if direction.shape == () and np.ndim(gradient) else gradient
        return sum(product(gradient[name], direction[name]) for name in direction.dtype.names
                   if direction.dtype[name].base.kind == "f")
    return float(np.sum(np.real(np.conj(gradient) * direction)))


def checked(name: str) -> None:
    """Both modes against differences along a direction; the inputs are not changed."""
    program = PROGRAMS[name]
    places = program.wrt if isinstance(program.wrt, tuple) else (program.wrt,)
    random = np.random.default_rng(1)
    directions = tuple(random_like(a, random) if p in places else None for p, a in enumerate(program.arguments))
    single = name == "single"
    step = 1e-2 if single else 1e-6

    def at(by: float) -> float:
        return float(program.function(*(moved(a, d, by) for a, d in zip(program.arguments, directions, strict=True))))

    difference = (at(step) - at(-step)) / (2 * step)
    given = copy.deepcopy(program.arguments)
    value, gradients = value_and_grad(program.function, wrt=program.wrt)(*given)
    assert repr(given) == repr(program.arguments)
    assert value == pytest.approx(at(0.0), rel=1e-6 if single else 1e-12)
    gradients = gradients if isinstance(program.wrt, tuple) else (gradients,)
    backward = sum(product(g, directions[p]) for g, p in zip(gradients, places, strict=True))
    same, forward = jvp(program.function)(given, directions)
    tolerance = 1e-3 if single else 2e-6
    assert backward == pytest.approx(difference, rel=tolerance, abs=tolerance)
    assert forward == pytest.approx(backward, rel=1e-5 if single else 1e-10)
    assert same == pytest.approx(value, rel=1e-6 if single else 1e-12) and repr(given) == repr(program.arguments)


@pytest.mark.timeout(1200)  # on a busy machine
@pytest.mark.parametrize("name", [n if n in CORE else pytest.param(n, marks=pytest.mark.long) for n in PROGRAMS])
def test_programs(name: str) -> None:
    checked(name)


@pytest.fixture(scope="module")
def cubes() -> Any:
    @njit
    def cubes(x, k):
        if k > 100:
            raise ValueError("k is far too much")
        return (x**3).sum() * k

    return cubes


def test_from_compiled_code_and_from_threads(cubes: Any) -> None:
    gradient = grad(cubes, wrt=0)
    assert gradient(X, 2.0) == pytest.approx(6 * X**2) and "cubes" in repr(gradient)

    @njit
    def descended(x):
        for _ in range(10):
            x = x - 0.01 * gradient(x, 1.0)
        return x

    expected = X
    for _ in range(10):
        expected = expected - 0.03 * expected**2
    assert descended(X) == pytest.approx(expected)
    found: dict[int, Any] = {}

    def work(number: int) -> None:
        for _ in range(100):
            found[number] = gradient(X + number, 2.0)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number in range(6):
        assert found[number] == pytest.approx(6 * (X + number) ** 2)


def test_second_derivatives(cubes: Any) -> None:
    v = np.arange(5.0)
    assert hessian_vector(cubes, wrt=0)(X, 2.0, v) == pytest.approx(12 * X * v)
    both = hessian_vector(cubes, wrt=("x", "k"))(X, 2.0, (v, 1.0))
    assert both.x == pytest.approx(12 * X * v + 3 * X**2) and both.k == pytest.approx((3 * X**2 * v).sum())
    inner = grad(cubes, wrt=0)

    @njit
    def steepness(x):
        return (inner(x, 1.0) ** 2).sum()

    assert grad(steepness, wrt=0)(X) == pytest.approx(36 * X**3)


@pytest.mark.long
def test_second_derivative_of_a_norm() -> None:
    """LLVM made direct calls of what stops the program where a pointer leads to unknown code: an internal fault."""
    @njit
    def norm(a):
        return np.linalg.norm(a)

    v, size = np.cos(A), np.linalg.norm(A)
    assert hessian_vector(norm, wrt=0)(A, v) == pytest.approx(v / size - A * (A * v).sum() / size**3)


@pytest.mark.long
def test_second_derivative_of_a_solution() -> None:
    """What ends the process inside of Numba's helpers was an unknown function."""
    @njit
    def solved(m, b):
        return (np.linalg.solve(m, b) ** 2).sum()

    m, b, v = PROGRAMS["solve"].arguments[0], X[:4], np.cos(np.arange(16.0)).reshape(4, 4)
    first = grad(solved, wrt=0)
    difference = (first(m + 1e-5 * v, b) - first(m - 1e-5 * v, b)) / 2e-5
    assert hessian_vector(solved, wrt=0)(m, b, v) == pytest.approx(difference, rel=1e-6, abs=1e-8)


def test_lists_of_a_function_compiled_after_its_derivative_are_freed_by_numba() -> None:
    """LLVM's JIT took what frees the inner lists out of the derivative, by its name: freed twice."""
    @njit
    def corner(x):
        return np.array([[x[0], x[1]], [1.0, x[2] ** 2]])[1, 1]

    assert grad(corner, wrt=0)(X) == pytest.approx([0, 0, 2 * X[2], 0, 0])
    corner.compile((typeof(X),))
    _nrt_python.memsys_enable_stats()
    try:
        before = rtsys.get_allocation_stats()
        assert corner(X) == X[2] ** 2
        after = rtsys.get_allocation_stats()
    finally:
        _nrt_python.memsys_disable_stats()
    assert after.mi_alloc - before.mi_alloc == after.mi_free - before.mi_free > 0


def test_exceptions(cubes: Any) -> None:
    with pytest.raises(ValueError, match="k is far too much"):
        grad(cubes, wrt=0)(X, 101.0)

    @njit
    def told(x, n):
        if n > 3:
            raise KeyError("n is", n, x[0])
        return x.sum() * n

    with pytest.raises(KeyError, match=rf"'n is', 5, {X[0]}"):
        grad(told, wrt=0)(X, 5)


@pytest.mark.long
def test_results_of_forward_mode() -> None:
    @njit
    def several(x, k):
        y = x * k
        return y, y.sum(), (x[1:] * k, 3), x, np.zeros(2) + x.size

    value, tangent = jvp(several)((X, 2.0), (np.ones(5), 0.5))
    assert value[0] == pytest.approx(2 * X)
    assert tangent[0] == pytest.approx(2 + 0.5 * X) and tangent[1] == pytest.approx((2 + 0.5 * X).sum())
    assert tangent[2][0] == pytest.approx((2 + 0.5 * X)[1:]) and (tangent[3] == 1).all() and (tangent[4] == 0).all()

    @njit
    def squares(x, made):
        for i in range(x.size):
            made[i] = x[i] ** 2

    made, moved_made = np.zeros(5), np.zeros(5)
    assert jvp(squares)((X, made), (np.ones(5), moved_made)) == (None, None)
    assert made == pytest.approx(X**2) and moved_made == pytest.approx(2 * X)


def plain(x: Any) -> Any:
    return x


def test_wrong_use(cubes: Any) -> None:
    with pytest.raises(TypeError, match=r"the plain function 'plain' \(.*test_numba.py:\d+\); put @numba.njit before"):
        grad(plain)
    with pytest.raises(ValueError, match="'cubes' has no such parameter; it has x, k"):
        grad(cubes, wrt="y")
    with pytest.raises(ValueError, match="each parameter once"):
        grad(cubes, wrt=(0, "x"))
    with pytest.raises(TypeError, match=r"test_numba.py:\d+: grad of 'cubes': parameter 'k' is int64.*k=2.0"):
        grad(cubes, wrt="k")(X, 2)
    with pytest.raises(TypeError, match=r"reflected list.* no type that derivatives"):
        jvp(cubes)(([1.0], 2.0), (None, None))
    with pytest.raises(TypeError, match="two tuples of the same length are wanted"):
        jvp(cubes)(X, X)
    with pytest.raises(TypeError, match="the tangent of 'x' is float64, and one like array"):
        jvp(cubes)((X, 2.0), (1.0, None))
    with pytest.raises(ValueError, match="a tangent has another shape"):
        hessian_vector(cubes, wrt=0)(X, 2.0, np.ones(3))

    @njit
    def doubled(x):
        return x * 2

    with pytest.raises(TypeError, match=r"it returns array.* one floating-point number is wanted"):
        grad(doubled)(X)
    by_whole_numbers = grad(cubes, wrt=1)

    @njit
    def caller(x):
        return by_whole_numbers(x, 3)

    with pytest.raises(TypingError, match=r"(?s)parameter 'k' is int64.*test_numba.py\", line \d+"):
        caller(X)


def test_what_is_refused_names_the_line() -> None:
    @njit
    def counted(x):
        kept = {}
        for i in range(x.size):
            kept[i] = x[i] * 2  # the line before the last
        return kept[0] * kept[1]

    with pytest.raises(enzyme_cc.DiagnosticError, match=r"test_numba.py:\d+:.*inside of a typed dictionary"):
        grad(counted)(X)


@pytest.mark.long
def test_what_is_refused_inside_of_numpy_names_the_users_line() -> None:
    @njit
    def vectors(a):
        u, s, vt = np.linalg.svd(a, full_matrices=False)  # the line before the last
        return u[0, 0] * s[0] + vt[0, 1]

    line = vectors.py_func.__code__.co_firstlineno + 2
    with pytest.raises(enzyme_cc.DiagnosticError, match=rf"test_numba.py:{line}:.*np.linalg.eigh"):
        grad(vectors)(A)


@pytest.mark.long
def test_a_matrix_without_full_rank_is_an_error_of_least_squares() -> None:
    @njit
    def squares(a):
        return (np.linalg.pinv(a) ** 2).sum()

    with pytest.raises(np.linalg.LinAlgError, match="without full rank, of which neither pinv nor lstsq has"):
        grad(squares)(np.ones((4, 3)))
    assert grad(squares, wrt=0)(np.eye(3)) == pytest.approx(-2 * np.eye(3))  # where singular values are the same


def test_an_older_numba_is_refused_by_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib
    import sys
    from importlib import metadata

    monkeypatch.setattr(metadata, "version", lambda name: "0.61.2")
    monkeypatch.delitem(sys.modules, "enzyme_cc.numba")
    with pytest.raises(ImportError, match=r"numba 0\.61\.2 is too old: 0\.68 is the first"):
        importlib.import_module("enzyme_cc.numba")


@pytest.mark.long
def test_a_matrix_without_elements_and_results_that_are_kept(kept: Any) -> None:
    @njit
    def total(a):
        return (a * a).sum()

    assert grad(total, wrt=0)(np.zeros((0, 3))).shape == (0, 3)
    assert grad(total, wrt=0)(A.copy()) == pytest.approx(2 * A)
    assert len([path for path in kept.iterdir() if path.is_dir()]) == 1
