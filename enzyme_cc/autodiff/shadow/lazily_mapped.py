"""Shadows of memory that the program made before the derivative was called, known only to its global variables.

A workspace that an `init` function allocates, or a cache that an earlier call filled, is reached through a pointer in
a global variable whose shadow nobody has set: it is null. The shadow of such memory is its *mirror*: the same place
in a window of address space that mirrors the primal's. So pointers into one object have mirrors in one object, whatever
they were made from. Mirrors hold zeros when a derivative is called, as what was in memory before does not depend on its
arguments.

Shadows of global variables are set back to what they start as with each call of a derivative (call_sites.py): what
the program did to its variables in between, they do not know.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.ir import Builder, Value

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


def mirrored(module: ir.Module, pointer: Value, lanes: Lanes, b: Builder) -> Lanes:
    """The shadows of a loaded pointer, given what was loaded from shadow memory."""
    function = runtime_function(module, MIRRORED)
    return lanes.map(lambda lane, number: b.call(function, (pointer, lane, number)), lanes.number())


def as_loaded(shadow: Value) -> Value:
    """What was loaded from shadow memory for a shadow that `mirrored` gave."""
    if isinstance(shadow, ir.Call) and shadow.called_function is not None and shadow.called_function.name == MIRRORED:
        return shadow.args[1]
    return shadow


def heap_block(context: SliceContext, shadow: Value, b: Builder) -> Value:
    """The shadow if it may be freed, else null."""
    if not context.needs_mirrors:
        return shadow
    return b.call(runtime_function(context.module, UNMIRRORED), (shadow,))


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

# Windows: {low, high, what is added, lane}. A window is the primal's addresses around the first that was asked for, as
# far as address space goes; its outer sixteenths answer for no pointer, so that objects lie in one window. Pages are
# only there once touched. A derivative that begins while another runs, in another thread, leaves the mirrors alone.
TEXT = r"""
%enzyme_cc.window = type { i64, i64, i64, i64 }
@__enzyme_cc_mirror_windows = linkonce_odr hidden global [256 x %enzyme_cc.window] zeroinitializer, align 8
@__enzyme_cc_mirror_lock = linkonce_odr hidden global i32 0, align 4
@__enzyme_cc_mirror_running = linkonce_odr hidden global i32 0, align 4
@__enzyme_cc_mirror_used = linkonce_odr hidden global i32 0, align 4
@__enzyme_cc_mirror_last = linkonce_odr hidden thread_local global %enzyme_cc.window zeroinitializer, align 8
@__enzyme_cc_no_mirror = linkonce_odr hidden constant [53 x i8]
  c"enzyme-cc: no address space for shadows of variables\00"
define linkonce_odr hidden ptr @__enzyme_cc_mirror_find(i64 %0, i64 %1) noinline nounwind {
  %3 = load i32, ptr @__enzyme_cc_mirror_used, align 4
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %37
5:
  %6 = zext i32 %3 to i64
  %7 = zext i32 %3 to i64
  br label %12
8:
  %9 = add i64 %13, 1
  %10 = icmp ult i64 %9, %6
  %11 = icmp eq i64 %9, %7
  br i1 %11, label %37, label %12
12:
  %13 = phi i64 [ 0, %5 ], [ %9, %8 ]
  %14 = phi i1 [ %4, %5 ], [ %10, %8 ]
  %15 = phi ptr [ undef, %5 ], [ %36, %8 ]
  %16 = getelementptr inbounds [256 x %enzyme_cc.window], ptr @__enzyme_cc_mirror_windows, i64 0, i64 %13
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %20, label %33
20:
  %21 = getelementptr inbounds i8, ptr %16, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = load i64, ptr %16, align 16
  %24 = sub i64 %22, %23
  %25 = lshr i64 %24, 4
  %26 = add i64 %25, %23
  %27 = icmp ule i64 %26, %0
  %28 = icmp eq i64 %23, 0
  %29 = or i1 %28, %27
  %30 = sub i64 %22, %25
  %31 = icmp ugt i64 %30, %0
  %32 = and i1 %31, %29
  br i1 %32, label %34, label %33
33:
  br label %34
34:
  %35 = phi i1 [ true, %33 ], [ false, %20 ]
  %36 = phi ptr [ %15, %33 ], [ %16, %20 ]
  br i1 %35, label %8, label %37
37:
  %38 = phi i1 [ %4, %2 ], [ %14, %34 ], [ %10, %8 ]
  %39 = phi ptr [ undef, %2 ], [ %36, %8 ], [ %36, %34 ]
  br i1 %38, label %68, label %40
40:
  %41 = icmp slt i32 %3, 256
  br i1 %41, label %42, label %67
42:
  %43 = phi i64 [ %47, %63 ], [ 68719476736, %40 ]
  %44 = phi ptr [ %64, %63 ], [ %39, %40 ]
  %45 = icmp ult i64 %43, 268435456
  br i1 %45, label %65, label %46
46:
  %47 = lshr i64 %43, 1
  %48 = call ptr @mmap(ptr null, i64 %43, i32 3, i32 16418, i32 -1, i64 0)
  %49 = icmp eq ptr %48, inttoptr (i64 -1 to ptr)
  br i1 %49, label %63, label %50
50:
  %51 = call i64 @llvm.usub.sat.i64(i64 %0, i64 %47)
  %52 = and i64 %51, -4096
  %53 = load i32, ptr @__enzyme_cc_mirror_used, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [256 x %enzyme_cc.window], ptr @__enzyme_cc_mirror_windows, i64 0, i64 %54
  store i64 %52, ptr %55, align 16
  %56 = add i64 %52, %43
  %57 = getelementptr inbounds i8, ptr %55, i64 8
  store i64 %56, ptr %57, align 8
  %58 = ptrtoint ptr %48 to i64
  %59 = sub i64 %58, %52
  %60 = getelementptr inbounds i8, ptr %55, i64 16
  store i64 %59, ptr %60, align 16
  %61 = getelementptr inbounds i8, ptr %55, i64 24
  store i64 %1, ptr %61, align 8
  %62 = add i32 %53, 1
  store i32 %62, ptr @__enzyme_cc_mirror_used, align 4
  br label %63
63:
  %64 = phi ptr [ %55, %50 ], [ %44, %46 ]
  br i1 %49, label %42, label %65
65:
  %66 = phi ptr [ %64, %63 ], [ %44, %42 ]
  br i1 %45, label %67, label %68
67:
  call void @perror(ptr @__enzyme_cc_no_mirror)
  call void @abort()
  unreachable
68:
  %69 = phi ptr [ %39, %37 ], [ %66, %65 ]
  ret ptr %69
}
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare void @perror(ptr)
declare void @abort()
define linkonce_odr hidden ptr @__enzyme_cc_mirror_of(ptr %0, i64 %1) cold noinline nounwind willreturn
  memory(inaccessiblemem: readwrite) {
  %3 = ptrtoint ptr %0 to i64
  %4 = call ptr @llvm.threadlocal.address.p0(ptr @__enzyme_cc_mirror_last)
  %5 = load i64, ptr %4, align 8
  %6 = icmp ule i64 %5, %3
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp ugt i64 %8, %3
  %10 = select i1 %6, i1 %9, i1 false
  %11 = getelementptr inbounds i8, ptr %4, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %1
  %14 = select i1 %10, i1 %13, i1 false
  br i1 %14, label %32, label %15
15:
  %16 = atomicrmw xchg ptr @__enzyme_cc_mirror_lock, i32 1 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %15
18:
  %19 = call ptr @__enzyme_cc_mirror_find(i64 %3, i64 %1)
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %19, align 8
  %23 = sub i64 %21, %22
  %24 = lshr i64 %23, 4
  %25 = icmp eq i64 %22, 0
  %26 = add i64 %24, %22
  %27 = select i1 %25, i64 0, i64 %26
  store i64 %27, ptr %4, align 8
  %28 = sub i64 %21, %24
  store i64 %28, ptr %7, align 8
  %29 = getelementptr inbounds i8, ptr %19, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 %30, ptr %31, align 8
  store i64 %1, ptr %11, align 8
  store atomic i32 0, ptr @__enzyme_cc_mirror_lock release, align 4
  br label %32
32:
  %33 = getelementptr inbounds i8, ptr %4, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %34, %3
  %36 = inttoptr i64 %35 to ptr
  ret ptr %36
}
declare ptr @llvm.threadlocal.address.p0(ptr)
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
  %2 = load i32, ptr @__enzyme_cc_mirror_used, align 4
  %3 = icmp sgt i32 %2, 0
  br i1 %3, label %4, label %22
4:
  %5 = ptrtoint ptr %0 to i64
  %6 = zext i32 %2 to i64
  br label %7
7:
  %8 = phi i64 [ 0, %4 ], [ %20, %19 ]
  %9 = getelementptr inbounds [256 x %enzyme_cc.window], ptr @__enzyme_cc_mirror_windows, i64 0, i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  %11 = load i64, ptr %10, align 16
  %12 = sub i64 %5, %11
  %13 = load i64, ptr %9, align 16
  %14 = icmp ult i64 %12, %13
  br i1 %14, label %19, label %15
15:
  %16 = getelementptr inbounds i8, ptr %9, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp ult i64 %12, %17
  br i1 %18, label %22, label %19
19:
  %20 = add i64 %8, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %22, label %7
22:
  %23 = phi ptr [ %0, %1 ], [ %0, %19 ], [ null, %15 ]
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
  call void @llvm.memset.p0.i64(ptr %11, i8 0, i64 %1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %11, ptr %0, i64 %14, i1 false)
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
  %2 = atomicrmw xchg ptr @__enzyme_cc_mirror_lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %1
4:
  %5 = load i32, ptr @__enzyme_cc_mirror_running, align 4
  %6 = add i32 %5, 1
  store i32 %6, ptr @__enzyme_cc_mirror_running, align 4
  %7 = icmp eq i32 %5, 0
  %8 = load i32, ptr @__enzyme_cc_mirror_used, align 4
  %9 = icmp sgt i32 %8, 0
  %10 = select i1 %7, i1 %9, i1 false
  br i1 %10, label %11, label %27
11:
  %12 = phi i64 [ %23, %11 ], [ 0, %4 ]
  %13 = getelementptr inbounds [256 x %enzyme_cc.window], ptr @__enzyme_cc_mirror_windows, i64 0, i64 %12
  %14 = load i64, ptr %13, align 16
  %15 = getelementptr inbounds i8, ptr %13, i64 16
  %16 = load i64, ptr %15, align 16
  %17 = add i64 %16, %14
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %13, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = sub i64 %20, %14
  %22 = call i32 @madvise(ptr %18, i64 %21, i32 4)
  %23 = add i64 %12, 1
  %24 = load i32, ptr @__enzyme_cc_mirror_used, align 4
  %25 = sext i32 %24 to i64
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %11, label %27
27:
  store atomic i32 0, ptr @__enzyme_cc_mirror_lock release, align 4
  ret void
}
declare i32 @madvise(ptr, i64, i32)
define linkonce_odr hidden void @__enzyme_cc_mirrors_end() noinline nounwind {
  %1 = atomicrmw sub ptr @__enzyme_cc_mirror_running, i32 1 release, align 4
  ret void
}
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
"""
