! Records and containers of one's own: what generated Fortran programs grow, sort, turn, empty and read.
module containers
  use, intrinsic :: iso_c_binding
  use shapes
  implicit none
  type entry
    integer :: id = 0
    real(8) :: v = 0.3d0
    logical :: ok = .false.
    real(8) :: w(2) = [0.1d0, -0.2d0]
    character(6) :: name = 'none'
  end type
  type small
    integer(2) :: n = 1
    real(8) :: v = 0.2d0
    procedure(fun), pointer, nopass :: h => wave
  end type
  type row
    real(8), allocatable :: v(:)
    integer :: used = 0
    character(:), allocatable :: name
  end type
  type chain
    type(entry) :: e
    type(chain), allocatable :: next
  end type
  type leaf
    integer :: key = 0
    type(entry) :: e
    type(leaf), pointer :: left => null(), right => null()
  end type
  type planted
    integer :: key = 0, left = 0, right = 0
    real(8) :: v = 0
  end type
  type anything
    class(*), allocatable :: it
  end type
  type link
    class(*), pointer :: it => null()
    type(link), pointer :: next => null()
  end type
  type table
    character(6), allocatable :: keys(:)
    type(entry), allocatable :: values(:)
    integer :: used = 0
  end type
  type ring
    type(entry) :: slots(4) = entry()
    integer :: head = 0, count = 0
  end type
  type vector
    type(entry), allocatable :: items(:)
    integer :: count = 0
  contains
    procedure :: push => vector_push
    procedure :: pop => vector_pop
    procedure :: insert => vector_insert
    procedure :: sum => vector_sum
  end type
  interface operator(+)
    module procedure entry_plus
  end interface
contains
  function made_entry(a, b, n) result(e)
    real(8), intent(in) :: a, b
    integer, intent(in) :: n
    type(entry) :: e
    e = entry(n, a, modulo(n, 2) == 0, [b, a*b], 'r'//achar(48 + modulo(7*n, 5)))
  end function
  real(8) function worth(e)
    type(entry), intent(in) :: e
    if (e%ok) then
      worth = e%v + e%w(2)
    else
      worth = e%w(1)*(0.3d0 + 0.1d0*e%id) + 0.2d0*e%v
    end if
    if (e%name == 'r0') worth = worth*0.5d0
  end function
  subroutine change(e, v)
    type(entry), intent(inout) :: e
    real(8), intent(in) :: v
    e%ok = .not. e%ok
    e%w(1) = e%v
    e%v = v
    e%id = e%id/2
  end subroutine
  function entry_plus(a, b) result(c)
    type(entry), intent(in) :: a, b
    type(entry) :: c
    c = a
    c%v = a%v + b%v
    c%w = b%w
  end function
  subroutine append(v, e)
    type(entry), allocatable, intent(inout) :: v(:)
    type(entry), intent(in) :: e
    type(entry), allocatable :: grown(:)
    integer :: n
    n = 0
    if (allocated(v)) n = size(v)
    allocate (grown(n + 1))
    if (n > 0) grown(1:n) = v
    grown(n + 1) = e
    call move_alloc(grown, v)
  end subroutine
  subroutine drop(v, at)
    type(entry), allocatable, intent(inout) :: v(:)
    integer, intent(in) :: at
    v = [v(:at - 1), v(at + 1:)]
  end subroutine
  subroutine swap(a, b)
    type(entry), intent(inout) :: a, b
    type(entry) :: t
    t = a
    a = b
    b = t
  end subroutine
  subroutine insertion_sort(v)
    type(entry), intent(inout) :: v(:)
    type(entry) :: e
    integer :: i, j
    do i = 2, size(v)
      e = v(i)
      j = i - 1
      do while (j >= 1)
        if (v(j)%id <= e%id) exit
        v(j + 1) = v(j)
        j = j - 1
      end do
      v(j + 1) = e
    end do
  end subroutine
  recursive subroutine quick_sort(v)
    type(entry), intent(inout) :: v(:)
    integer :: i, last
    if (size(v) < 2) return
    call swap(v(1), v((size(v) + 1)/2))
    last = 1
    do i = 2, size(v)
      if (v(i)%name < v(1)%name) then
        last = last + 1
        if (last /= i) call swap(v(last), v(i))
      end if
    end do
    call swap(v(1), v(last))
    call quick_sort(v(:last - 1))
    call quick_sort(v(last + 1:))
  end subroutine
  function order(v) result(at)
    type(entry), intent(in) :: v(:)
    integer :: at(size(v)), i, j, t
    at = [(i, i = 1, size(v))]
    do i = 1, size(v) - 1
      do j = 1, size(v) - i
        if (v(at(j))%id > v(at(j + 1))%id) then
          t = at(j)
          at(j) = at(j + 1)
          at(j + 1) = t
        end if
      end do
    end do
  end function
  subroutine vector_push(this, e)
    class(vector), intent(inout) :: this
    type(entry), intent(in) :: e
    type(entry), allocatable :: grown(:)
    if (.not. allocated(this%items)) allocate (this%items(2))
    if (this%count == size(this%items)) then
      allocate (grown(2*this%count))
      grown(:this%count) = this%items
      call move_alloc(grown, this%items)
    end if
    this%count = this%count + 1
    this%items(this%count) = e
  end subroutine
  function vector_pop(this) result(e)
    class(vector), intent(inout) :: this
    type(entry) :: e
    e = this%items(this%count)
    this%count = this%count - 1
  end function
  subroutine vector_insert(this, at, e)
    class(vector), intent(inout) :: this
    integer, intent(in) :: at
    type(entry), intent(in) :: e
    call this%push(e)
    this%items(at + 1:this%count) = this%items(at:this%count - 1)
    this%items(at) = e
  end subroutine
  real(8) function vector_sum(this) result(s)
    class(vector), intent(in) :: this
    integer :: i
    s = 0
    do i = 1, this%count
      s = sin(0.6d0*s + worth(this%items(i)))
    end do
  end function
  subroutine ring_put(r, e)
    type(ring), intent(inout) :: r
    type(entry), intent(in) :: e
    r%slots(modulo(r%head + r%count, 4) + 1) = e
    if (r%count < 4) then
      r%count = r%count + 1
    else
      r%head = modulo(r%head + 1, 4)
    end if
  end subroutine
  logical function ring_take(r, e)
    type(ring), intent(inout) :: r
    type(entry), intent(out) :: e
    ring_take = r%count > 0
    if (.not. ring_take) return
    e = r%slots(r%head + 1)
    r%slots(r%head + 1) = entry()
    r%head = modulo(r%head + 1, 4)
    r%count = r%count - 1
  end function
  integer function table_place(t, key) result(at)
    type(table), intent(in) :: t
    character(*), intent(in) :: key
    integer :: i
    at = 7
    do i = 1, len_trim(key)
      at = ieor(at*31, iachar(key(i:i)))
    end do
    at = modulo(at, size(t%keys)) + 1
    do while (t%keys(at) /= '' .and. t%keys(at) /= key)
      at = modulo(at, size(t%keys)) + 1
    end do
  end function
  recursive subroutine table_set(t, key, e)
    type(table), intent(inout) :: t
    character(*), intent(in) :: key
    type(entry), intent(in) :: e
    type(table) :: more
    integer :: i
    if (.not. allocated(t%keys)) then
      allocate (t%keys(3), t%values(3))
      t%keys = ''
    end if
    if (2*t%used >= size(t%keys)) then
      allocate (more%keys(2*size(t%keys) + 1), more%values(2*size(t%keys) + 1))
      more%keys = ''
      do i = 1, size(t%keys)
        if (t%keys(i) /= '') call table_set(more, t%keys(i), t%values(i))
      end do
      t = more
    end if
    i = table_place(t, key)
    if (t%keys(i) == '') t%used = t%used + 1
    t%keys(i) = key
    t%values(i) = e
  end subroutine
  recursive subroutine chain_append(c, e)
    type(chain), allocatable, intent(inout) :: c
    type(entry), intent(in) :: e
    if (allocated(c)) then
      call chain_append(c%next, e)
    else
      allocate (c)
      c%e = e
    end if
  end subroutine
  recursive real(8) function chain_sum(c) result(s)
    type(chain), allocatable, intent(in) :: c
    s = 0
    if (allocated(c)) s = sin(worth(c%e) + 0.6d0*chain_sum(c%next))
  end function
  recursive subroutine leaf_add(t, key, e)
    type(leaf), pointer, intent(inout) :: t
    integer, intent(in) :: key
    type(entry), intent(in) :: e
    if (.not. associated(t)) then
      allocate (t)
      t%key = key
      t%e = e
    else if (key < t%key) then
      call leaf_add(t%left, key, e)
    else if (key > t%key) then
      call leaf_add(t%right, key, e)
    else
      t%e = t%e + e
    end if
  end subroutine
  recursive subroutine leaf_end(t, s)
    type(leaf), pointer, intent(inout) :: t
    real(8), intent(inout) :: s
    if (.not. associated(t)) return
    call leaf_end(t%left, s)
    s = sin(0.6d0*s + worth(t%e))
    call leaf_end(t%right, s)
    deallocate (t)
  end subroutine
  subroutine planted_add(t, root, key, v)
    type(planted), allocatable, intent(inout) :: t(:)
    integer, intent(inout) :: root
    integer, intent(in) :: key
    real(8), intent(in) :: v
    integer :: at
    if (.not. allocated(t)) allocate (t(0))
    at = root
    do while (at > 0)
      if (key == t(at)%key) then
        t(at)%v = sin(t(at)%v + v)
        return
      end if
      if (key < t(at)%key) then
        if (t(at)%left == 0) then
          t(at)%left = size(t) + 1
          exit
        end if
        at = t(at)%left
      else
        if (t(at)%right == 0) then
          t(at)%right = size(t) + 1
          exit
        end if
        at = t(at)%right
      end if
    end do
    t = [t, planted(key=key, v=v)]
    if (root == 0) root = 1
  end subroutine
  real(8) function told_of(it) result(s)
    class(*), intent(in) :: it
    select type (it)
    type is (real(8))
      s = it
    type is (integer)
      s = 0.1d0*it
    type is (entry)
      s = worth(it)
    class is (base)
      s = it%a + it%f(0.3d0)
    type is (row)
      s = sum(it%v)
    class default
      s = 100
    end select
  end function
  subroutine any_append(v, it)
    type(anything), allocatable, intent(inout) :: v(:)
    class(*), intent(in) :: it
    type(anything), allocatable :: grown(:)
    integer :: i, n
    n = 0
    if (allocated(v)) n = size(v)
    allocate (grown(n + 1))
    do i = 1, n
      call move_alloc(v(i)%it, grown(i)%it)
    end do
    allocate (grown(n + 1)%it, source=it)
    call move_alloc(grown, v)
  end subroutine
end module
