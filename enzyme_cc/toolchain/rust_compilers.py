"""Finding the real rustc, and the crate `enzyme` compiled by it."""

from __future__ import annotations

import os

from enzyme_cc.toolchain.compilers import Compiler, CompilerNotFound, named_compiler, on_path

CRATE_LIBRARY = "libenzyme.rlib"
MACROS_LIBRARY = "libenzyme_macros.so"


def find_rustc(requested: str | None = None) -> Compiler:
    """The rustc to use: `requested`, $ENZYME_RUSTC, rustc on PATH. Raises CompilerNotFound."""
    if requested:
        return named_compiler(requested, "--enzyme-rustc")
    from_environment = os.environ.get("ENZYME_RUSTC")
    if from_environment:
        return named_compiler(from_environment, "ENZYME_RUSTC")
    path = on_path("rustc")
    if path is None:
        raise CompilerNotFound(
            "no rustc found on PATH; install Rust (https://rustup.rs needs no root) or name a rustc with "
            "--enzyme-rustc= or ENZYME_RUSTC"
        )
    return Compiler([behind_proxy(path)], "'rustc' on PATH")


def behind_proxy(path: str) -> str:
    """The rustc that rustup's proxy would start, where rustup's cargo has said which; else the path itself.

    cargo goes around the proxy in the same way: each start of it costs milliseconds.
    """
    toolchain = os.environ.get("RUSTUP_TOOLCHAIN")
    rustup = os.path.join(os.path.dirname(path), "rustup")
    if not toolchain or not os.path.exists(rustup) or not os.path.samefile(path, rustup):
        return path
    home = os.environ.get("RUSTUP_HOME") or os.path.join(os.path.expanduser("~"), ".rustup")
    direct = os.path.join(home, "toolchains", toolchain, "bin", "rustc")
    return direct if os.access(direct, os.X_OK) else path


def crate_folder() -> str:
    """The folder of the crate `enzyme`, with its Cargo.toml."""
    return os.path.join(os.path.dirname(os.path.dirname(__file__)), "rust", "enzyme")


def crate_library(compiler: Compiler, like: list[str]) -> str:
    """The path of the crate `enzyme` as a library of this rustc; compiled at the first call, then kept, with the crate
    of its procedural macros beside it.

    `like` holds the words that decide which crates fit together: target, panic strategy, features. Raises
    CompilerNotFound when rustc does not compile it.
    """
    import hashlib

    program = os.path.realpath(compiler.program)
    if os.path.basename(program).startswith("rustup"):  # a proxy: which rustc it starts is decided elsewhere
        program = _behind_proxy(compiler)
    stamp = os.stat(program)
    digest = hashlib.sha256(f"{program} {stamp.st_size} {stamp.st_mtime_ns} {like}".encode())
    macros = os.path.join(os.path.dirname(crate_folder()), "macros")
    for crate in (macros, crate_folder()):
        sources = os.path.join(crate, "src")
        for name in sorted(os.listdir(sources)):
            with open(os.path.join(sources, name), "rb") as file:
                digest.update(file.read())
    key = digest.hexdigest()[:16]
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    folder = os.path.join(cache, "enzyme-cc", f"crate-{key}")
    library = os.path.join(folder, CRATE_LIBRARY)
    if os.path.isfile(library):
        return library
    import shutil  # these cost more than all else here, and are needed once
    import tempfile

    try:
        os.makedirs(os.path.dirname(folder), exist_ok=True)
        work = tempfile.mkdtemp(dir=os.path.dirname(folder))
    except OSError:  # no home to write to: for this command only
        folder = work = tempfile.mkdtemp(prefix="enzyme-crate-")
    common = ["--edition=2021", f"-Cmetadata={key}"]
    for_macros = os.path.join(work, MACROS_LIBRARY)
    try:
        _compile(compiler, [*common, "--crate-name=enzyme_macros", "--crate-type=proc-macro",
                            os.path.join(macros, "src", "lib.rs"), "-o", for_macros])
        _compile(compiler, [*common, "--crate-name=enzyme", "--crate-type=rlib", "-Copt-level=2", *like,
                            f"--extern=enzyme_macros={for_macros}", os.path.join(crate_folder(), "src", "lib.rs"),
                            "-o", os.path.join(work, CRATE_LIBRARY)])
        if work != folder:  # both at once, since the one fits the other
            os.rename(work, folder)
    except OSError:  # another process was first
        if not os.path.isfile(library):
            raise
    finally:
        if work != folder:
            shutil.rmtree(work, ignore_errors=True)
    return os.path.join(folder, CRATE_LIBRARY)


def _compile(compiler: Compiler, words: list[str]) -> None:
    child = os.posix_spawn(compiler.program, [*compiler.command, *words], os.environ)
    if os.waitpid(child, 0)[1] != 0:
        raise CompilerNotFound(f"'{compiler.program}' does not compile the crate 'enzyme'")


def _behind_proxy(compiler: Compiler) -> str:
    """The rustc that rustup's proxy starts in this folder."""
    reading, writing = os.pipe()
    child = os.posix_spawn(
        compiler.program, [*compiler.command, "--print=sysroot"], os.environ,
        file_actions=[(os.POSIX_SPAWN_DUP2, writing, 1), (os.POSIX_SPAWN_CLOSE, reading)],
    )
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8", errors="surrogateescape") as answer:
        sysroot = answer.read().strip()
    os.waitpid(child, 0)
    program = os.path.join(sysroot, "bin", "rustc")
    return program if os.path.isfile(program) else compiler.program
