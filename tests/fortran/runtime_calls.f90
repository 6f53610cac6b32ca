! Reductions along dimensions of integers and complex numbers, locations, pointers with bounds, character tests.
#include "check.inc"
module runtime_calls
  implicit none
contains
  subroutine of_integers(x, y)
    real(8) :: x(4), y(4)
    integer :: k(2, 3), i, where_most(1)
    k = reshape([1, 2, 3, 4, 5, 6], [2, 3])
    y(1) = x(1)*sum(sum(k, 1))
    y(2) = x(2)*maxval(maxval(k, 2))
    where_most = maxloc(x)
    y(3) = x(where_most(1))**2
    i = minloc(abs(x - 0.6d0), 1)
    y(4) = x(i)*x(4)
  end subroutine

  subroutine of_complex(x, y)
    real(8) :: x(8), y(4)
    complex(8) :: z(2, 2), s(2)
    z = reshape(cmplx(x(1:4), x(5:8), 8), [2, 2])
    s = sum(z*z, 1)
    y(1:2) = real(s)
    s = product(z, 2)
    y(3:4) = aimag(s)
  end subroutine

  subroutine remapped(x, y)
    real(8), target :: x(6)
    real(8) :: y(3)
    real(8), pointer :: m(:, :), p(:)
    m(1:2, 1:3) => x
    p(0:) => x(2:5)
    y(1) = m(2, 3)*m(1, 2)
    y(2) = sum(m(2, :)**2)
    y(3) = p(0)*p(3)
    if (associated(p, x(2:5))) y(3) = y(3)*x(1)
  end subroutine

  subroutine named(x, y)
    real(8) :: x(2), y(2)
    character(len=:), allocatable :: name
    character(8) :: padded
    integer :: i
    do i = 1, 2
      if (i == 1) then
        name = "linear"
      else
        name = "quadratic " // "form"
      end if
      padded = name
      if (trim(padded) == "linear") then
        y(i) = x(i)
      else if (index(name, "form") > 0) then
        y(i) = x(i)**2*len(name)
      end if
    end do
  end subroutine

  subroutine reported(x, y)
    real(8) :: x(3), y(1)
    character(40) :: line
    real(8) :: read_back
    integer :: i
    y(1) = 0
    do i = 1, 3
      write (line, *) i
      read (line, *) read_back
      y(1) = y(1) + read_back*x(i)**2
    end do
    if (y(1) > 1d9) write (*, *) "large", y, x(1:2)
  end subroutine

  ! What comes from outside over a number that depends on x does not depend on x.
  subroutine read_over(x, y)
    real(8) :: x(3), y(3), grid(2, 2), scalar
    real(8) :: pair(2)
    character(40) :: line
    integer :: i
    grid = x(1)**2
    pair = x(2)
    scalar = x(3)
    y = 0
    line = "3 4 5"
    do i = 1, 2
      read (line, *) grid(i, :)
      read (line, *) scalar
      read (line, *) pair(1)
      y(1) = y(1) + sum(grid)*x(1)
      y(2) = y(2) + sum(pair)*x(2)
      y(3) = y(3) + scalar*x(3)
      grid = grid*x(2)
      scalar = x(1)
    end do
  end subroutine

  ! What READ leaves alone keeps its derivative.
  subroutine not_read_over(x, y)
    real(8) :: x(3), y(3), a(4), b
    complex(8) :: z(2)
    character(40) :: line
    integer :: status
    a = x(1)**2
    b = x(2)**2
    z = cmplx(x(3)**2, x(1), 8)
    line = "1.5,,(2.5,1),, 4 /"
    read (line, *) b, b, z, a
    line = "7 8 none"
    read (line, *, iostat=status) b, a(4), a(3), a(2)
    y(1) = sum(a)*x(1)
    y(2) = b*x(2) + real(z(1)*z(2))
    y(3) = aimag(z(1)*z(2))*x(3)
    if (status == 0) y = 0
  end subroutine

  subroutine drawn_over(x, y)
    real(8) :: x(2), y(2), noise(3), one
    integer :: i, seed(33)
    seed = 7
    call random_seed(put=seed)
    noise = x(1)
    one = x(2)
    y = 0
    do i = 1, 3
      call random_number(noise)
      call random_number(one)
      noise = noise*x(1)
      one = one*x(2)
      y = y + sum(noise)*one*x
    end do
  end subroutine

  subroutine kept(x, y)
    real(8) :: x(6), y(6)
    integer :: i
    y = x
    where (y > 0.6d0)
      y = y(6:1:-1)*y
    end where
    forall (i=1:5) y(i) = y(i + 1)*x(i)
  end subroutine
end module

program main
  use enzyme
  use check
  use runtime_calls
  implicit none
  VERIFY("of integers", of_integers, 4, 4)
  VERIFY("of complex", of_complex, 8, 4)
  VERIFY("remapped", remapped, 6, 3)
  VERIFY("named", named, 2, 2)
  VERIFY("reported", reported, 3, 1)
  VERIFY("kept", kept, 6, 6)
  VERIFY("read over", read_over, 3, 3)
  VERIFY("not read over", not_read_over, 3, 3)
  VERIFY("drawn over", drawn_over, 2, 2)
  call finish
end program
