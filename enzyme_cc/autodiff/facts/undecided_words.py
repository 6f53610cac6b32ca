"""Words of which nothing says whether they are numbers or addresses: refused, unless they can be moved in memory.

Where one is found, the walk over the calls (call_walk.py) has such words moved in memory, where their shadows show what
they are (prepare/moves_in_memory.py), and looks again; what is refused then stays refused.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.type_facts import POINTER, STRIDED
from enzyme_cc.analysis.value_copies import copies_of, is_stored
from enzyme_cc.autodiff.facts import copied_memory
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.hidden_addresses import reaches_numbers
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.facts.told_words import is_declared_address
from enzyme_cc.autodiff.interface.refusals import hidden_address, number_or_pointer
from enzyme_cc.autodiff.interface.signature import Mode
from enzyme_cc.ir import Value
from enzyme_cc.ir.opcodes import COPIES

_OF_POINTERS = COPIES | {"insertvalue"}
_OF_LANES = COPIES | {"bitcast", "shufflevector", "insertelement", "extractelement"}


def refuse_undecided_words(shadowing: Shadowing) -> None:
    """Give up where a derivative would have to be moved, or an address followed, and nothing says which it is."""
    facts = shadowing.facts
    backwards = shadowing.signature.mode is not Mode.FORWARD
    for block in facts.order:
        for i in block.instructions:
            if isinstance(i, ir.Call):
                _check_copy(shadowing, i)
            if i.type.is_void or i.type.is_token or facts.is_constant_value(i):
                continue
            facts.adjoint_type(i)
            if isinstance(i, ir.Load):
                _check_moved_vector(facts, i)
                if backwards and block in facts.returning:
                    _check_moved_pointer(facts, i)
            elif (i.opcode == "inttoptr" or i.type.is_int) and shadowing.is_repeated(i):
                if not any(shadowing.has_shadow(o, i) for _, o in shadowing.repeated_operands(i)):
                    if reaches_numbers(facts, i):
                        facts.engine.expect_mixed_words()
                        facts.engine.fail(hidden_address(facts, i))


def _check_copy(shadowing: Shadowing, call: ir.Call) -> None:
    callee = shadowing.facts.engine.models.of(call)
    if callee.kind in (Kind.COPY, Kind.SET):
        if shadowing.signature.mode is not Mode.FORWARD:
            copied_memory.moved_pieces(shadowing.facts, call, callee)
    elif callee.kind is Kind.REALLOCATE:
        copied_memory.check_reallocated(shadowing.facts, call)


def _check_moved_pointer(facts: FunctionFacts, load: ir.Load) -> None:
    if load.type.is_pointer and not facts.is_mixed(load) and (
        facts.types.mixed.behind(load.pointer, 8) and _only_moves(load)
    ):
        facts.engine.expect_mixed_words()
        if not is_declared_address(load, facts.engine.module):
            facts.engine.fail(number_or_pointer(facts, load))


def _check_moved_vector(facts: FunctionFacts, load: ir.Load) -> None:
    """Where a vector of doubles is stored again that holds an address, which only moves as an integer or a pointer."""
    if load.type.is_vector and load.type.scalar is ir.f64 and any(map(is_stored, copies_of(load, _OF_LANES))):
        there = facts.types.of(load.pointer).data0()
        if there.words_of(POINTER, facts.engine.layout.store_size(load.type), STRIDED):
            facts.engine.fail(number_or_pointer(facts, load))


def _only_moves(load: ir.Load) -> bool:
    """Whether what is loaded is stored again, and used for nothing else: then it may be a number in the guise of a
    pointer, as LLVM copies an enumeration."""
    copies = copies_of(load, _OF_POINTERS)
    users = [(user, copy) for copy in copies for user in copy.users]
    return any(_is_moved(user, copy) for user, copy in users) and all(
        _is_moved(user, copy) or user.opcode == "icmp" or user.opcode in _OF_POINTERS for user, copy in users)


def _is_moved(user: ir.Instruction, value: Value) -> bool:
    return user.opcode == "ret" or (isinstance(user, ir.Store) and user.value is value)
