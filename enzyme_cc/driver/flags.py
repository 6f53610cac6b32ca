"""The table of clang's flags that matter to a wrapper: which take a value, and which step they belong to.

A flag that has no row is one word, goes to every step and is the compiler's business. Rows are sorted, which
a test checks; another test asks an installed clang whether it agrees on who takes a value.
"""

from __future__ import annotations

# Roles: what becomes of a flag when one command is carried out in several steps.
COMPILE = "compile"  # goes to every step
LINK = "link"  # only where there is a link
OUTPUT = "output"  # replaced in every step
LANGUAGE = "language"  # says how the inputs after it are read
DEPENDENCY = "dependency"  # describes the dependency file, which one front-end run writes
MODE = "mode"  # how far to go
QUERY = "query"  # the compiler answers by itself
LTO = "lto"  # must not reach the bitcode that is differentiated
PROFILE = "profile"  # asks for instrumentation by passes that a differentiated unit does not run

JOINED_OR_SEPARATE, SEPARATE, WORD = "-Xvalue or -X value", "-X value", "-X"

# name, form, role
ROWS: tuple[tuple[str, str, str], ...] = (
    ("-###", WORD, QUERY),
    ("--analyze", WORD, MODE),
    ("--analyzer-output", SEPARATE, COMPILE),
    ("--assemble", WORD, MODE),
    ("--compile", WORD, MODE),
    ("--config", SEPARATE, COMPILE),
    ("--coverage", WORD, PROFILE),
    ("--define-macro", SEPARATE, COMPILE),
    ("--dependencies", WORD, MODE),
    ("--driver-mode=cpp", WORD, QUERY),
    ("--for-linker", SEPARATE, LINK),
    ("--force-link", SEPARATE, LINK),
    ("--help", WORD, QUERY),
    ("--help-hidden", WORD, QUERY),
    ("--imacros", SEPARATE, COMPILE),
    ("--include", SEPARATE, COMPILE),
    ("--include-directory", SEPARATE, COMPILE),
    ("--include-directory-after", SEPARATE, COMPILE),
    ("--include-prefix", SEPARATE, COMPILE),
    ("--include-with-prefix", SEPARATE, COMPILE),
    ("--include-with-prefix-after", SEPARATE, COMPILE),
    ("--include-with-prefix-before", SEPARATE, COMPILE),
    ("--language", SEPARATE, LANGUAGE),
    ("--library-directory", SEPARATE, LINK),
    ("--output", SEPARATE, OUTPUT),
    ("--param", SEPARATE, COMPILE),
    ("--precompile", WORD, MODE),
    ("--prefix", SEPARATE, COMPILE),
    ("--preprocess", WORD, MODE),
    ("--rtlib", SEPARATE, LINK),
    ("--serialize-diagnostics", SEPARATE, COMPILE),
    ("--std", SEPARATE, COMPILE),
    ("--sysroot", SEPARATE, COMPILE),
    ("--undefine-macro", SEPARATE, COMPILE),
    ("--version", WORD, QUERY),
    ("-A", JOINED_OR_SEPARATE, COMPILE),
    ("-B", JOINED_OR_SEPARATE, COMPILE),
    ("-D", JOINED_OR_SEPARATE, COMPILE),
    ("-E", WORD, MODE),
    ("-F", JOINED_OR_SEPARATE, COMPILE),
    ("-G", JOINED_OR_SEPARATE, COMPILE),
    ("-I", JOINED_OR_SEPARATE, COMPILE),
    ("-J", JOINED_OR_SEPARATE, COMPILE),
    ("-L", JOINED_OR_SEPARATE, LINK),
    ("-M", WORD, MODE),
    ("-MD", WORD, DEPENDENCY),
    ("-MF", JOINED_OR_SEPARATE, DEPENDENCY),
    ("-MG", WORD, DEPENDENCY),
    ("-MJ", JOINED_OR_SEPARATE, DEPENDENCY),
    ("-MM", WORD, MODE),
    ("-MMD", WORD, DEPENDENCY),
    ("-MP", WORD, DEPENDENCY),
    ("-MQ", JOINED_OR_SEPARATE, DEPENDENCY),
    ("-MT", JOINED_OR_SEPARATE, DEPENDENCY),
    ("-MV", WORD, DEPENDENCY),
    ("-S", WORD, MODE),
    ("-T", JOINED_OR_SEPARATE, LINK),
    ("-U", JOINED_OR_SEPARATE, COMPILE),
    ("-V", WORD, QUERY),
    ("-Xanalyzer", SEPARATE, COMPILE),
    ("-Xassembler", SEPARATE, COMPILE),
    ("-Xclang", SEPARATE, COMPILE),
    ("-Xcuda-fatbinary", SEPARATE, COMPILE),
    ("-Xcuda-ptxas", SEPARATE, COMPILE),
    ("-Xflang", SEPARATE, COMPILE),
    ("-Xlinker", SEPARATE, LINK),
    ("-Xoffload-linker", SEPARATE, LINK),
    ("-Xopenmp-target", SEPARATE, COMPILE),
    ("-Xpreprocessor", SEPARATE, COMPILE),
    ("-arch", SEPARATE, COMPILE),
    ("-b", JOINED_OR_SEPARATE, COMPILE),
    ("-c", WORD, MODE),
    ("-ccc-gcc-name", SEPARATE, COMPILE),
    ("-ccc-install-dir", SEPARATE, COMPILE),
    ("-cxx-isystem", JOINED_OR_SEPARATE, COMPILE),
    ("-dependency-dot", SEPARATE, DEPENDENCY),
    ("-dependency-file", SEPARATE, DEPENDENCY),
    ("-dumpdir", SEPARATE, COMPILE),
    ("-dumpmachine", WORD, QUERY),
    ("-dumpversion", WORD, QUERY),
    ("-e", JOINED_OR_SEPARATE, LINK),
    ("-emit-ast", WORD, MODE),
    ("-emit-interface-stubs", WORD, MODE),
    ("-emit-llvm", WORD, MODE),
    ("-fcoverage-mapping", WORD, PROFILE),
    ("-fcs-profile-generate", WORD, PROFILE),
    ("-fintrinsic-modules-path", SEPARATE, COMPILE),
    ("-fprofile-arcs", WORD, PROFILE),
    ("-fprofile-generate", WORD, PROFILE),
    ("-fprofile-instr-generate", WORD, PROFILE),
    ("-framework", SEPARATE, LINK),
    ("-fsyntax-only", WORD, MODE),
    ("-ftest-coverage", WORD, PROFILE),
    ("-help", WORD, QUERY),
    ("-idirafter", JOINED_OR_SEPARATE, COMPILE),
    ("-iframework", JOINED_OR_SEPARATE, COMPILE),
    ("-iframeworkwithsysroot", JOINED_OR_SEPARATE, COMPILE),
    ("-imacros", JOINED_OR_SEPARATE, COMPILE),
    ("-include", JOINED_OR_SEPARATE, COMPILE),
    ("-include-pch", SEPARATE, COMPILE),
    ("-iprefix", JOINED_OR_SEPARATE, COMPILE),
    ("-iquote", JOINED_OR_SEPARATE, COMPILE),
    ("-isysroot", JOINED_OR_SEPARATE, COMPILE),
    ("-isystem", JOINED_OR_SEPARATE, COMPILE),
    ("-isystem-after", JOINED_OR_SEPARATE, COMPILE),
    ("-ivfsoverlay", JOINED_OR_SEPARATE, COMPILE),
    ("-iwithprefix", JOINED_OR_SEPARATE, COMPILE),
    ("-iwithprefixbefore", JOINED_OR_SEPARATE, COMPILE),
    ("-iwithsysroot", JOINED_OR_SEPARATE, COMPILE),
    ("-l", JOINED_OR_SEPARATE, LINK),
    ("-mllvm", SEPARATE, COMPILE),
    ("-mmlir", SEPARATE, COMPILE),
    ("-module-dependency-dir", SEPARATE, DEPENDENCY),
    ("-mthread-model", SEPARATE, COMPILE),
    ("-no-pie", WORD, LINK),
    ("-nodefaultlibs", WORD, LINK),
    ("-nolibc", WORD, LINK),
    ("-nopie", WORD, LINK),
    ("-nostartfiles", WORD, LINK),
    ("-nostdlib", WORD, LINK),
    ("-nostdlib++", WORD, LINK),
    ("-o", JOINED_OR_SEPARATE, OUTPUT),
    ("-pie", WORD, LINK),
    ("-r", WORD, LINK),
    ("-rdynamic", WORD, LINK),
    ("-resource-dir", SEPARATE, COMPILE),
    ("-rpath", SEPARATE, LINK),
    ("-s", WORD, LINK),
    ("-serialize-diagnostics", SEPARATE, COMPILE),
    ("-shared", WORD, LINK),
    ("-shared-libgcc", WORD, LINK),
    ("-static", WORD, LINK),
    ("-static-libgcc", WORD, LINK),
    ("-static-libstdc++", WORD, LINK),
    ("-static-pie", WORD, LINK),
    ("-stdlib++-isystem", JOINED_OR_SEPARATE, COMPILE),
    ("-t", WORD, LINK),
    ("-target", SEPARATE, COMPILE),
    ("-u", JOINED_OR_SEPARATE, LINK),
    ("-undef", WORD, COMPILE),
    ("-vfsoverlay", SEPARATE, COMPILE),
    ("-working-directory", SEPARATE, COMPILE),
    ("-x", JOINED_OR_SEPARATE, LANGUAGE),
    ("-z", SEPARATE, LINK),
)

# A flag that begins with one of these is one word of this role. Longer prefixes come first where one
# begins with another; otherwise sorted.
PREFIXES: tuple[tuple[str, str], ...] = (
    ("--autocomplete=", QUERY),
    ("--ld-path=", LINK),
    ("--offload", QUERY),
    ("--print-", QUERY),
    ("--rtlib=", LINK),
    ("--unwindlib=", LINK),
    ("-Wl,", LINK),
    ("-flto", LTO),
    ("-fno-lto", LTO),
    ("-fopenmp-targets", QUERY),
    ("-fprofile-generate=", PROFILE),
    ("-fprofile-instr-generate=", PROFILE),
    ("-fthinlto-index=", QUERY),
    ("-fuse-ld=", LINK),
    ("-fwhole-program-vtables", LTO),
    ("-print-", QUERY),
    ("-rtlib=", LINK),
    ("-save-temps", OUTPUT),
    ("--save-temps", OUTPUT),
    ("-unwindlib=", LINK),
)

_EXACT = {name: (form, role) for name, form, role in ROWS}
_JOINED = tuple(sorted((name for name, form, _ in ROWS if form == JOINED_OR_SEPARATE), key=len, reverse=True))
_PREFIX_NAMES = tuple(name for name, _ in PREFIXES)


def classify(word: str) -> tuple[str, str, bool]:
    """The flag's name in the table (or the word itself), its role, and whether the next word is its value."""
    row = _EXACT.get(word)
    if row is not None:
        return word, row[1], row[0] != WORD
    if word.startswith(_PREFIX_NAMES):
        for name, role in PREFIXES:
            if word.startswith(name):
                return name, role, False
    if word.startswith(_JOINED) and not word.startswith("--"):
        for name in _JOINED:
            if word.startswith(name):
                return name, _EXACT[name][1], False
    if word.startswith("-Xarch_"):
        return "-Xarch_", COMPILE, True
    return word, COMPILE, False
