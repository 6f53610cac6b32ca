! A type with a deferred binding, a type with a procedure component, and a procedure pointer.
module laws
  implicit none
  type, abstract :: law
    real(8) :: k = 1
  contains
    procedure(energy_of), deferred :: energy
  end type
  abstract interface
    real(8) function energy_of(self, x)
      import law
      class(law), intent(in) :: self
      real(8), intent(in) :: x
    end function
    real(8) function plain(x)
      real(8), intent(in) :: x
    end function
  end interface
  type :: holder
    procedure(plain), pointer, nopass :: f => null()
    real(8) :: scale = 1
  end type
  procedure(plain), pointer :: current => null()
end module
