subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: t(n)
  integer :: u
  open(newunit=u, status='scratch', form='unformatted')
  write(u) x**2
  rewind(u)
  read(u) t
  close(u)
  y = sum(t)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  subroutine check(n)
    integer, intent(in) :: n
    real(8) :: x(n), dx(n), y, dy, yp, ym, h, d, t(n), ty
    integer :: i
    logical :: bad
    external :: fun
    bad = .false.
    do i = 1, n
      x(i) = 0.7d0 + 0.31d0*i + 0.05d0*i*i
    end do
    dx = 0; y = 0; dy = 1
    call enzyme_autodiff(fun, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy)
    do i = 1, n
      h = 1d-6
      x(i) = x(i) + h; call fun(n, x, yp); x(i) = x(i) - 2*h; call fun(n, x, ym); x(i) = x(i) + h
      d = (yp - ym)/(2*h)
      t = 0; t(i) = 1; ty = 0
      call enzyme_fwddiff(fun, enzyme_const, n, enzyme_dup, x, t, enzyme_dup, y, ty)
      if (.not. abs(ty - d) <= 1d-5*(1 + abs(d))) then; bad = .true.; print *, 'FWD', i, ty, d; end if
      if (.not. abs(dx(i) - d) <= 1d-5*(1 + abs(d))) then; bad = .true.; print *, 'REV', i, dx(i), d; end if
    end do
    if (bad) then; print *, 'WRONG'; else; print *, 'OK'; end if
  end subroutine
end program
