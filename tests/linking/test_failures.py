"""A link that cannot be differentiated says which function, in which object, and what to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from split_program import Run

from enzyme_cc.toolchain.elf import with_bitcode

Build = Callable[[str], str]


def _refused(run: Run, *words: str) -> str:
    done = run("enzyme-clang", *words, succeeds=False)
    assert done.returncode == 1, done.stderr
    return done.stderr


def test_code_in_an_object_without_bitcode_is_named_with_its_archive(
    build: Build, run: Run, program: Path
) -> None:
    build("""
        enzyme-clang -O2 -c main.c loss.c
        gcc -O2 -c model.c
        ar rc libmodel.a model.o""")
    said = _refused(run, "main.o", "loss.o", "libmodel.a", "-lm", "-o", "program")
    assert "cannot differentiate the call of 'model': its code is in 'libmodel.a(model.o)', which holds no " in said
    assert "compile the source of 'libmodel.a(model.o)' with enzyme-clang" in said
    assert "__enzyme_register_gradient" in said
    assert not (program / "program").exists()
    said = _refused(run, "main.o", "libmodel.a", "-lm", "-o", "program")
    assert "cannot differentiate 'loss': no object or archive of this link defines it with bitcode" in said


def test_an_object_joined_with_code_without_bitcode_is_refused(build: Build, run: Run, program: Path) -> None:
    build("""
        enzyme-clang -O2 -c main.c loss.c
        gcc -O2 -c model.c
        ld -r loss.o model.o -o joined.o""")
    said = _refused(run, "main.o", "joined.o", "-lm", "-o", "program")
    assert "'joined.o' holds 'calls', of which it has no bitcode" in said


def test_a_hook_without_bitcode_fails_the_link(build: Build, run: Run, program: Path) -> None:
    build("""
        gcc -O2 -fPIC -c main.c
        enzyme-clang -O2 -fPIC -c loss.c model.c""")
    said = _refused(run, "main.o", "loss.o", "model.o", "-lm", "-o", "program")
    assert "'main.o' calls '__enzyme_autodiff', but holds no bitcode" in said
    assert "compile its source with enzyme-clang" in said
    _refused(run, "-shared", "main.o", "loss.o", "model.o", "-lm", "-o", "program.so")
    assert not (program / "program.so").exists()


def test_a_hook_of_a_unit_that_is_never_differentiated_fails_the_link(
    build: Build, run: Run, program: Path
) -> None:
    build("enzyme-clang -O2 -c main.c loss.c model.c")
    said = _refused(run, "--enzyme-when=never", "main.o", "loss.o", "model.o", "-lm")
    assert "__enzyme_autodiff" in said
    said = _refused(run, "--enzyme-when=compile", "main.o", "loss.o", "model.o", "-lm")
    assert "__enzyme_autodiff" in said


def test_units_that_do_not_fit_together_are_named(build: Build, run: Run, program: Path) -> None:
    build("""
        enzyme-clang -O2 -c main.c loss.c
        enzyme-clang -O2 -fshort-wchar -c model.c""")
    said = _refused(run, "main.o", "loss.o", "model.o", "-lm")
    assert "'main.o' and 'model.o': they are compiled with different sizes of wchar_t" in said
    build("""
        enzyme-clang -O2 -mcmodel=medium -c loss.c
        enzyme-clang -O2 -mcmodel=large -c model.c""")
    said = _refused(run, "main.o", "loss.o", "model.o", "-lm")
    assert "and 'model.o': they are compiled for different code models" in said


def test_a_missing_library_is_the_linkers_message(build: Build, run: Run, program: Path) -> None:
    build("enzyme-clang -O2 -c main.c loss.c model.c")
    said = _refused(run, "main.o", "loss.o", "model.o", "-lnosuch")
    assert "nosuch" in said


def test_broken_bitcode_is_named(build: Build, run: Run, program: Path) -> None:
    build("enzyme-clang -O2 -c main.c loss.c model.c")
    (program / "loss.o").write_bytes(with_bitcode((program / "loss.o").read_bytes(), b"BC\xc0\xdenonsense"))
    assert "the bitcode in 'loss.o' cannot be used" in _refused(run, "main.o", "loss.o", "model.o", "-lm")


def test_an_unknown_time_is_refused(run: Run, program: Path) -> None:
    assert "--enzyme-when=later: not one of auto, compile, link, never" in _refused(
        run, "--enzyme-when=later", "-c", "main.c")
