"""Integers that hold an address or the bits of a number where they are handed to a function through a pointer, as the
user data of callbacks that is declared `uintptr_t` is.

What is called through a pointer has the derivative that its type says: an integer has none (SliceContext's
indirect_signature). So where one of the functions that may run makes a number or an address of the argument, its
derivative would be lost.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.ir import Argument, Function, Instruction, Value
from enzyme_cc.ir.opcodes import BITWISE, COPIES, SHIFTS

_BITS_OF_WORD = COPIES | BITWISE | SHIFTS | {"add", "sub", "trunc", "zext"}
_STEPS = COPIES | {"getelementptr", "addrspacecast"}


def refuse_words_in_integers(facts: FunctionFacts) -> None:
    """Give up on a call through a pointer on which a result may depend if an integer among its arguments may be an
    address or a number to one of the functions that it may run."""
    models = facts.engine.models
    for i in facts.function.instructions():
        if isinstance(i, ir.Call) and models.of(i).kind is Kind.INDIRECT and (
            facts.activity.is_useful(i) or not facts.is_constant_instruction(i)
        ):
            _check(facts, models, i)


def _check(facts: FunctionFacts, models: CallModels, call: ir.Call) -> None:
    suspects = [k for k, a in enumerate(call.args) if _may_hold_word(facts, a)]
    for function in models.candidates(call.function_type) if suspects else ():
        for k in suspects:
            made = what_becomes(models, function, k)
            if made is not None:
                facts.engine.refuse(
                    call,
                    "cannot differentiate this call through a pointer: an argument is declared an integer, and "
                    f"'{source_name(function)}', which it may run, makes {made} of it, to which no "
                    "derivative goes",
                    code="number-bits", help=remedy("word in an integer", call),
                )


def _may_hold_word(facts: FunctionFacts, argument: Value) -> bool:
    """Whether nothing shows that an integer is neither an active number's bits nor the address of one."""
    if not argument.type.is_int or argument.type.bits < 32 or argument.is_constant:
        return False
    activity, pending = facts.activity, [argument]
    for value in pending:
        if activity.may_be_active_memory(value):
            return True
        if not isinstance(value, Instruction):
            if isinstance(value, Argument):
                return True
        elif value.opcode in COPIES:
            pending += [o for o in value.operands if o.type is value.type and o not in pending]
        elif isinstance(value, ir.Load):
            if activity.may_be_varied_memory(value.pointer):
                return True
        elif isinstance(value, ir.Call) or value.opcode == "extractvalue" or not facts.is_constant_value(value):
            return True
    return False


def what_becomes(models: CallModels, function: Function, position: int) -> str | None:
    """'a number' or 'an address' if a function, or one that it hands the integer on to, makes that of an argument."""
    assert function.blocks
    pending: list[Value] = [function.args[position]]
    for word in pending:
        for user in word.users:
            if user.opcode == "bitcast" and user.type.scalar.is_fp:
                return "a number"
            if user.opcode == "inttoptr" and _leads_to_numbers(user):
                return "an address"
            if user.opcode in _BITS_OF_WORD and user.type.is_int and user not in pending:
                pending.append(user)
            elif isinstance(user, ir.Call):
                model = models.of(user)
                if model.kind is Kind.DEFINED and model.body is not None and model.body.blocks:
                    pending += [p for p, a in zip(model.body.args, user.args, strict=False)
                                if a is word and p not in pending]
    return None


def _leads_to_numbers(address: Instruction) -> bool:
    """Whether a number is accessed at the address, or more is done with it than to look at integers there."""
    pending = [address]
    for pointer in pending:
        for user in pointer.users:
            if user.opcode in _STEPS and user.type.is_pointer:
                if user not in pending:
                    pending.append(user)
            elif user.opcode == "load":
                if user.type.scalar.is_fp or user.type.is_pointer:
                    return True
            elif user.opcode == "store" or isinstance(user, ir.Call):
                return True
    return False
