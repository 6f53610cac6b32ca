"""The door to Numba: derivatives of functions compiled with @njit, from Python and from other compiled functions.

    from enzyme_cc.numba import grad, value_and_grad, jvp, hessian_vector
    g = grad(f, wrt=0)
    g(x, k)

From the top: derivatives (what users call), implementation (what a call does, as a function that Numba compiles), calls
(intrinsics), derived (libraries with derivatives), entries (what asks for them), words (arguments as LLVM has them),
recompiled (the LLVM IR of a function). bodies.c: Numba's runtime.
"""

from enzyme_cc.numba.derivatives import Derivative, grad, hessian_vector, jvp, value_and_grad

__all__ = ["Derivative", "grad", "hessian_vector", "jvp", "value_and_grad"]
