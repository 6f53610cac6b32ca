"""LAPACK: factorisations and what is solved with them."""
