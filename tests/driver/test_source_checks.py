"""Attributes that the compiler would ignore, and requests in GPU code, are errors before anything is compiled."""

import subprocess
import sys
from pathlib import Path

import pytest

ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"


def compiled(folder: Path, name: str, text: str, *flags: str) -> subprocess.CompletedProcess[str]:
    (folder / name).write_text(text)
    command = [str(ENZYME_CLANG), "-c", *flags, name, "-o", "out.o"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


UNKNOWN = {
    "gnu": ("a.c", "__attribute__((unused, enzyme_inactive)) double f(double x) { return x; }", "enzyme_inactive", 24),
    "scope": ("a.cpp", "[[enzyme::inactive]] double f(double x) { return x; }", "enzyme::inactive", 3),
    "clang": ("a.cpp", '[[clang::enzyme_math("sin")]] double f(double x) { return x; }', "enzyme_math", 3),
    "using": ("a.cpp", "[[using enzyme: inactive]] double f(double x) { return x; }", "enzyme::inactive", 9),
    "header": ("a.c", '#include "quiet.h"\nQUIET double f(double x) { return x; }', "__enzyme_inactive__", 1),
}


@pytest.mark.parametrize("case", UNKNOWN)
@pytest.mark.parametrize("flags", [("-O1",), ("-O0", "-w", "-Wno-attributes")], ids=["plain", "silent"])
def test_an_attribute_that_would_be_ignored_is_an_error(case: str, flags: tuple[str, ...], tmp_path: Path) -> None:
    name, text, attribute, column = UNKNOWN[case]
    (tmp_path / "quiet.h").write_text("#define QUIET __attribute__((__enzyme_inactive__))\n")
    build = compiled(tmp_path, name, text, *flags)
    line = text.count("\n") + 1
    assert build.returncode == 1
    assert f"{name}:{line}:{column}: error: the compiler does not know the attribute '{attribute}'" in build.stderr
    assert "note:" in build.stderr and not (tmp_path / "out.o").exists()


def test_annotations_other_attributes_and_other_words_are_let_pass(tmp_path: Path) -> None:
    text = '''__attribute__((annotate("enzyme_inactive"))) double f(double x) { return x; }
    extern int enzyme_const, enzyme_nofree;
    __attribute__((some_other)) int enzyme_counter = 3; /* __attribute__((enzyme_inactive)) */
    '''
    build = compiled(tmp_path, "a.c", text, "-Wno-unknown-attributes")
    assert (build.returncode, build.stderr) == (0, "")


REQUEST = """// __enzyme_autodiff, spoken of only
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
"""


@pytest.mark.parametrize("name, flags", [("a.cu", ()), ("a.hip", ("-S",)), ("a.c", ("-x", "cuda"))])
def test_a_request_in_gpu_code_is_an_error(name: str, flags: tuple[str, ...], tmp_path: Path) -> None:
    build = compiled(tmp_path, name, REQUEST, *flags)
    assert build.returncode == 1
    assert f"{name}:4: error: '__enzyme_autodiff' is called in code for a GPU" in build.stderr
    never = compiled(tmp_path, name, REQUEST, *flags, "--enzyme-when=never")
    assert "enzyme-gpu" not in never.stderr
