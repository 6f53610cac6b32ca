function volume(x, n) bind(c) result(v)
  use iso_c_binding
  integer(c_int), intent(in) :: n
  real(c_double), intent(in) :: x(n)
  real(c_double) :: v
  v = product(x) + sum(x**2)
end function
