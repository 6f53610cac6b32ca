; from byte_copies.c, support.h: 956227ca601bd20de32a3e7f59b72eeb

@.str = private unnamed_addr constant [102 x i8] c"enzyme-cc: two blocks of memory that overlap in part are swapped byte by byte in differentiated code\0A\00", align 1
@.str.1 = private unnamed_addr constant [100 x i8] c"enzyme-cc: numbers that carry derivatives are copied byte by byte over memory that is copied later\0A\00", align 1
@.str.2 = private unnamed_addr constant [88 x i8] c"enzyme-cc: a structure is copied up to the midst of a number that carries a derivative\0A\00", align 1
@.str.3 = private unnamed_addr constant [90 x i8] c"enzyme-cc: bytes of unknown type that carry derivatives are copied, and no whole numbers\0A\00", align 1
@.str.4 = private unnamed_addr constant [155 x i8] c"enzyme-cc: a number is copied in parts, by copies that each move some of its bytes, in differentiated code, and derivatives of it come from elsewhere too\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_copy_up(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %6, label %7

6:                                                
  ret void

7:                                                
  %8 = phi i64 [ %11, %7 ], [ 0, %4 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = getelementptr inbounds i8, ptr %1, i64 %8
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %9, ptr align 1 %10, i64 %3, i1 false)
  %11 = add i64 %8, %3
  %12 = icmp ult i64 %11, %2
  br i1 %12, label %7, label %6
}

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

define linkonce_odr hidden void @__enzyme_cc_copy_down(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %6, label %7

6:                                                
  ret void

7:                                                
  %8 = phi i64 [ %9, %7 ], [ 0, %4 ]
  %9 = add i64 %8, %3
  %10 = sub i64 %2, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = getelementptr inbounds i8, ptr %1, i64 %10
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %11, ptr align 1 %12, i64 %3, i1 false)
  %13 = icmp ult i64 %9, %2
  br i1 %13, label %7, label %6
}

define linkonce_odr hidden void @__enzyme_cc_overlapping_swap() local_unnamed_addr #2 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 101) #7
  tail call void @abort() #8
  unreachable
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #3

declare void @abort() local_unnamed_addr #4

define linkonce_odr hidden void @__enzyme_cc_repeated_bytes() local_unnamed_addr #2 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 99) #7
  tail call void @abort() #8
  unreachable
}

define linkonce_odr hidden void @__enzyme_cc_odd_bytes(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = ptrtoint ptr %0 to i64
  %6 = and i64 %5, 7
  %7 = icmp eq i64 %6, 0
  %8 = ptrtoint ptr %1 to i64
  %9 = and i64 %8, 7
  %10 = icmp eq i64 %9, 0
  %11 = or i1 %7, %10
  %12 = and i64 %2, -8
  %13 = select i1 %11, i64 %12, i64 0
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %19, label %18

15:                                               
  %16 = add i64 %20, 1
  %17 = icmp eq i64 %16, %2
  br i1 %17, label %18, label %19

18:                                               
  ret void

19:                                               
  %20 = phi i64 [ %16, %15 ], [ %13, %4 ]
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %15, label %24

24:                                               
  tail call fastcc void @odd_bytes(ptr noundef %3) #9
  unreachable
}

define internal fastcc void @odd_bytes(ptr noundef %0) unnamed_addr #2 {
  tail call fastcc void @say_where(ptr noundef %0)
  %2 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.3, i64 noundef 89) #7
  tail call void @abort() #8
  unreachable
}

define linkonce_odr hidden i64 @__enzyme_cc_parts_moved(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %32, label %6

6:                                                
  %7 = phi i64 [ %12, %11 ], [ 0, %4 ]
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %14

11:                                               
  %12 = add nuw i64 %7, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %32, label %6

14:                                               
  %15 = icmp eq i64 %7, %2
  %16 = or i1 %15, %5
  br i1 %16, label %32, label %17

17:                                               
  %18 = ptrtoint ptr %0 to i64
  br label %22

19:                                               
  %20 = add nuw i64 %23, 1
  %21 = icmp eq i64 %20, %2
  br i1 %21, label %32, label %22

22:                                               
  %23 = phi i64 [ 0, %17 ], [ %20, %19 ]
  %24 = getelementptr inbounds i8, ptr %1, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = icmp eq i8 %25, 0
  %27 = ptrtoint ptr %24 to i64
  %28 = sub i64 %27, %18
  %29 = icmp ult i64 %28, %2
  %30 = or i1 %29, %26
  br i1 %30, label %19, label %31

31:                                               
  tail call fastcc void @parts_meet(ptr noundef %3) #9
  unreachable

32:                                               
  %33 = phi i64 [ 0, %14 ], [ 0, %4 ], [ %2, %19 ], [ 0, %11 ]
  ret i64 %33
}

define internal fastcc void @parts_meet(ptr noundef %0) unnamed_addr #2 {
  tail call fastcc void @say_where(ptr noundef %0)
  %2 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.4, i64 noundef 154) #7
  tail call void @abort() #8
  unreachable
}

define linkonce_odr hidden i64 @__enzyme_cc_parts_shared(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %9, label %10

6:                                                
  %7 = add nuw i64 %11, 1
  %8 = icmp eq i64 %7, %2
  br i1 %8, label %9, label %10

9:                                                
  ret i64 0

10:                                               
  %11 = phi i64 [ %7, %6 ], [ 0, %4 ]
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %6, label %15

15:                                               
  tail call fastcc void @parts_meet(ptr noundef %3) #9
  unreachable
}

define linkonce_odr hidden void @__enzyme_cc_askew_moved(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = lshr i64 %2, 3
  %6 = icmp ne ptr %0, %1
  %7 = icmp ugt i64 %2, 7
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %37

9:                                                
  %10 = icmp ugt ptr %0, %1
  br label %11

11:                                               
  %12 = phi i64 [ 0, %9 ], [ %35, %34 ]
  %13 = xor i64 %12, -1
  %14 = add nsw i64 %5, %13
  %15 = select i1 %10, i64 %12, i64 %14
  %16 = getelementptr inbounds i64, ptr %0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %1, i64 %15
  %19 = load i64, ptr %18, align 8
  %20 = and i64 %17, 9223372036854775807
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %34, label %22

22:                                               
  %23 = icmp eq i64 %17, %19
  %24 = icmp ult i64 %17, 281474976710656
  %25 = and i1 %24, %23
  br i1 %25, label %34, label %26

26:                                               
  %27 = and i64 %19, 9223372036854775807
  %28 = icmp ne i64 %27, 0
  %29 = icmp ugt i64 %19, 281474976710655
  %30 = or i1 %24, %29
  %31 = and i1 %28, %30
  br i1 %31, label %32, label %33

32:                                               
  tail call fastcc void @parts_meet(ptr noundef %3) #9
  unreachable

33:                                               
  store i64 0, ptr %16, align 8
  store i64 %17, ptr %18, align 8
  br label %34

34:                                               
  %35 = add nuw nsw i64 %12, 1
  %36 = icmp eq i64 %35, %5
  br i1 %36, label %37, label %11

37:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_addresses_copied(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %1, i64 %2
  %5 = getelementptr inbounds i8, ptr %0, i64 %2
  %6 = icmp ugt ptr %4, %0
  %7 = icmp ugt ptr %5, %1
  %8 = select i1 %6, i1 %7, i1 false
  br i1 %8, label %9, label %10

9:                                                
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false)
  br label %137

10:                                               
  %11 = icmp ult i64 %2, 8
  br i1 %11, label %14, label %12

12:                                               
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %39, label %137

14:                                               
  %15 = ptrtoint ptr %1 to i64
  %16 = and i64 %15, -8
  %17 = inttoptr i64 %16 to ptr
  %18 = icmp ugt ptr %4, %17
  br i1 %18, label %19, label %137

19:                                               
  %20 = phi ptr [ %21, %37 ], [ %17, %14 ]
  %21 = getelementptr inbounds i8, ptr %20, i64 8
  %22 = load i64, ptr %20, align 1
  %23 = add i64 %22, -281474976710656
  %24 = icmp ult i64 %23, -281474976706560
  br i1 %24, label %37, label %25

25:                                               
  %26 = icmp ult ptr %20, %1
  %27 = ptrtoint ptr %20 to i64
  %28 = sub i64 %27, %15
  %29 = select i1 %26, i64 0, i64 %28
  %30 = icmp ult ptr %21, %4
  %31 = ptrtoint ptr %21 to i64
  %32 = sub i64 %31, %15
  %33 = select i1 %30, i64 %32, i64 %2
  %34 = getelementptr inbounds i8, ptr %0, i64 %29
  %35 = getelementptr inbounds i8, ptr %1, i64 %29
  %36 = sub i64 %33, %29
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %34, ptr align 1 %35, i64 %36, i1 false)
  br label %37

37:                                               
  %38 = icmp ult ptr %21, %4
  br i1 %38, label %19, label %137

39:                                               
  %40 = phi i64 [ %135, %134 ], [ 0, %12 ]
  %41 = phi i64 [ %82, %134 ], [ -8, %12 ]
  %42 = phi i64 [ %122, %134 ], [ -8, %12 ]
  %43 = add nsw i64 %41, 8
  %44 = icmp slt i64 %40, %43
  br i1 %44, label %81, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %1, i64 %40
  %47 = getelementptr inbounds i8, ptr %46, i64 8
  %48 = icmp ugt ptr %47, %4
  br i1 %48, label %80, label %49

49:                                               
  %50 = load i64, ptr %46, align 1
  %51 = icmp ult i64 %50, 281474976710656
  br i1 %51, label %52, label %80

52:                                               
  %53 = icmp ult i64 %50, 1099511627776
  br i1 %53, label %54, label %81

54:                                               
  %55 = icmp ugt i64 %50, 4095
  br i1 %55, label %56, label %80

56:                                               
  %57 = phi i64 [ %74, %73 ], [ 1, %54 ]
  %58 = phi i1 [ %75, %73 ], [ false, %54 ]
  %59 = getelementptr inbounds i8, ptr %46, i64 %57
  %60 = getelementptr inbounds i8, ptr %59, i64 8
  %61 = icmp ugt ptr %60, %4
  br i1 %61, label %73, label %62

62:                                               
  %63 = load i64, ptr %59, align 1
  %64 = icmp ult i64 %63, 281474976710656
  br i1 %64, label %65, label %73

65:                                               
  %66 = icmp ult i64 %63, 1099511627776
  br i1 %66, label %67, label %77

67:                                               
  %68 = icmp ugt i64 %63, 4095
  %69 = ptrtoint ptr %59 to i64
  %70 = and i64 %69, 7
  %71 = icmp eq i64 %70, 0
  %72 = and i1 %71, %68
  br i1 %72, label %77, label %73

73:                                               
  %74 = add nuw nsw i64 %57, 1
  %75 = icmp ugt i64 %57, 6
  %76 = icmp eq i64 %74, 8
  br i1 %76, label %77, label %56

77:                                               
  %78 = phi i1 [ %58, %67 ], [ %58, %65 ], [ %75, %73 ]
  %79 = freeze i1 %78
  br i1 %79, label %81, label %80

80:                                               
  br label %81

81:                                               
  %82 = phi i64 [ %41, %39 ], [ %41, %80 ], [ %40, %77 ], [ %40, %52 ]
  %83 = add nsw i64 %42, 8
  %84 = icmp slt i64 %40, %83
  br i1 %84, label %121, label %85

85:                                               
  %86 = getelementptr inbounds i8, ptr %0, i64 %40
  %87 = getelementptr inbounds i8, ptr %86, i64 8
  %88 = icmp ugt ptr %87, %5
  br i1 %88, label %120, label %89

89:                                               
  %90 = load i64, ptr %86, align 1
  %91 = icmp ult i64 %90, 281474976710656
  br i1 %91, label %92, label %120

92:                                               
  %93 = icmp ult i64 %90, 1099511627776
  br i1 %93, label %94, label %121

94:                                               
  %95 = icmp ugt i64 %90, 4095
  br i1 %95, label %96, label %120

96:                                               
  %97 = phi i64 [ %114, %113 ], [ 1, %94 ]
  %98 = phi i1 [ %115, %113 ], [ false, %94 ]
  %99 = getelementptr inbounds i8, ptr %86, i64 %97
  %100 = getelementptr inbounds i8, ptr %99, i64 8
  %101 = icmp ugt ptr %100, %5
  br i1 %101, label %113, label %102

102:                                              
  %103 = load i64, ptr %99, align 1
  %104 = icmp ult i64 %103, 281474976710656
  br i1 %104, label %105, label %113

105:                                              
  %106 = icmp ult i64 %103, 1099511627776
  br i1 %106, label %107, label %117

107:                                              
  %108 = icmp ugt i64 %103, 4095
  %109 = ptrtoint ptr %99 to i64
  %110 = and i64 %109, 7
  %111 = icmp eq i64 %110, 0
  %112 = and i1 %111, %108
  br i1 %112, label %117, label %113

113:                                              
  %114 = add nuw nsw i64 %97, 1
  %115 = icmp ugt i64 %97, 6
  %116 = icmp eq i64 %114, 8
  br i1 %116, label %117, label %96

117:                                              
  %118 = phi i1 [ %98, %107 ], [ %98, %105 ], [ %115, %113 ]
  %119 = freeze i1 %118
  br i1 %119, label %121, label %120

120:                                              
  br label %121

121:                                              
  %122 = phi i64 [ %42, %81 ], [ %42, %120 ], [ %40, %117 ], [ %40, %92 ]
  %123 = add nsw i64 %82, 8
  %124 = icmp slt i64 %40, %123
  br i1 %124, label %125, label %128

125:                                              
  %126 = getelementptr inbounds i8, ptr %1, i64 %40
  %127 = load i8, ptr %126, align 1
  br label %131

128:                                              
  %129 = add nsw i64 %122, 8
  %130 = icmp slt i64 %40, %129
  br i1 %130, label %131, label %134

131:                                              
  %132 = phi i8 [ %127, %125 ], [ 0, %128 ]
  %133 = getelementptr inbounds i8, ptr %0, i64 %40
  store i8 %132, ptr %133, align 1
  br label %134

134:                                              
  %135 = add nuw nsw i64 %40, 1
  %136 = icmp eq i64 %135, %2
  br i1 %136, label %137, label %39

137:                                              
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

define linkonce_odr hidden void @__enzyme_cc_cut_number() local_unnamed_addr #2 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 87) #7
  tail call void @abort() #8
  unreachable
}

define linkonce_odr hidden void @__enzyme_cc_copied_up_to(i64 noundef %0, ptr noundef %1) #5 "enzyme_inactive" {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %4, label %5

4:                                                
  ret void

5:                                                
  tail call fastcc void @say_where(ptr noundef %1)
  tail call void @__enzyme_cc_cut_number() #9
  unreachable
}

define internal fastcc void @say_where(ptr noundef readonly %0) unnamed_addr #6 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %11, label %3

3:                                                
  %4 = phi i64 [ %8, %3 ], [ 0, %1 ]
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3

9:                                                
  %10 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %4) #7
  br label %11

11:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_parts_copied(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #5 {
  %6 = ptrtoint ptr %0 to i64
  %7 = sub i64 0, %6
  %8 = add i64 %3, -1
  %9 = and i64 %8, %7
  %10 = icmp ugt i64 %9, %2
  br i1 %10, label %16, label %11

11:                                               
  %12 = ptrtoint ptr %1 to i64
  %13 = xor i64 %12, %6
  %14 = and i64 %8, %13
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %17, label %16

16:                                               
  br label %17

17:                                               
  %18 = phi i64 [ %2, %16 ], [ %9, %11 ]
  %19 = sub i64 %2, %18
  %20 = and i64 %19, %8
  %21 = icmp eq i64 %18, 0
  br i1 %21, label %71, label %22

22:                                               
  %23 = getelementptr inbounds i8, ptr %0, i64 %18
  %24 = ptrtoint ptr %23 to i64
  %25 = add i64 %8, %24
  %26 = sub i64 0, %3
  %27 = and i64 %25, %26
  %28 = inttoptr i64 %27 to ptr
  %29 = and i64 %26, %6
  %30 = inttoptr i64 %29 to ptr
  %31 = icmp ult ptr %30, %28
  br i1 %31, label %32, label %46

32:                                               
  %33 = sub i64 %27, %29
  %34 = getelementptr i8, ptr %30, i64 %33
  %35 = load i8, ptr %30, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %71

37:                                               
  %38 = phi ptr [ %39, %41 ], [ %30, %32 ]
  %39 = getelementptr inbounds i8, ptr %38, i64 1
  %40 = icmp eq ptr %39, %34
  br i1 %40, label %44, label %41

41:                                               
  %42 = load i8, ptr %39, align 1
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %37, label %44

44:                                               
  %45 = icmp ult ptr %39, %28
  br i1 %45, label %71, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %1, i64 %18
  %48 = ptrtoint ptr %47 to i64
  %49 = add i64 %8, %48
  %50 = and i64 %49, %26
  %51 = inttoptr i64 %50 to ptr
  %52 = ptrtoint ptr %1 to i64
  %53 = and i64 %26, %52
  %54 = inttoptr i64 %53 to ptr
  %55 = icmp ult ptr %54, %51
  br i1 %55, label %56, label %71

56:                                               
  %57 = sub i64 %50, %53
  %58 = getelementptr i8, ptr %54, i64 %57
  %59 = load i8, ptr %54, align 1
  %60 = icmp eq i8 %59, 0
  br i1 %60, label %61, label %71

61:                                               
  %62 = phi ptr [ %63, %65 ], [ %54, %56 ]
  %63 = getelementptr inbounds i8, ptr %62, i64 1
  %64 = icmp eq ptr %63, %58
  br i1 %64, label %68, label %65

65:                                               
  %66 = load i8, ptr %63, align 1
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %61, label %68

68:                                               
  %69 = icmp ult ptr %63, %51
  %70 = zext i1 %69 to i64
  br label %71

71:                                               
  %72 = phi i64 [ 0, %17 ], [ 1, %44 ], [ 0, %46 ], [ 1, %32 ], [ 1, %56 ], [ %70, %68 ]
  %73 = getelementptr inbounds i8, ptr %1, i64 %2
  %74 = icmp eq i64 %20, 0
  br i1 %74, label %130, label %75

75:                                               
  %76 = getelementptr inbounds i8, ptr %0, i64 %2
  %77 = sub i64 0, %20
  %78 = getelementptr inbounds i8, ptr %76, i64 %77
  %79 = ptrtoint ptr %76 to i64
  %80 = add i64 %8, %79
  %81 = sub i64 0, %3
  %82 = and i64 %80, %81
  %83 = inttoptr i64 %82 to ptr
  %84 = ptrtoint ptr %78 to i64
  %85 = and i64 %84, %81
  %86 = inttoptr i64 %85 to ptr
  %87 = icmp ult ptr %86, %83
  br i1 %87, label %88, label %102

88:                                               
  %89 = sub i64 %82, %85
  %90 = getelementptr i8, ptr %86, i64 %89
  %91 = load i8, ptr %86, align 1
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %93, label %127

93:                                               
  %94 = phi ptr [ %95, %97 ], [ %86, %88 ]
  %95 = getelementptr inbounds i8, ptr %94, i64 1
  %96 = icmp eq ptr %95, %90
  br i1 %96, label %100, label %97

97:                                               
  %98 = load i8, ptr %95, align 1
  %99 = icmp eq i8 %98, 0
  br i1 %99, label %93, label %100

100:                                              
  %101 = icmp ult ptr %95, %83
  br i1 %101, label %127, label %102

102:                                              
  %103 = getelementptr inbounds i8, ptr %73, i64 %77
  %104 = ptrtoint ptr %73 to i64
  %105 = add i64 %8, %104
  %106 = and i64 %105, %81
  %107 = inttoptr i64 %106 to ptr
  %108 = ptrtoint ptr %103 to i64
  %109 = and i64 %108, %81
  %110 = inttoptr i64 %109 to ptr
  %111 = icmp ult ptr %110, %107
  br i1 %111, label %112, label %127

112:                                              
  %113 = sub i64 %106, %109
  %114 = getelementptr i8, ptr %110, i64 %113
  %115 = load i8, ptr %110, align 1
  %116 = icmp eq i8 %115, 0
  br i1 %116, label %117, label %127

117:                                              
  %118 = phi ptr [ %119, %121 ], [ %110, %112 ]
  %119 = getelementptr inbounds i8, ptr %118, i64 1
  %120 = icmp eq ptr %119, %114
  br i1 %120, label %124, label %121

121:                                              
  %122 = load i8, ptr %119, align 1
  %123 = icmp eq i8 %122, 0
  br i1 %123, label %117, label %124

124:                                              
  %125 = icmp ult ptr %119, %107
  %126 = zext i1 %125 to i64
  br label %127

127:                                              
  %128 = phi i64 [ 1, %100 ], [ 0, %102 ], [ 1, %88 ], [ 1, %112 ], [ %126, %124 ]
  %129 = or i64 %128, %72
  br label %130

130:                                              
  %131 = phi i64 [ %129, %127 ], [ %72, %71 ]
  tail call void @__enzyme_cc_copied_up_to(i64 noundef %131, ptr noundef %4)
  ret void
}

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline noreturn nounwind }
attributes #3 = { nofree }
attributes #4 = { noreturn nounwind }
attributes #5 = { nounwind }
attributes #6 = { nofree nounwind }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { noreturn }


