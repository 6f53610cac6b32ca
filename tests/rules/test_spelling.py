"""Symbols of compiled code are recognised as functions, and written as symbols that LLVM and libm have."""

import llvmlite.binding as llvm
import pytest

from enzyme_cc.rules import iterate_rules, known, lookup, math_symbol, rule_named
from enzyme_cc.rules.expression import fold
from enzyme_cc.rules.spelling import INTRINSICS

C99_MATH = (
    "acos asin atan atan2 cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 frexp ilogb ldexp "
    "log log10 log1p log2 logb modf scalbn scalbln cbrt fabs hypot pow sqrt erf erfc lgamma tgamma ceil "
    "floor nearbyint rint lrint llrint round lround llround trunc fmod remainder remquo copysign nan "
    "nextafter nexttoward fdim fmax fmin fma"
).split()
C99_COMPLEX = (
    "cacos casin catan ccos csin ctan cacosh casinh catanh ccosh csinh ctanh cexp clog cabs cpow csqrt "
    "carg cimag conj cproj creal"
).split()
C23_MATH = (
    "acospi asinpi atanpi atan2pi cospi sinpi tanpi exp10 exp10m1 exp2m1 log10p1 log2p1 logp1 llogb rsqrt "
    "roundeven fromfp ufromfp fromfpx ufromfpx nextup nextdown fmaximum fminimum fmaximum_num "
    "fminimum_num"
).split()
MORE = "j0 j1 jn y0 y1 yn gamma drem significand pow10 sincos scalb".split()
CLASSIFICATION = "__fpclassify __isnan __isinf __finite __signbit finite isnan isinf".split()


@pytest.mark.parametrize("name", C99_MATH + C99_COMPLEX + C23_MATH + MORE)
@pytest.mark.parametrize("suffix, kind", [("", ""), ("f", "f"), ("l", "l"), ("f128", "f128")])
def test_every_name_of_the_math_headers_has_a_rule_in_every_precision(name, suffix, kind):
    spelling = lookup(name + suffix)
    assert spelling is not None
    assert spelling.rule is rule_named(name)
    assert (spelling.kind, spelling.form) == (kind, "libm")


@pytest.mark.parametrize("name", CLASSIFICATION)
def test_classification_is_inactive(name):
    assert lookup(name) is None
    assert known(name).kind == "inactive"


@pytest.mark.parametrize("symbol, name, kind, form, lanes", [
    ("__sin_finite", "sin", "", "libm", ""),
    ("__sinf_finite", "sin", "f", "libm", ""),
    ("__expl_finite", "exp", "l", "libm", ""),
    ("__lgamma_r_finite", "lgamma_r", "", "libm", ""),
    ("__lgammaf_r_finite", "lgamma_r", "f", "libm", ""),
    ("lgammaf_r", "lgamma_r", "f", "libm", ""),
    ("lgammal_r", "lgamma_r", "l", "libm", ""),
    ("erf", "erf", "", "libm", ""),
    ("erff", "erf", "f", "libm", ""),
    ("modf", "modf", "", "libm", ""),
    ("modff", "modf", "f", "libm", ""),
    ("ceil", "ceil", "", "libm", ""),
    ("sinf64", "sin", "", "libm", ""),
    ("sinf32", "sin", "f", "libm", ""),
    ("sinf32x", "sin", "", "libm", ""),
    ("sinf64x", "sin", "l", "libm", ""),
    ("lgammaf64_r", "lgamma_r", "", "libm", ""),
    ("sinq", "sin", "f128", "libm", ""),
    ("__exp10", "exp10", "", "libm", ""),
    ("llvm.sin.f64", "sin", "", "intrinsic", ""),
    ("llvm.sin.f80", "sin", "l", "intrinsic", ""),
    ("llvm.sin.v4f32", "sin", "f", "intrinsic", "v4"),
    ("llvm.sin.nxv2f64", "sin", "", "intrinsic", "nxv2"),
    ("llvm.powi.f64.i32", "powi", "", "intrinsic", ""),
    ("llvm.ldexp.v2f32.i32", "ldexp", "f", "intrinsic", "v2"),
    ("llvm.lrint.i64.f32", "lrint", "f", "intrinsic", ""),
    ("llvm.maxnum.f64", "fmax", "", "intrinsic", ""),
    ("llvm.maximumnum.f64", "fmax", "", "intrinsic", ""),
    ("llvm.minimum.f16", "fminimum", "f16", "intrinsic", ""),
    ("llvm.frexp.f64.i32", "frexp", "", "intrinsic", ""),
    ("llvm.modf.f64", "modf", "", "intrinsic", ""),
    ("llvm.sincos.f64", "sincos", "", "intrinsic", ""),
    ("llvm.canonicalize.bf16", "canonicalize", "bf16", "intrinsic", ""),
    ("llvm.arithmetic.fence.f64", "arithmetic.fence", "", "intrinsic", ""),
    ("llvm.vector.reduce.fmul.v4f64", "vector.reduce.fmul", "", "intrinsic", "v4"),
    ("llvm.vector.reduce.fmax.v4f64", "vector.reduce.fmax", "", "intrinsic", "v4"),
    ("llvm.experimental.constrained.sin.f64", "sin", "", "constrained", ""),
    ("llvm.experimental.constrained.fadd.v2f64", "fadd", "", "constrained", "v2"),
    ("llvm.experimental.constrained.fma.f32", "fma", "f", "constrained", ""),
    ("llvm.experimental.constrained.fptosi.i32.f64", "constrained.fptosi", "", "constrained", ""),
    ("llvm.x86.sse2.max.pd", "x86.max", "", "intrinsic", ""),
    ("llvm.x86.avx.rsqrt.ps.256", "x86.rsqrt", "f", "intrinsic", ""),
    ("__muldc3", "__mulc3", "", "compiler-rt", ""),
    ("__divsc3", "__divc3", "f", "compiler-rt", ""),
    ("__mulxc3", "__mulc3", "l", "compiler-rt", ""),
    ("__powidf2", "powi", "", "compiler-rt", ""),
    ("enzyme_cc_digamma", "digamma", "", "runtime", ""),
    ("enzyme_cc_polygammal", "polygamma", "l", "runtime", ""),
])  # fmt: skip
def test_spellings(symbol, name, kind, form, lanes):
    spelling = lookup(symbol)
    assert (spelling.rule.name, spelling.kind, spelling.form, spelling.lanes) == (name, kind, form, lanes)


@pytest.mark.parametrize("symbol", [
    "fadd", "fneg", "digamma", "polygamma", "powi", "fmuladd", "my_sin", "sinx", "llvm.memcpy.p0.p0.i64",
    "llvm.dbg.value", "llvm.nothing.f64", "", "f", "l", "_finite", "__mulc3", "vector.reduce.fadd", "llvm.",
])  # fmt: skip
def test_names_that_are_no_math_symbols_are_not_found(symbol):
    assert lookup(symbol) is None


def test_outputs_come_in_a_struct_from_intrinsics_and_through_pointers_from_libm():
    assert lookup("llvm.sincos.f64").struct_result
    assert not lookup("sincos").struct_result
    assert lookup("frexp").positions == {"x": 0, "e": 1}
    assert lookup("llvm.frexp.f64.i32").positions == {"x": 0}
    assert lookup("llvm.experimental.constrained.pow.f64").positions == {"x": 0, "y": 1}
    assert [o.through for o in lookup("sincos").rule.outputs] == ["s", "c"]
    assert [o.through for o in lookup("frexp").rule.outputs] == [None, "e"]
    assert lookup("frexp").rule.effects == "writes outputs"
    assert lookup("sin").rule.effects == "pure"


def test_rounding_functions_are_inactive():
    assert lookup("floor").rule.inactive and lookup("lrintf").rule.inactive
    assert not lookup("fmod").rule.inactive
    assert not lookup("llvm.vector.reduce.fmul.v4f32").rule.inactive


@pytest.mark.parametrize("name, type_text, symbol", [
    ("exp", "double", "llvm.exp.f64"),
    ("exp", "<4 x double>", "llvm.exp.v4f64"),
    ("exp", "<vscale x 2 x float>", "llvm.exp.nxv2f32"),
    ("exp", "half", "llvm.exp.f16"),
    ("sqrt", "x86_fp80", "llvm.sqrt.f80"),
    ("powi", "float", "llvm.powi.f32.i32"),
    ("fmax", "double", "llvm.maxnum.f64"),
    ("erf", "double", "erf"),
    ("erf", "float", "erff"),
    ("erf", "x86_fp80", "erfl"),
    ("erf", "fp128", "erff128"),
    ("jn", "float", "jnf"),
    ("lgamma_r", "float", "lgammaf_r"),
    ("digamma", "float", "enzyme_cc_digammaf"),
    ("polygamma", "double", "enzyme_cc_polygamma"),
])  # fmt: skip
def test_symbols_for_emitted_ir(name, type_text, symbol):
    assert math_symbol(name, type_text) == symbol


def test_integer_arguments_are_mangled_too():
    assert math_symbol("ldexp", "<2 x double>", "<2 x i32>") == "llvm.ldexp.v2f64.v2i32"
    assert math_symbol("powi", "<2 x double>") == "llvm.powi.v2f64.i32"
    assert math_symbol("ldexp", "double", "i64") == "llvm.ldexp.f64.i64"


@pytest.mark.parametrize("name, type_text", [("erf", "<4 x double>"), ("erf", "half"), ("fadd", "double")])
def test_what_has_no_symbol_is_an_error(name, type_text):
    with pytest.raises(KeyError, match=name):
        math_symbol(name, type_text)


def called_names() -> set[str]:
    names: set[str] = set()

    def visit(node, operands):
        if node.op == "call":
            names.add(node.value)

    for rule in iterate_rules():
        for expr in () if rule.structural else rule.partials.values():
            fold(expr, visit)
    return names


@pytest.mark.parametrize("type_text", ["float", "double", "x86_fp80", "fp128"])
def test_every_function_that_partials_call_has_a_symbol_and_a_rule_of_its_own(type_text):
    for name in sorted(called_names()):
        rule = rule_named(name)
        if rule is not None and rule.home == "libdevice" and type_text in ("x86_fp80", "fp128"):
            continue  # a GPU has no such numbers
        spelling = lookup(math_symbol(name, type_text))
        assert spelling is not None, name
        assert spelling.rule is rule_named(name), name


def test_llvm_lowers_every_intrinsic_that_is_emitted():
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine()
    parameters = {"pow": 2, "atan2": 2, "copysign": 2, "fma": 3, "fmuladd": 3, "fmax": 2, "fmin": 2}
    text = []
    for type_text in ("half", "float", "double", "x86_fp80", "fp128", "<2 x double>"):
        for name in INTRINSICS:
            integer = "<2 x i32>" if name == "ldexp" and type_text.startswith("<") else "i32"
            symbol = math_symbol(name, type_text, integer)
            values = [f"{type_text} %v"] * parameters.get(name, 1)
            if name in ("powi", "ldexp"):
                values += ["<2 x i32> <i32 3, i32 3>" if integer != "i32" else "i32 3"]
            text.append(
                f"define {type_text} @f{len(text)}({type_text} %v) {{\n"
                f"  %r = call {type_text} @{symbol}({', '.join(values)})\n  ret {type_text} %r\n}}\n"
            )
    module = llvm.parse_assembly("".join(text))
    module.verify()
    assert b"llvm." not in machine.emit_object(module)
