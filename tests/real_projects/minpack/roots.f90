! HYBRJ1 and HYBRD1 solve f(x, a) = 0; the root's derivative by the parameters is -f_x^-1 f_a.
module equations
  implicit none
  real(8) :: parameters(2)
contains
  ! x1^2 + x2^2 = a1, x1 exp(x2) = a2
  subroutine both(n, x, f, jacobian, ldj, flag)
    integer :: n, ldj, flag
    real(8) :: x(n), f(n), jacobian(ldj, n)
    if (flag == 1) call plain(n, x, f, flag)
    if (flag == 2) then
      jacobian(1, :) = 2 * x
      jacobian(2, :) = [exp(x(2)), x(1) * exp(x(2))]
    end if
  end subroutine

  subroutine plain(n, x, f, flag)
    integer :: n, flag
    real(8) :: x(n), f(n)
    f(1) = x(1)**2 + x(2)**2 - parameters(1)
    f(2) = x(1) * exp(x(2)) - parameters(2)
  end subroutine

  subroutine root(a, x, exact)
    real(8), intent(in) :: a(2)
    real(8), intent(out) :: x(2)
    logical, intent(in) :: exact
    real(8) :: f(2), jacobian(2, 2), work(40)
    integer :: info
    external :: hybrj1, hybrd1
    parameters = a
    x = [1.5d0, 0.2d0]
    if (exact) then
      call hybrj1(both, 2, x, f, jacobian, 2, 1d-15, info, work, size(work))
    else
      call hybrd1(plain, 2, x, f, 1d-15, info, work, size(work))
    end if
  end subroutine
end module

program roots
  use equations
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  real(8) :: a(2) = [4d0, 2.5d0], x(2), abar(2), xbar(2), da(2), dx(2), want(2, 2), jacobian(2, 2), det
  integer :: i, failures
  failures = 0
  call run(.true., 1d-9)
  call run(.false., 1d-6)
  if (failures > 0) error stop 1
contains
  subroutine run(exact, tolerance)
    logical, intent(in) :: exact
    real(8), intent(in) :: tolerance
    call root(a, x, exact)
    jacobian(1, :) = 2 * x
    jacobian(2, :) = [exp(x(2)), x(1) * exp(x(2))]
    det = jacobian(1, 1) * jacobian(2, 2) - jacobian(1, 2) * jacobian(2, 1)
    want = reshape([jacobian(2, 2), -jacobian(2, 1), -jacobian(1, 2), jacobian(1, 1)], [2, 2]) / det
    do i = 1, 2
      abar = 0; xbar = 0; xbar(i) = 1
      call enzyme_autodiff(root, enzyme_dup, a, abar, enzyme_dup, x, xbar, enzyme_const, exact)
      call near('reverse', maxval(abs(abar - want(i, :))), tolerance)
      da = 0; da(i) = 1; dx = 0
      call enzyme_fwddiff(root, enzyme_dup, a, da, enzyme_dup, x, dx, enzyme_const, exact)
      call near('forward', maxval(abs(dx - want(:, i))), tolerance)
    end do
  end subroutine

  subroutine near(what, error, tolerance)
    character(*), intent(in) :: what
    real(8), intent(in) :: error, tolerance
    print '(2a, es9.1)', 'check ', what, error
    if (.not. error < tolerance) failures = failures + 1
  end subroutine
end program
