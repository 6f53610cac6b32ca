! Compares derivatives of y = f(x) with central differences, and forward with reverse mode.
!
! A program fills `x`, has the hooks fill `yt` (forward) and `dx` (reverse) and calls `compare`; see check.inc.
module check
  implicit none
  integer, parameter :: most = 64
  real(8) :: x(most), v(most), y(most), yt(most)
  real(8) :: xr(most), dx(most), yr(most), dy(most)
  integer :: nx = 0, ny = 0, failures = 0
contains
  subroutine prepare(inputs, outputs)
    integer, intent(in) :: inputs, outputs
    integer :: i
    nx = inputs
    ny = outputs
    do i = 1, most
      x(i) = 0.6d0 + 0.5d0*sin(1.7d0*i)
      v(i) = 0.7d0 + 0.4d0*cos(2.3d0*i)
      dy(i) = 0.9d0 - 0.5d0*sin(0.9d0*i)
    end do
    x(nx + 1:) = 0
    v(nx + 1:) = 0
    dy(ny + 1:) = 0
    xr = x
    y = 0
    yr = 0
    yt = 0
    dx = 0
  end subroutine

  ! Forward and reverse mode agree, and both agree with central differences.
  subroutine compare(name, f, tolerance)
    character(*), intent(in) :: name
    external :: f
    real(8), intent(in) :: tolerance
    real(8) :: weights(most), above(most), below(most), shifted(most), difference
    real(8), parameter :: h = 1d-5
    integer :: i
    do i = 1, ny
      weights(i) = 0.9d0 - 0.5d0*sin(0.9d0*i)
    end do
    ! what stands for the program in a derivative computes what the program does
    above = 0
    shifted = x
    call f(shifted, above)
    do i = 1, ny
      call near(name//": the program's own value", y(i), above(i), 1d-12)
    end do
    call near(name//": primal", sum(yr(:ny)*weights(:ny)), sum(y(:ny)*weights(:ny)), 1d-12)
    above = 0
    below = 0
    shifted = x + h*v
    call f(shifted, above)
    shifted = x - h*v
    call f(shifted, below)
    do i = 1, ny
      difference = (above(i) - below(i))/(2*h)
      call near(name//": tangent", yt(i), difference, tolerance)
    end do
    do i = 1, nx
      above = 0
      below = 0
      shifted = x
      shifted(i) = x(i) + h
      call f(shifted, above)
      shifted(i) = x(i) - h
      call f(shifted, below)
      difference = sum(weights(:ny)*(above(:ny) - below(:ny)))/(2*h)
      call near(name//": adjoint", dx(i), difference, tolerance)
    end do
    call near(name//": dot product", sum(dx(:nx)*v(:nx)), sum(weights(:ny)*yt(:ny)), 1d-9)
  end subroutine

  subroutine near(name, value, expected, tolerance)
    character(*), intent(in) :: name
    real(8), intent(in) :: value, expected, tolerance
    print '(a,a,1x,es24.16,1x,es9.2)', "check ", name, value, 1d-9
    if (.not. abs(value - expected) <= tolerance*max(1d0, abs(expected))) then
      write (0, '(a,2es24.16)') name//" is wrong: value, expected", value, expected
      failures = failures + 1
    end if
  end subroutine

  subroutine finish
    if (failures > 0) error stop 1
  end subroutine
end module
