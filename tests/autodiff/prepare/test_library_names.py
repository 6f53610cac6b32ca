"""Calls under the names of library functions that cannot be calls of these are refused by line."""

from __future__ import annotations

import pytest
from operation_modules import differentiated


def test_a_call_that_does_not_fit_the_librarys_function_is_refused(refusal) -> None:
    said = refusal("double alarm(double);\n"
                   "static double f(double x) { return alarm(x) * x; }\n"
                   "int main(void) { return __enzyme_autodiff((void *)f, 2.0) > 0; }\n")
    assert ("program.c:2:36: error: cannot differentiate this call of 'alarm': the library's function of this name "
            "returns no floating-point number") in said
    assert "compile the file that defines it with this wrapper too" in said


@pytest.mark.parametrize(("declaration", "call", "expected"), [
    ("ptr @__dynamic_cast()", "%r = call ptr @__dynamic_cast()", "has an argument 1"),
    ("ptr @_Znwm()", "%r = call ptr @_Znwm()", "has an argument 1"),
    ("ptr @_Znwm(double)", "%r = call ptr @_Znwm(double %v)", "has an integer as argument 1"),
    ("double @__powidf2(double)", "%r = call double @__powidf2(double %v)", "takes and returns other numbers"),
    ("double @__muldc3(double, double, double, double)",
     "%r = call double @__muldc3(double %v, double %v, double %v, double %v)", "takes and returns other numbers"),
])
def test_calls_of_what_compilers_keep_are_checked_in_text(declaration: str, call: str, expected: str) -> None:
    kind = "ptr" if declaration.startswith("ptr") else "double"
    made = f"  {call}\n" + ("  store volatile ptr %r, ptr %x\n  %w = fmul double %v, %v\n" if kind == "ptr"
                           else "  %w = fadd double %r, %v\n")
    text = (f"declare {declaration}\n"
            f"define double @f(ptr %x) {{\n  %v = load double, ptr %x\n{made}  ret double %w\n}}\n")
    refused, said = differentiated(text, "reverse")
    assert refused == "refused" and said.endswith(f"the library's function of this name {expected}")
