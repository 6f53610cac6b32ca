; from runtime.c: 7dbd483110bd210e42254a2805cba19a

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
  br i1 %5, label %16, label %8

6:                                                
  %7 = icmp ult i64 %13, 1152921504606846976
  br label %16

8:                                                
  %9 = phi i64 [ %14, %8 ], [ 0, %4 ]
  %10 = phi i64 [ %13, %8 ], [ 0, %4 ]
  %11 = getelementptr inbounds i64, ptr %2, i64 %9
  %12 = load i64, ptr %11, align 8
  %13 = or i64 %12, %10
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, 8
  br i1 %15, label %6, label %8

16:                                               
  %17 = phi i1 [ true, %4 ], [ %7, %6 ]
  %18 = icmp sgt i64 %3, 0
  br i1 %18, label %19, label %24

19:                                               
  %20 = ptrtoint ptr %1 to i64
  br label %25

21:                                               
  %22 = phi i64 [ %26, %44 ], [ %70, %67 ]
  %23 = icmp slt i64 %22, %3
  br i1 %23, label %25, label %24

24:                                               
  ret void

25:                                               
  %26 = phi i64 [ 0, %19 ], [ %22, %21 ]
  %27 = add i64 %26, %20
  %28 = sub nsw i64 %3, %26
  %29 = and i64 %27, 4095
  %30 = sub nuw nsw i64 4096, %29
  %31 = tail call i64 @llvm.smin.i64(i64 %30, i64 %28)
  %32 = add nsw i64 %31, %26
  %33 = icmp ult i64 %27, 140737488355328
  br i1 %33, label %34, label %44

34:                                               
  %35 = lshr i64 %27, 30
  %36 = getelementptr inbounds [131072 x ptr], ptr @table, i64 0, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %44, label %39

39:                                               
  %40 = lshr i64 %27, 12
  %41 = and i64 %40, 262143
  %42 = getelementptr inbounds ptr, ptr %37, i64 %41
  %43 = load ptr, ptr %42, align 8
  br label %44

44:                                               
  %45 = phi ptr [ null, %25 ], [ %43, %39 ], [ null, %34 ]
  %46 = icmp eq ptr %45, null
  %47 = getelementptr inbounds i64, ptr %45, i64 %29
  %48 = select i1 %46, ptr null, ptr %47
  %49 = icmp sgt i64 %28, 0
  br i1 %49, label %50, label %21

50:                                               
  %51 = icmp eq ptr %48, null
  br label %52

52:                                               
  %53 = phi i64 [ %26, %50 ], [ %70, %67 ]
  br i1 %51, label %62, label %54

54:                                               
  %55 = sub nsw i64 %53, %26
  %56 = getelementptr inbounds i64, ptr %48, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %62, label %59

59:                                               
  %60 = icmp ult i64 %57, 1152921504606846976
  %61 = select i1 %60, i64 0, i64 %57
  br label %67

62:                                               
  br i1 %17, label %67, label %63

63:                                               
  %64 = add i64 %53, %20
  %65 = and i64 %64, 281474976710655
  %66 = or disjoint i64 %65, 2305843009213693952
  br label %67

67:                                               
  %68 = phi i64 [ %61, %59 ], [ %66, %63 ], [ 0, %62 ]
  %69 = getelementptr inbounds i64, ptr %0, i64 %53
  store i64 %68, ptr %69, align 8
  %70 = add nsw i64 %53, 1
  %71 = icmp slt i64 %70, %32
  br i1 %71, label %52, label %21
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

define weak hidden void @__enzyme_cc_sanitize_store(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %11

5:                                                
  %6 = ptrtoint ptr %0 to i64
  %7 = icmp eq ptr %1, null
  br label %12

8:                                                
  %9 = phi i64 [ %13, %43 ], [ %64, %63 ]
  %10 = icmp slt i64 %9, %2
  br i1 %10, label %12, label %11

11:                                               
  ret void

12:                                               
  %13 = phi i64 [ 0, %5 ], [ %9, %8 ]
  %14 = add i64 %13, %6
  %15 = sub nsw i64 %2, %13
  %16 = and i64 %14, 4095
  %17 = sub nuw nsw i64 4096, %16
  %18 = tail call i64 @llvm.smin.i64(i64 %17, i64 %15)
  %19 = add nsw i64 %18, %13
  %20 = icmp ult i64 %14, 140737488355328
  br i1 %20, label %21, label %43

21:                                               
  %22 = lshr i64 %14, 30
  %23 = getelementptr inbounds [131072 x ptr], ptr @table, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %31

26:                                               
  %27 = tail call ptr @mmap(ptr noundef null, i64 noundef 2097152, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %28 = icmp eq ptr %27, inttoptr (i64 -1 to ptr)
  br i1 %28, label %29, label %30

29:                                               
  tail call void @abort() #15
  unreachable

30:                                               
  store ptr %27, ptr %23, align 8
  br label %31

31:                                               
  %32 = phi ptr [ %27, %30 ], [ %24, %21 ]
  %33 = lshr i64 %14, 12
  %34 = and i64 %33, 262143
  %35 = getelementptr inbounds ptr, ptr %32, i64 %34
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %43

38:                                               
  %39 = tail call ptr @mmap(ptr noundef null, i64 noundef 32768, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %40 = icmp eq ptr %39, inttoptr (i64 -1 to ptr)
  br i1 %40, label %41, label %42

41:                                               
  tail call void @abort() #15
  unreachable

42:                                               
  store ptr %39, ptr %35, align 8
  br label %43

43:                                               
  %44 = phi ptr [ null, %12 ], [ %39, %42 ], [ %36, %31 ]
  %45 = icmp eq ptr %44, null
  %46 = getelementptr inbounds i64, ptr %44, i64 %16
  %47 = select i1 %45, ptr null, ptr %46
  %48 = icmp sgt i64 %15, 0
  br i1 %48, label %49, label %8

49:                                               
  %50 = icmp eq ptr %47, null
  br label %51

51:                                               
  %52 = phi i64 [ %13, %49 ], [ %64, %63 ]
  br i1 %50, label %63, label %53

53:                                               
  br i1 %7, label %59, label %54

54:                                               
  %55 = getelementptr inbounds i64, ptr %1, i64 %52
  %56 = load i64, ptr %55, align 8
  %57 = icmp ult i64 %56, 1152921504606846976
  %58 = select i1 %57, i64 1, i64 %56
  br label %59

59:                                               
  %60 = phi i64 [ 1, %53 ], [ %58, %54 ]
  %61 = sub nsw i64 %52, %13
  %62 = getelementptr inbounds i64, ptr %47, i64 %61
  store i64 %60, ptr %62, align 8
  br label %63

63:                                               
  %64 = add nsw i64 %52, 1
  %65 = icmp slt i64 %64, %19
  br i1 %65, label %51, label %8
}

define weak hidden void @__enzyme_cc_sanitize_clear(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call void @__enzyme_cc_sanitize_store(ptr noundef %0, ptr noundef null, i64 noundef %1) #16
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_move(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #17
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %9

7:                                                
  %8 = icmp ult ptr %0, %1
  br label %10

9:                                                
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #17
  ret void

10:                                               
  %11 = phi i64 [ 0, %7 ], [ %17, %10 ]
  %12 = xor i64 %11, -1
  %13 = add nsw i64 %12, %3
  %14 = select i1 %8, i64 %11, i64 %13
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  call void @__enzyme_cc_sanitize_load(ptr noundef nonnull %5, ptr noundef %15, ptr noundef %2, i64 noundef 1) #16
  %16 = getelementptr inbounds i8, ptr %0, i64 %14
  call void @__enzyme_cc_sanitize_store(ptr noundef %16, ptr noundef nonnull %5, i64 noundef 1) #16
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
  %10 = phi ptr [ %5, %8 ], [ %2, %1 ]
  %11 = ptrtoint ptr %0 to i64
  %12 = lshr i64 %11, 2
  %13 = mul i64 %12, -7046029254386353131
  %14 = lshr i64 %13, 47
  %15 = getelementptr inbounds ptr, ptr %10, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %32, label %18

18:                                               
  %19 = phi ptr [ %27, %23 ], [ %16, %9 ]
  %20 = phi i64 [ %25, %23 ], [ %14, %9 ]
  %21 = load ptr, ptr %19, align 8
  %22 = icmp eq ptr %21, %0
  br i1 %22, label %29, label %23

23:                                               
  %24 = add nuw nsw i64 %20, 1
  %25 = and i64 %24, 131071
  %26 = getelementptr inbounds ptr, ptr %10, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %32, label %18

29:                                               
  %30 = getelementptr inbounds i8, ptr %19, i64 8
  %31 = load ptr, ptr %30, align 8
  br label %32

32:                                               
  %33 = phi ptr [ %31, %29 ], [ %0, %9 ], [ %0, %23 ]
  ret ptr %33
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
  tail call void @__enzyme_cc_sanitize_copy(ptr noundef nonnull %5, ptr noundef %1, i64 noundef %4) #16
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
  br i1 %11, label %12, label %26

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
  %25 = shl i64 %3, 3
  br label %27

26:                                               
  ret void

27:                                               
  %28 = phi i64 [ 0, %12 ], [ %69, %68 ]
  %29 = mul nsw i64 %28, %5
  %30 = getelementptr inbounds i64, ptr %4, i64 %29
  %31 = select i1 %13, ptr null, ptr %30
  %32 = tail call fastcc i32 @active(ptr noundef %0, ptr noundef %31, i32 noundef %14) #16
  %33 = mul nsw i64 %28, %7
  %34 = getelementptr inbounds i64, ptr %6, i64 %33
  %35 = select i1 %15, ptr null, ptr %34
  %36 = tail call fastcc i32 @active(ptr noundef %0, ptr noundef %35, i32 noundef %16) #16
  %37 = or i32 %36, %32
  %38 = mul nsw i64 %28, %9
  %39 = getelementptr inbounds i64, ptr %8, i64 %38
  %40 = select i1 %17, ptr null, ptr %39
  %41 = tail call fastcc i32 @active(ptr noundef %0, ptr noundef %40, i32 noundef %18) #16
  %42 = or i32 %37, %41
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %64, label %44

44:                                               
  %45 = load i64, ptr @operations, align 8
  %46 = add i64 %45, 1
  store i64 %46, ptr @operations, align 8
  br i1 %19, label %68, label %47

47:                                               
  %48 = mul nsw i64 %28, %3
  %49 = getelementptr inbounds i64, ptr %1, i64 %48
  %50 = load i64, ptr @serial, align 8
  %51 = add i64 %50, 1
  store i64 %51, ptr @serial, align 8
  br i1 %21, label %52, label %68

52:                                               
  %53 = and i64 %51, 281474976710655
  %54 = or disjoint i64 %23, %53
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %62, %55 ]
  %57 = shl i64 %56, 50
  %58 = and i64 %57, 16888498602639360
  %59 = or disjoint i64 %54, %58
  %60 = or disjoint i64 %59, 1152921504606846976
  %61 = getelementptr inbounds i64, ptr %49, i64 %56
  store i64 %60, ptr %61, align 8
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %24
  br i1 %63, label %68, label %55

64:                                               
  br i1 %19, label %68, label %65

65:                                               
  %66 = mul nsw i64 %28, %3
  %67 = getelementptr inbounds i64, ptr %1, i64 %66
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %67, i8 0, i64 %25, i1 false)
  br label %68

68:                                               
  %69 = add nuw nsw i64 %28, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %26, label %27
}

define internal fastcc range(i32 0, 2) i32 @active(ptr noundef %0, ptr noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = icmp ne ptr %1, null
  %6 = icmp sgt i32 %2, 0
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %150

8:                                                
  %9 = phi i64 [ %14, %8 ], [ 0, %3 ]
  %10 = phi i64 [ %13, %8 ], [ 0, %3 ]
  %11 = getelementptr inbounds i64, ptr %1, i64 %9
  %12 = load i64, ptr %11, align 8
  %13 = or i64 %12, %10
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %8

16:                                               
  %17 = icmp ult i64 %13, 1152921504606846976
  br i1 %17, label %150, label %18

18:                                               
  %19 = load i64, ptr %1, align 8
  %20 = and i64 %19, -1152921504606846976
  switch i64 %20, label %102 [
    i64 1152921504606846976, label %21
    i64 2305843009213693952, label %45
  ]

21:                                               
  %22 = and i64 %19, 281474976710655
  %23 = and i32 %2, 15
  %24 = zext nneg i32 %23 to i64
  %25 = shl nuw nsw i64 %24, 54
  %26 = or disjoint i64 %22, %25
  %27 = or disjoint i64 %26, 1152921504606846976
  %28 = icmp eq i64 %19, %27
  %29 = icmp sgt i32 %2, 1
  %30 = and i1 %28, %29
  br i1 %30, label %31, label %43

31:                                               
  %32 = phi i64 [ %40, %31 ], [ 1, %21 ]
  %33 = getelementptr inbounds i64, ptr %1, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = shl i64 %32, 50
  %36 = and i64 %35, 16888498602639360
  %37 = or disjoint i64 %36, %26
  %38 = or disjoint i64 %37, 1152921504606846976
  %39 = icmp eq i64 %34, %38
  %40 = add nuw nsw i64 %32, 1
  %41 = icmp slt i64 %40, %4
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %31, label %43

43:                                               
  %44 = phi i1 [ %28, %21 ], [ %39, %31 ]
  br i1 %44, label %150, label %102

45:                                               
  %46 = icmp sgt i32 %2, 1
  br i1 %46, label %48, label %57

47:                                               
  br i1 %53, label %57, label %102

48:                                               
  %49 = phi i64 [ %54, %48 ], [ 1, %45 ]
  %50 = getelementptr inbounds i64, ptr %1, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %19, %49
  %53 = icmp eq i64 %51, %52
  %54 = add nuw nsw i64 %49, 1
  %55 = icmp slt i64 %54, %4
  %56 = select i1 %53, i1 %55, i1 false
  br i1 %56, label %48, label %47

57:                                               
  %58 = and i64 %19, 281474976710655
  %59 = load ptr, ptr @numbers, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %66

61:                                               
  %62 = tail call ptr @mmap(ptr noundef null, i64 noundef 67108864, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %63 = icmp eq ptr %62, inttoptr (i64 -1 to ptr)
  br i1 %63, label %64, label %65

64:                                               
  tail call void @abort() #15
  unreachable

65:                                               
  store ptr %62, ptr @numbers, align 8
  br label %66

66:                                               
  %67 = phi ptr [ %62, %65 ], [ %59, %57 ]
  %68 = mul i64 %58, -7046029254386353131
  %69 = lshr i64 %68, 42
  %70 = getelementptr inbounds %struct.found, ptr %67, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, 0
  %73 = icmp eq i64 %71, %58
  %74 = or i1 %72, %73
  br i1 %74, label %84, label %75

75:                                               
  %76 = phi i64 [ %78, %75 ], [ %69, %66 ]
  %77 = add nuw nsw i64 %76, 1
  %78 = and i64 %77, 4194303
  %79 = getelementptr inbounds %struct.found, ptr %67, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  %82 = icmp eq i64 %80, %58
  %83 = or i1 %81, %82
  br i1 %83, label %84, label %75

84:                                               
  %85 = phi i64 [ %71, %66 ], [ %80, %75 ]
  %86 = phi ptr [ %70, %66 ], [ %79, %75 ]
  %87 = icmp eq i64 %85, 0
  br i1 %87, label %93, label %88

88:                                               
  %89 = getelementptr inbounds i8, ptr %86, i64 8
  %90 = load i32, ptr %89, align 8
  %91 = icmp ult i32 %90, %2
  br i1 %91, label %92, label %150

92:                                               
  store i32 %2, ptr %89, align 8
  br label %150

93:                                               
  %94 = load i64, ptr @numbers_known, align 8
  %95 = icmp ugt i64 %94, 2097152
  br i1 %95, label %96, label %99

96:                                               
  %97 = load i64, ptr @numbers_lost, align 8
  %98 = add i64 %97, 1
  store i64 %98, ptr @numbers_lost, align 8
  br label %150

99:                                               
  %100 = add nuw nsw i64 %94, 1
  store i64 %100, ptr @numbers_known, align 8
  store i64 %58, ptr %86, align 8
  %101 = getelementptr inbounds i8, ptr %86, i64 8
  store i32 %2, ptr %101, align 8
  br label %150

102:                                              
  %103 = tail call i32 @llvm.smax.i32(i32 %2, i32 1)
  %104 = zext nneg i32 %103 to i64
  br label %106

105:                                              
  tail call fastcc void @note(ptr noundef %0, i32 noundef %147) #16
  br label %150

106:                                              
  %107 = phi i64 [ 0, %102 ], [ %148, %146 ]
  %108 = phi i32 [ 0, %102 ], [ %147, %146 ]
  %109 = getelementptr inbounds i64, ptr %1, i64 %107
  %110 = load i64, ptr %109, align 8
  %111 = tail call fastcc i32 @node_of(i64 noundef %110) #16
  %112 = icmp eq i32 %108, 1
  %113 = icmp eq i32 %111, 1
  %114 = or i1 %112, %113
  br i1 %114, label %146, label %115

115:                                              
  %116 = icmp eq i32 %108, 0
  %117 = icmp eq i32 %108, %111
  %118 = or i1 %116, %117
  br i1 %118, label %146, label %119

119:                                              
  %120 = icmp eq i32 %111, 0
  br i1 %120, label %146, label %121

121:                                              
  %122 = load i32, ptr @node_count, align 4
  %123 = load i32, ptr @most_nodes, align 4
  %124 = icmp ult i32 %122, %123
  br i1 %124, label %125, label %127

125:                                              
  %126 = load ptr, ptr @nodes, align 8
  br label %139

127:                                              
  %128 = icmp ugt i32 %123, 67108863
  br i1 %128, label %146, label %129

129:                                              
  %130 = icmp eq i32 %123, 0
  %131 = shl nuw nsw i32 %123, 1
  %132 = select i1 %130, i32 65536, i32 %131
  store i32 %132, ptr @most_nodes, align 4
  %133 = load ptr, ptr @nodes, align 8
  %134 = shl nuw nsw i32 %132, 4
  %135 = zext nneg i32 %134 to i64
  %136 = tail call ptr @realloc(ptr noundef %133, i64 noundef %135) #18
  store ptr %136, ptr @nodes, align 8
  %137 = icmp eq ptr %136, null
  br i1 %137, label %138, label %139

138:                                              
  tail call void @abort() #15
  unreachable

139:                                              
  %140 = phi ptr [ %126, %125 ], [ %136, %129 ]
  %141 = zext i32 %122 to i64
  %142 = getelementptr inbounds %struct.node, ptr %140, i64 %141
  store i64 0, ptr %142, align 8
  %143 = getelementptr inbounds i8, ptr %142, i64 8
  store i32 %108, ptr %143, align 8
  %144 = getelementptr inbounds i8, ptr %142, i64 12
  store i32 %111, ptr %144, align 4
  %145 = add i32 %122, 1
  store i32 %145, ptr @node_count, align 4
  br label %146

146:                                              
  %147 = phi i32 [ 1, %106 ], [ %111, %115 ], [ %108, %119 ], [ %122, %139 ], [ %108, %127 ]
  %148 = add nuw nsw i64 %107, 1
  %149 = icmp eq i64 %148, %104
  br i1 %149, label %105, label %106

150:                                              
  %151 = phi i32 [ 1, %43 ], [ 0, %105 ], [ 0, %16 ], [ 0, %3 ], [ 1, %99 ], [ 1, %96 ], [ 1, %92 ], [ 1, %88 ]
  ret i32 %151
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
  %17 = tail call fastcc i32 @active(ptr noundef %0, ptr noundef %16, i32 noundef %8) #16
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
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #17
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #17
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
  call void @__enzyme_cc_sanitize_store(ptr noundef %35, ptr noundef %33, i64 noundef %2) #16
  %36 = add nuw nsw i64 %16, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %14, label %15
}

define weak hidden void @__enzyme_cc_sanitize_mix(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = mul nsw i64 %3, %2
  %9 = icmp ne ptr %4, null
  %10 = icmp sgt i64 %8, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %22

12:                                               
  %13 = phi i64 [ %18, %12 ], [ 0, %7 ]
  %14 = phi i64 [ %17, %12 ], [ 0, %7 ]
  %15 = getelementptr inbounds i64, ptr %4, i64 %13
  %16 = load i64, ptr %15, align 8
  %17 = or i64 %16, %14
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, %8
  br i1 %19, label %20, label %12

20:                                               
  %21 = icmp ult i64 %17, 1152921504606846976
  br i1 %21, label %22, label %50

22:                                               
  %23 = icmp ne ptr %5, null
  %24 = and i1 %10, %23
  br i1 %24, label %25, label %35

25:                                               
  %26 = phi i64 [ %31, %25 ], [ 0, %22 ]
  %27 = phi i64 [ %30, %25 ], [ 0, %22 ]
  %28 = getelementptr inbounds i64, ptr %5, i64 %26
  %29 = load i64, ptr %28, align 8
  %30 = or i64 %29, %27
  %31 = add nuw nsw i64 %26, 1
  %32 = icmp eq i64 %31, %8
  br i1 %32, label %33, label %25

33:                                               
  %34 = icmp ult i64 %30, 1152921504606846976
  br i1 %34, label %35, label %50

35:                                               
  %36 = icmp ne ptr %6, null
  %37 = and i1 %10, %36
  br i1 %37, label %38, label %48

38:                                               
  %39 = phi i64 [ %44, %38 ], [ 0, %35 ]
  %40 = phi i64 [ %43, %38 ], [ 0, %35 ]
  %41 = getelementptr inbounds i64, ptr %6, i64 %39
  %42 = load i64, ptr %41, align 8
  %43 = or i64 %42, %40
  %44 = add nuw nsw i64 %39, 1
  %45 = icmp eq i64 %44, %8
  br i1 %45, label %46, label %38

46:                                               
  %47 = icmp ult i64 %43, 1152921504606846976
  br i1 %47, label %48, label %50

48:                                               
  %49 = shl i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 %49, i1 false)
  br label %142

50:                                               
  %51 = icmp sgt i64 %2, 0
  br i1 %51, label %52, label %142

52:                                               
  %53 = icmp slt i64 %3, 1
  %54 = icmp sgt i64 %3, 0
  br label %55

55:                                               
  %56 = phi i64 [ 0, %52 ], [ %135, %134 ]
  %57 = mul nsw i64 %56, %3
  br label %67

58:                                               
  tail call fastcc void @note(ptr noundef %0, i32 noundef %130) #16
  %59 = icmp eq i32 %130, 0
  %60 = zext i32 %130 to i64
  %61 = or disjoint i64 %60, 4611686018427387904
  %62 = icmp eq i32 %131, 0
  %63 = select i1 %62, i64 0, i64 3458764513820540928
  %64 = select i1 %59, i64 %63, i64 %61
  br i1 %54, label %65, label %134

65:                                               
  %66 = getelementptr i64, ptr %1, i64 %57
  br label %137

67:                                               
  %68 = phi i32 [ 0, %55 ], [ %132, %129 ]
  %69 = phi i32 [ 0, %55 ], [ %131, %129 ]
  %70 = phi i32 [ 0, %55 ], [ %130, %129 ]
  %71 = icmp eq i32 %68, 0
  %72 = icmp eq i32 %68, 1
  %73 = select i1 %72, ptr %5, ptr %6
  %74 = select i1 %71, ptr %4, ptr %73
  %75 = icmp eq ptr %74, null
  %76 = or i1 %75, %53
  br i1 %76, label %129, label %77

77:                                               
  %78 = getelementptr i64, ptr %74, i64 %57
  br label %79

79:                                               
  %80 = phi i64 [ 0, %77 ], [ %127, %120 ]
  %81 = phi i32 [ %69, %77 ], [ %126, %120 ]
  %82 = phi i32 [ %70, %77 ], [ %121, %120 ]
  %83 = getelementptr i64, ptr %78, i64 %80
  %84 = load i64, ptr %83, align 8
  %85 = tail call fastcc i32 @node_of(i64 noundef %84) #16
  %86 = icmp eq i32 %82, 1
  %87 = icmp eq i32 %85, 1
  %88 = or i1 %86, %87
  br i1 %88, label %120, label %89

89:                                               
  %90 = icmp eq i32 %82, 0
  %91 = icmp eq i32 %82, %85
  %92 = or i1 %90, %91
  br i1 %92, label %120, label %93

93:                                               
  %94 = icmp eq i32 %85, 0
  br i1 %94, label %120, label %95

95:                                               
  %96 = load i32, ptr @node_count, align 4
  %97 = load i32, ptr @most_nodes, align 4
  %98 = icmp ult i32 %96, %97
  br i1 %98, label %99, label %101

99:                                               
  %100 = load ptr, ptr @nodes, align 8
  br label %113

101:                                              
  %102 = icmp ugt i32 %97, 67108863
  br i1 %102, label %120, label %103

103:                                              
  %104 = icmp eq i32 %97, 0
  %105 = shl nuw nsw i32 %97, 1
  %106 = select i1 %104, i32 65536, i32 %105
  store i32 %106, ptr @most_nodes, align 4
  %107 = load ptr, ptr @nodes, align 8
  %108 = shl nuw nsw i32 %106, 4
  %109 = zext nneg i32 %108 to i64
  %110 = tail call ptr @realloc(ptr noundef %107, i64 noundef %109) #18
  store ptr %110, ptr @nodes, align 8
  %111 = icmp eq ptr %110, null
  br i1 %111, label %112, label %113

112:                                              
  tail call void @abort() #15
  unreachable

113:                                              
  %114 = phi ptr [ %100, %99 ], [ %110, %103 ]
  %115 = zext i32 %96 to i64
  %116 = getelementptr inbounds %struct.node, ptr %114, i64 %115
  store i64 0, ptr %116, align 8
  %117 = getelementptr inbounds i8, ptr %116, i64 8
  store i32 %82, ptr %117, align 8
  %118 = getelementptr inbounds i8, ptr %116, i64 12
  store i32 %85, ptr %118, align 4
  %119 = add i32 %96, 1
  store i32 %119, ptr @node_count, align 4
  br label %120

120:                                              
  %121 = phi i32 [ 1, %79 ], [ %85, %89 ], [ %82, %93 ], [ %96, %113 ], [ %82, %101 ]
  %122 = load i64, ptr %83, align 8
  %123 = and i64 %122, -1152921504606846976
  %124 = icmp eq i64 %123, 3458764513820540928
  %125 = zext i1 %124 to i32
  %126 = or i32 %81, %125
  %127 = add nuw nsw i64 %80, 1
  %128 = icmp eq i64 %127, %3
  br i1 %128, label %129, label %79

129:                                              
  %130 = phi i32 [ %70, %67 ], [ %121, %120 ]
  %131 = phi i32 [ %69, %67 ], [ %126, %120 ]
  %132 = add nuw nsw i32 %68, 1
  %133 = icmp eq i32 %132, 3
  br i1 %133, label %58, label %67

134:                                              
  %135 = add nuw nsw i64 %56, 1
  %136 = icmp eq i64 %135, %2
  br i1 %136, label %142, label %55

137:                                              
  %138 = phi i64 [ 0, %65 ], [ %140, %137 ]
  %139 = getelementptr i64, ptr %66, i64 %138
  store i64 %64, ptr %139, align 8
  %140 = add nuw nsw i64 %138, 1
  %141 = icmp eq i64 %140, %3
  br i1 %141, label %134, label %137

142:                                              
  ret void
}

define internal fastcc i32 @node_of(i64 noundef %0) unnamed_addr #0 {
  %2 = lshr i64 %0, 60
  %3 = trunc nuw nsw i64 %2 to i32
  switch i32 %3, label %35 [
    i32 1, label %36
    i32 4, label %4
    i32 2, label %6
  ]

4:                                                
  %5 = trunc i64 %0 to i32
  br label %36

6:                                                
  %7 = and i64 %0, 281474976710655
  %8 = tail call fastcc i32 @lies_in_number(i64 noundef %7) #16
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %36

10:                                               
  %11 = load i32, ptr @node_count, align 4
  %12 = load i32, ptr @most_nodes, align 4
  %13 = icmp ult i32 %11, %12
  br i1 %13, label %14, label %16

14:                                               
  %15 = load ptr, ptr @nodes, align 8
  br label %28

16:                                               
  %17 = icmp ugt i32 %12, 67108863
  br i1 %17, label %36, label %18

18:                                               
  %19 = icmp eq i32 %12, 0
  %20 = shl nuw nsw i32 %12, 1
  %21 = select i1 %19, i32 65536, i32 %20
  store i32 %21, ptr @most_nodes, align 4
  %22 = load ptr, ptr @nodes, align 8
  %23 = shl nuw nsw i32 %21, 4
  %24 = zext nneg i32 %23 to i64
  %25 = tail call ptr @realloc(ptr noundef %22, i64 noundef %24) #18
  store ptr %25, ptr @nodes, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %28

27:                                               
  tail call void @abort() #15
  unreachable

28:                                               
  %29 = phi ptr [ %15, %14 ], [ %25, %18 ]
  %30 = zext i32 %11 to i64
  %31 = getelementptr inbounds %struct.node, ptr %29, i64 %30
  store i64 %7, ptr %31, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 8
  store i32 0, ptr %32, align 8
  %33 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 0, ptr %33, align 4
  %34 = add i32 %11, 1
  store i32 %34, ptr @node_count, align 4
  br label %36

35:                                               
  br label %36

36:                                               
  %37 = phi i32 [ 0, %35 ], [ %5, %4 ], [ %3, %1 ], [ 1, %6 ], [ %11, %28 ], [ 1, %16 ]
  ret i32 %37
}

define internal fastcc void @note(ptr noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = icmp ne i32 %1, 0
  %4 = icmp ne ptr %0, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %51

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 2
  br i1 %9, label %51, label %10

10:                                               
  %11 = icmp eq i32 %1, 1
  br i1 %11, label %12, label %15

12:                                               
  store i64 2, ptr %7, align 8
  %13 = load ptr, ptr @told_end, align 8
  store ptr %0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %14, ptr @told_end, align 8
  br label %51

15:                                               
  %16 = load i64, ptr @waiting_count, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %31, label %18

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
  br i1 %27, label %51, label %28

28:                                               
  %29 = load i64, ptr @most_waiting, align 8
  %30 = icmp eq i64 %16, %29
  br i1 %30, label %36, label %34

31:                                               
  %32 = load i64, ptr @most_waiting, align 8
  %33 = icmp eq i64 %16, %32
  br i1 %33, label %38, label %34

34:                                               
  %35 = load ptr, ptr @waiting, align 8
  br label %46

36:                                               
  %37 = icmp ugt i64 %16, 16777215
  br i1 %37, label %51, label %38

38:                                               
  %39 = shl nuw nsw i64 %16, 1
  %40 = select i1 %17, i64 1024, i64 %39
  store i64 %40, ptr @most_waiting, align 8
  %41 = load ptr, ptr @waiting, align 8
  %42 = shl nuw nsw i64 %40, 4
  %43 = tail call ptr @realloc(ptr noundef %41, i64 noundef %42) #18
  store ptr %43, ptr @waiting, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %46

45:                                               
  tail call void @abort() #15
  unreachable

46:                                               
  %47 = phi ptr [ %35, %34 ], [ %43, %38 ]
  %48 = add i64 %16, 1
  store i64 %48, ptr @waiting_count, align 8
  %49 = getelementptr inbounds %struct.waiting, ptr %47, i64 %16
  store ptr %0, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %49, i64 8
  store i32 %1, ptr %50, align 8
  br label %51

51:                                               
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_bits(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = mul nsw i64 %4, %3
  %11 = icmp ne ptr %6, null
  %12 = icmp sgt i64 %10, 0
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %24

14:                                               
  %15 = phi i64 [ %20, %14 ], [ 0, %9 ]
  %16 = phi i64 [ %19, %14 ], [ 0, %9 ]
  %17 = getelementptr inbounds i64, ptr %6, i64 %15
  %18 = load i64, ptr %17, align 8
  %19 = or i64 %18, %16
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, %10
  br i1 %21, label %22, label %14

22:                                               
  %23 = icmp ult i64 %19, 1152921504606846976
  br i1 %23, label %24, label %39

24:                                               
  %25 = icmp ne ptr %8, null
  %26 = and i1 %12, %25
  br i1 %26, label %27, label %37

27:                                               
  %28 = phi i64 [ %33, %27 ], [ 0, %24 ]
  %29 = phi i64 [ %32, %27 ], [ 0, %24 ]
  %30 = getelementptr inbounds i64, ptr %8, i64 %28
  %31 = load i64, ptr %30, align 8
  %32 = or i64 %31, %29
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %35, label %27

35:                                               
  %36 = icmp ult i64 %32, 1152921504606846976
  br i1 %36, label %37, label %39

37:                                               
  %38 = shl i64 %10, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %38, i1 false)
  br label %190

39:                                               
  %40 = icmp sgt i64 %3, 0
  br i1 %40, label %41, label %190

41:                                               
  %42 = icmp eq i32 %1, 43
  %43 = icmp sgt i64 %4, 0
  %44 = icmp eq ptr %6, null
  %45 = icmp eq ptr %8, null
  %46 = icmp ne i32 %1, 94
  %47 = icmp eq i32 %1, 38
  %48 = add i64 %4, 4294967295
  %49 = select i1 %47, i8 127, i8 -128
  %50 = and i64 %48, 4294967295
  br label %51

51:                                               
  %52 = phi i64 [ 0, %41 ], [ %188, %187 ]
  br i1 %42, label %53, label %78

53:                                               
  br i1 %43, label %54, label %187

54:                                               
  %55 = mul nuw nsw i64 %52, %4
  br label %58

56:                                               
  %57 = icmp eq i32 %68, 0
  br i1 %57, label %78, label %71

58:                                               
  %59 = phi i64 [ 0, %54 ], [ %69, %58 ]
  %60 = phi i32 [ 0, %54 ], [ %68, %58 ]
  %61 = add nuw nsw i64 %59, %55
  %62 = getelementptr inbounds i8, ptr %5, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = getelementptr inbounds i8, ptr %7, i64 %61
  %65 = load i8, ptr %64, align 1
  %66 = and i8 %65, %63
  %67 = zext i8 %66 to i32
  %68 = or i32 %60, %67
  %69 = add nuw nsw i64 %59, 1
  %70 = icmp eq i64 %69, %4
  br i1 %70, label %56, label %58

71:                                               
  %72 = mul nuw nsw i64 %52, %4
  %73 = getelementptr inbounds i64, ptr %2, i64 %72
  %74 = getelementptr inbounds i64, ptr %6, i64 %72
  %75 = select i1 %44, ptr null, ptr %74
  %76 = getelementptr inbounds i64, ptr %8, i64 %72
  %77 = select i1 %45, ptr null, ptr %76
  tail call void @__enzyme_cc_sanitize_mix(ptr noundef %0, ptr noundef %73, i64 noundef 1, i64 noundef %4, ptr noundef %75, ptr noundef %77, ptr noundef null) #16
  br label %187

78:                                               
  br i1 %43, label %79, label %187

79:                                               
  %80 = mul nuw nsw i64 %52, %4
  br label %81

81:                                               
  %82 = phi i64 [ 0, %79 ], [ %185, %182 ]
  %83 = add nuw nsw i64 %82, %80
  br i1 %44, label %87, label %84

84:                                               
  %85 = getelementptr inbounds i64, ptr %6, i64 %83
  %86 = load i64, ptr %85, align 8
  br i1 %45, label %92, label %94

87:                                               
  br i1 %45, label %182, label %88

88:                                               
  %89 = getelementptr inbounds i64, ptr %8, i64 %83
  %90 = load i64, ptr %89, align 8
  %91 = icmp ult i64 %90, 1152921504606846976
  br i1 %91, label %182, label %148

92:                                               
  %93 = icmp ult i64 %86, 1152921504606846976
  br i1 %93, label %182, label %148

94:                                               
  %95 = getelementptr inbounds i64, ptr %8, i64 %83
  %96 = load i64, ptr %95, align 8
  %97 = icmp ult i64 %86, 1152921504606846976
  %98 = icmp ult i64 %96, 1152921504606846976
  %99 = select i1 %97, i1 true, i1 %98
  br i1 %99, label %144, label %100

100:                                              
  %101 = icmp eq i64 %86, %96
  %102 = and i1 %46, %101
  br i1 %102, label %173, label %103

103:                                              
  %104 = tail call fastcc i32 @node_of(i64 noundef %86) #16
  %105 = tail call fastcc i32 @node_of(i64 noundef %96) #16
  %106 = icmp eq i32 %104, 1
  %107 = icmp eq i32 %105, 1
  %108 = or i1 %106, %107
  br i1 %108, label %140, label %109

109:                                              
  %110 = icmp eq i32 %104, 0
  %111 = icmp eq i32 %104, %105
  %112 = or i1 %110, %111
  br i1 %112, label %140, label %113

113:                                              
  %114 = icmp eq i32 %105, 0
  br i1 %114, label %140, label %115

115:                                              
  %116 = load i32, ptr @node_count, align 4
  %117 = load i32, ptr @most_nodes, align 4
  %118 = icmp ult i32 %116, %117
  br i1 %118, label %119, label %121

119:                                              
  %120 = load ptr, ptr @nodes, align 8
  br label %133

121:                                              
  %122 = icmp ugt i32 %117, 67108863
  br i1 %122, label %140, label %123

123:                                              
  %124 = icmp eq i32 %117, 0
  %125 = shl nuw nsw i32 %117, 1
  %126 = select i1 %124, i32 65536, i32 %125
  store i32 %126, ptr @most_nodes, align 4
  %127 = load ptr, ptr @nodes, align 8
  %128 = shl nuw nsw i32 %126, 4
  %129 = zext nneg i32 %128 to i64
  %130 = tail call ptr @realloc(ptr noundef %127, i64 noundef %129) #18
  store ptr %130, ptr @nodes, align 8
  %131 = icmp eq ptr %130, null
  br i1 %131, label %132, label %133

132:                                              
  tail call void @abort() #15
  unreachable

133:                                              
  %134 = phi ptr [ %120, %119 ], [ %130, %123 ]
  %135 = zext i32 %116 to i64
  %136 = getelementptr inbounds %struct.node, ptr %134, i64 %135
  store i64 0, ptr %136, align 8
  %137 = getelementptr inbounds i8, ptr %136, i64 8
  store i32 %104, ptr %137, align 8
  %138 = getelementptr inbounds i8, ptr %136, i64 12
  store i32 %105, ptr %138, align 4
  %139 = add i32 %116, 1
  store i32 %139, ptr @node_count, align 4
  br label %140

140:                                              
  %141 = phi i32 [ 1, %103 ], [ %105, %109 ], [ %104, %113 ], [ %116, %133 ], [ %104, %121 ]
  %142 = zext i32 %141 to i64
  %143 = or disjoint i64 %142, 4611686018427387904
  br label %173

144:                                              
  %145 = select i1 %97, i1 %98, i1 false
  %146 = select i1 %97, i64 %96, i64 %86
  %147 = select i1 %97, ptr %5, ptr %7
  br i1 %145, label %182, label %148

148:                                              
  %149 = phi i64 [ %146, %144 ], [ %86, %92 ], [ %90, %88 ]
  %150 = phi ptr [ %147, %144 ], [ %7, %92 ], [ %5, %88 ]
  %151 = getelementptr inbounds i8, ptr %150, i64 %83
  %152 = load i8, ptr %151, align 1
  br i1 %47, label %153, label %154

153:                                              
  switch i8 %152, label %156 [
    i8 -1, label %173
    i8 0, label %182
  ]

154:                                              
  %155 = icmp eq i8 %152, 0
  br i1 %155, label %173, label %156

156:                                              
  %157 = icmp eq i64 %50, %82
  br i1 %157, label %158, label %164

158:                                              
  %159 = lshr i64 %149, 60
  %160 = add nsw i64 %159, -1
  %161 = icmp ult i64 %160, 2
  %162 = icmp eq i8 %49, %152
  %163 = select i1 %161, i1 %162, i1 false
  br label %164

164:                                              
  %165 = phi i1 [ false, %156 ], [ %163, %158 ]
  %166 = and i64 %149, -1152921504606846976
  %167 = icmp eq i64 %166, 3458764513820540928
  %168 = select i1 %165, i1 true, i1 %167
  br i1 %168, label %173, label %169

169:                                              
  %170 = tail call fastcc i32 @node_of(i64 noundef %149) #16
  %171 = zext i32 %170 to i64
  %172 = or disjoint i64 %171, 4611686018427387904
  br label %173

173:                                              
  %174 = phi i64 [ %143, %140 ], [ %86, %100 ], [ %149, %154 ], [ %149, %153 ], [ %149, %164 ], [ %172, %169 ]
  %175 = and i64 %174, -1152921504606846976
  %176 = icmp eq i64 %175, 4611686018427387904
  br i1 %176, label %177, label %182

177:                                              
  %178 = and i64 %174, 281474976710655
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %182, label %180

180:                                              
  %181 = trunc i64 %174 to i32
  tail call fastcc void @note(ptr noundef %0, i32 noundef %181) #16
  br label %182

182:                                              
  %183 = phi i64 [ %174, %180 ], [ %174, %173 ], [ 3458764513820540928, %177 ], [ 0, %92 ], [ 0, %88 ], [ 0, %87 ], [ 0, %144 ], [ 0, %153 ]
  %184 = getelementptr inbounds i64, ptr %2, i64 %83
  store i64 %183, ptr %184, align 8
  %185 = add nuw nsw i64 %82, 1
  %186 = icmp eq i64 %185, %4
  br i1 %186, label %187, label %81

187:                                              
  %188 = add nuw nsw i64 %52, 1
  %189 = icmp eq i64 %188, %3
  br i1 %189, label %190, label %51

190:                                              
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_shift(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca i64, align 8
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %18

11:                                               
  %12 = tail call i64 @llvm.smin.i64(i64 %4, i64 8)
  %13 = icmp eq ptr %5, null
  %14 = icmp eq ptr %7, null
  %15 = icmp sgt i64 %4, 0
  %16 = icmp eq i32 %1, 115
  %17 = icmp eq i32 %1, 60
  br label %19

18:                                               
  ret void

19:                                               
  %20 = phi i64 [ 0, %11 ], [ %85, %84 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  store i64 0, ptr %9, align 8
  %21 = mul nsw i64 %20, %4
  %22 = getelementptr inbounds i8, ptr %6, i64 %21
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr align 1 %22, i64 %12, i1 false)
  %23 = getelementptr inbounds i64, ptr %5, i64 %21
  %24 = select i1 %13, ptr null, ptr %23
  %25 = getelementptr inbounds i64, ptr %2, i64 %21
  %26 = load i64, ptr %9, align 8
  %27 = and i64 %26, 7
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %44

29:                                               
  %30 = getelementptr inbounds i64, ptr %7, i64 %21
  %31 = select i1 %14, ptr null, ptr %30
  %32 = icmp ne ptr %31, null
  %33 = and i1 %15, %32
  br i1 %33, label %34, label %47

34:                                               
  %35 = phi i64 [ %40, %34 ], [ 0, %29 ]
  %36 = phi i64 [ %39, %34 ], [ 0, %29 ]
  %37 = getelementptr inbounds i64, ptr %31, i64 %35
  %38 = load i64, ptr %37, align 8
  %39 = or i64 %38, %36
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, %4
  br i1 %41, label %42, label %34

42:                                               
  %43 = icmp ult i64 %39, 1152921504606846976
  br i1 %43, label %47, label %44

44:                                               
  %45 = getelementptr inbounds i64, ptr %7, i64 %21
  %46 = select i1 %14, ptr null, ptr %45
  tail call void @__enzyme_cc_sanitize_mix(ptr noundef %0, ptr noundef %25, i64 noundef 1, i64 noundef %4, ptr noundef %24, ptr noundef %46, ptr noundef null) #16
  br label %84

47:                                               
  %48 = lshr exact i64 %26, 3
  %49 = icmp ne ptr %24, null
  %50 = select i1 %16, i1 %49, i1 false
  br i1 %50, label %51, label %63

51:                                               
  %52 = getelementptr i64, ptr %24, i64 %4
  %53 = getelementptr i8, ptr %52, i64 -8
  %54 = load i64, ptr %53, align 8
  %55 = icmp ult i64 %54, 1152921504606846976
  br i1 %55, label %63, label %56

56:                                               
  %57 = tail call fastcc i32 @node_of(i64 noundef %54) #16
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %63, label %59

59:                                               
  %60 = tail call fastcc i32 @node_of(i64 noundef %54) #16
  %61 = zext i32 %60 to i64
  %62 = or disjoint i64 %61, 4611686018427387904
  br label %63

63:                                               
  %64 = phi i64 [ %54, %51 ], [ %62, %59 ], [ 3458764513820540928, %56 ], [ 0, %47 ]
  br i1 %15, label %65, label %84

65:                                               
  %66 = sub nsw i64 0, %48
  %67 = select i1 %17, i64 %66, i64 %48
  br label %68

68:                                               
  %69 = phi i64 [ 0, %65 ], [ %82, %79 ]
  %70 = add i64 %69, %67
  %71 = icmp slt i64 %70, 0
  br i1 %71, label %79, label %72

72:                                               
  %73 = icmp slt i64 %70, %4
  %74 = select i1 %73, i1 %49, i1 false
  %75 = select i1 %73, i64 0, i64 %64
  br i1 %74, label %76, label %79

76:                                               
  %77 = getelementptr inbounds i64, ptr %24, i64 %70
  %78 = load i64, ptr %77, align 8
  br label %79

79:                                               
  %80 = phi i64 [ 0, %68 ], [ %78, %76 ], [ %75, %72 ]
  %81 = getelementptr inbounds i64, ptr %25, i64 %69
  store i64 %80, ptr %81, align 8
  %82 = add nuw nsw i64 %69, 1
  %83 = icmp eq i64 %82, %4
  br i1 %83, label %84, label %68

84:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  %85 = add nuw nsw i64 %20, 1
  %86 = icmp eq i64 %85, %3
  br i1 %86, label %18, label %19
}

define weak hidden void @__enzyme_cc_sanitize_multiply(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %17

12:                                               
  %13 = icmp eq ptr %5, null
  %14 = icmp eq ptr %7, null
  %15 = icmp sgt i64 %3, 0
  %16 = tail call i64 @llvm.smin.i64(i64 %3, i64 8)
  br label %18

17:                                               
  ret void

18:                                               
  %19 = phi i64 [ 0, %12 ], [ %79, %78 ]
  %20 = mul nsw i64 %19, %3
  %21 = getelementptr inbounds i64, ptr %5, i64 %20
  %22 = select i1 %13, ptr null, ptr %21
  %23 = getelementptr inbounds i64, ptr %7, i64 %20
  %24 = select i1 %14, ptr null, ptr %23
  %25 = icmp ne ptr %22, null
  %26 = and i1 %15, %25
  br i1 %26, label %27, label %38

27:                                               
  %28 = phi i64 [ %34, %27 ], [ 0, %18 ]
  %29 = phi i64 [ %33, %27 ], [ 0, %18 ]
  %30 = getelementptr inbounds i64, ptr %22, i64 %28
  %31 = load i64, ptr %30, align 8
  %32 = freeze i64 %31
  %33 = or i64 %32, %29
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %3
  br i1 %35, label %36, label %27

36:                                               
  %37 = icmp ult i64 %33, 1152921504606846976
  br i1 %37, label %38, label %39

38:                                               
  br label %39

39:                                               
  %40 = phi ptr [ %24, %38 ], [ %21, %36 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  store i64 0, ptr %9, align 8
  %41 = icmp eq ptr %40, %22
  %42 = select i1 %41, ptr %6, ptr %4
  %43 = getelementptr inbounds i8, ptr %42, i64 %20
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr align 1 %43, i64 %16, i1 false)
  br i1 %26, label %44, label %67

44:                                               
  %45 = phi i64 [ %50, %44 ], [ 0, %39 ]
  %46 = phi i64 [ %49, %44 ], [ 0, %39 ]
  %47 = getelementptr inbounds i64, ptr %22, i64 %45
  %48 = load i64, ptr %47, align 8
  %49 = or i64 %48, %46
  %50 = add nuw nsw i64 %45, 1
  %51 = icmp eq i64 %50, %3
  br i1 %51, label %52, label %44

52:                                               
  %53 = icmp ugt i64 %49, 1152921504606846975
  %54 = icmp ne ptr %24, null
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %67

56:                                               
  %57 = phi i64 [ %62, %56 ], [ 0, %52 ]
  %58 = phi i64 [ %61, %56 ], [ 0, %52 ]
  %59 = getelementptr inbounds i64, ptr %24, i64 %57
  %60 = load i64, ptr %59, align 8
  %61 = or i64 %60, %58
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, %3
  br i1 %63, label %64, label %56

64:                                               
  %65 = icmp ult i64 %61, 1152921504606846976
  br i1 %65, label %67, label %66

66:                                               
  store i64 0, ptr %9, align 8
  br label %67

67:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #17
  %68 = load i64, ptr %9, align 8
  %69 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %68)
  %70 = icmp eq i64 %69, 1
  %71 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %68, i1 true)
  %72 = select i1 %70, i64 %71, i64 1
  store i64 %72, ptr %10, align 8
  %73 = and i64 %72, 7
  %74 = icmp eq i64 %73, 0
  %75 = getelementptr inbounds i64, ptr %1, i64 %20
  br i1 %74, label %77, label %76

76:                                               
  call void @__enzyme_cc_sanitize_mix(ptr noundef %0, ptr noundef %75, i64 noundef 1, i64 noundef %3, ptr noundef %22, ptr noundef %24, ptr noundef null) #16
  br label %78

77:                                               
  call void @__enzyme_cc_sanitize_shift(ptr noundef %0, i32 noundef 60, ptr noundef %75, i64 noundef 1, i64 noundef %3, ptr noundef %40, ptr noundef nonnull %10, ptr noundef null) #16
  br label %78

78:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  %79 = add nuw nsw i64 %19, 1
  %80 = icmp eq i64 %79, %2
  br i1 %80, label %17, label %18
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
  %10 = phi i64 [ 0, %6 ], [ %11, %18 ]
  %11 = add nuw nsw i64 %10, 1
  br i1 %7, label %12, label %18

12:                                               
  %13 = mul i64 %11, %2
  %14 = getelementptr i64, ptr %3, i64 %13
  %15 = mul nuw nsw i64 %10, %2
  %16 = getelementptr i64, ptr %0, i64 %15
  br label %20

17:                                               
  ret void

18:                                               
  %19 = icmp eq i64 %11, %1
  br i1 %19, label %17, label %9

20:                                               
  %21 = phi i64 [ 0, %12 ], [ %29, %26 ]
  br i1 %8, label %26, label %22

22:                                               
  %23 = xor i64 %21, -1
  %24 = getelementptr i64, ptr %14, i64 %23
  %25 = load i64, ptr %24, align 8
  br label %26

26:                                               
  %27 = phi i64 [ %25, %22 ], [ 0, %20 ]
  %28 = getelementptr i64, ptr %16, i64 %21
  store i64 %27, ptr %28, align 8
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %18, label %20
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
  %16 = phi i64 [ 0, %9 ], [ %38, %37 ]
  br i1 %12, label %17, label %30

17:                                               
  %18 = add nuw nsw i64 %16, 1
  %19 = mul i64 %18, %4
  %20 = getelementptr i64, ptr %7, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %21, 1152921504606846976
  br i1 %22, label %30, label %23

23:                                               
  %24 = tail call fastcc i32 @node_of(i64 noundef %21) #16
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %30, label %26

26:                                               
  %27 = tail call fastcc i32 @node_of(i64 noundef %21) #16
  %28 = zext i32 %27 to i64
  %29 = or disjoint i64 %28, 4611686018427387904
  br label %30

30:                                               
  %31 = phi i64 [ %21, %17 ], [ %29, %26 ], [ 3458764513820540928, %23 ], [ 0, %15 ]
  br i1 %13, label %32, label %37

32:                                               
  %33 = mul nsw i64 %16, %4
  %34 = getelementptr i64, ptr %3, i64 %33
  %35 = mul nuw nsw i64 %16, %2
  %36 = getelementptr i64, ptr %0, i64 %35
  br label %40

37:                                               
  %38 = add nuw nsw i64 %16, 1
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %14, label %15

40:                                               
  %41 = phi i64 [ 0, %32 ], [ %51, %48 ]
  %42 = icmp slt i64 %41, %4
  %43 = and i1 %11, %42
  %44 = select i1 %42, i64 0, i64 %31
  br i1 %43, label %45, label %48

45:                                               
  %46 = getelementptr i64, ptr %34, i64 %41
  %47 = load i64, ptr %46, align 8
  br label %48

48:                                               
  %49 = phi i64 [ %47, %45 ], [ %44, %40 ]
  %50 = getelementptr i64, ptr %36, i64 %41
  store i64 %49, ptr %50, align 8
  %51 = add nuw nsw i64 %41, 1
  %52 = icmp eq i64 %51, %2
  br i1 %52, label %37, label %40
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
  %12 = tail call fastcc i32 @node_of(i64 noundef %11) #16
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
  br i1 %25, label %26, label %28

26:                                               
  %27 = load ptr, ptr @nodes, align 8
  br label %40

28:                                               
  %29 = icmp ugt i32 %24, 67108863
  br i1 %29, label %47, label %30

30:                                               
  %31 = icmp eq i32 %24, 0
  %32 = shl nuw nsw i32 %24, 1
  %33 = select i1 %31, i32 65536, i32 %32
  store i32 %33, ptr @most_nodes, align 4
  %34 = load ptr, ptr @nodes, align 8
  %35 = shl nuw nsw i32 %33, 4
  %36 = zext nneg i32 %35 to i64
  %37 = tail call ptr @realloc(ptr noundef %34, i64 noundef %36) #18
  store ptr %37, ptr @nodes, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               
  tail call void @abort() #15
  unreachable

40:                                               
  %41 = phi ptr [ %27, %26 ], [ %37, %30 ]
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
  %48 = phi i32 [ 1, %7 ], [ %12, %16 ], [ %9, %20 ], [ %23, %40 ], [ %9, %28 ]
  %49 = add nuw nsw i64 %8, 1
  %50 = icmp eq i64 %49, %2
  br i1 %50, label %51, label %7

51:                                               
  %52 = phi i32 [ 0, %3 ], [ %48, %47 ]
  tail call fastcc void @note(ptr noundef %0, i32 noundef %52) #16
  ret void
}

define weak hidden void @__enzyme_cc_sanitize_sort(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = icmp ugt i64 %2, 1
  %9 = icmp ne i64 %3, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %100

11:                                               
  %12 = shl i64 %2, 4
  %13 = tail call ptr @malloc(i64 noundef %12) #19
  %14 = getelementptr inbounds i64, ptr %13, i64 %2
  %15 = mul i64 %3, %2
  %16 = tail call ptr @malloc(i64 noundef %15) #19
  %17 = shl i64 %15, 3
  %18 = tail call ptr @malloc(i64 noundef %17) #19
  %19 = icmp ne ptr %13, null
  %20 = icmp ne ptr %16, null
  %21 = and i1 %19, %20
  %22 = icmp ne ptr %18, null
  %23 = and i1 %21, %22
  br i1 %23, label %25, label %24

24:                                               
  tail call void @abort() #15
  unreachable

25:                                               
  %26 = phi i64 [ %28, %25 ], [ 0, %11 ]
  %27 = getelementptr inbounds i64, ptr %13, i64 %26
  store i64 %26, ptr %27, align 8
  %28 = add nuw i64 %26, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %30, label %25

30:                                               
  %31 = phi ptr [ %32, %37 ], [ %13, %25 ]
  %32 = phi ptr [ %31, %37 ], [ %14, %25 ]
  %33 = phi i64 [ %34, %37 ], [ 1, %25 ]
  %34 = shl i64 %33, 1
  br label %39

35:                                               
  %36 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  br label %86

37:                                               
  %38 = icmp ult i64 %34, %2
  br i1 %38, label %30, label %35

39:                                               
  %40 = phi i64 [ 0, %30 ], [ %47, %46 ]
  %41 = add i64 %40, %33
  %42 = tail call i64 @llvm.umin.i64(i64 %41, i64 %2)
  %43 = add i64 %42, %33
  %44 = tail call i64 @llvm.umin.i64(i64 %43, i64 %2)
  %45 = icmp ult i64 %40, %44
  br i1 %45, label %49, label %46

46:                                               
  %47 = add i64 %40, %34
  %48 = icmp ult i64 %47, %2
  br i1 %48, label %39, label %37

49:                                               
  %50 = phi i64 [ %81, %70 ], [ %40, %39 ]
  %51 = phi i64 [ %76, %70 ], [ %42, %39 ]
  %52 = phi i64 [ %73, %70 ], [ %40, %39 ]
  %53 = icmp ult i64 %52, %42
  %54 = icmp ult i64 %51, %44
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %70

56:                                               
  %57 = tail call ptr @__enzyme_cc_sanitize_arguments(ptr noundef %4) #16
  tail call void @__enzyme_cc_sanitize_copy(ptr noundef %57, ptr noundef %1, i64 noundef 8) #16
  %58 = getelementptr inbounds i8, ptr %57, i64 64
  tail call void @__enzyme_cc_sanitize_copy(ptr noundef nonnull %58, ptr noundef %1, i64 noundef 8) #16
  %59 = getelementptr inbounds i8, ptr %57, i64 128
  tail call void @__enzyme_cc_sanitize_copy(ptr noundef nonnull %59, ptr noundef %6, i64 noundef 8) #16
  %60 = getelementptr inbounds i64, ptr %31, i64 %52
  %61 = load i64, ptr %60, align 8
  %62 = mul i64 %61, %3
  %63 = getelementptr inbounds i8, ptr %0, i64 %62
  %64 = getelementptr inbounds i64, ptr %31, i64 %51
  %65 = load i64, ptr %64, align 8
  %66 = mul i64 %65, %3
  %67 = getelementptr inbounds i8, ptr %0, i64 %66
  %68 = tail call i32 %4(ptr noundef %63, ptr noundef %67, ptr noundef %5) #14
  %69 = icmp slt i32 %68, 1
  br label %70

70:                                               
  %71 = phi i1 [ %69, %56 ], [ %53, %49 ]
  %72 = zext i1 %71 to i64
  %73 = add i64 %52, %72
  %74 = xor i1 %71, true
  %75 = zext i1 %74 to i64
  %76 = add i64 %51, %75
  %77 = select i1 %71, i64 %52, i64 %51
  %78 = getelementptr inbounds i64, ptr %31, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds i64, ptr %32, i64 %50
  store i64 %79, ptr %80, align 8
  %81 = add nuw i64 %50, 1
  %82 = icmp ult i64 %81, %44
  br i1 %82, label %49, label %46

83:                                               
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr nonnull align 1 %16, i64 %15, i1 false)
  tail call void @__enzyme_cc_sanitize_store(ptr noundef %0, ptr noundef nonnull %18, i64 noundef %15) #16
  %84 = icmp ult ptr %32, %31
  %85 = select i1 %84, ptr %32, ptr %31
  tail call void @free(ptr noundef %85) #16
  tail call void @free(ptr noundef %16) #16
  tail call void @free(ptr noundef %18) #16
  br label %100

86:                                               
  %87 = phi i64 [ 0, %35 ], [ %98, %86 ]
  %88 = mul i64 %87, %3
  %89 = getelementptr inbounds i8, ptr %16, i64 %88
  %90 = getelementptr inbounds i64, ptr %32, i64 %87
  %91 = load i64, ptr %90, align 8
  %92 = mul i64 %91, %3
  %93 = getelementptr inbounds i8, ptr %0, i64 %92
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %89, ptr align 1 %93, i64 %3, i1 false)
  %94 = getelementptr inbounds i64, ptr %18, i64 %88
  %95 = load i64, ptr %90, align 8
  %96 = mul i64 %95, %3
  %97 = getelementptr inbounds i8, ptr %0, i64 %96
  tail call void @__enzyme_cc_sanitize_load(ptr noundef nonnull %94, ptr noundef %97, ptr noundef %1, i64 noundef %3) #16
  %98 = add nuw i64 %87, 1
  %99 = icmp eq i64 %98, %36
  br i1 %99, label %83, label %86

100:                                              
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
  %3 = load i64, ptr @by_value, align 8
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %9, label %5

5:                                                
  %6 = phi i64 [ %3, %2 ], [ %12, %9 ]
  %7 = and i64 %6, -64
  %8 = add i64 %7, 64
  store i64 %8, ptr @by_value, align 8
  ret void

9:                                                
  %10 = phi i64 [ %15, %9 ], [ 0, %2 ]
  %11 = phi i64 [ %12, %9 ], [ %3, %2 ]
  %12 = add i64 %11, 1
  %13 = or i64 %11, 2305843009213693952
  %14 = getelementptr inbounds i64, ptr %0, i64 %10
  store i64 %13, ptr %14, align 8
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %5, label %9
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
  br i1 %8, label %67, label %9

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
  %19 = phi ptr [ %14, %17 ], [ %11, %9 ]
  %20 = ptrtoint ptr %10 to i64
  %21 = lshr i64 %20, 2
  %22 = mul i64 %21, -7046029254386353131
  %23 = lshr i64 %22, 47
  %24 = getelementptr inbounds ptr, ptr %19, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %38, label %27

27:                                               
  %28 = phi ptr [ %36, %32 ], [ %25, %18 ]
  %29 = phi i64 [ %34, %32 ], [ %23, %18 ]
  %30 = load ptr, ptr %28, align 8
  %31 = icmp eq ptr %30, %10
  br i1 %31, label %67, label %32

32:                                               
  %33 = add nuw nsw i64 %29, 1
  %34 = and i64 %33, 131071
  %35 = getelementptr inbounds ptr, ptr %19, i64 %34
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %27

38:                                               
  %39 = icmp sgt i64 %1, 0
  br i1 %39, label %40, label %67

40:                                               
  %41 = phi i64 [ %65, %62 ], [ 0, %38 ]
  %42 = getelementptr inbounds %struct.function, ptr %0, i64 %41
  %43 = load ptr, ptr %42, align 8
  %44 = ptrtoint ptr %43 to i64
  %45 = lshr i64 %44, 2
  %46 = mul i64 %45, -7046029254386353131
  %47 = lshr i64 %46, 47
  %48 = getelementptr inbounds ptr, ptr %19, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %62, label %51

51:                                               
  %52 = phi ptr [ %60, %56 ], [ %49, %40 ]
  %53 = phi i64 [ %58, %56 ], [ %47, %40 ]
  %54 = load ptr, ptr %52, align 8
  %55 = icmp eq ptr %54, %43
  br i1 %55, label %62, label %56

56:                                               
  %57 = add nuw nsw i64 %53, 1
  %58 = and i64 %57, 131071
  %59 = getelementptr inbounds ptr, ptr %19, i64 %58
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %62, label %51

62:                                               
  %63 = phi i64 [ %47, %40 ], [ %53, %51 ], [ %58, %56 ]
  %64 = getelementptr inbounds ptr, ptr %19, i64 %63
  store ptr %42, ptr %64, align 8
  %65 = add nuw nsw i64 %41, 1
  %66 = icmp eq i64 %65, %1
  br i1 %66, label %67, label %40

67:                                               
  ret void
}

declare i32 @atexit(ptr noundef) local_unnamed_addr #8

define internal void @finish() #0 {
  %1 = tail call i32 @fflush(ptr noundef null) #16
  %2 = load i64, ptr @waiting_count, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %6, label %4

4:                                                
  %5 = load ptr, ptr @waiting, align 8
  br label %9

6:                                                
  %7 = tail call ptr @getenv(ptr noundef nonnull @.str) #16
  %8 = icmp eq ptr %7, null
  br i1 %8, label %39, label %37

9:                                                
  %10 = phi ptr [ %33, %32 ], [ %5, %4 ]
  %11 = phi i64 [ %34, %32 ], [ 0, %4 ]
  %12 = getelementptr inbounds %struct.waiting, ptr %10, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 2
  br i1 %16, label %32, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %12, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = tail call fastcc i32 @has_bits_of_numbers(i32 noundef %19) #16
  %21 = icmp eq i32 %20, 0
  %22 = load ptr, ptr @waiting, align 8
  br i1 %21, label %32, label %23

23:                                               
  %24 = getelementptr inbounds %struct.waiting, ptr %22, i64 %11
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 24
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 2
  br i1 %28, label %32, label %29

29:                                               
  store i64 2, ptr %26, align 8
  %30 = load ptr, ptr @told_end, align 8
  store ptr %25, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %25, i64 16
  store ptr %31, ptr @told_end, align 8
  br label %32

32:                                               
  %33 = phi ptr [ %22, %29 ], [ %22, %23 ], [ %10, %9 ], [ %22, %17 ]
  %34 = add nuw i64 %11, 1
  %35 = load i64, ptr @waiting_count, align 8
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %9, label %6

37:                                               
  %38 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull %7, i32 noundef 1089, i32 noundef 420) #14
  br label %39

39:                                               
  %40 = phi i32 [ %38, %37 ], [ -1, %6 ]
  %41 = load ptr, ptr @told, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               
  %44 = icmp sgt i32 %40, -1
  br label %55

45:                                               
  %46 = icmp eq i32 %67, 1
  %47 = select i1 %46, ptr @.str.6, ptr @.str.7
  br label %48

48:                                               
  %49 = phi i32 [ 0, %39 ], [ %67, %45 ]
  %50 = phi ptr [ @.str.7, %39 ], [ %47, %45 ]
  %51 = load i64, ptr @operations, align 8
  %52 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.5, i32 noundef %49, ptr noundef nonnull %50, i64 noundef %51) #14
  %53 = load i64, ptr @calls_outside, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %92, label %79

55:                                               
  %56 = phi ptr [ %41, %43 ], [ %77, %75 ]
  %57 = phi i32 [ 0, %43 ], [ %67, %75 ]
  %58 = getelementptr inbounds i8, ptr %56, i64 8
  %59 = load ptr, ptr %58, align 8
  %60 = load i8, ptr %59, align 1
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %66, label %62

62:                                               
  %63 = add nsw i32 %57, 1
  %64 = load ptr, ptr %56, align 8
  %65 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.1, ptr noundef %64, ptr noundef nonnull %59) #14
  br label %66

66:                                               
  %67 = phi i32 [ %63, %62 ], [ %57, %55 ]
  br i1 %44, label %68, label %75

68:                                               
  %69 = load ptr, ptr %58, align 8
  %70 = load i8, ptr %69, align 1
  %71 = icmp eq i8 %70, 0
  %72 = select i1 %71, ptr @.str.4, ptr @.str.3
  %73 = load ptr, ptr %56, align 8
  %74 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef %40, ptr noundef nonnull @.str.2, ptr noundef nonnull %72, ptr noundef %73) #14
  br label %75

75:                                               
  %76 = getelementptr inbounds i8, ptr %56, i64 16
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %45, label %55

79:                                               
  %80 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.8, i64 noundef %53) #14
  br label %81

81:                                               
  %82 = phi i64 [ 0, %79 ], [ %90, %86 ]
  %83 = getelementptr inbounds [64 x ptr], ptr @outside, i64 0, i64 %82
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %92, label %86

86:                                               
  %87 = icmp eq i64 %82, 0
  %88 = select i1 %87, ptr @.str.6, ptr @.str.10
  %89 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.9, ptr noundef nonnull %88, ptr noundef nonnull %84) #14
  %90 = add nuw nsw i64 %82, 1
  %91 = icmp eq i64 %90, 64
  br i1 %91, label %92, label %81

92:                                               
  %93 = load i64, ptr @numbers_lost, align 8
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %97, label %95

95:                                               
  %96 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.11) #14
  br label %97

97:                                               
  %98 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.12) #14
  %99 = icmp sgt i32 %40, -1
  br i1 %99, label %100, label %104

100:                                              
  %101 = load i64, ptr @operations, align 8
  %102 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef %40, ptr noundef nonnull @.str.13, i64 noundef %101) #14
  %103 = tail call i32 @close(i32 noundef %40) #14
  br label %104

104:                                              
  ret void
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr #9

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #10

define internal fastcc i32 @lies_in_number(i64 noundef %0) unnamed_addr #0 {
  %2 = load ptr, ptr @numbers, align 8
  br label %3

3:                                                
  %4 = phi ptr [ %2, %1 ], [ %15, %41 ]
  %5 = phi i64 [ 0, %1 ], [ %42, %41 ]
  %6 = phi i1 [ true, %1 ], [ %43, %41 ]
  %7 = sub i64 %0, %5
  %8 = icmp eq ptr %4, null
  br i1 %8, label %9, label %14

9:                                                
  %10 = tail call ptr @mmap(ptr noundef null, i64 noundef 67108864, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #14
  %11 = icmp eq ptr %10, inttoptr (i64 -1 to ptr)
  br i1 %11, label %12, label %13

12:                                               
  tail call void @abort() #15
  unreachable

13:                                               
  store ptr %10, ptr @numbers, align 8
  br label %14

14:                                               
  %15 = phi ptr [ %10, %13 ], [ %4, %3 ]
  %16 = mul i64 %7, -7046029254386353131
  %17 = lshr i64 %16, 42
  %18 = getelementptr inbounds %struct.found, ptr %15, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  %21 = icmp eq i64 %19, %7
  %22 = or i1 %20, %21
  br i1 %22, label %32, label %23

23:                                               
  %24 = phi i64 [ %26, %23 ], [ %17, %14 ]
  %25 = add nuw nsw i64 %24, 1
  %26 = and i64 %25, 4194303
  %27 = getelementptr inbounds %struct.found, ptr %15, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  %30 = icmp eq i64 %28, %7
  %31 = or i1 %29, %30
  br i1 %31, label %32, label %23

32:                                               
  %33 = phi i64 [ %19, %14 ], [ %28, %23 ]
  %34 = phi i64 [ %17, %14 ], [ %26, %23 ]
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %41, label %36

36:                                               
  %37 = getelementptr inbounds %struct.found, ptr %15, i64 %34, i32 1
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = icmp ult i64 %5, %39
  br i1 %40, label %45, label %41

41:                                               
  %42 = add nuw nsw i64 %5, 1
  %43 = icmp ult i64 %5, 15
  %44 = icmp eq i64 %42, 16
  br i1 %44, label %45, label %3

45:                                               
  %46 = phi i1 [ %6, %36 ], [ %43, %41 ]
  %47 = zext i1 %46 to i32
  ret i32 %47
}

declare noundef i32 @fflush(ptr nocapture noundef) local_unnamed_addr #11

define internal fastcc i32 @has_bits_of_numbers(i32 noundef %0) unnamed_addr #0 {
  %2 = icmp ugt i32 %0, 1
  br i1 %2, label %3, label %29

3:                                                
  %4 = load ptr, ptr @nodes, align 8
  br label %5

5:                                                
  %6 = phi ptr [ %20, %26 ], [ %4, %3 ]
  %7 = phi i32 [ %18, %26 ], [ %0, %3 ]
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds %struct.node, ptr %6, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %12

12:                                               
  %13 = tail call fastcc i32 @lies_in_number(i64 noundef %10) #16
  br label %29

14:                                               
  %15 = getelementptr inbounds i8, ptr %9, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 12
  %18 = load i32, ptr %17, align 4
  %19 = tail call fastcc i32 @has_bits_of_numbers(i32 noundef %16) #16
  %20 = load ptr, ptr @nodes, align 8
  %21 = getelementptr inbounds %struct.node, ptr %20, i64 %8
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %21, i64 12
  store i32 1, ptr %24, align 4
  %25 = getelementptr inbounds i8, ptr %21, i64 8
  store i32 1, ptr %25, align 8
  br label %29

26:                                               
  %27 = getelementptr inbounds i8, ptr %21, i64 8
  store i32 0, ptr %27, align 8
  %28 = icmp ugt i32 %18, 1
  br i1 %28, label %5, label %29

29:                                               
  %30 = phi i32 [ 1, %23 ], [ %13, %12 ], [ %0, %1 ], [ %18, %26 ]
  ret i32 %30
}

declare noundef ptr @getenv(ptr nocapture noundef) local_unnamed_addr #12

declare noundef i32 @open(ptr nocapture noundef readonly, i32 noundef, ...) local_unnamed_addr #8

declare i32 @dprintf(i32 noundef, ptr noundef, ...) local_unnamed_addr #9

declare i32 @close(i32 noundef) local_unnamed_addr #9

declare i64 @llvm.smin.i64(i64, i64) #13

declare i64 @llvm.ctpop.i64(i64) #13

declare i64 @llvm.umin.i64(i64, i64) #13

declare i32 @llvm.smax.i32(i32, i32) #13

declare i64 @llvm.umax.i64(i64, i64) #13

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
attributes #11 = { nofree nounwind "no-builtin-printf" }
attributes #12 = { nofree nounwind memory(read) "no-builtin-printf" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind "no-builtin-printf" }
attributes #15 = { noreturn nounwind "no-builtin-printf" }
attributes #16 = { "no-builtin-printf" }
attributes #17 = { nounwind }
attributes #18 = { allocsize(1) "no-builtin-printf" }
attributes #19 = { allocsize(0) "no-builtin-printf" }


