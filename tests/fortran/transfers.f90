! TRANSFER and EQUIVALENCE: numbers as integers, bytes, text and structures, and back.
#include "check.inc"
module transfers
  implicit none
  type pair
    real(8) :: u
    integer(8) :: id
  end type
  type point
    real(8) :: a, b
  end type
contains
  ! to bytes, to text, and back, of any number of numbers
  subroutine bytes(n, x, z)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: z(n)
    integer(1), allocatable :: b(:), c(:)
    character(1), allocatable :: s(:)
    character(len=8*n) :: t
    integer :: i
    b = transfer(x*x, b)
    allocate (c(size(b)), s(8*n))
    do i = 1, size(b)
      c(i) = b(i)
    end do
    z = transfer(c, z)
    t = transfer(3*z, t)
    do i = 1, 8*n
      s(i) = t(i:i)
    end do
    do i = 1, 8*n
      t(i:i) = s(i)
    end do
    z = transfer(t, z)
  end subroutine
  ! to integers, xor there and back, and as parts of structures
  subroutine integers(n, x, z)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: z(n)
    integer(8), allocatable :: k(:)
    type(pair) :: p(n)
    integer :: i
    k = transfer(x*x, k)
    do i = 1, n
      k(i) = ieor(k(i), 12345_8*i)
    end do
    do i = 1, n
      k(i) = ieor(k(i), 12345_8*i)
    end do
    do i = 1, n
      p(i)%u = x(i)**2
      p(i)%id = transfer(x(i)*2, 1_8)
    end do
    z = transfer(k, z) + p%u*transfer(p%id, z)
  end subroutine
  subroutine all_of(x, y)
    real(8) :: x(4), y(6)
    type(point) :: q
    real(8) :: v(2), r
    integer(8) :: k, l
    integer(4) :: halves(4)
    complex(8) :: z
    equivalence (r, k)
    call bytes(2, x(1:2), y(1:2))
    call integers(2, x(3:4), y(3:4))
    q%a = x(1)*x(2)
    q%b = x(1)
    v = transfer(q, v)
    q = transfer(v*2, q)
    halves = transfer(x(1:2)*x(3), halves, size=4)
    y(5) = v(1)*v(2) + q%a + sum(transfer(halves, x, size=2))
    z = transfer(x(3:4), z)
    r = x(2)**3
    l = k
    r = 0
    k = l
    y(6) = real(z*z) + r
  end subroutine
end module
program main
  use enzyme
  use check
  use transfers
  implicit none
  VERIFY("transfers", all_of, 4, 6)
  call finish
end program
