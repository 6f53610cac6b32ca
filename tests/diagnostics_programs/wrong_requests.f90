! Requests that make no sense, in the words of Fortran; a procedure that is nowhere.
! mention: note: an argument is given as the variable followed by its shadow, or as enzyme_const and the variable
subroutine square(x, y)
  real(8) :: x, y
  y = x * x
end subroutine
program main
  use enzyme
  external :: square
  real(8) :: x = 1, dx = 0, y
  call enzyme_autodiff(square, enzyme_dup, x, dx, enzyme_dup, y) ! expect: arguments to 'enzyme_autodiff'.* \('y'\)
end program
