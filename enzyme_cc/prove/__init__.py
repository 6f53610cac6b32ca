"""`enzyme-cc prove`: derivatives held against the program by symbolic execution, path by path.

    program.py       the program and its derivatives, as modules in which nothing is asked for any more
    terms.py         real numbers as expressions; calculus.py differentiates them
    integers.py      integers as linear expressions;  conditions.py: what a path branches on
    memory.py        objects, and what lies in them;  inputs.py: what a function is given
    translation.py   functions of LLVM IR as Python code that computes with these
    operations.py    what that code calls;  library.py: functions of the C library and LLVM's own
    path.py          one run: decisions, and what they say
    obligations.py   what has to hold on a path;  comparison.py: that two expressions are equal
    polynomials.py   normal forms;  solver.py: Z3;  evaluation.py, intervals.py: values of expressions
    exploration.py   all paths of a request, in several processes;  report.py: what is said of them
"""
