"""What stands in programs for loops that copy bytes over those that they read later, and for what they cannot mean.

`UP` and `DOWN` (to, from, bytes, unit) copy unit by unit in ascending or descending order, so that what was copied is
copied again, as the loop did. In the rules they are copies; tangents are copied in the same way, and adjoints of
numbers that were copied several times are refused at run time (`REPEATED`). `STOP`: blocks that overlap in part were
to change places.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Function, OwningModule

UP, DOWN = "__enzyme_cc_copy_up", "__enzyme_cc_copy_down"
STOP, REPEATED = "__enzyme_cc_overlapping_swap", "__enzyme_cc_repeated_bytes"
ODD = "__enzyme_cc_odd_bytes"

_COPY = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64))
_NOTHING = ir.function_type(ir.void, ())
_WORDS = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64))
_TYPES = {UP: _COPY, DOWN: _COPY, STOP: _NOTHING, REPEATED: _NOTHING, ODD: _WORDS}
FUNCTIONS = frozenset(_TYPES)


def declared(module: OwningModule, name: str) -> Function:
    """The declaration of one of the functions in a module."""
    attributes = ("nounwind",) if name in (UP, DOWN, ODD) else ("nounwind", "noreturn", "cold")
    return module.get_or_declare(name, _TYPES[name], attributes)


def _stop(name: str, text: str) -> str:
    said = f"enzyme-cc: {text}"
    return f"""
@{name}.text = linkonce_odr hidden constant [{len(said) + 1} x i8] c"{said}\\0A"
define linkonce_odr hidden void @{name}() noinline nounwind noreturn {{
  %written = call i64 @write(i32 2, ptr @{name}.text, i64 {len(said) + 1})
  call void @abort()
  unreachable
}}
"""


def _copy(name: str, first: str) -> str:
    return f"""
define linkonce_odr hidden void @{name}(ptr %to, ptr %from, i64 %bytes, i64 %unit) noinline nounwind {{
entry:
  br label %head
head:
  %done = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %done, %bytes
  br i1 %more, label %body, label %out
body:
  %next = add i64 %done, %unit
  %left = sub i64 %bytes, %next
  %target = getelementptr i8, ptr %to, i64 {first}
  %source = getelementptr i8, ptr %from, i64 {first}
  call void @llvm.memmove.p0.p0.i64(ptr %target, ptr %source, i64 %unit, i1 false)
  br label %head
out:
  ret void
}}
"""


_ODD_BYTES = f"""
define linkonce_odr hidden void @{ODD}(ptr %to, ptr %from, i64 %bytes) nounwind {{
entry:
  %a = ptrtoint ptr %to to i64
  %b = ptrtoint ptr %from to i64
  %a7 = and i64 %a, 7
  %b7 = and i64 %b, 7
  %both = mul i64 %a7, %b7
  %odd = icmp ne i64 %both, 0
  %whole = and i64 %bytes, -8
  %first = select i1 %odd, i64 0, i64 %whole
  br label %head
head:
  %at = phi i64 [ %first, %entry ], [ %next, %body ]
  %more = icmp ult i64 %at, %bytes
  br i1 %more, label %body, label %out
body:
  %next = add i64 %at, 1
  %place = getelementptr i8, ptr %to, i64 %at
  %byte = load i8, ptr %place
  %some = icmp ne i8 %byte, 0
  br i1 %some, label %stop, label %head
stop:
  call void @{ODD}.stop()
  unreachable
out:
  ret void
}}
"""


RUNTIME = (
    "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare i64 @write(i32, ptr, i64)\n"
    "declare void @abort()\n"
    + _copy(UP, "%done") + _copy(DOWN, "%left")
    + _stop(STOP, "two blocks of memory that overlap in part are swapped byte by byte in differentiated code")
    + _ODD_BYTES
    + _stop(f"{ODD}.stop", "bytes of unknown type that carry derivatives are copied, and no whole numbers")
    + _stop(REPEATED, "numbers that carry derivatives are copied byte by byte over memory that is copied later")
)
"""LLVM IR that defines the functions, complete as a module."""
