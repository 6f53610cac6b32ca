"""Two modules on their way to being one: what they name of each other meanwhile, and what is cleared away at last."""

from __future__ import annotations

from collections.abc import Collection

from enzyme_cc import ir
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.runtime import nested_functions
from enzyme_cc.ir import Builder, Module
from enzyme_cc.ir.invokes import call_instead


def expose(module: Module, names: set[str]) -> dict[str, tuple[str, str]]:
    """Let the slice name local variables and functions until they are linked; what they were."""
    before: dict[str, tuple[str, str]] = {}
    for name in sorted(names):
        value = module.global_value(name)
        if value is None or not value.is_local:
            continue
        before[name] = (value.linkage, value.visibility)
        value.linkage, value.visibility = "external", "hidden"
    return before


def conceal(module: Module, before: dict[str, tuple[str, str]], made: Collection[str], nested: bool) -> Module:
    """Undo `expose` after linking, and make entry functions and copies local (`made`); the latter get names of their
    own if a further round makes copies."""
    for name, (linkage, visibility) in before.items():
        value = module.global_value(name)
        if value is not None and not value.is_declaration:
            value.linkage, value.visibility = linkage, visibility
    for name in made:
        value = module.functions.get(name) or module.globals.get(name)
        if value is not None and not value.is_declaration:
            value.linkage, value.visibility = "internal", "default"
    for function in [f for f in module.functions.values() if nested and f.name.startswith(COPY)]:
        module.rename(function, module.unique_name(f"__enzyme_cc.primal.{function.name[len(COPY):]}"))
    for name in sorted(nested_functions() & module.functions.keys()) if nested else ():
        runtime_function = module.functions[name]
        if runtime_function.has_body:  # outer derivatives get the other functions of this name
            module.rename(runtime_function, module.unique_name(f"__enzyme_cc.nested.{name}"))
            runtime_function.linkage, runtime_function.visibility = "internal", "default"
    return module


def without_leftovers(module: Module) -> Module:
    """Remove hints, which have done their work. Registrations stay as data: they cost nothing."""
    if has_leftovers(module):
        _lower_hints(module)
    return module


_HINTS = ("__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer",
          "__enzyme_ignore_derivatives", "__enzyme_call_inactive", "__enzyme_iter")  # fmt: skip


def has_leftovers(module: Module) -> bool:
    """Whether a module still names hints."""
    return any(hint in name for name in module.functions if "__enzyme_" in name for hint in _HINTS)


def text_has_leftovers(text: str) -> bool:
    """The same of the text of a module."""
    return any(f"@{hint}" in text for hint in _HINTS)


def _lower_hints(module: Module) -> None:
    names = {n for n in module.functions if any(h in n for h in _HINTS) and module.functions[n].is_declaration}
    for function in list(module.functions.values()):
        if function.body_text is not None and not any(n in function.body_text for n in names):
            continue
        for block in function.blocks if function.has_body else ():
            for call in list(block.instructions):
                if not isinstance(call, ir.Call) or call.called_function is None:
                    continue
                name = call.called_function.name
                if name not in names:
                    continue
                if isinstance(call, ir.Invoke):
                    call = call_instead(call)
                if "__enzyme_ignore_derivatives" in name and call.args:
                    call.replace_all_uses_with(call.args[0])
                elif "__enzyme_call_inactive" in name and call.args:
                    b = Builder()
                    b.position_before(call)
                    rest = call.args[1:]
                    made = b.call(call.args[0], rest, ir.function_type(call.type, [a.type for a in rest]))
                    call.replace_all_uses_with(made)
                elif call.users:
                    call.replace_all_uses_with(call.args[0] if call.args else ir.zero(call.type))
                call.remove()
