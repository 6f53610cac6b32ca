"""Alias facts that metadata states: struct-path TBAA, and the scopes of inlined restrict pointers.

Struct-path TBAA (LLVM language reference, "tbaa Metadata"): two accesses with tags under one root may
overlap only if the path of one can be reached inside the base type of the other, or one access type is an
ancestor of the other's base.  Scoped noalias: an access marked noalias with all of another's alias scopes
of some domain is disjoint from it, as long as both belong to the same execution of the scope's
declaration.
"""

from __future__ import annotations

from enzyme_cc.ir import Instruction, MDInt, Metadata, MetadataRef, MetadataTable, TBAAAccess, tbaa_access

Field = tuple[int, Metadata]

NUMBERS = frozenset(("float", "double", "long double", "_Float16", "__bf16"))
"""Names of type nodes of floating-point numbers."""


class TypeBasedAlias:
    """TBAA and scope queries over one module's metadata, cached."""

    __slots__ = ("_access", "_chain", "_fields", "_pairs", "_scopes", "table")

    def __init__(self, table: MetadataTable) -> None:
        self.table = table
        self._access: dict[Metadata, TBAAAccess | None] = {}
        self._chain: dict[Metadata, list[Metadata]] = {}
        self._fields: dict[Metadata, list[Field]] = {}
        self._pairs: dict[tuple[Metadata, Metadata], bool] = {}
        self._scopes: dict[Metadata, dict[Metadata, set[Metadata]]] = {}

    def access(self, instruction: Instruction) -> TBAAAccess | None:
        tag = instruction.metadata.get("tbaa")
        return None if tag is None else self._read(tag)

    def _read(self, tag: Metadata) -> TBAAAccess | None:
        if tag not in self._access:
            self._access[tag] = tbaa_access(self.table, tag)
        return self._access[tag]

    def may_alias(self, a: Instruction, b: Instruction) -> bool:
        """False when the `!tbaa` tags of two accesses exclude that they overlap."""
        tag_a, tag_b = a.metadata.get("tbaa"), b.metadata.get("tbaa")
        return tag_a is None or tag_b is None or tag_a is tag_b or self.tags_may_alias(tag_a, tag_b)

    def tags_may_alias(self, a: Metadata, b: Metadata) -> bool:
        """The same of two tags."""
        key = (a, b)
        if key not in self._pairs:
            access_a, access_b = self._read(a), self._read(b)
            self._pairs[key] = access_a is None or access_b is None or self._match(access_a, access_b)
        return self._pairs[key]

    def in_one_structure(self, a: Instruction, b: Instruction) -> bool:
        """Whether two tagged accesses may be of members of one structure: its type holds the other's type."""
        access_a, access_b = self.access(a), self.access(b)
        if access_a is None or access_b is None:
            return True
        return self._holds(access_a.base_ref, access_b.base_ref) or self._holds(access_b.base_ref, access_a.base_ref)

    def are_numbers(self, a: Instruction, b: Instruction) -> bool:
        """Whether both accesses are of floating-point numbers."""
        accesses = self.access(a), self.access(b)
        return all(access is not None and access.access in NUMBERS for access in accesses)

    def _holds(self, structure: Metadata, type: Metadata) -> bool:
        work, seen = [structure], {structure}
        while work:
            at = work.pop()
            if at is type:
                return True
            for member in self.table.node(at).operands[1::2]:
                if isinstance(member, MetadataRef) and member not in seen:
                    seen.add(member)
                    work.append(member)
        return False

    def _match(self, a: TBAAAccess, b: TBAAAccess) -> bool:
        chain_a, chain_b = self._ancestors(a.access_ref), self._ancestors(b.access_ref)
        if chain_a[-1] is not chain_b[-1]:
            return True  # different roots: different languages or units say nothing of each other
        # An ancestor access type (char) may touch anything below it, inside any structure.
        if a.access_ref in chain_b or b.access_ref in chain_a:
            shallow, deep = (a, b) if a.access_ref in chain_b else (b, a)
            if shallow.access_ref is not deep.access_ref:
                return True
        for outer, inner in ((a, b), (b, a)):
            found = self._encloses(outer, inner)
            if found is not None:
                return found
        return False

    def _encloses(self, outer: TBAAAccess, inner: TBAAAccess) -> bool | None:
        """Whether the paths overlap if the inner base lies on the outer path; None if it does not."""
        type: Metadata | None = outer.base_ref
        offset = outer.offset
        for _ in range(64):
            if type is None:
                return None
            if type is inner.base_ref:
                whole = type is outer.access_ref or inner.base_ref is inner.access_ref
                return whole or offset == inner.offset
            type, offset = self._field_at(type, offset)
        return True

    def _ancestors(self, ref: Metadata) -> list[Metadata]:
        """The type node and its parents (first members) to the root."""
        found = self._chain.get(ref)
        if found is None:
            found = []
            at: Metadata | None = ref
            while at is not None and at not in found:
                found.append(at)
                at = next((o for o in self.table.node(at).operands if isinstance(o, MetadataRef)), None)
            self._chain[ref] = found
        return found

    def _field_at(self, type: Metadata, offset: int) -> tuple[Metadata | None, int]:
        """The member of a type node at an offset and the offset in it; a scalar's member is its parent."""
        fields = self._fields.get(type)
        if fields is None:
            operands = self.table.node(type).operands
            fields = []
            for place in range(1, len(operands)):
                member = operands[place]
                if isinstance(member, MetadataRef):
                    at = operands[place + 1] if place + 1 < len(operands) else 0
                    fields.append((int(at) if isinstance(at, MDInt) else 0, member))
            self._fields[type] = fields
        best: Field | None = None
        for field in fields:
            if field[0] <= offset:
                best = field
        return (None, 0) if best is None else (best[1], offset - best[0])

    def scopes(self, node: Metadata) -> dict[Metadata, set[Metadata]]:
        """The scopes of a list node by domain."""
        found = self._scopes.get(node)
        if found is None:
            found = self._scopes[node] = {}
            for scope in self.table.node(node).operands:
                if isinstance(scope, MetadataRef):
                    refs = [o for o in self.table.node(scope).operands if isinstance(o, MetadataRef)]
                    domain = next((ref for ref in refs if ref is not scope), scope)
                    found.setdefault(domain, set()).add(scope)
        return found

    def disjoint_scopes(self, a: Instruction, b: Instruction) -> list[set[Metadata]]:
        """Sets of scopes, each of which shows by itself that two accesses of one execution are disjoint."""
        proofs: list[set[Metadata]] = []
        if "noalias" not in a.metadata and "noalias" not in b.metadata:
            return proofs
        for first, second in ((a, b), (b, a)):
            of, excluded = first.metadata.get("alias.scope"), second.metadata.get("noalias")
            if of is None or excluded is None:
                continue
            without = self.scopes(excluded)
            for domain, members in self.scopes(of).items():
                if members <= without.get(domain, set()):
                    proofs.append(members)
        return proofs
