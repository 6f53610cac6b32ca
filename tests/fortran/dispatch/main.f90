module model
  use laws
  implicit none
  type(holder), save :: h
  class(law), allocatable, save :: l
contains
  real(8) function by_class(x)
    real(8), intent(in) :: x
    by_class = l%energy(x) * x
  end function
  real(8) function by_component(x)
    real(8), intent(in) :: x
    by_component = h%scale * h%f(x)
  end function
  real(8) function by_pointer(x)
    real(8), intent(in) :: x
    by_pointer = current(x) * x
  end function
end module
program main
  use model
  use enzyme
  implicit none
  interface
    subroutine make(kind, l)
      use laws
      integer, intent(in) :: kind
      class(law), allocatable, intent(out) :: l
    end subroutine
    subroutine fill(h)
      use laws
      type(holder), intent(inout) :: h
    end subroutine
  end interface
  real(8) :: x, dx, y
  integer :: k
  x = 1.5d0
  call fill(h)
  do k = 0, 1
    call make(k, l)
    dx = 0
    call enzyme_autodiff(by_class, enzyme_dup, x, dx)
    y = enzyme_fwddiff_real8(by_class, enzyme_dup, x, 1d0)
    call check('by_class', dx, y, (by_class(x + 1d-6) - by_class(x - 1d-6)) / 2d-6)
  end do
  dx = 0
  call enzyme_autodiff(by_component, enzyme_dup, x, dx)
  y = enzyme_fwddiff_real8(by_component, enzyme_dup, x, 1d0)
  call check('by_component', dx, y, 6 * x**2)
  dx = 0
  call enzyme_autodiff(by_pointer, enzyme_dup, x, dx)
  y = enzyme_fwddiff_real8(by_pointer, enzyme_dup, x, 1d0)
  call check('by_pointer', dx, y, 4 * x**3)
contains
  subroutine check(name, backward, forward, slope)
    character(*), intent(in) :: name
    real(8), intent(in) :: backward, forward, slope
    if (abs(backward - slope) < 1d-6 .and. abs(forward - slope) < 1d-6) then
      print '(2a)', name, ' ok'
    else
      print '(2a)', name, ' WRONG'
    end if
  end subroutine
end program
