! What is one dummy argument in a call is another in the next: they overlap, though in each call they do not.
#include "check.inc"
module calls_repeated
  implicit none
contains
  subroutine scale(n, p, q)
    integer, intent(in) :: n
    real(8), intent(in) :: p(n)
    real(8), intent(inout) :: q(n)
    integer :: i
    do i = 1, n
      q(i) = q(i)*sin(p(i))
    end do
  end subroutine

  subroutine scale_shaped(p, q)
    real(8), intent(in) :: p(:)
    real(8), intent(inout) :: q(:)
    integer :: i
    do i = 1, size(p)
      q(i) = q(i)*sin(p(i))
    end do
  end subroutine

  subroutine twice(x, y)
    real(8) :: x(6), y(6)
    y = x
    call scale(3, y(1:3), y(4:6))
    call scale(3, y(4:6), y(1:3))
  end subroutine

  subroutine twice_shaped(x, y)
    real(8) :: x(6), y(6)
    y = x
    call scale_shaped(y(1:3), y(4:6))
    call scale_shaped(y(4:6), y(1:3))
  end subroutine

  subroutine in_loops(x, y)
    real(8) :: x(6), y(6)
    integer :: i
    y = x
    do i = 1, 4
      call scale(1, y(i:i), y(i + 1:i + 1))
    end do
    do i = 4, 1, -1
      call scale_shaped(y(i + 1:i + 1), y(i:i))
    end do
  end subroutine

  subroutine layers(x, y)
    real(8) :: x(6), y(6), state(2, 3)
    integer :: layer, t
    state = reshape(x, [2, 3])
    do t = 1, 3
      do layer = 2, 3
        call scale(2, state(:, layer - 1), state(:, layer))
      end do
      call scale_shaped(state(:, 3), state(:, 1))
    end do
    y = reshape(state, [6])
  end subroutine
end module

program main
  use enzyme
  use check
  use calls_repeated
  implicit none
  VERIFY("twice", twice, 6, 6)
  VERIFY("twice, assumed shape", twice_shaped, 6, 6)
  VERIFY("in loops", in_loops, 6, 6)
  VERIFY("layers", layers, 6, 6)
  call finish
end program
