! Special functions, products of complex matrices, reduce, transfer; random numbers, time and text as inactive.
#include "check.inc"
module intrinsics_library
  implicit none
  type :: wave
    real(8) :: a, b(2)
  end type
contains
  subroutine specials(x, y)
    real(8) :: x(6), y(8)
    y(1) = bessel_j0(x(1)) + bessel_j1(x(2)) + bessel_jn(2, x(3))
    y(2) = bessel_y0(x(1)) + bessel_y1(x(2)) + bessel_yn(2, x(3))
    y(3) = erf(x(1)) + erfc(x(2)) + erfc_scaled(x(3))
    y(4) = gamma(x(1)) + log_gamma(x(2) + 1)
    y(5) = hypot(x(1), x(2)) + sign(x(3), -x(4)) + dim(x(5), x(6))
    y(6) = mod(x(1), 0.4d0) + modulo(-x(2), 0.7d0) + aint(3*x(3))*x(4) + anint(x(4)) + nint(2*x(5))*x(6)
    y(7) = floor(3*x(1))*x(2) + ceiling(x(3))*x(2) + atan2(x(1), x(2)) + asinh(x(3)) + acosh(1 + x(4)) + atanh(x(5)/3)
    y(8) = max(x(1), x(2), x(3)) + min(x(4), x(5)) + abs(x(6)) + exp(-x(1)) + log10(x(2)) + tan(x(3)) + x(4)**x(5) + x(6)**3 + sqrt(x(1)) + fraction(x(2)) + scale(x(3), 2)
  end subroutine

  subroutine noise(x, y)
    real(8) :: x(3), y(3), u(3), s
    integer :: seed(8), values(8)
    character(40) :: text, name
    character(:), allocatable :: long
    seed = 42
    call random_seed(put=seed)
    call random_number(u)
    call random_number(s)
    call date_and_time(values=values)
    u = 0.5d0 + 0*u
    write (name, '(a,i0)') 'run', 3
    long = trim(name)//repeat('-', 3)//adjustl('  x')
    write (text, '(3f10.4)') x
    read (text, *) u
    y = x**2 + 0*s + len(long)*0
    if (index(long, 'zz') > 0) y = 0
    open (10, file='/dev/null')
    write (10, *) y, long
    close (10)
    print '(a)', 'done'
  end subroutine

  subroutine transfers(x, y)
    real(8) :: x(4), y(4), b(4)
    complex(8) :: z(2)
    type(wave) :: w
    z = transfer(x, z)
    y = transfer(z*z, y)
    w = transfer([x(1:3)], w)
    b = transfer(x, 0d0, 4)
    y(1) = y(1) + w%a*w%b(1)*w%b(2) + b(4)**2
  end subroutine

  subroutine reduces(x, y)
    real(8) :: x(4), y(2)
    y(1) = reduce(x, times)
    y(2) = reduce(x, smoothmax, mask=x > 0.3d0, identity=0d0)
  end subroutine

  pure real(8) function times(a, b)
    real(8), intent(in) :: a, b
    times = a*b
  end function

  pure real(8) function smoothmax(a, b)
    real(8), intent(in) :: a, b
    smoothmax = log(exp(a) + exp(b))
  end function

  subroutine matmuls(x, y)
    real(8) :: x(8), y(8)
    complex(8) :: a(2, 2), b(2, 2), v(2)
    real(8) :: r(2, 2)
    integer :: k(2, 2)
    a = reshape(cmplx(x(1:4), x(5:8), 8), [2, 2])
    r = reshape(x(1:4)**2, [2, 2])
    k = reshape([1, 2, 3, 4], [2, 2])
    b = matmul(a, transpose(a)) + matmul(r, a) + matmul(a, r)
    v = matmul(b, a(:, 1))
    y(1:4) = [real(b)] + [aimag(a)]
    y(5:8) = [matmul(k, r)] + [matmul(r, k)]
    y(1) = y(1) + abs(v(1)) + aimag(v(2))
  end subroutine
end module

program main
  use enzyme
  use check
  use intrinsics_library
  implicit none
  VERIFY("specials", specials, 6, 8)
  VERIFY("noise", noise, 3, 3)
  VERIFY("transfers", transfers, 4, 4)
  VERIFY("reduces", reduces, 4, 2)
  VERIFY("matmuls", matmuls, 8, 8)
  call finish
end program
