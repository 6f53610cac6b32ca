; from checkpoints.c, loop_state.h, support.h: 8e8d55af6b033b2f6d5fa23932f11022

%struct.region = type { ptr, i64, i32, i32 }
%struct.action = type { i32, i64, i64, i64 }

@.str = private unnamed_addr constant [58 x i8] c"gives up, or ends the forward sweep without its last step\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"turns round before another step than the last\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"gives up, or turns round twice\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"reverses another step than the one before\00", align 1
@.str.4 = private unnamed_addr constant [39 x i8] c"ends before the first step is reversed\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.6 = private unnamed_addr constant [38 x i8] c"out of memory for the state of a loop\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"%s%serror: %s\0A\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"enzyme-cc: \00", align 1
@begin.all_of_it = internal constant [3 x i64] [i64 0, i64 -1, i64 3], align 16
@.str.10 = private unnamed_addr constant [40 x i8] c"is of another version, or there is none\00", align 1
@.str.11 = private unnamed_addr constant [17 x i8] c"lacks a function\00", align 1
@.str.12 = private unnamed_addr constant [51 x i8] c"runs steps from another state than the one at hand\00", align 1
@.str.13 = private unnamed_addr constant [40 x i8] c"the scheme of this checkpointed loop %s\00", align 1
@.str.14 = private unnamed_addr constant [56 x i8] c"the scheme of this loop restores what it has not stored\00", align 1

define linkonce_odr hidden void @__enzyme_cc_loop_region(i64 noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [512 x i8], align 16
  %5 = inttoptr i64 %0 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 48
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, 24
  %11 = add i64 %10, 24
  %12 = tail call ptr @realloc(ptr noundef %7, i64 noundef %11) #12
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %19

14:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #13
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.6) #13
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 511)
  %17 = sext i32 %16 to i64
  %18 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %17) #13
  tail call void @abort() #14
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
  %12 = tail call ptr @realloc(ptr noundef %7, i64 noundef %11) #12
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %19

14:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #13
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.6) #13
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 511)
  %17 = sext i32 %16 to i64
  %18 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %17) #13
  tail call void @abort() #14
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
  %6 = tail call dereferenceable_or_null(144) ptr @calloc(i64 noundef 1, i64 noundef 144) #15
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %13

8:                                                
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #13
  %9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.6) #13
  %10 = tail call i32 @llvm.smin.i32(i32 %9, i32 511)
  %11 = sext i32 %10 to i64
  %12 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %11) #13
  tail call void @abort() #14
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
  %40 = tail call ptr @realloc(ptr noundef %23, i64 noundef %39) #12
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %47

42:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #13
  %43 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %3, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.6) #13
  %44 = tail call i32 @llvm.smin.i32(i32 %43, i32 511)
  %45 = sext i32 %44 to i64
  %46 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %45) #13
  tail call void @abort() #14
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
  %33 = tail call ptr @realloc(ptr noundef %30, i64 noundef %32) #12
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %40

35:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #13
  %36 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.6) #13
  %37 = tail call i32 @llvm.smin.i32(i32 %36, i32 511)
  %38 = sext i32 %37 to i64
  %39 = call i64 @write(i32 noundef 2, ptr noundef nonnull %6, i64 noundef %38) #13
  tail call void @abort() #14
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
  %50 = tail call ptr @calloc(i64 noundef 1, i64 noundef %49) #15
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %57

52:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #13
  %53 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.6) #13
  %54 = tail call i32 @llvm.smin.i32(i32 %53, i32 511)
  %55 = sext i32 %54 to i64
  %56 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %55) #13
  tail call void @abort() #14
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
  %52 = tail call ptr @realloc(ptr noundef %49, i64 noundef %51) #12
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %59

54:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #13
  %55 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.6) #13
  %56 = tail call i32 @llvm.smin.i32(i32 %55, i32 511)
  %57 = sext i32 %56 to i64
  %58 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %57) #13
  tail call void @abort() #14
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #13
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  %73 = select i1 %72, ptr @.str.9, ptr @.str.8
  %74 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %70, ptr noundef nonnull %73, ptr noundef nonnull %2) #13
  %75 = tail call i32 @llvm.smin.i32(i32 %74, i32 511)
  %76 = sext i32 %75 to i64
  %77 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %76) #13
  tail call void @abort() #14
  unreachable

78:                                               
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_checkpoint_settings(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca [512 x i8], align 16
  %4 = tail call dereferenceable_or_null(72) ptr @calloc(i64 noundef 1, i64 noundef 72) #15
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %11

6:                                                
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #13
  %7 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %3, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.6) #13
  %8 = tail call i32 @llvm.smin.i32(i32 %7, i32 511)
  %9 = sext i32 %8 to i64
  %10 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %9) #13
  tail call void @abort() #14
  unreachable

11:                                               
  store ptr %0, ptr %4, align 8
  %12 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %1, ptr %12, align 8
  %13 = ptrtoint ptr %4 to i64
  ret i64 %13
}

define linkonce_odr hidden void @__enzyme_cc_checkpoints_cover(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 {
  %4 = load ptr, ptr %0, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %4, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               
  br label %11

11:                                               
  %12 = phi ptr [ %2, %10 ], [ null, %6 ]
  tail call void @__enzyme_cc_loop_cover(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %12)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_checkpoints_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 {
  %4 = alloca [512 x i8], align 16
  %5 = alloca [256 x i8], align 16
  %6 = alloca [512 x i8], align 16
  %7 = alloca [256 x i8], align 16
  %8 = alloca [512 x i8], align 16
  %9 = alloca [256 x i8], align 16
  %10 = alloca [512 x i8], align 16
  %11 = alloca [256 x i8], align 16
  %12 = alloca %struct.action, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 128
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  %16 = icmp slt i64 %14, -1
  %17 = or i1 %15, %16
  br i1 %17, label %18, label %19

18:                                               
  store i64 0, ptr %13, align 8
  br label %162

19:                                               
  %20 = load ptr, ptr %0, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               
  %23 = load i32, ptr %20, align 8
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %36, label %25

25:                                               
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %11) #13
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %11, i64 noundef 256, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.10) #13
  %27 = getelementptr inbounds i8, ptr %0, i64 104
  %28 = load ptr, ptr %27, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #13
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 0
  %31 = select i1 %30, ptr @.str.9, ptr @.str.8
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %10, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %28, ptr noundef nonnull %31, ptr noundef nonnull %11) #13
  %33 = call i32 @llvm.smin.i32(i32 %32, i32 511)
  %34 = sext i32 %33 to i64
  %35 = call i64 @write(i32 noundef 2, ptr noundef nonnull %10, i64 noundef %34) #13
  call void @abort() #14
  unreachable

36:                                               
  %37 = getelementptr inbounds i8, ptr %20, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %68, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %20, i64 16
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %68, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %20, i64 48
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %68, label %48

48:                                               
  %49 = getelementptr inbounds i8, ptr %20, i64 24
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %56, label %52

52:                                               
  %53 = getelementptr inbounds i8, ptr %20, i64 32
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %68, label %60

56:                                               
  %57 = getelementptr inbounds i8, ptr %20, i64 56
  %58 = load ptr, ptr %57, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %68, label %64

60:                                               
  %61 = getelementptr inbounds i8, ptr %20, i64 56
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %79, label %64

64:                                               
  %65 = getelementptr inbounds i8, ptr %20, i64 64
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %79

68:                                               
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #13
  %69 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %9, i64 noundef 256, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.11) #13
  %70 = getelementptr inbounds i8, ptr %0, i64 104
  %71 = load ptr, ptr %70, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8) #13
  %72 = load i8, ptr %71, align 1
  %73 = icmp eq i8 %72, 0
  %74 = select i1 %73, ptr @.str.9, ptr @.str.8
  %75 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %8, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %71, ptr noundef nonnull %74, ptr noundef nonnull %9) #13
  %76 = call i32 @llvm.smin.i32(i32 %75, i32 511)
  %77 = sext i32 %76 to i64
  %78 = call i64 @write(i32 noundef 2, ptr noundef nonnull %8, i64 noundef %77) #13
  call void @abort() #14
  unreachable

79:                                               
  %80 = getelementptr inbounds i8, ptr %0, i64 8
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds i8, ptr %0, i64 80
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %96, label %85

85:                                               
  %86 = getelementptr inbounds i8, ptr %0, i64 72
  %87 = load ptr, ptr %86, align 8
  br label %88

88:                                               
  %89 = phi i64 [ 0, %85 ], [ %94, %88 ]
  %90 = phi i64 [ 0, %85 ], [ %93, %88 ]
  %91 = getelementptr inbounds %struct.region, ptr %87, i64 %89, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = add i64 %92, %90
  %94 = add nuw i64 %89, 1
  %95 = icmp eq i64 %94, %83
  br i1 %95, label %96, label %88

96:                                               
  %97 = phi i64 [ 0, %79 ], [ %93, %88 ]
  %98 = tail call ptr %38(ptr noundef %81, i64 noundef %14, i64 noundef %97) #13
  %99 = getelementptr inbounds i8, ptr %0, i64 112
  store ptr %98, ptr %99, align 8
  %100 = getelementptr inbounds i8, ptr %20, i64 72
  %101 = load ptr, ptr %100, align 8
  %102 = icmp eq ptr %101, null
  br i1 %102, label %105, label %103

103:                                              
  tail call void %101(ptr noundef %98, ptr noundef nonnull @begin.all_of_it, i64 noundef 3) #13
  %104 = load ptr, ptr %99, align 8
  br label %105

105:                                              
  %106 = phi ptr [ %98, %96 ], [ %104, %103 ]
  %107 = getelementptr inbounds i8, ptr %12, i64 8
  %108 = getelementptr inbounds i8, ptr %12, i64 24
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #13
  store i32 0, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %107, i8 0, i64 16, i1 false)
  store i64 -1, ptr %108, align 8
  %109 = load ptr, ptr %0, align 8
  %110 = getelementptr inbounds i8, ptr %109, i64 16
  %111 = load ptr, ptr %110, align 8
  call void %111(ptr noundef %106, ptr noundef nonnull %12) #13
  %112 = call fastcc i32 @is_done_by_both(ptr noundef nonnull %0, ptr noundef nonnull %12, ptr noundef %1, ptr noundef %2)
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %155

114:                                              
  %115 = load i32, ptr %12, align 8
  %116 = icmp eq i32 %115, 4
  br i1 %116, label %128, label %117

117:                                              
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #13
  %118 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %7, i64 noundef 256, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str) #13
  %119 = getelementptr inbounds i8, ptr %0, i64 104
  %120 = load ptr, ptr %119, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #13
  %121 = load i8, ptr %120, align 1
  %122 = icmp eq i8 %121, 0
  %123 = select i1 %122, ptr @.str.9, ptr @.str.8
  %124 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %120, ptr noundef nonnull %123, ptr noundef nonnull %7) #13
  %125 = call i32 @llvm.smin.i32(i32 %124, i32 511)
  %126 = sext i32 %125 to i64
  %127 = call i64 @write(i32 noundef 2, ptr noundef nonnull %6, i64 noundef %126) #13
  call void @abort() #14
  unreachable

128:                                              
  %129 = load i64, ptr %107, align 8
  %130 = load i64, ptr %13, align 8
  %131 = icmp eq i64 %129, %130
  br i1 %131, label %132, label %137

132:                                              
  %133 = getelementptr inbounds i8, ptr %0, i64 136
  %134 = load i64, ptr %133, align 8
  %135 = add nsw i64 %129, -1
  %136 = icmp eq i64 %134, %135
  br i1 %136, label %148, label %137

137:                                              
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #13
  %138 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 256, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.1) #13
  %139 = getelementptr inbounds i8, ptr %0, i64 104
  %140 = load ptr, ptr %139, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #13
  %141 = load i8, ptr %140, align 1
  %142 = icmp eq i8 %141, 0
  %143 = select i1 %142, ptr @.str.9, ptr @.str.8
  %144 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %140, ptr noundef nonnull %143, ptr noundef nonnull %5) #13
  %145 = call i32 @llvm.smin.i32(i32 %144, i32 511)
  %146 = sext i32 %145 to i64
  %147 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %146) #13
  call void @abort() #14
  unreachable

148:                                              
  call fastcc void @store(ptr noundef nonnull %0, i64 noundef -2, i64 noundef %134, ptr noundef %1)
  %149 = getelementptr inbounds i8, ptr %0, i64 120
  %150 = load i64, ptr %149, align 8
  %151 = load i64, ptr %133, align 8
  %152 = add nsw i64 %151, 1
  store i64 %152, ptr %133, align 8
  %153 = add nsw i64 %151, %150
  %154 = call i32 %2(ptr noundef %1, i64 noundef %153) #13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #13
  br label %162

155:                                              
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #13
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #13
  store i32 0, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %107, i8 0, i64 16, i1 false)
  store i64 -1, ptr %108, align 8
  %156 = load ptr, ptr %0, align 8
  %157 = getelementptr inbounds i8, ptr %156, i64 16
  %158 = load ptr, ptr %157, align 8
  %159 = load ptr, ptr %99, align 8
  call void %158(ptr noundef %159, ptr noundef nonnull %12) #13
  %160 = call fastcc i32 @is_done_by_both(ptr noundef nonnull %0, ptr noundef nonnull %12, ptr noundef %1, ptr noundef %2)
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %114, label %155

162:                                              
  ret void
}

define internal fastcc range(i32 0, 2) i32 @is_done_by_both(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #0 {
  %5 = alloca [512 x i8], align 16
  %6 = alloca [256 x i8], align 16
  %7 = load i32, ptr %1, align 8
  switch i32 %7, label %71 [
    i32 0, label %72
    i32 1, label %8
    i32 2, label %13
    i32 3, label %18
  ]

8:                                                
  %9 = getelementptr inbounds i8, ptr %1, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 136
  %12 = load i64, ptr %11, align 8
  tail call fastcc void @store(ptr noundef %0, i64 noundef %10, i64 noundef %12, ptr noundef %2)
  br label %72

13:                                               
  %14 = getelementptr inbounds i8, ptr %1, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  tail call fastcc void @restore(ptr noundef %0, i64 noundef %15, i64 noundef %17, ptr noundef %2)
  br label %72

18:                                               
  %19 = getelementptr inbounds i8, ptr %1, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 136
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %20, %22
  br i1 %23, label %24, label %31

24:                                               
  %25 = getelementptr inbounds i8, ptr %1, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %20, %26
  br i1 %27, label %28, label %72

28:                                               
  %29 = getelementptr inbounds i8, ptr %0, i64 128
  %30 = getelementptr inbounds i8, ptr %0, i64 120
  br label %42

31:                                               
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #13
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 256, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.12) #13
  %33 = getelementptr inbounds i8, ptr %0, i64 104
  %34 = load ptr, ptr %33, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #13
  %35 = load i8, ptr %34, align 1
  %36 = icmp eq i8 %35, 0
  %37 = select i1 %36, ptr @.str.9, ptr @.str.8
  %38 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %34, ptr noundef nonnull %37, ptr noundef nonnull %6) #13
  %39 = call i32 @llvm.smin.i32(i32 %38, i32 511)
  %40 = sext i32 %39 to i64
  %41 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %40) #13
  call void @abort() #14
  unreachable

42:                                               
  %43 = phi i64 [ %20, %28 ], [ %68, %66 ]
  %44 = load i64, ptr %29, align 8
  %45 = icmp slt i64 %44, 0
  %46 = icmp slt i64 %43, %44
  %47 = or i1 %45, %46
  br i1 %47, label %48, label %72

48:                                               
  %49 = load i64, ptr %30, align 8
  %50 = add nsw i64 %49, %43
  %51 = tail call i32 %3(ptr noundef %2, i64 noundef %50) #13
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %66

53:                                               
  %54 = load i64, ptr %29, align 8
  %55 = icmp slt i64 %54, 0
  br i1 %55, label %56, label %66

56:                                               
  %57 = load i64, ptr %21, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %21, align 8
  store i64 %58, ptr %29, align 8
  %59 = load ptr, ptr %0, align 8
  %60 = getelementptr inbounds i8, ptr %59, i64 40
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %72, label %63

63:                                               
  %64 = getelementptr inbounds i8, ptr %0, i64 112
  %65 = load ptr, ptr %64, align 8
  tail call void %61(ptr noundef %65, i64 noundef %58) #13
  br label %72

66:                                               
  %67 = load i64, ptr %21, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %21, align 8
  %69 = load i64, ptr %25, align 8
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %42, label %72

71:                                               
  br label %72

72:                                               
  %73 = phi i32 [ 0, %71 ], [ 1, %13 ], [ 1, %8 ], [ 1, %4 ], [ 1, %63 ], [ 1, %56 ], [ 1, %24 ], [ 1, %66 ], [ 1, %42 ]
  ret i32 %73
}

define internal fastcc void @store(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca [512 x i8], align 16
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %13, label %10

10:                                               
  %11 = getelementptr inbounds i8, ptr %0, i64 112
  %12 = load ptr, ptr %11, align 8
  tail call void %8(ptr noundef %12, i64 noundef %1, i64 noundef %2, ptr noundef %3) #13
  br label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %6, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %24, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 112
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 72
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 80
  %23 = load i64, ptr %22, align 8
  tail call void %15(ptr noundef %19, i64 noundef %1, i64 noundef %2, ptr noundef %21, i64 noundef %23) #13
  br label %85

24:                                               
  %25 = getelementptr inbounds i8, ptr %0, i64 80
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %85, label %28

28:                                               
  %29 = getelementptr inbounds i8, ptr %0, i64 96
  br label %30

30:                                               
  %31 = phi ptr [ %29, %28 ], [ %32, %34 ]
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %38, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %32, i64 8
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %62, label %30

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8
  br label %41

41:                                               
  %42 = phi i64 [ 0, %38 ], [ %47, %41 ]
  %43 = phi i64 [ 0, %38 ], [ %46, %41 ]
  %44 = getelementptr inbounds %struct.region, ptr %40, i64 %42, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, %43
  %47 = add nuw i64 %42, 1
  %48 = icmp eq i64 %47, %26
  br i1 %48, label %49, label %41

49:                                               
  %50 = add i64 %46, 16
  %51 = tail call i64 @llvm.umax.i64(i64 %50, i64 1)
  %52 = tail call ptr @calloc(i64 noundef 1, i64 noundef %51) #15
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %59

54:                                               
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #13
  %55 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.6) #13
  %56 = tail call i32 @llvm.smin.i32(i32 %55, i32 511)
  %57 = sext i32 %56 to i64
  %58 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %57) #13
  tail call void @abort() #14
  unreachable

59:                                               
  %60 = load ptr, ptr %29, align 8
  store ptr %60, ptr %52, align 8
  %61 = getelementptr inbounds i8, ptr %52, i64 8
  store i64 %1, ptr %61, align 8
  store ptr %52, ptr %29, align 8
  br label %65

62:                                               
  %63 = getelementptr inbounds i8, ptr %0, i64 72
  %64 = load ptr, ptr %63, align 8
  br label %65

65:                                               
  %66 = phi ptr [ %40, %59 ], [ %64, %62 ]
  %67 = phi ptr [ %52, %59 ], [ %32, %62 ]
  %68 = getelementptr inbounds i8, ptr %67, i64 16
  %69 = getelementptr inbounds i8, ptr %0, i64 72
  br label %70

70:                                               
  %71 = phi ptr [ %66, %65 ], [ %78, %70 ]
  %72 = phi i64 [ 0, %65 ], [ %82, %70 ]
  %73 = phi ptr [ %68, %65 ], [ %81, %70 ]
  %74 = getelementptr inbounds %struct.region, ptr %71, i64 %72
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds i8, ptr %74, i64 8
  %77 = load i64, ptr %76, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %73, ptr align 1 %75, i64 %77, i1 false)
  %78 = load ptr, ptr %69, align 8
  %79 = getelementptr inbounds %struct.region, ptr %78, i64 %72, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds i8, ptr %73, i64 %80
  %82 = add nuw i64 %72, 1
  %83 = load i64, ptr %25, align 8
  %84 = icmp ult i64 %82, %83
  br i1 %84, label %70, label %85

85:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_checkpoints_reverse(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #3 {
  %5 = alloca [512 x i8], align 16
  %6 = alloca [256 x i8], align 16
  %7 = alloca [512 x i8], align 16
  %8 = alloca [256 x i8], align 16
  %9 = alloca [512 x i8], align 16
  %10 = alloca [256 x i8], align 16
  %11 = alloca %struct.action, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 128
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %149, label %15

15:                                               
  %16 = add nsw i64 %13, -1
  %17 = getelementptr inbounds i8, ptr %0, i64 88
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %23

20:                                               
  %21 = load ptr, ptr %24, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %46, label %23

23:                                               
  %24 = phi ptr [ %21, %20 ], [ %18, %15 ]
  %25 = getelementptr inbounds i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %20, label %28

28:                                               
  %29 = getelementptr inbounds i8, ptr %24, i64 8
  %30 = getelementptr inbounds i8, ptr %24, i64 24
  br label %31

31:                                               
  %32 = phi i64 [ %26, %28 ], [ %43, %42 ]
  %33 = phi i64 [ 0, %28 ], [ %44, %42 ]
  %34 = load ptr, ptr %29, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 %33
  %36 = load i8, ptr %35, align 1
  %37 = getelementptr inbounds [0 x i8], ptr %30, i64 0, i64 %33
  %38 = load i8, ptr %37, align 1
  %39 = icmp eq i8 %36, %38
  br i1 %39, label %42, label %40

40:                                               
  store i8 %38, ptr %35, align 1
  store i8 %36, ptr %37, align 1
  %41 = load i64, ptr %25, align 8
  br label %42

42:                                               
  %43 = phi i64 [ %32, %31 ], [ %41, %40 ]
  %44 = add nuw i64 %33, 1
  %45 = icmp ult i64 %44, %43
  br i1 %45, label %31, label %20

46:                                               
  %47 = load i64, ptr %12, align 8
  br label %48

48:                                               
  %49 = phi i64 [ %47, %46 ], [ %13, %15 ]
  tail call fastcc void @store(ptr noundef nonnull %0, i64 noundef -1, i64 noundef %49, ptr noundef %1)
  tail call fastcc void @restore(ptr noundef nonnull %0, i64 noundef -2, i64 noundef %16, ptr noundef %1)
  %50 = getelementptr inbounds i8, ptr %0, i64 120
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, %16
  tail call void %3(ptr noundef %1, i64 noundef %52) #13
  %53 = getelementptr inbounds i8, ptr %11, i64 8
  %54 = getelementptr inbounds i8, ptr %11, i64 24
  %55 = getelementptr inbounds i8, ptr %0, i64 112
  %56 = getelementptr inbounds i8, ptr %0, i64 136
  br label %57

57:                                               
  %58 = phi i64 [ %16, %48 ], [ %100, %99 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #13
  store i32 0, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %53, i8 0, i64 16, i1 false)
  store i64 -1, ptr %54, align 8
  %59 = load ptr, ptr %0, align 8
  %60 = getelementptr inbounds i8, ptr %59, i64 16
  %61 = load ptr, ptr %60, align 8
  %62 = load ptr, ptr %55, align 8
  call void %61(ptr noundef %62, ptr noundef nonnull %11) #13
  %63 = call fastcc i32 @is_done_by_both(ptr noundef nonnull %0, ptr noundef nonnull %11, ptr noundef %1, ptr noundef %2)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %99

65:                                               
  %66 = load i32, ptr %11, align 8
  switch i32 %66, label %67 [
    i32 7, label %101
    i32 5, label %78
  ]

67:                                               
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #13
  %68 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %10, i64 noundef 256, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.2) #13
  %69 = getelementptr inbounds i8, ptr %0, i64 104
  %70 = load ptr, ptr %69, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #13
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  %73 = select i1 %72, ptr @.str.9, ptr @.str.8
  %74 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %9, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %70, ptr noundef nonnull %73, ptr noundef nonnull %10) #13
  %75 = call i32 @llvm.smin.i32(i32 %74, i32 511)
  %76 = sext i32 %75 to i64
  %77 = call i64 @write(i32 noundef 2, ptr noundef nonnull %9, i64 noundef %76) #13
  call void @abort() #14
  unreachable

78:                                               
  %79 = load i64, ptr %53, align 8
  %80 = icmp eq i64 %79, %58
  br i1 %80, label %81, label %85

81:                                               
  %82 = load i64, ptr %56, align 8
  %83 = add nsw i64 %58, -1
  %84 = icmp eq i64 %82, %83
  br i1 %84, label %96, label %85

85:                                               
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #13
  %86 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %8, i64 noundef 256, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.3) #13
  %87 = getelementptr inbounds i8, ptr %0, i64 104
  %88 = load ptr, ptr %87, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #13
  %89 = load i8, ptr %88, align 1
  %90 = icmp eq i8 %89, 0
  %91 = select i1 %90, ptr @.str.9, ptr @.str.8
  %92 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %7, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %88, ptr noundef nonnull %91, ptr noundef nonnull %8) #13
  %93 = call i32 @llvm.smin.i32(i32 %92, i32 511)
  %94 = sext i32 %93 to i64
  %95 = call i64 @write(i32 noundef 2, ptr noundef nonnull %7, i64 noundef %94) #13
  call void @abort() #14
  unreachable

96:                                               
  %97 = load i64, ptr %50, align 8
  %98 = add nsw i64 %97, %82
  call void %3(ptr noundef %1, i64 noundef %98) #13
  br label %99

99:                                               
  %100 = phi i64 [ %82, %96 ], [ %58, %57 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #13
  br label %57

101:                                              
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #13
  %102 = icmp eq i64 %58, 0
  br i1 %102, label %114, label %103

103:                                              
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #13
  %104 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 256, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.4) #13
  %105 = getelementptr inbounds i8, ptr %0, i64 104
  %106 = load ptr, ptr %105, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #13
  %107 = load i8, ptr %106, align 1
  %108 = icmp eq i8 %107, 0
  %109 = select i1 %108, ptr @.str.9, ptr @.str.8
  %110 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %106, ptr noundef nonnull %109, ptr noundef nonnull %6) #13
  %111 = call i32 @llvm.smin.i32(i32 %110, i32 511)
  %112 = sext i32 %111 to i64
  %113 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %112) #13
  call void @abort() #14
  unreachable

114:                                              
  %115 = load i64, ptr %12, align 8
  call fastcc void @restore(ptr noundef nonnull %0, i64 noundef -1, i64 noundef %115, ptr noundef %1)
  %116 = load ptr, ptr %17, align 8
  %117 = icmp eq ptr %116, null
  br i1 %117, label %144, label %121

118:                                              
  %119 = load ptr, ptr %122, align 8
  %120 = icmp eq ptr %119, null
  br i1 %120, label %144, label %121

121:                                              
  %122 = phi ptr [ %119, %118 ], [ %116, %114 ]
  %123 = getelementptr inbounds i8, ptr %122, i64 16
  %124 = load i64, ptr %123, align 8
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %118, label %126

126:                                              
  %127 = getelementptr inbounds i8, ptr %122, i64 8
  %128 = getelementptr inbounds i8, ptr %122, i64 24
  br label %129

129:                                              
  %130 = phi i64 [ %124, %126 ], [ %141, %140 ]
  %131 = phi i64 [ 0, %126 ], [ %142, %140 ]
  %132 = load ptr, ptr %127, align 8
  %133 = getelementptr inbounds i8, ptr %132, i64 %131
  %134 = load i8, ptr %133, align 1
  %135 = getelementptr inbounds [0 x i8], ptr %128, i64 0, i64 %131
  %136 = load i8, ptr %135, align 1
  %137 = icmp eq i8 %134, %136
  br i1 %137, label %140, label %138

138:                                              
  store i8 %136, ptr %133, align 1
  store i8 %134, ptr %135, align 1
  %139 = load i64, ptr %123, align 8
  br label %140

140:                                              
  %141 = phi i64 [ %130, %129 ], [ %139, %138 ]
  %142 = add nuw i64 %131, 1
  %143 = icmp ult i64 %142, %141
  br i1 %143, label %129, label %118

144:                                              
  %145 = load ptr, ptr %0, align 8
  %146 = getelementptr inbounds i8, ptr %145, i64 48
  %147 = load ptr, ptr %146, align 8
  %148 = load ptr, ptr %55, align 8
  call void %147(ptr noundef %148) #13
  br label %149

149:                                              
  %150 = getelementptr inbounds i8, ptr %0, i64 72
  %151 = load ptr, ptr %150, align 8
  call void @free(ptr noundef %151)
  %152 = getelementptr inbounds i8, ptr %0, i64 56
  %153 = load ptr, ptr %152, align 8
  call void @free(ptr noundef %153)
  %154 = getelementptr inbounds i8, ptr %0, i64 88
  %155 = load ptr, ptr %154, align 8
  %156 = icmp eq ptr %155, null
  br i1 %156, label %157, label %161

157:                                              
  %158 = getelementptr inbounds i8, ptr %0, i64 96
  %159 = load ptr, ptr %158, align 8
  %160 = icmp eq ptr %159, null
  br i1 %160, label %169, label %165

161:                                              
  %162 = phi ptr [ %163, %161 ], [ %155, %149 ]
  %163 = load ptr, ptr %162, align 8
  call void @free(ptr noundef nonnull %162)
  %164 = icmp eq ptr %163, null
  br i1 %164, label %157, label %161

165:                                              
  %166 = phi ptr [ %167, %165 ], [ %159, %157 ]
  %167 = load ptr, ptr %166, align 8
  call void @free(ptr noundef nonnull %166)
  %168 = icmp eq ptr %167, null
  br i1 %168, label %169, label %165

169:                                              
  call void @free(ptr noundef %0)
  ret void
}

define internal fastcc void @restore(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca [512 x i8], align 16
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 64
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %13, label %10

10:                                               
  %11 = getelementptr inbounds i8, ptr %0, i64 112
  %12 = load ptr, ptr %11, align 8
  tail call void %8(ptr noundef %12, i64 noundef %1, i64 noundef %2, ptr noundef %3) #13
  br label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %6, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %26, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %6, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 112
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 72
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 80
  %25 = load i64, ptr %24, align 8
  tail call void %19(ptr noundef %21, i64 noundef %1, i64 noundef %2, ptr noundef %23, i64 noundef %25) #13
  br label %69

26:                                               
  %27 = getelementptr inbounds i8, ptr %0, i64 80
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %69, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %0, i64 96
  br label %32

32:                                               
  %33 = phi ptr [ %31, %30 ], [ %34, %36 ]
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %40, label %36

36:                                               
  %37 = getelementptr inbounds i8, ptr %34, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %50, label %32

40:                                               
  %41 = getelementptr inbounds i8, ptr %0, i64 104
  %42 = load ptr, ptr %41, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #13
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %43, 0
  %45 = select i1 %44, ptr @.str.9, ptr @.str.8
  %46 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.7, ptr noundef nonnull %42, ptr noundef nonnull %45, ptr noundef nonnull @.str.14) #13
  %47 = tail call i32 @llvm.smin.i32(i32 %46, i32 511)
  %48 = sext i32 %47 to i64
  %49 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %48) #13
  tail call void @abort() #14
  unreachable

50:                                               
  %51 = getelementptr inbounds i8, ptr %34, i64 16
  %52 = getelementptr inbounds i8, ptr %0, i64 72
  %53 = load ptr, ptr %52, align 8
  br label %54

54:                                               
  %55 = phi ptr [ %53, %50 ], [ %62, %54 ]
  %56 = phi i64 [ 0, %50 ], [ %66, %54 ]
  %57 = phi ptr [ %51, %50 ], [ %65, %54 ]
  %58 = getelementptr inbounds %struct.region, ptr %55, i64 %56
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %59, ptr align 1 %57, i64 %61, i1 false)
  %62 = load ptr, ptr %52, align 8
  %63 = getelementptr inbounds %struct.region, ptr %62, i64 %56, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds i8, ptr %57, i64 %64
  %66 = add nuw i64 %56, 1
  %67 = load i64, ptr %27, align 8
  %68 = icmp ult i64 %66, %67
  br i1 %68, label %54, label %69

69:                                               
  %70 = getelementptr inbounds i8, ptr %0, i64 136
  store i64 %2, ptr %70, align 8
  ret void
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #5

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #6

declare noundef i32 @snprintf(ptr noalias nocapture noundef writeonly, i64 noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #7

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #8

declare void @abort() local_unnamed_addr #9

declare i64 @llvm.umax.i64(i64, i64) #10

declare i32 @llvm.smin.i32(i32, i32) #10

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { noinline nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { nofree nounwind }
attributes #8 = { nofree }
attributes #9 = { noreturn nounwind }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { allocsize(1) }
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }
attributes #15 = { allocsize(0,1) }


