"""Table of Python's and Numba's run time, as Numba's compiled functions call it, in functions.py's row format, sorted.

Numbers leave there for what is printed and for the arguments of exceptions.
"""

PYTHON_ROWS = """
NRT_adapt_ndarray_to_python inactive r0
NRT_adapt_ndarray_to_python_acqref inactive r0
PyBool_FromLong inactive
PyBytes_FromStringAndSize inactive r0
PyComplex_FromDoubles inactive real
PyErr_Clear inactive
PyErr_Fetch inactive w0 w1 w2
PyErr_Format inactive r1 r2+
PyErr_NewException inactive r0
PyErr_Occurred inactive
PyErr_Print inactive
PyErr_Restore inactive
PyErr_SetNone inactive
PyErr_SetObject inactive
PyErr_SetString inactive r1
PyErr_WriteUnraisable inactive
PyEval_RestoreThread inactive
PyEval_SaveThread inactive
PyFloat_AsDouble refuse ; it brings a number back from Python, whose derivative is not known there
PyFloat_FromDouble inactive real
PyList_GetItem inactive
PyList_New inactive
PyLong_FromLong inactive
PyLong_FromLongLong inactive
PyLong_FromSsize_t inactive
PyLong_FromUnsignedLongLong inactive
PyObject_Call inactive
PyObject_CallObject inactive
PyObject_IsTrue inactive
PyObject_Repr inactive
PyObject_Str inactive
PySys_FormatStderr inactive r0
PySys_FormatStdout inactive r0 r1+
PyTuple_New inactive
PyTuple_Pack inactive
PyTuple_SetItem inactive
PyUnicode_AsUTF8 inactive
PyUnicode_FromKindAndData inactive r1
PyUnicode_FromString inactive r0
PyUnicode_FromStringAndSize inactive r0
Py_DecRef inactive
Py_IncRef inactive
numba_attempt_nocopy_reshape inactive r1 r2 r4 w5
numba_do_raise inactive
numba_fatal_error inactive noreturn
numba_gil_ensure inactive w0
numba_gil_release inactive r0
numba_runtime_build_excinfo_struct inactive r0 r1
numba_unpickle inactive r0 r2
"""

_DICTIONARY = "it keeps numbers as bytes inside of a typed dictionary; arrays and lists can be differentiated"
_SET = "it keeps numbers as bytes inside of a typed set; arrays and lists can be differentiated"
_COMPLEX = "there is no rule for the complex form of this decomposition"
_GENERAL = "there is no rule for eigenvalues of a general matrix; np.linalg.eigh has one for symmetric matrices"
_LEAST = "there is no rule for least squares of complex numbers; np.linalg.solve has one"
PYTHON_REFUSALS = {
    "numba_dict_": _DICTIONARY, "numba_set_": _SET, "numba_ez_of_complex_numbers": _COMPLEX,
    "numba_ez_rgeev": _GENERAL, "numba_ez_cgeev": _GENERAL, "numba_ez_gelsd": _LEAST,
}
