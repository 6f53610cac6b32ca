"""The functions of one check: the entry function of a request, with the run time called before and after it.

The *record* function runs the traced copy of the request's function on the arguments. The *trial* runs the
program's own function with the numbers among its arguments moved along a direction. The *check* takes the
request's place in the program, and calls the run time (runtime.c) before and after the derivative.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.gradcheck.numbers import count_numbers, from_double, map_numbers, store_numbers
from enzyme_cc.autodiff.gradcheck.tracing import Tables, Tracing, runtime_call
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.ir import Builder, Function, Module, Type, Value

SITE = ir.struct_type((*[ir.ptr] * 7, ir.i64, *[ir.i32] * 9))
"""struct site of runtime.c."""

_TRIAL = ir.function_type(ir.void, (ir.ptr, ir.f64, ir.ptr, ir.ptr))
MOST_NUMBERS = 256
"""Numbers among the arguments, or in the result, that the run time has room for."""
CONSTANT = 1 << 15
"""memory.c's mark of what lies behind an enzyme_const argument."""


@dataclass(frozen=True)
class Checked:
    """What a check is told of a derivative function, which takes each argument followed by its shadows."""

    where: str
    name: str
    """Of the function that is differentiated, for messages."""
    what: str
    """What is said in front of the name."""
    function: Function
    """The program's own, as declared beside the traced copies."""
    names: Sequence[str | None]
    """Of its parameters."""
    activities: Sequence[Activity]
    forward: bool
    width: int
    primal_result: bool
    has_derivative: bool
    """Reverse: its result is seeded with one. Forward: its tangent is returned."""
    level: int
    """Precision of what it computes with: 0 double, 1 float, 2 less."""


class TooManyNumbers(Exception):
    """More numbers among the arguments or in the result than there is room for."""


class Check:
    """Makes the functions in `module`, beside the traced copies. `entry` is the derivative, declared there."""

    def __init__(self, tracing: Tracing, checked: Checked, entry: Function, tables: Tables) -> None:
        self.tracing = tracing
        self.module: Module = tracing.module
        self.checked = checked
        self.function = checked.function
        self.entry = entry
        self.tables = tables
        self.arguments = ir.struct_type(entry.function_type.params)
        self.positions: list[int] = []
        position = 0
        for activity in checked.activities:
            self.positions.append(position)
            position += 1 + (checked.width if activity.has_shadow else 0)

    def build(self, name: str) -> Function:
        """The check, under the given name. Raises TooManyNumbers."""
        result = self.function.function_type.ret
        self.results = 0 if result.is_void else count_numbers(result)
        self.moved = [
            index
            for index, (type, activity) in enumerate(
                zip(self.function.function_type.params, self.checked.activities, strict=True)
            )
            if (activity.has_shadow if self.checked.forward else activity.has_adjoint) and count_numbers(type)
        ]
        self.numbers = sum(count_numbers(self.function.function_type.params[i]) for i in self.moved)
        if max(self.results, self.numbers) > MOST_NUMBERS:
            raise TooManyNumbers
        record, trial = self.record(), self.trial()
        return self.check(name, record, trial)

    def new(self, what: str, type: ir.FunctionType) -> tuple[Function, Builder]:
        name = self.module.unique_name(f"{self.entry.name}.{what}")
        made = Function.create(self.module, name, type, "internal")
        return made, Builder(made.add_block("entry"))

    def argument(self, b: Builder, context: Value, position: int) -> Value:
        indices = (ir.int_constant(ir.i32, 0), ir.int_constant(ir.i32, position))
        return b.load(self.arguments.elements[position], b.gep(self.arguments, context, indices))

    def moved_arguments(self, b: Builder, given: Sequence[Value]) -> list[Value]:
        """The function's arguments, the numbers among them moved by a step along the direction."""
        context, step, direction = given[:3]
        number = 0

        def move(value: Value) -> Value:
            nonlocal number
            way = b.load(ir.f64, b.gep(ir.f64, direction, (ir.int_constant(ir.i64, number),)))
            number += 1
            return b.fadd(value, from_double(b, b.fmul(step, way), value.type))

        args = []
        for index, position in enumerate(self.positions):
            value = self.argument(b, context, position)
            args.append(map_numbers(b, value, move) if index in self.moved else value)
        return args

    def record(self) -> Function:
        """void (arguments, step, direction, results): run the traced copy a step away."""
        made, b = self.new("record", _TRIAL)
        traced = self.tracing.traced(self.function.name)
        if traced is not None:
            args = self.moved_arguments(b, made.args)
            companions = []
            for index, (value, position) in enumerate(zip(args, self.positions, strict=True)):
                shadowed = self.checked.activities[index].has_shadow
                if shadowed and value.type is ir.i64:
                    pair = [b.inttoptr(v) for v in (value, self.argument(b, made.args[0], position + 1))]
                    runtime_call(self.module, b, "saw", pair[0], self.tag(b, pair[0], pair[1], index + 1))
                if carries_pointer(value.type):
                    shadow = self.argument(b, made.args[0], position + 1) if shadowed else value
                    mark = index + 1 if shadowed else (index + 1) | CONSTANT
                    companions.append(self.tag(b, value, shadow, mark))
            if carries_pointer(traced.ret_type):
                companions.append(b.alloca(traced.ret_type))
            b.call(traced, [*args, *companions], arg_attributes=[a.attributes for a in traced.args])
        b.ret()
        return made

    def tag(self, b: Builder, value: Value, shadow: Value, mark: int) -> Value:
        """The companion of an argument: see memory.c."""
        if value.type.is_pointer:
            if mark & CONSTANT:
                tagged = b.gep(ir.i8, shadow, (ir.int_constant(ir.i64, (mark << 48) - (1 << 64)),))
            else:
                tagged = b.gep(ir.i8, shadow, (ir.int_constant(ir.i64, mark << 48),))
            none = b.icmp("eq", shadow, ir.zero(shadow.type))
            return b.select(none, ir.zero(shadow.type), tagged)
        if value.type.is_struct or value.type.is_array:
            count = len(value.type.elements) if value.type.is_struct else value.type.count
            made = shadow
            for index in range(count):
                part = b.extract_value(value, index)
                if carries_pointer(part.type):
                    made = b.insert_value(made, self.tag(b, part, b.extract_value(shadow, index), mark), index)
            return made
        return ir.zero(value.type)

    def trial(self) -> Function:
        """void (arguments, step, direction, results): run the program's function a step away."""
        made, b = self.new("trial", _TRIAL)
        args = self.moved_arguments(b, made.args)
        result = b.call(
            self.function, args, cc=self.function.cc, arg_attributes=[a.attributes for a in self.function.args]
        )
        if self.results:
            store_numbers(b, result, made.args[3], 0)
        b.ret()
        return made

    def context(self, b: Builder, made: Function) -> Value:
        """The arguments in memory, for the record and trial functions."""
        context = b.alloca(self.arguments)
        for index, argument in enumerate(made.args):
            indices = (ir.int_constant(ir.i32, 0), ir.int_constant(ir.i32, index))
            b.store(argument, b.gep(self.arguments, context, indices))
        return context

    def check(self, name: str, record: Function, trial: Function) -> Function:
        """What the program calls."""
        made = Function.create(self.module, name, self.entry.function_type, "external")
        made.visibility = "hidden"
        b = Builder(made.add_block("entry"))
        made.cc = self.entry.cc
        for mine, theirs in zip(made.args, self.entry.args, strict=True):
            mine.attributes = theirs.attributes
        context = self.context(b, made)
        arrays = [b.alloca(ir.array_type(ir.f64, max(self.numbers, self.results, 1))) for _ in range(4)]
        values, tangents, derivatives, primal = arrays
        at = 0
        for index in self.moved:
            position = self.positions[index]
            store_numbers(b, made.args[position], values, at)
            given = made.args[position + 1] if self.checked.forward else made.args[position]
            at = store_numbers(b, given, tangents, at)
        state = runtime_call(self.module, b, "before", self.site(name), context, record, trial, values, tangents)
        result = b.call(
            self.entry, list(made.args), cc=self.entry.cc, arg_attributes=[a.attributes for a in self.entry.args]
        )
        after, end = made.add_block("after"), made.add_block("end")
        b.cond_br(b.icmp("ne", state, ir.null()), after, end)
        b = Builder(after)
        self.derivatives(b, result, derivatives, primal)
        runtime_call(self.module, b, "after", state, derivatives, primal)
        b.br(end)
        Builder(end).ret(None if self.entry.function_type.ret.is_void else result)
        return made

    def derivatives(self, b: Builder, result: Value, array: Value, primal: Value) -> None:
        """The derivatives among the entry's results, of the first lane, and the primal result."""
        checked = self.checked
        returned = self.function.function_type.ret
        with_primal = checked.primal_result and not returned.is_void
        if result.type.is_void:
            return
        several = self.result_count() > 1

        def part(position: int) -> Value:
            return b.extract_value(result, position) if several else result

        position = 0
        if with_primal:
            store_numbers(b, part(0), primal, 0)
            position = 1
        if checked.forward:
            if checked.has_derivative:
                store_numbers(b, part(position), array, 0)
            return
        at = 0
        for type, activity in zip(self.function.function_type.params, checked.activities, strict=True):
            if activity is Activity.OUT:
                if count_numbers(type):
                    at = store_numbers(b, part(position), array, at)
                position += checked.width

    def result_count(self) -> int:
        """How many values the entry returns, packed in a structure if several."""
        checked = self.checked
        count = 1 if checked.primal_result and not self.function.function_type.ret.is_void else 0
        if checked.forward:
            return count + (checked.width if checked.has_derivative else 0)
        return count + sum(activity is Activity.OUT for activity in checked.activities) * checked.width

    def site(self, name: str) -> Value:
        """The description of the check, in which its calls are counted."""
        checked = self.checked
        owners = [
            ir.int_constant(ir.i32, index)
            for index in self.moved
            for _ in range(count_numbers(self.function.function_type.params[index]))
        ]
        names = [
            self.text(name, text or f"parameter {index + 1}")
            for index, text in enumerate(checked.names)
        ]
        results = self.results if not checked.forward or checked.has_derivative else 0
        numbers = (
            checked.forward, self.numbers, results, checked.has_derivative, checked.level,
            checked.primal_result and bool(results), 0, 0, bool(checked.what),
        )
        fields = (
            self.text(name, checked.where), self.text(name, checked.name), self.text(name, checked.what),
            self.tables.probes,
            self.array(name, ir.ptr, names), self.array(name, ir.i32, owners),
            self.tables.functions, ir.int_constant(ir.i64, self.tables.count),
            *(ir.int_constant(ir.i32, int(n)) for n in numbers),
        )
        return self.module.add_global(self.module.unique_name(f"{name}.site"), SITE, ir.aggregate(SITE, fields))  # type: ignore[arg-type]  # constants

    def array(self, name: str, type: Type, elements: Sequence[Value]) -> Value:
        whole = ir.array_type(type, len(elements))
        value = ir.aggregate(whole, tuple(elements)) if elements else ir.zero(whole)  # type: ignore[arg-type]  # constants
        return self.module.add_global(self.module.unique_name(f"{name}.array"), whole, value, constant=True)

    def text(self, name: str, text: str) -> Value:
        data = text.encode("utf-8", "surrogateescape") + b"\0"
        return self.module.add_global(
            self.module.unique_name(f"{name}.text"), ir.array_type(ir.i8, len(data)), ir.array_of_bytes(data),
            constant=True,
        )
