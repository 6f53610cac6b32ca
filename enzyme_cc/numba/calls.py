"""Calls of entries from code that Numba compiles: an intrinsic for each entry.

An intrinsic takes the function's arguments; for each active memory its shadow; for each active leaf its tangent; for
each shadow its tangent; as far as its kind of entry has them. It gives a tuple:

    reverse   the value, and the partial by each active number
    forward   the value and its tangent
    second    the tangent of the partial by each active number
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import llvmlite.ir as llvmir
import numpy as np
from numba.core import cgutils, errors, types
from numba.extending import intrinsic

from enzyme_cc.diagnostics import InternalFault
from enzyme_cc.numba.derived import library, request_library
from enzyme_cc.numba.entries import FORWARD, REVERSE, SECOND, DerivativeEntry, Primal
from enzyme_cc.numba.recompiled import is_plain
from enzyme_cc.numba.words import NUMBER, ActiveLeaf

_SLOT = llvmir.IntType(64)
_HEAD_FREED = "free"


def caller(kind: str, entry: DerivativeEntry, of: Primal, active: Sequence[ActiveLeaf], text: str | None,
           counts: Sequence[int]) -> Any:
    """The intrinsic for an entry. `text`: the derivative's module, where it was made; `counts`: of arguments, shadows,
    tangents and tangents of shadows."""
    result = of.code.result
    numbers = [leaf.type for leaf in active if leaf.kind == NUMBER]
    returned = types.Tuple({REVERSE: [result, *numbers], FORWARD: [result, tangent_type(result)],
                            SECOND: numbers}[kind])

    def typed(arguments: Sequence[Any]) -> Any:
        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            own = request_library(context, entry) if is_plain(context) or text is None else library(
                context, entry.name, text)
            context.add_linking_libs([own])
            return _Call(context, builder, signature, given, of, numbers, counts).made(kind, entry.name)

        return returned(*arguments), generate

    names = ", ".join(f"w{number}" for number in range(sum(counts)))  # intrinsics cannot take any number of arguments
    space = {"typed": typed}
    exec(f"def call(context, {names}): return typed(({names}{',' if names else ''}))", space)
    return intrinsic(space["call"])


def tangent_type(type_: Any) -> Any:
    """The type of a result's tangent. Raises errors.TypingError."""
    if isinstance(type_, (types.Float, types.Complex, types.Integer, types.Boolean)):
        return type_ if isinstance(type_, (types.Float, types.Complex)) else types.int64
    if isinstance(type_, types.NoneType) or (isinstance(type_, types.Array) and isinstance(
            type_.dtype, (types.Integer, types.Boolean))):
        return types.none
    if isinstance(type_, types.Array) and isinstance(type_.dtype, (types.Float, types.Complex)):
        return types.Array(type_.dtype, type_.ndim, "C")
    if isinstance(type_, types.BaseNamedTuple):
        return types.NamedTuple([tangent_type(part) for part in type_], type_.instance_class)
    if isinstance(type_, types.BaseTuple):
        return types.Tuple([tangent_type(part) for part in type_])
    raise errors.TypingError(f"a result of type {type_} has no tangent")


def _lie_alike(given: Any, wanted: Any) -> bool:
    """Whether arrays of one type lie as those of the other."""
    if isinstance(wanted, types.BaseTuple):
        return all(map(_lie_alike, given, wanted))
    return not isinstance(wanted, types.Array) or (given.dtype, given.ndim, given.layout) == (
        wanted.dtype, wanted.ndim, wanted.layout)


class _Call:
    """Writes one call."""

    def __init__(self, context: Any, builder: Any, signature: Any, given: Any, of: Primal,
                 numbers: Sequence[Any], counts: Sequence[int]) -> None:
        self.context, self.builder, self.signature, self.of, self.numbers = context, builder, signature, of, numbers
        words = iter(zip(signature.args, given, strict=True))
        self.given = [list(itertools.islice(words, count)) for count in counts]

    def _parts(self, type_: Any, value: Any) -> list[Any]:
        return [self.builder.extract_value(value, place) for place in range(len(type_))]

    def made(self, kind: str, name: str) -> Any:
        """The call, and what comes of it."""
        builder, context = self.builder, self.context
        arguments, shadows, tangents, moved_shadows = self.given
        result_type = context.get_return_type(self.of.code.result)
        result = self._slot(result_type)
        exception = cgutils.alloca_once(builder, llvmir.PointerType(llvmir.IntType(8)))
        builder.store(cgutils.get_null_value(exception.type.pointee), exception)
        given = [type_ for type_, _ in arguments]
        if not all(map(_lie_alike, given, self.of.code.arguments)):
            raise InternalFault(f"a derivative for {self.of.code.arguments} is called with {given}")
        packer = context.get_arg_packer(given)
        words = list(packer.as_arguments(builder, [value for _, value in arguments]))
        operands = [result, exception, *words]
        moved = [word for type_, value in tangents for word in self._words(type_, value)]
        partials: list[Any] = []
        if kind != FORWARD:
            seed, count = self._slot(result_type), 0
            builder.store(llvmir.Constant(result_type, 1.0), seed)
            for type_ in self.numbers:
                count += 2 if isinstance(type_, types.Complex) else 1
            room = llvmir.ArrayType(_SLOT, max(count, 1))
            partials = [self._slot(room)]
            operands += [*(self._address(*shadow) for shadow in shadows), seed, partials[0]]
        if kind == FORWARD:
            moved_result = self._slot(result_type)
            operands += [*moved, moved_result]
        elif kind == SECOND:
            partials.append(self._slot(room))
            operands += [*moved, self._slot(result_type), *(self._address(*part) for part in moved_shadows),
                         self._slot(result_type), partials[1]]
        function = cgutils.get_or_insert_function(
            builder.module, llvmir.FunctionType(llvmir.IntType(32), [o.type for o in operands]), name)
        code = builder.call(function, operands)
        info = builder.bitcast(exception, llvmir.PointerType(_exception_type(context)))
        status = context.call_conv._get_return_status(builder, code, builder.load(info))
        with cgutils.if_unlikely(builder, status.is_error):
            if self.of.code.raises_values and not is_plain(context):
                self._call_primal(arguments)
            context.call_conv.return_status_propagate(builder, status)
        value = context.get_returned_value(builder, self.of.code.result, builder.load(result))
        found: list[Any]
        if kind == FORWARD:
            moved_value = context.get_returned_value(builder, self.of.code.result, builder.load(moved_result))
            found = [value, self._tangent(self.of.code.result, value, moved_value)]
        else:
            found = [value] if kind == REVERSE else []
            found += self._partials(partials[-1])
        return context.make_tuple(builder, self.signature.return_type, found)

    def _call_primal(self, arguments: Sequence[Any]) -> None:
        """Call the function itself, which raises the exception with all that it says."""
        callee = types.Dispatcher(self.of.code.function)
        signature = callee.get_call_type(self.context.typing_context, [type_ for type_, _ in arguments], {})
        call = self.context.get_function(callee, signature)
        self.context.add_linking_libs(getattr(call, "libs", ()))
        call(self.builder, [value for _, value in arguments])

    def _slot(self, type_: Any) -> Any:
        """Memory of the call's own, of zeros."""
        slot = cgutils.alloca_once(self.builder, type_)
        self.builder.store(cgutils.get_null_value(type_), slot)
        return slot

    def _address(self, type_: Any, value: Any) -> Any:
        """Where the elements of an array lie."""
        return self.context.make_array(type_)(self.context, self.builder, value).data

    def _words(self, type_: Any, value: Any) -> list[Any]:
        """The words of a tangent."""
        if isinstance(type_, types.Array):
            return [self._address(type_, value)]
        if isinstance(type_, types.Complex):
            return self._parts((0, 1), value)
        return [value]

    def _partials(self, memory: Any) -> list[Any]:
        found, place = [], 0
        for type_ in self.numbers:
            parts = []
            part_type = type_.underlying_float if isinstance(type_, types.Complex) else type_
            for _ in range(2 if isinstance(type_, types.Complex) else 1):
                at = cgutils.gep(self.builder, memory, 0, place)
                llvm_type = self.context.get_value_type(part_type)
                parts.append(self.builder.load(self.builder.bitcast(at, llvmir.PointerType(llvm_type))))
                place += 1
            found.append(parts[0] if len(parts) == 1 else self._complex(type_, parts))
        return found

    def _complex(self, type_: Any, parts: Sequence[Any]) -> Any:
        value = self.context.make_complex(self.builder, type_)
        value.real, value.imag = parts
        return value._getvalue()

    # -- forward mode's result -------------------------------------------------------------------------

    def _tangent(self, type_: Any, value: Any, moved: Any) -> Any:
        """The tangent of a result. Arrays of the result have shadows that are nobody's: copied and freed."""
        freed: list[Any] = []
        found = self._moved(type_, value, moved, freed)
        for place, (owner, own) in enumerate(freed):
            builder = self.builder
            others = [other for other, _ in freed[:place]]
            wanted = builder.and_(builder.icmp_unsigned("!=", owner, own),
                                  builder.icmp_unsigned("!=", owner, cgutils.get_null_value(owner.type)))
            for other in others:
                wanted = builder.and_(wanted, builder.icmp_unsigned("!=", owner, other))
            with builder.if_then(wanted):
                free = cgutils.get_or_insert_function(
                    builder.module, llvmir.FunctionType(llvmir.VoidType(), [owner.type]), _HEAD_FREED)
                builder.call(free, [owner])
        return found

    def _moved(self, type_: Any, value: Any, moved: Any, freed: list[Any]) -> Any:
        if isinstance(type_, (types.Float, types.Complex)):
            return moved
        if isinstance(type_, (types.Integer, types.Boolean)):
            return llvmir.Constant(llvmir.IntType(64), 0)
        if isinstance(tangent_type(type_), types.NoneType):
            return self.context.get_dummy_value()
        if isinstance(type_, types.BaseTuple):
            parts = [self._moved(part, v, m, freed) for part, v, m in zip(
                type_, self._parts(type_, value), self._parts(type_, moved), strict=True)]
            return self.context.make_tuple(self.builder, tangent_type(type_), parts)
        return self._moved_array(type_, value, moved, freed)

    def _moved_array(self, type_: Any, value: Any, moved: Any, freed: list[Any]) -> Any:
        """A copy of an array's tangent. One whose elements are the value's own carries none."""
        builder, context = self.builder, self.context
        make = context.make_array(type_)
        array, shadow = make(context, builder, value), make(context, builder, moved)
        lent = make(context, builder, value)
        lent.meminfo = cgutils.get_null_value(lent.meminfo.type)
        lent.parent = cgutils.get_null_value(lent.parent.type)
        lent.data = shadow.data
        null = cgutils.get_null_value(shadow.data.type)
        still = builder.or_(builder.icmp_unsigned("==", shadow.data, array.data),
                            builder.icmp_unsigned("==", shadow.data, null))
        freed.append((shadow.meminfo, array.meminfo))
        target = tangent_type(type_)
        return context.compile_internal(builder, _copied, target(type_, type_, types.boolean),
                                        [value, lent._getvalue(), still])


def _copied(array: Any, tangent: Any, still: Any) -> Any:
    made = np.zeros(array.shape, array.dtype)
    if not still:
        made[...] = tangent
    return made


def _exception_type(context: Any) -> Any:
    from numba.core.callconv import excinfo_t

    return llvmir.PointerType(excinfo_t)
