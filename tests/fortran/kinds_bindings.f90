! Complex arithmetic, real(4) and real(10), types and procedures of C.
#include "check.inc"
module kinds_bindings
  use, intrinsic :: iso_c_binding
  use, intrinsic :: iso_fortran_env
  implicit none
  integer, parameter :: dp = kind(1d0), xp = 10
  type, bind(c) :: pair
    real(c_double) :: a
    integer(c_int) :: n
    real(c_float) :: b
  end type
  interface
    real(c_double) function c_cbrt(x) bind(c, name="cbrt")
      import c_double
      real(c_double), value :: x
    end function
    subroutine c_qsort(base, n, size, compare) bind(c, name="qsort")
      import c_ptr, c_size_t, c_funptr
      type(c_ptr), value :: base
      integer(c_size_t), value :: n, size
      type(c_funptr), value :: compare
    end subroutine
  end interface
contains
  subroutine cplx(x, y)
    real(dp) :: x(6), y(6)
    complex(dp) :: z, w, v(3)
    complex(real32) :: s
    z = cmplx(x(1), x(2), dp)
    w = (x(3), 1d0)*z + conjg(z)/cmplx(x(4), -x(5), dp)
    v = [z, w, z*w]
    y(1) = real(w**2) + aimag(exp(z))
    y(2) = abs(w) + abs(sqrt(z))
    y(3) = real(log(w)) + aimag(sin(z)*cos(w))
    y(4) = real(dot_product(v, v)) + real(sum(v)) + real(product(v))
    s = cmplx(real(x(5)), real(x(6)))
    y(5) = real(z**x(6)) + aimag(w**z) + atan2(aimag(z), real(z))
    y(6) = w%re*w%im + real(z**(-2))
    v%re = x(1:3)
    y(6) = y(6) + real(sum(matmul(reshape([v, v, v], [3, 3]), v)))
  end subroutine

  subroutine wide(x, y)
    real(dp) :: x(4), y(4)
    real(xp) :: a, b(3)
    real(real32) :: s
    a = real(x(1), xp)**2*real(x(2), xp)
    b = [a, a*x(3), a + 2]
    y(1) = real(sum(b), dp)
    y(2) = real(b(2)*b(3) + max(a, 0.1_xp), dp)
    y(3) = dble(a)/x(4)
    s = 3
    y(4) = x(4)*s + real(int(x(1)*3), dp)
  end subroutine

  subroutine cbind(x, y)
    real(dp), target :: x(4)
    real(dp) :: y(4)
    type(pair) :: p
    real(dp), pointer :: q(:)
    type(c_ptr) :: c
    real(dp), target :: sorted(4)
    p%a = x(1)*x(2)
    p%n = 3
    call twist(p, x(3))
    y(1) = p%a
    y(2) = c_cbrt(x(2))
    c = c_loc(x)
    call c_f_pointer(c, q, [4])
    y(3) = q(2)*q(4)
    sorted = x
    call c_qsort(c_loc(sorted), 4_c_size_t, 8_c_size_t, c_funloc(less))
    y(4) = sorted(1)*2 + sorted(4)**2
  end subroutine

  subroutine twist(p, t) bind(c)
    type(pair), intent(inout) :: p
    real(c_double), value :: t
    p%a = p%a**p%n*t
  end subroutine

  integer(c_int) function less(a, b) bind(c)
    type(c_ptr), value :: a, b
    real(dp), pointer :: u, v
    call c_f_pointer(a, u)
    call c_f_pointer(b, v)
    less = merge(-1, merge(1, 0, u > v), u < v)
  end function
end module

program main
  use enzyme
  use check
  use kinds_bindings
  implicit none
  VERIFY("complex", cplx, 6, 6)
  VERIFY("wide", wide, 4, 4)
  VERIFY("cbind", cbind, 4, 4)
  call finish
end program
