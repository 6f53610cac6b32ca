; from records.c, team.h, arena.h, support.h: 7a5d433bd1d311acaf9d2e201a29abcf

%struct.arena = type { ptr, ptr, ptr, ptr, i64, i64, i64, ptr }

@.str = private unnamed_addr constant [51 x i8] c"is a null pointer: nothing has been recorded there\00", align 1
@.str.1 = private unnamed_addr constant [67 x i8] c"has been given back: it was reversed before, without enzyme_nofree\00", align 1
@.str.2 = private unnamed_addr constant [64 x i8] c"is none that is alive: it has been given back, or never was one\00", align 1
@.str.3 = private unnamed_addr constant [52 x i8] c"is of another function, or of other activities: of \00", align 1
@.str.4 = private unnamed_addr constant [43 x i8] c"enzyme-cc: the tape for the derivative of \00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.7 = private unnamed_addr constant [70 x i8] c"enzyme-cc: __enzyme_freetape: what is given is no tape that is alive\0A\00", align 1
@__enzyme_cc_arena = linkonce_odr hidden thread_local local_unnamed_addr global %struct.arena zeroinitializer, align 8
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_deferred = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_team = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str.8 = private unnamed_addr constant [36 x i8] c"enzyme-cc: out of memory for a tape\00", align 1

define linkonce_odr hidden ptr @__enzyme_cc_record_open(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call dereferenceable_or_null(184) ptr @calloc(i64 noundef 1, i64 noundef 184) #12
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                
  tail call void @perror(ptr noundef nonnull @.str.8) #13
  tail call void @abort() #14
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
  %4 = icmp eq ptr %0, null
  br i1 %4, label %20, label %5

5:                                                
  %6 = load i64, ptr %0, align 8
  switch i64 %6, label %12 [
    i64 7308913907213913088, label %13
    i64 7308913907213913089, label %7
  ]

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %1, ptr noundef nonnull dereferenceable(1) %9) #15
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %22, label %13

12:                                               
  br label %13

13:                                               
  %14 = phi ptr [ @.str.2, %12 ], [ @.str.3, %7 ], [ @.str.1, %5 ]
  tail call fastcc void @say(ptr noundef nonnull @.str.4)
  tail call fastcc void @say(ptr noundef %1)
  tail call fastcc void @say(ptr noundef nonnull @.str.5)
  tail call fastcc void @say(ptr noundef nonnull %14)
  %15 = load i64, ptr %0, align 8
  %16 = icmp eq i64 %15, 7308913907213913089
  br i1 %16, label %17, label %21

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @say(ptr noundef %19)
  br label %21

20:                                               
  tail call fastcc void @say(ptr noundef nonnull @.str.4)
  tail call fastcc void @say(ptr noundef %1)
  tail call fastcc void @say(ptr noundef nonnull @.str.5)
  tail call fastcc void @say(ptr noundef nonnull @.str)
  br label %21

21:                                               
  tail call fastcc void @say(ptr noundef nonnull @.str.6)
  tail call void @abort() #14
  unreachable

22:                                               
  %23 = icmp eq i32 %2, 0
  br i1 %23, label %54, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load ptr, ptr %25, align 8
  tail call void @free(ptr noundef %26)
  store ptr null, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 48
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %52, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %0, i64 32
  %32 = getelementptr inbounds i8, ptr %0, i64 176
  br label %33

33:                                               
  %34 = phi ptr [ %28, %30 ], [ %50, %44 ]
  %35 = phi ptr [ %31, %30 ], [ %49, %44 ]
  %36 = load ptr, ptr %35, align 8
  %37 = ptrtoint ptr %36 to i64
  %38 = ptrtoint ptr %34 to i64
  %39 = sub i64 %37, %38
  %40 = add i64 %39, 24
  %41 = tail call ptr @calloc(i64 noundef 1, i64 noundef %40) #12
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %44

43:                                               
  tail call void @perror(ptr noundef nonnull @.str.8) #13
  tail call void @abort() #14
  unreachable

44:                                               
  %45 = load ptr, ptr %32, align 8
  store ptr %45, ptr %41, align 8
  %46 = getelementptr inbounds i8, ptr %41, i64 8
  store ptr %34, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %41, i64 16
  store i64 %39, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %41, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %48, ptr nonnull align 8 %34, i64 %39, i1 false)
  store ptr %41, ptr %32, align 8
  %49 = getelementptr inbounds i8, ptr %34, i64 16
  %50 = load ptr, ptr %34, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %33

52:                                               
  %53 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 1, ptr %53, align 8
  br label %54

54:                                               
  %55 = getelementptr inbounds i8, ptr %0, i64 104
  %56 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %55, ptr noundef nonnull align 8 dereferenceable(64) %56, i64 64, i1 false)
  %57 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds i8, ptr %0, i64 168
  store ptr %58, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %0, i64 32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %56, ptr noundef nonnull align 8 dereferenceable(64) %60, i64 64, i1 false)
  %61 = getelementptr inbounds i8, ptr %0, i64 96
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %57, align 8
  tail call void @__enzyme_cc_move_seeds(ptr noundef null) #15
  %63 = getelementptr inbounds i8, ptr %0, i64 24
  %64 = load ptr, ptr %63, align 8
  ret ptr %64
}

declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #2

define internal fastcc void @say(ptr nocapture noundef readonly %0) unnamed_addr #3 {
  %2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %0) #15
  %3 = tail call i64 @write(i32 noundef 2, ptr noundef %0, i64 noundef %2) #15
  ret void
}

declare void @abort() local_unnamed_addr #4

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

declare void @__enzyme_cc_move_seeds(ptr noundef) local_unnamed_addr

define linkonce_odr hidden ptr @__enzyme_cc_record_adjoint(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define linkonce_odr hidden void @__enzyme_cc_record_free(ptr noundef %0) local_unnamed_addr #0 {
  store i64 7308913907213913088, ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 56
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %20, label %5

5:                                                
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_idle_segments)
  br label %7

7:                                                
  %8 = phi i32 [ 0, %5 ], [ %14, %7 ]
  %9 = phi ptr [ %6, %5 ], [ %10, %7 ]
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  %12 = icmp ult i32 %8, 8
  %13 = select i1 %11, i1 %12, i1 false
  %14 = add nuw nsw i32 %8, 1
  br i1 %13, label %7, label %15

15:                                               
  %16 = icmp eq i32 %8, 8
  br i1 %16, label %17, label %18

17:                                               
  tail call void @free(ptr noundef %3)
  br label %20

18:                                               
  %19 = load ptr, ptr %6, align 8
  store ptr %19, ptr %3, align 8
  store ptr %3, ptr %6, align 8
  br label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               
  %25 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_idle_segments)
  br label %27

26:                                               
  tail call void @free(ptr noundef %0)
  ret void

27:                                               
  %28 = phi ptr [ %22, %24 ], [ %29, %43 ]
  %29 = load ptr, ptr %28, align 8
  br label %30

30:                                               
  %31 = phi i32 [ 0, %27 ], [ %37, %30 ]
  %32 = phi ptr [ %25, %27 ], [ %33, %30 ]
  %33 = load ptr, ptr %32, align 8
  %34 = icmp ne ptr %33, null
  %35 = icmp ult i32 %31, 8
  %36 = select i1 %34, i1 %35, i1 false
  %37 = add nuw nsw i32 %31, 1
  br i1 %36, label %30, label %38

38:                                               
  %39 = icmp eq i32 %31, 8
  br i1 %39, label %40, label %41

40:                                               
  tail call void @free(ptr noundef %28)
  br label %43

41:                                               
  %42 = load ptr, ptr %25, align 8
  store ptr %42, ptr %28, align 8
  store ptr %28, ptr %25, align 8
  br label %43

43:                                               
  %44 = icmp eq ptr %29, null
  br i1 %44, label %26, label %27
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
  tail call void @__enzyme_cc_free_deferred(ptr noundef null) #15
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

declare void @__enzyme_cc_free_deferred(ptr noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_record_drop(ptr noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %19, label %3

3:                                                
  %4 = load i64, ptr %0, align 8
  %5 = icmp eq i64 %4, 7308913907213913089
  br i1 %5, label %8, label %6

6:                                                
  %7 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.7, i64 noundef 69) #15
  tail call void @abort() #14
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
  tail call void @__enzyme_cc_free_deferred(ptr noundef null) #15
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

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #8

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #9

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #10

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #11

declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #2

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn memory(argmem: read) }
attributes #3 = { nofree nounwind }
attributes #4 = { noreturn nounwind }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #10 = { nofree nounwind }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { allocsize(0,1) }
attributes #13 = { cold }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind }


