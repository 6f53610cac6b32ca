; from records.c, team.h, arena.h, support.h: fbcde74fbf40e4769bb4e8208e311bb3

%struct.arena = type { ptr, ptr, ptr, ptr, i64, i64, i64, ptr }

@.str = private unnamed_addr constant [70 x i8] c"enzyme-cc: __enzyme_freetape: what is given is no tape that is alive\0A\00", align 1
@__enzyme_cc_recorded = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_records_beside = linkonce_odr hidden local_unnamed_addr global ptr null, align 8
@__enzyme_cc_arena = linkonce_odr hidden thread_local local_unnamed_addr global %struct.arena zeroinitializer, align 8
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local local_unnamed_addr global [64 x ptr] zeroinitializer, align 16
@__enzyme_cc_deferred = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_team = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_records_beside_lock = linkonce_odr hidden global i32 0, align 4
@.str.1 = private unnamed_addr constant [36 x i8] c"enzyme-cc: out of memory for a tape\00", align 1
@.str.2 = private unnamed_addr constant [51 x i8] c"is a null pointer: nothing has been recorded there\00", align 1
@.str.3 = private unnamed_addr constant [67 x i8] c"has been given back: it was reversed before, without enzyme_nofree\00", align 1
@.str.4 = private unnamed_addr constant [64 x i8] c"is none that is alive: it has been given back, or never was one\00", align 1
@.str.5 = private unnamed_addr constant [57 x i8] c"was made where no call of __enzyme_fwdsplit is seen: of \00", align 1
@.str.6 = private unnamed_addr constant [25 x i8] c"is for forward mode: of \00", align 1
@.str.7 = private unnamed_addr constant [52 x i8] c"is of another function, or of other activities: of \00", align 1
@.str.8 = private unnamed_addr constant [43 x i8] c"enzyme-cc: the tape for the derivative of \00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

define linkonce_odr hidden ptr @__enzyme_cc_record_open(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call dereferenceable_or_null(208) ptr @calloc(i64 noundef 1, i64 noundef 208) #16
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                
  tail call void @perror(ptr noundef nonnull @.str.1) #17
  tail call void @abort() #18
  unreachable

6:                                                
  store i64 7308913907213913089, ptr %3, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr %1, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %3, i64 72
  store i64 512, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %3, i64 104
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, ptr noundef nonnull align 8 dereferenceable(64) %11, i64 64, i1 false)
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 168
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %3, i64 32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %11, ptr noundef nonnull align 8 dereferenceable(64) %15, i64 64, i1 false)
  store ptr null, ptr %12, align 8
  ret ptr %3
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define linkonce_odr hidden void @__enzyme_cc_record_close(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %1, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %4, ptr noundef nonnull align 8 dereferenceable(64) %5, i64 64, i1 false)
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 96
  store ptr %7, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 104
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %5, ptr noundef nonnull align 8 dereferenceable(64) %9, i64 64, i1 false)
  %10 = getelementptr inbounds i8, ptr %0, i64 168
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %6, align 8
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_record_resume(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @check(ptr noundef %0, ptr noundef %1, i32 noundef 0)
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %35, label %5

5:                                                
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7)
  store ptr null, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %33, label %11

11:                                               
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  %13 = getelementptr inbounds i8, ptr %0, i64 176
  br label %14

14:                                               
  %15 = phi ptr [ %9, %11 ], [ %31, %25 ]
  %16 = phi ptr [ %12, %11 ], [ %30, %25 ]
  %17 = load ptr, ptr %16, align 8
  %18 = ptrtoint ptr %17 to i64
  %19 = ptrtoint ptr %15 to i64
  %20 = sub i64 %18, %19
  %21 = add i64 %20, 24
  %22 = tail call ptr @calloc(i64 noundef 1, i64 noundef %21) #16
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #17
  tail call void @abort() #18
  unreachable

25:                                               
  %26 = load ptr, ptr %13, align 8
  store ptr %26, ptr %22, align 8
  %27 = getelementptr inbounds i8, ptr %22, i64 8
  store ptr %15, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %22, i64 16
  store i64 %20, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %22, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %29, ptr nonnull align 8 %15, i64 %20, i1 false)
  store ptr %22, ptr %13, align 8
  %30 = getelementptr inbounds i8, ptr %15, i64 16
  %31 = load ptr, ptr %15, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %14

33:                                               
  %34 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 1, ptr %34, align 8
  br label %35

35:                                               
  %36 = getelementptr inbounds i8, ptr %0, i64 104
  %37 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %36, ptr noundef nonnull align 8 dereferenceable(64) %37, i64 64, i1 false)
  %38 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %0, i64 168
  store ptr %39, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %0, i64 32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %37, ptr noundef nonnull align 8 dereferenceable(64) %41, i64 64, i1 false)
  %42 = getelementptr inbounds i8, ptr %0, i64 96
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %38, align 8
  tail call void @__enzyme_cc_move_seeds(ptr noundef null) #19
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = load ptr, ptr %44, align 8
  ret ptr %45
}

define internal fastcc void @check(ptr noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #2 {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %28, label %5

5:                                                
  %6 = load i64, ptr %0, align 8
  switch i64 %6, label %20 [
    i64 7308913907213913088, label %21
    i64 7308913907213913089, label %7
  ]

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 184
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq i32 %2, 0
  %11 = icmp ne ptr %9, null
  %12 = xor i1 %10, %11
  br i1 %12, label %15, label %13

13:                                               
  %14 = select i1 %10, ptr @.str.6, ptr @.str.5
  br label %21

15:                                               
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %1, ptr noundef nonnull dereferenceable(1) %17) #19
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %30, label %21

20:                                               
  br label %21

21:                                               
  %22 = phi ptr [ @.str.4, %20 ], [ @.str.7, %15 ], [ %14, %13 ], [ @.str.3, %5 ]
  tail call fastcc void @say(ptr noundef nonnull @.str.8)
  tail call fastcc void @say(ptr noundef %1)
  tail call fastcc void @say(ptr noundef nonnull @.str.9)
  tail call fastcc void @say(ptr noundef nonnull %22)
  %23 = load i64, ptr %0, align 8
  %24 = icmp eq i64 %23, 7308913907213913089
  br i1 %24, label %25, label %29

25:                                               
  %26 = getelementptr inbounds i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @say(ptr noundef %27)
  br label %29

28:                                               
  tail call fastcc void @say(ptr noundef nonnull @.str.8)
  tail call fastcc void @say(ptr noundef %1)
  tail call fastcc void @say(ptr noundef nonnull @.str.9)
  tail call fastcc void @say(ptr noundef nonnull @.str.2)
  br label %29

29:                                               
  tail call fastcc void @say(ptr noundef nonnull @.str.10)
  tail call void @abort() #18
  unreachable

30:                                               
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #3

declare void @__enzyme_cc_move_seeds(ptr noundef) local_unnamed_addr

define linkonce_odr hidden ptr @__enzyme_cc_record_adjoint(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define linkonce_odr hidden void @__enzyme_cc_record_free(ptr noundef %0) local_unnamed_addr #0 {
  store i64 7308913907213913088, ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 184
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %9

5:                                                
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %36, label %13

9:                                                
  %10 = phi ptr [ %11, %9 ], [ %3, %1 ]
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr noundef nonnull %10)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %5, label %9

13:                                               
  %14 = getelementptr inbounds i8, ptr %7, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = ptrtoint ptr %7 to i64
  %18 = sub i64 %16, %17
  %19 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__enzyme_cc_idle_segments)
  %20 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %18, i1 true)
  %21 = xor i64 %20, 63
  %22 = getelementptr inbounds [64 x ptr], ptr %19, i64 0, i64 %21
  br label %23

23:                                               
  %24 = phi i32 [ 0, %13 ], [ %30, %23 ]
  %25 = phi ptr [ %22, %13 ], [ %26, %23 ]
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  %28 = icmp ult i32 %24, 4
  %29 = select i1 %27, i1 %28, i1 false
  %30 = add nuw nsw i32 %24, 1
  br i1 %29, label %23, label %31

31:                                               
  %32 = icmp eq i32 %24, 4
  br i1 %32, label %33, label %34

33:                                               
  tail call void @free(ptr noundef %7)
  br label %36

34:                                               
  %35 = load ptr, ptr %22, align 8
  store ptr %35, ptr %7, align 8
  store ptr %7, ptr %22, align 8
  br label %36

36:                                               
  %37 = getelementptr inbounds i8, ptr %0, i64 48
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %42, label %40

40:                                               
  %41 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__enzyme_cc_idle_segments)
  br label %43

42:                                               
  tail call void @free(ptr noundef %0)
  ret void

43:                                               
  %44 = phi ptr [ %38, %40 ], [ %45, %67 ]
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %44, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  %49 = ptrtoint ptr %44 to i64
  %50 = sub i64 %48, %49
  %51 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %50, i1 true)
  %52 = xor i64 %51, 63
  %53 = getelementptr inbounds [64 x ptr], ptr %41, i64 0, i64 %52
  br label %54

54:                                               
  %55 = phi i32 [ 0, %43 ], [ %61, %54 ]
  %56 = phi ptr [ %53, %43 ], [ %57, %54 ]
  %57 = load ptr, ptr %56, align 8
  %58 = icmp ne ptr %57, null
  %59 = icmp ult i32 %55, 4
  %60 = select i1 %58, i1 %59, i1 false
  %61 = add nuw nsw i32 %55, 1
  br i1 %60, label %54, label %62

62:                                               
  %63 = icmp eq i32 %55, 4
  br i1 %63, label %64, label %65

64:                                               
  tail call void @free(ptr noundef %44)
  br label %67

65:                                               
  %66 = load ptr, ptr %53, align 8
  store ptr %66, ptr %44, align 8
  store ptr %44, ptr %53, align 8
  br label %67

67:                                               
  %68 = icmp eq ptr %45, null
  br i1 %68, label %42, label %43
}

define linkonce_odr hidden void @__enzyme_cc_record_end(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca { ptr, ptr, ptr, ptr, i64, i64 }, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 80
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %71, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %2)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2, ptr noundef nonnull align 8 dereferenceable(48) %7, i64 48, i1 false)
  %8 = getelementptr inbounds i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 8
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %30, label %14

14:                                               
  %15 = getelementptr inbounds i8, ptr %0, i64 176
  br label %16

16:                                               
  %17 = phi ptr [ %12, %14 ], [ %18, %28 ]
  %18 = load ptr, ptr %17, align 8
  br label %19

19:                                               
  %20 = phi ptr [ %15, %16 ], [ %21, %23 ]
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %27, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %21, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, %17
  br i1 %26, label %28, label %19

27:                                               
  tail call void @free(ptr noundef %17)
  br label %28

28:                                               
  %29 = icmp eq ptr %18, null
  br i1 %29, label %30, label %16

30:                                               
  %31 = getelementptr inbounds i8, ptr %10, i64 56
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %50, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %0, i64 176
  br label %36

36:                                               
  %37 = phi ptr [ %32, %34 ], [ %38, %48 ]
  %38 = load ptr, ptr %37, align 8
  br label %39

39:                                               
  %40 = phi ptr [ %35, %36 ], [ %41, %43 ]
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %47, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %41, i64 8
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, %37
  br i1 %46, label %48, label %39

47:                                               
  tail call void @free(ptr noundef %37)
  br label %48

48:                                               
  %49 = icmp eq ptr %38, null
  br i1 %49, label %50, label %36

50:                                               
  %51 = getelementptr inbounds i8, ptr %0, i64 176
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %63, label %54

54:                                               
  %55 = phi ptr [ %56, %54 ], [ %52, %50 ]
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %55, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds i8, ptr %55, i64 24
  %60 = getelementptr inbounds i8, ptr %55, i64 16
  %61 = load i64, ptr %60, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr nonnull align 8 %59, i64 %61, i1 false)
  tail call void @free(ptr noundef nonnull %55)
  %62 = icmp eq ptr %56, null
  br i1 %62, label %63, label %54

63:                                               
  store ptr null, ptr %51, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %10, ptr noundef nonnull align 8 dereferenceable(48) %2, i64 48, i1 false)
  %64 = getelementptr inbounds i8, ptr %10, i64 48
  store i64 0, ptr %64, align 8
  store ptr %9, ptr %31, align 8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %2)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %7, ptr noundef nonnull align 8 dereferenceable(64) %10, i64 64, i1 false)
  %65 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %0, i64 96
  store ptr %66, ptr %67, align 8
  %68 = getelementptr inbounds i8, ptr %0, i64 104
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, ptr noundef nonnull align 8 dereferenceable(64) %68, i64 64, i1 false)
  %69 = getelementptr inbounds i8, ptr %0, i64 168
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %65, align 8
  br label %80

71:                                               
  tail call void @__enzyme_cc_free_deferred(ptr noundef null) #19
  %72 = getelementptr inbounds i8, ptr %0, i64 32
  %73 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %72, ptr noundef nonnull align 8 dereferenceable(64) %73, i64 64, i1 false)
  %74 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds i8, ptr %0, i64 96
  store ptr %75, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %0, i64 104
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %73, ptr noundef nonnull align 8 dereferenceable(64) %77, i64 64, i1 false)
  %78 = getelementptr inbounds i8, ptr %0, i64 168
  %79 = load ptr, ptr %78, align 8
  store ptr %79, ptr %74, align 8
  tail call void @__enzyme_cc_record_free(ptr noundef nonnull %0)
  br label %80

80:                                               
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @__enzyme_cc_free_deferred(ptr noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_record_drop(ptr noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %19, label %3

3:                                                
  %4 = load i64, ptr %0, align 8
  %5 = icmp eq i64 %4, 7308913907213913089
  br i1 %5, label %8, label %6

6:                                                
  %7 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 69) #19
  tail call void @abort() #18
  unreachable

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 104
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %9, ptr noundef nonnull align 8 dereferenceable(64) %10, i64 64, i1 false)
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 168
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, ptr noundef nonnull align 8 dereferenceable(64) %14, i64 64, i1 false)
  %15 = getelementptr inbounds i8, ptr %0, i64 96
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %11, align 8
  tail call void @__enzyme_cc_free_deferred(ptr noundef null) #19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %14, ptr noundef nonnull align 8 dereferenceable(64) %10, i64 64, i1 false)
  %17 = load ptr, ptr %11, align 8
  store ptr %17, ptr %15, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, ptr noundef nonnull align 8 dereferenceable(64) %9, i64 64, i1 false)
  %18 = load ptr, ptr %13, align 8
  store ptr %18, ptr %11, align 8
  tail call void @__enzyme_cc_record_free(ptr noundef nonnull %0)
  br label %19

19:                                               
  ret void
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #6

declare void @abort() local_unnamed_addr #7

define linkonce_odr hidden ptr @__enzyme_cc_record_begin_log(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call dereferenceable_or_null(208) ptr @calloc(i64 noundef 1, i64 noundef 208) #16
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                
  tail call void @perror(ptr noundef nonnull @.str.1) #17
  tail call void @abort() #18
  unreachable

5:                                                
  store i64 7308913907213913089, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  store ptr %0, ptr %6, align 8
  %7 = tail call dereferenceable_or_null(1056) ptr @malloc(i64 noundef 1056) #20
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                
  tail call void @perror(ptr noundef nonnull @.str.1) #17
  tail call void @abort() #18
  unreachable

10:                                               
  %11 = getelementptr inbounds i8, ptr %2, i64 192
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %12 = getelementptr inbounds i8, ptr %7, i64 24
  store i64 1024, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %2, i64 184
  store ptr %7, ptr %13, align 8
  store ptr %7, ptr %11, align 8
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_recorded)
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %2, i64 200
  store ptr %15, ptr %16, align 8
  store ptr %2, ptr %14, align 8
  ret ptr %2
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #8

define linkonce_odr hidden ptr @__enzyme_cc_record_write(i64 noundef %0) local_unnamed_addr #2 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_recorded)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 192
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = sub i64 %7, %9
  %11 = icmp ult i64 %10, %0
  br i1 %11, label %12, label %22

12:                                               
  %13 = shl i64 %7, 1
  %14 = tail call i64 @llvm.umin.i64(i64 %13, i64 67108864)
  %15 = tail call i64 @llvm.umax.i64(i64 %14, i64 %0)
  %16 = add i64 %15, 32
  %17 = tail call ptr @malloc(i64 noundef %16) #20
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #17
  tail call void @abort() #18
  unreachable

20:                                               
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %17, i8 0, i64 24, i1 false)
  %21 = getelementptr inbounds i8, ptr %17, i64 24
  store i64 %15, ptr %21, align 8
  store ptr %17, ptr %5, align 8
  store ptr %17, ptr %4, align 8
  br label %22

22:                                               
  %23 = phi i64 [ 0, %20 ], [ %9, %1 ]
  %24 = phi ptr [ %17, %20 ], [ %5, %1 ]
  %25 = getelementptr inbounds i8, ptr %24, i64 32
  %26 = getelementptr inbounds i8, ptr %24, i64 8
  %27 = getelementptr inbounds i8, ptr %25, i64 %23
  %28 = add i64 %23, %0
  store i64 %28, ptr %26, align 8
  ret ptr %27
}

define linkonce_odr hidden void @__enzyme_cc_record_begin_replay(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @check(ptr noundef %0, ptr noundef %1, i32 noundef 1)
  %3 = getelementptr inbounds i8, ptr %0, i64 184
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %8, label %14

6:                                                
  %7 = load ptr, ptr %3, align 8
  br label %8

8:                                                
  %9 = phi ptr [ %7, %6 ], [ null, %2 ]
  %10 = getelementptr inbounds i8, ptr %0, i64 192
  store ptr %9, ptr %10, align 8
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_recorded)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %12, ptr %13, align 8
  store ptr %0, ptr %11, align 8
  ret void

14:                                               
  %15 = phi ptr [ %17, %14 ], [ %4, %2 ]
  %16 = getelementptr inbounds i8, ptr %15, i64 16
  store i64 0, ptr %16, align 8
  %17 = load ptr, ptr %15, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %6, label %14
}

define linkonce_odr hidden ptr @__enzyme_cc_record_read(i64 noundef %0) local_unnamed_addr #2 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_recorded)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 192
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %17

11:                                               
  %12 = load ptr, ptr %5, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %17, label %14

14:                                               
  store ptr %12, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 16
  %16 = load i64, ptr %15, align 8
  br label %17

17:                                               
  %18 = phi i64 [ %16, %14 ], [ %7, %11 ], [ %7, %1 ]
  %19 = phi ptr [ %12, %14 ], [ %5, %11 ], [ %5, %1 ]
  %20 = getelementptr inbounds i8, ptr %19, i64 32
  %21 = getelementptr inbounds i8, ptr %19, i64 16
  %22 = getelementptr inbounds i8, ptr %20, i64 %18
  %23 = add i64 %18, %0
  store i64 %23, ptr %21, align 8
  ret ptr %22
}

define linkonce_odr hidden void @__enzyme_cc_record_end_log(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 200
  %3 = load ptr, ptr %2, align 8
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_recorded)
  store ptr %3, ptr %4, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_record_end_replay(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 200
  %4 = load ptr, ptr %3, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_recorded)
  store ptr %4, ptr %5, align 8
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %7, label %8

7:                                                
  tail call void @__enzyme_cc_record_free(ptr noundef nonnull %0)
  br label %8

8:                                                
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_record_put(ptr noundef %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %1, 7
  br i1 %4, label %5, label %6

5:                                                
  store ptr %2, ptr %0, align 1
  br label %35

6:                                                
  %7 = atomicrmw xchg ptr @__enzyme_cc_records_beside_lock, i32 1 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %6

9:                                                
  %10 = phi ptr [ %11, %13 ], [ @__enzyme_cc_records_beside, %6 ]
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %21, label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %11, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, %0
  br i1 %16, label %17, label %9

17:                                               
  %18 = load ptr, ptr %11, align 8
  store ptr %18, ptr %10, align 8
  store atomic i32 0, ptr @__enzyme_cc_records_beside_lock release, align 4
  %19 = getelementptr inbounds i8, ptr %11, i64 16
  %20 = load ptr, ptr %19, align 8
  br label %22

21:                                               
  store atomic i32 0, ptr @__enzyme_cc_records_beside_lock release, align 4
  br label %22

22:                                               
  %23 = phi ptr [ %20, %17 ], [ null, %21 ]
  tail call void @free(ptr noundef %11)
  tail call void @__enzyme_cc_record_drop(ptr noundef %23)
  %24 = tail call dereferenceable_or_null(24) ptr @calloc(i64 noundef 1, i64 noundef 24) #16
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #17
  tail call void @abort() #18
  unreachable

27:                                               
  store ptr null, ptr %24, align 8
  %28 = getelementptr inbounds i8, ptr %24, i64 8
  store ptr %0, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %24, i64 16
  store ptr %2, ptr %29, align 8
  br label %30

30:                                               
  %31 = atomicrmw xchg ptr @__enzyme_cc_records_beside_lock, i32 1 acquire, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %30

33:                                               
  %34 = load ptr, ptr @__enzyme_cc_records_beside, align 8
  store ptr %34, ptr %24, align 8
  store ptr %24, ptr @__enzyme_cc_records_beside, align 8
  store atomic i32 0, ptr @__enzyme_cc_records_beside_lock release, align 4
  br label %35

35:                                               
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_record_get(ptr noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %1, 7
  br i1 %4, label %5, label %7

5:                                                
  %6 = load ptr, ptr %0, align 1
  br label %29

7:                                                
  %8 = atomicrmw xchg ptr @__enzyme_cc_records_beside_lock, i32 1 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %7

10:                                               
  %11 = phi ptr [ %12, %14 ], [ @__enzyme_cc_records_beside, %7 ]
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %22, label %14

14:                                               
  %15 = getelementptr inbounds i8, ptr %12, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %0
  br i1 %17, label %18, label %10

18:                                               
  %19 = load ptr, ptr %12, align 8
  store ptr %19, ptr %11, align 8
  store atomic i32 0, ptr @__enzyme_cc_records_beside_lock release, align 4
  %20 = getelementptr inbounds i8, ptr %12, i64 16
  %21 = load ptr, ptr %20, align 8
  br label %23

22:                                               
  store atomic i32 0, ptr @__enzyme_cc_records_beside_lock release, align 4
  br label %23

23:                                               
  %24 = phi ptr [ %21, %18 ], [ null, %22 ]
  tail call void @free(ptr noundef %12)
  %25 = icmp ne ptr %24, null
  %26 = icmp ne i32 %2, 0
  %27 = and i1 %26, %25
  br i1 %27, label %28, label %29

28:                                               
  tail call void @__enzyme_cc_record_put(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %24)
  br label %29

29:                                               
  %30 = phi ptr [ %6, %5 ], [ %24, %28 ], [ %24, %23 ]
  ret ptr %30
}

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #9

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #10

declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #11

define internal fastcc void @say(ptr nocapture noundef readonly %0) unnamed_addr #12 {
  %2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %0) #19
  %3 = tail call i64 @write(i32 noundef 2, ptr noundef %0, i64 noundef %2) #19
  ret void
}

declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #11

declare i64 @llvm.ctlz.i64(i64, i1 immarg) #8

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #13

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #14

declare i64 @llvm.umin.i64(i64, i64) #15

declare i64 @llvm.umax.i64(i64, i64) #15

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree }
attributes #7 = { noreturn nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #10 = { nofree nounwind }
attributes #11 = { mustprogress nofree nounwind willreturn memory(argmem: read) }
attributes #12 = { nofree nounwind }
attributes #13 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { allocsize(0,1) }
attributes #17 = { cold }
attributes #18 = { noreturn nounwind }
attributes #19 = { nounwind }
attributes #20 = { allocsize(0) }


