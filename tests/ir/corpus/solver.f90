! Arrays of assumed shape, derived types, allocatables, intrinsics, complex numbers, I/O.
module solver
  implicit none
  type :: particle
     real(8) :: position(3), mass
     integer :: id
  end type
  real(8), parameter :: g = 6.674d-11
  integer, save :: calls = 0
contains
  pure real(8) function energy(p, n)
    integer, intent(in) :: n
    type(particle), intent(in) :: p(n)
    integer :: i, j
    energy = 0
    do i = 1, n
       do j = i + 1, n
          energy = energy - g * p(i)%mass * p(j)%mass / sqrt(sum((p(i)%position - p(j)%position)**2))
       end do
    end do
  end function
  subroutine relax(a, b, x, tolerance)
    real(8), intent(in) :: a(:, :), b(:)
    real(8), intent(inout) :: x(:)
    real(8), intent(in), optional :: tolerance
    real(8), allocatable :: residual(:)
    complex(8) :: z
    allocate(residual(size(b)))
    residual = b - matmul(a, x)
    where (abs(residual) > 1d-3) x = x + residual / 4d0
    z = cmplx(residual(1), maxval(residual), 8)
    if (present(tolerance)) x(1) = x(1) + real(z * z) * tolerance
    calls = calls + 1
    deallocate(residual)
  end subroutine
end module
subroutine report(name, value)
  character(*), intent(in) :: name
  real(8), intent(in) :: value
  select case (name)
  case ('energy')
     print *, 'E =', value
  case default
     write (*, '(A,F8.3)') trim(name), exp(value)
  end select
end subroutine
