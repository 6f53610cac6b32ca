"""Numba's functions compiled once more, up to LLVM IR: as they are differentiated, and what they call too.

What Numba has compiled is vectorised, unrolled and prepared for the machine, which makes reverse sweeps slow. So there
is a target of Numba's own kind beside the CPU's, whose libraries stay as Numba's lowering wrote them. Functions that a
function calls are compiled for it, too; `parallel=True` is left out, so `prange` is a loop.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
import llvmlite.ir as llvmir
from numba.core import callconv, codegen, cpu, dispatcher, target_extension, types, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.decorators import jit
from numba.core.descriptors import TargetDescriptor
from numba.core.registry import CPUDispatcher
from numba.core.typing.templates import AbstractTemplate
from numba.experimental.jitclass.base import ClassBuilder, JitClassType
from numba.np.ufunc.ufunc_base import UfuncBase

from enzyme_cc.numba.cut_raises import VALUES_UNKNOWN, cutting

TARGET = "enzyme_cc"


class DifferentiatedCPU(target_extension.CPU):
    """The CPU, for code that is differentiated."""


class PlainLibrary(codegen.CPUCodeLibrary):
    """A module with all that it calls, never optimised as a whole, never turned into machine code."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def _finalize_specific(self) -> None:
        pass

    @property
    def module(self) -> Any:
        """The module with all that it calls."""
        self._ensure_finalized()
        return self._final_module


class LinkedLibrary(codegen.JITCodeLibrary):
    """A module of which there is machine code only in what it is linked into."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class PlainCodegen(codegen.AOTCPUCodegen):
    """Makes such libraries."""

    _library_class = PlainLibrary

    def insert_unresolved_ref(self, builder: Any, fnty: Any, name: str) -> Any:
        """A function that is still being compiled (recursion): all will be in one module."""
        return builder.module.globals.get(name) or llvmir.Function(builder.module, fnty, name)

    def set_env(self, env_name: str, env: Any) -> None:
        """Nothing runs."""


class PlainTypingContext(typing.Context):
    """Takes each compiled function and class for its copy, and knows the ufuncs that @vectorize and @guvectorize
    make."""

    def resolve_value_type(self, value: Any) -> Any:
        """The type of a global variable or constant."""
        self._install(value)
        return super().resolve_value_type(_copy_of_value(value))

    def _lookup_global(self, value: Any) -> Any:
        self._install(value)
        return super()._lookup_global(_copy_of_value(value))

    def _install(self, value: Any) -> None:
        if isinstance(value, UfuncBase) and super()._lookup_global(value) is None:
            template = type(f"Typing_{value.__name__}", (AbstractTemplate,), {"key": value, "generic": value._type_me})
            self.insert_user_function(value, template)
            value._install_cg(PlainDispatcher.targetdescr.target_context)
        if isinstance(value, JitClassType) and super()._lookup_global(value) is None:
            PlainDispatcher.targetdescr.target_context.install_registry(ClassBuilder.class_impl_registry)
            self.insert_global(value, plain_class(value.class_type))


class PlainCallConvention(callconv.CPUCallConv):
    """Exceptions without the values of their arguments, which would be packed into memory as bytes."""

    def set_dynamic_user_exc(self, builder: Any, exc: Any, exc_args: Any, nb_types: Any, loc: Any = None,
                             func_name: Any = None) -> None:
        """Called by Numba."""
        self.set_static_user_exc(builder, exc, exc_args=(VALUES_UNKNOWN,), loc=loc, func_name=func_name)


class PlainContext(cpu.CPUContext):
    """Lowering without what only Python needs."""

    def init(self) -> None:
        """Called by Numba."""
        super().init()
        self._internal_codegen = PlainCodegen(TARGET)

    @property
    def call_conv(self) -> Any:
        """How functions are called."""
        return PlainCallConvention(self)

    def create_cpython_wrapper(self, *arguments: Any, **named: Any) -> None:
        """Python does not call this."""

    def create_cfunc_wrapper(self, *arguments: Any, **named: Any) -> None:
        """Nor does C."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """Something to know the function by."""
        library._ensure_finalized()
        return functools.partial(_never, fndesc.llvm_func_name)


def _never(name: str) -> None:
    raise NotImplementedError(name)


class PlainTarget(TargetDescriptor):
    """The two contexts, made when something is compiled."""

    options = cpu.CPUTargetOptions

    @functools.cached_property
    def typing_context(self) -> Any:
        """Types."""
        return PlainTypingContext()

    @functools.cached_property
    def target_context(self) -> Any:
        """Lowering."""
        return PlainContext(self.typing_context, TARGET)


class WritingCompiler(dispatcher._FunctionCompiler):
    """Compiles what is written for the types of a call, where something writes it."""

    written: Callable[[tuple[Any, ...]], Any] | None = None

    def _get_implementation(self, args: Any, kws: Any) -> Any:
        return self.py_func if self.written is None else self.written(args)


def writing(function: Any, written: Callable[[tuple[Any, ...]], Any]) -> Any:
    """The compiled function, which is what `written` gives for the types of its arguments."""
    old = function._compiler
    function._compiler = WritingCompiler(old.py_func, old.targetdescr, old.targetoptions, old.locals,
                                         old.pipeline_class)
    function._compiler.written = written
    return function


class PlainCompiler(WritingCompiler):
    """With lines, where they are asked for."""

    def _customize_flags(self, flags: Any) -> Any:
        if _lines.wanted:
            flags.debuginfo = flags.dbg_directives_only = True
            flags.dbg_extend_lifetimes = False
        return flags


class _Lines(threading.local):
    wanted = False


_lines = _Lines()


class PlainDispatcher(dispatcher.Dispatcher):
    """A function for this target."""

    targetdescr = PlainTarget(TARGET)

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None, **named: Any) -> None:
        super().__init__(py_func, locals, targetoptions, **named)
        old: Any = self._compiler
        self._compiler: Any = PlainCompiler(
            py_func, self.targetdescr, old.targetoptions, old.locals, cutting(old.pipeline_class))

    def add_overload(self, result: Any) -> None:
        """Keep a compiled form; it cannot be called."""
        self.overloads[tuple(result.signature.args)] = result


target_extension.target_registry[TARGET] = DifferentiatedCPU
target_extension.dispatcher_registry[DifferentiatedCPU] = PlainDispatcher
target_extension.jit_registry[DifferentiatedCPU] = functools.partial(jit, _target=TARGET)

_copies: dict[tuple[Any, bool], PlainDispatcher] = {}


def plain_copy(function: Any) -> PlainDispatcher:
    """The copy of a function for this target."""
    key = function, _lines.wanted
    if key not in _copies:
        options = {name: value for name, value in function.targetoptions.items() if name != "parallel"}
        copy = _copies[key] = PlainDispatcher(function.py_func, function.locals, options,
                                              pipeline_class=function._compiler.pipeline_class)
        copy._compiler.written = getattr(function._compiler, "written", None)
    return _copies[key]


@functools.cache
def plain_class(of: Any) -> Any:
    """The type of a class made with @jitclass, its methods for this target."""
    struct = {name: _of_plain_class(type_) for name, type_ in of.struct.items()}
    methods, static = ({name: plain_copy(method) for name, method in methods.items()}
                       for methods in (of.jit_methods, of.jit_static_methods))
    properties = {name: {access: plain_copy(method) for access, method in methods.items()}
                  for name, methods in of.jit_props.items()}
    made = type(of.class_name, (), {"__doc__": of.class_doc})
    return types.ClassType(made, of._ctor_template_class, struct, methods, properties, static)


def _of_plain_class(type_: Any) -> Any:
    return plain_class(type_.class_type).instance_type if isinstance(type_, types.ClassInstanceType) else type_


def _copy_of_value(value: Any) -> Any:
    inner = getattr(value, "__enzyme_cc_dispatcher__", value)
    return plain_copy(inner) if isinstance(inner, CPUDispatcher) else value


@dataclass(frozen=True)
class Recompiled:
    """A function's code for given types of its arguments."""

    text: str
    symbol: str
    words: tuple[str, ...]
    """The LLVM types of its parameters."""
    result: Any
    """Numba's type of the result."""
    arguments: tuple[Any, ...]
    function: CPUDispatcher
    dynamic: bool
    """It holds addresses of this process."""

    @property
    def raises_values(self) -> bool:
        """Whether its exceptions have arguments that only the function itself can tell."""
        return VALUES_UNKNOWN in self.text


def recompiled(function: CPUDispatcher, arguments: tuple[Any, ...], lines: bool = False) -> Recompiled:
    """The LLVM IR of a function for these types, with all that it calls. Raises Numba's errors.

    `lines`: with the lines of the Python code.
    """
    with global_compiler_lock, target_extension.target_override(TARGET):
        before, _lines.wanted = _lines.wanted, lines
        try:
            copy = plain_copy(function)
            copy.compile(arguments)
        finally:
            _lines.wanted = before
        result = copy.overloads[arguments]
        module = result.library.module
        symbol = result.fndesc.llvm_func_name
        words = tuple(str(word.type) for word in module.get_function(symbol).arguments)
        dynamic = any(v.name.startswith("numba.dynamic.globals") for v in module.global_variables)
        return Recompiled(str(module), symbol, words, result.signature.return_type, arguments, function,
                          dynamic)


def is_plain(context: Any) -> bool:
    """Whether code is being made that will be differentiated."""
    return isinstance(context, PlainContext)


def library_of(context: Any, name: str, text: str) -> Any:
    """A library of this context with a module of our own."""
    library = (PlainLibrary if is_plain(context) else LinkedLibrary)(context.codegen(), name)
    module = llvm.parse_assembly(text)
    module.verify()
    library.add_llvm_module(module)
    library.finalize()
    return library
