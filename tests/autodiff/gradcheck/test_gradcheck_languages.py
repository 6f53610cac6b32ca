"""`--enzyme-gradcheck` in C++, Fortran and Rust, and of requests that are answered at the link.

The programs are in gradcheck_programs/. Each has derivatives that are right and one that is not.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import needs_rust

BIN = Path(sys.executable).parent
PROGRAMS = Path(__file__).parent / "gradcheck_programs"
pytestmark = pytest.mark.slow


def run(folder: Path, *words: str | Path) -> None:
    command = [str(word) for word in words]
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=240)
    assert built.returncode == 0, built.stderr
    assert "not checked" not in built.stderr


def checked(program: Path) -> tuple[list[tuple[str, str]], str]:
    """(verdict, function) of each check, and all that was printed about them."""
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=240)
    assert done.returncode == 1, done.stderr
    return re.findall(r"gradcheck: (ok|MISMATCH|not checked): '([^']+)'", done.stderr), done.stderr


def test_objects_containers_and_function_objects_of_cxx(tmp_path: Path) -> None:
    run(tmp_path, BIN / "enzyme-clang++", "-std=c++17", "-O1", "--enzyme-gradcheck", PROGRAMS / "objects.cpp",
        "-o", "p")
    verdicts, said = checked(tmp_path / "p")
    right = ["rows", "areas", "looked_up", "composed", "grown", "grown", "rows"]
    assert verdicts == [*(("ok", name) for name in right), ("MISMATCH", "through")]
    assert "MISMATCH: custom rule 'cube_forward' of 'cube', call 1" in said
    assert "8 requests checked, 1 wrong; 1 custom rule checked, 1 wrong" in said


def test_derived_types_and_arrays_of_fortran(tmp_path: Path) -> None:
    run(tmp_path, BIN / "enzyme-flang", "-O2", "--enzyme-gradcheck", "--enzyme-unchecked", PROGRAMS / "arrays.f90",
        "-o", "p")
    verdicts, said = checked(tmp_path / "p")
    assert verdicts == [("ok", "energy"), ("ok", "smooth"), ("MISMATCH", "printed")]
    assert re.search(r"arrays\.f90:29:\d+: note: gradcheck: a number that is read here depends on", said)


@needs_rust
def test_slices_boxes_and_closures_of_rust(tmp_path: Path) -> None:
    run(tmp_path, BIN / "enzyme-rustc", "--edition=2021", "-Copt-level=2", "--enzyme-gradcheck", "--enzyme-unchecked",
        PROGRAMS / "boxes.rs", "-o", "p")
    verdicts, said = checked(tmp_path / "p")
    assert [verdict for verdict, _ in verdicts] == ["ok"] * 4 + ["MISMATCH"]
    assert re.search(r"boxes\.rs:39:\d+: gradcheck: MISMATCH: 'fn\(&\[f64\]\) -> f64'", said), "the user's own line"
    assert re.search(r"boxes\.rs:\d+:\d+: note: gradcheck: a number is made from the bits of an integer here", said)


def test_requests_that_reach_other_files_libraries_and_languages(tmp_path: Path) -> None:
    for name in ("main", "energy", "pair"):
        run(tmp_path, BIN / "enzyme-clang", "-O2", "--enzyme-gradcheck", "-c", PROGRAMS / f"{name}.c")
    run(tmp_path, BIN / "enzyme-flang", "-O2", "--enzyme-gradcheck", "-c", PROGRAMS / "volume.f90")
    for name in ("energy", "pair"):
        run(tmp_path, "ar", "rcs", f"lib{name}.a", f"{name}.o")
    run(tmp_path, BIN / "enzyme-flang", "--enzyme-gradcheck", "main.o", "volume.o", "-L.", "-lenergy", "-lpair",
        "-o", "p", "-lm")
    verdicts, said = checked(tmp_path / "p")
    assert verdicts == [("MISMATCH", "energy"), ("ok", "volume")]
    assert re.search(r"pair\.c:5: gradcheck: MISMATCH: custom rule 'pair_reverse' of 'pair', call 1", said)
    assert re.search(r"pair\.c:5: note: gradcheck: most of it by argument 1 \('a'\)", said)


def test_a_callee_that_returns_a_class_that_nothing_else_names(tmp_path: Path) -> None:
    (tmp_path / "unit.cpp").write_text("""#include <new>
#include <string>
extern int enzyme_const;
double __enzyme_autodiff(void *, int, void *, double);
static std::string text(double x) { return std::string(x > 1 ? 40 : 1, 'x'); }
static double f(void *room, double x) {
  ::new (room) std::string(text(x));
  return x * x;
}
int main() {
  alignas(std::string) char room[sizeof(std::string)];
  return __enzyme_autodiff((void *)f, enzyme_const, room, 2.0) != 4;
}
""")
    run(tmp_path, BIN / "enzyme-clang++", "-O2", "--enzyme-gradcheck", "unit.cpp", "-o", "p")
    done = subprocess.run([tmp_path / "p"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "gradcheck: ok: 'f'" in done.stderr, done.stderr
