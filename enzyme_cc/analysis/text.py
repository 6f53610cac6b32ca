"""Which numbers may have been read out of text, or of moved bytes, that active numbers were written to.

A number that is printed and parsed again is the same number, but its derivative does not go that way. Activity takes
what a library's function reads out of text for a constant; here is found where that would be wrong.

*Lattice.* A `Writing` is a call that turns active numbers into characters, or hands their bytes to a library. An
object of memory (points_to.py) holds the set of the writings whose characters it may hold, an integer the set of those
that it was made of; empty sets at first, joined by union. All files are one more object, `OUTSIDE`, and what passes it
is marked: by which way a file's text goes is not known. The sets of objects depend on the place in the program, for
buffers are used again for other text; those of integers do not. (text_in_memory.py has it.)

*Transfer functions.*
  a call without derivative (rules.functions: inactive) that gets an active number, or the memory of some where its
      row in rules/text.py says so, is a writing; what it writes holds that writing
  what it reads as text is held by what it writes, too: strcpy, std::string's members, `<<` of a string
  memcpy and realloc: what the source holds; memset, and what is written whole, ends what was held there
  load of an integer: what its object holds; store of an integer: what it was made of
  load of a character from a constant table: what the index was made of, too; where that is of a number's bits, it is a
      writing of digits
  arithmetic, casts, phi, select of integers: the union; comparisons, and what only depends on them (a length): nothing
  a word loaded from there may be a count that lies beside the text: it is moved on, but only its bytes are characters
  a call of a function with a body: the same analysis, for each combination of what its arguments hold
  Fortran's statements for input and output: see text_of_statements.py
  a call through a pointer: the same for each function that it may lead to; if all of these only show text
      (text_kept.py), files hold what it gets
  a call of the unknown: everything that it gets hold of comes out of everything that it may write

*Readings.* A number that a call without derivative returns or stores (strtod, sscanf, `>>`), that an unknown function
returns, that is made of such an integer (sitofp: a parser of one's own), or that is loaded where bytes were moved to,
was read out of what is held there. So is an integer, that may be a number's bits again, if what is held there was an
integer with a number's bits (`Writing.of_bits`): only the use of these as a number counts, not an index or a count.
From there on such numbers go the way of all numbers (varied.py, run with them in place of the active input). Where they
reach a result, the derivative would be wrong.

Numbers, and their bits, as in dumps and keys, that are only printed, and numbers read that no result depends on, are
nobody's business.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc.analysis import text_of_statements
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.points_to import ALLOCA, BEYOND, GLOBAL, UNKNOWN_BIT, UNKNOWN_OBJECT, bits, union
from enzyme_cc.analysis.text_in_memory import COMPUTED, OUTSIDE, PARTS, HeldText, Register, State
from enzyme_cc.analysis.text_kept import indices_of, is_table_lookup, keeps_text, makes_text
from enzyme_cc.analysis.type_facts import INTEGER, POINTER
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.analysis.varied import ActiveRegion, Varied
from enzyme_cc.graph import reachable
from enzyme_cc.ir import (
    Argument,
    BasicBlock,
    Call,
    ConstantInt,
    Function,
    GlobalVariable,
    InlineAsm,
    Instruction,
    Value,
)
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, CALLS, COMPARISONS, FLOAT_TO_INTEGER
from enzyme_cc.rules.functions import FunctionInfo
from enzyme_cc.rules.text import FILE_OBJECT, STANDARD_STREAMS, TextInfo, text_info


class Held(NamedTuple):
    """The text that a function finds: for each argument in itself, its memory and beyond; in globals; in files."""

    arguments: tuple[tuple[int, int, int], ...]
    globals: tuple[tuple[GlobalVariable, int], ...]
    outside: int

    @property
    def is_any(self) -> bool:
        """Whether there is text anywhere."""
        return bool(self.outside or self.globals or any(map(any, self.arguments)))


class Outcome(NamedTuple):
    """What a call leaves: text in its result, in objects by their tokens, and in files; whether its result is a
    number that was read, the objects that hold some, and where."""

    result: int
    tokens: frozenset[tuple[tuple, int]]
    outside: int
    reads_result: bool
    reads_tokens: frozenset[tuple]
    readings: frozenset[int]


NOTHING = Outcome(0, frozenset(), 0, False, frozenset(), frozenset())
Flags = tuple[tuple[bool, bool, bool], ...]


class TextAnalysis:
    """The text of one slice: writings and readings found so far, and what calls do with text."""

    def __init__(self, region: ActiveRegion, goes_on_after_exceptions: bool) -> None:
        self.region = region
        self._goes_on_after_exceptions = goes_on_after_exceptions
        self.register = Register()
        self.keeping = keeps_text(region.models)
        self.making = makes_text(region.models)
        self._outcomes: dict[tuple, Outcome] = {}
        self._visited: set[tuple] = set()
        self._recursive = False

    def readings_of(self, function: Function, types: TypeResults, active: Varied) -> FunctionText:
        """The text of a function that a derivative is made of, given what its active input reaches."""
        no_text = Held(((0, 0, 0),) * len(function.args), (), 0)
        if function not in self.making:
            return FunctionText(self, function, types, active, Numbers(self.region, function, types), no_text)
        while True:
            before = sum(len(o.tokens) + len(o.reads_tokens) for o in self._outcomes.values())
            self._visited, self._recursive = set(), False
            text = FunctionText(self, function, types, active, Numbers(self.region, function, types), no_text)
            text.run()
            after = sum(len(o.tokens) + len(o.reads_tokens) for o in self._outcomes.values())
            if not self._recursive or before == after:
                return text

    def blocks_of(self, function: Function) -> list[BasicBlock]:
        """The blocks of a function that it may return from: text on the way out of the program, or of an exception that
        nobody goes on after, is not read again."""
        blocks = list(function.blocks)
        if self._goes_on_after_exceptions:
            return blocks
        returns = [block for block in blocks if block.terminator is not None and block.terminator.opcode == "ret"]
        returning = reachable(returns, lambda block: block.predecessors)
        return [block for block in blocks if block in returning]

    def outcome(
        self, function: Function, types: TypeResults, active: Flags, read: Flags,
        active_globals: frozenset[GlobalVariable], read_globals: frozenset[GlobalVariable], held: Held,
    ) -> Outcome:
        """What a call of a function with a body leaves, given which arguments are active numbers, or lead to some,
        and which are numbers that were read."""
        key = (function, types.argument_types, active, read, active_globals, read_globals, held)
        if key in self._visited:
            self._recursive |= key not in self._outcomes
            return self._outcomes.get(key, NOTHING)
        self._visited.add(key)
        before = Varied(self.region, function, types, active_globals, 0)
        numbers = Numbers(self.region, function, types, read_globals)
        for argument, flags, flags_read in zip(function.args, active, read, strict=False):
            before.seed_argument(argument, *flags)
            numbers.seed_argument(argument, *flags_read)
        before.run()
        text = FunctionText(self, function, types, before, numbers, held)
        text.run()
        self._outcomes[key] = text.outcome()
        return self._outcomes[key]


class Numbers(Varied):
    """The forward fact of activity for numbers that were read: nothing is one at first, not even in unknown memory."""

    __slots__ = ()

    def __init__(
        self, region: ActiveRegion, function: Function, types: TypeResults,
        read_globals: frozenset[GlobalVariable] = frozenset(),
    ) -> None:
        super().__init__(region, function, types, read_globals, 0)
        self.objects &= ~UNKNOWN_BIT


class FunctionText(HeldText):
    """The text in one function."""

    def __init__(
        self, analysis: TextAnalysis, function: Function, types: TypeResults, active: Varied, numbers: Numbers,
        held: Held,
    ) -> None:
        super().__init__(analysis.register, types, active, numbers)
        self.analysis = analysis
        self.function = function
        self.held = held
        self._words: set[Value] = set()
        self.final: State = {}
        self._returned = 0
        self._files, self.standard = self._find_streams()

    def _find_streams(self) -> tuple[int, int]:
        """The objects that are files, and those that are the process's own streams."""
        files = standard = 0
        for item in self.memory.objects:
            if isinstance(item.value, GlobalVariable) and item.value.name in STANDARD_STREAMS:
                standard |= 1 << item.index
        for i in self.function.instructions():
            if i.opcode in CALLS and isinstance(i, Call) and i.arg_count:
                if FILE_OBJECT.match(self.analysis.region.models.of(i).name):
                    files |= self.memory.of(i.args[0])
        return files & ~standard, standard

    # -- the fixpoint ------------------------------------------------------------------------------

    def run(self) -> None:
        entry = self._entry()
        order = self.analysis.blocks_of(self.function)
        while self.changed:
            self.changed = False
            leaving: dict[BasicBlock, State] = {}
            pending = True
            while pending:
                pending = False
                for block in order:
                    state = dict(entry) if block is order[0] else {}
                    for predecessor in block.predecessors:
                        _join(state, leaving.get(predecessor, {}))
                    for instruction in block.instructions:
                        self._visit(instruction, state)
                    if leaving.get(block) != state:
                        leaving[block] = state
                        pending = True
            self.final = {}
            for block in order:
                if block.terminator is not None and not block.successors:
                    _join(self.final, leaving[block])
            self.numbers.run()

    def _entry(self) -> State:
        state: State = {}
        for argument, (value, memory, beyond) in zip(self.function.args, self.held.arguments, strict=False):
            if value:
                self.made[argument] = value
            for mask, index in ((memory, self.memory.object_of(argument)), (beyond, self.memory.beyond(argument))):
                if mask and index is not None:
                    state[index] = mask
        for variable, mask in self.held.globals:
            for index in bits(self.memory.reachable(self.memory.of(variable))):
                state[index] = state.get(index, 0) | mask
        if self.held.outside:
            state[OUTSIDE] = self.held.outside
        return state

    def outcome(self) -> Outcome:
        """What callers need to know."""
        tokens: dict[tuple, int] = {}
        for index, mask in self.final.items():
            token = None if index == OUTSIDE else self.memory.token(index)
            if token is not None and mask:
                tokens[token] = tokens.get(token, 0) | mask
        effects = self.numbers.effects()
        readings = frozenset[int]().union(*self.sources.values()) if self.sources else frozenset()
        return Outcome(
            self._returned, frozenset(tokens.items()), self.final.get(OUTSIDE, 0), effects.result,
            effects.tokens - {("unknown",)}, readings,
        )

    # -- transfer ----------------------------------------------------------------------------------

    def _visit(self, i: Instruction, state: State) -> None:
        opcode = i.opcode
        if opcode == "load":
            self._load(i, state)
        elif opcode == "store":
            self._store(i, state)
        elif opcode in CALLS:
            assert isinstance(i, Call)
            self._call(i, state)
        elif opcode in ATOMIC_UPDATES:
            self.make(i, self.text_at(self.memory.of(i.operands[0]), state))
            self.put(self.memory.of(i.operands[0]), self.made.get(i.operands[-1], 0), state)
        elif opcode == "getelementptr":
            self.make(i, self.made.get(i.operands[0], 0))
        elif opcode == "ret":
            self._returned |= self.made.get(i.operands[0], 0) if i.operands else 0
        elif opcode not in _NO_CHARACTERS and not i.type.is_void:
            text = union(self.made.get(o, 0) for o in (i.operands[1:] if opcode == "select" else i.operands))
            if not text:
                return
            if opcode not in PARTS and any(o in self._words for o in i.operands):
                self._words.add(i)
            if not i.type.scalar.is_float:
                self.make(i, text)
            elif not any(o.type.scalar.is_float for o in i.operands):
                words = any(o in self._words for o in i.operands)
                if i.opcode in ("sitofp", "uitofp") and _is_one_element(i.operands[0]):
                    return  # a step function of the number
                if self.read(i, text & self.register.of_bits if words else text):
                    self.numbers.vary(i, i, None)

    def _load(self, i: Instruction, state: State) -> None:
        mask = self.memory.of(i.operands[0])
        text = self.text_at(mask, state) | self.made.get(i.operands[0], 0)
        if is_table_lookup(i):
            text |= self._looked_up(i)
        if not text:
            return
        if i.type.scalar.is_float:
            if self.read(i, text & self.register.moved):
                self.numbers.vary(i, i, None)
        elif not i.type.is_pointer:
            if not i.type.is_int or i.type.bits > 8:
                self._words.add(i)
            self.make(i, text)
        elif all(self.memory.objects[k].kind in (BEYOND, UNKNOWN_OBJECT) for k in bits(self.memory.of(i))):
            self.make(i, text)  # a library may have stored the address of its own memory there

    def _looked_up(self, load: Instruction) -> int:
        """The text in a table's element by what it was found by: bits of a number, of which one's own table makes
        digits, or characters, of which it makes the digits' values."""
        text = 0
        for index in indices_of(load.operands[0]):
            text |= self.made.get(index, 0)
            if self.is_of_bits(index):
                text |= self.register.writing(load, False, True)
        return text

    def _store(self, i: Instruction, state: State) -> None:
        value, pointer = i.operands
        text = self.made.get(value, 0)
        if text:
            self.put(self.memory.of(pointer), text, state)
        elif isinstance(value, ConstantInt) and _has_end(value):
            self._end(pointer, state)

    def _end(self, pointer: Value, state: State) -> None:
        """The text at the beginning of an object is replaced."""
        mask = self.memory.of(pointer)
        if mask & mask - 1 or not mask:
            return
        item = self.memory.objects[mask.bit_length() - 1]
        if item.value is pointer and (item.kind in (ALLOCA, GLOBAL) or isinstance(pointer, Argument)):
            state.pop(item.index, None)

    def _call(self, i: Call, state: State) -> None:
        model = self.analysis.region.models.of(i)
        name, info = model.name, model.info
        if (model.kind is Kind.INACTIVE and model.registered) or name.startswith("llvm.dbg"):
            return
        if model.kind is Kind.DEFINED and model.body is not None:
            self._defined(i, model.body, state)
            return
        if model.kind is Kind.INDIRECT:
            self._indirect(i, state)
            return
        takes_values = info is None or not any(a.type.is_pointer for a in i.args)
        if (name.startswith("llvm.") and takes_values) or (info is None and model.spelling is not None):
            text = union(self.made.get(a, 0) for a in i.args)
            if text and not _has_float(i.type):
                self.make(i, text)
        elif info is None:
            self._unknown(i, state)
        elif model.kind is Kind.COPY and info.destination is not None and info.source is not None:
            source = i.operands[info.source]
            text = self.text_at(self.memory.of(source), state) | self.made.get(source, 0)
            if isinstance(source, GlobalVariable) and source.is_constant_global:  # a string literal with its end
                self._end(i.operands[info.destination], state)
            self.put(self.memory.of(i.operands[info.destination]), text, state)
        elif model.kind is Kind.REALLOCATE:
            text = union(self.text_at(self.memory.of(a), state) for a in i.args)
            self.put(self.memory.of(i), text, state)
        elif model.kind is Kind.SET and info.destination is not None:
            self._end(i.operands[info.destination], state)
        elif model.kind is Kind.INACTIVE:
            self._library(i, info, text_info(name), state)

    def _library(self, i: Call, info: FunctionInfo, row: TextInfo, state: State) -> None:
        """A function without derivative: printing, text, reading numbers."""
        if row.free:
            return
        if row.opens is not None or row.opens_file or row.stream:
            text_of_statements.visit(self, i, info, row, state)
            return
        args, memory = i.args, self.memory
        files = {k for k, a in enumerate(args) if k == row.file or (a.type.is_pointer and memory.of(a) & self._files)}
        standard = any(self._is_standard(args[k], k == row.file) for k in files if k < len(args))
        reads = {k for k in (*info.reads, *row.source) if k < len(args)} | _from(info.reads_from, args)
        writes = {k for k in (*info.writes, *row.into) if k < len(args)} | _from(info.writes_from, args)
        given = by_value = 0
        for k, argument in enumerate(args):
            if k in files or argument.type.is_metadata:
                continue
            if argument.type.is_pointer:
                if k in reads:
                    given |= self.text_at(memory.reachable(memory.of(argument)), state)
                    given |= self.made.get(argument, 0)
            elif self.is_active(argument) or self.is_of_bits(argument):
                by_value |= self.register.writing(i, False, argument.type.scalar.is_int)
            else:
                given |= self.made.get(argument, 0)
        for positions, moved in ((row.numbers, False), (row.bytes, True)):
            for k in positions:
                if k < len(args) and k not in files and self.leads_to_active(args[k], moved):
                    given |= self.register.writing(i, moved, not moved and not row.deep)
        returned = given  # of a number that is handed over itself, no text is made and read again: nearest(x), floor(x)
        given |= by_value
        found = given
        for k in files if not standard else ():
            outside = state.get(OUTSIDE, 0)
            if args[k].type.is_pointer:
                outside |= self.text_at(memory.of(args[k]), state)
            from_files = self.register.through_file(outside)
            found |= from_files
            returned |= from_files
        scanned = _from(info.writes_from, args) if info.counts else set()
        integers = {k for k in scanned if not self._may_hold_number(args[k])} | set(row.integers)
        numbers = {k for k, _ in info.fills} | set(row.reads) | scanned | integers
        if row.whole and args:
            self._end(args[0], state)
        for k in sorted(writes | numbers):
            if k >= len(args):
                continue
            mask = memory.of(args[k])
            if k in numbers and k not in files:
                if self.read(i, found & self.register.of_bits if k in integers else found):
                    self.numbers.vary_objects(mask, i, None)
                self.put(mask, found & self.register.of_bits, state)
            if k not in scanned:
                self.put(memory.reachable(mask) if row.deep else mask, given if k in files else found, state)
        if (row.outside or (files and not standard)) and given:
            state[OUTSIDE] = state.get(OUTSIDE, 0) | given
        self._result(i, info, row, found, found if row.reads_result else returned, state)

    def _result(self, i: Call, info: FunctionInfo, row: TextInfo, text: int, read: int, state: State) -> None:
        """What a call returns: text, or a number out of the text that it has read."""
        if not text or i.type.is_void:
            return
        if i.type.is_pointer:
            if info.returns is None:
                self.put(self.memory.of(i), text, state)
        elif row.character:
            self.make(i, text)
        elif row.integer or (i.type.is_struct and row.deep):  # with Rust's slice of the characters
            self.make(i, text & self.register.of_bits)
        elif (_has_float(i.type) or row.reads_result) and self.read(i, read):
            self.numbers.vary(i, i, None)

    def _is_standard(self, file: Value, by_row: bool) -> bool:
        """Whether a file is one of the process's own streams."""
        if not file.type.is_pointer:
            return by_row and file.is_constant and getattr(file, "value", 3) in (0, 1, 2)
        origin: Value = file.operands[0] if isinstance(file, Instruction) and file.opcode == "load" else file
        return isinstance(origin, GlobalVariable) and origin.name in STANDARD_STREAMS

    def _may_hold_number(self, pointer: Value) -> bool:
        """Whether memory that is written is not known for integers: `sscanf("%d")` reads no number, but `%llx` may read
        the bits of one."""
        pieces = [*self.types.memory(pointer, 4), *self.types.memory(pointer, 8)[:1]]
        return not pieces or any(concrete is not INTEGER and concrete is not POINTER for _, _, concrete in pieces)

    def _defined(self, i: Call, function: Function, state: State) -> None:
        memory = self.memory
        active: list[tuple[bool, bool, bool]] = []
        read: list[tuple[bool, bool, bool]] = []
        held: list[tuple[int, int, int]] = []
        for argument, _ in zip(i.args, function.args, strict=False):
            direct, further = memory.led_to(argument)
            for flags, numbers in ((active, self.active), (read, self.numbers)):
                flags.append((argument in numbers.values, bool(direct & numbers.objects),
                              bool(further & numbers.objects)))
            held.append((self.made.get(argument, 0), self.text_at(direct, state), self.text_at(further, state)))
        in_globals = dict(self.held.globals)
        for item in memory.objects:
            if isinstance(item.value, GlobalVariable) and state.get(item.index):
                in_globals[item.value] = in_globals.get(item.value, 0) | state[item.index]
        given = Held(
            tuple(held), tuple(sorted(in_globals.items(), key=lambda each: each[0].name)), state.get(OUTSIDE, 0)
        )
        if not given.is_any and function not in self.analysis.making:
            return
        types = self.analysis.region.types.analyse_callee(self.types, i, function)
        outcome = self.analysis.outcome(
            function, types, tuple(active), tuple(read), self._globals(self.active), self._globals(self.numbers), given
        )
        self.make(i, outcome.result)
        for token, text in sorted(outcome.tokens, key=repr):
            self.put(memory.translate(token, i), text, state)
        if outcome.outside:
            state[OUTSIDE] = state.get(OUTSIDE, 0) | outcome.outside
        if outcome.readings - self.sources.get(i, frozenset()):
            self.sources[i] = self.sources.get(i, frozenset()) | outcome.readings
            self.changed = True
        if outcome.readings and outcome.reads_result:
            self.numbers.vary(i, i, None)
        for token in sorted(outcome.reads_tokens, key=repr) if outcome.readings else ():
            self.numbers.vary_objects(memory.translate(token, i), i, None)

    def _indirect(self, i: Call, state: State) -> None:
        """A call through a pointer: each of the functions that it may lead to. One without a derivative is none of them
        where the call is given active memory: it ends the program."""
        functions = self.analysis.region.models.candidates(i.function_type)
        is_given_active = any(
            a.type.is_pointer and self.memory.reachable(self.memory.of(a)) & self.active.objects for a in i.args
        )
        if not is_given_active:
            self._unknown(i, state)
        if functions and is_given_active and not any(f in self.analysis.keeping for f in functions):
            shown = union(self.text_at(self.memory.reachable(self.memory.of(a)), state) for a in i.args)
            if shown:
                state[OUTSIDE] = state.get(OUTSIDE, 0) | shown
            return
        given = any(state.values()) or any(self.made.get(a) for a in i.args)
        before = dict(state)
        for function in functions:
            if given or function in self.analysis.making:
                after = dict(before)
                self._defined(i, function, after)
                _join(state, after)

    def _globals(self, numbers: Varied) -> frozenset[GlobalVariable]:
        """Global variables that hold such numbers, here or where this function was called."""
        changed = {item.value for item in self.memory.objects
                   if isinstance(item.value, GlobalVariable) and 1 << item.index & numbers.objects}
        return numbers.given_globals | frozenset(v for v in changed if isinstance(v, GlobalVariable))

    def _unknown(self, i: Call, state: State) -> None:
        """What a function nobody knows gets hold of may come out of all that it can write."""
        memory = self.memory
        arguments = [a for a in i.args if not a.type.is_metadata]
        masks = [memory.reachable(memory.of(a)) for a in arguments]
        text = union(self.text_at(mask, state) for mask in masks) | union(self.made.get(a, 0) for a in arguments)
        if not text or isinstance(i.operands[-1], InlineAsm):
            return
        self.read(i, text)
        self.make(i, text)
        if _has_float(i.type):
            self.numbers.vary(i, i, None)
        for place, mask in enumerate(masks):
            attributes = i.arg_attributes[place] if place < len(i.arg_attributes) else ()
            if "readonly" not in attributes and "readnone" not in attributes:
                self.numbers.vary_objects(mask, i, None)
                self.put(mask, text, state)


_NO_CHARACTERS = COMPARISONS | FLOAT_TO_INTEGER | {"br", "switch", "alloca", "landingpad", "unreachable"}
"""Operations that give no character, whatever they get."""


def _is_one_element(value: Value) -> bool:
    """Whether an integer is an element of a constant table, or computed from one alone."""
    while isinstance(value, Instruction) and value.opcode in COMPUTED:
        operands = [o for o in value.operands if not o.is_constant]
        if len(operands) != 1:
            return False
        value = operands[0]
    return isinstance(value, Instruction) and is_table_lookup(value)


def _has_float(type) -> bool:
    if type.is_struct:
        return any(_has_float(e) for e in type.elements)
    if type.is_array or type.is_vector:
        return _has_float(type.element)
    return type.is_float


def _has_end(text: ConstantInt) -> bool:
    """Whether there is a character 0 among those of a word."""
    size = text.type.bits // 8
    return 0 in text.value.to_bytes(size + 1, "little", signed=True)[:size]


def _from(start: int | None, args) -> set[int]:
    return set() if start is None else set(range(start, len(args)))


def _join(state: State, other: State) -> None:
    for index, mask in other.items():
        state[index] = state.get(index, 0) | mask
