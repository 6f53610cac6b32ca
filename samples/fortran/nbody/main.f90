! Three bodies: correct the start of an orbit so that a moon arrives where it should.
!
! Leapfrog steps of Newton's law for an array of derived type. Newton's method for the velocity of the third body,
! with the 2 x 2 Jacobian of the arrival by forward mode; reverse mode shows that total energy has a gradient
! that the steps conserve.
include "../plot.inc"

module gravity
  implicit none
  type :: body
    real(8) :: place(2), velocity(2), mass
  end type
contains
  subroutine accelerate(bodies, h)
    type(body), intent(inout) :: bodies(:)
    real(8), intent(in) :: h
    real(8) :: apart(2), pull
    integer :: i, j
    do i = 1, size(bodies)
      do j = 1, size(bodies)
        if (i == j) cycle
        apart = bodies(j)%place - bodies(i)%place
        pull = bodies(j)%mass/(dot_product(apart, apart) + 1d-4)**1.5d0
        bodies(i)%velocity = bodies(i)%velocity + h*pull*apart
      end do
    end do
  end subroutine

  subroutine move(bodies, h, steps)
    type(body), intent(inout) :: bodies(3)
    real(8), intent(in) :: h
    integer, intent(in) :: steps
    integer :: t, i
    do t = 1, steps
      call accelerate(bodies, h/2)
      do i = 1, 3
        bodies(i)%place = bodies(i)%place + h*bodies(i)%velocity
      end do
      call accelerate(bodies, h/2)
    end do
  end subroutine

  type(body) function at(x, y, vx, vy, mass)
    real(8), intent(in) :: x, y, vx, vy, mass
    at = body([x, y], [vx, vy], mass)
  end function

  subroutine arrival(velocity, place)
    real(8), intent(in) :: velocity(2)
    real(8), intent(out) :: place(2)
    type(body) :: bodies(3)
    bodies(1) = at(0d0, 0d0, 0d0, 0d0, 1d0)
    bodies(2) = at(1d0, 0d0, 0d0, 1d0, 1d-2)
    bodies(3) = body([0d0, 0.6d0], velocity, 1d-3)
    call move(bodies, 0.01d0, 100)
    place = bodies(3)%place
  end subroutine

  subroutine energy(velocity, value)
    real(8), intent(in) :: velocity(2)
    real(8), intent(out) :: value
    type(body) :: bodies(3)
    integer :: i, j
    bodies(1) = at(0d0, 0d0, 0d0, 0d0, 1d0)
    bodies(2) = at(1d0, 0d0, 0d0, 1d0, 1d-2)
    bodies(3) = body([0d0, 0.6d0], velocity, 1d-3)
    call move(bodies, 0.002d0, 300)
    value = 0
    do i = 1, 3
      value = value + 0.5d0*bodies(i)%mass*sum(bodies(i)%velocity**2)
      do j = 1, i - 1
        value = value - bodies(i)%mass*bodies(j)%mass/ &
                sqrt(sum((bodies(i)%place - bodies(j)%place)**2) + 1d-4)
      end do
    end do
  end subroutine
end module

program nbody
  use enzyme
  use plot
  use gravity
  implicit none
  real(8) :: velocity(2), place(2), aim(2), direction(2), jacobian(2, 2), off(2), det
  real(8) :: gradient(2), value, seed
  integer :: iteration, k
  type(picture) :: orbits
  orbits = picture(left=-1.2d0, right=1.2d0, bottom=-0.6d0, top=1d0)
  aim = [-0.35d0, -0.25d0]
  velocity = [-1.2d0, 0.1d0]
  do iteration = 0, 8
    do k = 1, 2
      direction = 0
      direction(k) = 1
      call enzyme_fwddiff(arrival, enzyme_dup, velocity, direction, enzyme_dup, place, jacobian(:, k))
    end do
    off = place - aim
    print '(a,i2,a,es9.1)', "iteration", iteration, "  misses by", norm2(off)
    if (iteration == 0) call draw_orbit(".")
    if (norm2(off) < 1d-11) exit
    det = jacobian(1, 1)*jacobian(2, 2) - jacobian(1, 2)*jacobian(2, 1)
    velocity(1) = velocity(1) - (jacobian(2, 2)*off(1) - jacobian(1, 2)*off(2))/det
    velocity(2) = velocity(2) - (jacobian(1, 1)*off(2) - jacobian(2, 1)*off(1))/det
  end do
  print '(a,2f10.6)', "velocity", velocity
  call draw_orbit("*")
  call orbits%draw(aim(1:1), aim(2:2), "X")
  call orbits%draw([0d0], [0d0], "@")
  call orbits%show("@ sun, o planet, . the moon's orbit at first, * as corrected to meet X")

  ! dE/dv = m v at the start, and energy is conserved: the gradient through all steps is that too.
  gradient = 0
  seed = 1
  call enzyme_autodiff(energy, enzyme_dup, velocity, gradient, enzyme_dup, value, seed)
  print '(a,2f8.4)', "gradient of the energy, over the mass", gradient/1d-3
  if (norm2(off) > 1d-11 .or. maxval(abs(gradient/1d-3 - velocity)) > 2d-3) error stop "check: failed"
  print '(a)', "check: ok"
contains
  subroutine draw_orbit(symbol)
    character, intent(in) :: symbol
    type(body) :: bodies(3)
    integer :: t
    bodies(1) = at(0d0, 0d0, 0d0, 0d0, 1d0)
    bodies(2) = at(1d0, 0d0, 0d0, 1d0, 1d-2)
    bodies(3) = body([0d0, 0.6d0], velocity, 1d-3)
    do t = 0, 100
      call orbits%draw(bodies(2)%place(1:1), bodies(2)%place(2:2), "o")
      call orbits%draw(bodies(3)%place(1:1), bodies(3)%place(2:2), symbol)
      call move(bodies, 0.01d0, 1)
    end do
  end subroutine
end program
