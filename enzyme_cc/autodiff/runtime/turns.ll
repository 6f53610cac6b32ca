; from turns.c, team.h, arena.h, support.h: 2a5cc58d0a0f9febe46992ddce985d0f

%struct.arena = type { ptr, ptr, ptr, ptr, i64, i64, i64, ptr }

@__enzyme_cc_team = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_turns_taken = linkonce_odr hidden thread_local local_unnamed_addr global i32 0, align 4
@__enzyme_cc_turns_lock = linkonce_odr hidden global i32 0, align 4
@__enzyme_cc_atomic_lock = linkonce_odr hidden global i32 0, align 4
@.str = private unnamed_addr constant [84 x i8] c"enzyme-cc: differentiated code uses a future or a task that was made outside of it\0A\00", align 1
@__enzyme_cc_arena = linkonce_odr hidden thread_local local_unnamed_addr global %struct.arena zeroinitializer, align 8
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local local_unnamed_addr global [64 x ptr] zeroinitializer, align 16
@__enzyme_cc_deferred = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str.1 = private unnamed_addr constant [61 x i8] c"enzyme-cc: out of memory for the order of a critical section\00", align 1
@done_here.here = internal thread_local global i8 0, align 1
@.str.2 = private unnamed_addr constant [85 x i8] c"enzyme-cc: differentiated code asks for a lock that it may not take or give back so\0A\00", align 1

define linkonce_odr hidden i64 @__enzyme_cc_take_number(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %57, label %5

5:                                                
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  br label %8

8:                                                
  %9 = phi ptr [ null, %5 ], [ %12, %32 ]
  %10 = phi ptr [ null, %5 ], [ %33, %32 ]
  %11 = load atomic i64, ptr %7 acquire, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = icmp eq ptr %9, %12
  br i1 %13, label %23, label %14

14:                                               
  %15 = phi ptr [ %20, %19 ], [ %12, %8 ]
  %16 = getelementptr inbounds i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %0
  br i1 %18, label %22, label %19

19:                                               
  %20 = load ptr, ptr %15, align 8
  %21 = icmp eq ptr %20, %9
  br i1 %21, label %23, label %14

22:                                               
  tail call void @free(ptr noundef %10)
  br label %37

23:                                               
  %24 = icmp eq ptr %10, null
  br i1 %24, label %25, label %32

25:                                               
  %26 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

29:                                               
  %30 = getelementptr inbounds i8, ptr %26, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %30, i8 0, i64 32, i1 false)
  store ptr null, ptr %26, align 8
  %31 = getelementptr inbounds i8, ptr %26, i64 8
  store ptr %0, ptr %31, align 8
  br label %32

32:                                               
  %33 = phi ptr [ %10, %23 ], [ %26, %29 ]
  store ptr %12, ptr %33, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = cmpxchg ptr %7, i64 %11, i64 %34 release monotonic, align 8
  %36 = extractvalue { i64, i1 } %35, 1
  br i1 %36, label %37, label %8

37:                                               
  %38 = phi ptr [ %15, %22 ], [ %33, %32 ]
  %39 = getelementptr inbounds i8, ptr %38, i64 32
  %40 = load atomic i64, ptr %39 monotonic, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %48, label %42

42:                                               
  %43 = getelementptr inbounds i8, ptr %38, i64 16
  %44 = atomicrmw add ptr %43, i64 1 monotonic, align 8
  %45 = getelementptr inbounds i8, ptr %38, i64 24
  %46 = load atomic i64, ptr %45 monotonic, align 8
  %47 = or i64 %46, 4611686018427387904
  br label %57

48:                                               
  %49 = getelementptr inbounds i8, ptr %38, i64 40
  %50 = load i32, ptr %49, align 8
  %51 = icmp sgt i32 %50, 1
  br i1 %51, label %57, label %52

52:                                               
  %53 = getelementptr inbounds i8, ptr %38, i64 24
  %54 = atomicrmw add ptr %53, i64 1 monotonic, align 8
  %55 = getelementptr inbounds i8, ptr %38, i64 16
  %56 = atomicrmw add ptr %55, i64 1 monotonic, align 8
  br label %57

57:                                               
  %58 = phi i64 [ 0, %1 ], [ %47, %42 ], [ %56, %52 ], [ -1, %48 ]
  ret i64 %58
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

define linkonce_odr hidden i64 @__enzyme_cc_take_nested_number(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @omp_test_nest_lock(ptr noundef %0) #13
  tail call void @omp_unset_nest_lock(ptr noundef %0) #13
  %3 = icmp sgt i32 %2, 2
  br i1 %3, label %6, label %4

4:                                                
  %5 = tail call i64 @__enzyme_cc_take_number(ptr noundef %0)
  br label %6

6:                                                
  %7 = phi i64 [ %5, %4 ], [ -1, %1 ]
  ret i64 %7
}

declare i32 @omp_test_nest_lock(ptr noundef) local_unnamed_addr

declare void @omp_unset_nest_lock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_wait_for_turn(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %23

6:                                                
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzyme_cc_turns_taken)
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %11, label %81

11:                                               
  %12 = atomicrmw xchg ptr @__enzyme_cc_turns_lock, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %81, label %14

14:                                               
  %15 = phi i32 [ %20, %19 ], [ 0, %11 ]
  %16 = icmp ugt i32 %15, 64
  br i1 %16, label %17, label %19

17:                                               
  %18 = tail call i32 @sched_yield() #13
  br label %19

19:                                               
  %20 = add i32 %15, 1
  %21 = atomicrmw xchg ptr @__enzyme_cc_turns_lock, i32 1 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %81, label %14

23:                                               
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 16
  br label %26

26:                                               
  %27 = phi ptr [ null, %23 ], [ %30, %50 ]
  %28 = phi ptr [ null, %23 ], [ %51, %50 ]
  %29 = load atomic i64, ptr %25 acquire, align 8
  %30 = inttoptr i64 %29 to ptr
  %31 = icmp eq ptr %27, %30
  br i1 %31, label %41, label %32

32:                                               
  %33 = phi ptr [ %38, %37 ], [ %30, %26 ]
  %34 = getelementptr inbounds i8, ptr %33, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, %0
  br i1 %36, label %40, label %37

37:                                               
  %38 = load ptr, ptr %33, align 8
  %39 = icmp eq ptr %38, %27
  br i1 %39, label %41, label %32

40:                                               
  tail call void @free(ptr noundef %28)
  br label %55

41:                                               
  %42 = icmp eq ptr %28, null
  br i1 %42, label %43, label %50

43:                                               
  %44 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %47

46:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

47:                                               
  %48 = getelementptr inbounds i8, ptr %44, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %48, i8 0, i64 32, i1 false)
  store ptr null, ptr %44, align 8
  %49 = getelementptr inbounds i8, ptr %44, i64 8
  store ptr %0, ptr %49, align 8
  br label %50

50:                                               
  %51 = phi ptr [ %28, %41 ], [ %44, %47 ]
  store ptr %30, ptr %51, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = cmpxchg ptr %25, i64 %29, i64 %52 release monotonic, align 8
  %54 = extractvalue { i64, i1 } %53, 1
  br i1 %54, label %55, label %26

55:                                               
  %56 = phi ptr [ %33, %40 ], [ %51, %50 ]
  %57 = icmp eq i64 %1, -1
  br i1 %57, label %58, label %62

58:                                               
  %59 = getelementptr inbounds i8, ptr %56, i64 44
  %60 = load i32, ptr %59, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %59, align 4
  br label %81

62:                                               
  %63 = and i64 %1, 4611686018427387904
  %64 = icmp eq i64 %63, 0
  %65 = select i1 %64, i64 16, i64 24
  %66 = getelementptr inbounds i8, ptr %56, i64 %65
  %67 = and i64 %1, -4611686018427387905
  %68 = add nuw i64 %1, 1
  %69 = select i1 %64, i64 %68, i64 %67
  %70 = load atomic i64, ptr %66 acquire, align 8
  %71 = icmp eq i64 %70, %69
  br i1 %71, label %81, label %72

72:                                               
  %73 = phi i32 [ %78, %77 ], [ 0, %62 ]
  %74 = icmp ugt i32 %73, 64
  br i1 %74, label %75, label %77

75:                                               
  %76 = tail call i32 @sched_yield() #13
  br label %77

77:                                               
  %78 = add i32 %73, 1
  %79 = load atomic i64, ptr %66 acquire, align 8
  %80 = icmp eq i64 %79, %69
  br i1 %80, label %81, label %72

81:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_pass_turn(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %11

5:                                                
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzyme_cc_turns_taken)
  %7 = load i32, ptr %6, align 4
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %6, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %55

10:                                               
  store atomic i32 0, ptr @__enzyme_cc_turns_lock release, align 4
  br label %55

11:                                               
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  br label %14

14:                                               
  %15 = phi ptr [ null, %11 ], [ %18, %38 ]
  %16 = phi ptr [ null, %11 ], [ %39, %38 ]
  %17 = load atomic i64, ptr %13 acquire, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = icmp eq ptr %15, %18
  br i1 %19, label %29, label %20

20:                                               
  %21 = phi ptr [ %26, %25 ], [ %18, %14 ]
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, %0
  br i1 %24, label %28, label %25

25:                                               
  %26 = load ptr, ptr %21, align 8
  %27 = icmp eq ptr %26, %15
  br i1 %27, label %29, label %20

28:                                               
  tail call void @free(ptr noundef %16)
  br label %43

29:                                               
  %30 = icmp eq ptr %16, null
  br i1 %30, label %31, label %38

31:                                               
  %32 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %35

34:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

35:                                               
  %36 = getelementptr inbounds i8, ptr %32, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %36, i8 0, i64 32, i1 false)
  store ptr null, ptr %32, align 8
  %37 = getelementptr inbounds i8, ptr %32, i64 8
  store ptr %0, ptr %37, align 8
  br label %38

38:                                               
  %39 = phi ptr [ %16, %29 ], [ %32, %35 ]
  store ptr %18, ptr %39, align 8
  %40 = ptrtoint ptr %39 to i64
  %41 = cmpxchg ptr %13, i64 %17, i64 %40 release monotonic, align 8
  %42 = extractvalue { i64, i1 } %41, 1
  br i1 %42, label %43, label %14

43:                                               
  %44 = phi ptr [ %21, %28 ], [ %39, %38 ]
  %45 = getelementptr inbounds i8, ptr %44, i64 44
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               
  %49 = add nsw i32 %46, -1
  store i32 %49, ptr %45, align 4
  br label %55

50:                                               
  %51 = getelementptr inbounds i8, ptr %44, i64 24
  %52 = atomicrmw sub ptr %51, i64 1 release, align 8
  %53 = getelementptr inbounds i8, ptr %44, i64 16
  %54 = atomicrmw sub ptr %53, i64 1 release, align 8
  br label %55

55:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_pass_shared_turn(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %11

5:                                                
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzyme_cc_turns_taken)
  %7 = load i32, ptr %6, align 4
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %6, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %47

10:                                               
  store atomic i32 0, ptr @__enzyme_cc_turns_lock release, align 4
  br label %47

11:                                               
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  br label %14

14:                                               
  %15 = phi ptr [ null, %11 ], [ %18, %38 ]
  %16 = phi ptr [ null, %11 ], [ %39, %38 ]
  %17 = load atomic i64, ptr %13 acquire, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = icmp eq ptr %15, %18
  br i1 %19, label %29, label %20

20:                                               
  %21 = phi ptr [ %26, %25 ], [ %18, %14 ]
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, %0
  br i1 %24, label %28, label %25

25:                                               
  %26 = load ptr, ptr %21, align 8
  %27 = icmp eq ptr %26, %15
  br i1 %27, label %29, label %20

28:                                               
  tail call void @free(ptr noundef %16)
  br label %43

29:                                               
  %30 = icmp eq ptr %16, null
  br i1 %30, label %31, label %38

31:                                               
  %32 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %35

34:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

35:                                               
  %36 = getelementptr inbounds i8, ptr %32, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %36, i8 0, i64 32, i1 false)
  store ptr null, ptr %32, align 8
  %37 = getelementptr inbounds i8, ptr %32, i64 8
  store ptr %0, ptr %37, align 8
  br label %38

38:                                               
  %39 = phi ptr [ %16, %29 ], [ %32, %35 ]
  store ptr %18, ptr %39, align 8
  %40 = ptrtoint ptr %39 to i64
  %41 = cmpxchg ptr %13, i64 %17, i64 %40 release monotonic, align 8
  %42 = extractvalue { i64, i1 } %41, 1
  br i1 %42, label %43, label %14

43:                                               
  %44 = phi ptr [ %21, %28 ], [ %39, %38 ]
  %45 = getelementptr inbounds i8, ptr %44, i64 16
  %46 = atomicrmw sub ptr %45, i64 1 release, align 8
  br label %47

47:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_pass_turn_unless(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                
  tail call void @__enzyme_cc_pass_turn(ptr noundef %0)
  br label %5

5:                                                
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_pass_shared_turn_unless(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                
  tail call void @__enzyme_cc_pass_shared_turn(ptr noundef %0)
  br label %5

5:                                                
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_forget_turns(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                
  store ptr null, ptr %2, align 8
  ret void

6:                                                
  %7 = phi ptr [ %8, %6 ], [ %3, %1 ]
  %8 = load ptr, ptr %7, align 8
  tail call void @free(ptr noundef nonnull %7)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %5, label %6
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #3

define linkonce_odr hidden void @__enzyme_cc_atomic_enter() local_unnamed_addr #0 {
  %1 = atomicrmw xchg ptr @__enzyme_cc_atomic_lock, i32 1 acquire, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %4

3:                                                
  ret void

4:                                                
  %5 = phi i32 [ %10, %9 ], [ 0, %0 ]
  %6 = icmp ugt i32 %5, 64
  br i1 %6, label %7, label %9

7:                                                
  %8 = tail call i32 @sched_yield() #13
  br label %9

9:                                                
  %10 = add i32 %5, 1
  %11 = atomicrmw xchg ptr @__enzyme_cc_atomic_lock, i32 1 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %3, label %4
}

define linkonce_odr hidden void @__enzyme_cc_atomic_leave() local_unnamed_addr #0 {
  store atomic i32 0, ptr @__enzyme_cc_atomic_lock release, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_once_enter(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @done_here.here)
  %3 = ptrtoint ptr %2 to i64
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 2
  %6 = or disjoint i32 %5, 1
  %7 = load atomic i32, ptr %0 acquire, align 4
  %8 = icmp eq i32 %7, 2
  %9 = icmp eq i32 %7, %6
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %25, label %11

11:                                               
  %12 = phi i32 [ %20, %19 ], [ 0, %1 ]
  %13 = cmpxchg ptr %0, i32 0, i32 %6 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %25, label %15

15:                                               
  %16 = icmp ugt i32 %12, 64
  br i1 %16, label %17, label %19

17:                                               
  %18 = tail call i32 @sched_yield() #13
  br label %19

19:                                               
  %20 = add i32 %12, 1
  %21 = load atomic i32, ptr %0 acquire, align 4
  %22 = icmp eq i32 %21, 2
  %23 = icmp eq i32 %21, %6
  %24 = select i1 %22, i1 true, i1 %23
  br i1 %24, label %25, label %11

25:                                               
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_once_is_first(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load atomic i32, ptr %0 monotonic, align 4
  %3 = and i32 %2, 1
  ret i32 %3
}

define linkonce_odr hidden void @__enzyme_cc_once_leave(ptr noundef %0) local_unnamed_addr #0 {
  store atomic i32 2, ptr %0 release, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_rust_once_enter(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load atomic i32, ptr %0 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %22, label %4

4:                                                
  %5 = phi i32 [ %20, %18 ], [ %2, %1 ]
  %6 = phi i32 [ %19, %18 ], [ 0, %1 ]
  %7 = and i32 %5, 2
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %14, label %9

9:                                                
  %10 = and i32 %5, 4
  %11 = or disjoint i32 %10, 1
  %12 = cmpxchg ptr %0, i32 %5, i32 %11 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %22, label %14

14:                                               
  %15 = icmp ugt i32 %6, 64
  br i1 %15, label %16, label %18

16:                                               
  %17 = tail call i32 @sched_yield() #13
  br label %18

18:                                               
  %19 = add i32 %6, 1
  %20 = load atomic i32, ptr %0 acquire, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %4

22:                                               
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_rust_once_is_first(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load atomic i32, ptr %0 monotonic, align 4
  %3 = icmp ne i32 %2, 0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define linkonce_odr hidden void @__enzyme_cc_rust_once_leave(ptr noundef %0) local_unnamed_addr #0 {
  store atomic i32 0, ptr %0 release, align 4
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_mutex_lock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #13
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                
  %5 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 84) #13
  tail call void @abort() #12
  unreachable

6:                                                
  %7 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef 0)
  ret i32 0
}

define internal fastcc noundef i32 @owned(ptr noundef %0, i32 noundef returned %1) unnamed_addr #4 {
  %3 = icmp eq i32 %1, 0
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  %7 = select i1 %3, i1 %6, i1 false
  br i1 %7, label %8, label %45

8:                                                
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  br label %11

11:                                               
  %12 = phi ptr [ null, %8 ], [ %15, %35 ]
  %13 = phi ptr [ null, %8 ], [ %36, %35 ]
  %14 = load atomic i64, ptr %10 acquire, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = icmp eq ptr %12, %15
  br i1 %16, label %26, label %17

17:                                               
  %18 = phi ptr [ %23, %22 ], [ %15, %11 ]
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, %0
  br i1 %21, label %25, label %22

22:                                               
  %23 = load ptr, ptr %18, align 8
  %24 = icmp eq ptr %23, %12
  br i1 %24, label %26, label %17

25:                                               
  tail call void @free(ptr noundef %13)
  br label %40

26:                                               
  %27 = icmp eq ptr %13, null
  br i1 %27, label %28, label %35

28:                                               
  %29 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %32

31:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

32:                                               
  %33 = getelementptr inbounds i8, ptr %29, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, i8 0, i64 32, i1 false)
  store ptr null, ptr %29, align 8
  %34 = getelementptr inbounds i8, ptr %29, i64 8
  store ptr %0, ptr %34, align 8
  br label %35

35:                                               
  %36 = phi ptr [ %13, %26 ], [ %29, %32 ]
  store ptr %15, ptr %36, align 8
  %37 = ptrtoint ptr %36 to i64
  %38 = cmpxchg ptr %10, i64 %14, i64 %37 release monotonic, align 8
  %39 = extractvalue { i64, i1 } %38, 1
  br i1 %39, label %40, label %11

40:                                               
  %41 = phi ptr [ %18, %25 ], [ %36, %35 ]
  %42 = getelementptr inbounds i8, ptr %41, i64 40
  %43 = load i32, ptr %42, align 8
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %42, align 8
  br label %45

45:                                               
  ret i32 %1
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_mutex_trylock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_mutex_trylock(ptr noundef %0) #13
  %3 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef %2)
  ret i32 %2
}

declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_mutex_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1) #13
  %4 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef %3)
  ret i32 %3
}

declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @pthread_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr noundef %2) #13
  %5 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef %4)
  ret i32 %4
}

declare i32 @pthread_mutex_clocklock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_mutex_unlock(ptr noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @given_back(ptr noundef %0)
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #13
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                
  %5 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 84) #13
  tail call void @abort() #12
  unreachable

6:                                                
  ret i32 0
}

define internal fastcc void @given_back(ptr noundef %0) unnamed_addr #4 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %50, label %5

5:                                                
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  br label %8

8:                                                
  %9 = phi ptr [ null, %5 ], [ %12, %32 ]
  %10 = phi ptr [ null, %5 ], [ %33, %32 ]
  %11 = load atomic i64, ptr %7 acquire, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = icmp eq ptr %9, %12
  br i1 %13, label %23, label %14

14:                                               
  %15 = phi ptr [ %20, %19 ], [ %12, %8 ]
  %16 = getelementptr inbounds i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %0
  br i1 %18, label %22, label %19

19:                                               
  %20 = load ptr, ptr %15, align 8
  %21 = icmp eq ptr %20, %9
  br i1 %21, label %23, label %14

22:                                               
  tail call void @free(ptr noundef %10)
  br label %37

23:                                               
  %24 = icmp eq ptr %10, null
  br i1 %24, label %25, label %32

25:                                               
  %26 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

29:                                               
  %30 = getelementptr inbounds i8, ptr %26, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %30, i8 0, i64 32, i1 false)
  store ptr null, ptr %26, align 8
  %31 = getelementptr inbounds i8, ptr %26, i64 8
  store ptr %0, ptr %31, align 8
  br label %32

32:                                               
  %33 = phi ptr [ %10, %23 ], [ %26, %29 ]
  store ptr %12, ptr %33, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = cmpxchg ptr %7, i64 %11, i64 %34 release monotonic, align 8
  %36 = extractvalue { i64, i1 } %35, 1
  br i1 %36, label %37, label %8

37:                                               
  %38 = phi ptr [ %15, %22 ], [ %33, %32 ]
  %39 = getelementptr inbounds i8, ptr %38, i64 32
  %40 = load atomic i64, ptr %39 monotonic, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %44, label %42

42:                                               
  %43 = atomicrmw sub ptr %39, i64 1 monotonic, align 8
  br label %50

44:                                               
  %45 = getelementptr inbounds i8, ptr %38, i64 40
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               
  %49 = add nsw i32 %46, -1
  store i32 %49, ptr %45, align 8
  br label %50

50:                                               
  ret void
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_spin_lock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_spin_lock(ptr noundef %0) #13
  ret i32 %2
}

declare i32 @pthread_spin_lock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_spin_trylock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_spin_trylock(ptr noundef %0) #13
  ret i32 %2
}

declare i32 @pthread_spin_trylock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_spin_unlock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_spin_unlock(ptr noundef %0) #13
  ret i32 %2
}

declare i32 @pthread_spin_unlock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rwlock_rdlock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_rwlock_rdlock(ptr noundef %0) #13
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                
  %5 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 84) #13
  tail call void @abort() #12
  unreachable

6:                                                
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %46, label %10

10:                                               
  %11 = load ptr, ptr %8, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 16
  br label %13

13:                                               
  %14 = phi ptr [ null, %10 ], [ %17, %37 ]
  %15 = phi ptr [ null, %10 ], [ %38, %37 ]
  %16 = load atomic i64, ptr %12 acquire, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = icmp eq ptr %14, %17
  br i1 %18, label %28, label %19

19:                                               
  %20 = phi ptr [ %25, %24 ], [ %17, %13 ]
  %21 = getelementptr inbounds i8, ptr %20, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %27, label %24

24:                                               
  %25 = load ptr, ptr %20, align 8
  %26 = icmp eq ptr %25, %14
  br i1 %26, label %28, label %19

27:                                               
  tail call void @free(ptr noundef %15)
  br label %42

28:                                               
  %29 = icmp eq ptr %15, null
  br i1 %29, label %30, label %37

30:                                               
  %31 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

34:                                               
  %35 = getelementptr inbounds i8, ptr %31, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %35, i8 0, i64 32, i1 false)
  store ptr null, ptr %31, align 8
  %36 = getelementptr inbounds i8, ptr %31, i64 8
  store ptr %0, ptr %36, align 8
  br label %37

37:                                               
  %38 = phi ptr [ %15, %28 ], [ %31, %34 ]
  store ptr %17, ptr %38, align 8
  %39 = ptrtoint ptr %38 to i64
  %40 = cmpxchg ptr %12, i64 %16, i64 %39 release monotonic, align 8
  %41 = extractvalue { i64, i1 } %40, 1
  br i1 %41, label %42, label %13

42:                                               
  %43 = phi ptr [ %20, %27 ], [ %38, %37 ]
  %44 = getelementptr inbounds i8, ptr %43, i64 32
  %45 = atomicrmw add ptr %44, i64 1 monotonic, align 8
  br label %46

46:                                               
  ret i32 0
}

define internal fastcc noundef i32 @shared(ptr noundef %0, i32 noundef returned %1) unnamed_addr #4 {
  %3 = icmp eq i32 %1, 0
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  %7 = select i1 %3, i1 %6, i1 false
  br i1 %7, label %8, label %44

8:                                                
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  br label %11

11:                                               
  %12 = phi ptr [ null, %8 ], [ %15, %35 ]
  %13 = phi ptr [ null, %8 ], [ %36, %35 ]
  %14 = load atomic i64, ptr %10 acquire, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = icmp eq ptr %12, %15
  br i1 %16, label %26, label %17

17:                                               
  %18 = phi ptr [ %23, %22 ], [ %15, %11 ]
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, %0
  br i1 %21, label %25, label %22

22:                                               
  %23 = load ptr, ptr %18, align 8
  %24 = icmp eq ptr %23, %12
  br i1 %24, label %26, label %17

25:                                               
  tail call void @free(ptr noundef %13)
  br label %40

26:                                               
  %27 = icmp eq ptr %13, null
  br i1 %27, label %28, label %35

28:                                               
  %29 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %32

31:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

32:                                               
  %33 = getelementptr inbounds i8, ptr %29, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, i8 0, i64 32, i1 false)
  store ptr null, ptr %29, align 8
  %34 = getelementptr inbounds i8, ptr %29, i64 8
  store ptr %0, ptr %34, align 8
  br label %35

35:                                               
  %36 = phi ptr [ %13, %26 ], [ %29, %32 ]
  store ptr %15, ptr %36, align 8
  %37 = ptrtoint ptr %36 to i64
  %38 = cmpxchg ptr %10, i64 %14, i64 %37 release monotonic, align 8
  %39 = extractvalue { i64, i1 } %38, 1
  br i1 %39, label %40, label %11

40:                                               
  %41 = phi ptr [ %18, %25 ], [ %36, %35 ]
  %42 = getelementptr inbounds i8, ptr %41, i64 32
  %43 = atomicrmw add ptr %42, i64 1 monotonic, align 8
  br label %44

44:                                               
  ret i32 %1
}

declare i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rwlock_tryrdlock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_rwlock_tryrdlock(ptr noundef %0) #13
  %3 = tail call fastcc i32 @shared(ptr noundef %0, i32 noundef %2)
  ret i32 %2
}

declare i32 @pthread_rwlock_tryrdlock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rwlock_timedrdlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @pthread_rwlock_timedrdlock(ptr noundef %0, ptr noundef %1) #13
  %4 = tail call fastcc i32 @shared(ptr noundef %0, i32 noundef %3)
  ret i32 %3
}

declare i32 @pthread_rwlock_timedrdlock(ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rwlock_clockrdlock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @pthread_rwlock_clockrdlock(ptr noundef %0, i32 noundef %1, ptr noundef %2) #13
  %5 = tail call fastcc i32 @shared(ptr noundef %0, i32 noundef %4)
  ret i32 %4
}

declare i32 @pthread_rwlock_clockrdlock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rwlock_wrlock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_rwlock_wrlock(ptr noundef %0) #13
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                
  %5 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 84) #13
  tail call void @abort() #12
  unreachable

6:                                                
  %7 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef 0)
  ret i32 0
}

declare i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rwlock_trywrlock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @pthread_rwlock_trywrlock(ptr noundef %0) #13
  %3 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef %2)
  ret i32 %2
}

declare i32 @pthread_rwlock_trywrlock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rwlock_timedwrlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr noundef %1) #13
  %4 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef %3)
  ret i32 %3
}

declare i32 @pthread_rwlock_timedwrlock(ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rwlock_clockwrlock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @pthread_rwlock_clockwrlock(ptr noundef %0, i32 noundef %1, ptr noundef %2) #13
  %5 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef %4)
  ret i32 %4
}

declare i32 @pthread_rwlock_clockwrlock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rwlock_unlock(ptr noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @given_back(ptr noundef %0)
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #13
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                
  %5 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 84) #13
  tail call void @abort() #12
  unreachable

6:                                                
  ret i32 0
}

declare i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr

define linkonce_odr hidden i32 @__enzyme_cc_rust_mutex_trylock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = cmpxchg ptr %0, i32 0, i32 1 acquire monotonic, align 4
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = xor i1 %3, true
  %5 = zext i1 %4 to i32
  %6 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef %5)
  ret i32 %5
}

define linkonce_odr hidden void @__enzyme_cc_rust_mutex_lock(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @__enzyme_cc_rust_mutex_trylock(ptr noundef %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                
  ret void

5:                                                
  %6 = phi i32 [ %11, %10 ], [ 0, %1 ]
  %7 = icmp ugt i32 %6, 64
  br i1 %7, label %8, label %10

8:                                                
  %9 = tail call i32 @sched_yield() #13
  br label %10

10:                                               
  %11 = add i32 %6, 1
  %12 = tail call i32 @__enzyme_cc_rust_mutex_trylock(ptr noundef %0)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %4, label %5
}

define linkonce_odr hidden i32 @__enzyme_cc_rust_mutex_unlock(ptr noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @given_back(ptr noundef %0)
  %2 = atomicrmw xchg ptr %0, i32 0 release, align 4
  ret i32 %2
}

define linkonce_odr hidden void @__enzyme_cc_rust_rwlock_read(ptr noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                
  %3 = phi i32 [ 0, %1 ], [ %16, %15 ]
  %4 = load atomic i32, ptr %0 monotonic, align 4
  %5 = and i32 %4, 1073741822
  %6 = icmp eq i32 %5, 1073741822
  br i1 %6, label %11, label %7

7:                                                
  %8 = add nsw i32 %4, 1
  %9 = cmpxchg ptr %0, i32 %4, i32 %8 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %17, label %11

11:                                               
  %12 = icmp ugt i32 %3, 64
  br i1 %12, label %13, label %15

13:                                               
  %14 = tail call i32 @sched_yield() #13
  br label %15

15:                                               
  %16 = add i32 %3, 1
  br label %2

17:                                               
  %18 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %57, label %21

21:                                               
  %22 = load ptr, ptr %19, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 16
  br label %24

24:                                               
  %25 = phi ptr [ null, %21 ], [ %28, %48 ]
  %26 = phi ptr [ null, %21 ], [ %49, %48 ]
  %27 = load atomic i64, ptr %23 acquire, align 8
  %28 = inttoptr i64 %27 to ptr
  %29 = icmp eq ptr %25, %28
  br i1 %29, label %39, label %30

30:                                               
  %31 = phi ptr [ %36, %35 ], [ %28, %24 ]
  %32 = getelementptr inbounds i8, ptr %31, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, %0
  br i1 %34, label %38, label %35

35:                                               
  %36 = load ptr, ptr %31, align 8
  %37 = icmp eq ptr %36, %25
  br i1 %37, label %39, label %30

38:                                               
  tail call void @free(ptr noundef %26)
  br label %53

39:                                               
  %40 = icmp eq ptr %26, null
  br i1 %40, label %41, label %48

41:                                               
  %42 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %45

44:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

45:                                               
  %46 = getelementptr inbounds i8, ptr %42, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %46, i8 0, i64 32, i1 false)
  store ptr null, ptr %42, align 8
  %47 = getelementptr inbounds i8, ptr %42, i64 8
  store ptr %0, ptr %47, align 8
  br label %48

48:                                               
  %49 = phi ptr [ %26, %39 ], [ %42, %45 ]
  store ptr %28, ptr %49, align 8
  %50 = ptrtoint ptr %49 to i64
  %51 = cmpxchg ptr %23, i64 %27, i64 %50 release monotonic, align 8
  %52 = extractvalue { i64, i1 } %51, 1
  br i1 %52, label %53, label %24

53:                                               
  %54 = phi ptr [ %31, %38 ], [ %49, %48 ]
  %55 = getelementptr inbounds i8, ptr %54, i64 32
  %56 = atomicrmw add ptr %55, i64 1 monotonic, align 8
  br label %57

57:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_rust_rwlock_write(ptr noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                
  %3 = phi i32 [ 0, %1 ], [ %16, %15 ]
  %4 = load atomic i32, ptr %0 monotonic, align 4
  %5 = and i32 %4, 1073741823
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                
  %8 = or disjoint i32 %4, 1073741823
  %9 = cmpxchg ptr %0, i32 %4, i32 %8 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %17, label %11

11:                                               
  %12 = icmp ugt i32 %3, 64
  br i1 %12, label %13, label %15

13:                                               
  %14 = tail call i32 @sched_yield() #13
  br label %15

15:                                               
  %16 = add i32 %3, 1
  br label %2

17:                                               
  %18 = tail call fastcc i32 @owned(ptr noundef nonnull %0, i32 noundef 0)
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_rust_rwlock_unlock(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @given_back(ptr noundef %0)
  %3 = atomicrmw sub ptr %0, i32 %1 release, align 4
  ret i32 %3
}

define linkonce_odr hidden void @__enzyme_cc_rust_mutex_waits(ptr noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @given_back(ptr noundef %0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_rust_mutex_woken(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef 0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_future_begin(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc i32 @owned(ptr noundef %0, i32 noundef 0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_future_ready(ptr noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @given_back(ptr noundef %0)
  store atomic i32 1, ptr %0 release, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_future_wait(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load atomic i32, ptr %0 acquire, align 4
  %3 = and i32 %2, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %46, label %5

5:                                                
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %45, label %9

9:                                                
  %10 = load ptr, ptr %7, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  br label %12

12:                                               
  %13 = phi ptr [ null, %9 ], [ %16, %36 ]
  %14 = phi ptr [ null, %9 ], [ %37, %36 ]
  %15 = load atomic i64, ptr %11 acquire, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = icmp eq ptr %13, %16
  br i1 %17, label %27, label %18

18:                                               
  %19 = phi ptr [ %24, %23 ], [ %16, %12 ]
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, %0
  br i1 %22, label %26, label %23

23:                                               
  %24 = load ptr, ptr %19, align 8
  %25 = icmp eq ptr %24, %13
  br i1 %25, label %27, label %18

26:                                               
  tail call void @free(ptr noundef %14)
  br label %41

27:                                               
  %28 = icmp eq ptr %14, null
  br i1 %28, label %29, label %36

29:                                               
  %30 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %33

32:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #11
  tail call void @abort() #12
  unreachable

33:                                               
  %34 = getelementptr inbounds i8, ptr %30, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %34, i8 0, i64 32, i1 false)
  store ptr null, ptr %30, align 8
  %35 = getelementptr inbounds i8, ptr %30, i64 8
  store ptr %0, ptr %35, align 8
  br label %36

36:                                               
  %37 = phi ptr [ %14, %27 ], [ %30, %33 ]
  store ptr %16, ptr %37, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = cmpxchg ptr %11, i64 %15, i64 %38 release monotonic, align 8
  %40 = extractvalue { i64, i1 } %39, 1
  br i1 %40, label %41, label %12

41:                                               
  %42 = phi ptr [ %19, %26 ], [ %37, %36 ]
  %43 = getelementptr inbounds i8, ptr %42, i64 32
  %44 = atomicrmw add ptr %43, i64 1 monotonic, align 8
  br label %45

45:                                               
  ret void

46:                                               
  %47 = phi i32 [ %52, %51 ], [ 0, %1 ]
  %48 = icmp ugt i32 %47, 64
  br i1 %48, label %49, label %51

49:                                               
  %50 = tail call i32 @sched_yield() #13
  br label %51

51:                                               
  %52 = add i32 %47, 1
  %53 = load atomic i32, ptr %0 acquire, align 4
  %54 = and i32 %53, 1
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %46, label %5
}

define linkonce_odr hidden void @__enzyme_cc_future_seen(ptr noundef %0) local_unnamed_addr #0 {
  tail call fastcc void @given_back(ptr noundef %0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_foreign_object() local_unnamed_addr #0 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 83) #13
  tail call void @abort() #12
  unreachable
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #5

declare void @abort() local_unnamed_addr #6

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #8

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

declare i32 @sched_yield() local_unnamed_addr

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nounwind }
attributes #5 = { nofree }
attributes #6 = { noreturn nounwind }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #8 = { nofree nounwind }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { allocsize(0) }
attributes #11 = { cold }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind }


