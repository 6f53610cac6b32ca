! Records with integers and text beside their numbers, swapped, sorted and kept in arrays.
#include "check.inc"
module types_sorted
  implicit none
  type :: particle
    real(8) :: x(3), v(3), mass
    integer :: id
    logical :: on
  end type
  type :: labelled
    sequence
    integer :: id
    real(4) :: w
    real(8) :: v(2)
    logical :: on
    character(3) :: s
  end type
contains
  subroutine swap(a, b)
    type(particle), intent(inout) :: a, b
    type(particle) :: t
    t = a
    a = b
    b = t
  end subroutine

  subroutine swapped(x, y)
    real(8) :: x(4), y(2)
    type(particle) :: p(8)
    integer :: i, j
    do i = 1, 4
      p(i) = particle([x(i), x(1), 1d0], [0d0, x(i)*x(2), x(3)], x(i)**2, i, .true.)
    end do
    do i = 1, 4
      do j = i + 1, 4
        if (p(j)%mass < p(i)%mass) call swap(p(i), p(j))
      end do
    end do
    y = 0
    do i = 1, 4
      if (p(i)%on) y(1) = y(1) + p(i)%mass*dot_product(p(i)%x, p(i)%v)*p(i)%id
      y(2) = y(2) + norm2(p(i)%x)*i
    end do
  end subroutine

  subroutine sort(a, n)
    integer :: n, i, j
    type(labelled) :: a(n), t
    do i = 2, n
      t = a(i)
      j = i - 1
      do while (j >= 1)
        if (a(j)%v(1) <= t%v(1)) exit
        a(j + 1) = a(j)
        j = j - 1
      end do
      a(j + 1) = t
    end do
  end subroutine

  subroutine inserted(x, y)
    real(8) :: x(4), y(1)
    type(labelled) :: a(8)
    integer :: i
    do i = 1, 4
      a(i) = labelled(i, 1.5, [x(i), x(i)*x(1)], .true., 'abc')
    end do
    call sort(a, 4)
    y = 0
    do i = 1, 4
      y(1) = y(1) + a(i)%v(1)*a(i)%v(2)*a(i)%w*i*len_trim(a(i)%s)
    end do
  end subroutine
end module

program main
  use enzyme
  use check
  use types_sorted
  implicit none
  VERIFY("swapped", swapped, 4, 2)
  VERIFY("inserted", inserted, 4, 1)
  call finish
end program
