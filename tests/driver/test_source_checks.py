"""Requests in code for GPUs that is no CUDA are errors before anything is compiled."""

import subprocess
import sys
from pathlib import Path

import pytest

ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"


def compiled(folder: Path, name: str, text: str, *flags: str) -> subprocess.CompletedProcess[str]:
    (folder / name).write_text(text)
    command = [str(ENZYME_CLANG), "-c", *flags, name, "-o", "out.o"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


REQUEST = """// __enzyme_autodiff, spoken of only
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
"""


@pytest.mark.parametrize("name, flags", [("a.hip", ("-S",)), ("a.c", ("-x", "hip"))])
def test_a_request_in_gpu_code_is_an_error(name: str, flags: tuple[str, ...], tmp_path: Path) -> None:
    build = compiled(tmp_path, name, REQUEST, *flags)
    assert build.returncode == 1
    assert f"{name}:4: error: '__enzyme_autodiff' is called in code for a GPU" in build.stderr
    never = compiled(tmp_path, name, REQUEST, *flags, "--enzyme-when=never")
    assert "enzyme-gpu" not in never.stderr
