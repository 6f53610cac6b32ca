"""May two accesses touch the same byte?

Evidence, any of which is enough: distinct underlying objects (allocas, allocations, globals, noalias
arguments, and objects whose address never left the function against pointers from elsewhere), offsets
from a common base, type-based metadata and the scopes of inlined restrict pointers.

A question is about one iteration (both accesses see the same SSA values) or about any two (a value
defined in a loop differs from itself in another iteration; offsets count only if they are built of what
no loop defines).
"""

from __future__ import annotations

from enzyme_cc.analysis.apart import checked_apart
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.induction import InductionAnalysis
from enzyme_cc.analysis.linear import LinearForms, Polynomial, atoms, plus
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.analysis.pointers import PRIVATE, ObjectKind, Pointers
from enzyme_cc.analysis.type_based import TypeBasedAlias
from enzyme_cc.analysis.unaddressed import is_unaddressed
from enzyme_cc.graph import Loop
from enzyme_cc.ir import (
    Argument,
    BasicBlock,
    Call,
    DataLayout,
    Function,
    GlobalVariable,
    Instruction,
    Metadata,
    MetadataRef,
    Module,
    Value,
    i8,
)
from enzyme_cc.ir.structure import block_of

SCOPE_DECLARATION = "llvm.experimental.noalias.scope.decl"
IDENTIFIED = (ObjectKind.STACK, ObjectKind.HEAP, ObjectKind.RESTRICT, ObjectKind.GLOBAL)
LOCAL = (ObjectKind.STACK, ObjectKind.HEAP, ObjectKind.RESTRICT)
HALF = 1 << 63
_ANY_DEPTH = 1 << 30


def constant_difference(difference: Polynomial) -> int | None:
    """The value of a polynomial without unknowns, as a signed 64-bit number."""
    if any(monomial for monomial in difference):
        return None
    return (difference.get((), 0) + HALF) % (2 * HALF) - HALF


class AliasAnalysis:
    """Alias queries on one function; make a new one after changing it."""

    __slots__ = ("_reused", "_scope_loops", "_shared", "forms", "info", "layout", "module", "pointers", "type_based")

    def __init__(
        self,
        function: Function,
        module: Module | None = None,
        layout: DataLayout | None = None,
        info: LoopInfo | None = None,
        models: CallModels | None = None,
    ) -> None:
        self.module = module or function.parent
        self.layout = layout or self.module.datalayout
        self.info = info or LoopInfo(function)
        self.forms = LinearForms(InductionAnalysis(self.info, self.layout))
        self.pointers = Pointers(function, models or CallModels())
        self.type_based = TypeBasedAlias(self.module.metadata)
        self._shared: dict[tuple[tuple[Value, ...], tuple[Value, ...]], bool] = {}
        self._reused: set[Value] | None = None
        self._scope_loops: dict[Metadata, list[Loop[BasicBlock] | None]] | None = None

    def may_alias(
        self,
        pointer_a: Value,
        size_a: int | None,
        pointer_b: Value,
        size_b: int | None,
        instruction_a: Instruction | None = None,
        instruction_b: Instruction | None = None,
        *,
        same_iteration: bool = True,
    ) -> bool:
        """False only if the accesses are proved disjoint.

        Sizes are in bytes, None means unknown, and then the access may also begin before its pointer.  The
        instructions give access to metadata.
        """
        if size_a == 0 or size_b == 0:
            return False
        if instruction_a is not None and instruction_b is not None:
            if self._types_apart(instruction_a, instruction_b):
                return False
            if self._scopes_disjoint(instruction_a, instruction_b, same_iteration):
                return False
            if checked_apart(instruction_a, instruction_b, _ANY_DEPTH if same_iteration else 0):
                return False
        if not self.may_share_object(pointer_a, pointer_b):
            return False
        if size_a is None or size_b is None:
            return True
        return not self._apart(pointer_a, size_a, pointer_b, size_b, same_iteration)

    def tags_may_alias(self, a: Instruction, b: Instruction, same: int = 0) -> bool:
        """False only if metadata alone tells two accesses apart, in any iterations of the loops around both but the
        outermost `same`, which stay in one."""
        return not (
            self._types_apart(a, b) or self._scopes_disjoint(a, b, same_iteration=False)
            or checked_apart(a, b, same))

    def _types_apart(self, a: Instruction, b: Instruction) -> bool:
        """Whether TBAA tells the accesses apart, in any order.

        TBAA speaks of what memory holds at one time. A store may give allocated memory another type, so a load
        before it is not safe from it: memory of one origin that is accessed as unrelated types is taken as
        reused. What a pointer from elsewhere leads to counts as reused only when it is accessed as different
        floating-point types; integers beside numbers in structures are too common.
        """
        if self.type_based.may_alias(a, b):
            return False
        pointer_a, pointer_b = getattr(a, "pointer", None), getattr(b, "pointer", None)
        if pointer_a is None or pointer_b is None:
            return True
        objects_b = self.pointers.objects(pointer_b) or ()
        shared = [o for o in self.pointers.objects(pointer_a) or () if o in objects_b]
        return not any(self._retyped(a, b, origin) for origin in shared)

    def _retyped(self, a: Instruction, b: Instruction, origin: Value) -> bool:
        """Whether accesses of one object can be apart by their types only because its memory is used anew."""
        if self.type_based.may_alias(a, b) or self.type_based.in_one_structure(a, b):
            return False
        return self._is_raw_memory(origin) or self.type_based.are_numbers(a, b)

    def is_reused(self, pointer: Value) -> bool:
        """Whether the pointer may lead to memory that this function accesses as unrelated types, see above."""
        if self._reused is None:
            self._reused = self._find_reused()
        return bool(self._reused) and any(o in self._reused for o in self.pointers.objects(pointer) or ())

    def _find_reused(self) -> set[Value]:
        accesses: dict[Value, dict[object, Instruction]] = {}
        found: set[Value] = set()
        for block in self.info.tree.order:
            for i in block.instructions:
                tag = i.metadata.get("tbaa")
                pointer = getattr(i, "pointer", None)
                if tag is None or pointer is None:
                    continue
                for origin in self.pointers.objects(pointer) or ():
                    others = accesses.setdefault(origin, {})
                    if tag not in others and origin not in found:
                        if any(self._retyped(i, other, origin) for other in others.values()):
                            found.add(origin)
                        others[tag] = i
        return found

    def _is_raw_memory(self, origin: Value) -> bool:
        """Whether the object has no type of its own: allocated, or declared as characters."""
        kind = self.pointers.kind(origin)
        declared = getattr(origin, "allocated_type", None) or getattr(origin, "value_type", None)
        if kind in (ObjectKind.STACK, ObjectKind.GLOBAL) and declared is not None:
            return declared.is_array and declared.element is i8
        return kind is ObjectKind.HEAP

    def may_share_object(self, a: Value, b: Value) -> bool:
        """False only if no underlying object of one pointer can be one of the other's, in any iterations."""
        objects_a, objects_b = self.pointers.objects(a), self.pointers.objects(b)
        if objects_a is None or objects_b is None:
            return True
        key = (objects_a, objects_b)
        if key not in self._shared:
            self._shared[key] = self._meet(objects_a, objects_b)
        return self._shared[key]

    def _meet(self, objects_a: tuple[Value, ...], objects_b: tuple[Value, ...]) -> bool:
        return any(self._same_memory(x, y) for x in objects_a for y in objects_b)

    def _same_memory(self, x: Value, y: Value) -> bool:
        if x is y:
            return True
        kind_x, kind_y = self.pointers.kind(x), self.pointers.kind(y)
        if kind_x in IDENTIFIED and kind_y in IDENTIFIED:
            return False
        for (one, kind), (_, other_kind) in (((x, kind_x), (y, kind_y)), ((y, kind_y), (x, kind_x))):
            if kind in LOCAL:
                if other_kind is ObjectKind.ARGUMENT:
                    return False
                if other_kind is ObjectKind.UNKNOWN and not self.pointers.is_captured(one):
                    return False
            if other_kind in (ObjectKind.ARGUMENT, ObjectKind.UNKNOWN) and (
                    is_unaddressed(one) or (isinstance(one, Argument) and PRIVATE in one.attributes)):
                return False
        return True

    def is_constant_memory(self, pointer: Value) -> bool:
        """Whether all it can point to is constant globals, which nothing ever writes."""
        objects = self.pointers.objects(pointer)
        return bool(objects) and all(
            isinstance(o, GlobalVariable) and o.is_constant_global for o in objects or ()
        )

    def reachable_by_callee(self, pointer: Value) -> bool:
        """Whether code outside the function, not given the pointer, may get at its memory."""
        objects = self.pointers.objects(pointer)
        if objects is None:
            return True
        for origin in objects:
            kind = self.pointers.kind(origin)
            if kind is ObjectKind.GLOBAL:
                if not (isinstance(origin, GlobalVariable) and origin.is_constant_global):
                    return True
            elif kind is ObjectKind.RESTRICT or kind in (ObjectKind.STACK, ObjectKind.HEAP):
                if self.pointers.is_captured(origin):
                    return True
            else:
                return True
        return False

    def _apart(self, a: Value, size_a: int, b: Value, size_b: int, same_iteration: bool) -> bool:
        difference = plus(self.forms.value(b), self.forms.value(a), -1)
        if not same_iteration and not self._fixed(a, b):
            return False
        delta = constant_difference(difference)
        return delta is not None and (delta >= size_a or -delta >= size_b)

    def _fixed(self, a: Value, b: Value) -> bool:
        """Whether both pointers are built of values that no loop defines."""
        for pointer in (a, b):
            for atom in atoms(self.forms.value(pointer)):
                if atom.loop is not None:
                    return False
                value = atom.value
                if isinstance(value, Instruction) and self.info.loop_of(block_of(value)) is not None:
                    return False
        return True

    def _scopes_disjoint(self, a: Instruction, b: Instruction, same_iteration: bool) -> bool:
        proofs = self.type_based.disjoint_scopes(a, b)
        if same_iteration or not proofs:
            return bool(proofs)
        # Across iterations the promise holds only if both accesses belong to one run of the declaration.
        return any(all(self._declared_once(scope, a, b) for scope in scopes) for scopes in proofs)

    def _declared_once(self, scope: Metadata, a: Instruction, b: Instruction) -> bool:
        if self._scope_loops is None:
            self._scope_loops = self._find_declarations()
        loops = self._scope_loops.get(scope)
        if not loops:
            # Without a declaration the scope's extent is not known: trust it outside of loops only.
            return self.info.loop_of(block_of(a)) is None or self.info.loop_of(block_of(b)) is None
        around = set(self.info.nest(block_of(a))) & set(self.info.nest(block_of(b)))
        return all(loop is None or not around.intersection(loop.ancestors()) for loop in loops)

    def _find_declarations(self) -> dict[Metadata, list[Loop[BasicBlock] | None]]:
        found: dict[Metadata, list[Loop[BasicBlock] | None]] = {}
        for block in self.info.tree.order:
            for instruction in block.instructions:
                if not isinstance(instruction, Call):
                    continue
                function = instruction.called_function
                if function is None or function.name != SCOPE_DECLARATION:
                    continue
                text = getattr(instruction.args[0], "text", "")
                if text.startswith("!") and text[1:].isdigit():
                    for members in self.type_based.scopes(MetadataRef(int(text[1:]))).values():
                        for scope in members:
                            found.setdefault(scope, []).append(self.info.loop_of(block))
        return found
