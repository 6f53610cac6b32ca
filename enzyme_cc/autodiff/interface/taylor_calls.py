"""`__enzyme_taylor(f, order, enzyme_dup, x, coefficients, ...)`: f along a curve, to any order.

Each argument that varies is a truncated series x(t) = x_0 + x_1 t + ... + x_order t^order, of which the argument itself
is x_0. Behind it stands the address of `order` values of its own type: of a number, its coefficients; of a pointer, its
shadows, each laid out as what the pointer leads to. With `enzyme_dupv, bytes` the coefficients of what a pointer leads
to lie in blocks instead, each so many bytes behind the one before, and their first address is given. The result is the
series of f's, `order + 1` numbers, f's value first.

The call becomes one of `__enzyme_fwddiff` with a lane for each coefficient, and a marker that says what the lanes are.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import FORWARD, MOST_LANES, TAYLOR, function_position, hook_calls
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.markers import ACTIVITY_MARKERS, COEFFICIENTS, FLAG_MARKERS, marker_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.shadow_kinds import WORDS, kind_behind
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.autodiff.interface.structures import SourceParameter, given, parameters
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Function, Module, Value
from enzyme_cc.ir.invokes import call_instead

_NO_RESULT = ("enzyme_noret", "enzyme_const_return")
_FLAGS = (*_NO_RESULT, "enzyme_primal_return", "enzyme_dup_return", "enzyme_runtime_activity")
_STRIDED = ("enzyme_dupv", "enzyme_dupnoneedv")
_KINDS = ("half", "float", "double", "x86_fp80", "fp128")


class _Wrong(Exception):
    """A call that makes no sense: what is wrong with it, and what to do."""

    def __init__(self, message: str, help: str = "") -> None:
        super().__init__(message)
        self.help = help


def expand_taylor_calls(module: Module) -> list[Diagnostic]:
    """Put requests in place of calls of the hook. What is wrong with them."""
    wrong: list[Diagnostic] = []
    for call, hook in hook_calls(module):
        if hook != TAYLOR:
            continue
        try:
            _Rewriting(module, call_instead(call) if isinstance(call, ir.Invoke) else call).run()
        except _Wrong as problem:
            wrong.append(error(str(problem), location_of(call), code="taylor", help=problem.help))
    return wrong


class _Rewriting:
    """One call."""

    def __init__(self, module: Module, call: ir.Call) -> None:
        self.module, self.call = module, call
        self.b = Builder.before(call)
        self.args: list[Value] = []
        self.attributes: list[tuple[str, ...]] = []
        position = function_position(call)
        function = resolved(call.args[position]) if call.arg_count > position else None
        if not isinstance(function, Function):
            raise _Wrong(f"'{TAYLOR}' needs the function as its first argument, known at compile time")
        order = resolved(call.args[position + 1]) if call.arg_count > position + 1 else None
        if not isinstance(order, ir.ConstantInt) or not 0 < order.value <= MOST_LANES:
            raise _Wrong(f"the order, the second argument of '{TAYLOR}', must be a positive constant, at most "
                         f"{MOST_LANES}", "give it as a number, and all coefficients that may be wanted")
        self.function, self.order = function, order.value
        self.position = position + 2
        for number in range(position + 1):
            self._keep(call.args[number], number)

    def run(self) -> None:
        """Put the request in the call's place."""
        call = self.call
        self._add(self._marker("enzyme_width"), ir.int_constant(ir.i32, self.order), self._marker(COEFFICIENTS))
        markers = {marker_of(arg) for arg in call.args[self.position:]}
        if markers.isdisjoint(_NO_RESULT):
            self._add(self._marker("enzyme_primal_return"))
        remaining = iter(parameters(self.function))
        pending: str | None = None
        while self.position < call.arg_count:
            arg = call.args[self.position]
            marker = marker_of(arg)
            if marker is None:
                self._argument(self._next(remaining), pending)
                pending = None
                continue
            if marker in ACTIVITY_MARKERS and marker != "enzyme_out":
                pending = marker
            elif marker not in _FLAGS:
                raise _Wrong(f"the marker '{marker}' is not supported with '{TAYLOR}'")
            if marker in FLAG_MARKERS and marker != "enzyme_primal_return":
                self._add(arg)
            self.position += 1
        missing = next(remaining, None)
        if missing is not None:
            raise self._count(f"nothing is given for parameter {missing.number}{missing.named}")
        name = f"{FORWARD}_for_{(call.called_name or '').replace('__enzyme_', '')}"
        fixed = [arg.type for arg in self.args[:function_position(call) + 1]]  # sret is no attribute of further ones
        type = ir.function_type(call.type, fixed, vararg=True)
        made = self.b.call(
            self.module.get_or_declare(name, type), self.args, type, arg_attributes=self.attributes)
        if call.users:
            call.replace_all_uses_with(made)
        call.remove()

    def _argument(self, parameter: SourceParameter, marker: str | None) -> None:
        """One argument and its coefficients."""
        call, start = self.call, self.position
        by_value = parameter.structure is None and not parameter.type.is_pointer
        if marker is None:
            varies = parameter.structure is not None or parameter.type.is_pointer or parameter.type.scalar.is_fp
        else:
            varies = ACTIVITY_MARKERS[marker] is not Activity.CONST
        if not varies:
            if marker is not None:
                self._add(self._marker(marker))
            copies: dict[Value, ir.Type] = {}
            size = given(list(call.args), start, parameter, copies, self.module.datalayout)[1]
            for number in range(start, start + max(size, 1)):
                self._keep(call.args[number], number)
            self.position = start + max(size, 1)
            return
        if parameter.structure is not None or (by_value and not parameter.type.is_float):
            raise _Wrong(f"parameter {parameter.number}{parameter.named} of '{source_name(self.function)}' is passed "
                         f"by value and is no number: '{TAYLOR}' follows numbers and what pointers lead to",
                         "have the function take its address, or mark it with enzyme_const")
        stride = self._take(parameter, "the bytes between its coefficients") if marker in _STRIDED else None
        primal = self._take(parameter, "its value")
        address = self._take(parameter, "the address of its coefficients")
        if not address.type.is_pointer or (stride is not None and not stride.type.is_int):
            raise _Wrong(f"behind parameter {parameter.number}{parameter.named} stands the address of its {self.order} "
                         "coefficients" + ("" if stride is None else ", and the bytes between them before it"))
        self._check_kind(parameter, address, stride)
        if stride is not None and not by_value:
            self._add(self._marker(marker or "enzyme_dupv"), stride, primal, address)
            return
        self._add(self._marker(marker if marker in ("enzyme_dup", "enzyme_dupnoneed") else "enzyme_dup"), primal)
        for k in range(self.order):
            at = ir.int_constant(ir.i64, k)
            if stride is None:
                place = self.b.gep(parameter.type, address, (at,))
            else:
                place = self.b.gep(ir.i8, address, (self.b.mul(self.b.sext(stride, ir.i64), at),))
            self._add(self.b.load(parameter.type, place))

    def _check_kind(self, parameter: SourceParameter, address: Value, stride: Value | None) -> None:
        """Refuse numbers of another kind, and numbers where shadows are to stand."""
        kind, type = kind_behind(address), parameter.type
        if kind not in _KINDS:
            return
        if type.is_pointer and stride is None:
            raise _Wrong(
                f"behind parameter {parameter.number}{parameter.named}, a pointer, stands the address of {self.order} "
                "shadows, and not of numbers",
                "give numbers that lie in one block for each coefficient with enzyme_dupv and the bytes of a block")
        if type.is_float and kind != type.kind:
            raise _Wrong(f"the coefficients of parameter {parameter.number}{parameter.named} are of type "
                         f"{WORDS.get(kind, kind)}, and the parameter is of type {WORDS.get(type.kind, type.kind)}")

    # ---- arguments of the request

    def _next(self, remaining: Iterator[SourceParameter]) -> SourceParameter:
        parameter = next(remaining, None)
        if parameter is None:
            raise self._count("there are more arguments than parameters")
        return parameter

    def _take(self, parameter: SourceParameter, what: str) -> Value:
        """The next argument."""
        if self.position >= self.call.arg_count or marker_of(self.call.args[self.position]) is not None:
            raise self._count(f"{what} is missing of parameter {parameter.number}{parameter.named}")
        self.position += 1
        return self.call.args[self.position - 1]

    def _count(self, why: str) -> _Wrong:
        number = len(parameters(self.function))
        return _Wrong(f"wrong number of arguments to '{TAYLOR}': {why}",
                      f"'{source_name(self.function)}' takes {number} parameter{'' if number == 1 else 's'}; behind "
                      "each that varies stands the address of its coefficients")

    def _marker(self, name: str) -> Value:
        found = self.module.globals.get(name)
        return found if found is not None else self.module.add_global(name, ir.i32, None, linkage="external")

    def _add(self, *values: Value) -> None:
        self.args += values
        self.attributes += [()] * len(values)

    def _keep(self, value: Value, number: int) -> None:
        """An argument of the call as it is."""
        self.args.append(value)
        attributes = self.call.arg_attributes
        self.attributes.append(attributes[number] if number < len(attributes) else ())
