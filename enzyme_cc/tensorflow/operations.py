"""The function and its derivatives as operations of TensorFlow; each says its gradient by the others.

    value    --gradient-->  reverse
    reverse  --gradient-->  second, or forward by the cotangents alone (which TensorFlow's forward mode asks for)
    forward  --gradient-->  second, or reverse by the tangents alone
    second   --gradient-->  second, since `second(x, c, v, c')` is linear in v and c' and its own transpose there;
                            twice by the cotangents c

The tape says which inputs a gradient is not asked for (`skip_input_indices`); a graph's operation does not, and takes
from what is made here what it needs: what is not there is an operation that fails where it is run.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Sequence
from typing import Any

import tensorflow as tf

from enzyme_cc.python.entries import FORWARD, REVERSE, SECOND, TWICE, VALUE, CallKind
from enzyme_cc.python.function import ProgramFunction
from enzyme_cc.python.primitives import Primitives
from enzyme_cc.python.store import key
from enzyme_cc.tensorflow.kernels import KernelCode

_loaded: dict[str, Any] = {}
"""The modules of operations that are loaded, by the operation's name: TensorFlow takes a name once."""
_loading = threading.RLock()


class Operations:
    """The operations of one function, over flat lists of tensors in C's order."""

    def __init__(self, function: ProgramFunction) -> None:
        self.function = function
        self.primitives = Primitives(function)
        self._calls: dict[CallKind, Callable[..., list[Any]]] = {}
        self._gradients = {VALUE: self._of_value, REVERSE: self._of_reverse, FORWARD: self._of_forward,
                           SECOND: self._of_second, TWICE: self._of_twice}
        self._refused: Callable[[Any], Any] | None = None

    def call(self, kind: str, active: tuple[str, ...] = ()) -> Callable[..., list[Any]]:
        """The operation of a kind, by these inputs; built at its first use."""
        wanted = CallKind(kind, active)
        found = self._calls.get(wanted)
        return found if found is not None else self._load(wanted)

    def _load(self, kind: CallKind) -> Callable[..., list[Any]]:
        code = KernelCode(self.function, kind)
        word = re.sub(r"[^A-Za-z0-9]", "", self.function.__name__).capitalize()
        name = f"EnzymeCc{word}{kind.name.capitalize()}{key(self.function.program.digest, code.text())[:16]}"
        with _loading:
            if name not in _loaded:
                path = self.function.program.library(code.named(name))
                module = tf.load_op_library(path)
                _loaded[name] = {part.lower().replace("_", ""): getattr(module, part) for part in dir(module)}
                if name.lower() not in _loaded[name]:
                    raise ImportError(f"{self.function.__name__}: TensorFlow {tf.__version__} did not take the "
                                      f"operation of {path}")
                refused = _loaded[name][name.lower() + "refused"]
                tf.RegisterGradient(name)(lambda op, *given: self._gradients[kind.name](kind.active, op, given))
                tf.RegisterGradient(name + "Refused")(lambda op, given: refused(given))
            operation = _loaded[name][name.lower()]
            self._refused = _loaded[name][name.lower() + "refused"]

            def call(*given: Any) -> list[Any]:
                found = operation(*given)
                return [found] if isinstance(found, (tf.Tensor, tf.Operation)) else list(found)

            self._calls[kind] = call
        return call

    # -- gradients -------------------------------------------------------------------------------------

    def _of_value(self, _: tuple[str, ...], op: Any, given: Sequence[Any]) -> list[Any]:
        skipped = _skipped(op)
        active = self._asked(op, skipped) if self.primitives.smooth else ()
        seeds = [_there(part, output) for name, part, output in zip(
            self.primitives.fields, given, op.outputs, strict=True) if name in self.primitives.smooth]
        found = self.call(REVERSE, active)(*op.inputs, *seeds) if active else []
        return self._spread(op, active, found)

    def _of_reverse(self, active: tuple[str, ...], op: Any, given: Sequence[Any]) -> list[Any]:
        skipped = _skipped(op)
        arguments, seeds = self._split(op.inputs)
        vectors = dict(zip(active, given, strict=True))
        if skipped is not None and skipped >= set(range(len(arguments))):  # the derivative itself, no second one
            tangents = [_there(vectors[name], self._input(op, name)) for name in active]
            return [None] * len(arguments) + self._kept(seeds, self.call(FORWARD, active)(*arguments, *tangents))
        wanted = self._with(active, op, skipped)
        along = [_there(vectors.get(name), self._input(op, name)) for name in wanted]
        found = self.call(SECOND, wanted)(*arguments, *seeds, *along, *map(tf.zeros_like, seeds))
        count = len(wanted)
        return self._spread(op, wanted, found[count:2 * count], self._kept(seeds, found[2 * count:]))

    def _of_forward(self, active: tuple[str, ...], op: Any, given: Sequence[Any]) -> list[Any]:
        skipped = _skipped(op)
        arguments, tangents = self._split(op.inputs)
        outputs = dict(zip(self.primitives.smooth, op.outputs, strict=True))
        seeds = [_there(part, outputs[name]) for name, part in zip(self.primitives.smooth, given, strict=True)]
        if skipped is not None and skipped >= set(range(len(arguments))):
            found = self.call(REVERSE, active)(*arguments, *seeds)
            return [None] * len(arguments) + self._kept(tangents, found)
        wanted = self._with(active, op, skipped)
        given_tangents = dict(zip(active, tangents, strict=True))
        along = [_there(given_tangents.get(name), self._input(op, name)) for name in wanted]
        found = self.call(SECOND, wanted)(*arguments, *seeds, *along, *map(tf.zeros_like, seeds))
        count = len(wanted)
        gradients = dict(zip(wanted, found[:count], strict=True))
        return self._spread(op, wanted, found[count:2 * count],
                            self._kept(tangents, [gradients[name] for name in active]))

    def _of_second(self, active: tuple[str, ...], op: Any, given: Sequence[Any]) -> list[Any]:
        skipped = _skipped(op)
        arguments, rest = self._split(op.inputs)
        smooth, count = len(self.primitives.smooth), len(active)
        seeds, vectors, turned = rest[:smooth], rest[smooth:smooth + count], rest[smooth + count:]
        along = [_there(part, like) for part, like in zip(given[count:2 * count], vectors, strict=True)]
        back = [_there(part, like) for part, like in zip(given[2 * count:], seeds, strict=True)]
        found = self.call(SECOND, active)(*arguments, *seeds, *along, *back)
        linear = [*self._kept(vectors, found[count:2 * count]), *self._kept(turned, found[2 * count:])]
        places = range(len(arguments), len(arguments) + smooth)
        by_seeds: list[Any] = [None] * smooth
        if skipped is None or not skipped >= set(places):
            own = [_there(part, like) for part, like in zip(given[:count], vectors, strict=True)]
            by_seeds = self._kept(seeds, self.call(TWICE, active)(*arguments, *along, *vectors, *own))
        return [self._third(op, place, skipped) for place in range(len(arguments))] + by_seeds + linear

    def _of_twice(self, active: tuple[str, ...], op: Any, given: Sequence[Any]) -> list[Any]:
        skipped = _skipped(op)
        return [self._third(op, place, skipped) for place in range(len(op.inputs))]

    def _third(self, op: Any, place: int, skipped: set[int] | None) -> Any:
        """What stands for a derivative that is not there."""
        part = op.inputs[place]
        if not (part.dtype.is_floating or part.dtype.is_complex) or (skipped is not None and place in skipped):
            return None
        if skipped is not None:
            raise NotImplementedError(
                f"{self.function!r}: third derivatives are not there")
        assert self._refused is not None
        return _shaped(self._refused(part), part)

    # -- inputs ----------------------------------------------------------------------------------------

    def _asked(self, op: Any, skipped: set[int] | None) -> tuple[str, ...]:
        """The inputs whose gradients are asked for, or may be."""
        places = enumerate(self.primitives.names)
        if skipped is None:
            skipped = {place for place, part in enumerate(op.inputs) if part.op.type == "Const"}
        return tuple(name for place, name in places if name in self.primitives.floating and place not in skipped)

    def _with(self, active: tuple[str, ...], op: Any, skipped: set[int] | None) -> tuple[str, ...]:
        """These inputs, and those whose gradients are asked for."""
        asked = self._asked(op, skipped)
        return tuple(name for name in self.primitives.floating if name in active or name in asked)

    def _split(self, given: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        count = len(self.primitives.names)
        return list(given[:count]), list(given[count:])

    def _input(self, op: Any, name: str) -> Any:
        return op.inputs[self.primitives.names.index(name)]

    def _spread(self, op: Any, names: Sequence[str], found: Sequence[Any], rest: Sequence[Any] = ()) -> list[Any]:
        """One for each argument: None where it has none."""
        by_name = dict(zip(names, found, strict=True))
        return [_shaped(by_name[name], part) if name in by_name else None
                for name, part in zip(self.primitives.names, op.inputs, strict=False)] + list(rest)

    def _kept(self, like: Sequence[Any], found: Sequence[Any]) -> list[Any]:
        return [_shaped(part, other) for part, other in zip(found, like, strict=True)]


def _skipped(op: Any) -> set[int] | None:
    """The inputs whose gradients nobody asks for; None where that is not known: of a graph's operation."""
    return set(op.skip_input_indices or ()) if hasattr(op, "skip_input_indices") else None


def _there(part: Any, like: Any) -> Any:
    return tf.zeros_like(like) if part is None else part


def _shaped(found: Any, like: Any) -> Any:
    """A tensor that has the shape of another, as far as that is known."""
    if not tf.executing_eagerly():
        found.set_shape(like.shape)
    return found
