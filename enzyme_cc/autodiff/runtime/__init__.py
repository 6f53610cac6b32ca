"""What derivatives call as they run: the tape, and loops over overlapping bytes. Text of LLVM IR."""
