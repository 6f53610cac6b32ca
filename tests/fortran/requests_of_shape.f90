! Procedures that take descriptors, handed to the module's hooks as they are: dummies of assumed shape, allocatable,
! pointer, optional, CLASS and CHARACTER, given whole variables, sections with strides, components, texts.
module requests_of_shape
  use enzyme
  use check
  implicit none
  type :: box
    real(8) :: scale = 2
    real(8), allocatable :: held(:)
  end type
  type, extends(box) :: bigger
    real(8) :: more = 1
  contains
    procedure :: total
  end type
contains
  real(8) function total(self)
    class(bigger), intent(in) :: self
    total = self%more*sum(self%held)
  end function

  subroutine squares(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine

  subroutine columns(m, y)
    real(8), intent(in) :: m(:, :)
    real(8), intent(out) :: y(:)
    integer :: i
    do i = 1, size(m, 2)
      y(i) = sum(m(:, i)**2)
    end do
  end subroutine

  subroutine bounds_kept(a, y)
    real(8), allocatable, intent(in) :: a(:)
    real(8), intent(out) :: y
    y = a(0)*a(ubound(a, 1)) + lbound(a, 1)*a(1)
  end subroutine

  subroutine made_anew(a, y)
    real(8), allocatable, intent(inout) :: a(:)
    real(8), intent(out) :: y
    a = [a**2, 3*a(1)]
    y = sum(a)
  end subroutine

  subroutine filled(a, b)
    real(8), allocatable, intent(in) :: a(:)
    real(8), allocatable, intent(out) :: b(:)
    b = a*a
  end subroutine

  subroutine pointed(p, y)
    real(8), pointer, intent(in) :: p(:)
    real(8), intent(out) :: y
    y = sum(p**3)
  end subroutine

  subroutine changed(p, q)
    real(8), pointer, intent(inout) :: p(:)
    real(8), intent(in) :: q(:)
    p = p*q
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
    call enzyme_autodiff(options, enzyme_dup, x, dx, enzyme_const, factor, enzyme_const, more, enzyme_dup, y, dy)
  end subroutine

  subroutine chosen(name, x, unit, y)
    character(*), intent(in) :: name, unit
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = len(name)*sum(x**2)
    if (name == "cubes") y = sum(x**3)*len(unit)
  end subroutine

  subroutine words(list, x, y)
    character(*), intent(in) :: list(:)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = size(list)*len(list)*sum(x**2)
  end subroutine

  subroutine of_class(o, y)
    class(box), intent(in) :: o
    real(8), intent(out) :: y
    y = o%scale*sum(o%held**2)
    select type (o)
    type is (bigger)
      y = y*o%more + o%total()
    end select
  end subroutine

  subroutine of_type(o, y)
    type(bigger), intent(in) :: o
    real(8), intent(out) :: y
    y = o%scale**2*o%held(1)
  end subroutine

  subroutine applied(g, x, y)
    interface
      real(8) function g(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    integer :: i
    y = 0
    do i = 1, size(x)
      y = y + g(x(i))
    end do
  end subroutine

  real(8) function cube(t)
    real(8), intent(in) :: t
    cube = t**3
  end function

  real(8) function energy(x, scale)
    real(8), intent(in) :: x(:)
    real(8), value :: scale
    energy = scale*sum(x**2)
  end function

  subroutine explicit(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y(n)
    y = x*x(n)
  end subroutine

  subroutine complexes(z, w)
    complex(8), intent(in) :: z(:)
    complex(8), intent(out) :: w(:)
    w = z*z
  end subroutine

  subroutine second(x, dx)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: dx(:)
    real(8) :: y, dy
    dy = 1
    dx = 0
    call enzyme_autodiff(quartic, enzyme_dup, x, dx, enzyme_dup, y, dy)
  end subroutine

  subroutine quartic(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = sum(x**4)
  end subroutine

  subroutine assumed_size(n, x, dx, y, dy)
    integer :: n
    real(8) :: x(*), dx(*), y(*), dy(*)
    call enzyme_autodiff(explicit, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy)
  end subroutine
end module

module requests
  use requests_of_shape
  implicit none
  real(8) :: u(8), du(8), r, dr, m(3, 4), dm(3, 4), c(4), dc(4), dc2(4), dr2
  real(8), allocatable :: a(:), da(:), b(:), db(:)
  real(8), pointer :: p(:), dp(:)
  real(8), target :: t(9), dt(9)
  type(bigger) :: o, d
  complex(8) :: z(3), dz(3), w(3), dw(3)
  interface
    subroutine pointed_or_not(q, s)
      real(8), allocatable, intent(in) :: q(:)
      real(8), intent(out) :: s
    end subroutine
  end interface
contains
  subroutine whole_arrays
    integer :: i
    call clear
    call enzyme_autodiff(squares, enzyme_dup, u, du, enzyme_dup, r, dr)
    call all_near("a whole array", du, 2*u)
    call clear
    call enzyme_autodiff(squares, enzyme_dup, u(8:2:-3), du(8:2:-3), enzyme_dup, r, dr)
    call all_near("a section backwards", du, 2*u*[0, 1, 0, 0, 1, 0, 0, 1])
    call clear
    du = 1
    call enzyme_fwddiff(squares, enzyme_dup, u(1:8:2), du(1:8:2), enzyme_dup, r, dr)
    call near("a section forwards", dr, 2*sum(u(1:8:2)), 1d-12)
    call clear
    call enzyme_autodiff(squares, enzyme_dup, u([1, 3]), du(1:2), enzyme_dup, r, dr)
    call all_near("vector subscripts", du(1:2), 2*u([1, 3]))
  end subroutine

  subroutine matrices
    integer :: i
    m = reshape([(0.25d0*i, i = 1, 12)], [3, 4])
    dm = 0
    dc = [1d0, 2d0, 3d0, 4d0]
    call enzyme_autodiff(columns, enzyme_dup, m(3:1:-2, :), dm(3:1:-2, :), enzyme_dup, c, dc)
    do i = 1, 4
      call all_near("a matrix", dm(:, i), 2*i*m(:, i)*[1, 0, 1])
    end do
    dm = m
    call enzyme_fwddiff(columns, enzyme_dup, m, dm, enzyme_dup, c(4:1:-1), dc(4:1:-1))
    call all_near("a matrix forwards", dc(4:1:-1), 2*sum(m**2, 1))
  end subroutine

  subroutine allocatables
    integer :: i
    allocate (a(0:3), da(0:3))
    a = u(1:4)
    call clear
    da = 0
    call enzyme_autodiff(squares, enzyme_dup, a, da, enzyme_dup, r, dr)
    call all_near("an allocatable for assumed shape", da, 2*a)
    call clear
    da = 0
    call enzyme_autodiff(bounds_kept, enzyme_dup, a, da, enzyme_dup, r, dr)
    call all_near("bounds of an allocatable", da, [a(3), 0d0, 0d0, a(0)])
    da = 1
    call enzyme_fwddiff(bounds_kept, enzyme_dup, a, da, enzyme_dup, r, dr)
    call near("bounds of an allocatable forwards", dr, a(0) + a(3), 1d-12)
  end subroutine

  subroutine allocated_anew
    integer :: i
    b = u(1:3)
    db = [1d0, 2d0, 3d0]
    call enzyme_fwddiff(made_anew, enzyme_dup, b, db, enzyme_dup, r, dr)
    call near("allocated anew, sizes", size(b)*10d0 + size(db), 44d0, 1d-12)
    call near("allocated anew, primal", r, sum(u(1:3)**2) + 3*u(1), 1d-12)
    call near("allocated anew", dr, sum(2*u(1:3)*[1, 2, 3]) + 3, 1d-12)
    call all_near("allocated anew, tangents", db, [2*u(1:3)*[1, 2, 3], 3d0])
    deallocate (b, db)
    da = 1
    call enzyme_fwddiff(filled, enzyme_dup, a, da, enzyme_dup, b, db)
    call all_near("allocated there, primal", b, a**2)
    call all_near("allocated there", db, 2*a)
  end subroutine

  subroutine pointers
    integer :: i
    t = [(0.5d0*i, i = 1, 9)]
    dt = 0
    p => t(1:9:2)
    dp => dt(1:9:2)
    call clear
    call enzyme_autodiff(pointed, enzyme_dup, p, dp, enzyme_dup, r, dr)
    call all_near("a pointer with a stride", dp, 3*p**2)
    call near("nothing beside it", sum(dt(2:8:2)), 0d0, 1d-12)
    dt = 0
    call clear
    call enzyme_autodiff(squares, enzyme_dup, p, dp, enzyme_dup, r, dr)
    call all_near("a pointer for assumed shape", dp, 2*p)
    dt = 1
    dc = 2
    c = [1d0, 2d0, 3d0, 4d0]
    p => t(2:8:2)
    dp => dt(2:8:2)
    call enzyme_fwddiff(changed, enzyme_dup, p, dp, enzyme_dup, c, dc)
    call all_near("through a pointer", dt(2:8:2), [(i + 2*1d0*i, i = 1, 4)])
    call all_near("through a pointer, primal", t(2:8:2), [(1d0*i*i, i = 1, 4)])
    call all_near("beside a pointer", dt(1:9:2), [1d0, 1d0, 1d0, 1d0, 1d0])
  end subroutine

  subroutine optional_ones
    integer :: i
    call clear
    call caller(u, du, r, dr)
    call all_near("options that are absent", du, 2*u)
    call clear
    call caller(u, du, r, dr, more=[1d0, 2d0])
    call all_near("one option", du, 2*u + [3, 0, 0, 0, 0, 0, 0, 0])
    call clear
    call caller(u(2:8:2), du(2:8:2), r, dr, 3d0)
    call all_near("another option", du(2:8:2), 6*u(2:8:2))
  end subroutine

  subroutine texts
    integer :: i
    call clear
    call enzyme_autodiff(chosen, enzyme_const, "squares", enzyme_dup, u, du, enzyme_const, "m", enzyme_dup, r, dr)
    call all_near("a text's length", du, 14*u)
    call clear
    call enzyme_autodiff(chosen, enzyme_const, "cubes", enzyme_dup, u, du, enzyme_const, "metre", enzyme_dup, r, dr)
    call all_near("a text", du, 15*u**2)
    du = 1
    call enzyme_fwddiff(chosen, enzyme_const, "cubes", enzyme_dup, u, du, enzyme_const, "km", enzyme_dup, r, dr)
    call near("a text forwards", dr, 6*sum(u**2), 1d-12)
    call clear
    call enzyme_autodiff(words, enzyme_const, ["ab", "cd", "ef"], enzyme_dup, u, du, enzyme_dup, r, dr)
    call all_near("an array of texts", du, 12*u)
  end subroutine

  subroutine objects
    integer :: i
    o%held = u(1:3)
    d%held = 0*u(1:3)
    d%scale = 0
    d%more = 0
    o%more = 3
    call clear
    call enzyme_autodiff(of_class, enzyme_dup, o, d, enzyme_dup, r, dr)
    call all_near("an object", d%held, 12*o%held + 3)
    call near("its component", d%scale, 3*sum(o%held**2), 1d-12)
    call near("that of its type", d%more, 2*sum(o%held**2) + sum(o%held), 1d-12)
    d%scale = 0
    call clear
    call enzyme_autodiff(of_type, enzyme_dup, o, d, enzyme_dup, r, dr)
    call near("a type with procedures", d%scale, 4*o%held(1), 1d-12)
    d%held = 0
    call clear
    call enzyme_autodiff(squares, enzyme_dup, o%held, d%held, enzyme_dup, r, dr)
    call all_near("an allocatable component", d%held, 2*o%held)
    d%held = 0
    call clear
    call enzyme_autodiff(pointed_or_not, enzyme_dup, o%held, d%held, enzyme_dup, r, dr)
    call all_near("an allocatable component as such", d%held, 3*o%held**2)
  end subroutine

  subroutine procedures
    integer :: i
    call clear
    call enzyme_autodiff(applied, enzyme_const, cube, enzyme_dup, u, du, enzyme_dup, r, dr)
    call all_near("a procedure among the arguments", du, 3*u**2)
    call clear
    dr = enzyme_fwddiff_real8(energy, enzyme_dup, u, v(1:8), enzyme_const, 3d0)
    call near("a function, with a number by value", dr, 6*sum(u*v(1:8)), 1d-12)
    call clear
    call enzyme_autodiff(energy, enzyme_dup, u, du, enzyme_const, 3d0)
    call all_near("a function backwards", du, 6*u)
  end subroutine

  subroutine explicit_shape
    integer :: i
    du = 0
    dm = 0
    m(1, :) = u(1:4)
    c = 0
    dc = [0d0, 0d0, 1d0, 0d0]
    call assumed_size(4, u, du, c, dc)
    call all_near("assumed size", du(1:4), [0d0, 0d0, u(4), u(3)])
    dm = 0
    dc = [0d0, 0d0, 1d0, 0d0]
    call enzyme_autodiff(explicit, enzyme_const, 4, enzyme_dup, m(1, :), dm(1, :), enzyme_dup, c, dc)
    call all_near("a row for explicit shape", dm(1, :), [0d0, 0d0, u(4), u(3)])
    du = 0
    dc = [0d0, 0d0, 1d0, 0d0]
    call enzyme_autodiff(explicit, enzyme_const, 4, enzyme_dup, u(2), du(2), enzyme_dup, c, dc)
    call all_near("from an element on", du(2:5), [0d0, 0d0, u(5), u(4)])
  end subroutine

  subroutine others
    integer :: i
    z = [(1d0, 2d0), (0.5d0, -1d0), (2d0, 0d0)]
    dz = (1d0, 1d0)
    call enzyme_fwddiff(complexes, enzyme_dup, z, dz, enzyme_dup, w, dw)
    call all_near("complex numbers", real(dw), real(2*z*(1d0, 1d0)))
    call all_near("complex numbers", aimag(dw), aimag(2*z*(1d0, 1d0)))

    du = 0
    v(1:8) = 1
    call enzyme_fwddiff(second, enzyme_dup, u, v(1:8), enzyme_dup, y(1:8), du)
    call all_near("second derivatives", du, 12*u**2)

    dc = 0
    dc2 = 0
    dr = 1
    dr2 = 10
    c = u(1:4)
    call enzyme_autodiff(squares, enzyme_width, 2, enzyme_dup, c, dc, dc2, enzyme_dup, r, dr, dr2)
    call all_near("two directions", dc2, 20*c)
    call all_near("two directions", dc, 2*c)
  end subroutine

  subroutine clear
    du = 0
    r = 0
    dr = 1
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
  use requests
  implicit none
  integer :: i
  u = [(0.5d0*i, i = 1, 8)]
  call whole_arrays
  call matrices
  call allocatables
  call allocated_anew
  call pointers
  call optional_ones
  call texts
  call objects
  call procedures
  call explicit_shape
  call others
  call finish
end program

subroutine pointed_or_not(q, s)
  implicit none
  real(8), allocatable, intent(in) :: q(:)
  real(8), intent(out) :: s
  s = sum(q**3)
end subroutine
