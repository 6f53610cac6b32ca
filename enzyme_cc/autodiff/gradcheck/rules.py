"""Checks of custom rules where derivatives call them.

A rule is registered under names of our own, which the derivatives call. What is called so checks the rule and then
calls it. Forward rules are checked as requests are: their calls are derivatives. A gradient's two functions are
checked when the first one is called: a forked child calls both, with adjoints of its own (runtime.c).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.registered_rules import REGISTERS
from enzyme_cc.autodiff.gradcheck.check import Check, Checked
from enzyme_cc.autodiff.gradcheck.numbers import count_numbers, from_double, map_numbers, store_numbers
from enzyme_cc.autodiff.gradcheck.tracing import Tables, Tracing, runtime_call
from enzyme_cc.autodiff.interface.registration import Registrations
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.ir import Builder, Function, Module, Type, Value
from enzyme_cc.rules.registered import CustomRule

PREFIX = "__enzyme_cc.checked."


@dataclass(frozen=True)
class CheckedRule:
    """A rule as the program registers it, and the name that the derivatives call."""

    rule: CustomRule
    forward: bool
    name: str

    @property
    def called(self) -> str:
        """The function of the rule that is called first."""
        found = self.rule.forward if self.forward else self.rule.augmented
        assert found is not None
        return found


def register_checked(program: Module, registrations: Registrations) -> tuple[Registrations, list[CheckedRule]]:
    """The registrations with rules that check themselves, as declared in the program; and these rules."""
    custom = dict(registrations.custom)
    found = []
    for name, rule in registrations.custom.items():
        if name not in program.functions or not rule.is_derivative:
            continue
        if _plain(program, name, rule.forward, numbers=True):
            assert rule.forward is not None
            found.append(_declared(program, CheckedRule(rule, True, PREFIX + rule.forward)))
            custom[name] = replace(custom[name], forward=found[-1].name)
        if rule.reverse in program.functions and _plain(program, name, rule.augmented, numbers=False):
            assert rule.augmented is not None
            found.append(_declared(program, CheckedRule(rule, False, PREFIX + rule.augmented)))
            custom[name] = replace(custom[name], augmented=found[-1].name)
    return replace(registrations, custom=custom), found


def _plain(program: Module, name: str, called: str | None, numbers: bool) -> bool:
    """Whether a rule's function takes just the arguments, each followed by its shadow or, if wanted, tangent."""
    function = program.functions.get(called) if called is not None else None
    if function is None:
        return False
    wanted = []
    for type in program.functions[name].function_type.params:
        wanted += [type] * (2 if type.is_pointer or (numbers and type.is_fp) else 1)
    return list(function.function_type.params) == wanted


def _declared(program: Module, rule: CheckedRule) -> CheckedRule:
    if rule.name not in program.functions:
        original = program.functions[rule.called]
        made = Function.create(program, rule.name, original.function_type, "external")
        made.visibility = "hidden"
        made.cc = original.cc
        made.ret_attributes = original.ret_attributes
        for mine, theirs in zip(made.args, original.args, strict=True):
            mine.attributes = theirs.attributes
    return rule


_OF_THE_ABI = ("byval(", "sret(", "inreg", "align", "signext", "zeroext")


def declared(module: Module, original: Function) -> Function:
    """The program's own function, declared in a module."""
    found = module.get_or_declare(original.name, original.function_type)
    found.cc = original.cc
    for mine, theirs in zip(found.args, original.args, strict=True):
        mine.attributes = tuple(a for a in theirs.attributes if a.startswith(_OF_THE_ABI))
    return found


class RuleCheck(Check):
    """The check of a gradient's rule, called in place of its augmented function, which is the entry."""

    reverse: Function

    def check(self, name: str, record: Function, trial: Function) -> Function:
        derive = self.derive()
        made = Function.create(self.module, name, self.entry.function_type, "external")
        made.visibility = "hidden"
        made.cc = self.entry.cc
        for mine, theirs in zip(made.args, self.entry.args, strict=True):
            mine.attributes = theirs.attributes
        b = Builder(made.add_block("entry"))
        context = self.context(b, made)
        values = b.alloca(ir.array_type(ir.f64, max(self.numbers, 1)))
        at = 0
        for index in self.moved:
            at = store_numbers(b, made.args[self.positions[index]], values, at)
        runtime_call(self.module, b, "rule", self.site(name), context, record, trial, derive, values)
        b.ret(self.call_entry(b, list(made.args)))
        return made

    def call_entry(self, b: Builder, args: list[Value]) -> Value | None:
        result = b.call(self.entry, args, cc=self.entry.cc, arg_attributes=[a.attributes for a in self.entry.args])
        return None if result.type.is_void else result

    def derive(self) -> Function:
        """void (arguments, adjoints of the results, adjoints of the arguments): both functions of the rule."""
        made, b = self.new("derive", ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.ptr)))
        context, given, derivatives = made.args
        layout = self.module.datalayout
        args = [self.argument(b, context, index) for index in range(len(self.arguments.elements))]
        kept = self.call_entry(b, args)
        backwards = list(args)
        returned = self.function.function_type.ret
        number = 0

        def seed(type: Type) -> Value:
            nonlocal number
            value: Value = ir.zero(type)
            def one(part: Value) -> Value:
                nonlocal number
                wide = b.load(ir.f64, b.gep(ir.f64, given, (ir.int_constant(ir.i64, number),)))
                number += 1
                return from_double(b, wide, part.type)

            return map_numbers(b, value, one)

        if self.results:
            parts = list(returned.elements) if returned.is_struct else [returned]
            backwards += [seed(part) for part in parts]
        params = self.reverse.function_type.params
        outs = [self.function.function_type.params[index] for index in self.moved]
        structure = ir.struct_type(outs)
        hidden = bool(self.reverse.ret_type.is_void and outs and layout.size(structure) > REGISTERS
                      and len(params) > len(backwards))
        memory: Value | None = None
        if hidden:
            memory = b.alloca(structure, align=16)
            backwards.insert(0, memory)
        tape = list(params[len(backwards):])
        if tape:
            assert kept is not None
            held = b.alloca(max(kept.type, ir.struct_type(tape), key=layout.size), align=16)
            b.store(kept, held, align=16)
            for index, type in enumerate(tape):
                offset = layout.offset(ir.struct_type(tape), index)
                backwards.append(b.load(type, b.gep(ir.i8, held, (ir.int_constant(ir.i64, offset),)), align=1))
        result = b.call(
            self.reverse, backwards, cc=self.reverse.cc, arg_attributes=[a.attributes for a in self.reverse.args]
        )
        if outs and not hidden and not result.type.is_void:
            memory = b.alloca(max(result.type, structure, key=layout.size), align=16)
            b.store(result, memory, align=16)
        at = 0
        for index, type in enumerate(outs if memory is not None else ()):
            place = b.gep(ir.i8, memory, (ir.int_constant(ir.i64, layout.offset(structure, index)),))  # type: ignore[arg-type]  # memory is there
            at = store_numbers(b, b.load(type, place, align=1), derivatives, at)
        for left in range(at, self.numbers):
            b.store(ir.fp_constant(ir.f64, 0.0), b.gep(ir.f64, derivatives, (ir.int_constant(ir.i64, left),)))
        b.ret()
        return made


def fits(rule: CheckedRule, program: Module) -> bool:
    """Whether the types of a gradient's functions are as `RuleCheck` calls them."""
    if rule.forward:
        function, derivative = program.functions[rule.rule.function], program.functions[rule.called]
        result, given = function.function_type.ret, derivative.function_type.ret
        return given is result or (given.is_struct and list(given.elements) == [result, result])
    function, reverse = program.functions[rule.rule.function], program.functions[rule.rule.reverse or ""]
    augmented = program.functions[rule.called]
    expected = list(augmented.function_type.params)
    result = function.function_type.ret
    if not result.is_void and count_numbers(result):
        expected += list(result.elements) if result.is_struct else [result]
    outs = [t for t in function.function_type.params if count_numbers(t)]
    params = list(reverse.function_type.params)
    if reverse.ret_type.is_void and outs and params[:1] == [ir.ptr] and params[1:len(expected) + 1] == expected:
        params = params[1:]
    layout = program.datalayout
    tape = params[len(expected):]
    return params[:len(expected)] == expected and (
        not tape or (not augmented.ret_type.is_void
                     and layout.size(augmented.ret_type) >= layout.size(ir.struct_type(tape)))
    )


def build(tracing: Tracing, program: Module, rule: CheckedRule, tables: Tables, level: int) -> None:
    """Define what the derivatives call for a rule."""
    called = declared(tracing.module, program.functions[rule.called])
    original = program.functions[rule.rule.function]
    forward = rule.forward
    activities = [
        Activity.DUP if type.is_pointer or (forward and type.is_fp)
        else Activity.OUT if count_numbers(type) and not forward else Activity.CONST
        for type in original.function_type.params
    ]
    wrong = program.functions[rule.called if forward else rule.rule.reverse or ""]
    place = wrong.debug_location or original.debug_location
    result = original.function_type.ret
    checked = Checked(
        where=str(place) if place is not None else "enzyme-cc",
        name=source_name(original),
        what=f"custom rule '{source_name(wrong)}' of ",
        function=declared(tracing.module, original),
        names=[ir.variable_name(a) or a.name for a in original.args],
        activities=activities,
        forward=forward,
        width=1,
        primal_result=called.ret_type is not result and forward,
        has_derivative=not result.is_void and bool(count_numbers(result)),
        level=level,
    )
    if forward:
        made: Check = Check(tracing, checked, called, tables)
    else:
        made = RuleCheck(tracing, checked, called, tables)
        made.reverse = declared(tracing.module, program.functions[rule.rule.reverse or ""])
    made.build(rule.name)


def pass_on(module: Module, program: Module, rule: CheckedRule) -> None:
    """Define what the derivatives call for a rule that is not checked."""
    called = declared(module, program.functions[rule.called])
    made = Function.create(module, rule.name, called.function_type, "external")
    made.visibility = "hidden"
    made.cc = called.cc
    for mine, theirs in zip(made.args, called.args, strict=True):
        mine.attributes = theirs.attributes
    b = Builder(made.add_block("entry"))
    result = b.call(called, list(made.args), cc=called.cc, arg_attributes=[a.attributes for a in called.args])
    b.ret(None if result.type.is_void else result)


def local_names(program: Module, rules: Iterable[CheckedRule]) -> Iterator[str]:
    """Local functions of the program that checks of rules call."""
    for rule in rules:
        for name in (rule.rule.function, *rule.rule.symbols()):
            if name in program.functions and program.functions[name].is_local:
                yield name
