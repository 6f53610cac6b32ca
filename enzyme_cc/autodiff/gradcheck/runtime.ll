; from runtime.c, memory.c, trials.c, verdict.c, report.c: 7de8467dfeb5d4c45967414ef1292367

%struct.anon.1 = type { ptr, ptr, i64, [4096 x i8] }
%struct.pointer = type { ptr, ptr, ptr }
%struct.constant = type { ptr, i16, i8, i8, i8, double }
%struct.cell = type { ptr, ptr, double, double, double, double, double, i64, i16, i8, i8, i8, i8, i8, i8 }
%struct.anon = type { i32, double }
%struct.anon.0 = type { ptr, ptr }
%struct.judged = type { i32, double, double, double, double }
%struct.run = type { double, double, double, i32 }
%struct.function = type { ptr, ptr }

@recording = internal unnamed_addr global ptr null, align 8
@seen = internal unnamed_addr global ptr null, align 8
@stored = internal unnamed_addr global ptr null, align 8
@stored_count = internal global i64 0, align 8
@functions = internal unnamed_addr global ptr null, align 8
@events = internal unnamed_addr global i64 0, align 8
@probing = internal unnamed_addr global i32 0, align 4
@probe_count = internal unnamed_addr global i64 0, align 8
@probed = internal unnamed_addr global ptr null, align 8
@blocks = internal unnamed_addr global ptr null, align 8
@block_count = internal unnamed_addr global i64 0, align 8
@watching = internal unnamed_addr global i32 0, align 4
@watched = internal global [8 x %struct.anon.1] zeroinitializer, align 16
@seen_count = internal global i64 0, align 8
@readable.known = internal unnamed_addr global [256 x i64] zeroinitializer, align 16
@cell_table = internal unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [23 x i8] c"ENZYME_GRADCHECK_CALLS\00", align 1
@in_keeper = internal unnamed_addr global i1 false, align 4
@busy = internal global [2 x i32] zeroinitializer, align 4
@random_state = internal unnamed_addr global i64 0, align 8
@start.registered = internal global i32 0, align 4
@checks = internal unnamed_addr global i32 0, align 4
@reasons = internal unnamed_addr constant [7 x ptr] [ptr null, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20], align 16
@.str.1 = private unnamed_addr constant [23 x i8] c"enzyme-cc: gradcheck: \00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"request\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"requests\00", align 1
@requests = internal unnamed_addr global [2 x i32] zeroinitializer, align 4
@.str.4 = private unnamed_addr constant [3 x i8] c"; \00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"custom rule\00", align 1
@.str.6 = private unnamed_addr constant [13 x i8] c"custom rules\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@failures = internal unnamed_addr global i32 0, align 4
@wrong = internal unnamed_addr global [2 x i32] zeroinitializer, align 4
@.str.8 = private unnamed_addr constant [46 x i8] c"enzyme-cc: gradcheck: %d of %d checks failed\0A\00", align 1
@right = internal unnamed_addr global [2 x i32] zeroinitializer, align 4
@.str.9 = private unnamed_addr constant [24 x i8] c"%d %s checked, %d wrong\00", align 1
@.str.10 = private unnamed_addr constant [17 x i8] c", %d not checked\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@moving = internal global ptr null, align 8
@run_probes.at = internal unnamed_addr constant [4 x double] [double 0.000000e+00, double 1.000000e-03, double 1.000000e-08, double -1.000000e-08], align 16
@steps = internal unnamed_addr constant [8 x double] [double 1.000000e-01, double 1.000000e-02, double 1.000000e-03, double 1.000000e-04, double 1.000000e-05, double 0x3EB0C6F7A0B5ED8D, double 0x3E7AD7F29ABCAF48, double 1.000000e-08], align 16
@.str.12 = private unnamed_addr constant [12 x i8] c"not checked\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c": %s\0A\00", align 1
@.str.14 = private unnamed_addr constant [35 x i8] c"%s: gradcheck: %s: %s'%s', call %d\00", align 1
@.str.15 = private unnamed_addr constant [74 x i8] c"there is no memory, or no process, for the trial runs; allow more of them\00", align 1
@.str.16 = private unnamed_addr constant [87 x i8] c"it uses more numbers than there is room for (2 million); check it on a smaller problem\00", align 1
@.str.17 = private unnamed_addr constant [198 x i8] c"the trial run of the function did not come to its end within 60 s: it stops the program, is too slow, or needs threads that a forked process lacks; check it on a smaller problem, or with one thread\00", align 1
@.str.18 = private unnamed_addr constant [66 x i8] c"the function gives another result each time; give it a fixed seed\00", align 1
@.str.19 = private unnamed_addr constant [118 x i8] c"the traced run of the function did not come to its end within 60 s: check it on a smaller problem, or with one thread\00", align 1
@.str.20 = private unnamed_addr constant [94 x i8] c"the functions of the rule do not come to their end on adjoints that are not those of this run\00", align 1
@.str.21 = private unnamed_addr constant [75 x i8] c": at the edge of %s's domain (derivative %.6g): check it at another point\0A\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.23 = private unnamed_addr constant [95 x i8] c"the function frees memory in which its caller holds numbers, whose gradient does not lie there\00", align 1
@.str.24 = private unnamed_addr constant [66 x i8] c"the function is not finite around here: check it at another point\00", align 1
@.str.25 = private unnamed_addr constant [98 x i8] c"the function stops the program, or does not end, a step away from this point: check it at another\00", align 1
@.str.26 = private unnamed_addr constant [105 x i8] c": finite differences do not resolve it (derivative %.6g): too small beside the result's rounding errors\0A\00", align 1
@.str.27 = private unnamed_addr constant [72 x i8] c": the function jumps here (derivative %.6g): check it at another point\0A\00", align 1
@.str.28 = private unnamed_addr constant [177 x i8] c": over larger steps the slope is about %.6g, near this point it is not (derivative %.6g): does the function round, or count with bits of numbers? --enzyme-sanitize tells where\0A\00", align 1
@.str.29 = private unnamed_addr constant [152 x i8] c": differences do not settle (derivative %.6g, about %.6g): is there a kink at this point, or noise? Check it at another point, or on a smaller problem\0A\00", align 1
@.str.30 = private unnamed_addr constant [187 x i8] c": the smallest steps already take another way through the program (derivative %.9g, differences %.9g): an iteration that stops at a tolerance? Check it with a fixed number of iterations\0A\00", align 1
@.str.31 = private unnamed_addr constant [9 x i8] c"MISMATCH\00", align 1
@.str.32 = private unnamed_addr constant [65 x i8] c": derivative %.9g, finite differences %.9g, relative error %.1e\0A\00", align 1
@.str.33 = private unnamed_addr constant [3 x i8] c"ok\00", align 1
@.str.34 = private unnamed_addr constant [73 x i8] c": derivative %.9g, at a kink with the slopes %.9g and %.9g to its sides\0A\00", align 1
@.str.35 = private unnamed_addr constant [25 x i8] c"most of it in the result\00", align 1
@.str.36 = private unnamed_addr constant [33 x i8] c"most of it %s argument %d ('%s')\00", align 1
@.str.37 = private unnamed_addr constant [27 x i8] c"in what is written through\00", align 1
@.str.38 = private unnamed_addr constant [3 x i8] c"by\00", align 1
@.str.39 = private unnamed_addr constant [44 x i8] c": derivative %.9g, finite differences %.9g\0A\00", align 1
@.str.40 = private unnamed_addr constant [22 x i8] c"%s: note: gradcheck: \00", align 1
@.str.41 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.42 = private unnamed_addr constant [154 x i8] c"a global variable that is declared inactive holds numbers that depend on what is differentiated, and they are read again: they carry no derivative there\0A\00", align 1
@.str.43 = private unnamed_addr constant [182 x i8] c"argument %d ('%s') is enzyme_const, but the function writes numbers there that depend on what is differentiated, and reads them again: pass it as enzyme_dup, with a shadow of zeros\0A\00", align 1
@.str.44 = private unnamed_addr constant [32 x i8] c": the derivative computes %.9g \00", align 1
@.str.45 = private unnamed_addr constant [25 x i8] c"as the function's result\00", align 1
@.str.46 = private unnamed_addr constant [38 x i8] c"in what argument %ld ('%s') points to\00", align 1
@.str.47 = private unnamed_addr constant [28 x i8] c", the function itself %.9g\0A\00", align 1

define weak hidden void @__enzyme_cc_check_saw(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr @recording, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %11, label %5

5:                                                
  %6 = icmp eq ptr %0, null
  %7 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  %8 = or i1 %6, %7
  br i1 %8, label %11, label %9

9:                                                
  %10 = load ptr, ptr @seen, align 8
  tail call fastcc void @remember(ptr noundef %10, ptr noundef nonnull @seen_count, ptr noundef nonnull %0, ptr noundef nonnull %0, ptr noundef %1, i32 noundef 1) #20
  br label %11

11:                                               
  ret void
}

define weak hidden ptr @__enzyme_cc_check_found(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr @recording, align 8
  %3 = icmp ne ptr %2, null
  %4 = icmp ne ptr %0, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %30

6:                                                
  %7 = load ptr, ptr @seen, align 8
  %8 = ptrtoint ptr %0 to i64
  %9 = lshr i64 %8, 2
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 41
  %12 = getelementptr inbounds %struct.pointer, ptr %7, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %30, label %15

15:                                               
  %16 = phi ptr [ %24, %21 ], [ %12, %6 ]
  %17 = phi i64 [ %23, %21 ], [ %11, %6 ]
  %18 = getelementptr inbounds i8, ptr %16, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %27, label %21

21:                                               
  %22 = add nuw nsw i64 %17, 1
  %23 = and i64 %22, 8388607
  %24 = getelementptr inbounds %struct.pointer, ptr %7, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %30, label %15

27:                                               
  %28 = getelementptr inbounds i8, ptr %16, i64 16
  %29 = load ptr, ptr %28, align 8
  br label %30

30:                                               
  %31 = phi ptr [ null, %1 ], [ %29, %27 ], [ null, %6 ], [ null, %21 ]
  ret ptr %31
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define weak hidden ptr @__enzyme_cc_check_pointer_loaded(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr @recording, align 8
  %5 = icmp ne ptr %4, null
  %6 = icmp ne ptr %2, null
  %7 = and i1 %6, %5
  br i1 %7, label %8, label %83

8:                                                
  %9 = load ptr, ptr @stored, align 8
  %10 = ptrtoint ptr %0 to i64
  %11 = lshr i64 %10, 2
  %12 = mul i64 %11, -7046029254386353131
  %13 = lshr i64 %12, 41
  %14 = getelementptr inbounds %struct.pointer, ptr %9, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %36, label %17

17:                                               
  %18 = icmp eq ptr %15, %0
  br i1 %18, label %28, label %21

19:                                               
  %20 = icmp eq ptr %26, %0
  br i1 %20, label %28, label %21

21:                                               
  %22 = phi i64 [ %24, %19 ], [ %13, %17 ]
  %23 = add nuw nsw i64 %22, 1
  %24 = and i64 %23, 8388607
  %25 = getelementptr inbounds %struct.pointer, ptr %9, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %36, label %19

28:                                               
  %29 = phi ptr [ %14, %17 ], [ %25, %19 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, %2
  br i1 %32, label %33, label %36

33:                                               
  %34 = getelementptr inbounds i8, ptr %29, i64 16
  %35 = load ptr, ptr %34, align 8
  br label %83

36:                                               
  %37 = ptrtoint ptr %1 to i64
  %38 = and i64 %37, 9223090561878065152
  %39 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  br i1 %39, label %40, label %42

40:                                               
  %41 = tail call ptr @__enzyme_cc_check_found(ptr noundef nonnull %2) #20
  br label %83

42:                                               
  %43 = icmp sgt ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %43, label %49, label %44

44:                                               
  %45 = ptrtoint ptr %2 to i64
  %46 = and i64 %45, 281474976710655
  %47 = and i64 %37, -281474976710656
  %48 = or disjoint i64 %46, %47
  br label %77

49:                                               
  %50 = and i64 %37, 281474976710655
  %51 = inttoptr i64 %50 to ptr
  %52 = tail call fastcc i32 @readable(ptr noundef %51) #20
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %60, label %54

54:                                               
  %55 = getelementptr inbounds i8, ptr %51, i64 7
  %56 = tail call fastcc i32 @readable(ptr noundef nonnull %55) #20
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               
  %59 = load ptr, ptr %51, align 1
  br label %60

60:                                               
  %61 = phi ptr [ %59, %58 ], [ null, %54 ], [ null, %49 ]
  %62 = icmp eq ptr %61, %2
  br i1 %62, label %63, label %68

63:                                               
  %64 = ptrtoint ptr %2 to i64
  %65 = and i64 %64, 281474976710655
  %66 = or disjoint i64 %38, %65
  %67 = or disjoint i64 %66, -9223372036854775808
  br label %77

68:                                               
  %69 = icmp ne ptr %61, null
  %70 = icmp ult ptr %61, inttoptr (i64 281474976710656 to ptr)
  %71 = and i1 %69, %70
  br i1 %71, label %72, label %83

72:                                               
  %73 = ptrtoint ptr %61 to i64
  %74 = and i64 %73, 281474976710655
  %75 = and i64 %37, -281474976710656
  %76 = or disjoint i64 %74, %75
  br label %77

77:                                               
  %78 = phi i64 [ %48, %44 ], [ %67, %63 ], [ %76, %72 ]
  %79 = inttoptr i64 %78 to ptr
  %80 = icmp ult ptr %79, inttoptr (i64 281474976710656 to ptr)
  br i1 %80, label %83, label %81

81:                                               
  %82 = load ptr, ptr @seen, align 8
  tail call fastcc void @remember(ptr noundef %82, ptr noundef nonnull @seen_count, ptr noundef nonnull %2, ptr noundef nonnull %2, ptr noundef %79, i32 noundef 1) #20
  br label %83

83:                                               
  %84 = phi ptr [ null, %3 ], [ %35, %33 ], [ %41, %40 ], [ %79, %77 ], [ %79, %81 ], [ null, %68 ]
  ret ptr %84
}

define internal fastcc range(i32 0, 2) i32 @readable(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca i8, align 1
  %3 = ptrtoint ptr %0 to i64
  %4 = lshr i64 %3, 12
  %5 = and i64 %4, 255
  %6 = getelementptr inbounds [256 x i64], ptr @readable.known, i64 0, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, %4
  br i1 %8, label %21, label %9

9:                                                
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #21
  %10 = icmp uge ptr %0, inttoptr (i64 4096 to ptr)
  %11 = icmp ult ptr %0, inttoptr (i64 281474976710656 to ptr)
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %19

13:                                               
  %14 = and i64 %3, -4096
  %15 = inttoptr i64 %14 to ptr
  %16 = call i32 @mincore(ptr noundef %15, i64 noundef 1, ptr noundef nonnull %2) #22
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               
  store i64 %4, ptr %6, align 8
  br label %19

19:                                               
  %20 = phi i32 [ 1, %18 ], [ 0, %13 ], [ 0, %9 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #21
  br label %21

21:                                               
  %22 = phi i32 [ %20, %19 ], [ 1, %1 ]
  ret i32 %22
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define weak hidden void @__enzyme_cc_check_pointer_stored(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr @recording, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:                                                
  %7 = load ptr, ptr @stored, align 8
  tail call fastcc void @remember(ptr noundef %7, ptr noundef nonnull @stored_count, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef 0) #20
  %8 = icmp eq ptr %1, null
  %9 = icmp ult ptr %2, inttoptr (i64 281474976710656 to ptr)
  %10 = or i1 %8, %9
  br i1 %10, label %13, label %11

11:                                               
  %12 = load ptr, ptr @seen, align 8
  tail call fastcc void @remember(ptr noundef %12, ptr noundef nonnull @seen_count, ptr noundef nonnull %1, ptr noundef nonnull %1, ptr noundef %2, i32 noundef 1) #20
  br label %13

13:                                               
  ret void
}

define internal fastcc void @remember(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = icmp eq i32 %5, 0
  %8 = select i1 %7, ptr %2, ptr %3
  %9 = ptrtoint ptr %8 to i64
  %10 = lshr i64 %9, 2
  %11 = mul i64 %10, -7046029254386353131
  %12 = lshr i64 %11, 41
  %13 = getelementptr inbounds %struct.pointer, ptr %0, i64 %12
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %32, label %16

16:                                               
  %17 = phi ptr [ %30, %26 ], [ %14, %6 ]
  %18 = phi ptr [ %29, %26 ], [ %13, %6 ]
  %19 = phi i64 [ %28, %26 ], [ %12, %6 ]
  br i1 %7, label %23, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %18, i64 8
  %22 = load ptr, ptr %21, align 8
  br label %23

23:                                               
  %24 = phi ptr [ %22, %20 ], [ %17, %16 ]
  %25 = icmp eq ptr %24, %8
  br i1 %25, label %40, label %26

26:                                               
  %27 = add nuw nsw i64 %19, 1
  %28 = and i64 %27, 8388607
  %29 = getelementptr inbounds %struct.pointer, ptr %0, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %16

32:                                               
  %33 = phi ptr [ %13, %6 ], [ %29, %26 ]
  %34 = load i64, ptr %1, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %1, align 8
  %36 = icmp sgt i64 %34, 4194303
  br i1 %36, label %37, label %40

37:                                               
  %38 = load ptr, ptr @recording, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 16
  store i32 1, ptr %39, align 8
  tail call void @_exit(i32 noundef 0) #23
  unreachable

40:                                               
  %41 = phi ptr [ %33, %32 ], [ %18, %23 ]
  store ptr %2, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 8
  store ptr %3, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %41, i64 16
  store ptr %4, ptr %43, align 8
  ret void
}

define weak hidden ptr @__enzyme_cc_check_traced(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr @functions, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %26, label %4

4:                                                
  %5 = ptrtoint ptr %0 to i64
  %6 = lshr i64 %5, 2
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 47
  %9 = getelementptr inbounds ptr, ptr %2, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %26, label %12

12:                                               
  %13 = phi ptr [ %21, %17 ], [ %10, %4 ]
  %14 = phi i64 [ %19, %17 ], [ %8, %4 ]
  %15 = load ptr, ptr %13, align 8
  %16 = icmp eq ptr %15, %0
  br i1 %16, label %23, label %17

17:                                               
  %18 = add nuw nsw i64 %14, 1
  %19 = and i64 %18, 131071
  %20 = getelementptr inbounds ptr, ptr %2, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %12

23:                                               
  %24 = getelementptr inbounds i8, ptr %13, i64 8
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               
  %27 = phi ptr [ %0, %1 ], [ %25, %23 ], [ %0, %4 ], [ %0, %17 ]
  ret ptr %27
}

define weak hidden void @__enzyme_cc_check_touched(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = load i64, ptr @events, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr @events, align 8
  %8 = load ptr, ptr @recording, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %26, label %10

10:                                               
  switch i32 %2, label %11 [
    i32 3, label %14
    i32 0, label %14
  ]

11:                                               
  %12 = icmp eq i32 %2, 2
  %13 = select i1 %12, i64 16, i64 8
  br label %14

14:                                               
  %15 = phi i64 [ %13, %11 ], [ 4, %10 ], [ 4, %10 ]
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %17, label %26

17:                                               
  %18 = zext nneg i32 %3 to i64
  br label %19

19:                                               
  %20 = phi i64 [ 0, %17 ], [ %24, %19 ]
  %21 = mul nuw nsw i64 %20, %15
  %22 = getelementptr inbounds i8, ptr %0, i64 %21
  %23 = getelementptr inbounds i8, ptr %1, i64 %21
  tail call fastcc void @touch(ptr noundef %22, ptr noundef %23, i32 noundef %2, i32 noundef %4) #20
  %24 = add nuw nsw i64 %20, 1
  %25 = icmp eq i64 %24, %18
  br i1 %25, label %26, label %19

26:                                               
  ret void
}

define internal fastcc void @touch(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  br label %5

5:                                                
  %6 = phi ptr [ %0, %4 ], [ %111, %110 ]
  %7 = phi ptr [ %1, %4 ], [ %112, %110 ]
  %8 = phi i32 [ %2, %4 ], [ 3, %110 ]
  %9 = phi i32 [ %3, %4 ], [ 0, %110 ]
  %10 = icmp ult ptr %7, inttoptr (i64 281474976710656 to ptr)
  br i1 %10, label %11, label %14

11:                                               
  %12 = tail call ptr @__enzyme_cc_check_found(ptr noundef %6) #20
  %13 = icmp ult ptr %12, inttoptr (i64 281474976710656 to ptr)
  br i1 %13, label %147, label %14

14:                                               
  %15 = phi ptr [ %7, %5 ], [ %12, %11 ]
  %16 = icmp sgt ptr %15, inttoptr (i64 -1 to ptr)
  %17 = ptrtoint ptr %15 to i64
  br i1 %16, label %56, label %18

18:                                               
  %19 = lshr i64 %17, 48
  %20 = load ptr, ptr @recording, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %38

24:                                               
  %25 = getelementptr inbounds i8, ptr %20, i64 1061240
  br label %29

26:                                               
  %27 = add nuw nsw i64 %30, 1
  %28 = icmp eq i64 %27, %22
  br i1 %28, label %38, label %29

29:                                               
  %30 = phi i64 [ 0, %24 ], [ %27, %26 ]
  %31 = getelementptr inbounds [4096 x %struct.constant], ptr %25, i64 0, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, %6
  br i1 %33, label %34, label %26

34:                                               
  %35 = icmp eq i32 %9, 0
  br i1 %35, label %147, label %36

36:                                               
  %37 = getelementptr inbounds i8, ptr %31, i64 11
  store i8 1, ptr %37, align 1
  br label %147

38:                                               
  %39 = icmp ne i32 %9, 0
  %40 = icmp sgt i32 %8, 2
  %41 = or i1 %40, %39
  %42 = icmp eq i64 %22, 4096
  %43 = or i1 %41, %42
  br i1 %43, label %147, label %44

44:                                               
  %45 = getelementptr inbounds i8, ptr %20, i64 1061240
  %46 = add nsw i64 %22, 1
  store i64 %46, ptr %21, align 8
  %47 = getelementptr inbounds [4096 x %struct.constant], ptr %45, i64 0, i64 %22
  %48 = trunc nuw i64 %19 to i16
  %49 = and i16 %48, 32767
  %50 = trunc i32 %8 to i8
  store ptr %6, ptr %47, align 8
  %51 = getelementptr inbounds i8, ptr %47, i64 8
  store i16 %49, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %47, i64 10
  store i8 %50, ptr %52, align 2
  %53 = getelementptr inbounds i8, ptr %47, i64 11
  store i8 0, ptr %53, align 1
  %54 = getelementptr inbounds i8, ptr %47, i64 12
  store i8 0, ptr %54, align 4
  %55 = getelementptr inbounds i8, ptr %47, i64 16
  store double 0.000000e+00, ptr %55, align 8
  br label %147

56:                                               
  %57 = and i64 %17, 281474976710655
  %58 = inttoptr i64 %57 to ptr
  %59 = icmp eq ptr %6, %58
  br i1 %59, label %147, label %60

60:                                               
  %61 = tail call fastcc i32 @readable(ptr noundef %58) #20
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %147, label %63

63:                                               
  %64 = ptrtoint ptr %6 to i64
  %65 = lshr i64 %64, 2
  %66 = mul i64 %65, -7046029254386353131
  %67 = lshr i64 %66, 41
  %68 = load ptr, ptr @cell_table, align 8
  %69 = getelementptr inbounds i32, ptr %68, i64 %67
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %70, 0
  %72 = load ptr, ptr @recording, align 8
  br i1 %71, label %119, label %73

73:                                               
  %74 = getelementptr inbounds i8, ptr %72, i64 1159544
  br label %75

75:                                               
  %76 = phi i32 [ %70, %73 ], [ %117, %113 ]
  %77 = phi i64 [ %67, %73 ], [ %115, %113 ]
  %78 = add nsw i32 %76, -1
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [2097152 x %struct.cell], ptr %74, i64 0, i64 %79
  %81 = load ptr, ptr %80, align 8
  %82 = icmp eq ptr %81, %6
  br i1 %82, label %83, label %113

83:                                               
  %84 = icmp eq i32 %9, 0
  br i1 %84, label %85, label %87

85:                                               
  %86 = getelementptr inbounds i8, ptr %80, i64 68
  store i8 1, ptr %86, align 4
  br label %87

87:                                               
  %88 = getelementptr inbounds i8, ptr %80, i64 66
  %89 = load i8, ptr %88, align 2
  %90 = icmp sgt i8 %89, 2
  %91 = icmp slt i32 %8, 3
  %92 = and i1 %91, %90
  br i1 %92, label %93, label %147

93:                                               
  %94 = icmp eq i8 %89, 4
  %95 = icmp eq i32 %8, 0
  %96 = and i1 %95, %94
  %97 = getelementptr inbounds i8, ptr %80, i64 67
  %98 = load i8, ptr %97, align 1
  %99 = getelementptr inbounds i8, ptr %80, i64 68
  %100 = load i8, ptr %99, align 4
  %101 = trunc i32 %8 to i8
  store i8 %101, ptr %88, align 2
  %102 = icmp ne i8 %98, 0
  %103 = select i1 %96, i1 %102, i1 false
  br i1 %103, label %104, label %107

104:                                              
  %105 = getelementptr inbounds i8, ptr %6, i64 4
  %106 = getelementptr inbounds i8, ptr %15, i64 4
  tail call fastcc void @touch(ptr noundef nonnull %105, ptr noundef nonnull %106, i32 noundef 3, i32 noundef 1) #20
  br label %107

107:                                              
  %108 = icmp ne i8 %100, 0
  %109 = select i1 %96, i1 %108, i1 false
  br i1 %109, label %110, label %147

110:                                              
  %111 = getelementptr inbounds i8, ptr %6, i64 4
  %112 = getelementptr inbounds i8, ptr %15, i64 4
  br label %5

113:                                              
  %114 = add nuw nsw i64 %77, 1
  %115 = and i64 %114, 8388607
  %116 = getelementptr inbounds i32, ptr %68, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %75

119:                                              
  %120 = phi i64 [ %115, %113 ], [ %67, %63 ]
  %121 = load i64, ptr %72, align 8
  %122 = icmp eq i64 %121, 2097152
  br i1 %122, label %123, label %125

123:                                              
  %124 = getelementptr inbounds i8, ptr %72, i64 16
  store i32 1, ptr %124, align 8
  tail call void @_exit(i32 noundef 0) #23
  unreachable

125:                                              
  %126 = getelementptr inbounds i32, ptr %68, i64 %120
  %127 = lshr i64 %17, 48
  %128 = getelementptr inbounds i8, ptr %72, i64 1159544
  %129 = add nsw i64 %121, 1
  store i64 %129, ptr %72, align 8
  %130 = getelementptr inbounds [2097152 x %struct.cell], ptr %128, i64 0, i64 %121
  %131 = trunc i64 %129 to i32
  store i32 %131, ptr %126, align 4
  %132 = trunc nuw i64 %127 to i16
  %133 = add nsw i16 %132, -1
  %134 = trunc i32 %8 to i8
  %135 = trunc i32 %9 to i8
  %136 = icmp eq i32 %9, 0
  %137 = zext i1 %136 to i8
  store ptr %6, ptr %130, align 8
  %138 = getelementptr inbounds i8, ptr %130, i64 8
  store ptr %58, ptr %138, align 8
  %139 = getelementptr inbounds i8, ptr %130, i64 16
  %140 = getelementptr inbounds i8, ptr %130, i64 64
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %139, i8 0, i64 48, i1 false)
  store i16 %133, ptr %140, align 8
  %141 = getelementptr inbounds i8, ptr %130, i64 66
  store i8 %134, ptr %141, align 2
  %142 = getelementptr inbounds i8, ptr %130, i64 67
  store i8 %135, ptr %142, align 1
  %143 = getelementptr inbounds i8, ptr %130, i64 68
  store i8 %137, ptr %143, align 4
  %144 = getelementptr inbounds i8, ptr %130, i64 69
  store i8 0, ptr %144, align 1
  %145 = getelementptr inbounds i8, ptr %130, i64 70
  store i8 0, ptr %145, align 2
  %146 = getelementptr inbounds i8, ptr %130, i64 71
  store i8 0, ptr %146, align 1
  br label %147

147:                                              
  ret void
}

define weak hidden void @__enzyme_cc_check_copied(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = load ptr, ptr @recording, align 8
  %7 = icmp eq ptr %6, null
  %8 = icmp slt i64 %4, 1
  %9 = or i1 %8, %7
  br i1 %9, label %37, label %10

10:                                               
  tail call fastcc void @bytes_touched(ptr noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef 1) #20
  tail call fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %4, i32 noundef 0) #20
  %11 = icmp ugt ptr %0, %2
  %12 = icmp ult i64 %4, 8
  br i1 %12, label %37, label %13

13:                                               
  %14 = and i64 %4, 9223372036854775800
  %15 = add nsw i64 %14, -8
  %16 = icmp ult ptr %3, inttoptr (i64 281474976710656 to ptr)
  br label %17

17:                                               
  %18 = phi i64 [ 8, %13 ], [ %35, %34 ]
  %19 = phi i64 [ 0, %13 ], [ %18, %34 ]
  %20 = sub i64 %15, %19
  %21 = select i1 %11, i64 %20, i64 %19
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load ptr, ptr %22, align 1
  %24 = icmp uge ptr %23, inttoptr (i64 4096 to ptr)
  %25 = icmp ult ptr %23, inttoptr (i64 140737488355328 to ptr)
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %34

27:                                               
  %28 = getelementptr inbounds i8, ptr %3, i64 %21
  %29 = select i1 %16, ptr null, ptr %28
  %30 = tail call ptr @__enzyme_cc_check_pointer_loaded(ptr noundef nonnull %22, ptr noundef %29, ptr noundef %23) #20
  %31 = icmp ult ptr %30, inttoptr (i64 281474976710656 to ptr)
  br i1 %31, label %34, label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 %21
  tail call void @__enzyme_cc_check_pointer_stored(ptr noundef %33, ptr noundef %23, ptr noundef %30) #20
  br label %34

34:                                               
  %35 = add nuw nsw i64 %18, 8
  %36 = icmp sgt i64 %35, %4
  br i1 %36, label %37, label %17

37:                                               
  ret void
}

define internal fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = icmp ugt ptr %1, inttoptr (i64 281474976710655 to ptr)
  %6 = icmp sgt ptr %1, inttoptr (i64 -1 to ptr)
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %72

8:                                                
  %9 = ptrtoint ptr %0 to i64
  %10 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %11 = sub i64 0, %9
  %12 = and i64 %11, 3
  %13 = tail call i64 @llvm.umin.i64(i64 %10, i64 %12)
  %14 = add i64 %13, %9
  %15 = or disjoint i64 %13, 4
  %16 = icmp sgt i64 %15, %2
  %17 = and i64 %14, 7
  %18 = icmp eq i64 %17, 0
  %19 = or i1 %16, %18
  br i1 %19, label %23, label %20

20:                                               
  %21 = getelementptr i8, ptr %0, i64 %13
  %22 = getelementptr inbounds i8, ptr %1, i64 %13
  tail call fastcc void @touch(ptr noundef %21, ptr noundef nonnull %22, i32 noundef 3, i32 noundef %3) #20
  br label %23

23:                                               
  %24 = phi i64 [ %15, %20 ], [ %13, %8 ]
  %25 = add nuw nsw i64 %24, 8
  %26 = icmp sgt i64 %25, %2
  br i1 %26, label %65, label %27

27:                                               
  %28 = phi i64 [ %63, %62 ], [ %25, %23 ]
  %29 = phi i64 [ %28, %62 ], [ %24, %23 ]
  %30 = getelementptr inbounds i8, ptr %0, i64 %29
  %31 = getelementptr inbounds i8, ptr %30, i64 4
  %32 = ptrtoint ptr %31 to i64
  %33 = lshr i64 %32, 2
  %34 = mul i64 %33, -7046029254386353131
  %35 = lshr i64 %34, 41
  %36 = load ptr, ptr @cell_table, align 8
  %37 = getelementptr inbounds i32, ptr %36, i64 %35
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %43, label %40

40:                                               
  %41 = load ptr, ptr @recording, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 1159544
  br label %45

43:                                               
  %44 = getelementptr inbounds i8, ptr %1, i64 %29
  tail call fastcc void @touch(ptr noundef %30, ptr noundef nonnull %44, i32 noundef 4, i32 noundef %3) #20
  br label %62

45:                                               
  %46 = phi i32 [ %38, %40 ], [ %57, %53 ]
  %47 = phi i64 [ %35, %40 ], [ %55, %53 ]
  %48 = add nsw i32 %46, -1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [2097152 x %struct.cell], ptr %42, i64 0, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, %31
  br i1 %52, label %59, label %53

53:                                               
  %54 = add nuw nsw i64 %47, 1
  %55 = and i64 %54, 8388607
  %56 = getelementptr inbounds i32, ptr %36, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %43, label %45

59:                                               
  %60 = getelementptr inbounds i8, ptr %1, i64 %29
  tail call fastcc void @touch(ptr noundef %30, ptr noundef nonnull %60, i32 noundef 3, i32 noundef %3) #20
  %61 = getelementptr inbounds i8, ptr %60, i64 4
  tail call fastcc void @touch(ptr noundef nonnull %31, ptr noundef nonnull %61, i32 noundef 3, i32 noundef %3) #20
  br label %62

62:                                               
  %63 = add nuw nsw i64 %28, 8
  %64 = icmp sgt i64 %63, %2
  br i1 %64, label %65, label %27

65:                                               
  %66 = phi i64 [ %24, %23 ], [ %28, %62 ]
  %67 = add nsw i64 %66, 4
  %68 = icmp sgt i64 %67, %2
  br i1 %68, label %72, label %69

69:                                               
  %70 = getelementptr inbounds i8, ptr %0, i64 %66
  %71 = getelementptr inbounds i8, ptr %1, i64 %66
  tail call fastcc void @touch(ptr noundef %70, ptr noundef nonnull %71, i32 noundef 3, i32 noundef %3) #20
  br label %72

72:                                               
  ret void
}

define weak hidden void @__enzyme_cc_check_filled(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr @recording, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %7, label %6

6:                                                
  tail call fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef 0) #20
  br label %7

7:                                                
  ret void
}

define weak hidden void @__enzyme_cc_check_examined(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr @recording, align 8
  %5 = icmp ne ptr %4, null
  %6 = add i64 %2, -1
  %7 = icmp ult i64 %6, 1048575
  %8 = and i1 %7, %5
  br i1 %8, label %9, label %10

9:                                                
  tail call fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef 1) #20
  br label %10

10:                                               
  ret void
}

define weak hidden void @__enzyme_cc_check_released(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr @recording, align 8
  %4 = icmp eq ptr %3, null
  %5 = icmp eq ptr %0, null
  %6 = or i1 %5, %4
  %7 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  %8 = or i1 %7, %6
  br i1 %8, label %34, label %9

9:                                                
  %10 = icmp eq ptr @malloc_usable_size, null
  br i1 %10, label %14, label %11

11:                                               
  %12 = tail call i64 @malloc_usable_size(ptr noundef nonnull %0) #22
  %13 = load ptr, ptr @recording, align 8
  br label %14

14:                                               
  %15 = phi ptr [ %13, %11 ], [ %3, %9 ]
  %16 = phi i64 [ %12, %11 ], [ 8, %9 ]
  %17 = load i64, ptr %15, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %34

19:                                               
  %20 = getelementptr inbounds i8, ptr %15, i64 1159544
  %21 = getelementptr inbounds i8, ptr %0, i64 %16
  br label %22

22:                                               
  %23 = phi i64 [ 0, %19 ], [ %32, %31 ]
  %24 = getelementptr inbounds [2097152 x %struct.cell], ptr %20, i64 0, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = icmp uge ptr %25, %0
  %27 = icmp ult ptr %25, %21
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %31

29:                                               
  %30 = getelementptr inbounds i8, ptr %24, i64 70
  store i8 1, ptr %30, align 2
  br label %31

31:                                               
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %17
  br i1 %33, label %34, label %22

34:                                               
  ret void
}

declare extern_weak i64 @malloc_usable_size(ptr noundef) #3

define weak hidden void @__enzyme_cc_check_probe(i32 noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr @probing, align 4
  %4 = icmp eq i32 %3, 0
  %5 = icmp sgt i32 %0, 1023
  %6 = or i1 %5, %4
  %7 = load i64, ptr @probe_count, align 8
  %8 = icmp eq i64 %7, 65536
  %9 = select i1 %6, i1 true, i1 %8
  br i1 %9, label %41, label %10

10:                                               
  %11 = add nuw nsw i64 %7, 1
  store i64 %11, ptr @probe_count, align 8
  %12 = icmp eq i32 %3, 1
  %13 = load ptr, ptr @probed, align 8
  br i1 %12, label %14, label %19

14:                                               
  %15 = getelementptr inbounds i8, ptr %13, i64 12664
  %16 = getelementptr inbounds [65536 x %struct.anon], ptr %15, i64 0, i64 %7
  store i32 %0, ptr %16, align 8
  %17 = getelementptr inbounds [65536 x %struct.anon], ptr %15, i64 0, i64 %7, i32 1
  store double %1, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %13, i64 10576
  store i64 %11, ptr %18, align 8
  br label %41

19:                                               
  %20 = getelementptr inbounds i8, ptr %13, i64 10576
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %7, %21
  br i1 %22, label %23, label %40

23:                                               
  %24 = getelementptr inbounds i8, ptr %13, i64 12664
  %25 = getelementptr inbounds [65536 x %struct.anon], ptr %24, i64 0, i64 %7
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, %0
  br i1 %27, label %28, label %40

28:                                               
  %29 = getelementptr inbounds i8, ptr %25, i64 8
  %30 = load double, ptr %29, align 8
  %31 = fcmp une double %30, %1
  br i1 %31, label %32, label %41

32:                                               
  %33 = fcmp ord double %30, 0.000000e+00
  %34 = fcmp ord double %1, 0.000000e+00
  %35 = or i1 %34, %33
  br i1 %35, label %36, label %41

36:                                               
  %37 = getelementptr inbounds i8, ptr %13, i64 10616
  %38 = sext i32 %0 to i64
  %39 = getelementptr inbounds [1024 x i8], ptr %37, i64 0, i64 %38
  store i8 1, ptr %39, align 1
  br label %41

40:                                               
  store i64 65536, ptr @probe_count, align 8
  br label %41

41:                                               
  ret void
}

define weak hidden void @__enzyme_cc_check_edge(i32 noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr @probing, align 4
  %4 = icmp ne i32 %3, 0
  %5 = icmp slt i32 %0, 1024
  %6 = and i1 %5, %4
  br i1 %6, label %7, label %12

7:                                                
  %8 = load ptr, ptr @probed, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 11640
  %10 = sext i32 %0 to i64
  %11 = getelementptr inbounds [1024 x i8], ptr %9, i64 0, i64 %10
  store i8 1, ptr %11, align 1
  br label %12

12:                                               
  tail call void @__enzyme_cc_check_probe(i32 noundef %0, double noundef %1) #20
  ret void
}

define weak hidden void @__enzyme_cc_check_allocated(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr @recording, align 8
  %4 = icmp ne ptr %3, null
  %5 = icmp ne ptr %0, null
  %6 = and i1 %5, %4
  %7 = load ptr, ptr @blocks, align 8
  %8 = icmp ne ptr %7, null
  %9 = select i1 %6, i1 %8, i1 false
  br i1 %9, label %10, label %17

10:                                               
  %11 = load i64, ptr @block_count, align 8
  %12 = srem i64 %11, 65536
  %13 = getelementptr inbounds %struct.anon.0, ptr %7, i64 %12
  store ptr %0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 %1
  %15 = add nsw i64 %11, 1
  store i64 %15, ptr @block_count, align 8
  %16 = getelementptr inbounds %struct.anon.0, ptr %7, i64 %12, i32 1
  store ptr %14, ptr %16, align 8
  br label %17

17:                                               
  ret void
}

define weak hidden void @__enzyme_cc_check_watch(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr @recording, align 8
  %4 = icmp eq ptr %3, null
  %5 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  %6 = or i1 %5, %4
  br i1 %6, label %32, label %7

7:                                                
  %8 = icmp slt ptr %1, null
  %9 = load i32, ptr @watching, align 4
  %10 = icmp eq i32 %9, 8
  %11 = select i1 %8, i1 true, i1 %10
  br i1 %11, label %32, label %12

12:                                               
  %13 = ptrtoint ptr %0 to i64
  %14 = and i64 %13, 4095
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %23, label %16

16:                                               
  %17 = sub nuw nsw i64 4096, %14
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = tail call fastcc i32 @readable(ptr noundef nonnull %18) #20
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i64 %17, i64 4096
  %22 = load i32, ptr @watching, align 4
  br label %23

23:                                               
  %24 = phi i32 [ %9, %12 ], [ %22, %16 ]
  %25 = phi i64 [ 4096, %12 ], [ %21, %16 ]
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds [8 x %struct.anon.1], ptr @watched, i64 0, i64 %26
  store ptr %0, ptr %27, align 8
  %28 = getelementptr inbounds [8 x %struct.anon.1], ptr @watched, i64 0, i64 %26, i32 1
  store ptr %1, ptr %28, align 8
  %29 = getelementptr inbounds [8 x %struct.anon.1], ptr @watched, i64 0, i64 %26, i32 2
  store i64 %25, ptr %29, align 8
  %30 = add nsw i32 %24, 1
  store i32 %30, ptr @watching, align 4
  %31 = getelementptr inbounds [8 x %struct.anon.1], ptr @watched, i64 0, i64 %26, i32 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %31, ptr align 1 %0, i64 %25, i1 false)
  br label %32

32:                                               
  ret void
}

define weak hidden void @__enzyme_cc_check_watched() local_unnamed_addr #0 {
  %1 = load ptr, ptr @recording, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %94, label %3

3:                                                
  %4 = load i32, ptr @watching, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                
  store i32 0, ptr @watching, align 4
  br label %94

7:                                                
  %8 = phi i32 [ %41, %40 ], [ %4, %3 ]
  %9 = phi i64 [ %42, %40 ], [ 0, %3 ]
  %10 = getelementptr inbounds [8 x %struct.anon.1], ptr @watched, i64 0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i32 %8, 0
  br i1 %13, label %14, label %18

14:                                               
  %15 = load ptr, ptr %10, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = zext nneg i32 %8 to i64
  br label %24

18:                                               
  %19 = phi i64 [ %12, %7 ], [ %35, %24 ]
  %20 = icmp slt i64 %19, 4
  br i1 %20, label %40, label %21

21:                                               
  %22 = getelementptr inbounds i8, ptr %10, i64 24
  %23 = getelementptr inbounds i8, ptr %10, i64 8
  br label %45

24:                                               
  %25 = phi i64 [ 0, %14 ], [ %36, %24 ]
  %26 = phi i64 [ %12, %14 ], [ %35, %24 ]
  %27 = getelementptr inbounds [8 x %struct.anon.1], ptr @watched, i64 0, i64 %25
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ugt ptr %28, %15
  %30 = getelementptr inbounds i8, ptr %15, i64 %26
  %31 = icmp ult ptr %28, %30
  %32 = select i1 %29, i1 %31, i1 false
  %33 = ptrtoint ptr %28 to i64
  %34 = sub i64 %33, %16
  %35 = select i1 %32, i64 %34, i64 %26
  %36 = add nuw nsw i64 %25, 1
  %37 = icmp eq i64 %36, %17
  br i1 %37, label %18, label %24

38:                                               
  %39 = load i32, ptr @watching, align 4
  br label %40

40:                                               
  %41 = phi i32 [ %39, %38 ], [ %8, %18 ]
  %42 = add nuw nsw i64 %9, 1
  %43 = sext i32 %41 to i64
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %7, label %6

45:                                               
  %46 = phi i64 [ 4, %21 ], [ %92, %89 ]
  %47 = phi i64 [ 0, %21 ], [ %91, %89 ]
  %48 = load ptr, ptr %10, align 8
  %49 = getelementptr inbounds i8, ptr %48, i64 %47
  %50 = ptrtoint ptr %49 to i64
  %51 = and i64 %50, 7
  %52 = icmp eq i64 %51, 0
  %53 = add nsw i64 %47, 8
  %54 = icmp sle i64 %53, %19
  %55 = select i1 %52, i1 %54, i1 false
  %56 = getelementptr inbounds i8, ptr %22, i64 %47
  %57 = select i1 %55, i64 8, i64 4
  %58 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(4) %49, ptr noundef nonnull dereferenceable(4) %56, i64 %57)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %89, label %60

60:                                               
  %61 = load i64, ptr @block_count, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %85

63:                                               
  %64 = load ptr, ptr @blocks, align 8
  %65 = add nsw i64 %61, -1
  %66 = tail call i64 @llvm.umin.i64(i64 %65, i64 65535)
  br label %67

67:                                               
  %68 = phi i1 [ true, %63 ], [ %81, %77 ]
  %69 = phi i64 [ 0, %63 ], [ %78, %77 ]
  %70 = getelementptr inbounds %struct.anon.0, ptr %64, i64 %69
  %71 = load ptr, ptr %70, align 8
  %72 = icmp ugt ptr %71, %49
  br i1 %72, label %77, label %73

73:                                               
  %74 = getelementptr inbounds i8, ptr %70, i64 8
  %75 = load ptr, ptr %74, align 8
  %76 = icmp ugt ptr %75, %49
  br i1 %76, label %83, label %77

77:                                               
  %78 = add nuw nsw i64 %69, 1
  %79 = icmp slt i64 %78, %61
  %80 = icmp ult i64 %69, 65535
  %81 = and i1 %80, %79
  %82 = icmp eq i64 %69, %66
  br i1 %82, label %83, label %67

83:                                               
  %84 = phi i1 [ %81, %77 ], [ %68, %73 ]
  br i1 %84, label %89, label %85

85:                                               
  %86 = load ptr, ptr %23, align 8
  %87 = getelementptr inbounds i8, ptr %86, i64 %47
  %88 = select i1 %55, i32 4, i32 3
  tail call fastcc void @touch(ptr noundef %49, ptr noundef %87, i32 noundef %88, i32 noundef 0) #20
  br label %89

89:                                               
  %90 = select i1 %55, i64 %46, i64 %47
  %91 = add nsw i64 %90, 4
  %92 = add nsw i64 %90, 8
  %93 = icmp sgt i64 %92, %19
  br i1 %93, label %38, label %45

94:                                               
  ret void
}

define weak hidden ptr @__enzyme_cc_check_shadowed(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr @recording, align 8
  %4 = icmp ne ptr %3, null
  %5 = icmp ugt ptr %0, inttoptr (i64 281474976710655 to ptr)
  %6 = and i1 %5, %4
  br i1 %6, label %7, label %17

7:                                                
  %8 = ptrtoint ptr %0 to i64
  %9 = and i64 %8, -281474976710656
  %10 = and i64 %8, 281474976710655
  %11 = inttoptr i64 %10 to ptr
  %12 = tail call ptr %1(ptr noundef %11) #22
  %13 = ptrtoint ptr %12 to i64
  %14 = and i64 %13, 281474976710655
  %15 = or disjoint i64 %14, %9
  %16 = inttoptr i64 %15 to ptr
  br label %17

17:                                               
  %18 = phi ptr [ %16, %7 ], [ null, %2 ]
  ret ptr %18
}

define weak hidden ptr @__enzyme_cc_check_before(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc ptr @start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef %5) #20
  ret ptr %7
}

define internal fastcc noundef ptr @start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6) unnamed_addr #0 {
  %8 = alloca [256 x double], align 16
  %9 = alloca [256 x double], align 16
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca [2 x i32], align 4
  %15 = alloca [2 x i32], align 4
  %16 = alloca i8, align 1
  %17 = tail call ptr @getenv(ptr noundef nonnull @.str) #20
  %18 = icmp eq ptr %17, null
  br i1 %18, label %21, label %19

19:                                               
  %20 = tail call i32 @atoi(ptr nocapture noundef nonnull %17) #20
  br label %21

21:                                               
  %22 = phi i32 [ %20, %19 ], [ 3, %7 ]
  %23 = load i1, ptr @in_keeper, align 4
  br i1 %23, label %721, label %24

24:                                               
  %25 = getelementptr inbounds i8, ptr %0, i64 88
  %26 = load i32, ptr %25, align 8
  %27 = icmp slt i32 %26, %22
  br i1 %27, label %28, label %721

28:                                               
  %29 = getelementptr inbounds i8, ptr %0, i64 96
  %30 = load i32, ptr %29, align 8
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x i32], ptr @busy, i64 0, i64 %31
  %33 = atomicrmw xchg ptr %32, i32 1 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %721

35:                                               
  %36 = tail call dereferenceable_or_null(576) ptr @calloc(i64 noundef 1, i64 noundef 576) #24
  store ptr %0, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 16
  store ptr %1, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 24
  store ptr %2, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %36, i64 32
  store ptr %3, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %36, i64 40
  store ptr %4, ptr %40, align 8
  %41 = load i32, ptr %25, align 8
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %25, align 8
  %43 = getelementptr inbounds i8, ptr %36, i64 48
  store i32 %42, ptr %43, align 8
  %44 = sext i32 %41 to i64
  %45 = add nsw i64 %44, 2611923443488327892
  store i64 %45, ptr @random_state, align 8
  %46 = atomicrmw xchg ptr @start.registered, i32 1 acq_rel, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %50

48:                                               
  %49 = tail call i32 @atexit(ptr noundef nonnull @at_exit) #22
  br label %50

50:                                               
  %51 = load i32, ptr %29, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %56

53:                                               
  %54 = load i32, ptr @checks, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr @checks, align 4
  br label %56

56:                                               
  %57 = getelementptr inbounds i8, ptr %0, i64 92
  %58 = load i32, ptr %57, align 4
  %59 = and i32 %58, 1
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %67

61:                                               
  %62 = sext i32 %51 to i64
  %63 = getelementptr inbounds i32, ptr @requests, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %63, align 4
  %66 = load i32, ptr %57, align 4
  br label %67

67:                                               
  %68 = phi i32 [ %66, %61 ], [ %58, %56 ]
  %69 = or i32 %68, 1
  store i32 %69, ptr %57, align 4
  %70 = tail call ptr @mmap(ptr noundef null, i64 noundef 152154488, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #22
  %71 = icmp eq ptr %70, inttoptr (i64 -1 to ptr)
  %72 = select i1 %71, ptr null, ptr %70
  %73 = getelementptr inbounds i8, ptr %36, i64 8
  store ptr %72, ptr %73, align 8
  %74 = icmp eq ptr %72, null
  br i1 %74, label %716, label %75

75:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %14) #21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #21
  %76 = call i32 @pipe(ptr noundef nonnull %14) #22
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %710

78:                                               
  %79 = call i32 @pipe(ptr noundef nonnull %15) #22
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %83

81:                                               
  %82 = getelementptr inbounds i8, ptr %36, i64 64
  br label %93

83:                                               
  %84 = load i32, ptr %14, align 4
  %85 = call i32 @close(i32 noundef %84) #22
  %86 = getelementptr inbounds i8, ptr %14, i64 4
  %87 = load i32, ptr %86, align 4
  %88 = call i32 @close(i32 noundef %87) #22
  br label %710

89:                                               
  %90 = call i32 @fork() #22
  %91 = getelementptr inbounds i8, ptr %36, i64 52
  store i32 %90, ptr %91, align 4
  %92 = icmp eq i32 %90, 0
  br i1 %92, label %100, label %676

93:                                               
  %94 = phi i64 [ 0, %81 ], [ %98, %93 ]
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = call i64 @lseek(i32 noundef %95, i64 noundef 0, i32 noundef 1) #22
  %97 = getelementptr inbounds [64 x i64], ptr %82, i64 0, i64 %94
  store i64 %96, ptr %97, align 8
  %98 = add nuw nsw i64 %94, 1
  %99 = icmp eq i64 %98, 64
  br i1 %99, label %89, label %93

100:                                              
  %101 = getelementptr inbounds i8, ptr %14, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = call i32 @close(i32 noundef %102) #22
  %104 = load i32, ptr %15, align 4
  %105 = call i32 @close(i32 noundef %104) #22
  %106 = load i32, ptr %14, align 4
  %107 = getelementptr inbounds i8, ptr %15, i64 4
  %108 = load i32, ptr %107, align 4
  %109 = call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.11, i32 noundef 1) #22
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #21
  store i1 true, ptr @in_keeper, align 4
  br label %614

110:                                              
  %111 = call i32 @fork() #22
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %151

113:                                              
  %114 = call i32 @alarm(i32 noundef 60) #22
  %115 = call ptr @mmap(ptr noundef null, i64 noundef 33554432, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #22
  %116 = icmp eq ptr %115, inttoptr (i64 -1 to ptr)
  %117 = select i1 %116, ptr null, ptr %115
  store ptr %117, ptr @cell_table, align 8
  %118 = call ptr @mmap(ptr noundef null, i64 noundef 201326592, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #22
  %119 = icmp eq ptr %118, inttoptr (i64 -1 to ptr)
  %120 = select i1 %119, ptr null, ptr %118
  store ptr %120, ptr @stored, align 8
  %121 = call ptr @mmap(ptr noundef null, i64 noundef 201326592, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #22
  %122 = icmp eq ptr %121, inttoptr (i64 -1 to ptr)
  %123 = select i1 %122, ptr null, ptr %121
  store ptr %123, ptr @seen, align 8
  %124 = call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #22
  %125 = icmp eq ptr %124, inttoptr (i64 -1 to ptr)
  %126 = select i1 %125, ptr null, ptr %124
  store ptr %126, ptr @functions, align 8
  %127 = call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #22
  %128 = icmp eq ptr %127, inttoptr (i64 -1 to ptr)
  %129 = select i1 %128, ptr null, ptr %127
  store ptr %129, ptr @blocks, align 8
  %130 = load ptr, ptr @cell_table, align 8
  %131 = icmp ne ptr %130, null
  %132 = load ptr, ptr @stored, align 8
  %133 = icmp ne ptr %132, null
  %134 = select i1 %131, i1 %133, i1 false
  %135 = load ptr, ptr @seen, align 8
  %136 = icmp ne ptr %135, null
  %137 = select i1 %134, i1 %136, i1 false
  %138 = load ptr, ptr @functions, align 8
  %139 = icmp ne ptr %138, null
  %140 = select i1 %137, i1 %139, i1 false
  br i1 %140, label %142, label %141

141:                                              
  call void @_exit(i32 noundef 2) #23
  unreachable

142:                                              
  %143 = load ptr, ptr %36, align 8
  %144 = getelementptr inbounds i8, ptr %143, i64 48
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds i8, ptr %143, i64 56
  %147 = load i64, ptr %146, align 8
  call fastcc void @learn_functions(ptr noundef %145, i64 noundef %147) #20
  store ptr %72, ptr @recording, align 8
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %8) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %8, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %9) #21
  %148 = load ptr, ptr %38, align 8
  %149 = load ptr, ptr %37, align 8
  call void %148(ptr noundef %149, double noundef 0.000000e+00, ptr noundef nonnull %8, ptr noundef nonnull %9) #22
  %150 = getelementptr inbounds i8, ptr %72, i64 20
  store i32 1, ptr %150, align 4
  call void @_exit(i32 noundef 0) #23
  unreachable

151:                                              
  %152 = call fastcc i32 @succeeded(i32 noundef %111) #20
  %153 = getelementptr inbounds i8, ptr %72, i64 16
  %154 = load i32, ptr %153, align 8
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %607

156:                                              
  %157 = icmp eq i32 %152, 0
  br i1 %157, label %162, label %158

158:                                              
  %159 = getelementptr inbounds i8, ptr %72, i64 20
  %160 = load i32, ptr %159, align 4
  %161 = icmp ne i32 %160, 0
  br label %162

162:                                              
  %163 = phi i1 [ false, %156 ], [ %161, %158 ]
  %164 = load ptr, ptr %36, align 8
  %165 = getelementptr inbounds i8, ptr %164, i64 64
  %166 = load i32, ptr %165, align 8
  %167 = load i64, ptr %72, align 8
  %168 = icmp sgt i64 %167, 0
  br i1 %168, label %169, label %242

169:                                              
  %170 = getelementptr inbounds i8, ptr %72, i64 1159544
  br label %171

171:                                              
  %172 = phi i64 [ 0, %169 ], [ %205, %204 ]
  %173 = getelementptr inbounds [2097152 x %struct.cell], ptr %170, i64 0, i64 %172
  %174 = getelementptr inbounds i8, ptr %173, i64 66
  %175 = load i8, ptr %174, align 2
  %176 = icmp slt i8 %175, 3
  br i1 %176, label %204, label %177

177:                                              
  %178 = getelementptr inbounds i8, ptr %173, i64 67
  %179 = load i8, ptr %178, align 1
  %180 = icmp eq i8 %179, 0
  br i1 %180, label %204, label %181

181:                                              
  switch i8 %175, label %204 [
    i8 4, label %182
    i8 3, label %191
  ]

182:                                              
  %183 = load ptr, ptr %173, align 8
  %184 = load double, ptr %183, align 1
  %185 = fcmp olt double %184, 0.000000e+00
  %186 = fneg double %184
  %187 = select i1 %185, double %186, double %184
  %188 = fcmp ule double %187, 1.000000e-30
  %189 = fcmp uge double %187, 1.000000e+30
  %190 = or i1 %188, %189
  br i1 %190, label %204, label %201

191:                                              
  %192 = load ptr, ptr %173, align 8
  %193 = load float, ptr %192, align 1
  %194 = fpext float %193 to double
  %195 = fcmp olt float %193, 0.000000e+00
  %196 = fneg double %194
  %197 = select i1 %195, double %196, double %194
  %198 = fcmp ule double %197, 1.000000e-09
  %199 = fcmp uge double %197, 1.000000e+09
  %200 = or i1 %198, %199
  br i1 %200, label %204, label %201

201:                                              
  %202 = phi i8 [ 1, %182 ], [ 0, %191 ]
  store i8 %202, ptr %174, align 2
  %203 = getelementptr inbounds i8, ptr %173, i64 71
  store i8 1, ptr %203, align 1
  br label %204

204:                                              
  %205 = add nuw nsw i64 %172, 1
  %206 = icmp eq i64 %205, %167
  br i1 %206, label %216, label %171

207:                                              
  %208 = load i64, ptr @random_state, align 8
  %209 = icmp eq i64 %238, 0
  %210 = uitofp nneg i64 %238 to double
  %211 = fdiv double %239, %210
  %212 = select i1 %209, double %239, double %211
  %213 = getelementptr inbounds i8, ptr %72, i64 24
  %214 = fmul double %212, 1.000000e-03
  %215 = icmp eq i32 %166, 0
  br label %252

216:                                              
  %217 = phi double [ %239, %230 ], [ 0.000000e+00, %204 ]
  %218 = phi i64 [ %238, %230 ], [ 0, %204 ]
  %219 = phi i64 [ %240, %230 ], [ 0, %204 ]
  %220 = getelementptr inbounds [2097152 x %struct.cell], ptr %170, i64 0, i64 %219
  %221 = getelementptr inbounds i8, ptr %220, i64 67
  %222 = load i8, ptr %221, align 1
  %223 = icmp eq i8 %222, 0
  br i1 %223, label %230, label %224

224:                                              
  %225 = load ptr, ptr %220, align 8
  %226 = getelementptr inbounds i8, ptr %220, i64 66
  %227 = load i8, ptr %226, align 2
  %228 = sext i8 %227 to i32
  %229 = call fastcc double @get(ptr noundef %225, i32 noundef %228) #20
  br label %230

230:                                              
  %231 = phi double [ %229, %224 ], [ 0.000000e+00, %216 ]
  %232 = fcmp olt double %231, 0.000000e+00
  %233 = fneg double %231
  %234 = select i1 %232, double %233, double %231
  %235 = fcmp olt double %234, 0x5F138D352E5096AF
  %236 = fadd double %217, %234
  %237 = zext i1 %235 to i64
  %238 = add nuw nsw i64 %218, %237
  %239 = select i1 %235, double %236, double %217
  %240 = add nuw nsw i64 %219, 1
  %241 = icmp eq i64 %240, %167
  br i1 %241, label %207, label %216

242:                                              
  %243 = phi double [ 0.000000e+00, %162 ], [ %316, %314 ]
  %244 = getelementptr inbounds i8, ptr %164, i64 68
  %245 = load i32, ptr %244, align 4
  %246 = icmp sgt i32 %245, 0
  br i1 %246, label %247, label %319

247:                                              
  %248 = load i64, ptr @random_state, align 8
  %249 = icmp eq i32 %166, 0
  %250 = getelementptr inbounds i8, ptr %72, i64 6456
  %251 = zext nneg i32 %245 to i64
  br label %330

252:                                              
  %253 = phi double [ 0.000000e+00, %207 ], [ %316, %314 ]
  %254 = phi i64 [ 0, %207 ], [ %317, %314 ]
  %255 = phi i64 [ %208, %207 ], [ %315, %314 ]
  %256 = getelementptr inbounds [2097152 x %struct.cell], ptr %170, i64 0, i64 %254
  %257 = getelementptr inbounds i8, ptr %256, i64 66
  %258 = load i8, ptr %257, align 2
  %259 = icmp eq i8 %258, 0
  br i1 %259, label %260, label %261

260:                                              
  store i32 1, ptr %213, align 8
  br label %261

261:                                              
  %262 = getelementptr inbounds i8, ptr %256, i64 67
  %263 = load i8, ptr %262, align 1
  %264 = icmp eq i8 %263, 0
  br i1 %264, label %265, label %267

265:                                              
  %266 = sext i8 %258 to i32
  br label %280

267:                                              
  %268 = load ptr, ptr %256, align 8
  %269 = sext i8 %258 to i32
  %270 = call fastcc double @get(ptr noundef %268, i32 noundef %269) #20
  %271 = fcmp olt double %270, 0.000000e+00
  %272 = fneg double %270
  %273 = select i1 %271, double %272, double %270
  %274 = fcmp olt double %273, 1.000000e+300
  br i1 %274, label %275, label %280

275:                                              
  %276 = fcmp olt double %273, %214
  %277 = select i1 %276, double %214, double %273
  %278 = fcmp ogt double %277, 0.000000e+00
  %279 = select i1 %278, double %277, double 1.000000e+00
  br label %280

280:                                              
  %281 = phi i32 [ %266, %265 ], [ %269, %275 ], [ %269, %267 ]
  %282 = phi double [ 1.000000e+00, %265 ], [ %279, %275 ], [ 1.000000e+00, %267 ]
  %283 = getelementptr inbounds i8, ptr %256, i64 8
  %284 = load ptr, ptr %283, align 8
  %285 = call fastcc double @get(ptr noundef %284, i32 noundef %281) #20
  %286 = getelementptr inbounds i8, ptr %256, i64 32
  store double %285, ptr %286, align 8
  br i1 %215, label %287, label %304

287:                                              
  %288 = shl i64 %255, 13
  %289 = xor i64 %288, %255
  %290 = lshr i64 %289, 7
  %291 = xor i64 %290, %289
  %292 = shl i64 %291, 17
  %293 = xor i64 %292, %291
  store i64 %293, ptr @random_state, align 8
  %294 = lshr i64 %293, 11
  %295 = uitofp nneg i64 %294 to double
  %296 = fmul double %295, 0x3CA0000000000000
  %297 = fadd double %296, 5.000000e-01
  %298 = and i64 %291, 1
  %299 = icmp eq i64 %298, 0
  %300 = fneg double %297
  %301 = select i1 %299, double %300, double %297
  %302 = fmul double %301, %282
  %303 = getelementptr inbounds i8, ptr %256, i64 16
  store double %302, ptr %303, align 8
  br label %314

304:                                              
  %305 = getelementptr inbounds i8, ptr %256, i64 16
  store double %285, ptr %305, align 8
  %306 = fcmp olt double %285, 0.000000e+00
  %307 = fneg double %285
  %308 = select i1 %306, double %307, double %285
  %309 = fdiv double %308, %282
  %310 = icmp ne i8 %263, 0
  %311 = fcmp ogt double %309, %253
  %312 = select i1 %310, i1 %311, i1 false
  br i1 %312, label %313, label %314

313:                                              
  br label %314

314:                                              
  %315 = phi i64 [ %255, %313 ], [ %255, %304 ], [ %293, %287 ]
  %316 = phi double [ %309, %313 ], [ %253, %304 ], [ %253, %287 ]
  %317 = add nuw nsw i64 %254, 1
  %318 = icmp eq i64 %317, %167
  br i1 %318, label %242, label %252

319:                                              
  %320 = phi double [ %243, %242 ], [ %376, %374 ]
  %321 = getelementptr inbounds i8, ptr %164, i64 72
  %322 = load i32, ptr %321, align 8
  %323 = icmp sgt i32 %322, 0
  br i1 %323, label %324, label %379

324:                                              
  %325 = load i64, ptr @random_state, align 8
  %326 = icmp eq i32 %166, 0
  %327 = getelementptr inbounds i8, ptr %164, i64 76
  %328 = getelementptr inbounds i8, ptr %72, i64 8504
  %329 = zext nneg i32 %322 to i64
  br label %381

330:                                              
  %331 = phi i64 [ 0, %247 ], [ %377, %374 ]
  %332 = phi double [ %243, %247 ], [ %376, %374 ]
  %333 = phi i64 [ %248, %247 ], [ %375, %374 ]
  %334 = getelementptr inbounds double, ptr %5, i64 %331
  %335 = load double, ptr %334, align 8
  %336 = fcmp olt double %335, 0.000000e+00
  %337 = fneg double %335
  %338 = select i1 %336, double %337, double %335
  %339 = fcmp olt double %338, 1.000000e+300
  br i1 %339, label %340, label %345

340:                                              
  %341 = fcmp olt double %338, 0.000000e+00
  %342 = select i1 %341, double 0.000000e+00, double %338
  %343 = fcmp ogt double %342, 0.000000e+00
  %344 = select i1 %343, double %342, double 1.000000e+00
  br label %345

345:                                              
  %346 = phi double [ %344, %340 ], [ 1.000000e+00, %330 ]
  br i1 %249, label %347, label %364

347:                                              
  %348 = shl i64 %333, 13
  %349 = xor i64 %348, %333
  %350 = lshr i64 %349, 7
  %351 = xor i64 %350, %349
  %352 = shl i64 %351, 17
  %353 = xor i64 %352, %351
  store i64 %353, ptr @random_state, align 8
  %354 = lshr i64 %353, 11
  %355 = uitofp nneg i64 %354 to double
  %356 = fmul double %355, 0x3CA0000000000000
  %357 = fadd double %356, 5.000000e-01
  %358 = and i64 %351, 1
  %359 = icmp eq i64 %358, 0
  %360 = fneg double %357
  %361 = select i1 %359, double %360, double %357
  %362 = fmul double %361, %346
  %363 = getelementptr inbounds [256 x double], ptr %250, i64 0, i64 %331
  store double %362, ptr %363, align 8
  br label %374

364:                                              
  %365 = getelementptr inbounds double, ptr %6, i64 %331
  %366 = load double, ptr %365, align 8
  %367 = getelementptr inbounds [256 x double], ptr %250, i64 0, i64 %331
  store double %366, ptr %367, align 8
  %368 = fcmp olt double %366, 0.000000e+00
  %369 = fneg double %366
  %370 = select i1 %368, double %369, double %366
  %371 = fdiv double %370, %346
  %372 = fcmp ogt double %371, %332
  br i1 %372, label %373, label %374

373:                                              
  br label %374

374:                                              
  %375 = phi i64 [ %333, %373 ], [ %333, %364 ], [ %353, %347 ]
  %376 = phi double [ %371, %373 ], [ %332, %364 ], [ %332, %347 ]
  %377 = add nuw nsw i64 %331, 1
  %378 = icmp eq i64 %377, %251
  br i1 %378, label %319, label %330

379:                                              
  %380 = icmp eq i32 %166, 0
  br i1 %380, label %411, label %460

381:                                              
  %382 = phi i64 [ 0, %324 ], [ %409, %405 ]
  %383 = phi i64 [ %325, %324 ], [ %406, %405 ]
  br i1 %326, label %384, label %387

384:                                              
  %385 = load ptr, ptr %40, align 8
  %386 = icmp eq ptr %385, null
  br i1 %386, label %402, label %387

387:                                              
  %388 = shl i64 %383, 13
  %389 = xor i64 %388, %383
  %390 = lshr i64 %389, 7
  %391 = xor i64 %390, %389
  %392 = shl i64 %391, 17
  %393 = xor i64 %392, %391
  store i64 %393, ptr @random_state, align 8
  %394 = lshr i64 %393, 11
  %395 = uitofp nneg i64 %394 to double
  %396 = fmul double %395, 0x3CA0000000000000
  %397 = fadd double %396, 5.000000e-01
  %398 = and i64 %391, 1
  %399 = icmp eq i64 %398, 0
  %400 = fneg double %397
  %401 = select i1 %399, double %400, double %397
  br label %405

402:                                              
  %403 = load i32, ptr %327, align 4
  %404 = sitofp i32 %403 to double
  br label %405

405:                                              
  %406 = phi i64 [ %393, %387 ], [ %383, %402 ]
  %407 = phi double [ %401, %387 ], [ %404, %402 ]
  %408 = getelementptr inbounds [256 x double], ptr %328, i64 0, i64 %382
  store double %407, ptr %408, align 8
  %409 = add nuw nsw i64 %382, 1
  %410 = icmp eq i64 %409, %329
  br i1 %410, label %379, label %381

411:                                              
  %412 = call ptr @mmap(ptr noundef null, i64 noundef 33554432, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #22
  %413 = ptrtoint ptr %412 to i64
  switch i64 %413, label %414 [
    i64 -1, label %460
    i64 0, label %460
  ]

414:                                              
  %415 = load i64, ptr %72, align 8
  %416 = icmp sgt i64 %415, 0
  br i1 %416, label %417, label %419

417:                                              
  %418 = getelementptr inbounds i8, ptr %72, i64 1159544
  br label %421

419:                                              
  %420 = call i32 @munmap(ptr noundef nonnull %412, i64 noundef 33554432) #22
  br label %460

421:                                              
  %422 = phi i64 [ 0, %417 ], [ %458, %457 ]
  %423 = getelementptr inbounds [2097152 x %struct.cell], ptr %418, i64 0, i64 %422
  %424 = getelementptr inbounds i8, ptr %423, i64 8
  %425 = load ptr, ptr %424, align 8
  %426 = ptrtoint ptr %425 to i64
  %427 = lshr i64 %426, 2
  %428 = mul i64 %427, -7046029254386353131
  %429 = lshr i64 %428, 41
  %430 = getelementptr inbounds i32, ptr %412, i64 %429
  %431 = load i32, ptr %430, align 4
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %452, label %433

433:                                              
  %434 = phi i32 [ %445, %441 ], [ %431, %421 ]
  %435 = phi i64 [ %443, %441 ], [ %429, %421 ]
  %436 = add nsw i32 %434, -1
  %437 = sext i32 %436 to i64
  %438 = getelementptr inbounds [2097152 x %struct.cell], ptr %418, i64 0, i64 %437, i32 1
  %439 = load ptr, ptr %438, align 8
  %440 = icmp eq ptr %439, %425
  br i1 %440, label %447, label %441

441:                                              
  %442 = add nuw nsw i64 %435, 1
  %443 = and i64 %442, 8388607
  %444 = getelementptr inbounds i32, ptr %412, i64 %443
  %445 = load i32, ptr %444, align 4
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %452, label %433

447:                                              
  %448 = getelementptr inbounds i8, ptr %423, i64 69
  store i8 1, ptr %448, align 1
  %449 = getelementptr inbounds [2097152 x %struct.cell], ptr %418, i64 0, i64 %437, i32 2
  %450 = load double, ptr %449, align 8
  %451 = getelementptr inbounds i8, ptr %423, i64 16
  store double %450, ptr %451, align 8
  br label %457

452:                                              
  %453 = phi i64 [ %429, %421 ], [ %443, %441 ]
  %454 = getelementptr inbounds i32, ptr %412, i64 %453
  %455 = trunc i64 %422 to i32
  %456 = add nsw i32 %455, 1
  store i32 %456, ptr %454, align 4
  br label %457

457:                                              
  %458 = add nuw nsw i64 %422, 1
  %459 = icmp eq i64 %458, %415
  br i1 %459, label %419, label %421

460:                                              
  %461 = fcmp ogt double %320, 0.000000e+00
  %462 = fdiv double 1.000000e+00, %320
  %463 = select i1 %461, double %462, double 1.000000e+00
  %464 = getelementptr inbounds i8, ptr %72, i64 32
  store double %463, ptr %464, align 8
  %465 = getelementptr inbounds i8, ptr %72, i64 10568
  store i32 0, ptr %465, align 8
  %466 = call i32 @fork() #22
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %470

468:                                              
  %469 = call i32 @alarm(i32 noundef 60) #22
  call fastcc void @run(ptr noundef nonnull readonly %36, double noundef 0.000000e+00, i32 noundef -1, i32 noundef 1) #20
  call void @_exit(i32 noundef 0) #23
  unreachable

470:                                              
  %471 = call fastcc i32 @succeeded(i32 noundef %466) #20
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %607, label %473

473:                                              
  %474 = load i32, ptr %465, align 8
  %475 = icmp ne i32 %474, 0
  %476 = select i1 %475, i1 %163, i1 false
  %477 = select i1 %475, i32 5, i32 3
  br i1 %476, label %478, label %607

478:                                              
  %479 = call i32 @fork() #22
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %481, label %485

481:                                              
  %482 = call i32 @alarm(i32 noundef 60) #22
  %483 = load double, ptr %464, align 8
  %484 = fmul double %483, 1.000000e-03
  call fastcc void @run(ptr noundef nonnull readonly %36, double noundef %484, i32 noundef -1, i32 noundef 0) #20
  call fastcc void @compare_with_base(ptr noundef nonnull readonly %36) #20
  call void @_exit(i32 noundef 0) #23
  unreachable

485:                                              
  %486 = call fastcc i32 @succeeded(i32 noundef %479) #20
  %487 = load i64, ptr %72, align 8
  %488 = icmp sgt i64 %487, 0
  br i1 %488, label %489, label %574

489:                                              
  %490 = load i64, ptr @random_state, align 8
  %491 = getelementptr inbounds i8, ptr %72, i64 1159544
  br label %492

492:                                              
  %493 = phi i64 [ 0, %489 ], [ %572, %570 ]
  %494 = phi i64 [ %490, %489 ], [ %571, %570 ]
  %495 = getelementptr inbounds [2097152 x %struct.cell], ptr %491, i64 0, i64 %493
  %496 = getelementptr inbounds i8, ptr %495, i64 66
  %497 = load i8, ptr %496, align 2
  %498 = sext i8 %497 to i32
  %499 = icmp sgt i8 %497, 2
  br i1 %499, label %570, label %500

500:                                              
  %501 = getelementptr inbounds i8, ptr %495, i64 71
  %502 = load i8, ptr %501, align 1
  %503 = icmp eq i8 %502, 0
  br i1 %503, label %513, label %504

504:                                              
  %505 = getelementptr inbounds i8, ptr %495, i64 67
  %506 = load i8, ptr %505, align 1
  %507 = icmp eq i8 %506, 0
  br i1 %507, label %508, label %513

508:                                              
  %509 = getelementptr inbounds i8, ptr %495, i64 8
  %510 = load ptr, ptr %509, align 8
  %511 = call fastcc double @get(ptr noundef %510, i32 noundef %498) #20
  %512 = getelementptr inbounds i8, ptr %495, i64 32
  store double %511, ptr %512, align 8
  br label %513

513:                                              
  %514 = load ptr, ptr %40, align 8
  %515 = icmp eq ptr %514, null
  %516 = getelementptr inbounds i8, ptr %495, i64 68
  %517 = load i8, ptr %516, align 4
  br i1 %515, label %542, label %518

518:                                              
  %519 = icmp eq i8 %517, 0
  br i1 %519, label %538, label %520

520:                                              
  %521 = load i32, ptr %165, align 8
  %522 = icmp eq i32 %521, 0
  br i1 %522, label %523, label %538

523:                                              
  %524 = shl i64 %494, 13
  %525 = xor i64 %524, %494
  %526 = lshr i64 %525, 7
  %527 = xor i64 %526, %525
  %528 = shl i64 %527, 17
  %529 = xor i64 %528, %527
  store i64 %529, ptr @random_state, align 8
  %530 = lshr i64 %529, 11
  %531 = uitofp nneg i64 %530 to double
  %532 = fmul double %531, 0x3CA0000000000000
  %533 = fadd double %532, 5.000000e-01
  %534 = and i64 %527, 1
  %535 = icmp eq i64 %534, 0
  %536 = fneg double %533
  %537 = select i1 %535, double %536, double %533
  br label %538

538:                                              
  %539 = phi i64 [ %529, %523 ], [ %494, %520 ], [ %494, %518 ]
  %540 = phi double [ %537, %523 ], [ 0.000000e+00, %520 ], [ 0.000000e+00, %518 ]
  %541 = getelementptr inbounds i8, ptr %495, i64 32
  store double %540, ptr %541, align 8
  br label %542

542:                                              
  %543 = phi i64 [ %539, %538 ], [ %494, %513 ]
  %544 = icmp eq i8 %517, 0
  br i1 %544, label %566, label %545

545:                                              
  %546 = load i32, ptr %165, align 8
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %563, label %548

548:                                              
  %549 = shl i64 %543, 13
  %550 = xor i64 %549, %543
  %551 = lshr i64 %550, 7
  %552 = xor i64 %551, %550
  %553 = shl i64 %552, 17
  %554 = xor i64 %553, %552
  store i64 %554, ptr @random_state, align 8
  %555 = lshr i64 %554, 11
  %556 = uitofp nneg i64 %555 to double
  %557 = fmul double %556, 0x3CA0000000000000
  %558 = fadd double %557, 5.000000e-01
  %559 = and i64 %552, 1
  %560 = icmp eq i64 %559, 0
  %561 = fneg double %558
  %562 = select i1 %560, double %561, double %558
  br label %566

563:                                              
  %564 = getelementptr inbounds i8, ptr %495, i64 32
  %565 = load double, ptr %564, align 8
  br label %566

566:                                              
  %567 = phi i64 [ %543, %542 ], [ %554, %548 ], [ %543, %563 ]
  %568 = phi double [ 0.000000e+00, %542 ], [ %562, %548 ], [ %565, %563 ]
  %569 = getelementptr inbounds i8, ptr %495, i64 24
  store double %568, ptr %569, align 8
  br label %570

570:                                              
  %571 = phi i64 [ %494, %492 ], [ %567, %566 ]
  %572 = add nuw nsw i64 %493, 1
  %573 = icmp eq i64 %572, %487
  br i1 %573, label %574, label %492

574:                                              
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #21
  store double 0.000000e+00, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #21
  %575 = getelementptr inbounds i8, ptr %72, i64 40
  %576 = call fastcc i32 @trial(ptr noundef nonnull readonly %36, double noundef 0.000000e+00, i32 noundef -1, ptr noundef nonnull %575, ptr noundef nonnull %10) #20
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %604, label %578

578:                                              
  %579 = call fastcc i32 @trial(ptr noundef nonnull readonly %36, double noundef 0.000000e+00, i32 noundef -1, ptr noundef nonnull %11, ptr noundef nonnull %10) #20
  %580 = icmp eq i32 %579, 0
  br i1 %580, label %604, label %581

581:                                              
  %582 = load double, ptr %11, align 8
  %583 = load double, ptr %575, align 8
  %584 = fcmp une double %582, %583
  %585 = fcmp ord double %582, 0.000000e+00
  %586 = and i1 %585, %584
  br i1 %586, label %604, label %587

587:                                              
  %588 = load double, ptr %10, align 8
  %589 = getelementptr inbounds i8, ptr %72, i64 48
  store double %588, ptr %589, align 8
  %590 = load ptr, ptr %40, align 8
  %591 = icmp eq ptr %590, null
  br i1 %591, label %603, label %592

592:                                              
  store i32 0, ptr %465, align 8
  %593 = call i32 @fork() #22
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %595, label %597

595:                                              
  %596 = call i32 @alarm(i32 noundef 60) #22
  call fastcc void @derive(ptr noundef nonnull readonly %36) #20
  call void @_exit(i32 noundef 0) #23
  unreachable

597:                                              
  %598 = call fastcc i32 @succeeded(i32 noundef %593) #20
  %599 = icmp eq i32 %598, 0
  br i1 %599, label %604, label %600

600:                                              
  %601 = load i32, ptr %465, align 8
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %604, label %603

603:                                              
  call fastcc void @run_steps(ptr noundef nonnull readonly %36, i32 noundef -1) #20
  br label %604

604:                                              
  %605 = phi i32 [ 0, %603 ], [ 3, %578 ], [ 3, %574 ], [ 4, %581 ], [ 6, %600 ], [ 6, %597 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #21
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #21
  %606 = load ptr, ptr %73, align 8
  br label %607

607:                                              
  %608 = phi ptr [ %70, %151 ], [ %606, %604 ], [ %70, %473 ], [ %70, %470 ]
  %609 = phi i32 [ 2, %151 ], [ %605, %604 ], [ %477, %473 ], [ 3, %470 ]
  %610 = getelementptr inbounds i8, ptr %608, i64 28
  store i32 %609, ptr %610, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %13) #21
  store i8 1, ptr %13, align 1
  %611 = call i64 @write(i32 noundef %108, ptr noundef nonnull %13, i64 noundef 1) #22
  %612 = call i64 @read(i32 noundef %106, ptr noundef nonnull %12, i64 noundef 4) #22
  %613 = icmp eq i64 %612, 4
  br i1 %613, label %633, label %675

614:                                              
  %615 = phi i32 [ 0, %100 ], [ %631, %630 ]
  %616 = icmp eq i32 %615, %108
  %617 = icmp eq i32 %615, %109
  %618 = or i1 %616, %617
  br i1 %618, label %630, label %619

619:                                              
  %620 = add nsw i32 %615, -1
  %621 = icmp ult i32 %620, 2
  br i1 %621, label %628, label %622

622:                                              
  %623 = icmp ugt i32 %615, 2
  br i1 %623, label %624, label %630

624:                                              
  %625 = call i32 (i32, i32, ...) @fcntl(i32 noundef %615, i32 noundef 3) #22
  %626 = and i32 %625, 3
  %627 = icmp eq i32 %626, 1
  br i1 %627, label %628, label %630

628:                                              
  %629 = call i32 @dup2(i32 noundef %109, i32 noundef %615) #22
  br label %630

630:                                              
  %631 = add nuw nsw i32 %615, 1
  %632 = icmp eq i32 %631, 64
  br i1 %632, label %110, label %614

633:                                              
  %634 = load i32, ptr %12, align 4
  %635 = icmp eq i32 %634, -4
  br i1 %635, label %636, label %670

636:                                              
  %637 = phi i32 [ %668, %666 ], [ 0, %633 ]
  %638 = call i32 @fork() #22
  %639 = icmp eq i32 %638, 0
  br i1 %639, label %640, label %666

640:                                              
  %641 = call i32 @alarm(i32 noundef 60) #22
  %642 = call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #22
  %643 = icmp eq ptr %642, inttoptr (i64 -1 to ptr)
  %644 = select i1 %643, ptr null, ptr %642
  store ptr %644, ptr @functions, align 8
  %645 = icmp eq ptr %644, null
  br i1 %645, label %646, label %647

646:                                              
  call void @_exit(i32 noundef 2) #23
  unreachable

647:                                              
  %648 = load ptr, ptr %36, align 8
  %649 = getelementptr inbounds i8, ptr %648, i64 48
  %650 = load ptr, ptr %649, align 8
  %651 = getelementptr inbounds i8, ptr %648, i64 56
  %652 = load i64, ptr %651, align 8
  call fastcc void @learn_functions(ptr noundef %650, i64 noundef %652) #20
  %653 = icmp eq i32 %637, 0
  %654 = icmp eq i32 %637, 1
  %655 = select i1 %654, i32 2, i32 0
  %656 = select i1 %653, i32 1, i32 %655
  store i32 %656, ptr @probing, align 4
  store ptr %608, ptr @probed, align 8
  %657 = zext nneg i32 %637 to i64
  %658 = getelementptr inbounds [4 x double], ptr @run_probes.at, i64 0, i64 %657
  %659 = load double, ptr %658, align 8
  %660 = getelementptr inbounds i8, ptr %608, i64 32
  %661 = load double, ptr %660, align 8
  %662 = fmul double %659, %661
  call fastcc void @run(ptr noundef nonnull readonly %36, double noundef %662, i32 noundef -1, i32 noundef 2) #20
  %663 = load i64, ptr @events, align 8
  %664 = getelementptr inbounds i8, ptr %608, i64 10584
  %665 = getelementptr inbounds [4 x i64], ptr %664, i64 0, i64 %657
  store i64 %663, ptr %665, align 8
  call void @_exit(i32 noundef 0) #23
  unreachable

666:                                              
  %667 = call fastcc i32 @succeeded(i32 noundef %638) #20
  %668 = add nuw nsw i32 %637, 1
  %669 = icmp eq i32 %668, 4
  br i1 %669, label %671, label %636

670:                                              
  call fastcc void @run_steps(ptr noundef readonly %36, i32 noundef %634) #20
  br label %671

671:                                              
  %672 = call i64 @write(i32 noundef %108, ptr noundef nonnull %13, i64 noundef 1) #22
  %673 = call i64 @read(i32 noundef %106, ptr noundef nonnull %12, i64 noundef 4) #22
  %674 = icmp eq i64 %673, 4
  br i1 %674, label %633, label %675

675:                                              
  call void @_exit(i32 noundef 0) #23
  unreachable

676:                                              
  %677 = load i32, ptr %14, align 4
  %678 = call i32 @close(i32 noundef %677) #22
  %679 = getelementptr inbounds i8, ptr %15, i64 4
  %680 = load i32, ptr %679, align 4
  %681 = call i32 @close(i32 noundef %680) #22
  %682 = getelementptr inbounds i8, ptr %14, i64 4
  %683 = load i32, ptr %682, align 4
  %684 = getelementptr inbounds i8, ptr %36, i64 56
  store i32 %683, ptr %684, align 8
  %685 = load i32, ptr %15, align 4
  %686 = getelementptr inbounds i8, ptr %36, i64 60
  store i32 %685, ptr %686, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %16) #21
  %687 = icmp sgt i32 %90, 0
  br i1 %687, label %688, label %691

688:                                              
  %689 = call i64 @read(i32 noundef %685, ptr noundef nonnull %16, i64 noundef 1) #22
  %690 = icmp ne i64 %689, 1
  br label %691

691:                                              
  %692 = phi i1 [ true, %676 ], [ %690, %688 ]
  %693 = zext i32 %683 to i64
  %694 = zext i32 %685 to i64
  br label %695

695:                                              
  %696 = phi i64 [ 0, %691 ], [ %708, %707 ]
  %697 = getelementptr inbounds [64 x i64], ptr %82, i64 0, i64 %696
  %698 = load i64, ptr %697, align 8
  %699 = icmp slt i64 %698, 0
  %700 = icmp eq i64 %696, %693
  %701 = select i1 %699, i1 true, i1 %700
  %702 = icmp eq i64 %696, %694
  %703 = select i1 %701, i1 true, i1 %702
  br i1 %703, label %707, label %704

704:                                              
  %705 = trunc nuw nsw i64 %696 to i32
  %706 = call i64 @lseek(i32 noundef %705, i64 noundef %698, i32 noundef 0) #22
  br label %707

707:                                              
  %708 = add nuw nsw i64 %696, 1
  %709 = icmp eq i64 %708, 64
  br i1 %709, label %711, label %695

710:                                              
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #21
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14) #21
  br label %716

711:                                              
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %16) #21
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #21
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14) #21
  br i1 %692, label %716, label %712

712:                                              
  %713 = getelementptr inbounds i8, ptr %72, i64 28
  %714 = load i32, ptr %713, align 4
  %715 = icmp eq i32 %714, 0
  br i1 %715, label %721, label %716

716:                                              
  %717 = phi i32 [ %714, %712 ], [ 1, %711 ], [ 1, %67 ], [ 1, %710 ]
  %718 = sext i32 %717 to i64
  %719 = getelementptr inbounds [7 x ptr], ptr @reasons, i64 0, i64 %718
  %720 = load ptr, ptr %719, align 8
  call fastcc void @not_checked(ptr noundef nonnull %36, ptr noundef %720) #20
  call fastcc void @finish(ptr noundef nonnull %36) #20
  br label %721

721:                                              
  %722 = phi ptr [ null, %28 ], [ null, %24 ], [ null, %21 ], [ null, %716 ], [ %36, %712 ]
  ret ptr %722
}

define weak hidden void @__enzyme_cc_check_after(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 64
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = getelementptr inbounds i8, ptr %6, i64 72
  %11 = getelementptr inbounds i8, ptr %6, i64 68
  %12 = select i1 %9, ptr %11, ptr %10
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds i8, ptr %5, i64 312
  %15 = sext i32 %13 to i64
  %16 = shl nsw i64 %15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %14, ptr align 8 %1, i64 %16, i1 false)
  %17 = getelementptr inbounds i8, ptr %6, i64 84
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %5, i64 2360
  %22 = load i32, ptr %10, align 8
  %23 = sext i32 %22 to i64
  %24 = shl nsw i64 %23, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %21, ptr align 8 %2, i64 %24, i1 false)
  br label %25

25:                                               
  %26 = load i64, ptr %5, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %30

28:                                               
  %29 = getelementptr inbounds i8, ptr %5, i64 1159544
  br label %31

30:                                               
  tail call fastcc void @conclude(ptr noundef nonnull %0) #20
  ret void

31:                                               
  %32 = phi i64 [ 0, %28 ], [ %46, %45 ]
  %33 = getelementptr inbounds [2097152 x %struct.cell], ptr %29, i64 0, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 70
  %35 = load i8, ptr %34, align 2
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %45

37:                                               
  %38 = getelementptr inbounds i8, ptr %33, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %33, i64 66
  %41 = load i8, ptr %40, align 2
  %42 = sext i8 %41 to i32
  %43 = tail call fastcc double @get(ptr noundef %39, i32 noundef %42) #20
  %44 = getelementptr inbounds i8, ptr %33, i64 40
  store double %43, ptr %44, align 8
  br label %45

45:                                               
  %46 = add nuw nsw i64 %32, 1
  %47 = icmp eq i64 %46, %26
  br i1 %47, label %30, label %31
}

define internal fastcc double @get(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #4 {
  switch i32 %1, label %54 [
    i32 0, label %3
    i32 1, label %6
    i32 2, label %8
  ]

3:                                                
  %4 = load float, ptr %0, align 1
  %5 = fpext float %4 to double
  br label %54

6:                                                
  %7 = load double, ptr %0, align 1
  br label %54

8:                                                
  %9 = load i64, ptr %0, align 1
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i16, ptr %10, align 1
  %12 = and i16 %11, 32767
  %13 = zext nneg i16 %12 to i32
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %54, label %15

15:                                               
  %16 = icmp eq i16 %12, 32767
  br i1 %16, label %17, label %23

17:                                               
  %18 = and i64 %9, 9223372036854775807
  %19 = icmp eq i64 %18, 0
  %20 = icmp sgt i16 %11, -1
  %21 = select i1 %20, double 0x7FF0000000000000, double 0xFFF0000000000000
  %22 = select i1 %19, double %21, double 0x7FF8000000000000
  br label %54

23:                                               
  %24 = uitofp i64 %9 to double
  %25 = add nsw i32 %13, -16446
  %26 = icmp ugt i16 %12, 16446
  br i1 %26, label %33, label %27

27:                                               
  %28 = phi i32 [ %25, %23 ], [ %37, %33 ]
  %29 = phi double [ %24, %23 ], [ %36, %33 ]
  %30 = icmp slt i32 %28, 0
  %31 = fcmp ogt double %29, 1.000000e-300
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %41, label %49

33:                                               
  %34 = phi double [ %36, %33 ], [ %24, %23 ]
  %35 = phi i32 [ %37, %33 ], [ %25, %23 ]
  %36 = fmul double %34, 2.000000e+00
  %37 = add nsw i32 %35, -1
  %38 = icmp sgt i32 %35, 1
  %39 = fcmp olt double %36, 1.000000e+300
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %33, label %27

41:                                               
  %42 = phi double [ %44, %41 ], [ %29, %27 ]
  %43 = phi i32 [ %45, %41 ], [ %28, %27 ]
  %44 = fmul double %42, 5.000000e-01
  %45 = add nuw nsw i32 %43, 1
  %46 = icmp ne i32 %43, -1
  %47 = fcmp ogt double %44, 1.000000e-300
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %41, label %49

49:                                               
  %50 = phi double [ %29, %27 ], [ %44, %41 ]
  %51 = fneg double %50
  %52 = icmp slt i16 %11, 0
  %53 = select i1 %52, double %51, double %50
  br label %54

54:                                               
  %55 = phi double [ %7, %6 ], [ %5, %3 ], [ 0.000000e+00, %2 ], [ %22, %17 ], [ %53, %49 ], [ 0.000000e+00, %8 ]
  ret double %55
}

define internal fastcc void @conclude(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca %struct.judged, align 8
  %3 = alloca %struct.judged, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 24
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %6, i64 80
  %10 = load i32, ptr %9, align 8
  %11 = tail call i32 @llvm.smax.i32(i32 %8, i32 %10)
  %12 = tail call fastcc double @product(ptr noundef nonnull %0, i32 noundef -1) #20
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #21
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %3, ptr noundef %5, double noundef %12, i32 noundef %11) #20
  %13 = load i32, ptr %3, align 8
  switch i32 %13, label %14 [
    i32 11, label %48
    i32 1, label %48
    i32 0, label %48
  ]

14:                                               
  %15 = getelementptr inbounds i8, ptr %6, i64 64
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %48

18:                                               
  %19 = load i64, ptr %5, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %48

21:                                               
  %22 = getelementptr inbounds i8, ptr %5, i64 1159544
  br label %25

23:                                               
  %24 = icmp eq i32 %39, 0
  br i1 %24, label %48, label %42

25:                                               
  %26 = phi i32 [ 0, %21 ], [ %39, %36 ]
  %27 = phi i64 [ 0, %21 ], [ %40, %36 ]
  %28 = getelementptr inbounds [2097152 x %struct.cell], ptr %22, i64 0, i64 %27
  %29 = getelementptr inbounds i8, ptr %28, i64 71
  %30 = load i8, ptr %29, align 1
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %36, label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %28, i64 67
  %34 = load i8, ptr %33, align 1
  %35 = icmp ne i8 %34, 0
  br label %36

36:                                               
  %37 = phi i1 [ false, %25 ], [ %35, %32 ]
  %38 = zext i1 %37 to i32
  %39 = or i32 %26, %38
  %40 = add nuw nsw i64 %27, 1
  %41 = icmp eq i64 %40, %19
  br i1 %41, label %23, label %25

42:                                               
  %43 = tail call fastcc i32 @ask_keeper(ptr noundef nonnull %0, i32 noundef -3) #20
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %48, label %45

45:                                               
  %46 = tail call fastcc double @product(ptr noundef nonnull %0, i32 noundef -3) #20
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %3, ptr noundef nonnull %5, double noundef %46, i32 noundef %11) #20
  %47 = load i32, ptr %3, align 8
  br label %48

48:                                               
  %49 = phi i32 [ %13, %14 ], [ %47, %45 ], [ %13, %42 ], [ %13, %23 ], [ %13, %1 ], [ %13, %1 ], [ %13, %1 ], [ %13, %18 ]
  %50 = phi double [ %12, %14 ], [ %46, %45 ], [ %12, %42 ], [ %12, %23 ], [ %12, %1 ], [ %12, %1 ], [ %12, %1 ], [ %12, %18 ]
  %51 = add i32 %49, -3
  %52 = icmp ult i32 %51, 3
  br i1 %52, label %53, label %82

53:                                               
  %54 = tail call fastcc i32 @ask_keeper(ptr noundef readonly %0, i32 noundef -4) #20
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %100, label %56

56:                                               
  %57 = load ptr, ptr %0, align 8
  %58 = getelementptr inbounds i8, ptr %57, i64 24
  %59 = load ptr, ptr %58, align 8
  br label %60

60:                                               
  %61 = phi i64 [ 0, %56 ], [ %77, %76 ]
  %62 = getelementptr inbounds ptr, ptr %59, i64 %61
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %82, label %65

65:                                               
  %66 = load ptr, ptr %4, align 8
  %67 = getelementptr inbounds i8, ptr %66, i64 10616
  %68 = getelementptr inbounds [1024 x i8], ptr %67, i64 0, i64 %61
  %69 = load i8, ptr %68, align 1
  %70 = icmp eq i8 %69, 0
  br i1 %70, label %76, label %71

71:                                               
  %72 = getelementptr inbounds i8, ptr %66, i64 11640
  %73 = getelementptr inbounds [1024 x i8], ptr %72, i64 0, i64 %61
  %74 = load i8, ptr %73, align 1
  %75 = icmp eq i8 %74, 0
  br i1 %75, label %76, label %79

76:                                               
  %77 = add nuw nsw i64 %61, 1
  %78 = icmp eq i64 %77, 1024
  br i1 %78, label %82, label %60

79:                                               
  %80 = shl i64 %61, 32
  %81 = ashr exact i64 %80, 32
  br label %133

82:                                               
  switch i32 %49, label %129 [
    i32 1, label %83
    i32 4, label %102
  ]

83:                                               
  %84 = tail call fastcc i32 @ask_keeper(ptr noundef nonnull %0, i32 noundef -4) #20
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %102, label %86

86:                                               
  %87 = getelementptr inbounds i8, ptr %5, i64 10584
  %88 = getelementptr inbounds i8, ptr %5, i64 10600
  %89 = load i64, ptr %88, align 8
  %90 = load i64, ptr %87, align 8
  %91 = icmp eq i64 %89, %90
  br i1 %91, label %102, label %92

92:                                               
  %93 = getelementptr inbounds i8, ptr %5, i64 10608
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, %90
  %96 = icmp eq i64 %89, 0
  %97 = or i1 %96, %95
  %98 = icmp eq i64 %94, 0
  %99 = or i1 %98, %97
  br i1 %99, label %102, label %218

100:                                              
  %101 = icmp eq i32 %49, 4
  br i1 %101, label %102, label %129

102:                                              
  %103 = load i64, ptr %5, align 8
  %104 = icmp sgt i64 %103, 0
  br i1 %104, label %105, label %127

105:                                              
  %106 = getelementptr inbounds i8, ptr %6, i64 64
  %107 = load i32, ptr %106, align 8
  %108 = icmp eq i32 %107, 0
  %109 = getelementptr inbounds i8, ptr %5, i64 1159544
  br label %110

110:                                              
  %111 = phi i64 [ 0, %105 ], [ %125, %123 ]
  %112 = phi i32 [ %49, %105 ], [ %124, %123 ]
  br i1 %108, label %113, label %127

113:                                              
  %114 = getelementptr inbounds [2097152 x %struct.cell], ptr %109, i64 0, i64 %111
  %115 = getelementptr inbounds i8, ptr %114, i64 70
  %116 = load i8, ptr %115, align 2
  %117 = icmp eq i8 %116, 0
  br i1 %117, label %123, label %118

118:                                              
  %119 = getelementptr inbounds i8, ptr %114, i64 67
  %120 = load i8, ptr %119, align 1
  %121 = icmp eq i8 %120, 0
  %122 = select i1 %121, i32 %112, i32 8
  br label %123

123:                                              
  %124 = phi i32 [ %112, %113 ], [ %122, %118 ]
  %125 = add nuw nsw i64 %111, 1
  %126 = icmp eq i64 %125, %103
  br i1 %126, label %127, label %110

127:                                              
  %128 = phi i32 [ %49, %102 ], [ %124, %123 ], [ %49, %110 ]
  store i32 %128, ptr %3, align 8
  br label %129

129:                                              
  %130 = phi i32 [ %128, %127 ], [ %49, %100 ], [ %49, %82 ]
  switch i32 %130, label %645 [
    i32 9, label %131
    i32 8, label %167
    i32 5, label %168
    i32 6, label %169
    i32 2, label %170
    i32 3, label %181
    i32 10, label %192
    i32 4, label %205
    i32 7, label %218
    i32 1, label %231
    i32 0, label %426
    i32 11, label %426
  ]

131:                                              
  %132 = load ptr, ptr %0, align 8
  br label %133

133:                                              
  %134 = phi ptr [ %57, %79 ], [ %132, %131 ]
  %135 = phi i64 [ %81, %79 ], [ -1, %131 ]
  %136 = load ptr, ptr %134, align 8
  %137 = getelementptr inbounds i8, ptr %134, i64 16
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds i8, ptr %134, i64 8
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds i8, ptr %0, i64 48
  %142 = load i32, ptr %141, align 8
  %143 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %136, ptr noundef nonnull @.str.12, ptr noundef %138, ptr noundef %140, i32 noundef %142) #22
  %144 = getelementptr inbounds i8, ptr %6, i64 24
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds ptr, ptr %145, i64 %135
  %147 = load ptr, ptr %146, align 8
  %148 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.21, ptr noundef %147, double noundef %50) #22
  %149 = load ptr, ptr %0, align 8
  %150 = getelementptr inbounds i8, ptr %149, i64 24
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds ptr, ptr %151, i64 %135
  %153 = load ptr, ptr %152, align 8
  %154 = load ptr, ptr %4, align 8
  %155 = getelementptr inbounds i8, ptr %154, i64 11640
  %156 = getelementptr inbounds [1024 x i8], ptr %155, i64 0, i64 %135
  %157 = load i8, ptr %156, align 1
  %158 = icmp eq i8 %157, 0
  br i1 %158, label %164, label %159

159:                                              
  %160 = phi ptr [ %161, %159 ], [ %153, %133 ]
  %161 = getelementptr inbounds i8, ptr %160, i64 1
  %162 = load i8, ptr %160, align 1
  %163 = icmp eq i8 %162, 0
  br i1 %163, label %164, label %159

164:                                              
  %165 = phi ptr [ %153, %133 ], [ %161, %159 ]
  %166 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.22, ptr noundef %165) #22
  br label %645

167:                                              
  tail call fastcc void @not_checked(ptr noundef nonnull %0, ptr noundef nonnull @.str.23) #20
  br label %645

168:                                              
  tail call fastcc void @not_checked(ptr noundef nonnull %0, ptr noundef nonnull @.str.24) #20
  br label %645

169:                                              
  tail call fastcc void @not_checked(ptr noundef nonnull %0, ptr noundef nonnull @.str.25) #20
  br label %645

170:                                              
  %171 = load ptr, ptr %0, align 8
  %172 = load ptr, ptr %171, align 8
  %173 = getelementptr inbounds i8, ptr %171, i64 16
  %174 = load ptr, ptr %173, align 8
  %175 = getelementptr inbounds i8, ptr %171, i64 8
  %176 = load ptr, ptr %175, align 8
  %177 = getelementptr inbounds i8, ptr %0, i64 48
  %178 = load i32, ptr %177, align 8
  %179 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %172, ptr noundef nonnull @.str.12, ptr noundef %174, ptr noundef %176, i32 noundef %178) #22
  %180 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, double noundef %50) #22
  br label %645

181:                                              
  %182 = load ptr, ptr %0, align 8
  %183 = load ptr, ptr %182, align 8
  %184 = getelementptr inbounds i8, ptr %182, i64 16
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds i8, ptr %182, i64 8
  %187 = load ptr, ptr %186, align 8
  %188 = getelementptr inbounds i8, ptr %0, i64 48
  %189 = load i32, ptr %188, align 8
  %190 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %183, ptr noundef nonnull @.str.12, ptr noundef %185, ptr noundef %187, i32 noundef %189) #22
  %191 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.27, double noundef %50) #22
  br label %645

192:                                              
  %193 = load ptr, ptr %0, align 8
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr inbounds i8, ptr %193, i64 16
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr inbounds i8, ptr %193, i64 8
  %198 = load ptr, ptr %197, align 8
  %199 = getelementptr inbounds i8, ptr %0, i64 48
  %200 = load i32, ptr %199, align 8
  %201 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %194, ptr noundef nonnull @.str.12, ptr noundef %196, ptr noundef %198, i32 noundef %200) #22
  %202 = getelementptr inbounds i8, ptr %3, i64 8
  %203 = load double, ptr %202, align 8
  %204 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.28, double noundef %203, double noundef %50) #22
  br label %645

205:                                              
  %206 = load ptr, ptr %0, align 8
  %207 = load ptr, ptr %206, align 8
  %208 = getelementptr inbounds i8, ptr %206, i64 16
  %209 = load ptr, ptr %208, align 8
  %210 = getelementptr inbounds i8, ptr %206, i64 8
  %211 = load ptr, ptr %210, align 8
  %212 = getelementptr inbounds i8, ptr %0, i64 48
  %213 = load i32, ptr %212, align 8
  %214 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %207, ptr noundef nonnull @.str.12, ptr noundef %209, ptr noundef %211, i32 noundef %213) #22
  %215 = getelementptr inbounds i8, ptr %3, i64 8
  %216 = load double, ptr %215, align 8
  %217 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.29, double noundef %50, double noundef %216) #22
  br label %645

218:                                              
  %219 = load ptr, ptr %0, align 8
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds i8, ptr %219, i64 16
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds i8, ptr %219, i64 8
  %224 = load ptr, ptr %223, align 8
  %225 = getelementptr inbounds i8, ptr %0, i64 48
  %226 = load i32, ptr %225, align 8
  %227 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %220, ptr noundef nonnull @.str.12, ptr noundef %222, ptr noundef %224, i32 noundef %226) #22
  %228 = getelementptr inbounds i8, ptr %3, i64 8
  %229 = load double, ptr %228, align 8
  %230 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.30, double noundef %50, double noundef %229) #22
  br label %645

231:                                              
  tail call fastcc void @count(ptr noundef %6, i32 noundef 4) #20
  %232 = load ptr, ptr %0, align 8
  %233 = load ptr, ptr %232, align 8
  %234 = getelementptr inbounds i8, ptr %232, i64 16
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds i8, ptr %232, i64 8
  %237 = load ptr, ptr %236, align 8
  %238 = getelementptr inbounds i8, ptr %0, i64 48
  %239 = load i32, ptr %238, align 8
  %240 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %233, ptr noundef nonnull @.str.31, ptr noundef %235, ptr noundef %237, i32 noundef %239) #22
  %241 = getelementptr inbounds i8, ptr %3, i64 8
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds i8, ptr %3, i64 16
  %244 = load double, ptr %243, align 8
  %245 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.32, double noundef %50, double noundef %242, double noundef %244) #22
  %246 = load ptr, ptr %4, align 8
  %247 = load ptr, ptr %0, align 8
  %248 = load i64, ptr %246, align 8
  %249 = icmp sgt i64 %248, 0
  br i1 %249, label %250, label %252

250:                                              
  %251 = getelementptr inbounds i8, ptr %246, i64 1159544
  br label %266

252:                                              
  %253 = phi i32 [ -1, %231 ], [ %272, %266 ]
  %254 = getelementptr inbounds i8, ptr %247, i64 64
  %255 = load i32, ptr %254, align 8
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %283

257:                                              
  %258 = getelementptr inbounds i8, ptr %247, i64 68
  %259 = load i32, ptr %258, align 4
  %260 = tail call i32 @llvm.smax.i32(i32 %259, i32 0)
  %261 = zext nneg i32 %260 to i64
  %262 = icmp slt i32 %259, 1
  br i1 %262, label %288, label %263

263:                                              
  %264 = getelementptr inbounds i8, ptr %247, i64 40
  %265 = load ptr, ptr %264, align 8
  br label %275

266:                                              
  %267 = phi i32 [ -1, %250 ], [ %272, %266 ]
  %268 = phi i64 [ 0, %250 ], [ %273, %266 ]
  %269 = getelementptr inbounds [2097152 x %struct.cell], ptr %251, i64 0, i64 %268, i32 8
  %270 = load i16, ptr %269, align 8
  %271 = sext i16 %270 to i32
  %272 = tail call i32 @llvm.smax.i32(i32 %267, i32 %271)
  %273 = add nuw nsw i64 %268, 1
  %274 = icmp eq i64 %273, %248
  br i1 %274, label %252, label %266

275:                                              
  %276 = phi i32 [ %253, %263 ], [ %280, %275 ]
  %277 = phi i64 [ 0, %263 ], [ %281, %275 ]
  %278 = getelementptr inbounds i32, ptr %265, i64 %277
  %279 = load i32, ptr %278, align 4
  %280 = tail call i32 @llvm.smax.i32(i32 %279, i32 %276)
  %281 = add nuw nsw i64 %277, 1
  %282 = icmp eq i64 %281, %261
  br i1 %282, label %288, label %275

283:                                              
  %284 = getelementptr inbounds i8, ptr %247, i64 72
  %285 = load i32, ptr %284, align 8
  %286 = icmp eq i32 %285, 0
  %287 = select i1 %286, i32 0, i32 -2
  br label %288

288:                                              
  %289 = phi i32 [ %253, %283 ], [ %253, %257 ], [ %280, %275 ]
  %290 = phi i32 [ %287, %283 ], [ 0, %257 ], [ 0, %275 ]
  %291 = icmp sgt i32 %290, %289
  br i1 %291, label %420, label %292

292:                                              
  %293 = getelementptr inbounds i8, ptr %2, i64 8
  br label %294

294:                                              
  %295 = phi i32 [ -1, %292 ], [ %386, %381 ]
  %296 = phi i32 [ %290, %292 ], [ %387, %381 ]
  %297 = phi double [ 0.000000e+00, %292 ], [ %385, %381 ]
  %298 = phi double [ 0.000000e+00, %292 ], [ %384, %381 ]
  %299 = phi double [ 0.000000e+00, %292 ], [ %383, %381 ]
  %300 = phi i32 [ 0, %292 ], [ %382, %381 ]
  %301 = icmp eq i32 %296, -1
  br i1 %301, label %381, label %302

302:                                              
  %303 = load ptr, ptr %4, align 8
  %304 = load ptr, ptr %0, align 8
  %305 = icmp eq i32 %296, -2
  br i1 %305, label %358, label %306

306:                                              
  %307 = getelementptr inbounds i8, ptr %304, i64 64
  %308 = load i32, ptr %307, align 8
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %327

310:                                              
  %311 = getelementptr inbounds i8, ptr %304, i64 68
  %312 = load i32, ptr %311, align 4
  %313 = tail call i32 @llvm.smax.i32(i32 %312, i32 0)
  %314 = zext nneg i32 %313 to i64
  %315 = icmp slt i32 %312, 1
  br i1 %315, label %327, label %316

316:                                              
  %317 = getelementptr inbounds i8, ptr %304, i64 40
  %318 = load ptr, ptr %317, align 8
  br label %322

319:                                              
  %320 = add nuw nsw i64 %323, 1
  %321 = icmp eq i64 %320, %314
  br i1 %321, label %327, label %322

322:                                              
  %323 = phi i64 [ 0, %316 ], [ %320, %319 ]
  %324 = getelementptr inbounds i32, ptr %318, i64 %323
  %325 = load i32, ptr %324, align 4
  %326 = icmp eq i32 %325, %296
  br i1 %326, label %358, label %319

327:                                              
  %328 = getelementptr inbounds i8, ptr %303, i64 1159544
  %329 = load i64, ptr %303, align 8
  %330 = icmp sgt i64 %329, 0
  br i1 %330, label %331, label %381

331:                                              
  %332 = phi i1 [ %354, %352 ], [ true, %327 ]
  %333 = phi i64 [ %353, %352 ], [ 0, %327 ]
  %334 = getelementptr inbounds [2097152 x %struct.cell], ptr %328, i64 0, i64 %333
  %335 = getelementptr inbounds i8, ptr %334, i64 64
  %336 = load i16, ptr %335, align 8
  %337 = sext i16 %336 to i32
  %338 = icmp eq i32 %296, %337
  br i1 %338, label %339, label %352

339:                                              
  %340 = getelementptr inbounds i8, ptr %334, i64 66
  %341 = load i8, ptr %340, align 2
  %342 = icmp slt i8 %341, 3
  br i1 %342, label %343, label %352

343:                                              
  br i1 %309, label %348, label %344

344:                                              
  %345 = getelementptr inbounds i8, ptr %334, i64 68
  %346 = load i8, ptr %345, align 4
  %347 = icmp eq i8 %346, 0
  br i1 %347, label %352, label %356

348:                                              
  %349 = getelementptr inbounds i8, ptr %334, i64 67
  %350 = load i8, ptr %349, align 1
  %351 = icmp eq i8 %350, 0
  br i1 %351, label %352, label %356

352:                                              
  %353 = add nuw nsw i64 %333, 1
  %354 = icmp slt i64 %353, %329
  %355 = icmp eq i64 %353, %329
  br i1 %355, label %356, label %331

356:                                              
  %357 = phi i1 [ %354, %352 ], [ %332, %344 ], [ %332, %348 ]
  br i1 %357, label %358, label %381

358:                                              
  %359 = add nsw i32 %300, 1
  %360 = tail call fastcc double @product(ptr noundef nonnull readonly %0, i32 noundef %296) #20
  %361 = tail call fastcc i32 @ask_keeper(ptr noundef nonnull readonly %0, i32 noundef %296) #20
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %420, label %363

363:                                              
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %2) #21
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %2, ptr noundef nonnull %246, double noundef %360, i32 noundef %11) #20
  %364 = load double, ptr %293, align 8
  %365 = fsub double %364, %360
  %366 = fcmp olt double %365, 0.000000e+00
  %367 = fneg double %365
  %368 = select i1 %366, double %367, double %365
  %369 = load i32, ptr %2, align 8
  %370 = icmp eq i32 %369, 1
  br i1 %370, label %371, label %376

371:                                              
  %372 = fcmp ogt double %368, %299
  %373 = fcmp uno double %360, 0.000000e+00
  %374 = select i1 %372, i1 true, i1 %373
  br i1 %374, label %375, label %376

375:                                              
  br label %376

376:                                              
  %377 = phi double [ %368, %375 ], [ %299, %363 ], [ %299, %371 ]
  %378 = phi double [ %364, %375 ], [ %298, %363 ], [ %298, %371 ]
  %379 = phi double [ %360, %375 ], [ %297, %363 ], [ %297, %371 ]
  %380 = phi i32 [ %296, %375 ], [ %295, %363 ], [ %295, %371 ]
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %2) #21
  br label %381

381:                                              
  %382 = phi i32 [ %300, %294 ], [ %359, %376 ], [ %300, %356 ], [ %300, %327 ]
  %383 = phi double [ %299, %294 ], [ %377, %376 ], [ %299, %356 ], [ %299, %327 ]
  %384 = phi double [ %298, %294 ], [ %378, %376 ], [ %298, %356 ], [ %298, %327 ]
  %385 = phi double [ %297, %294 ], [ %379, %376 ], [ %297, %356 ], [ %297, %327 ]
  %386 = phi i32 [ %295, %294 ], [ %380, %376 ], [ %295, %356 ], [ %295, %327 ]
  %387 = add i32 %296, 1
  %388 = icmp eq i32 %296, %289
  br i1 %388, label %389, label %294

389:                                              
  %390 = icmp slt i32 %382, 2
  %391 = icmp eq i32 %386, -1
  %392 = select i1 %391, i1 true, i1 %390
  br i1 %392, label %420, label %393

393:                                              
  %394 = load ptr, ptr %0, align 8
  %395 = load ptr, ptr %394, align 8
  %396 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.40, ptr noundef %395) #22
  %397 = icmp eq i32 %386, -2
  br i1 %397, label %398, label %400

398:                                              
  %399 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.35) #22
  br label %418

400:                                              
  %401 = load i32, ptr %254, align 8
  %402 = icmp eq i32 %401, 0
  %403 = select i1 %402, ptr @.str.38, ptr @.str.37
  %404 = add nuw nsw i32 %386, 1
  %405 = icmp sgt i32 %386, -1
  br i1 %405, label %406, label %415

406:                                              
  %407 = load ptr, ptr %0, align 8
  %408 = getelementptr inbounds i8, ptr %407, i64 32
  %409 = load ptr, ptr %408, align 8
  %410 = zext nneg i32 %386 to i64
  %411 = getelementptr inbounds ptr, ptr %409, i64 %410
  %412 = load ptr, ptr %411, align 8
  %413 = icmp eq ptr %412, null
  %414 = select i1 %413, ptr @.str.41, ptr %412
  br label %415

415:                                              
  %416 = phi ptr [ @.str.41, %400 ], [ %414, %406 ]
  %417 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.36, ptr noundef nonnull %403, i32 noundef %404, ptr noundef nonnull %416) #22
  br label %418

418:                                              
  %419 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.39, double noundef %385, double noundef %384) #22
  br label %420

420:                                              
  tail call fastcc void @name_suspects(ptr noundef nonnull %0) #20
  %421 = getelementptr inbounds i8, ptr %6, i64 96
  %422 = load i32, ptr %421, align 8
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %645, label %424

424:                                              
  %425 = getelementptr inbounds i8, ptr %6, i64 88
  store i32 1073741824, ptr %425, align 8
  br label %645

426:                                              
  %427 = getelementptr inbounds i8, ptr %0, i64 40
  %428 = load ptr, ptr %427, align 8
  %429 = icmp eq ptr %428, null
  br i1 %429, label %430, label %599

430:                                              
  %431 = load ptr, ptr %4, align 8
  %432 = icmp eq i32 %11, 2
  %433 = icmp eq i32 %11, 0
  %434 = select i1 %433, double 0x3EB0C6F7A0B5ED8D, double 1.000000e-02
  %435 = select i1 %432, double 1.000000e-01, double %434
  %436 = load i64, ptr %431, align 8
  %437 = icmp sgt i64 %436, 0
  br i1 %437, label %438, label %442

438:                                              
  %439 = getelementptr inbounds i8, ptr %431, i64 1159544
  br label %448

440:                                              
  %441 = fmul double %466, 1.000000e-09
  br label %442

442:                                              
  %443 = phi double [ 0.000000e+00, %430 ], [ %441, %440 ]
  %444 = load ptr, ptr %0, align 8
  %445 = getelementptr inbounds i8, ptr %444, i64 84
  %446 = load i32, ptr %445, align 4
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %473, label %469

448:                                              
  %449 = phi double [ 0.000000e+00, %438 ], [ %466, %465 ]
  %450 = phi i64 [ 0, %438 ], [ %467, %465 ]
  %451 = getelementptr inbounds [2097152 x %struct.cell], ptr %439, i64 0, i64 %450
  %452 = getelementptr inbounds i8, ptr %451, i64 68
  %453 = load i8, ptr %452, align 4
  %454 = icmp eq i8 %453, 0
  br i1 %454, label %465, label %455

455:                                              
  %456 = getelementptr inbounds i8, ptr %451, i64 48
  %457 = load double, ptr %456, align 8
  %458 = fcmp olt double %457, 0.000000e+00
  %459 = fneg double %457
  %460 = select i1 %458, double %459, double %457
  %461 = fcmp olt double %460, 0x5F138D352E5096AF
  br i1 %461, label %462, label %465

462:                                              
  %463 = fcmp ogt double %460, %449
  %464 = select i1 %463, double %460, double %449
  br label %465

465:                                              
  %466 = phi double [ %464, %462 ], [ %449, %455 ], [ %449, %448 ]
  %467 = add nuw nsw i64 %450, 1
  %468 = icmp eq i64 %467, %436
  br i1 %468, label %440, label %448

469:                                              
  %470 = getelementptr inbounds i8, ptr %444, i64 72
  %471 = load i32, ptr %470, align 8
  %472 = sext i32 %471 to i64
  br label %473

473:                                              
  %474 = phi i64 [ %472, %469 ], [ 0, %442 ]
  %475 = sub nsw i64 0, %474
  %476 = icmp sgt i64 %436, %475
  br i1 %476, label %477, label %599

477:                                              
  %478 = getelementptr inbounds i8, ptr %431, i64 1159544
  %479 = getelementptr inbounds i8, ptr %444, i64 32
  %480 = getelementptr inbounds i8, ptr %431, i64 4408
  %481 = getelementptr inbounds i8, ptr %431, i64 2360
  br label %484

482:                                              
  %483 = fcmp oeq double %566, 0.000000e+00
  br i1 %483, label %599, label %569

484:                                              
  %485 = phi double [ 0.000000e+00, %477 ], [ %566, %562 ]
  %486 = phi double [ 0.000000e+00, %477 ], [ %565, %562 ]
  %487 = phi double [ 0.000000e+00, %477 ], [ %564, %562 ]
  %488 = phi i64 [ %475, %477 ], [ %567, %562 ]
  %489 = phi i64 [ -2, %477 ], [ %563, %562 ]
  %490 = icmp slt i64 %488, 0
  %491 = getelementptr inbounds [2097152 x %struct.cell], ptr %478, i64 0, i64 %488
  br i1 %490, label %521, label %492

492:                                              
  %493 = getelementptr inbounds i8, ptr %491, i64 68
  %494 = load i8, ptr %493, align 4
  %495 = icmp eq i8 %494, 0
  br i1 %495, label %562, label %496

496:                                              
  %497 = getelementptr inbounds i8, ptr %491, i64 70
  %498 = load i8, ptr %497, align 2
  %499 = icmp eq i8 %498, 0
  br i1 %499, label %500, label %562

500:                                              
  %501 = getelementptr inbounds i8, ptr %491, i64 66
  %502 = load i8, ptr %501, align 2
  %503 = icmp sgt i8 %502, 2
  br i1 %503, label %562, label %504

504:                                              
  %505 = getelementptr inbounds i8, ptr %491, i64 71
  %506 = load i8, ptr %505, align 1
  %507 = icmp eq i8 %506, 0
  br i1 %507, label %508, label %562

508:                                              
  %509 = load ptr, ptr %479, align 8
  %510 = getelementptr inbounds i8, ptr %491, i64 64
  %511 = load i16, ptr %510, align 8
  %512 = sext i16 %511 to i64
  %513 = getelementptr inbounds ptr, ptr %509, i64 %512
  %514 = load ptr, ptr %513, align 8
  %515 = icmp eq ptr %514, null
  br i1 %515, label %562, label %516

516:                                              
  %517 = getelementptr inbounds i8, ptr %491, i64 48
  %518 = load ptr, ptr %491, align 8
  %519 = sext i8 %502 to i32
  %520 = tail call fastcc double @get(ptr noundef %518, i32 noundef %519) #20
  br label %526

521:                                              
  %522 = xor i64 %488, -1
  %523 = getelementptr inbounds [256 x double], ptr %480, i64 0, i64 %522
  %524 = getelementptr inbounds [256 x double], ptr %481, i64 0, i64 %522
  %525 = load double, ptr %524, align 8
  br label %526

526:                                              
  %527 = phi ptr [ %517, %516 ], [ %523, %521 ]
  %528 = phi double [ %520, %516 ], [ %525, %521 ]
  %529 = load double, ptr %527, align 8
  %530 = fcmp olt double %529, 0.000000e+00
  %531 = fneg double %529
  %532 = select i1 %530, double %531, double %529
  %533 = fcmp olt double %528, 0.000000e+00
  %534 = fneg double %528
  %535 = select i1 %533, double %534, double %528
  %536 = fcmp ogt double %535, %532
  %537 = select i1 %536, double %535, double %532
  %538 = fsub double %529, %528
  %539 = fcmp olt double %538, 0.000000e+00
  %540 = fneg double %538
  %541 = select i1 %539, double %540, double %538
  %542 = fcmp uno double %529, 0.000000e+00
  %543 = fcmp uno double %528, 0.000000e+00
  %544 = select i1 %542, i1 %543, i1 false
  br i1 %544, label %562, label %545

545:                                              
  %546 = fmul double %435, %537
  %547 = fcmp ole double %541, %546
  %548 = fcmp ole double %541, %443
  %549 = select i1 %547, i1 true, i1 %548
  %550 = fcmp oeq double %529, %528
  %551 = select i1 %549, i1 true, i1 %550
  br i1 %551, label %562, label %552

552:                                              
  %553 = fcmp ule double %537, 0.000000e+00
  %554 = fdiv double %541, %537
  %555 = fcmp ugt double %554, %485
  %556 = select i1 %553, i1 true, i1 %555
  br i1 %556, label %557, label %562

557:                                              
  br i1 %490, label %562, label %558

558:                                              
  %559 = getelementptr inbounds i8, ptr %491, i64 64
  %560 = load i16, ptr %559, align 8
  %561 = sext i16 %560 to i64
  br label %562

562:                                              
  %563 = phi i64 [ %489, %504 ], [ %489, %500 ], [ %489, %496 ], [ %489, %492 ], [ %489, %508 ], [ %489, %526 ], [ %489, %545 ], [ %489, %552 ], [ %561, %558 ], [ -2, %557 ]
  %564 = phi double [ %487, %504 ], [ %487, %500 ], [ %487, %496 ], [ %487, %492 ], [ %487, %508 ], [ %487, %526 ], [ %487, %545 ], [ %487, %552 ], [ %529, %558 ], [ %529, %557 ]
  %565 = phi double [ %486, %504 ], [ %486, %500 ], [ %486, %496 ], [ %486, %492 ], [ %486, %508 ], [ %486, %526 ], [ %486, %545 ], [ %486, %552 ], [ %528, %558 ], [ %528, %557 ]
  %566 = phi double [ %485, %504 ], [ %485, %500 ], [ %485, %496 ], [ %485, %492 ], [ %485, %508 ], [ %485, %526 ], [ %485, %545 ], [ %485, %552 ], [ %554, %558 ], [ %554, %557 ]
  %567 = add i64 %488, 1
  %568 = icmp eq i64 %567, %436
  br i1 %568, label %482, label %484

569:                                              
  %570 = load ptr, ptr %444, align 8
  %571 = getelementptr inbounds i8, ptr %444, i64 16
  %572 = load ptr, ptr %571, align 8
  %573 = getelementptr inbounds i8, ptr %444, i64 8
  %574 = load ptr, ptr %573, align 8
  %575 = getelementptr inbounds i8, ptr %0, i64 48
  %576 = load i32, ptr %575, align 8
  %577 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %570, ptr noundef nonnull @.str.31, ptr noundef %572, ptr noundef %574, i32 noundef %576) #22
  %578 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.44, double noundef %565) #22
  %579 = icmp eq i64 %563, -2
  br i1 %579, label %580, label %582

580:                                              
  %581 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.45) #22
  br label %597

582:                                              
  %583 = add nsw i64 %563, 1
  %584 = icmp sgt i64 %563, -1
  br i1 %584, label %585, label %594

585:                                              
  %586 = load ptr, ptr %0, align 8
  %587 = getelementptr inbounds i8, ptr %586, i64 32
  %588 = load ptr, ptr %587, align 8
  %589 = and i64 %563, 4294967295
  %590 = getelementptr inbounds ptr, ptr %588, i64 %589
  %591 = load ptr, ptr %590, align 8
  %592 = icmp eq ptr %591, null
  %593 = select i1 %592, ptr @.str.41, ptr %591
  br label %594

594:                                              
  %595 = phi ptr [ @.str.41, %582 ], [ %593, %585 ]
  %596 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.46, i64 noundef %583, ptr noundef nonnull %595) #22
  br label %597

597:                                              
  %598 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.47, double noundef %564) #22
  tail call fastcc void @count(ptr noundef %6, i32 noundef 4) #20
  tail call fastcc void @name_suspects(ptr noundef nonnull %0) #20
  br label %645

599:                                              
  %600 = getelementptr inbounds i8, ptr %6, i64 92
  %601 = load i32, ptr %600, align 4
  %602 = and i32 %601, 4
  %603 = icmp eq i32 %602, 0
  br i1 %603, label %604, label %618

604:                                              
  %605 = and i32 %601, 2
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %615

607:                                              
  %608 = getelementptr inbounds i8, ptr %6, i64 96
  %609 = load i32, ptr %608, align 8
  %610 = sext i32 %609 to i64
  %611 = getelementptr inbounds i32, ptr @right, i64 %610
  %612 = load i32, ptr %611, align 4
  %613 = add nsw i32 %612, 1
  store i32 %613, ptr %611, align 4
  %614 = load i32, ptr %600, align 4
  br label %615

615:                                              
  %616 = phi i32 [ %614, %607 ], [ %601, %604 ]
  %617 = or i32 %616, 2
  store i32 %617, ptr %600, align 4
  br label %618

618:                                              
  %619 = getelementptr inbounds i8, ptr %6, i64 96
  %620 = load i32, ptr %619, align 8
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %622, label %645

622:                                              
  %623 = load ptr, ptr %0, align 8
  %624 = load ptr, ptr %623, align 8
  %625 = getelementptr inbounds i8, ptr %623, i64 16
  %626 = load ptr, ptr %625, align 8
  %627 = getelementptr inbounds i8, ptr %623, i64 8
  %628 = load ptr, ptr %627, align 8
  %629 = getelementptr inbounds i8, ptr %0, i64 48
  %630 = load i32, ptr %629, align 8
  %631 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %624, ptr noundef nonnull @.str.33, ptr noundef %626, ptr noundef %628, i32 noundef %630) #22
  %632 = icmp eq i32 %130, 11
  br i1 %632, label %633, label %639

633:                                              
  %634 = getelementptr inbounds i8, ptr %3, i64 24
  %635 = load double, ptr %634, align 8
  %636 = getelementptr inbounds i8, ptr %3, i64 32
  %637 = load double, ptr %636, align 8
  %638 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.34, double noundef %50, double noundef %635, double noundef %637) #22
  br label %645

639:                                              
  %640 = getelementptr inbounds i8, ptr %3, i64 8
  %641 = load double, ptr %640, align 8
  %642 = getelementptr inbounds i8, ptr %3, i64 16
  %643 = load double, ptr %642, align 8
  %644 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.32, double noundef %50, double noundef %641, double noundef %643) #22
  br label %645

645:                                              
  tail call fastcc void @finish(ptr noundef nonnull %0) #20
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #21
  ret void
}

define weak hidden void @__enzyme_cc_check_rule(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc ptr @start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %5) #20
  %8 = icmp eq ptr %7, null
  br i1 %8, label %10, label %9

9:                                                
  tail call fastcc void @conclude(ptr noundef nonnull %7) #20
  br label %10

10:                                               
  ret void
}

declare i32 @mincore(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #3

declare void @_exit(i32 noundef) local_unnamed_addr #5

declare noundef ptr @getenv(ptr nocapture noundef) local_unnamed_addr #6

declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #7

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #8

declare i32 @atexit(ptr noundef) local_unnamed_addr #9

define internal void @at_exit() #0 {
  %1 = tail call i32 @fflush(ptr noundef null) #20
  %2 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.1) #22
  tail call fastcc void @account(i32 noundef 0, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3) #20
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @requests, i64 4), align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                
  %6 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.4) #22
  tail call fastcc void @account(i32 noundef 1, ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.6) #20
  br label %7

7:                                                
  %8 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.7) #22
  %9 = load i32, ptr @failures, align 4
  %10 = icmp ne i32 %9, 0
  %11 = load i32, ptr getelementptr inbounds (i8, ptr @wrong, i64 4), align 4
  %12 = icmp ne i32 %11, 0
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %15, label %14

14:                                               
  ret void

15:                                               
  br i1 %10, label %16, label %19

16:                                               
  %17 = load i32, ptr @checks, align 4
  %18 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.8, i32 noundef %9, i32 noundef %17) #22
  br label %19

19:                                               
  tail call void @_exit(i32 noundef 1) #23
  unreachable
}

define internal fastcc void @count(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #10 {
  %3 = icmp eq i32 %1, 1
  %4 = icmp ne i32 %1, 2
  %5 = select i1 %4, ptr @wrong, ptr @right
  %6 = select i1 %3, ptr @requests, ptr %5
  %7 = getelementptr inbounds i8, ptr %0, i64 92
  %8 = load i32, ptr %7, align 4
  %9 = and i32 %8, 4
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %4, i1 true, i1 %10
  br i1 %11, label %12, label %45

12:                                               
  %13 = getelementptr inbounds i8, ptr %0, i64 92
  %14 = and i32 %8, %1
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %24

16:                                               
  %17 = getelementptr inbounds i8, ptr %0, i64 96
  %18 = load i32, ptr %17, align 8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %6, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %20, align 4
  %23 = load i32, ptr %13, align 4
  br label %24

24:                                               
  %25 = phi i32 [ %23, %16 ], [ %8, %12 ]
  %26 = or i32 %25, %1
  store i32 %26, ptr %13, align 4
  %27 = icmp eq i32 %1, 4
  br i1 %27, label %28, label %45

28:                                               
  %29 = getelementptr inbounds i8, ptr %0, i64 96
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               
  %33 = load i32, ptr @failures, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr @failures, align 4
  br label %35

35:                                               
  %36 = and i32 %25, 2
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %45, label %38

38:                                               
  %39 = sext i32 %30 to i64
  %40 = getelementptr inbounds [2 x i32], ptr @right, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, -1
  store i32 %42, ptr %40, align 4
  %43 = load i32, ptr %13, align 4
  %44 = and i32 %43, -3
  store i32 %44, ptr %13, align 4
  br label %45

45:                                               
  ret void
}

define internal fastcc void @not_checked(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = load i32, ptr %9, align 8
  %11 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %4, ptr noundef nonnull @.str.12, ptr noundef %6, ptr noundef %8, i32 noundef %10) #22
  %12 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.13, ptr noundef %1) #22
  ret void
}

define internal fastcc void @finish(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 96
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 52
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %19, label %8

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i32, ptr %9, align 8
  %11 = tail call i32 @close(i32 noundef %10) #22
  %12 = getelementptr inbounds i8, ptr %0, i64 60
  %13 = load i32, ptr %12, align 4
  %14 = tail call i32 @close(i32 noundef %13) #22
  %15 = load i32, ptr %5, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               
  %18 = tail call fastcc i32 @succeeded(i32 noundef %15) #20
  br label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               
  %24 = tail call i32 @munmap(ptr noundef nonnull %21, i64 noundef 152154488) #22
  br label %25

25:                                               
  tail call void @free(ptr noundef nonnull %0) #20
  %26 = sext i32 %4 to i64
  %27 = getelementptr inbounds [2 x i32], ptr @busy, i64 0, i64 %26
  store atomic i32 0, ptr %27 release, align 4
  ret void
}

declare noundef i32 @fflush(ptr nocapture noundef) local_unnamed_addr #11

declare i32 @dprintf(i32 noundef, ptr noundef, ...) local_unnamed_addr #3

define internal fastcc void @account(i32 noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [2 x i32], ptr @right, i64 0, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds [2 x i32], ptr @wrong, i64 0, i64 %4
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %8, %6
  %10 = getelementptr inbounds [2 x i32], ptr @requests, i64 0, i64 %4
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %9, 1
  %13 = select i1 %12, ptr %1, ptr %2
  %14 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.9, i32 noundef %9, ptr noundef %13, i32 noundef %8) #22
  %15 = icmp eq i32 %11, %9
  br i1 %15, label %19, label %16

16:                                               
  %17 = sub nsw i32 %11, %9
  %18 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.10, i32 noundef %17) #22
  br label %19

19:                                               
  ret void
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare i32 @pipe(ptr noundef) local_unnamed_addr #3

declare i32 @close(i32 noundef) local_unnamed_addr #3

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare i32 @fork() local_unnamed_addr #9

declare noundef i64 @read(i32 noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #9

declare noundef i32 @open(ptr nocapture noundef readonly, i32 noundef, ...) local_unnamed_addr #9

declare i32 @fcntl(i32 noundef, i32 noundef, ...) local_unnamed_addr #3

declare i32 @dup2(i32 noundef, i32 noundef) local_unnamed_addr #3

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #9

define internal fastcc void @run_steps(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 56
  %6 = getelementptr inbounds i8, ptr %4, i64 32
  br label %8

7:                                                
  ret void

8:                                                
  %9 = phi i64 [ 0, %2 ], [ %27, %23 ]
  %10 = getelementptr inbounds [8 x %struct.run], ptr %5, i64 0, i64 %9
  %11 = getelementptr inbounds [8 x double], ptr @steps, i64 0, i64 %9
  %12 = load double, ptr %11, align 8
  %13 = load double, ptr %6, align 8
  %14 = fmul double %12, %13
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  store double 0.000000e+00, ptr %15, align 8
  %16 = tail call fastcc i32 @trial(ptr noundef %0, double noundef %14, i32 noundef %1, ptr noundef nonnull %10, ptr noundef nonnull %15) #20
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %23, label %18

18:                                               
  %19 = fneg double %14
  %20 = getelementptr inbounds i8, ptr %10, i64 8
  %21 = tail call fastcc i32 @trial(ptr noundef %0, double noundef %19, i32 noundef %1, ptr noundef nonnull %20, ptr noundef nonnull %15) #20
  %22 = icmp ne i32 %21, 0
  br label %23

23:                                               
  %24 = phi i1 [ false, %8 ], [ %22, %18 ]
  %25 = zext i1 %24 to i32
  %26 = getelementptr inbounds i8, ptr %10, i64 24
  store i32 %25, ptr %26, align 8
  %27 = add nuw nsw i64 %9, 1
  %28 = icmp eq i64 %27, 8
  br i1 %28, label %7, label %8
}

define internal fastcc void @learn_functions(ptr noundef %0, i64 noundef %1) unnamed_addr #12 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %8

4:                                                
  %5 = load ptr, ptr @functions, align 8
  %6 = add nsw i64 %1, -1
  %7 = tail call i64 @llvm.umin.i64(i64 %6, i64 65535)
  br label %9

8:                                                
  ret void

9:                                                
  %10 = phi i64 [ 0, %4 ], [ %30, %27 ]
  %11 = getelementptr inbounds %struct.function, ptr %0, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = lshr i64 %13, 2
  %15 = mul i64 %14, -7046029254386353131
  %16 = lshr i64 %15, 47
  %17 = getelementptr inbounds ptr, ptr %5, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %27, label %20

20:                                               
  %21 = phi i64 [ %23, %20 ], [ %16, %9 ]
  %22 = add nuw nsw i64 %21, 1
  %23 = and i64 %22, 131071
  %24 = getelementptr inbounds ptr, ptr %5, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %20

27:                                               
  %28 = phi i64 [ %16, %9 ], [ %23, %20 ]
  %29 = getelementptr inbounds ptr, ptr %5, i64 %28
  store ptr %11, ptr %29, align 8
  %30 = add nuw nsw i64 %10, 1
  %31 = icmp eq i64 %10, %7
  br i1 %31, label %8, label %9
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #13

define internal fastcc range(i32 0, 2) i32 @succeeded(i32 noundef %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #21
  store i32 0, ptr %2, align 4
  %3 = icmp slt i32 %0, 0
  br i1 %3, label %11, label %4

4:                                                
  %5 = call i32 @waitpid(i32 noundef %0, ptr noundef nonnull %2, i32 noundef 0) #22
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %4, label %7

7:                                                
  %8 = load i32, ptr %2, align 4
  %9 = icmp eq i32 %8, 0
  %10 = zext i1 %9 to i32
  br label %11

11:                                               
  %12 = phi i32 [ %10, %7 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #21
  ret i32 %12
}

define internal fastcc void @run(ptr nocapture noundef readonly %0, double noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca [256 x double], align 16
  %6 = alloca [256 x double], align 16
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %5) #21
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %6) #21
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 %2, i32 -1
  %14 = select i1 %12, i32 -1, i32 %2
  %15 = getelementptr inbounds i8, ptr %9, i64 68
  %16 = load i32, ptr %15, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               
  %19 = getelementptr inbounds i8, ptr %9, i64 40
  %20 = getelementptr inbounds i8, ptr %8, i64 6456
  %21 = zext nneg i32 %16 to i64
  br label %29

22:                                               
  %23 = tail call ptr @signal(i32 noundef 11, ptr noundef nonnull @make_writable) #22
  %24 = load i64, ptr %8, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %44

26:                                               
  %27 = getelementptr inbounds i8, ptr %8, i64 1159544
  %28 = fcmp une double %1, 0.000000e+00
  br label %52

29:                                               
  %30 = phi i64 [ 0, %18 ], [ %42, %39 ]
  switch i32 %13, label %31 [
    i32 -1, label %36
    i32 -3, label %36
  ]

31:                                               
  %32 = load ptr, ptr %19, align 8
  %33 = getelementptr inbounds i32, ptr %32, i64 %30
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %13, %34
  br i1 %35, label %36, label %39

36:                                               
  %37 = getelementptr inbounds [256 x double], ptr %20, i64 0, i64 %30
  %38 = load double, ptr %37, align 8
  br label %39

39:                                               
  %40 = phi double [ %38, %36 ], [ 0.000000e+00, %31 ]
  %41 = getelementptr inbounds [256 x double], ptr %6, i64 0, i64 %30
  store double %40, ptr %41, align 8
  %42 = add nuw nsw i64 %30, 1
  %43 = icmp eq i64 %42, %21
  br i1 %43, label %22, label %29

44:                                               
  %45 = tail call ptr @signal(i32 noundef 11, ptr noundef %23) #22
  %46 = icmp eq i32 %3, 2
  %47 = select i1 %46, i64 24, i64 32
  %48 = getelementptr inbounds i8, ptr %0, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds i8, ptr %0, i64 16
  %51 = load ptr, ptr %50, align 8
  call void %49(ptr noundef %51, double noundef %1, ptr noundef nonnull %6, ptr noundef nonnull %5) #22
  br i1 %46, label %224, label %85

52:                                               
  %53 = phi i64 [ %24, %26 ], [ %82, %81 ]
  %54 = phi i64 [ 0, %26 ], [ %83, %81 ]
  %55 = getelementptr inbounds [2097152 x %struct.cell], ptr %27, i64 0, i64 %54
  %56 = getelementptr inbounds i8, ptr %55, i64 67
  %57 = load i8, ptr %56, align 1
  %58 = icmp ne i8 %57, 0
  %59 = and i1 %28, %58
  br i1 %59, label %60, label %81

60:                                               
  %61 = getelementptr inbounds i8, ptr %55, i64 66
  %62 = load i8, ptr %61, align 2
  %63 = icmp slt i8 %62, 3
  br i1 %63, label %64, label %81

64:                                               
  switch i32 %13, label %69 [
    i32 -1, label %74
    i32 -3, label %65
  ]

65:                                               
  %66 = getelementptr inbounds i8, ptr %55, i64 71
  %67 = load i8, ptr %66, align 1
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %74, label %81

69:                                               
  %70 = getelementptr inbounds i8, ptr %55, i64 64
  %71 = load i16, ptr %70, align 8
  %72 = sext i16 %71 to i32
  %73 = icmp eq i32 %13, %72
  br i1 %73, label %74, label %81

74:                                               
  %75 = load ptr, ptr %55, align 8
  %76 = sext i8 %62 to i32
  %77 = getelementptr inbounds i8, ptr %55, i64 16
  %78 = load double, ptr %77, align 8
  %79 = fmul double %78, %1
  store volatile ptr %75, ptr @moving, align 8
  tail call fastcc void @move(ptr noundef %75, i32 noundef %76, double noundef %79) #20
  %80 = load i64, ptr %8, align 8
  br label %81

81:                                               
  %82 = phi i64 [ %80, %74 ], [ %53, %69 ], [ %53, %60 ], [ %53, %52 ], [ %53, %65 ]
  %83 = add nuw nsw i64 %54, 1
  %84 = icmp slt i64 %83, %82
  br i1 %84, label %52, label %44

85:                                               
  %86 = getelementptr inbounds i8, ptr %9, i64 72
  %87 = load i32, ptr %86, align 8
  %88 = sext i32 %87 to i64
  %89 = sub nsw i64 0, %88
  %90 = load i64, ptr %8, align 8
  %91 = icmp sgt i64 %90, %89
  br i1 %91, label %92, label %96

92:                                               
  %93 = getelementptr inbounds i8, ptr %8, i64 1159544
  %94 = icmp ugt i32 %14, -4
  %95 = getelementptr inbounds i8, ptr %8, i64 8504
  br label %107

96:                                               
  %97 = phi double [ 0.000000e+00, %85 ], [ %155, %153 ]
  %98 = phi double [ 0.000000e+00, %85 ], [ %156, %153 ]
  %99 = getelementptr inbounds i8, ptr %8, i64 10552
  store double %98, ptr %99, align 8
  %100 = getelementptr inbounds i8, ptr %8, i64 10560
  store double %97, ptr %100, align 8
  %101 = icmp eq i32 %3, 1
  br i1 %101, label %102, label %222

102:                                              
  %103 = icmp sgt i32 %87, 0
  br i1 %103, label %104, label %159

104:                                              
  %105 = getelementptr inbounds i8, ptr %8, i64 4408
  %106 = zext nneg i32 %87 to i64
  br label %163

107:                                              
  %108 = phi double [ 0.000000e+00, %92 ], [ %156, %153 ]
  %109 = phi i64 [ %89, %92 ], [ %157, %153 ]
  %110 = phi double [ 0.000000e+00, %92 ], [ %155, %153 ]
  %111 = phi double [ 0.000000e+00, %92 ], [ %154, %153 ]
  %112 = icmp slt i64 %109, 0
  br i1 %112, label %113, label %121

113:                                              
  br i1 %94, label %114, label %153

114:                                              
  %115 = xor i64 %109, -1
  %116 = getelementptr inbounds [256 x double], ptr %95, i64 0, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds [256 x double], ptr %5, i64 0, i64 %115
  %119 = load double, ptr %118, align 8
  %120 = fmul double %117, %119
  br label %143

121:                                              
  %122 = getelementptr inbounds [2097152 x %struct.cell], ptr %93, i64 0, i64 %109
  %123 = getelementptr inbounds i8, ptr %122, i64 24
  %124 = load double, ptr %123, align 8
  %125 = fcmp oeq double %124, 0.000000e+00
  br i1 %125, label %153, label %126

126:                                              
  %127 = getelementptr inbounds i8, ptr %122, i64 70
  %128 = load i8, ptr %127, align 2
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %130, label %153

130:                                              
  switch i32 %14, label %131 [
    i32 -1, label %136
    i32 -3, label %136
  ]

131:                                              
  %132 = getelementptr inbounds i8, ptr %122, i64 64
  %133 = load i16, ptr %132, align 8
  %134 = sext i16 %133 to i32
  %135 = icmp eq i32 %14, %134
  br i1 %135, label %136, label %153

136:                                              
  %137 = load ptr, ptr %122, align 8
  %138 = getelementptr inbounds i8, ptr %122, i64 66
  %139 = load i8, ptr %138, align 2
  %140 = sext i8 %139 to i32
  %141 = call fastcc double @get(ptr noundef %137, i32 noundef %140) #20
  %142 = fmul double %124, %141
  br label %143

143:                                              
  %144 = phi double [ %120, %114 ], [ %142, %136 ]
  %145 = fsub double %144, %111
  %146 = fadd double %108, %145
  %147 = fsub double %146, %108
  %148 = fsub double %147, %145
  %149 = fcmp olt double %144, 0.000000e+00
  %150 = fneg double %144
  %151 = select i1 %149, double %150, double %144
  %152 = fadd double %110, %151
  br label %153

153:                                              
  %154 = phi double [ %148, %143 ], [ %111, %131 ], [ %111, %126 ], [ %111, %121 ], [ %111, %113 ]
  %155 = phi double [ %152, %143 ], [ %110, %131 ], [ %110, %126 ], [ %110, %121 ], [ %110, %113 ]
  %156 = phi double [ %146, %143 ], [ %108, %131 ], [ %108, %126 ], [ %108, %121 ], [ %108, %113 ]
  %157 = add i64 %109, 1
  %158 = icmp eq i64 %157, %90
  br i1 %158, label %96, label %107

159:                                              
  %160 = icmp sgt i64 %90, 0
  br i1 %160, label %161, label %170

161:                                              
  %162 = getelementptr inbounds i8, ptr %8, i64 1159544
  br label %176

163:                                              
  %164 = phi i64 [ 0, %104 ], [ %168, %163 ]
  %165 = getelementptr inbounds [256 x double], ptr %5, i64 0, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = getelementptr inbounds [256 x double], ptr %105, i64 0, i64 %164
  store double %166, ptr %167, align 8
  %168 = add nuw nsw i64 %164, 1
  %169 = icmp eq i64 %168, %106
  br i1 %169, label %159, label %163

170:                                              
  %171 = getelementptr inbounds i8, ptr %8, i64 8
  %172 = load i64, ptr %171, align 8
  %173 = icmp sgt i64 %172, 0
  br i1 %173, label %174, label %222

174:                                              
  %175 = getelementptr inbounds i8, ptr %8, i64 1061240
  br label %205

176:                                              
  %177 = phi i64 [ %90, %161 ], [ %202, %201 ]
  %178 = phi i64 [ 0, %161 ], [ %203, %201 ]
  %179 = getelementptr inbounds [2097152 x %struct.cell], ptr %162, i64 0, i64 %178
  %180 = getelementptr inbounds i8, ptr %179, i64 68
  %181 = load i8, ptr %180, align 4
  %182 = icmp eq i8 %181, 0
  br i1 %182, label %201, label %183

183:                                              
  %184 = getelementptr inbounds i8, ptr %179, i64 70
  %185 = load i8, ptr %184, align 2
  %186 = icmp eq i8 %185, 0
  br i1 %186, label %187, label %201

187:                                              
  %188 = getelementptr inbounds i8, ptr %179, i64 66
  %189 = load i8, ptr %188, align 2
  %190 = icmp slt i8 %189, 3
  %191 = load ptr, ptr %179, align 8
  br i1 %190, label %192, label %196

192:                                              
  %193 = sext i8 %189 to i32
  %194 = call fastcc double @get(ptr noundef %191, i32 noundef %193) #20
  %195 = getelementptr inbounds i8, ptr %179, i64 48
  store double %194, ptr %195, align 8
  br label %201

196:                                              
  %197 = getelementptr inbounds i8, ptr %179, i64 56
  %198 = icmp eq i8 %189, 3
  %199 = select i1 %198, i64 4, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4) %197, ptr noundef nonnull align 1 dereferenceable(4) %191, i64 %199, i1 false)
  %200 = load i64, ptr %8, align 8
  br label %201

201:                                              
  %202 = phi i64 [ %177, %192 ], [ %200, %196 ], [ %177, %176 ], [ %177, %183 ]
  %203 = add nuw nsw i64 %178, 1
  %204 = icmp slt i64 %203, %202
  br i1 %204, label %176, label %170

205:                                              
  %206 = phi i64 [ 0, %174 ], [ %219, %218 ]
  %207 = getelementptr inbounds [4096 x %struct.constant], ptr %175, i64 0, i64 %206
  %208 = load ptr, ptr %207, align 8
  %209 = call fastcc i32 @readable(ptr noundef %208) #20
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %218, label %211

211:                                              
  %212 = load ptr, ptr %207, align 8
  %213 = getelementptr inbounds i8, ptr %207, i64 10
  %214 = load i8, ptr %213, align 2
  %215 = sext i8 %214 to i32
  %216 = call fastcc double @get(ptr noundef %212, i32 noundef %215) #20
  %217 = getelementptr inbounds i8, ptr %207, i64 16
  store double %216, ptr %217, align 8
  br label %218

218:                                              
  %219 = add nuw nsw i64 %206, 1
  %220 = load i64, ptr %171, align 8
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %205, label %222

222:                                              
  %223 = getelementptr inbounds i8, ptr %8, i64 10568
  store i32 1, ptr %223, align 8
  br label %224

224:                                              
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %6) #21
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %5) #21
  ret void
}

define internal fastcc void @compare_with_base(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %9

7:                                                
  %8 = getelementptr inbounds i8, ptr %4, i64 1159544
  br label %15

9:                                                
  %10 = getelementptr inbounds i8, ptr %4, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %51

13:                                               
  %14 = getelementptr inbounds i8, ptr %4, i64 1061240
  br label %52

15:                                               
  %16 = phi i64 [ 0, %7 ], [ %49, %48 ]
  %17 = getelementptr inbounds [2097152 x %struct.cell], ptr %8, i64 0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 68
  %19 = load i8, ptr %18, align 4
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %48, label %21

21:                                               
  %22 = getelementptr inbounds i8, ptr %17, i64 70
  %23 = load i8, ptr %22, align 2
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %48

25:                                               
  %26 = getelementptr inbounds i8, ptr %17, i64 66
  %27 = load i8, ptr %26, align 2
  %28 = icmp slt i8 %27, 3
  br i1 %28, label %48, label %29

29:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #21
  store i64 0, ptr %2, align 8
  %30 = load ptr, ptr %17, align 8
  %31 = icmp eq i8 %27, 3
  %32 = select i1 %31, i64 4, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4) %2, ptr noundef nonnull align 1 dereferenceable(4) %30, i64 %32, i1 false)
  %33 = load i64, ptr %2, align 8
  %34 = getelementptr inbounds i8, ptr %17, i64 56
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %33, %35
  br i1 %36, label %47, label %37

37:                                               
  switch i8 %27, label %47 [
    i8 4, label %38
    i8 3, label %41
  ]

38:                                               
  %39 = call fastcc i32 @close_numbers(ptr noundef nonnull %34, ptr noundef nonnull %2, i32 noundef 1) #20
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %44

41:                                               
  %42 = call fastcc i32 @close_numbers(ptr noundef nonnull %34, ptr noundef nonnull %2, i32 noundef 0) #20
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %47, label %44

44:                                               
  %45 = phi i8 [ 1, %38 ], [ 0, %41 ]
  store i8 %45, ptr %26, align 2
  %46 = getelementptr inbounds i8, ptr %17, i64 71
  store i8 1, ptr %46, align 1
  br label %47

47:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #21
  br label %48

48:                                               
  %49 = add nuw nsw i64 %16, 1
  %50 = icmp eq i64 %49, %5
  br i1 %50, label %9, label %15

51:                                               
  ret void

52:                                               
  %53 = phi i64 [ 0, %13 ], [ %70, %69 ]
  %54 = getelementptr inbounds [4096 x %struct.constant], ptr %14, i64 0, i64 %53
  %55 = load ptr, ptr %54, align 8
  %56 = tail call fastcc i32 @readable(ptr noundef %55) #20
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %69, label %58

58:                                               
  %59 = load ptr, ptr %54, align 8
  %60 = getelementptr inbounds i8, ptr %54, i64 10
  %61 = load i8, ptr %60, align 2
  %62 = sext i8 %61 to i32
  %63 = tail call fastcc double @get(ptr noundef %59, i32 noundef %62) #20
  %64 = getelementptr inbounds i8, ptr %54, i64 16
  %65 = load double, ptr %64, align 8
  %66 = fcmp une double %63, %65
  br i1 %66, label %67, label %69

67:                                               
  %68 = getelementptr inbounds i8, ptr %54, i64 12
  store i8 1, ptr %68, align 4
  br label %69

69:                                               
  %70 = add nuw nsw i64 %53, 1
  %71 = load i64, ptr %10, align 8
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %52, label %51
}

define internal fastcc range(i32 0, 2) i32 @trial(ptr nocapture noundef readonly %0, double noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 10568
  store i32 0, ptr %8, align 8
  %9 = tail call i32 @fork() #22
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               
  %12 = tail call i32 @alarm(i32 noundef 60) #22
  tail call fastcc void @run(ptr noundef nonnull %0, double noundef %1, i32 noundef %2, i32 noundef 0) #20
  tail call void @_exit(i32 noundef 0) #23
  unreachable

13:                                               
  %14 = tail call fastcc i32 @succeeded(i32 noundef %9) #20
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %27, label %16

16:                                               
  %17 = load i32, ptr %8, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %7, i64 10552
  %21 = load double, ptr %20, align 8
  store double %21, ptr %3, align 8
  %22 = getelementptr inbounds i8, ptr %7, i64 10560
  %23 = load double, ptr %22, align 8
  %24 = load double, ptr %4, align 8
  %25 = fcmp ogt double %23, %24
  br i1 %25, label %26, label %27

26:                                               
  store double %23, ptr %4, align 8
  br label %27

27:                                               
  %28 = phi i32 [ 0, %16 ], [ 0, %13 ], [ 1, %26 ], [ 1, %19 ]
  ret i32 %28
}

define internal fastcc void @derive(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %8

6:                                                
  %7 = getelementptr inbounds i8, ptr %3, i64 1159544
  br label %19

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %3, i64 8504
  %14 = getelementptr inbounds i8, ptr %3, i64 312
  tail call void %10(ptr noundef %12, ptr noundef nonnull %13, ptr noundef nonnull %14) #22
  %15 = load i64, ptr %3, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %43

17:                                               
  %18 = getelementptr inbounds i8, ptr %3, i64 1159544
  br label %45

19:                                               
  %20 = phi i64 [ %4, %6 ], [ %40, %39 ]
  %21 = phi i64 [ 0, %6 ], [ %41, %39 ]
  %22 = getelementptr inbounds [2097152 x %struct.cell], ptr %7, i64 0, i64 %21
  %23 = getelementptr inbounds i8, ptr %22, i64 66
  %24 = load i8, ptr %23, align 2
  %25 = sext i8 %24 to i32
  %26 = icmp slt i8 %24, 3
  br i1 %26, label %27, label %39

27:                                               
  %28 = getelementptr inbounds i8, ptr %22, i64 69
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %39

31:                                               
  %32 = getelementptr inbounds i8, ptr %22, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %22, i64 32
  %35 = load double, ptr %34, align 8
  %36 = tail call fastcc double @get(ptr noundef %33, i32 noundef %25) #20
  %37 = fsub double %35, %36
  tail call fastcc void @move(ptr noundef %33, i32 noundef %25, double noundef %37) #20
  %38 = load i64, ptr %3, align 8
  br label %39

39:                                               
  %40 = phi i64 [ %38, %31 ], [ %20, %27 ], [ %20, %19 ]
  %41 = add nuw nsw i64 %21, 1
  %42 = icmp slt i64 %41, %40
  br i1 %42, label %19, label %8

43:                                               
  %44 = getelementptr inbounds i8, ptr %3, i64 10568
  store i32 1, ptr %44, align 8
  ret void

45:                                               
  %46 = phi i64 [ 0, %17 ], [ %60, %59 ]
  %47 = getelementptr inbounds [2097152 x %struct.cell], ptr %18, i64 0, i64 %46
  %48 = getelementptr inbounds i8, ptr %47, i64 70
  %49 = load i8, ptr %48, align 2
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %51, label %59

51:                                               
  %52 = getelementptr inbounds i8, ptr %47, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds i8, ptr %47, i64 66
  %55 = load i8, ptr %54, align 2
  %56 = sext i8 %55 to i32
  %57 = tail call fastcc double @get(ptr noundef %53, i32 noundef %56) #20
  %58 = getelementptr inbounds i8, ptr %47, i64 40
  store double %57, ptr %58, align 8
  br label %59

59:                                               
  %60 = add nuw nsw i64 %46, 1
  %61 = icmp eq i64 %60, %15
  br i1 %61, label %43, label %45
}

declare i32 @alarm(i32 noundef) local_unnamed_addr #3

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

declare i32 @munmap(ptr noundef, i64 noundef) local_unnamed_addr #3

declare ptr @signal(i32 noundef, ptr noundef) local_unnamed_addr #3

define internal void @make_writable(i32 noundef %0) #0 {
  %2 = load volatile ptr, ptr @moving, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = and i64 %3, -4096
  %5 = inttoptr i64 %4 to ptr
  %6 = tail call i32 @mprotect(ptr noundef %5, i64 noundef 8192, i32 noundef 7) #22
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                
  %9 = tail call i32 @mprotect(ptr noundef %5, i64 noundef 4096, i32 noundef 3) #22
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               
  tail call void @_exit(i32 noundef %0) #23
  unreachable

12:                                               
  ret void
}

declare i32 @mprotect(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

define internal fastcc void @move(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #14 {
  %4 = tail call fastcc double @get(ptr noundef %0, i32 noundef %1) #20
  %5 = fadd double %4, %2
  switch i32 %1, label %30 [
    i32 0, label %6
    i32 1, label %8
    i32 2, label %9
  ]

6:                                                
  %7 = fptrunc double %5 to float
  store float %7, ptr %0, align 1
  br label %30

8:                                                
  store double %5, ptr %0, align 1
  br label %30

9:                                                
  %10 = bitcast double %5 to i64
  %11 = lshr i64 %10, 52
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = and i32 %12, 2047
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:                                               
  %16 = shl i64 %10, 11
  %17 = or i64 %16, -9223372036854775808
  %18 = icmp eq i32 %13, 2047
  %19 = add nuw nsw i32 %13, 15360
  %20 = select i1 %18, i32 32767, i32 %19
  br label %21

21:                                               
  %22 = phi i32 [ %20, %15 ], [ 0, %9 ]
  %23 = phi i64 [ %17, %15 ], [ 0, %9 ]
  %24 = lshr i64 %10, 48
  %25 = trunc nuw nsw i64 %24 to i32
  %26 = and i32 %25, 32768
  %27 = or i32 %22, %26
  %28 = trunc nuw i32 %27 to i16
  store i64 %23, ptr %0, align 1
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  store i16 %28, ptr %29, align 1
  br label %30

30:                                               
  ret void
}

define internal fastcc range(i32 0, 2) i32 @close_numbers(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #4 {
  %4 = tail call fastcc double @get(ptr noundef readonly %0, i32 noundef %2) #20
  %5 = fcmp olt double %4, 0.000000e+00
  %6 = fneg double %4
  %7 = select i1 %5, double %6, double %4
  %8 = icmp eq i32 %2, 1
  %9 = select i1 %8, double 1.000000e-30, double 1.000000e-09
  %10 = select i1 %8, double 1.000000e+30, double 1.000000e+09
  %11 = fcmp ule double %7, %9
  %12 = fcmp uge double %7, %10
  %13 = or i1 %11, %12
  br i1 %13, label %40, label %14

14:                                               
  %15 = tail call fastcc double @get(ptr noundef readonly %1, i32 noundef %2) #20
  %16 = fcmp olt double %15, 0.000000e+00
  %17 = fneg double %15
  %18 = select i1 %16, double %17, double %15
  %19 = fcmp ule double %18, %9
  %20 = fcmp uge double %18, %10
  %21 = or i1 %19, %20
  br i1 %21, label %40, label %22

22:                                               
  %23 = tail call fastcc double @get(ptr noundef %0, i32 noundef %2) #20
  %24 = tail call fastcc double @get(ptr noundef %1, i32 noundef %2) #20
  %25 = fsub double %23, %24
  %26 = fcmp olt double %25, 0.000000e+00
  %27 = fneg double %25
  %28 = select i1 %26, double %27, double %25
  %29 = fcmp olt double %23, 0.000000e+00
  %30 = fneg double %23
  %31 = select i1 %29, double %30, double %23
  %32 = fcmp olt double %24, 0.000000e+00
  %33 = fneg double %24
  %34 = select i1 %32, double %33, double %24
  %35 = fcmp ogt double %34, %31
  %36 = select i1 %35, double %34, double %31
  %37 = fmul double %36, 3.000000e-01
  %38 = fcmp ole double %28, %37
  %39 = zext i1 %38 to i32
  br label %40

40:                                               
  %41 = phi i32 [ %39, %22 ], [ 0, %14 ], [ 0, %3 ]
  ret i32 %41
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #15

define internal fastcc double @product(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #16 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 312
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 64
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, i64 68, i64 72
  %11 = getelementptr inbounds i8, ptr %6, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = sext i32 %12 to i64
  %14 = sub nsw i64 0, %13
  %15 = load i64, ptr %4, align 8
  %16 = icmp sgt i64 %15, %14
  br i1 %16, label %17, label %22

17:                                               
  %18 = getelementptr inbounds i8, ptr %4, i64 1159544
  %19 = getelementptr inbounds i8, ptr %6, i64 40
  %20 = select i1 %9, i64 6456, i64 8504
  %21 = getelementptr inbounds i8, ptr %4, i64 %20
  br label %24

22:                                               
  %23 = phi double [ 0.000000e+00, %2 ], [ %102, %100 ]
  ret double %23

24:                                               
  %25 = phi double [ 0.000000e+00, %17 ], [ %102, %100 ]
  %26 = phi double [ 0.000000e+00, %17 ], [ %101, %100 ]
  %27 = phi i64 [ %14, %17 ], [ %103, %100 ]
  %28 = icmp slt i64 %27, 0
  br i1 %28, label %29, label %45

29:                                               
  %30 = xor i64 %27, -1
  br i1 %9, label %31, label %35

31:                                               
  %32 = load ptr, ptr %19, align 8
  %33 = getelementptr inbounds i32, ptr %32, i64 %30
  %34 = load i32, ptr %33, align 4
  br label %35

35:                                               
  %36 = phi i32 [ %34, %31 ], [ -2, %29 ]
  switch i32 %1, label %37 [
    i32 -1, label %39
    i32 -3, label %39
  ]

37:                                               
  %38 = icmp eq i32 %36, %1
  br i1 %38, label %39, label %100

39:                                               
  %40 = getelementptr inbounds [256 x double], ptr %21, i64 0, i64 %30
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds double, ptr %5, i64 %30
  %43 = load double, ptr %42, align 8
  %44 = fmul double %41, %43
  br label %94

45:                                               
  %46 = getelementptr inbounds [2097152 x %struct.cell], ptr %18, i64 0, i64 %27
  %47 = getelementptr inbounds i8, ptr %46, i64 66
  %48 = load i8, ptr %47, align 2
  %49 = icmp sgt i8 %48, 2
  br i1 %49, label %100, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %46, i64 69
  %52 = load i8, ptr %51, align 1
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %54, label %100

54:                                               
  %55 = getelementptr inbounds i8, ptr %46, i64 70
  %56 = load i8, ptr %55, align 2
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %58, label %100

58:                                               
  switch i32 %1, label %63 [
    i32 -1, label %68
    i32 -3, label %59
  ]

59:                                               
  %60 = getelementptr inbounds i8, ptr %46, i64 71
  %61 = load i8, ptr %60, align 1
  %62 = icmp eq i8 %61, 0
  br i1 %62, label %68, label %100

63:                                               
  %64 = getelementptr inbounds i8, ptr %46, i64 64
  %65 = load i16, ptr %64, align 8
  %66 = sext i16 %65 to i32
  %67 = icmp eq i32 %66, %1
  br i1 %67, label %68, label %100

68:                                               
  br i1 %9, label %79, label %69

69:                                               
  %70 = getelementptr inbounds i8, ptr %46, i64 68
  %71 = load i8, ptr %70, align 4
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %100, label %73

73:                                               
  %74 = getelementptr inbounds i8, ptr %46, i64 40
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds i8, ptr %46, i64 24
  %77 = load double, ptr %76, align 8
  %78 = fmul double %75, %77
  br label %94

79:                                               
  %80 = getelementptr inbounds i8, ptr %46, i64 40
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds i8, ptr %46, i64 16
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds i8, ptr %46, i64 68
  %85 = load i8, ptr %84, align 4
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %87, label %91

87:                                               
  %88 = getelementptr inbounds i8, ptr %46, i64 32
  %89 = load double, ptr %88, align 8
  %90 = fsub double %81, %89
  br label %91

91:                                               
  %92 = phi double [ %90, %87 ], [ %81, %79 ]
  %93 = fmul double %83, %92
  br label %94

94:                                               
  %95 = phi double [ %44, %39 ], [ %78, %73 ], [ %93, %91 ]
  %96 = fsub double %95, %26
  %97 = fadd double %25, %96
  %98 = fsub double %97, %25
  %99 = fsub double %98, %96
  br label %100

100:                                              
  %101 = phi double [ %99, %94 ], [ %26, %37 ], [ %26, %54 ], [ %26, %50 ], [ %26, %45 ], [ %26, %63 ], [ %26, %69 ], [ %26, %59 ]
  %102 = phi double [ %97, %94 ], [ %25, %37 ], [ %25, %54 ], [ %25, %50 ], [ %25, %45 ], [ %25, %63 ], [ %25, %69 ], [ %25, %59 ]
  %103 = add nsw i64 %27, 1
  %104 = icmp eq i64 %103, %15
  br i1 %104, label %22, label %24
}

define internal fastcc void @judge(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.judged) align 8 %0, ptr nocapture noundef readonly %1, double noundef %2, i32 noundef %3) unnamed_addr #14 {
  %5 = icmp eq i32 %3, 2
  %6 = icmp eq i32 %3, 0
  %7 = select i1 %6, double 2.000000e-06, double 5.000000e-03
  %8 = select i1 %5, double 1.000000e-01, double %7
  %9 = select i1 %6, double 2.000000e-16, double 0x3E7AD7F29ABCAF48
  %10 = select i1 %5, double 1.000000e-03, double %9
  %11 = getelementptr inbounds i8, ptr %1, i64 56
  %12 = getelementptr inbounds i8, ptr %1, i64 32
  %13 = fcmp olt double %2, 0.000000e+00
  %14 = fneg double %2
  %15 = select i1 %13, double %14, double %2
  %16 = fmul double %8, 2.000000e-01
  %17 = getelementptr inbounds i8, ptr %1, i64 40
  %18 = fmul double %10, 5.000000e+01
  br label %30

19:                                               
  %20 = fcmp uno double %271, 0.000000e+00
  %21 = select i1 %20, double %269, double %271
  %22 = fcmp olt double %21, 0.000000e+00
  %23 = fneg double %21
  %24 = select i1 %22, double %23, double %21
  %25 = fcmp ogt double %15, %24
  %26 = select i1 %25, double %15, double %24
  store i32 1, ptr %0, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  store double %21, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 16
  %29 = fcmp ogt double %26, 0.000000e+00
  br i1 %29, label %275, label %281

30:                                               
  %31 = phi i64 [ 0, %4 ], [ %273, %251 ]
  %32 = phi double [ 0x7FF0000000000000, %4 ], [ %272, %251 ]
  %33 = phi double [ 0x7FF8000000000000, %4 ], [ %271, %251 ]
  %34 = phi double [ 0x7FF0000000000000, %4 ], [ %270, %251 ]
  %35 = phi double [ 0x7FF8000000000000, %4 ], [ %269, %251 ]
  %36 = phi double [ 0x7FF8000000000000, %4 ], [ %268, %251 ]
  %37 = phi double [ 0.000000e+00, %4 ], [ %267, %251 ]
  %38 = phi double [ 0.000000e+00, %4 ], [ %266, %251 ]
  %39 = phi double [ 0.000000e+00, %4 ], [ %265, %251 ]
  %40 = phi double [ 0.000000e+00, %4 ], [ %264, %251 ]
  %41 = phi i32 [ 0, %4 ], [ %263, %251 ]
  %42 = phi i32 [ 0, %4 ], [ %262, %251 ]
  %43 = phi i32 [ 0, %4 ], [ %261, %251 ]
  %44 = phi i32 [ 1, %4 ], [ %260, %251 ]
  %45 = phi i32 [ 0, %4 ], [ %259, %251 ]
  %46 = phi i32 [ 0, %4 ], [ %258, %251 ]
  %47 = phi i32 [ 0, %4 ], [ %257, %251 ]
  %48 = phi double [ 0.000000e+00, %4 ], [ %256, %251 ]
  %49 = phi double [ 0.000000e+00, %4 ], [ %255, %251 ]
  %50 = phi double [ 0x7FF8000000000000, %4 ], [ %254, %251 ]
  %51 = phi double [ 0x7FF8000000000000, %4 ], [ %253, %251 ]
  %52 = phi double [ 0x7FF8000000000000, %4 ], [ %252, %251 ]
  %53 = getelementptr inbounds [8 x %struct.run], ptr %11, i64 0, i64 %31
  %54 = getelementptr inbounds i8, ptr %53, i64 24
  %55 = load i32, ptr %54, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %251, label %57

57:                                               
  %58 = getelementptr inbounds [8 x double], ptr @steps, i64 0, i64 %31
  %59 = load double, ptr %58, align 8
  %60 = load double, ptr %12, align 8
  %61 = fmul double %59, %60
  %62 = load double, ptr %53, align 8
  %63 = getelementptr inbounds i8, ptr %53, i64 8
  %64 = load double, ptr %63, align 8
  %65 = fsub double %62, %64
  %66 = fmul double %61, 2.000000e+00
  %67 = fdiv double %65, %66
  %68 = fcmp olt double %67, 0.000000e+00
  %69 = fneg double %67
  %70 = select i1 %68, double %69, double %67
  %71 = fcmp ueq double %70, 0x7FF0000000000000
  br i1 %71, label %251, label %72

72:                                               
  %73 = fcmp ogt double %15, %70
  %74 = select i1 %73, double %15, double %70
  %75 = getelementptr inbounds i8, ptr %53, i64 16
  %76 = load double, ptr %75, align 8
  %77 = fmul double %10, %76
  %78 = fdiv double %77, %61
  %79 = fcmp une double %37, 0.000000e+00
  br i1 %79, label %80, label %82

80:                                               
  %81 = fneg double %65
  br label %86

82:                                               
  %83 = fcmp olt double %65, 0.000000e+00
  %84 = fneg double %65
  %85 = select i1 %83, double %84, double %65
  br label %86

86:                                               
  %87 = phi double [ %81, %80 ], [ %84, %82 ]
  %88 = phi double [ %37, %80 ], [ %85, %82 ]
  %89 = fcmp olt double %65, 0.000000e+00
  %90 = select i1 %89, double %87, double %65
  %91 = fmul double %78, 2.000000e+00
  %92 = fcmp ugt double %74, %91
  %93 = select i1 %92, i32 0, i32 %44
  %94 = fmul double %74, 1.000000e-01
  %95 = fcmp ogt double %78, %94
  %96 = fcmp ogt double %74, 0.000000e+00
  %97 = and i1 %96, %95
  br i1 %97, label %251, label %98

98:                                               
  %99 = fsub double %67, %2
  %100 = fcmp olt double %99, 0.000000e+00
  %101 = fneg double %99
  %102 = select i1 %100, double %101, double %99
  %103 = fmul double %8, %74
  %104 = fcmp ugt double %102, %103
  %105 = select i1 %104, i32 %45, i32 1
  %106 = fcmp ult double %102, %34
  %107 = select i1 %106, double %67, double %35
  %108 = select i1 %106, double %102, double %34
  %109 = fcmp ord double %36, 0.000000e+00
  br i1 %109, label %112, label %110

110:                                              
  %111 = add nsw i64 %31, -3
  br label %136

112:                                              
  %113 = fsub double %36, %67
  %114 = fcmp olt double %113, 0.000000e+00
  %115 = fneg double %113
  %116 = select i1 %114, double %115, double %113
  %117 = fadd double %116, %78
  %118 = add nsw i64 %31, -3
  %119 = icmp ult i64 %118, 5
  br i1 %119, label %120, label %131

120:                                              
  %121 = fsub double %67, %36
  %122 = fdiv double %121, 9.900000e+01
  %123 = fadd double %67, %122
  %124 = fsub double %123, %2
  %125 = fcmp olt double %124, 0.000000e+00
  %126 = fneg double %124
  %127 = select i1 %125, double %126, double %124
  %128 = fmul double %16, %74
  %129 = fcmp ugt double %127, %128
  br i1 %129, label %131, label %130

130:                                              
  br label %131

131:                                              
  %132 = phi i32 [ 1, %130 ], [ %105, %120 ], [ %105, %112 ]
  %133 = fcmp olt double %117, %32
  %134 = select i1 %133, double %67, double %33
  %135 = select i1 %133, double %117, double %32
  br label %136

136:                                              
  %137 = phi i64 [ %111, %110 ], [ %118, %131 ]
  %138 = phi i32 [ %105, %110 ], [ %132, %131 ]
  %139 = phi double [ %33, %110 ], [ %134, %131 ]
  %140 = phi double [ %32, %110 ], [ %135, %131 ]
  %141 = load double, ptr %17, align 8
  %142 = fsub double %62, %141
  %143 = fdiv double %142, %61
  %144 = fsub double %141, %64
  %145 = fdiv double %144, %61
  %146 = fcmp olt double %143, %145
  %147 = select i1 %146, double %143, double %145
  %148 = select i1 %146, double %145, double %143
  %149 = fsub double %148, %147
  %150 = icmp ult i64 %137, 5
  br i1 %150, label %151, label %178

151:                                              
  %152 = fmul double %74, 1.000000e-04
  %153 = fmul double %74, 1.000000e-03
  %154 = fmul double %78, 2.000000e+01
  %155 = fadd double %153, %154
  %156 = fcmp ogt double %149, %155
  %157 = fsub double %147, %152
  %158 = fcmp olt double %157, %2
  %159 = and i1 %156, %158
  %160 = fadd double %152, %148
  %161 = fcmp ogt double %160, %2
  %162 = select i1 %159, i1 %161, i1 false
  br i1 %162, label %163, label %178

163:                                              
  %164 = fmul double %149, 1.000000e-01
  %165 = fadd double %154, %164
  %166 = fsub double %143, %51
  %167 = fcmp olt double %166, 0.000000e+00
  %168 = fneg double %166
  %169 = select i1 %167, double %168, double %166
  %170 = fcmp ugt double %169, %165
  br i1 %170, label %178, label %171

171:                                              
  %172 = fsub double %145, %50
  %173 = fcmp olt double %172, 0.000000e+00
  %174 = fneg double %172
  %175 = select i1 %173, double %174, double %172
  %176 = fcmp ugt double %175, %165
  br i1 %176, label %178, label %177

177:                                              
  br label %178

178:                                              
  %179 = phi double [ %148, %177 ], [ %49, %171 ], [ %49, %163 ], [ %49, %151 ], [ %49, %136 ]
  %180 = phi double [ %147, %177 ], [ %48, %171 ], [ %48, %163 ], [ %48, %151 ], [ %48, %136 ]
  %181 = phi i32 [ 1, %177 ], [ %46, %171 ], [ %46, %163 ], [ %46, %151 ], [ %46, %136 ]
  %182 = fsub double %52, %67
  %183 = fcmp olt double %182, 0.000000e+00
  %184 = fneg double %182
  %185 = select i1 %183, double %184, double %182
  %186 = fmul double %70, 4.000000e-01
  %187 = fsub double %143, %145
  %188 = fcmp olt double %187, 0.000000e+00
  %189 = fneg double %187
  %190 = select i1 %188, double %189, double %187
  %191 = fcmp ugt double %190, %186
  br i1 %191, label %202, label %192

192:                                              
  %193 = fcmp olt double %52, 0.000000e+00
  %194 = fneg double %52
  %195 = select i1 %193, double %194, double %52
  %196 = fmul double %195, 4.000000e-01
  %197 = fsub double %51, %50
  %198 = fcmp olt double %197, 0.000000e+00
  %199 = fneg double %197
  %200 = select i1 %198, double %199, double %197
  %201 = fcmp ole double %200, %196
  br label %202

202:                                              
  %203 = phi i1 [ false, %178 ], [ %201, %192 ]
  %204 = fcmp une double %39, 0.000000e+00
  br i1 %204, label %205, label %231

205:                                              
  %206 = fcmp olt double %39, 0.000000e+00
  %207 = fneg double %39
  %208 = select i1 %206, double %207, double %39
  %209 = fcmp ogt double %70, %208
  %210 = select i1 %209, double %70, double %208
  %211 = fmul double %210, 2.500000e-01
  %212 = fsub double %39, %67
  %213 = fcmp olt double %212, 0.000000e+00
  %214 = fneg double %212
  %215 = select i1 %213, double %214, double %212
  %216 = fcmp ugt double %215, %211
  %217 = fcmp une double %67, 0.000000e+00
  %218 = select i1 %217, i1 %203, i1 false
  %219 = fmul double %70, 2.000000e-01
  %220 = fcmp ugt double %185, %219
  %221 = xor i1 %218, true
  %222 = select i1 %221, i1 true, i1 %220
  %223 = fcmp ole double %40, %185
  %224 = or i1 %223, %216
  %225 = select i1 %222, i1 true, i1 %224
  %226 = fcmp oeq double %62, %141
  %227 = fcmp oeq double %64, %141
  %228 = and i1 %226, %227
  %229 = select i1 %225, double %39, double %67
  %230 = select i1 %225, double %40, double %185
  br i1 %216, label %238, label %251

231:                                              
  %232 = fcmp une double %67, 0.000000e+00
  %233 = select i1 %232, i1 %203, i1 false
  %234 = fmul double %70, 2.000000e-01
  %235 = fcmp ole double %185, %234
  %236 = select i1 %233, i1 %235, i1 false
  br i1 %236, label %237, label %251

237:                                              
  br label %251

238:                                              
  %239 = fcmp olt double %229, 0.000000e+00
  %240 = fneg double %229
  %241 = select i1 %239, double %240, double %229
  %242 = fmul double %66, %241
  %243 = fmul double %18, %76
  %244 = fcmp ogt double %242, %243
  br i1 %244, label %245, label %251

245:                                              
  br i1 %228, label %250, label %246

246:                                              
  %247 = fmul double %70, 1.000000e-02
  %248 = fcmp ole double %185, %247
  %249 = select i1 %203, i1 %248, i1 false
  br i1 %249, label %250, label %251

250:                                              
  br label %251

251:                                              
  %252 = phi double [ %52, %30 ], [ %52, %57 ], [ %52, %86 ], [ %67, %250 ], [ %67, %246 ], [ %67, %238 ], [ %67, %231 ], [ %67, %237 ], [ %67, %205 ]
  %253 = phi double [ %51, %30 ], [ %51, %57 ], [ %51, %86 ], [ %143, %250 ], [ %143, %246 ], [ %143, %238 ], [ %143, %231 ], [ %143, %237 ], [ %143, %205 ]
  %254 = phi double [ %50, %30 ], [ %50, %57 ], [ %50, %86 ], [ %145, %250 ], [ %145, %246 ], [ %145, %238 ], [ %145, %231 ], [ %145, %237 ], [ %145, %205 ]
  %255 = phi double [ %49, %30 ], [ %49, %57 ], [ %49, %86 ], [ %179, %250 ], [ %179, %246 ], [ %179, %238 ], [ %179, %231 ], [ %179, %237 ], [ %179, %205 ]
  %256 = phi double [ %48, %30 ], [ %48, %57 ], [ %48, %86 ], [ %180, %250 ], [ %180, %246 ], [ %180, %238 ], [ %180, %231 ], [ %180, %237 ], [ %180, %205 ]
  %257 = phi i32 [ %47, %30 ], [ %47, %57 ], [ %47, %86 ], [ 1, %250 ], [ %47, %246 ], [ %47, %238 ], [ %47, %231 ], [ %47, %237 ], [ %47, %205 ]
  %258 = phi i32 [ %46, %30 ], [ %46, %57 ], [ %46, %86 ], [ %181, %250 ], [ %181, %246 ], [ %181, %238 ], [ %181, %231 ], [ %181, %237 ], [ %181, %205 ]
  %259 = phi i32 [ %45, %30 ], [ %45, %57 ], [ %45, %86 ], [ %138, %250 ], [ %138, %246 ], [ %138, %238 ], [ %138, %231 ], [ %138, %237 ], [ %138, %205 ]
  %260 = phi i32 [ %44, %30 ], [ %44, %57 ], [ %93, %86 ], [ %93, %250 ], [ %93, %246 ], [ %93, %238 ], [ %93, %231 ], [ %93, %237 ], [ %93, %205 ]
  %261 = phi i32 [ %43, %30 ], [ %43, %57 ], [ %43, %86 ], [ 1, %250 ], [ 1, %246 ], [ 1, %238 ], [ 1, %231 ], [ 1, %237 ], [ 1, %205 ]
  %262 = phi i32 [ %42, %30 ], [ 1, %57 ], [ 1, %86 ], [ 1, %250 ], [ 1, %246 ], [ 1, %238 ], [ 1, %231 ], [ 1, %237 ], [ 1, %205 ]
  %263 = phi i32 [ %41, %30 ], [ %41, %57 ], [ 1, %86 ], [ 1, %250 ], [ 1, %246 ], [ 1, %238 ], [ 1, %231 ], [ 1, %237 ], [ 1, %205 ]
  %264 = phi double [ %40, %30 ], [ %40, %57 ], [ %40, %86 ], [ %230, %250 ], [ %230, %246 ], [ %230, %238 ], [ %40, %231 ], [ %185, %237 ], [ %230, %205 ]
  %265 = phi double [ %39, %30 ], [ %39, %57 ], [ %39, %86 ], [ %229, %250 ], [ %229, %246 ], [ %229, %238 ], [ %39, %231 ], [ %67, %237 ], [ %229, %205 ]
  %266 = phi double [ %38, %30 ], [ %38, %57 ], [ %90, %86 ], [ %90, %250 ], [ %90, %246 ], [ %90, %238 ], [ %90, %231 ], [ %90, %237 ], [ %90, %205 ]
  %267 = phi double [ %37, %30 ], [ %37, %57 ], [ %88, %86 ], [ %88, %250 ], [ %88, %246 ], [ %88, %238 ], [ %88, %231 ], [ %88, %237 ], [ %88, %205 ]
  %268 = phi double [ %36, %30 ], [ %36, %57 ], [ 0x7FF8000000000000, %86 ], [ %67, %250 ], [ %67, %246 ], [ %67, %238 ], [ %67, %231 ], [ %67, %237 ], [ %67, %205 ]
  %269 = phi double [ %35, %30 ], [ %35, %57 ], [ %35, %86 ], [ %107, %250 ], [ %107, %246 ], [ %107, %238 ], [ %107, %231 ], [ %107, %237 ], [ %107, %205 ]
  %270 = phi double [ %34, %30 ], [ %34, %57 ], [ %34, %86 ], [ %108, %250 ], [ %108, %246 ], [ %108, %238 ], [ %108, %231 ], [ %108, %237 ], [ %108, %205 ]
  %271 = phi double [ %33, %30 ], [ %33, %57 ], [ %33, %86 ], [ %139, %250 ], [ %139, %246 ], [ %139, %238 ], [ %139, %231 ], [ %139, %237 ], [ %139, %205 ]
  %272 = phi double [ %32, %30 ], [ %32, %57 ], [ %32, %86 ], [ %140, %250 ], [ %140, %246 ], [ %140, %238 ], [ %140, %231 ], [ %140, %237 ], [ %140, %205 ]
  %273 = add nuw nsw i64 %31, 1
  %274 = icmp eq i64 %273, 8
  br i1 %274, label %19, label %30

275:                                              
  %276 = fsub double %21, %2
  %277 = fcmp olt double %276, 0.000000e+00
  %278 = fneg double %276
  %279 = select i1 %277, double %278, double %276
  %280 = fdiv double %279, %26
  br label %281

281:                                              
  %282 = phi double [ %280, %275 ], [ 0.000000e+00, %19 ]
  store double %282, ptr %28, align 8
  %283 = getelementptr inbounds i8, ptr %0, i64 24
  %284 = getelementptr inbounds i8, ptr %0, i64 32
  %285 = fcmp ogt double %267, 0.000000e+00
  %286 = fmul double %267, 5.000000e-01
  %287 = fcmp ogt double %266, %286
  %288 = select i1 %285, i1 %287, i1 false
  %289 = select i1 %6, double 2.000000e-02, double 2.000000e-01
  %290 = fmul double %289, %24
  %291 = fcmp ugt double %272, %290
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %283, i8 0, i64 16, i1 false)
  br i1 %291, label %292, label %298

292:                                              
  %293 = fmul double %15, %289
  %294 = fcmp ole double %272, %293
  %295 = fmul double %267, 1.000000e-03
  %296 = fcmp ole double %266, %295
  %297 = select i1 %294, i1 %296, i1 false
  br label %298

298:                                              
  %299 = phi i1 [ true, %281 ], [ %297, %292 ]
  %300 = icmp eq i32 %262, 0
  br i1 %300, label %301, label %302

301:                                              
  store i32 6, ptr %0, align 8
  br label %360

302:                                              
  %303 = icmp eq i32 %263, 0
  br i1 %303, label %304, label %307

304:                                              
  %305 = fcmp uno double %2, 0.000000e+00
  %306 = select i1 %305, i32 0, i32 5
  br label %352

307:                                              
  %308 = icmp eq i32 %257, 0
  br i1 %308, label %326, label %309

309:                                              
  %310 = fmul double %264, 3.000000e+00
  %311 = fcmp olt double %265, 0.000000e+00
  %312 = fneg double %265
  %313 = select i1 %311, double %312, double %265
  %314 = fmul double %8, %313
  %315 = fadd double %310, %314
  %316 = fsub double %265, %2
  %317 = fcmp olt double %316, 0.000000e+00
  %318 = fneg double %316
  %319 = select i1 %317, double %318, double %316
  %320 = fcmp ugt double %319, %315
  br i1 %320, label %325, label %321

321:                                              
  %322 = fcmp ogt double %15, %313
  %323 = select i1 %322, double %15, double %313
  %324 = fdiv double %319, %323
  store i32 0, ptr %0, align 8
  store double %265, ptr %27, align 8
  store double %324, ptr %28, align 8
  br label %360

325:                                              
  store i32 10, ptr %0, align 8
  store double %265, ptr %27, align 8
  br label %360

326:                                              
  %327 = icmp eq i32 %261, 0
  br i1 %327, label %328, label %335

328:                                              
  %329 = fcmp oeq double %2, 0.000000e+00
  %330 = icmp ne i32 %260, 0
  %331 = fcmp ord double %2, 0.000000e+00
  %332 = and i1 %331, %330
  %333 = select i1 %329, i1 true, i1 %332
  %334 = select i1 %333, i32 0, i32 2
  br label %352

335:                                              
  %336 = icmp eq i32 %259, 0
  br i1 %336, label %337, label %352

337:                                              
  br i1 %299, label %338, label %345

338:                                              
  %339 = fsub double %21, %2
  %340 = fcmp olt double %339, 0.000000e+00
  %341 = fneg double %339
  %342 = select i1 %340, double %341, double %339
  %343 = fmul double %272, 3.000000e+00
  %344 = fcmp ugt double %342, %343
  br i1 %344, label %345, label %352

345:                                              
  br i1 %288, label %346, label %347

346:                                              
  store i32 3, ptr %0, align 8
  br label %360

347:                                              
  %348 = icmp eq i32 %258, 0
  br i1 %348, label %350, label %349

349:                                              
  store i32 11, ptr %0, align 8
  store double %256, ptr %283, align 8
  store double %255, ptr %284, align 8
  br label %360

350:                                              
  br i1 %299, label %360, label %351

351:                                              
  store i32 4, ptr %0, align 8
  br label %360

352:                                              
  %353 = phi i32 [ %306, %304 ], [ %334, %328 ], [ 0, %338 ], [ 0, %335 ]
  %354 = phi i1 [ %305, %304 ], [ %333, %328 ], [ true, %338 ], [ true, %335 ]
  store i32 %353, ptr %0, align 8
  %355 = icmp ne i32 %259, 0
  %356 = select i1 %354, i1 %355, i1 false
  br i1 %356, label %357, label %360

357:                                              
  store double %269, ptr %27, align 8
  %358 = fdiv double %270, %26
  %359 = select i1 %29, double %358, double 0.000000e+00
  store double %359, ptr %28, align 8
  br label %360

360:                                              
  ret void
}

define internal fastcc range(i32 0, 2) i32 @ask_keeper(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #17 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 %1, ptr %3, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #21
  %5 = getelementptr inbounds i8, ptr %0, i64 56
  %6 = load i32, ptr %5, align 8
  %7 = call i64 @write(i32 noundef %6, ptr noundef nonnull %3, i64 noundef 4) #22
  %8 = icmp eq i64 %7, 4
  br i1 %8, label %9, label %15

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 60
  %11 = load i32, ptr %10, align 4
  %12 = call i64 @read(i32 noundef %11, ptr noundef nonnull %4, i64 noundef 1) #22
  %13 = icmp eq i64 %12, 1
  %14 = zext i1 %13 to i32
  br label %15

15:                                               
  %16 = phi i32 [ 0, %2 ], [ %14, %9 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #21
  ret i32 %16
}

define internal fastcc void @name_suspects(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = alloca [64 x i32], align 16
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %2) #21
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %2, i8 0, i64 256, i1 false)
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                
  %9 = getelementptr inbounds i8, ptr %4, i64 1061240
  br label %12

10:                                               
  %11 = getelementptr inbounds i8, ptr %4, i64 10616
  br label %57

12:                                               
  %13 = phi i64 [ 0, %8 ], [ %54, %53 ]
  %14 = getelementptr inbounds [4096 x %struct.constant], ptr %9, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 12
  %16 = load i8, ptr %15, align 4
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %53, label %18

18:                                               
  %19 = getelementptr inbounds i8, ptr %14, i64 11
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %53, label %22

22:                                               
  %23 = getelementptr inbounds i8, ptr %14, i64 8
  %24 = load i16, ptr %23, align 8
  %25 = sext i16 %24 to i32
  %26 = icmp slt i16 %24, 1
  br i1 %26, label %53, label %27

27:                                               
  %28 = add nsw i32 %25, -1
  %29 = icmp ult i16 %24, 65
  br i1 %29, label %30, label %36

30:                                               
  %31 = zext nneg i32 %28 to i64
  %32 = getelementptr inbounds [64 x i32], ptr %2, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %32, align 4
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %36, label %53

36:                                               
  %37 = load ptr, ptr %0, align 8
  %38 = load ptr, ptr %37, align 8
  %39 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.40, ptr noundef %38) #22
  %40 = icmp eq i16 %24, 32767
  br i1 %40, label %41, label %43

41:                                               
  %42 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.42) #22
  br label %53

43:                                               
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 32
  %46 = load ptr, ptr %45, align 8
  %47 = zext nneg i32 %28 to i64
  %48 = getelementptr inbounds ptr, ptr %46, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr @.str.41, ptr %49
  %52 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.43, i32 noundef %25, ptr noundef nonnull %51) #22
  br label %53

53:                                               
  %54 = add nuw nsw i64 %13, 1
  %55 = load i64, ptr %5, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %12, label %10

57:                                               
  %58 = phi i64 [ 0, %10 ], [ %90, %88 ]
  %59 = phi i32 [ 0, %10 ], [ %89, %88 ]
  %60 = load ptr, ptr %0, align 8
  %61 = getelementptr inbounds i8, ptr %60, i64 24
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds ptr, ptr %62, i64 %58
  %64 = load ptr, ptr %63, align 8
  %65 = icmp ne ptr %64, null
  %66 = icmp slt i32 %59, 4
  %67 = select i1 %65, i1 %66, i1 false
  br i1 %67, label %69, label %68

68:                                               
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %2) #21
  ret void

69:                                               
  %70 = getelementptr inbounds [1024 x i8], ptr %11, i64 0, i64 %58
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %88, label %73

73:                                               
  %74 = load ptr, ptr %3, align 8
  %75 = getelementptr inbounds i8, ptr %74, i64 11640
  %76 = getelementptr inbounds [1024 x i8], ptr %75, i64 0, i64 %58
  %77 = load i8, ptr %76, align 1
  %78 = icmp eq i8 %77, 0
  br i1 %78, label %84, label %79

79:                                               
  %80 = phi ptr [ %81, %79 ], [ %64, %73 ]
  %81 = getelementptr inbounds i8, ptr %80, i64 1
  %82 = load i8, ptr %80, align 1
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %84, label %79

84:                                               
  %85 = phi ptr [ %64, %73 ], [ %81, %79 ]
  %86 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.22, ptr noundef nonnull %85) #22
  %87 = add nsw i32 %59, 1
  br label %88

88:                                               
  %89 = phi i32 [ %87, %84 ], [ %59, %69 ]
  %90 = add nuw nsw i64 %58, 1
  %91 = icmp eq i64 %90, 1024
  br i1 %91, label %68, label %57
}

declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #18

declare i64 @llvm.smax.i64(i64, i64) #19

declare i64 @llvm.umin.i64(i64, i64) #19

declare i32 @llvm.smax.i32(i32, i32) #19

attributes #0 = { nounwind optsize "no-builtin-printf" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { optsize "no-builtin-printf" }
attributes #4 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "no-builtin-printf" }
attributes #5 = { noreturn optsize "no-builtin-printf" }
attributes #6 = { nofree nounwind optsize memory(read) "no-builtin-printf" }
attributes #7 = { mustprogress nofree nounwind optsize willreturn memory(read) "no-builtin-printf" }
attributes #8 = { mustprogress nofree nounwind optsize willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #9 = { nofree optsize "no-builtin-printf" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-printf" }
attributes #11 = { nofree nounwind optsize "no-builtin-printf" }
attributes #12 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtin-printf" }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-builtin-printf" }
attributes #15 = { mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #16 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) "no-builtin-printf" }
attributes #17 = { nofree nounwind optsize "no-builtin-printf" }
attributes #18 = { nofree nounwind willreturn memory(argmem: read) }
attributes #19 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { optsize "no-builtin-printf" }
attributes #21 = { nounwind }
attributes #22 = { nounwind optsize "no-builtin-printf" }
attributes #23 = { noreturn nounwind optsize "no-builtin-printf" }
attributes #24 = { optsize allocsize(0,1) "no-builtin-printf" }


