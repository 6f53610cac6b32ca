"""Streams that the C and C++ libraries own: what is printed there touches no memory of the program.

Standard streams, and files that the program opens. Streams over memory (fmemopen, std::stringstream) are not among
them, nor streams that a function gets as an argument: they may be over memory.
"""

from __future__ import annotations

import re

from enzyme_cc.ir import Call, GlobalVariable, Load, Value

_OBJECTS = re.compile(r"_ZStL?(?:3cin|4cout|4cerr|4clog|4wcin|5wcout|5wcerr|5wclog)"
                      r"|_ZNSt3__1(?:3cin|4cout|4cerr|4clog|4wcin|5wcout|5wcerr|5wclog)E")
_VARIABLES = frozenset(("stdin", "stdout", "stderr", "__stdinp", "__stdoutp", "__stderrp"))
_OPENED = frozenset(("fopen", "fopen64", "fdopen", "freopen", "freopen64", "tmpfile", "tmpfile64", "popen"))


def is_library_stream(pointer: Value) -> bool:
    """Whether a pointer is to a stream of the library's own."""
    if isinstance(pointer, GlobalVariable):
        return pointer.is_declaration and _OBJECTS.fullmatch(pointer.name) is not None
    if isinstance(pointer, Load):
        place = pointer.pointer
        return isinstance(place, GlobalVariable) and place.is_declaration and place.name in _VARIABLES
    if isinstance(pointer, Call):
        callee = pointer.called_function
        if callee is None or callee.has_body:
            return False
        returns = callee.name in _OPENED
        return returns or (bool(pointer.args) and _hands_on(callee.name) and is_library_stream(pointer.args[0]))
    return False


def _hands_on(name: str) -> bool:
    """Whether a function of the C++ library returns the stream that is its first argument, as `<<` does."""
    return name.startswith(("_ZNSo", "_ZStls", "_ZSt16__ostream_insert", "_ZSt4endl", "_ZSt5flush", "_ZNSt3__1ls",
                            "_ZNSt3__113basic_ostream"))
