! Internal procedures kept in a table of procedure pointers of a module and called from there.
module tab
  implicit none
  abstract interface
    subroutine sb(t)
      real(8), intent(inout) :: t
    end subroutine
  end interface
  type :: entry_t
    procedure(sb), pointer, nopass :: p => null()
  end type
  type(entry_t) :: hooks(3)
contains
  subroutine run(t)
    real(8), intent(inout) :: t
    integer :: i
    do i = 1, 3
      if (associated(hooks(i)%p)) call hooks(i)%p(t)
    end do
  end subroutine
end module
subroutine fun(n, x, y)
  use tab
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: total
  total = x(1)
  hooks(1)%p => grow
  hooks(2)%p => damp
  hooks(3)%p => grow
  y = x(2)
  call run(y)
  call run(y)
  y = y*total
  hooks(1)%p => null()
contains
  subroutine grow(t)
    real(8), intent(inout) :: t
    t = t*x(3)
    total = total + t
  end subroutine
  subroutine damp(t)
    real(8), intent(inout) :: t
    t = t*0.5d0 + total
  end subroutine
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
