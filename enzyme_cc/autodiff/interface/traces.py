"""Probabilistic programs: `__enzyme_trace`, `__enzyme_condition` and `__enzyme_likelihood`.

A model is a function that draws its random variables by `__enzyme_sample(sampler, logpdf, "address", args...)`, which
gives sampler(args...), and may say `__enzyme_observe(value, logpdf, "address", args...)` of data. A request runs a copy
of it that adds up the log probabilities, logpdf(args..., value), and tells the user's functions (trace_functions.py) of
each choice, call, argument and result; `__enzyme_condition` takes choices from other traces where these have them.
Where derivatives are asked for (`enzyme_duptrace`, `enzyme_duplikelihood`) the request becomes one of
`__enzyme_autodiff` for the copy, in which each choice is a variable whose adjoint is reported.

Outside of requests a program samples by itself: what is not traced becomes a call of the sampler.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import TRACED
from enzyme_cc.autodiff.interface.hooks import (
    CONDITION,
    LIKELIHOOD,
    OBSERVE,
    REVERSE,
    SAMPLE,
    TRACE,
    function_position,
    hook_calls,
    hook_of,
)
from enzyme_cc.autodiff.interface.known_values import converted, converts, resolved
from enzyme_cc.autodiff.interface.markers import ACTIVITY_MARKERS, marker_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.shadow_kinds import kind_behind
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.autodiff.interface.trace_functions import TraceFunctions
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Call, Function, Instruction, Module, Type, Value
from enzyme_cc.ir.clone import clone_blocks
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.rules.registered import RegisteredFunctions

_REQUESTS = (TRACE, CONDITION, LIKELIHOOD)
_STATEMENTS = (SAMPLE, OBSERVE)
_OWN_PARAMETERS = (ir.ptr, ir.i64, ir.i64, ir.i64)
"""Of a traced copy: likelihood; the addresses of the table of the user's functions, of the observations, and of the
trace, which are integers, since no number that carries a derivative lies there."""


class _Wrong(Exception):
    """A call that makes no sense: what is wrong with it."""

    def __init__(self, message: str, at: Instruction | None = None) -> None:
        super().__init__(message)
        self.at = at


@dataclass
class _Asked:
    """A request, understood."""

    function: Function
    rest: list[tuple[Value, tuple[str, ...]]] = field(default_factory=list)
    """The arguments of the function with their markers, each with its attributes."""
    table: Value | None = None
    trace: Value | None = None
    observations: Value | None = None
    likelihood: Value | None = None
    adjoint: Value | None = None
    """Of the likelihood."""
    active: set[str] = field(default_factory=set)
    """The addresses of random variables that are differentiated by; empty: all."""
    differentiates: bool = False


def expand_traces(module: Module, registered: RegisteredFunctions) -> list[Diagnostic]:
    """Put calls of traced copies, or requests for their derivatives, in place of calls of the hooks. What is wrong."""
    wrong: list[Diagnostic] = []
    calls = [(call, hook) for call, hook in hook_calls(module) if hook in (*_REQUESTS, *_STATEMENTS)]
    if not calls:
        return wrong
    functions = TraceFunctions(module, registered)
    copies = _Copies(module, functions)
    for call, hook in calls:
        if hook in _REQUESTS:
            try:
                _expand(call_instead(call) if isinstance(call, ir.Invoke) else call, hook, functions, copies)
            except _Wrong as problem:
                wrong.append(error(str(problem), location_of(problem.at or call), code="trace"))
    for call, hook in list(hook_calls(module)):
        if hook in _STATEMENTS:
            try:
                _by_itself(call_instead(call) if isinstance(call, ir.Invoke) else call, hook)
            except _Wrong as problem:
                found = error(str(problem), location_of(call), code="trace")
                wrong += [found] if found not in wrong else []
    return wrong


# ---- requests


def _expand(call: Call, hook: str, functions: TraceFunctions, copies: _Copies) -> None:
    asked = _read(call, hook, functions)
    module = functions.module
    if asked.likelihood is None:
        asked.likelihood = _cell(call, 0.0)
    if asked.differentiates and asked.adjoint is None:
        asked.adjoint = _cell(call, 1.0)
    traced = copies.of(asked.function, asked.differentiates, frozenset(asked.active))
    b = Builder.before(call)
    own = [asked.likelihood, *(b.ptrtoint(each, ir.i64) if each is not None else ir.zero(ir.i64)
                               for each in (asked.table, asked.observations, asked.trace))]
    if not asked.differentiates:
        if function_position(call):
            raise _Wrong(f"'{hook}' returns what '{source_name(asked.function)}' does, and no structure")
        made: Value = b.call(traced, [*_plain_arguments(b, asked), *own])
        result = traced.function_type.ret
        if call.users:
            if result.is_void or not converts(result, call.type):
                raise _Wrong(f"'{hook}' is declared to return a value of type {call.type}, and "
                             f"'{source_name(asked.function)}' returns {'nothing' if result.is_void else result}")
            call.replace_all_uses_with(converted(b, made, call.type))
        call.remove()
        return
    given_count, wanted = sum(marker_of(arg) is None for arg, _ in asked.rest), len(asked.function.args)
    if given_count < wanted:
        raise _Wrong(f"'{source_name(asked.function)}' takes {wanted} arguments, and {given_count} are given")
    first = [(arg, _attributes(call, number)) for number, arg in enumerate(call.args[:function_position(call)])]
    likelihood, *others = own
    dup, const = (_marker(module, name) for name in ("enzyme_dup", "enzyme_const"))
    assert asked.adjoint is not None
    given: list[tuple[Value, tuple[str, ...]]] = [
        *first, (traced, ()), *asked.rest, (dup, ()), (likelihood, ()), (asked.adjoint, ())]
    for other in others:
        given += [(const, ()), (other, ())]
    if "enzyme_active_return" not in {marker_of(arg) for arg, _ in asked.rest}:
        given.append((_marker(module, "enzyme_const_return"), ()))  # the likelihood is differentiated, no result
    fixed = [arg.type for arg, _ in given[:len(first) + 1]]
    type = ir.function_type(call.type, fixed, vararg=True)
    name = f"{REVERSE}_for_{(call.called_name or '').replace('__enzyme_', '')}"
    replaced = b.call(module.get_or_declare(name, type), [arg for arg, _ in given], type,
                      arg_attributes=[attributes for _, attributes in given])
    if call.users:
        call.replace_all_uses_with(replaced)
    call.remove()


def _read(call: Call, hook: str, functions: TraceFunctions) -> _Asked:
    position = function_position(call)
    function = resolved(call.args[position]) if call.arg_count > position else None
    if not isinstance(function, Function) or not function.has_body:
        raise _Wrong(f"'{hook}' needs the model as its first argument, a function known at compile time, and its code")
    asked = _Asked(function)
    taken = {"enzyme_interface": 1, "enzyme_trace": 1, "enzyme_duptrace": 1, "enzyme_likelihood": 1,
             "enzyme_duplikelihood": 2, "enzyme_observations": 1, "enzyme_active_rand_var": 1}
    at = position + 1
    while at < call.arg_count:
        marker = marker_of(call.args[at])
        if marker not in taken:
            asked.rest.append((call.args[at], _attributes(call, at)))
            at += 1
            continue
        given = list(call.args[at + 1:at + 1 + taken[marker]])
        if len(given) < taken[marker] or any(not value.type.is_pointer for value in given):
            raise _Wrong(f"behind '{marker}' {'an address is' if taken[marker] == 1 else 'two addresses are'} wanted")
        at += 1 + taken[marker]
        _take(asked, marker, given)
    if hook != LIKELIHOOD and asked.trace is None:
        raise _Wrong(f"'{hook}' needs 'enzyme_trace' or 'enzyme_duptrace', and a trace that was made for it")
    if hook == CONDITION and asked.observations is None:
        raise _Wrong(f"'{hook}' needs 'enzyme_observations', and the trace that has them")
    if asked.table is None and (asked.trace is not None or asked.observations is not None):
        asked.table = functions.table()
    return asked


def _take(asked: _Asked, marker: str, given: list[Value]) -> None:
    if marker == "enzyme_interface":
        asked.table = given[0]
    elif marker in ("enzyme_trace", "enzyme_duptrace"):
        asked.trace = given[0]
        asked.differentiates |= marker == "enzyme_duptrace"
    elif "likelihood" in marker and not {*map(kind_behind, given)} <= {None, "double"}:
        raise _Wrong(f"log probabilities are added up as numbers of type double: behind '{marker}' stands the address "
                     "of one of another type")
    elif marker == "enzyme_likelihood":
        asked.likelihood = given[0]
    elif marker == "enzyme_duplikelihood":
        asked.likelihood, asked.adjoint = given
        asked.differentiates = True
    elif marker == "enzyme_observations":
        asked.observations = given[0]
    else:
        name = _text_of(given[0])
        if name is None:
            raise _Wrong("'enzyme_active_rand_var' takes the address of a random variable, a text known at compile "
                         "time")
        asked.active.add(name)


def _plain_arguments(b: Builder, asked: _Asked) -> list[Value]:
    """What the model itself is given, of arguments that may have markers and shadows."""
    found: list[Value] = []
    params = asked.function.function_type.params
    waiting = [arg for arg, _ in asked.rest]
    marker: str | None = None
    while waiting:
        arg = waiting.pop(0)
        said = marker_of(arg)
        if said is not None:
            if said not in ACTIVITY_MARKERS:
                raise _Wrong(f"the marker '{said}' is not supported here")
            marker = said
            continue
        if len(found) == len(params):
            raise _Wrong(f"'{source_name(asked.function)}' takes {len(params)} arguments, and more are given")
        type = params[len(found)]
        if not converts(arg.type, type):
            raise _Wrong(f"argument {len(found) + 1} of '{source_name(asked.function)}' is given a value of type "
                         f"{arg.type}, and is of type {type}")
        found.append(converted(b, arg, type))
        plain = [each for each in waiting if marker_of(each) is None]
        has_shadow = marker is None and type.is_pointer and len(plain) > len(params) - len(found)
        if has_shadow or (marker is not None and ACTIVITY_MARKERS[marker] in (Activity.DUP, Activity.DUP_NONEED)):
            if waiting:
                waiting.pop(0)
        marker = None
    if len(found) < len(params):
        raise _Wrong(f"'{source_name(asked.function)}' takes {len(params)} arguments, and {len(found)} are given")
    return found


def _cell(call: Call, value: float) -> Value:
    """A number in the memory of the function that has the request."""
    entry = Builder(call.parent.parent.entry, 0)  # type: ignore[union-attr]  # inside a function
    cell = entry.alloca(ir.f64)
    Builder.before(call).store(ir.fp_constant(ir.f64, value), cell)
    return cell


def _attributes(call: Call, number: int) -> tuple[str, ...]:
    return call.arg_attributes[number] if number < len(call.arg_attributes) else ()


def _marker(module: Module, name: str) -> Value:
    found = module.globals.get(name)
    return found if found is not None else module.add_global(name, ir.i32, None, linkage="external")


# ---- traced copies


class _Copies:
    """Copies of models that trace: (arguments, likelihood, table, observations, trace) -> the model's result."""

    def __init__(self, module: Module, functions: TraceFunctions) -> None:
        self.module, self.functions = module, functions
        self._made: dict[tuple[Function, bool, frozenset[str]], Function] = {}
        self._generative: dict[Function, bool] = {}

    def of(self, function: Function, differentiates: bool, active: frozenset[str]) -> Function:
        """The copy of a function."""
        key = function, differentiates, active
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._copy(function)
            _Tracing(self, function, found, differentiates, active).run()
        return found

    def _copy(self, function: Function) -> Function:
        name = self.module.unique_name(f"{function.name}{TRACED}")
        type = function.function_type
        if type.vararg:
            raise _Wrong(f"'{source_name(function)}' takes a variable number of arguments and cannot be traced")
        made = Function.create(
            self.module, name, ir.function_type(type.ret, (*type.params, *_OWN_PARAMETERS)), "internal",
            [*(a.name for a in function.args), "likelihood", "table", "observations", "trace"])
        made.attributes = tuple(a for a in function.attributes if not a.startswith(("memory(", "nofree", "nosync")))
        made.ret_attributes, made.cc, made.personality = function.ret_attributes, function.cc, function.personality
        values: dict[Value, Value] = {}
        for old, new in zip(function.args, made.args, strict=False):
            new.attributes = old.attributes
            values[old] = new
        clone_blocks(function.blocks, values, made)
        return made

    def is_generative(self, function: Function) -> bool:
        """Whether a function draws random variables, or calls one that does."""
        known = self._generative.get(function)
        if known is None:
            self._generative[function] = False  # while it is looked at
            known = self._generative[function] = function.has_body and any(
                isinstance(i, Call) and (_statement(i) is not None or (
                    (callee := _called(i)) is not None and self.is_generative(callee)))
                for i in function.instructions())
        return known


class _Tracing:
    """What a copy tells of its choices, calls, arguments and results."""

    def __init__(
        self, copies: _Copies, function: Function, made: Function, differentiates: bool, active: frozenset[str]
    ) -> None:
        self.copies, self.function, self.made = copies, function, made
        self.module, self.functions = copies.module, copies.functions
        self.differentiates, self.active = differentiates, active
        self.likelihood, self.table, self.observations, self.trace = made.args[-len(_OWN_PARAMETERS):]
        self.called: dict[str, int] = {}

    def run(self) -> None:
        """Change the copy."""
        instructions = list(self.made.instructions())
        for i in instructions:
            if isinstance(i, Call):
                self._change(i)
            elif isinstance(i, ir.Ret) and i.value is not None:
                self._tell(Builder.before(i), self.functions.insert("insert_return", i.value.type), [], i.value)
        self._tell_arguments()

    def _change(self, call: Call) -> None:
        statement, callee = _statement(call), _called(call)
        if statement is None and (callee is None or not self.copies.is_generative(callee)):
            return
        if isinstance(call, ir.Invoke):
            call = call_instead(call)
        if statement == SAMPLE:
            self._sample(call)
        elif statement == OBSERVE:
            self._observe(call)
        else:
            assert callee is not None
            self._generative_call(call, callee)

    def _sample(self, call: Call) -> None:
        said = _Statement(call, SAMPLE)
        b = Builder.before(call)
        assert said.sampler is not None
        sampler = said.sampler
        args = said.arguments(b, sampler.function_type.params, sampler)
        value: Value = b.call(self.functions.sample(sampler), [self.table, self.observations, said.address, *args])
        if self.differentiates and value.type.is_float:
            value = self._source(b, said.address, value)
        score = self._score(b, said, value)
        self._tell(b, self.functions.insert("insert_choice", value.type, ir.ptr, ir.f64), [said.address, score], value)
        self._replace(call, converted(b, value, call.type) if call.users else None)

    def _observe(self, call: Call) -> None:
        said = _Statement(call, OBSERVE)
        b = Builder.before(call)
        assert said.observed is not None
        score = self._score(b, said, said.observed)
        self._tell(b, self.functions.insert("insert_choice", said.observed.type, ir.ptr, ir.f64),
                   [said.address, score], said.observed)
        self._replace(call, said.observed)

    def _score(self, b: Builder, said: _Statement, value: Value) -> Value:
        """The log probability of a choice, added to the model's."""
        density = said.density
        args = said.arguments(b, density.function_type.params[:-1], density)
        last = density.function_type.params[-1]
        score: Value = b.call(density, [*args, converted(b, value, last)])
        score = converted(b, score, ir.f64)
        b.store(b.fadd(b.load(ir.f64, self.likelihood), score), self.likelihood)
        return score

    def _generative_call(self, call: Call, callee: Function) -> None:
        number = self.called[callee.name] = self.called.get(callee.name, 0) + 1
        name = source_name(callee)
        address = self.functions.text(name if number == 1 else f"{name}.{number}")
        traced = self.copies.of(callee, self.differentiates, self.active)
        b = Builder.before(call)
        inner = b.call(self.functions.new(), [self.table, self.trace])
        observations = b.call(self.functions.known_call(), [self.table, self.observations, address])
        made: Value = b.call(traced, [*call.args, self.likelihood, self.table, observations, inner])
        self._tell_plain(b, "insert_call", [address, inner])
        self._replace(call, made)

    # ---- what is told

    def _tell(self, b: Builder, function: Function, before: list[Value], value: Value) -> None:
        b.call(function, [self.table, self.trace, *before, value])

    def _tell_plain(self, b: Builder, slot: str, args: list[Value]) -> None:
        b.call(self.functions.insert_plain(slot), [self.table, self.trace, *args])

    def _tell_arguments(self) -> None:
        """At the start, after the entry block's own memory: the function, and each argument, whose adjoint is reported
        if it is a number."""
        start = next(i for i in self.made.entry.instructions if not isinstance(i, ir.Alloca))
        b = Builder.before(start)
        self._tell_plain(b, "insert_function", [self.function])
        for argument, mine in zip(self.function.args, self.made.args, strict=False):
            name = self.functions.text(ir.variable_name(argument) or argument.name or f"argument {argument.index + 1}")
            if self.differentiates and mine.type.is_float:
                users = [user for user in mine.users if isinstance(user, Instruction)]
                words = [self.table, self.trace, b.ptrtoint(name, ir.i64)]
                passed = b.call(self.functions.argument(mine.type), [*words, mine])
                for user in users:
                    for position, operand in enumerate(user.operands):
                        if operand is mine:
                            user.set_operand(position, passed)
            self._tell(b, self.functions.insert("insert_argument", mine.type, ir.ptr), [name], mine)

    def _source(self, b: Builder, address: Value, value: Value) -> Value:
        """A choice as what is differentiated by, if its adjoint is asked for."""
        name = _text_of(address) if self.active else None
        if name is not None and name not in self.active:
            return value
        source = b.call(self.functions.choice(value.type),
                        [self.table, self.trace, b.ptrtoint(address, ir.i64), self.likelihood, value])
        if name is not None or not self.active:
            return source
        return b.select(b.call(self.functions.is_among(self.active), [self.table, address]), source, value)

    def _replace(self, call: Call, value: Value | None) -> None:
        if call.users and value is not None:
            call.replace_all_uses_with(value)
        call.remove()


# ---- statements of models


class _Statement:
    """`__enzyme_sample(sampler, logpdf, address, args...)`, `__enzyme_observe(value, logpdf, address, args...)`."""

    def __init__(self, call: Call, hook: str) -> None:
        self.call, self.hook = call, hook
        if call.arg_count < 3 or not call.args[2].type.is_pointer:
            raise _Wrong(f"'{hook}' takes a {'sampler' if hook == SAMPLE else 'value'}, the function of its log "
                         "probability, an address, a text, and the arguments of these functions", call)
        density, first = resolved(call.args[1]), call.args[0]
        if not isinstance(density, Function) or not density.function_type.params or (
                not density.function_type.ret.is_float):
            raise _Wrong(f"the second argument of '{hook}' is the function of a log probability, known at compile time",
                         call)
        self.density, self.address = density, call.args[2]
        self.sampler: Function | None = None
        self.observed: Value | None = None
        if hook == SAMPLE:
            sampler = resolved(first)
            if not isinstance(sampler, Function):
                raise _Wrong(f"the first argument of '{hook}' is the sampler, a function known at compile time", call)
            if call.users and not converts(sampler.function_type.ret, call.type):
                raise _Wrong(f"'{source_name(sampler)}' returns a value of type {sampler.function_type.ret}, and "
                             f"'{hook}' is declared to return {call.type}", call)
            self.sampler = sampler
        else:
            self.observed = first

    def arguments(self, b: Builder, types: tuple[Type, ...], of: Function) -> list[Value]:
        """The arguments of the sampler or of the log probability."""
        given = list(self.call.args[3:])
        if len(given) != len(types) or not all(converts(v.type, t) for v, t in zip(given, types, strict=True)):
            raise _Wrong(f"'{source_name(of)}' takes {len(types)} arguments"
                         f"{' and the value' if of is self.density else ''}, and '{self.hook}' is given {len(given)} "
                         "or others", self.call)
        return [converted(b, value, type) for value, type in zip(given, types, strict=True)]


def _by_itself(call: Call, hook: str) -> None:
    """A statement outside of requests."""
    said = _Statement(call, hook)
    b = Builder.before(call)
    value = said.observed
    if said.sampler is not None:
        value = b.call(said.sampler, said.arguments(b, said.sampler.function_type.params, said.sampler))
    if call.users and value is not None:
        call.replace_all_uses_with(converted(b, value, call.type))
    call.remove()


def _statement(call: Call) -> str | None:
    callee = resolved(call.callee)
    hook = hook_of(callee.name) if isinstance(callee, Function) and callee.is_declaration else None
    return hook if hook in _STATEMENTS else None


def _called(call: Call) -> Function | None:
    callee = resolved(call.callee)
    return callee if isinstance(callee, Function) and callee.has_body else None


def _text_of(value: Value) -> str | None:
    """The constant text behind an address."""
    found = resolved(value)
    if not isinstance(found, ir.GlobalVariable) or not found.is_constant_global or found.initializer is None:
        return None
    text = found.initializer.ref()
    return text[2:-1].removesuffix("\\00") if text.startswith('c"') else None
