! What the pointers of the main program reach, which names none of it.
module springs
  use laws
  implicit none
  type, extends(law) :: spring
  contains
    procedure :: energy => spring_energy
  end type
  type, extends(spring) :: wave
  contains
    procedure :: energy => wave_energy
  end type
contains
  real(8) function spring_energy(self, x)
    class(spring), intent(in) :: self
    real(8), intent(in) :: x
    spring_energy = 0.5d0 * self%k * x * x
  end function
  real(8) function wave_energy(self, x)
    class(wave), intent(in) :: self
    real(8), intent(in) :: x
    wave_energy = sin(self%k * x)
  end function
  real(8) function cube(x)
    real(8), intent(in) :: x
    cube = x**3
  end function
end module
subroutine make(kind, l)
  use springs
  integer, intent(in) :: kind
  class(law), allocatable, intent(out) :: l
  if (kind == 0) then
    allocate(spring :: l)
  else
    allocate(wave :: l)
  end if
  l%k = 2
end subroutine
subroutine fill(h)
  use springs
  type(holder), intent(inout) :: h
  h%f => cube
  h%scale = 2
  current => cube
end subroutine
