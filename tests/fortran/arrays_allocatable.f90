! Allocatable arrays: allocate, assignment that allocates, deallocate, move_alloc, components.
#include "check.inc"
module arrays_allocatable
  implicit none
  type :: holder
    real(8), allocatable :: values(:)
    real(8) :: factor
  end type
contains
  subroutine temporary(x, y)
    real(8) :: x(4), y(4)
    real(8), allocatable :: a(:)
    integer :: i
    allocate (a(4))
    do i = 1, 4
      a(i) = x(i)**2
    end do
    do i = 1, 4
      y(i) = a(i)*a(5 - i)
    end do
    deallocate (a)
  end subroutine

  subroutine assigned(x, y)
    real(8) :: x(4), y(4)
    real(8), allocatable :: a(:), b(:)
    a = x*x
    b = a(1:3)
    a = [a, b]
    y = a(1:4)*a(4:7)
  end subroutine

  subroutine moved(x, y)
    real(8) :: x(3), y(3)
    real(8), allocatable :: a(:), b(:)
    allocate (a(3), source=x)
    a = sin(a)
    call move_alloc(a, b)
    y = b*x
  end subroutine

  subroutine component(x, y)
    real(8) :: x(3), y(3)
    type(holder) :: h
    allocate (h%values(3))
    h%values = x*x
    h%factor = x(1)
    y = h%values*h%factor
  end subroutine

  subroutine grown(x, y)
    real(8) :: x(2), y(1)
    real(8), allocatable :: list(:), wider(:)
    integer :: i
    allocate (list(1))
    list(1) = x(1)
    do i = 2, 6
      allocate (wider(i))
      wider(1:i - 1) = list
      wider(i) = list(i - 1)*x(2) + x(1)
      call move_alloc(wider, list)
    end do
    y(1) = sum(list**2)
  end subroutine
end module

program main
  use enzyme
  use check
  use arrays_allocatable
  implicit none
  VERIFY("temporary", temporary, 4, 4)
  VERIFY("assigned", assigned, 4, 4)
  VERIFY("moved", moved, 3, 3)
  VERIFY("component", component, 3, 3)
  VERIFY("grown", grown, 2, 1)
  call finish
end program
