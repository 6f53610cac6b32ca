"""With -g: derivatives in debuggers and profilers.

A derivative gets a function of its own in the debug information, `gradient of leaf` at the lines of leaf, and each of
its instructions the line of the primal instruction that it was written for: in the reverse sweep too, so that a
backtrace reads as the program's own. Functions that were inlined into the primal are inlined frames of the derivative
under names of the same kind, `gradient of helper`.

The synthesis gives its instructions the primal's locations as they are (`Builder.debug_location`). They are in the
scope of the primal then, where no other function may be; `Frames.finish` moves them into the derivative's. All that is
made hangs on compile units of its own, one for each of the program's, since a slice is linked to the program, which
has the others already.
"""

from __future__ import annotations

from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Function, Instruction, Module
from enzyme_cc.ir.calls import Call
from enzyme_cc.ir.metadata import MDNode, Metadata, MetadataRef, MetadataTable
from enzyme_cc.ir.names import escape

OF = {
    "forward": "tangent of ",
    "gradient": "gradient of ",
    "augmented": "forward sweep of ",
    "adjoint": "gradient of ",
}
"""What a derivative function's frame is called, before the name of its primal."""


class Frames:
    """The debug information of the functions that are made in a module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._table: MetadataTable = module.metadata
        self._kinds: dict[Function, tuple[str, MetadataRef]] = {}
        self._units: dict[Metadata, MetadataRef] = {}
        self._inlined: dict[tuple[str, Metadata], MetadataRef] = {}
        self._type: MetadataRef | None = None

    def add(self, made: Function, kind: str, primal: Function) -> None:
        """A function made for a primal: `kind` and the primal's name are what its frame is called."""
        subprogram = primal.metadata.get("dbg")
        if primal in self._kinds:  # a derivative's
            subprogram = self._kinds[primal][1]
            kind += self._kinds[primal][0]
        if isinstance(subprogram, MetadataRef):
            self._kinds[made] = (kind, subprogram)

    def finish(self) -> None:
        """Give the functions that were added, and the copies of primals, their subprograms, and all that is in them
        its places there. Other functions have none."""
        for function in self._module.functions.values():
            subprogram = function.metadata.pop("dbg", None)
            if not function.has_body:
                continue
            if function.name.startswith(COPY) and isinstance(subprogram, MetadataRef):
                self._kinds.setdefault(function, ("", subprogram))
            named = self._kinds.get(function)
            if named is None:
                _strip(function)
                continue
            kind, primal = named
            own = function.metadata["dbg"] = self._subprogram(kind, primal)
            self._move(function, kind, primal, own)
        self._module.named_metadata["llvm.dbg.cu"] = list(self._units.values())
        if not self._units:
            del self._module.named_metadata["llvm.dbg.cu"]

    # ---- places

    def _move(self, function: Function, kind: str, primal: MetadataRef, own: MetadataRef) -> None:
        """Move the places of a function's instructions from its primal's subprogram into its own."""
        known: dict[Metadata, MetadataRef] = {}
        start = self._table.node(primal).fields.get("line", 0)
        somewhere = self._table.add(f"!DILocation(line: {start}, scope: {own})")

        def moved(ref: Metadata) -> MetadataRef:
            found = known.get(ref)
            if found is not None:
                return found
            node = self._table.node(ref)
            if node.name != "DILocation":
                return somewhere
            scope, subprogram = self._scope(node)
            caller = node.fields.get("inlinedAt")
            if subprogram is None:
                return somewhere
            if isinstance(caller, Metadata):
                at: MetadataRef | None = moved(caller)
            else:
                at = None if subprogram.ref is primal else somewhere
            place = own if at is None else self._subprogram_inlined(kind, subprogram)
            file, usual = scope.fields.get("file"), subprogram.fields.get("file")
            if isinstance(file, MetadataRef) and file is not usual:  # #include in the middle of a function
                place = self._table.add(f"!DILexicalBlockFile(scope: {place}, file: {file}, discriminator: 0)")
            text = f"line: {node.fields.get('line', 0)}, column: {node.fields.get('column', 0)}, scope: {place}"
            text = f"!DILocation({text})" if at is None else f"!DILocation({text}, inlinedAt: {at})"
            found = known[ref] = self._table.add_distinct(text) if node.distinct else self._table.add(text)
            return found

        for block in function.blocks:
            for instruction in block.instructions:
                _forget_variables(instruction)
                ref = instruction.metadata.get("dbg")
                if ref is not None:
                    instruction.metadata["dbg"] = moved(ref)
                elif isinstance(instruction, Call):  # LLVM wants one, should the callee be inlined
                    instruction.metadata["dbg"] = somewhere

    def _scope(self, location: MDNode) -> tuple[MDNode, MDNode | None]:
        """The nearest scope of a location that names a file, and the subprogram that it is in."""
        node = self._follow(location, "scope")
        nearest = node
        while node is not None and node.name != "DISubprogram":
            node = self._follow(node, "scope")
        return nearest or location, node

    def _follow(self, node: MDNode, field: str) -> MDNode | None:
        target = node.fields.get(field)
        return self._table.node(target) if isinstance(target, Metadata) else None

    # ---- functions

    def _subprogram_inlined(self, kind: str, primal: MDNode) -> MetadataRef:
        found = self._inlined.get((kind, primal.ref))
        if found is None:
            found = self._inlined[kind, primal.ref] = self._subprogram(kind, primal.ref)
        return found

    def _subprogram(self, kind: str, primal: Metadata) -> MetadataRef:
        """A subprogram. What it is called stands in the place of its symbol too: debuggers show that, or add the
        parameters, of which nothing is told here."""
        node = self._table.node(primal)
        unit = self._follow(node, "unit")
        assert unit is not None  # all that is defined is in a unit
        file, line = node.fields.get("file") or unit.fields.get("file"), node.fields.get("line", 0)
        if self._type is None:
            self._type = self._table.add(f"!DISubroutineType(types: {self._table.add('!{null}')})")
        name = escape(kind + self._qualified(node))
        return self._table.add_distinct(
            f'!DISubprogram(name: "{name}", linkageName: "{name}", scope: {file}, file: {file}, '
            f"line: {line}, type: {self._type}, scopeLine: {node.fields.get('scopeLine', line)}, "
            "spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, "
            f"unit: {self._unit(unit)})"
        )

    def _qualified(self, subprogram: MDNode) -> str:
        """The name of a function with those of the classes, namespaces and modules around it."""
        names = [str(subprogram.fields.get("name") or subprogram.fields.get("linkageName") or "function")]
        node = self._follow(subprogram, "scope")
        while node is not None:
            name = node.fields.get("name")
            if node.name in ("DINamespace", "DICompositeType", "DIModule", "DISubprogram") and isinstance(name, str):
                names.append(name)
            node = self._follow(node, "scope")
        return "::".join(reversed(names))

    def _unit(self, theirs: MDNode) -> MetadataRef:
        found = self._units.get(theirs.ref)
        if found is None:
            language = next(f"{name}: {theirs.fields[name]}" for name in ("language", "sourceLanguageName")
                            if name in theirs.fields)
            found = self._units[theirs.ref] = self._table.add_distinct(
                f'!DICompileUnit({language}, file: {theirs.fields.get("file")}, producer: "enzyme-cc", '
                "isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, nameTableKind: None)"
            )
        return found


def strip(module: Module) -> None:
    """Take all debug information out of a module."""
    module.named_metadata.pop("llvm.dbg.cu", None)
    for function in module.functions.values():
        function.metadata.pop("dbg", None)
        _strip(function)


def _strip(function: Function) -> None:
    for block in function.blocks:
        for instruction in block.instructions:
            instruction.metadata.pop("dbg", None)
            _forget_variables(instruction)


def _forget_variables(instruction: Instruction) -> None:
    """Take out what names variables, and the types that `new` makes objects of: a class that is local to a function
    leads to the program's compile unit."""
    instruction.debug_records = []
    instruction.metadata.pop("heapallocsite", None)
