"""A module in which each partial derivative of each rule is asked for in both modes; and functions that it calls."""

from __future__ import annotations

import ctypes
import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import llvmlite.binding as llvm
import mpmath as mp

from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.rules import FunctionRule, iterate_rules
from enzyme_cc.toolchain import pipeline
from enzyme_cc.toolchain.llvm import LLVMModule
from tests.rules.primals import outputs as values_of

HEAD = """target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@enzyme_const = external global i32
declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
"""
INTEGERS = (-2, 0, 1, 3)
NOT_RUN = frozenset(("x86.max.512", "x86.min.512", "fptrunc.round"))
"""They need a processor that has them; their rules are those of x86.max and x86.min, and of a conversion."""
INSTRUCTIONS = {"fneg": "fneg double {}", "reciprocal": "fdiv double 1.0, {}"}
ROUNDING = ("metadata", '!"round.tonearest"')
EXCEPTIONS = ("metadata", '!"fpexcept.ignore"')


@dataclass(frozen=True)
class Case:
    """One partial derivative of a rule: of which result, by which real parameter, at which integers."""

    rule: FunctionRule
    output: str
    active: int
    integers: tuple[int, ...]

    def __str__(self) -> str:
        at = f" with {self.integers}" if self.integers else ""
        return f"d {self.output} / d {self.rule.differentiable[self.active]} of {self.rule.name}{at}"


def cases() -> list[Case]:
    found = []
    for rule in iterate_rules():
        if rule.structural or rule.inactive or rule.name in NOT_RUN or rule.home == "libdevice":
            continue
        choices = [INTEGERS if p.name != "one" else (1,) for p in rule.params if p.kind == "int"]
        for integers in itertools.product(*choices):
            found += [
                Case(rule, output, rule.differentiable.index(param), integers)
                for output, param in sorted(rule.factors)
            ]
    return found


class Text:
    """The module as it grows."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.functions: list[str] = []
        self.lines: list[str] = []

    def __str__(self) -> str:
        return HEAD + "".join(self.declared.values()) + "".join(self.functions)

    def add(self, case: Case, number: int) -> None:
        """The function @f of this number, and @fwd and @rev that ask for its derivative."""
        names = [f"%a{place}" for place in range(len(case.rule.differentiable))]
        given = ", ".join(f"double {name}" for name in names)
        self.lines = []
        self.end(f"define double @f{number}({given})", self.result(case, names))
        for mode, hook in (("fwd", "fwddiff"), ("rev", "autodiff")):
            self.lines = ["  %c = load i32, ptr @enzyme_const"]
            arguments = [f"i32 %c, double {name}" for name in names]
            tangent = ", double 1.0" if mode == "fwd" else ""
            arguments[case.active] = f"double {names[case.active]}{tangent}"
            all_of_them = f"ptr @f{number}, {', '.join(arguments)}"
            self.end(
                f"define double @{mode}{number}({given})",
                self.emit(f"call double (...) @__enzyme_{hook}({all_of_them})"),
            )

    def add_gradient(self, number: int, count: int) -> None:
        """The function @f of this number times a constant, all of its arguments active: @ahead and @back."""
        self.lines = []
        places = [self.emit(f"getelementptr double, ptr %x, i64 {place}") for place in range(count)]
        names = [self.emit(f"load double, ptr {place}") for place in places]
        value = self.emit(f"call double @f{number}({', '.join(f'double {name}' for name in names)})")
        self.end(f"define double @all{number}(ptr %x, double %k)", self.emit(f"fmul double {value}, %k"))
        for mode, hook in (("ahead", "fwddiff"), ("back", "autodiff")):
            self.lines = ["  %c = load i32, ptr @enzyme_const"]
            arguments = f"ptr @all{number}, ptr %x, ptr %dx, i32 %c, double %k"
            self.end(
                f"define double @{mode}{number}(ptr %x, ptr %dx, double %k)",
                self.emit(f"call double (...) @__enzyme_{hook}({arguments})"),
            )

    def end(self, head: str, result: str) -> None:
        self.functions.append("\n".join([head + " {", *self.lines, f"  ret double {result}", "}\n"]))

    def emit(self, text: str) -> str:
        name = f"%t{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def call(self, type: str, symbol: str, *arguments: tuple[str, str]) -> str:
        self.declared[symbol] = f"declare {type} @{symbol}({', '.join(t for t, _ in arguments)})\n"
        return self.emit(f"call {type} @{symbol}({', '.join(f'{t} {value}' for t, value in arguments)})")

    def result(self, case: Case, names: list[str]) -> str:
        """The function's result of which the derivative is, at these real arguments."""
        rule = case.rule
        if rule.home == "opcode":
            return self.emit(INSTRUCTIONS.get(rule.name, f"{rule.name} double {{}}, {{}}").format(*names))
        if rule.name.startswith("x86."):
            return self.in_lane(rule.intrinsics[0], names)
        if rule.name == "constrained.fptrunc":
            operands = ("double", names[0]), ROUNDING, EXCEPTIONS
            cut = self.call("float", f"llvm.{rule.intrinsics[0]}.f32.f64", *operands)
            return self.emit(f"fpext float {cut} to double")
        if rule.name == "constrained.fpext":
            cut = self.emit(f"fptrunc double {names[0]} to float")
            return self.call("double", f"llvm.{rule.intrinsics[0]}.f64.f32", ("float", cut), EXCEPTIONS)
        reals, integers, pointers = iter(names), iter(case.integers), {}
        arguments = []
        for param in rule.params:
            if param.kind == "pointer":
                pointers[param.name] = self.emit("alloca double")
                arguments.append(("ptr", pointers[param.name]))
            elif param.kind == "int":
                arguments.append(("i64" if rule.name == "scalbln" else "i32", str(next(integers))))
            elif (rule.name, param.name) == ("nexttoward", "y"):
                arguments.append(("x86_fp80", self.emit(f"fpext double {next(reals)} to x86_fp80")))
            else:
                arguments.append(("double", next(reals)))
        symbol = {
            "libm": rule.name, "runtime": f"enzyme_cc_{rule.name}", "compiler-rt": rule.name.replace("c3", "dc3"),
            "intrinsic": f"llvm.{rule.name}.f64" + (".i32" if rule.name == "powi" else ""),
        }[rule.home]
        position = [o.name for o in rule.outputs].index(case.output)
        through, returned = rule.outputs[position].through, [o for o in rule.outputs if o.through is None]
        if not returned:
            self.declared[symbol] = f"declare void @{symbol}({', '.join(t for t, _ in arguments)})\n"
            self.lines.append(f"  call void @{symbol}({', '.join(f'{t} {value}' for t, value in arguments)})")
        else:
            type = "{ double, double }" if len(returned) > 1 else "double"
            found = self.call(type, symbol, *arguments)
        if through is not None:
            return self.emit(f"load double, ptr {pointers[through]}")
        return found if len(returned) == 1 else self.emit(f"extractvalue {type} {found}, {position}")

    def in_lane(self, intrinsic: str, names: list[str]) -> str:
        vectors = []
        for name in names:
            single = self.emit(f"fptrunc double {name} to float")
            vector = self.emit(f"insertelement <4 x float> zeroinitializer, float {single}, i32 0")
            vectors.append(("<4 x float>", vector))
        lanes = self.call("<4 x float>", f"llvm.{intrinsic}", *vectors)
        return self.emit(f"fpext float {self.emit(f'extractelement <4 x float> {lanes}, i32 0')} to double")


# ---- functions that the library here may lack: C23's, by mpmath


def provide_missing() -> list[object]:
    """Make functions of rules known that no library of this process has; what is returned must be kept alive."""
    for library in ("libm.so.6", "libgcc_s.so.1"):
        llvm.load_library_permanently(library)
    kept: list[object] = []
    types = {"real": ctypes.c_double, "int": ctypes.c_int, "pointer": ctypes.POINTER(ctypes.c_double)}
    for rule in iterate_rules():
        if rule.home == "libm" and not rule.complex and not llvm.address_of_symbol(rule.name):
            result = None if rule.outputs[0].through else ctypes.c_double
            kept.append(ctypes.CFUNCTYPE(result, *[types[p.kind] for p in rule.params])(_oracle(rule)))
            llvm.add_symbol(rule.name, ctypes.cast(kept[-1], ctypes.c_void_p).value)  # type: ignore[arg-type]  # not null
    return kept


def _oracle(rule: FunctionRule) -> Callable[..., float | None]:
    """The function, NaN where mpmath has no value, as at most special points."""

    def value(*given: float) -> float | None:
        numbers = [v for v, p in zip(given, rule.params, strict=True) if p.kind != "pointer"]
        reals = [mp.mpf(v) if isinstance(v, float) else v for v in numbers]
        try:
            found = [float(v) if isinstance(v, mp.mpf) else math.nan for v in values_of(rule, reals)]
        except (ArithmeticError, ValueError):
            found = [math.nan] * len(rule.outputs)
        for output, number in zip(rule.outputs, found, strict=True):
            if output.through is None:
                return number
            given[[p.name for p in rule.params].index(output.through)][0] = number  # type: ignore[index]  # a pointer
        return None

    return value


# ---- running


def compiled(text: Text, options: Options) -> llvm.ExecutionEngine:
    """The module with its requests answered, as machine code of this process."""
    made = pipeline.answer_requests(str(text), options, lambda line: None)
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
    engine = llvm.create_mcjit_compiler(LLVMModule.from_text(made)._module, machine)
    engine.finalize_object()
    return engine


def partial_of(engine: llvm.ExecutionEngine, mode: str, number: int, case: Case) -> Callable[..., float]:
    """@fwd or @rev of that number."""
    type = ctypes.CFUNCTYPE(ctypes.c_double, *[ctypes.c_double] * len(case.rule.differentiable))
    return type(engine.get_function_address(f"{mode}{number}"))


def gradient_of(engine: llvm.ExecutionEngine, mode: str, number: int) -> Callable[..., list[float]]:
    """The gradient of @all of that number by one mode: (point, factor) -> partial derivatives."""
    pointer = ctypes.POINTER(ctypes.c_double)
    type = ctypes.CFUNCTYPE(ctypes.c_double, pointer, pointer, ctypes.c_double)
    function = type(engine.get_function_address(f"{mode}{number}"))

    def gradient(point: Sequence[float], factor: float) -> list[float]:
        x, count = (ctypes.c_double * len(point))(*point), len(point)
        if mode == "ahead":
            return [function(x, (ctypes.c_double * count)(*(float(i == n) for i in range(count))), factor)
                    for n in range(count)]
        dx = (ctypes.c_double * count)()
        function(x, dx, factor)
        return list(dx)

    return gradient
