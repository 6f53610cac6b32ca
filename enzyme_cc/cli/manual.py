"""`enzyme-cc man`: the manual page of the compilers, with the table of options as it is.

The page that is installed, wrappers/man/enzyme-clang.1, is what this prints.
"""

from __future__ import annotations

from enzyme_cc.driver.options import ENVIRONMENT, NAMES, VALUES

PAGE = r""".\" Printed by `enzyme-cc man`; the options are those of enzyme_cc/driver/options.py.
.TH ENZYME-CLANG 1 "" "enzyme-cc" "User Commands"
.SH NAME
enzyme-clang, enzyme-clang++, enzyme-flang, enzyme-rustc \- compilers that differentiate programs
.SH SYNOPSIS
.B enzyme-clang
.RI [ "any option of clang" "] [" --enzyme-option "]... " file ...
.br
.B CC=enzyme-clang make
.SH DESCRIPTION
Each command runs the compiler that it is named for, with the command line as it is. Where the program calls
.B __enzyme_autodiff
(reverse mode) or
.B __enzyme_fwddiff
(forward mode), the derivative of the function in the first argument is made and called there.
.PP
A source that holds all that its requests reach is differentiated when it is compiled. Otherwise the objects carry
LLVM bitcode in a section
.B .enzyme.bc
that no executable keeps, and the link makes the derivative. A file without a request is compiled by the compiler
alone, and its code is the compiler's to the byte.
.PP
.B enzyme-clang-cpp
is clang's preprocessor;
.BR enzyme-llvm-ar ", " enzyme-llvm-nm ", " enzyme-llvm-ranlib ", " enzyme-llvm-strip ", "
.BR enzyme-llvm-objcopy ", " enzyme-llvm-objdump " and " enzyme-llvm-readelf
are the tools of the same LLVM, under the names that build systems derive from the compiler's.
.SH OPTIONS
Besides those of the compiler:
{options}
.PP
.BI -fplugin= PATH\fR,\fP
.BI -fpass-plugin= PATH
and
.B -Xclang -load
of an Enzyme plugin are dropped, and
.BI "-mllvm -enzyme-" NAME\fR[=\fPvalue\fR]\fP
means
.BI --enzyme- NAME\fR[=\fPvalue\fR]\fP;
an option of the plugin's own is honoured, dropped, or warned of where it has no effect.
.SH ENVIRONMENT
.TP
.BR ENZYME_CLANG ", " ENZYME_FLANG ", " ENZYME_RUSTC
the real compilers: a path or a name on PATH;
.B ziglang
is the clang inside the Python package of that name.
.TP
{environment}
the options of these names, below those of the command line
.SH EXIT STATUS
That of the compiler; 1 where a derivative was refused, with the line and the reason; 70 after an internal fault, whose
input is kept for a report.
.SH FILES
.BR "enzyme-config --includedir" ", " --cmakedir ", " --toolchain-dir ", " --cratedir
name the folders of the headers, of CMake's package, and of the wrappers under the names clang, flang, rustc.
.SH PROOFS
.B enzyme-cc prove
.IR FILE "... [" --function " F] [" --trips " N] [" --timeout " S] [" -j " N] [" --size " NAME=N] [" --json "] [FLAGS]"
.br
holds the derivatives of a program against its functions by symbolic execution, path by path, and prints how many paths
are proved, refuted (with an input), undecided and not covered. Loops whose trips depend on the input are followed for
.I N
trips (4), for
.I S
seconds (60) for each request, in
.I -j
processes (2). FLAGS are the compiler's. It ends with 0 where all is proved, 1 where something is refuted, 2 where
something is undecided or not covered, 64 at wrong use, 65 where the program does not compile, 69 without the packages
of
.BR enzyme-cc[prove] .
.SH ERRORS OF NARROWER FORMATS
.B enzyme-cc errors
.IR FILE.json " [" --target " T] [" --json ]
.br
prints what a program built with
.BI --enzyme-error-report= FILE.json
measured: what storing each variable as float or half would change in the result, largest first, and with
.I --target
which may be float together while the estimate stays below
.IR T .
It ends with 64 at wrong use, 65 where FILE is no such report, 66 where it cannot be read.
.SH EXAMPLES
.nf
enzyme-cc prove energy.c --function energy --size n=3
enzyme-clang --enzyme-error-report=errors.json arc.c -o arc -lm && ./arc && enzyme-cc errors errors.json
enzyme-clang -O2 example.c -o example -lm
make CC=enzyme-clang CXX=enzyme-clang++
cmake -B build -DCMAKE_C_COMPILER=enzyme-clang
RUSTC=enzyme-rustc cargo build
.fi
.SH SEE ALSO
.BR clang (1),
.BR enzyme-opt " --help,"
.BR "enzyme-cc doctor" ,
.B enzyme-cc options
"""


def manual() -> str:
    """The page as roff."""
    options = []
    for name, meaning in NAMES.items():
        value = ""
        if name in VALUES:
            value = r"\fB=\fP\fI" + ("|".join(VALUES[name]) or "value") + r"\fP"
        options += [".TP", "\\fB" + f"--enzyme-{name}".replace("-", r"\-") + "\\fP" + value, _text(meaning)]
    environment = ".BR " + ' ", " '.join(variable for variable, _ in ENVIRONMENT)
    return PAGE.replace("{options}", "\n".join(options)).replace("{environment}", environment)


def _text(text: str) -> str:
    return text.replace("\\", r"\e").replace("`", "'")
