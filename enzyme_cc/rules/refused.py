"""Table of what cannot be differentiated at all, in functions.py's row format, with the reason for a diagnostic."""

import re

_JUMP = "what a jump comes back to has lost the values of the reverse sweep: return an error code instead"
_THREAD = "a thread started inside differentiated code is not followed: start it outside, one gradient each"
_PROCESS = "a process started inside differentiated code is not followed: start it outside"
_STACK = "contexts swapped inside differentiated code are not followed"
_HANDLER = "the function that it installs is not followed: install it outside of what is differentiated"
_WALK = "the function that it calls for each file is not followed: walk the files outside of what is differentiated"
_FINAL = "the end of this variable runs a FINAL procedure that takes an array: make the procedure elemental"
_ASSIGN = ("this assigns an allocatable component whose type has an assignment of its own: make the component no "
           "allocatable, or assign it by itself")

_AGAIN = ("this derivative has a parallel region and is differentiated again, which is not followed: compile the "
          "function without -fopenmp where derivatives of derivatives are wanted")
_MESSAGE_AGAIN = ("this derivative has calls of MPI and is differentiated again, which is not followed: take "
                  "differences of gradients where second derivatives are wanted")
_THREADS_AGAIN = ("this derivative starts threads and is differentiated again, which is not followed: let the function "
                  "do its work without threads where derivatives of derivatives are wanted")
_TASK = ("this kind of task (untied, detached, or of 'reduction(task, ...)') is not followed: use a plain task, a "
         "parallel loop, or parallel sections in its place")
_COPY = "'copyprivate' is not followed: write to a shared variable in the 'single' block and read it after the block"
_OWN = "a threadprivate variable of Fortran is not followed: use a private variable of the region"
_LOCK = "a lock that is tested is not followed: use omp_set_lock, or a critical section"
_CANCEL = "cancellation in OpenMP is not followed: let the loop run to its end"
_CROSS = "dependences between iterations (depend, doacross) are not followed: use 'ordered' without 'depend'"
_DEVICE = "what runs on a device is not followed: use a parallel region of the host"
_ALLOCATOR = ("memory of OpenMP's allocators is not followed: take it from malloc or the stack, without 'allocate' "
              "clauses and omp_alloc")
_CONSTRUCT = "this construct of OpenMP is not followed: write it with parallel regions, loops and critical sections"

PARALLEL_REFUSALS = {
    "__enzyme_cc_parallel": _AGAIN,
    "__enzyme_cc_mpi": _MESSAGE_AGAIN,
    "__enzyme_cc_start_thread": _THREADS_AGAIN,
    "__enzyme_cc_threads_": _THREADS_AGAIN,
    "__kmpc_omp_task": _TASK,
    "__kmpc_task": _TASK,
    "__kmpc_end_taskgroup": _TASK,
    "__kmpc_omp_wait_deps": _TASK,
    "__kmpc_copyprivate": _COPY,
    "__kmpc_threadprivate": _OWN,
    "__kmpc_cancel": _CANCEL,
    "__kmpc_doacross": _CROSS,
    "__kmpc_fork_teams": _DEVICE,
    "__tgt_": _DEVICE,
    "__kmpc_alloc": _ALLOCATOR,
    "__kmpc_": _CONSTRUCT,
    "GOMP_": _CONSTRUCT,
    "omp_test_": _LOCK,
    "omp_alloc": _ALLOCATOR,
    "omp_aligned_alloc": _ALLOCATOR,
    "omp_calloc": _ALLOCATOR,
    "omp_aligned_calloc": _ALLOCATOR,
    "omp_realloc": _ALLOCATOR,
    "omp_free": _ALLOCATOR,
}
"""What the names of functions begin with that no table lists, and why they are refused; the first that fits."""

UNFOLLOWED = "__enzyme_cc_unfollowed."
"""What is refused where differentiated code starts threads; the name follows."""

_DETACHED = "a thread that is detached is not followed, for nothing tells when it is through: join it"
_CONDITION = ("a condition variable between threads that differentiated code starts is not followed: start the threads "
              "that need a result after joining those that make it, or take work by an atomic counter or under a mutex")
_SEMAPHORE = ("a semaphore between threads that differentiated code starts is not followed: use a mutex, or join the "
              "threads before their results are read")
_MEETING = ("a barrier between threads that differentiated code starts is not followed: join the threads and start "
            "them anew, or use a barrier of OpenMP")
_LATE_CONDITION = ("a condition that is waited for only so long is not followed: wait for it with wait()")
_MEETING_OF_RUST = ("a Barrier between threads that differentiated code starts is not followed: join the threads and "
                    "start them anew")
_LATE = ("a future that is waited for only so long, or made ready as a thread ends, is not followed: wait for it with "
         "get() or wait(), set it with set_value()")
_FUTURE = ("what a future carries from thread to thread is not followed: start a std::thread that writes its result to "
           "a variable, and read that after join()")

_LOCK_OF_RUST = ("this way to take a lock is not followed: take a Mutex by lock() or try_lock(), an RwLock by read() "
                 "or write()")

_THREADS_REFUSALS = {
    "pthread_detach": _DETACHED,
    "thrd_detach": _DETACHED,
    "pthread_cond_wait": _CONDITION,
    "pthread_cond_timedwait": _CONDITION,
    "pthread_cond_clockwait": _CONDITION,
    "cnd_wait": _CONDITION,
    "cnd_timedwait": _CONDITION,
    "sem_wait": _SEMAPHORE,
    "sem_timedwait": _SEMAPHORE,
    "sem_clockwait": _SEMAPHORE,
    "sem_trywait": _SEMAPHORE,
    "pthread_barrier_wait": _MEETING,
    "std::async": _FUTURE,
    "std::sync::MutexGuard": _LOCK_OF_RUST,
    "std::future": _LATE,
    "_ZNSt6thread6detachEv": _DETACHED,
    "_ZNSt3__16thread6detachEv": _DETACHED,
    "_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE": _CONDITION,
    "_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE": _CONDITION,
}

_PARKED = ("a thread that parks itself until another one unparks it is not followed: join the threads, or use a Mutex "
           "with a Condvar")
_ONCE = "it does not show what is done once here: do it before, and hand its result on"
_CLOSURE = "it does not show which closure this thread runs: start it by std::thread::spawn, or by a scope's spawn"
_CHANNEL = ("what a channel carries from thread to thread is not followed: let the threads return their values and "
            "join them, or push them to a Vec in a Mutex")

_THREADS_REFUSALS_OF_RUST = {
    re.compile(pattern): reason for pattern, reason in {
        r"3std6thread\w*4park(?:17h|$)|3std6thread\w*12park_timeout": _PARKED,
        r"3std3sys4sync\w*_contended": _LOCK_OF_RUST,
        r"3std4sync6poison6rwlock.*(?:8try_read|9try_write)": _LOCK_OF_RUST,
        r"3std3sys4sync4once\w*4call": _ONCE,
        r"3std3sys4sync7condvar\w*12wait_timeout": _LATE_CONDITION,
        r"3std3sys\w*6Thread3new": _CLOSURE,
        r"3std4sync7barrier\w*4wait": _MEETING_OF_RUST,
        r"3std4sync4mp[ms]c": _CHANNEL,
    }.items()
}


def unfollowed_reason(symbol: str) -> str:
    """Why a function is refused where differentiated code starts threads; empty if it is not."""
    if symbol.startswith(("_R", "_ZN3std")):
        return next((r for pattern, r in _THREADS_REFUSALS_OF_RUST.items() if pattern.search(symbol)), "")
    return _THREADS_REFUSALS.get(symbol, "")


REFUSED_ROWS = f"""
_FortranAAssignAllocatableByProcedure refuse ; {_ASSIGN}
_FortranAFinalizeArray refuse ; {_FINAL}
__sigsetjmp refuse w0 ; {_JUMP}
_setjmp refuse w0 ; {_JUMP}
clone refuse ; {_THREAD}
fork refuse ; {_PROCESS}
ftw refuse ; {_WALK}
getcontext refuse w0 ; {_STACK}
makecontext refuse w0 ; {_STACK}
nftw refuse ; {_WALK}
pthread_cancel refuse ; {_THREAD}
pthread_create refuse w0 fn2=a3 ; {_THREAD}
pthread_exit refuse noreturn ; {_THREAD}
pthread_join refuse w1 ; {_THREAD}
setcontext refuse noreturn ; {_STACK}
setjmp refuse w0 ; {_JUMP}
sigaction refuse w2 ; {_HANDLER}
sigsetjmp refuse w0 ; {_JUMP}
swapcontext refuse w0 ; {_STACK}
thrd_create refuse w0 fn1=a2 ; {_THREAD}
thrd_exit refuse noreturn ; {_THREAD}
thrd_join refuse w1 ; {_THREAD}
vfork refuse ; {_PROCESS}
"""
