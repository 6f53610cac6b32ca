"""Starting the compiler: in our place, or as a child whose exit code is handed on.

By posix_spawn and not the subprocess module, whose import would double the wrapper's own time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from enzyme_cc.toolchain.compilers import Compiler

Mend = Callable[[bytes], bytes]

mended: Mend | None = None
"""Makes the compiler's messages speak of what the user wrote, where it reads another text (attribute_overlay.py)."""
_withheld: dict[int, int] = {}
"""The messages of compilers that run, where they may have to be mended: by the process's number."""


def withhold(child: int, path: str) -> None:
    """Take over the file in which a child that runs already leaves its messages."""
    _withheld[child] = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    os.unlink(path)


def replace_process(compiler: Compiler, words: list[str]) -> int:
    """Become the compiler, or run it where its messages are to be mended."""
    if mended is not None:
        return run(compiler, words)
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        os.execv(compiler.program, [*compiler.command, *fitting(words)])
    except OSError as problem:
        sys.stderr.write(f"enzyme-clang: error: cannot run '{compiler.program}': {problem.strerror}\n")
        return NOT_FOUND


def run(
    compiler: Compiler,
    words: list[str],
    *,
    source: int | None = None,
    output: int | None = None,
    errors: int | None = None,
) -> int:
    """Run the compiler and wait; the descriptors stand in for its stdin, stdout and stderr where given."""
    child = start(compiler, words, source=source, output=output, errors=errors)
    return finish(child) if child is not None else NOT_FOUND


NOT_FOUND = 127
"""The exit code where a program cannot be started, as the shell gives it."""


def start(
    compiler: Compiler,
    words: list[str],
    *,
    source: int | None = None,
    output: int | None = None,
    errors: int | None = None,
) -> int | None:
    """Start the compiler; returns the child's number, or None after saying that it cannot be run."""
    messages = os.memfd_create("messages") if mended is not None and errors is None else None
    errors = messages if messages is not None else errors
    redirections = [
        (os.POSIX_SPAWN_DUP2, given, stream)
        for stream, given in ((0, source), (1, output), (2, errors)) if given is not None
    ]
    if source is not None:
        os.lseek(source, 0, os.SEEK_SET)
    try:
        child = os.posix_spawn(
            compiler.program, [*compiler.command, *fitting(words)], os.environ, file_actions=redirections
        )
        running.add(child)
        if messages is not None:
            _withheld[child] = messages
        return child
    except OSError as problem:
        sys.stderr.write(f"enzyme-clang: error: cannot run '{compiler.program}': {problem.strerror}\n")
        return None


running: set[int] = set()
"""The compilers that were started and have not been waited for."""


def run_for_messages(
    compiler: Compiler, words: list[str], *, source: int | None = None, output: int | None = None
) -> tuple[int, bytes]:
    """Run the compiler: its exit code, and its messages, which nobody has seen yet."""
    messages = os.memfd_create("messages")
    code = run(compiler, words, source=source, output=output, errors=messages)
    text = content_of(messages)
    os.close(messages)
    return code, mended(text) if mended is not None else text


def run_for_output(
    compiler: Compiler, words: list[str], *, source: int | None = None, silent: bool = False
) -> tuple[int, bytes]:
    """Run the compiler: its exit code, and what it printed; its messages are dropped where it is to be silent."""
    printed = os.memfd_create("printed")
    errors = os.open(os.devnull, os.O_RDWR) if silent else None
    code = run(compiler, words, source=source, output=printed, errors=errors)
    text = content_of(printed)
    for file in (printed, errors):
        if file is not None:
            os.close(file)
    return code, text


def content_of(file: int) -> bytes:
    """All bytes of an open file, wherever it is read or written next."""
    return os.pread(file, os.fstat(file).st_size, 0)


def standard_input() -> int:
    """Standard input in a file that has no name, so that it can be read again."""
    file = os.memfd_create("stdin")
    while chunk := os.read(0, 1 << 20):
        os.write(file, chunk)
    return file


def leave(code: int) -> None:
    """End this process at once: the interpreter's clearing up would only cost time."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def finish(child: int) -> int:
    """Wait for a child that was started; its exit code, 128 + N for signal N."""
    status = os.waitpid(child, 0)[1]
    running.discard(child)
    messages = _withheld.pop(child, None)
    if messages is not None:
        text = content_of(messages)
        if text:
            sys.stderr.flush()
            sys.stderr.buffer.write(mended(text) if mended is not None else text)
            sys.stderr.flush()
        os.close(messages)
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


def end(child: int) -> None:
    """End a child that was started where an interrupt does not reach it."""
    from signal import SIGTERM

    messages = _withheld.pop(child, None)
    if messages is not None:
        os.close(messages)
    try:
        os.kill(child, SIGTERM)
        os.waitpid(child, 0)
    except (ProcessLookupError, ChildProcessError):  # it was quicker
        pass


def end_all() -> None:
    """End all compilers that run."""
    while running:
        end(running.pop())


_LONGEST_COMMAND = 1 << 20


def fitting(words: list[str]) -> list[str]:
    """The words, or a response file that holds them where the system would refuse so many.

    Happens when a response file of the user's was opened to take a word of ours out of it. The file is one
    without a name, which the compiler, a child of this process or its successor, reads through /proc.
    """
    if sum(map(len, words)) + 9 * len(words) < _LONGEST_COMMAND:
        return words
    file = os.memfd_create("words", 0)
    quoted = ('"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"\n' for word in words)
    content = "".join(quoted).encode(errors="surrogateescape")
    while content:
        content = content[os.write(file, content):]
    return [f"@/proc/self/fd/{file}"]
