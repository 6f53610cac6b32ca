! The module `enzyme`: the derivative hooks and the markers of their arguments.
!
!   use enzyme
!   call enzyme_autodiff(f, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy)
!
! enzyme-flang puts this module on the module path and replaces every call by the derivative. The interfaces of the
! hooks stand where the line `hooks` is; toolchain/fortran_module.py writes them for the flang at hand.
module enzyme
  use, intrinsic :: iso_c_binding, only: c_int, c_float, c_double
  implicit none
  private :: c_int, c_float, c_double

  ! hooks

  ! what the next argument is
  integer(c_int), bind(c, name="enzyme_const") :: enzyme_const
  integer(c_int), bind(c, name="enzyme_dup") :: enzyme_dup
  integer(c_int), bind(c, name="enzyme_dupnoneed") :: enzyme_dupnoneed
  integer(c_int), bind(c, name="enzyme_out") :: enzyme_out
  integer(c_int), bind(c, name="enzyme_dupv") :: enzyme_dupv
  integer(c_int), bind(c, name="enzyme_dupnoneedv") :: enzyme_dupnoneedv
  ! of the whole call
  integer(c_int), bind(c, name="enzyme_width") :: enzyme_width
  integer(c_int), bind(c, name="enzyme_primal_return") :: enzyme_primal_return
  integer(c_int), bind(c, name="enzyme_const_return") :: enzyme_const_return
  integer(c_int), bind(c, name="enzyme_noret") :: enzyme_noret
  integer(c_int), bind(c, name="enzyme_runtime_activity") :: enzyme_runtime_activity
  integer(c_int), bind(c, name="enzyme_strong_zero") :: enzyme_strong_zero
end module enzyme
