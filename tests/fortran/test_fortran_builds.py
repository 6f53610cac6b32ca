"""enzyme-flang as a compiler of builds: separate compilation, archives, other languages, plain programs, messages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from test_fortran_programs import WRAPPER, missing

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing), reason=missing)]
ENZYME_CLANG = WRAPPER.with_name("enzyme-clang")

ENERGY = """
module energies
contains
  real(8) function energy(x)
    real(8), intent(in) :: x(:)
    energy = sum(x**3)
  end function
end module
"""
WRAP = """
module wrapped
  use energies
contains
  subroutine f(x, y)
    real(8) :: x(3), y
    y = energy(x)
  end subroutine
end module
"""
MAIN = """
program main
  use wrapped
  use enzyme
  real(8) :: x(3), dx(3), y, dy
  x = [1, 2, 3]
  dx = 0
  dy = 1
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
  print '(3f6.1)', dx
end program
"""
GRADIENT = "   3.0  12.0  27.0\n"


def run(folder: Path, *words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ, "PYTHONPATH": str(WRAPPER.parents[2]), "XDG_CACHE_HOME": str(folder / "cache")
    }
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, env=environment, timeout=120)
    assert done.returncode == code, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
    return done


def flang(folder: Path, *words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    return run(folder, sys.executable, str(WRAPPER), *words, code=code)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    for name, text in (("energies", ENERGY), ("wrapped", WRAP), ("main", MAIN)):
        (tmp_path / f"{name}.f90").write_text(text)
    return tmp_path


def test_sources_of_one_command_are_differentiated_together(sources: Path) -> None:
    flang(sources, "-O2", "energies.f90", "wrapped.f90", "main.f90", "-o", "program")
    assert run(sources, "./program").stdout == GRADIENT


def test_objects_are_differentiated_at_the_link(sources: Path) -> None:
    for name in ("energies", "wrapped", "main"):
        flang(sources, "-O1", "-c", f"{name}.f90")
    flang(sources, "energies.o", "wrapped.o", "main.o", "-o", "program")
    assert run(sources, "./program").stdout == GRADIENT


def test_archives_take_part(sources: Path) -> None:
    for name in ("energies", "wrapped", "main"):
        flang(sources, "-c", f"{name}.f90")
    run(sources, "ar", "rcs", "libenergies.a", "energies.o", "wrapped.o")
    flang(sources, "main.o", "-L.", "-lenergies", "-o", "program")
    assert run(sources, "./program").stdout == GRADIENT


def test_flags_of_gfortran_builds_are_accepted(sources: Path) -> None:
    (sources / "mods").mkdir()
    flang(sources, "-O2", "-J", "mods", "-Wall", "-Wextra", "-ffree-line-length-none", "-std=legacy",
          "-fallow-argument-mismatch", "-fbacktrace", "energies.f90", "wrapped.f90", "main.f90", "-o", "program",
          "-static-libgfortran")  # fmt: skip
    assert run(sources, "./program").stdout == GRADIENT
    assert (sources / "mods" / "energies.mod").is_file()


def test_c_asks_for_the_derivative_of_fortran_that_calls_c(tmp_path: Path) -> None:
    (tmp_path / "energy.f90").write_text("""
subroutine energy(n, x, e) bind(c)
  use iso_c_binding
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double), intent(out) :: e
  interface
    real(c_double) function pair(a, b) bind(c)
      use iso_c_binding
      real(c_double), value :: a, b
    end function
  end interface
  integer :: i
  e = sum(x**2)
  do i = 1, n - 1
    e = e + pair(x(i), x(i + 1))
  end do
end subroutine
""")
    (tmp_path / "pair.c").write_text("double pair(double a, double b) { return a * a * b; }\n")
    (tmp_path / "main.c").write_text("""
#include <stdio.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
void energy(int, double *, double *);
int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0}, e, de = 1;
  __enzyme_autodiff((void *)energy, enzyme_const, 3, enzyme_dup, x, dx, enzyme_dup, &e, &de);
  printf("%g %g %g\\n", dx[0], dx[1], dx[2]);
}
""")
    flang(tmp_path, "-O2", "-c", "energy.f90")
    run(tmp_path, sys.executable, str(ENZYME_CLANG), "-O2", "-c", "pair.c")
    run(tmp_path, sys.executable, str(ENZYME_CLANG), "-O2", "-c", "main.c")
    flang(tmp_path, "main.o", "pair.o", "energy.o", "-o", "program")
    assert run(tmp_path, "./program").stdout == "6 17 10\n"


def test_a_program_without_requests_is_flangs_own(tmp_path: Path) -> None:
    (tmp_path / "hello.f90").write_text("print '(a)', 'hello'\nend\n")
    flang(tmp_path, "hello.f90", "-o", "hello")
    assert run(tmp_path, "./hello").stdout == "hello\n"
    assert not (tmp_path / "cache").exists()


def test_mistakes_are_reported_by_flang_once(tmp_path: Path) -> None:
    (tmp_path / "wrong.f90").write_text("use enzyme\nimplicit none\nx = 1\nend\n")
    said = flang(tmp_path, "-c", "wrong.f90", code=1).stderr
    assert said.count("No explicit type declared for 'x'") == 1
    assert "BISECT" not in said


def test_a_request_for_an_unknown_function_is_refused_at_its_line(tmp_path: Path) -> None:
    (tmp_path / "unknown.f90").write_text("""program main
  use enzyme
  real(8) :: x, dx
  real(8), external :: elsewhere
  x = 1
  dx = 0
  call enzyme_autodiff(elsewhere, enzyme_dup, x, dx)
end program
""")
    said = flang(tmp_path, "unknown.f90", "-o", "program", code=1).stderr
    assert "elsewhere_" in said
    assert "unknown.f90:7" in said
