! Two buffers that change places in a time loop: by MOVE_ALLOC of locals, dummies, module variables, components.
#include "check.inc"
module buffers_swapped
  implicit none
  real(8), allocatable :: ga(:), gb(:)
  type :: field
    real(8), allocatable :: a(:), b(:)
  end type
contains
  subroutine swap(a, b)
    real(8), allocatable, intent(inout) :: a(:), b(:)
    real(8), allocatable :: t(:)
    call move_alloc(a, t)
    call move_alloc(b, a)
    call move_alloc(t, b)
  end subroutine

  subroutine local(x, y)
    real(8) :: x(5), y(5)
    real(8), allocatable :: a(:), b(:), t(:)
    integer :: i, k
    allocate (a(5), b(5))
    a = x
    do k = 1, 4
      do i = 1, 5
        b(i) = sin(a(i))*a(mod(i, 5) + 1)
      end do
      call move_alloc(a, t)
      call move_alloc(b, a)
      call move_alloc(t, b)
    end do
    y = a
  end subroutine

  subroutine swapped(x, y)
    real(8) :: x(5), y(5)
    real(8), allocatable :: a(:), b(:)
    integer :: i, k
    allocate (a(5), b(5))
    a = x
    do k = 1, 4
      do i = 1, 5
        b(i) = sin(a(i))*a(mod(i, 5) + 1)
      end do
      call swap(a, b)
    end do
    y = a
  end subroutine

  subroutine dummies(a, b, k)
    real(8), allocatable, intent(inout) :: a(:), b(:)
    integer, intent(in) :: k
    real(8), allocatable :: t(:)
    integer :: i, s
    do s = 1, k
      do i = 1, 5
        b(i) = sin(a(i))*a(mod(i, 5) + 1)
      end do
      call move_alloc(a, t)
      call move_alloc(b, a)
      call move_alloc(t, b)
    end do
  end subroutine

  subroutine by_dummies(x, y)
    real(8) :: x(5), y(5)
    real(8), allocatable :: a(:), b(:)
    allocate (a(5), b(5))
    a = x
    call dummies(a, b, 4)
    y = a
  end subroutine

  subroutine globals(x, y)
    real(8) :: x(5), y(5)
    integer :: i, k
    if (allocated(ga)) deallocate (ga)
    if (allocated(gb)) deallocate (gb)
    allocate (ga(5), gb(5))
    ga = x
    do k = 1, 4
      do i = 1, 5
        gb(i) = sin(ga(i))*ga(mod(i, 5) + 1)
      end do
      call swap(ga, gb)
    end do
    y = ga
  end subroutine

  subroutine comps(x, y)
    real(8) :: x(5), y(5)
    type(field) :: f
    integer :: i, k
    allocate (f%a(5), f%b(5))
    f%a = x
    do k = 1, 4
      do i = 1, 5
        f%b(i) = sin(f%a(i))*f%a(mod(i, 5) + 1)
      end do
      call swap(f%a, f%b)
    end do
    y = f%a
  end subroutine

  subroutine pointed(x, y)
    real(8) :: x(5), y(5)
    real(8), target :: u(5), v(5)
    real(8), pointer :: a(:), b(:), t(:)
    integer :: i, k
    a => u
    b => v
    a = x
    do k = 1, 4
      do i = 1, 5
        b(i) = sin(a(i))*a(mod(i, 5) + 1)
      end do
      t => a
      a => b
      b => t
    end do
    y = a
  end subroutine
end module
program main
  use enzyme
  use check
  use buffers_swapped
  implicit none
  VERIFY("local", local, 5, 5)
  VERIFY("swapped", swapped, 5, 5)
  VERIFY("by dummies", by_dummies, 5, 5)
  VERIFY("globals", globals, 5, 5)
  VERIFY("comps", comps, 5, 5)
  VERIFY("pointed", pointed, 5, 5)
  call finish
end program
