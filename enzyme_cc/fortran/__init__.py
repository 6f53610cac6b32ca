"""What Fortran brings: the module `enzyme`, and bodies of functions of flang's runtime."""
