"""Tables of what compilers put calls to: exceptions and guards of C++, panics of Rust, streams, sanitizers.

In functions.py's row format, sorted.
"""

SUPPORT_ROWS = """
_Unwind_Resume inactive noreturn
_ZSt9terminatev inactive noreturn
__clang_call_terminate inactive noreturn
__cxa_allocate_exception inactive
__cxa_atexit inactive
__cxa_bad_cast inactive noreturn
__cxa_bad_typeid inactive noreturn
__cxa_begin_catch inactive
__cxa_end_catch inactive flush
__cxa_free_exception inactive
__cxa_get_exception_ptr inactive
__cxa_guard_abort inactive w0
__cxa_guard_acquire inactive w0
__cxa_guard_release inactive w0
__cxa_init_primary_exception inactive w0 r1 ret0
__cxa_pure_virtual inactive noreturn
__cxa_rethrow inactive noreturn
__cxa_thread_atexit inactive
__cxa_throw inactive noreturn
__cxa_throw_bad_array_new_length inactive noreturn
__dynamic_cast inactive r0 ret0
__enzyme_cc_checkpoint_settings inactive r0 r1
__enzyme_cc_cut_number inactive noreturn
__enzyme_cc_exception_put inactive
__enzyme_cc_exception_take inactive
__enzyme_cc_exception_text inactive r1
__enzyme_cc_exception_thrown inactive
__enzyme_cc_fixed_point_settings inactive real
__enzyme_cc_fixed_point_state inactive
__enzyme_cc_loop_begins inactive
__enzyme_cc_loop_done inactive
__enzyme_cc_loop_object inactive
__enzyme_cc_loop_region inactive
__enzyme_cc_odd_bytes inactive r0
__enzyme_cc_overlapping_swap inactive noreturn
__enzyme_cc_parts_moved inactive r0 r1
__enzyme_cc_parts_shared inactive r0
__enzyme_cc_repeated_bytes inactive noreturn
__enzyme_cc_unknown_flag inactive noreturn
__gxx_personality_v0 inactive
__rust_no_alloc_shim_is_unstable inactive
__tls_get_addr inactive r0
_d_arraybounds inactive noreturn
_d_arraybounds_index inactive noreturn
_d_arraybounds_slice inactive noreturn
_d_assert inactive noreturn
_d_assert_msg inactive noreturn
_d_throw_exception inactive noreturn
_d_unittest inactive noreturn
_d_unittest_msg inactive noreturn
"""

INACTIVE_PREFIXES = (
    ("_ZN3std2io5stdio6_print", "inactive r0"),
    ("_ZN3std2io5stdio7_eprint", "inactive r0"),
    ("_ZN3std7process4exit", "inactive noreturn"),
    ("_ZN3std7process5abort", "inactive noreturn"),
    ("_ZN4core5slice5index", "inactive noreturn"),
    ("_ZN4core6option13expect_failed", "inactive noreturn"),
    ("_ZN4core6option13unwrap_failed", "inactive noreturn"),
    ("_ZN4core6result13unwrap_failed", "inactive noreturn"),
    ("_ZN4core9panicking", "inactive noreturn"),
    ("_ZN5alloc5alloc18handle_alloc_error", "inactive noreturn"),
    ("_ZN5alloc7raw_vec12handle_error", "inactive noreturn"),
    ("_ZN5alloc7raw_vec17capacity_overflow", "inactive noreturn"),
    ("_ZNKSt5ctype", "inactive r0"),
    ("_ZNSo", "inactive w0 ret0"),
    ("_ZNSt8ios_base", "inactive w0"),
    ("_ZSt16__ostream_insert", "inactive w0 r1 ret0"),
    ("_ZSt4endl", "inactive w0 ret0"),
    ("_ZSt5flush", "inactive w0 ret0"),
    ("_ZStlsISt11char_traits", "inactive w0 r1 ret0"),
    ("__asan_", "inactive"),
    ("__cov_", "inactive"),
    ("__enzyme_cc_marks_", "inactive"),
    ("__llvm_profile_", "inactive"),
    ("__msan_", "inactive"),
    ("__sanitizer_cov_", "inactive"),
    ("__tsan_", "inactive"),
    ("__ubsan_handle_", "inactive r0"),
)
"""Mangled prefix -> flags, sorted."""
