"""Table of what Julia's compiler puts calls to, in functions.py's row format, sorted: intrinsics, memory of the
collector, boxes, errors.

An object's shadow is an object of the same type. Names as of Julia 1.6 to 1.12; both spellings, `jl_` and `ijl_`, are
one function. Arrays, memory and boxes of numbers have bodies (prepare/julia_memory.py).
"""

from __future__ import annotations

import re

_LOWERED = ("the write barrier is written out here, and asks whether the primal's object is old, not its shadow; "
            "differentiate before Julia lowers 'julia.write_barrier'")
_DISPATCH = "a call that Julia dispatches at run time is not followed: make its types known (@code_warntype shows them)"
_GROWS = ("an array that grows in Julia's run time (1.10 and older) is not followed: give it its size first, or take "
          "Julia 1.11, whose arrays grow in Julia's own code")

_NAMES = f"""
alloc_string inactive fresh text
apply_generic refuse ; {_DISPATCH}
array_del_beg refuse ; {_GROWS}
array_del_end refuse ; {_GROWS}
array_grow_at refuse ; {_GROWS}
array_grow_beg refuse ; {_GROWS}
array_grow_end refuse ; {_GROWS}
bounds_error inactive noreturn
bounds_error_int inactive noreturn
bounds_error_ints inactive noreturn
bounds_error_tuple_int inactive noreturn
bounds_error_unboxed_int inactive noreturn
box_bool inactive size0
box_char inactive size0
box_int16 inactive size0
box_int32 inactive size0
box_int64 inactive size0
box_int8 inactive size0
box_uint16 inactive size0
box_uint32 inactive size0
box_uint64 inactive size0
box_uint8 inactive size0
error inactive noreturn r0
gc_alloc_typed allocate size1 fresh
gc_big_alloc allocate size1 head8 fresh
gc_big_alloc_instrumented allocate size1 head8 fresh
gc_enable inactive
gc_pool_alloc allocate size2 head8 fresh
gc_pool_alloc_instrumented allocate size2 head8 fresh
gc_queue_root refuse ; {_LOWERED}
gc_small_alloc allocate size2 head8 fresh
gc_small_alloc_instrumented allocate size2 head8 fresh
get_pgcstack inactive
invoke refuse ; {_DISPATCH}
invoke_api refuse ; {_DISPATCH}
throw inactive noreturn
type_error inactive noreturn
typeassert inactive
undefined_var_error inactive noreturn
"""

JULIA_ROWS = "\n".join(sorted(
    [prefix + row for prefix in ("jl_", "ijl_") for row in _NAMES.strip().splitlines()] + """
__enzyme_cc_julia_alloc_array_1d allocate zeroed fresh
__enzyme_cc_julia_alloc_array_2d allocate zeroed fresh
__enzyme_cc_julia_alloc_array_3d allocate zeroed fresh
__enzyme_cc_julia_alloc_genericmemory allocate zeroed fresh
__enzyme_cc_julia_alloc_genericmemory_unchecked allocate zeroed fresh
__enzyme_cc_julia_array_data allocate zeroed of0 fresh
__enzyme_cc_julia_box_float32 allocate zeroed fresh
__enzyme_cc_julia_box_float64 allocate zeroed fresh
__enzyme_cc_julia_hold inactive
__enzyme_cc_julia_leave inactive
__enzyme_cc_julia_memory_data allocate zeroed of0 fresh
__enzyme_cc_julia_release inactive
__enzyme_cc_julia_set_type inactive w0 again
julia.gc_alloc_bytes allocate size1 fresh
julia.gc_alloc_obj allocate size1 fresh
julia.get_pgcstack inactive
julia.safepoint inactive
julia.typeof inactive
julia.write_barrier inactive again
""".strip().splitlines()))

_ALLOCATES = re.compile(r"__enzyme_cc_julia_(?:alloc|box)_\w+|julia\.gc_alloc_\w+|i?jl_gc_(?:\w+_)?alloc\w*")
_THROWS = re.compile(r"i?jl_(?:throw|error|type_error|undefined_var_error|bounds_error\w*)")


def allocates(symbol: str) -> bool:
    """Whether a function takes memory from Julia's collector."""
    return _ALLOCATES.fullmatch(symbol) is not None


def throws(symbol: str) -> bool:
    """Whether a function throws an error of Julia's."""
    return _THROWS.fullmatch(symbol) is not None
