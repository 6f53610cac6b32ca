"""Swift's errors, which LLVM keeps in a register: derivatives pass them in memory."""

import pytest
from operation_modules import COUNT, Runnable, differentiated

METHOD = """
define swiftcc double @method(double %x, ptr swifterror %error) {
  %negative = fcmp olt double %x, 0.0
  br i1 %negative, label %fail, label %well
fail:
  store ptr inttoptr (i64 8 to ptr), ptr %error
  ret double 0.0
well:
  WELL
  %next = fsub double %x, 1.0
  %rest = call swiftcc double @method(double %next, ptr swifterror %error)
  %square = fmul double %x, %x
  %r = fadd double %square, %rest
  ret double %r
}
define double @f(ptr %x) {
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  %v = load double, ptr %x
  %r = call swiftcc double @method(double %v, ptr swifterror %error)
  ret double %r
}
"""


@pytest.mark.parametrize("preopt", [True, False])
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_functions_that_throw_errors_of_swift_are_differentiated(mode: str, preopt: bool) -> None:
    made = Runnable(differentiated(METHOD.replace("WELL", ""), mode, preopt)[1], mode)
    assert made.along([2.5] + [0.0] * (COUNT - 1), [1.0] * COUNT) == 2 * (2.5 + 1.5 + 0.5)


def test_errors_that_other_code_writes_are_refused_where_they_are_passed_on() -> None:
    text = "declare swiftcc void @throwing(ptr swifterror)\n" + METHOD.replace(
        "WELL", "call swiftcc void @throwing(ptr swifterror %error)")
    kind, said = differentiated(text, "reverse", preopt=False)
    assert (kind, said) == (
        "refused", "cannot differentiate a function that hands a Swift error on to one whose code is not at hand")
