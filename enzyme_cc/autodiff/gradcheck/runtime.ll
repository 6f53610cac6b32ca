
%struct.anon = type { ptr, ptr, i64, [4096 x i8] }
%struct.pointer = type { ptr, ptr, ptr }
%struct.constant = type { ptr, i16, i8, i8, i8, double }
%struct.cell = type { ptr, ptr, double, double, double, double, i64, i16, i8, i8, i8, i8, i8, i8 }
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
@.str = private unnamed_addr constant [23 x i8] c"ENZYME_GRADCHECK_CALLS\00", align 1
@busy = internal global i32 0, align 4
@random_state = internal unnamed_addr global i64 0, align 8
@checks = internal unnamed_addr global i32 0, align 4
@reasons = internal unnamed_addr constant [6 x ptr] [ptr null, ptr @.str.21, ptr @.str.22, ptr @.str.23, ptr @.str.24, ptr @.str.25], align 16
@.str.1 = private unnamed_addr constant [66 x i8] c"the function is not finite around here: check it at another point\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"not checked\00", align 1
@.str.3 = private unnamed_addr constant [105 x i8] c": finite differences do not resolve it (derivative %.6g): too small beside the result's rounding errors\0A\00", align 1
@.str.4 = private unnamed_addr constant [72 x i8] c": the function jumps here (derivative %.6g): check it at another point\0A\00", align 1
@.str.5 = private unnamed_addr constant [152 x i8] c": differences do not settle (derivative %.6g, about %.6g): is there a kink at this point, or noise? Check it at another point, or on a smaller problem\0A\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"MISMATCH\00", align 1
@.str.7 = private unnamed_addr constant [65 x i8] c": derivative %.9g, finite differences %.9g, relative error %.1e\0A\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"ok\00", align 1
@readable.known = internal unnamed_addr global [256 x i64] zeroinitializer, align 16
@seen_count = internal unnamed_addr global i64 0, align 8
@cell_table = internal unnamed_addr global ptr null, align 8
@.str.9 = private unnamed_addr constant [23 x i8] c"enzyme-cc: gradcheck: \00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"request\00", align 1
@.str.11 = private unnamed_addr constant [9 x i8] c"requests\00", align 1
@requests = internal unnamed_addr global [2 x i32] zeroinitializer, align 4
@.str.12 = private unnamed_addr constant [3 x i8] c"; \00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"custom rule\00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"custom rules\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@failures = internal unnamed_addr global i32 0, align 4
@.str.16 = private unnamed_addr constant [46 x i8] c"enzyme-cc: gradcheck: %d of %d checks failed\0A\00", align 1
@right = internal unnamed_addr global [2 x i32] zeroinitializer, align 4
@wrong = internal unnamed_addr global [2 x i32] zeroinitializer, align 4
@.str.17 = private unnamed_addr constant [24 x i8] c"%d %s checked, %d wrong\00", align 1
@.str.18 = private unnamed_addr constant [17 x i8] c", %d not checked\00", align 1
@.str.19 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@steps = internal unnamed_addr constant [8 x double] [double 1.000000e-01, double 1.000000e-02, double 1.000000e-03, double 1.000000e-04, double 1.000000e-05, double 0x3EB0C6F7A0B5ED8D, double 0x3E7AD7F29ABCAF48, double 1.000000e-08], align 16
@.str.20 = private unnamed_addr constant [6 x i8] c": %s\0A\00", align 1
@.str.21 = private unnamed_addr constant [74 x i8] c"there is no memory, or no process, for the trial runs; allow more of them\00", align 1
@.str.22 = private unnamed_addr constant [87 x i8] c"it uses more numbers than there is room for (2 million); check it on a smaller problem\00", align 1
@.str.23 = private unnamed_addr constant [198 x i8] c"the trial run of the function did not come to its end within 60 s: it stops the program, is too slow, or needs threads that a forked process lacks; check it on a smaller problem, or with one thread\00", align 1
@.str.24 = private unnamed_addr constant [66 x i8] c"the function gives another result each time; give it a fixed seed\00", align 1
@.str.25 = private unnamed_addr constant [118 x i8] c"the traced run of the function did not come to its end within 60 s: check it on a smaller problem, or with one thread\00", align 1
@.str.26 = private unnamed_addr constant [35 x i8] c"%s: gradcheck: %s: %s'%s', call %d\00", align 1
@.str.27 = private unnamed_addr constant [25 x i8] c"most of it in the result\00", align 1
@.str.28 = private unnamed_addr constant [33 x i8] c"most of it %s argument %d ('%s')\00", align 1
@.str.29 = private unnamed_addr constant [27 x i8] c"in what is written through\00", align 1
@.str.30 = private unnamed_addr constant [3 x i8] c"by\00", align 1
@.str.31 = private unnamed_addr constant [44 x i8] c": derivative %.9g, finite differences %.9g\0A\00", align 1
@.str.32 = private unnamed_addr constant [22 x i8] c"%s: note: gradcheck: \00", align 1
@.str.33 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.34 = private unnamed_addr constant [154 x i8] c"a global variable that is declared inactive holds numbers that depend on what is differentiated, and they are read again: they carry no derivative there\0A\00", align 1
@.str.35 = private unnamed_addr constant [182 x i8] c"argument %d ('%s') is enzyme_const, but the function writes numbers there that depend on what is differentiated, and reads them again: pass it as enzyme_dup, with a shadow of zeros\0A\00", align 1
@.str.36 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.37 = private unnamed_addr constant [32 x i8] c": the derivative computes %.9g \00", align 1
@.str.38 = private unnamed_addr constant [25 x i8] c"as the function's result\00", align 1
@.str.39 = private unnamed_addr constant [38 x i8] c"in what argument %ld ('%s') points to\00", align 1
@.str.40 = private unnamed_addr constant [28 x i8] c", the function itself %.9g\0A\00", align 1

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
  %46 = tail call ptr @__enzyme_cc_check_found(ptr noundef nonnull %2) #17
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #18
  %64 = icmp ult ptr %57, inttoptr (i64 4096 to ptr)
  br i1 %64, label %71, label %65

65:                                               
  %66 = and i64 %42, 281474976706560
  %67 = inttoptr i64 %66 to ptr
  %68 = call i32 @mincore(ptr noundef %67, i64 noundef 1, ptr noundef nonnull %5) #19
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               
  store i64 %58, ptr %60, align 8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #18
  br label %72

71:                                               
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #18
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #18
  %81 = icmp uge ptr %73, inttoptr (i64 4096 to ptr)
  %82 = icmp ult ptr %73, inttoptr (i64 281474976710656 to ptr)
  %83 = and i1 %81, %82
  br i1 %83, label %84, label %90

84:                                               
  %85 = and i64 %74, 562949953417216
  %86 = inttoptr i64 %85 to ptr
  %87 = call i32 @mincore(ptr noundef %86, i64 noundef 1, ptr noundef nonnull %4) #19
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %90

89:                                               
  store i64 %75, ptr %77, align 8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #18
  br label %91

90:                                               
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #18
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
  call void @_exit(i32 noundef 0) #20
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
  tail call void @_exit(i32 noundef 0) #20
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
  tail call void @_exit(i32 noundef 0) #20
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
  tail call fastcc void @touch(ptr noundef %20, ptr noundef %21, i32 noundef %2, i32 noundef %4) #17
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
  %8 = tail call ptr @__enzyme_cc_check_found(ptr noundef %0) #17
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
  %21 = getelementptr inbounds i8, ptr %16, i64 6480
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
  %41 = getelementptr inbounds i8, ptr %16, i64 6480
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #18
  %64 = icmp ult ptr %55, inttoptr (i64 4096 to ptr)
  br i1 %64, label %71, label %65

65:                                               
  %66 = and i64 %53, 281474976706560
  %67 = inttoptr i64 %66 to ptr
  %68 = call i32 @mincore(ptr noundef %67, i64 noundef 1, ptr noundef nonnull %5) #19
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               
  store i64 %58, ptr %60, align 8
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #18
  br label %72

71:                                               
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #18
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
  %93 = getelementptr inbounds i8, ptr %91, i64 104784
  %94 = add nsw i32 %89, -1
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [2097152 x %struct.cell], ptr %93, i64 0, i64 %95
  %97 = load ptr, ptr %96, align 8
  %98 = icmp eq ptr %97, %0
  br i1 %98, label %99, label %121

99:                                               
  br i1 %77, label %100, label %102

100:                                              
  %101 = getelementptr inbounds i8, ptr %96, i64 60
  store i8 1, ptr %101, align 4
  br label %102

102:                                              
  %103 = getelementptr inbounds i8, ptr %96, i64 58
  %104 = load i8, ptr %103, align 2
  %105 = icmp sgt i8 %104, 2
  %106 = and i1 %78, %105
  br i1 %106, label %107, label %124

107:                                              
  %108 = icmp eq i8 %104, 4
  %109 = and i1 %79, %108
  %110 = getelementptr inbounds i8, ptr %96, i64 59
  %111 = load i8, ptr %110, align 1
  %112 = getelementptr inbounds i8, ptr %96, i64 60
  %113 = load i8, ptr %112, align 4
  store i8 %80, ptr %103, align 2
  %114 = icmp ne i8 %111, 0
  %115 = select i1 %109, i1 %114, i1 false
  br i1 %115, label %116, label %117

116:                                              
  call fastcc void @touch(ptr noundef nonnull %81, ptr noundef nonnull %82, i32 noundef 3, i32 noundef 1) #17
  br label %117

117:                                              
  %118 = icmp ne i8 %113, 0
  %119 = select i1 %109, i1 %118, i1 false
  br i1 %119, label %120, label %124

120:                                              
  call fastcc void @touch(ptr noundef nonnull %83, ptr noundef nonnull %84, i32 noundef 3, i32 noundef 0) #17
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
  call void @_exit(i32 noundef 0) #20
  unreachable

131:                                              
  %132 = getelementptr inbounds i32, ptr %87, i64 %86
  %133 = getelementptr inbounds i8, ptr %91, i64 104784
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
  %145 = getelementptr inbounds i8, ptr %135, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %144, i8 0, i64 40, i1 false)
  store i16 %138, ptr %145, align 8
  %146 = getelementptr inbounds i8, ptr %135, i64 58
  store i8 %139, ptr %146, align 2
  %147 = getelementptr inbounds i8, ptr %135, i64 59
  store i8 %140, ptr %147, align 1
  %148 = getelementptr inbounds i8, ptr %135, i64 60
  store i8 %142, ptr %148, align 4
  %149 = getelementptr inbounds i8, ptr %135, i64 61
  store i8 0, ptr %149, align 1
  %150 = getelementptr inbounds i8, ptr %135, i64 62
  store i8 0, ptr %150, align 2
  %151 = getelementptr inbounds i8, ptr %135, i64 63
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
  tail call fastcc void @bytes_touched(ptr noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef 1) #17
  tail call fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %4, i32 noundef 0) #17
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
  %30 = tail call ptr @__enzyme_cc_check_pointer_loaded(ptr noundef nonnull %22, ptr noundef %29, ptr noundef %23) #17
  %31 = icmp ult ptr %30, inttoptr (i64 281474976710656 to ptr)
  br i1 %31, label %34, label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 %21
  tail call void @__enzyme_cc_check_pointer_stored(ptr noundef %33, ptr noundef %23, ptr noundef %30) #17
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
  tail call fastcc void @touch(ptr noundef %21, ptr noundef nonnull %22, i32 noundef 3, i32 noundef %3) #17
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
  %42 = getelementptr inbounds i8, ptr %41, i64 104784
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
  tail call fastcc void @touch(ptr noundef %30, ptr noundef nonnull %64, i32 noundef %63, i32 noundef %3) #17
  br i1 %62, label %67, label %65

65:                                               
  %66 = getelementptr inbounds i8, ptr %64, i64 4
  tail call fastcc void @touch(ptr noundef nonnull %31, ptr noundef nonnull %66, i32 noundef 3, i32 noundef %3) #17
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
  tail call fastcc void @touch(ptr noundef %75, ptr noundef nonnull %76, i32 noundef 3, i32 noundef %3) #17
  br label %77

77:                                               
  ret void
}

define weak hidden void @__enzyme_cc_check_filled(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr @recording, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %7, label %6

6:                                                
  tail call fastcc void @bytes_touched(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef 0) #17
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
  %12 = tail call i64 @malloc_usable_size(ptr noundef nonnull %0) #19
  br label %13

13:                                               
  %14 = phi i64 [ %12, %11 ], [ 8, %9 ]
  %15 = load ptr, ptr @recording, align 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %33

18:                                               
  %19 = getelementptr inbounds i8, ptr %15, i64 104784
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
  %29 = getelementptr inbounds i8, ptr %23, i64 62
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #18
  %27 = icmp uge ptr %19, inttoptr (i64 4096 to ptr)
  %28 = icmp ult ptr %19, inttoptr (i64 281474976710656 to ptr)
  %29 = and i1 %27, %28
  br i1 %29, label %30, label %36

30:                                               
  %31 = and i64 %20, -4096
  %32 = inttoptr i64 %31 to ptr
  %33 = call i32 @mincore(ptr noundef %32, i64 noundef 1, ptr noundef nonnull %3) #19
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               
  store i64 %21, ptr %23, align 8
  br label %36

36:                                               
  %37 = phi i64 [ 4096, %35 ], [ %18, %30 ], [ %18, %26 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #18
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
  tail call fastcc void @touch(ptr noundef %47, ptr noundef %60, i32 noundef %61, i32 noundef 0) #17
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
  %12 = tail call ptr %1(ptr noundef %11) #19
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
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca [2 x i32], align 4
  %15 = alloca [2 x i32], align 4
  %16 = alloca i8, align 1
  %17 = tail call ptr @getenv(ptr noundef nonnull @.str) #17
  %18 = icmp eq ptr %17, null
  br i1 %18, label %21, label %19

19:                                               
  %20 = tail call i32 @atoi(ptr nocapture noundef nonnull %17) #17
  br label %21

21:                                               
  %22 = phi i32 [ %20, %19 ], [ 3, %6 ]
  %23 = load ptr, ptr @recording, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %917

25:                                               
  %26 = getelementptr inbounds i8, ptr %0, i64 88
  %27 = load i32, ptr %26, align 8
  %28 = icmp slt i32 %27, %22
  br i1 %28, label %29, label %917

29:                                               
  %30 = atomicrmw xchg ptr @busy, i32 1 acquire, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %917

32:                                               
  %33 = tail call dereferenceable_or_null(568) ptr @calloc(i64 noundef 1, i64 noundef 568) #21
  store ptr %0, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %33, i64 16
  store ptr %1, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %33, i64 24
  store ptr %2, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %33, i64 32
  store ptr %3, ptr %36, align 8
  %37 = load i32, ptr %26, align 8
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %26, align 8
  %39 = getelementptr inbounds i8, ptr %33, i64 40
  store i32 %38, ptr %39, align 8
  %40 = sext i32 %37 to i64
  %41 = add nsw i64 %40, 2611923443488327892
  store i64 %41, ptr @random_state, align 8
  %42 = load i32, ptr @checks, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr @checks, align 4
  %44 = icmp eq i32 %42, 0
  br i1 %44, label %45, label %47

45:                                               
  %46 = tail call i32 @atexit(ptr noundef nonnull @at_exit) #19
  br label %47

47:                                               
  %48 = getelementptr inbounds i8, ptr %0, i64 92
  %49 = load i32, ptr %48, align 4
  %50 = and i32 %49, 1
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %59

52:                                               
  %53 = getelementptr inbounds i8, ptr %0, i64 96
  %54 = load i32, ptr %53, align 8
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr @requests, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %56, align 4
  br label %59

59:                                               
  %60 = load i32, ptr %48, align 4
  %61 = or i32 %60, 1
  store i32 %61, ptr %48, align 4
  %62 = tail call ptr @mmap(ptr noundef null, i64 noundef 134322512, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #19
  %63 = icmp eq ptr %62, inttoptr (i64 -1 to ptr)
  %64 = select i1 %63, ptr null, ptr %62
  %65 = getelementptr inbounds i8, ptr %33, i64 8
  store ptr %64, ptr %65, align 8
  %66 = icmp eq ptr %64, null
  br i1 %66, label %900, label %67

67:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %14) #18
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #18
  %68 = call i32 @pipe(ptr noundef nonnull %14) #19
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %897

70:                                               
  %71 = call i32 @pipe(ptr noundef nonnull %15) #19
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %75

73:                                               
  %74 = getelementptr inbounds i8, ptr %33, i64 56
  br label %85

75:                                               
  %76 = load i32, ptr %14, align 4
  %77 = call i32 @close(i32 noundef %76) #19
  %78 = getelementptr inbounds i8, ptr %14, i64 4
  %79 = load i32, ptr %78, align 4
  %80 = call i32 @close(i32 noundef %79) #19
  br label %897

81:                                               
  %82 = call i32 @fork() #19
  %83 = getelementptr inbounds i8, ptr %33, i64 44
  store i32 %82, ptr %83, align 4
  %84 = icmp eq i32 %82, 0
  br i1 %84, label %92, label %862

85:                                               
  %86 = phi i64 [ 0, %73 ], [ %90, %85 ]
  %87 = trunc nuw nsw i64 %86 to i32
  %88 = call i64 @lseek(i32 noundef %87, i64 noundef 0, i32 noundef 1) #19
  %89 = getelementptr inbounds [64 x i64], ptr %74, i64 0, i64 %86
  store i64 %88, ptr %89, align 8
  %90 = add nuw nsw i64 %86, 1
  %91 = icmp eq i64 %90, 64
  br i1 %91, label %81, label %85

92:                                               
  %93 = getelementptr inbounds i8, ptr %14, i64 4
  %94 = load i32, ptr %93, align 4
  %95 = call i32 @close(i32 noundef %94) #19
  %96 = load i32, ptr %15, align 4
  %97 = call i32 @close(i32 noundef %96) #19
  %98 = load i32, ptr %14, align 4
  %99 = getelementptr inbounds i8, ptr %15, i64 4
  %100 = load i32, ptr %99, align 4
  %101 = call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.19, i32 noundef 1) #19
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #18
  br label %815

102:                                              
  %103 = call i32 @fork() #19
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %136

105:                                              
  %106 = call i32 @alarm(i32 noundef 60) #19
  %107 = call ptr @mmap(ptr noundef null, i64 noundef 33554432, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #19
  %108 = icmp eq ptr %107, inttoptr (i64 -1 to ptr)
  %109 = select i1 %108, ptr null, ptr %107
  store ptr %109, ptr @cell_table, align 8
  %110 = call ptr @mmap(ptr noundef null, i64 noundef 201326592, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #19
  %111 = icmp eq ptr %110, inttoptr (i64 -1 to ptr)
  %112 = select i1 %111, ptr null, ptr %110
  store ptr %112, ptr @stored, align 8
  %113 = call ptr @mmap(ptr noundef null, i64 noundef 201326592, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #19
  %114 = icmp eq ptr %113, inttoptr (i64 -1 to ptr)
  %115 = select i1 %114, ptr null, ptr %113
  store ptr %115, ptr @seen, align 8
  %116 = call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #19
  %117 = icmp eq ptr %116, inttoptr (i64 -1 to ptr)
  %118 = select i1 %117, ptr null, ptr %116
  store ptr %118, ptr @functions, align 8
  %119 = load ptr, ptr @cell_table, align 8
  %120 = icmp ne ptr %119, null
  %121 = load ptr, ptr @stored, align 8
  %122 = icmp ne ptr %121, null
  %123 = select i1 %120, i1 %122, i1 false
  %124 = load ptr, ptr @seen, align 8
  %125 = icmp ne ptr %124, null
  %126 = select i1 %123, i1 %125, i1 false
  %127 = icmp ne ptr %118, null
  %128 = select i1 %126, i1 %127, i1 false
  br i1 %128, label %130, label %129

129:                                              
  call void @_exit(i32 noundef 2) #20
  unreachable

130:                                              
  %131 = getelementptr inbounds i8, ptr %0, i64 48
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds i8, ptr %0, i64 56
  %134 = load i64, ptr %133, align 8
  call fastcc void @learn_functions(ptr noundef %132, i64 noundef %134) #17
  store ptr %64, ptr @recording, align 8
  call void %2(ptr noundef %1) #19
  %135 = getelementptr inbounds i8, ptr %64, i64 20
  store i32 1, ptr %135, align 4
  call void @_exit(i32 noundef 0) #20
  unreachable

136:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #18
  store i32 0, ptr %9, align 4
  %137 = icmp slt i32 %103, 0
  br i1 %137, label %145, label %138

138:                                              
  %139 = call i32 @waitpid(i32 noundef %103, ptr noundef nonnull %9, i32 noundef 0) #19
  %140 = icmp slt i32 %139, 0
  br i1 %140, label %138, label %141

141:                                              
  %142 = load i32, ptr %9, align 4
  %143 = icmp eq i32 %142, 0
  %144 = zext i1 %143 to i32
  br label %145

145:                                              
  %146 = phi i32 [ %144, %141 ], [ 0, %136 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #18
  %147 = getelementptr inbounds i8, ptr %64, i64 16
  %148 = load i32, ptr %147, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %805

150:                                              
  %151 = icmp eq i32 %146, 0
  br i1 %151, label %156, label %152

152:                                              
  %153 = getelementptr inbounds i8, ptr %64, i64 20
  %154 = load i32, ptr %153, align 4
  %155 = icmp ne i32 %154, 0
  br label %156

156:                                              
  %157 = phi i1 [ false, %150 ], [ %155, %152 ]
  %158 = getelementptr inbounds i8, ptr %0, i64 64
  %159 = load i32, ptr %158, align 8
  %160 = load i64, ptr %64, align 8
  %161 = icmp sgt i64 %160, 0
  br i1 %161, label %162, label %202

162:                                              
  %163 = getelementptr inbounds i8, ptr %64, i64 104784
  br label %164

164:                                              
  %165 = phi i64 [ 0, %162 ], [ %200, %199 ]
  %166 = getelementptr inbounds [2097152 x %struct.cell], ptr %163, i64 0, i64 %165
  %167 = getelementptr inbounds i8, ptr %166, i64 58
  %168 = load i8, ptr %167, align 2
  %169 = icmp slt i8 %168, 3
  br i1 %169, label %199, label %170

170:                                              
  %171 = getelementptr inbounds i8, ptr %166, i64 59
  %172 = load i8, ptr %171, align 1
  %173 = icmp eq i8 %172, 0
  br i1 %173, label %199, label %174

174:                                              
  switch i8 %168, label %199 [
    i8 4, label %175
    i8 3, label %186
  ]

175:                                              
  %176 = load ptr, ptr %166, align 8
  %177 = load double, ptr %176, align 1
  %178 = fcmp olt double %177, 0.000000e+00
  %179 = fneg double %177
  %180 = select i1 %178, double %179, double %177
  %181 = fcmp ule double %180, 1.000000e-30
  %182 = fcmp uge double %180, 1.000000e+30
  %183 = or i1 %181, %182
  br i1 %183, label %184, label %196

184:                                              
  %185 = icmp eq i8 %168, 3
  br i1 %185, label %186, label %199

186:                                              
  %187 = load ptr, ptr %166, align 8
  %188 = load float, ptr %187, align 1
  %189 = fpext float %188 to double
  %190 = fcmp olt float %188, 0.000000e+00
  %191 = fneg double %189
  %192 = select i1 %190, double %191, double %189
  %193 = fcmp ule double %192, 1.000000e-09
  %194 = fcmp uge double %192, 1.000000e+09
  %195 = or i1 %193, %194
  br i1 %195, label %199, label %196

196:                                              
  %197 = phi i8 [ 1, %175 ], [ 0, %186 ]
  store i8 %197, ptr %167, align 2
  %198 = getelementptr inbounds i8, ptr %166, i64 63
  store i8 1, ptr %198, align 1
  br label %199

199:                                              
  %200 = add nuw nsw i64 %165, 1
  %201 = icmp eq i64 %200, %160
  br i1 %201, label %215, label %164

202:                                              
  %203 = phi i64 [ 0, %156 ], [ %286, %278 ]
  %204 = phi double [ 0.000000e+00, %156 ], [ %287, %278 ]
  br i1 %161, label %205, label %290

205:                                              
  %206 = load i64, ptr @random_state, align 8
  %207 = icmp eq i64 %203, 0
  %208 = sitofp i64 %203 to double
  %209 = fdiv double %204, %208
  %210 = select i1 %207, double %204, double %209
  %211 = getelementptr inbounds i8, ptr %64, i64 104784
  %212 = getelementptr inbounds i8, ptr %64, i64 24
  %213 = fmul double %210, 1.000000e-03
  %214 = icmp eq i32 %159, 0
  br label %300

215:                                              
  %216 = phi double [ %287, %278 ], [ 0.000000e+00, %199 ]
  %217 = phi i64 [ %286, %278 ], [ 0, %199 ]
  %218 = phi i64 [ %288, %278 ], [ 0, %199 ]
  %219 = getelementptr inbounds [2097152 x %struct.cell], ptr %163, i64 0, i64 %218
  %220 = getelementptr inbounds i8, ptr %219, i64 59
  %221 = load i8, ptr %220, align 1
  %222 = icmp eq i8 %221, 0
  br i1 %222, label %278, label %223

223:                                              
  %224 = load ptr, ptr %219, align 8
  %225 = getelementptr inbounds i8, ptr %219, i64 58
  %226 = load i8, ptr %225, align 2
  switch i8 %226, label %278 [
    i8 0, label %227
    i8 1, label %230
    i8 2, label %232
  ]

227:                                              
  %228 = load float, ptr %224, align 1
  %229 = fpext float %228 to double
  br label %278

230:                                              
  %231 = load double, ptr %224, align 1
  br label %278

232:                                              
  %233 = load i64, ptr %224, align 1
  %234 = getelementptr inbounds i8, ptr %224, i64 8
  %235 = load i16, ptr %234, align 1
  %236 = and i16 %235, 32767
  %237 = zext nneg i16 %236 to i32
  %238 = icmp eq i64 %233, 0
  br i1 %238, label %278, label %239

239:                                              
  %240 = icmp eq i16 %236, 32767
  br i1 %240, label %241, label %247

241:                                              
  %242 = and i64 %233, 9223372036854775807
  %243 = icmp eq i64 %242, 0
  %244 = icmp sgt i16 %235, -1
  %245 = select i1 %244, double 0x7FF0000000000000, double 0xFFF0000000000000
  %246 = select i1 %243, double %245, double 0x7FF8000000000000
  br label %278

247:                                              
  %248 = uitofp i64 %233 to double
  %249 = add nsw i32 %237, -16446
  %250 = icmp ugt i16 %236, 16446
  br i1 %250, label %257, label %251

251:                                              
  %252 = phi i32 [ %249, %247 ], [ %261, %257 ]
  %253 = phi double [ %248, %247 ], [ %260, %257 ]
  %254 = icmp slt i32 %252, 0
  %255 = fcmp ogt double %253, 1.000000e-300
  %256 = select i1 %254, i1 %255, i1 false
  br i1 %256, label %265, label %273

257:                                              
  %258 = phi double [ %260, %257 ], [ %248, %247 ]
  %259 = phi i32 [ %261, %257 ], [ %249, %247 ]
  %260 = fmul double %258, 2.000000e+00
  %261 = add nsw i32 %259, -1
  %262 = icmp sgt i32 %259, 1
  %263 = fcmp olt double %260, 1.000000e+300
  %264 = select i1 %262, i1 %263, i1 false
  br i1 %264, label %257, label %251

265:                                              
  %266 = phi double [ %268, %265 ], [ %253, %251 ]
  %267 = phi i32 [ %269, %265 ], [ %252, %251 ]
  %268 = fmul double %266, 5.000000e-01
  %269 = add nsw i32 %267, 1
  %270 = icmp slt i32 %267, -1
  %271 = fcmp ogt double %268, 1.000000e-300
  %272 = select i1 %270, i1 %271, i1 false
  br i1 %272, label %265, label %273

273:                                              
  %274 = phi double [ %253, %251 ], [ %268, %265 ]
  %275 = fneg double %274
  %276 = icmp slt i16 %235, 0
  %277 = select i1 %276, double %275, double %274
  br label %278

278:                                              
  %279 = phi double [ 0.000000e+00, %215 ], [ %231, %230 ], [ %229, %227 ], [ 0.000000e+00, %223 ], [ %246, %241 ], [ %277, %273 ], [ 0.000000e+00, %232 ]
  %280 = fcmp olt double %279, 0.000000e+00
  %281 = fneg double %279
  %282 = select i1 %280, double %281, double %279
  %283 = fcmp olt double %282, 0x5F138D352E5096AF
  %284 = fadd double %216, %282
  %285 = zext i1 %283 to i64
  %286 = add nuw nsw i64 %217, %285
  %287 = select i1 %283, double %284, double %216
  %288 = add nuw nsw i64 %218, 1
  %289 = icmp eq i64 %288, %160
  br i1 %289, label %202, label %215

290:                                              
  %291 = phi double [ 0.000000e+00, %202 ], [ %465, %464 ]
  %292 = getelementptr inbounds i8, ptr %0, i64 68
  %293 = load i32, ptr %292, align 4
  %294 = icmp sgt i32 %293, 0
  br i1 %294, label %295, label %468

295:                                              
  %296 = load i64, ptr @random_state, align 8
  %297 = icmp eq i32 %159, 0
  %298 = getelementptr inbounds i8, ptr %64, i64 2360
  %299 = zext nneg i32 %293 to i64
  br label %479

300:                                              
  %301 = phi double [ 0.000000e+00, %205 ], [ %465, %464 ]
  %302 = phi i64 [ 0, %205 ], [ %466, %464 ]
  %303 = phi i64 [ %206, %205 ], [ %452, %464 ]
  %304 = getelementptr inbounds [2097152 x %struct.cell], ptr %211, i64 0, i64 %302
  %305 = getelementptr inbounds i8, ptr %304, i64 58
  %306 = load i8, ptr %305, align 2
  %307 = icmp eq i8 %306, 0
  br i1 %307, label %308, label %309

308:                                              
  store i32 1, ptr %212, align 8
  br label %309

309:                                              
  %310 = getelementptr inbounds i8, ptr %304, i64 59
  %311 = load i8, ptr %310, align 1
  %312 = icmp eq i8 %311, 0
  br i1 %312, label %377, label %313

313:                                              
  %314 = load ptr, ptr %304, align 8
  switch i8 %306, label %366 [
    i8 0, label %315
    i8 1, label %318
    i8 2, label %320
  ]

315:                                              
  %316 = load float, ptr %314, align 1
  %317 = fpext float %316 to double
  br label %366

318:                                              
  %319 = load double, ptr %314, align 1
  br label %366

320:                                              
  %321 = load i64, ptr %314, align 1
  %322 = getelementptr inbounds i8, ptr %314, i64 8
  %323 = load i16, ptr %322, align 1
  %324 = and i16 %323, 32767
  %325 = zext nneg i16 %324 to i32
  %326 = icmp eq i64 %321, 0
  br i1 %326, label %366, label %327

327:                                              
  %328 = icmp eq i16 %324, 32767
  br i1 %328, label %329, label %335

329:                                              
  %330 = and i64 %321, 9223372036854775807
  %331 = icmp eq i64 %330, 0
  %332 = icmp sgt i16 %323, -1
  %333 = select i1 %332, double 0x7FF0000000000000, double 0xFFF0000000000000
  %334 = select i1 %331, double %333, double 0x7FF8000000000000
  br label %366

335:                                              
  %336 = uitofp i64 %321 to double
  %337 = add nsw i32 %325, -16446
  %338 = icmp ugt i16 %324, 16446
  br i1 %338, label %345, label %339

339:                                              
  %340 = phi i32 [ %337, %335 ], [ %349, %345 ]
  %341 = phi double [ %336, %335 ], [ %348, %345 ]
  %342 = icmp slt i32 %340, 0
  %343 = fcmp ogt double %341, 1.000000e-300
  %344 = select i1 %342, i1 %343, i1 false
  br i1 %344, label %353, label %361

345:                                              
  %346 = phi double [ %348, %345 ], [ %336, %335 ]
  %347 = phi i32 [ %349, %345 ], [ %337, %335 ]
  %348 = fmul double %346, 2.000000e+00
  %349 = add nsw i32 %347, -1
  %350 = icmp sgt i32 %347, 1
  %351 = fcmp olt double %348, 1.000000e+300
  %352 = select i1 %350, i1 %351, i1 false
  br i1 %352, label %345, label %339

353:                                              
  %354 = phi double [ %356, %353 ], [ %341, %339 ]
  %355 = phi i32 [ %357, %353 ], [ %340, %339 ]
  %356 = fmul double %354, 5.000000e-01
  %357 = add nsw i32 %355, 1
  %358 = icmp slt i32 %355, -1
  %359 = fcmp ogt double %356, 1.000000e-300
  %360 = select i1 %358, i1 %359, i1 false
  br i1 %360, label %353, label %361

361:                                              
  %362 = phi double [ %341, %339 ], [ %356, %353 ]
  %363 = fneg double %362
  %364 = icmp slt i16 %323, 0
  %365 = select i1 %364, double %363, double %362
  br label %366

366:                                              
  %367 = phi double [ %319, %318 ], [ %317, %315 ], [ 0.000000e+00, %313 ], [ %334, %329 ], [ %365, %361 ], [ 0.000000e+00, %320 ]
  %368 = fcmp olt double %367, 0.000000e+00
  %369 = fneg double %367
  %370 = select i1 %368, double %369, double %367
  %371 = fcmp olt double %370, 1.000000e+300
  br i1 %371, label %372, label %377

372:                                              
  %373 = fcmp olt double %370, %213
  %374 = select i1 %373, double %213, double %370
  %375 = fcmp ogt double %374, 0.000000e+00
  %376 = select i1 %375, double %374, double 1.000000e+00
  br label %377

377:                                              
  %378 = phi double [ 1.000000e+00, %309 ], [ %376, %372 ], [ 1.000000e+00, %366 ]
  %379 = getelementptr inbounds i8, ptr %304, i64 8
  %380 = load ptr, ptr %379, align 8
  switch i8 %306, label %432 [
    i8 0, label %381
    i8 1, label %384
    i8 2, label %386
  ]

381:                                              
  %382 = load float, ptr %380, align 1
  %383 = fpext float %382 to double
  br label %432

384:                                              
  %385 = load double, ptr %380, align 1
  br label %432

386:                                              
  %387 = load i64, ptr %380, align 1
  %388 = getelementptr inbounds i8, ptr %380, i64 8
  %389 = load i16, ptr %388, align 1
  %390 = and i16 %389, 32767
  %391 = zext nneg i16 %390 to i32
  %392 = icmp eq i64 %387, 0
  br i1 %392, label %432, label %393

393:                                              
  %394 = icmp eq i16 %390, 32767
  br i1 %394, label %395, label %401

395:                                              
  %396 = and i64 %387, 9223372036854775807
  %397 = icmp eq i64 %396, 0
  %398 = icmp sgt i16 %389, -1
  %399 = select i1 %398, double 0x7FF0000000000000, double 0xFFF0000000000000
  %400 = select i1 %397, double %399, double 0x7FF8000000000000
  br label %432

401:                                              
  %402 = uitofp i64 %387 to double
  %403 = add nsw i32 %391, -16446
  %404 = icmp ugt i16 %390, 16446
  br i1 %404, label %411, label %405

405:                                              
  %406 = phi i32 [ %403, %401 ], [ %415, %411 ]
  %407 = phi double [ %402, %401 ], [ %414, %411 ]
  %408 = icmp slt i32 %406, 0
  %409 = fcmp ogt double %407, 1.000000e-300
  %410 = select i1 %408, i1 %409, i1 false
  br i1 %410, label %419, label %427

411:                                              
  %412 = phi double [ %414, %411 ], [ %402, %401 ]
  %413 = phi i32 [ %415, %411 ], [ %403, %401 ]
  %414 = fmul double %412, 2.000000e+00
  %415 = add nsw i32 %413, -1
  %416 = icmp sgt i32 %413, 1
  %417 = fcmp olt double %414, 1.000000e+300
  %418 = select i1 %416, i1 %417, i1 false
  br i1 %418, label %411, label %405

419:                                              
  %420 = phi double [ %422, %419 ], [ %407, %405 ]
  %421 = phi i32 [ %423, %419 ], [ %406, %405 ]
  %422 = fmul double %420, 5.000000e-01
  %423 = add nsw i32 %421, 1
  %424 = icmp slt i32 %421, -1
  %425 = fcmp ogt double %422, 1.000000e-300
  %426 = select i1 %424, i1 %425, i1 false
  br i1 %426, label %419, label %427

427:                                              
  %428 = phi double [ %407, %405 ], [ %422, %419 ]
  %429 = fneg double %428
  %430 = icmp slt i16 %389, 0
  %431 = select i1 %430, double %429, double %428
  br label %432

432:                                              
  %433 = phi double [ %385, %384 ], [ %383, %381 ], [ 0.000000e+00, %377 ], [ %400, %395 ], [ %431, %427 ], [ 0.000000e+00, %386 ]
  %434 = getelementptr inbounds i8, ptr %304, i64 32
  store double %433, ptr %434, align 8
  br i1 %214, label %435, label %451

435:                                              
  %436 = shl i64 %303, 13
  %437 = xor i64 %436, %303
  %438 = lshr i64 %437, 7
  %439 = xor i64 %438, %437
  %440 = shl i64 %439, 17
  %441 = xor i64 %440, %439
  store i64 %441, ptr @random_state, align 8
  %442 = lshr i64 %441, 11
  %443 = uitofp nneg i64 %442 to double
  %444 = fmul double %443, 0x3CA0000000000000
  %445 = fadd double %444, 5.000000e-01
  %446 = and i64 %439, 1
  %447 = icmp eq i64 %446, 0
  %448 = fneg double %445
  %449 = select i1 %447, double %448, double %445
  %450 = fmul double %449, %378
  br label %451

451:                                              
  %452 = phi i64 [ %441, %435 ], [ %303, %432 ]
  %453 = phi double [ %450, %435 ], [ %433, %432 ]
  %454 = getelementptr inbounds i8, ptr %304, i64 16
  store double %453, ptr %454, align 8
  %455 = fcmp olt double %453, 0.000000e+00
  %456 = fneg double %453
  %457 = select i1 %455, double %456, double %453
  %458 = fdiv double %457, %378
  br i1 %214, label %464, label %459

459:                                              
  %460 = icmp ne i8 %311, 0
  %461 = fcmp ogt double %458, %301
  %462 = select i1 %460, i1 %461, i1 false
  br i1 %462, label %463, label %464

463:                                              
  br label %464

464:                                              
  %465 = phi double [ %458, %463 ], [ %301, %459 ], [ %301, %451 ]
  %466 = add nuw nsw i64 %302, 1
  %467 = icmp eq i64 %466, %160
  br i1 %467, label %290, label %300

468:                                              
  %469 = phi double [ %291, %290 ], [ %529, %528 ]
  %470 = getelementptr inbounds i8, ptr %0, i64 72
  %471 = load i32, ptr %470, align 8
  %472 = icmp sgt i32 %471, 0
  br i1 %472, label %473, label %532

473:                                              
  %474 = load i64, ptr @random_state, align 8
  %475 = icmp eq i32 %159, 0
  %476 = getelementptr inbounds i8, ptr %0, i64 76
  %477 = getelementptr inbounds i8, ptr %64, i64 4408
  %478 = zext nneg i32 %471 to i64
  br label %534

479:                                              
  %480 = phi i64 [ 0, %295 ], [ %530, %528 ]
  %481 = phi double [ %291, %295 ], [ %529, %528 ]
  %482 = phi i64 [ %296, %295 ], [ %516, %528 ]
  %483 = getelementptr inbounds double, ptr %4, i64 %480
  %484 = load double, ptr %483, align 8
  %485 = fcmp olt double %484, 0.000000e+00
  %486 = fneg double %484
  %487 = select i1 %485, double %486, double %484
  %488 = fcmp olt double %487, 1.000000e+300
  br i1 %488, label %489, label %494

489:                                              
  %490 = fcmp olt double %487, 0.000000e+00
  %491 = select i1 %490, double 0.000000e+00, double %487
  %492 = fcmp ogt double %491, 0.000000e+00
  %493 = select i1 %492, double %491, double 1.000000e+00
  br label %494

494:                                              
  %495 = phi double [ %493, %489 ], [ 1.000000e+00, %479 ]
  br i1 %297, label %499, label %496

496:                                              
  %497 = getelementptr inbounds double, ptr %5, i64 %480
  %498 = load double, ptr %497, align 8
  br label %515

499:                                              
  %500 = shl i64 %482, 13
  %501 = xor i64 %500, %482
  %502 = lshr i64 %501, 7
  %503 = xor i64 %502, %501
  %504 = shl i64 %503, 17
  %505 = xor i64 %504, %503
  store i64 %505, ptr @random_state, align 8
  %506 = lshr i64 %505, 11
  %507 = uitofp nneg i64 %506 to double
  %508 = fmul double %507, 0x3CA0000000000000
  %509 = fadd double %508, 5.000000e-01
  %510 = and i64 %503, 1
  %511 = icmp eq i64 %510, 0
  %512 = fneg double %509
  %513 = select i1 %511, double %512, double %509
  %514 = fmul double %513, %495
  br label %515

515:                                              
  %516 = phi i64 [ %482, %496 ], [ %505, %499 ]
  %517 = phi double [ %498, %496 ], [ %514, %499 ]
  %518 = getelementptr inbounds [256 x double], ptr %298, i64 0, i64 %480
  store double %517, ptr %518, align 8
  br i1 %297, label %528, label %519

519:                                              
  %520 = getelementptr inbounds double, ptr %5, i64 %480
  %521 = load double, ptr %520, align 8
  %522 = fcmp olt double %521, 0.000000e+00
  %523 = fneg double %521
  %524 = select i1 %522, double %523, double %521
  %525 = fdiv double %524, %495
  %526 = fcmp ogt double %525, %481
  br i1 %526, label %527, label %528

527:                                              
  br label %528

528:                                              
  %529 = phi double [ %525, %527 ], [ %481, %519 ], [ %481, %515 ]
  %530 = add nuw nsw i64 %480, 1
  %531 = icmp eq i64 %530, %299
  br i1 %531, label %468, label %479

532:                                              
  %533 = icmp eq i32 %159, 0
  br i1 %533, label %561, label %616

534:                                              
  %535 = phi i64 [ 0, %473 ], [ %559, %555 ]
  %536 = phi i64 [ %474, %473 ], [ %556, %555 ]
  br i1 %475, label %552, label %537

537:                                              
  %538 = shl i64 %536, 13
  %539 = xor i64 %538, %536
  %540 = lshr i64 %539, 7
  %541 = xor i64 %540, %539
  %542 = shl i64 %541, 17
  %543 = xor i64 %542, %541
  store i64 %543, ptr @random_state, align 8
  %544 = lshr i64 %543, 11
  %545 = uitofp nneg i64 %544 to double
  %546 = fmul double %545, 0x3CA0000000000000
  %547 = fadd double %546, 5.000000e-01
  %548 = and i64 %541, 1
  %549 = icmp eq i64 %548, 0
  %550 = fneg double %547
  %551 = select i1 %549, double %550, double %547
  br label %555

552:                                              
  %553 = load i32, ptr %476, align 4
  %554 = sitofp i32 %553 to double
  br label %555

555:                                              
  %556 = phi i64 [ %543, %537 ], [ %536, %552 ]
  %557 = phi double [ %551, %537 ], [ %554, %552 ]
  %558 = getelementptr inbounds [256 x double], ptr %477, i64 0, i64 %535
  store double %557, ptr %558, align 8
  %559 = add nuw nsw i64 %535, 1
  %560 = icmp eq i64 %559, %478
  br i1 %560, label %532, label %534

561:                                              
  %562 = call ptr @mmap(ptr noundef null, i64 noundef 33554432, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #19
  %563 = ptrtoint ptr %562 to i64
  switch i64 %563, label %564 [
    i64 -1, label %616
    i64 0, label %616
  ]

564:                                              
  %565 = load i64, ptr %64, align 8
  %566 = icmp sgt i64 %565, 0
  br i1 %566, label %567, label %569

567:                                              
  %568 = getelementptr inbounds i8, ptr %64, i64 104784
  br label %571

569:                                              
  %570 = call i32 @munmap(ptr noundef nonnull %562, i64 noundef 33554432) #19
  br label %616

571:                                              
  %572 = phi i64 [ 0, %567 ], [ %614, %613 ]
  %573 = getelementptr inbounds [2097152 x %struct.cell], ptr %568, i64 0, i64 %572
  %574 = getelementptr inbounds i8, ptr %573, i64 8
  %575 = load ptr, ptr %574, align 8
  %576 = ptrtoint ptr %575 to i64
  %577 = lshr i64 %576, 2
  %578 = mul i64 %577, -7046029254386353131
  %579 = lshr i64 %578, 41
  %580 = getelementptr inbounds i32, ptr %562, i64 %579
  %581 = load i32, ptr %580, align 4
  %582 = icmp eq i32 %581, 0
  br i1 %582, label %608, label %583

583:                                              
  %584 = add nsw i32 %581, -1
  %585 = sext i32 %584 to i64
  %586 = getelementptr inbounds [2097152 x %struct.cell], ptr %568, i64 0, i64 %585, i32 1
  %587 = load ptr, ptr %586, align 8
  %588 = icmp eq ptr %587, %575
  br i1 %588, label %602, label %595

589:                                              
  %590 = add nsw i32 %600, -1
  %591 = sext i32 %590 to i64
  %592 = getelementptr inbounds [2097152 x %struct.cell], ptr %568, i64 0, i64 %591, i32 1
  %593 = load ptr, ptr %592, align 8
  %594 = icmp eq ptr %593, %575
  br i1 %594, label %602, label %595

595:                                              
  %596 = phi i64 [ %598, %589 ], [ %579, %583 ]
  %597 = add nuw nsw i64 %596, 1
  %598 = and i64 %597, 8388607
  %599 = getelementptr inbounds i32, ptr %562, i64 %598
  %600 = load i32, ptr %599, align 4
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %608, label %589

602:                                              
  %603 = phi i64 [ %585, %583 ], [ %591, %589 ]
  %604 = getelementptr inbounds i8, ptr %573, i64 61
  store i8 1, ptr %604, align 1
  %605 = getelementptr inbounds [2097152 x %struct.cell], ptr %568, i64 0, i64 %603, i32 2
  %606 = load double, ptr %605, align 8
  %607 = getelementptr inbounds i8, ptr %573, i64 16
  store double %606, ptr %607, align 8
  br label %613

608:                                              
  %609 = phi i64 [ %579, %571 ], [ %598, %595 ]
  %610 = getelementptr inbounds i32, ptr %562, i64 %609
  %611 = trunc i64 %572 to i32
  %612 = add nsw i32 %611, 1
  store i32 %612, ptr %610, align 4
  br label %613

613:                                              
  %614 = add nuw nsw i64 %572, 1
  %615 = icmp eq i64 %614, %565
  br i1 %615, label %569, label %571

616:                                              
  %617 = fcmp ogt double %469, 0.000000e+00
  %618 = fdiv double 1.000000e+00, %469
  %619 = select i1 %617, double %618, double 1.000000e+00
  %620 = getelementptr inbounds i8, ptr %64, i64 32
  store double %619, ptr %620, align 8
  %621 = getelementptr inbounds i8, ptr %64, i64 6472
  store i32 0, ptr %621, align 8
  %622 = call i32 @fork() #19
  %623 = icmp eq i32 %622, 0
  br i1 %623, label %624, label %626

624:                                              
  %625 = call i32 @alarm(i32 noundef 60) #19
  call fastcc void @run(ptr noundef nonnull readonly %33, double noundef 0.000000e+00, i32 noundef -1, i32 noundef 1) #17
  call void @_exit(i32 noundef 0) #20
  unreachable

626:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #18
  store i32 0, ptr %8, align 4
  %627 = icmp slt i32 %622, 0
  br i1 %627, label %804, label %628

628:                                              
  %629 = call i32 @waitpid(i32 noundef %622, ptr noundef nonnull %8, i32 noundef 0) #19
  %630 = icmp slt i32 %629, 0
  br i1 %630, label %628, label %631

631:                                              
  %632 = load i32, ptr %8, align 4
  %633 = icmp eq i32 %632, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #18
  br i1 %633, label %634, label %805

634:                                              
  %635 = load i32, ptr %621, align 8
  %636 = icmp ne i32 %635, 0
  %637 = select i1 %636, i1 %157, i1 false
  %638 = select i1 %636, i32 5, i32 3
  br i1 %637, label %639, label %805

639:                                              
  %640 = call i32 @fork() #19
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %646

642:                                              
  %643 = call i32 @alarm(i32 noundef 60) #19
  %644 = load double, ptr %620, align 8
  %645 = fmul double %644, 1.000000e-03
  call fastcc void @run(ptr noundef nonnull readonly %33, double noundef %645, i32 noundef -1, i32 noundef 0) #17
  call fastcc void @compare_with_base(ptr noundef nonnull readonly %33) #17
  call void @_exit(i32 noundef 0) #20
  unreachable

646:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #18
  store i32 0, ptr %7, align 4
  %647 = icmp slt i32 %640, 0
  br i1 %647, label %651, label %648

648:                                              
  %649 = call i32 @waitpid(i32 noundef %640, ptr noundef nonnull %7, i32 noundef 0) #19
  %650 = icmp slt i32 %649, 0
  br i1 %650, label %648, label %651

651:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #18
  %652 = load i64, ptr %64, align 8
  %653 = icmp sgt i64 %652, 0
  br i1 %653, label %654, label %762

654:                                              
  %655 = load i64, ptr @random_state, align 8
  %656 = getelementptr inbounds i8, ptr %64, i64 104784
  br label %657

657:                                              
  %658 = phi i64 [ 0, %654 ], [ %760, %758 ]
  %659 = phi i64 [ %655, %654 ], [ %759, %758 ]
  %660 = getelementptr inbounds [2097152 x %struct.cell], ptr %656, i64 0, i64 %658
  %661 = getelementptr inbounds i8, ptr %660, i64 58
  %662 = load i8, ptr %661, align 2
  %663 = icmp sgt i8 %662, 2
  br i1 %663, label %758, label %664

664:                                              
  %665 = getelementptr inbounds i8, ptr %660, i64 63
  %666 = load i8, ptr %665, align 1
  %667 = icmp eq i8 %666, 0
  br i1 %667, label %729, label %668

668:                                              
  %669 = getelementptr inbounds i8, ptr %660, i64 59
  %670 = load i8, ptr %669, align 1
  %671 = icmp eq i8 %670, 0
  br i1 %671, label %672, label %729

672:                                              
  %673 = getelementptr inbounds i8, ptr %660, i64 8
  %674 = load ptr, ptr %673, align 8
  switch i8 %662, label %726 [
    i8 0, label %675
    i8 1, label %678
    i8 2, label %680
  ]

675:                                              
  %676 = load float, ptr %674, align 1
  %677 = fpext float %676 to double
  br label %726

678:                                              
  %679 = load double, ptr %674, align 1
  br label %726

680:                                              
  %681 = load i64, ptr %674, align 1
  %682 = getelementptr inbounds i8, ptr %674, i64 8
  %683 = load i16, ptr %682, align 1
  %684 = and i16 %683, 32767
  %685 = zext nneg i16 %684 to i32
  %686 = icmp eq i64 %681, 0
  br i1 %686, label %726, label %687

687:                                              
  %688 = icmp eq i16 %684, 32767
  br i1 %688, label %689, label %695

689:                                              
  %690 = and i64 %681, 9223372036854775807
  %691 = icmp eq i64 %690, 0
  %692 = icmp sgt i16 %683, -1
  %693 = select i1 %692, double 0x7FF0000000000000, double 0xFFF0000000000000
  %694 = select i1 %691, double %693, double 0x7FF8000000000000
  br label %726

695:                                              
  %696 = uitofp i64 %681 to double
  %697 = add nsw i32 %685, -16446
  %698 = icmp ugt i16 %684, 16446
  br i1 %698, label %705, label %699

699:                                              
  %700 = phi i32 [ %697, %695 ], [ %709, %705 ]
  %701 = phi double [ %696, %695 ], [ %708, %705 ]
  %702 = icmp slt i32 %700, 0
  %703 = fcmp ogt double %701, 1.000000e-300
  %704 = select i1 %702, i1 %703, i1 false
  br i1 %704, label %713, label %721

705:                                              
  %706 = phi double [ %708, %705 ], [ %696, %695 ]
  %707 = phi i32 [ %709, %705 ], [ %697, %695 ]
  %708 = fmul double %706, 2.000000e+00
  %709 = add nsw i32 %707, -1
  %710 = icmp sgt i32 %707, 1
  %711 = fcmp olt double %708, 1.000000e+300
  %712 = select i1 %710, i1 %711, i1 false
  br i1 %712, label %705, label %699

713:                                              
  %714 = phi double [ %716, %713 ], [ %701, %699 ]
  %715 = phi i32 [ %717, %713 ], [ %700, %699 ]
  %716 = fmul double %714, 5.000000e-01
  %717 = add nsw i32 %715, 1
  %718 = icmp slt i32 %715, -1
  %719 = fcmp ogt double %716, 1.000000e-300
  %720 = select i1 %718, i1 %719, i1 false
  br i1 %720, label %713, label %721

721:                                              
  %722 = phi double [ %701, %699 ], [ %716, %713 ]
  %723 = fneg double %722
  %724 = icmp slt i16 %683, 0
  %725 = select i1 %724, double %723, double %722
  br label %726

726:                                              
  %727 = phi double [ %679, %678 ], [ %677, %675 ], [ 0.000000e+00, %672 ], [ %694, %689 ], [ %725, %721 ], [ 0.000000e+00, %680 ]
  %728 = getelementptr inbounds i8, ptr %660, i64 32
  store double %727, ptr %728, align 8
  br label %729

729:                                              
  %730 = getelementptr inbounds i8, ptr %660, i64 60
  %731 = load i8, ptr %730, align 4
  %732 = icmp eq i8 %731, 0
  br i1 %732, label %754, label %733

733:                                              
  %734 = load i32, ptr %158, align 8
  %735 = icmp eq i32 %734, 0
  br i1 %735, label %751, label %736

736:                                              
  %737 = shl i64 %659, 13
  %738 = xor i64 %737, %659
  %739 = lshr i64 %738, 7
  %740 = xor i64 %739, %738
  %741 = shl i64 %740, 17
  %742 = xor i64 %741, %740
  store i64 %742, ptr @random_state, align 8
  %743 = lshr i64 %742, 11
  %744 = uitofp nneg i64 %743 to double
  %745 = fmul double %744, 0x3CA0000000000000
  %746 = fadd double %745, 5.000000e-01
  %747 = and i64 %740, 1
  %748 = icmp eq i64 %747, 0
  %749 = fneg double %746
  %750 = select i1 %748, double %749, double %746
  br label %754

751:                                              
  %752 = getelementptr inbounds i8, ptr %660, i64 32
  %753 = load double, ptr %752, align 8
  br label %754

754:                                              
  %755 = phi i64 [ %659, %729 ], [ %742, %736 ], [ %659, %751 ]
  %756 = phi double [ 0.000000e+00, %729 ], [ %750, %736 ], [ %753, %751 ]
  %757 = getelementptr inbounds i8, ptr %660, i64 24
  store double %756, ptr %757, align 8
  br label %758

758:                                              
  %759 = phi i64 [ %659, %657 ], [ %755, %754 ]
  %760 = add nuw nsw i64 %658, 1
  %761 = icmp eq i64 %760, %652
  br i1 %761, label %762, label %657

762:                                              
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #18
  store double 0.000000e+00, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #18
  %763 = getelementptr inbounds i8, ptr %64, i64 40
  %764 = call fastcc i32 @trial(ptr noundef nonnull readonly %33, double noundef 0.000000e+00, i32 noundef -1, ptr noundef nonnull %763, ptr noundef nonnull %10) #17
  %765 = icmp eq i32 %764, 0
  br i1 %765, label %802, label %766

766:                                              
  %767 = call fastcc i32 @trial(ptr noundef nonnull readonly %33, double noundef 0.000000e+00, i32 noundef -1, ptr noundef nonnull %11, ptr noundef nonnull %10) #17
  %768 = icmp eq i32 %767, 0
  br i1 %768, label %802, label %769

769:                                              
  %770 = load double, ptr %11, align 8
  %771 = load double, ptr %763, align 8
  %772 = fcmp une double %770, %771
  %773 = fcmp ord double %770, 0.000000e+00
  %774 = and i1 %773, %772
  br i1 %774, label %802, label %775

775:                                              
  %776 = load double, ptr %10, align 8
  %777 = getelementptr inbounds i8, ptr %64, i64 48
  store double %776, ptr %777, align 8
  %778 = load ptr, ptr %65, align 8
  %779 = getelementptr inbounds i8, ptr %778, i64 56
  %780 = getelementptr inbounds i8, ptr %778, i64 32
  br label %781

781:                                              
  %782 = phi i64 [ 0, %775 ], [ %800, %796 ]
  %783 = getelementptr inbounds [8 x %struct.run], ptr %779, i64 0, i64 %782
  %784 = getelementptr inbounds [8 x double], ptr @steps, i64 0, i64 %782
  %785 = load double, ptr %784, align 8
  %786 = load double, ptr %780, align 8
  %787 = fmul double %785, %786
  %788 = getelementptr inbounds i8, ptr %783, i64 16
  store double 0.000000e+00, ptr %788, align 8
  %789 = call fastcc i32 @trial(ptr noundef nonnull readonly %33, double noundef %787, i32 noundef -1, ptr noundef nonnull %783, ptr noundef nonnull %788) #17
  %790 = icmp eq i32 %789, 0
  br i1 %790, label %796, label %791

791:                                              
  %792 = fneg double %787
  %793 = getelementptr inbounds i8, ptr %783, i64 8
  %794 = call fastcc i32 @trial(ptr noundef nonnull readonly %33, double noundef %792, i32 noundef -1, ptr noundef nonnull %793, ptr noundef nonnull %788) #17
  %795 = icmp ne i32 %794, 0
  br label %796

796:                                              
  %797 = phi i1 [ false, %781 ], [ %795, %791 ]
  %798 = zext i1 %797 to i32
  %799 = getelementptr inbounds i8, ptr %783, i64 24
  store i32 %798, ptr %799, align 8
  %800 = add nuw nsw i64 %782, 1
  %801 = icmp eq i64 %800, 8
  br i1 %801, label %802, label %781

802:                                              
  %803 = phi i32 [ 3, %766 ], [ 3, %762 ], [ 4, %769 ], [ 0, %796 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #18
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #18
  br label %805

804:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #18
  br label %805

805:                                              
  %806 = phi i32 [ 2, %145 ], [ %803, %802 ], [ %638, %634 ], [ 3, %631 ], [ 3, %804 ]
  %807 = load ptr, ptr %65, align 8
  %808 = getelementptr inbounds i8, ptr %807, i64 28
  store i32 %806, ptr %808, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %13) #18
  store i8 1, ptr %13, align 1
  %809 = call i64 @write(i32 noundef %100, ptr noundef nonnull %13, i64 noundef 1) #19
  %810 = call i64 @read(i32 noundef %98, ptr noundef nonnull %12, i64 noundef 4) #19
  %811 = icmp eq i64 %810, 4
  br i1 %811, label %812, label %861

812:                                              
  %813 = getelementptr inbounds i8, ptr %807, i64 56
  %814 = getelementptr inbounds i8, ptr %807, i64 32
  br label %834

815:                                              
  %816 = phi i32 [ 0, %92 ], [ %832, %831 ]
  %817 = icmp eq i32 %816, %100
  %818 = icmp eq i32 %816, %101
  %819 = or i1 %817, %818
  br i1 %819, label %831, label %820

820:                                              
  %821 = add nsw i32 %816, -1
  %822 = icmp ult i32 %821, 2
  br i1 %822, label %829, label %823

823:                                              
  %824 = icmp ugt i32 %816, 2
  br i1 %824, label %825, label %831

825:                                              
  %826 = call i32 (i32, i32, ...) @fcntl(i32 noundef %816, i32 noundef 3) #19
  %827 = and i32 %826, 3
  %828 = icmp eq i32 %827, 1
  br i1 %828, label %829, label %831

829:                                              
  %830 = call i32 @dup2(i32 noundef %101, i32 noundef %816) #19
  br label %831

831:                                              
  %832 = add nuw nsw i32 %816, 1
  %833 = icmp eq i32 %832, 64
  br i1 %833, label %102, label %815

834:                                              
  %835 = load i32, ptr %12, align 4
  br label %836

836:                                              
  %837 = phi i64 [ 0, %834 ], [ %855, %851 ]
  %838 = getelementptr inbounds [8 x %struct.run], ptr %813, i64 0, i64 %837
  %839 = getelementptr inbounds [8 x double], ptr @steps, i64 0, i64 %837
  %840 = load double, ptr %839, align 8
  %841 = load double, ptr %814, align 8
  %842 = fmul double %840, %841
  %843 = getelementptr inbounds i8, ptr %838, i64 16
  store double 0.000000e+00, ptr %843, align 8
  %844 = call fastcc i32 @trial(ptr noundef nonnull readonly %33, double noundef %842, i32 noundef %835, ptr noundef nonnull %838, ptr noundef nonnull %843) #17
  %845 = icmp eq i32 %844, 0
  br i1 %845, label %851, label %846

846:                                              
  %847 = fneg double %842
  %848 = getelementptr inbounds i8, ptr %838, i64 8
  %849 = call fastcc i32 @trial(ptr noundef nonnull readonly %33, double noundef %847, i32 noundef %835, ptr noundef nonnull %848, ptr noundef nonnull %843) #17
  %850 = icmp ne i32 %849, 0
  br label %851

851:                                              
  %852 = phi i1 [ false, %836 ], [ %850, %846 ]
  %853 = zext i1 %852 to i32
  %854 = getelementptr inbounds i8, ptr %838, i64 24
  store i32 %853, ptr %854, align 8
  %855 = add nuw nsw i64 %837, 1
  %856 = icmp eq i64 %855, 8
  br i1 %856, label %857, label %836

857:                                              
  %858 = call i64 @write(i32 noundef %100, ptr noundef nonnull %13, i64 noundef 1) #19
  %859 = call i64 @read(i32 noundef %98, ptr noundef nonnull %12, i64 noundef 4) #19
  %860 = icmp eq i64 %859, 4
  br i1 %860, label %834, label %861

861:                                              
  call void @_exit(i32 noundef 0) #20
  unreachable

862:                                              
  %863 = load i32, ptr %14, align 4
  %864 = call i32 @close(i32 noundef %863) #19
  %865 = getelementptr inbounds i8, ptr %15, i64 4
  %866 = load i32, ptr %865, align 4
  %867 = call i32 @close(i32 noundef %866) #19
  %868 = getelementptr inbounds i8, ptr %14, i64 4
  %869 = load i32, ptr %868, align 4
  %870 = getelementptr inbounds i8, ptr %33, i64 48
  store i32 %869, ptr %870, align 8
  %871 = load i32, ptr %15, align 4
  %872 = getelementptr inbounds i8, ptr %33, i64 52
  store i32 %871, ptr %872, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %16) #18
  %873 = icmp sgt i32 %82, 0
  br i1 %873, label %874, label %877

874:                                              
  %875 = call i64 @read(i32 noundef %871, ptr noundef nonnull %16, i64 noundef 1) #19
  %876 = icmp ne i64 %875, 1
  br label %877

877:                                              
  %878 = phi i1 [ true, %862 ], [ %876, %874 ]
  %879 = zext i32 %869 to i64
  %880 = zext i32 %871 to i64
  br label %882

881:                                              
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %16) #18
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #18
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14) #18
  br i1 %878, label %898, label %909

882:                                              
  %883 = phi i64 [ 0, %877 ], [ %895, %894 ]
  %884 = getelementptr inbounds [64 x i64], ptr %74, i64 0, i64 %883
  %885 = load i64, ptr %884, align 8
  %886 = icmp slt i64 %885, 0
  %887 = icmp eq i64 %883, %879
  %888 = select i1 %886, i1 true, i1 %887
  %889 = icmp eq i64 %883, %880
  %890 = select i1 %888, i1 true, i1 %889
  br i1 %890, label %894, label %891

891:                                              
  %892 = trunc nuw nsw i64 %883 to i32
  %893 = call i64 @lseek(i32 noundef %892, i64 noundef %885, i32 noundef 0) #19
  br label %894

894:                                              
  %895 = add nuw nsw i64 %883, 1
  %896 = icmp eq i64 %895, 64
  br i1 %896, label %881, label %882

897:                                              
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #18
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14) #18
  br label %898

898:                                              
  call fastcc void @not_checked(ptr noundef nonnull %33, ptr noundef nonnull @.str.21) #17
  %899 = call i32 @munmap(ptr noundef nonnull %64, i64 noundef 134322512) #19
  br label %908

900:                                              
  %901 = load ptr, ptr %0, align 8
  %902 = getelementptr inbounds i8, ptr %0, i64 16
  %903 = load ptr, ptr %902, align 8
  %904 = getelementptr inbounds i8, ptr %0, i64 8
  %905 = load ptr, ptr %904, align 8
  %906 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef %901, ptr noundef nonnull @.str.2, ptr noundef %903, ptr noundef %905, i32 noundef %38) #19
  %907 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.21) #19
  br label %908

908:                                              
  call void @free(ptr noundef %33) #17
  store atomic i32 0, ptr @busy release, align 4
  br label %917

909:                                              
  %910 = getelementptr inbounds i8, ptr %64, i64 28
  %911 = load i32, ptr %910, align 4
  %912 = icmp eq i32 %911, 0
  br i1 %912, label %917, label %913

913:                                              
  %914 = sext i32 %911 to i64
  %915 = getelementptr inbounds [6 x ptr], ptr @reasons, i64 0, i64 %914
  %916 = load ptr, ptr %915, align 8
  call fastcc void @not_checked(ptr noundef nonnull %33, ptr noundef %916) #17
  call fastcc void @finish(ptr noundef nonnull %33) #17
  br label %917

917:                                              
  %918 = phi ptr [ null, %29 ], [ null, %25 ], [ null, %21 ], [ null, %913 ], [ null, %908 ], [ %33, %909 ]
  ret ptr %918
}

declare noundef ptr @getenv(ptr nocapture noundef) local_unnamed_addr #4

declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #5

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #6

declare i32 @atexit(ptr noundef) local_unnamed_addr #7

define internal void @at_exit() #0 {
  %1 = tail call i32 @fflush(ptr noundef null) #17
  %2 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.9) #19
  %3 = load i32, ptr @right, align 4
  %4 = load i32, ptr @wrong, align 4
  %5 = add nsw i32 %4, %3
  %6 = load i32, ptr @requests, align 4
  %7 = icmp eq i32 %5, 1
  %8 = select i1 %7, ptr @.str.10, ptr @.str.11
  %9 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.17, i32 noundef %5, ptr noundef nonnull %8, i32 noundef %4) #19
  %10 = icmp eq i32 %6, %5
  br i1 %10, label %14, label %11

11:                                               
  %12 = sub nsw i32 %6, %5
  %13 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.18, i32 noundef %12) #19
  br label %14

14:                                               
  %15 = load i32, ptr getelementptr inbounds (i8, ptr @requests, i64 4), align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %30, label %17

17:                                               
  %18 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.12) #19
  %19 = load i32, ptr getelementptr inbounds (i8, ptr @right, i64 4), align 4
  %20 = load i32, ptr getelementptr inbounds (i8, ptr @wrong, i64 4), align 4
  %21 = add nsw i32 %20, %19
  %22 = load i32, ptr getelementptr inbounds (i8, ptr @requests, i64 4), align 4
  %23 = icmp eq i32 %21, 1
  %24 = select i1 %23, ptr @.str.13, ptr @.str.14
  %25 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.17, i32 noundef %21, ptr noundef nonnull %24, i32 noundef %20) #19
  %26 = icmp eq i32 %22, %21
  br i1 %26, label %30, label %27

27:                                               
  %28 = sub nsw i32 %22, %21
  %29 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.18, i32 noundef %28) #19
  br label %30

30:                                               
  %31 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.15) #19
  %32 = load i32, ptr @failures, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %35

34:                                               
  ret void

35:                                               
  %36 = load i32, ptr @checks, align 4
  %37 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.16, i32 noundef %32, i32 noundef %36) #19
  tail call void @_exit(i32 noundef 1) #20
  unreachable
}

define internal fastcc void @not_checked(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load i32, ptr %9, align 8
  %11 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef %4, ptr noundef nonnull @.str.2, ptr noundef %6, ptr noundef %8, i32 noundef %10) #19
  %12 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.20, ptr noundef %1) #19
  ret void
}

declare i32 @munmap(ptr noundef, i64 noundef) local_unnamed_addr #3

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #8

define internal fastcc void @finish(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load i32, ptr %3, align 8
  %5 = tail call i32 @close(i32 noundef %4) #19
  %6 = getelementptr inbounds i8, ptr %0, i64 52
  %7 = load i32, ptr %6, align 4
  %8 = tail call i32 @close(i32 noundef %7) #19
  %9 = getelementptr inbounds i8, ptr %0, i64 44
  %10 = load i32, ptr %9, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #18
  store i32 0, ptr %2, align 4
  br label %13

13:                                               
  %14 = call i32 @waitpid(i32 noundef %10, ptr noundef nonnull %2, i32 noundef 0) #19
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %13, label %16

16:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #18
  br label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = call i32 @munmap(ptr noundef %19, i64 noundef 134322512) #19
  call void @free(ptr noundef %0) #17
  store atomic i32 0, ptr @busy release, align 4
  ret void
}

define weak hidden void @__enzyme_cc_check_after(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca %struct.judged, align 8
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca %struct.judged, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 24
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %13, i64 80
  %17 = load i32, ptr %16, align 8
  %18 = tail call i32 @llvm.smax.i32(i32 %15, i32 %17)
  %19 = tail call fastcc double @product(ptr noundef nonnull %0, ptr noundef %1, i32 noundef -1) #17
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #18
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %10, ptr noundef %12, double noundef %19, i32 noundef %18) #17
  %20 = load i32, ptr %10, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %69, label %22

22:                                               
  %23 = load i64, ptr %12, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %27

25:                                               
  %26 = getelementptr inbounds i8, ptr %12, i64 104784
  br label %30

27:                                               
  %28 = phi i32 [ 0, %22 ], [ %44, %41 ]
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %69, label %47

30:                                               
  %31 = phi i64 [ 0, %25 ], [ %45, %41 ]
  %32 = phi i32 [ 0, %25 ], [ %44, %41 ]
  %33 = getelementptr inbounds [2097152 x %struct.cell], ptr %26, i64 0, i64 %31
  %34 = getelementptr inbounds i8, ptr %33, i64 63
  %35 = load i8, ptr %34, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %41, label %37

37:                                               
  %38 = getelementptr inbounds i8, ptr %33, i64 59
  %39 = load i8, ptr %38, align 1
  %40 = icmp ne i8 %39, 0
  br label %41

41:                                               
  %42 = phi i1 [ false, %30 ], [ %40, %37 ]
  %43 = zext i1 %42 to i32
  %44 = or i32 %32, %43
  %45 = add nuw nsw i64 %31, 1
  %46 = icmp eq i64 %45, %23
  br i1 %46, label %27, label %30

47:                                               
  %48 = getelementptr inbounds i8, ptr %13, i64 64
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 0
  %51 = icmp ne i32 %20, 1
  %52 = and i1 %51, %50
  br i1 %52, label %53, label %69

53:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8)
  store i32 -3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %9) #18
  %54 = getelementptr inbounds i8, ptr %0, i64 48
  %55 = load i32, ptr %54, align 8
  %56 = call i64 @write(i32 noundef %55, ptr noundef nonnull %8, i64 noundef 4) #19
  %57 = icmp eq i64 %56, 4
  br i1 %57, label %58, label %64

58:                                               
  %59 = getelementptr inbounds i8, ptr %0, i64 52
  %60 = load i32, ptr %59, align 4
  %61 = call i64 @read(i32 noundef %60, ptr noundef nonnull %9, i64 noundef 1) #19
  %62 = icmp eq i64 %61, 1
  %63 = zext i1 %62 to i32
  br label %64

64:                                               
  %65 = phi i32 [ 0, %53 ], [ %63, %58 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %9) #18
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8)
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %69, label %67

67:                                               
  %68 = tail call fastcc double @product(ptr noundef nonnull %0, ptr noundef %1, i32 noundef -3) #17
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %10, ptr noundef nonnull %12, double noundef %68, i32 noundef %18) #17
  br label %69

69:                                               
  %70 = phi double [ %68, %67 ], [ %19, %64 ], [ %19, %47 ], [ %19, %27 ], [ %19, %3 ]
  %71 = load i32, ptr %10, align 8
  switch i32 %71, label %585 [
    i32 5, label %72
    i32 2, label %83
    i32 3, label %94
    i32 4, label %105
    i32 1, label %118
    i32 0, label %298
  ]

72:                                               
  %73 = load ptr, ptr %0, align 8
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %73, i64 16
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %73, i64 8
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %0, i64 40
  %80 = load i32, ptr %79, align 8
  %81 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef %74, ptr noundef nonnull @.str.2, ptr noundef %76, ptr noundef %78, i32 noundef %80) #19
  %82 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.1) #19
  br label %585

83:                                               
  %84 = load ptr, ptr %0, align 8
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %84, i64 16
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds i8, ptr %84, i64 8
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %0, i64 40
  %91 = load i32, ptr %90, align 8
  %92 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef %85, ptr noundef nonnull @.str.2, ptr noundef %87, ptr noundef %89, i32 noundef %91) #19
  %93 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.3, double noundef %70) #19
  br label %585

94:                                               
  %95 = load ptr, ptr %0, align 8
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %95, i64 16
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds i8, ptr %95, i64 8
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %0, i64 40
  %102 = load i32, ptr %101, align 8
  %103 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef %96, ptr noundef nonnull @.str.2, ptr noundef %98, ptr noundef %100, i32 noundef %102) #19
  %104 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.4, double noundef %70) #19
  br label %585

105:                                              
  %106 = load ptr, ptr %0, align 8
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds i8, ptr %106, i64 16
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds i8, ptr %106, i64 8
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds i8, ptr %0, i64 40
  %113 = load i32, ptr %112, align 8
  %114 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef %107, ptr noundef nonnull @.str.2, ptr noundef %109, ptr noundef %111, i32 noundef %113) #19
  %115 = getelementptr inbounds i8, ptr %10, i64 8
  %116 = load double, ptr %115, align 8
  %117 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.5, double noundef %70, double noundef %116) #19
  br label %585

118:                                              
  %119 = getelementptr inbounds i8, ptr %13, i64 92
  %120 = load i32, ptr %119, align 4
  %121 = and i32 %120, 4
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %130

123:                                              
  %124 = getelementptr inbounds i8, ptr %13, i64 96
  %125 = load i32, ptr %124, align 8
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i32, ptr @wrong, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %127, align 4
  br label %130

130:                                              
  %131 = load i32, ptr %119, align 4
  %132 = or i32 %131, 4
  store i32 %132, ptr %119, align 4
  %133 = load i32, ptr @failures, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr @failures, align 4
  %135 = and i32 %131, 2
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %146, label %137

137:                                              
  %138 = getelementptr inbounds i8, ptr %13, i64 96
  %139 = load i32, ptr %138, align 8
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [2 x i32], ptr @right, i64 0, i64 %140
  %142 = load i32, ptr %141, align 4
  %143 = add nsw i32 %142, -1
  store i32 %143, ptr %141, align 4
  %144 = load i32, ptr %119, align 4
  %145 = and i32 %144, -3
  store i32 %145, ptr %119, align 4
  br label %146

146:                                              
  %147 = load ptr, ptr %0, align 8
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds i8, ptr %147, i64 16
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds i8, ptr %147, i64 8
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr inbounds i8, ptr %0, i64 40
  %154 = load i32, ptr %153, align 8
  %155 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef %148, ptr noundef nonnull @.str.6, ptr noundef %150, ptr noundef %152, i32 noundef %154) #19
  %156 = getelementptr inbounds i8, ptr %10, i64 8
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds i8, ptr %10, i64 16
  %159 = load double, ptr %158, align 8
  %160 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.7, double noundef %70, double noundef %157, double noundef %159) #19
  %161 = load ptr, ptr %11, align 8
  %162 = load ptr, ptr %0, align 8
  %163 = load i64, ptr %161, align 8
  %164 = icmp sgt i64 %163, 0
  br i1 %164, label %165, label %167

165:                                              
  %166 = getelementptr inbounds i8, ptr %161, i64 104784
  br label %181

167:                                              
  %168 = phi i32 [ -1, %146 ], [ %187, %181 ]
  %169 = getelementptr inbounds i8, ptr %162, i64 64
  %170 = load i32, ptr %169, align 8
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %198

172:                                              
  %173 = getelementptr inbounds i8, ptr %162, i64 68
  %174 = load i32, ptr %173, align 4
  %175 = tail call i32 @llvm.smax.i32(i32 %174, i32 0)
  %176 = zext nneg i32 %175 to i64
  %177 = icmp slt i32 %174, 1
  br i1 %177, label %203, label %178

178:                                              
  %179 = getelementptr inbounds i8, ptr %162, i64 40
  %180 = load ptr, ptr %179, align 8
  br label %190

181:                                              
  %182 = phi i32 [ -1, %165 ], [ %187, %181 ]
  %183 = phi i64 [ 0, %165 ], [ %188, %181 ]
  %184 = getelementptr inbounds [2097152 x %struct.cell], ptr %166, i64 0, i64 %183, i32 7
  %185 = load i16, ptr %184, align 8
  %186 = sext i16 %185 to i32
  %187 = tail call i32 @llvm.smax.i32(i32 %182, i32 %186)
  %188 = add nuw nsw i64 %183, 1
  %189 = icmp eq i64 %188, %163
  br i1 %189, label %167, label %181

190:                                              
  %191 = phi i32 [ %168, %178 ], [ %195, %190 ]
  %192 = phi i64 [ 0, %178 ], [ %196, %190 ]
  %193 = getelementptr inbounds i32, ptr %180, i64 %192
  %194 = load i32, ptr %193, align 4
  %195 = tail call i32 @llvm.smax.i32(i32 %194, i32 %191)
  %196 = add nuw nsw i64 %192, 1
  %197 = icmp eq i64 %196, %176
  br i1 %197, label %203, label %190

198:                                              
  %199 = getelementptr inbounds i8, ptr %162, i64 72
  %200 = load i32, ptr %199, align 8
  %201 = icmp eq i32 %200, 0
  %202 = select i1 %201, i32 0, i32 -2
  br label %203

203:                                              
  %204 = phi i32 [ %168, %198 ], [ %168, %172 ], [ %195, %190 ]
  %205 = phi i32 [ %202, %198 ], [ 0, %172 ], [ 0, %190 ]
  %206 = icmp sle i32 %205, %204
  br i1 %206, label %207, label %263

207:                                              
  %208 = getelementptr inbounds i8, ptr %0, i64 48
  %209 = getelementptr inbounds i8, ptr %0, i64 52
  %210 = getelementptr inbounds i8, ptr %7, i64 8
  br label %211

211:                                              
  %212 = phi i1 [ true, %207 ], [ %261, %255 ]
  %213 = phi i32 [ -1, %207 ], [ %259, %255 ]
  %214 = phi i32 [ %205, %207 ], [ %260, %255 ]
  %215 = phi double [ 0.000000e+00, %207 ], [ %258, %255 ]
  %216 = phi double [ 0.000000e+00, %207 ], [ %257, %255 ]
  %217 = phi double [ 0.000000e+00, %207 ], [ %256, %255 ]
  %218 = icmp eq i32 %214, -1
  br i1 %218, label %255, label %219

219:                                              
  %220 = tail call fastcc double @product(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i32 noundef %214) #17
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store i32 %214, ptr %5, align 4
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %6) #18
  %221 = load i32, ptr %208, align 8
  %222 = call i64 @write(i32 noundef %221, ptr noundef nonnull %5, i64 noundef 4) #19
  %223 = icmp eq i64 %222, 4
  br i1 %223, label %224, label %229

224:                                              
  %225 = load i32, ptr %209, align 4
  %226 = call i64 @read(i32 noundef %225, ptr noundef nonnull %6, i64 noundef 1) #19
  %227 = icmp eq i64 %226, 1
  %228 = zext i1 %227 to i32
  br label %229

229:                                              
  %230 = phi i32 [ 0, %219 ], [ %228, %224 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #18
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %250, label %232

232:                                              
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #18
  call fastcc void @judge(ptr dead_on_unwind nonnull writable sret(%struct.judged) align 8 %7, ptr noundef nonnull %161, double noundef %220, i32 noundef %18) #17
  %233 = load double, ptr %210, align 8
  %234 = fsub double %233, %220
  %235 = fcmp olt double %234, 0.000000e+00
  %236 = fneg double %234
  %237 = select i1 %235, double %236, double %234
  %238 = load i32, ptr %7, align 8
  %239 = icmp eq i32 %238, 1
  br i1 %239, label %240, label %245

240:                                              
  %241 = fcmp ogt double %237, %217
  %242 = fcmp uno double %220, 0.000000e+00
  %243 = select i1 %241, i1 true, i1 %242
  br i1 %243, label %244, label %245

244:                                              
  br label %245

245:                                              
  %246 = phi double [ %237, %244 ], [ %217, %232 ], [ %217, %240 ]
  %247 = phi double [ %233, %244 ], [ %216, %232 ], [ %216, %240 ]
  %248 = phi double [ %220, %244 ], [ %215, %232 ], [ %215, %240 ]
  %249 = phi i32 [ %214, %244 ], [ %213, %232 ], [ %213, %240 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #18
  br label %250

250:                                              
  %251 = phi double [ %246, %245 ], [ %217, %229 ]
  %252 = phi double [ %247, %245 ], [ %216, %229 ]
  %253 = phi double [ %248, %245 ], [ %215, %229 ]
  %254 = phi i32 [ %249, %245 ], [ %213, %229 ]
  br i1 %231, label %263, label %255

255:                                              
  %256 = phi double [ %217, %211 ], [ %251, %250 ]
  %257 = phi double [ %216, %211 ], [ %252, %250 ]
  %258 = phi double [ %215, %211 ], [ %253, %250 ]
  %259 = phi i32 [ %213, %211 ], [ %254, %250 ]
  %260 = add i32 %214, 1
  %261 = icmp slt i32 %214, %204
  %262 = icmp eq i32 %214, %204
  br i1 %262, label %263, label %211

263:                                              
  %264 = phi i1 [ %206, %203 ], [ %212, %250 ], [ %261, %255 ]
  %265 = phi double [ 0.000000e+00, %203 ], [ %252, %250 ], [ %257, %255 ]
  %266 = phi double [ 0.000000e+00, %203 ], [ %253, %250 ], [ %258, %255 ]
  %267 = phi i32 [ -1, %203 ], [ %254, %250 ], [ %259, %255 ]
  %268 = icmp eq i32 %267, -1
  %269 = select i1 %264, i1 true, i1 %268
  br i1 %269, label %297, label %270

270:                                              
  %271 = load ptr, ptr %0, align 8
  %272 = load ptr, ptr %271, align 8
  %273 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.32, ptr noundef %272) #19
  %274 = icmp eq i32 %267, -2
  br i1 %274, label %275, label %277

275:                                              
  %276 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.27) #19
  br label %295

277:                                              
  %278 = load i32, ptr %169, align 8
  %279 = icmp eq i32 %278, 0
  %280 = select i1 %279, ptr @.str.30, ptr @.str.29
  %281 = add nuw nsw i32 %267, 1
  %282 = icmp sgt i32 %267, -1
  br i1 %282, label %283, label %292

283:                                              
  %284 = load ptr, ptr %0, align 8
  %285 = getelementptr inbounds i8, ptr %284, i64 32
  %286 = load ptr, ptr %285, align 8
  %287 = zext nneg i32 %267 to i64
  %288 = getelementptr inbounds ptr, ptr %286, i64 %287
  %289 = load ptr, ptr %288, align 8
  %290 = icmp eq ptr %289, null
  %291 = select i1 %290, ptr @.str.33, ptr %289
  br label %292

292:                                              
  %293 = phi ptr [ @.str.33, %277 ], [ %291, %283 ]
  %294 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.28, ptr noundef nonnull %280, i32 noundef %281, ptr noundef nonnull %293) #19
  br label %295

295:                                              
  %296 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.31, double noundef %266, double noundef %265) #19
  br label %297

297:                                              
  tail call fastcc void @name_suspects(ptr noundef nonnull %0) #17
  br label %585

298:                                              
  %299 = load ptr, ptr %11, align 8
  %300 = icmp eq i32 %18, 2
  %301 = icmp eq i32 %18, 0
  %302 = select i1 %301, double 0x3EB0C6F7A0B5ED8D, double 1.000000e-02
  %303 = select i1 %300, double 1.000000e-01, double %302
  %304 = load i64, ptr %299, align 8
  %305 = icmp sgt i64 %304, 0
  br i1 %305, label %306, label %310

306:                                              
  %307 = getelementptr inbounds i8, ptr %299, i64 104784
  br label %316

308:                                              
  %309 = fmul double %334, 1.000000e-09
  br label %310

310:                                              
  %311 = phi double [ 0.000000e+00, %298 ], [ %309, %308 ]
  %312 = load ptr, ptr %0, align 8
  %313 = getelementptr inbounds i8, ptr %312, i64 84
  %314 = load i32, ptr %313, align 4
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %341, label %337

316:                                              
  %317 = phi double [ 0.000000e+00, %306 ], [ %334, %333 ]
  %318 = phi i64 [ 0, %306 ], [ %335, %333 ]
  %319 = getelementptr inbounds [2097152 x %struct.cell], ptr %307, i64 0, i64 %318
  %320 = getelementptr inbounds i8, ptr %319, i64 60
  %321 = load i8, ptr %320, align 4
  %322 = icmp eq i8 %321, 0
  br i1 %322, label %333, label %323

323:                                              
  %324 = getelementptr inbounds i8, ptr %319, i64 40
  %325 = load double, ptr %324, align 8
  %326 = fcmp olt double %325, 0.000000e+00
  %327 = fneg double %325
  %328 = select i1 %326, double %327, double %325
  %329 = fcmp olt double %328, 0x5F138D352E5096AF
  br i1 %329, label %330, label %333

330:                                              
  %331 = fcmp ogt double %328, %317
  %332 = select i1 %331, double %328, double %317
  br label %333

333:                                              
  %334 = phi double [ %332, %330 ], [ %317, %323 ], [ %317, %316 ]
  %335 = add nuw nsw i64 %318, 1
  %336 = icmp eq i64 %335, %304
  br i1 %336, label %308, label %316

337:                                              
  %338 = getelementptr inbounds i8, ptr %312, i64 72
  %339 = load i32, ptr %338, align 8
  %340 = sext i32 %339 to i64
  br label %341

341:                                              
  %342 = phi i64 [ %340, %337 ], [ 0, %310 ]
  %343 = sub nsw i64 0, %342
  %344 = icmp sgt i64 %304, %343
  br i1 %344, label %345, label %351

345:                                              
  %346 = getelementptr inbounds i8, ptr %299, i64 104784
  %347 = getelementptr inbounds i8, ptr %312, i64 32
  %348 = getelementptr inbounds i8, ptr %299, i64 312
  br label %356

349:                                              
  %350 = fcmp oeq double %494, 0.000000e+00
  br label %351

351:                                              
  %352 = phi i64 [ -2, %341 ], [ %491, %349 ]
  %353 = phi double [ 0.000000e+00, %341 ], [ %492, %349 ]
  %354 = phi double [ 0.000000e+00, %341 ], [ %493, %349 ]
  %355 = phi i1 [ true, %341 ], [ %350, %349 ]
  br i1 %355, label %556, label %497

356:                                              
  %357 = phi double [ 0.000000e+00, %345 ], [ %494, %490 ]
  %358 = phi double [ 0.000000e+00, %345 ], [ %493, %490 ]
  %359 = phi double [ 0.000000e+00, %345 ], [ %492, %490 ]
  %360 = phi i64 [ %343, %345 ], [ %495, %490 ]
  %361 = phi i64 [ -2, %345 ], [ %491, %490 ]
  %362 = icmp slt i64 %360, 0
  %363 = getelementptr inbounds [2097152 x %struct.cell], ptr %346, i64 0, i64 %360
  %364 = select i1 %362, ptr null, ptr %363
  br i1 %362, label %391, label %365

365:                                              
  %366 = getelementptr inbounds i8, ptr %364, i64 60
  %367 = load i8, ptr %366, align 4
  %368 = icmp eq i8 %367, 0
  br i1 %368, label %490, label %369

369:                                              
  %370 = getelementptr inbounds i8, ptr %364, i64 62
  %371 = load i8, ptr %370, align 2
  %372 = icmp eq i8 %371, 0
  br i1 %372, label %373, label %490

373:                                              
  %374 = getelementptr inbounds i8, ptr %364, i64 58
  %375 = load i8, ptr %374, align 2
  %376 = icmp sgt i8 %375, 2
  br i1 %376, label %490, label %377

377:                                              
  %378 = getelementptr inbounds i8, ptr %364, i64 63
  %379 = load i8, ptr %378, align 1
  %380 = icmp eq i8 %379, 0
  br i1 %380, label %381, label %490

381:                                              
  %382 = load ptr, ptr %347, align 8
  %383 = getelementptr inbounds i8, ptr %364, i64 56
  %384 = load i16, ptr %383, align 8
  %385 = sext i16 %384 to i64
  %386 = getelementptr inbounds ptr, ptr %382, i64 %385
  %387 = load ptr, ptr %386, align 8
  %388 = icmp eq ptr %387, null
  br i1 %388, label %490, label %389

389:                                              
  %390 = getelementptr inbounds i8, ptr %364, i64 40
  br label %394

391:                                              
  %392 = xor i64 %360, -1
  %393 = getelementptr inbounds [256 x double], ptr %348, i64 0, i64 %392
  br label %394

394:                                              
  %395 = phi ptr [ %390, %389 ], [ %393, %391 ]
  %396 = load double, ptr %395, align 8
  br i1 %362, label %452, label %397

397:                                              
  %398 = load ptr, ptr %364, align 8
  %399 = getelementptr inbounds i8, ptr %364, i64 58
  %400 = load i8, ptr %399, align 2
  switch i8 %400, label %456 [
    i8 0, label %401
    i8 1, label %404
    i8 2, label %406
  ]

401:                                              
  %402 = load float, ptr %398, align 1
  %403 = fpext float %402 to double
  br label %456

404:                                              
  %405 = load double, ptr %398, align 1
  br label %456

406:                                              
  %407 = load i64, ptr %398, align 1
  %408 = getelementptr inbounds i8, ptr %398, i64 8
  %409 = load i16, ptr %408, align 1
  %410 = and i16 %409, 32767
  %411 = zext nneg i16 %410 to i32
  %412 = icmp eq i64 %407, 0
  br i1 %412, label %456, label %413

413:                                              
  %414 = icmp eq i16 %410, 32767
  br i1 %414, label %415, label %421

415:                                              
  %416 = and i64 %407, 9223372036854775807
  %417 = icmp eq i64 %416, 0
  %418 = icmp sgt i16 %409, -1
  %419 = select i1 %418, double 0x7FF0000000000000, double 0xFFF0000000000000
  %420 = select i1 %417, double %419, double 0x7FF8000000000000
  br label %456

421:                                              
  %422 = uitofp i64 %407 to double
  %423 = add nsw i32 %411, -16446
  %424 = icmp ugt i16 %410, 16446
  br i1 %424, label %431, label %425

425:                                              
  %426 = phi i32 [ %423, %421 ], [ %435, %431 ]
  %427 = phi double [ %422, %421 ], [ %434, %431 ]
  %428 = icmp slt i32 %426, 0
  %429 = fcmp ogt double %427, 1.000000e-300
  %430 = select i1 %428, i1 %429, i1 false
  br i1 %430, label %439, label %447

431:                                              
  %432 = phi double [ %434, %431 ], [ %422, %421 ]
  %433 = phi i32 [ %435, %431 ], [ %423, %421 ]
  %434 = fmul double %432, 2.000000e+00
  %435 = add nsw i32 %433, -1
  %436 = icmp sgt i32 %433, 1
  %437 = fcmp olt double %434, 1.000000e+300
  %438 = select i1 %436, i1 %437, i1 false
  br i1 %438, label %431, label %425

439:                                              
  %440 = phi double [ %442, %439 ], [ %427, %425 ]
  %441 = phi i32 [ %443, %439 ], [ %426, %425 ]
  %442 = fmul double %440, 5.000000e-01
  %443 = add nsw i32 %441, 1
  %444 = icmp slt i32 %441, -1
  %445 = fcmp ogt double %442, 1.000000e-300
  %446 = select i1 %444, i1 %445, i1 false
  br i1 %446, label %439, label %447

447:                                              
  %448 = phi double [ %427, %425 ], [ %442, %439 ]
  %449 = fneg double %448
  %450 = icmp slt i16 %409, 0
  %451 = select i1 %450, double %449, double %448
  br label %456

452:                                              
  %453 = xor i64 %360, -1
  %454 = getelementptr inbounds double, ptr %2, i64 %453
  %455 = load double, ptr %454, align 8
  br label %456

456:                                              
  %457 = phi double [ %455, %452 ], [ %405, %404 ], [ %403, %401 ], [ 0.000000e+00, %397 ], [ %420, %415 ], [ %451, %447 ], [ 0.000000e+00, %406 ]
  %458 = fcmp olt double %396, 0.000000e+00
  %459 = fneg double %396
  %460 = select i1 %458, double %459, double %396
  %461 = fcmp olt double %457, 0.000000e+00
  %462 = fneg double %457
  %463 = select i1 %461, double %462, double %457
  %464 = fcmp ogt double %463, %460
  %465 = select i1 %464, double %463, double %460
  %466 = fsub double %396, %457
  %467 = fcmp olt double %466, 0.000000e+00
  %468 = fneg double %466
  %469 = select i1 %467, double %468, double %466
  %470 = fcmp uno double %396, 0.000000e+00
  %471 = fcmp uno double %457, 0.000000e+00
  %472 = select i1 %470, i1 %471, i1 false
  br i1 %472, label %490, label %473

473:                                              
  %474 = fmul double %303, %465
  %475 = fcmp ole double %469, %474
  %476 = fcmp ole double %469, %311
  %477 = select i1 %475, i1 true, i1 %476
  %478 = fcmp oeq double %396, %457
  %479 = select i1 %477, i1 true, i1 %478
  br i1 %479, label %490, label %480

480:                                              
  %481 = fcmp ule double %465, 0.000000e+00
  %482 = fdiv double %469, %465
  %483 = fcmp ugt double %482, %357
  %484 = select i1 %481, i1 true, i1 %483
  br i1 %484, label %485, label %490

485:                                              
  br i1 %362, label %490, label %486

486:                                              
  %487 = getelementptr inbounds i8, ptr %364, i64 56
  %488 = load i16, ptr %487, align 8
  %489 = sext i16 %488 to i64
  br label %490

490:                                              
  %491 = phi i64 [ %361, %377 ], [ %361, %373 ], [ %361, %369 ], [ %361, %365 ], [ %361, %381 ], [ %361, %456 ], [ %361, %473 ], [ %361, %480 ], [ %489, %486 ], [ -2, %485 ]
  %492 = phi double [ %359, %377 ], [ %359, %373 ], [ %359, %369 ], [ %359, %365 ], [ %359, %381 ], [ %359, %456 ], [ %359, %473 ], [ %359, %480 ], [ %396, %486 ], [ %396, %485 ]
  %493 = phi double [ %358, %377 ], [ %358, %373 ], [ %358, %369 ], [ %358, %365 ], [ %358, %381 ], [ %358, %456 ], [ %358, %473 ], [ %358, %480 ], [ %457, %486 ], [ %457, %485 ]
  %494 = phi double [ %357, %377 ], [ %357, %373 ], [ %357, %369 ], [ %357, %365 ], [ %357, %381 ], [ %357, %456 ], [ %357, %473 ], [ %357, %480 ], [ %482, %486 ], [ %482, %485 ]
  %495 = add nsw i64 %360, 1
  %496 = icmp eq i64 %495, %304
  br i1 %496, label %349, label %356

497:                                              
  %498 = load ptr, ptr %312, align 8
  %499 = getelementptr inbounds i8, ptr %312, i64 16
  %500 = load ptr, ptr %499, align 8
  %501 = getelementptr inbounds i8, ptr %312, i64 8
  %502 = load ptr, ptr %501, align 8
  %503 = getelementptr inbounds i8, ptr %0, i64 40
  %504 = load i32, ptr %503, align 8
  %505 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef %498, ptr noundef nonnull @.str.6, ptr noundef %500, ptr noundef %502, i32 noundef %504) #19
  %506 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.37, double noundef %354) #19
  %507 = icmp eq i64 %352, -2
  br i1 %507, label %508, label %510

508:                                              
  %509 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.38) #19
  br label %525

510:                                              
  %511 = add nsw i64 %352, 1
  %512 = icmp sgt i64 %352, -1
  br i1 %512, label %513, label %522

513:                                              
  %514 = load ptr, ptr %0, align 8
  %515 = getelementptr inbounds i8, ptr %514, i64 32
  %516 = load ptr, ptr %515, align 8
  %517 = and i64 %352, 4294967295
  %518 = getelementptr inbounds ptr, ptr %516, i64 %517
  %519 = load ptr, ptr %518, align 8
  %520 = icmp eq ptr %519, null
  %521 = select i1 %520, ptr @.str.33, ptr %519
  br label %522

522:                                              
  %523 = phi ptr [ @.str.33, %510 ], [ %521, %513 ]
  %524 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.39, i64 noundef %511, ptr noundef nonnull %523) #19
  br label %525

525:                                              
  %526 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.40, double noundef %353) #19
  br i1 %355, label %556, label %527

527:                                              
  %528 = getelementptr inbounds i8, ptr %13, i64 92
  %529 = load i32, ptr %528, align 4
  %530 = and i32 %529, 4
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %532, label %539

532:                                              
  %533 = getelementptr inbounds i8, ptr %13, i64 96
  %534 = load i32, ptr %533, align 8
  %535 = sext i32 %534 to i64
  %536 = getelementptr inbounds i32, ptr @wrong, i64 %535
  %537 = load i32, ptr %536, align 4
  %538 = add nsw i32 %537, 1
  store i32 %538, ptr %536, align 4
  br label %539

539:                                              
  %540 = load i32, ptr %528, align 4
  %541 = or i32 %540, 4
  store i32 %541, ptr %528, align 4
  %542 = load i32, ptr @failures, align 4
  %543 = add nsw i32 %542, 1
  store i32 %543, ptr @failures, align 4
  %544 = and i32 %540, 2
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %555, label %546

546:                                              
  %547 = getelementptr inbounds i8, ptr %13, i64 96
  %548 = load i32, ptr %547, align 8
  %549 = sext i32 %548 to i64
  %550 = getelementptr inbounds [2 x i32], ptr @right, i64 0, i64 %549
  %551 = load i32, ptr %550, align 4
  %552 = add nsw i32 %551, -1
  store i32 %552, ptr %550, align 4
  %553 = load i32, ptr %528, align 4
  %554 = and i32 %553, -3
  store i32 %554, ptr %528, align 4
  br label %555

555:                                              
  tail call fastcc void @name_suspects(ptr noundef nonnull %0) #17
  br label %585

556:                                              
  %557 = getelementptr inbounds i8, ptr %13, i64 92
  %558 = load i32, ptr %557, align 4
  %559 = and i32 %558, 2
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %561, label %568

561:                                              
  %562 = getelementptr inbounds i8, ptr %13, i64 96
  %563 = load i32, ptr %562, align 8
  %564 = sext i32 %563 to i64
  %565 = getelementptr inbounds i32, ptr @right, i64 %564
  %566 = load i32, ptr %565, align 4
  %567 = add nsw i32 %566, 1
  store i32 %567, ptr %565, align 4
  br label %568

568:                                              
  %569 = load i32, ptr %557, align 4
  %570 = or i32 %569, 2
  store i32 %570, ptr %557, align 4
  %571 = load ptr, ptr %0, align 8
  %572 = load ptr, ptr %571, align 8
  %573 = getelementptr inbounds i8, ptr %571, i64 16
  %574 = load ptr, ptr %573, align 8
  %575 = getelementptr inbounds i8, ptr %571, i64 8
  %576 = load ptr, ptr %575, align 8
  %577 = getelementptr inbounds i8, ptr %0, i64 40
  %578 = load i32, ptr %577, align 8
  %579 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef %572, ptr noundef nonnull @.str.8, ptr noundef %574, ptr noundef %576, i32 noundef %578) #19
  %580 = getelementptr inbounds i8, ptr %10, i64 8
  %581 = load double, ptr %580, align 8
  %582 = getelementptr inbounds i8, ptr %10, i64 16
  %583 = load double, ptr %582, align 8
  %584 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.7, double noundef %70, double noundef %581, double noundef %583) #19
  br label %585

585:                                              
  %586 = getelementptr inbounds i8, ptr %0, i64 48
  %587 = load i32, ptr %586, align 8
  %588 = tail call i32 @close(i32 noundef %587) #19
  %589 = getelementptr inbounds i8, ptr %0, i64 52
  %590 = load i32, ptr %589, align 4
  %591 = tail call i32 @close(i32 noundef %590) #19
  %592 = getelementptr inbounds i8, ptr %0, i64 44
  %593 = load i32, ptr %592, align 4
  %594 = icmp sgt i32 %593, 0
  br i1 %594, label %595, label %600

595:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #18
  store i32 0, ptr %4, align 4
  br label %596

596:                                              
  %597 = call i32 @waitpid(i32 noundef %593, ptr noundef nonnull %4, i32 noundef 0) #19
  %598 = icmp slt i32 %597, 0
  br i1 %598, label %596, label %599

599:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #18
  br label %600

600:                                              
  %601 = load ptr, ptr %11, align 8
  %602 = call i32 @munmap(ptr noundef %601, i64 noundef 134322512) #19
  call void @free(ptr noundef %0) #17
  store atomic i32 0, ptr @busy release, align 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #18
  ret void
}

define internal fastcc double @product(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #9 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 64
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, i64 68, i64 72
  %11 = getelementptr inbounds i8, ptr %6, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = sext i32 %12 to i64
  %14 = sub nsw i64 0, %13
  %15 = load i64, ptr %5, align 8
  %16 = icmp sgt i64 %15, %14
  br i1 %16, label %17, label %22

17:                                               
  %18 = getelementptr inbounds i8, ptr %5, i64 104784
  %19 = getelementptr inbounds i8, ptr %6, i64 40
  %20 = select i1 %9, i64 2360, i64 4408
  %21 = getelementptr inbounds i8, ptr %5, i64 %20
  br label %24

22:                                               
  %23 = phi double [ 0.000000e+00, %3 ], [ %173, %170 ]
  ret double %23

24:                                               
  %25 = phi double [ 0.000000e+00, %17 ], [ %173, %170 ]
  %26 = phi double [ 0.000000e+00, %17 ], [ %172, %170 ]
  %27 = phi i64 [ %14, %17 ], [ %174, %170 ]
  %28 = phi double [ undef, %17 ], [ %171, %170 ]
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
  switch i32 %2, label %38 [
    i32 -1, label %43
    i32 -3, label %40
  ]

38:                                               
  %39 = icmp eq i32 %37, %2
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
  %49 = getelementptr inbounds double, ptr %1, i64 %31
  %50 = load double, ptr %49, align 8
  %51 = fmul double %48, %50
  br label %52

52:                                               
  %53 = phi double [ %51, %46 ], [ %28, %43 ]
  br i1 %45, label %170, label %164

54:                                               
  %55 = getelementptr inbounds [2097152 x %struct.cell], ptr %18, i64 0, i64 %27
  %56 = getelementptr inbounds i8, ptr %55, i64 58
  %57 = load i8, ptr %56, align 2
  %58 = icmp sgt i8 %57, 2
  br i1 %58, label %161, label %59

59:                                               
  %60 = getelementptr inbounds i8, ptr %55, i64 61
  %61 = load i8, ptr %60, align 1
  %62 = icmp eq i8 %61, 0
  br i1 %62, label %63, label %161

63:                                               
  %64 = getelementptr inbounds i8, ptr %55, i64 62
  %65 = load i8, ptr %64, align 2
  %66 = icmp eq i8 %65, 0
  br i1 %66, label %67, label %161

67:                                               
  switch i32 %2, label %72 [
    i32 -1, label %80
    i32 -3, label %68
  ]

68:                                               
  %69 = getelementptr inbounds i8, ptr %55, i64 63
  %70 = load i8, ptr %69, align 1
  %71 = icmp eq i8 %70, 0
  br label %77

72:                                               
  %73 = getelementptr inbounds i8, ptr %55, i64 56
  %74 = load i16, ptr %73, align 8
  %75 = sext i16 %74 to i32
  %76 = icmp eq i32 %75, %2
  br label %77

77:                                               
  %78 = phi i1 [ %71, %68 ], [ %76, %72 ]
  %79 = zext i1 %78 to i32
  br label %80

80:                                               
  %81 = phi i32 [ 1, %67 ], [ %79, %77 ]
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %161, label %83

83:                                               
  br i1 %9, label %88, label %84

84:                                               
  %85 = getelementptr inbounds i8, ptr %55, i64 60
  %86 = load i8, ptr %85, align 4
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %161, label %88

88:                                               
  %89 = getelementptr inbounds i8, ptr %55, i64 8
  %90 = load ptr, ptr %89, align 8
  switch i8 %57, label %142 [
    i8 0, label %91
    i8 1, label %94
    i8 2, label %96
  ]

91:                                               
  %92 = load float, ptr %90, align 1
  %93 = fpext float %92 to double
  br label %142

94:                                               
  %95 = load double, ptr %90, align 1
  br label %142

96:                                               
  %97 = load i64, ptr %90, align 1
  %98 = getelementptr inbounds i8, ptr %90, i64 8
  %99 = load i16, ptr %98, align 1
  %100 = and i16 %99, 32767
  %101 = zext nneg i16 %100 to i32
  %102 = icmp eq i64 %97, 0
  br i1 %102, label %142, label %103

103:                                              
  %104 = icmp eq i16 %100, 32767
  br i1 %104, label %105, label %111

105:                                              
  %106 = and i64 %97, 9223372036854775807
  %107 = icmp eq i64 %106, 0
  %108 = icmp sgt i16 %99, -1
  %109 = select i1 %108, double 0x7FF0000000000000, double 0xFFF0000000000000
  %110 = select i1 %107, double %109, double 0x7FF8000000000000
  br label %142

111:                                              
  %112 = uitofp i64 %97 to double
  %113 = add nsw i32 %101, -16446
  %114 = icmp ugt i16 %100, 16446
  br i1 %114, label %121, label %115

115:                                              
  %116 = phi i32 [ %113, %111 ], [ %125, %121 ]
  %117 = phi double [ %112, %111 ], [ %124, %121 ]
  %118 = icmp slt i32 %116, 0
  %119 = fcmp ogt double %117, 1.000000e-300
  %120 = select i1 %118, i1 %119, i1 false
  br i1 %120, label %129, label %137

121:                                              
  %122 = phi double [ %124, %121 ], [ %112, %111 ]
  %123 = phi i32 [ %125, %121 ], [ %113, %111 ]
  %124 = fmul double %122, 2.000000e+00
  %125 = add nsw i32 %123, -1
  %126 = icmp sgt i32 %123, 1
  %127 = fcmp olt double %124, 1.000000e+300
  %128 = select i1 %126, i1 %127, i1 false
  br i1 %128, label %121, label %115

129:                                              
  %130 = phi double [ %132, %129 ], [ %117, %115 ]
  %131 = phi i32 [ %133, %129 ], [ %116, %115 ]
  %132 = fmul double %130, 5.000000e-01
  %133 = add nsw i32 %131, 1
  %134 = icmp slt i32 %131, -1
  %135 = fcmp ogt double %132, 1.000000e-300
  %136 = select i1 %134, i1 %135, i1 false
  br i1 %136, label %129, label %137

137:                                              
  %138 = phi double [ %117, %115 ], [ %132, %129 ]
  %139 = fneg double %138
  %140 = icmp slt i16 %99, 0
  %141 = select i1 %140, double %139, double %138
  br label %142

142:                                              
  %143 = phi double [ %95, %94 ], [ %93, %91 ], [ 0.000000e+00, %88 ], [ %110, %105 ], [ %141, %137 ], [ 0.000000e+00, %96 ]
  br i1 %9, label %148, label %144

144:                                              
  %145 = getelementptr inbounds i8, ptr %55, i64 24
  %146 = load double, ptr %145, align 8
  %147 = fmul double %143, %146
  br label %161

148:                                              
  %149 = getelementptr inbounds i8, ptr %55, i64 16
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds i8, ptr %55, i64 60
  %152 = load i8, ptr %151, align 4
  %153 = icmp eq i8 %152, 0
  br i1 %153, label %154, label %158

154:                                              
  %155 = getelementptr inbounds i8, ptr %55, i64 32
  %156 = load double, ptr %155, align 8
  %157 = fsub double %143, %156
  br label %158

158:                                              
  %159 = phi double [ %157, %154 ], [ %143, %148 ]
  %160 = fmul double %150, %159
  br label %161

161:                                              
  %162 = phi double [ %28, %63 ], [ %28, %59 ], [ %28, %54 ], [ %28, %80 ], [ %28, %84 ], [ %147, %144 ], [ %160, %158 ]
  %163 = phi i1 [ false, %63 ], [ false, %59 ], [ false, %54 ], [ false, %80 ], [ false, %84 ], [ true, %144 ], [ true, %158 ]
  br i1 %163, label %164, label %170

164:                                              
  %165 = phi double [ %53, %52 ], [ %162, %161 ]
  %166 = fsub double %165, %26
  %167 = fadd double %25, %166
  %168 = fsub double %167, %25
  %169 = fsub double %168, %166
  br label %170

170:                                              
  %171 = phi double [ %165, %164 ], [ %53, %52 ], [ %162, %161 ]
  %172 = phi double [ %169, %164 ], [ %26, %52 ], [ %26, %161 ]
  %173 = phi double [ %167, %164 ], [ %25, %52 ], [ %25, %161 ]
  %174 = add nsw i64 %27, 1
  %175 = icmp eq i64 %174, %15
  br i1 %175, label %22, label %24
}

define internal fastcc void @judge(ptr dead_on_unwind noalias nocapture writable sret(%struct.judged) align 8 %0, ptr nocapture noundef readonly %1, double noundef %2, i32 noundef %3) unnamed_addr #10 {
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

declare i32 @dprintf(i32 noundef, ptr noundef, ...) local_unnamed_addr #3

define internal fastcc void @name_suspects(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = alloca [64 x i32], align 16
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %2) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %2, i8 0, i64 256, i1 false)
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                
  %9 = getelementptr inbounds i8, ptr %4, i64 6480
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
  %42 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.32, ptr noundef %41) #19
  %43 = icmp eq i16 %27, 32767
  br i1 %43, label %44, label %46

44:                                               
  %45 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.34) #19
  br label %56

46:                                               
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr inbounds i8, ptr %47, i64 32
  %49 = load ptr, ptr %48, align 8
  %50 = zext nneg i32 %31 to i64
  %51 = getelementptr inbounds ptr, ptr %49, i64 %50
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  %54 = select i1 %53, ptr @.str.33, ptr %52
  %55 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.35, i32 noundef %28, ptr noundef nonnull %54) #19
  br label %56

56:                                               
  %57 = add nuw nsw i64 %16, 1
  %58 = load i64, ptr %5, align 8
  %59 = icmp slt i64 %57, %58
  br i1 %59, label %15, label %10

60:                                               
  %61 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.36, ptr noundef nonnull %13) #19
  br label %62

62:                                               
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %2) #18
  ret void
}

declare i32 @mincore(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #3

declare void @_exit(i32 noundef) local_unnamed_addr #11

declare noundef i32 @fflush(ptr nocapture noundef) local_unnamed_addr #12

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr #3

declare i32 @pipe(ptr noundef) local_unnamed_addr #3

declare i32 @close(i32 noundef) local_unnamed_addr #3

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare i32 @fork() local_unnamed_addr #7

declare noundef i64 @read(i32 noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #7

declare noundef i32 @open(ptr nocapture noundef readonly, i32 noundef, ...) local_unnamed_addr #7

declare i32 @fcntl(i32 noundef, i32 noundef, ...) local_unnamed_addr #3

declare i32 @dup2(i32 noundef, i32 noundef) local_unnamed_addr #3

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #7

define internal fastcc void @learn_functions(ptr noundef %0, i64 noundef %1) unnamed_addr #13 {
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

define internal fastcc void @run(ptr nocapture noundef readonly %0, double noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca i8, align 1
  %6 = alloca [256 x double], align 16
  %7 = alloca [256 x double], align 16
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %6) #18
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %7) #18
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
  %21 = getelementptr inbounds i8, ptr %9, i64 2360
  %22 = zext nneg i32 %17 to i64
  br label %29

23:                                               
  %24 = load i64, ptr %9, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %26, label %50

26:                                               
  %27 = getelementptr inbounds i8, ptr %9, i64 104784
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
  call void %52(ptr noundef %54, double noundef %1, ptr noundef nonnull %7, ptr noundef nonnull %6) #19
  %55 = getelementptr inbounds i8, ptr %10, i64 72
  %56 = load i32, ptr %55, align 8
  %57 = sext i32 %56 to i64
  %58 = sub nsw i64 0, %57
  %59 = load i64, ptr %9, align 8
  %60 = icmp sgt i64 %59, %58
  br i1 %60, label %61, label %179

61:                                               
  %62 = getelementptr inbounds i8, ptr %9, i64 104784
  %63 = icmp ult i32 %15, -3
  %64 = getelementptr inbounds i8, ptr %9, i64 4408
  br label %190

65:                                               
  %66 = phi i64 [ 0, %26 ], [ %176, %175 ]
  %67 = getelementptr inbounds [2097152 x %struct.cell], ptr %27, i64 0, i64 %66
  %68 = getelementptr inbounds i8, ptr %67, i64 59
  %69 = load i8, ptr %68, align 1
  %70 = icmp ne i8 %69, 0
  %71 = and i1 %28, %70
  br i1 %71, label %72, label %175

72:                                               
  %73 = getelementptr inbounds i8, ptr %67, i64 58
  %74 = load i8, ptr %73, align 2
  %75 = icmp slt i8 %74, 3
  br i1 %75, label %76, label %175

76:                                               
  switch i32 %14, label %81 [
    i32 -1, label %89
    i32 -3, label %77
  ]

77:                                               
  %78 = getelementptr inbounds i8, ptr %67, i64 63
  %79 = load i8, ptr %78, align 1
  %80 = icmp eq i8 %79, 0
  br label %86

81:                                               
  %82 = getelementptr inbounds i8, ptr %67, i64 56
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
  br i1 %91, label %175, label %92

92:                                               
  %93 = load ptr, ptr %67, align 8
  %94 = getelementptr inbounds i8, ptr %67, i64 16
  %95 = load double, ptr %94, align 8
  %96 = fmul double %95, %1
  switch i8 %74, label %148 [
    i8 0, label %97
    i8 1, label %100
    i8 2, label %102
  ]

97:                                               
  %98 = load float, ptr %93, align 1
  %99 = fpext float %98 to double
  br label %148

100:                                              
  %101 = load double, ptr %93, align 1
  br label %148

102:                                              
  %103 = load i64, ptr %93, align 1
  %104 = getelementptr inbounds i8, ptr %93, i64 8
  %105 = load i16, ptr %104, align 1
  %106 = and i16 %105, 32767
  %107 = zext nneg i16 %106 to i32
  %108 = icmp eq i64 %103, 0
  br i1 %108, label %148, label %109

109:                                              
  %110 = icmp eq i16 %106, 32767
  br i1 %110, label %111, label %117

111:                                              
  %112 = and i64 %103, 9223372036854775807
  %113 = icmp eq i64 %112, 0
  %114 = icmp sgt i16 %105, -1
  %115 = select i1 %114, double 0x7FF0000000000000, double 0xFFF0000000000000
  %116 = select i1 %113, double %115, double 0x7FF8000000000000
  br label %148

117:                                              
  %118 = uitofp i64 %103 to double
  %119 = add nsw i32 %107, -16446
  %120 = icmp ugt i16 %106, 16446
  br i1 %120, label %127, label %121

121:                                              
  %122 = phi i32 [ %119, %117 ], [ %131, %127 ]
  %123 = phi double [ %118, %117 ], [ %130, %127 ]
  %124 = icmp slt i32 %122, 0
  %125 = fcmp ogt double %123, 1.000000e-300
  %126 = select i1 %124, i1 %125, i1 false
  br i1 %126, label %135, label %143

127:                                              
  %128 = phi double [ %130, %127 ], [ %118, %117 ]
  %129 = phi i32 [ %131, %127 ], [ %119, %117 ]
  %130 = fmul double %128, 2.000000e+00
  %131 = add nsw i32 %129, -1
  %132 = icmp sgt i32 %129, 1
  %133 = fcmp olt double %130, 1.000000e+300
  %134 = select i1 %132, i1 %133, i1 false
  br i1 %134, label %127, label %121

135:                                              
  %136 = phi double [ %138, %135 ], [ %123, %121 ]
  %137 = phi i32 [ %139, %135 ], [ %122, %121 ]
  %138 = fmul double %136, 5.000000e-01
  %139 = add nsw i32 %137, 1
  %140 = icmp slt i32 %137, -1
  %141 = fcmp ogt double %138, 1.000000e-300
  %142 = select i1 %140, i1 %141, i1 false
  br i1 %142, label %135, label %143

143:                                              
  %144 = phi double [ %123, %121 ], [ %138, %135 ]
  %145 = fneg double %144
  %146 = icmp slt i16 %105, 0
  %147 = select i1 %146, double %145, double %144
  br label %148

148:                                              
  %149 = phi double [ %101, %100 ], [ %99, %97 ], [ 0.000000e+00, %92 ], [ %116, %111 ], [ %147, %143 ], [ 0.000000e+00, %102 ]
  %150 = fadd double %96, %149
  switch i8 %74, label %175 [
    i8 0, label %151
    i8 1, label %153
    i8 2, label %154
  ]

151:                                              
  %152 = fptrunc double %150 to float
  store float %152, ptr %93, align 1
  br label %175

153:                                              
  store double %150, ptr %93, align 1
  br label %175

154:                                              
  %155 = bitcast double %150 to i64
  %156 = lshr i64 %155, 52
  %157 = trunc nuw nsw i64 %156 to i32
  %158 = and i32 %157, 2047
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %166, label %160

160:                                              
  %161 = shl i64 %155, 11
  %162 = or i64 %161, -9223372036854775808
  %163 = icmp eq i32 %158, 2047
  %164 = add nuw nsw i32 %158, 15360
  %165 = select i1 %163, i32 32767, i32 %164
  br label %166

166:                                              
  %167 = phi i32 [ %165, %160 ], [ 0, %154 ]
  %168 = phi i64 [ %162, %160 ], [ 0, %154 ]
  %169 = lshr i64 %155, 48
  %170 = trunc nuw nsw i64 %169 to i32
  %171 = and i32 %170, 32768
  %172 = or i32 %167, %171
  %173 = trunc nuw i32 %172 to i16
  store i64 %168, ptr %93, align 1
  %174 = getelementptr inbounds i8, ptr %93, i64 8
  store i16 %173, ptr %174, align 1
  br label %175

175:                                              
  %176 = add nuw nsw i64 %66, 1
  %177 = load i64, ptr %9, align 8
  %178 = icmp slt i64 %176, %177
  br i1 %178, label %65, label %50

179:                                              
  %180 = phi double [ 0.000000e+00, %50 ], [ %298, %297 ]
  %181 = phi double [ 0.000000e+00, %50 ], [ %301, %297 ]
  %182 = getelementptr inbounds i8, ptr %9, i64 6456
  store double %181, ptr %182, align 8
  %183 = getelementptr inbounds i8, ptr %9, i64 6464
  store double %180, ptr %183, align 8
  %184 = icmp eq i32 %3, 0
  br i1 %184, label %488, label %185

185:                                              
  %186 = icmp sgt i32 %56, 0
  br i1 %186, label %187, label %304

187:                                              
  %188 = getelementptr inbounds i8, ptr %9, i64 312
  %189 = zext nneg i32 %56 to i64
  br label %309

190:                                              
  %191 = phi double [ 0.000000e+00, %61 ], [ %301, %297 ]
  %192 = phi double [ 0.000000e+00, %61 ], [ %300, %297 ]
  %193 = phi double [ undef, %61 ], [ %299, %297 ]
  %194 = phi i64 [ %58, %61 ], [ %302, %297 ]
  %195 = phi double [ 0.000000e+00, %61 ], [ %298, %297 ]
  %196 = icmp slt i64 %194, 0
  br i1 %196, label %197, label %205

197:                                              
  br i1 %63, label %297, label %198

198:                                              
  %199 = xor i64 %194, -1
  %200 = getelementptr inbounds [256 x double], ptr %64, i64 0, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = getelementptr inbounds [256 x double], ptr %6, i64 0, i64 %199
  %203 = load double, ptr %202, align 8
  %204 = fmul double %201, %203
  br label %287

205:                                              
  %206 = getelementptr inbounds [2097152 x %struct.cell], ptr %62, i64 0, i64 %194
  %207 = getelementptr inbounds i8, ptr %206, i64 24
  %208 = load double, ptr %207, align 8
  %209 = fcmp oeq double %208, 0.000000e+00
  br i1 %209, label %284, label %210

210:                                              
  %211 = getelementptr inbounds i8, ptr %206, i64 62
  %212 = load i8, ptr %211, align 2
  %213 = icmp eq i8 %212, 0
  br i1 %213, label %214, label %284

214:                                              
  switch i32 %15, label %215 [
    i32 -1, label %223
    i32 -3, label %220
  ]

215:                                              
  %216 = getelementptr inbounds i8, ptr %206, i64 56
  %217 = load i16, ptr %216, align 8
  %218 = sext i16 %217 to i32
  %219 = icmp eq i32 %15, %218
  br label %220

220:                                              
  %221 = phi i1 [ %219, %215 ], [ true, %214 ]
  %222 = zext i1 %221 to i32
  br label %223

223:                                              
  %224 = phi i32 [ 1, %214 ], [ %222, %220 ]
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %284, label %226

226:                                              
  %227 = load ptr, ptr %206, align 8
  %228 = getelementptr inbounds i8, ptr %206, i64 58
  %229 = load i8, ptr %228, align 2
  switch i8 %229, label %281 [
    i8 0, label %230
    i8 1, label %233
    i8 2, label %235
  ]

230:                                              
  %231 = load float, ptr %227, align 1
  %232 = fpext float %231 to double
  br label %281

233:                                              
  %234 = load double, ptr %227, align 1
  br label %281

235:                                              
  %236 = load i64, ptr %227, align 1
  %237 = getelementptr inbounds i8, ptr %227, i64 8
  %238 = load i16, ptr %237, align 1
  %239 = and i16 %238, 32767
  %240 = zext nneg i16 %239 to i32
  %241 = icmp eq i64 %236, 0
  br i1 %241, label %281, label %242

242:                                              
  %243 = icmp eq i16 %239, 32767
  br i1 %243, label %244, label %250

244:                                              
  %245 = and i64 %236, 9223372036854775807
  %246 = icmp eq i64 %245, 0
  %247 = icmp sgt i16 %238, -1
  %248 = select i1 %247, double 0x7FF0000000000000, double 0xFFF0000000000000
  %249 = select i1 %246, double %248, double 0x7FF8000000000000
  br label %281

250:                                              
  %251 = uitofp i64 %236 to double
  %252 = add nsw i32 %240, -16446
  %253 = icmp ugt i16 %239, 16446
  br i1 %253, label %260, label %254

254:                                              
  %255 = phi i32 [ %252, %250 ], [ %264, %260 ]
  %256 = phi double [ %251, %250 ], [ %263, %260 ]
  %257 = icmp slt i32 %255, 0
  %258 = fcmp ogt double %256, 1.000000e-300
  %259 = select i1 %257, i1 %258, i1 false
  br i1 %259, label %268, label %276

260:                                              
  %261 = phi double [ %263, %260 ], [ %251, %250 ]
  %262 = phi i32 [ %264, %260 ], [ %252, %250 ]
  %263 = fmul double %261, 2.000000e+00
  %264 = add nsw i32 %262, -1
  %265 = icmp sgt i32 %262, 1
  %266 = fcmp olt double %263, 1.000000e+300
  %267 = select i1 %265, i1 %266, i1 false
  br i1 %267, label %260, label %254

268:                                              
  %269 = phi double [ %271, %268 ], [ %256, %254 ]
  %270 = phi i32 [ %272, %268 ], [ %255, %254 ]
  %271 = fmul double %269, 5.000000e-01
  %272 = add nsw i32 %270, 1
  %273 = icmp slt i32 %270, -1
  %274 = fcmp ogt double %271, 1.000000e-300
  %275 = select i1 %273, i1 %274, i1 false
  br i1 %275, label %268, label %276

276:                                              
  %277 = phi double [ %256, %254 ], [ %271, %268 ]
  %278 = fneg double %277
  %279 = icmp slt i16 %238, 0
  %280 = select i1 %279, double %278, double %277
  br label %281

281:                                              
  %282 = phi double [ %234, %233 ], [ %232, %230 ], [ 0.000000e+00, %226 ], [ %249, %244 ], [ %280, %276 ], [ 0.000000e+00, %235 ]
  %283 = fmul double %208, %282
  br label %284

284:                                              
  %285 = phi i1 [ true, %281 ], [ false, %223 ], [ false, %210 ], [ false, %205 ]
  %286 = phi double [ %283, %281 ], [ %193, %223 ], [ %193, %210 ], [ %193, %205 ]
  br i1 %285, label %287, label %297

287:                                              
  %288 = phi double [ %204, %198 ], [ %286, %284 ]
  %289 = fsub double %288, %192
  %290 = fadd double %191, %289
  %291 = fsub double %290, %191
  %292 = fsub double %291, %289
  %293 = fcmp olt double %288, 0.000000e+00
  %294 = fneg double %288
  %295 = select i1 %293, double %294, double %288
  %296 = fadd double %195, %295
  br label %297

297:                                              
  %298 = phi double [ %296, %287 ], [ %195, %284 ], [ %195, %197 ]
  %299 = phi double [ %288, %287 ], [ %286, %284 ], [ %193, %197 ]
  %300 = phi double [ %292, %287 ], [ %192, %284 ], [ %192, %197 ]
  %301 = phi double [ %290, %287 ], [ %191, %284 ], [ %191, %197 ]
  %302 = add nsw i64 %194, 1
  %303 = icmp eq i64 %302, %59
  br i1 %303, label %179, label %190

304:                                              
  %305 = load i64, ptr %9, align 8
  %306 = icmp sgt i64 %305, 0
  br i1 %306, label %307, label %316

307:                                              
  %308 = getelementptr inbounds i8, ptr %9, i64 104784
  br label %322

309:                                              
  %310 = phi i64 [ 0, %187 ], [ %314, %309 ]
  %311 = getelementptr inbounds [256 x double], ptr %6, i64 0, i64 %310
  %312 = load double, ptr %311, align 8
  %313 = getelementptr inbounds [256 x double], ptr %188, i64 0, i64 %310
  store double %312, ptr %313, align 8
  %314 = add nuw nsw i64 %310, 1
  %315 = icmp eq i64 %314, %189
  br i1 %315, label %304, label %309

316:                                              
  %317 = getelementptr inbounds i8, ptr %9, i64 8
  %318 = load i64, ptr %317, align 8
  %319 = icmp sgt i64 %318, 0
  br i1 %319, label %320, label %488

320:                                              
  %321 = getelementptr inbounds i8, ptr %9, i64 6480
  br label %401

322:                                              
  %323 = phi i64 [ 0, %307 ], [ %398, %397 ]
  %324 = getelementptr inbounds [2097152 x %struct.cell], ptr %308, i64 0, i64 %323
  %325 = getelementptr inbounds i8, ptr %324, i64 60
  %326 = load i8, ptr %325, align 4
  %327 = icmp eq i8 %326, 0
  br i1 %327, label %397, label %328

328:                                              
  %329 = getelementptr inbounds i8, ptr %324, i64 62
  %330 = load i8, ptr %329, align 2
  %331 = icmp eq i8 %330, 0
  br i1 %331, label %332, label %397

332:                                              
  %333 = getelementptr inbounds i8, ptr %324, i64 58
  %334 = load i8, ptr %333, align 2
  %335 = icmp slt i8 %334, 3
  br i1 %335, label %336, label %392

336:                                              
  %337 = load ptr, ptr %324, align 8
  switch i8 %334, label %389 [
    i8 0, label %338
    i8 1, label %341
    i8 2, label %343
  ]

338:                                              
  %339 = load float, ptr %337, align 1
  %340 = fpext float %339 to double
  br label %389

341:                                              
  %342 = load double, ptr %337, align 1
  br label %389

343:                                              
  %344 = load i64, ptr %337, align 1
  %345 = getelementptr inbounds i8, ptr %337, i64 8
  %346 = load i16, ptr %345, align 1
  %347 = and i16 %346, 32767
  %348 = zext nneg i16 %347 to i32
  %349 = icmp eq i64 %344, 0
  br i1 %349, label %389, label %350

350:                                              
  %351 = icmp eq i16 %347, 32767
  br i1 %351, label %352, label %358

352:                                              
  %353 = and i64 %344, 9223372036854775807
  %354 = icmp eq i64 %353, 0
  %355 = icmp sgt i16 %346, -1
  %356 = select i1 %355, double 0x7FF0000000000000, double 0xFFF0000000000000
  %357 = select i1 %354, double %356, double 0x7FF8000000000000
  br label %389

358:                                              
  %359 = uitofp i64 %344 to double
  %360 = add nsw i32 %348, -16446
  %361 = icmp ugt i16 %347, 16446
  br i1 %361, label %368, label %362

362:                                              
  %363 = phi i32 [ %360, %358 ], [ %372, %368 ]
  %364 = phi double [ %359, %358 ], [ %371, %368 ]
  %365 = icmp slt i32 %363, 0
  %366 = fcmp ogt double %364, 1.000000e-300
  %367 = select i1 %365, i1 %366, i1 false
  br i1 %367, label %376, label %384

368:                                              
  %369 = phi double [ %371, %368 ], [ %359, %358 ]
  %370 = phi i32 [ %372, %368 ], [ %360, %358 ]
  %371 = fmul double %369, 2.000000e+00
  %372 = add nsw i32 %370, -1
  %373 = icmp sgt i32 %370, 1
  %374 = fcmp olt double %371, 1.000000e+300
  %375 = select i1 %373, i1 %374, i1 false
  br i1 %375, label %368, label %362

376:                                              
  %377 = phi double [ %379, %376 ], [ %364, %362 ]
  %378 = phi i32 [ %380, %376 ], [ %363, %362 ]
  %379 = fmul double %377, 5.000000e-01
  %380 = add nsw i32 %378, 1
  %381 = icmp slt i32 %378, -1
  %382 = fcmp ogt double %379, 1.000000e-300
  %383 = select i1 %381, i1 %382, i1 false
  br i1 %383, label %376, label %384

384:                                              
  %385 = phi double [ %364, %362 ], [ %379, %376 ]
  %386 = fneg double %385
  %387 = icmp slt i16 %346, 0
  %388 = select i1 %387, double %386, double %385
  br label %389

389:                                              
  %390 = phi double [ %342, %341 ], [ %340, %338 ], [ 0.000000e+00, %336 ], [ %357, %352 ], [ %388, %384 ], [ 0.000000e+00, %343 ]
  %391 = getelementptr inbounds i8, ptr %324, i64 40
  store double %390, ptr %391, align 8
  br label %397

392:                                              
  %393 = getelementptr inbounds i8, ptr %324, i64 48
  %394 = load ptr, ptr %324, align 8
  %395 = icmp eq i8 %334, 3
  %396 = select i1 %395, i64 4, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4) %393, ptr noundef nonnull align 1 dereferenceable(4) %394, i64 %396, i1 false)
  br label %397

397:                                              
  %398 = add nuw nsw i64 %323, 1
  %399 = load i64, ptr %9, align 8
  %400 = icmp slt i64 %398, %399
  br i1 %400, label %322, label %316

401:                                              
  %402 = phi i64 [ 0, %320 ], [ %485, %484 ]
  %403 = getelementptr inbounds [4096 x %struct.constant], ptr %321, i64 0, i64 %402
  %404 = load ptr, ptr %403, align 8
  %405 = ptrtoint ptr %404 to i64
  %406 = lshr i64 %405, 12
  %407 = and i64 %406, 255
  %408 = getelementptr inbounds [256 x i64], ptr @readable.known, i64 0, i64 %407
  %409 = load i64, ptr %408, align 8
  %410 = icmp eq i64 %409, %406
  br i1 %410, label %423, label %411

411:                                              
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #18
  %412 = icmp uge ptr %404, inttoptr (i64 4096 to ptr)
  %413 = icmp ult ptr %404, inttoptr (i64 281474976710656 to ptr)
  %414 = and i1 %412, %413
  br i1 %414, label %415, label %421

415:                                              
  %416 = and i64 %405, -4096
  %417 = inttoptr i64 %416 to ptr
  %418 = call i32 @mincore(ptr noundef %417, i64 noundef 1, ptr noundef nonnull %5) #19
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %420, label %421

420:                                              
  store i64 %406, ptr %408, align 8
  br label %421

421:                                              
  %422 = phi i32 [ 1, %420 ], [ 0, %415 ], [ 0, %411 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #18
  br label %423

423:                                              
  %424 = phi i32 [ %422, %421 ], [ 1, %401 ]
  %425 = icmp eq i32 %424, 0
  br i1 %425, label %484, label %426

426:                                              
  %427 = load ptr, ptr %403, align 8
  %428 = getelementptr inbounds i8, ptr %403, i64 10
  %429 = load i8, ptr %428, align 2
  switch i8 %429, label %481 [
    i8 0, label %430
    i8 1, label %433
    i8 2, label %435
  ]

430:                                              
  %431 = load float, ptr %427, align 1
  %432 = fpext float %431 to double
  br label %481

433:                                              
  %434 = load double, ptr %427, align 1
  br label %481

435:                                              
  %436 = load i64, ptr %427, align 1
  %437 = getelementptr inbounds i8, ptr %427, i64 8
  %438 = load i16, ptr %437, align 1
  %439 = and i16 %438, 32767
  %440 = zext nneg i16 %439 to i32
  %441 = icmp eq i64 %436, 0
  br i1 %441, label %481, label %442

442:                                              
  %443 = icmp eq i16 %439, 32767
  br i1 %443, label %444, label %450

444:                                              
  %445 = and i64 %436, 9223372036854775807
  %446 = icmp eq i64 %445, 0
  %447 = icmp sgt i16 %438, -1
  %448 = select i1 %447, double 0x7FF0000000000000, double 0xFFF0000000000000
  %449 = select i1 %446, double %448, double 0x7FF8000000000000
  br label %481

450:                                              
  %451 = uitofp i64 %436 to double
  %452 = add nsw i32 %440, -16446
  %453 = icmp ugt i16 %439, 16446
  br i1 %453, label %460, label %454

454:                                              
  %455 = phi i32 [ %452, %450 ], [ %464, %460 ]
  %456 = phi double [ %451, %450 ], [ %463, %460 ]
  %457 = icmp slt i32 %455, 0
  %458 = fcmp ogt double %456, 1.000000e-300
  %459 = select i1 %457, i1 %458, i1 false
  br i1 %459, label %468, label %476

460:                                              
  %461 = phi double [ %463, %460 ], [ %451, %450 ]
  %462 = phi i32 [ %464, %460 ], [ %452, %450 ]
  %463 = fmul double %461, 2.000000e+00
  %464 = add nsw i32 %462, -1
  %465 = icmp sgt i32 %462, 1
  %466 = fcmp olt double %463, 1.000000e+300
  %467 = select i1 %465, i1 %466, i1 false
  br i1 %467, label %460, label %454

468:                                              
  %469 = phi double [ %471, %468 ], [ %456, %454 ]
  %470 = phi i32 [ %472, %468 ], [ %455, %454 ]
  %471 = fmul double %469, 5.000000e-01
  %472 = add nsw i32 %470, 1
  %473 = icmp slt i32 %470, -1
  %474 = fcmp ogt double %471, 1.000000e-300
  %475 = select i1 %473, i1 %474, i1 false
  br i1 %475, label %468, label %476

476:                                              
  %477 = phi double [ %456, %454 ], [ %471, %468 ]
  %478 = fneg double %477
  %479 = icmp slt i16 %438, 0
  %480 = select i1 %479, double %478, double %477
  br label %481

481:                                              
  %482 = phi double [ %434, %433 ], [ %432, %430 ], [ 0.000000e+00, %426 ], [ %449, %444 ], [ %480, %476 ], [ 0.000000e+00, %435 ]
  %483 = getelementptr inbounds i8, ptr %403, i64 16
  store double %482, ptr %483, align 8
  br label %484

484:                                              
  %485 = add nuw nsw i64 %402, 1
  %486 = load i64, ptr %317, align 8
  %487 = icmp slt i64 %485, %486
  br i1 %487, label %401, label %488

488:                                              
  %489 = getelementptr inbounds i8, ptr %9, i64 6472
  store i32 1, ptr %489, align 8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %7) #18
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %6) #18
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
  %9 = getelementptr inbounds i8, ptr %5, i64 104784
  br label %16

10:                                               
  %11 = getelementptr inbounds i8, ptr %5, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %108

14:                                               
  %15 = getelementptr inbounds i8, ptr %5, i64 6480
  br label %109

16:                                               
  %17 = phi i64 [ 0, %8 ], [ %106, %105 ]
  %18 = getelementptr inbounds [2097152 x %struct.cell], ptr %9, i64 0, i64 %17
  %19 = getelementptr inbounds i8, ptr %18, i64 60
  %20 = load i8, ptr %19, align 4
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %105, label %22

22:                                               
  %23 = getelementptr inbounds i8, ptr %18, i64 62
  %24 = load i8, ptr %23, align 2
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %105

26:                                               
  %27 = getelementptr inbounds i8, ptr %18, i64 58
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
  %35 = getelementptr inbounds i8, ptr %18, i64 48
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
  %103 = getelementptr inbounds i8, ptr %18, i64 63
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
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #18
  %120 = icmp uge ptr %112, inttoptr (i64 4096 to ptr)
  %121 = icmp ult ptr %112, inttoptr (i64 281474976710656 to ptr)
  %122 = and i1 %120, %121
  br i1 %122, label %123, label %129

123:                                              
  %124 = and i64 %113, -4096
  %125 = inttoptr i64 %124 to ptr
  %126 = call i32 @mincore(ptr noundef %125, i64 noundef 1, ptr noundef nonnull %2) #19
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %129

128:                                              
  store i64 %114, ptr %116, align 8
  br label %129

129:                                              
  %130 = phi i32 [ 1, %128 ], [ 0, %123 ], [ 0, %119 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #18
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
  %9 = getelementptr inbounds i8, ptr %8, i64 6472
  store i32 0, ptr %9, align 8
  %10 = tail call i32 @fork() #19
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               
  %13 = tail call i32 @alarm(i32 noundef 60) #19
  tail call fastcc void @run(ptr noundef %0, double noundef %1, i32 noundef %2, i32 noundef 0) #17
  tail call void @_exit(i32 noundef 0) #20
  unreachable

14:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #18
  store i32 0, ptr %6, align 4
  %15 = icmp slt i32 %10, 0
  br i1 %15, label %33, label %16

16:                                               
  %17 = call i32 @waitpid(i32 noundef %10, ptr noundef nonnull %6, i32 noundef 0) #19
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %16, label %19

19:                                               
  %20 = load i32, ptr %6, align 4
  %21 = icmp eq i32 %20, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #18
  br i1 %21, label %22, label %34

22:                                               
  %23 = load i32, ptr %9, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %34, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %8, i64 6456
  %27 = load double, ptr %26, align 8
  store double %27, ptr %3, align 8
  %28 = getelementptr inbounds i8, ptr %8, i64 6464
  %29 = load double, ptr %28, align 8
  %30 = load double, ptr %4, align 8
  %31 = fcmp ogt double %29, %30
  br i1 %31, label %32, label %34

32:                                               
  store double %29, ptr %4, align 8
  br label %34

33:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #18
  br label %34

34:                                               
  %35 = phi i32 [ 0, %22 ], [ 0, %19 ], [ 1, %32 ], [ 1, %25 ], [ 0, %33 ]
  ret i32 %35
}

declare i32 @alarm(i32 noundef) local_unnamed_addr #3

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #14

declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #15

declare i64 @llvm.smax.i64(i64, i64) #16

declare i64 @llvm.umin.i64(i64, i64) #16

declare i32 @llvm.smax.i32(i32, i32) #16

attributes #0 = { nounwind "no-builtin-printf" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-builtin-printf" }
attributes #4 = { nofree nounwind memory(read) "no-builtin-printf" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(read) "no-builtin-printf" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #7 = { nofree "no-builtin-printf" }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-builtin-printf" }
attributes #9 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "no-builtin-printf" }
attributes #10 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtin-printf" }
attributes #11 = { noreturn "no-builtin-printf" }
attributes #12 = { nofree nounwind "no-builtin-printf" }
attributes #13 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-builtin-printf" }
attributes #14 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { nofree nounwind willreturn memory(argmem: read) }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { "no-builtin-printf" }
attributes #18 = { nounwind }
attributes #19 = { nounwind "no-builtin-printf" }
attributes #20 = { noreturn nounwind "no-builtin-printf" }
attributes #21 = { allocsize(0,1) "no-builtin-printf" }


