"""Integers that hold an address or the bits of a number where they are handed to a function through a pointer, as the
user data of callbacks that is declared `uintptr_t` is.

What is called through a pointer has the derivative that its type says: an integer has none (SliceContext's
indirect_signature). So where one of the functions that may run makes a number or an address of the argument, its
derivative would be lost.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModels, Kind, callee_of
from enzyme_cc.analysis.declared_types import hidden_type
from enzyme_cc.analysis.value_copies import copies_of
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.ir import Argument, Function, Instruction, Value
from enzyme_cc.ir.debug_info import has_types_of_c
from enzyme_cc.ir.opcodes import BITWISE, COPIES, SHIFTS

LEAST_WORD = 32
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
                    f"'{source_name(function)}', which it may run, {made}, to which no derivative goes",
                    code="number-bits", help=remedy("word in an integer", call),
                )


def _may_hold_word(facts: FunctionFacts, argument: Value) -> bool:
    """Whether nothing shows that an integer is neither an active number's bits nor the address of one."""
    if not argument.type.is_int or argument.type.bits < LEAST_WORD or argument.is_constant:
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
    """What a function does if it, or one that it hands the integer on to, makes a number or an address of an argument;
    or if it keeps it in memory, and that is made of such words."""
    assert function.blocks
    made, kept = _made_of(models, function.args[position])
    if made is not None:
        return f"makes {made} of it"
    places = {_place(store) for store in kept} - {None}
    for other in function.parent.functions.values() if places else ():
        for i in other.instructions() if other.has_body else ():
            if isinstance(i, ir.Load) and i.type.is_int and i.type.bits >= LEAST_WORD and _place(i) in places:
                made, _ = _made_of(models, i)
                if made is not None:
                    return f"keeps it in memory, and '{source_name(other)}' makes {made} of such a word"
    return None


def _made_of(models: CallModels, word: Value) -> tuple[str | None, list[ir.Store]]:
    """'a number' or 'an address' if that is made of an integer, where it is or where it is handed on to; and where it
    is stored."""
    pending = [word]
    kept: list[ir.Store] = []
    for each in pending:
        for user in each.users:
            if user.opcode == "bitcast" and user.type.scalar.is_fp:
                return "a number", kept
            if user.opcode == "inttoptr" and _leads_to_numbers(user):
                return "an address", kept
            news: Iterable[Value] = ()
            if user.opcode in _BITS_OF_WORD and user.type.is_int:
                news = (user,)
            elif isinstance(user, ir.Store) and user.value is each:
                kept.append(user)
            elif isinstance(user, ir.Call):
                model = models.of(user)
                if model.kind is Kind.DEFINED and model.body is not None and model.body.blocks:
                    news = [p for p, a in zip(model.body.args, user.args, strict=False) if a is each]
            elif user.opcode == "ret" and user.function is not None:
                news = _calls_of(models, user.function)
            pending += [value for value in news if value not in pending]
    return None, kept


def _calls_of(models: CallModels, function: Function) -> list[ir.Call]:
    """The calls in the module that may run a function."""
    is_pointed_to = function in models.candidates(function.function_type)
    return [
        i for caller in function.parent.functions.values() if caller.has_body for i in caller.instructions()
        if isinstance(i, ir.Call) and (
            callee_of(i) is function
            or (is_pointed_to and callee_of(i) is None and i.function_type is function.function_type))
    ]


def _place(access: ir.Load | ir.Store) -> str | None:
    """What the source says of the place of an access; all is one place in C without tags (`-fno-strict-aliasing`). None
    in a language that has none."""
    tag = access.metadata.get("tbaa", hidden_type(access))
    return str(tag) if tag is not None or has_types_of_c(access) else None


def _leads_to_numbers(address: Instruction) -> bool:
    """Whether a number is accessed at the address, or more is done with it than to look at integers there."""
    return any(
        (user.opcode == "load" and (user.type.scalar.is_fp or user.type.is_pointer))
        or user.opcode == "store" or isinstance(user, ir.Call)
        for pointer in copies_of(address, _STEPS) for user in pointer.users)
