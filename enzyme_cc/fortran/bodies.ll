
%struct.Dimension = type { i64, i64, i64 }

define float @_FortranASumReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi float [ 0.000000e+00, %5 ], [ %20, %19 ]
  ret float %9

10:                                               
  %11 = phi i64 [ %21, %19 ], [ 0, %5 ]
  %12 = phi float [ %20, %19 ], [ 0.000000e+00, %5 ]
  %13 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               
  %16 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %11)
  %17 = load float, ptr %16, align 4, !tbaa !2
  %18 = fadd float %12, %17
  br label %19

19:                                               
  %20 = phi float [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !6
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

define internal fastcc i64 @elements(ptr nocapture noundef readonly %0) unnamed_addr #2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 20
  %3 = load i8, ptr %2, align 4, !tbaa !9
  switch i8 %3, label %13 [
    i8 0, label %60
    i8 1, label %4
    i8 2, label %7
  ]

4:                                                
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !14
  br label %60

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = mul nsw i64 %11, %9
  br label %60

13:                                               
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  %15 = load i64, ptr %14, align 8, !tbaa !14
  %16 = zext i8 %3 to i32
  %17 = icmp ugt i8 %3, 1
  br i1 %17, label %18, label %22

18:                                               
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8, !tbaa !14
  %21 = mul nsw i64 %20, %15
  br label %22

22:                                               
  %23 = phi i64 [ %21, %18 ], [ %15, %13 ]
  %24 = phi i32 [ 2, %18 ], [ 1, %13 ]
  %25 = icmp ult i32 %24, %16
  br i1 %25, label %26, label %33

26:                                               
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = zext nneg i32 %24 to i64
  %29 = getelementptr inbounds [15 x %struct.Dimension], ptr %27, i64 0, i64 %28, i32 1
  %30 = load i64, ptr %29, align 8, !tbaa !14
  %31 = mul nsw i64 %30, %23
  %32 = add nuw nsw i32 %24, 1
  br label %33

33:                                               
  %34 = phi i64 [ %31, %26 ], [ %23, %22 ]
  %35 = phi i32 [ %32, %26 ], [ %24, %22 ]
  %36 = icmp slt i32 %35, %16
  br i1 %36, label %37, label %44

37:                                               
  %38 = getelementptr inbounds i8, ptr %0, i64 24
  %39 = zext nneg i32 %35 to i64
  %40 = getelementptr inbounds [15 x %struct.Dimension], ptr %38, i64 0, i64 %39, i32 1
  %41 = load i64, ptr %40, align 8, !tbaa !14
  %42 = mul nsw i64 %41, %34
  %43 = add nuw nsw i32 %35, 1
  br label %44

44:                                               
  %45 = phi i64 [ %42, %37 ], [ %34, %33 ]
  %46 = phi i32 [ %43, %37 ], [ %35, %33 ]
  %47 = icmp slt i32 %46, %16
  br i1 %47, label %48, label %60

48:                                               
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  %50 = zext nneg i32 %46 to i64
  %51 = zext i8 %3 to i64
  br label %52

52:                                               
  %53 = phi i64 [ %50, %48 ], [ %58, %52 ]
  %54 = phi i64 [ %45, %48 ], [ %57, %52 ]
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %49, i64 0, i64 %53, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !14
  %57 = mul nsw i64 %56, %54
  %58 = add nuw nsw i64 %53, 1
  %59 = icmp eq i64 %58, %51
  br i1 %59, label %60, label %52, !llvm.loop !16

60:                                               
  %61 = phi i64 [ %12, %7 ], [ %6, %4 ], [ 1, %1 ], [ %45, %44 ], [ %57, %52 ]
  ret i64 %61
}

define internal fastcc range(i32 0, 2) i32 @holds(ptr noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %26, label %4

4:                                                
  %5 = load ptr, ptr %0, align 8, !tbaa !17
  %6 = icmp eq ptr %5, null
  br i1 %6, label %26, label %7

7:                                                
  %8 = tail call fastcc ptr @at(ptr noundef nonnull %0, i64 noundef %1)
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !18
  switch i64 %10, label %20 [
    i64 1, label %11
    i64 2, label %14
    i64 8, label %17
  ]

11:                                               
  %12 = load i8, ptr %8, align 1, !tbaa !19
  %13 = icmp ne i8 %12, 0
  br label %23

14:                                               
  %15 = load i16, ptr %8, align 2, !tbaa !20
  %16 = icmp ne i16 %15, 0
  br label %23

17:                                               
  %18 = load i64, ptr %8, align 8, !tbaa !22
  %19 = icmp ne i64 %18, 0
  br label %23

20:                                               
  %21 = load i32, ptr %8, align 4, !tbaa !23
  %22 = icmp ne i32 %21, 0
  br label %23

23:                                               
  %24 = phi i1 [ %22, %20 ], [ %19, %17 ], [ %16, %14 ], [ %13, %11 ]
  %25 = zext i1 %24 to i32
  br label %26

26:                                               
  %27 = phi i32 [ %25, %23 ], [ 1, %4 ], [ 1, %2 ]
  ret i32 %27
}

define internal fastcc ptr @at(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  switch i8 %4, label %27 [
    i8 0, label %5
    i8 1, label %7
    i8 2, label %13
  ]

5:                                                
  %6 = load ptr, ptr %0, align 8, !tbaa !17
  br label %110

7:                                                
  %8 = load ptr, ptr %0, align 8, !tbaa !17
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8, !tbaa !24
  %11 = mul nsw i64 %10, %1
  %12 = getelementptr inbounds i8, ptr %8, i64 %11
  br label %110

13:                                               
  %14 = load ptr, ptr %0, align 8, !tbaa !17
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = srem i64 %1, %16
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  %19 = load i64, ptr %18, align 8, !tbaa !24
  %20 = mul nsw i64 %19, %17
  %21 = getelementptr inbounds i8, ptr %14, i64 %20
  %22 = sdiv i64 %1, %16
  %23 = getelementptr inbounds i8, ptr %0, i64 64
  %24 = load i64, ptr %23, align 8, !tbaa !24
  %25 = mul nsw i64 %24, %22
  %26 = getelementptr inbounds i8, ptr %21, i64 %25
  br label %110

27:                                               
  %28 = getelementptr inbounds i8, ptr %0, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !14
  %30 = srem i64 %1, %29
  %31 = getelementptr inbounds i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !24
  %33 = mul nsw i64 %32, %30
  %34 = sdiv i64 %1, %29
  %35 = zext i8 %4 to i32
  %36 = icmp ugt i8 %4, 1
  br i1 %36, label %37, label %46

37:                                               
  %38 = getelementptr inbounds i8, ptr %0, i64 56
  %39 = load i64, ptr %38, align 8, !tbaa !14
  %40 = srem i64 %34, %39
  %41 = getelementptr inbounds i8, ptr %0, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !24
  %43 = mul nsw i64 %42, %40
  %44 = add nsw i64 %43, %33
  %45 = sdiv i64 %34, %39
  br label %46

46:                                               
  %47 = phi i64 [ %45, %37 ], [ %34, %27 ]
  %48 = phi i64 [ %44, %37 ], [ %33, %27 ]
  %49 = phi i32 [ 2, %37 ], [ 1, %27 ]
  %50 = icmp ult i32 %49, %35
  br i1 %50, label %51, label %64

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = zext nneg i32 %49 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %53
  %55 = getelementptr inbounds i8, ptr %54, i64 8
  %56 = load i64, ptr %55, align 8, !tbaa !14
  %57 = srem i64 %47, %56
  %58 = getelementptr inbounds i8, ptr %54, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !24
  %60 = mul nsw i64 %59, %57
  %61 = add nsw i64 %60, %48
  %62 = sdiv i64 %47, %56
  %63 = add nuw nsw i32 %49, 1
  br label %64

64:                                               
  %65 = phi i64 [ %62, %51 ], [ %47, %46 ]
  %66 = phi i64 [ %61, %51 ], [ %48, %46 ]
  %67 = phi i32 [ %63, %51 ], [ %49, %46 ]
  %68 = icmp slt i32 %67, %35
  br i1 %68, label %69, label %82

69:                                               
  %70 = getelementptr inbounds i8, ptr %0, i64 24
  %71 = zext nneg i32 %67 to i64
  %72 = getelementptr inbounds [15 x %struct.Dimension], ptr %70, i64 0, i64 %71
  %73 = getelementptr inbounds i8, ptr %72, i64 8
  %74 = load i64, ptr %73, align 8, !tbaa !14
  %75 = srem i64 %65, %74
  %76 = getelementptr inbounds i8, ptr %72, i64 16
  %77 = load i64, ptr %76, align 8, !tbaa !24
  %78 = mul nsw i64 %77, %75
  %79 = add nsw i64 %78, %66
  %80 = sdiv i64 %65, %74
  %81 = add nuw nsw i32 %67, 1
  br label %82

82:                                               
  %83 = phi i64 [ %80, %69 ], [ %65, %64 ]
  %84 = phi i64 [ %79, %69 ], [ %66, %64 ]
  %85 = phi i32 [ %81, %69 ], [ %67, %64 ]
  %86 = icmp slt i32 %85, %35
  br i1 %86, label %87, label %106

87:                                               
  %88 = getelementptr inbounds i8, ptr %0, i64 24
  %89 = zext nneg i32 %85 to i64
  %90 = zext i8 %4 to i64
  br label %91

91:                                               
  %92 = phi i64 [ %89, %87 ], [ %104, %91 ]
  %93 = phi i64 [ %84, %87 ], [ %102, %91 ]
  %94 = phi i64 [ %83, %87 ], [ %103, %91 ]
  %95 = getelementptr inbounds [15 x %struct.Dimension], ptr %88, i64 0, i64 %92
  %96 = getelementptr inbounds i8, ptr %95, i64 8
  %97 = load i64, ptr %96, align 8, !tbaa !14
  %98 = srem i64 %94, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 16
  %100 = load i64, ptr %99, align 8, !tbaa !24
  %101 = mul nsw i64 %100, %98
  %102 = add nsw i64 %101, %93
  %103 = sdiv i64 %94, %97
  %104 = add nuw nsw i64 %92, 1
  %105 = icmp eq i64 %104, %90
  br i1 %105, label %106, label %91, !llvm.loop !25

106:                                              
  %107 = phi i64 [ %84, %82 ], [ %102, %91 ]
  %108 = load ptr, ptr %0, align 8, !tbaa !17
  %109 = getelementptr inbounds i8, ptr %108, i64 %107
  br label %110

110:                                              
  %111 = phi ptr [ %109, %106 ], [ %26, %13 ], [ %12, %7 ], [ %6, %5 ]
  ret ptr %111
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define double @_FortranASumReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi double [ 0.000000e+00, %5 ], [ %20, %19 ]
  ret double %9

10:                                               
  %11 = phi i64 [ %21, %19 ], [ 0, %5 ]
  %12 = phi double [ %20, %19 ], [ 0.000000e+00, %5 ]
  %13 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               
  %16 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %11)
  %17 = load double, ptr %16, align 8, !tbaa !26
  %18 = fadd double %12, %17
  br label %19

19:                                               
  %20 = phi double [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !28
}

define x86_fp80 @_FortranASumReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi x86_fp80 [ 0xK00000000000000000000, %5 ], [ %20, %19 ]
  ret x86_fp80 %9

10:                                               
  %11 = phi i64 [ %21, %19 ], [ 0, %5 ]
  %12 = phi x86_fp80 [ %20, %19 ], [ 0xK00000000000000000000, %5 ]
  %13 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               
  %16 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %11)
  %17 = load x86_fp80, ptr %16, align 16, !tbaa !29
  %18 = fadd x86_fp80 %12, %17
  br label %19

19:                                               
  %20 = phi x86_fp80 [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !31
}

define float @_FortranAProductReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi float [ 1.000000e+00, %5 ], [ %20, %19 ]
  ret float %9

10:                                               
  %11 = phi i64 [ %21, %19 ], [ 0, %5 ]
  %12 = phi float [ %20, %19 ], [ 1.000000e+00, %5 ]
  %13 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               
  %16 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %11)
  %17 = load float, ptr %16, align 4, !tbaa !2
  %18 = fmul float %12, %17
  br label %19

19:                                               
  %20 = phi float [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !32
}

define double @_FortranAProductReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi double [ 1.000000e+00, %5 ], [ %20, %19 ]
  ret double %9

10:                                               
  %11 = phi i64 [ %21, %19 ], [ 0, %5 ]
  %12 = phi double [ %20, %19 ], [ 1.000000e+00, %5 ]
  %13 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               
  %16 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %11)
  %17 = load double, ptr %16, align 8, !tbaa !26
  %18 = fmul double %12, %17
  br label %19

19:                                               
  %20 = phi double [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !33
}

define x86_fp80 @_FortranAProductReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi x86_fp80 [ 0xK3FFF8000000000000000, %5 ], [ %20, %19 ]
  ret x86_fp80 %9

10:                                               
  %11 = phi i64 [ %21, %19 ], [ 0, %5 ]
  %12 = phi x86_fp80 [ %20, %19 ], [ 0xK3FFF8000000000000000, %5 ]
  %13 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %11)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               
  %16 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %11)
  %17 = load x86_fp80, ptr %16, align 16, !tbaa !29
  %18 = fmul x86_fp80 %12, %17
  br label %19

19:                                               
  %20 = phi x86_fp80 [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !34
}

define float @_FortranAMaxvalReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi float [ 0xC7EFFFFFE0000000, %5 ], [ %27, %25 ]
  ret float %9

10:                                               
  %11 = phi float [ %27, %25 ], [ 0xC7EFFFFFE0000000, %5 ]
  %12 = phi i64 [ %28, %25 ], [ 0, %5 ]
  %13 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %14 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %12)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               
  %17 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %12)
  %18 = load float, ptr %17, align 4, !tbaa !2
  %19 = icmp eq i32 %13, 0
  %20 = fcmp ogt float %18, %11
  %21 = fcmp uno float %11, 0.000000e+00
  %22 = or i1 %21, %20
  %23 = select i1 %19, i1 true, i1 %22
  %24 = select i1 %23, float %18, float %11
  br label %25

25:                                               
  %26 = phi i32 [ 1, %16 ], [ %13, %10 ]
  %27 = phi float [ %24, %16 ], [ %11, %10 ]
  %28 = add nuw nsw i64 %12, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %8, label %10, !llvm.loop !35
}

define double @_FortranAMaxvalReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi double [ 0xFFEFFFFFFFFFFFFF, %5 ], [ %27, %25 ]
  ret double %9

10:                                               
  %11 = phi double [ %27, %25 ], [ 0xFFEFFFFFFFFFFFFF, %5 ]
  %12 = phi i64 [ %28, %25 ], [ 0, %5 ]
  %13 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %14 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %12)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               
  %17 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %12)
  %18 = load double, ptr %17, align 8, !tbaa !26
  %19 = icmp eq i32 %13, 0
  %20 = fcmp ogt double %18, %11
  %21 = fcmp uno double %11, 0.000000e+00
  %22 = or i1 %21, %20
  %23 = select i1 %19, i1 true, i1 %22
  %24 = select i1 %23, double %18, double %11
  br label %25

25:                                               
  %26 = phi i32 [ 1, %16 ], [ %13, %10 ]
  %27 = phi double [ %24, %16 ], [ %11, %10 ]
  %28 = add nuw nsw i64 %12, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %8, label %10, !llvm.loop !36
}

define x86_fp80 @_FortranAMaxvalReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi x86_fp80 [ 0xKFFFEFFFFFFFFFFFFFFFF, %5 ], [ %27, %25 ]
  ret x86_fp80 %9

10:                                               
  %11 = phi x86_fp80 [ %27, %25 ], [ 0xKFFFEFFFFFFFFFFFFFFFF, %5 ]
  %12 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %13 = phi i64 [ %28, %25 ], [ 0, %5 ]
  %14 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               
  %17 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %13)
  %18 = load x86_fp80, ptr %17, align 16, !tbaa !29
  %19 = icmp eq i32 %12, 0
  %20 = fcmp ogt x86_fp80 %18, %11
  %21 = fcmp uno x86_fp80 %11, 0xK00000000000000000000
  %22 = or i1 %21, %20
  %23 = select i1 %19, i1 true, i1 %22
  %24 = select i1 %23, x86_fp80 %18, x86_fp80 %11
  br label %25

25:                                               
  %26 = phi i32 [ 1, %16 ], [ %12, %10 ]
  %27 = phi x86_fp80 [ %24, %16 ], [ %11, %10 ]
  %28 = add nuw nsw i64 %13, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %8, label %10, !llvm.loop !37
}

define float @_FortranAMinvalReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi float [ 0x47EFFFFFE0000000, %5 ], [ %27, %25 ]
  ret float %9

10:                                               
  %11 = phi float [ %27, %25 ], [ 0x47EFFFFFE0000000, %5 ]
  %12 = phi i64 [ %28, %25 ], [ 0, %5 ]
  %13 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %14 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %12)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               
  %17 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %12)
  %18 = load float, ptr %17, align 4, !tbaa !2
  %19 = icmp eq i32 %13, 0
  %20 = fcmp olt float %18, %11
  %21 = fcmp uno float %11, 0.000000e+00
  %22 = or i1 %21, %20
  %23 = select i1 %19, i1 true, i1 %22
  %24 = select i1 %23, float %18, float %11
  br label %25

25:                                               
  %26 = phi i32 [ 1, %16 ], [ %13, %10 ]
  %27 = phi float [ %24, %16 ], [ %11, %10 ]
  %28 = add nuw nsw i64 %12, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %8, label %10, !llvm.loop !38
}

define double @_FortranAMinvalReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi double [ 0x7FEFFFFFFFFFFFFF, %5 ], [ %27, %25 ]
  ret double %9

10:                                               
  %11 = phi double [ %27, %25 ], [ 0x7FEFFFFFFFFFFFFF, %5 ]
  %12 = phi i64 [ %28, %25 ], [ 0, %5 ]
  %13 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %14 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %12)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               
  %17 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %12)
  %18 = load double, ptr %17, align 8, !tbaa !26
  %19 = icmp eq i32 %13, 0
  %20 = fcmp olt double %18, %11
  %21 = fcmp uno double %11, 0.000000e+00
  %22 = or i1 %21, %20
  %23 = select i1 %19, i1 true, i1 %22
  %24 = select i1 %23, double %18, double %11
  br label %25

25:                                               
  %26 = phi i32 [ 1, %16 ], [ %13, %10 ]
  %27 = phi double [ %24, %16 ], [ %11, %10 ]
  %28 = add nuw nsw i64 %12, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %8, label %10, !llvm.loop !39
}

define x86_fp80 @_FortranAMinvalReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = phi x86_fp80 [ 0xK7FFEFFFFFFFFFFFFFFFF, %5 ], [ %27, %25 ]
  ret x86_fp80 %9

10:                                               
  %11 = phi x86_fp80 [ %27, %25 ], [ 0xK7FFEFFFFFFFFFFFFFFFF, %5 ]
  %12 = phi i32 [ %26, %25 ], [ 0, %5 ]
  %13 = phi i64 [ %28, %25 ], [ 0, %5 ]
  %14 = tail call fastcc i32 @holds(ptr noundef %4, i64 noundef %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:                                               
  %17 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %13)
  %18 = load x86_fp80, ptr %17, align 16, !tbaa !29
  %19 = icmp eq i32 %12, 0
  %20 = fcmp olt x86_fp80 %18, %11
  %21 = fcmp uno x86_fp80 %11, 0xK00000000000000000000
  %22 = or i1 %21, %20
  %23 = select i1 %19, i1 true, i1 %22
  %24 = select i1 %23, x86_fp80 %18, x86_fp80 %11
  br label %25

25:                                               
  %26 = phi i32 [ 1, %16 ], [ %12, %10 ]
  %27 = phi x86_fp80 [ %24, %16 ], [ %11, %10 ]
  %28 = add nuw nsw i64 %13, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %8, label %10, !llvm.loop !40
}

define double @_FortranANorm2_8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i64 @elements(ptr noundef %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %10, label %7

7:                                                
  %8 = phi double [ 0.000000e+00, %4 ], [ %16, %10 ]
  %9 = tail call double @llvm.sqrt.f64(double %8)
  ret double %9

10:                                               
  %11 = phi double [ %16, %10 ], [ 0.000000e+00, %4 ]
  %12 = phi i64 [ %17, %10 ], [ 0, %4 ]
  %13 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %12)
  %14 = load double, ptr %13, align 8, !tbaa !26
  %15 = fmul double %14, %14
  %16 = fadd double %11, %15
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %7, label %10, !llvm.loop !41
}

declare double @llvm.sqrt.f64(double) #3

define float @_FortranANorm2_4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i64 @elements(ptr noundef %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %11, label %7

7:                                                
  %8 = phi double [ 0.000000e+00, %4 ], [ %18, %11 ]
  %9 = tail call double @llvm.sqrt.f64(double %8)
  %10 = fptrunc double %9 to float
  ret float %10

11:                                               
  %12 = phi double [ %18, %11 ], [ 0.000000e+00, %4 ]
  %13 = phi i64 [ %19, %11 ], [ 0, %4 ]
  %14 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %13)
  %15 = load float, ptr %14, align 4, !tbaa !2
  %16 = fpext float %15 to double
  %17 = fmul double %16, %16
  %18 = fadd double %12, %17
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %7, label %11, !llvm.loop !42
}

define float @_FortranADotProductReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                
  %9 = load ptr, ptr %0, align 8, !tbaa !17
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !24
  %12 = load ptr, ptr %1, align 8, !tbaa !17
  %13 = getelementptr inbounds i8, ptr %1, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !24
  br label %17

15:                                               
  %16 = phi float [ 0.000000e+00, %4 ], [ %27, %17 ]
  ret float %16

17:                                               
  %18 = phi i64 [ 0, %8 ], [ %28, %17 ]
  %19 = phi float [ 0.000000e+00, %8 ], [ %27, %17 ]
  %20 = mul nsw i64 %11, %18
  %21 = getelementptr inbounds i8, ptr %9, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !2
  %23 = mul nsw i64 %14, %18
  %24 = getelementptr inbounds i8, ptr %12, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !2
  %26 = fmul float %22, %25
  %27 = fadd float %19, %26
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %15, label %17, !llvm.loop !43
}

define double @_FortranADotProductReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                
  %9 = load ptr, ptr %0, align 8, !tbaa !17
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !24
  %12 = load ptr, ptr %1, align 8, !tbaa !17
  %13 = getelementptr inbounds i8, ptr %1, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !24
  br label %17

15:                                               
  %16 = phi double [ 0.000000e+00, %4 ], [ %27, %17 ]
  ret double %16

17:                                               
  %18 = phi i64 [ 0, %8 ], [ %28, %17 ]
  %19 = phi double [ 0.000000e+00, %8 ], [ %27, %17 ]
  %20 = mul nsw i64 %11, %18
  %21 = getelementptr inbounds i8, ptr %9, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !26
  %23 = mul nsw i64 %14, %18
  %24 = getelementptr inbounds i8, ptr %12, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !26
  %26 = fmul double %22, %25
  %27 = fadd double %19, %26
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %15, label %17, !llvm.loop !44
}

define x86_fp80 @_FortranADotProductReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                
  %9 = load ptr, ptr %0, align 8, !tbaa !17
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !24
  %12 = load ptr, ptr %1, align 8, !tbaa !17
  %13 = getelementptr inbounds i8, ptr %1, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !24
  br label %17

15:                                               
  %16 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %27, %17 ]
  ret x86_fp80 %16

17:                                               
  %18 = phi i64 [ 0, %8 ], [ %28, %17 ]
  %19 = phi x86_fp80 [ 0xK00000000000000000000, %8 ], [ %27, %17 ]
  %20 = mul nsw i64 %11, %18
  %21 = getelementptr inbounds i8, ptr %9, i64 %20
  %22 = load x86_fp80, ptr %21, align 16, !tbaa !29
  %23 = mul nsw i64 %14, %18
  %24 = getelementptr inbounds i8, ptr %12, i64 %23
  %25 = load x86_fp80, ptr %24, align 16, !tbaa !29
  %26 = fmul x86_fp80 %22, %25
  %27 = fadd x86_fp80 %19, %26
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %15, label %17, !llvm.loop !45
}

define void @_FortranACppSumComplex4(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #4 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %13, label %9

9:                                                
  %10 = phi float [ 0.000000e+00, %6 ], [ %27, %26 ]
  %11 = phi float [ 0.000000e+00, %6 ], [ %28, %26 ]
  store float %11, ptr %0, align 4, !tbaa !46
  %12 = getelementptr inbounds i8, ptr %0, i64 4
  store float %10, ptr %12, align 4, !tbaa !48
  ret void

13:                                               
  %14 = phi float [ %28, %26 ], [ 0.000000e+00, %6 ]
  %15 = phi i64 [ %29, %26 ], [ 0, %6 ]
  %16 = phi float [ %27, %26 ], [ 0.000000e+00, %6 ]
  %17 = tail call fastcc i32 @holds(ptr noundef %5, i64 noundef %15)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %26, label %19

19:                                               
  %20 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %15)
  %21 = load float, ptr %20, align 4, !tbaa !46
  %22 = fadd float %14, %21
  %23 = getelementptr inbounds i8, ptr %20, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !48
  %25 = fadd float %16, %24
  br label %26

26:                                               
  %27 = phi float [ %25, %19 ], [ %16, %13 ]
  %28 = phi float [ %22, %19 ], [ %14, %13 ]
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %9, label %13, !llvm.loop !49
}

define void @_FortranACppProductComplex4(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #4 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %13, label %9

9:                                                
  %10 = phi float [ 0.000000e+00, %6 ], [ %31, %30 ]
  %11 = phi float [ 1.000000e+00, %6 ], [ %32, %30 ]
  store float %11, ptr %0, align 4, !tbaa !46
  %12 = getelementptr inbounds i8, ptr %0, i64 4
  store float %10, ptr %12, align 4, !tbaa !48
  ret void

13:                                               
  %14 = phi float [ %32, %30 ], [ 1.000000e+00, %6 ]
  %15 = phi float [ %31, %30 ], [ 0.000000e+00, %6 ]
  %16 = phi i64 [ %33, %30 ], [ 0, %6 ]
  %17 = tail call fastcc i32 @holds(ptr noundef %5, i64 noundef %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %30, label %19

19:                                               
  %20 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %16)
  %21 = load float, ptr %20, align 4, !tbaa !46
  %22 = fmul float %14, %21
  %23 = getelementptr inbounds i8, ptr %20, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !48
  %25 = fmul float %15, %24
  %26 = fsub float %22, %25
  %27 = fmul float %14, %24
  %28 = fmul float %15, %21
  %29 = fadd float %28, %27
  br label %30

30:                                               
  %31 = phi float [ %29, %19 ], [ %15, %13 ]
  %32 = phi float [ %26, %19 ], [ %14, %13 ]
  %33 = add nuw nsw i64 %16, 1
  %34 = icmp eq i64 %33, %7
  br i1 %34, label %9, label %13, !llvm.loop !50
}

define void @_FortranACppDotProductComplex4(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #4 {
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %16

9:                                                
  %10 = load ptr, ptr %1, align 8, !tbaa !17
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !24
  %13 = load ptr, ptr %2, align 8, !tbaa !17
  %14 = getelementptr inbounds i8, ptr %2, i64 40
  %15 = load i64, ptr %14, align 8, !tbaa !24
  br label %20

16:                                               
  %17 = phi float [ 0.000000e+00, %5 ], [ %41, %20 ]
  %18 = phi float [ 0.000000e+00, %5 ], [ %37, %20 ]
  store float %18, ptr %0, align 4, !tbaa !46
  %19 = getelementptr inbounds i8, ptr %0, i64 4
  store float %17, ptr %19, align 4, !tbaa !48
  ret void

20:                                               
  %21 = phi float [ 0.000000e+00, %9 ], [ %37, %20 ]
  %22 = phi float [ 0.000000e+00, %9 ], [ %41, %20 ]
  %23 = phi i64 [ 0, %9 ], [ %42, %20 ]
  %24 = mul nsw i64 %12, %23
  %25 = getelementptr inbounds i8, ptr %10, i64 %24
  %26 = mul nsw i64 %15, %23
  %27 = getelementptr inbounds i8, ptr %13, i64 %26
  %28 = load float, ptr %25, align 4, !tbaa !46
  %29 = load float, ptr %27, align 4, !tbaa !46
  %30 = fmul float %28, %29
  %31 = getelementptr inbounds i8, ptr %25, i64 4
  %32 = load float, ptr %31, align 4, !tbaa !48
  %33 = getelementptr inbounds i8, ptr %27, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !48
  %35 = fmul float %32, %34
  %36 = fadd float %30, %35
  %37 = fadd float %21, %36
  %38 = fmul float %28, %34
  %39 = fmul float %29, %32
  %40 = fsub float %38, %39
  %41 = fadd float %22, %40
  %42 = add nuw nsw i64 %23, 1
  %43 = icmp eq i64 %42, %7
  br i1 %43, label %16, label %20, !llvm.loop !51
}

define void @_FortranACppSumComplex8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #4 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %13, label %9

9:                                                
  %10 = phi double [ 0.000000e+00, %6 ], [ %27, %26 ]
  %11 = phi double [ 0.000000e+00, %6 ], [ %28, %26 ]
  store double %11, ptr %0, align 8, !tbaa !52
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store double %10, ptr %12, align 8, !tbaa !54
  ret void

13:                                               
  %14 = phi double [ %28, %26 ], [ 0.000000e+00, %6 ]
  %15 = phi i64 [ %29, %26 ], [ 0, %6 ]
  %16 = phi double [ %27, %26 ], [ 0.000000e+00, %6 ]
  %17 = tail call fastcc i32 @holds(ptr noundef %5, i64 noundef %15)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %26, label %19

19:                                               
  %20 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %15)
  %21 = load double, ptr %20, align 8, !tbaa !52
  %22 = fadd double %14, %21
  %23 = getelementptr inbounds i8, ptr %20, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !54
  %25 = fadd double %16, %24
  br label %26

26:                                               
  %27 = phi double [ %25, %19 ], [ %16, %13 ]
  %28 = phi double [ %22, %19 ], [ %14, %13 ]
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %9, label %13, !llvm.loop !55
}

define void @_FortranACppProductComplex8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #4 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %13, label %9

9:                                                
  %10 = phi double [ 0.000000e+00, %6 ], [ %31, %30 ]
  %11 = phi double [ 1.000000e+00, %6 ], [ %32, %30 ]
  store double %11, ptr %0, align 8, !tbaa !52
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store double %10, ptr %12, align 8, !tbaa !54
  ret void

13:                                               
  %14 = phi double [ %32, %30 ], [ 1.000000e+00, %6 ]
  %15 = phi double [ %31, %30 ], [ 0.000000e+00, %6 ]
  %16 = phi i64 [ %33, %30 ], [ 0, %6 ]
  %17 = tail call fastcc i32 @holds(ptr noundef %5, i64 noundef %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %30, label %19

19:                                               
  %20 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %16)
  %21 = load double, ptr %20, align 8, !tbaa !52
  %22 = fmul double %14, %21
  %23 = getelementptr inbounds i8, ptr %20, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !54
  %25 = fmul double %15, %24
  %26 = fsub double %22, %25
  %27 = fmul double %14, %24
  %28 = fmul double %15, %21
  %29 = fadd double %28, %27
  br label %30

30:                                               
  %31 = phi double [ %29, %19 ], [ %15, %13 ]
  %32 = phi double [ %26, %19 ], [ %14, %13 ]
  %33 = add nuw nsw i64 %16, 1
  %34 = icmp eq i64 %33, %7
  br i1 %34, label %9, label %13, !llvm.loop !56
}

define void @_FortranACppDotProductComplex8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #4 {
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %16

9:                                                
  %10 = load ptr, ptr %1, align 8, !tbaa !17
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !24
  %13 = load ptr, ptr %2, align 8, !tbaa !17
  %14 = getelementptr inbounds i8, ptr %2, i64 40
  %15 = load i64, ptr %14, align 8, !tbaa !24
  br label %20

16:                                               
  %17 = phi double [ 0.000000e+00, %5 ], [ %41, %20 ]
  %18 = phi double [ 0.000000e+00, %5 ], [ %37, %20 ]
  store double %18, ptr %0, align 8, !tbaa !52
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  store double %17, ptr %19, align 8, !tbaa !54
  ret void

20:                                               
  %21 = phi double [ 0.000000e+00, %9 ], [ %37, %20 ]
  %22 = phi double [ 0.000000e+00, %9 ], [ %41, %20 ]
  %23 = phi i64 [ 0, %9 ], [ %42, %20 ]
  %24 = mul nsw i64 %12, %23
  %25 = getelementptr inbounds i8, ptr %10, i64 %24
  %26 = mul nsw i64 %15, %23
  %27 = getelementptr inbounds i8, ptr %13, i64 %26
  %28 = load double, ptr %25, align 8, !tbaa !52
  %29 = load double, ptr %27, align 8, !tbaa !52
  %30 = fmul double %28, %29
  %31 = getelementptr inbounds i8, ptr %25, i64 8
  %32 = load double, ptr %31, align 8, !tbaa !54
  %33 = getelementptr inbounds i8, ptr %27, i64 8
  %34 = load double, ptr %33, align 8, !tbaa !54
  %35 = fmul double %32, %34
  %36 = fadd double %30, %35
  %37 = fadd double %21, %36
  %38 = fmul double %28, %34
  %39 = fmul double %29, %32
  %40 = fsub double %38, %39
  %41 = fadd double %22, %40
  %42 = add nuw nsw i64 %23, 1
  %43 = icmp eq i64 %42, %7
  br i1 %43, label %16, label %20, !llvm.loop !57
}

define void @_FortranASumDim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #5 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %7 = getelementptr inbounds i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !58
  switch i8 %8, label %85 [
    i8 28, label %9
    i8 27, label %47
  ]

9:                                                
  %10 = tail call fastcc i64 @elements(ptr noundef %0)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %86

18:                                               
  %19 = load ptr, ptr %1, align 8, !tbaa !17
  %20 = icmp sgt i64 %16, 0
  %21 = getelementptr inbounds i8, ptr %14, i64 16
  br label %22

22:                                               
  %23 = phi i64 [ 0, %18 ], [ %30, %26 ]
  %24 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %23, i32 noundef %2)
  %25 = getelementptr inbounds i8, ptr %19, i64 %24
  br i1 %20, label %32, label %26

26:                                               
  %27 = phi double [ 0.000000e+00, %22 ], [ %44, %43 ]
  %28 = load ptr, ptr %0, align 8, !tbaa !17
  %29 = getelementptr inbounds double, ptr %28, i64 %23
  store double %27, ptr %29, align 8, !tbaa !26
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %86, label %22, !llvm.loop !59

32:                                               
  %33 = phi double [ %44, %43 ], [ 0.000000e+00, %22 ]
  %34 = phi i64 [ %45, %43 ], [ 0, %22 ]
  %35 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %23, i32 noundef %2, i64 noundef %34)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %43, label %37

37:                                               
  %38 = load i64, ptr %21, align 8, !tbaa !24
  %39 = mul nsw i64 %38, %34
  %40 = getelementptr inbounds i8, ptr %25, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !26
  %42 = fadd double %33, %41
  br label %43

43:                                               
  %44 = phi double [ %42, %37 ], [ %33, %32 ]
  %45 = add nuw nsw i64 %34, 1
  %46 = icmp eq i64 %45, %16
  br i1 %46, label %26, label %32, !llvm.loop !60

47:                                               
  %48 = tail call fastcc i64 @elements(ptr noundef %0)
  %49 = getelementptr inbounds i8, ptr %1, i64 24
  %50 = add nsw i32 %2, -1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [15 x %struct.Dimension], ptr %49, i64 0, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !14
  %55 = icmp sgt i64 %48, 0
  br i1 %55, label %56, label %86

56:                                               
  %57 = load ptr, ptr %1, align 8, !tbaa !17
  %58 = icmp sgt i64 %54, 0
  %59 = getelementptr inbounds i8, ptr %52, i64 16
  br label %60

60:                                               
  %61 = phi i64 [ 0, %56 ], [ %68, %64 ]
  %62 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %61, i32 noundef %2)
  %63 = getelementptr inbounds i8, ptr %57, i64 %62
  br i1 %58, label %70, label %64

64:                                               
  %65 = phi float [ 0.000000e+00, %60 ], [ %82, %81 ]
  %66 = load ptr, ptr %0, align 8, !tbaa !17
  %67 = getelementptr inbounds float, ptr %66, i64 %61
  store float %65, ptr %67, align 4, !tbaa !2
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %48
  br i1 %69, label %86, label %60, !llvm.loop !61

70:                                               
  %71 = phi i64 [ %83, %81 ], [ 0, %60 ]
  %72 = phi float [ %82, %81 ], [ 0.000000e+00, %60 ]
  %73 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %61, i32 noundef %2, i64 noundef %71)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %81, label %75

75:                                               
  %76 = load i64, ptr %59, align 8, !tbaa !24
  %77 = mul nsw i64 %76, %71
  %78 = getelementptr inbounds i8, ptr %63, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !2
  %80 = fadd float %72, %79
  br label %81

81:                                               
  %82 = phi float [ %80, %75 ], [ %72, %70 ]
  %83 = add nuw nsw i64 %71, 1
  %84 = icmp eq i64 %83, %54
  br i1 %84, label %64, label %70, !llvm.loop !62

85:                                               
  tail call void @llvm.trap()
  unreachable

86:                                               
  ret void
}

define internal fastcc void @without_dimension(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds i8, ptr %1, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = zext i8 %5 to i32
  %7 = add nsw i32 %6, -1
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %7)
  %8 = load i8, ptr %4, align 4, !tbaa !9
  %9 = icmp ugt i8 %8, 1
  br i1 %9, label %10, label %17

10:                                               
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = icmp slt i32 %2, 2
  %13 = zext i1 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !14
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %15, ptr %16, align 8, !tbaa !14
  br label %17

17:                                               
  %18 = phi i32 [ 1, %10 ], [ 0, %3 ]
  %19 = zext i8 %8 to i32
  %20 = add nsw i32 %19, -1
  %21 = icmp slt i32 %18, %20
  br i1 %21, label %22, label %34

22:                                               
  %23 = getelementptr inbounds i8, ptr %1, i64 24
  %24 = add nsw i32 %2, -1
  %25 = icmp slt i32 %18, %24
  %26 = add nuw nsw i32 %18, 1
  %27 = select i1 %25, i32 %18, i32 %26
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds [15 x %struct.Dimension], ptr %23, i64 0, i64 %28, i32 1
  %30 = load i64, ptr %29, align 8, !tbaa !14
  %31 = getelementptr inbounds i8, ptr %0, i64 24
  %32 = zext nneg i32 %18 to i64
  %33 = getelementptr inbounds [15 x %struct.Dimension], ptr %31, i64 0, i64 %32, i32 1
  store i64 %30, ptr %33, align 8, !tbaa !14
  br label %34

34:                                               
  %35 = phi i32 [ %26, %22 ], [ %18, %17 ]
  %36 = icmp slt i32 %35, %20
  br i1 %36, label %37, label %49

37:                                               
  %38 = getelementptr inbounds i8, ptr %1, i64 24
  %39 = add nsw i32 %2, -1
  %40 = icmp slt i32 %35, %39
  %41 = add nuw nsw i32 %35, 1
  %42 = select i1 %40, i32 %35, i32 %41
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds [15 x %struct.Dimension], ptr %38, i64 0, i64 %43, i32 1
  %45 = load i64, ptr %44, align 8, !tbaa !14
  %46 = getelementptr inbounds i8, ptr %0, i64 24
  %47 = zext nneg i32 %35 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %46, i64 0, i64 %47, i32 1
  store i64 %45, ptr %48, align 8, !tbaa !14
  br label %49

49:                                               
  %50 = phi i32 [ %41, %37 ], [ %35, %34 ]
  %51 = icmp slt i32 %50, %20
  br i1 %51, label %52, label %64

52:                                               
  %53 = getelementptr inbounds i8, ptr %1, i64 24
  %54 = add nsw i32 %2, -1
  %55 = icmp slt i32 %50, %54
  %56 = add nuw nsw i32 %50, 1
  %57 = select i1 %55, i32 %50, i32 %56
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds [15 x %struct.Dimension], ptr %53, i64 0, i64 %58, i32 1
  %60 = load i64, ptr %59, align 8, !tbaa !14
  %61 = getelementptr inbounds i8, ptr %0, i64 24
  %62 = zext nneg i32 %50 to i64
  %63 = getelementptr inbounds [15 x %struct.Dimension], ptr %61, i64 0, i64 %62, i32 1
  store i64 %60, ptr %63, align 8, !tbaa !14
  br label %64

64:                                               
  %65 = phi i32 [ %56, %52 ], [ %50, %49 ]
  %66 = icmp slt i32 %65, %20
  br i1 %66, label %67, label %85

67:                                               
  %68 = getelementptr inbounds i8, ptr %1, i64 24
  %69 = add nsw i32 %2, -1
  %70 = getelementptr inbounds i8, ptr %0, i64 24
  %71 = zext nneg i32 %65 to i64
  %72 = sext i32 %69 to i64
  %73 = zext i32 %20 to i64
  br label %74

74:                                               
  %75 = phi i64 [ %71, %67 ], [ %77, %74 ]
  %76 = icmp slt i64 %75, %72
  %77 = add nuw nsw i64 %75, 1
  %78 = select i1 %76, i64 %75, i64 %77
  %79 = shl i64 %78, 32
  %80 = ashr exact i64 %79, 32
  %81 = getelementptr inbounds [15 x %struct.Dimension], ptr %68, i64 0, i64 %80, i32 1
  %82 = load i64, ptr %81, align 8, !tbaa !14
  %83 = getelementptr inbounds [15 x %struct.Dimension], ptr %70, i64 0, i64 %75, i32 1
  store i64 %82, ptr %83, align 8, !tbaa !14
  %84 = icmp eq i64 %77, %73
  br i1 %84, label %85, label %74, !llvm.loop !63

85:                                               
  tail call fastcc void @allocate_result(ptr noundef %0)
  ret void
}

define internal fastcc i64 @line_start(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %17, label %7

7:                                                
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %17, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = srem i64 %1, %11
  %13 = getelementptr inbounds i8, ptr %0, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !24
  %15 = mul nsw i64 %14, %12
  %16 = sdiv i64 %1, %11
  br label %17

17:                                               
  %18 = phi i64 [ %1, %3 ], [ %16, %9 ], [ %1, %7 ]
  %19 = phi i64 [ 0, %3 ], [ %15, %9 ], [ 0, %7 ]
  %20 = phi i32 [ 0, %3 ], [ 1, %9 ], [ 1, %7 ]
  %21 = zext i8 %5 to i32
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %42

23:                                               
  %24 = add nsw i32 %2, -1
  %25 = icmp eq i32 %20, %24
  br i1 %25, label %38, label %26

26:                                               
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = zext nneg i32 %20 to i64
  %29 = getelementptr inbounds [15 x %struct.Dimension], ptr %27, i64 0, i64 %28
  %30 = getelementptr inbounds i8, ptr %29, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !14
  %32 = srem i64 %18, %31
  %33 = getelementptr inbounds i8, ptr %29, i64 16
  %34 = load i64, ptr %33, align 8, !tbaa !24
  %35 = mul nsw i64 %34, %32
  %36 = add nsw i64 %35, %19
  %37 = sdiv i64 %18, %31
  br label %38

38:                                               
  %39 = phi i64 [ %37, %26 ], [ %18, %23 ]
  %40 = phi i64 [ %36, %26 ], [ %19, %23 ]
  %41 = add nuw nsw i32 %20, 1
  br label %42

42:                                               
  %43 = phi i64 [ %39, %38 ], [ %18, %17 ]
  %44 = phi i64 [ %40, %38 ], [ %19, %17 ]
  %45 = phi i32 [ %41, %38 ], [ %20, %17 ]
  %46 = icmp slt i32 %45, %21
  br i1 %46, label %47, label %66

47:                                               
  %48 = add nsw i32 %2, -1
  %49 = icmp eq i32 %45, %48
  br i1 %49, label %62, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = zext nneg i32 %45 to i64
  %53 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %52
  %54 = getelementptr inbounds i8, ptr %53, i64 8
  %55 = load i64, ptr %54, align 8, !tbaa !14
  %56 = srem i64 %43, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 16
  %58 = load i64, ptr %57, align 8, !tbaa !24
  %59 = mul nsw i64 %58, %56
  %60 = add nsw i64 %59, %44
  %61 = sdiv i64 %43, %55
  br label %62

62:                                               
  %63 = phi i64 [ %61, %50 ], [ %43, %47 ]
  %64 = phi i64 [ %60, %50 ], [ %44, %47 ]
  %65 = add nuw nsw i32 %45, 1
  br label %66

66:                                               
  %67 = phi i64 [ %63, %62 ], [ %43, %42 ]
  %68 = phi i64 [ %64, %62 ], [ %44, %42 ]
  %69 = phi i32 [ %65, %62 ], [ %45, %42 ]
  %70 = icmp slt i32 %69, %21
  br i1 %70, label %71, label %90

71:                                               
  %72 = add nsw i32 %2, -1
  %73 = icmp eq i32 %69, %72
  br i1 %73, label %86, label %74

74:                                               
  %75 = getelementptr inbounds i8, ptr %0, i64 24
  %76 = sext i32 %69 to i64
  %77 = getelementptr inbounds [15 x %struct.Dimension], ptr %75, i64 0, i64 %76
  %78 = getelementptr inbounds i8, ptr %77, i64 8
  %79 = load i64, ptr %78, align 8, !tbaa !14
  %80 = srem i64 %67, %79
  %81 = getelementptr inbounds i8, ptr %77, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !24
  %83 = mul nsw i64 %82, %80
  %84 = add nsw i64 %83, %68
  %85 = sdiv i64 %67, %79
  br label %86

86:                                               
  %87 = phi i64 [ %85, %74 ], [ %67, %71 ]
  %88 = phi i64 [ %84, %74 ], [ %68, %71 ]
  %89 = add nsw i32 %69, 1
  br label %90

90:                                               
  %91 = phi i64 [ %87, %86 ], [ %67, %66 ]
  %92 = phi i64 [ %88, %86 ], [ %68, %66 ]
  %93 = phi i32 [ %89, %86 ], [ %69, %66 ]
  %94 = icmp slt i32 %93, %21
  br i1 %94, label %95, label %121

95:                                               
  %96 = add nsw i32 %2, -1
  %97 = getelementptr inbounds i8, ptr %0, i64 24
  %98 = zext nneg i32 %93 to i64
  %99 = zext i32 %96 to i64
  %100 = zext i8 %5 to i64
  br label %101

101:                                              
  %102 = phi i64 [ %98, %95 ], [ %119, %116 ]
  %103 = phi i64 [ %92, %95 ], [ %118, %116 ]
  %104 = phi i64 [ %91, %95 ], [ %117, %116 ]
  %105 = icmp eq i64 %102, %99
  br i1 %105, label %116, label %106

106:                                              
  %107 = getelementptr inbounds [15 x %struct.Dimension], ptr %97, i64 0, i64 %102
  %108 = getelementptr inbounds i8, ptr %107, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !14
  %110 = srem i64 %104, %109
  %111 = getelementptr inbounds i8, ptr %107, i64 16
  %112 = load i64, ptr %111, align 8, !tbaa !24
  %113 = mul nsw i64 %112, %110
  %114 = add nsw i64 %113, %103
  %115 = sdiv i64 %104, %109
  br label %116

116:                                              
  %117 = phi i64 [ %115, %106 ], [ %104, %101 ]
  %118 = phi i64 [ %114, %106 ], [ %103, %101 ]
  %119 = add nuw nsw i64 %102, 1
  %120 = icmp eq i64 %119, %100
  br i1 %120, label %121, label %101, !llvm.loop !64

121:                                              
  %122 = phi i64 [ %92, %90 ], [ %118, %116 ]
  ret i64 %122
}

define internal fastcc range(i32 0, 2) i32 @holds_in_line(ptr noundef readonly %0, i64 noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %42, label %6

6:                                                
  %7 = load ptr, ptr %0, align 8, !tbaa !17
  %8 = icmp eq ptr %7, null
  br i1 %8, label %42, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4, !tbaa !9
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %15

13:                                               
  %14 = tail call fastcc i32 @holds(ptr noundef nonnull %0, i64 noundef 0)
  br label %42

15:                                               
  %16 = tail call fastcc i64 @line_start(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2)
  %17 = getelementptr inbounds i8, ptr %7, i64 %16
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = add nsw i32 %2, -1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [15 x %struct.Dimension], ptr %18, i64 0, i64 %20, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !24
  %23 = mul nsw i64 %22, %3
  %24 = getelementptr inbounds i8, ptr %17, i64 %23
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !18
  switch i64 %26, label %36 [
    i64 1, label %27
    i64 2, label %30
    i64 8, label %33
  ]

27:                                               
  %28 = load i8, ptr %24, align 1, !tbaa !19
  %29 = icmp ne i8 %28, 0
  br label %39

30:                                               
  %31 = load i16, ptr %24, align 2, !tbaa !20
  %32 = icmp ne i16 %31, 0
  br label %39

33:                                               
  %34 = load i64, ptr %24, align 8, !tbaa !22
  %35 = icmp ne i64 %34, 0
  br label %39

36:                                               
  %37 = load i32, ptr %24, align 4, !tbaa !23
  %38 = icmp ne i32 %37, 0
  br label %39

39:                                               
  %40 = phi i1 [ %29, %27 ], [ %32, %30 ], [ %35, %33 ], [ %38, %36 ]
  %41 = zext i1 %40 to i32
  br label %42

42:                                               
  %43 = phi i32 [ %14, %13 ], [ %41, %39 ], [ 1, %6 ], [ 1, %4 ]
  ret i32 %43
}

declare void @llvm.trap() #7

define void @_FortranAProductDim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #5 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %7 = getelementptr inbounds i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !58
  switch i8 %8, label %85 [
    i8 28, label %9
    i8 27, label %47
  ]

9:                                                
  %10 = tail call fastcc i64 @elements(ptr noundef %0)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %86

18:                                               
  %19 = load ptr, ptr %1, align 8, !tbaa !17
  %20 = icmp sgt i64 %16, 0
  %21 = getelementptr inbounds i8, ptr %14, i64 16
  br label %22

22:                                               
  %23 = phi i64 [ 0, %18 ], [ %30, %26 ]
  %24 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %23, i32 noundef %2)
  %25 = getelementptr inbounds i8, ptr %19, i64 %24
  br i1 %20, label %32, label %26

26:                                               
  %27 = phi double [ 1.000000e+00, %22 ], [ %44, %43 ]
  %28 = load ptr, ptr %0, align 8, !tbaa !17
  %29 = getelementptr inbounds double, ptr %28, i64 %23
  store double %27, ptr %29, align 8, !tbaa !26
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %86, label %22, !llvm.loop !65

32:                                               
  %33 = phi double [ %44, %43 ], [ 1.000000e+00, %22 ]
  %34 = phi i64 [ %45, %43 ], [ 0, %22 ]
  %35 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %23, i32 noundef %2, i64 noundef %34)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %43, label %37

37:                                               
  %38 = load i64, ptr %21, align 8, !tbaa !24
  %39 = mul nsw i64 %38, %34
  %40 = getelementptr inbounds i8, ptr %25, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !26
  %42 = fmul double %33, %41
  br label %43

43:                                               
  %44 = phi double [ %42, %37 ], [ %33, %32 ]
  %45 = add nuw nsw i64 %34, 1
  %46 = icmp eq i64 %45, %16
  br i1 %46, label %26, label %32, !llvm.loop !66

47:                                               
  %48 = tail call fastcc i64 @elements(ptr noundef %0)
  %49 = getelementptr inbounds i8, ptr %1, i64 24
  %50 = add nsw i32 %2, -1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [15 x %struct.Dimension], ptr %49, i64 0, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !14
  %55 = icmp sgt i64 %48, 0
  br i1 %55, label %56, label %86

56:                                               
  %57 = load ptr, ptr %1, align 8, !tbaa !17
  %58 = icmp sgt i64 %54, 0
  %59 = getelementptr inbounds i8, ptr %52, i64 16
  br label %60

60:                                               
  %61 = phi i64 [ 0, %56 ], [ %68, %64 ]
  %62 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %61, i32 noundef %2)
  %63 = getelementptr inbounds i8, ptr %57, i64 %62
  br i1 %58, label %70, label %64

64:                                               
  %65 = phi float [ 1.000000e+00, %60 ], [ %82, %81 ]
  %66 = load ptr, ptr %0, align 8, !tbaa !17
  %67 = getelementptr inbounds float, ptr %66, i64 %61
  store float %65, ptr %67, align 4, !tbaa !2
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %48
  br i1 %69, label %86, label %60, !llvm.loop !67

70:                                               
  %71 = phi i64 [ %83, %81 ], [ 0, %60 ]
  %72 = phi float [ %82, %81 ], [ 1.000000e+00, %60 ]
  %73 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %61, i32 noundef %2, i64 noundef %71)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %81, label %75

75:                                               
  %76 = load i64, ptr %59, align 8, !tbaa !24
  %77 = mul nsw i64 %76, %71
  %78 = getelementptr inbounds i8, ptr %63, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !2
  %80 = fmul float %72, %79
  br label %81

81:                                               
  %82 = phi float [ %80, %75 ], [ %72, %70 ]
  %83 = add nuw nsw i64 %71, 1
  %84 = icmp eq i64 %83, %54
  br i1 %84, label %64, label %70, !llvm.loop !68

85:                                               
  tail call void @llvm.trap()
  unreachable

86:                                               
  ret void
}

define void @_FortranAMaxvalDim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #5 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %7 = getelementptr inbounds i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !58
  switch i8 %8, label %95 [
    i8 28, label %9
    i8 27, label %52
  ]

9:                                                
  %10 = tail call fastcc i64 @elements(ptr noundef %0)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %96

18:                                               
  %19 = load ptr, ptr %1, align 8, !tbaa !17
  %20 = icmp sgt i64 %16, 0
  %21 = getelementptr inbounds i8, ptr %14, i64 16
  br label %22

22:                                               
  %23 = phi i64 [ 0, %18 ], [ %30, %26 ]
  %24 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %23, i32 noundef %2)
  %25 = getelementptr inbounds i8, ptr %19, i64 %24
  br i1 %20, label %32, label %26

26:                                               
  %27 = phi double [ 0xFFEFFFFFFFFFFFFF, %22 ], [ %49, %47 ]
  %28 = load ptr, ptr %0, align 8, !tbaa !17
  %29 = getelementptr inbounds double, ptr %28, i64 %23
  store double %27, ptr %29, align 8, !tbaa !26
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %96, label %22, !llvm.loop !69

32:                                               
  %33 = phi double [ %49, %47 ], [ 0xFFEFFFFFFFFFFFFF, %22 ]
  %34 = phi i32 [ %48, %47 ], [ 0, %22 ]
  %35 = phi i64 [ %50, %47 ], [ 0, %22 ]
  %36 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %23, i32 noundef %2, i64 noundef %35)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %47, label %38

38:                                               
  %39 = load i64, ptr %21, align 8, !tbaa !24
  %40 = mul nsw i64 %39, %35
  %41 = getelementptr inbounds i8, ptr %25, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !26
  %43 = icmp eq i32 %34, 0
  %44 = fcmp ogt double %42, %33
  %45 = select i1 %43, i1 true, i1 %44
  %46 = select i1 %45, double %42, double %33
  br label %47

47:                                               
  %48 = phi i32 [ 1, %38 ], [ %34, %32 ]
  %49 = phi double [ %46, %38 ], [ %33, %32 ]
  %50 = add nuw nsw i64 %35, 1
  %51 = icmp eq i64 %50, %16
  br i1 %51, label %26, label %32, !llvm.loop !70

52:                                               
  %53 = tail call fastcc i64 @elements(ptr noundef %0)
  %54 = getelementptr inbounds i8, ptr %1, i64 24
  %55 = add nsw i32 %2, -1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [15 x %struct.Dimension], ptr %54, i64 0, i64 %56
  %58 = getelementptr inbounds i8, ptr %57, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !14
  %60 = icmp sgt i64 %53, 0
  br i1 %60, label %61, label %96

61:                                               
  %62 = load ptr, ptr %1, align 8, !tbaa !17
  %63 = icmp sgt i64 %59, 0
  %64 = getelementptr inbounds i8, ptr %57, i64 16
  br label %65

65:                                               
  %66 = phi i64 [ 0, %61 ], [ %73, %69 ]
  %67 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %66, i32 noundef %2)
  %68 = getelementptr inbounds i8, ptr %62, i64 %67
  br i1 %63, label %75, label %69

69:                                               
  %70 = phi float [ 0xC7EFFFFFE0000000, %65 ], [ %91, %90 ]
  %71 = load ptr, ptr %0, align 8, !tbaa !17
  %72 = getelementptr inbounds float, ptr %71, i64 %66
  store float %70, ptr %72, align 4, !tbaa !2
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, %53
  br i1 %74, label %96, label %65, !llvm.loop !71

75:                                               
  %76 = phi i64 [ %93, %90 ], [ 0, %65 ]
  %77 = phi i32 [ %92, %90 ], [ 0, %65 ]
  %78 = phi float [ %91, %90 ], [ 0xC7EFFFFFE0000000, %65 ]
  %79 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %66, i32 noundef %2, i64 noundef %76)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %90, label %81

81:                                               
  %82 = load i64, ptr %64, align 8, !tbaa !24
  %83 = mul nsw i64 %82, %76
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !2
  %86 = icmp eq i32 %77, 0
  %87 = fcmp ogt float %85, %78
  %88 = select i1 %86, i1 true, i1 %87
  %89 = select i1 %88, float %85, float %78
  br label %90

90:                                               
  %91 = phi float [ %89, %81 ], [ %78, %75 ]
  %92 = phi i32 [ 1, %81 ], [ %77, %75 ]
  %93 = add nuw nsw i64 %76, 1
  %94 = icmp eq i64 %93, %59
  br i1 %94, label %69, label %75, !llvm.loop !72

95:                                               
  tail call void @llvm.trap()
  unreachable

96:                                               
  ret void
}

define void @_FortranAMinvalDim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #5 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %7 = getelementptr inbounds i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !58
  switch i8 %8, label %95 [
    i8 28, label %9
    i8 27, label %52
  ]

9:                                                
  %10 = tail call fastcc i64 @elements(ptr noundef %0)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %96

18:                                               
  %19 = load ptr, ptr %1, align 8, !tbaa !17
  %20 = icmp sgt i64 %16, 0
  %21 = getelementptr inbounds i8, ptr %14, i64 16
  br label %22

22:                                               
  %23 = phi i64 [ 0, %18 ], [ %30, %26 ]
  %24 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %23, i32 noundef %2)
  %25 = getelementptr inbounds i8, ptr %19, i64 %24
  br i1 %20, label %32, label %26

26:                                               
  %27 = phi double [ 0x7FEFFFFFFFFFFFFF, %22 ], [ %49, %47 ]
  %28 = load ptr, ptr %0, align 8, !tbaa !17
  %29 = getelementptr inbounds double, ptr %28, i64 %23
  store double %27, ptr %29, align 8, !tbaa !26
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %96, label %22, !llvm.loop !73

32:                                               
  %33 = phi double [ %49, %47 ], [ 0x7FEFFFFFFFFFFFFF, %22 ]
  %34 = phi i32 [ %48, %47 ], [ 0, %22 ]
  %35 = phi i64 [ %50, %47 ], [ 0, %22 ]
  %36 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %23, i32 noundef %2, i64 noundef %35)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %47, label %38

38:                                               
  %39 = load i64, ptr %21, align 8, !tbaa !24
  %40 = mul nsw i64 %39, %35
  %41 = getelementptr inbounds i8, ptr %25, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !26
  %43 = icmp eq i32 %34, 0
  %44 = fcmp olt double %42, %33
  %45 = select i1 %43, i1 true, i1 %44
  %46 = select i1 %45, double %42, double %33
  br label %47

47:                                               
  %48 = phi i32 [ 1, %38 ], [ %34, %32 ]
  %49 = phi double [ %46, %38 ], [ %33, %32 ]
  %50 = add nuw nsw i64 %35, 1
  %51 = icmp eq i64 %50, %16
  br i1 %51, label %26, label %32, !llvm.loop !74

52:                                               
  %53 = tail call fastcc i64 @elements(ptr noundef %0)
  %54 = getelementptr inbounds i8, ptr %1, i64 24
  %55 = add nsw i32 %2, -1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [15 x %struct.Dimension], ptr %54, i64 0, i64 %56
  %58 = getelementptr inbounds i8, ptr %57, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !14
  %60 = icmp sgt i64 %53, 0
  br i1 %60, label %61, label %96

61:                                               
  %62 = load ptr, ptr %1, align 8, !tbaa !17
  %63 = icmp sgt i64 %59, 0
  %64 = getelementptr inbounds i8, ptr %57, i64 16
  br label %65

65:                                               
  %66 = phi i64 [ 0, %61 ], [ %73, %69 ]
  %67 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %66, i32 noundef %2)
  %68 = getelementptr inbounds i8, ptr %62, i64 %67
  br i1 %63, label %75, label %69

69:                                               
  %70 = phi float [ 0x47EFFFFFE0000000, %65 ], [ %91, %90 ]
  %71 = load ptr, ptr %0, align 8, !tbaa !17
  %72 = getelementptr inbounds float, ptr %71, i64 %66
  store float %70, ptr %72, align 4, !tbaa !2
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, %53
  br i1 %74, label %96, label %65, !llvm.loop !75

75:                                               
  %76 = phi i64 [ %93, %90 ], [ 0, %65 ]
  %77 = phi i32 [ %92, %90 ], [ 0, %65 ]
  %78 = phi float [ %91, %90 ], [ 0x47EFFFFFE0000000, %65 ]
  %79 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %66, i32 noundef %2, i64 noundef %76)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %90, label %81

81:                                               
  %82 = load i64, ptr %64, align 8, !tbaa !24
  %83 = mul nsw i64 %82, %76
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !2
  %86 = icmp eq i32 %77, 0
  %87 = fcmp olt float %85, %78
  %88 = select i1 %86, i1 true, i1 %87
  %89 = select i1 %88, float %85, float %78
  br label %90

90:                                               
  %91 = phi float [ %89, %81 ], [ %78, %75 ]
  %92 = phi i32 [ 1, %81 ], [ %77, %75 ]
  %93 = add nuw nsw i64 %76, 1
  %94 = icmp eq i64 %93, %59
  br i1 %94, label %69, label %75, !llvm.loop !76

95:                                               
  tail call void @llvm.trap()
  unreachable

96:                                               
  ret void
}

define void @_FortranANorm2Dim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  %8 = add nsw i32 %2, -1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [15 x %struct.Dimension], ptr %7, i64 0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !14
  %13 = icmp sgt i64 %6, 0
  br i1 %13, label %14, label %18

14:                                               
  %15 = load ptr, ptr %1, align 8, !tbaa !17
  %16 = icmp sgt i64 %12, 0
  %17 = getelementptr inbounds i8, ptr %10, i64 16
  br label %19

18:                                               
  ret void

19:                                               
  %20 = phi i64 [ 0, %14 ], [ %30, %25 ]
  %21 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %20, i32 noundef %2)
  %22 = getelementptr inbounds i8, ptr %15, i64 %21
  br i1 %16, label %23, label %25

23:                                               
  %24 = load i64, ptr %17, align 8, !tbaa !24
  br label %32

25:                                               
  %26 = phi double [ 0.000000e+00, %19 ], [ %39, %32 ]
  %27 = tail call double @llvm.sqrt.f64(double %26)
  %28 = load ptr, ptr %0, align 8, !tbaa !17
  %29 = getelementptr inbounds double, ptr %28, i64 %20
  store double %27, ptr %29, align 8, !tbaa !26
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %6
  br i1 %31, label %18, label %19, !llvm.loop !77

32:                                               
  %33 = phi i64 [ 0, %23 ], [ %40, %32 ]
  %34 = phi double [ 0.000000e+00, %23 ], [ %39, %32 ]
  %35 = mul nsw i64 %24, %33
  %36 = getelementptr inbounds i8, ptr %22, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !26
  %38 = fmul double %37, %37
  %39 = fadd double %34, %38
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, %12
  br i1 %41, label %25, label %32, !llvm.loop !78
}

define void @_FortranAMatmulReal4Real4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %13)
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %14 = load i8, ptr %6, align 4, !tbaa !9
  %15 = icmp eq i8 %14, 1
  br i1 %15, label %19, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !14
  br label %19

19:                                               
  %20 = phi i64 [ %18, %16 ], [ 1, %5 ]
  %21 = load i8, ptr %9, align 4, !tbaa !9
  %22 = icmp eq i8 %21, 1
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !14
  br label %26

26:                                               
  %27 = phi i64 [ %25, %23 ], [ 1, %19 ]
  %28 = getelementptr inbounds i8, ptr %2, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !14
  br i1 %15, label %33, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %1, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br label %33

33:                                               
  %34 = phi i64 [ 64, %30 ], [ 40, %26 ]
  %35 = phi i64 [ %32, %30 ], [ 0, %26 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !24
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !24
  br i1 %22, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !24
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %33 ]
  br i1 %15, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !24
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %22, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %14, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !24
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %27, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %20, 0
  %61 = icmp sgt i64 %29, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !17
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !17
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !17
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %27
  br i1 %80, label %69, label %62, !llvm.loop !79

81:                                               
  %82 = phi float [ 0.000000e+00, %70 ], [ %97, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store float %82, ptr %84, align 4, !tbaa !2
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %20
  br i1 %86, label %78, label %70, !llvm.loop !80

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %98, %87 ]
  %89 = phi float [ 0.000000e+00, %72 ], [ %97, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !2
  %93 = mul nsw i64 %88, %39
  %94 = getelementptr i8, ptr %77, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !2
  %96 = fmul float %92, %95
  %97 = fadd float %89, %96
  %98 = add nuw nsw i64 %88, 1
  %99 = icmp eq i64 %98, %29
  br i1 %99, label %81, label %87, !llvm.loop !81
}

define internal fastcc void @establish(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #9 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !18
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %5, ptr %6, align 8, !tbaa !18
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  %8 = load i32, ptr %7, align 8, !tbaa !82
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %8, ptr %9, align 8, !tbaa !82
  %10 = trunc i32 %2 to i8
  %11 = getelementptr inbounds i8, ptr %0, i64 20
  store i8 %10, ptr %11, align 4, !tbaa !9
  %12 = getelementptr inbounds i8, ptr %1, i64 21
  %13 = load i8, ptr %12, align 1, !tbaa !58
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 %13, ptr %14, align 1, !tbaa !58
  %15 = getelementptr inbounds i8, ptr %0, i64 22
  store i8 2, ptr %15, align 2, !tbaa !83
  ret void
}

define internal fastcc void @product_shape(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #9 {
  %5 = getelementptr inbounds i8, ptr %1, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !9
  %7 = icmp eq i8 %6, 2
  br i1 %7, label %8, label %14

8:                                                
  %9 = getelementptr inbounds i8, ptr %1, i64 24
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds [15 x %struct.Dimension], ptr %9, i64 0, i64 %10, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !14
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %12, ptr %13, align 8, !tbaa !14
  br label %14

14:                                               
  %15 = phi i64 [ 1, %8 ], [ 0, %4 ]
  %16 = getelementptr inbounds i8, ptr %2, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !9
  %18 = icmp eq i8 %17, 2
  br i1 %18, label %19, label %24

19:                                               
  %20 = getelementptr inbounds i8, ptr %2, i64 56
  %21 = load i64, ptr %20, align 8, !tbaa !14
  %22 = getelementptr inbounds i8, ptr %0, i64 24
  %23 = getelementptr inbounds [15 x %struct.Dimension], ptr %22, i64 0, i64 %15, i32 1
  store i64 %21, ptr %23, align 8, !tbaa !14
  br label %24

24:                                               
  ret void
}

define internal fastcc void @allocate_result(ptr nocapture noundef %0) unnamed_addr #6 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !18
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %13, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 1, ptr %8, align 8, !tbaa !84
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %3, ptr %9, align 8, !tbaa !24
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = mul nsw i64 %11, %3
  br label %13

13:                                               
  %14 = phi i64 [ %12, %7 ], [ %3, %1 ]
  %15 = phi i32 [ 1, %7 ], [ 0, %1 ]
  %16 = zext i8 %5 to i32
  %17 = icmp ult i32 %15, %16
  br i1 %17, label %18, label %27

18:                                               
  %19 = getelementptr inbounds i8, ptr %0, i64 24
  %20 = zext nneg i32 %15 to i64
  %21 = getelementptr inbounds [15 x %struct.Dimension], ptr %19, i64 0, i64 %20
  store i64 1, ptr %21, align 8, !tbaa !84
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  store i64 %14, ptr %22, align 8, !tbaa !24
  %23 = getelementptr inbounds i8, ptr %21, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !14
  %25 = mul nsw i64 %24, %14
  %26 = add nuw nsw i32 %15, 1
  br label %27

27:                                               
  %28 = phi i64 [ %25, %18 ], [ %14, %13 ]
  %29 = phi i32 [ %26, %18 ], [ %15, %13 ]
  %30 = icmp slt i32 %29, %16
  br i1 %30, label %31, label %40

31:                                               
  %32 = getelementptr inbounds i8, ptr %0, i64 24
  %33 = zext nneg i32 %29 to i64
  %34 = getelementptr inbounds [15 x %struct.Dimension], ptr %32, i64 0, i64 %33
  store i64 1, ptr %34, align 8, !tbaa !84
  %35 = getelementptr inbounds i8, ptr %34, i64 16
  store i64 %28, ptr %35, align 8, !tbaa !24
  %36 = getelementptr inbounds i8, ptr %34, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !14
  %38 = mul nsw i64 %37, %28
  %39 = add nuw nsw i32 %29, 1
  br label %40

40:                                               
  %41 = phi i64 [ %38, %31 ], [ %28, %27 ]
  %42 = phi i32 [ %39, %31 ], [ %29, %27 ]
  %43 = icmp slt i32 %42, %16
  br i1 %43, label %44, label %53

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = sext i32 %42 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %46
  store i64 1, ptr %47, align 8, !tbaa !84
  %48 = getelementptr inbounds i8, ptr %47, i64 16
  store i64 %41, ptr %48, align 8, !tbaa !24
  %49 = getelementptr inbounds i8, ptr %47, i64 8
  %50 = load i64, ptr %49, align 8, !tbaa !14
  %51 = mul nsw i64 %50, %41
  %52 = add nsw i32 %42, 1
  br label %53

53:                                               
  %54 = phi i64 [ %51, %44 ], [ %41, %40 ]
  %55 = phi i32 [ %52, %44 ], [ %42, %40 ]
  %56 = icmp slt i32 %55, %16
  br i1 %56, label %57, label %71

57:                                               
  %58 = getelementptr inbounds i8, ptr %0, i64 24
  %59 = zext nneg i32 %55 to i64
  %60 = zext i8 %5 to i64
  br label %61

61:                                               
  %62 = phi i64 [ %59, %57 ], [ %69, %61 ]
  %63 = phi i64 [ %54, %57 ], [ %68, %61 ]
  %64 = getelementptr inbounds [15 x %struct.Dimension], ptr %58, i64 0, i64 %62
  store i64 1, ptr %64, align 8, !tbaa !84
  %65 = getelementptr inbounds i8, ptr %64, i64 16
  store i64 %63, ptr %65, align 8, !tbaa !24
  %66 = getelementptr inbounds i8, ptr %64, i64 8
  %67 = load i64, ptr %66, align 8, !tbaa !14
  %68 = mul nsw i64 %67, %63
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %60
  br i1 %70, label %71, label %61, !llvm.loop !85

71:                                               
  %72 = phi i64 [ %54, %53 ], [ %68, %61 ]
  %73 = tail call i64 @llvm.smax.i64(i64 %72, i64 1)
  %74 = tail call ptr @malloc(i64 noundef %73) #24
  store ptr %74, ptr %0, align 8, !tbaa !17
  ret void
}

define void @_FortranAMatmulDirectReal4Real4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !14
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !14
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !14
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !24
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !24
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !24
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !24
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !24
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !24
  br label %50

50:                                               
  %51 = phi i64 [ %49, %44 ], [ 0, %42 ]
  %52 = icmp sgt i64 %21, 0
  br i1 %52, label %53, label %63

53:                                               
  %54 = icmp sgt i64 %13, 0
  %55 = icmp sgt i64 %23, 0
  br label %56

56:                                               
  %57 = phi i64 [ 0, %53 ], [ %73, %72 ]
  br i1 %54, label %58, label %72

58:                                               
  %59 = mul nsw i64 %57, %38
  %60 = load ptr, ptr %0, align 8, !tbaa !17
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !17
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !17
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !86

75:                                               
  %76 = phi float [ 0.000000e+00, %64 ], [ %91, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store float %76, ptr %78, align 4, !tbaa !2
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !87

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %92, %81 ]
  %83 = phi float [ 0.000000e+00, %66 ], [ %91, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !2
  %87 = mul nsw i64 %82, %33
  %88 = getelementptr i8, ptr %71, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !2
  %90 = fmul float %86, %89
  %91 = fadd float %83, %90
  %92 = add nuw nsw i64 %82, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %75, label %81, !llvm.loop !88
}

define void @_FortranAMatmulTransposeReal4Real4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %13)
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %14 = load i8, ptr %6, align 4, !tbaa !9
  %15 = icmp eq i8 %14, 1
  br i1 %15, label %19, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 56
  %18 = load i64, ptr %17, align 8, !tbaa !14
  br label %19

19:                                               
  %20 = phi i64 [ %18, %16 ], [ 1, %5 ]
  %21 = load i8, ptr %9, align 4, !tbaa !9
  %22 = icmp eq i8 %21, 1
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !14
  br label %26

26:                                               
  %27 = phi i64 [ %25, %23 ], [ 1, %19 ]
  %28 = getelementptr inbounds i8, ptr %2, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !14
  br i1 %15, label %33, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %1, i64 64
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br label %33

33:                                               
  %34 = phi i64 [ %32, %30 ], [ 0, %26 ]
  %35 = getelementptr inbounds i8, ptr %1, i64 40
  %36 = load i64, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds i8, ptr %2, i64 40
  %38 = load i64, ptr %37, align 8, !tbaa !24
  br i1 %22, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %2, i64 64
  %41 = load i64, ptr %40, align 8, !tbaa !24
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %33 ]
  br i1 %15, label %47, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !24
  br label %47

47:                                               
  %48 = phi i64 [ %46, %44 ], [ 0, %42 ]
  br i1 %22, label %55, label %49

49:                                               
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  %51 = icmp ne i8 %14, 1
  %52 = zext i1 %51 to i64
  %53 = getelementptr inbounds [15 x %struct.Dimension], ptr %50, i64 0, i64 %52, i32 2
  %54 = load i64, ptr %53, align 8, !tbaa !24
  br label %55

55:                                               
  %56 = phi i64 [ %54, %49 ], [ 0, %47 ]
  %57 = icmp sgt i64 %27, 0
  br i1 %57, label %58, label %68

58:                                               
  %59 = icmp sgt i64 %20, 0
  %60 = icmp sgt i64 %29, 0
  br label %61

61:                                               
  %62 = phi i64 [ 0, %58 ], [ %78, %77 ]
  br i1 %59, label %63, label %77

63:                                               
  %64 = mul nsw i64 %62, %43
  %65 = load ptr, ptr %0, align 8, !tbaa !17
  %66 = mul nsw i64 %62, %56
  %67 = getelementptr i8, ptr %65, i64 %66
  br label %69

68:                                               
  ret void

69:                                               
  %70 = phi i64 [ 0, %63 ], [ %84, %80 ]
  br i1 %60, label %71, label %80

71:                                               
  %72 = load ptr, ptr %1, align 8, !tbaa !17
  %73 = mul nsw i64 %70, %34
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = load ptr, ptr %2, align 8, !tbaa !17
  %76 = getelementptr i8, ptr %75, i64 %64
  br label %86

77:                                               
  %78 = add nuw nsw i64 %62, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %68, label %61, !llvm.loop !89

80:                                               
  %81 = phi float [ 0.000000e+00, %69 ], [ %96, %86 ]
  %82 = mul nsw i64 %70, %48
  %83 = getelementptr i8, ptr %67, i64 %82
  store float %81, ptr %83, align 4, !tbaa !2
  %84 = add nuw nsw i64 %70, 1
  %85 = icmp eq i64 %84, %20
  br i1 %85, label %77, label %69, !llvm.loop !90

86:                                               
  %87 = phi i64 [ 0, %71 ], [ %97, %86 ]
  %88 = phi float [ 0.000000e+00, %71 ], [ %96, %86 ]
  %89 = mul nsw i64 %87, %36
  %90 = getelementptr inbounds i8, ptr %74, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !2
  %92 = mul nsw i64 %87, %38
  %93 = getelementptr i8, ptr %76, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !2
  %95 = fmul float %91, %94
  %96 = fadd float %88, %95
  %97 = add nuw nsw i64 %87, 1
  %98 = icmp eq i64 %97, %29
  br i1 %98, label %80, label %86, !llvm.loop !91
}

define void @_FortranAMatmulTransposeDirectReal4Real4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !14
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !14
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !14
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !24
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !24
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !24
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !24
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !24
  br label %49

49:                                               
  %50 = phi i64 [ %48, %43 ], [ 0, %41 ]
  %51 = icmp sgt i64 %21, 0
  br i1 %51, label %52, label %62

52:                                               
  %53 = icmp sgt i64 %13, 0
  %54 = icmp sgt i64 %23, 0
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %72, %71 ]
  br i1 %53, label %57, label %71

57:                                               
  %58 = mul nsw i64 %56, %37
  %59 = load ptr, ptr %0, align 8, !tbaa !17
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !17
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !17
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !92

74:                                               
  %75 = phi float [ 0.000000e+00, %63 ], [ %90, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store float %75, ptr %77, align 4, !tbaa !2
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !93

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %91, %80 ]
  %82 = phi float [ 0.000000e+00, %65 ], [ %90, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !2
  %86 = mul nsw i64 %81, %32
  %87 = getelementptr i8, ptr %70, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !2
  %89 = fmul float %85, %88
  %90 = fadd float %82, %89
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, %23
  br i1 %92, label %74, label %80, !llvm.loop !94
}

define void @_FortranAMatmulReal8Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %13)
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %14 = load i8, ptr %6, align 4, !tbaa !9
  %15 = icmp eq i8 %14, 1
  br i1 %15, label %19, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !14
  br label %19

19:                                               
  %20 = phi i64 [ %18, %16 ], [ 1, %5 ]
  %21 = load i8, ptr %9, align 4, !tbaa !9
  %22 = icmp eq i8 %21, 1
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !14
  br label %26

26:                                               
  %27 = phi i64 [ %25, %23 ], [ 1, %19 ]
  %28 = getelementptr inbounds i8, ptr %2, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !14
  br i1 %15, label %33, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %1, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br label %33

33:                                               
  %34 = phi i64 [ 64, %30 ], [ 40, %26 ]
  %35 = phi i64 [ %32, %30 ], [ 0, %26 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !24
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !24
  br i1 %22, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !24
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %33 ]
  br i1 %15, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !24
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %22, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %14, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !24
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %27, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %20, 0
  %61 = icmp sgt i64 %29, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !17
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !17
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !17
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %27
  br i1 %80, label %69, label %62, !llvm.loop !95

81:                                               
  %82 = phi double [ 0.000000e+00, %70 ], [ %97, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store double %82, ptr %84, align 8, !tbaa !26
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %20
  br i1 %86, label %78, label %70, !llvm.loop !96

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %98, %87 ]
  %89 = phi double [ 0.000000e+00, %72 ], [ %97, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !26
  %93 = mul nsw i64 %88, %39
  %94 = getelementptr i8, ptr %77, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !26
  %96 = fmul double %92, %95
  %97 = fadd double %89, %96
  %98 = add nuw nsw i64 %88, 1
  %99 = icmp eq i64 %98, %29
  br i1 %99, label %81, label %87, !llvm.loop !97
}

define void @_FortranAMatmulDirectReal8Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !14
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !14
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !14
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !24
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !24
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !24
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !24
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !24
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !24
  br label %50

50:                                               
  %51 = phi i64 [ %49, %44 ], [ 0, %42 ]
  %52 = icmp sgt i64 %21, 0
  br i1 %52, label %53, label %63

53:                                               
  %54 = icmp sgt i64 %13, 0
  %55 = icmp sgt i64 %23, 0
  br label %56

56:                                               
  %57 = phi i64 [ 0, %53 ], [ %73, %72 ]
  br i1 %54, label %58, label %72

58:                                               
  %59 = mul nsw i64 %57, %38
  %60 = load ptr, ptr %0, align 8, !tbaa !17
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !17
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !17
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !98

75:                                               
  %76 = phi double [ 0.000000e+00, %64 ], [ %91, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store double %76, ptr %78, align 8, !tbaa !26
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !99

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %92, %81 ]
  %83 = phi double [ 0.000000e+00, %66 ], [ %91, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !26
  %87 = mul nsw i64 %82, %33
  %88 = getelementptr i8, ptr %71, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !26
  %90 = fmul double %86, %89
  %91 = fadd double %83, %90
  %92 = add nuw nsw i64 %82, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %75, label %81, !llvm.loop !100
}

define void @_FortranAMatmulTransposeReal8Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %13)
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %14 = load i8, ptr %6, align 4, !tbaa !9
  %15 = icmp eq i8 %14, 1
  br i1 %15, label %19, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 56
  %18 = load i64, ptr %17, align 8, !tbaa !14
  br label %19

19:                                               
  %20 = phi i64 [ %18, %16 ], [ 1, %5 ]
  %21 = load i8, ptr %9, align 4, !tbaa !9
  %22 = icmp eq i8 %21, 1
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !14
  br label %26

26:                                               
  %27 = phi i64 [ %25, %23 ], [ 1, %19 ]
  %28 = getelementptr inbounds i8, ptr %2, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !14
  br i1 %15, label %33, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %1, i64 64
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br label %33

33:                                               
  %34 = phi i64 [ %32, %30 ], [ 0, %26 ]
  %35 = getelementptr inbounds i8, ptr %1, i64 40
  %36 = load i64, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds i8, ptr %2, i64 40
  %38 = load i64, ptr %37, align 8, !tbaa !24
  br i1 %22, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %2, i64 64
  %41 = load i64, ptr %40, align 8, !tbaa !24
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %33 ]
  br i1 %15, label %47, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !24
  br label %47

47:                                               
  %48 = phi i64 [ %46, %44 ], [ 0, %42 ]
  br i1 %22, label %55, label %49

49:                                               
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  %51 = icmp ne i8 %14, 1
  %52 = zext i1 %51 to i64
  %53 = getelementptr inbounds [15 x %struct.Dimension], ptr %50, i64 0, i64 %52, i32 2
  %54 = load i64, ptr %53, align 8, !tbaa !24
  br label %55

55:                                               
  %56 = phi i64 [ %54, %49 ], [ 0, %47 ]
  %57 = icmp sgt i64 %27, 0
  br i1 %57, label %58, label %68

58:                                               
  %59 = icmp sgt i64 %20, 0
  %60 = icmp sgt i64 %29, 0
  br label %61

61:                                               
  %62 = phi i64 [ 0, %58 ], [ %78, %77 ]
  br i1 %59, label %63, label %77

63:                                               
  %64 = mul nsw i64 %62, %43
  %65 = load ptr, ptr %0, align 8, !tbaa !17
  %66 = mul nsw i64 %62, %56
  %67 = getelementptr i8, ptr %65, i64 %66
  br label %69

68:                                               
  ret void

69:                                               
  %70 = phi i64 [ 0, %63 ], [ %84, %80 ]
  br i1 %60, label %71, label %80

71:                                               
  %72 = load ptr, ptr %1, align 8, !tbaa !17
  %73 = mul nsw i64 %70, %34
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = load ptr, ptr %2, align 8, !tbaa !17
  %76 = getelementptr i8, ptr %75, i64 %64
  br label %86

77:                                               
  %78 = add nuw nsw i64 %62, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %68, label %61, !llvm.loop !101

80:                                               
  %81 = phi double [ 0.000000e+00, %69 ], [ %96, %86 ]
  %82 = mul nsw i64 %70, %48
  %83 = getelementptr i8, ptr %67, i64 %82
  store double %81, ptr %83, align 8, !tbaa !26
  %84 = add nuw nsw i64 %70, 1
  %85 = icmp eq i64 %84, %20
  br i1 %85, label %77, label %69, !llvm.loop !102

86:                                               
  %87 = phi i64 [ 0, %71 ], [ %97, %86 ]
  %88 = phi double [ 0.000000e+00, %71 ], [ %96, %86 ]
  %89 = mul nsw i64 %87, %36
  %90 = getelementptr inbounds i8, ptr %74, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !26
  %92 = mul nsw i64 %87, %38
  %93 = getelementptr i8, ptr %76, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !26
  %95 = fmul double %91, %94
  %96 = fadd double %88, %95
  %97 = add nuw nsw i64 %87, 1
  %98 = icmp eq i64 %97, %29
  br i1 %98, label %80, label %86, !llvm.loop !103
}

define void @_FortranAMatmulTransposeDirectReal8Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !14
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !14
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !14
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !24
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !24
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !24
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !24
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !24
  br label %49

49:                                               
  %50 = phi i64 [ %48, %43 ], [ 0, %41 ]
  %51 = icmp sgt i64 %21, 0
  br i1 %51, label %52, label %62

52:                                               
  %53 = icmp sgt i64 %13, 0
  %54 = icmp sgt i64 %23, 0
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %72, %71 ]
  br i1 %53, label %57, label %71

57:                                               
  %58 = mul nsw i64 %56, %37
  %59 = load ptr, ptr %0, align 8, !tbaa !17
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !17
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !17
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !104

74:                                               
  %75 = phi double [ 0.000000e+00, %63 ], [ %90, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store double %75, ptr %77, align 8, !tbaa !26
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !105

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %91, %80 ]
  %82 = phi double [ 0.000000e+00, %65 ], [ %90, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !26
  %86 = mul nsw i64 %81, %32
  %87 = getelementptr i8, ptr %70, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !26
  %89 = fmul double %85, %88
  %90 = fadd double %82, %89
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, %23
  br i1 %92, label %74, label %80, !llvm.loop !106
}

define void @_FortranAMatmulReal4Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %2, i32 noundef %13)
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %14 = load i8, ptr %6, align 4, !tbaa !9
  %15 = icmp eq i8 %14, 1
  br i1 %15, label %19, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !14
  br label %19

19:                                               
  %20 = phi i64 [ %18, %16 ], [ 1, %5 ]
  %21 = load i8, ptr %9, align 4, !tbaa !9
  %22 = icmp eq i8 %21, 1
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !14
  br label %26

26:                                               
  %27 = phi i64 [ %25, %23 ], [ 1, %19 ]
  %28 = getelementptr inbounds i8, ptr %2, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !14
  br i1 %15, label %33, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %1, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br label %33

33:                                               
  %34 = phi i64 [ 64, %30 ], [ 40, %26 ]
  %35 = phi i64 [ %32, %30 ], [ 0, %26 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !24
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !24
  br i1 %22, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !24
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %33 ]
  br i1 %15, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !24
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %22, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %14, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !24
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %27, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %20, 0
  %61 = icmp sgt i64 %29, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !17
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !17
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !17
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %27
  br i1 %80, label %69, label %62, !llvm.loop !107

81:                                               
  %82 = phi double [ 0.000000e+00, %70 ], [ %98, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store double %82, ptr %84, align 8, !tbaa !26
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %20
  br i1 %86, label %78, label %70, !llvm.loop !108

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %99, %87 ]
  %89 = phi double [ 0.000000e+00, %72 ], [ %98, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !2
  %93 = fpext float %92 to double
  %94 = mul nsw i64 %88, %39
  %95 = getelementptr i8, ptr %77, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !26
  %97 = fmul double %96, %93
  %98 = fadd double %89, %97
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %29
  br i1 %100, label %81, label %87, !llvm.loop !109
}

define void @_FortranAMatmulDirectReal4Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !14
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !14
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !14
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !24
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !24
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !24
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !24
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !24
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !24
  br label %50

50:                                               
  %51 = phi i64 [ %49, %44 ], [ 0, %42 ]
  %52 = icmp sgt i64 %21, 0
  br i1 %52, label %53, label %63

53:                                               
  %54 = icmp sgt i64 %13, 0
  %55 = icmp sgt i64 %23, 0
  br label %56

56:                                               
  %57 = phi i64 [ 0, %53 ], [ %73, %72 ]
  br i1 %54, label %58, label %72

58:                                               
  %59 = mul nsw i64 %57, %38
  %60 = load ptr, ptr %0, align 8, !tbaa !17
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !17
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !17
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !110

75:                                               
  %76 = phi double [ 0.000000e+00, %64 ], [ %92, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store double %76, ptr %78, align 8, !tbaa !26
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !111

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %93, %81 ]
  %83 = phi double [ 0.000000e+00, %66 ], [ %92, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !2
  %87 = fpext float %86 to double
  %88 = mul nsw i64 %82, %33
  %89 = getelementptr i8, ptr %71, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !26
  %91 = fmul double %90, %87
  %92 = fadd double %83, %91
  %93 = add nuw nsw i64 %82, 1
  %94 = icmp eq i64 %93, %23
  br i1 %94, label %75, label %81, !llvm.loop !112
}

define void @_FortranAMatmulTransposeReal4Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %2, i32 noundef %13)
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %14 = load i8, ptr %6, align 4, !tbaa !9
  %15 = icmp eq i8 %14, 1
  br i1 %15, label %19, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 56
  %18 = load i64, ptr %17, align 8, !tbaa !14
  br label %19

19:                                               
  %20 = phi i64 [ %18, %16 ], [ 1, %5 ]
  %21 = load i8, ptr %9, align 4, !tbaa !9
  %22 = icmp eq i8 %21, 1
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !14
  br label %26

26:                                               
  %27 = phi i64 [ %25, %23 ], [ 1, %19 ]
  %28 = getelementptr inbounds i8, ptr %2, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !14
  br i1 %15, label %33, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %1, i64 64
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br label %33

33:                                               
  %34 = phi i64 [ %32, %30 ], [ 0, %26 ]
  %35 = getelementptr inbounds i8, ptr %1, i64 40
  %36 = load i64, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds i8, ptr %2, i64 40
  %38 = load i64, ptr %37, align 8, !tbaa !24
  br i1 %22, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %2, i64 64
  %41 = load i64, ptr %40, align 8, !tbaa !24
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %33 ]
  br i1 %15, label %47, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !24
  br label %47

47:                                               
  %48 = phi i64 [ %46, %44 ], [ 0, %42 ]
  br i1 %22, label %55, label %49

49:                                               
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  %51 = icmp ne i8 %14, 1
  %52 = zext i1 %51 to i64
  %53 = getelementptr inbounds [15 x %struct.Dimension], ptr %50, i64 0, i64 %52, i32 2
  %54 = load i64, ptr %53, align 8, !tbaa !24
  br label %55

55:                                               
  %56 = phi i64 [ %54, %49 ], [ 0, %47 ]
  %57 = icmp sgt i64 %27, 0
  br i1 %57, label %58, label %68

58:                                               
  %59 = icmp sgt i64 %20, 0
  %60 = icmp sgt i64 %29, 0
  br label %61

61:                                               
  %62 = phi i64 [ 0, %58 ], [ %78, %77 ]
  br i1 %59, label %63, label %77

63:                                               
  %64 = mul nsw i64 %62, %43
  %65 = load ptr, ptr %0, align 8, !tbaa !17
  %66 = mul nsw i64 %62, %56
  %67 = getelementptr i8, ptr %65, i64 %66
  br label %69

68:                                               
  ret void

69:                                               
  %70 = phi i64 [ 0, %63 ], [ %84, %80 ]
  br i1 %60, label %71, label %80

71:                                               
  %72 = load ptr, ptr %1, align 8, !tbaa !17
  %73 = mul nsw i64 %70, %34
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = load ptr, ptr %2, align 8, !tbaa !17
  %76 = getelementptr i8, ptr %75, i64 %64
  br label %86

77:                                               
  %78 = add nuw nsw i64 %62, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %68, label %61, !llvm.loop !113

80:                                               
  %81 = phi double [ 0.000000e+00, %69 ], [ %97, %86 ]
  %82 = mul nsw i64 %70, %48
  %83 = getelementptr i8, ptr %67, i64 %82
  store double %81, ptr %83, align 8, !tbaa !26
  %84 = add nuw nsw i64 %70, 1
  %85 = icmp eq i64 %84, %20
  br i1 %85, label %77, label %69, !llvm.loop !114

86:                                               
  %87 = phi i64 [ 0, %71 ], [ %98, %86 ]
  %88 = phi double [ 0.000000e+00, %71 ], [ %97, %86 ]
  %89 = mul nsw i64 %87, %36
  %90 = getelementptr inbounds i8, ptr %74, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !2
  %92 = fpext float %91 to double
  %93 = mul nsw i64 %87, %38
  %94 = getelementptr i8, ptr %76, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !26
  %96 = fmul double %95, %92
  %97 = fadd double %88, %96
  %98 = add nuw nsw i64 %87, 1
  %99 = icmp eq i64 %98, %29
  br i1 %99, label %80, label %86, !llvm.loop !115
}

define void @_FortranAMatmulTransposeDirectReal4Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !14
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !14
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !14
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !24
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !24
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !24
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !24
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !24
  br label %49

49:                                               
  %50 = phi i64 [ %48, %43 ], [ 0, %41 ]
  %51 = icmp sgt i64 %21, 0
  br i1 %51, label %52, label %62

52:                                               
  %53 = icmp sgt i64 %13, 0
  %54 = icmp sgt i64 %23, 0
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %72, %71 ]
  br i1 %53, label %57, label %71

57:                                               
  %58 = mul nsw i64 %56, %37
  %59 = load ptr, ptr %0, align 8, !tbaa !17
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !17
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !17
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !116

74:                                               
  %75 = phi double [ 0.000000e+00, %63 ], [ %91, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store double %75, ptr %77, align 8, !tbaa !26
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !117

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %92, %80 ]
  %82 = phi double [ 0.000000e+00, %65 ], [ %91, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !2
  %86 = fpext float %85 to double
  %87 = mul nsw i64 %81, %32
  %88 = getelementptr i8, ptr %70, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !26
  %90 = fmul double %89, %86
  %91 = fadd double %82, %90
  %92 = add nuw nsw i64 %81, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %74, label %80, !llvm.loop !118
}

define void @_FortranAMatmulReal8Real4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %13)
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %14 = load i8, ptr %6, align 4, !tbaa !9
  %15 = icmp eq i8 %14, 1
  br i1 %15, label %19, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !14
  br label %19

19:                                               
  %20 = phi i64 [ %18, %16 ], [ 1, %5 ]
  %21 = load i8, ptr %9, align 4, !tbaa !9
  %22 = icmp eq i8 %21, 1
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !14
  br label %26

26:                                               
  %27 = phi i64 [ %25, %23 ], [ 1, %19 ]
  %28 = getelementptr inbounds i8, ptr %2, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !14
  br i1 %15, label %33, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %1, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br label %33

33:                                               
  %34 = phi i64 [ 64, %30 ], [ 40, %26 ]
  %35 = phi i64 [ %32, %30 ], [ 0, %26 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !24
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !24
  br i1 %22, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !24
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %33 ]
  br i1 %15, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !24
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %22, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %14, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !24
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %27, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %20, 0
  %61 = icmp sgt i64 %29, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !17
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !17
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !17
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %27
  br i1 %80, label %69, label %62, !llvm.loop !119

81:                                               
  %82 = phi double [ 0.000000e+00, %70 ], [ %98, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store double %82, ptr %84, align 8, !tbaa !26
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %20
  br i1 %86, label %78, label %70, !llvm.loop !120

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %99, %87 ]
  %89 = phi double [ 0.000000e+00, %72 ], [ %98, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !26
  %93 = mul nsw i64 %88, %39
  %94 = getelementptr i8, ptr %77, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !2
  %96 = fpext float %95 to double
  %97 = fmul double %92, %96
  %98 = fadd double %89, %97
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %29
  br i1 %100, label %81, label %87, !llvm.loop !121
}

define void @_FortranAMatmulDirectReal8Real4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !14
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !14
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !14
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !24
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !24
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !24
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !24
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !24
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !24
  br label %50

50:                                               
  %51 = phi i64 [ %49, %44 ], [ 0, %42 ]
  %52 = icmp sgt i64 %21, 0
  br i1 %52, label %53, label %63

53:                                               
  %54 = icmp sgt i64 %13, 0
  %55 = icmp sgt i64 %23, 0
  br label %56

56:                                               
  %57 = phi i64 [ 0, %53 ], [ %73, %72 ]
  br i1 %54, label %58, label %72

58:                                               
  %59 = mul nsw i64 %57, %38
  %60 = load ptr, ptr %0, align 8, !tbaa !17
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !17
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !17
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !122

75:                                               
  %76 = phi double [ 0.000000e+00, %64 ], [ %92, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store double %76, ptr %78, align 8, !tbaa !26
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !123

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %93, %81 ]
  %83 = phi double [ 0.000000e+00, %66 ], [ %92, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !26
  %87 = mul nsw i64 %82, %33
  %88 = getelementptr i8, ptr %71, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !2
  %90 = fpext float %89 to double
  %91 = fmul double %86, %90
  %92 = fadd double %83, %91
  %93 = add nuw nsw i64 %82, 1
  %94 = icmp eq i64 %93, %23
  br i1 %94, label %75, label %81, !llvm.loop !124
}

define void @_FortranAMatmulTransposeReal8Real4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds i8, ptr %2, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %8, -2
  %13 = add nsw i32 %12, %11
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %13)
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %14 = load i8, ptr %6, align 4, !tbaa !9
  %15 = icmp eq i8 %14, 1
  br i1 %15, label %19, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 56
  %18 = load i64, ptr %17, align 8, !tbaa !14
  br label %19

19:                                               
  %20 = phi i64 [ %18, %16 ], [ 1, %5 ]
  %21 = load i8, ptr %9, align 4, !tbaa !9
  %22 = icmp eq i8 %21, 1
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !14
  br label %26

26:                                               
  %27 = phi i64 [ %25, %23 ], [ 1, %19 ]
  %28 = getelementptr inbounds i8, ptr %2, i64 32
  %29 = load i64, ptr %28, align 8, !tbaa !14
  br i1 %15, label %33, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %1, i64 64
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br label %33

33:                                               
  %34 = phi i64 [ %32, %30 ], [ 0, %26 ]
  %35 = getelementptr inbounds i8, ptr %1, i64 40
  %36 = load i64, ptr %35, align 8, !tbaa !24
  %37 = getelementptr inbounds i8, ptr %2, i64 40
  %38 = load i64, ptr %37, align 8, !tbaa !24
  br i1 %22, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %2, i64 64
  %41 = load i64, ptr %40, align 8, !tbaa !24
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %33 ]
  br i1 %15, label %47, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 40
  %46 = load i64, ptr %45, align 8, !tbaa !24
  br label %47

47:                                               
  %48 = phi i64 [ %46, %44 ], [ 0, %42 ]
  br i1 %22, label %55, label %49

49:                                               
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  %51 = icmp ne i8 %14, 1
  %52 = zext i1 %51 to i64
  %53 = getelementptr inbounds [15 x %struct.Dimension], ptr %50, i64 0, i64 %52, i32 2
  %54 = load i64, ptr %53, align 8, !tbaa !24
  br label %55

55:                                               
  %56 = phi i64 [ %54, %49 ], [ 0, %47 ]
  %57 = icmp sgt i64 %27, 0
  br i1 %57, label %58, label %68

58:                                               
  %59 = icmp sgt i64 %20, 0
  %60 = icmp sgt i64 %29, 0
  br label %61

61:                                               
  %62 = phi i64 [ 0, %58 ], [ %78, %77 ]
  br i1 %59, label %63, label %77

63:                                               
  %64 = mul nsw i64 %62, %43
  %65 = load ptr, ptr %0, align 8, !tbaa !17
  %66 = mul nsw i64 %62, %56
  %67 = getelementptr i8, ptr %65, i64 %66
  br label %69

68:                                               
  ret void

69:                                               
  %70 = phi i64 [ 0, %63 ], [ %84, %80 ]
  br i1 %60, label %71, label %80

71:                                               
  %72 = load ptr, ptr %1, align 8, !tbaa !17
  %73 = mul nsw i64 %70, %34
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = load ptr, ptr %2, align 8, !tbaa !17
  %76 = getelementptr i8, ptr %75, i64 %64
  br label %86

77:                                               
  %78 = add nuw nsw i64 %62, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %68, label %61, !llvm.loop !125

80:                                               
  %81 = phi double [ 0.000000e+00, %69 ], [ %97, %86 ]
  %82 = mul nsw i64 %70, %48
  %83 = getelementptr i8, ptr %67, i64 %82
  store double %81, ptr %83, align 8, !tbaa !26
  %84 = add nuw nsw i64 %70, 1
  %85 = icmp eq i64 %84, %20
  br i1 %85, label %77, label %69, !llvm.loop !126

86:                                               
  %87 = phi i64 [ 0, %71 ], [ %98, %86 ]
  %88 = phi double [ 0.000000e+00, %71 ], [ %97, %86 ]
  %89 = mul nsw i64 %87, %36
  %90 = getelementptr inbounds i8, ptr %74, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !26
  %92 = mul nsw i64 %87, %38
  %93 = getelementptr i8, ptr %76, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !2
  %95 = fpext float %94 to double
  %96 = fmul double %91, %95
  %97 = fadd double %88, %96
  %98 = add nuw nsw i64 %87, 1
  %99 = icmp eq i64 %98, %29
  br i1 %99, label %80, label %86, !llvm.loop !127
}

define void @_FortranAMatmulTransposeDirectReal8Real4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !14
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !14
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !14
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !24
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !24
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !24
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !24
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !24
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !24
  br label %49

49:                                               
  %50 = phi i64 [ %48, %43 ], [ 0, %41 ]
  %51 = icmp sgt i64 %21, 0
  br i1 %51, label %52, label %62

52:                                               
  %53 = icmp sgt i64 %13, 0
  %54 = icmp sgt i64 %23, 0
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %72, %71 ]
  br i1 %53, label %57, label %71

57:                                               
  %58 = mul nsw i64 %56, %37
  %59 = load ptr, ptr %0, align 8, !tbaa !17
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !17
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !17
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !128

74:                                               
  %75 = phi double [ 0.000000e+00, %63 ], [ %91, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store double %75, ptr %77, align 8, !tbaa !26
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !129

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %92, %80 ]
  %82 = phi double [ 0.000000e+00, %65 ], [ %91, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !26
  %86 = mul nsw i64 %81, %32
  %87 = getelementptr i8, ptr %70, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !2
  %89 = fpext float %88 to double
  %90 = fmul double %85, %89
  %91 = fadd double %82, %90
  %92 = add nuw nsw i64 %81, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %74, label %80, !llvm.loop !130
}

define void @_FortranATranspose(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #8 {
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef 2)
  %5 = getelementptr inbounds i8, ptr %1, i64 56
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %6, ptr %7, align 8, !tbaa !14
  %8 = getelementptr inbounds i8, ptr %1, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  store i64 %9, ptr %10, align 8, !tbaa !14
  tail call fastcc void @allocate_result(ptr noundef %0)
  %11 = load i64, ptr %8, align 8, !tbaa !14
  %12 = load i64, ptr %5, align 8, !tbaa !14
  %13 = icmp sgt i64 %11, 0
  br i1 %13, label %14, label %23

14:                                               
  %15 = icmp sgt i64 %12, 0
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = getelementptr inbounds i8, ptr %1, i64 40
  %18 = getelementptr inbounds i8, ptr %1, i64 64
  br label %19

19:                                               
  %20 = phi i64 [ 0, %14 ], [ %25, %24 ]
  br i1 %15, label %21, label %24

21:                                               
  %22 = mul nuw nsw i64 %20, %12
  br label %27

23:                                               
  ret void

24:                                               
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %11
  br i1 %26, label %23, label %19, !llvm.loop !131

27:                                               
  %28 = phi i64 [ 0, %21 ], [ %41, %27 ]
  %29 = load ptr, ptr %0, align 8, !tbaa !17
  %30 = add nuw nsw i64 %28, %22
  %31 = load i64, ptr %16, align 8, !tbaa !18
  %32 = mul i64 %31, %30
  %33 = getelementptr inbounds i8, ptr %29, i64 %32
  %34 = load ptr, ptr %1, align 8, !tbaa !17
  %35 = load i64, ptr %17, align 8, !tbaa !24
  %36 = mul nsw i64 %35, %20
  %37 = getelementptr inbounds i8, ptr %34, i64 %36
  %38 = load i64, ptr %18, align 8, !tbaa !24
  %39 = mul nsw i64 %38, %28
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  tail call fastcc void @copy_element(ptr noundef %33, ptr noundef %40, ptr noundef nonnull %1)
  %41 = add nuw nsw i64 %28, 1
  %42 = icmp eq i64 %41, %12
  br i1 %42, label %24, label %27, !llvm.loop !132
}

define internal fastcc void @copy_element(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #9 {
  %4 = getelementptr inbounds i8, ptr %2, i64 21
  %5 = load i8, ptr %4, align 1, !tbaa !58
  switch i8 %5, label %26 [
    i8 28, label %6
    i8 27, label %8
    i8 29, label %10
    i8 35, label %12
    i8 34, label %17
    i8 9, label %22
    i8 10, label %24
  ]

6:                                                
  %7 = load double, ptr %1, align 8, !tbaa !26
  store double %7, ptr %0, align 8, !tbaa !26
  br label %29

8:                                                
  %9 = load float, ptr %1, align 4, !tbaa !2
  store float %9, ptr %0, align 4, !tbaa !2
  br label %29

10:                                               
  %11 = load x86_fp80, ptr %1, align 16, !tbaa !29
  store x86_fp80 %11, ptr %0, align 16, !tbaa !29
  br label %29

12:                                               
  %13 = load double, ptr %1, align 8, !tbaa !26
  store double %13, ptr %0, align 8, !tbaa !26
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load double, ptr %14, align 8, !tbaa !26
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  store double %15, ptr %16, align 8, !tbaa !26
  br label %29

17:                                               
  %18 = load float, ptr %1, align 4, !tbaa !2
  store float %18, ptr %0, align 4, !tbaa !2
  %19 = getelementptr inbounds i8, ptr %1, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !2
  %21 = getelementptr inbounds i8, ptr %0, i64 4
  store float %20, ptr %21, align 4, !tbaa !2
  br label %29

22:                                               
  %23 = load i32, ptr %1, align 4, !tbaa !23
  store i32 %23, ptr %0, align 4, !tbaa !23
  br label %29

24:                                               
  %25 = load i64, ptr %1, align 8, !tbaa !22
  store i64 %25, ptr %0, align 8, !tbaa !22
  br label %29

26:                                               
  %27 = getelementptr inbounds i8, ptr %2, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !18
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %28, i1 false)
  br label %29

29:                                               
  ret void
}

define void @_FortranAReshape(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, ptr nocapture noundef readnone %5, i32 noundef %6) local_unnamed_addr #8 {
  %8 = getelementptr inbounds i8, ptr %2, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = trunc i64 %9 to i32
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %10)
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               
  %13 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef 0)
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %13, ptr %14, align 8, !tbaa !14
  br label %15

15:                                               
  %16 = phi i32 [ 1, %12 ], [ 0, %7 ]
  %17 = icmp slt i32 %16, %10
  br i1 %17, label %18, label %24

18:                                               
  %19 = zext nneg i32 %16 to i64
  %20 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %19)
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  %22 = getelementptr inbounds [15 x %struct.Dimension], ptr %21, i64 0, i64 %19, i32 1
  store i64 %20, ptr %22, align 8, !tbaa !14
  %23 = add nuw nsw i32 %16, 1
  br label %24

24:                                               
  %25 = phi i32 [ %23, %18 ], [ %16, %15 ]
  %26 = icmp slt i32 %25, %10
  br i1 %26, label %27, label %33

27:                                               
  %28 = zext nneg i32 %25 to i64
  %29 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %28)
  %30 = getelementptr inbounds i8, ptr %0, i64 24
  %31 = getelementptr inbounds [15 x %struct.Dimension], ptr %30, i64 0, i64 %28, i32 1
  store i64 %29, ptr %31, align 8, !tbaa !14
  %32 = add nuw nsw i32 %25, 1
  br label %33

33:                                               
  %34 = phi i32 [ %32, %27 ], [ %25, %24 ]
  %35 = icmp slt i32 %34, %10
  br i1 %35, label %36, label %42

36:                                               
  %37 = zext nneg i32 %34 to i64
  %38 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %37)
  %39 = getelementptr inbounds i8, ptr %0, i64 24
  %40 = getelementptr inbounds [15 x %struct.Dimension], ptr %39, i64 0, i64 %37, i32 1
  store i64 %38, ptr %40, align 8, !tbaa !14
  %41 = add nuw nsw i32 %34, 1
  br label %42

42:                                               
  %43 = phi i32 [ %41, %36 ], [ %34, %33 ]
  %44 = icmp slt i32 %43, %10
  br i1 %44, label %45, label %55

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 24
  %47 = zext nneg i32 %43 to i64
  %48 = and i64 %9, 4294967295
  br label %49

49:                                               
  %50 = phi i64 [ %47, %45 ], [ %53, %49 ]
  %51 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %50)
  %52 = getelementptr inbounds [15 x %struct.Dimension], ptr %46, i64 0, i64 %50, i32 1
  store i64 %51, ptr %52, align 8, !tbaa !14
  %53 = add nuw nsw i64 %50, 1
  %54 = icmp eq i64 %53, %48
  br i1 %54, label %55, label %49, !llvm.loop !133

55:                                               
  tail call fastcc void @allocate_result(ptr noundef %0)
  %56 = tail call fastcc i64 @elements(ptr noundef %0)
  %57 = tail call fastcc i64 @elements(ptr noundef %1)
  %58 = icmp sgt i64 %56, 0
  br i1 %58, label %59, label %68

59:                                               
  %60 = getelementptr inbounds i8, ptr %1, i64 8
  %61 = icmp eq ptr %4, null
  %62 = getelementptr inbounds i8, ptr %0, i64 24
  %63 = getelementptr inbounds i8, ptr %0, i64 24
  %64 = getelementptr inbounds i8, ptr %0, i64 24
  %65 = getelementptr inbounds i8, ptr %0, i64 24
  %66 = getelementptr inbounds i8, ptr %0, i64 24
  %67 = and i64 %9, 4294967295
  br label %69

68:                                               
  ret void

69:                                               
  %70 = phi i64 [ 0, %59 ], [ %193, %189 ]
  %71 = load i64, ptr %60, align 8, !tbaa !18
  %72 = mul i64 %71, %70
  br i1 %61, label %179, label %73

73:                                               
  %74 = load ptr, ptr %4, align 8, !tbaa !17
  %75 = icmp eq ptr %74, null
  br i1 %75, label %179, label %76

76:                                               
  br i1 %11, label %77, label %90

77:                                               
  %78 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef 0)
  %79 = shl i64 %78, 32
  %80 = add i64 %79, -4294967296
  %81 = ashr exact i64 %80, 32
  %82 = getelementptr inbounds [15 x %struct.Dimension], ptr %62, i64 0, i64 %81
  %83 = getelementptr inbounds i8, ptr %82, i64 8
  %84 = load i64, ptr %83, align 8, !tbaa !14
  %85 = srem i64 %70, %84
  %86 = getelementptr inbounds i8, ptr %82, i64 16
  %87 = load i64, ptr %86, align 8, !tbaa !24
  %88 = mul nsw i64 %87, %85
  %89 = sdiv i64 %70, %84
  br label %90

90:                                               
  %91 = phi i32 [ 1, %77 ], [ 0, %76 ]
  %92 = phi i64 [ %89, %77 ], [ %70, %76 ]
  %93 = phi i64 [ %88, %77 ], [ 0, %76 ]
  %94 = icmp slt i32 %91, %10
  br i1 %94, label %95, label %111

95:                                               
  %96 = zext nneg i32 %91 to i64
  %97 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef %96)
  %98 = shl i64 %97, 32
  %99 = add i64 %98, -4294967296
  %100 = ashr exact i64 %99, 32
  %101 = getelementptr inbounds [15 x %struct.Dimension], ptr %63, i64 0, i64 %100
  %102 = getelementptr inbounds i8, ptr %101, i64 8
  %103 = load i64, ptr %102, align 8, !tbaa !14
  %104 = srem i64 %92, %103
  %105 = getelementptr inbounds i8, ptr %101, i64 16
  %106 = load i64, ptr %105, align 8, !tbaa !24
  %107 = mul nsw i64 %106, %104
  %108 = add nsw i64 %107, %93
  %109 = sdiv i64 %92, %103
  %110 = add nuw nsw i32 %91, 1
  br label %111

111:                                              
  %112 = phi i32 [ %110, %95 ], [ %91, %90 ]
  %113 = phi i64 [ %109, %95 ], [ %92, %90 ]
  %114 = phi i64 [ %108, %95 ], [ %93, %90 ]
  %115 = icmp slt i32 %112, %10
  br i1 %115, label %116, label %132

116:                                              
  %117 = zext nneg i32 %112 to i64
  %118 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef %117)
  %119 = shl i64 %118, 32
  %120 = add i64 %119, -4294967296
  %121 = ashr exact i64 %120, 32
  %122 = getelementptr inbounds [15 x %struct.Dimension], ptr %64, i64 0, i64 %121
  %123 = getelementptr inbounds i8, ptr %122, i64 8
  %124 = load i64, ptr %123, align 8, !tbaa !14
  %125 = srem i64 %113, %124
  %126 = getelementptr inbounds i8, ptr %122, i64 16
  %127 = load i64, ptr %126, align 8, !tbaa !24
  %128 = mul nsw i64 %127, %125
  %129 = add nsw i64 %128, %114
  %130 = sdiv i64 %113, %124
  %131 = add nuw nsw i32 %112, 1
  br label %132

132:                                              
  %133 = phi i32 [ %131, %116 ], [ %112, %111 ]
  %134 = phi i64 [ %130, %116 ], [ %113, %111 ]
  %135 = phi i64 [ %129, %116 ], [ %114, %111 ]
  %136 = icmp slt i32 %133, %10
  br i1 %136, label %137, label %153

137:                                              
  %138 = zext nneg i32 %133 to i64
  %139 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef %138)
  %140 = shl i64 %139, 32
  %141 = add i64 %140, -4294967296
  %142 = ashr exact i64 %141, 32
  %143 = getelementptr inbounds [15 x %struct.Dimension], ptr %65, i64 0, i64 %142
  %144 = getelementptr inbounds i8, ptr %143, i64 8
  %145 = load i64, ptr %144, align 8, !tbaa !14
  %146 = srem i64 %134, %145
  %147 = getelementptr inbounds i8, ptr %143, i64 16
  %148 = load i64, ptr %147, align 8, !tbaa !24
  %149 = mul nsw i64 %148, %146
  %150 = add nsw i64 %149, %135
  %151 = sdiv i64 %134, %145
  %152 = add nuw nsw i32 %133, 1
  br label %153

153:                                              
  %154 = phi i32 [ %152, %137 ], [ %133, %132 ]
  %155 = phi i64 [ %151, %137 ], [ %134, %132 ]
  %156 = phi i64 [ %150, %137 ], [ %135, %132 ]
  %157 = icmp slt i32 %154, %10
  br i1 %157, label %158, label %179

158:                                              
  %159 = zext nneg i32 %154 to i64
  br label %160

160:                                              
  %161 = phi i64 [ %159, %158 ], [ %177, %160 ]
  %162 = phi i64 [ %156, %158 ], [ %175, %160 ]
  %163 = phi i64 [ %155, %158 ], [ %176, %160 ]
  %164 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef %161)
  %165 = shl i64 %164, 32
  %166 = add i64 %165, -4294967296
  %167 = ashr exact i64 %166, 32
  %168 = getelementptr inbounds [15 x %struct.Dimension], ptr %66, i64 0, i64 %167
  %169 = getelementptr inbounds i8, ptr %168, i64 8
  %170 = load i64, ptr %169, align 8, !tbaa !14
  %171 = srem i64 %163, %170
  %172 = getelementptr inbounds i8, ptr %168, i64 16
  %173 = load i64, ptr %172, align 8, !tbaa !24
  %174 = mul nsw i64 %173, %171
  %175 = add nsw i64 %174, %162
  %176 = sdiv i64 %163, %170
  %177 = add nuw nsw i64 %161, 1
  %178 = icmp eq i64 %177, %67
  br i1 %178, label %179, label %160, !llvm.loop !134

179:                                              
  %180 = phi i64 [ %72, %73 ], [ %72, %69 ], [ %156, %153 ], [ %175, %160 ]
  %181 = icmp slt i64 %70, %57
  br i1 %181, label %182, label %184

182:                                              
  %183 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %70)
  br label %189

184:                                              
  %185 = sub nsw i64 %70, %57
  %186 = tail call fastcc i64 @elements(ptr noundef %3)
  %187 = srem i64 %185, %186
  %188 = tail call fastcc ptr @at(ptr noundef %3, i64 noundef %187)
  br label %189

189:                                              
  %190 = phi ptr [ %183, %182 ], [ %188, %184 ]
  %191 = load ptr, ptr %0, align 8, !tbaa !17
  %192 = getelementptr inbounds i8, ptr %191, i64 %180
  tail call fastcc void @copy_element(ptr noundef %192, ptr noundef %190, ptr noundef %1)
  %193 = add nuw nsw i64 %70, 1
  %194 = icmp eq i64 %193, %56
  br i1 %194, label %68, label %69, !llvm.loop !135
}

define internal fastcc i64 @integer_at(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %1)
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !18
  switch i64 %5, label %14 [
    i64 1, label %6
    i64 2, label %9
    i64 8, label %12
  ]

6:                                                
  %7 = load i8, ptr %3, align 1, !tbaa !19
  %8 = sext i8 %7 to i64
  br label %17

9:                                                
  %10 = load i16, ptr %3, align 2, !tbaa !20
  %11 = sext i16 %10 to i64
  br label %17

12:                                               
  %13 = load i64, ptr %3, align 8, !tbaa !22
  br label %17

14:                                               
  %15 = load i32, ptr %3, align 4, !tbaa !23
  %16 = sext i32 %15 to i64
  br label %17

17:                                               
  %18 = phi i64 [ %16, %14 ], [ %13, %12 ], [ %11, %9 ], [ %8, %6 ]
  ret i64 %18
}

define void @_FortranASpread(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #8 {
  %7 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %8 = getelementptr inbounds i8, ptr %1, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = zext i8 %9 to i32
  %11 = add nuw nsw i32 %10, 1
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %11)
  %12 = icmp eq i32 %2, 1
  br i1 %12, label %19, label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %1, i64 24
  %15 = icmp slt i32 %2, 2
  %16 = sext i1 %15 to i64
  %17 = getelementptr inbounds [15 x %struct.Dimension], ptr %14, i64 0, i64 %16, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !14
  br label %19

19:                                               
  %20 = phi i64 [ %18, %13 ], [ %7, %6 ]
  %21 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %20, ptr %21, align 8, !tbaa !14
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %35, label %24

24:                                               
  %25 = icmp eq i32 %2, 2
  br i1 %25, label %32, label %26

26:                                               
  %27 = getelementptr inbounds i8, ptr %1, i64 24
  %28 = icmp sgt i32 %2, 2
  %29 = zext i1 %28 to i64
  %30 = getelementptr inbounds [15 x %struct.Dimension], ptr %27, i64 0, i64 %29, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !14
  br label %32

32:                                               
  %33 = phi i64 [ %31, %26 ], [ %7, %24 ]
  %34 = getelementptr inbounds i8, ptr %0, i64 56
  store i64 %33, ptr %34, align 8, !tbaa !14
  br label %35

35:                                               
  %36 = phi i32 [ 2, %32 ], [ 1, %19 ]
  %37 = zext i8 %22 to i32
  %38 = icmp ugt i32 %36, %37
  br i1 %38, label %56, label %39

39:                                               
  %40 = add nsw i32 %2, -1
  %41 = icmp eq i32 %36, %40
  br i1 %41, label %50, label %42

42:                                               
  %43 = getelementptr inbounds i8, ptr %1, i64 24
  %44 = icmp sge i32 %36, %40
  %45 = sext i1 %44 to i32
  %46 = add nsw i32 %36, %45
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %43, i64 0, i64 %47, i32 1
  %49 = load i64, ptr %48, align 8, !tbaa !14
  br label %50

50:                                               
  %51 = phi i64 [ %49, %42 ], [ %7, %39 ]
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = zext nneg i32 %36 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %53, i32 1
  store i64 %51, ptr %54, align 8, !tbaa !14
  %55 = add nuw nsw i32 %36, 1
  br label %56

56:                                               
  %57 = phi i32 [ %55, %50 ], [ %36, %35 ]
  %58 = icmp sgt i32 %57, %37
  br i1 %58, label %76, label %59

59:                                               
  %60 = add nsw i32 %2, -1
  %61 = icmp eq i32 %57, %60
  br i1 %61, label %70, label %62

62:                                               
  %63 = getelementptr inbounds i8, ptr %1, i64 24
  %64 = icmp sge i32 %57, %60
  %65 = sext i1 %64 to i32
  %66 = add nsw i32 %57, %65
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds [15 x %struct.Dimension], ptr %63, i64 0, i64 %67, i32 1
  %69 = load i64, ptr %68, align 8, !tbaa !14
  br label %70

70:                                               
  %71 = phi i64 [ %69, %62 ], [ %7, %59 ]
  %72 = getelementptr inbounds i8, ptr %0, i64 24
  %73 = zext nneg i32 %57 to i64
  %74 = getelementptr inbounds [15 x %struct.Dimension], ptr %72, i64 0, i64 %73, i32 1
  store i64 %71, ptr %74, align 8, !tbaa !14
  %75 = add nuw nsw i32 %57, 1
  br label %76

76:                                               
  %77 = phi i32 [ %75, %70 ], [ %57, %56 ]
  %78 = icmp sgt i32 %77, %37
  br i1 %78, label %102, label %79

79:                                               
  %80 = add nsw i32 %2, -1
  %81 = getelementptr inbounds i8, ptr %1, i64 24
  %82 = getelementptr inbounds i8, ptr %0, i64 24
  %83 = zext nneg i32 %77 to i64
  %84 = sext i32 %80 to i64
  %85 = zext i32 %80 to i64
  %86 = add nuw nsw i32 %37, 1
  %87 = zext nneg i32 %86 to i64
  br label %88

88:                                               
  %89 = phi i64 [ %83, %79 ], [ %100, %97 ]
  %90 = icmp eq i64 %89, %85
  br i1 %90, label %97, label %91

91:                                               
  %92 = icmp sge i64 %89, %84
  %93 = sext i1 %92 to i64
  %94 = add nsw i64 %89, %93
  %95 = getelementptr inbounds [15 x %struct.Dimension], ptr %81, i64 0, i64 %94, i32 1
  %96 = load i64, ptr %95, align 8, !tbaa !14
  br label %97

97:                                               
  %98 = phi i64 [ %96, %91 ], [ %7, %88 ]
  %99 = getelementptr inbounds [15 x %struct.Dimension], ptr %82, i64 0, i64 %89, i32 1
  store i64 %98, ptr %99, align 8, !tbaa !14
  %100 = add nuw nsw i64 %89, 1
  %101 = icmp eq i64 %100, %87
  br i1 %101, label %102, label %88, !llvm.loop !136

102:                                              
  tail call fastcc void @allocate_result(ptr noundef %0)
  %103 = tail call fastcc i64 @elements(ptr noundef %0)
  %104 = add i32 %2, -1
  %105 = icmp sgt i32 %2, 1
  br i1 %105, label %106, label %109

106:                                              
  %107 = getelementptr inbounds i8, ptr %1, i64 32
  %108 = load i64, ptr %107, align 8, !tbaa !14
  br label %109

109:                                              
  %110 = phi i64 [ %108, %106 ], [ 1, %102 ]
  %111 = phi i32 [ 1, %106 ], [ 0, %102 ]
  %112 = icmp slt i32 %111, %104
  br i1 %112, label %113, label %120

113:                                              
  %114 = getelementptr inbounds i8, ptr %1, i64 24
  %115 = zext nneg i32 %111 to i64
  %116 = getelementptr inbounds [15 x %struct.Dimension], ptr %114, i64 0, i64 %115, i32 1
  %117 = load i64, ptr %116, align 8, !tbaa !14
  %118 = mul nsw i64 %117, %110
  %119 = add nuw nsw i32 %111, 1
  br label %120

120:                                              
  %121 = phi i64 [ %118, %113 ], [ %110, %109 ]
  %122 = phi i32 [ %119, %113 ], [ %111, %109 ]
  %123 = icmp slt i32 %122, %104
  br i1 %123, label %124, label %131

124:                                              
  %125 = getelementptr inbounds i8, ptr %1, i64 24
  %126 = zext nneg i32 %122 to i64
  %127 = getelementptr inbounds [15 x %struct.Dimension], ptr %125, i64 0, i64 %126, i32 1
  %128 = load i64, ptr %127, align 8, !tbaa !14
  %129 = mul nsw i64 %128, %121
  %130 = add nuw nsw i32 %122, 1
  br label %131

131:                                              
  %132 = phi i64 [ %129, %124 ], [ %121, %120 ]
  %133 = phi i32 [ %130, %124 ], [ %122, %120 ]
  %134 = icmp slt i32 %133, %104
  br i1 %134, label %135, label %142

135:                                              
  %136 = getelementptr inbounds i8, ptr %1, i64 24
  %137 = zext nneg i32 %133 to i64
  %138 = getelementptr inbounds [15 x %struct.Dimension], ptr %136, i64 0, i64 %137, i32 1
  %139 = load i64, ptr %138, align 8, !tbaa !14
  %140 = mul nsw i64 %139, %132
  %141 = add nuw nsw i32 %133, 1
  br label %142

142:                                              
  %143 = phi i64 [ %140, %135 ], [ %132, %131 ]
  %144 = phi i32 [ %141, %135 ], [ %133, %131 ]
  %145 = icmp slt i32 %144, %104
  br i1 %145, label %146, label %150

146:                                              
  %147 = getelementptr inbounds i8, ptr %1, i64 24
  %148 = zext nneg i32 %144 to i64
  %149 = zext i32 %104 to i64
  br label %156

150:                                              
  %151 = phi i64 [ %143, %142 ], [ %161, %156 ]
  %152 = icmp sgt i64 %103, 0
  br i1 %152, label %153, label %164

153:                                              
  %154 = getelementptr inbounds i8, ptr %1, i64 8
  %155 = mul nsw i64 %151, %7
  br label %165

156:                                              
  %157 = phi i64 [ %148, %146 ], [ %162, %156 ]
  %158 = phi i64 [ %143, %146 ], [ %161, %156 ]
  %159 = getelementptr inbounds [15 x %struct.Dimension], ptr %147, i64 0, i64 %157, i32 1
  %160 = load i64, ptr %159, align 8, !tbaa !14
  %161 = mul nsw i64 %160, %158
  %162 = add nuw nsw i64 %157, 1
  %163 = icmp eq i64 %162, %149
  br i1 %163, label %150, label %156, !llvm.loop !137

164:                                              
  ret void

165:                                              
  %166 = phi i64 [ 0, %153 ], [ %176, %165 ]
  %167 = load ptr, ptr %0, align 8, !tbaa !17
  %168 = load i64, ptr %154, align 8, !tbaa !18
  %169 = mul i64 %168, %166
  %170 = getelementptr inbounds i8, ptr %167, i64 %169
  %171 = srem i64 %166, %151
  %172 = sdiv i64 %166, %155
  %173 = mul nsw i64 %172, %151
  %174 = add nsw i64 %173, %171
  %175 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %174)
  tail call fastcc void @copy_element(ptr noundef %170, ptr noundef %175, ptr noundef %1)
  %176 = add nuw nsw i64 %166, 1
  %177 = icmp eq i64 %176, %103
  br i1 %177, label %164, label %165, !llvm.loop !138
}

define void @_FortranACshiftVector(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #8 {
  tail call fastcc void @of_same_shape(ptr noundef %0, ptr noundef %1)
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  br label %13

12:                                               
  ret void

13:                                               
  %14 = phi i64 [ 0, %9 ], [ %28, %13 ]
  %15 = add nsw i64 %14, %2
  %16 = srem i64 %15, %7
  %17 = load ptr, ptr %0, align 8, !tbaa !17
  %18 = load i64, ptr %10, align 8, !tbaa !18
  %19 = mul i64 %18, %14
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = load ptr, ptr %1, align 8, !tbaa !17
  %22 = icmp slt i64 %16, 0
  %23 = select i1 %22, i64 %7, i64 0
  %24 = add nsw i64 %23, %16
  %25 = load i64, ptr %11, align 8, !tbaa !24
  %26 = mul nsw i64 %25, %24
  %27 = getelementptr inbounds i8, ptr %21, i64 %26
  tail call fastcc void @copy_element(ptr noundef %20, ptr noundef %27, ptr noundef nonnull %1)
  %28 = add nuw nsw i64 %14, 1
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %12, label %13, !llvm.loop !139
}

define internal fastcc void @of_same_shape(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %1, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  %5 = zext i8 %4 to i32
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %5)
  %6 = load i8, ptr %3, align 4, !tbaa !9
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %12, label %8

8:                                                
  %9 = getelementptr inbounds i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %10, ptr %11, align 8, !tbaa !14
  br label %12

12:                                               
  %13 = phi i32 [ 1, %8 ], [ 0, %2 ]
  %14 = zext i8 %6 to i32
  %15 = icmp ult i32 %13, %14
  br i1 %15, label %16, label %24

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 24
  %18 = zext nneg i32 %13 to i64
  %19 = getelementptr inbounds [15 x %struct.Dimension], ptr %17, i64 0, i64 %18, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  %22 = getelementptr inbounds [15 x %struct.Dimension], ptr %21, i64 0, i64 %18, i32 1
  store i64 %20, ptr %22, align 8, !tbaa !14
  %23 = add nuw nsw i32 %13, 1
  br label %24

24:                                               
  %25 = phi i32 [ %23, %16 ], [ %13, %12 ]
  %26 = icmp slt i32 %25, %14
  br i1 %26, label %27, label %35

27:                                               
  %28 = getelementptr inbounds i8, ptr %1, i64 24
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds [15 x %struct.Dimension], ptr %28, i64 0, i64 %29, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !14
  %32 = getelementptr inbounds i8, ptr %0, i64 24
  %33 = getelementptr inbounds [15 x %struct.Dimension], ptr %32, i64 0, i64 %29, i32 1
  store i64 %31, ptr %33, align 8, !tbaa !14
  %34 = add nuw nsw i32 %25, 1
  br label %35

35:                                               
  %36 = phi i32 [ %34, %27 ], [ %25, %24 ]
  %37 = icmp slt i32 %36, %14
  br i1 %37, label %38, label %46

38:                                               
  %39 = getelementptr inbounds i8, ptr %1, i64 24
  %40 = sext i32 %36 to i64
  %41 = getelementptr inbounds [15 x %struct.Dimension], ptr %39, i64 0, i64 %40, i32 1
  %42 = load i64, ptr %41, align 8, !tbaa !14
  %43 = getelementptr inbounds i8, ptr %0, i64 24
  %44 = getelementptr inbounds [15 x %struct.Dimension], ptr %43, i64 0, i64 %40, i32 1
  store i64 %42, ptr %44, align 8, !tbaa !14
  %45 = add nsw i32 %36, 1
  br label %46

46:                                               
  %47 = phi i32 [ %45, %38 ], [ %36, %35 ]
  %48 = icmp slt i32 %47, %14
  br i1 %48, label %49, label %61

49:                                               
  %50 = getelementptr inbounds i8, ptr %1, i64 24
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = zext nneg i32 %47 to i64
  %53 = zext i8 %6 to i64
  br label %54

54:                                               
  %55 = phi i64 [ %52, %49 ], [ %59, %54 ]
  %56 = getelementptr inbounds [15 x %struct.Dimension], ptr %50, i64 0, i64 %55, i32 1
  %57 = load i64, ptr %56, align 8, !tbaa !14
  %58 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %55, i32 1
  store i64 %57, ptr %58, align 8, !tbaa !14
  %59 = add nuw nsw i64 %55, 1
  %60 = icmp eq i64 %59, %53
  br i1 %60, label %61, label %54, !llvm.loop !140

61:                                               
  tail call fastcc void @allocate_result(ptr noundef %0)
  ret void
}

define void @_FortranACshift(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #8 {
  tail call fastcc void @of_same_shape(ptr noundef %0, ptr noundef %1)
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  %8 = add nsw i32 %3, -1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [15 x %struct.Dimension], ptr %7, i64 0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !14
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %17

14:                                               
  %15 = tail call fastcc i64 @elements(ptr noundef %1)
  %16 = sdiv i64 %15, %12
  br label %17

17:                                               
  %18 = phi i64 [ %16, %14 ], [ 0, %6 ]
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               
  %21 = getelementptr inbounds i8, ptr %2, i64 20
  %22 = icmp sgt i64 %12, 0
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = getelementptr inbounds [15 x %struct.Dimension], ptr %23, i64 0, i64 %9, i32 2
  %25 = getelementptr inbounds i8, ptr %10, i64 16
  br label %27

26:                                               
  ret void

27:                                               
  %28 = phi i64 [ 0, %20 ], [ %40, %39 ]
  %29 = load i8, ptr %21, align 4, !tbaa !9
  %30 = icmp eq i8 %29, 0
  %31 = select i1 %30, i64 0, i64 %28
  %32 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %31)
  %33 = load ptr, ptr %0, align 8, !tbaa !17
  %34 = tail call fastcc i64 @line_start(ptr noundef nonnull %0, i64 noundef %28, i32 noundef %3)
  %35 = getelementptr inbounds i8, ptr %33, i64 %34
  %36 = load ptr, ptr %1, align 8, !tbaa !17
  %37 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %28, i32 noundef %3)
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  br i1 %22, label %42, label %39

39:                                               
  %40 = add nuw nsw i64 %28, 1
  %41 = icmp eq i64 %40, %18
  br i1 %41, label %26, label %27, !llvm.loop !141

42:                                               
  %43 = phi i64 [ %55, %42 ], [ 0, %27 ]
  %44 = add nsw i64 %43, %32
  %45 = srem i64 %44, %12
  %46 = load i64, ptr %24, align 8, !tbaa !24
  %47 = mul nsw i64 %46, %43
  %48 = getelementptr inbounds i8, ptr %35, i64 %47
  %49 = icmp slt i64 %45, 0
  %50 = select i1 %49, i64 %12, i64 0
  %51 = add nsw i64 %50, %45
  %52 = load i64, ptr %25, align 8, !tbaa !24
  %53 = mul nsw i64 %51, %52
  %54 = getelementptr inbounds i8, ptr %38, i64 %53
  tail call fastcc void @copy_element(ptr noundef %48, ptr noundef %54, ptr noundef nonnull %1)
  %55 = add nuw nsw i64 %43, 1
  %56 = icmp eq i64 %55, %12
  br i1 %56, label %39, label %42, !llvm.loop !142
}

define void @_FortranAEoshiftVector(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr noundef readonly %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #8 {
  tail call fastcc void @of_same_shape(ptr noundef %0, ptr noundef %1)
  %7 = getelementptr inbounds i8, ptr %1, i64 32
  %8 = load i64, ptr %7, align 8, !tbaa !14
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = icmp eq ptr %3, null
  %13 = getelementptr inbounds i8, ptr %1, i64 40
  br label %15

14:                                               
  ret void

15:                                               
  %16 = phi i64 [ 0, %10 ], [ %35, %34 ]
  %17 = add nsw i64 %16, %2
  %18 = load ptr, ptr %0, align 8, !tbaa !17
  %19 = load i64, ptr %11, align 8, !tbaa !18
  %20 = mul i64 %19, %16
  %21 = getelementptr inbounds i8, ptr %18, i64 %20
  %22 = icmp ult i64 %17, %8
  br i1 %22, label %23, label %28

23:                                               
  %24 = load ptr, ptr %1, align 8, !tbaa !17
  %25 = load i64, ptr %13, align 8, !tbaa !24
  %26 = mul nsw i64 %25, %17
  %27 = getelementptr inbounds i8, ptr %24, i64 %26
  tail call fastcc void @copy_element(ptr noundef %21, ptr noundef %27, ptr noundef nonnull %1)
  br label %34

28:                                               
  br i1 %12, label %33, label %29

29:                                               
  %30 = load ptr, ptr %3, align 8, !tbaa !17
  %31 = icmp eq ptr %30, null
  br i1 %31, label %33, label %32

32:                                               
  tail call fastcc void @copy_element(ptr noundef %21, ptr noundef nonnull %30, ptr noundef %1)
  br label %34

33:                                               
  tail call fastcc void @zero_element(ptr noundef %21, ptr noundef %1)
  br label %34

34:                                               
  %35 = add nuw nsw i64 %16, 1
  %36 = icmp eq i64 %35, %8
  br i1 %36, label %14, label %15, !llvm.loop !143
}

define internal fastcc void @zero_element(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1) unnamed_addr #9 {
  %3 = getelementptr inbounds i8, ptr %1, i64 21
  %4 = load i8, ptr %3, align 1, !tbaa !58
  switch i8 %4, label %8 [
    i8 28, label %5
    i8 27, label %6
    i8 35, label %7
  ]

5:                                                
  store double 0.000000e+00, ptr %0, align 8, !tbaa !26
  br label %11

6:                                                
  store float 0.000000e+00, ptr %0, align 4, !tbaa !2
  br label %11

7:                                                
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %11

8:                                                
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !18
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 0, i64 %10, i1 false)
  br label %11

11:                                               
  ret void
}

define void @_FortranAEoshift(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr noundef readonly %3, i32 noundef %4, ptr nocapture noundef readnone %5, i32 noundef %6) local_unnamed_addr #8 {
  tail call fastcc void @of_same_shape(ptr noundef %0, ptr noundef %1)
  %8 = getelementptr inbounds i8, ptr %1, i64 24
  %9 = add nsw i32 %4, -1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [15 x %struct.Dimension], ptr %8, i64 0, i64 %10
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %18

15:                                               
  %16 = tail call fastcc i64 @elements(ptr noundef %1)
  %17 = sdiv i64 %16, %13
  br label %18

18:                                               
  %19 = phi i64 [ %17, %15 ], [ 0, %7 ]
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = getelementptr inbounds i8, ptr %2, i64 20
  %23 = icmp sgt i64 %13, 0
  %24 = getelementptr inbounds i8, ptr %0, i64 24
  %25 = getelementptr inbounds [15 x %struct.Dimension], ptr %24, i64 0, i64 %10, i32 2
  %26 = icmp eq ptr %3, null
  %27 = getelementptr inbounds i8, ptr %3, i64 20
  %28 = getelementptr inbounds i8, ptr %11, i64 16
  br label %30

29:                                               
  ret void

30:                                               
  %31 = phi i64 [ 0, %21 ], [ %43, %42 ]
  %32 = load i8, ptr %22, align 4, !tbaa !9
  %33 = icmp eq i8 %32, 0
  %34 = select i1 %33, i64 0, i64 %31
  %35 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %34)
  %36 = load ptr, ptr %0, align 8, !tbaa !17
  %37 = tail call fastcc i64 @line_start(ptr noundef nonnull %0, i64 noundef %31, i32 noundef %4)
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  %39 = load ptr, ptr %1, align 8, !tbaa !17
  %40 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %31, i32 noundef %4)
  %41 = getelementptr inbounds i8, ptr %39, i64 %40
  br i1 %23, label %45, label %42

42:                                               
  %43 = add nuw nsw i64 %31, 1
  %44 = icmp eq i64 %43, %19
  br i1 %44, label %29, label %30, !llvm.loop !144

45:                                               
  %46 = phi i64 [ %67, %66 ], [ 0, %30 ]
  %47 = add nsw i64 %46, %35
  %48 = load i64, ptr %25, align 8, !tbaa !24
  %49 = mul nsw i64 %48, %46
  %50 = getelementptr inbounds i8, ptr %38, i64 %49
  %51 = icmp ult i64 %47, %13
  br i1 %51, label %52, label %56

52:                                               
  %53 = load i64, ptr %28, align 8, !tbaa !24
  %54 = mul nsw i64 %53, %47
  %55 = getelementptr inbounds i8, ptr %41, i64 %54
  tail call fastcc void @copy_element(ptr noundef %50, ptr noundef %55, ptr noundef nonnull %1)
  br label %66

56:                                               
  br i1 %26, label %65, label %57

57:                                               
  %58 = load ptr, ptr %3, align 8, !tbaa !17
  %59 = icmp eq ptr %58, null
  br i1 %59, label %65, label %60

60:                                               
  %61 = load i8, ptr %27, align 4, !tbaa !9
  %62 = icmp eq i8 %61, 0
  %63 = select i1 %62, i64 0, i64 %31
  %64 = tail call fastcc ptr @at(ptr noundef nonnull %3, i64 noundef %63)
  tail call fastcc void @copy_element(ptr noundef %50, ptr noundef %64, ptr noundef nonnull %1)
  br label %66

65:                                               
  tail call fastcc void @zero_element(ptr noundef %50, ptr noundef nonnull %1)
  br label %66

66:                                               
  %67 = add nuw nsw i64 %46, 1
  %68 = icmp eq i64 %67, %13
  br i1 %68, label %42, label %45, !llvm.loop !145
}

define void @_FortranAPack(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #8 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                
  %10 = getelementptr inbounds i8, ptr %2, i64 20
  %11 = load i8, ptr %10, align 4, !tbaa !9
  %12 = icmp eq i8 %11, 0
  br label %16

13:                                               
  %14 = phi i64 [ 0, %6 ], [ %22, %16 ]
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef 1)
  %15 = icmp eq ptr %3, null
  br i1 %15, label %31, label %25

16:                                               
  %17 = phi i64 [ 0, %9 ], [ %22, %16 ]
  %18 = phi i64 [ 0, %9 ], [ %23, %16 ]
  %19 = select i1 %12, i64 0, i64 %18
  %20 = tail call fastcc i32 @holds(ptr noundef %2, i64 noundef %19)
  %21 = zext nneg i32 %20 to i64
  %22 = add nuw nsw i64 %17, %21
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %13, label %16, !llvm.loop !146

25:                                               
  %26 = load ptr, ptr %3, align 8, !tbaa !17
  %27 = icmp eq ptr %26, null
  br i1 %27, label %31, label %28

28:                                               
  %29 = getelementptr inbounds i8, ptr %3, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !14
  br label %31

31:                                               
  %32 = phi i64 [ %30, %28 ], [ %14, %25 ], [ %14, %13 ]
  %33 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %32, ptr %33, align 8, !tbaa !14
  tail call fastcc void @allocate_result(ptr noundef %0)
  %34 = icmp sgt i64 %7, 0
  br i1 %34, label %35, label %38

35:                                               
  %36 = getelementptr inbounds i8, ptr %2, i64 20
  %37 = getelementptr inbounds i8, ptr %1, i64 8
  br label %43

38:                                               
  %39 = icmp slt i64 %14, %32
  br i1 %39, label %40, label %62

40:                                               
  %41 = getelementptr inbounds i8, ptr %1, i64 8
  %42 = getelementptr inbounds i8, ptr %3, i64 40
  br label %63

43:                                               
  %44 = phi i64 [ 0, %35 ], [ %60, %58 ]
  %45 = phi i64 [ 0, %35 ], [ %59, %58 ]
  %46 = load i8, ptr %36, align 4, !tbaa !9
  %47 = icmp eq i8 %46, 0
  %48 = select i1 %47, i64 0, i64 %44
  %49 = tail call fastcc i32 @holds(ptr noundef %2, i64 noundef %48)
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %58, label %51

51:                                               
  %52 = load ptr, ptr %0, align 8, !tbaa !17
  %53 = load i64, ptr %37, align 8, !tbaa !18
  %54 = mul i64 %53, %45
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %44)
  tail call fastcc void @copy_element(ptr noundef %55, ptr noundef %56, ptr noundef %1)
  %57 = add nsw i64 %45, 1
  br label %58

58:                                               
  %59 = phi i64 [ %57, %51 ], [ %45, %43 ]
  %60 = add nuw nsw i64 %44, 1
  %61 = icmp eq i64 %60, %7
  br i1 %61, label %38, label %43, !llvm.loop !147

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ %14, %40 ], [ %73, %63 ]
  %65 = load ptr, ptr %0, align 8, !tbaa !17
  %66 = load i64, ptr %41, align 8, !tbaa !18
  %67 = mul i64 %66, %64
  %68 = getelementptr inbounds i8, ptr %65, i64 %67
  %69 = load ptr, ptr %3, align 8, !tbaa !17
  %70 = load i64, ptr %42, align 8, !tbaa !24
  %71 = mul nsw i64 %70, %64
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  tail call fastcc void @copy_element(ptr noundef %68, ptr noundef %72, ptr noundef %1)
  %73 = add nuw nsw i64 %64, 1
  %74 = icmp eq i64 %73, %32
  br i1 %74, label %62, label %63, !llvm.loop !148
}

define void @_FortranAUnpack(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #8 {
  %7 = getelementptr inbounds i8, ptr %2, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !9
  %9 = zext i8 %8 to i32
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %9)
  %10 = load i8, ptr %7, align 4, !tbaa !9
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %16, label %12

12:                                               
  %13 = getelementptr inbounds i8, ptr %2, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %14, ptr %15, align 8, !tbaa !14
  br label %16

16:                                               
  %17 = phi i32 [ 1, %12 ], [ 0, %6 ]
  %18 = zext i8 %10 to i32
  %19 = icmp ult i32 %17, %18
  br i1 %19, label %20, label %28

20:                                               
  %21 = getelementptr inbounds i8, ptr %2, i64 24
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds [15 x %struct.Dimension], ptr %21, i64 0, i64 %22, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !14
  %25 = getelementptr inbounds i8, ptr %0, i64 24
  %26 = getelementptr inbounds [15 x %struct.Dimension], ptr %25, i64 0, i64 %22, i32 1
  store i64 %24, ptr %26, align 8, !tbaa !14
  %27 = add nuw nsw i32 %17, 1
  br label %28

28:                                               
  %29 = phi i32 [ %27, %20 ], [ %17, %16 ]
  %30 = icmp slt i32 %29, %18
  br i1 %30, label %31, label %39

31:                                               
  %32 = getelementptr inbounds i8, ptr %2, i64 24
  %33 = zext nneg i32 %29 to i64
  %34 = getelementptr inbounds [15 x %struct.Dimension], ptr %32, i64 0, i64 %33, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !14
  %36 = getelementptr inbounds i8, ptr %0, i64 24
  %37 = getelementptr inbounds [15 x %struct.Dimension], ptr %36, i64 0, i64 %33, i32 1
  store i64 %35, ptr %37, align 8, !tbaa !14
  %38 = add nuw nsw i32 %29, 1
  br label %39

39:                                               
  %40 = phi i32 [ %38, %31 ], [ %29, %28 ]
  %41 = icmp slt i32 %40, %18
  br i1 %41, label %42, label %50

42:                                               
  %43 = getelementptr inbounds i8, ptr %2, i64 24
  %44 = sext i32 %40 to i64
  %45 = getelementptr inbounds [15 x %struct.Dimension], ptr %43, i64 0, i64 %44, i32 1
  %46 = load i64, ptr %45, align 8, !tbaa !14
  %47 = getelementptr inbounds i8, ptr %0, i64 24
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %47, i64 0, i64 %44, i32 1
  store i64 %46, ptr %48, align 8, !tbaa !14
  %49 = add nsw i32 %40, 1
  br label %50

50:                                               
  %51 = phi i32 [ %49, %42 ], [ %40, %39 ]
  %52 = icmp slt i32 %51, %18
  br i1 %52, label %53, label %65

53:                                               
  %54 = getelementptr inbounds i8, ptr %2, i64 24
  %55 = getelementptr inbounds i8, ptr %0, i64 24
  %56 = zext nneg i32 %51 to i64
  %57 = zext i8 %10 to i64
  br label %58

58:                                               
  %59 = phi i64 [ %56, %53 ], [ %63, %58 ]
  %60 = getelementptr inbounds [15 x %struct.Dimension], ptr %54, i64 0, i64 %59, i32 1
  %61 = load i64, ptr %60, align 8, !tbaa !14
  %62 = getelementptr inbounds [15 x %struct.Dimension], ptr %55, i64 0, i64 %59, i32 1
  store i64 %61, ptr %62, align 8, !tbaa !14
  %63 = add nuw nsw i64 %59, 1
  %64 = icmp eq i64 %63, %57
  br i1 %64, label %65, label %58, !llvm.loop !149

65:                                               
  tail call fastcc void @allocate_result(ptr noundef %0)
  %66 = tail call fastcc i64 @elements(ptr noundef %2)
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %72

68:                                               
  %69 = getelementptr inbounds i8, ptr %1, i64 8
  %70 = getelementptr inbounds i8, ptr %1, i64 40
  %71 = getelementptr inbounds i8, ptr %1, i64 8
  br label %73

72:                                               
  ret void

73:                                               
  %74 = phi i64 [ 0, %68 ], [ %95, %93 ]
  %75 = phi i64 [ 0, %68 ], [ %94, %93 ]
  %76 = tail call fastcc i32 @holds(ptr noundef %2, i64 noundef %74)
  %77 = icmp eq i32 %76, 0
  %78 = load ptr, ptr %0, align 8, !tbaa !17
  br i1 %77, label %88, label %79

79:                                               
  %80 = load i64, ptr %69, align 8, !tbaa !18
  %81 = mul i64 %80, %74
  %82 = getelementptr inbounds i8, ptr %78, i64 %81
  %83 = load ptr, ptr %1, align 8, !tbaa !17
  %84 = load i64, ptr %70, align 8, !tbaa !24
  %85 = mul nsw i64 %84, %75
  %86 = getelementptr inbounds i8, ptr %83, i64 %85
  tail call fastcc void @copy_element(ptr noundef %82, ptr noundef %86, ptr noundef nonnull %1)
  %87 = add nsw i64 %75, 1
  br label %93

88:                                               
  %89 = load i64, ptr %71, align 8, !tbaa !18
  %90 = mul i64 %89, %74
  %91 = getelementptr inbounds i8, ptr %78, i64 %90
  %92 = tail call fastcc ptr @at(ptr noundef %3, i64 noundef %74)
  tail call fastcc void @copy_element(ptr noundef %91, ptr noundef %92, ptr noundef %1)
  br label %93

93:                                               
  %94 = phi i64 [ %87, %79 ], [ %75, %88 ]
  %95 = add nuw nsw i64 %74, 1
  %96 = icmp eq i64 %95, %66
  br i1 %96, label %72, label %73, !llvm.loop !150
}

define void @_FortranAAssign(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #5 {
  tail call fastcc void @assign(ptr noundef %0, ptr noundef %1)
  ret void
}

define internal fastcc void @assign(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 21
  %4 = load i8, ptr %3, align 1, !tbaa !58
  switch i8 %4, label %6 [
    i8 40, label %5
    i8 44, label %5
  ]

5:                                                
  tail call fastcc void @assign_text(ptr noundef %0, ptr noundef %1)
  br label %81

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 22
  %8 = load i8, ptr %7, align 2, !tbaa !83
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %30

10:                                               
  %11 = load ptr, ptr %0, align 8, !tbaa !17
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %1, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %30, label %17

17:                                               
  %18 = tail call fastcc i32 @same_shape(ptr noundef nonnull %0, ptr noundef %1)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %30

20:                                               
  %21 = getelementptr inbounds i8, ptr %1, i64 20
  %22 = load i8, ptr %21, align 4, !tbaa !9
  %23 = getelementptr inbounds i8, ptr %0, i64 20
  %24 = load i8, ptr %23, align 4, !tbaa !9
  %25 = icmp eq i8 %22, %24
  br i1 %25, label %26, label %27

26:                                               
  tail call fastcc void @allocate_like(ptr noundef nonnull %0, ptr noundef %1)
  br label %27

27:                                               
  %28 = tail call fastcc i64 @elements(ptr noundef nonnull %0)
  tail call fastcc void @copy_all(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %28)
  br i1 %12, label %81, label %29

29:                                               
  tail call void @free(ptr noundef %11)
  br label %81

30:                                               
  %31 = tail call fastcc i64 @elements(ptr noundef %0)
  %32 = load ptr, ptr %0, align 8, !tbaa !17
  %33 = load ptr, ptr %1, align 8, !tbaa !17
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %45

35:                                               
  %36 = getelementptr inbounds i8, ptr %1, i64 20
  %37 = load i8, ptr %36, align 4, !tbaa !9
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %42, label %39

39:                                               
  %40 = tail call fastcc i32 @contiguous(ptr noundef nonnull %1)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %45, label %42

42:                                               
  %43 = tail call fastcc i32 @contiguous(ptr noundef nonnull %0)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %81

45:                                               
  %46 = getelementptr inbounds i8, ptr %1, i64 20
  %47 = load i8, ptr %46, align 4, !tbaa !9
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %80, label %49

49:                                               
  %50 = tail call fastcc i32 @contiguous(ptr noundef nonnull %0)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %55, label %52

52:                                               
  %53 = tail call fastcc i32 @contiguous(ptr noundef nonnull %1)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %80

55:                                               
  %56 = getelementptr inbounds i8, ptr %0, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !18
  %58 = mul i64 %57, %31
  %59 = tail call i64 @llvm.umax.i64(i64 %58, i64 1)
  %60 = tail call ptr @malloc(i64 noundef %59) #24
  %61 = icmp sgt i64 %31, 0
  br i1 %61, label %64, label %62

62:                                               
  %63 = icmp sgt i64 %31, 0
  br i1 %63, label %72, label %71

64:                                               
  %65 = phi i64 [ %69, %64 ], [ 0, %55 ]
  %66 = mul i64 %65, %57
  %67 = getelementptr inbounds i8, ptr %60, i64 %66
  %68 = tail call fastcc ptr @at(ptr noundef nonnull %1, i64 noundef %65)
  tail call fastcc void @copy_element(ptr noundef %67, ptr noundef %68, ptr noundef nonnull %0)
  %69 = add nuw nsw i64 %65, 1
  %70 = icmp eq i64 %69, %31
  br i1 %70, label %62, label %64, !llvm.loop !151

71:                                               
  tail call void @free(ptr noundef %60)
  br label %81

72:                                               
  %73 = phi i64 [ %78, %72 ], [ 0, %62 ]
  %74 = tail call fastcc ptr @at(ptr noundef nonnull %0, i64 noundef %73)
  %75 = load i64, ptr %56, align 8, !tbaa !18
  %76 = mul i64 %75, %73
  %77 = getelementptr inbounds i8, ptr %60, i64 %76
  tail call fastcc void @copy_element(ptr noundef %74, ptr noundef %77, ptr noundef nonnull %0)
  %78 = add nuw nsw i64 %73, 1
  %79 = icmp eq i64 %78, %31
  br i1 %79, label %71, label %72, !llvm.loop !152

80:                                               
  tail call fastcc void @copy_all(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %31)
  br label %81

81:                                               
  ret void
}

define void @_FortranAAssignTemporary(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #5 {
  tail call fastcc void @assign(ptr noundef %0, ptr noundef %1)
  ret void
}

define void @_FortranACopyInAssign(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #8 {
  tail call fastcc void @allocate_like(ptr noundef %0, ptr noundef %1)
  %5 = tail call fastcc i64 @elements(ptr noundef %1)
  tail call fastcc void @copy_all(ptr noundef %0, ptr noundef %1, i64 noundef %5)
  ret void
}

define internal fastcc void @allocate_like(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds i8, ptr %0, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !9
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %18, label %8

8:                                                
  %9 = getelementptr inbounds i8, ptr %1, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !84
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %10, ptr %11, align 8, !tbaa !84
  %12 = getelementptr inbounds i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %13, ptr %14, align 8, !tbaa !14
  %15 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %4, ptr %15, align 8, !tbaa !24
  %16 = load i64, ptr %12, align 8, !tbaa !14
  %17 = mul nsw i64 %16, %4
  br label %18

18:                                               
  %19 = phi i64 [ %17, %8 ], [ %4, %2 ]
  %20 = phi i32 [ 1, %8 ], [ 0, %2 ]
  %21 = zext i8 %6 to i32
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %37

23:                                               
  %24 = getelementptr inbounds i8, ptr %1, i64 24
  %25 = zext nneg i32 %20 to i64
  %26 = getelementptr inbounds [15 x %struct.Dimension], ptr %24, i64 0, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !84
  %28 = getelementptr inbounds i8, ptr %0, i64 24
  %29 = getelementptr inbounds [15 x %struct.Dimension], ptr %28, i64 0, i64 %25
  store i64 %27, ptr %29, align 8, !tbaa !84
  %30 = getelementptr inbounds i8, ptr %26, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !14
  %32 = getelementptr inbounds i8, ptr %29, i64 8
  store i64 %31, ptr %32, align 8, !tbaa !14
  %33 = getelementptr inbounds i8, ptr %29, i64 16
  store i64 %19, ptr %33, align 8, !tbaa !24
  %34 = load i64, ptr %30, align 8, !tbaa !14
  %35 = mul nsw i64 %34, %19
  %36 = add nuw nsw i32 %20, 1
  br label %37

37:                                               
  %38 = phi i64 [ %35, %23 ], [ %19, %18 ]
  %39 = phi i32 [ %36, %23 ], [ %20, %18 ]
  %40 = icmp slt i32 %39, %21
  br i1 %40, label %41, label %55

41:                                               
  %42 = getelementptr inbounds i8, ptr %1, i64 24
  %43 = zext nneg i32 %39 to i64
  %44 = getelementptr inbounds [15 x %struct.Dimension], ptr %42, i64 0, i64 %43
  %45 = load i64, ptr %44, align 8, !tbaa !84
  %46 = getelementptr inbounds i8, ptr %0, i64 24
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %46, i64 0, i64 %43
  store i64 %45, ptr %47, align 8, !tbaa !84
  %48 = getelementptr inbounds i8, ptr %44, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !14
  %50 = getelementptr inbounds i8, ptr %47, i64 8
  store i64 %49, ptr %50, align 8, !tbaa !14
  %51 = getelementptr inbounds i8, ptr %47, i64 16
  store i64 %38, ptr %51, align 8, !tbaa !24
  %52 = load i64, ptr %48, align 8, !tbaa !14
  %53 = mul nsw i64 %52, %38
  %54 = add nuw nsw i32 %39, 1
  br label %55

55:                                               
  %56 = phi i64 [ %53, %41 ], [ %38, %37 ]
  %57 = phi i32 [ %54, %41 ], [ %39, %37 ]
  %58 = icmp slt i32 %57, %21
  br i1 %58, label %59, label %73

59:                                               
  %60 = getelementptr inbounds i8, ptr %1, i64 24
  %61 = sext i32 %57 to i64
  %62 = getelementptr inbounds [15 x %struct.Dimension], ptr %60, i64 0, i64 %61
  %63 = load i64, ptr %62, align 8, !tbaa !84
  %64 = getelementptr inbounds i8, ptr %0, i64 24
  %65 = getelementptr inbounds [15 x %struct.Dimension], ptr %64, i64 0, i64 %61
  store i64 %63, ptr %65, align 8, !tbaa !84
  %66 = getelementptr inbounds i8, ptr %62, i64 8
  %67 = load i64, ptr %66, align 8, !tbaa !14
  %68 = getelementptr inbounds i8, ptr %65, i64 8
  store i64 %67, ptr %68, align 8, !tbaa !14
  %69 = getelementptr inbounds i8, ptr %65, i64 16
  store i64 %56, ptr %69, align 8, !tbaa !24
  %70 = load i64, ptr %66, align 8, !tbaa !14
  %71 = mul nsw i64 %70, %56
  %72 = add nsw i32 %57, 1
  br label %73

73:                                               
  %74 = phi i64 [ %71, %59 ], [ %56, %55 ]
  %75 = phi i32 [ %72, %59 ], [ %57, %55 ]
  %76 = icmp slt i32 %75, %21
  br i1 %76, label %77, label %96

77:                                               
  %78 = getelementptr inbounds i8, ptr %1, i64 24
  %79 = getelementptr inbounds i8, ptr %0, i64 24
  %80 = zext nneg i32 %75 to i64
  %81 = zext i8 %6 to i64
  br label %82

82:                                               
  %83 = phi i64 [ %80, %77 ], [ %94, %82 ]
  %84 = phi i64 [ %74, %77 ], [ %93, %82 ]
  %85 = getelementptr inbounds [15 x %struct.Dimension], ptr %78, i64 0, i64 %83
  %86 = load i64, ptr %85, align 8, !tbaa !84
  %87 = getelementptr inbounds [15 x %struct.Dimension], ptr %79, i64 0, i64 %83
  store i64 %86, ptr %87, align 8, !tbaa !84
  %88 = getelementptr inbounds i8, ptr %85, i64 8
  %89 = load i64, ptr %88, align 8, !tbaa !14
  %90 = getelementptr inbounds i8, ptr %87, i64 8
  store i64 %89, ptr %90, align 8, !tbaa !14
  %91 = getelementptr inbounds i8, ptr %87, i64 16
  store i64 %84, ptr %91, align 8, !tbaa !24
  %92 = load i64, ptr %88, align 8, !tbaa !14
  %93 = mul nsw i64 %92, %84
  %94 = add nuw nsw i64 %83, 1
  %95 = icmp eq i64 %94, %81
  br i1 %95, label %96, label %82, !llvm.loop !153

96:                                               
  %97 = phi i64 [ %74, %73 ], [ %93, %82 ]
  %98 = tail call i64 @llvm.smax.i64(i64 %97, i64 1)
  %99 = tail call ptr @malloc(i64 noundef %98) #24
  store ptr %99, ptr %0, align 8, !tbaa !17
  ret void
}

define internal fastcc void @copy_all(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #10 {
  %4 = getelementptr inbounds i8, ptr %1, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %15

7:                                                
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %30

9:                                                
  %10 = phi i64 [ %13, %9 ], [ 0, %7 ]
  %11 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %10)
  %12 = load ptr, ptr %1, align 8, !tbaa !17
  tail call fastcc void @copy_element(ptr noundef %11, ptr noundef %12, ptr noundef %0)
  %13 = add nuw nsw i64 %10, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %30, label %9, !llvm.loop !154

15:                                               
  %16 = tail call fastcc i32 @contiguous(ptr noundef %0)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:                                               
  %19 = tail call fastcc i32 @contiguous(ptr noundef %1)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               
  tail call fastcc void @copy_in_order(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  br label %30

22:                                               
  %23 = icmp sgt i64 %2, 0
  br i1 %23, label %24, label %30

24:                                               
  %25 = phi i64 [ %28, %24 ], [ 0, %22 ]
  %26 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %25)
  %27 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %25)
  tail call fastcc void @copy_element(ptr noundef %26, ptr noundef %27, ptr noundef %0)
  %28 = add nuw nsw i64 %25, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %30, label %24, !llvm.loop !155

30:                                               
  ret void
}

define void @_FortranACopyOutAssign(ptr noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %8, label %6

6:                                                
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  tail call fastcc void @copy_all(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %7)
  br label %8

8:                                                
  %9 = load ptr, ptr %1, align 8, !tbaa !17
  tail call void @free(ptr noundef %9)
  ret void
}

declare dso_local void @free(ptr allocptr nocapture noundef) local_unnamed_addr #11

define void @_FortranAAllocatableSetBounds(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #12 {
  tail call fastcc void @set_bounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define internal fastcc void @set_bounds(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #12 {
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds [15 x %struct.Dimension], ptr %5, i64 0, i64 %6
  store i64 %2, ptr %7, align 8, !tbaa !84
  %8 = icmp slt i64 %3, %2
  %9 = sub i64 %3, %2
  %10 = add i64 %9, 1
  %11 = select i1 %8, i64 0, i64 %10
  %12 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %11, ptr %12, align 8, !tbaa !14
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !18
  %15 = icmp sgt i32 %1, 0
  br i1 %15, label %16, label %20

16:                                               
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !14
  %19 = mul nsw i64 %18, %14
  br label %20

20:                                               
  %21 = phi i64 [ %19, %16 ], [ %14, %4 ]
  %22 = phi i32 [ 1, %16 ], [ 0, %4 ]
  %23 = icmp slt i32 %22, %1
  br i1 %23, label %24, label %30

24:                                               
  %25 = zext nneg i32 %22 to i64
  %26 = getelementptr inbounds [15 x %struct.Dimension], ptr %5, i64 0, i64 %25, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !14
  %28 = mul nsw i64 %27, %21
  %29 = add nuw nsw i32 %22, 1
  br label %30

30:                                               
  %31 = phi i64 [ %28, %24 ], [ %21, %20 ]
  %32 = phi i32 [ %29, %24 ], [ %22, %20 ]
  %33 = icmp slt i32 %32, %1
  br i1 %33, label %34, label %40

34:                                               
  %35 = zext nneg i32 %32 to i64
  %36 = getelementptr inbounds [15 x %struct.Dimension], ptr %5, i64 0, i64 %35, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !14
  %38 = mul nsw i64 %37, %31
  %39 = add nuw nsw i32 %32, 1
  br label %40

40:                                               
  %41 = phi i64 [ %38, %34 ], [ %31, %30 ]
  %42 = phi i32 [ %39, %34 ], [ %32, %30 ]
  %43 = icmp slt i32 %42, %1
  br i1 %43, label %44, label %50

44:                                               
  %45 = zext nneg i32 %42 to i64
  %46 = getelementptr inbounds [15 x %struct.Dimension], ptr %5, i64 0, i64 %45, i32 1
  %47 = load i64, ptr %46, align 8, !tbaa !14
  %48 = mul nsw i64 %47, %41
  %49 = add nuw nsw i32 %42, 1
  br label %50

50:                                               
  %51 = phi i64 [ %48, %44 ], [ %41, %40 ]
  %52 = phi i32 [ %49, %44 ], [ %42, %40 ]
  %53 = icmp slt i32 %52, %1
  br i1 %53, label %54, label %65

54:                                               
  %55 = zext nneg i32 %52 to i64
  %56 = zext i32 %1 to i64
  br label %57

57:                                               
  %58 = phi i64 [ %55, %54 ], [ %63, %57 ]
  %59 = phi i64 [ %51, %54 ], [ %62, %57 ]
  %60 = getelementptr inbounds [15 x %struct.Dimension], ptr %5, i64 0, i64 %58, i32 1
  %61 = load i64, ptr %60, align 8, !tbaa !14
  %62 = mul nsw i64 %61, %59
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, %56
  br i1 %64, label %65, label %57, !llvm.loop !156

65:                                               
  %66 = phi i64 [ %51, %50 ], [ %62, %57 ]
  %67 = getelementptr inbounds i8, ptr %7, i64 16
  store i64 %66, ptr %67, align 8, !tbaa !24
  ret void
}

define void @_FortranAPointerSetBounds(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #12 {
  tail call fastcc void @set_bounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define noundef i32 @_FortranAAllocatableAllocate(ptr nocapture noundef %0, i1 noundef zeroext %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #6 {
  tail call fastcc void @allocate(ptr noundef %0)
  ret i32 0
}

define internal fastcc void @allocate(ptr nocapture noundef %0) unnamed_addr #6 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !18
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %12, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %3, ptr %8, align 8, !tbaa !24
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = mul nsw i64 %10, %3
  br label %12

12:                                               
  %13 = phi i64 [ %11, %7 ], [ %3, %1 ]
  %14 = phi i32 [ 1, %7 ], [ 0, %1 ]
  %15 = zext i8 %5 to i32
  %16 = icmp ult i32 %14, %15
  br i1 %16, label %17, label %26

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds [15 x %struct.Dimension], ptr %18, i64 0, i64 %19
  %21 = getelementptr inbounds i8, ptr %20, i64 16
  store i64 %13, ptr %21, align 8, !tbaa !24
  %22 = getelementptr inbounds i8, ptr %20, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !14
  %24 = mul nsw i64 %23, %13
  %25 = add nuw nsw i32 %14, 1
  br label %26

26:                                               
  %27 = phi i64 [ %24, %17 ], [ %13, %12 ]
  %28 = phi i32 [ %25, %17 ], [ %14, %12 ]
  %29 = icmp slt i32 %28, %15
  br i1 %29, label %30, label %39

30:                                               
  %31 = getelementptr inbounds i8, ptr %0, i64 24
  %32 = zext nneg i32 %28 to i64
  %33 = getelementptr inbounds [15 x %struct.Dimension], ptr %31, i64 0, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 16
  store i64 %27, ptr %34, align 8, !tbaa !24
  %35 = getelementptr inbounds i8, ptr %33, i64 8
  %36 = load i64, ptr %35, align 8, !tbaa !14
  %37 = mul nsw i64 %36, %27
  %38 = add nuw nsw i32 %28, 1
  br label %39

39:                                               
  %40 = phi i64 [ %37, %30 ], [ %27, %26 ]
  %41 = phi i32 [ %38, %30 ], [ %28, %26 ]
  %42 = icmp slt i32 %41, %15
  br i1 %42, label %43, label %52

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = sext i32 %41 to i64
  %46 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %45
  %47 = getelementptr inbounds i8, ptr %46, i64 16
  store i64 %40, ptr %47, align 8, !tbaa !24
  %48 = getelementptr inbounds i8, ptr %46, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !14
  %50 = mul nsw i64 %49, %40
  %51 = add nsw i32 %41, 1
  br label %52

52:                                               
  %53 = phi i64 [ %50, %43 ], [ %40, %39 ]
  %54 = phi i32 [ %51, %43 ], [ %41, %39 ]
  %55 = icmp slt i32 %54, %15
  br i1 %55, label %56, label %70

56:                                               
  %57 = getelementptr inbounds i8, ptr %0, i64 24
  %58 = zext nneg i32 %54 to i64
  %59 = zext i8 %5 to i64
  br label %60

60:                                               
  %61 = phi i64 [ %58, %56 ], [ %68, %60 ]
  %62 = phi i64 [ %53, %56 ], [ %67, %60 ]
  %63 = getelementptr inbounds [15 x %struct.Dimension], ptr %57, i64 0, i64 %61
  %64 = getelementptr inbounds i8, ptr %63, i64 16
  store i64 %62, ptr %64, align 8, !tbaa !24
  %65 = getelementptr inbounds i8, ptr %63, i64 8
  %66 = load i64, ptr %65, align 8, !tbaa !14
  %67 = mul nsw i64 %66, %62
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %59
  br i1 %69, label %70, label %60, !llvm.loop !157

70:                                               
  %71 = phi i64 [ %53, %52 ], [ %67, %60 ]
  %72 = tail call i64 @llvm.smax.i64(i64 %71, i64 1)
  %73 = tail call ptr @malloc(i64 noundef %72) #24
  store ptr %73, ptr %0, align 8, !tbaa !17
  ret void
}

define noundef i32 @_FortranAPointerAllocate(ptr nocapture noundef %0, i1 noundef zeroext %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #6 {
  tail call fastcc void @allocate(ptr noundef %0)
  ret i32 0
}

define noundef i32 @_FortranAAllocatableAllocateSource(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i1 noundef zeroext %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #8 {
  tail call fastcc void @allocate(ptr noundef %0)
  %7 = tail call fastcc i64 @elements(ptr noundef %0)
  tail call fastcc void @copy_all(ptr noundef %0, ptr noundef %1, i64 noundef %7)
  ret i32 0
}

define noundef i32 @_FortranAPointerAllocateSource(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i1 noundef zeroext %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #8 {
  tail call fastcc void @allocate(ptr noundef %0)
  %7 = tail call fastcc i64 @elements(ptr noundef %0)
  tail call fastcc void @copy_all(ptr noundef %0, ptr noundef %1, i64 noundef %7)
  ret i32 0
}

define noundef i32 @_FortranAAllocatableDeallocate(ptr nocapture noundef %0, i1 noundef zeroext %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #13 {
  %6 = load ptr, ptr %0, align 8, !tbaa !17
  tail call void @free(ptr noundef %6)
  store ptr null, ptr %0, align 8, !tbaa !17
  ret i32 0
}

define noundef i32 @_FortranAPointerDeallocate(ptr nocapture noundef %0, i1 noundef zeroext %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #13 {
  %6 = load ptr, ptr %0, align 8, !tbaa !17
  tail call void @free(ptr noundef %6)
  store ptr null, ptr %0, align 8, !tbaa !17
  ret i32 0
}

define noundef i32 @_FortranAMoveAlloc(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readnone %2, i1 noundef zeroext %3, ptr nocapture noundef readnone %4, ptr nocapture noundef readnone %5, i32 noundef %6) local_unnamed_addr #5 {
  %8 = load ptr, ptr %0, align 8, !tbaa !17
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:                                               
  tail call void @free(ptr noundef %8)
  br label %11

11:                                               
  %12 = load ptr, ptr %1, align 8, !tbaa !17
  store ptr %12, ptr %0, align 8, !tbaa !17
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !18
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %14, ptr %15, align 8, !tbaa !18
  %16 = getelementptr inbounds i8, ptr %1, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !9
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %29, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %1, i64 24
  %21 = load i64, ptr %20, align 8, !tbaa !84
  %22 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %21, ptr %22, align 8, !tbaa !84
  %23 = getelementptr inbounds i8, ptr %1, i64 32
  %24 = load i64, ptr %23, align 8, !tbaa !14
  %25 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %24, ptr %25, align 8, !tbaa !14
  %26 = getelementptr inbounds i8, ptr %1, i64 40
  %27 = load i64, ptr %26, align 8, !tbaa !24
  %28 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %27, ptr %28, align 8, !tbaa !24
  br label %29

29:                                               
  %30 = phi i32 [ 1, %19 ], [ 0, %11 ]
  %31 = zext i8 %17 to i32
  %32 = icmp ult i32 %30, %31
  br i1 %32, label %33, label %47

33:                                               
  %34 = getelementptr inbounds i8, ptr %1, i64 24
  %35 = zext nneg i32 %30 to i64
  %36 = getelementptr inbounds [15 x %struct.Dimension], ptr %34, i64 0, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !84
  %38 = getelementptr inbounds i8, ptr %0, i64 24
  %39 = getelementptr inbounds [15 x %struct.Dimension], ptr %38, i64 0, i64 %35
  store i64 %37, ptr %39, align 8, !tbaa !84
  %40 = getelementptr inbounds i8, ptr %36, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !14
  %42 = getelementptr inbounds i8, ptr %39, i64 8
  store i64 %41, ptr %42, align 8, !tbaa !14
  %43 = getelementptr inbounds i8, ptr %36, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !24
  %45 = getelementptr inbounds i8, ptr %39, i64 16
  store i64 %44, ptr %45, align 8, !tbaa !24
  %46 = add nuw nsw i32 %30, 1
  br label %47

47:                                               
  %48 = phi i32 [ %46, %33 ], [ %30, %29 ]
  %49 = icmp slt i32 %48, %31
  br i1 %49, label %50, label %64

50:                                               
  %51 = getelementptr inbounds i8, ptr %1, i64 24
  %52 = zext nneg i32 %48 to i64
  %53 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %52
  %54 = load i64, ptr %53, align 8, !tbaa !84
  %55 = getelementptr inbounds i8, ptr %0, i64 24
  %56 = getelementptr inbounds [15 x %struct.Dimension], ptr %55, i64 0, i64 %52
  store i64 %54, ptr %56, align 8, !tbaa !84
  %57 = getelementptr inbounds i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !14
  %59 = getelementptr inbounds i8, ptr %56, i64 8
  store i64 %58, ptr %59, align 8, !tbaa !14
  %60 = getelementptr inbounds i8, ptr %53, i64 16
  %61 = load i64, ptr %60, align 8, !tbaa !24
  %62 = getelementptr inbounds i8, ptr %56, i64 16
  store i64 %61, ptr %62, align 8, !tbaa !24
  %63 = add nuw nsw i32 %48, 1
  br label %64

64:                                               
  %65 = phi i32 [ %63, %50 ], [ %48, %47 ]
  %66 = icmp slt i32 %65, %31
  br i1 %66, label %67, label %81

67:                                               
  %68 = getelementptr inbounds i8, ptr %1, i64 24
  %69 = sext i32 %65 to i64
  %70 = getelementptr inbounds [15 x %struct.Dimension], ptr %68, i64 0, i64 %69
  %71 = load i64, ptr %70, align 8, !tbaa !84
  %72 = getelementptr inbounds i8, ptr %0, i64 24
  %73 = getelementptr inbounds [15 x %struct.Dimension], ptr %72, i64 0, i64 %69
  store i64 %71, ptr %73, align 8, !tbaa !84
  %74 = getelementptr inbounds i8, ptr %70, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !14
  %76 = getelementptr inbounds i8, ptr %73, i64 8
  store i64 %75, ptr %76, align 8, !tbaa !14
  %77 = getelementptr inbounds i8, ptr %70, i64 16
  %78 = load i64, ptr %77, align 8, !tbaa !24
  %79 = getelementptr inbounds i8, ptr %73, i64 16
  store i64 %78, ptr %79, align 8, !tbaa !24
  %80 = add nsw i32 %65, 1
  br label %81

81:                                               
  %82 = phi i32 [ %80, %67 ], [ %65, %64 ]
  %83 = icmp slt i32 %82, %31
  br i1 %83, label %84, label %102

84:                                               
  %85 = getelementptr inbounds i8, ptr %1, i64 24
  %86 = getelementptr inbounds i8, ptr %0, i64 24
  %87 = zext nneg i32 %82 to i64
  %88 = zext i8 %17 to i64
  br label %89

89:                                               
  %90 = phi i64 [ %87, %84 ], [ %100, %89 ]
  %91 = getelementptr inbounds [15 x %struct.Dimension], ptr %85, i64 0, i64 %90
  %92 = load i64, ptr %91, align 8, !tbaa !84
  %93 = getelementptr inbounds [15 x %struct.Dimension], ptr %86, i64 0, i64 %90
  store i64 %92, ptr %93, align 8, !tbaa !84
  %94 = getelementptr inbounds i8, ptr %91, i64 8
  %95 = load i64, ptr %94, align 8, !tbaa !14
  %96 = getelementptr inbounds i8, ptr %93, i64 8
  store i64 %95, ptr %96, align 8, !tbaa !14
  %97 = getelementptr inbounds i8, ptr %91, i64 16
  %98 = load i64, ptr %97, align 8, !tbaa !24
  %99 = getelementptr inbounds i8, ptr %93, i64 16
  store i64 %98, ptr %99, align 8, !tbaa !24
  %100 = add nuw nsw i64 %90, 1
  %101 = icmp eq i64 %100, %88
  br i1 %101, label %102, label %89, !llvm.loop !158

102:                                              
  store ptr null, ptr %1, align 8, !tbaa !17
  ret i32 0
}

define zeroext i1 @_FortranAPointerIsAssociated(ptr nocapture noundef readonly %0) local_unnamed_addr #14 {
  %2 = load ptr, ptr %0, align 8, !tbaa !17
  %3 = icmp ne ptr %2, null
  ret i1 %3
}

define noundef double @_FortranAModReal8(double noundef %0, double noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #15 {
  %5 = frem double %0, %1
  ret double %5
}

define noundef float @_FortranAModReal4(float noundef %0, float noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #15 {
  %5 = frem float %0, %1
  ret float %5
}

define noundef double @_FortranAModuloReal8(double noundef %0, double noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #15 {
  %5 = frem double %0, %1
  %6 = fcmp une double %5, 0.000000e+00
  br i1 %6, label %7, label %13

7:                                                
  %8 = fcmp olt double %5, 0.000000e+00
  %9 = fcmp uge double %1, 0.000000e+00
  %10 = xor i1 %9, %8
  br i1 %10, label %13, label %11

11:                                               
  %12 = fadd double %5, %1
  br label %13

13:                                               
  %14 = phi double [ %12, %11 ], [ %5, %7 ], [ %5, %4 ]
  ret double %14
}

define noundef float @_FortranAModuloReal4(float noundef %0, float noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #15 {
  %5 = frem float %0, %1
  %6 = fcmp une float %5, 0.000000e+00
  br i1 %6, label %7, label %13

7:                                                
  %8 = fcmp olt float %5, 0.000000e+00
  %9 = fcmp uge float %1, 0.000000e+00
  %10 = xor i1 %9, %8
  br i1 %10, label %13, label %11

11:                                               
  %12 = fadd float %5, %1
  br label %13

13:                                               
  %14 = phi float [ %12, %11 ], [ %5, %7 ], [ %5, %4 ]
  ret float %14
}

define double @_FortranAScale8(double noundef %0, i64 noundef %1) local_unnamed_addr #16 {
  %3 = trunc i64 %1 to i32
  %4 = tail call double @ldexp(double noundef %0, i32 noundef %3) #25
  ret double %4
}

declare dso_local double @ldexp(double noundef, i32 noundef) local_unnamed_addr #17

define float @_FortranAScale4(float noundef %0, i64 noundef %1) local_unnamed_addr #16 {
  %3 = trunc i64 %1 to i32
  %4 = tail call float @ldexpf(float noundef %0, i32 noundef %3) #25
  ret float %4
}

declare dso_local float @ldexpf(float noundef, i32 noundef) local_unnamed_addr #17

define double @_FortranAFraction8(double noundef %0) local_unnamed_addr #16 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #26
  %3 = call double @frexp(double noundef %0, ptr noundef nonnull %2) #26
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #26
  ret double %3
}

declare dso_local double @frexp(double noundef, ptr nocapture noundef) local_unnamed_addr #18

define float @_FortranAFraction4(float noundef %0) local_unnamed_addr #16 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #26
  %3 = call float @frexpf(float noundef %0, ptr noundef nonnull %2) #26
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #26
  ret float %3
}

declare dso_local float @frexpf(float noundef, ptr nocapture noundef) local_unnamed_addr #18

define double @_FortranASetExponent8(double noundef %0, i64 noundef %1) local_unnamed_addr #16 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #26
  %4 = call double @frexp(double noundef %0, ptr noundef nonnull %3) #26
  %5 = trunc i64 %1 to i32
  %6 = tail call double @ldexp(double noundef %4, i32 noundef %5) #25
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #26
  ret double %6
}

define float @_FortranASetExponent4(float noundef %0, i64 noundef %1) local_unnamed_addr #16 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #26
  %4 = call float @frexpf(float noundef %0, ptr noundef nonnull %3) #26
  %5 = trunc i64 %1 to i32
  %6 = tail call float @ldexpf(float noundef %4, i32 noundef %5) #25
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #26
  ret float %6
}

define double @_FortranAErfcScaled8(double noundef %0) local_unnamed_addr #16 {
  %2 = fmul double %0, %0
  %3 = tail call double @llvm.exp.f64(double %2)
  %4 = tail call double @erfc(double noundef %0) #25
  %5 = fmul double %3, %4
  ret double %5
}

declare double @llvm.exp.f64(double) #3

declare dso_local double @erfc(double noundef) local_unnamed_addr #17

define float @_FortranAErfcScaled4(float noundef %0) local_unnamed_addr #16 {
  %2 = fmul float %0, %0
  %3 = tail call float @llvm.exp.f32(float %2)
  %4 = tail call float @erfcf(float noundef %0) #25
  %5 = fmul float %3, %4
  ret float %5
}

declare float @llvm.exp.f32(float) #3

declare dso_local float @erfcf(float noundef) local_unnamed_addr #17

define double @_FortranAFPow8i(double noundef %0, i32 noundef %1) local_unnamed_addr #19 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %17, label %4

4:                                                
  %5 = tail call i32 @llvm.abs.i32(i32 %1, i1 true)
  br label %6

6:                                                
  %7 = phi i32 [ %15, %6 ], [ %5, %4 ]
  %8 = phi double [ %14, %6 ], [ %0, %4 ]
  %9 = phi double [ %13, %6 ], [ 1.000000e+00, %4 ]
  %10 = and i32 %7, 1
  %11 = icmp eq i32 %10, 0
  %12 = fmul double %9, %8
  %13 = select i1 %11, double %9, double %12
  %14 = fmul double %8, %8
  %15 = lshr i32 %7, 1
  %16 = icmp ult i32 %7, 2
  br i1 %16, label %17, label %6, !llvm.loop !159

17:                                               
  %18 = phi double [ 1.000000e+00, %2 ], [ %13, %6 ]
  %19 = icmp slt i32 %1, 0
  %20 = fdiv double 1.000000e+00, %18
  %21 = select i1 %19, double %20, double %18
  ret double %21
}

define double @_FortranAFPow8k(double noundef %0, i64 noundef %1) local_unnamed_addr #19 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %17, label %4

4:                                                
  %5 = tail call i64 @llvm.abs.i64(i64 %1, i1 true)
  br label %6

6:                                                
  %7 = phi i64 [ %15, %6 ], [ %5, %4 ]
  %8 = phi double [ %14, %6 ], [ %0, %4 ]
  %9 = phi double [ %13, %6 ], [ 1.000000e+00, %4 ]
  %10 = and i64 %7, 1
  %11 = icmp eq i64 %10, 0
  %12 = fmul double %9, %8
  %13 = select i1 %11, double %9, double %12
  %14 = fmul double %8, %8
  %15 = lshr i64 %7, 1
  %16 = icmp ult i64 %7, 2
  br i1 %16, label %17, label %6, !llvm.loop !160

17:                                               
  %18 = phi double [ 1.000000e+00, %2 ], [ %13, %6 ]
  %19 = icmp slt i64 %1, 0
  %20 = fdiv double 1.000000e+00, %18
  %21 = select i1 %19, double %20, double %18
  ret double %21
}

define float @_FortranAFPow4i(float noundef %0, i32 noundef %1) local_unnamed_addr #19 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %17, label %4

4:                                                
  %5 = tail call i32 @llvm.abs.i32(i32 %1, i1 true)
  br label %6

6:                                                
  %7 = phi i32 [ %15, %6 ], [ %5, %4 ]
  %8 = phi float [ %14, %6 ], [ %0, %4 ]
  %9 = phi float [ %13, %6 ], [ 1.000000e+00, %4 ]
  %10 = and i32 %7, 1
  %11 = icmp eq i32 %10, 0
  %12 = fmul float %9, %8
  %13 = select i1 %11, float %9, float %12
  %14 = fmul float %8, %8
  %15 = lshr i32 %7, 1
  %16 = icmp ult i32 %7, 2
  br i1 %16, label %17, label %6, !llvm.loop !161

17:                                               
  %18 = phi float [ 1.000000e+00, %2 ], [ %13, %6 ]
  %19 = icmp slt i32 %1, 0
  %20 = fdiv float 1.000000e+00, %18
  %21 = select i1 %19, float %20, float %18
  ret float %21
}

define float @_FortranAFPow4k(float noundef %0, i64 noundef %1) local_unnamed_addr #19 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %17, label %4

4:                                                
  %5 = tail call i64 @llvm.abs.i64(i64 %1, i1 true)
  br label %6

6:                                                
  %7 = phi i64 [ %15, %6 ], [ %5, %4 ]
  %8 = phi float [ %14, %6 ], [ %0, %4 ]
  %9 = phi float [ %13, %6 ], [ 1.000000e+00, %4 ]
  %10 = and i64 %7, 1
  %11 = icmp eq i64 %10, 0
  %12 = fmul float %9, %8
  %13 = select i1 %11, float %9, float %12
  %14 = fmul float %8, %8
  %15 = lshr i64 %7, 1
  %16 = icmp ult i64 %7, 2
  br i1 %16, label %17, label %6, !llvm.loop !162

17:                                               
  %18 = phi float [ 1.000000e+00, %2 ], [ %13, %6 ]
  %19 = icmp slt i64 %1, 0
  %20 = fdiv float 1.000000e+00, %18
  %21 = select i1 %19, float %20, float %18
  ret float %21
}

define { double, double } @_FortranAzpowi(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #19 {
  %4 = icmp slt i32 %2, 0
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %33, label %6

6:                                                
  %7 = tail call i32 @llvm.abs.i32(i32 %2, i1 true)
  br label %8

8:                                                
  %9 = phi i32 [ %31, %23 ], [ %7, %6 ]
  %10 = phi double [ %29, %23 ], [ %0, %6 ]
  %11 = phi double [ %30, %23 ], [ %1, %6 ]
  %12 = phi double [ %25, %23 ], [ 1.000000e+00, %6 ]
  %13 = phi double [ %24, %23 ], [ 0.000000e+00, %6 ]
  %14 = and i32 %9, 1
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:                                               
  %17 = fmul double %12, %10
  %18 = fmul double %13, %11
  %19 = fmul double %12, %11
  %20 = fmul double %13, %10
  %21 = fsub double %17, %18
  %22 = fadd double %19, %20
  br label %23

23:                                               
  %24 = phi double [ %22, %16 ], [ %13, %8 ]
  %25 = phi double [ %21, %16 ], [ %12, %8 ]
  %26 = fmul double %10, %10
  %27 = fmul double %11, %11
  %28 = fmul double %11, %10
  %29 = fsub double %26, %27
  %30 = fadd double %28, %28
  %31 = lshr i32 %9, 1
  %32 = icmp ult i32 %9, 2
  br i1 %32, label %33, label %8, !llvm.loop !163

33:                                               
  %34 = phi double [ 0.000000e+00, %3 ], [ %24, %23 ]
  %35 = phi double [ 1.000000e+00, %3 ], [ %25, %23 ]
  br i1 %4, label %36, label %46

36:                                               
  %37 = fmul double %34, 0.000000e+00
  %38 = fadd double %35, %37
  %39 = fmul double %35, %35
  %40 = fmul double %34, %34
  %41 = fadd double %40, %39
  %42 = fmul double %35, 0.000000e+00
  %43 = fsub double %42, %34
  %44 = fdiv double %38, %41
  %45 = fdiv double %43, %41
  br label %46

46:                                               
  %47 = phi double [ %44, %36 ], [ %35, %33 ]
  %48 = phi double [ %45, %36 ], [ %34, %33 ]
  %49 = insertvalue { double, double } poison, double %47, 0
  %50 = insertvalue { double, double } %49, double %48, 1
  ret { double, double } %50
}

define { double, double } @_FortranAzpowk(double noundef %0, double noundef %1, i64 noundef %2) local_unnamed_addr #19 {
  %4 = icmp slt i64 %2, 0
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %33, label %6

6:                                                
  %7 = tail call i64 @llvm.abs.i64(i64 %2, i1 true)
  br label %8

8:                                                
  %9 = phi i64 [ %31, %23 ], [ %7, %6 ]
  %10 = phi double [ %29, %23 ], [ %0, %6 ]
  %11 = phi double [ %30, %23 ], [ %1, %6 ]
  %12 = phi double [ %25, %23 ], [ 1.000000e+00, %6 ]
  %13 = phi double [ %24, %23 ], [ 0.000000e+00, %6 ]
  %14 = and i64 %9, 1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %23, label %16

16:                                               
  %17 = fmul double %12, %10
  %18 = fmul double %13, %11
  %19 = fmul double %12, %11
  %20 = fmul double %13, %10
  %21 = fsub double %17, %18
  %22 = fadd double %19, %20
  br label %23

23:                                               
  %24 = phi double [ %22, %16 ], [ %13, %8 ]
  %25 = phi double [ %21, %16 ], [ %12, %8 ]
  %26 = fmul double %10, %10
  %27 = fmul double %11, %11
  %28 = fmul double %11, %10
  %29 = fsub double %26, %27
  %30 = fadd double %28, %28
  %31 = lshr i64 %9, 1
  %32 = icmp ult i64 %9, 2
  br i1 %32, label %33, label %8, !llvm.loop !164

33:                                               
  %34 = phi double [ 0.000000e+00, %3 ], [ %24, %23 ]
  %35 = phi double [ 1.000000e+00, %3 ], [ %25, %23 ]
  br i1 %4, label %36, label %46

36:                                               
  %37 = fmul double %34, 0.000000e+00
  %38 = fadd double %35, %37
  %39 = fmul double %35, %35
  %40 = fmul double %34, %34
  %41 = fadd double %40, %39
  %42 = fmul double %35, 0.000000e+00
  %43 = fsub double %42, %34
  %44 = fdiv double %38, %41
  %45 = fdiv double %43, %41
  br label %46

46:                                               
  %47 = phi double [ %44, %36 ], [ %35, %33 ]
  %48 = phi double [ %45, %36 ], [ %34, %33 ]
  %49 = insertvalue { double, double } poison, double %47, 0
  %50 = insertvalue { double, double } %49, double %48, 1
  ret { double, double } %50
}

declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #20

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #21

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #22

define internal fastcc void @assign_text(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 21
  %4 = load i8, ptr %3, align 1, !tbaa !58
  %5 = icmp eq i8 %4, 40
  %6 = getelementptr inbounds i8, ptr %0, i64 22
  %7 = load i8, ptr %6, align 2, !tbaa !83
  %8 = icmp eq i8 %7, 2
  br i1 %8, label %9, label %43

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4, !tbaa !9
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %31

13:                                               
  %14 = load ptr, ptr %0, align 8, !tbaa !17
  %15 = icmp eq ptr %14, null
  br i1 %15, label %75, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !18
  %19 = getelementptr inbounds i8, ptr %1, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !18
  %21 = icmp eq i64 %18, %20
  br i1 %21, label %31, label %22

22:                                               
  %23 = getelementptr inbounds i8, ptr %1, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %24, ptr %25, align 8, !tbaa !18
  %26 = load i64, ptr %23, align 8, !tbaa !18
  %27 = tail call i64 @llvm.umax.i64(i64 %26, i64 1)
  %28 = tail call ptr @malloc(i64 noundef %27) #24
  store ptr %28, ptr %0, align 8, !tbaa !17
  %29 = load ptr, ptr %1, align 8, !tbaa !17
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %28, ptr align 1 %29, i64 %26, i1 false)
  br i1 %15, label %83, label %30

30:                                               
  tail call void @free(ptr noundef %14)
  br label %83

31:                                               
  br i1 %8, label %32, label %43

32:                                               
  %33 = load ptr, ptr %0, align 8, !tbaa !17
  %34 = icmp eq ptr %33, null
  br i1 %34, label %42, label %35

35:                                               
  %36 = getelementptr inbounds i8, ptr %1, i64 20
  %37 = load i8, ptr %36, align 4, !tbaa !9
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %43, label %39

39:                                               
  %40 = tail call fastcc i32 @same_shape(ptr noundef nonnull %0, ptr noundef %1)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %43

42:                                               
  tail call fastcc void @allocate_like(ptr noundef nonnull %0, ptr noundef %1)
  br label %43

43:                                               
  %44 = tail call fastcc i64 @elements(ptr noundef %0)
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %83

46:                                               
  %47 = getelementptr inbounds i8, ptr %1, i64 20
  %48 = getelementptr inbounds i8, ptr %0, i64 8
  %49 = getelementptr inbounds i8, ptr %1, i64 8
  br label %50

50:                                               
  %51 = phi i64 [ 0, %46 ], [ %63, %62 ]
  %52 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %51)
  %53 = load i8, ptr %47, align 4, !tbaa !9
  %54 = icmp eq i8 %53, 0
  %55 = select i1 %54, i64 0, i64 %51
  %56 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %55)
  %57 = load i64, ptr %48, align 8, !tbaa !18
  %58 = load i64, ptr %49, align 8, !tbaa !18
  %59 = tail call i64 @llvm.umin.i64(i64 %57, i64 %58)
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %52, ptr align 1 %56, i64 %59, i1 false)
  %60 = load i64, ptr %48, align 8, !tbaa !18
  %61 = icmp ult i64 %59, %60
  br i1 %61, label %65, label %62

62:                                               
  %63 = add nuw nsw i64 %51, 1
  %64 = icmp eq i64 %63, %44
  br i1 %64, label %83, label %50, !llvm.loop !165

65:                                               
  %66 = phi i64 [ %72, %65 ], [ %59, %50 ]
  %67 = and i64 %66, 3
  %68 = icmp eq i64 %67, 0
  %69 = or i1 %5, %68
  %70 = select i1 %69, i8 32, i8 0
  %71 = getelementptr inbounds i8, ptr %52, i64 %66
  store i8 %70, ptr %71, align 1, !tbaa !19
  %72 = add nuw i64 %66, 1
  %73 = load i64, ptr %48, align 8, !tbaa !18
  %74 = icmp ult i64 %72, %73
  br i1 %74, label %65, label %62, !llvm.loop !166

75:                                               
  %76 = getelementptr inbounds i8, ptr %1, i64 8
  %77 = load i64, ptr %76, align 8, !tbaa !18
  %78 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %77, ptr %78, align 8, !tbaa !18
  %79 = load i64, ptr %76, align 8, !tbaa !18
  %80 = tail call i64 @llvm.umax.i64(i64 %79, i64 1)
  %81 = tail call ptr @malloc(i64 noundef %80) #24
  store ptr %81, ptr %0, align 8, !tbaa !17
  %82 = load ptr, ptr %1, align 8, !tbaa !17
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %81, ptr align 1 %82, i64 %79, i1 false)
  br label %83

83:                                               
  ret void
}

define internal fastcc range(i32 0, 2) i32 @same_shape(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %12, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8, !tbaa !14
  %9 = getelementptr inbounds i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !14
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %12, label %73

12:                                               
  %13 = phi i32 [ 0, %2 ], [ 1, %6 ]
  %14 = zext i8 %4 to i32
  %15 = icmp ult i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = zext nneg i32 %13 to i64
  %19 = getelementptr inbounds [15 x %struct.Dimension], ptr %17, i64 0, i64 %18, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds i8, ptr %1, i64 24
  %22 = getelementptr inbounds [15 x %struct.Dimension], ptr %21, i64 0, i64 %18, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !14
  %24 = icmp eq i64 %20, %23
  br i1 %24, label %25, label %73

25:                                               
  %26 = add nuw nsw i32 %13, 1
  br label %27

27:                                               
  %28 = phi i32 [ %26, %25 ], [ %13, %12 ]
  %29 = icmp slt i32 %28, %14
  br i1 %29, label %30, label %41

30:                                               
  %31 = getelementptr inbounds i8, ptr %0, i64 24
  %32 = zext nneg i32 %28 to i64
  %33 = getelementptr inbounds [15 x %struct.Dimension], ptr %31, i64 0, i64 %32, i32 1
  %34 = load i64, ptr %33, align 8, !tbaa !14
  %35 = getelementptr inbounds i8, ptr %1, i64 24
  %36 = getelementptr inbounds [15 x %struct.Dimension], ptr %35, i64 0, i64 %32, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !14
  %38 = icmp eq i64 %34, %37
  br i1 %38, label %39, label %73

39:                                               
  %40 = add nuw nsw i32 %28, 1
  br label %41

41:                                               
  %42 = phi i32 [ %40, %39 ], [ %28, %27 ]
  %43 = icmp slt i32 %42, %14
  br i1 %43, label %44, label %55

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = sext i32 %42 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %46, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !14
  %49 = getelementptr inbounds i8, ptr %1, i64 24
  %50 = getelementptr inbounds [15 x %struct.Dimension], ptr %49, i64 0, i64 %46, i32 1
  %51 = load i64, ptr %50, align 8, !tbaa !14
  %52 = icmp eq i64 %48, %51
  br i1 %52, label %53, label %73

53:                                               
  %54 = add nsw i32 %42, 1
  br label %55

55:                                               
  %56 = phi i32 [ %54, %53 ], [ %42, %41 ]
  %57 = getelementptr inbounds i8, ptr %0, i64 24
  %58 = icmp slt i32 %56, %14
  br i1 %58, label %59, label %73

59:                                               
  %60 = getelementptr inbounds i8, ptr %1, i64 24
  %61 = zext nneg i32 %56 to i64
  %62 = zext i8 %4 to i64
  br label %66

63:                                               
  %64 = add nuw nsw i64 %67, 1
  %65 = icmp eq i64 %64, %62
  br i1 %65, label %73, label %66, !llvm.loop !167

66:                                               
  %67 = phi i64 [ %61, %59 ], [ %64, %63 ]
  %68 = getelementptr inbounds [15 x %struct.Dimension], ptr %57, i64 0, i64 %67, i32 1
  %69 = load i64, ptr %68, align 8, !tbaa !14
  %70 = getelementptr inbounds [15 x %struct.Dimension], ptr %60, i64 0, i64 %67, i32 1
  %71 = load i64, ptr %70, align 8, !tbaa !14
  %72 = icmp eq i64 %69, %71
  br i1 %72, label %63, label %73

73:                                               
  %74 = phi i32 [ 0, %6 ], [ 0, %16 ], [ 0, %30 ], [ 0, %44 ], [ 1, %55 ], [ 1, %63 ], [ 0, %66 ]
  ret i32 %74
}

define internal fastcc range(i32 0, 2) i32 @contiguous(ptr nocapture noundef readonly %0) unnamed_addr #2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !18
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %17, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = icmp sgt i64 %9, 1
  br i1 %10, label %11, label %15

11:                                               
  %12 = getelementptr inbounds i8, ptr %0, i64 40
  %13 = load i64, ptr %12, align 8, !tbaa !24
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %15, label %95

15:                                               
  %16 = mul nsw i64 %9, %3
  br label %17

17:                                               
  %18 = phi i64 [ %16, %15 ], [ %3, %1 ]
  %19 = phi i32 [ 1, %15 ], [ 0, %1 ]
  %20 = zext i8 %5 to i32
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %22, label %36

22:                                               
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = zext nneg i32 %19 to i64
  %25 = getelementptr inbounds [15 x %struct.Dimension], ptr %23, i64 0, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !14
  %28 = icmp sgt i64 %27, 1
  br i1 %28, label %29, label %33

29:                                               
  %30 = getelementptr inbounds i8, ptr %25, i64 16
  %31 = load i64, ptr %30, align 8, !tbaa !24
  %32 = icmp eq i64 %31, %18
  br i1 %32, label %33, label %95

33:                                               
  %34 = mul nsw i64 %27, %18
  %35 = add nuw nsw i32 %19, 1
  br label %36

36:                                               
  %37 = phi i64 [ %34, %33 ], [ %18, %17 ]
  %38 = phi i32 [ %35, %33 ], [ %19, %17 ]
  %39 = icmp slt i32 %38, %20
  br i1 %39, label %40, label %54

40:                                               
  %41 = getelementptr inbounds i8, ptr %0, i64 24
  %42 = zext nneg i32 %38 to i64
  %43 = getelementptr inbounds [15 x %struct.Dimension], ptr %41, i64 0, i64 %42
  %44 = getelementptr inbounds i8, ptr %43, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !14
  %46 = icmp sgt i64 %45, 1
  br i1 %46, label %47, label %51

47:                                               
  %48 = getelementptr inbounds i8, ptr %43, i64 16
  %49 = load i64, ptr %48, align 8, !tbaa !24
  %50 = icmp eq i64 %49, %37
  br i1 %50, label %51, label %95

51:                                               
  %52 = mul nsw i64 %45, %37
  %53 = add nuw nsw i32 %38, 1
  br label %54

54:                                               
  %55 = phi i64 [ %52, %51 ], [ %37, %36 ]
  %56 = phi i32 [ %53, %51 ], [ %38, %36 ]
  %57 = icmp slt i32 %56, %20
  br i1 %57, label %58, label %72

58:                                               
  %59 = getelementptr inbounds i8, ptr %0, i64 24
  %60 = sext i32 %56 to i64
  %61 = getelementptr inbounds [15 x %struct.Dimension], ptr %59, i64 0, i64 %60
  %62 = getelementptr inbounds i8, ptr %61, i64 8
  %63 = load i64, ptr %62, align 8, !tbaa !14
  %64 = icmp sgt i64 %63, 1
  br i1 %64, label %65, label %69

65:                                               
  %66 = getelementptr inbounds i8, ptr %61, i64 16
  %67 = load i64, ptr %66, align 8, !tbaa !24
  %68 = icmp eq i64 %67, %55
  br i1 %68, label %69, label %95

69:                                               
  %70 = mul nsw i64 %63, %55
  %71 = add nsw i32 %56, 1
  br label %72

72:                                               
  %73 = phi i64 [ %70, %69 ], [ %55, %54 ]
  %74 = phi i32 [ %71, %69 ], [ %56, %54 ]
  %75 = getelementptr inbounds i8, ptr %0, i64 24
  %76 = icmp slt i32 %74, %20
  br i1 %76, label %77, label %95

77:                                               
  %78 = zext nneg i32 %74 to i64
  %79 = zext i8 %5 to i64
  br label %80

80:                                               
  %81 = phi i64 [ %78, %77 ], [ %93, %91 ]
  %82 = phi i64 [ %73, %77 ], [ %92, %91 ]
  %83 = getelementptr inbounds [15 x %struct.Dimension], ptr %75, i64 0, i64 %81
  %84 = getelementptr inbounds i8, ptr %83, i64 8
  %85 = load i64, ptr %84, align 8, !tbaa !14
  %86 = icmp sgt i64 %85, 1
  br i1 %86, label %87, label %91

87:                                               
  %88 = getelementptr inbounds i8, ptr %83, i64 16
  %89 = load i64, ptr %88, align 8, !tbaa !24
  %90 = icmp eq i64 %89, %82
  br i1 %90, label %91, label %95

91:                                               
  %92 = mul nsw i64 %85, %82
  %93 = add nuw nsw i64 %81, 1
  %94 = icmp eq i64 %93, %79
  br i1 %94, label %95, label %80, !llvm.loop !168

95:                                               
  %96 = phi i32 [ 0, %11 ], [ 0, %29 ], [ 0, %47 ], [ 0, %65 ], [ 1, %72 ], [ 1, %91 ], [ 0, %87 ]
  ret i32 %96
}

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #21

define internal fastcc void @copy_in_order(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #10 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !18
  %6 = load ptr, ptr %0, align 8, !tbaa !17
  %7 = load ptr, ptr %1, align 8, !tbaa !17
  %8 = icmp ugt ptr %6, %7
  %9 = icmp sgt i64 %2, 0
  br i1 %8, label %11, label %10

10:                                               
  br i1 %9, label %12, label %30

11:                                               
  br i1 %9, label %21, label %30

12:                                               
  %13 = phi i64 [ %19, %12 ], [ 0, %10 ]
  %14 = load ptr, ptr %0, align 8, !tbaa !17
  %15 = mul i64 %13, %5
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = load ptr, ptr %1, align 8, !tbaa !17
  %18 = getelementptr inbounds i8, ptr %17, i64 %15
  tail call fastcc void @copy_element(ptr noundef %16, ptr noundef %18, ptr noundef nonnull %0)
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %30, label %12, !llvm.loop !169

21:                                               
  %22 = phi i64 [ %23, %21 ], [ %2, %11 ]
  %23 = add nsw i64 %22, -1
  %24 = load ptr, ptr %0, align 8, !tbaa !17
  %25 = mul i64 %23, %5
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = load ptr, ptr %1, align 8, !tbaa !17
  %28 = getelementptr inbounds i8, ptr %27, i64 %25
  tail call fastcc void @copy_element(ptr noundef %26, ptr noundef %28, ptr noundef nonnull %0)
  %29 = icmp sgt i64 %22, 1
  br i1 %29, label %21, label %30, !llvm.loop !170

30:                                               
  ret void
}

declare i64 @llvm.smax.i64(i64, i64) #23

declare i32 @llvm.abs.i32(i32, i1 immarg) #23

declare i64 @llvm.abs.i64(i64, i1 immarg) #23

declare i64 @llvm.umin.i64(i64, i64) #23

declare i64 @llvm.umax.i64(i64, i64) #23

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #5 = { nounwind }
attributes #6 = { nofree nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { nofree nounwind }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #11 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #12 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #13 = { mustprogress nounwind willreturn }
attributes #14 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #15 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #16 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #17 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #18 = { mustprogress nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { nofree norecurse nosync nounwind memory(none) }
attributes #20 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #21 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #22 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #23 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #24 = { allocsize(0) }
attributes #25 = { nounwind willreturn memory(none) }
attributes #26 = { nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"float", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10, !4, i64 20}
!10 = !{!"", !11, i64 0, !12, i64 8, !13, i64 16, !4, i64 20, !4, i64 21, !4, i64 22, !4, i64 23, !4, i64 24}
!11 = !{!"any pointer", !4, i64 0}
!12 = !{!"long", !4, i64 0}
!13 = !{!"int", !4, i64 0}
!14 = !{!15, !12, i64 8}
!15 = !{!"", !12, i64 0, !12, i64 8, !12, i64 16}
!16 = distinct !{!16, !7, !8}
!17 = !{!10, !11, i64 0}
!18 = !{!10, !12, i64 8}
!19 = !{!4, !4, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !4, i64 0}
!22 = !{!12, !12, i64 0}
!23 = !{!13, !13, i64 0}
!24 = !{!15, !12, i64 16}
!25 = distinct !{!25, !7, !8}
!26 = !{!27, !27, i64 0}
!27 = !{!"double", !4, i64 0}
!28 = distinct !{!28, !7, !8}
!29 = !{!30, !30, i64 0}
!30 = !{!"long double", !4, i64 0}
!31 = distinct !{!31, !7, !8}
!32 = distinct !{!32, !7, !8}
!33 = distinct !{!33, !7, !8}
!34 = distinct !{!34, !7, !8}
!35 = distinct !{!35, !7, !8}
!36 = distinct !{!36, !7, !8}
!37 = distinct !{!37, !7, !8}
!38 = distinct !{!38, !7, !8}
!39 = distinct !{!39, !7, !8}
!40 = distinct !{!40, !7, !8}
!41 = distinct !{!41, !7, !8}
!42 = distinct !{!42, !7, !8}
!43 = distinct !{!43, !7, !8}
!44 = distinct !{!44, !7, !8}
!45 = distinct !{!45, !7, !8}
!46 = !{!47, !3, i64 0}
!47 = !{!"", !3, i64 0, !3, i64 4}
!48 = !{!47, !3, i64 4}
!49 = distinct !{!49, !7, !8}
!50 = distinct !{!50, !7, !8}
!51 = distinct !{!51, !7, !8}
!52 = !{!53, !27, i64 0}
!53 = !{!"", !27, i64 0, !27, i64 8}
!54 = !{!53, !27, i64 8}
!55 = distinct !{!55, !7, !8}
!56 = distinct !{!56, !7, !8}
!57 = distinct !{!57, !7, !8}
!58 = !{!10, !4, i64 21}
!59 = distinct !{!59, !7, !8}
!60 = distinct !{!60, !7, !8}
!61 = distinct !{!61, !7, !8}
!62 = distinct !{!62, !7, !8}
!63 = distinct !{!63, !7, !8}
!64 = distinct !{!64, !7, !8}
!65 = distinct !{!65, !7, !8}
!66 = distinct !{!66, !7, !8}
!67 = distinct !{!67, !7, !8}
!68 = distinct !{!68, !7, !8}
!69 = distinct !{!69, !7, !8}
!70 = distinct !{!70, !7, !8}
!71 = distinct !{!71, !7, !8}
!72 = distinct !{!72, !7, !8}
!73 = distinct !{!73, !7, !8}
!74 = distinct !{!74, !7, !8}
!75 = distinct !{!75, !7, !8}
!76 = distinct !{!76, !7, !8}
!77 = distinct !{!77, !7, !8}
!78 = distinct !{!78, !7, !8}
!79 = distinct !{!79, !7, !8}
!80 = distinct !{!80, !7, !8}
!81 = distinct !{!81, !7, !8}
!82 = !{!10, !13, i64 16}
!83 = !{!10, !4, i64 22}
!84 = !{!15, !12, i64 0}
!85 = distinct !{!85, !7, !8}
!86 = distinct !{!86, !7, !8}
!87 = distinct !{!87, !7, !8}
!88 = distinct !{!88, !7, !8}
!89 = distinct !{!89, !7, !8}
!90 = distinct !{!90, !7, !8}
!91 = distinct !{!91, !7, !8}
!92 = distinct !{!92, !7, !8}
!93 = distinct !{!93, !7, !8}
!94 = distinct !{!94, !7, !8}
!95 = distinct !{!95, !7, !8}
!96 = distinct !{!96, !7, !8}
!97 = distinct !{!97, !7, !8}
!98 = distinct !{!98, !7, !8}
!99 = distinct !{!99, !7, !8}
!100 = distinct !{!100, !7, !8}
!101 = distinct !{!101, !7, !8}
!102 = distinct !{!102, !7, !8}
!103 = distinct !{!103, !7, !8}
!104 = distinct !{!104, !7, !8}
!105 = distinct !{!105, !7, !8}
!106 = distinct !{!106, !7, !8}
!107 = distinct !{!107, !7, !8}
!108 = distinct !{!108, !7, !8}
!109 = distinct !{!109, !7, !8}
!110 = distinct !{!110, !7, !8}
!111 = distinct !{!111, !7, !8}
!112 = distinct !{!112, !7, !8}
!113 = distinct !{!113, !7, !8}
!114 = distinct !{!114, !7, !8}
!115 = distinct !{!115, !7, !8}
!116 = distinct !{!116, !7, !8}
!117 = distinct !{!117, !7, !8}
!118 = distinct !{!118, !7, !8}
!119 = distinct !{!119, !7, !8}
!120 = distinct !{!120, !7, !8}
!121 = distinct !{!121, !7, !8}
!122 = distinct !{!122, !7, !8}
!123 = distinct !{!123, !7, !8}
!124 = distinct !{!124, !7, !8}
!125 = distinct !{!125, !7, !8}
!126 = distinct !{!126, !7, !8}
!127 = distinct !{!127, !7, !8}
!128 = distinct !{!128, !7, !8}
!129 = distinct !{!129, !7, !8}
!130 = distinct !{!130, !7, !8}
!131 = distinct !{!131, !7, !8}
!132 = distinct !{!132, !7, !8}
!133 = distinct !{!133, !7, !8}
!134 = distinct !{!134, !7, !8}
!135 = distinct !{!135, !7, !8}
!136 = distinct !{!136, !7, !8}
!137 = distinct !{!137, !7, !8}
!138 = distinct !{!138, !7, !8}
!139 = distinct !{!139, !7, !8}
!140 = distinct !{!140, !7, !8}
!141 = distinct !{!141, !7, !8}
!142 = distinct !{!142, !7, !8}
!143 = distinct !{!143, !7, !8}
!144 = distinct !{!144, !7, !8}
!145 = distinct !{!145, !7, !8}
!146 = distinct !{!146, !7, !8}
!147 = distinct !{!147, !7, !8}
!148 = distinct !{!148, !7, !8}
!149 = distinct !{!149, !7, !8}
!150 = distinct !{!150, !7, !8}
!151 = distinct !{!151, !7, !8}
!152 = distinct !{!152, !7, !8}
!153 = distinct !{!153, !7, !8}
!154 = distinct !{!154, !7, !8}
!155 = distinct !{!155, !7, !8}
!156 = distinct !{!156, !7, !8}
!157 = distinct !{!157, !7, !8}
!158 = distinct !{!158, !7, !8}
!159 = distinct !{!159, !7, !8}
!160 = distinct !{!160, !7, !8}
!161 = distinct !{!161, !7, !8}
!162 = distinct !{!162, !7, !8}
!163 = distinct !{!163, !7, !8}
!164 = distinct !{!164, !7, !8}
!165 = distinct !{!165, !7, !8}
!166 = distinct !{!166, !7, !8}
!167 = distinct !{!167, !7, !8}
!168 = distinct !{!168, !7, !8}
!169 = distinct !{!169, !7, !8}
!170 = distinct !{!170, !7, !8}
