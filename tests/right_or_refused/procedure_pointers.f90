module pp
  implicit none
  abstract interface
    real(8) function fn(a)
      real(8), intent(in) :: a
    end function
  end interface
  type :: step
    procedure(fn), pointer, nopass :: g => null()
    real(8) :: w
    type(step), pointer :: next => null()
  end type
contains
  real(8) function sq(a)
    real(8), intent(in) :: a
    sq = a*a
  end function
  real(8) function si(a)
    real(8), intent(in) :: a
    si = sin(a)
  end function
end module
subroutine fun(n, x, y)
  use pp
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(step), pointer :: head, p
  integer :: i
  nullify (head)
  do i = 1, n
    allocate (p)
    p%w = x(i)*x(1)
    if (mod(i, 2) == 0) then
      p%g => sq
    else
      p%g => si
    end if
    p%next => head
    head => p
  end do
  y = 1
  do while (associated(head))
    y = head%g(y)*head%w + y
    p => head
    head => head%next
    deallocate (p)
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
