
%struct.anon.0 = type { ptr, ptr, i64, [4096 x i8] }
%struct.pointer = type { ptr, ptr, ptr }
%struct.constant = type { ptr, i16, i8, i8, i8, double }
%struct.cell = type { ptr, ptr, double, double, double, double, double, i64, i16, i8, i8, i8, i8, i8, i8 }
%struct.anon = type { i32, double }
%struct.run = type { double, double, double, i32 }
%struct.judged = type { i32, double, double }
%struct.function = type { ptr, ptr }

@recording = internal unnamed_addr global ptr null, align 8
@seen = internal unnamed_addr global ptr null, align 8
@stored = internal unnamed_addr global ptr null, align 8
@stored_count = internal unnamed_addr global i64 0, align 8
@functions = internal unnamed_addr global ptr null, align 8
@events = internal unnamed_addr global i64 0, align 8
@probing = internal unnamed_addr global i32 0, align 4
@probe_count = internal unnamed_addr global i64 0, align 8
@probed = internal unnamed_addr global ptr null, align 8
@watching = internal unnamed_addr global i32 0, align 4
@watched = internal global [8 x %struct.anon.0] zeroinitializer, align 16
@seen_count = internal unnamed_addr global i64 0, align 8
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
@.str.21 = private unnamed_addr constant [66 x i8] c"the function is not finite around here: check it at another point\00", align 1
@.str.22 = private unnamed_addr constant [105 x i8] c": finite differences do not resolve it (derivative %.6g): too small beside the result's rounding errors\0A\00", align 1
@.str.23 = private unnamed_addr constant [72 x i8] c": the function jumps here (derivative %.6g): check it at another point\0A\00", align 1
@.str.24 = private unnamed_addr constant [152 x i8] c": differences do not settle (derivative %.6g, about %.6g): is there a kink at this point, or noise? Check it at another point, or on a smaller problem\0A\00", align 1
@.str.25 = private unnamed_addr constant [187 x i8] c": the smallest steps already take another way through the program (derivative %.9g, differences %.9g): an iteration that stops at a tolerance? Check it with a fixed number of iterations\0A\00", align 1
@.str.26 = private unnamed_addr constant [9 x i8] c"MISMATCH\00", align 1
@.str.27 = private unnamed_addr constant [65 x i8] c": derivative %.9g, finite differences %.9g, relative error %.1e\0A\00", align 1
@.str.28 = private unnamed_addr constant [3 x i8] c"ok\00", align 1
@.str.29 = private unnamed_addr constant [25 x i8] c"most of it in the result\00", align 1
@.str.30 = private unnamed_addr constant [33 x i8] c"most of it %s argument %d ('%s')\00", align 1
@.str.31 = private unnamed_addr constant [27 x i8] c"in what is written through\00", align 1
@.str.32 = private unnamed_addr constant [3 x i8] c"by\00", align 1
@.str.33 = private unnamed_addr constant [44 x i8] c": derivative %.9g, finite differences %.9g\0A\00", align 1
@.str.34 = private unnamed_addr constant [22 x i8] c"%s: note: gradcheck: \00", align 1
@.str.35 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.36 = private unnamed_addr constant [154 x i8] c"a global variable that is declared inactive holds numbers that depend on what is differentiated, and they are read again: they carry no derivative there\0A\00", align 1
@.str.37 = private unnamed_addr constant [182 x i8] c"argument %d ('%s') is enzyme_const, but the function writes numbers there that depend on what is differentiated, and reads them again: pass it as enzyme_dup, with a shadow of zeros\0A\00", align 1
@.str.38 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.39 = private unnamed_addr constant [32 x i8] c": the derivative computes %.9g \00", align 1
@.str.40 = private unnamed_addr constant [25 x i8] c"as the function's result\00", align 1
@.str.41 = private unnamed_addr constant [38 x i8] c"in what argument %ld ('%s') points to\00", align 1
@.str.42 = private unnamed_addr constant [28 x i8] c", the function itself %.9g\0A\00", align 1

define weak hidden void @__enzyme_cc_check_saw(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr @recording, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                
  %6 = icmp eq ptr %0, null
  %7 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  %8 = or i1 %6, %7
  br i1 %8, label %43, label %9

9:                                                
  %10 = load ptr, ptr @seen, align 8
  %11 = ptrtoint ptr %0 to i64
  %12 = lshr i64 %11, 2
  %13 = mul i64 %12, -7046029254386353131
  %14 = lshr i64 %13, 41
  %15 = getelementptr inbounds %struct.pointer, ptr %10, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %30, label %18

18:                                               
  %19 = phi ptr [ %27, %24 ], [ %15, %9 ]
  %20 = phi i64 [ %26, %24 ], [ %14, %9 ]
  %21 = getelementptr inbounds i8, ptr %19, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %30, label %24

24:                                               
  %25 = add nuw nsw i64 %20, 1
  %26 = and i64 %25, 8388607
  %27 = getelementptr inbounds %struct.pointer, ptr %10, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %18

30:                                               
  %31 = phi ptr [ %15, %9 ], [ %19, %18 ], [ %27, %24 ]
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %40

34:                                               
  %35 = load i64, ptr @seen_count, align 8
  %36 = add nsw i64 %35, 1
  store i64 %36, ptr @seen_count, align 8
  %37 = icmp sgt i64 %35, 4194303
  br i1 %37, label %38, label %40

38:                                               
  %39 = getelementptr inbounds i8, ptr %3, i64 16
  store i32 1, ptr %39, align 8
  tail call void @_exit(i32 noundef 0) #18
  unreachable

40:                                               
  store ptr %0, ptr %31, align 8
  %41 = getelementptr inbounds i8, ptr %31, i64 8
  store ptr %0, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %31, i64 16
  store ptr %1, ptr %42, align 8
  br label %43

43:                                               
  ret void
}

define weak hidden ptr @__enzyme_cc_check_found(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr @recording, align 8
  %3 = icmp ne ptr %2, null
  %4 = icmp ne ptr %0, null
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %34

6:                                                
  %7 = load ptr, ptr @seen, align 8
  %8 = ptrtoint ptr %0 to i64
  %9 = lshr i64 %8, 2
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 41
  %12 = getelementptr inbounds %struct.pointer, ptr %7, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %27, label %15

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
  br i1 %26, label %27, label %15

27:                                               
  %28 = phi ptr [ %12, %6 ], [ %16, %15 ], [ %24, %21 ]
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %34, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %28, i64 16
  %33 = load ptr, ptr %32, align 8
  br label %34

34:                                               
  %35 = phi ptr [ null, %1 ], [ %33, %31 ], [ null, %27 ]
  ret ptr %35
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define weak hidden ptr @__enzyme_cc_check_pointer_loaded(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = load ptr, ptr @recording, align 8
  %7 = icmp ne ptr %6, null
  %8 = icmp ne ptr %2, null
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %150

10:                                               
  %11 = load ptr, ptr @stored, align 8
  %12 = ptrtoint ptr %0 to i64
  %13 = lshr i64 %12, 2
  %14 = mul i64 %13, -7046029254386353131
  %15 = lshr i64 %14, 41
  %16 = getelementptr inbounds %struct.pointer, ptr %11, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  %19 = icmp eq ptr %17, %0
  %20 = or i1 %18, %19
  br i1 %20, label %30, label %21

21:                                               
  %22 = phi i64 [ %24, %21 ], [ %15, %10 ]
  %23 = add nuw nsw i64 %22, 1
  %24 = and i64 %23, 8388607
  %25 = getelementptr inbounds %struct.pointer, ptr %11, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  %28 = icmp eq ptr %26, %0
  %29 = or i1 %27, %28
  br i1 %29, label %30, label %21

30:                                               
  %31 = phi ptr [ %16, %10 ], [ %25, %21 ]
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %41, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %31, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, %2
  br i1 %37, label %38, label %41

38:                                               
  %39 = getelementptr inbounds i8, ptr %31, i64 16
  %40 = load ptr, ptr %39, align 8
  br label %150

41:                                               
  %42 = ptrtoint ptr %1 to i64
  %43 = and i64 %42, 9223090561878065152
  %44 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  br i1 %44, label %45, label %47

45:                                               
  %46 = tail call ptr @__enzyme_cc_check_found(ptr noundef nonnull %2) #19
  br label %150

47:                                               
  %48 = icmp sgt ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %48, label %55, label %49

49:                                               
  %50 = ptrtoint ptr %2 to i64
  %51 = and i64 %50, 281474976710655
  %52 = and i64 %42, -281474976710656
  %53 = or disjoint i64 %51, %52
  %54 = inttoptr i64 %53 to ptr
  br label %112

55:                                               
  %56 = and i64 %42, 281474976710655
  %57 = inttoptr i64 %56 to ptr
  %58 = lshr i64 %56, 12
  %59 = and i64 %58, 255
  %60 = getelementptr inbounds [256 x i64], ptr @readable.known, i64 0, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %58
  br i1 %62, label %72, label %63

63:                                               
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #20
  %64 = icmp ult ptr %57, inttoptr (i64 4096 to ptr)
  br i1 %64, label %71, label %65

65:                                               
  %66 = and i64 %42, 281474976706560
  %67 = inttoptr i64 %66 to ptr
  %68 = call i32 @mincore(ptr noundef %67, i64 noundef 1, ptr noundef nonnull %5) #21
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               
  store i64 %58, ptr %60, align 8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #20
  br label %72

71:                                               
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #20
  br label %93

72:                                               
  %73 = getelementptr inbounds i8, ptr %57, i64 7
  %74 = ptrtoint ptr %73 to i64
  %75 = lshr i64 %74, 12
  %76 = and i64 %75, 255
  %77 = getelementptr inbounds [256 x i64], ptr @readable.known, i64 0, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %78, %75
  br i1 %79, label %91, label %80

80:                                               
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #20
  %81 = icmp uge ptr %73, inttoptr (i64 4096 to ptr)
  %82 = icmp ult ptr %73, inttoptr (i64 281474976710656 to ptr)
  %83 = and i1 %81, %82
  br i1 %83, label %84, label %90

84:                                               
  %85 = and i64 %74, 562949953417216
  %86 = inttoptr i64 %85 to ptr
  %87 = call i32 @mincore(ptr noundef %86, i64 noundef 1, ptr noundef nonnull %4) #21
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %90

89:                                               
  store i64 %75, ptr %77, align 8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #20
  br label %91

90:                                               
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #20
  br label %93

91:                                               
  %92 = load ptr, ptr %57, align 1
  br label %93

93:                                               
  %94 = phi ptr [ %92, %91 ], [ null, %90 ], [ null, %71 ]
  %95 = icmp eq ptr %94, %2
  br i1 %95, label %96, label %102

96:                                               
  %97 = ptrtoint ptr %2 to i64
  %98 = and i64 %97, 281474976710655
  %99 = or disjoint i64 %43, %98
  %100 = or disjoint i64 %99, -9223372036854775808
  %101 = inttoptr i64 %100 to ptr
  br label %112

102:                                              
  %103 = icmp ne ptr %94, null
  %104 = icmp ult ptr %94, inttoptr (i64 281474976710656 to ptr)
  %105 = and i1 %103, %104
  br i1 %105, label %106, label %112

106:                                              
  %107 = ptrtoint ptr %94 to i64
  %108 = and i64 %107, 281474976710655
  %109 = and i64 %42, -281474976710656
  %110 = or disjoint i64 %108, %109
  %111 = inttoptr i64 %110 to ptr
  br label %112

112:                                              
  %113 = phi ptr [ %54, %49 ], [ %101, %96 ], [ %111, %106 ], [ null, %102 ]
  %114 = icmp ult ptr %113, inttoptr (i64 281474976710656 to ptr)
  br i1 %114, label %150, label %115

115:                                              
  %116 = load ptr, ptr @seen, align 8
  %117 = ptrtoint ptr %2 to i64
  %118 = lshr i64 %117, 2
  %119 = mul i64 %118, -7046029254386353131
  %120 = lshr i64 %119, 41
  %121 = getelementptr inbounds %struct.pointer, ptr %116, i64 %120
  %122 = load ptr, ptr %121, align 8
  %123 = icmp eq ptr %122, null
  br i1 %123, label %136, label %124

124:                                              
  %125 = phi ptr [ %133, %130 ], [ %121, %115 ]
  %126 = phi i64 [ %132, %130 ], [ %120, %115 ]
  %127 = getelementptr inbounds i8, ptr %125, i64 8
  %128 = load ptr, ptr %127, align 8
  %129 = icmp eq ptr %128, %2
  br i1 %129, label %136, label %130

130:                                              
  %131 = add nuw nsw i64 %126, 1
  %132 = and i64 %131, 8388607
  %133 = getelementptr inbounds %struct.pointer, ptr %116, i64 %132
  %134 = load ptr, ptr %133, align 8
  %135 = icmp eq ptr %134, null
  br i1 %135, label %136, label %124

136:                                              
  %137 = phi ptr [ %121, %115 ], [ %125, %124 ], [ %133, %130 ]
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %140, label %147

140:                                              
  %141 = load i64, ptr @seen_count, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr @seen_count, align 8
  %143 = icmp sgt i64 %141, 4194303
  br i1 %143, label %144, label %147

144:                                              
  %145 = load ptr, ptr @recording, align 8
  %146 = getelementptr inbounds i8, ptr %145, i64 16
  store i32 1, ptr %146, align 8
  call void @_exit(i32 noundef 0) #18
  unreachable

147:                                              
  store ptr %2, ptr %137, align 8
  %148 = getelementptr inbounds i8, ptr %137, i64 8
  store ptr %2, ptr %148, align 8
  %149 = getelementptr inbounds i8, ptr %137, i64 16
  store ptr %113, ptr %149, align 8
  br label %150

150:                                              
  %151 = phi ptr [ null, %3 ], [ %40, %38 ], [ %46, %45 ], [ %113, %112 ], [ %113, %147 ]
  ret ptr %151
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define weak hidden void @__enzyme_cc_check_pointer_stored(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr @recording, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %76, label %6

6:                                                
  %7 = load ptr, ptr @stored, align 8
  %8 = ptrtoint ptr %0 to i64
  %9 = lshr i64 %8, 2
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 41
  %12 = getelementptr inbounds %struct.pointer, ptr %7, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  %15 = icmp eq ptr %13, %0
  %16 = or i1 %14, %15
  br i1 %16, label %26, label %17

17:                                               
  %18 = phi i64 [ %20, %17 ], [ %11, %6 ]
  %19 = add nuw nsw i64 %18, 1
  %20 = and i64 %19, 8388607
  %21 = getelementptr inbounds %struct.pointer, ptr %7, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = icmp eq ptr %22, %0
  %25 = or i1 %23, %24
  br i1 %25, label %26, label %17

26:                                               
  %27 = phi ptr [ %12, %6 ], [ %21, %17 ]
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %36

30:                                               
  %31 = load i64, ptr @stored_count, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr @stored_count, align 8
  %33 = icmp sgt i64 %31, 4194303
  br i1 %33, label %34, label %36

34:                                               
  %35 = getelementptr inbounds i8, ptr %4, i64 16
  store i32 1, ptr %35, align 8
  tail call void @_exit(i32 noundef 0) #18
  unreachable

36:                                               
  store ptr %0, ptr %27, align 8
  %37 = getelementptr inbounds i8, ptr %27, i64 8
  store ptr %1, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %27, i64 16
  store ptr %2, ptr %38, align 8
  %39 = icmp eq ptr %1, null
  %40 = icmp ult ptr %2, inttoptr (i64 281474976710656 to ptr)
  %41 = or i1 %39, %40
  br i1 %41, label %76, label %42

42:                                               
  %43 = load ptr, ptr @seen, align 8
  %44 = ptrtoint ptr %1 to i64
  %45 = lshr i64 %44, 2
  %46 = mul i64 %45, -7046029254386353131
  %47 = lshr i64 %46, 41
  %48 = getelementptr inbounds %struct.pointer, ptr %43, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %63, label %51

51:                                               
  %52 = phi ptr [ %60, %57 ], [ %48, %42 ]
  %53 = phi i64 [ %59, %57 ], [ %47, %42 ]
  %54 = getelementptr inbounds i8, ptr %52, i64 8
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, %1
  br i1 %56, label %63, label %57

57:                                               
  %58 = add nuw nsw i64 %53, 1
  %59 = and i64 %58, 8388607
  %60 = getelementptr inbounds %struct.pointer, ptr %43, i64 %59
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %63, label %51

63:                                               
  %64 = phi ptr [ %48, %42 ], [ %52, %51 ], [ %60, %57 ]
  %65 = load ptr, ptr %64, align 8
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %73

67:                                               
  %68 = load i64, ptr @seen_count, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr @seen_count, align 8
  %70 = icmp sgt i64 %68, 4194303
  br i1 %70, label %71, label %73

71:                                               
  %72 = getelementptr inbounds i8, ptr %4, i64 16
  store i32 1, ptr %72, align 8
  tail call void @_exit(i32 noundef 0) #18
  unreachable

73:                                               
  store ptr %1, ptr %64, align 8
  %74 = getelementptr inbounds i8, ptr %64, i64 8
  store ptr %1, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %64, i64 16
  store ptr %2, ptr %75, align 8
  br label %76

76:                                               
  ret void
}

define weak hidden ptr @__enzyme_cc_check_traced(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr @functions, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %31, label %4

4:                                                
  %5 = ptrtoint ptr %0 to i64
  %6 = lshr i64 %5, 2
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 47
  %9 = getelementptr inbounds ptr, ptr %2, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %31, label %12

12:                                               
  %13 = load ptr, ptr %10, align 8
  %14 = icmp eq ptr %13, %0
  br i1 %14, label %25, label %18

15:                                               
  %16 = load ptr, ptr %23, align 8
  %17 = icmp eq ptr %16, %0
  br i1 %17, label %25, label %18

18:                                               
  %19 = phi i64 [ %21, %15 ], [ %8, %12 ]
  %20 = add nuw nsw i64 %19, 1
  %21 = and i64 %20, 131071
  %22 = getelementptr inbounds ptr, ptr %2, i64 %21
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %31, label %15

25:                                               
  %26 = phi i1 [ %11, %12 ], [ %24, %15 ]
  %27 = phi ptr [ %10, %12 ], [ %23, %15 ]
  br i1 %26, label %31, label %28

28:                                               
  %29 = getelementptr inbounds i8, ptr %27, i64 8
  %30 = load ptr, ptr %29, align 8
  br label %31

31:                                               
  %32 = phi ptr [ %0, %1 ], [ %30, %28 ], [ %0, %25 ], [ %0, %4 ], [ %0, %18 ]
  ret ptr %32
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
  tail call fastcc void @touch(ptr noundef %22, ptr noundef %23, i32 noundef %2, i32 noundef %4) #19
  %24 = add nuw nsw i64 %20, 1
  %25 = icmp eq i64 %24, %18
  br i1 %25, label %26, label %19

26:                                               
  ret void
}

define internal fastcc void @touch(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca i8, align 1
  %6 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  br i1 %6, label %7, label %10

7:                                                
  %8 = tail call ptr @__enzyme_cc_check_found(ptr noundef %0) #19
  %9 = icmp ult ptr %8, inttoptr (i64 281474976710656 to ptr)
  br i1 %9, label %152, label %10

10:                                               
  %11 = phi ptr [ %1, %4 ], [ %8, %7 ]
  %12 = ptrtoint ptr %11 to i64
  %13 = lshr i64 %12, 48
  %14 = icmp sgt ptr %11, inttoptr (i64 -1 to ptr)
  br i1 %14, label %52, label %15

15:                                               
  %16 = load ptr, ptr @recording, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %34

20:                                               
  %21 = getelementptr inbounds i8, ptr %16, i64 1060216
  br label %25

22:                                               
  %23 = add nuw nsw i64 %26, 1
  %24 = icmp eq i64 %23, %18
  br i1 %24, label %34, label %25

25:                                               
  %26 = phi i64 [ 0, %20 ], [ %23, %22 ]
  %27 = getelementptr inbounds [4096 x %struct.constant], ptr %21, i64 0, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, %0
  br i1 %29, label %30, label %22

30:                                               
  %31 = icmp eq i32 %3, 0
  br i1 %31, label %152, label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %27, i64 11
  store i8 1, ptr %33, align 1
  br label %152

34:                                               
  %35 = icmp ne i32 %3, 0
  %36 = icmp sgt i32 %2, 2
  %37 = or i1 %36, %35
  %38 = icmp eq i64 %18, 4096
  %39 = or i1 %37, %38
  br i1 %39, label %152, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %16, i64 1060216
  %42 = add nsw i64 %18, 1
  store i64 %42, ptr %17, align 8
  %43 = getelementptr inbounds [4096 x %struct.constant], ptr %41, i64 0, i64 %18
  %44 = trunc nuw i64 %13 to i16
  %45 = and i16 %44, 32767
  %46 = trunc i32 %2 to i8
  store ptr %0, ptr %43, align 8
  %47 = getelementptr inbounds i8, ptr %43, i64 8
  store i16 %45, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %43, i64 10
  store i8 %46, ptr %48, align 2
  %49 = getelementptr inbounds i8, ptr %43, i64 11
  store i8 0, ptr %49, align 1
  %50 = getelementptr inbounds i8, ptr %43, i64 12
  store i8 0, ptr %50, align 4
  %51 = getelementptr inbounds i8, ptr %43, i64 16
  store double 0.000000e+00, ptr %51, align 8
  br label %152

52:                                               
  %53 = ptrtoint ptr %11 to i64
  %54 = and i64 %53, 281474976710655
  %55 = inttoptr i64 %54 to ptr
  %56 = icmp eq ptr %55, %0
  br i1 %56, label %152, label %57

57:                                               
  %58 = lshr i64 %54, 12
  %59 = and i64 %58, 255
  %60 = getelementptr inbounds [256 x i64], ptr @readable.known, i64 0, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %58
  br i1 %62, label %72, label %63

63:                                               
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #20
  %64 = icmp ult ptr %55, inttoptr (i64 4096 to ptr)
  br i1 %64, label %71, label %65

65:                                               
  %66 = and i64 %53, 281474976706560
  %67 = inttoptr i64 %66 to ptr
  %68 = call i32 @mincore(ptr noundef %67, i64 noundef 1, ptr noundef nonnull %5) #21
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               
  store i64 %58, ptr %60, align 8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #20
  br label %72

71:                                               
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #20
  br label %152

72:                                               
  %73 = ptrtoint ptr %0 to i64
  %74 = lshr i64 %73, 2
  %75 = mul i64 %74, -7046029254386353131
  %76 = lshr i64 %75, 41
  %77 = icmp eq i32 %3, 0
  %78 = icmp slt i32 %2, 3
  %79 = icmp eq i32 %2, 0
  %80 = trunc i32 %2 to i8
  %81 = getelementptr inbounds i8, ptr %0, i64 4
  %82 = getelementptr inbounds i8, ptr %11, i64 4
  %83 = getelementptr inbounds i8, ptr %0, i64 4
  %84 = getelementptr inbounds i8, ptr %11, i64 4
  br label %85

85:                                               
  %86 = phi i64 [ %76, %72 ], [ %125, %124 ]
  %87 = load ptr, ptr @cell_table, align 8
  %88 = getelementptr inbounds i32, ptr %87, i64 %86
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, 0
  %91 = load ptr, ptr @recording, align 8
  br i1 %90, label %126, label %92

92:                                               
  %93 = getelementptr inbounds i8, ptr %91, i64 1158520
  %94 = add nsw i32 %89, -1
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [2097152 x %struct.cell], ptr %93, i64 0, i64 %95
  %97 = load ptr, ptr %96, align 8
  %98 = icmp eq ptr %97, %0
  br i1 %98, label %99, label %121

99:                                               
  br i1 %77, label %100, label %102

100:                                              
  %101 = getelementptr inbounds i8, ptr %96, i64 68
  store i8 1, ptr %101, align 4
  br label %102

102:                                              
  %103 = getelementptr inbounds i8, ptr %96, i64 66
  %104 = load i8, ptr %103, align 2
  %105 = icmp sgt i8 %104, 2
  %106 = and i1 %78, %105
  br i1 %106, label %107, label %124

107:                                              
  %108 = icmp eq i8 %104, 4
  %109 = and i1 %79, %108
  %110 = getelementptr inbounds i8, ptr %96, i64 67
  %111 = load i8, ptr %110, align 1
  %112 = getelementptr inbounds i8, ptr %96, i64 68
  %113 = load i8, ptr %112, align 4
  store i8 %80, ptr %103, align 2
  %114 = icmp ne i8 %111, 0
  %115 = select i1 %109, i1 %114, i1 false
  br i1 %115, label %116, label %117

116:                                              
  call fastcc void @touch(ptr noundef nonnull %81, ptr noundef nonnull %82, i32 noundef 3, i32 noundef 1) #19
  br label %117

117:                                              
  %118 = icmp ne i8 %113, 0
  %119 = select i1 %109, i1 %118, i1 false
  br i1 %119, label %120, label %124

120:                                              
  call fastcc void @touch(ptr noundef nonnull %83, ptr noundef nonnull %84, i32 noundef 3, i32 noundef 0) #19
  br label %124

121:                                              
  %122 = add nuw nsw i64 %86, 1
  %123 = and i64 %122, 8388607
  br label %124

124:                                              
  %125 = phi i64 [ %123, %121 ], [ %86, %117 ], [ %86, %120 ], [ %86, %102 ]
  br i1 %98, label %152, label %85

126:                                              
  %127 = load i64, ptr %91, align 8
  %128 = icmp eq i64 %127, 2097152
  br i1 %128, label %129, label %131

129:                                              
  %130 = getelementptr inbounds i8, ptr %91, i64 16
  store i32 1, ptr %130, align 8
  call void @_exit(i32 noundef 0) #18
  unreachable

131:                                              
  %132 = getelementptr inbounds i32, ptr %87, i64 %86
  %133 = getelementptr inbounds i8, ptr %91, i64 1158520
  %134 = add nsw i64 %127, 1
  store i64 %134, ptr %91, align 8
  %135 = getelementptr inbounds [2097152 x %struct.cell], ptr %133, i64 0, i64 %127
  %136 = trunc i64 %134 to i32
  store i32 %136, ptr %132, align 4
  %137 = trunc nuw i64 %13 to i16
  %138 = add nsw i16 %137, -1
  %139 = trunc i32 %2 to i8
  %140 = trunc i32 %3 to i8
  %141 = icmp eq i32 %3, 0
  %142 = zext i1 %141 to i8
  store ptr %0, ptr %135, align 8
  %143 = getelementptr inbounds i8, ptr %135, i64 8
  store ptr %55, ptr %143, align 8
  %144 = getelementptr inbounds i8, ptr %135, i64 16
  %145 = getelementptr inbounds i8, ptr %135, i64 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %144, i8 0, i64 48, i1 false)
  store i16 %138, ptr %145, align 8
  %146 = getelementptr inbounds i8, ptr %135, i64 66
  store i8 %139, ptr %146, align 2
  %147 = getelementptr inbounds i8, ptr %135, i64 67
  store i8 %140, ptr %147, align 1
  %148 = getelementptr inbounds i8, ptr %135, i64 68
  store i8 %142, ptr %148, align 4
  %149 = getelementptr inbounds i8, ptr %135, i64 69
  store i8 0, ptr %149, align 1
  %150 = getelementptr inbounds i8, ptr %135, i64 70
  store i8 0, ptr %150, align 2
  %151 = getelementptr inbounds i8, ptr %135, i64 71
  store i8 0, ptr %151, align 1
  br label %152

152:                                              
  ret void
}

define weak hidden void @__enzyme_cc_check_copied(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = load ptr, ptr @recording, align 8
  %7 = icmp eq ptr %6, null
  %8 = icmp slt i64 %4, 1
  %9 = or i1 %8, %7
  br i1 %9, label %37, label %10

10:                                               
  tail call fastcc void @bytes_touched(ptr noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef 1) #19
  tail call fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %4, i32 noundef 0) #19
  %11 = icmp ugt ptr %0, %2
  %12 = icmp slt i64 %4, 8
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
  %30 = tail call ptr @__enzyme_cc_check_pointer_loaded(ptr noundef nonnull %22, ptr noundef %29, ptr noundef %23) #19
  %31 = icmp ult ptr %30, inttoptr (i64 281474976710656 to ptr)
  br i1 %31, label %34, label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 %21
  tail call void @__enzyme_cc_check_pointer_stored(ptr noundef %33, ptr noundef %23, ptr noundef %30) #19
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
  br i1 %7, label %8, label %77

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
  tail call fastcc void @touch(ptr noundef %21, ptr noundef nonnull %22, i32 noundef 3, i32 noundef %3) #19
  br label %23

23:                                               
  %24 = phi i64 [ %15, %20 ], [ %13, %8 ]
  %25 = add nuw nsw i64 %24, 8
  %26 = icmp sgt i64 %25, %2
  br i1 %26, label %70, label %27

27:                                               
  %28 = phi i64 [ %68, %67 ], [ %25, %23 ]
  %29 = phi i64 [ %28, %67 ], [ %24, %23 ]
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
  br i1 %39, label %61, label %40

40:                                               
  %41 = load ptr, ptr @recording, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 1158520
  %43 = add nsw i32 %38, -1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [2097152 x %struct.cell], ptr %42, i64 0, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, %31
  br i1 %47, label %61, label %54

48:                                               
  %49 = add nsw i32 %59, -1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [2097152 x %struct.cell], ptr %42, i64 0, i64 %50
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, %31
  br i1 %53, label %61, label %54

54:                                               
  %55 = phi i64 [ %57, %48 ], [ %35, %40 ]
  %56 = add nuw nsw i64 %55, 1
  %57 = and i64 %56, 8388607
  %58 = getelementptr inbounds i32, ptr %36, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %48

61:                                               
  %62 = phi i1 [ %39, %27 ], [ %39, %40 ], [ %60, %48 ], [ %60, %54 ]
  %63 = phi i32 [ 4, %27 ], [ 3, %40 ], [ 3, %48 ], [ 4, %54 ]
  %64 = getelementptr inbounds i8, ptr %1, i64 %29
  tail call fastcc void @touch(ptr noundef %30, ptr noundef nonnull %64, i32 noundef %63, i32 noundef %3) #19
  br i1 %62, label %67, label %65

65:                                               
  %66 = getelementptr inbounds i8, ptr %64, i64 4
  tail call fastcc void @touch(ptr noundef nonnull %31, ptr noundef nonnull %66, i32 noundef 3, i32 noundef %3) #19
  br label %67

67:                                               
  %68 = add nuw nsw i64 %28, 8
  %69 = icmp sgt i64 %68, %2
  br i1 %69, label %70, label %27

70:                                               
  %71 = phi i64 [ %24, %23 ], [ %28, %67 ]
  %72 = add nsw i64 %71, 4
  %73 = icmp sgt i64 %72, %2
  br i1 %73, label %77, label %74

74:                                               
  %75 = getelementptr inbounds i8, ptr %0, i64 %71
  %76 = getelementptr inbounds i8, ptr %1, i64 %71
  tail call fastcc void @touch(ptr noundef %75, ptr noundef nonnull %76, i32 noundef 3, i32 noundef %3) #19
  br label %77

77:                                               
  ret void
}

define weak hidden void @__enzyme_cc_check_filled(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr @recording, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %7, label %6

6:                                                
  tail call fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef 0) #19
  br label %7

7:                                                
  ret void
}

define weak hidden void @__enzyme_cc_check_released(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr @recording, align 8
  %4 = icmp eq ptr %3, null
  %5 = icmp eq ptr %0, null
  %6 = or i1 %5, %4
  %7 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  %8 = or i1 %7, %6
  br i1 %8, label %33, label %9

9:                                                
  %10 = icmp eq ptr @malloc_usable_size, null
  br i1 %10, label %13, label %11

11:                                               
  %12 = tail call i64 @malloc_usable_size(ptr noundef nonnull %0) #21
  br label %13

13:                                               
  %14 = phi i64 [ %12, %11 ], [ 8, %9 ]
  %15 = load ptr, ptr @recording, align 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %33

18:                                               
  %19 = getelementptr inbounds i8, ptr %15, i64 1158520
  %20 = getelementptr inbounds i8, ptr %0, i64 %14
  br label %21

21:                                               
  %22 = phi i64 [ 0, %18 ], [ %31, %30 ]
  %23 = getelementptr inbounds [2097152 x %struct.cell], ptr %19, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = icmp uge ptr %24, %0
  %26 = icmp ult ptr %24, %20
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %30

28:                                               
  %29 = getelementptr inbounds i8, ptr %23, i64 70
  store i8 1, ptr %29, align 2
  br label %30

30:                                               
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %16
  br i1 %32, label %33, label %21

33:                                               
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
  %15 = getelementptr inbounds i8, ptr %13, i64 11640
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
  %24 = getelementptr inbounds i8, ptr %13, i64 11640
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

define weak hidden void @__enzyme_cc_check_watch(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca i8, align 1
  %4 = load ptr, ptr @recording, align 8
  %5 = icmp eq ptr %4, null
  %6 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  %7 = or i1 %6, %5
  br i1 %7, label %47, label %8

8:                                                
  %9 = icmp slt ptr %1, null
  %10 = load i32, ptr @watching, align 4
  %11 = icmp eq i32 %10, 8
  %12 = select i1 %9, i1 true, i1 %11
  br i1 %12, label %47, label %13

13:                                               
  %14 = ptrtoint ptr %0 to i64
  %15 = and i64 %14, 4095
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %38, label %17

17:                                               
  %18 = sub nuw nsw i64 4096, %15
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = ptrtoint ptr %19 to i64
  %21 = lshr i64 %20, 12
  %22 = and i64 %21, 255
  %23 = getelementptr inbounds [256 x i64], ptr @readable.known, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, %21
  br i1 %25, label %38, label %26

26:                                               
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #20
  %27 = icmp uge ptr %19, inttoptr (i64 4096 to ptr)
  %28 = icmp ult ptr %19, inttoptr (i64 281474976710656 to ptr)
  %29 = and i1 %27, %28
  br i1 %29, label %30, label %36

30:                                               
  %31 = and i64 %20, -4096
  %32 = inttoptr i64 %31 to ptr
  %33 = call i32 @mincore(ptr noundef %32, i64 noundef 1, ptr noundef nonnull %3) #21
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               
  store i64 %21, ptr %23, align 8
  br label %36

36:                                               
  %37 = phi i64 [ 4096, %35 ], [ %18, %30 ], [ %18, %26 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #20
  br label %38

38:                                               
  %39 = phi i64 [ 4096, %13 ], [ %37, %36 ], [ 4096, %17 ]
  %40 = load i32, ptr @watching, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [8 x %struct.anon.0], ptr @watched, i64 0, i64 %41
  store ptr %0, ptr %42, align 8
  %43 = getelementptr inbounds [8 x %struct.anon.0], ptr @watched, i64 0, i64 %41, i32 1
  store ptr %1, ptr %43, align 8
  %44 = getelementptr inbounds [8 x %struct.anon.0], ptr @watched, i64 0, i64 %41, i32 2
  store i64 %39, ptr %44, align 8
  %45 = add nsw i32 %40, 1
  store i32 %45, ptr @watching, align 4
  %46 = getelementptr inbounds [8 x %struct.anon.0], ptr @watched, i64 0, i64 %41, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %46, ptr align 1 %0, i64 %39, i1 false)
  br label %47

47:                                               
  ret void
}

define weak hidden void @__enzyme_cc_check_watched() local_unnamed_addr #0 {
  %1 = load ptr, ptr @recording, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %67, label %3

3:                                                
  %4 = load i32, ptr @watching, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                
  store i32 0, ptr @watching, align 4
  br label %67

7:                                                
  %8 = phi i64 [ %39, %38 ], [ 0, %3 ]
  %9 = phi i32 [ %40, %38 ], [ %4, %3 ]
  %10 = getelementptr inbounds [8 x %struct.anon.0], ptr @watched, i64 0, i64 %8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i32 %9, 0
  br i1 %13, label %14, label %18

14:                                               
  %15 = load ptr, ptr %10, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = zext nneg i32 %9 to i64
  br label %24

18:                                               
  %19 = phi i64 [ %12, %7 ], [ %35, %24 ]
  %20 = icmp slt i64 %19, 4
  br i1 %20, label %38, label %21

21:                                               
  %22 = getelementptr inbounds i8, ptr %10, i64 24
  %23 = getelementptr inbounds i8, ptr %10, i64 8
  br label %43

24:                                               
  %25 = phi i64 [ 0, %14 ], [ %36, %24 ]
  %26 = phi i64 [ %12, %14 ], [ %35, %24 ]
  %27 = getelementptr inbounds [8 x %struct.anon.0], ptr @watched, i64 0, i64 %25
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
  %39 = add nuw nsw i64 %8, 1
  %40 = load i32, ptr @watching, align 4
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %7, label %6

43:                                               
  %44 = phi i64 [ 4, %21 ], [ %65, %62 ]
  %45 = phi i64 [ 0, %21 ], [ %64, %62 ]
  %46 = load ptr, ptr %10, align 8
  %47 = getelementptr inbounds i8, ptr %46, i64 %45
  %48 = ptrtoint ptr %47 to i64
  %49 = and i64 %48, 7
  %50 = icmp eq i64 %49, 0
  %51 = add nsw i64 %45, 8
  %52 = icmp sle i64 %51, %19
  %53 = select i1 %50, i1 %52, i1 false
  %54 = getelementptr inbounds i8, ptr %22, i64 %45
  %55 = select i1 %53, i64 8, i64 4
  %56 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(4) %47, ptr noundef nonnull dereferenceable(4) %54, i64 %55)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               
  %59 = load ptr, ptr %23, align 8
  %60 = getelementptr inbounds i8, ptr %59, i64 %45
  %61 = select i1 %53, i32 4, i32 3
  tail call fastcc void @touch(ptr noundef %47, ptr noundef %60, i32 noundef %61, i32 noundef 0) #19
  br label %62

62:                                               
  %63 = select i1 %53, i64 %44, i64 %45
  %64 = add nsw i64 %63, 4
  %65 = add nsw i64 %63, 8
  %66 = icmp sgt i64 %65, %19
  br i1 %66, label %38, label %43

67:                                               
  ret void
}

define weak hidden ptr @__enzyme_cc_check_mirrored(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
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
  %12 = tail call ptr %1(ptr noundef %11) #21
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
  %7 = tail call fastcc ptr @start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef %5) #19
  ret ptr %7
}

define internal fastcc noundef ptr @start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6) unnamed_addr #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [256 x double], align 16
  %13 = alloca [256 x double], align 16
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i8, align 1
  %18 = alloca [2 x i32], align 4
  %19 = alloca [2 x i32], align 4
  %20 = alloca i8, align 1
  %21 = tail call ptr @getenv(ptr noundef nonnull @.str) #19
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               
  %24 = tail call i32 @atoi(ptr nocapture noundef nonnull %21) #19
  br label %25

25:                                               
  %26 = phi i32 [ %24, %23 ], [ 3, %7 ]
  %27 = load i1, ptr @in_keeper, align 4
  br i1 %27, label %994, label %28

28:                                               
  %29 = getelementptr inbounds i8, ptr %0, i64 88
  %30 = load i32, ptr %29, align 8
  %31 = icmp slt i32 %30, %26
  br i1 %31, label %32, label %994

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 96
  %34 = load i32, ptr %33, align 8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [2 x i32], ptr @busy, i64 0, i64 %35
  %37 = atomicrmw xchg ptr %36, i32 1 acquire, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %994

39:                                               
  %40 = tail call dereferenceable_or_null(576) ptr @calloc(i64 noundef 1, i64 noundef 576) #22
  store ptr %0, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %40, i64 16
  store ptr %1, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %40, i64 24
  store ptr %2, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %40, i64 32
  store ptr %3, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %40, i64 40
  store ptr %4, ptr %44, align 8
  %45 = load i32, ptr %29, align 8
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %29, align 8
  %47 = getelementptr inbounds i8, ptr %40, i64 48
  store i32 %46, ptr %47, align 8
  %48 = sext i32 %45 to i64
  %49 = add nsw i64 %48, 2611923443488327892
  store i64 %49, ptr @random_state, align 8
  %50 = atomicrmw xchg ptr @start.registered, i32 1 acq_rel, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               
  %53 = tail call i32 @atexit(ptr noundef nonnull @at_exit) #21
  br label %54

54:                                               
  %55 = load i32, ptr %33, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %60

57:                                               
  %58 = load i32, ptr @checks, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr @checks, align 4
  br label %60

60:                                               
  %61 = getelementptr inbounds i8, ptr %0, i64 92
  %62 = load i32, ptr %61, align 4
  %63 = and i32 %62, 1
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %70

65:                                               
  %66 = sext i32 %55 to i64
  %67 = getelementptr inbounds i32, ptr @requests, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %67, align 4
  br label %70

70:                                               
  %71 = load i32, ptr %61, align 4
  %72 = or i32 %71, 1
  store i32 %72, ptr %61, align 4
  %73 = tail call ptr @mmap(ptr noundef null, i64 noundef 152153464, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #21
  %74 = icmp eq ptr %73, inttoptr (i64 -1 to ptr)
  %75 = select i1 %74, ptr null, ptr %73
  %76 = getelementptr inbounds i8, ptr %40, i64 8
  store ptr %75, ptr %76, align 8
  %77 = icmp eq ptr %75, null
  br i1 %77, label %978, label %78

78:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %18) #20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #20
  %79 = call i32 @pipe(ptr noundef nonnull %18) #21
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %977

81:                                               
  %82 = call i32 @pipe(ptr noundef nonnull %19) #21
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %86

84:                                               
  %85 = getelementptr inbounds i8, ptr %40, i64 64
  br label %96

86:                                               
  %87 = load i32, ptr %18, align 4
  %88 = call i32 @close(i32 noundef %87) #21
  %89 = getelementptr inbounds i8, ptr %18, i64 4
  %90 = load i32, ptr %89, align 4
  %91 = call i32 @close(i32 noundef %90) #21
  br label %977

92:                                               
  %93 = call i32 @fork() #21
  %94 = getelementptr inbounds i8, ptr %40, i64 52
  store i32 %93, ptr %94, align 4
  %95 = icmp eq i32 %93, 0
  br i1 %95, label %103, label %939

96:                                               
  %97 = phi i64 [ 0, %84 ], [ %101, %96 ]
  %98 = trunc nuw nsw i64 %97 to i32
  %99 = call i64 @lseek(i32 noundef %98, i64 noundef 0, i32 noundef 1) #21
  %100 = getelementptr inbounds [64 x i64], ptr %85, i64 0, i64 %97
  store i64 %99, ptr %100, align 8
  %101 = add nuw nsw i64 %97, 1
  %102 = icmp eq i64 %101, 64
  br i1 %102, label %92, label %96

103:                                              
  %104 = getelementptr inbounds i8, ptr %18, i64 4
  %105 = load i32, ptr %104, align 4
  %106 = call i32 @close(i32 noundef %105) #21
  %107 = load i32, ptr %19, align 4
  %108 = call i32 @close(i32 noundef %107) #21
  %109 = load i32, ptr %18, align 4
  %110 = getelementptr inbounds i8, ptr %19, i64 4
  %111 = load i32, ptr %110, align 4
  %112 = call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.11, i32 noundef 1) #21
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %16) #20
  store i1 true, ptr @in_keeper, align 4
  br label %853

113:                                              
  %114 = call i32 @fork() #21
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %150

116:                                              
  %117 = call i32 @alarm(i32 noundef 60) #21
  %118 = call ptr @mmap(ptr noundef null, i64 noundef 33554432, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %119 = icmp eq ptr %118, inttoptr (i64 -1 to ptr)
  %120 = select i1 %119, ptr null, ptr %118
  store ptr %120, ptr @cell_table, align 8
  %121 = call ptr @mmap(ptr noundef null, i64 noundef 201326592, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %122 = icmp eq ptr %121, inttoptr (i64 -1 to ptr)
  %123 = select i1 %122, ptr null, ptr %121
  store ptr %123, ptr @stored, align 8
  %124 = call ptr @mmap(ptr noundef null, i64 noundef 201326592, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %125 = icmp eq ptr %124, inttoptr (i64 -1 to ptr)
  %126 = select i1 %125, ptr null, ptr %124
  store ptr %126, ptr @seen, align 8
  %127 = call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %128 = icmp eq ptr %127, inttoptr (i64 -1 to ptr)
  %129 = select i1 %128, ptr null, ptr %127
  store ptr %129, ptr @functions, align 8
  %130 = load ptr, ptr @cell_table, align 8
  %131 = icmp ne ptr %130, null
  %132 = load ptr, ptr @stored, align 8
  %133 = icmp ne ptr %132, null
  %134 = select i1 %131, i1 %133, i1 false
  %135 = load ptr, ptr @seen, align 8
  %136 = icmp ne ptr %135, null
  %137 = select i1 %134, i1 %136, i1 false
  %138 = icmp ne ptr %129, null
  %139 = select i1 %137, i1 %138, i1 false
  br i1 %139, label %141, label %140

140:                                              
  call void @_exit(i32 noundef 2) #18
  unreachable

141:                                              
  %142 = load ptr, ptr %40, align 8
  %143 = getelementptr inbounds i8, ptr %142, i64 48
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds i8, ptr %142, i64 56
  %146 = load i64, ptr %145, align 8
  call fastcc void @learn_functions(ptr noundef %144, i64 noundef %146) #19
  store ptr %75, ptr @recording, align 8
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %12) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %12, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %13) #20
  %147 = load ptr, ptr %42, align 8
  %148 = load ptr, ptr %41, align 8
  call void %147(ptr noundef %148, double noundef 0.000000e+00, ptr noundef nonnull %12, ptr noundef nonnull %13) #21
  %149 = getelementptr inbounds i8, ptr %75, i64 20
  store i32 1, ptr %149, align 4
  call void @_exit(i32 noundef 0) #18
  unreachable

150:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11) #20
  store i32 0, ptr %11, align 4
  %151 = icmp slt i32 %114, 0
  br i1 %151, label %159, label %152

152:                                              
  %153 = call i32 @waitpid(i32 noundef %114, ptr noundef nonnull %11, i32 noundef 0) #21
  %154 = icmp slt i32 %153, 0
  br i1 %154, label %152, label %155

155:                                              
  %156 = load i32, ptr %11, align 4
  %157 = icmp eq i32 %156, 0
  %158 = zext i1 %157 to i32
  br label %159

159:                                              
  %160 = phi i32 [ %158, %155 ], [ 0, %150 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #20
  %161 = getelementptr inbounds i8, ptr %75, i64 16
  %162 = load i32, ptr %161, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %843

164:                                              
  %165 = icmp eq i32 %160, 0
  br i1 %165, label %170, label %166

166:                                              
  %167 = getelementptr inbounds i8, ptr %75, i64 20
  %168 = load i32, ptr %167, align 4
  %169 = icmp ne i32 %168, 0
  br label %170

170:                                              
  %171 = phi i1 [ false, %164 ], [ %169, %166 ]
  %172 = load ptr, ptr %40, align 8
  %173 = getelementptr inbounds i8, ptr %172, i64 64
  %174 = load i32, ptr %173, align 8
  %175 = load i64, ptr %75, align 8
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %217

177:                                              
  %178 = getelementptr inbounds i8, ptr %75, i64 1158520
  br label %179

179:                                              
  %180 = phi i64 [ 0, %177 ], [ %215, %214 ]
  %181 = getelementptr inbounds [2097152 x %struct.cell], ptr %178, i64 0, i64 %180
  %182 = getelementptr inbounds i8, ptr %181, i64 66
  %183 = load i8, ptr %182, align 2
  %184 = icmp slt i8 %183, 3
  br i1 %184, label %214, label %185

185:                                              
  %186 = getelementptr inbounds i8, ptr %181, i64 67
  %187 = load i8, ptr %186, align 1
  %188 = icmp eq i8 %187, 0
  br i1 %188, label %214, label %189

189:                                              
  switch i8 %183, label %214 [
    i8 4, label %190
    i8 3, label %201
  ]

190:                                              
  %191 = load ptr, ptr %181, align 8
  %192 = load double, ptr %191, align 1
  %193 = fcmp olt double %192, 0.000000e+00
  %194 = fneg double %192
  %195 = select i1 %193, double %194, double %192
  %196 = fcmp ule double %195, 1.000000e-30
  %197 = fcmp uge double %195, 1.000000e+30
  %198 = or i1 %196, %197
  br i1 %198, label %199, label %211

199:                                              
  %200 = icmp eq i8 %183, 3
  br i1 %200, label %201, label %214

201:                                              
  %202 = load ptr, ptr %181, align 8
  %203 = load float, ptr %202, align 1
  %204 = fpext float %203 to double
  %205 = fcmp olt float %203, 0.000000e+00
  %206 = fneg double %204
  %207 = select i1 %205, double %206, double %204
  %208 = fcmp ule double %207, 1.000000e-09
  %209 = fcmp uge double %207, 1.000000e+09
  %210 = or i1 %208, %209
  br i1 %210, label %214, label %211

211:                                              
  %212 = phi i8 [ 1, %190 ], [ 0, %201 ]
  store i8 %212, ptr %182, align 2
  %213 = getelementptr inbounds i8, ptr %181, i64 71
  store i8 1, ptr %213, align 1
  br label %214

214:                                              
  %215 = add nuw nsw i64 %180, 1
  %216 = icmp eq i64 %215, %175
  br i1 %216, label %230, label %179

217:                                              
  %218 = phi i64 [ 0, %170 ], [ %301, %293 ]
  %219 = phi double [ 0.000000e+00, %170 ], [ %302, %293 ]
  br i1 %176, label %220, label %305

220:                                              
  %221 = load i64, ptr @random_state, align 8
  %222 = icmp eq i64 %218, 0
  %223 = sitofp i64 %218 to double
  %224 = fdiv double %219, %223
  %225 = select i1 %222, double %219, double %224
  %226 = getelementptr inbounds i8, ptr %75, i64 1158520
  %227 = getelementptr inbounds i8, ptr %75, i64 24
  %228 = fmul double %225, 1.000000e-03
  %229 = icmp eq i32 %174, 0
  br label %315

230:                                              
  %231 = phi double [ %302, %293 ], [ 0.000000e+00, %214 ]
  %232 = phi i64 [ %301, %293 ], [ 0, %214 ]
  %233 = phi i64 [ %303, %293 ], [ 0, %214 ]
  %234 = getelementptr inbounds [2097152 x %struct.cell], ptr %178, i64 0, i64 %233
  %235 = getelementptr inbounds i8, ptr %234, i64 67
  %236 = load i8, ptr %235, align 1
  %237 = icmp eq i8 %236, 0
  br i1 %237, label %293, label %238

238:                                              
  %239 = load ptr, ptr %234, align 8
  %240 = getelementptr inbounds i8, ptr %234, i64 66
  %241 = load i8, ptr %240, align 2
  switch i8 %241, label %293 [
    i8 0, label %242
    i8 1, label %245
    i8 2, label %247
  ]

242:                                              
  %243 = load float, ptr %239, align 1
  %244 = fpext float %243 to double
  br label %293

245:                                              
  %246 = load double, ptr %239, align 1
  br label %293

247:                                              
  %248 = load i64, ptr %239, align 1
  %249 = getelementptr inbounds i8, ptr %239, i64 8
  %250 = load i16, ptr %249, align 1
  %251 = and i16 %250, 32767
  %252 = zext nneg i16 %251 to i32
  %253 = icmp eq i64 %248, 0
  br i1 %253, label %293, label %254

254:                                              
  %255 = icmp eq i16 %251, 32767
  br i1 %255, label %256, label %262

256:                                              
  %257 = and i64 %248, 9223372036854775807
  %258 = icmp eq i64 %257, 0
  %259 = icmp sgt i16 %250, -1
  %260 = select i1 %259, double 0x7FF0000000000000, double 0xFFF0000000000000
  %261 = select i1 %258, double %260, double 0x7FF8000000000000
  br label %293

262:                                              
  %263 = uitofp i64 %248 to double
  %264 = add nsw i32 %252, -16446
  %265 = icmp ugt i16 %251, 16446
  br i1 %265, label %272, label %266

266:                                              
  %267 = phi i32 [ %264, %262 ], [ %276, %272 ]
  %268 = phi double [ %263, %262 ], [ %275, %272 ]
  %269 = icmp slt i32 %267, 0
  %270 = fcmp ogt double %268, 1.000000e-300
  %271 = select i1 %269, i1 %270, i1 false
  br i1 %271, label %280, label %288

272:                                              
  %273 = phi double [ %275, %272 ], [ %263, %262 ]
  %274 = phi i32 [ %276, %272 ], [ %264, %262 ]
  %275 = fmul double %273, 2.000000e+00
  %276 = add nsw i32 %274, -1
  %277 = icmp sgt i32 %274, 1
  %278 = fcmp olt double %275, 1.000000e+300
  %279 = select i1 %277, i1 %278, i1 false
  br i1 %279, label %272, label %266

280:                                              
  %281 = phi double [ %283, %280 ], [ %268, %266 ]
  %282 = phi i32 [ %284, %280 ], [ %267, %266 ]
  %283 = fmul double %281, 5.000000e-01
  %284 = add nsw i32 %282, 1
  %285 = icmp slt i32 %282, -1
  %286 = fcmp ogt double %283, 1.000000e-300
  %287 = select i1 %285, i1 %286, i1 false
  br i1 %287, label %280, label %288

288:                                              
  %289 = phi double [ %268, %266 ], [ %283, %280 ]
  %290 = fneg double %289
  %291 = icmp slt i16 %250, 0
  %292 = select i1 %291, double %290, double %289
  br label %293

293:                                              
  %294 = phi double [ 0.000000e+00, %230 ], [ %246, %245 ], [ %244, %242 ], [ 0.000000e+00, %238 ], [ %261, %256 ], [ %292, %288 ], [ 0.000000e+00, %247 ]
  %295 = fcmp olt double %294, 0.000000e+00
  %296 = fneg double %294
  %297 = select i1 %295, double %296, double %294
  %298 = fcmp olt double %297, 0x5F138D352E5096AF
  %299 = fadd double %231, %297
  %300 = zext i1 %298 to i64
  %301 = add nuw nsw i64 %232, %300
  %302 = select i1 %298, double %299, double %231
  %303 = add nuw nsw i64 %233, 1
  %304 = icmp eq i64 %303, %175
  br i1 %304, label %217, label %230

305:                                              
  %306 = phi double [ 0.000000e+00, %217 ], [ %480, %479 ]
  %307 = getelementptr inbounds i8, ptr %172, i64 68
  %308 = load i32, ptr %307, align 4
  %309 = icmp sgt i32 %308, 0
  br i1 %309, label %310, label %483

310:                                              
  %311 = load i64, ptr @random_state, align 8
  %312 = icmp eq i32 %174, 0
  %313 = getelementptr inbounds i8, ptr %75, i64 6456
  %314 = zext nneg i32 %308 to i64
  br label %494

315:                                              
  %316 = phi double [ 0.000000e+00, %220 ], [ %480, %479 ]
  %317 = phi i64 [ 0, %220 ], [ %481, %479 ]
  %318 = phi i64 [ %221, %220 ], [ %467, %479 ]
  %319 = getelementptr inbounds [2097152 x %struct.cell], ptr %226, i64 0, i64 %317
  %320 = getelementptr inbounds i8, ptr %319, i64 66
  %321 = load i8, ptr %320, align 2
  %322 = icmp eq i8 %321, 0
  br i1 %322, label %323, label %324

323:                                              
  store i32 1, ptr %227, align 8
  br label %324

324:                                              
  %325 = getelementptr inbounds i8, ptr %319, i64 67
  %326 = load i8, ptr %325, align 1
  %327 = icmp eq i8 %326, 0
  br i1 %327, label %392, label %328

328:                                              
  %329 = load ptr, ptr %319, align 8
  switch i8 %321, label %381 [
    i8 0, label %330
    i8 1, label %333
    i8 2, label %335
  ]

330:                                              
  %331 = load float, ptr %329, align 1
  %332 = fpext float %331 to double
  br label %381

333:                                              
  %334 = load double, ptr %329, align 1
  br label %381

335:                                              
  %336 = load i64, ptr %329, align 1
  %337 = getelementptr inbounds i8, ptr %329, i64 8
  %338 = load i16, ptr %337, align 1
  %339 = and i16 %338, 32767
  %340 = zext nneg i16 %339 to i32
  %341 = icmp eq i64 %336, 0
  br i1 %341, label %381, label %342

342:                                              
  %343 = icmp eq i16 %339, 32767
  br i1 %343, label %344, label %350

344:                                              
  %345 = and i64 %336, 9223372036854775807
  %346 = icmp eq i64 %345, 0
  %347 = icmp sgt i16 %338, -1
  %348 = select i1 %347, double 0x7FF0000000000000, double 0xFFF0000000000000
  %349 = select i1 %346, double %348, double 0x7FF8000000000000
  br label %381

350:                                              
  %351 = uitofp i64 %336 to double
  %352 = add nsw i32 %340, -16446
  %353 = icmp ugt i16 %339, 16446
  br i1 %353, label %360, label %354

354:                                              
  %355 = phi i32 [ %352, %350 ], [ %364, %360 ]
  %356 = phi double [ %351, %350 ], [ %363, %360 ]
  %357 = icmp slt i32 %355, 0
  %358 = fcmp ogt double %356, 1.000000e-300
  %359 = select i1 %357, i1 %358, i1 false
  br i1 %359, label %368, label %376

360:                                              
  %361 = phi double [ %363, %360 ], [ %351, %350 ]
  %362 = phi i32 [ %364, %360 ], [ %352, %350 ]
  %363 = fmul double %361, 2.000000e+00
  %364 = add nsw i32 %362, -1
  %365 = icmp sgt i32 %362, 1
  %366 = fcmp olt double %363, 1.000000e+300
  %367 = select i1 %365, i1 %366, i1 false
  br i1 %367, label %360, label %354

368:                                              
  %369 = phi double [ %371, %368 ], [ %356, %354 ]
  %370 = phi i32 [ %372, %368 ], [ %355, %354 ]
  %371 = fmul double %369, 5.000000e-01
  %372 = add nsw i32 %370, 1
  %373 = icmp slt i32 %370, -1
  %374 = fcmp ogt double %371, 1.000000e-300
  %375 = select i1 %373, i1 %374, i1 false
  br i1 %375, label %368, label %376

376:                                              
  %377 = phi double [ %356, %354 ], [ %371, %368 ]
  %378 = fneg double %377
  %379 = icmp slt i16 %338, 0
  %380 = select i1 %379, double %378, double %377
  br label %381

381:                                              
  %382 = phi double [ %334, %333 ], [ %332, %330 ], [ 0.000000e+00, %328 ], [ %349, %344 ], [ %380, %376 ], [ 0.000000e+00, %335 ]
  %383 = fcmp olt double %382, 0.000000e+00
  %384 = fneg double %382
  %385 = select i1 %383, double %384, double %382
  %386 = fcmp olt double %385, 1.000000e+300
  br i1 %386, label %387, label %392

387:                                              
  %388 = fcmp olt double %385, %228
  %389 = select i1 %388, double %228, double %385
  %390 = fcmp ogt double %389, 0.000000e+00
  %391 = select i1 %390, double %389, double 1.000000e+00
  br label %392

392:                                              
  %393 = phi double [ 1.000000e+00, %324 ], [ %391, %387 ], [ 1.000000e+00, %381 ]
  %394 = getelementptr inbounds i8, ptr %319, i64 8
  %395 = load ptr, ptr %394, align 8
  switch i8 %321, label %447 [
    i8 0, label %396
    i8 1, label %399
    i8 2, label %401
  ]

396:                                              
  %397 = load float, ptr %395, align 1
  %398 = fpext float %397 to double
  br label %447

399:                                              
  %400 = load double, ptr %395, align 1
  br label %447

401:                                              
  %402 = load i64, ptr %395, align 1
  %403 = getelementptr inbounds i8, ptr %395, i64 8
  %404 = load i16, ptr %403, align 1
  %405 = and i16 %404, 32767
  %406 = zext nneg i16 %405 to i32
  %407 = icmp eq i64 %402, 0
  br i1 %407, label %447, label %408

408:                                              
  %409 = icmp eq i16 %405, 32767
  br i1 %409, label %410, label %416

410:                                              
  %411 = and i64 %402, 9223372036854775807
  %412 = icmp eq i64 %411, 0
  %413 = icmp sgt i16 %404, -1
  %414 = select i1 %413, double 0x7FF0000000000000, double 0xFFF0000000000000
  %415 = select i1 %412, double %414, double 0x7FF8000000000000
  br label %447

416:                                              
  %417 = uitofp i64 %402 to double
  %418 = add nsw i32 %406, -16446
  %419 = icmp ugt i16 %405, 16446
  br i1 %419, label %426, label %420

420:                                              
  %421 = phi i32 [ %418, %416 ], [ %430, %426 ]
  %422 = phi double [ %417, %416 ], [ %429, %426 ]
  %423 = icmp slt i32 %421, 0
  %424 = fcmp ogt double %422, 1.000000e-300
  %425 = select i1 %423, i1 %424, i1 false
  br i1 %425, label %434, label %442

426:                                              
  %427 = phi double [ %429, %426 ], [ %417, %416 ]
  %428 = phi i32 [ %430, %426 ], [ %418, %416 ]
  %429 = fmul double %427, 2.000000e+00
  %430 = add nsw i32 %428, -1
  %431 = icmp sgt i32 %428, 1
  %432 = fcmp olt double %429, 1.000000e+300
  %433 = select i1 %431, i1 %432, i1 false
  br i1 %433, label %426, label %420

434:                                              
  %435 = phi double [ %437, %434 ], [ %422, %420 ]
  %436 = phi i32 [ %438, %434 ], [ %421, %420 ]
  %437 = fmul double %435, 5.000000e-01
  %438 = add nsw i32 %436, 1
  %439 = icmp slt i32 %436, -1
  %440 = fcmp ogt double %437, 1.000000e-300
  %441 = select i1 %439, i1 %440, i1 false
  br i1 %441, label %434, label %442

442:                                              
  %443 = phi double [ %422, %420 ], [ %437, %434 ]
  %444 = fneg double %443
  %445 = icmp slt i16 %404, 0
  %446 = select i1 %445, double %444, double %443
  br label %447

447:                                              
  %448 = phi double [ %400, %399 ], [ %398, %396 ], [ 0.000000e+00, %392 ], [ %415, %410 ], [ %446, %442 ], [ 0.000000e+00, %401 ]
  %449 = getelementptr inbounds i8, ptr %319, i64 32
  store double %448, ptr %449, align 8
  br i1 %229, label %450, label %466

450:                                              
  %451 = shl i64 %318, 13
  %452 = xor i64 %451, %318
  %453 = lshr i64 %452, 7
  %454 = xor i64 %453, %452
  %455 = shl i64 %454, 17
  %456 = xor i64 %455, %454
  store i64 %456, ptr @random_state, align 8
  %457 = lshr i64 %456, 11
  %458 = uitofp nneg i64 %457 to double
  %459 = fmul double %458, 0x3CA0000000000000
  %460 = fadd double %459, 5.000000e-01
  %461 = and i64 %454, 1
  %462 = icmp eq i64 %461, 0
  %463 = fneg double %460
  %464 = select i1 %462, double %463, double %460
  %465 = fmul double %464, %393
  br label %466

466:                                              
  %467 = phi i64 [ %456, %450 ], [ %318, %447 ]
  %468 = phi double [ %465, %450 ], [ %448, %447 ]
  %469 = getelementptr inbounds i8, ptr %319, i64 16
  store double %468, ptr %469, align 8
  %470 = fcmp olt double %468, 0.000000e+00
  %471 = fneg double %468
  %472 = select i1 %470, double %471, double %468
  %473 = fdiv double %472, %393
  br i1 %229, label %479, label %474

474:                                              
  %475 = icmp ne i8 %326, 0
  %476 = fcmp ogt double %473, %316
  %477 = select i1 %475, i1 %476, i1 false
  br i1 %477, label %478, label %479

478:                                              
  br label %479

479:                                              
  %480 = phi double [ %473, %478 ], [ %316, %474 ], [ %316, %466 ]
  %481 = add nuw nsw i64 %317, 1
  %482 = icmp eq i64 %481, %175
  br i1 %482, label %305, label %315

483:                                              
  %484 = phi double [ %306, %305 ], [ %544, %543 ]
  %485 = getelementptr inbounds i8, ptr %172, i64 72
  %486 = load i32, ptr %485, align 8
  %487 = icmp sgt i32 %486, 0
  br i1 %487, label %488, label %547

488:                                              
  %489 = load i64, ptr @random_state, align 8
  %490 = icmp eq i32 %174, 0
  %491 = getelementptr inbounds i8, ptr %172, i64 76
  %492 = getelementptr inbounds i8, ptr %75, i64 8504
  %493 = zext nneg i32 %486 to i64
  br label %549

494:                                              
  %495 = phi i64 [ 0, %310 ], [ %545, %543 ]
  %496 = phi double [ %306, %310 ], [ %544, %543 ]
  %497 = phi i64 [ %311, %310 ], [ %531, %543 ]
  %498 = getelementptr inbounds double, ptr %5, i64 %495
  %499 = load double, ptr %498, align 8
  %500 = fcmp olt double %499, 0.000000e+00
  %501 = fneg double %499
  %502 = select i1 %500, double %501, double %499
  %503 = fcmp olt double %502, 1.000000e+300
  br i1 %503, label %504, label %509

504:                                              
  %505 = fcmp olt double %502, 0.000000e+00
  %506 = select i1 %505, double 0.000000e+00, double %502
  %507 = fcmp ogt double %506, 0.000000e+00
  %508 = select i1 %507, double %506, double 1.000000e+00
  br label %509

509:                                              
  %510 = phi double [ %508, %504 ], [ 1.000000e+00, %494 ]
  br i1 %312, label %514, label %511

511:                                              
  %512 = getelementptr inbounds double, ptr %6, i64 %495
  %513 = load double, ptr %512, align 8
  br label %530

514:                                              
  %515 = shl i64 %497, 13
  %516 = xor i64 %515, %497
  %517 = lshr i64 %516, 7
  %518 = xor i64 %517, %516
  %519 = shl i64 %518, 17
  %520 = xor i64 %519, %518
  store i64 %520, ptr @random_state, align 8
  %521 = lshr i64 %520, 11
  %522 = uitofp nneg i64 %521 to double
  %523 = fmul double %522, 0x3CA0000000000000
  %524 = fadd double %523, 5.000000e-01
  %525 = and i64 %518, 1
  %526 = icmp eq i64 %525, 0
  %527 = fneg double %524
  %528 = select i1 %526, double %527, double %524
  %529 = fmul double %528, %510
  br label %530

530:                                              
  %531 = phi i64 [ %497, %511 ], [ %520, %514 ]
  %532 = phi double [ %513, %511 ], [ %529, %514 ]
  %533 = getelementptr inbounds [256 x double], ptr %313, i64 0, i64 %495
  store double %532, ptr %533, align 8
  br i1 %312, label %543, label %534

534:                                              
  %535 = getelementptr inbounds double, ptr %6, i64 %495
  %536 = load double, ptr %535, align 8
  %537 = fcmp olt double %536, 0.000000e+00
  %538 = fneg double %536
  %539 = select i1 %537, double %538, double %536
  %540 = fdiv double %539, %510
  %541 = fcmp ogt double %540, %496
  br i1 %541, label %542, label %543

542:                                              
  br label %543

543:                                              
  %544 = phi double [ %540, %542 ], [ %496, %534 ], [ %496, %530 ]
  %545 = add nuw nsw i64 %495, 1
  %546 = icmp eq i64 %545, %314
  br i1 %546, label %483, label %494

547:                                              
  %548 = icmp eq i32 %174, 0
  br i1 %548, label %579, label %634

549:                                              
  %550 = phi i64 [ 0, %488 ], [ %577, %573 ]
  %551 = phi i64 [ %489, %488 ], [ %574, %573 ]
  br i1 %490, label %552, label %555

552:                                              
  %553 = load ptr, ptr %44, align 8
  %554 = icmp eq ptr %553, null
  br i1 %554, label %570, label %555

555:                                              
  %556 = shl i64 %551, 13
  %557 = xor i64 %556, %551
  %558 = lshr i64 %557, 7
  %559 = xor i64 %558, %557
  %560 = shl i64 %559, 17
  %561 = xor i64 %560, %559
  store i64 %561, ptr @random_state, align 8
  %562 = lshr i64 %561, 11
  %563 = uitofp nneg i64 %562 to double
  %564 = fmul double %563, 0x3CA0000000000000
  %565 = fadd double %564, 5.000000e-01
  %566 = and i64 %559, 1
  %567 = icmp eq i64 %566, 0
  %568 = fneg double %565
  %569 = select i1 %567, double %568, double %565
  br label %573

570:                                              
  %571 = load i32, ptr %491, align 4
  %572 = sitofp i32 %571 to double
  br label %573

573:                                              
  %574 = phi i64 [ %561, %555 ], [ %551, %570 ]
  %575 = phi double [ %569, %555 ], [ %572, %570 ]
  %576 = getelementptr inbounds [256 x double], ptr %492, i64 0, i64 %550
  store double %575, ptr %576, align 8
  %577 = add nuw nsw i64 %550, 1
  %578 = icmp eq i64 %577, %493
  br i1 %578, label %547, label %549

579:                                              
  %580 = call ptr @mmap(ptr noundef null, i64 noundef 33554432, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %581 = ptrtoint ptr %580 to i64
  switch i64 %581, label %582 [
    i64 -1, label %634
    i64 0, label %634
  ]

582:                                              
  %583 = load i64, ptr %75, align 8
  %584 = icmp sgt i64 %583, 0
  br i1 %584, label %585, label %587

585:                                              
  %586 = getelementptr inbounds i8, ptr %75, i64 1158520
  br label %589

587:                                              
  %588 = call i32 @munmap(ptr noundef nonnull %580, i64 noundef 33554432) #21
  br label %634

589:                                              
  %590 = phi i64 [ 0, %585 ], [ %632, %631 ]
  %591 = getelementptr inbounds [2097152 x %struct.cell], ptr %586, i64 0, i64 %590
  %592 = getelementptr inbounds i8, ptr %591, i64 8
  %593 = load ptr, ptr %592, align 8
  %594 = ptrtoint ptr %593 to i64
  %595 = lshr i64 %594, 2
  %596 = mul i64 %595, -7046029254386353131
  %597 = lshr i64 %596, 41
  %598 = getelementptr inbounds i32, ptr %580, i64 %597
  %599 = load i32, ptr %598, align 4
  %600 = icmp eq i32 %599, 0
  br i1 %600, label %626, label %601

601:                                              
  %602 = add nsw i32 %599, -1
  %603 = sext i32 %602 to i64
  %604 = getelementptr inbounds [2097152 x %struct.cell], ptr %586, i64 0, i64 %603, i32 1
  %605 = load ptr, ptr %604, align 8
  %606 = icmp eq ptr %605, %593
  br i1 %606, label %620, label %613

607:                                              
  %608 = add nsw i32 %618, -1
  %609 = sext i32 %608 to i64
  %610 = getelementptr inbounds [2097152 x %struct.cell], ptr %586, i64 0, i64 %609, i32 1
  %611 = load ptr, ptr %610, align 8
  %612 = icmp eq ptr %611, %593
  br i1 %612, label %620, label %613

613:                                              
  %614 = phi i64 [ %616, %607 ], [ %597, %601 ]
  %615 = add nuw nsw i64 %614, 1
  %616 = and i64 %615, 8388607
  %617 = getelementptr inbounds i32, ptr %580, i64 %616
  %618 = load i32, ptr %617, align 4
  %619 = icmp eq i32 %618, 0
  br i1 %619, label %626, label %607

620:                                              
  %621 = phi i64 [ %603, %601 ], [ %609, %607 ]
  %622 = getelementptr inbounds i8, ptr %591, i64 69
  store i8 1, ptr %622, align 1
  %623 = getelementptr inbounds [2097152 x %struct.cell], ptr %586, i64 0, i64 %621, i32 2
  %624 = load double, ptr %623, align 8
  %625 = getelementptr inbounds i8, ptr %591, i64 16
  store double %624, ptr %625, align 8
  br label %631

626:                                              
  %627 = phi i64 [ %597, %589 ], [ %616, %613 ]
  %628 = getelementptr inbounds i32, ptr %580, i64 %627
  %629 = trunc i64 %590 to i32
  %630 = add nsw i32 %629, 1
  store i32 %630, ptr %628, align 4
  br label %631

631:                                              
  %632 = add nuw nsw i64 %590, 1
  %633 = icmp eq i64 %632, %583
  br i1 %633, label %587, label %589

634:                                              
  %635 = fcmp ogt double %484, 0.000000e+00
  %636 = fdiv double 1.000000e+00, %484
  %637 = select i1 %635, double %636, double 1.000000e+00
  %638 = getelementptr inbounds i8, ptr %75, i64 32
  store double %637, ptr %638, align 8
  %639 = getelementptr inbounds i8, ptr %75, i64 10568
  store i32 0, ptr %639, align 8
  %640 = call i32 @fork() #21
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %644

642:                                              
  %643 = call i32 @alarm(i32 noundef 60) #21
  call fastcc void @run(ptr noundef nonnull readonly %40, double noundef 0.000000e+00, i32 noundef -1, i32 noundef 1) #19
  call void @_exit(i32 noundef 0) #18
  unreachable

644:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #20
  store i32 0, ptr %10, align 4
  %645 = icmp slt i32 %640, 0
  br i1 %645, label %842, label %646

646:                                              
  %647 = call i32 @waitpid(i32 noundef %640, ptr noundef nonnull %10, i32 noundef 0) #21
  %648 = icmp slt i32 %647, 0
  br i1 %648, label %646, label %649

649:                                              
  %650 = load i32, ptr %10, align 4
  %651 = icmp eq i32 %650, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #20
  br i1 %651, label %652, label %843

652:                                              
  %653 = load i32, ptr %639, align 8
  %654 = icmp ne i32 %653, 0
  %655 = select i1 %654, i1 %171, i1 false
  %656 = select i1 %654, i32 5, i32 3
  br i1 %655, label %657, label %843

657:                                              
  %658 = call i32 @fork() #21
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %664

660:                                              
  %661 = call i32 @alarm(i32 noundef 60) #21
  %662 = load double, ptr %638, align 8
  %663 = fmul double %662, 1.000000e-03
  call fastcc void @run(ptr noundef nonnull readonly %40, double noundef %663, i32 noundef -1, i32 noundef 0) #19
  call fastcc void @compare_with_base(ptr noundef nonnull readonly %40) #19
  call void @_exit(i32 noundef 0) #18
  unreachable

664:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #20
  store i32 0, ptr %9, align 4
  %665 = icmp slt i32 %658, 0
  br i1 %665, label %669, label %666

666:                                              
  %667 = call i32 @waitpid(i32 noundef %658, ptr noundef nonnull %9, i32 noundef 0) #21
  %668 = icmp slt i32 %667, 0
  br i1 %668, label %666, label %669

669:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #20
  %670 = load i64, ptr %75, align 8
  %671 = icmp sgt i64 %670, 0
  br i1 %671, label %672, label %810

672:                                              
  %673 = load i64, ptr @random_state, align 8
  %674 = getelementptr inbounds i8, ptr %75, i64 1158520
  br label %675

675:                                              
  %676 = phi i64 [ 0, %672 ], [ %808, %806 ]
  %677 = phi i64 [ %673, %672 ], [ %807, %806 ]
  %678 = getelementptr inbounds [2097152 x %struct.cell], ptr %674, i64 0, i64 %676
  %679 = getelementptr inbounds i8, ptr %678, i64 66
  %680 = load i8, ptr %679, align 2
  %681 = icmp sgt i8 %680, 2
  br i1 %681, label %806, label %682

682:                                              
  %683 = getelementptr inbounds i8, ptr %678, i64 71
  %684 = load i8, ptr %683, align 1
  %685 = icmp eq i8 %684, 0
  br i1 %685, label %747, label %686

686:                                              
  %687 = getelementptr inbounds i8, ptr %678, i64 67
  %688 = load i8, ptr %687, align 1
  %689 = icmp eq i8 %688, 0
  br i1 %689, label %690, label %747

690:                                              
  %691 = getelementptr inbounds i8, ptr %678, i64 8
  %692 = load ptr, ptr %691, align 8
  switch i8 %680, label %744 [
    i8 0, label %693
    i8 1, label %696
    i8 2, label %698
  ]

693:                                              
  %694 = load float, ptr %692, align 1
  %695 = fpext float %694 to double
  br label %744

696:                                              
  %697 = load double, ptr %692, align 1
  br label %744

698:                                              
  %699 = load i64, ptr %692, align 1
  %700 = getelementptr inbounds i8, ptr %692, i64 8
  %701 = load i16, ptr %700, align 1
  %702 = and i16 %701, 32767
  %703 = zext nneg i16 %702 to i32
  %704 = icmp eq i64 %699, 0
  br i1 %704, label %744, label %705

705:                                              
  %706 = icmp eq i16 %702, 32767
  br i1 %706, label %707, label %713

707:                                              
  %708 = and i64 %699, 9223372036854775807
  %709 = icmp eq i64 %708, 0
  %710 = icmp sgt i16 %701, -1
  %711 = select i1 %710, double 0x7FF0000000000000, double 0xFFF0000000000000
  %712 = select i1 %709, double %711, double 0x7FF8000000000000
  br label %744

713:                                              
  %714 = uitofp i64 %699 to double
  %715 = add nsw i32 %703, -16446
  %716 = icmp ugt i16 %702, 16446
  br i1 %716, label %723, label %717

717:                                              
  %718 = phi i32 [ %715, %713 ], [ %727, %723 ]
  %719 = phi double [ %714, %713 ], [ %726, %723 ]
  %720 = icmp slt i32 %718, 0
  %721 = fcmp ogt double %719, 1.000000e-300
  %722 = select i1 %720, i1 %721, i1 false
  br i1 %722, label %731, label %739

723:                                              
  %724 = phi double [ %726, %723 ], [ %714, %713 ]
  %725 = phi i32 [ %727, %723 ], [ %715, %713 ]
  %726 = fmul double %724, 2.000000e+00
  %727 = add nsw i32 %725, -1
  %728 = icmp sgt i32 %725, 1
  %729 = fcmp olt double %726, 1.000000e+300
  %730 = select i1 %728, i1 %729, i1 false
  br i1 %730, label %723, label %717

731:                                              
  %732 = phi double [ %734, %731 ], [ %719, %717 ]
  %733 = phi i32 [ %735, %731 ], [ %718, %717 ]
  %734 = fmul double %732, 5.000000e-01
  %735 = add nsw i32 %733, 1
  %736 = icmp slt i32 %733, -1
  %737 = fcmp ogt double %734, 1.000000e-300
  %738 = select i1 %736, i1 %737, i1 false
  br i1 %738, label %731, label %739

739:                                              
  %740 = phi double [ %719, %717 ], [ %734, %731 ]
  %741 = fneg double %740
  %742 = icmp slt i16 %701, 0
  %743 = select i1 %742, double %741, double %740
  br label %744

744:                                              
  %745 = phi double [ %697, %696 ], [ %695, %693 ], [ 0.000000e+00, %690 ], [ %712, %707 ], [ %743, %739 ], [ 0.000000e+00, %698 ]
  %746 = getelementptr inbounds i8, ptr %678, i64 32
  store double %745, ptr %746, align 8
  br label %747

747:                                              
  %748 = load ptr, ptr %44, align 8
  %749 = icmp eq ptr %748, null
  br i1 %749, label %776, label %750

750:                                              
  %751 = getelementptr inbounds i8, ptr %678, i64 68
  %752 = load i8, ptr %751, align 4
  %753 = icmp eq i8 %752, 0
  br i1 %753, label %772, label %754

754:                                              
  %755 = load i32, ptr %173, align 8
  %756 = icmp eq i32 %755, 0
  br i1 %756, label %757, label %772

757:                                              
  %758 = shl i64 %677, 13
  %759 = xor i64 %758, %677
  %760 = lshr i64 %759, 7
  %761 = xor i64 %760, %759
  %762 = shl i64 %761, 17
  %763 = xor i64 %762, %761
  store i64 %763, ptr @random_state, align 8
  %764 = lshr i64 %763, 11
  %765 = uitofp nneg i64 %764 to double
  %766 = fmul double %765, 0x3CA0000000000000
  %767 = fadd double %766, 5.000000e-01
  %768 = and i64 %761, 1
  %769 = icmp eq i64 %768, 0
  %770 = fneg double %767
  %771 = select i1 %769, double %770, double %767
  br label %772

772:                                              
  %773 = phi i64 [ %763, %757 ], [ %677, %754 ], [ %677, %750 ]
  %774 = phi double [ %771, %757 ], [ 0.000000e+00, %754 ], [ 0.000000e+00, %750 ]
  %775 = getelementptr inbounds i8, ptr %678, i64 32
  store double %774, ptr %775, align 8
  br label %776

776:                                              
  %777 = phi i64 [ %773, %772 ], [ %677, %747 ]
  %778 = getelementptr inbounds i8, ptr %678, i64 68
  %779 = load i8, ptr %778, align 4
  %780 = icmp eq i8 %779, 0
  br i1 %780, label %802, label %781

781:                                              
  %782 = load i32, ptr %173, align 8
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %799, label %784

784:                                              
  %785 = shl i64 %777, 13
  %786 = xor i64 %785, %777
  %787 = lshr i64 %786, 7
  %788 = xor i64 %787, %786
  %789 = shl i64 %788, 17
  %790 = xor i64 %789, %788
  store i64 %790, ptr @random_state, align 8
  %791 = lshr i64 %790, 11
  %792 = uitofp nneg i64 %791 to double
  %793 = fmul double %792, 0x3CA0000000000000
  %794 = fadd double %793, 5.000000e-01
  %795 = and i64 %788, 1
  %796 = icmp eq i64 %795, 0
  %797 = fneg double %794
  %798 = select i1 %796, double %797, double %794
  br label %802

799:                                              
  %800 = getelementptr inbounds i8, ptr %678, i64 32
  %801 = load double, ptr %800, align 8
  br label %802

802:                                              
  %803 = phi i64 [ %777, %776 ], [ %790, %784 ], [ %777, %799 ]
  %804 = phi double [ 0.000000e+00, %776 ], [ %798, %784 ], [ %801, %799 ]
  %805 = getelementptr inbounds i8, ptr %678, i64 24
  store double %804, ptr %805, align 8
  br label %806

806:                                              
  %807 = phi i64 [ %677, %675 ], [ %803, %802 ]
  %808 = add nuw nsw i64 %676, 1
  %809 = icmp eq i64 %808, %670
  br i1 %809, label %810, label %675

810:                                              
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %14) #20
  store double 0.000000e+00, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #20
  %811 = getelementptr inbounds i8, ptr %75, i64 40
  %812 = call fastcc i32 @trial(ptr noundef nonnull readonly %40, double noundef 0.000000e+00, i32 noundef -1, ptr noundef nonnull %811, ptr noundef nonnull %14) #19
  %813 = icmp eq i32 %812, 0
  br i1 %813, label %840, label %814

814:                                              
  %815 = call fastcc i32 @trial(ptr noundef nonnull readonly %40, double noundef 0.000000e+00, i32 noundef -1, ptr noundef nonnull %15, ptr noundef nonnull %14) #19
  %816 = icmp eq i32 %815, 0
  br i1 %816, label %840, label %817

817:                                              
  %818 = load double, ptr %15, align 8
  %819 = load double, ptr %811, align 8
  %820 = fcmp une double %818, %819
  %821 = fcmp ord double %818, 0.000000e+00
  %822 = and i1 %821, %820
  br i1 %822, label %840, label %823

823:                                              
  %824 = load double, ptr %14, align 8
  %825 = getelementptr inbounds i8, ptr %75, i64 48
  store double %824, ptr %825, align 8
  %826 = load ptr, ptr %44, align 8
  %827 = icmp eq ptr %826, null
  br i1 %827, label %839, label %828

828:                                              
  store i32 0, ptr %639, align 8
  %829 = call i32 @fork() #21
  %830 = icmp eq i32 %829, 0
  br i1 %830, label %831, label %833

831:                                              
  %832 = call i32 @alarm(i32 noundef 60) #21
  call fastcc void @derive(ptr noundef nonnull readonly %40) #19
  call void @_exit(i32 noundef 0) #18
  unreachable

833:                                              
  %834 = call fastcc i32 @succeeded(i32 noundef %829) #19
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %840, label %836

836:                                              
  %837 = load i32, ptr %639, align 8
  %838 = icmp eq i32 %837, 0
  br i1 %838, label %840, label %839

839:                                              
  call fastcc void @run_steps(ptr noundef nonnull readonly %40, i32 noundef -1) #19
  br label %840

840:                                              
  %841 = phi i32 [ 0, %839 ], [ 3, %814 ], [ 3, %810 ], [ 4, %817 ], [ 6, %836 ], [ 6, %833 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14) #20
  br label %843

842:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #20
  br label %843

843:                                              
  %844 = phi i32 [ 2, %159 ], [ %841, %840 ], [ %656, %652 ], [ 3, %649 ], [ 3, %842 ]
  %845 = load ptr, ptr %76, align 8
  %846 = getelementptr inbounds i8, ptr %845, i64 28
  store i32 %844, ptr %846, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %17) #20
  store i8 1, ptr %17, align 1
  %847 = call i64 @write(i32 noundef %111, ptr noundef nonnull %17, i64 noundef 1) #21
  %848 = call i64 @read(i32 noundef %109, ptr noundef nonnull %16, i64 noundef 4) #21
  %849 = icmp eq i64 %848, 4
  br i1 %849, label %850, label %938

850:                                              
  %851 = getelementptr inbounds i8, ptr %845, i64 56
  %852 = getelementptr inbounds i8, ptr %845, i64 32
  br label %872

853:                                              
  %854 = phi i32 [ 0, %103 ], [ %870, %869 ]
  %855 = icmp eq i32 %854, %111
  %856 = icmp eq i32 %854, %112
  %857 = or i1 %855, %856
  br i1 %857, label %869, label %858

858:                                              
  %859 = add nsw i32 %854, -1
  %860 = icmp ult i32 %859, 2
  br i1 %860, label %867, label %861

861:                                              
  %862 = icmp ugt i32 %854, 2
  br i1 %862, label %863, label %869

863:                                              
  %864 = call i32 (i32, i32, ...) @fcntl(i32 noundef %854, i32 noundef 3) #21
  %865 = and i32 %864, 3
  %866 = icmp eq i32 %865, 1
  br i1 %866, label %867, label %869

867:                                              
  %868 = call i32 @dup2(i32 noundef %112, i32 noundef %854) #21
  br label %869

869:                                              
  %870 = add nuw nsw i32 %854, 1
  %871 = icmp eq i32 %870, 64
  br i1 %871, label %113, label %853

872:                                              
  %873 = load i32, ptr %16, align 4
  %874 = icmp eq i32 %873, -4
  br i1 %874, label %875, label %913

875:                                              
  %876 = phi i32 [ %911, %910 ], [ 0, %872 ]
  %877 = call i32 @fork() #21
  %878 = icmp eq i32 %877, 0
  br i1 %878, label %879, label %905

879:                                              
  %880 = call i32 @alarm(i32 noundef 60) #21
  %881 = call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %882 = icmp eq ptr %881, inttoptr (i64 -1 to ptr)
  %883 = select i1 %882, ptr null, ptr %881
  store ptr %883, ptr @functions, align 8
  %884 = icmp eq ptr %883, null
  br i1 %884, label %885, label %886

885:                                              
  call void @_exit(i32 noundef 2) #18
  unreachable

886:                                              
  %887 = load ptr, ptr %40, align 8
  %888 = getelementptr inbounds i8, ptr %887, i64 48
  %889 = load ptr, ptr %888, align 8
  %890 = getelementptr inbounds i8, ptr %887, i64 56
  %891 = load i64, ptr %890, align 8
  call fastcc void @learn_functions(ptr noundef %889, i64 noundef %891) #19
  %892 = icmp eq i32 %876, 0
  %893 = icmp eq i32 %876, 1
  %894 = select i1 %893, i32 2, i32 0
  %895 = select i1 %892, i32 1, i32 %894
  store i32 %895, ptr @probing, align 4
  store ptr %845, ptr @probed, align 8
  %896 = zext nneg i32 %876 to i64
  %897 = getelementptr inbounds [4 x double], ptr @run_probes.at, i64 0, i64 %896
  %898 = load double, ptr %897, align 8
  %899 = getelementptr inbounds i8, ptr %845, i64 32
  %900 = load double, ptr %899, align 8
  %901 = fmul double %898, %900
  call fastcc void @run(ptr noundef nonnull readonly %40, double noundef %901, i32 noundef -1, i32 noundef 2) #19
  %902 = load i64, ptr @events, align 8
  %903 = getelementptr inbounds i8, ptr %845, i64 10584
  %904 = getelementptr inbounds [4 x i64], ptr %903, i64 0, i64 %896
  store i64 %902, ptr %904, align 8
  call void @_exit(i32 noundef 0) #18
  unreachable

905:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #20
  store i32 0, ptr %8, align 4
  %906 = icmp slt i32 %877, 0
  br i1 %906, label %910, label %907

907:                                              
  %908 = call i32 @waitpid(i32 noundef %877, ptr noundef nonnull %8, i32 noundef 0) #21
  %909 = icmp slt i32 %908, 0
  br i1 %909, label %907, label %910

910:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #20
  %911 = add nuw nsw i32 %876, 1
  %912 = icmp eq i32 %911, 4
  br i1 %912, label %934, label %875

913:                                              
  %914 = phi i64 [ %932, %928 ], [ 0, %872 ]
  %915 = getelementptr inbounds [8 x %struct.run], ptr %851, i64 0, i64 %914
  %916 = getelementptr inbounds [8 x double], ptr @steps, i64 0, i64 %914
  %917 = load double, ptr %916, align 8
  %918 = load double, ptr %852, align 8
  %919 = fmul double %917, %918
  %920 = getelementptr inbounds i8, ptr %915, i64 16
  store double 0.000000e+00, ptr %920, align 8
  %921 = call fastcc i32 @trial(ptr noundef readonly %40, double noundef %919, i32 noundef %873, ptr noundef nonnull %915, ptr noundef nonnull %920) #19
  %922 = icmp eq i32 %921, 0
  br i1 %922, label %928, label %923

923:                                              
  %924 = fneg double %919
  %925 = getelementptr inbounds i8, ptr %915, i64 8
  %926 = call fastcc i32 @trial(ptr noundef readonly %40, double noundef %924, i32 noundef %873, ptr noundef nonnull %925, ptr noundef nonnull %920) #19
  %927 = icmp ne i32 %926, 0
  br label %928

928:                                              
  %929 = phi i1 [ false, %913 ], [ %927, %923 ]
  %930 = zext i1 %929 to i32
  %931 = getelementptr inbounds i8, ptr %915, i64 24
  store i32 %930, ptr %931, align 8
  %932 = add nuw nsw i64 %914, 1
  %933 = icmp eq i64 %932, 8
  br i1 %933, label %934, label %913

934:                                              
  %935 = call i64 @write(i32 noundef %111, ptr noundef nonnull %17, i64 noundef 1) #21
  %936 = call i64 @read(i32 noundef %109, ptr noundef nonnull %16, i64 noundef 4) #21
  %937 = icmp eq i64 %936, 4
  br i1 %937, label %872, label %938

938:                                              
  call void @_exit(i32 noundef 0) #18
  unreachable

939:                                              
  %940 = load i32, ptr %18, align 4
  %941 = call i32 @close(i32 noundef %940) #21
  %942 = getelementptr inbounds i8, ptr %19, i64 4
  %943 = load i32, ptr %942, align 4
  %944 = call i32 @close(i32 noundef %943) #21
  %945 = getelementptr inbounds i8, ptr %18, i64 4
  %946 = load i32, ptr %945, align 4
  %947 = getelementptr inbounds i8, ptr %40, i64 56
  store i32 %946, ptr %947, align 8
  %948 = load i32, ptr %19, align 4
  %949 = getelementptr inbounds i8, ptr %40, i64 60
  store i32 %948, ptr %949, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %20) #20
  %950 = icmp sgt i32 %93, 0
  br i1 %950, label %951, label %954

951:                                              
  %952 = call i64 @read(i32 noundef %948, ptr noundef nonnull %20, i64 noundef 1) #21
  %953 = icmp ne i64 %952, 1
  br label %954

954:                                              
  %955 = phi i1 [ true, %939 ], [ %953, %951 ]
  %956 = zext i32 %946 to i64
  %957 = zext i32 %948 to i64
  br label %959

958:                                              
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %20) #20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #20
  br i1 %955, label %978, label %974

959:                                              
  %960 = phi i64 [ 0, %954 ], [ %972, %971 ]
  %961 = getelementptr inbounds [64 x i64], ptr %85, i64 0, i64 %960
  %962 = load i64, ptr %961, align 8
  %963 = icmp slt i64 %962, 0
  %964 = icmp eq i64 %960, %956
  %965 = select i1 %963, i1 true, i1 %964
  %966 = icmp eq i64 %960, %957
  %967 = select i1 %965, i1 true, i1 %966
  br i1 %967, label %971, label %968

968:                                              
  %969 = trunc nuw nsw i64 %960 to i32
  %970 = call i64 @lseek(i32 noundef %969, i64 noundef %962, i32 noundef 0) #21
  br label %971

971:                                              
  %972 = add nuw nsw i64 %960, 1
  %973 = icmp eq i64 %972, 64
  br i1 %973, label %958, label %959

974:                                              
  %975 = getelementptr inbounds i8, ptr %75, i64 28
  %976 = load i32, ptr %975, align 4
  br label %978

977:                                              
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %18) #20
  br label %978

978:                                              
  %979 = phi i32 [ %976, %974 ], [ 1, %958 ], [ 1, %70 ], [ 1, %977 ]
  %980 = icmp eq i32 %979, 0
  br i1 %980, label %994, label %981

981:                                              
  %982 = sext i32 %979 to i64
  %983 = getelementptr inbounds [7 x ptr], ptr @reasons, i64 0, i64 %982
  %984 = load ptr, ptr %983, align 8
  %985 = load ptr, ptr %40, align 8
  %986 = load ptr, ptr %985, align 8
  %987 = getelementptr inbounds i8, ptr %985, i64 16
  %988 = load ptr, ptr %987, align 8
  %989 = getelementptr inbounds i8, ptr %985, i64 8
  %990 = load ptr, ptr %989, align 8
  %991 = load i32, ptr %47, align 8
  %992 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %986, ptr noundef nonnull @.str.12, ptr noundef %988, ptr noundef %990, i32 noundef %991) #21
  %993 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.13, ptr noundef %984) #21
  call fastcc void @finish(ptr noundef nonnull %40) #19
  br label %994

994:                                              
  %995 = phi ptr [ null, %32 ], [ null, %28 ], [ null, %25 ], [ null, %981 ], [ %40, %978 ]
  ret ptr %995
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
  %29 = getelementptr inbounds i8, ptr %5, i64 1158520
  br label %31

30:                                               
  tail call fastcc void @conclude(ptr noundef nonnull %0) #19
  ret void

31:                                               
  %32 = phi i64 [ 0, %28 ], [ %97, %96 ]
  %33 = getelementptr inbounds [2097152 x %struct.cell], ptr %29, i64 0, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 70
  %35 = load i8, ptr %34, align 2
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %96

37:                                               
  %38 = getelementptr inbounds i8, ptr %33, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %33, i64 66
  %41 = load i8, ptr %40, align 2
  switch i8 %41, label %93 [
    i8 0, label %42
    i8 1, label %45
    i8 2, label %47
  ]

42:                                               
  %43 = load float, ptr %39, align 1
  %44 = fpext float %43 to double
  br label %93

45:                                               
  %46 = load double, ptr %39, align 1
  br label %93

47:                                               
  %48 = load i64, ptr %39, align 1
  %49 = getelementptr inbounds i8, ptr %39, i64 8
  %50 = load i16, ptr %49, align 1
  %51 = and i16 %50, 32767
  %52 = zext nneg i16 %51 to i32
  %53 = icmp eq i64 %48, 0
  br i1 %53, label %93, label %54

54:                                               
  %55 = icmp eq i16 %51, 32767
  br i1 %55, label %56, label %62

56:                                               
  %57 = and i64 %48, 9223372036854775807
  %58 = icmp eq i64 %57, 0
  %59 = icmp sgt i16 %50, -1
  %60 = select i1 %59, double 0x7FF0000000000000, double 0xFFF0000000000000
  %61 = select i1 %58, double %60, double 0x7FF8000000000000
  br label %93

62:                                               
  %63 = uitofp i64 %48 to double
  %64 = add nsw i32 %52, -16446
  %65 = icmp ugt i16 %51, 16446
  br i1 %65, label %72, label %66

66:                                               
  %67 = phi i32 [ %64, %62 ], [ %76, %72 ]
  %68 = phi double [ %63, %62 ], [ %75, %72 ]
  %69 = icmp slt i32 %67, 0
  %70 = fcmp ogt double %68, 1.000000e-300
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %80, label %88

72:                                               
  %73 = phi double [ %75, %72 ], [ %63, %62 ]
  %74 = phi i32 [ %76, %72 ], [ %64, %62 ]
  %75 = fmul double %73, 2.000000e+00
  %76 = add nsw i32 %74, -1
  %77 = icmp sgt i32 %74, 1
  %78 = fcmp olt double %75, 1.000000e+300
  %79 = select i1 %77, i1 %78, i1 false
  br i1 %79, label %72, label %66

80:                                               
  %81 = phi double [ %83, %80 ], [ %68, %66 ]
  %82 = phi i32 [ %84, %80 ], [ %67, %66 ]
  %83 = fmul double %81, 5.000000e-01
  %84 = add nsw i32 %82, 1
  %85 = icmp slt i32 %82, -1
  %86 = fcmp ogt double %83, 1.000000e-300
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %80, label %88

88:                                               
  %89 = phi double [ %68, %66 ], [ %83, %80 ]
  %90 = fneg double %89
  %91 = icmp slt i16 %50, 0
  %92 = select i1 %91, double %90, double %89
  br label %93

93:                                               
  %94 = phi double [ %46, %45 ], [ %44, %42 ], [ 0.000000e+00, %37 ], [ %61, %56 ], [ %92, %88 ], [ 0.000000e+00, %47 ]
  %95 = getelementptr inbounds i8, ptr %33, i64 40
  store double %94, ptr %95, align 8
  br label %96

96:                                               
  %97 = add nuw nsw i64 %32, 1
  %98 = icmp eq i64 %97, %26
  br i1 %98, label %30, label %31
}

define internal fastcc void @conclude(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca %struct.judged, align 8
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca %struct.judged, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 80
  %16 = load i32, ptr %15, align 8
  %17 = tail call i32 @llvm.smax.i32(i32 %14, i32 %16)
  %18 = tail call fastcc double @product(ptr noundef nonnull %0, i32 noundef -1) #19
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #20
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %9, ptr noundef %11, double noundef %18, i32 noundef %17) #19
  %19 = load i32, ptr %9, align 8
  %20 = icmp ugt i32 %19, 1
  br i1 %20, label %21, label %66

21:                                               
  %22 = getelementptr inbounds i8, ptr %12, i64 64
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %66

25:                                               
  %26 = load i64, ptr %11, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %30

28:                                               
  %29 = getelementptr inbounds i8, ptr %11, i64 1158520
  br label %33

30:                                               
  %31 = phi i32 [ 0, %25 ], [ %47, %44 ]
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %66, label %50

33:                                               
  %34 = phi i32 [ 0, %28 ], [ %47, %44 ]
  %35 = phi i64 [ 0, %28 ], [ %48, %44 ]
  %36 = getelementptr inbounds [2097152 x %struct.cell], ptr %29, i64 0, i64 %35
  %37 = getelementptr inbounds i8, ptr %36, i64 71
  %38 = load i8, ptr %37, align 1
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %44, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %36, i64 67
  %42 = load i8, ptr %41, align 1
  %43 = icmp ne i8 %42, 0
  br label %44

44:                                               
  %45 = phi i1 [ false, %33 ], [ %43, %40 ]
  %46 = zext i1 %45 to i32
  %47 = or i32 %34, %46
  %48 = add nuw nsw i64 %35, 1
  %49 = icmp eq i64 %48, %26
  br i1 %49, label %30, label %33

50:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7)
  store i32 -3, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %8) #20
  %51 = getelementptr inbounds i8, ptr %0, i64 56
  %52 = load i32, ptr %51, align 8
  %53 = call i64 @write(i32 noundef %52, ptr noundef nonnull %7, i64 noundef 4) #21
  %54 = icmp eq i64 %53, 4
  br i1 %54, label %55, label %61

55:                                               
  %56 = getelementptr inbounds i8, ptr %0, i64 60
  %57 = load i32, ptr %56, align 4
  %58 = call i64 @read(i32 noundef %57, ptr noundef nonnull %8, i64 noundef 1) #21
  %59 = icmp eq i64 %58, 1
  %60 = zext i1 %59 to i32
  br label %61

61:                                               
  %62 = phi i32 [ 0, %50 ], [ %60, %55 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:                                               
  %65 = tail call fastcc double @product(ptr noundef nonnull %0, i32 noundef -3) #19
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %9, ptr noundef nonnull %11, double noundef %65, i32 noundef %17) #19
  br label %66

66:                                               
  %67 = phi double [ %18, %21 ], [ %65, %64 ], [ %18, %61 ], [ %18, %30 ], [ %18, %1 ]
  %68 = load i32, ptr %9, align 8
  %69 = icmp eq i32 %68, 1
  br i1 %69, label %70, label %99

70:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store i32 -4, ptr %5, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %6) #20
  %71 = getelementptr inbounds i8, ptr %0, i64 56
  %72 = load i32, ptr %71, align 8
  %73 = call i64 @write(i32 noundef %72, ptr noundef nonnull %5, i64 noundef 4) #21
  %74 = icmp eq i64 %73, 4
  br i1 %74, label %75, label %81

75:                                               
  %76 = getelementptr inbounds i8, ptr %0, i64 60
  %77 = load i32, ptr %76, align 4
  %78 = call i64 @read(i32 noundef %77, ptr noundef nonnull %6, i64 noundef 1) #21
  %79 = icmp eq i64 %78, 1
  %80 = zext i1 %79 to i32
  br label %81

81:                                               
  %82 = phi i32 [ 0, %70 ], [ %80, %75 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %99, label %84

84:                                               
  %85 = getelementptr inbounds i8, ptr %11, i64 10584
  %86 = getelementptr inbounds i8, ptr %11, i64 10600
  %87 = load i64, ptr %86, align 8
  %88 = load i64, ptr %85, align 8
  %89 = icmp eq i64 %87, %88
  br i1 %89, label %99, label %90

90:                                               
  %91 = getelementptr inbounds i8, ptr %11, i64 10608
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, %88
  %94 = icmp eq i64 %87, 0
  %95 = or i1 %94, %93
  %96 = icmp eq i64 %92, 0
  %97 = or i1 %96, %95
  br i1 %97, label %99, label %98

98:                                               
  store i32 6, ptr %9, align 8
  br label %99

99:                                               
  %100 = load i32, ptr %9, align 8
  switch i32 %100, label %692 [
    i32 5, label %101
    i32 2, label %112
    i32 3, label %123
    i32 4, label %134
    i32 6, label %147
    i32 1, label %160
    i32 0, label %420
  ]

101:                                              
  %102 = load ptr, ptr %0, align 8
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds i8, ptr %102, i64 16
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds i8, ptr %102, i64 8
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds i8, ptr %0, i64 48
  %109 = load i32, ptr %108, align 8
  %110 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %103, ptr noundef nonnull @.str.12, ptr noundef %105, ptr noundef %107, i32 noundef %109) #21
  %111 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.21) #21
  br label %692

112:                                              
  %113 = load ptr, ptr %0, align 8
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds i8, ptr %113, i64 16
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds i8, ptr %113, i64 8
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds i8, ptr %0, i64 48
  %120 = load i32, ptr %119, align 8
  %121 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %114, ptr noundef nonnull @.str.12, ptr noundef %116, ptr noundef %118, i32 noundef %120) #21
  %122 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.22, double noundef %67) #21
  br label %692

123:                                              
  %124 = load ptr, ptr %0, align 8
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds i8, ptr %124, i64 16
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds i8, ptr %124, i64 8
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds i8, ptr %0, i64 48
  %131 = load i32, ptr %130, align 8
  %132 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %125, ptr noundef nonnull @.str.12, ptr noundef %127, ptr noundef %129, i32 noundef %131) #21
  %133 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.23, double noundef %67) #21
  br label %692

134:                                              
  %135 = load ptr, ptr %0, align 8
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds i8, ptr %135, i64 16
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds i8, ptr %135, i64 8
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds i8, ptr %0, i64 48
  %142 = load i32, ptr %141, align 8
  %143 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %136, ptr noundef nonnull @.str.12, ptr noundef %138, ptr noundef %140, i32 noundef %142) #21
  %144 = getelementptr inbounds i8, ptr %9, i64 8
  %145 = load double, ptr %144, align 8
  %146 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.24, double noundef %67, double noundef %145) #21
  br label %692

147:                                              
  %148 = load ptr, ptr %0, align 8
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds i8, ptr %148, i64 16
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds i8, ptr %148, i64 8
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds i8, ptr %0, i64 48
  %155 = load i32, ptr %154, align 8
  %156 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %149, ptr noundef nonnull @.str.12, ptr noundef %151, ptr noundef %153, i32 noundef %155) #21
  %157 = getelementptr inbounds i8, ptr %9, i64 8
  %158 = load double, ptr %157, align 8
  %159 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.25, double noundef %67, double noundef %158) #21
  br label %692

160:                                              
  %161 = getelementptr inbounds i8, ptr %12, i64 92
  %162 = load i32, ptr %161, align 4
  %163 = and i32 %162, 4
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %172

165:                                              
  %166 = getelementptr inbounds i8, ptr %12, i64 96
  %167 = load i32, ptr %166, align 8
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i32, ptr @wrong, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %169, align 4
  br label %172

172:                                              
  %173 = load i32, ptr %161, align 4
  %174 = or i32 %173, 4
  store i32 %174, ptr %161, align 4
  %175 = getelementptr inbounds i8, ptr %12, i64 96
  %176 = load i32, ptr %175, align 8
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %181

178:                                              
  %179 = load i32, ptr @failures, align 4
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr @failures, align 4
  br label %181

181:                                              
  %182 = and i32 %173, 2
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %191, label %184

184:                                              
  %185 = sext i32 %176 to i64
  %186 = getelementptr inbounds [2 x i32], ptr @right, i64 0, i64 %185
  %187 = load i32, ptr %186, align 4
  %188 = add nsw i32 %187, -1
  store i32 %188, ptr %186, align 4
  %189 = load i32, ptr %161, align 4
  %190 = and i32 %189, -3
  store i32 %190, ptr %161, align 4
  br label %191

191:                                              
  %192 = load ptr, ptr %0, align 8
  %193 = load ptr, ptr %192, align 8
  %194 = getelementptr inbounds i8, ptr %192, i64 16
  %195 = load ptr, ptr %194, align 8
  %196 = getelementptr inbounds i8, ptr %192, i64 8
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds i8, ptr %0, i64 48
  %199 = load i32, ptr %198, align 8
  %200 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %193, ptr noundef nonnull @.str.26, ptr noundef %195, ptr noundef %197, i32 noundef %199) #21
  %201 = getelementptr inbounds i8, ptr %9, i64 8
  %202 = load double, ptr %201, align 8
  %203 = getelementptr inbounds i8, ptr %9, i64 16
  %204 = load double, ptr %203, align 8
  %205 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.27, double noundef %67, double noundef %202, double noundef %204) #21
  %206 = load ptr, ptr %10, align 8
  %207 = load ptr, ptr %0, align 8
  %208 = load i64, ptr %206, align 8
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %210, label %212

210:                                              
  %211 = getelementptr inbounds i8, ptr %206, i64 1158520
  br label %226

212:                                              
  %213 = phi i32 [ -1, %191 ], [ %232, %226 ]
  %214 = getelementptr inbounds i8, ptr %207, i64 64
  %215 = load i32, ptr %214, align 8
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %243

217:                                              
  %218 = getelementptr inbounds i8, ptr %207, i64 68
  %219 = load i32, ptr %218, align 4
  %220 = tail call i32 @llvm.smax.i32(i32 %219, i32 0)
  %221 = zext nneg i32 %220 to i64
  %222 = icmp slt i32 %219, 1
  br i1 %222, label %248, label %223

223:                                              
  %224 = getelementptr inbounds i8, ptr %207, i64 40
  %225 = load ptr, ptr %224, align 8
  br label %235

226:                                              
  %227 = phi i32 [ -1, %210 ], [ %232, %226 ]
  %228 = phi i64 [ 0, %210 ], [ %233, %226 ]
  %229 = getelementptr inbounds [2097152 x %struct.cell], ptr %211, i64 0, i64 %228, i32 8
  %230 = load i16, ptr %229, align 8
  %231 = sext i16 %230 to i32
  %232 = tail call i32 @llvm.smax.i32(i32 %227, i32 %231)
  %233 = add nuw nsw i64 %228, 1
  %234 = icmp eq i64 %233, %208
  br i1 %234, label %212, label %226

235:                                              
  %236 = phi i32 [ %213, %223 ], [ %240, %235 ]
  %237 = phi i64 [ 0, %223 ], [ %241, %235 ]
  %238 = getelementptr inbounds i32, ptr %225, i64 %237
  %239 = load i32, ptr %238, align 4
  %240 = tail call i32 @llvm.smax.i32(i32 %239, i32 %236)
  %241 = add nuw nsw i64 %237, 1
  %242 = icmp eq i64 %241, %221
  br i1 %242, label %248, label %235

243:                                              
  %244 = getelementptr inbounds i8, ptr %207, i64 72
  %245 = load i32, ptr %244, align 8
  %246 = icmp eq i32 %245, 0
  %247 = select i1 %246, i32 0, i32 -2
  br label %248

248:                                              
  %249 = phi i32 [ %213, %243 ], [ %213, %217 ], [ %240, %235 ]
  %250 = phi i32 [ %247, %243 ], [ 0, %217 ], [ 0, %235 ]
  %251 = icmp sgt i32 %250, %249
  br i1 %251, label %378, label %252

252:                                              
  %253 = getelementptr inbounds i8, ptr %0, i64 56
  %254 = getelementptr inbounds i8, ptr %0, i64 60
  %255 = getelementptr inbounds i8, ptr %4, i64 8
  br label %256

256:                                              
  %257 = phi i1 [ false, %252 ], [ %369, %362 ]
  %258 = phi i32 [ -1, %252 ], [ %367, %362 ]
  %259 = phi i32 [ %250, %252 ], [ %368, %362 ]
  %260 = phi double [ 0.000000e+00, %252 ], [ %366, %362 ]
  %261 = phi double [ 0.000000e+00, %252 ], [ %365, %362 ]
  %262 = phi double [ 0.000000e+00, %252 ], [ %364, %362 ]
  %263 = phi i32 [ 0, %252 ], [ %363, %362 ]
  %264 = icmp eq i32 %259, -1
  br i1 %264, label %362, label %265

265:                                              
  %266 = load ptr, ptr %10, align 8
  %267 = load ptr, ptr %0, align 8
  %268 = icmp eq i32 %259, -2
  br i1 %268, label %322, label %269

269:                                              
  %270 = getelementptr inbounds i8, ptr %267, i64 64
  %271 = load i32, ptr %270, align 8
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %290

273:                                              
  %274 = getelementptr inbounds i8, ptr %267, i64 68
  %275 = load i32, ptr %274, align 4
  %276 = tail call i32 @llvm.smax.i32(i32 %275, i32 0)
  %277 = zext nneg i32 %276 to i64
  %278 = icmp slt i32 %275, 1
  br i1 %278, label %290, label %279

279:                                              
  %280 = getelementptr inbounds i8, ptr %267, i64 40
  %281 = load ptr, ptr %280, align 8
  br label %285

282:                                              
  %283 = add nuw nsw i64 %286, 1
  %284 = icmp eq i64 %283, %277
  br i1 %284, label %290, label %285

285:                                              
  %286 = phi i64 [ 0, %279 ], [ %283, %282 ]
  %287 = getelementptr inbounds i32, ptr %281, i64 %286
  %288 = load i32, ptr %287, align 4
  %289 = icmp eq i32 %288, %259
  br i1 %289, label %322, label %282

290:                                              
  %291 = getelementptr inbounds i8, ptr %266, i64 1158520
  %292 = load i64, ptr %266, align 8
  %293 = icmp sgt i64 %292, 0
  br i1 %293, label %294, label %319

294:                                              
  %295 = phi i1 [ %317, %315 ], [ %293, %290 ]
  %296 = phi i64 [ %316, %315 ], [ 0, %290 ]
  %297 = getelementptr inbounds [2097152 x %struct.cell], ptr %291, i64 0, i64 %296
  %298 = getelementptr inbounds i8, ptr %297, i64 64
  %299 = load i16, ptr %298, align 8
  %300 = sext i16 %299 to i32
  %301 = icmp eq i32 %259, %300
  br i1 %301, label %302, label %315

302:                                              
  %303 = getelementptr inbounds i8, ptr %297, i64 66
  %304 = load i8, ptr %303, align 2
  %305 = icmp slt i8 %304, 3
  br i1 %305, label %306, label %315

306:                                              
  br i1 %272, label %311, label %307

307:                                              
  %308 = getelementptr inbounds i8, ptr %297, i64 68
  %309 = load i8, ptr %308, align 4
  %310 = icmp eq i8 %309, 0
  br i1 %310, label %315, label %319

311:                                              
  %312 = getelementptr inbounds i8, ptr %297, i64 67
  %313 = load i8, ptr %312, align 1
  %314 = icmp eq i8 %313, 0
  br i1 %314, label %315, label %319

315:                                              
  %316 = add nuw nsw i64 %296, 1
  %317 = icmp slt i64 %316, %292
  %318 = icmp eq i64 %316, %292
  br i1 %318, label %319, label %294

319:                                              
  %320 = phi i1 [ %293, %290 ], [ %317, %315 ], [ %295, %307 ], [ %295, %311 ]
  %321 = zext i1 %320 to i32
  br label %322

322:                                              
  %323 = phi i32 [ 1, %265 ], [ %321, %319 ], [ 1, %285 ]
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %362, label %325

325:                                              
  %326 = add nsw i32 %263, 1
  %327 = tail call fastcc double @product(ptr noundef nonnull readonly %0, i32 noundef %259) #19
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store i32 %259, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #20
  %328 = load i32, ptr %253, align 8
  %329 = call i64 @write(i32 noundef %328, ptr noundef nonnull %2, i64 noundef 4) #21
  %330 = icmp eq i64 %329, 4
  br i1 %330, label %331, label %336

331:                                              
  %332 = load i32, ptr %254, align 4
  %333 = call i64 @read(i32 noundef %332, ptr noundef nonnull %3, i64 noundef 1) #21
  %334 = icmp eq i64 %333, 1
  %335 = zext i1 %334 to i32
  br label %336

336:                                              
  %337 = phi i32 [ 0, %325 ], [ %335, %331 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %357, label %339

339:                                              
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #20
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %4, ptr noundef nonnull %206, double noundef %327, i32 noundef %17) #19
  %340 = load double, ptr %255, align 8
  %341 = fsub double %340, %327
  %342 = fcmp olt double %341, 0.000000e+00
  %343 = fneg double %341
  %344 = select i1 %342, double %343, double %341
  %345 = load i32, ptr %4, align 8
  %346 = icmp eq i32 %345, 1
  br i1 %346, label %347, label %352

347:                                              
  %348 = fcmp ogt double %344, %262
  %349 = fcmp uno double %327, 0.000000e+00
  %350 = select i1 %348, i1 true, i1 %349
  br i1 %350, label %351, label %352

351:                                              
  br label %352

352:                                              
  %353 = phi double [ %344, %351 ], [ %262, %339 ], [ %262, %347 ]
  %354 = phi double [ %340, %351 ], [ %261, %339 ], [ %261, %347 ]
  %355 = phi double [ %327, %351 ], [ %260, %339 ], [ %260, %347 ]
  %356 = phi i32 [ %259, %351 ], [ %258, %339 ], [ %258, %347 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #20
  br label %357

357:                                              
  %358 = phi double [ %353, %352 ], [ %262, %336 ]
  %359 = phi double [ %354, %352 ], [ %261, %336 ]
  %360 = phi double [ %355, %352 ], [ %260, %336 ]
  %361 = phi i32 [ %356, %352 ], [ %258, %336 ]
  br i1 %338, label %371, label %362

362:                                              
  %363 = phi i32 [ %263, %256 ], [ %326, %357 ], [ %263, %322 ]
  %364 = phi double [ %262, %256 ], [ %358, %357 ], [ %262, %322 ]
  %365 = phi double [ %261, %256 ], [ %359, %357 ], [ %261, %322 ]
  %366 = phi double [ %260, %256 ], [ %360, %357 ], [ %260, %322 ]
  %367 = phi i32 [ %258, %256 ], [ %361, %357 ], [ %258, %322 ]
  %368 = add i32 %259, 1
  %369 = icmp sge i32 %259, %249
  %370 = icmp eq i32 %259, %249
  br i1 %370, label %371, label %256

371:                                              
  %372 = phi i1 [ %257, %357 ], [ %369, %362 ]
  %373 = phi i32 [ %326, %357 ], [ %363, %362 ]
  %374 = phi double [ %359, %357 ], [ %365, %362 ]
  %375 = phi double [ %360, %357 ], [ %366, %362 ]
  %376 = phi i32 [ %361, %357 ], [ %367, %362 ]
  %377 = icmp slt i32 %373, 2
  br label %378

378:                                              
  %379 = phi i1 [ %251, %248 ], [ %372, %371 ]
  %380 = phi i1 [ true, %248 ], [ %377, %371 ]
  %381 = phi double [ 0.000000e+00, %248 ], [ %374, %371 ]
  %382 = phi double [ 0.000000e+00, %248 ], [ %375, %371 ]
  %383 = phi i32 [ -1, %248 ], [ %376, %371 ]
  %384 = xor i1 %379, true
  %385 = icmp eq i32 %383, -1
  %386 = select i1 %384, i1 true, i1 %385
  %387 = select i1 %386, i1 true, i1 %380
  br i1 %387, label %415, label %388

388:                                              
  %389 = load ptr, ptr %0, align 8
  %390 = load ptr, ptr %389, align 8
  %391 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.34, ptr noundef %390) #21
  %392 = icmp eq i32 %383, -2
  br i1 %392, label %393, label %395

393:                                              
  %394 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.29) #21
  br label %413

395:                                              
  %396 = load i32, ptr %214, align 8
  %397 = icmp eq i32 %396, 0
  %398 = select i1 %397, ptr @.str.32, ptr @.str.31
  %399 = add nuw nsw i32 %383, 1
  %400 = icmp sgt i32 %383, -1
  br i1 %400, label %401, label %410

401:                                              
  %402 = load ptr, ptr %0, align 8
  %403 = getelementptr inbounds i8, ptr %402, i64 32
  %404 = load ptr, ptr %403, align 8
  %405 = zext nneg i32 %383 to i64
  %406 = getelementptr inbounds ptr, ptr %404, i64 %405
  %407 = load ptr, ptr %406, align 8
  %408 = icmp eq ptr %407, null
  %409 = select i1 %408, ptr @.str.35, ptr %407
  br label %410

410:                                              
  %411 = phi ptr [ @.str.35, %395 ], [ %409, %401 ]
  %412 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.30, ptr noundef nonnull %398, i32 noundef %399, ptr noundef nonnull %411) #21
  br label %413

413:                                              
  %414 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.33, double noundef %382, double noundef %381) #21
  br label %415

415:                                              
  tail call fastcc void @name_suspects(ptr noundef nonnull %0) #19
  %416 = load i32, ptr %175, align 8
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %692, label %418

418:                                              
  %419 = getelementptr inbounds i8, ptr %12, i64 88
  store i32 1073741824, ptr %419, align 8
  br label %692

420:                                              
  %421 = getelementptr inbounds i8, ptr %0, i64 40
  %422 = load ptr, ptr %421, align 8
  %423 = icmp eq ptr %422, null
  br i1 %423, label %424, label %655

424:                                              
  %425 = load ptr, ptr %10, align 8
  %426 = icmp eq i32 %17, 2
  %427 = icmp eq i32 %17, 0
  %428 = select i1 %427, double 0x3EB0C6F7A0B5ED8D, double 1.000000e-02
  %429 = select i1 %426, double 1.000000e-01, double %428
  %430 = load i64, ptr %425, align 8
  %431 = icmp sgt i64 %430, 0
  br i1 %431, label %432, label %436

432:                                              
  %433 = getelementptr inbounds i8, ptr %425, i64 1158520
  br label %442

434:                                              
  %435 = fmul double %460, 1.000000e-09
  br label %436

436:                                              
  %437 = phi double [ 0.000000e+00, %424 ], [ %435, %434 ]
  %438 = load ptr, ptr %0, align 8
  %439 = getelementptr inbounds i8, ptr %438, i64 84
  %440 = load i32, ptr %439, align 4
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %467, label %463

442:                                              
  %443 = phi double [ 0.000000e+00, %432 ], [ %460, %459 ]
  %444 = phi i64 [ 0, %432 ], [ %461, %459 ]
  %445 = getelementptr inbounds [2097152 x %struct.cell], ptr %433, i64 0, i64 %444
  %446 = getelementptr inbounds i8, ptr %445, i64 68
  %447 = load i8, ptr %446, align 4
  %448 = icmp eq i8 %447, 0
  br i1 %448, label %459, label %449

449:                                              
  %450 = getelementptr inbounds i8, ptr %445, i64 48
  %451 = load double, ptr %450, align 8
  %452 = fcmp olt double %451, 0.000000e+00
  %453 = fneg double %451
  %454 = select i1 %452, double %453, double %451
  %455 = fcmp olt double %454, 0x5F138D352E5096AF
  br i1 %455, label %456, label %459

456:                                              
  %457 = fcmp ogt double %454, %443
  %458 = select i1 %457, double %454, double %443
  br label %459

459:                                              
  %460 = phi double [ %458, %456 ], [ %443, %449 ], [ %443, %442 ]
  %461 = add nuw nsw i64 %444, 1
  %462 = icmp eq i64 %461, %430
  br i1 %462, label %434, label %442

463:                                              
  %464 = getelementptr inbounds i8, ptr %438, i64 72
  %465 = load i32, ptr %464, align 8
  %466 = sext i32 %465 to i64
  br label %467

467:                                              
  %468 = phi i64 [ %466, %463 ], [ 0, %436 ]
  %469 = sub nsw i64 0, %468
  %470 = icmp sgt i64 %430, %469
  br i1 %470, label %471, label %478

471:                                              
  %472 = getelementptr inbounds i8, ptr %425, i64 1158520
  %473 = getelementptr inbounds i8, ptr %438, i64 32
  %474 = getelementptr inbounds i8, ptr %425, i64 4408
  %475 = getelementptr inbounds i8, ptr %425, i64 2360
  br label %483

476:                                              
  %477 = fcmp oeq double %621, 0.000000e+00
  br label %478

478:                                              
  %479 = phi i64 [ -2, %467 ], [ %618, %476 ]
  %480 = phi double [ 0.000000e+00, %467 ], [ %619, %476 ]
  %481 = phi double [ 0.000000e+00, %467 ], [ %620, %476 ]
  %482 = phi i1 [ true, %467 ], [ %477, %476 ]
  br i1 %482, label %655, label %624

483:                                              
  %484 = phi double [ 0.000000e+00, %471 ], [ %621, %617 ]
  %485 = phi double [ 0.000000e+00, %471 ], [ %620, %617 ]
  %486 = phi double [ 0.000000e+00, %471 ], [ %619, %617 ]
  %487 = phi i64 [ %469, %471 ], [ %622, %617 ]
  %488 = phi i64 [ -2, %471 ], [ %618, %617 ]
  %489 = icmp slt i64 %487, 0
  %490 = getelementptr inbounds [2097152 x %struct.cell], ptr %472, i64 0, i64 %487
  %491 = select i1 %489, ptr null, ptr %490
  br i1 %489, label %518, label %492

492:                                              
  %493 = getelementptr inbounds i8, ptr %491, i64 68
  %494 = load i8, ptr %493, align 4
  %495 = icmp eq i8 %494, 0
  br i1 %495, label %617, label %496

496:                                              
  %497 = getelementptr inbounds i8, ptr %491, i64 70
  %498 = load i8, ptr %497, align 2
  %499 = icmp eq i8 %498, 0
  br i1 %499, label %500, label %617

500:                                              
  %501 = getelementptr inbounds i8, ptr %491, i64 66
  %502 = load i8, ptr %501, align 2
  %503 = icmp sgt i8 %502, 2
  br i1 %503, label %617, label %504

504:                                              
  %505 = getelementptr inbounds i8, ptr %491, i64 71
  %506 = load i8, ptr %505, align 1
  %507 = icmp eq i8 %506, 0
  br i1 %507, label %508, label %617

508:                                              
  %509 = load ptr, ptr %473, align 8
  %510 = getelementptr inbounds i8, ptr %491, i64 64
  %511 = load i16, ptr %510, align 8
  %512 = sext i16 %511 to i64
  %513 = getelementptr inbounds ptr, ptr %509, i64 %512
  %514 = load ptr, ptr %513, align 8
  %515 = icmp eq ptr %514, null
  br i1 %515, label %617, label %516

516:                                              
  %517 = getelementptr inbounds i8, ptr %491, i64 48
  br label %521

518:                                              
  %519 = xor i64 %487, -1
  %520 = getelementptr inbounds [256 x double], ptr %474, i64 0, i64 %519
  br label %521

521:                                              
  %522 = phi ptr [ %517, %516 ], [ %520, %518 ]
  %523 = load double, ptr %522, align 8
  br i1 %489, label %579, label %524

524:                                              
  %525 = load ptr, ptr %491, align 8
  %526 = getelementptr inbounds i8, ptr %491, i64 66
  %527 = load i8, ptr %526, align 2
  switch i8 %527, label %583 [
    i8 0, label %528
    i8 1, label %531
    i8 2, label %533
  ]

528:                                              
  %529 = load float, ptr %525, align 1
  %530 = fpext float %529 to double
  br label %583

531:                                              
  %532 = load double, ptr %525, align 1
  br label %583

533:                                              
  %534 = load i64, ptr %525, align 1
  %535 = getelementptr inbounds i8, ptr %525, i64 8
  %536 = load i16, ptr %535, align 1
  %537 = and i16 %536, 32767
  %538 = zext nneg i16 %537 to i32
  %539 = icmp eq i64 %534, 0
  br i1 %539, label %583, label %540

540:                                              
  %541 = icmp eq i16 %537, 32767
  br i1 %541, label %542, label %548

542:                                              
  %543 = and i64 %534, 9223372036854775807
  %544 = icmp eq i64 %543, 0
  %545 = icmp sgt i16 %536, -1
  %546 = select i1 %545, double 0x7FF0000000000000, double 0xFFF0000000000000
  %547 = select i1 %544, double %546, double 0x7FF8000000000000
  br label %583

548:                                              
  %549 = uitofp i64 %534 to double
  %550 = add nsw i32 %538, -16446
  %551 = icmp ugt i16 %537, 16446
  br i1 %551, label %558, label %552

552:                                              
  %553 = phi i32 [ %550, %548 ], [ %562, %558 ]
  %554 = phi double [ %549, %548 ], [ %561, %558 ]
  %555 = icmp slt i32 %553, 0
  %556 = fcmp ogt double %554, 1.000000e-300
  %557 = select i1 %555, i1 %556, i1 false
  br i1 %557, label %566, label %574

558:                                              
  %559 = phi double [ %561, %558 ], [ %549, %548 ]
  %560 = phi i32 [ %562, %558 ], [ %550, %548 ]
  %561 = fmul double %559, 2.000000e+00
  %562 = add nsw i32 %560, -1
  %563 = icmp sgt i32 %560, 1
  %564 = fcmp olt double %561, 1.000000e+300
  %565 = select i1 %563, i1 %564, i1 false
  br i1 %565, label %558, label %552

566:                                              
  %567 = phi double [ %569, %566 ], [ %554, %552 ]
  %568 = phi i32 [ %570, %566 ], [ %553, %552 ]
  %569 = fmul double %567, 5.000000e-01
  %570 = add nsw i32 %568, 1
  %571 = icmp slt i32 %568, -1
  %572 = fcmp ogt double %569, 1.000000e-300
  %573 = select i1 %571, i1 %572, i1 false
  br i1 %573, label %566, label %574

574:                                              
  %575 = phi double [ %554, %552 ], [ %569, %566 ]
  %576 = fneg double %575
  %577 = icmp slt i16 %536, 0
  %578 = select i1 %577, double %576, double %575
  br label %583

579:                                              
  %580 = xor i64 %487, -1
  %581 = getelementptr inbounds [256 x double], ptr %475, i64 0, i64 %580
  %582 = load double, ptr %581, align 8
  br label %583

583:                                              
  %584 = phi double [ %582, %579 ], [ %532, %531 ], [ %530, %528 ], [ 0.000000e+00, %524 ], [ %547, %542 ], [ %578, %574 ], [ 0.000000e+00, %533 ]
  %585 = fcmp olt double %523, 0.000000e+00
  %586 = fneg double %523
  %587 = select i1 %585, double %586, double %523
  %588 = fcmp olt double %584, 0.000000e+00
  %589 = fneg double %584
  %590 = select i1 %588, double %589, double %584
  %591 = fcmp ogt double %590, %587
  %592 = select i1 %591, double %590, double %587
  %593 = fsub double %523, %584
  %594 = fcmp olt double %593, 0.000000e+00
  %595 = fneg double %593
  %596 = select i1 %594, double %595, double %593
  %597 = fcmp uno double %523, 0.000000e+00
  %598 = fcmp uno double %584, 0.000000e+00
  %599 = select i1 %597, i1 %598, i1 false
  br i1 %599, label %617, label %600

600:                                              
  %601 = fmul double %429, %592
  %602 = fcmp ole double %596, %601
  %603 = fcmp ole double %596, %437
  %604 = select i1 %602, i1 true, i1 %603
  %605 = fcmp oeq double %523, %584
  %606 = select i1 %604, i1 true, i1 %605
  br i1 %606, label %617, label %607

607:                                              
  %608 = fcmp ule double %592, 0.000000e+00
  %609 = fdiv double %596, %592
  %610 = fcmp ugt double %609, %484
  %611 = select i1 %608, i1 true, i1 %610
  br i1 %611, label %612, label %617

612:                                              
  br i1 %489, label %617, label %613

613:                                              
  %614 = getelementptr inbounds i8, ptr %491, i64 64
  %615 = load i16, ptr %614, align 8
  %616 = sext i16 %615 to i64
  br label %617

617:                                              
  %618 = phi i64 [ %488, %504 ], [ %488, %500 ], [ %488, %496 ], [ %488, %492 ], [ %488, %508 ], [ %488, %583 ], [ %488, %600 ], [ %488, %607 ], [ %616, %613 ], [ -2, %612 ]
  %619 = phi double [ %486, %504 ], [ %486, %500 ], [ %486, %496 ], [ %486, %492 ], [ %486, %508 ], [ %486, %583 ], [ %486, %600 ], [ %486, %607 ], [ %523, %613 ], [ %523, %612 ]
  %620 = phi double [ %485, %504 ], [ %485, %500 ], [ %485, %496 ], [ %485, %492 ], [ %485, %508 ], [ %485, %583 ], [ %485, %600 ], [ %485, %607 ], [ %584, %613 ], [ %584, %612 ]
  %621 = phi double [ %484, %504 ], [ %484, %500 ], [ %484, %496 ], [ %484, %492 ], [ %484, %508 ], [ %484, %583 ], [ %484, %600 ], [ %484, %607 ], [ %609, %613 ], [ %609, %612 ]
  %622 = add nsw i64 %487, 1
  %623 = icmp eq i64 %622, %430
  br i1 %623, label %476, label %483

624:                                              
  %625 = load ptr, ptr %438, align 8
  %626 = getelementptr inbounds i8, ptr %438, i64 16
  %627 = load ptr, ptr %626, align 8
  %628 = getelementptr inbounds i8, ptr %438, i64 8
  %629 = load ptr, ptr %628, align 8
  %630 = getelementptr inbounds i8, ptr %0, i64 48
  %631 = load i32, ptr %630, align 8
  %632 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %625, ptr noundef nonnull @.str.26, ptr noundef %627, ptr noundef %629, i32 noundef %631) #21
  %633 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.39, double noundef %481) #21
  %634 = icmp eq i64 %479, -2
  br i1 %634, label %635, label %637

635:                                              
  %636 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.40) #21
  br label %652

637:                                              
  %638 = add nsw i64 %479, 1
  %639 = icmp sgt i64 %479, -1
  br i1 %639, label %640, label %649

640:                                              
  %641 = load ptr, ptr %0, align 8
  %642 = getelementptr inbounds i8, ptr %641, i64 32
  %643 = load ptr, ptr %642, align 8
  %644 = and i64 %479, 4294967295
  %645 = getelementptr inbounds ptr, ptr %643, i64 %644
  %646 = load ptr, ptr %645, align 8
  %647 = icmp eq ptr %646, null
  %648 = select i1 %647, ptr @.str.35, ptr %646
  br label %649

649:                                              
  %650 = phi ptr [ @.str.35, %637 ], [ %648, %640 ]
  %651 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.41, i64 noundef %638, ptr noundef nonnull %650) #21
  br label %652

652:                                              
  %653 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.42, double noundef %480) #21
  br i1 %482, label %655, label %654

654:                                              
  tail call fastcc void @count(ptr noundef %12, i32 noundef 4) #19
  tail call fastcc void @name_suspects(ptr noundef nonnull %0) #19
  br label %692

655:                                              
  %656 = getelementptr inbounds i8, ptr %12, i64 92
  %657 = load i32, ptr %656, align 4
  %658 = and i32 %657, 4
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %673

660:                                              
  %661 = and i32 %657, 2
  %662 = icmp eq i32 %661, 0
  br i1 %662, label %663, label %670

663:                                              
  %664 = getelementptr inbounds i8, ptr %12, i64 96
  %665 = load i32, ptr %664, align 8
  %666 = sext i32 %665 to i64
  %667 = getelementptr inbounds i32, ptr @right, i64 %666
  %668 = load i32, ptr %667, align 4
  %669 = add nsw i32 %668, 1
  store i32 %669, ptr %667, align 4
  br label %670

670:                                              
  %671 = load i32, ptr %656, align 4
  %672 = or i32 %671, 2
  store i32 %672, ptr %656, align 4
  br label %673

673:                                              
  %674 = getelementptr inbounds i8, ptr %12, i64 96
  %675 = load i32, ptr %674, align 8
  %676 = icmp eq i32 %675, 0
  br i1 %676, label %677, label %692

677:                                              
  %678 = load ptr, ptr %0, align 8
  %679 = load ptr, ptr %678, align 8
  %680 = getelementptr inbounds i8, ptr %678, i64 16
  %681 = load ptr, ptr %680, align 8
  %682 = getelementptr inbounds i8, ptr %678, i64 8
  %683 = load ptr, ptr %682, align 8
  %684 = getelementptr inbounds i8, ptr %0, i64 48
  %685 = load i32, ptr %684, align 8
  %686 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %679, ptr noundef nonnull @.str.28, ptr noundef %681, ptr noundef %683, i32 noundef %685) #21
  %687 = getelementptr inbounds i8, ptr %9, i64 8
  %688 = load double, ptr %687, align 8
  %689 = getelementptr inbounds i8, ptr %9, i64 16
  %690 = load double, ptr %689, align 8
  %691 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.27, double noundef %67, double noundef %688, double noundef %690) #21
  br label %692

692:                                              
  tail call fastcc void @finish(ptr noundef nonnull %0) #19
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #20
  ret void
}

define weak hidden void @__enzyme_cc_check_rule(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc ptr @start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %5) #19
  %8 = icmp eq ptr %7, null
  br i1 %8, label %10, label %9

9:                                                
  tail call fastcc void @conclude(ptr noundef nonnull %7) #19
  br label %10

10:                                               
  ret void
}

declare i32 @mincore(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #3

declare void @_exit(i32 noundef) local_unnamed_addr #4

declare noundef ptr @getenv(ptr nocapture noundef) local_unnamed_addr #5

declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #6

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #7

declare i32 @atexit(ptr noundef) local_unnamed_addr #8

define internal void @at_exit() #0 {
  %1 = tail call i32 @fflush(ptr noundef null) #19
  %2 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.1) #21
  %3 = load i32, ptr @right, align 4
  %4 = load i32, ptr @wrong, align 4
  %5 = add nsw i32 %4, %3
  %6 = load i32, ptr @requests, align 4
  %7 = icmp eq i32 %5, 1
  %8 = select i1 %7, ptr @.str.2, ptr @.str.3
  %9 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.9, i32 noundef %5, ptr noundef nonnull %8, i32 noundef %4) #21
  %10 = icmp eq i32 %6, %5
  br i1 %10, label %14, label %11

11:                                               
  %12 = sub nsw i32 %6, %5
  %13 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.10, i32 noundef %12) #21
  br label %14

14:                                               
  %15 = load i32, ptr getelementptr inbounds (i8, ptr @requests, i64 4), align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %30, label %17

17:                                               
  %18 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.4) #21
  %19 = load i32, ptr getelementptr inbounds (i8, ptr @right, i64 4), align 4
  %20 = load i32, ptr getelementptr inbounds (i8, ptr @wrong, i64 4), align 4
  %21 = add nsw i32 %20, %19
  %22 = load i32, ptr getelementptr inbounds (i8, ptr @requests, i64 4), align 4
  %23 = icmp eq i32 %21, 1
  %24 = select i1 %23, ptr @.str.5, ptr @.str.6
  %25 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.9, i32 noundef %21, ptr noundef nonnull %24, i32 noundef %20) #21
  %26 = icmp eq i32 %22, %21
  br i1 %26, label %30, label %27

27:                                               
  %28 = sub nsw i32 %22, %21
  %29 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.10, i32 noundef %28) #21
  br label %30

30:                                               
  %31 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.7) #21
  %32 = load i32, ptr @failures, align 4
  %33 = icmp ne i32 %32, 0
  %34 = load i32, ptr getelementptr inbounds (i8, ptr @wrong, i64 4), align 4
  %35 = icmp ne i32 %34, 0
  %36 = select i1 %33, i1 true, i1 %35
  br i1 %36, label %38, label %37

37:                                               
  ret void

38:                                               
  br i1 %33, label %39, label %42

39:                                               
  %40 = load i32, ptr @checks, align 4
  %41 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.8, i32 noundef %32, i32 noundef %40) #21
  br label %42

42:                                               
  tail call void @_exit(i32 noundef 1) #18
  unreachable
}

define internal fastcc void @count(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #9 {
  %3 = icmp eq i32 %1, 1
  %4 = icmp eq i32 %1, 2
  %5 = select i1 %4, ptr @right, ptr @wrong
  %6 = select i1 %3, ptr @requests, ptr %5
  br i1 %4, label %7, label %12

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 92
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %45

12:                                               
  %13 = getelementptr inbounds i8, ptr %0, i64 92
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %14, %1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %24

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 96
  %19 = load i32, ptr %18, align 8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %6, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %21, align 4
  br label %24

24:                                               
  %25 = load i32, ptr %13, align 4
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

define internal fastcc void @finish(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 96
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 52
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %23, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i32, ptr %10, align 8
  %12 = tail call i32 @close(i32 noundef %11) #21
  %13 = getelementptr inbounds i8, ptr %0, i64 60
  %14 = load i32, ptr %13, align 4
  %15 = tail call i32 @close(i32 noundef %14) #21
  %16 = load i32, ptr %6, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #20
  store i32 0, ptr %2, align 4
  br label %19

19:                                               
  %20 = call i32 @waitpid(i32 noundef %16, ptr noundef nonnull %2, i32 noundef 0) #21
  %21 = icmp slt i32 %20, 0
  br i1 %21, label %19, label %22

22:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #20
  br label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %29, label %27

27:                                               
  %28 = call i32 @munmap(ptr noundef nonnull %25, i64 noundef 152153464) #21
  br label %29

29:                                               
  call void @free(ptr noundef %0) #19
  %30 = sext i32 %5 to i64
  %31 = getelementptr inbounds [2 x i32], ptr @busy, i64 0, i64 %30
  store atomic i32 0, ptr %31 release, align 4
  ret void
}

declare noundef i32 @fflush(ptr nocapture noundef) local_unnamed_addr #10

declare i32 @dprintf(i32 noundef, ptr noundef, ...) local_unnamed_addr #3

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare i32 @pipe(ptr noundef) local_unnamed_addr #3

declare i32 @close(i32 noundef) local_unnamed_addr #3

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare i32 @fork() local_unnamed_addr #8

declare noundef i64 @read(i32 noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #8

declare noundef i32 @open(ptr nocapture noundef readonly, i32 noundef, ...) local_unnamed_addr #8

declare i32 @fcntl(i32 noundef, i32 noundef, ...) local_unnamed_addr #3

declare i32 @dup2(i32 noundef, i32 noundef) local_unnamed_addr #3

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #8

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
  %16 = tail call fastcc i32 @trial(ptr noundef %0, double noundef %14, i32 noundef %1, ptr noundef nonnull %10, ptr noundef nonnull %15) #19
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %23, label %18

18:                                               
  %19 = fneg double %14
  %20 = getelementptr inbounds i8, ptr %10, i64 8
  %21 = tail call fastcc i32 @trial(ptr noundef %0, double noundef %19, i32 noundef %1, ptr noundef nonnull %20, ptr noundef nonnull %15) #19
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

define internal fastcc void @learn_functions(ptr noundef %0, i64 noundef %1) unnamed_addr #11 {
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

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #12

define internal fastcc range(i32 0, 2) i32 @succeeded(i32 noundef %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #20
  store i32 0, ptr %2, align 4
  %3 = icmp slt i32 %0, 0
  br i1 %3, label %11, label %4

4:                                                
  %5 = call i32 @waitpid(i32 noundef %0, ptr noundef nonnull %2, i32 noundef 0) #21
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %4, label %7

7:                                                
  %8 = load i32, ptr %2, align 4
  %9 = icmp eq i32 %8, 0
  %10 = zext i1 %9 to i32
  br label %11

11:                                               
  %12 = phi i32 [ %10, %7 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #20
  ret i32 %12
}

define internal fastcc void @run(ptr nocapture noundef readonly %0, double noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca i8, align 1
  %6 = alloca [256 x double], align 16
  %7 = alloca [256 x double], align 16
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %6) #20
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %7) #20
  %11 = getelementptr inbounds i8, ptr %10, i64 64
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 %2, i32 -1
  %15 = select i1 %13, i32 -1, i32 %2
  %16 = getelementptr inbounds i8, ptr %10, i64 68
  %17 = load i32, ptr %16, align 4
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %23

19:                                               
  %20 = getelementptr inbounds i8, ptr %10, i64 40
  %21 = getelementptr inbounds i8, ptr %9, i64 6456
  %22 = zext nneg i32 %17 to i64
  br label %29

23:                                               
  %24 = load i64, ptr %9, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %50

26:                                               
  %27 = getelementptr inbounds i8, ptr %9, i64 1158520
  %28 = fcmp une double %1, 0.000000e+00
  br label %57

29:                                               
  %30 = phi i64 [ 0, %19 ], [ %48, %45 ]
  switch i32 %14, label %31 [
    i32 -1, label %39
    i32 -3, label %36
  ]

31:                                               
  %32 = load ptr, ptr %20, align 8
  %33 = getelementptr inbounds i32, ptr %32, i64 %30
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %14, %34
  br label %36

36:                                               
  %37 = phi i1 [ %35, %31 ], [ true, %29 ]
  %38 = zext i1 %37 to i32
  br label %39

39:                                               
  %40 = phi i32 [ 1, %29 ], [ %38, %36 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %45, label %42

42:                                               
  %43 = getelementptr inbounds [256 x double], ptr %21, i64 0, i64 %30
  %44 = load double, ptr %43, align 8
  br label %45

45:                                               
  %46 = phi double [ %44, %42 ], [ 0.000000e+00, %39 ]
  %47 = getelementptr inbounds [256 x double], ptr %7, i64 0, i64 %30
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %30, 1
  %49 = icmp eq i64 %48, %22
  br i1 %49, label %23, label %29

50:                                               
  %51 = icmp eq i32 %3, 2
  %52 = select i1 %51, i64 24, i64 32
  %53 = getelementptr inbounds i8, ptr %0, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %0, i64 16
  %56 = load ptr, ptr %55, align 8
  call void %54(ptr noundef %56, double noundef %1, ptr noundef nonnull %7, ptr noundef nonnull %6) #21
  br i1 %51, label %416, label %94

57:                                               
  %58 = phi i64 [ 0, %26 ], [ %91, %90 ]
  %59 = getelementptr inbounds [2097152 x %struct.cell], ptr %27, i64 0, i64 %58
  %60 = getelementptr inbounds i8, ptr %59, i64 67
  %61 = load i8, ptr %60, align 1
  %62 = icmp ne i8 %61, 0
  %63 = and i1 %28, %62
  br i1 %63, label %64, label %90

64:                                               
  %65 = getelementptr inbounds i8, ptr %59, i64 66
  %66 = load i8, ptr %65, align 2
  %67 = icmp slt i8 %66, 3
  br i1 %67, label %68, label %90

68:                                               
  switch i32 %14, label %73 [
    i32 -1, label %81
    i32 -3, label %69
  ]

69:                                               
  %70 = getelementptr inbounds i8, ptr %59, i64 71
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  br label %78

73:                                               
  %74 = getelementptr inbounds i8, ptr %59, i64 64
  %75 = load i16, ptr %74, align 8
  %76 = sext i16 %75 to i32
  %77 = icmp eq i32 %14, %76
  br label %78

78:                                               
  %79 = phi i1 [ %72, %69 ], [ %77, %73 ]
  %80 = zext i1 %79 to i32
  br label %81

81:                                               
  %82 = phi i32 [ 1, %68 ], [ %80, %78 ]
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %90, label %84

84:                                               
  %85 = load ptr, ptr %59, align 8
  %86 = sext i8 %66 to i32
  %87 = getelementptr inbounds i8, ptr %59, i64 16
  %88 = load double, ptr %87, align 8
  %89 = fmul double %88, %1
  tail call fastcc void @move(ptr noundef %85, i32 noundef %86, double noundef %89) #19
  br label %90

90:                                               
  %91 = add nuw nsw i64 %58, 1
  %92 = load i64, ptr %9, align 8
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %57, label %50

94:                                               
  %95 = getelementptr inbounds i8, ptr %10, i64 72
  %96 = load i32, ptr %95, align 8
  %97 = sext i32 %96 to i64
  %98 = sub nsw i64 0, %97
  %99 = load i64, ptr %9, align 8
  %100 = icmp sgt i64 %99, %98
  br i1 %100, label %101, label %105

101:                                              
  %102 = getelementptr inbounds i8, ptr %9, i64 1158520
  %103 = icmp ult i32 %15, -3
  %104 = getelementptr inbounds i8, ptr %9, i64 8504
  br label %116

105:                                              
  %106 = phi double [ 0.000000e+00, %94 ], [ %225, %223 ]
  %107 = phi double [ 0.000000e+00, %94 ], [ %227, %223 ]
  %108 = getelementptr inbounds i8, ptr %9, i64 10552
  store double %107, ptr %108, align 8
  %109 = getelementptr inbounds i8, ptr %9, i64 10560
  store double %106, ptr %109, align 8
  %110 = icmp eq i32 %3, 1
  br i1 %110, label %111, label %414

111:                                              
  %112 = icmp sgt i32 %96, 0
  br i1 %112, label %113, label %230

113:                                              
  %114 = getelementptr inbounds i8, ptr %9, i64 4408
  %115 = zext nneg i32 %96 to i64
  br label %235

116:                                              
  %117 = phi double [ 0.000000e+00, %101 ], [ %227, %223 ]
  %118 = phi double [ undef, %101 ], [ %226, %223 ]
  %119 = phi i64 [ %98, %101 ], [ %228, %223 ]
  %120 = phi double [ 0.000000e+00, %101 ], [ %225, %223 ]
  %121 = phi double [ 0.000000e+00, %101 ], [ %224, %223 ]
  %122 = icmp slt i64 %119, 0
  br i1 %122, label %123, label %131

123:                                              
  br i1 %103, label %223, label %124

124:                                              
  %125 = xor i64 %119, -1
  %126 = getelementptr inbounds [256 x double], ptr %104, i64 0, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds [256 x double], ptr %6, i64 0, i64 %125
  %129 = load double, ptr %128, align 8
  %130 = fmul double %127, %129
  br label %213

131:                                              
  %132 = getelementptr inbounds [2097152 x %struct.cell], ptr %102, i64 0, i64 %119
  %133 = getelementptr inbounds i8, ptr %132, i64 24
  %134 = load double, ptr %133, align 8
  %135 = fcmp oeq double %134, 0.000000e+00
  br i1 %135, label %210, label %136

136:                                              
  %137 = getelementptr inbounds i8, ptr %132, i64 70
  %138 = load i8, ptr %137, align 2
  %139 = icmp eq i8 %138, 0
  br i1 %139, label %140, label %210

140:                                              
  switch i32 %15, label %141 [
    i32 -1, label %149
    i32 -3, label %146
  ]

141:                                              
  %142 = getelementptr inbounds i8, ptr %132, i64 64
  %143 = load i16, ptr %142, align 8
  %144 = sext i16 %143 to i32
  %145 = icmp eq i32 %15, %144
  br label %146

146:                                              
  %147 = phi i1 [ %145, %141 ], [ true, %140 ]
  %148 = zext i1 %147 to i32
  br label %149

149:                                              
  %150 = phi i32 [ 1, %140 ], [ %148, %146 ]
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %210, label %152

152:                                              
  %153 = load ptr, ptr %132, align 8
  %154 = getelementptr inbounds i8, ptr %132, i64 66
  %155 = load i8, ptr %154, align 2
  switch i8 %155, label %207 [
    i8 0, label %156
    i8 1, label %159
    i8 2, label %161
  ]

156:                                              
  %157 = load float, ptr %153, align 1
  %158 = fpext float %157 to double
  br label %207

159:                                              
  %160 = load double, ptr %153, align 1
  br label %207

161:                                              
  %162 = load i64, ptr %153, align 1
  %163 = getelementptr inbounds i8, ptr %153, i64 8
  %164 = load i16, ptr %163, align 1
  %165 = and i16 %164, 32767
  %166 = zext nneg i16 %165 to i32
  %167 = icmp eq i64 %162, 0
  br i1 %167, label %207, label %168

168:                                              
  %169 = icmp eq i16 %165, 32767
  br i1 %169, label %170, label %176

170:                                              
  %171 = and i64 %162, 9223372036854775807
  %172 = icmp eq i64 %171, 0
  %173 = icmp sgt i16 %164, -1
  %174 = select i1 %173, double 0x7FF0000000000000, double 0xFFF0000000000000
  %175 = select i1 %172, double %174, double 0x7FF8000000000000
  br label %207

176:                                              
  %177 = uitofp i64 %162 to double
  %178 = add nsw i32 %166, -16446
  %179 = icmp ugt i16 %165, 16446
  br i1 %179, label %186, label %180

180:                                              
  %181 = phi i32 [ %178, %176 ], [ %190, %186 ]
  %182 = phi double [ %177, %176 ], [ %189, %186 ]
  %183 = icmp slt i32 %181, 0
  %184 = fcmp ogt double %182, 1.000000e-300
  %185 = select i1 %183, i1 %184, i1 false
  br i1 %185, label %194, label %202

186:                                              
  %187 = phi double [ %189, %186 ], [ %177, %176 ]
  %188 = phi i32 [ %190, %186 ], [ %178, %176 ]
  %189 = fmul double %187, 2.000000e+00
  %190 = add nsw i32 %188, -1
  %191 = icmp sgt i32 %188, 1
  %192 = fcmp olt double %189, 1.000000e+300
  %193 = select i1 %191, i1 %192, i1 false
  br i1 %193, label %186, label %180

194:                                              
  %195 = phi double [ %197, %194 ], [ %182, %180 ]
  %196 = phi i32 [ %198, %194 ], [ %181, %180 ]
  %197 = fmul double %195, 5.000000e-01
  %198 = add nsw i32 %196, 1
  %199 = icmp slt i32 %196, -1
  %200 = fcmp ogt double %197, 1.000000e-300
  %201 = select i1 %199, i1 %200, i1 false
  br i1 %201, label %194, label %202

202:                                              
  %203 = phi double [ %182, %180 ], [ %197, %194 ]
  %204 = fneg double %203
  %205 = icmp slt i16 %164, 0
  %206 = select i1 %205, double %204, double %203
  br label %207

207:                                              
  %208 = phi double [ %160, %159 ], [ %158, %156 ], [ 0.000000e+00, %152 ], [ %175, %170 ], [ %206, %202 ], [ 0.000000e+00, %161 ]
  %209 = fmul double %134, %208
  br label %210

210:                                              
  %211 = phi double [ %209, %207 ], [ %118, %149 ], [ %118, %136 ], [ %118, %131 ]
  %212 = phi i1 [ true, %207 ], [ false, %149 ], [ false, %136 ], [ false, %131 ]
  br i1 %212, label %213, label %223

213:                                              
  %214 = phi double [ %130, %124 ], [ %211, %210 ]
  %215 = fsub double %214, %121
  %216 = fadd double %117, %215
  %217 = fsub double %216, %117
  %218 = fsub double %217, %215
  %219 = fcmp olt double %214, 0.000000e+00
  %220 = fneg double %214
  %221 = select i1 %219, double %220, double %214
  %222 = fadd double %120, %221
  br label %223

223:                                              
  %224 = phi double [ %218, %213 ], [ %121, %210 ], [ %121, %123 ]
  %225 = phi double [ %222, %213 ], [ %120, %210 ], [ %120, %123 ]
  %226 = phi double [ %214, %213 ], [ %211, %210 ], [ %118, %123 ]
  %227 = phi double [ %216, %213 ], [ %117, %210 ], [ %117, %123 ]
  %228 = add nsw i64 %119, 1
  %229 = icmp eq i64 %228, %99
  br i1 %229, label %105, label %116

230:                                              
  %231 = load i64, ptr %9, align 8
  %232 = icmp sgt i64 %231, 0
  br i1 %232, label %233, label %242

233:                                              
  %234 = getelementptr inbounds i8, ptr %9, i64 1158520
  br label %248

235:                                              
  %236 = phi i64 [ 0, %113 ], [ %240, %235 ]
  %237 = getelementptr inbounds [256 x double], ptr %6, i64 0, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds [256 x double], ptr %114, i64 0, i64 %236
  store double %238, ptr %239, align 8
  %240 = add nuw nsw i64 %236, 1
  %241 = icmp eq i64 %240, %115
  br i1 %241, label %230, label %235

242:                                              
  %243 = getelementptr inbounds i8, ptr %9, i64 8
  %244 = load i64, ptr %243, align 8
  %245 = icmp sgt i64 %244, 0
  br i1 %245, label %246, label %414

246:                                              
  %247 = getelementptr inbounds i8, ptr %9, i64 1060216
  br label %327

248:                                              
  %249 = phi i64 [ 0, %233 ], [ %324, %323 ]
  %250 = getelementptr inbounds [2097152 x %struct.cell], ptr %234, i64 0, i64 %249
  %251 = getelementptr inbounds i8, ptr %250, i64 68
  %252 = load i8, ptr %251, align 4
  %253 = icmp eq i8 %252, 0
  br i1 %253, label %323, label %254

254:                                              
  %255 = getelementptr inbounds i8, ptr %250, i64 70
  %256 = load i8, ptr %255, align 2
  %257 = icmp eq i8 %256, 0
  br i1 %257, label %258, label %323

258:                                              
  %259 = getelementptr inbounds i8, ptr %250, i64 66
  %260 = load i8, ptr %259, align 2
  %261 = icmp slt i8 %260, 3
  br i1 %261, label %262, label %318

262:                                              
  %263 = load ptr, ptr %250, align 8
  switch i8 %260, label %315 [
    i8 0, label %264
    i8 1, label %267
    i8 2, label %269
  ]

264:                                              
  %265 = load float, ptr %263, align 1
  %266 = fpext float %265 to double
  br label %315

267:                                              
  %268 = load double, ptr %263, align 1
  br label %315

269:                                              
  %270 = load i64, ptr %263, align 1
  %271 = getelementptr inbounds i8, ptr %263, i64 8
  %272 = load i16, ptr %271, align 1
  %273 = and i16 %272, 32767
  %274 = zext nneg i16 %273 to i32
  %275 = icmp eq i64 %270, 0
  br i1 %275, label %315, label %276

276:                                              
  %277 = icmp eq i16 %273, 32767
  br i1 %277, label %278, label %284

278:                                              
  %279 = and i64 %270, 9223372036854775807
  %280 = icmp eq i64 %279, 0
  %281 = icmp sgt i16 %272, -1
  %282 = select i1 %281, double 0x7FF0000000000000, double 0xFFF0000000000000
  %283 = select i1 %280, double %282, double 0x7FF8000000000000
  br label %315

284:                                              
  %285 = uitofp i64 %270 to double
  %286 = add nsw i32 %274, -16446
  %287 = icmp ugt i16 %273, 16446
  br i1 %287, label %294, label %288

288:                                              
  %289 = phi i32 [ %286, %284 ], [ %298, %294 ]
  %290 = phi double [ %285, %284 ], [ %297, %294 ]
  %291 = icmp slt i32 %289, 0
  %292 = fcmp ogt double %290, 1.000000e-300
  %293 = select i1 %291, i1 %292, i1 false
  br i1 %293, label %302, label %310

294:                                              
  %295 = phi double [ %297, %294 ], [ %285, %284 ]
  %296 = phi i32 [ %298, %294 ], [ %286, %284 ]
  %297 = fmul double %295, 2.000000e+00
  %298 = add nsw i32 %296, -1
  %299 = icmp sgt i32 %296, 1
  %300 = fcmp olt double %297, 1.000000e+300
  %301 = select i1 %299, i1 %300, i1 false
  br i1 %301, label %294, label %288

302:                                              
  %303 = phi double [ %305, %302 ], [ %290, %288 ]
  %304 = phi i32 [ %306, %302 ], [ %289, %288 ]
  %305 = fmul double %303, 5.000000e-01
  %306 = add nsw i32 %304, 1
  %307 = icmp slt i32 %304, -1
  %308 = fcmp ogt double %305, 1.000000e-300
  %309 = select i1 %307, i1 %308, i1 false
  br i1 %309, label %302, label %310

310:                                              
  %311 = phi double [ %290, %288 ], [ %305, %302 ]
  %312 = fneg double %311
  %313 = icmp slt i16 %272, 0
  %314 = select i1 %313, double %312, double %311
  br label %315

315:                                              
  %316 = phi double [ %268, %267 ], [ %266, %264 ], [ 0.000000e+00, %262 ], [ %283, %278 ], [ %314, %310 ], [ 0.000000e+00, %269 ]
  %317 = getelementptr inbounds i8, ptr %250, i64 48
  store double %316, ptr %317, align 8
  br label %323

318:                                              
  %319 = getelementptr inbounds i8, ptr %250, i64 56
  %320 = load ptr, ptr %250, align 8
  %321 = icmp eq i8 %260, 3
  %322 = select i1 %321, i64 4, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4) %319, ptr noundef nonnull align 1 dereferenceable(4) %320, i64 %322, i1 false)
  br label %323

323:                                              
  %324 = add nuw nsw i64 %249, 1
  %325 = load i64, ptr %9, align 8
  %326 = icmp slt i64 %324, %325
  br i1 %326, label %248, label %242

327:                                              
  %328 = phi i64 [ 0, %246 ], [ %411, %410 ]
  %329 = getelementptr inbounds [4096 x %struct.constant], ptr %247, i64 0, i64 %328
  %330 = load ptr, ptr %329, align 8
  %331 = ptrtoint ptr %330 to i64
  %332 = lshr i64 %331, 12
  %333 = and i64 %332, 255
  %334 = getelementptr inbounds [256 x i64], ptr @readable.known, i64 0, i64 %333
  %335 = load i64, ptr %334, align 8
  %336 = icmp eq i64 %335, %332
  br i1 %336, label %349, label %337

337:                                              
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #20
  %338 = icmp uge ptr %330, inttoptr (i64 4096 to ptr)
  %339 = icmp ult ptr %330, inttoptr (i64 281474976710656 to ptr)
  %340 = and i1 %338, %339
  br i1 %340, label %341, label %347

341:                                              
  %342 = and i64 %331, -4096
  %343 = inttoptr i64 %342 to ptr
  %344 = call i32 @mincore(ptr noundef %343, i64 noundef 1, ptr noundef nonnull %5) #21
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %347

346:                                              
  store i64 %332, ptr %334, align 8
  br label %347

347:                                              
  %348 = phi i32 [ 1, %346 ], [ 0, %341 ], [ 0, %337 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #20
  br label %349

349:                                              
  %350 = phi i32 [ %348, %347 ], [ 1, %327 ]
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %410, label %352

352:                                              
  %353 = load ptr, ptr %329, align 8
  %354 = getelementptr inbounds i8, ptr %329, i64 10
  %355 = load i8, ptr %354, align 2
  switch i8 %355, label %407 [
    i8 0, label %356
    i8 1, label %359
    i8 2, label %361
  ]

356:                                              
  %357 = load float, ptr %353, align 1
  %358 = fpext float %357 to double
  br label %407

359:                                              
  %360 = load double, ptr %353, align 1
  br label %407

361:                                              
  %362 = load i64, ptr %353, align 1
  %363 = getelementptr inbounds i8, ptr %353, i64 8
  %364 = load i16, ptr %363, align 1
  %365 = and i16 %364, 32767
  %366 = zext nneg i16 %365 to i32
  %367 = icmp eq i64 %362, 0
  br i1 %367, label %407, label %368

368:                                              
  %369 = icmp eq i16 %365, 32767
  br i1 %369, label %370, label %376

370:                                              
  %371 = and i64 %362, 9223372036854775807
  %372 = icmp eq i64 %371, 0
  %373 = icmp sgt i16 %364, -1
  %374 = select i1 %373, double 0x7FF0000000000000, double 0xFFF0000000000000
  %375 = select i1 %372, double %374, double 0x7FF8000000000000
  br label %407

376:                                              
  %377 = uitofp i64 %362 to double
  %378 = add nsw i32 %366, -16446
  %379 = icmp ugt i16 %365, 16446
  br i1 %379, label %386, label %380

380:                                              
  %381 = phi i32 [ %378, %376 ], [ %390, %386 ]
  %382 = phi double [ %377, %376 ], [ %389, %386 ]
  %383 = icmp slt i32 %381, 0
  %384 = fcmp ogt double %382, 1.000000e-300
  %385 = select i1 %383, i1 %384, i1 false
  br i1 %385, label %394, label %402

386:                                              
  %387 = phi double [ %389, %386 ], [ %377, %376 ]
  %388 = phi i32 [ %390, %386 ], [ %378, %376 ]
  %389 = fmul double %387, 2.000000e+00
  %390 = add nsw i32 %388, -1
  %391 = icmp sgt i32 %388, 1
  %392 = fcmp olt double %389, 1.000000e+300
  %393 = select i1 %391, i1 %392, i1 false
  br i1 %393, label %386, label %380

394:                                              
  %395 = phi double [ %397, %394 ], [ %382, %380 ]
  %396 = phi i32 [ %398, %394 ], [ %381, %380 ]
  %397 = fmul double %395, 5.000000e-01
  %398 = add nsw i32 %396, 1
  %399 = icmp slt i32 %396, -1
  %400 = fcmp ogt double %397, 1.000000e-300
  %401 = select i1 %399, i1 %400, i1 false
  br i1 %401, label %394, label %402

402:                                              
  %403 = phi double [ %382, %380 ], [ %397, %394 ]
  %404 = fneg double %403
  %405 = icmp slt i16 %364, 0
  %406 = select i1 %405, double %404, double %403
  br label %407

407:                                              
  %408 = phi double [ %360, %359 ], [ %358, %356 ], [ 0.000000e+00, %352 ], [ %375, %370 ], [ %406, %402 ], [ 0.000000e+00, %361 ]
  %409 = getelementptr inbounds i8, ptr %329, i64 16
  store double %408, ptr %409, align 8
  br label %410

410:                                              
  %411 = add nuw nsw i64 %328, 1
  %412 = load i64, ptr %243, align 8
  %413 = icmp slt i64 %411, %412
  br i1 %413, label %327, label %414

414:                                              
  %415 = getelementptr inbounds i8, ptr %9, i64 10568
  store i32 1, ptr %415, align 8
  br label %416

416:                                              
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %6) #20
  ret void
}

define internal fastcc void @compare_with_base(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = alloca i8, align 1
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                
  %9 = getelementptr inbounds i8, ptr %5, i64 1158520
  br label %16

10:                                               
  %11 = getelementptr inbounds i8, ptr %5, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %108

14:                                               
  %15 = getelementptr inbounds i8, ptr %5, i64 1060216
  br label %109

16:                                               
  %17 = phi i64 [ 0, %8 ], [ %106, %105 ]
  %18 = getelementptr inbounds [2097152 x %struct.cell], ptr %9, i64 0, i64 %17
  %19 = getelementptr inbounds i8, ptr %18, i64 68
  %20 = load i8, ptr %19, align 4
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %105, label %22

22:                                               
  %23 = getelementptr inbounds i8, ptr %18, i64 70
  %24 = load i8, ptr %23, align 2
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %105

26:                                               
  %27 = getelementptr inbounds i8, ptr %18, i64 66
  %28 = load i8, ptr %27, align 2
  %29 = icmp slt i8 %28, 3
  br i1 %29, label %105, label %30

30:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  store i64 0, ptr %3, align 8
  %31 = load ptr, ptr %18, align 8
  %32 = icmp eq i8 %28, 3
  %33 = select i1 %32, i64 4, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4) %3, ptr noundef nonnull align 1 dereferenceable(4) %31, i64 %33, i1 false)
  %34 = load i64, ptr %3, align 8
  %35 = getelementptr inbounds i8, ptr %18, i64 56
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %34, %36
  br i1 %37, label %104, label %38

38:                                               
  switch i8 %28, label %104 [
    i8 4, label %39
    i8 3, label %70
  ]

39:                                               
  %40 = load double, ptr %35, align 1
  %41 = fcmp olt double %40, 0.000000e+00
  %42 = fneg double %40
  %43 = select i1 %41, double %42, double %40
  %44 = fcmp ule double %43, 1.000000e-30
  %45 = fcmp uge double %43, 1.000000e+30
  %46 = or i1 %44, %45
  br i1 %46, label %65, label %47

47:                                               
  %48 = bitcast i64 %34 to double
  %49 = fcmp olt double %48, 0.000000e+00
  %50 = fneg double %48
  %51 = select i1 %49, double %50, double %48
  %52 = fcmp ule double %51, 1.000000e-30
  %53 = fcmp uge double %51, 1.000000e+30
  %54 = or i1 %52, %53
  br i1 %54, label %65, label %55

55:                                               
  %56 = fsub double %40, %48
  %57 = fcmp olt double %56, 0.000000e+00
  %58 = fneg double %56
  %59 = select i1 %57, double %58, double %56
  %60 = fcmp ogt double %51, %43
  %61 = select i1 %60, double %51, double %43
  %62 = fmul double %61, 3.000000e-01
  %63 = fcmp ole double %59, %62
  %64 = zext i1 %63 to i32
  br label %65

65:                                               
  %66 = phi i32 [ %64, %55 ], [ 0, %47 ], [ 0, %39 ]
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %101

68:                                               
  %69 = icmp eq i8 %28, 3
  br i1 %69, label %70, label %104

70:                                               
  %71 = load float, ptr %35, align 1
  %72 = fpext float %71 to double
  %73 = fcmp olt float %71, 0.000000e+00
  %74 = fneg double %72
  %75 = select i1 %73, double %74, double %72
  %76 = fcmp ule double %75, 1.000000e-09
  %77 = fcmp uge double %75, 1.000000e+09
  %78 = or i1 %76, %77
  br i1 %78, label %98, label %79

79:                                               
  %80 = load float, ptr %3, align 8
  %81 = fpext float %80 to double
  %82 = fcmp olt float %80, 0.000000e+00
  %83 = fneg double %81
  %84 = select i1 %82, double %83, double %81
  %85 = fcmp ule double %84, 1.000000e-09
  %86 = fcmp uge double %84, 1.000000e+09
  %87 = or i1 %85, %86
  br i1 %87, label %98, label %88

88:                                               
  %89 = fsub double %72, %81
  %90 = fcmp olt double %89, 0.000000e+00
  %91 = fneg double %89
  %92 = select i1 %90, double %91, double %89
  %93 = fcmp ogt double %84, %75
  %94 = select i1 %93, double %84, double %75
  %95 = fmul double %94, 3.000000e-01
  %96 = fcmp ole double %92, %95
  %97 = zext i1 %96 to i32
  br label %98

98:                                               
  %99 = phi i32 [ %97, %88 ], [ 0, %79 ], [ 0, %70 ]
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %104, label %101

101:                                              
  %102 = phi i8 [ 1, %65 ], [ 0, %98 ]
  store i8 %102, ptr %27, align 2
  %103 = getelementptr inbounds i8, ptr %18, i64 71
  store i8 1, ptr %103, align 1
  br label %104

104:                                              
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %105

105:                                              
  %106 = add nuw nsw i64 %17, 1
  %107 = icmp eq i64 %106, %6
  br i1 %107, label %10, label %16

108:                                              
  ret void

109:                                              
  %110 = phi i64 [ 0, %14 ], [ %197, %196 ]
  %111 = getelementptr inbounds [4096 x %struct.constant], ptr %15, i64 0, i64 %110
  %112 = load ptr, ptr %111, align 8
  %113 = ptrtoint ptr %112 to i64
  %114 = lshr i64 %113, 12
  %115 = and i64 %114, 255
  %116 = getelementptr inbounds [256 x i64], ptr @readable.known, i64 0, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = icmp eq i64 %117, %114
  br i1 %118, label %131, label %119

119:                                              
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #20
  %120 = icmp uge ptr %112, inttoptr (i64 4096 to ptr)
  %121 = icmp ult ptr %112, inttoptr (i64 281474976710656 to ptr)
  %122 = and i1 %120, %121
  br i1 %122, label %123, label %129

123:                                              
  %124 = and i64 %113, -4096
  %125 = inttoptr i64 %124 to ptr
  %126 = call i32 @mincore(ptr noundef %125, i64 noundef 1, ptr noundef nonnull %2) #21
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %129

128:                                              
  store i64 %114, ptr %116, align 8
  br label %129

129:                                              
  %130 = phi i32 [ 1, %128 ], [ 0, %123 ], [ 0, %119 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #20
  br label %131

131:                                              
  %132 = phi i32 [ %130, %129 ], [ 1, %109 ]
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %196, label %134

134:                                              
  %135 = load ptr, ptr %111, align 8
  %136 = getelementptr inbounds i8, ptr %111, i64 10
  %137 = load i8, ptr %136, align 2
  switch i8 %137, label %189 [
    i8 0, label %138
    i8 1, label %141
    i8 2, label %143
  ]

138:                                              
  %139 = load float, ptr %135, align 1
  %140 = fpext float %139 to double
  br label %189

141:                                              
  %142 = load double, ptr %135, align 1
  br label %189

143:                                              
  %144 = load i64, ptr %135, align 1
  %145 = getelementptr inbounds i8, ptr %135, i64 8
  %146 = load i16, ptr %145, align 1
  %147 = and i16 %146, 32767
  %148 = zext nneg i16 %147 to i32
  %149 = icmp eq i64 %144, 0
  br i1 %149, label %189, label %150

150:                                              
  %151 = icmp eq i16 %147, 32767
  br i1 %151, label %152, label %158

152:                                              
  %153 = and i64 %144, 9223372036854775807
  %154 = icmp eq i64 %153, 0
  %155 = icmp sgt i16 %146, -1
  %156 = select i1 %155, double 0x7FF0000000000000, double 0xFFF0000000000000
  %157 = select i1 %154, double %156, double 0x7FF8000000000000
  br label %189

158:                                              
  %159 = uitofp i64 %144 to double
  %160 = add nsw i32 %148, -16446
  %161 = icmp ugt i16 %147, 16446
  br i1 %161, label %168, label %162

162:                                              
  %163 = phi i32 [ %160, %158 ], [ %172, %168 ]
  %164 = phi double [ %159, %158 ], [ %171, %168 ]
  %165 = icmp slt i32 %163, 0
  %166 = fcmp ogt double %164, 1.000000e-300
  %167 = select i1 %165, i1 %166, i1 false
  br i1 %167, label %176, label %184

168:                                              
  %169 = phi double [ %171, %168 ], [ %159, %158 ]
  %170 = phi i32 [ %172, %168 ], [ %160, %158 ]
  %171 = fmul double %169, 2.000000e+00
  %172 = add nsw i32 %170, -1
  %173 = icmp sgt i32 %170, 1
  %174 = fcmp olt double %171, 1.000000e+300
  %175 = select i1 %173, i1 %174, i1 false
  br i1 %175, label %168, label %162

176:                                              
  %177 = phi double [ %179, %176 ], [ %164, %162 ]
  %178 = phi i32 [ %180, %176 ], [ %163, %162 ]
  %179 = fmul double %177, 5.000000e-01
  %180 = add nsw i32 %178, 1
  %181 = icmp slt i32 %178, -1
  %182 = fcmp ogt double %179, 1.000000e-300
  %183 = select i1 %181, i1 %182, i1 false
  br i1 %183, label %176, label %184

184:                                              
  %185 = phi double [ %164, %162 ], [ %179, %176 ]
  %186 = fneg double %185
  %187 = icmp slt i16 %146, 0
  %188 = select i1 %187, double %186, double %185
  br label %189

189:                                              
  %190 = phi double [ %142, %141 ], [ %140, %138 ], [ 0.000000e+00, %134 ], [ %157, %152 ], [ %188, %184 ], [ 0.000000e+00, %143 ]
  %191 = getelementptr inbounds i8, ptr %111, i64 16
  %192 = load double, ptr %191, align 8
  %193 = fcmp une double %190, %192
  br i1 %193, label %194, label %196

194:                                              
  %195 = getelementptr inbounds i8, ptr %111, i64 12
  store i8 1, ptr %195, align 4
  br label %196

196:                                              
  %197 = add nuw nsw i64 %110, 1
  %198 = load i64, ptr %11, align 8
  %199 = icmp slt i64 %197, %198
  br i1 %199, label %109, label %108
}

define internal fastcc range(i32 0, 2) i32 @trial(ptr nocapture noundef readonly %0, double noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef %4) unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 10568
  store i32 0, ptr %9, align 8
  %10 = tail call i32 @fork() #21
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               
  %13 = tail call i32 @alarm(i32 noundef 60) #21
  tail call fastcc void @run(ptr noundef %0, double noundef %1, i32 noundef %2, i32 noundef 0) #19
  tail call void @_exit(i32 noundef 0) #18
  unreachable

14:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #20
  store i32 0, ptr %6, align 4
  %15 = icmp slt i32 %10, 0
  br i1 %15, label %33, label %16

16:                                               
  %17 = call i32 @waitpid(i32 noundef %10, ptr noundef nonnull %6, i32 noundef 0) #21
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %16, label %19

19:                                               
  %20 = load i32, ptr %6, align 4
  %21 = icmp eq i32 %20, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #20
  br i1 %21, label %22, label %34

22:                                               
  %23 = load i32, ptr %9, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %34, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %8, i64 10552
  %27 = load double, ptr %26, align 8
  store double %27, ptr %3, align 8
  %28 = getelementptr inbounds i8, ptr %8, i64 10560
  %29 = load double, ptr %28, align 8
  %30 = load double, ptr %4, align 8
  %31 = fcmp ogt double %29, %30
  br i1 %31, label %32, label %34

32:                                               
  store double %29, ptr %4, align 8
  br label %34

33:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #20
  br label %34

34:                                               
  %35 = phi i32 [ 0, %22 ], [ 0, %19 ], [ 1, %32 ], [ 1, %25 ], [ 0, %33 ]
  ret i32 %35
}

define internal fastcc void @derive(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %8

6:                                                
  %7 = getelementptr inbounds i8, ptr %3, i64 1158520
  br label %19

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %3, i64 8504
  %14 = getelementptr inbounds i8, ptr %3, i64 312
  tail call void %10(ptr noundef %12, ptr noundef nonnull %13, ptr noundef nonnull %14) #21
  %15 = load i64, ptr %3, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %93

17:                                               
  %18 = getelementptr inbounds i8, ptr %3, i64 1158520
  br label %95

19:                                               
  %20 = phi i64 [ 0, %6 ], [ %90, %89 ]
  %21 = getelementptr inbounds [2097152 x %struct.cell], ptr %7, i64 0, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 66
  %23 = load i8, ptr %22, align 2
  %24 = sext i8 %23 to i32
  %25 = icmp slt i8 %23, 3
  br i1 %25, label %26, label %89

26:                                               
  %27 = getelementptr inbounds i8, ptr %21, i64 69
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %89

30:                                               
  %31 = getelementptr inbounds i8, ptr %21, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %21, i64 32
  %34 = load double, ptr %33, align 8
  switch i8 %23, label %86 [
    i8 0, label %35
    i8 1, label %38
    i8 2, label %40
  ]

35:                                               
  %36 = load float, ptr %32, align 1
  %37 = fpext float %36 to double
  br label %86

38:                                               
  %39 = load double, ptr %32, align 1
  br label %86

40:                                               
  %41 = load i64, ptr %32, align 1
  %42 = getelementptr inbounds i8, ptr %32, i64 8
  %43 = load i16, ptr %42, align 1
  %44 = and i16 %43, 32767
  %45 = zext nneg i16 %44 to i32
  %46 = icmp eq i64 %41, 0
  br i1 %46, label %86, label %47

47:                                               
  %48 = icmp eq i16 %44, 32767
  br i1 %48, label %49, label %55

49:                                               
  %50 = and i64 %41, 9223372036854775807
  %51 = icmp eq i64 %50, 0
  %52 = icmp sgt i16 %43, -1
  %53 = select i1 %52, double 0x7FF0000000000000, double 0xFFF0000000000000
  %54 = select i1 %51, double %53, double 0x7FF8000000000000
  br label %86

55:                                               
  %56 = uitofp i64 %41 to double
  %57 = add nsw i32 %45, -16446
  %58 = icmp ugt i16 %44, 16446
  br i1 %58, label %65, label %59

59:                                               
  %60 = phi i32 [ %57, %55 ], [ %69, %65 ]
  %61 = phi double [ %56, %55 ], [ %68, %65 ]
  %62 = icmp slt i32 %60, 0
  %63 = fcmp ogt double %61, 1.000000e-300
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %73, label %81

65:                                               
  %66 = phi double [ %68, %65 ], [ %56, %55 ]
  %67 = phi i32 [ %69, %65 ], [ %57, %55 ]
  %68 = fmul double %66, 2.000000e+00
  %69 = add nsw i32 %67, -1
  %70 = icmp sgt i32 %67, 1
  %71 = fcmp olt double %68, 1.000000e+300
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %65, label %59

73:                                               
  %74 = phi double [ %76, %73 ], [ %61, %59 ]
  %75 = phi i32 [ %77, %73 ], [ %60, %59 ]
  %76 = fmul double %74, 5.000000e-01
  %77 = add nsw i32 %75, 1
  %78 = icmp slt i32 %75, -1
  %79 = fcmp ogt double %76, 1.000000e-300
  %80 = select i1 %78, i1 %79, i1 false
  br i1 %80, label %73, label %81

81:                                               
  %82 = phi double [ %61, %59 ], [ %76, %73 ]
  %83 = fneg double %82
  %84 = icmp slt i16 %43, 0
  %85 = select i1 %84, double %83, double %82
  br label %86

86:                                               
  %87 = phi double [ %39, %38 ], [ %37, %35 ], [ 0.000000e+00, %30 ], [ %54, %49 ], [ %85, %81 ], [ 0.000000e+00, %40 ]
  %88 = fsub double %34, %87
  tail call fastcc void @move(ptr noundef %32, i32 noundef %24, double noundef %88) #19
  br label %89

89:                                               
  %90 = add nuw nsw i64 %20, 1
  %91 = load i64, ptr %3, align 8
  %92 = icmp slt i64 %90, %91
  br i1 %92, label %19, label %8

93:                                               
  %94 = getelementptr inbounds i8, ptr %3, i64 10568
  store i32 1, ptr %94, align 8
  ret void

95:                                               
  %96 = phi i64 [ 0, %17 ], [ %161, %160 ]
  %97 = getelementptr inbounds [2097152 x %struct.cell], ptr %18, i64 0, i64 %96
  %98 = getelementptr inbounds i8, ptr %97, i64 70
  %99 = load i8, ptr %98, align 2
  %100 = icmp eq i8 %99, 0
  br i1 %100, label %101, label %160

101:                                              
  %102 = getelementptr inbounds i8, ptr %97, i64 8
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds i8, ptr %97, i64 66
  %105 = load i8, ptr %104, align 2
  switch i8 %105, label %157 [
    i8 0, label %106
    i8 1, label %109
    i8 2, label %111
  ]

106:                                              
  %107 = load float, ptr %103, align 1
  %108 = fpext float %107 to double
  br label %157

109:                                              
  %110 = load double, ptr %103, align 1
  br label %157

111:                                              
  %112 = load i64, ptr %103, align 1
  %113 = getelementptr inbounds i8, ptr %103, i64 8
  %114 = load i16, ptr %113, align 1
  %115 = and i16 %114, 32767
  %116 = zext nneg i16 %115 to i32
  %117 = icmp eq i64 %112, 0
  br i1 %117, label %157, label %118

118:                                              
  %119 = icmp eq i16 %115, 32767
  br i1 %119, label %120, label %126

120:                                              
  %121 = and i64 %112, 9223372036854775807
  %122 = icmp eq i64 %121, 0
  %123 = icmp sgt i16 %114, -1
  %124 = select i1 %123, double 0x7FF0000000000000, double 0xFFF0000000000000
  %125 = select i1 %122, double %124, double 0x7FF8000000000000
  br label %157

126:                                              
  %127 = uitofp i64 %112 to double
  %128 = add nsw i32 %116, -16446
  %129 = icmp ugt i16 %115, 16446
  br i1 %129, label %136, label %130

130:                                              
  %131 = phi i32 [ %128, %126 ], [ %140, %136 ]
  %132 = phi double [ %127, %126 ], [ %139, %136 ]
  %133 = icmp slt i32 %131, 0
  %134 = fcmp ogt double %132, 1.000000e-300
  %135 = select i1 %133, i1 %134, i1 false
  br i1 %135, label %144, label %152

136:                                              
  %137 = phi double [ %139, %136 ], [ %127, %126 ]
  %138 = phi i32 [ %140, %136 ], [ %128, %126 ]
  %139 = fmul double %137, 2.000000e+00
  %140 = add nsw i32 %138, -1
  %141 = icmp sgt i32 %138, 1
  %142 = fcmp olt double %139, 1.000000e+300
  %143 = select i1 %141, i1 %142, i1 false
  br i1 %143, label %136, label %130

144:                                              
  %145 = phi double [ %147, %144 ], [ %132, %130 ]
  %146 = phi i32 [ %148, %144 ], [ %131, %130 ]
  %147 = fmul double %145, 5.000000e-01
  %148 = add nsw i32 %146, 1
  %149 = icmp slt i32 %146, -1
  %150 = fcmp ogt double %147, 1.000000e-300
  %151 = select i1 %149, i1 %150, i1 false
  br i1 %151, label %144, label %152

152:                                              
  %153 = phi double [ %132, %130 ], [ %147, %144 ]
  %154 = fneg double %153
  %155 = icmp slt i16 %114, 0
  %156 = select i1 %155, double %154, double %153
  br label %157

157:                                              
  %158 = phi double [ %110, %109 ], [ %108, %106 ], [ 0.000000e+00, %101 ], [ %125, %120 ], [ %156, %152 ], [ 0.000000e+00, %111 ]
  %159 = getelementptr inbounds i8, ptr %97, i64 40
  store double %158, ptr %159, align 8
  br label %160

160:                                              
  %161 = add nuw nsw i64 %96, 1
  %162 = icmp eq i64 %161, %15
  br i1 %162, label %93, label %95
}

declare i32 @alarm(i32 noundef) local_unnamed_addr #3

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

declare i32 @munmap(ptr noundef, i64 noundef) local_unnamed_addr #3

define internal fastcc void @move(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #13 {
  switch i32 %1, label %55 [
    i32 0, label %4
    i32 1, label %7
    i32 2, label %9
  ]

4:                                                
  %5 = load float, ptr %0, align 1
  %6 = fpext float %5 to double
  br label %55

7:                                                
  %8 = load double, ptr %0, align 1
  br label %55

9:                                                
  %10 = load i64, ptr %0, align 1
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load i16, ptr %11, align 1
  %13 = and i16 %12, 32767
  %14 = zext nneg i16 %13 to i32
  %15 = icmp eq i64 %10, 0
  br i1 %15, label %55, label %16

16:                                               
  %17 = icmp eq i16 %13, 32767
  br i1 %17, label %18, label %24

18:                                               
  %19 = and i64 %10, 9223372036854775807
  %20 = icmp eq i64 %19, 0
  %21 = icmp sgt i16 %12, -1
  %22 = select i1 %21, double 0x7FF0000000000000, double 0xFFF0000000000000
  %23 = select i1 %20, double %22, double 0x7FF8000000000000
  br label %55

24:                                               
  %25 = uitofp i64 %10 to double
  %26 = add nsw i32 %14, -16446
  %27 = icmp ugt i16 %13, 16446
  br i1 %27, label %34, label %28

28:                                               
  %29 = phi i32 [ %26, %24 ], [ %38, %34 ]
  %30 = phi double [ %25, %24 ], [ %37, %34 ]
  %31 = icmp slt i32 %29, 0
  %32 = fcmp ogt double %30, 1.000000e-300
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %42, label %50

34:                                               
  %35 = phi double [ %37, %34 ], [ %25, %24 ]
  %36 = phi i32 [ %38, %34 ], [ %26, %24 ]
  %37 = fmul double %35, 2.000000e+00
  %38 = add nsw i32 %36, -1
  %39 = icmp sgt i32 %36, 1
  %40 = fcmp olt double %37, 1.000000e+300
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %34, label %28

42:                                               
  %43 = phi double [ %45, %42 ], [ %30, %28 ]
  %44 = phi i32 [ %46, %42 ], [ %29, %28 ]
  %45 = fmul double %43, 5.000000e-01
  %46 = add nsw i32 %44, 1
  %47 = icmp slt i32 %44, -1
  %48 = fcmp ogt double %45, 1.000000e-300
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %42, label %50

50:                                               
  %51 = phi double [ %30, %28 ], [ %45, %42 ]
  %52 = fneg double %51
  %53 = icmp slt i16 %12, 0
  %54 = select i1 %53, double %52, double %51
  br label %55

55:                                               
  %56 = phi double [ %8, %7 ], [ %6, %4 ], [ 0.000000e+00, %3 ], [ %23, %18 ], [ %54, %50 ], [ 0.000000e+00, %9 ]
  %57 = fadd double %56, %2
  switch i32 %1, label %82 [
    i32 0, label %58
    i32 1, label %60
    i32 2, label %61
  ]

58:                                               
  %59 = fptrunc double %57 to float
  store float %59, ptr %0, align 1
  br label %82

60:                                               
  store double %57, ptr %0, align 1
  br label %82

61:                                               
  %62 = bitcast double %57 to i64
  %63 = lshr i64 %62, 52
  %64 = trunc nuw nsw i64 %63 to i32
  %65 = and i32 %64, 2047
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %73, label %67

67:                                               
  %68 = shl i64 %62, 11
  %69 = or i64 %68, -9223372036854775808
  %70 = icmp eq i32 %65, 2047
  %71 = add nuw nsw i32 %65, 15360
  %72 = select i1 %70, i32 32767, i32 %71
  br label %73

73:                                               
  %74 = phi i32 [ %72, %67 ], [ 0, %61 ]
  %75 = phi i64 [ %69, %67 ], [ 0, %61 ]
  %76 = lshr i64 %62, 48
  %77 = trunc nuw nsw i64 %76 to i32
  %78 = and i32 %77, 32768
  %79 = or i32 %74, %78
  %80 = trunc nuw i32 %79 to i16
  store i64 %75, ptr %0, align 1
  %81 = getelementptr inbounds i8, ptr %0, i64 8
  store i16 %80, ptr %81, align 1
  br label %82

82:                                               
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #14

define internal fastcc double @product(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #15 {
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
  %18 = getelementptr inbounds i8, ptr %4, i64 1158520
  %19 = getelementptr inbounds i8, ptr %6, i64 40
  %20 = select i1 %9, i64 6456, i64 8504
  %21 = getelementptr inbounds i8, ptr %4, i64 %20
  br label %24

22:                                               
  %23 = phi double [ 0.000000e+00, %2 ], [ %120, %117 ]
  ret double %23

24:                                               
  %25 = phi double [ 0.000000e+00, %17 ], [ %120, %117 ]
  %26 = phi double [ 0.000000e+00, %17 ], [ %119, %117 ]
  %27 = phi i64 [ %14, %17 ], [ %121, %117 ]
  %28 = phi double [ undef, %17 ], [ %118, %117 ]
  %29 = icmp slt i64 %27, 0
  br i1 %29, label %30, label %54

30:                                               
  %31 = xor i64 %27, -1
  br i1 %9, label %32, label %36

32:                                               
  %33 = load ptr, ptr %19, align 8
  %34 = getelementptr inbounds i32, ptr %33, i64 %31
  %35 = load i32, ptr %34, align 4
  br label %36

36:                                               
  %37 = phi i32 [ %35, %32 ], [ -2, %30 ]
  switch i32 %1, label %38 [
    i32 -1, label %43
    i32 -3, label %40
  ]

38:                                               
  %39 = icmp eq i32 %37, %1
  br label %40

40:                                               
  %41 = phi i1 [ %39, %38 ], [ true, %36 ]
  %42 = zext i1 %41 to i32
  br label %43

43:                                               
  %44 = phi i32 [ 1, %36 ], [ %42, %40 ]
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %52, label %46

46:                                               
  %47 = getelementptr inbounds [256 x double], ptr %21, i64 0, i64 %31
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %5, i64 %31
  %50 = load double, ptr %49, align 8
  %51 = fmul double %48, %50
  br label %52

52:                                               
  %53 = phi double [ %51, %46 ], [ %28, %43 ]
  br i1 %45, label %117, label %111

54:                                               
  %55 = getelementptr inbounds [2097152 x %struct.cell], ptr %18, i64 0, i64 %27
  %56 = getelementptr inbounds i8, ptr %55, i64 66
  %57 = load i8, ptr %56, align 2
  %58 = icmp sgt i8 %57, 2
  br i1 %58, label %108, label %59

59:                                               
  %60 = getelementptr inbounds i8, ptr %55, i64 69
  %61 = load i8, ptr %60, align 1
  %62 = icmp eq i8 %61, 0
  br i1 %62, label %63, label %108

63:                                               
  %64 = getelementptr inbounds i8, ptr %55, i64 70
  %65 = load i8, ptr %64, align 2
  %66 = icmp eq i8 %65, 0
  br i1 %66, label %67, label %108

67:                                               
  switch i32 %1, label %72 [
    i32 -1, label %80
    i32 -3, label %68
  ]

68:                                               
  %69 = getelementptr inbounds i8, ptr %55, i64 71
  %70 = load i8, ptr %69, align 1
  %71 = icmp eq i8 %70, 0
  br label %77

72:                                               
  %73 = getelementptr inbounds i8, ptr %55, i64 64
  %74 = load i16, ptr %73, align 8
  %75 = sext i16 %74 to i32
  %76 = icmp eq i32 %75, %1
  br label %77

77:                                               
  %78 = phi i1 [ %71, %68 ], [ %76, %72 ]
  %79 = zext i1 %78 to i32
  br label %80

80:                                               
  %81 = phi i32 [ 1, %67 ], [ %79, %77 ]
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %108, label %83

83:                                               
  br i1 %9, label %88, label %84

84:                                               
  %85 = getelementptr inbounds i8, ptr %55, i64 68
  %86 = load i8, ptr %85, align 4
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %108, label %88

88:                                               
  %89 = getelementptr inbounds i8, ptr %55, i64 40
  %90 = load double, ptr %89, align 8
  br i1 %9, label %95, label %91

91:                                               
  %92 = getelementptr inbounds i8, ptr %55, i64 24
  %93 = load double, ptr %92, align 8
  %94 = fmul double %90, %93
  br label %108

95:                                               
  %96 = getelementptr inbounds i8, ptr %55, i64 16
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds i8, ptr %55, i64 68
  %99 = load i8, ptr %98, align 4
  %100 = icmp eq i8 %99, 0
  br i1 %100, label %101, label %105

101:                                              
  %102 = getelementptr inbounds i8, ptr %55, i64 32
  %103 = load double, ptr %102, align 8
  %104 = fsub double %90, %103
  br label %105

105:                                              
  %106 = phi double [ %104, %101 ], [ %90, %95 ]
  %107 = fmul double %97, %106
  br label %108

108:                                              
  %109 = phi double [ %28, %63 ], [ %28, %59 ], [ %28, %54 ], [ %28, %80 ], [ %28, %84 ], [ %94, %91 ], [ %107, %105 ]
  %110 = phi i1 [ false, %63 ], [ false, %59 ], [ false, %54 ], [ false, %80 ], [ false, %84 ], [ true, %91 ], [ true, %105 ]
  br i1 %110, label %111, label %117

111:                                              
  %112 = phi double [ %53, %52 ], [ %109, %108 ]
  %113 = fsub double %112, %26
  %114 = fadd double %25, %113
  %115 = fsub double %114, %25
  %116 = fsub double %115, %113
  br label %117

117:                                              
  %118 = phi double [ %112, %111 ], [ %53, %52 ], [ %109, %108 ]
  %119 = phi double [ %116, %111 ], [ %26, %52 ], [ %26, %108 ]
  %120 = phi double [ %114, %111 ], [ %25, %52 ], [ %25, %108 ]
  %121 = add nsw i64 %27, 1
  %122 = icmp eq i64 %121, %15
  br i1 %122, label %22, label %24
}

define internal fastcc void @judge(ptr dead_on_unwind noalias nocapture writable sret(%struct.judged) align 8 %0, ptr nocapture noundef readonly %1, double noundef %2, i32 noundef %3) unnamed_addr #13 {
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
  br label %32

18:                                               
  %19 = fcmp uno double %164, 0.000000e+00
  %20 = select i1 %19, double %162, double %164
  %21 = fcmp olt double %20, 0.000000e+00
  %22 = fneg double %20
  %23 = select i1 %21, double %22, double %20
  %24 = fcmp olt double %2, 0.000000e+00
  %25 = fneg double %2
  %26 = select i1 %24, double %25, double %2
  %27 = fcmp ogt double %26, %23
  %28 = select i1 %27, double %26, double %23
  store i32 1, ptr %0, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  store double %20, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 16
  %31 = fcmp ogt double %28, 0.000000e+00
  br i1 %31, label %168, label %174

32:                                               
  %33 = phi i64 [ 0, %4 ], [ %166, %153 ]
  %34 = phi double [ 0x7FF0000000000000, %4 ], [ %165, %153 ]
  %35 = phi double [ 0x7FF8000000000000, %4 ], [ %164, %153 ]
  %36 = phi double [ 0x7FF0000000000000, %4 ], [ %163, %153 ]
  %37 = phi double [ 0x7FF8000000000000, %4 ], [ %162, %153 ]
  %38 = phi double [ 0x7FF8000000000000, %4 ], [ %161, %153 ]
  %39 = phi double [ 0.000000e+00, %4 ], [ %160, %153 ]
  %40 = phi double [ 0.000000e+00, %4 ], [ %159, %153 ]
  %41 = phi i32 [ 0, %4 ], [ %158, %153 ]
  %42 = phi i32 [ 0, %4 ], [ %157, %153 ]
  %43 = phi i32 [ 1, %4 ], [ %156, %153 ]
  %44 = phi i32 [ 0, %4 ], [ %155, %153 ]
  %45 = phi i32 [ 0, %4 ], [ %154, %153 ]
  %46 = getelementptr inbounds [8 x %struct.run], ptr %11, i64 0, i64 %33
  %47 = getelementptr inbounds i8, ptr %46, i64 24
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %153, label %50

50:                                               
  %51 = getelementptr inbounds [8 x double], ptr @steps, i64 0, i64 %33
  %52 = load double, ptr %51, align 8
  %53 = load double, ptr %12, align 8
  %54 = fmul double %52, %53
  %55 = load double, ptr %46, align 8
  %56 = getelementptr inbounds i8, ptr %46, i64 8
  %57 = load double, ptr %56, align 8
  %58 = fsub double %55, %57
  %59 = fmul double %54, 2.000000e+00
  %60 = fdiv double %58, %59
  %61 = fcmp olt double %60, 0.000000e+00
  %62 = fneg double %60
  %63 = select i1 %61, double %62, double %60
  %64 = fcmp ueq double %63, 0x7FF0000000000000
  br i1 %64, label %153, label %65

65:                                               
  %66 = fcmp ogt double %15, %63
  %67 = select i1 %66, double %15, double %63
  %68 = getelementptr inbounds i8, ptr %46, i64 16
  %69 = load double, ptr %68, align 8
  %70 = fmul double %10, %69
  %71 = fdiv double %70, %54
  %72 = fcmp une double %39, 0.000000e+00
  br i1 %72, label %77, label %73

73:                                               
  %74 = fcmp olt double %58, 0.000000e+00
  %75 = fneg double %58
  %76 = select i1 %74, double %75, double %58
  br label %77

77:                                               
  %78 = phi double [ %39, %65 ], [ %76, %73 ]
  %79 = fcmp olt double %58, 0.000000e+00
  %80 = fneg double %58
  %81 = select i1 %79, double %80, double %58
  %82 = fmul double %71, 2.000000e+00
  %83 = fcmp ugt double %67, %82
  %84 = select i1 %83, i32 0, i32 %43
  %85 = fmul double %67, 1.000000e-01
  %86 = fcmp ogt double %71, %85
  %87 = fcmp ogt double %67, 0.000000e+00
  %88 = and i1 %87, %86
  br i1 %88, label %153, label %89

89:                                               
  %90 = fsub double %60, %2
  %91 = fcmp olt double %90, 0.000000e+00
  %92 = fneg double %90
  %93 = select i1 %91, double %92, double %90
  %94 = fmul double %8, %67
  %95 = fcmp ugt double %93, %94
  %96 = select i1 %95, i32 %44, i32 1
  %97 = fcmp ult double %93, %36
  %98 = select i1 %97, double %60, double %37
  %99 = select i1 %97, double %93, double %36
  %100 = fcmp ord double %38, 0.000000e+00
  br i1 %100, label %101, label %125

101:                                              
  %102 = fsub double %38, %60
  %103 = fcmp olt double %102, 0.000000e+00
  %104 = fneg double %102
  %105 = select i1 %103, double %104, double %102
  %106 = fadd double %105, %71
  %107 = add nsw i64 %33, -3
  %108 = icmp ult i64 %107, 5
  br i1 %108, label %109, label %120

109:                                              
  %110 = fsub double %60, %38
  %111 = fdiv double %110, 9.900000e+01
  %112 = fadd double %60, %111
  %113 = fsub double %112, %2
  %114 = fcmp olt double %113, 0.000000e+00
  %115 = fneg double %113
  %116 = select i1 %114, double %115, double %113
  %117 = fmul double %16, %67
  %118 = fcmp ugt double %116, %117
  br i1 %118, label %120, label %119

119:                                              
  br label %120

120:                                              
  %121 = phi i32 [ 1, %119 ], [ %96, %109 ], [ %96, %101 ]
  %122 = fcmp olt double %106, %34
  %123 = select i1 %122, double %60, double %35
  %124 = select i1 %122, double %106, double %34
  br label %125

125:                                              
  %126 = phi i32 [ %121, %120 ], [ %96, %89 ]
  %127 = phi double [ %123, %120 ], [ %35, %89 ]
  %128 = phi double [ %124, %120 ], [ %34, %89 ]
  %129 = add nsw i64 %33, -3
  %130 = icmp ult i64 %129, 5
  br i1 %130, label %131, label %153

131:                                              
  %132 = fmul double %67, 1.000000e-04
  %133 = load double, ptr %17, align 8
  %134 = fsub double %55, %133
  %135 = fdiv double %134, %54
  %136 = fsub double %133, %57
  %137 = fdiv double %136, %54
  %138 = fcmp olt double %135, %137
  %139 = select i1 %138, double %137, double %135
  %140 = select i1 %138, double %135, double %137
  %141 = fsub double %139, %140
  %142 = fmul double %67, 1.000000e-03
  %143 = fmul double %71, 2.000000e+01
  %144 = fadd double %142, %143
  %145 = fcmp ogt double %141, %144
  %146 = fsub double %140, %132
  %147 = fcmp olt double %146, %2
  %148 = and i1 %145, %147
  %149 = fadd double %132, %139
  %150 = fcmp ogt double %149, %2
  %151 = select i1 %148, i1 %150, i1 false
  %152 = select i1 %151, i32 1, i32 %45
  br label %153

153:                                              
  %154 = phi i32 [ %45, %32 ], [ %45, %50 ], [ %45, %77 ], [ %45, %125 ], [ %152, %131 ]
  %155 = phi i32 [ %44, %32 ], [ %44, %50 ], [ %44, %77 ], [ %126, %125 ], [ %126, %131 ]
  %156 = phi i32 [ %43, %32 ], [ %43, %50 ], [ %84, %77 ], [ %84, %125 ], [ %84, %131 ]
  %157 = phi i32 [ %42, %32 ], [ %42, %50 ], [ %42, %77 ], [ 1, %125 ], [ 1, %131 ]
  %158 = phi i32 [ %41, %32 ], [ %41, %50 ], [ 1, %77 ], [ 1, %125 ], [ 1, %131 ]
  %159 = phi double [ %40, %32 ], [ %40, %50 ], [ %81, %77 ], [ %81, %125 ], [ %81, %131 ]
  %160 = phi double [ %39, %32 ], [ %39, %50 ], [ %78, %77 ], [ %78, %125 ], [ %78, %131 ]
  %161 = phi double [ %38, %32 ], [ %38, %50 ], [ 0x7FF8000000000000, %77 ], [ %60, %125 ], [ %60, %131 ]
  %162 = phi double [ %37, %32 ], [ %37, %50 ], [ %37, %77 ], [ %98, %125 ], [ %98, %131 ]
  %163 = phi double [ %36, %32 ], [ %36, %50 ], [ %36, %77 ], [ %99, %125 ], [ %99, %131 ]
  %164 = phi double [ %35, %32 ], [ %35, %50 ], [ %35, %77 ], [ %127, %125 ], [ %127, %131 ]
  %165 = phi double [ %34, %32 ], [ %34, %50 ], [ %34, %77 ], [ %128, %125 ], [ %128, %131 ]
  %166 = add nuw nsw i64 %33, 1
  %167 = icmp eq i64 %166, 8
  br i1 %167, label %18, label %32

168:                                              
  %169 = fsub double %20, %2
  %170 = fcmp olt double %169, 0.000000e+00
  %171 = fneg double %169
  %172 = select i1 %170, double %171, double %169
  %173 = fdiv double %172, %28
  br label %174

174:                                              
  %175 = phi double [ %173, %168 ], [ 0.000000e+00, %18 ]
  store double %175, ptr %30, align 8
  %176 = fcmp ogt double %160, 0.000000e+00
  %177 = fmul double %160, 5.000000e-01
  %178 = fcmp ogt double %159, %177
  %179 = select i1 %176, i1 %178, i1 false
  %180 = select i1 %6, double 2.000000e-02, double 2.000000e-01
  %181 = fmul double %180, %23
  %182 = fcmp ugt double %165, %181
  br i1 %182, label %183, label %189

183:                                              
  %184 = fmul double %26, %180
  %185 = fcmp ole double %165, %184
  %186 = fmul double %160, 1.000000e-03
  %187 = fcmp ole double %159, %186
  %188 = select i1 %185, i1 %187, i1 false
  br label %189

189:                                              
  %190 = phi i1 [ true, %174 ], [ %188, %183 ]
  %191 = icmp eq i32 %158, 0
  br i1 %191, label %192, label %195

192:                                              
  %193 = fcmp uno double %2, 0.000000e+00
  %194 = select i1 %193, i32 0, i32 5
  br label %221

195:                                              
  %196 = icmp eq i32 %157, 0
  br i1 %196, label %197, label %204

197:                                              
  %198 = fcmp oeq double %2, 0.000000e+00
  %199 = icmp ne i32 %156, 0
  %200 = fcmp ord double %2, 0.000000e+00
  %201 = and i1 %200, %199
  %202 = select i1 %198, i1 true, i1 %201
  %203 = select i1 %202, i32 0, i32 2
  br label %221

204:                                              
  %205 = icmp eq i32 %155, 0
  br i1 %205, label %206, label %221

206:                                              
  br i1 %190, label %207, label %216

207:                                              
  %208 = fsub double %20, %2
  %209 = fcmp olt double %208, 0.000000e+00
  %210 = fneg double %208
  %211 = select i1 %209, double %210, double %208
  %212 = fmul double %165, 3.000000e+00
  %213 = fcmp ole double %211, %212
  %214 = select i1 %213, i1 true, i1 %179
  %215 = select i1 %213, i32 0, i32 3
  br i1 %214, label %221, label %217

216:                                              
  br i1 %179, label %221, label %217

217:                                              
  %218 = icmp eq i32 %154, 0
  %219 = select i1 %218, i1 %190, i1 false
  %220 = select i1 %218, i32 4, i32 0
  br i1 %219, label %223, label %221

221:                                              
  %222 = phi i32 [ %203, %197 ], [ %194, %192 ], [ %215, %207 ], [ 0, %204 ], [ 3, %216 ], [ %220, %217 ]
  store i32 %222, ptr %0, align 8
  br label %223

223:                                              
  %224 = load i32, ptr %0, align 8
  %225 = icmp eq i32 %224, 0
  %226 = icmp ne i32 %155, 0
  %227 = select i1 %225, i1 %226, i1 false
  br i1 %227, label %228, label %231

228:                                              
  store double %162, ptr %29, align 8
  %229 = fdiv double %163, %28
  %230 = select i1 %31, double %229, double 0.000000e+00
  store double %230, ptr %30, align 8
  br label %231

231:                                              
  ret void
}

define internal fastcc void @name_suspects(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = alloca [64 x i32], align 16
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %2) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %2, i8 0, i64 256, i1 false)
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                
  %9 = getelementptr inbounds i8, ptr %4, i64 1060216
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
  %29 = icmp slt i16 %24, 65
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
  %39 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.34, ptr noundef %38) #21
  %40 = icmp eq i16 %24, 32767
  br i1 %40, label %41, label %43

41:                                               
  %42 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.36) #21
  br label %53

43:                                               
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 32
  %46 = load ptr, ptr %45, align 8
  %47 = zext nneg i32 %28 to i64
  %48 = getelementptr inbounds ptr, ptr %46, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  %51 = select i1 %50, ptr @.str.35, ptr %49
  %52 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.37, i32 noundef %25, ptr noundef nonnull %51) #21
  br label %53

53:                                               
  %54 = add nuw nsw i64 %13, 1
  %55 = load i64, ptr %5, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %12, label %10

57:                                               
  %58 = phi i64 [ 0, %10 ], [ %78, %76 ]
  %59 = phi i32 [ 0, %10 ], [ %77, %76 ]
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
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %2) #20
  ret void

69:                                               
  %70 = getelementptr inbounds [1024 x i8], ptr %11, i64 0, i64 %58
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %76, label %73

73:                                               
  %74 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.38, ptr noundef nonnull %64) #21
  %75 = add nsw i32 %59, 1
  br label %76

76:                                               
  %77 = phi i32 [ %75, %73 ], [ %59, %69 ]
  %78 = add nuw nsw i64 %58, 1
  %79 = icmp eq i64 %78, 1024
  br i1 %79, label %68, label %57
}

declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #16

declare i64 @llvm.smax.i64(i64, i64) #17

declare i64 @llvm.umin.i64(i64, i64) #17

declare i32 @llvm.smax.i32(i32, i32) #17

attributes #0 = { nounwind "no-builtin-printf" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtin-printf" }
attributes #4 = { noreturn "no-builtin-printf" }
attributes #5 = { nofree nounwind memory(read) "no-builtin-printf" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(read) "no-builtin-printf" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #8 = { nofree "no-builtin-printf" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-printf" }
attributes #10 = { nofree nounwind "no-builtin-printf" }
attributes #11 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-builtin-printf" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtin-printf" }
attributes #14 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #15 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "no-builtin-printf" }
attributes #16 = { nofree nounwind willreturn memory(argmem: read) }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { noreturn nounwind "no-builtin-printf" }
attributes #19 = { "no-builtin-printf" }
attributes #20 = { nounwind }
attributes #21 = { nounwind "no-builtin-printf" }
attributes #22 = { allocsize(0,1) "no-builtin-printf" }


