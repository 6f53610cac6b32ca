"""enzyme-cc: drop-in compiler wrappers that differentiate programs through LLVM.

From Python: `enzyme_cc.build(...)` makes functions over NumPy's arrays of C, C++, Fortran and Rust programs.
"""

__version__ = "0.1.0"

_OFFERED = {
    "build": "python.program", "Program": "python.program", "ProgramFunction": "python.function",
    "BuildError": "python.errors", "CopyWarning": "python.errors", "DifferentiationError": "python.errors",
    "FunctionNotFound": "python.errors", "PrototypeError": "python.errors",
    "DiagnosticError": "diagnostics", "differentiate_ir": "python.ir",
    "load_ipython_extension": "python.notebook",
}
"""What can be asked of the package, by the module that has it: nothing is imported unasked."""


def __getattr__(name: str) -> object:
    if name not in _OFFERED:
        raise AttributeError(f"module 'enzyme_cc' has no attribute '{name}'")
    from importlib import import_module

    found = globals()[name] = getattr(import_module(f"enzyme_cc.{_OFFERED[name]}"), name)
    return found


def __dir__() -> list[str]:
    return [*globals(), *_OFFERED]
