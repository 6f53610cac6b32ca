"""Tables of the C++ standard library: mangled prefixes and patterns with flags in functions.py's row format.

Text and streams carry no derivative, even where headers give the functions bodies: they are called, not looked
into. The trees and lists behind std::map and std::list are linked by functions of the library that move pointers
only; those are repeated on the shadow structure ("shadowed").
"""

from __future__ import annotations

import re

CXX_PATTERNS: tuple[tuple[str, str], ...] = (
    # text; a returned pointer, reference or iterator points into it
    (r"_ZNK?St(?:7__cxx11|3__1)12basic_stringI[cw]", "inactive r0+ w0 ret0"),
    (r"_ZNK?St17basic_string_viewI[cw]", "inactive r0+ w0 ret0"),
    (r"_ZNSt(?:7__cxx11|3__1)(?:9to_string|10to_wstring)E", "inactive w0"),
    (r"_ZNSt(?:7__cxx11|3__1)[45]sto(?:i|l|ul|ll|ull|f|d|ld)E", "inactive r0+ w1"),
    (r"_ZN9__gnu_cxx(?:6__stoa|12__to_xstring)", "inactive r0+ w0"),
    (r"_ZStplI[cw]St11char_traits", "inactive r0+ w0"),
    (r"_ZSt(?:eq|ne|lt|gt|le|ge|ss)I[cw](?:St11char_traits|EN9__gnu_cxx11__enable_if)", "inactive r0+"),
    (r"_ZSt8to_charsPc|_ZNSt3__18to_charsEPc", "inactive w0"),
    *((pattern.format(code), f"inactive r0 w2 fill2={bytes}")
      for code, bytes in (("f", 4), ("d", 8), ("e", 16))
      for pattern in (r"_ZSt10from_charsPKcS0_R{0}", r"_ZNSt3__110from_charsEPKcS1_R{0}")),
    # streams: what is read of numbers, then the rest
    *((pattern.format(code), f"inactive r0 w0 w1 ret0 fill1={bytes}")
      for code, bytes in (("f", 4), ("d", 8), ("e", 16))
      for pattern in (r"(?:_ZNSi|_ZNSt13basic_istreamIw\w*E)(?:10_M_extractI{0}E|rsER{0}$)",
                      r"_ZNSt3__113basic_istreamI[cw]\w*rsER{0}$")),
    (r"_ZNSi(?:4readEPcl|8readsomeEPcl)|_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEE(?:4readEPcl|8readsomeEPcl)",
     "inactive r0 w0 w1 ret0 fill1=a2"),
    (r"_ZNK?St(?:7__cxx11|3__1)?\d+basic_\w{0,8}(?:stream|buf|ios)I[cw]", "inactive r0+ w0 w1 ret0"),
    (r"_ZNK?S[id](?:\d|[CD]\d|rs|p)", "inactive r0+ w0 w1 ret0"),
    (r"_ZNK?S[iod](?:\d|[CD]\d|ls|p)", "inactive r0+ w0 ret0"),
    (r"_ZNK?St(?:8ios_base|6locale|5ctype)", "inactive r0 w0"),
    # (`>>` of a temporary stream is a template around the `>>` of what is read, which may be the user's: no row)
    (r"_ZSt(?:rsI(?:St11char_traits|[cw]St11char_traits)|(?:7getline|2ws)I)", "inactive r0+ w0 w1 ret0"),
    (r"_ZSt(?:lsI(?:St11char_traits|[cw]St11char_traits)|(?:16__ostream_insert|4endl|4ends|5flush)I)",
     "inactive r1+ w0 ret0"),
    (r"_ZSt(?:12setprecision|4setw|7setfill|8setbase|5fixed|10scientific|9boolalpha|3hex|3dec)", "inactive w0 ret0"),
    (r"_ZNSt3__1(?:rsI(?:NS_11char_traits|[cw]NS_11char_traits)|7getline|2ws)", "inactive r0+ w0 w1 ret0"),
    (r"_ZNSt3__1(?:lsI(?:NS_11char_traits|[cw]NS_11char_traits)|24__put_character_sequence|4endl|4ends|5flush)",
     "inactive r1+ w0 ret0"),
    (r"_ZNK?St3__1(?:8ios_base|6locale|5ctype)", "inactive r0 w0"),
    # libc++'s counts of references, and what they own
    (r"_ZNSt3__1(?:14__shared_count|19__shared_weak_count)", "inactive r0 w0 ret0"),
    # exceptions
    (r"_ZSt\d+__throw_", "inactive noreturn"),
    (r"_ZNK?St(?:9exception|9bad_alloc|20bad_array_new_length|8bad_cast|10bad_typeid|11logic_error|12domain_error|"
     r"16invalid_argument|12length_error|12out_of_range|13runtime_error|11range_error|14overflow_error|"
     r"15underflow_error|17bad_function_call|12bad_weak_ptr|18bad_variant_access|19bad_optional_access|12system_error)",
     "inactive r1+ w0"),
    (r"_ZNSt13__future_base12_Result_base[CD]|_ZNK?St12future_error|_ZSt15future_category", "inactive w0"),
    (r"_ZNSt15__exception_ptr|_ZSt17current_exception|_ZSt17rethrow_exception|_ZSt18uncaught_exception", "inactive w0"),
    # time, random numbers from the system, hashing, threads' marks
    (r"_ZNSt6chrono\d*_?V?2?\d*(?:system_clock|steady_clock)|_ZNSt6chrono3_V2", "inactive"),
    (r"_ZNSt13random_device", "inactive w0"),
    # the base of what std::thread hands to its thread; how many there may be
    (r"_ZNSt18condition_variable(?:[CD]|10notify_)", "inactive"),
    (r"_ZNSt6thread6_StateD|_ZNSt(?:3__1)?6thread20hardware_concurrency", "inactive"),
    (r"_ZSt11_Hash_bytes|_ZSt15_Fnv_hash_bytes", "inactive r0"),
    (r"_ZNKSt8__detail20_Prime_rehash_policy", "inactive r0 w0"),
    # links of trees and lists
    (r"_ZSt18_Rb_tree_(?:in|de)crementP|_ZSt29_Rb_tree_insert_and_rebalance", "shadowed"),
    (r"_ZSt28_Rb_tree_rebalance_for_erase", "shadowed ret0"),
    (r"_ZNSt8__detail15_List_node_base(?:7_M_hook|9_M_unhook|11_M_transfer|10_M_reverse|4swap)", "shadowed"),
)
"""Regular expression, matched at a symbol's beginning -> flags."""


_KEEPERS = re.compile(
    r"_ZNSt(?:3__1)?8ios_base(?:5pwordE|13_M_grow_wordsE|4initEPv)"  # places for the addresses of users; buffers
    r"|_ZNSt(?:3__1)?6locale(?:C\dI|5_Impl16_M_install_facetE|14__install_ctorE)"  # facets
    r"|_ZNS[iod]C\dEPSt|_ZNSt9basic_iosI\w*E(?:C\dEPSt|4initEPSt|5rdbufEPSt)"  # buffers
    r"|_ZNSt3__1(?:9basic_ios|1\dbasic_[io]{1,2}stream)I\w*E(?:C\d|4init|5rdbuf)EPNS_15"
)
_PATTERNS = [(re.compile(pattern), flags) for pattern, flags in CXX_PATTERNS]


def cxx_flags(symbol: str) -> str | None:
    """The flags of a mangled name of the C++ standard library, or None."""
    if not symbol.startswith("_ZNSt") and not symbol.startswith(("_ZS", "_ZNK", "_ZNS", "_ZN9__gnu_cxx")):
        return None
    if keeps_objects(symbol):
        return None
    return next((flags for pattern, flags in _PATTERNS if pattern.match(symbol)), None)


def keeps_objects(symbol: str) -> bool:
    """Whether a function keeps the address of an object of the user's, which is found again in a stream or a locale: it
    may hold numbers that carry derivatives, so that no table tells of the function."""
    return _KEEPERS.match(symbol) is not None


def is_opaque(symbol: str) -> bool:
    """Whether a function is called and not looked into, though a header may give it a body."""
    flags = cxx_flags(symbol)
    return flags is not None and flags.startswith("inactive")
