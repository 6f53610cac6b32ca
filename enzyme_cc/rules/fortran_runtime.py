"""Tables of flang's runtime: functions through which no derivative flows, in functions.py's row format, sorted.

Those through which one flows have bodies that are differentiated instead (autodiff/flang/library_bodies.py). A
descriptor that is read counts as read here together with what it describes.
"""

from __future__ import annotations

import re

FORTRAN_ROWS = """
_FortranAAbort inactive noreturn
_FortranAArgumentCount inactive
_FortranACharacterCompare inactive w0 r1 r2
_FortranACpuTime inactive
_FortranADateAndTime inactive w0 w2 w4 w8
_FortranAEtime inactive w0 w1
_FortranAExecuteCommandLine inactive r0 w2 w3 w4
_FortranAExit inactive noreturn
_FortranAFailImageStatement inactive noreturn
_FortranAGetCommand inactive w0 w1 w2
_FortranAGetCommandArgument inactive w1 w2 w3
_FortranAGetCwd inactive w0
_FortranAGetEnvVariable inactive r0 w1 w2 w4
_FortranAGetPID inactive
_FortranAIsAssumedSize inactive r0
_FortranALbound inactive w0 r1
_FortranALboundDim inactive r0
_FortranAMapException inactive
_FortranAPauseStatement inactive
_FortranAProgramEndStatement inactive
_FortranARandomInit inactive
_FortranARandomNumber inactive w0
_FortranARandomSeed inactive w0 r1 w2
_FortranARandomSeedDefaultPut inactive
_FortranARandomSeedGet inactive w0
_FortranARandomSeedPut inactive r0
_FortranARandomSeedSize inactive w0
_FortranARename inactive r0 r1 w2
_FortranARepeat inactive w0 r1
_FortranAReportFatalUserError inactive noreturn
_FortranASelectedCharKind inactive r2
_FortranASelectedIntKind inactive r2
_FortranASelectedLogicalKind inactive r2
_FortranASelectedRealKind inactive r2 r4 r6
_FortranAShape inactive w0 r1
_FortranASize inactive r0
_FortranASizeDim inactive r0
_FortranASleep inactive
_FortranASystemClockCount inactive
_FortranASystemClockCountMax inactive
_FortranASystemClockCountRate inactive
_FortranATrim inactive w0 r1
_FortranAUbound inactive w0 r1
"""

_READS = "inactive r0 r1 r2 r3 r4"

FORTRAN_PREFIXES = (
    ("_FortranAAdjust", "inactive w0 r1"),
    ("_FortranAAllDim", "inactive w0 r1"),
    ("_FortranAAll", _READS),
    ("_FortranAAnyDim", "inactive w0 r1"),
    ("_FortranAAny", _READS),
    ("_FortranACeiling", "inactive"),
    ("_FortranACharacterAppend", "inactive w0 r2"),
    ("_FortranACharacterCompare", _READS),
    ("_FortranACharacterConcatenate", "inactive w0 r1 r2"),
    ("_FortranACharacterM", "inactive w0 r1"),
    ("_FortranACharacterPad", "inactive w0"),
    ("_FortranAClassIs", _READS),
    ("_FortranACountDim", "inactive w0 r1 r5"),
    ("_FortranACount", _READS),
    ("_FortranADotProductInteger", _READS),
    ("_FortranADotProductLogical", _READS),
    ("_FortranAExponent", "inactive"),
    ("_FortranAExtendsTypeOf", _READS),
    ("_FortranAFindloc", "inactive w0 r1 r2 r6"),
    ("_FortranAFloor", "inactive"),
    ("_FortranAIAll", _READS),
    ("_FortranAIAny", _READS),
    ("_FortranAIParity", _READS),
    ("_FortranAIndex", _READS),
    ("_FortranAIsContiguous", "inactive r0"),
    ("_FortranAIsFinite", "inactive"),
    ("_FortranAIsNaN", "inactive"),
    ("_FortranALenTrim", _READS),
    ("_FortranAMaxloc", "inactive w0 r1 r5"),
    ("_FortranAMaxvalCharacter", "inactive w0 r1"),
    ("_FortranAMaxvalInteger", _READS),
    ("_FortranAMinloc", "inactive w0 r1 r5"),
    ("_FortranAMinvalCharacter", "inactive w0 r1"),
    ("_FortranAMinvalInteger", _READS),
    ("_FortranAModInteger", "inactive"),
    ("_FortranAModuloInteger", "inactive"),
    ("_FortranANint", "inactive"),
    ("_FortranAParity", _READS),
    ("_FortranAPointerIsAssociatedWith", _READS),
    ("_FortranAProductInteger", _READS),
    ("_FortranARRSpacing", "inactive"),
    ("_FortranASameTypeAs", _READS),
    ("_FortranAScan", _READS),
    ("_FortranASpacing", "inactive"),
    ("_FortranAStopStatement", "inactive noreturn"),
    ("_FortranASumInteger", _READS),
    ("_FortranAVerify", _READS),
    ("_FortranAioBeginInternal", "inactive w0 r2"),
    ("_FortranAioBegin", "inactive"),
    ("_FortranAioInput", "inactive w1"),
    ("_FortranAioOutput", "inactive r1"),
    ("_FortranAioGet", "inactive w1"),
    ("_FortranAioInquire", "inactive w2"),
    ("_FortranAio", "inactive r1"),
)
"""What a function is whose name begins so; the first that fits."""


def describes_type(name: str) -> bool:
    """Whether a global variable is one of flang's tables of derived types.

    Descriptors point to them, and code that handles every type of a program (autodiff/flang/fortran_types.py) writes
    such a pointer where an object of another type has one to its numbers: nothing that lies in a table is told of by
    its uses.
    """
    return ".dt." in name and name.startswith("_Q")


_NAMELIST = re.compile(r"_Q\w*(?:N[a-z0-9_]+(?:\.list)?|E[a-z0-9_]+\.desc)")


def describes_namelist(name: str) -> bool:
    """Whether a global variable is one of the constants by which flang tells its runtime of a module's namelist.

    Each unit that uses the module has them, all alike, though their linkage (linkonce) does not promise that.
    """
    return _NAMELIST.fullmatch(name) is not None
