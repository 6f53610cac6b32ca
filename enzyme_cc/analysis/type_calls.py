"""Transfer functions of type inference for calls: copies of memory, known functions, hints, defined
functions."""

from __future__ import annotations

from enzyme_cc.analysis.call_models import CallbackEdge, Kind
from enzyme_cc.analysis.declared_types import tbaa_access, tbaa_struct
from enzyme_cc.analysis.type_facts import DECLARED, FLOATS, INTEGER, POINTER, STRIDED, USED, Concrete
from enzyme_cc.analysis.type_inference import TypeInference
from enzyme_cc.analysis.type_tree import TypeTree, block, repeated
from enzyme_cc.ir import Call, ConstantInt, Instruction, Value
from enzyme_cc.rules import FunctionInfo, Spelling
from enzyme_cc.rules.blas import ARRAY, FLAG, INFO, SCALAR, Spoken
from enzyme_cc.rules.blas import INTEGER as SIZE
from enzyme_cc.rules.fftw import ARRAYS as ARRAYS_OF_FFTW
from enzyme_cc.rules.fftw import Transform
from enzyme_cc.rules.rust_library import hint_of

HINT_HOOKS: dict[str, Concrete] = {
    "__enzyme_float": FLOATS["float"],
    "__enzyme_double": FLOATS["double"],
    "__enzyme_integer": INTEGER,
    "__enzyme_pointer": POINTER,
}
_KIND = {"f": "float", "": "double", "l": "x86_fp80", "f16": "half", "bf16": "bfloat", "f128": "fp128"}
_INTEGER_INTRINSICS = tuple(
    f"llvm.{name}."
    for name in (
        "umax",
        "umin",
        "smax",
        "smin",
        "abs",
        "uadd",
        "usub",
        "sadd",
        "ssub",
        "umul",
        "smul",
        "ctpop",
        "cttz",
        "ctlz",
        "objectsize",
    )
)
_SIGNED = ("llvm.sadd.", "llvm.ssub.", "llvm.smul.")
_TRANSPARENT = (
    "llvm.expect.",
    "llvm.ptrmask.",
    "llvm.launder.",
    "llvm.strip.",
    "llvm.ssa.copy.",
    "llvm.annotation.",
    "llvm.ptr.annotation.",
    "llvm.threadlocal.address",
)


WIDEST = 16
"""Bytes that whole values of every scalar type fill."""


def hook_hint(name: str) -> Concrete | None:
    """The type that a hint hook (`__enzyme_double` ...) announces; None for any other name."""
    name = hint_of(name) or name
    found = name.find("__enzyme_")
    if found < 0:
        return None
    return next((concrete for hook, concrete in HINT_HOOKS.items() if name.startswith(hook, found)), None)


def visit_call(state: TypeInference, i: Instruction) -> None:
    """Apply what is known of the callee."""
    assert isinstance(i, Call)
    model = state.analysis.models.of(i)
    if model.body is not None:
        state.analysis.visit_defined(state, i, model.body)
        return
    if model.kind is Kind.INDIRECT and i.type.is_int and i.type.bits >= 16 and not state.of(i).facts:
        state.analysis.visit_indirect(state, i)
    name = model.name
    if name.startswith("llvm."):
        _intrinsic(state, i, name)
    hint = hook_hint(name)
    if hint is not None:
        _hint(state, i, hint)
        return
    if model.spelling is not None:
        _math(state, i, model.spelling)
    if model.info is not None:
        _library(state, i, model.kind, model.info)
    for edge in state.analysis.models.callbacks(i):
        _called_back(state, i, edge)
    if name.startswith("_FortranA"):  # lengths, kinds, dimensions: what flang passes by value as an integer is one
        for argument in i.args:
            if argument.type.is_int:
                state.learn_integer(argument, USED, i)


def _hint(state: TypeInference, i: Call, concrete: Concrete) -> None:
    said = block(concrete)
    size = i.args[1] if i.arg_count > 1 else None
    if isinstance(size, ConstantInt) and size.value >= concrete.size:
        said = repeated(said, concrete.stride, size.value // concrete.stride or 1)
    else:
        said = said.merge(said.generalised(concrete.stride))
    state.learn_behind(i.args[0], said, i)


def _math(state: TypeInference, i: Call, spelling: Spelling) -> None:
    """A mathematical function: integers where it takes them, results through pointers."""
    rule = spelling.rule
    if i.type.is_int:
        state.learn_integer(i, USED, i)
    if rule.complex or len(rule.params) > i.arg_count or rule.structural:
        return
    for parameter, argument in zip(rule.params, i.args, strict=False):
        if parameter.kind == "int":
            state.learn_integer(argument, USED, i)
        elif parameter.kind == "pointer" and argument.type.is_pointer:
            output = next((o for o in rule.outputs if o.through == parameter.name), None)
            if output is not None:
                said = block(INTEGER, 0, 4) if output.kind == "int" else block(FLOATS[_KIND[spelling.kind]])
                state.learn_behind(argument, said, i)


def _library(state: TypeInference, i: Call, kind: Kind, info: FunctionInfo) -> None:
    args = i.args
    if kind is Kind.COPY and info.destination is not None and info.source is not None:
        if info.length is not None:
            state.learn_integer(args[info.length], USED, i)
            copy_types(state, i, args[info.destination], args[info.source], args[info.length])
        else:
            copy_types(state, i, args[info.destination], args[info.source], None)
    elif kind is Kind.REALLOCATE and i.type.is_pointer:
        for argument in args:
            if argument.type.is_pointer:
                state.learn(i, state.of(argument), i)
                state.learn(argument, state.of(i), i)
                break
    elif kind is Kind.INACTIVE and i.type.is_int:
        state.learn_integer(i, USED, i)
    if info.destination is not None and i.type.is_pointer and not info.returns_end:
        state.learn(i, state.of(args[info.destination]), i)
        state.learn(args[info.destination], state.of(i), i)
    if info.blas is not None:
        _routine(state, i, info.blas)
    if info.fftw is not None:
        _transform(state, i, info.fftw)
    if info.length is not None and info.length < len(args):
        state.learn_integer(args[info.length], USED, i)
    for position in info.size:
        state.learn_integer(args[position], USED, i)
    if kind is Kind.FREE or info.meets is not None:  # Rust and C++ say what size the memory has; numbers of threads
        for argument in args:
            if argument.type.is_int:
                state.learn_integer(argument, USED, i)


def _routine(state: TypeInference, i: Call, routine: Spoken) -> None:
    """A routine of BLAS: arrays of numbers, flags and sizes."""
    element, bytes = FLOATS[routine.element], routine.interface.integers // 8
    whole = block(INTEGER, 0, bytes)
    for p in routine.of_kind(ARRAY, SCALAR):
        position = routine.positions[p.name]
        if p.kind == ARRAY:
            said = block(element) if not p.integers else whole
            said = said.merge(said.generalised(bytes if p.integers else element.stride))
            state.learn_behind(i.args[position], said, i)
            if p.stepped:
                _integer(state, i, position + 1, whole)
        elif not routine.by_value(p):
            said = block(element)
            if routine.is_complex and not p.real:
                said = repeated(said, element.stride, 2)
            state.learn_behind(i.args[position], said, i)
    for p in routine.of_kind(SIZE, INFO):
        _integer(state, i, routine.positions[p.name], whole)
    for p in routine.of_kind(FLAG):
        _integer(state, i, routine.positions[p.name], block(INTEGER, 0, 1))


def _transform(state: TypeInference, i: Call, transform: Transform) -> None:
    """A function of FFTW: arrays of numbers, sizes and flags."""
    element = FLOATS[transform.element]
    said = block(element)
    said = said.merge(said.generalised(element.stride))
    for position, word in enumerate(transform.words):
        if word in ARRAYS_OF_FFTW:
            state.learn_behind(i.args[position], said, i)
        elif word in ("n", "flags", "ints"):
            _integer(state, i, position, block(INTEGER, 0, 4))


def _integer(state: TypeInference, i: Call, position: int, whole: TypeTree) -> None:
    """An integer by value or by reference."""
    if i.args[position].type.is_pointer:
        state.learn_behind(i.args[position], whole, i)
    else:
        state.learn_integer(i.args[position], USED, i)


def copy_types(
    state: TypeInference, i: Instruction, target: Value, source: Value, length: Value | None
) -> None:
    """memcpy, memmove: the bytes at both ends have the same types."""
    if isinstance(length, ConstantInt):
        size = length.unsigned
        if size == 0:
            return
        struct = i.metadata.get("tbaa.struct")
        tag = i.metadata.get("tbaa")
        if struct is not None:
            state.learn_behind(source, tbaa_struct(state.table, struct, size), i)
        elif tag is not None:
            state.learn_behind(source, tbaa_access(state.table, tag, size), i)
        state.learn_behind(target, state.behind(source).window(0, size), i)
        state.learn_behind(source, state.behind(target).window(0, size), i)
        return
    # How far the copy goes is not known: what it says of the other end is an extrapolation.
    tag = i.metadata.get("tbaa")
    if tag is not None:
        # of a loop that copied values of this type one by one
        said = tbaa_access(state.table, tag, WIDEST).weakened(STRIDED).generalised(WIDEST)
        state.learn_behind(source, said, i)
    state.learn_behind(target, state.behind(source).weakened(STRIDED), i)
    state.learn_behind(source, state.behind(target).weakened(STRIDED), i)


def _called_back(state: TypeInference, i: Call, edge: CallbackEdge) -> None:
    """What is called back sees elements of the array, or what else it is given."""
    sizes = [s.value if isinstance(s, ConstantInt) else 0 for s in edge.sizes]
    if any(size is not None and number <= 0 for size, number in zip(edge.sizes, sizes, strict=True)):
        return
    given = tuple(
        state.of(argument) if size is None else state.behind(argument).generalised(number).only()
        for argument, size, number in zip(edge.arguments, edge.sizes, sizes, strict=True)
    )
    learnt = state.analysis.callback_types(edge.function, given)
    for argument, size, number, tree in zip(edge.arguments, edge.sizes, sizes, learnt, strict=True):
        if size is None:
            state.learn(argument, tree, i)
        else:
            state.learn_behind(argument, tree.data0().generalised(number), i)


def _intrinsic(state: TypeInference, i: Call, name: str) -> None:
    args = i.args
    if name.startswith(_INTEGER_INTRINSICS):
        for argument in args:
            # (unsigned ones that may overflow may be addresses)
            if not i.type.is_struct or name.startswith(_SIGNED):
                state.learn_integer(argument, DECLARED, i)
        if i.type.scalar.is_int:
            state.learn_integer(i, DECLARED, i)
        elif i.type.is_struct and args[0].type.is_int:
            state.learn(i, block(INTEGER, 0, state.layout.store_size(args[0].type), DECLARED), i)
    elif name.startswith(_TRANSPARENT) and args and args[0].type is i.type:
        state.learn(i, state.of(args[0]), i)
        state.learn(args[0], state.of(i), i)
    elif name.startswith("llvm.masked.load.") and not i.type.scalar.is_float:
        size = _fixed_size(state, i)
        state.learn(i, state.behind(args[0]).window(0, size), i)
        state.learn_behind(args[0], state.of(i), i)
    elif name.startswith("llvm.masked.load."):
        state.learn_behind(args[0], state.natural(i.type), i)
    elif name.startswith("llvm.masked.expandload.") and i.type.scalar.is_float:
        state.learn_behind(args[0], state.natural(i.type.scalar), i)
    elif name.startswith("llvm.masked.compressstore.") and args[0].type.scalar.is_float:
        state.learn_behind(args[1], state.natural(args[0].type.scalar), i)
    elif name.startswith("llvm.masked.store."):
        state.learn_behind(args[1], state.of(args[0]), i)
        state.learn(args[0], state.behind(args[1]).window(0, _fixed_size(state, args[0])), i)


def _fixed_size(state: TypeInference, value: Value) -> int:
    return 0 if value.type.scalable else state.layout.store_size(value.type)

