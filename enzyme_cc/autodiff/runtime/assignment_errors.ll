; from assignment_errors.c, support.h: 67cc48418186d4905de189425dd75cc3

%struct.start = type { i64, ptr, double, double, i64 }

@__enzyme_cc_error_requests = linkonce_odr hidden local_unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [20 x i8] c"ENZYME_ERROR_REPORT\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"{\22requests\22: [\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%s\0A  {\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"function\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c", \00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.9 = private unnamed_addr constant [44 x i8] c", \22line\22: %ld, \22calls\22: %ld,\0A    \22total\22: {\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"float\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"half\00", align 1
@.str.12 = private unnamed_addr constant [22 x i8] c"},\0A    \22variables\22: [\00", align 1
@.str.13 = private unnamed_addr constant [18 x i8] c"],\0A    \22lines\22: [\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"]}\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"\0A]}\0A\00", align 1
@__enzyme_cc_error_room = linkonce_odr hidden local_unnamed_addr global i64 0, align 8
@__enzyme_cc_error_starts = linkonce_odr hidden local_unnamed_addr global ptr null, align 8
@__enzyme_cc_error_used = linkonce_odr hidden local_unnamed_addr global i64 0, align 8
@__enzyme_cc_error_lock = linkonce_odr hidden global i32 0, align 4
@.str.16 = private unnamed_addr constant [7 x i8] c"\22%s\22: \00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c"\\u%04x\00", align 1
@.str.19 = private unnamed_addr constant [12 x i8] c"\22%s\22: %.17g\00", align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"\22%s\22: null\00", align 1
@.str.21 = private unnamed_addr constant [11 x i8] c"%s\0A      {\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"name\00", align 1
@.str.23 = private unnamed_addr constant [16 x i8] c", \22line\22: %ld, \00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"type\00", align 1
@.str.25 = private unnamed_addr constant [23 x i8] c", \22assignments\22: %ld, \00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"max_abs\00", align 1
@.str.27 = private unnamed_addr constant [12 x i8] c"float_error\00", align 1
@.str.28 = private unnamed_addr constant [11 x i8] c"half_error\00", align 1
@.str.30 = private unnamed_addr constant [47 x i8] c"enzyme-cc: no memory for the report of errors\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_error_write() #0 {
  %1 = load ptr, ptr @__enzyme_cc_error_requests, align 8
  %2 = tail call ptr @getenv(ptr noundef nonnull @.str)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %7, label %4

4:                                                
  %5 = load i8, ptr %2, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %10

7:                                                
  %8 = getelementptr inbounds i8, ptr %1, i64 16
  %9 = load ptr, ptr %8, align 8
  br label %10

10:                                               
  %11 = phi ptr [ %9, %7 ], [ %2, %4 ]
  %12 = tail call ptr @fopen(ptr noundef %11, ptr noundef nonnull @.str.2)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               
  %15 = tail call i64 @fwrite(ptr nonnull @.str.3, i64 14, i64 1, ptr nonnull %12)
  %16 = icmp eq ptr %1, null
  br i1 %16, label %69, label %17

17:                                               
  %18 = phi ptr [ %55, %51 ], [ %1, %14 ]
  %19 = phi ptr [ @.str.5, %51 ], [ @.str.1, %14 ]
  %20 = getelementptr inbounds i8, ptr %18, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %57

23:                                               
  %24 = phi double [ 0.000000e+00, %17 ], [ %63, %57 ]
  %25 = phi double [ 0.000000e+00, %17 ], [ %66, %57 ]
  %26 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef nonnull %12, ptr noundef nonnull @.str.4, ptr noundef nonnull %19) #15
  %27 = getelementptr inbounds i8, ptr %18, i64 24
  %28 = load ptr, ptr %27, align 8
  tail call fastcc void @text(ptr noundef nonnull %12, ptr noundef nonnull @.str.6, ptr noundef %28)
  %29 = tail call i64 @fwrite(ptr nonnull @.str.7, i64 2, i64 1, ptr nonnull %12)
  %30 = getelementptr inbounds i8, ptr %18, i64 32
  %31 = load ptr, ptr %30, align 8
  tail call fastcc void @text(ptr noundef nonnull %12, ptr noundef nonnull @.str.8, ptr noundef %31)
  %32 = getelementptr inbounds i8, ptr %18, i64 40
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %18, i64 56
  %35 = load i64, ptr %34, align 8
  %36 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef nonnull %12, ptr noundef nonnull @.str.9, i64 noundef %33, i64 noundef %35) #15
  %37 = fsub double %24, %24
  %38 = fcmp oeq double %37, 0.000000e+00
  br i1 %38, label %39, label %41

39:                                               
  %40 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef nonnull %12, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.10, double noundef %24) #15
  br label %43

41:                                               
  %42 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef nonnull %12, ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.10) #15
  br label %43

43:                                               
  %44 = tail call i64 @fwrite(ptr nonnull @.str.7, i64 2, i64 1, ptr nonnull %12)
  %45 = fsub double %25, %25
  %46 = fcmp oeq double %45, 0.000000e+00
  br i1 %46, label %47, label %49

47:                                               
  %48 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef nonnull %12, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.11, double noundef %25) #15
  br label %51

49:                                               
  %50 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef nonnull %12, ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.11) #15
  br label %51

51:                                               
  %52 = tail call i64 @fwrite(ptr nonnull @.str.12, i64 21, i64 1, ptr nonnull %12)
  tail call fastcc void @entries(ptr noundef nonnull %12, ptr noundef nonnull %18, i32 noundef 0)
  %53 = tail call i64 @fwrite(ptr nonnull @.str.13, i64 17, i64 1, ptr nonnull %12)
  tail call fastcc void @entries(ptr noundef nonnull %12, ptr noundef nonnull %18, i32 noundef 1)
  %54 = tail call i64 @fwrite(ptr nonnull @.str.14, i64 2, i64 1, ptr nonnull %12)
  %55 = load ptr, ptr %18, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %69, label %17

57:                                               
  %58 = phi ptr [ %67, %57 ], [ %21, %17 ]
  %59 = phi double [ %66, %57 ], [ 0.000000e+00, %17 ]
  %60 = phi double [ %63, %57 ], [ 0.000000e+00, %17 ]
  %61 = getelementptr inbounds i8, ptr %58, i64 88
  %62 = load double, ptr %61, align 8
  %63 = fadd double %60, %62
  %64 = getelementptr inbounds i8, ptr %58, i64 96
  %65 = load double, ptr %64, align 8
  %66 = fadd double %59, %65
  %67 = load ptr, ptr %58, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %23, label %57

69:                                               
  %70 = tail call i64 @fwrite(ptr nonnull @.str.15, i64 4, i64 1, ptr nonnull %12)
  %71 = tail call i32 @fclose(ptr noundef nonnull %12)
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %74, label %73

73:                                               
  tail call void @perror(ptr noundef %11) #16
  br label %74

74:                                               
  ret void
}

declare noundef ptr @getenv(ptr nocapture noundef) local_unnamed_addr #1

declare noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #2

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #2

declare noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #2

define internal fastcc void @text(ptr nocapture noundef %0, ptr noundef %1, ptr noundef readonly %2) unnamed_addr #3 {
  %4 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.16, ptr noundef %1) #15
  %5 = icmp eq ptr %2, null
  br i1 %5, label %6, label %8

6:                                                
  %7 = tail call i64 @fwrite(ptr nonnull @.str.17, i64 4, i64 1, ptr %0)
  br label %33

8:                                                
  %9 = tail call i32 @fputc(i32 noundef 34, ptr noundef %0)
  %10 = load i8, ptr %2, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %31, label %12

12:                                               
  %13 = phi i8 [ %29, %27 ], [ %10, %8 ]
  %14 = phi ptr [ %28, %27 ], [ %2, %8 ]
  %15 = icmp ult i8 %13, 32
  br i1 %15, label %16, label %19

16:                                               
  %17 = zext nneg i8 %13 to i32
  %18 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.18, i32 noundef %17) #15
  br label %27

19:                                               
  switch i8 %13, label %23 [
    i8 34, label %20
    i8 92, label %20
  ]

20:                                               
  %21 = tail call i32 @fputc(i32 noundef 92, ptr noundef %0)
  %22 = load i8, ptr %14, align 1
  br label %23

23:                                               
  %24 = phi i8 [ %13, %19 ], [ %22, %20 ]
  %25 = sext i8 %24 to i32
  %26 = tail call i32 @fputc(i32 noundef %25, ptr noundef %0)
  br label %27

27:                                               
  %28 = getelementptr inbounds i8, ptr %14, i64 1
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %12

31:                                               
  %32 = tail call i32 @fputc(i32 noundef 34, ptr noundef %0)
  br label %33

33:                                               
  ret void
}

define internal fastcc void @entries(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, ptr @same_variable, ptr @same_line
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                
  ret void

10:                                               
  %11 = phi ptr [ %112, %110 ], [ %7, %3 ]
  %12 = phi ptr [ %111, %110 ], [ @.str.1, %3 ]
  %13 = getelementptr inbounds i8, ptr %11, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 40
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %11, i64 48
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %11, i64 56
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %11, i64 72
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %11, i64 80
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %11, i64 88
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %11, i64 96
  %32 = load double, ptr %31, align 8
  br label %33

33:                                               
  %34 = phi ptr [ %6, %10 ], [ %35, %40 ]
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, %11
  br i1 %36, label %37, label %40

37:                                               
  %38 = load ptr, ptr %11, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %43, label %49

40:                                               
  %41 = tail call i32 %5(ptr noundef %35, ptr noundef nonnull %11) #15
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %33, label %110

43:                                               
  %44 = phi i64 [ %26, %37 ], [ %72, %71 ]
  %45 = phi double [ %28, %37 ], [ %73, %71 ]
  %46 = phi double [ %30, %37 ], [ %74, %71 ]
  %47 = phi double [ %32, %37 ], [ %75, %71 ]
  %48 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.21, ptr noundef %12) #15
  br i1 %4, label %78, label %91

49:                                               
  %50 = phi ptr [ %76, %71 ], [ %38, %37 ]
  %51 = phi double [ %75, %71 ], [ %32, %37 ]
  %52 = phi double [ %74, %71 ], [ %30, %37 ]
  %53 = phi double [ %73, %71 ], [ %28, %37 ]
  %54 = phi i64 [ %72, %71 ], [ %26, %37 ]
  %55 = tail call i32 %5(ptr noundef nonnull %11, ptr noundef nonnull %50) #15
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %71, label %57

57:                                               
  %58 = getelementptr inbounds i8, ptr %50, i64 72
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %59, %54
  %61 = getelementptr inbounds i8, ptr %50, i64 88
  %62 = load double, ptr %61, align 8
  %63 = fadd double %52, %62
  %64 = getelementptr inbounds i8, ptr %50, i64 96
  %65 = load double, ptr %64, align 8
  %66 = fadd double %51, %65
  %67 = getelementptr inbounds i8, ptr %50, i64 80
  %68 = load double, ptr %67, align 8
  %69 = fcmp ogt double %68, %53
  br i1 %69, label %70, label %71

70:                                               
  br label %71

71:                                               
  %72 = phi i64 [ %60, %70 ], [ %60, %57 ], [ %54, %49 ]
  %73 = phi double [ %68, %70 ], [ %53, %57 ], [ %53, %49 ]
  %74 = phi double [ %63, %70 ], [ %63, %57 ], [ %52, %49 ]
  %75 = phi double [ %66, %70 ], [ %66, %57 ], [ %51, %49 ]
  %76 = load ptr, ptr %50, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %43, label %49

78:                                               
  tail call fastcc void @text(ptr noundef %0, ptr noundef nonnull @.str.22, ptr noundef %14)
  %79 = tail call i64 @fwrite(ptr nonnull @.str.7, i64 2, i64 1, ptr %0)
  tail call fastcc void @text(ptr noundef %0, ptr noundef nonnull @.str.6, ptr noundef %16)
  %80 = tail call i64 @fwrite(ptr nonnull @.str.7, i64 2, i64 1, ptr %0)
  tail call fastcc void @text(ptr noundef %0, ptr noundef nonnull @.str.8, ptr noundef %18)
  %81 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.23, i64 noundef %22) #15
  tail call fastcc void @text(ptr noundef %0, ptr noundef nonnull @.str.24, ptr noundef %20)
  %82 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.25, i64 noundef %44) #15
  %83 = fsub double %45, %45
  %84 = fcmp oeq double %83, 0.000000e+00
  br i1 %84, label %85, label %87

85:                                               
  %86 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.26, double noundef %45) #15
  br label %89

87:                                               
  %88 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.26) #15
  br label %89

89:                                               
  %90 = tail call i64 @fwrite(ptr nonnull @.str.7, i64 2, i64 1, ptr %0)
  br label %93

91:                                               
  tail call fastcc void @text(ptr noundef %0, ptr noundef nonnull @.str.8, ptr noundef %18)
  %92 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.23, i64 noundef %24) #15
  br label %93

93:                                               
  %94 = fsub double %46, %46
  %95 = fcmp oeq double %94, 0.000000e+00
  br i1 %95, label %96, label %98

96:                                               
  %97 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.27, double noundef %46) #15
  br label %100

98:                                               
  %99 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.27) #15
  br label %100

100:                                              
  %101 = tail call i64 @fwrite(ptr nonnull @.str.7, i64 2, i64 1, ptr %0)
  %102 = fsub double %47, %47
  %103 = fcmp oeq double %102, 0.000000e+00
  br i1 %103, label %104, label %106

104:                                              
  %105 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.28, double noundef %47) #15
  br label %108

106:                                              
  %107 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.28) #15
  br label %108

108:                                              
  %109 = tail call i32 @fputc(i32 125, ptr %0)
  br label %110

110:                                              
  %111 = phi ptr [ @.str.5, %108 ], [ %12, %40 ]
  %112 = load ptr, ptr %11, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %9, label %10
}

declare noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #2

define linkonce_odr hidden void @__enzyme_cc_error_begin(ptr noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                
  %3 = atomicrmw xchg ptr @__enzyme_cc_error_lock, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2

5:                                                
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %20

12:                                               
  store i64 1, ptr %9, align 8
  %13 = load ptr, ptr @__enzyme_cc_error_requests, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %18

15:                                               
  %16 = tail call i32 @atexit(ptr noundef nonnull @__enzyme_cc_error_write) #15
  %17 = load ptr, ptr @__enzyme_cc_error_requests, align 8
  br label %18

18:                                               
  %19 = phi ptr [ %17, %15 ], [ %13, %12 ]
  store ptr %19, ptr %0, align 8
  store ptr %0, ptr @__enzyme_cc_error_requests, align 8
  br label %20

20:                                               
  store atomic i32 0, ptr @__enzyme_cc_error_lock release, align 4
  ret void
}

declare i32 @atexit(ptr noundef) local_unnamed_addr #4

define linkonce_odr hidden void @__enzyme_cc_error_add(ptr noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #0 {
  br label %4

4:                                                
  %5 = atomicrmw xchg ptr @__enzyme_cc_error_lock, i32 1 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %4

7:                                                
  %8 = tail call double @__enzyme_cc_rounded(double noundef %1, i32 noundef 5, i32 noundef 10) #15
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %17

12:                                               
  store i64 1, ptr %9, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %0, align 8
  store ptr %0, ptr %15, align 8
  br label %17

17:                                               
  %18 = tail call double @llvm.fabs.f64(double %1)
  %19 = getelementptr inbounds i8, ptr %0, i64 72
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 80
  %23 = load double, ptr %22, align 8
  %24 = fcmp ugt double %18, %23
  br i1 %24, label %25, label %26

25:                                               
  store double %18, ptr %22, align 8
  br label %26

26:                                               
  %27 = fsub double %8, %1
  %28 = fptrunc double %1 to float
  %29 = fpext float %28 to double
  %30 = fsub double %29, %1
  %31 = fsub double %30, %30
  %32 = fcmp une double %31, 0.000000e+00
  %33 = fmul double %30, %2
  %34 = tail call double @llvm.fabs.f64(double %33)
  %35 = select i1 %32, double 0x7FF0000000000000, double %34
  %36 = getelementptr inbounds i8, ptr %0, i64 88
  %37 = load double, ptr %36, align 8
  %38 = fadd double %35, %37
  store double %38, ptr %36, align 8
  %39 = fsub double %27, %27
  %40 = fcmp une double %39, 0.000000e+00
  %41 = fmul double %27, %2
  %42 = tail call double @llvm.fabs.f64(double %41)
  %43 = select i1 %40, double 0x7FF0000000000000, double %42
  %44 = getelementptr inbounds i8, ptr %0, i64 96
  %45 = load double, ptr %44, align 8
  %46 = fadd double %43, %45
  store double %46, ptr %44, align 8
  store atomic i32 0, ptr @__enzyme_cc_error_lock release, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_error_overwrite(i64 noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                
  %3 = atomicrmw xchg ptr @__enzyme_cc_error_lock, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2

5:                                                
  %6 = tail call fastcc ptr @start_of(i64 noundef %0)
  %7 = getelementptr inbounds i8, ptr %6, i64 32
  store i64 1, ptr %7, align 8
  store atomic i32 0, ptr @__enzyme_cc_error_lock release, align 4
  ret void
}

define internal fastcc noundef ptr @start_of(i64 noundef %0) unnamed_addr #0 {
  %2 = load i64, ptr @__enzyme_cc_error_used, align 8
  %3 = shl i64 %2, 1
  %4 = load i64, ptr @__enzyme_cc_error_room, align 8
  %5 = icmp ult i64 %3, %4
  %6 = load ptr, ptr @__enzyme_cc_error_starts, align 8
  br i1 %5, label %46, label %7

7:                                                
  %8 = icmp eq i64 %4, 0
  %9 = shl i64 %4, 1
  %10 = select i1 %8, i64 1024, i64 %9
  %11 = mul i64 %10, 40
  %12 = tail call ptr @malloc(i64 noundef %11) #17
  %13 = icmp eq ptr %12, null
  br i1 %13, label %16, label %14

14:                                               
  %15 = icmp eq i64 %10, 0
  br i1 %15, label %18, label %21

16:                                               
  %17 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.30, i64 noundef 46) #15
  tail call void @abort() #18
  unreachable

18:                                               
  br i1 %8, label %26, label %19

19:                                               
  %20 = add i64 %9, -1
  br label %27

21:                                               
  %22 = phi i64 [ %24, %21 ], [ 0, %14 ]
  %23 = getelementptr inbounds %struct.start, ptr %12, i64 %22
  store i64 0, ptr %23, align 8
  %24 = add nuw i64 %22, 1
  %25 = icmp eq i64 %24, %10
  br i1 %25, label %18, label %21

26:                                               
  tail call void @free(ptr noundef %6)
  store ptr %12, ptr @__enzyme_cc_error_starts, align 8
  store i64 %10, ptr @__enzyme_cc_error_room, align 8
  br label %46

27:                                               
  %28 = phi i64 [ 0, %19 ], [ %44, %43 ]
  %29 = getelementptr inbounds %struct.start, ptr %6, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %43, label %32

32:                                               
  %33 = mul i64 %30, -7046029254386353131
  %34 = lshr i64 %33, 20
  br label %35

35:                                               
  %36 = phi i64 [ %34, %32 ], [ %41, %35 ]
  %37 = and i64 %36, %20
  %38 = getelementptr inbounds %struct.start, ptr %12, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  %41 = add i64 %37, 1
  br i1 %40, label %42, label %35

42:                                               
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %38, ptr noundef nonnull align 8 dereferenceable(40) %29, i64 40, i1 false)
  br label %43

43:                                               
  %44 = add nuw i64 %28, 1
  %45 = icmp eq i64 %44, %4
  br i1 %45, label %26, label %27

46:                                               
  %47 = phi ptr [ %12, %26 ], [ %6, %1 ]
  %48 = phi i64 [ %10, %26 ], [ %4, %1 ]
  %49 = mul i64 %0, -7046029254386353131
  %50 = lshr i64 %49, 20
  %51 = add i64 %48, -1
  br label %52

52:                                               
  %53 = phi i64 [ %50, %46 ], [ %60, %52 ]
  %54 = and i64 %53, %51
  %55 = getelementptr inbounds %struct.start, ptr %47, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  %58 = icmp eq i64 %56, %0
  %59 = or i1 %57, %58
  %60 = add i64 %54, 1
  br i1 %59, label %61, label %52

61:                                               
  br i1 %57, label %62, label %66

62:                                               
  store i64 %0, ptr %55, align 8
  %63 = getelementptr inbounds i8, ptr %55, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %63, i8 0, i64 32, i1 false)
  %64 = load i64, ptr @__enzyme_cc_error_used, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr @__enzyme_cc_error_used, align 8
  br label %66

66:                                               
  ret ptr %55
}

define linkonce_odr hidden i64 @__enzyme_cc_error_is_start(i64 noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                
  %3 = atomicrmw xchg ptr @__enzyme_cc_error_lock, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2

5:                                                
  %6 = tail call fastcc ptr @start_of(i64 noundef %0)
  %7 = getelementptr inbounds i8, ptr %6, i64 32
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  %10 = zext i1 %9 to i64
  store atomic i32 0, ptr @__enzyme_cc_error_lock release, align 4
  ret i64 %10
}

define linkonce_odr hidden void @__enzyme_cc_error_read(ptr noundef %0, double noundef %1, double noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  br label %5

5:                                                
  %6 = atomicrmw xchg ptr @__enzyme_cc_error_lock, i32 1 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %5

8:                                                
  %9 = tail call fastcc ptr @start_of(i64 noundef %3)
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 16
  store double %1, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %9, i64 24
  %13 = load double, ptr %12, align 8
  %14 = fadd double %13, %2
  store double %14, ptr %12, align 8
  store atomic i32 0, ptr @__enzyme_cc_error_lock release, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_error_end() local_unnamed_addr #0 {
  br label %1

1:                                                
  %2 = atomicrmw xchg ptr @__enzyme_cc_error_lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %1

4:                                                
  %5 = load i64, ptr @__enzyme_cc_error_room, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %9

7:                                                
  %8 = load ptr, ptr @__enzyme_cc_error_starts, align 8
  tail call void @free(ptr noundef %8)
  store ptr null, ptr @__enzyme_cc_error_starts, align 8
  store i64 0, ptr @__enzyme_cc_error_used, align 8
  store i64 0, ptr @__enzyme_cc_error_room, align 8
  store atomic i32 0, ptr @__enzyme_cc_error_lock release, align 4
  ret void

9:                                                
  %10 = phi i64 [ %66, %65 ], [ %5, %4 ]
  %11 = phi i64 [ %67, %65 ], [ 0, %4 ]
  %12 = load ptr, ptr @__enzyme_cc_error_starts, align 8
  %13 = getelementptr inbounds %struct.start, ptr %12, i64 %11
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %65, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %13, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %65, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %13, i64 16
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %13, i64 24
  %24 = load double, ptr %23, align 8
  %25 = tail call double @__enzyme_cc_rounded(double noundef %22, i32 noundef 5, i32 noundef 10) #15
  %26 = getelementptr inbounds i8, ptr %18, i64 64
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %34

29:                                               
  store i64 1, ptr %26, align 8
  %30 = getelementptr inbounds i8, ptr %18, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 8
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %18, align 8
  store ptr %18, ptr %32, align 8
  br label %34

34:                                               
  %35 = tail call double @llvm.fabs.f64(double %22)
  %36 = getelementptr inbounds i8, ptr %18, i64 72
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds i8, ptr %18, i64 80
  %40 = load double, ptr %39, align 8
  %41 = fcmp ugt double %35, %40
  br i1 %41, label %42, label %43

42:                                               
  store double %35, ptr %39, align 8
  br label %43

43:                                               
  %44 = fsub double %25, %22
  %45 = fptrunc double %22 to float
  %46 = fpext float %45 to double
  %47 = fsub double %46, %22
  %48 = fsub double %47, %47
  %49 = fcmp une double %48, 0.000000e+00
  %50 = fmul double %24, %47
  %51 = tail call double @llvm.fabs.f64(double %50)
  %52 = select i1 %49, double 0x7FF0000000000000, double %51
  %53 = getelementptr inbounds i8, ptr %18, i64 88
  %54 = load double, ptr %53, align 8
  %55 = fadd double %52, %54
  store double %55, ptr %53, align 8
  %56 = fsub double %44, %44
  %57 = fcmp une double %56, 0.000000e+00
  %58 = fmul double %24, %44
  %59 = tail call double @llvm.fabs.f64(double %58)
  %60 = select i1 %57, double 0x7FF0000000000000, double %59
  %61 = getelementptr inbounds i8, ptr %18, i64 96
  %62 = load double, ptr %61, align 8
  %63 = fadd double %60, %62
  store double %63, ptr %61, align 8
  %64 = load i64, ptr @__enzyme_cc_error_room, align 8
  br label %65

65:                                               
  %66 = phi i64 [ %64, %43 ], [ %10, %16 ], [ %10, %9 ]
  %67 = add nuw i64 %11, 1
  %68 = icmp ult i64 %67, %66
  br i1 %68, label %9, label %7
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

declare noundef i32 @fputc(i32 noundef, ptr nocapture noundef) local_unnamed_addr #2

define internal range(i32 0, 2) i32 @same_line(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %8, label %22

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 32
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %10, %12
  br i1 %13, label %22, label %14

14:                                               
  %15 = icmp ne ptr %10, null
  %16 = icmp ne ptr %12, null
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %22

18:                                               
  %19 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %10, ptr noundef nonnull readonly dereferenceable(1) %12) #15
  %20 = icmp eq i32 %19, 0
  %21 = zext i1 %20 to i32
  br label %22

22:                                               
  %23 = phi i32 [ 0, %2 ], [ 1, %8 ], [ 0, %14 ], [ %21, %18 ]
  ret i32 %23
}

define internal range(i32 0, 2) i32 @same_variable(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %4, %6
  br i1 %7, label %15, label %8

8:                                                
  %9 = icmp ne ptr %4, null
  %10 = icmp ne ptr %6, null
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %29

12:                                               
  %13 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %4, ptr noundef nonnull readonly dereferenceable(1) %6) #15
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %29

15:                                               
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %1, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %29, label %21

21:                                               
  %22 = icmp ne ptr %17, null
  %23 = icmp ne ptr %19, null
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %29

25:                                               
  %26 = tail call i32 @strcmp(ptr noundef nonnull readonly dereferenceable(1) %17, ptr noundef nonnull readonly dereferenceable(1) %19) #15
  %27 = icmp eq i32 %26, 0
  %28 = zext i1 %27 to i32
  br label %29

29:                                               
  %30 = phi i32 [ 0, %12 ], [ 1, %15 ], [ 0, %21 ], [ %28, %25 ], [ 0, %8 ]
  ret i32 %30
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #8

declare double @__enzyme_cc_rounded(double noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare double @llvm.fabs.f64(double) #10

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #11

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #4

declare void @abort() local_unnamed_addr #12

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #13

declare noundef i64 @fwrite(ptr nocapture noundef, i64 noundef, i64 noundef, ptr nocapture noundef) local_unnamed_addr #14

attributes #0 = { nounwind }
attributes #1 = { nofree nounwind memory(read) }
attributes #2 = { nofree nounwind }
attributes #3 = { nofree nounwind }
attributes #4 = { nofree }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(read, inaccessiblemem: none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree nounwind willreturn memory(argmem: read) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #12 = { noreturn nounwind }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { nofree nounwind }
attributes #15 = { nounwind }
attributes #16 = { cold }
attributes #17 = { allocsize(0) }
attributes #18 = { noreturn nounwind }


