! Objects of several types are copied by their types at run time: integers and text that lie where another type has
! numbers are integers, or hold the bits of numbers.
#include "check.inc"
module class_bytes
  use iso_c_binding, only: c_ptr, c_null_ptr, c_associated
  implicit none
  type :: base
    real(8) :: a = 1
  end type
  type, extends(base) :: numbers
    real(8) :: c(3) = 0
    integer :: k = 1
  end type
  type, extends(base) :: packet
    integer(1) :: b(8) = 0
    character(8) :: s = ' '
    integer(8) :: w = 0
  end type
  type, extends(base) :: plain
    logical :: l = .true.
    integer(2) :: i(3) = [1, 2, 3]
    type(c_ptr) :: p = c_null_ptr
    character(5) :: name = 'plain'
    integer :: n = 7, m(2) = [2, 3]
  end type
  type, extends(base) :: owning
    integer :: n = 2
    real(8), allocatable :: v(:)
    integer(1) :: b(8) = 0
  end type
contains
  subroutine make(n, x, p)
    integer, intent(in) :: n
    real(8), intent(in) :: x(3)
    class(base), allocatable, intent(out) :: p
    real(8) :: r
    integer(1) :: e(8)
    equivalence (r, e)
    select case (n)
    case (1)
      allocate (packet :: p)
    case (2)
      allocate (numbers :: p)
    case (3)
      allocate (owning :: p)
    case default
      allocate (plain :: p)
    end select
    p%a = x(1)*2
    select type (p)
    type is (packet)
      p%b = transfer(x(1), p%b)
      p%s = transfer(x(2)**2, p%s)
      p%w = transfer(x(3), p%w)
    type is (numbers)
      p%c = x*3
      p%k = 2
    type is (owning)
      r = x(3)**3
      p%v = x(:2)
      p%b = e
    end select
  end subroutine
  subroutine f(x, y)
    real(8) :: x(3), y(4)
    class(base), allocatable :: p, q
    integer :: i
    do i = 1, 4
      call make(i, x, p)
      allocate (q, source=p)
      y(i) = q%a
      select type (q)
      type is (packet)
        y(i) = y(i) + transfer(q%b, 1d0)**2 + transfer(q%s, 1d0)*transfer(q%w, 1d0)
      type is (numbers)
        y(i) = y(i) + sum(q%c**2)*q%k
      type is (owning)
        y(i) = y(i) + sum(q%v)*transfer(q%b, 1d0)/q%n
      type is (plain)
        y(i) = y(i)*q%n*q%m(2)*q%i(2)*len_trim(q%name)
        if (.not. q%l .or. c_associated(q%p)) y(i) = 0
      end select
      deallocate (p, q)
    end do
  end subroutine
end module
program main
  use enzyme
  use check
  use class_bytes
  implicit none
  VERIFY("f", f, 3, 4)
  call finish
end program
