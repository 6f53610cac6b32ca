! Internal procedures with dummies of assumed shape, and allocatables that only internal procedures use, handed to the
! module's hooks.
module requests_of_hosts
  use enzyme
  use check
  implicit none
contains
  subroutine within(q, s)
    real(8), allocatable, intent(in) :: q(:)
    real(8), intent(out) :: s
    call inner
  contains
    subroutine inner
      s = q(0)*q(3)
    end subroutine
  end subroutine
end module

program main
  use requests_of_hosts
  implicit none
  real(8) :: u(8), du(8), r, dr, host
  real(8), allocatable :: a(:), da(:)
  character(:), allocatable :: name
  integer :: i
  name = "ab"
  u = [(0.5d0*i, i = 1, 8)]
  host = 3
  du = 0
  dr = 1
  call enzyme_autodiff(of_host, enzyme_dup, u(1:7:2), du(1:7:2), enzyme_dup, r, dr)
  do i = 1, 4
    call near("an internal procedure", du(2*i - 1), 6*u(2*i - 1), 1d-12)
  end do
  du = 1
  call enzyme_fwddiff(of_host, enzyme_dup, u, du, enzyme_dup, r, dr)
  call near("an internal procedure forwards", dr, 6*sum(u), 1d-12)
  allocate (a(0:3), da(0:3))
  a = u(1:4)
  da = 0
  dr = 1
  call enzyme_autodiff(within, enzyme_dup, a, da, enzyme_dup, r, dr)
  call near("an allocatable of a host", da(0), a(3), 1d-12)
  call near("its other end", da(3), a(0), 1d-12)
  call near("its middle", da(1), 0d0, 1d-12)
  da = 0
  dr = 1
  call enzyme_autodiff(named, enzyme_dup, a(:), da(:), enzyme_const, name, enzyme_dup, r, dr)
  call near("a text of a length of its own", da(1), 12*a(1), 1d-12)
  da = 1
  call enzyme_fwddiff(named, enzyme_dup, a(1:), da(1:), enzyme_const, name//"d", enzyme_dup, r, dr)
  call near("a longer text, forwards", dr, 18*sum(a(1:)), 1d-12)
  call finish
contains
  subroutine named(q, text, s)
    real(8), intent(in) :: q(:)
    character(*), intent(in) :: text
    real(8), intent(out) :: s
    s = sum(q**2)*len(text)*host
  end subroutine

  subroutine of_host(q, s)
    real(8), intent(in) :: q(:)
    real(8), intent(out) :: s
    s = host*sum(q**2)
  end subroutine
end program
