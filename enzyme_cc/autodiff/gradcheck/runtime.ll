
%struct.anon = type { ptr, ptr, i64, [4096 x i8] }
%struct.pointer = type { ptr, ptr, ptr }
%struct.constant = type { ptr, i16, i8, i8, i8, double }
%struct.cell = type { ptr, ptr, double, double, double, double, double, i64, i16, i8, i8, i8, i8, i8, i8 }
%struct.run = type { double, double, double, i32 }
%struct.judged = type { i32, double, double }
%struct.function = type { ptr, ptr }

@recording = internal unnamed_addr global ptr null, align 8
@seen = internal unnamed_addr global ptr null, align 8
@stored = internal unnamed_addr global ptr null, align 8
@stored_count = internal unnamed_addr global i64 0, align 8
@functions = internal unnamed_addr global ptr null, align 8
@watching = internal unnamed_addr global i32 0, align 4
@watched = internal global [8 x %struct.anon] zeroinitializer, align 16
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
@.str.25 = private unnamed_addr constant [9 x i8] c"MISMATCH\00", align 1
@.str.26 = private unnamed_addr constant [65 x i8] c": derivative %.9g, finite differences %.9g, relative error %.1e\0A\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c"ok\00", align 1
@.str.28 = private unnamed_addr constant [25 x i8] c"most of it in the result\00", align 1
@.str.29 = private unnamed_addr constant [33 x i8] c"most of it %s argument %d ('%s')\00", align 1
@.str.30 = private unnamed_addr constant [27 x i8] c"in what is written through\00", align 1
@.str.31 = private unnamed_addr constant [3 x i8] c"by\00", align 1
@.str.32 = private unnamed_addr constant [44 x i8] c": derivative %.9g, finite differences %.9g\0A\00", align 1
@.str.33 = private unnamed_addr constant [22 x i8] c"%s: note: gradcheck: \00", align 1
@.str.34 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.35 = private unnamed_addr constant [154 x i8] c"a global variable that is declared inactive holds numbers that depend on what is differentiated, and they are read again: they carry no derivative there\0A\00", align 1
@.str.36 = private unnamed_addr constant [182 x i8] c"argument %d ('%s') is enzyme_const, but the function writes numbers there that depend on what is differentiated, and reads them again: pass it as enzyme_dup, with a shadow of zeros\0A\00", align 1
@.str.37 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.38 = private unnamed_addr constant [32 x i8] c": the derivative computes %.9g \00", align 1
@.str.39 = private unnamed_addr constant [25 x i8] c"as the function's result\00", align 1
@.str.40 = private unnamed_addr constant [38 x i8] c"in what argument %ld ('%s') points to\00", align 1
@.str.41 = private unnamed_addr constant [28 x i8] c", the function itself %.9g\0A\00", align 1

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
  tail call void @_exit(i32 noundef 0) #17
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
  %46 = tail call ptr @__enzyme_cc_check_found(ptr noundef nonnull %2) #18
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #19
  %64 = icmp ult ptr %57, inttoptr (i64 4096 to ptr)
  br i1 %64, label %71, label %65

65:                                               
  %66 = and i64 %42, 281474976706560
  %67 = inttoptr i64 %66 to ptr
  %68 = call i32 @mincore(ptr noundef %67, i64 noundef 1, ptr noundef nonnull %5) #20
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               
  store i64 %58, ptr %60, align 8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #19
  br label %72

71:                                               
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #19
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #19
  %81 = icmp uge ptr %73, inttoptr (i64 4096 to ptr)
  %82 = icmp ult ptr %73, inttoptr (i64 281474976710656 to ptr)
  %83 = and i1 %81, %82
  br i1 %83, label %84, label %90

84:                                               
  %85 = and i64 %74, 562949953417216
  %86 = inttoptr i64 %85 to ptr
  %87 = call i32 @mincore(ptr noundef %86, i64 noundef 1, ptr noundef nonnull %4) #20
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %90

89:                                               
  store i64 %75, ptr %77, align 8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #19
  br label %91

90:                                               
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #19
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
  call void @_exit(i32 noundef 0) #17
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
  tail call void @_exit(i32 noundef 0) #17
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
  tail call void @_exit(i32 noundef 0) #17
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
  %2 = load ptr, ptr @recording, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %32, label %4

4:                                                
  %5 = ptrtoint ptr %0 to i64
  %6 = lshr i64 %5, 2
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 47
  %9 = load ptr, ptr @functions, align 8
  %10 = getelementptr inbounds ptr, ptr %9, i64 %8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %32, label %13

13:                                               
  %14 = load ptr, ptr %11, align 8
  %15 = icmp eq ptr %14, %0
  br i1 %15, label %26, label %19

16:                                               
  %17 = load ptr, ptr %24, align 8
  %18 = icmp eq ptr %17, %0
  br i1 %18, label %26, label %19

19:                                               
  %20 = phi i64 [ %22, %16 ], [ %8, %13 ]
  %21 = add nuw nsw i64 %20, 1
  %22 = and i64 %21, 131071
  %23 = getelementptr inbounds ptr, ptr %9, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %32, label %16

26:                                               
  %27 = phi i1 [ %12, %13 ], [ %25, %16 ]
  %28 = phi ptr [ %11, %13 ], [ %24, %16 ]
  br i1 %27, label %32, label %29

29:                                               
  %30 = getelementptr inbounds i8, ptr %28, i64 8
  %31 = load ptr, ptr %30, align 8
  br label %32

32:                                               
  %33 = phi ptr [ %0, %1 ], [ %31, %29 ], [ %0, %26 ], [ %0, %4 ], [ %0, %19 ]
  ret ptr %33
}

define weak hidden void @__enzyme_cc_check_touched(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = load ptr, ptr @recording, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %24, label %8

8:                                                
  switch i32 %2, label %9 [
    i32 3, label %12
    i32 0, label %12
  ]

9:                                                
  %10 = icmp eq i32 %2, 2
  %11 = select i1 %10, i64 16, i64 8
  br label %12

12:                                               
  %13 = phi i64 [ %11, %9 ], [ 4, %8 ], [ 4, %8 ]
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %24

15:                                               
  %16 = zext nneg i32 %3 to i64
  br label %17

17:                                               
  %18 = phi i64 [ 0, %15 ], [ %22, %17 ]
  %19 = mul nuw nsw i64 %18, %13
  %20 = getelementptr inbounds i8, ptr %0, i64 %19
  %21 = getelementptr inbounds i8, ptr %1, i64 %19
  tail call fastcc void @touch(ptr noundef %20, ptr noundef %21, i32 noundef %2, i32 noundef %4) #18
  %22 = add nuw nsw i64 %18, 1
  %23 = icmp eq i64 %22, %16
  br i1 %23, label %24, label %17

24:                                               
  ret void
}

define internal fastcc void @touch(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca i8, align 1
  %6 = icmp ult ptr %1, inttoptr (i64 281474976710656 to ptr)
  br i1 %6, label %7, label %10

7:                                                
  %8 = tail call ptr @__enzyme_cc_check_found(ptr noundef %0) #18
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
  %21 = getelementptr inbounds i8, ptr %16, i64 10576
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
  %41 = getelementptr inbounds i8, ptr %16, i64 10576
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #19
  %64 = icmp ult ptr %55, inttoptr (i64 4096 to ptr)
  br i1 %64, label %71, label %65

65:                                               
  %66 = and i64 %53, 281474976706560
  %67 = inttoptr i64 %66 to ptr
  %68 = call i32 @mincore(ptr noundef %67, i64 noundef 1, ptr noundef nonnull %5) #20
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               
  store i64 %58, ptr %60, align 8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #19
  br label %72

71:                                               
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #19
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
  %93 = getelementptr inbounds i8, ptr %91, i64 108880
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
  call fastcc void @touch(ptr noundef nonnull %81, ptr noundef nonnull %82, i32 noundef 3, i32 noundef 1) #18
  br label %117

117:                                              
  %118 = icmp ne i8 %113, 0
  %119 = select i1 %109, i1 %118, i1 false
  br i1 %119, label %120, label %124

120:                                              
  call fastcc void @touch(ptr noundef nonnull %83, ptr noundef nonnull %84, i32 noundef 3, i32 noundef 0) #18
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
  call void @_exit(i32 noundef 0) #17
  unreachable

131:                                              
  %132 = getelementptr inbounds i32, ptr %87, i64 %86
  %133 = getelementptr inbounds i8, ptr %91, i64 108880
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
  tail call fastcc void @bytes_touched(ptr noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef 1) #18
  tail call fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %4, i32 noundef 0) #18
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
  %30 = tail call ptr @__enzyme_cc_check_pointer_loaded(ptr noundef nonnull %22, ptr noundef %29, ptr noundef %23) #18
  %31 = icmp ult ptr %30, inttoptr (i64 281474976710656 to ptr)
  br i1 %31, label %34, label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 %21
  tail call void @__enzyme_cc_check_pointer_stored(ptr noundef %33, ptr noundef %23, ptr noundef %30) #18
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
  tail call fastcc void @touch(ptr noundef %21, ptr noundef nonnull %22, i32 noundef 3, i32 noundef %3) #18
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
  %42 = getelementptr inbounds i8, ptr %41, i64 108880
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
  tail call fastcc void @touch(ptr noundef %30, ptr noundef nonnull %64, i32 noundef %63, i32 noundef %3) #18
  br i1 %62, label %67, label %65

65:                                               
  %66 = getelementptr inbounds i8, ptr %64, i64 4
  tail call fastcc void @touch(ptr noundef nonnull %31, ptr noundef nonnull %66, i32 noundef 3, i32 noundef %3) #18
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
  tail call fastcc void @touch(ptr noundef %75, ptr noundef nonnull %76, i32 noundef 3, i32 noundef %3) #18
  br label %77

77:                                               
  ret void
}

define weak hidden void @__enzyme_cc_check_filled(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr @recording, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %7, label %6

6:                                                
  tail call fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef 0) #18
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
  %12 = tail call i64 @malloc_usable_size(ptr noundef nonnull %0) #20
  br label %13

13:                                               
  %14 = phi i64 [ %12, %11 ], [ 8, %9 ]
  %15 = load ptr, ptr @recording, align 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %33

18:                                               
  %19 = getelementptr inbounds i8, ptr %15, i64 108880
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #19
  %27 = icmp uge ptr %19, inttoptr (i64 4096 to ptr)
  %28 = icmp ult ptr %19, inttoptr (i64 281474976710656 to ptr)
  %29 = and i1 %27, %28
  br i1 %29, label %30, label %36

30:                                               
  %31 = and i64 %20, -4096
  %32 = inttoptr i64 %31 to ptr
  %33 = call i32 @mincore(ptr noundef %32, i64 noundef 1, ptr noundef nonnull %3) #20
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               
  store i64 %21, ptr %23, align 8
  br label %36

36:                                               
  %37 = phi i64 [ 4096, %35 ], [ %18, %30 ], [ %18, %26 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #19
  br label %38

38:                                               
  %39 = phi i64 [ 4096, %13 ], [ %37, %36 ], [ 4096, %17 ]
  %40 = load i32, ptr @watching, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [8 x %struct.anon], ptr @watched, i64 0, i64 %41
  store ptr %0, ptr %42, align 8
  %43 = getelementptr inbounds [8 x %struct.anon], ptr @watched, i64 0, i64 %41, i32 1
  store ptr %1, ptr %43, align 8
  %44 = getelementptr inbounds [8 x %struct.anon], ptr @watched, i64 0, i64 %41, i32 2
  store i64 %39, ptr %44, align 8
  %45 = add nsw i32 %40, 1
  store i32 %45, ptr @watching, align 4
  %46 = getelementptr inbounds [8 x %struct.anon], ptr @watched, i64 0, i64 %41, i32 3
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
  %10 = getelementptr inbounds [8 x %struct.anon], ptr @watched, i64 0, i64 %8
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
  %27 = getelementptr inbounds [8 x %struct.anon], ptr @watched, i64 0, i64 %25
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
  tail call fastcc void @touch(ptr noundef %47, ptr noundef %60, i32 noundef %61, i32 noundef 0) #18
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
  %12 = tail call ptr %1(ptr noundef %11) #20
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
  %7 = tail call fastcc ptr @start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef %5) #18
  ret ptr %7
}

define internal fastcc noundef ptr @start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6) unnamed_addr #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca [2 x i32], align 4
  %16 = alloca [2 x i32], align 4
  %17 = alloca i8, align 1
  %18 = tail call ptr @getenv(ptr noundef nonnull @.str) #18
  %19 = icmp eq ptr %18, null
  br i1 %19, label %22, label %20

20:                                               
  %21 = tail call i32 @atoi(ptr nocapture noundef nonnull %18) #18
  br label %22

22:                                               
  %23 = phi i32 [ %21, %20 ], [ 3, %7 ]
  %24 = load i1, ptr @in_keeper, align 4
  br i1 %24, label %952, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %0, i64 88
  %27 = load i32, ptr %26, align 8
  %28 = icmp slt i32 %27, %23
  br i1 %28, label %29, label %952

29:                                               
  %30 = getelementptr inbounds i8, ptr %0, i64 96
  %31 = load i32, ptr %30, align 8
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [2 x i32], ptr @busy, i64 0, i64 %32
  %34 = atomicrmw xchg ptr %33, i32 1 acquire, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %952

36:                                               
  %37 = tail call dereferenceable_or_null(576) ptr @calloc(i64 noundef 1, i64 noundef 576) #21
  store ptr %0, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %37, i64 16
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %37, i64 24
  store ptr %2, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %37, i64 32
  store ptr %3, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %37, i64 40
  store ptr %4, ptr %41, align 8
  %42 = load i32, ptr %26, align 8
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %26, align 8
  %44 = getelementptr inbounds i8, ptr %37, i64 48
  store i32 %43, ptr %44, align 8
  %45 = sext i32 %42 to i64
  %46 = add nsw i64 %45, 2611923443488327892
  store i64 %46, ptr @random_state, align 8
  %47 = atomicrmw xchg ptr @start.registered, i32 1 acq_rel, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               
  %50 = tail call i32 @atexit(ptr noundef nonnull @at_exit) #20
  br label %51

51:                                               
  %52 = load i32, ptr %30, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %57

54:                                               
  %55 = load i32, ptr @checks, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr @checks, align 4
  br label %57

57:                                               
  %58 = getelementptr inbounds i8, ptr %0, i64 92
  %59 = load i32, ptr %58, align 4
  %60 = and i32 %59, 1
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %67

62:                                               
  %63 = sext i32 %52 to i64
  %64 = getelementptr inbounds i32, ptr @requests, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %64, align 4
  br label %67

67:                                               
  %68 = load i32, ptr %58, align 4
  %69 = or i32 %68, 1
  store i32 %69, ptr %58, align 4
  %70 = tail call ptr @mmap(ptr noundef null, i64 noundef 151103824, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #20
  %71 = icmp eq ptr %70, inttoptr (i64 -1 to ptr)
  %72 = select i1 %71, ptr null, ptr %70
  %73 = getelementptr inbounds i8, ptr %37, i64 8
  store ptr %72, ptr %73, align 8
  %74 = icmp eq ptr %72, null
  br i1 %74, label %936, label %75

75:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #19
  %76 = call i32 @pipe(ptr noundef nonnull %15) #20
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %935

78:                                               
  %79 = call i32 @pipe(ptr noundef nonnull %16) #20
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %83

81:                                               
  %82 = getelementptr inbounds i8, ptr %37, i64 64
  br label %93

83:                                               
  %84 = load i32, ptr %15, align 4
  %85 = call i32 @close(i32 noundef %84) #20
  %86 = getelementptr inbounds i8, ptr %15, i64 4
  %87 = load i32, ptr %86, align 4
  %88 = call i32 @close(i32 noundef %87) #20
  br label %935

89:                                               
  %90 = call i32 @fork() #20
  %91 = getelementptr inbounds i8, ptr %37, i64 52
  store i32 %90, ptr %91, align 4
  %92 = icmp eq i32 %90, 0
  br i1 %92, label %100, label %897

93:                                               
  %94 = phi i64 [ 0, %81 ], [ %98, %93 ]
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = call i64 @lseek(i32 noundef %95, i64 noundef 0, i32 noundef 1) #20
  %97 = getelementptr inbounds [64 x i64], ptr %82, i64 0, i64 %94
  store i64 %96, ptr %97, align 8
  %98 = add nuw nsw i64 %94, 1
  %99 = icmp eq i64 %98, 64
  br i1 %99, label %89, label %93

100:                                              
  %101 = getelementptr inbounds i8, ptr %15, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = call i32 @close(i32 noundef %102) #20
  %104 = load i32, ptr %16, align 4
  %105 = call i32 @close(i32 noundef %104) #20
  %106 = load i32, ptr %15, align 4
  %107 = getelementptr inbounds i8, ptr %16, i64 4
  %108 = load i32, ptr %107, align 4
  %109 = call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.11, i32 noundef 1) #20
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #19
  store i1 true, ptr @in_keeper, align 4
  br label %850

110:                                              
  %111 = call i32 @fork() #20
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %147

113:                                              
  %114 = call i32 @alarm(i32 noundef 60) #20
  %115 = call ptr @mmap(ptr noundef null, i64 noundef 33554432, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %116 = icmp eq ptr %115, inttoptr (i64 -1 to ptr)
  %117 = select i1 %116, ptr null, ptr %115
  store ptr %117, ptr @cell_table, align 8
  %118 = call ptr @mmap(ptr noundef null, i64 noundef 201326592, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %119 = icmp eq ptr %118, inttoptr (i64 -1 to ptr)
  %120 = select i1 %119, ptr null, ptr %118
  store ptr %120, ptr @stored, align 8
  %121 = call ptr @mmap(ptr noundef null, i64 noundef 201326592, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %122 = icmp eq ptr %121, inttoptr (i64 -1 to ptr)
  %123 = select i1 %122, ptr null, ptr %121
  store ptr %123, ptr @seen, align 8
  %124 = call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %125 = icmp eq ptr %124, inttoptr (i64 -1 to ptr)
  %126 = select i1 %125, ptr null, ptr %124
  store ptr %126, ptr @functions, align 8
  %127 = load ptr, ptr @cell_table, align 8
  %128 = icmp ne ptr %127, null
  %129 = load ptr, ptr @stored, align 8
  %130 = icmp ne ptr %129, null
  %131 = select i1 %128, i1 %130, i1 false
  %132 = load ptr, ptr @seen, align 8
  %133 = icmp ne ptr %132, null
  %134 = select i1 %131, i1 %133, i1 false
  %135 = icmp ne ptr %126, null
  %136 = select i1 %134, i1 %135, i1 false
  br i1 %136, label %138, label %137

137:                                              
  call void @_exit(i32 noundef 2) #17
  unreachable

138:                                              
  %139 = load ptr, ptr %37, align 8
  %140 = getelementptr inbounds i8, ptr %139, i64 48
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds i8, ptr %139, i64 56
  %143 = load i64, ptr %142, align 8
  call fastcc void @learn_functions(ptr noundef %141, i64 noundef %143) #18
  store ptr %72, ptr @recording, align 8
  %144 = load ptr, ptr %39, align 8
  %145 = load ptr, ptr %38, align 8
  call void %144(ptr noundef %145) #20
  %146 = getelementptr inbounds i8, ptr %72, i64 20
  store i32 1, ptr %146, align 4
  call void @_exit(i32 noundef 0) #17
  unreachable

147:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #19
  store i32 0, ptr %10, align 4
  %148 = icmp slt i32 %111, 0
  br i1 %148, label %156, label %149

149:                                              
  %150 = call i32 @waitpid(i32 noundef %111, ptr noundef nonnull %10, i32 noundef 0) #20
  %151 = icmp slt i32 %150, 0
  br i1 %151, label %149, label %152

152:                                              
  %153 = load i32, ptr %10, align 4
  %154 = icmp eq i32 %153, 0
  %155 = zext i1 %154 to i32
  br label %156

156:                                              
  %157 = phi i32 [ %155, %152 ], [ 0, %147 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #19
  %158 = getelementptr inbounds i8, ptr %72, i64 16
  %159 = load i32, ptr %158, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %840

161:                                              
  %162 = icmp eq i32 %157, 0
  br i1 %162, label %167, label %163

163:                                              
  %164 = getelementptr inbounds i8, ptr %72, i64 20
  %165 = load i32, ptr %164, align 4
  %166 = icmp ne i32 %165, 0
  br label %167

167:                                              
  %168 = phi i1 [ false, %161 ], [ %166, %163 ]
  %169 = load ptr, ptr %37, align 8
  %170 = getelementptr inbounds i8, ptr %169, i64 64
  %171 = load i32, ptr %170, align 8
  %172 = load i64, ptr %72, align 8
  %173 = icmp sgt i64 %172, 0
  br i1 %173, label %174, label %214

174:                                              
  %175 = getelementptr inbounds i8, ptr %72, i64 108880
  br label %176

176:                                              
  %177 = phi i64 [ 0, %174 ], [ %212, %211 ]
  %178 = getelementptr inbounds [2097152 x %struct.cell], ptr %175, i64 0, i64 %177
  %179 = getelementptr inbounds i8, ptr %178, i64 66
  %180 = load i8, ptr %179, align 2
  %181 = icmp slt i8 %180, 3
  br i1 %181, label %211, label %182

182:                                              
  %183 = getelementptr inbounds i8, ptr %178, i64 67
  %184 = load i8, ptr %183, align 1
  %185 = icmp eq i8 %184, 0
  br i1 %185, label %211, label %186

186:                                              
  switch i8 %180, label %211 [
    i8 4, label %187
    i8 3, label %198
  ]

187:                                              
  %188 = load ptr, ptr %178, align 8
  %189 = load double, ptr %188, align 1
  %190 = fcmp olt double %189, 0.000000e+00
  %191 = fneg double %189
  %192 = select i1 %190, double %191, double %189
  %193 = fcmp ule double %192, 1.000000e-30
  %194 = fcmp uge double %192, 1.000000e+30
  %195 = or i1 %193, %194
  br i1 %195, label %196, label %208

196:                                              
  %197 = icmp eq i8 %180, 3
  br i1 %197, label %198, label %211

198:                                              
  %199 = load ptr, ptr %178, align 8
  %200 = load float, ptr %199, align 1
  %201 = fpext float %200 to double
  %202 = fcmp olt float %200, 0.000000e+00
  %203 = fneg double %201
  %204 = select i1 %202, double %203, double %201
  %205 = fcmp ule double %204, 1.000000e-09
  %206 = fcmp uge double %204, 1.000000e+09
  %207 = or i1 %205, %206
  br i1 %207, label %211, label %208

208:                                              
  %209 = phi i8 [ 1, %187 ], [ 0, %198 ]
  store i8 %209, ptr %179, align 2
  %210 = getelementptr inbounds i8, ptr %178, i64 71
  store i8 1, ptr %210, align 1
  br label %211

211:                                              
  %212 = add nuw nsw i64 %177, 1
  %213 = icmp eq i64 %212, %172
  br i1 %213, label %227, label %176

214:                                              
  %215 = phi i64 [ 0, %167 ], [ %298, %290 ]
  %216 = phi double [ 0.000000e+00, %167 ], [ %299, %290 ]
  br i1 %173, label %217, label %302

217:                                              
  %218 = load i64, ptr @random_state, align 8
  %219 = icmp eq i64 %215, 0
  %220 = sitofp i64 %215 to double
  %221 = fdiv double %216, %220
  %222 = select i1 %219, double %216, double %221
  %223 = getelementptr inbounds i8, ptr %72, i64 108880
  %224 = getelementptr inbounds i8, ptr %72, i64 24
  %225 = fmul double %222, 1.000000e-03
  %226 = icmp eq i32 %171, 0
  br label %312

227:                                              
  %228 = phi double [ %299, %290 ], [ 0.000000e+00, %211 ]
  %229 = phi i64 [ %298, %290 ], [ 0, %211 ]
  %230 = phi i64 [ %300, %290 ], [ 0, %211 ]
  %231 = getelementptr inbounds [2097152 x %struct.cell], ptr %175, i64 0, i64 %230
  %232 = getelementptr inbounds i8, ptr %231, i64 67
  %233 = load i8, ptr %232, align 1
  %234 = icmp eq i8 %233, 0
  br i1 %234, label %290, label %235

235:                                              
  %236 = load ptr, ptr %231, align 8
  %237 = getelementptr inbounds i8, ptr %231, i64 66
  %238 = load i8, ptr %237, align 2
  switch i8 %238, label %290 [
    i8 0, label %239
    i8 1, label %242
    i8 2, label %244
  ]

239:                                              
  %240 = load float, ptr %236, align 1
  %241 = fpext float %240 to double
  br label %290

242:                                              
  %243 = load double, ptr %236, align 1
  br label %290

244:                                              
  %245 = load i64, ptr %236, align 1
  %246 = getelementptr inbounds i8, ptr %236, i64 8
  %247 = load i16, ptr %246, align 1
  %248 = and i16 %247, 32767
  %249 = zext nneg i16 %248 to i32
  %250 = icmp eq i64 %245, 0
  br i1 %250, label %290, label %251

251:                                              
  %252 = icmp eq i16 %248, 32767
  br i1 %252, label %253, label %259

253:                                              
  %254 = and i64 %245, 9223372036854775807
  %255 = icmp eq i64 %254, 0
  %256 = icmp sgt i16 %247, -1
  %257 = select i1 %256, double 0x7FF0000000000000, double 0xFFF0000000000000
  %258 = select i1 %255, double %257, double 0x7FF8000000000000
  br label %290

259:                                              
  %260 = uitofp i64 %245 to double
  %261 = add nsw i32 %249, -16446
  %262 = icmp ugt i16 %248, 16446
  br i1 %262, label %269, label %263

263:                                              
  %264 = phi i32 [ %261, %259 ], [ %273, %269 ]
  %265 = phi double [ %260, %259 ], [ %272, %269 ]
  %266 = icmp slt i32 %264, 0
  %267 = fcmp ogt double %265, 1.000000e-300
  %268 = select i1 %266, i1 %267, i1 false
  br i1 %268, label %277, label %285

269:                                              
  %270 = phi double [ %272, %269 ], [ %260, %259 ]
  %271 = phi i32 [ %273, %269 ], [ %261, %259 ]
  %272 = fmul double %270, 2.000000e+00
  %273 = add nsw i32 %271, -1
  %274 = icmp sgt i32 %271, 1
  %275 = fcmp olt double %272, 1.000000e+300
  %276 = select i1 %274, i1 %275, i1 false
  br i1 %276, label %269, label %263

277:                                              
  %278 = phi double [ %280, %277 ], [ %265, %263 ]
  %279 = phi i32 [ %281, %277 ], [ %264, %263 ]
  %280 = fmul double %278, 5.000000e-01
  %281 = add nsw i32 %279, 1
  %282 = icmp slt i32 %279, -1
  %283 = fcmp ogt double %280, 1.000000e-300
  %284 = select i1 %282, i1 %283, i1 false
  br i1 %284, label %277, label %285

285:                                              
  %286 = phi double [ %265, %263 ], [ %280, %277 ]
  %287 = fneg double %286
  %288 = icmp slt i16 %247, 0
  %289 = select i1 %288, double %287, double %286
  br label %290

290:                                              
  %291 = phi double [ 0.000000e+00, %227 ], [ %243, %242 ], [ %241, %239 ], [ 0.000000e+00, %235 ], [ %258, %253 ], [ %289, %285 ], [ 0.000000e+00, %244 ]
  %292 = fcmp olt double %291, 0.000000e+00
  %293 = fneg double %291
  %294 = select i1 %292, double %293, double %291
  %295 = fcmp olt double %294, 0x5F138D352E5096AF
  %296 = fadd double %228, %294
  %297 = zext i1 %295 to i64
  %298 = add nuw nsw i64 %229, %297
  %299 = select i1 %295, double %296, double %228
  %300 = add nuw nsw i64 %230, 1
  %301 = icmp eq i64 %300, %172
  br i1 %301, label %214, label %227

302:                                              
  %303 = phi double [ 0.000000e+00, %214 ], [ %477, %476 ]
  %304 = getelementptr inbounds i8, ptr %169, i64 68
  %305 = load i32, ptr %304, align 4
  %306 = icmp sgt i32 %305, 0
  br i1 %306, label %307, label %480

307:                                              
  %308 = load i64, ptr @random_state, align 8
  %309 = icmp eq i32 %171, 0
  %310 = getelementptr inbounds i8, ptr %72, i64 6456
  %311 = zext nneg i32 %305 to i64
  br label %491

312:                                              
  %313 = phi double [ 0.000000e+00, %217 ], [ %477, %476 ]
  %314 = phi i64 [ 0, %217 ], [ %478, %476 ]
  %315 = phi i64 [ %218, %217 ], [ %464, %476 ]
  %316 = getelementptr inbounds [2097152 x %struct.cell], ptr %223, i64 0, i64 %314
  %317 = getelementptr inbounds i8, ptr %316, i64 66
  %318 = load i8, ptr %317, align 2
  %319 = icmp eq i8 %318, 0
  br i1 %319, label %320, label %321

320:                                              
  store i32 1, ptr %224, align 8
  br label %321

321:                                              
  %322 = getelementptr inbounds i8, ptr %316, i64 67
  %323 = load i8, ptr %322, align 1
  %324 = icmp eq i8 %323, 0
  br i1 %324, label %389, label %325

325:                                              
  %326 = load ptr, ptr %316, align 8
  switch i8 %318, label %378 [
    i8 0, label %327
    i8 1, label %330
    i8 2, label %332
  ]

327:                                              
  %328 = load float, ptr %326, align 1
  %329 = fpext float %328 to double
  br label %378

330:                                              
  %331 = load double, ptr %326, align 1
  br label %378

332:                                              
  %333 = load i64, ptr %326, align 1
  %334 = getelementptr inbounds i8, ptr %326, i64 8
  %335 = load i16, ptr %334, align 1
  %336 = and i16 %335, 32767
  %337 = zext nneg i16 %336 to i32
  %338 = icmp eq i64 %333, 0
  br i1 %338, label %378, label %339

339:                                              
  %340 = icmp eq i16 %336, 32767
  br i1 %340, label %341, label %347

341:                                              
  %342 = and i64 %333, 9223372036854775807
  %343 = icmp eq i64 %342, 0
  %344 = icmp sgt i16 %335, -1
  %345 = select i1 %344, double 0x7FF0000000000000, double 0xFFF0000000000000
  %346 = select i1 %343, double %345, double 0x7FF8000000000000
  br label %378

347:                                              
  %348 = uitofp i64 %333 to double
  %349 = add nsw i32 %337, -16446
  %350 = icmp ugt i16 %336, 16446
  br i1 %350, label %357, label %351

351:                                              
  %352 = phi i32 [ %349, %347 ], [ %361, %357 ]
  %353 = phi double [ %348, %347 ], [ %360, %357 ]
  %354 = icmp slt i32 %352, 0
  %355 = fcmp ogt double %353, 1.000000e-300
  %356 = select i1 %354, i1 %355, i1 false
  br i1 %356, label %365, label %373

357:                                              
  %358 = phi double [ %360, %357 ], [ %348, %347 ]
  %359 = phi i32 [ %361, %357 ], [ %349, %347 ]
  %360 = fmul double %358, 2.000000e+00
  %361 = add nsw i32 %359, -1
  %362 = icmp sgt i32 %359, 1
  %363 = fcmp olt double %360, 1.000000e+300
  %364 = select i1 %362, i1 %363, i1 false
  br i1 %364, label %357, label %351

365:                                              
  %366 = phi double [ %368, %365 ], [ %353, %351 ]
  %367 = phi i32 [ %369, %365 ], [ %352, %351 ]
  %368 = fmul double %366, 5.000000e-01
  %369 = add nsw i32 %367, 1
  %370 = icmp slt i32 %367, -1
  %371 = fcmp ogt double %368, 1.000000e-300
  %372 = select i1 %370, i1 %371, i1 false
  br i1 %372, label %365, label %373

373:                                              
  %374 = phi double [ %353, %351 ], [ %368, %365 ]
  %375 = fneg double %374
  %376 = icmp slt i16 %335, 0
  %377 = select i1 %376, double %375, double %374
  br label %378

378:                                              
  %379 = phi double [ %331, %330 ], [ %329, %327 ], [ 0.000000e+00, %325 ], [ %346, %341 ], [ %377, %373 ], [ 0.000000e+00, %332 ]
  %380 = fcmp olt double %379, 0.000000e+00
  %381 = fneg double %379
  %382 = select i1 %380, double %381, double %379
  %383 = fcmp olt double %382, 1.000000e+300
  br i1 %383, label %384, label %389

384:                                              
  %385 = fcmp olt double %382, %225
  %386 = select i1 %385, double %225, double %382
  %387 = fcmp ogt double %386, 0.000000e+00
  %388 = select i1 %387, double %386, double 1.000000e+00
  br label %389

389:                                              
  %390 = phi double [ 1.000000e+00, %321 ], [ %388, %384 ], [ 1.000000e+00, %378 ]
  %391 = getelementptr inbounds i8, ptr %316, i64 8
  %392 = load ptr, ptr %391, align 8
  switch i8 %318, label %444 [
    i8 0, label %393
    i8 1, label %396
    i8 2, label %398
  ]

393:                                              
  %394 = load float, ptr %392, align 1
  %395 = fpext float %394 to double
  br label %444

396:                                              
  %397 = load double, ptr %392, align 1
  br label %444

398:                                              
  %399 = load i64, ptr %392, align 1
  %400 = getelementptr inbounds i8, ptr %392, i64 8
  %401 = load i16, ptr %400, align 1
  %402 = and i16 %401, 32767
  %403 = zext nneg i16 %402 to i32
  %404 = icmp eq i64 %399, 0
  br i1 %404, label %444, label %405

405:                                              
  %406 = icmp eq i16 %402, 32767
  br i1 %406, label %407, label %413

407:                                              
  %408 = and i64 %399, 9223372036854775807
  %409 = icmp eq i64 %408, 0
  %410 = icmp sgt i16 %401, -1
  %411 = select i1 %410, double 0x7FF0000000000000, double 0xFFF0000000000000
  %412 = select i1 %409, double %411, double 0x7FF8000000000000
  br label %444

413:                                              
  %414 = uitofp i64 %399 to double
  %415 = add nsw i32 %403, -16446
  %416 = icmp ugt i16 %402, 16446
  br i1 %416, label %423, label %417

417:                                              
  %418 = phi i32 [ %415, %413 ], [ %427, %423 ]
  %419 = phi double [ %414, %413 ], [ %426, %423 ]
  %420 = icmp slt i32 %418, 0
  %421 = fcmp ogt double %419, 1.000000e-300
  %422 = select i1 %420, i1 %421, i1 false
  br i1 %422, label %431, label %439

423:                                              
  %424 = phi double [ %426, %423 ], [ %414, %413 ]
  %425 = phi i32 [ %427, %423 ], [ %415, %413 ]
  %426 = fmul double %424, 2.000000e+00
  %427 = add nsw i32 %425, -1
  %428 = icmp sgt i32 %425, 1
  %429 = fcmp olt double %426, 1.000000e+300
  %430 = select i1 %428, i1 %429, i1 false
  br i1 %430, label %423, label %417

431:                                              
  %432 = phi double [ %434, %431 ], [ %419, %417 ]
  %433 = phi i32 [ %435, %431 ], [ %418, %417 ]
  %434 = fmul double %432, 5.000000e-01
  %435 = add nsw i32 %433, 1
  %436 = icmp slt i32 %433, -1
  %437 = fcmp ogt double %434, 1.000000e-300
  %438 = select i1 %436, i1 %437, i1 false
  br i1 %438, label %431, label %439

439:                                              
  %440 = phi double [ %419, %417 ], [ %434, %431 ]
  %441 = fneg double %440
  %442 = icmp slt i16 %401, 0
  %443 = select i1 %442, double %441, double %440
  br label %444

444:                                              
  %445 = phi double [ %397, %396 ], [ %395, %393 ], [ 0.000000e+00, %389 ], [ %412, %407 ], [ %443, %439 ], [ 0.000000e+00, %398 ]
  %446 = getelementptr inbounds i8, ptr %316, i64 32
  store double %445, ptr %446, align 8
  br i1 %226, label %447, label %463

447:                                              
  %448 = shl i64 %315, 13
  %449 = xor i64 %448, %315
  %450 = lshr i64 %449, 7
  %451 = xor i64 %450, %449
  %452 = shl i64 %451, 17
  %453 = xor i64 %452, %451
  store i64 %453, ptr @random_state, align 8
  %454 = lshr i64 %453, 11
  %455 = uitofp nneg i64 %454 to double
  %456 = fmul double %455, 0x3CA0000000000000
  %457 = fadd double %456, 5.000000e-01
  %458 = and i64 %451, 1
  %459 = icmp eq i64 %458, 0
  %460 = fneg double %457
  %461 = select i1 %459, double %460, double %457
  %462 = fmul double %461, %390
  br label %463

463:                                              
  %464 = phi i64 [ %453, %447 ], [ %315, %444 ]
  %465 = phi double [ %462, %447 ], [ %445, %444 ]
  %466 = getelementptr inbounds i8, ptr %316, i64 16
  store double %465, ptr %466, align 8
  %467 = fcmp olt double %465, 0.000000e+00
  %468 = fneg double %465
  %469 = select i1 %467, double %468, double %465
  %470 = fdiv double %469, %390
  br i1 %226, label %476, label %471

471:                                              
  %472 = icmp ne i8 %323, 0
  %473 = fcmp ogt double %470, %313
  %474 = select i1 %472, i1 %473, i1 false
  br i1 %474, label %475, label %476

475:                                              
  br label %476

476:                                              
  %477 = phi double [ %470, %475 ], [ %313, %471 ], [ %313, %463 ]
  %478 = add nuw nsw i64 %314, 1
  %479 = icmp eq i64 %478, %172
  br i1 %479, label %302, label %312

480:                                              
  %481 = phi double [ %303, %302 ], [ %541, %540 ]
  %482 = getelementptr inbounds i8, ptr %169, i64 72
  %483 = load i32, ptr %482, align 8
  %484 = icmp sgt i32 %483, 0
  br i1 %484, label %485, label %544

485:                                              
  %486 = load i64, ptr @random_state, align 8
  %487 = icmp eq i32 %171, 0
  %488 = getelementptr inbounds i8, ptr %169, i64 76
  %489 = getelementptr inbounds i8, ptr %72, i64 8504
  %490 = zext nneg i32 %483 to i64
  br label %546

491:                                              
  %492 = phi i64 [ 0, %307 ], [ %542, %540 ]
  %493 = phi double [ %303, %307 ], [ %541, %540 ]
  %494 = phi i64 [ %308, %307 ], [ %528, %540 ]
  %495 = getelementptr inbounds double, ptr %5, i64 %492
  %496 = load double, ptr %495, align 8
  %497 = fcmp olt double %496, 0.000000e+00
  %498 = fneg double %496
  %499 = select i1 %497, double %498, double %496
  %500 = fcmp olt double %499, 1.000000e+300
  br i1 %500, label %501, label %506

501:                                              
  %502 = fcmp olt double %499, 0.000000e+00
  %503 = select i1 %502, double 0.000000e+00, double %499
  %504 = fcmp ogt double %503, 0.000000e+00
  %505 = select i1 %504, double %503, double 1.000000e+00
  br label %506

506:                                              
  %507 = phi double [ %505, %501 ], [ 1.000000e+00, %491 ]
  br i1 %309, label %511, label %508

508:                                              
  %509 = getelementptr inbounds double, ptr %6, i64 %492
  %510 = load double, ptr %509, align 8
  br label %527

511:                                              
  %512 = shl i64 %494, 13
  %513 = xor i64 %512, %494
  %514 = lshr i64 %513, 7
  %515 = xor i64 %514, %513
  %516 = shl i64 %515, 17
  %517 = xor i64 %516, %515
  store i64 %517, ptr @random_state, align 8
  %518 = lshr i64 %517, 11
  %519 = uitofp nneg i64 %518 to double
  %520 = fmul double %519, 0x3CA0000000000000
  %521 = fadd double %520, 5.000000e-01
  %522 = and i64 %515, 1
  %523 = icmp eq i64 %522, 0
  %524 = fneg double %521
  %525 = select i1 %523, double %524, double %521
  %526 = fmul double %525, %507
  br label %527

527:                                              
  %528 = phi i64 [ %494, %508 ], [ %517, %511 ]
  %529 = phi double [ %510, %508 ], [ %526, %511 ]
  %530 = getelementptr inbounds [256 x double], ptr %310, i64 0, i64 %492
  store double %529, ptr %530, align 8
  br i1 %309, label %540, label %531

531:                                              
  %532 = getelementptr inbounds double, ptr %6, i64 %492
  %533 = load double, ptr %532, align 8
  %534 = fcmp olt double %533, 0.000000e+00
  %535 = fneg double %533
  %536 = select i1 %534, double %535, double %533
  %537 = fdiv double %536, %507
  %538 = fcmp ogt double %537, %493
  br i1 %538, label %539, label %540

539:                                              
  br label %540

540:                                              
  %541 = phi double [ %537, %539 ], [ %493, %531 ], [ %493, %527 ]
  %542 = add nuw nsw i64 %492, 1
  %543 = icmp eq i64 %542, %311
  br i1 %543, label %480, label %491

544:                                              
  %545 = icmp eq i32 %171, 0
  br i1 %545, label %576, label %631

546:                                              
  %547 = phi i64 [ 0, %485 ], [ %574, %570 ]
  %548 = phi i64 [ %486, %485 ], [ %571, %570 ]
  br i1 %487, label %549, label %552

549:                                              
  %550 = load ptr, ptr %41, align 8
  %551 = icmp eq ptr %550, null
  br i1 %551, label %567, label %552

552:                                              
  %553 = shl i64 %548, 13
  %554 = xor i64 %553, %548
  %555 = lshr i64 %554, 7
  %556 = xor i64 %555, %554
  %557 = shl i64 %556, 17
  %558 = xor i64 %557, %556
  store i64 %558, ptr @random_state, align 8
  %559 = lshr i64 %558, 11
  %560 = uitofp nneg i64 %559 to double
  %561 = fmul double %560, 0x3CA0000000000000
  %562 = fadd double %561, 5.000000e-01
  %563 = and i64 %556, 1
  %564 = icmp eq i64 %563, 0
  %565 = fneg double %562
  %566 = select i1 %564, double %565, double %562
  br label %570

567:                                              
  %568 = load i32, ptr %488, align 4
  %569 = sitofp i32 %568 to double
  br label %570

570:                                              
  %571 = phi i64 [ %558, %552 ], [ %548, %567 ]
  %572 = phi double [ %566, %552 ], [ %569, %567 ]
  %573 = getelementptr inbounds [256 x double], ptr %489, i64 0, i64 %547
  store double %572, ptr %573, align 8
  %574 = add nuw nsw i64 %547, 1
  %575 = icmp eq i64 %574, %490
  br i1 %575, label %544, label %546

576:                                              
  %577 = call ptr @mmap(ptr noundef null, i64 noundef 33554432, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %578 = ptrtoint ptr %577 to i64
  switch i64 %578, label %579 [
    i64 -1, label %631
    i64 0, label %631
  ]

579:                                              
  %580 = load i64, ptr %72, align 8
  %581 = icmp sgt i64 %580, 0
  br i1 %581, label %582, label %584

582:                                              
  %583 = getelementptr inbounds i8, ptr %72, i64 108880
  br label %586

584:                                              
  %585 = call i32 @munmap(ptr noundef nonnull %577, i64 noundef 33554432) #20
  br label %631

586:                                              
  %587 = phi i64 [ 0, %582 ], [ %629, %628 ]
  %588 = getelementptr inbounds [2097152 x %struct.cell], ptr %583, i64 0, i64 %587
  %589 = getelementptr inbounds i8, ptr %588, i64 8
  %590 = load ptr, ptr %589, align 8
  %591 = ptrtoint ptr %590 to i64
  %592 = lshr i64 %591, 2
  %593 = mul i64 %592, -7046029254386353131
  %594 = lshr i64 %593, 41
  %595 = getelementptr inbounds i32, ptr %577, i64 %594
  %596 = load i32, ptr %595, align 4
  %597 = icmp eq i32 %596, 0
  br i1 %597, label %623, label %598

598:                                              
  %599 = add nsw i32 %596, -1
  %600 = sext i32 %599 to i64
  %601 = getelementptr inbounds [2097152 x %struct.cell], ptr %583, i64 0, i64 %600, i32 1
  %602 = load ptr, ptr %601, align 8
  %603 = icmp eq ptr %602, %590
  br i1 %603, label %617, label %610

604:                                              
  %605 = add nsw i32 %615, -1
  %606 = sext i32 %605 to i64
  %607 = getelementptr inbounds [2097152 x %struct.cell], ptr %583, i64 0, i64 %606, i32 1
  %608 = load ptr, ptr %607, align 8
  %609 = icmp eq ptr %608, %590
  br i1 %609, label %617, label %610

610:                                              
  %611 = phi i64 [ %613, %604 ], [ %594, %598 ]
  %612 = add nuw nsw i64 %611, 1
  %613 = and i64 %612, 8388607
  %614 = getelementptr inbounds i32, ptr %577, i64 %613
  %615 = load i32, ptr %614, align 4
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %623, label %604

617:                                              
  %618 = phi i64 [ %600, %598 ], [ %606, %604 ]
  %619 = getelementptr inbounds i8, ptr %588, i64 69
  store i8 1, ptr %619, align 1
  %620 = getelementptr inbounds [2097152 x %struct.cell], ptr %583, i64 0, i64 %618, i32 2
  %621 = load double, ptr %620, align 8
  %622 = getelementptr inbounds i8, ptr %588, i64 16
  store double %621, ptr %622, align 8
  br label %628

623:                                              
  %624 = phi i64 [ %594, %586 ], [ %613, %610 ]
  %625 = getelementptr inbounds i32, ptr %577, i64 %624
  %626 = trunc i64 %587 to i32
  %627 = add nsw i32 %626, 1
  store i32 %627, ptr %625, align 4
  br label %628

628:                                              
  %629 = add nuw nsw i64 %587, 1
  %630 = icmp eq i64 %629, %580
  br i1 %630, label %584, label %586

631:                                              
  %632 = fcmp ogt double %481, 0.000000e+00
  %633 = fdiv double 1.000000e+00, %481
  %634 = select i1 %632, double %633, double 1.000000e+00
  %635 = getelementptr inbounds i8, ptr %72, i64 32
  store double %634, ptr %635, align 8
  %636 = getelementptr inbounds i8, ptr %72, i64 10568
  store i32 0, ptr %636, align 8
  %637 = call i32 @fork() #20
  %638 = icmp eq i32 %637, 0
  br i1 %638, label %639, label %641

639:                                              
  %640 = call i32 @alarm(i32 noundef 60) #20
  call fastcc void @run(ptr noundef nonnull readonly %37, double noundef 0.000000e+00, i32 noundef -1, i32 noundef 1) #18
  call void @_exit(i32 noundef 0) #17
  unreachable

641:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #19
  store i32 0, ptr %9, align 4
  %642 = icmp slt i32 %637, 0
  br i1 %642, label %839, label %643

643:                                              
  %644 = call i32 @waitpid(i32 noundef %637, ptr noundef nonnull %9, i32 noundef 0) #20
  %645 = icmp slt i32 %644, 0
  br i1 %645, label %643, label %646

646:                                              
  %647 = load i32, ptr %9, align 4
  %648 = icmp eq i32 %647, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #19
  br i1 %648, label %649, label %840

649:                                              
  %650 = load i32, ptr %636, align 8
  %651 = icmp ne i32 %650, 0
  %652 = select i1 %651, i1 %168, i1 false
  %653 = select i1 %651, i32 5, i32 3
  br i1 %652, label %654, label %840

654:                                              
  %655 = call i32 @fork() #20
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %661

657:                                              
  %658 = call i32 @alarm(i32 noundef 60) #20
  %659 = load double, ptr %635, align 8
  %660 = fmul double %659, 1.000000e-03
  call fastcc void @run(ptr noundef nonnull readonly %37, double noundef %660, i32 noundef -1, i32 noundef 0) #18
  call fastcc void @compare_with_base(ptr noundef nonnull readonly %37) #18
  call void @_exit(i32 noundef 0) #17
  unreachable

661:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #19
  store i32 0, ptr %8, align 4
  %662 = icmp slt i32 %655, 0
  br i1 %662, label %666, label %663

663:                                              
  %664 = call i32 @waitpid(i32 noundef %655, ptr noundef nonnull %8, i32 noundef 0) #20
  %665 = icmp slt i32 %664, 0
  br i1 %665, label %663, label %666

666:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #19
  %667 = load i64, ptr %72, align 8
  %668 = icmp sgt i64 %667, 0
  br i1 %668, label %669, label %807

669:                                              
  %670 = load i64, ptr @random_state, align 8
  %671 = getelementptr inbounds i8, ptr %72, i64 108880
  br label %672

672:                                              
  %673 = phi i64 [ 0, %669 ], [ %805, %803 ]
  %674 = phi i64 [ %670, %669 ], [ %804, %803 ]
  %675 = getelementptr inbounds [2097152 x %struct.cell], ptr %671, i64 0, i64 %673
  %676 = getelementptr inbounds i8, ptr %675, i64 66
  %677 = load i8, ptr %676, align 2
  %678 = icmp sgt i8 %677, 2
  br i1 %678, label %803, label %679

679:                                              
  %680 = getelementptr inbounds i8, ptr %675, i64 71
  %681 = load i8, ptr %680, align 1
  %682 = icmp eq i8 %681, 0
  br i1 %682, label %744, label %683

683:                                              
  %684 = getelementptr inbounds i8, ptr %675, i64 67
  %685 = load i8, ptr %684, align 1
  %686 = icmp eq i8 %685, 0
  br i1 %686, label %687, label %744

687:                                              
  %688 = getelementptr inbounds i8, ptr %675, i64 8
  %689 = load ptr, ptr %688, align 8
  switch i8 %677, label %741 [
    i8 0, label %690
    i8 1, label %693
    i8 2, label %695
  ]

690:                                              
  %691 = load float, ptr %689, align 1
  %692 = fpext float %691 to double
  br label %741

693:                                              
  %694 = load double, ptr %689, align 1
  br label %741

695:                                              
  %696 = load i64, ptr %689, align 1
  %697 = getelementptr inbounds i8, ptr %689, i64 8
  %698 = load i16, ptr %697, align 1
  %699 = and i16 %698, 32767
  %700 = zext nneg i16 %699 to i32
  %701 = icmp eq i64 %696, 0
  br i1 %701, label %741, label %702

702:                                              
  %703 = icmp eq i16 %699, 32767
  br i1 %703, label %704, label %710

704:                                              
  %705 = and i64 %696, 9223372036854775807
  %706 = icmp eq i64 %705, 0
  %707 = icmp sgt i16 %698, -1
  %708 = select i1 %707, double 0x7FF0000000000000, double 0xFFF0000000000000
  %709 = select i1 %706, double %708, double 0x7FF8000000000000
  br label %741

710:                                              
  %711 = uitofp i64 %696 to double
  %712 = add nsw i32 %700, -16446
  %713 = icmp ugt i16 %699, 16446
  br i1 %713, label %720, label %714

714:                                              
  %715 = phi i32 [ %712, %710 ], [ %724, %720 ]
  %716 = phi double [ %711, %710 ], [ %723, %720 ]
  %717 = icmp slt i32 %715, 0
  %718 = fcmp ogt double %716, 1.000000e-300
  %719 = select i1 %717, i1 %718, i1 false
  br i1 %719, label %728, label %736

720:                                              
  %721 = phi double [ %723, %720 ], [ %711, %710 ]
  %722 = phi i32 [ %724, %720 ], [ %712, %710 ]
  %723 = fmul double %721, 2.000000e+00
  %724 = add nsw i32 %722, -1
  %725 = icmp sgt i32 %722, 1
  %726 = fcmp olt double %723, 1.000000e+300
  %727 = select i1 %725, i1 %726, i1 false
  br i1 %727, label %720, label %714

728:                                              
  %729 = phi double [ %731, %728 ], [ %716, %714 ]
  %730 = phi i32 [ %732, %728 ], [ %715, %714 ]
  %731 = fmul double %729, 5.000000e-01
  %732 = add nsw i32 %730, 1
  %733 = icmp slt i32 %730, -1
  %734 = fcmp ogt double %731, 1.000000e-300
  %735 = select i1 %733, i1 %734, i1 false
  br i1 %735, label %728, label %736

736:                                              
  %737 = phi double [ %716, %714 ], [ %731, %728 ]
  %738 = fneg double %737
  %739 = icmp slt i16 %698, 0
  %740 = select i1 %739, double %738, double %737
  br label %741

741:                                              
  %742 = phi double [ %694, %693 ], [ %692, %690 ], [ 0.000000e+00, %687 ], [ %709, %704 ], [ %740, %736 ], [ 0.000000e+00, %695 ]
  %743 = getelementptr inbounds i8, ptr %675, i64 32
  store double %742, ptr %743, align 8
  br label %744

744:                                              
  %745 = load ptr, ptr %41, align 8
  %746 = icmp eq ptr %745, null
  br i1 %746, label %773, label %747

747:                                              
  %748 = getelementptr inbounds i8, ptr %675, i64 68
  %749 = load i8, ptr %748, align 4
  %750 = icmp eq i8 %749, 0
  br i1 %750, label %769, label %751

751:                                              
  %752 = load i32, ptr %170, align 8
  %753 = icmp eq i32 %752, 0
  br i1 %753, label %754, label %769

754:                                              
  %755 = shl i64 %674, 13
  %756 = xor i64 %755, %674
  %757 = lshr i64 %756, 7
  %758 = xor i64 %757, %756
  %759 = shl i64 %758, 17
  %760 = xor i64 %759, %758
  store i64 %760, ptr @random_state, align 8
  %761 = lshr i64 %760, 11
  %762 = uitofp nneg i64 %761 to double
  %763 = fmul double %762, 0x3CA0000000000000
  %764 = fadd double %763, 5.000000e-01
  %765 = and i64 %758, 1
  %766 = icmp eq i64 %765, 0
  %767 = fneg double %764
  %768 = select i1 %766, double %767, double %764
  br label %769

769:                                              
  %770 = phi i64 [ %760, %754 ], [ %674, %751 ], [ %674, %747 ]
  %771 = phi double [ %768, %754 ], [ 0.000000e+00, %751 ], [ 0.000000e+00, %747 ]
  %772 = getelementptr inbounds i8, ptr %675, i64 32
  store double %771, ptr %772, align 8
  br label %773

773:                                              
  %774 = phi i64 [ %770, %769 ], [ %674, %744 ]
  %775 = getelementptr inbounds i8, ptr %675, i64 68
  %776 = load i8, ptr %775, align 4
  %777 = icmp eq i8 %776, 0
  br i1 %777, label %799, label %778

778:                                              
  %779 = load i32, ptr %170, align 8
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %796, label %781

781:                                              
  %782 = shl i64 %774, 13
  %783 = xor i64 %782, %774
  %784 = lshr i64 %783, 7
  %785 = xor i64 %784, %783
  %786 = shl i64 %785, 17
  %787 = xor i64 %786, %785
  store i64 %787, ptr @random_state, align 8
  %788 = lshr i64 %787, 11
  %789 = uitofp nneg i64 %788 to double
  %790 = fmul double %789, 0x3CA0000000000000
  %791 = fadd double %790, 5.000000e-01
  %792 = and i64 %785, 1
  %793 = icmp eq i64 %792, 0
  %794 = fneg double %791
  %795 = select i1 %793, double %794, double %791
  br label %799

796:                                              
  %797 = getelementptr inbounds i8, ptr %675, i64 32
  %798 = load double, ptr %797, align 8
  br label %799

799:                                              
  %800 = phi i64 [ %774, %773 ], [ %787, %781 ], [ %774, %796 ]
  %801 = phi double [ 0.000000e+00, %773 ], [ %795, %781 ], [ %798, %796 ]
  %802 = getelementptr inbounds i8, ptr %675, i64 24
  store double %801, ptr %802, align 8
  br label %803

803:                                              
  %804 = phi i64 [ %674, %672 ], [ %800, %799 ]
  %805 = add nuw nsw i64 %673, 1
  %806 = icmp eq i64 %805, %667
  br i1 %806, label %807, label %672

807:                                              
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #19
  store double 0.000000e+00, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #19
  %808 = getelementptr inbounds i8, ptr %72, i64 40
  %809 = call fastcc i32 @trial(ptr noundef nonnull readonly %37, double noundef 0.000000e+00, i32 noundef -1, ptr noundef nonnull %808, ptr noundef nonnull %11) #18
  %810 = icmp eq i32 %809, 0
  br i1 %810, label %837, label %811

811:                                              
  %812 = call fastcc i32 @trial(ptr noundef nonnull readonly %37, double noundef 0.000000e+00, i32 noundef -1, ptr noundef nonnull %12, ptr noundef nonnull %11) #18
  %813 = icmp eq i32 %812, 0
  br i1 %813, label %837, label %814

814:                                              
  %815 = load double, ptr %12, align 8
  %816 = load double, ptr %808, align 8
  %817 = fcmp une double %815, %816
  %818 = fcmp ord double %815, 0.000000e+00
  %819 = and i1 %818, %817
  br i1 %819, label %837, label %820

820:                                              
  %821 = load double, ptr %11, align 8
  %822 = getelementptr inbounds i8, ptr %72, i64 48
  store double %821, ptr %822, align 8
  %823 = load ptr, ptr %41, align 8
  %824 = icmp eq ptr %823, null
  br i1 %824, label %836, label %825

825:                                              
  store i32 0, ptr %636, align 8
  %826 = call i32 @fork() #20
  %827 = icmp eq i32 %826, 0
  br i1 %827, label %828, label %830

828:                                              
  %829 = call i32 @alarm(i32 noundef 60) #20
  call fastcc void @derive(ptr noundef nonnull readonly %37) #18
  call void @_exit(i32 noundef 0) #17
  unreachable

830:                                              
  %831 = call fastcc i32 @succeeded(i32 noundef %826) #18
  %832 = icmp eq i32 %831, 0
  br i1 %832, label %837, label %833

833:                                              
  %834 = load i32, ptr %636, align 8
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %837, label %836

836:                                              
  call fastcc void @run_steps(ptr noundef nonnull readonly %37, i32 noundef -1) #18
  br label %837

837:                                              
  %838 = phi i32 [ 0, %836 ], [ 3, %811 ], [ 3, %807 ], [ 4, %814 ], [ 6, %833 ], [ 6, %830 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #19
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #19
  br label %840

839:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #19
  br label %840

840:                                              
  %841 = phi i32 [ 2, %156 ], [ %838, %837 ], [ %653, %649 ], [ 3, %646 ], [ 3, %839 ]
  %842 = load ptr, ptr %73, align 8
  %843 = getelementptr inbounds i8, ptr %842, i64 28
  store i32 %841, ptr %843, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %14) #19
  store i8 1, ptr %14, align 1
  %844 = call i64 @write(i32 noundef %108, ptr noundef nonnull %14, i64 noundef 1) #20
  %845 = call i64 @read(i32 noundef %106, ptr noundef nonnull %13, i64 noundef 4) #20
  %846 = icmp eq i64 %845, 4
  br i1 %846, label %847, label %896

847:                                              
  %848 = getelementptr inbounds i8, ptr %842, i64 56
  %849 = getelementptr inbounds i8, ptr %842, i64 32
  br label %869

850:                                              
  %851 = phi i32 [ 0, %100 ], [ %867, %866 ]
  %852 = icmp eq i32 %851, %108
  %853 = icmp eq i32 %851, %109
  %854 = or i1 %852, %853
  br i1 %854, label %866, label %855

855:                                              
  %856 = add nsw i32 %851, -1
  %857 = icmp ult i32 %856, 2
  br i1 %857, label %864, label %858

858:                                              
  %859 = icmp ugt i32 %851, 2
  br i1 %859, label %860, label %866

860:                                              
  %861 = call i32 (i32, i32, ...) @fcntl(i32 noundef %851, i32 noundef 3) #20
  %862 = and i32 %861, 3
  %863 = icmp eq i32 %862, 1
  br i1 %863, label %864, label %866

864:                                              
  %865 = call i32 @dup2(i32 noundef %109, i32 noundef %851) #20
  br label %866

866:                                              
  %867 = add nuw nsw i32 %851, 1
  %868 = icmp eq i32 %867, 64
  br i1 %868, label %110, label %850

869:                                              
  %870 = load i32, ptr %13, align 4
  br label %871

871:                                              
  %872 = phi i64 [ 0, %869 ], [ %890, %886 ]
  %873 = getelementptr inbounds [8 x %struct.run], ptr %848, i64 0, i64 %872
  %874 = getelementptr inbounds [8 x double], ptr @steps, i64 0, i64 %872
  %875 = load double, ptr %874, align 8
  %876 = load double, ptr %849, align 8
  %877 = fmul double %875, %876
  %878 = getelementptr inbounds i8, ptr %873, i64 16
  store double 0.000000e+00, ptr %878, align 8
  %879 = call fastcc i32 @trial(ptr noundef readonly %37, double noundef %877, i32 noundef %870, ptr noundef nonnull %873, ptr noundef nonnull %878) #18
  %880 = icmp eq i32 %879, 0
  br i1 %880, label %886, label %881

881:                                              
  %882 = fneg double %877
  %883 = getelementptr inbounds i8, ptr %873, i64 8
  %884 = call fastcc i32 @trial(ptr noundef readonly %37, double noundef %882, i32 noundef %870, ptr noundef nonnull %883, ptr noundef nonnull %878) #18
  %885 = icmp ne i32 %884, 0
  br label %886

886:                                              
  %887 = phi i1 [ false, %871 ], [ %885, %881 ]
  %888 = zext i1 %887 to i32
  %889 = getelementptr inbounds i8, ptr %873, i64 24
  store i32 %888, ptr %889, align 8
  %890 = add nuw nsw i64 %872, 1
  %891 = icmp eq i64 %890, 8
  br i1 %891, label %892, label %871

892:                                              
  %893 = call i64 @write(i32 noundef %108, ptr noundef nonnull %14, i64 noundef 1) #20
  %894 = call i64 @read(i32 noundef %106, ptr noundef nonnull %13, i64 noundef 4) #20
  %895 = icmp eq i64 %894, 4
  br i1 %895, label %869, label %896

896:                                              
  call void @_exit(i32 noundef 0) #17
  unreachable

897:                                              
  %898 = load i32, ptr %15, align 4
  %899 = call i32 @close(i32 noundef %898) #20
  %900 = getelementptr inbounds i8, ptr %16, i64 4
  %901 = load i32, ptr %900, align 4
  %902 = call i32 @close(i32 noundef %901) #20
  %903 = getelementptr inbounds i8, ptr %15, i64 4
  %904 = load i32, ptr %903, align 4
  %905 = getelementptr inbounds i8, ptr %37, i64 56
  store i32 %904, ptr %905, align 8
  %906 = load i32, ptr %16, align 4
  %907 = getelementptr inbounds i8, ptr %37, i64 60
  store i32 %906, ptr %907, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %17) #19
  %908 = icmp sgt i32 %90, 0
  br i1 %908, label %909, label %912

909:                                              
  %910 = call i64 @read(i32 noundef %906, ptr noundef nonnull %17, i64 noundef 1) #20
  %911 = icmp ne i64 %910, 1
  br label %912

912:                                              
  %913 = phi i1 [ true, %897 ], [ %911, %909 ]
  %914 = zext i32 %904 to i64
  %915 = zext i32 %906 to i64
  br label %917

916:                                              
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %17) #19
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #19
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #19
  br i1 %913, label %936, label %932

917:                                              
  %918 = phi i64 [ 0, %912 ], [ %930, %929 ]
  %919 = getelementptr inbounds [64 x i64], ptr %82, i64 0, i64 %918
  %920 = load i64, ptr %919, align 8
  %921 = icmp slt i64 %920, 0
  %922 = icmp eq i64 %918, %914
  %923 = select i1 %921, i1 true, i1 %922
  %924 = icmp eq i64 %918, %915
  %925 = select i1 %923, i1 true, i1 %924
  br i1 %925, label %929, label %926

926:                                              
  %927 = trunc nuw nsw i64 %918 to i32
  %928 = call i64 @lseek(i32 noundef %927, i64 noundef %920, i32 noundef 0) #20
  br label %929

929:                                              
  %930 = add nuw nsw i64 %918, 1
  %931 = icmp eq i64 %930, 64
  br i1 %931, label %916, label %917

932:                                              
  %933 = getelementptr inbounds i8, ptr %72, i64 28
  %934 = load i32, ptr %933, align 4
  br label %936

935:                                              
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #19
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #19
  br label %936

936:                                              
  %937 = phi i32 [ %934, %932 ], [ 1, %916 ], [ 1, %67 ], [ 1, %935 ]
  %938 = icmp eq i32 %937, 0
  br i1 %938, label %952, label %939

939:                                              
  %940 = sext i32 %937 to i64
  %941 = getelementptr inbounds [7 x ptr], ptr @reasons, i64 0, i64 %940
  %942 = load ptr, ptr %941, align 8
  %943 = load ptr, ptr %37, align 8
  %944 = load ptr, ptr %943, align 8
  %945 = getelementptr inbounds i8, ptr %943, i64 16
  %946 = load ptr, ptr %945, align 8
  %947 = getelementptr inbounds i8, ptr %943, i64 8
  %948 = load ptr, ptr %947, align 8
  %949 = load i32, ptr %44, align 8
  %950 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %944, ptr noundef nonnull @.str.12, ptr noundef %946, ptr noundef %948, i32 noundef %949) #20
  %951 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.13, ptr noundef %942) #20
  call fastcc void @finish(ptr noundef nonnull %37) #18
  br label %952

952:                                              
  %953 = phi ptr [ null, %29 ], [ null, %25 ], [ null, %22 ], [ null, %939 ], [ %37, %936 ]
  ret ptr %953
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
  %29 = getelementptr inbounds i8, ptr %5, i64 108880
  br label %31

30:                                               
  tail call fastcc void @conclude(ptr noundef nonnull %0) #18
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
  %7 = alloca %struct.judged, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %10, i64 80
  %14 = load i32, ptr %13, align 8
  %15 = tail call i32 @llvm.smax.i32(i32 %12, i32 %14)
  %16 = tail call fastcc double @product(ptr noundef nonnull %0, i32 noundef -1) #18
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #19
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %7, ptr noundef %9, double noundef %16, i32 noundef %15) #18
  %17 = load i32, ptr %7, align 8
  %18 = icmp ugt i32 %17, 1
  br i1 %18, label %19, label %64

19:                                               
  %20 = getelementptr inbounds i8, ptr %10, i64 64
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %64

23:                                               
  %24 = load i64, ptr %9, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %28

26:                                               
  %27 = getelementptr inbounds i8, ptr %9, i64 108880
  br label %31

28:                                               
  %29 = phi i32 [ 0, %23 ], [ %45, %42 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %64, label %48

31:                                               
  %32 = phi i64 [ 0, %26 ], [ %46, %42 ]
  %33 = phi i32 [ 0, %26 ], [ %45, %42 ]
  %34 = getelementptr inbounds [2097152 x %struct.cell], ptr %27, i64 0, i64 %32
  %35 = getelementptr inbounds i8, ptr %34, i64 71
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i8 %36, 0
  br i1 %37, label %42, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %34, i64 67
  %40 = load i8, ptr %39, align 1
  %41 = icmp ne i8 %40, 0
  br label %42

42:                                               
  %43 = phi i1 [ false, %31 ], [ %41, %38 ]
  %44 = zext i1 %43 to i32
  %45 = or i32 %33, %44
  %46 = add nuw nsw i64 %32, 1
  %47 = icmp eq i64 %46, %24
  br i1 %47, label %28, label %31

48:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store i32 -3, ptr %5, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %6) #19
  %49 = getelementptr inbounds i8, ptr %0, i64 56
  %50 = load i32, ptr %49, align 8
  %51 = call i64 @write(i32 noundef %50, ptr noundef nonnull %5, i64 noundef 4) #20
  %52 = icmp eq i64 %51, 4
  br i1 %52, label %53, label %59

53:                                               
  %54 = getelementptr inbounds i8, ptr %0, i64 60
  %55 = load i32, ptr %54, align 4
  %56 = call i64 @read(i32 noundef %55, ptr noundef nonnull %6, i64 noundef 1) #20
  %57 = icmp eq i64 %56, 1
  %58 = zext i1 %57 to i32
  br label %59

59:                                               
  %60 = phi i32 [ 0, %48 ], [ %58, %53 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #19
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %64, label %62

62:                                               
  %63 = tail call fastcc double @product(ptr noundef nonnull %0, i32 noundef -3) #18
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %7, ptr noundef nonnull %9, double noundef %63, i32 noundef %15) #18
  br label %64

64:                                               
  %65 = phi double [ %16, %19 ], [ %63, %62 ], [ %16, %59 ], [ %16, %28 ], [ %16, %1 ]
  %66 = load i32, ptr %7, align 8
  switch i32 %66, label %603 [
    i32 5, label %67
    i32 2, label %78
    i32 3, label %89
    i32 4, label %100
    i32 1, label %113
    i32 0, label %300
  ]

67:                                               
  %68 = load ptr, ptr %0, align 8
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds i8, ptr %68, i64 16
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %68, i64 8
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds i8, ptr %0, i64 48
  %75 = load i32, ptr %74, align 8
  %76 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %69, ptr noundef nonnull @.str.12, ptr noundef %71, ptr noundef %73, i32 noundef %75) #20
  %77 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.21) #20
  br label %603

78:                                               
  %79 = load ptr, ptr %0, align 8
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds i8, ptr %79, i64 16
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %79, i64 8
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds i8, ptr %0, i64 48
  %86 = load i32, ptr %85, align 8
  %87 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %80, ptr noundef nonnull @.str.12, ptr noundef %82, ptr noundef %84, i32 noundef %86) #20
  %88 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.22, double noundef %65) #20
  br label %603

89:                                               
  %90 = load ptr, ptr %0, align 8
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds i8, ptr %90, i64 16
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %90, i64 8
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %0, i64 48
  %97 = load i32, ptr %96, align 8
  %98 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %91, ptr noundef nonnull @.str.12, ptr noundef %93, ptr noundef %95, i32 noundef %97) #20
  %99 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.23, double noundef %65) #20
  br label %603

100:                                              
  %101 = load ptr, ptr %0, align 8
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds i8, ptr %101, i64 16
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds i8, ptr %101, i64 8
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds i8, ptr %0, i64 48
  %108 = load i32, ptr %107, align 8
  %109 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %102, ptr noundef nonnull @.str.12, ptr noundef %104, ptr noundef %106, i32 noundef %108) #20
  %110 = getelementptr inbounds i8, ptr %7, i64 8
  %111 = load double, ptr %110, align 8
  %112 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.24, double noundef %65, double noundef %111) #20
  br label %603

113:                                              
  %114 = getelementptr inbounds i8, ptr %10, i64 92
  %115 = load i32, ptr %114, align 4
  %116 = and i32 %115, 4
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %125

118:                                              
  %119 = getelementptr inbounds i8, ptr %10, i64 96
  %120 = load i32, ptr %119, align 8
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr @wrong, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %122, align 4
  br label %125

125:                                              
  %126 = load i32, ptr %114, align 4
  %127 = or i32 %126, 4
  store i32 %127, ptr %114, align 4
  %128 = getelementptr inbounds i8, ptr %10, i64 96
  %129 = load i32, ptr %128, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %134

131:                                              
  %132 = load i32, ptr @failures, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr @failures, align 4
  br label %134

134:                                              
  %135 = and i32 %126, 2
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %144, label %137

137:                                              
  %138 = sext i32 %129 to i64
  %139 = getelementptr inbounds [2 x i32], ptr @right, i64 0, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = add nsw i32 %140, -1
  store i32 %141, ptr %139, align 4
  %142 = load i32, ptr %114, align 4
  %143 = and i32 %142, -3
  store i32 %143, ptr %114, align 4
  br label %144

144:                                              
  %145 = load ptr, ptr %0, align 8
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds i8, ptr %145, i64 16
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds i8, ptr %145, i64 8
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds i8, ptr %0, i64 48
  %152 = load i32, ptr %151, align 8
  %153 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %146, ptr noundef nonnull @.str.25, ptr noundef %148, ptr noundef %150, i32 noundef %152) #20
  %154 = getelementptr inbounds i8, ptr %7, i64 8
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds i8, ptr %7, i64 16
  %157 = load double, ptr %156, align 8
  %158 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, double noundef %65, double noundef %155, double noundef %157) #20
  %159 = load ptr, ptr %8, align 8
  %160 = load ptr, ptr %0, align 8
  %161 = load i64, ptr %159, align 8
  %162 = icmp sgt i64 %161, 0
  br i1 %162, label %163, label %165

163:                                              
  %164 = getelementptr inbounds i8, ptr %159, i64 108880
  br label %179

165:                                              
  %166 = phi i32 [ -1, %144 ], [ %185, %179 ]
  %167 = getelementptr inbounds i8, ptr %160, i64 64
  %168 = load i32, ptr %167, align 8
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %196

170:                                              
  %171 = getelementptr inbounds i8, ptr %160, i64 68
  %172 = load i32, ptr %171, align 4
  %173 = tail call i32 @llvm.smax.i32(i32 %172, i32 0)
  %174 = zext nneg i32 %173 to i64
  %175 = icmp slt i32 %172, 1
  br i1 %175, label %201, label %176

176:                                              
  %177 = getelementptr inbounds i8, ptr %160, i64 40
  %178 = load ptr, ptr %177, align 8
  br label %188

179:                                              
  %180 = phi i32 [ -1, %163 ], [ %185, %179 ]
  %181 = phi i64 [ 0, %163 ], [ %186, %179 ]
  %182 = getelementptr inbounds [2097152 x %struct.cell], ptr %164, i64 0, i64 %181, i32 8
  %183 = load i16, ptr %182, align 8
  %184 = sext i16 %183 to i32
  %185 = tail call i32 @llvm.smax.i32(i32 %180, i32 %184)
  %186 = add nuw nsw i64 %181, 1
  %187 = icmp eq i64 %186, %161
  br i1 %187, label %165, label %179

188:                                              
  %189 = phi i32 [ %166, %176 ], [ %193, %188 ]
  %190 = phi i64 [ 0, %176 ], [ %194, %188 ]
  %191 = getelementptr inbounds i32, ptr %178, i64 %190
  %192 = load i32, ptr %191, align 4
  %193 = tail call i32 @llvm.smax.i32(i32 %192, i32 %189)
  %194 = add nuw nsw i64 %190, 1
  %195 = icmp eq i64 %194, %174
  br i1 %195, label %201, label %188

196:                                              
  %197 = getelementptr inbounds i8, ptr %160, i64 72
  %198 = load i32, ptr %197, align 8
  %199 = icmp eq i32 %198, 0
  %200 = select i1 %199, i32 0, i32 -2
  br label %201

201:                                              
  %202 = phi i32 [ %166, %196 ], [ %166, %170 ], [ %193, %188 ]
  %203 = phi i32 [ %200, %196 ], [ 0, %170 ], [ 0, %188 ]
  %204 = icmp sle i32 %203, %202
  br i1 %204, label %205, label %261

205:                                              
  %206 = getelementptr inbounds i8, ptr %0, i64 56
  %207 = getelementptr inbounds i8, ptr %0, i64 60
  %208 = getelementptr inbounds i8, ptr %4, i64 8
  br label %209

209:                                              
  %210 = phi i1 [ true, %205 ], [ %259, %253 ]
  %211 = phi i32 [ -1, %205 ], [ %257, %253 ]
  %212 = phi i32 [ %203, %205 ], [ %258, %253 ]
  %213 = phi double [ 0.000000e+00, %205 ], [ %256, %253 ]
  %214 = phi double [ 0.000000e+00, %205 ], [ %255, %253 ]
  %215 = phi double [ 0.000000e+00, %205 ], [ %254, %253 ]
  %216 = icmp eq i32 %212, -1
  br i1 %216, label %253, label %217

217:                                              
  %218 = tail call fastcc double @product(ptr noundef nonnull readonly %0, i32 noundef %212) #18
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store i32 %212, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #19
  %219 = load i32, ptr %206, align 8
  %220 = call i64 @write(i32 noundef %219, ptr noundef nonnull %2, i64 noundef 4) #20
  %221 = icmp eq i64 %220, 4
  br i1 %221, label %222, label %227

222:                                              
  %223 = load i32, ptr %207, align 4
  %224 = call i64 @read(i32 noundef %223, ptr noundef nonnull %3, i64 noundef 1) #20
  %225 = icmp eq i64 %224, 1
  %226 = zext i1 %225 to i32
  br label %227

227:                                              
  %228 = phi i32 [ 0, %217 ], [ %226, %222 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #19
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %248, label %230

230:                                              
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #19
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %4, ptr noundef nonnull %159, double noundef %218, i32 noundef %15) #18
  %231 = load double, ptr %208, align 8
  %232 = fsub double %231, %218
  %233 = fcmp olt double %232, 0.000000e+00
  %234 = fneg double %232
  %235 = select i1 %233, double %234, double %232
  %236 = load i32, ptr %4, align 8
  %237 = icmp eq i32 %236, 1
  br i1 %237, label %238, label %243

238:                                              
  %239 = fcmp ogt double %235, %215
  %240 = fcmp uno double %218, 0.000000e+00
  %241 = select i1 %239, i1 true, i1 %240
  br i1 %241, label %242, label %243

242:                                              
  br label %243

243:                                              
  %244 = phi double [ %235, %242 ], [ %215, %230 ], [ %215, %238 ]
  %245 = phi double [ %231, %242 ], [ %214, %230 ], [ %214, %238 ]
  %246 = phi double [ %218, %242 ], [ %213, %230 ], [ %213, %238 ]
  %247 = phi i32 [ %212, %242 ], [ %211, %230 ], [ %211, %238 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #19
  br label %248

248:                                              
  %249 = phi double [ %244, %243 ], [ %215, %227 ]
  %250 = phi double [ %245, %243 ], [ %214, %227 ]
  %251 = phi double [ %246, %243 ], [ %213, %227 ]
  %252 = phi i32 [ %247, %243 ], [ %211, %227 ]
  br i1 %229, label %261, label %253

253:                                              
  %254 = phi double [ %215, %209 ], [ %249, %248 ]
  %255 = phi double [ %214, %209 ], [ %250, %248 ]
  %256 = phi double [ %213, %209 ], [ %251, %248 ]
  %257 = phi i32 [ %211, %209 ], [ %252, %248 ]
  %258 = add i32 %212, 1
  %259 = icmp slt i32 %212, %202
  %260 = icmp eq i32 %212, %202
  br i1 %260, label %261, label %209

261:                                              
  %262 = phi i1 [ %204, %201 ], [ %210, %248 ], [ %259, %253 ]
  %263 = phi double [ 0.000000e+00, %201 ], [ %250, %248 ], [ %255, %253 ]
  %264 = phi double [ 0.000000e+00, %201 ], [ %251, %248 ], [ %256, %253 ]
  %265 = phi i32 [ -1, %201 ], [ %252, %248 ], [ %257, %253 ]
  %266 = icmp eq i32 %265, -1
  %267 = select i1 %262, i1 true, i1 %266
  br i1 %267, label %295, label %268

268:                                              
  %269 = load ptr, ptr %0, align 8
  %270 = load ptr, ptr %269, align 8
  %271 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.33, ptr noundef %270) #20
  %272 = icmp eq i32 %265, -2
  br i1 %272, label %273, label %275

273:                                              
  %274 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.28) #20
  br label %293

275:                                              
  %276 = load i32, ptr %167, align 8
  %277 = icmp eq i32 %276, 0
  %278 = select i1 %277, ptr @.str.31, ptr @.str.30
  %279 = add nuw nsw i32 %265, 1
  %280 = icmp sgt i32 %265, -1
  br i1 %280, label %281, label %290

281:                                              
  %282 = load ptr, ptr %0, align 8
  %283 = getelementptr inbounds i8, ptr %282, i64 32
  %284 = load ptr, ptr %283, align 8
  %285 = zext nneg i32 %265 to i64
  %286 = getelementptr inbounds ptr, ptr %284, i64 %285
  %287 = load ptr, ptr %286, align 8
  %288 = icmp eq ptr %287, null
  %289 = select i1 %288, ptr @.str.34, ptr %287
  br label %290

290:                                              
  %291 = phi ptr [ @.str.34, %275 ], [ %289, %281 ]
  %292 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.29, ptr noundef nonnull %278, i32 noundef %279, ptr noundef nonnull %291) #20
  br label %293

293:                                              
  %294 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.32, double noundef %264, double noundef %263) #20
  br label %295

295:                                              
  tail call fastcc void @name_suspects(ptr noundef nonnull %0) #18
  %296 = load i32, ptr %128, align 8
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %603, label %298

298:                                              
  %299 = getelementptr inbounds i8, ptr %10, i64 88
  store i32 1073741824, ptr %299, align 8
  br label %603

300:                                              
  %301 = getelementptr inbounds i8, ptr %0, i64 40
  %302 = load ptr, ptr %301, align 8
  %303 = icmp eq ptr %302, null
  br i1 %303, label %304, label %566

304:                                              
  %305 = load ptr, ptr %8, align 8
  %306 = icmp eq i32 %15, 2
  %307 = icmp eq i32 %15, 0
  %308 = select i1 %307, double 0x3EB0C6F7A0B5ED8D, double 1.000000e-02
  %309 = select i1 %306, double 1.000000e-01, double %308
  %310 = load i64, ptr %305, align 8
  %311 = icmp sgt i64 %310, 0
  br i1 %311, label %312, label %316

312:                                              
  %313 = getelementptr inbounds i8, ptr %305, i64 108880
  br label %322

314:                                              
  %315 = fmul double %340, 1.000000e-09
  br label %316

316:                                              
  %317 = phi double [ 0.000000e+00, %304 ], [ %315, %314 ]
  %318 = load ptr, ptr %0, align 8
  %319 = getelementptr inbounds i8, ptr %318, i64 84
  %320 = load i32, ptr %319, align 4
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %347, label %343

322:                                              
  %323 = phi double [ 0.000000e+00, %312 ], [ %340, %339 ]
  %324 = phi i64 [ 0, %312 ], [ %341, %339 ]
  %325 = getelementptr inbounds [2097152 x %struct.cell], ptr %313, i64 0, i64 %324
  %326 = getelementptr inbounds i8, ptr %325, i64 68
  %327 = load i8, ptr %326, align 4
  %328 = icmp eq i8 %327, 0
  br i1 %328, label %339, label %329

329:                                              
  %330 = getelementptr inbounds i8, ptr %325, i64 48
  %331 = load double, ptr %330, align 8
  %332 = fcmp olt double %331, 0.000000e+00
  %333 = fneg double %331
  %334 = select i1 %332, double %333, double %331
  %335 = fcmp olt double %334, 0x5F138D352E5096AF
  br i1 %335, label %336, label %339

336:                                              
  %337 = fcmp ogt double %334, %323
  %338 = select i1 %337, double %334, double %323
  br label %339

339:                                              
  %340 = phi double [ %338, %336 ], [ %323, %329 ], [ %323, %322 ]
  %341 = add nuw nsw i64 %324, 1
  %342 = icmp eq i64 %341, %310
  br i1 %342, label %314, label %322

343:                                              
  %344 = getelementptr inbounds i8, ptr %318, i64 72
  %345 = load i32, ptr %344, align 8
  %346 = sext i32 %345 to i64
  br label %347

347:                                              
  %348 = phi i64 [ %346, %343 ], [ 0, %316 ]
  %349 = sub nsw i64 0, %348
  %350 = icmp sgt i64 %310, %349
  br i1 %350, label %351, label %358

351:                                              
  %352 = getelementptr inbounds i8, ptr %305, i64 108880
  %353 = getelementptr inbounds i8, ptr %318, i64 32
  %354 = getelementptr inbounds i8, ptr %305, i64 4408
  %355 = getelementptr inbounds i8, ptr %305, i64 2360
  br label %363

356:                                              
  %357 = fcmp oeq double %501, 0.000000e+00
  br label %358

358:                                              
  %359 = phi i64 [ -2, %347 ], [ %498, %356 ]
  %360 = phi double [ 0.000000e+00, %347 ], [ %499, %356 ]
  %361 = phi double [ 0.000000e+00, %347 ], [ %500, %356 ]
  %362 = phi i1 [ true, %347 ], [ %357, %356 ]
  br i1 %362, label %566, label %504

363:                                              
  %364 = phi double [ 0.000000e+00, %351 ], [ %501, %497 ]
  %365 = phi double [ 0.000000e+00, %351 ], [ %500, %497 ]
  %366 = phi double [ 0.000000e+00, %351 ], [ %499, %497 ]
  %367 = phi i64 [ %349, %351 ], [ %502, %497 ]
  %368 = phi i64 [ -2, %351 ], [ %498, %497 ]
  %369 = icmp slt i64 %367, 0
  %370 = getelementptr inbounds [2097152 x %struct.cell], ptr %352, i64 0, i64 %367
  %371 = select i1 %369, ptr null, ptr %370
  br i1 %369, label %398, label %372

372:                                              
  %373 = getelementptr inbounds i8, ptr %371, i64 68
  %374 = load i8, ptr %373, align 4
  %375 = icmp eq i8 %374, 0
  br i1 %375, label %497, label %376

376:                                              
  %377 = getelementptr inbounds i8, ptr %371, i64 70
  %378 = load i8, ptr %377, align 2
  %379 = icmp eq i8 %378, 0
  br i1 %379, label %380, label %497

380:                                              
  %381 = getelementptr inbounds i8, ptr %371, i64 66
  %382 = load i8, ptr %381, align 2
  %383 = icmp sgt i8 %382, 2
  br i1 %383, label %497, label %384

384:                                              
  %385 = getelementptr inbounds i8, ptr %371, i64 71
  %386 = load i8, ptr %385, align 1
  %387 = icmp eq i8 %386, 0
  br i1 %387, label %388, label %497

388:                                              
  %389 = load ptr, ptr %353, align 8
  %390 = getelementptr inbounds i8, ptr %371, i64 64
  %391 = load i16, ptr %390, align 8
  %392 = sext i16 %391 to i64
  %393 = getelementptr inbounds ptr, ptr %389, i64 %392
  %394 = load ptr, ptr %393, align 8
  %395 = icmp eq ptr %394, null
  br i1 %395, label %497, label %396

396:                                              
  %397 = getelementptr inbounds i8, ptr %371, i64 48
  br label %401

398:                                              
  %399 = xor i64 %367, -1
  %400 = getelementptr inbounds [256 x double], ptr %354, i64 0, i64 %399
  br label %401

401:                                              
  %402 = phi ptr [ %397, %396 ], [ %400, %398 ]
  %403 = load double, ptr %402, align 8
  br i1 %369, label %459, label %404

404:                                              
  %405 = load ptr, ptr %371, align 8
  %406 = getelementptr inbounds i8, ptr %371, i64 66
  %407 = load i8, ptr %406, align 2
  switch i8 %407, label %463 [
    i8 0, label %408
    i8 1, label %411
    i8 2, label %413
  ]

408:                                              
  %409 = load float, ptr %405, align 1
  %410 = fpext float %409 to double
  br label %463

411:                                              
  %412 = load double, ptr %405, align 1
  br label %463

413:                                              
  %414 = load i64, ptr %405, align 1
  %415 = getelementptr inbounds i8, ptr %405, i64 8
  %416 = load i16, ptr %415, align 1
  %417 = and i16 %416, 32767
  %418 = zext nneg i16 %417 to i32
  %419 = icmp eq i64 %414, 0
  br i1 %419, label %463, label %420

420:                                              
  %421 = icmp eq i16 %417, 32767
  br i1 %421, label %422, label %428

422:                                              
  %423 = and i64 %414, 9223372036854775807
  %424 = icmp eq i64 %423, 0
  %425 = icmp sgt i16 %416, -1
  %426 = select i1 %425, double 0x7FF0000000000000, double 0xFFF0000000000000
  %427 = select i1 %424, double %426, double 0x7FF8000000000000
  br label %463

428:                                              
  %429 = uitofp i64 %414 to double
  %430 = add nsw i32 %418, -16446
  %431 = icmp ugt i16 %417, 16446
  br i1 %431, label %438, label %432

432:                                              
  %433 = phi i32 [ %430, %428 ], [ %442, %438 ]
  %434 = phi double [ %429, %428 ], [ %441, %438 ]
  %435 = icmp slt i32 %433, 0
  %436 = fcmp ogt double %434, 1.000000e-300
  %437 = select i1 %435, i1 %436, i1 false
  br i1 %437, label %446, label %454

438:                                              
  %439 = phi double [ %441, %438 ], [ %429, %428 ]
  %440 = phi i32 [ %442, %438 ], [ %430, %428 ]
  %441 = fmul double %439, 2.000000e+00
  %442 = add nsw i32 %440, -1
  %443 = icmp sgt i32 %440, 1
  %444 = fcmp olt double %441, 1.000000e+300
  %445 = select i1 %443, i1 %444, i1 false
  br i1 %445, label %438, label %432

446:                                              
  %447 = phi double [ %449, %446 ], [ %434, %432 ]
  %448 = phi i32 [ %450, %446 ], [ %433, %432 ]
  %449 = fmul double %447, 5.000000e-01
  %450 = add nsw i32 %448, 1
  %451 = icmp slt i32 %448, -1
  %452 = fcmp ogt double %449, 1.000000e-300
  %453 = select i1 %451, i1 %452, i1 false
  br i1 %453, label %446, label %454

454:                                              
  %455 = phi double [ %434, %432 ], [ %449, %446 ]
  %456 = fneg double %455
  %457 = icmp slt i16 %416, 0
  %458 = select i1 %457, double %456, double %455
  br label %463

459:                                              
  %460 = xor i64 %367, -1
  %461 = getelementptr inbounds [256 x double], ptr %355, i64 0, i64 %460
  %462 = load double, ptr %461, align 8
  br label %463

463:                                              
  %464 = phi double [ %462, %459 ], [ %412, %411 ], [ %410, %408 ], [ 0.000000e+00, %404 ], [ %427, %422 ], [ %458, %454 ], [ 0.000000e+00, %413 ]
  %465 = fcmp olt double %403, 0.000000e+00
  %466 = fneg double %403
  %467 = select i1 %465, double %466, double %403
  %468 = fcmp olt double %464, 0.000000e+00
  %469 = fneg double %464
  %470 = select i1 %468, double %469, double %464
  %471 = fcmp ogt double %470, %467
  %472 = select i1 %471, double %470, double %467
  %473 = fsub double %403, %464
  %474 = fcmp olt double %473, 0.000000e+00
  %475 = fneg double %473
  %476 = select i1 %474, double %475, double %473
  %477 = fcmp uno double %403, 0.000000e+00
  %478 = fcmp uno double %464, 0.000000e+00
  %479 = select i1 %477, i1 %478, i1 false
  br i1 %479, label %497, label %480

480:                                              
  %481 = fmul double %309, %472
  %482 = fcmp ole double %476, %481
  %483 = fcmp ole double %476, %317
  %484 = select i1 %482, i1 true, i1 %483
  %485 = fcmp oeq double %403, %464
  %486 = select i1 %484, i1 true, i1 %485
  br i1 %486, label %497, label %487

487:                                              
  %488 = fcmp ule double %472, 0.000000e+00
  %489 = fdiv double %476, %472
  %490 = fcmp ugt double %489, %364
  %491 = select i1 %488, i1 true, i1 %490
  br i1 %491, label %492, label %497

492:                                              
  br i1 %369, label %497, label %493

493:                                              
  %494 = getelementptr inbounds i8, ptr %371, i64 64
  %495 = load i16, ptr %494, align 8
  %496 = sext i16 %495 to i64
  br label %497

497:                                              
  %498 = phi i64 [ %368, %384 ], [ %368, %380 ], [ %368, %376 ], [ %368, %372 ], [ %368, %388 ], [ %368, %463 ], [ %368, %480 ], [ %368, %487 ], [ %496, %493 ], [ -2, %492 ]
  %499 = phi double [ %366, %384 ], [ %366, %380 ], [ %366, %376 ], [ %366, %372 ], [ %366, %388 ], [ %366, %463 ], [ %366, %480 ], [ %366, %487 ], [ %403, %493 ], [ %403, %492 ]
  %500 = phi double [ %365, %384 ], [ %365, %380 ], [ %365, %376 ], [ %365, %372 ], [ %365, %388 ], [ %365, %463 ], [ %365, %480 ], [ %365, %487 ], [ %464, %493 ], [ %464, %492 ]
  %501 = phi double [ %364, %384 ], [ %364, %380 ], [ %364, %376 ], [ %364, %372 ], [ %364, %388 ], [ %364, %463 ], [ %364, %480 ], [ %364, %487 ], [ %489, %493 ], [ %489, %492 ]
  %502 = add nsw i64 %367, 1
  %503 = icmp eq i64 %502, %310
  br i1 %503, label %356, label %363

504:                                              
  %505 = load ptr, ptr %318, align 8
  %506 = getelementptr inbounds i8, ptr %318, i64 16
  %507 = load ptr, ptr %506, align 8
  %508 = getelementptr inbounds i8, ptr %318, i64 8
  %509 = load ptr, ptr %508, align 8
  %510 = getelementptr inbounds i8, ptr %0, i64 48
  %511 = load i32, ptr %510, align 8
  %512 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %505, ptr noundef nonnull @.str.25, ptr noundef %507, ptr noundef %509, i32 noundef %511) #20
  %513 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.38, double noundef %361) #20
  %514 = icmp eq i64 %359, -2
  br i1 %514, label %515, label %517

515:                                              
  %516 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.39) #20
  br label %532

517:                                              
  %518 = add nsw i64 %359, 1
  %519 = icmp sgt i64 %359, -1
  br i1 %519, label %520, label %529

520:                                              
  %521 = load ptr, ptr %0, align 8
  %522 = getelementptr inbounds i8, ptr %521, i64 32
  %523 = load ptr, ptr %522, align 8
  %524 = and i64 %359, 4294967295
  %525 = getelementptr inbounds ptr, ptr %523, i64 %524
  %526 = load ptr, ptr %525, align 8
  %527 = icmp eq ptr %526, null
  %528 = select i1 %527, ptr @.str.34, ptr %526
  br label %529

529:                                              
  %530 = phi ptr [ @.str.34, %517 ], [ %528, %520 ]
  %531 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.40, i64 noundef %518, ptr noundef nonnull %530) #20
  br label %532

532:                                              
  %533 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.41, double noundef %360) #20
  br i1 %362, label %566, label %534

534:                                              
  %535 = getelementptr inbounds i8, ptr %10, i64 92
  %536 = load i32, ptr %535, align 4
  %537 = and i32 %536, 4
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %539, label %546

539:                                              
  %540 = getelementptr inbounds i8, ptr %10, i64 96
  %541 = load i32, ptr %540, align 8
  %542 = sext i32 %541 to i64
  %543 = getelementptr inbounds i32, ptr @wrong, i64 %542
  %544 = load i32, ptr %543, align 4
  %545 = add nsw i32 %544, 1
  store i32 %545, ptr %543, align 4
  br label %546

546:                                              
  %547 = load i32, ptr %535, align 4
  %548 = or i32 %547, 4
  store i32 %548, ptr %535, align 4
  %549 = getelementptr inbounds i8, ptr %10, i64 96
  %550 = load i32, ptr %549, align 8
  %551 = icmp eq i32 %550, 0
  br i1 %551, label %552, label %555

552:                                              
  %553 = load i32, ptr @failures, align 4
  %554 = add nsw i32 %553, 1
  store i32 %554, ptr @failures, align 4
  br label %555

555:                                              
  %556 = and i32 %547, 2
  %557 = icmp eq i32 %556, 0
  br i1 %557, label %565, label %558

558:                                              
  %559 = sext i32 %550 to i64
  %560 = getelementptr inbounds [2 x i32], ptr @right, i64 0, i64 %559
  %561 = load i32, ptr %560, align 4
  %562 = add nsw i32 %561, -1
  store i32 %562, ptr %560, align 4
  %563 = load i32, ptr %535, align 4
  %564 = and i32 %563, -3
  store i32 %564, ptr %535, align 4
  br label %565

565:                                              
  tail call fastcc void @name_suspects(ptr noundef nonnull %0) #18
  br label %603

566:                                              
  %567 = getelementptr inbounds i8, ptr %10, i64 92
  %568 = load i32, ptr %567, align 4
  %569 = and i32 %568, 4
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %571, label %584

571:                                              
  %572 = and i32 %568, 2
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %574, label %581

574:                                              
  %575 = getelementptr inbounds i8, ptr %10, i64 96
  %576 = load i32, ptr %575, align 8
  %577 = sext i32 %576 to i64
  %578 = getelementptr inbounds i32, ptr @right, i64 %577
  %579 = load i32, ptr %578, align 4
  %580 = add nsw i32 %579, 1
  store i32 %580, ptr %578, align 4
  br label %581

581:                                              
  %582 = load i32, ptr %567, align 4
  %583 = or i32 %582, 2
  store i32 %583, ptr %567, align 4
  br label %584

584:                                              
  %585 = getelementptr inbounds i8, ptr %10, i64 96
  %586 = load i32, ptr %585, align 8
  %587 = icmp eq i32 %586, 0
  br i1 %587, label %588, label %603

588:                                              
  %589 = load ptr, ptr %0, align 8
  %590 = load ptr, ptr %589, align 8
  %591 = getelementptr inbounds i8, ptr %589, i64 16
  %592 = load ptr, ptr %591, align 8
  %593 = getelementptr inbounds i8, ptr %589, i64 8
  %594 = load ptr, ptr %593, align 8
  %595 = getelementptr inbounds i8, ptr %0, i64 48
  %596 = load i32, ptr %595, align 8
  %597 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.14, ptr noundef %590, ptr noundef nonnull @.str.27, ptr noundef %592, ptr noundef %594, i32 noundef %596) #20
  %598 = getelementptr inbounds i8, ptr %7, i64 8
  %599 = load double, ptr %598, align 8
  %600 = getelementptr inbounds i8, ptr %7, i64 16
  %601 = load double, ptr %600, align 8
  %602 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, double noundef %65, double noundef %599, double noundef %601) #20
  br label %603

603:                                              
  tail call fastcc void @finish(ptr noundef nonnull %0) #18
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #19
  ret void
}

define weak hidden void @__enzyme_cc_check_rule(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc ptr @start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %5) #18
  %8 = icmp eq ptr %7, null
  br i1 %8, label %10, label %9

9:                                                
  tail call fastcc void @conclude(ptr noundef nonnull %7) #18
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
  %1 = tail call i32 @fflush(ptr noundef null) #18
  %2 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.1) #20
  %3 = load i32, ptr @right, align 4
  %4 = load i32, ptr @wrong, align 4
  %5 = add nsw i32 %4, %3
  %6 = load i32, ptr @requests, align 4
  %7 = icmp eq i32 %5, 1
  %8 = select i1 %7, ptr @.str.2, ptr @.str.3
  %9 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.9, i32 noundef %5, ptr noundef nonnull %8, i32 noundef %4) #20
  %10 = icmp eq i32 %6, %5
  br i1 %10, label %14, label %11

11:                                               
  %12 = sub nsw i32 %6, %5
  %13 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.10, i32 noundef %12) #20
  br label %14

14:                                               
  %15 = load i32, ptr getelementptr inbounds (i8, ptr @requests, i64 4), align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %30, label %17

17:                                               
  %18 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.4) #20
  %19 = load i32, ptr getelementptr inbounds (i8, ptr @right, i64 4), align 4
  %20 = load i32, ptr getelementptr inbounds (i8, ptr @wrong, i64 4), align 4
  %21 = add nsw i32 %20, %19
  %22 = load i32, ptr getelementptr inbounds (i8, ptr @requests, i64 4), align 4
  %23 = icmp eq i32 %21, 1
  %24 = select i1 %23, ptr @.str.5, ptr @.str.6
  %25 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.9, i32 noundef %21, ptr noundef nonnull %24, i32 noundef %20) #20
  %26 = icmp eq i32 %22, %21
  br i1 %26, label %30, label %27

27:                                               
  %28 = sub nsw i32 %22, %21
  %29 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.10, i32 noundef %28) #20
  br label %30

30:                                               
  %31 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.7) #20
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
  %41 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.8, i32 noundef %32, i32 noundef %40) #20
  br label %42

42:                                               
  tail call void @_exit(i32 noundef 1) #17
  unreachable
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
  %12 = tail call i32 @close(i32 noundef %11) #20
  %13 = getelementptr inbounds i8, ptr %0, i64 60
  %14 = load i32, ptr %13, align 4
  %15 = tail call i32 @close(i32 noundef %14) #20
  %16 = load i32, ptr %6, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %23

18:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #19
  store i32 0, ptr %2, align 4
  br label %19

19:                                               
  %20 = call i32 @waitpid(i32 noundef %16, ptr noundef nonnull %2, i32 noundef 0) #20
  %21 = icmp slt i32 %20, 0
  br i1 %21, label %19, label %22

22:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #19
  br label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %29, label %27

27:                                               
  %28 = call i32 @munmap(ptr noundef nonnull %25, i64 noundef 151103824) #20
  br label %29

29:                                               
  call void @free(ptr noundef %0) #18
  %30 = sext i32 %5 to i64
  %31 = getelementptr inbounds [2 x i32], ptr @busy, i64 0, i64 %30
  store atomic i32 0, ptr %31 release, align 4
  ret void
}

declare noundef i32 @fflush(ptr nocapture noundef) local_unnamed_addr #9

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
  %16 = tail call fastcc i32 @trial(ptr noundef %0, double noundef %14, i32 noundef %1, ptr noundef nonnull %10, ptr noundef nonnull %15) #18
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %23, label %18

18:                                               
  %19 = fneg double %14
  %20 = getelementptr inbounds i8, ptr %10, i64 8
  %21 = tail call fastcc i32 @trial(ptr noundef %0, double noundef %19, i32 noundef %1, ptr noundef nonnull %20, ptr noundef nonnull %15) #18
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

define internal fastcc void @learn_functions(ptr noundef %0, i64 noundef %1) unnamed_addr #10 {
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

define internal fastcc range(i32 0, 2) i32 @succeeded(i32 noundef %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #19
  store i32 0, ptr %2, align 4
  %3 = icmp slt i32 %0, 0
  br i1 %3, label %11, label %4

4:                                                
  %5 = call i32 @waitpid(i32 noundef %0, ptr noundef nonnull %2, i32 noundef 0) #20
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %4, label %7

7:                                                
  %8 = load i32, ptr %2, align 4
  %9 = icmp eq i32 %8, 0
  %10 = zext i1 %9 to i32
  br label %11

11:                                               
  %12 = phi i32 [ %10, %7 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #19
  ret i32 %12
}

define internal fastcc void @run(ptr nocapture noundef readonly %0, double noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca i8, align 1
  %6 = alloca [256 x double], align 16
  %7 = alloca [256 x double], align 16
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %6) #19
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %7) #19
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
  %27 = getelementptr inbounds i8, ptr %9, i64 108880
  %28 = fcmp une double %1, 0.000000e+00
  br label %65

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
  %51 = getelementptr inbounds i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds i8, ptr %0, i64 16
  %54 = load ptr, ptr %53, align 8
  call void %52(ptr noundef %54, double noundef %1, ptr noundef nonnull %7, ptr noundef nonnull %6) #20
  %55 = getelementptr inbounds i8, ptr %10, i64 72
  %56 = load i32, ptr %55, align 8
  %57 = sext i32 %56 to i64
  %58 = sub nsw i64 0, %57
  %59 = load i64, ptr %9, align 8
  %60 = icmp sgt i64 %59, %58
  br i1 %60, label %61, label %102

61:                                               
  %62 = getelementptr inbounds i8, ptr %9, i64 108880
  %63 = icmp ult i32 %15, -3
  %64 = getelementptr inbounds i8, ptr %9, i64 8504
  br label %113

65:                                               
  %66 = phi i64 [ 0, %26 ], [ %99, %98 ]
  %67 = getelementptr inbounds [2097152 x %struct.cell], ptr %27, i64 0, i64 %66
  %68 = getelementptr inbounds i8, ptr %67, i64 67
  %69 = load i8, ptr %68, align 1
  %70 = icmp ne i8 %69, 0
  %71 = and i1 %28, %70
  br i1 %71, label %72, label %98

72:                                               
  %73 = getelementptr inbounds i8, ptr %67, i64 66
  %74 = load i8, ptr %73, align 2
  %75 = icmp slt i8 %74, 3
  br i1 %75, label %76, label %98

76:                                               
  switch i32 %14, label %81 [
    i32 -1, label %89
    i32 -3, label %77
  ]

77:                                               
  %78 = getelementptr inbounds i8, ptr %67, i64 71
  %79 = load i8, ptr %78, align 1
  %80 = icmp eq i8 %79, 0
  br label %86

81:                                               
  %82 = getelementptr inbounds i8, ptr %67, i64 64
  %83 = load i16, ptr %82, align 8
  %84 = sext i16 %83 to i32
  %85 = icmp eq i32 %14, %84
  br label %86

86:                                               
  %87 = phi i1 [ %80, %77 ], [ %85, %81 ]
  %88 = zext i1 %87 to i32
  br label %89

89:                                               
  %90 = phi i32 [ 1, %76 ], [ %88, %86 ]
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %98, label %92

92:                                               
  %93 = load ptr, ptr %67, align 8
  %94 = sext i8 %74 to i32
  %95 = getelementptr inbounds i8, ptr %67, i64 16
  %96 = load double, ptr %95, align 8
  %97 = fmul double %96, %1
  tail call fastcc void @move(ptr noundef %93, i32 noundef %94, double noundef %97) #18
  br label %98

98:                                               
  %99 = add nuw nsw i64 %66, 1
  %100 = load i64, ptr %9, align 8
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %65, label %50

102:                                              
  %103 = phi double [ 0.000000e+00, %50 ], [ %221, %220 ]
  %104 = phi double [ 0.000000e+00, %50 ], [ %224, %220 ]
  %105 = getelementptr inbounds i8, ptr %9, i64 10552
  store double %104, ptr %105, align 8
  %106 = getelementptr inbounds i8, ptr %9, i64 10560
  store double %103, ptr %106, align 8
  %107 = icmp eq i32 %3, 0
  br i1 %107, label %411, label %108

108:                                              
  %109 = icmp sgt i32 %56, 0
  br i1 %109, label %110, label %227

110:                                              
  %111 = getelementptr inbounds i8, ptr %9, i64 4408
  %112 = zext nneg i32 %56 to i64
  br label %232

113:                                              
  %114 = phi double [ 0.000000e+00, %61 ], [ %224, %220 ]
  %115 = phi double [ 0.000000e+00, %61 ], [ %223, %220 ]
  %116 = phi double [ undef, %61 ], [ %222, %220 ]
  %117 = phi i64 [ %58, %61 ], [ %225, %220 ]
  %118 = phi double [ 0.000000e+00, %61 ], [ %221, %220 ]
  %119 = icmp slt i64 %117, 0
  br i1 %119, label %120, label %128

120:                                              
  br i1 %63, label %220, label %121

121:                                              
  %122 = xor i64 %117, -1
  %123 = getelementptr inbounds [256 x double], ptr %64, i64 0, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds [256 x double], ptr %6, i64 0, i64 %122
  %126 = load double, ptr %125, align 8
  %127 = fmul double %124, %126
  br label %210

128:                                              
  %129 = getelementptr inbounds [2097152 x %struct.cell], ptr %62, i64 0, i64 %117
  %130 = getelementptr inbounds i8, ptr %129, i64 24
  %131 = load double, ptr %130, align 8
  %132 = fcmp oeq double %131, 0.000000e+00
  br i1 %132, label %207, label %133

133:                                              
  %134 = getelementptr inbounds i8, ptr %129, i64 70
  %135 = load i8, ptr %134, align 2
  %136 = icmp eq i8 %135, 0
  br i1 %136, label %137, label %207

137:                                              
  switch i32 %15, label %138 [
    i32 -1, label %146
    i32 -3, label %143
  ]

138:                                              
  %139 = getelementptr inbounds i8, ptr %129, i64 64
  %140 = load i16, ptr %139, align 8
  %141 = sext i16 %140 to i32
  %142 = icmp eq i32 %15, %141
  br label %143

143:                                              
  %144 = phi i1 [ %142, %138 ], [ true, %137 ]
  %145 = zext i1 %144 to i32
  br label %146

146:                                              
  %147 = phi i32 [ 1, %137 ], [ %145, %143 ]
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %207, label %149

149:                                              
  %150 = load ptr, ptr %129, align 8
  %151 = getelementptr inbounds i8, ptr %129, i64 66
  %152 = load i8, ptr %151, align 2
  switch i8 %152, label %204 [
    i8 0, label %153
    i8 1, label %156
    i8 2, label %158
  ]

153:                                              
  %154 = load float, ptr %150, align 1
  %155 = fpext float %154 to double
  br label %204

156:                                              
  %157 = load double, ptr %150, align 1
  br label %204

158:                                              
  %159 = load i64, ptr %150, align 1
  %160 = getelementptr inbounds i8, ptr %150, i64 8
  %161 = load i16, ptr %160, align 1
  %162 = and i16 %161, 32767
  %163 = zext nneg i16 %162 to i32
  %164 = icmp eq i64 %159, 0
  br i1 %164, label %204, label %165

165:                                              
  %166 = icmp eq i16 %162, 32767
  br i1 %166, label %167, label %173

167:                                              
  %168 = and i64 %159, 9223372036854775807
  %169 = icmp eq i64 %168, 0
  %170 = icmp sgt i16 %161, -1
  %171 = select i1 %170, double 0x7FF0000000000000, double 0xFFF0000000000000
  %172 = select i1 %169, double %171, double 0x7FF8000000000000
  br label %204

173:                                              
  %174 = uitofp i64 %159 to double
  %175 = add nsw i32 %163, -16446
  %176 = icmp ugt i16 %162, 16446
  br i1 %176, label %183, label %177

177:                                              
  %178 = phi i32 [ %175, %173 ], [ %187, %183 ]
  %179 = phi double [ %174, %173 ], [ %186, %183 ]
  %180 = icmp slt i32 %178, 0
  %181 = fcmp ogt double %179, 1.000000e-300
  %182 = select i1 %180, i1 %181, i1 false
  br i1 %182, label %191, label %199

183:                                              
  %184 = phi double [ %186, %183 ], [ %174, %173 ]
  %185 = phi i32 [ %187, %183 ], [ %175, %173 ]
  %186 = fmul double %184, 2.000000e+00
  %187 = add nsw i32 %185, -1
  %188 = icmp sgt i32 %185, 1
  %189 = fcmp olt double %186, 1.000000e+300
  %190 = select i1 %188, i1 %189, i1 false
  br i1 %190, label %183, label %177

191:                                              
  %192 = phi double [ %194, %191 ], [ %179, %177 ]
  %193 = phi i32 [ %195, %191 ], [ %178, %177 ]
  %194 = fmul double %192, 5.000000e-01
  %195 = add nsw i32 %193, 1
  %196 = icmp slt i32 %193, -1
  %197 = fcmp ogt double %194, 1.000000e-300
  %198 = select i1 %196, i1 %197, i1 false
  br i1 %198, label %191, label %199

199:                                              
  %200 = phi double [ %179, %177 ], [ %194, %191 ]
  %201 = fneg double %200
  %202 = icmp slt i16 %161, 0
  %203 = select i1 %202, double %201, double %200
  br label %204

204:                                              
  %205 = phi double [ %157, %156 ], [ %155, %153 ], [ 0.000000e+00, %149 ], [ %172, %167 ], [ %203, %199 ], [ 0.000000e+00, %158 ]
  %206 = fmul double %131, %205
  br label %207

207:                                              
  %208 = phi i1 [ true, %204 ], [ false, %146 ], [ false, %133 ], [ false, %128 ]
  %209 = phi double [ %206, %204 ], [ %116, %146 ], [ %116, %133 ], [ %116, %128 ]
  br i1 %208, label %210, label %220

210:                                              
  %211 = phi double [ %127, %121 ], [ %209, %207 ]
  %212 = fsub double %211, %115
  %213 = fadd double %114, %212
  %214 = fsub double %213, %114
  %215 = fsub double %214, %212
  %216 = fcmp olt double %211, 0.000000e+00
  %217 = fneg double %211
  %218 = select i1 %216, double %217, double %211
  %219 = fadd double %118, %218
  br label %220

220:                                              
  %221 = phi double [ %219, %210 ], [ %118, %207 ], [ %118, %120 ]
  %222 = phi double [ %211, %210 ], [ %209, %207 ], [ %116, %120 ]
  %223 = phi double [ %215, %210 ], [ %115, %207 ], [ %115, %120 ]
  %224 = phi double [ %213, %210 ], [ %114, %207 ], [ %114, %120 ]
  %225 = add nsw i64 %117, 1
  %226 = icmp eq i64 %225, %59
  br i1 %226, label %102, label %113

227:                                              
  %228 = load i64, ptr %9, align 8
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %230, label %239

230:                                              
  %231 = getelementptr inbounds i8, ptr %9, i64 108880
  br label %245

232:                                              
  %233 = phi i64 [ 0, %110 ], [ %237, %232 ]
  %234 = getelementptr inbounds [256 x double], ptr %6, i64 0, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds [256 x double], ptr %111, i64 0, i64 %233
  store double %235, ptr %236, align 8
  %237 = add nuw nsw i64 %233, 1
  %238 = icmp eq i64 %237, %112
  br i1 %238, label %227, label %232

239:                                              
  %240 = getelementptr inbounds i8, ptr %9, i64 8
  %241 = load i64, ptr %240, align 8
  %242 = icmp sgt i64 %241, 0
  br i1 %242, label %243, label %411

243:                                              
  %244 = getelementptr inbounds i8, ptr %9, i64 10576
  br label %324

245:                                              
  %246 = phi i64 [ 0, %230 ], [ %321, %320 ]
  %247 = getelementptr inbounds [2097152 x %struct.cell], ptr %231, i64 0, i64 %246
  %248 = getelementptr inbounds i8, ptr %247, i64 68
  %249 = load i8, ptr %248, align 4
  %250 = icmp eq i8 %249, 0
  br i1 %250, label %320, label %251

251:                                              
  %252 = getelementptr inbounds i8, ptr %247, i64 70
  %253 = load i8, ptr %252, align 2
  %254 = icmp eq i8 %253, 0
  br i1 %254, label %255, label %320

255:                                              
  %256 = getelementptr inbounds i8, ptr %247, i64 66
  %257 = load i8, ptr %256, align 2
  %258 = icmp slt i8 %257, 3
  br i1 %258, label %259, label %315

259:                                              
  %260 = load ptr, ptr %247, align 8
  switch i8 %257, label %312 [
    i8 0, label %261
    i8 1, label %264
    i8 2, label %266
  ]

261:                                              
  %262 = load float, ptr %260, align 1
  %263 = fpext float %262 to double
  br label %312

264:                                              
  %265 = load double, ptr %260, align 1
  br label %312

266:                                              
  %267 = load i64, ptr %260, align 1
  %268 = getelementptr inbounds i8, ptr %260, i64 8
  %269 = load i16, ptr %268, align 1
  %270 = and i16 %269, 32767
  %271 = zext nneg i16 %270 to i32
  %272 = icmp eq i64 %267, 0
  br i1 %272, label %312, label %273

273:                                              
  %274 = icmp eq i16 %270, 32767
  br i1 %274, label %275, label %281

275:                                              
  %276 = and i64 %267, 9223372036854775807
  %277 = icmp eq i64 %276, 0
  %278 = icmp sgt i16 %269, -1
  %279 = select i1 %278, double 0x7FF0000000000000, double 0xFFF0000000000000
  %280 = select i1 %277, double %279, double 0x7FF8000000000000
  br label %312

281:                                              
  %282 = uitofp i64 %267 to double
  %283 = add nsw i32 %271, -16446
  %284 = icmp ugt i16 %270, 16446
  br i1 %284, label %291, label %285

285:                                              
  %286 = phi i32 [ %283, %281 ], [ %295, %291 ]
  %287 = phi double [ %282, %281 ], [ %294, %291 ]
  %288 = icmp slt i32 %286, 0
  %289 = fcmp ogt double %287, 1.000000e-300
  %290 = select i1 %288, i1 %289, i1 false
  br i1 %290, label %299, label %307

291:                                              
  %292 = phi double [ %294, %291 ], [ %282, %281 ]
  %293 = phi i32 [ %295, %291 ], [ %283, %281 ]
  %294 = fmul double %292, 2.000000e+00
  %295 = add nsw i32 %293, -1
  %296 = icmp sgt i32 %293, 1
  %297 = fcmp olt double %294, 1.000000e+300
  %298 = select i1 %296, i1 %297, i1 false
  br i1 %298, label %291, label %285

299:                                              
  %300 = phi double [ %302, %299 ], [ %287, %285 ]
  %301 = phi i32 [ %303, %299 ], [ %286, %285 ]
  %302 = fmul double %300, 5.000000e-01
  %303 = add nsw i32 %301, 1
  %304 = icmp slt i32 %301, -1
  %305 = fcmp ogt double %302, 1.000000e-300
  %306 = select i1 %304, i1 %305, i1 false
  br i1 %306, label %299, label %307

307:                                              
  %308 = phi double [ %287, %285 ], [ %302, %299 ]
  %309 = fneg double %308
  %310 = icmp slt i16 %269, 0
  %311 = select i1 %310, double %309, double %308
  br label %312

312:                                              
  %313 = phi double [ %265, %264 ], [ %263, %261 ], [ 0.000000e+00, %259 ], [ %280, %275 ], [ %311, %307 ], [ 0.000000e+00, %266 ]
  %314 = getelementptr inbounds i8, ptr %247, i64 48
  store double %313, ptr %314, align 8
  br label %320

315:                                              
  %316 = getelementptr inbounds i8, ptr %247, i64 56
  %317 = load ptr, ptr %247, align 8
  %318 = icmp eq i8 %257, 3
  %319 = select i1 %318, i64 4, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4) %316, ptr noundef nonnull align 1 dereferenceable(4) %317, i64 %319, i1 false)
  br label %320

320:                                              
  %321 = add nuw nsw i64 %246, 1
  %322 = load i64, ptr %9, align 8
  %323 = icmp slt i64 %321, %322
  br i1 %323, label %245, label %239

324:                                              
  %325 = phi i64 [ 0, %243 ], [ %408, %407 ]
  %326 = getelementptr inbounds [4096 x %struct.constant], ptr %244, i64 0, i64 %325
  %327 = load ptr, ptr %326, align 8
  %328 = ptrtoint ptr %327 to i64
  %329 = lshr i64 %328, 12
  %330 = and i64 %329, 255
  %331 = getelementptr inbounds [256 x i64], ptr @readable.known, i64 0, i64 %330
  %332 = load i64, ptr %331, align 8
  %333 = icmp eq i64 %332, %329
  br i1 %333, label %346, label %334

334:                                              
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #19
  %335 = icmp uge ptr %327, inttoptr (i64 4096 to ptr)
  %336 = icmp ult ptr %327, inttoptr (i64 281474976710656 to ptr)
  %337 = and i1 %335, %336
  br i1 %337, label %338, label %344

338:                                              
  %339 = and i64 %328, -4096
  %340 = inttoptr i64 %339 to ptr
  %341 = call i32 @mincore(ptr noundef %340, i64 noundef 1, ptr noundef nonnull %5) #20
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %343, label %344

343:                                              
  store i64 %329, ptr %331, align 8
  br label %344

344:                                              
  %345 = phi i32 [ 1, %343 ], [ 0, %338 ], [ 0, %334 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #19
  br label %346

346:                                              
  %347 = phi i32 [ %345, %344 ], [ 1, %324 ]
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %407, label %349

349:                                              
  %350 = load ptr, ptr %326, align 8
  %351 = getelementptr inbounds i8, ptr %326, i64 10
  %352 = load i8, ptr %351, align 2
  switch i8 %352, label %404 [
    i8 0, label %353
    i8 1, label %356
    i8 2, label %358
  ]

353:                                              
  %354 = load float, ptr %350, align 1
  %355 = fpext float %354 to double
  br label %404

356:                                              
  %357 = load double, ptr %350, align 1
  br label %404

358:                                              
  %359 = load i64, ptr %350, align 1
  %360 = getelementptr inbounds i8, ptr %350, i64 8
  %361 = load i16, ptr %360, align 1
  %362 = and i16 %361, 32767
  %363 = zext nneg i16 %362 to i32
  %364 = icmp eq i64 %359, 0
  br i1 %364, label %404, label %365

365:                                              
  %366 = icmp eq i16 %362, 32767
  br i1 %366, label %367, label %373

367:                                              
  %368 = and i64 %359, 9223372036854775807
  %369 = icmp eq i64 %368, 0
  %370 = icmp sgt i16 %361, -1
  %371 = select i1 %370, double 0x7FF0000000000000, double 0xFFF0000000000000
  %372 = select i1 %369, double %371, double 0x7FF8000000000000
  br label %404

373:                                              
  %374 = uitofp i64 %359 to double
  %375 = add nsw i32 %363, -16446
  %376 = icmp ugt i16 %362, 16446
  br i1 %376, label %383, label %377

377:                                              
  %378 = phi i32 [ %375, %373 ], [ %387, %383 ]
  %379 = phi double [ %374, %373 ], [ %386, %383 ]
  %380 = icmp slt i32 %378, 0
  %381 = fcmp ogt double %379, 1.000000e-300
  %382 = select i1 %380, i1 %381, i1 false
  br i1 %382, label %391, label %399

383:                                              
  %384 = phi double [ %386, %383 ], [ %374, %373 ]
  %385 = phi i32 [ %387, %383 ], [ %375, %373 ]
  %386 = fmul double %384, 2.000000e+00
  %387 = add nsw i32 %385, -1
  %388 = icmp sgt i32 %385, 1
  %389 = fcmp olt double %386, 1.000000e+300
  %390 = select i1 %388, i1 %389, i1 false
  br i1 %390, label %383, label %377

391:                                              
  %392 = phi double [ %394, %391 ], [ %379, %377 ]
  %393 = phi i32 [ %395, %391 ], [ %378, %377 ]
  %394 = fmul double %392, 5.000000e-01
  %395 = add nsw i32 %393, 1
  %396 = icmp slt i32 %393, -1
  %397 = fcmp ogt double %394, 1.000000e-300
  %398 = select i1 %396, i1 %397, i1 false
  br i1 %398, label %391, label %399

399:                                              
  %400 = phi double [ %379, %377 ], [ %394, %391 ]
  %401 = fneg double %400
  %402 = icmp slt i16 %361, 0
  %403 = select i1 %402, double %401, double %400
  br label %404

404:                                              
  %405 = phi double [ %357, %356 ], [ %355, %353 ], [ 0.000000e+00, %349 ], [ %372, %367 ], [ %403, %399 ], [ 0.000000e+00, %358 ]
  %406 = getelementptr inbounds i8, ptr %326, i64 16
  store double %405, ptr %406, align 8
  br label %407

407:                                              
  %408 = add nuw nsw i64 %325, 1
  %409 = load i64, ptr %240, align 8
  %410 = icmp slt i64 %408, %409
  br i1 %410, label %324, label %411

411:                                              
  %412 = getelementptr inbounds i8, ptr %9, i64 10568
  store i32 1, ptr %412, align 8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %6) #19
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
  %9 = getelementptr inbounds i8, ptr %5, i64 108880
  br label %16

10:                                               
  %11 = getelementptr inbounds i8, ptr %5, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %108

14:                                               
  %15 = getelementptr inbounds i8, ptr %5, i64 10576
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #19
  %120 = icmp uge ptr %112, inttoptr (i64 4096 to ptr)
  %121 = icmp ult ptr %112, inttoptr (i64 281474976710656 to ptr)
  %122 = and i1 %120, %121
  br i1 %122, label %123, label %129

123:                                              
  %124 = and i64 %113, -4096
  %125 = inttoptr i64 %124 to ptr
  %126 = call i32 @mincore(ptr noundef %125, i64 noundef 1, ptr noundef nonnull %2) #20
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %129

128:                                              
  store i64 %114, ptr %116, align 8
  br label %129

129:                                              
  %130 = phi i32 [ 1, %128 ], [ 0, %123 ], [ 0, %119 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #19
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
  %10 = tail call i32 @fork() #20
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               
  %13 = tail call i32 @alarm(i32 noundef 60) #20
  tail call fastcc void @run(ptr noundef %0, double noundef %1, i32 noundef %2, i32 noundef 0) #18
  tail call void @_exit(i32 noundef 0) #17
  unreachable

14:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #19
  store i32 0, ptr %6, align 4
  %15 = icmp slt i32 %10, 0
  br i1 %15, label %33, label %16

16:                                               
  %17 = call i32 @waitpid(i32 noundef %10, ptr noundef nonnull %6, i32 noundef 0) #20
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %16, label %19

19:                                               
  %20 = load i32, ptr %6, align 4
  %21 = icmp eq i32 %20, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #19
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
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #19
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
  %7 = getelementptr inbounds i8, ptr %3, i64 108880
  br label %19

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %3, i64 8504
  %14 = getelementptr inbounds i8, ptr %3, i64 312
  tail call void %10(ptr noundef %12, ptr noundef nonnull %13, ptr noundef nonnull %14) #20
  %15 = load i64, ptr %3, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %93

17:                                               
  %18 = getelementptr inbounds i8, ptr %3, i64 108880
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
  tail call fastcc void @move(ptr noundef %32, i32 noundef %24, double noundef %88) #18
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

define internal fastcc void @move(ptr nocapture noundef %0, i32 noundef %1, double noundef %2) unnamed_addr #11 {
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

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #12

define internal fastcc double @product(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #13 {
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
  %18 = getelementptr inbounds i8, ptr %4, i64 108880
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

define internal fastcc void @judge(ptr dead_on_unwind noalias nocapture writable sret(%struct.judged) align 8 %0, ptr nocapture noundef readonly %1, double noundef %2, i32 noundef %3) unnamed_addr #11 {
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
  %181 = fmul double %180, %28
  %182 = fcmp ugt double %165, %181
  %183 = icmp eq i32 %158, 0
  br i1 %183, label %184, label %187

184:                                              
  %185 = fcmp uno double %2, 0.000000e+00
  %186 = select i1 %185, i32 0, i32 5
  br label %213

187:                                              
  %188 = icmp eq i32 %157, 0
  br i1 %188, label %189, label %196

189:                                              
  %190 = fcmp oeq double %2, 0.000000e+00
  %191 = icmp ne i32 %156, 0
  %192 = fcmp ord double %2, 0.000000e+00
  %193 = and i1 %192, %191
  %194 = select i1 %190, i1 true, i1 %193
  %195 = select i1 %194, i32 0, i32 2
  br label %213

196:                                              
  %197 = icmp eq i32 %155, 0
  br i1 %197, label %198, label %213

198:                                              
  br i1 %182, label %208, label %199

199:                                              
  %200 = fsub double %20, %2
  %201 = fcmp olt double %200, 0.000000e+00
  %202 = fneg double %200
  %203 = select i1 %201, double %202, double %200
  %204 = fmul double %165, 3.000000e+00
  %205 = fcmp ole double %203, %204
  %206 = select i1 %205, i1 true, i1 %179
  %207 = select i1 %205, i32 0, i32 3
  br i1 %206, label %213, label %209

208:                                              
  br i1 %179, label %213, label %209

209:                                              
  %210 = icmp ne i32 %154, 0
  %211 = select i1 %210, i1 true, i1 %182
  %212 = select i1 %210, i32 0, i32 4
  br i1 %211, label %213, label %215

213:                                              
  %214 = phi i32 [ %195, %189 ], [ %186, %184 ], [ %207, %199 ], [ 0, %196 ], [ 3, %208 ], [ %212, %209 ]
  store i32 %214, ptr %0, align 8
  br label %215

215:                                              
  %216 = load i32, ptr %0, align 8
  %217 = icmp eq i32 %216, 0
  %218 = icmp ne i32 %155, 0
  %219 = select i1 %217, i1 %218, i1 false
  br i1 %219, label %220, label %223

220:                                              
  store double %162, ptr %29, align 8
  %221 = fdiv double %163, %28
  %222 = select i1 %31, double %221, double 0.000000e+00
  store double %222, ptr %30, align 8
  br label %223

223:                                              
  ret void
}

define internal fastcc void @name_suspects(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = alloca [64 x i32], align 16
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %2) #19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %2, i8 0, i64 256, i1 false)
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                
  %9 = getelementptr inbounds i8, ptr %4, i64 10576
  br label %15

10:                                               
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %62, label %60

15:                                               
  %16 = phi i64 [ 0, %8 ], [ %57, %56 ]
  %17 = getelementptr inbounds [4096 x %struct.constant], ptr %9, i64 0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 12
  %19 = load i8, ptr %18, align 4
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %56, label %21

21:                                               
  %22 = getelementptr inbounds i8, ptr %17, i64 11
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %56, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %17, i64 8
  %27 = load i16, ptr %26, align 8
  %28 = sext i16 %27 to i32
  %29 = icmp slt i16 %27, 1
  br i1 %29, label %56, label %30

30:                                               
  %31 = add nsw i32 %28, -1
  %32 = icmp slt i16 %27, 65
  br i1 %32, label %33, label %39

33:                                               
  %34 = zext nneg i32 %31 to i64
  %35 = getelementptr inbounds [64 x i32], ptr %2, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %35, align 4
  %38 = icmp eq i32 %36, 0
  br i1 %38, label %39, label %56

39:                                               
  %40 = load ptr, ptr %0, align 8
  %41 = load ptr, ptr %40, align 8
  %42 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.33, ptr noundef %41) #20
  %43 = icmp eq i16 %27, 32767
  br i1 %43, label %44, label %46

44:                                               
  %45 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.35) #20
  br label %56

46:                                               
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr inbounds i8, ptr %47, i64 32
  %49 = load ptr, ptr %48, align 8
  %50 = zext nneg i32 %31 to i64
  %51 = getelementptr inbounds ptr, ptr %49, i64 %50
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  %54 = select i1 %53, ptr @.str.34, ptr %52
  %55 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.36, i32 noundef %28, ptr noundef nonnull %54) #20
  br label %56

56:                                               
  %57 = add nuw nsw i64 %16, 1
  %58 = load i64, ptr %5, align 8
  %59 = icmp slt i64 %57, %58
  br i1 %59, label %15, label %10

60:                                               
  %61 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.37, ptr noundef nonnull %13) #20
  br label %62

62:                                               
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %2) #19
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #14

declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #15

declare i64 @llvm.smax.i64(i64, i64) #16

declare i64 @llvm.umin.i64(i64, i64) #16

declare i32 @llvm.smax.i32(i32, i32) #16

attributes #0 = { nounwind "no-builtin-printf" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtin-printf" }
attributes #4 = { noreturn "no-builtin-printf" }
attributes #5 = { nofree nounwind memory(read) "no-builtin-printf" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(read) "no-builtin-printf" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #8 = { nofree "no-builtin-printf" }
attributes #9 = { nofree nounwind "no-builtin-printf" }
attributes #10 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-builtin-printf" }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtin-printf" }
attributes #12 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #13 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "no-builtin-printf" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { nofree nounwind willreturn memory(argmem: read) }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { noreturn nounwind "no-builtin-printf" }
attributes #18 = { "no-builtin-printf" }
attributes #19 = { nounwind }
attributes #20 = { nounwind "no-builtin-printf" }
attributes #21 = { allocsize(0,1) "no-builtin-printf" }


