"""Compilers, LLVM and the pipeline that turns bitcode with requests into objects without them."""
