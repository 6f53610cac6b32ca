! What stands in the way is said in the words of Fortran.
! mention: note: move the number whole \(as a real, or by TRANSFER
! mention: note: link what defines 'elsewhere', compiled by enzyme-flang, or register a derivative for it in a C file
! mention: note: hand the number itself on, in a variable, besides its text
module work
  integer(4) :: kept
contains
  subroutine halved(x, y)
    real(8) :: x, y
    integer(8) :: bits
    bits = transfer(x, bits)
    kept = int(iand(bits, 65535_8), 4)
    y = real(kept, 8) * 1d-9 * x ! expect: the integer is made of the bits of a number
  end subroutine
  subroutine printed(x, y)
    real(8) :: x, y, z
    character(40) :: text
    write(text, *) x
    read(text, *) z ! expect: the number that 'READ' reads
    y = z * x
  end subroutine
  subroutine calling(x, y)
    real(8) :: x, y, elsewhere
    external :: elsewhere
    y = elsewhere(x) ! expect: the call of 'elsewhere'
  end subroutine
end module
program main
  use work
  use enzyme
  real(8) :: x = 1, dx = 0, y, dy = 1
  call enzyme_autodiff(halved, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call enzyme_autodiff(printed, enzyme_dup, x, dx, enzyme_dup, y, dy)
  call enzyme_autodiff(calling, enzyme_dup, x, dx, enzyme_dup, y, dy)
end program
