"""BLAS, level 2: operations on matrices and vectors."""
