"""Bits of numbers in integers: what is said holds of every run, and more in an operand is never less in a result."""

from __future__ import annotations

import itertools
import math
import re
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from integer_running import (
    ARITHMETIC,
    CASTS,
    DIVISIONS,
    FUNNELS,
    INDEX,
    INTRINSICS,
    LANES,
    SHIFTS,
    called,
    chains,
    functions,
    intrinsic_of,
    operated,
    run,
    unpacked,
)

from enzyme_cc import ir
from enzyme_cc.analysis.contents.bits import (
    FREE,
    Masks,
    moved_lanes,
    of_intrinsic,
    of_number,
    ones,
    transfer,
    union_of,
    width_of,
)

OPERATIONS = (*ARITHMETIC, *SHIFTS, *DIVISIONS, *CASTS, *LANES, *INTRINSICS)
MOVING = ("and", "or", "xor", *SHIFTS, *CASTS, *LANES, "bswap", "bitreverse", "fshl", "fshr")


def fitted(mask: int, type: ir.Type) -> int:
    return mask & ones(width_of(type))


masks = st.sampled_from([0, 0, -1, 1, 1 << 31, ones(23), ones(52), 0x7FF << 52, 1 << 63]) | st.integers(0, ones(64)) | (
    st.tuples(st.integers(0, 255), st.integers(0, 64)).map(lambda place: ones(place[1]) << place[0]))
states = st.builds(Masks, masks, masks, masks)
words = st.integers(0, ones(256)) | st.sampled_from([0, ones(256), 1])
several_states, several_words = (st.tuples(*[each] * 3) for each in (states, words))


def made(i: ir.Instruction, of) -> Masks:
    """What is said of an instruction's result."""
    if isinstance(i, ir.Call):
        return of_intrinsic(i.called_name, i.type, list(i.args), of)
    if i.opcode in LANES:
        return moved_lanes(i, of, i.type.scalar.bits)
    return transfer(i, of)


def said(function: ir.Function, given: tuple[Masks, ...]) -> dict[ir.Value, Masks]:
    """What is said of all values of a function whose arguments are made of such bits."""
    found = {arg: state.within(ones(width_of(arg.type))) for arg, state in zip(function.args, given, strict=False)}
    for arg in function.args:
        if arg.name == INDEX:  # which lane it is, is control flow
            found[arg] = FREE
    for i in function.instructions():
        if not i.type.is_void:
            found[i] = made(i, lambda value: found.get(value, FREE))
    return found


def changed(function: ir.Function, words: tuple[int, ...], flips: list[int]) -> dict[ir.Value, int] | None:
    """The bits of all values that another choice of bits of the arguments changes."""
    first = [fitted(word, arg.type) for arg, word in zip(function.args, words, strict=False)]
    one = run(function, first)
    other = run(function, [word ^ flip for word, flip in zip(first, flips, strict=True)])
    return None if one is None or other is None else {value: one[value] ^ other[value] for value in one}


def below(a: Masks, b: Masks) -> bool:
    return all(x & ~y == 0 for x, y in zip(a, b, strict=True))


# ---- properties of all operations


@settings(derandomize=True, max_examples=500, deadline=None)
@given(functions(OPERATIONS), several_states, several_words, several_words)
def test_what_changes_with_bits_of_numbers_is_said_to_be_made_of_them(function, given, words, choice) -> None:
    """Each class by itself: loose bits change what is loose, or counts them in steps; the others their own class."""
    found = said(function, given)
    for kind in ("loose", "coarse", "rounded", "touched"):
        flips = [getattr(found[arg], kind) & word for arg, word in zip(function.args, choice, strict=False)]
        differences = changed(function, words, flips)
        for value, difference in (differences or {}).items():
            state = found[value]
            allowed = state.loose | state.coarse if kind == "loose" else getattr(state, kind)
            assert difference & ~allowed == 0, f"{function}{value}: {state}, {kind} bits change {difference:#x}"


@settings(derandomize=True, max_examples=250, deadline=None)
@given(functions(MOVING), several_states, several_words, several_words)
def test_what_only_moves_bits_makes_no_steps_of_loose_ones(function, given, words, choice) -> None:
    found = said(function, given)
    flips = [found[arg].loose & word for arg, word in zip(function.args, choice, strict=False)]
    for value, difference in (changed(function, words, flips) or {}).items():
        assert difference & ~found[value].loose == 0, f"{function}{value}: {found[value]}"


@settings(derandomize=True, max_examples=150, deadline=None)
@given(chains(), states, words)
def test_of_what_is_moved_no_more_is_said_than_is_so(function, state, word) -> None:
    given = state.within(ones(width_of(function.args[0].type)))
    found = said(function, (given,))
    for kind, mask in zip(Masks._fields, given, strict=True):
        dependent = dict.fromkeys(found, 0)
        for flip in (1 << n for n in range(mask.bit_length()) if mask >> n & 1):
            for value, difference in changed(function, (word,), [flip]).items():
                dependent[value] |= difference
        assert {value: getattr(state, kind) for value, state in found.items()} == dependent, str(function)


@settings(derandomize=True, max_examples=500, deadline=None)
@given(functions(OPERATIONS), several_states, several_states)
def test_more_bits_of_operands_never_make_fewer_of_the_result(function, given, more) -> None:
    fewer, found = said(function, given), said(function, tuple(map(Masks.union, given, more)))
    for value, state in fewer.items():
        assert below(state, found[value]), f"{function}{value}: {state}, then {found[value]}"


@settings(derandomize=True, max_examples=200, deadline=None)
@given(functions(OPERATIONS, 4), several_states)
def test_no_bits_of_numbers_come_of_nothing_and_none_lie_outside_of_the_word(function, given) -> None:
    assert not any(state.touched for state in said(function, (FREE,) * 3).values())
    for value, state in said(function, given).items():
        assert state.touched >> width_of(value.type) == 0


CALLS = {
    **{name: "(i4 %a, i4 %b)" for name in ("uadd.sat", "usub.sat", "sadd.sat", "ssub.sat")},
    **{name: "(i4 %a, i4 %b, i4 %b)" for name in FUNNELS},
    **{name: "(i4 %a, i1 false)" for name in ("ctlz", "cttz", "abs")}, "ctpop": "(i4 %a)", "bitreverse": "(i4 %a)",
}


@pytest.mark.parametrize("operation", (*ARITHMETIC, *SHIFTS, *DIVISIONS, *CALLS))
def test_each_bit_of_each_operand_is_in_all_that_it_changes(operation: str) -> None:
    """Of short words: all of them, and every bit by itself."""
    line = f"{operation} i4 %a, %b"
    declared = ""
    if operation in CALLS:
        line = f"call i4 @llvm.{operation}.i4{CALLS[operation]}"
        declared = f"declare i4 @llvm.{operation}.i4({re.sub(r' [%f][a-z]+', '', CALLS[operation][1:])}"
    text = f"define void @f(i4 %a, i4 %b) {{\n  %r = {line}\n  ret void\n}}\n{declared}\n"
    function = ir.parse_module(text).functions["f"]
    pairs = list(itertools.product(range(16), repeat=2))
    results = {pair: values[i] for pair in pairs if (values := run(function, pair)) for i in list(values)[-1:]}
    assert len(results) > 50
    for operand, bit in itertools.product(range(2), range(4)):
        flips = (1 << bit, 0) if operand == 0 else (0, 1 << bit)
        changes = 0
        for (a, b), result in results.items():
            changes |= result ^ results.get((a ^ flips[0], b ^ flips[1]), result)
        for kind in range(3):
            given = [Masks(*(flip if n == kind else 0 for n in range(3))) for flip in flips]
            found = list(said(function, tuple(given)).values())[-1]
            allowed = found[kind] | (found.coarse if kind == 0 else 0)
            assert changes & ~allowed == 0, f"bit {bit} of operand {operand} changes {changes:#x}, not {found}"


# ---- choices: which operand it is, is control flow


@settings(derandomize=True, max_examples=100, deadline=None)
@given(st.sampled_from(("umax", "umin", "smax", "smin")), several_states, several_words, several_words)
def test_the_larger_and_the_smaller_are_made_of_either(name: str, given, words, choice) -> None:
    function = ir.parse_module(f"""define void @f(<3 x i16> %a, <3 x i16> %b) {{
  %r = call <3 x i16> @llvm.{name}.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret void
}}
declare <3 x i16> @llvm.{name}.v3i16(<3 x i16>, <3 x i16>)
""").functions["f"]
    found = said(function, given)
    first = [fitted(word, arg.type) for arg, word in zip(function.args, words, strict=False)]
    other = [word ^ found[arg].touched & flip for arg, word, flip in zip(function.args, first, choice, strict=False)]
    result = list(found)[-1]
    free = unpacked(ones(48) & ~found[result].touched, result.type)
    for mask, made, *operands in zip(
            free, unpacked(run(function, other)[result], result.type), *(unpacked(word, result.type) for word in first),
            strict=True):
        assert made & mask in [operand & mask for operand in operands]


def test_comparisons_are_free() -> None:
    function = ir.parse_module("""define void @f(i64 %a, i64 %b) {
  %r = call i8 @llvm.ucmp.i8.i64(i64 %a, i64 %b)
  ret void
}
declare i8 @llvm.ucmp.i8.i64(i64, i64)
""").functions["f"]
    assert list(said(function, (of_number(ir.f64),) * 2).values())[-1] is FREE


# ---- results of several members


@pytest.mark.parametrize("count, width", [(1, 8), (1, 24), (1, 64), (2, 32), (3, 64), (8, 64), (2, 128)])
@pytest.mark.parametrize("operation", ["uadd", "smul"])
def test_sums_with_a_flag_fill_their_structure(operation: str, count: int, width: int) -> None:
    type, flags = (f"<{count} x i{width}>", f"<{count} x i1>") if count > 1 else (f"i{width}", "i1")
    suffix = f"v{count}i{width}" if count > 1 else f"i{width}"
    module = ir.parse_module(f"""define void @f({type} %a, {type} %b) {{
  %r = call {{ {type}, {flags} }} @llvm.{operation}.with.overflow.{suffix}({type} %a, {type} %b)
  ret void
}}
declare {{ {type}, {flags} }} @llvm.{operation}.with.overflow.{suffix}({type}, {type})
""")
    call = next(module.functions["f"].instructions())
    found = made(call, lambda value: Masks(1, 0, 0))
    ends = [8 * module.datalayout.offset(call.type, n) + module.datalayout.bits(call.type.elements[n]) for n in (0, 1)]
    assert found.loose & ones(ends[0]) == ones(ends[0])
    assert found.loose & ones(ends[1]) == ones(ends[1])


# ---- numbers


@settings(derandomize=True, max_examples=100, deadline=None)
@given(st.sampled_from([("e", ir.half, "H"), ("f", ir.f32, "I"), ("d", ir.f64, "Q")]),
       st.floats(0.5, 1.0, exclude_max=True), st.floats(0.5, 1.0, exclude_max=True), st.integers(-8, 8), st.booleans())
def test_numbers_of_one_binade_differ_in_loose_bits_others_in_coarse_ones_too(kind, a, b, exponent, sign) -> None:
    code, type, integer = kind

    def bits(x: float) -> int:
        return struct.unpack(f"<{integer}", struct.pack(f"<{code}", x))[0]

    found = of_number(type)
    smaller = [x - x % 2.0 ** -8 for x in (a, b)]  # which all formats have
    one, other = (bits(math.ldexp(-x if sign else x, exponent)) for x in smaller)
    assert (one ^ other) & ~found.loose == 0
    assert (one ^ bits(math.ldexp(smaller[0], exponent + 1))) & ~found.coarse == 0
    assert found.loose & found.coarse == 0 and found.touched == ones(type.bits)


@pytest.mark.parametrize("spelled, loose, coarse", [
    ("double", 52, 12), ("float", 23, 9), ("half", 10, 6), ("bfloat", 7, 9), ("x86_fp80", 64, 16), ("fp128", 112, 16),
    ("ppc_fp128", 128, 0),
])
def test_formats_and_their_lanes(spelled: str, loose: int, coarse: int) -> None:
    scalar = ir.parse_module(f"@x = external global {spelled}").globals["x"].value_type
    assert of_number(scalar) == Masks(ones(loose), ones(coarse) << loose, 0)
    pair = of_number(ir.parse_module(f"@x = external global <2 x {spelled}>").globals["x"].value_type)
    assert pair.field(0, scalar.bits) == pair.field(scalar.bits, scalar.bits) == of_number(scalar)
    assert pair.touched == ones(2 * scalar.bits)


# ---- what some programs do


def after(body: str, *given: Masks, type: str = "i64") -> Masks:
    """Of the last value of a function, whose arguments are %a and %b."""
    text = f"define void @f({type} %a, {type} %b) {{\n  {body}\n  ret void\n}}\n"
    return list(said(ir.parse_module(text).functions["f"], (*given, FREE)).values())[-1]


NUMBER = of_number(ir.f64)


def test_exponents_and_signs_are_coarse() -> None:
    assert after("%e = lshr i64 %a, 52", NUMBER) == Masks(0, ones(12), 0)
    assert after("%s = ashr i64 %a, 63", NUMBER) == Masks(0, ones(64), 0)
    assert after("%h = lshr i64 %a, 32\n  %t = trunc i64 %h to i32", NUMBER) == Masks(ones(20), ones(12) << 20, 0)
    assert after("%x = and i64 %a, 9218868437227405312", NUMBER) == Masks(0, 0x7FF << 52, 0)
    assert after("%x = or i64 %a, 4503599627370495", NUMBER) == Masks(0, ones(12) << 52, 0)
    assert after("%x = or i64 4503599627370495, %a", NUMBER) == Masks(0, ones(12) << 52, 0)


def test_what_a_constant_adds_to_the_exponent_only_carries() -> None:
    assert after("%x = add i64 %a, 4607182418800017408", NUMBER) == Masks(ones(52), ones(64), 0)
    assert after("%x = add i64 %a, 1\n  %e = lshr i64 %x, 52", NUMBER) == Masks(0, ones(12), 0)
    assert after("%f = lshr i64 %a, 52\n  %x = add i64 %f, -1023", NUMBER) == Masks(0, ones(64), 0)


def test_doubled_by_adding_is_doubled_by_shifting() -> None:
    """A fraction that is added to itself again and again is moved up, and does not become steps."""
    fraction = Masks(ones(52), 0, 0)
    body, shifted = [], []
    for n in range(12):
        x = f"%x{n - 1}" if n else "%a"
        body.append(f"%n{n} = sub i64 0, {x}\n  %x{n} = sub i64 {x}, %n{n}" if n % 2 else f"%x{n} = add i64 {x}, {x}")
        shifted.append(f"%x{n} = shl i64 {x}, 1")
        assert after("\n  ".join(shifted), fraction).loose & ~after("\n  ".join(body), fraction).loose == 0
    product = after("%x = mul i64 %a, 4096", fraction)
    assert after("\n  ".join(shifted), fraction).loose & ~product.loose == 0


def test_rounded_integers_stay_rounded() -> None:
    rounded = Masks(0, 0, ones(64))
    for operation in ("add", "sub", "mul", "udiv", "srem", "shl", "xor"):
        assert after(f"%x = {operation} i64 %a, %b", rounded) == rounded
    assert after("%x = shl i64 %a, 3", rounded) == Masks(0, 0, ones(64) & ~7)


def test_an_element_may_be_put_to_any_lane_where_its_place_is_not_known() -> None:
    for at, loose in (("%at", ones(32)), ("2", 0xF0 << 16)):
        line = f"%v = insertelement <4 x i8> zeroinitializer, i8 %a, i32 {at}"
        function = ir.parse_module(f"define void @f(i8 %a, i32 %at) {{\n  {line}\n  ret void\n}}").functions["f"]
        assert list(said(function, (Masks(0xF0, 0, 0), FREE)).values())[-1] == Masks(loose, 0, 0)


def test_vectors_that_are_as_long_as_the_machine_s_are_made_of_all() -> None:
    found = after("%x = add <vscale x 2 x i64> %a, %b", Masks(1, 0, 0), Masks(0, 0, 2), type="<vscale x 2 x i64>")
    assert found.loose == found.rounded == ones(1 << 11) and not found.coarse


# ---- the lattice


@settings(derandomize=True, max_examples=100, deadline=None)
@given(states, states, states)
def test_joins_are_unions_and_the_same_object_where_nothing_is_new(a: Masks, b: Masks, c: Masks) -> None:
    both = a.union(b)
    assert both == Masks(a.loose | b.loose, a.coarse | b.coarse, a.rounded | b.rounded) == b.union(a)
    assert both.union(a) is both and both.union(b) is both and both.union(FREE) is both
    assert union_of((a, b, c)) == both.union(c)
    assert union_of(()) is FREE and union_of((FREE, a)) is a


@settings(derandomize=True, max_examples=100, deadline=None)
@given(st.builds(Masks, *[st.integers(0, ones(64))] * 3), st.integers(0, 70), st.integers(1, 70))
def test_fields_are_what_is_raised_and_cut(a: Masks, at: int, width: int) -> None:
    assert a.raised(at).raised(-at) == a
    assert a.field(at, width) == a.raised(-at).within(ones(width))
    assert a.within(ones(at)).union(a.within(~ones(at))) == a
    assert below(a.field(at, width), a.anywhere(width))
    assert FREE.raised(at) is FREE and FREE.anywhere(width) is FREE


# ---- the evaluator


def test_the_evaluator_computes_what_the_language_says() -> None:
    assert [operated(o, 0xF9, 2, 8) for o in ("udiv", "sdiv", "urem", "srem", "ashr")] == [124, -3, 1, -1, -2]
    assert operated("shl", 1, 8, 8) is operated("sdiv", 0x80, 0xFF, 8) is operated("urem", 1, 0, 8) is None
    assert called("fshl", (0x12, 0x34, 12), 8) & 0xFF == 0x23
    assert called("fshr", (0x12, 0x34, 12), 8) & 0xFF == 0x23
    assert [called(name, (0x10,), 8) for name in ("ctlz", "cttz", "ctpop", "bitreverse")] == [3, 4, 1, 8]
    assert called("bswap", (0x1234,), 16) == 0x3412
    assert [called(name, (0x7F, 1), 8) for name in ("sadd.sat", "uadd.sat", "smax", "smin")] == [127, 128, 127, 1]
    call = ir.parse_module("""define i8 @f(i8 %a) {
  %r = call i8 @llvm.uadd.sat.i8(i8 %a, i8 1)
  ret i8 %r
}
declare i8 @llvm.uadd.sat.i8(i8, i8)
""").functions["f"]
    assert intrinsic_of(next(call.instructions())) == "uadd.sat"
    assert list(run(call, [255]).values()) == [255, 255]
