"""Finding the real flang, and the folder of the module `enzyme` compiled for it."""

from __future__ import annotations

import hashlib
import os
import tempfile

from enzyme_cc.toolchain import fortran_module
from enzyme_cc.toolchain.compilers import Compiler, CompilerNotFound, named_compiler, on_path

NEWEST_FLANG, OLDEST_FLANG = 22, 17

FLANG_NAMES = tuple(
    [f"{name}-{n}" for n in range(NEWEST_FLANG, OLDEST_FLANG - 1, -1) for name in ("flang", "flang-new")]
    + ["flang-new", "flang"]
)

MODULE_SOURCE = "enzyme.f90"


def find_flang(requested: str | None = None) -> Compiler:
    """The flang to use: `requested`, $ENZYME_FLANG, flang-22 ... flang-new-17, flang-new, flang.

    Raises CompilerNotFound.
    """
    if requested:
        return named_compiler(requested, "--enzyme-flang")
    from_environment = os.environ.get("ENZYME_FLANG")
    if from_environment:
        return named_compiler(from_environment, "ENZYME_FLANG")
    for name in FLANG_NAMES:
        path = on_path(name)
        if path is not None:
            return Compiler([path], f"'{name}' on PATH")
    raise CompilerNotFound(
        f"no flang found: neither 'flang-new' nor 'flang-{OLDEST_FLANG}' to "
        f"'flang-{NEWEST_FLANG}' is on PATH; "
        "install one of them (Debian: flang-19) or name one with --enzyme-flang= or ENZYME_FLANG"
    )


def module_folder(compiler: Compiler) -> str:
    """A folder with `enzyme.mod` as this flang writes it; compiled at the first call, then kept.

    Raises CompilerNotFound when flang does not compile it.
    """
    with open(os.path.join(os.path.dirname(os.path.dirname(__file__)), "fortran", MODULE_SOURCE)) as file:
        template = file.read()
    sources = (fortran_module.described(template), fortran_module.implicit(template))
    program = os.path.realpath(compiler.program)
    stamp = os.stat(program)
    key = "".join((*sources, fortran_module.PROBE, f"{program} {stamp.st_size} {stamp.st_mtime_ns}"))
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    folder = os.path.join(cache, "enzyme-cc", f"module-{hashlib.sha256(key.encode()).hexdigest()[:16]}")
    if os.path.isfile(os.path.join(folder, "enzyme.mod")):
        return folder
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError:  # no home to write to: for this command only
        folder = tempfile.mkdtemp(prefix="enzyme-module-")
    _compile_module(compiler, folder, *sources)
    return folder


def _compile_module(compiler: Compiler, folder: str, described: str, implicit: str) -> None:
    """Write `enzyme.mod`, with hooks that are given descriptors where this flang can make them."""
    with tempfile.TemporaryDirectory(dir=folder) as work:
        source, probe, made = (os.path.join(work, name) for name in (MODULE_SOURCE, "probe.f90", "probe.ll"))
        _write(source, described)
        _write(probe, fortran_module.PROBE)
        compile_module = ["-fsyntax-only", f"-J{work}", source]
        if not _runs(compiler, compile_module, True) or not _runs(
            compiler, ["-S", "-emit-llvm", "-I", work, "-o", made, probe], True
        ):
            _write(source, implicit)
            if not _runs(compiler, compile_module):
                raise CompilerNotFound(f"'{compiler.program}' does not compile the module 'enzyme'")
        os.replace(os.path.join(work, "enzyme.mod"), os.path.join(folder, "enzyme.mod"))


def _write(path: str, text: str) -> None:
    with open(path, "w") as file:
        file.write(text)


def _runs(compiler: Compiler, arguments: list[str], quiet: bool = False) -> bool:
    """Whether the compiler takes a command."""
    silent = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)] if quiet else []
    child = os.posix_spawn(compiler.program, [*compiler.command, *arguments], os.environ, file_actions=silent)
    return os.waitpid(child, 0)[1] == 0
