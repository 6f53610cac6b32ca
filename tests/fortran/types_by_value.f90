! Derived types by value: dummies of functions with bind(c), gradients and tangents returned as such types.
module types_by_value
  use, intrinsic :: iso_c_binding
  implicit none
  type, bind(c) :: two
    real(c_double) :: a, b
  end type
  type, bind(c) :: three
    real(c_double) :: a(3)
  end type
  type, bind(c) :: mixed
    integer(c_int) :: n
    real(c_float) :: x
  end type
  type, bind(c) :: large
    type(two) :: p
    integer(c_int) :: n
    real(c_float) :: x(5)
  end type
  type, bind(c) :: value_and_three
    real(c_double) :: primal
    type(three) :: gradient
  end type
  type, bind(c) :: two_threes
    type(three) :: primal, tangent
  end type
contains
  real(c_double) function of_two(p, s) bind(c)
    type(two), value :: p
    real(c_double), value :: s
    of_two = p%a*p%a*p%b*s
  end function
  real(c_double) function of_three(p) bind(c)
    type(three), value :: p
    p%a(1) = p%a(1)*p%a(2)
    of_three = p%a(1)*p%a(3)
  end function
  real(c_float) function of_mixed(p) bind(c)
    type(mixed), value :: p
    of_mixed = p%x*p%x*p%n
  end function
  real(c_double) function of_large(p) bind(c)
    type(large), value :: p
    of_large = p%p%a*p%p%b*sum(p%x)*p%n
  end function
  function to_three(x) bind(c) result(r)
    real(c_double) :: x(3)
    type(three) :: r
    r%a = x(1)*x
  end function
  subroutine into(p, q, y) bind(c)
    type(two), value :: p
    type(three), value :: q
    real(c_double) :: y
    y = p%a*q%a(2)*q%a(3)*p%b
  end subroutine
end module
program main
  use types_by_value
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup, enzyme_out, enzyme_primal_return
  use check, only: near, finish
  implicit none
  interface
    type(two) function gradient_of_two(f, m, p, n, s) bind(c, name="__enzyme_autodiff_two")
      import
      type(c_funptr), value :: f
      integer(c_int), value :: m, n
      type(two), value :: p
      real(c_double), value :: s
    end function
    type(three) function gradient_of_three(f, p) bind(c, name="__enzyme_autodiff_three")
      import
      type(c_funptr), value :: f
      type(three), value :: p
    end function
    type(value_and_three) function value_of_three(f, m, p) bind(c, name="__enzyme_autodiff_value_and_three")
      import
      type(c_funptr), value :: f
      integer(c_int), value :: m
      type(three), value :: p
    end function
    type(mixed) function gradient_of_mixed(f, p) bind(c, name="__enzyme_autodiff_mixed")
      import
      type(c_funptr), value :: f
      type(mixed), value :: p
    end function
    type(large) function gradient_of_large(f, p) bind(c, name="__enzyme_autodiff_large")
      import
      type(c_funptr), value :: f
      type(large), value :: p
    end function
    real(c_double) function tangent_of_two(f, p, dp, s, ds) bind(c, name="__enzyme_fwddiff_of_two")
      import
      type(c_funptr), value :: f
      type(two), value :: p, dp
      real(c_double), value :: s, ds
    end function
    real(c_double) function tangent_of_large(f, p, dp) bind(c, name="__enzyme_fwddiff_of_large")
      import
      type(c_funptr), value :: f
      type(large), value :: p, dp
    end function
    type(three) function tangent_to_three(f, x, dx) bind(c, name="__enzyme_fwddiff_to_three")
      import
      type(c_funptr), value :: f
      real(c_double) :: x(3), dx(3)
    end function
    type(two_threes) function both_to_three(f, m, x, dx) bind(c, name="__enzyme_fwddiff_to_both")
      import
      type(c_funptr), value :: f
      integer(c_int), value :: m
      real(c_double) :: x(3), dx(3)
    end function
  end interface
  type(two) :: p = two(2, 3), dp = two(1, 0.5d0), gp
  type(three) :: q, gq
  type(value_and_three) :: vq
  type(two_threes) :: both
  type(mixed) :: m
  type(large) :: l, gl, dl
  real(c_double) :: x(3) = [2, 3, 4], dx(3) = [1, 0, 1], y, dy

  gp = gradient_of_two(c_funloc(of_two), enzyme_out, p, enzyme_const, 2d0)
  call near("two.a", gp%a, 24d0, 1d-12)
  call near("two.b", gp%b, 8d0, 1d-12)
  call near("two.fwd", tangent_of_two(c_funloc(of_two), p, dp, 2d0, 1d0), 40d0, 1d-12)
  q%a = [1, 2, 3]
  gq = gradient_of_three(c_funloc(of_three), q)
  call near("three.1", gq%a(1), 6d0, 1d-12)
  call near("three.3", gq%a(3), 2d0, 1d-12)
  call near("three kept", q%a(1), 1d0, 1d-12)
  vq = value_of_three(c_funloc(of_three), enzyme_primal_return, q)
  call near("three.primal", vq%primal, 6d0, 1d-12)
  call near("three.2", vq%gradient%a(2), 3d0, 1d-12)
  m = gradient_of_mixed(c_funloc(of_mixed), mixed(3, 2.0))
  call near("mixed", real(m%x, c_double), 12d0, 1d-6)
  l = large(p, 2, [1, 2, 3, 4, 5])
  gl = gradient_of_large(c_funloc(of_large), l)
  call near("large.a", gl%p%a, 90d0, 1d-6)
  call near("large.x", real(gl%x(5), c_double), 12d0, 1d-6)
  dl = large(dp, 0, [0, 0, 0, 0, 1])
  call near("large.fwd", tangent_of_large(c_funloc(of_large), l, dl), 132d0, 1d-6)
  gq = tangent_to_three(c_funloc(to_three), x, dx)
  call near("to three.1", gq%a(1), 4d0, 1d-12)
  call near("to three.3", gq%a(3), 6d0, 1d-12)
  both = both_to_three(c_funloc(to_three), enzyme_primal_return, x, dx)
  call near("both.primal", both%primal%a(2), 6d0, 1d-12)
  call near("both.tangent", both%tangent%a(2), 3d0, 1d-12)
  dp = two(0, 0)
  gq%a = 0
  dy = 1
  call enzyme_autodiff(into, enzyme_dup, p, dp, enzyme_dup, q, gq, enzyme_dup, y, dy)
  call near("into.a", dp%a, 18d0, 1d-12)
  call near("into.q", gq%a(3), 12d0, 1d-12)
  dp = two(1, 0)
  gq%a = [0, 1, 0]
  call enzyme_fwddiff(into, enzyme_dup, p, dp, enzyme_dup, q, gq, enzyme_dup, y, dy)
  call near("into.fwd", dy, 36d0, 1d-12)
  call finish
end program
