"""Vectors of numbers of which a lane is an address: taken apart, and the function computes what it did."""

from __future__ import annotations

import ctypes
import itertools

import pytest
from jit_support import Compiled

from enzyme_cc.ir import parse_module, verify_module
from enzyme_cc.ir.pointer_lanes import separate_pointer_lanes

WORDS = "%w = bitcast <2 x double> %v to <2 x i64>\n  %a = extractelement <2 x i64> %w, i64 1\n"
READ = WORDS + """  %p = inttoptr i64 %a to ptr
  %d = load double, ptr %p
  %s = extractelement <2 x double> %v, i64 0
  %r = fmul double %s, %d
  ret double %r"""

BODIES = {
    "load": f"%v = load <2 x double>, ptr %x\n  {READ}",
    "select": f"""%v0 = load <2 x double>, ptr %x
  %v1 = load <2 x double>, ptr %y
  %v = select i1 %c, <2 x double> %v0, <2 x double> %v1
  {READ}""",
    "select by lanes": f"""%v0 = load <2 x double>, ptr %x
  %v1 = load <2 x double>, ptr %y
  %cs = insertelement <2 x i1> <i1 true, i1 true>, i1 %c, i64 0
  %v = select <2 x i1> %cs, <2 x double> %v0, <2 x double> %v1
  {READ}""",
    "freeze and store": f"""%v0 = load <2 x double>, ptr %x
  %v = freeze <2 x double> %v0
  store <2 x double> %v, ptr %y, align 8
  {READ}""",
    "shuffle": f"""%v0 = load <2 x double>, ptr %x
  %v1 = load <2 x double>, ptr %y
  %v = shufflevector <2 x double> %v0, <2 x double> %v1, <2 x i32> <i32 2, i32 1>
  %t = shufflevector <2 x double> %v0, <2 x double> poison, <2 x i32> zeroinitializer
  %u = fadd <2 x double> %t, %t
  {READ}""",
    "insert": f"""%q = load ptr, ptr %x1
  %i = ptrtoint ptr %q to i64
  %w0 = insertelement <2 x i64> zeroinitializer, i64 %i, i64 1
  %v0 = bitcast <2 x i64> %w0 to <2 x double>
  %z = load double, ptr %y
  %v = insertelement <2 x double> %v0, double %z, i64 0
  {READ}""",
    "the address as a number too": f"""%v = load <2 x double>, ptr %x
  {WORDS}  %p = inttoptr i64 %a to ptr
  %d = load double, ptr %p
  %even = and i64 %a, 1
  %e = uitofp i64 %even to double
  %r = fadd double %d, %e
  ret double %r""",
    "loop": """br label %loop
loop:
  %v = phi <2 x double> [ zeroinitializer, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %w = bitcast <2 x double> %v to <2 x i64>
  %a = extractelement <2 x i64> %w, i64 1
  %p = inttoptr i64 %a to ptr
  %first = icmp eq i64 %k, 0
  %at = select i1 %first, ptr %y, ptr %p
  %d = load double, ptr %at
  %s = extractelement <2 x double> %v, i64 0
  %t = fmul double %s, %d
  %more = fadd double %sum, %t
  %next = load <2 x double>, ptr %x
  %k1 = add i64 %k, 1
  %done = icmp eq i64 %k1, 4
  br i1 %done, label %out, label %loop
out:
  ret double %more""",
}


def module(body: str) -> str:
    return f"""
define double @f(ptr %x, ptr %y, i1 %c) {{
entry:
  %x1 = getelementptr i8, ptr %x, i64 8
  {body}
}}
"""


@pytest.mark.parametrize("body", BODIES.values(), ids=list(BODIES))
def test_the_function_computes_the_same_and_makes_no_pointer_of_a_number(body: str) -> None:
    parsed = parse_module(module(body))
    separate_pointer_lanes(parsed.functions["f"])
    verify_module(parsed)
    text = str(parsed)
    assert "inttoptr" not in text
    before, after = Compiled(module(body)), Compiled(text)
    target = ctypes.c_double(7.5)
    other = ctypes.c_double(-3.25)
    for choice, flip in itertools.product((0, 1), repeat=2):
        results = []
        for compiled in (before, after):
            pairs = [_pair(2.5, target), _pair(-4.5, other)]
            if flip:
                pairs.reverse()
            function = compiled.function("f", ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool)
            result = function(ctypes.addressof(pairs[0]), ctypes.addressof(pairs[1]), bool(choice))
            results.append((result, bytes(pairs[0]), bytes(pairs[1])))
        assert results[0] == results[1]


def test_a_number_that_is_an_address_too_is_loaded_once_more_as_that() -> None:
    parsed = parse_module(module("""%v = load double, ptr %x1, align 8
  %w = bitcast double %v to i64
  %p = inttoptr i64 %w to ptr
  %d = load double, ptr %p
  %r = select i1 %c, double %d, double %v
  ret double %r"""))
    separate_pointer_lanes(parsed.functions["f"])
    verify_module(parsed)
    assert "inttoptr" not in str(parsed)
    target = ctypes.c_double(7.5)
    pair = _pair(2.5, target)
    compiled = Compiled(str(parsed))
    function = compiled.function("f", ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_bool)
    assert function(ctypes.addressof(pair), None, True) == 7.5


def test_debug_records_of_other_blocks_name_the_loaded_address() -> None:
    parsed = parse_module(module("""%v = load double, ptr %x1, align 8
  %w = bitcast double %v to i64
  %p = inttoptr i64 %w to ptr
  %d = load double, ptr %p
  br label %more
more:
    #dbg_value(ptr %p, !0, !DIExpression(), !1)
  ret double %d"""))
    separate_pointer_lanes(parsed.functions["f"])
    record = parsed.functions["f"].blocks[1].instructions[0].debug_records[0]
    assert getattr(record.operands[0], "opcode", "") == "load"


def test_what_an_addition_makes_stays_a_vector() -> None:
    text = module(f"%v0 = load <2 x double>, ptr %x\n  %v = fadd <2 x double> %v0, %v0\n  {READ}")
    parsed = parse_module(text)
    separate_pointer_lanes(parsed.functions["f"])
    assert str(parsed) == str(parse_module(text))


class _Pair(ctypes.Structure):
    _fields_ = (("number", ctypes.c_double), ("address", ctypes.c_void_p))
    _align_ = 16


def _pair(number: float, target: ctypes.c_double) -> ctypes.Structure:
    storage = (ctypes.c_char * 48)()
    start = ctypes.addressof(storage)
    pair = _Pair.from_buffer(storage, -start % 16)
    pair.number, pair.address = number, ctypes.addressof(target)
    return pair
