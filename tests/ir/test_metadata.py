"""Source locations, variable names, type-based alias tags and new nodes."""

from enzyme_cc.ir import (
    Load,
    MDInt,
    MDString,
    MetadataRef,
    Store,
    instruction_location,
    parse_module,
    tbaa_access,
    tbaa_members,
    tbaa_struct,
    variable_name,
)

SOURCE = """struct pair { double x; int *p; };
double global_one;
static inline double square(double v) { return v * v; }
double f(struct pair *pair, long n) {
    double total = 0;
    for (long i = 0; i < n; i++)
        total += square(pair[i].x) * *pair[i].p;
    global_one = total;
    struct pair copy = *pair, *q = pair + 1;
    *q = copy;
    return total;
}
"""


def compiled(compile_text, tmp_path, *flags):
    (tmp_path / "source.c").write_text(SOURCE)
    return parse_module(compile_text("clang-19", tmp_path / "source.c", list(flags)))


def test_instructions_know_their_source_lines(compile_text, tmp_path):
    module = compiled(compile_text, tmp_path, "-O1", "-g")
    f = module.functions["f"]
    multiply = [i for i in f.instructions() if i.opcode == "fmul"]
    inlined = next(i for i in multiply if i.debug_location.line == 3)
    assert inlined.debug_location.file.endswith("source.c") and inlined.debug_location.column == 50
    assert instruction_location(inlined, outermost=True).line == 7
    assert f.debug_location.line == 4
    assert inlined.clone().debug_location is None


def test_without_debug_information_there_is_no_location(compile_text, tmp_path):
    f = compiled(compile_text, tmp_path, "-O1").functions["f"]
    assert f.debug_location is None and all(i.debug_location is None for i in f.instructions())


def test_values_know_their_source_variables(compile_text, tmp_path):
    for level in ("-O0", "-O1"):
        module = compiled(compile_text, tmp_path, level, "-g")
        f = module.functions["f"]
        assert [variable_name(arg) for arg in f.args] == ["pair", "n"]
        names = {variable_name(i) for i in f.instructions()}
        assert {"total", "i"} <= names
        assert variable_name(module.globals["global_one"]) == "global_one"


def test_tbaa_tags_name_the_type_and_its_place(compile_text, tmp_path):
    module = compiled(compile_text, tmp_path, "-O1", "-Xclang", "-disable-llvm-passes")
    table = module.metadata
    loads = [i for i in module.functions["f"].instructions() if isinstance(i, Load) and "tbaa" in i.metadata]
    found = {(a.base, a.access, a.offset) for a in (tbaa_access(table, i.metadata["tbaa"]) for i in loads)}
    assert {("pair", "double", 0), ("pair", "any pointer", 8), ("int", "int", 0)} <= found
    x = next(i for i in loads if tbaa_access(table, i.metadata["tbaa"]).access == "double")
    access = tbaa_access(table, x.metadata["tbaa"])
    assert access.chain == ("double", "omnipotent char", "Simple C/C++ TBAA") and not access.is_constant
    assert [m[:2] for m in tbaa_members(table, access.base_ref)] == [(0, "double"), (8, "any pointer")]
    copy = next(i for i in module.functions["f"].instructions() if "tbaa.struct" in i.metadata)
    members = tbaa_struct(table, copy.metadata["tbaa.struct"])
    assert [(m.offset, m.size, m.access.access) for m in members] == [(0, 8, "double"), (8, 8, "any pointer")]


def test_old_scalar_constant_and_size_aware_tags():
    table = parse_module("""
!0 = !{!"root"}
!1 = !{!"char", !0, i64 0}
!2 = !{!"double", !1, i64 0}
!3 = !{!2, !2, i64 0, i64 1}
!4 = !{!0, i64 8, !"long"}
!5 = !{!0, i64 16, !"S", !4, i64 0, i64 8, !4, i64 8, i64 8}
!6 = !{!5, !4, i64 8, i64 8, i32 1}
""").metadata
    old = tbaa_access(table, MetadataRef(2))
    assert (old.access, old.base, old.chain) == ("double", "double", ("double", "char", "root"))
    assert tbaa_access(table, MetadataRef(3)).is_constant
    sized = tbaa_access(table, MetadataRef(6))
    assert (sized.base, sized.access, sized.offset, sized.is_constant) == ("S", "long", 8, True)
    assert tbaa_access(table, MetadataRef(0)) is not None


def test_new_nodes_get_fresh_numbers_and_equal_ones_are_shared(canonical):
    module = parse_module(
        'define void @f(ptr %p) {\n  store i32 0, ptr %p, align 4\n  ret void\n}\n!7 = !{!"a"}\n'
    )
    table = module.metadata
    assert table.add('!{!"a"}') is MetadataRef(7)
    domain = table.add_distinct("!{$self}")
    scope = table.add_distinct(f"!{{$self, {domain}}}")
    assert domain.number == 8 and scope.number == 9 and table.texts[9] == "distinct !{!9, !8}"
    node = table.node(table.tuple([scope, 'text "q"', None]))
    assert node.operands == [scope, 'text "q"', None] and isinstance(node.operands[1], MDString)
    store = next(i for i in module.functions["f"].instructions() if isinstance(i, Store))
    store.metadata["alias.scope"] = store.metadata["noalias"] = table.add(f"!{{{scope}}}")
    assert "!alias.scope" in canonical(str(module))


def test_nodes_give_fields_and_typed_operands():
    table = parse_module("""
!0 = distinct !DISubprogram(name: "f(\\22x,y\\22)", scope: !1, line: 2, isLocal: true, spFlags: FlagA | FlagB)
!1 = !DIFile(filename: "a b.c", directory: "/d")
!2 = !{i32 -4, i1 true, double 1.5, ptr @f, null, !"s,\\C3\\A9"}
!3 = !DIExpression(DW_OP_constu, 2)
""").metadata
    node = table.node(MetadataRef(0))
    assert node.name == "DISubprogram" and node.distinct and node["name"] == 'f("x,y")'
    assert node["scope"] is MetadataRef(1) and node["line"] == 2 and node["isLocal"] is True
    assert node["spFlags"] == "FlagA | FlagB" and node["absent"] is None
    integer, flag, real, pointer, nothing, text = table.node(MetadataRef(2)).operands
    assert (integer, integer.type, flag) == (-4, "i32", 1) and isinstance(integer, MDInt)
    assert (real, pointer, nothing, text) == ("double 1.5", "ptr @f", None, "s,é")
    assert table.node(MetadataRef(3)).operands == ["DW_OP_constu", "2"]


def test_a_debug_record_of_a_global_that_is_gone_says_poison() -> None:
    module = parse_module("""@a = internal constant i32 1
define void @f() !dbg !1 {
    #dbg_value(ptr @a, !3, !DIExpression(), !4)
  ret void
}
!1 = distinct !DISubprogram(name: "f")
!3 = !DILocalVariable(name: "x", scope: !1)
!4 = !DILocation(line: 1, scope: !1)
""")
    assert len(module.functions["f"].blocks) == 1  # parsed
    module.remove(module.globals["a"])
    assert "#dbg_value(ptr poison, !3," in module.print()
