"""The net under numbers that travel as bits: what analysis/number_bits.py finds to go where no derivative goes is
refused, with the line, what is done there, and what to do instead."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.bit_outcomes import (
    COMBINED,
    CONVERTED,
    PASSED,
    REINTERPRETED,
    ROUNDED,
    STORED,
    Context,
    UnmovedBits,
)
from enzyme_cc.analysis.number_bits import NumberBits
from enzyme_cc.autodiff.facts.boxed_numbers import refuse_boxed_numbers
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.foreign_distances import refuse_foreign_distances
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.hidden_addresses import refuse_changed_addresses
from enzyme_cc.autodiff.facts.integer_arguments import refuse_words_in_integers
from enzyme_cc.autodiff.interface.refusals import in_library, location_of, reasons
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.diagnostics import Note
from enzyme_cc.ir.debug_info import has_types_of_c, language_of

WHAT = {
    STORED: "cannot differentiate what is stored here{place}: this integer may hold a part of a floating-point number "
    "(some of the bits of a number, or bits made of them, but not the number as it is), and the derivative cannot be "
    "stored with a part",
    CONVERTED: "cannot differentiate this conversion: the integer is made of the bits of a number, so it "
    "changes with the number, but no derivative follows these bits",
    REINTERPRETED: "cannot differentiate the number that is made here: its bits are computed from some of "
    "the bits of another number, and no derivative follows these",
    COMBINED: "cannot differentiate the integer operation '{opcode}' on the bits of a floating-point "
    "number: what it makes is used as a number, but no derivative follows the bits that it is made of",
    PASSED: "cannot differentiate this call: an integer among the arguments may hold a part of a floating-point number "
    "(some of the bits of a number, or bits made of them), and no derivative goes with it to code that is not known",
    ROUNDED: "cannot differentiate the number that is made here: an integer that a number was rounded to "
    "becomes the fraction of a number, and no derivative follows it there",
}

OVERWRITTEN = "cannot differentiate this {kind}: it overwrites a part of a number that carries a derivative"


def refuse_loose_bits(context: SliceContext, facts: FunctionFacts) -> None:
    """Give up where bits of an active number are stored, returned or used without their derivative."""
    if context.options.unchecked:
        return
    refuse_changed_addresses(facts)
    refuse_foreign_distances(facts)
    if context.options.follow_bits:  # float_sinks.py looks after all but these
        refuse_words_in_integers(facts)
        return
    feared = context.feared_numbers.get(facts.function)
    given = facts.types.argument_types if has_types_of_c(facts.function.entry.instructions[0]) else ()
    bits = NumberBits(
        facts.function, facts.types, facts.activity, context.bit_contexts, Context(is_unknown=feared is not None),
        given_types=feared or given,
        is_handed_over=lambda pointer: context.outside.is_seen_behind(pointer, facts.function))
    refuse_boxed_numbers(facts, bits)
    refuse_words_in_integers(facts)
    found = bits.findings
    if found:
        if any(finding.kind == STORED and bits.is_moved_by_guess(finding.bits) for finding in found):
            context.expect_mixed_words()  # moved in memory, they need no type
        finding = min(found, key=_order)
        notes = _origin(facts, finding)
        context.refuse(
            _written(finding), _what(finding), code="number-bits", notes=notes,
            help=remedy("bits in a library", _written(finding)) if in_library(_written(finding)) else
            remedy("bits of a number", _written(finding)),
        )


def _what(finding: UnmovedBits) -> str:
    store = finding.instruction
    if isinstance(store, ir.Store) and finding.bits.is_constant:
        return OVERWRITTEN.format(kind="volatile store" if store.volatile else "store")
    name = _stored_in(store) if isinstance(store, ir.Store) and not in_library(_written(finding)) else ""
    return WHAT[finding.kind].format(opcode=store.opcode, place=f" in '{name}'" if name else "")


def _stored_in(store: ir.Store) -> str:
    """The variable that is stored to, by its name in the source."""
    base = store.pointer
    while isinstance(base, ir.GetElementPtr):
        base = base.operands[0]
    if isinstance(base, ir.GlobalVariable):
        return spoken(base.name, language_of(store))
    return ir.variable_name(base) or ""


def _written(finding: UnmovedBits) -> ir.Instruction:
    """The instruction, or the nearest that made its bits, if only that has a line in the source."""
    pending = [finding.instruction]
    for made in pending:
        if made.debug_location is not None:
            return made
        pending += [o for o in made.operands if isinstance(o, ir.Instruction) and o not in pending]
    return finding.instruction


def _order(finding: UnmovedBits) -> tuple[bool, str, int, int]:
    """Where bits are lost comes before where a number is made of what is left of them; else the first in the source."""
    late = finding.kind in (REINTERPRETED, ROUNDED)
    where = location_of(_written(finding))
    if where is None:
        return late, "~", 0, 0
    return late, where.file or "", where.line or 0, where.column or 0


def _origin(facts: FunctionFacts, finding: UnmovedBits) -> list[Note]:
    """The number whose bits they are."""
    pending: list[ir.Value] = [finding.bits]
    for value in pending:
        if not isinstance(value, ir.Instruction):
            continue
        if value.function is not facts.function:
            return []
        number = value.operands[0] if value.opcode == "bitcast" else value
        if (number.type.is_fp or value.opcode == "load") and not facts.activity.is_constant_value(number):
            where = location_of(value)
            if number.type.is_fp:
                return [Note("the bits are those of this number", where), *reasons(facts, number)]
            name = ir.variable_name(value)
            read = f"'{name}' is read here" if name else "the integer is read here"
            said = Note(f"{read}, from memory where a number with a derivative lies, or may lie", where)
            return [said, *reasons(facts, number)]
        pending += [o for o in value.operands if o not in pending and not o.type.is_label]
    return []
