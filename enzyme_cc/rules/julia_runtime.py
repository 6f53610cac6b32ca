"""Table of what Julia's compiler puts calls to, in functions.py's row format, sorted: intrinsics and errors.

Memory of its garbage collector is refused: what a reverse sweep keeps would not be seen by the collector.
"""

_COLLECTED = ("memory of Julia's garbage collector, which would not see what a derivative keeps; have Julia's "
              "optimiser remove the object, or take its memory as an argument")

JULIA_ROWS = f"""
ijl_bounds_error inactive noreturn
ijl_bounds_error_int inactive noreturn
ijl_bounds_error_ints inactive noreturn
ijl_bounds_error_unboxed_int inactive noreturn
ijl_throw inactive noreturn
ijl_type_error inactive noreturn
ijl_undefined_var_error inactive noreturn
jl_throw inactive noreturn
julia.gc_alloc_bytes refuse ; {_COLLECTED}
julia.gc_alloc_obj refuse ; {_COLLECTED}
julia.get_pgcstack inactive
julia.safepoint inactive
julia.write_barrier inactive
"""
