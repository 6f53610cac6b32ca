"""What a call or any other instruction reads and writes, as lists of memory regions.

From function and argument attributes (memory(...), readonly, writeonly), from the function tables of
rules/, and from the known lengths of memcpy, memset and lifetime marks.  `Effects.ANY` stands for all
memory that the callee can reach: everything but stack and heap objects whose address stays in the caller.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc.analysis.call_models import CallModel, CallModels, Kind
from enzyme_cc.analysis.library_streams import is_library_stream
from enzyme_cc.analysis.pointers import base_of, parameter_attributes
from enzyme_cc.graph.orders import reachable
from enzyme_cc.ir import AtomicRMW, Call, CmpXchg, ConstantInt, DataLayout, Instruction, Load, Store, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES
from enzyme_cc.ir.structure import block_of
from enzyme_cc.rules.functions import ALLOCATE, BLAS, COPY, FFTW, FREE, INACTIVE, MPI, REALLOCATE, SET, FunctionInfo
from enzyme_cc.rules.registry import PURE, WRITES_OUTPUTS


@dataclass(frozen=True, slots=True)
class MemoryLocation:
    """Memory from `pointer` on; `size` is in bytes, None if unknown: then it may begin before the pointer."""

    pointer: Value
    size: int | None


@dataclass(frozen=True, slots=True)
class Effects:
    """Regions read and written; `reads_any` / `writes_any` say that other memory is touched too."""

    reads: tuple[MemoryLocation, ...] = ()
    writes: tuple[MemoryLocation, ...] = ()
    reads_any: bool = False
    writes_any: bool = False

    @property
    def writes_nothing(self) -> bool:
        return not self.writes and not self.writes_any


NONE = Effects()
ANY = Effects(reads_any=True, writes_any=True)
REDUCTION = '"enzyme_cc_reduction"'
"""Marks the calls that begin and end what a thread does alone at the end of an OpenMP reduction."""

Access = tuple[bool, bool, bool, bool]
EffectsOf = Callable[[Instruction], Effects]

# Intrinsics that touch no memory a program could see, though LLVM orders them as if they did.
MARKERS = (
    "llvm.dbg.",
    "llvm.assume",
    "llvm.experimental.noalias.scope.decl",
    "llvm.sideeffect",
    "llvm.annotation",
    "llvm.var.annotation",
    "llvm.ptr.annotation",
    "llvm.invariant.",
    "llvm.donothing",
    "llvm.pseudoprobe",
    "llvm.stacksave",
    "llvm.stackrestore",
    "llvm.expect",
    "llvm.codeview",
    "llvm.prefetch",
    "llvm.fake.use",
)


def instruction_effects(instruction: Instruction, layout: DataLayout, models: CallModels) -> Effects:
    """The effects of any instruction."""
    opcode = instruction.opcode
    if opcode == "load":
        region = MemoryLocation(instruction.operands[0], layout.store_size(instruction.type))
        # Acquiring makes other threads' writes visible.
        return Effects(reads=(region,), writes_any=not _is_relaxed(instruction))
    if opcode == "store":
        region = MemoryLocation(instruction.operands[1], layout.store_size(instruction.operands[0].type))
        ordered = not _is_relaxed(instruction)
        return Effects(writes=(region,), reads_any=ordered, writes_any=ordered)
    if opcode in ATOMIC_UPDATES:
        region = MemoryLocation(instruction.operands[0], layout.store_size(instruction.operands[1].type))
        ordered = not _is_relaxed(instruction)
        return Effects((region,), (region,), ordered, ordered)
    if isinstance(instruction, Call):
        if REDUCTION in instruction.fn_attributes:
            return _effects_of_reduction(instruction, layout, models)
        return call_effects(instruction, models.of(instruction))
    if opcode in ("fence", "va_arg", "catchpad", "cleanuppad", "catchret"):
        return ANY
    return NONE


def _effects_of_reduction(call: Call, layout: DataLayout, models: CallModels) -> Effects:
    """Entering or leaving the part of a reduction where a thread is alone: it sees what the other threads of its team
    write from there on, which is what it writes itself, if perhaps elsewhere in the same arrays."""
    block = block_of(call)
    at = block.instructions.index(call)
    behind = block.instructions[at + 1:]
    for other in reachable(block.successors, lambda other: other.successors):
        behind.extend(other.instructions)
    written: dict[Value, None] = {}
    for i in behind:
        if isinstance(i, Call) and (REDUCTION in i.fn_attributes or i.called_name.startswith("llvm.lifetime.")):
            continue  # each thread's variables are its own
        effects = instruction_effects(i, layout, models)
        if effects.writes_any:
            return ANY
        written.update((base_of(region.pointer), None) for region in effects.writes)
    return Effects(writes=tuple(MemoryLocation(base, None) for base in written), reads_any=True)


def effects_in_derivative(instruction: Instruction, layout: DataLayout, models: CallModels) -> Effects:
    """The effects of a derivative's forward sweep: as usual, but freed memory stays, since it frees nothing."""
    if isinstance(instruction, Call):
        callee = models.of(instruction)
        if callee.kind in (Kind.FREE, Kind.DROPPED):
            return NONE
        if callee.kind is Kind.MATH and not callee.registered:
            assert callee.spelling is not None
            if callee.spelling.rule.effects == PURE:
                return NONE
        if callee.kind is Kind.REALLOCATE:
            return Effects(reads=())
    return instruction_effects(instruction, layout, models)


def _is_relaxed(access: Instruction) -> bool:
    assert isinstance(access, (Load, Store, AtomicRMW, CmpXchg))
    return access.ordering in (None, "unordered", "monotonic")


def call_effects(call: Call, model: CallModel) -> Effects:
    """The effects of a call, from the tables, else from attributes, else everything."""
    if call.bundles and any(tag not in ("assume", "align", "nonnull") for tag, _ in call.bundles):
        function = call.called_function
        if function is None or not function.name.startswith("llvm.assume"):
            return ANY
    function = call.called_function
    if function is not None and function.name.startswith("llvm."):
        if function.name.startswith(MARKERS):
            return NONE
        if function.name.startswith("llvm.lifetime."):
            size = call.args[0] if call.arg_count > 1 else None
            known_size = size.value if isinstance(size, ConstantInt) and size.value >= 0 else None
            return Effects(writes=(MemoryLocation(call.args[-1], known_size),))
    if not model.registered:
        if model.info is not None:
            effects = _from_table(call, model.info)
            if effects is not None:
                return effects
        elif model.spelling is not None:
            written = call.args if model.spelling.rule.effects == WRITES_OUTPUTS else ()
            return Effects(writes=tuple(MemoryLocation(p, None) for p in written if p.type.is_pointer))
    return _from_attributes(call)


def _pointers(call: Call, places: tuple[int, ...], start: int | None) -> list[Value]:
    chosen = [p for p in places if p < call.arg_count]
    if start is not None:
        chosen += [p for p in range(start, call.arg_count) if p not in chosen]
    return [call.args[p] for p in chosen if call.args[p].type.is_pointer]


def _from_table(call: Call, info: FunctionInfo) -> Effects | None:
    if info.kind in (COPY, SET):
        assert info.destination is not None
        length = call.args[info.length] if info.length is not None else None
        size = length.value if isinstance(length, ConstantInt) and length.value >= 0 else None
        sources = [] if info.source is None else [call.args[info.source]]
        reads = tuple(MemoryLocation(source, size) for source in sources)
        return Effects(reads, (MemoryLocation(call.args[info.destination], size),))
    if info.kind not in (INACTIVE, ALLOCATE, REALLOCATE, FREE, BLAS, MPI, FFTW):
        return None
    if info.meets is not None or (info.mpi is not None and info.mpi.lasting):
        return ANY
    if info.fftw is not None and info.fftw.of_plans_arrays:
        return ANY
    read = tuple(MemoryLocation(p, None) for p in _pointers(call, info.reads, info.reads_from))
    written = _pointers(call, info.writes + info.frees, info.writes_from)
    if info.fftw is not None and info.fftw.makes_plan and info.fftw.spares_arrays(call):
        written = []
    if info.result_through is not None:
        written.append(call.args[info.result_through])
    return Effects(read, tuple(MemoryLocation(p, None) for p in written if not is_library_stream(p)))


def _memory_words(call: Call) -> Access | None:
    """(other read, other write, argument read, argument write) from memory attributes; None without any.

    The call's and the callee's attributes both hold.
    """
    function = call.called_function
    result: Access | None = None
    for attributes in (call.fn_attributes, function.attributes if function is not None else ()):
        for word in attributes:
            found = _parse_memory(word)
            if found is not None:
                result = found if result is None else _both(result, found)
    return result


def _both(a: Access, b: Access) -> Access:
    return a[0] and b[0], a[1] and b[1], a[2] and b[2], a[3] and b[3]


def _parse_memory(word: str) -> Access | None:
    if word == "readnone":
        return False, False, False, False
    if word == "readonly":
        return True, False, True, False
    if word == "writeonly":
        return False, True, False, True
    if not word.startswith("memory("):
        return None
    default, where = "none", {}
    for part in word[7:-1].split(","):
        place, _, access = part.strip().rpartition(":")
        if place:
            where[place.strip()] = access.strip()
        else:
            default = access.strip()
    # errno and memory no IR can see (inaccessiblemem) are not the program's data.
    others = [
        access for place, access in where.items() if place not in ("argmem", "inaccessiblemem", "errnomem")
    ]
    others.append(default)
    argument = where.get("argmem", default)
    reads, writes = ("read", "readwrite"), ("write", "readwrite")
    return (
        any(a in reads for a in others),
        any(a in writes for a in others),
        argument in reads,
        argument in writes,
    )


def _from_attributes(call: Call) -> Effects:
    words = _memory_words(call) or (True, True, True, True)
    other_read, other_write, argument_read, argument_write = words
    reads, writes = [], []
    for index, argument in enumerate(call.args):
        if not argument.type.is_pointer:
            continue
        attributes = parameter_attributes(call, index)
        copied = any(a.startswith("byval") for a in attributes)
        untouched = "readnone" in attributes
        if (argument_read and not untouched and "writeonly" not in attributes) or copied:
            reads.append(MemoryLocation(argument, None))
        if argument_write and not untouched and not copied and "readonly" not in attributes:
            writes.append(MemoryLocation(argument, None))
    return Effects(tuple(reads), tuple(writes), other_read, other_write)
