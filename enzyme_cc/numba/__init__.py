"""The door to Numba: derivatives of functions compiled with @njit, from Python and from other compiled functions.

    from enzyme_cc.numba import grad, value_and_grad, jvp, hessian_vector
    g = grad(f, wrt=0)
    g(x, k)

From the top: derivatives (what users call), implementation (what a call does, as a function that Numba compiles), calls
(intrinsics), derived (libraries with derivatives), entries (what asks for them), words (arguments as LLVM has them),
least_squares (functions of NumPy as they are differentiated), recompiled (the LLVM IR of a function). bodies.c,
typed_lists.c, linear_algebra.c: Numba's runtime.
"""

from importlib.metadata import version

if tuple(map(int, version("numba").split(".")[:2])) < (0, 68):  # what it hands over would not be read by LLVM 22
    raise ImportError(f"enzyme_cc.numba: numba {version('numba')} is too old: 0.68 is the first one whose llvmlite "
                      "(0.50) is the one that differentiates; pip install -U numba")

from enzyme_cc.numba.derivatives import Derivative, grad, hessian_vector, jvp, value_and_grad

__all__ = ["Derivative", "grad", "hessian_vector", "jvp", "value_and_grad"]
