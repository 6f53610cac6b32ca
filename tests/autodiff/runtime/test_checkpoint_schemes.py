"""The schemes of <enzyme/checkpoint.h>, replayed without derivatives, in C and in C++."""

import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
INCLUDE = HERE.parents[2] / "wrappers" / "include"


@pytest.mark.parametrize("language", ["c", "c++"])
def test_schemes_lead_backwards_through_all_steps(language: str, tmp_path: Path) -> None:
    source = HERE / "c_tests" / "checkpoint_schemes.c"
    compiler = "gcc" if language == "c" else "g++"
    command = [compiler, "-x", language, "-O2", "-Wall", "-Wextra", "-Werror", f"-I{INCLUDE}", source, "-o", "replay"]
    subprocess.run(command, cwd=tmp_path, check=True)
    ran = subprocess.run(["./replay"], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout
