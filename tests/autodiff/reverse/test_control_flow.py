"""Reverse mode finds its way back: through branches, loops of any number of turns, and what they carry."""

from __future__ import annotations

import pytest
from operation_modules import differentiated, disagreement

PROGRAMS = {
    "as many ways as a switch has": """
  %a = load double, ptr %x
  %t = fmul double %a, 4.0
  %k = fptosi double %t to i32
  switch i32 %k, label %other [ i32 0, label %zero
                                i32 1, label %one
                                i32 2, label %two ]
zero:
  br label %end
one:
  %o = fmul double %a, %a
  br label %end
two:
  %w = fdiv double 1.0, %a
  br label %end
other:
  %h = fmul double %t, %t
  br label %end
end:
  %r = phi double [ %a, %zero ], [ %o, %one ], [ %w, %two ], [ %h, %other ]
  ret double %r""",
    "a loop whose turns only the running program counts": """
  %a = load double, ptr %x
  br label %loop
loop:
  %s = phi double [ 1.0, %0 ], [ %n, %loop ]
  %g = fadd double %a, 1.5
  %n = fmul double %s, %g
  %more = fcmp olt double %n, 90.0
  br i1 %more, label %loop, label %end
end:
  %r = fmul double %n, %a
  ret double %r""",
    "a loop that is left in two places": """
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %on ]
  %s = phi double [ 0.0, %0 ], [ %n, %on ]
  %p = getelementptr double, ptr %x, i64 %i
  %a = load double, ptr %p
  %q = fmul double %a, %a
  %n = fadd double %s, %q
  %enough = fcmp ogt double %n, 2.0
  br i1 %enough, label %early, label %on
on:
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 12
  br i1 %more, label %loop, label %late
early:
  %e = fmul double %n, %a
  br label %end
late:
  br label %end
end:
  %r = phi double [ %e, %early ], [ %n, %late ]
  ret double %r""",
    "a loop in a loop that ends where the outer one stands": """
  br label %outer
outer:
  %i = phi i64 [ 1, %0 ], [ %i1, %next ]
  %s = phi double [ 0.5, %0 ], [ %t1, %next ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %t = phi double [ %s, %outer ], [ %t1, %inner ]
  %p = getelementptr double, ptr %x, i64 %j
  %a = load double, ptr %p
  %m = fmul double %t, %a
  %t1 = fadd double %m, 0.25
  %j1 = add i64 %j, 1
  %inside = icmp ult i64 %j1, %i
  br i1 %inside, label %inner, label %next
next:
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 6
  br i1 %more, label %outer, label %end
end:
  ret double %t1""",
    "numbers that change their places with every turn": """
  %p1 = getelementptr double, ptr %x, i64 1
  %x0 = load double, ptr %x
  %x1 = load double, ptr %p1
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %a = phi double [ %x0, %0 ], [ %b, %loop ]
  %b = phi double [ %x1, %0 ], [ %c, %loop ]
  %ab = fmul double %a, %b
  %c = fadd double %ab, %a
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 7
  br i1 %more, label %loop, label %end
end:
  ret double %c""",
    "memory that every turn overwrites": """
  %m = alloca double
  %a = load double, ptr %x
  store double %a, ptr %m
  br label %loop
loop:
  %i = phi i64 [ 1, %0 ], [ %j, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %b = load double, ptr %p
  %o = load double, ptr %m
  %q = fmul double %o, %o
  %n = fadd double %q, %b
  %h = fmul double %n, 0.5
  store double %h, ptr %m
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 9
  br i1 %more, label %loop, label %end
end:
  %r = load double, ptr %m
  ret double %r""",
}


@pytest.mark.parametrize("what", PROGRAMS)
def test_gradients_of_control_flow_agree_with_differences(what: str) -> None:
    outcome, made = differentiated(f"define double @f(ptr %x) {{{PROGRAMS[what]}\n}}\n", "reverse", preopt=False)
    assert outcome == "accepted", made
    assert disagreement(made, "reverse") is None
