! A graph of polymorphic units held by pointers in arrays that are components: mold, two levels of overriding, swaps.
module graph
  implicit none
  type holder
    class(unit_t), pointer :: p => null()
  end type
  type :: unit_t
    real(8) :: out = 0
    type(holder), allocatable :: from(:)
  contains
    procedure :: forward => base_forward
    procedure :: name => base_name
  end type
  type, extends(unit_t) :: prod_t
  contains
    procedure :: forward => prod_forward
  end type
  type, extends(prod_t) :: scaled_t
    real(8) :: s = 1
    integer :: hits = 0
  contains
    procedure :: forward => scaled_forward
    procedure :: name => scaled_name
  end type
contains
  subroutine base_forward(self)
    class(unit_t), intent(inout) :: self
    integer :: i
    if (.not. allocated(self%from)) return
    self%out = 0
    do i = 1, size(self%from)
      self%out = self%out + self%from(i)%p%out
    end do
  end subroutine
  subroutine prod_forward(self)
    class(prod_t), intent(inout) :: self
    integer :: i
    self%out = 1
    do i = 1, size(self%from)
      self%out = self%out*self%from(i)%p%out
    end do
  end subroutine
  subroutine scaled_forward(self)
    class(scaled_t), intent(inout) :: self
    call self%prod_t%forward()
    self%hits = self%hits + 1
    self%out = self%out*self%s
  end subroutine
  function base_name(self) result(c)
    class(unit_t), intent(in) :: self
    character(:), allocatable :: c
    c = 'unit'
  end function
  function scaled_name(self) result(c)
    class(scaled_t), intent(in) :: self
    character(:), allocatable :: c
    c = 'scaled'
  end function
end module
subroutine fun(n, x, y)
  use graph
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(holder) :: u(8), t
  type(unit_t), target :: leaf(4)
  integer :: i, k
  do i = 1, 4
    leaf(i)%out = x(i)
    u(i)%p => leaf(i)
  end do
  allocate(unit_t :: u(5)%p)
  allocate(prod_t :: u(6)%p)
  allocate(scaled_t :: u(7)%p)
  allocate(u(8)%p, mold=u(7)%p)
  u(5)%p%from = u(1:3)
  u(6)%p%from = [u(5), u(4), u(1)]
  u(7)%p%from = u(5:6)
  allocate(u(8)%p%from(2))
  u(8)%p%from(1)%p => u(7)%p
  u(8)%p%from(2)%p => u(2)%p
  do i = 7, 8
    select type (s => u(i)%p)
    type is (scaled_t); s%s = x(i - 6)/5
    end select
  end do
  y = 0
  do k = 1, 2
    do i = 1, 8
      call u(i)%p%forward()
      if (u(i)%p%name() == 'scaled') y = y + u(i)%p%out/k
    end do
    leaf(2)%out = leaf(2)%out*x(3)
    t = u(6); u(6) = u(5); u(5) = t
    t = u(6); u(6) = u(5); u(5) = t
  end do
  do i = 5, 8
    deallocate(u(i)%p)
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
