"""The door to PyTorch: a function of a program as an operation on tensors, with its derivatives.

    from enzyme_cc.torch import differentiable
    layer = differentiable(program.function("double energy(const double x[n], double k, int n)"))
    layer(x, k).backward()

Gradients in both directions, and their derivatives (`backward`, forward-mode AD, `torch.func`, `gradcheck` and
`gradgradcheck`); `torch.compile` sees operators of its own, whose results' shapes it knows without running them.
"""

from enzyme_cc.torch.differentiable import Differentiable, differentiable

__all__ = ["Differentiable", "differentiable"]
