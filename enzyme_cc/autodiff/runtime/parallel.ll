; from parallel.c, team.h, arena.h, support.h: c1e69c184b78e92fda8c6a916f4edd31

%struct.source = type { i32, i32, i32, i32, ptr }
%struct.arena = type { ptr, ptr, ptr, ptr, i64, i64, i64, ptr }

@HERE = internal constant %struct.source { i32 0, i32 2, i32 0, i32 22, ptr @.str.2 }, align 8
@__enzyme_cc_team = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_arena = linkonce_odr hidden thread_local local_unnamed_addr global %struct.arena zeroinitializer, align 8
@.str = private unnamed_addr constant [88 x i8] c"enzyme-cc: the tape of a function with parallel regions cannot be kept (enzyme_nofree)\0A\00", align 1
@__enzyme_cc_requests = linkonce_odr hidden global i64 0, align 8
@__enzyme_cc_request = linkonce_odr hidden thread_local local_unnamed_addr global i64 0, align 8
@__enzyme_cc_sum_lock = linkonce_odr hidden global i32 0, align 4
@.str.1 = private unnamed_addr constant [50 x i8] c"enzyme-cc: out of memory for the sums of a thread\00", align 1
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local local_unnamed_addr global [64 x ptr] zeroinitializer, align 16
@__enzyme_cc_deferred = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str.2 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@.str.3 = private unnamed_addr constant [50 x i8] c"enzyme-cc: out of memory for the tape of a thread\00", align 1
@.str.4 = private unnamed_addr constant [92 x i8] c"enzyme-cc: the reverse sweep of a parallel region got fewer threads than its forward sweep\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_parallel(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14
  store ptr null, ptr %3, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr noundef nonnull @HERE, i32 noundef 3, ptr noundef nonnull @plain, ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3) #14
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:                                                
  %7 = phi ptr [ %8, %6 ], [ %4, %2 ]
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %6

10:                                               
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %7, align 8
  store ptr %4, ptr %11, align 8
  br label %13

13:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @__kmpc_fork_call(ptr noundef, i32 noundef, ptr noundef, ...) local_unnamed_addr

define internal void @plain(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr nocapture noundef %4) #3 {
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %7 = load ptr, ptr %6, align 8
  store ptr null, ptr %6, align 8
  %8 = tail call ptr %2(ptr noundef %3, ptr noundef null) #14
  %9 = load ptr, ptr %6, align 8
  store ptr %7, ptr %6, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %27, label %11

11:                                               
  %12 = phi ptr [ %13, %11 ], [ %9, %5 ]
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %11

15:                                               
  %16 = load atomic i64, ptr %4 monotonic, align 8
  %17 = ptrtoint ptr %9 to i64
  %18 = inttoptr i64 %16 to ptr
  store ptr %18, ptr %12, align 8
  %19 = cmpxchg ptr %4, i64 %16, i64 %17 release monotonic, align 8
  %20 = extractvalue { i64, i1 } %19, 1
  br i1 %20, label %27, label %21

21:                                               
  %22 = phi { i64, i1 } [ %25, %21 ], [ %19, %15 ]
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = inttoptr i64 %23 to ptr
  store ptr %24, ptr %12, align 8
  %25 = cmpxchg ptr %4, i64 %23, i64 %17 release monotonic, align 8
  %26 = extractvalue { i64, i1 } %25, 1
  br i1 %26, label %27, label %21

27:                                               
  ret void
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define linkonce_odr hidden ptr @__enzyme_cc_parallel_augmented(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = tail call ptr @__enzyme_cc_tape_push(i64 noundef 40) #14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %4, i8 0, i64 40, i1 false)
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:                                                
  %9 = load ptr, ptr %6, align 8
  br label %10

10:                                               
  %11 = phi ptr [ %9, %8 ], [ %4, %2 ]
  store ptr %11, ptr %4, align 8
  %12 = tail call i32 @omp_get_max_active_levels() #14
  %13 = getelementptr inbounds i8, ptr %4, i64 32
  store i32 %12, ptr %13, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14
  store ptr null, ptr %3, align 8
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr noundef nonnull @HERE, i32 noundef 4, ptr noundef nonnull @augmented, ptr noundef %0, ptr noundef %1, ptr noundef nonnull %4, ptr noundef nonnull %3) #14
  %14 = load ptr, ptr %3, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %23, label %16

16:                                               
  %17 = phi ptr [ %18, %16 ], [ %14, %10 ]
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %16

20:                                               
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %17, align 8
  store ptr %14, ptr %21, align 8
  br label %23

23:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14
  ret ptr %4
}

declare ptr @__enzyme_cc_tape_push(i64 noundef) local_unnamed_addr

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

declare i32 @omp_get_max_active_levels() local_unnamed_addr

define internal void @augmented(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef %5) #3 {
  %7 = alloca { ptr, ptr, ptr, ptr }, align 8
  %8 = alloca { i64, i64, ptr }, align 8
  %9 = tail call dereferenceable_or_null(96) ptr @malloc(i64 noundef 96) #15
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               
  tail call void @perror(ptr noundef nonnull @.str.3) #16
  tail call void @abort() #17
  unreachable

12:                                               
  %13 = tail call i32 @omp_get_thread_num() #14
  store ptr null, ptr %9, align 8
  %14 = getelementptr inbounds i8, ptr %9, i64 8
  store i32 %13, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %9, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(84) %15, i8 0, i64 84, i1 false)
  %16 = icmp eq i32 %13, 0
  br i1 %16, label %20, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %4, i64 24
  %19 = load i32, ptr %18, align 8
  br label %23

20:                                               
  %21 = tail call i32 @omp_get_num_threads() #14
  %22 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 %21, ptr %22, align 8
  br label %23

23:                                               
  %24 = phi i32 [ %19, %17 ], [ %21, %20 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8)
  %25 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(32) %25, i64 32, i1 false)
  %26 = getelementptr inbounds i8, ptr %25, i64 32
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %25, i64 40
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(24) %28, i64 24, i1 false)
  %29 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq i32 %24, 1
  br i1 %31, label %32, label %42

32:                                               
  %33 = icmp eq ptr %30, null
  br i1 %33, label %39, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %30, i64 28
  %36 = load i32, ptr %35, align 4
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i32
  br label %39

39:                                               
  %40 = phi i32 [ 1, %32 ], [ %38, %34 ]
  %41 = getelementptr inbounds i8, ptr %4, i64 28
  store i32 %40, ptr %41, align 4
  br label %42

42:                                               
  %43 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %44 = load ptr, ptr %43, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %25, i8 0, i64 32, i1 false)
  store i64 %27, ptr %26, align 8
  store i64 4096, ptr %28, align 8
  %45 = getelementptr inbounds i8, ptr %25, i64 48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %45, i8 0, i64 16, i1 false)
  store ptr %4, ptr %29, align 8
  store ptr null, ptr %43, align 8
  %46 = tail call ptr %2(ptr noundef %3, ptr noundef null) #14
  %47 = getelementptr inbounds i8, ptr %9, i64 16
  store ptr %46, ptr %47, align 8
  %48 = load ptr, ptr %43, align 8
  store ptr %44, ptr %43, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %66, label %50

50:                                               
  %51 = phi ptr [ %52, %50 ], [ %48, %42 ]
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %50

54:                                               
  %55 = load atomic i64, ptr %5 monotonic, align 8
  %56 = ptrtoint ptr %48 to i64
  %57 = inttoptr i64 %55 to ptr
  store ptr %57, ptr %51, align 8
  %58 = cmpxchg ptr %5, i64 %55, i64 %56 release monotonic, align 8
  %59 = extractvalue { i64, i1 } %58, 1
  br i1 %59, label %66, label %60

60:                                               
  %61 = phi { i64, i1 } [ %64, %60 ], [ %58, %54 ]
  %62 = extractvalue { i64, i1 } %61, 0
  %63 = inttoptr i64 %62 to ptr
  store ptr %63, ptr %51, align 8
  %64 = cmpxchg ptr %5, i64 %62, i64 %56 release monotonic, align 8
  %65 = extractvalue { i64, i1 } %64, 1
  br i1 %65, label %66, label %60

66:                                               
  store ptr %30, ptr %29, align 8
  %67 = getelementptr inbounds i8, ptr %9, i64 32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %67, ptr noundef nonnull align 8 dereferenceable(64) %25, i64 64, i1 false)
  %68 = getelementptr inbounds i8, ptr %9, i64 64
  %69 = load i64, ptr %68, align 8
  %70 = sub i64 %69, %27
  %71 = getelementptr inbounds i8, ptr %9, i64 24
  store i64 %70, ptr %71, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %25, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  store i64 %69, ptr %26, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %28, ptr noundef nonnull align 8 dereferenceable(24) %8, i64 24, i1 false)
  %72 = getelementptr inbounds i8, ptr %4, i64 8
  %73 = load atomic i64, ptr %72 monotonic, align 8
  %74 = ptrtoint ptr %9 to i64
  %75 = inttoptr i64 %73 to ptr
  store ptr %75, ptr %9, align 8
  %76 = cmpxchg ptr %72, i64 %73, i64 %74 release monotonic, align 8
  %77 = extractvalue { i64, i1 } %76, 1
  br i1 %77, label %84, label %78

78:                                               
  %79 = phi { i64, i1 } [ %82, %78 ], [ %76, %66 ]
  %80 = extractvalue { i64, i1 } %79, 0
  %81 = inttoptr i64 %80 to ptr
  store ptr %81, ptr %9, align 8
  %82 = cmpxchg ptr %72, i64 %80, i64 %74 release monotonic, align 8
  %83 = extractvalue { i64, i1 } %82, 1
  br i1 %83, label %84, label %78

84:                                               
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8)
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_is_alone() #0 memory(read) {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %9, label %4

4:                                                
  %5 = getelementptr inbounds i8, ptr %2, i64 28
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  %8 = zext i1 %7 to i32
  br label %9

9:                                                
  %10 = phi i32 [ 0, %0 ], [ %8, %4 ]
  ret i32 %10
}

define linkonce_odr hidden void @__enzyme_cc_parallel_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %6 = getelementptr inbounds i8, ptr %5, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:                                                
  %10 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 87) #14
  tail call void @abort() #17
  unreachable

11:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #14
  store ptr null, ptr %4, align 8
  %12 = tail call i32 @omp_get_dynamic() #14
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               
  tail call void @omp_set_dynamic(i32 noundef 0) #14
  br label %15

15:                                               
  %16 = tail call i32 @omp_get_max_active_levels() #14
  %17 = getelementptr inbounds i8, ptr %2, i64 32
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %16, %18
  br i1 %19, label %21, label %20

20:                                               
  tail call void @omp_set_max_active_levels(i32 noundef %18) #14
  br label %21

21:                                               
  %22 = tail call i32 @__kmpc_global_thread_num(ptr noundef nonnull @HERE) #14
  %23 = getelementptr inbounds i8, ptr %2, i64 24
  %24 = load i32, ptr %23, align 8
  tail call void @__kmpc_push_num_threads(ptr noundef nonnull @HERE, i32 noundef %22, i32 noundef %24) #14
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr noundef nonnull @HERE, i32 noundef 4, ptr noundef nonnull @reverse, ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %4) #14
  br i1 %13, label %26, label %25

25:                                               
  call void @omp_set_dynamic(i32 noundef 1) #14
  br label %26

26:                                               
  %27 = load i32, ptr %17, align 8
  %28 = icmp eq i32 %16, %27
  br i1 %28, label %30, label %29

29:                                               
  call void @omp_set_max_active_levels(i32 noundef %16) #14
  br label %30

30:                                               
  %31 = load ptr, ptr %4, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %40, label %33

33:                                               
  %34 = phi ptr [ %35, %33 ], [ %31, %30 ]
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %33

37:                                               
  %38 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %39 = load ptr, ptr %38, align 8
  store ptr %39, ptr %34, align 8
  store ptr %31, ptr %38, align 8
  br label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %2, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %45

44:                                               
  store ptr null, ptr %41, align 8
  call void @__enzyme_cc_forget_turns(ptr noundef %2) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14
  ret void

45:                                               
  %46 = phi ptr [ %47, %45 ], [ %42, %40 ]
  %47 = load ptr, ptr %46, align 8
  call void @free(ptr noundef nonnull %46)
  %48 = icmp eq ptr %47, null
  br i1 %48, label %44, label %45
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #7

declare void @abort() local_unnamed_addr #8

declare i32 @omp_get_dynamic() local_unnamed_addr

declare void @omp_set_dynamic(i32 noundef) local_unnamed_addr

declare void @omp_set_max_active_levels(i32 noundef) local_unnamed_addr

declare void @__kmpc_push_num_threads(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare i32 @__kmpc_global_thread_num(ptr noundef) local_unnamed_addr

define internal void @reverse(ptr nocapture readnone %0, ptr nocapture readnone %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef %5) #3 {
  %7 = alloca { ptr, ptr, ptr, ptr }, align 8
  %8 = alloca { i64, i64, ptr }, align 8
  %9 = tail call i32 @omp_get_num_threads() #14
  %10 = getelementptr inbounds i8, ptr %4, i64 24
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %15, label %13

13:                                               
  %14 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.4, i64 noundef 91) #14
  tail call void @abort() #17
  unreachable

15:                                               
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  br label %17

17:                                               
  %18 = phi ptr [ %16, %15 ], [ %19, %17 ]
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = tail call i32 @omp_get_thread_num() #14
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %17

24:                                               
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8)
  %25 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(32) %25, i64 32, i1 false)
  %26 = getelementptr inbounds i8, ptr %25, i64 32
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %25, i64 40
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(24) %28, i64 24, i1 false)
  %29 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %30 = load ptr, ptr %29, align 8
  %31 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %19, i64 32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %25, ptr noundef nonnull align 8 dereferenceable(64) %33, i64 64, i1 false)
  store ptr %4, ptr %29, align 8
  store ptr null, ptr %31, align 8
  %34 = getelementptr inbounds i8, ptr %19, i64 16
  %35 = load ptr, ptr %34, align 8
  %36 = tail call ptr %2(ptr noundef %3, ptr noundef %35) #14
  %37 = load ptr, ptr %31, align 8
  store ptr %32, ptr %31, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %55, label %39

39:                                               
  %40 = phi ptr [ %41, %39 ], [ %37, %24 ]
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %39

43:                                               
  %44 = load atomic i64, ptr %5 monotonic, align 8
  %45 = ptrtoint ptr %37 to i64
  %46 = inttoptr i64 %44 to ptr
  store ptr %46, ptr %40, align 8
  %47 = cmpxchg ptr %5, i64 %44, i64 %45 release monotonic, align 8
  %48 = extractvalue { i64, i1 } %47, 1
  br i1 %48, label %55, label %49

49:                                               
  %50 = phi { i64, i1 } [ %53, %49 ], [ %47, %43 ]
  %51 = extractvalue { i64, i1 } %50, 0
  %52 = inttoptr i64 %51 to ptr
  store ptr %52, ptr %40, align 8
  %53 = cmpxchg ptr %5, i64 %51, i64 %45 release monotonic, align 8
  %54 = extractvalue { i64, i1 } %53, 1
  br i1 %54, label %55, label %49

55:                                               
  store ptr %30, ptr %29, align 8
  %56 = getelementptr inbounds i8, ptr %25, i64 24
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %70, label %59

59:                                               
  %60 = getelementptr inbounds i8, ptr %57, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = ptrtoint ptr %61 to i64
  %63 = ptrtoint ptr %57 to i64
  %64 = sub i64 %62, %63
  %65 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__enzyme_cc_idle_segments)
  %66 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %64, i1 true)
  %67 = xor i64 %66, 63
  %68 = getelementptr inbounds [64 x ptr], ptr %65, i64 0, i64 %67
  %69 = load ptr, ptr %68, align 8
  store ptr %69, ptr %57, align 8
  store ptr %57, ptr %68, align 8
  br label %70

70:                                               
  %71 = getelementptr inbounds i8, ptr %25, i64 16
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %76, label %74

74:                                               
  %75 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__enzyme_cc_idle_segments)
  br label %80

76:                                               
  %77 = getelementptr inbounds i8, ptr %19, i64 24
  %78 = load i64, ptr %77, align 8
  %79 = tail call i64 @llvm.usub.sat.i64(i64 %27, i64 %78)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %25, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  store i64 %79, ptr %26, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %28, ptr noundef nonnull align 8 dereferenceable(24) %8, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8)
  ret void

80:                                               
  %81 = phi ptr [ %72, %74 ], [ %82, %80 ]
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %81, i64 8
  %84 = load ptr, ptr %83, align 8
  %85 = ptrtoint ptr %84 to i64
  %86 = ptrtoint ptr %81 to i64
  %87 = sub i64 %85, %86
  %88 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %87, i1 true)
  %89 = xor i64 %88, 63
  %90 = getelementptr inbounds [64 x ptr], ptr %75, i64 0, i64 %89
  %91 = load ptr, ptr %90, align 8
  store ptr %91, ptr %81, align 8
  store ptr %81, ptr %90, align 8
  %92 = icmp eq ptr %82, null
  br i1 %92, label %76, label %80
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #9

declare void @__enzyme_cc_forget_turns(ptr noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_barrier() local_unnamed_addr #0 {
  %1 = tail call i32 @__kmpc_global_thread_num(ptr noundef nonnull @HERE) #14
  tail call void @__kmpc_barrier(ptr noundef nonnull @HERE, i32 noundef %1) #14
  ret void
}

declare void @__kmpc_barrier(ptr noundef, i32 noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_begin_request() local_unnamed_addr #0 {
  %1 = atomicrmw add ptr @__enzyme_cc_requests, i64 1 monotonic, align 8
  %2 = add i64 %1, 1
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_request)
  store i64 %2, ptr %3, align 8
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_request_number() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_request)
  %2 = load i64, ptr %1, align 8
  ret i64 %2
}

define linkonce_odr hidden void @__enzyme_cc_join_request(i64 noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_request)
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, %0
  br i1 %5, label %7, label %6

6:                                                
  store i64 %0, ptr %3, align 8
  tail call void %1() #14
  br label %7

7:                                                
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_add_to_mixed(ptr noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = fcmp oeq double %1, 0.000000e+00
  br i1 %4, label %15, label %5

5:                                                
  %6 = phi i64 [ %14, %5 ], [ %3, %2 ]
  %7 = icmp ult i64 %6, 281474976710656
  %8 = bitcast i64 %6 to double
  %9 = fadd double %8, %1
  %10 = select i1 %7, double %1, double %9
  %11 = bitcast double %10 to i64
  %12 = cmpxchg ptr %0, i64 %6, i64 %11 monotonic monotonic, align 8
  %13 = extractvalue { i64, i1 } %12, 1
  %14 = extractvalue { i64, i1 } %12, 0
  br i1 %13, label %15, label %5

15:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_add_long_double(ptr noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = atomicrmw xchg ptr @__enzyme_cc_sum_lock, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                
  %6 = load x86_fp80, ptr %0, align 16
  %7 = fadd x86_fp80 %6, %1
  store x86_fp80 %7, ptr %0, align 16
  store atomic i32 0, ptr @__enzyme_cc_sum_lock release, align 4
  ret void

8:                                                
  %9 = phi i32 [ %14, %13 ], [ 0, %2 ]
  %10 = icmp ugt i32 %9, 64
  br i1 %10, label %11, label %13

11:                                               
  %12 = tail call i32 @sched_yield() #14
  br label %13

13:                                               
  %14 = add i32 %9, 1
  %15 = atomicrmw xchg ptr @__enzyme_cc_sum_lock, i32 1 acquire, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %5, label %8
}

define linkonce_odr hidden ptr @__enzyme_cc_own_sums(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %7, label %3

3:                                                
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef %0) #18
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                
  tail call void @perror(ptr noundef nonnull @.str.1) #16
  tail call void @abort() #17
  unreachable

7:                                                
  %8 = phi ptr [ null, %1 ], [ %4, %3 ]
  ret ptr %8
}

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #10

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #11

define linkonce_odr hidden void @__enzyme_cc_share_sums(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = lshr i64 %2, 3
  %5 = icmp ult i64 %2, 8
  br i1 %5, label %6, label %7

6:                                                
  tail call void @free(ptr noundef %1)
  ret void

7:                                                
  %8 = phi i64 [ %16, %15 ], [ 0, %3 ]
  %9 = getelementptr inbounds double, ptr %1, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = fcmp une double %10, 0.000000e+00
  br i1 %11, label %12, label %15

12:                                               
  %13 = getelementptr inbounds double, ptr %0, i64 %8
  %14 = atomicrmw fadd ptr %13, double %10 monotonic, align 8
  br label %15

15:                                               
  %16 = add nuw nsw i64 %8, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %6, label %7
}

define linkonce_odr hidden void @__enzyme_cc_share_float_sums(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = lshr i64 %2, 2
  %5 = icmp ult i64 %2, 4
  br i1 %5, label %6, label %7

6:                                                
  tail call void @free(ptr noundef %1)
  ret void

7:                                                
  %8 = phi i64 [ %16, %15 ], [ 0, %3 ]
  %9 = getelementptr inbounds float, ptr %1, i64 %8
  %10 = load float, ptr %9, align 4
  %11 = fcmp une float %10, 0.000000e+00
  br i1 %11, label %12, label %15

12:                                               
  %13 = getelementptr inbounds float, ptr %0, i64 %8
  %14 = atomicrmw fadd ptr %13, float %10 monotonic, align 4
  br label %15

15:                                               
  %16 = add nuw nsw i64 %8, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %6, label %7
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #12

declare i32 @omp_get_thread_num() local_unnamed_addr

declare i32 @omp_get_num_threads() local_unnamed_addr

declare i64 @llvm.ctlz.i64(i64, i1 immarg) #6

declare i32 @sched_yield() local_unnamed_addr

declare i64 @llvm.usub.sat.i64(i64, i64) #13

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree }
attributes #8 = { noreturn nounwind }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #11 = { nofree nounwind }
attributes #12 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { allocsize(0) }
attributes #16 = { cold }
attributes #17 = { noreturn nounwind }
attributes #18 = { allocsize(0,1) }


