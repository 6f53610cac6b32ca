"""Linear operations: each is declared once, and its transpose is the transpose of its map: <A u, v> = <u, A'v>."""

import random

import llvmlite.binding as llvm
import pytest
from operation_modules import COUNT, Runnable, call, differentiated

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.data_operands import x86_operation
from enzyme_cc.autodiff.facts.refused_operations import FOLLOWED_AS_BITS
from enzyme_cc.autodiff.forward import synthesis
from enzyme_cc.autodiff.operations import linear_operations, memory_operations
from enzyme_cc.autodiff.operations.linear_operations import OPCODES, linear_intrinsic
from enzyme_cc.autodiff.reverse import adjoints
from enzyme_cc.ir import opcodes
from enzyme_cc.rules.lane_maps import CONTROLLED, LANE_MAPS

HEAD = "define double @f(ptr %x) {\n  %p1 = getelementptr double, ptr %x, i64 1\n" \
       "  %a = load double, ptr %x\n  %b = load double, ptr %p1\n  %ai = bitcast double %a to i64\n" \
       "  %va = insertelement <2 x double> zeroinitializer, double %a, i32 0\n" \
       "  %v = insertelement <2 x double> %va, double %b, i32 1\n  %wide = bitcast double %a to i64\n" \
       "  %i128 = zext i64 %wide to i128\n"
TAIL = "  %s = fmul double %b, 0.25\n  %total = fadd double %s, %r\n  ret double %total\n}\n"
BACK = "  %r = bitcast i64 %o to double\n"

PROGRAMS = {
    "select": "  %c = fcmp olt double %a, %b\n  %r = select i1 %c, double %a, double %b\n",
    "freeze": "  %r = freeze double %a\n",
    "bitcast": "  %o = bitcast double %a to i64\n" + BACK,
    "ptrtoint": "", "inttoptr": "",
    "fptrunc": "  %n = fptrunc double %a to float\n  %r = fpext float %n to double\n",
    "fpext": "  %n = fptrunc <2 x double> %v to <2 x float>\n  %m = fpext <2 x float> %n to <2 x double>\n"
             "  %r = extractelement <2 x double> %m, i32 1\n",
    "extractvalue": "  %g = insertvalue { double, [2 x double] } zeroinitializer, double %a, 1, 1\n"
                    "  %r = extractvalue { double, [2 x double] } %g, 1, 1\n",
    "insertvalue": "  %g = insertvalue { double, [2 x double] } zeroinitializer, double %a, 1, 1\n"
                   "  %h = insertvalue { double, [2 x double] } %g, double %b, 1, 0\n"
                   "  %g0 = extractvalue { double, [2 x double] } %h, 1, 0\n"
                   "  %g1 = extractvalue { double, [2 x double] } %h, 1, 1\n  %g2 = fmul double %g1, 3.0\n"
                   "  %r = fadd double %g0, %g2\n",
    "extractelement": "  %i = fptosi double %a to i32\n  %k = and i32 %i, 1\n"
                      "  %r = extractelement <2 x double> %v, i32 %k\n",
    "insertelement": "  %i = fptosi double %a to i32\n  %k = and i32 %i, 1\n"
                     "  %w = insertelement <2 x double> %v, double %b, i32 %k\n"
                     "  %e = extractelement <2 x double> %w, i32 0\n  %h = extractelement <2 x double> %w, i32 1\n"
                     "  %g = fmul double %h, 3.0\n  %r = fadd double %e, %g\n",
    "shufflevector": "  %w = shufflevector <2 x double> %v, <2 x double> %va, "
                     "<4 x i32> <i32 1, i32 1, i32 poison, i32 2>\n"
                     "  %e = extractelement <4 x double> %w, i32 0\n  %h = extractelement <4 x double> %w, i32 1\n"
                     "  %q = extractelement <4 x double> %w, i32 3\n  %g = fmul double %h, 3.0\n"
                     "  %t = fadd double %e, %g\n  %r = fadd double %t, %q\n",
    "trunc": "  %o = trunc i128 %i128 to i64\n" + BACK,
    "zext": "  %z = zext i64 %ai to i128\n  %o = trunc i128 %z to i64\n" + BACK,
    "shl": "  %z = shl i128 %i128, 64\n  %y = lshr i128 %z, 64\n  %o = trunc i128 %y to i64\n" + BACK,
    "lshr": "  %z = shl i128 %i128, 64\n  %y = lshr i128 %z, 64\n  %o = trunc i128 %y to i64\n" + BACK,
    "and": "  %o = and i64 %ai, 9223372036854775807\n" + BACK,
    "or": "  %o = or i64 %ai, -9223372036854775808\n" + BACK,
    "xor": "  %o = xor i64 %ai, -9223372036854775808\n" + BACK,
    "add": "  %o = add i64 %ai, 4503599627370496\n" + BACK,
    "sub": "  %o = sub i64 %ai, 4503599627370496\n" + BACK,
}
"""Each opcode between numbers. Words that are now addresses, now numbers, have tests of their own."""

D2, D4, F4, F8 = "<2 x double>", "<4 x double>", "<4 x float>", "<8 x float>"
INTRINSICS = [
    f"double @llvm.vector.reduce.fadd.v4f64(double, {D4})",
    f"double @llvm.vector.reduce.fmul.v4f64(double, {D4})",
    *(f"double @llvm.vector.reduce.{name}.v4f64({D4})" for name in ("fmax", "fmin", "fmaximum", "fminimum")),
    f"{D4} @llvm.vector.reverse.v4f64({D4})",
    f"{D2} @llvm.vector.extract.v2f64.v4f64({D4}, i64 immarg)",
    f"{D4} @llvm.vector.insert.v4f64.v2f64({D4}, {D2}, i64 immarg)",
    f"{D4} @llvm.vector.interleave2.v4f64({D2}, {D2})",
    f"{{ {D2}, {D2} }} @llvm.vector.deinterleave2.v4f64({D4})",
    f"{D4} @llvm.vector.splice.left.v4f64({D4}, {D4}, i32 immarg)",
    f"{D4} @llvm.vector.splice.right.v4f64({D4}, {D4}, i32 immarg)",
    f"{D2} @llvm.x86.sse3.hadd.pd({D2}, {D2})",
    f"{F8} @llvm.x86.avx.hadd.ps.256({F8}, {F8})",
    f"{D4} @llvm.x86.avx.hsub.pd.256({D4}, {D4})",
    f"{F4} @llvm.x86.sse3.hsub.ps({F4}, {F4})",
    f"{D4} @llvm.x86.avx.addsub.pd.256({D4}, {D4})",
    f"{F4} @llvm.x86.sse2.cvtpd2ps({D2})",
    f"{F4} @llvm.x86.avx.cvt.pd2.ps.256({D4})",
    f"{F4} @llvm.x86.sse2.cvtsd2ss({F4}, {D2})",
    f"{F4} @llvm.x86.sse41.insertps({F4}, {F4}, i8 immarg)",
    f"{D2} @llvm.x86.sse41.blendvpd({D2}, {D2}, {D2})",
    f"{F4} @llvm.x86.sse41.blendvps({F4}, {F4}, {F4})",
    f"{D4} @llvm.x86.avx.blendv.pd.256({D4}, {D4}, {D4})",
    f"{F4} @llvm.x86.avx.vpermilvar.ps({F4}, <4 x i32>)",
    f"{D2} @llvm.x86.avx.vpermilvar.pd({D2}, <2 x i64>)",
    f"{F8} @llvm.x86.avx2.permps({F8}, <8 x i32>)",
    f"{D2} @llvm.x86.sse41.dppd({D2}, {D2}, i8 immarg)",
    f"{F4} @llvm.x86.sse41.dpps({F4}, {F4}, i8 immarg)",
    f"{F8} @llvm.x86.avx.dp.ps.256({F8}, {F8}, i8 immarg)",
    *(f"{D2} @llvm.x86.sse2.{name}.sd({D2}, {D2})" for name in ("max", "min")),
    *(f"{F4} @llvm.x86.sse.{name}.ss({F4})" for name in ("rcp", "rsqrt")),
    f"{D2} @llvm.x86.sse41.round.sd({D2}, {D2}, i32 immarg)",
]


def assert_transposed(text: str, what: str) -> None:
    made = {mode: differentiated(text, mode, preopt=False) for mode in ("forward", "reverse")}
    assert {outcome for outcome, _ in made.values()} == {"accepted"}, (what, made)
    forward, reverse = (Runnable(module, mode) for mode, (_, module) in made.items())
    draw = random.Random(3)
    for _ in range(4):
        x, u = ([draw.uniform(-1, 1) for _ in range(COUNT)] for _ in range(2))
        if "rsqrt" in what:
            x = [abs(number) for number in x]
        expected, found = forward.along(x, u), reverse.along(x, u)
        assert found == pytest.approx(expected, rel=1e-5 if "float" in text else 1e-12), what


@pytest.mark.parametrize("opcode", sorted(OPCODES))
def test_transposes_of_opcodes(opcode: str) -> None:
    if opcode not in ("ptrtoint", "inttoptr"):
        assert f"{opcode} " in PROGRAMS[opcode]
        assert_transposed(HEAD + PROGRAMS[opcode] + TAIL, opcode)


SUM = "  %e = extractelement <2 x double> %o, i32 0\n  %h = extractelement <2 x double> %o, i32 1\n" \
      "  %g = fmul double %h, 3.0\n  %r = fadd double %e, %g\n"
FLOATS = "  %n = fptrunc <2 x double> %v to <2 x float>\n  %w = bitcast <2 x float> %n to i64\n" \
         "  %l = insertelement <2 x i64> zeroinitializer, i64 %w, i32 1\n"
OF_FLOATS = "  %y = extractelement <2 x i64> %k, i32 0\n  %m = bitcast i64 %y to <2 x float>\n" \
            "  %o = fpext <2 x float> %m to <2 x double>\n"
LANES = {
    "halves of numbers": "  %l = bitcast <2 x double> %v to <4 x i32>\n"
                         "  %k = shufflevector <4 x i32> %l, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>\n"
                         "  %o = bitcast <4 x i32> %k to <2 x double>\n",
    "bytes of numbers": "  %l = bitcast <2 x double> %v to <16 x i8>\n"
                        "  %k = shufflevector <16 x i8> %l, <16 x i8> zeroinitializer, <16 x i32> <" + ", ".join(
                            f"i32 {k}" for k in range(8, 24)) + ">\n  %o = bitcast <16 x i8> %k to <2 x double>\n",
    "several numbers in a lane": FLOATS + "  %k = shufflevector <2 x i64> %l, <2 x i64> %l, <2 x i32> <i32 3, i32 0>\n"
                                 + OF_FLOATS,
    "a choice of such": FLOATS + "  %i = insertelement <2 x i64> zeroinitializer, i64 %w, i32 0\n"
                        "  %c = fcmp olt <2 x double> %v, %va\n"
                        "  %k = select <2 x i1> %c, <2 x i64> %l, <2 x i64> %i\n" + OF_FLOATS,
}
"""Lanes of integers that are no numbers each."""
WORDS = "  %l = bitcast <2 x double> %v to <2 x i64>\n  %w = bitcast <2 x double> %va to <2 x i64>\n"
STORE = "void @llvm.masked.store.v2i64.p0(<2 x i64>{}, ptr{}, <2 x i1>{})"
STORED = WORDS + "  %m = alloca [2 x double]\n  store <2 x double> %v, ptr %m, align 8\n" \
         "  %c = fcmp olt <2 x double> %v, %va\n  call " + STORE + "\n  %o = load <2 x double>, ptr %m, align 8\n"
MOVED_WORDS = {
    "the greater": (WORDS + "  %k = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %l, <2 x i64> %w)\n"
                            "  %o = bitcast <2 x i64> %k to <2 x double>\n",
                    "declare <2 x i64> @llvm.smax.v2i64(<2 x i64>, <2 x i64>)\n"),
    "stored by a mask": (STORED.format(" %w", " align 8 %m", " %c"), "declare " + STORE.format("", "", "") + "\n"),
    "cleared by a mask": (STORED.format(" zeroinitializer", " align 8 %m", " %c"),
                          "declare " + STORE.format("", "", "") + "\n"),
}
"""Lanes of integers that are numbers, by intrinsics."""


@pytest.mark.parametrize("what", LANES)
def test_transposes_of_lanes_that_are_parts_of_numbers_or_hold_several(what: str) -> None:
    assert_transposed(HEAD + LANES[what] + SUM + TAIL, what)


@pytest.mark.parametrize("what", MOVED_WORDS)
def test_transposes_of_words_that_intrinsics_choose_and_store(what: str) -> None:
    body, declared = MOVED_WORDS[what]
    assert_transposed(HEAD + body + SUM + TAIL + declared, what)


def test_an_unknown_intrinsic_is_called_one() -> None:
    name = "llvm.x86.avx2.maskstore.q"
    text = HEAD + STORED.replace("llvm.masked.store.v2i64.p0", name).format(" %w", " %m", " %c").replace(
        f"{name}(<2 x i64> %w, ptr %m, <2 x i1> %c)", f"{name}(ptr %m, <2 x i64> %w, <2 x i64> %w)")
    text += SUM + TAIL + f"declare void @{name}(ptr, <2 x i64>, <2 x i64>)\n"
    for mode in ("forward", "reverse"):
        outcome, message = differentiated(text, mode, preopt=False)
        assert outcome == "refused" and f"cannot differentiate the intrinsic '{name}'" in message, (mode, message)


def test_lanes_that_take_numbers_apart_have_no_transpose() -> None:
    text = HEAD + LANES["halves of numbers"].replace("i32 2, i32 3, i32 0, i32 1", "i32 1, i32 2, i32 3, i32 0")
    outcome, message = differentiated(text + SUM + TAIL, "reverse", preopt=False)
    assert outcome == "refused" and "'shufflevector'" in message, message


def test_transposes_of_intrinsics() -> None:
    if not llvm.get_host_cpu_features().get("avx2"):
        pytest.skip("no AVX2 here")
    for declaration in INTRINSICS:
        assert_transposed(call(declaration), declaration)


def test_intrinsics_on_integers_that_hold_numbers_lose_no_derivative_in_silence() -> None:
    text = call("<2 x i64> @llvm.vector.reverse.v2i64(<2 x i64>)", bits=True)
    for mode in ("forward", "reverse"):
        outcome, made = differentiated(text, mode, preopt=False)
        assert outcome == "refused" or "call void @__enzyme_cc_marks_number(" in made


def test_every_linear_intrinsic_is_tried() -> None:
    names = {declaration.partition("@")[2].partition("(")[0] for declaration in INTRINSICS}
    controlled = {x86_operation(f"llvm.{name}") for name in CONTROLLED}
    assert {x86_operation(name) for name in names} >= linear_operations._X86.keys() == controlled
    for declaration in INTRINSICS:
        module = ir.parse_module(f"declare {declaration}\n" + call(declaration).partition("\n")[2])
        calls = [i for block in module.functions["f"].blocks for i in block.instructions if isinstance(i, ir.Call)]
        assert all(linear_intrinsic(i) is not None for i in calls), declaration


@pytest.mark.parametrize("opcode", sorted(OPCODES.keys() - {"ptrtoint", "inttoptr"}))
def test_a_row_is_all_that_a_linear_opcode_needs(opcode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it both modes refuse the opcode; with it, the tests of transposes say, both have its derivative.

    Moves of words whose number gets its slope before (prepare/bit_slopes.py) are right without it, too."""
    monkeypatch.delitem(OPCODES, opcode)
    text = HEAD + PROGRAMS[opcode] + TAIL
    made = {mode: differentiated(text, mode, preopt=False) for mode in ("forward", "reverse")}
    if opcode in opcodes.MOVED_BITS and {outcome for outcome, _ in made.values()} == {"accepted"}:
        assert_transposed(text, opcode)
        return
    for mode, (outcome, message) in made.items():
        assert (outcome, f"'{opcode}'" in message) == ("refused", True), (mode, message)


@pytest.mark.parametrize("name", ["vector.reverse", "x86.sse3.hadd.pd", "x86.sse41.insertps"])
def test_a_map_is_all_that_a_linear_intrinsic_needs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same of rules/lane_maps.py, where an intrinsic is declared by nothing else."""
    monkeypatch.delitem(LANE_MAPS, name)
    text = call(next(declaration for declaration in INTRINSICS if f"@llvm.{name}" in declaration))
    for mode in ("forward", "reverse"):
        outcome, message = differentiated(text, mode, preopt=False)
        assert (outcome, f"llvm.{name}" in message) == ("refused", True), (mode, message)


def test_every_opcode_has_one_declaration() -> None:
    """By a rule, as linear, as memory, or none since no derivative passes; what is in no table is refused."""
    tables = [opcodes.FLOAT_ARITHMETIC, OPCODES.keys(), memory_operations.OPCODES.keys(), adjoints.WITHOUT_ADJOINT]
    control = {"phi", "call", "invoke", "callbr", "resume", "va_arg", *opcodes.EXCEPTION_PADS}
    known = set().union(*(group for name in dir(opcodes) if isinstance(group := getattr(opcodes, name), frozenset)))
    for opcode in known - control:
        assert sum(opcode in table for table in tables) <= 1, opcode
    assert known - control - set().union(*tables) == {"sext", "ptrtoaddr"}, "refused in reverse mode"
    forward = [opcodes.FLOAT_ARITHMETIC, opcodes.STEPS, synthesis.MOVES, OPCODES.keys(),
               memory_operations.OPCODES.keys()]
    assert all(sum(opcode in table for table in forward) <= 1 for opcode in known)
    assert opcodes.SCALED_BITS | opcodes.MOVED_BITS <= OPCODES.keys()
    assert not [opcode for opcode in ("sext", "ptrtoaddr", "va_arg", "invented") if adjoints.has_adjoint(opcode)]
    assert FOLLOWED_AS_BITS < adjoints.WITHOUT_ADJOINT
