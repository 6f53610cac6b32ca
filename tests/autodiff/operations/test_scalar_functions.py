"""The one derivative of scalar functions: both modes agree, and divide no more than they must."""

import random
import re

import pytest
from operation_modules import COUNT, Runnable, differentiated

HEAD = "define double @f(ptr %x) {\n  %p1 = getelementptr double, ptr %x, i64 1\n" \
       "  %a = load double, ptr %x\n  %b = load double, ptr %p1\n"
QUOTIENT = HEAD + "  %r = fdiv double %a, %b\n  ret double %r\n}\n"
RECIPROCAL = HEAD + "  %r = fdiv double 1.0, %b\n  ret double %r\n}\n"
LANES = HEAD + (
    "  %v0 = insertelement <2 x double> poison, double %a, i32 0\n"
    "  %v = insertelement <2 x double> %v0, double %b, i32 1\n"
    "  %w = fdiv <2 x double> splat (double 1.0), %v\n  %e = extractelement <2 x double> %w, i32 0\n"
    "  %g = extractelement <2 x double> %w, i32 1\n  %r = fmul double %e, %g\n  ret double %r\n}\n"
)


def derivative_code(text: str, mode: str) -> str:
    made = differentiated(text, mode, preopt=False)[1]
    return "".join(re.findall(r"^define internal .*?@__enzyme_cc\..*?^}", made, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("text, divisions", [(QUOTIENT, 2), (RECIPROCAL, 1), (LANES, 1)])
def test_derivatives_of_quotients_divide_once_at_most(text: str, divisions: int, mode: str) -> None:
    """The primal's division, and one more for the derivative of a / b; none for that of 1 / b."""
    assert derivative_code(text, mode).count("fdiv") == divisions


@pytest.mark.parametrize("text", [QUOTIENT, RECIPROCAL, LANES])
def test_both_modes_agree_on_quotients(text: str) -> None:
    forward, reverse = (
        Runnable(differentiated(text, mode, preopt=False)[1], mode) for mode in ("forward", "reverse")
    )
    draw = random.Random(7)
    x, u = ([draw.uniform(-2, 2) for _ in range(COUNT)] for _ in range(2))
    (a, b), (da, db) = x[:2], u[:2]
    exact = {
        QUOTIENT: da / b - a * db / b**2, RECIPROCAL: -db / b**2, LANES: -da / (a**2 * b) - db / (a * b**2),
    }[text]
    assert forward.along(x, u) == pytest.approx(exact, rel=1e-14)
    assert reverse.along(x, u) == pytest.approx(exact, rel=1e-14)


def test_reciprocals_of_huge_numbers_keep_their_derivative() -> None:
    """-1 / b^2 underflows where the derivative that comes in, times 1 / b, times 1 / b does not."""
    text = HEAD + "  %q = fdiv double 1.0, %b\n  %r = fmul double %q, 1.0e250\n  ret double %r\n}\n"
    for mode in ("forward", "reverse"):
        function = Runnable(differentiated(text, mode, preopt=False)[1], mode)
        x, u = [0.0, 1e200] + [0.0] * (COUNT - 2), [0.0, 1e100] + [0.0] * (COUNT - 2)
        assert function.along(x, u) == pytest.approx(-1e-50, rel=1e-14)
