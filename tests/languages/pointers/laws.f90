module laws_of_fortran
  use iso_c_binding
  implicit none
  type, bind(c) :: laws
    type(c_funptr) :: law
    real(c_double) :: k
  end type
contains
  real(c_double) function law(x, k) bind(c)
    real(c_double), value :: x, k
    law = k * x**2
  end function
  subroutine fill(l) bind(c, name="fill_fortran")
    type(laws), intent(inout) :: l
    l%law = c_funloc(law)
  end subroutine
end module
