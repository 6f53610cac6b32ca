"""Our digamma and polygamma, compiled and run, against mpmath."""

import ctypes

import llvmlite.binding as llvm
import mpmath as mp
import pytest

from enzyme_cc import c_sources
from enzyme_cc.rules import iterate_rules
from enzyme_cc.rules.runtime import SOURCE
from enzyme_cc.toolchain.llvm import link_text

SIGNATURES = {
    "enzyme_cc_digamma": (ctypes.c_double, ctypes.c_double),
    "enzyme_cc_digammaf": (ctypes.c_float, ctypes.c_float),
    "enzyme_cc_digammal": (ctypes.c_longdouble, ctypes.c_longdouble),
    "enzyme_cc_polygamma": (ctypes.c_double, ctypes.c_int, ctypes.c_double),
    "enzyme_cc_polygammaf": (ctypes.c_float, ctypes.c_int, ctypes.c_float),
    "enzyme_cc_polygammal": (ctypes.c_longdouble, ctypes.c_int, ctypes.c_longdouble),
}


@pytest.fixture(scope="module")
def compiled():
    """Our functions by symbol, callable."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    # As in a program: what nobody calls is dropped.
    text = ""
    types = {
        ctypes.c_double: "double",
        ctypes.c_float: "float",
        ctypes.c_longdouble: "x86_fp80",
        ctypes.c_int: "i32",
    }
    for symbol, (result, *parameters) in SIGNATURES.items():
        listed = ", ".join(f"{types[p]} %a{i}" for i, p in enumerate(parameters))
        text += (
            f"declare {types[result]} @{symbol}({', '.join(types[p] for p in parameters)})\n"
            f"define {types[result]} @run_{symbol}({listed}) {{\n"
            f"  %r = call {types[result]} @{symbol}({listed})\n  ret {types[result]} %r\n}}\n"
        )
    module = llvm.parse_assembly(link_text(text, c_sources.text(SOURCE)))
    module.verify()
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine())
    engine.finalize_object()
    yield {
        symbol: ctypes.CFUNCTYPE(*signature)(engine.get_function_address(f"run_{symbol}"))
        for symbol, signature in SIGNATURES.items()
    }
    engine.close()


POINTS = [
    *(i * 0.37 + 0.013 for i in range(60)),
    *(-i * 0.37 - 0.013 for i in range(60)),
    1.4616321449683623, 1e-12, -1e-12, 1e-300, -1e-300, 1e5, 1e300, -1e3 - 0.25, 0.5, 10.0, 9.999999999999998,
]  # fmt: skip


@pytest.mark.parametrize("x", POINTS)
def test_digamma_is_accurate(compiled, x):
    with mp.workdps(60):
        expected = mp.digamma(mp.mpf(x))
    # Near psi's zeros only the absolute error is small; its scale is that of the terms that cancel there.
    assert compiled["enzyme_cc_digamma"](x) == pytest.approx(float(expected), rel=2e-14, abs=2e-14)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 12, 30])
@pytest.mark.parametrize(
    "x", [0.013, 0.4, 1.0, 2.7, 8.0, 15.5, 40.0, 1e3, -0.3, -0.7, -1.2, -3.6, -20.1, -1e-5]
)
def test_polygamma_is_accurate(compiled, n, x):
    with mp.workdps(120):
        value = mp.psi(n, mp.mpf(x))
        expected = value.real
    assert compiled["enzyme_cc_polygamma"](n, x) == pytest.approx(float(expected), rel=1e-11)


def test_polygamma_of_order_zero_is_digamma(compiled):
    assert compiled["enzyme_cc_polygamma"](0, 2.5) == compiled["enzyme_cc_digamma"](2.5)


def test_other_precisions_go_through_double(compiled):
    expected = compiled["enzyme_cc_digamma"](2.5)
    assert compiled["enzyme_cc_digammaf"](2.5) == pytest.approx(expected, rel=1e-6)
    assert compiled["enzyme_cc_digammal"](2.5) == expected
    assert compiled["enzyme_cc_polygammaf"](1, 2.5) == pytest.approx(mp.psi(1, 2.5), rel=1e-6)
    assert compiled["enzyme_cc_polygammal"](1, 2.5) == compiled["enzyme_cc_polygamma"](1, 2.5)


@pytest.mark.parametrize("x", [0.0, -1.0, -7.0, float("nan"), -float("inf")])
def test_digamma_is_nan_at_poles_and_beyond(compiled, x):
    found = compiled["enzyme_cc_digamma"](x)
    assert found != found


def test_limits_of_polygamma(compiled):
    polygamma = compiled["enzyme_cc_polygamma"]
    assert polygamma(1, -2.0) == float("inf")
    assert polygamma(2, -2.0) != polygamma(2, -2.0)
    assert polygamma(31, 1.0) != polygamma(31, 1.0)
    assert polygamma(-1, 1.0) != polygamma(-1, 1.0)
    assert compiled["enzyme_cc_digamma"](float("inf")) == float("inf")


def test_every_runtime_rule_is_defined():
    for rule in iterate_rules():
        if rule.home == "runtime":
            assert {f"enzyme_cc_{rule.name}{s}" for s in ("", "f", "l")} <= c_sources.defined(SOURCE)
