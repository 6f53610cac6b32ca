"""Without a request the wrapper is clang: the same files, the same words, the same exit code."""

from __future__ import annotations

import hashlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.driver.options import NAMES
from enzyme_cc.toolchain import elf
from enzyme_cc.toolchain.bitcode_section import BITCODE_SECTION
from enzyme_cc.toolchain.compilers import Compiler

COMMANDS = [
    "-c a.c m.c",
    "a.c m.c",
    "-O2 -MD a.c m.c -o prog",
    "-c -MMD -MP -MF x.d a.c -o y.o",
    "-c -MT target -MD a.c",
    "-c nosuch.c",
    "-c broken.c",
    "broken.c m.c",
    "m.c",
    "-qversion",
    "-V",
    "-v",
    "--version",
    "-S a.c",
    "-S a.c -o -",
    "-S -emit-llvm a.c",
    "-c -emit-llvm a.c",
    "-emit-llvm a.c",
    "-c -o a.o a.c m.c",
    "-Wl,--version",
    "-dumpmachine",
    "-print-search-dirs",
    "-print-prog-name=ld",
    "-E a.c -o -",
    "-E -dM -x c -",
    "-M a.c",
    "-fsyntax-only a.c",
    "-xc -c a.c",
    "-x c -c -o /dev/null -",
    "-c -x c - -o stdin.o",
    "-g -c a.c -gsplit-dwarf",
    "-c -flto a.c",
    "-Werror=unused-command-line-argument -c a.c -lm",
    "-save-temps a.c m.c -o st",
    "-Wall -Wextra -c warns.c",
    "-shared -fPIC a.c -o liba.so",
    "-O3 -march=native -ffast-math -c a.c",
    "@words.rsp",
    "-c -I . -include h.h a.c",
]


def _folder(path: Path) -> Path:
    path.mkdir()
    (path / "a.c").write_text('#include "h.h"\nint a(void) { return B; }\n')
    (path / "h.h").write_text("#define B 3\n")
    (path / "m.c").write_text("int a(void);\nint main(void) { return a() - 3; }\n")
    (path / "warns.c").write_text("int f(int unused) { int also; return 0; }\n")
    (path / "broken.c").write_text("int f( { return 0; }\n")
    (path / "words.rsp").write_text('-c "a.c"\n -o \'from response.o\' -DX=\\"y\\"\n')
    return path


def _digest(content: bytes) -> str:
    """Of a file's bytes; of an object's sections and symbols without its bitcode and the string table."""
    if content[:4] == b"\x7fELF" and elf.ELF(content).type == elf.RELOCATABLE:
        file = elf.ELF(content)
        names = file.bytes_of(file.sections[file.names_index])
        symbols = file.symbols()
        parts = [
            (name, file.bytes_of(section))
            for section in file.sections
            if (name := names[section.name: names.index(b"\0", section.name)])
            not in (BITCODE_SECTION, b".strtab", b".symtab", b".shstrtab")
        ]
        content = repr((parts, sorted(symbols.defined), sorted(symbols.undefined))).encode()
    return hashlib.sha256(content).hexdigest()


def _outcome(command: list[str], folder: Path) -> tuple[int, str, str, dict[str, str]]:
    """Exit code, both outputs and a digest of every file, with the names of temporary files taken out."""
    done = subprocess.run(
        command, cwd=folder, input="int from_stdin;\n", capture_output=True, text=True, timeout=60
    )
    files = {
        str(path.relative_to(folder)): _digest(path.read_bytes())
        for path in sorted(folder.rglob("*")) if path.is_file()
    }
    temporary = re.compile(r'[^ "]*/(a|m|broken|warns)-\w+\.o')
    out, err = (temporary.sub(r"\1.o", text) for text in (done.stdout, done.stderr))
    return done.returncode, out, err, files


@pytest.mark.parametrize("words", COMMANDS)
def test_a_command_without_request_does_what_clang_does(
    words: str, clang: Compiler, stub: Path, tmp_path: Path
) -> None:
    native = _outcome([*clang.command, *words.split()], _folder(tmp_path / "x"))
    (tmp_path / "x").rename(tmp_path / "native")
    ours = _outcome([sys.executable, str(stub), *words.split()], _folder(tmp_path / "x"))
    assert ours == native


def test_help_is_clangs_and_then_our_options(clang: Compiler, stub: Path, tmp_path: Path) -> None:
    native = subprocess.run([*clang.command, "--help"], capture_output=True, text=True, timeout=60).stdout
    ours = subprocess.run([sys.executable, str(stub), "--help"], capture_output=True, text=True, timeout=60)
    assert ours.returncode == 0
    assert ours.stdout.startswith(native)
    for name in NAMES:
        assert f"--enzyme-{name}" in ours.stdout.removeprefix(native)
    assert max(map(len, ours.stdout.removeprefix(native).splitlines())) <= 100


def test_help_that_nobody_reads_to_its_end_ends_without_a_word() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ask = "from enzyme_cc.driver import help; help.run = lambda *_: 0; help.print_help(None, [])"
    asked = subprocess.run([sys.executable, "-c", ask], stdout=writer, stderr=subprocess.PIPE, timeout=60)
    os.close(writer)
    assert (asked.returncode, asked.stderr) == (-signal.SIGPIPE, b"")
