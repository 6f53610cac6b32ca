; from fixed_points.c, loop_state.h, support.h: fc5156f6959d54d544be051ec21da2ee

%struct.region = type { ptr, i64, i32, i32 }
%struct.progress = type { double, double, double, i64 }

@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [38 x i8] c"out of memory for the state of a loop\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"%s%serror: %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"enzyme-cc: \00", align 1
@.str.5 = private unnamed_addr constant [56 x i8] c"the scheme of this loop restores what it has not stored\00", align 1

define linkonce_odr hidden void @__enzyme_cc_loop_region(i64 noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [512 x i8], align 16
  %5 = inttoptr i64 %0 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 48
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, 24
  %11 = add i64 %10, 24
  %12 = tail call ptr @realloc(ptr noundef %7, i64 noundef %11) #14
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %19

14:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #15
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 511)
  %17 = sext i32 %16 to i64
  %18 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %17) #15
  tail call void @abort() #16
  unreachable

19:                                               
  %20 = load i64, ptr %8, align 8
  %21 = getelementptr inbounds %struct.region, ptr %12, i64 %20
  store ptr %1, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  store i64 %2, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %21, i64 16
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %21, i64 20
  store i32 0, ptr %24, align 4
  store ptr %12, ptr %6, align 8
  %25 = add i64 %20, 1
  store i64 %25, ptr %8, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_loop_object(i64 noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [512 x i8], align 16
  %5 = inttoptr i64 %0 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, 24
  %11 = add i64 %10, 24
  %12 = tail call ptr @realloc(ptr noundef %7, i64 noundef %11) #14
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %19

14:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #15
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 511)
  %17 = sext i32 %16 to i64
  %18 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %17) #15
  tail call void @abort() #16
  unreachable

19:                                               
  %20 = load i64, ptr %8, align 8
  %21 = getelementptr inbounds %struct.region, ptr %12, i64 %20
  store ptr %1, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  store i64 %2, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %21, i64 16
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %21, i64 20
  store i32 0, ptr %24, align 4
  store ptr %12, ptr %6, align 8
  %25 = add i64 %20, 1
  store i64 %25, ptr %8, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_loop_begins(i64 noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_loop_done(i64 noundef %0) local_unnamed_addr #0 {
  %2 = inttoptr i64 %0 to ptr
  %3 = getelementptr inbounds i8, ptr %2, i64 40
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef %4)
  %5 = getelementptr inbounds i8, ptr %2, i64 56
  %6 = load ptr, ptr %5, align 8
  tail call void @free(ptr noundef %6)
  tail call void @free(ptr noundef %2)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define linkonce_odr hidden ptr @__enzyme_cc_loop_open(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #3 {
  %5 = alloca [512 x i8], align 16
  %6 = tail call dereferenceable_or_null(144) ptr @calloc(i64 noundef 1, i64 noundef 144) #17
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %13

8:                                                
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #15
  %9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %10 = tail call i32 @llvm.smin.i32(i32 %9, i32 511)
  %11 = sext i32 %10 to i64
  %12 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %11) #15
  tail call void @abort() #16
  unreachable

13:                                               
  %14 = inttoptr i64 %0 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, ptr noundef nonnull align 8 dereferenceable(72) %14, i64 40, i1 false)
  %15 = getelementptr inbounds i8, ptr %6, i64 56
  %16 = getelementptr inbounds i8, ptr %6, i64 40
  %17 = getelementptr inbounds i8, ptr %6, i64 72
  %18 = getelementptr inbounds i8, ptr %14, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %16, i8 0, i64 32, i1 false)
  tail call fastcc void @copy(ptr noundef nonnull %17, ptr noundef nonnull %18)
  %19 = getelementptr inbounds i8, ptr %14, i64 56
  tail call fastcc void @copy(ptr noundef nonnull %15, ptr noundef nonnull %19)
  %20 = getelementptr inbounds i8, ptr %6, i64 104
  store ptr %3, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %6, i64 120
  store i64 %1, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %6, i64 128
  store i64 %2, ptr %22, align 8
  ret ptr %6
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

define internal fastcc void @copy(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca [512 x i8], align 16
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  br label %10

9:                                                
  ret void

10:                                               
  %11 = phi i64 [ %5, %7 ], [ %56, %55 ]
  %12 = phi i64 [ 0, %7 ], [ %57, %55 ]
  %13 = load ptr, ptr %1, align 8
  %14 = getelementptr inbounds %struct.region, ptr %13, i64 %12
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %55, label %18

18:                                               
  %19 = load ptr, ptr %14, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 %16
  %21 = load i64, ptr %8, align 8
  %22 = icmp eq i64 %21, 0
  %23 = load ptr, ptr %0, align 8
  br i1 %22, label %37, label %24

24:                                               
  %25 = phi i64 [ %35, %34 ], [ 0, %18 ]
  %26 = getelementptr inbounds %struct.region, ptr %23, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ugt ptr %27, %19
  br i1 %28, label %34, label %29

29:                                               
  %30 = getelementptr inbounds i8, ptr %26, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %27, i64 %31
  %33 = icmp ugt ptr %20, %32
  br i1 %33, label %34, label %55

34:                                               
  %35 = add nuw i64 %25, 1
  %36 = icmp eq i64 %35, %21
  br i1 %36, label %37, label %24

37:                                               
  %38 = mul i64 %21, 24
  %39 = add i64 %38, 24
  %40 = tail call ptr @realloc(ptr noundef %23, i64 noundef %39) #14
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %47

42:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #15
  %43 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %3, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %44 = tail call i32 @llvm.smin.i32(i32 %43, i32 511)
  %45 = sext i32 %44 to i64
  %46 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %45) #15
  tail call void @abort() #16
  unreachable

47:                                               
  %48 = load i64, ptr %8, align 8
  %49 = getelementptr inbounds %struct.region, ptr %40, i64 %48
  store ptr %19, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %49, i64 8
  store i64 %16, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %49, i64 16
  store i32 0, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %49, i64 20
  store i32 0, ptr %52, align 4
  store ptr %40, ptr %0, align 8
  %53 = add i64 %48, 1
  store i64 %53, ptr %8, align 8
  %54 = load i64, ptr %4, align 8
  br label %55

55:                                               
  %56 = phi i64 [ %11, %10 ], [ %54, %47 ], [ %11, %29 ]
  %57 = add nuw i64 %12, 1
  %58 = icmp ult i64 %57, %56
  br i1 %58, label %10, label %9
}

define linkonce_odr hidden void @__enzyme_cc_loop_hold(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = alloca [512 x i8], align 16
  %6 = alloca [512 x i8], align 16
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = getelementptr inbounds i8, ptr %1, i64 %2
  %9 = getelementptr inbounds i8, ptr %0, i64 80
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %27, label %12

12:                                               
  %13 = load ptr, ptr %7, align 8
  br label %14

14:                                               
  %15 = phi i64 [ 0, %12 ], [ %25, %24 ]
  %16 = getelementptr inbounds %struct.region, ptr %13, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ugt ptr %17, %1
  br i1 %18, label %24, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %16, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %17, i64 %21
  %23 = icmp ugt ptr %8, %22
  br i1 %23, label %24, label %63

24:                                               
  %25 = add nuw i64 %15, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %27, label %14

27:                                               
  %28 = icmp eq i32 %3, 0
  br i1 %28, label %47, label %29

29:                                               
  %30 = load ptr, ptr %7, align 8
  %31 = mul i64 %10, 24
  %32 = add i64 %31, 24
  %33 = tail call ptr @realloc(ptr noundef %30, i64 noundef %32) #14
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %40

35:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #15
  %36 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %37 = tail call i32 @llvm.smin.i32(i32 %36, i32 511)
  %38 = sext i32 %37 to i64
  %39 = call i64 @write(i32 noundef 2, ptr noundef nonnull %6, i64 noundef %38) #15
  tail call void @abort() #16
  unreachable

40:                                               
  %41 = load i64, ptr %9, align 8
  %42 = getelementptr inbounds %struct.region, ptr %33, i64 %41
  store ptr %1, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 8
  store i64 %2, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 16
  store i32 0, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %42, i64 20
  store i32 0, ptr %45, align 4
  store ptr %33, ptr %7, align 8
  %46 = add i64 %41, 1
  store i64 %46, ptr %9, align 8
  br label %63

47:                                               
  %48 = add i64 %2, 24
  %49 = tail call i64 @llvm.umax.i64(i64 %48, i64 1)
  %50 = tail call ptr @calloc(i64 noundef 1, i64 noundef %49) #17
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %57

52:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #15
  %53 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %54 = tail call i32 @llvm.smin.i32(i32 %53, i32 511)
  %55 = sext i32 %54 to i64
  %56 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %55) #15
  tail call void @abort() #16
  unreachable

57:                                               
  %58 = getelementptr inbounds i8, ptr %0, i64 88
  %59 = load ptr, ptr %58, align 8
  store ptr %59, ptr %50, align 8
  %60 = getelementptr inbounds i8, ptr %50, i64 8
  store ptr %1, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %50, i64 16
  store i64 %2, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %50, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %62, ptr align 1 %1, i64 %2, i1 false)
  store ptr %50, ptr %58, align 8
  br label %63

63:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_loop_cover(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 {
  %4 = alloca [512 x i8], align 16
  %5 = alloca [512 x i8], align 16
  %6 = icmp eq ptr %1, null
  br i1 %6, label %78, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 72
  %9 = getelementptr inbounds i8, ptr %1, i64 1
  %10 = getelementptr inbounds i8, ptr %0, i64 80
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %28, label %13

13:                                               
  %14 = load ptr, ptr %8, align 8
  br label %15

15:                                               
  %16 = phi i64 [ 0, %13 ], [ %26, %25 ]
  %17 = getelementptr inbounds %struct.region, ptr %14, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ugt ptr %18, %1
  br i1 %19, label %25, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %17, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %18, i64 %22
  %24 = icmp ugt ptr %9, %23
  br i1 %24, label %25, label %78

25:                                               
  %26 = add nuw i64 %16, 1
  %27 = icmp eq i64 %26, %11
  br i1 %27, label %28, label %15

28:                                               
  %29 = getelementptr inbounds i8, ptr %0, i64 64
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %66, label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 56
  %34 = load ptr, ptr %33, align 8
  br label %35

35:                                               
  %36 = phi i64 [ 0, %32 ], [ %46, %45 ]
  %37 = getelementptr inbounds %struct.region, ptr %34, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = icmp ugt ptr %38, %1
  br i1 %39, label %45, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %37, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %38, i64 %42
  %44 = icmp ugt ptr %9, %43
  br i1 %44, label %45, label %48

45:                                               
  %46 = add nuw i64 %36, 1
  %47 = icmp eq i64 %46, %30
  br i1 %47, label %66, label %35

48:                                               
  %49 = load ptr, ptr %8, align 8
  %50 = mul i64 %11, 24
  %51 = add i64 %50, 24
  %52 = tail call ptr @realloc(ptr noundef %49, i64 noundef %51) #14
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %59

54:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #15
  %55 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %56 = tail call i32 @llvm.smin.i32(i32 %55, i32 511)
  %57 = sext i32 %56 to i64
  %58 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %57) #15
  tail call void @abort() #16
  unreachable

59:                                               
  %60 = load i64, ptr %10, align 8
  %61 = getelementptr inbounds %struct.region, ptr %52, i64 %60
  store ptr %38, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 8
  store i64 %42, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %61, i64 16
  store i32 0, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %61, i64 20
  store i32 0, ptr %64, align 4
  store ptr %52, ptr %8, align 8
  %65 = add i64 %60, 1
  store i64 %65, ptr %10, align 8
  br label %78

66:                                               
  %67 = icmp eq ptr %2, null
  br i1 %67, label %78, label %68

68:                                               
  %69 = getelementptr inbounds i8, ptr %0, i64 104
  %70 = load ptr, ptr %69, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #15
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  %73 = select i1 %72, ptr @.str.4, ptr @.str.3
  %74 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull %70, ptr noundef nonnull %73, ptr noundef nonnull %2) #15
  %75 = tail call i32 @llvm.smin.i32(i32 %74, i32 511)
  %76 = sext i32 %75 to i64
  %77 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %76) #15
  tail call void @abort() #16
  unreachable

78:                                               
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_fixed_point_settings(double noundef %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = alloca [512 x i8], align 16
  %5 = tail call dereferenceable_or_null(72) ptr @calloc(i64 noundef 1, i64 noundef 72) #17
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %12

7:                                                
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #15
  %8 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %9 = tail call i32 @llvm.smin.i32(i32 %8, i32 511)
  %10 = sext i32 %9 to i64
  %11 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %10) #15
  tail call void @abort() #16
  unreachable

12:                                               
  %13 = fcmp olt double %0, 0.000000e+00
  %14 = select i1 %13, double 0x3D719799812DEA11, double %0
  %15 = getelementptr inbounds i8, ptr %5, i64 16
  store double %14, ptr %15, align 8
  %16 = icmp slt i64 %1, 0
  %17 = select i1 %16, i64 1000, i64 %1
  %18 = getelementptr inbounds i8, ptr %5, i64 24
  store i64 %17, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %5, i64 32
  store ptr %2, ptr %19, align 8
  %20 = ptrtoint ptr %5 to i64
  ret i64 %20
}

define linkonce_odr hidden void @__enzyme_cc_fixed_point_state(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_fixed_point_shadow(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = alloca [512 x i8], align 16
  %5 = add i64 %2, 24
  %6 = tail call i64 @llvm.umax.i64(i64 %5, i64 1)
  %7 = tail call ptr @calloc(i64 noundef 1, i64 noundef %6) #17
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %14

9:                                                
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #15
  %10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %11 = tail call i32 @llvm.smin.i32(i32 %10, i32 511)
  %12 = sext i32 %11 to i64
  %13 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %12) #15
  tail call void @abort() #16
  unreachable

14:                                               
  store ptr %0, ptr %7, align 8
  %15 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %7, i64 16
  store i64 %2, ptr %16, align 8
  ret ptr %7
}

define linkonce_odr hidden void @__enzyme_cc_fixed_points_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds i8, ptr %0, i64 136
  %5 = getelementptr inbounds i8, ptr %0, i64 128
  %6 = getelementptr inbounds i8, ptr %0, i64 120
  %7 = load i64, ptr %5, align 8
  br label %8

8:                                                
  %9 = phi i64 [ %19, %14 ], [ %7, %3 ]
  %10 = icmp slt i64 %9, 0
  %11 = load i64, ptr %4, align 8
  %12 = icmp slt i64 %11, %9
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %14, label %25

14:                                               
  %15 = load i64, ptr %6, align 8
  %16 = add nsw i64 %11, 1
  store i64 %16, ptr %4, align 8
  %17 = add nsw i64 %11, %15
  %18 = tail call i32 %2(ptr noundef %1, i64 noundef %17) #15
  %19 = load i64, ptr %5, align 8
  %20 = icmp sgt i64 %19, -1
  %21 = icmp ne i32 %18, 0
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %8, label %23

23:                                               
  %24 = load i64, ptr %4, align 8
  br label %25

25:                                               
  %26 = phi i64 [ %24, %23 ], [ %11, %8 ]
  store i64 %26, ptr %5, align 8
  tail call fastcc void @keep(ptr noundef nonnull %0, i64 noundef 0)
  ret void
}

define internal fastcc void @keep(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca [512 x i8], align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 96
  br label %5

5:                                                
  %6 = phi ptr [ %4, %2 ], [ %7, %9 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %7, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %43, label %5

13:                                               
  %14 = getelementptr inbounds i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %30, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 72
  %19 = load ptr, ptr %18, align 8
  br label %20

20:                                               
  %21 = phi i64 [ 0, %17 ], [ %26, %20 ]
  %22 = phi i64 [ 0, %17 ], [ %25, %20 ]
  %23 = getelementptr inbounds %struct.region, ptr %19, i64 %21, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, %22
  %26 = add nuw i64 %21, 1
  %27 = icmp eq i64 %26, %15
  br i1 %27, label %28, label %20

28:                                               
  %29 = add i64 %25, 16
  br label %30

30:                                               
  %31 = phi i64 [ 16, %13 ], [ %29, %28 ]
  %32 = tail call i64 @llvm.umax.i64(i64 %31, i64 1)
  %33 = tail call ptr @calloc(i64 noundef 1, i64 noundef %32) #17
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %40

35:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #15
  %36 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %3, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str, ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #15
  %37 = tail call i32 @llvm.smin.i32(i32 %36, i32 511)
  %38 = sext i32 %37 to i64
  %39 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %38) #15
  tail call void @abort() #16
  unreachable

40:                                               
  %41 = load ptr, ptr %4, align 8
  store ptr %41, ptr %33, align 8
  %42 = getelementptr inbounds i8, ptr %33, i64 8
  store i64 %1, ptr %42, align 8
  store ptr %33, ptr %4, align 8
  br label %46

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 80
  %45 = load i64, ptr %44, align 8
  br label %46

46:                                               
  %47 = phi i64 [ %15, %40 ], [ %45, %43 ]
  %48 = phi ptr [ %33, %40 ], [ %7, %43 ]
  %49 = getelementptr inbounds i8, ptr %0, i64 80
  %50 = icmp eq i64 %47, 0
  br i1 %50, label %55, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %48, i64 16
  %53 = getelementptr inbounds i8, ptr %0, i64 72
  %54 = load ptr, ptr %53, align 8
  br label %56

55:                                               
  ret void

56:                                               
  %57 = phi ptr [ %54, %51 ], [ %64, %56 ]
  %58 = phi i64 [ 0, %51 ], [ %68, %56 ]
  %59 = phi ptr [ %52, %51 ], [ %67, %56 ]
  %60 = getelementptr inbounds %struct.region, ptr %57, i64 %58
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %60, i64 8
  %63 = load i64, ptr %62, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %59, ptr align 1 %61, i64 %63, i1 false)
  %64 = load ptr, ptr %53, align 8
  %65 = getelementptr inbounds %struct.region, ptr %64, i64 %58, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %59, i64 %66
  %68 = add nuw i64 %58, 1
  %69 = load i64, ptr %49, align 8
  %70 = icmp ult i64 %68, %69
  br i1 %70, label %56, label %55
}

define linkonce_odr hidden void @__enzyme_cc_fixed_points_reverse(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca %struct.progress, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 128
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %168, label %12

12:                                               
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  %13 = getelementptr inbounds i8, ptr %8, i64 16
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load double, ptr %14, align 8
  store double %15, ptr %13, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15
  store double -1.000000e+00, ptr %7, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %21, label %19

19:                                               
  %20 = call i32 %17(ptr noundef nonnull %7, ptr noundef nonnull %13) #15
  br label %21

21:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15
  %22 = getelementptr inbounds i8, ptr %0, i64 88
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %51, label %28

25:                                               
  %26 = load ptr, ptr %29, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %51, label %28

28:                                               
  %29 = phi ptr [ %26, %25 ], [ %23, %21 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 16
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %25, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %29, i64 8
  %35 = getelementptr inbounds i8, ptr %29, i64 24
  br label %36

36:                                               
  %37 = phi i64 [ %31, %33 ], [ %48, %47 ]
  %38 = phi i64 [ 0, %33 ], [ %49, %47 ]
  %39 = load ptr, ptr %34, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 %38
  %41 = load i8, ptr %40, align 1
  %42 = getelementptr inbounds [0 x i8], ptr %35, i64 0, i64 %38
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %41, %43
  br i1 %44, label %47, label %45

45:                                               
  store i8 %43, ptr %40, align 1
  store i8 %41, ptr %42, align 1
  %46 = load i64, ptr %30, align 8
  br label %47

47:                                               
  %48 = phi i64 [ %37, %36 ], [ %46, %45 ]
  %49 = add nuw i64 %38, 1
  %50 = icmp ult i64 %49, %48
  br i1 %50, label %36, label %25

51:                                               
  call fastcc void @keep(ptr noundef %0, i64 noundef 1)
  %52 = getelementptr inbounds i8, ptr %0, i64 120
  %53 = icmp eq ptr %3, null
  %54 = icmp eq i32 %4, 0
  %55 = getelementptr inbounds i8, ptr %8, i64 24
  %56 = getelementptr inbounds i8, ptr %0, i64 24
  %57 = getelementptr inbounds i8, ptr %8, i64 8
  br label %58

58:                                               
  call fastcc void @put_back(ptr noundef %0, i64 noundef 0)
  %59 = load i64, ptr %52, align 8
  %60 = load i64, ptr %9, align 8
  %61 = add i64 %59, -1
  %62 = add i64 %61, %60
  call void %2(ptr noundef %1, i64 noundef %62) #15
  br i1 %53, label %63, label %95

63:                                               
  %64 = phi double [ 0.000000e+00, %58 ], [ %127, %125 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store double %64, ptr %6, align 8
  %65 = load i64, ptr %55, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %55, align 8
  %67 = load i64, ptr %56, align 8
  %68 = icmp eq i64 %66, %67
  br i1 %68, label %69, label %70

69:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %94

70:                                               
  %71 = load ptr, ptr %16, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %75, label %73

73:                                               
  %74 = call i32 %71(ptr noundef nonnull %6, ptr noundef nonnull %13) #15
  br label %91

75:                                               
  %76 = icmp sgt i64 %65, 4
  br i1 %76, label %77, label %80

77:                                               
  %78 = load double, ptr %57, align 8
  %79 = fcmp uge double %78, %64
  br label %83

80:                                               
  %81 = icmp eq i64 %65, 0
  br i1 %81, label %82, label %83

82:                                               
  store double %64, ptr %8, align 8
  br label %83

83:                                               
  %84 = phi i1 [ %79, %77 ], [ true, %82 ], [ true, %80 ]
  store double %64, ptr %57, align 8
  %85 = load double, ptr %13, align 8
  %86 = load double, ptr %8, align 8
  %87 = fmul double %85, %86
  %88 = fcmp olt double %87, %64
  %89 = select i1 %88, i1 %84, i1 false
  %90 = zext i1 %89 to i32
  br label %91

91:                                               
  %92 = phi i32 [ %74, %73 ], [ %90, %83 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %58

94:                                               
  br i1 %53, label %130, label %160

95:                                               
  %96 = phi ptr [ %128, %125 ], [ %3, %58 ]
  %97 = phi double [ %127, %125 ], [ 0.000000e+00, %58 ]
  %98 = getelementptr inbounds i8, ptr %96, i64 8
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %96, i64 16
  %101 = load i64, ptr %100, align 8
  br i1 %54, label %105, label %102

102:                                              
  %103 = lshr i64 %101, 2
  %104 = icmp ult i64 %101, 4
  br i1 %104, label %125, label %108

105:                                              
  %106 = lshr i64 %101, 3
  %107 = icmp ult i64 %101, 8
  br i1 %107, label %125, label %117

108:                                              
  %109 = phi double [ %114, %108 ], [ 0.000000e+00, %102 ]
  %110 = phi i64 [ %115, %108 ], [ 0, %102 ]
  %111 = getelementptr inbounds float, ptr %99, i64 %110
  %112 = load float, ptr %111, align 4
  %113 = fpext float %112 to double
  %114 = call double @llvm.fmuladd.f64(double %113, double %113, double %109)
  %115 = add nuw nsw i64 %110, 1
  %116 = icmp eq i64 %115, %103
  br i1 %116, label %125, label %108

117:                                              
  %118 = phi double [ %122, %117 ], [ 0.000000e+00, %105 ]
  %119 = phi i64 [ %123, %117 ], [ 0, %105 ]
  %120 = getelementptr inbounds double, ptr %99, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = call double @llvm.fmuladd.f64(double %121, double %121, double %118)
  %123 = add nuw nsw i64 %119, 1
  %124 = icmp eq i64 %123, %106
  br i1 %124, label %125, label %117

125:                                              
  %126 = phi double [ 0.000000e+00, %105 ], [ 0.000000e+00, %102 ], [ %122, %117 ], [ %114, %108 ]
  %127 = fadd double %97, %126
  %128 = load ptr, ptr %96, align 8
  %129 = icmp eq ptr %128, null
  br i1 %129, label %63, label %95

130:                                              
  call fastcc void @put_back(ptr noundef %0, i64 noundef 1)
  %131 = load ptr, ptr %22, align 8
  %132 = icmp eq ptr %131, null
  br i1 %132, label %159, label %136

133:                                              
  %134 = load ptr, ptr %137, align 8
  %135 = icmp eq ptr %134, null
  br i1 %135, label %159, label %136

136:                                              
  %137 = phi ptr [ %134, %133 ], [ %131, %130 ]
  %138 = getelementptr inbounds i8, ptr %137, i64 16
  %139 = load i64, ptr %138, align 8
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %133, label %141

141:                                              
  %142 = getelementptr inbounds i8, ptr %137, i64 8
  %143 = getelementptr inbounds i8, ptr %137, i64 24
  br label %144

144:                                              
  %145 = phi i64 [ %139, %141 ], [ %156, %155 ]
  %146 = phi i64 [ 0, %141 ], [ %157, %155 ]
  %147 = load ptr, ptr %142, align 8
  %148 = getelementptr inbounds i8, ptr %147, i64 %146
  %149 = load i8, ptr %148, align 1
  %150 = getelementptr inbounds [0 x i8], ptr %143, i64 0, i64 %146
  %151 = load i8, ptr %150, align 1
  %152 = icmp eq i8 %149, %151
  br i1 %152, label %155, label %153

153:                                              
  store i8 %151, ptr %148, align 1
  store i8 %149, ptr %150, align 1
  %154 = load i64, ptr %138, align 8
  br label %155

155:                                              
  %156 = phi i64 [ %145, %144 ], [ %154, %153 ]
  %157 = add nuw i64 %146, 1
  %158 = icmp ult i64 %157, %156
  br i1 %158, label %144, label %133

159:                                              
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15
  br label %168

160:                                              
  %161 = phi ptr [ %166, %160 ], [ %3, %94 ]
  %162 = getelementptr inbounds i8, ptr %161, i64 8
  %163 = load ptr, ptr %162, align 8
  %164 = getelementptr inbounds i8, ptr %161, i64 16
  %165 = load i64, ptr %164, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %163, i8 0, i64 %165, i1 false)
  %166 = load ptr, ptr %161, align 8
  %167 = icmp eq ptr %166, null
  br i1 %167, label %130, label %160

168:                                              
  %169 = icmp eq ptr %3, null
  br i1 %169, label %174, label %170

170:                                              
  %171 = phi ptr [ %172, %170 ], [ %3, %168 ]
  %172 = load ptr, ptr %171, align 8
  call void @free(ptr noundef nonnull %171)
  %173 = icmp eq ptr %172, null
  br i1 %173, label %174, label %170

174:                                              
  %175 = getelementptr inbounds i8, ptr %0, i64 72
  %176 = load ptr, ptr %175, align 8
  call void @free(ptr noundef %176)
  %177 = getelementptr inbounds i8, ptr %0, i64 56
  %178 = load ptr, ptr %177, align 8
  call void @free(ptr noundef %178)
  %179 = getelementptr inbounds i8, ptr %0, i64 88
  %180 = load ptr, ptr %179, align 8
  %181 = icmp eq ptr %180, null
  br i1 %181, label %182, label %186

182:                                              
  %183 = getelementptr inbounds i8, ptr %0, i64 96
  %184 = load ptr, ptr %183, align 8
  %185 = icmp eq ptr %184, null
  br i1 %185, label %194, label %190

186:                                              
  %187 = phi ptr [ %188, %186 ], [ %180, %174 ]
  %188 = load ptr, ptr %187, align 8
  call void @free(ptr noundef nonnull %187)
  %189 = icmp eq ptr %188, null
  br i1 %189, label %182, label %186

190:                                              
  %191 = phi ptr [ %192, %190 ], [ %184, %182 ]
  %192 = load ptr, ptr %191, align 8
  call void @free(ptr noundef nonnull %191)
  %193 = icmp eq ptr %192, null
  br i1 %193, label %194, label %190

194:                                              
  call void @free(ptr noundef %0)
  ret void
}

define internal fastcc void @put_back(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = alloca [512 x i8], align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 96
  br label %5

5:                                                
  %6 = phi ptr [ %4, %2 ], [ %7, %9 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %7, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %23, label %5

13:                                               
  %14 = getelementptr inbounds i8, ptr %0, i64 104
  %15 = load ptr, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #15
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 0
  %18 = select i1 %17, ptr @.str.4, ptr @.str.3
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %3, i64 noundef 512, ptr noundef nonnull @.str.2, ptr noundef nonnull %15, ptr noundef nonnull %18, ptr noundef nonnull @.str.5) #15
  %20 = tail call i32 @llvm.smin.i32(i32 %19, i32 511)
  %21 = sext i32 %20 to i64
  %22 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %21) #15
  tail call void @abort() #16
  unreachable

23:                                               
  %24 = getelementptr inbounds i8, ptr %0, i64 80
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %31, label %27

27:                                               
  %28 = getelementptr inbounds i8, ptr %7, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 72
  %30 = load ptr, ptr %29, align 8
  br label %32

31:                                               
  ret void

32:                                               
  %33 = phi ptr [ %30, %27 ], [ %40, %32 ]
  %34 = phi i64 [ 0, %27 ], [ %44, %32 ]
  %35 = phi ptr [ %28, %27 ], [ %43, %32 ]
  %36 = getelementptr inbounds %struct.region, ptr %33, i64 %34
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 8
  %39 = load i64, ptr %38, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %37, ptr align 1 %35, i64 %39, i1 false)
  %40 = load ptr, ptr %29, align 8
  %41 = getelementptr inbounds %struct.region, ptr %40, i64 %34, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %35, i64 %42
  %44 = add nuw i64 %34, 1
  %45 = load i64, ptr %24, align 8
  %46 = icmp ult i64 %44, %45
  br i1 %46, label %32, label %31
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

define linkonce_odr hidden void @__enzyme_cc_fixed_points_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca %struct.progress, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 128
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %132, label %12

12:                                               
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  %13 = getelementptr inbounds i8, ptr %8, i64 16
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load double, ptr %14, align 8
  store double %15, ptr %13, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15
  store double -1.000000e+00, ptr %7, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %21, label %19

19:                                               
  %20 = call i32 %17(ptr noundef nonnull %7, ptr noundef nonnull %13) #15
  br label %21

21:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15
  %22 = icmp eq ptr %3, null
  br i1 %22, label %23, label %29

23:                                               
  %24 = getelementptr inbounds i8, ptr %0, i64 120
  %25 = icmp eq i32 %4, 0
  %26 = getelementptr inbounds i8, ptr %8, i64 24
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = getelementptr inbounds i8, ptr %8, i64 8
  br label %37

29:                                               
  %30 = phi ptr [ %35, %29 ], [ %3, %21 ]
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %30, i64 16
  %34 = load i64, ptr %33, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %32, i8 0, i64 %34, i1 false)
  %35 = load ptr, ptr %30, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %23, label %29

37:                                               
  br i1 %22, label %52, label %43

38:                                               
  call fastcc void @put_back(ptr noundef %0, i64 noundef 0)
  %39 = load i64, ptr %24, align 8
  %40 = load i64, ptr %9, align 8
  %41 = add i64 %39, -1
  %42 = add i64 %41, %40
  call void %2(ptr noundef %1, i64 noundef %42) #15
  br i1 %22, label %57, label %88

43:                                               
  %44 = phi ptr [ %50, %43 ], [ %3, %37 ]
  %45 = getelementptr inbounds i8, ptr %44, i64 24
  %46 = getelementptr inbounds i8, ptr %44, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %44, i64 16
  %49 = load i64, ptr %48, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %45, ptr align 1 %47, i64 %49, i1 false)
  %50 = load ptr, ptr %44, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %38, label %43

52:                                               
  call fastcc void @put_back(ptr noundef %0, i64 noundef 0)
  %53 = load i64, ptr %24, align 8
  %54 = load i64, ptr %9, align 8
  %55 = add i64 %53, -1
  %56 = add i64 %55, %54
  call void %2(ptr noundef %1, i64 noundef %56) #15
  br label %57

57:                                               
  %58 = phi double [ 0.000000e+00, %38 ], [ 0.000000e+00, %52 ], [ %128, %126 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store double %58, ptr %6, align 8
  %59 = load i64, ptr %26, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %26, align 8
  %61 = load i64, ptr %27, align 8
  %62 = icmp eq i64 %60, %61
  br i1 %62, label %63, label %64

63:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %131

64:                                               
  %65 = load ptr, ptr %16, align 8
  %66 = icmp eq ptr %65, null
  br i1 %66, label %69, label %67

67:                                               
  %68 = call i32 %65(ptr noundef nonnull %6, ptr noundef nonnull %13) #15
  br label %85

69:                                               
  %70 = icmp sgt i64 %59, 4
  br i1 %70, label %71, label %74

71:                                               
  %72 = load double, ptr %28, align 8
  %73 = fcmp uge double %72, %58
  br label %77

74:                                               
  %75 = icmp eq i64 %59, 0
  br i1 %75, label %76, label %77

76:                                               
  store double %58, ptr %8, align 8
  br label %77

77:                                               
  %78 = phi i1 [ %73, %71 ], [ true, %76 ], [ true, %74 ]
  store double %58, ptr %28, align 8
  %79 = load double, ptr %13, align 8
  %80 = load double, ptr %8, align 8
  %81 = fmul double %79, %80
  %82 = fcmp olt double %81, %58
  %83 = select i1 %82, i1 %78, i1 false
  %84 = zext i1 %83 to i32
  br label %85

85:                                               
  %86 = phi i32 [ %68, %67 ], [ %84, %77 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %131, label %37

88:                                               
  %89 = phi ptr [ %129, %126 ], [ %3, %38 ]
  %90 = phi double [ %128, %126 ], [ 0.000000e+00, %38 ]
  %91 = getelementptr inbounds i8, ptr %89, i64 8
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds i8, ptr %89, i64 24
  %94 = getelementptr inbounds i8, ptr %89, i64 16
  %95 = load i64, ptr %94, align 8
  br i1 %25, label %99, label %96

96:                                               
  %97 = lshr i64 %95, 2
  %98 = icmp ult i64 %95, 4
  br i1 %98, label %126, label %102

99:                                               
  %100 = lshr i64 %95, 3
  %101 = icmp ult i64 %95, 8
  br i1 %101, label %126, label %115

102:                                              
  %103 = phi double [ %112, %102 ], [ 0.000000e+00, %96 ]
  %104 = phi i64 [ %113, %102 ], [ 0, %96 ]
  %105 = getelementptr inbounds float, ptr %92, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = fpext float %106 to double
  %108 = getelementptr inbounds float, ptr %93, i64 %104
  %109 = load float, ptr %108, align 4
  %110 = fpext float %109 to double
  %111 = fsub double %107, %110
  %112 = call double @llvm.fmuladd.f64(double %111, double %111, double %103)
  %113 = add nuw nsw i64 %104, 1
  %114 = icmp eq i64 %113, %97
  br i1 %114, label %126, label %102

115:                                              
  %116 = phi double [ %123, %115 ], [ 0.000000e+00, %99 ]
  %117 = phi i64 [ %124, %115 ], [ 0, %99 ]
  %118 = getelementptr inbounds double, ptr %92, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds double, ptr %93, i64 %117
  %121 = load double, ptr %120, align 8
  %122 = fsub double %119, %121
  %123 = call double @llvm.fmuladd.f64(double %122, double %122, double %116)
  %124 = add nuw nsw i64 %117, 1
  %125 = icmp eq i64 %124, %100
  br i1 %125, label %126, label %115

126:                                              
  %127 = phi double [ 0.000000e+00, %99 ], [ 0.000000e+00, %96 ], [ %123, %115 ], [ %112, %102 ]
  %128 = fadd double %90, %127
  %129 = load ptr, ptr %89, align 8
  %130 = icmp eq ptr %129, null
  br i1 %130, label %57, label %88

131:                                              
  call fastcc void @put_back(ptr noundef nonnull %0, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15
  br label %132

132:                                              
  %133 = icmp eq ptr %3, null
  br i1 %133, label %138, label %134

134:                                              
  %135 = phi ptr [ %136, %134 ], [ %3, %132 ]
  %136 = load ptr, ptr %135, align 8
  call void @free(ptr noundef nonnull %135)
  %137 = icmp eq ptr %136, null
  br i1 %137, label %138, label %134

138:                                              
  %139 = getelementptr inbounds i8, ptr %0, i64 72
  %140 = load ptr, ptr %139, align 8
  call void @free(ptr noundef %140)
  %141 = getelementptr inbounds i8, ptr %0, i64 56
  %142 = load ptr, ptr %141, align 8
  call void @free(ptr noundef %142)
  %143 = getelementptr inbounds i8, ptr %0, i64 88
  %144 = load ptr, ptr %143, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %146, label %150

146:                                              
  %147 = getelementptr inbounds i8, ptr %0, i64 96
  %148 = load ptr, ptr %147, align 8
  %149 = icmp eq ptr %148, null
  br i1 %149, label %158, label %154

150:                                              
  %151 = phi ptr [ %152, %150 ], [ %144, %138 ]
  %152 = load ptr, ptr %151, align 8
  call void @free(ptr noundef nonnull %151)
  %153 = icmp eq ptr %152, null
  br i1 %153, label %146, label %150

154:                                              
  %155 = phi ptr [ %156, %154 ], [ %148, %146 ]
  %156 = load ptr, ptr %155, align 8
  call void @free(ptr noundef nonnull %155)
  %157 = icmp eq ptr %156, null
  br i1 %157, label %158, label %154

158:                                              
  call void @free(ptr noundef %0)
  ret void
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #6

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #7

declare noundef i32 @snprintf(ptr noalias nocapture noundef writeonly, i64 noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #8

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #9

declare void @abort() local_unnamed_addr #10

declare double @llvm.fmuladd.f64(double, double, double) #11

declare i64 @llvm.umax.i64(i64, i64) #12

declare i32 @llvm.smin.i32(i32, i32) #12


attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { noinline nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #8 = { nofree nounwind }
attributes #9 = { nofree }
attributes #10 = { noreturn nounwind }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { allocsize(1) }
attributes #15 = { nounwind }
attributes #16 = { noreturn nounwind }
attributes #17 = { allocsize(0,1) }


