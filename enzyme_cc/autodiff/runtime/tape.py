"""The tape: memory that the forward sweep fills and the reverse sweep reads, and its run-time functions.

Reverse sweeps undo forward sweeps in exactly the opposite order, calls included, so the tape is a stack. Each
thread has one: an arena of segments that never move, kept from one gradient to the next so that its pages stay
warm, and freed with the thread or the library that holds the code. A chunk is taken with `push` and given back, together with all that was pushed after it, with `pop(chunk)`.

Memory that the primal frees may still be read by the reverse sweep: `retire` keeps it until the outermost
gradient call ends, which `release_retired` marks.

Within a derivative that is differentiated again the arena would hide data flow from the outer derivative; there
the same functions are plain `malloc` and `free`, whose shadows the outer derivative knows how to make.
"""

from __future__ import annotations

from enzyme_cc import ir

PUSH = "__enzyme_cc_tape_push"
POP = "__enzyme_cc_tape_pop"
MARK = "__enzyme_cc_tape_mark"
RETIRE = "__enzyme_cc_retire"
RETIRE_WITH = "__enzyme_cc_retire_with"
"""As RETIRE, for memory that is no `malloc`'s: a function of the pointer gives it back."""
RETIRED_MARK = "__enzyme_cc_retired_mark"
RELEASE_RETIRED = "__enzyme_cc_release_retired"

_PTR_OF_SIZE = ir.function_type(ir.ptr, (ir.i64,))
_VOID_OF_PTR = ir.function_type(ir.void, (ir.ptr,))
_PTR_OF_NOTHING = ir.function_type(ir.ptr, ())

_TYPES = {
    PUSH: _PTR_OF_SIZE,
    POP: _VOID_OF_PTR,
    MARK: _PTR_OF_NOTHING,
    RETIRE: _VOID_OF_PTR,
    RETIRE_WITH: ir.function_type(ir.void, (ir.ptr, ir.ptr)),
    RETIRED_MARK: _PTR_OF_NOTHING,
    RELEASE_RETIRED: _VOID_OF_PTR,
}


def runtime_function(module: ir.Module, name: str) -> ir.Function:
    """The declaration of one of this file's functions in the module."""
    return module.get_or_declare(name, _TYPES[name])


ARENA = r"""
; A segment starts with a header: the segment before it, its end, and the arena's top when it was opened.
%enzyme_cc.segment = type { ptr, ptr, ptr }
; top and end of the free space in the newest segment, that segment, a spare one, the retired list, bytes held.
%enzyme_cc.arena = type { ptr, ptr, ptr, ptr, ptr, i64 }
@__enzyme_cc_arena = linkonce_odr hidden thread_local global %enzyme_cc.arena zeroinitializer

declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare i32 @madvise(ptr, i64, i32)
declare noalias ptr @aligned_alloc(i64, i64)
declare void @abort()
declare void @perror(ptr)

@__enzyme_cc_beyond_limit = linkonce_odr hidden constant [64 x i8] c"enzyme-cc: the tape would pass the bound of --enzyme-tape-limit\0A"
@__enzyme_cc_out_of_memory = linkonce_odr hidden constant [30 x i8] c"enzyme-cc: out of tape memory\00"

define linkonce_odr hidden noalias ptr @__enzyme_cc_tape_push(i64 %bytes) noinline nounwind {
entry:
  %arena = call ptr @llvm.threadlocal.address.p0(ptr @__enzyme_cc_arena)
  %top = load ptr, ptr %arena
  %endp = getelementptr i8, ptr %arena, i64 8
  %end = load ptr, ptr %endp
  %up = add i64 %bytes, 15
  %size = and i64 %up, -16
  %topi = ptrtoint ptr %top to i64
  %endi = ptrtoint ptr %end to i64
  %room = sub i64 %endi, %topi
  %fits = icmp ule i64 %size, %room
  br i1 %fits, label %fast, label %slow
fast:
  %new = getelementptr i8, ptr %top, i64 %size
  store ptr %new, ptr %arena
  ret ptr %top
slow:
  %chunk = call ptr @__enzyme_cc_tape_grow(ptr %arena, i64 %size)
  ret ptr %chunk
}

define linkonce_odr hidden noalias ptr @__enzyme_cc_tape_grow(ptr %arena, i64 %size) noinline nounwind {
entry:
  %top = load ptr, ptr %arena
  %endp = getelementptr i8, ptr %arena, i64 8
  %segp = getelementptr i8, ptr %arena, i64 16
  %sparep = getelementptr i8, ptr %arena, i64 24
  %old = load ptr, ptr %segp
  %spare = load ptr, ptr %sparep
  %need = add i64 %size, 64
  %has = icmp ne ptr %spare, null
  br i1 %has, label %try, label %fresh
try:
  %sendp = getelementptr i8, ptr %spare, i64 8
  %send = load ptr, ptr %sendp
  %sendi = ptrtoint ptr %send to i64
  %sparei = ptrtoint ptr %spare to i64
  %ssize = sub i64 %sendi, %sparei
  %enough = icmp uge i64 %ssize, %need
  store ptr null, ptr %sparep
  br i1 %enough, label %use, label %drop
drop:
  call void @free(ptr %spare)
  %dheldp = getelementptr i8, ptr %arena, i64 40
  %dheld = load i64, ptr %dheldp
  %dless = sub i64 %dheld, %ssize
  store i64 %dless, ptr %dheldp
  br label %fresh
fresh:
  ; at least twice the segment before, so that the number of segments stays logarithmic
  %first = icmp eq ptr %old, null
  br i1 %first, label %sized, label %double
double:
  %oendp = getelementptr i8, ptr %old, i64 8
  %oend = load ptr, ptr %oendp
  %oendi = ptrtoint ptr %oend to i64
  %oldi = ptrtoint ptr %old to i64
  %osize = sub i64 %oendi, %oldi
  %twice = shl i64 %osize, 1
  br label %sized
sized:
  %least = phi i64 [ 262144, %fresh ], [ %twice, %double ]
  %more = icmp ugt i64 %need, %least
  %want = select i1 %more, i64 %need, i64 %least
  %heldp = getelementptr i8, ptr %arena, i64 40
  %held = load i64, ptr %heldp
  %after = add i64 %held, %need
  %over = icmp ugt i64 %after, TAPE_LIMIT
  br i1 %over, label %beyond, label %allowed
beyond:
  %said = call i64 @write(i32 2, ptr @__enzyme_cc_beyond_limit, i64 64)
  call void @abort()
  unreachable
allowed:
  ; big segments on huge pages where the system has them: a page fault costs more than the store that makes it
  %big = icmp uge i64 %want, 4194304
  br i1 %big, label %huge, label %small
huge:
  %wu = add i64 %want, 2097151
  %wr = and i64 %wu, -2097152
  %hp = call ptr @aligned_alloc(i64 2097152, i64 %wr)
  %hnull = icmp eq ptr %hp, null
  br i1 %hnull, label %fail, label %advise
advise:
  %ignored = call i32 @madvise(ptr %hp, i64 %wr, i32 14)
  br label %made
small:
  %sp0 = call ptr @aligned_alloc(i64 64, i64 %want)
  %snull = icmp eq ptr %sp0, null
  br i1 %snull, label %fail, label %made
fail:
  call void @perror(ptr @__enzyme_cc_out_of_memory)
  call void @abort()
  unreachable
made:
  %mseg = phi ptr [ %hp, %advise ], [ %sp0, %small ]
  %msize = phi i64 [ %wr, %advise ], [ %want, %small ]
  %mend = getelementptr i8, ptr %mseg, i64 %msize
  %mendp = getelementptr i8, ptr %mseg, i64 8
  store ptr %mend, ptr %mendp
  %now = add i64 %held, %msize
  store i64 %now, ptr %heldp
  call void @__enzyme_cc_tape_announce(ptr %arena)
  br label %use
use:
  %seg = phi ptr [ %mseg, %made ], [ %spare, %try ]
  store ptr %old, ptr %seg
  %savep = getelementptr i8, ptr %seg, i64 16
  store ptr %top, ptr %savep
  store ptr %seg, ptr %segp
  %uendp = getelementptr i8, ptr %seg, i64 8
  %uend = load ptr, ptr %uendp
  store ptr %uend, ptr %endp
  %chunk = getelementptr i8, ptr %seg, i64 64
  %newtop = getelementptr i8, ptr %chunk, i64 %size
  store ptr %newtop, ptr %arena
  ret ptr %chunk
}

define linkonce_odr hidden ptr @__enzyme_cc_tape_mark() noinline nounwind {
  %arena = call ptr @llvm.threadlocal.address.p0(ptr @__enzyme_cc_arena)
  %top = load ptr, ptr %arena
  ret ptr %top
}

define linkonce_odr hidden void @__enzyme_cc_tape_pop(ptr %mark) noinline nounwind {
entry:
  %arena = call ptr @llvm.threadlocal.address.p0(ptr @__enzyme_cc_arena)
  %endp = getelementptr i8, ptr %arena, i64 8
  %segp = getelementptr i8, ptr %arena, i64 16
  %sparep = getelementptr i8, ptr %arena, i64 24
  br label %check
check:
  %seg = load ptr, ptr %segp
  %none = icmp eq ptr %seg, null
  br i1 %none, label %done, label %look
look:
  %end = load ptr, ptr %endp
  %marki = ptrtoint ptr %mark to i64
  %segi = ptrtoint ptr %seg to i64
  %endi = ptrtoint ptr %end to i64
  %above = icmp ugt i64 %marki, %segi
  %below = icmp ule i64 %marki, %endi
  %inside = and i1 %above, %below
  br i1 %inside, label %within, label %leave
within:
  store ptr %mark, ptr %arena
  br label %done
leave:
  ; the newest segment is empty now: keep the bigger of it and the spare one, free the other
  %prev = load ptr, ptr %seg
  %savep = getelementptr i8, ptr %seg, i64 16
  %save = load ptr, ptr %savep
  store ptr %save, ptr %arena
  store ptr %prev, ptr %segp
  %noprev = icmp eq ptr %prev, null
  br i1 %noprev, label %bottom, label %middle
bottom:
  store ptr null, ptr %endp
  br label %keep
middle:
  %pendp = getelementptr i8, ptr %prev, i64 8
  %pend = load ptr, ptr %pendp
  store ptr %pend, ptr %endp
  br label %keep
keep:
  %spare = load ptr, ptr %sparep
  %nospare = icmp eq ptr %spare, null
  br i1 %nospare, label %become, label %compare
compare:
  %spendp = getelementptr i8, ptr %spare, i64 8
  %spend = load ptr, ptr %spendp
  %spendi = ptrtoint ptr %spend to i64
  %sparei = ptrtoint ptr %spare to i64
  %spsize = sub i64 %spendi, %sparei
  %sgsize = sub i64 %endi, %segi
  %bigger = icmp ugt i64 %sgsize, %spsize
  %lose = select i1 %bigger, ptr %spare, ptr %seg
  %win = select i1 %bigger, ptr %seg, ptr %spare
  call void @free(ptr %lose)
  %smaller = select i1 %bigger, i64 %spsize, i64 %sgsize
  %heldp = getelementptr i8, ptr %arena, i64 40
  %held = load i64, ptr %heldp
  %less = sub i64 %held, %smaller
  store i64 %less, ptr %heldp
  store ptr %win, ptr %sparep
  br label %check
become:
  store ptr %seg, ptr %sparep
  br label %check
done:
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)

; A thread's segments are freed when it ends, those of the thread that unloads a library when it is unloaded.
@__enzyme_cc_tape_key = linkonce_odr hidden global i32 0
@__enzyme_cc_tape_key_made = linkonce_odr hidden global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__enzyme_cc_tape_open, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__enzyme_cc_tape_close, ptr null }]
declare extern_weak i32 @pthread_key_create(ptr, ptr)
declare extern_weak i32 @pthread_key_delete(i32)
declare extern_weak i32 @pthread_setspecific(i32, ptr)

define linkonce_odr hidden void @__enzyme_cc_tape_announce(ptr %arena) noinline nounwind {
  %made = load i32, ptr @__enzyme_cc_tape_key_made
  %is = icmp ne i32 %made, 0
  br i1 %is, label %set, label %done
set:
  %key = load i32, ptr @__enzyme_cc_tape_key
  %ignored = call i32 @pthread_setspecific(i32 %key, ptr %arena)
  br label %done
done:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_tape_open() noinline nounwind {
  %made = load i32, ptr @__enzyme_cc_tape_key_made
  %is = icmp ne i32 %made, 0
  %a = icmp eq ptr @pthread_key_create, null
  %b = icmp eq ptr @pthread_key_delete, null
  %c = icmp eq ptr @pthread_setspecific, null
  %ab = or i1 %a, %b
  %abc = or i1 %ab, %c
  %no = or i1 %is, %abc
  br i1 %no, label %done, label %make
make:
  %failed = call i32 @pthread_key_create(ptr @__enzyme_cc_tape_key, ptr @__enzyme_cc_tape_free)
  %works = icmp eq i32 %failed, 0
  %now = zext i1 %works to i32
  store i32 %now, ptr @__enzyme_cc_tape_key_made
  br label %done
done:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_tape_close() noinline nounwind {
  %made = load i32, ptr @__enzyme_cc_tape_key_made
  %is = icmp ne i32 %made, 0
  br i1 %is, label %forget, label %done
forget:
  store i32 0, ptr @__enzyme_cc_tape_key_made
  %key = load i32, ptr @__enzyme_cc_tape_key
  %ignored = call i32 @pthread_key_delete(i32 %key)
  br label %done
done:
  %arena = call ptr @llvm.threadlocal.address.p0(ptr @__enzyme_cc_arena)
  call void @__enzyme_cc_tape_free(ptr %arena)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_tape_free(ptr %arena) noinline nounwind {
entry:
  %segp = getelementptr i8, ptr %arena, i64 16
  %sparep = getelementptr i8, ptr %arena, i64 24
  %heldp = getelementptr i8, ptr %arena, i64 40
  %first = load ptr, ptr %segp
  %spare = load ptr, ptr %sparep
  call void @free(ptr %spare)
  br label %check
check:
  %segment = phi ptr [ %first, %entry ], [ %before, %one ]
  %none = icmp eq ptr %segment, null
  br i1 %none, label %done, label %one
one:
  %before = load ptr, ptr %segment
  call void @free(ptr %segment)
  br label %check
done:
  store ptr null, ptr %arena
  %endp = getelementptr i8, ptr %arena, i64 8
  store ptr null, ptr %endp
  store ptr null, ptr %segp
  store ptr null, ptr %sparep
  store i64 0, ptr %heldp
  ret void
}
"""

RETIRED = r"""
define linkonce_odr hidden ptr @__enzyme_cc_retired_mark() noinline nounwind {
  %arena = call ptr @llvm.threadlocal.address.p0(ptr @__enzyme_cc_arena)
  %listp = getelementptr i8, ptr %arena, i64 32
  %list = load ptr, ptr %listp
  ret ptr %list
}

define linkonce_odr hidden void @__enzyme_cc_retire(ptr %memory) noinline nounwind {
  call void @__enzyme_cc_retire_with(ptr %memory, ptr @free)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_retire_with(ptr %memory, ptr %release) noinline nounwind {
entry:
  %null = icmp eq ptr %memory, null
  br i1 %null, label %done, label %keep
keep:
  %arena = call ptr @llvm.threadlocal.address.p0(ptr @__enzyme_cc_arena)
  %listp = getelementptr i8, ptr %arena, i64 32
  %list = load ptr, ptr %listp
  %node = call ptr @malloc(i64 24)
  store ptr %list, ptr %node
  %memp = getelementptr i8, ptr %node, i64 8
  store ptr %memory, ptr %memp
  %releasep = getelementptr i8, ptr %node, i64 16
  store ptr %release, ptr %releasep
  store ptr %node, ptr %listp
  br label %done
done:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_release_retired(ptr %mark) noinline nounwind {
entry:
  %arena = call ptr @llvm.threadlocal.address.p0(ptr @__enzyme_cc_arena)
  %listp = getelementptr i8, ptr %arena, i64 32
  br label %loop
loop:
  %node = load ptr, ptr %listp
  %end = icmp eq ptr %node, %mark
  br i1 %end, label %done, label %one
one:
  %next = load ptr, ptr %node
  store ptr %next, ptr %listp
  %memp = getelementptr i8, ptr %node, i64 8
  %memory = load ptr, ptr %memp
  %releasep = getelementptr i8, ptr %node, i64 16
  %release = load ptr, ptr %releasep
  call void %release(ptr %memory)
  call void @free(ptr %node)
  br label %loop
done:
  ret void
}
"""


def runtime_text(heap: bool = False, limit: int | None = None) -> str:
    """LLVM IR that defines the run-time functions, complete as a module; on the plain heap if asked.

    The program stops with a message before a thread's tape takes more than `limit` bytes.
    """
    return (HEAP if heap else ARENA.replace("TAPE_LIMIT", str(-1 if limit is None else limit)) + RETIRED) + UNKNOWN


UNKNOWN_POINTER = "__enzyme_cc_unknown_pointer"
"""The table of derivatives of a function pointer that names no function whose code was at hand."""

UNKNOWN = r"""
@__enzyme_cc_unknown_pointer = linkonce_odr hidden constant { ptr, ptr, ptr } { ptr @__enzyme_cc_unknown_function, ptr @__enzyme_cc_unknown_function, ptr @__enzyme_cc_unknown_function }
@__enzyme_cc_unknown_text = linkonce_odr hidden constant [125 x i8] c"enzyme-cc: a function pointer without shadow names a function whose code was not at hand when its caller was differentiated\0A\00"
define linkonce_odr hidden void @__enzyme_cc_unknown_function() noinline nounwind {
  %size = sub i64 125, 1
  %written = call i64 @write(i32 2, ptr @__enzyme_cc_unknown_text, i64 %size)
  call void @abort()
  unreachable
}
declare i64 @write(i32, ptr, i64)
"""


HEAP = r"""
declare void @abort()
define linkonce_odr hidden noalias ptr @__enzyme_cc_tape_push(i64 %bytes) alwaysinline nounwind {
  %memory = call ptr @malloc(i64 %bytes)
  ret ptr %memory
}
define linkonce_odr hidden void @__enzyme_cc_tape_pop(ptr %chunk) alwaysinline nounwind {
  call void @free(ptr %chunk)
  ret void
}
define linkonce_odr hidden ptr @__enzyme_cc_tape_mark() alwaysinline nounwind {
  ret ptr null
}
define linkonce_odr hidden void @__enzyme_cc_retire(ptr %memory) alwaysinline nounwind {
  ret void
}
define linkonce_odr hidden void @__enzyme_cc_retire_with(ptr %memory, ptr %release) alwaysinline nounwind {
  ret void
}
define linkonce_odr hidden ptr @__enzyme_cc_retired_mark() alwaysinline nounwind {
  ret ptr null
}
define linkonce_odr hidden void @__enzyme_cc_release_retired(ptr %mark) alwaysinline nounwind {
  ret void
}
declare noalias ptr @malloc(i64)
declare void @free(ptr)
"""


FUNCTIONS = frozenset(_TYPES)
"""Symbols of the run-time functions."""
