"""What directives of a Fortran source register, as variables of its LLVM module (autodiff/interface/registration.py).

The names of directives are those of the scope that they stand in, of the modules that it uses, or of external
procedures. They are looked for by the symbols that flang makes of them: `_QMmodulePprocedure`, `_QMmoduleEvariable`,
`_QFhostPinner`, `external_`, `block_`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_cc import ir
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.driver.fortran_directives import CODE, HOOK, Directive, Directives, Scope
from enzyme_cc.ir import GlobalValue, Module

_BLANK_BLOCK = "__BLNK__"


def register(module: Module, said: Directives) -> list[Diagnostic]:
    """Add the variables that register what directives say. What is wrong with them."""
    maker = _Registrations(module, said)
    for directive in said.found:
        maker.add(directive)
    _mark_loops(module)
    return maker.problems


class _Registrations:
    def __init__(self, module: Module, said: Directives) -> None:
        self.module = module
        self.said = said
        self.problems: list[Diagnostic] = []

    def add(self, directive: Directive) -> None:
        if directive.name == "inactive":
            for name, value in self._of(directive, variables=True):
                kind = "inactivefn" if isinstance(value, ir.Function) else "inactive_global"
                self._variable(f"{kind}_of_{name}", [value])
        elif directive.name == "no_escaping_allocation":
            for name, value in self._of(directive, variables=False):
                self._variable(f"no_escaping_allocation_of_{name}", [value])
        elif directive.name == "shadow":
            variable = self._value(directive, directive.named[0], "variable")
            shadow = self._value(directive, directive.settings["shadow"], "variable")
            if variable is not None and shadow is not None:
                self._variable(f"shadow_global_of_{variable.name}", [variable, shadow])
        else:
            self._rule(directive)

    def _rule(self, directive: Directive) -> None:
        settings = directive.settings
        for _, procedure in self._of(directive, variables=False):
            for kind, names in (("gradient", ("augmented", "reverse")), ("derivative", ("forward",))):
                if names[0] not in settings:
                    continue
                rules = [self._value(directive, settings[name], "procedure") for name in names]
                if all(rule is not None for rule in rules):
                    self._variable(f"register_{kind}_of_{procedure.name}", [procedure, *rules])

    def _variable(self, name: str, values: list) -> None:
        """Weak, since merging drops local variables that nobody names, and several files may say the same."""
        type = ir.array_type(ir.ptr, len(values))
        self.module.add_global(
            self.module.unique_name(f"__enzyme_{name}"), type, ir.aggregate(type, tuple(values)), linkage="weak_odr")

    def _of(self, directive: Directive, variables: bool) -> Iterator[tuple[str, GlobalValue]]:
        """What a directive is said of, each with its name."""
        if directive.named:
            for name in directive.named:
                found = self._value(directive, name, "procedure or variable" if variables else "procedure")
                if found is not None:
                    yield found.name, found
            return
        scope = directive.scope
        while scope is not None and scope.kind not in ("procedure", "module", "program"):
            scope = scope.parent
        if scope is None or scope.kind != "procedure":
            self._wrong(directive, "names no procedure, and stands in the body of none",
                        f"write {directive.name}(procedure)")
            return
        for symbol in (scope.symbol, *_in_ancestors(scope)):
            procedure = self.module.functions.get(symbol)
            if procedure is not None:
                yield procedure.name, procedure
                return
        # an interface that nothing here calls, or a procedure that flang left out: nothing is said of anything

    def _value(self, directive: Directive, name: str, wanted: str) -> GlobalValue | None:
        """What a name means, None with a message if nothing."""
        name = name.lower().strip()
        for symbol in self._symbols(directive.scope, name, wanted):
            value = self.module.functions.get(symbol) or self.module.globals.get(symbol)
            if value is not None:
                return value
        if not name.startswith("/"):
            found = self._anywhere(_renamed(directive.scope, name), wanted)
            if found is not None:
                return found
        block = _block_of(directive.scope, name)
        if block is not None and "variable" in wanted:
            self._wrong(directive, f"is said of '{name}', which is part of the common block '/{block}/'",
                        f"say it of the whole block: /{block}/")
        elif "variable" in wanted:
            self._wrong(directive, f"is said of '{name}', and there is no such {wanted} here",
                        "variables are those that outlive calls: of modules, common blocks, with SAVE; and a file must "
                        "use what it says something of")
        else:
            self._wrong(directive, f"names '{name}', and this file neither has nor calls such a procedure",
                        "put the directive where the procedure is, or where it is called")
        return None

    def _symbols(self, scope: Scope | None, name: str, wanted: str) -> Iterator[str]:
        """The symbols that a name may have, what is nearer first."""
        if name.startswith("/"):
            block = name.strip("/ ")
            bound = self.said.bound.get(block, "")
            yield from (bound, f"{block}_") if block else (_BLANK_BLOCK,)
            return
        letters = ("P" if "procedure" in wanted else "") + ("E" if "variable" in wanted else "")
        inner = scope
        while scope is not None:
            if scope.kind == "procedure" and scope.name == name and "P" in letters:
                yield scope.symbol
            if scope.kind not in ("interface", "data"):
                for letter in letters:
                    yield f"_Q{scope.prefix}{letter}{name}"
            for use in scope.uses:
                if use.only is None or name in use.only:
                    for letter in letters:
                        yield f"_QM{use.module}{letter}{use.renamed.get(name, name)}"
            scope = scope.parent
        if inner is not None and "P" in letters:
            yield from (f"_QM{module}P{name}" for module in _ancestors(inner))
        yield self.said.bound.get(name, "")
        yield f"{name}_" if "P" in letters else name

    def _anywhere(self, name: str, wanted: str) -> GlobalValue | None:
        """What only one module of the program has, for names that modules hand on."""
        letters = ("P" if "procedure" in wanted else "") + ("E" if "variable" in wanted else "")
        pattern = re.compile(rf"_QM[a-z0-9_]+[{letters}]{re.escape(name)}")
        found: list[GlobalValue] = [
            value for value in (*self.module.functions.values(), *self.module.globals.values())
            if pattern.fullmatch(value.name)]
        return found[0] if len(found) == 1 else None

    def _wrong(self, directive: Directive, what: str, help: str) -> None:
        self.problems.append(error(f"the directive 'enzyme {directive.name}' {what}", directive.place, code=CODE,
                                   help=help))


def _renamed(scope: Scope | None, name: str) -> str:
    """The name that a module's procedure or variable has there."""
    while scope is not None:
        for use in scope.uses:
            if name in use.renamed:
                return use.renamed[name]
        scope = scope.parent
    return name


def _block_of(scope: Scope | None, name: str) -> str | None:
    """The common block that a variable is part of."""
    while scope is not None:
        if name in scope.blocks:
            return scope.blocks[name]
        scope = scope.parent
    return None


def _ancestors(scope: Scope) -> Iterator[str]:
    """The module that a submodule belongs to."""
    outer: Scope | None = scope
    while outer is not None:
        if outer.kind == "module" and "S" in outer.name:
            yield outer.name.partition("S")[0]
        outer = outer.parent


def _in_ancestors(scope: Scope) -> Iterator[str]:
    """The symbol of a procedure that a submodule defines and its module declares."""
    return (f"_QM{module}P{scope.name}" for module in _ancestors(scope))


def _mark_loops(module: Module) -> None:
    """Let the calls in loops that are fixed points hand over addresses as such: the source could hand over numbers
    only."""
    hooks = [function for name, function in module.functions.items() if name.startswith(HOOK)]
    for hook in hooks:
        for caller in list(module.functions.values()):
            if not caller.has_body or (caller.body_text is not None and hook.name not in caller.body_text):
                continue
            for call in [i for i in caller.instructions() if isinstance(i, ir.Call) and i.callee is hook]:
                values = list(call.args)
                for place in (2, *range(3, len(values), 2)):
                    values[place] = _address(ir.Builder.before(call), values[place])
                type = ir.function_type(ir.void, [value.type for value in values])
                name = f"__enzyme_set_fixed_point_{len(values)}"
                ir.Builder.before(call).call(module.get_or_declare(name, type), values, type)
                call.remove()
        module.remove(hook)


def _address(builder: ir.Builder, value: ir.Value) -> ir.Value:
    if value.type.is_pointer:
        return value
    if isinstance(value, ir.ConstantInt) and value.value == 0:
        return ir.null()
    if isinstance(value, ir.Cast) and value.opcode == "ptrtoint":
        return value.operands[0]
    return builder.inttoptr(value, ir.ptr)
