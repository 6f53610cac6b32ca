! In Fortran: an allocatable, array expressions, a runtime reduction, output that is not reached.
real(c_double) function objective(n, x) bind(c) result(total)
  use iso_c_binding
  implicit none
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double), allocatable :: terms(:)
  allocate (terms(n))
  where (x > 1d0)
    terms = x * sin(x)
  elsewhere
    terms = exp(-x**2)
  end where
  total = dot_product(terms, cshift(terms, 1)) + norm2(x) * sum(terms)
  if (total > 1d9) print *, 'large', total
  deallocate (terms)
end function
