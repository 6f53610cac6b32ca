"""Requests for traces, and statements of probabilistic programs, that make no sense are refused. Numbers are checked in
tests/programs/traces.c."""

from collections.abc import Callable

import pytest

HEAD = """
extern int enzyme_trace, enzyme_duptrace, enzyme_duplikelihood, enzyme_active_rand_var, enzyme_width;
double __enzyme_sample(void *, ...);
double __enzyme_trace(void *, ...);
double __enzyme_condition(void *, ...);
double __enzyme_likelihood(void *, ...);
static double same(double m) { return m; }
static double density(double m, double x) { return -(x - m) * (x - m); }
static double model(double a) { return __enzyme_sample((void *)same, (void *)density, "a", a); }
"""
CALLS = {
    "__enzyme_trace((void *)argv, enzyme_trace, t, 1.0)": "'__enzyme_trace' needs the model as its first argument",
    "__enzyme_trace((void *)model, 1.0)": "'__enzyme_trace' needs 'enzyme_trace' or 'enzyme_duptrace', and a trace",
    "__enzyme_condition((void *)model, enzyme_trace, t, 1.0)": "'__enzyme_condition' needs 'enzyme_observations'",
    "__enzyme_trace((void *)model, enzyme_trace)": "behind 'enzyme_trace' an address is wanted",
    "__enzyme_trace((void *)model, enzyme_trace, t)": "'model' takes 1 arguments, and 0 are given",
    "__enzyme_trace((void *)model, enzyme_trace, t, 1.0, 2.0)": "'model' takes 1 arguments, and more are given",
    "__enzyme_trace((void *)model, enzyme_trace, t, t)":
        "argument 1 of 'model' is given a value of type ptr, and is of type double",
    "__enzyme_trace((void *)model, enzyme_width, 2, enzyme_trace, t, 1.0)":
        "the marker 'enzyme_width' is not supported here",
    "__enzyme_trace((void *)model, enzyme_duptrace, t, enzyme_active_rand_var, argv[0], 1.0)":
        "'enzyme_active_rand_var' takes the address of a random variable, a text known at compile time",
    "__enzyme_likelihood((void *)model, enzyme_duplikelihood, &sum, 1.0)":
        "behind 'enzyme_duplikelihood' two addresses are wanted",
    "__enzyme_likelihood((void *)model, enzyme_duplikelihood, &sum, &single, 1.0)":
        "log probabilities are added up as numbers of type double",
}


STATEMENTS = {
    '__enzyme_sample((void *)same, (void *)density, "a")':
        "'same' takes 1 arguments, and '__enzyme_sample' is given 0 or others",
    '__enzyme_sample((void *)same, (void *)0, "a", a)':
        "the second argument of '__enzyme_sample' is the function of a log probability, known at compile time",
    "__enzyme_sample((void *)same, (void *)density)": "'__enzyme_sample' takes a sampler, the function of its log",
    '__enzyme_observe(a, (void *)density, "a")':
        "'density' takes 1 arguments and the value, and '__enzyme_observe' is given 0 or others",
}


@pytest.mark.parametrize("what", CALLS)
def test_requests_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"""
int main(int argc, char **argv) {{
  double sum = 0;
  float single = 0;
  void *t = 0;
  return {what} > sum + single;
}}
""", "-c")
    assert CALLS[what] in said


@pytest.mark.parametrize("what", STATEMENTS)
def test_statements_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"""
double __enzyme_observe(double, void *, ...);
static double wrong(double a) {{ return {what}; }}
int main(void) {{ return __enzyme_trace((void *)wrong, enzyme_trace, (void *)0, 1.0) > 0; }}
""", "-c")
    assert STATEMENTS[what] in said
