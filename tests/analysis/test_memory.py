"""Which loads keep their value until the end: kernels with known answers, random loops by running."""

import random
import time

import pytest

from enzyme_cc.analysis.memory import Overwritten
from enzyme_cc.ir import parse_module


def survey(body, declarations=""):
    """Loaded value name -> whether it is provably not overwritten."""
    module = parse_module(declarations + "\n" + body)
    f = next(f for f in module.functions.values() if f.has_body)
    analysis = Overwritten(f)
    return {i.name: analysis.clobbered_after(i) is None for i in f.instructions() if i.opcode == "load"}


ONE_LOOP = """
define void @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %at = add nsw i64 %i, LOADED
  %p = getelementptr inbounds double, ptr %x, i64 %at
  %v = load double, ptr %p
  %to = add nsw i64 %i, STORED
  %q = getelementptr inbounds double, ptr %x, i64 %to
  store double %v, ptr %q
  %next = add nuw nsw i64 %i, STEP
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
"""


@pytest.mark.parametrize(
    ("loaded", "stored", "step", "kept"),
    [
        (-1, 0, 1, True),
        (0, 0, 1, False),
        (1, 0, 1, False),
        (0, 1, 2, True),
        (3, 0, 2, True),
        (4, 0, 2, False),
        (5, 0, 1, False),
        (0, 5, 1, True),
        (0, -1, 1, False),
        (-3, 0, 5, True),
    ],
)
def test_one_loop_compares_offsets_of_later_iterations(loaded, stored, step, kept):
    text = ONE_LOOP.replace("LOADED", str(loaded)).replace("STORED", str(stored)).replace("STEP", str(step))
    assert survey(text) == {"v": kept}


LU = """
define void @lu(ptr %a, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %k = phi i64 [ 0, %entry ], [ %k1, %outer.latch ]
  %k1 = add nuw nsw i64 %k, 1
  %row = mul nsw i64 %k, %n
  %rowp = getelementptr double, ptr %a, i64 %row
  %pp = getelementptr double, ptr %rowp, i64 %k
  %any = icmp slt i64 %k1, %n
  br i1 %any, label %mid.pre, label %outer.latch
mid.pre:
  br label %mid
mid:
  %i = phi i64 [ %k1, %mid.pre ], [ %i1, %mid.latch ]
  %irow = mul nsw i64 %i, %n
  %irowp = getelementptr double, ptr %a, i64 %irow
  %mp = getelementptr double, ptr %irowp, i64 %k
  %below = load double, ptr %mp
  %pivot = load double, ptr %pp
  %m = fdiv double %below, %pivot
  store double %m, ptr %mp
  br label %inner
inner:
  %j = phi i64 [ %k1, %mid ], [ %j1, %inner ]
  %up = getelementptr double, ptr %rowp, i64 %j
  %upper = load double, ptr %up
  %sp = getelementptr double, ptr %irowp, i64 %j
  %own = load double, ptr %sp
  %t = fmul double %m, %upper
  %d = fsub double %own, %t
  store double %d, ptr %sp
  %j1 = add nuw nsw i64 %j, 1
  %jc = icmp eq i64 %j1, %n
  br i1 %jc, label %mid.latch, label %inner
mid.latch:
  %i1 = add nuw nsw i64 %i, 1
  %ic = icmp eq i64 %i1, %n
  br i1 %ic, label %outer.latch.dedicated, label %mid
outer.latch.dedicated:
  br label %outer.latch
outer.latch:
  %kc = icmp eq i64 %k1, %n
  br i1 %kc, label %exit, label %outer
exit:
  ret void
}
"""


def test_finished_rows_of_a_factorisation_are_kept():
    assert survey(LU) == {"below": False, "pivot": True, "upper": True, "own": False}


def test_time_steps_in_rows_of_one_array_are_kept():
    text = """
define void @rows(ptr %x, i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %t = phi i64 [ 1, %entry ], [ %t1, %latch ]
  %before = add nsw i64 %t, -1
  %from = mul nsw i64 %before, %m
  %to = mul nsw i64 %t, %m
  %c = icmp sgt i64 %m, 0
  br i1 %c, label %inner.pre, label %latch
inner.pre:
  br label %inner
inner:
  %j = phi i64 [ 0, %inner.pre ], [ %j1, %inner ]
  %a = add nsw i64 %from, %j
  %p = getelementptr inbounds double, ptr %x, i64 %a
  %old = load double, ptr %p
  %b = add nsw i64 %to, %j
  %q = getelementptr inbounds double, ptr %x, i64 %b
  store double %old, ptr %q
  %j1 = add nuw nsw i64 %j, 1
  %more = icmp slt i64 %j1, %m
  br i1 %more, label %inner, label %latch.pre
latch.pre:
  br label %latch
latch:
  %t1 = add nuw nsw i64 %t, 1
  %go = icmp slt i64 %t1, %n
  br i1 %go, label %outer, label %exit
exit:
  ret void
}
"""
    assert survey(text) == {"old": True}
    assert survey(text.replace("%before = add nsw i64 %t, -1", "%before = add nsw i64 %t, 1")) == {
        "old": False
    }


def test_only_writes_that_can_come_later_count():
    text = """
declare void @unknown(ptr)
define double @f(ptr %x, ptr noalias %y, i1 %c) {
entry:
  store double 1.0, ptr %x
  %early = load double, ptr %y
  %first = load double, ptr %x
  br i1 %c, label %one, label %two
one:
  store double 2.0, ptr %x
  br label %end
two:
  %other = load double, ptr %x
  br label %end
end:
  %last = load double, ptr %x
  %s = fadd double %first, %last
  ret double %s
}
"""
    assert survey(text) == {"early": True, "first": False, "other": True, "last": True}


CALLS = """
declare void @unknown(ptr)
declare void @reads(ptr) memory(argmem: read)
declare double @sin(double)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@table = internal constant [4 x double] zeroinitializer
@state = internal global double 0.0
define void @f(ptr %arg, ptr noalias %own) {
  %local = alloca double
  %leaked = alloca double
  store double 1.0, ptr %local
  %heap = call noalias ptr @malloc(i64 64)
  %h8 = getelementptr i8, ptr %heap, i64 8
  call void @unknown(ptr %leaked)
  %a = load double, ptr %arg
  %b = load double, ptr %local
  %c = load double, ptr %leaked
  %d = load double, ptr %heap
  %e = load double, ptr %h8
  %g = load double, ptr @state
  %k = load double, ptr @table
  %o = load double, ptr %own
  CALL
  ret void
}
"""


@pytest.mark.parametrize(
    ("call", "lost"),
    [
        ("call void @unknown(ptr null)", {"a", "c", "g"}),
        ("call void @unknown(ptr %local)", {"a", "b", "c", "g"}),
        ("call void @reads(ptr %arg)", set()),
        ("%s = call double @sin(double %a)", set()),
        ("call void @free(ptr %heap)", {"d", "e"}),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %h8, ptr %arg, i64 8, i1 false)", {"e"}),
        ("store double 0.0, ptr %heap", {"d"}),
        ("store double 0.0, ptr @state", {"a", "c", "g"} - {"c"}),
        ("fence seq_cst", {"a", "c", "g"}),
    ],
)
def test_calls_and_objects(call, lost):
    found = survey(CALLS.replace("CALL", call))
    assert {name for name, kept in found.items() if not kept} == lost


TBAA = """
define void @f(ptr %p, ptr %q) {
  %i = load i32, ptr %p, !tbaa !1
  %s = load ptr, ptr %p, !tbaa !6
  %same = load double, ptr %p, !tbaa !4
  %c = load i8, ptr %p, !tbaa !8
  store double 0.0, ptr %q, !tbaa !4
  ret void
}
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !0, i64 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"double", !3, i64 0}
!6 = !{!7, !9, i64 0}
!7 = !{!"S", !9, i64 0, !5, i64 8}
!8 = !{!3, !3, i64 0}
!9 = !{!"any pointer", !3, i64 0}
"""


def test_types_tell_accesses_apart():
    assert survey(TBAA) == {"i": True, "s": True, "same": False, "c": False}
    member = TBAA.replace("!6 = !{!7, !9, i64 0}", "!6 = !{!7, !5, i64 8}")
    assert survey(member)["s"] is False


SCOPES = """
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %x, ptr %y, i64 %n) {
entry:
  ENTRY
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  INSIDE
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p, !alias.scope !2
  %q = getelementptr double, ptr %y, i64 %i
  store double %v, ptr %q, !noalias !2
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = distinct !{!1}
!2 = !{!0}
"""


def test_scopes_hold_within_one_run_of_their_declaration():
    declaration = "call void @llvm.experimental.noalias.scope.decl(metadata !2)"
    outside = SCOPES.replace("ENTRY", declaration).replace("INSIDE", "")
    inside = SCOPES.replace("INSIDE", declaration).replace("ENTRY", "")
    assert survey(outside) == {"v": True}
    assert survey(inside) == {"v": False}


def test_members_of_array_elements_are_told_apart():
    text = """
define void @f(ptr %x, ptr %index, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %ip = getelementptr i64, ptr %index, i64 %i
  %at = load i64, ptr %ip, !tbaa !1
  %p = getelementptr inbounds { double, double }, ptr %x, i64 %at
  %first = load double, ptr %p, !tbaa !4
  %q = getelementptr inbounds { double, double }, ptr %x, i64 %i, i32 1
  store double %first, ptr %q, !tbaa !4
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!2, !2, i64 0}
!2 = !{!"long", !3, i64 0}
!3 = !{!"omnipotent char", !0, i64 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"double", !3, i64 0}
"""
    assert survey(text) == {"at": True, "first": True}
    assert survey(text.replace("i64 %i, i32 1", "i64 %i, i32 0")) == {"at": True, "first": False}


def random_nest(seed):
    """Two nested loops over small constants that load and store at affine places of one array."""
    rng = random.Random(seed)
    outer, inner = rng.randint(1, 4), rng.randint(1, 4)
    triangular = rng.random() < 0.4
    first = "%k" if triangular else "0"
    limit = "LIMIT" if rng.random() < 0.5 else str(inner)
    accesses = []
    for _ in range(3):
        accesses.append(
            (
                rng.randint(-2, 6),
                rng.randint(-2, 3),
                rng.randint(20, 40),
                rng.random() < 0.5,
                rng.choice(["inner", "pre", "post"]),
            )
        )
    body = {"inner": [], "pre": [], "post": []}
    for n, (ck, cj, c0, is_load, where) in enumerate(accesses):
        j = "%j" if where == "inner" else "%k"
        lines = [f"  %m{n} = mul nsw i64 %k, {ck}", f"  %l{n} = mul nsw i64 {j}, {cj}"]
        lines += [f"  %s{n} = add nsw i64 %m{n}, %l{n}", f"  %t{n} = add nsw i64 %s{n}, {c0}"]
        lines += [f"  %p{n} = getelementptr inbounds i8, ptr %x, i64 %t{n}"]
        lines += [f"  %v{n} = load i16, ptr %p{n}" if is_load else f"  store i16 7, ptr %p{n}"]
        body[where] += lines
    text = f"""
define void @f(ptr %x, i64 %n) {{
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k1, %latch ]
{chr(10).join(body["pre"])}
  br label %inner
inner:
  %j = phi i64 [ {first}, %outer ], [ %j1, %inner ]
{chr(10).join(body["inner"])}
  %j1 = add nuw nsw i64 %j, 1
  %jc = icmp slt i64 %j1, {limit.replace("LIMIT", "%n")}
  br i1 %jc, label %inner, label %latch
latch:
{chr(10).join(body["post"])}
  %k1 = add nuw nsw i64 %k, 1
  %kc = icmp slt i64 %k1, {outer}
  br i1 %kc, label %outer, label %exit
exit:
  ret void
}}
"""

    def trace(n):
        events = []

        def touch(where, k, j):
            for name, (ck, cj, c0, is_load, place) in enumerate(accesses):
                if place == where:
                    events.append((name, is_load, ck * k + cj * (j if where == "inner" else k) + c0))

        k = 0
        while True:
            touch("pre", k, 0)
            j = k if triangular else 0
            while True:
                touch("inner", k, j)
                j += 1
                if j >= (n if limit == "LIMIT" else inner):
                    break
            touch("post", k, 0)
            k += 1
            if k >= outer:
                return events

    return text, trace


def overwritten_in(events):
    lost = set()
    for at, (name, is_load, place) in enumerate(events):
        if is_load and any(not loaded and abs(other - place) < 2 for _, loaded, other in events[at + 1 :]):
            lost.add(f"v{name}")
    return lost


def test_random_nests_never_keep_what_running_overwrites():
    kept = precise = loads = 0
    for seed in range(400):
        text, trace = random_nest(seed)
        found = survey(text)
        lost = set().union(*[overwritten_in(trace(n)) for n in (-3, 0, 1, 2, 3, 5)])
        for name, is_kept in found.items():
            loads += 1
            precise += name not in lost
            kept += is_kept
            assert not (is_kept and name in lost), (seed, name, text)
    assert kept > 0.5 * precise, (kept, precise, loads)


def test_a_large_function_is_quick_and_its_answers_deterministic():
    lines = ["define void @f(ptr %x, ptr noalias %y, i64 %n) {", "entry:", "  br label %b0"]
    count = 250
    for b in range(count):
        lines.append(f"b{b}:")
        for s in range(4):
            t = f"{b}.{s}"
            lines += [
                f"  %p{t} = getelementptr inbounds double, ptr %x, i64 {(b * 7 + s * 3) % 97}",
                f"  %v{t} = load double, ptr %p{t}",
                f"  %w{t} = fmul double %v{t}, %v{t}",
                f"  %q{t} = getelementptr inbounds double, ptr %{'yyyx'[s]}, i64 {(b * 5 + s) % 97}",
                f"  store double %w{t}, ptr %q{t}",
            ]
        lines.append(f"  %c{b} = icmp slt i64 %n, {b}")
        lines.append(f"  br i1 %c{b}, label %b{b + 1}, label %b{min(b + 2, count)}")
    lines += [f"b{count}:", "  ret void", "}"]
    text = "\n".join(lines)
    module = parse_module(text)
    f = module.functions["f"]
    loads = [i for i in f.instructions() if i.opcode == "load"]
    start = time.process_time()
    analysis = Overwritten(f)
    answers = [analysis.clobbered_after(load) for load in loads]
    assert time.process_time() - start < 4
    again = Overwritten(f)
    assert answers == [again.clobbered_after(load) for load in loads]
