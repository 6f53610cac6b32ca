"""No name of Enzyme's passes by silently: what is known works or is refused by name, all else is refused with its
place, and names of the program's own are the program's."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.annotations import said_in
from enzyme_cc.autodiff.interface.hooks import HOOKS, UNSUPPORTED_HOOKS, hook_calls
from enzyme_cc.autodiff.interface.markers import MARKERS, UNSUPPORTED_MARKERS, marker_named, written_name
from enzyme_cc.autodiff.interface.registration import PREFIXES, read_registrations
from enzyme_cc.autodiff.interface.requests import read_request
from enzyme_cc.diagnostics import DiagnosticError

MADE_UP = ("nocash", "contxt", "x", "duplicate", "cc2", "autodif", "const2")


def problems_of(text: str) -> list[str]:
    """All that is wrong with a module's registrations and requests."""
    module = ir.parse_module(text)
    wrong = [problem.message for problem in read_registrations(module).problems]
    for call, hook in hook_calls(module):
        try:
            read_request(call, hook)
        except DiagnosticError as problem:
            wrong += [d.message for d in problem.diagnostics]
    return wrong


def calling(hook: str, markers: tuple[str, ...] = (), arguments: str = "double %x") -> str:
    loads = "".join(f"  %m{n} = load i32, ptr @{name}\n" for n, name in enumerate(markers))
    given = "".join(f"i32 %m{n}, " for n in range(len(markers)))
    return (
        "".join(f"@{name} = external global i32\n" for name in markers)
        + f"declare double @{hook}(ptr, ...)\n"
        + "define double @f(double %x) {\n  ret double %x\n}\n"
        + f"define double @g(double %x) {{\n{loads}"
        + f"  %r = call double (ptr, ...) @{hook}(ptr @f, {given}{arguments})\n  ret double %r\n}}\n"
    )


@pytest.mark.parametrize("name", [*HOOKS, *UNSUPPORTED_HOOKS, *(f"__enzyme_{name}" for name in MADE_UP)])
@pytest.mark.parametrize("spelled", ["{}", "{}_of_mine", "_Z{}{}Pvz"])
def test_hooks(name: str, spelled: str) -> None:
    wrong = problems_of(calling(spelled.format(len(name), name) if "_Z" in spelled else spelled.format(name)))
    if name in HOOKS:
        assert not any("hook" in each or "supported" in each for each in wrong)
    else:
        assert len(wrong) == 1 and name in wrong[0]
        assert ("is not supported yet" if name in UNSUPPORTED_HOOKS else "there is no hook") in wrong[0]


def test_a_function_that_the_program_defines_is_no_hook() -> None:
    text = calling("__enzyme_autodiff").replace("ret double %x\n}\n", "%r = call double @__enzyme_own(double %x)\n"
                                                "  ret double %r\n}\ndefine double @__enzyme_own(double %x) {\n"
                                                "  ret double %x\n}\n", 1)
    assert problems_of(text) == []


@pytest.mark.parametrize("name", [*MARKERS, *UNSUPPORTED_MARKERS, *(f"enzyme_{name}" for name in MADE_UP)])
def test_markers(name: str) -> None:
    wrong = problems_of(calling("__enzyme_autodiff", (name,)))
    if name not in MARKERS:
        assert len(wrong) == 1 and f"'{name}'" in wrong[0]
        assert ("is not supported" if name in UNSUPPORTED_MARKERS else "there is no such marker") in wrong[0]
    else:
        assert not any("no such marker" in each for each in wrong)


@pytest.mark.parametrize("symbol, name", {
    "enzyme_const": "enzyme_const",
    "enzyme_const.7": "enzyme_const",
    "enzyme_dupnoneed_": "enzyme_dupnoneed",  # of an external Fortran variable
    "_QMenzymeEenzyme_out": "enzyme_out",
    "_ZN3mine12enzyme_constE": "enzyme_const",
    "_ZL10enzyme_dup": "enzyme_dup",
    "_ZN3app2ad12enzyme_const17h0123456789abcdefE": "enzyme_const",
    "_RNvCs1234_3app12enzyme_const": "enzyme_const",
    "_D3app12enzyme_consti": "enzyme_const",
    "my_enzyme_const": "",
    "_ZN3mine15my_enzyme_constE": "",
    "run_enzyme_kinetics": "",
    "benzyme_const": "",
}.items())
def test_a_variables_name_as_it_was_written(symbol: str, name: str) -> None:
    assert written_name(symbol) == name


@pytest.mark.parametrize("variable, marker", {
    "@enzyme_const = external global i32": "enzyme_const",
    "@enzyme_const = global i32 0": "enzyme_const",
    "@enzyme_cnst = external global i32": "enzyme_cnst",
    "@enzyme_count = global i32 4": None,
    "@enzyme_concentration = external global double": None,
    "@enzyme_out = external global double": None,
    "@enzyme_rates = external global [4 x i32]": None,
    "@enzyme_total = external global i64": None,
    "@my_enzyme_const = external global i32": None,
}.items())
def test_which_variables_are_markers(variable: str, marker: str | None) -> None:
    found = next(iter(ir.parse_module(variable + "\n").globals.values()))
    assert marker_named(found) == marker


@pytest.mark.parametrize("name", [*PREFIXES, *(f"__enzyme_{name}" for name in MADE_UP)])
def test_registrations(name: str) -> None:
    text = f"define double @f(double %x) {{\n  ret double %x\n}}\n@{name}_f = global [1 x ptr] [ptr @f]\n"
    wrong = problems_of(text)
    if name not in PREFIXES:
        assert wrong == [f"{name}_f: no registration has such a name"]
    assert problems_of(f"@{name}_f = external global ptr\n") == []  # that of another file


ANNOTATED = """
@text = private constant [{size} x i8] c"{text}\\00", section "llvm.metadata"
@file = private constant [4 x i8] c"a.c\\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x {{ ptr, ptr, ptr, i32, ptr }}] [{{ ptr, ptr, ptr, i32, ptr }} \
{{ ptr @{target}, ptr @text, ptr @file, i32 12, ptr null }}], section "llvm.metadata"
@v = global double 0.0
define double @f(double %x) {{
  ret double %x
}}
"""
KNOWN = {"enzyme_inactive", "enzyme_inactivefn", "enzyme_nofree", "enzyme_shouldrecompute", "enzyme_math=sin",
         "enzyme_function_like=log1p", "enzyme_elementwise_read", "enzyme_sparse_accumulate", "enzyme_ta_norecur"}


@pytest.mark.parametrize("text", [*sorted(KNOWN), *(f"enzyme_{name}" for name in MADE_UP), "enzyme_math=sinn"])
def test_annotations_and_attributes(text: str) -> None:
    module = ir.parse_module(ANNOTATED.format(text=text, size=len(text) + 1, target="f"))
    found = read_registrations(module)
    attribute = '"{}"="{}"'.format(*text.split("=")) if "=" in text else f'"{text}"'
    of_attribute = read_registrations(ir.parse_module(
        f"define double @f(double %x) {attribute} {{\n  ret double %x\n}}\n"))
    if text in KNOWN:
        assert found.problems == [] and of_attribute.problems == []
        assert ("f" in found.inactive_functions) == ("inactive" in text)
        assert ("f" in found.function_like) == ("=" in text)
    else:
        (problem,) = found.problems
        assert text.partition("=")[2] in problem.message and "'f'" in problem.message
        assert str(problem.location) == "a.c:12"
        assert len(of_attribute.problems) == 1


def test_annotations_of_variables() -> None:
    inactive = read_registrations(ir.parse_module(ANNOTATED.format(text="enzyme_inactive", size=16, target="v")))
    assert inactive.inactive_globals == {"v"} and inactive.problems == []
    like = read_registrations(ir.parse_module(ANNOTATED.format(text="enzyme_math=sin", size=16, target="v")))
    said = [problem.message for problem in like.problems]
    assert said == ["the annotation 'enzyme_math' of 'v' has no meaning: that is a variable"]


WITHIN = """
@text = private constant [16 x i8] c"enzyme_inactive\\00", section "llvm.metadata"
@file = private constant [4 x i8] c"a.c\\00", section "llvm.metadata"
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare double @sin(double)
define double @f(double %x) !enzyme_nosuch !{} {
  %p = alloca double
  call void @llvm.var.annotation.p0.p0(ptr %p, ptr @text, ptr @file, i32 5, ptr null)
  %a = call double @sin(double %x) "enzyme_made_up"
  %b = call double @sin(double %x), !enzyme_other !{}
  ret double %b
}
"""


def test_what_is_said_within_functions_is_refused() -> None:
    found = read_registrations(ir.parse_module(WITHIN))
    assert sorted(problem.message for problem in found.problems) == [
        "the annotation 'enzyme_inactive' in 'f', of something within a function, is not supported",
        "the attribute 'enzyme_made_up' in 'f' is not known",
        "the metadata 'enzyme_nosuch' of 'f' is not known",
        "the metadata 'enzyme_other' in 'f' is not known",
    ]


def test_metadata_of_a_function_is_its_rule() -> None:
    text = ("declare double @d(double, double)\ndeclare double @a(double)\ndeclare double @r(double, double)\n"
            "define double @f(double %x) !enzyme_derivative !{ptr @d} !enzyme_augment !{ptr @a} !enzyme_gradient "
            "!{ptr @r} {\n  ret double %x\n}\n")
    rule = read_registrations(ir.parse_module(text)).custom["f"]
    assert (rule.forward, rule.augmented, rule.reverse) == ("d", "a", "r")


def test_texts_without_such_names_say_nothing() -> None:
    assert list(said_in(ir.parse_module('define void @f() "frame-pointer"="all" {\n  ret void\n}\n'))) == []


def test_the_programs_own_names(check: Callable[..., None]) -> None:
    check("""
double my_enzyme_count = 3, enzyme_const_table[2] = {2, 4}, d_table[2];
double enzyme_dup_rate = 5;
extern double enzyme_concentration;
double enzyme_concentration = 0.5;
int enzyme_order = 2;
static double run_enzyme_kinetics(double s, double *t, double r, int order) {
  double p = 1;
  for (int i = 0; i < order; i++) p *= s;
  return p * t[0] * t[1] * r;
}
int main(void) {
  double r = __enzyme_fwddiff((void *)run_enzyme_kinetics, enzyme_dup, my_enzyme_count, 1.0, enzyme_dup,
                              enzyme_const_table, d_table, enzyme_const, enzyme_dup_rate, enzyme_order);
  CHECK_CLOSE("forward", r, 2 * 3 * 8 * 5.0, 1e-12);
  r = __enzyme_autodiff((void *)run_enzyme_kinetics, enzyme_const, enzyme_concentration, enzyme_dup,
                        enzyme_const_table, d_table, enzyme_out, enzyme_dup_rate, enzyme_const, enzyme_order);
  CHECK_CLOSE("reverse", r, 0.25 * 8, 1e-12);
  CHECK_CLOSE("table", d_table[0], 0.25 * 4 * 5, 1e-12);
  return check_report();
}""")


def test_names_that_do_not_exist_are_refused_with_their_lines(refusal: Callable[..., str]) -> None:
    said = refusal("""
extern int enzyme_context, enzyme_conts;
double __enzyme_autodif(void *, ...);
double __enzyme_context(void *, ...);
static double f(double x) { return __enzyme_context((void *)0, x * x); }
double a(double x) { return __enzyme_autodiff((void *)f, enzyme_context, x); }
double b(double x) { return __enzyme_autodiff((void *)f, enzyme_conts, x); }
double c(double x) { return __enzyme_autodif((void *)f, x); }
int main(void) { return 0; }
""")
    for line in (
        "program.c:5:36: error: '__enzyme_context' is not supported yet",
        "program.c:6:29: error: the marker 'enzyme_context' is not supported with '__enzyme_autodiff'",
        "program.c:7:29: error: 'enzyme_conts', an argument of '__enzyme_autodiff', is declared as markers are",
        "program.c:7:29: note: did you mean 'enzyme_const'?",
        "program.c:8:29: error: there is no hook '__enzyme_autodif'",
        "program.c:8:29: note: did you mean '__enzyme_autodiff'?",
    ):
        assert line in said
