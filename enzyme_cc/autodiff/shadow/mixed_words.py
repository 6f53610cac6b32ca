"""Words that hold now a pointer, now a double, as those of tagged unions and enumerations: which it is, is decided at
run time by the shadow.

The shadow of a pointer is an address, whose first 16 bits are zero; an adjoint like that is less than 1.4e-309 and
counts as zero. In the forward sweep of reverse mode addresses move and adjoints stay where they are; in the reverse
sweep it is the other way round. What is left of an address in the place of a number gives way. Forward mode moves
tangents as the primal moves the words.

An adjoint that is zero at a point looks like no adjoint, though its own derivative need not be zero: what was made of
such words in reverse mode is not differentiated again. Its functions are marked.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.told_words import may_hold_addresses
from enzyme_cc.autodiff.runtime import parallel
from enzyme_cc.ir import Builder, Value

MARK = '"enzyme_mixed_adjoints"'
"""The attribute of functions that move adjoints of such words."""


def mark(b: Builder) -> None:
    """Mark the function that is built."""
    if MARK not in b.function.attributes:
        b.function.attributes += (MARK,)


def is_address(b: Builder, word: Value) -> Value:
    """i1, or one for each lane: the word, an i64, is an address."""
    zero = ir.int_constant(word.type, 0)
    return b.and_(b.icmp("eq", b.lshr(word, ir.int_constant(word.type, 48)), zero), b.icmp("ne", word, zero))


def as_word(b: Builder, value: Value) -> Value:
    """The bits of a pointer or a double as an i64."""
    if value.type.is_pointer:
        return b.ptrtoint(value, ir.i64)
    return value if value.type is ir.i64 else b.bitcast(value, ir.i64)


def as_type(b: Builder, word: Value, type: ir.Type) -> Value:
    """The bits of an i64 as a pointer or a double."""
    if type.is_pointer:
        return b.inttoptr(word, type)
    return word if type is ir.i64 else b.bitcast(word, type)


def without_number(b: Builder, value: Value) -> Value:
    """The shadow of an inactive value: a pointer is its own, that of a number is zero."""
    word = as_word(b, value)
    return as_type(b, b.select(is_address(b, word), word, ir.int_constant(ir.i64, 0)), value.type)


def address_or_what_was(b: Builder, shadow: Value, place: Value, align: int | None) -> Value:
    """What shadow memory holds after a store, in the forward sweep: an address that came; or the adjoint that was
    there, and no address."""
    word, old = as_word(b, shadow), b.load(ir.i64, place, align=align)
    stays = b.select(is_address(b, old), ir.int_constant(ir.i64, 0), old)
    return as_type(b, b.select(is_address(b, word), word, stays), shadow.type)


def accumulate(
    module: ir.OwningModule, b: Builder, place: Value, d: Value, align: int | None, is_shared: bool
) -> None:
    """The adjoint of a load: shadow memory += d, where the value was a number."""
    mark(b)
    if is_shared:
        b.call(parallel.runtime_function(module, parallel.ADD_TO_MIXED), (place, d))
        return
    old = b.load(ir.i64, place, align=align)
    total = b.select(is_address(b, old), d, b.fadd(b.bitcast(old, ir.f64), d))
    unused = b.fcmp("oeq", d, ir.zero(ir.f64))
    b.store(b.select(unused, old, b.bitcast(total, ir.i64)), place, align=align)


def take(b: Builder, place: Value, align: int | None) -> Value:
    """The adjoint of what a store wrote, which begins anew; an address stays."""
    mark(b)
    word, zero = b.load(ir.i64, place, align=align), ir.int_constant(ir.i64, 0)
    address = is_address(b, word)
    b.store(b.select(address, word, zero), place, align=align)
    return b.bitcast(b.select(address, zero, word), ir.f64)


def number_in(facts: FunctionFacts, b: Builder, d: Value, pointer: Value) -> Value:
    """The adjoint that was read from shadow memory for the primal's `pointer`; an address left there is zero."""
    if d.type.scalar is not ir.f64 or not may_hold_addresses(facts, pointer, facts.engine.layout.store_size(d.type)):
        return d
    word = ir.vector_type(ir.i64, d.type.count) if d.type.is_vector else ir.i64
    return b.select(is_address(b, b.bitcast(d, word)), ir.zero(d.type), d)
