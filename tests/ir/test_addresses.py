"""How far pointers lie from what they are counted from: said of the text, and counted by the machine."""

from __future__ import annotations

import ctypes
import random

import pytest
from jit_support import Compiled

from enzyme_cc.ir import Value, parse_module
from enzyme_cc.ir.addresses import Address, address_of, step

X86 = 'target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"\n'
MODULE = X86 + """
%pair = type { i16, double }
%record = type { i8, i64, [3 x %pair], <4 x float> }
%packed = type <{ i8, i64, [5 x i16] }>
@table = global [8 x %record] zeroinitializer
@second = alias %record, getelementptr ([8 x %record], ptr @table, i64 0, i64 1)
@member = alias i64, getelementptr (%record, ptr @second, i64 0, i32 1)
@back = global ptr getelementptr (i8, ptr @member, i64 -8)
@far = global ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @near, i64 12) to ptr)
@near = addrspace(1) global [4 x i64] zeroinitializer
@fixed = global ptr inttoptr (i64 4096 to ptr)
declare ptr @made()

define void @f(ptr %p, ptr %q, i64 %i, i32 %j, i1 %c, <2 x ptr> %v, <2 x i64> %w) {
"""
RECORD = 80  # 0: i8, 8: i64, 16: [3 x 16 bytes], 64: <4 x float>


def parsed(body: str) -> tuple[dict[str, Value], Value]:
    """Values of a function by their names, and the module."""
    module = parse_module(f"{MODULE}{body}\n  ret void\n}}\n")
    function = module.functions["f"]
    named = {value.name: value for value in (*function.args, *function.instructions()) if value.name}
    return {**named, **module.globals, **module.aliases}, module


def address(body: str, name: str = "a") -> tuple[str, int, list[tuple[str, int]]]:
    """The address named so, by names of values."""
    values, module = parsed(body)
    found = address_of(values[name], module.datalayout)
    assert found.is_exact == (not found.strides)
    return found.base.name, found.constant, [(value.name, distance) for value, distance in found.strides]


# ---- one step


def test_a_step_goes_to_the_operand_and_no_farther() -> None:
    values, module = parsed("""
  %a = getelementptr %record, ptr %p, i64 2, i32 1
  %b = getelementptr i32, ptr %a, i64 %i""")
    layout = module.datalayout
    assert step(values["b"], layout) == Address(values["a"], 0, ((values["i"], 4),))
    assert step(values["a"], layout) == Address(values["p"], 2 * RECORD + 8, ())
    assert step(values["p"], layout) is None


@pytest.mark.parametrize("begins", [
    "alloca %record", "load ptr, ptr %p", "select i1 %c, ptr %p, ptr %q", "inttoptr i64 %i to ptr", "freeze ptr %p",
    "call ptr @made()", "extractelement <2 x ptr> %v, i64 0",
])
def test_what_begins_somewhere_is_its_own_base(begins: str) -> None:
    values, module = parsed(f"\n  %a = {begins}\n  %b = getelementptr i64, ptr %a, i64 3")
    assert step(values["a"], module.datalayout) is None
    assert address_of(values["a"], module.datalayout) == Address(values["a"], 0, ())
    assert address_of(values["b"], module.datalayout) == Address(values["a"], 24, ())


def test_a_phi_is_a_base_and_a_loop_is_not_followed() -> None:
    assert address("""
  br label %loop
loop:
  %at = phi ptr [ %p, %0 ], [ %next, %loop ]
  %next = getelementptr i8, ptr %at, i64 8
  br i1 %c, label %loop, label %out
out:""", "next") == ("at", 8, [])


# ---- the whole way


def test_constants_add_up_and_members_lie_where_the_layout_says() -> None:
    assert address("\n  %a = getelementptr %record, ptr %p, i64 2, i32 2, i64 1, i32 1") == (
        "p", 2 * RECORD + 16 + 16 + 8, [])
    assert address("\n  %a = getelementptr %packed, ptr %p, i64 1, i32 2, i64 3") == ("p", 19 + 9 + 6, [])
    assert address("""
  %b = getelementptr %record, ptr %p, i64 1
  %c1 = getelementptr %record, ptr %b, i64 0, i32 2
  %d = getelementptr [3 x %pair], ptr %c1, i64 0, i64 2
  %a = getelementptr %pair, ptr %d, i64 0, i32 1""") == ("p", RECORD + 16 + 32 + 8, [])


def test_negative_offsets_of_any_width_of_index() -> None:
    assert address("""
  %b = getelementptr i64, ptr %p, i64 3
  %a = getelementptr i8, ptr %b, i64 -40""") == ("p", -16, [])
    assert address("\n  %a = getelementptr i32, ptr %p, i8 -1") == ("p", -4, [])
    assert address("\n  %a = getelementptr %record, ptr %p, i32 -1, i32 1") == ("p", 8 - RECORD, [])
    assert address("\n  %a = getelementptr [4 x i16], ptr %p, i64 0, i64 -5") == ("p", -10, [])


def test_indices_keep_their_distances_in_the_order_of_the_way() -> None:
    assert address("""
  %b = getelementptr %record, ptr %p, i64 %i, i32 2, i32 %j, i32 1
  %d = getelementptr i8, ptr %b, i64 -8
  %a = getelementptr i16, ptr %d, i64 %i""") == ("p", 16, [("i", RECORD), ("j", 16), ("i", 2)])


def test_an_index_of_elements_without_size_counts_nothing() -> None:
    base, constant, strides = address("\n  %a = getelementptr [0 x i64], ptr %p, i64 5")
    assert (base, constant) == ("p", 0) and all(distance == 0 for _, distance in strides)


def test_casts_of_pointers_are_the_pointer() -> None:
    assert address("""
  %b = getelementptr i64, ptr %p, i64 2
  %x = addrspacecast ptr %b to ptr addrspace(1)
  %y = bitcast ptr addrspace(1) %x to ptr addrspace(1)
  %z = addrspacecast ptr addrspace(1) %y to ptr
  %a = getelementptr i8, ptr %z, i64 1""") == ("p", 17, [])


def test_a_cast_from_what_is_no_pointer_is_a_beginning() -> None:
    values, module = parsed("\n  %a = bitcast <2 x i64> %w to <4 x i32>\n  %b = bitcast double 1.0 to i64")
    assert step(values["a"], module.datalayout) is None
    assert step(values["b"], module.datalayout) is None


def test_constant_expressions_and_aliases_lead_to_the_variable() -> None:
    assert address("\n  %a = getelementptr i8, ptr getelementptr (%record, ptr @table, i64 3, i32 1), i64 %i") == (
        "table", 3 * RECORD + 8, [("i", 1)])
    assert address("\n  %a = getelementptr i8, ptr @second, i64 4") == ("table", RECORD + 4, [])
    assert address("\n  %a = getelementptr i8, ptr @member, i64 4") == ("table", RECORD + 8 + 4, [])
    assert address("", "member") == ("table", RECORD + 8, [])
    values, module = parsed("")
    layout = module.datalayout
    initial = {name: module.globals[name].initializer for name in ("back", "far", "fixed")}
    assert address_of(initial["back"], layout) == Address(values["table"], RECORD, ())
    assert address_of(initial["far"], layout) == Address(values["near"], 12, ())
    assert address_of(initial["fixed"], layout) == Address(initial["fixed"], 0, ())


def test_vectors_of_addresses_are_counted_from_one_pointer_or_from_a_vector() -> None:
    assert address("\n  %a = getelementptr %record, ptr %p, <2 x i64> %w, i32 1") == ("p", 8, [("w", RECORD)])
    assert address("\n  %a = getelementptr %record, <2 x ptr> %v, i64 1, i32 1") == ("v", RECORD + 8, [])
    assert address("\n  %a = getelementptr %record, <2 x ptr> %v, <2 x i64> %w, <2 x i32> splat (i32 1)") == (
        "v", 8, [("w", RECORD)])
    assert not address("\n  %a = getelementptr i64, ptr %p, <2 x i64> <i64 0, i64 1>")[1]


def test_elements_as_long_as_the_machine_s_vectors_lie_at_no_known_distance() -> None:
    values, module = parsed("""
  %a = getelementptr <vscale x 2 x i64>, ptr %p, i64 1
  %b = getelementptr i8, ptr %a, i64 8""")
    assert address_of(values["b"], module.datalayout) == Address(values["a"], 8, ())


def test_a_pointer_that_is_counted_from_itself_where_nothing_runs_has_an_address() -> None:
    values, module = parsed("""
  ret void
dead:
  %a = getelementptr i8, ptr %b, i64 1
  %b = getelementptr i8, ptr %a, i64 2
  br label %dead
more:""")
    assert address_of(values["a"], module.datalayout).base in (values["a"], values["b"])


# ---- what the machine counts

TYPES = ("i8", "i16", "i64", "[3 x i16]", "[4 x [2 x float]]", "%pair", "%record", "%packed", "[2 x %packed]", "i24")
INSIDE = {  # what may follow the first index of a type
    "[3 x i16]": (("i64 {k}",),), "[4 x [2 x float]]": (("i64 {k}",), ("i64 {k}", "i32 {k}")),
    "%pair": (("i32 1",),), "%packed": (("i32 1",), ("i32 2", "i64 {k}")),
    "%record": (("i32 1",), ("i32 2", "i64 {k}", "i32 1"), ("i32 2", "i64 {k}"), ("i32 3", "i64 {k}")),
    "[2 x %packed]": (("i64 {k}", "i32 2", "i64 {k}"),),
}
STARTS = ("%p", "@table", "@second", "getelementptr (%record, ptr @table, i64 2, i32 2, i64 1)", "@member")
BASES = {"p": "%p", "table": "@table"}


def random_walk(rng: random.Random, number: int) -> str:
    """`i64 @w<n>(ptr %p, i64 %i, i32 %j)`: how far a random pointer lies from what it starts from."""

    def index(spelled: str) -> str:
        kind = spelled.split()[0]
        chosen = rng.choice([str(rng.randint(-9, 9)), "%i" if kind == "i64" else "%j"])
        return spelled.format(k=chosen)

    start = rng.choice(STARTS)
    lines, at = [], start
    for n in range(rng.randint(1, 4)):
        type = rng.choice(TYPES)
        first = index(rng.choice(("i64 {k}", "i32 {k}")))
        inside = [index(more) for more in rng.choice((*INSIDE.get(type, ()), ()))]
        lines.append(f"%s{n} = getelementptr {', '.join((type, f'ptr {at}', first, *inside))}")
        at = f"%s{n}"
    base = "%p" if start == "%p" else "@table"
    lines += [f"%to = ptrtoint ptr {at} to i64", f"%from = ptrtoint ptr {base} to i64", "%far = sub i64 %to, %from"]
    body = "\n  ".join(lines)
    return f"define i64 @w{number}(ptr %p, i64 %i, i32 %j) {{\n  {body}\n  ret i64 %far\n}}\n"


def test_distances_are_those_that_the_machine_counts() -> None:
    rng = random.Random(51)
    walks = 80
    head = "\n".join(line for line in MODULE.splitlines() if line.startswith(("%", "@table", "@second", "@member")))
    text = X86 + head + "\n" + "".join(random_walk(rng, number) for number in range(walks))
    module, machine = parse_module(text), Compiled(text)
    inexact = 0
    for number in range(walks):
        function = module.functions[f"w{number}"]
        values = {i.name: i for i in function.instructions() if i.name}
        found = address_of(values["to"].operands[0], module.datalayout)
        assert found.base is values["from"].operands[0], str(function)
        inexact += not found.is_exact
        _, i, j = function.args
        run = machine.function(f"w{number}", ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int32)
        for numbers in ((0, 0), (1, 0), (0, 1), (-7, 5), (1000, -1000)):
            given = dict(zip((i, j), numbers, strict=True))
            counted = found.constant + sum(given[index] * distance for index, distance in found.strides)
            assert run(1 << 20, *numbers) == counted, str(function)
    assert 20 < inexact < walks
