! matmul, transpose, reshape, spread, pack, unpack, cshift, eoshift, merge, outer products.
#include "check.inc"
module intrinsics_transforms
  implicit none
contains
  subroutine products(x, y)
    real(8) :: x(8), y(8)
    real(8) :: a(2, 2), b(2, 2), c(2, 2)
    a = reshape(x(1:4), [2, 2])
    b = reshape(x(5:8), [2, 2])
    c = matmul(a, b)
    y(1:4) = reshape(c, [4])
    y(5:6) = matmul(a, x(5:6))
    y(7:8) = matmul(x(1:2), b)
  end subroutine

  subroutine transposed(x, y)
    real(8) :: x(6), y(10)
    real(8) :: a(2, 3)
    a = reshape(x, [2, 3])
    y(1:6) = reshape(transpose(a), [6])
    y(7:10) = reshape(matmul(a, transpose(a)), [4])
  end subroutine

  subroutine spreading(x, y)
    real(8) :: x(3), y(9)
    y = reshape(spread(x, 1, 3)*spread(x, 2, 3), [9])
  end subroutine

  subroutine shifting(x, y)
    real(8) :: x(5), y(10)
    y(1:5) = cshift(x, 2)*x
    y(6:10) = eoshift(x, 1) + x**2
  end subroutine

  subroutine packing(x, y)
    real(8) :: x(6), y(6)
    real(8), allocatable :: p(:)
    integer :: n
    p = pack(x, [.true., .false., .true., .true., .false., .true.])
    n = size(p)
    y(1:n) = p*p
    y(n + 1:6) = x(1)
  end subroutine

  subroutine merging(x, y)
    real(8) :: x(5), y(5)
    y = merge(x**2, sin(x), x > 0.6d0)
  end subroutine
end module

program main
  use enzyme
  use check
  use intrinsics_transforms
  implicit none
  VERIFY("products", products, 8, 8)
  VERIFY("transposed", transposed, 6, 10)
  VERIFY("spreading", spreading, 3, 9)
  VERIFY("shifting", shifting, 5, 10)
  VERIFY("packing", packing, 6, 6)
  VERIFY("merging", merging, 5, 5)
  call finish
end program
