! Fortran, with the module: messages, requests, collective calls, in place, datatypes.
module ranks
  use mpi
  implicit none
  integer, parameter :: n = 6
  integer :: rank, ranks_, ierr
  logical :: wrong = .false.
contains
  subroutine values(x, y)
    double precision, intent(in) :: x(n)
    double precision, intent(out) :: y(n)
    integer :: k
    do k = 1, n
      y(k) = sin(x(k)) * k + x(k) * x(mod(k, n) + 1)
    end do
  end subroutine

  subroutine messages(x, f)
    double precision, intent(in) :: x(n)
    double precision, intent(out) :: f
    double precision :: y(n), z(n)
    integer :: right, left, requests(2), status(MPI_STATUS_SIZE), t, count
    right = mod(rank + 1, ranks_)
    left = mod(rank + ranks_ - 1, ranks_)
    call values(x, y)
    f = 0d0
    do t = 1, 3
      call MPI_Irecv(z, n, MPI_DOUBLE_PRECISION, left, t, MPI_COMM_WORLD, requests(1), ierr)
      call MPI_Isend(y, n - t, MPI_DOUBLE_PRECISION, right, t, MPI_COMM_WORLD, requests(2), ierr)
      call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierr)
      y(1:n-t) = 0.5d0 * z(1:n-t) + y(1:n-t) * x(t)
      call MPI_Sendrecv(y, 2, MPI_DOUBLE_PRECISION, left, 9, z(3), 2, MPI_REAL8, MPI_ANY_SOURCE, 9, &
        MPI_COMM_WORLD, status, ierr)
      call MPI_Get_count(status, MPI_REAL8, count, ierr)
      if (status(MPI_SOURCE) /= right .or. count /= 2) call MPI_Abort(MPI_COMM_WORLD, 2, ierr)
      f = f + z(3) * z(4) * t
    end do
    f = f + sum(y**2)
  end subroutine

  subroutine collectives(x, f)
    double precision, intent(in) :: x(n)
    double precision, intent(out) :: f
    double precision :: y(n), z(n), all(n * 8), s
    real :: small(2), total(2)
    integer :: k, column
    call values(x, y)
    call MPI_Allreduce(MPI_IN_PLACE, y, 3, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
    call MPI_Allreduce(y, z, n, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD, ierr)
    f = dot_product(y, z)
    call MPI_Bcast(z, 2, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, ierr)
    call MPI_Allgather(z, 2, MPI_DOUBLE_PRECISION, all, 2, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, ierr)
    do k = 1, 2 * ranks_
      f = f + all(k)**2 * (k + rank)
    end do
    s = x(1) * x(2)
    call MPI_Reduce(s, z(1), 1, MPI_DOUBLE_PRECISION, MPI_SUM, 0, MPI_COMM_WORLD, ierr)
    if (rank == 0) f = f + z(1)**2
    call MPI_Type_vector(3, 1, 2, MPI_DOUBLE_PRECISION, column, ierr)
    call MPI_Type_commit(column, ierr)
    call MPI_Sendrecv(y(2), 1, column, mod(rank + 1, ranks_), 1, z, 3, MPI_DOUBLE_PRECISION, &
      mod(rank + ranks_ - 1, ranks_), 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierr)
    call MPI_Type_free(column, ierr)
    f = f + z(1) * z(2) * z(3) * x(6)
  end subroutine

  double precision function sum_of(mine)
    double precision, intent(in) :: mine
    call MPI_Allreduce(mine, sum_of, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  end function

  subroutine judge(name, f, x, w, d, forward)
    character(*), intent(in) :: name
    external :: f
    double precision, intent(inout) :: x(n)
    double precision, intent(in) :: w(n), d(n), forward
    double precision :: along, dot, above, below, old, fd, total, off
    integer :: r, k
    along = 0
    off = 0
    do r = 0, ranks_ - 1
      do k = 1, n
        old = x(k)
        if (rank == r) x(k) = old + 1d-5
        call f(x, above)
        if (rank == r) x(k) = old - 1d-5
        call f(x, below)
        x(k) = old
        fd = (sum_of(above) - sum_of(below)) / 2d-5
        if (rank == r) off = max(off, abs(fd - d(k)) / (1 + abs(fd)))
      end do
    end do
    dot = sum_of(dot_product(d, w))
    total = sum_of(forward)
    if (sum_of(off) > 1d-6 .or. abs(dot - total) > 1d-9 * (1 + abs(dot))) then
      wrong = .true.
      if (rank == 0) print *, name, off, dot, total
    end if
  end subroutine
end module

program test
  use ranks
  use enzyme
  implicit none
  double precision :: x(n), d(n), w(n), f, df
  integer :: k
  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks_, ierr)
  x = [(0.4d0 + 0.31d0 * k + 0.17d0 * rank - 0.05d0 * k * rank, k = 0, n - 1)]
  w = [(1 - 0.3d0 * k + 0.2d0 * rank, k = 0, n - 1)]
  d = 0; df = 1
  call enzyme_autodiff(messages, enzyme_dup, x, d, enzyme_dup, f, df)
  df = 0
  call enzyme_fwddiff(messages, enzyme_dup, x, w, enzyme_dup, f, df)
  call judge('messages', messages, x, w, d, df)
  d = 0; df = 1
  call enzyme_autodiff(collectives, enzyme_dup, x, d, enzyme_dup, f, df)
  df = 0
  call enzyme_fwddiff(collectives, enzyme_dup, x, w, enzyme_dup, f, df)
  call judge('collectives', collectives, x, w, d, df)
  if (rank == 0) print '(a)', merge('wrong', 'right', wrong)
  call MPI_Finalize(ierr)
  if (wrong) stop 1
end program
