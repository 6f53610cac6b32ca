"""What each instruction makes of contents: the equations of one slice, solved together (solver.py)."""

from __future__ import annotations

from enzyme_cc.analysis.contents import calls
from enzyme_cc.analysis.contents.bits import FREE, Masks, moved_lanes, of_number, ones, transfer, union_of, width_of
from enzyme_cc.analysis.contents.memory import CLEAN, NOTHING, Content, joined
from enzyme_cc.analysis.contents.places import START
from enzyme_cc.analysis.contents.regions import ADDRESS, LOCAL, NOWHERE, Targets
from enzyme_cc.analysis.contents.values import SAME_BITS, Values
from enzyme_cc.analysis.known_bits import zero_bits
from enzyme_cc.ir import (
    Call,
    ConstantInt,
    Instruction,
    Value,
)
from enzyme_cc.ir.opcodes import (
    BITWISE,
    CALLS,
    COMPARISONS,
    FLOAT_ARITHMETIC,
    FLOAT_TO_INTEGER,
    INTEGER_ARITHMETIC,
    INTEGER_CASTS,
    INTEGER_TO_FLOAT,
    MOVED_BITS,
    SCALED_BITS,
    SHIFTS,
)

_NOTHING_MADE = frozenset("br switch ret unreachable fence resume indirectbr store".split())
_OF_ADDRESSES = BITWISE | SHIFTS | INTEGER_CASTS | {"add", "sub"}
_COMPUTED = INTEGER_ARITHMETIC | BITWISE | SHIFTS | INTEGER_CASTS


class SliceContents(Values):
    """What the values and the memory of a slice contain."""

    def visit(self, i: Instruction) -> None:
        opcode = i.opcode
        if opcode == "store":
            self._store(i)
        elif opcode == "ret":
            if i.operands and i.function is not None:
                self.solver.grow(("result", i.function), self.read(i.operands[0]))
        elif opcode in CALLS:
            assert isinstance(i, Call)
            calls.visit(self, i)
        elif opcode not in _NOTHING_MADE:
            made = self._made(i)
            if made is not NOTHING:
                self.make(i, made)

    def _made(self, i: Instruction) -> Content:
        opcode, operands = i.opcode, i.operands
        if opcode in COMPARISONS:
            return CLEAN
        if opcode == "load":
            return self.loaded(i, operands[0], i.type)
        if opcode == "getelementptr":
            return self.stepped(i)
        if opcode in ("phi", "freeze"):
            return self.any_of(operands)
        if opcode == "select":
            return self.any_of(operands[1:])
        if opcode == "alloca":
            return Content(Targets({self.memory.object(LOCAL, i): START}), clean=True)
        if opcode in SAME_BITS:
            return self._recast(i, operands[0])
        if opcode in FLOAT_ARITHMETIC or opcode in ("fptrunc", "fpext"):
            return self.computed(i.type, operands)
        if opcode in INTEGER_TO_FLOAT:
            return CLEAN  # a number that no derivative reaches: whether bits were in it is asked of float_sinks.py
        if opcode in FLOAT_TO_INTEGER:
            active = self.read(operands[0]).numbers is not FREE
            return Content(left=Masks(0, 0, ones(width_of(i.type)))) if active else CLEAN
        if opcode in _COMPUTED:
            return self._of_integers(i)
        if opcode in ("extractelement", "insertelement", "shufflevector"):
            return self._lanes(i)
        if opcode in ("extractvalue", "insertvalue"):
            return self._member(i)
        if opcode == "atomicrmw" or opcode == "cmpxchg":
            return self._updated(i)
        return CLEAN

    def _recast(self, i: Instruction, operand: Value) -> Content:
        content = self.read(operand)
        if operand.type.is_fp or not i.type.is_fp:
            return content
        active = content.numbers is not FREE or content.raw
        numbers = of_number(i.type) if active else FREE
        return Content(content.targets, numbers, content.left, content.clean, False, content.raw_left)

    def _of_integers(self, i: Instruction) -> Content:
        states = {o: self.read(o) for o in i.operands}
        targets = self._led_to(i, states) if i.type.scalar.bits >= 8 * ADDRESS else NOWHERE
        numbers = left = FREE
        if any(s.numbers is not FREE for s in states.values()):
            numbers = _known(transfer(i, lambda o: states[o].numbers))
        if any(s.left is not FREE for s in states.values()):
            left = _known(transfer(i, lambda o: states[o].left))
        raw, raw_left = any(s.raw for s in states.values()), any(s.raw_left for s in states.values())
        if (numbers is not FREE or raw) and not self._has_derivative(i, states):
            left, numbers, raw, raw_left = left.union(numbers), FREE, False, raw or raw_left
        handed = any(s.handed for s in states.values())
        return Content(targets, numbers, left, all(s.clean for s in states.values()), raw, raw_left, handed)

    def _led_to(self, i: Instruction, states: dict[Value, Content]) -> Targets:
        """Where an integer leads that is computed from addresses: what multiplies and divides them does not, nor does
        the distance of two."""
        if i.opcode not in _OF_ADDRESSES:
            return NOWHERE
        first, second = states[i.operands[0]].targets, states[i.operands[-1]].targets
        if i.opcode in INTEGER_CASTS:
            return first
        if i.opcode == "sub":
            second = NOWHERE if not first else second
            if second:
                return NOWHERE
        if i.opcode in ("add", "sub") and isinstance(i.operands[1], ConstantInt):
            distance = i.operands[1].value
            return first.further(distance if i.opcode == "add" else -distance, 0)
        return first.joined(second).further(0, 1)

    def _has_derivative(self, i: Instruction, states: dict[Value, Content]) -> bool:
        """Whether an operation moves or scales the derivative of the numbers that it is given, as far as its operands
        tell; what they hold decides the rest (autodiff/facts/bit_patterns.py)."""
        if i.opcode not in MOVED_BITS and i.opcode not in SCALED_BITS:
            return False
        if i.opcode not in ("add", "sub", "xor"):
            return True
        first, second = i.operands
        whole = ones(width_of(i.type))
        if states[first].numbers is not FREE and states[second].numbers is not FREE:
            # The bits of two numbers are no number's, unless they lie side by side.
            return i.opcode != "sub" and not ~zero_bits(first) & ~zero_bits(second) & whole
        if i.opcode == "xor":
            other = second if states[first].numbers is not FREE else first
            signs = sum(1 << n for n in range(15, width_of(i.type), 16))
            return other.is_constant or not ~zero_bits(other) & whole & ~signs
        return True

    def _lanes(self, i: Instruction) -> Content:
        states = {o: self.read(o) for o in i.operands}
        found = self.any_of(i.operands if i.opcode == "shufflevector" else i.operands[:-1])
        if found.numbers is FREE and found.left is FREE:
            return found
        if i.type.is_fp:
            return found._replace(numbers=of_number(i.type) if found.numbers is not FREE else FREE)
        width = self.layout.bits(i.type.scalar)
        return found._replace(
            numbers=_known(moved_lanes(i, lambda o: states[o].numbers, width)),
            left=_known(moved_lanes(i, lambda o: states[o].left, width)))

    def _member(self, i: Instruction) -> Content:
        layout = self.layout
        offset, type = layout.part(i.operands[0].type, i.indices)  # type: ignore[attr-defined]  # of aggregates
        width = 8 * layout.store_size(type)
        aggregate = self.read(i.operands[0])
        if i.opcode == "extractvalue":
            found = aggregate.shifted(-offset, width)
            if type.is_fp and found.raw:
                found = found._replace(numbers=of_number(type), raw=False)
            return found
        member = self.read(i.operands[1]).shifted(offset, 8 * (offset + layout.store_size(type)))
        hole = ~(ones(width) << 8 * offset)
        rest = aggregate._replace(
            numbers=_known(aggregate.numbers.within(hole)), left=_known(aggregate.left.within(hole)))
        return joined(rest, member)

    def _store(self, i: Instruction) -> None:
        value, pointer = i.operands
        content = self.read(value)
        for target, where in self.led_to(pointer):
            self.memory.write(target, self.written(i, target, where, value.type), content)

    def _updated(self, i: Instruction) -> Content:
        """Atomic operations."""
        pointer, value = i.operands[0], i.operands[-1]
        found = self.loaded(i, pointer, value.type)
        given = self.read(value)
        if getattr(i, "operation", "xchg") != "xchg" and (found.bits.touched or given.bits.touched):
            if value.type.is_fp:
                given = joined(given, found)
            else:
                bits = union_of((found.bits, given.bits)).anywhere(width_of(value.type))
                given = Content(NOWHERE, FREE, bits, True)
        for target, where in self.led_to(pointer):
            self.memory.write(target, self.written(i, target, where, value.type), given)
        return found


def _known(bits: Masks) -> Masks:
    return bits if bits.touched else FREE
