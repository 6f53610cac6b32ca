; from linear_algebra.c, support.h: 63568574f5b0ee97fe4ba23a2065a540

define linkonce_odr hidden i32 @enzyme_cc_numba_xxdot(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #8
  %9 = trunc i64 %2 to i32
  store i32 %9, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #8
  store i32 1, ptr %8, align 4
  switch i8 %0, label %80 [
    i8 115, label %10
    i8 100, label %12
    i8 99, label %14
    i8 122, label %47
  ]

10:                                               
  %11 = call float @sdot_(ptr noundef nonnull %7, ptr noundef %3, ptr noundef nonnull %8, ptr noundef %4, ptr noundef nonnull %8) #8
  store float %11, ptr %5, align 4
  br label %80

12:                                               
  %13 = call double @ddot_(ptr noundef nonnull %7, ptr noundef %3, ptr noundef nonnull %8, ptr noundef %4, ptr noundef nonnull %8) #8
  store double %13, ptr %5, align 8
  br label %80

14:                                               
  %15 = icmp eq i8 %1, 0
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %43

17:                                               
  %18 = phi float [ %36, %17 ], [ 0.000000e+00, %14 ]
  %19 = phi float [ %40, %17 ], [ 0.000000e+00, %14 ]
  %20 = phi i64 [ %41, %17 ], [ 0, %14 ]
  %21 = shl nuw nsw i64 %20, 1
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = or disjoint i64 %21, 1
  %25 = getelementptr inbounds float, ptr %3, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fneg float %26
  %28 = select i1 %15, float %26, float %27
  %29 = getelementptr inbounds float, ptr %4, i64 %21
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds float, ptr %4, i64 %24
  %32 = load float, ptr %31, align 4
  %33 = fmul float %23, %30
  %34 = fmul float %28, %32
  %35 = fsub float %33, %34
  %36 = fadd float %18, %35
  %37 = fmul float %23, %32
  %38 = fmul float %28, %30
  %39 = fadd float %38, %37
  %40 = fadd float %19, %39
  %41 = add nuw nsw i64 %20, 1
  %42 = icmp eq i64 %41, %2
  br i1 %42, label %43, label %17

43:                                               
  %44 = phi float [ 0.000000e+00, %14 ], [ %40, %17 ]
  %45 = phi float [ 0.000000e+00, %14 ], [ %36, %17 ]
  store float %45, ptr %5, align 4
  %46 = getelementptr inbounds i8, ptr %5, i64 4
  store float %44, ptr %46, align 4
  br label %80

47:                                               
  %48 = icmp eq i8 %1, 0
  %49 = icmp sgt i64 %2, 0
  br i1 %49, label %50, label %76

50:                                               
  %51 = phi double [ %69, %50 ], [ 0.000000e+00, %47 ]
  %52 = phi double [ %73, %50 ], [ 0.000000e+00, %47 ]
  %53 = phi i64 [ %74, %50 ], [ 0, %47 ]
  %54 = shl nuw nsw i64 %53, 1
  %55 = getelementptr inbounds double, ptr %3, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = or disjoint i64 %54, 1
  %58 = getelementptr inbounds double, ptr %3, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fneg double %59
  %61 = select i1 %48, double %59, double %60
  %62 = getelementptr inbounds double, ptr %4, i64 %54
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds double, ptr %4, i64 %57
  %65 = load double, ptr %64, align 8
  %66 = fmul double %56, %63
  %67 = fmul double %61, %65
  %68 = fsub double %66, %67
  %69 = fadd double %51, %68
  %70 = fmul double %56, %65
  %71 = fmul double %61, %63
  %72 = fadd double %71, %70
  %73 = fadd double %52, %72
  %74 = add nuw nsw i64 %53, 1
  %75 = icmp eq i64 %74, %2
  br i1 %75, label %76, label %50

76:                                               
  %77 = phi double [ 0.000000e+00, %47 ], [ %73, %50 ]
  %78 = phi double [ 0.000000e+00, %47 ], [ %69, %50 ]
  store double %78, ptr %5, align 8
  %79 = getelementptr inbounds i8, ptr %5, i64 8
  store double %77, ptr %79, align 8
  br label %80

80:                                               
  %81 = phi i32 [ -1, %6 ], [ 0, %76 ], [ 0, %43 ], [ 0, %12 ], [ 0, %10 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #8
  ret i32 %81
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare float @sdot_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare double @ddot_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define linkonce_odr hidden i32 @enzyme_cc_numba_xxnrm2(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #8
  %8 = trunc i64 %1 to i32
  store i32 %8, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #8
  %9 = trunc i64 %3 to i32
  store i32 %9, ptr %7, align 4
  switch i8 %0, label %18 [
    i8 115, label %10
    i8 100, label %12
    i8 99, label %14
    i8 122, label %16
  ]

10:                                               
  %11 = call float @snrm2_(ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7) #8
  store float %11, ptr %4, align 4
  br label %18

12:                                               
  %13 = call double @dnrm2_(ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7) #8
  store double %13, ptr %4, align 8
  br label %18

14:                                               
  %15 = call float @scnrm2_(ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7) #8
  store float %15, ptr %4, align 4
  br label %18

16:                                               
  %17 = call double @dznrm2_(ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7) #8
  store double %17, ptr %4, align 8
  br label %18

18:                                               
  %19 = phi i32 [ -1, %5 ], [ 0, %16 ], [ 0, %14 ], [ 0, %12 ], [ 0, %10 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #8
  ret i32 %19
}

declare float @snrm2_(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare double @dnrm2_(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare float @scnrm2_(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare double @dznrm2_(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @enzyme_cc_numba_xxgemv(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i8 %1, ptr %11, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #8
  %16 = trunc i64 %2 to i32
  store i32 %16, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #8
  %17 = trunc i64 %3 to i32
  store i32 %17, ptr %13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %14) #8
  %18 = trunc i64 %6 to i32
  store i32 %18, ptr %14, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %15) #8
  store i32 1, ptr %15, align 4
  switch i8 %0, label %23 [
    i8 115, label %19
    i8 100, label %20
    i8 99, label %21
    i8 122, label %22
  ]

19:                                               
  call void @sgemv_(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %14, ptr noundef %7, ptr noundef nonnull %15, ptr noundef %8, ptr noundef %9, ptr noundef nonnull %15) #8
  br label %23

20:                                               
  call void @dgemv_(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %14, ptr noundef %7, ptr noundef nonnull %15, ptr noundef %8, ptr noundef %9, ptr noundef nonnull %15) #8
  br label %23

21:                                               
  call void @cgemv_(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %14, ptr noundef %7, ptr noundef nonnull %15, ptr noundef %8, ptr noundef %9, ptr noundef nonnull %15) #8
  br label %23

22:                                               
  call void @zgemv_(ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %14, ptr noundef %7, ptr noundef nonnull %15, ptr noundef %8, ptr noundef %9, ptr noundef nonnull %15) #8
  br label %23

23:                                               
  %24 = phi i32 [ -1, %10 ], [ 0, %22 ], [ 0, %21 ], [ 0, %20 ], [ 0, %19 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #8
  ret i32 %24
}

declare void @sgemv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dgemv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @cgemv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @zgemv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @enzyme_cc_numba_xxgemm(i8 noundef signext %0, i8 noundef signext %1, i8 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10, ptr noundef %11, ptr noundef %12, i64 noundef %13) local_unnamed_addr #0 {
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i8 %1, ptr %15, align 1
  store i8 %2, ptr %16, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %17) #8
  %23 = trunc i64 %3 to i32
  store i32 %23, ptr %17, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %18) #8
  %24 = trunc i64 %4 to i32
  store i32 %24, ptr %18, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %19) #8
  %25 = trunc i64 %5 to i32
  store i32 %25, ptr %19, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %20) #8
  %26 = trunc i64 %8 to i32
  store i32 %26, ptr %20, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %21) #8
  %27 = trunc i64 %10 to i32
  store i32 %27, ptr %21, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %22) #8
  %28 = trunc i64 %13 to i32
  store i32 %28, ptr %22, align 4
  switch i8 %0, label %33 [
    i8 115, label %29
    i8 100, label %30
    i8 99, label %31
    i8 122, label %32
  ]

29:                                               
  call void @sgemm_(ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %20, ptr noundef %9, ptr noundef nonnull %21, ptr noundef %11, ptr noundef %12, ptr noundef nonnull %22) #8
  br label %33

30:                                               
  call void @dgemm_(ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %20, ptr noundef %9, ptr noundef nonnull %21, ptr noundef %11, ptr noundef %12, ptr noundef nonnull %22) #8
  br label %33

31:                                               
  call void @cgemm_(ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %20, ptr noundef %9, ptr noundef nonnull %21, ptr noundef %11, ptr noundef %12, ptr noundef nonnull %22) #8
  br label %33

32:                                               
  call void @zgemm_(ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %20, ptr noundef %9, ptr noundef nonnull %21, ptr noundef %11, ptr noundef %12, ptr noundef nonnull %22) #8
  br label %33

33:                                               
  %34 = phi i32 [ -1, %14 ], [ 0, %32 ], [ 0, %31 ], [ 0, %30 ], [ 0, %29 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %22) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %21) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %17) #8
  ret i32 %34
}

declare void @sgemm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dgemm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @cgemm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @zgemm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @enzyme_cc_numba_xxgetrf(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #8
  %11 = trunc i64 %1 to i32
  store i32 %11, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #8
  %12 = trunc i64 %2 to i32
  store i32 %12, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #8
  %13 = trunc i64 %4 to i32
  store i32 %13, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #8
  store i32 0, ptr %10, align 4
  switch i8 %0, label %20 [
    i8 115, label %14
    i8 100, label %15
    i8 99, label %16
    i8 122, label %17
  ]

14:                                               
  call void @sgetrf_(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %9, ptr noundef %5, ptr noundef nonnull %10) #8
  br label %18

15:                                               
  call void @dgetrf_(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %9, ptr noundef %5, ptr noundef nonnull %10) #8
  br label %18

16:                                               
  call void @cgetrf_(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %9, ptr noundef %5, ptr noundef nonnull %10) #8
  br label %18

17:                                               
  call void @zgetrf_(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %9, ptr noundef %5, ptr noundef nonnull %10) #8
  br label %18

18:                                               
  %19 = load i32, ptr %10, align 4
  br label %20

20:                                               
  %21 = phi i32 [ %19, %18 ], [ -1, %6 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #8
  ret i32 %21
}

declare void @sgetrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dgetrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @cgetrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @zgetrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @enzyme_cc_numba_ez_xxgetri(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #8
  %11 = trunc i64 %1 to i32
  store i32 %11, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #8
  %12 = trunc i64 %3 to i32
  store i32 %12, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #8
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %9) #8
  store i8 78, ptr %9, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %10) #8
  store i8 65, ptr %10, align 1
  %13 = icmp eq i8 %0, 115
  %14 = icmp eq i8 %0, 122
  %15 = mul nsw i64 %1, %1
  %16 = select i1 %14, i64 4, i64 3
  %17 = select i1 %13, i64 2, i64 %16
  %18 = shl nuw i64 %15, %17
  %19 = tail call ptr @malloc(i64 noundef %18) #9
  %20 = icmp eq ptr %19, null
  br i1 %20, label %83, label %21

21:                                               
  switch i8 %0, label %38 [
    i8 115, label %33
    i8 100, label %28
    i8 99, label %22
  ]

22:                                               
  %23 = shl nsw i64 %1, 1
  %24 = mul nsw i64 %23, %1
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %79

26:                                               
  %27 = add nsw i64 %23, 2
  br label %60

28:                                               
  %29 = icmp eq i64 %1, 0
  br i1 %29, label %78, label %30

30:                                               
  %31 = add nsw i64 %1, 1
  %32 = tail call i64 @llvm.umax.i64(i64 %15, i64 1)
  br label %52

33:                                               
  %34 = icmp eq i64 %1, 0
  br i1 %34, label %77, label %35

35:                                               
  %36 = add nsw i64 %1, 1
  %37 = tail call i64 @llvm.umax.i64(i64 %15, i64 1)
  br label %44

38:                                               
  %39 = shl nsw i64 %1, 1
  %40 = mul nsw i64 %39, %1
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %76

42:                                               
  %43 = add nsw i64 %39, 2
  br label %68

44:                                               
  %45 = phi i64 [ 0, %35 ], [ %50, %44 ]
  %46 = srem i64 %45, %36
  %47 = icmp eq i64 %46, 0
  %48 = uitofp i1 %47 to float
  %49 = getelementptr inbounds float, ptr %19, i64 %45
  store float %48, ptr %49, align 4
  %50 = add nuw nsw i64 %45, 1
  %51 = icmp eq i64 %50, %37
  br i1 %51, label %76, label %44

52:                                               
  %53 = phi i64 [ 0, %30 ], [ %58, %52 ]
  %54 = srem i64 %53, %31
  %55 = icmp eq i64 %54, 0
  %56 = uitofp i1 %55 to double
  %57 = getelementptr inbounds double, ptr %19, i64 %53
  store double %56, ptr %57, align 8
  %58 = add nuw nsw i64 %53, 1
  %59 = icmp eq i64 %58, %32
  br i1 %59, label %76, label %52

60:                                               
  %61 = phi i64 [ 0, %26 ], [ %66, %60 ]
  %62 = srem i64 %61, %27
  %63 = icmp eq i64 %62, 0
  %64 = uitofp i1 %63 to float
  %65 = getelementptr inbounds float, ptr %19, i64 %61
  store float %64, ptr %65, align 4
  %66 = add nuw nsw i64 %61, 1
  %67 = icmp eq i64 %66, %24
  br i1 %67, label %76, label %60

68:                                               
  %69 = phi i64 [ 0, %42 ], [ %74, %68 ]
  %70 = srem i64 %69, %43
  %71 = icmp eq i64 %70, 0
  %72 = uitofp i1 %71 to double
  %73 = getelementptr inbounds double, ptr %19, i64 %69
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i64 %69, 1
  %75 = icmp eq i64 %74, %40
  br i1 %75, label %76, label %68

76:                                               
  switch i8 %0, label %83 [
    i8 115, label %77
    i8 100, label %78
    i8 99, label %79
    i8 122, label %80
  ]

77:                                               
  call void @sgetrs_(ptr noundef nonnull %9, ptr noundef nonnull %6, ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7, ptr noundef %4, ptr noundef nonnull %19, ptr noundef nonnull %6, ptr noundef nonnull %8) #8
  call void @slacpy_(ptr noundef nonnull %10, ptr noundef nonnull %6, ptr noundef nonnull %6, ptr noundef nonnull %19, ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7) #8
  br label %81

78:                                               
  call void @dgetrs_(ptr noundef nonnull %9, ptr noundef nonnull %6, ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7, ptr noundef %4, ptr noundef nonnull %19, ptr noundef nonnull %6, ptr noundef nonnull %8) #8
  call void @dlacpy_(ptr noundef nonnull %10, ptr noundef nonnull %6, ptr noundef nonnull %6, ptr noundef nonnull %19, ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7) #8
  br label %81

79:                                               
  call void @cgetrs_(ptr noundef nonnull %9, ptr noundef nonnull %6, ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7, ptr noundef %4, ptr noundef nonnull %19, ptr noundef nonnull %6, ptr noundef nonnull %8) #8
  call void @clacpy_(ptr noundef nonnull %10, ptr noundef nonnull %6, ptr noundef nonnull %6, ptr noundef nonnull %19, ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7) #8
  br label %81

80:                                               
  call void @zgetrs_(ptr noundef nonnull %9, ptr noundef nonnull %6, ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7, ptr noundef %4, ptr noundef nonnull %19, ptr noundef nonnull %6, ptr noundef nonnull %8) #8
  call void @zlacpy_(ptr noundef nonnull %10, ptr noundef nonnull %6, ptr noundef nonnull %6, ptr noundef nonnull %19, ptr noundef nonnull %6, ptr noundef %2, ptr noundef nonnull %7) #8
  br label %81

81:                                               
  call void @free(ptr noundef nonnull %19)
  %82 = load i32, ptr %8, align 4
  br label %83

83:                                               
  %84 = phi i32 [ %82, %81 ], [ -1, %5 ], [ -1, %76 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #8
  ret i32 %84
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

declare void @sgetrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dgetrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @cgetrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @zgetrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @slacpy_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dlacpy_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @clacpy_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @zlacpy_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

define linkonce_odr hidden i32 @enzyme_cc_numba_xgesv(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) local_unnamed_addr #0 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #8
  %14 = trunc i64 %1 to i32
  store i32 %14, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #8
  %15 = trunc i64 %2 to i32
  store i32 %15, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11) #8
  %16 = trunc i64 %4 to i32
  store i32 %16, ptr %11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #8
  %17 = trunc i64 %7 to i32
  store i32 %17, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #8
  store i32 0, ptr %13, align 4
  switch i8 %0, label %24 [
    i8 115, label %18
    i8 100, label %19
    i8 99, label %20
    i8 122, label %21
  ]

18:                                               
  call void @sgesv_(ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %3, ptr noundef nonnull %11, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %12, ptr noundef nonnull %13) #8
  br label %22

19:                                               
  call void @dgesv_(ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %3, ptr noundef nonnull %11, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %12, ptr noundef nonnull %13) #8
  br label %22

20:                                               
  call void @cgesv_(ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %3, ptr noundef nonnull %11, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %12, ptr noundef nonnull %13) #8
  br label %22

21:                                               
  call void @zgesv_(ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %3, ptr noundef nonnull %11, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %12, ptr noundef nonnull %13) #8
  br label %22

22:                                               
  %23 = load i32, ptr %13, align 4
  br label %24

24:                                               
  %25 = phi i32 [ %23, %22 ], [ -1, %8 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #8
  ret i32 %25
}

declare void @sgesv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dgesv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @cgesv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @zgesv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @enzyme_cc_numba_xxpotrf(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i8 %1, ptr %6, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #8
  %10 = trunc i64 %2 to i32
  store i32 %10, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #8
  %11 = trunc i64 %4 to i32
  store i32 %11, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #8
  store i32 0, ptr %9, align 4
  switch i8 %0, label %18 [
    i8 115, label %12
    i8 100, label %13
    i8 99, label %14
    i8 122, label %15
  ]

12:                                               
  call void @spotrf_(ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef %3, ptr noundef nonnull %8, ptr noundef nonnull %9) #8
  br label %16

13:                                               
  call void @dpotrf_(ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef %3, ptr noundef nonnull %8, ptr noundef nonnull %9) #8
  br label %16

14:                                               
  call void @cpotrf_(ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef %3, ptr noundef nonnull %8, ptr noundef nonnull %9) #8
  br label %16

15:                                               
  call void @zpotrf_(ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef %3, ptr noundef nonnull %8, ptr noundef nonnull %9) #8
  br label %16

16:                                               
  %17 = load i32, ptr %9, align 4
  br label %18

18:                                               
  %19 = phi i32 [ %17, %16 ], [ -1, %5 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #8
  ret i32 %19
}

declare void @spotrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dpotrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @cpotrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @zpotrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @enzyme_cc_numba_ez_geqrf(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #8
  %12 = trunc i64 %1 to i32
  store i32 %12, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #8
  %13 = trunc i64 %2 to i32
  store i32 %13, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #8
  %14 = trunc i64 %4 to i32
  store i32 %14, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #8
  %15 = shl i32 %13, 5
  %16 = add i32 %15, 64
  store i32 %16, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11) #8
  store i32 0, ptr %11, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp eq i8 %0, 115
  %19 = icmp eq i8 %0, 122
  %20 = select i1 %19, i64 4, i64 3
  %21 = select i1 %18, i64 2, i64 %20
  %22 = shl nsw i64 %17, %21
  %23 = tail call ptr @malloc(i64 noundef %22) #9
  switch i8 %0, label %26 [
    i8 115, label %24
    i8 100, label %25
  ]

24:                                               
  call void @sgeqrf_(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %9, ptr noundef %5, ptr noundef %23, ptr noundef nonnull %10, ptr noundef nonnull %11) #8
  br label %27

25:                                               
  call void @dgeqrf_(ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef %3, ptr noundef nonnull %9, ptr noundef %5, ptr noundef %23, ptr noundef nonnull %10, ptr noundef nonnull %11) #8
  br label %27

26:                                               
  tail call void @numba_ez_of_complex_numbers() #8
  br label %29

27:                                               
  call void @free(ptr noundef %23)
  %28 = load i32, ptr %11, align 4
  br label %29

29:                                               
  %30 = phi i32 [ -1, %26 ], [ %28, %27 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #8
  ret i32 %30
}

declare void @sgeqrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dgeqrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @numba_ez_of_complex_numbers() local_unnamed_addr

define linkonce_odr hidden i32 @enzyme_cc_numba_ez_xxgqr(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #8
  %17 = trunc i64 %1 to i32
  store i32 %17, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #8
  %18 = trunc i64 %2 to i32
  store i32 %18, ptr %9, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #8
  %19 = trunc i64 %3 to i32
  store i32 %19, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11) #8
  %20 = trunc i64 %5 to i32
  store i32 %20, ptr %11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #8
  %21 = shl i32 %18, 5
  %22 = add i32 %21, 64
  store i32 %22, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #8
  store i32 0, ptr %13, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %14) #8
  store i8 76, ptr %14, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %15) #8
  store i8 78, ptr %15, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %16) #8
  store i8 65, ptr %16, align 1
  %23 = sext i32 %22 to i64
  %24 = icmp eq i8 %0, 115
  %25 = icmp eq i8 %0, 122
  %26 = select i1 %25, i64 4, i64 3
  %27 = select i1 %24, i64 2, i64 %26
  %28 = shl nsw i64 %23, %27
  %29 = tail call ptr @malloc(i64 noundef %28) #9
  %30 = mul nsw i64 %2, %1
  %31 = shl i64 %30, %27
  %32 = tail call ptr @malloc(i64 noundef %31) #9
  %33 = icmp ne ptr %29, null
  %34 = icmp ne ptr %32, null
  %35 = and i1 %33, %34
  br i1 %35, label %36, label %66

36:                                               
  %37 = icmp sgt i64 %30, 0
  br i1 %24, label %41, label %38

38:                                               
  br i1 %37, label %39, label %60

39:                                               
  %40 = add nsw i64 %1, 1
  br label %52

41:                                               
  br i1 %37, label %42, label %62

42:                                               
  %43 = add nsw i64 %1, 1
  br label %44

44:                                               
  %45 = phi i64 [ 0, %42 ], [ %50, %44 ]
  %46 = srem i64 %45, %43
  %47 = icmp eq i64 %46, 0
  %48 = uitofp i1 %47 to float
  %49 = getelementptr inbounds float, ptr %32, i64 %45
  store float %48, ptr %49, align 4
  %50 = add nuw nsw i64 %45, 1
  %51 = icmp eq i64 %50, %30
  br i1 %51, label %60, label %44

52:                                               
  %53 = phi i64 [ 0, %39 ], [ %58, %52 ]
  %54 = srem i64 %53, %40
  %55 = icmp eq i64 %54, 0
  %56 = uitofp i1 %55 to double
  %57 = getelementptr inbounds double, ptr %32, i64 %53
  store double %56, ptr %57, align 8
  %58 = add nuw nsw i64 %53, 1
  %59 = icmp eq i64 %58, %30
  br i1 %59, label %60, label %52

60:                                               
  switch i8 %0, label %61 [
    i8 115, label %62
    i8 100, label %63
  ]

61:                                               
  tail call void @numba_ez_of_complex_numbers() #8
  br label %66

62:                                               
  call void @sormqr_(ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %4, ptr noundef nonnull %11, ptr noundef %6, ptr noundef nonnull %32, ptr noundef nonnull %8, ptr noundef nonnull %29, ptr noundef nonnull %12, ptr noundef nonnull %13) #8
  call void @slacpy_(ptr noundef nonnull %16, ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %32, ptr noundef nonnull %8, ptr noundef %4, ptr noundef nonnull %11) #8
  br label %64

63:                                               
  call void @dormqr_(ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %4, ptr noundef nonnull %11, ptr noundef %6, ptr noundef nonnull %32, ptr noundef nonnull %8, ptr noundef nonnull %29, ptr noundef nonnull %12, ptr noundef nonnull %13) #8
  call void @dlacpy_(ptr noundef nonnull %16, ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %32, ptr noundef nonnull %8, ptr noundef %4, ptr noundef nonnull %11) #8
  br label %64

64:                                               
  call void @free(ptr noundef %29)
  call void @free(ptr noundef nonnull %32)
  %65 = load i32, ptr %13, align 4
  br label %66

66:                                               
  %67 = phi i32 [ -1, %61 ], [ %65, %64 ], [ -1, %7 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #8
  ret i32 %67
}

declare void @sormqr_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dormqr_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @enzyme_cc_numba_ez_xxxevd(i8 noundef signext %0, i8 noundef signext %1, i8 noundef signext %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i8 %1, ptr %8, align 1
  store i8 %2, ptr %9, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #8
  %14 = trunc i64 %3 to i32
  store i32 %14, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11) #8
  %15 = trunc i64 %5 to i32
  store i32 %15, ptr %11, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #8
  %16 = mul i32 %14, 34
  %17 = add i32 %16, 64
  store i32 %17, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #8
  store i32 0, ptr %13, align 4
  %18 = sext i32 %17 to i64
  %19 = icmp eq i8 %0, 115
  %20 = icmp eq i8 %0, 122
  %21 = select i1 %20, i64 4, i64 3
  %22 = select i1 %19, i64 2, i64 %21
  %23 = shl nsw i64 %18, %22
  %24 = tail call ptr @malloc(i64 noundef %23) #9
  switch i8 %0, label %27 [
    i8 115, label %25
    i8 100, label %26
  ]

25:                                               
  call void @ssyev_(ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %4, ptr noundef nonnull %11, ptr noundef %6, ptr noundef %24, ptr noundef nonnull %12, ptr noundef nonnull %13) #8
  br label %28

26:                                               
  call void @dsyev_(ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %4, ptr noundef nonnull %11, ptr noundef %6, ptr noundef %24, ptr noundef nonnull %12, ptr noundef nonnull %13) #8
  br label %28

27:                                               
  tail call void @numba_ez_of_complex_numbers() #8
  br label %30

28:                                               
  call void @free(ptr noundef %24)
  %29 = load i32, ptr %13, align 4
  br label %30

30:                                               
  %31 = phi i32 [ -1, %27 ], [ %29, %28 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #8
  ret i32 %31
}

declare void @ssyev_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dsyev_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @enzyme_cc_numba_ez_gesdd(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) local_unnamed_addr #0 {
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i8 %1, ptr %12, align 1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #8
  %20 = trunc i64 %2 to i32
  store i32 %20, ptr %13, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %14) #8
  %21 = trunc i64 %3 to i32
  store i32 %21, ptr %14, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %15) #8
  %22 = trunc i64 %5 to i32
  store i32 %22, ptr %15, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %16) #8
  %23 = trunc i64 %8 to i32
  store i32 %23, ptr %16, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %17) #8
  %24 = trunc i64 %10 to i32
  store i32 %24, ptr %17, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %18) #8
  %25 = add nsw i64 %3, %2
  %26 = trunc i64 %25 to i32
  %27 = mul i32 %26, 40
  %28 = add i32 %27, 64
  store i32 %28, ptr %18, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %19) #8
  store i32 0, ptr %19, align 4
  %29 = sext i32 %28 to i64
  %30 = icmp eq i8 %0, 115
  %31 = icmp eq i8 %0, 122
  %32 = select i1 %31, i64 4, i64 3
  %33 = select i1 %30, i64 2, i64 %32
  %34 = shl nsw i64 %29, %33
  %35 = tail call ptr @malloc(i64 noundef %34) #9
  switch i8 %0, label %38 [
    i8 115, label %36
    i8 100, label %37
  ]

36:                                               
  call void @sgesvd_(ptr noundef nonnull %12, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef %4, ptr noundef nonnull %15, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %16, ptr noundef %9, ptr noundef nonnull %17, ptr noundef %35, ptr noundef nonnull %18, ptr noundef nonnull %19) #8
  br label %39

37:                                               
  call void @dgesvd_(ptr noundef nonnull %12, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef %4, ptr noundef nonnull %15, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %16, ptr noundef %9, ptr noundef nonnull %17, ptr noundef %35, ptr noundef nonnull %18, ptr noundef nonnull %19) #8
  br label %39

38:                                               
  tail call void @numba_ez_of_complex_numbers() #8
  br label %41

39:                                               
  call void @free(ptr noundef %35)
  %40 = load i32, ptr %19, align 4
  br label %41

41:                                               
  %42 = phi i32 [ -1, %38 ], [ %40, %39 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #8
  ret i32 %42
}

declare void @sgesvd_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @dgesvd_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden double @enzyme_cc_numba_gamma(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @tgamma(double noundef %0) #10
  ret double %2
}

declare double @tgamma(double noundef) local_unnamed_addr #5

define linkonce_odr hidden float @enzyme_cc_numba_gammaf(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @tgammaf(float noundef %0) #10
  ret float %2
}

declare float @tgammaf(float noundef) local_unnamed_addr #5

define linkonce_odr hidden double @enzyme_cc_numba_ldexp(double noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @ldexp(double noundef %0, i32 noundef %1) #10
  ret double %3
}

declare double @ldexp(double noundef, i32 noundef) local_unnamed_addr #5

define linkonce_odr hidden float @enzyme_cc_numba_ldexpf(float noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @ldexpf(float noundef %0, i32 noundef %1) #10
  ret float %3
}

declare float @ldexpf(float noundef, i32 noundef) local_unnamed_addr #5

define linkonce_odr hidden double @enzyme_cc_numba_frexp(double noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @frexp(double noundef %0, ptr noundef %1) #8
  ret double %3
}

declare double @frexp(double noundef, ptr nocapture noundef) local_unnamed_addr #6

define linkonce_odr hidden float @enzyme_cc_numba_frexpf(float noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @frexpf(float noundef %0, ptr noundef %1) #8
  ret float %3
}

declare float @frexpf(float noundef, ptr nocapture noundef) local_unnamed_addr #6

declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { alwaysinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { allocsize(0) }
attributes #10 = { nounwind willreturn memory(none) }


