! The interface of fftw3.f03 and the old one, with plans made inside and outside, against differences.
module transforms
  use, intrinsic :: iso_c_binding
  implicit none
  include 'fftw3.f03'
  integer, parameter :: n = 8
  type(c_ptr) :: outside
contains
  subroutine with_plan_of_outside(x, y)
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    complex(c_double_complex) :: a(n), b(n)
    a = cmplx(x, x**2, 8)
    call fftw_execute_dft(outside, a, b)
    y = sum(real(b)**2 * aimag(b))
  end subroutine

  subroutine with_plan_of_inside(x, y)
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    complex(c_double_complex) :: a(n), b(n)
    type(c_ptr) :: plan
    plan = fftw_plan_dft_1d(n, a, b, FFTW_FORWARD, FFTW_ESTIMATE)
    a = cmplx(x, x**2, 8)
    call fftw_execute_dft(plan, a, b)
    y = sum(real(b)**2 * aimag(b))
    call fftw_destroy_plan(plan)
  end subroutine

  subroutine of_the_plans_arrays(x, y)
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    complex(8) :: a(n), b(n)
    integer(8) :: plan
    call dfftw_plan_dft_1d(plan, n, a, b, FFTW_FORWARD, FFTW_ESTIMATE)
    a = cmplx(x, x**2, 8)
    call dfftw_execute(plan)
    y = sum(real(b)**2 * aimag(b))
    call dfftw_destroy_plan(plan)
  end subroutine

  subroutine of_real_numbers(x, y)
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    real(8) :: a(n), b(n)
    integer(8) :: plan
    call dfftw_plan_r2r_1d(plan, n, a, b, FFTW_REDFT10, FFTW_ESTIMATE)
    a = x**2
    call dfftw_execute_r2r(plan, a, b)
    y = sum(b**3)
    call dfftw_destroy_plan(plan)
  end subroutine
end module

program main
  use transforms
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_dup
  implicit none
  integer :: i
  real(8) :: x(n), v(n), d(n), y, dy
  complex(8) :: a(n), b(n)
  outside = fftw_plan_dft_1d(n, a, b, FFTW_BACKWARD, ior(FFTW_ESTIMATE, FFTW_UNALIGNED))
  x = [(sin(i * 1d0), i = 1, n)]
  v = [(cos(3d0 * i), i = 1, n)]
  d = 0; dy = 1
  call enzyme_autodiff(with_plan_of_outside, enzyme_dup, x, d, enzyme_dup, y, dy)
  call enzyme_fwddiff(with_plan_of_outside, enzyme_dup, x, v, enzyme_dup, y, dy)
  call report(with_plan_of_outside)
  d = 0; dy = 1
  call enzyme_autodiff(with_plan_of_inside, enzyme_dup, x, d, enzyme_dup, y, dy)
  call enzyme_fwddiff(with_plan_of_inside, enzyme_dup, x, v, enzyme_dup, y, dy)
  call report(with_plan_of_inside)
  d = 0; dy = 1
  call enzyme_autodiff(of_the_plans_arrays, enzyme_dup, x, d, enzyme_dup, y, dy)
  call enzyme_fwddiff(of_the_plans_arrays, enzyme_dup, x, v, enzyme_dup, y, dy)
  call report(of_the_plans_arrays)
  d = 0; dy = 1
  call enzyme_autodiff(of_real_numbers, enzyme_dup, x, d, enzyme_dup, y, dy)
  call enzyme_fwddiff(of_real_numbers, enzyme_dup, x, v, enzyme_dup, y, dy)
  call report(of_real_numbers)
contains
  subroutine report(f)
    external :: f
    real(8) :: up, down, difference, reverse
    call f(x + 1d-5 * v, up)
    call f(x - 1d-5 * v, down)
    difference = (up - down) / 2d-5
    reverse = sum(d * v)
    if (abs(reverse - difference) < 1d-5 * (1 + abs(difference)) .and. abs(reverse - dy) < 1d-9 * (1 + abs(dy))) then
      print '(a)', 'right'
    else
      print *, 'WRONG', reverse, dy, difference
    end if
  end subroutine
end program
