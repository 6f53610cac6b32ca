"""Calls under the names of library functions that cannot be calls of these are refused by line."""

from __future__ import annotations


def test_a_call_that_does_not_fit_the_librarys_function_is_refused(refusal) -> None:
    said = refusal("double alarm(double);\n"
                   "static double f(double x) { return alarm(x) * x; }\n"
                   "int main(void) { return __enzyme_autodiff((void *)f, 2.0) > 0; }\n")
    assert ("program.c:2:36: error: cannot differentiate this call of 'alarm': the library's function of this name "
            "returns no floating-point number") in said
    assert "compile the file that defines it with this wrapper too" in said
