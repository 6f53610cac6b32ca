! Bundle adjustment's reprojection error, as in ADBench (Srajer et al., 2018), and its sparse Jacobian.
!
! A camera has a rotation r (angle times axis), a centre, a focal length f, a principal point and radial distortion
! k1, k2. A point x is seen at y = R(r) (x - centre), p = (y1, y2)/y3 and drawn at f (1 + k1 s + k2 s^2) p +
! principal, s = |p|^2. The error of an observation is weight * (drawn - measured): samples/c/ba in full.
!
! Usage: ba [cameras points observations]   or   ba bench [...]
include "../bench.inc"
include "../random.inc"

module projection
  implicit none
  integer, parameter :: camera_size = 11, point_size = 3, columns = camera_size + point_size + 1 ! numbers in each

  type :: camera
    real(8) :: rotation(3), centre(3), focal, principal(2), radial(2)
  end type
contains
  pure function cross(a, b) result(c)
    real(8), intent(in) :: a(3), b(3)
    real(8) :: c(3)
    c = [a(2)*b(3) - a(3)*b(2), a(3)*b(1) - a(1)*b(3), a(1)*b(2) - a(2)*b(1)]
  end function

  ! Rodrigues' formula.
  pure function rotated(x, r) result(y)
    real(8), intent(in) :: x(3), r(3)
    real(8) :: y(3), square, theta, axis(3)
    square = dot_product(r, r)
    if (square > 0) then
      theta = sqrt(square)
      axis = r/theta
      y = x*cos(theta) + cross(axis, x)*sin(theta) + axis*(dot_product(axis, x)*(1 - cos(theta)))
    else ! the limit of small angles
      y = x + cross(r, x)
    end if
  end function

  pure function drawn(cam, x) result(at)
    type(camera), intent(in) :: cam
    real(8), intent(in) :: x(3)
    real(8) :: at(2), y(3), p(2), s
    y = rotated(x - cam%centre, cam%rotation)
    p = y(:2)/y(3)
    s = dot_product(p, p)
    at = cam%focal*(1 + cam%radial(1)*s + cam%radial(2)*s**2)*p + cam%principal
  end function

  subroutine reprojection_error(cam, x, weight, measured, error)
    type(camera), intent(in) :: cam
    real(8), intent(in) :: x(3), weight, measured(2)
    real(8), intent(out) :: error(2)
    error = weight*(drawn(cam, x) - measured)
  end subroutine
end module

module problem
  use enzyme
  use random
  use projection
  implicit none
  integer :: cameras, points, observations
  type(camera), allocatable :: cams(:)
  real(8), allocatable :: x(:, :), weight(:), measured(:, :), errors(:, :)
  real(8), allocatable :: jacobian(:, :, :) ! its columns are a camera's, a point's and the weight
  integer, allocatable :: seen_by(:), seen(:)
contains
  subroutine make
    real(8) :: noise(2)
    integer :: i, o
    allocate (cams(cameras), x(3, points), weight(observations), measured(2, observations))
    allocate (errors(2, observations), jacobian(columns, 2, observations))
    do i = 1, cameras
      cams(i)%rotation = [uniform(-0.3d0, 0.3d0), uniform(-0.3d0, 0.3d0), uniform(-0.3d0, 0.3d0)]
      cams(i)%centre = [uniform(-1d0, 1d0), uniform(-1d0, 1d0), uniform(-1d0, 1d0)]
      cams(i)%focal = uniform(400d0, 600d0)
      cams(i)%principal = [uniform(-5d0, 5d0), uniform(-5d0, 5d0)]
      cams(i)%radial = [uniform(-0.1d0, 0.1d0), uniform(-0.01d0, 0.01d0)]
    end do
    do i = 1, points
      x(:, i) = [uniform(-3d0, 3d0), uniform(-3d0, 3d0), uniform(8d0, 12d0)]
    end do
    seen_by = [(1 + mod(o, cameras), o=0, observations - 1)]
    seen = [(int(1 + mod(o*7919_8, int(points, 8))), o=0, observations - 1)]
    do o = 1, observations
      weight(o) = uniform(0.5d0, 1d0)
      noise = normals(2, 1d0)
      measured(:, o) = drawn(cams(seen_by(o)), x(:, seen(o))) + noise
    end do
  end subroutine

  subroutine run_primal
    integer :: o
    do o = 1, observations
      call reprojection_error(cams(seen_by(o)), x(:, seen(o)), weight(o), measured(:, o), errors(:, o))
    end do
  end subroutine

  ! Reverse mode runs twice per observation, once for each residual.
  subroutine run_gradient
    integer, parameter :: point = 1 + camera_size, weights = point + point_size
    real(8) :: seed(2)
    integer :: o, r
    jacobian = 0
    do o = 1, observations
      do r = 1, 2
        seed = 0
        seed(r) = 1
        call enzyme_autodiff(reprojection_error, enzyme_dup, cams(seen_by(o)), jacobian(1, r, o), &
                             enzyme_dup, x(:, seen(o)), jacobian(point, r, o), &
                             enzyme_dup, weight(o), jacobian(weights, r, o), &
                             enzyme_const, measured(:, o), enzyme_dupnoneed, errors(:, o), seed)
      end do
    end do
  end subroutine
end module

program ba
  use bench
  use problem
  implicit none
  cameras = size_argument(1, merge(49, 3, bench_asked()))
  points = size_argument(2, merge(7776, 20, bench_asked()))
  observations = size_argument(3, merge(31843, 40, bench_asked()))
  call make
  if (bench_asked()) then
    call bench_run("ba", run_primal, run_gradient)
  else
    cams(1)%rotation = 0 ! the first camera takes the branch of small angles
    call show
    call check
  end if
contains
  subroutine show
    integer :: o, r
    call run_primal
    print '(i0,a,es12.5)', observations, " observations, |errors|^2 =", sum(errors**2)
    call run_gradient
    print '(a)', "observation row   by focal   by k1        by k2        by depth     by weight"
    do o = 1, 4
      do r = 1, 2
        print '(2i8,5es13.4)', o, r, jacobian([7, 10, 11, 14, 15], r, o)
      end do
    end do
  end subroutine

  ! Both rows of every column by central differences.
  subroutine check
    real(8) :: inputs(columns), above(2), below(2), difference(2), h, worst
    type(camera) :: cam
    integer :: o, c
    worst = 0
    do o = 1, observations
      cam = cams(seen_by(o))
      inputs = [cam%rotation, cam%centre, cam%focal, cam%principal, cam%radial, x(:, seen(o)), weight(o)]
      do c = merge(4, 1, seen_by(o) == 1), columns
        h = 1d-5*max(1d0, abs(inputs(c)))
        inputs(c) = inputs(c) + h
        above = error_of(inputs, o)
        inputs(c) = inputs(c) - 2*h
        below = error_of(inputs, o)
        inputs(c) = inputs(c) + h
        difference = (above - below)/(2*h)
        worst = max(worst, maxval(abs(jacobian(c, :, o) - difference)/max(1d0, abs(difference))))
      end do
    end do
    if (.not. worst < 2d-7) error stop "check: failed"
    print '(a)', "check: ok"
  end subroutine

  function error_of(inputs, o) result(error)
    real(8), intent(in) :: inputs(columns)
    integer, intent(in) :: o
    real(8) :: error(2)
    type(camera) :: cam
    cam = camera(inputs(1:3), inputs(4:6), inputs(7), inputs(8:9), inputs(10:11))
    call reprojection_error(cam, inputs(12:14), inputs(15), measured(:, o), error)
  end function
end program
