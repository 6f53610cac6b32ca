! A flow on a grid with state in allocatable components, and an adaptive integrator that is given its right-hand side.
#include "check.inc"
module grid_mod
  implicit none
  integer, parameter :: wp = selected_real_kind(15)
  type :: grid
    integer :: nx = 0, ny = 0
    real(wp) :: dx = 0.1_wp
    real(wp), allocatable, dimension(:, :) :: u, v, p
  contains
    procedure :: init => grid_init
    procedure :: energy => grid_energy
    procedure, private :: lap
    generic :: operator(.lap.) => lap
  end type
  real(wp), allocatable, save :: work(:, :)
contains
  subroutine grid_init(self, nx, ny)
    class(grid), intent(inout) :: self
    integer, intent(in) :: nx, ny
    self%nx = nx
    self%ny = ny
    allocate (self%u(0:nx + 1, 0:ny + 1), self%v(0:nx + 1, 0:ny + 1), self%p(nx, ny))
    self%u = 0
    self%v = 0
    self%p = 0
  end subroutine

  function lap(self, f) result(r)
    class(grid), intent(in) :: self
    real(wp), intent(in) :: f(0:, 0:)
    real(wp) :: r(self%nx, self%ny)
    integer :: n, m
    n = self%nx
    m = self%ny
    r = (f(0:n - 1, 1:m) + f(2:n + 1, 1:m) + f(1:n, 0:m - 1) + f(1:n, 2:m + 1) - 4*f(1:n, 1:m))/self%dx**2
  end function

  real(wp) function grid_energy(self)
    class(grid), intent(in) :: self
    associate (u => self%u(1:self%nx, 1:self%ny), v => self%v(1:self%nx, 1:self%ny))
      grid_energy = 0.5_wp*sum(u**2 + v**2)
    end associate
  end function

  subroutine step(g, dt, nu)
    type(grid), intent(inout), target :: g
    real(wp), intent(in) :: dt, nu
    real(wp), pointer :: u(:, :), v(:, :)
    integer :: i, j
    u(0:, 0:) => g%u
    v(0:, 0:) => g%v
    if (.not. allocated(work)) allocate (work(g%nx, g%ny))
    do concurrent (j=1:g%ny, i=1:g%nx)
      work(i, j) = u(i, j) - dt*(max(u(i, j), 0._wp)*(u(i, j) - u(i - 1, j)) + min(u(i, j), 0._wp)*(u(i + 1, j) - u(i, j)) &
                                 + v(i, j)*(u(i, j + 1) - u(i, j - 1))*0.5_wp)/g%dx
    end do
    work = work + dt*nu*(g.lap.u)
    u(1:g%nx, 1:g%ny) = work
    g%p = work**2
    u(0, :) = u(1, :)
    u(g%nx + 1, :) = -u(g%nx, :)
    v(1:g%nx, 1:g%ny) = v(1:g%nx, 1:g%ny) - dt*g%p
    nullify (u, v)
  end subroutine

  subroutine simulate(x, y)
    real(wp) :: x(12), y(3)
    type(grid) :: g
    integer :: t
    if (allocated(work)) deallocate (work)
    call g%init(3, 4)
    g%u(1:3, 1:4) = reshape(x, [3, 4])
    g%v(1:3, 1:4) = 0.1_wp*reshape(x, [3, 4], order=[2, 1])
    do t = 1, 5
      call step(g, 0.01_wp, 0.05_wp)
    end do
    y(1) = g%energy()
    y(2) = sum(g%p)
    y(3) = maxval(abs(g%u))
  end subroutine
end module
module ode
  implicit none
  abstract interface
    subroutine rhs_i(t, y, dy)
      real(8), intent(in) :: t, y(:)
      real(8), intent(out) :: dy(:)
    end subroutine
  end interface
  type :: integrator
    procedure(rhs_i), pointer, nopass :: f => null()
    real(8) :: tol = 1d-3
    integer :: accepted = 0
  end type
  real(8) :: mu
contains
  subroutine vdp(t, y, dy)
    real(8), intent(in) :: t, y(:)
    real(8), intent(out) :: dy(:)
    dy(1) = y(2)
    dy(2) = mu*(1 - y(1)**2)*y(2) - y(1) + 0*t
  end subroutine

  subroutine integrate(this, y, t0, t1)
    type(integrator), intent(inout) :: this
    real(8), intent(inout) :: y(:)
    real(8), intent(in) :: t0, t1
    real(8) :: t, h, err
    real(8), dimension(size(y)) :: k1, k2, k3, y3
    t = t0
    h = 0.1d0
    do while (t < t1 - 1d-12)
      h = min(h, t1 - t)
      call this%f(t, y, k1)
      call this%f(t + h/2, y + h/2*k1, k2)
      call this%f(t + h, y - h*k1 + 2*h*k2, k3)
      y3 = y + h/6*(k1 + 4*k2 + k3)
      err = maxval(abs(y3 - y - h*k2))
      if (err > 0.1d0) then
        h = h/2
        cycle
      end if
      y = y3
      t = t + h
      this%accepted = this%accepted + 1
    end do
  end subroutine

  subroutine shoot(x, y)
    real(8) :: x(3), y(2), u(2)
    type(integrator) :: method
    mu = x(3)
    u = x(1:2)
    method%f => vdp
    call integrate(method, u, 0d0, 1.05d0)
    y = u
    y(2) = y(2) + 0*method%accepted
  end subroutine
end module
program main
  use enzyme
  use check
  use grid_mod
  use ode
  implicit none
  VERIFY("simulate", simulate, 12, 3)
  VERIFY("shoot", shoot, 3, 2)
  call finish
end program
