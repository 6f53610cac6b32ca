"""BLAS, level 3: operations on matrices."""
