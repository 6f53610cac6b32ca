"""The pattern of a Jacobian: copies of functions whose tangents are sets of indices.

A set says of a number which inputs it depends on, as the program runs at this place; that of an operation's result is
the union of its operands' (runtime/index_sets.h). What is not known to hand sets on is refused.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import HINT_HOOKS, INACTIVE_HOOKS, Kind, of_symbol
from enzyme_cc.autodiff.interface.operation_copies import OperationCopies, is_followed, is_plain
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.registration import Registrations
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Call, Function, Instruction, Module, Type, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, FLOAT_ARITHMETIC

JOIN, NARROW = "__enzyme_cc_index_sets_join", "__enzyme_cc_index_sets_narrow"
_MOVING = frozenset((
    Kind.DROPPED, Kind.INACTIVE, Kind.ALLOCATE, Kind.REALLOCATE, Kind.FREE, Kind.COPY, Kind.SET))
"""Calls that move numbers, or have nothing to do with them."""


_NAMES = {"x86_fp80": "long double", "fp128": "__float128", "half": "_Float16", "bfloat": "__bf16"}


class IndexCopies(OperationCopies):
    """Copies of functions in which each operation joins the sets of its operands. `wrong`: what cannot be followed."""

    what = "index_set"
    is_derivative = False

    def __init__(self, module: Module, registrations: Registrations) -> None:
        super().__init__(module, registrations.custom)
        self.registrations = registrations
        self.wrong: list[Diagnostic] = []

    def rule(self, name: str, operation: str, type: Type, types: tuple[Type, ...]) -> Function:
        made, operands = self.rule_of(name, type, types)
        b = Builder(made.add_block("entry"))
        joined: Value = ir.zero(ir.f64)
        join = self.module.get_or_declare(JOIN, ir.function_type(ir.f64, (ir.f64, ir.f64)))
        for _, handle in operands:
            if handle is not None:
                wide = b.fpext(handle, ir.f64) if handle.type is ir.f32 else handle
                joined = wide if joined.is_constant else b.call(join, (joined, wide))
        if type is ir.f32:
            joined = b.call(self.module.get_or_declare(NARROW, ir.function_type(ir.f32, (ir.f64,))), (joined,))
        b.ret(joined)
        return made

    def change(self, i: Instruction) -> None:
        if isinstance(i, Call):
            self._change_call(i)
            return
        numbers = [v.type.scalar for v in (i, *i.operands) if v.type.scalar.is_fp]
        if i.opcode in FLOAT_ARITHMETIC or i.opcode in ("fptrunc", "fpext"):
            if not all(map(is_followed, numbers)) or (i.type.is_vector and i.type.scalable):
                type = next(type for type in (*numbers, i.type) if not is_followed(type))
                self._refuse(i, f"an operation on numbers of type {_NAMES.get(str(type), type)}")
                return
        elif i.opcode in ATOMIC_UPDATES and numbers:
            self._refuse(i, "an atomic operation on numbers")
            return
        super().change(i)

    def _change_call(self, call: Call) -> None:
        callee = call.called_function
        if callee is None:
            what = "assembly" if isinstance(call.callee, ir.InlineAsm) else "a call through a pointer"
            self._refuse(call, what)
            return
        name, registrations = callee.name, self.registrations
        if name in registrations.inactive_functions or any(h in name for h in (*INACTIVE_HOOKS, *HINT_HOOKS)):
            return
        if name in registrations.custom:
            self._refuse(call, f"a call of '{spoken(name)}', which has a derivative of its own")
        elif name in registrations.function_like and is_followed(call.type):
            self.replace(call, name, list(call.args), None)
        elif callee.has_body:
            call.set_operand(len(call.operands) - 1, self.of(callee))
        else:
            self._change_library_call(call, callee)

    def _change_library_call(self, call: Call, callee: Function) -> None:
        model = of_symbol(callee)
        if model.kind in _MOVING:
            return
        type, args = call.type, list(call.args)
        if model.kind is Kind.MATH and all(is_plain(arg.type.scalar) for arg in args):
            if type.is_int:
                return  # in steps: no derivative passes
            if is_followed(type):
                self.replace(call, callee.name, args, None)
                return
            if type.is_struct and all(map(is_followed, type.elements)):
                self.replace_parts(call, callee.name, args)
                return
            if is_followed(type.scalar) and model.spelling is not None and model.spelling.lanes and not type.scalable:
                self.replace(call, re.sub(r"\.v\d+(?=[fi]\d+)", ".", callee.name), args, type.count)
                return
        self._refuse(call, f"a call of '{spoken(callee.name)}'")

    def _refuse(self, i: Instruction, what: str) -> None:
        found = error(
            f"the pattern of a sparse derivative cannot be found: {what} does not hand on which inputs a number "
            "depends on", location_of(i), code="sparse-pattern",
            help="write it as operations on numbers, or ask for the dense derivative")
        if found.message not in (other.message for other in self.wrong):
            self.wrong.append(found)
