"""The door from Python: programs of compiled languages as functions over NumPy's arrays, with derivatives.

`enzyme_cc.build` and its neighbours are here; the package's own __init__ leads to them when they are asked for, so
that `import enzyme_cc` stays light. From the top: program, function (with matrices and batches), library, entries,
symbols, compiling, store, arrays, prototype, scalars, errors.
"""
