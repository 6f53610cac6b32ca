module texts
  implicit none
  type holder
    character(:), allocatable :: name
    character(6), allocatable :: keys(:)
    character(:), allocatable :: words(:)
    character(5), allocatable :: one
  end type
contains
  subroutine run(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    integer :: i
    type(holder) :: h
    character(4) :: w(2)
    h%name = 'a'
    allocate (h%keys(3))
    h%keys = ''
    h%keys(2) = 'longer than six'
    w = ['abcd', 'ef  ']
    h%words = w
    h%words = ['longer', 'words ', 'three ']
    h%one = 'seventeen'
    y = 0
    do i = 1, 3
      h%name = h%name//'bc'
      y = y + x(1)*len(h%name)
      if (h%keys(i) == '') y = y + x(2)*i
      if (h%keys(i) == 'longer') y = y + x(2)**2*i
      if (h%words(i)(1:1) == 'w') y = y + x(3)**2
      y = y*len(h%words) + len(h%one)
      if (h%one == 'seven') y = y*x(3)
    end do
    h%words = h%words(3:1:-1)
    if (h%words(1) == 'three') y = y + x(1)*x(2)*x(3)
    h%words = h%words(1:2)(2:3)
    if (h%words(1) == 'hr') y = y + x(1)**2
    y = y*size(h%words)
  end subroutine
end module
subroutine fun(n, x, y)
  use texts
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  call run(x, y)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(3)
contains
  include 'check.inc'
end program
