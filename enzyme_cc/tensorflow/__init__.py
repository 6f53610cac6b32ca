"""The door to TensorFlow: a function of a program as an operation on tensors, with its derivatives, and a Keras layer.

    from enzyme_cc.tensorflow import differentiable
    energy = differentiable(program.function("double energy(const double x[n], double k, int n)"))
    with tf.GradientTape() as tape: ...

Operations of TensorFlow's own kind, which its threads run without Python: `tf.function`, gradients in both directions
and of gradients (`tf.GradientTape`, `tf.autodiff.ForwardAccumulator`).
"""

from enzyme_cc.tensorflow.differentiable import OperandError, ProgramLayer, differentiable

__all__ = ["OperandError", "ProgramLayer", "differentiable"]
