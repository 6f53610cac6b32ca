! The other hooks of the module: batches, error estimates, fixed points, series, shadows of procedure pointers.
module requests_of_hooks
  use iso_c_binding, only: c_f_procpointer
  use enzyme
  use check, only: near
  implicit none
  abstract interface
    real(8) function scalar(t)
      real(8), intent(in) :: t
    end function
  end interface
  type :: holder
    procedure(scalar), pointer, nopass :: g => null()
    real(8) :: a = 2
  end type
contains
  subroutine lane(x, n, y)
    real(8), intent(in) :: x
    integer, intent(in) :: n
    real(8), intent(out) :: y
    if (x > 1) then
      y = x
    else
      y = n*x*x
    end if
  end subroutine

  real(8) function total(x, w)
    real(8), intent(in) :: x(:)
    real(8), value :: w
    total = w*sum(x**2)
  end function

  subroutine batched(x, y)
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: y(4)
    call enzyme_batch(lane, enzyme_width, 4, enzyme_buffer, 8, x, enzyme_scalar, 3, enzyme_buffer, 8_8, y)
  end subroutine

  real(8) function cancelling(x)
    real(8), intent(in) :: x
    cancelling = (1 - cos(x))/(x*x)
  end function

  integer function iterated(i, z, p)
    integer, intent(in) :: i
    real(8), intent(inout) :: z(:)
    real(8), intent(in) :: p
    real(8) :: was(size(z))
    was = z
    z = cos(p*z)
    iterated = merge(1, 0, maxval(abs(z - was)) > 1d-15 .and. i < 1000)
  end function

  subroutine converged(p, r)
    real(8), intent(in) :: p
    real(8), intent(out) :: r
    real(8) :: z(2)
    z = 0.5d0
    call enzyme_fixed_point(iterated, enzyme_fp_state, z, 16, enzyme_fp_reduction, 1d-26, enzyme_fp_max_iters, 200, z, p)
    r = z(1)
  end subroutine

  subroutine held_fixed(p, r)
    real(8), intent(in) :: p
    real(8), intent(out) :: r
    real(8) :: z
    z = 0.5d0
    call enzyme_fixed_point(inner, enzyme_fp_state, z, 8_8, enzyme_fp_reduction, 1d-26, z)
    r = z
  contains
    logical function inner(i, y)
      integer, value :: i
      real(8), intent(inout) :: y
      real(8) :: was
      was = y
      y = cos(0.8d0*y)
      inner = abs(y - was) > 1d-15 .and. i < 1000
    end function
  end subroutine

  subroutine series(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer :: i
    y = 0
    do i = 1, enzyme_iter(3, 2)
      y = y + x**i
    end do
  end subroutine

  real(8) function cube(t)
    real(8), intent(in) :: t
    cube = t**3
  end function

  real(8) function applied(h, x)
    type(holder), intent(in) :: h
    real(8), intent(in) :: x
    applied = h%a*h%g(x)
  end function
end module

program main
  use requests_of_hooks
  use check, only: finish
  implicit none
  integer, external :: my__enzyme_iter
  real(8) :: x(4) = [0.5d0, 1.5d0, 0.25d0, 2d0], y(4), dx(4), dy(4), r, dr, e, p, dp, z
  type(holder) :: h, dh
  integer :: i, n = 3
  call enzyme_batch(lane, enzyme_width, 4, enzyme_vector, x(1), x(2), x(3), x(4), enzyme_scalar, n, &
                    enzyme_vector, y(1), y(2), y(3), y(4))
  do i = 1, 4
    call near("a batch", y(i), merge(x(i), 3*x(i)**2, x(i) > 1), 1d-12)
  end do
  call enzyme_batch(total, enzyme_width, 2, x, x(1:2), enzyme_scalar, 2d0, y(1), y(2))
  call near("results of a batch", y(1), 2*sum(x**2), 1d-12)
  call near("results of a batch", y(2), 2*sum(x(1:2)**2), 1d-12)
  dx = 0; dy = [1d0, 10d0, 100d0, 1000d0]
  call enzyme_autodiff(batched, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call near("the gradient of a batch", dx(1), 3d0, 1d-12)
  call near("the gradient of a batch", dx(2), 10d0, 1d-12)
  call near("the gradient of a batch", dx(3), 150d0, 1d-12)
  call near("the gradient of a batch", dx(4), 1000d0, 1d-12)
  call enzyme_error_estimate(cancelling, 1d-5, 0d0, r, e)
  call near("what the error is of", r, 0.5d0, 1d-5)
  call near("the error is at least what it is", merge(1d0, 0d0, e > abs(r - 0.5d0) .and. e < 1d-5), 1d0, 0d0)
  p = 0.8d0
  z = 0.8d0
  do i = 1, 1000
    z = cos(p*z)
  end do
  dp = 0; dr = 1
  call enzyme_autodiff(converged, enzyme_dup, p, dp, enzyme_dup, r, dr)
  call near("a fixed point", r, z, 1d-12)
  call near("its adjoint", dp, -z*sin(p*z)/(1 + p*sin(p*z)), 1d-9)
  dp = 1
  call enzyme_fwddiff(converged, enzyme_dup, p, dp, enzyme_dup, r, dr)
  call near("its tangent", dr, -z*sin(p*z)/(1 + p*sin(p*z)), 1d-9)
  call held_fixed(p, r)
  call near("a step that is an internal procedure", r, z, 1d-12)
  dp = 0; dr = 1
  call enzyme_autodiff(series, enzyme_dup, 0.5d0, dp, enzyme_dup, r, dr)
  call near("a series", dp, sum([(i*0.5d0**(i - 1), i = 1, 5)]), 1d-12)
  call near("an external procedure", 1d0*my__enzyme_iter(4, 2), 4d0, 0d0)
  h%g => cube
  dh%a = 0
  call c_f_procpointer(enzyme_virtualreverse(cube), dh%g)
  x(1) = 2; dx(1) = 0; dr = 1
  call enzyme_autodiff(applied, enzyme_dup, h, dh, enzyme_dup, x(1), dx(1), enzyme_dup, r, dr)
  call near("a procedure pointer", r, 16d0, 1d-12)
  call near("a procedure pointer", dx(1), 24d0, 1d-12)
  call near("a procedure pointer", dh%a, 8d0, 1d-12)
  call finish
end program
