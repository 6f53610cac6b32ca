; from called_pointers.c, support.h: 8d1af70f8693a7e44add9cbdcbd8e509

%struct.image = type { ptr, ptr, ptr, ptr }
%struct.section = type { i32, i32, i64, i64, i64, i64, i32, i32, i64, i64 }
%struct.symbol = type { i32, i8, i8, i16, i64, i64 }

@.str = private unnamed_addr constant [42 x i8] c"enzyme-cc: a null pointer is called here\0A\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"enzyme-cc: the function \00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"'\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"at \00", align 1
@.str.4 = private unnamed_addr constant [70 x i8] c" is called here through a pointer, and there is no derivative of it: \00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.6 = private unnamed_addr constant [311 x i8] c"its code was not compiled by enzyme-clang, enzyme-clang++, enzyme-flang or enzyme-rustc, or nothing that was linked with this call takes its address; compile the file that defines it with one of them, give it to the link as an object or a static library, and leave derivatives to the link (--enzyme-when=link)\0A\00", align 1
@.str.7 = private unnamed_addr constant [15 x i8] c"/proc/self/exe\00", align 1
@__const.say_address.text = private unnamed_addr constant [19 x i8] c"0x\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str.8 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1

define linkonce_odr hidden void @__enzyme_cc_require_derivatives(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 "enzyme_inactive" {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %10, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %11, label %10

10:                                               
  tail call fastcc void @no_derivative(ptr noundef %1, ptr noundef %2, ptr noundef %3) #9
  unreachable

11:                                               
  ret void
}

define internal fastcc void @no_derivative(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #1 {
  %4 = alloca [19 x i8], align 16
  %5 = alloca %struct.image, align 8
  br label %6

6:                                                
  %7 = phi i64 [ 0, %3 ], [ %11, %6 ]
  %8 = getelementptr inbounds i8, ptr %1, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6

12:                                               
  %13 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %1, i64 noundef %7) #10
  %14 = icmp eq ptr %0, null
  br i1 %14, label %15, label %17

15:                                               
  %16 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 41) #10
  tail call void @abort() #11
  unreachable

17:                                               
  %18 = phi ptr [ %23, %17 ], [ %2, %12 ]
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  %21 = icmp eq ptr %19, %0
  %22 = or i1 %20, %21
  %23 = getelementptr inbounds i8, ptr %18, i64 24
  br i1 %22, label %24, label %17

24:                                               
  br i1 %20, label %28, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %18, i64 8
  %27 = load ptr, ptr %26, align 8
  br label %64

28:                                               
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, i8 0, i64 32, i1 false)
  %29 = icmp eq ptr @dladdr, null
  br i1 %29, label %33, label %30

30:                                               
  %31 = call i32 @dladdr(ptr noundef nonnull %0, ptr noundef nonnull %5) #10
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               
  %34 = ptrtoint ptr %0 to i64
  %35 = call fastcc ptr @name_in(ptr noundef nonnull @.str.7, i64 noundef 0, i64 noundef %34)
  br label %62

36:                                               
  %37 = getelementptr inbounds i8, ptr %5, i64 16
  %38 = load ptr, ptr %37, align 8
  %39 = icmp ne ptr %38, null
  %40 = getelementptr inbounds i8, ptr %5, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, %0
  %43 = select i1 %39, i1 %42, i1 false
  br i1 %43, label %62, label %44

44:                                               
  %45 = load ptr, ptr %5, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %51, label %47

47:                                               
  %48 = phi ptr [ %61, %59 ], [ %45, %44 ]
  %49 = phi ptr [ %60, %59 ], [ @.str.7, %44 ]
  %50 = load i8, ptr %48, align 1
  switch i8 %50, label %59 [
    i8 0, label %51
    i8 47, label %58
  ]

51:                                               
  %52 = phi ptr [ @.str.7, %44 ], [ %49, %47 ]
  %53 = getelementptr inbounds i8, ptr %5, i64 8
  %54 = load ptr, ptr %53, align 8
  %55 = ptrtoint ptr %54 to i64
  %56 = ptrtoint ptr %0 to i64
  %57 = call fastcc ptr @name_in(ptr noundef %52, i64 noundef %55, i64 noundef %56)
  br label %62

58:                                               
  br label %59

59:                                               
  %60 = phi ptr [ %45, %58 ], [ %49, %47 ]
  %61 = getelementptr inbounds i8, ptr %48, i64 1
  br label %47

62:                                               
  %63 = phi ptr [ %57, %51 ], [ %35, %33 ], [ %38, %36 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #10
  br label %64

64:                                               
  %65 = phi ptr [ %27, %25 ], [ %63, %62 ]
  %66 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly @.str.1, i64 noundef 24) #10
  %67 = icmp eq ptr %65, null
  br i1 %67, label %70, label %68

68:                                               
  %69 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly @.str.2, i64 noundef 1) #10
  br label %73

70:                                               
  %71 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly @.str.3, i64 noundef 3) #10
  %72 = ptrtoint ptr %0 to i64
  call void @llvm.lifetime.start.p0(i64 19, ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(19) %4, ptr noundef nonnull align 16 dereferenceable(19) @__const.say_address.text, i64 19, i1 false)
  br label %82

73:                                               
  %74 = phi i64 [ 0, %68 ], [ %78, %73 ]
  %75 = getelementptr inbounds i8, ptr %65, i64 %74
  %76 = load i8, ptr %75, align 1
  %77 = icmp eq i8 %76, 0
  %78 = add i64 %74, 1
  br i1 %77, label %79, label %73

79:                                               
  %80 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %65, i64 noundef %74) #10
  %81 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly @.str.2, i64 noundef 1) #10
  br label %118

82:                                               
  %83 = phi i64 [ %88, %82 ], [ 60, %70 ]
  %84 = icmp ne i64 %83, 0
  %85 = lshr i64 %72, %83
  %86 = icmp eq i64 %85, 0
  %87 = select i1 %84, i1 %86, i1 false
  %88 = add nsw i64 %83, -4
  br i1 %87, label %82, label %89

89:                                               
  %90 = icmp sgt i64 %83, -1
  br i1 %90, label %91, label %107

91:                                               
  %92 = trunc i64 %83 to i32
  %93 = lshr exact i32 %92, 2
  %94 = add nuw nsw i32 %93, 3
  %95 = zext nneg i32 %94 to i64
  br label %96

96:                                               
  %97 = phi i64 [ 2, %91 ], [ %103, %96 ]
  %98 = phi i64 [ %83, %91 ], [ %105, %96 ]
  %99 = lshr i64 %72, %98
  %100 = and i64 %99, 15
  %101 = getelementptr inbounds [17 x i8], ptr @.str.8, i64 0, i64 %100
  %102 = load i8, ptr %101, align 1
  %103 = add nuw nsw i64 %97, 1
  %104 = getelementptr inbounds [19 x i8], ptr %4, i64 0, i64 %97
  store i8 %102, ptr %104, align 1
  %105 = add nsw i64 %98, -4
  %106 = icmp eq i64 %103, %95
  br i1 %106, label %107, label %96

107:                                              
  %108 = phi i64 [ 2, %89 ], [ %95, %96 ]
  %109 = getelementptr inbounds [19 x i8], ptr %4, i64 0, i64 %108
  store i8 0, ptr %109, align 1
  br label %110

110:                                              
  %111 = phi i64 [ 0, %107 ], [ %115, %110 ]
  %112 = getelementptr inbounds i8, ptr %4, i64 %111
  %113 = load i8, ptr %112, align 1
  %114 = icmp eq i8 %113, 0
  %115 = add i64 %111, 1
  br i1 %114, label %116, label %110

116:                                              
  %117 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %4, i64 noundef %111) #10
  call void @llvm.lifetime.end.p0(i64 19, ptr nonnull %4) #10
  br label %118

118:                                              
  %119 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly @.str.4, i64 noundef 69) #10
  %120 = load ptr, ptr %18, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %126, label %122

122:                                              
  %123 = getelementptr inbounds i8, ptr %18, i64 16
  %124 = load ptr, ptr %123, align 8
  call fastcc void @say(ptr noundef %124)
  %125 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 1) #10
  call void @abort() #11
  unreachable

126:                                              
  %127 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 310) #10
  call void @abort() #11
  unreachable
}

define internal fastcc void @say(ptr nocapture noundef readonly %0) unnamed_addr #2 {
  br label %2

2:                                                
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3) #10
  ret void
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #3

declare void @abort() local_unnamed_addr #4

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

declare extern_weak i32 @dladdr(ptr noundef, ptr noundef)

define internal fastcc ptr @name_in(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = tail call i32 (ptr, i32, ...) @open(ptr noundef %0, i32 noundef 0) #10
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %110, label %6

6:                                                
  %7 = tail call i64 @lseek(i32 noundef %4, i64 noundef 0, i32 noundef 2) #10
  %8 = icmp slt i64 %7, 64
  br i1 %8, label %9, label %11

9:                                                
  %10 = tail call i32 @close(i32 noundef %4) #10
  br label %110

11:                                               
  %12 = tail call ptr @mmap(ptr noundef null, i64 noundef %7, i32 noundef 1, i32 noundef 2, i32 noundef %4, i64 noundef 0) #10
  %13 = tail call i32 @close(i32 noundef %4) #10
  %14 = icmp eq ptr %12, inttoptr (i64 -1 to ptr)
  br i1 %14, label %110, label %15

15:                                               
  %16 = getelementptr inbounds i8, ptr %12, i64 16
  %17 = load i16, ptr %16, align 8
  %18 = icmp eq i16 %17, 3
  %19 = select i1 %18, i64 %1, i64 0
  %20 = load i8, ptr %12, align 8
  %21 = icmp eq i8 %20, 127
  br i1 %21, label %22, label %110

22:                                               
  %23 = getelementptr inbounds i8, ptr %12, i64 4
  %24 = load i8, ptr %23, align 4
  %25 = icmp eq i8 %24, 2
  br i1 %25, label %26, label %110

26:                                               
  %27 = getelementptr inbounds i8, ptr %12, i64 58
  %28 = load i16, ptr %27, align 2
  %29 = icmp eq i16 %28, 64
  br i1 %29, label %30, label %110

30:                                               
  %31 = getelementptr inbounds i8, ptr %12, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %32, %7
  br i1 %33, label %110, label %34

34:                                               
  %35 = sub nsw i64 %7, %32
  %36 = lshr i64 %35, 6
  %37 = getelementptr inbounds i8, ptr %12, i64 60
  %38 = load i16, ptr %37, align 4
  %39 = zext i16 %38 to i64
  %40 = icmp ult i64 %36, %39
  br i1 %40, label %110, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %12, i64 %32
  %43 = zext i16 %38 to i32
  %44 = icmp eq i16 %38, 0
  br i1 %44, label %110, label %45

45:                                               
  %46 = zext i16 %38 to i64
  br label %47

47:                                               
  %48 = phi i64 [ 0, %45 ], [ %108, %107 ]
  %49 = getelementptr inbounds %struct.section, ptr %42, i64 %48
  %50 = getelementptr inbounds i8, ptr %49, i64 4
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 2
  br i1 %52, label %53, label %107

53:                                               
  %54 = getelementptr inbounds i8, ptr %49, i64 40
  %55 = load i32, ptr %54, align 8
  %56 = icmp ult i32 %55, %43
  br i1 %56, label %57, label %107

57:                                               
  %58 = zext nneg i32 %55 to i64
  %59 = getelementptr inbounds %struct.section, ptr %42, i64 %58
  %60 = getelementptr inbounds i8, ptr %49, i64 24
  %61 = load i64, ptr %60, align 8
  %62 = icmp ugt i64 %61, %7
  br i1 %62, label %107, label %63

63:                                               
  %64 = getelementptr inbounds i8, ptr %49, i64 32
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %7, %61
  %67 = icmp ugt i64 %65, %66
  br i1 %67, label %107, label %68

68:                                               
  %69 = getelementptr inbounds i8, ptr %59, i64 24
  %70 = load i64, ptr %69, align 8
  %71 = icmp ugt i64 %70, %7
  br i1 %71, label %107, label %72

72:                                               
  %73 = getelementptr inbounds i8, ptr %59, i64 32
  %74 = load i64, ptr %73, align 8
  %75 = sub i64 %7, %70
  %76 = icmp ugt i64 %74, %75
  br i1 %76, label %107, label %77

77:                                               
  %78 = getelementptr inbounds i8, ptr %12, i64 %61
  %79 = udiv i64 %65, 24
  %80 = icmp ult i64 %65, 24
  br i1 %80, label %107, label %81

81:                                               
  %82 = phi i64 [ %102, %101 ], [ 0, %77 ]
  %83 = getelementptr inbounds %struct.symbol, ptr %78, i64 %82
  %84 = getelementptr inbounds i8, ptr %83, i64 4
  %85 = load i8, ptr %84, align 4
  %86 = and i8 %85, 7
  %87 = icmp eq i8 %86, 2
  br i1 %87, label %88, label %101

88:                                               
  %89 = getelementptr inbounds i8, ptr %83, i64 6
  %90 = load i16, ptr %89, align 2
  %91 = icmp eq i16 %90, 0
  br i1 %91, label %101, label %92

92:                                               
  %93 = getelementptr inbounds i8, ptr %83, i64 8
  %94 = load i64, ptr %93, align 8
  %95 = add i64 %94, %19
  %96 = icmp eq i64 %95, %2
  br i1 %96, label %97, label %101

97:                                               
  %98 = load i32, ptr %83, align 8
  %99 = zext i32 %98 to i64
  %100 = icmp ugt i64 %74, %99
  br i1 %100, label %104, label %101

101:                                              
  %102 = add nuw nsw i64 %82, 1
  %103 = icmp eq i64 %102, %79
  br i1 %103, label %107, label %81

104:                                              
  %105 = getelementptr inbounds i8, ptr %12, i64 %70
  %106 = getelementptr inbounds i8, ptr %105, i64 %99
  br label %110

107:                                              
  %108 = add nuw nsw i64 %48, 1
  %109 = icmp eq i64 %108, %46
  br i1 %109, label %110, label %47

110:                                              
  %111 = phi ptr [ null, %3 ], [ null, %11 ], [ null, %34 ], [ null, %30 ], [ null, %26 ], [ null, %22 ], [ null, %15 ], [ null, %9 ], [ %106, %104 ], [ null, %41 ], [ null, %107 ]
  ret ptr %111
}

declare noundef i32 @open(ptr nocapture noundef readonly, i32 noundef, ...) local_unnamed_addr #3

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr

declare i32 @close(i32 noundef) local_unnamed_addr

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

attributes #0 = { nounwind }
attributes #1 = { cold noinline noreturn nounwind optsize }
attributes #2 = { nofree nounwind }
attributes #3 = { nofree }
attributes #4 = { noreturn nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { cold noreturn }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }


