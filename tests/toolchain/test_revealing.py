"""Wrappers around hooks are inlined until the function shows; functions among constant arguments are bound."""

from enzyme_cc.autodiff.interface.hooks import hook_calls
from enzyme_cc.autodiff.interface.requests import resolved
from enzyme_cc.ir import Function, parse_module
from enzyme_cc.toolchain.revealing import revealed

TEXT = """
declare double @__enzyme_autodiff(...)
define double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}
define linkonce_odr double @inner(ptr %f, double %x) noinline {
  %slot = alloca ptr
  store ptr %f, ptr %slot
  %g = load ptr, ptr %slot
  %r = call double (...) @__enzyme_autodiff(ptr %g, double %x)
  ret double %r
}
define linkonce_odr double @outer(ptr %f, double %x) {
  %r = call double @inner(ptr %f, double %x)
  ret double %r
}
define double @use(double %x) {
  %r = call double @outer(ptr @square, double %x)
  ret double %r
}
"""
CALLING = """
declare double @__enzyme_autodiff(...)
@enzyme_const = external global i32
define double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}
define double @twice(ptr %f, double %x) {
  %y = call double %f(double %x)
  %z = call double %f(double %y)
  ret double %z
}
define double @use(double %x) {
  %c = load i32, ptr @enzyme_const
  %r = call double (...) @__enzyme_autodiff(ptr @twice, i32 %c, ptr @square, double %x)
  ret double %r
}
"""


def test_the_function_of_a_wrapped_request_shows_where_it_is_used():
    module = parse_module(revealed(TEXT))
    functions = [resolved(call.args[0]) for call, _ in hook_calls(module)]
    assert [f.name for f in functions if isinstance(f, Function)] == ["square"]
    assert not {"inner", "outer"} & module.functions.keys()


def test_a_function_among_the_constant_arguments_is_bound():
    module = parse_module(revealed(CALLING))
    (call, _), = hook_calls(module)
    copy = resolved(call.args[0])
    assert copy.name == "twice.square"
    called = [i.called_function.name for i in copy.instructions() if i.opcode == "call"]
    assert called == ["square", "square"]
    assert "twice" in module.functions


def test_a_module_without_wrappers_stays_as_it_is():
    text = TEXT.replace("ptr %g, double", "ptr @square, double").replace("%f, ptr %slot", "@square, ptr %slot")
    assert revealed(text) is text
    assert revealed("") == ""
