"""Functions of a program over NumPy's arrays, with their derivatives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from enzyme_cc.python.batches import batch_gradients, batch_values
from enzyme_cc.python.calls import Calls, EntryMaker, Wrt, in_role
from enzyme_cc.python.entries import REVERSE, SECOND, VALUE, CallKind
from enzyme_cc.python.fast_calls import fast_call
from enzyme_cc.python.matrices import hessian, jacobian
from enzyme_cc.python.prototype import parse
from enzyme_cc.python.series import series
from enzyme_cc.python.sparse_matrices import sparse_hessian, sparse_jacobian
from enzyme_cc.python.target import Target


class ProgramFunction(Calls):
    """A function of a program; call it as Python's own. All calls release the GIL and may come from any thread."""

    def __repr__(self) -> str:
        call = f"{self.__name__}({', '.join(self._names)})"
        return f"<enzyme_cc.ProgramFunction {self.prototype.declared()}; call: {call}>"

    def __reduce__(self) -> tuple[Any, ...]:
        inout = tuple(p.name for p in self.prototype.parameters if p.inout)
        return _unpickled, (self.program, self.prototype.text, inout, self.target)

    def __copy__(self) -> ProgramFunction:
        return self  # which nobody changes

    def __deepcopy__(self, memo: dict[int, Any]) -> ProgramFunction:
        return self

    # -- calls -----------------------------------------------------------------------------------------

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """The result; with outputs, a named tuple of the result and them."""
        if named or len(arguments) != len(self._names):
            arguments = self.in_order(arguments, named)
        if self._fast is None:
            self._fast = fast_call(self.prototype, self._entry(_VALUE), None, self.target.fortran,
                                   self._results if self._outputs else None, self._call)
        return self._fast(*arguments)

    def _call(self, *arguments: Any) -> Any:
        """The call, whatever way its arguments lie."""
        values, sizes = self._bind(arguments, {})
        entry = self._entries.get(_VALUE) or self._entry(_VALUE)
        given: list[Any] = []
        outputs: list[Any] = []
        for parameter, place in self._bound.values():
            if parameter.is_output:
                output = self._made(parameter, sizes, values[place] if place >= 0 else None)
                outputs.append(output)
                given.append(output)
            else:
                given.append(values[place] if place >= 0 else sizes[parameter.name])
        return self._gathered(*self._called(entry, given, ()), outputs)

    def value_and_grad(self, *arguments: Any, wrt: Wrt = None, **named: Any) -> tuple[Any, Any]:
        """The value, and the gradients as `grad` gives them, but always as a named tuple where `wrt` is no name."""
        return self._fast_gradient(True, wrt)(*self.in_order(arguments, named))

    def grad(self, *arguments: Any, wrt: Wrt = None, **named: Any) -> Any:
        """The gradients, a named tuple by parameter (default: all floating-point inputs); where `wrt` is one name,
        that gradient alone. Complex ones: d/d(real part) + i d/d(imaginary part)."""
        return self._fast_gradient(False, wrt)(*self.in_order(arguments, named))

    def _fast_gradient(self, with_value: bool, wrt: Wrt) -> Callable[..., Any]:
        """The call that gives the gradients, and the value too where that is wanted."""
        if not isinstance(wrt, str) and isinstance(wrt, Iterable):
            wrt = tuple(wrt)  # which a dictionary takes
        found = self._gradient_calls.get((with_value, wrt))
        if found is not None:
            return found
        self._needs_a_scalar("value_and_grad" if with_value else "grad")
        active = self._active(wrt)

        def slow(*arguments: Any) -> Any:
            seed = arguments[-1] if len(arguments) > len(self._names) else 1.0
            values, sizes = self._bind(arguments[:len(self._names)], {})
            value, outputs, gradients = self._reversed(values, sizes, active, seed, {})
            by_name = self._by_name(gradients, active, wrt)
            return (self._gathered(value, outputs), by_name) if with_value else by_name

        if self._outputs and with_value:
            call: Callable[..., Any] = slow
        else:
            gathered = None if isinstance(wrt, str) else self._gradients(active)
            call = fast_call(self.prototype, self._entry(CallKind(REVERSE, active)), active, self.target.fortran,
                             gathered, slow, with_value)
        self._gradient_calls[with_value, wrt] = call
        return call

    def vjp(self, *arguments: Any, cotangent: Any, wrt: Wrt = None, **named: Any) -> Any:
        """The gradients of the sum of results times cotangents. `cotangent`: of the result, or a mapping from names of
        outputs (`result` is the result's)."""
        values, sizes = self._bind(arguments, named)
        active = self._active(wrt)
        seed, cotangents = self._cotangents(cotangent, values, sizes)
        return self._by_name(self._reversed(values, sizes, active, seed, cotangents)[2], active, wrt)

    def jvp(self, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
        """`(value, tangent)`, each as a call gives it; `None` for an input without tangent."""
        for what, given in (("primals", primals), ("tangents", tangents)):
            if isinstance(given, (str, np.ndarray)) or not isinstance(given, Sequence):
                raise TypeError(f"{what}: a tuple of {len(self._names)} is wanted ({', '.join(self._names)}), one for "
                                f"each argument of the call")
        values, sizes = self._bind(tuple(primals), {})
        if len(tangents) != len(self._names):
            raise TypeError(f"tangents: {len(self._names)} are wanted ({', '.join(self._names)}), not {len(tangents)}; "
                            "None is that of an input without tangent")
        told = {name: tangent for name, tangent in zip(self._names, tangents, strict=True) if tangent is not None}
        for name in told:
            self._check_floating(name)
        taken = {name: self._like(name, tangent, values, "tangent") for name, tangent in told.items()}
        value, outputs, tangent, moved = self._forwarded(values, sizes, taken)
        return self._gathered(value, outputs), self._gathered(tangent, moved)

    def taylor(self, primals: Sequence[Any], directions: Sequence[Any], order: int) -> Any:
        """The coefficients 0 to `order` of t -> f(x + t d + ...), along a leading axis of the result and of each
        output. A direction has the shape of its argument, or a leading axis of `order` more, which are coefficients 1
        and on; None for an argument that stays."""
        for what, given in (("primals", primals), ("directions", directions)):
            if isinstance(given, (str, np.ndarray)) or not isinstance(given, Sequence) or (
                    len(given) != len(self._names)):
                raise TypeError(f"{what}: a tuple of {len(self._names)} is wanted ({', '.join(self._names)}), one for "
                                "each argument of the call")
        values, sizes = self._bind(tuple(primals), {})
        return series(self, values, sizes, tuple(directions), order)

    def jacobian(self, *arguments: Any, of: str | None = None, wrt: Wrt = None, **named: Any) -> Any:
        """The derivative of one output (`of`, which may be "result") by the inputs: an array of shape output + input;
        a named tuple of them where there are several inputs and `wrt` is not one name."""
        values, sizes = self._bind(arguments, named)
        active = self._active(wrt)
        return self._by_name(jacobian(self, values, sizes, self._output_named(of), active), active, wrt, alone=True)

    def hessian_vector(self, *arguments: Any, vector: Any, wrt: Wrt = None, **named: Any) -> Any:
        """The Hessian of the result times a vector: of the shape of the input that `wrt` names; a tuple or a mapping
        for several."""
        self._needs_a_scalar("hessian_vector")
        values, sizes = self._bind(arguments, named)
        active = self._active(wrt)
        given = in_role("t", self._vectors(vector, values, active, wrt)) | {("", "d"): 1.0}
        _, held = self._run(CallKind(SECOND, active), values, sizes, given)
        return self._by_name({name: held[name, "e"] for name in active}, active, wrt, alone=True)

    def hessian(self, *arguments: Any, wrt: Wrt = None, **named: Any) -> Any:
        """The second derivatives of the result: an array of shape input + input; for several inputs named tuples of
        named tuples."""
        self._needs_a_scalar("hessian")
        values, sizes = self._bind(arguments, named)
        active = self._active(wrt)
        blocks = hessian(self, values, sizes, active)
        rows = {name: self._by_name(blocks[name], active, wrt, alone=True) for name in active}
        return self._by_name(rows, active, wrt, alone=True)

    def sparse_jacobian(
        self, *arguments: Any, of: str | None = None, wrt: Wrt = None, mode: str | None = None, **named: Any
    ) -> Any:
        """`jacobian` as a scipy.sparse.csr_array: a row for each element of the output, a column for each of the input,
        in the order in which they lie in memory (C's last index first, Fortran's first one). Left out is what does not
        depend on the input at this place, whatever its numbers are. `mode`: "forward" computes columns together that
        have no row in common, "reverse" rows that have no column in common; None chooses by the shape. ImportError
        without SciPy."""
        values, sizes = self._bind(arguments, named)
        active = self._active(wrt)
        found = sparse_jacobian(self, values, sizes, self._output_named(of), active, mode)
        return self._by_name(found, active, wrt, alone=True)

    def sparse_hessian(self, *arguments: Any, wrt: Wrt = None, **named: Any) -> Any:
        """`hessian` as a scipy.sparse.csr_array, with rows and columns as `sparse_jacobian` has columns; for several
        inputs named tuples of named tuples. ImportError without SciPy."""
        self._needs_a_scalar("sparse_hessian")
        values, sizes = self._bind(arguments, named)
        active = self._active(wrt)
        blocks = sparse_hessian(self, values, sizes, active)
        rows = {name: self._by_name(blocks[name], active, wrt, alone=True) for name in active}
        return self._by_name(rows, active, wrt, alone=True)

    def batch(self, *arguments: Any, threads: int | None = None, **named: Any) -> Any:
        """The call for each item of inputs that have one leading axis more, in parallel threads. An input without that
        axis is the same for all items."""
        return batch_values(self, arguments, named, threads)

    def batch_grad(self, *arguments: Any, wrt: Wrt = None, threads: int | None = None, **named: Any) -> Any:
        """`grad` for each item of inputs that have one leading axis more, in parallel threads."""
        self._needs_a_scalar("batch_grad")
        active = self._active(wrt)
        return self._by_name(batch_gradients(self, arguments, named, active, threads), active, wrt)


def _unpickled(program: EntryMaker, prototype: str, inout: tuple[str, ...], target: Target) -> ProgramFunction:
    return ProgramFunction(program, parse(prototype, inout), target)


_VALUE = CallKind(VALUE)
