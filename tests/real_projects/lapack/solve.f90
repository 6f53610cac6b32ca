! DGESV and DPOSV from Fortran, in reverse and forward mode, against the closed form of the derivative of a solve.
program solve
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  integer, parameter :: n = 40
  real(8) :: a(n, n), b(n), x(n), abar(n, n), bbar(n), seed(n), xbar(n), z(n), da(n, n), db(n), dx(n)
  integer :: seeds(64)
  external :: general, definite

  seeds = 7
  call random_seed(put=seeds)
  call random_number(a)
  call random_number(b)
  call random_number(xbar)
  call random_number(da)
  call random_number(db)
  a = a + 3 * reshape([1d0, spread(0d0, 1, n)], [n, n], pad=[1d0, spread(0d0, 1, n)])
  call check(general, .false.)
  a = matmul(a, transpose(a)) / n
  call check(definite, .true.)

contains

  subroutine check(solver, symmetric)
    external :: solver
    logical, intent(in) :: symmetric
    real(8) :: want(n, n), by_entry(n, n)
    integer :: i, j
    abar = 0; bbar = 0; seed = xbar
    call enzyme_autodiff(solver, enzyme_const, n, enzyme_dup, a, abar, enzyme_dup, b, bbar, enzyme_dup, x, seed)
    call general(n, transpose(a), xbar, z)
    by_entry = -spread(z, 2, n) * spread(x, 1, n)
    want = by_entry
    if (symmetric) then  ! the upper triangle stands for both
      do j = 1, n
        do i = 1, n
          want(i, j) = merge(by_entry(i, j) + by_entry(j, i), 0d0, i < j)
          if (i == j) want(i, j) = by_entry(i, j)
        end do
      end do
    end if
    call near('adjoint of b', maxval(abs(bbar - z)))
    call near('adjoint of A', maxval(abs(abar - want)))
    dx = 0
    call enzyme_fwddiff(solver, enzyme_const, n, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, x, dx)
    call near('tangent', abs(dot_product(xbar, dx) - sum(want * da) - dot_product(z, db)))
  end subroutine

  subroutine near(what, error)
    character(*), intent(in) :: what
    real(8), intent(in) :: error
    print '(2a, es9.1)', 'check ', what, error
    if (.not. error < 1d-9) error stop 1
  end subroutine
end program

subroutine general(n, a, b, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n)
  real(8), intent(out) :: x(n)
  real(8) :: lu(n, n)
  integer :: pivots(n), info
  external :: dgesv
  lu = a
  x = b
  call dgesv(n, 1, lu, n, pivots, x, n, info)
  if (info /= 0) error stop 'dgesv'
end subroutine

subroutine definite(n, a, b, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), b(n)
  real(8), intent(out) :: x(n)
  real(8), allocatable :: factor(:, :)
  integer :: info
  external :: dposv
  factor = a
  x = b
  call dposv('Upper', n, 1, factor, n, x, n, info)
  if (info /= 0) error stop 'dposv'
end subroutine
