"""Command lines of the compilers: parsed, planned and run as the compiler itself would."""
