; from typed_lists.c, support.h: 6d3af41ed1c7ea569b45464cbf927351

define linkonce_odr hidden i32 @enzyme_cc_numba_list_new(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call dereferenceable_or_null(56) ptr @malloc(i64 noundef 56) #7
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %9, label %6

6:                                                
  %7 = mul nsw i64 %2, %1
  %8 = tail call ptr @malloc(i64 noundef %7) #7
  br label %9

9:                                                
  %10 = phi ptr [ %8, %6 ], [ null, %3 ]
  %11 = icmp ne ptr %4, null
  %12 = icmp ne ptr %10, null
  %13 = or i1 %5, %12
  %14 = and i1 %11, %13
  br i1 %14, label %15, label %21

15:                                               
  store i64 0, ptr %4, align 8
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %1, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 %2, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 1, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %4, i64 32
  %20 = getelementptr inbounds i8, ptr %4, i64 48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  store ptr %10, ptr %20, align 8
  store ptr %4, ptr %0, align 8
  br label %21

21:                                               
  %22 = phi i32 [ 0, %15 ], [ -2, %9 ]
  ret i32 %22
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define linkonce_odr hidden void @enzyme_cc_numba_list_set_method_table(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false)
  ret void
}

define linkonce_odr hidden void @enzyme_cc_numba_list_free(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %26, label %5

5:                                                
  %6 = load i64, ptr %0, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %26

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  br label %11

11:                                               
  %12 = phi i64 [ %6, %8 ], [ %23, %22 ]
  %13 = phi i64 [ 0, %8 ], [ %24, %22 ]
  %14 = load ptr, ptr %2, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %22, label %16

16:                                               
  %17 = load ptr, ptr %9, align 8
  %18 = load i64, ptr %10, align 8
  %19 = mul nsw i64 %18, %13
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  tail call void %14(ptr noundef %20) #8
  %21 = load i64, ptr %0, align 8
  br label %22

22:                                               
  %23 = phi i64 [ %12, %11 ], [ %21, %16 ]
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp slt i64 %24, %23
  br i1 %25, label %11, label %26

26:                                               
  %27 = getelementptr inbounds i8, ptr %0, i64 48
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %31, label %30

30:                                               
  tail call void @free(ptr noundef nonnull %28)
  br label %31

31:                                               
  tail call void @free(ptr noundef nonnull %0)
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #3

define linkonce_odr hidden ptr @enzyme_cc_numba_list_base_ptr(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define linkonce_odr hidden i64 @enzyme_cc_numba_list_size_address(ptr noundef %0) local_unnamed_addr #0 {
  %2 = ptrtoint ptr %0 to i64
  ret i64 %2
}

define linkonce_odr hidden i64 @enzyme_cc_numba_list_length(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load i64, ptr %0, align 8
  ret i64 %2
}

define linkonce_odr hidden i64 @enzyme_cc_numba_list_allocated(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load i64, ptr %2, align 8
  ret i64 %3
}

define linkonce_odr hidden i32 @enzyme_cc_numba_list_is_mutable(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load i32, ptr %2, align 8
  ret i32 %3
}

define linkonce_odr hidden void @enzyme_cc_numba_list_set_is_mutable(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 %1, ptr %3, align 8
  ret void
}

define linkonce_odr hidden i32 @enzyme_cc_numba_list_resize(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %35, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %8, %1
  %10 = ashr i64 %8, 1
  %11 = icmp sgt i64 %10, %1
  %12 = or i1 %9, %11
  br i1 %12, label %13, label %34

13:                                               
  %14 = icmp eq i64 %1, 0
  br i1 %14, label %21, label %15

15:                                               
  %16 = ashr i64 %1, 3
  %17 = add nsw i64 %16, %1
  %18 = icmp slt i64 %1, 9
  %19 = select i1 %18, i64 3, i64 6
  %20 = add nsw i64 %17, %19
  br label %21

21:                                               
  %22 = phi i64 [ %20, %15 ], [ 0, %13 ]
  %23 = getelementptr inbounds i8, ptr %0, i64 48
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %26, %22
  %28 = icmp eq i64 %22, 0
  %29 = zext i1 %28 to i64
  %30 = add nsw i64 %27, %29
  %31 = tail call ptr @realloc(ptr noundef %24, i64 noundef %30) #9
  %32 = icmp eq ptr %31, null
  br i1 %32, label %35, label %33

33:                                               
  store ptr %31, ptr %23, align 8
  store i64 %22, ptr %7, align 8
  br label %34

34:                                               
  store i64 %1, ptr %0, align 8
  br label %35

35:                                               
  %36 = phi i32 [ 0, %34 ], [ -5, %2 ], [ -2, %21 ]
  ret i32 %36
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #4

define linkonce_odr hidden i32 @enzyme_cc_numba_list_setitem(ptr noundef %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %36, label %7

7:                                                
  %8 = load i64, ptr %0, align 8
  %9 = icmp ugt i64 %8, %1
  br i1 %9, label %10, label %36

10:                                               
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %21, label %14

14:                                               
  %15 = getelementptr inbounds i8, ptr %0, i64 48
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %18, %1
  %20 = getelementptr inbounds i8, ptr %16, i64 %19
  tail call void %12(ptr noundef %20) #8
  br label %21

21:                                               
  %22 = getelementptr inbounds i8, ptr %0, i64 48
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 %25, %1
  %27 = getelementptr inbounds i8, ptr %23, i64 %26
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %27, ptr align 1 %2, i64 %25, i1 false)
  %28 = getelementptr inbounds i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %36, label %31

31:                                               
  %32 = load ptr, ptr %22, align 8
  %33 = load i64, ptr %24, align 8
  %34 = mul nsw i64 %33, %1
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  tail call void %29(ptr noundef %35) #8
  br label %36

36:                                               
  %37 = phi i32 [ -5, %3 ], [ -1, %7 ], [ 0, %31 ], [ 0, %21 ]
  ret i32 %37
}

define linkonce_odr hidden i32 @enzyme_cc_numba_list_getitem(ptr noundef %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = load i64, ptr %0, align 8
  %5 = icmp ugt i64 %4, %1
  br i1 %5, label %6, label %13

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %1
  %12 = getelementptr inbounds i8, ptr %8, i64 %11
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %12, i64 %10, i1 false)
  br label %13

13:                                               
  %14 = phi i32 [ 0, %6 ], [ -1, %3 ]
  ret i32 %14
}

define linkonce_odr hidden i32 @enzyme_cc_numba_list_append(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %0, align 8
  %4 = add nsw i64 %3, 1
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %54, label %8

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = icmp sle i64 %10, %3
  %12 = ashr i64 %10, 1
  %13 = icmp sgt i64 %12, %4
  %14 = or i1 %11, %13
  br i1 %14, label %18, label %15

15:                                               
  %16 = getelementptr inbounds i8, ptr %0, i64 48
  %17 = load ptr, ptr %16, align 8
  br label %39

18:                                               
  %19 = icmp eq i64 %4, 0
  br i1 %19, label %26, label %20

20:                                               
  %21 = ashr i64 %4, 3
  %22 = add nsw i64 %21, %4
  %23 = icmp slt i64 %3, 8
  %24 = select i1 %23, i64 3, i64 6
  %25 = add nsw i64 %22, %24
  br label %26

26:                                               
  %27 = phi i64 [ %25, %20 ], [ 0, %18 ]
  %28 = getelementptr inbounds i8, ptr %0, i64 48
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %31, %27
  %33 = icmp eq i64 %27, 0
  %34 = zext i1 %33 to i64
  %35 = add nsw i64 %32, %34
  %36 = tail call ptr @realloc(ptr noundef %29, i64 noundef %35) #9
  %37 = icmp eq ptr %36, null
  br i1 %37, label %54, label %38

38:                                               
  store ptr %36, ptr %28, align 8
  store i64 %27, ptr %9, align 8
  br label %39

39:                                               
  %40 = phi ptr [ %17, %15 ], [ %36, %38 ]
  store i64 %4, ptr %0, align 8
  %41 = getelementptr inbounds i8, ptr %0, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %42, %3
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %44, ptr align 1 %1, i64 %42, i1 false)
  %45 = getelementptr inbounds i8, ptr %0, i64 32
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %54, label %48

48:                                               
  %49 = getelementptr inbounds i8, ptr %0, i64 48
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %41, align 8
  %52 = mul nsw i64 %51, %3
  %53 = getelementptr inbounds i8, ptr %50, i64 %52
  tail call void %46(ptr noundef %53) #8
  br label %54

54:                                               
  %55 = phi i32 [ 0, %48 ], [ 0, %39 ], [ -2, %26 ], [ -5, %2 ]
  ret i32 %55
}

define linkonce_odr hidden i32 @enzyme_cc_numba_list_delitem(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %74, label %6

6:                                                
  %7 = load i64, ptr %0, align 8
  %8 = icmp ugt i64 %7, %1
  br i1 %8, label %9, label %74

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %21, label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %0, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %1
  %19 = getelementptr inbounds i8, ptr %15, i64 %18
  tail call void %11(ptr noundef %19) #8
  %20 = load i64, ptr %0, align 8
  br label %21

21:                                               
  %22 = phi i64 [ %7, %9 ], [ %20, %13 ]
  %23 = add nuw nsw i64 %1, 1
  %24 = icmp slt i64 %23, %22
  br i1 %24, label %25, label %28

25:                                               
  %26 = getelementptr inbounds i8, ptr %0, i64 48
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  br label %62

28:                                               
  %29 = phi i64 [ %22, %21 ], [ %72, %62 ]
  %30 = add nsw i64 %29, -1
  %31 = load i32, ptr %3, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %74, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %0, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %35, %30
  %37 = ashr i64 %35, 1
  %38 = icmp sge i64 %37, %29
  %39 = or i1 %36, %38
  br i1 %39, label %40, label %61

40:                                               
  %41 = icmp eq i64 %30, 0
  br i1 %41, label %48, label %42

42:                                               
  %43 = ashr i64 %30, 3
  %44 = add nsw i64 %43, %30
  %45 = icmp slt i64 %29, 10
  %46 = select i1 %45, i64 3, i64 6
  %47 = add nsw i64 %44, %46
  br label %48

48:                                               
  %49 = phi i64 [ %47, %42 ], [ 0, %40 ]
  %50 = getelementptr inbounds i8, ptr %0, i64 48
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds i8, ptr %0, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %53, %49
  %55 = icmp eq i64 %49, 0
  %56 = zext i1 %55 to i64
  %57 = add nsw i64 %54, %56
  %58 = tail call ptr @realloc(ptr noundef %51, i64 noundef %57) #9
  %59 = icmp eq ptr %58, null
  br i1 %59, label %74, label %60

60:                                               
  store ptr %58, ptr %50, align 8
  store i64 %49, ptr %34, align 8
  br label %61

61:                                               
  store i64 %30, ptr %0, align 8
  br label %74

62:                                               
  %63 = phi i64 [ %23, %25 ], [ %71, %62 ]
  %64 = phi i64 [ %1, %25 ], [ %63, %62 ]
  %65 = load ptr, ptr %26, align 8
  %66 = load i64, ptr %27, align 8
  %67 = mul nsw i64 %66, %64
  %68 = getelementptr inbounds i8, ptr %65, i64 %67
  %69 = mul nsw i64 %66, %63
  %70 = getelementptr inbounds i8, ptr %65, i64 %69
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %68, ptr align 1 %70, i64 %66, i1 false)
  %71 = add nsw i64 %63, 1
  %72 = load i64, ptr %0, align 8
  %73 = icmp slt i64 %71, %72
  br i1 %73, label %62, label %28

74:                                               
  %75 = phi i32 [ -5, %2 ], [ -1, %6 ], [ 0, %61 ], [ -5, %28 ], [ -2, %48 ]
  ret i32 %75
}

define linkonce_odr hidden i32 @enzyme_cc_numba_list_delete_slice(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %101, label %8

8:                                                
  %9 = icmp sgt i64 %3, 0
  br i1 %9, label %10, label %16

10:                                               
  %11 = icmp slt i64 %1, %2
  br i1 %11, label %12, label %101

12:                                               
  %13 = xor i64 %1, -1
  %14 = add i64 %13, %2
  %15 = sdiv i64 %14, %3
  br label %23

16:                                               
  %17 = icmp slt i64 %2, %1
  br i1 %17, label %18, label %101

18:                                               
  %19 = xor i64 %2, -1
  %20 = add i64 %19, %1
  %21 = sub nsw i64 0, %3
  %22 = sdiv i64 %20, %21
  br label %23

23:                                               
  %24 = phi i64 [ %15, %12 ], [ %22, %18 ]
  %25 = icmp eq i64 %24, -1
  br i1 %25, label %101, label %26

26:                                               
  %27 = icmp slt i64 %3, 0
  %28 = mul nsw i64 %24, %3
  %29 = select i1 %27, i64 %28, i64 0
  %30 = add nsw i64 %29, %1
  %31 = tail call i64 @llvm.abs.i64(i64 %3, i1 true)
  %32 = load i64, ptr %0, align 8
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %34, label %41

34:                                               
  %35 = getelementptr inbounds i8, ptr %0, i64 40
  %36 = getelementptr inbounds i8, ptr %0, i64 48
  %37 = getelementptr inbounds i8, ptr %0, i64 8
  br label %71

38:                                               
  %39 = load i32, ptr %5, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %101, label %41

41:                                               
  %42 = phi i64 [ %97, %38 ], [ %30, %26 ]
  %43 = getelementptr inbounds i8, ptr %0, i64 16
  %44 = load i64, ptr %43, align 8
  %45 = icmp slt i64 %44, %42
  %46 = ashr i64 %44, 1
  %47 = icmp sgt i64 %46, %42
  %48 = or i1 %45, %47
  br i1 %48, label %49, label %70

49:                                               
  %50 = icmp eq i64 %42, 0
  br i1 %50, label %57, label %51

51:                                               
  %52 = ashr i64 %42, 3
  %53 = add nsw i64 %52, %42
  %54 = icmp slt i64 %42, 9
  %55 = select i1 %54, i64 3, i64 6
  %56 = add nsw i64 %53, %55
  br label %57

57:                                               
  %58 = phi i64 [ %56, %51 ], [ 0, %49 ]
  %59 = getelementptr inbounds i8, ptr %0, i64 48
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %0, i64 8
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %62, %58
  %64 = icmp eq i64 %58, 0
  %65 = zext i1 %64 to i64
  %66 = add nsw i64 %63, %65
  %67 = tail call ptr @realloc(ptr noundef %60, i64 noundef %66) #9
  %68 = icmp eq ptr %67, null
  br i1 %68, label %101, label %69

69:                                               
  store ptr %67, ptr %59, align 8
  store i64 %58, ptr %43, align 8
  br label %70

70:                                               
  store i64 %42, ptr %0, align 8
  br label %101

71:                                               
  %72 = phi i64 [ %30, %34 ], [ %98, %96 ]
  %73 = phi i64 [ %30, %34 ], [ %97, %96 ]
  %74 = sub nsw i64 %72, %30
  %75 = srem i64 %74, %31
  %76 = sdiv i64 %74, %31
  %77 = icmp ne i64 %75, 0
  %78 = icmp sgt i64 %76, %24
  %79 = or i1 %77, %78
  br i1 %79, label %88, label %80

80:                                               
  %81 = load ptr, ptr %35, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %96, label %83

83:                                               
  %84 = load ptr, ptr %36, align 8
  %85 = load i64, ptr %37, align 8
  %86 = mul nsw i64 %85, %72
  %87 = getelementptr inbounds i8, ptr %84, i64 %86
  tail call void %81(ptr noundef %87) #8
  br label %96

88:                                               
  %89 = add nsw i64 %73, 1
  %90 = load ptr, ptr %36, align 8
  %91 = load i64, ptr %37, align 8
  %92 = mul nsw i64 %91, %73
  %93 = getelementptr inbounds i8, ptr %90, i64 %92
  %94 = mul nsw i64 %91, %72
  %95 = getelementptr inbounds i8, ptr %90, i64 %94
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %93, ptr align 1 %95, i64 %91, i1 false)
  br label %96

96:                                               
  %97 = phi i64 [ %89, %88 ], [ %73, %80 ], [ %73, %83 ]
  %98 = add nsw i64 %72, 1
  %99 = load i64, ptr %0, align 8
  %100 = icmp slt i64 %98, %99
  br i1 %100, label %71, label %38

101:                                              
  %102 = phi i32 [ -5, %4 ], [ 0, %23 ], [ 0, %70 ], [ -5, %38 ], [ -2, %57 ], [ 0, %10 ], [ 0, %16 ]
  ret i32 %102
}

define linkonce_odr hidden i64 @enzyme_cc_numba_list_iter_sizeof() local_unnamed_addr #0 {
  ret i64 24
}

define linkonce_odr hidden void @enzyme_cc_numba_list_iter(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %1, align 8
  store ptr %1, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %3, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 0, ptr %5, align 8
  ret void
}

define linkonce_odr hidden i32 @enzyme_cc_numba_list_iter_next(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %8, label %20

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %10, %4
  br i1 %11, label %12, label %20

12:                                               
  %13 = add nsw i64 %10, 1
  store i64 %13, ptr %9, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %3, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %10
  %19 = getelementptr inbounds i8, ptr %15, i64 %18
  store ptr %19, ptr %1, align 8
  br label %20

20:                                               
  %21 = phi i32 [ 0, %12 ], [ -3, %2 ], [ -4, %8 ]
  ret i32 %21
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare i64 @llvm.abs.i64(i64, i1 immarg) #6

attributes #0 = { alwaysinline nounwind }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { allocsize(0) }
attributes #8 = { nounwind }
attributes #9 = { allocsize(1) }


