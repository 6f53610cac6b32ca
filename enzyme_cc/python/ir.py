"""LLVM IR of whatever language: the Python function beside `enzyme-opt`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

from enzyme_cc.python.compiling import environment
from enzyme_cc.python.errors import BuildError, DifferentiationError, is_refusal

_START = "import sys; from enzyme_cc.cli.opt import main; sys.exit(main())"


def differentiate_ir(ir_text: str | bytes, *, optimise: int = 0) -> str:
    """The module with its calls of hooks answered, as LLVM text. `ir_text`: LLVM text of LLVM 14 to 22, or bitcode.

    `optimise`: 1 to 3, as clang does at that level. Raises DiagnosticError for what cannot be differentiated, and
    ValueError for text that is no module. The work is done in a process of its own.
    """
    if not isinstance(ir_text, (str, bytes, bytearray)):
        raise TypeError(f"differentiate_ir: LLVM text or bitcode is wanted, not {type(ir_text).__name__}")
    content = ir_text.encode() if isinstance(ir_text, str) else bytes(ir_text)
    return answered_ir(content, [f"-O{optimise}"] if optimise else [])


def answered_ir(content: bytes, options: Sequence[str] = ()) -> str:
    """The same, with options of enzyme-opt."""
    words = [sys.executable, "-P", "-c", _START, *options, "-"]
    done = subprocess.run(words, input=content, capture_output=True, env=environment())
    errors = done.stderr.decode(errors="replace")
    if done.returncode == 0:
        if errors:
            sys.stderr.write(errors)
        return done.stdout.decode()
    if is_refusal(errors):
        raise DifferentiationError(errors)
    if done.returncode == 1:
        raise InvalidModule(errors)
    raise BuildError(errors or f"error: enzyme-opt ended with exit code {done.returncode}")


class InvalidModule(BuildError, ValueError):
    """Text or bitcode that is no module of LLVM."""
