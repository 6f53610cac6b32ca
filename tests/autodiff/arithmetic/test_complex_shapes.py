"""Complex numbers in arrays, structures and vectors of two: as Julia, and machines other than x86-64, have them."""

from __future__ import annotations

import ctypes
import re

import llvmlite.binding as llvm
import pytest
from operation_modules import HEAD

from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.toolchain import pipeline
from enzyme_cc.toolchain.llvm import LLVMModule

COMPLEX = [*(f"c{name}" for name in (
    "exp", "log", "sqrt", "sin", "cos", "tan", "sinh", "cosh", "tanh", "asin", "acos", "atan", "asinh", "acosh",
    "atanh", "proj", "pow")), "conj"]
REAL = ["cabs", "carg", "creal", "cimag"]
SHAPES = ["[2 x {}]", "{{ {0}, {0} }}", "<2 x {}>"]
POINT, DIRECTION = (0.7, 0.4, 1.2, -0.3), (0.5, -1.0, 0.25, 2.0)
STEP = 1e-6


def part_of(shape: str, value: str, part: int, name: str) -> str:
    opcode, index = ("extractelement", f"i32 {part}") if shape[0] == "<" else ("extractvalue", f"{part}")
    return f"  {name} = {opcode} {shape} {value}, {index}"


def pair_of(shape: str, real: str, first: str, second: str, name: str) -> str:
    opcode, index = ("insertelement", "i32 ") if shape[0] == "<" else ("insertvalue", "")
    return (f"  {name}.0 = {opcode} {shape} poison, {real} {first}, {index}0\n"
            f"  {name} = {opcode} {shape} {name}.0, {real} {second}, {index}1")


class Case:
    """One function of <complex.h> with its numbers in one shape: `f.SYMBOL`, a sum of its results."""

    def __init__(self, name: str, real: str, shape: str) -> None:
        self.name, self.real, self.shape = name, real, shape.format(real)
        self.symbol = name + ("f" if real == "float" else "")
        self.count = 4 if name == "cpow" else 2
        self.result = real if name in REAL else self.shape

    def program(self) -> str:
        """The function and the requests for its derivatives, and the declaration of the library's."""
        body = [f"  %n{k} = {'fptrunc' if self.real == 'float' else 'fadd'} double %x{k}"
                f"{' to float' if self.real == 'float' else ', 0.0'}" for k in range(self.count)]
        body += [pair_of(self.shape, self.real, f"%n{k}", f"%n{k + 1}", f"%z{k}") for k in range(0, self.count, 2)]
        given = ", ".join(f"{self.shape} %z{k}" for k in range(0, self.count, 2))
        body.append(f"  %w = call {self.result} @{self.symbol}({given})")
        if self.name in COMPLEX:
            body += [part_of(self.shape, "%w", k, f"%w{k}") for k in (0, 1)]
            body += [f"  %heavy = fmul {self.real} %w1, 2.5", f"  %s = fadd {self.real} %w0, %heavy"]
        else:
            body.append(f"  %s = fmul {self.real} %w, 3.0")
        body.append("  %r = " + ("fpext float %s to double" if self.real == "float" else "fadd double %s, 0.0"))
        numbers = ", ".join(f"double %x{k}" for k in range(self.count))
        pairs = ", ".join(f"double %x{k}, double %t{k}" for k in range(self.count))
        gradient = "{ " + ", ".join(["double"] * self.count) + " }"
        types = ", ".join([self.shape] * (self.count // 2))
        return "\n".join([
            f"declare {self.result} @{self.symbol}({types})", f"define double @f.{self.symbol}({numbers}) {{", *body,
            "  ret double %r\n}", f"""define void @reverse.{self.symbol}({numbers}, ptr %g) {{
  %d = call {gradient} (...) @__enzyme_autodiff.{self.count}(ptr @f.{self.symbol}, {numbers})
  store {gradient} %d, ptr %g
  ret void
}}
define double @forward.{self.symbol}({pairs}) {{
  %d = call double (...) @__enzyme_fwddiff(ptr @f.{self.symbol}, {pairs})
  ret double %d
}}
"""])

    def library(self) -> str:
        """`own.SYMBOL`: the library's function, as it is called on x86-64, of numbers in this shape."""
        wide = self.real == "double"
        arguments, body = [], []
        for k in range(self.count // 2):
            body += [part_of(self.shape, f"%z{k}", part, f"%p{k}{part}") for part in (0, 1)]
            if wide:
                arguments.append(f"double %p{k}0, double %p{k}1")
            else:
                body.append(pair_of("<2 x float>", "float", f"%p{k}0", f"%p{k}1", f"%v{k}"))
                arguments.append(f"<2 x float> %v{k}")
        native = self.real if self.name in REAL else "{ double, double }" if wide else "<2 x float>"
        types = re.sub(r" %\w+", "", ", ".join(arguments))
        body.append(f"  %w = call {native} @{self.symbol}({', '.join(arguments)})")
        if self.name in COMPLEX:
            body += [part_of(native, "%w", part, f"%w{part}") for part in (0, 1)]
            body.append(pair_of(self.shape, self.real, "%w0", "%w1", "%r"))
        given = ", ".join(f"{self.shape} %z{k}" for k in range(self.count // 2))
        return "\n".join([f"declare {native} @{self.symbol}({types})",
                          f"define {self.result} @own.{self.symbol}({given}) {{", *body,
                          f"  ret {self.result} {'%r' if self.name in COMPLEX else '%w'}\n}}"])


def compiled(cases: list[Case]) -> llvm.ExecutionEngine:
    hooks = "".join("declare { " + ", ".join(["double"] * count) + f" }} @__enzyme_autodiff.{count}(...)\n"
                    for count in (2, 4))
    program = HEAD + hooks + "\n".join(case.program() for case in cases)
    text = pipeline.answer_requests(LLVMModule.from_text(program).text(), Options(), lambda line: None)
    text = re.sub(r"@(c[a-z]+|conj|conjf)\(", r"@own.\1(", text)
    module = llvm.parse_assembly(text)
    module.link_in(llvm.parse_assembly("\n".join(case.library() for case in cases)))
    module.verify()
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine(opt=0))
    engine.finalize_object()
    return engine


@pytest.mark.parametrize("shape", SHAPES)
def test_derivatives_of_complex_functions_are_right_in_every_shape(shape: str) -> None:
    cases = [Case(name, real, shape) for name in (*COMPLEX, *REAL) for real in ("double", "float")]
    engine = compiled(cases)
    number = ctypes.c_double

    def function(name: str, count: int, *more: type, result: type | None = number):
        return ctypes.CFUNCTYPE(result, *[number] * count, *more)(engine.get_function_address(name))

    for case in cases:
        at, along = POINT[:case.count], DIRECTION[:case.count]
        primal = function(f"f.{case.name}", case.count)  # of doubles: for differences
        exact = []
        for k in range(case.count):
            above, below = (primal(*at[:k], at[k] + step, *at[k + 1:]) for step in (STEP, -STEP))
            exact.append((above - below) / (2 * STEP))
        close = {"rel": 1e-7, "abs": 1e-8} if case.real == "double" else {"rel": 2e-5, "abs": 2e-5}
        gradient = (number * case.count)()
        function(f"reverse.{case.symbol}", case.count, ctypes.c_void_p, result=None)(*at, ctypes.addressof(gradient))
        assert list(gradient) == pytest.approx(exact, **close), case.symbol
        pairs = [value for pair in zip(at, along, strict=True) for value in pair]
        slope = function(f"forward.{case.symbol}", 2 * case.count)(*pairs)
        assert slope == pytest.approx(sum(d * t for d, t in zip(exact, along, strict=True)), **close), case.symbol


@pytest.mark.parametrize(("symbol", "type", "wanted"), [
    ("cabs", "i64", "double cabs(double complex)"),
    ("cabs", "[3 x double]", "double cabs(double complex)"),
    ("cabsf", "[2 x double]", "float cabsf(float complex)"),
    ("cexp", "double", "double complex cexp(double complex)"),
])
def test_other_arguments_are_refused(symbol: str, type: str, wanted: str) -> None:
    program = HEAD + f"""declare double @{symbol}({type})
define double @f(double %x) {{
  %s = alloca [4 x double]
  store double %x, ptr %s
  %a = load {type}, ptr %s
  %r = call double @{symbol}({type} %a)
  ret double %r
}}
define double @d(double %x) {{
  %r = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double 1.0)
  ret double %r
}}
"""
    with pytest.raises(DiagnosticError, match=f"the library's function of this name is {re.escape(wanted)}"):
        pipeline.answer_requests(LLVMModule.from_text(program).text(), Options(), lambda line: None)
