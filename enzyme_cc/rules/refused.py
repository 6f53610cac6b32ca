"""Table of what cannot be differentiated at all, in functions.py's row format, with the reason for a diagnostic."""

_JUMP = "a non-local jump leaves the values of the reverse sweep undefined: return an error code instead"
_THREAD = "a thread started inside differentiated code is not followed: start it outside, one gradient each"
_PROCESS = "a process started inside differentiated code is not followed: start it outside"
_STACK = "contexts swapped inside differentiated code are not followed"
_FINAL = "the end of this variable runs a FINAL procedure that takes an array: make the procedure elemental"
_ASSIGN = ("this assigns an allocatable component whose type has an assignment of its own: make the component no "
           "allocatable, or assign it by itself")

REFUSED_ROWS = f"""
_FortranAAssignAllocatableByProcedure refuse ; {_ASSIGN}
_FortranAFinalizeArray refuse ; {_FINAL}
__longjmp_chk refuse noreturn ; {_JUMP}
__sigsetjmp refuse w0 ; {_JUMP}
_longjmp refuse noreturn ; {_JUMP}
_setjmp refuse w0 ; {_JUMP}
clone refuse ; {_THREAD}
fork refuse ; {_PROCESS}
getcontext refuse w0 ; {_STACK}
longjmp refuse noreturn ; {_JUMP}
makecontext refuse w0 ; {_STACK}
pthread_cancel refuse ; {_THREAD}
pthread_create refuse w0 fn2=a3 ; {_THREAD}
pthread_exit refuse noreturn ; {_THREAD}
pthread_join refuse w1 ; {_THREAD}
setcontext refuse noreturn ; {_STACK}
setjmp refuse w0 ; {_JUMP}
siglongjmp refuse noreturn ; {_JUMP}
sigsetjmp refuse w0 ; {_JUMP}
swapcontext refuse w0 ; {_STACK}
thrd_create refuse w0 fn1=a2 ; {_THREAD}
thrd_exit refuse noreturn ; {_THREAD}
thrd_join refuse w1 ; {_THREAD}
vfork refuse ; {_PROCESS}
"""
