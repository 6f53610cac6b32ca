"""Checks that a function keeps the rules of the IR, with messages that name the place."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from enzyme_cc.graph.dominators import DominatorTree, dominators
from enzyme_cc.ir import instructions as kinds
from enzyme_cc.ir import types
from enzyme_cc.ir.calls import Call, Invoke
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.exceptions import LandingPad
from enzyme_cc.ir.function import BasicBlock, Function, Instruction, LocalValue, Phi
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.values import Value


def verify_module(module: Module) -> None:
    """Check every function that is parsed; IRError on the first fault."""
    for function in module.functions.values():
        if function.is_parsed:
            verify_function(function)


def verify_function(function: Function) -> None:
    """Check one function: blocks and terminators, phis against predecessors, use lists, operand types,
    and that every use is dominated by its definition. IRError on the first fault."""
    if len(function.args) != len(function.function_type.params):
        raise IRError(
            f"{function.ref()}: {len(function.args)} arguments for the type {function.function_type}"
        )
    for arg, type in zip(function.args, function.function_type.params, strict=True):
        if arg.type is not type:
            raise IRError(f"{function.ref()}: the argument {arg.ref()} is not {type}")
    if not function.has_body:
        return
    _Verifier(function).run()


class _Verifier:
    def __init__(self, function: Function) -> None:
        self.function = function
        self.blocks = function.blocks
        self.position: dict[Instruction, int] = {}

    def fail(self, message: str, at: Value | None = None) -> NoReturn:
        place = f"\n  in: {at}" if at is not None else ""
        raise IRError(f"{self.function.ref()}: {message}{place}")

    def run(self) -> None:
        known = set(self.blocks)
        if len(known) != len(self.blocks):
            self.fail("a block is listed twice")
        for block in self.blocks:
            if block.parent is not self.function:
                self.fail(f"the block {block.ref()} has another parent")
            self._structure(block)
        predecessors = self._predecessors(known)
        if predecessors[self.blocks[0]]:
            self.fail("the entry block has a predecessor")
        self._uses()
        for block in self.blocks:
            expected = predecessors[block]
            for instruction in block.instructions:
                if instruction.is_phi:
                    self._phi(instruction, expected)  # type: ignore[arg-type]  # a Phi
                _check_types(self, instruction)
        self._dominance(dominators(self.blocks[0], lambda block: block.successors))

    def _structure(self, block: BasicBlock) -> None:
        instructions = block.instructions
        if not instructions or not instructions[-1].is_terminator:
            self.fail(f"the block {block.ref()} has no terminator")
        phis_over = False
        for index, instruction in enumerate(instructions):
            if instruction.parent is not block:
                self.fail("an instruction has another parent than its block", instruction)
            if instruction in self.position:
                self.fail("an instruction stands twice", instruction)
            self.position[instruction] = index
            if instruction.is_terminator and index != len(instructions) - 1:
                self.fail("a terminator inside a block", instruction)
            if instruction.is_phi:
                if phis_over:
                    self.fail("a phi after other instructions", instruction)
            else:
                phis_over = True

    def _predecessors(self, known: set[BasicBlock]) -> dict[BasicBlock, Counter[BasicBlock]]:
        """The number of edges from each predecessor, counted at the terminators."""
        found: dict[BasicBlock, Counter[BasicBlock]] = {block: Counter() for block in self.blocks}
        for block in self.blocks:
            terminator = block.instructions[-1]
            for target in terminator.operands:
                if isinstance(target, BasicBlock):
                    if target not in known:
                        self.fail(
                            f"a branch to the block {target.ref()} of no or another function", terminator
                        )
                    found[target][block] += 1
        return found

    def _uses(self) -> None:
        """Operands are in scope, and the users recorded are the real ones."""
        counted: dict[LocalValue, Counter[Instruction]] = {}
        for block in self.blocks:
            for instruction in block.instructions:
                slots = list(instruction.operands)
                if instruction.is_phi:
                    slots += instruction.incoming_blocks  # type: ignore[attr-defined]  # a Phi
                for value in slots:
                    if isinstance(value, LocalValue):
                        counted.setdefault(value, Counter())[instruction] += 1
                        if value.function is not self.function:
                            self.fail(f"an operand is not in this function: {value.ref()}", instruction)
        values: list[LocalValue] = [*self.function.args, *self.blocks, *self.position]
        for value in values:
            recorded = dict(value.users)
            if recorded != dict(counted.get(value, {})):
                self.fail(f"the users of {value.ref()} are recorded wrongly", value)

    def _phi(self, phi: Phi, expected: Counter[BasicBlock]) -> None:
        if len(phi.operands) != len(phi.incoming_blocks):
            self.fail("a phi with unequal numbers of values and blocks", phi)
        entries = Counter(phi.incoming_blocks)
        if entries != expected:
            self.fail(
                "a phi's blocks are not the predecessors: it names "
                f"{sorted(block.ref() for block in entries.elements())}, they are "
                f"{sorted(block.ref() for block in expected.elements())}",
                phi,
            )
        seen: dict[BasicBlock, Value] = {}
        for value, block in phi.incoming:
            if value.type is not phi.type:
                self.fail(f"a phi of {phi.type} takes {value.typed_ref()}", phi)
            if seen.setdefault(block, value) is not value:
                self.fail(f"a phi has two values for the block {block.ref()}", phi)

    def _dominance(self, tree: DominatorTree[BasicBlock]) -> None:
        for block in self.blocks:
            if block not in tree:
                continue  # unreachable: anything may be used there
            for instruction in block.instructions:
                if isinstance(instruction, Phi):
                    for value, source in instruction.incoming:
                        if isinstance(value, Instruction) and source in tree:
                            self._dominates(tree, value, source, len(source.instructions), instruction)
                    continue
                for value in instruction.operands:
                    if isinstance(value, Instruction):
                        self._dominates(tree, value, block, self.position[instruction], instruction)

    def _dominates(
        self,
        tree: DominatorTree[BasicBlock],
        value: Instruction,
        block: BasicBlock,
        index: int,
        user: Instruction,
    ) -> None:
        """A definition comes before a use at an index of a block; an invoke's result exists only on its
        normal edge."""
        home = value.parent
        assert home is not None
        if isinstance(value, Invoke) and home is not block and tree.dominates(home, block):
            normal = value.normal_dest
            reached = tree.dominates(normal, block) and normal.predecessors == [home]
            merged = normal is block or reached or (user.is_phi and home is block)
            if not merged:
                self.fail(f"{value.ref()} does not dominate its use", user)
            return
        if home is block:
            if self.position[value] >= index:
                self.fail(f"{value.ref()} is used before it is defined", user)
        elif home not in tree or not tree.dominates(home, block):
            self.fail(f"{value.ref()} does not dominate its use", user)


def _check_types(verifier: _Verifier, i: Instruction) -> None:
    """Operand types of the kinds whose operands must agree with each other or the function."""
    operands = i.operands
    fail = verifier.fail
    if isinstance(i, kinds.BinaryOp):
        if operands[0].type is not operands[1].type or i.type is not operands[0].type:
            fail(f"operands of different types: {operands[0].type} and {operands[1].type}", i)
        floating = i.opcode[0] == "f"
        if floating != i.type.is_fp or not (floating or i.type.scalar.is_int):
            fail(f"{i.opcode} of {i.type}", i)
    elif isinstance(i, (kinds.ICmp, kinds.FCmp)):
        if operands[0].type is not operands[1].type:
            fail(f"operands of different types: {operands[0].type} and {operands[1].type}", i)
        if isinstance(i, kinds.FCmp) != operands[0].type.is_fp:
            fail(f"{i.opcode} of {operands[0].type}", i)
    elif isinstance(i, kinds.Select):
        if operands[1].type is not operands[2].type or i.type is not operands[1].type:
            fail("select between different types", i)
        if operands[0].type.scalar is not types.i1:
            fail("the condition of a select is no i1", i)
    elif isinstance(i, kinds.Load):
        if not operands[0].type.is_pointer:
            fail("a load from no pointer", i)
    elif isinstance(i, kinds.Store):
        if not operands[1].type.is_pointer:
            fail("a store to no pointer", i)
        if operands[0].type.is_void or operands[0].type.is_label:
            fail(f"a store of {operands[0].type}", i)
    elif isinstance(i, kinds.GetElementPtr):
        if not operands[0].type.scalar.is_pointer or not all(v.type.scalar.is_int for v in operands[1:]):
            fail("getelementptr of other types than a pointer and integers", i)
    elif isinstance(i, Call):
        _check_call(verifier, i)
    elif isinstance(i, kinds.Ret):
        found = operands[0].type if operands else types.void
        if found is not verifier.function.function_type.ret:
            fail(f"returns {found} from a function of {verifier.function.function_type.ret}", i)
    elif isinstance(i, kinds.CondBr):
        if operands[0].type is not types.i1:
            fail("the condition of a branch is no i1", i)
    elif isinstance(i, kinds.Switch):
        if any(case.type is not operands[0].type for case in operands[2::2]):
            fail("a case of another type than the value", i)
    elif isinstance(i, kinds.InsertValue):
        if kinds.element_type(operands[0].type, i.indices) is not operands[1].type:
            fail(f"insertvalue of {operands[1].type} in the wrong place", i)
    elif isinstance(i, kinds.InsertElement):
        if operands[1].type is not i.type.scalar:
            fail(f"insertelement of {operands[1].type} into {i.type}", i)
    elif isinstance(i, kinds.Cast):
        _check_cast(verifier, i)
    elif isinstance(i, kinds.UnaryOp):
        if not i.type.is_fp:
            fail(f"fneg of {i.type}", i)
    elif (
        isinstance(i, LandingPad)
        and i.parent is not None
        and i.parent.instructions[i.parent.first_non_phi] is not i
    ):
        fail("a landing pad is not first in its block", i)
    if i.name is not None and i.type is types.void:
        fail("an instruction without a value has a name", i)


def _check_call(verifier: _Verifier, call: Call) -> None:
    params = call.function_type.params
    if call.arg_count < len(params) or (call.arg_count > len(params) and not call.function_type.vararg):
        verifier.fail(f"{call.arg_count} arguments for {call.function_type}", call)
    for value, type in zip(call.operands, params, strict=False):
        if value.type is not type:
            verifier.fail(f"the argument {value.typed_ref()} is not {type}", call)
    if call.type is not call.function_type.ret:
        verifier.fail(f"a call of type {call.type} through {call.function_type}", call)
    if len(call.arg_attributes) != call.arg_count:
        verifier.fail("attributes for another number of arguments", call)
    if not call.callee.type.is_pointer:
        verifier.fail("a call of no pointer", call)


# opcode -> (source kind, target kind, how the widths compare)
_CAST_RULES = {
    "trunc": ("is_int", "is_int", ">"),
    "zext": ("is_int", "is_int", "<"),
    "sext": ("is_int", "is_int", "<"),
    "fptrunc": ("is_float", "is_float", ">"),
    "fpext": ("is_float", "is_float", "<"),
    "fptoui": ("is_float", "is_int", ""),
    "fptosi": ("is_float", "is_int", ""),
    "uitofp": ("is_int", "is_float", ""),
    "sitofp": ("is_int", "is_float", ""),
    "ptrtoint": ("is_pointer", "is_int", ""),
    "ptrtoaddr": ("is_pointer", "is_int", ""),
    "inttoptr": ("is_int", "is_pointer", ""),
    "addrspacecast": ("is_pointer", "is_pointer", ""),
}


def _check_cast(verifier: _Verifier, cast: kinds.Cast) -> None:
    source, target = cast.operands[0].type, cast.type
    rule = _CAST_RULES.get(cast.opcode)
    if rule is None:  # bitcast
        layout = verifier.function.parent.datalayout
        if source.is_aggregate or target.is_aggregate or layout.bits(source) != layout.bits(target):
            verifier.fail(f"bitcast of {source} to {target}", cast)
        return
    wrong = not getattr(source.scalar, rule[0]) or not getattr(target.scalar, rule[1])
    wrong = wrong or source.is_vector != target.is_vector
    if not wrong and rule[2]:
        wide, narrow = (source, target) if rule[2] == ">" else (target, source)
        wrong = wide.scalar.bits <= narrow.scalar.bits
    if wrong:
        verifier.fail(f"{cast.opcode} of {source} to {target}", cast)
