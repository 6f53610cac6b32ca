! Elemental functions of derived types leave their results in arrays of the compiler's, each by one store of a structure.
module quantities
  implicit none
  abstract interface
    real(8) function unary(t)
      real(8), intent(in) :: t
    end function
  end interface
  type :: quantity
    real(8) :: v = 0
    real(8), allocatable :: parts(:)
    integer :: id = 0
  end type
  type :: bound
    real(8) :: v = 0
    procedure(unary), pointer, nopass :: g => null()
  end type
contains
  real(8) function square(t)
    real(8), intent(in) :: t
    square = t*t
  end function
  impure elemental function product_of(a, b) result(c)
    type(quantity), intent(in) :: a, b
    type(quantity) :: c
    c%v = a%v*b%v
    c%parts = [a%v, b%parts]
    c%id = a%id + b%id
  end function
  impure elemental function bind(a) result(c)
    type(quantity), intent(in) :: a
    type(bound) :: c
    c%v = a%v*a%parts(1)
    c%g => square
  end function
end module
subroutine fun(n, x, y)
  use quantities
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(quantity), allocatable :: q(:)
  type(bound) :: b(n)
  integer :: i
  allocate (q(n))
  do i = 1, n
    q(i)%v = x(i)*i
    q(i)%parts = [x(1)*x(i)]
    q(i)%id = i
  end do
  q(2:3) = product_of(q(1:2), q(3:4))
  b = bind(q)
  y = sum(q%v) + q(3)%parts(2)*q(3)%id
  do i = 1, n
    y = y + b(i)%g(b(i)%v)*1d-2
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
