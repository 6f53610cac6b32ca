! The Lorenz system: how a small change of the start grows, and which parameters bring a trajectory about.
!
! dx/dt = s (y - x), dy/dt = x (r - z) - y, dz/dt = x y - b z, by the classical Runge-Kutta method. Forward mode
! gives the growth of a perturbation (the Lyapunov exponent), reverse mode the gradient by (s, r, b).
include "../plot.inc"

module lorenz_system
  implicit none
  type :: parameters
    real(8) :: s, r, b
  end type
contains
  pure function slope(u, p) result(du)
    real(8), intent(in) :: u(3)
    type(parameters), intent(in) :: p
    real(8) :: du(3)
    du = [p%s*(u(2) - u(1)), u(1)*(p%r - u(3)) - u(2), u(1)*u(2) - p%b*u(3)]
  end function

  subroutine advance(u, p, h, n)
    real(8), intent(inout) :: u(3)
    type(parameters), intent(in) :: p
    real(8), intent(in) :: h
    integer, intent(in) :: n
    real(8), dimension(3) :: k1, k2, k3, k4
    integer :: i
    do i = 1, n
      k1 = slope(u, p)
      k2 = slope(u + h/2*k1, p)
      k3 = slope(u + h/2*k2, p)
      k4 = slope(u + h*k3, p)
      u = u + h/6*(k1 + 2*k2 + 2*k3 + k4)
    end do
  end subroutine

  subroutine distance(p, target, value)
    type(parameters), intent(in) :: p
    real(8), intent(in) :: target(3)
    real(8), intent(out) :: value
    real(8) :: u(3)
    u = [1d0, 2d0, 20d0]
    call advance(u, p, 0.01d0, 50)
    value = dot_product(u - target, u - target)
  end subroutine
end module

program lorenz
  use enzyme
  use plot
  use lorenz_system
  implicit none
  type(parameters) :: p, dp, shifted
  real(8) :: u(3), du(3), target(3), value, seed, growth, above, below, norm
  integer :: block_of_steps, i
  logical :: ok
  type(picture) :: attractor
  p = parameters(10d0, 28d0, 8d0/3)

  u = [1d0, 1d0, 1d0]
  call advance(u, p, 0.005d0, 2000)
  du = [1d0, 0d0, 0d0]
  growth = 0
  attractor = picture(left=-20d0, right=20d0, bottom=0d0, top=50d0)
  target = [1d0, 1d0, 1d0]
  do i = 1, 1500
    call advance(target, p, 0.01d0, 1)
    call attractor%draw(target(1:1), target(3:3), ".")
  end do
  call attractor%show("z over x of a trajectory")
  print '(a)', "time   growth of a perturbation by then, per unit of time"
  do block_of_steps = 1, 200
    call enzyme_fwddiff(advance, enzyme_dup, u, du, enzyme_const, p, enzyme_const, 0.005d0, enzyme_const, 100)
    norm = norm2(du)
    growth = growth + log(norm)
    du = du/norm
    if (mod(block_of_steps, 40) == 0) print '(i4,f8.2)', block_of_steps/2, growth/(0.5d0*block_of_steps)
  end do
  print '(a,f6.2)', "Lyapunov exponent", growth/(200*100*0.005d0)
  ok = abs(growth/100 - 0.9d0) < 0.08d0

  target = [1d0, 2d0, 20d0]
  call advance(target, parameters(9.5d0, 27.5d0, 2.6d0), 0.01d0, 50)
  dp = parameters(0d0, 0d0, 0d0)
  seed = 1
  call enzyme_autodiff(distance, enzyme_dup, p, dp, enzyme_const, target, enzyme_dup, value, seed)
  print '(a,3f12.6)', "gradient by s, r, b", dp%s, dp%r, dp%b
  do i = 1, 3
    shifted = p
    if (i == 1) shifted%s = p%s + 1d-6
    if (i == 2) shifted%r = p%r + 1d-6
    if (i == 3) shifted%b = p%b + 1d-6
    call distance(shifted, target, above)
    if (i == 1) shifted%s = p%s - 1d-6
    if (i == 2) shifted%r = p%r - 1d-6
    if (i == 3) shifted%b = p%b - 1d-6
    call distance(shifted, target, below)
    norm = (above - below)/2d-6
    if (i == 1) ok = ok .and. abs(norm - dp%s) < 1d-5*max(1d0, abs(norm))
    if (i == 2) ok = ok .and. abs(norm - dp%r) < 1d-5*max(1d0, abs(norm))
    if (i == 3) ok = ok .and. abs(norm - dp%b) < 1d-5*max(1d0, abs(norm))
  end do
  if (.not. ok) error stop "check: failed"
  print '(a)', "check: ok"
end program
