"""Words that hold now a pointer, now a double, as those of unions and enumerations do: in memory and in registers.

LLVM moves such words as integers, or in the guise of one of the two. Their shadow shows which they are
(autodiff/shadow/mixed_words.py).
"""

from __future__ import annotations

from enzyme_cc.analysis.type_facts import DECLARED, FLOATS, HINT, INTEGER, POINTER, STRIDED, USED
from enzyme_cc.analysis.type_inference import TypeInference
from enzyme_cc.analysis.value_copies import SAME_WORD, sources_of
from enzyme_cc.analysis.variant_words import is_counted_with
from enzyme_cc.ir import Function, Instruction, Load, Value, f64, i64, ptr
from enzyme_cc.ir.opcodes import CALLS, COPIES

WORD = 8
_WORDS = (i64, f64, ptr)
_PASSING = SAME_WORD | CALLS | {"load", "extractvalue"}


class MixedWords:
    """What the inference of one function in one context says of such words."""

    __slots__ = ("_inference",)

    def __init__(self, inference: TypeInference) -> None:
        self._inference = inference

    def behind(self, pointer: Value, size: int | None, strength: int = DECLARED) -> list[int]:
        """Where the bytes behind a pointer hold now a pointer, now a double.

        That they may hold a double counts whichever caller of the function tells: in a recursion over data that
        refers to its like, what the types say of it ends at some depth.
        """
        of = self._inference.of
        pointers = of(pointer).data0().words_of(POINTER, size, strength)
        if not pointers:
            return []
        contexts = self._inference.analysis.contexts.get(self._inference.function, {})
        doubles = {
            at for context in (self._inference, *contexts)
            for at in context.of(pointer).data0().words_of(FLOATS["double"], size, strength)
        }
        return sorted(pointers & doubles)

    @property
    def moves(self) -> frozenset[Value]:
        """Words in registers that are now a pointer, now a double: integers; or what has the type of one of the two, if
        it is moved on."""
        if self._inference.mixed_moves is None:
            self._inference.mixed_moves = self._find_moves()
        return self._inference.mixed_moves

    def parts(self, value: Value) -> list[int]:
        """Where a structure has integers that are now a pointer, now a double."""
        if not value.type.is_struct or value.is_constant:
            return []
        layout = self._inference.layout
        offsets = [layout.offset(value.type, k) for k, part in enumerate(value.type.elements) if part is i64]
        return [offset for offset in offsets if self._is_mixed(value, offset)]

    def _find_moves(self) -> frozenset[Value]:
        function = self._inference.function
        words: list[Value] = [i for i in function.instructions() if i.opcode in _PASSING and i.type in _WORDS]
        words += [a for a in function.args if a.type in _WORDS]
        work = [v for v in words if v.type is i64 and self._is_mixed(v, 0) and not self._is_count(v)]
        loads = [v for v in words if isinstance(v, Load) and v.type is not i64]
        work += [load for load in loads if self.behind(load.pointer, WORD, STRIDED)]
        numbers = _numbers_of_pointers(function)
        work += [load for load in loads if load in numbers]
        if not work:
            return frozenset()
        moved, passing = _moved_on(function) | numbers, set(words)
        found: set[Value] = set()
        while work:
            value = work.pop()
            if value in found or value not in passing or not (value.type is i64 or value in moved):
                continue
            found.add(value)
            work += [user for user in value.users if user.opcode in SAME_WORD]
            if isinstance(value, Instruction) and value.opcode in SAME_WORD:
                work += value.operands
        return frozenset(found)

    def _is_mixed(self, value: Value, offset: int) -> bool:
        """Whether the word may be either. That it may be a number is a guess where records are walked word by word, and
        so is that it may be a pointer, be it a weaker one: no guess outdoes another."""
        tree = self._inference.of(value).window(offset, WORD)
        return bool(tree.words_of(POINTER, WORD, HINT) and tree.words_of(FLOATS["double"], WORD, STRIDED))

    def _is_count(self, word: Value) -> bool:
        """Whether a word goes into integer computations only, and that it may be a pointer is but a guess: the length
        of a vector, say, that lies where other variants of an enumeration hold something else. What is tagged as a
        union's member may be any of them."""
        facts = self._inference.of(word).facts
        if (isinstance(word, Instruction) and "tbaa" in word.metadata) or not is_counted_with(word):
            return False
        return any(f.concrete is INTEGER and f.strength == USED for f in facts) and all(
            f.strength == HINT for f in facts if f.concrete is POINTER)


def _moved_on(function: Function) -> set[Value]:
    """Words that are stored, returned or handed on, be it through phis, selects and casts."""
    moved: list[Value] = []
    for i in function.instructions():
        if i.opcode == "store" or i.opcode == "insertvalue":
            moved.append(i.operands[0 if i.opcode == "store" else 1])
        elif i.opcode == "ret" or i.opcode in CALLS:
            moved += [o for o in i.operands if not o.type.is_pointer]
    return set(sources_of([value for value in moved if value.type in _WORDS], SAME_WORD))


def _numbers_of_pointers(function: Function) -> set[Value]:
    """Pointers whose bits are a double, as what was declared a pointer may hold."""
    numbers = [i for i in function.instructions() if i.opcode == "bitcast" and i.type is f64]
    sources = sources_of([number.operands[0] for number in numbers], COPIES | {"ptrtoint"})
    return {v for v in sources if v.type.is_pointer and isinstance(v, Instruction) and v.opcode in COPIES | {"load"}}
