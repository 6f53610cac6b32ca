! Fortran, with the header and without modules: all sends, completions, ragged collective calls, communicators, datatypes.
subroutine values(x, y)
  implicit none
  double precision :: x(6), y(6)
  integer :: k
  do k = 1, 6
    y(k) = sin(x(k)) * k + x(k) * x(mod(k, 6) + 1)
  end do
end subroutine

subroutine neighbours(me, all, left, right)
  implicit none
  include 'mpif.h'
  integer :: me, all, left, right, ierr
  call MPI_Comm_rank(MPI_COMM_WORLD, me, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, all, ierr)
  right = mod(me + 1, all)
  left = mod(me + all - 1, all)
end subroutine

subroutine sends(x, f)
  implicit none
  include 'mpif.h'
  double precision :: x(6), f, y(6), z(6, 5), room(200)
  integer :: me, all, left, right, ierr, in(5), out(3), k, which, done, status(MPI_STATUS_SIZE), bytes
  logical :: flag
  call neighbours(me, all, left, right)
  call values(x, y)
  z = 0
  do k = 1, 5
    call MPI_Irecv(z(1, k), 6, MPI_DOUBLE_PRECISION, left, k, MPI_COMM_WORLD, in(k), ierr)
  end do
  call MPI_Barrier(MPI_COMM_WORLD, ierr)
  bytes = 8 * 200
  call MPI_Buffer_attach(room, bytes, ierr)
  call MPI_Bsend(y, 6, MPI_DOUBLE_PRECISION, right, 1, MPI_COMM_WORLD, ierr)
  call MPI_Rsend(y, 5, MPI_DOUBLE_PRECISION, right, 2, MPI_COMM_WORLD, ierr)
  call MPI_Ibsend(y, 4, MPI_DOUBLE_PRECISION, right, 3, MPI_COMM_WORLD, out(1), ierr)
  call MPI_Irsend(y(2), 5, MPI_DOUBLE_PRECISION, right, 4, MPI_COMM_WORLD, out(2), ierr)
  call MPI_Issend(y(3), 4, MPI_DOUBLE_PRECISION, right, 5, MPI_COMM_WORLD, out(3), ierr)
  f = 0
  done = 0
  do while (done < 5)
    if (mod(done, 2) == 0) then
      call MPI_Waitany(5, in, which, status, ierr)
      flag = .true.
    else
      call MPI_Testany(5, in, which, flag, status, ierr)
    end if
    if (flag) then
      done = done + 1
      if (status(MPI_TAG) /= which) call MPI_Abort(MPI_COMM_WORLD, 3, ierr)
      f = f + which * z(1, which) * z(2, which) + z(4, which) * x(which)
    end if
  end do
  call MPI_Waitall(3, out, MPI_STATUSES_IGNORE, ierr)
  call MPI_Buffer_detach(room, bytes, ierr)
  if (me == 0) then
    if (all > 1) call MPI_Ssend(z, 12, MPI_DOUBLE_PRECISION, 1, 9, MPI_COMM_WORLD, ierr)
  else
    call MPI_Recv(z, 12, MPI_DOUBLE_PRECISION, me - 1, 9, MPI_COMM_WORLD, status, ierr)
    z(:, 1) = z(:, 1) * y
    if (me + 1 < all) call MPI_Send(z, 12, MPI_DOUBLE_PRECISION, me + 1, 9, MPI_COMM_WORLD, ierr)
  end if
  f = f + sum(z(:, 1:2)**2)
  call MPI_Sendrecv_replace(y, 6, MPI_DOUBLE_PRECISION, left, 7, right, 7, MPI_COMM_WORLD, status, ierr)
  f = f + dot_product(y, x)
end subroutine

subroutine persistent(x, f)
  implicit none
  include 'mpif.h'
  double precision :: x(6), f, u(0:7)
  integer :: me, all, left, right, ierr, r(4), t, k, count, places(4), open, statuses(MPI_STATUS_SIZE, 4)
  logical :: flag
  call neighbours(me, all, left, right)
  u(1:6) = x
  u(0) = 0
  u(7) = 0
  call MPI_Recv_init(u(0), 1, MPI_DOUBLE_PRECISION, left, 0, MPI_COMM_WORLD, r(1), ierr)
  call MPI_Recv_init(u(7), 1, MPI_DOUBLE_PRECISION, right, 1, MPI_COMM_WORLD, r(2), ierr)
  call MPI_Send_init(u(6), 1, MPI_DOUBLE_PRECISION, right, 0, MPI_COMM_WORLD, r(3), ierr)
  call MPI_Ssend_init(u(1), 1, MPI_DOUBLE_PRECISION, left, 1, MPI_COMM_WORLD, r(4), ierr)
  f = 0
  do t = 1, 3
    call MPI_Start(r(4), ierr)
    call MPI_Startall(3, r, ierr)
    if (t == 1) then
      open = 4
      do while (open > 0)
        call MPI_Waitsome(4, r, count, places, statuses, ierr)
        open = open - count
      end do
    else if (t == 2) then
      flag = .false.
      do while (.not. flag)
        call MPI_Testall(4, r, flag, statuses, ierr)
      end do
    else
      do k = 1, 4
        flag = .false.
        do while (.not. flag)
          call MPI_Test(r(k), flag, statuses, ierr)
        end do
      end do
    end if
    f = f + u(0) * u(7) * t
    u(1:6) = 0.5d0 * u(1:6) + 0.2d0 * u(0:5) * u(2:7)
  end do
  do k = 1, 4
    call MPI_Request_free(r(k), ierr)
  end do
  f = f + sum(u(1:6)**2)
end subroutine

subroutine ragged(x, f)
  implicit none
  include 'mpif.h'
  double precision :: x(6), f, y(6), z(6), all_(0:63), more(0:63)
  integer :: me, all, left, right, ierr, k, counts(0:7), places(0:7), total, half
  call neighbours(me, all, left, right)
  call values(x, y)
  total = 0
  do k = 0, all - 1
    counts(k) = mod(k, 3) + 1
    places(k) = total
    total = total + counts(k)
  end do
  all_ = 0
  call MPI_Gatherv(y, counts(me), MPI_DOUBLE_PRECISION, all_, counts, places, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, ierr)
  all_(0:total-1) = all_(0:total-1)**2 + x(1)
  call MPI_Scatterv(all_, counts, places, MPI_DOUBLE_PRECISION, z, counts(me), MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, ierr)
  call MPI_Allgatherv(z, counts(me), MPI_DOUBLE_PRECISION, more, counts, places, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, ierr)
  f = 0
  do k = 0, total - 1
    f = f + more(k)**2 * (k + 1 + me)
  end do
  do k = 0, 2 * all - 1
    all_(k) = y(mod(k, 6) + 1) * (k + 1)
  end do
  call MPI_Alltoall(all_, 2, MPI_DOUBLE_PRECISION, more, 2, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, ierr)
  f = f + sum(more(0:2*all-1)**2) * x(2)
  call MPI_Reduce_scatter_block(all_, z, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  f = f + z(1) * z(2)
  counts = 1
  call MPI_Reduce_scatter(all_, z, counts, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  f = f + z(1)**2
  call MPI_Scan(y, z, 6, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  f = f + dot_product(z, y)
  call MPI_Comm_split(MPI_COMM_WORLD, mod(me, 2), -me, half, ierr)
  call MPI_Allreduce(y, z, 3, MPI_DOUBLE_PRECISION, MPI_PROD, half, ierr)
  f = f + sum(z(1:3))
  call MPI_Comm_free(half, ierr)
  call MPI_Gather(y, 1, MPI_DOUBLE_PRECISION, all_, 1, MPI_DOUBLE_PRECISION, all - 1, MPI_COMM_WORLD, ierr)
  if (me == all - 1) f = f + sum(all_(0:all-1)**2)
  all_ = all_ * x(3)
  call MPI_Scatter(all_, 2, MPI_DOUBLE_PRECISION, z, 2, MPI_DOUBLE_PRECISION, all - 1, MPI_COMM_WORLD, ierr)
  f = f + z(1) * x(4)
end subroutine

! A halo of a block by derived types, over a topology; complex numbers; a team of threads in each rank.
subroutine block(x, f)
  implicit none
  include 'mpif.h'
  double precision :: x(6), f, u(0:4, 0:3)
  complex(8) :: c(2), d(2)
  integer :: ierr, line, up, down, row, inside, i, j, t, dims(1), status(MPI_STATUS_SIZE), sizes(2), some(2), first(2)
  logical :: periods(1)
  integer :: me, all, left, right
  call neighbours(me, all, left, right)
  dims = 0
  periods = .true.
  call MPI_Dims_create(all, 1, dims, ierr)
  call MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, .false., line, ierr)
  call MPI_Cart_shift(line, 0, 1, down, up, ierr)
  call MPI_Type_vector(4, 1, 5, MPI_DOUBLE_PRECISION, row, ierr)
  call MPI_Type_commit(row, ierr)
  sizes = [5, 4]
  some = [3, 2]
  first = [1, 1]
  call MPI_Type_create_subarray(2, sizes, some, first, MPI_ORDER_FORTRAN, MPI_DOUBLE_PRECISION, inside, ierr)
  call MPI_Type_commit(inside, ierr)
  do j = 0, 3
    do i = 0, 4
      u(i, j) = x(i + 1) * cos(j + x(j + 1))
    end do
  end do
  f = 0
  do t = 1, 2
    call MPI_Sendrecv(u(3, 0), 1, row, up, t, u(0, 0), 1, row, down, t, line, status, ierr)
    call MPI_Sendrecv(u(1, 0), 1, row, down, t, u(4, 0), 1, row, up, t, line, MPI_STATUS_IGNORE, ierr)
    !$omp parallel do reduction(+:f) num_threads(2) private(i)
    do j = 0, 3
      do i = 1, 3
        u(i, j) = u(i, j) + 0.1d0 * u(0, j) * u(4, j)
        f = f + u(i, j)**2
      end do
    end do
  end do
  call MPI_Bcast(u, 1, inside, 0, line, ierr)
  f = f + sum(u(:, 1)**2)
  c(1) = cmplx(x(1), x(2), 8)
  c(2) = c(1) * x(3)
  call MPI_Allreduce(c, d, 2, MPI_DOUBLE_COMPLEX, MPI_PROD, line, ierr)
  f = f + real(d(1)) + 2 * aimag(d(2))
  call MPI_Type_free(row, ierr)
  call MPI_Type_free(inside, ierr)
  call MPI_Comm_free(line, ierr)
end subroutine

double precision function sum_of(mine)
  implicit none
  include 'mpif.h'
  double precision :: mine
  integer :: ierr
  call MPI_Allreduce(mine, sum_of, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
end function

program test
  use enzyme
  implicit none
  include 'mpif.h'
  double precision :: x(6), d(6), w(6), f, df, along
  integer :: k, ierr, me, all, left, right
  logical :: wrong
  external :: sends, persistent, ragged, block
  wrong = .false.
  call MPI_Init(ierr)
  call neighbours(me, all, left, right)
  w = [(1 - 0.3d0 * k + 0.2d0 * me, k = 0, 5)]
  call start
  call enzyme_autodiff(sends, enzyme_dup, x, d, enzyme_dup, f, df)
  call enzyme_fwddiff(sends, enzyme_dup, x, w, enzyme_dup, f, along)
  call judge('sends', sends)
  call start
  call enzyme_autodiff(persistent, enzyme_dup, x, d, enzyme_dup, f, df)
  call enzyme_fwddiff(persistent, enzyme_dup, x, w, enzyme_dup, f, along)
  call judge('persistent', persistent)
  call start
  call enzyme_autodiff(ragged, enzyme_dup, x, d, enzyme_dup, f, df)
  call enzyme_fwddiff(ragged, enzyme_dup, x, w, enzyme_dup, f, along)
  call judge('ragged', ragged)
  call start
  call enzyme_autodiff(block, enzyme_dup, x, d, enzyme_dup, f, df)
  call enzyme_fwddiff(block, enzyme_dup, x, w, enzyme_dup, f, along)
  call judge('block', block)
  if (me == 0) print '(a)', merge('wrong', 'right', wrong)
  call MPI_Finalize(ierr)
contains
  subroutine start
    integer :: i
    x = [(0.4d0 + 0.21d0 * i + 0.11d0 * me - 0.05d0 * i * me, i = 0, 5)]
    d = 0
    df = 1
    along = 0
  end subroutine
  subroutine judge(name, g)
    character(*), intent(in) :: name
    external :: g
    double precision :: above, below, old, difference, off, sum_of
    integer :: r, i
    off = 0
    do r = 0, all - 1
      do i = 1, 6
        old = x(i)
        if (me == r) x(i) = old + 1d-5
        call g(x, above)
        if (me == r) x(i) = old - 1d-5
        call g(x, below)
        x(i) = old
        difference = (sum_of(above) - sum_of(below)) / 2d-5
        if (me == r) off = max(off, abs(difference - d(i)) / (1 + abs(difference)))
      end do
    end do
    off = sum_of(off)
    above = sum_of(dot_product(d, w))
    below = sum_of(along)
    if (.not. (off < 1d-6) .or. .not. (abs(above - below) <= 1d-9 * (1 + abs(above)))) then
      wrong = .true.
      if (me == 0) print *, name, off, above, below
    end if
  end subroutine
end program
