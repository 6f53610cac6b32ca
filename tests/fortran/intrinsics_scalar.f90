! Elemental mathematics, in real(8) and real(4).
#include "check.inc"
module intrinsics_scalar
  implicit none
contains
  subroutine elementary(x, y)
    real(8) :: x(1), y(30), t
    t = x(1)*0.5d0
    y(1) = sin(t); y(2) = cos(t); y(3) = tan(t); y(4) = asin(t); y(5) = acos(t); y(6) = atan(t)
    y(7) = sinh(t); y(8) = cosh(t); y(9) = tanh(t); y(10) = asinh(t); y(11) = acosh(1 + t); y(12) = atanh(t)
    y(13) = exp(t); y(14) = log(t); y(15) = log10(t); y(16) = sqrt(t); y(17) = t**1.7d0; y(18) = t**(-3)
    y(19) = erf(t); y(20) = erfc(t); y(21) = gamma(1 + t); y(22) = log_gamma(1 + t)
    y(23) = bessel_j0(t); y(24) = bessel_j1(t); y(25) = bessel_y0(t); y(26) = bessel_jn(2, t)
    y(27) = hypot(t, 1 + t); y(28) = atan2(t, 2 + t); y(29) = erfc_scaled(t); y(30) = 2d0**t
  end subroutine

  subroutine parts(x, y)
    real(8) :: x(2), y(12)
    y(1) = mod(7*x(1), 0.9d0); y(2) = modulo(-7*x(1), 0.9d0); y(3) = abs(-x(1)); y(4) = sign(x(1), -x(2))
    y(5) = dim(x(1), x(2)) + dim(x(2), x(1)); y(6) = aint(7*x(1))*x(2); y(7) = anint(7*x(2))*x(1)
    y(8) = floor(9*x(1))*x(2); y(9) = ceiling(9*x(2))*x(1); y(10) = max(x(1), x(2), 0.1d0)
    y(11) = min(x(1), x(2)); y(12) = scale(x(1), 3) + fraction(x(2)) + set_exponent(x(1), 2)
  end subroutine

  subroutine single(x, y)
    real(8) :: x(1), y(1)
    real(4) :: t
    t = 2.0
    y(1) = x(1)*sin(t)*exp(t)
  end subroutine

  subroutine powers(x, y)
    real(8) :: x(2), y(5)
    integer :: n
    n = 5
    y(1) = x(1)**n; y(2) = x(1)**x(2); y(3) = x(2)**2; y(4) = x(2)**(-2); y(5) = 3**x(1)
  end subroutine
end module

program main
  use enzyme
  use check
  use intrinsics_scalar
  implicit none
  VERIFY("elementary", elementary, 1, 30)
  VERIFY("parts", parts, 2, 12)
  VERIFY("single", single, 1, 1)
  VERIFY("powers", powers, 2, 5)
  call finish
end program
