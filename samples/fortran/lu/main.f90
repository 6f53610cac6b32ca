! Gaussian elimination with row exchanges, differentiated: the sensitivity of x in A x = b.
!
! In closed form, with w the solution of A^T w = g: d(g.x)/db = w and d(g.x)/dA = -w x^T. The adjoint of the
! elimination must give just that, whatever rows were exchanged. log|det A| comes along: its gradient is A^-T.
module elimination
  implicit none
contains
  subroutine solve(n, a, b, x, log_det)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n, n), b(n)
    real(8), intent(out) :: x(n), log_det
    real(8) :: u(n, n), row(n), t
    integer :: i, k, pivot
    u = a
    x = b
    log_det = 0
    do k = 1, n
      pivot = k - 1 + maxloc(abs(u(k:n, k)), 1)
      if (pivot /= k) then
        row = u(k, :)
        u(k, :) = u(pivot, :)
        u(pivot, :) = row
        t = x(k)
        x(k) = x(pivot)
        x(pivot) = t
      end if
      log_det = log_det + log(abs(u(k, k)))
      do i = k + 1, n
        u(i, k) = u(i, k)/u(k, k)
        u(i, k + 1:n) = u(i, k + 1:n) - u(i, k)*u(k, k + 1:n)
        x(i) = x(i) - u(i, k)*x(k)
      end do
    end do
    do k = n, 1, -1
      x(k) = (x(k) - dot_product(u(k, k + 1:n), x(k + 1:n)))/u(k, k)
    end do
  end subroutine
end module

program lu
  use enzyme
  use elimination
  implicit none
  integer, parameter :: n = 6
  real(8) :: a(n, n), b(n), x(n), g(n), w(n), log_det, da(n, n), db(n), dx(n), d_det, unused
  real(8) :: worst, product(n, n)
  integer :: i, j
  do j = 1, n
    do i = 1, n
      a(i, j) = sin(1d0*i*j) + merge(2d0, 0d0, i == n + 1 - j)
    end do
    b(j) = cos(1d0*j)
    g(j) = 1d0/j
  end do
  da = 0
  db = 0
  dx = g
  d_det = 0
  call enzyme_autodiff(solve, enzyme_const, n, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, x, dx, &
                       enzyme_dup, log_det, d_det)
  call solve(n, transpose(a), g, w, unused)
  print '(a,6f9.5)', "x      ", x
  print '(a)', "g.x by b, and by each element of A"
  do i = 1, n
    print '(f9.5,a,6f9.5)', db(i), "  |", da(i, :)
  end do
  worst = maxval(abs(db - w))
  do j = 1, n
    worst = max(worst, maxval(abs(da(:, j) + w*x(j))))
  end do
  print '(a,l2)', "gradient of g.x in closed form:", worst < 1d-12

  da = 0
  db = 0
  dx = 0
  d_det = 1
  call enzyme_autodiff(solve, enzyme_const, n, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, x, dx, &
                       enzyme_dup, log_det, d_det)
  product = matmul(transpose(da), a)
  do i = 1, n
    product(i, i) = product(i, i) - 1
  end do
  print '(a,f9.5)', "log|det A|", log_det
  print '(a,l2)', "its gradient is the inverse's transpose:", maxval(abs(product)) < 1d-12
  if (worst > 1d-12 .or. maxval(abs(product)) > 1d-12) error stop "check: failed"
  print '(a)', "check: ok"
end program
