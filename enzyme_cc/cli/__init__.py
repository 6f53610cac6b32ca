"""The tools beside the compilers: enzyme-opt and enzyme-cc."""
