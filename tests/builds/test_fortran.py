"""Fortran projects: modules in folders of their own, parallel make, CMake, Meson and automake, and installation."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from sample_project import Run, needs

SOURCES = {
    "kinds.f90": """module kinds
  integer, parameter :: dp = kind(1d0)
end module
""",
    "law.F90": """module law
  use kinds, only: dp
  implicit none
contains
  pure real(dp) function spring(x) ! its force is its slope
    real(dp), intent(in) :: x
#ifdef STIFF
    spring = STIFF*x**2/2 + x**4/4
#endif
  end function
end module
""",
    "chain.f90": """module chain
  use kinds
  use law
  implicit none
contains
  subroutine energy(n, x, e)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    real(dp), intent(out) :: e
    integer :: i
    e = spring(x(1))
    do i = 2, n
      e = e + spring(x(i) - x(i - 1))
    end do
  end subroutine
end module
""",
    "old.f": """C     FIXED FORM
      SUBROUTINE SHOW(N, F)
      INTEGER N
      DOUBLE PRECISION F(N)
      WRITE (*, '(4F8.3)') F
      END
""",
    "main.f90": """program main
  use enzyme
  use kinds
  use chain
  implicit none
  real(dp) :: x(4) = [1, 2, 4, 5], f(4) = 0, e, seed = 1
  call enzyme_autodiff(energy, enzyme_const, 4, enzyme_dup, x, f, enzyme_dup, e, seed)
  call show(4, f)
end program
""",
    "plain.f90": "print '(a)', 'no derivative here'\nend\n",
}
STIFF = 2
PRINTED, CHANGED = "   0.000  -9.000   9.000   3.000\n", "   0.000 -10.000  10.000   4.000\n"


@pytest.fixture
def fortran(project: Path) -> Path:
    if not any(shutil.which(name) for name in ("flang", "flang-new", "flang-new-19", "flang-19")):
        pytest.skip("FORTRAN IS NOT TESTED: no flang")
    for old in project.iterdir():
        old.unlink()
    (project / "src").mkdir()
    for name, text in SOURCES.items():
        (project / "src" / name).write_text(text)
    return project


def make_stiffer(project: Path) -> None:
    """Each spring's own stiffness grows by one."""
    law = project / "src" / "law.F90"
    law.write_text(law.read_text().replace("STIFF*x", "(STIFF + 1)*x"))


MAKEFILE = """
FC = gfortran
FFLAGS = -O2 -Wall -ffree-line-length-none -std=legacy -fno-second-underscore -fallow-argument-mismatch -DSTIFF=2
objects = kinds.o law.o chain.o old.o
main: main.o libchain.a
	$(FC) $(FFLAGS) -static-libgfortran -o $@ main.o -L. -lchain
plain: plain.o
	$(FC) -o $@ plain.o
libchain.a: $(objects)
	ar rcs $@ $(objects)
%.o: src/%.f90
	@mkdir -p mod
	$(FC) $(FFLAGS) -Jmod -Imod -c $< -o $@
%.o: src/%.F90
	@mkdir -p mod
	$(FC) $(FFLAGS) -cpp -J mod -c $< -o $@
%.o: src/%.f
	$(FC) $(FFLAGS) -ffixed-line-length-none -c $< -o $@
law.o: kinds.o
chain.o: law.o
main.o: chain.o
"""


@pytest.mark.slow
def test_a_makefile_written_for_gfortran_in_parallel(run: Run, fortran: Path) -> None:
    needs("make")
    (fortran / "Makefile").write_text(MAKEFILE)
    run("make -j3 FC=enzyme-flang main plain")
    assert run("./main") == PRINTED
    assert run("./plain") == "no derivative here\n"
    assert {path.name for path in (fortran / "mod").iterdir()} == {"kinds.mod", "law.mod", "chain.mod"}
    make_stiffer(fortran)
    run("make FC=enzyme-flang main")
    assert run("./main") == CHANGED


CMAKE = """
cmake_minimum_required(VERSION 3.20)
project(chain Fortran)
set(CMAKE_Fortran_MODULE_DIRECTORY ${PROJECT_BINARY_DIR}/mod)
add_library(chain STATIC src/chain.f90 src/old.f src/law.F90 src/kinds.f90)
target_compile_definitions(chain PRIVATE STIFF=2)
add_executable(main src/main.f90)
target_link_libraries(main PRIVATE chain)
add_executable(plain src/plain.f90)
install(TARGETS main chain)
install(DIRECTORY ${CMAKE_Fortran_MODULE_DIRECTORY}/ DESTINATION include)
"""


@pytest.mark.slow
@pytest.mark.parametrize("generator", ["Ninja", "Unix Makefiles"])
def test_cmake_orders_modules_and_installs(generator: str, run: Run, fortran: Path) -> None:
    needs("cmake", "ninja")
    (fortran / "CMakeLists.txt").write_text(CMAKE)
    run(f"cmake -S . -B build -G '{generator}' -DCMAKE_Fortran_COMPILER=enzyme-flang -DCMAKE_BUILD_TYPE=Release "
        "-DCMAKE_INSTALL_PREFIX=$PWD/installed && cmake --build build -j3 && cmake --install build")
    assert run("installed/bin/main") == PRINTED
    assert run("build/plain") == "no derivative here\n"
    assert (fortran / "installed" / "include" / "chain.mod").is_file()
    make_stiffer(fortran)
    run("cmake --build build")
    assert run("build/main") == CHANGED
    again = "enzyme-flang -O2 -Iinstalled/include src/main.f90 -Linstalled/lib -lchain -o again && ./again"
    assert run(again) == PRINTED


MESON = """
project('chain', 'fortran', default_options: ['buildtype=release'])
chain = static_library('chain', 'src/kinds.f90', 'src/law.F90', 'src/chain.f90', 'src/old.f',
                       fortran_args: '-DSTIFF=2')
executable('main', 'src/main.f90', link_with: chain, install: true)
executable('plain', 'src/plain.f90')
"""


@pytest.mark.slow
def test_meson(run: Run, fortran: Path) -> None:
    needs("meson", "ninja")
    (fortran / "meson.build").write_text(MESON)
    run("meson setup build --prefix=$PWD/installed && meson compile -C build && meson install -C build",
        FC="enzyme-flang")
    assert run("installed/bin/main") == PRINTED
    assert run("build/plain") == "no derivative here\n"
    make_stiffer(fortran)
    run("meson compile -C build")
    assert run("build/main") == CHANGED


CONFIGURE = """
AC_INIT([chain], [1.0])
AM_INIT_AUTOMAKE([foreign subdir-objects])
AM_PROG_AR
AC_PROG_FC([enzyme-flang])
AC_PROG_F77([enzyme-flang])
AC_FC_SRCEXT([f90])
AC_FC_FREEFORM
AC_FC_MODULE_FLAG
AC_FC_MODULE_OUTPUT_FLAG
AC_FC_PP_DEFINE
AC_FC_LINE_LENGTH([unlimited])
AC_PROG_RANLIB
AC_CONFIG_FILES([Makefile])
AC_OUTPUT
"""
AUTOMAKE = """
AM_FCFLAGS = -DSTIFF=2 $(FC_MODOUT)mod $(FC_MODINC)mod
lib_LIBRARIES = libchain.a
libchain_a_SOURCES = src/kinds.f90 src/law.F90 src/chain.f90 src/old.f
bin_PROGRAMS = main plain
main_SOURCES = src/main.f90
main_LDADD = libchain.a
plain_SOURCES = src/plain.f90
src/law.$(OBJEXT): src/kinds.$(OBJEXT)
src/chain.$(OBJEXT): src/law.$(OBJEXT)
src/main.$(OBJEXT): src/chain.$(OBJEXT)
"""


@pytest.mark.slow
def test_autoconf_probes_and_automake(run: Run, fortran: Path) -> None:
    needs("autoreconf", "automake", "make")
    (fortran / "configure.ac").write_text(CONFIGURE)
    (fortran / "Makefile.am").write_text(AUTOMAKE)
    (fortran / "mod").mkdir()
    said = run("autoreconf -i && ./configure FC=enzyme-flang F77=enzyme-flang FCFLAGS=-O2 --prefix=$PWD/installed")
    assert "Fortran compiler works" in said or "compiler works... yes" in said
    run("make -j3 && make install")
    assert run("installed/bin/main") == PRINTED
    assert run("installed/bin/plain") == "no derivative here\n"
