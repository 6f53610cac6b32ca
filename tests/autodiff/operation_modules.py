"""LLVM modules around one operation each: active numbers go in, and all that comes out is summed up.

`double @f(ptr x)` reads 64 numbers; `double @d(ptr x, ptr dx)` asks for its derivative. Pointer arguments of the
operation lead to 16 numbers that depend on x and are added up afterwards. Integers are small constants, or with `bits`
the bits of numbers.
"""

from __future__ import annotations

import ctypes
import random
import re

import llvmlite.binding as llvm

from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.toolchain import pipeline
from enzyme_cc.toolchain.llvm import LLVMModule

COUNT = 64
NUMBERS = ctypes.c_double * COUNT
HEAD = """target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare void @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
"""
REQUEST = {
    "forward": "  %r = call double (...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %dx)\n  ret double %r\n",
    "reverse": "  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)\n  ret double 0.0\n",
}
REALS = ("half", "bfloat", "float", "double", "x86_fp80", "fp128")
REAL_OF_SIZE = {"i64": "double", "i32": "float", "i16": "half"}
VECTOR = re.compile(r"<(\d+) x (\w+)>")
DECLARATION = re.compile(r"(?:(?:noundef|nonnull|returned) )*(.*?) @([\w.]+)\((.*)\)")
TYPE = re.compile(r"<[^<>]*>|\{.*\}|[\w.]+")


def parts(text: str) -> list[str]:
    """The pieces between commas that no bracket encloses."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "<{([") - (letter in ">})]")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [piece.strip() for piece in found if piece.strip()]


class Uncallable(Exception):
    """The operation needs tokens, metadata or surroundings that a plain call has not."""


class Body:
    """The lines of a function, growing."""

    def __init__(self, bits: bool = False) -> None:
        self.lines: list[str] = []
        self.bits = bits
        self.total = "0.0"
        self.read = self.added = self.number = 0

    def emit(self, text: str) -> str:
        self.number += 1
        self.lines.append(f"  %t{self.number} = {text}")
        return f"%t{self.number}"

    def real(self, type: str) -> str:
        """The next number of x, as that type."""
        address = self.emit(f"getelementptr double, ptr %x, i64 {self.read % COUNT}")
        self.read += 1
        value = self.emit(f"load double, ptr {address}")
        if type == "double":
            return value
        return self.emit(f"{'fpext' if type in ('x86_fp80', 'fp128') else 'fptrunc'} double {value} to {type}")

    def active(self, type: str) -> str | None:
        """A number or vector of numbers that depends on x."""
        if type in REALS:
            return self.real(type)
        vector = VECTOR.fullmatch(type)
        if vector is None or vector[2] not in REALS:
            return None
        value = "poison"
        for lane in range(int(vector[1])):
            value = self.emit(f"insertelement {type} {value}, {vector[2]} {self.real(vector[2])}, i32 {lane}")
        return value

    def memory(self, element: str) -> str:
        """An array of 16 numbers (integers, where the element is one)."""
        array = self.emit(f"alloca [16 x {element}], align 16")
        for place in range(16):
            address = self.emit(f"getelementptr {element}, ptr {array}, i64 {place}")
            value = self.real(element) if element in REALS else str(3 + place)
            self.lines.append(f"  store {element} {value}, ptr {address}")
        return array

    def add(self, value: str, type: str, element: str = "double") -> None:
        """Adds all that a value holds to the total, each with a weight of its own; of integers the low bits only."""
        vector = VECTOR.fullmatch(type)
        if type.startswith("{"):
            for place, piece in enumerate(parts(type[1:-1])):
                self.add(self.emit(f"extractvalue {type} {value}, {place}"), piece, element)
        elif vector and self.bits and vector[2] in REAL_OF_SIZE:
            numbers = f"<{vector[1]} x {REAL_OF_SIZE[vector[2]]}>"
            self.add(self.emit(f"bitcast {type} {value} to {numbers}"), numbers, element)
        elif vector:
            for lane in range(int(vector[1])):
                self.add(self.emit(f"extractelement {type} {value}, i32 {lane}"), vector[2], element)
        elif type == "ptr":
            self.add(self.emit(f"load {element}, ptr {value}"), element)
        elif type in REALS:
            if type != "double":
                cast = "fptrunc" if type in ("x86_fp80", "fp128") else "fpext"
                value = self.emit(f"{cast} {type} {value} to double")
            self.added += 1
            weighted = self.emit(f"fmul double {value}, {1 + 0.37 * (self.added % 5)}")
            self.total = self.emit(f"fadd double {self.total}, {weighted}")
        elif self.bits and type in REAL_OF_SIZE:
            self.add(self.emit(f"bitcast {type} {value} to {REAL_OF_SIZE[type]}"), REAL_OF_SIZE[type])
        elif re.fullmatch(r"i\d+", type):
            low = value if type in ("i1", "i2") else self.emit(f"and {type} {value}, 3")
            self.add(self.emit(f"sitofp {type} {low} to double"), "double")
        else:
            raise Uncallable(type)

    def finished(self) -> str:
        self.add(self.real("double"), "double")
        return "define double @f(ptr %x) {\n" + "\n".join(self.lines) + f"\n  ret double {self.total}\n}}\n"


IMMEDIATES = {
    "llvm.prefetch": "1", "llvm.vector.extract": "2", "llvm.vector.insert": "2", "llvm.is.fpclass": "3",
    "llvm.returnaddress": "0", "llvm.frameaddress": "0", "llvm.vector.splice": "1",
    "llvm.experimental.vp.splice": "1", "llvm.expect.with.probability": "0.5",
    "llvm.x86.sse41.dpp": "49", "llvm.x86.avx.dp.": "-46", "llvm.x86.sse41.insertps": "104",  # 0x31, 0xd2, 0x68
}


def call(declaration: str, bits: bool = False) -> str:
    """A function around one call of an intrinsic. Raises Uncallable."""
    found = DECLARATION.fullmatch(declaration)
    assert found is not None, declaration
    result, name = found[1], found[2]
    parameters = parts(found[3])
    types = [TYPE.match(parameter)[0] for parameter in parameters]  # type: ignore[index]  # each begins with one
    body = Body(bits)
    scalars = [(VECTOR.search(type) or [type, type, type])[2] for type in (result, *types)]
    element = next((scalar for scalar in scalars if scalar in REALS), "double")
    if ".masked." in name or ".vp." in name:  # on vectors of integers: memory of integers
        element = next((s for s in scalars if s in REALS), next((s for s in scalars if s in ("i32", "i64")), "double"))
    immediate = next((value for prefix, value in IMMEDIATES.items() if name.startswith(prefix)), None)
    arguments, arrays = [], []
    for place, (type, parameter) in enumerate(zip(types, parameters, strict=True)):
        last, vector = place == len(types) - 1, VECTOR.fullmatch(type)
        if type == "...":
            continue
        if "immarg" in parameter and type != "double":
            value = immediate or ("false" if type == "i1" else "0" if ".x86." in name else "2")
        elif type == "double" and "immarg" in parameter:
            value = immediate or "1.0"
        elif (number := body.active(type)) is not None:
            value = number
        elif type == "metadata" and re.search(r"constrained|\.vp\.|fptrunc\.round", name):
            comparison = '!"oeq"' if "fcmp" in name else '!"eq"'
            value = (comparison if "cmp" in name and place == 2 else
                     '!"fpexcept.ignore"' if last and "constrained" in name else '!"round.tonearest"')
        elif type == "ptr":
            value = body.memory(element)
            arrays.append(value)
            type += " align 8" if "unordered.atomic" in name else ""
        elif vector and vector[2] == "ptr":
            arrays.append(body.memory(element))
            value = "poison"
            for lane in range(int(vector[1])):
                address = body.emit(f"getelementptr {element}, ptr {arrays[-1]}, i64 {lane * 3 % 16}")
                value = body.emit(f"insertelement {type} {value}, ptr {address}, i32 {lane}")
        elif type == "i1":
            value = "true"
        elif name.startswith(("llvm.vp.", "llvm.experimental.vp.")) and type == "i32" and last:
            value = "3"
        elif bits and type in REAL_OF_SIZE:
            value = body.emit(f"bitcast {REAL_OF_SIZE[type]} {body.real(REAL_OF_SIZE[type])} to {type}")
        elif bits and vector and vector[2] in REAL_OF_SIZE:
            numbers = f"<{vector[1]} x {REAL_OF_SIZE[vector[2]]}>"
            value = body.emit(f"bitcast {numbers} {body.active(numbers)} to {type}")
        elif re.fullmatch(r"i\d+", type):
            value = {"i8": "1", "i16": "1", "i32": "2", "i64": "8"}.get(type, "1")
        elif vector:
            lanes = range(int(vector[1]))
            value = "<" + ", ".join(
                f"{vector[2]} {int(i != 1) if vector[2] == 'i1' else (i * 3 + 1) % len(lanes) + 1}" for i in lanes
            ) + ">"
        else:
            raise Uncallable(type)
        arguments.append(f"{type} {value}")
    signature = f"({', '.join(types)}) " if "..." in types else ""
    text = f"call {result} {signature}@{name}({', '.join(arguments)})"
    if result == "void":
        body.lines.append("  " + text)
    else:
        body.add(body.emit(text), result, element)
    for array in arrays:
        for place in range(16):
            address = body.emit(f"getelementptr {element}, ptr {array}, i64 {place}")
            body.add(body.emit(f"load {element}, ptr {address}"), element)
    return f"declare {declaration}\n{body.finished()}"


def differentiated(text: str, mode: str, preopt: bool = True) -> tuple[str, str]:
    """("accepted", the module) or ("refused", the message). Faults of ours are raised; so are faults of the text."""
    text = f"{HEAD}{text}define double @d(ptr %x, ptr %dx) {{\n{REQUEST[mode]}}}\n"
    LLVMModule.read_text(text, "operations.ll")
    try:
        made = pipeline.answer_requests(text, Options(preopt=preopt, thread_keys=True), lambda line: None)
    except DiagnosticError as refusal:
        return "refused", refusal.diagnostics[0].message
    LLVMModule.from_text(made).verify()
    return "accepted", made


class Runnable:
    """The function and its derivative as machine code of this process."""

    def __init__(self, made: str, mode: str) -> None:
        self.mode = mode
        module = LLVMModule.from_text(made)
        machine = llvm.Target.from_default_triple().create_target_machine(
            opt=0, cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten()
        )
        self.engine = llvm.create_mcjit_compiler(module._module, machine)
        self.engine.finalize_object()
        address = self.engine.get_function_address
        self._primal = ctypes.CFUNCTYPE(ctypes.c_double, NUMBERS)(address("f"))
        self._derivative = ctypes.CFUNCTYPE(ctypes.c_double, NUMBERS, NUMBERS)(address("d"))

    def value(self, x: list[float]) -> float:
        return self._primal(NUMBERS(*x))

    def along(self, x: list[float], v: list[float]) -> float:
        """The derivative in one direction."""
        if self.mode == "forward":
            return self._derivative(NUMBERS(*x), NUMBERS(*v))
        gradient = NUMBERS()
        self._derivative(NUMBERS(*x), gradient)
        return sum(a * b for a, b in zip(gradient, v, strict=True))


def disagreement(made: str, mode: str) -> str | None:
    """What is wrong with the derivative along one direction, against differences of @f."""
    function = Runnable(made, mode)
    draw = random.Random(5)
    x = [draw.uniform(0.15, 0.85) for _ in range(COUNT)]
    v = [draw.uniform(-1, 1) for _ in range(COUNT)]
    got = function.along(x, v)
    wanted = []
    for step in (1e-3, 1e-4, 1e-6):
        above, below = (function.value([a + s * b for a, b in zip(x, v, strict=True)]) for s in (step, -step))
        wanted.append((above - below) / (2 * step))
    if any(abs(got - want) <= 2e-3 * max(1.0, abs(want)) for want in wanted):
        return None
    return f"got {got}, differences give {wanted}"
