"""Tables of functions that allocate, free, copy and set memory, in functions.py's row format, sorted."""

ALLOCATION_ROWS = """
_ZdaPv free free0
_ZdaPvRKSt9nothrow_t free free0
_ZdaPvSt11align_val_t free free0
_ZdaPvSt11align_val_tRKSt9nothrow_t free free0
_ZdaPvj free free0 old1
_ZdaPvjSt11align_val_t free free0 old1
_ZdaPvm free free0 old1
_ZdaPvmSt11align_val_t free free0 old1
_ZdlPv free free0
_ZdlPvRKSt9nothrow_t free free0
_ZdlPvSt11align_val_t free free0
_ZdlPvSt11align_val_tRKSt9nothrow_t free free0
_ZdlPvj free free0 old1
_ZdlPvjSt11align_val_t free free0 old1
_ZdlPvm free free0 old1
_ZdlPvmSt11align_val_t free free0 old1
_Znaj allocate size0 fresh with=_ZdaPv
_ZnajRKSt9nothrow_t allocate size0 fresh with=_ZdaPv
_ZnajSt11align_val_t allocate size0 align1 fresh with=_ZdaPvSt11align_val_t
_Znam allocate size0 fresh with=_ZdaPv
_ZnamRKSt9nothrow_t allocate size0 fresh with=_ZdaPv
_ZnamSt11align_val_t allocate size0 align1 fresh with=_ZdaPvSt11align_val_t
_ZnamSt11align_val_tRKSt9nothrow_t allocate size0 align1 fresh with=_ZdaPvSt11align_val_t
_Znwj allocate size0 fresh with=_ZdlPv
_ZnwjRKSt9nothrow_t allocate size0 fresh with=_ZdlPv
_ZnwjSt11align_val_t allocate size0 align1 fresh with=_ZdlPvSt11align_val_t
_Znwm allocate size0 fresh with=_ZdlPv
_ZnwmRKSt9nothrow_t allocate size0 fresh with=_ZdlPv
_ZnwmSt11align_val_t allocate size0 align1 fresh with=_ZdlPvSt11align_val_t
_ZnwmSt11align_val_tRKSt9nothrow_t allocate size0 align1 fresh with=_ZdlPvSt11align_val_t
__libc_calloc allocate size0*1 zeroed fresh with=free
__libc_free free free0
__libc_malloc allocate size0 fresh with=free
__rg_alloc allocate size0 align1 fresh with=__rg_dealloc
__rg_alloc_zeroed allocate size0 align1 zeroed fresh with=__rg_dealloc
__rg_dealloc free free0 old1
__rg_realloc reallocate size3 align2 old1 r0 free0 fresh with=__rg_dealloc
__rust_alloc allocate size0 align1 fresh with=__rust_dealloc
__rust_alloc_zeroed allocate size0 align1 zeroed fresh with=__rust_dealloc
__rust_dealloc free free0 old1
__rust_realloc reallocate size3 align2 old1 r0 free0 fresh with=__rust_dealloc
_mlir_memref_to_llvm_aligned_alloc allocate size1 align0 fresh with=_mlir_memref_to_llvm_free
_mlir_memref_to_llvm_alloc allocate size0 fresh with=_mlir_memref_to_llvm_free
_mlir_memref_to_llvm_free free free0
aligned_alloc allocate size1 align0 fresh with=free
calloc allocate size0*1 zeroed fresh with=free
cfree free free0
free free free0
free_aligned_sized free free0 old2
free_sized free free0 old1
malloc allocate size0 fresh with=free
memalign allocate size1 align0 fresh with=free
posix_memalign allocate size2 align1 out0 fresh with=free
pvalloc allocate size0 fresh with=free
realloc reallocate size1 r0 free0 fresh with=free
reallocarray reallocate size1*2 r0 free0 fresh with=free
reallocf reallocate size1 r0 free0 fresh with=free
valloc allocate size0 fresh with=free
"""

MEMORY_ROWS = """
__aeabi_memcpy copy dst0 src1 len2 r1 w0
__aeabi_memmove copy dst0 src1 len2 r1 w0 overlap
__bcopy copy dst1 src0 len2 r0 w1 overlap
__bzero set dst0 len1 w0
__enzyme_cc_copy_down copy dst0 src1 len2 r1 w0 overlap
__enzyme_cc_copy_up copy dst0 src1 len2 r1 w0 overlap
__memcpy_chk copy dst0 src1 len2 r1 w0 ret0
__memmove_chk copy dst0 src1 len2 r1 w0 overlap ret0
__mempcpy_chk copy dst0 src1 len2 r1 w0 ret0 end
__memset_chk set dst0 len2 w0 ret0
bcopy copy dst1 src0 len2 r0 w1 overlap
bzero set dst0 len1 w0
explicit_bzero set dst0 len1 w0
memcpy copy dst0 src1 len2 r1 w0 ret0
memmove copy dst0 src1 len2 r1 w0 overlap ret0
mempcpy copy dst0 src1 len2 r1 w0 ret0 end
memset set dst0 len2 w0 ret0
memset_explicit set dst0 len2 w0 ret0
"""
