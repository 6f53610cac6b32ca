! A growing list of `class(*)` that is handed a record, numbers, integers, text: its memory may hold either.
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
    class(*), allocatable :: a
    type(entry) :: e
    integer :: i
    e%v = x(1)*x(2)
    e%id = 3
    call any_append(v, x(1))
    call any_append(v, e)
    call any_append(v, 4)
    call any_append(v, 7_8)
    call any_append(v, cmplx(x(2), x(3), 8))
    call any_append(v, .true.)
    call any_append(v, 'text')
    call any_append(v, e)
    call move_alloc(v(1)%it, a)
    call move_alloc(v(2)%it, v(1)%it)
    call move_alloc(a, v(2)%it)
    y = 0
    do i = 1, size(v)
      select type (p => v(i)%it)
      type is (real(8))
        y = y + p**3
      type is (integer)
        y = y + p*x(3)
      type is (integer(8))
        y = y + p*x(3)**2
      type is (complex(8))
        y = y + real(p*p)
      type is (logical)
        if (p) y = y*1.5d0
      type is (character(*))
        y = y*len(p)
      type is (entry)
        y = y + p%v**2*p%id
        if (p%name == 'none') y = y*1.25d0
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
