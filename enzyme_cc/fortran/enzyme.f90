! The module `enzyme`: the derivative hooks and the markers of their arguments.
!
!   use enzyme
!   call enzyme_autodiff(f, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy)
!
! enzyme-flang puts this module on the module path and replaces every call by the derivative. The interfaces of the
! hooks stand where the line `hooks` is; toolchain/fortran_module.py writes them for the flang at hand.
module enzyme
  use, intrinsic :: iso_c_binding, only: c_int, c_float, c_double, c_int64_t, c_ptr
  implicit none
  private :: c_int, c_float, c_double, c_int64_t, c_ptr

  ! a sparse matrix in compressed rows, as <enzyme/sparse.h> describes it; rows and columns count from 0
  type, bind(c) :: enzyme_sparse
    integer(c_int64_t) :: rows, columns, entries, colours
    type(c_ptr) :: starts, indices, values  ! rows + 1 and entries of integer(c_int64_t), entries of real(c_double)
  end type

  interface
    ! gives back one of its arrays
    subroutine enzyme_sparse_free(array) bind(c, name="free")
      import :: c_ptr
      type(c_ptr), value :: array
    end subroutine
  end interface

  ! hooks

  ! what the next argument is
  integer(c_int), bind(c, name="enzyme_const") :: enzyme_const
  integer(c_int), bind(c, name="enzyme_dup") :: enzyme_dup
  integer(c_int), bind(c, name="enzyme_dupnoneed") :: enzyme_dupnoneed
  integer(c_int), bind(c, name="enzyme_out") :: enzyme_out
  integer(c_int), bind(c, name="enzyme_dupv") :: enzyme_dupv
  integer(c_int), bind(c, name="enzyme_dupnoneedv") :: enzyme_dupnoneedv
  ! of arrays of sparse derivatives
  integer(c_int), bind(c, name="enzyme_input") :: enzyme_input
  integer(c_int), bind(c, name="enzyme_output") :: enzyme_output
  integer(c_int), bind(c, name="enzyme_inout") :: enzyme_inout
  integer(c_int), bind(c, name="enzyme_work") :: enzyme_work
  integer(c_int), bind(c, name="enzyme_by_rows") :: enzyme_by_rows
  ! of the whole call
  integer(c_int), bind(c, name="enzyme_width") :: enzyme_width
  integer(c_int), bind(c, name="enzyme_primal_return") :: enzyme_primal_return
  integer(c_int), bind(c, name="enzyme_const_return") :: enzyme_const_return
  integer(c_int), bind(c, name="enzyme_noret") :: enzyme_noret
  integer(c_int), bind(c, name="enzyme_runtime_activity") :: enzyme_runtime_activity
  integer(c_int), bind(c, name="enzyme_strong_zero") :: enzyme_strong_zero
end module enzyme
