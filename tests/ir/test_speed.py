"""Large functions parse, and large modules split, in the time the design allows; the limits are generous."""

import time

from enzyme_cc.ir import clone_function, parse_module, verify_function

STEP = """  %{a} = getelementptr inbounds nuw double, ptr %0, i64 {i}, !dbg !1
  %{b} = load double, ptr %{a}, align 8, !dbg !1, !tbaa !2
  %{c} = fmul contract double %{b}, %{last}, !dbg !1
  %{d} = tail call double @llvm.sin.f64(double noundef %{c}) #0, !dbg !1
  %{e} = fadd double %{d}, 1.500000e+00, !dbg !1
  store double %{e}, ptr %{a}, align 8, !dbg !1, !tbaa !2
"""
TAIL = """declare double @llvm.sin.f64(double)
attributes #0 = { nounwind }
!1 = !{}
!2 = !{!3, !3, i64 0}
!3 = !{!"double", !4, i64 0}
!4 = !{!"root"}
"""


def straight(name: str, size: int) -> str:
    """A function of about `size` instructions."""
    lines, number, last = [f"define double @{name}(ptr %0, double %1) {{\n"], 3, 1
    for i in range(size // 6):
        lines.append(
            STEP.format(a=number, b=number + 1, c=number + 2, d=number + 3, e=number + 4, last=last, i=i)
        )
        last, number = number + 4, number + 5
    return "".join(lines) + f"  ret double %{last}\n}}\n"


def seconds(work):
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def test_a_function_of_twenty_thousand_instructions_takes_about_a_second():
    module = parse_module(straight("f", 20000) + TAIL)
    f = module.functions["f"]
    parsing, _ = seconds(lambda: f.blocks)
    printing, _ = seconds(lambda: str(module))
    verifying, _ = seconds(lambda: verify_function(f))
    cloning, _ = seconds(lambda: clone_function(f, "g"))
    print(f"parse {parsing:.2f} print {printing:.2f} verify {verifying:.2f} clone {cloning:.2f} s")
    assert sum(len(block.instructions) for block in f.blocks) > 19990
    assert max(parsing, printing, verifying, cloning) < 3.0


def test_one_target_in_a_hundred_thousand_lines_takes_less_than_a_second():
    locations = "".join(f"!{n} = !DILocation(line: {n}, column: 5, scope: !1)\n" for n in range(5, 20000))
    text = "".join(straight(f"f{n}", 270) for n in range(300)) + TAIL + locations
    assert text.count("\n") > 100000

    def work():
        module = parse_module(text)
        module.functions["f7"].blocks  # noqa: B018
        return str(module)

    taken, _ = seconds(work)
    print(f"{taken:.2f} s")
    assert taken < 1.5


def test_a_forward_reference_in_every_phi_costs_no_more_than_its_uses():
    """The first block's phis all name values of the last: replaced once each, not by walks."""
    count = 5000
    phis = "".join(f"  %p{i} = phi double [ 0.0, %entry ], [ %v{i}, %loop ]\n" for i in range(count))
    sums = "".join(f"  %v{i} = fadd double %p{i}, %p{(i * 7) % count}\n" for i in range(count))
    text = f"define void @f() {{\nentry:\n  br label %loop\nloop:\n{phis}{sums}  br label %loop\n}}\n"
    taken, _ = seconds(lambda: parse_module(text).functions["f"].blocks)
    assert taken < 2.0
