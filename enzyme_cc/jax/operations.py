"""The function and its derivatives as primitives of JAX; each says its derivatives by the others.

    value  --jvp-->  forward  --transpose-->  reverse  --jvp-->  second  --transpose-->  second
                     forward  --jvp-->  twice  --transpose-->  second, reverse

`second(x, c, v, c')` gives J'(x)c moved along v and c', and J v; both are linear in v and c', and its transpose is
itself, since d<v, J'c>/dx is symmetric. `twice(x, t, u, w)` gives J t moved along u and w; its transpose by t is what
`second` gives along u, by u along t.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from enzyme_cc.jax.handlers import HandlerCode, refusal
from enzyme_cc.python.arrays import check_extents, described, offset_of_data
from enzyme_cc.python.entries import FORWARD, REVERSE, SECOND, TWICE, VALUE, CallKind
from enzyme_cc.python.function import ProgramFunction
from enzyme_cc.python.primitives import Primitives

_numbers = itertools.count()


def differentiable(function: ProgramFunction) -> Callable[..., Any]:
    """A function of a program as a function of JAX's arrays on the CPU."""
    if not isinstance(function, ProgramFunction):
        raise TypeError(f"differentiable: a function of enzyme_cc.build(...).function(...) is wanted, not "
                        f"{type(function).__name__}")
    why = refusal(function.prototype.parameters)
    if why:
        raise TypeError(f"{function.__name__}: it cannot be an operation of XLA: {why}")
    operations = XlaOperations(Primitives(function))

    def call(*arguments: Any, **named: Any) -> Any:
        given = operations.checked(function.in_order(arguments, named))
        found = operations.value.bind(*given)
        return found[0] if not function.prototype.outputs else function._results(*found)

    call.__name__ = call.__qualname__ = function.__name__
    call.__doc__ = function.__doc__
    return call


class XlaOperations:
    """The five primitives of one function."""

    def __init__(self, primitives: Primitives) -> None:
        self.primitives = primitives
        self.number = next(_numbers)
        self.count = len(primitives.inputs)
        self.places = [primitives.names.index(name) for name in primitives.floating]
        self.value = self._primitive(VALUE, self._outputs)
        self.forward = self._primitive(FORWARD, self._smooth)
        self.reverse = self._primitive(REVERSE, self._floating)
        self.second = self._primitive(SECOND, lambda *given: [*self._floating(*given), *self._smooth(*given)])
        self.twice = self._primitive(TWICE, self._smooth)
        ad.primitive_jvps[self.value] = self._move_value
        ad.primitive_jvps[self.forward] = self._move_forward
        ad.primitive_transposes[self.forward] = self._turn_forward
        ad.primitive_jvps[self.reverse] = self._move_reverse
        ad.primitive_jvps[self.second] = self._move_second
        ad.primitive_transposes[self.second] = self._turn_second
        ad.primitive_transposes[self.reverse] = self._turn_reverse
        ad.primitive_jvps[self.twice] = self._move_twice
        ad.primitive_transposes[self.twice] = self._turn_twice

    def checked(self, arguments: Sequence[Any]) -> list[Any]:
        """The arguments as JAX's arrays. Raises TypeError, ValueError."""
        found: list[Any] = []
        sizes: dict[str, int] = {}
        for p, value in zip(self.primitives.inputs, arguments, strict=True):
            wanted = np.dtype(p.type.dtype)
            try:
                array = jnp.asarray(value, wanted if isinstance(value, (bool, int, float, complex)) else None)
            except (TypeError, ValueError) as problem:
                raise TypeError(f"{p.name}: an array of {wanted} is wanted ({p.declared()}), not {described(value)}"
                                ) from problem
            if array.dtype != wanted and array.dtype.kind == wanted.kind and getattr(array, "weak_type", False):
                array = array.astype(wanted)  # a number of Python's that jit has seen
            if array.dtype != wanted:
                hint = '; jax.config.update("jax_enable_x64", True) lets JAX have it' if (
                    jax.dtypes.canonicalize_dtype(wanted) != wanted) else ""
                raise TypeError(f"{p.name}: an array of {wanted} is wanted ({p.declared()}), not of "
                                f"{array.dtype}{hint}")
            if array.ndim != len(p.extents):
                raise ValueError(f"{p.name}: an array of {len(p.extents)} axes is wanted ({p.declared()}), not of "
                                 f"shape {array.shape}")
            found.append(array)
        for turn in range(self.count + 1):  # one may tell what another waits for
            for p, array in zip(self.primitives.inputs, found, strict=True):
                check_extents(p, array.shape, sizes, turn == self.count)
        return found

    # -- primitives ------------------------------------------------------------------------------------

    def _primitive(self, kind: str, shapes: Callable[..., list[Any]]) -> Any:
        name = f"enzyme_cc_{self.primitives.function.__name__}_{self.number}_{kind}"
        primitive = _Operation(name)
        primitive.multiple_results = True
        primitive.def_impl(jax.jit(primitive.bind))
        primitive.def_abstract_eval(shapes)
        registered: list[Any] = []

        def lower(context: Any, *operands: Any) -> Any:
            if not registered:
                self._register(name, kind)
                registered.append(name)
            fortran = self.primitives.function.target.fortran

            def layouts(avals: Sequence[Any]) -> list[Any]:
                return [tuple(range(a.ndim)) if fortran else None for a in avals]  # minor to major

            rule = jax.ffi.ffi_lowering(name, operand_layouts=layouts(context.avals_in),
                                        result_layouts=layouts(context.avals_out))
            return rule(context, *operands)

        mlir.register_lowering(primitive, lower, platform="cpu")
        batching.primitive_batchers[primitive] = lambda given, axes: _mapped(primitive, given, axes)
        return primitive

    def _register(self, name: str, kind: str) -> None:
        function = self.primitives.function
        active = () if kind == VALUE else self.primitives.floating
        code = HandlerCode(function.prototype, function.target, CallKind(kind, active), offset_of_data())
        handler = ctypes.CDLL(function.program.entry(code).path).enzyme_cc_xla
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(handler), platform="cpu")

    def _outputs(self, *given: Any) -> list[Any]:
        return [self._field(name, given) for name in self.primitives.fields]

    def _smooth(self, *given: Any) -> list[Any]:
        return [self._field(name, given) for name in self.primitives.smooth]

    def _floating(self, *given: Any) -> list[Any]:
        kept = _differs(given)
        return [jax.core.ShapedArray(given[place].shape, given[place].dtype, **kept) for place in self.places]

    def _field(self, name: str, given: Sequence[Any]) -> Any:
        shape = self.primitives.shape(name, [a.shape for a in given[:self.count]], {})
        return jax.core.ShapedArray(tuple(shape), np.dtype(self.primitives.dtypes[name]), **_differs(given))

    # -- derivatives -----------------------------------------------------------------------------------

    def _move_value(self, primals: Any, tangents: Any) -> Any:
        found = self.value.bind(*primals)
        along = [_there(tangents[place], primals[place]) for place in self.places]
        moved = iter(self.forward.bind(*primals, *along))
        fixed = [ad.Zero(jax.core.ShapedArray(part.shape, jax.dtypes.float0)) for part in found]
        return found, [next(moved) if name in self.primitives.smooth else zero
                       for name, zero in zip(self.primitives.fields, fixed, strict=True)]

    def _turn_forward(self, cotangents: Any, *given: Any) -> Any:
        arguments = given[:self.count]
        seeds = [_turned_over(part) for part in cotangents]
        return [None] * self.count + [jnp.conj(part) for part in self.reverse.bind(*arguments, *seeds)]

    def _turn_reverse(self, cotangents: Any, *given: Any) -> Any:
        arguments = given[:self.count]
        along = [_turned_over(part) for part in cotangents]
        return [None] * self.count + [jnp.conj(part) for part in self.forward.bind(*arguments, *along)]

    def _move_reverse(self, primals: Any, tangents: Any) -> Any:
        arguments, seeds = primals[:self.count], primals[self.count:]
        along = [_there(tangents[place], arguments[place]) for place in self.places]
        turned = [_there(t, s) for t, s in zip(tangents[self.count:], seeds, strict=True)]
        moved = self.second.bind(*arguments, *seeds, *along, *turned)[:len(self.places)]
        return self.reverse.bind(*primals), moved

    def _turn_second(self, cotangents: Any, *given: Any) -> Any:
        count, smooth = len(self.places), len(self.primitives.smooth)
        arguments, rest = given[:self.count], given[self.count:]
        seeds, vectors = rest[:smooth], rest[smooth:smooth + count]
        along = [_turned_over(part) for part in cotangents[:count]]
        back = [_turned_over(part) for part in cotangents[count:]]
        if any(map(ad.is_undefined_primal, seeds)):
            found = [*self.twice.bind(*arguments, *along, *vectors, *map(_zeros, vectors)),
                     *self.forward.bind(*arguments, *along)]
            found = [jnp.conj(part) for part in found]
            return [None] * self.count + found[:smooth] + [None] * count + found[smooth:]
        found = self.second.bind(*arguments, *seeds, *along, *back)
        return [None] * (self.count + smooth) + [jnp.conj(part) for part in found]

    def _move_forward(self, primals: Any, tangents: Any) -> Any:
        arguments, along = primals[:self.count], primals[self.count:]
        turned = [_there(t, p) for t, p in zip(tangents[self.count:], along, strict=True)]
        if all(type(tangents[place]) is ad.Zero for place in self.places):
            return self.forward.bind(*primals), self.forward.bind(*arguments, *turned)
        other = [_there(tangents[place], arguments[place]) for place in self.places]
        return self.forward.bind(*primals), self.twice.bind(*primals, *other, *turned)

    def _turn_twice(self, cotangents: Any, *given: Any) -> Any:
        count = len(self.places)
        arguments, rest = given[:self.count], given[self.count:]
        first, other, own = rest[:count], rest[count:2 * count], rest[2 * count:]
        seeds = [_turned_over(part) for part in cotangents]
        found: list[Any] = [None] * self.count
        for here, there in ((first, other), (other, first)):
            if any(map(ad.is_undefined_primal, here)):
                fixed = [_zeros(part) for part in seeds]
                found += [jnp.conj(part) for part in self.second.bind(*arguments, *seeds, *there, *fixed)[:count]]
            else:
                found += [None] * count
        if not any(map(ad.is_undefined_primal, own)):
            return found + [None] * count
        return found + [jnp.conj(part) for part in self.reverse.bind(*arguments, *seeds)]

    def _move_twice(self, primals: Any, tangents: Any) -> Any:
        count = len(self.places)
        self._check_linear(tangents[:self.count])
        arguments, rest, moved = primals[:self.count], primals[self.count:], tangents[self.count:]
        first, other = rest[:count], rest[count:2 * count]
        turned = [_there(t, p) for t, p in zip(moved, rest, strict=True)]
        found = self.twice.bind(*arguments, *turned[:count], *other, *turned[2 * count:])
        if any(type(part) is not ad.Zero for part in moved[count:2 * count]):
            more = self.twice.bind(*arguments, *first, *turned[count:2 * count], *map(_zeros, other))
            found = [a + b for a, b in zip(found, more, strict=True)]
        return self.twice.bind(*primals), found

    def _move_second(self, primals: Any, tangents: Any) -> Any:
        self._check_linear(tangents[:self.count])
        arguments, rest, moved = primals[:self.count], primals[self.count:], tangents[self.count:]
        count, smooth = len(self.places), len(self.primitives.smooth)
        turned = [_there(t, p) for t, p in zip(moved, rest, strict=True)]
        found = self.second.bind(*arguments, *rest[:smooth], *turned[smooth:])
        if any(type(part) is not ad.Zero for part in moved[:smooth]):
            more = self.second.bind(*arguments, *turned[:smooth], *rest[smooth:smooth + count],
                                    *map(_zeros, rest[:smooth]))
            found = [a + b for a, b in zip(found[:count], more[:count], strict=True)] + list(found[count:])
        return self.second.bind(*primals), found

    def _check_linear(self, tangents: Sequence[Any]) -> None:
        """Raise NotImplementedError where the arguments of a second derivative move."""
        if any(type(tangents[place]) is not ad.Zero for place in self.places):
            raise NotImplementedError(f"{self.primitives.function!r}: third derivatives are not there")


class _Operation(Primitive):
    """A primitive that inside of `jax.shard_map` takes arrays that differ from device to device along the same axes:
    what is the same everywhere is made one of them, whose transpose is a sum over the devices."""

    def bind(self, *given: Any) -> Any:
        along = [_axes(jax.typeof(value)) if hasattr(jax, "typeof") else frozenset() for value in given]
        every = frozenset().union(*along)
        return super().bind(*(_made_different(value, every - axes) for value, axes in zip(given, along, strict=True)))


def _axes(aval: Any) -> frozenset[Any]:
    """The axes of a mesh along which an array differs from device to device."""
    told = getattr(aval, "manual_axis_type", None)
    found: frozenset[Any] = told.varying if told is not None else getattr(aval, "vma", frozenset())
    return found


def _made_different(value: Any, axes: frozenset[Any]) -> Any:
    if not axes:
        return value
    lax: Any = jax.lax
    ordered = tuple(sorted(axes, key=str))
    return lax.pcast(value, ordered, to="varying") if hasattr(lax, "pcast") else lax.pvary(value, ordered)


def _differs(given: Sequence[Any]) -> dict[str, Any]:
    """What a result's type says of devices, where those of the arguments, which then are alike, say something."""
    aval = next((a for a in given if _axes(a)), None)
    if aval is None:
        return {}
    sharding = jax.sharding.NamedSharding(aval.sharding.mesh, jax.sharding.PartitionSpec())
    told = "manual_axis_type" if hasattr(aval, "manual_axis_type") else "vma"
    return {"sharding": sharding, told: getattr(aval, told)}


def _there(tangent: Any, primal: Any) -> Any:
    return _zeros(primal) if type(tangent) is ad.Zero else tangent


def _zeros(like: Any) -> Any:
    return jnp.zeros(jnp.shape(like), jnp.result_type(like))


def _turned_over(cotangent: Any) -> Any:
    """A cotangent as reverse mode takes it: JAX has d/d(real part) - i d/d(imaginary part), we the conjugate."""
    return jnp.conj(ad.instantiate_zeros(cotangent))


def _mapped(primitive: Any, given: Sequence[Any], axes: Sequence[Any]) -> tuple[Any, list[int]]:
    """One item after the other, inside XLA."""
    moved = [jnp.moveaxis(a, axis, 0) if axis is not None else None
             for a, axis in zip(given, axes, strict=True)]

    def one(items: Sequence[Any]) -> Any:
        rest = iter(items)
        return primitive.bind(*(next(rest) if m is not None else a for m, a in zip(moved, given, strict=True)))

    found = jax.lax.map(one, [m for m in moved if m is not None])
    return found, [0] * len(found)
