; from runtime.c: e9c13d232734baf14db6c16ea758d5c2

@bernoulli = internal unnamed_addr constant [12 x double] [double 0x3FC5555555555555, double 0xBFA1111111111111, double 0x3F98618618618618, double 0xBFA1111111111111, double 0x3FB364D9364D9365, double 0xBFD0330330330330, double 0x3FF2AAAAAAAAAAAB, double 0xC01C5E5E5E5E5E5E, double 0x404B7C4F8F13E3C5, double 0xC08088FE72CFE72D, double 0x40B8301F89467E25, double 0xC0F523440CC0CC0D], align 16

define linkonce_odr hidden double @enzyme_cc_digamma(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp ugt double %0, 0.000000e+00
  br i1 %2, label %14, label %3

3:                                                
  %4 = tail call double @llvm.rint.f64(double %0)
  %5 = fsub double %0, %4
  %6 = fcmp une double %5, 0.000000e+00
  br i1 %6, label %7, label %47

7:                                                
  %8 = fmul double %5, 0x400921FB54442D18
  %9 = tail call double @llvm.cos.f64(double %8)
  %10 = fmul double %9, 0x400921FB54442D18
  %11 = tail call double @llvm.sin.f64(double %8)
  %12 = fdiv double %10, %11
  %13 = fsub double 1.000000e+00, %0
  br label %14

14:                                               
  %15 = phi double [ 0.000000e+00, %1 ], [ %12, %7 ]
  %16 = phi double [ %0, %1 ], [ %13, %7 ]
  %17 = fcmp olt double %16, 1.000000e+01
  br i1 %17, label %18, label %25

18:                                               
  %19 = phi double [ %23, %18 ], [ %16, %14 ]
  %20 = phi double [ %22, %18 ], [ 0.000000e+00, %14 ]
  %21 = fdiv double 1.000000e+00, %19
  %22 = fadd double %20, %21
  %23 = fadd double %19, 1.000000e+00
  %24 = fcmp olt double %23, 1.000000e+01
  br i1 %24, label %18, label %25

25:                                               
  %26 = phi double [ 0.000000e+00, %14 ], [ %22, %18 ]
  %27 = phi double [ %16, %14 ], [ %23, %18 ]
  %28 = fmul double %27, %27
  %29 = fdiv double 1.000000e+00, %28
  %30 = fmul double %29, 3.617000e+03
  %31 = fdiv double %30, 8.160000e+03
  %32 = fsub double 0x3FB5555555555555, %31
  %33 = fneg double %29
  %34 = tail call double @llvm.fmuladd.f64(double %33, double %32, double 0x3F95995995995996)
  %35 = tail call double @llvm.fmuladd.f64(double %33, double %34, double 0x3F7F07C1F07C1F08)
  %36 = tail call double @llvm.fmuladd.f64(double %33, double %35, double 0x3F71111111111111)
  %37 = tail call double @llvm.fmuladd.f64(double %33, double %36, double 0x3F70410410410410)
  %38 = tail call double @llvm.fmuladd.f64(double %33, double %37, double 0x3F81111111111111)
  %39 = tail call double @llvm.fmuladd.f64(double %33, double %38, double 0x3FB5555555555555)
  %40 = fmul double %29, %39
  %41 = tail call double @llvm.log.f64(double %27)
  %42 = fdiv double 5.000000e-01, %27
  %43 = fsub double %41, %42
  %44 = fsub double %43, %40
  %45 = fsub double %44, %26
  %46 = fsub double %45, %15
  br label %47

47:                                               
  %48 = phi double [ %46, %25 ], [ 0x7FF8000000000000, %3 ]
  ret double %48
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare double @llvm.rint.f64(double) #2

declare double @llvm.cos.f64(double) #2

declare double @llvm.sin.f64(double) #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

declare double @llvm.log.f64(double) #2

define linkonce_odr hidden double @enzyme_cc_polygamma(i32 noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca [34 x double], align 16
  %4 = icmp eq i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                
  %6 = tail call double @enzyme_cc_digamma(double noundef %1) #6
  br label %155

7:                                                
  %8 = icmp ugt i32 %0, 30
  br i1 %8, label %155, label %9

9:                                                
  %10 = and i32 %0, 1
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, i32 -1, i32 1
  %13 = sitofp i32 %12 to double
  %14 = fcmp ugt double %1, 0.000000e+00
  br i1 %14, label %72, label %15

15:                                               
  %16 = tail call double @llvm.rint.f64(double %1)
  %17 = fsub double %1, %16
  %18 = fcmp une double %17, 0.000000e+00
  br i1 %18, label %21, label %19

19:                                               
  %20 = select i1 %11, double 0x7FF8000000000000, double 0x7FF0000000000000
  br label %155

21:                                               
  %22 = fmul double %17, 0x400921FB54442D18
  %23 = tail call double @llvm.sin.f64(double %22)
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %3) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(272) %3, i8 0, i64 272, i1 false)
  %24 = getelementptr inbounds i8, ptr %3, i64 8
  store double 1.000000e+00, ptr %24, align 8
  %25 = zext nneg i32 %0 to i64
  br label %31

26:                                               
  %27 = tail call double @llvm.cos.f64(double %22)
  %28 = fdiv double %27, %23
  %29 = add nuw nsw i32 %0, 1
  %30 = zext nneg i32 %29 to i64
  br label %60

31:                                               
  %32 = phi i64 [ 0, %21 ], [ %39, %37 ]
  %33 = phi i64 [ 3, %21 ], [ %40, %37 ]
  %34 = phi double [ 0x400921FB54442D18, %21 ], [ %38, %37 ]
  %35 = add nuw nsw i64 %32, 2
  %36 = getelementptr inbounds [34 x double], ptr %3, i64 0, i64 %35
  store double 0.000000e+00, ptr %36, align 8
  br label %42

37:                                               
  %38 = fmul double %34, 0x400921FB54442D18
  %39 = add nuw nsw i64 %32, 1
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %39, %25
  br i1 %41, label %26, label %31

42:                                               
  %43 = phi i64 [ 0, %31 ], [ %47, %54 ]
  %44 = phi double [ 0.000000e+00, %31 ], [ %45, %54 ]
  %45 = phi double [ 0.000000e+00, %31 ], [ %55, %54 ]
  %46 = icmp ugt i64 %43, %32
  %47 = add nuw nsw i64 %43, 1
  br i1 %46, label %54, label %48

48:                                               
  %49 = trunc nuw nsw i64 %47 to i32
  %50 = uitofp nneg i32 %49 to double
  %51 = getelementptr inbounds [34 x double], ptr %3, i64 0, i64 %47
  %52 = load double, ptr %51, align 8
  %53 = fmul double %52, %50
  br label %54

54:                                               
  %55 = phi double [ %53, %48 ], [ 0.000000e+00, %42 ]
  %56 = fadd double %44, %55
  %57 = fneg double %56
  %58 = getelementptr inbounds [34 x double], ptr %3, i64 0, i64 %43
  store double %57, ptr %58, align 8
  %59 = icmp eq i64 %47, %33
  br i1 %59, label %37, label %42

60:                                               
  %61 = phi i64 [ %30, %26 ], [ %66, %60 ]
  %62 = phi double [ 0.000000e+00, %26 ], [ %65, %60 ]
  %63 = getelementptr inbounds [34 x double], ptr %3, i64 0, i64 %61
  %64 = load double, ptr %63, align 8
  %65 = tail call double @llvm.fmuladd.f64(double %62, double %28, double %64)
  %66 = add nsw i64 %61, -1
  %67 = trunc nuw i64 %61 to i32
  %68 = icmp sgt i32 %67, 0
  br i1 %68, label %60, label %69

69:                                               
  %70 = fmul double %38, %65
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %3) #7
  %71 = fsub double 1.000000e+00, %1
  br label %72

72:                                               
  %73 = phi double [ -1.000000e+00, %69 ], [ %13, %9 ]
  %74 = phi double [ %70, %69 ], [ 0.000000e+00, %9 ]
  %75 = phi double [ %71, %69 ], [ %1, %9 ]
  %76 = icmp sgt i32 %0, 2
  br i1 %76, label %84, label %77

77:                                               
  %78 = phi double [ 1.000000e+00, %72 ], [ %88, %84 ]
  %79 = add nuw nsw i32 %0, 15
  %80 = uitofp nneg i32 %79 to double
  %81 = fcmp olt double %75, %80
  br i1 %81, label %82, label %105

82:                                               
  %83 = tail call i32 @llvm.smax.i32(i32 %0, i32 1)
  br label %91

84:                                               
  %85 = phi i32 [ %89, %84 ], [ 2, %72 ]
  %86 = phi double [ %88, %84 ], [ 1.000000e+00, %72 ]
  %87 = uitofp nneg i32 %85 to double
  %88 = fmul double %86, %87
  %89 = add nuw nsw i32 %85, 1
  %90 = icmp eq i32 %89, %0
  br i1 %90, label %77, label %84

91:                                               
  %92 = phi double [ 0.000000e+00, %82 ], [ %96, %95 ]
  %93 = phi double [ %75, %82 ], [ %97, %95 ]
  %94 = fdiv double 1.000000e+00, %93
  br label %99

95:                                               
  %96 = fadd double %92, %102
  %97 = fadd double %93, 1.000000e+00
  %98 = fcmp olt double %97, %80
  br i1 %98, label %91, label %105

99:                                               
  %100 = phi i32 [ %103, %99 ], [ 0, %91 ]
  %101 = phi double [ %102, %99 ], [ %94, %91 ]
  %102 = fmul double %94, %101
  %103 = add nuw nsw i32 %100, 1
  %104 = icmp eq i32 %103, %83
  br i1 %104, label %95, label %99

105:                                              
  %106 = phi double [ %75, %77 ], [ %97, %95 ]
  %107 = phi double [ 0.000000e+00, %77 ], [ %96, %95 ]
  %108 = fdiv double 1.000000e+00, %106
  %109 = tail call i32 @llvm.smax.i32(i32 %0, i32 1)
  br label %117

110:                                              
  %111 = uitofp nneg i32 %0 to double
  %112 = fmul double %111, 5.000000e-01
  %113 = fmul double %112, %120
  %114 = tail call double @llvm.fmuladd.f64(double %113, double %108, double %120)
  %115 = fmul double %108, %108
  %116 = zext nneg i32 %0 to i64
  br label %128

117:                                              
  %118 = phi i32 [ %121, %117 ], [ 0, %105 ]
  %119 = phi double [ %120, %117 ], [ %78, %105 ]
  %120 = fmul double %108, %119
  %121 = add nuw nsw i32 %118, 1
  %122 = icmp eq i32 %121, %109
  br i1 %122, label %110, label %117

123:                                              
  %124 = fmul double %78, %111
  %125 = tail call double @llvm.fmuladd.f64(double %124, double %107, double %152)
  %126 = fneg double %74
  %127 = tail call double @llvm.fmuladd.f64(double %73, double %125, double %126)
  br label %155

128:                                              
  %129 = phi i64 [ 1, %110 ], [ %153, %128 ]
  %130 = phi double [ %114, %110 ], [ %152, %128 ]
  %131 = phi double [ %120, %110 ], [ %148, %128 ]
  %132 = shl nuw nsw i64 %129, 1
  %133 = shl nuw i64 %129, 1
  %134 = add nuw i64 %132, %116
  %135 = trunc i64 %134 to i32
  %136 = add i32 %135, -1
  %137 = sitofp i32 %136 to double
  %138 = trunc i64 %134 to i32
  %139 = add i32 %138, -2
  %140 = sitofp i32 %139 to double
  %141 = fmul double %137, %140
  %142 = add i64 %133, 4294967295
  %143 = mul i64 %142, %132
  %144 = trunc i64 %143 to i32
  %145 = sitofp i32 %144 to double
  %146 = fdiv double %141, %145
  %147 = fmul double %115, %146
  %148 = fmul double %131, %147
  %149 = add nsw i64 %129, -1
  %150 = getelementptr inbounds [12 x double], ptr @bernoulli, i64 0, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fmuladd.f64(double %151, double %148, double %130)
  %153 = add nuw nsw i64 %129, 1
  %154 = icmp eq i64 %153, 13
  br i1 %154, label %123, label %128

155:                                              
  %156 = phi double [ %6, %5 ], [ 0x7FF8000000000000, %7 ], [ %127, %123 ], [ %20, %19 ]
  ret double %156
}

define linkonce_odr hidden float @enzyme_cc_digammaf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @enzyme_cc_digamma(double noundef %2) #6
  %4 = fptrunc double %3 to float
  ret float %4
}

define linkonce_odr hidden x86_fp80 @enzyme_cc_digammal(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  %3 = tail call double @enzyme_cc_digamma(double noundef %2) #6
  %4 = fpext double %3 to x86_fp80
  ret x86_fp80 %4
}

define linkonce_odr hidden fp128 @enzyme_cc_digammaf128(fp128 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc fp128 %0 to double
  %3 = tail call double @enzyme_cc_digamma(double noundef %2) #6
  %4 = fpext double %3 to fp128
  ret fp128 %4
}

define linkonce_odr hidden float @enzyme_cc_polygammaf(i32 noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fpext float %1 to double
  %4 = tail call double @enzyme_cc_polygamma(i32 noundef %0, double noundef %3) #6
  %5 = fptrunc double %4 to float
  ret float %5
}

define linkonce_odr hidden x86_fp80 @enzyme_cc_polygammal(i32 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fptrunc x86_fp80 %1 to double
  %4 = tail call double @enzyme_cc_polygamma(i32 noundef %0, double noundef %3) #6
  %5 = fpext double %4 to x86_fp80
  ret x86_fp80 %5
}

define linkonce_odr hidden fp128 @enzyme_cc_polygammaf128(i32 noundef %0, fp128 noundef %1) local_unnamed_addr #0 {
  %3 = fptrunc fp128 %1 to double
  %4 = tail call double @enzyme_cc_polygamma(i32 noundef %0, double noundef %3) #6
  %5 = fpext double %4 to fp128
  ret fp128 %5
}

define linkonce_odr hidden double @enzyme_cc_sloped(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #3 {
  ret double %0
}

define linkonce_odr hidden float @enzyme_cc_slopedf(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #3 {
  ret float %0
}

define linkonce_odr hidden x86_fp80 @enzyme_cc_slopedl(x86_fp80 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2) local_unnamed_addr #3 {
  ret x86_fp80 %0
}

define linkonce_odr hidden fp128 @enzyme_cc_slopedf128(fp128 noundef %0, fp128 noundef %1, fp128 noundef %2) local_unnamed_addr #3 {
  ret fp128 %0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { nounwind }


