"""Descriptors of Fortran as arguments of registered derivatives.

A derivative keeps of the shadow of a descriptor only what it needs itself, the address in it; and what flang writes
into a descriptor for one call is overwritten for the next. A rule reads all of both. So the shadow that it is given
says of shape and type what the primal's descriptor says, and in the reverse sweep both are made anew of what they held
at the call. An allocatable or pointer variable is handed over as it is in the forward sweep: a rule may allocate it.
What carries no derivative has zeroed memory for its shadow while the rule runs, since that may add to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.registered_rules import DescribedArgument, RegisteredCall, has_scratch
from enzyme_cc.autodiff.flang.descriptor_headers import rank_of
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, DataLayout, Type, Value


def with_shape(s: Sweep, rule: RegisteredCall, arg: Value, shadows: Lanes | None, b: Builder) -> Lanes | None:
    """The shadows of an argument in the forward sweep or in forward mode, descriptors with their shape."""
    shape = rule.shapes.get(arg)
    if shape is None or shadows is None:
        return shadows
    words = _words(s.engine.layout, shape.type, s.value(arg), b)
    assert s.entry_builder is not None
    entry = s.entry_builder
    layout = s.engine.layout

    def shaped(shadow: Value) -> Value:
        place = shadow if shape.is_variable else entry.alloca(shape.type, align=8, name="shaped")
        _write(layout, shape.type, place, [b.load(ir.ptr, shadow), *words[1:]], b)
        return place

    return shadows.map(shaped)


class Scratch:
    """Zeroed arrays for the shadows of constant ones, given back after the call of a rule."""

    def __init__(self, s: Sweep, b: Builder) -> None:
        self.s = s
        self.b = b
        self._made: list[Value] = []

    def of(self, rule: RegisteredCall, arg: Value, entry: Builder) -> Lanes | None:
        """The shadows of a constant array that is given by its descriptor, in the forward sweep or in forward mode;
        None of all else."""
        shape = rule.shapes.get(arg)
        if shape is None or not has_scratch(shape):
            return None
        return self._described(shape, _words(self.s.engine.layout, shape.type, self.s.value(arg), self.b), entry)

    def again(self, s: AdjointSweep, call: ir.Call, rule: RegisteredCall, arg: Value) -> Lanes | None:
        """Likewise in the reverse sweep."""
        shape = rule.shapes.get(arg)
        if shape is None or not has_scratch(shape):
            return None
        return self._described(shape, _kept_words(s, call, shape, arg), s.reverse_entry_builder)

    def _described(self, shape: DescribedArgument, words: list[Value], entry: Builder) -> Lanes:
        b, layout = self.b, self.s.engine.layout
        size, words = words[1], list(words)
        for place in range(_FIRST_DIMENSION, _FIRST_DIMENSION + 3 * rank_of(shape.type), 3):
            words[place + 2] = size
            size = b.mul(size, words[place + 1])
        type = ir.function_type(ir.ptr, (ir.i64, ir.i64))
        words[0] = b.call(self.s.engine.module.get_or_declare("calloc", type), (ir.int_constant(ir.i64, 1), size))
        self._made.append(words[0])
        made = entry.alloca(shape.type, align=8, name="scratch")
        _write(layout, shape.type, made, words, b)
        return Lanes.same(made, self.s.width)

    def give_back(self) -> None:
        """After the call."""
        for made in self._made:
            free = self.s.engine.module.get_or_declare("free", ir.function_type(ir.void, (ir.ptr,)))
            self.b.call(free, (made,))


_FIRST_DIMENSION = 3
"""Words of a descriptor before the first dimension, of which each has a lower bound, an extent and a stride."""


def keep_descriptors(s: AdjointSweep, call: ir.Call, rule: RegisteredCall, b: Builder) -> dict[str, Value]:
    """What the descriptors among the arguments hold, and the addresses in their shadows, for the reverse sweep."""
    kept: dict[str, Value] = {}
    for place, arg in enumerate(call.args):
        shape = rule.shapes.get(arg)
        if shape is None:
            continue
        for number, word in enumerate(_words(s.engine.layout, shape.type, s.value(arg), b)):
            kept[f"descriptor.{place}.{number}"] = word
        if arg not in rule.alone and not s.facts.is_constant_value(arg):
            bases = s.shadow(arg, b).map(lambda shadow: b.load(ir.ptr, shadow))
            kept |= {f"base.{place}.{lane}": base for lane, base in enumerate(bases)}
    return kept


def descriptor_again(s: AdjointSweep, call: ir.Call, rule: RegisteredCall, arg: Value, b: Builder) -> Value | None:
    """The descriptor of an argument as it was, for use in the reverse sweep; None of what is none."""
    shape = rule.shapes.get(arg)
    return None if shape is None else _made_again(s, call, shape, arg, None, b)


def shadow_again(s: AdjointSweep, call: ir.Call, rule: RegisteredCall, arg: Value, b: Builder) -> Lanes | None:
    """The shadows of a descriptor as they were; None of what is none."""
    shape = rule.shapes.get(arg)
    if shape is None:
        return None
    return Lanes.made(s.width, lambda lane: _made_again(s, call, shape, arg, lane, b))


def _made_again(
    s: AdjointSweep, call: ir.Call, shape: DescribedArgument, arg: Value, lane: int | None, b: Builder
) -> Value:
    words = _kept_words(s, call, shape, arg)
    if lane is not None:
        words[0] = s.need_forward(s.call_values[call][f"base.{call.args.index(arg)}.{lane}"])
    made = s.reverse_entry_builder.alloca(shape.type, align=8, name="descriptor")
    _write(s.engine.layout, shape.type, made, words, b)
    return made


def _kept_words(s: AdjointSweep, call: ir.Call, shape: DescribedArgument, arg: Value) -> list[Value]:
    place, kept = call.args.index(arg), s.call_values[call]
    count = len(list(_places(s.engine.layout, shape.type)))
    return [s.need_forward(kept[f"descriptor.{place}.{number}"]) for number in range(count)]


def _places(layout: DataLayout, type: Type) -> Iterator[tuple[int, Type]]:
    """Where the words of a descriptor lie, and what they are: addresses and integers."""
    addresses = {layout.offset(type, number) for number, element in enumerate(type.elements) if element.is_pointer}
    for at in range(0, layout.size(type), 8):
        yield at, ir.ptr if at in addresses else ir.i64


def _words(layout: DataLayout, type: Type, pointer: Value, b: Builder) -> list[Value]:
    return [b.load(word, _at(b, pointer, at)) for at, word in _places(layout, type)]


def _write(layout: DataLayout, type: Type, pointer: Value, words: list[Value], b: Builder) -> None:
    for (at, _), word in zip(_places(layout, type), words, strict=True):
        b.store(word, _at(b, pointer, at))


def _at(b: Builder, pointer: Value, at: int) -> Value:
    return b.gep(ir.i8, pointer, (ir.int_constant(ir.i64, at),)) if at else pointer
