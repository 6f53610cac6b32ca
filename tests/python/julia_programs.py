"""Programs as Julia's compiler writes them, with objects of its collector, and C that stands for its run time.

Each is `double f(ptr addrspace(10) x, double k)` of an array x with two words, the address of its elements and their
count. The C code fills memory with rubbish, and watches over the collector: objects are made with it held back, types
stay where they are, and an error that leaves lets it run again.
"""

from __future__ import annotations

HEAD = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128-ni:10:11:12:13"
target triple = "x86_64-unknown-linux-gnu"
@node_type = external global i8
@array_type = external global i8
@wide_type = external global i8
@memory_type = external global [6 x ptr]
declare ptr @julia.get_pgcstack()
declare noalias nonnull ptr addrspace(10) @julia.gc_alloc_obj(ptr, i64, ptr addrspace(10)) #0
declare noalias nonnull ptr addrspace(10) @julia.gc_alloc_bytes(ptr, i64, i64)
declare void @julia.write_barrier(ptr addrspace(10) readonly, ...) #1
declare nonnull ptr addrspace(10) @julia.typeof(ptr addrspace(10)) memory(argmem: read)
declare nonnull ptr addrspace(10) @ijl_alloc_array_1d(ptr addrspace(10), i64)
declare nonnull ptr addrspace(10) @jl_alloc_array_2d(ptr, i64, i64)
declare nonnull ptr addrspace(10) @jl_alloc_genericmemory(ptr addrspace(10), i64)
declare nonnull ptr addrspace(10) @jl_alloc_genericmemory_unchecked(ptr, i64, ptr addrspace(10))
declare noalias nonnull ptr addrspace(10) @ijl_gc_pool_alloc_instrumented(ptr, i32, i32, i64)
declare noalias nonnull ptr addrspace(10) @ijl_gc_big_alloc(ptr, i64)
declare nonnull ptr addrspace(10) @ijl_box_float64(double)
declare ptr addrspace(13) @julia.gc_loaded(ptr addrspace(10), ptr) memory(none)
declare void @ijl_bounds_error_int(ptr addrspace(12), i64) noreturn
declare double @llvm.sin.f64(double)
declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
@enzyme_dup = external global i32
attributes #0 = { mustprogress nounwind willreturn allockind("alloc,uninitialized") allocsize(1) memory(argmem: read, inaccessiblemem: readwrite) }
attributes #1 = { norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
define double @gradient(ptr addrspace(10) %x, ptr addrspace(10) %dx, double %k) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_dup, ptr addrspace(10) %x, ptr addrspace(10) %dx, double %k)
  ret double %d
}
define double @along(ptr addrspace(10) %x, ptr addrspace(10) %dx, double %k, double %dk) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_dup, ptr addrspace(10) %x, ptr addrspace(10) %dx, double %k, double %dk)
  ret double %d
}
"""

ELEMENTS = """
  %place = addrspacecast ptr addrspace(10) %x to ptr addrspace(11)
  %elements = load ptr addrspace(13), ptr addrspace(11) %place, align 8
  %at_count = getelementptr inbounds i8, ptr addrspace(11) %place, i64 8
  %n = load i64, ptr addrspace(11) %at_count, align 8
"""

LINKED = """
; mutable struct Node; v::Float64; next::Union{Node, Nothing}; end, and a list of them that is walked
define double @f(ptr addrspace(10) %x, double %k) {
top:
  %stack = call ptr @julia.get_pgcstack()
  %task = getelementptr inbounds i8, ptr %stack, i64 -112
ELEMENTS
  br label %make
make:
  %i = phi i64 [ 0, %top ], [ %after, %make ]
  %head = phi ptr addrspace(10) [ null, %top ], [ %node, %make ]
  %p = getelementptr inbounds double, ptr addrspace(13) %elements, i64 %i
  %v = load double, ptr addrspace(13) %p, align 8
  %w = fmul double %v, %k
  %node = call noalias nonnull ptr addrspace(10) @julia.gc_alloc_obj(ptr %task, i64 16, ptr addrspace(10) addrspacecast (ptr @node_type to ptr addrspace(10)))
  %fields = addrspacecast ptr addrspace(10) %node to ptr addrspace(11)
  store double %w, ptr addrspace(11) %fields, align 8
  %link = getelementptr inbounds i8, ptr addrspace(11) %fields, i64 8
  store ptr addrspace(10) %head, ptr addrspace(11) %link, align 8
  call void (ptr addrspace(10), ...) @julia.write_barrier(ptr addrspace(10) %node, ptr addrspace(10) %head)
  %after = add nuw nsw i64 %i, 1
  %made = icmp eq i64 %after, %n
  br i1 %made, label %walk, label %make
walk:
  %at = phi ptr addrspace(10) [ %node, %make ], [ %next, %walk ]
  %product = phi double [ 1.0, %make ], [ %more, %walk ]
  %here = addrspacecast ptr addrspace(10) %at to ptr addrspace(11)
  %held = load double, ptr addrspace(11) %here, align 8
  %scaled = fmul double %held, %held
  store double %scaled, ptr addrspace(11) %here, align 8
  %sum = fadd double %product, %scaled
  %more = fmul double %sum, %held
  %at_next = getelementptr inbounds i8, ptr addrspace(11) %here, i64 8
  %next = load ptr addrspace(10), ptr addrspace(11) %at_next, align 8
  %last = icmp eq ptr addrspace(10) %next, null
  br i1 %last, label %out, label %walk
out:
  ret double %more
}
"""

ARRAYS = """
; a = Vector{Float64}(undef, n) of Julia 1.10: a .= k .* x .^ 2; sum(sin, a), with its bounds checked
define double @f(ptr addrspace(10) %x, double %k) {
top:
ELEMENTS
  %a = call nonnull ptr addrspace(10) @ijl_alloc_array_1d(ptr addrspace(10) addrspacecast (ptr @array_type to ptr addrspace(10)), i64 %n)
  %fields = addrspacecast ptr addrspace(10) %a to ptr addrspace(11)
  %data = load ptr addrspace(13), ptr addrspace(11) %fields, align 8
  br label %fill
fill:
  %i = phi i64 [ 0, %top ], [ %after, %stored ]
  %at_length = getelementptr inbounds i8, ptr addrspace(11) %fields, i64 8
  %length = load i64, ptr addrspace(11) %at_length, align 8
  %inside = icmp ult i64 %i, %length
  br i1 %inside, label %stored, label %outside
outside:
  %told = addrspacecast ptr addrspace(10) %a to ptr addrspace(12)
  call void @ijl_bounds_error_int(ptr addrspace(12) %told, i64 %i)
  unreachable
stored:
  %p = getelementptr inbounds double, ptr addrspace(13) %elements, i64 %i
  %v = load double, ptr addrspace(13) %p, align 8
  %square = fmul double %v, %v
  %w = fmul double %square, %k
  %q = getelementptr inbounds double, ptr addrspace(13) %data, i64 %i
  store double %w, ptr addrspace(13) %q, align 8
  %after = add nuw nsw i64 %i, 1
  %filled = icmp eq i64 %after, %n
  br i1 %filled, label %add, label %fill
add:
  %j = phi i64 [ 0, %stored ], [ %further, %add ]
  %total = phi double [ 0.0, %stored ], [ %sum, %add ]
  %again = load ptr addrspace(13), ptr addrspace(11) %fields, align 8
  %r = getelementptr inbounds double, ptr addrspace(13) %again, i64 %j
  %u = load double, ptr addrspace(13) %r, align 8
  %sine = call double @llvm.sin.f64(double %u)
  %sum = fadd double %total, %sine
  %further = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %further, %n
  br i1 %done, label %out, label %add
out:
  ret double %sum
}
"""

MATRIX = """
; every step of a loop replaces a matrix by a new one
define double @f(ptr addrspace(10) %x, double %k) {
top:
ELEMENTS
  %first = load double, ptr addrspace(13) %elements, align 8
  %start = call nonnull ptr addrspace(10) @jl_alloc_array_2d(ptr @wide_type, i64 2, i64 1)
  %start_fields = addrspacecast ptr addrspace(10) %start to ptr addrspace(11)
  %start_data = load ptr addrspace(13), ptr addrspace(11) %start_fields, align 8
  store double %first, ptr addrspace(13) %start_data, align 8
  %start_other = getelementptr inbounds double, ptr addrspace(13) %start_data, i64 1
  store double %k, ptr addrspace(13) %start_other, align 8
  br label %step
step:
  %i = phi i64 [ 0, %top ], [ %after, %step ]
  %old = phi ptr addrspace(10) [ %start, %top ], [ %new, %step ]
  %new = call nonnull ptr addrspace(10) @jl_alloc_array_2d(ptr @wide_type, i64 2, i64 1)
  %old_fields = addrspacecast ptr addrspace(10) %old to ptr addrspace(11)
  %old_data = load ptr addrspace(13), ptr addrspace(11) %old_fields, align 8
  %old_other = getelementptr inbounds double, ptr addrspace(13) %old_data, i64 1
  %new_fields = addrspacecast ptr addrspace(10) %new to ptr addrspace(11)
  %new_data = load ptr addrspace(13), ptr addrspace(11) %new_fields, align 8
  %new_other = getelementptr inbounds double, ptr addrspace(13) %new_data, i64 1
  %p = getelementptr inbounds double, ptr addrspace(13) %elements, i64 %i
  %v = load double, ptr addrspace(13) %p, align 8
  %a = load double, ptr addrspace(13) %old_data, align 8
  %b = load double, ptr addrspace(13) %old_other, align 8
  %ab = fmul double %a, %b
  %c = fadd double %ab, %v
  %bv = fmul double %b, %v
  %d = fsub double %bv, %a
  store double %c, ptr addrspace(13) %new_data, align 8
  store double %d, ptr addrspace(13) %new_other, align 8
  %after = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %after, %n
  br i1 %done, label %out, label %step
out:
  %sum = fmul double %c, %d
  ret double %sum
}
"""

MEMORY = """
; Vector{Float64}(undef, n) of Julia 1.11, written by a function that is not inlined
define void @squares(ptr addrspace(10) %a, ptr addrspace(13) %from, i64 %n, double %k) noinline {
top:
  %fields = addrspacecast ptr addrspace(10) %a to ptr addrspace(11)
  %raw = load ptr, ptr addrspace(11) %fields, align 8
  %at_memory = getelementptr inbounds i8, ptr addrspace(11) %fields, i64 8
  %memory = load ptr addrspace(10), ptr addrspace(11) %at_memory, align 8
  %data = call ptr addrspace(13) @julia.gc_loaded(ptr addrspace(10) %memory, ptr %raw)
  br label %fill
fill:
  %i = phi i64 [ 0, %top ], [ %after, %fill ]
  %p = getelementptr inbounds double, ptr addrspace(13) %from, i64 %i
  %v = load double, ptr addrspace(13) %p, align 8
  %square = fmul double %v, %v
  %w = fmul double %square, %k
  %q = getelementptr inbounds double, ptr addrspace(13) %data, i64 %i
  store double %w, ptr addrspace(13) %q, align 8
  %after = add nuw nsw i64 %i, 1
  %filled = icmp eq i64 %after, %n
  br i1 %filled, label %out, label %fill
out:
  ret void
}
define double @f(ptr addrspace(10) %x, double %k) {
top:
  %stack = call ptr @julia.get_pgcstack()
  %task = getelementptr inbounds i8, ptr %stack, i64 -112
  %at_thread = getelementptr inbounds i8, ptr %stack, i64 16
  %thread = load ptr, ptr %at_thread, align 8
ELEMENTS
  MEMORY
  %inside = addrspacecast ptr addrspace(10) %memory to ptr addrspace(11)
  %at_data = getelementptr inbounds i8, ptr addrspace(11) %inside, i64 8
  %data = load ptr, ptr addrspace(11) %at_data, align 8
  %a = call noalias nonnull ptr addrspace(10) @julia.gc_alloc_obj(ptr %task, i64 24, ptr addrspace(10) addrspacecast (ptr @array_type to ptr addrspace(10)))
  %fields = addrspacecast ptr addrspace(10) %a to ptr addrspace(11)
  store ptr %data, ptr addrspace(11) %fields, align 8
  %at_memory = getelementptr inbounds i8, ptr addrspace(11) %fields, i64 8
  store ptr addrspace(10) %memory, ptr addrspace(11) %at_memory, align 8
  %at_length = getelementptr inbounds i8, ptr addrspace(11) %fields, i64 16
  store i64 %n, ptr addrspace(11) %at_length, align 8
  call void @squares(ptr addrspace(10) %a, ptr addrspace(13) %elements, i64 %n, double %k)
  br label %add
add:
  %j = phi i64 [ 0, %top ], [ %further, %add ]
  %total = phi double [ 0.0, %top ], [ %sum, %add ]
  %raw = load ptr, ptr addrspace(11) %fields, align 8
  %owner = load ptr addrspace(10), ptr addrspace(11) %at_memory, align 8
  %there = call ptr addrspace(13) @julia.gc_loaded(ptr addrspace(10) %owner, ptr %raw)
  %r = getelementptr inbounds double, ptr addrspace(13) %there, i64 %j
  %u = load double, ptr addrspace(13) %r, align 8
  %uu = fmul double %u, %u
  %sum = fadd double %total, %uu
  %further = add nuw nsw i64 %j, 1
  %length = load i64, ptr addrspace(11) %at_length, align 8
  %done = icmp sge i64 %further, %length
  br i1 %done, label %out, label %add
out:
  ret double %sum
}
"""
UNCHECKED = """
  %bytes = shl i64 %n, 3
  %memory = call nonnull ptr addrspace(10) @jl_alloc_genericmemory_unchecked(ptr %thread, i64 %bytes, ptr addrspace(10) addrspacecast (ptr @memory_type to ptr addrspace(10)))
  store i64 %n, ptr addrspace(10) %memory, align 8"""
CHECKED = """
  %memory = call nonnull ptr addrspace(10) @jl_alloc_genericmemory(ptr addrspace(10) addrspacecast (ptr @memory_type to ptr addrspace(10)), i64 %n)"""

LOWERED = """
; what Julia lowers objects to: the pool's and the big allocator, whose sizes count the word of the type
define double @f(ptr addrspace(10) %x, double %k) {
top:
  %stack = call ptr @julia.get_pgcstack()
  %at_thread = getelementptr inbounds i8, ptr %stack, i64 16
  %thread = load ptr, ptr %at_thread, align 8
ELEMENTS
  %big = call noalias nonnull ptr addrspace(10) @ijl_gc_big_alloc(ptr %thread, i64 4104)
  %big_type = getelementptr inbounds ptr addrspace(10), ptr addrspace(10) %big, i64 -1
  store atomic ptr addrspace(10) addrspacecast (ptr @wide_type to ptr addrspace(10)), ptr addrspace(10) %big_type unordered, align 8
  store double %k, ptr addrspace(10) %big, align 8
  br label %loop
loop:
  %i = phi i64 [ 0, %top ], [ %after, %loop ]
  %total = phi double [ 0.0, %top ], [ %sum, %loop ]
  %pair = call noalias nonnull ptr addrspace(10) @ijl_gc_pool_alloc_instrumented(ptr %thread, i32 752, i32 32, i64 0)
  %type = getelementptr inbounds ptr addrspace(10), ptr addrspace(10) %pair, i64 -1
  store atomic ptr addrspace(10) addrspacecast (ptr @node_type to ptr addrspace(10)), ptr addrspace(10) %type unordered, align 8
  %p = getelementptr inbounds double, ptr addrspace(13) %elements, i64 %i
  %v = load double, ptr addrspace(13) %p, align 8
  store double %v, ptr addrspace(10) %pair, align 8
  %second = getelementptr inbounds i8, ptr addrspace(10) %pair, i64 8
  store ptr addrspace(10) %big, ptr addrspace(10) %second, align 8
  %held = load ptr addrspace(10), ptr addrspace(10) %second, align 8
  %factor = load double, ptr addrspace(10) %held, align 8
  %again = load double, ptr addrspace(10) %pair, align 8
  %w = fmul double %again, %factor
  %sine = call double @llvm.sin.f64(double %w)
  store double %sine, ptr addrspace(10) %held, align 8
  %ww = fmul double %w, %sine
  %sum = fadd double %total, %ww
  %after = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %after, %n
  br i1 %done, label %out, label %loop
out:
  ret double %sum
}
"""

BOXES = """
; numbers in boxes, in a field of type Any, whose type is asked for
define double @f(ptr addrspace(10) %x, double %k) {
top:
  %stack = call ptr @julia.get_pgcstack()
ELEMENTS
  %any = call noalias nonnull ptr addrspace(10) @julia.gc_alloc_bytes(ptr %stack, i64 8, i64 0)
  %type = getelementptr inbounds ptr addrspace(10), ptr addrspace(10) %any, i64 -1
  store ptr addrspace(10) addrspacecast (ptr @node_type to ptr addrspace(10)), ptr addrspace(10) %type, align 8
  %first = call nonnull ptr addrspace(10) @ijl_box_float64(double %k)
  store ptr addrspace(10) %first, ptr addrspace(10) %any, align 8
  br label %loop
loop:
  %i = phi i64 [ 0, %top ], [ %after, %step ]
  %box = load ptr addrspace(10), ptr addrspace(10) %any, align 8
  %of = call nonnull ptr addrspace(10) @julia.typeof(ptr addrspace(10) %box)
  %other = icmp eq ptr addrspace(10) %of, addrspacecast (ptr @node_type to ptr addrspace(10))
  br i1 %other, label %fail, label %step
fail:
  %told = addrspacecast ptr addrspace(10) %of to ptr addrspace(12)
  call void @ijl_bounds_error_int(ptr addrspace(12) %told, i64 1)
  unreachable
step:
  %held = load double, ptr addrspace(10) %box, align 8
  %p = getelementptr inbounds double, ptr addrspace(13) %elements, i64 %i
  %v = load double, ptr addrspace(13) %p, align 8
  %hv = fmul double %held, %v
  %w = fadd double %hv, %v
  %new = call nonnull ptr addrspace(10) @ijl_box_float64(double %w)
  store ptr addrspace(10) %new, ptr addrspace(10) %any, align 8
  call void (ptr addrspace(10), ...) @julia.write_barrier(ptr addrspace(10) %any, ptr addrspace(10) %new)
  %after = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %after, %n
  br i1 %done, label %out, label %loop
out:
  %last = load ptr addrspace(10), ptr addrspace(10) %any, align 8
  %result = load double, ptr addrspace(10) %last, align 8
  ret double %result
}
"""

REPLACED = """
; objects that a function which is not inlined replaces in another one
define void @grow(ptr addrspace(10) %h, double %v) noinline {
  %old = load ptr addrspace(10), ptr addrspace(10) %h
  %o = load double, ptr addrspace(10) %old
  %new = call ptr addrspace(10) @julia.gc_alloc_obj(ptr null, i64 8, ptr addrspace(10) addrspacecast (ptr @node_type to ptr addrspace(10)))
  %s = fmul double %o, %v
  store double %s, ptr addrspace(10) %new
  store ptr addrspace(10) %new, ptr addrspace(10) %h
  call void (ptr addrspace(10), ...) @julia.write_barrier(ptr addrspace(10) %h, ptr addrspace(10) %new)
  ret void
}
define double @f(ptr addrspace(10) %x, double %k) {
top:
ELEMENTS
  %h = call ptr addrspace(10) @julia.gc_alloc_obj(ptr null, i64 8, ptr addrspace(10) addrspacecast (ptr @node_type to ptr addrspace(10)))
  %b = call ptr addrspace(10) @julia.gc_alloc_obj(ptr null, i64 8, ptr addrspace(10) addrspacecast (ptr @node_type to ptr addrspace(10)))
  store double %k, ptr addrspace(10) %b
  store ptr addrspace(10) %b, ptr addrspace(10) %h
  br label %loop
loop:
  %i = phi i64 [0, %top], [%j, %loop]
  %p = getelementptr double, ptr addrspace(13) %elements, i64 %i
  %v = load double, ptr addrspace(13) %p
  call void @grow(ptr addrspace(10) %h, double %v)
  %j = add i64 %i, 1
  %d = icmp eq i64 %j, %n
  br i1 %d, label %out, label %loop
out:
  %e = load ptr addrspace(10), ptr addrspace(10) %h
  %r = load double, ptr addrspace(10) %e
  %r2 = fmul double %r, %r
  ret double %r2
}
"""

WHOLE = """
; an object of a float and an integer, both in boxes
declare ptr addrspace(10) @jl_box_int64(i64)
define double @f(ptr addrspace(10) %x, double %k) {
top:
ELEMENTS
  %v = load double, ptr addrspace(13) %elements
  %vk = fmul double %v, %k
  %b = call ptr addrspace(10) @ijl_box_float64(double %vk)
  %ib = call ptr addrspace(10) @jl_box_int64(i64 %n)
  %any = call ptr addrspace(10) @julia.gc_alloc_obj(ptr null, i64 16, ptr addrspace(10) addrspacecast (ptr @node_type to ptr addrspace(10)))
  store ptr addrspace(10) %b, ptr addrspace(10) %any
  %a2 = getelementptr i8, ptr addrspace(10) %any, i64 8
  store ptr addrspace(10) %ib, ptr addrspace(10) %a2
  call void (ptr addrspace(10), ...) @julia.write_barrier(ptr addrspace(10) %any, ptr addrspace(10) %b, ptr addrspace(10) %ib)
  %lb = load ptr addrspace(10), ptr addrspace(10) %any
  %li = load ptr addrspace(10), ptr addrspace(10) %a2
  %h = load double, ptr addrspace(10) %lb
  %c = load i64, ptr addrspace(10) %li
  %cd = sitofp i64 %c to double
  %hh = fmul double %h, %h
  %r = fmul double %hh, %cd
  ret double %r
}
"""

PROGRAMS = {
    name: HEAD + text.replace("ELEMENTS", ELEMENTS.strip())
    for name, text in {
        "linked": LINKED, "arrays": ARRAYS, "matrix": MATRIX, "memory": MEMORY.replace("MEMORY", CHECKED.strip()),
        "unchecked memory": MEMORY.replace("MEMORY", UNCHECKED.strip()), "lowered": LOWERED, "boxes": BOXES, "replaced": REPLACED,
        "whole": WHOLE,
    }.items()
}

RUN_TIME = """
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef struct { void *data; size_t length; uint16_t flags, element_size; uint32_t offset; size_t more[3]; } array;
typedef struct { size_t length; void *data; } memory;
char node_type, array_type, wide_type, float_type;
static uint32_t layout[8] = {8};
void *memory_type[6] = {0, 0, 0, 0, 0, layout};
int collects = 1, held_only = 0, faults = 0, objects = 0, barriers = 0;
static void *made[100000];
static jmp_buf catcher;
static void *object(size_t size, void *type) {
  char *found = malloc(size + 32);
  memset(found, 0xAB, size + 32);
  *(void **)(found + 8) = type;
  faults += held_only && collects;
  return made[objects++] = found + 16;
}
int jl_gc_enable(int on) { int before = collects; collects = on; return before; }
void *get_pgcstack(void) __asm__("julia.get_pgcstack");
void *get_pgcstack(void) { static void *stack[64]; return stack + 32; }
void *gc_alloc_obj(void *t, size_t size, void *type) __asm__("julia.gc_alloc_obj");
void *gc_alloc_obj(void *t, size_t size, void *type) { return object(size, type); }
void *gc_alloc_bytes(void *t, size_t size, size_t type) __asm__("julia.gc_alloc_bytes");
void *gc_alloc_bytes(void *t, size_t size, size_t type) { return object(size, 0); }
void *ijl_gc_pool_alloc_instrumented(void *t, int offset, int size, size_t type) { return object(size - 8, 0); }
void *ijl_gc_big_alloc(void *t, size_t size) { return object(size - 8, 0); }
void write_barrier(void *parent, ...) __asm__("julia.write_barrier");
void write_barrier(void *parent, ...) { barriers++; faults += ((void **)parent)[-1] != &node_type; }
void *type_of(void *of) __asm__("julia.typeof");
void *type_of(void *of) { return ((void **)of)[-1]; }
void *gc_loaded(void *of, void *at) __asm__("julia.gc_loaded");
void *gc_loaded(void *of, void *at) { return at; }
void *jl_alloc_array_1d(void *type, size_t n) {
  array *a = object(sizeof *a, type);
  *a = (array){object(8 * n, 0), n, 7, 8};
  return a;
}
void *ijl_alloc_array_1d(void *type, size_t n) { return jl_alloc_array_1d(type, n); }
void *jl_alloc_array_2d(void *type, size_t m, size_t n) { return jl_alloc_array_1d(type, m * n); }
void *jl_alloc_array_3d(void *type, size_t m, size_t n, size_t k) { return jl_alloc_array_1d(type, m * n * k); }
void *jl_alloc_genericmemory(void *type, size_t n) {
  memory *m = object(sizeof *m, type);
  *m = (memory){n, object(8 * n, 0)};
  return m;
}
void *jl_alloc_genericmemory_unchecked(void *t, size_t bytes, void *type) {
  memory *m = jl_alloc_genericmemory(type, bytes / 8);
  m->length = 0xABABABAB;
  return m;
}
void *jl_box_float64(double x) { double *box = object(8, &float_type); *box = x; return box; }
void *ijl_box_float64(double x) { return jl_box_float64(x); }
void *jl_box_float32(float x) { float *box = object(4, &float_type); *box = x; return box; }
void ijl_bounds_error_int(void *of, long at) { longjmp(catcher, 1); }
void *jl_box_int64(long x) { long *box = object(8, &float_type); *box = x; return box; }
typedef struct { double *elements; size_t count; } given;
double gradient(given *, given *, double), along(given *, given *, double, double), f(given *, double);
static double watched(int which, given *x, given *dx, double k, double dk) {
  double found = 0;
  held_only = which != 2;
  objects = barriers = 0;
  if (setjmp(catcher)) found = -12345;
  else found = which == 0 ? gradient(x, dx, k) : which == 1 ? along(x, dx, k, dk) : f(x, k);
  held_only = 0;
  faults += !collects;
  for (int i = 0; i < objects; i++) {
    void *type = ((void **)made[i])[-1];
    faults += type && type != &node_type && type != &array_type && type != &wide_type && type != memory_type
        && type != &float_type;
    free((char *)made[i] - 16);
  }
  return found;
}
double run(int which, double *x, double *dx, size_t n, double k, double dk) {
  given g = {x, n}, d = {dx, n};
  return watched(which, &g, &d, k, dk);
}
"""
