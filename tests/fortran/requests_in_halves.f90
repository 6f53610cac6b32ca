! Reverse mode in two calls joined by a tape: dummies of every kind, sections that are packed for each of the calls,
! results of functions as an argument and by a seed, internal procedures, several directions, tapes kept and given back.
module requests_in_halves
  use iso_c_binding, only: c_ptr
  use enzyme
  use check, only: near
  implicit none
  type :: box
    real(8) :: scale = 2
    real(8), allocatable :: held(:)
  end type
  type, extends(box) :: bigger
    real(8) :: more = 1
  end type
contains
  subroutine step(n, u, k, dt)
    integer, intent(in) :: n
    real(8), intent(inout) :: u(n)
    real(8), intent(in) :: k(2), dt
    u = u + dt*(k(1)*u - k(2)*u*u)
  end subroutine

  subroutine shaped(u, k)
    real(8), intent(inout) :: u(:)
    real(8), intent(in) :: k(:)
    u = u + 0.05d0*(k(1)*u - k(2)*u*u)
  end subroutine

  subroutine allocated(u, k)
    real(8), allocatable, intent(inout) :: u(:)
    real(8), intent(in) :: k(:)
    u = u + 0.05d0*(k(1)*u - k(2)*u*u)
  end subroutine

  subroutine filled(a, b)
    real(8), allocatable, intent(in) :: a(:)
    real(8), allocatable, intent(out) :: b(:)
    b = a*a
  end subroutine

  subroutine pointed(p, y)
    real(8), pointer, intent(inout) :: p(:)
    real(8), intent(out) :: y
    p = p*p
    y = sum(p)
  end subroutine

  subroutine of_class(o, y)
    class(box), intent(in) :: o
    real(8), intent(out) :: y
    y = o%scale*sum(o%held**2)
    select type (o)
    type is (bigger)
      y = y*o%more
    end select
  end subroutine

  subroutine of_anything(m, y)
    class(*), intent(in) :: m(:, :)
    real(8), intent(out) :: y
    y = 0
    select type (m)
    type is (real(8))
      y = sum(m**2)
    end select
  end subroutine

  subroutine chosen(name, x, unit, y)
    character(*), intent(in) :: name, unit
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = len(name)*sum(x**2)
    if (name == "cubes") y = sum(x**3)*len(unit)
  end subroutine

  subroutine options(x, factor, more, y)
    real(8), intent(in) :: x(:)
    real(8), intent(in), optional :: factor, more(:)
    real(8), intent(out) :: y
    y = sum(x**2)
    if (present(factor)) y = y*factor
    if (present(more)) y = y + sum(more)*x(1)
  end subroutine

  subroutine caller(x, dx, y, dy, factor, more)
    real(8) :: x(:), dx(:), y, dy
    real(8), optional :: factor, more(:)
    type(c_ptr) :: tape
    tape = enzyme_augmentfwd(options, enzyme_dup, x, dx, enzyme_const, factor, enzyme_const, more, enzyme_dup, y, dy)
    call enzyme_reverse(options, enzyme_dup, x, dx, enzyme_const, factor, enzyme_const, more, enzyme_dup, y, dy, tape)
  end subroutine

  real(8) function energy(x, s)
    real(8), intent(in) :: x(:)
    real(8), value :: s
    energy = s*sum(x**3)
  end function

  real(4) function single(x)
    real(4), intent(in) :: x(:)
    single = sum(x**2)
  end function

  complex(8) function phase(z)
    complex(8), intent(in) :: z
    phase = z*z
  end function

  function squares(x) result(r)
    real(8), intent(in) :: x(2)
    real(8) :: r(2)
    r = x**2
  end function

  subroutine plain(n, x, y)
    integer :: n
    real(8) :: x(n), y
    y = sum(x**3)
  end subroutine

  subroutine host
    real(8) :: a(3), da(3), s, y, dy
    type(c_ptr) :: tape
    s = 3
    a = [1d0, 2d0, 3d0]
    da = 0; dy = 1
    call enzyme_autodiff(inner, enzyme_dup, a, da, enzyme_dup, y, dy)
    call all_near("internal", [y, da], [42d0, 6d0, 12d0, 18d0])
    da = 0; dy = 1
    tape = enzyme_augmentfwd(inner, enzyme_dup, a, da, enzyme_dup, y, dy)
    call enzyme_reverse(inner, enzyme_dup, a, da, enzyme_dup, y, dy, tape)
    call all_near("internal, in halves", [y, da], [42d0, 6d0, 12d0, 18d0])
    da = 0
    tape = enzyme_augmentfwd(inner, enzyme_dup, a, da)
    call enzyme_reverse(inner, enzyme_dup, a, da, 2d0, tape)
    call all_near("internal, a seed", da, [12d0, 24d0, 36d0])
  contains
    real(8) function inner(x)
      real(8), intent(in) :: x(:)
      inner = s*sum(x**2)
    end function
  end subroutine

  subroutine all_near(name, values, expected)
    character(*), intent(in) :: name
    real(8), intent(in) :: values(:), expected(:)
    integer :: i
    call near(name//", size", 1d0*size(values), 1d0*size(expected), 1d-12)
    do i = 1, size(values)
      call near(name, values(i), expected(i), 1d-12)
    end do
  end subroutine
end module

program main
  use requests_in_halves
  use check, only: finish
  implicit none
  integer, parameter :: steps = 20
  type(c_ptr), external :: my__enzyme_augmentfwd
  external :: my__enzyme_reverse, my__enzyme_freetape
  type(c_ptr) :: tape(steps), t
  real(8) :: u(3), du(3), k(2) = [1d0, 0.5d0], dk(2), w(6), dw(6), slope(2), x(4), dx(4), y, dy, g(4, 2), dr(2)
  real(8) :: m(4, 4), dm(4, 4), r(2)
  real(8), allocatable :: a(:), da(:), b(:), db(:), s, ds
  real(8), target :: v(6), dv(6)
  real(8), pointer :: p(:), dp(:)
  real(4) :: x4(2) = [1.0, 2.0], dx4(2), y4, dy4
  complex(8) :: z, dz, c, dc
  type(bigger) :: o, d
  integer(8) :: room
  integer :: i
  call slopes(slope)
  u = 0.1d0; du = [1d0, 0d0, 0d0]; dk = 0
  do i = 1, steps
    tape(i) = enzyme_augmentfwd(step, enzyme_const, 3, enzyme_dup, u, du, enzyme_dup, k, dk, enzyme_const, 0.05d0)
  end do
  do i = steps, 1, -1
    call enzyme_reverse(step, enzyme_const, 3, enzyme_dup, u, du, enzyme_dup, k, dk, enzyme_const, 0.05d0, tape(i))
  end do
  call all_near("explicit shape", dk, slope)
  w = 0.1d0; dw = 0; dw(1) = 1; dk = 0
  do i = 1, steps
    tape(i) = enzyme_augmentfwd(shaped, enzyme_dup, w(1:6:2), dw(1:6:2), enzyme_dup, k, dk)
  end do
  dw(2) = 5
  do i = steps, 1, -1
    call enzyme_reverse(shaped, enzyme_dup, w(1:6:2), dw(1:6:2), enzyme_dup, k, dk, enzyme_tape, tape(i))
  end do
  call all_near("packed sections", [dk, dw(2)], [slope, 5d0])
  w = 0.1d0; dy = 1; dw = 0; v = 1
  call enzyme_autodiff(shaped, enzyme_dup, w(1:6:2), v(1:6:2), enzyme_dup, k, dk)
  call all_near("the same section in one call", v, [1.045d0, 1d0, 1.045d0, 1d0, 1.045d0, 1d0])
  allocate (a(3), da(3))
  a = 0.1d0; da = 0; da(1) = 1; dk = 0
  do i = 1, steps
    tape(i) = enzyme_augmentfwd(allocated, enzyme_dup, a, da, enzyme_dup, k, dk)
  end do
  do i = steps, 1, -1
    call enzyme_reverse(allocated, enzyme_dup, a, da, enzyme_dup, k, dk, enzyme_tape, tape(i))
  end do
  call all_near("allocatable", dk, slope)
  a = [1d0, 2d0, 3d0]; da = 0
  t = enzyme_augmentfwd(filled, enzyme_dup, a, da, enzyme_dup, b, db)
  call all_near("allocated there", [b, db], [1d0, 4d0, 9d0, 0d0, 0d0, 0d0])
  db = 1
  call enzyme_reverse(filled, enzyme_dup, a, da, enzyme_dup, b, db, t)
  call all_near("allocated there", [da, db], [2d0, 4d0, 6d0, 0d0, 0d0, 0d0])
  v = [(1d0*i, i = 1, 6)]; dv = 0; p => v(1:6:2); dp => dv(1:6:2); dy = 1
  t = enzyme_augmentfwd(pointed, enzyme_dup, p, dp, enzyme_dup, y, dy)
  call enzyme_reverse(pointed, enzyme_dup, p, dp, enzyme_dup, y, dy, t)
  call all_near("pointer", [y, dv], [35d0, 2d0, 0d0, 6d0, 0d0, 10d0, 0d0])
  o%held = [1d0, 2d0]; d%held = [0d0, 0d0]; d%scale = 0; d%more = 0; o%more = 3; dy = 1
  t = enzyme_augmentfwd(of_class, enzyme_dup, o, d, enzyme_dup, y, dy)
  call enzyme_reverse(of_class, enzyme_dup, o, d, enzyme_dup, y, dy, enzyme_tape, t)
  call all_near("class", [y, d%held, d%scale, d%more], [30d0, 12d0, 24d0, 15d0, 10d0])
  m = 3; dm = 0; dy = 1
  t = enzyme_augmentfwd(of_anything, enzyme_dup, m(1:4:3, 2:4), dm(1:4:3, 2:4), enzyme_dup, y, dy)
  call enzyme_reverse(of_anything, enzyme_dup, m(1:4:3, 2:4), dm(1:4:3, 2:4), enzyme_dup, y, dy, t)
  call all_near("class(*)", [y, sum(dm), sum(dm(1, :)), sum(dm(:, 1))], [54d0, 36d0, 18d0, 0d0])
  x = [1d0, 2d0, 3d0, 4d0]; dx = 0; dy = 1
  t = enzyme_augmentfwd(chosen, enzyme_const, "cubes", enzyme_dup, x, dx, enzyme_const, "metre", enzyme_dup, y, dy)
  call enzyme_reverse(chosen, enzyme_const, "cubes", enzyme_dup, x, dx, enzyme_const, "metre", enzyme_dup, y, dy, t)
  call all_near("texts", dx, 15*x**2)
  dx = 0; dy = 1
  call caller(x, dx, y, dy)
  call all_near("absent options", dx, 2*x)
  dx = 0; dy = 1
  call caller(x, dx, y, dy, 2d0, [1d0, 2d0])
  call all_near("options", dx, 4*x + [3, 0, 0, 0])
  dx = 0; dy = 2
  t = enzyme_augmentfwd(energy, enzyme_dup, x, dx, enzyme_const, 2d0, enzyme_dup, y, dy)
  call enzyme_reverse(energy, enzyme_dup, x, dx, enzyme_const, 2d0, enzyme_dup, y, dy, t)
  call all_near("a result among the arguments", [y, dx, dy], [200d0, 12*x**2, 0d0])
  dx = 0
  t = enzyme_augmentfwd(energy, enzyme_dup, x, dx, enzyme_const, 2d0)
  call enzyme_reverse(energy, enzyme_dup, x, dx, enzyme_const, 2d0, 1d0, t)
  call all_near("a seed", dx, 6*x**2)
  dx4 = 0; dy4 = 1
  t = enzyme_augmentfwd(single, enzyme_dup, x4, dx4, enzyme_dup, y4, dy4)
  call enzyme_reverse(single, enzyme_dup, x4, dx4, enzyme_dup, y4, dy4, t)
  call all_near("single", [real(8) :: y4, dx4], [5d0, 2d0, 4d0])
  call host
  call all_near("external procedures", [0d0], [0d0])
  w = [1d0, 2d0, 3d0, 4d0, 5d0, 6d0]; dw = 0; dy = 1
  t = my__enzyme_augmentfwd(plain, enzyme_const, 3, enzyme_dup, w(1:6:2), dw(1:6:2), enzyme_dup, y, dy)
  call my__enzyme_reverse(plain, enzyme_const, 3, enzyme_dup, w(1:6:2), dw(1:6:2), enzyme_dup, y, dy, t)
  call all_near("external hooks", dw, 3*w**2*[1, 0, 1, 0, 1, 0])
  g = 0; dr = [1d0, 10d0]
  t = enzyme_augmentfwd(plain, enzyme_width, 2, enzyme_const, 4, enzyme_dup, x, g(:, 1), g(:, 2), &
                        enzyme_dup, y, dr(1), dr(2))
  call enzyme_reverse(plain, enzyme_width, 2, enzyme_nofree, enzyme_const, 4, enzyme_dup, x, g(:, 1), g(:, 2), &
                      enzyme_dup, y, dr(1), dr(2), t)
  dr = 1
  call enzyme_reverse(plain, enzyme_width, 2, enzyme_const, 4, enzyme_dup, x, g(:, 1), g(:, 2), &
                      enzyme_dup, y, dr(1), dr(2), t)
  call all_near("two directions, twice", [g(:, 1), g(:, 2)], [6*x**2, 33*x**2])
  g = 0; dr = [1d0, 10d0]
  call enzyme_autodiff(plain, enzyme_width, 2, enzyme_const, 4, enzyme_dupv, 32, x, g, enzyme_dupv, 8_8, y, dr)
  call all_near("shadows at a stride", [g(:, 1), g(:, 2)], [3*x**2, 30*x**2])
  dx = 0; dy = 1
  t = enzyme_augmentfwd(plain, enzyme_const, 4, enzyme_dup, x, dx, enzyme_dup, y, dy, &
                        enzyme_allocated, enzyme_augmentsize(plain, enzyme_const, enzyme_dup, enzyme_dup), enzyme_tape, room)
  call enzyme_reverse(plain, enzyme_const, 4, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_allocated, 8, enzyme_tape, room)
  call all_near("a tape in memory of the program", dx, 3*x**2)
  t = enzyme_augmentfwd(plain, enzyme_const, 4, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call enzyme_freetape(t)
  t = enzyme_augmentfwd(plain, enzyme_const, 4, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call my__enzyme_freetape(t)

  ! Results of functions in one call.
  dx = 0; dy = 1
  call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_const, 2d0, enzyme_dup, y, dy)
  call all_near("a result, backwards", [y, dx], [200d0, 6*x**2])
  dx = 1
  call enzyme_fwddiff(energy, enzyme_dup, x, dx, enzyme_const, 2d0, enzyme_dup, y, dy)
  call all_near("a result, forwards", [y, dy], [200d0, 180d0])
  dx = 0
  y = enzyme_autodiff_real8(energy, enzyme_primal_return, enzyme_dup, x, dx, enzyme_const, 2d0)
  call all_near("the value too", [y, dx], [200d0, 6*x**2])
  dx = 0; dy = 1
  call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_const, 2d0, enzyme_dupnoneed, y, dy)
  call all_near("not the value", dx, 6*x**2)
  z = (1d0, 2d0); dz = 0; dc = (1d0, 0d0)
  call enzyme_autodiff(phase, enzyme_dup, z, dz, enzyme_dup, c, dc)
  call all_near("complex", [real(c), aimag(c), real(dz), aimag(dz)], [-3d0, 4d0, 2d0, -4d0])
  dz = (1d0, 1d0)
  call enzyme_fwddiff(phase, enzyme_dup, z, dz, enzyme_dup, c, dc)
  call all_near("complex, forwards", [real(dc), aimag(dc)], [-2d0, 6d0])
  dx = 0; dr = [1d0, 10d0]
  call enzyme_autodiff(squares, enzyme_dup, r, dr, enzyme_dup, x, dx)
  call all_near("an array that comes first", [r, dx(1:2)], [1d0, 4d0, 2d0, 40d0])
  call finish
contains
  subroutine slopes(found)
    ! The derivatives of u(1) by k, by differences.
    real(8), intent(out) :: found(2)
    real(8), parameter :: h = 1d-20
    complex(8) :: q(2), a
    integer :: j, n
    do j = 1, 2
      q = [1d0, 0.5d0]
      q(j) = q(j) + (0d0, 1d0)*h
      a = 0.1d0
      do n = 1, steps
        a = a + 0.05d0*(q(1)*a - q(2)*a*a)
      end do
      found(j) = aimag(a)/h
    end do
  end subroutine
end program
