; from taylor.c, support.h: 7a93995fe4f6c506e3d218735af765c5

define linkonce_odr hidden double @__enzyme_cc_taylor_product(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 3
  br i1 %4, label %5, label %12

5:                                                
  %6 = phi double [ 0.000000e+00, %3 ], [ %24, %12 ]
  %7 = phi double [ 0.000000e+00, %3 ], [ %31, %12 ]
  %8 = phi double [ 0.000000e+00, %3 ], [ %38, %12 ]
  %9 = phi double [ 0.000000e+00, %3 ], [ %44, %12 ]
  %10 = phi i64 [ 0, %3 ], [ %45, %12 ]
  %11 = icmp sgt i64 %10, %2
  br i1 %11, label %59, label %48

12:                                               
  %13 = phi i64 [ %45, %12 ], [ 0, %3 ]
  %14 = phi double [ %44, %12 ], [ 0.000000e+00, %3 ]
  %15 = phi double [ %38, %12 ], [ 0.000000e+00, %3 ]
  %16 = phi double [ %31, %12 ], [ 0.000000e+00, %3 ]
  %17 = phi double [ %24, %12 ], [ 0.000000e+00, %3 ]
  %18 = or disjoint i64 %13, 3
  %19 = getelementptr inbounds double, ptr %0, i64 %13
  %20 = load double, ptr %19, align 8
  %21 = sub nsw i64 %2, %13
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call double @llvm.fmuladd.f64(double %20, double %23, double %17)
  %25 = or disjoint i64 %13, 1
  %26 = getelementptr inbounds double, ptr %0, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = sub nsw i64 %2, %25
  %29 = getelementptr inbounds double, ptr %1, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %27, double %30, double %16)
  %32 = or disjoint i64 %13, 2
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = sub nsw i64 %2, %32
  %36 = getelementptr inbounds double, ptr %1, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %37, double %15)
  %39 = getelementptr inbounds double, ptr %0, i64 %18
  %40 = load double, ptr %39, align 8
  %41 = sub nsw i64 %2, %18
  %42 = getelementptr inbounds double, ptr %1, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %43, double %14)
  %45 = add nuw nsw i64 %13, 4
  %46 = or disjoint i64 %45, 3
  %47 = icmp sgt i64 %46, %2
  br i1 %47, label %5, label %12

48:                                               
  %49 = phi i64 [ %57, %48 ], [ %10, %5 ]
  %50 = phi double [ %56, %48 ], [ %6, %5 ]
  %51 = getelementptr inbounds double, ptr %0, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = sub nsw i64 %2, %49
  %54 = getelementptr inbounds double, ptr %1, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %52, double %55, double %50)
  %57 = add nuw i64 %49, 1
  %58 = icmp eq i64 %49, %2
  br i1 %58, label %59, label %48

59:                                               
  %60 = phi double [ %6, %5 ], [ %56, %48 ]
  %61 = fadd double %7, %60
  %62 = fadd double %8, %9
  %63 = fadd double %62, %61
  ret double %63
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define linkonce_odr hidden double @__enzyme_cc_taylor_rest(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 4
  br i1 %4, label %5, label %12

5:                                                
  %6 = phi double [ 0.000000e+00, %3 ], [ %24, %12 ]
  %7 = phi double [ 0.000000e+00, %3 ], [ %31, %12 ]
  %8 = phi double [ 0.000000e+00, %3 ], [ %38, %12 ]
  %9 = phi double [ 0.000000e+00, %3 ], [ %44, %12 ]
  %10 = phi i64 [ 1, %3 ], [ %45, %12 ]
  %11 = icmp sgt i64 %10, %2
  br i1 %11, label %59, label %48

12:                                               
  %13 = phi i64 [ %46, %12 ], [ 4, %3 ]
  %14 = phi i64 [ %45, %12 ], [ 1, %3 ]
  %15 = phi double [ %44, %12 ], [ 0.000000e+00, %3 ]
  %16 = phi double [ %38, %12 ], [ 0.000000e+00, %3 ]
  %17 = phi double [ %31, %12 ], [ 0.000000e+00, %3 ]
  %18 = phi double [ %24, %12 ], [ 0.000000e+00, %3 ]
  %19 = getelementptr inbounds double, ptr %0, i64 %14
  %20 = load double, ptr %19, align 8
  %21 = sub nsw i64 %2, %14
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call double @llvm.fmuladd.f64(double %20, double %23, double %18)
  %25 = add nuw nsw i64 %14, 1
  %26 = getelementptr inbounds double, ptr %0, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = sub nsw i64 %2, %25
  %29 = getelementptr inbounds double, ptr %1, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %27, double %30, double %17)
  %32 = add nuw nsw i64 %14, 2
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = sub nsw i64 %2, %32
  %36 = getelementptr inbounds double, ptr %1, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %37, double %16)
  %39 = getelementptr inbounds double, ptr %0, i64 %13
  %40 = load double, ptr %39, align 8
  %41 = sub nsw i64 %2, %13
  %42 = getelementptr inbounds double, ptr %1, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %43, double %15)
  %45 = add nuw nsw i64 %14, 4
  %46 = add nuw nsw i64 %14, 7
  %47 = icmp sgt i64 %46, %2
  br i1 %47, label %5, label %12

48:                                               
  %49 = phi i64 [ %57, %48 ], [ %10, %5 ]
  %50 = phi double [ %56, %48 ], [ %6, %5 ]
  %51 = getelementptr inbounds double, ptr %0, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = sub nsw i64 %2, %49
  %54 = getelementptr inbounds double, ptr %1, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %52, double %55, double %50)
  %57 = add nuw i64 %49, 1
  %58 = icmp eq i64 %49, %2
  br i1 %58, label %59, label %48

59:                                               
  %60 = phi double [ %6, %5 ], [ %56, %48 ]
  %61 = fadd double %7, %60
  %62 = fadd double %8, %9
  %63 = fadd double %62, %61
  ret double %63
}

define linkonce_odr hidden double @__enzyme_cc_taylor_slope(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 4
  br i1 %4, label %5, label %12

5:                                                
  %6 = phi double [ 0.000000e+00, %3 ], [ %26, %12 ]
  %7 = phi double [ 0.000000e+00, %3 ], [ %35, %12 ]
  %8 = phi double [ 0.000000e+00, %3 ], [ %44, %12 ]
  %9 = phi double [ 0.000000e+00, %3 ], [ %52, %12 ]
  %10 = phi i64 [ 1, %3 ], [ %53, %12 ]
  %11 = icmp sgt i64 %10, %2
  br i1 %11, label %69, label %56

12:                                               
  %13 = phi i64 [ %54, %12 ], [ 4, %3 ]
  %14 = phi i64 [ %53, %12 ], [ 1, %3 ]
  %15 = phi double [ %52, %12 ], [ 0.000000e+00, %3 ]
  %16 = phi double [ %44, %12 ], [ 0.000000e+00, %3 ]
  %17 = phi double [ %35, %12 ], [ 0.000000e+00, %3 ]
  %18 = phi double [ %26, %12 ], [ 0.000000e+00, %3 ]
  %19 = uitofp nneg i64 %14 to double
  %20 = getelementptr inbounds double, ptr %0, i64 %14
  %21 = load double, ptr %20, align 8
  %22 = fmul double %21, %19
  %23 = sub nsw i64 %2, %14
  %24 = getelementptr inbounds double, ptr %1, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fmuladd.f64(double %22, double %25, double %18)
  %27 = add nuw nsw i64 %14, 1
  %28 = uitofp nneg i64 %27 to double
  %29 = getelementptr inbounds double, ptr %0, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = fmul double %30, %28
  %32 = sub nsw i64 %2, %27
  %33 = getelementptr inbounds double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fmuladd.f64(double %31, double %34, double %17)
  %36 = add nuw nsw i64 %14, 2
  %37 = uitofp nneg i64 %36 to double
  %38 = getelementptr inbounds double, ptr %0, i64 %36
  %39 = load double, ptr %38, align 8
  %40 = fmul double %39, %37
  %41 = sub nsw i64 %2, %36
  %42 = getelementptr inbounds double, ptr %1, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %43, double %16)
  %45 = uitofp nneg i64 %13 to double
  %46 = getelementptr inbounds double, ptr %0, i64 %13
  %47 = load double, ptr %46, align 8
  %48 = fmul double %47, %45
  %49 = sub nsw i64 %2, %13
  %50 = getelementptr inbounds double, ptr %1, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fmuladd.f64(double %48, double %51, double %15)
  %53 = add nuw nsw i64 %14, 4
  %54 = add nuw nsw i64 %14, 7
  %55 = icmp sgt i64 %54, %2
  br i1 %55, label %5, label %12

56:                                               
  %57 = phi i64 [ %67, %56 ], [ %10, %5 ]
  %58 = phi double [ %66, %56 ], [ %6, %5 ]
  %59 = uitofp nneg i64 %57 to double
  %60 = getelementptr inbounds double, ptr %0, i64 %57
  %61 = load double, ptr %60, align 8
  %62 = fmul double %61, %59
  %63 = sub nsw i64 %2, %57
  %64 = getelementptr inbounds double, ptr %1, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = tail call double @llvm.fmuladd.f64(double %62, double %65, double %58)
  %67 = add nuw i64 %57, 1
  %68 = icmp eq i64 %57, %2
  br i1 %68, label %69, label %56

69:                                               
  %70 = phi double [ %6, %5 ], [ %66, %56 ]
  %71 = fadd double %7, %70
  %72 = fadd double %8, %9
  %73 = fadd double %72, %71
  ret double %73
}

define linkonce_odr hidden void @__enzyme_cc_taylor_whole_power(ptr noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = load double, ptr %2, align 8
  %7 = icmp slt i64 %4, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = fcmp olt double %1, 0.000000e+00
  br label %18

10:                                               
  %11 = fcmp olt double %1, 0.000000e+00
  %12 = fneg double %1
  %13 = select i1 %11, double %12, double %1
  %14 = fptoui double %13 to i64
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %38, label %16

16:                                               
  %17 = icmp sgt i64 %4, -1
  br label %39

18:                                               
  %19 = phi i64 [ 0, %8 ], [ %36, %30 ]
  br i1 %9, label %20, label %27

20:                                               
  %21 = icmp eq i64 %19, 0
  %22 = uitofp i1 %21 to double
  %23 = tail call double @__enzyme_cc_taylor_rest(ptr noundef %0, ptr noundef %3, i64 noundef %19)
  %24 = fsub double %22, %23
  %25 = load double, ptr %0, align 8
  %26 = fdiv double %24, %25
  br label %30

27:                                               
  %28 = getelementptr inbounds double, ptr %0, i64 %19
  %29 = load double, ptr %28, align 8
  br label %30

30:                                               
  %31 = phi double [ %26, %20 ], [ %29, %27 ]
  %32 = getelementptr inbounds double, ptr %3, i64 %19
  store double %31, ptr %32, align 8
  %33 = icmp eq i64 %19, 0
  %34 = uitofp i1 %33 to double
  %35 = getelementptr inbounds double, ptr %2, i64 %19
  store double %34, ptr %35, align 8
  %36 = add nuw i64 %19, 1
  %37 = icmp eq i64 %19, %4
  br i1 %37, label %10, label %18

38:                                               
  store double %6, ptr %2, align 8
  br i1 %11, label %62, label %72

39:                                               
  %40 = phi i64 [ %14, %16 ], [ %60, %59 ]
  %41 = and i64 %40, 1
  %42 = icmp ne i64 %41, 0
  %43 = and i1 %17, %42
  br i1 %43, label %44, label %50

44:                                               
  %45 = phi i64 [ %48, %44 ], [ %4, %39 ]
  %46 = tail call double @__enzyme_cc_taylor_product(ptr noundef nonnull %2, ptr noundef %3, i64 noundef %45)
  %47 = getelementptr inbounds double, ptr %2, i64 %45
  store double %46, ptr %47, align 8
  %48 = add nsw i64 %45, -1
  %49 = icmp eq i64 %45, 0
  br i1 %49, label %50, label %44

50:                                               
  %51 = icmp ne i64 %40, 1
  %52 = and i1 %17, %51
  br i1 %52, label %53, label %59

53:                                               
  %54 = phi i64 [ %57, %53 ], [ %4, %50 ]
  %55 = tail call double @__enzyme_cc_taylor_product(ptr noundef %3, ptr noundef %3, i64 noundef %54)
  %56 = getelementptr inbounds double, ptr %3, i64 %54
  store double %55, ptr %56, align 8
  %57 = add nsw i64 %54, -1
  %58 = icmp eq i64 %54, 0
  br i1 %58, label %59, label %53

59:                                               
  %60 = lshr i64 %40, 1
  %61 = icmp ult i64 %40, 2
  br i1 %61, label %38, label %39

62:                                               
  %63 = load double, ptr %0, align 8
  %64 = fcmp oeq double %63, 0.000000e+00
  br i1 %64, label %65, label %72

65:                                               
  %66 = fmul double %6, %1
  %67 = fdiv double %66, %63
  %68 = getelementptr inbounds i8, ptr %0, i64 8
  %69 = load double, ptr %68, align 8
  %70 = fmul double %67, %69
  %71 = getelementptr inbounds i8, ptr %2, i64 8
  store double %70, ptr %71, align 8
  br label %72

72:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_taylor_power(ptr noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = tail call double @llvm.fabs.f64(double %1)
  %7 = fcmp olt double %6, 0x41E0000000000000
  br i1 %7, label %8, label %13

8:                                                
  %9 = fptosi double %1 to i64
  %10 = sitofp i64 %9 to double
  %11 = fcmp oeq double %10, %1
  br i1 %11, label %12, label %13

12:                                               
  tail call void @__enzyme_cc_taylor_whole_power(ptr noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4)
  br label %88

13:                                               
  %14 = load double, ptr %0, align 8
  %15 = fcmp oeq double %14, 0.000000e+00
  %16 = fcmp ogt double %1, 0.000000e+00
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %48

18:                                               
  %19 = icmp slt i64 %4, 1
  br i1 %19, label %23, label %20

20:                                               
  %21 = getelementptr i8, ptr %2, i64 8
  %22 = shl nuw i64 %4, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 %22, i1 false)
  br label %25

23:                                               
  %24 = icmp slt i64 %4, 0
  br i1 %24, label %88, label %25

25:                                               
  br label %26

26:                                               
  %27 = phi i64 [ %32, %31 ], [ 0, %25 ]
  %28 = getelementptr inbounds double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fcmp oeq double %29, 0.000000e+00
  br i1 %30, label %31, label %34

31:                                               
  %32 = add nuw i64 %27, 1
  %33 = icmp eq i64 %27, %4
  br i1 %33, label %88, label %26

34:                                               
  %35 = fcmp olt double %1, 1.000000e+00
  br i1 %35, label %88, label %36

36:                                               
  %37 = uitofp nneg i64 %27 to double
  %38 = fmul double %37, %1
  %39 = sitofp i64 %4 to double
  %40 = fcmp ogt double %38, %39
  br i1 %40, label %88, label %41

41:                                               
  %42 = fptosi double %38 to i64
  %43 = sitofp i64 %42 to double
  %44 = fcmp une double %38, %43
  br i1 %44, label %88, label %45

45:                                               
  %46 = tail call double @llvm.pow.f64(double %29, double %1)
  %47 = getelementptr inbounds double, ptr %2, i64 %42
  store double %46, ptr %47, align 8
  br label %48

48:                                               
  %49 = phi i64 [ %27, %45 ], [ 0, %13 ]
  %50 = phi i64 [ %42, %45 ], [ 0, %13 ]
  %51 = icmp slt i64 %50, %4
  br i1 %51, label %52, label %88

52:                                               
  %53 = getelementptr inbounds double, ptr %0, i64 %49
  %54 = add i64 %4, 2
  %55 = sub i64 %54, %50
  br label %56

56:                                               
  %57 = phi i64 [ 2, %52 ], [ %69, %62 ]
  %58 = phi i64 [ %50, %52 ], [ %59, %62 ]
  %59 = add nsw i64 %58, 1
  %60 = sub nsw i64 %59, %50
  %61 = icmp slt i64 %60, 1
  br i1 %61, label %62, label %71

62:                                               
  %63 = phi double [ 0.000000e+00, %56 ], [ %85, %71 ]
  %64 = sitofp i64 %60 to double
  %65 = load double, ptr %53, align 8
  %66 = fmul double %65, %64
  %67 = fdiv double %63, %66
  %68 = getelementptr inbounds double, ptr %2, i64 %59
  store double %67, ptr %68, align 8
  %69 = add i64 %57, 1
  %70 = icmp eq i64 %69, %55
  br i1 %70, label %88, label %56

71:                                               
  %72 = phi i64 [ %86, %71 ], [ 1, %56 ]
  %73 = phi double [ %85, %71 ], [ 0.000000e+00, %56 ]
  %74 = uitofp nneg i64 %72 to double
  %75 = sub nsw i64 %60, %72
  %76 = sitofp i64 %75 to double
  %77 = fneg double %76
  %78 = tail call double @llvm.fmuladd.f64(double %1, double %74, double %77)
  %79 = getelementptr inbounds double, ptr %53, i64 %72
  %80 = load double, ptr %79, align 8
  %81 = fmul double %78, %80
  %82 = sub nsw i64 %59, %72
  %83 = getelementptr inbounds double, ptr %2, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fmuladd.f64(double %81, double %84, double %73)
  %86 = add nuw i64 %72, 1
  %87 = icmp eq i64 %86, %57
  br i1 %87, label %62, label %71

88:                                               
  ret void
}

declare double @llvm.pow.f64(double, double) #1

define linkonce_odr hidden float @__enzyme_cc_taylor_product_f(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 3
  br i1 %4, label %5, label %12

5:                                                
  %6 = phi float [ 0.000000e+00, %3 ], [ %24, %12 ]
  %7 = phi float [ 0.000000e+00, %3 ], [ %31, %12 ]
  %8 = phi float [ 0.000000e+00, %3 ], [ %38, %12 ]
  %9 = phi float [ 0.000000e+00, %3 ], [ %44, %12 ]
  %10 = phi i64 [ 0, %3 ], [ %45, %12 ]
  %11 = icmp sgt i64 %10, %2
  br i1 %11, label %59, label %48

12:                                               
  %13 = phi i64 [ %45, %12 ], [ 0, %3 ]
  %14 = phi float [ %44, %12 ], [ 0.000000e+00, %3 ]
  %15 = phi float [ %38, %12 ], [ 0.000000e+00, %3 ]
  %16 = phi float [ %31, %12 ], [ 0.000000e+00, %3 ]
  %17 = phi float [ %24, %12 ], [ 0.000000e+00, %3 ]
  %18 = or disjoint i64 %13, 3
  %19 = getelementptr inbounds float, ptr %0, i64 %13
  %20 = load float, ptr %19, align 4
  %21 = sub nsw i64 %2, %13
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = tail call float @llvm.fmuladd.f32(float %20, float %23, float %17)
  %25 = or disjoint i64 %13, 1
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = sub nsw i64 %2, %25
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = tail call float @llvm.fmuladd.f32(float %27, float %30, float %16)
  %32 = or disjoint i64 %13, 2
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = sub nsw i64 %2, %32
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = tail call float @llvm.fmuladd.f32(float %34, float %37, float %15)
  %39 = getelementptr inbounds float, ptr %0, i64 %18
  %40 = load float, ptr %39, align 4
  %41 = sub nsw i64 %2, %18
  %42 = getelementptr inbounds float, ptr %1, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = tail call float @llvm.fmuladd.f32(float %40, float %43, float %14)
  %45 = add nuw nsw i64 %13, 4
  %46 = or disjoint i64 %45, 3
  %47 = icmp sgt i64 %46, %2
  br i1 %47, label %5, label %12

48:                                               
  %49 = phi i64 [ %57, %48 ], [ %10, %5 ]
  %50 = phi float [ %56, %48 ], [ %6, %5 ]
  %51 = getelementptr inbounds float, ptr %0, i64 %49
  %52 = load float, ptr %51, align 4
  %53 = sub nsw i64 %2, %49
  %54 = getelementptr inbounds float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = tail call float @llvm.fmuladd.f32(float %52, float %55, float %50)
  %57 = add nuw i64 %49, 1
  %58 = icmp eq i64 %49, %2
  br i1 %58, label %59, label %48

59:                                               
  %60 = phi float [ %6, %5 ], [ %56, %48 ]
  %61 = fadd float %7, %60
  %62 = fadd float %8, %9
  %63 = fadd float %62, %61
  ret float %63
}

declare float @llvm.fmuladd.f32(float, float, float) #1

define linkonce_odr hidden float @__enzyme_cc_taylor_rest_f(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 4
  br i1 %4, label %5, label %12

5:                                                
  %6 = phi float [ 0.000000e+00, %3 ], [ %24, %12 ]
  %7 = phi float [ 0.000000e+00, %3 ], [ %31, %12 ]
  %8 = phi float [ 0.000000e+00, %3 ], [ %38, %12 ]
  %9 = phi float [ 0.000000e+00, %3 ], [ %44, %12 ]
  %10 = phi i64 [ 1, %3 ], [ %45, %12 ]
  %11 = icmp sgt i64 %10, %2
  br i1 %11, label %59, label %48

12:                                               
  %13 = phi i64 [ %46, %12 ], [ 4, %3 ]
  %14 = phi i64 [ %45, %12 ], [ 1, %3 ]
  %15 = phi float [ %44, %12 ], [ 0.000000e+00, %3 ]
  %16 = phi float [ %38, %12 ], [ 0.000000e+00, %3 ]
  %17 = phi float [ %31, %12 ], [ 0.000000e+00, %3 ]
  %18 = phi float [ %24, %12 ], [ 0.000000e+00, %3 ]
  %19 = getelementptr inbounds float, ptr %0, i64 %14
  %20 = load float, ptr %19, align 4
  %21 = sub nsw i64 %2, %14
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = tail call float @llvm.fmuladd.f32(float %20, float %23, float %18)
  %25 = add nuw nsw i64 %14, 1
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = sub nsw i64 %2, %25
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = tail call float @llvm.fmuladd.f32(float %27, float %30, float %17)
  %32 = add nuw nsw i64 %14, 2
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = sub nsw i64 %2, %32
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = tail call float @llvm.fmuladd.f32(float %34, float %37, float %16)
  %39 = getelementptr inbounds float, ptr %0, i64 %13
  %40 = load float, ptr %39, align 4
  %41 = sub nsw i64 %2, %13
  %42 = getelementptr inbounds float, ptr %1, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = tail call float @llvm.fmuladd.f32(float %40, float %43, float %15)
  %45 = add nuw nsw i64 %14, 4
  %46 = add nuw nsw i64 %14, 7
  %47 = icmp sgt i64 %46, %2
  br i1 %47, label %5, label %12

48:                                               
  %49 = phi i64 [ %57, %48 ], [ %10, %5 ]
  %50 = phi float [ %56, %48 ], [ %6, %5 ]
  %51 = getelementptr inbounds float, ptr %0, i64 %49
  %52 = load float, ptr %51, align 4
  %53 = sub nsw i64 %2, %49
  %54 = getelementptr inbounds float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = tail call float @llvm.fmuladd.f32(float %52, float %55, float %50)
  %57 = add nuw i64 %49, 1
  %58 = icmp eq i64 %49, %2
  br i1 %58, label %59, label %48

59:                                               
  %60 = phi float [ %6, %5 ], [ %56, %48 ]
  %61 = fadd float %7, %60
  %62 = fadd float %8, %9
  %63 = fadd float %62, %61
  ret float %63
}

define linkonce_odr hidden float @__enzyme_cc_taylor_slope_f(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 4
  br i1 %4, label %5, label %12

5:                                                
  %6 = phi float [ 0.000000e+00, %3 ], [ %26, %12 ]
  %7 = phi float [ 0.000000e+00, %3 ], [ %35, %12 ]
  %8 = phi float [ 0.000000e+00, %3 ], [ %44, %12 ]
  %9 = phi float [ 0.000000e+00, %3 ], [ %52, %12 ]
  %10 = phi i64 [ 1, %3 ], [ %53, %12 ]
  %11 = icmp sgt i64 %10, %2
  br i1 %11, label %69, label %56

12:                                               
  %13 = phi i64 [ %54, %12 ], [ 4, %3 ]
  %14 = phi i64 [ %53, %12 ], [ 1, %3 ]
  %15 = phi float [ %52, %12 ], [ 0.000000e+00, %3 ]
  %16 = phi float [ %44, %12 ], [ 0.000000e+00, %3 ]
  %17 = phi float [ %35, %12 ], [ 0.000000e+00, %3 ]
  %18 = phi float [ %26, %12 ], [ 0.000000e+00, %3 ]
  %19 = uitofp nneg i64 %14 to float
  %20 = getelementptr inbounds float, ptr %0, i64 %14
  %21 = load float, ptr %20, align 4
  %22 = fmul float %21, %19
  %23 = sub nsw i64 %2, %14
  %24 = getelementptr inbounds float, ptr %1, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = tail call float @llvm.fmuladd.f32(float %22, float %25, float %18)
  %27 = add nuw nsw i64 %14, 1
  %28 = uitofp nneg i64 %27 to float
  %29 = getelementptr inbounds float, ptr %0, i64 %27
  %30 = load float, ptr %29, align 4
  %31 = fmul float %30, %28
  %32 = sub nsw i64 %2, %27
  %33 = getelementptr inbounds float, ptr %1, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = tail call float @llvm.fmuladd.f32(float %31, float %34, float %17)
  %36 = add nuw nsw i64 %14, 2
  %37 = uitofp nneg i64 %36 to float
  %38 = getelementptr inbounds float, ptr %0, i64 %36
  %39 = load float, ptr %38, align 4
  %40 = fmul float %39, %37
  %41 = sub nsw i64 %2, %36
  %42 = getelementptr inbounds float, ptr %1, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = tail call float @llvm.fmuladd.f32(float %40, float %43, float %16)
  %45 = uitofp nneg i64 %13 to float
  %46 = getelementptr inbounds float, ptr %0, i64 %13
  %47 = load float, ptr %46, align 4
  %48 = fmul float %47, %45
  %49 = sub nsw i64 %2, %13
  %50 = getelementptr inbounds float, ptr %1, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = tail call float @llvm.fmuladd.f32(float %48, float %51, float %15)
  %53 = add nuw nsw i64 %14, 4
  %54 = add nuw nsw i64 %14, 7
  %55 = icmp sgt i64 %54, %2
  br i1 %55, label %5, label %12

56:                                               
  %57 = phi i64 [ %67, %56 ], [ %10, %5 ]
  %58 = phi float [ %66, %56 ], [ %6, %5 ]
  %59 = uitofp nneg i64 %57 to float
  %60 = getelementptr inbounds float, ptr %0, i64 %57
  %61 = load float, ptr %60, align 4
  %62 = fmul float %61, %59
  %63 = sub nsw i64 %2, %57
  %64 = getelementptr inbounds float, ptr %1, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = tail call float @llvm.fmuladd.f32(float %62, float %65, float %58)
  %67 = add nuw i64 %57, 1
  %68 = icmp eq i64 %57, %2
  br i1 %68, label %69, label %56

69:                                               
  %70 = phi float [ %6, %5 ], [ %66, %56 ]
  %71 = fadd float %7, %70
  %72 = fadd float %8, %9
  %73 = fadd float %72, %71
  ret float %73
}

define linkonce_odr hidden void @__enzyme_cc_taylor_whole_power_f(ptr noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = load float, ptr %2, align 4
  %7 = icmp slt i64 %4, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = fcmp olt float %1, 0.000000e+00
  br label %18

10:                                               
  %11 = fcmp olt float %1, 0.000000e+00
  %12 = fneg float %1
  %13 = select i1 %11, float %12, float %1
  %14 = fptoui float %13 to i64
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %38, label %16

16:                                               
  %17 = icmp sgt i64 %4, -1
  br label %39

18:                                               
  %19 = phi i64 [ 0, %8 ], [ %36, %30 ]
  br i1 %9, label %20, label %27

20:                                               
  %21 = icmp eq i64 %19, 0
  %22 = uitofp i1 %21 to float
  %23 = tail call float @__enzyme_cc_taylor_rest_f(ptr noundef %0, ptr noundef %3, i64 noundef %19)
  %24 = fsub float %22, %23
  %25 = load float, ptr %0, align 4
  %26 = fdiv float %24, %25
  br label %30

27:                                               
  %28 = getelementptr inbounds float, ptr %0, i64 %19
  %29 = load float, ptr %28, align 4
  br label %30

30:                                               
  %31 = phi float [ %26, %20 ], [ %29, %27 ]
  %32 = getelementptr inbounds float, ptr %3, i64 %19
  store float %31, ptr %32, align 4
  %33 = icmp eq i64 %19, 0
  %34 = uitofp i1 %33 to float
  %35 = getelementptr inbounds float, ptr %2, i64 %19
  store float %34, ptr %35, align 4
  %36 = add nuw i64 %19, 1
  %37 = icmp eq i64 %19, %4
  br i1 %37, label %10, label %18

38:                                               
  store float %6, ptr %2, align 4
  br i1 %11, label %62, label %72

39:                                               
  %40 = phi i64 [ %14, %16 ], [ %60, %59 ]
  %41 = and i64 %40, 1
  %42 = icmp ne i64 %41, 0
  %43 = and i1 %17, %42
  br i1 %43, label %44, label %50

44:                                               
  %45 = phi i64 [ %48, %44 ], [ %4, %39 ]
  %46 = tail call float @__enzyme_cc_taylor_product_f(ptr noundef nonnull %2, ptr noundef %3, i64 noundef %45)
  %47 = getelementptr inbounds float, ptr %2, i64 %45
  store float %46, ptr %47, align 4
  %48 = add nsw i64 %45, -1
  %49 = icmp eq i64 %45, 0
  br i1 %49, label %50, label %44

50:                                               
  %51 = icmp ne i64 %40, 1
  %52 = and i1 %17, %51
  br i1 %52, label %53, label %59

53:                                               
  %54 = phi i64 [ %57, %53 ], [ %4, %50 ]
  %55 = tail call float @__enzyme_cc_taylor_product_f(ptr noundef %3, ptr noundef %3, i64 noundef %54)
  %56 = getelementptr inbounds float, ptr %3, i64 %54
  store float %55, ptr %56, align 4
  %57 = add nsw i64 %54, -1
  %58 = icmp eq i64 %54, 0
  br i1 %58, label %59, label %53

59:                                               
  %60 = lshr i64 %40, 1
  %61 = icmp ult i64 %40, 2
  br i1 %61, label %38, label %39

62:                                               
  %63 = load float, ptr %0, align 4
  %64 = fcmp oeq float %63, 0.000000e+00
  br i1 %64, label %65, label %72

65:                                               
  %66 = fmul float %6, %1
  %67 = fdiv float %66, %63
  %68 = getelementptr inbounds i8, ptr %0, i64 4
  %69 = load float, ptr %68, align 4
  %70 = fmul float %67, %69
  %71 = getelementptr inbounds i8, ptr %2, i64 4
  store float %70, ptr %71, align 4
  br label %72

72:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_taylor_power_f(ptr noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = tail call float @llvm.fabs.f32(float %1)
  %7 = fcmp olt float %6, 0x41E0000000000000
  br i1 %7, label %8, label %13

8:                                                
  %9 = fptosi float %1 to i64
  %10 = sitofp i64 %9 to float
  %11 = fcmp oeq float %10, %1
  br i1 %11, label %12, label %13

12:                                               
  tail call void @__enzyme_cc_taylor_whole_power_f(ptr noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4)
  br label %88

13:                                               
  %14 = load float, ptr %0, align 4
  %15 = fcmp oeq float %14, 0.000000e+00
  %16 = fcmp ogt float %1, 0.000000e+00
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %48

18:                                               
  %19 = icmp slt i64 %4, 1
  br i1 %19, label %23, label %20

20:                                               
  %21 = getelementptr i8, ptr %2, i64 4
  %22 = shl nuw i64 %4, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %21, i8 0, i64 %22, i1 false)
  br label %25

23:                                               
  %24 = icmp slt i64 %4, 0
  br i1 %24, label %88, label %25

25:                                               
  br label %26

26:                                               
  %27 = phi i64 [ %32, %31 ], [ 0, %25 ]
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = fcmp oeq float %29, 0.000000e+00
  br i1 %30, label %31, label %34

31:                                               
  %32 = add nuw i64 %27, 1
  %33 = icmp eq i64 %27, %4
  br i1 %33, label %88, label %26

34:                                               
  %35 = fcmp olt float %1, 1.000000e+00
  br i1 %35, label %88, label %36

36:                                               
  %37 = uitofp nneg i64 %27 to float
  %38 = fmul float %37, %1
  %39 = sitofp i64 %4 to float
  %40 = fcmp ogt float %38, %39
  br i1 %40, label %88, label %41

41:                                               
  %42 = fptosi float %38 to i64
  %43 = sitofp i64 %42 to float
  %44 = fcmp une float %38, %43
  br i1 %44, label %88, label %45

45:                                               
  %46 = tail call float @llvm.pow.f32(float %29, float %1)
  %47 = getelementptr inbounds float, ptr %2, i64 %42
  store float %46, ptr %47, align 4
  br label %48

48:                                               
  %49 = phi i64 [ %27, %45 ], [ 0, %13 ]
  %50 = phi i64 [ %42, %45 ], [ 0, %13 ]
  %51 = icmp slt i64 %50, %4
  br i1 %51, label %52, label %88

52:                                               
  %53 = getelementptr inbounds float, ptr %0, i64 %49
  %54 = add i64 %4, 2
  %55 = sub i64 %54, %50
  br label %56

56:                                               
  %57 = phi i64 [ 2, %52 ], [ %69, %62 ]
  %58 = phi i64 [ %50, %52 ], [ %59, %62 ]
  %59 = add nsw i64 %58, 1
  %60 = sub nsw i64 %59, %50
  %61 = icmp slt i64 %60, 1
  br i1 %61, label %62, label %71

62:                                               
  %63 = phi float [ 0.000000e+00, %56 ], [ %85, %71 ]
  %64 = sitofp i64 %60 to float
  %65 = load float, ptr %53, align 4
  %66 = fmul float %65, %64
  %67 = fdiv float %63, %66
  %68 = getelementptr inbounds float, ptr %2, i64 %59
  store float %67, ptr %68, align 4
  %69 = add i64 %57, 1
  %70 = icmp eq i64 %69, %55
  br i1 %70, label %88, label %56

71:                                               
  %72 = phi i64 [ %86, %71 ], [ 1, %56 ]
  %73 = phi float [ %85, %71 ], [ 0.000000e+00, %56 ]
  %74 = uitofp nneg i64 %72 to float
  %75 = sub nsw i64 %60, %72
  %76 = sitofp i64 %75 to float
  %77 = fneg float %76
  %78 = tail call float @llvm.fmuladd.f32(float %1, float %74, float %77)
  %79 = getelementptr inbounds float, ptr %53, i64 %72
  %80 = load float, ptr %79, align 4
  %81 = fmul float %78, %80
  %82 = sub nsw i64 %59, %72
  %83 = getelementptr inbounds float, ptr %2, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = tail call float @llvm.fmuladd.f32(float %81, float %84, float %73)
  %86 = add nuw i64 %72, 1
  %87 = icmp eq i64 %86, %57
  br i1 %87, label %62, label %71

88:                                               
  ret void
}

declare float @llvm.pow.f32(float, float) #1

define linkonce_odr hidden x86_fp80 @__enzyme_cc_taylor_product_l(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 3
  br i1 %4, label %5, label %12

5:                                                
  %6 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %31, %12 ]
  %7 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %38, %12 ]
  %8 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %24, %12 ]
  %9 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %44, %12 ]
  %10 = phi i64 [ 0, %3 ], [ %45, %12 ]
  %11 = icmp sgt i64 %10, %2
  br i1 %11, label %59, label %48

12:                                               
  %13 = phi i64 [ %45, %12 ], [ 0, %3 ]
  %14 = phi x86_fp80 [ %44, %12 ], [ 0xK00000000000000000000, %3 ]
  %15 = phi x86_fp80 [ %24, %12 ], [ 0xK00000000000000000000, %3 ]
  %16 = phi x86_fp80 [ %38, %12 ], [ 0xK00000000000000000000, %3 ]
  %17 = phi x86_fp80 [ %31, %12 ], [ 0xK00000000000000000000, %3 ]
  %18 = or disjoint i64 %13, 3
  %19 = getelementptr inbounds x86_fp80, ptr %0, i64 %13
  %20 = load x86_fp80, ptr %19, align 16
  %21 = sub nsw i64 %2, %13
  %22 = getelementptr inbounds x86_fp80, ptr %1, i64 %21
  %23 = load x86_fp80, ptr %22, align 16
  %24 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %20, x86_fp80 %23, x86_fp80 %15)
  %25 = or disjoint i64 %13, 1
  %26 = getelementptr inbounds x86_fp80, ptr %0, i64 %25
  %27 = load x86_fp80, ptr %26, align 16
  %28 = sub nsw i64 %2, %25
  %29 = getelementptr inbounds x86_fp80, ptr %1, i64 %28
  %30 = load x86_fp80, ptr %29, align 16
  %31 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %27, x86_fp80 %30, x86_fp80 %17)
  %32 = or disjoint i64 %13, 2
  %33 = getelementptr inbounds x86_fp80, ptr %0, i64 %32
  %34 = load x86_fp80, ptr %33, align 16
  %35 = sub nsw i64 %2, %32
  %36 = getelementptr inbounds x86_fp80, ptr %1, i64 %35
  %37 = load x86_fp80, ptr %36, align 16
  %38 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %34, x86_fp80 %37, x86_fp80 %16)
  %39 = getelementptr inbounds x86_fp80, ptr %0, i64 %18
  %40 = load x86_fp80, ptr %39, align 16
  %41 = sub nsw i64 %2, %18
  %42 = getelementptr inbounds x86_fp80, ptr %1, i64 %41
  %43 = load x86_fp80, ptr %42, align 16
  %44 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %40, x86_fp80 %43, x86_fp80 %14)
  %45 = add nuw nsw i64 %13, 4
  %46 = or disjoint i64 %45, 3
  %47 = icmp sgt i64 %46, %2
  br i1 %47, label %5, label %12

48:                                               
  %49 = phi i64 [ %57, %48 ], [ %10, %5 ]
  %50 = phi x86_fp80 [ %56, %48 ], [ %8, %5 ]
  %51 = getelementptr inbounds x86_fp80, ptr %0, i64 %49
  %52 = load x86_fp80, ptr %51, align 16
  %53 = sub nsw i64 %2, %49
  %54 = getelementptr inbounds x86_fp80, ptr %1, i64 %53
  %55 = load x86_fp80, ptr %54, align 16
  %56 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %52, x86_fp80 %55, x86_fp80 %50)
  %57 = add nuw i64 %49, 1
  %58 = icmp eq i64 %49, %2
  br i1 %58, label %59, label %48

59:                                               
  %60 = phi x86_fp80 [ %8, %5 ], [ %56, %48 ]
  %61 = fadd x86_fp80 %6, %60
  %62 = fadd x86_fp80 %7, %9
  %63 = fadd x86_fp80 %62, %61
  ret x86_fp80 %63
}

declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

define linkonce_odr hidden x86_fp80 @__enzyme_cc_taylor_rest_l(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 4
  br i1 %4, label %5, label %12

5:                                                
  %6 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %31, %12 ]
  %7 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %38, %12 ]
  %8 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %24, %12 ]
  %9 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %44, %12 ]
  %10 = phi i64 [ 1, %3 ], [ %45, %12 ]
  %11 = icmp sgt i64 %10, %2
  br i1 %11, label %59, label %48

12:                                               
  %13 = phi i64 [ %46, %12 ], [ 4, %3 ]
  %14 = phi i64 [ %45, %12 ], [ 1, %3 ]
  %15 = phi x86_fp80 [ %44, %12 ], [ 0xK00000000000000000000, %3 ]
  %16 = phi x86_fp80 [ %24, %12 ], [ 0xK00000000000000000000, %3 ]
  %17 = phi x86_fp80 [ %38, %12 ], [ 0xK00000000000000000000, %3 ]
  %18 = phi x86_fp80 [ %31, %12 ], [ 0xK00000000000000000000, %3 ]
  %19 = getelementptr inbounds x86_fp80, ptr %0, i64 %14
  %20 = load x86_fp80, ptr %19, align 16
  %21 = sub nsw i64 %2, %14
  %22 = getelementptr inbounds x86_fp80, ptr %1, i64 %21
  %23 = load x86_fp80, ptr %22, align 16
  %24 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %20, x86_fp80 %23, x86_fp80 %16)
  %25 = add nuw nsw i64 %14, 1
  %26 = getelementptr inbounds x86_fp80, ptr %0, i64 %25
  %27 = load x86_fp80, ptr %26, align 16
  %28 = sub nsw i64 %2, %25
  %29 = getelementptr inbounds x86_fp80, ptr %1, i64 %28
  %30 = load x86_fp80, ptr %29, align 16
  %31 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %27, x86_fp80 %30, x86_fp80 %18)
  %32 = add nuw nsw i64 %14, 2
  %33 = getelementptr inbounds x86_fp80, ptr %0, i64 %32
  %34 = load x86_fp80, ptr %33, align 16
  %35 = sub nsw i64 %2, %32
  %36 = getelementptr inbounds x86_fp80, ptr %1, i64 %35
  %37 = load x86_fp80, ptr %36, align 16
  %38 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %34, x86_fp80 %37, x86_fp80 %17)
  %39 = getelementptr inbounds x86_fp80, ptr %0, i64 %13
  %40 = load x86_fp80, ptr %39, align 16
  %41 = sub nsw i64 %2, %13
  %42 = getelementptr inbounds x86_fp80, ptr %1, i64 %41
  %43 = load x86_fp80, ptr %42, align 16
  %44 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %40, x86_fp80 %43, x86_fp80 %15)
  %45 = add nuw nsw i64 %14, 4
  %46 = add nuw nsw i64 %14, 7
  %47 = icmp sgt i64 %46, %2
  br i1 %47, label %5, label %12

48:                                               
  %49 = phi i64 [ %57, %48 ], [ %10, %5 ]
  %50 = phi x86_fp80 [ %56, %48 ], [ %8, %5 ]
  %51 = getelementptr inbounds x86_fp80, ptr %0, i64 %49
  %52 = load x86_fp80, ptr %51, align 16
  %53 = sub nsw i64 %2, %49
  %54 = getelementptr inbounds x86_fp80, ptr %1, i64 %53
  %55 = load x86_fp80, ptr %54, align 16
  %56 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %52, x86_fp80 %55, x86_fp80 %50)
  %57 = add nuw i64 %49, 1
  %58 = icmp eq i64 %49, %2
  br i1 %58, label %59, label %48

59:                                               
  %60 = phi x86_fp80 [ %8, %5 ], [ %56, %48 ]
  %61 = fadd x86_fp80 %6, %60
  %62 = fadd x86_fp80 %7, %9
  %63 = fadd x86_fp80 %62, %61
  ret x86_fp80 %63
}

define linkonce_odr hidden x86_fp80 @__enzyme_cc_taylor_slope_l(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %2, 4
  br i1 %4, label %5, label %12

5:                                                
  %6 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %35, %12 ]
  %7 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %44, %12 ]
  %8 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %26, %12 ]
  %9 = phi x86_fp80 [ 0xK00000000000000000000, %3 ], [ %52, %12 ]
  %10 = phi i64 [ 1, %3 ], [ %53, %12 ]
  %11 = icmp sgt i64 %10, %2
  br i1 %11, label %69, label %56

12:                                               
  %13 = phi i64 [ %54, %12 ], [ 4, %3 ]
  %14 = phi i64 [ %53, %12 ], [ 1, %3 ]
  %15 = phi x86_fp80 [ %52, %12 ], [ 0xK00000000000000000000, %3 ]
  %16 = phi x86_fp80 [ %26, %12 ], [ 0xK00000000000000000000, %3 ]
  %17 = phi x86_fp80 [ %44, %12 ], [ 0xK00000000000000000000, %3 ]
  %18 = phi x86_fp80 [ %35, %12 ], [ 0xK00000000000000000000, %3 ]
  %19 = uitofp nneg i64 %14 to x86_fp80
  %20 = getelementptr inbounds x86_fp80, ptr %0, i64 %14
  %21 = load x86_fp80, ptr %20, align 16
  %22 = fmul x86_fp80 %21, %19
  %23 = sub nsw i64 %2, %14
  %24 = getelementptr inbounds x86_fp80, ptr %1, i64 %23
  %25 = load x86_fp80, ptr %24, align 16
  %26 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %22, x86_fp80 %25, x86_fp80 %16)
  %27 = add nuw nsw i64 %14, 1
  %28 = uitofp nneg i64 %27 to x86_fp80
  %29 = getelementptr inbounds x86_fp80, ptr %0, i64 %27
  %30 = load x86_fp80, ptr %29, align 16
  %31 = fmul x86_fp80 %30, %28
  %32 = sub nsw i64 %2, %27
  %33 = getelementptr inbounds x86_fp80, ptr %1, i64 %32
  %34 = load x86_fp80, ptr %33, align 16
  %35 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %31, x86_fp80 %34, x86_fp80 %18)
  %36 = add nuw nsw i64 %14, 2
  %37 = uitofp nneg i64 %36 to x86_fp80
  %38 = getelementptr inbounds x86_fp80, ptr %0, i64 %36
  %39 = load x86_fp80, ptr %38, align 16
  %40 = fmul x86_fp80 %39, %37
  %41 = sub nsw i64 %2, %36
  %42 = getelementptr inbounds x86_fp80, ptr %1, i64 %41
  %43 = load x86_fp80, ptr %42, align 16
  %44 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %40, x86_fp80 %43, x86_fp80 %17)
  %45 = uitofp nneg i64 %13 to x86_fp80
  %46 = getelementptr inbounds x86_fp80, ptr %0, i64 %13
  %47 = load x86_fp80, ptr %46, align 16
  %48 = fmul x86_fp80 %47, %45
  %49 = sub nsw i64 %2, %13
  %50 = getelementptr inbounds x86_fp80, ptr %1, i64 %49
  %51 = load x86_fp80, ptr %50, align 16
  %52 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %48, x86_fp80 %51, x86_fp80 %15)
  %53 = add nuw nsw i64 %14, 4
  %54 = add nuw nsw i64 %14, 7
  %55 = icmp sgt i64 %54, %2
  br i1 %55, label %5, label %12

56:                                               
  %57 = phi i64 [ %67, %56 ], [ %10, %5 ]
  %58 = phi x86_fp80 [ %66, %56 ], [ %8, %5 ]
  %59 = uitofp nneg i64 %57 to x86_fp80
  %60 = getelementptr inbounds x86_fp80, ptr %0, i64 %57
  %61 = load x86_fp80, ptr %60, align 16
  %62 = fmul x86_fp80 %61, %59
  %63 = sub nsw i64 %2, %57
  %64 = getelementptr inbounds x86_fp80, ptr %1, i64 %63
  %65 = load x86_fp80, ptr %64, align 16
  %66 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %62, x86_fp80 %65, x86_fp80 %58)
  %67 = add nuw i64 %57, 1
  %68 = icmp eq i64 %57, %2
  br i1 %68, label %69, label %56

69:                                               
  %70 = phi x86_fp80 [ %8, %5 ], [ %66, %56 ]
  %71 = fadd x86_fp80 %6, %70
  %72 = fadd x86_fp80 %7, %9
  %73 = fadd x86_fp80 %72, %71
  ret x86_fp80 %73
}

define linkonce_odr hidden void @__enzyme_cc_taylor_whole_power_l(ptr noundef %0, x86_fp80 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = load x86_fp80, ptr %2, align 16
  %7 = icmp slt i64 %4, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = fcmp olt x86_fp80 %1, 0xK00000000000000000000
  br label %18

10:                                               
  %11 = fcmp olt x86_fp80 %1, 0xK00000000000000000000
  %12 = fneg x86_fp80 %1
  %13 = select i1 %11, x86_fp80 %12, x86_fp80 %1
  %14 = fptoui x86_fp80 %13 to i64
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %38, label %16

16:                                               
  %17 = icmp sgt i64 %4, -1
  br label %39

18:                                               
  %19 = phi i64 [ 0, %8 ], [ %36, %30 ]
  br i1 %9, label %20, label %27

20:                                               
  %21 = icmp eq i64 %19, 0
  %22 = uitofp i1 %21 to x86_fp80
  %23 = tail call x86_fp80 @__enzyme_cc_taylor_rest_l(ptr noundef %0, ptr noundef %3, i64 noundef %19)
  %24 = fsub x86_fp80 %22, %23
  %25 = load x86_fp80, ptr %0, align 16
  %26 = fdiv x86_fp80 %24, %25
  br label %30

27:                                               
  %28 = getelementptr inbounds x86_fp80, ptr %0, i64 %19
  %29 = load x86_fp80, ptr %28, align 16
  br label %30

30:                                               
  %31 = phi x86_fp80 [ %26, %20 ], [ %29, %27 ]
  %32 = getelementptr inbounds x86_fp80, ptr %3, i64 %19
  store x86_fp80 %31, ptr %32, align 16
  %33 = icmp eq i64 %19, 0
  %34 = uitofp i1 %33 to x86_fp80
  %35 = getelementptr inbounds x86_fp80, ptr %2, i64 %19
  store x86_fp80 %34, ptr %35, align 16
  %36 = add nuw i64 %19, 1
  %37 = icmp eq i64 %19, %4
  br i1 %37, label %10, label %18

38:                                               
  store x86_fp80 %6, ptr %2, align 16
  br i1 %11, label %62, label %72

39:                                               
  %40 = phi i64 [ %14, %16 ], [ %60, %59 ]
  %41 = and i64 %40, 1
  %42 = icmp ne i64 %41, 0
  %43 = and i1 %17, %42
  br i1 %43, label %44, label %50

44:                                               
  %45 = phi i64 [ %48, %44 ], [ %4, %39 ]
  %46 = tail call x86_fp80 @__enzyme_cc_taylor_product_l(ptr noundef nonnull %2, ptr noundef %3, i64 noundef %45)
  %47 = getelementptr inbounds x86_fp80, ptr %2, i64 %45
  store x86_fp80 %46, ptr %47, align 16
  %48 = add nsw i64 %45, -1
  %49 = icmp eq i64 %45, 0
  br i1 %49, label %50, label %44

50:                                               
  %51 = icmp ne i64 %40, 1
  %52 = and i1 %17, %51
  br i1 %52, label %53, label %59

53:                                               
  %54 = phi i64 [ %57, %53 ], [ %4, %50 ]
  %55 = tail call x86_fp80 @__enzyme_cc_taylor_product_l(ptr noundef %3, ptr noundef %3, i64 noundef %54)
  %56 = getelementptr inbounds x86_fp80, ptr %3, i64 %54
  store x86_fp80 %55, ptr %56, align 16
  %57 = add nsw i64 %54, -1
  %58 = icmp eq i64 %54, 0
  br i1 %58, label %59, label %53

59:                                               
  %60 = lshr i64 %40, 1
  %61 = icmp ult i64 %40, 2
  br i1 %61, label %38, label %39

62:                                               
  %63 = load x86_fp80, ptr %0, align 16
  %64 = fcmp oeq x86_fp80 %63, 0xK00000000000000000000
  br i1 %64, label %65, label %72

65:                                               
  %66 = fmul x86_fp80 %6, %1
  %67 = fdiv x86_fp80 %66, %63
  %68 = getelementptr inbounds i8, ptr %0, i64 16
  %69 = load x86_fp80, ptr %68, align 16
  %70 = fmul x86_fp80 %67, %69
  %71 = getelementptr inbounds i8, ptr %2, i64 16
  store x86_fp80 %70, ptr %71, align 16
  br label %72

72:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_taylor_power_l(ptr noundef %0, x86_fp80 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %1)
  %7 = fcmp olt x86_fp80 %6, 0xK401E8000000000000000
  br i1 %7, label %8, label %13

8:                                                
  %9 = fptosi x86_fp80 %1 to i64
  %10 = sitofp i64 %9 to x86_fp80
  %11 = fcmp oeq x86_fp80 %10, %1
  br i1 %11, label %12, label %13

12:                                               
  tail call void @__enzyme_cc_taylor_whole_power_l(ptr noundef %0, x86_fp80 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4)
  br label %89

13:                                               
  %14 = load x86_fp80, ptr %0, align 16
  %15 = fcmp oeq x86_fp80 %14, 0xK00000000000000000000
  %16 = fcmp ogt x86_fp80 %1, 0xK00000000000000000000
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %49

18:                                               
  %19 = icmp slt i64 %4, 1
  br i1 %19, label %20, label %22

20:                                               
  %21 = icmp slt i64 %4, 0
  br i1 %21, label %89, label %27

22:                                               
  %23 = phi i64 [ %25, %22 ], [ 1, %18 ]
  %24 = getelementptr inbounds x86_fp80, ptr %2, i64 %23
  store x86_fp80 0xK00000000000000000000, ptr %24, align 16
  %25 = add nuw i64 %23, 1
  %26 = icmp eq i64 %23, %4
  br i1 %26, label %20, label %22

27:                                               
  %28 = phi i64 [ %33, %32 ], [ 0, %20 ]
  %29 = getelementptr inbounds x86_fp80, ptr %0, i64 %28
  %30 = load x86_fp80, ptr %29, align 16
  %31 = fcmp oeq x86_fp80 %30, 0xK00000000000000000000
  br i1 %31, label %32, label %35

32:                                               
  %33 = add nuw i64 %28, 1
  %34 = icmp eq i64 %28, %4
  br i1 %34, label %89, label %27

35:                                               
  %36 = fcmp olt x86_fp80 %1, 0xK3FFF8000000000000000
  br i1 %36, label %89, label %37

37:                                               
  %38 = uitofp nneg i64 %28 to x86_fp80
  %39 = fmul x86_fp80 %38, %1
  %40 = sitofp i64 %4 to x86_fp80
  %41 = fcmp ogt x86_fp80 %39, %40
  br i1 %41, label %89, label %42

42:                                               
  %43 = fptosi x86_fp80 %39 to i64
  %44 = sitofp i64 %43 to x86_fp80
  %45 = fcmp une x86_fp80 %39, %44
  br i1 %45, label %89, label %46

46:                                               
  %47 = tail call x86_fp80 @llvm.pow.f80(x86_fp80 %30, x86_fp80 %1)
  %48 = getelementptr inbounds x86_fp80, ptr %2, i64 %43
  store x86_fp80 %47, ptr %48, align 16
  br label %49

49:                                               
  %50 = phi i64 [ %43, %46 ], [ 0, %13 ]
  %51 = phi i64 [ %28, %46 ], [ 0, %13 ]
  %52 = icmp slt i64 %50, %4
  br i1 %52, label %53, label %89

53:                                               
  %54 = getelementptr inbounds x86_fp80, ptr %0, i64 %51
  %55 = add i64 %4, 2
  %56 = sub i64 %55, %50
  br label %57

57:                                               
  %58 = phi i64 [ 2, %53 ], [ %70, %63 ]
  %59 = phi i64 [ %50, %53 ], [ %60, %63 ]
  %60 = add nsw i64 %59, 1
  %61 = sub nsw i64 %60, %50
  %62 = icmp slt i64 %61, 1
  br i1 %62, label %63, label %72

63:                                               
  %64 = phi x86_fp80 [ 0xK00000000000000000000, %57 ], [ %86, %72 ]
  %65 = sitofp i64 %61 to x86_fp80
  %66 = load x86_fp80, ptr %54, align 16
  %67 = fmul x86_fp80 %66, %65
  %68 = fdiv x86_fp80 %64, %67
  %69 = getelementptr inbounds x86_fp80, ptr %2, i64 %60
  store x86_fp80 %68, ptr %69, align 16
  %70 = add i64 %58, 1
  %71 = icmp eq i64 %70, %56
  br i1 %71, label %89, label %57

72:                                               
  %73 = phi i64 [ %87, %72 ], [ 1, %57 ]
  %74 = phi x86_fp80 [ %86, %72 ], [ 0xK00000000000000000000, %57 ]
  %75 = uitofp nneg i64 %73 to x86_fp80
  %76 = sub nsw i64 %61, %73
  %77 = sitofp i64 %76 to x86_fp80
  %78 = fneg x86_fp80 %77
  %79 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %1, x86_fp80 %75, x86_fp80 %78)
  %80 = getelementptr inbounds x86_fp80, ptr %54, i64 %73
  %81 = load x86_fp80, ptr %80, align 16
  %82 = fmul x86_fp80 %79, %81
  %83 = sub nsw i64 %60, %73
  %84 = getelementptr inbounds x86_fp80, ptr %2, i64 %83
  %85 = load x86_fp80, ptr %84, align 16
  %86 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %82, x86_fp80 %85, x86_fp80 %74)
  %87 = add nuw i64 %73, 1
  %88 = icmp eq i64 %87, %58
  br i1 %88, label %63, label %72

89:                                               
  ret void
}

declare x86_fp80 @llvm.pow.f80(x86_fp80, x86_fp80) #1

declare double @llvm.fabs.f64(double) #2

declare x86_fp80 @llvm.fabs.f80(x86_fp80) #2

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare float @llvm.fabs.f32(float) #2

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }


