; from threads.c, team.h, arena.h, support.h: 97723c25400360358c8ad96b72c7500f

%struct.arena = type { ptr, ptr, ptr, ptr, i64, i64, i64, ptr }
%struct.table = type { ptr, i64, i64, ptr }
%union.attributes = type { i64, [48 x i8] }

@__enzyme_cc_team = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [50 x i8] c"enzyme-cc: out of memory for the order of threads\00", align 1
@.str.1 = private unnamed_addr constant [52 x i8] c"enzyme-cc: out of memory for the record of a thread\00", align 1
@.str.2 = private unnamed_addr constant [108 x i8] c"enzyme-cc: a thread that differentiated code starts is detached: nothing tells when it is through; join it\0A\00", align 1
@scope_of_next = internal thread_local unnamed_addr global ptr null, align 8
@__enzyme_cc_thread_slots = linkonce_odr hidden local_unnamed_addr global [4096 x i8] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [62 x i8] c"enzyme-cc: more threads than a derivative can follow at once\0A\00", align 1
@.str.4 = private unnamed_addr constant [39 x i8] c"enzyme-cc: no thread could be started\0A\00", align 1
@__enzyme_cc_threads = linkonce_odr hidden local_unnamed_addr global ptr null, align 8
@.str.5 = private unnamed_addr constant [129 x i8] c"enzyme-cc: the handle of a thread that differentiated code starts is dropped: nothing tells when the thread is through; join it\0A\00", align 1
@.str.6 = private unnamed_addr constant [55 x i8] c"enzyme-cc: out of memory for the arguments of a thread\00", align 1
@.str.7 = private unnamed_addr constant [73 x i8] c"enzyme-cc: no thread could be started for the reverse sweep of a thread\0A\00", align 1
@__enzyme_cc_arena = linkonce_odr hidden thread_local local_unnamed_addr global %struct.arena zeroinitializer, align 8
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local local_unnamed_addr global [64 x ptr] zeroinitializer, align 16
@__enzyme_cc_deferred = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_thread_results = linkonce_odr hidden local_unnamed_addr global [4096 x ptr] zeroinitializer, align 16
@__enzyme_cc_threads_lock = linkonce_odr hidden global i32 0, align 4
@.str.8 = private unnamed_addr constant [100 x i8] c"enzyme-cc: differentiated code joins a thread that was not started within it, or was joined before\0A\00", align 1
@.str.9 = private unnamed_addr constant [51 x i8] c"enzyme-cc: out of memory for the start of a thread\00", align 1
@of_closure = internal constant %struct.table { ptr @leave_closure, i64 0, i64 1, ptr @run_closure }, align 8

define linkonce_odr hidden ptr @__enzyme_cc_threads_begin() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %10

4:                                                
  %5 = tail call dereferenceable_or_null(40) ptr @malloc(i64 noundef 40) #14
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                
  tail call void @perror(ptr noundef nonnull @.str) #15
  tail call void @abort() #16
  unreachable

8:                                                
  %9 = getelementptr inbounds i8, ptr %5, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  store ptr %5, ptr %5, align 8
  store ptr %5, ptr %1, align 8
  br label %10

10:                                               
  %11 = phi ptr [ %5, %8 ], [ null, %0 ]
  ret ptr %11
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #4

declare void @abort() local_unnamed_addr #5

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define linkonce_odr hidden void @__enzyme_cc_threads_end(ptr noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:                                                
  tail call void @__enzyme_cc_forget_turns(ptr noundef nonnull %0) #17
  tail call void @free(ptr noundef nonnull %0)
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  store ptr null, ptr %4, align 8
  br label %5

5:                                                
  ret void
}

declare void @__enzyme_cc_forget_turns(ptr noundef) local_unnamed_addr

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #9

define linkonce_odr hidden ptr @__enzyme_cc_thread_new(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = tail call dereferenceable_or_null(224) ptr @malloc(i64 noundef 224) #14
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                
  tail call void @perror(ptr noundef nonnull @.str.1) #15
  tail call void @abort() #16
  unreachable

7:                                                
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %8, i8 0, i64 152, i1 false)
  %9 = getelementptr inbounds i8, ptr %4, i64 176
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  %11 = load ptr, ptr %10, align 8
  store ptr null, ptr %4, align 8
  %12 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %4, i64 168
  store ptr %11, ptr %13, align 8
  %14 = icmp eq ptr %0, null
  br i1 %14, label %23, label %15

15:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #17
  store i32 0, ptr %3, align 4
  %16 = call i32 @pthread_attr_getdetachstate(ptr noundef nonnull %0, ptr noundef nonnull %3) #17
  %17 = load i32, ptr %3, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               
  %20 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 107) #17
  call void @abort() #16
  unreachable

21:                                               
  %22 = call i32 @pthread_attr_getstacksize(ptr noundef nonnull %0, ptr noundef nonnull %8) #17
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #17
  br label %23

23:                                               
  ret ptr %4
}

declare i32 @pthread_attr_getdetachstate(ptr noundef, ptr noundef) local_unnamed_addr

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #10

declare i32 @pthread_attr_getstacksize(ptr noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_thread_in_scope(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @scope_of_next)
  store ptr %0, ptr %2, align 8
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_thread_new_of_rust(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call ptr @__enzyme_cc_thread_new(ptr noundef null, ptr noundef %5)
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  store i64 %1, ptr %8, align 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @scope_of_next)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %7, i64 184
  store ptr %10, ptr %11, align 8
  store ptr null, ptr %9, align 8
  %12 = getelementptr inbounds i8, ptr %7, i64 192
  %13 = sdiv i64 %4, 8
  %14 = trunc i64 %13 to i32
  store ptr %0, ptr %12, align 8
  %15 = getelementptr inbounds i8, ptr %7, i64 200
  store ptr %2, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %7, i64 208
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %7, i64 216
  store i32 %14, ptr %17, align 8
  ret ptr %7
}

define linkonce_odr hidden void @__enzyme_cc_thread_body(ptr noundef %0) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_thread_slot(ptr noundef %0) local_unnamed_addr #0 {
  %2 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %13, label %4

4:                                                
  %5 = phi i32 [ %10, %9 ], [ 0, %1 ]
  %6 = icmp ugt i32 %5, 64
  br i1 %6, label %7, label %9

7:                                                
  %8 = tail call i32 @sched_yield() #17
  br label %9

9:                                                
  %10 = add i32 %5, 1
  %11 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %4

13:                                               
  %14 = getelementptr inbounds i8, ptr %0, i64 60
  %15 = load i32, ptr %14, align 4
  %16 = icmp slt i32 %15, 4096
  br i1 %16, label %17, label %28

17:                                               
  %18 = sext i32 %15 to i64
  br label %19

19:                                               
  %20 = phi i64 [ %18, %17 ], [ %25, %24 ]
  %21 = getelementptr inbounds [4096 x i8], ptr @__enzyme_cc_thread_slots, i64 0, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %32, label %24

24:                                               
  %25 = add nsw i64 %20, 1
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %14, align 4
  %27 = icmp eq i32 %26, 4096
  br i1 %27, label %30, label %19

28:                                               
  %29 = icmp eq i32 %15, 4096
  br i1 %29, label %30, label %34

30:                                               
  %31 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.3, i64 noundef 61) #17
  tail call void @abort() #16
  unreachable

32:                                               
  %33 = trunc nsw i64 %20 to i32
  br label %34

34:                                               
  %35 = phi i32 [ %15, %28 ], [ %33, %32 ]
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4096 x i8], ptr @__enzyme_cc_thread_slots, i64 0, i64 %36
  store i8 1, ptr %37, align 1
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %38 = load i32, ptr %14, align 4
  %39 = sext i32 %38 to i64
  ret i64 %39
}

define linkonce_odr hidden void @__enzyme_cc_thread_slot_done(i64 noundef %0) local_unnamed_addr #0 {
  %2 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %13, label %4

4:                                                
  %5 = phi i32 [ %10, %9 ], [ 0, %1 ]
  %6 = icmp ugt i32 %5, 64
  br i1 %6, label %7, label %9

7:                                                
  %8 = tail call i32 @sched_yield() #17
  br label %9

9:                                                
  %10 = add i32 %5, 1
  %11 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %4

13:                                               
  %14 = getelementptr inbounds [4096 x i8], ptr @__enzyme_cc_thread_slots, i64 0, i64 %0
  store i8 0, ptr %14, align 1
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_thread_return(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 %1, ptr %3, align 8
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_thread_begun(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 40
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8
  store i64 %8, ptr %1, align 8
  br label %16

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 80
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %16

13:                                               
  %14 = getelementptr inbounds i8, ptr %0, i64 88
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr noundef %15)
  tail call void @free(ptr noundef nonnull %0)
  br label %16

16:                                               
  ret i32 %4
}

define linkonce_odr hidden void @__enzyme_cc_thread_begun_surely(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @__enzyme_cc_thread_begun(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                
  %6 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.4, i64 noundef 38) #17
  tail call void @abort() #16
  unreachable

7:                                                
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_thread_number(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17
  call void @__enzyme_cc_thread_begun_surely(ptr noundef %0, ptr noundef nonnull %2)
  %3 = load i64, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #17
  ret i64 %3
}

define linkonce_odr hidden i64 @__enzyme_cc_thread_slot_of(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ne i64 %0, 0
  tail call void @llvm.assume(i1 %2)
  %3 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %14, label %5

5:                                                
  %6 = phi i32 [ %11, %10 ], [ 0, %1 ]
  %7 = icmp ugt i32 %6, 64
  br i1 %7, label %8, label %10

8:                                                
  %9 = tail call i32 @sched_yield() #17
  br label %10

10:                                               
  %11 = add i32 %6, 1
  %12 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %5

14:                                               
  br label %15

15:                                               
  %16 = phi ptr [ %17, %19 ], [ @__enzyme_cc_threads, %14 ]
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %27, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %17, i64 24
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %23, label %15

23:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %24 = getelementptr inbounds i8, ptr %17, i64 60
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  ret i64 %26

27:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %28 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.8, i64 noundef 99) #17
  tail call void @abort() #16
  unreachable
}

define linkonce_odr hidden i64 @__enzyme_cc_thread_of_scope(ptr noundef %0) local_unnamed_addr #0 {
  %2 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %13, label %4

4:                                                
  %5 = phi i32 [ %10, %9 ], [ 0, %1 ]
  %6 = icmp ugt i32 %5, 64
  br i1 %6, label %7, label %9

7:                                                
  %8 = tail call i32 @sched_yield() #17
  br label %9

9:                                                
  %10 = add i32 %5, 1
  %11 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %4

13:                                               
  %14 = ptrtoint ptr %0 to i64
  br label %15

15:                                               
  %16 = phi ptr [ @__enzyme_cc_threads, %13 ], [ %17, %19 ]
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %30, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %17, i64 184
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  %23 = ptrtoint ptr %21 to i64
  %24 = sub i64 %14, %23
  %25 = icmp ugt i64 %24, 31
  %26 = or i1 %22, %25
  br i1 %26, label %15, label %27

27:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %28 = getelementptr inbounds i8, ptr %17, i64 24
  %29 = load i64, ptr %28, align 8
  br label %31

30:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  br label %31

31:                                               
  %32 = phi i64 [ %29, %27 ], [ 0, %30 ]
  ret i64 %32
}

define linkonce_odr hidden void @__enzyme_cc_thread_left_alone(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ne i64 %0, 0
  tail call void @llvm.assume(i1 %2)
  %3 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %14, label %5

5:                                                
  %6 = phi i32 [ %11, %10 ], [ 0, %1 ]
  %7 = icmp ugt i32 %6, 64
  br i1 %7, label %8, label %10

8:                                                
  %9 = tail call i32 @sched_yield() #17
  br label %10

10:                                               
  %11 = add i32 %6, 1
  %12 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %5

14:                                               
  br label %15

15:                                               
  %16 = phi ptr [ %17, %19 ], [ @__enzyme_cc_threads, %14 ]
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %27, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %17, i64 24
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %23, label %15

23:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %24 = getelementptr inbounds i8, ptr %17, i64 184
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %29, label %31

27:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %28 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.8, i64 noundef 99) #17
  tail call void @abort() #16
  unreachable

29:                                               
  %30 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 128) #17
  tail call void @abort() #16
  unreachable

31:                                               
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_thread_join(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %66, label %3

3:                                                
  %4 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %15, label %6

6:                                                
  %7 = phi i32 [ %12, %11 ], [ 0, %3 ]
  %8 = icmp ugt i32 %7, 64
  br i1 %8, label %9, label %11

9:                                                
  %10 = tail call i32 @sched_yield() #17
  br label %11

11:                                               
  %12 = add i32 %7, 1
  %13 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %6

15:                                               
  br label %16

16:                                               
  %17 = phi ptr [ %18, %20 ], [ @__enzyme_cc_threads, %15 ]
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %24, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %18, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %26, label %16

24:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %25 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.8, i64 noundef 99) #17
  tail call void @abort() #16
  unreachable

26:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %27 = tail call i32 @pthread_join(i64 noundef %0, ptr noundef null) #17
  %28 = getelementptr inbounds i8, ptr %18, i64 48
  store i32 1, ptr %28, align 8
  %29 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %40, label %31

31:                                               
  %32 = phi i32 [ %37, %36 ], [ 0, %26 ]
  %33 = icmp ugt i32 %32, 64
  br i1 %33, label %34, label %36

34:                                               
  %35 = tail call i32 @sched_yield() #17
  br label %36

36:                                               
  %37 = add i32 %32, 1
  %38 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %31

40:                                               
  br label %41

41:                                               
  %42 = phi ptr [ %43, %41 ], [ @__enzyme_cc_threads, %40 ]
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, %18
  br i1 %44, label %45, label %41

45:                                               
  %46 = load ptr, ptr %18, align 8
  store ptr %46, ptr %42, align 8
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %47 = getelementptr inbounds i8, ptr %18, i64 176
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %57, label %50

50:                                               
  %51 = phi ptr [ %52, %50 ], [ %48, %45 ]
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %50

54:                                               
  %55 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %56 = load ptr, ptr %55, align 8
  store ptr %56, ptr %51, align 8
  store ptr %48, ptr %55, align 8
  br label %57

57:                                               
  store ptr null, ptr %47, align 8
  %58 = getelementptr inbounds i8, ptr %18, i64 64
  %59 = load i32, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %18, i64 80
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %63, label %66

63:                                               
  %64 = getelementptr inbounds i8, ptr %18, i64 88
  %65 = load ptr, ptr %64, align 8
  tail call void @free(ptr noundef %65)
  tail call void @free(ptr noundef nonnull %18)
  br label %66

66:                                               
  %67 = phi i32 [ %59, %63 ], [ %59, %57 ], [ 0, %1 ]
  ret i32 %67
}

define linkonce_odr hidden ptr @__enzyme_cc_start_thread_arguments(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call ptr @malloc(i64 noundef %1) #14
  %4 = getelementptr inbounds i8, ptr %0, i64 88
  store ptr %3, ptr %4, align 8
  %5 = icmp eq ptr %3, null
  br i1 %5, label %6, label %7

6:                                                
  tail call void @perror(ptr noundef nonnull @.str.6) #15
  tail call void @abort() #16
  unreachable

7:                                                
  ret ptr %3
}

define linkonce_odr hidden void @__enzyme_cc_start_thread(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 72
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 80
  store ptr %2, ptr %5, align 8
  %6 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %17, label %8

8:                                                
  %9 = phi i32 [ %14, %13 ], [ 0, %3 ]
  %10 = icmp ugt i32 %9, 64
  br i1 %10, label %11, label %13

11:                                               
  %12 = tail call i32 @sched_yield() #17
  br label %13

13:                                               
  %14 = add i32 %9, 1
  %15 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %8

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 192
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %47, label %21

21:                                               
  %22 = getelementptr inbounds i8, ptr %0, i64 200
  %23 = load ptr, ptr %22, align 8
  %24 = tail call ptr %23(i64 noundef 24, i64 noundef 8) #17
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               
  tail call void @perror(ptr noundef nonnull @.str.9) #15
  tail call void @abort() #16
  unreachable

27:                                               
  %28 = getelementptr inbounds i8, ptr %0, i64 216
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 208
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i64 2, i64 0
  %34 = getelementptr inbounds ptr, ptr %24, i64 %33
  store ptr %31, ptr %34, align 8
  %35 = sext i32 %29 to i64
  %36 = getelementptr inbounds ptr, ptr %24, i64 %35
  store ptr %0, ptr %36, align 8
  %37 = getelementptr i8, ptr %36, i64 8
  store ptr @of_closure, ptr %37, align 8
  %38 = load ptr, ptr %18, align 8
  %39 = getelementptr inbounds i8, ptr %0, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = tail call { i64, i64 } %38(i64 noundef %40, ptr noundef nonnull %24) #17
  %42 = extractvalue { i64, i64 } %41, 0
  %43 = extractvalue { i64, i64 } %41, 1
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %43, ptr %44, align 8
  %45 = icmp ne i64 %42, 0
  %46 = zext i1 %45 to i32
  br label %52

47:                                               
  %48 = getelementptr inbounds i8, ptr %0, i64 24
  %49 = getelementptr inbounds i8, ptr %0, i64 8
  %50 = load ptr, ptr %49, align 8
  %51 = tail call i32 @pthread_create(ptr noundef nonnull %48, ptr noundef %50, ptr noundef nonnull @run, ptr noundef nonnull %0) #17
  br label %52

52:                                               
  %53 = phi i32 [ %46, %27 ], [ %51, %47 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 40
  store i32 %53, ptr %54, align 8
  %55 = icmp eq i32 %53, 0
  br i1 %55, label %56, label %58

56:                                               
  %57 = load ptr, ptr @__enzyme_cc_threads, align 8
  store ptr %57, ptr %0, align 8
  store ptr %0, ptr @__enzyme_cc_threads, align 8
  br label %58

58:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  ret void
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define internal noundef ptr @run(ptr nocapture noundef %0) #11 {
  %2 = getelementptr inbounds i8, ptr %0, i64 168
  %3 = load ptr, ptr %2, align 8
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  store ptr %3, ptr %4, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %5, i8 0, i64 40, i1 false)
  %6 = getelementptr inbounds i8, ptr %5, i64 40
  store i64 4096, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %8 = getelementptr inbounds i8, ptr %0, i64 72
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 88
  %11 = load ptr, ptr %10, align 8
  %12 = tail call ptr %9(ptr noundef %11, ptr noundef null) #17
  %13 = getelementptr inbounds i8, ptr %0, i64 96
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 104
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %14, ptr noundef nonnull align 8 dereferenceable(64) %5, i64 64, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  %15 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 176
  store ptr %16, ptr %17, align 8
  store ptr null, ptr %15, align 8
  ret ptr null
}

define linkonce_odr hidden ptr @__enzyme_cc_start_thread_record(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %27, label %3

3:                                                
  %4 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %15, label %6

6:                                                
  %7 = phi i32 [ %12, %11 ], [ 0, %3 ]
  %8 = icmp ugt i32 %7, 64
  br i1 %8, label %9, label %11

9:                                                
  %10 = tail call i32 @sched_yield() #17
  br label %11

11:                                               
  %12 = add i32 %7, 1
  %13 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %6

15:                                               
  br label %16

16:                                               
  %17 = phi ptr [ %18, %20 ], [ @__enzyme_cc_threads, %15 ]
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %25, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %18, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %24, label %16

24:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  br label %27

25:                                               
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %26 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.8, i64 noundef 99) #17
  tail call void @abort() #16
  unreachable

27:                                               
  %28 = phi ptr [ null, %1 ], [ %18, %24 ]
  ret ptr %28
}

define linkonce_odr hidden void @__enzyme_cc_start_thread_backwards(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca %union.attributes, align 8
  %3 = icmp eq ptr %0, null
  br i1 %3, label %31, label %4

4:                                                
  %5 = getelementptr inbounds i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %31, label %8

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %31

12:                                               
  %13 = getelementptr inbounds i8, ptr %0, i64 52
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %31

16:                                               
  store i32 1, ptr %13, align 4
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %2) #17
  %17 = call i32 @pthread_attr_init(ptr noundef nonnull %2) #17
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %23, label %21

21:                                               
  %22 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %2, i64 noundef %19) #17
  br label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = call i32 @pthread_create(ptr noundef nonnull %24, ptr noundef nonnull %2, ptr noundef nonnull @run_backwards, ptr noundef nonnull %0) #17
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               
  %28 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.7, i64 noundef 72) #17
  call void @abort() #16
  unreachable

29:                                               
  %30 = call i32 @pthread_attr_destroy(ptr noundef nonnull %2) #17
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %2) #17
  br label %31

31:                                               
  ret void
}

declare i32 @pthread_attr_init(ptr noundef) local_unnamed_addr

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) local_unnamed_addr

define internal noundef ptr @run_backwards(ptr nocapture noundef %0) #11 {
  %2 = getelementptr inbounds i8, ptr %0, i64 168
  %3 = load ptr, ptr %2, align 8
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  store ptr %3, ptr %4, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %6 = getelementptr inbounds i8, ptr %0, i64 104
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %5, ptr noundef nonnull align 8 dereferenceable(64) %6, i64 64, i1 false)
  %7 = getelementptr inbounds i8, ptr %0, i64 80
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 96
  %12 = load ptr, ptr %11, align 8
  %13 = tail call ptr %8(ptr noundef %10, ptr noundef %12) #17
  %14 = getelementptr inbounds i8, ptr %5, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %5, i64 24
  %17 = load ptr, ptr %16, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  %18 = icmp eq ptr %15, null
  br i1 %18, label %19, label %23

19:                                               
  tail call void @free(ptr noundef %17)
  %20 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 176
  store ptr %21, ptr %22, align 8
  store ptr null, ptr %20, align 8
  ret ptr null

23:                                               
  %24 = phi ptr [ %25, %23 ], [ %15, %1 ]
  %25 = load ptr, ptr %24, align 8
  tail call void @free(ptr noundef nonnull %24)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %19, label %23
}

declare i32 @pthread_attr_destroy(ptr noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_start_thread_finish(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 40
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %56

5:                                                
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %42

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = tail call i32 @pthread_join(i64 noundef %11, ptr noundef null) #17
  store i32 1, ptr %6, align 8
  %13 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %24, label %15

15:                                               
  %16 = phi i32 [ %21, %20 ], [ 0, %9 ]
  %17 = icmp ugt i32 %16, 64
  br i1 %17, label %18, label %20

18:                                               
  %19 = tail call i32 @sched_yield() #17
  br label %20

20:                                               
  %21 = add i32 %16, 1
  %22 = atomicrmw xchg ptr @__enzyme_cc_threads_lock, i32 1 acquire, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %15

24:                                               
  br label %25

25:                                               
  %26 = phi ptr [ %27, %25 ], [ @__enzyme_cc_threads, %24 ]
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, %0
  br i1 %28, label %29, label %25

29:                                               
  %30 = load ptr, ptr %0, align 8
  store ptr %30, ptr %26, align 8
  store atomic i32 0, ptr @__enzyme_cc_threads_lock release, align 4
  %31 = getelementptr inbounds i8, ptr %0, i64 176
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %41, label %34

34:                                               
  %35 = phi ptr [ %36, %34 ], [ %32, %29 ]
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %34

38:                                               
  %39 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %35, align 8
  store ptr %32, ptr %39, align 8
  br label %41

41:                                               
  store ptr null, ptr %31, align 8
  br label %42

42:                                               
  tail call void @__enzyme_cc_start_thread_backwards(ptr noundef nonnull %0)
  %43 = getelementptr inbounds i8, ptr %0, i64 32
  %44 = load i64, ptr %43, align 8
  %45 = tail call i32 @pthread_join(i64 noundef %44, ptr noundef null) #17
  %46 = getelementptr inbounds i8, ptr %0, i64 176
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %56, label %49

49:                                               
  %50 = phi ptr [ %51, %49 ], [ %47, %42 ]
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %49

53:                                               
  %54 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %50, align 8
  store ptr %47, ptr %54, align 8
  br label %56

56:                                               
  %57 = getelementptr inbounds i8, ptr %0, i64 88
  %58 = load ptr, ptr %57, align 8
  tail call void @free(ptr noundef %58)
  tail call void @free(ptr noundef %0)
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

declare i32 @sched_yield() local_unnamed_addr

define internal void @leave_closure(ptr nocapture readnone %0) #12 {
  ret void
}

define internal void @run_closure(ptr nocapture noundef %0) #11 {
  %2 = getelementptr inbounds i8, ptr %0, i64 168
  %3 = load ptr, ptr %2, align 8
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_team)
  store ptr %3, ptr %4, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %5, i8 0, i64 40, i1 false)
  %6 = getelementptr inbounds i8, ptr %5, i64 40
  store i64 4096, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %8 = getelementptr inbounds i8, ptr %0, i64 72
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 88
  %11 = load ptr, ptr %10, align 8
  %12 = tail call ptr %9(ptr noundef %11, ptr noundef null) #17
  %13 = getelementptr inbounds i8, ptr %0, i64 96
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 104
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %14, ptr noundef nonnull align 8 dereferenceable(64) %5, i64 64, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  %15 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 176
  store ptr %16, ptr %17, align 8
  store ptr null, ptr %15, align 8
  ret void
}

declare void @llvm.assume(i1 noundef) #13

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nofree nounwind }
attributes #5 = { noreturn nounwind }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #10 = { nofree }
attributes #11 = { nounwind }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #14 = { allocsize(0) }
attributes #15 = { cold }
attributes #16 = { noreturn nounwind }
attributes #17 = { nounwind }


