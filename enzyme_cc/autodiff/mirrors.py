"""Shadows of memory that the program made before the derivative was called, known only to its global variables.

A workspace that an `init` function allocates, or a cache that an earlier call filled, is reached through a pointer in
a global variable whose shadow nobody has set: it is null. The shadow of such memory is its *mirror*: the address with
some high bits flipped, in address space that is reserved cell by cell as it is asked for. So pointers into one object
have mirrors in one object, whatever they were made from. Mirrors hold zeros when a derivative is called, as all that
was in memory before does not depend on its arguments.

Shadows of global variables are set back to what they start as with each call of a derivative (call_sites.py): what
the program did to its variables in between, they do not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Value

if TYPE_CHECKING:
    from enzyme_cc.autodiff.sweep import Lanes, Sweep

MIRRORED = "__enzyme_cc_mirrored"
"""(pointer, its shadow as loaded, lane): the shadow, or the mirror where that is null and the pointer is not."""
UNMIRRORED = "__enzyme_cc_unmirrored"
"""The shadow, or null if it is a mirror: what may be freed."""
REALLOCATE = "__enzyme_cc_mirror_realloc"
"""(shadow, bytes, bytes of the primal before): realloc, of a mirror too."""
BEGIN, END = "__enzyme_cc_mirrors_begin", "__enzyme_cc_mirrors_end"
"""Around each derivative: mirrors are zero at the beginning."""

_TYPES = {
    MIRRORED: ir.function_type(ir.ptr, (ir.ptr, ir.ptr, ir.i64)),
    UNMIRRORED: ir.function_type(ir.ptr, (ir.ptr,)),
    REALLOCATE: ir.function_type(ir.ptr, (ir.ptr, ir.i64, ir.i64)),
    BEGIN: ir.function_type(ir.void, ()),
    END: ir.function_type(ir.void, ()),
}
FUNCTIONS = frozenset(_TYPES)


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of this file's functions in the module."""
    return module.get_or_declare(name, _TYPES[name])


def mirrored(s: Sweep, load: ir.Load, lanes: Lanes, b: Builder) -> Lanes:
    """The shadows of a loaded pointer, given what was loaded from shadow memory."""
    if not s.engine.needs_mirrors or not load.type.is_pointer or s.facts.is_local_object(load.pointer):
        return lanes
    function = runtime_function(s.module, MIRRORED)
    return [
        b.call(function, (s.value(load), lane, ir.int_constant(ir.i64, number))) for number, lane in enumerate(lanes)
    ]


def as_loaded(shadow: Value) -> Value:
    """What was loaded from shadow memory for a shadow that `mirrored` gave."""
    if isinstance(shadow, ir.Call) and shadow.called_function is not None and shadow.called_function.name == MIRRORED:
        return shadow.args[1]
    return shadow


def heap_block(s: Sweep, shadow: Value, b: Builder) -> Value:
    """The shadow if it may be freed, else null."""
    if not s.engine.needs_mirrors:
        return shadow
    return b.call(runtime_function(s.module, UNMIRRORED), (shadow,))


def runtime_text(heap: bool) -> str:
    """LLVM IR that defines the run-time functions, complete as a module; without mirrors where derivatives are
    differentiated again (`heap`): the outer derivative would not see through them."""
    return WITHOUT if heap else TEXT


WITHOUT = r"""
define linkonce_odr hidden ptr @__enzyme_cc_mirrored(ptr %primal, ptr %shadow, i64 %lane) alwaysinline nounwind {
  ret ptr %shadow
}
define linkonce_odr hidden ptr @__enzyme_cc_unmirrored(ptr %shadow) alwaysinline nounwind {
  ret ptr %shadow
}
define linkonce_odr hidden ptr @__enzyme_cc_mirror_realloc(ptr %shadow, i64 %size, i64 %had) alwaysinline nounwind {
  %new = call ptr @realloc(ptr %shadow, i64 %size)
  ret ptr %new
}
define linkonce_odr hidden void @__enzyme_cc_mirrors_begin() alwaysinline nounwind {
  ret void
}
define linkonce_odr hidden void @__enzyme_cc_mirrors_end() alwaysinline nounwind {
  ret void
}
declare ptr @realloc(ptr, i64)
"""

# The cells of 1 GiB that have mirrors, and which bits are flipped. The cells around one that is asked for are reserved with it: objects may lie across a border.
TEXT = r"""
@__enzyme_cc_mirror_lock = linkonce_odr hidden global i32 0, align 8
@__enzyme_cc_mirror_running = linkonce_odr hidden global i32 0, align 8
@__enzyme_cc_mirror_used = linkonce_odr hidden global i32 0, align 8
@__enzyme_cc_mirror_mask = linkonce_odr hidden global i64 0, align 8
@__enzyme_cc_mirror_cells = linkonce_odr hidden global [1024 x i64] zeroinitializer, align 8
@__enzyme_cc_mirror_lanes = linkonce_odr hidden global [1024 x i64] zeroinitializer, align 8
@__enzyme_cc_mirror_last = linkonce_odr hidden thread_local global i64 0, align 8
@__enzyme_cc_no_mirror = linkonce_odr hidden constant [53 x i8] c"enzyme-cc: no address space for shadows of variables\00"
define linkonce_odr hidden ptr @__enzyme_cc_mirror_of(ptr %0, i64 %1) cold noinline nounwind willreturn memory(inaccessiblemem: readwrite) {
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, -1073741824
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_mirror_last)
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %1, 1
  %8 = or i64 %4, %7
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %16, label %10
10:
  %11 = atomicrmw xchg ptr @__enzyme_cc_mirror_lock, i32 1 acquire, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %10
13:
  call void @__enzyme_cc_mirror_cell(i64 %4, i64 %1)
  %14 = add i64 %4, -1073741824
  call void @__enzyme_cc_mirror_cell(i64 %14, i64 %1)
  %15 = add i64 %4, 1073741824
  call void @__enzyme_cc_mirror_cell(i64 %15, i64 %1)
  store atomic i32 0, ptr @__enzyme_cc_mirror_lock release, align 8
  store i64 %8, ptr %5, align 8
  br label %16
16:
  %17 = load i64, ptr @__enzyme_cc_mirror_mask, align 8
  %18 = shl i64 %1, 38
  %19 = xor i64 %18, %17
  %20 = xor i64 %19, %3
  %21 = inttoptr i64 %20 to ptr
  ret ptr %21
}
declare ptr @llvm.threadlocal.address.p0(ptr)
define linkonce_odr hidden void @__enzyme_cc_mirror_cell(i64 %0, i64 %1) noinline nounwind {
  %3 = load i32, ptr @__enzyme_cc_mirror_used, align 8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %19
5:
  %6 = zext i32 %3 to i64
  br label %7
7:
  %8 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %9 = getelementptr inbounds [1024 x i64], ptr @__enzyme_cc_mirror_cells, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, %0
  br i1 %11, label %12, label %16
12:
  %13 = getelementptr inbounds [1024 x i64], ptr @__enzyme_cc_mirror_lanes, i64 0, i64 %8
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %60, label %16
16:
  %17 = add i64 %8, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %19, label %7
19:
  %20 = shl i64 %1, 38
  %21 = xor i64 %20, %0
  %22 = icmp slt i32 %3, 1024
  br i1 %22, label %23, label %59
23:
  %24 = load i64, ptr @__enzyme_cc_mirror_mask, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %36, label %26
26:
  %27 = xor i64 %24, %21
  %28 = inttoptr i64 %27 to ptr
  %29 = call ptr @mmap(ptr %28, i64 1073741824, i32 3, i32 1064994, i32 -1, i64 0)
  %30 = icmp eq ptr %29, %28
  %31 = icmp eq ptr %29, inttoptr (i64 -1 to ptr)
  %32 = or i1 %30, %31
  br i1 %32, label %35, label %33
33:
  %34 = call i32 @munmap(ptr %29, i64 1073741824)
  br label %35
35:
  br i1 %30, label %53, label %59
36:
  %37 = phi i64 [ %48, %47 ], [ 70368744177664, %23 ]
  %38 = xor i64 %37, %21
  %39 = inttoptr i64 %38 to ptr
  %40 = call ptr @mmap(ptr %39, i64 1073741824, i32 3, i32 1064994, i32 -1, i64 0)
  %41 = icmp eq ptr %40, %39
  %42 = icmp eq ptr %40, inttoptr (i64 -1 to ptr)
  %43 = or i1 %42, %41
  br i1 %43, label %46, label %44
44:
  %45 = call i32 @munmap(ptr %40, i64 1073741824)
  br label %46
46:
  br i1 %41, label %50, label %47
47:
  %48 = lshr i64 %37, 1
  %49 = icmp ult i64 %37, 2199023255552
  br i1 %49, label %51, label %36
50:
  store i64 %37, ptr @__enzyme_cc_mirror_mask, align 8
  br label %51
51:
  %52 = phi i32 [ 0, %50 ], [ 5, %47 ]
  switch i32 %52, label %60 [
    i32 0, label %53
    i32 5, label %59
  ]
53:
  %54 = load i32, ptr @__enzyme_cc_mirror_used, align 8
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [1024 x i64], ptr @__enzyme_cc_mirror_cells, i64 0, i64 %55
  store i64 %0, ptr %56, align 8
  %57 = getelementptr inbounds [1024 x i64], ptr @__enzyme_cc_mirror_lanes, i64 0, i64 %55
  store i64 %1, ptr %57, align 8
  %58 = add i32 %54, 1
  store i32 %58, ptr @__enzyme_cc_mirror_used, align 8
  br label %60
59:
  call void @perror(ptr @__enzyme_cc_no_mirror)
  call void @abort()
  unreachable
60:
  ret void
}
define linkonce_odr hidden ptr @__enzyme_cc_mirrored(ptr %0, ptr %1, i64 %2) alwaysinline nounwind {
  %4 = icmp eq ptr %1, null
  %5 = icmp ne ptr %0, null
  %6 = and i1 %5, %4
  br i1 %6, label %7, label %9
7:
  %8 = call ptr @__enzyme_cc_mirror_of(ptr %0, i64 %2)
  br label %9
9:
  %10 = phi ptr [ %8, %7 ], [ %1, %3 ]
  ret ptr %10
}
define linkonce_odr hidden ptr @__enzyme_cc_unmirrored(ptr %0) noinline nounwind {
  %2 = ptrtoint ptr %0 to i64
  %3 = and i64 %2, -1073741824
  %4 = load i32, ptr @__enzyme_cc_mirror_used, align 8
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %22
6:
  %7 = load i64, ptr @__enzyme_cc_mirror_mask, align 8
  %8 = zext i32 %4 to i64
  br label %12
9:
  %10 = add i64 %13, 1
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %22, label %12
12:
  %13 = phi i64 [ 0, %6 ], [ %10, %9 ]
  %14 = getelementptr inbounds [1024 x i64], ptr @__enzyme_cc_mirror_cells, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = xor i64 %7, %15
  %17 = getelementptr inbounds [1024 x i64], ptr @__enzyme_cc_mirror_lanes, i64 0, i64 %13
  %18 = load i64, ptr %17, align 8
  %19 = shl i64 %18, 38
  %20 = xor i64 %16, %19
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %22, label %9
22:
  %23 = phi ptr [ %0, %1 ], [ %0, %9 ], [ null, %12 ]
  ret ptr %23
}
define linkonce_odr hidden ptr @__enzyme_cc_mirror_realloc(ptr %0, i64 %1, i64 %2) noinline nounwind {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %8, label %5
5:
  %6 = call ptr @__enzyme_cc_unmirrored(ptr %0)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8
8:
  %9 = call ptr @realloc(ptr %0, i64 %1)
  br label %15
10:
  %11 = call ptr @malloc(i64 %1)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %15, label %13
13:
  %14 = call i64 @llvm.umin.i64(i64 %2, i64 %1)
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 0, i64 %1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %0, i64 %14, i1 false)
  br label %15
15:
  %16 = phi ptr [ %9, %8 ], [ %11, %13 ], [ null, %10 ]
  ret ptr %16
}
declare ptr @realloc(ptr, i64)
declare ptr @malloc(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define linkonce_odr hidden void @__enzyme_cc_mirrors_begin() noinline nounwind {
  br label %1
1:
  %2 = atomicrmw xchg ptr @__enzyme_cc_mirror_lock, i32 1 acquire, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %1
4:
  %5 = load i32, ptr @__enzyme_cc_mirror_running, align 4
  %6 = add i32 %5, 1
  store i32 %6, ptr @__enzyme_cc_mirror_running, align 4
  %7 = icmp eq i32 %5, 0
  %8 = load i32, ptr @__enzyme_cc_mirror_used, align 8
  %9 = icmp sgt i32 %8, 0
  %10 = select i1 %7, i1 %9, i1 false
  br i1 %10, label %11, label %27
11:
  %12 = phi i64 [ %23, %11 ], [ 0, %4 ]
  %13 = getelementptr inbounds [1024 x i64], ptr @__enzyme_cc_mirror_cells, i64 0, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = load i64, ptr @__enzyme_cc_mirror_mask, align 8
  %16 = xor i64 %15, %14
  %17 = getelementptr inbounds [1024 x i64], ptr @__enzyme_cc_mirror_lanes, i64 0, i64 %12
  %18 = load i64, ptr %17, align 8
  %19 = shl i64 %18, 38
  %20 = xor i64 %16, %19
  %21 = inttoptr i64 %20 to ptr
  %22 = call i32 @madvise(ptr %21, i64 1073741824, i32 4)
  %23 = add i64 %12, 1
  %24 = load i32, ptr @__enzyme_cc_mirror_used, align 8
  %25 = sext i32 %24 to i64
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %11, label %27
27:
  store atomic i32 0, ptr @__enzyme_cc_mirror_lock release, align 8
  ret void
}
declare i32 @madvise(ptr, i64, i32)
define linkonce_odr hidden void @__enzyme_cc_mirrors_end() noinline nounwind {
  %1 = atomicrmw sub ptr @__enzyme_cc_mirror_running, i32 1 release, align 4
  ret void
}
declare void @perror(ptr)
declare void @abort()
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @munmap(ptr, i64)
declare i64 @llvm.umin.i64(i64, i64)
"""
