! Variables that each thread has for itself: of modules, of common blocks, of subroutines.
module state
  implicit none
  real(8) :: level = 1d0, kept(3) = 0d0
  integer :: calls = 0
  real(8), allocatable :: scratch(:)
  !$omp threadprivate(level, calls, kept, scratch)
contains
  subroutine work(x, n, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    real(8) :: a, b
    integer :: i
    common /block/ a, b
    !$omp threadprivate(/block/)
    s = 0
    level = x(1)
    a = x(2) * x(2)
    kept(3) = x(3) * x(1)
    !$omp parallel do copyin(level, kept, /block/) reduction(+:s) schedule(static)
    do i = 1, n
      b = x(i) * a
      calls = calls + 1
      call add(x(i))
      s = s + level * b * x(i) + kept(2) * kept(3)
    end do
    s = s * level + a
  end subroutine
  subroutine add(v)
    real(8), intent(in) :: v
    kept(1) = v * v * level
    kept(2) = kept(1) * sin(v)
  end subroutine
  subroutine chained(x, n, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    integer :: i
    s = 0
    !$omp parallel
    kept(1) = x(1) * x(2)
    !$omp end parallel
    !$omp parallel do reduction(+:s)
    do i = 1, n
      s = s + kept(1) * x(i)
    end do
    !$omp parallel reduction(+:s)
    if (calls < 0) s = s + 1
    kept(3) = kept(1)
    !$omp end parallel
    s = s * kept(3)
  end subroutine
  ! One that is allocated, one of the subroutine.
  subroutine scratched(x, n, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    integer :: i
    real(8), save :: run
    !$omp threadprivate(run)
    s = 0
    !$omp parallel
    if (.not. allocated(scratch)) allocate(scratch(4))
    scratch = x(1) * x(2)
    run = 0
    !$omp do
    do i = 1, n
      scratch(2) = scratch(2) + x(i) * x(i)
      run = run + scratch(1) * x(i)
    end do
    !$omp end do
    !$omp critical
    s = s + scratch(2) - scratch(1) + run
    !$omp end critical
    deallocate(scratch)
    !$omp end parallel
  end subroutine
end module
program main
  use state
  use omp_lib
  use enzyme
  implicit none
  integer, parameter :: n = 11
  real(8) :: x(n), dx(n), s, ds, h, v(n), up, down
  integer :: i, t, bad, k
  bad = 0
  do i = 1, n
    x(i) = 0.5d0 + 0.1d0 * i
    v(i) = cos(1d0 * i)
  end do
  do t = 1, 4
    call omp_set_num_threads(t)
    do k = 1, 2
      dx = 0
      ds = 1
      call enzyme_autodiff(work, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, s, ds)
      call check(1)
      dx = 0
      ds = 1
      call enzyme_autodiff(chained, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, s, ds)
      call check(2)
      dx = 0
      ds = 1
      call enzyme_autodiff(scratched, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, s, ds)
      call check(3)
      call enzyme_fwddiff(work, enzyme_dup, x, v, enzyme_const, n, enzyme_dup, s, ds)
      call along(1)
      call enzyme_fwddiff(chained, enzyme_dup, x, v, enzyme_const, n, enzyme_dup, s, ds)
      call along(2)
      call enzyme_fwddiff(scratched, enzyme_dup, x, v, enzyme_const, n, enzyme_dup, s, ds)
      call along(3)
    end do
  end do
  if (bad > 0) error stop
  print *, 'fine'
contains
  subroutine run(which, y, r)
    integer, intent(in) :: which
    real(8), intent(in) :: y(n)
    real(8), intent(out) :: r
    if (which == 1) then
      call work(y, n, r)
    else if (which == 2) then
      call chained(y, n, r)
    else
      call scratched(y, n, r)
    end if
  end subroutine
  subroutine check(which)
    integer, intent(in) :: which
    real(8) :: y(n)
    integer :: j
    do j = 1, n
      h = 1d-6
      y = x
      y(j) = x(j) + h
      call run(which, y, up)
      y(j) = x(j) - h
      call run(which, y, down)
      if (abs((up - down) / (2 * h) - dx(j)) > 1d-6 * max(1d0, abs(dx(j)))) then
        bad = bad + 1
        print *, which, t, j, dx(j), (up - down) / (2 * h)
      end if
    end do
  end subroutine
  subroutine along(which)
    integer, intent(in) :: which
    call run(which, x + 1d-6 * v, up)
    call run(which, x - 1d-6 * v, down)
    if (abs((up - down) / 2d-6 - ds) > 1d-6 * max(1d0, abs(ds))) then
      bad = bad + 1
      print *, 'forward', which, t, ds, (up - down) / 2d-6
    end if
  end subroutine
end program
