! Arrays of explicit shape and assumed size, scalars by reference, nested loops: the style of Fortran 77.
#include "check.inc"
module arrays_explicit
  implicit none
contains
  subroutine elementwise(x, y)
    real(8) :: x(5), y(5)
    integer :: i
    do i = 1, 5
      y(i) = sin(x(i))*exp(-x(i)) + x(i)**3/(1 + x(i)**2)
    end do
  end subroutine

  subroutine product_of_matrices(x, y)
    real(8) :: x(*), y(*)
    call gemm(3, 2, 3, x(1), x(7), y)
  end subroutine

  subroutine gemm(m, k, n, a, b, c)
    integer :: m, k, n, i, j, l
    real(8) :: a(m, k), b(k, n), c(m, n)
    do j = 1, n
      do i = 1, m
        c(i, j) = 0
        do l = 1, k
          c(i, j) = c(i, j) + a(i, l)*b(l, j)
        end do
      end do
    end do
  end subroutine

  subroutine scalars(x, y)
    real(8) :: x(2), y(2)
    call swapped(x(1), x(2), y(1), y(2))
  end subroutine

  subroutine swapped(a, b, p, q)
    real(8) :: a, b, p, q, t
    t = a*b
    p = sqrt(t) + atan2(a, b)
    q = t/a + log(b) - max(a, b) + min(a, 0.1d0) + sign(a, -b) + abs(a - b)
  end subroutine

  subroutine in_place(x, y)
    real(8) :: x(6), y(1), a(0:5)
    integer :: i, k
    a = x
    do k = 1, 4
      do i = 1, 4
        a(i) = 0.25d0*(a(i - 1) + 2*a(i)*a(i) + a(i + 1))
      end do
    end do
    y(1) = a(1)*a(2) + a(3)*a(4)
  end subroutine

  subroutine real4(x, y)
    real(8) :: x(3), y(3)
    real(4) :: a(3)
    integer :: i
    do i = 1, 3
      a(i) = real(i, 4)*0.5
      y(i) = x(i)*a(i)
    end do
  end subroutine
end module

program main
  use enzyme
  use check
  use arrays_explicit
  implicit none
  VERIFY("elementwise", elementwise, 5, 5)
  VERIFY("gemm", product_of_matrices, 12, 9)
  VERIFY("scalars", scalars, 2, 2)
  VERIFY("in place", in_place, 6, 1)
  VERIFY("real4", real4, 3, 3)
  call finish
end program
