"""From the symbols of compiled code to rules and back: `sinf`, `__sin_finite`, `llvm.sin.v4f32` are all sine.

`lookup` reads a symbol, `math_symbol` writes one for IR that we emit. Prefer intrinsics there: LLVM folds and
vectorises them, and lowers them to libm's function at worst.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from enzyme_cc.rules import arithmetic, complex_functions, cuda, elementary, rounding, special, x86  # noqa: F401  (they fill RULES)
from enzyme_cc.rules.registry import RULES, FunctionRule

KINDS = {"half": "f16", "bfloat": "bf16", "float": "f", "double": "", "x86_fp80": "l", "fp128": "f128"}
"""LLVM's type -> libm's suffix; half and bfloat have no libm."""

MANGLED = {
    "half": "f16",
    "bfloat": "bf16",
    "float": "f32",
    "double": "f64",
    "x86_fp80": "f80",
    "fp128": "f128",
    "ppc_fp128": "ppcf128",
}
_KIND_OF_MANGLED = {m: KINDS[t] for t, m in MANGLED.items() if t in KINDS} | {"ppcf128": "l"}
_KIND_OF_SUFFIX = {"f32": "f", "f32x": "", "f64": "", "f64x": "l", "q": "f128"}
_KIND_OF_RT = {"h": "f16", "s": "f", "d": "", "x": "l", "t": "f128"}

INTRINSICS = {
    "fmax": "maxnum",
    "fmin": "minnum",
} | {
    name: name
    for name in (
        "sqrt exp exp2 exp10 log log2 log10 sin cos tan asin acos atan atan2 sinh cosh tanh pow powi fabs "
        "copysign floor ceil trunc rint nearbyint round roundeven fma fmuladd ldexp canonicalize"
    ).split()
}
"""Functions whose intrinsic LLVM 22 lowers for every type: not maximum and minimum."""

_RUNTIME = "enzyme_cc_"


@dataclass(frozen=True, slots=True)
class Spelling:
    """What a symbol says: the rule, and how this spelling calls it."""

    rule: FunctionRule
    kind: str
    """Scalar type by libm's suffix: "f" float, "" double, "l" long double, "f16", "bf16", "f128"."""
    form: str
    """"libm" (plain or __NAME_finite), "intrinsic", "constrained" (an intrinsic with metadata arguments after
    the operands), "runtime", "compiler-rt" or "opcode"."""
    lanes: str
    """Vector prefix of a generic intrinsic: "" for a scalar, else "v4", "nxv2" ..."""

    @property
    def is_intrinsic(self) -> bool:
        """Whether the symbol is llvm.*: pure, elementwise on vectors, several outputs in a struct."""
        return self.form in ("intrinsic", "constrained")

    @property
    def positions(self) -> dict[str, int]:
        """Parameter -> operand of the call. Intrinsics have no pointers; complex numbers as two operands each
        (what an ABI packs into one vector or memory operand is for the caller to unpack)."""
        names = [p.name for p in self.rule.params if not (self.is_intrinsic and p.kind == "pointer")]
        return {name: i for i, name in enumerate(names)}

    @property
    def struct_result(self) -> bool:
        """Whether further outputs come in a returned struct, not through pointers."""
        return self.is_intrinsic and len(self.rule.outputs) > 1


def rule_named(name: str) -> FunctionRule | None:
    """The rule of a canonical name or alias (`__enzyme_function_like`: "log1p") or opcode ("fadd")."""
    return RULES.get(name) or _libm().get(name)


@cache
def lookup(symbol: str) -> Spelling | None:
    """What `symbol` names, or None. Whether the program defines a function of that name itself (a `y1` of its
    own) is for the caller to see: only declarations are libm's."""
    if symbol.startswith("llvm."):
        return _intrinsic(symbol[5:])
    if symbol.startswith(_RUNTIME):
        name, kind = _split(symbol[len(_RUNTIME) :], {r.name for r in RULES.values() if r.home == "runtime"})
        return Spelling(RULES[name], kind, "runtime", "") if name else None
    if found := re.fullmatch(r"__(mul|div)([hsdxt])c3", symbol):
        return Spelling(RULES[f"__{found[1]}c3"], _KIND_OF_RT[found[2]], "compiler-rt", "")
    if found := re.fullmatch(r"__powi([hsdxt])f2", symbol):
        return Spelling(RULES["powi"], _KIND_OF_RT[found[1]], "compiler-rt", "")
    if found := re.fullmatch(r"__(\w+)_finite", symbol):
        symbol = found[1]
    if symbol.startswith("_D3std4math"):
        return _of_d(symbol)
    if symbol.startswith(cuda.PREFIX):
        return _of_libdevice(symbol)
    table = _libm()
    name, kind = _split(symbol, table)
    return Spelling(table[name], kind, "libm", "") if name else None


def _of_libdevice(symbol: str) -> Spelling | None:
    found = cuda.libdevice_rule(symbol)
    if found is None:
        return None
    name, kind = found
    if kind != "?":
        return Spelling(RULES[name], kind, "libm", "")
    table = _libm() | {r.name: r for r in RULES.values() if r.home == cuda.HOME or r.name == "powi"}
    name, kind = _split(name, table)
    return Spelling(table[name], kind, "libm", "") if name else None


_D_FUNCTION = re.compile(r"_D3std4math(?:\d+[a-z]+?)?(?:__T)?(\d+)(\w+)")
_D_SIGNATURE = re.compile(r"(?:T([dfe])ZQ\w)?F(?:N[a-z])*([dfe]+)Z([dfe])")
_KIND_IN_D = {"f": "f", "d": "", "e": "l"}


def _of_d(symbol: str) -> Spelling | None:
    """A function of D's std.math over numbers of one type, such as `_D3std4math12trigonometry3tanFNaNbNiNfdZd`; that of
    a template, `expImpl`, and of x87's registers, `expAsm`, are the function."""
    found = _D_FUNCTION.fullmatch(symbol)
    if found is None:
        return None
    name, rest = found[2][:int(found[1])], found[2][int(found[1]):]
    signature = _D_SIGNATURE.fullmatch(rest)
    rule = _libm().get(re.sub(r"(?:Impl|Asm)$", "", name))
    if signature is None or rule is None or len(set(signature[2] + signature[3])) > 1:
        return None
    if len(rule.params) != len(signature[2]) or any(parameter.kind != "real" for parameter in rule.params):
        return None
    return Spelling(rule, _KIND_IN_D[signature[3]], "libm", "")


def math_symbol(name: str, type_text: str, integer_text: str = "i32") -> str:
    """The symbol to call for the function `name` of a rule, on LLVM's type "double", "<4 x float>" ...

    `integer_text` is the type of powi's and ldexp's integer argument, a vector for ldexp of a vector.
    Vectors have intrinsics only. KeyError if there is no such function for the type: split a vector into
    lanes, extend half and bfloat to float.
    """
    shape = re.fullmatch(r"<(vscale x )?(\d+) x (\w+)>", type_text)
    scalar = shape[3] if shape else type_text
    if name in INTRINSICS:
        lanes = f"{'nx' if shape[1] else ''}v{shape[2]}" if shape else ""
        if name in ("powi", "ldexp"):
            return f"llvm.{name}.{lanes}{MANGLED[scalar]}.{_mangled_integer(integer_text)}"
        return f"llvm.{INTRINSICS[name]}.{lanes}{MANGLED[scalar]}"
    rule = RULES[name]
    if shape or scalar in ("half", "bfloat", "ppc_fp128"):
        raise KeyError(f"{name} has no symbol for {type_text}")
    if rule.home == "runtime":
        return _RUNTIME + name + KINDS[scalar]
    if rule.home == cuda.HOME and scalar in ("float", "double"):
        return cuda.PREFIX + name + KINDS[scalar]
    if rule.home != "libm":
        raise KeyError(f"{name} has no symbol for {type_text}")
    return f"{name[:-2]}{KINDS[scalar]}_r" if name.endswith("_r") else name + KINDS[scalar]


def _mangled_integer(type_text: str) -> str:
    shape = re.fullmatch(r"<(vscale x )?(\d+) x (i\d+)>", type_text)
    return f"{'nx' if shape[1] else ''}v{shape[2]}{shape[3]}" if shape else type_text


@cache
def _libm() -> dict[str, FunctionRule]:
    """Plain names, with aliases, of what libm has."""
    return {name: r for r in RULES.values() if r.home == "libm" for name in (r.name, *r.aliases)}


@cache
def _intrinsic_rules() -> dict[str, FunctionRule]:
    return {name: r for r in RULES.values() for name in r.intrinsics}


def _split(symbol: str, names: Collection[str]) -> tuple[str, str]:
    """(name, kind) of a name with a suffix, ("", "") if it is none. A whole name wins: erf, ceil."""
    if symbol in names:
        return symbol, ""
    for pattern, tail in (
        (r"(\w+?)(f|l|f32x?|f64x?|f128)(_r)", "_r"),
        (r"(\w+?)(f16|f|l|f32x?|f64x?|f128|q)", ""),
    ):
        found = re.fullmatch(pattern, symbol)
        if found and found[1] + tail in names:
            return found[1] + tail, _KIND_OF_SUFFIX.get(found[2], found[2])
    return "", ""


_TYPE = re.compile(r"(?P<lanes>(?:nx)?v\d+)?(?P<scalar>f16|bf16|f32|f64|f80|f128|ppcf128)")


def _intrinsic(text: str) -> Spelling | None:
    """Of the part behind `llvm.`: NAME(.TYPE)+, where NAME may contain dots itself."""
    rules = _intrinsic_rules()
    parts = text.split(".")
    for length in range(len(parts), 0, -1):
        name = ".".join(parts[:length])
        form = "intrinsic"
        if name.startswith("experimental.constrained."):
            form = "constrained"
        rule = rules.get(name)
        if rule is None and form == "constrained":
            rule = rules.get(name.removeprefix("experimental.constrained."))
        if rule is None:
            continue
        # The first floating-point type: lrint.i64.f64 is mangled with its result first.
        found = next((t for p in parts[length:] if (t := _TYPE.fullmatch(p))), None)
        if found is None:
            # x86's intrinsics say it their own way: "pd" packed doubles, "ps" packed floats.
            return Spelling(rule, "f" if re.search(r"\.ps\b", name) else "", form, "")
        return Spelling(rule, _KIND_OF_MANGLED[found["scalar"]], form, found["lanes"] or "")
    return None
