! The module `enzyme`: the derivative hooks and the markers of their arguments.
!
!   use enzyme
!   call enzyme_autodiff(f, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy)
!
! enzyme-flang puts this module on the module path and replaces every call by the derivative. The interfaces of the
! hooks stand where the line `hooks` is; toolchain/fortran_module.py writes them for the flang at hand.
module enzyme
  use, intrinsic :: iso_c_binding, only: c_int, c_float, c_double, c_int64_t, c_ptr, c_funptr, c_size_t
  implicit none
  private :: c_int, c_float, c_double, c_int64_t, c_ptr, c_funptr, c_size_t

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

  interface
    ! gives a tape back that will not be reversed
    subroutine enzyme_freetape(tape) bind(c, name="__enzyme_freetape")
      import :: c_ptr
      type(c_ptr), value :: tape
    end subroutine
    ! n, and k more for each order of derivative
    function enzyme_iter(n, k) bind(c, name="__enzyme_iter") result(longer)
      import :: c_int
      integer(c_int), value :: n, k
      integer(c_int) :: longer
    end function
  end interface
  ! registers that a function is differentiated as a known one, named by a variable as enzyme_math_log1p
  external :: enzyme_function_like

  ! what the next argument is
  integer(c_int), bind(c, name="enzyme_const") :: enzyme_const
  integer(c_int), bind(c, name="enzyme_dup") :: enzyme_dup
  integer(c_int), bind(c, name="enzyme_dupnoneed") :: enzyme_dupnoneed
  integer(c_int), bind(c, name="enzyme_out") :: enzyme_out
  integer(c_int), bind(c, name="enzyme_dupv") :: enzyme_dupv
  integer(c_int), bind(c, name="enzyme_dupnoneedv") :: enzyme_dupnoneedv
  integer(c_int), bind(c, name="enzyme_not_overwritten") :: enzyme_not_overwritten
  ! of the arguments of enzyme_batch
  integer(c_int), bind(c, name="enzyme_vector") :: enzyme_vector
  integer(c_int), bind(c, name="enzyme_scalar") :: enzyme_scalar
  integer(c_int), bind(c, name="enzyme_buffer") :: enzyme_buffer
  ! settings of enzyme_fixed_point
  integer(c_int), bind(c, name="enzyme_fp_state") :: enzyme_fp_state
  integer(c_int), bind(c, name="enzyme_fp_reduction") :: enzyme_fp_reduction
  integer(c_int), bind(c, name="enzyme_fp_max_iters") :: enzyme_fp_max_iters
  integer(c_int), bind(c, name="enzyme_fp_control") :: enzyme_fp_control
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
  integer(c_int), bind(c, name="enzyme_interleave") :: enzyme_interleave
  integer(c_int), bind(c, name="enzyme_tape") :: enzyme_tape
  integer(c_int), bind(c, name="enzyme_allocated") :: enzyme_allocated
  integer(c_int), bind(c, name="enzyme_nofree") :: enzyme_nofree
end module enzyme
