! Files, text selections, saved data, internal recursion, OpenMP directives, number models.
#include "check.inc"
module ordinary_programs_nonadvancing
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(3), y(1)
    integer :: u, i
    open(newunit=u, status='scratch')
    do i = 1, 3
      write(u, *) i, x(i)
    end do
    rewind(u)
    close(u)
    y(1) = product(x)
  end subroutine
end module

module ordinary_programs_char_select
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(3), y(1)
    character(3) :: ops(3) = ['sin','cos','exp']
    integer :: i
    y(1) = 1
    do i = 1, 3
      select case (ops(i))
      case ('sin'); y(1) = y(1)*sin(x(i))
      case ('cos'); y(1) = y(1)*cos(x(i))
      case default; y(1) = y(1)*exp(x(i))
      end select
    end do
  end subroutine
end module

module ordinary_programs_block_data_save
  implicit none
  integer, parameter :: dp = kind(1d0)
contains
  subroutine f(x, y)
    real(dp) :: x(2), y(2)
    real(dp), save :: coeff(3) = [1.0_dp, 0.5_dp, 0.25_dp]
    real(dp) :: poly
    integer :: i
    poly = 0
    do i = 3, 1, -1
      poly = poly*x(1) + coeff(i)
    end do
    y(1) = poly
    call outer(x(2), y(2))
  end subroutine
  subroutine outer(a, b)
    real(dp), intent(in) :: a
    real(dp), intent(out) :: b
    real(dp) :: acc(0:3)
    acc(0) = 1
    call fill(3)
    b = acc(3)
  contains
    recursive subroutine fill(n)
      integer, intent(in) :: n
      if (n > 1) call fill(n-1)
      acc(n) = acc(n-1)*a + n
    end subroutine
  end subroutine
end module

module ordinary_programs_openmp_loop
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(5), y(1), s
    integer :: i
    s = 0
    !$omp parallel do reduction(+:s)
    do i = 1, 5
      s = s + sin(x(i))*i
    end do
    !$omp end parallel do
    y(1) = s
  end subroutine
end module

module ordinary_programs_bessel_etc
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(3), y(6)
    y(1) = nearest(x(1), 1d0) + spacing(x(2))
    y(2) = exponent(8*x(1))*x(2)
    y(3) = dot_product([x(1),x(2)], [x(2),x(3)])
    y(4) = real(int(x(1)*10), 8)*x(3)
    y(5) = dprod(real(0.5), real(2.0))*x(1) + ishft(8,-1)*x(2)
    y(6) = hypot(x(1), x(2))**x(3) + atan2(x(1), x(3)) + sign(x(1), x(2) - 1)
  end subroutine
end module

program main
  use enzyme
  use check
  use ordinary_programs_nonadvancing, only: nonadvancing => f
  use ordinary_programs_char_select, only: char_select => f
  use ordinary_programs_block_data_save, only: block_data_save => f
  use ordinary_programs_openmp_loop, only: openmp_loop => f
  use ordinary_programs_bessel_etc, only: bessel_etc => f
  implicit none
  VERIFY("nonadvancing", nonadvancing, 3, 1)
  VERIFY("char select", char_select, 3, 1)
  VERIFY("block data save", block_data_save, 2, 2)
  VERIFY("openmp loop", openmp_loop, 5, 1)
  VERIFY("bessel etc", bessel_etc, 3, 6)
  call finish
end program
