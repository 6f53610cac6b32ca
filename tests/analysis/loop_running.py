"""Loops of one induction variable: their text, their meaning in Python, and the machine's answer."""

from __future__ import annotations

import ctypes
import random
from dataclasses import dataclass

import llvmlite.binding as llvm

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()

FUEL = 600
COMPARE = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def run(text: str, name: str, arguments: int):
    """The function of a module compiled in memory, as a callable on i64; keep the second result alive."""
    module = llvm.parse_assembly(text)
    module.verify()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=1)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    prototype = ctypes.CFUNCTYPE(ctypes.c_uint64, *[ctypes.c_uint64] * arguments)
    return prototype(engine.get_function_address(name)), engine


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


@dataclass(frozen=True)
class Shape:
    """for (iv = start; tested STAY bound; iv += step), tested before or after the body."""

    bits: int
    step: int | None
    stay: str
    at_latch: bool
    on_increment: bool
    flags: tuple[str, ...]
    widen: str | None = None
    narrow: bool = False
    exit_on_true: bool = False
    swapped: bool = False

    @staticmethod
    def random(seed: int) -> Shape:
        rng = random.Random(seed)
        widen = rng.choice([None, None, None, "sext", "zext"])
        return Shape(
            bits=rng.choice([8, 8, 16, 32, 64]) if widen is None else rng.choice([8, 32]),
            step=rng.choice([1, 1, -1, 2, 3, -2, -3, 4, 6, -8, 24, 5, None]),
            stay=rng.choice(
                ["eq", "ne", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "slt", "ult"]
            ),
            at_latch=rng.random() < 0.5,
            on_increment=rng.random() < 0.5,
            flags=rng.choice([(), (), ("nsw",), ("nsw",), ("nuw",), ("nuw", "nsw")]),
            widen=widen,
            narrow=widen is None and rng.random() < 0.1,
            exit_on_true=rng.random() < 0.5,
            swapped=rng.random() < 0.3,
        )

    def text(self, fuelled: bool) -> str:
        """`i64 @f(start, bound, step)` counts backedges; the fuelled one has no flags and gives up."""
        n = self.bits
        inverse = {"eq": "ne", "ne": "eq", "lt": "ge", "ge": "lt", "gt": "le", "le": "gt"}
        sign, word = (self.stay[0], self.stay[1:]) if self.stay not in ("eq", "ne") else ("", self.stay)
        if self.exit_on_true:
            word = inverse[word]
        if self.swapped:
            word = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}.get(word, word)
        predicate = sign + word
        wide = 64 if self.widen else 4 if self.narrow else n
        flags = "" if fuelled else " ".join(self.flags)
        tested = "%next" if self.on_increment else "%iv"
        step = "%step" if self.step is None else str(self.step)

        def narrow(source: str, result: str, bits: int) -> str:
            if bits == 64:
                return f"  {result} = add i64 {source}, 0\n"
            return f"  {result} = trunc i64 {source} to i{bits}\n"

        entry = narrow("%a", "%start", n) + narrow("%b", "%bound", wide) + narrow("%c", "%step", n)
        increment = f"  %next = add {flags} i{n} %iv, {step}\n  %count1 = add i64 %count, 1\n"
        compare = ""
        if self.widen:
            compare += f"  %wide = {self.widen} i{n} {tested} to i64\n"
            tested = "%wide"
        if self.narrow:
            compare += f"  %low = trunc i{n} {tested} to i4\n"
            tested = "%low"
        left, right = ("%bound", tested) if self.swapped else (tested, "%bound")
        compare += f"  %c0 = icmp {predicate} i{wide} {left}, {right}\n"
        go, leave = ("%latch", "%exit") if not self.exit_on_true else ("%exit", "%latch")
        body = increment if self.at_latch or self.on_increment else ""
        latch = "" if body else increment
        if fuelled:
            latch += f"  %empty = icmp ugt i64 %count, {FUEL}\n  br i1 %empty, label %exit, label %header\n"
        else:
            latch += "  br label %header\n"
        return (
            "define i64 @f(i64 %a, i64 %b, i64 %c) {\nentry:\n" + entry + "  br label %header\nheader:\n"
            f"  %iv = phi i{n} [ %start, %entry ], [ %next, %latch ]\n"
            "  %count = phi i64 [ 0, %entry ], [ %count1, %latch ]\n"
            + body
            + compare
            + f"  br i1 %c0, label {go}, label {leave}\nlatch:\n"
            + latch
            + "exit:\n  ret i64 %count\n}\n"
        )

    def count(self, a: int, b: int, c: int) -> int | None:
        """Backedges taken; None if the loop does not end soon or is undefined."""
        n = self.bits
        step = signed(c, n) if self.step is None else signed(self.step, n)
        wide = 64 if self.widen else 4 if self.narrow else n
        iv = a & (1 << n) - 1
        for k in range(FUEL):
            poisoned = False
            exact_signed = signed(iv, n) + step
            exact_unsigned = iv + (step & (1 << n) - 1)
            if "nsw" in self.flags and exact_signed != signed(exact_signed, n):
                poisoned = True
            if "nuw" in self.flags and exact_unsigned >= 1 << n:
                poisoned = True
            following = (iv + step) & (1 << n) - 1
            if self.on_increment and poisoned:
                return None
            value = following if self.on_increment else iv
            if self.widen == "sext":
                value = signed(value, n)
            limit = b
            if self.stay[0] == "s":
                value, limit = signed(value, wide), signed(limit, wide)
            else:
                value, limit = value & (1 << wide) - 1, limit & (1 << wide) - 1
            if not COMPARE[self.stay if self.stay in ("eq", "ne") else self.stay[1:]](value, limit):
                return k
            if poisoned:
                return None  # the next test is on poison
            iv = following
        return None
