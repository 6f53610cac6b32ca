"""IR text of functions that derivatives call and libm lacks: digamma and polygamma.

Linked into the module that needs them; `linkonce_odr hidden`, so that copies in several objects are one.

psi(x), for x >= 10: log x - 1/(2x) - sum B_2k / (2k x^2k) (DLMF 5.11.2), reached by psi(x) = psi(x + 1) - 1/x
(5.5.2), and from x <= 0 by psi(1 - x) - psi(x) = pi cot(pi x) (5.5.4). The absolute error is a few rounding
units of the largest term; NaN at the poles.

psi^(n)(x), 1 <= n <= 30, for x >= 15 + n:
(-1)^(n+1) [(n-1)!/x^n + n!/(2 x^(n+1)) + sum B_2k (2k+n-1)!/((2k)! x^(2k+n))]
(5.15.8), reached by the recurrence (5.15.5), and from x <= 0 by reflection (5.15.6),
(-1)^n psi^(n)(1 - x) - psi^(n)(x) = pi d^n/dx^n cot(pi x) = pi^(n+1) P_n(cot(pi x)) with P_0 = c and
P_(k+1) = -(1 + c^2) P_k'. NaN for other n.

float and long double go through double: the derivative of a long double gamma function has double's
precision. The rules of these functions (special.py) are what a second derivative uses, not their bodies.
"""

from __future__ import annotations

from collections.abc import Iterable

_DIGAMMA = """
define linkonce_odr hidden double @enzyme_cc_digamma(double %x) nounwind willreturn memory(none) {
entry:
  %cmp = fcmp ugt double %x, 0.0
  br i1 %cmp, label %if.end5, label %if.then

if.then:
  %v0 = call double @llvm.rint.f64(double %x)
  %sub = fsub double %x, %v0
  %cmp1 = fcmp une double %sub, 0.0
  br i1 %cmp1, label %if.end, label %cleanup

if.end:
  %mul = fmul double %sub, 0x400921FB54442D18
  %v1 = call double @llvm.cos.f64(double %mul)
  %mul3 = fmul double %v1, 0x400921FB54442D18
  %v2 = call double @llvm.sin.f64(double %mul)
  %div = fdiv double %mul3, %v2
  %sub4 = fsub double 1.0, %x
  br label %cleanup

cleanup:
  %reflection.0 = phi double [ %div, %if.end ], [ 0.0, %if.then ]
  %x.addr.0 = phi double [ %sub4, %if.end ], [ %x, %if.then ]
  br i1 %cmp1, label %if.end5, label %cleanup33

if.end5:
  %reflection.1 = phi double [ %reflection.0, %cleanup ], [ 0.0, %entry ]
  %x.addr.1 = phi double [ %x.addr.0, %cleanup ], [ %x, %entry ]
  %cmp654 = fcmp olt double %x.addr.1, 10.0
  br i1 %cmp654, label %while.body, label %while.end

while.body:
  %x.addr.256 = phi double [ %add8, %while.body ], [ %x.addr.1, %if.end5 ]
  %shift.055 = phi double [ %add, %while.body ], [ 0.0, %if.end5 ]
  %div7 = fdiv double 1.0, %x.addr.256
  %add = fadd double %shift.055, %div7
  %add8 = fadd double %x.addr.256, 1.0
  %cmp6 = fcmp olt double %add8, 10.0
  br i1 %cmp6, label %while.body, label %while.end

while.end:
  %shift.0.lcssa = phi double [ 0.0, %if.end5 ], [ %add, %while.body ]
  %x.addr.2.lcssa = phi double [ %x.addr.1, %if.end5 ], [ %add8, %while.body ]
  %mul9 = fmul double %x.addr.2.lcssa, %x.addr.2.lcssa
  %div10 = fdiv double 1.0, %mul9
  %neg = fneg double %div10
  %v3 = call double @llvm.fmuladd.f64(double %neg, double 0x3FDC5E5E5E5E5E5E, double 0x3FB5555555555555)
  %v4 = call double @llvm.fmuladd.f64(double %neg, double %v3, double 0x3F95995995995996)
  %v5 = call double @llvm.fmuladd.f64(double %neg, double %v4, double 0x3F7F07C1F07C1F08)
  %v6 = call double @llvm.fmuladd.f64(double %neg, double %v5, double 0x3F71111111111111)
  %v7 = call double @llvm.fmuladd.f64(double %neg, double %v6, double 0x3F70410410410410)
  %v8 = call double @llvm.fmuladd.f64(double %neg, double %v7, double 0x3F81111111111111)
  %v9 = call double @llvm.fmuladd.f64(double %neg, double %v8, double 0x3FB5555555555555)
  %mul24 = fmul double %div10, %v9
  %v10 = call double @llvm.log.f64(double %x.addr.2.lcssa)
  %div25 = fdiv double 0.5, %x.addr.2.lcssa
  %sub26 = fsub double %v10, %div25
  %sub27 = fsub double %sub26, %mul24
  %sub28 = fsub double %sub27, %shift.0.lcssa
  %sub29 = fsub double %sub28, %reflection.1
  br label %cleanup33

cleanup33:
  %retval.1 = phi double [ %sub29, %while.end ], [ 0x7FF8000000000000, %cleanup ]
  ret double %retval.1
}
"""

_POLYGAMMA = """
@enzyme_cc_bernoulli = private unnamed_addr constant [12 x double] [
  double 0x3FC5555555555555, double 0xBFA1111111111111, double 0x3F98618618618618,
  double 0xBFA1111111111111, double 0x3FB364D9364D9365, double 0xBFD0330330330330,
  double 0x3FF2AAAAAAAAAAAB, double 0xC01C5E5E5E5E5E5E, double 0x404B7C4F8F13E3C5,
  double 0xC08088FE72CFE72D, double 0x40B8301F89467E25, double 0xC0F523440CC0CC0D
]

define linkonce_odr hidden double @enzyme_cc_polygamma(i32 %n, double %x) nounwind willreturn memory(none) {
entry:
  %p = alloca [34 x double], align 16
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = call double @enzyme_cc_digamma(double %x)
  br label %return

if.end:
  %or.cond = icmp ugt i32 %n, 30
  br i1 %or.cond, label %return, label %if.end4

if.end4:
  %and = and i32 %n, 1
  %tobool.not = icmp eq i32 %and, 0
  %cond = select i1 %tobool.not, i32 -1, i32 1
  %conv = sitofp i32 %cond to double
  %cmp5 = fcmp ugt double %x, 0.0
  br i1 %cmp5, label %if.end55, label %if.then7

if.then7:
  %v0 = call double @llvm.rint.f64(double %x)
  %sub = fsub double %x, %v0
  %cmp8 = fcmp une double %sub, 0.0
  br i1 %cmp8, label %if.end14, label %if.then10

if.then10:
  %cond13 = select i1 %tobool.not, double 0x7FF8000000000000, double 0x7FF0000000000000
  br label %cleanup

if.end14:
  %mul = fmul double %sub, 0x400921FB54442D18
  %v1 = call double @llvm.cos.f64(double %mul)
  %v2 = call double @llvm.sin.f64(double %mul)
  %div = fdiv double %v1, %v2
  store double 0.0, ptr %p, align 16
  %arrayidx15 = getelementptr inbounds i8, ptr %p, i64 8
  store double 1.0, ptr %arrayidx15, align 8
  %wide.trip.count252 = zext nneg i32 %n to i64
  br label %for.body

for.body47.preheader:
  %add42 = add nuw nsw i32 %n, 1
  %v3 = zext nneg i32 %add42 to i64
  br label %for.body47

for.body:
  %indvars.iv246 = phi i64 [ 0, %if.end14 ], [ %indvars.iv.next247, %cleanup23 ]
  %indvars.iv244 = phi i64 [ 3, %if.end14 ], [ %indvars.iv.next245, %cleanup23 ]
  %scale.0213 = phi double [ 0x400921FB54442D18, %if.end14 ], [ %mul37, %cleanup23 ]
  %v4 = add nuw nsw i64 %indvars.iv246, 2
  %arrayidx18 = getelementptr inbounds [34 x double], ptr %p, i64 0, i64 %v4
  store double 0.0, ptr %arrayidx18, align 8
  br label %for.body24

cleanup23:
  %mul37 = fmul double %scale.0213, 0x400921FB54442D18
  %indvars.iv.next247 = add nuw nsw i64 %indvars.iv246, 1
  %indvars.iv.next245 = add nuw nsw i64 %indvars.iv244, 1
  %exitcond253.not = icmp eq i64 %indvars.iv.next247, %wide.trip.count252
  br i1 %exitcond253.not, label %for.body47.preheader, label %for.body

for.body24:
  %indvars.iv = phi i64 [ 0, %for.body ], [ %indvars.iv.next, %cond.end ]
  %last.0210 = phi double [ 0.0, %for.body ], [ %cond33, %cond.end ]
  %before.0209 = phi double [ 0.0, %for.body ], [ %last.0210, %cond.end ]
  %cmp25.not = icmp ugt i64 %indvars.iv, %indvars.iv246
  br i1 %cmp25.not, label %cond.end, label %cond.true

cond.true:
  %v5 = add nuw nsw i64 %indvars.iv, 1
  %v6 = trunc nuw nsw i64 %v5 to i32
  %conv28 = uitofp nneg i32 %v6 to double
  %arrayidx31 = getelementptr inbounds [34 x double], ptr %p, i64 0, i64 %v5
  %v7 = load double, ptr %arrayidx31, align 8
  %mul32 = fmul double %v7, %conv28
  br label %cond.end

cond.end:
  %cond33 = phi double [ %mul32, %cond.true ], [ 0.0, %for.body24 ]
  %add34 = fadd double %before.0209, %cond33
  %fneg = fneg double %add34
  %arrayidx36 = getelementptr inbounds [34 x double], ptr %p, i64 0, i64 %indvars.iv
  store double %fneg, ptr %arrayidx36, align 8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv244
  br i1 %exitcond.not, label %cleanup23, label %for.body24

cleanup46:
  %mul53 = fmul double %mul37, %v9
  %sub54 = fsub double 1.0, %x
  br label %cleanup

for.body47:
  %indvars.iv254 = phi i64 [ %v3, %for.body47.preheader ], [ %indvars.iv.next255, %for.body47 ]
  %value.0216 = phi double [ 0.0, %for.body47.preheader ], [ %v9, %for.body47 ]
  %arrayidx50 = getelementptr inbounds [34 x double], ptr %p, i64 0, i64 %indvars.iv254
  %v8 = load double, ptr %arrayidx50, align 8
  %v9 = call double @llvm.fmuladd.f64(double %value.0216, double %div, double %v8)
  %indvars.iv.next255 = add nsw i64 %indvars.iv254, -1
  %v10 = trunc nuw i64 %indvars.iv254 to i32
  %cmp44 = icmp sgt i32 %v10, 0
  br i1 %cmp44, label %for.body47, label %cleanup46

cleanup:
  %sign.0 = phi double [ %conv, %if.then10 ], [ -1.0, %cleanup46 ]
  %reflection.0 = phi double [ 0.0, %if.then10 ], [ %mul53, %cleanup46 ]
  %x.addr.0 = phi double [ %x, %if.then10 ], [ %sub54, %cleanup46 ]
  %retval.0 = phi double [ %cond13, %if.then10 ], [ undef, %cleanup46 ]
  br i1 %cmp8, label %if.end55, label %return

if.end55:
  %sign.1 = phi double [ %sign.0, %cleanup ], [ %conv, %if.end4 ]
  %reflection.1 = phi double [ %reflection.0, %cleanup ], [ 0.0, %if.end4 ]
  %x.addr.1 = phi double [ %x.addr.0, %cleanup ], [ %x, %if.end4 ]
  %cmp58219 = icmp sgt i32 %n, 2
  br i1 %cmp58219, label %for.body61, label %while.cond.preheader

while.cond.preheader:
  %factorial.0.lcssa = phi double [ 1.0, %if.end55 ], [ %mul63, %for.body61 ]
  %add68 = add nuw nsw i32 %n, 15
  %conv69 = uitofp nneg i32 %add68 to double
  %cmp70227 = fcmp olt double %x.addr.1, %conv69
  br i1 %cmp70227, label %while.body.lr.ph, label %while.end

while.body.lr.ph:
  %smax = call i32 @llvm.smax.i32(i32 %n, i32 1)
  br label %while.body

for.body61:
  %k56.0221 = phi i32 [ %inc65, %for.body61 ], [ 2, %if.end55 ]
  %factorial.0220 = phi double [ %mul63, %for.body61 ], [ 1.0, %if.end55 ]
  %conv62 = uitofp nneg i32 %k56.0221 to double
  %mul63 = fmul double %factorial.0220, %conv62
  %inc65 = add nuw nsw i32 %k56.0221, 1
  %exitcond257.not = icmp eq i32 %inc65, %n
  br i1 %exitcond257.not, label %while.cond.preheader, label %for.body61

while.body:
  %x.addr.2229 = phi double [ %x.addr.1, %while.body.lr.ph ], [ %add85, %cleanup77 ]
  %shift.0228 = phi double [ 0.0, %while.body.lr.ph ], [ %add84, %cleanup77 ]
  %div72 = fdiv double 1.0, %x.addr.2229
  br label %for.body78

cleanup77:
  %add84 = fadd double %shift.0228, %mul79
  %add85 = fadd double %x.addr.2229, 1.0
  %cmp70 = fcmp olt double %add85, %conv69
  br i1 %cmp70, label %while.body, label %while.end

for.body78:
  %k73.0225 = phi i32 [ %inc81, %for.body78 ], [ 0, %while.body ]
  %power.0224 = phi double [ %mul79, %for.body78 ], [ %div72, %while.body ]
  %mul79 = fmul double %div72, %power.0224
  %inc81 = add nuw nsw i32 %k73.0225, 1
  %exitcond258.not = icmp eq i32 %inc81, %smax
  br i1 %exitcond258.not, label %cleanup77, label %for.body78

while.end:
  %shift.0.lcssa = phi double [ 0.0, %while.cond.preheader ], [ %add84, %cleanup77 ]
  %x.addr.2.lcssa = phi double [ %x.addr.1, %while.cond.preheader ], [ %add85, %cleanup77 ]
  %div87 = fdiv double 1.0, %x.addr.2.lcssa
  %smax259 = call i32 @llvm.smax.i32(i32 %n, i32 1)
  br label %for.body93

cleanup92:
  %conv99 = uitofp nneg i32 %n to double
  %mul100 = fmul double %conv99, 0.5
  %mul101 = fmul double %mul100, %mul94
  %v11 = call double @llvm.fmuladd.f64(double %mul101, double %div87, double %mul94)
  %mul124 = fmul double %div87, %div87
  %v12 = zext nneg i32 %n to i64
  br label %for.body108

for.body93:
  %k88.0234 = phi i32 [ %inc96, %for.body93 ], [ 0, %while.end ]
  %term.0233 = phi double [ %mul94, %for.body93 ], [ %factorial.0.lcssa, %while.end ]
  %mul94 = fmul double %div87, %term.0233
  %inc96 = add nuw nsw i32 %k88.0234, 1
  %exitcond260.not = icmp eq i32 %inc96, %smax259
  br i1 %exitcond260.not, label %cleanup92, label %for.body93

cleanup107:
  %mul136 = fmul double %factorial.0.lcssa, %conv99
  %v13 = call double @llvm.fmuladd.f64(double %mul136, double %shift.0.lcssa, double %v26)
  %neg = fneg double %reflection.1
  %v14 = call double @llvm.fmuladd.f64(double %sign.1, double %v13, double %neg)
  br label %return

for.body108:
  %indvars.iv261 = phi i64 [ 1, %cleanup92 ], [ %indvars.iv.next262, %for.body108 ]
  %sum.0237 = phi double [ %v11, %cleanup92 ], [ %v26, %for.body108 ]
  %term.1236 = phi double [ %mul94, %cleanup92 ], [ %mul126, %for.body108 ]
  %v15 = shl nuw nsw i64 %indvars.iv261, 1
  %v16 = add nuw i64 %v15, %v12
  %v17 = trunc i64 %v16 to i32
  %v18 = add i32 %v17, -1
  %conv112 = sitofp i32 %v18 to double
  %v19 = trunc i64 %v16 to i32
  %v20 = add i32 %v19, -2
  %conv116 = sitofp i32 %v20 to double
  %mul117 = fmul double %conv112, %conv116
  %v21 = add nuw i64 %v15, 4294967295
  %v22 = mul i64 %v21, %v15
  %v23 = trunc i64 %v22 to i32
  %conv122 = sitofp i32 %v23 to double
  %div123 = fdiv double %mul117, %conv122
  %mul125 = fmul double %mul124, %div123
  %mul126 = fmul double %term.1236, %mul125
  %v24 = add nsw i64 %indvars.iv261, -1
  %arrayidx129 = getelementptr inbounds [12 x double], ptr @enzyme_cc_bernoulli, i64 0, i64 %v24
  %v25 = load double, ptr %arrayidx129, align 8
  %v26 = call double @llvm.fmuladd.f64(double %v25, double %mul126, double %sum.0237)
  %indvars.iv.next262 = add nuw nsw i64 %indvars.iv261, 1
  %exitcond271.not = icmp eq i64 %indvars.iv.next262, 13
  br i1 %exitcond271.not, label %cleanup107, label %for.body108

return:
  %retval.2 = phi double [ %call, %if.then ], [ 0x7FF8000000000000, %if.end ], [ %v14, %cleanup107 ],
    [ %retval.0, %cleanup ]
  ret double %retval.2
}
"""


def _through_double(name: str, suffix: str, type_text: str, parameter: str, argument: str) -> str:
    """The variant for another type, which converts and calls the double one."""
    widen, narrow = ("fpext", "fptrunc") if suffix == "f" else ("fptrunc", "fpext")
    return f"""
define linkonce_odr hidden {type_text} @{name}{suffix}({parameter}{type_text} %x)
    nounwind willreturn memory(none) {{
  %argument = {widen} {type_text} %x to double
  %result = call double @{name}({argument}double %argument)
  %value = {narrow} double %result to {type_text}
  ret {type_text} %value
}}
"""


SLOPED = "enzyme_cc_sloped"
"""A number whose slope is known (autodiff/prepare/bit_slopes.py)."""
_DIGAMMA_NAME, _POLYGAMMA_NAME = "enzyme_cc_digamma", "enzyme_cc_polygamma"
_SUFFIXES = (("f", "float"), ("l", "x86_fp80"), ("f128", "fp128"))

DEFINITIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    _DIGAMMA_NAME: (_DIGAMMA, ()),
    _POLYGAMMA_NAME: (_POLYGAMMA, (_DIGAMMA_NAME,)),
}
"""Symbol -> (IR text, further symbols that it calls)."""

for _suffix, _type in _SUFFIXES:
    DEFINITIONS[_DIGAMMA_NAME + _suffix] = (
        _through_double(_DIGAMMA_NAME, _suffix, _type, "", ""),
        (_DIGAMMA_NAME,),
    )
    DEFINITIONS[_POLYGAMMA_NAME + _suffix] = (
        _through_double(_POLYGAMMA_NAME, _suffix, _type, "i32 %n, ", "i32 %n, "),
        (_POLYGAMMA_NAME,),
    )

for _suffix, _type in (("", "double"), *_SUFFIXES):
    DEFINITIONS[SLOPED + _suffix] = (
        f"define linkonce_odr hidden {_type} @{SLOPED}{_suffix}({_type} %value, {_type} %x, {_type} %slope)\n"
        f"    alwaysinline nounwind willreturn memory(none) {{\n  ret {_type} %value\n}}\n",
        (),
    )


def runtime_definitions(symbols: Iterable[str]) -> str:
    """Definitions, as LLVM text, of these of our functions and of what they call. KeyError for others.

    The module must not also declare them. Intrinsics need no declaration: LLVM 22 declares them itself.
    """
    needed: set[str] = set()
    waiting = list(symbols)
    while waiting:
        symbol = waiting.pop()
        if symbol not in needed:
            needed.add(symbol)
            waiting += DEFINITIONS[symbol][1]
    return "".join(text for symbol, (text, _) in DEFINITIONS.items() if symbol in needed)
