; from bodies.c: ee6afc0f89ce8a98e6e02ff3e4b12199

%struct.Dimension = type { i64, i64, i64 }
%struct.Descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [15 x %struct.Dimension] }

@.str = private unnamed_addr constant [133 x i8] c"enzyme-cc: an object is of a type that was not at hand when this was differentiated: name the type where the derivative is asked for\00", align 1
@.str.1 = private unnamed_addr constant [219 x i8] c"enzyme-cc: a component of CLASS holds an object of an extended type that has a component like it, and the copy of such an object cannot be differentiated: copy its components one by one, or make the component a pointer\00", align 1

define void @enzyme_cc_unknown_type() local_unnamed_addr #0 {
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str, ptr noundef null, i32 noundef 0) #34
  unreachable
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

define void @enzyme_cc_nested_type() local_unnamed_addr #0 {
  tail call void @_FortranAReportFatalUserError(ptr noundef nonnull @.str.1, ptr noundef null, i32 noundef 0) #34
  unreachable
}

define float @_FortranASumReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

define internal fastcc i64 @elements(ptr nocapture noundef readonly %0) unnamed_addr #4 {
  %2 = getelementptr inbounds i8, ptr %0, i64 20
  %3 = load i8, ptr %2, align 4, !tbaa !9
  switch i8 %3, label %13 [
    i8 0, label %68
    i8 1, label %4
    i8 2, label %7
  ]

4:                                                
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !15
  br label %68

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !15
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  %12 = mul nsw i64 %11, %9
  br label %68

13:                                               
  %14 = icmp sgt i8 %3, 0
  br i1 %14, label %15, label %18

15:                                               
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8, !tbaa !15
  br label %18

18:                                               
  %19 = phi i64 [ %17, %15 ], [ 1, %13 ]
  %20 = phi i32 [ 1, %15 ], [ 0, %13 ]
  %21 = sext i8 %3 to i32
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %30

23:                                               
  %24 = getelementptr inbounds i8, ptr %0, i64 24
  %25 = zext nneg i32 %20 to i64
  %26 = getelementptr inbounds [15 x %struct.Dimension], ptr %24, i64 0, i64 %25, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !15
  %28 = mul nsw i64 %27, %19
  %29 = add nuw nsw i32 %20, 1
  br label %30

30:                                               
  %31 = phi i64 [ %28, %23 ], [ %19, %18 ]
  %32 = phi i32 [ %29, %23 ], [ %20, %18 ]
  %33 = icmp slt i32 %32, %21
  br i1 %33, label %34, label %41

34:                                               
  %35 = getelementptr inbounds i8, ptr %0, i64 24
  %36 = zext nneg i32 %32 to i64
  %37 = getelementptr inbounds [15 x %struct.Dimension], ptr %35, i64 0, i64 %36, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !15
  %39 = mul nsw i64 %38, %31
  %40 = add nuw nsw i32 %32, 1
  br label %41

41:                                               
  %42 = phi i64 [ %39, %34 ], [ %31, %30 ]
  %43 = phi i32 [ %40, %34 ], [ %32, %30 ]
  %44 = icmp slt i32 %43, %21
  br i1 %44, label %45, label %52

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 24
  %47 = zext nneg i32 %43 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %46, i64 0, i64 %47, i32 1
  %49 = load i64, ptr %48, align 8, !tbaa !15
  %50 = mul nsw i64 %49, %42
  %51 = add nuw nsw i32 %43, 1
  br label %52

52:                                               
  %53 = phi i64 [ %50, %45 ], [ %42, %41 ]
  %54 = phi i32 [ %51, %45 ], [ %43, %41 ]
  %55 = icmp slt i32 %54, %21
  br i1 %55, label %56, label %68

56:                                               
  %57 = getelementptr inbounds i8, ptr %0, i64 24
  %58 = zext nneg i32 %54 to i64
  %59 = zext i32 %21 to i64
  br label %60

60:                                               
  %61 = phi i64 [ %58, %56 ], [ %66, %60 ]
  %62 = phi i64 [ %53, %56 ], [ %65, %60 ]
  %63 = getelementptr inbounds [15 x %struct.Dimension], ptr %57, i64 0, i64 %61, i32 1
  %64 = load i64, ptr %63, align 8, !tbaa !15
  %65 = mul nsw i64 %64, %62
  %66 = add nuw nsw i64 %61, 1
  %67 = icmp eq i64 %66, %59
  br i1 %67, label %68, label %60, !llvm.loop !17

68:                                               
  %69 = phi i64 [ %12, %7 ], [ %6, %4 ], [ 1, %1 ], [ %53, %52 ], [ %65, %60 ]
  ret i64 %69
}

define internal fastcc range(i32 0, 2) i32 @holds(ptr noundef readonly %0, i64 noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %26, label %4

4:                                                
  %5 = load ptr, ptr %0, align 8, !tbaa !18
  %6 = icmp eq ptr %5, null
  br i1 %6, label %26, label %7

7:                                                
  %8 = tail call fastcc ptr @at(ptr noundef nonnull %0, i64 noundef %1)
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !19
  switch i64 %10, label %20 [
    i64 1, label %11
    i64 2, label %14
    i64 8, label %17
  ]

11:                                               
  %12 = load i8, ptr %8, align 1, !tbaa !20
  %13 = icmp ne i8 %12, 0
  br label %23

14:                                               
  %15 = load i16, ptr %8, align 2, !tbaa !21
  %16 = icmp ne i16 %15, 0
  br label %23

17:                                               
  %18 = load i64, ptr %8, align 8, !tbaa !23
  %19 = icmp ne i64 %18, 0
  br label %23

20:                                               
  %21 = load i32, ptr %8, align 4, !tbaa !24
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

define internal fastcc ptr @at(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  switch i8 %4, label %27 [
    i8 0, label %5
    i8 1, label %7
    i8 2, label %13
  ]

5:                                                
  %6 = load ptr, ptr %0, align 8, !tbaa !18
  br label %120

7:                                                
  %8 = load ptr, ptr %0, align 8, !tbaa !18
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8, !tbaa !25
  %11 = mul nsw i64 %10, %1
  %12 = getelementptr inbounds i8, ptr %8, i64 %11
  br label %120

13:                                               
  %14 = load ptr, ptr %0, align 8, !tbaa !18
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = srem i64 %1, %16
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  %19 = load i64, ptr %18, align 8, !tbaa !25
  %20 = mul nsw i64 %19, %17
  %21 = getelementptr inbounds i8, ptr %14, i64 %20
  %22 = sdiv i64 %1, %16
  %23 = getelementptr inbounds i8, ptr %0, i64 64
  %24 = load i64, ptr %23, align 8, !tbaa !25
  %25 = mul nsw i64 %24, %22
  %26 = getelementptr inbounds i8, ptr %21, i64 %25
  br label %120

27:                                               
  %28 = icmp sgt i8 %4, 0
  br i1 %28, label %29, label %37

29:                                               
  %30 = getelementptr inbounds i8, ptr %0, i64 32
  %31 = load i64, ptr %30, align 8, !tbaa !15
  %32 = srem i64 %1, %31
  %33 = getelementptr inbounds i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8, !tbaa !25
  %35 = mul nsw i64 %34, %32
  %36 = sdiv i64 %1, %31
  br label %37

37:                                               
  %38 = phi i64 [ %36, %29 ], [ %1, %27 ]
  %39 = phi i64 [ %35, %29 ], [ 0, %27 ]
  %40 = phi i32 [ 1, %29 ], [ 0, %27 ]
  %41 = sext i8 %4 to i32
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %56

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = zext nneg i32 %40 to i64
  %46 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %45
  %47 = getelementptr inbounds i8, ptr %46, i64 8
  %48 = load i64, ptr %47, align 8, !tbaa !15
  %49 = srem i64 %38, %48
  %50 = getelementptr inbounds i8, ptr %46, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !25
  %52 = mul nsw i64 %51, %49
  %53 = add nsw i64 %52, %39
  %54 = sdiv i64 %38, %48
  %55 = add nuw nsw i32 %40, 1
  br label %56

56:                                               
  %57 = phi i64 [ %54, %43 ], [ %38, %37 ]
  %58 = phi i64 [ %53, %43 ], [ %39, %37 ]
  %59 = phi i32 [ %55, %43 ], [ %40, %37 ]
  %60 = icmp slt i32 %59, %41
  br i1 %60, label %61, label %74

61:                                               
  %62 = getelementptr inbounds i8, ptr %0, i64 24
  %63 = zext nneg i32 %59 to i64
  %64 = getelementptr inbounds [15 x %struct.Dimension], ptr %62, i64 0, i64 %63
  %65 = getelementptr inbounds i8, ptr %64, i64 8
  %66 = load i64, ptr %65, align 8, !tbaa !15
  %67 = srem i64 %57, %66
  %68 = getelementptr inbounds i8, ptr %64, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !25
  %70 = mul nsw i64 %69, %67
  %71 = add nsw i64 %70, %58
  %72 = sdiv i64 %57, %66
  %73 = add nuw nsw i32 %59, 1
  br label %74

74:                                               
  %75 = phi i64 [ %72, %61 ], [ %57, %56 ]
  %76 = phi i64 [ %71, %61 ], [ %58, %56 ]
  %77 = phi i32 [ %73, %61 ], [ %59, %56 ]
  %78 = icmp slt i32 %77, %41
  br i1 %78, label %79, label %92

79:                                               
  %80 = getelementptr inbounds i8, ptr %0, i64 24
  %81 = zext nneg i32 %77 to i64
  %82 = getelementptr inbounds [15 x %struct.Dimension], ptr %80, i64 0, i64 %81
  %83 = getelementptr inbounds i8, ptr %82, i64 8
  %84 = load i64, ptr %83, align 8, !tbaa !15
  %85 = srem i64 %75, %84
  %86 = getelementptr inbounds i8, ptr %82, i64 16
  %87 = load i64, ptr %86, align 8, !tbaa !25
  %88 = mul nsw i64 %87, %85
  %89 = add nsw i64 %88, %76
  %90 = sdiv i64 %75, %84
  %91 = add nuw nsw i32 %77, 1
  br label %92

92:                                               
  %93 = phi i64 [ %90, %79 ], [ %75, %74 ]
  %94 = phi i64 [ %89, %79 ], [ %76, %74 ]
  %95 = phi i32 [ %91, %79 ], [ %77, %74 ]
  %96 = icmp slt i32 %95, %41
  br i1 %96, label %97, label %116

97:                                               
  %98 = getelementptr inbounds i8, ptr %0, i64 24
  %99 = zext nneg i32 %95 to i64
  %100 = zext i32 %41 to i64
  br label %101

101:                                              
  %102 = phi i64 [ %99, %97 ], [ %114, %101 ]
  %103 = phi i64 [ %94, %97 ], [ %112, %101 ]
  %104 = phi i64 [ %93, %97 ], [ %113, %101 ]
  %105 = getelementptr inbounds [15 x %struct.Dimension], ptr %98, i64 0, i64 %102
  %106 = getelementptr inbounds i8, ptr %105, i64 8
  %107 = load i64, ptr %106, align 8, !tbaa !15
  %108 = srem i64 %104, %107
  %109 = getelementptr inbounds i8, ptr %105, i64 16
  %110 = load i64, ptr %109, align 8, !tbaa !25
  %111 = mul nsw i64 %110, %108
  %112 = add nsw i64 %111, %103
  %113 = sdiv i64 %104, %107
  %114 = add nuw nsw i64 %102, 1
  %115 = icmp eq i64 %114, %100
  br i1 %115, label %116, label %101, !llvm.loop !26

116:                                              
  %117 = phi i64 [ %94, %92 ], [ %112, %101 ]
  %118 = load ptr, ptr %0, align 8, !tbaa !18
  %119 = getelementptr inbounds i8, ptr %118, i64 %117
  br label %120

120:                                              
  %121 = phi ptr [ %119, %116 ], [ %26, %13 ], [ %12, %7 ], [ %6, %5 ]
  ret ptr %121
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

define double @_FortranASumReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  %17 = load double, ptr %16, align 8, !tbaa !27
  %18 = fadd double %12, %17
  br label %19

19:                                               
  %20 = phi double [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !29
}

define x86_fp80 @_FortranASumReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  %17 = load x86_fp80, ptr %16, align 16, !tbaa !30
  %18 = fadd x86_fp80 %12, %17
  br label %19

19:                                               
  %20 = phi x86_fp80 [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !32
}

define float @_FortranAProductReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  br i1 %22, label %8, label %10, !llvm.loop !33
}

define double @_FortranAProductReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  %17 = load double, ptr %16, align 8, !tbaa !27
  %18 = fmul double %12, %17
  br label %19

19:                                               
  %20 = phi double [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !34
}

define x86_fp80 @_FortranAProductReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  %17 = load x86_fp80, ptr %16, align 16, !tbaa !30
  %18 = fmul x86_fp80 %12, %17
  br label %19

19:                                               
  %20 = phi x86_fp80 [ %18, %15 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %8, label %10, !llvm.loop !35
}

define float @_FortranAMaxvalReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  br i1 %29, label %8, label %10, !llvm.loop !36
}

define double @_FortranAMaxvalReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  %18 = load double, ptr %17, align 8, !tbaa !27
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
  br i1 %29, label %8, label %10, !llvm.loop !37
}

define x86_fp80 @_FortranAMaxvalReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  %18 = load x86_fp80, ptr %17, align 16, !tbaa !30
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
  br i1 %29, label %8, label %10, !llvm.loop !38
}

define float @_FortranAMinvalReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  br i1 %29, label %8, label %10, !llvm.loop !39
}

define double @_FortranAMinvalReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  %18 = load double, ptr %17, align 8, !tbaa !27
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
  br i1 %29, label %8, label %10, !llvm.loop !40
}

define x86_fp80 @_FortranAMinvalReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4) local_unnamed_addr #2 {
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
  %18 = load x86_fp80, ptr %17, align 16, !tbaa !30
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
  br i1 %29, label %8, label %10, !llvm.loop !41
}

define double @_FortranANorm2_8(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
  %14 = load double, ptr %13, align 8, !tbaa !27
  %15 = fmul double %14, %14
  %16 = fadd double %11, %15
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %7, label %10, !llvm.loop !42
}

declare double @llvm.sqrt.f64(double) #5

define float @_FortranANorm2_4(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
  br i1 %20, label %7, label %11, !llvm.loop !43
}

define x86_fp80 @_FortranANorm2_10(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call fastcc i64 @elements(ptr noundef %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %10, label %7

7:                                                
  %8 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %16, %10 ]
  %9 = tail call x86_fp80 @llvm.sqrt.f80(x86_fp80 %8)
  ret x86_fp80 %9

10:                                               
  %11 = phi x86_fp80 [ %16, %10 ], [ 0xK00000000000000000000, %4 ]
  %12 = phi i64 [ %17, %10 ], [ 0, %4 ]
  %13 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %12)
  %14 = load x86_fp80, ptr %13, align 16, !tbaa !30
  %15 = fmul x86_fp80 %14, %14
  %16 = fadd x86_fp80 %11, %15
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %7, label %10, !llvm.loop !44
}

declare x86_fp80 @llvm.sqrt.f80(x86_fp80) #5

define float @_FortranAReduceReal4Ref(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, ptr noundef readonly %6, i1 noundef zeroext %7) local_unnamed_addr #6 {
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #35
  store float 0.000000e+00, ptr %9, align 4, !tbaa !2
  %11 = tail call fastcc i64 @elements(ptr noundef %0)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %21, label %15

13:                                               
  %14 = icmp eq i32 %35, 0
  br label %15

15:                                               
  %16 = phi i1 [ true, %8 ], [ %14, %13 ]
  %17 = icmp ne ptr %6, null
  %18 = and i1 %17, %16
  %19 = select i1 %18, ptr %6, ptr %9
  %20 = load float, ptr %19, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #35
  ret float %20

21:                                               
  %22 = phi i64 [ %36, %34 ], [ 0, %8 ]
  %23 = phi i32 [ %35, %34 ], [ 0, %8 ]
  %24 = call fastcc i32 @holds(ptr noundef %5, i64 noundef %22)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %34, label %26

26:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #35
  %27 = call fastcc ptr @at(ptr noundef %0, i64 noundef %22)
  %28 = load float, ptr %27, align 4, !tbaa !2
  store float %28, ptr %10, align 4, !tbaa !2
  %29 = icmp eq i32 %23, 0
  br i1 %29, label %32, label %30

30:                                               
  %31 = call float %1(ptr noundef nonnull %9, ptr noundef nonnull %10) #35
  br label %32

32:                                               
  %33 = phi float [ %31, %30 ], [ %28, %26 ]
  store float %33, ptr %9, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #35
  br label %34

34:                                               
  %35 = phi i32 [ 1, %32 ], [ %23, %21 ]
  %36 = add nuw nsw i64 %22, 1
  %37 = icmp eq i64 %36, %11
  br i1 %37, label %13, label %21, !llvm.loop !45
}

define float @_FortranAReduceReal4Value(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, ptr noundef readonly %6, i1 noundef zeroext %7) local_unnamed_addr #6 {
  %9 = tail call fastcc i64 @elements(ptr noundef %0)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %18, label %13

11:                                               
  %12 = icmp eq i32 %31, 0
  br label %13

13:                                               
  %14 = phi i1 [ true, %8 ], [ %12, %11 ]
  %15 = phi float [ 0.000000e+00, %8 ], [ %32, %11 ]
  %16 = icmp ne ptr %6, null
  %17 = and i1 %16, %14
  br i1 %17, label %35, label %37

18:                                               
  %19 = phi float [ %32, %30 ], [ 0.000000e+00, %8 ]
  %20 = phi i64 [ %33, %30 ], [ 0, %8 ]
  %21 = phi i32 [ %31, %30 ], [ 0, %8 ]
  %22 = tail call fastcc i32 @holds(ptr noundef %5, i64 noundef %20)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %30, label %24

24:                                               
  %25 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %20)
  %26 = load float, ptr %25, align 4, !tbaa !2
  %27 = icmp eq i32 %21, 0
  br i1 %27, label %30, label %28

28:                                               
  %29 = tail call float %1(float noundef %19, float noundef %26) #35
  br label %30

30:                                               
  %31 = phi i32 [ %21, %18 ], [ 1, %24 ], [ 1, %28 ]
  %32 = phi float [ %19, %18 ], [ %26, %24 ], [ %29, %28 ]
  %33 = add nuw nsw i64 %20, 1
  %34 = icmp eq i64 %33, %9
  br i1 %34, label %11, label %18, !llvm.loop !46

35:                                               
  %36 = load float, ptr %6, align 4, !tbaa !2
  br label %37

37:                                               
  %38 = phi float [ %36, %35 ], [ %15, %13 ]
  ret float %38
}

define double @_FortranAReduceReal8Ref(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, ptr noundef readonly %6, i1 noundef zeroext %7) local_unnamed_addr #6 {
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #35
  store double 0.000000e+00, ptr %9, align 8, !tbaa !27
  %11 = tail call fastcc i64 @elements(ptr noundef %0)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %21, label %15

13:                                               
  %14 = icmp eq i32 %35, 0
  br label %15

15:                                               
  %16 = phi i1 [ true, %8 ], [ %14, %13 ]
  %17 = icmp ne ptr %6, null
  %18 = and i1 %17, %16
  %19 = select i1 %18, ptr %6, ptr %9
  %20 = load double, ptr %19, align 8, !tbaa !27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #35
  ret double %20

21:                                               
  %22 = phi i64 [ %36, %34 ], [ 0, %8 ]
  %23 = phi i32 [ %35, %34 ], [ 0, %8 ]
  %24 = call fastcc i32 @holds(ptr noundef %5, i64 noundef %22)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %34, label %26

26:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #35
  %27 = call fastcc ptr @at(ptr noundef %0, i64 noundef %22)
  %28 = load double, ptr %27, align 8, !tbaa !27
  store double %28, ptr %10, align 8, !tbaa !27
  %29 = icmp eq i32 %23, 0
  br i1 %29, label %32, label %30

30:                                               
  %31 = call double %1(ptr noundef nonnull %9, ptr noundef nonnull %10) #35
  br label %32

32:                                               
  %33 = phi double [ %31, %30 ], [ %28, %26 ]
  store double %33, ptr %9, align 8, !tbaa !27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #35
  br label %34

34:                                               
  %35 = phi i32 [ 1, %32 ], [ %23, %21 ]
  %36 = add nuw nsw i64 %22, 1
  %37 = icmp eq i64 %36, %11
  br i1 %37, label %13, label %21, !llvm.loop !47
}

define double @_FortranAReduceReal8Value(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5, ptr noundef readonly %6, i1 noundef zeroext %7) local_unnamed_addr #6 {
  %9 = tail call fastcc i64 @elements(ptr noundef %0)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %18, label %13

11:                                               
  %12 = icmp eq i32 %31, 0
  br label %13

13:                                               
  %14 = phi i1 [ true, %8 ], [ %12, %11 ]
  %15 = phi double [ 0.000000e+00, %8 ], [ %32, %11 ]
  %16 = icmp ne ptr %6, null
  %17 = and i1 %16, %14
  br i1 %17, label %35, label %37

18:                                               
  %19 = phi double [ %32, %30 ], [ 0.000000e+00, %8 ]
  %20 = phi i64 [ %33, %30 ], [ 0, %8 ]
  %21 = phi i32 [ %31, %30 ], [ 0, %8 ]
  %22 = tail call fastcc i32 @holds(ptr noundef %5, i64 noundef %20)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %30, label %24

24:                                               
  %25 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %20)
  %26 = load double, ptr %25, align 8, !tbaa !27
  %27 = icmp eq i32 %21, 0
  br i1 %27, label %30, label %28

28:                                               
  %29 = tail call double %1(double noundef %19, double noundef %26) #35
  br label %30

30:                                               
  %31 = phi i32 [ %21, %18 ], [ 1, %24 ], [ 1, %28 ]
  %32 = phi double [ %19, %18 ], [ %26, %24 ], [ %29, %28 ]
  %33 = add nuw nsw i64 %20, 1
  %34 = icmp eq i64 %33, %9
  br i1 %34, label %11, label %18, !llvm.loop !48

35:                                               
  %36 = load double, ptr %6, align 8, !tbaa !27
  br label %37

37:                                               
  %38 = phi double [ %36, %35 ], [ %15, %13 ]
  ret double %38
}

define float @_FortranADotProductReal4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !15
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                
  %9 = load ptr, ptr %0, align 8, !tbaa !18
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !25
  %12 = load ptr, ptr %1, align 8, !tbaa !18
  %13 = getelementptr inbounds i8, ptr %1, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !25
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
  br i1 %29, label %15, label %17, !llvm.loop !49
}

define double @_FortranADotProductReal8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !15
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                
  %9 = load ptr, ptr %0, align 8, !tbaa !18
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !25
  %12 = load ptr, ptr %1, align 8, !tbaa !18
  %13 = getelementptr inbounds i8, ptr %1, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !25
  br label %17

15:                                               
  %16 = phi double [ 0.000000e+00, %4 ], [ %27, %17 ]
  ret double %16

17:                                               
  %18 = phi i64 [ 0, %8 ], [ %28, %17 ]
  %19 = phi double [ 0.000000e+00, %8 ], [ %27, %17 ]
  %20 = mul nsw i64 %11, %18
  %21 = getelementptr inbounds i8, ptr %9, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !27
  %23 = mul nsw i64 %14, %18
  %24 = getelementptr inbounds i8, ptr %12, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !27
  %26 = fmul double %22, %25
  %27 = fadd double %19, %26
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %15, label %17, !llvm.loop !50
}

define x86_fp80 @_FortranADotProductReal10(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8, !tbaa !15
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %15

8:                                                
  %9 = load ptr, ptr %0, align 8, !tbaa !18
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !25
  %12 = load ptr, ptr %1, align 8, !tbaa !18
  %13 = getelementptr inbounds i8, ptr %1, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !25
  br label %17

15:                                               
  %16 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %27, %17 ]
  ret x86_fp80 %16

17:                                               
  %18 = phi i64 [ 0, %8 ], [ %28, %17 ]
  %19 = phi x86_fp80 [ 0xK00000000000000000000, %8 ], [ %27, %17 ]
  %20 = mul nsw i64 %11, %18
  %21 = getelementptr inbounds i8, ptr %9, i64 %20
  %22 = load x86_fp80, ptr %21, align 16, !tbaa !30
  %23 = mul nsw i64 %14, %18
  %24 = getelementptr inbounds i8, ptr %12, i64 %23
  %25 = load x86_fp80, ptr %24, align 16, !tbaa !30
  %26 = fmul x86_fp80 %22, %25
  %27 = fadd x86_fp80 %19, %26
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %15, label %17, !llvm.loop !51
}

define void @_FortranACppSumComplex4(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #7 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %13, label %9

9:                                                
  %10 = phi float [ 0.000000e+00, %6 ], [ %27, %26 ]
  %11 = phi float [ 0.000000e+00, %6 ], [ %28, %26 ]
  store float %11, ptr %0, align 4, !tbaa !52
  %12 = getelementptr inbounds i8, ptr %0, i64 4
  store float %10, ptr %12, align 4, !tbaa !54
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
  %21 = load float, ptr %20, align 4, !tbaa !52
  %22 = fadd float %14, %21
  %23 = getelementptr inbounds i8, ptr %20, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !54
  %25 = fadd float %16, %24
  br label %26

26:                                               
  %27 = phi float [ %25, %19 ], [ %16, %13 ]
  %28 = phi float [ %22, %19 ], [ %14, %13 ]
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %9, label %13, !llvm.loop !55
}

define void @_FortranACppProductComplex4(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #7 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %13, label %9

9:                                                
  %10 = phi float [ 0.000000e+00, %6 ], [ %31, %30 ]
  %11 = phi float [ 1.000000e+00, %6 ], [ %32, %30 ]
  store float %11, ptr %0, align 4, !tbaa !52
  %12 = getelementptr inbounds i8, ptr %0, i64 4
  store float %10, ptr %12, align 4, !tbaa !54
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
  %21 = load float, ptr %20, align 4, !tbaa !52
  %22 = fmul float %14, %21
  %23 = getelementptr inbounds i8, ptr %20, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !54
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
  br i1 %34, label %9, label %13, !llvm.loop !56
}

define void @_FortranACppDotProductComplex4(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #7 {
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %16

9:                                                
  %10 = load ptr, ptr %1, align 8, !tbaa !18
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !25
  %13 = load ptr, ptr %2, align 8, !tbaa !18
  %14 = getelementptr inbounds i8, ptr %2, i64 40
  %15 = load i64, ptr %14, align 8, !tbaa !25
  br label %20

16:                                               
  %17 = phi float [ 0.000000e+00, %5 ], [ %41, %20 ]
  %18 = phi float [ 0.000000e+00, %5 ], [ %37, %20 ]
  store float %18, ptr %0, align 4, !tbaa !52
  %19 = getelementptr inbounds i8, ptr %0, i64 4
  store float %17, ptr %19, align 4, !tbaa !54
  ret void

20:                                               
  %21 = phi float [ 0.000000e+00, %9 ], [ %37, %20 ]
  %22 = phi float [ 0.000000e+00, %9 ], [ %41, %20 ]
  %23 = phi i64 [ 0, %9 ], [ %42, %20 ]
  %24 = mul nsw i64 %12, %23
  %25 = getelementptr inbounds i8, ptr %10, i64 %24
  %26 = mul nsw i64 %15, %23
  %27 = getelementptr inbounds i8, ptr %13, i64 %26
  %28 = load float, ptr %25, align 4, !tbaa !52
  %29 = load float, ptr %27, align 4, !tbaa !52
  %30 = fmul float %28, %29
  %31 = getelementptr inbounds i8, ptr %25, i64 4
  %32 = load float, ptr %31, align 4, !tbaa !54
  %33 = getelementptr inbounds i8, ptr %27, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !54
  %35 = fmul float %32, %34
  %36 = fadd float %30, %35
  %37 = fadd float %21, %36
  %38 = fmul float %28, %34
  %39 = fmul float %29, %32
  %40 = fsub float %38, %39
  %41 = fadd float %22, %40
  %42 = add nuw nsw i64 %23, 1
  %43 = icmp eq i64 %42, %7
  br i1 %43, label %16, label %20, !llvm.loop !57
}

define void @_FortranACppSumComplex8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #7 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %13, label %9

9:                                                
  %10 = phi double [ 0.000000e+00, %6 ], [ %27, %26 ]
  %11 = phi double [ 0.000000e+00, %6 ], [ %28, %26 ]
  store double %11, ptr %0, align 8, !tbaa !58
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store double %10, ptr %12, align 8, !tbaa !60
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
  %21 = load double, ptr %20, align 8, !tbaa !58
  %22 = fadd double %14, %21
  %23 = getelementptr inbounds i8, ptr %20, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !60
  %25 = fadd double %16, %24
  br label %26

26:                                               
  %27 = phi double [ %25, %19 ], [ %16, %13 ]
  %28 = phi double [ %22, %19 ], [ %14, %13 ]
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %9, label %13, !llvm.loop !61
}

define void @_FortranACppProductComplex8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #7 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %13, label %9

9:                                                
  %10 = phi double [ 0.000000e+00, %6 ], [ %31, %30 ]
  %11 = phi double [ 1.000000e+00, %6 ], [ %32, %30 ]
  store double %11, ptr %0, align 8, !tbaa !58
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store double %10, ptr %12, align 8, !tbaa !60
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
  %21 = load double, ptr %20, align 8, !tbaa !58
  %22 = fmul double %14, %21
  %23 = getelementptr inbounds i8, ptr %20, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !60
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
  br i1 %34, label %9, label %13, !llvm.loop !62
}

define void @_FortranACppDotProductComplex8(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #7 {
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %16

9:                                                
  %10 = load ptr, ptr %1, align 8, !tbaa !18
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !25
  %13 = load ptr, ptr %2, align 8, !tbaa !18
  %14 = getelementptr inbounds i8, ptr %2, i64 40
  %15 = load i64, ptr %14, align 8, !tbaa !25
  br label %20

16:                                               
  %17 = phi double [ 0.000000e+00, %5 ], [ %41, %20 ]
  %18 = phi double [ 0.000000e+00, %5 ], [ %37, %20 ]
  store double %18, ptr %0, align 8, !tbaa !58
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  store double %17, ptr %19, align 8, !tbaa !60
  ret void

20:                                               
  %21 = phi double [ 0.000000e+00, %9 ], [ %37, %20 ]
  %22 = phi double [ 0.000000e+00, %9 ], [ %41, %20 ]
  %23 = phi i64 [ 0, %9 ], [ %42, %20 ]
  %24 = mul nsw i64 %12, %23
  %25 = getelementptr inbounds i8, ptr %10, i64 %24
  %26 = mul nsw i64 %15, %23
  %27 = getelementptr inbounds i8, ptr %13, i64 %26
  %28 = load double, ptr %25, align 8, !tbaa !58
  %29 = load double, ptr %27, align 8, !tbaa !58
  %30 = fmul double %28, %29
  %31 = getelementptr inbounds i8, ptr %25, i64 8
  %32 = load double, ptr %31, align 8, !tbaa !60
  %33 = getelementptr inbounds i8, ptr %27, i64 8
  %34 = load double, ptr %33, align 8, !tbaa !60
  %35 = fmul double %32, %34
  %36 = fadd double %30, %35
  %37 = fadd double %21, %36
  %38 = fmul double %28, %34
  %39 = fmul double %29, %32
  %40 = fsub double %38, %39
  %41 = fadd double %22, %40
  %42 = add nuw nsw i64 %23, 1
  %43 = icmp eq i64 %42, %7
  br i1 %43, label %16, label %20, !llvm.loop !63
}

define void @_FortranASumDim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #6 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %7 = getelementptr inbounds i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !64
  switch i8 %8, label %289 [
    i8 28, label %9
    i8 27, label %47
    i8 29, label %85
    i8 35, label %123
    i8 34, label %168
    i8 9, label %213
    i8 10, label %251
  ]

9:                                                
  %10 = tail call fastcc i64 @elements(ptr noundef %0)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %290

18:                                               
  %19 = load ptr, ptr %1, align 8, !tbaa !18
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
  %28 = load ptr, ptr %0, align 8, !tbaa !18
  %29 = getelementptr inbounds double, ptr %28, i64 %23
  store double %27, ptr %29, align 8, !tbaa !27
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %290, label %22, !llvm.loop !65

32:                                               
  %33 = phi double [ %44, %43 ], [ 0.000000e+00, %22 ]
  %34 = phi i64 [ %45, %43 ], [ 0, %22 ]
  %35 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %23, i32 noundef %2, i64 noundef %34)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %43, label %37

37:                                               
  %38 = load i64, ptr %21, align 8, !tbaa !25
  %39 = mul nsw i64 %38, %34
  %40 = getelementptr inbounds i8, ptr %25, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !27
  %42 = fadd double %33, %41
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
  %54 = load i64, ptr %53, align 8, !tbaa !15
  %55 = icmp sgt i64 %48, 0
  br i1 %55, label %56, label %290

56:                                               
  %57 = load ptr, ptr %1, align 8, !tbaa !18
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
  %66 = load ptr, ptr %0, align 8, !tbaa !18
  %67 = getelementptr inbounds float, ptr %66, i64 %61
  store float %65, ptr %67, align 4, !tbaa !2
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %48
  br i1 %69, label %290, label %60, !llvm.loop !67

70:                                               
  %71 = phi float [ %82, %81 ], [ 0.000000e+00, %60 ]
  %72 = phi i64 [ %83, %81 ], [ 0, %60 ]
  %73 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %61, i32 noundef %2, i64 noundef %72)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %81, label %75

75:                                               
  %76 = load i64, ptr %59, align 8, !tbaa !25
  %77 = mul nsw i64 %76, %72
  %78 = getelementptr inbounds i8, ptr %63, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !2
  %80 = fadd float %71, %79
  br label %81

81:                                               
  %82 = phi float [ %80, %75 ], [ %71, %70 ]
  %83 = add nuw nsw i64 %72, 1
  %84 = icmp eq i64 %83, %54
  br i1 %84, label %64, label %70, !llvm.loop !68

85:                                               
  %86 = tail call fastcc i64 @elements(ptr noundef %0)
  %87 = getelementptr inbounds i8, ptr %1, i64 24
  %88 = add nsw i32 %2, -1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [15 x %struct.Dimension], ptr %87, i64 0, i64 %89
  %91 = getelementptr inbounds i8, ptr %90, i64 8
  %92 = load i64, ptr %91, align 8, !tbaa !15
  %93 = icmp sgt i64 %86, 0
  br i1 %93, label %94, label %290

94:                                               
  %95 = load ptr, ptr %1, align 8, !tbaa !18
  %96 = icmp sgt i64 %92, 0
  %97 = getelementptr inbounds i8, ptr %90, i64 16
  br label %98

98:                                               
  %99 = phi i64 [ 0, %94 ], [ %106, %102 ]
  %100 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %99, i32 noundef %2)
  %101 = getelementptr inbounds i8, ptr %95, i64 %100
  br i1 %96, label %108, label %102

102:                                              
  %103 = phi x86_fp80 [ 0xK00000000000000000000, %98 ], [ %120, %119 ]
  %104 = load ptr, ptr %0, align 8, !tbaa !18
  %105 = getelementptr inbounds x86_fp80, ptr %104, i64 %99
  store x86_fp80 %103, ptr %105, align 16, !tbaa !30
  %106 = add nuw nsw i64 %99, 1
  %107 = icmp eq i64 %106, %86
  br i1 %107, label %290, label %98, !llvm.loop !69

108:                                              
  %109 = phi x86_fp80 [ %120, %119 ], [ 0xK00000000000000000000, %98 ]
  %110 = phi i64 [ %121, %119 ], [ 0, %98 ]
  %111 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %99, i32 noundef %2, i64 noundef %110)
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %119, label %113

113:                                              
  %114 = load i64, ptr %97, align 8, !tbaa !25
  %115 = mul nsw i64 %114, %110
  %116 = getelementptr inbounds i8, ptr %101, i64 %115
  %117 = load x86_fp80, ptr %116, align 16, !tbaa !30
  %118 = fadd x86_fp80 %109, %117
  br label %119

119:                                              
  %120 = phi x86_fp80 [ %118, %113 ], [ %109, %108 ]
  %121 = add nuw nsw i64 %110, 1
  %122 = icmp eq i64 %121, %92
  br i1 %122, label %102, label %108, !llvm.loop !70

123:                                              
  %124 = tail call fastcc i64 @elements(ptr noundef %0)
  %125 = getelementptr inbounds i8, ptr %1, i64 24
  %126 = add nsw i32 %2, -1
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [15 x %struct.Dimension], ptr %125, i64 0, i64 %127
  %129 = getelementptr inbounds i8, ptr %128, i64 8
  %130 = load i64, ptr %129, align 8, !tbaa !15
  %131 = icmp sgt i64 %124, 0
  br i1 %131, label %132, label %290

132:                                              
  %133 = icmp sgt i64 %130, 0
  %134 = getelementptr inbounds i8, ptr %128, i64 16
  br label %135

135:                                              
  %136 = phi i64 [ 0, %132 ], [ %146, %140 ]
  %137 = load ptr, ptr %1, align 8, !tbaa !18
  %138 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %136, i32 noundef %2)
  %139 = getelementptr inbounds i8, ptr %137, i64 %138
  br i1 %133, label %148, label %140

140:                                              
  %141 = phi double [ 0.000000e+00, %135 ], [ %164, %163 ]
  %142 = phi double [ 0.000000e+00, %135 ], [ %165, %163 ]
  %143 = load ptr, ptr %0, align 8, !tbaa !18
  %144 = getelementptr inbounds { double, double }, ptr %143, i64 %136
  %145 = getelementptr inbounds i8, ptr %144, i64 8
  store double %141, ptr %144, align 8
  store double %142, ptr %145, align 8
  %146 = add nuw nsw i64 %136, 1
  %147 = icmp eq i64 %146, %124
  br i1 %147, label %290, label %135, !llvm.loop !71

148:                                              
  %149 = phi double [ %165, %163 ], [ 0.000000e+00, %135 ]
  %150 = phi i64 [ %166, %163 ], [ 0, %135 ]
  %151 = phi double [ %164, %163 ], [ 0.000000e+00, %135 ]
  %152 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %136, i32 noundef %2, i64 noundef %150)
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %163, label %154

154:                                              
  %155 = load i64, ptr %134, align 8, !tbaa !25
  %156 = mul nsw i64 %155, %150
  %157 = getelementptr inbounds i8, ptr %139, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds i8, ptr %157, i64 8
  %160 = load double, ptr %159, align 8
  %161 = fadd double %151, %158
  %162 = fadd double %149, %160
  br label %163

163:                                              
  %164 = phi double [ %161, %154 ], [ %151, %148 ]
  %165 = phi double [ %162, %154 ], [ %149, %148 ]
  %166 = add nuw nsw i64 %150, 1
  %167 = icmp eq i64 %166, %130
  br i1 %167, label %140, label %148, !llvm.loop !72

168:                                              
  %169 = tail call fastcc i64 @elements(ptr noundef %0)
  %170 = getelementptr inbounds i8, ptr %1, i64 24
  %171 = add nsw i32 %2, -1
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [15 x %struct.Dimension], ptr %170, i64 0, i64 %172
  %174 = getelementptr inbounds i8, ptr %173, i64 8
  %175 = load i64, ptr %174, align 8, !tbaa !15
  %176 = icmp sgt i64 %169, 0
  br i1 %176, label %177, label %290

177:                                              
  %178 = icmp sgt i64 %175, 0
  %179 = getelementptr inbounds i8, ptr %173, i64 16
  br label %180

180:                                              
  %181 = phi i64 [ 0, %177 ], [ %191, %185 ]
  %182 = load ptr, ptr %1, align 8, !tbaa !18
  %183 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %181, i32 noundef %2)
  %184 = getelementptr inbounds i8, ptr %182, i64 %183
  br i1 %178, label %193, label %185

185:                                              
  %186 = phi float [ 0.000000e+00, %180 ], [ %209, %208 ]
  %187 = phi float [ 0.000000e+00, %180 ], [ %210, %208 ]
  %188 = load ptr, ptr %0, align 8, !tbaa !18
  %189 = getelementptr inbounds { float, float }, ptr %188, i64 %181
  %190 = getelementptr inbounds i8, ptr %189, i64 4
  store float %187, ptr %189, align 4
  store float %186, ptr %190, align 4
  %191 = add nuw nsw i64 %181, 1
  %192 = icmp eq i64 %191, %169
  br i1 %192, label %290, label %180, !llvm.loop !73

193:                                              
  %194 = phi i64 [ %211, %208 ], [ 0, %180 ]
  %195 = phi float [ %210, %208 ], [ 0.000000e+00, %180 ]
  %196 = phi float [ %209, %208 ], [ 0.000000e+00, %180 ]
  %197 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %181, i32 noundef %2, i64 noundef %194)
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %208, label %199

199:                                              
  %200 = load i64, ptr %179, align 8, !tbaa !25
  %201 = mul nsw i64 %200, %194
  %202 = getelementptr inbounds i8, ptr %184, i64 %201
  %203 = load float, ptr %202, align 4
  %204 = getelementptr inbounds i8, ptr %202, i64 4
  %205 = load float, ptr %204, align 4
  %206 = fadd float %195, %203
  %207 = fadd float %196, %205
  br label %208

208:                                              
  %209 = phi float [ %207, %199 ], [ %196, %193 ]
  %210 = phi float [ %206, %199 ], [ %195, %193 ]
  %211 = add nuw nsw i64 %194, 1
  %212 = icmp eq i64 %211, %175
  br i1 %212, label %185, label %193, !llvm.loop !74

213:                                              
  %214 = tail call fastcc i64 @elements(ptr noundef %0)
  %215 = getelementptr inbounds i8, ptr %1, i64 24
  %216 = add nsw i32 %2, -1
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [15 x %struct.Dimension], ptr %215, i64 0, i64 %217
  %219 = getelementptr inbounds i8, ptr %218, i64 8
  %220 = load i64, ptr %219, align 8, !tbaa !15
  %221 = icmp sgt i64 %214, 0
  br i1 %221, label %222, label %290

222:                                              
  %223 = load ptr, ptr %1, align 8, !tbaa !18
  %224 = icmp sgt i64 %220, 0
  %225 = getelementptr inbounds i8, ptr %218, i64 16
  br label %226

226:                                              
  %227 = phi i64 [ 0, %222 ], [ %234, %230 ]
  %228 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %227, i32 noundef %2)
  %229 = getelementptr inbounds i8, ptr %223, i64 %228
  br i1 %224, label %236, label %230

230:                                              
  %231 = phi i32 [ 0, %226 ], [ %248, %247 ]
  %232 = load ptr, ptr %0, align 8, !tbaa !18
  %233 = getelementptr inbounds i32, ptr %232, i64 %227
  store i32 %231, ptr %233, align 4, !tbaa !24
  %234 = add nuw nsw i64 %227, 1
  %235 = icmp eq i64 %234, %214
  br i1 %235, label %290, label %226, !llvm.loop !75

236:                                              
  %237 = phi i64 [ %249, %247 ], [ 0, %226 ]
  %238 = phi i32 [ %248, %247 ], [ 0, %226 ]
  %239 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %227, i32 noundef %2, i64 noundef %237)
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %247, label %241

241:                                              
  %242 = load i64, ptr %225, align 8, !tbaa !25
  %243 = mul nsw i64 %242, %237
  %244 = getelementptr inbounds i8, ptr %229, i64 %243
  %245 = load i32, ptr %244, align 4, !tbaa !24
  %246 = add nsw i32 %245, %238
  br label %247

247:                                              
  %248 = phi i32 [ %246, %241 ], [ %238, %236 ]
  %249 = add nuw nsw i64 %237, 1
  %250 = icmp eq i64 %249, %220
  br i1 %250, label %230, label %236, !llvm.loop !76

251:                                              
  %252 = tail call fastcc i64 @elements(ptr noundef %0)
  %253 = getelementptr inbounds i8, ptr %1, i64 24
  %254 = add nsw i32 %2, -1
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [15 x %struct.Dimension], ptr %253, i64 0, i64 %255
  %257 = getelementptr inbounds i8, ptr %256, i64 8
  %258 = load i64, ptr %257, align 8, !tbaa !15
  %259 = icmp sgt i64 %252, 0
  br i1 %259, label %260, label %290

260:                                              
  %261 = load ptr, ptr %1, align 8, !tbaa !18
  %262 = icmp sgt i64 %258, 0
  %263 = getelementptr inbounds i8, ptr %256, i64 16
  br label %264

264:                                              
  %265 = phi i64 [ 0, %260 ], [ %272, %268 ]
  %266 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %265, i32 noundef %2)
  %267 = getelementptr inbounds i8, ptr %261, i64 %266
  br i1 %262, label %274, label %268

268:                                              
  %269 = phi i64 [ 0, %264 ], [ %286, %285 ]
  %270 = load ptr, ptr %0, align 8, !tbaa !18
  %271 = getelementptr inbounds i64, ptr %270, i64 %265
  store i64 %269, ptr %271, align 8, !tbaa !23
  %272 = add nuw nsw i64 %265, 1
  %273 = icmp eq i64 %272, %252
  br i1 %273, label %290, label %264, !llvm.loop !77

274:                                              
  %275 = phi i64 [ %287, %285 ], [ 0, %264 ]
  %276 = phi i64 [ %286, %285 ], [ 0, %264 ]
  %277 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %265, i32 noundef %2, i64 noundef %275)
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %285, label %279

279:                                              
  %280 = load i64, ptr %263, align 8, !tbaa !25
  %281 = mul nsw i64 %280, %275
  %282 = getelementptr inbounds i8, ptr %267, i64 %281
  %283 = load i64, ptr %282, align 8, !tbaa !23
  %284 = add nsw i64 %283, %276
  br label %285

285:                                              
  %286 = phi i64 [ %284, %279 ], [ %276, %274 ]
  %287 = add nuw nsw i64 %275, 1
  %288 = icmp eq i64 %287, %258
  br i1 %288, label %268, label %274, !llvm.loop !78

289:                                              
  tail call void @llvm.trap()
  unreachable

290:                                              
  ret void
}

define internal fastcc void @without_dimension(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #8 {
  %4 = getelementptr inbounds i8, ptr %1, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = sext i8 %5 to i32
  %7 = add nsw i32 %6, -1
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %7)
  %8 = load i8, ptr %4, align 4, !tbaa !9
  %9 = icmp sgt i8 %8, 1
  br i1 %9, label %10, label %17

10:                                               
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = icmp slt i32 %2, 2
  %13 = zext i1 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !15
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %15, ptr %16, align 8, !tbaa !15
  br label %17

17:                                               
  %18 = phi i32 [ 1, %10 ], [ 0, %3 ]
  %19 = sext i8 %8 to i32
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
  %30 = load i64, ptr %29, align 8, !tbaa !15
  %31 = getelementptr inbounds i8, ptr %0, i64 24
  %32 = zext nneg i32 %18 to i64
  %33 = getelementptr inbounds [15 x %struct.Dimension], ptr %31, i64 0, i64 %32, i32 1
  store i64 %30, ptr %33, align 8, !tbaa !15
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
  %45 = load i64, ptr %44, align 8, !tbaa !15
  %46 = getelementptr inbounds i8, ptr %0, i64 24
  %47 = zext nneg i32 %35 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %46, i64 0, i64 %47, i32 1
  store i64 %45, ptr %48, align 8, !tbaa !15
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
  %60 = load i64, ptr %59, align 8, !tbaa !15
  %61 = getelementptr inbounds i8, ptr %0, i64 24
  %62 = zext nneg i32 %50 to i64
  %63 = getelementptr inbounds [15 x %struct.Dimension], ptr %61, i64 0, i64 %62, i32 1
  store i64 %60, ptr %63, align 8, !tbaa !15
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
  %82 = load i64, ptr %81, align 8, !tbaa !15
  %83 = getelementptr inbounds [15 x %struct.Dimension], ptr %70, i64 0, i64 %75, i32 1
  store i64 %82, ptr %83, align 8, !tbaa !15
  %84 = icmp eq i64 %77, %73
  br i1 %84, label %85, label %74, !llvm.loop !79

85:                                               
  tail call fastcc void @allocate_result(ptr noundef %0)
  ret void
}

define internal fastcc i64 @line_start(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp sgt i8 %5, 0
  br i1 %6, label %7, label %17

7:                                                
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %17, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  %12 = srem i64 %1, %11
  %13 = getelementptr inbounds i8, ptr %0, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !25
  %15 = mul nsw i64 %14, %12
  %16 = sdiv i64 %1, %11
  br label %17

17:                                               
  %18 = phi i64 [ %1, %3 ], [ %16, %9 ], [ %1, %7 ]
  %19 = phi i64 [ 0, %3 ], [ %15, %9 ], [ 0, %7 ]
  %20 = phi i32 [ 0, %3 ], [ 1, %9 ], [ 1, %7 ]
  %21 = sext i8 %5 to i32
  %22 = icmp slt i32 %20, %21
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
  %31 = load i64, ptr %30, align 8, !tbaa !15
  %32 = srem i64 %18, %31
  %33 = getelementptr inbounds i8, ptr %29, i64 16
  %34 = load i64, ptr %33, align 8, !tbaa !25
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
  %55 = load i64, ptr %54, align 8, !tbaa !15
  %56 = srem i64 %43, %55
  %57 = getelementptr inbounds i8, ptr %53, i64 16
  %58 = load i64, ptr %57, align 8, !tbaa !25
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
  %76 = zext nneg i32 %69 to i64
  %77 = getelementptr inbounds [15 x %struct.Dimension], ptr %75, i64 0, i64 %76
  %78 = getelementptr inbounds i8, ptr %77, i64 8
  %79 = load i64, ptr %78, align 8, !tbaa !15
  %80 = srem i64 %67, %79
  %81 = getelementptr inbounds i8, ptr %77, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !25
  %83 = mul nsw i64 %82, %80
  %84 = add nsw i64 %83, %68
  %85 = sdiv i64 %67, %79
  br label %86

86:                                               
  %87 = phi i64 [ %85, %74 ], [ %67, %71 ]
  %88 = phi i64 [ %84, %74 ], [ %68, %71 ]
  %89 = add nuw nsw i32 %69, 1
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
  %100 = zext i32 %21 to i64
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
  %109 = load i64, ptr %108, align 8, !tbaa !15
  %110 = srem i64 %104, %109
  %111 = getelementptr inbounds i8, ptr %107, i64 16
  %112 = load i64, ptr %111, align 8, !tbaa !25
  %113 = mul nsw i64 %112, %110
  %114 = add nsw i64 %113, %103
  %115 = sdiv i64 %104, %109
  br label %116

116:                                              
  %117 = phi i64 [ %115, %106 ], [ %104, %101 ]
  %118 = phi i64 [ %114, %106 ], [ %103, %101 ]
  %119 = add nuw nsw i64 %102, 1
  %120 = icmp eq i64 %119, %100
  br i1 %120, label %121, label %101, !llvm.loop !80

121:                                              
  %122 = phi i64 [ %92, %90 ], [ %118, %116 ]
  ret i64 %122
}

define internal fastcc range(i32 0, 2) i32 @holds_in_line(ptr noundef readonly %0, i64 noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #2 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %42, label %6

6:                                                
  %7 = load ptr, ptr %0, align 8, !tbaa !18
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
  %22 = load i64, ptr %21, align 8, !tbaa !25
  %23 = mul nsw i64 %22, %3
  %24 = getelementptr inbounds i8, ptr %17, i64 %23
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !19
  switch i64 %26, label %36 [
    i64 1, label %27
    i64 2, label %30
    i64 8, label %33
  ]

27:                                               
  %28 = load i8, ptr %24, align 1, !tbaa !20
  %29 = icmp ne i8 %28, 0
  br label %39

30:                                               
  %31 = load i16, ptr %24, align 2, !tbaa !21
  %32 = icmp ne i16 %31, 0
  br label %39

33:                                               
  %34 = load i64, ptr %24, align 8, !tbaa !23
  %35 = icmp ne i64 %34, 0
  br label %39

36:                                               
  %37 = load i32, ptr %24, align 4, !tbaa !24
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

declare void @llvm.trap() #9

define void @_FortranAProductDim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #6 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %7 = getelementptr inbounds i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !64
  switch i8 %8, label %297 [
    i8 28, label %9
    i8 27, label %47
    i8 29, label %85
    i8 35, label %123
    i8 34, label %172
    i8 9, label %221
    i8 10, label %259
  ]

9:                                                
  %10 = tail call fastcc i64 @elements(ptr noundef %0)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %298

18:                                               
  %19 = load ptr, ptr %1, align 8, !tbaa !18
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
  %28 = load ptr, ptr %0, align 8, !tbaa !18
  %29 = getelementptr inbounds double, ptr %28, i64 %23
  store double %27, ptr %29, align 8, !tbaa !27
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %298, label %22, !llvm.loop !81

32:                                               
  %33 = phi double [ %44, %43 ], [ 1.000000e+00, %22 ]
  %34 = phi i64 [ %45, %43 ], [ 0, %22 ]
  %35 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %23, i32 noundef %2, i64 noundef %34)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %43, label %37

37:                                               
  %38 = load i64, ptr %21, align 8, !tbaa !25
  %39 = mul nsw i64 %38, %34
  %40 = getelementptr inbounds i8, ptr %25, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !27
  %42 = fmul double %33, %41
  br label %43

43:                                               
  %44 = phi double [ %42, %37 ], [ %33, %32 ]
  %45 = add nuw nsw i64 %34, 1
  %46 = icmp eq i64 %45, %16
  br i1 %46, label %26, label %32, !llvm.loop !82

47:                                               
  %48 = tail call fastcc i64 @elements(ptr noundef %0)
  %49 = getelementptr inbounds i8, ptr %1, i64 24
  %50 = add nsw i32 %2, -1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [15 x %struct.Dimension], ptr %49, i64 0, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !15
  %55 = icmp sgt i64 %48, 0
  br i1 %55, label %56, label %298

56:                                               
  %57 = load ptr, ptr %1, align 8, !tbaa !18
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
  %66 = load ptr, ptr %0, align 8, !tbaa !18
  %67 = getelementptr inbounds float, ptr %66, i64 %61
  store float %65, ptr %67, align 4, !tbaa !2
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %48
  br i1 %69, label %298, label %60, !llvm.loop !83

70:                                               
  %71 = phi float [ %82, %81 ], [ 1.000000e+00, %60 ]
  %72 = phi i64 [ %83, %81 ], [ 0, %60 ]
  %73 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %61, i32 noundef %2, i64 noundef %72)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %81, label %75

75:                                               
  %76 = load i64, ptr %59, align 8, !tbaa !25
  %77 = mul nsw i64 %76, %72
  %78 = getelementptr inbounds i8, ptr %63, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !2
  %80 = fmul float %71, %79
  br label %81

81:                                               
  %82 = phi float [ %80, %75 ], [ %71, %70 ]
  %83 = add nuw nsw i64 %72, 1
  %84 = icmp eq i64 %83, %54
  br i1 %84, label %64, label %70, !llvm.loop !84

85:                                               
  %86 = tail call fastcc i64 @elements(ptr noundef %0)
  %87 = getelementptr inbounds i8, ptr %1, i64 24
  %88 = add nsw i32 %2, -1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [15 x %struct.Dimension], ptr %87, i64 0, i64 %89
  %91 = getelementptr inbounds i8, ptr %90, i64 8
  %92 = load i64, ptr %91, align 8, !tbaa !15
  %93 = icmp sgt i64 %86, 0
  br i1 %93, label %94, label %298

94:                                               
  %95 = load ptr, ptr %1, align 8, !tbaa !18
  %96 = icmp sgt i64 %92, 0
  %97 = getelementptr inbounds i8, ptr %90, i64 16
  br label %98

98:                                               
  %99 = phi i64 [ 0, %94 ], [ %106, %102 ]
  %100 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %99, i32 noundef %2)
  %101 = getelementptr inbounds i8, ptr %95, i64 %100
  br i1 %96, label %108, label %102

102:                                              
  %103 = phi x86_fp80 [ 0xK3FFF8000000000000000, %98 ], [ %120, %119 ]
  %104 = load ptr, ptr %0, align 8, !tbaa !18
  %105 = getelementptr inbounds x86_fp80, ptr %104, i64 %99
  store x86_fp80 %103, ptr %105, align 16, !tbaa !30
  %106 = add nuw nsw i64 %99, 1
  %107 = icmp eq i64 %106, %86
  br i1 %107, label %298, label %98, !llvm.loop !85

108:                                              
  %109 = phi x86_fp80 [ %120, %119 ], [ 0xK3FFF8000000000000000, %98 ]
  %110 = phi i64 [ %121, %119 ], [ 0, %98 ]
  %111 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %99, i32 noundef %2, i64 noundef %110)
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %119, label %113

113:                                              
  %114 = load i64, ptr %97, align 8, !tbaa !25
  %115 = mul nsw i64 %114, %110
  %116 = getelementptr inbounds i8, ptr %101, i64 %115
  %117 = load x86_fp80, ptr %116, align 16, !tbaa !30
  %118 = fmul x86_fp80 %109, %117
  br label %119

119:                                              
  %120 = phi x86_fp80 [ %118, %113 ], [ %109, %108 ]
  %121 = add nuw nsw i64 %110, 1
  %122 = icmp eq i64 %121, %92
  br i1 %122, label %102, label %108, !llvm.loop !86

123:                                              
  %124 = tail call fastcc i64 @elements(ptr noundef %0)
  %125 = getelementptr inbounds i8, ptr %1, i64 24
  %126 = add nsw i32 %2, -1
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [15 x %struct.Dimension], ptr %125, i64 0, i64 %127
  %129 = getelementptr inbounds i8, ptr %128, i64 8
  %130 = load i64, ptr %129, align 8, !tbaa !15
  %131 = icmp sgt i64 %124, 0
  br i1 %131, label %132, label %298

132:                                              
  %133 = icmp sgt i64 %130, 0
  %134 = getelementptr inbounds i8, ptr %128, i64 16
  br label %135

135:                                              
  %136 = phi i64 [ 0, %132 ], [ %146, %140 ]
  %137 = load ptr, ptr %1, align 8, !tbaa !18
  %138 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %136, i32 noundef %2)
  %139 = getelementptr inbounds i8, ptr %137, i64 %138
  br i1 %133, label %148, label %140

140:                                              
  %141 = phi double [ 1.000000e+00, %135 ], [ %168, %167 ]
  %142 = phi double [ 0.000000e+00, %135 ], [ %169, %167 ]
  %143 = load ptr, ptr %0, align 8, !tbaa !18
  %144 = getelementptr inbounds { double, double }, ptr %143, i64 %136
  %145 = getelementptr inbounds i8, ptr %144, i64 8
  store double %141, ptr %144, align 8
  store double %142, ptr %145, align 8
  %146 = add nuw nsw i64 %136, 1
  %147 = icmp eq i64 %146, %124
  br i1 %147, label %298, label %135, !llvm.loop !87

148:                                              
  %149 = phi double [ %169, %167 ], [ 0.000000e+00, %135 ]
  %150 = phi i64 [ %170, %167 ], [ 0, %135 ]
  %151 = phi double [ %168, %167 ], [ 1.000000e+00, %135 ]
  %152 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %136, i32 noundef %2, i64 noundef %150)
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %167, label %154

154:                                              
  %155 = load i64, ptr %134, align 8, !tbaa !25
  %156 = mul nsw i64 %155, %150
  %157 = getelementptr inbounds i8, ptr %139, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds i8, ptr %157, i64 8
  %160 = load double, ptr %159, align 8
  %161 = fmul double %151, %158
  %162 = fmul double %149, %160
  %163 = fmul double %151, %160
  %164 = fmul double %149, %158
  %165 = fsub double %161, %162
  %166 = fadd double %164, %163
  br label %167

167:                                              
  %168 = phi double [ %165, %154 ], [ %151, %148 ]
  %169 = phi double [ %166, %154 ], [ %149, %148 ]
  %170 = add nuw nsw i64 %150, 1
  %171 = icmp eq i64 %170, %130
  br i1 %171, label %140, label %148, !llvm.loop !88

172:                                              
  %173 = tail call fastcc i64 @elements(ptr noundef %0)
  %174 = getelementptr inbounds i8, ptr %1, i64 24
  %175 = add nsw i32 %2, -1
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [15 x %struct.Dimension], ptr %174, i64 0, i64 %176
  %178 = getelementptr inbounds i8, ptr %177, i64 8
  %179 = load i64, ptr %178, align 8, !tbaa !15
  %180 = icmp sgt i64 %173, 0
  br i1 %180, label %181, label %298

181:                                              
  %182 = icmp sgt i64 %179, 0
  %183 = getelementptr inbounds i8, ptr %177, i64 16
  br label %184

184:                                              
  %185 = phi i64 [ 0, %181 ], [ %195, %189 ]
  %186 = load ptr, ptr %1, align 8, !tbaa !18
  %187 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %185, i32 noundef %2)
  %188 = getelementptr inbounds i8, ptr %186, i64 %187
  br i1 %182, label %197, label %189

189:                                              
  %190 = phi float [ 0.000000e+00, %184 ], [ %217, %216 ]
  %191 = phi float [ 1.000000e+00, %184 ], [ %218, %216 ]
  %192 = load ptr, ptr %0, align 8, !tbaa !18
  %193 = getelementptr inbounds { float, float }, ptr %192, i64 %185
  %194 = getelementptr inbounds i8, ptr %193, i64 4
  store float %191, ptr %193, align 4
  store float %190, ptr %194, align 4
  %195 = add nuw nsw i64 %185, 1
  %196 = icmp eq i64 %195, %173
  br i1 %196, label %298, label %184, !llvm.loop !89

197:                                              
  %198 = phi i64 [ %219, %216 ], [ 0, %184 ]
  %199 = phi float [ %218, %216 ], [ 1.000000e+00, %184 ]
  %200 = phi float [ %217, %216 ], [ 0.000000e+00, %184 ]
  %201 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %185, i32 noundef %2, i64 noundef %198)
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %216, label %203

203:                                              
  %204 = load i64, ptr %183, align 8, !tbaa !25
  %205 = mul nsw i64 %204, %198
  %206 = getelementptr inbounds i8, ptr %188, i64 %205
  %207 = load float, ptr %206, align 4
  %208 = getelementptr inbounds i8, ptr %206, i64 4
  %209 = load float, ptr %208, align 4
  %210 = fmul float %199, %207
  %211 = fmul float %200, %209
  %212 = fmul float %199, %209
  %213 = fmul float %200, %207
  %214 = fsub float %210, %211
  %215 = fadd float %213, %212
  br label %216

216:                                              
  %217 = phi float [ %215, %203 ], [ %200, %197 ]
  %218 = phi float [ %214, %203 ], [ %199, %197 ]
  %219 = add nuw nsw i64 %198, 1
  %220 = icmp eq i64 %219, %179
  br i1 %220, label %189, label %197, !llvm.loop !90

221:                                              
  %222 = tail call fastcc i64 @elements(ptr noundef %0)
  %223 = getelementptr inbounds i8, ptr %1, i64 24
  %224 = add nsw i32 %2, -1
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [15 x %struct.Dimension], ptr %223, i64 0, i64 %225
  %227 = getelementptr inbounds i8, ptr %226, i64 8
  %228 = load i64, ptr %227, align 8, !tbaa !15
  %229 = icmp sgt i64 %222, 0
  br i1 %229, label %230, label %298

230:                                              
  %231 = load ptr, ptr %1, align 8, !tbaa !18
  %232 = icmp sgt i64 %228, 0
  %233 = getelementptr inbounds i8, ptr %226, i64 16
  br label %234

234:                                              
  %235 = phi i64 [ 0, %230 ], [ %242, %238 ]
  %236 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %235, i32 noundef %2)
  %237 = getelementptr inbounds i8, ptr %231, i64 %236
  br i1 %232, label %244, label %238

238:                                              
  %239 = phi i32 [ 1, %234 ], [ %256, %255 ]
  %240 = load ptr, ptr %0, align 8, !tbaa !18
  %241 = getelementptr inbounds i32, ptr %240, i64 %235
  store i32 %239, ptr %241, align 4, !tbaa !24
  %242 = add nuw nsw i64 %235, 1
  %243 = icmp eq i64 %242, %222
  br i1 %243, label %298, label %234, !llvm.loop !91

244:                                              
  %245 = phi i64 [ %257, %255 ], [ 0, %234 ]
  %246 = phi i32 [ %256, %255 ], [ 1, %234 ]
  %247 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %235, i32 noundef %2, i64 noundef %245)
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %255, label %249

249:                                              
  %250 = load i64, ptr %233, align 8, !tbaa !25
  %251 = mul nsw i64 %250, %245
  %252 = getelementptr inbounds i8, ptr %237, i64 %251
  %253 = load i32, ptr %252, align 4, !tbaa !24
  %254 = mul nsw i32 %253, %246
  br label %255

255:                                              
  %256 = phi i32 [ %254, %249 ], [ %246, %244 ]
  %257 = add nuw nsw i64 %245, 1
  %258 = icmp eq i64 %257, %228
  br i1 %258, label %238, label %244, !llvm.loop !92

259:                                              
  %260 = tail call fastcc i64 @elements(ptr noundef %0)
  %261 = getelementptr inbounds i8, ptr %1, i64 24
  %262 = add nsw i32 %2, -1
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [15 x %struct.Dimension], ptr %261, i64 0, i64 %263
  %265 = getelementptr inbounds i8, ptr %264, i64 8
  %266 = load i64, ptr %265, align 8, !tbaa !15
  %267 = icmp sgt i64 %260, 0
  br i1 %267, label %268, label %298

268:                                              
  %269 = load ptr, ptr %1, align 8, !tbaa !18
  %270 = icmp sgt i64 %266, 0
  %271 = getelementptr inbounds i8, ptr %264, i64 16
  br label %272

272:                                              
  %273 = phi i64 [ 0, %268 ], [ %280, %276 ]
  %274 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %273, i32 noundef %2)
  %275 = getelementptr inbounds i8, ptr %269, i64 %274
  br i1 %270, label %282, label %276

276:                                              
  %277 = phi i64 [ 1, %272 ], [ %294, %293 ]
  %278 = load ptr, ptr %0, align 8, !tbaa !18
  %279 = getelementptr inbounds i64, ptr %278, i64 %273
  store i64 %277, ptr %279, align 8, !tbaa !23
  %280 = add nuw nsw i64 %273, 1
  %281 = icmp eq i64 %280, %260
  br i1 %281, label %298, label %272, !llvm.loop !93

282:                                              
  %283 = phi i64 [ %295, %293 ], [ 0, %272 ]
  %284 = phi i64 [ %294, %293 ], [ 1, %272 ]
  %285 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %273, i32 noundef %2, i64 noundef %283)
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %293, label %287

287:                                              
  %288 = load i64, ptr %271, align 8, !tbaa !25
  %289 = mul nsw i64 %288, %283
  %290 = getelementptr inbounds i8, ptr %275, i64 %289
  %291 = load i64, ptr %290, align 8, !tbaa !23
  %292 = mul nsw i64 %291, %284
  br label %293

293:                                              
  %294 = phi i64 [ %292, %287 ], [ %284, %282 ]
  %295 = add nuw nsw i64 %283, 1
  %296 = icmp eq i64 %295, %266
  br i1 %296, label %276, label %282, !llvm.loop !94

297:                                              
  tail call void @llvm.trap()
  unreachable

298:                                              
  ret void
}

define void @_FortranAMaxvalDim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #6 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %7 = getelementptr inbounds i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !64
  switch i8 %8, label %222 [
    i8 28, label %9
    i8 27, label %52
    i8 29, label %95
    i8 9, label %138
    i8 10, label %180
  ]

9:                                                
  %10 = tail call fastcc i64 @elements(ptr noundef %0)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %223

18:                                               
  %19 = load ptr, ptr %1, align 8, !tbaa !18
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
  %28 = load ptr, ptr %0, align 8, !tbaa !18
  %29 = getelementptr inbounds double, ptr %28, i64 %23
  store double %27, ptr %29, align 8, !tbaa !27
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %223, label %22, !llvm.loop !95

32:                                               
  %33 = phi double [ %49, %47 ], [ 0xFFEFFFFFFFFFFFFF, %22 ]
  %34 = phi i32 [ %48, %47 ], [ 0, %22 ]
  %35 = phi i64 [ %50, %47 ], [ 0, %22 ]
  %36 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %23, i32 noundef %2, i64 noundef %35)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %47, label %38

38:                                               
  %39 = load i64, ptr %21, align 8, !tbaa !25
  %40 = mul nsw i64 %39, %35
  %41 = getelementptr inbounds i8, ptr %25, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !27
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
  br i1 %51, label %26, label %32, !llvm.loop !96

52:                                               
  %53 = tail call fastcc i64 @elements(ptr noundef %0)
  %54 = getelementptr inbounds i8, ptr %1, i64 24
  %55 = add nsw i32 %2, -1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [15 x %struct.Dimension], ptr %54, i64 0, i64 %56
  %58 = getelementptr inbounds i8, ptr %57, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !15
  %60 = icmp sgt i64 %53, 0
  br i1 %60, label %61, label %223

61:                                               
  %62 = load ptr, ptr %1, align 8, !tbaa !18
  %63 = icmp sgt i64 %59, 0
  %64 = getelementptr inbounds i8, ptr %57, i64 16
  br label %65

65:                                               
  %66 = phi i64 [ 0, %61 ], [ %73, %69 ]
  %67 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %66, i32 noundef %2)
  %68 = getelementptr inbounds i8, ptr %62, i64 %67
  br i1 %63, label %75, label %69

69:                                               
  %70 = phi float [ 0xC7EFFFFFE0000000, %65 ], [ %92, %90 ]
  %71 = load ptr, ptr %0, align 8, !tbaa !18
  %72 = getelementptr inbounds float, ptr %71, i64 %66
  store float %70, ptr %72, align 4, !tbaa !2
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, %53
  br i1 %74, label %223, label %65, !llvm.loop !97

75:                                               
  %76 = phi float [ %92, %90 ], [ 0xC7EFFFFFE0000000, %65 ]
  %77 = phi i32 [ %91, %90 ], [ 0, %65 ]
  %78 = phi i64 [ %93, %90 ], [ 0, %65 ]
  %79 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %66, i32 noundef %2, i64 noundef %78)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %90, label %81

81:                                               
  %82 = load i64, ptr %64, align 8, !tbaa !25
  %83 = mul nsw i64 %82, %78
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !2
  %86 = icmp eq i32 %77, 0
  %87 = fcmp ogt float %85, %76
  %88 = select i1 %86, i1 true, i1 %87
  %89 = select i1 %88, float %85, float %76
  br label %90

90:                                               
  %91 = phi i32 [ 1, %81 ], [ %77, %75 ]
  %92 = phi float [ %89, %81 ], [ %76, %75 ]
  %93 = add nuw nsw i64 %78, 1
  %94 = icmp eq i64 %93, %59
  br i1 %94, label %69, label %75, !llvm.loop !98

95:                                               
  %96 = tail call fastcc i64 @elements(ptr noundef %0)
  %97 = getelementptr inbounds i8, ptr %1, i64 24
  %98 = add nsw i32 %2, -1
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [15 x %struct.Dimension], ptr %97, i64 0, i64 %99
  %101 = getelementptr inbounds i8, ptr %100, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !15
  %103 = icmp sgt i64 %96, 0
  br i1 %103, label %104, label %223

104:                                              
  %105 = load ptr, ptr %1, align 8, !tbaa !18
  %106 = icmp sgt i64 %102, 0
  %107 = getelementptr inbounds i8, ptr %100, i64 16
  br label %108

108:                                              
  %109 = phi i64 [ 0, %104 ], [ %116, %112 ]
  %110 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %109, i32 noundef %2)
  %111 = getelementptr inbounds i8, ptr %105, i64 %110
  br i1 %106, label %118, label %112

112:                                              
  %113 = phi x86_fp80 [ 0xKFFFEFFFFFFFFFFFFFFFF, %108 ], [ %134, %133 ]
  %114 = load ptr, ptr %0, align 8, !tbaa !18
  %115 = getelementptr inbounds x86_fp80, ptr %114, i64 %109
  store x86_fp80 %113, ptr %115, align 16, !tbaa !30
  %116 = add nuw nsw i64 %109, 1
  %117 = icmp eq i64 %116, %96
  br i1 %117, label %223, label %108, !llvm.loop !99

118:                                              
  %119 = phi i64 [ %136, %133 ], [ 0, %108 ]
  %120 = phi i32 [ %135, %133 ], [ 0, %108 ]
  %121 = phi x86_fp80 [ %134, %133 ], [ 0xKFFFEFFFFFFFFFFFFFFFF, %108 ]
  %122 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %109, i32 noundef %2, i64 noundef %119)
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %133, label %124

124:                                              
  %125 = load i64, ptr %107, align 8, !tbaa !25
  %126 = mul nsw i64 %125, %119
  %127 = getelementptr inbounds i8, ptr %111, i64 %126
  %128 = load x86_fp80, ptr %127, align 16, !tbaa !30
  %129 = icmp eq i32 %120, 0
  %130 = fcmp ogt x86_fp80 %128, %121
  %131 = select i1 %129, i1 true, i1 %130
  %132 = select i1 %131, x86_fp80 %128, x86_fp80 %121
  br label %133

133:                                              
  %134 = phi x86_fp80 [ %132, %124 ], [ %121, %118 ]
  %135 = phi i32 [ 1, %124 ], [ %120, %118 ]
  %136 = add nuw nsw i64 %119, 1
  %137 = icmp eq i64 %136, %102
  br i1 %137, label %112, label %118, !llvm.loop !100

138:                                              
  %139 = tail call fastcc i64 @elements(ptr noundef %0)
  %140 = getelementptr inbounds i8, ptr %1, i64 24
  %141 = add nsw i32 %2, -1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [15 x %struct.Dimension], ptr %140, i64 0, i64 %142
  %144 = getelementptr inbounds i8, ptr %143, i64 8
  %145 = load i64, ptr %144, align 8, !tbaa !15
  %146 = icmp sgt i64 %139, 0
  br i1 %146, label %147, label %223

147:                                              
  %148 = load ptr, ptr %1, align 8, !tbaa !18
  %149 = icmp sgt i64 %145, 0
  %150 = getelementptr inbounds i8, ptr %143, i64 16
  br label %151

151:                                              
  %152 = phi i64 [ 0, %147 ], [ %159, %155 ]
  %153 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %152, i32 noundef %2)
  %154 = getelementptr inbounds i8, ptr %148, i64 %153
  br i1 %149, label %161, label %155

155:                                              
  %156 = phi i32 [ -2147483648, %151 ], [ %176, %175 ]
  %157 = load ptr, ptr %0, align 8, !tbaa !18
  %158 = getelementptr inbounds i32, ptr %157, i64 %152
  store i32 %156, ptr %158, align 4, !tbaa !24
  %159 = add nuw nsw i64 %152, 1
  %160 = icmp eq i64 %159, %139
  br i1 %160, label %223, label %151, !llvm.loop !101

161:                                              
  %162 = phi i64 [ %178, %175 ], [ 0, %151 ]
  %163 = phi i32 [ %177, %175 ], [ 0, %151 ]
  %164 = phi i32 [ %176, %175 ], [ -2147483648, %151 ]
  %165 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %152, i32 noundef %2, i64 noundef %162)
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %175, label %167

167:                                              
  %168 = load i64, ptr %150, align 8, !tbaa !25
  %169 = mul nsw i64 %168, %162
  %170 = getelementptr inbounds i8, ptr %154, i64 %169
  %171 = load i32, ptr %170, align 4, !tbaa !24
  %172 = icmp eq i32 %163, 0
  %173 = tail call i32 @llvm.smax.i32(i32 %171, i32 %164)
  %174 = select i1 %172, i32 %171, i32 %173
  br label %175

175:                                              
  %176 = phi i32 [ %174, %167 ], [ %164, %161 ]
  %177 = phi i32 [ 1, %167 ], [ %163, %161 ]
  %178 = add nuw nsw i64 %162, 1
  %179 = icmp eq i64 %178, %145
  br i1 %179, label %155, label %161, !llvm.loop !102

180:                                              
  %181 = tail call fastcc i64 @elements(ptr noundef %0)
  %182 = getelementptr inbounds i8, ptr %1, i64 24
  %183 = add nsw i32 %2, -1
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [15 x %struct.Dimension], ptr %182, i64 0, i64 %184
  %186 = getelementptr inbounds i8, ptr %185, i64 8
  %187 = load i64, ptr %186, align 8, !tbaa !15
  %188 = icmp sgt i64 %181, 0
  br i1 %188, label %189, label %223

189:                                              
  %190 = load ptr, ptr %1, align 8, !tbaa !18
  %191 = icmp sgt i64 %187, 0
  %192 = getelementptr inbounds i8, ptr %185, i64 16
  br label %193

193:                                              
  %194 = phi i64 [ 0, %189 ], [ %201, %197 ]
  %195 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %194, i32 noundef %2)
  %196 = getelementptr inbounds i8, ptr %190, i64 %195
  br i1 %191, label %203, label %197

197:                                              
  %198 = phi i64 [ -9223372036854775808, %193 ], [ %218, %217 ]
  %199 = load ptr, ptr %0, align 8, !tbaa !18
  %200 = getelementptr inbounds i64, ptr %199, i64 %194
  store i64 %198, ptr %200, align 8, !tbaa !23
  %201 = add nuw nsw i64 %194, 1
  %202 = icmp eq i64 %201, %181
  br i1 %202, label %223, label %193, !llvm.loop !103

203:                                              
  %204 = phi i64 [ %220, %217 ], [ 0, %193 ]
  %205 = phi i32 [ %219, %217 ], [ 0, %193 ]
  %206 = phi i64 [ %218, %217 ], [ -9223372036854775808, %193 ]
  %207 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %194, i32 noundef %2, i64 noundef %204)
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %217, label %209

209:                                              
  %210 = load i64, ptr %192, align 8, !tbaa !25
  %211 = mul nsw i64 %210, %204
  %212 = getelementptr inbounds i8, ptr %196, i64 %211
  %213 = load i64, ptr %212, align 8, !tbaa !23
  %214 = icmp eq i32 %205, 0
  %215 = tail call i64 @llvm.smax.i64(i64 %213, i64 %206)
  %216 = select i1 %214, i64 %213, i64 %215
  br label %217

217:                                              
  %218 = phi i64 [ %216, %209 ], [ %206, %203 ]
  %219 = phi i32 [ 1, %209 ], [ %205, %203 ]
  %220 = add nuw nsw i64 %204, 1
  %221 = icmp eq i64 %220, %187
  br i1 %221, label %197, label %203, !llvm.loop !104

222:                                              
  tail call void @llvm.trap()
  unreachable

223:                                              
  ret void
}

define void @_FortranAMinvalDim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4, ptr noundef readonly %5) local_unnamed_addr #6 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %7 = getelementptr inbounds i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !64
  switch i8 %8, label %222 [
    i8 28, label %9
    i8 27, label %52
    i8 29, label %95
    i8 9, label %138
    i8 10, label %180
  ]

9:                                                
  %10 = tail call fastcc i64 @elements(ptr noundef %0)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = add nsw i32 %2, -1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = icmp sgt i64 %10, 0
  br i1 %17, label %18, label %223

18:                                               
  %19 = load ptr, ptr %1, align 8, !tbaa !18
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
  %28 = load ptr, ptr %0, align 8, !tbaa !18
  %29 = getelementptr inbounds double, ptr %28, i64 %23
  store double %27, ptr %29, align 8, !tbaa !27
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %223, label %22, !llvm.loop !105

32:                                               
  %33 = phi double [ %49, %47 ], [ 0x7FEFFFFFFFFFFFFF, %22 ]
  %34 = phi i32 [ %48, %47 ], [ 0, %22 ]
  %35 = phi i64 [ %50, %47 ], [ 0, %22 ]
  %36 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %23, i32 noundef %2, i64 noundef %35)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %47, label %38

38:                                               
  %39 = load i64, ptr %21, align 8, !tbaa !25
  %40 = mul nsw i64 %39, %35
  %41 = getelementptr inbounds i8, ptr %25, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !27
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
  br i1 %51, label %26, label %32, !llvm.loop !106

52:                                               
  %53 = tail call fastcc i64 @elements(ptr noundef %0)
  %54 = getelementptr inbounds i8, ptr %1, i64 24
  %55 = add nsw i32 %2, -1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [15 x %struct.Dimension], ptr %54, i64 0, i64 %56
  %58 = getelementptr inbounds i8, ptr %57, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !15
  %60 = icmp sgt i64 %53, 0
  br i1 %60, label %61, label %223

61:                                               
  %62 = load ptr, ptr %1, align 8, !tbaa !18
  %63 = icmp sgt i64 %59, 0
  %64 = getelementptr inbounds i8, ptr %57, i64 16
  br label %65

65:                                               
  %66 = phi i64 [ 0, %61 ], [ %73, %69 ]
  %67 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %66, i32 noundef %2)
  %68 = getelementptr inbounds i8, ptr %62, i64 %67
  br i1 %63, label %75, label %69

69:                                               
  %70 = phi float [ 0x47EFFFFFE0000000, %65 ], [ %92, %90 ]
  %71 = load ptr, ptr %0, align 8, !tbaa !18
  %72 = getelementptr inbounds float, ptr %71, i64 %66
  store float %70, ptr %72, align 4, !tbaa !2
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, %53
  br i1 %74, label %223, label %65, !llvm.loop !107

75:                                               
  %76 = phi float [ %92, %90 ], [ 0x47EFFFFFE0000000, %65 ]
  %77 = phi i32 [ %91, %90 ], [ 0, %65 ]
  %78 = phi i64 [ %93, %90 ], [ 0, %65 ]
  %79 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %66, i32 noundef %2, i64 noundef %78)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %90, label %81

81:                                               
  %82 = load i64, ptr %64, align 8, !tbaa !25
  %83 = mul nsw i64 %82, %78
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !2
  %86 = icmp eq i32 %77, 0
  %87 = fcmp olt float %85, %76
  %88 = select i1 %86, i1 true, i1 %87
  %89 = select i1 %88, float %85, float %76
  br label %90

90:                                               
  %91 = phi i32 [ 1, %81 ], [ %77, %75 ]
  %92 = phi float [ %89, %81 ], [ %76, %75 ]
  %93 = add nuw nsw i64 %78, 1
  %94 = icmp eq i64 %93, %59
  br i1 %94, label %69, label %75, !llvm.loop !108

95:                                               
  %96 = tail call fastcc i64 @elements(ptr noundef %0)
  %97 = getelementptr inbounds i8, ptr %1, i64 24
  %98 = add nsw i32 %2, -1
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [15 x %struct.Dimension], ptr %97, i64 0, i64 %99
  %101 = getelementptr inbounds i8, ptr %100, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !15
  %103 = icmp sgt i64 %96, 0
  br i1 %103, label %104, label %223

104:                                              
  %105 = load ptr, ptr %1, align 8, !tbaa !18
  %106 = icmp sgt i64 %102, 0
  %107 = getelementptr inbounds i8, ptr %100, i64 16
  br label %108

108:                                              
  %109 = phi i64 [ 0, %104 ], [ %116, %112 ]
  %110 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %109, i32 noundef %2)
  %111 = getelementptr inbounds i8, ptr %105, i64 %110
  br i1 %106, label %118, label %112

112:                                              
  %113 = phi x86_fp80 [ 0xK7FFEFFFFFFFFFFFFFFFF, %108 ], [ %134, %133 ]
  %114 = load ptr, ptr %0, align 8, !tbaa !18
  %115 = getelementptr inbounds x86_fp80, ptr %114, i64 %109
  store x86_fp80 %113, ptr %115, align 16, !tbaa !30
  %116 = add nuw nsw i64 %109, 1
  %117 = icmp eq i64 %116, %96
  br i1 %117, label %223, label %108, !llvm.loop !109

118:                                              
  %119 = phi i64 [ %136, %133 ], [ 0, %108 ]
  %120 = phi i32 [ %135, %133 ], [ 0, %108 ]
  %121 = phi x86_fp80 [ %134, %133 ], [ 0xK7FFEFFFFFFFFFFFFFFFF, %108 ]
  %122 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %109, i32 noundef %2, i64 noundef %119)
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %133, label %124

124:                                              
  %125 = load i64, ptr %107, align 8, !tbaa !25
  %126 = mul nsw i64 %125, %119
  %127 = getelementptr inbounds i8, ptr %111, i64 %126
  %128 = load x86_fp80, ptr %127, align 16, !tbaa !30
  %129 = icmp eq i32 %120, 0
  %130 = fcmp olt x86_fp80 %128, %121
  %131 = select i1 %129, i1 true, i1 %130
  %132 = select i1 %131, x86_fp80 %128, x86_fp80 %121
  br label %133

133:                                              
  %134 = phi x86_fp80 [ %132, %124 ], [ %121, %118 ]
  %135 = phi i32 [ 1, %124 ], [ %120, %118 ]
  %136 = add nuw nsw i64 %119, 1
  %137 = icmp eq i64 %136, %102
  br i1 %137, label %112, label %118, !llvm.loop !110

138:                                              
  %139 = tail call fastcc i64 @elements(ptr noundef %0)
  %140 = getelementptr inbounds i8, ptr %1, i64 24
  %141 = add nsw i32 %2, -1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [15 x %struct.Dimension], ptr %140, i64 0, i64 %142
  %144 = getelementptr inbounds i8, ptr %143, i64 8
  %145 = load i64, ptr %144, align 8, !tbaa !15
  %146 = icmp sgt i64 %139, 0
  br i1 %146, label %147, label %223

147:                                              
  %148 = load ptr, ptr %1, align 8, !tbaa !18
  %149 = icmp sgt i64 %145, 0
  %150 = getelementptr inbounds i8, ptr %143, i64 16
  br label %151

151:                                              
  %152 = phi i64 [ 0, %147 ], [ %159, %155 ]
  %153 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %152, i32 noundef %2)
  %154 = getelementptr inbounds i8, ptr %148, i64 %153
  br i1 %149, label %161, label %155

155:                                              
  %156 = phi i32 [ 2147483647, %151 ], [ %176, %175 ]
  %157 = load ptr, ptr %0, align 8, !tbaa !18
  %158 = getelementptr inbounds i32, ptr %157, i64 %152
  store i32 %156, ptr %158, align 4, !tbaa !24
  %159 = add nuw nsw i64 %152, 1
  %160 = icmp eq i64 %159, %139
  br i1 %160, label %223, label %151, !llvm.loop !111

161:                                              
  %162 = phi i64 [ %178, %175 ], [ 0, %151 ]
  %163 = phi i32 [ %177, %175 ], [ 0, %151 ]
  %164 = phi i32 [ %176, %175 ], [ 2147483647, %151 ]
  %165 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %152, i32 noundef %2, i64 noundef %162)
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %175, label %167

167:                                              
  %168 = load i64, ptr %150, align 8, !tbaa !25
  %169 = mul nsw i64 %168, %162
  %170 = getelementptr inbounds i8, ptr %154, i64 %169
  %171 = load i32, ptr %170, align 4, !tbaa !24
  %172 = icmp eq i32 %163, 0
  %173 = tail call i32 @llvm.smin.i32(i32 %171, i32 %164)
  %174 = select i1 %172, i32 %171, i32 %173
  br label %175

175:                                              
  %176 = phi i32 [ %174, %167 ], [ %164, %161 ]
  %177 = phi i32 [ 1, %167 ], [ %163, %161 ]
  %178 = add nuw nsw i64 %162, 1
  %179 = icmp eq i64 %178, %145
  br i1 %179, label %155, label %161, !llvm.loop !112

180:                                              
  %181 = tail call fastcc i64 @elements(ptr noundef %0)
  %182 = getelementptr inbounds i8, ptr %1, i64 24
  %183 = add nsw i32 %2, -1
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [15 x %struct.Dimension], ptr %182, i64 0, i64 %184
  %186 = getelementptr inbounds i8, ptr %185, i64 8
  %187 = load i64, ptr %186, align 8, !tbaa !15
  %188 = icmp sgt i64 %181, 0
  br i1 %188, label %189, label %223

189:                                              
  %190 = load ptr, ptr %1, align 8, !tbaa !18
  %191 = icmp sgt i64 %187, 0
  %192 = getelementptr inbounds i8, ptr %185, i64 16
  br label %193

193:                                              
  %194 = phi i64 [ 0, %189 ], [ %201, %197 ]
  %195 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %194, i32 noundef %2)
  %196 = getelementptr inbounds i8, ptr %190, i64 %195
  br i1 %191, label %203, label %197

197:                                              
  %198 = phi i64 [ 9223372036854775807, %193 ], [ %218, %217 ]
  %199 = load ptr, ptr %0, align 8, !tbaa !18
  %200 = getelementptr inbounds i64, ptr %199, i64 %194
  store i64 %198, ptr %200, align 8, !tbaa !23
  %201 = add nuw nsw i64 %194, 1
  %202 = icmp eq i64 %201, %181
  br i1 %202, label %223, label %193, !llvm.loop !113

203:                                              
  %204 = phi i64 [ %220, %217 ], [ 0, %193 ]
  %205 = phi i32 [ %219, %217 ], [ 0, %193 ]
  %206 = phi i64 [ %218, %217 ], [ 9223372036854775807, %193 ]
  %207 = tail call fastcc i32 @holds_in_line(ptr noundef %5, i64 noundef %194, i32 noundef %2, i64 noundef %204)
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %217, label %209

209:                                              
  %210 = load i64, ptr %192, align 8, !tbaa !25
  %211 = mul nsw i64 %210, %204
  %212 = getelementptr inbounds i8, ptr %196, i64 %211
  %213 = load i64, ptr %212, align 8, !tbaa !23
  %214 = icmp eq i32 %205, 0
  %215 = tail call i64 @llvm.smin.i64(i64 %213, i64 %206)
  %216 = select i1 %214, i64 %213, i64 %215
  br label %217

217:                                              
  %218 = phi i64 [ %216, %209 ], [ %206, %203 ]
  %219 = phi i32 [ 1, %209 ], [ %205, %203 ]
  %220 = add nuw nsw i64 %204, 1
  %221 = icmp eq i64 %220, %187
  br i1 %221, label %197, label %203, !llvm.loop !114

222:                                              
  tail call void @llvm.trap()
  unreachable

223:                                              
  ret void
}

define void @_FortranANorm2Dim(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  tail call fastcc void @without_dimension(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %6 = tail call fastcc i64 @elements(ptr noundef %0)
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  %8 = add nsw i32 %2, -1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [15 x %struct.Dimension], ptr %7, i64 0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, ptr %1, i64 21
  %14 = load i8, ptr %13, align 1, !tbaa !64
  %15 = icmp eq i8 %14, 28
  %16 = icmp sgt i64 %6, 0
  br i1 %15, label %22, label %17

17:                                               
  br i1 %16, label %18, label %75

18:                                               
  %19 = load ptr, ptr %1, align 8, !tbaa !18
  %20 = icmp sgt i64 %12, 0
  %21 = getelementptr inbounds i8, ptr %10, i64 16
  br label %50

22:                                               
  br i1 %16, label %23, label %75

23:                                               
  %24 = load ptr, ptr %1, align 8, !tbaa !18
  %25 = icmp sgt i64 %12, 0
  %26 = getelementptr inbounds i8, ptr %10, i64 16
  br label %27

27:                                               
  %28 = phi i64 [ 0, %23 ], [ %38, %33 ]
  %29 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %28, i32 noundef %2)
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  br i1 %25, label %31, label %33

31:                                               
  %32 = load i64, ptr %26, align 8, !tbaa !25
  br label %40

33:                                               
  %34 = phi double [ 0.000000e+00, %27 ], [ %47, %40 ]
  %35 = tail call double @llvm.sqrt.f64(double %34)
  %36 = load ptr, ptr %0, align 8, !tbaa !18
  %37 = getelementptr inbounds double, ptr %36, i64 %28
  store double %35, ptr %37, align 8, !tbaa !27
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %6
  br i1 %39, label %75, label %27, !llvm.loop !115

40:                                               
  %41 = phi double [ 0.000000e+00, %31 ], [ %47, %40 ]
  %42 = phi i64 [ 0, %31 ], [ %48, %40 ]
  %43 = mul nsw i64 %32, %42
  %44 = getelementptr inbounds i8, ptr %30, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !27
  %46 = fmul double %45, %45
  %47 = fadd double %41, %46
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %12
  br i1 %49, label %33, label %40, !llvm.loop !116

50:                                               
  %51 = phi i64 [ 0, %18 ], [ %62, %56 ]
  %52 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %51, i32 noundef %2)
  %53 = getelementptr inbounds i8, ptr %19, i64 %52
  br i1 %20, label %54, label %56

54:                                               
  %55 = load i64, ptr %21, align 8, !tbaa !25
  br label %64

56:                                               
  %57 = phi double [ 0.000000e+00, %50 ], [ %72, %64 ]
  %58 = tail call double @llvm.sqrt.f64(double %57)
  %59 = fptrunc double %58 to float
  %60 = load ptr, ptr %0, align 8, !tbaa !18
  %61 = getelementptr inbounds float, ptr %60, i64 %51
  store float %59, ptr %61, align 4, !tbaa !2
  %62 = add nuw nsw i64 %51, 1
  %63 = icmp eq i64 %62, %6
  br i1 %63, label %75, label %50, !llvm.loop !117

64:                                               
  %65 = phi i64 [ 0, %54 ], [ %73, %64 ]
  %66 = phi double [ 0.000000e+00, %54 ], [ %72, %64 ]
  %67 = mul nsw i64 %55, %65
  %68 = getelementptr inbounds i8, ptr %53, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !2
  %70 = fpext float %69 to double
  %71 = fmul double %70, %70
  %72 = fadd double %66, %71
  %73 = add nuw nsw i64 %65, 1
  %74 = icmp eq i64 %73, %12
  br i1 %74, label %56, label %64, !llvm.loop !118

75:                                               
  ret void
}

define void @_FortranAMatmulReal4Real4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 4, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 27, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %70

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %80, %79 ]
  br i1 %61, label %65, label %79

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = load ptr, ptr %0, align 8, !tbaa !18
  %68 = mul nsw i64 %64, %58
  %69 = getelementptr i8, ptr %67, i64 %68
  br label %71

70:                                               
  ret void

71:                                               
  %72 = phi i64 [ 0, %65 ], [ %86, %82 ]
  br i1 %62, label %73, label %82

73:                                               
  %74 = load ptr, ptr %1, align 8, !tbaa !18
  %75 = mul nsw i64 %72, %36
  %76 = getelementptr inbounds i8, ptr %74, i64 %75
  %77 = load ptr, ptr %2, align 8, !tbaa !18
  %78 = getelementptr i8, ptr %77, i64 %66
  br label %88

79:                                               
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %70, label %63, !llvm.loop !119

82:                                               
  %83 = phi float [ 0.000000e+00, %71 ], [ %98, %88 ]
  %84 = mul nsw i64 %72, %50
  %85 = getelementptr i8, ptr %69, i64 %84
  store float %83, ptr %85, align 4, !tbaa !2
  %86 = add nuw nsw i64 %72, 1
  %87 = icmp eq i64 %86, %21
  br i1 %87, label %79, label %71, !llvm.loop !120

88:                                               
  %89 = phi i64 [ 0, %73 ], [ %99, %88 ]
  %90 = phi float [ 0.000000e+00, %73 ], [ %98, %88 ]
  %91 = mul nsw i64 %89, %38
  %92 = getelementptr inbounds i8, ptr %76, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !2
  %94 = mul nsw i64 %89, %40
  %95 = getelementptr i8, ptr %78, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !2
  %97 = fmul float %93, %96
  %98 = fadd float %90, %97
  %99 = add nuw nsw i64 %89, 1
  %100 = icmp eq i64 %99, %30
  br i1 %100, label %82, label %88, !llvm.loop !121
}

define internal fastcc void @establish(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #11 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !19
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %5, ptr %6, align 8, !tbaa !19
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  %8 = load i32, ptr %7, align 8, !tbaa !122
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %8, ptr %9, align 8, !tbaa !122
  %10 = trunc i32 %2 to i8
  %11 = getelementptr inbounds i8, ptr %0, i64 20
  store i8 %10, ptr %11, align 4, !tbaa !9
  %12 = getelementptr inbounds i8, ptr %1, i64 21
  %13 = load i8, ptr %12, align 1, !tbaa !64
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 %13, ptr %14, align 1, !tbaa !64
  %15 = getelementptr inbounds i8, ptr %0, i64 22
  store i8 2, ptr %15, align 2, !tbaa !123
  ret void
}

define internal fastcc void @product_shape(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #11 {
  %5 = getelementptr inbounds i8, ptr %1, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !9
  %7 = icmp eq i8 %6, 2
  br i1 %7, label %8, label %14

8:                                                
  %9 = getelementptr inbounds i8, ptr %1, i64 24
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds [15 x %struct.Dimension], ptr %9, i64 0, i64 %10, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %12, ptr %13, align 8, !tbaa !15
  br label %14

14:                                               
  %15 = phi i64 [ 1, %8 ], [ 0, %4 ]
  %16 = getelementptr inbounds i8, ptr %2, i64 20
  %17 = load i8, ptr %16, align 4, !tbaa !9
  %18 = icmp eq i8 %17, 2
  br i1 %18, label %19, label %24

19:                                               
  %20 = getelementptr inbounds i8, ptr %2, i64 56
  %21 = load i64, ptr %20, align 8, !tbaa !15
  %22 = getelementptr inbounds i8, ptr %0, i64 24
  %23 = getelementptr inbounds [15 x %struct.Dimension], ptr %22, i64 0, i64 %15, i32 1
  store i64 %21, ptr %23, align 8, !tbaa !15
  br label %24

24:                                               
  ret void
}

define internal fastcc void @allocate_result(ptr nocapture noundef %0) unnamed_addr #8 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !19
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp sgt i8 %5, 0
  br i1 %6, label %7, label %13

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 1, ptr %8, align 8, !tbaa !124
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %3, ptr %9, align 8, !tbaa !25
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  %12 = mul nsw i64 %11, %3
  br label %13

13:                                               
  %14 = phi i64 [ %12, %7 ], [ %3, %1 ]
  %15 = phi i32 [ 1, %7 ], [ 0, %1 ]
  %16 = sext i8 %5 to i32
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %27

18:                                               
  %19 = getelementptr inbounds i8, ptr %0, i64 24
  %20 = zext nneg i32 %15 to i64
  %21 = getelementptr inbounds [15 x %struct.Dimension], ptr %19, i64 0, i64 %20
  store i64 1, ptr %21, align 8, !tbaa !124
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  store i64 %14, ptr %22, align 8, !tbaa !25
  %23 = getelementptr inbounds i8, ptr %21, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !15
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
  store i64 1, ptr %34, align 8, !tbaa !124
  %35 = getelementptr inbounds i8, ptr %34, i64 16
  store i64 %28, ptr %35, align 8, !tbaa !25
  %36 = getelementptr inbounds i8, ptr %34, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !15
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
  %46 = zext nneg i32 %42 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %46
  store i64 1, ptr %47, align 8, !tbaa !124
  %48 = getelementptr inbounds i8, ptr %47, i64 16
  store i64 %41, ptr %48, align 8, !tbaa !25
  %49 = getelementptr inbounds i8, ptr %47, i64 8
  %50 = load i64, ptr %49, align 8, !tbaa !15
  %51 = mul nsw i64 %50, %41
  %52 = add nuw nsw i32 %42, 1
  br label %53

53:                                               
  %54 = phi i64 [ %51, %44 ], [ %41, %40 ]
  %55 = phi i32 [ %52, %44 ], [ %42, %40 ]
  %56 = icmp slt i32 %55, %16
  br i1 %56, label %57, label %71

57:                                               
  %58 = getelementptr inbounds i8, ptr %0, i64 24
  %59 = zext nneg i32 %55 to i64
  %60 = zext i32 %16 to i64
  br label %61

61:                                               
  %62 = phi i64 [ %59, %57 ], [ %69, %61 ]
  %63 = phi i64 [ %54, %57 ], [ %68, %61 ]
  %64 = getelementptr inbounds [15 x %struct.Dimension], ptr %58, i64 0, i64 %62
  store i64 1, ptr %64, align 8, !tbaa !124
  %65 = getelementptr inbounds i8, ptr %64, i64 16
  store i64 %63, ptr %65, align 8, !tbaa !25
  %66 = getelementptr inbounds i8, ptr %64, i64 8
  %67 = load i64, ptr %66, align 8, !tbaa !15
  %68 = mul nsw i64 %67, %63
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %60
  br i1 %70, label %71, label %61, !llvm.loop !125

71:                                               
  %72 = phi i64 [ %54, %53 ], [ %68, %61 ]
  %73 = tail call i64 @llvm.smax.i64(i64 %72, i64 1)
  %74 = tail call ptr @malloc(i64 noundef %73) #36
  store ptr %74, ptr %0, align 8, !tbaa !18
  ret void
}

define void @_FortranAMatmulDirectReal4Real4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
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
  %60 = load ptr, ptr %0, align 8, !tbaa !18
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !18
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !18
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !126

75:                                               
  %76 = phi float [ 0.000000e+00, %64 ], [ %91, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store float %76, ptr %78, align 4, !tbaa !2
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !127

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
  br i1 %93, label %75, label %81, !llvm.loop !128
}

define void @_FortranAMatmulTransposeReal4Real4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 4, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 27, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !18
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !18
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !18
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %28
  br i1 %80, label %69, label %62, !llvm.loop !129

81:                                               
  %82 = phi float [ 0.000000e+00, %70 ], [ %97, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store float %82, ptr %84, align 4, !tbaa !2
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %21
  br i1 %86, label %78, label %70, !llvm.loop !130

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
  %99 = icmp eq i64 %98, %30
  br i1 %99, label %81, label %87, !llvm.loop !131
}

define void @_FortranAMatmulTransposeDirectReal4Real4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
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
  %59 = load ptr, ptr %0, align 8, !tbaa !18
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !18
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !18
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !132

74:                                               
  %75 = phi float [ 0.000000e+00, %63 ], [ %90, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store float %75, ptr %77, align 4, !tbaa !2
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !133

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
  br i1 %92, label %74, label %80, !llvm.loop !134
}

define void @_FortranAMatmulReal8Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %70

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %80, %79 ]
  br i1 %61, label %65, label %79

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = load ptr, ptr %0, align 8, !tbaa !18
  %68 = mul nsw i64 %64, %58
  %69 = getelementptr i8, ptr %67, i64 %68
  br label %71

70:                                               
  ret void

71:                                               
  %72 = phi i64 [ 0, %65 ], [ %86, %82 ]
  br i1 %62, label %73, label %82

73:                                               
  %74 = load ptr, ptr %1, align 8, !tbaa !18
  %75 = mul nsw i64 %72, %36
  %76 = getelementptr inbounds i8, ptr %74, i64 %75
  %77 = load ptr, ptr %2, align 8, !tbaa !18
  %78 = getelementptr i8, ptr %77, i64 %66
  br label %88

79:                                               
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %70, label %63, !llvm.loop !135

82:                                               
  %83 = phi double [ 0.000000e+00, %71 ], [ %98, %88 ]
  %84 = mul nsw i64 %72, %50
  %85 = getelementptr i8, ptr %69, i64 %84
  store double %83, ptr %85, align 8, !tbaa !27
  %86 = add nuw nsw i64 %72, 1
  %87 = icmp eq i64 %86, %21
  br i1 %87, label %79, label %71, !llvm.loop !136

88:                                               
  %89 = phi i64 [ 0, %73 ], [ %99, %88 ]
  %90 = phi double [ 0.000000e+00, %73 ], [ %98, %88 ]
  %91 = mul nsw i64 %89, %38
  %92 = getelementptr inbounds i8, ptr %76, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !27
  %94 = mul nsw i64 %89, %40
  %95 = getelementptr i8, ptr %78, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !27
  %97 = fmul double %93, %96
  %98 = fadd double %90, %97
  %99 = add nuw nsw i64 %89, 1
  %100 = icmp eq i64 %99, %30
  br i1 %100, label %82, label %88, !llvm.loop !137
}

define void @_FortranAMatmulDirectReal8Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
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
  %60 = load ptr, ptr %0, align 8, !tbaa !18
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !18
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !18
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !138

75:                                               
  %76 = phi double [ 0.000000e+00, %64 ], [ %91, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store double %76, ptr %78, align 8, !tbaa !27
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !139

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %92, %81 ]
  %83 = phi double [ 0.000000e+00, %66 ], [ %91, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !27
  %87 = mul nsw i64 %82, %33
  %88 = getelementptr i8, ptr %71, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !27
  %90 = fmul double %86, %89
  %91 = fadd double %83, %90
  %92 = add nuw nsw i64 %82, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %75, label %81, !llvm.loop !140
}

define void @_FortranAMatmulTransposeReal8Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !18
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !18
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !18
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %28
  br i1 %80, label %69, label %62, !llvm.loop !141

81:                                               
  %82 = phi double [ 0.000000e+00, %70 ], [ %97, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store double %82, ptr %84, align 8, !tbaa !27
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %21
  br i1 %86, label %78, label %70, !llvm.loop !142

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %98, %87 ]
  %89 = phi double [ 0.000000e+00, %72 ], [ %97, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !27
  %93 = mul nsw i64 %88, %39
  %94 = getelementptr i8, ptr %77, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !27
  %96 = fmul double %92, %95
  %97 = fadd double %89, %96
  %98 = add nuw nsw i64 %88, 1
  %99 = icmp eq i64 %98, %30
  br i1 %99, label %81, label %87, !llvm.loop !143
}

define void @_FortranAMatmulTransposeDirectReal8Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
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
  %59 = load ptr, ptr %0, align 8, !tbaa !18
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !18
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !18
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !144

74:                                               
  %75 = phi double [ 0.000000e+00, %63 ], [ %90, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store double %75, ptr %77, align 8, !tbaa !27
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !145

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %91, %80 ]
  %82 = phi double [ 0.000000e+00, %65 ], [ %90, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !27
  %86 = mul nsw i64 %81, %32
  %87 = getelementptr i8, ptr %70, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !27
  %89 = fmul double %85, %88
  %90 = fadd double %82, %89
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, %23
  br i1 %92, label %74, label %80, !llvm.loop !146
}

define void @_FortranAMatmulReal10Real10(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 16, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 29, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %70

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %80, %79 ]
  br i1 %61, label %65, label %79

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = load ptr, ptr %0, align 8, !tbaa !18
  %68 = mul nsw i64 %64, %58
  %69 = getelementptr i8, ptr %67, i64 %68
  br label %71

70:                                               
  ret void

71:                                               
  %72 = phi i64 [ 0, %65 ], [ %86, %82 ]
  br i1 %62, label %73, label %82

73:                                               
  %74 = load ptr, ptr %1, align 8, !tbaa !18
  %75 = mul nsw i64 %72, %36
  %76 = getelementptr inbounds i8, ptr %74, i64 %75
  %77 = load ptr, ptr %2, align 8, !tbaa !18
  %78 = getelementptr i8, ptr %77, i64 %66
  br label %88

79:                                               
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %70, label %63, !llvm.loop !147

82:                                               
  %83 = phi x86_fp80 [ 0xK00000000000000000000, %71 ], [ %98, %88 ]
  %84 = mul nsw i64 %72, %50
  %85 = getelementptr i8, ptr %69, i64 %84
  store x86_fp80 %83, ptr %85, align 16, !tbaa !30
  %86 = add nuw nsw i64 %72, 1
  %87 = icmp eq i64 %86, %21
  br i1 %87, label %79, label %71, !llvm.loop !148

88:                                               
  %89 = phi i64 [ 0, %73 ], [ %99, %88 ]
  %90 = phi x86_fp80 [ 0xK00000000000000000000, %73 ], [ %98, %88 ]
  %91 = mul nsw i64 %89, %38
  %92 = getelementptr inbounds i8, ptr %76, i64 %91
  %93 = load x86_fp80, ptr %92, align 16, !tbaa !30
  %94 = mul nsw i64 %89, %40
  %95 = getelementptr i8, ptr %78, i64 %94
  %96 = load x86_fp80, ptr %95, align 16, !tbaa !30
  %97 = fmul x86_fp80 %93, %96
  %98 = fadd x86_fp80 %90, %97
  %99 = add nuw nsw i64 %89, 1
  %100 = icmp eq i64 %99, %30
  br i1 %100, label %82, label %88, !llvm.loop !149
}

define void @_FortranAMatmulDirectReal10Real10(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
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
  %60 = load ptr, ptr %0, align 8, !tbaa !18
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !18
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !18
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !150

75:                                               
  %76 = phi x86_fp80 [ 0xK00000000000000000000, %64 ], [ %91, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store x86_fp80 %76, ptr %78, align 16, !tbaa !30
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !151

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %92, %81 ]
  %83 = phi x86_fp80 [ 0xK00000000000000000000, %66 ], [ %91, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load x86_fp80, ptr %85, align 16, !tbaa !30
  %87 = mul nsw i64 %82, %33
  %88 = getelementptr i8, ptr %71, i64 %87
  %89 = load x86_fp80, ptr %88, align 16, !tbaa !30
  %90 = fmul x86_fp80 %86, %89
  %91 = fadd x86_fp80 %83, %90
  %92 = add nuw nsw i64 %82, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %75, label %81, !llvm.loop !152
}

define void @_FortranAMatmulTransposeReal10Real10(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 16, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 29, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !18
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !18
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !18
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %28
  br i1 %80, label %69, label %62, !llvm.loop !153

81:                                               
  %82 = phi x86_fp80 [ 0xK00000000000000000000, %70 ], [ %97, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store x86_fp80 %82, ptr %84, align 16, !tbaa !30
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %21
  br i1 %86, label %78, label %70, !llvm.loop !154

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %98, %87 ]
  %89 = phi x86_fp80 [ 0xK00000000000000000000, %72 ], [ %97, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load x86_fp80, ptr %91, align 16, !tbaa !30
  %93 = mul nsw i64 %88, %39
  %94 = getelementptr i8, ptr %77, i64 %93
  %95 = load x86_fp80, ptr %94, align 16, !tbaa !30
  %96 = fmul x86_fp80 %92, %95
  %97 = fadd x86_fp80 %89, %96
  %98 = add nuw nsw i64 %88, 1
  %99 = icmp eq i64 %98, %30
  br i1 %99, label %81, label %87, !llvm.loop !155
}

define void @_FortranAMatmulTransposeDirectReal10Real10(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
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
  %59 = load ptr, ptr %0, align 8, !tbaa !18
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !18
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !18
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !156

74:                                               
  %75 = phi x86_fp80 [ 0xK00000000000000000000, %63 ], [ %90, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store x86_fp80 %75, ptr %77, align 16, !tbaa !30
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !157

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %91, %80 ]
  %82 = phi x86_fp80 [ 0xK00000000000000000000, %65 ], [ %90, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load x86_fp80, ptr %84, align 16, !tbaa !30
  %86 = mul nsw i64 %81, %32
  %87 = getelementptr i8, ptr %70, i64 %86
  %88 = load x86_fp80, ptr %87, align 16, !tbaa !30
  %89 = fmul x86_fp80 %85, %88
  %90 = fadd x86_fp80 %82, %89
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, %23
  br i1 %92, label %74, label %80, !llvm.loop !158
}

define void @_FortranAMatmulReal4Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %70

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %80, %79 ]
  br i1 %61, label %65, label %79

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = load ptr, ptr %0, align 8, !tbaa !18
  %68 = mul nsw i64 %64, %58
  %69 = getelementptr i8, ptr %67, i64 %68
  br label %71

70:                                               
  ret void

71:                                               
  %72 = phi i64 [ 0, %65 ], [ %86, %82 ]
  br i1 %62, label %73, label %82

73:                                               
  %74 = load ptr, ptr %1, align 8, !tbaa !18
  %75 = mul nsw i64 %72, %36
  %76 = getelementptr inbounds i8, ptr %74, i64 %75
  %77 = load ptr, ptr %2, align 8, !tbaa !18
  %78 = getelementptr i8, ptr %77, i64 %66
  br label %88

79:                                               
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %70, label %63, !llvm.loop !159

82:                                               
  %83 = phi double [ 0.000000e+00, %71 ], [ %99, %88 ]
  %84 = mul nsw i64 %72, %50
  %85 = getelementptr i8, ptr %69, i64 %84
  store double %83, ptr %85, align 8, !tbaa !27
  %86 = add nuw nsw i64 %72, 1
  %87 = icmp eq i64 %86, %21
  br i1 %87, label %79, label %71, !llvm.loop !160

88:                                               
  %89 = phi i64 [ 0, %73 ], [ %100, %88 ]
  %90 = phi double [ 0.000000e+00, %73 ], [ %99, %88 ]
  %91 = mul nsw i64 %89, %38
  %92 = getelementptr inbounds i8, ptr %76, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !2
  %94 = fpext float %93 to double
  %95 = mul nsw i64 %89, %40
  %96 = getelementptr i8, ptr %78, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !27
  %98 = fmul double %97, %94
  %99 = fadd double %90, %98
  %100 = add nuw nsw i64 %89, 1
  %101 = icmp eq i64 %100, %30
  br i1 %101, label %82, label %88, !llvm.loop !161
}

define void @_FortranAMatmulDirectReal4Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
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
  %60 = load ptr, ptr %0, align 8, !tbaa !18
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !18
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !18
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !162

75:                                               
  %76 = phi double [ 0.000000e+00, %64 ], [ %92, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store double %76, ptr %78, align 8, !tbaa !27
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !163

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %93, %81 ]
  %83 = phi double [ 0.000000e+00, %66 ], [ %92, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !2
  %87 = fpext float %86 to double
  %88 = mul nsw i64 %82, %33
  %89 = getelementptr i8, ptr %71, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !27
  %91 = fmul double %90, %87
  %92 = fadd double %83, %91
  %93 = add nuw nsw i64 %82, 1
  %94 = icmp eq i64 %93, %23
  br i1 %94, label %75, label %81, !llvm.loop !164
}

define void @_FortranAMatmulTransposeReal4Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !18
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !18
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !18
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %28
  br i1 %80, label %69, label %62, !llvm.loop !165

81:                                               
  %82 = phi double [ 0.000000e+00, %70 ], [ %98, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store double %82, ptr %84, align 8, !tbaa !27
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %21
  br i1 %86, label %78, label %70, !llvm.loop !166

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %99, %87 ]
  %89 = phi double [ 0.000000e+00, %72 ], [ %98, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !2
  %93 = fpext float %92 to double
  %94 = mul nsw i64 %88, %39
  %95 = getelementptr i8, ptr %77, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !27
  %97 = fmul double %96, %93
  %98 = fadd double %89, %97
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %30
  br i1 %100, label %81, label %87, !llvm.loop !167
}

define void @_FortranAMatmulTransposeDirectReal4Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
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
  %59 = load ptr, ptr %0, align 8, !tbaa !18
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !18
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !18
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !168

74:                                               
  %75 = phi double [ 0.000000e+00, %63 ], [ %91, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store double %75, ptr %77, align 8, !tbaa !27
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !169

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %92, %80 ]
  %82 = phi double [ 0.000000e+00, %65 ], [ %91, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !2
  %86 = fpext float %85 to double
  %87 = mul nsw i64 %81, %32
  %88 = getelementptr i8, ptr %70, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !27
  %90 = fmul double %89, %86
  %91 = fadd double %82, %90
  %92 = add nuw nsw i64 %81, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %74, label %80, !llvm.loop !170
}

define void @_FortranAMatmulReal8Real4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %70

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %80, %79 ]
  br i1 %61, label %65, label %79

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = load ptr, ptr %0, align 8, !tbaa !18
  %68 = mul nsw i64 %64, %58
  %69 = getelementptr i8, ptr %67, i64 %68
  br label %71

70:                                               
  ret void

71:                                               
  %72 = phi i64 [ 0, %65 ], [ %86, %82 ]
  br i1 %62, label %73, label %82

73:                                               
  %74 = load ptr, ptr %1, align 8, !tbaa !18
  %75 = mul nsw i64 %72, %36
  %76 = getelementptr inbounds i8, ptr %74, i64 %75
  %77 = load ptr, ptr %2, align 8, !tbaa !18
  %78 = getelementptr i8, ptr %77, i64 %66
  br label %88

79:                                               
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %70, label %63, !llvm.loop !171

82:                                               
  %83 = phi double [ 0.000000e+00, %71 ], [ %99, %88 ]
  %84 = mul nsw i64 %72, %50
  %85 = getelementptr i8, ptr %69, i64 %84
  store double %83, ptr %85, align 8, !tbaa !27
  %86 = add nuw nsw i64 %72, 1
  %87 = icmp eq i64 %86, %21
  br i1 %87, label %79, label %71, !llvm.loop !172

88:                                               
  %89 = phi i64 [ 0, %73 ], [ %100, %88 ]
  %90 = phi double [ 0.000000e+00, %73 ], [ %99, %88 ]
  %91 = mul nsw i64 %89, %38
  %92 = getelementptr inbounds i8, ptr %76, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !27
  %94 = mul nsw i64 %89, %40
  %95 = getelementptr i8, ptr %78, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !2
  %97 = fpext float %96 to double
  %98 = fmul double %93, %97
  %99 = fadd double %90, %98
  %100 = add nuw nsw i64 %89, 1
  %101 = icmp eq i64 %100, %30
  br i1 %101, label %82, label %88, !llvm.loop !173
}

define void @_FortranAMatmulDirectReal8Real4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
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
  %60 = load ptr, ptr %0, align 8, !tbaa !18
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !18
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !18
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !174

75:                                               
  %76 = phi double [ 0.000000e+00, %64 ], [ %92, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store double %76, ptr %78, align 8, !tbaa !27
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !175

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %93, %81 ]
  %83 = phi double [ 0.000000e+00, %66 ], [ %92, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !27
  %87 = mul nsw i64 %82, %33
  %88 = getelementptr i8, ptr %71, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !2
  %90 = fpext float %89 to double
  %91 = fmul double %86, %90
  %92 = fadd double %83, %91
  %93 = add nuw nsw i64 %82, 1
  %94 = icmp eq i64 %93, %23
  br i1 %94, label %75, label %81, !llvm.loop !176
}

define void @_FortranAMatmulTransposeReal8Real4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !18
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !18
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !18
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %28
  br i1 %80, label %69, label %62, !llvm.loop !177

81:                                               
  %82 = phi double [ 0.000000e+00, %70 ], [ %98, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store double %82, ptr %84, align 8, !tbaa !27
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %21
  br i1 %86, label %78, label %70, !llvm.loop !178

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %99, %87 ]
  %89 = phi double [ 0.000000e+00, %72 ], [ %98, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !27
  %93 = mul nsw i64 %88, %39
  %94 = getelementptr i8, ptr %77, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !2
  %96 = fpext float %95 to double
  %97 = fmul double %92, %96
  %98 = fadd double %89, %97
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %30
  br i1 %100, label %81, label %87, !llvm.loop !179
}

define void @_FortranAMatmulTransposeDirectReal8Real4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
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
  %59 = load ptr, ptr %0, align 8, !tbaa !18
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !18
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !18
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !180

74:                                               
  %75 = phi double [ 0.000000e+00, %63 ], [ %91, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store double %75, ptr %77, align 8, !tbaa !27
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !181

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %92, %80 ]
  %82 = phi double [ 0.000000e+00, %65 ], [ %91, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !27
  %86 = mul nsw i64 %81, %32
  %87 = getelementptr i8, ptr %70, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !2
  %89 = fpext float %88 to double
  %90 = fmul double %85, %89
  %91 = fadd double %82, %90
  %92 = add nuw nsw i64 %81, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %74, label %80, !llvm.loop !182
}

define void @_FortranAMatmulInteger4Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %70

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %80, %79 ]
  br i1 %61, label %65, label %79

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = load ptr, ptr %0, align 8, !tbaa !18
  %68 = mul nsw i64 %64, %58
  %69 = getelementptr i8, ptr %67, i64 %68
  br label %71

70:                                               
  ret void

71:                                               
  %72 = phi i64 [ 0, %65 ], [ %86, %82 ]
  br i1 %62, label %73, label %82

73:                                               
  %74 = load ptr, ptr %1, align 8, !tbaa !18
  %75 = mul nsw i64 %72, %36
  %76 = getelementptr inbounds i8, ptr %74, i64 %75
  %77 = load ptr, ptr %2, align 8, !tbaa !18
  %78 = getelementptr i8, ptr %77, i64 %66
  br label %88

79:                                               
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %70, label %63, !llvm.loop !183

82:                                               
  %83 = phi double [ 0.000000e+00, %71 ], [ %99, %88 ]
  %84 = mul nsw i64 %72, %50
  %85 = getelementptr i8, ptr %69, i64 %84
  store double %83, ptr %85, align 8, !tbaa !27
  %86 = add nuw nsw i64 %72, 1
  %87 = icmp eq i64 %86, %21
  br i1 %87, label %79, label %71, !llvm.loop !184

88:                                               
  %89 = phi i64 [ 0, %73 ], [ %100, %88 ]
  %90 = phi double [ 0.000000e+00, %73 ], [ %99, %88 ]
  %91 = mul nsw i64 %89, %38
  %92 = getelementptr inbounds i8, ptr %76, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !24
  %94 = sitofp i32 %93 to double
  %95 = mul nsw i64 %89, %40
  %96 = getelementptr i8, ptr %78, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !27
  %98 = fmul double %97, %94
  %99 = fadd double %90, %98
  %100 = add nuw nsw i64 %89, 1
  %101 = icmp eq i64 %100, %30
  br i1 %101, label %82, label %88, !llvm.loop !185
}

define void @_FortranAMatmulDirectInteger4Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
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
  %60 = load ptr, ptr %0, align 8, !tbaa !18
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !18
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !18
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !186

75:                                               
  %76 = phi double [ 0.000000e+00, %64 ], [ %92, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store double %76, ptr %78, align 8, !tbaa !27
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !187

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %93, %81 ]
  %83 = phi double [ 0.000000e+00, %66 ], [ %92, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !24
  %87 = sitofp i32 %86 to double
  %88 = mul nsw i64 %82, %33
  %89 = getelementptr i8, ptr %71, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !27
  %91 = fmul double %90, %87
  %92 = fadd double %83, %91
  %93 = add nuw nsw i64 %82, 1
  %94 = icmp eq i64 %93, %23
  br i1 %94, label %75, label %81, !llvm.loop !188
}

define void @_FortranAMatmulTransposeInteger4Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !18
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !18
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !18
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %28
  br i1 %80, label %69, label %62, !llvm.loop !189

81:                                               
  %82 = phi double [ 0.000000e+00, %70 ], [ %98, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store double %82, ptr %84, align 8, !tbaa !27
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %21
  br i1 %86, label %78, label %70, !llvm.loop !190

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %99, %87 ]
  %89 = phi double [ 0.000000e+00, %72 ], [ %98, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !24
  %93 = sitofp i32 %92 to double
  %94 = mul nsw i64 %88, %39
  %95 = getelementptr i8, ptr %77, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !27
  %97 = fmul double %96, %93
  %98 = fadd double %89, %97
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %30
  br i1 %100, label %81, label %87, !llvm.loop !191
}

define void @_FortranAMatmulTransposeDirectInteger4Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
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
  %59 = load ptr, ptr %0, align 8, !tbaa !18
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !18
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !18
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !192

74:                                               
  %75 = phi double [ 0.000000e+00, %63 ], [ %91, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store double %75, ptr %77, align 8, !tbaa !27
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !193

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %92, %80 ]
  %82 = phi double [ 0.000000e+00, %65 ], [ %91, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !24
  %86 = sitofp i32 %85 to double
  %87 = mul nsw i64 %81, %32
  %88 = getelementptr i8, ptr %70, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !27
  %90 = fmul double %89, %86
  %91 = fadd double %82, %90
  %92 = add nuw nsw i64 %81, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %74, label %80, !llvm.loop !194
}

define void @_FortranAMatmulReal8Integer4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %70

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %80, %79 ]
  br i1 %61, label %65, label %79

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = load ptr, ptr %0, align 8, !tbaa !18
  %68 = mul nsw i64 %64, %58
  %69 = getelementptr i8, ptr %67, i64 %68
  br label %71

70:                                               
  ret void

71:                                               
  %72 = phi i64 [ 0, %65 ], [ %86, %82 ]
  br i1 %62, label %73, label %82

73:                                               
  %74 = load ptr, ptr %1, align 8, !tbaa !18
  %75 = mul nsw i64 %72, %36
  %76 = getelementptr inbounds i8, ptr %74, i64 %75
  %77 = load ptr, ptr %2, align 8, !tbaa !18
  %78 = getelementptr i8, ptr %77, i64 %66
  br label %88

79:                                               
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %70, label %63, !llvm.loop !195

82:                                               
  %83 = phi double [ 0.000000e+00, %71 ], [ %99, %88 ]
  %84 = mul nsw i64 %72, %50
  %85 = getelementptr i8, ptr %69, i64 %84
  store double %83, ptr %85, align 8, !tbaa !27
  %86 = add nuw nsw i64 %72, 1
  %87 = icmp eq i64 %86, %21
  br i1 %87, label %79, label %71, !llvm.loop !196

88:                                               
  %89 = phi i64 [ 0, %73 ], [ %100, %88 ]
  %90 = phi double [ 0.000000e+00, %73 ], [ %99, %88 ]
  %91 = mul nsw i64 %89, %38
  %92 = getelementptr inbounds i8, ptr %76, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !27
  %94 = mul nsw i64 %89, %40
  %95 = getelementptr i8, ptr %78, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !24
  %97 = sitofp i32 %96 to double
  %98 = fmul double %93, %97
  %99 = fadd double %90, %98
  %100 = add nuw nsw i64 %89, 1
  %101 = icmp eq i64 %100, %30
  br i1 %101, label %82, label %88, !llvm.loop !197
}

define void @_FortranAMatmulDirectReal8Integer4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
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
  %60 = load ptr, ptr %0, align 8, !tbaa !18
  %61 = mul nsw i64 %57, %51
  %62 = getelementptr i8, ptr %60, i64 %61
  br label %64

63:                                               
  ret void

64:                                               
  %65 = phi i64 [ 0, %58 ], [ %79, %75 ]
  br i1 %55, label %66, label %75

66:                                               
  %67 = load ptr, ptr %1, align 8, !tbaa !18
  %68 = mul nsw i64 %65, %29
  %69 = getelementptr inbounds i8, ptr %67, i64 %68
  %70 = load ptr, ptr %2, align 8, !tbaa !18
  %71 = getelementptr i8, ptr %70, i64 %59
  br label %81

72:                                               
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %21
  br i1 %74, label %63, label %56, !llvm.loop !198

75:                                               
  %76 = phi double [ 0.000000e+00, %64 ], [ %92, %81 ]
  %77 = mul nsw i64 %65, %43
  %78 = getelementptr i8, ptr %62, i64 %77
  store double %76, ptr %78, align 8, !tbaa !27
  %79 = add nuw nsw i64 %65, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %72, label %64, !llvm.loop !199

81:                                               
  %82 = phi i64 [ 0, %66 ], [ %93, %81 ]
  %83 = phi double [ 0.000000e+00, %66 ], [ %92, %81 ]
  %84 = mul nsw i64 %82, %31
  %85 = getelementptr inbounds i8, ptr %69, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !27
  %87 = mul nsw i64 %82, %33
  %88 = getelementptr i8, ptr %71, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !24
  %90 = sitofp i32 %89 to double
  %91 = fmul double %86, %90
  %92 = fadd double %83, %91
  %93 = add nuw nsw i64 %82, 1
  %94 = icmp eq i64 %93, %23
  br i1 %94, label %75, label %81, !llvm.loop !200
}

define void @_FortranAMatmulTransposeReal8Integer4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 28, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %79, %78 ]
  br i1 %60, label %64, label %78

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = load ptr, ptr %0, align 8, !tbaa !18
  %67 = mul nsw i64 %63, %57
  %68 = getelementptr i8, ptr %66, i64 %67
  br label %70

69:                                               
  ret void

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %85, %81 ]
  br i1 %61, label %72, label %81

72:                                               
  %73 = load ptr, ptr %1, align 8, !tbaa !18
  %74 = mul nsw i64 %71, %35
  %75 = getelementptr inbounds i8, ptr %73, i64 %74
  %76 = load ptr, ptr %2, align 8, !tbaa !18
  %77 = getelementptr i8, ptr %76, i64 %65
  br label %87

78:                                               
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp eq i64 %79, %28
  br i1 %80, label %69, label %62, !llvm.loop !201

81:                                               
  %82 = phi double [ 0.000000e+00, %70 ], [ %98, %87 ]
  %83 = mul nsw i64 %71, %49
  %84 = getelementptr i8, ptr %68, i64 %83
  store double %82, ptr %84, align 8, !tbaa !27
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %21
  br i1 %86, label %78, label %70, !llvm.loop !202

87:                                               
  %88 = phi i64 [ 0, %72 ], [ %99, %87 ]
  %89 = phi double [ 0.000000e+00, %72 ], [ %98, %87 ]
  %90 = mul nsw i64 %88, %37
  %91 = getelementptr inbounds i8, ptr %75, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !27
  %93 = mul nsw i64 %88, %39
  %94 = getelementptr i8, ptr %77, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !24
  %96 = sitofp i32 %95 to double
  %97 = fmul double %92, %96
  %98 = fadd double %89, %97
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %30
  br i1 %100, label %81, label %87, !llvm.loop !203
}

define void @_FortranAMatmulTransposeDirectReal8Integer4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
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
  %59 = load ptr, ptr %0, align 8, !tbaa !18
  %60 = mul nsw i64 %56, %50
  %61 = getelementptr i8, ptr %59, i64 %60
  br label %63

62:                                               
  ret void

63:                                               
  %64 = phi i64 [ 0, %57 ], [ %78, %74 ]
  br i1 %54, label %65, label %74

65:                                               
  %66 = load ptr, ptr %1, align 8, !tbaa !18
  %67 = mul nsw i64 %64, %28
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %2, align 8, !tbaa !18
  %70 = getelementptr i8, ptr %69, i64 %58
  br label %80

71:                                               
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %21
  br i1 %73, label %62, label %55, !llvm.loop !204

74:                                               
  %75 = phi double [ 0.000000e+00, %63 ], [ %91, %80 ]
  %76 = mul nsw i64 %64, %42
  %77 = getelementptr i8, ptr %61, i64 %76
  store double %75, ptr %77, align 8, !tbaa !27
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %71, label %63, !llvm.loop !205

80:                                               
  %81 = phi i64 [ 0, %65 ], [ %92, %80 ]
  %82 = phi double [ 0.000000e+00, %65 ], [ %91, %80 ]
  %83 = mul nsw i64 %81, %30
  %84 = getelementptr inbounds i8, ptr %68, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !27
  %86 = mul nsw i64 %81, %32
  %87 = getelementptr i8, ptr %70, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !24
  %89 = sitofp i32 %88 to double
  %90 = fmul double %85, %89
  %91 = fadd double %82, %90
  %92 = add nuw nsw i64 %81, 1
  %93 = icmp eq i64 %92, %23
  br i1 %93, label %74, label %80, !llvm.loop !206
}

define void @_FortranAMatmulComplex4Complex4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 34, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %68

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %78, %77 ]
  br i1 %61, label %65, label %77

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = mul nsw i64 %64, %58
  br label %69

68:                                               
  ret void

69:                                               
  %70 = phi i64 [ 0, %65 ], [ %88, %80 ]
  br i1 %62, label %71, label %80

71:                                               
  %72 = load ptr, ptr %1, align 8, !tbaa !18
  %73 = mul nsw i64 %70, %36
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = load ptr, ptr %2, align 8, !tbaa !18
  %76 = getelementptr i8, ptr %75, i64 %66
  br label %90

77:                                               
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %28
  br i1 %79, label %68, label %63, !llvm.loop !207

80:                                               
  %81 = phi float [ 0.000000e+00, %69 ], [ %111, %90 ]
  %82 = phi float [ 0.000000e+00, %69 ], [ %110, %90 ]
  %83 = load ptr, ptr %0, align 8, !tbaa !18
  %84 = mul nsw i64 %70, %50
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  %86 = getelementptr inbounds i8, ptr %85, i64 %67
  %87 = getelementptr inbounds i8, ptr %86, i64 4
  store float %82, ptr %86, align 4
  store float %81, ptr %87, align 4
  %88 = add nuw nsw i64 %70, 1
  %89 = icmp eq i64 %88, %21
  br i1 %89, label %77, label %69, !llvm.loop !208

90:                                               
  %91 = phi i64 [ 0, %71 ], [ %112, %90 ]
  %92 = phi float [ 0.000000e+00, %71 ], [ %110, %90 ]
  %93 = phi float [ 0.000000e+00, %71 ], [ %111, %90 ]
  %94 = mul nsw i64 %91, %38
  %95 = getelementptr inbounds i8, ptr %74, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = getelementptr inbounds i8, ptr %95, i64 4
  %98 = load float, ptr %97, align 4
  %99 = mul nsw i64 %91, %40
  %100 = getelementptr i8, ptr %76, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds i8, ptr %100, i64 4
  %103 = load float, ptr %102, align 4
  %104 = fmul float %96, %101
  %105 = fmul float %98, %103
  %106 = fmul float %96, %103
  %107 = fmul float %98, %101
  %108 = fsub float %104, %105
  %109 = fadd float %107, %106
  %110 = fadd float %92, %108
  %111 = fadd float %93, %109
  %112 = add nuw nsw i64 %91, 1
  %113 = icmp eq i64 %112, %30
  br i1 %113, label %80, label %90, !llvm.loop !209
}

define void @_FortranAMatmulDirectComplex4Complex4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
  br label %50

50:                                               
  %51 = phi i64 [ %49, %44 ], [ 0, %42 ]
  %52 = icmp sgt i64 %21, 0
  br i1 %52, label %53, label %61

53:                                               
  %54 = icmp sgt i64 %13, 0
  %55 = icmp sgt i64 %23, 0
  br label %56

56:                                               
  %57 = phi i64 [ 0, %53 ], [ %71, %70 ]
  br i1 %54, label %58, label %70

58:                                               
  %59 = mul nsw i64 %57, %38
  %60 = mul nsw i64 %57, %51
  br label %62

61:                                               
  ret void

62:                                               
  %63 = phi i64 [ 0, %58 ], [ %81, %73 ]
  br i1 %55, label %64, label %73

64:                                               
  %65 = load ptr, ptr %1, align 8, !tbaa !18
  %66 = mul nsw i64 %63, %29
  %67 = getelementptr inbounds i8, ptr %65, i64 %66
  %68 = load ptr, ptr %2, align 8, !tbaa !18
  %69 = getelementptr i8, ptr %68, i64 %59
  br label %83

70:                                               
  %71 = add nuw nsw i64 %57, 1
  %72 = icmp eq i64 %71, %21
  br i1 %72, label %61, label %56, !llvm.loop !210

73:                                               
  %74 = phi float [ 0.000000e+00, %62 ], [ %104, %83 ]
  %75 = phi float [ 0.000000e+00, %62 ], [ %103, %83 ]
  %76 = load ptr, ptr %0, align 8, !tbaa !18
  %77 = mul nsw i64 %63, %43
  %78 = getelementptr inbounds i8, ptr %76, i64 %77
  %79 = getelementptr inbounds i8, ptr %78, i64 %60
  %80 = getelementptr inbounds i8, ptr %79, i64 4
  store float %75, ptr %79, align 4
  store float %74, ptr %80, align 4
  %81 = add nuw nsw i64 %63, 1
  %82 = icmp eq i64 %81, %13
  br i1 %82, label %70, label %62, !llvm.loop !211

83:                                               
  %84 = phi i64 [ 0, %64 ], [ %105, %83 ]
  %85 = phi float [ 0.000000e+00, %64 ], [ %103, %83 ]
  %86 = phi float [ 0.000000e+00, %64 ], [ %104, %83 ]
  %87 = mul nsw i64 %84, %31
  %88 = getelementptr inbounds i8, ptr %67, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = getelementptr inbounds i8, ptr %88, i64 4
  %91 = load float, ptr %90, align 4
  %92 = mul nsw i64 %84, %33
  %93 = getelementptr i8, ptr %69, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = getelementptr inbounds i8, ptr %93, i64 4
  %96 = load float, ptr %95, align 4
  %97 = fmul float %89, %94
  %98 = fmul float %91, %96
  %99 = fmul float %89, %96
  %100 = fmul float %91, %94
  %101 = fsub float %97, %98
  %102 = fadd float %100, %99
  %103 = fadd float %85, %101
  %104 = fadd float %86, %102
  %105 = add nuw nsw i64 %84, 1
  %106 = icmp eq i64 %105, %23
  br i1 %106, label %73, label %83, !llvm.loop !212
}

define void @_FortranAMatmulTransposeComplex4Complex4(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 8, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 34, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %67

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %77, %76 ]
  br i1 %60, label %64, label %76

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = mul nsw i64 %63, %57
  br label %68

67:                                               
  ret void

68:                                               
  %69 = phi i64 [ 0, %64 ], [ %87, %79 ]
  br i1 %61, label %70, label %79

70:                                               
  %71 = load ptr, ptr %1, align 8, !tbaa !18
  %72 = mul nsw i64 %69, %35
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  %74 = load ptr, ptr %2, align 8, !tbaa !18
  %75 = getelementptr i8, ptr %74, i64 %65
  br label %89

76:                                               
  %77 = add nuw nsw i64 %63, 1
  %78 = icmp eq i64 %77, %28
  br i1 %78, label %67, label %62, !llvm.loop !213

79:                                               
  %80 = phi float [ 0.000000e+00, %68 ], [ %110, %89 ]
  %81 = phi float [ 0.000000e+00, %68 ], [ %109, %89 ]
  %82 = load ptr, ptr %0, align 8, !tbaa !18
  %83 = mul nsw i64 %69, %49
  %84 = getelementptr inbounds i8, ptr %82, i64 %83
  %85 = getelementptr inbounds i8, ptr %84, i64 %66
  %86 = getelementptr inbounds i8, ptr %85, i64 4
  store float %81, ptr %85, align 4
  store float %80, ptr %86, align 4
  %87 = add nuw nsw i64 %69, 1
  %88 = icmp eq i64 %87, %21
  br i1 %88, label %76, label %68, !llvm.loop !214

89:                                               
  %90 = phi i64 [ 0, %70 ], [ %111, %89 ]
  %91 = phi float [ 0.000000e+00, %70 ], [ %109, %89 ]
  %92 = phi float [ 0.000000e+00, %70 ], [ %110, %89 ]
  %93 = mul nsw i64 %90, %37
  %94 = getelementptr inbounds i8, ptr %73, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = getelementptr inbounds i8, ptr %94, i64 4
  %97 = load float, ptr %96, align 4
  %98 = mul nsw i64 %90, %39
  %99 = getelementptr i8, ptr %75, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = getelementptr inbounds i8, ptr %99, i64 4
  %102 = load float, ptr %101, align 4
  %103 = fmul float %95, %100
  %104 = fmul float %97, %102
  %105 = fmul float %95, %102
  %106 = fmul float %97, %100
  %107 = fsub float %103, %104
  %108 = fadd float %106, %105
  %109 = fadd float %91, %107
  %110 = fadd float %92, %108
  %111 = add nuw nsw i64 %90, 1
  %112 = icmp eq i64 %111, %30
  br i1 %112, label %79, label %89, !llvm.loop !215
}

define void @_FortranAMatmulTransposeDirectComplex4Complex4(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %43 ], [ 0, %41 ]
  %51 = icmp sgt i64 %21, 0
  br i1 %51, label %52, label %60

52:                                               
  %53 = icmp sgt i64 %13, 0
  %54 = icmp sgt i64 %23, 0
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %70, %69 ]
  br i1 %53, label %57, label %69

57:                                               
  %58 = mul nsw i64 %56, %37
  %59 = mul nsw i64 %56, %50
  br label %61

60:                                               
  ret void

61:                                               
  %62 = phi i64 [ 0, %57 ], [ %80, %72 ]
  br i1 %54, label %63, label %72

63:                                               
  %64 = load ptr, ptr %1, align 8, !tbaa !18
  %65 = mul nsw i64 %62, %28
  %66 = getelementptr inbounds i8, ptr %64, i64 %65
  %67 = load ptr, ptr %2, align 8, !tbaa !18
  %68 = getelementptr i8, ptr %67, i64 %58
  br label %82

69:                                               
  %70 = add nuw nsw i64 %56, 1
  %71 = icmp eq i64 %70, %21
  br i1 %71, label %60, label %55, !llvm.loop !216

72:                                               
  %73 = phi float [ 0.000000e+00, %61 ], [ %103, %82 ]
  %74 = phi float [ 0.000000e+00, %61 ], [ %102, %82 ]
  %75 = load ptr, ptr %0, align 8, !tbaa !18
  %76 = mul nsw i64 %62, %42
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  %78 = getelementptr inbounds i8, ptr %77, i64 %59
  %79 = getelementptr inbounds i8, ptr %78, i64 4
  store float %74, ptr %78, align 4
  store float %73, ptr %79, align 4
  %80 = add nuw nsw i64 %62, 1
  %81 = icmp eq i64 %80, %13
  br i1 %81, label %69, label %61, !llvm.loop !217

82:                                               
  %83 = phi i64 [ 0, %63 ], [ %104, %82 ]
  %84 = phi float [ 0.000000e+00, %63 ], [ %102, %82 ]
  %85 = phi float [ 0.000000e+00, %63 ], [ %103, %82 ]
  %86 = mul nsw i64 %83, %30
  %87 = getelementptr inbounds i8, ptr %66, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = getelementptr inbounds i8, ptr %87, i64 4
  %90 = load float, ptr %89, align 4
  %91 = mul nsw i64 %83, %32
  %92 = getelementptr i8, ptr %68, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = getelementptr inbounds i8, ptr %92, i64 4
  %95 = load float, ptr %94, align 4
  %96 = fmul float %88, %93
  %97 = fmul float %90, %95
  %98 = fmul float %88, %95
  %99 = fmul float %90, %93
  %100 = fsub float %96, %97
  %101 = fadd float %99, %98
  %102 = fadd float %84, %100
  %103 = fadd float %85, %101
  %104 = add nuw nsw i64 %83, 1
  %105 = icmp eq i64 %104, %23
  br i1 %105, label %72, label %82, !llvm.loop !218
}

define void @_FortranAMatmulComplex8Complex8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 16, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 35, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %68

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %78, %77 ]
  br i1 %61, label %65, label %77

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = mul nsw i64 %64, %58
  br label %69

68:                                               
  ret void

69:                                               
  %70 = phi i64 [ 0, %65 ], [ %88, %80 ]
  br i1 %62, label %71, label %80

71:                                               
  %72 = load ptr, ptr %1, align 8, !tbaa !18
  %73 = mul nsw i64 %70, %36
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = load ptr, ptr %2, align 8, !tbaa !18
  %76 = getelementptr i8, ptr %75, i64 %66
  br label %90

77:                                               
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %28
  br i1 %79, label %68, label %63, !llvm.loop !219

80:                                               
  %81 = phi double [ 0.000000e+00, %69 ], [ %111, %90 ]
  %82 = phi double [ 0.000000e+00, %69 ], [ %110, %90 ]
  %83 = load ptr, ptr %0, align 8, !tbaa !18
  %84 = mul nsw i64 %70, %50
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  %86 = getelementptr inbounds i8, ptr %85, i64 %67
  %87 = getelementptr inbounds i8, ptr %86, i64 8
  store double %82, ptr %86, align 8
  store double %81, ptr %87, align 8
  %88 = add nuw nsw i64 %70, 1
  %89 = icmp eq i64 %88, %21
  br i1 %89, label %77, label %69, !llvm.loop !220

90:                                               
  %91 = phi i64 [ 0, %71 ], [ %112, %90 ]
  %92 = phi double [ 0.000000e+00, %71 ], [ %110, %90 ]
  %93 = phi double [ 0.000000e+00, %71 ], [ %111, %90 ]
  %94 = mul nsw i64 %91, %38
  %95 = getelementptr inbounds i8, ptr %74, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %95, i64 8
  %98 = load double, ptr %97, align 8
  %99 = mul nsw i64 %91, %40
  %100 = getelementptr i8, ptr %76, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds i8, ptr %100, i64 8
  %103 = load double, ptr %102, align 8
  %104 = fmul double %96, %101
  %105 = fmul double %98, %103
  %106 = fmul double %96, %103
  %107 = fmul double %98, %101
  %108 = fsub double %104, %105
  %109 = fadd double %107, %106
  %110 = fadd double %92, %108
  %111 = fadd double %93, %109
  %112 = add nuw nsw i64 %91, 1
  %113 = icmp eq i64 %112, %30
  br i1 %113, label %80, label %90, !llvm.loop !221
}

define void @_FortranAMatmulDirectComplex8Complex8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
  br label %50

50:                                               
  %51 = phi i64 [ %49, %44 ], [ 0, %42 ]
  %52 = icmp sgt i64 %21, 0
  br i1 %52, label %53, label %61

53:                                               
  %54 = icmp sgt i64 %13, 0
  %55 = icmp sgt i64 %23, 0
  br label %56

56:                                               
  %57 = phi i64 [ 0, %53 ], [ %71, %70 ]
  br i1 %54, label %58, label %70

58:                                               
  %59 = mul nsw i64 %57, %38
  %60 = mul nsw i64 %57, %51
  br label %62

61:                                               
  ret void

62:                                               
  %63 = phi i64 [ 0, %58 ], [ %81, %73 ]
  br i1 %55, label %64, label %73

64:                                               
  %65 = load ptr, ptr %1, align 8, !tbaa !18
  %66 = mul nsw i64 %63, %29
  %67 = getelementptr inbounds i8, ptr %65, i64 %66
  %68 = load ptr, ptr %2, align 8, !tbaa !18
  %69 = getelementptr i8, ptr %68, i64 %59
  br label %83

70:                                               
  %71 = add nuw nsw i64 %57, 1
  %72 = icmp eq i64 %71, %21
  br i1 %72, label %61, label %56, !llvm.loop !222

73:                                               
  %74 = phi double [ 0.000000e+00, %62 ], [ %104, %83 ]
  %75 = phi double [ 0.000000e+00, %62 ], [ %103, %83 ]
  %76 = load ptr, ptr %0, align 8, !tbaa !18
  %77 = mul nsw i64 %63, %43
  %78 = getelementptr inbounds i8, ptr %76, i64 %77
  %79 = getelementptr inbounds i8, ptr %78, i64 %60
  %80 = getelementptr inbounds i8, ptr %79, i64 8
  store double %75, ptr %79, align 8
  store double %74, ptr %80, align 8
  %81 = add nuw nsw i64 %63, 1
  %82 = icmp eq i64 %81, %13
  br i1 %82, label %70, label %62, !llvm.loop !223

83:                                               
  %84 = phi i64 [ 0, %64 ], [ %105, %83 ]
  %85 = phi double [ 0.000000e+00, %64 ], [ %103, %83 ]
  %86 = phi double [ 0.000000e+00, %64 ], [ %104, %83 ]
  %87 = mul nsw i64 %84, %31
  %88 = getelementptr inbounds i8, ptr %67, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %88, i64 8
  %91 = load double, ptr %90, align 8
  %92 = mul nsw i64 %84, %33
  %93 = getelementptr i8, ptr %69, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds i8, ptr %93, i64 8
  %96 = load double, ptr %95, align 8
  %97 = fmul double %89, %94
  %98 = fmul double %91, %96
  %99 = fmul double %89, %96
  %100 = fmul double %91, %94
  %101 = fsub double %97, %98
  %102 = fadd double %100, %99
  %103 = fadd double %85, %101
  %104 = fadd double %86, %102
  %105 = add nuw nsw i64 %84, 1
  %106 = icmp eq i64 %105, %23
  br i1 %106, label %73, label %83, !llvm.loop !224
}

define void @_FortranAMatmulTransposeComplex8Complex8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 16, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 35, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %67

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %77, %76 ]
  br i1 %60, label %64, label %76

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = mul nsw i64 %63, %57
  br label %68

67:                                               
  ret void

68:                                               
  %69 = phi i64 [ 0, %64 ], [ %87, %79 ]
  br i1 %61, label %70, label %79

70:                                               
  %71 = load ptr, ptr %1, align 8, !tbaa !18
  %72 = mul nsw i64 %69, %35
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  %74 = load ptr, ptr %2, align 8, !tbaa !18
  %75 = getelementptr i8, ptr %74, i64 %65
  br label %89

76:                                               
  %77 = add nuw nsw i64 %63, 1
  %78 = icmp eq i64 %77, %28
  br i1 %78, label %67, label %62, !llvm.loop !225

79:                                               
  %80 = phi double [ 0.000000e+00, %68 ], [ %110, %89 ]
  %81 = phi double [ 0.000000e+00, %68 ], [ %109, %89 ]
  %82 = load ptr, ptr %0, align 8, !tbaa !18
  %83 = mul nsw i64 %69, %49
  %84 = getelementptr inbounds i8, ptr %82, i64 %83
  %85 = getelementptr inbounds i8, ptr %84, i64 %66
  %86 = getelementptr inbounds i8, ptr %85, i64 8
  store double %81, ptr %85, align 8
  store double %80, ptr %86, align 8
  %87 = add nuw nsw i64 %69, 1
  %88 = icmp eq i64 %87, %21
  br i1 %88, label %76, label %68, !llvm.loop !226

89:                                               
  %90 = phi i64 [ 0, %70 ], [ %111, %89 ]
  %91 = phi double [ 0.000000e+00, %70 ], [ %109, %89 ]
  %92 = phi double [ 0.000000e+00, %70 ], [ %110, %89 ]
  %93 = mul nsw i64 %90, %37
  %94 = getelementptr inbounds i8, ptr %73, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %94, i64 8
  %97 = load double, ptr %96, align 8
  %98 = mul nsw i64 %90, %39
  %99 = getelementptr i8, ptr %75, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %99, i64 8
  %102 = load double, ptr %101, align 8
  %103 = fmul double %95, %100
  %104 = fmul double %97, %102
  %105 = fmul double %95, %102
  %106 = fmul double %97, %100
  %107 = fsub double %103, %104
  %108 = fadd double %106, %105
  %109 = fadd double %91, %107
  %110 = fadd double %92, %108
  %111 = add nuw nsw i64 %90, 1
  %112 = icmp eq i64 %111, %30
  br i1 %112, label %79, label %89, !llvm.loop !227
}

define void @_FortranAMatmulTransposeDirectComplex8Complex8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %43 ], [ 0, %41 ]
  %51 = icmp sgt i64 %21, 0
  br i1 %51, label %52, label %60

52:                                               
  %53 = icmp sgt i64 %13, 0
  %54 = icmp sgt i64 %23, 0
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %70, %69 ]
  br i1 %53, label %57, label %69

57:                                               
  %58 = mul nsw i64 %56, %37
  %59 = mul nsw i64 %56, %50
  br label %61

60:                                               
  ret void

61:                                               
  %62 = phi i64 [ 0, %57 ], [ %80, %72 ]
  br i1 %54, label %63, label %72

63:                                               
  %64 = load ptr, ptr %1, align 8, !tbaa !18
  %65 = mul nsw i64 %62, %28
  %66 = getelementptr inbounds i8, ptr %64, i64 %65
  %67 = load ptr, ptr %2, align 8, !tbaa !18
  %68 = getelementptr i8, ptr %67, i64 %58
  br label %82

69:                                               
  %70 = add nuw nsw i64 %56, 1
  %71 = icmp eq i64 %70, %21
  br i1 %71, label %60, label %55, !llvm.loop !228

72:                                               
  %73 = phi double [ 0.000000e+00, %61 ], [ %103, %82 ]
  %74 = phi double [ 0.000000e+00, %61 ], [ %102, %82 ]
  %75 = load ptr, ptr %0, align 8, !tbaa !18
  %76 = mul nsw i64 %62, %42
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  %78 = getelementptr inbounds i8, ptr %77, i64 %59
  %79 = getelementptr inbounds i8, ptr %78, i64 8
  store double %74, ptr %78, align 8
  store double %73, ptr %79, align 8
  %80 = add nuw nsw i64 %62, 1
  %81 = icmp eq i64 %80, %13
  br i1 %81, label %69, label %61, !llvm.loop !229

82:                                               
  %83 = phi i64 [ 0, %63 ], [ %104, %82 ]
  %84 = phi double [ 0.000000e+00, %63 ], [ %102, %82 ]
  %85 = phi double [ 0.000000e+00, %63 ], [ %103, %82 ]
  %86 = mul nsw i64 %83, %30
  %87 = getelementptr inbounds i8, ptr %66, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %87, i64 8
  %90 = load double, ptr %89, align 8
  %91 = mul nsw i64 %83, %32
  %92 = getelementptr i8, ptr %68, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %92, i64 8
  %95 = load double, ptr %94, align 8
  %96 = fmul double %88, %93
  %97 = fmul double %90, %95
  %98 = fmul double %88, %95
  %99 = fmul double %90, %93
  %100 = fsub double %96, %97
  %101 = fadd double %99, %98
  %102 = fadd double %84, %100
  %103 = fadd double %85, %101
  %104 = add nuw nsw i64 %83, 1
  %105 = icmp eq i64 %104, %23
  br i1 %105, label %72, label %82, !llvm.loop !230
}

define void @_FortranAMatmulComplex8Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 16, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 35, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %68

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %78, %77 ]
  br i1 %61, label %65, label %77

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = mul nsw i64 %64, %58
  br label %69

68:                                               
  ret void

69:                                               
  %70 = phi i64 [ 0, %65 ], [ %88, %80 ]
  br i1 %62, label %71, label %80

71:                                               
  %72 = load ptr, ptr %1, align 8, !tbaa !18
  %73 = mul nsw i64 %70, %36
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = load ptr, ptr %2, align 8, !tbaa !18
  %76 = getelementptr i8, ptr %75, i64 %66
  br label %90

77:                                               
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %28
  br i1 %79, label %68, label %63, !llvm.loop !231

80:                                               
  %81 = phi double [ 0.000000e+00, %69 ], [ %109, %90 ]
  %82 = phi double [ 0.000000e+00, %69 ], [ %108, %90 ]
  %83 = load ptr, ptr %0, align 8, !tbaa !18
  %84 = mul nsw i64 %70, %50
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  %86 = getelementptr inbounds i8, ptr %85, i64 %67
  %87 = getelementptr inbounds i8, ptr %86, i64 8
  store double %82, ptr %86, align 8
  store double %81, ptr %87, align 8
  %88 = add nuw nsw i64 %70, 1
  %89 = icmp eq i64 %88, %21
  br i1 %89, label %77, label %69, !llvm.loop !232

90:                                               
  %91 = phi i64 [ 0, %71 ], [ %110, %90 ]
  %92 = phi double [ 0.000000e+00, %71 ], [ %108, %90 ]
  %93 = phi double [ 0.000000e+00, %71 ], [ %109, %90 ]
  %94 = mul nsw i64 %91, %38
  %95 = getelementptr inbounds i8, ptr %74, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %95, i64 8
  %98 = load double, ptr %97, align 8
  %99 = mul nsw i64 %91, %40
  %100 = getelementptr i8, ptr %76, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !27
  %102 = fmul double %96, %101
  %103 = fmul double %98, 0.000000e+00
  %104 = fmul double %96, 0.000000e+00
  %105 = fmul double %98, %101
  %106 = fsub double %102, %103
  %107 = fadd double %104, %105
  %108 = fadd double %92, %106
  %109 = fadd double %93, %107
  %110 = add nuw nsw i64 %91, 1
  %111 = icmp eq i64 %110, %30
  br i1 %111, label %80, label %90, !llvm.loop !233
}

define void @_FortranAMatmulDirectComplex8Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
  br label %50

50:                                               
  %51 = phi i64 [ %49, %44 ], [ 0, %42 ]
  %52 = icmp sgt i64 %21, 0
  br i1 %52, label %53, label %61

53:                                               
  %54 = icmp sgt i64 %13, 0
  %55 = icmp sgt i64 %23, 0
  br label %56

56:                                               
  %57 = phi i64 [ 0, %53 ], [ %71, %70 ]
  br i1 %54, label %58, label %70

58:                                               
  %59 = mul nsw i64 %57, %38
  %60 = mul nsw i64 %57, %51
  br label %62

61:                                               
  ret void

62:                                               
  %63 = phi i64 [ 0, %58 ], [ %81, %73 ]
  br i1 %55, label %64, label %73

64:                                               
  %65 = load ptr, ptr %1, align 8, !tbaa !18
  %66 = mul nsw i64 %63, %29
  %67 = getelementptr inbounds i8, ptr %65, i64 %66
  %68 = load ptr, ptr %2, align 8, !tbaa !18
  %69 = getelementptr i8, ptr %68, i64 %59
  br label %83

70:                                               
  %71 = add nuw nsw i64 %57, 1
  %72 = icmp eq i64 %71, %21
  br i1 %72, label %61, label %56, !llvm.loop !234

73:                                               
  %74 = phi double [ 0.000000e+00, %62 ], [ %102, %83 ]
  %75 = phi double [ 0.000000e+00, %62 ], [ %101, %83 ]
  %76 = load ptr, ptr %0, align 8, !tbaa !18
  %77 = mul nsw i64 %63, %43
  %78 = getelementptr inbounds i8, ptr %76, i64 %77
  %79 = getelementptr inbounds i8, ptr %78, i64 %60
  %80 = getelementptr inbounds i8, ptr %79, i64 8
  store double %75, ptr %79, align 8
  store double %74, ptr %80, align 8
  %81 = add nuw nsw i64 %63, 1
  %82 = icmp eq i64 %81, %13
  br i1 %82, label %70, label %62, !llvm.loop !235

83:                                               
  %84 = phi i64 [ 0, %64 ], [ %103, %83 ]
  %85 = phi double [ 0.000000e+00, %64 ], [ %101, %83 ]
  %86 = phi double [ 0.000000e+00, %64 ], [ %102, %83 ]
  %87 = mul nsw i64 %84, %31
  %88 = getelementptr inbounds i8, ptr %67, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %88, i64 8
  %91 = load double, ptr %90, align 8
  %92 = mul nsw i64 %84, %33
  %93 = getelementptr i8, ptr %69, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !27
  %95 = fmul double %89, %94
  %96 = fmul double %91, 0.000000e+00
  %97 = fmul double %89, 0.000000e+00
  %98 = fmul double %91, %94
  %99 = fsub double %95, %96
  %100 = fadd double %97, %98
  %101 = fadd double %85, %99
  %102 = fadd double %86, %100
  %103 = add nuw nsw i64 %84, 1
  %104 = icmp eq i64 %103, %23
  br i1 %104, label %73, label %83, !llvm.loop !236
}

define void @_FortranAMatmulTransposeComplex8Real8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 16, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 35, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %67

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %77, %76 ]
  br i1 %60, label %64, label %76

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = mul nsw i64 %63, %57
  br label %68

67:                                               
  ret void

68:                                               
  %69 = phi i64 [ 0, %64 ], [ %87, %79 ]
  br i1 %61, label %70, label %79

70:                                               
  %71 = load ptr, ptr %1, align 8, !tbaa !18
  %72 = mul nsw i64 %69, %35
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  %74 = load ptr, ptr %2, align 8, !tbaa !18
  %75 = getelementptr i8, ptr %74, i64 %65
  br label %89

76:                                               
  %77 = add nuw nsw i64 %63, 1
  %78 = icmp eq i64 %77, %28
  br i1 %78, label %67, label %62, !llvm.loop !237

79:                                               
  %80 = phi double [ 0.000000e+00, %68 ], [ %108, %89 ]
  %81 = phi double [ 0.000000e+00, %68 ], [ %107, %89 ]
  %82 = load ptr, ptr %0, align 8, !tbaa !18
  %83 = mul nsw i64 %69, %49
  %84 = getelementptr inbounds i8, ptr %82, i64 %83
  %85 = getelementptr inbounds i8, ptr %84, i64 %66
  %86 = getelementptr inbounds i8, ptr %85, i64 8
  store double %81, ptr %85, align 8
  store double %80, ptr %86, align 8
  %87 = add nuw nsw i64 %69, 1
  %88 = icmp eq i64 %87, %21
  br i1 %88, label %76, label %68, !llvm.loop !238

89:                                               
  %90 = phi i64 [ 0, %70 ], [ %109, %89 ]
  %91 = phi double [ 0.000000e+00, %70 ], [ %107, %89 ]
  %92 = phi double [ 0.000000e+00, %70 ], [ %108, %89 ]
  %93 = mul nsw i64 %90, %37
  %94 = getelementptr inbounds i8, ptr %73, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %94, i64 8
  %97 = load double, ptr %96, align 8
  %98 = mul nsw i64 %90, %39
  %99 = getelementptr i8, ptr %75, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !27
  %101 = fmul double %95, %100
  %102 = fmul double %97, 0.000000e+00
  %103 = fmul double %95, 0.000000e+00
  %104 = fmul double %97, %100
  %105 = fsub double %101, %102
  %106 = fadd double %103, %104
  %107 = fadd double %91, %105
  %108 = fadd double %92, %106
  %109 = add nuw nsw i64 %90, 1
  %110 = icmp eq i64 %109, %30
  br i1 %110, label %79, label %89, !llvm.loop !239
}

define void @_FortranAMatmulTransposeDirectComplex8Real8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %43 ], [ 0, %41 ]
  %51 = icmp sgt i64 %21, 0
  br i1 %51, label %52, label %60

52:                                               
  %53 = icmp sgt i64 %13, 0
  %54 = icmp sgt i64 %23, 0
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %70, %69 ]
  br i1 %53, label %57, label %69

57:                                               
  %58 = mul nsw i64 %56, %37
  %59 = mul nsw i64 %56, %50
  br label %61

60:                                               
  ret void

61:                                               
  %62 = phi i64 [ 0, %57 ], [ %80, %72 ]
  br i1 %54, label %63, label %72

63:                                               
  %64 = load ptr, ptr %1, align 8, !tbaa !18
  %65 = mul nsw i64 %62, %28
  %66 = getelementptr inbounds i8, ptr %64, i64 %65
  %67 = load ptr, ptr %2, align 8, !tbaa !18
  %68 = getelementptr i8, ptr %67, i64 %58
  br label %82

69:                                               
  %70 = add nuw nsw i64 %56, 1
  %71 = icmp eq i64 %70, %21
  br i1 %71, label %60, label %55, !llvm.loop !240

72:                                               
  %73 = phi double [ 0.000000e+00, %61 ], [ %101, %82 ]
  %74 = phi double [ 0.000000e+00, %61 ], [ %100, %82 ]
  %75 = load ptr, ptr %0, align 8, !tbaa !18
  %76 = mul nsw i64 %62, %42
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  %78 = getelementptr inbounds i8, ptr %77, i64 %59
  %79 = getelementptr inbounds i8, ptr %78, i64 8
  store double %74, ptr %78, align 8
  store double %73, ptr %79, align 8
  %80 = add nuw nsw i64 %62, 1
  %81 = icmp eq i64 %80, %13
  br i1 %81, label %69, label %61, !llvm.loop !241

82:                                               
  %83 = phi i64 [ 0, %63 ], [ %102, %82 ]
  %84 = phi double [ 0.000000e+00, %63 ], [ %100, %82 ]
  %85 = phi double [ 0.000000e+00, %63 ], [ %101, %82 ]
  %86 = mul nsw i64 %83, %30
  %87 = getelementptr inbounds i8, ptr %66, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %87, i64 8
  %90 = load double, ptr %89, align 8
  %91 = mul nsw i64 %83, %32
  %92 = getelementptr i8, ptr %68, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !27
  %94 = fmul double %88, %93
  %95 = fmul double %90, 0.000000e+00
  %96 = fmul double %88, 0.000000e+00
  %97 = fmul double %90, %93
  %98 = fsub double %94, %95
  %99 = fadd double %96, %97
  %100 = fadd double %84, %98
  %101 = fadd double %85, %99
  %102 = add nuw nsw i64 %83, 1
  %103 = icmp eq i64 %102, %23
  br i1 %103, label %72, label %82, !llvm.loop !242
}

define void @_FortranAMatmulReal8Complex8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 16, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 35, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ 64, %31 ], [ 40, %27 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %37 = getelementptr inbounds i8, ptr %1, i64 %35
  %38 = load i64, ptr %37, align 8, !tbaa !25
  %39 = getelementptr inbounds i8, ptr %2, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br i1 %23, label %44, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8, !tbaa !25
  br label %44

44:                                               
  %45 = phi i64 [ %43, %41 ], [ 0, %34 ]
  br i1 %16, label %49, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %46 ], [ 0, %44 ]
  br i1 %23, label %57, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 24
  %53 = icmp ne i8 %15, 1
  %54 = zext i1 %53 to i64
  %55 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %54, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !25
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = icmp sgt i64 %28, 0
  br i1 %59, label %60, label %68

60:                                               
  %61 = icmp sgt i64 %21, 0
  %62 = icmp sgt i64 %30, 0
  br label %63

63:                                               
  %64 = phi i64 [ 0, %60 ], [ %78, %77 ]
  br i1 %61, label %65, label %77

65:                                               
  %66 = mul nsw i64 %64, %45
  %67 = mul nsw i64 %64, %58
  br label %69

68:                                               
  ret void

69:                                               
  %70 = phi i64 [ 0, %65 ], [ %88, %80 ]
  br i1 %62, label %71, label %80

71:                                               
  %72 = load ptr, ptr %1, align 8, !tbaa !18
  %73 = mul nsw i64 %70, %36
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = load ptr, ptr %2, align 8, !tbaa !18
  %76 = getelementptr i8, ptr %75, i64 %66
  br label %90

77:                                               
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp eq i64 %78, %28
  br i1 %79, label %68, label %63, !llvm.loop !243

80:                                               
  %81 = phi double [ 0.000000e+00, %69 ], [ %109, %90 ]
  %82 = phi double [ 0.000000e+00, %69 ], [ %108, %90 ]
  %83 = load ptr, ptr %0, align 8, !tbaa !18
  %84 = mul nsw i64 %70, %50
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  %86 = getelementptr inbounds i8, ptr %85, i64 %67
  %87 = getelementptr inbounds i8, ptr %86, i64 8
  store double %82, ptr %86, align 8
  store double %81, ptr %87, align 8
  %88 = add nuw nsw i64 %70, 1
  %89 = icmp eq i64 %88, %21
  br i1 %89, label %77, label %69, !llvm.loop !244

90:                                               
  %91 = phi i64 [ 0, %71 ], [ %110, %90 ]
  %92 = phi double [ 0.000000e+00, %71 ], [ %108, %90 ]
  %93 = phi double [ 0.000000e+00, %71 ], [ %109, %90 ]
  %94 = mul nsw i64 %91, %38
  %95 = getelementptr inbounds i8, ptr %74, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !27
  %97 = mul nsw i64 %91, %40
  %98 = getelementptr i8, ptr %76, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %98, i64 8
  %101 = load double, ptr %100, align 8
  %102 = fmul double %96, %99
  %103 = fmul double %101, 0.000000e+00
  %104 = fmul double %96, %101
  %105 = fmul double %99, 0.000000e+00
  %106 = fsub double %102, %103
  %107 = fadd double %105, %104
  %108 = fadd double %92, %106
  %109 = fadd double %93, %107
  %110 = add nuw nsw i64 %91, 1
  %111 = icmp eq i64 %110, %30
  br i1 %111, label %80, label %90, !llvm.loop !245
}

define void @_FortranAMatmulDirectReal8Complex8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 40
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ 64, %24 ], [ 40, %20 ]
  %29 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %30 = getelementptr inbounds i8, ptr %1, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %2, i64 40
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br i1 %16, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %2, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !25
  br label %37

37:                                               
  %38 = phi i64 [ %36, %34 ], [ 0, %27 ]
  br i1 %8, label %42, label %39

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8, !tbaa !25
  br label %42

42:                                               
  %43 = phi i64 [ %41, %39 ], [ 0, %37 ]
  br i1 %16, label %50, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 24
  %46 = icmp ne i8 %7, 1
  %47 = zext i1 %46 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %47, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !25
  br label %50

50:                                               
  %51 = phi i64 [ %49, %44 ], [ 0, %42 ]
  %52 = icmp sgt i64 %21, 0
  br i1 %52, label %53, label %61

53:                                               
  %54 = icmp sgt i64 %13, 0
  %55 = icmp sgt i64 %23, 0
  br label %56

56:                                               
  %57 = phi i64 [ 0, %53 ], [ %71, %70 ]
  br i1 %54, label %58, label %70

58:                                               
  %59 = mul nsw i64 %57, %38
  %60 = mul nsw i64 %57, %51
  br label %62

61:                                               
  ret void

62:                                               
  %63 = phi i64 [ 0, %58 ], [ %81, %73 ]
  br i1 %55, label %64, label %73

64:                                               
  %65 = load ptr, ptr %1, align 8, !tbaa !18
  %66 = mul nsw i64 %63, %29
  %67 = getelementptr inbounds i8, ptr %65, i64 %66
  %68 = load ptr, ptr %2, align 8, !tbaa !18
  %69 = getelementptr i8, ptr %68, i64 %59
  br label %83

70:                                               
  %71 = add nuw nsw i64 %57, 1
  %72 = icmp eq i64 %71, %21
  br i1 %72, label %61, label %56, !llvm.loop !246

73:                                               
  %74 = phi double [ 0.000000e+00, %62 ], [ %102, %83 ]
  %75 = phi double [ 0.000000e+00, %62 ], [ %101, %83 ]
  %76 = load ptr, ptr %0, align 8, !tbaa !18
  %77 = mul nsw i64 %63, %43
  %78 = getelementptr inbounds i8, ptr %76, i64 %77
  %79 = getelementptr inbounds i8, ptr %78, i64 %60
  %80 = getelementptr inbounds i8, ptr %79, i64 8
  store double %75, ptr %79, align 8
  store double %74, ptr %80, align 8
  %81 = add nuw nsw i64 %63, 1
  %82 = icmp eq i64 %81, %13
  br i1 %82, label %70, label %62, !llvm.loop !247

83:                                               
  %84 = phi i64 [ 0, %64 ], [ %103, %83 ]
  %85 = phi double [ 0.000000e+00, %64 ], [ %101, %83 ]
  %86 = phi double [ 0.000000e+00, %64 ], [ %102, %83 ]
  %87 = mul nsw i64 %84, %31
  %88 = getelementptr inbounds i8, ptr %67, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !27
  %90 = mul nsw i64 %84, %33
  %91 = getelementptr i8, ptr %69, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds i8, ptr %91, i64 8
  %94 = load double, ptr %93, align 8
  %95 = fmul double %89, %92
  %96 = fmul double %94, 0.000000e+00
  %97 = fmul double %89, %94
  %98 = fmul double %92, 0.000000e+00
  %99 = fsub double %95, %96
  %100 = fadd double %98, %97
  %101 = fadd double %85, %99
  %102 = fadd double %86, %100
  %103 = add nuw nsw i64 %84, 1
  %104 = icmp eq i64 %103, %23
  br i1 %104, label %73, label %83, !llvm.loop !248
}

define void @_FortranAMatmulTransposeReal8Complex8(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %2, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = add nsw i8 %9, %7
  %11 = sext i8 %10 to i32
  %12 = add nsw i32 %11, -2
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 16, ptr %13, align 8, !tbaa !19
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 35, ptr %14, align 1, !tbaa !64
  tail call fastcc void @product_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1)
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i8, ptr %6, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %5 ]
  %22 = load i8, ptr %8, align 4, !tbaa !9
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 56
  %26 = load i64, ptr %25, align 8, !tbaa !15
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 1, %20 ]
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !15
  br i1 %16, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %1, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !25
  br label %34

34:                                               
  %35 = phi i64 [ %33, %31 ], [ 0, %27 ]
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !25
  %38 = getelementptr inbounds i8, ptr %2, i64 40
  %39 = load i64, ptr %38, align 8, !tbaa !25
  br i1 %23, label %43, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 64
  %42 = load i64, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               
  %44 = phi i64 [ %42, %40 ], [ 0, %34 ]
  br i1 %16, label %48, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !25
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ 0, %43 ]
  br i1 %23, label %56, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = icmp ne i8 %15, 1
  %53 = zext i1 %52 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %53, i32 2
  %55 = load i64, ptr %54, align 8, !tbaa !25
  br label %56

56:                                               
  %57 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %58 = icmp sgt i64 %28, 0
  br i1 %58, label %59, label %67

59:                                               
  %60 = icmp sgt i64 %21, 0
  %61 = icmp sgt i64 %30, 0
  br label %62

62:                                               
  %63 = phi i64 [ 0, %59 ], [ %77, %76 ]
  br i1 %60, label %64, label %76

64:                                               
  %65 = mul nsw i64 %63, %44
  %66 = mul nsw i64 %63, %57
  br label %68

67:                                               
  ret void

68:                                               
  %69 = phi i64 [ 0, %64 ], [ %87, %79 ]
  br i1 %61, label %70, label %79

70:                                               
  %71 = load ptr, ptr %1, align 8, !tbaa !18
  %72 = mul nsw i64 %69, %35
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  %74 = load ptr, ptr %2, align 8, !tbaa !18
  %75 = getelementptr i8, ptr %74, i64 %65
  br label %89

76:                                               
  %77 = add nuw nsw i64 %63, 1
  %78 = icmp eq i64 %77, %28
  br i1 %78, label %67, label %62, !llvm.loop !249

79:                                               
  %80 = phi double [ 0.000000e+00, %68 ], [ %108, %89 ]
  %81 = phi double [ 0.000000e+00, %68 ], [ %107, %89 ]
  %82 = load ptr, ptr %0, align 8, !tbaa !18
  %83 = mul nsw i64 %69, %49
  %84 = getelementptr inbounds i8, ptr %82, i64 %83
  %85 = getelementptr inbounds i8, ptr %84, i64 %66
  %86 = getelementptr inbounds i8, ptr %85, i64 8
  store double %81, ptr %85, align 8
  store double %80, ptr %86, align 8
  %87 = add nuw nsw i64 %69, 1
  %88 = icmp eq i64 %87, %21
  br i1 %88, label %76, label %68, !llvm.loop !250

89:                                               
  %90 = phi i64 [ 0, %70 ], [ %109, %89 ]
  %91 = phi double [ 0.000000e+00, %70 ], [ %107, %89 ]
  %92 = phi double [ 0.000000e+00, %70 ], [ %108, %89 ]
  %93 = mul nsw i64 %90, %37
  %94 = getelementptr inbounds i8, ptr %73, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !27
  %96 = mul nsw i64 %90, %39
  %97 = getelementptr i8, ptr %75, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds i8, ptr %97, i64 8
  %100 = load double, ptr %99, align 8
  %101 = fmul double %95, %98
  %102 = fmul double %100, 0.000000e+00
  %103 = fmul double %95, %100
  %104 = fmul double %98, 0.000000e+00
  %105 = fsub double %101, %102
  %106 = fadd double %104, %103
  %107 = fadd double %91, %105
  %108 = fadd double %92, %106
  %109 = add nuw nsw i64 %90, 1
  %110 = icmp eq i64 %109, %30
  br i1 %110, label %79, label %89, !llvm.loop !251
}

define void @_FortranAMatmulTransposeDirectReal8Complex8(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4, !tbaa !9
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %12, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 1, %5 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp eq i8 %15, 1
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %2, i64 56
  %19 = load i64, ptr %18, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i64 [ %19, %17 ], [ 1, %12 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8, !tbaa !15
  br i1 %8, label %27, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !25
  br label %27

27:                                               
  %28 = phi i64 [ %26, %24 ], [ 0, %20 ]
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load i64, ptr %29, align 8, !tbaa !25
  %31 = getelementptr inbounds i8, ptr %2, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !25
  br i1 %16, label %36, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %2, i64 64
  %35 = load i64, ptr %34, align 8, !tbaa !25
  br label %36

36:                                               
  %37 = phi i64 [ %35, %33 ], [ 0, %27 ]
  br i1 %8, label %41, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8, !tbaa !25
  br label %41

41:                                               
  %42 = phi i64 [ %40, %38 ], [ 0, %36 ]
  br i1 %16, label %49, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = icmp ne i8 %7, 1
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %46, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !25
  br label %49

49:                                               
  %50 = phi i64 [ %48, %43 ], [ 0, %41 ]
  %51 = icmp sgt i64 %21, 0
  br i1 %51, label %52, label %60

52:                                               
  %53 = icmp sgt i64 %13, 0
  %54 = icmp sgt i64 %23, 0
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %70, %69 ]
  br i1 %53, label %57, label %69

57:                                               
  %58 = mul nsw i64 %56, %37
  %59 = mul nsw i64 %56, %50
  br label %61

60:                                               
  ret void

61:                                               
  %62 = phi i64 [ 0, %57 ], [ %80, %72 ]
  br i1 %54, label %63, label %72

63:                                               
  %64 = load ptr, ptr %1, align 8, !tbaa !18
  %65 = mul nsw i64 %62, %28
  %66 = getelementptr inbounds i8, ptr %64, i64 %65
  %67 = load ptr, ptr %2, align 8, !tbaa !18
  %68 = getelementptr i8, ptr %67, i64 %58
  br label %82

69:                                               
  %70 = add nuw nsw i64 %56, 1
  %71 = icmp eq i64 %70, %21
  br i1 %71, label %60, label %55, !llvm.loop !252

72:                                               
  %73 = phi double [ 0.000000e+00, %61 ], [ %101, %82 ]
  %74 = phi double [ 0.000000e+00, %61 ], [ %100, %82 ]
  %75 = load ptr, ptr %0, align 8, !tbaa !18
  %76 = mul nsw i64 %62, %42
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  %78 = getelementptr inbounds i8, ptr %77, i64 %59
  %79 = getelementptr inbounds i8, ptr %78, i64 8
  store double %74, ptr %78, align 8
  store double %73, ptr %79, align 8
  %80 = add nuw nsw i64 %62, 1
  %81 = icmp eq i64 %80, %13
  br i1 %81, label %69, label %61, !llvm.loop !253

82:                                               
  %83 = phi i64 [ 0, %63 ], [ %102, %82 ]
  %84 = phi double [ 0.000000e+00, %63 ], [ %100, %82 ]
  %85 = phi double [ 0.000000e+00, %63 ], [ %101, %82 ]
  %86 = mul nsw i64 %83, %30
  %87 = getelementptr inbounds i8, ptr %66, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !27
  %89 = mul nsw i64 %83, %32
  %90 = getelementptr i8, ptr %68, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds i8, ptr %90, i64 8
  %93 = load double, ptr %92, align 8
  %94 = fmul double %88, %91
  %95 = fmul double %93, 0.000000e+00
  %96 = fmul double %88, %93
  %97 = fmul double %91, 0.000000e+00
  %98 = fsub double %94, %95
  %99 = fadd double %97, %96
  %100 = fadd double %84, %98
  %101 = fadd double %85, %99
  %102 = add nuw nsw i64 %83, 1
  %103 = icmp eq i64 %102, %23
  br i1 %103, label %72, label %82, !llvm.loop !254
}

define void @_FortranATransfer(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #6 {
  %6 = tail call fastcc i64 @elements(ptr noundef %1)
  %7 = getelementptr inbounds i8, ptr %2, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !9
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !19
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12

12:                                               
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !19
  %15 = mul i64 %14, %6
  %16 = add i64 %10, -1
  %17 = add i64 %16, %15
  %18 = udiv i64 %17, %10
  br label %19

19:                                               
  %20 = phi i64 [ %18, %12 ], [ 0, %5 ]
  %21 = icmp sgt i8 %8, 0
  %22 = zext i1 %21 to i32
  tail call fastcc void @transfer(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %22, i64 noundef %20)
  ret void
}

define internal fastcc void @transfer(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4) unnamed_addr #6 {
  %6 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8, !tbaa !19
  %9 = tail call fastcc ptr @derived_type(ptr noundef %1)
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %2, i32 noundef %3)
  %10 = icmp eq i32 %3, 1
  br i1 %10, label %11, label %13

11:                                               
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %4, ptr %12, align 8, !tbaa !15
  br label %13

13:                                               
  %14 = phi i64 [ %4, %11 ], [ 1, %5 ]
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !19
  %17 = mul i64 %16, %14
  %18 = tail call fastcc i64 @elements(ptr noundef %1)
  %19 = icmp eq i64 %8, 0
  br i1 %19, label %23, label %20

20:                                               
  %21 = udiv i64 %17, %8
  %22 = freeze i64 %21
  br label %23

23:                                               
  %24 = phi i64 [ %22, %20 ], [ 0, %13 ]
  %25 = tail call i64 @llvm.smin.i64(i64 %18, i64 %24)
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %29

27:                                               
  %28 = sext i8 %6 to i32
  br label %31

29:                                               
  %30 = icmp slt i64 %24, %18
  br i1 %30, label %39, label %47

31:                                               
  %32 = phi i64 [ 0, %27 ], [ %37, %31 ]
  %33 = load ptr, ptr %0, align 8, !tbaa !18
  %34 = mul i64 %32, %8
  %35 = getelementptr inbounds i8, ptr %33, i64 %34
  %36 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %32)
  tail call fastcc void @copy_typed(ptr noundef %35, ptr noundef %36, i32 noundef %28, i64 noundef %8, ptr noundef %9)
  %37 = add nuw nsw i64 %32, 1
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %29, label %31, !llvm.loop !255

39:                                               
  %40 = mul i64 %24, %8
  %41 = icmp ugt i64 %17, %40
  br i1 %41, label %42, label %47

42:                                               
  %43 = load ptr, ptr %0, align 8, !tbaa !18
  %44 = getelementptr inbounds i8, ptr %43, i64 %40
  %45 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %24)
  %46 = sub i64 %17, %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %44, ptr align 1 %45, i64 %46, i1 false)
  br label %47

47:                                               
  ret void
}

define void @_FortranATransferSize(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #6 {
  tail call fastcc void @transfer(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 1, i64 noundef %5)
  ret void
}

define void @_FortranATranspose(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !19
  %8 = tail call fastcc ptr @derived_type(ptr noundef %1)
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef 2)
  %9 = getelementptr inbounds i8, ptr %1, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !15
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %10, ptr %11, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !15
  %14 = getelementptr inbounds i8, ptr %0, i64 56
  store i64 %13, ptr %14, align 8, !tbaa !15
  tail call fastcc void @allocate_result(ptr noundef %0)
  %15 = load i64, ptr %12, align 8, !tbaa !15
  %16 = load i64, ptr %9, align 8, !tbaa !15
  %17 = icmp sgt i64 %15, 0
  br i1 %17, label %18, label %27

18:                                               
  %19 = icmp sgt i64 %16, 0
  %20 = getelementptr inbounds i8, ptr %1, i64 40
  %21 = getelementptr inbounds i8, ptr %1, i64 64
  %22 = sext i8 %5 to i32
  br label %23

23:                                               
  %24 = phi i64 [ 0, %18 ], [ %29, %28 ]
  br i1 %19, label %25, label %28

25:                                               
  %26 = mul nuw nsw i64 %24, %16
  br label %31

27:                                               
  ret void

28:                                               
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %15
  br i1 %30, label %27, label %23, !llvm.loop !256

31:                                               
  %32 = phi i64 [ 0, %25 ], [ %45, %31 ]
  %33 = load ptr, ptr %0, align 8, !tbaa !18
  %34 = add nuw nsw i64 %32, %26
  %35 = load i64, ptr %6, align 8, !tbaa !19
  %36 = mul i64 %35, %34
  %37 = getelementptr inbounds i8, ptr %33, i64 %36
  %38 = load ptr, ptr %1, align 8, !tbaa !18
  %39 = load i64, ptr %20, align 8, !tbaa !25
  %40 = mul nsw i64 %39, %24
  %41 = getelementptr inbounds i8, ptr %38, i64 %40
  %42 = load i64, ptr %21, align 8, !tbaa !25
  %43 = mul nsw i64 %42, %32
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  tail call fastcc void @build_typed(ptr noundef %37, ptr noundef %44, i32 noundef %22, i64 noundef %7, ptr noundef %8)
  %45 = add nuw nsw i64 %32, 1
  %46 = icmp eq i64 %45, %16
  br i1 %46, label %28, label %31, !llvm.loop !257
}

define internal fastcc signext i8 @type_of(ptr nocapture noundef readonly %0) unnamed_addr #13 {
  %2 = tail call fastcc ptr @derived_type(ptr noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %7

4:                                                
  %5 = getelementptr inbounds i8, ptr %0, i64 21
  %6 = load i8, ptr %5, align 1, !tbaa !64
  br label %7

7:                                                
  %8 = phi i8 [ %6, %4 ], [ 42, %1 ]
  ret i8 %8
}

define internal fastcc ptr @derived_type(ptr nocapture noundef readonly %0) unnamed_addr #13 {
  %2 = getelementptr inbounds i8, ptr %0, i64 23
  %3 = load i8, ptr %2, align 1, !tbaa !258
  %4 = and i8 %3, 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %14, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = getelementptr inbounds i8, ptr %0, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = sext i8 %9 to i64
  %11 = mul nsw i64 %10, 24
  %12 = getelementptr inbounds i8, ptr %7, i64 %11
  %13 = load ptr, ptr %12, align 8, !tbaa !259
  br label %14

14:                                               
  %15 = phi ptr [ %13, %6 ], [ null, %1 ]
  ret ptr %15
}

define internal fastcc void @build_typed(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) unnamed_addr #6 {
  %6 = icmp eq i32 %2, 42
  br i1 %6, label %7, label %8

7:                                                
  tail call void @enzyme_cc_initialize(ptr noundef %0, ptr noundef %4) #35
  br label %8

8:                                                
  tail call fastcc void @copy_typed(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4)
  ret void
}

define void @_FortranAReshape(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, ptr nocapture noundef readnone %5, i32 noundef %6) local_unnamed_addr #6 {
  %8 = getelementptr inbounds i8, ptr %2, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !15
  %10 = trunc i64 %9 to i32
  %11 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !19
  %14 = tail call fastcc ptr @derived_type(ptr noundef %1)
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %10)
  %15 = icmp sgt i32 %10, 0
  br i1 %15, label %16, label %19

16:                                               
  %17 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef 0)
  %18 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %17, ptr %18, align 8, !tbaa !15
  br label %19

19:                                               
  %20 = phi i32 [ 1, %16 ], [ 0, %7 ]
  %21 = icmp slt i32 %20, %10
  br i1 %21, label %22, label %28

22:                                               
  %23 = zext nneg i32 %20 to i64
  %24 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %23)
  %25 = getelementptr inbounds i8, ptr %0, i64 24
  %26 = getelementptr inbounds [15 x %struct.Dimension], ptr %25, i64 0, i64 %23, i32 1
  store i64 %24, ptr %26, align 8, !tbaa !15
  %27 = add nuw nsw i32 %20, 1
  br label %28

28:                                               
  %29 = phi i32 [ %27, %22 ], [ %20, %19 ]
  %30 = icmp slt i32 %29, %10
  br i1 %30, label %31, label %37

31:                                               
  %32 = zext nneg i32 %29 to i64
  %33 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %32)
  %34 = getelementptr inbounds i8, ptr %0, i64 24
  %35 = getelementptr inbounds [15 x %struct.Dimension], ptr %34, i64 0, i64 %32, i32 1
  store i64 %33, ptr %35, align 8, !tbaa !15
  %36 = add nuw nsw i32 %29, 1
  br label %37

37:                                               
  %38 = phi i32 [ %36, %31 ], [ %29, %28 ]
  %39 = icmp slt i32 %38, %10
  br i1 %39, label %40, label %46

40:                                               
  %41 = zext nneg i32 %38 to i64
  %42 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %41)
  %43 = getelementptr inbounds i8, ptr %0, i64 24
  %44 = getelementptr inbounds [15 x %struct.Dimension], ptr %43, i64 0, i64 %41, i32 1
  store i64 %42, ptr %44, align 8, !tbaa !15
  %45 = add nuw nsw i32 %38, 1
  br label %46

46:                                               
  %47 = phi i32 [ %45, %40 ], [ %38, %37 ]
  %48 = icmp slt i32 %47, %10
  br i1 %48, label %49, label %59

49:                                               
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  %51 = zext nneg i32 %47 to i64
  %52 = and i64 %9, 4294967295
  br label %53

53:                                               
  %54 = phi i64 [ %51, %49 ], [ %57, %53 ]
  %55 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %54)
  %56 = getelementptr inbounds [15 x %struct.Dimension], ptr %50, i64 0, i64 %54, i32 1
  store i64 %55, ptr %56, align 8, !tbaa !15
  %57 = add nuw nsw i64 %54, 1
  %58 = icmp eq i64 %57, %52
  br i1 %58, label %59, label %53, !llvm.loop !260

59:                                               
  tail call fastcc void @allocate_result(ptr noundef %0)
  %60 = tail call fastcc i64 @elements(ptr noundef %0)
  %61 = tail call fastcc i64 @elements(ptr noundef %1)
  %62 = icmp sgt i64 %60, 0
  br i1 %62, label %63, label %72

63:                                               
  %64 = icmp eq ptr %4, null
  %65 = getelementptr inbounds i8, ptr %0, i64 24
  %66 = getelementptr inbounds i8, ptr %0, i64 24
  %67 = getelementptr inbounds i8, ptr %0, i64 24
  %68 = getelementptr inbounds i8, ptr %0, i64 24
  %69 = getelementptr inbounds i8, ptr %0, i64 24
  %70 = sext i8 %11 to i32
  %71 = and i64 %9, 4294967295
  br label %73

72:                                               
  ret void

73:                                               
  %74 = phi i64 [ 0, %63 ], [ %197, %193 ]
  %75 = load i64, ptr %12, align 8, !tbaa !19
  %76 = mul i64 %75, %74
  br i1 %64, label %183, label %77

77:                                               
  %78 = load ptr, ptr %4, align 8, !tbaa !18
  %79 = icmp eq ptr %78, null
  br i1 %79, label %183, label %80

80:                                               
  br i1 %15, label %81, label %94

81:                                               
  %82 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef 0)
  %83 = shl i64 %82, 32
  %84 = add i64 %83, -4294967296
  %85 = ashr exact i64 %84, 32
  %86 = getelementptr inbounds [15 x %struct.Dimension], ptr %65, i64 0, i64 %85
  %87 = getelementptr inbounds i8, ptr %86, i64 8
  %88 = load i64, ptr %87, align 8, !tbaa !15
  %89 = srem i64 %74, %88
  %90 = getelementptr inbounds i8, ptr %86, i64 16
  %91 = load i64, ptr %90, align 8, !tbaa !25
  %92 = mul nsw i64 %91, %89
  %93 = sdiv i64 %74, %88
  br label %94

94:                                               
  %95 = phi i32 [ 1, %81 ], [ 0, %80 ]
  %96 = phi i64 [ %93, %81 ], [ %74, %80 ]
  %97 = phi i64 [ %92, %81 ], [ 0, %80 ]
  %98 = icmp slt i32 %95, %10
  br i1 %98, label %99, label %115

99:                                               
  %100 = zext nneg i32 %95 to i64
  %101 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef %100)
  %102 = shl i64 %101, 32
  %103 = add i64 %102, -4294967296
  %104 = ashr exact i64 %103, 32
  %105 = getelementptr inbounds [15 x %struct.Dimension], ptr %66, i64 0, i64 %104
  %106 = getelementptr inbounds i8, ptr %105, i64 8
  %107 = load i64, ptr %106, align 8, !tbaa !15
  %108 = srem i64 %96, %107
  %109 = getelementptr inbounds i8, ptr %105, i64 16
  %110 = load i64, ptr %109, align 8, !tbaa !25
  %111 = mul nsw i64 %110, %108
  %112 = add nsw i64 %111, %97
  %113 = sdiv i64 %96, %107
  %114 = add nuw nsw i32 %95, 1
  br label %115

115:                                              
  %116 = phi i32 [ %114, %99 ], [ %95, %94 ]
  %117 = phi i64 [ %113, %99 ], [ %96, %94 ]
  %118 = phi i64 [ %112, %99 ], [ %97, %94 ]
  %119 = icmp slt i32 %116, %10
  br i1 %119, label %120, label %136

120:                                              
  %121 = zext nneg i32 %116 to i64
  %122 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef %121)
  %123 = shl i64 %122, 32
  %124 = add i64 %123, -4294967296
  %125 = ashr exact i64 %124, 32
  %126 = getelementptr inbounds [15 x %struct.Dimension], ptr %67, i64 0, i64 %125
  %127 = getelementptr inbounds i8, ptr %126, i64 8
  %128 = load i64, ptr %127, align 8, !tbaa !15
  %129 = srem i64 %117, %128
  %130 = getelementptr inbounds i8, ptr %126, i64 16
  %131 = load i64, ptr %130, align 8, !tbaa !25
  %132 = mul nsw i64 %131, %129
  %133 = add nsw i64 %132, %118
  %134 = sdiv i64 %117, %128
  %135 = add nuw nsw i32 %116, 1
  br label %136

136:                                              
  %137 = phi i32 [ %135, %120 ], [ %116, %115 ]
  %138 = phi i64 [ %134, %120 ], [ %117, %115 ]
  %139 = phi i64 [ %133, %120 ], [ %118, %115 ]
  %140 = icmp slt i32 %137, %10
  br i1 %140, label %141, label %157

141:                                              
  %142 = zext nneg i32 %137 to i64
  %143 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef %142)
  %144 = shl i64 %143, 32
  %145 = add i64 %144, -4294967296
  %146 = ashr exact i64 %145, 32
  %147 = getelementptr inbounds [15 x %struct.Dimension], ptr %68, i64 0, i64 %146
  %148 = getelementptr inbounds i8, ptr %147, i64 8
  %149 = load i64, ptr %148, align 8, !tbaa !15
  %150 = srem i64 %138, %149
  %151 = getelementptr inbounds i8, ptr %147, i64 16
  %152 = load i64, ptr %151, align 8, !tbaa !25
  %153 = mul nsw i64 %152, %150
  %154 = add nsw i64 %153, %139
  %155 = sdiv i64 %138, %149
  %156 = add nuw nsw i32 %137, 1
  br label %157

157:                                              
  %158 = phi i32 [ %156, %141 ], [ %137, %136 ]
  %159 = phi i64 [ %155, %141 ], [ %138, %136 ]
  %160 = phi i64 [ %154, %141 ], [ %139, %136 ]
  %161 = icmp slt i32 %158, %10
  br i1 %161, label %162, label %183

162:                                              
  %163 = zext nneg i32 %158 to i64
  br label %164

164:                                              
  %165 = phi i64 [ %163, %162 ], [ %181, %164 ]
  %166 = phi i64 [ %160, %162 ], [ %179, %164 ]
  %167 = phi i64 [ %159, %162 ], [ %180, %164 ]
  %168 = tail call fastcc i64 @integer_at(ptr noundef nonnull %4, i64 noundef %165)
  %169 = shl i64 %168, 32
  %170 = add i64 %169, -4294967296
  %171 = ashr exact i64 %170, 32
  %172 = getelementptr inbounds [15 x %struct.Dimension], ptr %69, i64 0, i64 %171
  %173 = getelementptr inbounds i8, ptr %172, i64 8
  %174 = load i64, ptr %173, align 8, !tbaa !15
  %175 = srem i64 %167, %174
  %176 = getelementptr inbounds i8, ptr %172, i64 16
  %177 = load i64, ptr %176, align 8, !tbaa !25
  %178 = mul nsw i64 %177, %175
  %179 = add nsw i64 %178, %166
  %180 = sdiv i64 %167, %174
  %181 = add nuw nsw i64 %165, 1
  %182 = icmp eq i64 %181, %71
  br i1 %182, label %183, label %164, !llvm.loop !261

183:                                              
  %184 = phi i64 [ %76, %77 ], [ %76, %73 ], [ %160, %157 ], [ %179, %164 ]
  %185 = icmp slt i64 %74, %61
  br i1 %185, label %186, label %188

186:                                              
  %187 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %74)
  br label %193

188:                                              
  %189 = sub nsw i64 %74, %61
  %190 = tail call fastcc i64 @elements(ptr noundef %3)
  %191 = srem i64 %189, %190
  %192 = tail call fastcc ptr @at(ptr noundef %3, i64 noundef %191)
  br label %193

193:                                              
  %194 = phi ptr [ %187, %186 ], [ %192, %188 ]
  %195 = load ptr, ptr %0, align 8, !tbaa !18
  %196 = getelementptr inbounds i8, ptr %195, i64 %184
  tail call fastcc void @build_typed(ptr noundef %196, ptr noundef %194, i32 noundef %70, i64 noundef %13, ptr noundef %14)
  %197 = add nuw nsw i64 %74, 1
  %198 = icmp eq i64 %197, %60
  br i1 %198, label %72, label %73, !llvm.loop !262
}

define internal fastcc i64 @integer_at(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #2 {
  %3 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %1)
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !19
  switch i64 %5, label %14 [
    i64 1, label %6
    i64 2, label %9
    i64 8, label %12
  ]

6:                                                
  %7 = load i8, ptr %3, align 1, !tbaa !20
  %8 = sext i8 %7 to i64
  br label %17

9:                                                
  %10 = load i16, ptr %3, align 2, !tbaa !21
  %11 = sext i16 %10 to i64
  br label %17

12:                                               
  %13 = load i64, ptr %3, align 8, !tbaa !23
  br label %17

14:                                               
  %15 = load i32, ptr %3, align 4, !tbaa !24
  %16 = sext i32 %15 to i64
  br label %17

17:                                               
  %18 = phi i64 [ %16, %14 ], [ %13, %12 ], [ %11, %9 ], [ %8, %6 ]
  ret i64 %18
}

define void @_FortranASpread(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #6 {
  %7 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %8 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !19
  %11 = tail call fastcc ptr @derived_type(ptr noundef %1)
  %12 = getelementptr inbounds i8, ptr %1, i64 20
  %13 = load i8, ptr %12, align 4, !tbaa !9
  %14 = sext i8 %13 to i32
  %15 = add nsw i32 %14, 1
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %15)
  %16 = load i8, ptr %12, align 4, !tbaa !9
  %17 = icmp sgt i8 %16, -1
  br i1 %17, label %18, label %29

18:                                               
  %19 = icmp eq i32 %2, 1
  br i1 %19, label %26, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %1, i64 24
  %22 = icmp slt i32 %2, 2
  %23 = sext i1 %22 to i64
  %24 = getelementptr inbounds [15 x %struct.Dimension], ptr %21, i64 0, i64 %23, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !15
  br label %26

26:                                               
  %27 = phi i64 [ %25, %20 ], [ %7, %18 ]
  %28 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %27, ptr %28, align 8, !tbaa !15
  br label %29

29:                                               
  %30 = phi i32 [ 1, %26 ], [ 0, %6 ]
  %31 = sext i8 %16 to i32
  %32 = icmp sgt i32 %30, %31
  br i1 %32, label %50, label %33

33:                                               
  %34 = add nsw i32 %2, -1
  %35 = icmp eq i32 %30, %34
  br i1 %35, label %44, label %36

36:                                               
  %37 = getelementptr inbounds i8, ptr %1, i64 24
  %38 = icmp sge i32 %30, %34
  %39 = sext i1 %38 to i32
  %40 = add nsw i32 %30, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [15 x %struct.Dimension], ptr %37, i64 0, i64 %41, i32 1
  %43 = load i64, ptr %42, align 8, !tbaa !15
  br label %44

44:                                               
  %45 = phi i64 [ %43, %36 ], [ %7, %33 ]
  %46 = getelementptr inbounds i8, ptr %0, i64 24
  %47 = zext nneg i32 %30 to i64
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %46, i64 0, i64 %47, i32 1
  store i64 %45, ptr %48, align 8, !tbaa !15
  %49 = add nuw nsw i32 %30, 1
  br label %50

50:                                               
  %51 = phi i32 [ %49, %44 ], [ %30, %29 ]
  %52 = icmp sgt i32 %51, %31
  br i1 %52, label %70, label %53

53:                                               
  %54 = add nsw i32 %2, -1
  %55 = icmp eq i32 %51, %54
  br i1 %55, label %64, label %56

56:                                               
  %57 = getelementptr inbounds i8, ptr %1, i64 24
  %58 = icmp sge i32 %51, %54
  %59 = sext i1 %58 to i32
  %60 = add nsw i32 %51, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [15 x %struct.Dimension], ptr %57, i64 0, i64 %61, i32 1
  %63 = load i64, ptr %62, align 8, !tbaa !15
  br label %64

64:                                               
  %65 = phi i64 [ %63, %56 ], [ %7, %53 ]
  %66 = getelementptr inbounds i8, ptr %0, i64 24
  %67 = zext nneg i32 %51 to i64
  %68 = getelementptr inbounds [15 x %struct.Dimension], ptr %66, i64 0, i64 %67, i32 1
  store i64 %65, ptr %68, align 8, !tbaa !15
  %69 = add nuw nsw i32 %51, 1
  br label %70

70:                                               
  %71 = phi i32 [ %69, %64 ], [ %51, %50 ]
  %72 = icmp sgt i32 %71, %31
  br i1 %72, label %90, label %73

73:                                               
  %74 = add nsw i32 %2, -1
  %75 = icmp eq i32 %71, %74
  br i1 %75, label %84, label %76

76:                                               
  %77 = getelementptr inbounds i8, ptr %1, i64 24
  %78 = icmp sge i32 %71, %74
  %79 = sext i1 %78 to i32
  %80 = add nsw i32 %71, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [15 x %struct.Dimension], ptr %77, i64 0, i64 %81, i32 1
  %83 = load i64, ptr %82, align 8, !tbaa !15
  br label %84

84:                                               
  %85 = phi i64 [ %83, %76 ], [ %7, %73 ]
  %86 = getelementptr inbounds i8, ptr %0, i64 24
  %87 = zext nneg i32 %71 to i64
  %88 = getelementptr inbounds [15 x %struct.Dimension], ptr %86, i64 0, i64 %87, i32 1
  store i64 %85, ptr %88, align 8, !tbaa !15
  %89 = add nuw nsw i32 %71, 1
  br label %90

90:                                               
  %91 = phi i32 [ %89, %84 ], [ %71, %70 ]
  %92 = icmp sgt i32 %91, %31
  br i1 %92, label %116, label %93

93:                                               
  %94 = add nsw i32 %2, -1
  %95 = getelementptr inbounds i8, ptr %1, i64 24
  %96 = getelementptr inbounds i8, ptr %0, i64 24
  %97 = zext nneg i32 %91 to i64
  %98 = sext i32 %94 to i64
  %99 = zext i32 %94 to i64
  %100 = add nuw nsw i32 %31, 1
  %101 = zext nneg i32 %100 to i64
  br label %102

102:                                              
  %103 = phi i64 [ %97, %93 ], [ %114, %111 ]
  %104 = icmp eq i64 %103, %99
  br i1 %104, label %111, label %105

105:                                              
  %106 = icmp sge i64 %103, %98
  %107 = sext i1 %106 to i64
  %108 = add nsw i64 %103, %107
  %109 = getelementptr inbounds [15 x %struct.Dimension], ptr %95, i64 0, i64 %108, i32 1
  %110 = load i64, ptr %109, align 8, !tbaa !15
  br label %111

111:                                              
  %112 = phi i64 [ %110, %105 ], [ %7, %102 ]
  %113 = getelementptr inbounds [15 x %struct.Dimension], ptr %96, i64 0, i64 %103, i32 1
  store i64 %112, ptr %113, align 8, !tbaa !15
  %114 = add nuw nsw i64 %103, 1
  %115 = icmp eq i64 %114, %101
  br i1 %115, label %116, label %102, !llvm.loop !263

116:                                              
  tail call fastcc void @allocate_result(ptr noundef %0)
  %117 = tail call fastcc i64 @elements(ptr noundef %0)
  %118 = add i32 %2, -1
  %119 = icmp sgt i32 %2, 1
  br i1 %119, label %120, label %123

120:                                              
  %121 = getelementptr inbounds i8, ptr %1, i64 32
  %122 = load i64, ptr %121, align 8, !tbaa !15
  br label %123

123:                                              
  %124 = phi i64 [ %122, %120 ], [ 1, %116 ]
  %125 = phi i32 [ 1, %120 ], [ 0, %116 ]
  %126 = icmp slt i32 %125, %118
  br i1 %126, label %127, label %134

127:                                              
  %128 = getelementptr inbounds i8, ptr %1, i64 24
  %129 = zext nneg i32 %125 to i64
  %130 = getelementptr inbounds [15 x %struct.Dimension], ptr %128, i64 0, i64 %129, i32 1
  %131 = load i64, ptr %130, align 8, !tbaa !15
  %132 = mul nsw i64 %131, %124
  %133 = add nuw nsw i32 %125, 1
  br label %134

134:                                              
  %135 = phi i64 [ %132, %127 ], [ %124, %123 ]
  %136 = phi i32 [ %133, %127 ], [ %125, %123 ]
  %137 = icmp slt i32 %136, %118
  br i1 %137, label %138, label %145

138:                                              
  %139 = getelementptr inbounds i8, ptr %1, i64 24
  %140 = zext nneg i32 %136 to i64
  %141 = getelementptr inbounds [15 x %struct.Dimension], ptr %139, i64 0, i64 %140, i32 1
  %142 = load i64, ptr %141, align 8, !tbaa !15
  %143 = mul nsw i64 %142, %135
  %144 = add nuw nsw i32 %136, 1
  br label %145

145:                                              
  %146 = phi i64 [ %143, %138 ], [ %135, %134 ]
  %147 = phi i32 [ %144, %138 ], [ %136, %134 ]
  %148 = icmp slt i32 %147, %118
  br i1 %148, label %149, label %156

149:                                              
  %150 = getelementptr inbounds i8, ptr %1, i64 24
  %151 = zext nneg i32 %147 to i64
  %152 = getelementptr inbounds [15 x %struct.Dimension], ptr %150, i64 0, i64 %151, i32 1
  %153 = load i64, ptr %152, align 8, !tbaa !15
  %154 = mul nsw i64 %153, %146
  %155 = add nuw nsw i32 %147, 1
  br label %156

156:                                              
  %157 = phi i64 [ %154, %149 ], [ %146, %145 ]
  %158 = phi i32 [ %155, %149 ], [ %147, %145 ]
  %159 = icmp slt i32 %158, %118
  br i1 %159, label %160, label %164

160:                                              
  %161 = getelementptr inbounds i8, ptr %1, i64 24
  %162 = zext nneg i32 %158 to i64
  %163 = zext i32 %118 to i64
  br label %170

164:                                              
  %165 = phi i64 [ %157, %156 ], [ %175, %170 ]
  %166 = icmp sgt i64 %117, 0
  br i1 %166, label %167, label %178

167:                                              
  %168 = mul nsw i64 %165, %7
  %169 = sext i8 %8 to i32
  br label %179

170:                                              
  %171 = phi i64 [ %162, %160 ], [ %176, %170 ]
  %172 = phi i64 [ %157, %160 ], [ %175, %170 ]
  %173 = getelementptr inbounds [15 x %struct.Dimension], ptr %161, i64 0, i64 %171, i32 1
  %174 = load i64, ptr %173, align 8, !tbaa !15
  %175 = mul nsw i64 %174, %172
  %176 = add nuw nsw i64 %171, 1
  %177 = icmp eq i64 %176, %163
  br i1 %177, label %164, label %170, !llvm.loop !264

178:                                              
  ret void

179:                                              
  %180 = phi i64 [ 0, %167 ], [ %190, %179 ]
  %181 = load ptr, ptr %0, align 8, !tbaa !18
  %182 = load i64, ptr %9, align 8, !tbaa !19
  %183 = mul i64 %182, %180
  %184 = getelementptr inbounds i8, ptr %181, i64 %183
  %185 = srem i64 %180, %165
  %186 = sdiv i64 %180, %168
  %187 = mul nsw i64 %186, %165
  %188 = add nsw i64 %187, %185
  %189 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %188)
  tail call fastcc void @build_typed(ptr noundef %184, ptr noundef %189, i32 noundef %169, i64 noundef %10, ptr noundef %11)
  %190 = add nuw nsw i64 %180, 1
  %191 = icmp eq i64 %190, %117
  br i1 %191, label %178, label %179, !llvm.loop !265
}

define void @_FortranACshiftVector(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #6 {
  %6 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8, !tbaa !19
  %9 = tail call fastcc ptr @derived_type(ptr noundef %1)
  tail call fastcc void @of_same_shape(ptr noundef %0, ptr noundef %1)
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %16

13:                                               
  %14 = getelementptr inbounds i8, ptr %1, i64 40
  %15 = sext i8 %6 to i32
  br label %17

16:                                               
  ret void

17:                                               
  %18 = phi i64 [ 0, %13 ], [ %32, %17 ]
  %19 = add nsw i64 %18, %2
  %20 = srem i64 %19, %11
  %21 = load ptr, ptr %0, align 8, !tbaa !18
  %22 = load i64, ptr %7, align 8, !tbaa !19
  %23 = mul i64 %22, %18
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = load ptr, ptr %1, align 8, !tbaa !18
  %26 = icmp slt i64 %20, 0
  %27 = select i1 %26, i64 %11, i64 0
  %28 = add nsw i64 %27, %20
  %29 = load i64, ptr %14, align 8, !tbaa !25
  %30 = mul nsw i64 %29, %28
  %31 = getelementptr inbounds i8, ptr %25, i64 %30
  tail call fastcc void @build_typed(ptr noundef %24, ptr noundef %31, i32 noundef %15, i64 noundef %8, ptr noundef %9)
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %16, label %17, !llvm.loop !266
}

define internal fastcc void @of_same_shape(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #8 {
  %3 = getelementptr inbounds i8, ptr %1, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  %5 = sext i8 %4 to i32
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %5)
  %6 = load i8, ptr %3, align 4, !tbaa !9
  %7 = icmp sgt i8 %6, 0
  br i1 %7, label %8, label %12

8:                                                
  %9 = getelementptr inbounds i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !15
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %10, ptr %11, align 8, !tbaa !15
  br label %12

12:                                               
  %13 = phi i32 [ 1, %8 ], [ 0, %2 ]
  %14 = sext i8 %6 to i32
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %24

16:                                               
  %17 = getelementptr inbounds i8, ptr %1, i64 24
  %18 = zext nneg i32 %13 to i64
  %19 = getelementptr inbounds [15 x %struct.Dimension], ptr %17, i64 0, i64 %18, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !15
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  %22 = getelementptr inbounds [15 x %struct.Dimension], ptr %21, i64 0, i64 %18, i32 1
  store i64 %20, ptr %22, align 8, !tbaa !15
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
  %31 = load i64, ptr %30, align 8, !tbaa !15
  %32 = getelementptr inbounds i8, ptr %0, i64 24
  %33 = getelementptr inbounds [15 x %struct.Dimension], ptr %32, i64 0, i64 %29, i32 1
  store i64 %31, ptr %33, align 8, !tbaa !15
  %34 = add nuw nsw i32 %25, 1
  br label %35

35:                                               
  %36 = phi i32 [ %34, %27 ], [ %25, %24 ]
  %37 = icmp slt i32 %36, %14
  br i1 %37, label %38, label %46

38:                                               
  %39 = getelementptr inbounds i8, ptr %1, i64 24
  %40 = zext nneg i32 %36 to i64
  %41 = getelementptr inbounds [15 x %struct.Dimension], ptr %39, i64 0, i64 %40, i32 1
  %42 = load i64, ptr %41, align 8, !tbaa !15
  %43 = getelementptr inbounds i8, ptr %0, i64 24
  %44 = getelementptr inbounds [15 x %struct.Dimension], ptr %43, i64 0, i64 %40, i32 1
  store i64 %42, ptr %44, align 8, !tbaa !15
  %45 = add nuw nsw i32 %36, 1
  br label %46

46:                                               
  %47 = phi i32 [ %45, %38 ], [ %36, %35 ]
  %48 = icmp slt i32 %47, %14
  br i1 %48, label %49, label %61

49:                                               
  %50 = getelementptr inbounds i8, ptr %1, i64 24
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = zext nneg i32 %47 to i64
  %53 = zext i32 %14 to i64
  br label %54

54:                                               
  %55 = phi i64 [ %52, %49 ], [ %59, %54 ]
  %56 = getelementptr inbounds [15 x %struct.Dimension], ptr %50, i64 0, i64 %55, i32 1
  %57 = load i64, ptr %56, align 8, !tbaa !15
  %58 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %55, i32 1
  store i64 %57, ptr %58, align 8, !tbaa !15
  %59 = add nuw nsw i64 %55, 1
  %60 = icmp eq i64 %59, %53
  br i1 %60, label %61, label %54, !llvm.loop !267

61:                                               
  tail call fastcc void @allocate_result(ptr noundef %0)
  ret void
}

define void @_FortranACshift(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #6 {
  %7 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !19
  %10 = tail call fastcc ptr @derived_type(ptr noundef %1)
  tail call fastcc void @of_same_shape(ptr noundef %0, ptr noundef %1)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = add nsw i32 %3, -1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [15 x %struct.Dimension], ptr %11, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               
  %19 = tail call fastcc i64 @elements(ptr noundef %1)
  %20 = sdiv i64 %19, %16
  br label %21

21:                                               
  %22 = phi i64 [ %20, %18 ], [ 0, %6 ]
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %31

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 20
  %26 = icmp sgt i64 %16, 0
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = getelementptr inbounds [15 x %struct.Dimension], ptr %27, i64 0, i64 %13, i32 2
  %29 = getelementptr inbounds i8, ptr %14, i64 16
  %30 = sext i8 %7 to i32
  br label %32

31:                                               
  ret void

32:                                               
  %33 = phi i64 [ 0, %24 ], [ %45, %44 ]
  %34 = load i8, ptr %25, align 4, !tbaa !9
  %35 = icmp eq i8 %34, 0
  %36 = select i1 %35, i64 0, i64 %33
  %37 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %36)
  %38 = load ptr, ptr %0, align 8, !tbaa !18
  %39 = tail call fastcc i64 @line_start(ptr noundef nonnull %0, i64 noundef %33, i32 noundef %3)
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  %41 = load ptr, ptr %1, align 8, !tbaa !18
  %42 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %33, i32 noundef %3)
  %43 = getelementptr inbounds i8, ptr %41, i64 %42
  br i1 %26, label %47, label %44

44:                                               
  %45 = add nuw nsw i64 %33, 1
  %46 = icmp eq i64 %45, %22
  br i1 %46, label %31, label %32, !llvm.loop !268

47:                                               
  %48 = phi i64 [ %60, %47 ], [ 0, %32 ]
  %49 = add nsw i64 %48, %37
  %50 = srem i64 %49, %16
  %51 = load i64, ptr %28, align 8, !tbaa !25
  %52 = mul nsw i64 %51, %48
  %53 = getelementptr inbounds i8, ptr %40, i64 %52
  %54 = icmp slt i64 %50, 0
  %55 = select i1 %54, i64 %16, i64 0
  %56 = add nsw i64 %55, %50
  %57 = load i64, ptr %29, align 8, !tbaa !25
  %58 = mul nsw i64 %56, %57
  %59 = getelementptr inbounds i8, ptr %43, i64 %58
  tail call fastcc void @build_typed(ptr noundef %53, ptr noundef %59, i32 noundef %30, i64 noundef %9, ptr noundef %10)
  %60 = add nuw nsw i64 %48, 1
  %61 = icmp eq i64 %60, %16
  br i1 %61, label %44, label %47, !llvm.loop !269
}

define void @_FortranAEoshiftVector(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr noundef readonly %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #6 {
  %7 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !19
  %10 = tail call fastcc ptr @derived_type(ptr noundef %1)
  tail call fastcc void @of_same_shape(ptr noundef %0, ptr noundef %1)
  %11 = getelementptr inbounds i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %20

14:                                               
  %15 = icmp eq ptr %3, null
  %16 = sext i8 %7 to i32
  %17 = sext i8 %7 to i32
  %18 = getelementptr inbounds i8, ptr %1, i64 40
  %19 = sext i8 %7 to i32
  br label %21

20:                                               
  ret void

21:                                               
  %22 = phi i64 [ 0, %14 ], [ %41, %40 ]
  %23 = add nsw i64 %22, %2
  %24 = load ptr, ptr %0, align 8, !tbaa !18
  %25 = load i64, ptr %8, align 8, !tbaa !19
  %26 = mul i64 %25, %22
  %27 = getelementptr inbounds i8, ptr %24, i64 %26
  %28 = icmp ult i64 %23, %12
  br i1 %28, label %29, label %34

29:                                               
  %30 = load ptr, ptr %1, align 8, !tbaa !18
  %31 = load i64, ptr %18, align 8, !tbaa !25
  %32 = mul nsw i64 %31, %23
  %33 = getelementptr inbounds i8, ptr %30, i64 %32
  tail call fastcc void @build_typed(ptr noundef %27, ptr noundef %33, i32 noundef %19, i64 noundef %9, ptr noundef %10)
  br label %40

34:                                               
  br i1 %15, label %39, label %35

35:                                               
  %36 = load ptr, ptr %3, align 8, !tbaa !18
  %37 = icmp eq ptr %36, null
  br i1 %37, label %39, label %38

38:                                               
  tail call fastcc void @build_typed(ptr noundef %27, ptr noundef nonnull %36, i32 noundef %16, i64 noundef %9, ptr noundef %10)
  br label %40

39:                                               
  tail call fastcc void @zero_element(ptr noundef %27, i32 noundef %17, i64 noundef %9)
  br label %40

40:                                               
  %41 = add nuw nsw i64 %22, 1
  %42 = icmp eq i64 %41, %12
  br i1 %42, label %20, label %21, !llvm.loop !270
}

define internal fastcc void @zero_element(ptr nocapture noundef writeonly %0, i32 noundef %1, i64 noundef %2) unnamed_addr #14 {
  switch i32 %1, label %7 [
    i32 28, label %4
    i32 27, label %5
    i32 35, label %6
  ]

4:                                                
  store double 0.000000e+00, ptr %0, align 8, !tbaa !27
  br label %8

5:                                                
  store float 0.000000e+00, ptr %0, align 4, !tbaa !2
  br label %8

6:                                                
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  br label %8

7:                                                
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 0, i64 %2, i1 false)
  br label %8

8:                                                
  ret void
}

define void @_FortranAEoshift(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr noundef readonly %3, i32 noundef %4, ptr nocapture noundef readnone %5, i32 noundef %6) local_unnamed_addr #6 {
  %8 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !19
  %11 = tail call fastcc ptr @derived_type(ptr noundef %1)
  tail call fastcc void @of_same_shape(ptr noundef %0, ptr noundef %1)
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = add nsw i32 %4, -1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [15 x %struct.Dimension], ptr %12, i64 0, i64 %14
  %16 = getelementptr inbounds i8, ptr %15, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !15
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %22

19:                                               
  %20 = tail call fastcc i64 @elements(ptr noundef %1)
  %21 = sdiv i64 %20, %17
  br label %22

22:                                               
  %23 = phi i64 [ %21, %19 ], [ 0, %7 ]
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %36

25:                                               
  %26 = getelementptr inbounds i8, ptr %2, i64 20
  %27 = icmp sgt i64 %17, 0
  %28 = getelementptr inbounds i8, ptr %0, i64 24
  %29 = getelementptr inbounds [15 x %struct.Dimension], ptr %28, i64 0, i64 %14, i32 2
  %30 = icmp eq ptr %3, null
  %31 = getelementptr inbounds i8, ptr %3, i64 20
  %32 = sext i8 %8 to i32
  %33 = sext i8 %8 to i32
  %34 = getelementptr inbounds i8, ptr %15, i64 16
  %35 = sext i8 %8 to i32
  br label %37

36:                                               
  ret void

37:                                               
  %38 = phi i64 [ 0, %25 ], [ %50, %49 ]
  %39 = load i8, ptr %26, align 4, !tbaa !9
  %40 = icmp eq i8 %39, 0
  %41 = select i1 %40, i64 0, i64 %38
  %42 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %41)
  %43 = load ptr, ptr %0, align 8, !tbaa !18
  %44 = tail call fastcc i64 @line_start(ptr noundef nonnull %0, i64 noundef %38, i32 noundef %4)
  %45 = getelementptr inbounds i8, ptr %43, i64 %44
  %46 = load ptr, ptr %1, align 8, !tbaa !18
  %47 = tail call fastcc i64 @line_start(ptr noundef nonnull %1, i64 noundef %38, i32 noundef %4)
  %48 = getelementptr inbounds i8, ptr %46, i64 %47
  br i1 %27, label %52, label %49

49:                                               
  %50 = add nuw nsw i64 %38, 1
  %51 = icmp eq i64 %50, %23
  br i1 %51, label %36, label %37, !llvm.loop !271

52:                                               
  %53 = phi i64 [ %74, %73 ], [ 0, %37 ]
  %54 = add nsw i64 %53, %42
  %55 = load i64, ptr %29, align 8, !tbaa !25
  %56 = mul nsw i64 %55, %53
  %57 = getelementptr inbounds i8, ptr %45, i64 %56
  %58 = icmp ult i64 %54, %17
  br i1 %58, label %59, label %63

59:                                               
  %60 = load i64, ptr %34, align 8, !tbaa !25
  %61 = mul nsw i64 %60, %54
  %62 = getelementptr inbounds i8, ptr %48, i64 %61
  tail call fastcc void @build_typed(ptr noundef %57, ptr noundef %62, i32 noundef %35, i64 noundef %10, ptr noundef %11)
  br label %73

63:                                               
  br i1 %30, label %72, label %64

64:                                               
  %65 = load ptr, ptr %3, align 8, !tbaa !18
  %66 = icmp eq ptr %65, null
  br i1 %66, label %72, label %67

67:                                               
  %68 = load i8, ptr %31, align 4, !tbaa !9
  %69 = icmp eq i8 %68, 0
  %70 = select i1 %69, i64 0, i64 %38
  %71 = tail call fastcc ptr @at(ptr noundef nonnull %3, i64 noundef %70)
  tail call fastcc void @build_typed(ptr noundef %57, ptr noundef %71, i32 noundef %32, i64 noundef %10, ptr noundef %11)
  br label %73

72:                                               
  tail call fastcc void @zero_element(ptr noundef %57, i32 noundef %33, i64 noundef %10)
  br label %73

73:                                               
  %74 = add nuw nsw i64 %53, 1
  %75 = icmp eq i64 %74, %17
  br i1 %75, label %49, label %52, !llvm.loop !272
}

define void @_FortranAPack(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2, ptr noundef readonly %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #6 {
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                
  %10 = getelementptr inbounds i8, ptr %2, i64 20
  %11 = load i8, ptr %10, align 4, !tbaa !9
  %12 = icmp eq i8 %11, 0
  br label %20

13:                                               
  %14 = phi i64 [ 0, %6 ], [ %26, %20 ]
  %15 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !19
  %18 = tail call fastcc ptr @derived_type(ptr noundef %1)
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef 1)
  %19 = icmp eq ptr %3, null
  br i1 %19, label %35, label %29

20:                                               
  %21 = phi i64 [ 0, %9 ], [ %26, %20 ]
  %22 = phi i64 [ 0, %9 ], [ %27, %20 ]
  %23 = select i1 %12, i64 0, i64 %22
  %24 = tail call fastcc i32 @holds(ptr noundef %2, i64 noundef %23)
  %25 = zext nneg i32 %24 to i64
  %26 = add nuw nsw i64 %21, %25
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %7
  br i1 %28, label %13, label %20, !llvm.loop !273

29:                                               
  %30 = load ptr, ptr %3, align 8, !tbaa !18
  %31 = icmp eq ptr %30, null
  br i1 %31, label %35, label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %3, i64 32
  %34 = load i64, ptr %33, align 8, !tbaa !15
  br label %35

35:                                               
  %36 = phi i64 [ %34, %32 ], [ %14, %29 ], [ %14, %13 ]
  %37 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %36, ptr %37, align 8, !tbaa !15
  tail call fastcc void @allocate_result(ptr noundef %0)
  %38 = icmp sgt i64 %7, 0
  br i1 %38, label %39, label %42

39:                                               
  %40 = getelementptr inbounds i8, ptr %2, i64 20
  %41 = sext i8 %15 to i32
  br label %47

42:                                               
  %43 = icmp slt i64 %14, %36
  br i1 %43, label %44, label %66

44:                                               
  %45 = getelementptr inbounds i8, ptr %3, i64 40
  %46 = sext i8 %15 to i32
  br label %67

47:                                               
  %48 = phi i64 [ 0, %39 ], [ %64, %62 ]
  %49 = phi i64 [ 0, %39 ], [ %63, %62 ]
  %50 = load i8, ptr %40, align 4, !tbaa !9
  %51 = icmp eq i8 %50, 0
  %52 = select i1 %51, i64 0, i64 %48
  %53 = tail call fastcc i32 @holds(ptr noundef %2, i64 noundef %52)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %62, label %55

55:                                               
  %56 = load ptr, ptr %0, align 8, !tbaa !18
  %57 = load i64, ptr %16, align 8, !tbaa !19
  %58 = mul i64 %57, %49
  %59 = getelementptr inbounds i8, ptr %56, i64 %58
  %60 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %48)
  tail call fastcc void @build_typed(ptr noundef %59, ptr noundef %60, i32 noundef %41, i64 noundef %17, ptr noundef %18)
  %61 = add nsw i64 %49, 1
  br label %62

62:                                               
  %63 = phi i64 [ %61, %55 ], [ %49, %47 ]
  %64 = add nuw nsw i64 %48, 1
  %65 = icmp eq i64 %64, %7
  br i1 %65, label %42, label %47, !llvm.loop !274

66:                                               
  ret void

67:                                               
  %68 = phi i64 [ %14, %44 ], [ %77, %67 ]
  %69 = load ptr, ptr %0, align 8, !tbaa !18
  %70 = load i64, ptr %16, align 8, !tbaa !19
  %71 = mul i64 %70, %68
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  %73 = load ptr, ptr %3, align 8, !tbaa !18
  %74 = load i64, ptr %45, align 8, !tbaa !25
  %75 = mul nsw i64 %74, %68
  %76 = getelementptr inbounds i8, ptr %73, i64 %75
  tail call fastcc void @build_typed(ptr noundef %72, ptr noundef %76, i32 noundef %46, i64 noundef %17, ptr noundef %18)
  %77 = add i64 %68, 1
  %78 = icmp eq i64 %77, %36
  br i1 %78, label %66, label %67, !llvm.loop !275
}

define void @_FortranAUnpack(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #6 {
  %7 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !19
  %10 = tail call fastcc ptr @derived_type(ptr noundef %1)
  %11 = getelementptr inbounds i8, ptr %2, i64 20
  %12 = load i8, ptr %11, align 4, !tbaa !9
  %13 = sext i8 %12 to i32
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %13)
  %14 = load i8, ptr %11, align 4, !tbaa !9
  %15 = icmp sgt i8 %14, 0
  br i1 %15, label %16, label %20

16:                                               
  %17 = getelementptr inbounds i8, ptr %2, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !15
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %18, ptr %19, align 8, !tbaa !15
  br label %20

20:                                               
  %21 = phi i32 [ 1, %16 ], [ 0, %6 ]
  %22 = sext i8 %14 to i32
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %32

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 24
  %26 = zext nneg i32 %21 to i64
  %27 = getelementptr inbounds [15 x %struct.Dimension], ptr %25, i64 0, i64 %26, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !15
  %29 = getelementptr inbounds i8, ptr %0, i64 24
  %30 = getelementptr inbounds [15 x %struct.Dimension], ptr %29, i64 0, i64 %26, i32 1
  store i64 %28, ptr %30, align 8, !tbaa !15
  %31 = add nuw nsw i32 %21, 1
  br label %32

32:                                               
  %33 = phi i32 [ %31, %24 ], [ %21, %20 ]
  %34 = icmp slt i32 %33, %22
  br i1 %34, label %35, label %43

35:                                               
  %36 = getelementptr inbounds i8, ptr %2, i64 24
  %37 = zext nneg i32 %33 to i64
  %38 = getelementptr inbounds [15 x %struct.Dimension], ptr %36, i64 0, i64 %37, i32 1
  %39 = load i64, ptr %38, align 8, !tbaa !15
  %40 = getelementptr inbounds i8, ptr %0, i64 24
  %41 = getelementptr inbounds [15 x %struct.Dimension], ptr %40, i64 0, i64 %37, i32 1
  store i64 %39, ptr %41, align 8, !tbaa !15
  %42 = add nuw nsw i32 %33, 1
  br label %43

43:                                               
  %44 = phi i32 [ %42, %35 ], [ %33, %32 ]
  %45 = icmp slt i32 %44, %22
  br i1 %45, label %46, label %54

46:                                               
  %47 = getelementptr inbounds i8, ptr %2, i64 24
  %48 = zext nneg i32 %44 to i64
  %49 = getelementptr inbounds [15 x %struct.Dimension], ptr %47, i64 0, i64 %48, i32 1
  %50 = load i64, ptr %49, align 8, !tbaa !15
  %51 = getelementptr inbounds i8, ptr %0, i64 24
  %52 = getelementptr inbounds [15 x %struct.Dimension], ptr %51, i64 0, i64 %48, i32 1
  store i64 %50, ptr %52, align 8, !tbaa !15
  %53 = add nuw nsw i32 %44, 1
  br label %54

54:                                               
  %55 = phi i32 [ %53, %46 ], [ %44, %43 ]
  %56 = icmp slt i32 %55, %22
  br i1 %56, label %57, label %69

57:                                               
  %58 = getelementptr inbounds i8, ptr %2, i64 24
  %59 = getelementptr inbounds i8, ptr %0, i64 24
  %60 = zext nneg i32 %55 to i64
  %61 = zext i32 %22 to i64
  br label %62

62:                                               
  %63 = phi i64 [ %60, %57 ], [ %67, %62 ]
  %64 = getelementptr inbounds [15 x %struct.Dimension], ptr %58, i64 0, i64 %63, i32 1
  %65 = load i64, ptr %64, align 8, !tbaa !15
  %66 = getelementptr inbounds [15 x %struct.Dimension], ptr %59, i64 0, i64 %63, i32 1
  store i64 %65, ptr %66, align 8, !tbaa !15
  %67 = add nuw nsw i64 %63, 1
  %68 = icmp eq i64 %67, %61
  br i1 %68, label %69, label %62, !llvm.loop !276

69:                                               
  tail call fastcc void @allocate_result(ptr noundef %0)
  %70 = tail call fastcc i64 @elements(ptr noundef %2)
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %76

72:                                               
  %73 = getelementptr inbounds i8, ptr %1, i64 40
  %74 = sext i8 %7 to i32
  %75 = sext i8 %7 to i32
  br label %77

76:                                               
  ret void

77:                                               
  %78 = phi i64 [ 0, %72 ], [ %96, %94 ]
  %79 = phi i64 [ 0, %72 ], [ %95, %94 ]
  %80 = tail call fastcc i32 @holds(ptr noundef %2, i64 noundef %78)
  %81 = icmp eq i32 %80, 0
  %82 = load ptr, ptr %0, align 8, !tbaa !18
  %83 = load i64, ptr %8, align 8, !tbaa !19
  %84 = mul i64 %83, %78
  %85 = getelementptr inbounds i8, ptr %82, i64 %84
  br i1 %81, label %92, label %86

86:                                               
  %87 = load ptr, ptr %1, align 8, !tbaa !18
  %88 = load i64, ptr %73, align 8, !tbaa !25
  %89 = mul nsw i64 %88, %79
  %90 = getelementptr inbounds i8, ptr %87, i64 %89
  tail call fastcc void @build_typed(ptr noundef %85, ptr noundef %90, i32 noundef %74, i64 noundef %9, ptr noundef %10)
  %91 = add nsw i64 %79, 1
  br label %94

92:                                               
  %93 = tail call fastcc ptr @at(ptr noundef %3, i64 noundef %78)
  tail call fastcc void @build_typed(ptr noundef %85, ptr noundef %93, i32 noundef %75, i64 noundef %9, ptr noundef %10)
  br label %94

94:                                               
  %95 = phi i64 [ %91, %86 ], [ %79, %92 ]
  %96 = add nuw nsw i64 %78, 1
  %97 = icmp eq i64 %96, %70
  br i1 %97, label %76, label %77, !llvm.loop !277
}

define void @_FortranAAssign(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #6 {
  tail call fastcc void @finalize_elements(ptr noundef %0)
  tail call fastcc void @assign(ptr noundef %0, ptr noundef %1)
  ret void
}

define internal fastcc void @finalize_elements(ptr nocapture noundef readonly %0) unnamed_addr #6 {
  %2 = tail call fastcc ptr @derived_type(ptr noundef %0)
  %3 = load ptr, ptr %0, align 8, !tbaa !18
  %4 = icmp ne ptr %3, null
  %5 = icmp ne ptr %2, null
  %6 = select i1 %4, i1 %5, i1 false
  br i1 %6, label %7, label %18

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = icmp eq i8 %9, 0
  %11 = tail call fastcc i64 @elements(ptr noundef nonnull %0)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %18

13:                                               
  %14 = phi i64 [ %16, %13 ], [ 0, %7 ]
  %15 = tail call fastcc ptr @at(ptr noundef nonnull %0, i64 noundef %14)
  tail call void @enzyme_cc_finalize(ptr noundef %15, i1 noundef zeroext %10, ptr noundef nonnull %2) #35
  %16 = add nuw nsw i64 %14, 1
  %17 = icmp eq i64 %16, %11
  br i1 %17, label %18, label %13, !llvm.loop !278

18:                                               
  ret void
}

define internal fastcc void @assign(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %0, i64 21
  %4 = load i8, ptr %3, align 1, !tbaa !64
  switch i8 %4, label %6 [
    i8 40, label %5
    i8 44, label %5
  ]

5:                                                
  tail call fastcc void @assign_text(ptr noundef %0, ptr noundef %1)
  br label %87

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 22
  %8 = load i8, ptr %7, align 2, !tbaa !123
  %9 = icmp eq i8 %8, 2
  br i1 %9, label %10, label %30

10:                                               
  %11 = load ptr, ptr %0, align 8, !tbaa !18
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %1, i64 20
  %15 = load i8, ptr %14, align 4, !tbaa !9
  %16 = icmp sgt i8 %15, 0
  br i1 %16, label %17, label %30

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
  tail call fastcc void @initialize_elements(ptr noundef nonnull %0)
  %28 = tail call fastcc i64 @elements(ptr noundef nonnull %0)
  tail call fastcc void @copy_all(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %28)
  br i1 %12, label %87, label %29

29:                                               
  tail call void @free(ptr noundef %11)
  br label %87

30:                                               
  %31 = tail call fastcc i64 @elements(ptr noundef %0)
  %32 = load ptr, ptr %0, align 8, !tbaa !18
  %33 = load ptr, ptr %1, align 8, !tbaa !18
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
  br i1 %44, label %45, label %87

45:                                               
  %46 = getelementptr inbounds i8, ptr %1, i64 20
  %47 = load i8, ptr %46, align 4, !tbaa !9
  %48 = icmp sgt i8 %47, 0
  br i1 %48, label %49, label %86

49:                                               
  %50 = tail call fastcc i32 @contiguous(ptr noundef nonnull %0)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %55, label %52

52:                                               
  %53 = tail call fastcc i32 @contiguous(ptr noundef nonnull %1)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %86

55:                                               
  %56 = tail call fastcc signext i8 @type_of(ptr noundef nonnull %0)
  %57 = getelementptr inbounds i8, ptr %0, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !19
  %59 = tail call fastcc ptr @derived_type(ptr noundef nonnull %0)
  %60 = mul i64 %58, %31
  %61 = tail call i64 @llvm.umax.i64(i64 %60, i64 1)
  %62 = tail call ptr @malloc(i64 noundef %61) #36
  %63 = icmp sgt i64 %31, 0
  br i1 %63, label %64, label %66

64:                                               
  %65 = sext i8 %56 to i32
  br label %70

66:                                               
  %67 = icmp sgt i64 %31, 0
  br i1 %67, label %68, label %77

68:                                               
  %69 = sext i8 %56 to i32
  br label %79

70:                                               
  %71 = phi i64 [ 0, %64 ], [ %75, %70 ]
  %72 = mul i64 %71, %58
  %73 = getelementptr inbounds i8, ptr %62, i64 %72
  %74 = tail call fastcc ptr @at(ptr noundef nonnull %1, i64 noundef %71)
  tail call fastcc void @build_typed(ptr noundef %73, ptr noundef %74, i32 noundef %65, i64 noundef %58, ptr noundef %59)
  %75 = add nuw nsw i64 %71, 1
  %76 = icmp eq i64 %75, %31
  br i1 %76, label %66, label %70, !llvm.loop !279

77:                                               
  %78 = sext i8 %56 to i32
  tail call fastcc void @destroy_temporary(ptr noundef %62, i64 noundef %31, i32 noundef %78, i64 noundef %58, ptr noundef %59)
  br label %87

79:                                               
  %80 = phi i64 [ 0, %68 ], [ %84, %79 ]
  %81 = tail call fastcc ptr @at(ptr noundef nonnull %0, i64 noundef %80)
  %82 = mul i64 %80, %58
  %83 = getelementptr inbounds i8, ptr %62, i64 %82
  tail call fastcc void @copy_typed(ptr noundef %81, ptr noundef %83, i32 noundef %69, i64 noundef %58, ptr noundef %59)
  %84 = add nuw nsw i64 %80, 1
  %85 = icmp eq i64 %84, %31
  br i1 %85, label %77, label %79, !llvm.loop !280

86:                                               
  tail call fastcc void @copy_all(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %31)
  br label %87

87:                                               
  ret void
}

define void @_FortranAAssignTemporary(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = load ptr, ptr %0, align 8, !tbaa !18
  %6 = icmp eq ptr %5, null
  br i1 %6, label %8, label %7

7:                                                
  tail call fastcc void @initialize_elements(ptr noundef nonnull %0)
  br label %8

8:                                                
  tail call fastcc void @assign(ptr noundef nonnull %0, ptr noundef %1)
  ret void
}

define internal fastcc void @initialize_elements(ptr nocapture noundef readonly %0) unnamed_addr #6 {
  %2 = tail call fastcc ptr @derived_type(ptr noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %12, label %4

4:                                                
  %5 = tail call fastcc i64 @elements(ptr noundef %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %12

7:                                                
  %8 = phi i64 [ %10, %7 ], [ 0, %4 ]
  %9 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %8)
  tail call void @enzyme_cc_initialize(ptr noundef %9, ptr noundef nonnull %2) #35
  %10 = add nuw nsw i64 %8, 1
  %11 = icmp eq i64 %10, %5
  br i1 %11, label %12, label %7, !llvm.loop !281

12:                                               
  ret void
}

define zeroext i1 @_FortranAIsContiguous(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = tail call fastcc i32 @contiguous(ptr noundef %0)
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}

define internal fastcc range(i32 0, 2) i32 @contiguous(ptr nocapture noundef readonly %0) unnamed_addr #4 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !19
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp sgt i8 %5, 0
  br i1 %6, label %7, label %17

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !15
  %10 = icmp sgt i64 %9, 1
  br i1 %10, label %11, label %15

11:                                               
  %12 = getelementptr inbounds i8, ptr %0, i64 40
  %13 = load i64, ptr %12, align 8, !tbaa !25
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %15, label %95

15:                                               
  %16 = mul nsw i64 %9, %3
  br label %17

17:                                               
  %18 = phi i64 [ %16, %15 ], [ %3, %1 ]
  %19 = phi i32 [ 1, %15 ], [ 0, %1 ]
  %20 = sext i8 %5 to i32
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %36

22:                                               
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = zext nneg i32 %19 to i64
  %25 = getelementptr inbounds [15 x %struct.Dimension], ptr %23, i64 0, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !15
  %28 = icmp sgt i64 %27, 1
  br i1 %28, label %29, label %33

29:                                               
  %30 = getelementptr inbounds i8, ptr %25, i64 16
  %31 = load i64, ptr %30, align 8, !tbaa !25
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
  %45 = load i64, ptr %44, align 8, !tbaa !15
  %46 = icmp sgt i64 %45, 1
  br i1 %46, label %47, label %51

47:                                               
  %48 = getelementptr inbounds i8, ptr %43, i64 16
  %49 = load i64, ptr %48, align 8, !tbaa !25
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
  %60 = zext nneg i32 %56 to i64
  %61 = getelementptr inbounds [15 x %struct.Dimension], ptr %59, i64 0, i64 %60
  %62 = getelementptr inbounds i8, ptr %61, i64 8
  %63 = load i64, ptr %62, align 8, !tbaa !15
  %64 = icmp sgt i64 %63, 1
  br i1 %64, label %65, label %69

65:                                               
  %66 = getelementptr inbounds i8, ptr %61, i64 16
  %67 = load i64, ptr %66, align 8, !tbaa !25
  %68 = icmp eq i64 %67, %55
  br i1 %68, label %69, label %95

69:                                               
  %70 = mul nsw i64 %63, %55
  %71 = add nuw nsw i32 %56, 1
  br label %72

72:                                               
  %73 = phi i64 [ %70, %69 ], [ %55, %54 ]
  %74 = phi i32 [ %71, %69 ], [ %56, %54 ]
  %75 = getelementptr inbounds i8, ptr %0, i64 24
  %76 = icmp slt i32 %74, %20
  br i1 %76, label %77, label %95

77:                                               
  %78 = zext nneg i32 %74 to i64
  %79 = zext i32 %20 to i64
  br label %80

80:                                               
  %81 = phi i64 [ %78, %77 ], [ %93, %91 ]
  %82 = phi i64 [ %73, %77 ], [ %92, %91 ]
  %83 = getelementptr inbounds [15 x %struct.Dimension], ptr %75, i64 0, i64 %81
  %84 = getelementptr inbounds i8, ptr %83, i64 8
  %85 = load i64, ptr %84, align 8, !tbaa !15
  %86 = icmp sgt i64 %85, 1
  br i1 %86, label %87, label %91

87:                                               
  %88 = getelementptr inbounds i8, ptr %83, i64 16
  %89 = load i64, ptr %88, align 8, !tbaa !25
  %90 = icmp eq i64 %89, %82
  br i1 %90, label %91, label %95

91:                                               
  %92 = mul nsw i64 %85, %82
  %93 = add nuw nsw i64 %81, 1
  %94 = icmp eq i64 %93, %79
  br i1 %94, label %95, label %80, !llvm.loop !282

95:                                               
  %96 = phi i32 [ 0, %11 ], [ 0, %29 ], [ 0, %47 ], [ 0, %65 ], [ 1, %72 ], [ 1, %91 ], [ 0, %87 ]
  ret i32 %96
}

define void @_FortranACopyInAssign(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !19
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %6, ptr %7, align 8, !tbaa !19
  %8 = getelementptr inbounds i8, ptr %1, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !122
  %10 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %9, ptr %10, align 8, !tbaa !122
  %11 = getelementptr inbounds i8, ptr %1, i64 20
  %12 = load i8, ptr %11, align 4, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %0, i64 20
  store i8 %12, ptr %13, align 4, !tbaa !9
  %14 = getelementptr inbounds i8, ptr %1, i64 21
  %15 = load i8, ptr %14, align 1, !tbaa !64
  %16 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 %15, ptr %16, align 1, !tbaa !64
  %17 = getelementptr inbounds i8, ptr %0, i64 22
  store i8 2, ptr %17, align 2, !tbaa !123
  %18 = getelementptr inbounds i8, ptr %1, i64 23
  %19 = load i8, ptr %18, align 1, !tbaa !258
  %20 = getelementptr inbounds i8, ptr %0, i64 23
  store i8 %19, ptr %20, align 1, !tbaa !258
  %21 = load i8, ptr %18, align 1, !tbaa !258
  %22 = and i8 %21, 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %31, label %24

24:                                               
  %25 = tail call fastcc ptr @derived_type(ptr noundef %1)
  %26 = getelementptr inbounds i8, ptr %0, i64 24
  %27 = load i8, ptr %11, align 4, !tbaa !9
  %28 = sext i8 %27 to i64
  %29 = mul nsw i64 %28, 24
  %30 = getelementptr inbounds i8, ptr %26, i64 %29
  store ptr %25, ptr %30, align 8, !tbaa !259
  br label %31

31:                                               
  tail call fastcc void @allocate_like(ptr noundef %0, ptr noundef %1)
  tail call fastcc void @initialize_elements(ptr noundef %0)
  %32 = tail call fastcc i64 @elements(ptr noundef %1)
  tail call fastcc void @copy_all(ptr noundef %0, ptr noundef %1, i64 noundef %32)
  ret void
}

define internal fastcc void @allocate_like(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #8 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !19
  %5 = getelementptr inbounds i8, ptr %0, i64 20
  %6 = load i8, ptr %5, align 4, !tbaa !9
  %7 = icmp sgt i8 %6, 0
  br i1 %7, label %8, label %18

8:                                                
  %9 = getelementptr inbounds i8, ptr %1, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %10, ptr %11, align 8, !tbaa !124
  %12 = getelementptr inbounds i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !15
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %13, ptr %14, align 8, !tbaa !15
  %15 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %4, ptr %15, align 8, !tbaa !25
  %16 = load i64, ptr %12, align 8, !tbaa !15
  %17 = mul nsw i64 %16, %4
  br label %18

18:                                               
  %19 = phi i64 [ %17, %8 ], [ %4, %2 ]
  %20 = phi i32 [ 1, %8 ], [ 0, %2 ]
  %21 = sext i8 %6 to i32
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %37

23:                                               
  %24 = getelementptr inbounds i8, ptr %1, i64 24
  %25 = zext nneg i32 %20 to i64
  %26 = getelementptr inbounds [15 x %struct.Dimension], ptr %24, i64 0, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !124
  %28 = getelementptr inbounds i8, ptr %0, i64 24
  %29 = getelementptr inbounds [15 x %struct.Dimension], ptr %28, i64 0, i64 %25
  store i64 %27, ptr %29, align 8, !tbaa !124
  %30 = getelementptr inbounds i8, ptr %26, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !15
  %32 = getelementptr inbounds i8, ptr %29, i64 8
  store i64 %31, ptr %32, align 8, !tbaa !15
  %33 = getelementptr inbounds i8, ptr %29, i64 16
  store i64 %19, ptr %33, align 8, !tbaa !25
  %34 = load i64, ptr %30, align 8, !tbaa !15
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
  %45 = load i64, ptr %44, align 8, !tbaa !124
  %46 = getelementptr inbounds i8, ptr %0, i64 24
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %46, i64 0, i64 %43
  store i64 %45, ptr %47, align 8, !tbaa !124
  %48 = getelementptr inbounds i8, ptr %44, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !15
  %50 = getelementptr inbounds i8, ptr %47, i64 8
  store i64 %49, ptr %50, align 8, !tbaa !15
  %51 = getelementptr inbounds i8, ptr %47, i64 16
  store i64 %38, ptr %51, align 8, !tbaa !25
  %52 = load i64, ptr %48, align 8, !tbaa !15
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
  %61 = zext nneg i32 %57 to i64
  %62 = getelementptr inbounds [15 x %struct.Dimension], ptr %60, i64 0, i64 %61
  %63 = load i64, ptr %62, align 8, !tbaa !124
  %64 = getelementptr inbounds i8, ptr %0, i64 24
  %65 = getelementptr inbounds [15 x %struct.Dimension], ptr %64, i64 0, i64 %61
  store i64 %63, ptr %65, align 8, !tbaa !124
  %66 = getelementptr inbounds i8, ptr %62, i64 8
  %67 = load i64, ptr %66, align 8, !tbaa !15
  %68 = getelementptr inbounds i8, ptr %65, i64 8
  store i64 %67, ptr %68, align 8, !tbaa !15
  %69 = getelementptr inbounds i8, ptr %65, i64 16
  store i64 %56, ptr %69, align 8, !tbaa !25
  %70 = load i64, ptr %66, align 8, !tbaa !15
  %71 = mul nsw i64 %70, %56
  %72 = add nuw nsw i32 %57, 1
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
  %81 = zext i32 %21 to i64
  br label %82

82:                                               
  %83 = phi i64 [ %80, %77 ], [ %94, %82 ]
  %84 = phi i64 [ %74, %77 ], [ %93, %82 ]
  %85 = getelementptr inbounds [15 x %struct.Dimension], ptr %78, i64 0, i64 %83
  %86 = load i64, ptr %85, align 8, !tbaa !124
  %87 = getelementptr inbounds [15 x %struct.Dimension], ptr %79, i64 0, i64 %83
  store i64 %86, ptr %87, align 8, !tbaa !124
  %88 = getelementptr inbounds i8, ptr %85, i64 8
  %89 = load i64, ptr %88, align 8, !tbaa !15
  %90 = getelementptr inbounds i8, ptr %87, i64 8
  store i64 %89, ptr %90, align 8, !tbaa !15
  %91 = getelementptr inbounds i8, ptr %87, i64 16
  store i64 %84, ptr %91, align 8, !tbaa !25
  %92 = load i64, ptr %88, align 8, !tbaa !15
  %93 = mul nsw i64 %92, %84
  %94 = add nuw nsw i64 %83, 1
  %95 = icmp eq i64 %94, %81
  br i1 %95, label %96, label %82, !llvm.loop !283

96:                                               
  %97 = phi i64 [ %74, %73 ], [ %93, %82 ]
  %98 = tail call i64 @llvm.smax.i64(i64 %97, i64 1)
  %99 = tail call ptr @malloc(i64 noundef %98) #36
  store ptr %99, ptr %0, align 8, !tbaa !18
  ret void
}

define internal fastcc void @copy_all(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #6 {
  %4 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !19
  %7 = tail call fastcc ptr @derived_type(ptr noundef %1)
  %8 = getelementptr inbounds i8, ptr %1, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %21

11:                                               
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %38

13:                                               
  %14 = sext i8 %4 to i32
  br label %15

15:                                               
  %16 = phi i64 [ 0, %13 ], [ %19, %15 ]
  %17 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %16)
  %18 = load ptr, ptr %1, align 8, !tbaa !18
  tail call fastcc void @copy_typed(ptr noundef %17, ptr noundef %18, i32 noundef %14, i64 noundef %6, ptr noundef %7)
  %19 = add nuw nsw i64 %16, 1
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %38, label %15, !llvm.loop !284

21:                                               
  %22 = tail call fastcc i32 @contiguous(ptr noundef %0)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               
  %25 = tail call fastcc i32 @contiguous(ptr noundef %1)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               
  tail call fastcc void @copy_in_order(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  br label %38

28:                                               
  %29 = icmp sgt i64 %2, 0
  br i1 %29, label %30, label %38

30:                                               
  %31 = sext i8 %4 to i32
  br label %32

32:                                               
  %33 = phi i64 [ 0, %30 ], [ %36, %32 ]
  %34 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %33)
  %35 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %33)
  tail call fastcc void @copy_typed(ptr noundef %34, ptr noundef %35, i32 noundef %31, i64 noundef %6, ptr noundef %7)
  %36 = add nuw nsw i64 %33, 1
  %37 = icmp eq i64 %36, %2
  br i1 %37, label %38, label %32, !llvm.loop !285

38:                                               
  ret void
}

define void @_FortranACopyOutAssign(ptr noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %8, label %6

6:                                                
  %7 = tail call fastcc i64 @elements(ptr noundef %1)
  tail call fastcc void @copy_all(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %7)
  br label %8

8:                                                
  tail call fastcc void @destroy_elements(ptr noundef %1)
  %9 = load ptr, ptr %1, align 8, !tbaa !18
  tail call void @free(ptr noundef %9)
  ret void
}

define internal fastcc void @destroy_elements(ptr nocapture noundef readonly %0) unnamed_addr #6 {
  %2 = tail call fastcc ptr @derived_type(ptr noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %12, label %4

4:                                                
  %5 = tail call fastcc i64 @elements(ptr noundef %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %12

7:                                                
  %8 = phi i64 [ %10, %7 ], [ 0, %4 ]
  %9 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %8)
  tail call void @enzyme_cc_destroy(ptr noundef %9, ptr noundef nonnull %2) #35
  %10 = add nuw nsw i64 %8, 1
  %11 = icmp eq i64 %10, %5
  br i1 %11, label %12, label %7, !llvm.loop !286

12:                                               
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #15

define void @_FortranARandomNumber(ptr nocapture noundef readonly %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %4) #35
  call fastcc void @make_like(ptr noundef nonnull %4, ptr noundef %0)
  call void @outside_FortranARandomNumber(ptr noundef nonnull %4, ptr noundef %1, i32 noundef %2) #35
  call fastcc void @store_numbers(ptr noundef %0, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %4) #35
  ret void
}

define internal fastcc void @make_like(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #8 {
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !19
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %4, ptr %5, align 8, !tbaa !19
  %6 = getelementptr inbounds i8, ptr %1, i64 16
  %7 = load i32, ptr %6, align 8, !tbaa !122
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %7, ptr %8, align 8, !tbaa !122
  %9 = getelementptr inbounds i8, ptr %1, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = getelementptr inbounds i8, ptr %0, i64 20
  store i8 %10, ptr %11, align 4, !tbaa !9
  %12 = getelementptr inbounds i8, ptr %1, i64 21
  %13 = load i8, ptr %12, align 1, !tbaa !64
  %14 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 %13, ptr %14, align 1, !tbaa !64
  %15 = getelementptr inbounds i8, ptr %0, i64 22
  store i8 0, ptr %15, align 2, !tbaa !123
  %16 = getelementptr inbounds i8, ptr %0, i64 23
  store i8 0, ptr %16, align 1, !tbaa !258
  tail call fastcc void @allocate_like(ptr noundef %0, ptr noundef %1)
  ret void
}

declare void @outside_FortranARandomNumber(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #16

define internal fastcc void @store_numbers(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = tail call fastcc i64 @elements(ptr noundef %0)
  %4 = getelementptr inbounds i8, ptr %0, i64 21
  %5 = load i8, ptr %4, align 1, !tbaa !64
  %6 = icmp sgt i64 %3, 0
  switch i8 %5, label %31 [
    i8 25, label %28
    i8 27, label %25
    i8 28, label %22
    i8 29, label %19
    i8 32, label %16
    i8 34, label %13
    i8 35, label %10
    i8 36, label %7
  ]

7:                                                
  br i1 %6, label %8, label %147

8:                                                
  %9 = load ptr, ptr %1, align 8, !tbaa !18
  br label %122

10:                                               
  br i1 %6, label %11, label %147

11:                                               
  %12 = load ptr, ptr %1, align 8, !tbaa !18
  br label %106

13:                                               
  br i1 %6, label %14, label %147

14:                                               
  %15 = load ptr, ptr %1, align 8, !tbaa !18
  br label %90

16:                                               
  br i1 %6, label %17, label %147

17:                                               
  %18 = load ptr, ptr %1, align 8, !tbaa !18
  br label %74

19:                                               
  br i1 %6, label %20, label %147

20:                                               
  %21 = load ptr, ptr %1, align 8, !tbaa !18
  br label %64

22:                                               
  br i1 %6, label %23, label %147

23:                                               
  %24 = load ptr, ptr %1, align 8, !tbaa !18
  br label %54

25:                                               
  br i1 %6, label %26, label %147

26:                                               
  %27 = load ptr, ptr %1, align 8, !tbaa !18
  br label %44

28:                                               
  br i1 %6, label %29, label %147

29:                                               
  %30 = load ptr, ptr %1, align 8, !tbaa !18
  br label %34

31:                                               
  br i1 %6, label %32, label %147

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 8
  br label %138

34:                                               
  %35 = phi i64 [ 0, %29 ], [ %42, %41 ]
  %36 = getelementptr inbounds half, ptr %30, i64 %35
  %37 = tail call fastcc zeroext i1 @is_unread(ptr noundef %36, i64 noundef 2)
  br i1 %37, label %41, label %38

38:                                               
  %39 = load volatile half, ptr %36, align 2, !tbaa !287
  %40 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %35)
  store half %39, ptr %40, align 2, !tbaa !287
  br label %41

41:                                               
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %3
  br i1 %43, label %147, label %34, !llvm.loop !289

44:                                               
  %45 = phi i64 [ 0, %26 ], [ %52, %51 ]
  %46 = getelementptr inbounds float, ptr %27, i64 %45
  %47 = tail call fastcc zeroext i1 @is_unread(ptr noundef %46, i64 noundef 4)
  br i1 %47, label %51, label %48

48:                                               
  %49 = load volatile float, ptr %46, align 4, !tbaa !2
  %50 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %45)
  store float %49, ptr %50, align 4, !tbaa !2
  br label %51

51:                                               
  %52 = add nuw nsw i64 %45, 1
  %53 = icmp eq i64 %52, %3
  br i1 %53, label %147, label %44, !llvm.loop !290

54:                                               
  %55 = phi i64 [ 0, %23 ], [ %62, %61 ]
  %56 = getelementptr inbounds double, ptr %24, i64 %55
  %57 = tail call fastcc zeroext i1 @is_unread(ptr noundef %56, i64 noundef 8)
  br i1 %57, label %61, label %58

58:                                               
  %59 = load volatile double, ptr %56, align 8, !tbaa !27
  %60 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %55)
  store double %59, ptr %60, align 8, !tbaa !27
  br label %61

61:                                               
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, %3
  br i1 %63, label %147, label %54, !llvm.loop !291

64:                                               
  %65 = phi i64 [ 0, %20 ], [ %72, %71 ]
  %66 = getelementptr inbounds x86_fp80, ptr %21, i64 %65
  %67 = tail call fastcc zeroext i1 @is_unread(ptr noundef %66, i64 noundef 16)
  br i1 %67, label %71, label %68

68:                                               
  %69 = load volatile x86_fp80, ptr %66, align 16, !tbaa !30
  %70 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %65)
  store x86_fp80 %69, ptr %70, align 16, !tbaa !30
  br label %71

71:                                               
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, %3
  br i1 %73, label %147, label %64, !llvm.loop !292

74:                                               
  %75 = phi i64 [ 0, %17 ], [ %88, %87 ]
  %76 = shl nsw i64 %75, 2
  %77 = getelementptr inbounds i8, ptr %18, i64 %76
  %78 = tail call fastcc zeroext i1 @is_unread(ptr noundef %77, i64 noundef 4)
  br i1 %78, label %87, label %79

79:                                               
  %80 = phi i64 [ %85, %79 ], [ 0, %74 ]
  %81 = getelementptr inbounds half, ptr %77, i64 %80
  %82 = load volatile half, ptr %81, align 2, !tbaa !287
  %83 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %75)
  %84 = getelementptr inbounds half, ptr %83, i64 %80
  store half %82, ptr %84, align 2, !tbaa !287
  %85 = add nuw nsw i64 %80, 1
  %86 = icmp eq i64 %80, 0
  br i1 %86, label %79, label %87, !llvm.loop !293

87:                                               
  %88 = add nuw nsw i64 %75, 1
  %89 = icmp eq i64 %88, %3
  br i1 %89, label %147, label %74, !llvm.loop !294

90:                                               
  %91 = phi i64 [ 0, %14 ], [ %104, %103 ]
  %92 = shl nsw i64 %91, 3
  %93 = getelementptr inbounds i8, ptr %15, i64 %92
  %94 = tail call fastcc zeroext i1 @is_unread(ptr noundef %93, i64 noundef 8)
  br i1 %94, label %103, label %95

95:                                               
  %96 = phi i64 [ %101, %95 ], [ 0, %90 ]
  %97 = getelementptr inbounds float, ptr %93, i64 %96
  %98 = load volatile float, ptr %97, align 4, !tbaa !2
  %99 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %91)
  %100 = getelementptr inbounds float, ptr %99, i64 %96
  store float %98, ptr %100, align 4, !tbaa !2
  %101 = add nuw nsw i64 %96, 1
  %102 = icmp eq i64 %96, 0
  br i1 %102, label %95, label %103, !llvm.loop !295

103:                                              
  %104 = add nuw nsw i64 %91, 1
  %105 = icmp eq i64 %104, %3
  br i1 %105, label %147, label %90, !llvm.loop !296

106:                                              
  %107 = phi i64 [ 0, %11 ], [ %120, %119 ]
  %108 = shl nsw i64 %107, 4
  %109 = getelementptr inbounds i8, ptr %12, i64 %108
  %110 = tail call fastcc zeroext i1 @is_unread(ptr noundef %109, i64 noundef 16)
  br i1 %110, label %119, label %111

111:                                              
  %112 = phi i64 [ %117, %111 ], [ 0, %106 ]
  %113 = getelementptr inbounds double, ptr %109, i64 %112
  %114 = load volatile double, ptr %113, align 8, !tbaa !27
  %115 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %107)
  %116 = getelementptr inbounds double, ptr %115, i64 %112
  store double %114, ptr %116, align 8, !tbaa !27
  %117 = add nuw nsw i64 %112, 1
  %118 = icmp eq i64 %112, 0
  br i1 %118, label %111, label %119, !llvm.loop !297

119:                                              
  %120 = add nuw nsw i64 %107, 1
  %121 = icmp eq i64 %120, %3
  br i1 %121, label %147, label %106, !llvm.loop !298

122:                                              
  %123 = phi i64 [ 0, %8 ], [ %136, %135 ]
  %124 = shl nsw i64 %123, 5
  %125 = getelementptr inbounds i8, ptr %9, i64 %124
  %126 = tail call fastcc zeroext i1 @is_unread(ptr noundef %125, i64 noundef 32)
  br i1 %126, label %135, label %127

127:                                              
  %128 = phi i64 [ %133, %127 ], [ 0, %122 ]
  %129 = getelementptr inbounds x86_fp80, ptr %125, i64 %128
  %130 = load volatile x86_fp80, ptr %129, align 16, !tbaa !30
  %131 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %123)
  %132 = getelementptr inbounds x86_fp80, ptr %131, i64 %128
  store x86_fp80 %130, ptr %132, align 16, !tbaa !30
  %133 = add nuw nsw i64 %128, 1
  %134 = icmp eq i64 %128, 0
  br i1 %134, label %127, label %135, !llvm.loop !299

135:                                              
  %136 = add nuw nsw i64 %123, 1
  %137 = icmp eq i64 %136, %3
  br i1 %137, label %147, label %122, !llvm.loop !300

138:                                              
  %139 = phi i64 [ 0, %32 ], [ %145, %138 ]
  %140 = tail call fastcc ptr @at(ptr noundef %0, i64 noundef %139)
  %141 = load ptr, ptr %1, align 8, !tbaa !18
  %142 = load i64, ptr %33, align 8, !tbaa !19
  %143 = mul i64 %142, %139
  %144 = getelementptr inbounds i8, ptr %141, i64 %143
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %140, ptr align 1 %144, i64 %142, i1 false)
  %145 = add nuw nsw i64 %139, 1
  %146 = icmp eq i64 %145, %3
  br i1 %146, label %147, label %138, !llvm.loop !301

147:                                              
  %148 = load ptr, ptr %1, align 8, !tbaa !18
  tail call void @free(ptr noundef %148)
  ret void
}

define zeroext i1 @_FortranAioInputDescriptor(ptr noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = alloca %struct.Descriptor, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 21
  %5 = load i8, ptr %4, align 1, !tbaa !64
  %6 = add i8 %5, -39
  %7 = icmp ult i8 %6, -14
  br i1 %7, label %8, label %10

8:                                                
  %9 = tail call zeroext i1 @outside_FortranAioInputDescriptor(ptr noundef %0, ptr noundef %1) #35
  br label %17

10:                                               
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %3) #35
  call fastcc void @make_like(ptr noundef nonnull %3, ptr noundef %1)
  %11 = load ptr, ptr %3, align 8, !tbaa !18
  %12 = call fastcc i64 @elements(ptr noundef nonnull %3)
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !19
  %15 = mul i64 %14, %12
  tail call void @llvm.memset.p0.i64(ptr align 1 %11, i8 -3, i64 %15, i1 false)
  %16 = call zeroext i1 @outside_FortranAioInputDescriptor(ptr noundef %0, ptr noundef nonnull %3) #35
  call fastcc void @store_numbers(ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %3) #35
  br label %17

17:                                               
  %18 = phi i1 [ %9, %8 ], [ %16, %10 ]
  ret i1 %18
}

declare zeroext i1 @outside_FortranAioInputDescriptor(ptr noundef, ptr noundef) local_unnamed_addr #16

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #17

define zeroext i1 @_FortranAioInputReal32(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #6 {
  %3 = alloca [1 x float], align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #35
  store i32 -33686019, ptr %3, align 4
  %4 = call zeroext i1 @outside_FortranAioInputReal32(ptr noundef %0, ptr noundef nonnull %3) #35
  %5 = call fastcc zeroext i1 @is_unread(ptr noundef nonnull %3, i64 noundef 4)
  br i1 %5, label %8, label %6

6:                                                
  %7 = load volatile float, ptr %3, align 4, !tbaa !2
  store float %7, ptr %1, align 4, !tbaa !2
  br label %8

8:                                                
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #35
  ret i1 %4
}

declare zeroext i1 @outside_FortranAioInputReal32(ptr noundef, ptr noundef) local_unnamed_addr #16

define internal fastcc zeroext i1 @is_unread(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #18 {
  %3 = alloca [32 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, i8 -3, i64 32, i1 false)
  %4 = call i32 @bcmp(ptr %0, ptr nonnull %3, i64 %1)
  %5 = icmp eq i32 %4, 0
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #35
  ret i1 %5
}

define zeroext i1 @_FortranAioInputReal64(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #6 {
  %3 = alloca [1 x double], align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #35
  store i64 -144680345676153347, ptr %3, align 8
  %4 = call zeroext i1 @outside_FortranAioInputReal64(ptr noundef %0, ptr noundef nonnull %3) #35
  %5 = call fastcc zeroext i1 @is_unread(ptr noundef nonnull %3, i64 noundef 8)
  br i1 %5, label %8, label %6

6:                                                
  %7 = load volatile double, ptr %3, align 8, !tbaa !27
  store double %7, ptr %1, align 8, !tbaa !27
  br label %8

8:                                                
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #35
  ret i1 %4
}

declare zeroext i1 @outside_FortranAioInputReal64(ptr noundef, ptr noundef) local_unnamed_addr #16

define zeroext i1 @_FortranAioInputComplex32(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #6 {
  %3 = alloca [2 x float], align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #35
  store i64 -144680345676153347, ptr %3, align 8
  %4 = call zeroext i1 @outside_FortranAioInputComplex32(ptr noundef %0, ptr noundef nonnull %3) #35
  %5 = call fastcc zeroext i1 @is_unread(ptr noundef nonnull %3, i64 noundef 8)
  br i1 %5, label %13, label %6

6:                                                
  %7 = phi i64 [ %11, %6 ], [ 0, %2 ]
  %8 = getelementptr inbounds float, ptr %3, i64 %7
  %9 = load volatile float, ptr %8, align 4, !tbaa !2
  %10 = getelementptr inbounds float, ptr %1, i64 %7
  store float %9, ptr %10, align 4, !tbaa !2
  %11 = add nuw nsw i64 %7, 1
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %6, label %13, !llvm.loop !302

13:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #35
  ret i1 %4
}

declare zeroext i1 @outside_FortranAioInputComplex32(ptr noundef, ptr noundef) local_unnamed_addr #16

define zeroext i1 @_FortranAioInputComplex64(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #6 {
  %3 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #35
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %3, i8 -3, i64 16, i1 false)
  %4 = call zeroext i1 @outside_FortranAioInputComplex64(ptr noundef %0, ptr noundef nonnull %3) #35
  %5 = call fastcc zeroext i1 @is_unread(ptr noundef nonnull %3, i64 noundef 16)
  br i1 %5, label %13, label %6

6:                                                
  %7 = phi i64 [ %11, %6 ], [ 0, %2 ]
  %8 = getelementptr inbounds double, ptr %3, i64 %7
  %9 = load volatile double, ptr %8, align 8, !tbaa !27
  %10 = getelementptr inbounds double, ptr %1, i64 %7
  store double %9, ptr %10, align 8, !tbaa !27
  %11 = add nuw nsw i64 %7, 1
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %6, label %13, !llvm.loop !303

13:                                               
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #35
  ret i1 %4
}

declare zeroext i1 @outside_FortranAioInputComplex64(ptr noundef, ptr noundef) local_unnamed_addr #16

define void @_FortranAAllocatableSetBounds(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #19 {
  tail call fastcc void @set_bounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define internal fastcc void @set_bounds(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #19 {
  %5 = icmp slt i64 %3, %2
  %6 = select i1 %5, i64 1, i64 %2
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds [15 x %struct.Dimension], ptr %7, i64 0, i64 %8
  store i64 %6, ptr %9, align 8, !tbaa !124
  %10 = sub i64 %3, %2
  %11 = add i64 %10, 1
  %12 = select i1 %5, i64 0, i64 %11
  %13 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %12, ptr %13, align 8, !tbaa !15
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !19
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %17, label %21

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !15
  %20 = mul nsw i64 %19, %15
  br label %21

21:                                               
  %22 = phi i64 [ %20, %17 ], [ %15, %4 ]
  %23 = phi i32 [ 1, %17 ], [ 0, %4 ]
  %24 = icmp slt i32 %23, %1
  br i1 %24, label %25, label %31

25:                                               
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr inbounds [15 x %struct.Dimension], ptr %7, i64 0, i64 %26, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !15
  %29 = mul nsw i64 %28, %22
  %30 = add nuw nsw i32 %23, 1
  br label %31

31:                                               
  %32 = phi i64 [ %29, %25 ], [ %22, %21 ]
  %33 = phi i32 [ %30, %25 ], [ %23, %21 ]
  %34 = icmp slt i32 %33, %1
  br i1 %34, label %35, label %41

35:                                               
  %36 = zext nneg i32 %33 to i64
  %37 = getelementptr inbounds [15 x %struct.Dimension], ptr %7, i64 0, i64 %36, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !15
  %39 = mul nsw i64 %38, %32
  %40 = add nuw nsw i32 %33, 1
  br label %41

41:                                               
  %42 = phi i64 [ %39, %35 ], [ %32, %31 ]
  %43 = phi i32 [ %40, %35 ], [ %33, %31 ]
  %44 = icmp slt i32 %43, %1
  br i1 %44, label %45, label %51

45:                                               
  %46 = zext nneg i32 %43 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %7, i64 0, i64 %46, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !15
  %49 = mul nsw i64 %48, %42
  %50 = add nuw nsw i32 %43, 1
  br label %51

51:                                               
  %52 = phi i64 [ %49, %45 ], [ %42, %41 ]
  %53 = phi i32 [ %50, %45 ], [ %43, %41 ]
  %54 = icmp slt i32 %53, %1
  br i1 %54, label %55, label %66

55:                                               
  %56 = zext nneg i32 %53 to i64
  %57 = zext i32 %1 to i64
  br label %58

58:                                               
  %59 = phi i64 [ %56, %55 ], [ %64, %58 ]
  %60 = phi i64 [ %52, %55 ], [ %63, %58 ]
  %61 = getelementptr inbounds [15 x %struct.Dimension], ptr %7, i64 0, i64 %59, i32 1
  %62 = load i64, ptr %61, align 8, !tbaa !15
  %63 = mul nsw i64 %62, %60
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp eq i64 %64, %57
  br i1 %65, label %66, label %58, !llvm.loop !304

66:                                               
  %67 = phi i64 [ %52, %51 ], [ %63, %58 ]
  %68 = getelementptr inbounds i8, ptr %9, i64 16
  store i64 %67, ptr %68, align 8, !tbaa !25
  ret void
}

define void @_FortranAPointerSetBounds(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #19 {
  tail call fastcc void @set_bounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3)
  ret void
}

define noundef i32 @_FortranAAllocatableAllocate(ptr nocapture noundef %0, i1 noundef zeroext %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #6 {
  tail call fastcc void @allocate(ptr noundef %0)
  tail call fastcc void @initialize_elements(ptr noundef %0)
  ret i32 0
}

define internal fastcc void @allocate(ptr nocapture noundef %0) unnamed_addr #8 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !19
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp sgt i8 %5, 0
  br i1 %6, label %7, label %12

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %3, ptr %8, align 8, !tbaa !25
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !15
  %11 = mul nsw i64 %10, %3
  br label %12

12:                                               
  %13 = phi i64 [ %11, %7 ], [ %3, %1 ]
  %14 = phi i32 [ 1, %7 ], [ 0, %1 ]
  %15 = sext i8 %5 to i32
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %26

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds [15 x %struct.Dimension], ptr %18, i64 0, i64 %19
  %21 = getelementptr inbounds i8, ptr %20, i64 16
  store i64 %13, ptr %21, align 8, !tbaa !25
  %22 = getelementptr inbounds i8, ptr %20, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !15
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
  store i64 %27, ptr %34, align 8, !tbaa !25
  %35 = getelementptr inbounds i8, ptr %33, i64 8
  %36 = load i64, ptr %35, align 8, !tbaa !15
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
  %45 = zext nneg i32 %41 to i64
  %46 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %45
  %47 = getelementptr inbounds i8, ptr %46, i64 16
  store i64 %40, ptr %47, align 8, !tbaa !25
  %48 = getelementptr inbounds i8, ptr %46, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !15
  %50 = mul nsw i64 %49, %40
  %51 = add nuw nsw i32 %41, 1
  br label %52

52:                                               
  %53 = phi i64 [ %50, %43 ], [ %40, %39 ]
  %54 = phi i32 [ %51, %43 ], [ %41, %39 ]
  %55 = icmp slt i32 %54, %15
  br i1 %55, label %56, label %70

56:                                               
  %57 = getelementptr inbounds i8, ptr %0, i64 24
  %58 = zext nneg i32 %54 to i64
  %59 = zext i32 %15 to i64
  br label %60

60:                                               
  %61 = phi i64 [ %58, %56 ], [ %68, %60 ]
  %62 = phi i64 [ %53, %56 ], [ %67, %60 ]
  %63 = getelementptr inbounds [15 x %struct.Dimension], ptr %57, i64 0, i64 %61
  %64 = getelementptr inbounds i8, ptr %63, i64 16
  store i64 %62, ptr %64, align 8, !tbaa !25
  %65 = getelementptr inbounds i8, ptr %63, i64 8
  %66 = load i64, ptr %65, align 8, !tbaa !15
  %67 = mul nsw i64 %66, %62
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %59
  br i1 %69, label %70, label %60, !llvm.loop !305

70:                                               
  %71 = phi i64 [ %53, %52 ], [ %67, %60 ]
  %72 = tail call i64 @llvm.smax.i64(i64 %71, i64 1)
  %73 = tail call ptr @malloc(i64 noundef %72) #36
  store ptr %73, ptr %0, align 8, !tbaa !18
  ret void
}

define noundef i32 @_FortranAPointerAllocate(ptr nocapture noundef %0, i1 noundef zeroext %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #6 {
  tail call fastcc void @allocate(ptr noundef %0)
  tail call fastcc void @initialize_elements(ptr noundef %0)
  ret i32 0
}

define noundef i32 @_FortranAAllocatableAllocateSource(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i1 noundef zeroext %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #6 {
  tail call fastcc void @allocate(ptr noundef %0)
  tail call fastcc void @initialize_elements(ptr noundef %0)
  %7 = tail call fastcc i64 @elements(ptr noundef %0)
  tail call fastcc void @copy_all(ptr noundef %0, ptr noundef %1, i64 noundef %7)
  ret i32 0
}

define noundef i32 @_FortranAPointerAllocateSource(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i1 noundef zeroext %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #6 {
  tail call fastcc void @allocate(ptr noundef %0)
  tail call fastcc void @initialize_elements(ptr noundef %0)
  %7 = tail call fastcc i64 @elements(ptr noundef %0)
  tail call fastcc void @copy_all(ptr noundef %0, ptr noundef %1, i64 noundef %7)
  ret i32 0
}

define noundef i32 @_FortranAAllocatableDeallocate(ptr nocapture noundef %0, i1 noundef zeroext %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #6 {
  tail call fastcc void @finalize_elements(ptr noundef %0)
  tail call fastcc void @destroy_elements(ptr noundef %0)
  %6 = load ptr, ptr %0, align 8, !tbaa !18
  tail call void @free(ptr noundef %6)
  store ptr null, ptr %0, align 8, !tbaa !18
  ret i32 0
}

define noundef i32 @_FortranAPointerDeallocate(ptr nocapture noundef %0, i1 noundef zeroext %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #6 {
  tail call fastcc void @finalize_elements(ptr noundef %0)
  tail call fastcc void @destroy_elements(ptr noundef %0)
  %6 = load ptr, ptr %0, align 8, !tbaa !18
  tail call void @free(ptr noundef %6)
  store ptr null, ptr %0, align 8, !tbaa !18
  ret i32 0
}

define noundef i32 @_FortranAMoveAlloc(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr noundef %2, i1 noundef zeroext %3, ptr nocapture noundef readnone %4, ptr nocapture noundef readnone %5, i32 noundef %6) local_unnamed_addr #6 {
  tail call fastcc void @finalize_elements(ptr noundef %0)
  %8 = load ptr, ptr %0, align 8, !tbaa !18
  %9 = icmp eq ptr %8, null
  br i1 %9, label %12, label %10

10:                                               
  tail call fastcc void @destroy_elements(ptr noundef nonnull %0)
  %11 = load ptr, ptr %0, align 8, !tbaa !18
  tail call void @free(ptr noundef %11)
  br label %12

12:                                               
  %13 = load ptr, ptr %1, align 8, !tbaa !18
  store ptr %13, ptr %0, align 8, !tbaa !18
  %14 = load ptr, ptr %1, align 8, !tbaa !18
  %15 = icmp eq ptr %14, null
  br i1 %15, label %106, label %16

16:                                               
  tail call fastcc void @take_type(ptr noundef nonnull %0, ptr noundef nonnull %1)
  %17 = getelementptr inbounds i8, ptr %1, i64 20
  %18 = load i8, ptr %17, align 4, !tbaa !9
  %19 = icmp sgt i8 %18, 0
  br i1 %19, label %20, label %30

20:                                               
  %21 = getelementptr inbounds i8, ptr %1, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !124
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %22, ptr %23, align 8, !tbaa !124
  %24 = getelementptr inbounds i8, ptr %1, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !15
  %26 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %25, ptr %26, align 8, !tbaa !15
  %27 = getelementptr inbounds i8, ptr %1, i64 40
  %28 = load i64, ptr %27, align 8, !tbaa !25
  %29 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %28, ptr %29, align 8, !tbaa !25
  br label %30

30:                                               
  %31 = phi i32 [ 1, %20 ], [ 0, %16 ]
  %32 = sext i8 %18 to i32
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %48

34:                                               
  %35 = getelementptr inbounds i8, ptr %1, i64 24
  %36 = zext nneg i32 %31 to i64
  %37 = getelementptr inbounds [15 x %struct.Dimension], ptr %35, i64 0, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !124
  %39 = getelementptr inbounds i8, ptr %0, i64 24
  %40 = getelementptr inbounds [15 x %struct.Dimension], ptr %39, i64 0, i64 %36
  store i64 %38, ptr %40, align 8, !tbaa !124
  %41 = getelementptr inbounds i8, ptr %37, i64 8
  %42 = load i64, ptr %41, align 8, !tbaa !15
  %43 = getelementptr inbounds i8, ptr %40, i64 8
  store i64 %42, ptr %43, align 8, !tbaa !15
  %44 = getelementptr inbounds i8, ptr %37, i64 16
  %45 = load i64, ptr %44, align 8, !tbaa !25
  %46 = getelementptr inbounds i8, ptr %40, i64 16
  store i64 %45, ptr %46, align 8, !tbaa !25
  %47 = add nuw nsw i32 %31, 1
  br label %48

48:                                               
  %49 = phi i32 [ %47, %34 ], [ %31, %30 ]
  %50 = icmp slt i32 %49, %32
  br i1 %50, label %51, label %65

51:                                               
  %52 = getelementptr inbounds i8, ptr %1, i64 24
  %53 = zext nneg i32 %49 to i64
  %54 = getelementptr inbounds [15 x %struct.Dimension], ptr %52, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8, !tbaa !124
  %56 = getelementptr inbounds i8, ptr %0, i64 24
  %57 = getelementptr inbounds [15 x %struct.Dimension], ptr %56, i64 0, i64 %53
  store i64 %55, ptr %57, align 8, !tbaa !124
  %58 = getelementptr inbounds i8, ptr %54, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !15
  %60 = getelementptr inbounds i8, ptr %57, i64 8
  store i64 %59, ptr %60, align 8, !tbaa !15
  %61 = getelementptr inbounds i8, ptr %54, i64 16
  %62 = load i64, ptr %61, align 8, !tbaa !25
  %63 = getelementptr inbounds i8, ptr %57, i64 16
  store i64 %62, ptr %63, align 8, !tbaa !25
  %64 = add nuw nsw i32 %49, 1
  br label %65

65:                                               
  %66 = phi i32 [ %64, %51 ], [ %49, %48 ]
  %67 = icmp slt i32 %66, %32
  br i1 %67, label %68, label %82

68:                                               
  %69 = getelementptr inbounds i8, ptr %1, i64 24
  %70 = zext nneg i32 %66 to i64
  %71 = getelementptr inbounds [15 x %struct.Dimension], ptr %69, i64 0, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !124
  %73 = getelementptr inbounds i8, ptr %0, i64 24
  %74 = getelementptr inbounds [15 x %struct.Dimension], ptr %73, i64 0, i64 %70
  store i64 %72, ptr %74, align 8, !tbaa !124
  %75 = getelementptr inbounds i8, ptr %71, i64 8
  %76 = load i64, ptr %75, align 8, !tbaa !15
  %77 = getelementptr inbounds i8, ptr %74, i64 8
  store i64 %76, ptr %77, align 8, !tbaa !15
  %78 = getelementptr inbounds i8, ptr %71, i64 16
  %79 = load i64, ptr %78, align 8, !tbaa !25
  %80 = getelementptr inbounds i8, ptr %74, i64 16
  store i64 %79, ptr %80, align 8, !tbaa !25
  %81 = add nuw nsw i32 %66, 1
  br label %82

82:                                               
  %83 = phi i32 [ %81, %68 ], [ %66, %65 ]
  %84 = icmp slt i32 %83, %32
  br i1 %84, label %85, label %103

85:                                               
  %86 = getelementptr inbounds i8, ptr %1, i64 24
  %87 = getelementptr inbounds i8, ptr %0, i64 24
  %88 = zext nneg i32 %83 to i64
  %89 = zext i32 %32 to i64
  br label %90

90:                                               
  %91 = phi i64 [ %88, %85 ], [ %101, %90 ]
  %92 = getelementptr inbounds [15 x %struct.Dimension], ptr %86, i64 0, i64 %91
  %93 = load i64, ptr %92, align 8, !tbaa !124
  %94 = getelementptr inbounds [15 x %struct.Dimension], ptr %87, i64 0, i64 %91
  store i64 %93, ptr %94, align 8, !tbaa !124
  %95 = getelementptr inbounds i8, ptr %92, i64 8
  %96 = load i64, ptr %95, align 8, !tbaa !15
  %97 = getelementptr inbounds i8, ptr %94, i64 8
  store i64 %96, ptr %97, align 8, !tbaa !15
  %98 = getelementptr inbounds i8, ptr %92, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !25
  %100 = getelementptr inbounds i8, ptr %94, i64 16
  store i64 %99, ptr %100, align 8, !tbaa !25
  %101 = add nuw nsw i64 %91, 1
  %102 = icmp eq i64 %101, %89
  br i1 %102, label %103, label %90, !llvm.loop !306

103:                                              
  store ptr null, ptr %1, align 8, !tbaa !18
  %104 = icmp eq ptr %2, null
  br i1 %104, label %106, label %105

105:                                              
  tail call fastcc void @set_table(ptr noundef nonnull %1, ptr noundef nonnull %2)
  br label %106

106:                                              
  ret i32 0
}

define internal fastcc void @take_type(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #20 {
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !19
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %4, ptr %5, align 8, !tbaa !19
  %6 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %7 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 %6, ptr %7, align 1, !tbaa !64
  %8 = tail call fastcc ptr @derived_type(ptr noundef %1)
  tail call fastcc void @set_table(ptr noundef %0, ptr noundef %8)
  ret void
}

define internal fastcc void @set_table(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr #11 {
  %3 = getelementptr inbounds i8, ptr %0, i64 23
  %4 = load i8, ptr %3, align 1, !tbaa !258
  %5 = and i8 %4, 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %14, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = getelementptr inbounds i8, ptr %0, i64 20
  %10 = load i8, ptr %9, align 4, !tbaa !9
  %11 = sext i8 %10 to i64
  %12 = mul nsw i64 %11, 24
  %13 = getelementptr inbounds i8, ptr %8, i64 %12
  store ptr %1, ptr %13, align 8, !tbaa !259
  br label %14

14:                                               
  ret void
}

define void @_FortranAInitArrayConstructorVector(ptr nocapture noundef writeonly %0, ptr noundef %1, i1 noundef zeroext %2, i32 noundef %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #11 {
  store ptr %1, ptr %0, align 8, !tbaa !307
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %7, align 8, !tbaa !309
  %8 = load ptr, ptr %1, align 8, !tbaa !18
  %9 = icmp eq ptr %8, null
  br i1 %9, label %13, label %10

10:                                               
  %11 = getelementptr inbounds i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !15
  br label %13

13:                                               
  %14 = phi i64 [ %12, %10 ], [ 0, %6 ]
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %14, ptr %15, align 8, !tbaa !310
  ret void
}

define void @_FortranAPushArrayConstructorValue(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #6 {
  %3 = load ptr, ptr %0, align 8, !tbaa !307
  %4 = tail call fastcc signext i8 @type_of(ptr noundef %3)
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !19
  %7 = tail call fastcc ptr @derived_type(ptr noundef %3)
  %8 = tail call fastcc i64 @elements(ptr noundef %1)
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !309
  %11 = add nsw i64 %10, %8
  tail call fastcc void @reserve(ptr noundef nonnull %0, i64 noundef %11)
  %12 = load ptr, ptr %0, align 8, !tbaa !307
  %13 = load ptr, ptr %12, align 8, !tbaa !18
  %14 = load i64, ptr %9, align 8, !tbaa !309
  %15 = mul i64 %14, %6
  %16 = getelementptr inbounds i8, ptr %13, i64 %15
  %17 = icmp sgt i64 %8, 0
  br i1 %17, label %18, label %20

18:                                               
  %19 = sext i8 %4 to i32
  br label %23

20:                                               
  %21 = load i64, ptr %9, align 8, !tbaa !309
  %22 = add nsw i64 %21, %8
  store i64 %22, ptr %9, align 8, !tbaa !309
  ret void

23:                                               
  %24 = phi i64 [ 0, %18 ], [ %28, %23 ]
  %25 = mul i64 %24, %6
  %26 = getelementptr inbounds i8, ptr %16, i64 %25
  %27 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %24)
  tail call fastcc void @build_typed(ptr noundef %26, ptr noundef %27, i32 noundef %19, i64 noundef %6, ptr noundef %7)
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, %8
  br i1 %29, label %20, label %23, !llvm.loop !311
}

define internal fastcc void @reserve(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #6 {
  %3 = load ptr, ptr %0, align 8, !tbaa !307
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8, !tbaa !310
  %6 = icmp slt i64 %5, %1
  br i1 %6, label %7, label %46

7:                                                
  %8 = load ptr, ptr %3, align 8, !tbaa !18
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %14

10:                                               
  %11 = getelementptr inbounds i8, ptr %3, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = icmp slt i64 %12, %1
  br i1 %13, label %14, label %16

14:                                               
  %15 = shl nsw i64 %5, 1
  br label %16

16:                                               
  %17 = phi i64 [ %15, %14 ], [ %12, %10 ]
  %18 = tail call i64 @llvm.smax.i64(i64 %17, i64 %1)
  %19 = tail call fastcc signext i8 @type_of(ptr noundef nonnull %3)
  %20 = getelementptr inbounds i8, ptr %3, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !19
  %22 = tail call fastcc ptr @derived_type(ptr noundef nonnull %3)
  %23 = mul i64 %21, %18
  %24 = tail call ptr @malloc(i64 noundef %23) #36
  br i1 %9, label %42, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %0, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !309
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %31

29:                                               
  %30 = sext i8 %19 to i32
  br label %34

31:                                               
  %32 = phi i64 [ %27, %25 ], [ %40, %34 ]
  %33 = sext i8 %19 to i32
  tail call fastcc void @destroy_temporary(ptr noundef nonnull %8, i64 noundef %32, i32 noundef %33, i64 noundef %21, ptr noundef %22)
  br label %42

34:                                               
  %35 = phi i64 [ 0, %29 ], [ %39, %34 ]
  %36 = mul i64 %35, %21
  %37 = getelementptr inbounds i8, ptr %24, i64 %36
  %38 = getelementptr inbounds i8, ptr %8, i64 %36
  tail call fastcc void @build_typed(ptr noundef %37, ptr noundef nonnull %38, i32 noundef %30, i64 noundef %21, ptr noundef %22)
  %39 = add nuw nsw i64 %35, 1
  %40 = load i64, ptr %26, align 8, !tbaa !309
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %34, label %31, !llvm.loop !312

42:                                               
  store ptr %24, ptr %3, align 8, !tbaa !18
  %43 = getelementptr inbounds i8, ptr %3, i64 24
  store i64 1, ptr %43, align 8, !tbaa !124
  %44 = load i64, ptr %20, align 8, !tbaa !19
  %45 = getelementptr inbounds i8, ptr %3, i64 40
  store i64 %44, ptr %45, align 8, !tbaa !25
  store i64 %18, ptr %4, align 8, !tbaa !310
  br label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %3, i64 32
  %48 = load i64, ptr %47, align 8, !tbaa !15
  %49 = icmp slt i64 %48, %1
  br i1 %49, label %50, label %51

50:                                               
  store i64 %1, ptr %47, align 8, !tbaa !15
  br label %51

51:                                               
  ret void
}

define void @_FortranAPushArrayConstructorSimpleScalar(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr #6 {
  %3 = load ptr, ptr %0, align 8, !tbaa !307
  %4 = tail call fastcc signext i8 @type_of(ptr noundef %3)
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !19
  %7 = tail call fastcc ptr @derived_type(ptr noundef %3)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !309
  %10 = add nsw i64 %9, 1
  tail call fastcc void @reserve(ptr noundef nonnull %0, i64 noundef %10)
  %11 = load ptr, ptr %0, align 8, !tbaa !307
  %12 = load ptr, ptr %11, align 8, !tbaa !18
  %13 = load i64, ptr %8, align 8, !tbaa !309
  %14 = getelementptr inbounds i8, ptr %11, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !19
  %16 = mul i64 %15, %13
  %17 = getelementptr inbounds i8, ptr %12, i64 %16
  %18 = sext i8 %4 to i32
  tail call fastcc void @build_typed(ptr noundef %17, ptr noundef %1, i32 noundef %18, i64 noundef %6, ptr noundef %7)
  %19 = load i64, ptr %8, align 8, !tbaa !309
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %8, align 8, !tbaa !309
  ret void
}

define void @null_component(ptr nocapture noundef writeonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) local_unnamed_addr #21 {
  store ptr null, ptr %0, align 8, !tbaa !18
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %1, ptr %7, align 8, !tbaa !19
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 20180515, ptr %8, align 8, !tbaa !122
  %9 = trunc i32 %2 to i8
  %10 = getelementptr inbounds i8, ptr %0, i64 20
  store i8 %9, ptr %10, align 4, !tbaa !9
  %11 = trunc i32 %3 to i8
  %12 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 %11, ptr %12, align 1, !tbaa !64
  %13 = trunc i32 %4 to i8
  %14 = getelementptr inbounds i8, ptr %0, i64 22
  store i8 %13, ptr %14, align 2, !tbaa !123
  %15 = icmp eq i32 %3, 42
  %16 = zext i1 %15 to i8
  %17 = getelementptr inbounds i8, ptr %0, i64 23
  store i8 %16, ptr %17, align 1, !tbaa !258
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %19, label %22

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 1, ptr %20, align 8, !tbaa !124
  %21 = getelementptr inbounds i8, ptr %0, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  br label %22

22:                                               
  %23 = phi i32 [ 1, %19 ], [ 0, %6 ]
  %24 = icmp slt i32 %23, %2
  br i1 %24, label %25, label %31

25:                                               
  %26 = getelementptr inbounds i8, ptr %0, i64 24
  %27 = zext nneg i32 %23 to i64
  %28 = getelementptr inbounds [15 x %struct.Dimension], ptr %26, i64 0, i64 %27
  store i64 1, ptr %28, align 8, !tbaa !124
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  %30 = add nuw nsw i32 %23, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %29, i8 0, i64 16, i1 false)
  br label %31

31:                                               
  %32 = phi i32 [ %30, %25 ], [ %23, %22 ]
  %33 = icmp slt i32 %32, %2
  br i1 %33, label %34, label %40

34:                                               
  %35 = getelementptr inbounds i8, ptr %0, i64 24
  %36 = zext nneg i32 %32 to i64
  %37 = getelementptr inbounds [15 x %struct.Dimension], ptr %35, i64 0, i64 %36
  store i64 1, ptr %37, align 8, !tbaa !124
  %38 = getelementptr inbounds i8, ptr %37, i64 8
  %39 = add nuw nsw i32 %32, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, i8 0, i64 16, i1 false)
  br label %40

40:                                               
  %41 = phi i32 [ %39, %34 ], [ %32, %31 ]
  %42 = icmp slt i32 %41, %2
  br i1 %42, label %43, label %49

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = zext nneg i32 %41 to i64
  %46 = getelementptr inbounds [15 x %struct.Dimension], ptr %44, i64 0, i64 %45
  store i64 1, ptr %46, align 8, !tbaa !124
  %47 = getelementptr inbounds i8, ptr %46, i64 8
  %48 = add nuw nsw i32 %41, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %47, i8 0, i64 16, i1 false)
  br label %49

49:                                               
  %50 = phi i32 [ %48, %43 ], [ %41, %40 ]
  %51 = icmp slt i32 %50, %2
  br i1 %51, label %52, label %62

52:                                               
  %53 = getelementptr inbounds i8, ptr %0, i64 24
  %54 = zext nneg i32 %50 to i64
  %55 = zext i32 %2 to i64
  br label %56

56:                                               
  %57 = phi i64 [ %54, %52 ], [ %60, %56 ]
  %58 = getelementptr inbounds [15 x %struct.Dimension], ptr %53, i64 0, i64 %57
  store i64 1, ptr %58, align 8, !tbaa !124
  %59 = getelementptr inbounds i8, ptr %58, i64 8
  %60 = add nuw nsw i64 %57, 1
  %61 = icmp eq i64 %60, %55
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false)
  br i1 %61, label %62, label %56, !llvm.loop !313

62:                                               
  br i1 %15, label %63, label %68

63:                                               
  %64 = getelementptr inbounds i8, ptr %0, i64 24
  %65 = mul nsw i32 %2, 24
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %64, i64 %66
  store ptr %5, ptr %67, align 8, !tbaa !259
  br label %68

68:                                               
  ret void
}

define void @finalize_allocatable(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  tail call fastcc void @finalize_elements(ptr noundef %0)
  ret void
}

define void @destroy_allocatable(ptr nocapture noundef %0) local_unnamed_addr #22 {
  %2 = load ptr, ptr %0, align 8, !tbaa !18
  %3 = icmp eq ptr %2, null
  br i1 %3, label %5, label %4

4:                                                
  tail call void @free(ptr noundef %2)
  store ptr null, ptr %0, align 8, !tbaa !18
  br label %5

5:                                                
  ret void
}

define void @destroy_allocatable_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #6 {
  %3 = load ptr, ptr %0, align 8, !tbaa !18
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                
  %6 = tail call fastcc i64 @elements(ptr noundef nonnull %0)
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                
  %9 = load ptr, ptr %0, align 8, !tbaa !18
  tail call void @free(ptr noundef %9)
  store ptr null, ptr %0, align 8, !tbaa !18
  br label %15

10:                                               
  %11 = phi i64 [ %13, %10 ], [ 0, %5 ]
  %12 = tail call fastcc ptr @at(ptr noundef nonnull %0, i64 noundef %11)
  tail call void %1(ptr noundef %12) #35
  %13 = add nuw nsw i64 %11, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %8, label %10, !llvm.loop !314

15:                                               
  ret void
}

define void @copy_allocatable(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #6 {
  %3 = load ptr, ptr %0, align 8, !tbaa !18
  %4 = load ptr, ptr %1, align 8, !tbaa !18
  %5 = icmp eq ptr %4, null
  br i1 %5, label %23, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 21
  %8 = load i8, ptr %7, align 1, !tbaa !64
  %9 = sext i8 %8 to i32
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !19
  tail call fastcc void @allocate_like(ptr noundef nonnull %0, ptr noundef nonnull %1)
  %12 = tail call fastcc i64 @elements(ptr noundef nonnull %0)
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %24

14:                                               
  %15 = phi i64 [ %21, %14 ], [ 0, %6 ]
  %16 = load ptr, ptr %0, align 8, !tbaa !18
  %17 = mul i64 %15, %11
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load ptr, ptr %1, align 8, !tbaa !18
  %20 = getelementptr inbounds i8, ptr %19, i64 %17
  tail call fastcc void @copy_simple(ptr noundef %18, ptr noundef %20, i32 noundef %9, i64 noundef %11)
  %21 = add nuw nsw i64 %15, 1
  %22 = icmp eq i64 %21, %12
  br i1 %22, label %24, label %14, !llvm.loop !315

23:                                               
  store ptr null, ptr %0, align 8, !tbaa !18
  br label %24

24:                                               
  %25 = icmp eq ptr %3, null
  br i1 %25, label %27, label %26

26:                                               
  tail call void @free(ptr noundef %3)
  br label %27

27:                                               
  ret void
}

define internal fastcc void @copy_simple(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #19 {
  switch i32 %2, label %33 [
    i32 28, label %5
    i32 27, label %7
    i32 29, label %9
    i32 35, label %11
    i32 34, label %16
    i32 9, label %21
    i32 10, label %23
    i32 25, label %25
    i32 36, label %27
    i32 31, label %32
    i32 38, label %32
  ]

5:                                                
  %6 = load double, ptr %1, align 8, !tbaa !27
  store double %6, ptr %0, align 8, !tbaa !27
  br label %34

7:                                                
  %8 = load float, ptr %1, align 4, !tbaa !2
  store float %8, ptr %0, align 4, !tbaa !2
  br label %34

9:                                                
  %10 = load x86_fp80, ptr %1, align 16, !tbaa !30
  store x86_fp80 %10, ptr %0, align 16, !tbaa !30
  br label %34

11:                                               
  %12 = load double, ptr %1, align 8, !tbaa !27
  store double %12, ptr %0, align 8, !tbaa !27
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !27
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store double %14, ptr %15, align 8, !tbaa !27
  br label %34

16:                                               
  %17 = load float, ptr %1, align 4, !tbaa !2
  store float %17, ptr %0, align 4, !tbaa !2
  %18 = getelementptr inbounds i8, ptr %1, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !2
  %20 = getelementptr inbounds i8, ptr %0, i64 4
  store float %19, ptr %20, align 4, !tbaa !2
  br label %34

21:                                               
  %22 = load i32, ptr %1, align 4, !tbaa !24
  store i32 %22, ptr %0, align 4, !tbaa !24
  br label %34

23:                                               
  %24 = load i64, ptr %1, align 8, !tbaa !23
  store i64 %24, ptr %0, align 8, !tbaa !23
  br label %34

25:                                               
  %26 = load half, ptr %1, align 2, !tbaa !287
  store half %26, ptr %0, align 2, !tbaa !287
  br label %34

27:                                               
  %28 = load x86_fp80, ptr %1, align 16, !tbaa !30
  store x86_fp80 %28, ptr %0, align 16, !tbaa !30
  %29 = getelementptr inbounds i8, ptr %1, i64 16
  %30 = load x86_fp80, ptr %29, align 16, !tbaa !30
  %31 = getelementptr inbounds i8, ptr %0, i64 16
  store x86_fp80 %30, ptr %31, align 16, !tbaa !30
  br label %34

32:                                               
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %3, i1 false)
  br label %34

33:                                               
  tail call fastcc void @copy_text(ptr noundef %0, ptr noundef %1, i64 noundef %3)
  br label %34

34:                                               
  ret void
}

define void @copy_allocatable_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) local_unnamed_addr #6 {
  %5 = load ptr, ptr %0, align 8, !tbaa !18
  %6 = load ptr, ptr %1, align 8, !tbaa !18
  %7 = icmp eq ptr %6, null
  br i1 %7, label %24, label %8

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !19
  tail call fastcc void @allocate_like(ptr noundef nonnull %0, ptr noundef nonnull %1)
  %11 = tail call fastcc i64 @elements(ptr noundef nonnull %0)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %25

13:                                               
  %14 = phi i64 [ %22, %13 ], [ 0, %8 ]
  %15 = load ptr, ptr %0, align 8, !tbaa !18
  %16 = mul i64 %14, %10
  %17 = getelementptr inbounds i8, ptr %15, i64 %16
  tail call void %2(ptr noundef %17) #35
  %18 = load ptr, ptr %0, align 8, !tbaa !18
  %19 = getelementptr inbounds i8, ptr %18, i64 %16
  %20 = load ptr, ptr %1, align 8, !tbaa !18
  %21 = getelementptr inbounds i8, ptr %20, i64 %16
  tail call void %3(ptr noundef %19, ptr noundef %21) #35
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %11
  br i1 %23, label %25, label %13, !llvm.loop !316

24:                                               
  store ptr null, ptr %0, align 8, !tbaa !18
  br label %25

25:                                               
  %26 = icmp eq ptr %5, null
  br i1 %26, label %28, label %27

27:                                               
  tail call void @free(ptr noundef %5)
  br label %28

28:                                               
  ret void
}

define void @destroy_allocatable_dynamic(ptr nocapture noundef %0) local_unnamed_addr #6 {
  %2 = load ptr, ptr %0, align 8, !tbaa !18
  %3 = icmp eq ptr %2, null
  br i1 %3, label %6, label %4

4:                                                
  tail call fastcc void @destroy_elements(ptr noundef nonnull %0)
  %5 = load ptr, ptr %0, align 8, !tbaa !18
  tail call void @free(ptr noundef %5)
  store ptr null, ptr %0, align 8, !tbaa !18
  br label %6

6:                                                
  ret void
}

define void @copy_allocatable_dynamic(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #6 {
  %3 = load ptr, ptr %0, align 8, !tbaa !18
  %4 = load ptr, ptr %1, align 8, !tbaa !18
  %5 = icmp eq ptr %4, null
  br i1 %5, label %30, label %6

6:                                                
  %7 = tail call fastcc ptr @derived_type(ptr noundef nonnull %1)
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !19
  %10 = tail call fastcc i64 @elements(ptr noundef nonnull %1)
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %9, ptr %11, align 8, !tbaa !19
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  %13 = getelementptr inbounds i8, ptr %0, i64 20
  %14 = load i8, ptr %13, align 4, !tbaa !9
  %15 = sext i8 %14 to i64
  %16 = mul nsw i64 %15, 24
  %17 = getelementptr inbounds i8, ptr %12, i64 %16
  store ptr %7, ptr %17, align 8, !tbaa !259
  tail call fastcc void @allocate_like(ptr noundef nonnull %0, ptr noundef nonnull %1)
  %18 = icmp sgt i64 %10, 0
  br i1 %18, label %19, label %31

19:                                               
  %20 = phi i64 [ %28, %19 ], [ 0, %6 ]
  %21 = load ptr, ptr %0, align 8, !tbaa !18
  %22 = mul i64 %20, %9
  %23 = getelementptr inbounds i8, ptr %21, i64 %22
  tail call void @enzyme_cc_initialize(ptr noundef %23, ptr noundef %7) #35
  %24 = load ptr, ptr %0, align 8, !tbaa !18
  %25 = getelementptr inbounds i8, ptr %24, i64 %22
  %26 = load ptr, ptr %1, align 8, !tbaa !18
  %27 = getelementptr inbounds i8, ptr %26, i64 %22
  tail call void @enzyme_cc_copy_structure(ptr noundef %25, ptr noundef %27, ptr noundef %7, i64 noundef %9) #35
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %31, label %19, !llvm.loop !317

30:                                               
  store ptr null, ptr %0, align 8, !tbaa !18
  br label %31

31:                                               
  %32 = icmp eq ptr %3, null
  br i1 %32, label %34, label %33

33:                                               
  tail call void @free(ptr noundef %3)
  br label %34

34:                                               
  ret void
}

declare void @enzyme_cc_initialize(ptr noundef, ptr noundef) local_unnamed_addr #16

declare void @enzyme_cc_copy_structure(ptr noundef, ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #16

define void @copy_allocatable_any(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #6 {
  %3 = load ptr, ptr %0, align 8, !tbaa !18
  %4 = load ptr, ptr %1, align 8, !tbaa !18
  %5 = icmp eq ptr %4, null
  br i1 %5, label %24, label %6

6:                                                
  %7 = tail call fastcc signext i8 @type_of(ptr noundef nonnull %1)
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !19
  %10 = tail call fastcc ptr @derived_type(ptr noundef nonnull %1)
  %11 = tail call fastcc i64 @elements(ptr noundef nonnull %1)
  tail call fastcc void @take_type(ptr noundef nonnull %0, ptr noundef nonnull %1)
  tail call fastcc void @allocate_like(ptr noundef nonnull %0, ptr noundef nonnull %1)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %25

13:                                               
  %14 = sext i8 %7 to i32
  br label %15

15:                                               
  %16 = phi i64 [ 0, %13 ], [ %22, %15 ]
  %17 = load ptr, ptr %0, align 8, !tbaa !18
  %18 = mul i64 %16, %9
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = load ptr, ptr %1, align 8, !tbaa !18
  %21 = getelementptr inbounds i8, ptr %20, i64 %18
  tail call fastcc void @build_typed(ptr noundef %19, ptr noundef %21, i32 noundef %14, i64 noundef %9, ptr noundef %10)
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, %11
  br i1 %23, label %25, label %15, !llvm.loop !318

24:                                               
  store ptr null, ptr %0, align 8, !tbaa !18
  br label %25

25:                                               
  %26 = icmp eq ptr %3, null
  br i1 %26, label %28, label %27

27:                                               
  tail call void @free(ptr noundef %3)
  br label %28

28:                                               
  ret void
}

define void @_FortranAInitialize(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #6 {
  tail call fastcc void @initialize_elements(ptr noundef %0)
  ret void
}

define void @_FortranAFinalize(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #6 {
  tail call fastcc void @finalize_elements(ptr noundef %0)
  ret void
}

define void @_FortranADestroy(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  tail call fastcc void @finalize_elements(ptr noundef %0)
  tail call fastcc void @destroy_elements(ptr noundef %0)
  ret void
}

define void @_FortranADestroyWithoutFinalization(ptr nocapture noundef readonly %0) local_unnamed_addr #6 {
  tail call fastcc void @destroy_elements(ptr noundef %0)
  ret void
}

define void @_FortranAPointerNullifyIntrinsic(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #20 {
  tail call fastcc void @be_intrinsic(ptr noundef %0, i32 noundef %1, i32 noundef %2)
  store ptr null, ptr %0, align 8, !tbaa !18
  ret void
}

define internal fastcc void @be_intrinsic(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #20 {
  %4 = icmp eq i32 %2, 1
  br i1 %4, label %10, label %5

5:                                                
  switch i32 %2, label %6 [
    i32 2, label %10
    i32 4, label %9
  ]

6:                                                
  %7 = icmp eq i32 %2, 8
  %8 = select i1 %7, i8 3, i8 4
  br label %10

9:                                                
  br label %10

10:                                               
  %11 = phi i8 [ 0, %3 ], [ 1, %5 ], [ %8, %6 ], [ 2, %9 ]
  %12 = add i32 %2, -2
  %13 = icmp ult i32 %12, 7
  br i1 %13, label %17, label %14

14:                                               
  %15 = icmp eq i32 %2, 10
  %16 = select i1 %15, i8 4, i8 6
  br label %26

17:                                               
  %18 = trunc nuw i32 %12 to i8
  %19 = lshr i8 71, %18
  %20 = trunc i8 %19 to i1
  br i1 %20, label %21, label %14

21:                                               
  %22 = shl nuw nsw i32 %12, 3
  %23 = zext nneg i32 %22 to i56
  %24 = lshr i56 844424930263296, %23
  %25 = trunc i56 %24 to i8
  br label %26

26:                                               
  %27 = phi i8 [ %16, %14 ], [ %25, %21 ]
  %28 = icmp eq i32 %2, 3
  %29 = icmp eq i32 %2, 10
  %30 = select i1 %29, i32 16, i32 %2
  %31 = select i1 %28, i32 2, i32 %30
  %32 = icmp eq i32 %1, 2
  %33 = zext i1 %32 to i32
  %34 = shl nsw i32 %31, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %35, ptr %36, align 8, !tbaa !19
  switch i32 %1, label %49 [
    i32 0, label %37
    i32 1, label %39
    i32 2, label %41
    i32 4, label %43
  ]

37:                                               
  %38 = add nuw nsw i8 %11, 7
  br label %46

39:                                               
  %40 = add nuw nsw i8 %27, 25
  br label %46

41:                                               
  %42 = or disjoint i8 %27, 32
  br label %46

43:                                               
  %44 = add nuw nsw i8 %11, 12
  %45 = select i1 %4, i8 39, i8 %44
  br label %46

46:                                               
  %47 = phi i8 [ %45, %43 ], [ %42, %41 ], [ %40, %39 ], [ %38, %37 ]
  %48 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 %47, ptr %48, align 1, !tbaa !64
  br label %49

49:                                               
  tail call fastcc void @set_table(ptr noundef %0, ptr noundef null)
  ret void
}

define void @_FortranAPointerNullifyDerived(ptr nocapture noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #11 {
  tail call fastcc void @be_derived(ptr noundef %0, ptr noundef %1)
  store ptr null, ptr %0, align 8, !tbaa !18
  ret void
}

define internal fastcc void @be_derived(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr #11 {
  %3 = getelementptr inbounds i8, ptr %1, i64 88
  %4 = load i64, ptr %3, align 8, !tbaa !23
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %4, ptr %5, align 8, !tbaa !19
  %6 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 42, ptr %6, align 1, !tbaa !64
  tail call fastcc void @set_table(ptr noundef %0, ptr noundef %1)
  ret void
}

define void @_FortranAAllocatableInitIntrinsic(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #20 {
  tail call fastcc void @be_intrinsic(ptr noundef %0, i32 noundef %1, i32 noundef %2)
  store ptr null, ptr %0, align 8, !tbaa !18
  ret void
}

define void @_FortranAAllocatableInitDerived(ptr nocapture noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #11 {
  tail call fastcc void @be_derived(ptr noundef %0, ptr noundef %1)
  store ptr null, ptr %0, align 8, !tbaa !18
  ret void
}

define void @_FortranAAllocatableInitIntrinsicForAllocate(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #20 {
  %6 = load ptr, ptr %0, align 8, !tbaa !18
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                
  tail call fastcc void @be_intrinsic(ptr noundef nonnull %0, i32 noundef %1, i32 noundef %2)
  br label %9

9:                                                
  ret void
}

define void @_FortranAAllocatableInitDerivedForAllocate(ptr nocapture noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #11 {
  %5 = load ptr, ptr %0, align 8, !tbaa !18
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                
  tail call fastcc void @be_derived(ptr noundef nonnull %0, ptr noundef %1)
  br label %8

8:                                                
  ret void
}

define void @_FortranAPointerAssociateScalar(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #14 {
  store ptr %1, ptr %0, align 8, !tbaa !18
  ret void
}

define void @_FortranAPointerAssociate(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #12 {
  tail call fastcc void @associate(ptr noundef %0, ptr noundef %1)
  ret void
}

define internal fastcc void @associate(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #12 {
  tail call fastcc void @take_type(ptr noundef %0, ptr noundef %1)
  %3 = getelementptr inbounds i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  %5 = icmp sgt i8 %4, 0
  br i1 %5, label %6, label %16

6:                                                
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !124
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %8, ptr %9, align 8, !tbaa !124
  %10 = getelementptr inbounds i8, ptr %1, i64 32
  %11 = load i64, ptr %10, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %11, ptr %12, align 8, !tbaa !15
  %13 = getelementptr inbounds i8, ptr %1, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !25
  %15 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %14, ptr %15, align 8, !tbaa !25
  br label %16

16:                                               
  %17 = phi i32 [ 1, %6 ], [ 0, %2 ]
  %18 = sext i8 %4 to i32
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %34

20:                                               
  %21 = getelementptr inbounds i8, ptr %1, i64 24
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds [15 x %struct.Dimension], ptr %21, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !124
  %25 = getelementptr inbounds i8, ptr %0, i64 24
  %26 = getelementptr inbounds [15 x %struct.Dimension], ptr %25, i64 0, i64 %22
  store i64 %24, ptr %26, align 8, !tbaa !124
  %27 = getelementptr inbounds i8, ptr %23, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !15
  %29 = getelementptr inbounds i8, ptr %26, i64 8
  store i64 %28, ptr %29, align 8, !tbaa !15
  %30 = getelementptr inbounds i8, ptr %23, i64 16
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = getelementptr inbounds i8, ptr %26, i64 16
  store i64 %31, ptr %32, align 8, !tbaa !25
  %33 = add nuw nsw i32 %17, 1
  br label %34

34:                                               
  %35 = phi i32 [ %33, %20 ], [ %17, %16 ]
  %36 = icmp slt i32 %35, %18
  br i1 %36, label %37, label %51

37:                                               
  %38 = getelementptr inbounds i8, ptr %1, i64 24
  %39 = zext nneg i32 %35 to i64
  %40 = getelementptr inbounds [15 x %struct.Dimension], ptr %38, i64 0, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !124
  %42 = getelementptr inbounds i8, ptr %0, i64 24
  %43 = getelementptr inbounds [15 x %struct.Dimension], ptr %42, i64 0, i64 %39
  store i64 %41, ptr %43, align 8, !tbaa !124
  %44 = getelementptr inbounds i8, ptr %40, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !15
  %46 = getelementptr inbounds i8, ptr %43, i64 8
  store i64 %45, ptr %46, align 8, !tbaa !15
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !25
  %49 = getelementptr inbounds i8, ptr %43, i64 16
  store i64 %48, ptr %49, align 8, !tbaa !25
  %50 = add nuw nsw i32 %35, 1
  br label %51

51:                                               
  %52 = phi i32 [ %50, %37 ], [ %35, %34 ]
  %53 = icmp slt i32 %52, %18
  br i1 %53, label %54, label %68

54:                                               
  %55 = getelementptr inbounds i8, ptr %1, i64 24
  %56 = zext nneg i32 %52 to i64
  %57 = getelementptr inbounds [15 x %struct.Dimension], ptr %55, i64 0, i64 %56
  %58 = load i64, ptr %57, align 8, !tbaa !124
  %59 = getelementptr inbounds i8, ptr %0, i64 24
  %60 = getelementptr inbounds [15 x %struct.Dimension], ptr %59, i64 0, i64 %56
  store i64 %58, ptr %60, align 8, !tbaa !124
  %61 = getelementptr inbounds i8, ptr %57, i64 8
  %62 = load i64, ptr %61, align 8, !tbaa !15
  %63 = getelementptr inbounds i8, ptr %60, i64 8
  store i64 %62, ptr %63, align 8, !tbaa !15
  %64 = getelementptr inbounds i8, ptr %57, i64 16
  %65 = load i64, ptr %64, align 8, !tbaa !25
  %66 = getelementptr inbounds i8, ptr %60, i64 16
  store i64 %65, ptr %66, align 8, !tbaa !25
  %67 = add nuw nsw i32 %52, 1
  br label %68

68:                                               
  %69 = phi i32 [ %67, %54 ], [ %52, %51 ]
  %70 = icmp slt i32 %69, %18
  br i1 %70, label %71, label %89

71:                                               
  %72 = getelementptr inbounds i8, ptr %1, i64 24
  %73 = getelementptr inbounds i8, ptr %0, i64 24
  %74 = zext nneg i32 %69 to i64
  %75 = zext i32 %18 to i64
  br label %76

76:                                               
  %77 = phi i64 [ %74, %71 ], [ %87, %76 ]
  %78 = getelementptr inbounds [15 x %struct.Dimension], ptr %72, i64 0, i64 %77
  %79 = load i64, ptr %78, align 8, !tbaa !124
  %80 = getelementptr inbounds [15 x %struct.Dimension], ptr %73, i64 0, i64 %77
  store i64 %79, ptr %80, align 8, !tbaa !124
  %81 = getelementptr inbounds i8, ptr %78, i64 8
  %82 = load i64, ptr %81, align 8, !tbaa !15
  %83 = getelementptr inbounds i8, ptr %80, i64 8
  store i64 %82, ptr %83, align 8, !tbaa !15
  %84 = getelementptr inbounds i8, ptr %78, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !25
  %86 = getelementptr inbounds i8, ptr %80, i64 16
  store i64 %85, ptr %86, align 8, !tbaa !25
  %87 = add nuw nsw i64 %77, 1
  %88 = icmp eq i64 %87, %75
  br i1 %88, label %89, label %76, !llvm.loop !319

89:                                               
  %90 = load ptr, ptr %1, align 8, !tbaa !18
  store ptr %90, ptr %0, align 8, !tbaa !18
  ret void
}

define void @_FortranAPointerAssociateLowerBounds(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr #12 {
  tail call fastcc void @associate(ptr noundef %0, ptr noundef %1)
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4, !tbaa !9
  %6 = icmp sgt i8 %5, 0
  br i1 %6, label %7, label %10

7:                                                
  %8 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef 0)
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %8, ptr %9, align 8, !tbaa !124
  br label %10

10:                                               
  %11 = phi i32 [ 1, %7 ], [ 0, %3 ]
  %12 = sext i8 %5 to i32
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %20

14:                                               
  %15 = zext nneg i32 %11 to i64
  %16 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %15)
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = getelementptr inbounds [15 x %struct.Dimension], ptr %17, i64 0, i64 %15
  store i64 %16, ptr %18, align 8, !tbaa !124
  %19 = add nuw nsw i32 %11, 1
  br label %20

20:                                               
  %21 = phi i32 [ %19, %14 ], [ %11, %10 ]
  %22 = icmp slt i32 %21, %12
  br i1 %22, label %23, label %29

23:                                               
  %24 = zext nneg i32 %21 to i64
  %25 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %24)
  %26 = getelementptr inbounds i8, ptr %0, i64 24
  %27 = getelementptr inbounds [15 x %struct.Dimension], ptr %26, i64 0, i64 %24
  store i64 %25, ptr %27, align 8, !tbaa !124
  %28 = add nuw nsw i32 %21, 1
  br label %29

29:                                               
  %30 = phi i32 [ %28, %23 ], [ %21, %20 ]
  %31 = icmp slt i32 %30, %12
  br i1 %31, label %32, label %38

32:                                               
  %33 = zext nneg i32 %30 to i64
  %34 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %33)
  %35 = getelementptr inbounds i8, ptr %0, i64 24
  %36 = getelementptr inbounds [15 x %struct.Dimension], ptr %35, i64 0, i64 %33
  store i64 %34, ptr %36, align 8, !tbaa !124
  %37 = add nuw nsw i32 %30, 1
  br label %38

38:                                               
  %39 = phi i32 [ %37, %32 ], [ %30, %29 ]
  %40 = icmp slt i32 %39, %12
  br i1 %40, label %41, label %51

41:                                               
  %42 = getelementptr inbounds i8, ptr %0, i64 24
  %43 = zext nneg i32 %39 to i64
  %44 = zext i32 %12 to i64
  br label %45

45:                                               
  %46 = phi i64 [ %43, %41 ], [ %49, %45 ]
  %47 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %46)
  %48 = getelementptr inbounds [15 x %struct.Dimension], ptr %42, i64 0, i64 %46
  store i64 %47, ptr %48, align 8, !tbaa !124
  %49 = add nuw nsw i64 %46, 1
  %50 = icmp eq i64 %49, %44
  br i1 %50, label %51, label %45, !llvm.loop !320

51:                                               
  ret void
}

define void @_FortranAPointerAssociateRemapping(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #12 {
  tail call fastcc void @take_type(ptr noundef %0, ptr noundef %1)
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !19
  %8 = getelementptr inbounds i8, ptr %1, i64 20
  %9 = load i8, ptr %8, align 4, !tbaa !9
  %10 = icmp sgt i8 %9, 0
  br i1 %10, label %11, label %18

11:                                               
  %12 = getelementptr inbounds i8, ptr %1, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !15
  %14 = icmp sgt i64 %13, 1
  br i1 %14, label %15, label %18

15:                                               
  %16 = getelementptr inbounds i8, ptr %1, i64 40
  %17 = load i64, ptr %16, align 8, !tbaa !25
  br label %18

18:                                               
  %19 = phi i64 [ %17, %15 ], [ %7, %11 ], [ %7, %5 ]
  %20 = getelementptr inbounds i8, ptr %0, i64 20
  %21 = load i8, ptr %20, align 4, !tbaa !9
  %22 = icmp sgt i8 %21, 0
  br i1 %22, label %23, label %35

23:                                               
  %24 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef 0)
  %25 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef 1)
  %26 = icmp slt i64 %25, %24
  %27 = select i1 %26, i64 1, i64 %24
  %28 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %27, ptr %28, align 8, !tbaa !124
  %29 = sub i64 %25, %24
  %30 = add i64 %29, 1
  %31 = select i1 %26, i64 0, i64 %30
  %32 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %31, ptr %32, align 8, !tbaa !15
  %33 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %19, ptr %33, align 8, !tbaa !25
  %34 = mul nsw i64 %31, %19
  br label %35

35:                                               
  %36 = phi i32 [ 1, %23 ], [ 0, %18 ]
  %37 = phi i64 [ %34, %23 ], [ %19, %18 ]
  %38 = sext i8 %21 to i32
  %39 = icmp slt i32 %36, %38
  br i1 %39, label %40, label %59

40:                                               
  %41 = shl nuw nsw i32 %36, 1
  %42 = zext nneg i32 %41 to i64
  %43 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %42)
  %44 = or disjoint i32 %41, 1
  %45 = zext nneg i32 %44 to i64
  %46 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %45)
  %47 = icmp slt i64 %46, %43
  %48 = select i1 %47, i64 1, i64 %43
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  %50 = zext nneg i32 %36 to i64
  %51 = getelementptr inbounds [15 x %struct.Dimension], ptr %49, i64 0, i64 %50
  store i64 %48, ptr %51, align 8, !tbaa !124
  %52 = sub i64 %46, %43
  %53 = add i64 %52, 1
  %54 = select i1 %47, i64 0, i64 %53
  %55 = getelementptr inbounds i8, ptr %51, i64 8
  store i64 %54, ptr %55, align 8, !tbaa !15
  %56 = getelementptr inbounds i8, ptr %51, i64 16
  store i64 %37, ptr %56, align 8, !tbaa !25
  %57 = mul nsw i64 %54, %37
  %58 = add nuw nsw i32 %36, 1
  br label %59

59:                                               
  %60 = phi i32 [ %58, %40 ], [ %36, %35 ]
  %61 = phi i64 [ %57, %40 ], [ %37, %35 ]
  %62 = icmp slt i32 %60, %38
  br i1 %62, label %63, label %82

63:                                               
  %64 = shl nuw nsw i32 %60, 1
  %65 = zext nneg i32 %64 to i64
  %66 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %65)
  %67 = or disjoint i32 %64, 1
  %68 = zext nneg i32 %67 to i64
  %69 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %68)
  %70 = icmp slt i64 %69, %66
  %71 = select i1 %70, i64 1, i64 %66
  %72 = getelementptr inbounds i8, ptr %0, i64 24
  %73 = zext nneg i32 %60 to i64
  %74 = getelementptr inbounds [15 x %struct.Dimension], ptr %72, i64 0, i64 %73
  store i64 %71, ptr %74, align 8, !tbaa !124
  %75 = sub i64 %69, %66
  %76 = add i64 %75, 1
  %77 = select i1 %70, i64 0, i64 %76
  %78 = getelementptr inbounds i8, ptr %74, i64 8
  store i64 %77, ptr %78, align 8, !tbaa !15
  %79 = getelementptr inbounds i8, ptr %74, i64 16
  store i64 %61, ptr %79, align 8, !tbaa !25
  %80 = mul nsw i64 %77, %61
  %81 = add nuw nsw i32 %60, 1
  br label %82

82:                                               
  %83 = phi i32 [ %81, %63 ], [ %60, %59 ]
  %84 = phi i64 [ %80, %63 ], [ %61, %59 ]
  %85 = icmp slt i32 %83, %38
  br i1 %85, label %86, label %105

86:                                               
  %87 = shl nuw nsw i32 %83, 1
  %88 = zext nneg i32 %87 to i64
  %89 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %88)
  %90 = or disjoint i32 %87, 1
  %91 = zext nneg i32 %90 to i64
  %92 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %91)
  %93 = icmp slt i64 %92, %89
  %94 = select i1 %93, i64 1, i64 %89
  %95 = getelementptr inbounds i8, ptr %0, i64 24
  %96 = zext nneg i32 %83 to i64
  %97 = getelementptr inbounds [15 x %struct.Dimension], ptr %95, i64 0, i64 %96
  store i64 %94, ptr %97, align 8, !tbaa !124
  %98 = sub i64 %92, %89
  %99 = add i64 %98, 1
  %100 = select i1 %93, i64 0, i64 %99
  %101 = getelementptr inbounds i8, ptr %97, i64 8
  store i64 %100, ptr %101, align 8, !tbaa !15
  %102 = getelementptr inbounds i8, ptr %97, i64 16
  store i64 %84, ptr %102, align 8, !tbaa !25
  %103 = mul nsw i64 %100, %84
  %104 = add nuw nsw i32 %83, 1
  br label %105

105:                                              
  %106 = phi i32 [ %104, %86 ], [ %83, %82 ]
  %107 = phi i64 [ %103, %86 ], [ %84, %82 ]
  %108 = icmp slt i32 %106, %38
  br i1 %108, label %109, label %131

109:                                              
  %110 = getelementptr inbounds i8, ptr %0, i64 24
  %111 = zext nneg i32 %106 to i64
  %112 = zext i32 %38 to i64
  br label %113

113:                                              
  %114 = phi i64 [ %111, %109 ], [ %129, %113 ]
  %115 = phi i64 [ %107, %109 ], [ %128, %113 ]
  %116 = shl nuw nsw i64 %114, 1
  %117 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %116)
  %118 = or disjoint i64 %116, 1
  %119 = tail call fastcc i64 @integer_at(ptr noundef %2, i64 noundef %118)
  %120 = icmp slt i64 %119, %117
  %121 = select i1 %120, i64 1, i64 %117
  %122 = getelementptr inbounds [15 x %struct.Dimension], ptr %110, i64 0, i64 %114
  store i64 %121, ptr %122, align 8, !tbaa !124
  %123 = sub i64 %119, %117
  %124 = add i64 %123, 1
  %125 = select i1 %120, i64 0, i64 %124
  %126 = getelementptr inbounds i8, ptr %122, i64 8
  store i64 %125, ptr %126, align 8, !tbaa !15
  %127 = getelementptr inbounds i8, ptr %122, i64 16
  store i64 %115, ptr %127, align 8, !tbaa !25
  %128 = mul nsw i64 %125, %115
  %129 = add nuw nsw i64 %114, 1
  %130 = icmp eq i64 %129, %112
  br i1 %130, label %131, label %113, !llvm.loop !321

131:                                              
  %132 = load ptr, ptr %1, align 8, !tbaa !18
  store ptr %132, ptr %0, align 8, !tbaa !18
  ret void
}

define void @_FortranAAssignPolymorphic(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #6 {
  tail call fastcc void @finalize_elements(ptr noundef %0)
  %5 = load ptr, ptr %0, align 8, !tbaa !18
  %6 = icmp eq ptr %5, null
  br i1 %6, label %32, label %7

7:                                                
  %8 = tail call fastcc signext i8 @type_of(ptr noundef nonnull %0)
  %9 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %10 = icmp eq i8 %8, %9
  br i1 %10, label %11, label %29

11:                                               
  %12 = tail call fastcc ptr @derived_type(ptr noundef nonnull %0)
  %13 = tail call fastcc ptr @derived_type(ptr noundef %1)
  %14 = icmp eq ptr %12, %13
  br i1 %14, label %15, label %29

15:                                               
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !19
  %18 = getelementptr inbounds i8, ptr %1, i64 8
  %19 = load i64, ptr %18, align 8, !tbaa !19
  %20 = icmp eq i64 %17, %19
  br i1 %20, label %21, label %29

21:                                               
  %22 = getelementptr inbounds i8, ptr %1, i64 20
  %23 = load i8, ptr %22, align 4, !tbaa !9
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %28, label %25

25:                                               
  %26 = tail call fastcc i32 @same_shape(ptr noundef nonnull %0, ptr noundef %1)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28

28:                                               
  tail call fastcc void @assign(ptr noundef nonnull %0, ptr noundef %1)
  br label %34

29:                                               
  tail call fastcc void @take_type(ptr noundef nonnull %0, ptr noundef %1)
  tail call fastcc void @allocate_like(ptr noundef nonnull %0, ptr noundef %1)
  tail call fastcc void @initialize_elements(ptr noundef nonnull %0)
  %30 = tail call fastcc i64 @elements(ptr noundef %1)
  tail call fastcc void @copy_all(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %30)
  br i1 %6, label %34, label %31

31:                                               
  tail call void @free(ptr noundef %5)
  br label %34

32:                                               
  tail call fastcc void @take_type(ptr noundef nonnull %0, ptr noundef %1)
  tail call fastcc void @allocate_like(ptr noundef nonnull %0, ptr noundef %1)
  tail call fastcc void @initialize_elements(ptr noundef nonnull %0)
  %33 = tail call fastcc i64 @elements(ptr noundef %1)
  tail call fastcc void @copy_all(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %33)
  br label %34

34:                                               
  ret void
}

define internal fastcc range(i32 0, 2) i32 @same_shape(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #4 {
  %3 = getelementptr inbounds i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  %5 = icmp sgt i8 %4, 0
  br i1 %5, label %6, label %12

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8, !tbaa !15
  %9 = getelementptr inbounds i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !15
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %12, label %73

12:                                               
  %13 = phi i32 [ 0, %2 ], [ 1, %6 ]
  %14 = sext i8 %4 to i32
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = zext nneg i32 %13 to i64
  %19 = getelementptr inbounds [15 x %struct.Dimension], ptr %17, i64 0, i64 %18, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !15
  %21 = getelementptr inbounds i8, ptr %1, i64 24
  %22 = getelementptr inbounds [15 x %struct.Dimension], ptr %21, i64 0, i64 %18, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !15
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
  %34 = load i64, ptr %33, align 8, !tbaa !15
  %35 = getelementptr inbounds i8, ptr %1, i64 24
  %36 = getelementptr inbounds [15 x %struct.Dimension], ptr %35, i64 0, i64 %32, i32 1
  %37 = load i64, ptr %36, align 8, !tbaa !15
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
  %46 = zext nneg i32 %42 to i64
  %47 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %46, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !15
  %49 = getelementptr inbounds i8, ptr %1, i64 24
  %50 = getelementptr inbounds [15 x %struct.Dimension], ptr %49, i64 0, i64 %46, i32 1
  %51 = load i64, ptr %50, align 8, !tbaa !15
  %52 = icmp eq i64 %48, %51
  br i1 %52, label %53, label %73

53:                                               
  %54 = add nuw nsw i32 %42, 1
  br label %55

55:                                               
  %56 = phi i32 [ %54, %53 ], [ %42, %41 ]
  %57 = getelementptr inbounds i8, ptr %0, i64 24
  %58 = icmp slt i32 %56, %14
  br i1 %58, label %59, label %73

59:                                               
  %60 = getelementptr inbounds i8, ptr %1, i64 24
  %61 = zext nneg i32 %56 to i64
  %62 = zext i32 %14 to i64
  br label %66

63:                                               
  %64 = add nuw nsw i64 %67, 1
  %65 = icmp eq i64 %64, %62
  br i1 %65, label %73, label %66, !llvm.loop !322

66:                                               
  %67 = phi i64 [ %61, %59 ], [ %64, %63 ]
  %68 = getelementptr inbounds [15 x %struct.Dimension], ptr %57, i64 0, i64 %67, i32 1
  %69 = load i64, ptr %68, align 8, !tbaa !15
  %70 = getelementptr inbounds [15 x %struct.Dimension], ptr %60, i64 0, i64 %67, i32 1
  %71 = load i64, ptr %70, align 8, !tbaa !15
  %72 = icmp eq i64 %69, %71
  br i1 %72, label %63, label %73

73:                                               
  %74 = phi i32 [ 0, %6 ], [ 0, %16 ], [ 0, %30 ], [ 0, %44 ], [ 1, %55 ], [ 1, %63 ], [ 0, %66 ]
  ret i32 %74
}

define void @_FortranAAllocatableApplyMold(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #12 {
  %4 = load ptr, ptr %0, align 8, !tbaa !18
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                
  tail call fastcc void @apply_mold(ptr noundef nonnull %0, ptr noundef %1)
  br label %7

7:                                                
  ret void
}

define internal fastcc void @apply_mold(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #12 {
  tail call fastcc void @take_type(ptr noundef %0, ptr noundef %1)
  %3 = getelementptr inbounds i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  %5 = icmp sgt i8 %4, 0
  br i1 %5, label %6, label %13

6:                                                
  %7 = getelementptr inbounds i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4, !tbaa !9
  %9 = icmp sgt i8 %8, 0
  br i1 %9, label %10, label %13

10:                                               
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %11, ptr noundef nonnull align 8 dereferenceable(24) %12, i64 24, i1 false), !tbaa.struct !323
  br label %13

13:                                               
  %14 = phi i32 [ 0, %2 ], [ 1, %10 ], [ 1, %6 ]
  %15 = sext i8 %4 to i32
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %30

17:                                               
  %18 = getelementptr inbounds i8, ptr %1, i64 20
  %19 = load i8, ptr %18, align 4, !tbaa !9
  %20 = sext i8 %19 to i32
  %21 = icmp slt i32 %14, %20
  br i1 %21, label %22, label %28

22:                                               
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds [15 x %struct.Dimension], ptr %23, i64 0, i64 %24
  %26 = getelementptr inbounds i8, ptr %1, i64 24
  %27 = getelementptr inbounds [15 x %struct.Dimension], ptr %26, i64 0, i64 %24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %25, ptr noundef nonnull align 8 dereferenceable(24) %27, i64 24, i1 false), !tbaa.struct !323
  br label %28

28:                                               
  %29 = add nuw nsw i32 %14, 1
  br label %30

30:                                               
  %31 = phi i32 [ %29, %28 ], [ %14, %13 ]
  %32 = icmp slt i32 %31, %15
  br i1 %32, label %33, label %46

33:                                               
  %34 = getelementptr inbounds i8, ptr %1, i64 20
  %35 = load i8, ptr %34, align 4, !tbaa !9
  %36 = sext i8 %35 to i32
  %37 = icmp slt i32 %31, %36
  br i1 %37, label %38, label %44

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 24
  %40 = zext nneg i32 %31 to i64
  %41 = getelementptr inbounds [15 x %struct.Dimension], ptr %39, i64 0, i64 %40
  %42 = getelementptr inbounds i8, ptr %1, i64 24
  %43 = getelementptr inbounds [15 x %struct.Dimension], ptr %42, i64 0, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %41, ptr noundef nonnull align 8 dereferenceable(24) %43, i64 24, i1 false), !tbaa.struct !323
  br label %44

44:                                               
  %45 = add nuw nsw i32 %31, 1
  br label %46

46:                                               
  %47 = phi i32 [ %45, %44 ], [ %31, %30 ]
  %48 = icmp slt i32 %47, %15
  br i1 %48, label %49, label %62

49:                                               
  %50 = getelementptr inbounds i8, ptr %1, i64 20
  %51 = load i8, ptr %50, align 4, !tbaa !9
  %52 = sext i8 %51 to i32
  %53 = icmp slt i32 %47, %52
  br i1 %53, label %54, label %60

54:                                               
  %55 = getelementptr inbounds i8, ptr %0, i64 24
  %56 = zext nneg i32 %47 to i64
  %57 = getelementptr inbounds [15 x %struct.Dimension], ptr %55, i64 0, i64 %56
  %58 = getelementptr inbounds i8, ptr %1, i64 24
  %59 = getelementptr inbounds [15 x %struct.Dimension], ptr %58, i64 0, i64 %56
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %57, ptr noundef nonnull align 8 dereferenceable(24) %59, i64 24, i1 false), !tbaa.struct !323
  br label %60

60:                                               
  %61 = add nuw nsw i32 %47, 1
  br label %62

62:                                               
  %63 = phi i32 [ %61, %60 ], [ %47, %46 ]
  %64 = load i8, ptr %3, align 4, !tbaa !9
  %65 = sext i8 %64 to i32
  %66 = icmp slt i32 %63, %65
  br i1 %66, label %67, label %85

67:                                               
  %68 = getelementptr inbounds i8, ptr %1, i64 20
  %69 = getelementptr inbounds i8, ptr %0, i64 24
  %70 = getelementptr inbounds i8, ptr %1, i64 24
  %71 = zext nneg i32 %63 to i64
  %72 = load i8, ptr %3, align 4, !tbaa !9
  %73 = sext i8 %72 to i64
  br label %74

74:                                               
  %75 = phi i64 [ %71, %67 ], [ %83, %82 ]
  %76 = load i8, ptr %68, align 4, !tbaa !9
  %77 = sext i8 %76 to i64
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %79, label %82

79:                                               
  %80 = getelementptr inbounds [15 x %struct.Dimension], ptr %69, i64 0, i64 %75
  %81 = getelementptr inbounds [15 x %struct.Dimension], ptr %70, i64 0, i64 %75
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %80, ptr noundef nonnull align 8 dereferenceable(24) %81, i64 24, i1 false), !tbaa.struct !323
  br label %82

82:                                               
  %83 = add nuw nsw i64 %75, 1
  %84 = icmp slt i64 %83, %73
  br i1 %84, label %74, label %85, !llvm.loop !324

85:                                               
  ret void
}

define void @_FortranAPointerApplyMold(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #12 {
  tail call fastcc void @apply_mold(ptr noundef %0, ptr noundef %1)
  ret void
}

define noundef i32 @_FortranAAllocatableDeallocatePolymorphic(ptr nocapture noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #6 {
  tail call fastcc void @deallocate_polymorphic(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

define internal fastcc void @deallocate_polymorphic(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr #6 {
  tail call fastcc void @finalize_elements(ptr noundef %0)
  tail call fastcc void @destroy_elements(ptr noundef %0)
  %3 = load ptr, ptr %0, align 8, !tbaa !18
  tail call void @free(ptr noundef %3)
  store ptr null, ptr %0, align 8, !tbaa !18
  tail call fastcc void @set_table(ptr noundef nonnull %0, ptr noundef %1)
  %4 = icmp eq ptr %1, null
  %5 = select i1 %4, i8 -1, i8 42
  %6 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 %5, ptr %6, align 1, !tbaa !64
  ret void
}

define noundef i32 @_FortranAPointerDeallocatePolymorphic(ptr nocapture noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #6 {
  tail call fastcc void @deallocate_polymorphic(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

define noundef ptr @_FortranACreateValueStack(ptr nocapture readnone %0, i32 %1) local_unnamed_addr #23 {
  %3 = tail call dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #36
  store ptr null, ptr %3, align 8, !tbaa !325
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %3, ptr %4, align 8, !tbaa !327
  ret ptr %3
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #24

define void @_FortranAPushValue(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #6 {
  %3 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !19
  %6 = tail call fastcc ptr @derived_type(ptr noundef %1)
  %7 = tail call dereferenceable_or_null(392) ptr @malloc(i64 noundef 392) #36
  %8 = tail call fastcc i64 @elements(ptr noundef %1)
  %9 = mul i64 %8, %5
  %10 = tail call i64 @llvm.umax.i64(i64 %9, i64 1)
  %11 = tail call ptr @malloc(i64 noundef %10) #36
  store ptr %11, ptr %7, align 8, !tbaa !328
  %12 = getelementptr inbounds i8, ptr %1, i64 20
  %13 = load i8, ptr %12, align 4, !tbaa !9
  %14 = icmp sgt i8 %13, 0
  br i1 %14, label %15, label %22

15:                                               
  %16 = getelementptr inbounds i8, ptr %1, i64 24
  %17 = load i64, ptr %16, align 8, !tbaa !124
  %18 = getelementptr inbounds i8, ptr %7, i64 24
  store i64 %17, ptr %18, align 8, !tbaa !124
  %19 = getelementptr inbounds i8, ptr %1, i64 32
  %20 = load i64, ptr %19, align 8, !tbaa !15
  %21 = getelementptr inbounds i8, ptr %7, i64 32
  store i64 %20, ptr %21, align 8, !tbaa !15
  br label %22

22:                                               
  %23 = phi i32 [ 1, %15 ], [ 0, %2 ]
  %24 = sext i8 %13 to i32
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %37

26:                                               
  %27 = getelementptr inbounds i8, ptr %1, i64 24
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr inbounds [15 x %struct.Dimension], ptr %27, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !124
  %31 = getelementptr inbounds i8, ptr %7, i64 24
  %32 = getelementptr inbounds [15 x %struct.Dimension], ptr %31, i64 0, i64 %28
  store i64 %30, ptr %32, align 8, !tbaa !124
  %33 = getelementptr inbounds i8, ptr %29, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !15
  %35 = getelementptr inbounds i8, ptr %32, i64 8
  store i64 %34, ptr %35, align 8, !tbaa !15
  %36 = add nuw nsw i32 %23, 1
  br label %37

37:                                               
  %38 = phi i32 [ %36, %26 ], [ %23, %22 ]
  %39 = icmp slt i32 %38, %24
  br i1 %39, label %40, label %51

40:                                               
  %41 = getelementptr inbounds i8, ptr %1, i64 24
  %42 = zext nneg i32 %38 to i64
  %43 = getelementptr inbounds [15 x %struct.Dimension], ptr %41, i64 0, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !124
  %45 = getelementptr inbounds i8, ptr %7, i64 24
  %46 = getelementptr inbounds [15 x %struct.Dimension], ptr %45, i64 0, i64 %42
  store i64 %44, ptr %46, align 8, !tbaa !124
  %47 = getelementptr inbounds i8, ptr %43, i64 8
  %48 = load i64, ptr %47, align 8, !tbaa !15
  %49 = getelementptr inbounds i8, ptr %46, i64 8
  store i64 %48, ptr %49, align 8, !tbaa !15
  %50 = add nuw nsw i32 %38, 1
  br label %51

51:                                               
  %52 = phi i32 [ %50, %40 ], [ %38, %37 ]
  %53 = icmp slt i32 %52, %24
  br i1 %53, label %54, label %65

54:                                               
  %55 = getelementptr inbounds i8, ptr %1, i64 24
  %56 = zext nneg i32 %52 to i64
  %57 = getelementptr inbounds [15 x %struct.Dimension], ptr %55, i64 0, i64 %56
  %58 = load i64, ptr %57, align 8, !tbaa !124
  %59 = getelementptr inbounds i8, ptr %7, i64 24
  %60 = getelementptr inbounds [15 x %struct.Dimension], ptr %59, i64 0, i64 %56
  store i64 %58, ptr %60, align 8, !tbaa !124
  %61 = getelementptr inbounds i8, ptr %57, i64 8
  %62 = load i64, ptr %61, align 8, !tbaa !15
  %63 = getelementptr inbounds i8, ptr %60, i64 8
  store i64 %62, ptr %63, align 8, !tbaa !15
  %64 = add nuw nsw i32 %52, 1
  br label %65

65:                                               
  %66 = phi i32 [ %64, %54 ], [ %52, %51 ]
  %67 = icmp slt i32 %66, %24
  br i1 %67, label %68, label %73

68:                                               
  %69 = getelementptr inbounds i8, ptr %1, i64 24
  %70 = getelementptr inbounds i8, ptr %7, i64 24
  %71 = zext nneg i32 %66 to i64
  %72 = zext i32 %24 to i64
  br label %77

73:                                               
  %74 = icmp sgt i64 %8, 0
  br i1 %74, label %75, label %87

75:                                               
  %76 = sext i8 %3 to i32
  br label %91

77:                                               
  %78 = phi i64 [ %71, %68 ], [ %85, %77 ]
  %79 = getelementptr inbounds [15 x %struct.Dimension], ptr %69, i64 0, i64 %78
  %80 = load i64, ptr %79, align 8, !tbaa !124
  %81 = getelementptr inbounds [15 x %struct.Dimension], ptr %70, i64 0, i64 %78
  store i64 %80, ptr %81, align 8, !tbaa !124
  %82 = getelementptr inbounds i8, ptr %79, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !15
  %84 = getelementptr inbounds i8, ptr %81, i64 8
  store i64 %83, ptr %84, align 8, !tbaa !15
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, %72
  br i1 %86, label %73, label %77, !llvm.loop !330

87:                                               
  %88 = getelementptr inbounds i8, ptr %7, i64 384
  store ptr null, ptr %88, align 8, !tbaa !331
  %89 = getelementptr inbounds i8, ptr %0, i64 8
  %90 = load ptr, ptr %89, align 8, !tbaa !327
  store ptr %7, ptr %90, align 8, !tbaa !259
  store ptr %88, ptr %89, align 8, !tbaa !327
  ret void

91:                                               
  %92 = phi i64 [ 0, %75 ], [ %96, %91 ]
  %93 = mul i64 %92, %5
  %94 = getelementptr inbounds i8, ptr %11, i64 %93
  %95 = tail call fastcc ptr @at(ptr noundef %1, i64 noundef %92)
  tail call fastcc void @build_typed(ptr noundef %94, ptr noundef %95, i32 noundef %76, i64 noundef %5, ptr noundef %6)
  %96 = add nuw nsw i64 %92, 1
  %97 = icmp eq i64 %96, %8
  br i1 %97, label %87, label %91, !llvm.loop !332
}

define void @_FortranAValueAt(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2) local_unnamed_addr #7 {
  %4 = load ptr, ptr %0, align 8, !tbaa !259
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %6, label %13

6:                                                
  %7 = phi ptr [ %4, %3 ], [ %18, %13 ]
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !19
  %10 = getelementptr inbounds i8, ptr %2, i64 20
  %11 = load i8, ptr %10, align 4, !tbaa !9
  %12 = icmp sgt i8 %11, 0
  br i1 %12, label %20, label %30

13:                                               
  %14 = phi ptr [ %18, %13 ], [ %4, %3 ]
  %15 = phi i64 [ %17, %13 ], [ 0, %3 ]
  %16 = getelementptr inbounds i8, ptr %14, i64 384
  %17 = add nuw i64 %15, 1
  %18 = load ptr, ptr %16, align 8, !tbaa !259
  %19 = icmp eq i64 %17, %1
  br i1 %19, label %6, label %13, !llvm.loop !333

20:                                               
  %21 = getelementptr inbounds i8, ptr %7, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !124
  %23 = getelementptr inbounds i8, ptr %2, i64 24
  store i64 %22, ptr %23, align 8, !tbaa !124
  %24 = getelementptr inbounds i8, ptr %7, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !15
  %26 = getelementptr inbounds i8, ptr %2, i64 32
  store i64 %25, ptr %26, align 8, !tbaa !15
  %27 = getelementptr inbounds i8, ptr %2, i64 40
  store i64 %9, ptr %27, align 8, !tbaa !25
  %28 = load i64, ptr %24, align 8, !tbaa !15
  %29 = mul nsw i64 %28, %9
  br label %30

30:                                               
  %31 = phi i64 [ %29, %20 ], [ %9, %6 ]
  %32 = phi i32 [ 1, %20 ], [ 0, %6 ]
  %33 = sext i8 %11 to i32
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %49

35:                                               
  %36 = getelementptr inbounds i8, ptr %7, i64 24
  %37 = zext nneg i32 %32 to i64
  %38 = getelementptr inbounds [15 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !124
  %40 = getelementptr inbounds i8, ptr %2, i64 24
  %41 = getelementptr inbounds [15 x %struct.Dimension], ptr %40, i64 0, i64 %37
  store i64 %39, ptr %41, align 8, !tbaa !124
  %42 = getelementptr inbounds i8, ptr %38, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !15
  %44 = getelementptr inbounds i8, ptr %41, i64 8
  store i64 %43, ptr %44, align 8, !tbaa !15
  %45 = getelementptr inbounds i8, ptr %41, i64 16
  store i64 %31, ptr %45, align 8, !tbaa !25
  %46 = load i64, ptr %42, align 8, !tbaa !15
  %47 = mul nsw i64 %46, %31
  %48 = add nuw nsw i32 %32, 1
  br label %49

49:                                               
  %50 = phi i64 [ %47, %35 ], [ %31, %30 ]
  %51 = phi i32 [ %48, %35 ], [ %32, %30 ]
  %52 = icmp slt i32 %51, %33
  br i1 %52, label %53, label %67

53:                                               
  %54 = getelementptr inbounds i8, ptr %7, i64 24
  %55 = zext nneg i32 %51 to i64
  %56 = getelementptr inbounds [15 x %struct.Dimension], ptr %54, i64 0, i64 %55
  %57 = load i64, ptr %56, align 8, !tbaa !124
  %58 = getelementptr inbounds i8, ptr %2, i64 24
  %59 = getelementptr inbounds [15 x %struct.Dimension], ptr %58, i64 0, i64 %55
  store i64 %57, ptr %59, align 8, !tbaa !124
  %60 = getelementptr inbounds i8, ptr %56, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !15
  %62 = getelementptr inbounds i8, ptr %59, i64 8
  store i64 %61, ptr %62, align 8, !tbaa !15
  %63 = getelementptr inbounds i8, ptr %59, i64 16
  store i64 %50, ptr %63, align 8, !tbaa !25
  %64 = load i64, ptr %60, align 8, !tbaa !15
  %65 = mul nsw i64 %64, %50
  %66 = add nuw nsw i32 %51, 1
  br label %67

67:                                               
  %68 = phi i64 [ %65, %53 ], [ %50, %49 ]
  %69 = phi i32 [ %66, %53 ], [ %51, %49 ]
  %70 = icmp slt i32 %69, %33
  br i1 %70, label %71, label %85

71:                                               
  %72 = getelementptr inbounds i8, ptr %7, i64 24
  %73 = zext nneg i32 %69 to i64
  %74 = getelementptr inbounds [15 x %struct.Dimension], ptr %72, i64 0, i64 %73
  %75 = load i64, ptr %74, align 8, !tbaa !124
  %76 = getelementptr inbounds i8, ptr %2, i64 24
  %77 = getelementptr inbounds [15 x %struct.Dimension], ptr %76, i64 0, i64 %73
  store i64 %75, ptr %77, align 8, !tbaa !124
  %78 = getelementptr inbounds i8, ptr %74, i64 8
  %79 = load i64, ptr %78, align 8, !tbaa !15
  %80 = getelementptr inbounds i8, ptr %77, i64 8
  store i64 %79, ptr %80, align 8, !tbaa !15
  %81 = getelementptr inbounds i8, ptr %77, i64 16
  store i64 %68, ptr %81, align 8, !tbaa !25
  %82 = load i64, ptr %78, align 8, !tbaa !15
  %83 = mul nsw i64 %82, %68
  %84 = add nuw nsw i32 %69, 1
  br label %85

85:                                               
  %86 = phi i64 [ %83, %71 ], [ %68, %67 ]
  %87 = phi i32 [ %84, %71 ], [ %69, %67 ]
  %88 = icmp slt i32 %87, %33
  br i1 %88, label %89, label %108

89:                                               
  %90 = getelementptr inbounds i8, ptr %7, i64 24
  %91 = getelementptr inbounds i8, ptr %2, i64 24
  %92 = zext nneg i32 %87 to i64
  %93 = zext i32 %33 to i64
  br label %94

94:                                               
  %95 = phi i64 [ %92, %89 ], [ %106, %94 ]
  %96 = phi i64 [ %86, %89 ], [ %105, %94 ]
  %97 = getelementptr inbounds [15 x %struct.Dimension], ptr %90, i64 0, i64 %95
  %98 = load i64, ptr %97, align 8, !tbaa !124
  %99 = getelementptr inbounds [15 x %struct.Dimension], ptr %91, i64 0, i64 %95
  store i64 %98, ptr %99, align 8, !tbaa !124
  %100 = getelementptr inbounds i8, ptr %97, i64 8
  %101 = load i64, ptr %100, align 8, !tbaa !15
  %102 = getelementptr inbounds i8, ptr %99, i64 8
  store i64 %101, ptr %102, align 8, !tbaa !15
  %103 = getelementptr inbounds i8, ptr %99, i64 16
  store i64 %96, ptr %103, align 8, !tbaa !25
  %104 = load i64, ptr %100, align 8, !tbaa !15
  %105 = mul nsw i64 %104, %96
  %106 = add nuw nsw i64 %95, 1
  %107 = icmp eq i64 %106, %93
  br i1 %107, label %108, label %94, !llvm.loop !334

108:                                              
  %109 = load ptr, ptr %7, align 8, !tbaa !328
  store ptr %109, ptr %2, align 8, !tbaa !18
  ret void
}

define void @_FortranADestroyValueStack(ptr nocapture noundef %0) local_unnamed_addr #6 {
  %2 = load ptr, ptr %0, align 8, !tbaa !325
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                
  tail call void @free(ptr noundef %0)
  ret void

5:                                                
  %6 = phi ptr [ %8, %5 ], [ %2, %1 ]
  %7 = getelementptr inbounds i8, ptr %6, i64 384
  %8 = load ptr, ptr %7, align 8, !tbaa !331
  %9 = load ptr, ptr %6, align 8, !tbaa !328
  tail call void @free(ptr noundef %9)
  tail call void @free(ptr noundef %6)
  %10 = icmp eq ptr %8, null
  br i1 %10, label %4, label %5, !llvm.loop !335
}

define noundef ptr @_FortranACreateDescriptorStack(ptr nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #25 {
  %3 = tail call ptr @_FortranACreateValueStack(ptr poison, i32 poison)
  ret ptr %3
}

define void @_FortranAPushDescriptor(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #10 {
  %3 = tail call dereferenceable_or_null(392) ptr @malloc(i64 noundef 392) #36
  tail call fastcc void @copy_descriptor(ptr noundef %3, ptr noundef %1)
  %4 = getelementptr inbounds i8, ptr %3, i64 384
  store ptr null, ptr %4, align 8, !tbaa !331
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !327
  store ptr %3, ptr %6, align 8, !tbaa !259
  store ptr %4, ptr %5, align 8, !tbaa !327
  ret void
}

define internal fastcc void @copy_descriptor(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1) unnamed_addr #19 {
  %3 = getelementptr inbounds i8, ptr %1, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  %5 = sext i8 %4 to i32
  tail call fastcc void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %5)
  %6 = getelementptr inbounds i8, ptr %1, i64 22
  %7 = load i8, ptr %6, align 2, !tbaa !123
  %8 = getelementptr inbounds i8, ptr %0, i64 22
  store i8 %7, ptr %8, align 2, !tbaa !123
  %9 = getelementptr inbounds i8, ptr %1, i64 23
  %10 = load i8, ptr %9, align 1, !tbaa !258
  %11 = getelementptr inbounds i8, ptr %0, i64 23
  store i8 %10, ptr %11, align 1, !tbaa !258
  %12 = load i8, ptr %3, align 4, !tbaa !9
  %13 = icmp sgt i8 %12, 0
  br i1 %13, label %14, label %17

14:                                               
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  %16 = getelementptr inbounds i8, ptr %1, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, ptr noundef nonnull align 8 dereferenceable(24) %16, i64 24, i1 false), !tbaa.struct !323
  br label %17

17:                                               
  %18 = phi i32 [ 1, %14 ], [ 0, %2 ]
  %19 = load i8, ptr %3, align 4, !tbaa !9
  %20 = sext i8 %19 to i32
  %21 = icmp slt i32 %18, %20
  br i1 %21, label %22, label %29

22:                                               
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = zext nneg i32 %18 to i64
  %25 = getelementptr inbounds [15 x %struct.Dimension], ptr %23, i64 0, i64 %24
  %26 = getelementptr inbounds i8, ptr %1, i64 24
  %27 = getelementptr inbounds [15 x %struct.Dimension], ptr %26, i64 0, i64 %24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %25, ptr noundef nonnull align 8 dereferenceable(24) %27, i64 24, i1 false), !tbaa.struct !323
  %28 = add nuw nsw i32 %18, 1
  br label %29

29:                                               
  %30 = phi i32 [ %28, %22 ], [ %18, %17 ]
  %31 = load i8, ptr %3, align 4, !tbaa !9
  %32 = sext i8 %31 to i32
  %33 = icmp slt i32 %30, %32
  br i1 %33, label %34, label %41

34:                                               
  %35 = getelementptr inbounds i8, ptr %0, i64 24
  %36 = zext nneg i32 %30 to i64
  %37 = getelementptr inbounds [15 x %struct.Dimension], ptr %35, i64 0, i64 %36
  %38 = getelementptr inbounds i8, ptr %1, i64 24
  %39 = getelementptr inbounds [15 x %struct.Dimension], ptr %38, i64 0, i64 %36
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %37, ptr noundef nonnull align 8 dereferenceable(24) %39, i64 24, i1 false), !tbaa.struct !323
  %40 = add nuw nsw i32 %30, 1
  br label %41

41:                                               
  %42 = phi i32 [ %40, %34 ], [ %30, %29 ]
  %43 = load i8, ptr %3, align 4, !tbaa !9
  %44 = sext i8 %43 to i32
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %46, label %53

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 24
  %48 = zext nneg i32 %42 to i64
  %49 = getelementptr inbounds [15 x %struct.Dimension], ptr %47, i64 0, i64 %48
  %50 = getelementptr inbounds i8, ptr %1, i64 24
  %51 = getelementptr inbounds [15 x %struct.Dimension], ptr %50, i64 0, i64 %48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %49, ptr noundef nonnull align 8 dereferenceable(24) %51, i64 24, i1 false), !tbaa.struct !323
  %52 = add nuw nsw i32 %42, 1
  br label %53

53:                                               
  %54 = phi i32 [ %52, %46 ], [ %42, %41 ]
  %55 = load i8, ptr %3, align 4, !tbaa !9
  %56 = sext i8 %55 to i32
  %57 = icmp slt i32 %54, %56
  br i1 %57, label %58, label %70

58:                                               
  %59 = getelementptr inbounds i8, ptr %0, i64 24
  %60 = getelementptr inbounds i8, ptr %1, i64 24
  %61 = zext nneg i32 %54 to i64
  br label %62

62:                                               
  %63 = phi i64 [ %61, %58 ], [ %66, %62 ]
  %64 = getelementptr inbounds [15 x %struct.Dimension], ptr %59, i64 0, i64 %63
  %65 = getelementptr inbounds [15 x %struct.Dimension], ptr %60, i64 0, i64 %63
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %64, ptr noundef nonnull align 8 dereferenceable(24) %65, i64 24, i1 false), !tbaa.struct !323
  %66 = add nuw nsw i64 %63, 1
  %67 = load i8, ptr %3, align 4, !tbaa !9
  %68 = sext i8 %67 to i64
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %62, label %70, !llvm.loop !336

70:                                               
  %71 = phi i8 [ %55, %53 ], [ %67, %62 ]
  %72 = load i8, ptr %9, align 1, !tbaa !258
  %73 = and i8 %72, 1
  %74 = icmp eq i8 %73, 0
  br i1 %74, label %81, label %75

75:                                               
  %76 = tail call fastcc ptr @derived_type(ptr noundef %1)
  %77 = getelementptr inbounds i8, ptr %0, i64 24
  %78 = sext i8 %71 to i64
  %79 = mul nsw i64 %78, 24
  %80 = getelementptr inbounds i8, ptr %77, i64 %79
  store ptr %76, ptr %80, align 8, !tbaa !259
  br label %81

81:                                               
  %82 = load ptr, ptr %1, align 8, !tbaa !18
  store ptr %82, ptr %0, align 8, !tbaa !18
  ret void
}

define void @_FortranADescriptorAt(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #12 {
  %4 = load ptr, ptr %0, align 8, !tbaa !259
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %6, label %8

6:                                                
  %7 = phi ptr [ %4, %3 ], [ %13, %8 ]
  tail call fastcc void @copy_descriptor(ptr noundef %2, ptr noundef %7)
  ret void

8:                                                
  %9 = phi ptr [ %13, %8 ], [ %4, %3 ]
  %10 = phi i64 [ %12, %8 ], [ 0, %3 ]
  %11 = getelementptr inbounds i8, ptr %9, i64 384
  %12 = add nuw i64 %10, 1
  %13 = load ptr, ptr %11, align 8, !tbaa !259
  %14 = icmp eq i64 %12, %1
  br i1 %14, label %6, label %8, !llvm.loop !337
}

define void @_FortranADestroyDescriptorStack(ptr nocapture noundef %0) local_unnamed_addr #6 {
  %2 = load ptr, ptr %0, align 8, !tbaa !325
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                
  tail call void @free(ptr noundef %0)
  ret void

5:                                                
  %6 = phi ptr [ %8, %5 ], [ %2, %1 ]
  %7 = getelementptr inbounds i8, ptr %6, i64 384
  %8 = load ptr, ptr %7, align 8, !tbaa !331
  tail call void @free(ptr noundef %6)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %4, label %5, !llvm.loop !338
}

define zeroext i1 @_FortranAPointerIsAssociated(ptr nocapture noundef readonly %0) local_unnamed_addr #13 {
  %2 = load ptr, ptr %0, align 8, !tbaa !18
  %3 = icmp ne ptr %2, null
  ret i1 %3
}

define noundef i32 @CFI_establish(ptr nocapture noundef writeonly %0, ptr noundef %1, i8 noundef zeroext %2, i8 noundef signext %3, i64 noundef %4, i8 noundef zeroext %5, ptr nocapture noundef readonly %6) local_unnamed_addr #19 {
  %8 = sext i8 %3 to i32
  %9 = tail call fastcc i64 @length_of(i32 noundef %8, i64 noundef %4)
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %9, ptr %10, align 8, !tbaa !19
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 20180515, ptr %11, align 8, !tbaa !122
  %12 = getelementptr inbounds i8, ptr %0, i64 20
  store i8 %5, ptr %12, align 4, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %0, i64 21
  store i8 %3, ptr %13, align 1, !tbaa !64
  %14 = getelementptr inbounds i8, ptr %0, i64 22
  store i8 %2, ptr %14, align 2, !tbaa !123
  %15 = getelementptr inbounds i8, ptr %0, i64 23
  store i8 0, ptr %15, align 1, !tbaa !258
  %16 = icmp eq ptr %1, null
  br i1 %16, label %92, label %17

17:                                               
  %18 = zext i8 %5 to i32
  %19 = icmp eq i8 %5, 0
  br i1 %19, label %27, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 0, ptr %21, align 8, !tbaa !124
  %22 = load i64, ptr %6, align 8, !tbaa !23
  %23 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %22, ptr %23, align 8, !tbaa !15
  %24 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %9, ptr %24, align 8, !tbaa !25
  %25 = load i64, ptr %6, align 8, !tbaa !23
  %26 = mul nsw i64 %25, %9
  br label %27

27:                                               
  %28 = phi i64 [ %26, %20 ], [ %9, %17 ]
  %29 = phi i32 [ 1, %20 ], [ 0, %17 ]
  %30 = icmp ult i32 %29, %18
  br i1 %30, label %31, label %42

31:                                               
  %32 = getelementptr inbounds i8, ptr %0, i64 24
  %33 = zext nneg i32 %29 to i64
  %34 = getelementptr inbounds [15 x %struct.Dimension], ptr %32, i64 0, i64 %33
  store i64 0, ptr %34, align 8, !tbaa !124
  %35 = getelementptr inbounds i64, ptr %6, i64 %33
  %36 = load i64, ptr %35, align 8, !tbaa !23
  %37 = getelementptr inbounds i8, ptr %34, i64 8
  store i64 %36, ptr %37, align 8, !tbaa !15
  %38 = getelementptr inbounds i8, ptr %34, i64 16
  store i64 %28, ptr %38, align 8, !tbaa !25
  %39 = load i64, ptr %35, align 8, !tbaa !23
  %40 = mul nsw i64 %39, %28
  %41 = add nuw nsw i32 %29, 1
  br label %42

42:                                               
  %43 = phi i64 [ %40, %31 ], [ %28, %27 ]
  %44 = phi i32 [ %41, %31 ], [ %29, %27 ]
  %45 = icmp slt i32 %44, %18
  br i1 %45, label %46, label %57

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 24
  %48 = zext nneg i32 %44 to i64
  %49 = getelementptr inbounds [15 x %struct.Dimension], ptr %47, i64 0, i64 %48
  store i64 0, ptr %49, align 8, !tbaa !124
  %50 = getelementptr inbounds i64, ptr %6, i64 %48
  %51 = load i64, ptr %50, align 8, !tbaa !23
  %52 = getelementptr inbounds i8, ptr %49, i64 8
  store i64 %51, ptr %52, align 8, !tbaa !15
  %53 = getelementptr inbounds i8, ptr %49, i64 16
  store i64 %43, ptr %53, align 8, !tbaa !25
  %54 = load i64, ptr %50, align 8, !tbaa !23
  %55 = mul nsw i64 %54, %43
  %56 = add nuw nsw i32 %44, 1
  br label %57

57:                                               
  %58 = phi i64 [ %55, %46 ], [ %43, %42 ]
  %59 = phi i32 [ %56, %46 ], [ %44, %42 ]
  %60 = icmp slt i32 %59, %18
  br i1 %60, label %61, label %72

61:                                               
  %62 = getelementptr inbounds i8, ptr %0, i64 24
  %63 = sext i32 %59 to i64
  %64 = getelementptr inbounds [15 x %struct.Dimension], ptr %62, i64 0, i64 %63
  store i64 0, ptr %64, align 8, !tbaa !124
  %65 = getelementptr inbounds i64, ptr %6, i64 %63
  %66 = load i64, ptr %65, align 8, !tbaa !23
  %67 = getelementptr inbounds i8, ptr %64, i64 8
  store i64 %66, ptr %67, align 8, !tbaa !15
  %68 = getelementptr inbounds i8, ptr %64, i64 16
  store i64 %58, ptr %68, align 8, !tbaa !25
  %69 = load i64, ptr %65, align 8, !tbaa !23
  %70 = mul nsw i64 %69, %58
  %71 = add nsw i32 %59, 1
  br label %72

72:                                               
  %73 = phi i64 [ %70, %61 ], [ %58, %57 ]
  %74 = phi i32 [ %71, %61 ], [ %59, %57 ]
  %75 = icmp slt i32 %74, %18
  br i1 %75, label %76, label %92

76:                                               
  %77 = getelementptr inbounds i8, ptr %0, i64 24
  %78 = zext nneg i32 %74 to i64
  %79 = zext i8 %5 to i64
  br label %80

80:                                               
  %81 = phi i64 [ %78, %76 ], [ %90, %80 ]
  %82 = phi i64 [ %73, %76 ], [ %89, %80 ]
  %83 = getelementptr inbounds [15 x %struct.Dimension], ptr %77, i64 0, i64 %81
  store i64 0, ptr %83, align 8, !tbaa !124
  %84 = getelementptr inbounds i64, ptr %6, i64 %81
  %85 = load i64, ptr %84, align 8, !tbaa !23
  %86 = getelementptr inbounds i8, ptr %83, i64 8
  store i64 %85, ptr %86, align 8, !tbaa !15
  %87 = getelementptr inbounds i8, ptr %83, i64 16
  store i64 %82, ptr %87, align 8, !tbaa !25
  %88 = load i64, ptr %84, align 8, !tbaa !23
  %89 = mul nsw i64 %88, %82
  %90 = add nuw nsw i64 %81, 1
  %91 = icmp eq i64 %90, %79
  br i1 %91, label %92, label %80, !llvm.loop !339

92:                                               
  store ptr %1, ptr %0, align 8, !tbaa !18
  ret i32 0
}

define internal fastcc noundef i64 @length_of(i32 noundef %0, i64 noundef %1) unnamed_addr #26 {
  switch i32 %0, label %6 [
    i32 9, label %7
    i32 27, label %7
    i32 10, label %3
    i32 28, label %3
    i32 34, label %3
    i32 29, label %4
    i32 35, label %4
    i32 36, label %5
  ]

3:                                                
  br label %7

4:                                                
  br label %7

5:                                                
  br label %7

6:                                                
  br label %7

7:                                                
  %8 = phi i64 [ %1, %6 ], [ 32, %5 ], [ 16, %4 ], [ 8, %3 ], [ 4, %2 ], [ 4, %2 ]
  ret i64 %8
}

define ptr @CFI_address(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4, !tbaa !9
  %5 = icmp sgt i8 %4, 0
  br i1 %5, label %6, label %14

6:                                                
  %7 = load i64, ptr %1, align 8, !tbaa !23
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = load i64, ptr %8, align 8, !tbaa !124
  %10 = sub nsw i64 %7, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !25
  %13 = mul nsw i64 %10, %12
  br label %14

14:                                               
  %15 = phi i64 [ %13, %6 ], [ 0, %2 ]
  %16 = phi i32 [ 1, %6 ], [ 0, %2 ]
  %17 = sext i8 %4 to i32
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %32

19:                                               
  %20 = zext nneg i32 %16 to i64
  %21 = getelementptr inbounds i64, ptr %1, i64 %20
  %22 = load i64, ptr %21, align 8, !tbaa !23
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = getelementptr inbounds [15 x %struct.Dimension], ptr %23, i64 0, i64 %20
  %25 = load i64, ptr %24, align 8, !tbaa !124
  %26 = sub nsw i64 %22, %25
  %27 = getelementptr inbounds i8, ptr %24, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !25
  %29 = mul nsw i64 %26, %28
  %30 = add nsw i64 %29, %15
  %31 = add nuw nsw i32 %16, 1
  br label %32

32:                                               
  %33 = phi i64 [ %30, %19 ], [ %15, %14 ]
  %34 = phi i32 [ %31, %19 ], [ %16, %14 ]
  %35 = icmp slt i32 %34, %17
  br i1 %35, label %36, label %49

36:                                               
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds i64, ptr %1, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !23
  %40 = getelementptr inbounds i8, ptr %0, i64 24
  %41 = getelementptr inbounds [15 x %struct.Dimension], ptr %40, i64 0, i64 %37
  %42 = load i64, ptr %41, align 8, !tbaa !124
  %43 = sub nsw i64 %39, %42
  %44 = getelementptr inbounds i8, ptr %41, i64 16
  %45 = load i64, ptr %44, align 8, !tbaa !25
  %46 = mul nsw i64 %43, %45
  %47 = add nsw i64 %46, %33
  %48 = add nuw nsw i32 %34, 1
  br label %49

49:                                               
  %50 = phi i64 [ %47, %36 ], [ %33, %32 ]
  %51 = phi i32 [ %48, %36 ], [ %34, %32 ]
  %52 = icmp slt i32 %51, %17
  br i1 %52, label %53, label %66

53:                                               
  %54 = zext nneg i32 %51 to i64
  %55 = getelementptr inbounds i64, ptr %1, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !23
  %57 = getelementptr inbounds i8, ptr %0, i64 24
  %58 = getelementptr inbounds [15 x %struct.Dimension], ptr %57, i64 0, i64 %54
  %59 = load i64, ptr %58, align 8, !tbaa !124
  %60 = sub nsw i64 %56, %59
  %61 = getelementptr inbounds i8, ptr %58, i64 16
  %62 = load i64, ptr %61, align 8, !tbaa !25
  %63 = mul nsw i64 %60, %62
  %64 = add nsw i64 %63, %50
  %65 = add nuw nsw i32 %51, 1
  br label %66

66:                                               
  %67 = phi i64 [ %64, %53 ], [ %50, %49 ]
  %68 = phi i32 [ %65, %53 ], [ %51, %49 ]
  %69 = icmp slt i32 %68, %17
  br i1 %69, label %70, label %88

70:                                               
  %71 = getelementptr inbounds i8, ptr %0, i64 24
  %72 = zext nneg i32 %68 to i64
  %73 = zext i32 %17 to i64
  br label %74

74:                                               
  %75 = phi i64 [ %72, %70 ], [ %86, %74 ]
  %76 = phi i64 [ %67, %70 ], [ %85, %74 ]
  %77 = getelementptr inbounds i64, ptr %1, i64 %75
  %78 = load i64, ptr %77, align 8, !tbaa !23
  %79 = getelementptr inbounds [15 x %struct.Dimension], ptr %71, i64 0, i64 %75
  %80 = load i64, ptr %79, align 8, !tbaa !124
  %81 = sub nsw i64 %78, %80
  %82 = getelementptr inbounds i8, ptr %79, i64 16
  %83 = load i64, ptr %82, align 8, !tbaa !25
  %84 = mul nsw i64 %81, %83
  %85 = add nsw i64 %84, %76
  %86 = add nuw nsw i64 %75, 1
  %87 = icmp eq i64 %86, %73
  br i1 %87, label %88, label %74, !llvm.loop !340

88:                                               
  %89 = phi i64 [ %67, %66 ], [ %85, %74 ]
  %90 = load ptr, ptr %0, align 8, !tbaa !18
  %91 = getelementptr inbounds i8, ptr %90, i64 %89
  ret ptr %91
}

define noundef i32 @CFI_allocate(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #8 {
  %5 = getelementptr inbounds i8, ptr %0, i64 21
  %6 = load i8, ptr %5, align 1, !tbaa !64
  %7 = icmp eq i8 %6, 40
  br i1 %7, label %8, label %10

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %3, ptr %9, align 8, !tbaa !19
  br label %10

10:                                               
  %11 = getelementptr inbounds i8, ptr %0, i64 20
  %12 = load i8, ptr %11, align 4, !tbaa !9
  %13 = icmp sgt i8 %12, 0
  br i1 %13, label %14, label %24

14:                                               
  %15 = load i64, ptr %1, align 8, !tbaa !23
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %15, ptr %16, align 8, !tbaa !124
  %17 = load i64, ptr %2, align 8, !tbaa !23
  %18 = load i64, ptr %1, align 8, !tbaa !23
  %19 = icmp slt i64 %17, %18
  %20 = add i64 %17, 1
  %21 = sub i64 %20, %18
  %22 = select i1 %19, i64 0, i64 %21
  %23 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %22, ptr %23, align 8, !tbaa !15
  br label %24

24:                                               
  %25 = phi i32 [ 1, %14 ], [ 0, %10 ]
  %26 = sext i8 %12 to i32
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %43

28:                                               
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds i64, ptr %1, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !23
  %32 = getelementptr inbounds i8, ptr %0, i64 24
  %33 = getelementptr inbounds [15 x %struct.Dimension], ptr %32, i64 0, i64 %29
  store i64 %31, ptr %33, align 8, !tbaa !124
  %34 = getelementptr inbounds i64, ptr %2, i64 %29
  %35 = load i64, ptr %34, align 8, !tbaa !23
  %36 = load i64, ptr %30, align 8, !tbaa !23
  %37 = icmp slt i64 %35, %36
  %38 = add i64 %35, 1
  %39 = sub i64 %38, %36
  %40 = select i1 %37, i64 0, i64 %39
  %41 = getelementptr inbounds i8, ptr %33, i64 8
  store i64 %40, ptr %41, align 8, !tbaa !15
  %42 = add nuw nsw i32 %25, 1
  br label %43

43:                                               
  %44 = phi i32 [ %42, %28 ], [ %25, %24 ]
  %45 = icmp slt i32 %44, %26
  br i1 %45, label %46, label %61

46:                                               
  %47 = zext nneg i32 %44 to i64
  %48 = getelementptr inbounds i64, ptr %1, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !23
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  %51 = getelementptr inbounds [15 x %struct.Dimension], ptr %50, i64 0, i64 %47
  store i64 %49, ptr %51, align 8, !tbaa !124
  %52 = getelementptr inbounds i64, ptr %2, i64 %47
  %53 = load i64, ptr %52, align 8, !tbaa !23
  %54 = load i64, ptr %48, align 8, !tbaa !23
  %55 = icmp slt i64 %53, %54
  %56 = add i64 %53, 1
  %57 = sub i64 %56, %54
  %58 = select i1 %55, i64 0, i64 %57
  %59 = getelementptr inbounds i8, ptr %51, i64 8
  store i64 %58, ptr %59, align 8, !tbaa !15
  %60 = add nuw nsw i32 %44, 1
  br label %61

61:                                               
  %62 = phi i32 [ %60, %46 ], [ %44, %43 ]
  %63 = icmp slt i32 %62, %26
  br i1 %63, label %64, label %79

64:                                               
  %65 = zext nneg i32 %62 to i64
  %66 = getelementptr inbounds i64, ptr %1, i64 %65
  %67 = load i64, ptr %66, align 8, !tbaa !23
  %68 = getelementptr inbounds i8, ptr %0, i64 24
  %69 = getelementptr inbounds [15 x %struct.Dimension], ptr %68, i64 0, i64 %65
  store i64 %67, ptr %69, align 8, !tbaa !124
  %70 = getelementptr inbounds i64, ptr %2, i64 %65
  %71 = load i64, ptr %70, align 8, !tbaa !23
  %72 = load i64, ptr %66, align 8, !tbaa !23
  %73 = icmp slt i64 %71, %72
  %74 = add i64 %71, 1
  %75 = sub i64 %74, %72
  %76 = select i1 %73, i64 0, i64 %75
  %77 = getelementptr inbounds i8, ptr %69, i64 8
  store i64 %76, ptr %77, align 8, !tbaa !15
  %78 = add nuw nsw i32 %62, 1
  br label %79

79:                                               
  %80 = phi i32 [ %78, %64 ], [ %62, %61 ]
  %81 = icmp slt i32 %80, %26
  br i1 %81, label %82, label %101

82:                                               
  %83 = getelementptr inbounds i8, ptr %0, i64 24
  %84 = zext nneg i32 %80 to i64
  %85 = zext i32 %26 to i64
  br label %86

86:                                               
  %87 = phi i64 [ %84, %82 ], [ %99, %86 ]
  %88 = getelementptr inbounds i64, ptr %1, i64 %87
  %89 = load i64, ptr %88, align 8, !tbaa !23
  %90 = getelementptr inbounds [15 x %struct.Dimension], ptr %83, i64 0, i64 %87
  store i64 %89, ptr %90, align 8, !tbaa !124
  %91 = getelementptr inbounds i64, ptr %2, i64 %87
  %92 = load i64, ptr %91, align 8, !tbaa !23
  %93 = load i64, ptr %88, align 8, !tbaa !23
  %94 = icmp slt i64 %92, %93
  %95 = add i64 %92, 1
  %96 = sub i64 %95, %93
  %97 = select i1 %94, i64 0, i64 %96
  %98 = getelementptr inbounds i8, ptr %90, i64 8
  store i64 %97, ptr %98, align 8, !tbaa !15
  %99 = add nuw nsw i64 %87, 1
  %100 = icmp eq i64 %99, %85
  br i1 %100, label %101, label %86, !llvm.loop !341

101:                                              
  tail call fastcc void @allocate(ptr noundef %0)
  ret i32 0
}

define noundef i32 @CFI_deallocate(ptr nocapture noundef %0) local_unnamed_addr #22 {
  %2 = load ptr, ptr %0, align 8, !tbaa !18
  tail call void @free(ptr noundef %2)
  store ptr null, ptr %0, align 8, !tbaa !18
  ret i32 0
}

define noundef double @_FortranAModReal8(double noundef %0, double noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #26 {
  %5 = frem double %0, %1
  ret double %5
}

define noundef float @_FortranAModReal4(float noundef %0, float noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #26 {
  %5 = frem float %0, %1
  ret float %5
}

define noundef double @_FortranAModuloReal8(double noundef %0, double noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #26 {
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

define noundef float @_FortranAModuloReal4(float noundef %0, float noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #26 {
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

define noundef x86_fp80 @_FortranAModReal10(x86_fp80 noundef %0, x86_fp80 noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #26 {
  %5 = frem x86_fp80 %0, %1
  ret x86_fp80 %5
}

define noundef x86_fp80 @_FortranAModuloReal10(x86_fp80 noundef %0, x86_fp80 noundef %1, ptr nocapture noundef readnone %2, i32 noundef %3) local_unnamed_addr #26 {
  %5 = frem x86_fp80 %0, %1
  %6 = fcmp une x86_fp80 %5, 0xK00000000000000000000
  br i1 %6, label %7, label %13

7:                                                
  %8 = fcmp olt x86_fp80 %5, 0xK00000000000000000000
  %9 = fcmp uge x86_fp80 %1, 0xK00000000000000000000
  %10 = xor i1 %9, %8
  %11 = fadd x86_fp80 %5, %1
  %12 = select i1 %10, x86_fp80 %5, x86_fp80 %11
  br label %13

13:                                               
  %14 = phi x86_fp80 [ %5, %4 ], [ %12, %7 ]
  ret x86_fp80 %14
}

define double @_FortranANearest8(double noundef %0, i1 noundef zeroext %1) local_unnamed_addr #27 {
  %3 = select i1 %1, double 0x7FF0000000000000, double 0xFFF0000000000000
  %4 = tail call double @nextafter(double noundef %0, double noundef %3) #37
  ret double %4
}

declare double @nextafter(double noundef, double noundef) local_unnamed_addr #28

define float @_FortranANearest4(float noundef %0, i1 noundef zeroext %1) local_unnamed_addr #27 {
  %3 = select i1 %1, float 0x7FF0000000000000, float 0xFFF0000000000000
  %4 = tail call float @nextafterf(float noundef %0, float noundef %3) #37
  ret float %4
}

declare float @nextafterf(float noundef, float noundef) local_unnamed_addr #28

define double @_FortranAScale8(double noundef %0, i64 noundef %1) local_unnamed_addr #27 {
  %3 = trunc i64 %1 to i32
  %4 = tail call double @ldexp(double noundef %0, i32 noundef %3) #37
  ret double %4
}

declare double @ldexp(double noundef, i32 noundef) local_unnamed_addr #28

define float @_FortranAScale4(float noundef %0, i64 noundef %1) local_unnamed_addr #27 {
  %3 = trunc i64 %1 to i32
  %4 = tail call float @ldexpf(float noundef %0, i32 noundef %3) #37
  ret float %4
}

declare float @ldexpf(float noundef, i32 noundef) local_unnamed_addr #28

define x86_fp80 @_FortranAScale10(x86_fp80 noundef %0, i64 noundef %1) local_unnamed_addr #27 {
  %3 = trunc i64 %1 to i32
  %4 = tail call x86_fp80 @ldexpl(x86_fp80 noundef %0, i32 noundef %3) #37
  ret x86_fp80 %4
}

declare x86_fp80 @ldexpl(x86_fp80 noundef, i32 noundef) local_unnamed_addr #28

define x86_fp80 @_FortranAFraction10(x86_fp80 noundef %0) local_unnamed_addr #27 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #35
  %3 = call x86_fp80 @frexpl(x86_fp80 noundef %0, ptr noundef nonnull %2) #35
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #35
  ret x86_fp80 %3
}

declare x86_fp80 @frexpl(x86_fp80 noundef, ptr nocapture noundef) local_unnamed_addr #29

define double @_FortranAFraction8(double noundef %0) local_unnamed_addr #27 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #35
  %3 = call double @frexp(double noundef %0, ptr noundef nonnull %2) #35
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #35
  ret double %3
}

declare double @frexp(double noundef, ptr nocapture noundef) local_unnamed_addr #29

define float @_FortranAFraction4(float noundef %0) local_unnamed_addr #27 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #35
  %3 = call float @frexpf(float noundef %0, ptr noundef nonnull %2) #35
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #35
  ret float %3
}

declare float @frexpf(float noundef, ptr nocapture noundef) local_unnamed_addr #29

define double @_FortranASetExponent8(double noundef %0, i64 noundef %1) local_unnamed_addr #27 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #35
  %4 = call double @frexp(double noundef %0, ptr noundef nonnull %3) #35
  %5 = trunc i64 %1 to i32
  %6 = tail call double @ldexp(double noundef %4, i32 noundef %5) #37
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #35
  ret double %6
}

define float @_FortranASetExponent4(float noundef %0, i64 noundef %1) local_unnamed_addr #27 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #35
  %4 = call float @frexpf(float noundef %0, ptr noundef nonnull %3) #35
  %5 = trunc i64 %1 to i32
  %6 = tail call float @ldexpf(float noundef %4, i32 noundef %5) #37
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #35
  ret float %6
}

define double @_FortranAErfcScaled8(double noundef %0) local_unnamed_addr #27 {
  %2 = fmul double %0, %0
  %3 = tail call double @llvm.exp.f64(double %2)
  %4 = tail call double @erfc(double noundef %0) #37
  %5 = fmul double %3, %4
  ret double %5
}

declare double @llvm.exp.f64(double) #5

declare double @erfc(double noundef) local_unnamed_addr #28

define float @_FortranAErfcScaled4(float noundef %0) local_unnamed_addr #27 {
  %2 = fmul float %0, %0
  %3 = tail call float @llvm.exp.f32(float %2)
  %4 = tail call float @erfcf(float noundef %0) #37
  %5 = fmul float %3, %4
  ret float %5
}

declare float @llvm.exp.f32(float) #5

declare float @erfcf(float noundef) local_unnamed_addr #28

define double @_FortranAFPow8i(double noundef %0, i32 noundef %1) local_unnamed_addr #30 {
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
  br i1 %16, label %17, label %6, !llvm.loop !342

17:                                               
  %18 = phi double [ 1.000000e+00, %2 ], [ %13, %6 ]
  %19 = icmp slt i32 %1, 0
  %20 = fdiv double 1.000000e+00, %18
  %21 = select i1 %19, double %20, double %18
  ret double %21
}

define double @_FortranAFPow8k(double noundef %0, i64 noundef %1) local_unnamed_addr #30 {
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
  br i1 %16, label %17, label %6, !llvm.loop !343

17:                                               
  %18 = phi double [ 1.000000e+00, %2 ], [ %13, %6 ]
  %19 = icmp slt i64 %1, 0
  %20 = fdiv double 1.000000e+00, %18
  %21 = select i1 %19, double %20, double %18
  ret double %21
}

define float @_FortranAFPow4i(float noundef %0, i32 noundef %1) local_unnamed_addr #30 {
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
  br i1 %16, label %17, label %6, !llvm.loop !344

17:                                               
  %18 = phi float [ 1.000000e+00, %2 ], [ %13, %6 ]
  %19 = icmp slt i32 %1, 0
  %20 = fdiv float 1.000000e+00, %18
  %21 = select i1 %19, float %20, float %18
  ret float %21
}

define float @_FortranAFPow4k(float noundef %0, i64 noundef %1) local_unnamed_addr #30 {
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
  br i1 %16, label %17, label %6, !llvm.loop !345

17:                                               
  %18 = phi float [ 1.000000e+00, %2 ], [ %13, %6 ]
  %19 = icmp slt i64 %1, 0
  %20 = fdiv float 1.000000e+00, %18
  %21 = select i1 %19, float %20, float %18
  ret float %21
}

define { double, double } @_FortranAzpowi(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #30 {
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
  br i1 %32, label %33, label %8, !llvm.loop !346

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

define { double, double } @_FortranAzpowk(double noundef %0, double noundef %1, i64 noundef %2) local_unnamed_addr #30 {
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
  br i1 %32, label %33, label %8, !llvm.loop !347

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

define internal fastcc void @copy_typed(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) unnamed_addr #6 {
  %6 = icmp eq i32 %2, 42
  br i1 %6, label %7, label %8

7:                                                
  tail call void @enzyme_cc_copy_structure(ptr noundef %0, ptr noundef %1, ptr noundef %4, i64 noundef %3) #35
  br label %9

8:                                                
  tail call fastcc void @copy_simple(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3)
  br label %9

9:                                                
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #31

define internal fastcc void @assign_text(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %0, i64 21
  %4 = load i8, ptr %3, align 1, !tbaa !64
  %5 = icmp eq i8 %4, 40
  %6 = getelementptr inbounds i8, ptr %0, i64 22
  %7 = load i8, ptr %6, align 2, !tbaa !123
  %8 = icmp eq i8 %7, 2
  br i1 %8, label %9, label %43

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4, !tbaa !9
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %31

13:                                               
  %14 = load ptr, ptr %0, align 8, !tbaa !18
  %15 = icmp eq ptr %14, null
  br i1 %15, label %75, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !19
  %19 = getelementptr inbounds i8, ptr %1, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !19
  %21 = icmp eq i64 %18, %20
  br i1 %21, label %31, label %22

22:                                               
  %23 = getelementptr inbounds i8, ptr %1, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !19
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %24, ptr %25, align 8, !tbaa !19
  %26 = load i64, ptr %23, align 8, !tbaa !19
  %27 = tail call i64 @llvm.umax.i64(i64 %26, i64 1)
  %28 = tail call ptr @malloc(i64 noundef %27) #36
  store ptr %28, ptr %0, align 8, !tbaa !18
  %29 = load ptr, ptr %1, align 8, !tbaa !18
  tail call fastcc void @copy_text(ptr noundef %28, ptr noundef %29, i64 noundef %26)
  br i1 %15, label %83, label %30

30:                                               
  tail call void @free(ptr noundef %14)
  br label %83

31:                                               
  br i1 %8, label %32, label %43

32:                                               
  %33 = load ptr, ptr %0, align 8, !tbaa !18
  %34 = icmp eq ptr %33, null
  br i1 %34, label %42, label %35

35:                                               
  %36 = getelementptr inbounds i8, ptr %1, i64 20
  %37 = load i8, ptr %36, align 4, !tbaa !9
  %38 = icmp sgt i8 %37, 0
  br i1 %38, label %39, label %43

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
  %57 = load i64, ptr %48, align 8, !tbaa !19
  %58 = load i64, ptr %49, align 8, !tbaa !19
  %59 = tail call i64 @llvm.umin.i64(i64 %57, i64 %58)
  tail call fastcc void @copy_text(ptr noundef %52, ptr noundef %56, i64 noundef %59)
  %60 = load i64, ptr %48, align 8, !tbaa !19
  %61 = icmp ult i64 %59, %60
  br i1 %61, label %65, label %62

62:                                               
  %63 = add nuw nsw i64 %51, 1
  %64 = icmp eq i64 %63, %44
  br i1 %64, label %83, label %50, !llvm.loop !348

65:                                               
  %66 = phi i64 [ %72, %65 ], [ %59, %50 ]
  %67 = and i64 %66, 3
  %68 = icmp eq i64 %67, 0
  %69 = or i1 %5, %68
  %70 = select i1 %69, i8 32, i8 0
  %71 = getelementptr inbounds i8, ptr %52, i64 %66
  store i8 %70, ptr %71, align 1, !tbaa !20
  %72 = add nuw i64 %66, 1
  %73 = load i64, ptr %48, align 8, !tbaa !19
  %74 = icmp ult i64 %72, %73
  br i1 %74, label %65, label %62, !llvm.loop !349

75:                                               
  %76 = getelementptr inbounds i8, ptr %1, i64 8
  %77 = load i64, ptr %76, align 8, !tbaa !19
  %78 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %77, ptr %78, align 8, !tbaa !19
  %79 = load i64, ptr %76, align 8, !tbaa !19
  %80 = tail call i64 @llvm.umax.i64(i64 %79, i64 1)
  %81 = tail call ptr @malloc(i64 noundef %80) #36
  store ptr %81, ptr %0, align 8, !tbaa !18
  %82 = load ptr, ptr %1, align 8, !tbaa !18
  tail call fastcc void @copy_text(ptr noundef %81, ptr noundef %82, i64 noundef %79)
  br label %83

83:                                               
  ret void
}

define internal fastcc void @destroy_temporary(ptr noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4) unnamed_addr #6 {
  %6 = icmp eq i32 %2, 42
  %7 = icmp sgt i64 %1, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %15

9:                                                
  %10 = phi i64 [ %13, %9 ], [ 0, %5 ]
  %11 = mul i64 %10, %3
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  tail call void @enzyme_cc_destroy(ptr noundef %12, ptr noundef %4) #35
  %13 = add nuw nsw i64 %10, 1
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %9, !llvm.loop !350

15:                                               
  tail call void @free(ptr noundef %0)
  ret void
}

define internal fastcc void @copy_text(ptr noundef writeonly %0, ptr noundef readonly %1, i64 noundef %2) unnamed_addr #19 {
  %4 = icmp ugt ptr %0, %1
  %5 = icmp eq i64 %2, 0
  br i1 %4, label %7, label %6

6:                                                
  br i1 %5, label %22, label %8

7:                                                
  br i1 %5, label %22, label %15

8:                                                
  %9 = phi i64 [ %13, %8 ], [ 0, %6 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !351
  %12 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %11, ptr %12, align 1, !tbaa !351
  %13 = add nuw i64 %9, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %22, label %8, !llvm.loop !352

15:                                               
  %16 = phi i64 [ %17, %15 ], [ %2, %7 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !351
  %20 = getelementptr inbounds i8, ptr %0, i64 %17
  store i8 %19, ptr %20, align 1, !tbaa !351
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !353

22:                                               
  ret void
}

declare void @enzyme_cc_destroy(ptr noundef, ptr noundef) local_unnamed_addr #16

define internal fastcc void @copy_in_order(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #6 {
  %4 = tail call fastcc signext i8 @type_of(ptr noundef %1)
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !19
  %7 = tail call fastcc ptr @derived_type(ptr noundef %1)
  %8 = load ptr, ptr %0, align 8, !tbaa !18
  %9 = load ptr, ptr %1, align 8, !tbaa !18
  %10 = icmp ugt ptr %8, %9
  %11 = icmp sgt i64 %2, 0
  br i1 %10, label %15, label %12

12:                                               
  br i1 %11, label %13, label %36

13:                                               
  %14 = sext i8 %4 to i32
  br label %18

15:                                               
  br i1 %11, label %16, label %36

16:                                               
  %17 = sext i8 %4 to i32
  br label %27

18:                                               
  %19 = phi i64 [ 0, %13 ], [ %25, %18 ]
  %20 = load ptr, ptr %0, align 8, !tbaa !18
  %21 = mul i64 %19, %6
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load ptr, ptr %1, align 8, !tbaa !18
  %24 = getelementptr inbounds i8, ptr %23, i64 %21
  tail call fastcc void @copy_typed(ptr noundef %22, ptr noundef %24, i32 noundef %14, i64 noundef %6, ptr noundef %7)
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %2
  br i1 %26, label %36, label %18, !llvm.loop !354

27:                                               
  %28 = phi i64 [ %2, %16 ], [ %29, %27 ]
  %29 = add nsw i64 %28, -1
  %30 = load ptr, ptr %0, align 8, !tbaa !18
  %31 = mul i64 %29, %6
  %32 = getelementptr inbounds i8, ptr %30, i64 %31
  %33 = load ptr, ptr %1, align 8, !tbaa !18
  %34 = getelementptr inbounds i8, ptr %33, i64 %31
  tail call fastcc void @copy_typed(ptr noundef %32, ptr noundef %34, i32 noundef %17, i64 noundef %6, ptr noundef %7)
  %35 = icmp sgt i64 %28, 1
  br i1 %35, label %27, label %36, !llvm.loop !355

36:                                               
  ret void
}

declare void @enzyme_cc_finalize(ptr noundef, i1 noundef zeroext, ptr noundef) local_unnamed_addr #16

declare i64 @llvm.smax.i64(i64, i64) #32

declare i64 @llvm.umax.i64(i64, i64) #32

declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #33

declare i32 @llvm.abs.i32(i32, i1 immarg) #32

declare i64 @llvm.abs.i64(i64, i1 immarg) #32

declare i32 @llvm.smax.i32(i32, i32) #32

declare i64 @llvm.smin.i64(i64, i64) #32

declare i32 @llvm.smin.i32(i32, i32) #32

declare i64 @llvm.umin.i64(i64, i64) #32

attributes #0 = { noreturn nounwind }
attributes #1 = { noreturn }
attributes #2 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #8 = { nofree nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #9 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #10 = { nofree nounwind }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #13 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #14 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #15 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #16 = { nounwind }
attributes #17 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #18 = { mustprogress nofree nounwind willreturn memory(argmem: read) }
attributes #19 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #20 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #21 = { nofree norecurse nosync nounwind memory(argmem: write) }
attributes #22 = { mustprogress nounwind willreturn }
attributes #23 = { mustprogress nofree nounwind willreturn memory(write, argmem: none, inaccessiblemem: readwrite) }
attributes #24 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #25 = { mustprogress nofree nounwind willreturn memory(write, inaccessiblemem: readwrite) }
attributes #26 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #27 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #28 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #29 = { mustprogress nofree nounwind willreturn memory(argmem: write) }
attributes #30 = { nofree norecurse nosync nounwind memory(none) }
attributes #31 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #32 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #33 = { nofree nounwind willreturn memory(argmem: read) }
attributes #34 = { noreturn nounwind }
attributes #35 = { nounwind }
attributes #36 = { allocsize(0) }
attributes #37 = { nounwind willreturn memory(none) }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"float", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10, !14, i64 20}
!10 = !{!"", !11, i64 0, !12, i64 8, !13, i64 16, !14, i64 20, !14, i64 21, !14, i64 22, !14, i64 23, !4, i64 24}
!11 = !{!"any pointer", !4, i64 0}
!12 = !{!"long", !4, i64 0}
!13 = !{!"int", !4, i64 0}
!14 = !{!"_BitInt(8)", !4, i64 0}
!15 = !{!16, !12, i64 8}
!16 = !{!"", !12, i64 0, !12, i64 8, !12, i64 16}
!17 = distinct !{!17, !7, !8}
!18 = !{!10, !11, i64 0}
!19 = !{!10, !12, i64 8}
!20 = !{!4, !4, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !4, i64 0}
!23 = !{!12, !12, i64 0}
!24 = !{!13, !13, i64 0}
!25 = !{!16, !12, i64 16}
!26 = distinct !{!26, !7, !8}
!27 = !{!28, !28, i64 0}
!28 = !{!"double", !4, i64 0}
!29 = distinct !{!29, !7, !8}
!30 = !{!31, !31, i64 0}
!31 = !{!"long double", !4, i64 0}
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
!46 = distinct !{!46, !7, !8}
!47 = distinct !{!47, !7, !8}
!48 = distinct !{!48, !7, !8}
!49 = distinct !{!49, !7, !8}
!50 = distinct !{!50, !7, !8}
!51 = distinct !{!51, !7, !8}
!52 = !{!53, !3, i64 0}
!53 = !{!"", !3, i64 0, !3, i64 4}
!54 = !{!53, !3, i64 4}
!55 = distinct !{!55, !7, !8}
!56 = distinct !{!56, !7, !8}
!57 = distinct !{!57, !7, !8}
!58 = !{!59, !28, i64 0}
!59 = !{!"", !28, i64 0, !28, i64 8}
!60 = !{!59, !28, i64 8}
!61 = distinct !{!61, !7, !8}
!62 = distinct !{!62, !7, !8}
!63 = distinct !{!63, !7, !8}
!64 = !{!10, !14, i64 21}
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
!82 = distinct !{!82, !7, !8}
!83 = distinct !{!83, !7, !8}
!84 = distinct !{!84, !7, !8}
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
!122 = !{!10, !13, i64 16}
!123 = !{!10, !14, i64 22}
!124 = !{!16, !12, i64 0}
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
!171 = distinct !{!171, !7, !8}
!172 = distinct !{!172, !7, !8}
!173 = distinct !{!173, !7, !8}
!174 = distinct !{!174, !7, !8}
!175 = distinct !{!175, !7, !8}
!176 = distinct !{!176, !7, !8}
!177 = distinct !{!177, !7, !8}
!178 = distinct !{!178, !7, !8}
!179 = distinct !{!179, !7, !8}
!180 = distinct !{!180, !7, !8}
!181 = distinct !{!181, !7, !8}
!182 = distinct !{!182, !7, !8}
!183 = distinct !{!183, !7, !8}
!184 = distinct !{!184, !7, !8}
!185 = distinct !{!185, !7, !8}
!186 = distinct !{!186, !7, !8}
!187 = distinct !{!187, !7, !8}
!188 = distinct !{!188, !7, !8}
!189 = distinct !{!189, !7, !8}
!190 = distinct !{!190, !7, !8}
!191 = distinct !{!191, !7, !8}
!192 = distinct !{!192, !7, !8}
!193 = distinct !{!193, !7, !8}
!194 = distinct !{!194, !7, !8}
!195 = distinct !{!195, !7, !8}
!196 = distinct !{!196, !7, !8}
!197 = distinct !{!197, !7, !8}
!198 = distinct !{!198, !7, !8}
!199 = distinct !{!199, !7, !8}
!200 = distinct !{!200, !7, !8}
!201 = distinct !{!201, !7, !8}
!202 = distinct !{!202, !7, !8}
!203 = distinct !{!203, !7, !8}
!204 = distinct !{!204, !7, !8}
!205 = distinct !{!205, !7, !8}
!206 = distinct !{!206, !7, !8}
!207 = distinct !{!207, !7, !8}
!208 = distinct !{!208, !7, !8}
!209 = distinct !{!209, !7, !8}
!210 = distinct !{!210, !7, !8}
!211 = distinct !{!211, !7, !8}
!212 = distinct !{!212, !7, !8}
!213 = distinct !{!213, !7, !8}
!214 = distinct !{!214, !7, !8}
!215 = distinct !{!215, !7, !8}
!216 = distinct !{!216, !7, !8}
!217 = distinct !{!217, !7, !8}
!218 = distinct !{!218, !7, !8}
!219 = distinct !{!219, !7, !8}
!220 = distinct !{!220, !7, !8}
!221 = distinct !{!221, !7, !8}
!222 = distinct !{!222, !7, !8}
!223 = distinct !{!223, !7, !8}
!224 = distinct !{!224, !7, !8}
!225 = distinct !{!225, !7, !8}
!226 = distinct !{!226, !7, !8}
!227 = distinct !{!227, !7, !8}
!228 = distinct !{!228, !7, !8}
!229 = distinct !{!229, !7, !8}
!230 = distinct !{!230, !7, !8}
!231 = distinct !{!231, !7, !8}
!232 = distinct !{!232, !7, !8}
!233 = distinct !{!233, !7, !8}
!234 = distinct !{!234, !7, !8}
!235 = distinct !{!235, !7, !8}
!236 = distinct !{!236, !7, !8}
!237 = distinct !{!237, !7, !8}
!238 = distinct !{!238, !7, !8}
!239 = distinct !{!239, !7, !8}
!240 = distinct !{!240, !7, !8}
!241 = distinct !{!241, !7, !8}
!242 = distinct !{!242, !7, !8}
!243 = distinct !{!243, !7, !8}
!244 = distinct !{!244, !7, !8}
!245 = distinct !{!245, !7, !8}
!246 = distinct !{!246, !7, !8}
!247 = distinct !{!247, !7, !8}
!248 = distinct !{!248, !7, !8}
!249 = distinct !{!249, !7, !8}
!250 = distinct !{!250, !7, !8}
!251 = distinct !{!251, !7, !8}
!252 = distinct !{!252, !7, !8}
!253 = distinct !{!253, !7, !8}
!254 = distinct !{!254, !7, !8}
!255 = distinct !{!255, !7, !8}
!256 = distinct !{!256, !7, !8}
!257 = distinct !{!257, !7, !8}
!258 = !{!10, !14, i64 23}
!259 = !{!11, !11, i64 0}
!260 = distinct !{!260, !7, !8}
!261 = distinct !{!261, !7, !8}
!262 = distinct !{!262, !7, !8}
!263 = distinct !{!263, !7, !8}
!264 = distinct !{!264, !7, !8}
!265 = distinct !{!265, !7, !8}
!266 = distinct !{!266, !7, !8}
!267 = distinct !{!267, !7, !8}
!268 = distinct !{!268, !7, !8}
!269 = distinct !{!269, !7, !8}
!270 = distinct !{!270, !7, !8}
!271 = distinct !{!271, !7, !8}
!272 = distinct !{!272, !7, !8}
!273 = distinct !{!273, !7, !8}
!274 = distinct !{!274, !7, !8}
!275 = distinct !{!275, !7, !8}
!276 = distinct !{!276, !7, !8}
!277 = distinct !{!277, !7, !8}
!278 = distinct !{!278, !7, !8}
!279 = distinct !{!279, !7, !8}
!280 = distinct !{!280, !7, !8}
!281 = distinct !{!281, !7, !8}
!282 = distinct !{!282, !7, !8}
!283 = distinct !{!283, !7, !8}
!284 = distinct !{!284, !7, !8}
!285 = distinct !{!285, !7, !8}
!286 = distinct !{!286, !7, !8}
!287 = !{!288, !288, i64 0}
!288 = !{!"_Float16", !4, i64 0}
!289 = distinct !{!289, !7, !8}
!290 = distinct !{!290, !7, !8}
!291 = distinct !{!291, !7, !8}
!292 = distinct !{!292, !7, !8}
!293 = distinct !{!293, !7, !8}
!294 = distinct !{!294, !7, !8}
!295 = distinct !{!295, !7, !8}
!296 = distinct !{!296, !7, !8}
!297 = distinct !{!297, !7, !8}
!298 = distinct !{!298, !7, !8}
!299 = distinct !{!299, !7, !8}
!300 = distinct !{!300, !7, !8}
!301 = distinct !{!301, !7, !8}
!302 = distinct !{!302, !7, !8}
!303 = distinct !{!303, !7, !8}
!304 = distinct !{!304, !7, !8}
!305 = distinct !{!305, !7, !8}
!306 = distinct !{!306, !7, !8}
!307 = !{!308, !11, i64 0}
!308 = !{!"", !11, i64 0, !12, i64 8, !12, i64 16}
!309 = !{!308, !12, i64 8}
!310 = !{!308, !12, i64 16}
!311 = distinct !{!311, !7, !8}
!312 = distinct !{!312, !7, !8}
!313 = distinct !{!313, !7, !8}
!314 = distinct !{!314, !7, !8}
!315 = distinct !{!315, !7, !8}
!316 = distinct !{!316, !7, !8}
!317 = distinct !{!317, !7, !8}
!318 = distinct !{!318, !7, !8}
!319 = distinct !{!319, !7, !8}
!320 = distinct !{!320, !7, !8}
!321 = distinct !{!321, !7, !8}
!322 = distinct !{!322, !7, !8}
!323 = !{i64 0, i64 8, !23, i64 8, i64 8, !23, i64 16, i64 8, !23}
!324 = distinct !{!324, !7, !8}
!325 = !{!326, !11, i64 0}
!326 = !{!"", !11, i64 0, !11, i64 8}
!327 = !{!326, !11, i64 8}
!328 = !{!329, !11, i64 0}
!329 = !{!"Saved", !10, i64 0, !11, i64 384}
!330 = distinct !{!330, !7, !8}
!331 = !{!329, !11, i64 384}
!332 = distinct !{!332, !7, !8}
!333 = distinct !{!333, !7, !8}
!334 = distinct !{!334, !7, !8}
!335 = distinct !{!335, !7, !8}
!336 = distinct !{!336, !7, !8}
!337 = distinct !{!337, !7, !8}
!338 = distinct !{!338, !7, !8}
!339 = distinct !{!339, !7, !8}
!340 = distinct !{!340, !7, !8}
!341 = distinct !{!341, !7, !8}
!342 = distinct !{!342, !7, !8}
!343 = distinct !{!343, !7, !8}
!344 = distinct !{!344, !7, !8}
!345 = distinct !{!345, !7, !8}
!346 = distinct !{!346, !7, !8}
!347 = distinct !{!347, !7, !8}
!348 = distinct !{!348, !7, !8}
!349 = distinct !{!349, !7, !8}
!350 = distinct !{!350, !7, !8}
!351 = !{!14, !14, i64 0}
!352 = distinct !{!352, !7, !8}
!353 = distinct !{!353, !7, !8}
!354 = distinct !{!354, !7, !8}
!355 = distinct !{!355, !7, !8}
