! Nonlinear least squares: a damped oscillation fitted to noisy data by Gauss-Newton steps with damping.
!
! y(t) = a exp(-b t) cos(c t + d). The Jacobian of the residuals comes column by column from forward mode, the
! gradient of the sum of squares from reverse mode; J^T r must be the same.
include "../plot.inc"

module fit
  implicit none
  integer, parameter :: points = 50, unknowns = 4
contains
  elemental real(8) function model(t, a, b, c, d)
    real(8), intent(in) :: t, a, b, c, d
    model = a*exp(-b*t)*cos(c*t + d)
  end function

  subroutine residuals(p, t, y, r)
    real(8), intent(in) :: p(unknowns), t(points), y(points)
    real(8), intent(out) :: r(points)
    r = model(t, p(1), p(2), p(3), p(4)) - y
  end subroutine

  real(8) function half_squares(p, t, y)
    real(8), intent(in) :: p(unknowns), t(points), y(points)
    real(8) :: r(points)
    call residuals(p, t, y, r)
    half_squares = 0.5d0*dot_product(r, r)
  end function

  function solved(a, b) result(x)
    real(8), intent(in) :: a(:, :), b(:)
    real(8) :: x(size(b)), l(size(b), size(b))
    integer :: i, j, n
    n = size(b)
    l = 0
    do j = 1, n
      l(j, j) = sqrt(a(j, j) - sum(l(j, :j - 1)**2))
      do i = j + 1, n
        l(i, j) = (a(i, j) - dot_product(l(i, :j - 1), l(j, :j - 1)))/l(j, j)
      end do
    end do
    x = b
    do i = 1, n
      x(i) = (x(i) - dot_product(l(i, :i - 1), x(:i - 1)))/l(i, i)
    end do
    do i = n, 1, -1
      x(i) = (x(i) - dot_product(l(i + 1:, i), x(i + 1:)))/l(i, i)
    end do
  end function
end module

program least_squares
  use enzyme
  use plot
  use fit
  implicit none
  real(8) :: p(unknowns), direction(unknowns), gradient(unknowns), t(points), y(points), r(points)
  real(8) :: jacobian(points, unknowns), normal(unknowns, unknowns), damping, before, worst
  integer :: i, k, iteration
  type(picture) :: curves
  do i = 1, points
    t(i) = 0.1d0*i
    y(i) = model(t(i), 2d0, 0.4d0, 3d0, 0.5d0) + 0.01d0*sin(77d0*i)
  end do
  curves = picture(left=0d0, right=5d0, bottom=-2d0, top=2d0)
  p = [1.5d0, 0.2d0, 2.7d0, 0.1d0]
  call curves%draw(t, model(t, p(1), p(2), p(3), p(4)), ".")
  damping = 1d-2
  worst = 0
  do iteration = 1, 12
    do k = 1, unknowns
      direction = 0
      direction(k) = 1
      call enzyme_fwddiff(residuals, enzyme_dup, p, direction, enzyme_const, t, enzyme_const, y, &
                          enzyme_dup, r, jacobian(:, k))
    end do
    gradient = 0
    call enzyme_autodiff(half_squares, enzyme_dup, p, gradient, enzyme_const, t, enzyme_const, y)
    worst = max(worst, maxval(abs(gradient - matmul(transpose(jacobian), r))))
    if (mod(iteration, 3) == 1) print '(a,i3,a,f12.6)', "step", iteration, "  sum of squares", dot_product(r, r)
    normal = matmul(transpose(jacobian), jacobian)
    do k = 1, unknowns
      normal(k, k) = normal(k, k)*(1 + damping)
    end do
    before = half_squares(p, t, y)
    p = p - solved(normal, gradient)
    damping = merge(damping/10, damping*10, half_squares(p, t, y) < before)
  end do
  print '(a,4f9.4)', "a, b, c, d", p
  call curves%draw(t, model(t, p(1), p(2), p(3), p(4)), "+")
  call curves%draw(t(::3), y(::3), "o")
  call curves%show("o data (every third), . the model at first, + as fitted")
  print '(a,l2)', "J^T r is the gradient:", worst < 1d-11
  if (worst > 1d-11 .or. maxval(abs(gradient)) > 1d-8) error stop "check: failed"
  print '(a)', "check: ok"
end program
