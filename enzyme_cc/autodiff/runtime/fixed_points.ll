; from fixed_points.c, support.h: a52a20856bae849b5b97d2e31c46c36a

define linkonce_odr hidden void @__enzyme_cc_fixed_point_begin(ptr noundef %0, double noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca double, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %2, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr %3, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #4
  store double -1.000000e+00, ptr %5, align 8
  %10 = icmp eq ptr %3, null
  br i1 %10, label %13, label %11

11:                                               
  %12 = call i32 %3(ptr noundef nonnull %5, ptr noundef nonnull %6) #4
  br label %13

13:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #4
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define linkonce_odr hidden i32 @__enzyme_cc_fixed_point_goes_on(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #4
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %10, label %7

7:                                                
  %8 = lshr i64 %2, 2
  %9 = icmp ult i64 %2, 4
  br i1 %9, label %30, label %13

10:                                               
  %11 = lshr i64 %2, 3
  %12 = icmp ult i64 %2, 8
  br i1 %12, label %30, label %22

13:                                               
  %14 = phi i64 [ %20, %13 ], [ 0, %7 ]
  %15 = phi double [ %19, %13 ], [ 0.000000e+00, %7 ]
  %16 = getelementptr inbounds float, ptr %1, i64 %14
  %17 = load float, ptr %16, align 4
  %18 = fpext float %17 to double
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %15)
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %30, label %13

22:                                               
  %23 = phi i64 [ %28, %22 ], [ 0, %10 ]
  %24 = phi double [ %27, %22 ], [ 0.000000e+00, %10 ]
  %25 = getelementptr inbounds double, ptr %1, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %26, double %26, double %24)
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %30, label %22

30:                                               
  %31 = phi double [ 0.000000e+00, %10 ], [ 0.000000e+00, %7 ], [ %27, %22 ], [ %19, %13 ]
  store double %31, ptr %5, align 8
  %32 = getelementptr inbounds i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8
  %35 = getelementptr inbounds i8, ptr %0, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %34, %36
  br i1 %37, label %64, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42

42:                                               
  %43 = getelementptr inbounds i8, ptr %0, i64 16
  %44 = call i32 %40(ptr noundef nonnull %5, ptr noundef nonnull %43) #4
  br label %64

45:                                               
  %46 = icmp sgt i64 %33, 4
  br i1 %46, label %47, label %51

47:                                               
  %48 = getelementptr inbounds i8, ptr %0, i64 8
  %49 = load double, ptr %48, align 8
  %50 = fcmp ule double %31, %49
  br label %54

51:                                               
  %52 = icmp eq i64 %33, 0
  br i1 %52, label %53, label %54

53:                                               
  store double %31, ptr %0, align 8
  br label %54

54:                                               
  %55 = phi i1 [ %50, %47 ], [ true, %53 ], [ true, %51 ]
  %56 = getelementptr inbounds i8, ptr %0, i64 8
  store double %31, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %0, i64 16
  %58 = load double, ptr %57, align 8
  %59 = load double, ptr %0, align 8
  %60 = fmul double %58, %59
  %61 = fcmp ogt double %31, %60
  %62 = select i1 %61, i1 %55, i1 false
  %63 = zext i1 %62 to i32
  br label %64

64:                                               
  %65 = phi i32 [ %44, %42 ], [ %63, %54 ], [ 0, %30 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #4
  ret i32 %65
}

define linkonce_odr hidden i32 @__enzyme_cc_fixed_point_tangent_goes_on(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %10, label %7

7:                                                
  %8 = lshr i64 %3, 2
  %9 = icmp ult i64 %3, 4
  br i1 %9, label %31, label %13

10:                                               
  %11 = lshr i64 %3, 3
  %12 = icmp ult i64 %3, 8
  br i1 %12, label %31, label %22

13:                                               
  %14 = phi i64 [ %20, %13 ], [ 0, %7 ]
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds float, ptr %2, i64 %14
  %18 = load float, ptr %17, align 4
  %19 = fsub float %16, %18
  store float %19, ptr %17, align 4
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %31, label %13

22:                                               
  %23 = phi i64 [ %29, %22 ], [ 0, %10 ]
  %24 = getelementptr inbounds double, ptr %1, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %2, i64 %23
  %27 = load double, ptr %26, align 8
  %28 = fsub double %25, %27
  store double %28, ptr %26, align 8
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %11
  br i1 %30, label %31, label %22

31:                                               
  %32 = tail call i32 @__enzyme_cc_fixed_point_goes_on(ptr noundef %0, ptr noundef %2, i64 noundef %3, i32 noundef %4)
  ret i32 %32
}

declare double @llvm.fmuladd.f64(double, double, double) #2

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }


