"""`__enzyme_fixed_point(step, enzyme_fp_state, z, bytes, ..., args...)` is `while (step(i++, args...));`, an iteration
that converges to a state z, whose derivative needs the last step only.

The call becomes one of a function that iterates, and that has a derivative of its own (a registered rule): backwards,
the adjoint of the last step is applied to the adjoint of the state until what it adds is small (two-phase adjoint: B.
Christianson, Reverse accumulation and attractive fixed points, Optimization Methods and Software 3, 1994); memory does
not depend on how many steps there were. Forwards, the tangent of a step is iterated likewise. Rules are written with
the hooks of the interface itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import FIXED_POINT, hook_calls
from enzyme_cc.autodiff.interface.known_values import converted, converts, resolved
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Function, Module, Type, Value
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.rules.registered import CustomRule

REDUCTION, MOST = 1e-12, 1000
BEGIN, GOES_ON, TANGENT_GOES_ON = (
    f"__enzyme_cc_fixed_point_{name}" for name in ("begin", "goes_on", "tangent_goes_on"))
_PROGRESS = ir.array_type(ir.i64, 6)
"""struct fixed_point of runtime/fixed_points.c."""
_SETTINGS = 4
"""Parameters before those of the step: the state, its bytes, the bits of the reduction, the most steps."""


class _Wrong(Exception):
    """A fixed point that makes no sense: what is wrong with it."""


@dataclass
class _FixedPoint:
    """A call, understood."""

    step: Function
    state: Value
    bytes: Value
    args: list[Value]
    reduction: Value = field(default_factory=lambda: ir.fp_constant(ir.f64, REDUCTION))
    most: Value = field(default_factory=lambda: ir.int_constant(ir.i64, MOST))
    control: Value = field(default_factory=ir.null)


def outline_fixed_points(module: Module, custom: dict[str, CustomRule]) -> list[Diagnostic]:
    """Put a function with a rule of its own in place of each fixed point. What is wrong with them."""
    wrong: list[Diagnostic] = []
    for call, hook in hook_calls(module):
        if hook != FIXED_POINT:
            continue
        try:
            _outline(module, call_instead(call) if isinstance(call, ir.Invoke) else call, custom)
        except _Wrong as problem:
            wrong.append(error(str(problem), location_of(call), code="fixed-point"))
    return wrong


def _outline(module: Module, call: ir.Call, custom: dict[str, CustomRule]) -> None:
    point = _read(call)
    b = Builder.before(call)
    rule = _Rule(module, point)
    bits = b.bitcast(converted(b, point.reduction, ir.f64), ir.i64)
    settings = [point.state, converted(b, point.bytes, ir.i64), bits, converted(b, point.most, ir.i64)]
    args = [_as(b, *pair) for pair in zip(point.args, rule.types, strict=True)]
    b.call(rule.primal, [*settings, *args])
    custom[rule.primal.name] = CustomRule(
        rule.primal.name, rule.augmented.name, rule.reverse.name, rule.forward.name)
    if call.users:
        call.replace_all_uses_with(ir.zero(call.type))
    call.remove()


def _read(call: ir.Call) -> _FixedPoint:
    args = list(call.args)
    step = resolved(args.pop(0)) if args else None
    if not isinstance(step, Function) or not step.has_body:
        raise _Wrong(f"'{FIXED_POINT}' needs the function of one step as its first argument, known at compile time")
    params = step.function_type.params
    if not params or not params[0].is_int or not step.function_type.ret.is_int:
        raise _Wrong(f"'{source_name(step)}' is no step: it takes its number first, an integer, and returns whether "
                     "another one is to follow")
    found = _FixedPoint(step, ir.null(), ir.null(), [])
    has_state = False
    at = 0
    taken = {"enzyme_fp_state": 2, "enzyme_fp_reduction": 1, "enzyme_fp_max_iters": 1, "enzyme_fp_control": 1,
             "enzyme_checkpoint_region": 2}
    while at < len(args):
        marker = marker_of(args[at])
        if marker is None:
            found.args.append(args[at])
            at += 1
            continue
        if marker not in taken:
            raise _Wrong(f"the marker '{marker}' is not supported with '{FIXED_POINT}'")
        given = args[at + 1:at + 1 + taken[marker]]
        if len(given) < taken[marker]:
            raise _Wrong(f"something is missing behind '{marker}'")
        if marker == "enzyme_fp_state":
            has_state = True
            found.state, found.bytes = given
        elif marker == "enzyme_fp_reduction":
            found.reduction = given[0]
        elif marker == "enzyme_fp_max_iters":
            found.most = given[0]
        elif marker == "enzyme_fp_control":
            found.control = resolved(given[0])
        at += 1 + taken[marker]
    if not has_state or not found.state.type.is_pointer or not found.bytes.type.is_int:
        raise _Wrong(f"'{FIXED_POINT}' needs 'enzyme_fp_state', the address of the state, and its bytes")
    if not found.reduction.type.is_fp or not found.most.type.is_int:
        raise _Wrong("'enzyme_fp_reduction' takes a number, and 'enzyme_fp_max_iters' an integer")
    if not isinstance(found.control, (Function, ir.ConstantNull)):
        raise _Wrong("the function behind 'enzyme_fp_control' must be known at compile time")
    if len(found.args) != len(params) - 1:
        raise _Wrong(f"'{source_name(step)}' takes {len(params) - 1} arguments behind the number of the step, and "
                     f"{len(found.args)} are given")
    return found


def _as(b: Builder, value: Value, type: Type) -> Value:
    if not converts(value.type, type):
        raise _Wrong(f"an argument of type {value.type} is given, and the step takes {type}")
    return converted(b, value, type)


class _Rule:
    """The functions of one fixed point."""

    def __init__(self, module: Module, point: _FixedPoint) -> None:
        self.module = module
        self.step = point.step
        self.control = point.control
        self.is_single = _computes_in_single(point.step)
        self.number_type, *self.types = point.step.function_type.params
        self.primal = self._new("iterated", ir.void, shadows=False)
        self._make_primal()
        self.augmented = self._new("iterated.augmented", ir.ptr, shadows=True)
        self._make_augmented()
        numbers = [type for type in self.types if type.is_fp]
        result: Type = ir.void
        if numbers:
            result = numbers[0] if len(numbers) == 1 else ir.struct_type(numbers)
        self.reverse = self._new("iterated.reverse", result, shadows=True, tape=True)
        self._make_reverse(numbers)
        self.forward = self._new("iterated.forward", ir.void, shadows=True, tangents=True)
        self._make_forward()

    def _new(self, what: str, result: Type, shadows: bool, tape: bool = False, tangents: bool = False) -> Function:
        params: list[Type] = []
        for type in (ir.ptr, ir.i64, ir.i64, ir.i64, *self.types):
            params += [type] * (2 if shadows and (type.is_pointer or (tangents and type.is_fp)) else 1)
        params += [ir.ptr] * tape
        name = self.module.unique_name(f"{self.step.name}.{what}")
        return Function.create(self.module, name, ir.function_type(result, params), "internal")

    # ---- what the functions are made of

    def _given(self, function: Function, tangents: bool = False) -> list[tuple[Value, Value | None]]:
        """The parameters, each with its shadow."""
        args = iter(function.args)
        return [(next(args), next(args) if type.is_pointer or (tangents and type.is_fp) else None)
                for type in (ir.ptr, ir.i64, ir.i64, ir.i64, *self.types)]

    def _marker(self, name: str) -> Value:
        return self.module.globals.get(name) or self.module.add_global(name, ir.i32, None, linkage="external")

    def _hook(self, name: str, result: Type, b: Builder, args: list[Value]) -> Value:
        type = ir.function_type(result, (ir.ptr,), vararg=True)
        hook = self.module.get_or_declare(f"{name}_of_{self.step.name}", type)
        return b.call(hook, [self.step, *args], type)

    def _marked(self, number: Value, given: list[tuple[Value, Value | None]], forward: bool) -> list[Value]:
        """The arguments of a hook: activities, the number of the step, and what the step is given."""
        args: list[Value] = [self._marker("enzyme_const"), number]
        for value, shadow in given[_SETTINGS:]:
            if shadow is not None:
                args += [self._marker("enzyme_dup"), value, shadow]
            else:
                marker = "enzyme_out" if value.type.is_fp and not forward else "enzyme_const"
                args += [self._marker(marker), value]
        return args

    def _goes_on(self, b: Builder, name: str, *args: Value) -> Value:
        single = ir.int_constant(ir.i32, int(self.is_single))
        type = ir.function_type(ir.i32, [arg.type for arg in (*args, single)])
        found = b.call(self.module.get_or_declare(name, type), (*args, single))
        return b.icmp("ne", found, ir.int_constant(ir.i32, 0))

    def _begin(self, b: Builder, given: list[tuple[Value, Value | None]]) -> Value:
        progress = b.alloca(_PROGRESS, align=8)
        type = ir.function_type(ir.void, (ir.ptr, ir.f64, ir.i64, ir.ptr))
        reduction = b.bitcast(given[2][0], ir.f64)
        b.call(self.module.get_or_declare(BEGIN, type), (progress, reduction, given[3][0], self.control))
        return progress

    def _next(self, b: Builder, counter: Value) -> Value:
        """The number of the step, counted on."""
        number = b.load(self.number_type, counter)
        b.store(b.add(number, ir.int_constant(self.number_type, 1)), counter)
        return number

    # ---- the functions

    def _make_primal(self) -> None:
        blocks = [self.primal.add_block(name) for name in ("entry", "loop", "end")]
        b = Builder(blocks[0])
        counter = b.alloca(self.number_type)
        b.store(ir.int_constant(self.number_type, 0), counter)
        b.br(blocks[1])
        b = Builder(blocks[1])
        go = b.call(self.step, [self._next(b, counter), *self.primal.args[_SETTINGS:]])
        b.cond_br(b.icmp("ne", go, ir.zero(go.type)), blocks[1], blocks[2])
        Builder(blocks[2]).ret()

    def _make_augmented(self) -> None:
        """Each step is taped, and its tape given back once another one follows."""
        blocks = [self.augmented.add_block(name) for name in ("entry", "loop", "again", "end")]
        given = self._given(self.augmented)
        b = Builder(blocks[0])
        counter = b.alloca(self.number_type)
        b.store(ir.int_constant(self.number_type, 0), counter)
        b.br(blocks[1])
        b = Builder(blocks[1])
        returned = ir.struct_type((ir.ptr, self.step.function_type.ret))
        made = self._hook("__enzyme_augmentfwd", returned, b, self._marked(self._next(b, counter), given, False))
        tape, go = b.extract_value(made, 0), b.extract_value(made, 1)
        b.cond_br(b.icmp("ne", go, ir.zero(go.type)), blocks[2], blocks[3])
        b = Builder(blocks[2])
        b.call(self.module.get_or_declare("__enzyme_freetape", ir.function_type(ir.void, (ir.ptr,))), (tape,))
        b.br(blocks[1])
        Builder(blocks[3]).ret(tape)

    def _make_reverse(self, numbers: list[Type]) -> None:
        blocks = [self.reverse.add_block(name) for name in ("entry", "loop", "end")]
        given, tape = self._given(self.reverse), self.reverse.args[-1]
        adjoint = given[0][1]
        assert adjoint is not None
        b = Builder(blocks[0])
        progress = self._begin(b, given)
        sums = [b.alloca(type) for type in numbers]
        for type, total in zip(numbers, sums, strict=True):
            b.store(ir.zero(type), total)
        b.br(blocks[1])
        b = Builder(blocks[1])
        args = [self._marker("enzyme_nofree"), *self._marked(ir.zero(self.number_type), given, False), tape]
        result = self.reverse.function_type.ret
        made = self._hook("__enzyme_reverse", result, b, args)
        for place, (type, total) in enumerate(zip(numbers, sums, strict=True)):
            part = made if len(numbers) == 1 else b.extract_value(made, place)
            b.store(b.fadd(b.load(type, total), part), total)
        go = self._goes_on(b, GOES_ON, progress, adjoint, given[1][0])
        b.cond_br(go, blocks[1], blocks[2])
        b = Builder(blocks[2])
        b.call(self.module.get_or_declare("__enzyme_freetape", ir.function_type(ir.void, (ir.ptr,))), (tape,))
        b.memset(adjoint, ir.int_constant(ir.i8, 0), given[1][0])
        parts = [b.load(type, total) for type, total in zip(numbers, sums, strict=True)]
        if len(parts) <= 1:
            b.ret(parts[0] if parts else None)
            return
        whole: Value = ir.poison(result)
        for place, part in enumerate(parts):
            whole = b.insert_value(whole, part, place)
        b.ret(whole)

    def _make_forward(self) -> None:
        """Tangents go along with the steps, and further until their updates are small."""
        blocks = [self.forward.add_block(name) for name in ("entry", "loop", "on", "end")]
        given = self._given(self.forward, tangents=True)
        tangent, size = given[0][1], given[1][0]
        assert tangent is not None
        b = Builder(blocks[0])
        counter = b.alloca(self.number_type)
        b.store(ir.int_constant(self.number_type, 0), counter)
        progress = self._begin(b, given)
        before = b.call(self.module.get_or_declare("malloc", ir.function_type(ir.ptr, (ir.i64,))), (size,))
        b.br(blocks[1])
        b = Builder(blocks[1])
        b.memcpy(before, tangent, size)
        args = [self._marker("enzyme_primal_return"), *self._marked(self._next(b, counter), given, True)]
        go = self._hook("__enzyme_fwddiff", self.step.function_type.ret, b, args)
        b.cond_br(b.icmp("ne", go, ir.zero(go.type)), blocks[1], blocks[2])
        b = Builder(blocks[2])
        b.cond_br(self._goes_on(b, TANGENT_GOES_ON, progress, tangent, before, size), blocks[1], blocks[3])
        b = Builder(blocks[3])
        b.call(self.module.get_or_declare("free", ir.function_type(ir.void, (ir.ptr,))), (before,))
        b.ret()


def _computes_in_single(step: Function) -> bool:
    """Whether all numbers of a step are of single precision."""
    types = {type.scalar for i in step.instructions() for type in (i.type, *(operand.type for operand in i.operands))}
    kinds = {type.kind for type in types if type.is_fp}
    return kinds == {"float"}
