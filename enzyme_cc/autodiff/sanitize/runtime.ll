; from runtime.c: 1ee4c193b1267c424dcf8d84c3c30547

%struct.found = type { i64, i32 }
%struct.node = type { i64, i32, i32 }
%struct.waiting = type { ptr, i32 }
%struct.function = type { ptr, ptr }

@ready_for = internal thread_local unnamed_addr global ptr null, align 8
@result_of = internal thread_local unnamed_addr global ptr null, align 8
@arguments = internal thread_local global [8192 x i64] zeroinitializer, align 16
@result = internal thread_local global [1024 x i64] zeroinitializer, align 16
@calls_outside = internal unnamed_addr global i64 0, align 8
@outside = internal unnamed_addr global [64 x ptr] zeroinitializer, align 16
@operations = internal unnamed_addr global i64 0, align 8
@by_value = internal unnamed_addr global i64 140737488355328, align 8
@__enzyme_cc_sanitize_begin.begun = internal unnamed_addr global ptr null, align 8
@written_page = internal global [4096 x i64] zeroinitializer, align 16
@table = internal unnamed_addr global [131072 x ptr] zeroinitializer, align 16
@functions = internal unnamed_addr global ptr null, align 8
@numbers_known = internal unnamed_addr global i64 0, align 8
@numbers_lost = internal unnamed_addr global i64 0, align 8
@numbers = internal unnamed_addr global ptr null, align 8
@serial = internal unnamed_addr global i64 0, align 8
@node_count = internal unnamed_addr global i32 2, align 4
@most_nodes = internal unnamed_addr global i32 0, align 4
@nodes = internal unnamed_addr global ptr null, align 8
@waiting_count = internal unnamed_addr global i64 0, align 8
@waiting = internal unnamed_addr global ptr null, align 8
@most_waiting = internal unnamed_addr global i64 0, align 8
@told_end = internal unnamed_addr global ptr @told, align 8
@told = internal global ptr null, align 8
@.str = private unnamed_addr constant [21 x i8] c"ENZYME_SANITIZE_FILE\00", align 1
@.str.1 = private unnamed_addr constant [35 x i8] c"%s: warning: %s [enzyme-sanitize]\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%s\09%s\0A\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"bits\00", align 1
@.str.5 = private unnamed_addr constant [128 x i8] c"enzyme-sanitize: %d place%s at which bits of active numbers go without a derivative; %llu operations on active numbers followed\00", align 1
@.str.6 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@.str.8 = private unnamed_addr constant [30 x i8] c"; not followed: %llu calls of\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"%s %s\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.11 = private unnamed_addr constant [48 x i8] c"; too many numbers were handed over to know all\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"followed\09%llu\0A\00", align 1

define weak hidden void @__enzyme_cc_sanitize_copy(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq ptr %1, null
  %5 = shl i64 %2, 3
  br i1 %4, label %7, label %6

6:                                                
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr nonnull align 8 %1, i64 %5, i1 false)
  br label %8

7:                                                
  tail call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 %5, i1 false)
  br label %8

8:                                                
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

define weak hidden void @__enzyme_cc_sanitize_load(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq ptr %2, null
  br i1 %5, label %17, label %6

6:                                                
  %7 = load i64, ptr %2, align 8
  %8 = icmp ult i64 %7, 1152921504606846976
  br i1 %8, label %9, label %17

9:                                                
  %10 = phi i64 [ %11, %13 ], [ 0, %6 ]
  %11 = add nuw nsw i64 %10, 1
  %12 = icmp eq i64 %11, 8
  br i1 %12, label %17, label %13

13:                                               
  %14 = getelementptr inbounds i64, ptr %2, i64 %11
  %15 = load i64, ptr %14, align 8
  %16 = icmp ult i64 %15, 1152921504606846976
  br i1 %16, label %9, label %17

17:                                               
  %18 = phi i1 [ false, %6 ], [ true, %4 ], [ %12, %13 ], [ %12, %9 ]
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %22

20:                                               
  %21 = ptrtoint ptr %1 to i64
  br label %23

22:                                               
  ret void

23:                                               
  %24 = phi i64 [ 0, %20 ], [ %59, %56 ]
  %25 = add i64 %24, %21
  %26 = icmp ult i64 %25, 140737488355328
  br i1 %26, label %27, label %37

27:                                               
  %28 = lshr i64 %25, 30
  %29 = getelementptr inbounds [131072 x ptr], ptr @table, i64 0, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:                                               
  %33 = lshr i64 %25, 12
  %34 = and i64 %33, 262143
  %35 = getelementptr inbounds ptr, ptr %30, i64 %34
  %36 = load ptr, ptr %35, align 8
  br label %37

37:                                               
  %38 = phi ptr [ null, %23 ], [ %36, %32 ], [ null, %27 ]
  %39 = icmp eq ptr %38, @written_page
  br i1 %39, label %46, label %40

40:                                               
  %41 = icmp eq ptr %38, null
  br i1 %41, label %46, label %42

42:                                               
  %43 = and i64 %25, 4095
  %44 = getelementptr inbounds i64, ptr %38, i64 %43
  %45 = load i64, ptr %44, align 8
  br label %46

46:                                               
  %47 = phi i64 [ 1, %37 ], [ %45, %42 ], [ 0, %40 ]
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %52, label %49

49:                                               
  %50 = icmp ult i64 %47, 1152921504606846976
  %51 = select i1 %50, i64 0, i64 %47
  br label %56

52:                                               
  br i1 %18, label %56, label %53

53:                                               
  %54 = and i64 %25, 281474976710655
  %55 = or disjoint i64 %54, 2305843009213693952
  br label %56

56:                                               
  %57 = phi i64 [ %51, %49 ], [ %55, %53 ], [ 0, %52 ]
  %58 = getelementptr inbounds i64, ptr %0, i64 %24
  store i64 %57, ptr %58, align 8
  %59 = add nuw nsw i64 %24, 1
  %60 = icmp eq i64 %59, %3
  br i1 %60, label %22, label %23
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

define weak hidden void @__enzyme_cc_sanitize_store(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %8

5:                                                
  %6 = ptrtoint ptr %0 to i64
  %7 = icmp eq ptr %1, null
  br label %9

8:                                                
  ret void

9:                                                
  %10 = phi i64 [ 0, %5 ], [ %25, %24 ]
  %11 = add i64 %10, %6
  br i1 %7, label %17, label %12

12:                                               
  %13 = getelementptr inbounds i64, ptr %1, i64 %10
  %14 = load i64, ptr %13, align 8
  %15 = icmp ult i64 %14, 1152921504606846976
  %16 = select i1 %15, i64 1, i64 %14
  br label %17

17:                                               
  %18 = phi i64 [ 1, %9 ], [ %16, %12 ]
  %19 = tail call fastcc ptr @page_of(i64 noundef %11, i32 noundef 1) #13
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               
  %22 = and i64 %11, 4095
  %23 = getelementptr inbounds i64, ptr %19, i64 %22
  store i64 %18, ptr %23, align 8
  br label %24

24:                                               
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, %2
  br i1 %26, label %8, label %9
}

define weak hidden void @__enzyme_cc_sanitize_clear(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = ptrtoint ptr %0 to i64
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %5 = add i64 %4, %3
  %6 = icmp ugt i64 %5, %3
  br i1 %6, label %7, label %34

7:                                                
  %8 = phi i64 [ %32, %31 ], [ %3, %2 ]
  %9 = and i64 %8, 4095
  %10 = sub i64 %5, %8
  %11 = icmp ugt i64 %10, 4095
  %12 = and i64 %8, -140737488351233
  %13 = icmp eq i64 %12, 0
  %14 = and i1 %13, %11
  br i1 %14, label %15, label %25

15:                                               
  %16 = tail call fastcc ptr @page_of(i64 noundef %8, i32 noundef 1) #13
  %17 = icmp eq ptr %16, null
  br i1 %17, label %23, label %18

18:                                               
  %19 = phi i64 [ %21, %18 ], [ 0, %15 ]
  %20 = getelementptr inbounds i64, ptr %16, i64 %19
  store i64 1, ptr %20, align 8
  %21 = add nuw nsw i64 %19, 1
  %22 = icmp eq i64 %21, 4096
  br i1 %22, label %23, label %18

23:                                               
  %24 = add nuw nsw i64 %8, 4096
  br label %31

25:                                               
  %26 = add i64 %8, 1
  %27 = tail call fastcc ptr @page_of(i64 noundef %8, i32 noundef 1) #13
  %28 = icmp eq ptr %27, null
  br i1 %28, label %31, label %29

29:                                               
  %30 = getelementptr inbounds i64, ptr %27, i64 %9
  store i64 1, ptr %30, align 8
  br label %31

31:                                               
  %32 = phi i64 [ %24, %23 ], [ %26, %25 ], [ %26, %29 ]
  %33 = icmp ult i64 %32, %5
  br i1 %33, label %7, label %34

34:                                               
  ret void
}

define internal fastcc ptr @page_of(i64 noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = icmp ult i64 %0, 140737488355328
  br i1 %3, label %4, label %42

4:                                                
  %5 = lshr i64 %0, 30
  %6 = getelementptr inbounds [131072 x ptr], ptr @table, i64 0, i64 %5
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %16

9:                                                
  %10 = icmp eq i32 %1, 0
  br i1 %10, label %42, label %11

11:                                               
  %12 = tail call ptr @mmap(ptr noundef null, i64 noundef 2097152, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %13 = icmp eq ptr %12, inttoptr (i64 -1 to ptr)
  br i1 %13, label %14, label %15

14:                                               
  tail call void @abort() #15
  unreachable

15:                                               
  store ptr %12, ptr %6, align 8
  br label %16

16:                                               
  %17 = load ptr, ptr %6, align 8
  %18 = lshr i64 %0, 12
  %19 = and i64 %18, 262143
  %20 = getelementptr inbounds ptr, ptr %17, i64 %19
  %21 = icmp eq i32 %1, 0
  br i1 %21, label %40, label %22

22:                                               
  %23 = load ptr, ptr %20, align 8
  %24 = icmp eq ptr %23, null
  %25 = icmp eq ptr %23, @written_page
  %26 = or i1 %24, %25
  br i1 %26, label %27, label %40

27:                                               
  %28 = tail call ptr @mmap(ptr noundef null, i64 noundef 32768, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %29 = icmp eq ptr %28, inttoptr (i64 -1 to ptr)
  br i1 %29, label %30, label %31

30:                                               
  tail call void @abort() #15
  unreachable

31:                                               
  %32 = load ptr, ptr %20, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %39, label %34

34:                                               
  %35 = phi i64 [ %37, %34 ], [ 0, %31 ]
  %36 = getelementptr inbounds i64, ptr %28, i64 %35
  store i64 1, ptr %36, align 8
  %37 = add nuw nsw i64 %35, 1
  %38 = icmp eq i64 %37, 4096
  br i1 %38, label %39, label %34

39:                                               
  store ptr %28, ptr %20, align 8
  br label %40

40:                                               
  %41 = load ptr, ptr %20, align 8
  br label %42

42:                                               
  %43 = phi ptr [ null, %2 ], [ %41, %40 ], [ null, %9 ]
  ret ptr %43
}

define weak hidden void @__enzyme_cc_sanitize_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #16
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                
  %8 = icmp ult ptr %0, %1
  br label %10

9:                                                
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #16
  ret void

10:                                               
  %11 = phi i64 [ 0, %7 ], [ %17, %10 ]
  %12 = xor i64 %11, -1
  %13 = add nsw i64 %12, %3
  %14 = select i1 %8, i64 %11, i64 %13
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  call void @__enzyme_cc_sanitize_load(ptr noundef nonnull %5, ptr noundef %15, ptr noundef %2, i64 noundef 1) #13
  %16 = getelementptr inbounds i8, ptr %0, i64 %14
  call void @__enzyme_cc_sanitize_store(ptr noundef %16, ptr noundef nonnull %5, i64 noundef 1) #13
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %9, label %10
}

define weak hidden ptr @__enzyme_cc_sanitize_instrumented(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr @functions, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %9

4:                                                
  %5 = tail call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %6 = icmp eq ptr %5, inttoptr (i64 -1 to ptr)
  br i1 %6, label %7, label %8

7:                                                
  tail call void @abort() #15
  unreachable

8:                                                
  store ptr %5, ptr @functions, align 8
  br label %9

9:                                                
  %10 = ptrtoint ptr %0 to i64
  %11 = lshr i64 %10, 2
  %12 = mul i64 %11, -7046029254386353131
  %13 = lshr i64 %12, 47
  %14 = load ptr, ptr @functions, align 8
  %15 = getelementptr inbounds ptr, ptr %14, i64 %13
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %29, label %18

18:                                               
  %19 = phi ptr [ %27, %23 ], [ %16, %9 ]
  %20 = phi i64 [ %25, %23 ], [ %13, %9 ]
  %21 = load ptr, ptr %19, align 8
  %22 = icmp eq ptr %21, %0
  br i1 %22, label %29, label %23

23:                                               
  %24 = add nuw nsw i64 %20, 1
  %25 = and i64 %24, 131071
  %26 = getelementptr inbounds ptr, ptr %14, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %18

29:                                               
  %30 = phi i64 [ %13, %9 ], [ %20, %18 ], [ %25, %23 ]
  %31 = getelementptr inbounds ptr, ptr %14, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %37, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %32, i64 8
  %36 = load ptr, ptr %35, align 8
  br label %37

37:                                               
  %38 = phi ptr [ %36, %34 ], [ %0, %29 ]
  ret ptr %38
}

define weak hidden ptr @__enzyme_cc_sanitize_arguments(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @ready_for)
  store ptr %0, ptr %2, align 8
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @result_of)
  store ptr null, ptr %3, align 8
  %4 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @arguments)
  ret ptr %4
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

define weak hidden ptr @__enzyme_cc_sanitize_given(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @ready_for)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, %0
  br i1 %4, label %5, label %7

5:                                                
  store ptr null, ptr %2, align 8
  %6 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @arguments)
  br label %7

7:                                                
  %8 = phi ptr [ %6, %5 ], [ null, %1 ]
  ret ptr %8
}

define weak hidden void @__enzyme_cc_sanitize_argument(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = icmp eq ptr %1, null
  br i1 %6, label %7, label %12

7:                                                
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %9, label %20

9:                                                
  %10 = icmp eq i32 %4, 0
  %11 = select i1 %10, i64 0, i64 3458764513820540928
  br label %15

12:                                               
  %13 = getelementptr inbounds i64, ptr %1, i64 %2
  %14 = shl i64 %3, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr nonnull align 8 %13, i64 %14, i1 false)
  br label %20

15:                                               
  %16 = phi i64 [ 0, %9 ], [ %18, %15 ]
  %17 = getelementptr inbounds i64, ptr %0, i64 %16
  store i64 %11, ptr %17, align 8
  %18 = add nuw nsw i64 %16, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %20, label %15

20:                                               
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_return(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i64 @llvm.smin.i64(i64 %2, i64 1024)
  %5 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @result)
  tail call void @__enzyme_cc_sanitize_copy(ptr noundef nonnull %5, ptr noundef %1, i64 noundef %4) #13
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @result_of)
  store ptr %0, ptr %6, align 8
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_returned(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @result_of)
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, %1
  %7 = tail call i64 @llvm.smin.i64(i64 %2, i64 1024)
  %8 = select i1 %6, i64 %7, i64 0
  %9 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @result)
  %10 = shl i64 %8, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr nonnull align 16 %9, i64 %10, i1 false)
  %11 = getelementptr inbounds i64, ptr %0, i64 %8
  %12 = sub nsw i64 %2, %8
  %13 = shl i64 %12, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 %13, i1 false)
  store ptr null, ptr %4, align 8
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_outside(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load i64, ptr @calls_outside, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr @calls_outside, align 8
  br label %7

4:                                                
  %5 = add nuw nsw i64 %8, 1
  %6 = icmp eq i64 %5, 64
  br i1 %6, label %15, label %7

7:                                                
  %8 = phi i64 [ 0, %1 ], [ %5, %4 ]
  %9 = getelementptr inbounds [64 x ptr], ptr @outside, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, %0
  br i1 %11, label %15, label %12

12:                                               
  %13 = icmp eq ptr %10, null
  br i1 %13, label %14, label %4

14:                                               
  store ptr %0, ptr %9, align 8
  br label %15

15:                                               
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_compute(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) local_unnamed_addr #0 {
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %27

12:                                               
  %13 = icmp eq ptr %4, null
  %14 = trunc i64 %5 to i32
  %15 = icmp eq ptr %6, null
  %16 = trunc i64 %7 to i32
  %17 = icmp eq ptr %8, null
  %18 = trunc i64 %9 to i32
  %19 = icmp eq ptr %1, null
  %20 = trunc i64 %3 to i32
  %21 = icmp sgt i32 %20, 0
  %22 = shl i64 %3, 54
  %23 = and i64 %22, 270215977642229760
  %24 = and i64 %3, 2147483647
  %25 = icmp eq ptr %1, null
  %26 = shl i64 %3, 3
  br label %28

27:                                               
  ret void

28:                                               
  %29 = phi i64 [ 0, %12 ], [ %70, %69 ]
  %30 = mul nsw i64 %29, %5
  %31 = getelementptr inbounds i64, ptr %4, i64 %30
  %32 = select i1 %13, ptr null, ptr %31
  %33 = tail call fastcc i32 @active(ptr noundef %0, ptr noundef %32, i32 noundef %14) #13
  %34 = mul nsw i64 %29, %7
  %35 = getelementptr inbounds i64, ptr %6, i64 %34
  %36 = select i1 %15, ptr null, ptr %35
  %37 = tail call fastcc i32 @active(ptr noundef %0, ptr noundef %36, i32 noundef %16) #13
  %38 = or i32 %37, %33
  %39 = mul nsw i64 %29, %9
  %40 = getelementptr inbounds i64, ptr %8, i64 %39
  %41 = select i1 %17, ptr null, ptr %40
  %42 = tail call fastcc i32 @active(ptr noundef %0, ptr noundef %41, i32 noundef %18) #13
  %43 = or i32 %38, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %65, label %45

45:                                               
  %46 = load i64, ptr @operations, align 8
  %47 = add i64 %46, 1
  store i64 %47, ptr @operations, align 8
  br i1 %19, label %69, label %48

48:                                               
  %49 = mul nsw i64 %29, %3
  %50 = getelementptr inbounds i64, ptr %1, i64 %49
  %51 = load i64, ptr @serial, align 8
  %52 = add i64 %51, 1
  store i64 %52, ptr @serial, align 8
  br i1 %21, label %53, label %69

53:                                               
  %54 = and i64 %52, 281474976710655
  %55 = or disjoint i64 %23, %54
  br label %56

56:                                               
  %57 = phi i64 [ 0, %53 ], [ %63, %56 ]
  %58 = shl i64 %57, 50
  %59 = and i64 %58, 16888498602639360
  %60 = or disjoint i64 %55, %59
  %61 = or disjoint i64 %60, 1152921504606846976
  %62 = getelementptr inbounds i64, ptr %50, i64 %57
  store i64 %61, ptr %62, align 8
  %63 = add nuw nsw i64 %57, 1
  %64 = icmp eq i64 %63, %24
  br i1 %64, label %69, label %56

65:                                               
  br i1 %25, label %69, label %66

66:                                               
  %67 = mul nsw i64 %29, %3
  %68 = getelementptr inbounds i64, ptr %1, i64 %67
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %68, i8 0, i64 %26, i1 false)
  br label %69

69:                                               
  %70 = add nuw nsw i64 %29, 1
  %71 = icmp eq i64 %70, %2
  br i1 %71, label %27, label %28
}

define internal fastcc range(i32 0, 2) i32 @active(ptr noundef %0, ptr noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = icmp ne ptr %1, null
  %5 = icmp sgt i32 %2, 0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %161

7:                                                
  %8 = zext nneg i32 %2 to i64
  %9 = load i64, ptr %1, align 8
  %10 = icmp ult i64 %9, 1152921504606846976
  br i1 %10, label %11, label %21

11:                                               
  %12 = phi i64 [ %13, %15 ], [ 0, %7 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = icmp eq i64 %13, %8
  br i1 %14, label %161, label %15

15:                                               
  %16 = getelementptr inbounds i64, ptr %1, i64 %13
  %17 = load i64, ptr %16, align 8
  %18 = icmp ult i64 %17, 1152921504606846976
  br i1 %18, label %11, label %19

19:                                               
  %20 = icmp ult i64 %13, %8
  br i1 %20, label %21, label %161

21:                                               
  %22 = load i64, ptr %1, align 8
  %23 = and i64 %22, -1152921504606846976
  switch i64 %23, label %113 [
    i64 1152921504606846976, label %24
    i64 2305843009213693952, label %52
  ]

24:                                               
  %25 = and i64 %22, 281474976710655
  %26 = and i32 %2, 15
  %27 = zext nneg i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 54
  %29 = or disjoint i64 %25, %28
  %30 = or disjoint i64 %29, 1152921504606846976
  %31 = icmp eq i64 %22, %30
  %32 = icmp sgt i32 %2, 1
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %48

34:                                               
  %35 = zext nneg i32 %2 to i64
  br label %36

36:                                               
  %37 = phi i64 [ 1, %34 ], [ %45, %36 ]
  %38 = getelementptr inbounds i64, ptr %1, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = shl i64 %37, 50
  %41 = and i64 %40, 16888498602639360
  %42 = or disjoint i64 %41, %29
  %43 = or disjoint i64 %42, 1152921504606846976
  %44 = icmp eq i64 %39, %43
  %45 = add nuw nsw i64 %37, 1
  %46 = icmp ult i64 %45, %35
  %47 = select i1 %44, i1 %46, i1 false
  br i1 %47, label %36, label %48

48:                                               
  %49 = phi i1 [ %31, %24 ], [ %44, %36 ]
  br i1 %49, label %161, label %50

50:                                               
  %51 = icmp eq i64 %23, 2305843009213693952
  br i1 %51, label %52, label %113

52:                                               
  %53 = icmp sgt i32 %2, 1
  br i1 %53, label %54, label %56

54:                                               
  %55 = zext nneg i32 %2 to i64
  br label %58

56:                                               
  %57 = phi i1 [ true, %52 ], [ %63, %58 ]
  br i1 %57, label %67, label %113

58:                                               
  %59 = phi i64 [ 1, %54 ], [ %64, %58 ]
  %60 = getelementptr inbounds i64, ptr %1, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %22, %59
  %63 = icmp eq i64 %61, %62
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp ult i64 %64, %55
  %66 = select i1 %63, i1 %65, i1 false
  br i1 %66, label %58, label %56

67:                                               
  %68 = and i64 %22, 281474976710655
  %69 = load ptr, ptr @numbers, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %71, label %76

71:                                               
  %72 = tail call ptr @mmap(ptr noundef null, i64 noundef 67108864, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %73 = icmp eq ptr %72, inttoptr (i64 -1 to ptr)
  br i1 %73, label %74, label %75

74:                                               
  tail call void @abort() #15
  unreachable

75:                                               
  store ptr %72, ptr @numbers, align 8
  br label %76

76:                                               
  %77 = mul i64 %68, -7046029254386353131
  %78 = lshr i64 %77, 42
  %79 = load ptr, ptr @numbers, align 8
  %80 = getelementptr inbounds %struct.found, ptr %79, i64 %78
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 0
  %83 = icmp eq i64 %81, %68
  %84 = or i1 %82, %83
  br i1 %84, label %94, label %85

85:                                               
  %86 = phi i64 [ %88, %85 ], [ %78, %76 ]
  %87 = add nuw nsw i64 %86, 1
  %88 = and i64 %87, 4194303
  %89 = getelementptr inbounds %struct.found, ptr %79, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %90, 0
  %92 = icmp eq i64 %90, %68
  %93 = or i1 %91, %92
  br i1 %93, label %94, label %85

94:                                               
  %95 = phi ptr [ %80, %76 ], [ %89, %85 ]
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %103, label %98

98:                                               
  %99 = getelementptr inbounds i8, ptr %95, i64 8
  %100 = load i32, ptr %99, align 8
  %101 = icmp ult i32 %100, %2
  br i1 %101, label %102, label %112

102:                                              
  store i32 %2, ptr %99, align 8
  br label %112

103:                                              
  %104 = load i64, ptr @numbers_known, align 8
  %105 = icmp ugt i64 %104, 2097152
  br i1 %105, label %106, label %109

106:                                              
  %107 = load i64, ptr @numbers_lost, align 8
  %108 = add i64 %107, 1
  store i64 %108, ptr @numbers_lost, align 8
  br label %112

109:                                              
  %110 = add nuw nsw i64 %104, 1
  store i64 %110, ptr @numbers_known, align 8
  store i64 %68, ptr %95, align 8
  %111 = getelementptr inbounds i8, ptr %95, i64 8
  store i32 %2, ptr %111, align 8
  br label %112

112:                                              
  br i1 %57, label %161, label %113

113:                                              
  %114 = tail call i32 @llvm.smax.i32(i32 %2, i32 1)
  %115 = zext nneg i32 %114 to i64
  br label %117

116:                                              
  tail call fastcc void @note(ptr noundef %0, i32 noundef %158) #13
  br label %161

117:                                              
  %118 = phi i64 [ 0, %113 ], [ %159, %157 ]
  %119 = phi i32 [ 0, %113 ], [ %158, %157 ]
  %120 = getelementptr inbounds i64, ptr %1, i64 %118
  %121 = load i64, ptr %120, align 8
  %122 = tail call fastcc i32 @node_of(i64 noundef %121) #13
  %123 = icmp eq i32 %119, 1
  %124 = icmp eq i32 %122, 1
  %125 = or i1 %123, %124
  br i1 %125, label %157, label %126

126:                                              
  %127 = icmp eq i32 %119, 0
  %128 = icmp eq i32 %119, %122
  %129 = or i1 %127, %128
  br i1 %129, label %157, label %130

130:                                              
  %131 = icmp eq i32 %122, 0
  br i1 %131, label %157, label %132

132:                                              
  %133 = load i32, ptr @node_count, align 4
  %134 = load i32, ptr @most_nodes, align 4
  %135 = icmp ult i32 %133, %134
  br i1 %135, label %150, label %136

136:                                              
  %137 = icmp ugt i32 %134, 67108863
  br i1 %137, label %138, label %140

138:                                              
  %139 = tail call i32 @llvm.umax.i32(i32 %119, i32 1)
  br label %157

140:                                              
  %141 = icmp eq i32 %134, 0
  %142 = shl nuw nsw i32 %134, 1
  %143 = select i1 %141, i32 65536, i32 %142
  store i32 %143, ptr @most_nodes, align 4
  %144 = load ptr, ptr @nodes, align 8
  %145 = shl nuw nsw i32 %143, 4
  %146 = zext nneg i32 %145 to i64
  %147 = tail call ptr @realloc(ptr noundef %144, i64 noundef %146) #17
  store ptr %147, ptr @nodes, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %150

149:                                              
  tail call void @abort() #15
  unreachable

150:                                              
  %151 = load ptr, ptr @nodes, align 8
  %152 = zext i32 %133 to i64
  %153 = getelementptr inbounds %struct.node, ptr %151, i64 %152
  store i64 0, ptr %153, align 8
  %154 = getelementptr inbounds i8, ptr %153, i64 8
  store i32 %119, ptr %154, align 8
  %155 = getelementptr inbounds i8, ptr %153, i64 12
  store i32 %122, ptr %155, align 4
  %156 = add i32 %133, 1
  store i32 %156, ptr @node_count, align 4
  br label %157

157:                                              
  %158 = phi i32 [ 1, %117 ], [ %122, %126 ], [ %119, %130 ], [ %139, %138 ], [ %133, %150 ]
  %159 = add nuw nsw i64 %118, 1
  %160 = icmp eq i64 %159, %115
  br i1 %160, label %116, label %117

161:                                              
  %162 = phi i32 [ 1, %48 ], [ 1, %112 ], [ 0, %116 ], [ 0, %19 ], [ 0, %3 ], [ 0, %11 ]
  ret i32 %162
}

define weak hidden i32 @__enzyme_cc_sanitize_uses(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %9

6:                                                
  %7 = icmp eq ptr %1, null
  %8 = trunc i64 %3 to i32
  br label %11

9:                                                
  %10 = phi i32 [ 0, %4 ], [ %18, %11 ]
  ret i32 %10

11:                                               
  %12 = phi i64 [ 0, %6 ], [ %19, %11 ]
  %13 = phi i32 [ 0, %6 ], [ %18, %11 ]
  %14 = mul nsw i64 %12, %3
  %15 = getelementptr inbounds i64, ptr %1, i64 %14
  %16 = select i1 %7, ptr null, ptr %15
  %17 = tail call fastcc i32 @active(ptr noundef %0, ptr noundef %16, i32 noundef %8) #13
  %18 = or i32 %17, %13
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %9, label %11
}

define weak hidden void @__enzyme_cc_sanitize_depends(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %9, label %6

6:                                                
  %7 = load i64, ptr @operations, align 8
  %8 = add i64 %7, 1
  store i64 %8, ptr @operations, align 8
  br label %9

9:                                                
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %19

11:                                               
  %12 = load i64, ptr @serial, align 8
  %13 = trunc i64 %2 to i32
  %14 = icmp sgt i32 %13, 0
  %15 = shl i64 %2, 54
  %16 = and i64 %15, 270215977642229760
  %17 = and i64 %2, 2147483647
  %18 = shl i64 %2, 3
  br label %20

19:                                               
  ret void

20:                                               
  %21 = phi i64 [ 0, %11 ], [ %42, %40 ]
  %22 = phi i64 [ %12, %11 ], [ %41, %40 ]
  %23 = mul nsw i64 %21, %2
  %24 = getelementptr inbounds i64, ptr %0, i64 %23
  br i1 %5, label %39, label %25

25:                                               
  %26 = add i64 %22, 1
  store i64 %26, ptr @serial, align 8
  br i1 %14, label %27, label %40

27:                                               
  %28 = and i64 %26, 281474976710655
  %29 = or disjoint i64 %16, %28
  br label %30

30:                                               
  %31 = phi i64 [ 0, %27 ], [ %37, %30 ]
  %32 = shl i64 %31, 50
  %33 = and i64 %32, 16888498602639360
  %34 = or disjoint i64 %29, %33
  %35 = or disjoint i64 %34, 1152921504606846976
  %36 = getelementptr inbounds i64, ptr %24, i64 %31
  store i64 %35, ptr %36, align 8
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, %17
  br i1 %38, label %40, label %30

39:                                               
  tail call void @llvm.memset.p0.i64(ptr align 8 %24, i8 0, i64 %18, i1 false)
  br label %40

40:                                               
  %41 = phi i64 [ %26, %25 ], [ %22, %39 ], [ %26, %30 ]
  %42 = add nuw nsw i64 %21, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %19, label %20
}

define weak hidden void @__enzyme_cc_sanitize_written(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [16 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #16
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %14

7:                                                
  %8 = icmp eq i32 %3, 0
  %9 = trunc i64 %2 to i32
  %10 = icmp sgt i32 %9, 0
  %11 = shl i64 %2, 54
  %12 = and i64 %11, 270215977642229760
  %13 = and i64 %2, 2147483647
  br label %15

14:                                               
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #16
  ret void

15:                                               
  %16 = phi i64 [ 0, %7 ], [ %36, %32 ]
  br i1 %8, label %32, label %17

17:                                               
  %18 = load i64, ptr @serial, align 8
  %19 = add i64 %18, 1
  store i64 %19, ptr @serial, align 8
  br i1 %10, label %20, label %32

20:                                               
  %21 = and i64 %19, 281474976710655
  %22 = or disjoint i64 %12, %21
  br label %23

23:                                               
  %24 = phi i64 [ 0, %20 ], [ %30, %23 ]
  %25 = shl i64 %24, 50
  %26 = and i64 %25, 16888498602639360
  %27 = or disjoint i64 %22, %26
  %28 = or disjoint i64 %27, 1152921504606846976
  %29 = getelementptr inbounds i64, ptr %5, i64 %24
  store i64 %28, ptr %29, align 8
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %13
  br i1 %31, label %32, label %23

32:                                               
  %33 = phi ptr [ null, %15 ], [ %5, %17 ], [ %5, %23 ]
  %34 = mul nsw i64 %16, %2
  %35 = getelementptr inbounds i8, ptr %0, i64 %34
  call void @__enzyme_cc_sanitize_store(ptr noundef %35, ptr noundef %33, i64 noundef %2) #13
  %36 = add nuw nsw i64 %16, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %14, label %15
}

define weak hidden void @__enzyme_cc_sanitize_mix(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %15

9:                                                
  %10 = icmp slt i64 %3, 1
  %11 = icmp sgt i64 %3, 0
  br label %12

12:                                               
  %13 = phi i64 [ 0, %9 ], [ %94, %93 ]
  %14 = mul nsw i64 %13, %3
  br label %26

15:                                               
  ret void

16:                                               
  tail call fastcc void @note(ptr noundef %0, i32 noundef %89) #13
  %17 = icmp eq i32 %89, 0
  %18 = zext i32 %89 to i64
  %19 = or disjoint i64 %18, 4611686018427387904
  %20 = icmp eq i32 %90, 0
  %21 = select i1 %20, i64 0, i64 3458764513820540928
  %22 = select i1 %17, i64 %21, i64 %19
  br i1 %11, label %23, label %93

23:                                               
  %24 = mul nuw nsw i64 %13, %3
  %25 = getelementptr i64, ptr %1, i64 %24
  br label %96

26:                                               
  %27 = phi i32 [ 0, %12 ], [ %91, %88 ]
  %28 = phi i32 [ 0, %12 ], [ %90, %88 ]
  %29 = phi i32 [ 0, %12 ], [ %89, %88 ]
  %30 = icmp eq i32 %27, 0
  %31 = icmp eq i32 %27, 1
  %32 = select i1 %31, ptr %5, ptr %6
  %33 = select i1 %30, ptr %4, ptr %32
  %34 = icmp eq ptr %33, null
  %35 = or i1 %34, %10
  br i1 %35, label %88, label %36

36:                                               
  %37 = getelementptr i64, ptr %33, i64 %14
  br label %38

38:                                               
  %39 = phi i64 [ 0, %36 ], [ %86, %79 ]
  %40 = phi i32 [ %28, %36 ], [ %85, %79 ]
  %41 = phi i32 [ %29, %36 ], [ %80, %79 ]
  %42 = getelementptr i64, ptr %37, i64 %39
  %43 = load i64, ptr %42, align 8
  %44 = tail call fastcc i32 @node_of(i64 noundef %43) #13
  %45 = icmp eq i32 %41, 1
  %46 = icmp eq i32 %44, 1
  %47 = or i1 %45, %46
  br i1 %47, label %79, label %48

48:                                               
  %49 = icmp eq i32 %41, 0
  %50 = icmp eq i32 %41, %44
  %51 = or i1 %49, %50
  br i1 %51, label %79, label %52

52:                                               
  %53 = icmp eq i32 %44, 0
  br i1 %53, label %79, label %54

54:                                               
  %55 = load i32, ptr @node_count, align 4
  %56 = load i32, ptr @most_nodes, align 4
  %57 = icmp ult i32 %55, %56
  br i1 %57, label %72, label %58

58:                                               
  %59 = icmp ugt i32 %56, 67108863
  br i1 %59, label %60, label %62

60:                                               
  %61 = tail call i32 @llvm.umax.i32(i32 %41, i32 1)
  br label %79

62:                                               
  %63 = icmp eq i32 %56, 0
  %64 = shl nuw nsw i32 %56, 1
  %65 = select i1 %63, i32 65536, i32 %64
  store i32 %65, ptr @most_nodes, align 4
  %66 = load ptr, ptr @nodes, align 8
  %67 = shl nuw nsw i32 %65, 4
  %68 = zext nneg i32 %67 to i64
  %69 = tail call ptr @realloc(ptr noundef %66, i64 noundef %68) #17
  store ptr %69, ptr @nodes, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %71, label %72

71:                                               
  tail call void @abort() #15
  unreachable

72:                                               
  %73 = load ptr, ptr @nodes, align 8
  %74 = zext i32 %55 to i64
  %75 = getelementptr inbounds %struct.node, ptr %73, i64 %74
  store i64 0, ptr %75, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 8
  store i32 %41, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 12
  store i32 %44, ptr %77, align 4
  %78 = add i32 %55, 1
  store i32 %78, ptr @node_count, align 4
  br label %79

79:                                               
  %80 = phi i32 [ 1, %38 ], [ %44, %48 ], [ %41, %52 ], [ %61, %60 ], [ %55, %72 ]
  %81 = load i64, ptr %42, align 8
  %82 = and i64 %81, -1152921504606846976
  %83 = icmp eq i64 %82, 3458764513820540928
  %84 = zext i1 %83 to i32
  %85 = or i32 %40, %84
  %86 = add nuw nsw i64 %39, 1
  %87 = icmp eq i64 %86, %3
  br i1 %87, label %88, label %38

88:                                               
  %89 = phi i32 [ %29, %26 ], [ %80, %79 ]
  %90 = phi i32 [ %28, %26 ], [ %85, %79 ]
  %91 = add nuw nsw i32 %27, 1
  %92 = icmp eq i32 %91, 3
  br i1 %92, label %16, label %26

93:                                               
  %94 = add nuw nsw i64 %13, 1
  %95 = icmp eq i64 %94, %2
  br i1 %95, label %15, label %12

96:                                               
  %97 = phi i64 [ 0, %23 ], [ %99, %96 ]
  %98 = getelementptr i64, ptr %25, i64 %97
  store i64 %22, ptr %98, align 8
  %99 = add nuw nsw i64 %97, 1
  %100 = icmp eq i64 %99, %3
  br i1 %100, label %93, label %96
}

define internal fastcc i32 @node_of(i64 noundef %0) unnamed_addr #0 {
  %2 = lshr i64 %0, 60
  %3 = trunc nuw nsw i64 %2 to i32
  switch i32 %3, label %33 [
    i32 1, label %34
    i32 4, label %4
    i32 2, label %6
  ]

4:                                                
  %5 = trunc i64 %0 to i32
  br label %34

6:                                                
  %7 = and i64 %0, 281474976710655
  %8 = tail call fastcc i32 @lies_in_number(i64 noundef %7) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %34

10:                                               
  %11 = load i32, ptr @node_count, align 4
  %12 = load i32, ptr @most_nodes, align 4
  %13 = icmp ult i32 %11, %12
  br i1 %13, label %26, label %14

14:                                               
  %15 = icmp ugt i32 %12, 67108863
  br i1 %15, label %34, label %16

16:                                               
  %17 = icmp eq i32 %12, 0
  %18 = shl nuw nsw i32 %12, 1
  %19 = select i1 %17, i32 65536, i32 %18
  store i32 %19, ptr @most_nodes, align 4
  %20 = load ptr, ptr @nodes, align 8
  %21 = shl nuw nsw i32 %19, 4
  %22 = zext nneg i32 %21 to i64
  %23 = tail call ptr @realloc(ptr noundef %20, i64 noundef %22) #17
  store ptr %23, ptr @nodes, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:                                               
  tail call void @abort() #15
  unreachable

26:                                               
  %27 = load ptr, ptr @nodes, align 8
  %28 = zext i32 %11 to i64
  %29 = getelementptr inbounds %struct.node, ptr %27, i64 %28
  store i64 %7, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %29, i64 8
  store i32 0, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %29, i64 12
  store i32 0, ptr %31, align 4
  %32 = add i32 %11, 1
  store i32 %32, ptr @node_count, align 4
  br label %34

33:                                               
  br label %34

34:                                               
  %35 = phi i32 [ 0, %33 ], [ %5, %4 ], [ %3, %1 ], [ 1, %6 ], [ %11, %26 ], [ 1, %14 ]
  ret i32 %35
}

define internal fastcc void @note(ptr noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = icmp ne i32 %1, 0
  %4 = icmp ne ptr %0, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %47

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 2
  br i1 %9, label %47, label %10

10:                                               
  %11 = icmp eq i32 %1, 1
  br i1 %11, label %12, label %15

12:                                               
  store i64 2, ptr %7, align 8
  %13 = load ptr, ptr @told_end, align 8
  store ptr %0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %14, ptr @told_end, align 8
  br label %47

15:                                               
  %16 = load i64, ptr @waiting_count, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %28, label %18

18:                                               
  %19 = load ptr, ptr @waiting, align 8
  %20 = getelementptr %struct.waiting, ptr %19, i64 %16
  %21 = getelementptr i8, ptr %20, i64 -16
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %24, label %28

24:                                               
  %25 = getelementptr i8, ptr %20, i64 -8
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, %1
  br i1 %27, label %47, label %28

28:                                               
  %29 = load i64, ptr @most_waiting, align 8
  %30 = icmp eq i64 %16, %29
  br i1 %30, label %31, label %42

31:                                               
  %32 = icmp ugt i64 %29, 16777215
  br i1 %32, label %47, label %33

33:                                               
  %34 = icmp eq i64 %29, 0
  %35 = shl nuw nsw i64 %29, 1
  %36 = select i1 %34, i64 1024, i64 %35
  store i64 %36, ptr @most_waiting, align 8
  %37 = load ptr, ptr @waiting, align 8
  %38 = shl nuw nsw i64 %36, 4
  %39 = tail call ptr @realloc(ptr noundef %37, i64 noundef %38) #17
  store ptr %39, ptr @waiting, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %42

41:                                               
  tail call void @abort() #15
  unreachable

42:                                               
  %43 = load ptr, ptr @waiting, align 8
  %44 = add i64 %16, 1
  store i64 %44, ptr @waiting_count, align 8
  %45 = getelementptr inbounds %struct.waiting, ptr %43, i64 %16
  store ptr %0, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 8
  store i32 %1, ptr %46, align 8
  br label %47

47:                                               
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_bits(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %25

11:                                               
  %12 = icmp eq i32 %1, 43
  %13 = icmp sgt i64 %4, 0
  %14 = icmp eq ptr %6, null
  %15 = icmp eq ptr %8, null
  %16 = icmp sgt i64 %4, 0
  %17 = icmp eq ptr %6, null
  %18 = icmp eq ptr %8, null
  %19 = icmp ne i32 %1, 94
  %20 = icmp eq i32 %1, 38
  %21 = icmp ne i32 %1, 38
  %22 = add i64 %4, 4294967295
  %23 = select i1 %20, i8 127, i8 -128
  %24 = and i64 %22, 4294967295
  br label %26

25:                                               
  ret void

26:                                               
  %27 = phi i64 [ 0, %11 ], [ %163, %162 ]
  br i1 %12, label %28, label %54

28:                                               
  br i1 %13, label %29, label %31

29:                                               
  %30 = mul nuw nsw i64 %27, %4
  br label %34

31:                                               
  %32 = phi i32 [ 0, %28 ], [ %44, %34 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %54, label %47

34:                                               
  %35 = phi i64 [ 0, %29 ], [ %45, %34 ]
  %36 = phi i32 [ 0, %29 ], [ %44, %34 ]
  %37 = add nuw nsw i64 %35, %30
  %38 = getelementptr inbounds i8, ptr %5, i64 %37
  %39 = load i8, ptr %38, align 1
  %40 = getelementptr inbounds i8, ptr %7, i64 %37
  %41 = load i8, ptr %40, align 1
  %42 = and i8 %41, %39
  %43 = zext i8 %42 to i32
  %44 = or i32 %36, %43
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %4
  br i1 %46, label %31, label %34

47:                                               
  %48 = mul nsw i64 %27, %4
  %49 = getelementptr inbounds i64, ptr %2, i64 %48
  %50 = getelementptr inbounds i64, ptr %6, i64 %48
  %51 = select i1 %14, ptr null, ptr %50
  %52 = getelementptr inbounds i64, ptr %8, i64 %48
  %53 = select i1 %15, ptr null, ptr %52
  tail call void @__enzyme_cc_sanitize_mix(ptr noundef %0, ptr noundef %49, i64 noundef 1, i64 noundef %4, ptr noundef %51, ptr noundef %53, ptr noundef null) #13
  br label %162

54:                                               
  br i1 %16, label %55, label %162

55:                                               
  %56 = mul nuw nsw i64 %27, %4
  br label %57

57:                                               
  %58 = phi i64 [ 0, %55 ], [ %160, %157 ]
  %59 = add nuw nsw i64 %58, %56
  br i1 %17, label %63, label %60

60:                                               
  %61 = getelementptr inbounds i64, ptr %6, i64 %59
  %62 = load i64, ptr %61, align 8
  br label %63

63:                                               
  %64 = phi i64 [ %62, %60 ], [ 0, %57 ]
  br i1 %18, label %68, label %65

65:                                               
  %66 = getelementptr inbounds i64, ptr %8, i64 %59
  %67 = load i64, ptr %66, align 8
  br label %68

68:                                               
  %69 = phi i64 [ %67, %65 ], [ 0, %63 ]
  %70 = icmp ult i64 %64, 1152921504606846976
  %71 = icmp ult i64 %69, 1152921504606846976
  %72 = select i1 %70, i1 true, i1 %71
  br i1 %72, label %117, label %73

73:                                               
  %74 = icmp eq i64 %64, %69
  %75 = and i1 %19, %74
  br i1 %75, label %148, label %76

76:                                               
  %77 = tail call fastcc i32 @node_of(i64 noundef %64) #13
  %78 = tail call fastcc i32 @node_of(i64 noundef %69) #13
  %79 = icmp eq i32 %77, 1
  %80 = icmp eq i32 %78, 1
  %81 = or i1 %79, %80
  br i1 %81, label %113, label %82

82:                                               
  %83 = icmp eq i32 %77, 0
  %84 = icmp eq i32 %77, %78
  %85 = or i1 %83, %84
  br i1 %85, label %113, label %86

86:                                               
  %87 = icmp eq i32 %78, 0
  br i1 %87, label %113, label %88

88:                                               
  %89 = load i32, ptr @node_count, align 4
  %90 = load i32, ptr @most_nodes, align 4
  %91 = icmp ult i32 %89, %90
  br i1 %91, label %106, label %92

92:                                               
  %93 = icmp ugt i32 %90, 67108863
  br i1 %93, label %94, label %96

94:                                               
  %95 = tail call i32 @llvm.umax.i32(i32 %77, i32 1)
  br label %113

96:                                               
  %97 = icmp eq i32 %90, 0
  %98 = shl nuw nsw i32 %90, 1
  %99 = select i1 %97, i32 65536, i32 %98
  store i32 %99, ptr @most_nodes, align 4
  %100 = load ptr, ptr @nodes, align 8
  %101 = shl nuw nsw i32 %99, 4
  %102 = zext nneg i32 %101 to i64
  %103 = tail call ptr @realloc(ptr noundef %100, i64 noundef %102) #17
  store ptr %103, ptr @nodes, align 8
  %104 = icmp eq ptr %103, null
  br i1 %104, label %105, label %106

105:                                              
  tail call void @abort() #15
  unreachable

106:                                              
  %107 = load ptr, ptr @nodes, align 8
  %108 = zext i32 %89 to i64
  %109 = getelementptr inbounds %struct.node, ptr %107, i64 %108
  store i64 0, ptr %109, align 8
  %110 = getelementptr inbounds i8, ptr %109, i64 8
  store i32 %77, ptr %110, align 8
  %111 = getelementptr inbounds i8, ptr %109, i64 12
  store i32 %78, ptr %111, align 4
  %112 = add i32 %89, 1
  store i32 %112, ptr @node_count, align 4
  br label %113

113:                                              
  %114 = phi i32 [ 1, %76 ], [ %78, %82 ], [ %77, %86 ], [ %95, %94 ], [ %89, %106 ]
  %115 = zext i32 %114 to i64
  %116 = or disjoint i64 %115, 4611686018427387904
  br label %148

117:                                              
  %118 = select i1 %70, i1 %71, i1 false
  %119 = select i1 %70, i64 %69, i64 %64
  br i1 %118, label %148, label %120

120:                                              
  %121 = select i1 %70, ptr %5, ptr %7
  %122 = getelementptr inbounds i8, ptr %121, i64 %59
  %123 = load i8, ptr %122, align 1
  br i1 %20, label %124, label %126

124:                                              
  %125 = icmp eq i8 %123, -1
  br i1 %125, label %148, label %128

126:                                              
  %127 = icmp eq i8 %123, 0
  br i1 %127, label %148, label %128

128:                                              
  %129 = icmp ne i8 %123, 0
  %130 = select i1 %21, i1 true, i1 %129
  br i1 %130, label %131, label %148

131:                                              
  %132 = icmp eq i64 %24, %58
  br i1 %132, label %133, label %139

133:                                              
  %134 = lshr i64 %119, 60
  %135 = add nsw i64 %134, -1
  %136 = icmp ult i64 %135, 2
  %137 = icmp eq i8 %23, %123
  %138 = select i1 %136, i1 %137, i1 false
  br label %139

139:                                              
  %140 = phi i1 [ false, %131 ], [ %138, %133 ]
  %141 = and i64 %119, -1152921504606846976
  %142 = icmp eq i64 %141, 3458764513820540928
  %143 = select i1 %140, i1 true, i1 %142
  br i1 %143, label %148, label %144

144:                                              
  %145 = tail call fastcc i32 @node_of(i64 noundef %119) #13
  %146 = zext i32 %145 to i64
  %147 = or disjoint i64 %146, 4611686018427387904
  br label %148

148:                                              
  %149 = phi i64 [ %116, %113 ], [ %64, %73 ], [ %119, %126 ], [ %119, %124 ], [ 0, %128 ], [ %119, %139 ], [ %147, %144 ], [ 0, %117 ]
  %150 = and i64 %149, -1152921504606846976
  %151 = icmp eq i64 %150, 4611686018427387904
  br i1 %151, label %152, label %157

152:                                              
  %153 = and i64 %149, 281474976710655
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %157, label %155

155:                                              
  %156 = trunc i64 %149 to i32
  tail call fastcc void @note(ptr noundef %0, i32 noundef %156) #13
  br label %157

157:                                              
  %158 = phi i64 [ %149, %155 ], [ %149, %148 ], [ 3458764513820540928, %152 ]
  %159 = getelementptr inbounds i64, ptr %2, i64 %59
  store i64 %158, ptr %159, align 8
  %160 = add nuw nsw i64 %58, 1
  %161 = icmp eq i64 %160, %4
  br i1 %161, label %162, label %57

162:                                              
  %163 = add nuw nsw i64 %27, 1
  %164 = icmp eq i64 %163, %3
  br i1 %164, label %25, label %26
}

define weak hidden void @__enzyme_cc_sanitize_shift(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca i64, align 8
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %22

11:                                               
  %12 = tail call i64 @llvm.smin.i64(i64 %4, i64 8)
  %13 = icmp eq ptr %5, null
  %14 = icmp eq ptr %7, null
  %15 = trunc i64 %4 to i32
  %16 = icmp sgt i32 %15, 0
  %17 = and i64 %4, 2147483647
  %18 = icmp eq ptr %7, null
  %19 = icmp eq i32 %1, 115
  %20 = icmp sgt i64 %4, 0
  %21 = icmp eq i32 %1, 60
  br label %23

22:                                               
  ret void

23:                                               
  %24 = phi i64 [ 0, %11 ], [ %94, %93 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  store i64 0, ptr %9, align 8
  %25 = mul nsw i64 %24, %4
  %26 = getelementptr inbounds i8, ptr %6, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr align 1 %26, i64 %12, i1 false)
  %27 = getelementptr inbounds i64, ptr %5, i64 %25
  %28 = select i1 %13, ptr null, ptr %27
  %29 = getelementptr inbounds i64, ptr %2, i64 %25
  %30 = load i64, ptr %9, align 8
  %31 = and i64 %30, 7
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %55

33:                                               
  %34 = getelementptr inbounds i64, ptr %7, i64 %25
  %35 = select i1 %14, ptr null, ptr %34
  %36 = icmp ne ptr %35, null
  %37 = and i1 %16, %36
  br i1 %37, label %38, label %51

38:                                               
  %39 = load i64, ptr %35, align 8
  %40 = icmp ult i64 %39, 1152921504606846976
  br i1 %40, label %41, label %55

41:                                               
  %42 = phi i64 [ %43, %45 ], [ 0, %38 ]
  %43 = add nuw nsw i64 %42, 1
  %44 = icmp eq i64 %43, %17
  br i1 %44, label %51, label %45

45:                                               
  %46 = getelementptr inbounds i64, ptr %35, i64 %43
  %47 = load i64, ptr %46, align 8
  %48 = icmp ult i64 %47, 1152921504606846976
  br i1 %48, label %41, label %49

49:                                               
  %50 = icmp ult i64 %43, %17
  br i1 %50, label %55, label %51

51:                                               
  %52 = lshr exact i64 %30, 3
  %53 = icmp ne ptr %28, null
  %54 = select i1 %19, i1 %53, i1 false
  br i1 %54, label %58, label %62

55:                                               
  %56 = getelementptr inbounds i64, ptr %7, i64 %25
  %57 = select i1 %18, ptr null, ptr %56
  tail call void @__enzyme_cc_sanitize_mix(ptr noundef %0, ptr noundef %29, i64 noundef 1, i64 noundef %4, ptr noundef %28, ptr noundef %57, ptr noundef null) #13
  br label %93

58:                                               
  %59 = getelementptr i64, ptr %28, i64 %4
  %60 = getelementptr i8, ptr %59, i64 -8
  %61 = load i64, ptr %60, align 8
  br label %62

62:                                               
  %63 = phi i64 [ %61, %58 ], [ 0, %51 ]
  %64 = icmp ult i64 %63, 1152921504606846976
  br i1 %64, label %72, label %65

65:                                               
  %66 = tail call fastcc i32 @node_of(i64 noundef %63) #13
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %72, label %68

68:                                               
  %69 = tail call fastcc i32 @node_of(i64 noundef %63) #13
  %70 = zext i32 %69 to i64
  %71 = or disjoint i64 %70, 4611686018427387904
  br label %72

72:                                               
  %73 = phi i64 [ %63, %62 ], [ %71, %68 ], [ 3458764513820540928, %65 ]
  br i1 %20, label %74, label %93

74:                                               
  %75 = sub nsw i64 0, %52
  %76 = select i1 %21, i64 %75, i64 %52
  br label %77

77:                                               
  %78 = phi i64 [ 0, %74 ], [ %91, %88 ]
  %79 = add i64 %78, %76
  %80 = icmp slt i64 %79, 0
  br i1 %80, label %88, label %81

81:                                               
  %82 = icmp slt i64 %79, %4
  %83 = select i1 %82, i1 %53, i1 false
  %84 = select i1 %82, i64 0, i64 %73
  br i1 %83, label %85, label %88

85:                                               
  %86 = getelementptr inbounds i64, ptr %28, i64 %79
  %87 = load i64, ptr %86, align 8
  br label %88

88:                                               
  %89 = phi i64 [ 0, %77 ], [ %87, %85 ], [ %84, %81 ]
  %90 = getelementptr inbounds i64, ptr %29, i64 %78
  store i64 %89, ptr %90, align 8
  %91 = add nuw nsw i64 %78, 1
  %92 = icmp eq i64 %91, %4
  br i1 %92, label %93, label %77

93:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  %94 = add nuw nsw i64 %24, 1
  %95 = icmp eq i64 %94, %3
  br i1 %95, label %22, label %23
}

define weak hidden void @__enzyme_cc_sanitize_multiply(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %23

12:                                               
  %13 = icmp eq ptr %5, null
  %14 = icmp eq ptr %7, null
  %15 = trunc i64 %3 to i32
  %16 = icmp sgt i32 %15, 0
  %17 = and i64 %3, 2147483647
  %18 = tail call i64 @llvm.smin.i64(i64 %3, i64 8)
  %19 = icmp sgt i32 %15, 0
  %20 = and i64 %3, 2147483647
  %21 = icmp sgt i32 %15, 0
  %22 = and i64 %3, 2147483647
  br label %24

23:                                               
  ret void

24:                                               
  %25 = phi i64 [ 0, %12 ], [ %98, %97 ]
  %26 = mul nsw i64 %25, %3
  %27 = getelementptr inbounds i64, ptr %5, i64 %26
  %28 = select i1 %13, ptr null, ptr %27
  %29 = getelementptr inbounds i64, ptr %7, i64 %26
  %30 = select i1 %14, ptr null, ptr %29
  %31 = icmp ne ptr %28, null
  %32 = and i1 %16, %31
  br i1 %32, label %33, label %46

33:                                               
  %34 = load i64, ptr %28, align 8
  %35 = icmp ult i64 %34, 1152921504606846976
  br i1 %35, label %36, label %47

36:                                               
  %37 = phi i64 [ %38, %40 ], [ 0, %33 ]
  %38 = add nuw nsw i64 %37, 1
  %39 = icmp eq i64 %38, %17
  br i1 %39, label %46, label %40

40:                                               
  %41 = getelementptr inbounds i64, ptr %28, i64 %38
  %42 = load i64, ptr %41, align 8
  %43 = icmp ult i64 %42, 1152921504606846976
  br i1 %43, label %36, label %44

44:                                               
  %45 = icmp ult i64 %38, %17
  br i1 %45, label %47, label %46

46:                                               
  br label %47

47:                                               
  %48 = phi ptr [ %28, %44 ], [ %30, %46 ], [ %28, %33 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  store i64 0, ptr %9, align 8
  %49 = icmp eq ptr %48, %28
  %50 = select i1 %49, ptr %6, ptr %4
  %51 = getelementptr inbounds i8, ptr %50, i64 %26
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr align 1 %51, i64 %18, i1 false)
  %52 = and i1 %19, %31
  br i1 %52, label %53, label %86

53:                                               
  %54 = load i64, ptr %28, align 8
  %55 = icmp ult i64 %54, 1152921504606846976
  br i1 %55, label %56, label %69

56:                                               
  %57 = phi i64 [ %58, %60 ], [ 0, %53 ]
  %58 = add nuw nsw i64 %57, 1
  %59 = icmp eq i64 %58, %20
  br i1 %59, label %86, label %60

60:                                               
  %61 = getelementptr inbounds i64, ptr %28, i64 %58
  %62 = load i64, ptr %61, align 8
  %63 = icmp ult i64 %62, 1152921504606846976
  br i1 %63, label %56, label %64

64:                                               
  %65 = icmp ult i64 %58, %20
  %66 = icmp ne ptr %30, null
  %67 = and i1 %21, %66
  %68 = select i1 %65, i1 %67, i1 false
  br i1 %68, label %72, label %86

69:                                               
  %70 = icmp ne ptr %30, null
  %71 = and i1 %21, %70
  br i1 %71, label %72, label %86

72:                                               
  %73 = load i64, ptr %30, align 8
  %74 = icmp ult i64 %73, 1152921504606846976
  br i1 %74, label %75, label %85

75:                                               
  %76 = phi i64 [ %77, %79 ], [ 0, %72 ]
  %77 = add nuw nsw i64 %76, 1
  %78 = icmp eq i64 %77, %22
  br i1 %78, label %86, label %79

79:                                               
  %80 = getelementptr inbounds i64, ptr %30, i64 %77
  %81 = load i64, ptr %80, align 8
  %82 = icmp ult i64 %81, 1152921504606846976
  br i1 %82, label %75, label %83

83:                                               
  %84 = icmp ult i64 %77, %22
  br i1 %84, label %85, label %86

85:                                               
  store i64 0, ptr %9, align 8
  br label %86

86:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #16
  %87 = load i64, ptr %9, align 8
  %88 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %87)
  %89 = icmp eq i64 %88, 1
  %90 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %87, i1 true)
  %91 = select i1 %89, i64 %90, i64 1
  store i64 %91, ptr %10, align 8
  %92 = and i64 %91, 7
  %93 = icmp eq i64 %92, 0
  %94 = getelementptr inbounds i64, ptr %1, i64 %26
  br i1 %93, label %96, label %95

95:                                               
  call void @__enzyme_cc_sanitize_mix(ptr noundef %0, ptr noundef %94, i64 noundef 1, i64 noundef %3, ptr noundef %28, ptr noundef %30, ptr noundef null) #13
  br label %97

96:                                               
  call void @__enzyme_cc_sanitize_shift(ptr noundef %0, i32 noundef 60, ptr noundef %94, i64 noundef 1, i64 noundef %3, ptr noundef %48, ptr noundef nonnull %10, ptr noundef null) #13
  br label %97

97:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  %98 = add nuw nsw i64 %25, 1
  %99 = icmp eq i64 %98, %2
  br i1 %99, label %23, label %24
}

declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

define weak hidden void @__enzyme_cc_sanitize_reverse(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %17

6:                                                
  %7 = icmp sgt i64 %2, 0
  %8 = icmp eq ptr %3, null
  br label %9

9:                                                
  %10 = phi i64 [ 0, %6 ], [ %19, %18 ]
  br i1 %7, label %11, label %18

11:                                               
  %12 = add nuw nsw i64 %10, 1
  %13 = mul i64 %12, %2
  %14 = getelementptr i64, ptr %3, i64 %13
  %15 = mul nuw nsw i64 %10, %2
  %16 = getelementptr i64, ptr %0, i64 %15
  br label %21

17:                                               
  ret void

18:                                               
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %17, label %9

21:                                               
  %22 = phi i64 [ 0, %11 ], [ %30, %27 ]
  br i1 %8, label %27, label %23

23:                                               
  %24 = xor i64 %22, -1
  %25 = getelementptr i64, ptr %14, i64 %24
  %26 = load i64, ptr %25, align 8
  br label %27

27:                                               
  %28 = phi i64 [ %26, %23 ], [ 0, %21 ]
  %29 = getelementptr i64, ptr %16, i64 %22
  store i64 %28, ptr %29, align 8
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %18, label %21
}

define weak hidden void @__enzyme_cc_sanitize_widen(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = getelementptr i8, ptr %3, i64 -8
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %14

9:                                                
  %10 = icmp ne i32 %5, 0
  %11 = icmp ne ptr %3, null
  %12 = and i1 %11, %10
  %13 = icmp sgt i64 %2, 0
  br label %15

14:                                               
  ret void

15:                                               
  %16 = phi i64 [ 0, %9 ], [ %40, %39 ]
  br i1 %12, label %17, label %22

17:                                               
  %18 = add nuw nsw i64 %16, 1
  %19 = mul i64 %18, %4
  %20 = getelementptr i64, ptr %7, i64 %19
  %21 = load i64, ptr %20, align 8
  br label %22

22:                                               
  %23 = phi i64 [ %21, %17 ], [ 0, %15 ]
  %24 = icmp ult i64 %23, 1152921504606846976
  br i1 %24, label %32, label %25

25:                                               
  %26 = tail call fastcc i32 @node_of(i64 noundef %23) #13
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               
  %29 = tail call fastcc i32 @node_of(i64 noundef %23) #13
  %30 = zext i32 %29 to i64
  %31 = or disjoint i64 %30, 4611686018427387904
  br label %32

32:                                               
  %33 = phi i64 [ %23, %22 ], [ %31, %28 ], [ 3458764513820540928, %25 ]
  br i1 %13, label %34, label %39

34:                                               
  %35 = mul nsw i64 %16, %4
  %36 = getelementptr i64, ptr %3, i64 %35
  %37 = mul nuw nsw i64 %16, %2
  %38 = getelementptr i64, ptr %0, i64 %37
  br label %42

39:                                               
  %40 = add nuw nsw i64 %16, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %14, label %15

42:                                               
  %43 = phi i64 [ 0, %34 ], [ %53, %50 ]
  %44 = icmp slt i64 %43, %4
  %45 = and i1 %11, %44
  %46 = select i1 %44, i64 0, i64 %33
  br i1 %45, label %47, label %50

47:                                               
  %48 = getelementptr i64, ptr %36, i64 %43
  %49 = load i64, ptr %48, align 8
  br label %50

50:                                               
  %51 = phi i64 [ %49, %47 ], [ %46, %42 ]
  %52 = getelementptr i64, ptr %38, i64 %43
  store i64 %51, ptr %52, align 8
  %53 = add nuw nsw i64 %43, 1
  %54 = icmp eq i64 %53, %2
  br i1 %54, label %39, label %42
}

define weak hidden void @__enzyme_cc_sanitize_leave(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp ne ptr %1, null
  %5 = icmp sgt i64 %2, 0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %51

7:                                                
  %8 = phi i64 [ %49, %47 ], [ 0, %3 ]
  %9 = phi i32 [ %48, %47 ], [ 0, %3 ]
  %10 = getelementptr inbounds i64, ptr %1, i64 %8
  %11 = load i64, ptr %10, align 8
  %12 = tail call fastcc i32 @node_of(i64 noundef %11) #13
  %13 = icmp eq i32 %9, 1
  %14 = icmp eq i32 %12, 1
  %15 = or i1 %13, %14
  br i1 %15, label %47, label %16

16:                                               
  %17 = icmp eq i32 %9, 0
  %18 = icmp eq i32 %9, %12
  %19 = or i1 %17, %18
  br i1 %19, label %47, label %20

20:                                               
  %21 = icmp eq i32 %12, 0
  br i1 %21, label %47, label %22

22:                                               
  %23 = load i32, ptr @node_count, align 4
  %24 = load i32, ptr @most_nodes, align 4
  %25 = icmp ult i32 %23, %24
  br i1 %25, label %40, label %26

26:                                               
  %27 = icmp ugt i32 %24, 67108863
  br i1 %27, label %28, label %30

28:                                               
  %29 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  br label %47

30:                                               
  %31 = icmp eq i32 %24, 0
  %32 = shl nuw nsw i32 %24, 1
  %33 = select i1 %31, i32 65536, i32 %32
  store i32 %33, ptr @most_nodes, align 4
  %34 = load ptr, ptr @nodes, align 8
  %35 = shl nuw nsw i32 %33, 4
  %36 = zext nneg i32 %35 to i64
  %37 = tail call ptr @realloc(ptr noundef %34, i64 noundef %36) #17
  store ptr %37, ptr @nodes, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               
  tail call void @abort() #15
  unreachable

40:                                               
  %41 = load ptr, ptr @nodes, align 8
  %42 = zext i32 %23 to i64
  %43 = getelementptr inbounds %struct.node, ptr %41, i64 %42
  store i64 0, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %43, i64 8
  store i32 %9, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %43, i64 12
  store i32 %12, ptr %45, align 4
  %46 = add i32 %23, 1
  store i32 %46, ptr @node_count, align 4
  br label %47

47:                                               
  %48 = phi i32 [ 1, %7 ], [ %12, %16 ], [ %9, %20 ], [ %29, %28 ], [ %23, %40 ]
  %49 = add nuw nsw i64 %8, 1
  %50 = icmp eq i64 %49, %2
  br i1 %50, label %51, label %7

51:                                               
  %52 = phi i32 [ 0, %3 ], [ %48, %47 ]
  tail call fastcc void @note(ptr noundef %0, i32 noundef %52) #13
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_sort(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = icmp ugt i64 %2, 1
  %9 = icmp ne i64 %3, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %105

11:                                               
  %12 = shl i64 %2, 4
  %13 = tail call ptr @malloc(i64 noundef %12) #18
  %14 = getelementptr inbounds i64, ptr %13, i64 %2
  %15 = mul i64 %3, %2
  %16 = tail call ptr @malloc(i64 noundef %15) #18
  %17 = shl i64 %15, 3
  %18 = tail call ptr @malloc(i64 noundef %17) #18
  %19 = icmp ne ptr %13, null
  %20 = icmp ne ptr %16, null
  %21 = and i1 %19, %20
  %22 = icmp ne ptr %18, null
  %23 = and i1 %21, %22
  br i1 %23, label %27, label %24

24:                                               
  tail call void @abort() #15
  unreachable

25:                                               
  %26 = icmp ugt i64 %2, 1
  br i1 %26, label %32, label %37

27:                                               
  %28 = phi i64 [ %30, %27 ], [ 0, %11 ]
  %29 = getelementptr inbounds i64, ptr %13, i64 %28
  store i64 %28, ptr %29, align 8
  %30 = add nuw i64 %28, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %25, label %27

32:                                               
  %33 = phi ptr [ %34, %41 ], [ %13, %25 ]
  %34 = phi ptr [ %33, %41 ], [ %14, %25 ]
  %35 = phi i64 [ %42, %41 ], [ 1, %25 ]
  %36 = shl i64 %35, 1
  br label %44

37:                                               
  %38 = phi ptr [ %14, %25 ], [ %33, %41 ]
  %39 = phi ptr [ %13, %25 ], [ %34, %41 ]
  %40 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  br label %91

41:                                               
  %42 = shl i64 %35, 1
  %43 = icmp ult i64 %42, %2
  br i1 %43, label %32, label %37

44:                                               
  %45 = phi i64 [ 0, %32 ], [ %52, %51 ]
  %46 = add i64 %45, %35
  %47 = tail call i64 @llvm.umin.i64(i64 %46, i64 %2)
  %48 = add i64 %47, %35
  %49 = tail call i64 @llvm.umin.i64(i64 %48, i64 %2)
  %50 = icmp ult i64 %45, %49
  br i1 %50, label %54, label %51

51:                                               
  %52 = add i64 %45, %36
  %53 = icmp ult i64 %52, %2
  br i1 %53, label %44, label %41

54:                                               
  %55 = phi i64 [ %86, %75 ], [ %45, %44 ]
  %56 = phi i64 [ %81, %75 ], [ %47, %44 ]
  %57 = phi i64 [ %78, %75 ], [ %45, %44 ]
  %58 = icmp ult i64 %57, %47
  %59 = icmp ult i64 %56, %49
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %75

61:                                               
  %62 = tail call ptr @__enzyme_cc_sanitize_arguments(ptr noundef %4) #13
  tail call void @__enzyme_cc_sanitize_copy(ptr noundef %62, ptr noundef %1, i64 noundef 8) #13
  %63 = getelementptr inbounds i8, ptr %62, i64 64
  tail call void @__enzyme_cc_sanitize_copy(ptr noundef nonnull %63, ptr noundef %1, i64 noundef 8) #13
  %64 = getelementptr inbounds i8, ptr %62, i64 128
  tail call void @__enzyme_cc_sanitize_copy(ptr noundef nonnull %64, ptr noundef %6, i64 noundef 8) #13
  %65 = getelementptr inbounds i64, ptr %33, i64 %57
  %66 = load i64, ptr %65, align 8
  %67 = mul i64 %66, %3
  %68 = getelementptr inbounds i8, ptr %0, i64 %67
  %69 = getelementptr inbounds i64, ptr %33, i64 %56
  %70 = load i64, ptr %69, align 8
  %71 = mul i64 %70, %3
  %72 = getelementptr inbounds i8, ptr %0, i64 %71
  %73 = tail call i32 %4(ptr noundef %68, ptr noundef %72, ptr noundef %5) #14
  %74 = icmp slt i32 %73, 1
  br label %75

75:                                               
  %76 = phi i1 [ %74, %61 ], [ %58, %54 ]
  %77 = zext i1 %76 to i64
  %78 = add i64 %57, %77
  %79 = xor i1 %76, true
  %80 = zext i1 %79 to i64
  %81 = add i64 %56, %80
  %82 = select i1 %76, i64 %57, i64 %56
  %83 = getelementptr inbounds i64, ptr %33, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds i64, ptr %34, i64 %55
  store i64 %84, ptr %85, align 8
  %86 = add nuw i64 %55, 1
  %87 = icmp ult i64 %86, %49
  br i1 %87, label %54, label %51

88:                                               
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr nonnull align 1 %16, i64 %15, i1 false)
  tail call void @__enzyme_cc_sanitize_store(ptr noundef %0, ptr noundef nonnull %18, i64 noundef %15) #13
  %89 = icmp ult ptr %39, %38
  %90 = select i1 %89, ptr %39, ptr %38
  tail call void @free(ptr noundef %90) #13
  tail call void @free(ptr noundef %16) #13
  tail call void @free(ptr noundef %18) #13
  br label %105

91:                                               
  %92 = phi i64 [ 0, %37 ], [ %103, %91 ]
  %93 = mul i64 %92, %3
  %94 = getelementptr inbounds i8, ptr %16, i64 %93
  %95 = getelementptr inbounds i64, ptr %39, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = mul i64 %96, %3
  %98 = getelementptr inbounds i8, ptr %0, i64 %97
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %94, ptr align 1 %98, i64 %3, i1 false)
  %99 = getelementptr inbounds i64, ptr %18, i64 %93
  %100 = load i64, ptr %95, align 8
  %101 = mul i64 %100, %3
  %102 = getelementptr inbounds i8, ptr %0, i64 %101
  tail call void @__enzyme_cc_sanitize_load(ptr noundef nonnull %99, ptr noundef %102, ptr noundef %1, i64 noundef %3) #13
  %103 = add nuw i64 %92, 1
  %104 = icmp eq i64 %103, %40
  br i1 %104, label %88, label %91

105:                                              
  ret void
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare void @abort() local_unnamed_addr #6

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #7

define weak hidden void @__enzyme_cc_sanitize_number(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %13

5:                                                
  %6 = load i64, ptr @serial, align 8
  %7 = trunc i64 %2 to i32
  %8 = icmp sgt i32 %7, 0
  %9 = shl i64 %2, 54
  %10 = and i64 %9, 270215977642229760
  %11 = and i64 %2, 2147483647
  br label %14

12:                                               
  store i64 %19, ptr @serial, align 8
  br label %13

13:                                               
  ret void

14:                                               
  %15 = phi i64 [ 0, %5 ], [ %33, %32 ]
  %16 = phi i64 [ %6, %5 ], [ %19, %32 ]
  %17 = mul nsw i64 %15, %2
  %18 = getelementptr inbounds i64, ptr %0, i64 %17
  %19 = add i64 %16, 1
  br i1 %8, label %20, label %32

20:                                               
  %21 = and i64 %19, 281474976710655
  %22 = or disjoint i64 %10, %21
  br label %23

23:                                               
  %24 = phi i64 [ 0, %20 ], [ %30, %23 ]
  %25 = shl i64 %24, 50
  %26 = and i64 %25, 16888498602639360
  %27 = or disjoint i64 %22, %26
  %28 = or disjoint i64 %27, 1152921504606846976
  %29 = getelementptr inbounds i64, ptr %18, i64 %24
  store i64 %28, ptr %29, align 8
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %11
  br i1 %31, label %32, label %23

32:                                               
  %33 = add nuw nsw i64 %15, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %12, label %14
}

define weak hidden void @__enzyme_cc_sanitize_structure(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %7

4:                                                
  %5 = load i64, ptr @by_value, align 8
  br label %11

6:                                                
  store i64 %14, ptr @by_value, align 8
  br label %7

7:                                                
  %8 = load i64, ptr @by_value, align 8
  %9 = and i64 %8, -64
  %10 = add i64 %9, 64
  store i64 %10, ptr @by_value, align 8
  ret void

11:                                               
  %12 = phi i64 [ %17, %11 ], [ 0, %4 ]
  %13 = phi i64 [ %14, %11 ], [ %5, %4 ]
  %14 = add i64 %13, 1
  %15 = or i64 %13, 2305843009213693952
  %16 = getelementptr inbounds i64, ptr %0, i64 %12
  store i64 %15, ptr %16, align 8
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %6, label %11
}

define weak hidden void @__enzyme_cc_sanitize_address(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %5, label %4

4:                                                
  ret void

5:                                                
  %6 = phi i64 [ %8, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds i64, ptr %0, i64 %6
  store i64 3458764513820540928, ptr %7, align 8
  %8 = add nuw nsw i64 %6, 1
  %9 = icmp eq i64 %8, %1
  br i1 %9, label %4, label %5
}

define weak hidden void @__enzyme_cc_sanitize_begin(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr @__enzyme_cc_sanitize_begin.begun, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                
  %6 = tail call i32 @atexit(ptr noundef nonnull @finish) #14
  br label %7

7:                                                
  store ptr %0, ptr @__enzyme_cc_sanitize_begin.begun, align 8
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %81, label %9

9:                                                
  %10 = load ptr, ptr %0, align 8
  %11 = load ptr, ptr @functions, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %18

13:                                               
  %14 = tail call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %15 = icmp eq ptr %14, inttoptr (i64 -1 to ptr)
  br i1 %15, label %16, label %17

16:                                               
  tail call void @abort() #15
  unreachable

17:                                               
  store ptr %14, ptr @functions, align 8
  br label %18

18:                                               
  %19 = ptrtoint ptr %10 to i64
  %20 = lshr i64 %19, 2
  %21 = mul i64 %20, -7046029254386353131
  %22 = lshr i64 %21, 47
  %23 = load ptr, ptr @functions, align 8
  %24 = getelementptr inbounds ptr, ptr %23, i64 %22
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %38, label %27

27:                                               
  %28 = phi ptr [ %36, %32 ], [ %25, %18 ]
  %29 = phi i64 [ %34, %32 ], [ %22, %18 ]
  %30 = load ptr, ptr %28, align 8
  %31 = icmp eq ptr %30, %10
  br i1 %31, label %38, label %32

32:                                               
  %33 = add nuw nsw i64 %29, 1
  %34 = and i64 %33, 131071
  %35 = getelementptr inbounds ptr, ptr %23, i64 %34
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %27

38:                                               
  %39 = phi i64 [ %22, %18 ], [ %29, %27 ], [ %34, %32 ]
  %40 = getelementptr inbounds ptr, ptr %23, i64 %39
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  %43 = icmp sgt i64 %1, 0
  %44 = and i1 %42, %43
  br i1 %44, label %45, label %81

45:                                               
  %46 = phi i64 [ %79, %76 ], [ 0, %38 ]
  %47 = getelementptr inbounds %struct.function, ptr %0, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = load ptr, ptr @functions, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %56

51:                                               
  %52 = tail call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %53 = icmp eq ptr %52, inttoptr (i64 -1 to ptr)
  br i1 %53, label %54, label %55

54:                                               
  tail call void @abort() #15
  unreachable

55:                                               
  store ptr %52, ptr @functions, align 8
  br label %56

56:                                               
  %57 = ptrtoint ptr %48 to i64
  %58 = lshr i64 %57, 2
  %59 = mul i64 %58, -7046029254386353131
  %60 = lshr i64 %59, 47
  %61 = load ptr, ptr @functions, align 8
  %62 = getelementptr inbounds ptr, ptr %61, i64 %60
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %76, label %65

65:                                               
  %66 = phi ptr [ %74, %70 ], [ %63, %56 ]
  %67 = phi i64 [ %72, %70 ], [ %60, %56 ]
  %68 = load ptr, ptr %66, align 8
  %69 = icmp eq ptr %68, %48
  br i1 %69, label %76, label %70

70:                                               
  %71 = add nuw nsw i64 %67, 1
  %72 = and i64 %71, 131071
  %73 = getelementptr inbounds ptr, ptr %61, i64 %72
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %76, label %65

76:                                               
  %77 = phi i64 [ %60, %56 ], [ %67, %65 ], [ %72, %70 ]
  %78 = getelementptr inbounds ptr, ptr %61, i64 %77
  store ptr %47, ptr %78, align 8
  %79 = add nuw nsw i64 %46, 1
  %80 = icmp eq i64 %79, %1
  br i1 %80, label %81, label %45

81:                                               
  ret void
}

declare i32 @atexit(ptr noundef) local_unnamed_addr #8

define internal void @finish() #0 {
  %1 = load i64, ptr @waiting_count, align 8
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %3, label %6

3:                                                
  %4 = tail call ptr @getenv(ptr noundef nonnull @.str) #13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %35, label %33

6:                                                
  %7 = phi i64 [ %30, %29 ], [ 0, %0 ]
  %8 = load ptr, ptr @waiting, align 8
  %9 = getelementptr inbounds %struct.waiting, ptr %8, i64 %7
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 2
  br i1 %13, label %29, label %14

14:                                               
  %15 = getelementptr inbounds i8, ptr %9, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = tail call fastcc i32 @has_bits_of_numbers(i32 noundef %16) #13
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %29, label %19

19:                                               
  %20 = load ptr, ptr @waiting, align 8
  %21 = getelementptr inbounds %struct.waiting, ptr %20, i64 %7
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 2
  br i1 %25, label %29, label %26

26:                                               
  store i64 2, ptr %23, align 8
  %27 = load ptr, ptr @told_end, align 8
  store ptr %22, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %22, i64 16
  store ptr %28, ptr @told_end, align 8
  br label %29

29:                                               
  %30 = add nuw i64 %7, 1
  %31 = load i64, ptr @waiting_count, align 8
  %32 = icmp ult i64 %30, %31
  br i1 %32, label %6, label %3

33:                                               
  %34 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull %4, i32 noundef 1089, i32 noundef 420) #14
  br label %35

35:                                               
  %36 = phi i32 [ %34, %33 ], [ -1, %3 ]
  %37 = load ptr, ptr @told, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %41, label %39

39:                                               
  %40 = icmp sgt i32 %36, -1
  br label %49

41:                                               
  %42 = phi i32 [ 0, %35 ], [ %61, %69 ]
  %43 = icmp eq i32 %42, 1
  %44 = select i1 %43, ptr @.str.6, ptr @.str.7
  %45 = load i64, ptr @operations, align 8
  %46 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.5, i32 noundef %42, ptr noundef nonnull %44, i64 noundef %45) #14
  %47 = load i64, ptr @calls_outside, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %86, label %73

49:                                               
  %50 = phi ptr [ %37, %39 ], [ %71, %69 ]
  %51 = phi i32 [ 0, %39 ], [ %61, %69 ]
  %52 = getelementptr inbounds i8, ptr %50, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = load i8, ptr %53, align 1
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %60, label %56

56:                                               
  %57 = add nsw i32 %51, 1
  %58 = load ptr, ptr %50, align 8
  %59 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.1, ptr noundef %58, ptr noundef nonnull %53) #14
  br label %60

60:                                               
  %61 = phi i32 [ %57, %56 ], [ %51, %49 ]
  br i1 %40, label %62, label %69

62:                                               
  %63 = load ptr, ptr %52, align 8
  %64 = load i8, ptr %63, align 1
  %65 = icmp eq i8 %64, 0
  %66 = select i1 %65, ptr @.str.4, ptr @.str.3
  %67 = load ptr, ptr %50, align 8
  %68 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef %36, ptr noundef nonnull @.str.2, ptr noundef nonnull %66, ptr noundef %67) #14
  br label %69

69:                                               
  %70 = getelementptr inbounds i8, ptr %50, i64 16
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %41, label %49

73:                                               
  %74 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.8, i64 noundef %47) #14
  br label %75

75:                                               
  %76 = phi i64 [ 0, %73 ], [ %84, %80 ]
  %77 = getelementptr inbounds [64 x ptr], ptr @outside, i64 0, i64 %76
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %86, label %80

80:                                               
  %81 = icmp eq i64 %76, 0
  %82 = select i1 %81, ptr @.str.6, ptr @.str.10
  %83 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.9, ptr noundef nonnull %82, ptr noundef nonnull %78) #14
  %84 = add nuw nsw i64 %76, 1
  %85 = icmp eq i64 %84, 64
  br i1 %85, label %86, label %75

86:                                               
  %87 = load i64, ptr @numbers_lost, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %91, label %89

89:                                               
  %90 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.11) #14
  br label %91

91:                                               
  %92 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.12) #14
  %93 = icmp sgt i32 %36, -1
  br i1 %93, label %94, label %98

94:                                               
  %95 = load i64, ptr @operations, align 8
  %96 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef %36, ptr noundef nonnull @.str.13, i64 noundef %95) #14
  %97 = tail call i32 @close(i32 noundef %36) #14
  br label %98

98:                                               
  ret void
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr #9

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #10

define internal fastcc i32 @lies_in_number(i64 noundef %0) unnamed_addr #0 {
  br label %2

2:                                                
  %3 = phi i64 [ 0, %1 ], [ %41, %40 ]
  %4 = phi i1 [ true, %1 ], [ %42, %40 ]
  %5 = sub i64 %0, %3
  %6 = load ptr, ptr @numbers, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %13

8:                                                
  %9 = tail call ptr @mmap(ptr noundef null, i64 noundef 67108864, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %10 = icmp eq ptr %9, inttoptr (i64 -1 to ptr)
  br i1 %10, label %11, label %12

11:                                               
  tail call void @abort() #15
  unreachable

12:                                               
  store ptr %9, ptr @numbers, align 8
  br label %13

13:                                               
  %14 = mul i64 %5, -7046029254386353131
  %15 = lshr i64 %14, 42
  %16 = load ptr, ptr @numbers, align 8
  %17 = getelementptr inbounds %struct.found, ptr %16, i64 %15
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  %20 = icmp eq i64 %18, %5
  %21 = or i1 %19, %20
  br i1 %21, label %31, label %22

22:                                               
  %23 = phi i64 [ %25, %22 ], [ %15, %13 ]
  %24 = add nuw nsw i64 %23, 1
  %25 = and i64 %24, 4194303
  %26 = getelementptr inbounds %struct.found, ptr %16, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  %29 = icmp eq i64 %27, %5
  %30 = or i1 %28, %29
  br i1 %30, label %31, label %22

31:                                               
  %32 = phi ptr [ %17, %13 ], [ %26, %22 ]
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %40, label %35

35:                                               
  %36 = getelementptr inbounds i8, ptr %32, i64 8
  %37 = load i32, ptr %36, align 8
  %38 = zext i32 %37 to i64
  %39 = icmp ult i64 %3, %38
  br i1 %39, label %44, label %40

40:                                               
  %41 = add nuw nsw i64 %3, 1
  %42 = icmp ult i64 %3, 15
  %43 = icmp eq i64 %41, 16
  br i1 %43, label %44, label %2

44:                                               
  %45 = phi i1 [ %4, %35 ], [ %42, %40 ]
  %46 = zext i1 %45 to i32
  ret i32 %46
}

define internal fastcc i32 @has_bits_of_numbers(i32 noundef %0) unnamed_addr #0 {
  br label %2

2:                                                
  %3 = phi i32 [ %0, %1 ], [ %30, %28 ]
  %4 = phi i32 [ undef, %1 ], [ %31, %28 ]
  %5 = icmp ugt i32 %3, 1
  br i1 %5, label %6, label %32

6:                                                
  %7 = load ptr, ptr @nodes, align 8
  %8 = zext i32 %3 to i64
  %9 = getelementptr inbounds %struct.node, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %12

12:                                               
  %13 = tail call fastcc i32 @lies_in_number(i64 noundef %10) #13
  br label %28

14:                                               
  %15 = getelementptr inbounds i8, ptr %9, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 12
  %18 = load i32, ptr %17, align 4
  %19 = tail call fastcc i32 @has_bits_of_numbers(i32 noundef %16) #13
  %20 = load ptr, ptr @nodes, align 8
  %21 = getelementptr inbounds %struct.node, ptr %20, i64 %8
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %21, i64 12
  store i32 1, ptr %24, align 4
  %25 = getelementptr inbounds i8, ptr %21, i64 8
  store i32 1, ptr %25, align 8
  br label %28

26:                                               
  %27 = getelementptr inbounds i8, ptr %21, i64 8
  store i32 0, ptr %27, align 8
  br label %28

28:                                               
  %29 = phi i1 [ false, %12 ], [ false, %23 ], [ true, %26 ]
  %30 = phi i32 [ %3, %12 ], [ %3, %23 ], [ %18, %26 ]
  %31 = phi i32 [ %13, %12 ], [ 1, %23 ], [ %4, %26 ]
  br i1 %29, label %2, label %35

32:                                               
  %33 = icmp eq i32 %3, 1
  %34 = zext i1 %33 to i32
  br label %35

35:                                               
  %36 = phi i32 [ %34, %32 ], [ %31, %28 ]
  ret i32 %36
}

declare noundef ptr @getenv(ptr nocapture noundef) local_unnamed_addr #11

declare noundef i32 @open(ptr nocapture noundef readonly, i32 noundef, ...) local_unnamed_addr #8

declare i32 @dprintf(i32 noundef, ptr noundef, ...) local_unnamed_addr #9

declare i32 @close(i32 noundef) local_unnamed_addr #9

declare i64 @llvm.smax.i64(i64, i64) #12

declare i64 @llvm.smin.i64(i64, i64) #12

declare i64 @llvm.ctpop.i64(i64) #12

declare i64 @llvm.umin.i64(i64, i64) #12

declare i32 @llvm.umax.i32(i32, i32) #12

declare i32 @llvm.smax.i32(i32, i32) #12

declare i64 @llvm.umax.i64(i64, i64) #12

attributes #0 = { nounwind "no-builtin-printf" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #6 = { noreturn nounwind "no-builtin-printf" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #8 = { nofree "no-builtin-printf" }
attributes #9 = { "no-builtin-printf" }
attributes #10 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #11 = { nofree nounwind memory(read) "no-builtin-printf" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { "no-builtin-printf" }
attributes #14 = { nounwind "no-builtin-printf" }
attributes #15 = { noreturn nounwind "no-builtin-printf" }
attributes #16 = { nounwind }
attributes #17 = { allocsize(1) "no-builtin-printf" }
attributes #18 = { allocsize(0) "no-builtin-printf" }


