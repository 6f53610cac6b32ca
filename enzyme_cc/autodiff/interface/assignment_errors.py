"""`--enzyme-error-report`: what storing each variable in a narrower format would add to the error of the result.

The derivative of a request is that of a copy of its function in which each assignment to a variable of the source
passes a function that returns its argument and has a rule of its own: backwards it has the value and its adjoint, and
adds up what rounding the value would change (runtime/assignment_errors.c). What an array holds at the start is found
where it is read for the first time. The program's own function stays as it is.

Constants count too, though nothing active is in them: each of these functions takes a zero from a variable with a
shadow.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.debug_variables import SourceVariable, Variables
from enzyme_cc.autodiff.interface.hooks import DERIVATIVE_HOOKS, REVERSE, hook_calls
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.registration import Registrations
from enzyme_cc.autodiff.interface.spoken_names import name_like, source_name
from enzyme_cc.diagnostics import Location, report, warning
from enzyme_cc.ir import Builder, Call, Constant, Function, Instruction, Invoke, Module, Type, Value
from enzyme_cc.ir.clone import clone_function
from enzyme_cc.ir.instructions import Alloca, Load, Store
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.rules.registered import CustomRule

PREFIX = "__enzyme_cc_error_"
ZERO = "enzyme_cc.error.zero"
FORKS = ("__kmpc_fork_call", "__kmpc_fork_teams")
"""Calls whose arguments name functions that are part of the caller."""
_RECORD = ir.struct_type((*[ir.ptr] * 6, *[ir.i64] * 4, *[ir.f64] * 3))
_REQUEST = ir.struct_type((*[ir.ptr] * 5, *[ir.i64] * 3))


def follow_assignments(module: Module, registrations: Registrations, output: str) -> None:
    """Let all requests of reverse mode fill the report that is written to `output`."""
    zero: Value | None = None
    for call, hook in list(hook_calls(module)):
        # the address of a structure that the hook returns comes before the function
        at, function = next(((n, f) for n, arg in enumerate(call.args[:2]) if isinstance(f := resolved(arg), Function)),
                            (0, None))
        if hook != REVERSE or function is None or not function.has_body:
            if hook in DERIVATIVE_HOOKS:
                report([warning(f"--enzyme-error-report says nothing of this call of '{hook}'", location_of(call),
                                code="error-report",
                                help=f"it follows calls of '{REVERSE}' for functions whose code is at hand")])
            continue
        if zero is None:
            zero = module.add_global(module.unique_name(ZERO), ir.f64, ir.fp_constant(ir.f64, 0.0))
            shadow = module.add_global(module.unique_name(f"{ZERO}.shadow"), ir.f64, ir.fp_constant(ir.f64, 0.0))
            registrations.shadow_globals[zero.name] = shadow.name
        copies = _Copies(module, registrations, zero)
        request = copies.begin(function, location_of(call), output)
        call.set_operand(at, copies.of(function))
        if isinstance(call, Invoke):
            call = call_instead(call)
        Builder.before(call).call(_declared(module, "begin", ir.void, ir.ptr), (request,))
        after = Builder.before(call)
        after.position_after(call)
        after.call(_declared(module, "end", ir.void), ())


def _declared(module: Module, name: str, result: Type, *params: Type) -> Function:
    return module.get_or_declare(PREFIX + name, ir.function_type(result, params))


@dataclass
class _Copies:
    """Copies of the functions that one request reaches."""

    module: Module
    registrations: Registrations
    zero: Value
    request: Constant = field(default_factory=ir.null)
    made: dict[Function, Function] = field(default_factory=dict)
    texts: dict[str, Constant] = field(default_factory=dict)

    def begin(self, function: Function, place: Location | None, output: str) -> Constant:
        """The request's record."""
        first = [ir.null(), ir.null(), self._text(output), self._text(source_name(function))]
        file, line = (place.file, place.line) if place is not None else (None, 0)
        numbers = [ir.int_constant(ir.i64, n) for n in (line, 0, 0)]
        self.request = self._variable("request", ir.aggregate(_REQUEST, [*first, self._text(file), *numbers]))
        return self.request

    def of(self, function: Function) -> Function:
        """The copy of a function."""
        found = self.made.get(function)
        if found is None:
            values: dict[Value, Value] = {}
            name = self.module.unique_name(f"{function.name}.with_assignments")
            found = self.made[function] = clone_function(function, name, values)
            name_like(found, function)
            variables = Variables(function)
            for i in [i for block in function.blocks for i in block.instructions]:
                self._change(variables, i, values)
        return found

    def _change(self, variables: Variables, i: Instruction, values: dict[Value, Value]) -> None:
        copy = values[i]
        assert isinstance(copy, Instruction)
        if isinstance(i, Store) and _is_number(i.value.type):
            variable = variables.at(i.pointer, is_parameter=isinstance(i.value, ir.Argument))
            if variable is not None:
                self._assign(variable, i, copy, values, is_spill=variables.is_spill(i.pointer))
        elif isinstance(i, Load) and _is_number(i.type) and not isinstance(variables.base(i.pointer), Alloca):
            variable = variables.at(i.pointer)
            if variable is not None:
                b = Builder.before(copy)
                b.position_after(copy)
                address = b.ptrtoint(copy.operands[0], ir.i64)
                self._pass(variable, i, copy, b, address, "read")
        elif isinstance(i, Call):
            for index, operand in enumerate(i.operands):
                is_called = index == len(i.operands) - 1
                if isinstance(operand, Function) and operand.has_body and (is_called or i.called_name in FORKS):
                    if operand.name not in self.registrations.opaque:
                        copy.set_operand(index, self.of(operand))

    def _assign(
        self, variable: SourceVariable, i: Store, copy: Instruction, values: dict[Value, Value], *, is_spill: bool
    ) -> None:
        value, b = copy.operands[0], Builder.before(copy)
        address = None if _has_one_name(i.pointer) else b.ptrtoint(copy.operands[1], ir.i64)
        later = [(user, n) for user in value.users for n, o in enumerate(user.operands) if o is value] if (
            is_spill and not isinstance(value, Constant)) else []
        made = self._pass(variable, i, value, b, address, "add", replace=False)
        copy.set_operand(0, made)
        block = copy.parent
        for user, n in later:  # Rust's compiler names values that stay in registers by stores that nobody reads
            if isinstance(user, Instruction) and (
                    _is_after(user, copy) if user.parent is block else _is_of(value, block)):
                user.set_operand(n, made)

    def _pass(
        self, variable: SourceVariable, i: Instruction, value: Value, b: Builder, address: Value | None, kind: str,
        replace: bool = True,
    ) -> Value:
        """A value after it has passed the function of one assignment, which is put in place of it."""
        type = value.type
        function = self._function(variable, i, type, kind, address is not None)
        zero: Value = b.load(ir.f64, self.zero)
        if type is ir.f32:
            zero = b.fptrunc(zero, type)
        users = [(user, n) for user in value.users if replace for n, o in enumerate(user.operands) if o is value]
        made = b.call(function, [value, zero, *([address] if address is not None else [])])
        for user, n in users:
            if user is not made:
                user.set_operand(n, made)
        return made

    def _function(self, variable: SourceVariable, i: Instruction, type: Type, kind: str, has_address: bool) -> Function:
        """The function of one assignment, with its rule."""
        module, record = self.module, self._record(variable, i, type, kind)
        params = (type, type, *([ir.i64] if has_address else []))
        name = module.unique_name("enzyme_cc.assigned")
        made = Function.create(module, name, ir.function_type(type, params), "internal")
        b = Builder(made.add_block("entry"))
        b.ret(made.args[0])
        tape = [ir.i64] if kind == "read" else []
        forward_type = ir.struct_type((ir.i64, type)) if tape else type
        forward = Function.create(module, f"{name}.forward", ir.function_type(forward_type, params), "internal")
        b = Builder(forward.add_block("entry"))
        if tape:
            seen = b.call(_declared(module, "is_start", ir.i64, ir.i64), (forward.args[2],))
            b.ret(b.insert_value(b.insert_value(ir.poison(forward_type), seen, 0), forward.args[0], 1))
        else:
            if has_address:
                b.call(_declared(module, "overwrite", ir.void, ir.i64), (forward.args[2],))
            b.ret(forward.args[0])
        both = ir.struct_type((type, type))
        reverse = Function.create(
            module, f"{name}.reverse", ir.function_type(both, (*params, type, *tape)), "internal")
        b = Builder(reverse.add_block("entry"))
        adjoint = reverse.args[len(params)]
        wide = [a if type is ir.f64 else b.fpext(a, ir.f64) for a in (reverse.args[0], adjoint)]
        self._add(b, reverse, record, wide, kind)
        b.ret(b.insert_value(b.insert_value(ir.poison(both), adjoint, 0), ir.fp_constant(type, 0.0), 1))
        self.registrations.custom[name] = CustomRule(name, augmented=forward.name, reverse=reverse.name)
        return made

    def _add(self, b: Builder, reverse: Function, record: Constant, wide: list[Value], kind: str) -> None:
        if kind == "add":
            b.call(_declared(self.module, "add", ir.void, ir.ptr, ir.f64, ir.f64), (record, *wide))
            return
        then, behind = reverse.add_block("start"), reverse.add_block("behind")
        b.cond_br(b.trunc(reverse.args[-1], ir.i1), then, behind)
        b.position_at_end(then)
        b.call(_declared(self.module, "read", ir.void, ir.ptr, ir.f64, ir.f64, ir.i64),
               (record, *wide, reverse.args[2]))
        b.br(behind)
        b.position_at_end(behind)

    def _record(self, variable: SourceVariable, i: Instruction, type: Type, kind: str) -> Constant:
        place = i.debug_location
        line = variable.line if kind == "read" or place is None or not place.line else place.line
        words = [variable.name, variable.function, variable.file, "double" if type is ir.f64 else "float"]
        numbers = [ir.int_constant(ir.i64, n) for n in (variable.line, line, 0, 0)]
        return self._variable("record", ir.aggregate(_RECORD, [
            ir.null(), self.request, *map(self._text, words), *numbers, *[ir.fp_constant(ir.f64, 0.0)] * 3]))

    def _variable(self, what: str, value: Constant) -> Constant:
        return self.module.add_global(self.module.unique_name(f"enzyme_cc.error.{what}"), value.type, value)

    def _text(self, text: str | None) -> Constant:
        if text is None:
            return ir.null()
        if text not in self.texts:
            data = text.encode("utf-8", "surrogateescape") + b"\0"
            self.texts[text] = self.module.add_global(
                self.module.unique_name("enzyme_cc.error.text"), ir.array_type(ir.i8, len(data)),
                ir.array_of_bytes(data), constant=True)
        return self.texts[text]


def _has_one_name(pointer: Value) -> bool:
    """Whether a stack slot is only read and written under its own name: no pointer reads there as from the start."""
    return isinstance(pointer, Alloca) and all(
        isinstance(user, Load) or (isinstance(user, Store) and user.pointer is pointer and user.value is not pointer)
        for user in pointer.users)


def _is_number(type: Type) -> bool:
    return type is ir.f64 or type is ir.f32


def _is_after(user: Instruction, i: Instruction) -> bool:
    block = i.parent
    assert block is not None
    return block.instructions.index(user) > block.instructions.index(i)


def _is_of(value: Value, block: object) -> bool:
    """Whether a value comes from a block, arguments from the first: what uses it elsewhere comes after the block."""
    if isinstance(value, ir.Argument):
        function = getattr(block, "parent", None)
        return function is not None and function.blocks[0] is block
    return isinstance(value, Instruction) and value.parent is block
