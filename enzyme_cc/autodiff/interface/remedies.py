"""What to do about a refusal, in the words of the language that the line is written in.

A row for each kind of obstacle; C's words serve the languages that a row does not name. No remedy names what a
language does not have, nor a switch or a flag that was given already.
"""

from __future__ import annotations

from enzyme_cc.ir import Instruction
from enzyme_cc.ir.debug_info import language_of, tells_types

_OWN_RULE = {
    "C": "give the function around it a derivative of its own with __enzyme_register_gradient and "
         "__enzyme_register_derivative",
    "Fortran": "put it into a procedure of its own and register a derivative for that in a C file of the program "
               "(__enzyme_register_gradient)",
    "Rust": "put it into an extern \"C\" function of its own and register a derivative for that in a static "
            "(__enzyme_register_gradient)",
}
_INACTIVE = {
    "C": "declare that function inactive with __enzyme_inactivefn",
    "Fortran": "declare that procedure inactive in a C file of the program (__enzyme_inactivefn)",
    "Rust": "declare that function inactive in a static (__enzyme_inactivefn)",
}

NO_DERIVATIVE = "; __enzyme_inactivefn would make its derivative 0: that is for what carries none"
"""Behind remedies that keep a derivative, the one that does not."""

REMEDIES: dict[str, dict[str, str]] = {
    "real type": {
        "C": "access the memory by its real type somewhere in the differentiated code, or mark it with "
             "__enzyme_double(pointer, bytes), __enzyme_float, __enzyme_integer or __enzyme_pointer",
        "C++": "access the memory by its real type somewhere in the differentiated code (double, not void, char or "
               "std::byte), or mark it with __enzyme_double(pointer, bytes), __enzyme_float, __enzyme_integer or "
               "__enzyme_pointer",
        "Fortran": "declare what is passed with its real type (real(8), not type(*), class(*) or an integer array), "
                   "and copy numbers as numbers instead of by TRANSFER",
        "Rust": "read the memory as what it is (f64, not u8 or MaybeUninit), or copy it by a slice of that type",
    },
    "type of a copy": {
        "C": "copy the elements one by one, as what they are (to[i] = from[i];), or say before the copy what lies at "
             "either end of it: __enzyme_integer(pointer, bytes), __enzyme_double, __enzyme_float or __enzyme_pointer",
        "Fortran": "declare what is passed with its real type (real(8), not type(*), class(*) or an integer array), "
                   "and copy numbers as numbers instead of by TRANSFER",
        "Rust": "read the memory as what it is (f64, not u8 or MaybeUninit), or copy it by a slice of that type",
    },
    "number or pointer": {
        "C": "copy the members of the union by the tag, each as what it is (if (a.tag) b.d = a.d; else b.p = a.p;), or "
             "keep numbers in an array and their indices in the union",
        "C++": "copy it by what it holds (std::visit, or a branch on the tag), or keep numbers in a std::vector and "
               "their indices in the variant or union",
        "Fortran": "use a component for numbers and another for pointers in place of EQUIVALENCE or TRANSFER",
        "Rust": "copy the variants with numbers by themselves (a match that makes a new number, such as `x * 1.0`), or "
                "keep numbers in a Vec and their indices in the enum",
    },
    "several formats": {
        "C": "keep all of them in the wider format, or give each format a member of its own in place of the union",
        "C++": "keep all of them in the wider format (std::variant<double, int> in place of "
               "std::variant<double, float, int>), or give each format a member of its own in place of the union",
        "Fortran": "declare all of them with one kind, or give each kind a component of its own in place of "
                   "EQUIVALENCE or TRANSFER",
        "Rust": "keep all of them in the wider format, or give each format a field of its own in place of the enum or "
                "union",
    },
    "derived again": {
        "C": "take the inner derivative in forward mode (__enzyme_fwddiff), and the outer one in either; or give the "
             "number and the pointer members of their own",
        "C++": "take the inner derivative in forward mode (__enzyme_fwddiff, enzyme::Forward), and the outer one in "
               "either; or give the number and the pointer members of their own",
        "Fortran": "take the inner derivative in forward mode (enzyme_fwddiff), and the outer one in either; or give "
                   "the number and the pointer components of their own",
        "Rust": "take the inner derivative in forward mode (jvp!), and the outer one in either; or give the number and "
                "the pointer fields of their own",
    },
    "word in an integer": {
        "C": "declare the parameter what it is: void * for an address, double for a number, a structure with both for "
             "either",
        "C++": "declare the parameter what it is: void * for an address, double for a number; or call a template, "
               "std::function or virtual function with its own captures or members",
        "Fortran": "declare the dummy argument what it is: TYPE(C_PTR) for an address, REAL for a number",
        "Rust": "declare the parameter what it is: a reference or raw pointer for an address, f64 for a number, an "
                "enumeration for either; or call a closure that captures it",
    },
    "bits of a number": {
        "C": "move the number whole (all its bytes, in their order); call the library's function for what is done with "
             "its bits (1 / sqrt(x), exp, log2, frexp, ldexp, nextafter, ...); give the function around it a "
             "derivative of its own with __enzyme_register_gradient and __enzyme_register_derivative; or, if none "
             "should flow through it, declare that function inactive with __enzyme_inactivefn",
        "C++": "move the number whole (all its bytes, in their order; std::bit_cast and back); call the library's "
               "function for what is done with its bits (1 / std::sqrt(x), std::exp, std::log2, std::frexp, ...); give "
               "the function around it a derivative of its own with __enzyme_register_gradient and "
               "__enzyme_register_derivative; or, if none should flow through it, declare that function inactive with "
               "__enzyme_inactivefn",
        "Fortran": "move the number whole (as a real, or by TRANSFER to an integer of its size and back); or call the "
                   "intrinsic for what is done with its bits (sqrt, exp, log, sign, nearest, ...)",
        "Rust": "move the number whole (as an f64, or by to_bits and from_bits with nothing done to the bits between); "
                "or call the method for what is done with its bits (sqrt, exp, log2, abs, copysign, ...)",
    },
    "bits in a library": {
        "C": "put the call of the library into a function of its own, and give that a derivative with "
             "__enzyme_register_gradient and __enzyme_register_derivative; or, if none should flow through it, declare "
             "that function inactive with __enzyme_inactivefn",
        "Rust": "move the number whole (as an f64, or by to_bits and from_bits with nothing done to the bits between); "
                "or put the call of the library into an extern \"C\" function of its own, and register a derivative "
                "for that in a static (__enzyme_register_gradient), or declare it inactive there (__enzyme_inactivefn)",
    },
    "integer operation": {
        "C": "use the floating-point function that it stands for (fabs, copysign, ldexp, frexp, ...), or "
             + _OWN_RULE["C"],
        "C++": "use the floating-point function that it stands for (std::abs, std::copysign, std::ldexp, "
               "std::frexp, ...), or " + _OWN_RULE["C"],
        "Fortran": "use the intrinsic that it stands for (abs, sign, sqrt, exp, ...)",
        "Rust": "use the method that it stands for (abs, copysign, sqrt, exp, ...)",
    },
    "bit manipulation": {
        "C": "keep such bit manipulation out of the differentiated code, or " + _OWN_RULE["C"],
        "Fortran": "keep such bit manipulation out of the differentiated code, or " + _OWN_RULE["Fortran"],
        "Rust": "keep such bit manipulation out of the differentiated code, or " + _OWN_RULE["Rust"],
    },
    "hidden address": {
        "C": "keep the address in a pointer, not in a floating-point number or in bits of an integer",
        "Fortran": "keep the address in a pointer, not in an integer(8) or real(8) by way of TRANSFER or LOC",
        "Rust": "keep the address in a reference or a raw pointer, not in bits of an integer or of an f64",
    },
    "distance of allocations": {
        "C": "count the address from where its own memory begins: moved = grown + (pointer - old); or keep a pointer, "
             "not its distance from elsewhere",
        "Fortran": "keep the address in a pointer, not as its distance from another variable by way of LOC",
        "Rust": "count the address from where its own memory begins, or keep a reference or an index",
    },
    "exclusive or": {
        "C": "keep both addresses, each in a pointer of its own (a doubly linked list)",
        "Fortran": "keep both addresses, each in a pointer component of its own",
        "Rust": "keep both addresses, each in a pointer of its own (a doubly linked list)",
    },
    "indirect call": {
        "C": "pass the pointer as a duplicated argument whose shadow is __enzyme_virtualreverse(function)",
        "Fortran": "pass a procedure whose code is compiled by enzyme-flang too and reached by this program",
        "Rust": "make the object inside of what is differentiated, by a crate whose code is at hand (compiled by "
                "enzyme-rustc, or by rustc without -C embed-bitcode=no); or take it by its type, as a generic "
                "parameter (&impl Trait) does",
    },
    "unknown pointer": {
        "C": "compile what sets the pointer with enzyme-clang, and give it to this link as an object or a static "
             "library",
        "C++": "compile what makes the object or sets the pointer with enzyme-clang++, and give it to this link as an "
               "object or a static library",
        "Fortran": "compile what sets the procedure pointer, or makes the object, with enzyme-flang, and give it to "
                   "this link as an object or a static library",
        "Rust": "build the crate that makes the object or sets the pointer with enzyme-rustc, and link it statically",
    },
    "pointer set elsewhere": {
        "C": "if another file sets the pointer, leave the request to the link, and compile that file with enzyme-clang",
        "C++": "if another file makes the object or sets the pointer, leave the request to the link, and compile that "
               "file with enzyme-clang++",
        "Fortran": "if another file sets the procedure pointer or makes the object, leave the request to the link, and "
                   "compile that file with enzyme-flang",
        "Rust": "build the crate that makes the object or sets the pointer with enzyme-rustc, and link it statically",
    },
    "inline assembly": {
        "C": "write it in the language, or put it into a function of its own and give that a derivative with "
             "__enzyme_register_gradient" + NO_DERIVATIVE,
        "Rust": "write it in Rust, or " + _OWN_RULE["Rust"] + NO_DERIVATIVE,
    },
    "pointer to unknown code": {
        "C": "compile the files that name the variable with enzyme-clang, or make the variable static",
        "Fortran": "compile the files that name the variable with enzyme-flang",
        "Rust": "compile what names the variable with enzyme-rustc, or keep the variable from being exported",
    },
    "unknown function": {
        "C": "compile the file that defines '{name}' in the same command, or give '{name}' a derivative with "
             "__enzyme_register_gradient and __enzyme_register_derivative" + NO_DERIVATIVE,
        "Fortran": "compile the file that defines '{name}' in the same command, or register a derivative for it in a C "
                   "file of the program (__enzyme_register_gradient)" + NO_DERIVATIVE,
        "Rust": "compile what defines '{name}' with enzyme-rustc (or with rustc, without -C embed-bitcode=no), or "
                "register a derivative for it in a static (__enzyme_register_gradient)" + NO_DERIVATIVE,
    },
    "function of a library": {
        "C": "give '{name}' a derivative with __enzyme_register_gradient and __enzyme_register_derivative"
             + NO_DERIVATIVE,
        "Fortran": "register a derivative for it in a C file of the program (__enzyme_register_gradient)"
                   + NO_DERIVATIVE,
        "Rust": "register a derivative for it in a static (__enzyme_register_gradient)" + NO_DERIVATIVE,
    },
    "missing code": {
        "C": "compile the file that defines '{name}' in the same command, or give '{name}' a derivative with "
             "__enzyme_register_gradient and __enzyme_register_derivative",
        "Fortran": "compile the file that defines '{name}' in the same command, or register a derivative for it in a C "
                   "file of the program (__enzyme_register_gradient)",
        "Rust": "compile what defines '{name}' with enzyme-rustc (or with rustc, without -C embed-bitcode=no), or "
                "register a derivative for it in a static (__enzyme_register_gradient)",
    },
    "other function": {
        "C": "declare '{name}' as its header does; if it is a function of the program's own, compile the file that "
             "defines it with this wrapper too, so that its code is found at the link, or register a derivative for it",
        "Fortran": "declare the interface of '{name}' as the C library has it; if it is a procedure of the program's "
                   "own, compile the file that defines it with this wrapper too, so that its code is found at the link",
        "Rust": "declare '{name}' in the extern block as the C library has it; if it is a function of the program's "
                "own, compile what defines it with this wrapper too, so that its code is found at the link",
    },
    "function of MPI": {
        "C": "send the numbers by a message or a blocking collective call, or " + _OWN_RULE["C"],
        "Fortran": "send the numbers by a message or a blocking collective call, or " + _OWN_RULE["Fortran"],
        "Rust": "send the numbers by a message or a blocking collective call, or " + _OWN_RULE["Rust"],
    },
    "bytes of a message": {
        "C": "send it with the datatype of what it holds (MPI_DOUBLE, or one of MPI_Type_create_struct)",
    },
    "any message": {
        "C": "give '{name}' a tag, or wait for the message with MPI_Recv",
    },
    "singular vectors": {
        "C": "pass memory of its own for what '{name}' is not asked for (with 'N'), not the program's; singular "
             "vectors are eigenvectors of a symmetric matrix, which 'syev' (np.linalg.eigh) computes with derivatives",
    },
    "estimate": {
        "C": "only compare what '{name}' estimates; a condition number with derivatives is the norm of the matrix "
             "('lange') times that of its inverse ('getri')",
    },
    "runtime of Fortran": {
        "C": "write it with loops or other intrinsics, or put it into a procedure of its own and, if no derivative "
             "flows through it, " + _INACTIVE["Fortran"],
    },
    "vector operation": {
        "C": "write it as vector arithmetic of the language, or " + _OWN_RULE["C"],
        "Fortran": "write it as array operations, or " + _OWN_RULE["Fortran"],
        "Rust": "write it as arithmetic on arrays or slices, or " + _OWN_RULE["Rust"],
    },
    "variable arguments": {
        "C": "pass the numbers in an array",
        "C++": "pass the numbers in an array or a std::vector, or let a template take them (variadic parameters)",
        "Rust": "pass the numbers in a slice",
    },
    "sort of unknown size": {
        "C": "call it with 'sizeof' of the element",
        "C++": "call it with 'sizeof' of the element, or use std::sort",
        "Fortran": "sort an array of the type itself",
        "Rust": "sort a slice of the type itself (sort_by)",
    },
    "callback that writes": {
        "C": "let '{name}' only look at what it is given, and compute the numbers in a loop of your own; or call "
             "'{name}' itself, not by way of the library",
    },
    "call in try": {
        "C": "let the exception leave the differentiated function and catch it around the derivative, or catch it "
             "inside of the function that has a derivative of its own",
        "Rust": "let the panic leave the differentiated function and catch it (catch_unwind) around the derivative",
    },
    "number in exception": {
        "C": "return the number instead of throwing it, let the exception leave the differentiated function, or throw "
             "only what is constant",
        "Rust": "return the number (a Result) instead of panicking with it",
    },
    "atomic": {
        "C": "atomic addition, subtraction and exchange of numbers have derivatives (__atomic_fetch_add, "
             "__atomic_exchange): use one of these, or update the number without an atomic operation",
        "C++": "atomic addition, subtraction and exchange of numbers have derivatives (std::atomic's fetch_add, "
               "fetch_sub, exchange): use one of these, or update the number without an atomic operation",
        "Fortran": "update the number without an atomic operation",
        "Rust": "update the number without an atomic operation (in a Cell, or through a &mut f64)",
    },
    "atomic pointer": {
        "C": "keep the pointer in a variable that is not atomic",
    },
    "type of atomic": {
        "C": "declare the memory with the type that it holds",
    },
    "text": {
        "C": "hand the number itself on, in a variable, besides its text; if no derivative is to flow here, put the "
             "reading into a function of its own and " + _INACTIVE["C"],
        "Fortran": "hand the number itself on, in a variable, besides its text",
        "Rust": "hand the f64 itself on besides its text",
    },
    "file": {
        "C": "keep such numbers in memory; if these are others, put the reading into a function of its own and "
             + _INACTIVE["C"],
        "Fortran": "keep such numbers in memory; if these are others, read them before the derivative is asked for",
        "Rust": "keep such numbers in memory; if these are others, read them before the derivative is asked for",
    },
    "read of a record": {
        "C": "read into a variable that carries no derivative, and copy what was read",
        "Fortran": "read into a variable of its own that is given no number with a derivative, and assign its "
                   "components; or name the components in the statement one by one",
    },
    "internal procedure": {
        "C": "hand the variables on as arguments, with a function that is not nested",
        "Fortran": "make it a module procedure, and hand what it uses of its host on as arguments, as components of a "
                   "derived type, or as module variables",
    },
    "arguments": {
        "C": "a duplicated argument (a pointer, by default) is given as the value followed by its shadow",
        "Fortran": "an argument is given as the variable followed by its shadow, or as enzyme_const and the variable",
    },
    "no result": {
        "C": "declare a hook that returns void for such requests: extern void {name}_void(void *, ...);",
        "Fortran": "call the hook as a subroutine: call {name}(...)",
        "Rust": "declare a hook that returns nothing for such requests: #[link_name = \"{name}_void\"] fn ...",
    },
    "wrong result": {
        "C": "reverse mode returns the derivatives of the numbers passed by value, forward mode the tangent of the "
             "result; several in a structure, in the order of the arguments (the primal result first if asked for)",
        "Fortran": "reverse mode returns the derivatives of the numbers passed by VALUE, forward mode the tangent of "
                   "the function's result; several in a type with bind(c), in the order of the arguments",
        "Rust": "reverse mode returns the derivatives of the numbers passed by value, forward mode the tangent of the "
                "result; several in a #[repr(C)] struct, in the order of the arguments (the primal result first if "
                "asked for)",
    },
    "constant memory": {
        "C": "pass it with enzyme_dup and a shadow of the same size that starts as zeros, or make it inside of the "
             "function",
        "C++": "pass it with enzyme_dup (enzyme::Duplicated) and a shadow of the same size that starts as zeros, or "
               "make it inside of the function",
        "Fortran": "pass it with enzyme_dup and a shadow of the same shape that starts as zeros, or make it a local "
                   "variable of the procedure",
        "Rust": "pass it as Duplicated(&mut x, &mut dx) with a shadow of the same size that starts as zeros, or make "
                "it inside of the function",
    },
    "freed numbers": {
        "C": "write what is new over the old numbers, or put the new block where the caller has the old one",
        "Fortran": "assign to the array without changing its shape, or differentiate a procedure that takes the old "
                   "numbers by an argument of their own",
        "Rust": "write what is new over the old numbers, or let the function take them by a slice of their own",
    },
    "shadow of rule": {
        "C": "pass it to the differentiated function with a shadow (enzyme_dup), or copy it to an array of constant "
             "size before the call",
        "Rust": "pass it to the differentiated function with a shadow (Duplicated), or copy it to an array of constant "
                "size before the call",
    },
}


def remedy(kind: str, instruction: Instruction, **names: str) -> str:
    """What to do about an obstacle of this kind at an instruction."""
    rows = REMEDIES[kind]
    said = rows.get(language_of(instruction), rows["C"]).format(**names) if names else \
        rows.get(language_of(instruction), rows["C"])
    if kind in _SETTLED_BY_TYPES and not tells_types(instruction):
        return f"compile the file of this line with -g, which says what its types are; or {said}"
    return said


_SETTLED_BY_TYPES = ("real type", "type of a copy", "type of atomic")
"""Obstacles that are not there where debug information describes the types, which it does not always do."""
