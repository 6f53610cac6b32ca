"""Which loops over bytes and words become copies of memory, and that the copies do what the loops did."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import llvmlite.binding as llvm
import pytest

from enzyme_cc import c_sources, ir
from enzyme_cc.autodiff.prepare.byte_loops import replace_byte_loops
from enzyme_cc.toolchain.llvm import link_text, preoptimise_text

HEAD = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
"""

LOOP = HEAD + """
define void @f(ptr %a, ptr %b, i64 %n) {{
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %out, label %start
start:
  {start}
  br label %loop
loop:
  %i = phi i64 [ {first}, %start ], [ %i.next, %loop ]
  {body}
  %i.next = add i64 %i, {step}
  %done = icmp eq i64 %i.next, {last}
  br i1 %done, label %out, label %loop
out:
  ret void
}}
"""


def loop(body: str, first: str = "0", step: str = "1", last: str = "%n", start: str = "") -> str:
    lines = [f"%{name} = getelementptr i8, ptr %{name[0]}, i64 %i" for name in ("a.at", "b.at")]
    return LOOP.format(body="\n  ".join([*lines, body]), first=first, step=step, last=last, start=start)


def move(to: str, source: str, type: str = "i8") -> str:
    name = f"%v.{to}".replace(".at", "")
    return f"{name} = load {type}, ptr %{source}\n  store {type} {name}, ptr %{to}\n  "


SWAP = """%x = load i8, ptr %a.at
  %y = load i8, ptr %b.at
  store i8 %y, ptr %a.at
  store i8 %x, ptr %b.at"""
WORD = """%a.word = getelementptr i8, ptr %a, i64 %i
  %b.word = getelementptr i8, ptr %b, i64 %i
  """
UNROLLED = "".join(
    f"%a{k} = getelementptr i8, ptr %a.at, i64 {k}\n  %b{k} = getelementptr i8, ptr %b.at, i64 {k}\n  "
    + move(f"a{k}", f"b{k}") for k in range(4))
DOWN = loop(move("a.at", "b.at"), first="%top", step="-1", last="-1", start="%top = add i64 %n, -1")
EIGHTS = "%m = shl i64 %n, 3"

MOVED = {
    "up": loop(move("a.at", "b.at")),
    "down": DOWN,
    "swap": loop(SWAP),
    "words": loop(move("a.at", "b.at", "i64"), step="8", last="%m", start=EIGHTS),
    "four at a time": loop(UNROLLED, step="4", last="%m", start=EIGHTS),
    "filled": loop("store volatile i8 0, ptr %a.at"),
    "filled down": loop("store i8 63, ptr %a.at", first="%top", step="-1", last="-1", start="%top = add i64 %n, -1"),
    "filled words": loop("store volatile i64 -1, ptr %a.at", step="8", last="%m", start=EIGHTS),
}
KEPT = {
    "reversed": loop("%back = sub i64 %n, %i\n  %mirror = getelementptr i8, ptr %b, i64 %back\n  "
                     + move("a.at", "mirror")),
    "gaps": loop(move("a.at", "b.at"), step="2", last="%m", start=EIGHTS),
    "summed": loop("%v = load i8, ptr %b.at\n  %w = add i8 %v, 1\n  store i8 %w, ptr %a.at"),
    "volatile": loop("%v = load volatile i8, ptr %b.at\n  store i8 %v, ptr %a.at"),
    "floats": loop(move("a.at", "b.at", "double"), step="8", last="%m", start=EIGHTS),
    "one to two": loop("%c.at = getelementptr i8, ptr %a.at, i64 %n\n  " + move("a.at", "b.at")
                       + "%w = load i8, ptr %b.at\n  store i8 %w, ptr %c.at"),
    "filled with gaps": loop("store volatile i8 0, ptr %a.at", step="2", last="%m", start=EIGHTS),
    "filled with two bytes": loop("store volatile i16 1, ptr %a.at", step="2", last="%m", start=EIGHTS),
    "counted": loop("%v = trunc i64 %i to i8\n  store volatile i8 %v, ptr %a.at"),
}


@pytest.mark.parametrize("name", MOVED)
def test_loops_that_only_move_become_copies(name: str) -> None:
    module = ir.parse_module(MOVED[name])
    assert replace_byte_loops(module.functions["f"])
    text = preoptimise_text(module.print())
    assert "phi" not in text and "call void @llvm.mem" in text


@pytest.mark.parametrize("name", KEPT)
def test_loops_that_do_more_are_left(name: str) -> None:
    assert not replace_byte_loops(ir.parse_module(KEPT[name]).functions["f"])


def compiled(text: str) -> Callable[[int, int, int], None]:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text)
    module.verify()
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(
        engine.get_function_address("f"))
    function.engine = engine  # type: ignore[attr-defined]  # lives as long as its code
    return function


@pytest.mark.parametrize("name", MOVED)
def test_copies_do_what_the_loops_did(name: str) -> None:
    original = compiled(MOVED[name])
    module = ir.parse_module(MOVED[name])
    assert replace_byte_loops(module.functions["f"])
    replaced = compiled(link_text(module.print(), HEAD + c_sources.text("autodiff/runtime/byte_copies.c")))
    count = 3 if name in ("words", "four at a time", "filled words") else 24
    length = 24
    for distance in (0, 40, -40, 1, -1, 8, -8, 24, -24):
        if name == "swap" and 0 < abs(distance) < length:
            continue  # stops
        results = []
        for function in (original, replaced):
            memory = (ctypes.c_ubyte * 256)(*(k * 7 % 251 for k in range(256)))
            at = ctypes.addressof(memory) + 100
            function(at + distance, at, count)
            results.append(bytes(memory))
        assert results[0] == results[1], distance
