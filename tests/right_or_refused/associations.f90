module mm
  implicit none
  type :: mat
    real(8), allocatable :: a(:, :)
    character(len=:), allocatable :: name
  end type
  type, extends(mat) :: symmat
    real(8) :: shift = 0
  end type
  interface operator(*)
    module procedure mul
  end interface
contains
  function mul(p, q) result(r)
    class(mat), intent(in) :: p, q
    class(mat), allocatable :: r
    allocate (r, mold=p)
    r%a = matmul(p%a, q%a)
    r%name = p%name//q%name
    select type (r)
    type is (symmat)
      r%shift = r%a(1, 1)
    end select
  end function
end module
subroutine fun(n, x, y)
  use mm
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(symmat) :: s
  class(mat), allocatable :: r, q
  s%a = reshape([x(1), x(2), x(2), x(3)], [2, 2])
  s%name = 'ab'
  allocate (r, source=s)
  allocate (q, source=s*r)
  associate (w => q%a)
    y = sum(w**2) + len(q%name)
  end associate
  select type (q)
  class is (symmat)
    y = y + q%shift
  end select
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(3)
contains
  include 'check.inc'
end program
