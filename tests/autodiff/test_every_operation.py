"""Every operation of LLVM 22, in both modes: right, or refused; never silently without a derivative, never a fault.

The intrinsics are those of the library that llvmlite brings; their declarations are data (llvm22_intrinsics.txt, made
of LLVM's own tables). Each is called with active numbers; what is accepted is run and compared with differences.
"""

import re
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from operation_modules import REALS, call, differentiated, disagreement

from enzyme_cc.rules import known, lookup

HERE = Path(__file__).parent
MODES = ("forward", "reverse")

OTHER_TARGETS = frozenset(
    "aarch64 amdgcn arm bpf dx hexagon loongarch mips nvvm ppc r600 riscv s390 spv ve wasm xcore x86".split()
)

ALONE = frozenset(
    """
alloc.token.id allow.runtime.check call.preallocated.arg call.preallocated.setup call.preallocated.teardown
callbr.landingpad codeview.annotation dbg.assign dbg.declare dbg.label dbg.value eh.dwarf.cfa eh.exceptioncode
eh.exceptionpointer experimental.convergence.anchor experimental.convergence.entry experimental.convergence.loop
experimental.deoptimize experimental.gc.relocate experimental.gc.result experimental.gc.statepoint experimental.guard
experimental.noalias.scope.decl gcread gcroot gcwrite init.trampoline localescape localrecover
preserve.array.access.index preserve.struct.access.index public.type.test read_register read_volatile_register
reloc.none threadlocal.address type.checked.load type.checked.load.relative type.test va_start write_register
experimental.vector.histogram.add
experimental.vector.histogram.uadd.sat experimental.vector.histogram.umax experimental.vector.histogram.umin
""".split()
)
"""Intrinsics that a plain call cannot have: they take tokens or metadata, stand in certain places, or LLVM itself
forgets that they write through a vector of pointers. Those of coroutines and of Objective-C are left out as a whole."""


@cache
def declarations() -> list[tuple[bool, str]]:
    """(whether its numbers can be run here, declaration) of each intrinsic."""
    lines = (HERE / "llvm22_intrinsics.txt").read_text().splitlines()
    return [(line[0] == "=", line[2:]) for line in lines if not line.startswith("#")]


@cache
def names_of_llvm() -> list[str]:
    """The intrinsics' names, as they lie one after the other in LLVM's library; empty if they cannot be found."""
    library = Path(llvm.ffi.lib._name if hasattr(llvm.ffi.lib, "_name") else llvm.ffi.__file__)
    if library.suffix == ".py":
        library = next(library.parent.glob("libllvmlite*"))
    content = library.read_bytes()
    start = content.find(b"not_intrinsic\0llvm.abs\0")
    if start < 0:
        return []
    names = content[start : content.index(b"\0\0", start)].decode().split("\0")
    return [name.removeprefix("llvm.") for name in names if name.startswith("llvm.")]


def name_in(declaration: str) -> str:
    found = re.search(r"@llvm\.([\w.]+)\(", declaration)
    assert found is not None, declaration
    return found[1]


def test_every_intrinsic_of_this_llvm_is_called_here() -> None:
    names = names_of_llvm()
    if not names:
        pytest.skip("the library does not hold the names as LLVM 22 does")
    called = {name_in(declaration) for _, declaration in declarations()}
    mangled = {name[: m.start()] for name in called for m in re.finditer(r"\.|$", name)}
    missing = [
        name for name in names
        if name.split(".")[0] not in OTHER_TARGETS | {"coro", "objc"} and name not in ALONE and name not in mangled
    ]
    assert not missing, "add them to llvm22_intrinsics.txt"


def test_what_is_never_called_alone_has_no_rule() -> None:
    """A rule for them would be one that nothing here tries."""
    assert not [name for name in ALONE if lookup(f"llvm.{name}") is not None]


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_every_intrinsic_is_right_or_refused(mode: str) -> None:
    faults = []
    for runs, declaration in declarations():
        outcome, made = differentiated(call(declaration), mode)
        wrong = disagreement(made, mode) if outcome == "accepted" and runs else None
        if wrong:
            faults.append(f"{declaration}: {wrong}")
        if not runs and outcome == "accepted" and not is_settled(name_in(declaration)):
            faults.append(f"{declaration}: accepted, and no table lists it")
    assert not faults, "\n".join(faults)


READ_ONLY = (
    "experimental.gc.get.pointer.", "loop.dependence.", "xray.customevent", "xray.typedevent",
)
"""LLVM knows that they write nothing, and what they are given is read before them."""


def is_settled(name: str) -> bool:
    """Whether a table says what an intrinsic does, or it takes nothing that carries a derivative."""
    if name.startswith(READ_ONLY):
        return True
    if known(f"llvm.{name}") is not None or lookup(f"llvm.{name}") is not None:
        return True
    declaration = next(d for _, d in declarations() if name_in(d) == name)
    return not any(real in declaration.partition("(")[2] for real in (*REALS, "ptr"))


def test_unknown_intrinsics_are_refused() -> None:
    """An intrinsic of the target that no table lists, with active operands."""
    listed = "<4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>)"
    unlisted = "<2 x double> @llvm.x86.xop.vfrcz.pd(<2 x double>)"
    for mode in MODES:
        assert differentiated(call(listed), mode)[0] == "accepted"
        outcome, message = differentiated(call(unlisted), mode)
        assert (outcome, "llvm.x86.xop.vfrcz.pd" in message) == ("refused", True)


# ---- opcodes

START = """  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %m = alloca double
  %a2 = fmul double %a, %a
  store double %a2, ptr %m
  %bits = bitcast double %b to i64
"""

ATOMIC = """  %old = atomicrmw {} ptr %m, {} seq_cst
  %new = load double, ptr %m
"""

SLOTS = """  %s1 = alloca double
  %s2 = alloca double
  store double %a2, ptr %s1
  store double %b, ptr %s2
  %cell = alloca ptr
  store ptr %s1, ptr %cell
"""


def function(lines: str) -> str:
    return f"define double @f(ptr %x) {{\n{lines}}}\n"


def atomics() -> dict[str, str]:
    """Every operation of atomicrmw, with and without a use of its result; compare-and-exchange."""
    found = {}
    for operation in "xchg fadd fsub fmax fmin fmaximum fminimum".split():
        text = START + ATOMIC.format(operation, "double %b")
        found[f"{operation} unused"] = text + "  ret double %new\n"
        found[operation] = text + "  %r = fmul double %old, %new\n  ret double %r\n"
        found[f"{operation} of a constant"] = (
            START + ATOMIC.format(operation, "double 0.5") + "  %r = fmul double %old, %new\n  ret double %r\n"
        )
    for operation in (
        "xchg add sub and nand or xor max min umax umin uinc_wrap udec_wrap usub_cond usub_sat".split()
    ):
        for value in ("%bits", "8"):
            text = START + ATOMIC.format(operation, f"i64 {value}")
            found[f"{operation} i64 {value} unused"] = text + "  ret double %new\n"
            found[f"{operation} i64 {value}"] = (
                text + "  %d = bitcast i64 %old to double\n  %r = fadd double %d, %new\n  ret double %r\n"
            )
    for expected in (0, 1):
        text = START + (
            f"  %now = load i64, ptr %m\n  %expected = add i64 %now, {expected}\n"
            "  %pair = cmpxchg ptr %m, i64 %expected, i64 %bits seq_cst seq_cst\n  %new = load double, ptr %m\n"
        )
        found[f"cmpxchg {expected} unused"] = text + "  ret double %new\n"
        found[f"cmpxchg {expected}"] = text + (
            "  %old = extractvalue { i64, i1 } %pair, 0\n  %d = bitcast i64 %old to double\n"
            "  %r = fadd double %d, %new\n  ret double %r\n"
        )
    read = "  %q = load ptr, ptr %cell\n  %r = load double, ptr %q\n  ret double %r\n"
    found["xchg ptr"] = START + SLOTS + "  %old = atomicrmw xchg ptr %cell, ptr %s2 seq_cst\n" + read
    found["cmpxchg ptr"] = START + SLOTS + "  %pair = cmpxchg ptr %cell, ptr %s1, ptr %s2 seq_cst seq_cst\n" + read
    return found


def arithmetic() -> dict[str, str]:
    """Operations of numbers and vectors of them."""
    found = {}
    pair = "  %va = insertelement <2 x double> poison, double %a, i32 0\n" \
           "  %v = insertelement <2 x double> %va, double %b, i32 1\n"
    total = "  %e0 = extractelement <2 x double> %w, i32 0\n  %e1 = extractelement <2 x double> %w, i32 1\n" \
            "  %e2 = fmul double %e1, 3.0\n  %r = fadd double %e0, %e2\n  ret double %r\n"
    for opcode in "fadd fsub fmul fdiv frem".split():
        found[opcode] = START + f"  %r = {opcode} double %a2, %b\n  ret double %r\n"
        vectors = f"  %w = {opcode} <2 x double> %v, <double 0.7, double 1.3>\n"
        found[f"{opcode} vector"] = START + pair + vectors + total
    found["fneg"] = START + "  %r = fneg double %a2\n  ret double %r\n"
    for type in ("half", "bfloat", "float", "x86_fp80", "fp128"):
        narrow, wide = ("fptrunc", "fpext") if type in ("half", "bfloat", "float") else ("fpext", "fptrunc")
        found[f"{narrow} {type}"] = START + (
            f"  %n = {narrow} double %a2 to {type}\n  %q = fmul {type} %n, %n\n  %r = {wide} {type} %q to double\n"
            "  ret double %r\n"
        )
    found["fptrunc vector"] = START + pair + (
        "  %n = fptrunc <2 x double> %v to <2 x float>\n  %q = fmul <2 x float> %n, %n\n"
        "  %w = fpext <2 x float> %q to <2 x double>\n" + total
    )
    for cast, back in (("fptosi", "sitofp"), ("fptoui", "uitofp"), ("fptoui", "uitofp nneg")):
        found[f"{cast} {back}"] = START + (
            f"  %n = {cast} double %a to i32\n  %q = {back} i32 %n to double\n"
            "  %r = fmul double %q, %b\n  ret double %r\n"
        )
    found["bitcast"] = START + (
        "  %n = bitcast double %a2 to <2 x i32>\n  %w = bitcast <2 x i32> %n to double\n  %r = fmul double %w, %b\n"
        "  ret double %r\n"
    )
    found["bitcast of vectors"] = START + pair + (
        "  %n = bitcast <2 x double> %v to <4 x i32>\n  %w = bitcast <4 x i32> %n to <2 x double>\n" + total
    )
    found["trunc of bits"] = START + (
        "  %n = trunc i64 %bits to i32\n  %z = zext i32 %n to i64\n  %d = bitcast i64 %z to double\n"
        "  %r = fadd double %d, %a\n  ret double %r\n"
    )
    found["addrspacecast"] = START + (
        "  %c = addrspacecast ptr %m to ptr addrspace(1)\n  %d = addrspacecast ptr addrspace(1) %c to ptr\n"
        "  %r = load double, ptr %d\n  ret double %r\n"
    )
    found["ptrtoint inttoptr"] = START + (
        "  %c = ptrtoint ptr %m to i64\n  %d = inttoptr i64 %c to ptr\n  %r = load double, ptr %d\n  ret double %r\n"
    )
    found["dynamic lanes"] = START + pair + (
        "  %k = fptosi double %a to i32\n  %w0 = insertelement <2 x double> %v, double %a2, i32 %k\n"
        "  %w = shufflevector <2 x double> %w0, <2 x double> %v, <2 x i32> <i32 3, i32 0>\n" + total
    )
    found["select of vectors"] = START + pair + (
        "  %c = fcmp olt <2 x double> %v, <double 0.5, double 0.5>\n"
        "  %w = select <2 x i1> %c, <2 x double> %v, <2 x double> <double 2.0, double 3.0>\n" + total
    )
    found["freeze, aggregates"] = START + (
        "  %n = freeze double %a2\n  %s0 = insertvalue { double, [2 x double] } poison, double %n, 0\n"
        "  %s1 = insertvalue { double, [2 x double] } %s0, double %b, 1, 1\n"
        "  %e = extractvalue { double, [2 x double] } %s1, 1, 1\n  %g = extractvalue { double, [2 x double] } %s1, 0\n"
        "  %r = fmul double %e, %g\n  ret double %r\n"
    )
    for operation in "add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split():
        found[f"{operation} of bits"] = START + (
            f"  %i = {operation} i64 %bits, 3\n  %d = bitcast i64 %i to double\n  %r = fmul double %d, %a\n"
            "  ret double %r\n"
        )
    return found


NOT_LOWERED = frozenset(("fptrunc half", "fptrunc bfloat", "fpext fp128"))
"""LLVM has no code for them here, or calls functions that are not in this process."""

OPEN: frozenset[str] = frozenset()
"""Wrong without a word today."""


@pytest.mark.parametrize("preopt", [True, False], ids=["optimised", "as it is"])
@pytest.mark.parametrize("mode", MODES)
def test_every_opcode_is_right_or_refused(mode: str, preopt: bool) -> None:
    faults, refused = [], set()
    for name, lines in (atomics() | arithmetic()).items():
        outcome, made = differentiated(function(lines), mode, preopt)
        if outcome == "refused":
            refused.add(name)
        elif name not in NOT_LOWERED | OPEN and (wrong := disagreement(made, mode)):
            faults.append(f"{name}: {wrong}")
    assert not faults, "\n".join(faults)
    unrefused = {"fadd", "fsub", "xchg", "xchg unused", "frem", "fdiv vector", "dynamic lanes", "bitcast of vectors",
                 "fptrunc vector", "fpext fp128", "fptrunc half", "fptoui uitofp nneg", "freeze, aggregates",
                 "cmpxchg 0 unused"}
    assert not refused & unrefused
