"""More values kept outside of loops than registers could ever hold stay in memory, and derivatives are the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

STATEMENTS = 160
LINES = "\n".join(
    f"    a = sin(a * b + 0.{i % 7 + 1}); b = a / (1.5 + c * c); c = cos(b - a) + x[{i % 8}] * a;"
    for i in range(STATEMENTS)
)
STRAIGHT = f"""
/* One block, an early way out, then a loop that reads what the block made. */
static double f(double *x, int n) {{
    double a = x[0], b = x[1], c = x[2];
{LINES}
    if (n < 0) return a * b;
    double sum = c * a;
    for (int i = 0; i < n; i++) sum = sin(sum + a * b * x[i % 8]) + c * sum;
    return sum;
}}
int main(void) {{
    for (int n = -1; n < 6; n += 3) {{
        double x[8], d[8] = {{0}};
        for (int i = 0; i < 8; i++) x[i] = 0.3 + 0.1 * i;
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, d, enzyme_const, n);
        for (int i = 0; i < 8; i++) CHECK_CLOSE("x", d[i], FD_STEP(x[i], f(x, n), 1e-3), 1e-7);
    }}
    return check_report();
}}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_function_that_keeps_many_values_has_the_right_gradient(level: str, check: Callable[..., None]) -> None:
    check(STRAIGHT, level)
