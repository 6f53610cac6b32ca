"""Which bytes are joined to words that are turned, that they are the same bytes, and which words become numbers."""

from __future__ import annotations

import ctypes
import re
import struct

import llvmlite.binding as llvm
import pytest

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.reversed_numbers import follow_reversed_numbers, join_reversed_bytes
from enzyme_cc.ir import Function
from enzyme_cc.toolchain.llvm import preoptimise_text

HEAD = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare i64 @llvm.bswap.i64(i64)
declare i32 @llvm.bswap.i32(i32)
declare void @other()
define {result} @f(ptr %p, ptr %q, double %d) {{
entry:
{body}
}}
"""


def function(body: str, result: str = "void") -> Function:
    return ir.parse_module(HEAD.format(body=body, result=result)).functions["f"]


def stores(order: range | list[int], between: str = "", last: int = 0) -> str:
    """The bytes of %d, the highest first, stored in some order; the lowest is shifted by `last`."""
    lines = ["%u = bitcast double %d to i64"]
    for place in order:
        shift = 56 - 8 * place or last
        lines += [f"%s{place} = lshr i64 %u, {shift}", f"%b{place} = trunc i64 %s{place} to i8",
                  f"%p{place} = getelementptr i8, ptr %p, i64 {place + 3}",
                  f"store i8 %b{place}, ptr %p{place}", between if place == 4 else ""]
    return "\n".join([*lines, "ret void"])


def in_order(body: str) -> str:
    """The same bytes, the lowest first."""
    return re.sub(r"(ptr %p, i64 )(\d+)", lambda found: found[1] + str(13 - int(found[2])), body)


LOADS = "\n".join([
    *(f"%p{k} = getelementptr i8, ptr %p, i64 {k + 3}\n%b{k} = load i8, ptr %p{k}\n%z{k} = zext i8 %b{k} to i64"
      for k in range(8)),
    "{between}",
    *(f"%s{k} = shl i64 %z{k}, {56 - 8 * k}" for k in range(7)),
    "%r1 = or i64 %s0, %s1", *(f"%r{k} = or i64 %r{k - 1}, %s{k}" for k in range(2, 7)),
    "%u = or i64 %r6, %z7\n%x = bitcast i64 %u to double\nret double %x"])
HALVES = """
%u = bitcast double %d to i64
%high = lshr i64 %u, 32
%h = trunc i64 %high to i32
%l = trunc i64 %u to i32
%h.n = call i32 @llvm.bswap.i32(i32 %h)
%l.n = call i32 @llvm.bswap.i32(i32 %l)
store i32 %h.n, ptr %p
%p4 = getelementptr i8, ptr %p, i64 4
store i32 %l.n, ptr %p4
ret void
"""


def run(made: Function, memory: ctypes.Array, number: float = 0.0, result: type | None = None) -> float | None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(preoptimise_text(made.parent.print()))
    with llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine()) as engine:
        engine.finalize_object()
        prototype = ctypes.CFUNCTYPE(result, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double)
        return prototype(engine.get_function_address("f"))(ctypes.addressof(memory), 0, number)


@pytest.mark.parametrize("order", [range(8), range(7, -1, -1), [3, 1, 4, 0, 5, 2, 6, 7]])
def test_bytes_that_are_stored_the_highest_first_are_one_word(order) -> None:
    made = function(stores(order))
    assert join_reversed_bytes(made)
    assert not join_reversed_bytes(made)
    assert [i.opcode for i in made.instructions() if i.opcode in ("store", "call")] == ["call", "store"]
    memory = ctypes.create_string_buffer(16)
    run(made, memory, -1.7)
    assert memory.raw == b"\0" * 3 + struct.pack(">d", -1.7) + b"\0" * 5


@pytest.mark.parametrize("body", [
    stores(range(7)),
    stores(range(8), between="store i8 1, ptr %q"),
    stores(range(8), between="%o = load i8, ptr %p"),
    stores(range(8), between="call void @other()"),
    stores(range(8), last=8),
], ids=["one-is-missing", "a-store-between", "a-load-between", "a-call-between", "one-is-another"])
def test_bytes_stay_where_one_is_missing_or_memory_is_touched_between(body: str) -> None:
    assert not join_reversed_bytes(function(body))


def test_bytes_that_are_loaded_the_highest_first_are_one_word() -> None:
    made = function(LOADS.format(between=""), "double")
    assert join_reversed_bytes(made)
    memory = ctypes.create_string_buffer(b"abc" + struct.pack(">d", 0.3) + b"defgh", 16)
    assert run(made, memory, result=ctypes.c_double) == 0.3


@pytest.mark.parametrize("order", [range(8), range(7, -1, -1), [3, 1, 4, 0, 5, 2, 6, 7]])
def test_bytes_in_the_order_of_the_machine_are_joined_as_well(order) -> None:
    made = function(in_order(stores(order)))
    assert join_reversed_bytes(made)
    memory = ctypes.create_string_buffer(16)
    run(made, memory, -1.7)
    assert memory.raw == b"\0" * 3 + struct.pack("<d", -1.7) + b"\0" * 5
    made = function(in_order(LOADS.format(between="")), "double")
    assert join_reversed_bytes(made)
    memory = ctypes.create_string_buffer(b"abc" + struct.pack("<d", 0.3) + b"defgh", 16)
    assert run(made, memory, result=ctypes.c_double) == 0.3


def test_bytes_of_which_one_comes_twice_stay() -> None:
    body = in_order(stores(range(8))).replace("%s3 = lshr i64 %u, 32", "%s3 = lshr i64 %u, 40").replace(
        "%p3 = getelementptr i8, ptr %p, i64 7", "%p3 = getelementptr i8, ptr %p, i64 8")
    assert not join_reversed_bytes(function(body))


def test_loads_on_one_way_are_joined_those_over_a_call_are_not() -> None:
    way = LOADS.replace("%p5 =", "br label %rest\nrest:\n%p5 =")
    assert join_reversed_bytes(function(way.format(between=""), "double"))
    called = LOADS.replace("%p5 =", "call void @other()\n%p5 =")
    assert not join_reversed_bytes(function(called.format(between=""), "double"))


def test_halves_that_are_turned_are_one_word() -> None:
    made = function(HALVES)
    assert join_reversed_bytes(made)
    memory = ctypes.create_string_buffer(8)
    run(made, memory, 2.5)
    assert memory.raw == struct.pack(">d", 2.5)


TURNED = "%u = bitcast double %d to i64\n%v = call i64 @llvm.bswap.i64(i64 %u)\n{use}"


def sloped(made: Function) -> int:
    follow_reversed_numbers(made)
    return sum(isinstance(i, ir.Call) and i.called_name == "enzyme_cc_sloped" for i in made.instructions())


def test_a_word_that_is_stored_and_one_that_becomes_a_number_are_numbers() -> None:
    made = function(TURNED.format(use="store i64 %v, ptr %p\nret void"))
    assert sloped(made) == 1
    assert all(i.operands[0].type is ir.f64 for i in made.instructions() if i.opcode == "store")
    loaded = "%u = load i64, ptr %p, !tbaa !0\n%v = call i64 @llvm.bswap.i64(i64 %u)\n" \
             "%x = bitcast i64 %v to double\nret double %x"
    tag = '!0 = !{!1, !1, i64 0}\n!1 = !{!"any", !2, i64 0}\n!2 = !{!"root"}\n'
    made = ir.parse_module(HEAD.format(body=loaded, result="double") + tag).functions["f"]
    assert sloped(made) == 1
    assert [i.type for i in made.instructions() if i.opcode == "load"] == [ir.f64]


@pytest.mark.parametrize("use", [
    "%h = lshr i64 %v, 32\nstore i64 %h, ptr %p\nret void",
    "store i64 %v, ptr %p\n%c = icmp eq i64 %v, 0\nret void",
    "store volatile i64 %v, ptr %p\nret void",
    "ret void",
], ids=["shifted", "compared", "volatile", "unused"])
def test_a_word_of_which_more_is_made_stays_one(use: str) -> None:
    assert not sloped(function(TURNED.format(use=use)))


def test_a_computed_number_is_none_when_it_is_turned() -> None:
    body = "%e = fadd double %d, 1.0\n%u = bitcast double %e to i64\n%v = call i64 @llvm.bswap.i64(i64 %u)\n" \
           "%x = bitcast i64 %v to double\nret double %x"
    assert not sloped(function(body, "double"))
