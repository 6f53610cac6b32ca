! The log posterior of a Gaussian mixture with a Wishart prior, as in ADBench (Srajer et al., 2018), and its gradient.
!
! n points x_i in d dimensions, k components with log weights alpha, means mu and inverse covariance factors Q_k:
! lower triangular, exp(q) on the diagonal and l below it, column by column (samples/c/gmm has the formula in full).
!
! Usage: gmm [d k n]   or   gmm bench [d k n]
include "../bench.inc"
include "../random.inc"

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

  pure real(8) function log_wishart_prior(d, k, gamma, m, q_sum, q, icf)
    integer, intent(in) :: d, k, m
    real(8), intent(in) :: gamma, q_sum(k), q(d, k), icf(d*(d + 1)/2, k)
    real(8) :: log_multivariate_gamma, normalisation
    integer :: degrees, j
    degrees = d + m + 1
    log_multivariate_gamma = 0.25d0*d*(d - 1)*log(pi)
    do j = 1, d
      log_multivariate_gamma = log_multivariate_gamma + log_gamma(0.5d0*(degrees + 1 - j))
    end do
    normalisation = degrees*d*(log(gamma) - 0.5d0*log(2d0)) - log_multivariate_gamma
    log_wishart_prior = 0.5d0*gamma**2*(sum(q**2) + sum(icf(d + 1:, :)**2)) - m*sum(q_sum) - k*normalisation
  end function

  subroutine objective(d, k, n, alphas, means, icf, x, gamma, m, value)
    integer, intent(in) :: d, k, n, m
    real(8), intent(in) :: alphas(k), means(d, k), icf(d*(d + 1)/2, k), x(d, n), gamma
    real(8), intent(out) :: value
    real(8) :: q(d, k), q_sum(k), terms(k), v(d), y(d), total
    integer :: i, j, c, at
    q = exp(icf(:d, :))
    q_sum = sum(icf(:d, :), 1)
    total = 0
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
      total = total + log_sum_exp(terms)
    end do
    value = total - n*log_sum_exp(alphas) - 0.5d0*n*d*log(2*pi) &
            + log_wishart_prior(d, k, gamma, m, q_sum, q, icf)
  end subroutine
end module

module problem
  use enzyme
  use random
  use mixture
  implicit none
  integer :: d, k, n, triangle
  integer, parameter :: m = 0
  real(8), parameter :: gamma = 1
  real(8), allocatable :: alphas(:), means(:, :), icf(:, :), x(:, :), d_alphas(:), d_means(:, :), d_icf(:, :)
  real(8) :: value
contains
  subroutine make
    triangle = d*(d + 1)/2
    alphas = normals(k, 1d0)
    means = reshape(normals(d*k, 1d0), [d, k])
    icf = reshape(normals(triangle*k, 0.3d0), [triangle, k])
    x = reshape(normals(d*n, 1d0), [d, n])
    allocate (d_alphas(k), d_means(d, k), d_icf(triangle, k))
  end subroutine

  subroutine run_primal
    call objective(d, k, n, alphas, means, icf, x, gamma, m, value)
  end subroutine

  subroutine run_gradient
    real(8) :: seed
    d_alphas = 0
    d_means = 0
    d_icf = 0
    seed = 1
    call enzyme_autodiff(objective, enzyme_const, d, enzyme_const, k, enzyme_const, n, enzyme_dup, alphas, d_alphas, &
                         enzyme_dup, means, d_means, enzyme_dup, icf, d_icf, enzyme_const, x, enzyme_const, gamma, &
                         enzyme_const, m, enzyme_dupnoneed, value, seed)
  end subroutine

  ! The central difference of the objective in one parameter.
  real(8) function difference(parameter)
    real(8), intent(inout) :: parameter
    real(8), parameter :: h = 1d-5
    real(8) :: kept, above
    kept = parameter
    parameter = kept + h
    call run_primal
    above = value
    parameter = kept - h
    call run_primal
    parameter = kept
    difference = (above - value)/(2*h)
  end function
end module

program gmm
  use bench
  use problem
  implicit none
  d = size_argument(1, merge(20, 4, bench_asked()))
  k = size_argument(2, merge(50, 5, bench_asked()))
  n = size_argument(3, merge(10000, 100, bench_asked()))
  call make
  if (bench_asked()) then
    call bench_run("gmm", run_primal, run_gradient)
  else
    call show
    call check
  end if
contains
  subroutine show
    integer :: i
    call run_primal
    print '(a,es14.6)', "log posterior", value
    call run_gradient
    print '(a)', "component  weight  by weight     mean 1 by mean 1   volume  by it"
    do i = 1, k
      print '(i9,f8.3,f11.4,f11.3,f10.4,f9.3,f9.4)', i, exp(alphas(i))/sum(exp(alphas)), d_alphas(i), &
        means(1, i), d_means(1, i), exp(-sum(icf(:d, i))), -sum(d_icf(:d, i))/d
    end do
  end subroutine

  subroutine check
    real(8) :: worst
    integer :: i, j
    ! The weights' gradient sums to zero, since adding a constant to every alpha changes nothing.
    worst = abs(sum(d_alphas))/n
    do i = 1, k
      worst = max(worst, mismatch(d_alphas(i), difference(alphas(i))))
      do j = 1, d
        worst = max(worst, mismatch(d_means(j, i), difference(means(j, i))))
      end do
      do j = 1, triangle
        worst = max(worst, mismatch(d_icf(j, i), difference(icf(j, i))))
      end do
    end do
    if (.not. worst < 1d-6) error stop "check: failed"
    print '(a)', "check: ok"
  end subroutine

  real(8) function mismatch(got, want)
    real(8), intent(in) :: got, want
    mismatch = abs(got - want)/max(1d0, abs(want))
  end function
end program
