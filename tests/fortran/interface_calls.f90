! The ways to ask: functions and subroutines, the module's procedures, own external names, explicit interfaces.
#include "check.inc"
module interface_calls
  implicit none
contains
  real(8) function cubed(t)
    real(8), intent(in) :: t
    cubed = t**3
  end function

  real(8) function energy(a)
    real(8), intent(in) :: a(:)
    energy = sum(a**2)*a(1)
  end function

  real(8) function matrix_energy(a, scale)
    real(8), intent(in) :: a(:, :)
    real(8), intent(in) :: scale
    integer :: i
    matrix_energy = 0
    do i = 1, size(a, 2)
      matrix_energy = matrix_energy + scale*dot_product(a(:, i), a(:, i))**2
    end do
  end function

  subroutine allocated(a, r)
    real(8), allocatable, intent(in) :: a(:)
    real(8), intent(out) :: r
    r = sum(a*a) + maxval(a)
  end subroutine

  subroutine valued(n, t, r)
    integer, value :: n
    real(8), value :: t
    real(8), intent(out) :: r
    r = n*t**2
  end subroutine
end module

program main
  use enzyme
  use check
  use interface_calls
  implicit none
  real(8), external :: my__enzyme_fwddiff
  external :: my__enzyme_autodiff
  interface
    subroutine shaped__enzyme_autodiff(f, marker, a, da)
      interface
        real(8) function f(a)
          real(8), intent(in) :: a(:)
        end function
      end interface
      integer :: marker
      real(8) :: a(:), da(:)
    end subroutine
    subroutine matrix__enzyme_autodiff(f, a, da, scale, dscale)
      interface
        real(8) function f(a, scale)
          real(8), intent(in) :: a(:, :)
          real(8), intent(in) :: scale
        end function
      end interface
      real(8) :: a(:, :), da(:, :), scale, dscale
    end subroutine
    subroutine alloc__enzyme_autodiff(f, a, da, r, dr)
      interface
        subroutine f(a, r)
          real(8), allocatable, intent(in) :: a(:)
          real(8), intent(out) :: r
        end subroutine
      end interface
      real(8), allocatable :: a(:), da(:)
      real(8) :: r, dr
    end subroutine
  end interface
  real(8) :: t, dt, a(4), da(4), r, dr, m(2, 3), dm(2, 3), s, ds
  real(8), allocatable :: b(:), db(:)
  real(8) :: dm2(2, 3), dr2
  integer :: i
  t = 1.3d0
  dt = 0
  call enzyme_autodiff(cubed, enzyme_dup, t, dt)
  call near("function by module", dt, 3*t**2, 1d-12)
  dt = 2
  call near("tangent by module", enzyme_fwddiff_real8(cubed, enzyme_dup, t, dt), 6*t**2, 1d-12)
  call near("tangent by own name", my__enzyme_fwddiff(cubed, enzyme_dup, t, dt), 6*t**2, 1d-12)
  dt = 0
  call my__enzyme_autodiff(cubed, t, dt)
  call near("without markers", dt, 3*t**2, 1d-12)
  a = [0.5d0, 1.5d0, -2d0, 3d0]
  da = 0
  call shaped__enzyme_autodiff(energy, enzyme_dup, a, da)
  do i = 2, 4
    call near("assumed shape", da(i), 2*a(i)*a(1), 1d-12)
  end do
  call near("assumed shape", da(1), sum(a**2) + 2*a(1)**2, 1d-12)
  da = 0
  call shaped__enzyme_autodiff(energy, enzyme_dup, a(4:1:-1), da(4:1:-1))
  call near("reversed section", da(1), 2*a(1)*a(4), 1d-12)
  m = reshape([1d0, 2d0, 3d0, 4d0, 5d0, 6d0], [2, 3])
  dm = 0
  s = 2
  ds = 0
  call matrix__enzyme_autodiff(matrix_energy, m, dm, s, ds)
  call near("matrix", dm(2, 3), 4*s*6*(25 + 36), 1d-12)
  call near("scalar beside it", ds, 25d0 + 25d0**2 + 61d0**2, 1d-12)
  b = [1d0, 4d0, 2d0]
  db = [0d0, 0d0, 0d0]
  dr = 1
  call alloc__enzyme_autodiff(allocated, b, db, r, dr)
  call near("allocatable", db(2), 9d0, 1d-12)
  call near("allocatable", db(3), 4d0, 1d-12)
  t = 1.5d0
  dt = 0
  dr = 1
  call enzyme_autodiff(valued, enzyme_const, 3, enzyme_dup, t, dt, enzyme_dup, r, dr)
  call near("by value", dt, 2*3*t, 1d-12)
  dt = 1
  call enzyme_fwddiff(valued, enzyme_const, 3, enzyme_dup, t, dt, enzyme_dup, r, dr)
  call near("by value, forward", dr, 2*3*t, 1d-12)
  dm = 0
  dm2 = 0
  dr = 1
  dr2 = 10
  call enzyme_autodiff(of_host, enzyme_width, 2, enzyme_dup, m, dm, dm2, enzyme_dup, r, dr, dr2)
  call near("internal procedure", dm(1, 2), t*2*m(1, 2), 1d-12)
  call near("second lane", dm2(1, 2), 10*t*2*m(1, 2), 1d-12)
  call finish
contains
  subroutine of_host(p, q)
    real(8), intent(in) :: p(2, 3)
    real(8), intent(out) :: q
    q = t*sum(p**2)
  end subroutine
end program
