"""An iteration of a loop as a function: what it captures, where its test stands, what is not taken."""

import pytest

from enzyme_cc import ir
from enzyme_cc.ir.outlining import CannotOutline, OutlinedLoop, outline_loop
from enzyme_cc.ir.structure import loop_forest
from enzyme_cc.ir.verifier import verify_module

HEAD = "declare void @mark(ptr, double)\ndeclare i1 @go()\ndeclare void @use(double)\n"


def outlined(body: str) -> tuple[ir.Module, OutlinedLoop]:
    module = ir.parse_module(HEAD + body)
    function = module.functions["f"]
    mark = next(i for i in function.instructions() if isinstance(i, ir.Call) and i.called_name == "mark")
    assert mark.parent is not None
    loop = loop_forest(function).loop_of(mark.parent)
    assert loop is not None
    found = outline_loop(loop, mark, "f.step")
    verify_module(module)
    return module, found


def called(function: ir.Function) -> list[str]:
    return [call.called_name for call in function.instructions() if isinstance(call, ir.Call)]


def test_a_loop_with_its_test_at_the_head_is_tested_once_before() -> None:
    module, found = outlined("""
define void @f(ptr %p, double %x) {
entry:
  br label %head
head:
  %g = call i1 @go()
  br i1 %g, label %body, label %end
body:
  call void @mark(ptr %p, double %x)
  call void @use(double %x)
  br label %head
end:
  ret void
}
""")
    assert [value.name for value in found.captured] == ["x"]
    assert sorted(called(module.functions["f"])) == ["go", "mark"]
    assert sorted(called(found.step)) == ["go", "use"]


def test_a_loop_with_its_test_at_the_end_is_not_tested_before() -> None:
    module, found = outlined("""
define double @f(ptr %p, double %x) {
entry:
  br label %body
body:
  %s = phi double [ %x, %entry ], [ %t, %body ]
  call void @mark(ptr %p, double %x)
  %t = fmul double %s, %x
  %g = call i1 @go()
  br i1 %g, label %body, label %end
end:
  ret double %t
}
""")
    assert called(module.functions["f"]) == ["mark"]
    assert not any(isinstance(i, ir.Phi) for i in found.step.instructions())  # what goes round goes by memory
    assert len(found.captured) == 3  # x, and where s and t lie


def test_what_ends_the_program_belongs_to_an_iteration() -> None:
    _, found = outlined("""
declare void @abort()
define void @f(ptr %p, double %x) {
entry:
  br label %head
head:
  %g = call i1 @go()
  br i1 %g, label %body, label %end
body:
  call void @mark(ptr %p, double 1.0)
  %bad = fcmp olt double %x, 0.0
  br i1 %bad, label %stop, label %head
stop:
  call void @abort()
  unreachable
end:
  ret void
}
""")
    assert "abort" in called(found.step)


LEFT_TWICE = """
define void @f(ptr %p, double %x) {
entry:
  br label %head
head:
  %g = call i1 @go()
  br i1 %g, label %body, label %end
body:
  call void @mark(ptr %p, double %x)
  %h = call i1 @go()
  br i1 %h, label %head, label %end
end:
  ret void
}
"""
COMPUTED = """
declare double @number()
define void @f(ptr %p, double %x) {
entry:
  br label %head
head:
  %n = call double @number()
  call void @mark(ptr %p, double %n)
  %g = call i1 @go()
  br i1 %g, label %head, label %end
end:
  ret void
}
"""


@pytest.mark.parametrize(
    ("body", "why"), [(LEFT_TWICE, "left in several places"), (COMPUTED, "what is handed over is computed")],
)
def test_what_is_not_taken(body: str, why: str) -> None:
    with pytest.raises(CannotOutline, match=why):
        outlined(body)
