! Directives of Enzyme's: of modules, submodules, hosts, interfaces, variables, common blocks and rules, with macros. (The
! rules are ten times too large, which shows that they are what is called.)
#define NOISY noisy
module tables
  implicit none
  private
  public :: read_table, table
  real(8), save :: table(3) = 0
contains
  subroutine read_table
    table = [1d0, 2d0, 3d0]
  end subroutine
end module
module handed_on
  use tables
end module
module directives
  use handed_on, only: other_name => table
  implicit none
  !$enzyme inactive(other_name)
  real(8) :: gain = 2, gain_bar = 0
  real(8), bind(c, name="c_scale") :: scale = 3
  !dir$ enzyme shadow(gain, shadow=gain_bar)
  !dir$ enzyme inactive (scale)
  !dir$ enzyme custom_rule(cube, augmented=cube_augmented, &
  !dir$ reverse=cube_reverse)
  !$enzyme custom_rule (cube) &
  !$enzyme & (forward=cube_forward)
  interface operator(.plus.)
    module procedure plus
  end interface
  interface
    real(8) function external_noise(x)
      !dir$ enzyme inactive
      real(8), intent(in) :: x
    end function
    module subroutine of_submodule(x, y)
      real(8), intent(in) :: x
      real(8), intent(out) :: y
    end subroutine
  end interface
contains
  pure function plus(a, b) result(c)
    real(8), intent(in) :: a, b
    real(8) :: c
    c = a + b
  end function

  subroutine cube(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    y = sum(x**3)
  end subroutine
  subroutine cube_augmented(n, x, dx, y, dy)
    integer :: n
    real(8) :: x(n), dx(n), y, dy
    y = sum(x**3)
  end subroutine
  subroutine cube_reverse(n, x, dx, y, dy)
    integer :: n
    real(8) :: x(n), dx(n), y, dy
    dx = dx + 30*x**2*dy
    dy = 0
  end subroutine
  subroutine cube_forward(n, x, dx, y, dy)
    integer :: n
    real(8) :: x(n), dx(n), y, dy
    y = sum(x**3)
    dy = 30*sum(x**2*dx)
  end subroutine

  real(8) function NOISY(x) result(r)
#ifdef ABSENT
    !dir$ enzyme no_such_thing
#else
    !DIR$ ENZYME INACTIVE
#endif
    real(8), intent(in) :: x
    character(*), parameter :: text = "function no(x); ! end"; r = 5*x
  end function

  subroutine f(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    real(8) :: t, q
    call cube(2, x, t)
    call of_submodule(x(1), q)
    y = t + gain*x(2) .plus. noisy(x(1))
    y = y + scale*x(1) + other_name(2)*x(2) + inner(x(1)) + external_noise(x(1)) + q
  contains
    real(8) function inner(z)
      !dir$ enzyme inactive
      real(8), intent(in) :: z
      inner = 7*z
    end function
  end subroutine
end module

submodule (directives) implementation
  real(8) :: hidden = 4, hidden_bar = 0
  !dir$ enzyme shadow(hidden, shadow=hidden_bar)
contains
  module procedure of_submodule
    y = hidden*x + aside(x)
  end procedure
  subroutine unused
    !dir$ enzyme inactive(aside)
  end subroutine
  real(8) function aside(x) bind(c, name="aside_of_c")
    real(8), intent(in) :: x
    aside = 100*x
  end function
end submodule

real(8) function external_noise(x)
  implicit none
  real(8), intent(in) :: x
  external_noise = 11*x
end function

subroutine of_blocks(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: c, d, e
  common /active/ c
  common /active_d/ d
  common /still/ e
  !dir$ enzyme shadow(/active/, shadow=/active_d/)
  !dir$ enzyme inactive(/still/)
  y = c*x**2 + e*x + d*0
end subroutine

program main
  use directives
  use tables, only: read_table
  use enzyme
  use check, only: near, finish
  implicit none
  real(8) :: x(2) = [2d0, 3d0], dx(2), y, dy, c, d, e
  external :: of_blocks
  common /active/ c
  common /active_d/ d
  common /still/ e
  call read_table
  dx = 0; dy = 1
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call near("the value", y, 35d0 + 6d0 + 10d0 + 6d0 + 6d0 + 14d0 + 22d0 + 208d0, 1d-12)
  call near("x(1)", dx(1), 120d0 + 3d0 + 4d0, 1d-12)
  call near("x(2)", dx(2), 270d0 + 2d0 + 2d0, 1d-12)
  call near("a shadow", gain_bar, 3d0, 1d-12)
  gain_bar = 1
  dx = [1d0, 0d0]
  call enzyme_fwddiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call near("forwards", dy, 120d0 + 3d0 + 4d0 + 3d0 + 2d0*2d0, 1d-12)  ! with the seeds of gain and of hidden
  c = 5; d = 0; e = 7
  dx = 0; dy = 1
  call enzyme_autodiff(of_blocks, enzyme_dup, x(1), dx(1), enzyme_dup, y, dy)
  call near("a common block", d, 4d0, 1d-12)
  call near("with common blocks", dx(1), 20d0 + 7d0, 1d-12)
  call finish
end program
