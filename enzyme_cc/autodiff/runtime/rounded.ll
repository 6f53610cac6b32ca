; from rounded.c, support.h: 226077d421eade43f859116f0b1fe00c

define linkonce_odr hidden double @__enzyme_cc_rounded(double noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = bitcast double %0 to i64
  %5 = lshr i64 %4, 52
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = and i32 %6, 2047
  %8 = icmp eq i32 %7, 2047
  %9 = fcmp oeq double %0, 0.000000e+00
  %10 = or i1 %9, %8
  br i1 %10, label %36, label %11

11:                                               
  %12 = add nsw i32 %1, -1
  %13 = shl nsw i32 -1, %12
  %14 = add nsw i32 %7, -1023
  %15 = add nsw i32 %13, 2
  %16 = icmp slt i32 %14, %15
  %17 = sub i32 %15, %14
  %18 = select i1 %16, i32 %17, i32 0
  %19 = sub i32 %7, %2
  %20 = add i32 %19, 52
  %21 = add i32 %20, %18
  %22 = zext i32 %21 to i64
  %23 = shl i64 %22, 52
  %24 = sub nsw i32 1023, %13
  %25 = zext nneg i32 %24 to i64
  %26 = shl i64 %25, 52
  %27 = bitcast i64 %23 to double
  %28 = fmul double %27, 1.500000e+00
  %29 = tail call double @llvm.fabs.f64(double %0)
  %30 = fadd double %29, %28
  %31 = fsub double %30, %28
  %32 = bitcast i64 %26 to double
  %33 = fcmp ult double %31, %32
  %34 = select i1 %33, double %31, double 0x7FF0000000000000
  %35 = tail call double @llvm.copysign.f64(double %34, double %0)
  br label %36

36:                                               
  %37 = phi double [ %35, %11 ], [ %0, %3 ]
  ret double %37
}

declare double @llvm.fabs.f64(double) #1

declare double @llvm.copysign.f64(double, double) #1

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }


