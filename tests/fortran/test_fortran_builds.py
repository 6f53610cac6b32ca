"""enzyme-flang as a compiler of builds: separate compilation, archives, other languages, plain programs, messages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from test_fortran_programs import WRAPPER, missing

from enzyme_cc.toolchain.fortran_compilers import find_flang

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


def test_members_of_common_blocks_are_told_apart_at_the_link(tmp_path: Path) -> None:
    (tmp_path / "put.f90").write_text("""subroutine put(v)
  real(8) :: v, k(4)
  integer :: m
  common /stack/ k, m
  m = m + 1
  k(m) = v
end subroutine
""")
    (tmp_path / "main.f90").write_text("""subroutine f(x, y)
  real(8) :: x(3), y, k(4)
  integer :: m
  common /stack/ k, m
  m = 0
  do i = 1, 3
    call put(x(i) * x(1))
  end do
  y = k(1) + k(2) * k(3)
end subroutine
program main
  use enzyme
  external :: f
  real(8) :: x(3), dx(3), y, dy
  x = [1, 2, 3]
  dx = 0
  dy = 1
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
  print '(3f6.1)', dx
end program
""")
    for name in ("put", "main"):
        flang(tmp_path, "-O2", "-c", f"{name}.f90")
    flang(tmp_path, "put.o", "main.o", "-o", "program")
    assert run(tmp_path, "./program").stdout == "  14.0   3.0   2.0\n"


def test_a_file_without_the_word_uses_a_module_that_uses_the_module(sources: Path) -> None:
    (sources / "asks.f90").write_text(MAIN.replace("program main", "module asks\ncontains\nsubroutine ask", 1).replace(
        "end program", "end subroutine\nend module"))
    (sources / "plain.f90").write_text("program plain\n  use asks\n  call ask\nend program\n")
    for name in ("energies", "wrapped", "asks", "plain"):
        flang(sources, "-c", f"{name}.f90")
    flang(sources, "plain.o", "asks.o", "wrapped.o", "energies.o", "-o", "program")
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
    assert "'elsewhere'" in said
    assert "unknown.f90:7" in said


def test_what_flang_does_not_implement_is_reported_at_its_line_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "images.f90").write_text("""program main
  use enzyme
  real(8), save :: total[*]
  total = 1
  sync all
  print *, total[1]
end program
""")
    said = flang(tmp_path, "-c", "images.f90", code=1).stderr
    assert "images.f90:5:3: error: coarrays cannot be compiled, and so not differentiated" in said
    assert "flang does not implement them" in said
    assert "note: let the procedure work on one image's data" in said
    assert "LLVM ERROR" not in said


def test_functions_of_wide_reals_are_refused_with_a_remedy(tmp_path: Path) -> None:
    (tmp_path / "wide.f90").write_text("""program main
  use enzyme
  real(8) :: x = 1, dx = 0, y, dy = 1
  external :: f
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
end program
subroutine f(x, y)
  real(8) :: x, y
  y = real(sin(real(x, 16)), 8)
end subroutine
""")
    said = flang(tmp_path, "-c", "wide.f90", code=1).stderr
    assert "wide.f90:9:3: error: cannot differentiate this function of a real(10) or real(16)" in said
    assert "note: compute it in real(8)" in said


OPENMP = """
program main
  use enzyme
  use omp_lib
  implicit none
  real(8) :: x(100), dx(100), y, dy
  integer :: i, total
  external :: squares
  x = 2
  dx = 0
  dy = 1
  total = 0
  !$omp parallel do reduction(+:total)
  do i = 1, 100
    total = total + i
  end do
  call enzyme_autodiff(squares, enzyme_const, 100, enzyme_dup, x, dx, enzyme_dup, y, dy)
  print '(i5,2f5.1,l2)', total, dx(3), dx(100), omp_get_max_threads() > 0
end program
"""
SQUARES = """
subroutine squares(n, x, y)
  integer :: n, i
  real(8) :: x(n), y
  y = 0
  !$omp parallel do reduction(+:y)
  do i = 1, n
    y = y + x(i)**2
  end do
end subroutine
"""


@pytest.mark.skipif(not Path("/usr/lib/llvm-19/lib/libomp.so").exists(), reason="libomp-19-dev is not installed")
def test_what_is_differentiated_stays_parallel(tmp_path: Path) -> None:
    (tmp_path / "main.f90").write_text(OPENMP)
    (tmp_path / "squares.f90").write_text(SQUARES)
    (tmp_path / "plain.f90").write_text(OPENMP.replace("  use enzyme\n", "").replace("call enzyme_autodiff", "! "))
    flang(tmp_path, "-O2", "-fopenmp", "main.f90", "squares.f90", "-o", "together")
    assert "__enzyme_cc_parallel_adjoint" in run(tmp_path, "nm", "together").stdout
    assert run(tmp_path, "./together").stdout == " 5050  4.0  4.0 T\n"
    for name in ("main", "squares"):
        flang(tmp_path, "-O2", "-fopenmp", "-c", f"{name}.f90")
    flang(tmp_path, "-fopenmp", "main.o", "squares.o", "-o", "apart")
    assert run(tmp_path, "./apart").stdout == " 5050  4.0  4.0 T\n"
    flang(tmp_path, "-O2", "-fopenmp", "plain.f90", "-o", "plain")
    assert "__kmpc_fork_call" in run(tmp_path, "nm", "plain").stdout
    assert run(tmp_path, "./plain").stdout == " 5050  0.0  0.0 T\n"


def test_what_one_method_cannot_do_is_said_of_that_method(tmp_path: Path) -> None:
    (tmp_path / "methods.f90").write_text("""module m
  type :: base
  contains
    procedure :: go => base_go
  end type
  type, extends(base) :: other
    character(:), allocatable :: name
  contains
    procedure :: go => other_go
  end type
  interface
    subroutine elsewhere(a)
      real(8) :: a
    end subroutine
  end interface
contains
  subroutine base_go(self, a)
    class(base) :: self
    real(8) :: a
    a = a**2
  end subroutine
  subroutine other_go(self, a)
    class(other) :: self
    real(8) :: a
    call elsewhere(a)
  end subroutine
  subroutine f(x, y)
    real(8) :: x, y
    class(base), allocatable :: b
    integer :: i
    y = x
    do i = 1, 2
      if (i == 1) then
        b = other('a')
      else
        b = base()
      end if
      call b%go(y)
    end do
  end subroutine
end module
program main
  use m
  use enzyme
  real(8) :: x = 1, dx = 0, y, dy = 1
  call enzyme_fwddiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
end program
""")
    said = flang(tmp_path, "methods.f90", "-o", "program", code=1).stderr
    assert "methods.f90:25:" in said
    assert "'elsewhere'" in said
    assert "internal fault" not in said


def test_a_final_procedure_of_arrays_is_refused_where_it_would_run(tmp_path: Path) -> None:
    (tmp_path / "final.f90").write_text("""module m
  real(8) :: log = 0
  type :: t
    real(8) :: v = 0
  contains
    final :: done
  end type
contains
  subroutine done(a)
    type(t), intent(inout) :: a(:)
    log = log + sum(a%v)
  end subroutine
  subroutine f(x, y)
    real(8) :: x, y
    call run(x)
    y = log
  end subroutine
  subroutine run(x)
    real(8) :: x
    type(t) :: a(2)
    a%v = x
  end subroutine
end module
program main
  use m
  use enzyme
  real(8) :: x = 1, dx = 0, y, dy = 1
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
end program
""")
    said = flang(tmp_path, "final.f90", "-o", "program", code=1).stderr
    assert "final.f90:18:" in said
    assert "runs a FINAL procedure that takes an array: make the procedure elemental" in said


def test_an_allocatable_component_with_an_assignment_of_its_own_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cells.f90").write_text("""
module cells
  implicit none
  type cell
    real(8) :: v = 0
  contains
    procedure :: take
    generic :: assignment(=) => take
  end type
  type holder
    type(cell), allocatable :: c
    real(8) :: w
  end type
contains
  subroutine take(self, other)
    class(cell), intent(inout) :: self
    type(cell), intent(in) :: other
    self%v = 2 * other%v * other%v
  end subroutine
  subroutine f(x, r)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: r
    type(holder) :: a, b
    allocate(a%c); a%c%v = x(1); allocate(b%c); b%c%v = 0
    a%w = x(2)
    b = a
    r = b%c%v * b%w
  end subroutine
end module
program main
  use cells
  use enzyme
  implicit none
  real(8) :: x(2), dx(2), r, dr
  x = [1.5d0, 0.7d0]; dx = 0; dr = 1
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, r, dr)
end program
""")
    said = flang(tmp_path, "cells.f90", "-o", "program", code=1).stderr
    assert "cells.f90:26:" in said
    assert "assigns an allocatable component whose type has an assignment of its own" in said


def test_c_makes_descriptors_for_fortran(tmp_path: Path) -> None:
    (tmp_path / "norm.f90").write_text("""
real(c_double) function energy(w, a) bind(c)
  use iso_c_binding
  real(c_double), intent(in) :: w(:, :), a(:)
  energy = dot_product(a, matmul(w, a))
end function
""")
    (tmp_path / "main.c").write_text("""
#include <ISO_Fortran_binding.h>
#include <stdio.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double energy(CFI_cdesc_t *w, CFI_cdesc_t *a);
static double f(double *x) {
  double w[4] = {x[0], 1, 2, x[1]};
  CFI_CDESC_T(2) dw;
  CFI_CDESC_T(1) da;
  CFI_index_t extents[2] = {2, 2};
  CFI_establish((CFI_cdesc_t *)&dw, w, CFI_attribute_other, CFI_type_double, 0, 2, extents);
  CFI_establish((CFI_cdesc_t *)&da, x, CFI_attribute_other, CFI_type_double, 0, 1, extents);
  CFI_index_t last[1] = {1};
  return energy((CFI_cdesc_t *)&dw, (CFI_cdesc_t *)&da) + *(double *)CFI_address((CFI_cdesc_t *)&da, last);
}
int main(void) {
  double x[2] = {2, 3}, dx[2] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  printf("%g %g\\n", dx[0], dx[1]); /* x0^3 + 3 x0 x1 + x1^3 + x1 */
}
""")
    headers = Path(find_flang().program).resolve().parent.parent / "include" / "flang"
    if not (headers / "ISO_Fortran_binding.h").is_file():
        pytest.skip("flang came without ISO_Fortran_binding.h")
    for level in ("-O0", "-O2"):
        flang(tmp_path, level, "-c", "norm.f90")
        run(tmp_path, sys.executable, str(ENZYME_CLANG), level, f"-I{headers}", "-c", "main.c")
        run(tmp_path, sys.executable, str(ENZYME_CLANG), "main.o", "norm.o", "-lm", "-o", "program")
        assert run(tmp_path, "./program").stdout == "21 34\n"


NESTED = """
module nested
  implicit none
  type :: base
    real(8) :: v = 0
  end type
  type, extends(base) :: nest
    class(base), allocatable :: inner
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    type(nest) :: a, b, c
    a%v = x(1)
    b%v = x(2)
    allocate (b%inner, source=a)
    c = b
    y = c%inner%v*c%v
  end subroutine
end module
program main
  use enzyme
  use nested
  implicit none
  real(8) :: x(2) = [2d0, 3d0], dx(2) = 0, y, dy = 1
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
end program
"""


def test_copies_of_types_that_hold_each_other_end_with_a_message(tmp_path: Path) -> None:
    (tmp_path / "nested.f90").write_text(NESTED)
    flang(tmp_path, "nested.f90", "-o", "nested")
    done = subprocess.run(["./nested"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "an object of an extended type that has a component like it" in done.stderr
