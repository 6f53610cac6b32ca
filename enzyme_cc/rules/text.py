"""What is known of functions that write numbers as text or bytes, and read them again: data for analysis/text.py.

Most follows from functions.py's rows: a function without derivative that gets a number and writes memory makes text
of it; what it reads, it may write elsewhere; a floating-point number that it returns, or stores where its row says
`fill` or `counts`, was read out of what it reads. Rows here say what these do not:

    file=K    argument K is a file or a descriptor: what goes in may come out of any file
    bytes=K   the memory of argument K is moved as it is, not as text
    numbers=K numbers that the memory of argument K holds or leads to become text
    into=K    text is written to the memory of argument K, though the row does not say so
    from=K    text is read from the memory of argument K, though the row does not say so
    reads=K   a number is read out of the text and stored through argument K
    reads=ret a number is read out of the text and returned
    integer   the result is an integer that was read out of the text: bits of a number, if these were written so
    integers=K  the same of an integer that is stored through argument K
    char      the result is a character of what is read, or made of the arguments
    whole     what the first argument held before is gone (unless it is the source too)
    deep      text is written to all that the arguments lead to, as through Rust's formatter to its string
    outside   what is written may go to a file
    free      of what goes in, nothing comes out that can be read as a number
    opens=K   the result is a stream over the memory of argument K; over a file, `opens=file`, whose number is
              argument 0
    stream    argument 0 is such a stream, and what the second leads to is written to it, or read from it
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from enzyme_cc.rules.rust_library import rust_path

TEXT_ROWS = """
__asprintf_chk whole
__cxa_allocate_exception free
__dprintf_chk file=0
__fgets_chk file=3 whole
__fprintf_chk file=0
__fread_chk file=4
__pread64_chk file=0
__pread_chk file=0
__read_chk file=0
__recv_chk file=0
__recvfrom_chk file=0
__snprintf_chk whole
__sprintf_chk whole
__strcpy_chk whole
__strncpy_chk whole
__vasprintf_chk whole numbers=3
__vdprintf_chk file=0 numbers=3
__vfprintf_chk file=0 numbers=3
__vsnprintf_chk whole numbers=5
__vsprintf_chk whole numbers=4
access free
atoi integer
atol integer
atoll integer
clock_gettime free
close free
creat free
dgettext free
dlopen free
dlsym free
dprintf file=0
fclose free
fdopen free
feof free
feof_unlocked free
ferror free
fflush free
fgetc file=0 char
fgetc_unlocked file=0 char
fgets file=2 whole
fgets_unlocked file=2 whole
fgetwc file=0 char
fgetws file=2 whole
fopen free
fopen64 free
fprintf file=0
fputc file=1
fputc_unlocked file=1
fputs file=1
fputs_unlocked file=1
fputwc file=1
fputws file=1
fread file=3
fread_unlocked file=3
freopen free
fscanf file=0
fseek free
fseeko free
ftell free
ftello free
fwprintf file=0
fwrite file=3 bytes=0
fwrite_unlocked file=3 bytes=0
fwscanf file=0
gcvt whole
getc file=0 char
getc_unlocked file=0 char
getdelim file=3
getenv free
getgrnam free
gethostbyname free
getline file=2
getopt free
getpwnam free
getrusage free
gettext free
getwc file=0 char
lseek free
lstat free
memchr free
memcmp free
mkdir free
open free
open64 free
openat free
opendir free
perror free
pipe free
pipe2 free
popen free
pread file=0
pread64 file=0
putc file=1
putc_unlocked file=1
putw file=1
putwc file=1
pwrite file=0 bytes=1
pwrite64 file=0 bytes=1
read file=0
recv file=0
recvfrom file=0
remove free
rename free
rewind free
rmdir free
secure_getenv free
send file=0 bytes=1
sendto file=0 bytes=1
setbuf free
setlocale free
setvbuf free
snprintf whole
sprintf whole
stat free
strcasecmp free
strcmp free
strcoll free
strcpy whole
strcspn free
strerror free
strfromd whole
strfromf whole
strfroml whole
strftime whole
strlen free
strncasecmp free
strncmp free
strncpy whole
strspn free
strtoimax integer
strtol integer
strtol_l integer
strtoll integer
strtoll_l integer
strtoul integer
strtoul_l integer
strtoull integer
strtoull_l integer
strtoumax integer
swprintf whole
system free
tmpfile free
tmpfile64 free
tolower char
toupper char
towlower char
towupper char
ungetc file=1
unlink free
vasprintf whole numbers=2
vdprintf file=0 numbers=2
vfprintf file=0 numbers=2
vfscanf file=0
vsnprintf whole numbers=3
vsprintf whole numbers=2
vswprintf whole numbers=3
wcstoimax integer
wcstol integer
wcstoll integer
wcstoul integer
wcstoull integer
wcstoumax integer
write file=0 bytes=1
"""

_STRING = r"_ZNK?St(?:7__cxx11|3__1)12basic_stringI[cw]\w*?E"
_CHARACTERS = "PK?[cw]"

TEXT_PATTERNS: tuple[tuple[str, str], ...] = (
    # C++ streams: of the bytes that are written as they are, of one character, of a stream's state
    (r"_ZNSo5writeEPKcl|_ZNSt15basic_streambufIcSt11char_traitsIcEE5sputnEPKcl"
     r"|_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEE5writeEPKcl", "bytes=1"),
    (r"_ZN(?:K?Si|St3__113basic_istreamI\w*)(?:3get|4peek)E(?:v|$)", "char"),
    (r"_ZN(?:K?S[iod]|K?St\d+basic_\w*?(?:stream|ios)I\w*E|St3__1\w*)(?:5flush|5clear|4fail|3eof|5tell[gp]|5seek[gp])",
     "free"),
    (r"_ZNS(?:o|t3__113basic_ostreamI\w*E)ls(?:EPF|B\w*EPF)", "free"),
    # C++ strings: only what is handed over by a pointer to characters is moved as it is; of another string, by
    # reference, go its characters, whatever lies beside it
    (rf"{_STRING}(?:aS|6assign|5clear)(?=\w*{_CHARACTERS})", "whole bytes=1 bytes=2"),
    (rf"{_STRING}(?:aS|6assign|5clear)", "whole"),
    (rf"{_STRING}(?:C\d|6append|9_M_append|12_M_construct|6insert|7replace|10_M_replace)(?=\w*{_CHARACTERS})",
     "bytes=1 bytes=2 bytes=3"),
    (rf"{_STRING}(?:C\d|6append|6insert|7replace)", ""),
    (r"_ZNK?St(?:7__cxx11|3__1)12basic_stringI[cw]\w*?E(?:[46]size|6length|5empty|4find|5rfind|7compare|8capacity|"
     r"7reserve)", "free"),
    (r"_ZNSt(?:7__cxx11|3__1)(?:9to_string|10to_wstring)", "whole"),
    (r"_ZNKSt8__detail20_Prime_rehash_policy", "free"),
    # numbers to text and back, one call each
    (r"_ZSt8to_charsPc|_ZNSt3__18to_charsEPc", "into=0"),
    (r"_ZSt10from_charsPKcS0_R|_ZNSt3__110from_chars", "reads=2"),
    (r"_ZNSt(?:7__cxx11|3__1)\d+sto(?:i|u?ll?)(?=[ER])", "integer"),
    (r"_ZN(?:Si|St3__113basic_istreamI\w*E)(?:rsER|10_M_extractI)[ijlmstxy]", "integers=1"),
    # Rust: what is formatted is passed by address
    (r"rust:alloc::string _RNvX\w*6StringNt\w*5clone5Clone5clone", "deep"),  # characters, whatever lies beside them
    (r"rust:alloc::fmt|rust:alloc::string", "numbers=1 numbers=2 deep"),
    (r"rust:core::fmt", "numbers=0 numbers=1 numbers=2 numbers=3 numbers=4 deep outside"),
    (r"rust:std::io::stdio", "free"),
    (r"rust:std::(?:io|fs|sys::fs|os|net)", "file=0 into=1 numbers=1 numbers=2 deep"),
    (r"_FortranA(?:Index|Scan|Verify)\d", "integer"),
    # Fortran: the statement, then each of its items
    (r"_FortranAioBeginInternal", "opens=0"),
    (r"_FortranAioBegin(?:External|Unformatted)", "opens=file"),
    (r"_FortranAio(?:Output|Input)", "stream"),
    (r"_FortranAio", "free"),
    (r"rust:core::num::dec2flt|rust:core::num::imp::dec2flt", "reads=0 reads=ret"),
)
"""Regular expression, matched at a symbol's beginning (of Rust: at `rust:`, its path and a space) -> flags."""

FILE_OBJECT = re.compile(
    r"_ZNK?St(?:3__1)?\d+basic_[io]?f(?:stream|ilebuf)I|_ZNK?St(?:3__1)?13basic_filebufI|_ZNK?St13__basic_file"
)
"""Functions whose first argument is a stream of a file."""

STANDARD_STREAMS = frozenset(
    "stdin stdout stderr __stdinp __stdoutp __stderrp _ZSt3cin _ZSt4cout _ZSt4cerr _ZSt4clog _ZSt4wcin _ZSt5wcout "
    "_ZSt5wcerr _ZSt5wclog _ZNSt3__13cinE _ZNSt3__14coutE _ZNSt3__14cerrE _ZNSt3__14clogE".split()
)
"""Global variables that are, or point to, the process's own streams: what is written there is not read again."""


@dataclass(frozen=True, slots=True)
class TextInfo:
    """One function's row. Argument positions count from 0."""

    file: int | None = None
    bytes: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    into: tuple[int, ...] = ()
    source: tuple[int, ...] = ()
    reads: tuple[int, ...] = ()
    integers: tuple[int, ...] = ()
    reads_result: bool = False
    integer: bool = False
    character: bool = False
    whole: bool = False
    deep: bool = False
    outside: bool = False
    free: bool = False
    opens: int | None = None
    opens_file: bool = False
    stream: bool = False


ORDINARY = TextInfo()
_POSITIONS = {"bytes": "bytes", "numbers": "numbers", "into": "into", "from": "source", "reads": "reads",
              "integers": "integers"}


def parse_flags(flags: str) -> TextInfo:
    """A TextInfo from a row's flags. ValueError for an unknown one."""
    file: int | None = None
    opens: int | None = None
    several: dict[str, list[int]] = {}
    marks: dict[str, bool] = {}
    for flag in flags.split():
        word, _, value = flag.partition("=")
        if flag == "reads=ret":
            marks["reads_result"] = True
        elif word == "file":
            file = int(value)
        elif flag == "opens=file" or flag == "stream":
            marks[flag.replace("=", "_")] = True
        elif word == "opens":
            opens = int(value)
        elif word in _POSITIONS:
            several.setdefault(_POSITIONS[word], []).append(int(value))
        elif flag in ("integer", "whole", "deep", "outside", "free"):
            marks[flag] = True
        elif flag == "char":
            marks["character"] = True
        else:
            raise ValueError(f"unknown flag {flag!r}")
    positions = {name: tuple(values) for name, values in several.items()}
    return TextInfo(file=file, opens=opens, **positions, **marks)  # type: ignore[arg-type]  # the fields of a row, checked above


@cache
def _table() -> dict[str, str]:
    rows = (row.partition(" ") for row in TEXT_ROWS.strip().splitlines())
    return {name: flags for name, _, flags in rows}


_PATTERNS = [(re.compile(pattern), flags) for pattern, flags in TEXT_PATTERNS]


@cache
def text_info(symbol: str) -> TextInfo:
    """What the tables say of a function beyond functions.py's row; `ORDINARY` if nothing."""
    flags = _table().get(symbol)
    if flags is None and symbol.startswith(("__isoc99_", "__isoc23_")):
        flags = _table().get(symbol[9:])
    if flags is None and symbol.startswith("_"):
        path = rust_path(symbol)
        subject = f"rust:{path} {symbol}" if path else symbol
        flags = next((flags for pattern, flags in _PATTERNS if pattern.match(subject)), None)
    return ORDINARY if flags is None else parse_flags(flags)
