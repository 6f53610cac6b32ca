! Halves of a number by EQUIVALENCE, handed to a list of `class(*)` as integers.
module lists
  implicit none
  type entry
    integer :: id = 0
    real(8) :: v = 0.3d0
    logical :: ok = .false.
    real(8) :: w(2) = [0.1d0, -0.2d0]
    character(6) :: name = 'none'
  end type
  type anything
    class(*), allocatable :: it
  end type
contains
  subroutine any_append(v, it)
    type(anything), allocatable, intent(inout) :: v(:)
    class(*), intent(in) :: it
    type(anything), allocatable :: grown(:)
    integer :: i, n
    n = 0
    if (allocated(v)) n = size(v)
    allocate (grown(n + 1))
    do i = 1, n
      call move_alloc(v(i)%it, grown(i)%it)
    end do
    allocate (grown(n + 1)%it, source=it)
    call move_alloc(grown, v)
  end subroutine
  subroutine run(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(anything), allocatable :: v(:)
    integer :: i, halves(2)
    real(8) :: number
    equivalence (halves, number)
    number = x(1)*x(2)
    call any_append(v, halves(1))
    call any_append(v, halves(2))
    call any_append(v, x(3))
    number = 0
    y = 0
    do i = 1, size(v)
      select type (p => v(i)%it)
      type is (integer)
        halves(i) = p
      type is (real(8))
        y = y + p**2 + number**2
      end select
    end do
  end subroutine
end module
subroutine fun(n, x, y)
  use lists
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  call run(x, y)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(3)
contains
  include 'check.inc'
end program
