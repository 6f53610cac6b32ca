"""Pointers, variables, stack slots and copies in address spaces other than 0, as Julia and GPUs have them."""

import random

import pytest
from operation_modules import COUNT, Runnable, differentiated

PROGRAM = """
@scratch = internal addrspace(3) global [4 x double] zeroinitializer
@table = internal addrspace(4) constant [3 x double] [double 2.0, double -1.0, double 0.5]
@place = internal addrspace(3) global ptr addrspace(3) getelementptr (double, ptr addrspace(3) @scratch, i64 1)
declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)
declare void @llvm.memcpy.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)

define void @scaled(ptr addrspace(3) %p, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %t = getelementptr double, ptr addrspace(4) @table, i64 %i
  %factor = load double, ptr addrspace(4) %t
  %at = getelementptr double, ptr addrspace(3) %p, i64 %i
  %v = load double, ptr addrspace(3) %at
  %square = fmul double %v, %v
  %w = fmul double %square, %factor
  store double %w, ptr addrspace(3) %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define double @f(ptr %x) {
  %whole = load <3 x double>, ptr %x, align 8
  %sum = call double @llvm.vector.reduce.fadd.v3f64(double 0.0, <3 x double> %whole)
  call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) @scratch, ptr %x, i64 24, i1 false)
  call void @scaled(ptr addrspace(3) @scratch, i64 3)
  %second = load volatile ptr addrspace(3), ptr addrspace(3) @place
  %a = load double, ptr addrspace(3) %second
  store double %sum, ptr addrspace(3) %second
  %slot = alloca [3 x double]
  call void @llvm.memcpy.p0.p3.i64(ptr %slot, ptr addrspace(3) @scratch, i64 24, i1 false)
  %cast = addrspacecast ptr %slot to ptr addrspace(3)
  call void @scaled(ptr addrspace(3) %cast, i64 2)
  %b = load double, ptr %slot
  %one = getelementptr double, ptr %slot, i64 1
  %c = load double, ptr %one
  %bc = fmul double %b, %c
  %r = fadd double %a, %bc
  ret double %r
}
declare double @llvm.vector.reduce.fadd.v3f64(double, <3 x double>)
"""


def value(x: list[float]) -> float:
    a, b = -x[1] ** 2, 2 * (2 * x[0] ** 2) ** 2
    return a + b * -(sum(x[:3]) ** 2)


@pytest.mark.parametrize("preopt", [True, False])
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_numbers_move_through_other_address_spaces(mode: str, preopt: bool) -> None:
    made = Runnable(differentiated(PROGRAM, mode, preopt)[1], mode)
    draw = random.Random(3)
    x, u = ([draw.uniform(-1, 1) for _ in range(COUNT)] for _ in range(2))
    above, below = ([a + step * b for a, b in zip(x, u, strict=True)] for step in (1e-6, -1e-6))
    assert made.along(x, u) == pytest.approx((value(above) - value(below)) / 2e-6, rel=1e-7)
