! The log posterior of a Gaussian mixture with a Wishart prior, as in ADBench (Srajer et al., 2018), and its gradient.
!
! n points x_i in d dimensions, k components with log weights alpha, means mu and inverse covariance factors Q_k:
! lower triangular, exp(q) on the diagonal and l below it, column by column (samples/c/gmm has the formula in full).
!
! Usage: gmm [d k n]
module mixture
  implicit none
  real(8), parameter :: pi = acos(-1d0)
contains
  pure real(8) function log_sum_exp(x)
    real(8), intent(in) :: x(:)
    real(8) :: largest
    largest = maxval(x)
    log_sum_exp = largest + log(sum(exp(x - largest)))
  end function

  subroutine objective(d, k, n, alphas, means, icf, x, gamma, value)
    integer, intent(in) :: d, k, n
    real(8), intent(in) :: alphas(k), means(d, k), icf(d*(d + 1)/2, k), x(d, n), gamma
    real(8), intent(out) :: value
    real(8) :: q(d, k), q_sum(k), terms(k), v(d), y(d)
    integer :: i, j, c, at
    q = exp(icf(:d, :))
    q_sum = sum(icf(:d, :), 1)
    value = -n*log_sum_exp(alphas) - 0.5d0*n*d*log(2*pi)
    do i = 1, n
      do c = 1, k
        v = x(:, i) - means(:, c)
        y = q(:, c)*v
        at = d
        do j = 1, d - 1
          y(j + 1:) = y(j + 1:) + icf(at + 1:at + d - j, c)*v(j)
          at = at + d - j
        end do
        terms(c) = alphas(c) + q_sum(c) - 0.5d0*dot_product(y, y)
      end do
      value = value + log_sum_exp(terms)
    end do
    value = value + 0.5d0*gamma**2*(sum(q**2) + sum(icf(d + 1:, :)**2))
  end subroutine
end module

program gmm
  use enzyme
  use mixture
  implicit none
  integer :: d = 5, k = 4, n = 200, triangle, i
  real(8), allocatable :: alphas(:), means(:, :), icf(:, :), x(:, :), da(:), dm(:, :), di(:, :)
  real(8) :: value, seed, above, below, before, between, after, difference, worst
  character(16) :: word
  if (command_argument_count() == 3) then
    call get_command_argument(1, word)
    read (word, *) d
    call get_command_argument(2, word)
    read (word, *) k
    call get_command_argument(3, word)
    read (word, *) n
  end if
  triangle = d*(d + 1)/2
  alphas = [(sin(1d0*i), i=1, k)]
  means = reshape([(cos(1.3d0*i), i=1, d*k)], [d, k])
  icf = reshape([(0.3d0*sin(0.7d0*i), i=1, triangle*k)], [triangle, k])
  x = reshape([(2*sin(3.1d0*i) + cos(0.01d0*i), i=1, d*n)], [d, n])
  allocate (da, source=0*alphas)
  allocate (dm, source=0*means)
  allocate (di, source=0*icf)

  do i = 1, 2 ! the first time the memory of the tape comes from the system
    da = 0
    dm = 0
    di = 0
    seed = 1
    call cpu_time(before)
    call objective(d, k, n, alphas, means, icf, x, 1d0, value)
    call cpu_time(between)
    call enzyme_autodiff(objective, enzyme_const, d, enzyme_const, k, enzyme_const, n, enzyme_dup, alphas, da, &
                         enzyme_dup, means, dm, enzyme_dup, icf, di, enzyme_const, x, enzyme_const, 1d0, &
                         enzyme_dup, value, seed)
    call cpu_time(after)
  end do
  if (command_argument_count() == 3) then
    print '(a,f9.4,a,f9.4,a,f6.2)', "objective", between - before, " s, gradient", after - between, &
      " s, ratio", (after - between)/(between - before)
  else
    print '(a,f14.6)', "log posterior", value
    print '(a,4f11.5)', "by alpha ", da
    print '(a,4f11.5)', "by mu_11 and l_11, ..", dm(1, 1), di(d + 1, 1), di(1, 1), dm(d, k)
  end if
  ! The weights' gradient sums to zero, since adding a constant to every alpha changes nothing.
  worst = abs(sum(da))/n
  do i = 1, triangle
    icf(i, 2) = icf(i, 2) + 1d-5
    call objective(d, k, n, alphas, means, icf, x, 1d0, above)
    icf(i, 2) = icf(i, 2) - 2d-5
    call objective(d, k, n, alphas, means, icf, x, 1d0, below)
    icf(i, 2) = icf(i, 2) + 1d-5
    difference = (above - below)/2d-5
    worst = max(worst, abs(di(i, 2) - difference)/max(1d0, abs(difference)))
    if (n > 10000 .and. i == 3) exit
  end do
  if (worst > 1d-5) error stop "check: failed"
  print '(a)', "check: ok"
end program
