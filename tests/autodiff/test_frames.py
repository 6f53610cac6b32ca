"""With -g derivatives have names and lines of their own in the debug information, in each language, merged or not."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from elftools.dwarf.compileunit import CompileUnit
from elftools.dwarf.die import DIE
from elftools.dwarf.dwarfinfo import DWARFInfo
from elftools.dwarf.ranges import BaseAddressEntry
from elftools.elf.elffile import ELFFile

BIN = Path(sys.executable).parent
FLANG = any(shutil.which(f"{name}-{n}") for name in ("flang-new", "flang") for n in range(17, 23))

LEAF = """#include <math.h>
double leaf(double x) {
  double y = sin(x);
  return exp(y) * x;
}
"""
CALLER = """
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double leaf(double), exp(double), fabs(double);
static double helper(double x) {
  return exp(x) * x;
}
double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += helper(x[i]) * leaf(x[i]);
  return s;
}
double deep(double x, int n) {
  return n ? x * deep(x * x, n - 1) : x;
}
int main(int argc, char **argv) {
  double x[3] = {argc, 2, 3}, d[3] = {0}, v[3] = {argc};
  __enzyme_autodiff((void *)f, x, d, 2 + argc);
  double t = __enzyme_fwddiff((void *)f, x, v, 2 + argc);
  return fabs(d[0] - t) > 1e-9 || __enzyme_autodiff((void *)deep, 0.5, 2 + argc) < 0;
}
"""
NAMES = {
    "__enzyme_autodiff of f", "gradient of f", "gradient of helper", "gradient of leaf",
    "__enzyme_fwddiff of f", "tangent of f", "tangent of helper", "tangent of leaf",
    "forward sweep of deep", "gradient of deep",
}

CPP = """#include <vector>
double __enzyme_autodiff(void *, ...);
namespace physics {
struct Spring {
  double k;
  double energy(double x) const {
    return k * x * x;
  }
};
}
double total(const double *x, int n) {
  std::vector<physics::Spring> all(n, physics::Spring{2});
  double s = 0;
  for (int i = 0; i < n; i++)
    s += all[i].energy(x[i]) * x[i];
  return s;
}
int main(int argc, char **argv) {
  double x[2] = {1, 2}, d[2] = {0};
  __enzyme_autodiff((void *)total, x, d, 1 + argc);
  return d[1] != 24;
}
"""

FORTRAN = """module springs
contains
  real(8) function energy(k, x)
    real(8), intent(in) :: k, x
    energy = k * x**2
  end function
  subroutine total(x, n, e)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: e
    integer :: i
    e = 0
    do i = 1, n
      e = e + energy(2d0, x(i))
    end do
  end subroutine
end module
program main
  use springs
  use enzyme
  real(8) :: x(2) = 1, dx(2) = 0, e, de = 1
  call enzyme_autodiff(total, enzyme_dup, x, dx, enzyme_const, 2, enzyme_dup, e, de)
  print *, dx
end program
"""

RUST = """use enzyme::{gradient, Duplicated};
fn energy(x: f64) -> f64 {
    x.exp() * x * x
}
fn total(x: &[f64]) -> f64 {
    x.iter().map(|v| energy(*v)).sum()
}
fn main() {
    let (x, mut d) = ([std::env::args().count() as f64, 2.0], [0.0; 2]);
    gradient!(total, Duplicated(&x[..], &mut d[..]));
    assert_eq!(d[0], 3.0 * 1f64.exp());
}
"""


def run(folder: Path, *words: str) -> None:
    done = subprocess.run([str(BIN / words[0]), *words[1:]], cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "debug info" not in done.stderr  # "ignoring invalid debug info"


def frames(path: Path) -> dict[str, set[int]]:
    """The functions that our compile units name, inlined ones too, and the lines that their code has."""
    found: dict[str, set[int]] = {}
    with path.open("rb") as file:
        dwarf = ELFFile(file).get_dwarf_info()
        units = list(dwarf.iter_CUs())
        rows = []
        for unit in units:
            rows += [e.state for e in dwarf.line_program_for_CU(unit).get_entries() if e.state is not None]
        for unit in units:
            for die in unit.iter_DIEs():
                if die.tag in ("DW_TAG_subprogram", "DW_TAG_inlined_subroutine"):
                    named = die.get_DIE_from_attribute("DW_AT_abstract_origin") \
                        if "DW_AT_abstract_origin" in die.attributes else die
                    if named.cu.get_top_DIE().attributes["DW_AT_producer"].value == b"enzyme-cc":
                        lines = found.setdefault(named.attributes["DW_AT_name"].value.decode(), set())
                        for low, high in ranges(dwarf, unit, die):
                            lines.update(row.line for row in rows if low <= row.address < high)
    return found


def size_of_code(path: Path) -> int:
    with path.open("rb") as file:
        return ELFFile(file).get_section_by_name(".text")["sh_size"]


def ranges(dwarf: DWARFInfo, unit: CompileUnit, die: DIE) -> list[tuple[int, int]]:
    """The addresses of a function's code."""
    given = die.attributes
    if "DW_AT_low_pc" in given:
        low = given["DW_AT_low_pc"].value
        return [(low, low + given["DW_AT_high_pc"].value)]
    if "DW_AT_ranges" not in given:
        return []
    start = unit.get_top_DIE().attributes.get("DW_AT_low_pc")
    base, found = start.value if start else 0, []
    for entry in dwarf.range_lists().get_range_list_at_offset(given["DW_AT_ranges"].value, unit):
        if isinstance(entry, BaseAddressEntry):
            base = entry.base_address
        else:
            more = 0 if entry.is_absolute else base
            found.append((more + entry.begin_offset, more + entry.end_offset))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_in_one_unit(level: str, tmp_path: Path) -> None:
    (tmp_path / "unit.c").write_text(LEAF + CALLER)
    run(tmp_path, "enzyme-clang", "-g", level, "unit.c", "-o", "program", "-lm")
    found = frames(tmp_path / "program")
    assert found.keys() >= NAMES
    assert found["gradient of leaf"] >= {3, 4} and found["tangent of leaf"] >= {3, 4}
    assert found["gradient of f"] >= {15, 16} and 11 in found["gradient of helper"]
    assert 20 in found["gradient of deep"] and 20 in found["forward sweep of deep"]
    run(tmp_path, str(tmp_path / "program"))
    run(tmp_path, "enzyme-clang", level, "unit.c", "-o", "without", "-lm")
    assert frames(tmp_path / "without") == {}
    if level != "-O0":  # where main itself is compiled otherwise
        assert size_of_code(tmp_path / "program") == size_of_code(tmp_path / "without")


@pytest.mark.slow
@pytest.mark.parametrize("flags", ["-O1", "-O2 -flto"])
def test_across_units(flags: str, tmp_path: Path) -> None:
    (tmp_path / "leaf.c").write_text(LEAF)
    (tmp_path / "main.c").write_text(CALLER)
    run(tmp_path, "enzyme-clang", "-g", *flags.split(), "leaf.c", "main.c", "-o", "program", "-lm")
    found = frames(tmp_path / "program")
    assert found.keys() >= NAMES
    assert found["gradient of leaf"] >= {3, 4} and found["gradient of f"] >= {10, 11}
    run(tmp_path, str(tmp_path / "program"))


@pytest.mark.slow
def test_in_cxx(tmp_path: Path) -> None:
    (tmp_path / "unit.cpp").write_text(CPP)
    run(tmp_path, "enzyme-clang++", "-g", "-O2", "unit.cpp", "-o", "program")
    found = frames(tmp_path / "program")
    assert 15 in found["gradient of total"] and "__enzyme_autodiff of total" in found
    assert 7 in found["gradient of physics::Spring::energy"]


@pytest.mark.slow
@pytest.mark.skipif(not FLANG, reason="no flang on this machine")
def test_in_fortran(tmp_path: Path) -> None:
    (tmp_path / "unit.f90").write_text(FORTRAN)
    run(tmp_path, "enzyme-flang", "-g", "-O2", "unit.f90", "-o", "program")
    found = frames(tmp_path / "program")
    assert 14 in found["gradient of springs::total"] and "enzyme_autodiff of springs::total" in found
    assert 5 in found["gradient of springs::energy"]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("rustc") is None, reason="rustc is not on PATH")
def test_in_rust(tmp_path: Path) -> None:
    (tmp_path / "unit.rs").write_text(RUST)
    run(tmp_path, "enzyme-rustc", "--edition=2021", "-g", "-O", "unit.rs")
    found = frames(tmp_path / "unit")
    assert "gradient of unit::total" in found and 3 in found["gradient of unit::energy"]
    run(tmp_path, str(tmp_path / "unit"))
