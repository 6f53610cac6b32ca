"""A function of a program on tensors: what checks them, and the Keras layer that `differentiable` gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import tensorflow as tf

from enzyme_cc.python.arrays import check_extents
from enzyme_cc.python.entries import VALUE
from enzyme_cc.python.function import ProgramFunction
from enzyme_cc.python.prototype import Parameter
from enzyme_cc.tensorflow.kernels import unsolved
from enzyme_cc.tensorflow.operations import Operations


class OperandError(tf.errors.InvalidArgumentError, TypeError, ValueError):
    """A tensor of the wrong type or shape: TensorFlow raises the first as it runs, the others as it traces."""


def differentiable(function: ProgramFunction, *, weights: Mapping[str, Any] | None = None, batched: bool = False
                   ) -> ProgramLayer:
    """A function of a program as an operation on tensors, which is a Keras layer, too.

    `weights`: inputs that are trainable weights of the layer, with what they begin as; calls do not pass them.
    `batched`: inputs have one leading axis more, and the function is called for each item; an input without that axis
    is the same for all. Floating-point inputs are then cast to the function's types, as Keras's own layers do.
    """
    if not isinstance(function, ProgramFunction):
        raise TypeError(f"differentiable: a function of enzyme_cc.build(...).function(...) is wanted, not "
                        f"{type(function).__name__}")
    why = unsolved(function) if function._fields else "it gives nothing back"
    if why:
        raise TypeError(f"{function.__name__}: it cannot be an operation of TensorFlow: {why}")
    return ProgramLayer(function, weights or {}, batched)


class ProgramLayer(tf.keras.layers.Layer):
    """Tensors in, tensors out: the result, or a named tuple of it and the outputs."""

    def __init__(self, function: ProgramFunction, weights: Mapping[str, Any], batched: bool) -> None:
        super().__init__(autocast=False)
        self.supports_jit = False  # XLA knows no kernels of others
        self.function = function
        self._batched = batched
        self._operations = Operations(function)
        self._types = {p.name: tf.as_dtype(np.dtype(p.type.dtype)) for p in function.prototype.parameters}
        self._trained: dict[str, Any] = {}
        for name, value in weights.items():
            function._check_floating(name)
            begin = self._taken(next(p for p in function.prototype.inputs if p.name == name), np.asarray(
                value, self._types[name].as_numpy_dtype))
            self._trained[name] = self.add_weight(shape=begin.shape, dtype=self._types[name].name, name=name,
                                                  initializer=lambda shape, dtype=None, begin=begin: begin)
        self.built = True

    def __repr__(self) -> str:
        return f"<enzyme_cc.tensorflow.ProgramLayer {self.function.prototype.declared()}>"

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call it; symbolic inputs go Keras's way."""
        if any(isinstance(value, tf.keras.KerasTensor) for value in tf.nest.flatten((arguments, named))):
            return super().__call__(*arguments, **named)
        return self.call(*arguments, **named)

    @tf.autograph.experimental.do_not_convert
    def call(self, *arguments: Any, **named: Any) -> Any:
        """Call it with tensors."""
        for word in ("training", "mask"):  # which Keras passes to whatever takes them
            if word in named and word not in self._types:
                del named[word]
        if self._trained:
            arguments, named = self._with_weights(arguments, named)
        given = self.function.in_order(arguments, named)
        inputs = self.function.prototype.inputs
        taken = [self._taken(p, value) for p, value in zip(inputs, given, strict=True)]
        found = self._each(taken) if self._batched else self._values(taken)
        return found[0] if not self.function.prototype.outputs else self.function._results(*found)

    # -- arguments -------------------------------------------------------------------------------------

    def _with_weights(self, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> tuple[tuple[Any, ...], Any]:
        """The call's arguments by name, and the weights."""
        for name in named:
            if name in self._trained:
                raise TypeError(f"{self.function.__name__}: '{name}' is a weight of the layer and is not passed")
        free = [p.name for p in self.function.prototype.inputs if p.name not in self._trained]
        if len(arguments) == 1 and len(free) > 1 and isinstance(arguments[0], (list, tuple)):
            arguments = tuple(arguments[0])  # as Keras hands several inputs to a layer
        if len(arguments) > len(free):
            raise TypeError(f"{self.function.__name__}({', '.join(free)}) takes {len(free)} arguments, "
                            f"{len(arguments)} were given; {', '.join(self._trained)}: weights of the layer")
        return (), {**dict(zip(free, arguments, strict=False)), **named,
                    **{name: tf.convert_to_tensor(weight) for name, weight in self._trained.items()}}

    def _taken(self, parameter: Parameter, value: Any) -> Any:
        """A tensor of the right type. Raises OperandError."""
        wanted, declared = self._types[parameter.name], parameter.declared()
        plain = isinstance(value, (bool, int, float, complex, list, tuple, np.generic))
        try:
            tensor = tf.convert_to_tensor(value, wanted if plain else None)
        except (TypeError, ValueError) as problem:
            raise _wrong(f"{parameter.name}: a tensor of {wanted.name} is wanted ({declared}): {problem}") from None
        if tensor.dtype != wanted:
            if self._batched and tensor.dtype.is_floating and wanted.is_floating:
                return tf.cast(tensor, wanted)
            raise _wrong(f"{parameter.name}: a tensor of {wanted.name} is wanted ({declared}), not of "
                         f"{tensor.dtype.name}; tf.cast makes one")
        rank = tensor.shape.rank
        if rank is not None and rank not in (len(parameter.extents), len(parameter.extents) + self._batched):
            more = " or one more" if self._batched else ""
            raise _wrong(f"{parameter.name}: a tensor of rank {len(parameter.extents)}{more} is wanted "
                         f"({declared}), not of shape {tensor.shape}")
        return tensor

    # -- calls -----------------------------------------------------------------------------------------

    def _values(self, taken: Sequence[Any]) -> list[Any]:
        """The outputs, of tensors that are checked as far as their shapes are known; the kernel checks the rest."""
        function = self.function
        sizes: dict[str, int] = {}
        for p, tensor in zip(function.prototype.inputs, taken, strict=True):
            if tensor.shape.is_fully_defined():
                try:
                    check_extents(p, tuple(tensor.shape), sizes)
                except ValueError as problem:
                    raise _wrong(str(problem)) from None
        if not function.target.fortran:
            found = self._operations.call(VALUE)(*taken)
        else:
            found = self._operations.call(VALUE)(*map(_turned, taken))
        if not tf.executing_eagerly():
            sizes = self._sizes(taken)
            for name, part in zip(function._fields, found, strict=True):
                part.set_shape(self._shape(name, sizes, turned=function.target.fortran))
        return [_turned(part) for part in found] if function.target.fortran else found

    def _each(self, taken: Sequence[Any]) -> list[Any]:
        """The outputs for each item."""
        inputs = self.function.prototype.inputs
        for p, tensor in zip(inputs, taken, strict=True):
            if tensor.shape.rank is None:
                raise _wrong(f"{p.name}: a tensor of known rank is wanted ({p.declared()}, and one axis more)")
        places = [place for place, (p, tensor) in enumerate(zip(inputs, taken, strict=True))
                  if tensor.shape.rank > len(p.extents)]
        if not places:
            return self._values(taken)
        if len({taken[place].shape[0] for place in places} - {None}) > 1:
            counts = ", ".join(f"{inputs[place].name}: {taken[place].shape[0]}" for place in places)
            raise _wrong(f"{self.function.__name__}: as many items are wanted of each input; there are {counts}")

        def one(items: Sequence[Any]) -> list[Any]:
            by_place = dict(zip(places, items, strict=True))
            return self._values([by_place.get(place, tensor) for place, tensor in enumerate(taken)])

        types = [tf.as_dtype(np.dtype(self._operations.primitives.dtypes[name])) for name in self.function._fields]
        found: list[Any] = tf.map_fn(one, [taken[place] for place in places], fn_output_signature=types)
        return found

    # -- shapes ----------------------------------------------------------------------------------------

    def _sizes(self, taken: Sequence[Any]) -> dict[str, int]:
        """The sizes that are known as the call is traced."""
        sizes: dict[str, int] = {}
        pairs = list(zip(self.function.prototype.inputs, taken, strict=True))
        for p, tensor in pairs:
            if not p.pointer and p.type.kind in "iu":
                value = tf.get_static_value(tensor)
                if value is not None:
                    sizes[p.name] = int(value)
        for p, tensor in pairs:
            for extent, length in zip(p.extents, tensor.shape if tensor.shape.rank is not None else (), strict=False):
                solved = extent.solved(length, sizes) if length is not None else None
                if solved is not None:
                    sizes[solved[0]] = solved[1]
        return sizes

    def _shape(self, field: str, sizes: Mapping[str, int], turned: bool) -> list[int | None]:
        parameter = next((p for p in self.function.prototype.outputs if p.name == field), None)
        shape = [extent.value(sizes) if set(extent.names) <= set(sizes) else None
                 for extent in parameter.extents] if parameter is not None else []
        return shape[::-1] if turned else shape


def _wrong(message: str) -> OperandError:
    return OperandError(None, None, message)


def _turned(tensor: Any) -> Any:
    """The tensor with its axes the other way round, where it has several."""
    rank = tensor.shape.rank
    return tensor if rank is not None and rank < 2 else tf.transpose(tensor)
