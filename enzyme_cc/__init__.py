"""enzyme-cc: drop-in compiler wrappers that differentiate programs through LLVM."""

__version__ = "0.1.0"
