source_filename = "rare \22quoted\22 name.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm "nop"
module asm "\09.ascii \22x\22"

%"quoted type" = type { i32, ptr }
%recursive = type { ptr, [2 x %"quoted type"] }
%opaque = type opaque
%packed = type <{ i8, double }>

$group = comdat any
$"odd name" = comdat largest
$exact = comdat nodeduplicate

@0 = private unnamed_addr constant [4 x i8] c"a\22b\00", align 1
@1 = internal global i32 7
@"odd name" = linkonce_odr dso_local local_unnamed_addr global i32 3, section "a, align 4", comdat, align 16
@in_group = weak_odr hidden constant i64 -5, comdat($group), align 8
@string = constant [20 x i8] c"x, align 4, !dbg !0\00"
@tls = thread_local(localdynamic) global %packed <{ i8 1, double 2.5 }>
@tls2 = external thread_local global i32
@far = addrspace(3) global float 0x3FB99999A0000000
@ext = externally_initialized global i32 undef
@code = global i32 0, code_model "large"
@sanitized = global i32 0, no_sanitize_address, no_sanitize_hwaddress, align 4
@dyninit = global i32 0, sanitize_address_dyninit
@part = global i32 0, partition "p1"
@exported = dllexport global i32 0
@imported = external dllimport global i32
@common = common global [0 x i32] zeroinitializer
@weak = extern_weak global i8
@available = available_externally constant i32 4
@attributed = global i32 1 #3
@multi = global i32 1, !type !20, !type !21, !dbg !22
@floats = global { half, bfloat, float, double, x86_fp80, fp128, ppc_fp128 } { half 0xH3C01, bfloat 0xR3F80, float 1.500000e+00, double 0x7FF8000000000000, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000013FFF000000000000, ppc_fp128 0xM400921FB54442D183CA1A62633145C06 }
@more_floats = global [4 x double] [double 0x7FF0000000000000, double -0.000000e+00, double 1.000000e-01, double 0xFFF0000000000000]
@vectors = global { <4 x i32>, <2 x double>, <2 x ptr>, <8 x i1> } { <4 x i32> splat (i32 7), <2 x double> <double 1.000000e+00, double undef>, <2 x ptr> <ptr @0, ptr null>, <8 x i1> splat (i1 true) }
@pointers = global [9 x ptr] [ptr getelementptr inbounds nuw (i8, ptr @string, i64 3), ptr getelementptr inbounds (%recursive, ptr @pointers, i64 0, i32 1, i64 1), ptr inttoptr (i64 4096 to ptr), ptr @later, ptr dso_local_equivalent @later, ptr no_cfi @later, ptr blockaddress(@jumps, %target), ptr blockaddress(@jumps, %2), ptr addrspacecast (ptr addrspace(3) @far to ptr)]
@vtable = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr poison, ptr getelementptr inbounds inrange(-8, 16) ({ [3 x ptr] }, ptr @vtable, i32 0, i32 0, i32 1)] }
@arithmetic = global [4 x i64] [i64 ptrtoint (ptr @0 to i64), i64 sub (i64 ptrtoint (ptr @later to i64), i64 ptrtoint (ptr @0 to i64)), i64 add (i64 ptrtoint (ptr @1 to i64), i64 5), i64 xor (i64 ptrtoint (ptr @1 to i64), i64 -1)]
@narrow = global i32 trunc (i64 sub (i64 ptrtoint (ptr @later to i64), i64 ptrtoint (ptr @0 to i64)) to i32)
@wide = global i128 -170141183460469231731687303715884105728
@odd = global i37 -3
@booleans = global <2 x i1> <i1 true, i1 false>
@empty = global {} zeroinitializer
@signed_pointer = global ptr ptrauth (ptr @later, i32 1, i64 1234)
@target_extension = external global target("spirv.Image", void, 1, 2)

@alias = alias i32, ptr @1
@alias2 = weak hidden thread_local(initialexec) unnamed_addr alias i32, getelementptr (i8, ptr @tls, i64 4)
@function_alias = protected alias void (i32, ...), ptr @later
@ifunc = internal ifunc i32 (i32), ptr @resolver

define internal ptr @resolver() {
  ret ptr @later
}

define void @later(i32 %x, ...) prefix i32 123 prologue i8 -112 personality ptr @personality {
  ret void
}

declare i32 @personality(...)

declare !dbg !30 extern_weak dllimport noundef nonnull align 8 dereferenceable(16) ptr @declared(ptr noalias noundef readonly captures(none) dead_on_return, ptr align 8 captures(address, read_provenance), i32 signext range(i32 0, 5), ptr byval([4 x i32]) align 4, float nofpclass(nan inf), ptr initializes((0, 8), (16, 24)) writeonly, ptr swiftself, ptr swifterror, ptr nest, ...) unnamed_addr #0

define weak_odr hidden x86_fastcallcc zeroext i16 @"quoted \E9 function"(i16 inreg "string"="value" %0, i32 %named, ptr captures(ret: address, provenance) dereferenceable_or_null(8) %"odd arg", ptr preallocated(i32) %p) local_unnamed_addr #1 section ".text.x" partition "p2" comdat($group) align 32 gc "statepoint-example" personality ptr @personality !dbg !40 !prof !41 {
  %2 = add i16 %0, 1
  ret i16 %2
}

define i32 @jumps(ptr %p, i32 %0) {
  br label %2

2:
  indirectbr ptr %p, [label %target, label %3]

3:
  callbr void asm sideeffect inteldialect "jmp ${0:l}", "!i,~{memory}"()
          to label %target [label %3], !srcloc !50

target:
  %4 = call i32 asm alignstack unwind "mov $1, $0", "=r,r"(i32 4) #2, !srcloc !50, !annotation !51
  ret i32 %4
}

define <4 x float> @arithmetic_kinds(<4 x float> %v, i32 %i, i64 %j, ptr %p, i1 %c, double %d) {
entry:
  %a = add nuw nsw i32 %i, 1
  %b = sdiv exact i32 %a, 2
  %e = or disjoint i32 %b, 8
  %f = zext nneg i32 %e to i64
  %g = trunc nuw nsw i64 %f to i16
  %h = icmp samesign ult i64 %f, %j
  %k = fcmp nnan ninf oeq <4 x float> %v, zeroinitializer
  %l = select reassoc nsz <4 x i1> %k, <4 x float> %v, <4 x float> splat (float 2.000000e+00)
  %m = fneg fast <4 x float> %l
  %n = fadd reassoc nnan ninf nsz arcp contract afn <4 x float> %m, %v
  %o = fptrunc contract double %d to float
  %q = uitofp nneg i32 %i to float
  %r = getelementptr nusw nuw [4 x i32], ptr %p, i64 %j, i64 2
  %s = getelementptr i8, <2 x ptr> <ptr null, ptr null>, i64 3
  %t = getelementptr i8, ptr %p, <2 x i64> <i64 1, i64 2>
  %u = extractelement <4 x float> %n, i64 1
  %w = insertelement <4 x float> poison, float %u, i32 0
  %x = shufflevector <4 x float> %w, <4 x float> %v, <4 x i32> <i32 0, i32 poison, i32 7, i32 4>
  %y = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> zeroinitializer
  %z = shufflevector <4 x float> %y, <4 x float> undef, <4 x i32> poison
  %aa = freeze <4 x float> %z
  %bb = alloca inalloca i32, i32 4, align 8
  %cc = alloca [3 x %"quoted type"], align 16
  %dd = load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4
  store atomic i32 %dd, ptr %p release, align 4, !tbaa !60, !nontemporal !61
  %ee = load i32, ptr %p, align 4, !range !62, !noundef !63, !invariant.load !63, !alias.scope !64, !noalias !64
  fence syncscope("agent") seq_cst
  %ff = cmpxchg weak volatile ptr %p, i32 %dd, i32 %ee syncscope("one") acq_rel monotonic, align 4
  %gg = extractvalue { i32, i1 } %ff, 0
  %hh = insertvalue { i32, [2 x i1] } undef, i1 %c, 1, 1
  %ii = atomicrmw volatile fadd ptr %p, float 1.000000e+00 syncscope("agent") seq_cst, align 4, !amdgpu.no.fine.grained.memory !63
  %jj = atomicrmw uinc_wrap ptr %p, i32 %gg monotonic, align 4
  %kk = va_arg ptr %p, { i64, ptr }
  %ll = ptrtoint ptr %r to i64
  %mm = inttoptr i64 %ll to ptr addrspace(3)
  %nn = addrspacecast ptr addrspace(3) %mm to ptr
  %oo = bitcast double %d to <2 x i32>
  %pp = notail call fast fastcc noundef <4 x float> @callee(<4 x float> noundef %aa, ptr nonnull align 4 dereferenceable(4) %nn) #2 [ "deopt"(i32 1, ptr %p), "align"(ptr %nn, i64 16), "empty"() ], !fpmath !71, !prof !72
  %strict = call double @llvm.experimental.constrained.fadd.f64(double %d, double 1.000000e+00, metadata !"round.tonearest", metadata !"fpexcept.strict") #5
  %register = call i64 @llvm.read_register.i64(metadata !96)
  %qq = call addrspace(0) i32 (ptr, ...) @variadic(ptr @0, i32 %gg, double %d)
  %rr = musttail call <4 x float> @arithmetic_kinds(<4 x float> %aa, i32 %i, i64 %j, ptr %p, i1 %c, double %d)
  ret <4 x float> %rr
}

declare fastcc <4 x float> @callee(<4 x float>, ptr) memory(argmem: readwrite, inaccessiblemem: read)

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)

declare i64 @llvm.read_register.i64(metadata)

declare void @returns_through_pointer(ptr noalias sret(%packed) align 8, ptr)

declare i32 @variadic(ptr, ...)

define void @switches(i64 %x, i128 %y) {
  switch i64 %x, label %d [
    i64 -9223372036854775808, label %a
    i64 5, label %a
  ], !prof !80

a:
  switch i128 %y, label %d [
  ]

d:
  %p = phi i32 [ 0, %0 ], [ 0, %a ], [ 1, %unreached ], !dummy !63
  %q = phi fast double [ %fwd, %unreached ], [ 1.000000e+00, %0 ], [ 2.000000e+00, %a ]
  unreachable

unreached:
  %fwd = fadd double 1.000000e+00, 2.000000e+00
  br label %d, !llvm.loop !81
}

define void @funclets() personality ptr @__CxxFrameHandler3 {
  invoke void @variadic_void()
          to label %done unwind label %dispatch

dispatch:
  %cs = catchswitch within none [label %handler, label %all] unwind label %cleanup

handler:
  %cp = catchpad within %cs [ptr @1, i32 8, ptr null]
  %inner = call i32 (ptr, ...) @variadic(ptr null) [ "funclet"(token %cp) ]
  catchret from %cp to label %done

all:
  %cp2 = catchpad within %cs [ptr null, i32 64, ptr null]
  unreachable

cleanup:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller

done:
  ret void
}

define void @landing() personality ptr @personality {
  invoke coldcc void @variadic_void() #2
          to label %ok unwind label %pad

pad:
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr @0
          filter [2 x ptr] [ptr @0, ptr null]
  resume { ptr, i32 } %lp

ok:
  ret void
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %v, ptr %p) #4 {
  %s = shufflevector <vscale x 4 x i32> %v, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %a = add <vscale x 4 x i32> %s, splat (i32 3)
  ret <vscale x 4 x i32> %a
}

declare void @variadic_void()

declare i32 @__CxxFrameHandler3(...)

define swifttailcc void @debug(i32 %x, ptr %p) !dbg !90 {
  #dbg_value(i32 %x, !91, !DIExpression(), !92)
  #dbg_value(!DIArgList(i32 %x, i32 %later), !91, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !92)
  #dbg_declare(ptr %p, !91, !DIExpression(DW_OP_deref), !92)
  #dbg_assign(i32 %x, !91, !DIExpression(), !93, ptr %p, !DIExpression(), !92)
  #dbg_value(!94, !91, !DIExpression(), !92)
  #dbg_label(!95, !92)
  %later = add i32 %x, 1, !dbg !92
  store i32 %x, ptr %p, align 4, !dbg !92, !DIAssignID !93
  #dbg_value(i32 %later, !91, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value), !92)
  ret void, !dbg !92
}

attributes #0 = { nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite) allocsize(2) allockind("alloc,zeroed") "alloc-family"="malloc" uwtable(sync) }
attributes #1 = { alignstack=16 "quoted key"="va,l(u\22e" nocf_check sspstrong "flag" }
attributes #2 = { nounwind "call"="x" }
attributes #3 = { "global"="attribute" }
attributes #4 = { vscale_range(1,16) nofree norecurse nosync speculatable memory(none) }
attributes #5 = { strictfp }

!named = !{!20, !21}
!odd\20name = !{!63}
!llvm.module.flags = !{!100, !101}
!llvm.dbg.cu = !{!102}

!20 = !{i64 0, !"type1"}
!21 = !{i64 8, !"type2, with (brackets"}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression(DW_OP_plus_uconst, 4))
!23 = distinct !DIGlobalVariable(name: "multi", scope: !102, file: !103, line: 3, type: !104, isLocal: false, isDefinition: true)
!30 = !DISubprogram(name: "declared", scope: !103, file: !103, line: 1, type: !105, spFlags: DISPFlagOptimized)
!40 = distinct !DISubprogram(name: "quoted", scope: !103, file: !103, line: 10, type: !105, unit: !102, spFlags: DISPFlagDefinition)
!41 = !{!"function_entry_count", i64 100}
!50 = !{i64 42}
!51 = !{!"auto-init"}
!60 = !{!110, !110, i64 0}
!61 = !{i32 1}
!62 = !{i32 0, i32 5}
!63 = !{}
!64 = !{!111}
!70 = !{ptr @later, null, double 1.500000e+00, !"s\22q"}
!71 = !{float 2.500000e+00}
!72 = !{!"VP", i32 0, i64 100, i64 1, i64 2}
!80 = !{!"branch_weights", i32 1, i32 2, i32 3}
!81 = distinct !{!81, !82}
!82 = !{!"llvm.loop.mustprogress"}
!90 = distinct !DISubprogram(name: "debug", scope: !103, file: !103, line: 20, type: !105, unit: !102, spFlags: DISPFlagDefinition)
!91 = !DILocalVariable(name: "v", arg: 1, scope: !90, file: !103, line: 20, type: !104)
!92 = !DILocation(line: 21, column: 5, scope: !90)
!93 = distinct !DIAssignID()
!94 = !{}
!95 = !DILabel(scope: !90, name: "l", file: !103, line: 22)
!96 = !{!"rsp"}
!100 = !{i32 2, !"Debug Info Version", i32 3}
!101 = !{i32 6, !"linked", !63}
!102 = distinct !DICompileUnit(language: DW_LANG_C11, file: !103, producer: "p, (q) \22r\22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!103 = !DIFile(filename: "rare.c", directory: "/src", checksumkind: CSK_MD5, checksum: "595f44fec1e92a71d3e9e77456ba80d1")
!104 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!105 = !DISubroutineType(types: !106)
!106 = !{null}
!110 = !{!"int", !112, i64 0}
!111 = distinct !{!111, !113}
!112 = !{!"Simple C/C++ TBAA"}
!113 = distinct !{!113}
