; from fftw.c, fftw_shadows.c, fftw_transforms.c, fftw_plan.c, support.h: 66714be621cef6d83c05bd4d055249a6

%struct.place = type { ptr, ptr }
%struct.axis = type { i64, [2 x i64], i64 }
%struct.geometry = type { ptr, [2 x ptr], ptr, i64, i64, i64, i64, i64, [24 x %struct.axis] }
%struct.dimension = type { i64, i64, i64 }
%struct.pair = type { ptr, ptr }

@.str = private unnamed_addr constant [252 x i8] c"enzyme-cc: no derivative of this transform: the library has FFTW's interface but is not FFTW 3.3, and what its plans do is not known; link with FFTW itself (-lfftw3), or register a derivative of the function that calls it (__enzyme_register_gradient)\0A\00", align 1
@.str.1 = private unnamed_addr constant [56 x i8] c"enzyme-cc: no derivative of this plan of FFTW is known\0A\00", align 1
@.str.2 = private unnamed_addr constant [64 x i8] c"enzyme-cc: no memory for the derivative of a transform of FFTW\0A\00", align 1
@.str.3 = private unnamed_addr constant [144 x i8] c"enzyme-cc: no derivative of this transform: this library keeps in its plans something else than FFTW 3.3 does; link with FFTW itself (-lfftw3)\0A\00", align 1
@__enzyme_cc_fftw_geometries = linkonce_odr hidden local_unnamed_addr global ptr null, align 8
@__enzyme_cc_fftw_records = linkonce_odr hidden local_unnamed_addr global ptr null, align 8
@.str.4 = private unnamed_addr constant [124 x i8] c"enzyme-cc: the shadow of this plan is a plan of another transform: make it by the same call with the shadows of the arrays\0A\00", align 1
@.str.5 = private unnamed_addr constant [258 x i8] c"enzyme-cc: there are two shadows of an array of the plan that is executed here, by pointers that begin where it does or by a plan that is given as the plan's shadow: make that of the shadows of the arrays, or use fftw_execute_dft(plan, in, out) or its like\0A\00", align 1
@.str.6 = private unnamed_addr constant [278 x i8] c"enzyme-cc: the plan that is executed here was made elsewhere, and the derivatives of its arrays are not known here: use fftw_execute_dft(plan, in, out) or its like, make the plan in the differentiated function, or give as its shadow a plan of the same transform of the shadows\0A\00", align 1
@__enzyme_cc_fftw_lock = linkonce_odr hidden global i32 0, align 4
@__enzyme_cc_fftw_warned = linkonce_odr hidden global ptr null, align 8
@.str.7 = private unnamed_addr constant [65 x i8] c"enzyme-cc: FFTW makes no plan for the derivative of a transform\0A\00", align 1
@transposed_kind.kinds = internal unnamed_addr constant [11 x i8] c"\01\00\02\03\05\04\06\07\09\08\0A", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"(fftw-3.3\00", align 1
@.str.9 = private unnamed_addr constant [179 x i8] c"enzyme-cc: warning: numbers that carry derivatives are transformed to memory that the request declares constant: their derivatives are lost; pass it with enzyme_dup and a shadow\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_fftw_apply(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %15, label %5

5:                                                
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8
  switch i64 %7, label %15 [
    i64 5, label %8
    i64 1, label %8
  ]

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = select i1 %11, ptr %1, ptr %12
  %14 = select i1 %11, ptr %12, ptr %1
  br label %15

15:                                               
  %16 = phi ptr [ %1, %5 ], [ null, %3 ], [ %13, %8 ]
  %17 = phi ptr [ null, %5 ], [ null, %3 ], [ %14, %8 ]
  %18 = icmp eq ptr %2, null
  br i1 %18, label %29, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8
  switch i64 %21, label %29 [
    i64 4, label %22
    i64 1, label %22
  ]

22:                                               
  %23 = getelementptr inbounds i8, ptr %0, i64 40
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  %26 = getelementptr inbounds i8, ptr %2, i64 8
  %27 = select i1 %25, ptr %2, ptr %26
  %28 = select i1 %25, ptr %26, ptr %2
  br label %29

29:                                               
  %30 = phi ptr [ %2, %19 ], [ null, %15 ], [ %27, %22 ]
  %31 = phi ptr [ null, %19 ], [ null, %15 ], [ %28, %22 ]
  tail call fastcc void @apply(ptr noundef %0, ptr %16, ptr %17, ptr %30, ptr %31)
  ret void
}

define internal fastcc void @apply(ptr nocapture noundef %0, ptr %1, ptr %2, ptr %3, ptr %4) unnamed_addr #0 {
  %6 = alloca %struct.place, align 8
  %7 = alloca %struct.place, align 8
  store ptr %1, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %4, ptr %9, align 8
  %10 = icmp eq ptr %3, null
  br i1 %10, label %23, label %11

11:                                               
  %12 = getelementptr inbounds i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %23, label %15

15:                                               
  %16 = tail call fastcc ptr @take_buffer(ptr noundef nonnull %0)
  %17 = icmp eq ptr %1, null
  br i1 %17, label %19, label %18

18:                                               
  call fastcc void @walk(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, ptr noundef nonnull %6, ptr noundef %16)
  tail call fastcc void @run(ptr noundef nonnull %0, i32 noundef 0, ptr noundef %16)
  br label %22

19:                                               
  %20 = load i64, ptr %12, align 8
  %21 = shl i64 %20, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 %21, i1 false)
  br label %22

22:                                               
  call fastcc void @walk(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 2, ptr noundef nonnull %7, ptr noundef %16)
  tail call fastcc void @give_buffer(ptr noundef nonnull %0, ptr noundef %16)
  br label %23

23:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_fftw_transpose(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %16, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8
  switch i64 %8, label %16 [
    i64 5, label %9
    i64 1, label %9
  ]

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = select i1 %12, ptr %1, ptr %13
  %15 = select i1 %12, ptr %13, ptr %1
  br label %16

16:                                               
  %17 = phi ptr [ %1, %6 ], [ null, %4 ], [ %14, %9 ]
  %18 = phi ptr [ null, %6 ], [ null, %4 ], [ %15, %9 ]
  %19 = icmp eq ptr %2, null
  br i1 %19, label %30, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %0, i64 32
  %22 = load i64, ptr %21, align 8
  switch i64 %22, label %30 [
    i64 4, label %23
    i64 1, label %23
  ]

23:                                               
  %24 = getelementptr inbounds i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  %27 = getelementptr inbounds i8, ptr %2, i64 8
  %28 = select i1 %26, ptr %2, ptr %27
  %29 = select i1 %26, ptr %27, ptr %2
  br label %30

30:                                               
  %31 = phi ptr [ %2, %20 ], [ null, %16 ], [ %28, %23 ]
  %32 = phi ptr [ null, %20 ], [ null, %16 ], [ %29, %23 ]
  %33 = trunc i64 %3 to i32
  tail call fastcc void @transpose(ptr noundef %0, ptr %17, ptr %18, ptr %31, ptr %32, i32 noundef %33)
  ret void
}

define internal fastcc void @transpose(ptr nocapture noundef %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 noundef %5) unnamed_addr #0 {
  %7 = alloca %struct.place, align 8
  %8 = alloca %struct.place, align 8
  store ptr %1, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  store ptr %4, ptr %10, align 8
  %11 = icmp eq ptr %3, null
  br i1 %11, label %172, label %12

12:                                               
  %13 = getelementptr inbounds i8, ptr %0, i64 64
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %172, label %16

16:                                               
  %17 = tail call fastcc ptr @take_buffer(ptr noundef nonnull %0)
  call fastcc void @walk(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8, ptr noundef %17)
  %18 = icmp eq ptr %1, null
  br i1 %18, label %171, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 4
  br i1 %22, label %23, label %56

23:                                               
  %24 = getelementptr inbounds i8, ptr %0, i64 72
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %26, -1
  %28 = getelementptr inbounds [24 x %struct.axis], ptr %24, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = sdiv i64 %29, 2
  %31 = shl nsw i64 %30, 1
  %32 = add i64 %31, 2
  %33 = load i64, ptr %13, align 8
  %34 = getelementptr inbounds double, ptr %17, i64 %33
  %35 = icmp sgt i64 %33, 0
  br i1 %35, label %36, label %94

36:                                               
  %37 = add nsw i64 %29, 1
  %38 = sdiv i64 %37, 2
  %39 = shl nsw i64 %38, 1
  %40 = icmp sgt i64 %29, 2
  %41 = tail call i64 @llvm.smax.i64(i64 %39, i64 3)
  br label %42

42:                                               
  %43 = phi ptr [ %17, %36 ], [ %45, %44 ]
  br i1 %40, label %47, label %44

44:                                               
  %45 = getelementptr inbounds double, ptr %43, i64 %32
  %46 = icmp ult ptr %45, %34
  br i1 %46, label %42, label %54

47:                                               
  %48 = phi i64 [ %52, %47 ], [ 2, %42 ]
  %49 = getelementptr inbounds double, ptr %43, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %50, 5.000000e-01
  store double %51, ptr %49, align 8
  %52 = add nuw nsw i64 %48, 1
  %53 = icmp eq i64 %52, %41
  br i1 %53, label %44, label %47

54:                                               
  %55 = load i64, ptr %20, align 8
  br label %56

56:                                               
  %57 = phi i64 [ %21, %19 ], [ %55, %54 ]
  %58 = icmp eq i64 %57, 2
  br i1 %58, label %59, label %94

59:                                               
  %60 = getelementptr inbounds i8, ptr %0, i64 56
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %0, i64 48
  %63 = load i64, ptr %62, align 8
  %64 = sub nsw i64 %61, %63
  %65 = shl i64 %64, 32
  %66 = ashr exact i64 %65, 32
  %67 = icmp sgt i64 %61, %66
  br i1 %67, label %68, label %94

68:                                               
  %69 = getelementptr inbounds i8, ptr %0, i64 72
  br label %70

70:                                               
  %71 = phi i64 [ %66, %68 ], [ %91, %90 ]
  %72 = getelementptr inbounds [24 x %struct.axis], ptr %69, i64 0, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds i8, ptr %72, i64 24
  %75 = load i64, ptr %74, align 8
  switch i64 %75, label %90 [
    i64 0, label %76
    i64 3, label %82
    i64 5, label %85
    i64 9, label %87
  ]

76:                                               
  %77 = add nsw i64 %73, -1
  %78 = sdiv i64 %77, 2
  %79 = trunc nsw i64 %71 to i32
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %79, i64 noundef 1, i64 noundef %78, double noundef 5.000000e-01, ptr noundef %17)
  %80 = sdiv i64 %73, 2
  %81 = add nsw i64 %80, 1
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %79, i64 noundef %81, i64 noundef %77, double noundef 5.000000e-01, ptr noundef %17)
  br label %90

82:                                               
  %83 = add nsw i64 %73, -2
  %84 = trunc nsw i64 %71 to i32
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %84, i64 noundef 1, i64 noundef %83, double noundef 5.000000e-01, ptr noundef %17)
  br label %90

85:                                               
  %86 = trunc nsw i64 %71 to i32
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %86, i64 noundef 0, i64 noundef 0, double noundef 2.000000e+00, ptr noundef %17)
  br label %90

87:                                               
  %88 = add nsw i64 %73, -1
  %89 = trunc nsw i64 %71 to i32
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %89, i64 noundef %88, i64 noundef %88, double noundef 2.000000e+00, ptr noundef %17)
  br label %90

90:                                               
  %91 = add nsw i64 %71, 1
  %92 = load i64, ptr %60, align 8
  %93 = icmp sgt i64 %92, %91
  br i1 %93, label %70, label %94

94:                                               
  tail call fastcc void @run(ptr noundef nonnull %0, i32 noundef 1, ptr noundef %17)
  %95 = load i64, ptr %20, align 8
  %96 = icmp eq i64 %95, 5
  br i1 %96, label %97, label %130

97:                                               
  %98 = getelementptr inbounds i8, ptr %0, i64 72
  %99 = getelementptr inbounds i8, ptr %0, i64 56
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, -1
  %102 = getelementptr inbounds [24 x %struct.axis], ptr %98, i64 0, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = sdiv i64 %103, 2
  %105 = shl nsw i64 %104, 1
  %106 = add i64 %105, 2
  %107 = load i64, ptr %13, align 8
  %108 = getelementptr inbounds double, ptr %17, i64 %107
  %109 = icmp sgt i64 %107, 0
  br i1 %109, label %110, label %168

110:                                              
  %111 = add nsw i64 %103, 1
  %112 = sdiv i64 %111, 2
  %113 = shl nsw i64 %112, 1
  %114 = icmp sgt i64 %103, 2
  %115 = tail call i64 @llvm.smax.i64(i64 %113, i64 3)
  br label %116

116:                                              
  %117 = phi ptr [ %17, %110 ], [ %119, %118 ]
  br i1 %114, label %121, label %118

118:                                              
  %119 = getelementptr inbounds double, ptr %117, i64 %106
  %120 = icmp ult ptr %119, %108
  br i1 %120, label %116, label %128

121:                                              
  %122 = phi i64 [ %126, %121 ], [ 2, %116 ]
  %123 = getelementptr inbounds double, ptr %117, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul double %124, 2.000000e+00
  store double %125, ptr %123, align 8
  %126 = add nuw nsw i64 %122, 1
  %127 = icmp eq i64 %126, %115
  br i1 %127, label %118, label %121

128:                                              
  %129 = load i64, ptr %20, align 8
  br label %130

130:                                              
  %131 = phi i64 [ %95, %94 ], [ %129, %128 ]
  %132 = icmp eq i64 %131, 2
  br i1 %132, label %133, label %168

133:                                              
  %134 = getelementptr inbounds i8, ptr %0, i64 56
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds i8, ptr %0, i64 48
  %137 = load i64, ptr %136, align 8
  %138 = sub nsw i64 %135, %137
  %139 = shl i64 %138, 32
  %140 = ashr exact i64 %139, 32
  %141 = icmp sgt i64 %135, %140
  br i1 %141, label %142, label %168

142:                                              
  %143 = getelementptr inbounds i8, ptr %0, i64 72
  br label %144

144:                                              
  %145 = phi i64 [ %140, %142 ], [ %165, %164 ]
  %146 = getelementptr inbounds [24 x %struct.axis], ptr %143, i64 0, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds i8, ptr %146, i64 24
  %149 = load i64, ptr %148, align 8
  switch i64 %149, label %164 [
    i64 1, label %150
    i64 3, label %156
    i64 4, label %159
    i64 8, label %161
  ]

150:                                              
  %151 = add nsw i64 %147, -1
  %152 = sdiv i64 %151, 2
  %153 = trunc nsw i64 %145 to i32
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %153, i64 noundef 1, i64 noundef %152, double noundef 2.000000e+00, ptr noundef %17)
  %154 = sdiv i64 %147, 2
  %155 = add nsw i64 %154, 1
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %153, i64 noundef %155, i64 noundef %151, double noundef 2.000000e+00, ptr noundef %17)
  br label %164

156:                                              
  %157 = add nsw i64 %147, -2
  %158 = trunc nsw i64 %145 to i32
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %158, i64 noundef 1, i64 noundef %157, double noundef 2.000000e+00, ptr noundef %17)
  br label %164

159:                                              
  %160 = trunc nsw i64 %145 to i32
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %160, i64 noundef 0, i64 noundef 0, double noundef 5.000000e-01, ptr noundef %17)
  br label %164

161:                                              
  %162 = add nsw i64 %147, -1
  %163 = trunc nsw i64 %145 to i32
  tail call fastcc void @scale(ptr noundef nonnull readonly %0, i32 noundef %163, i64 noundef %162, i64 noundef %162, double noundef 5.000000e-01, ptr noundef %17)
  br label %164

164:                                              
  %165 = add nsw i64 %145, 1
  %166 = load i64, ptr %134, align 8
  %167 = icmp sgt i64 %166, %165
  br i1 %167, label %144, label %168

168:                                              
  %169 = icmp eq i32 %5, 0
  %170 = select i1 %169, i32 3, i32 4
  call fastcc void @walk(ptr noundef nonnull %0, i32 noundef 0, i32 noundef %170, ptr noundef nonnull %7, ptr noundef %17)
  br label %171

171:                                              
  tail call fastcc void @give_buffer(ptr noundef nonnull %0, ptr noundef %17)
  br label %172

172:                                              
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_fftw_apply_parts(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  tail call fastcc void @apply(ptr noundef %0, ptr %1, ptr %2, ptr %3, ptr %4)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_fftw_transpose_parts(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = trunc i64 %5 to i32
  tail call fastcc void @transpose(ptr noundef %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 noundef %7)
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_fftw_geometry(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x ptr], align 16
  %4 = alloca %struct.place, align 8
  %5 = alloca %struct.place, align 8
  %6 = alloca %struct.geometry, align 8
  br label %7

7:                                                
  %8 = atomicrmw xchg ptr @__enzyme_cc_fftw_lock, i32 1 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %7

10:                                               
  %11 = load ptr, ptr @__enzyme_cc_fftw_geometries, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:                                               
  store atomic i32 0, ptr @__enzyme_cc_fftw_lock release, align 4
  br label %35

14:                                               
  %15 = tail call ptr @fftw_export_wisdom_to_string() #18
  %16 = icmp eq ptr %15, null
  br i1 %16, label %31, label %17

17:                                               
  %18 = load i8, ptr %15, align 1
  %19 = icmp eq i8 %18, 40
  br i1 %19, label %24, label %31

20:                                               
  %21 = getelementptr inbounds i8, ptr %25, i64 1
  %22 = load i8, ptr %21, align 1
  %23 = icmp eq i8 %22, %29
  br i1 %23, label %24, label %32

24:                                               
  %25 = phi ptr [ %21, %20 ], [ %15, %17 ]
  %26 = phi i64 [ %27, %20 ], [ 0, %17 ]
  %27 = add nuw nsw i64 %26, 1
  %28 = getelementptr inbounds i8, ptr @.str.8, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i64 %27, 9
  br i1 %30, label %32, label %20

31:                                               
  tail call void @free(ptr noundef %15)
  store atomic i32 0, ptr @__enzyme_cc_fftw_lock release, align 4
  br label %34

32:                                               
  %33 = icmp eq i8 %29, 0
  tail call void @free(ptr noundef %15)
  store atomic i32 0, ptr @__enzyme_cc_fftw_lock release, align 4
  br i1 %33, label %35, label %34

34:                                               
  tail call fastcc void @stop_at(ptr noundef %1, ptr noundef nonnull @.str) #19
  unreachable

35:                                               
  call void @llvm.lifetime.start.p0(i64 840, ptr nonnull %6) #18
  %36 = call fastcc i32 @read_plan(ptr noundef %0, ptr noundef nonnull %6)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %39

38:                                               
  tail call fastcc void @stop_at(ptr noundef %1, ptr noundef nonnull @.str.1) #19
  unreachable

39:                                               
  %40 = load atomic i64, ptr @__enzyme_cc_fftw_geometries acquire, align 8
  %41 = inttoptr i64 %40 to ptr
  %42 = icmp eq i64 %40, 0
  br i1 %42, label %53, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %6, i64 32
  br label %45

45:                                               
  %46 = phi ptr [ %41, %43 ], [ %51, %50 ]
  %47 = getelementptr inbounds i8, ptr %46, i64 32
  %48 = call i32 @bcmp(ptr noundef nonnull dereferenceable(808) %47, ptr noundef nonnull readonly dereferenceable(808) %44, i64 808)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %53, label %50

50:                                               
  %51 = load ptr, ptr %46, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %56, label %45

53:                                               
  %54 = phi ptr [ %41, %39 ], [ %46, %45 ]
  %55 = icmp eq ptr %54, null
  br i1 %55, label %56, label %350

56:                                               
  %57 = tail call dereferenceable_or_null(840) ptr @malloc(i64 noundef 840) #20
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %60

59:                                               
  tail call fastcc void @stop_at(ptr noundef %1, ptr noundef nonnull @.str.2) #19
  unreachable

60:                                               
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(840) %57, ptr noundef nonnull align 8 dereferenceable(840) %6, i64 840, i1 false)
  %61 = getelementptr inbounds i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #18
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, 2
  %66 = getelementptr inbounds i8, ptr %62, i64 24
  br label %81

67:                                               
  %68 = load ptr, ptr %3, align 16
  %69 = getelementptr inbounds i8, ptr %3, i64 8
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds i8, ptr %3, i64 16
  %72 = load ptr, ptr %71, align 16
  %73 = getelementptr inbounds i8, ptr %3, i64 24
  %74 = load ptr, ptr %73, align 8
  %75 = select i1 %65, ptr %70, ptr %72
  %76 = select i1 %65, ptr null, ptr %74
  %77 = icmp eq i32 %64, 3
  %78 = and i32 %64, -2
  %79 = icmp eq i32 %78, 2
  %80 = select i1 %79, ptr null, ptr %70
  br i1 %77, label %96, label %100

81:                                               
  %82 = phi i64 [ 0, %60 ], [ %94, %91 ]
  %83 = icmp ugt i64 %82, 1
  %84 = and i1 %65, %83
  br i1 %84, label %91, label %85

85:                                               
  %86 = getelementptr inbounds [4 x ptr], ptr %66, i64 0, i64 %82
  %87 = load ptr, ptr %86, align 8
  %88 = ptrtoint ptr %87 to i64
  %89 = and i64 %88, -4
  %90 = inttoptr i64 %89 to ptr
  br label %91

91:                                               
  %92 = phi ptr [ %90, %85 ], [ null, %81 ]
  %93 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %82
  store ptr %92, ptr %93, align 8
  %94 = add nuw nsw i64 %82, 1
  %95 = icmp eq i64 %94, 4
  br i1 %95, label %67, label %81

96:                                               
  %97 = getelementptr inbounds i8, ptr %62, i64 56
  %98 = load i32, ptr %97, align 4
  %99 = icmp sgt i32 %98, 3
  br i1 %99, label %101, label %100

100:                                              
  br label %101

101:                                              
  %102 = phi ptr [ %68, %100 ], [ %72, %96 ]
  %103 = phi ptr [ %80, %100 ], [ %74, %96 ]
  %104 = phi ptr [ %75, %100 ], [ %68, %96 ]
  %105 = phi ptr [ %76, %100 ], [ null, %96 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #18
  %106 = getelementptr inbounds i8, ptr %57, i64 64
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %342, label %109

109:                                              
  %110 = icmp eq ptr %103, null
  br i1 %110, label %119, label %111

111:                                              
  %112 = ptrtoint ptr %103 to i64
  %113 = ptrtoint ptr %102 to i64
  %114 = sub i64 %112, %113
  %115 = icmp eq i64 %114, 8
  %116 = sub i64 %113, %112
  %117 = icmp eq i64 %116, 8
  %118 = or i1 %115, %117
  br i1 %118, label %119, label %342

119:                                              
  %120 = icmp eq ptr %105, null
  br i1 %120, label %129, label %121

121:                                              
  %122 = ptrtoint ptr %105 to i64
  %123 = ptrtoint ptr %104 to i64
  %124 = sub i64 %122, %123
  %125 = icmp eq i64 %124, 8
  %126 = sub i64 %123, %122
  %127 = icmp eq i64 %126, 8
  %128 = or i1 %125, %127
  br i1 %128, label %129, label %342

129:                                              
  %130 = icmp eq ptr %102, %104
  br i1 %110, label %136, label %131

131:                                              
  %132 = getelementptr inbounds i8, ptr %57, i64 40
  %133 = load i64, ptr %132, align 8
  %134 = icmp ne i64 %133, 0
  %135 = sext i1 %134 to i64
  br label %136

136:                                              
  %137 = phi i64 [ 0, %129 ], [ %135, %131 ]
  br i1 %120, label %143, label %138

138:                                              
  %139 = getelementptr inbounds i8, ptr %57, i64 40
  %140 = load i64, ptr %139, align 8
  %141 = icmp ne i64 %140, 0
  %142 = sext i1 %141 to i64
  br label %143

143:                                              
  %144 = phi i64 [ 0, %136 ], [ %142, %138 ]
  %145 = getelementptr inbounds i8, ptr %57, i64 56
  %146 = load i64, ptr %145, align 8
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %148, label %184

148:                                              
  %149 = getelementptr inbounds i8, ptr %57, i64 72
  br label %150

150:                                              
  %151 = phi i64 [ 0, %148 ], [ %165, %150 ]
  %152 = phi i64 [ -1, %148 ], [ %164, %150 ]
  %153 = phi i64 [ 2, %148 ], [ %163, %150 ]
  %154 = getelementptr inbounds [24 x %struct.axis], ptr %149, i64 0, i64 %151
  %155 = load i64, ptr %154, align 8
  %156 = add nsw i64 %155, -1
  %157 = getelementptr inbounds i8, ptr %154, i64 8
  %158 = load i64, ptr %157, align 8
  %159 = mul nsw i64 %156, %158
  %160 = icmp slt i64 %159, 0
  %161 = select i1 %160, i64 %152, i64 %153
  %162 = add nsw i64 %161, %159
  %163 = select i1 %160, i64 %153, i64 %162
  %164 = select i1 %160, i64 %162, i64 %152
  %165 = add nuw nsw i64 %151, 1
  %166 = icmp eq i64 %165, %146
  br i1 %166, label %167, label %150

167:                                              
  %168 = phi i64 [ %182, %167 ], [ 0, %150 ]
  %169 = phi i64 [ %181, %167 ], [ -1, %150 ]
  %170 = phi i64 [ %180, %167 ], [ 2, %150 ]
  %171 = getelementptr inbounds [24 x %struct.axis], ptr %149, i64 0, i64 %168
  %172 = load i64, ptr %171, align 8
  %173 = add nsw i64 %172, -1
  %174 = getelementptr inbounds i8, ptr %171, i64 16
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = icmp slt i64 %176, 0
  %178 = select i1 %177, i64 %169, i64 %170
  %179 = add nsw i64 %178, %176
  %180 = select i1 %177, i64 %170, i64 %179
  %181 = select i1 %177, i64 %179, i64 %169
  %182 = add nuw nsw i64 %168, 1
  %183 = icmp eq i64 %182, %146
  br i1 %183, label %184, label %167

184:                                              
  %185 = phi i64 [ -1, %143 ], [ %164, %167 ]
  %186 = phi i64 [ 2, %143 ], [ %163, %167 ]
  %187 = phi i64 [ 2, %143 ], [ %180, %167 ]
  %188 = phi i64 [ -1, %143 ], [ %181, %167 ]
  %189 = tail call i64 @llvm.smin.i64(i64 %188, i64 %185)
  %190 = tail call i64 @llvm.smax.i64(i64 %187, i64 %186)
  %191 = select i1 %130, i64 %189, i64 %185
  %192 = select i1 %130, i64 %190, i64 %186
  %193 = sub nsw i64 %192, %191
  %194 = shl i64 %193, 3
  %195 = add i64 %194, 128
  %196 = tail call ptr @fftw_malloc(i64 noundef %195) #18
  %197 = icmp eq ptr %196, null
  br i1 %197, label %198, label %200

198:                                              
  %199 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #18
  tail call void @abort() #21
  unreachable

200:                                              
  %201 = getelementptr inbounds double, ptr %102, i64 %137
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %196, i8 0, i64 %195, i1 false)
  %202 = mul i64 %191, -8
  %203 = getelementptr inbounds i8, ptr %196, i64 %202
  %204 = ptrtoint ptr %201 to i64
  %205 = ptrtoint ptr %203 to i64
  %206 = sub i64 %204, %205
  %207 = and i64 %206, 63
  %208 = getelementptr inbounds i8, ptr %203, i64 %207
  br i1 %130, label %226, label %209

209:                                              
  %210 = sub nsw i64 %187, %188
  %211 = shl i64 %210, 3
  %212 = add i64 %211, 128
  %213 = tail call ptr @fftw_malloc(i64 noundef %212) #18
  %214 = icmp eq ptr %213, null
  br i1 %214, label %215, label %217

215:                                              
  %216 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #18
  tail call void @abort() #21
  unreachable

217:                                              
  %218 = getelementptr inbounds double, ptr %104, i64 %144
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %213, i8 0, i64 %212, i1 false)
  %219 = mul i64 %188, -8
  %220 = getelementptr inbounds i8, ptr %213, i64 %219
  %221 = ptrtoint ptr %218 to i64
  %222 = ptrtoint ptr %220 to i64
  %223 = sub i64 %221, %222
  %224 = and i64 %223, 63
  %225 = getelementptr inbounds i8, ptr %220, i64 %224
  br label %226

226:                                              
  %227 = phi ptr [ null, %200 ], [ %213, %217 ]
  %228 = phi ptr [ %208, %200 ], [ %225, %217 ]
  %229 = tail call fastcc ptr @take_buffer(ptr noundef nonnull %57)
  %230 = load i64, ptr %106, align 8
  %231 = shl i64 %230, 3
  %232 = tail call ptr @fftw_malloc(i64 noundef %231) #18
  %233 = icmp eq ptr %232, null
  br i1 %233, label %234, label %236

234:                                              
  %235 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #18
  tail call void @abort() #21
  unreachable

236:                                              
  tail call void @llvm.memset.p0.i64(ptr align 8 %229, i8 0, i64 %231, i1 false)
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %232, i8 0, i64 %231, i1 false)
  %237 = icmp sgt i64 %230, 0
  br i1 %237, label %238, label %250

238:                                              
  %239 = phi i64 [ %248, %238 ], [ 0, %236 ]
  %240 = phi i64 [ %242, %238 ], [ 1, %236 ]
  %241 = mul i64 %240, 6364136223846793005
  %242 = add i64 %241, 1442695040888963407
  %243 = lshr i64 %242, 32
  %244 = trunc nuw i64 %243 to i32
  %245 = sitofp i32 %244 to double
  %246 = fmul double %245, 0x3E00000000000000
  %247 = getelementptr inbounds double, ptr %229, i64 %239
  store double %246, ptr %247, align 8
  %248 = add nuw nsw i64 %239, 1
  %249 = icmp eq i64 %248, %230
  br i1 %249, label %250, label %238

250:                                              
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #18
  %251 = getelementptr inbounds i8, ptr %57, i64 32
  %252 = load i64, ptr %251, align 8
  switch i64 %252, label %260 [
    i64 5, label %253
    i64 1, label %253
  ]

253:                                              
  %254 = getelementptr inbounds i8, ptr %57, i64 40
  %255 = load i64, ptr %254, align 8
  %256 = icmp eq i64 %255, 0
  %257 = getelementptr inbounds i8, ptr %208, i64 8
  %258 = select i1 %256, ptr %208, ptr %257
  %259 = select i1 %256, ptr %257, ptr %208
  br label %260

260:                                              
  %261 = phi ptr [ %208, %250 ], [ %258, %253 ]
  %262 = phi ptr [ null, %250 ], [ %259, %253 ]
  store ptr %261, ptr %4, align 8
  %263 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %262, ptr %263, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #18
  switch i64 %252, label %272 [
    i64 4, label %264
    i64 1, label %264
  ]

264:                                              
  %265 = getelementptr inbounds i8, ptr %57, i64 40
  %266 = load i64, ptr %265, align 8
  %267 = icmp eq i64 %266, 0
  %268 = getelementptr inbounds i8, ptr %228, i64 8
  %269 = select i1 %267, ptr %228, ptr %268
  %270 = select i1 %267, ptr %268, ptr %228
  store ptr %269, ptr %5, align 8
  %271 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr %270, ptr %271, align 8
  br label %276

272:                                              
  store ptr %228, ptr %5, align 8
  %273 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr null, ptr %273, align 8
  %274 = icmp eq i64 %252, 5
  br i1 %274, label %275, label %276

275:                                              
  tail call fastcc void @run(ptr noundef nonnull %57, i32 noundef 1, ptr noundef %229)
  br label %276

276:                                              
  %277 = phi ptr [ %270, %264 ], [ null, %275 ], [ null, %272 ]
  %278 = phi ptr [ %269, %264 ], [ %228, %275 ], [ %228, %272 ]
  call fastcc void @walk(ptr noundef nonnull %57, i32 noundef 0, i32 noundef 2, ptr noundef nonnull %4, ptr noundef %229)
  call fastcc void @walk(ptr noundef nonnull %57, i32 noundef 0, i32 noundef 0, ptr noundef nonnull %4, ptr noundef %229)
  tail call fastcc void @run(ptr noundef nonnull %57, i32 noundef 0, ptr noundef %229)
  %279 = load i64, ptr %251, align 8
  switch i64 %279, label %283 [
    i64 1, label %280
    i64 2, label %281
    i64 4, label %282
  ]

280:                                              
  tail call void @fftw_execute_split_dft(ptr noundef %0, ptr noundef %261, ptr noundef %262, ptr noundef %278, ptr noundef %277) #18
  br label %284

281:                                              
  tail call void @fftw_execute_r2r(ptr noundef %0, ptr noundef nonnull %208, ptr noundef %228) #18
  br label %284

282:                                              
  tail call void @fftw_execute_split_dft_r2c(ptr noundef %0, ptr noundef nonnull %208, ptr noundef %278, ptr noundef %277) #18
  br label %284

283:                                              
  tail call void @fftw_execute_split_dft_c2r(ptr noundef %0, ptr noundef %261, ptr noundef %262, ptr noundef %228) #18
  br label %284

284:                                              
  call fastcc void @walk(ptr noundef nonnull %57, i32 noundef 1, i32 noundef 0, ptr noundef nonnull %5, ptr noundef nonnull %232)
  %285 = getelementptr inbounds i8, ptr %57, i64 72
  %286 = load i64, ptr %145, align 8
  %287 = add nsw i64 %286, -1
  %288 = getelementptr inbounds [24 x %struct.axis], ptr %285, i64 0, i64 %287
  %289 = load i64, ptr %288, align 8
  %290 = load i64, ptr %251, align 8
  switch i64 %290, label %293 [
    i64 2, label %299
    i64 1, label %291
  ]

291:                                              
  %292 = shl nsw i64 %289, 1
  br label %299

293:                                              
  %294 = sdiv i64 %289, 2
  %295 = shl nsw i64 %294, 1
  %296 = add i64 %295, 2
  %297 = icmp eq i64 %290, 5
  %298 = select i1 %297, i64 %289, i64 %296
  br label %299

299:                                              
  %300 = phi i64 [ %289, %284 ], [ %292, %291 ], [ %296, %293 ]
  %301 = phi i64 [ %289, %284 ], [ %292, %291 ], [ %298, %293 ]
  %302 = load i64, ptr %106, align 8
  %303 = icmp sgt i64 %302, 0
  br i1 %303, label %310, label %306

304:                                              
  %305 = fmul double %335, 1.000000e-03
  br label %306

306:                                              
  %307 = phi double [ 0.000000e+00, %299 ], [ %305, %304 ]
  %308 = phi double [ 0.000000e+00, %299 ], [ %336, %304 ]
  tail call fastcc void @give_buffer(ptr noundef nonnull %57, ptr noundef %229)
  tail call void @fftw_free(ptr noundef nonnull %232) #18
  tail call void @fftw_free(ptr noundef nonnull %196) #18
  %309 = icmp eq ptr %227, null
  br i1 %309, label %340, label %339

310:                                              
  %311 = phi i64 [ %337, %334 ], [ 0, %299 ]
  %312 = phi double [ %336, %334 ], [ 0.000000e+00, %299 ]
  %313 = phi double [ %335, %334 ], [ 0.000000e+00, %299 ]
  %314 = srem i64 %311, %300
  %315 = icmp slt i64 %314, %301
  br i1 %315, label %316, label %334

316:                                              
  %317 = getelementptr inbounds double, ptr %229, i64 %311
  %318 = load double, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %232, i64 %311
  %320 = load double, ptr %319, align 8
  %321 = fsub double %318, %320
  %322 = fcmp olt double %318, 0.000000e+00
  %323 = fneg double %318
  %324 = select i1 %322, double %323, double %318
  %325 = fcmp olt double %321, 0.000000e+00
  %326 = fneg double %321
  %327 = select i1 %325, double %326, double %321
  %328 = fcmp ogt double %327, %312
  %329 = fcmp uno double %327, 0.000000e+00
  %330 = or i1 %328, %329
  %331 = select i1 %330, double %327, double %312
  %332 = fcmp ogt double %324, %313
  %333 = select i1 %332, double %324, double %313
  br label %334

334:                                              
  %335 = phi double [ %313, %310 ], [ %333, %316 ]
  %336 = phi double [ %312, %310 ], [ %331, %316 ]
  %337 = add nuw nsw i64 %311, 1
  %338 = icmp eq i64 %337, %302
  br i1 %338, label %304, label %310

339:                                              
  tail call void @fftw_free(ptr noundef nonnull %227) #18
  br label %340

340:                                              
  %341 = fcmp ugt double %308, %307
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #18
  br i1 %341, label %343, label %342

342:                                              
  br label %344

343:                                              
  tail call fastcc void @stop_at(ptr noundef %1, ptr noundef nonnull @.str.3) #19
  unreachable

344:                                              
  %345 = atomicrmw xchg ptr @__enzyme_cc_fftw_lock, i32 1 acquire, align 4
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %344

347:                                              
  %348 = load ptr, ptr @__enzyme_cc_fftw_geometries, align 8
  store ptr %348, ptr %57, align 8
  %349 = ptrtoint ptr %57 to i64
  store atomic i64 %349, ptr @__enzyme_cc_fftw_geometries release, align 8
  store atomic i32 0, ptr @__enzyme_cc_fftw_lock release, align 4
  br label %350

350:                                              
  %351 = phi ptr [ %57, %347 ], [ %54, %53 ]
  call void @llvm.lifetime.end.p0(i64 840, ptr nonnull %6) #18
  ret ptr %351
}

define internal fastcc void @stop_at(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #1 {
  tail call fastcc void @say(ptr noundef %0)
  tail call fastcc void @say(ptr noundef %1)
  tail call void @abort() #21
  unreachable
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

define internal fastcc noundef i32 @read_plan(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = alloca [4 x ptr], align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(840) %1, i8 0, i64 840, i1 false)
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr %6, align 4
  %8 = add i32 %7, -4
  %9 = icmp ult i32 %8, -3
  br i1 %9, label %196, label %10

10:                                               
  %11 = getelementptr inbounds i8, ptr %5, i64 24
  %12 = icmp eq i32 %7, 2
  %13 = select i1 %12, i64 2, i64 4
  %14 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %13
  %15 = icmp eq i32 %7, 3
  br i1 %15, label %16, label %21

16:                                               
  %17 = getelementptr inbounds i8, ptr %5, i64 56
  %18 = load i32, ptr %17, align 4
  %19 = icmp slt i32 %18, 4
  %20 = select i1 %19, i32 4, i32 5
  br label %21

21:                                               
  %22 = phi i32 [ %20, %16 ], [ %7, %10 ]
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %5, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %5, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %1, i64 56
  %30 = getelementptr inbounds i8, ptr %1, i64 72
  %31 = getelementptr inbounds i8, ptr %1, i64 48
  br label %32

32:                                               
  %33 = phi i1 [ true, %21 ], [ false, %87 ]
  %34 = phi ptr [ %26, %21 ], [ %28, %87 ]
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 2147483647
  br i1 %36, label %196, label %37

37:                                               
  %38 = icmp slt i32 %35, 0
  br i1 %38, label %196, label %39

39:                                               
  %40 = load i64, ptr %29, align 8
  %41 = zext nneg i32 %35 to i64
  %42 = add nsw i64 %40, %41
  %43 = icmp sgt i64 %42, 23
  br i1 %43, label %196, label %44

44:                                               
  %45 = icmp eq i32 %35, 0
  br i1 %45, label %87, label %46

46:                                               
  %47 = getelementptr inbounds i8, ptr %34, i64 8
  br label %48

48:                                               
  %49 = phi i64 [ 0, %46 ], [ %85, %84 ]
  %50 = getelementptr inbounds [0 x %struct.dimension], ptr %47, i64 0, i64 %49
  %51 = load i64, ptr %29, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %29, align 8
  %53 = getelementptr inbounds [24 x %struct.axis], ptr %30, i64 0, i64 %51
  %54 = load i64, ptr %50, align 8
  %55 = getelementptr inbounds i8, ptr %50, i64 8
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %50, i64 16
  %58 = load i64, ptr %57, align 8
  store i64 %54, ptr %53, align 8
  %59 = getelementptr inbounds i8, ptr %53, i64 8
  store i64 %56, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %53, i64 16
  store i64 %58, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %53, i64 24
  store i64 0, ptr %61, align 8
  %62 = load i64, ptr %50, align 8
  %63 = icmp slt i64 %62, 0
  br i1 %63, label %196, label %64

64:                                               
  br i1 %33, label %84, label %65

65:                                               
  %66 = load i64, ptr %31, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %31, align 8
  %68 = load i64, ptr %24, align 8
  %69 = icmp eq i64 %68, 2
  br i1 %69, label %70, label %84

70:                                               
  %71 = getelementptr inbounds i32, ptr %14, i64 %49
  %72 = load i32, ptr %71, align 4
  switch i32 %72, label %76 [
    i32 0, label %73
    i32 4, label %73
  ]

73:                                               
  %74 = icmp ugt i32 %72, 3
  %75 = zext i1 %74 to i64
  br label %82

76:                                               
  %77 = add i32 %72, -8
  %78 = icmp ult i32 %77, 9
  br i1 %78, label %79, label %196

79:                                               
  %80 = add nsw i32 %72, -6
  %81 = zext nneg i32 %80 to i64
  br label %82

82:                                               
  %83 = phi i64 [ %81, %79 ], [ %75, %73 ]
  store i64 %83, ptr %61, align 8
  br label %84

84:                                               
  %85 = add nuw nsw i64 %49, 1
  %86 = icmp eq i64 %85, %41
  br i1 %86, label %87, label %48

87:                                               
  br i1 %33, label %32, label %88

88:                                               
  %89 = load i64, ptr %31, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %96

91:                                               
  %92 = load i64, ptr %29, align 8
  %93 = add nsw i64 %92, 1
  store i64 %93, ptr %29, align 8
  %94 = getelementptr inbounds [24 x %struct.axis], ptr %30, i64 0, i64 %92
  store i64 1, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %94, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %95, i8 0, i64 24, i1 false)
  store i64 1, ptr %31, align 8
  br label %115

96:                                               
  %97 = load ptr, ptr %5, align 8
  %98 = load i32, ptr %97, align 4
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %115

100:                                              
  %101 = load i64, ptr %29, align 8
  %102 = add nsw i64 %101, -1
  %103 = getelementptr inbounds i8, ptr %5, i64 32
  %104 = load ptr, ptr %103, align 8
  %105 = ptrtoint ptr %104 to i64
  %106 = load ptr, ptr %11, align 8
  %107 = ptrtoint ptr %106 to i64
  %108 = and i64 %107, -4
  %109 = sub i64 %105, %108
  %110 = ashr i64 %109, 3
  %111 = load i64, ptr %24, align 8
  %112 = icmp ne i64 %111, 4
  %113 = zext i1 %112 to i64
  %114 = getelementptr inbounds [24 x %struct.axis], ptr %30, i64 0, i64 %102, i32 1, i64 %113
  store i64 %110, ptr %114, align 8
  br label %115

115:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #18
  %116 = load ptr, ptr %5, align 8
  %117 = load i32, ptr %116, align 4
  %118 = icmp eq i32 %117, 2
  br label %133

119:                                              
  %120 = load ptr, ptr %3, align 16
  %121 = getelementptr inbounds i8, ptr %3, i64 8
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds i8, ptr %3, i64 16
  %124 = load ptr, ptr %123, align 16
  %125 = getelementptr inbounds i8, ptr %3, i64 24
  %126 = load ptr, ptr %125, align 8
  %127 = select i1 %118, ptr %122, ptr %124
  %128 = select i1 %118, ptr null, ptr %126
  %129 = icmp eq i32 %117, 3
  %130 = and i32 %117, -2
  %131 = icmp eq i32 %130, 2
  %132 = select i1 %131, ptr null, ptr %122
  br i1 %129, label %148, label %152

133:                                              
  %134 = phi i64 [ 0, %115 ], [ %146, %143 ]
  %135 = icmp ugt i64 %134, 1
  %136 = and i1 %118, %135
  br i1 %136, label %143, label %137

137:                                              
  %138 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %134
  %139 = load ptr, ptr %138, align 8
  %140 = ptrtoint ptr %139 to i64
  %141 = and i64 %140, -4
  %142 = inttoptr i64 %141 to ptr
  br label %143

143:                                              
  %144 = phi ptr [ %142, %137 ], [ null, %133 ]
  %145 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %134
  store ptr %144, ptr %145, align 8
  %146 = add nuw nsw i64 %134, 1
  %147 = icmp eq i64 %146, 4
  br i1 %147, label %119, label %133

148:                                              
  %149 = getelementptr inbounds i8, ptr %5, i64 56
  %150 = load i32, ptr %149, align 4
  %151 = icmp sgt i32 %150, 3
  br i1 %151, label %153, label %152

152:                                              
  br label %153

153:                                              
  %154 = phi ptr [ %120, %152 ], [ %124, %148 ]
  %155 = phi ptr [ %132, %152 ], [ %126, %148 ]
  %156 = phi ptr [ %127, %152 ], [ %120, %148 ]
  %157 = phi ptr [ %128, %152 ], [ null, %148 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #18
  %158 = icmp eq ptr %155, null
  %159 = select i1 %158, ptr %157, ptr %155
  %160 = icmp ne ptr %159, null
  %161 = select i1 %158, ptr %156, ptr %154
  %162 = ptrtoint ptr %161 to i64
  %163 = ptrtoint ptr %159 to i64
  %164 = sub i64 %162, %163
  %165 = icmp eq i64 %164, 8
  %166 = select i1 %160, i1 %165, i1 false
  %167 = zext i1 %166 to i64
  %168 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %167, ptr %168, align 8
  %169 = getelementptr inbounds i8, ptr %1, i64 64
  store i64 1, ptr %169, align 8
  %170 = load i64, ptr %29, align 8
  %171 = icmp sgt i64 %170, 0
  br i1 %171, label %172, label %196

172:                                              
  %173 = add nsw i64 %170, -1
  br label %174

174:                                              
  %175 = phi i64 [ 0, %172 ], [ %193, %190 ]
  %176 = phi i64 [ 1, %172 ], [ %192, %190 ]
  %177 = getelementptr inbounds [24 x %struct.axis], ptr %30, i64 0, i64 %175
  %178 = load i64, ptr %177, align 8
  %179 = icmp eq i64 %173, %175
  br i1 %179, label %180, label %190

180:                                              
  %181 = load i64, ptr %24, align 8
  switch i64 %181, label %184 [
    i64 2, label %190
    i64 1, label %182
  ]

182:                                              
  %183 = shl nsw i64 %178, 1
  br label %190

184:                                              
  %185 = icmp eq i64 %178, 0
  br i1 %185, label %190, label %186

186:                                              
  %187 = sdiv i64 %178, 2
  %188 = shl nsw i64 %187, 1
  %189 = add i64 %188, 2
  br label %190

190:                                              
  %191 = phi i64 [ %178, %174 ], [ %183, %182 ], [ %189, %186 ], [ 0, %184 ], [ %178, %180 ]
  %192 = mul nsw i64 %176, %191
  %193 = add nuw nsw i64 %175, 1
  %194 = icmp eq i64 %193, %170
  br i1 %194, label %195, label %174

195:                                              
  store i64 %192, ptr %169, align 8
  br label %196

196:                                              
  %197 = phi i32 [ 0, %2 ], [ 1, %195 ], [ 1, %153 ], [ 0, %76 ], [ 0, %48 ], [ 1, %32 ], [ 0, %39 ], [ 0, %37 ]
  ret i32 %197
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

define linkonce_odr hidden ptr @__enzyme_cc_fftw_shadow_plan(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %22, label %5

5:                                                
  %6 = tail call dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #20
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #18
  tail call void @abort() #21
  unreachable

10:                                               
  %11 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %2, ptr %11, align 8
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %16

13:                                               
  %14 = getelementptr inbounds i8, ptr %6, i64 16
  %15 = shl nuw i64 %2, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %14, ptr align 8 %1, i64 %15, i1 false)
  br label %16

16:                                               
  br label %17

17:                                               
  %18 = atomicrmw xchg ptr @__enzyme_cc_fftw_lock, i32 1 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %17

20:                                               
  %21 = load ptr, ptr @__enzyme_cc_fftw_records, align 8
  store ptr %21, ptr %6, align 8
  store ptr %6, ptr @__enzyme_cc_fftw_records, align 8
  store atomic i32 0, ptr @__enzyme_cc_fftw_lock release, align 4
  br label %22

22:                                               
  %23 = phi ptr [ %6, %20 ], [ null, %3 ]
  ret ptr %23
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #6

declare void @abort() local_unnamed_addr #7

define linkonce_odr hidden void @__enzyme_cc_fftw_forget_plan(ptr noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                
  %3 = atomicrmw xchg ptr @__enzyme_cc_fftw_lock, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2

5:                                                
  %6 = phi ptr [ %7, %9 ], [ @__enzyme_cc_fftw_records, %2 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                
  %10 = icmp eq ptr %7, %0
  br i1 %10, label %11, label %5

11:                                               
  %12 = load ptr, ptr %7, align 8
  store ptr %12, ptr %6, align 8
  tail call void @free(ptr noundef %0)
  br label %13

13:                                               
  store atomic i32 0, ptr @__enzyme_cc_fftw_lock release, align 4
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #8

define linkonce_odr hidden void @__enzyme_cc_fftw_arrays(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca [4 x ptr], align 16
  %8 = alloca [4 x ptr], align 16
  %9 = alloca %struct.geometry, align 8
  %10 = alloca %struct.geometry, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #18
  %13 = load ptr, ptr %12, align 8
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 2
  %16 = getelementptr inbounds i8, ptr %12, i64 24
  br label %31

17:                                               
  %18 = load ptr, ptr %8, align 16
  %19 = getelementptr inbounds i8, ptr %8, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %8, i64 16
  %22 = load ptr, ptr %21, align 16
  %23 = getelementptr inbounds i8, ptr %8, i64 24
  %24 = load ptr, ptr %23, align 8
  %25 = select i1 %15, ptr %20, ptr %22
  %26 = select i1 %15, ptr null, ptr %24
  %27 = icmp eq i32 %14, 3
  %28 = and i32 %14, -2
  %29 = icmp eq i32 %28, 2
  %30 = select i1 %29, ptr null, ptr %20
  br i1 %27, label %46, label %50

31:                                               
  %32 = phi i64 [ 0, %6 ], [ %44, %41 ]
  %33 = icmp ugt i64 %32, 1
  %34 = and i1 %15, %33
  br i1 %34, label %41, label %35

35:                                               
  %36 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = and i64 %38, -4
  %40 = inttoptr i64 %39 to ptr
  br label %41

41:                                               
  %42 = phi ptr [ %40, %35 ], [ null, %31 ]
  %43 = getelementptr inbounds [4 x ptr], ptr %8, i64 0, i64 %32
  store ptr %42, ptr %43, align 8
  %44 = add nuw nsw i64 %32, 1
  %45 = icmp eq i64 %44, 4
  br i1 %45, label %17, label %31

46:                                               
  %47 = getelementptr inbounds i8, ptr %12, i64 56
  %48 = load i32, ptr %47, align 4
  %49 = icmp sgt i32 %48, 3
  br i1 %49, label %51, label %50

50:                                               
  br label %51

51:                                               
  %52 = phi ptr [ %18, %50 ], [ %22, %46 ]
  %53 = phi ptr [ %30, %50 ], [ %24, %46 ]
  %54 = phi ptr [ %25, %50 ], [ %18, %46 ]
  %55 = phi ptr [ %26, %50 ], [ null, %46 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #18
  br label %56

56:                                               
  %57 = atomicrmw xchg ptr @__enzyme_cc_fftw_lock, i32 1 acquire, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %56

59:                                               
  %60 = phi ptr [ %61, %59 ], [ @__enzyme_cc_fftw_records, %56 ]
  %61 = load ptr, ptr %60, align 8
  %62 = icmp ne ptr %61, null
  %63 = icmp ne ptr %61, %1
  %64 = and i1 %62, %63
  br i1 %64, label %59, label %65

65:                                               
  store atomic i32 0, ptr @__enzyme_cc_fftw_lock release, align 4
  br i1 %62, label %66, label %70

66:                                               
  %67 = getelementptr inbounds i8, ptr %61, i64 16
  %68 = getelementptr inbounds i8, ptr %61, i64 8
  %69 = load i64, ptr %68, align 8
  br label %70

70:                                               
  %71 = phi i64 [ %69, %66 ], [ %3, %65 ]
  %72 = phi ptr [ %67, %66 ], [ %2, %65 ]
  %73 = getelementptr inbounds i8, ptr %4, i64 16
  %74 = getelementptr inbounds i8, ptr %4, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false)
  %75 = tail call fastcc i32 @shadows_of(ptr %52, ptr %53, ptr noundef %72, i64 noundef %71, ptr noundef %4)
  %76 = tail call fastcc i32 @shadows_of(ptr %54, ptr %55, ptr noundef %72, i64 noundef %71, ptr noundef nonnull %73)
  %77 = icmp eq ptr %1, null
  %78 = icmp eq ptr %1, %0
  %79 = or i1 %77, %78
  %80 = or i1 %79, %62
  br i1 %80, label %164, label %81

81:                                               
  %82 = tail call ptr @__enzyme_cc_heap_shadow(ptr noundef nonnull %1) #18
  %83 = icmp eq ptr %82, null
  br i1 %83, label %164, label %84

84:                                               
  call void @llvm.lifetime.start.p0(i64 840, ptr nonnull %9) #18
  call void @llvm.lifetime.start.p0(i64 840, ptr nonnull %10) #18
  %85 = call fastcc i32 @read_plan(ptr noundef %0, ptr noundef nonnull %9)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %95, label %87

87:                                               
  %88 = call fastcc i32 @read_plan(ptr noundef nonnull %1, ptr noundef nonnull %10)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %95, label %90

90:                                               
  %91 = getelementptr inbounds i8, ptr %9, i64 32
  %92 = getelementptr inbounds i8, ptr %10, i64 32
  %93 = call i32 @bcmp(ptr noundef nonnull dereferenceable(808) %91, ptr noundef nonnull dereferenceable(808) %92, i64 808)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:                                               
  tail call fastcc void @stop_at(ptr noundef %5, ptr noundef nonnull @.str.4) #19
  unreachable

96:                                               
  %97 = getelementptr inbounds i8, ptr %1, i64 8
  %98 = load ptr, ptr %97, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #18
  %99 = load ptr, ptr %98, align 8
  %100 = load i32, ptr %99, align 4
  %101 = icmp eq i32 %100, 2
  %102 = getelementptr inbounds i8, ptr %98, i64 24
  br label %117

103:                                              
  %104 = load ptr, ptr %7, align 16
  %105 = getelementptr inbounds i8, ptr %7, i64 8
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds i8, ptr %7, i64 16
  %108 = load ptr, ptr %107, align 16
  %109 = getelementptr inbounds i8, ptr %7, i64 24
  %110 = load ptr, ptr %109, align 8
  %111 = select i1 %101, ptr %106, ptr %108
  %112 = select i1 %101, ptr null, ptr %110
  %113 = icmp eq i32 %100, 3
  %114 = and i32 %100, -2
  %115 = icmp eq i32 %114, 2
  %116 = select i1 %115, ptr null, ptr %106
  br i1 %113, label %132, label %136

117:                                              
  %118 = phi i64 [ 0, %96 ], [ %130, %127 ]
  %119 = icmp ugt i64 %118, 1
  %120 = and i1 %101, %119
  br i1 %120, label %127, label %121

121:                                              
  %122 = getelementptr inbounds [4 x ptr], ptr %102, i64 0, i64 %118
  %123 = load ptr, ptr %122, align 8
  %124 = ptrtoint ptr %123 to i64
  %125 = and i64 %124, -4
  %126 = inttoptr i64 %125 to ptr
  br label %127

127:                                              
  %128 = phi ptr [ %126, %121 ], [ null, %117 ]
  %129 = getelementptr inbounds [4 x ptr], ptr %7, i64 0, i64 %118
  store ptr %128, ptr %129, align 8
  %130 = add nuw nsw i64 %118, 1
  %131 = icmp eq i64 %130, 4
  br i1 %131, label %103, label %117

132:                                              
  %133 = getelementptr inbounds i8, ptr %98, i64 56
  %134 = load i32, ptr %133, align 4
  %135 = icmp sgt i32 %134, 3
  br i1 %135, label %137, label %136

136:                                              
  br label %137

137:                                              
  %138 = phi ptr [ %104, %136 ], [ %108, %132 ]
  %139 = phi ptr [ %116, %136 ], [ %110, %132 ]
  %140 = phi ptr [ %111, %136 ], [ %104, %132 ]
  %141 = phi ptr [ %112, %136 ], [ null, %132 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #18
  %142 = icmp eq i32 %75, 3
  br i1 %142, label %143, label %150

143:                                              
  %144 = load ptr, ptr %4, align 8
  %145 = icmp eq ptr %144, %138
  br i1 %145, label %146, label %152

146:                                              
  %147 = getelementptr inbounds i8, ptr %4, i64 8
  %148 = load ptr, ptr %147, align 8
  %149 = icmp eq ptr %148, %139
  br i1 %149, label %150, label %152

150:                                              
  store ptr %138, ptr %4, align 8
  %151 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %139, ptr %151, align 8
  br label %152

152:                                              
  %153 = phi i32 [ 3, %150 ], [ -1, %146 ], [ -1, %143 ]
  %154 = icmp eq i32 %76, 3
  br i1 %154, label %155, label %161

155:                                              
  %156 = load ptr, ptr %73, align 8
  %157 = icmp eq ptr %156, %140
  br i1 %157, label %158, label %162

158:                                              
  %159 = load ptr, ptr %74, align 8
  %160 = icmp eq ptr %159, %141
  br i1 %160, label %161, label %162

161:                                              
  store ptr %140, ptr %73, align 8
  store ptr %141, ptr %74, align 8
  br label %162

162:                                              
  %163 = phi i32 [ 3, %161 ], [ -1, %158 ], [ -1, %155 ]
  call void @llvm.lifetime.end.p0(i64 840, ptr nonnull %10) #18
  call void @llvm.lifetime.end.p0(i64 840, ptr nonnull %9) #18
  br label %164

164:                                              
  %165 = phi i32 [ %163, %162 ], [ %76, %81 ], [ %76, %70 ]
  %166 = phi i32 [ %153, %162 ], [ %75, %81 ], [ %75, %70 ]
  %167 = icmp eq i32 %166, -1
  %168 = icmp eq i32 %165, -1
  %169 = select i1 %167, i1 true, i1 %168
  br i1 %169, label %170, label %171

170:                                              
  tail call fastcc void @stop_at(ptr noundef %5, ptr noundef nonnull @.str.5) #19
  unreachable

171:                                              
  %172 = icmp eq i32 %165, 2
  %173 = icmp eq i32 %165, 0
  br i1 %173, label %178, label %174

174:                                              
  %175 = icmp ult i32 %165, 3
  %176 = icmp ne i32 %166, 0
  %177 = select i1 %176, i1 true, i1 %175
  br i1 %177, label %179, label %178

178:                                              
  tail call fastcc void @stop_at(ptr noundef %5, ptr noundef nonnull @.str.6) #19
  unreachable

179:                                              
  %180 = icmp eq i32 %166, 3
  %181 = select i1 %180, i1 %172, i1 false
  br i1 %181, label %182, label %183

182:                                              
  tail call fastcc void @warn_of_constant(ptr noundef %5) #22
  br label %183

183:                                              
  %184 = load ptr, ptr %4, align 8
  %185 = icmp eq ptr %184, %52
  br i1 %185, label %186, label %187

186:                                              
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  br label %187

187:                                              
  %188 = load ptr, ptr %73, align 8
  %189 = icmp eq ptr %188, %54
  br i1 %189, label %190, label %191

190:                                              
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %73, i8 0, i64 16, i1 false)
  br label %191

191:                                              
  ret void
}

define internal fastcc i32 @shadows_of(ptr %0, ptr %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #9 {
  %6 = icmp eq ptr %1, null
  br i1 %6, label %15, label %7

7:                                                
  %8 = ptrtoint ptr %1 to i64
  %9 = ptrtoint ptr %0 to i64
  %10 = sub i64 %8, %9
  %11 = icmp eq i64 %10, 8
  %12 = sub i64 %9, %8
  %13 = icmp eq i64 %12, 8
  %14 = or i1 %11, %13
  br i1 %14, label %83, label %15

15:                                               
  store ptr %0, ptr %4, align 8
  %16 = icmp sgt i64 %3, 0
  br i1 %16, label %17, label %130

17:                                               
  %18 = phi ptr [ %43, %42 ], [ %0, %15 ]
  %19 = phi i64 [ %45, %42 ], [ 0, %15 ]
  %20 = phi i32 [ %44, %42 ], [ 0, %15 ]
  %21 = getelementptr inbounds %struct.pair, ptr %2, i64 %19
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %24, label %42

24:                                               
  %25 = getelementptr inbounds i8, ptr %21, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = ptrtoint ptr %26 to i64
  switch i64 %27, label %28 [
    i64 0, label %42
    i64 1, label %38
  ]

28:                                               
  %29 = icmp ne ptr %26, %0
  %30 = select i1 %29, i32 3, i32 1
  %31 = icmp eq i32 %20, 3
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %33, label %35

33:                                               
  %34 = icmp eq ptr %18, %26
  br i1 %34, label %35, label %130

35:                                               
  %36 = phi i32 [ 3, %33 ], [ %30, %28 ]
  br i1 %29, label %37, label %38

37:                                               
  store ptr %26, ptr %4, align 8
  br label %38

38:                                               
  %39 = phi ptr [ %26, %37 ], [ %18, %35 ], [ %18, %24 ]
  %40 = phi i32 [ %36, %37 ], [ %36, %35 ], [ 2, %24 ]
  %41 = tail call i32 @llvm.smax.i32(i32 %40, i32 %20)
  br label %42

42:                                               
  %43 = phi ptr [ %18, %17 ], [ %18, %24 ], [ %39, %38 ]
  %44 = phi i32 [ %20, %17 ], [ %20, %24 ], [ %41, %38 ]
  %45 = add nuw nsw i64 %19, 1
  %46 = icmp eq i64 %45, %3
  br i1 %46, label %47, label %17

47:                                               
  %48 = icmp sgt i32 %44, 0
  %49 = icmp ne ptr %1, null
  %50 = and i1 %49, %48
  br i1 %50, label %51, label %130

51:                                               
  %52 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %1, ptr %52, align 8
  br label %53

53:                                               
  %54 = phi ptr [ %79, %78 ], [ %1, %51 ]
  %55 = phi i64 [ %81, %78 ], [ 0, %51 ]
  %56 = phi i32 [ %80, %78 ], [ 0, %51 ]
  %57 = getelementptr inbounds %struct.pair, ptr %2, i64 %55
  %58 = load ptr, ptr %57, align 8
  %59 = icmp eq ptr %58, %1
  br i1 %59, label %60, label %78

60:                                               
  %61 = getelementptr inbounds i8, ptr %57, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = ptrtoint ptr %62 to i64
  switch i64 %63, label %64 [
    i64 0, label %78
    i64 1, label %74
  ]

64:                                               
  %65 = icmp ne ptr %62, %1
  %66 = select i1 %65, i32 3, i32 1
  %67 = icmp eq i32 %56, 3
  %68 = select i1 %65, i1 %67, i1 false
  br i1 %68, label %69, label %71

69:                                               
  %70 = icmp eq ptr %54, %62
  br i1 %70, label %71, label %130

71:                                               
  %72 = phi i32 [ 3, %69 ], [ %66, %64 ]
  br i1 %65, label %73, label %74

73:                                               
  store ptr %62, ptr %52, align 8
  br label %74

74:                                               
  %75 = phi ptr [ %62, %73 ], [ %54, %71 ], [ %54, %60 ]
  %76 = phi i32 [ %72, %73 ], [ %72, %71 ], [ 2, %60 ]
  %77 = tail call i32 @llvm.smax.i32(i32 %76, i32 %56)
  br label %78

78:                                               
  %79 = phi ptr [ %54, %53 ], [ %54, %60 ], [ %75, %74 ]
  %80 = phi i32 [ %56, %53 ], [ %56, %60 ], [ %77, %74 ]
  %81 = add nuw nsw i64 %55, 1
  %82 = icmp eq i64 %81, %3
  br i1 %82, label %130, label %53

83:                                               
  %84 = icmp ugt ptr %0, %1
  %85 = select i1 %84, ptr %1, ptr %0
  %86 = icmp sgt i64 %3, 0
  br i1 %86, label %87, label %130

87:                                               
  %88 = phi ptr [ %116, %115 ], [ %85, %83 ]
  %89 = phi ptr [ %117, %115 ], [ %85, %83 ]
  %90 = phi i64 [ %119, %115 ], [ 0, %83 ]
  %91 = phi i32 [ %118, %115 ], [ 0, %83 ]
  %92 = getelementptr inbounds %struct.pair, ptr %2, i64 %90
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, %85
  br i1 %94, label %95, label %115

95:                                               
  %96 = getelementptr inbounds i8, ptr %92, i64 8
  %97 = load ptr, ptr %96, align 8
  %98 = ptrtoint ptr %97 to i64
  switch i64 %98, label %99 [
    i64 0, label %115
    i64 1, label %110
  ]

99:                                               
  %100 = icmp ne ptr %97, %85
  %101 = select i1 %100, i32 3, i32 1
  %102 = icmp eq i32 %91, 3
  %103 = select i1 %100, i1 %102, i1 false
  br i1 %103, label %104, label %106

104:                                              
  %105 = icmp eq ptr %89, %97
  br i1 %105, label %106, label %130

106:                                              
  %107 = phi i32 [ 3, %104 ], [ %101, %99 ]
  %108 = select i1 %100, ptr %97, ptr %88
  %109 = select i1 %100, ptr %97, ptr %89
  br label %110

110:                                              
  %111 = phi ptr [ %88, %95 ], [ %108, %106 ]
  %112 = phi ptr [ %89, %95 ], [ %109, %106 ]
  %113 = phi i32 [ 2, %95 ], [ %107, %106 ]
  %114 = tail call i32 @llvm.smax.i32(i32 %113, i32 %91)
  br label %115

115:                                              
  %116 = phi ptr [ %111, %110 ], [ %88, %95 ], [ %88, %87 ]
  %117 = phi ptr [ %112, %110 ], [ %89, %95 ], [ %89, %87 ]
  %118 = phi i32 [ %114, %110 ], [ %91, %95 ], [ %91, %87 ]
  %119 = add nuw nsw i64 %90, 1
  %120 = icmp eq i64 %119, %3
  br i1 %120, label %121, label %87

121:                                              
  %122 = icmp sgt i32 %118, 0
  br i1 %122, label %123, label %130

123:                                              
  %124 = zext i1 %84 to i64
  %125 = getelementptr inbounds double, ptr %116, i64 %124
  store ptr %125, ptr %4, align 8
  %126 = xor i1 %84, true
  %127 = zext i1 %126 to i64
  %128 = getelementptr inbounds double, ptr %116, i64 %127
  %129 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %128, ptr %129, align 8
  br label %130

130:                                              
  %131 = phi i32 [ %44, %47 ], [ %118, %123 ], [ %118, %121 ], [ 0, %15 ], [ 0, %83 ], [ %80, %78 ], [ -1, %69 ], [ -1, %33 ], [ -1, %104 ]
  ret i32 %131
}

declare ptr @__enzyme_cc_heap_shadow(ptr noundef) local_unnamed_addr

define internal fastcc void @warn_of_constant(ptr noundef %0) unnamed_addr #11 {
  %2 = ptrtoint ptr %0 to i64
  %3 = atomicrmw xchg ptr @__enzyme_cc_fftw_warned, i64 %2 monotonic, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = icmp eq ptr %4, %0
  br i1 %5, label %22, label %6

6:                                                
  %7 = phi i64 [ %11, %6 ], [ 0, %1 ]
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6

12:                                               
  %13 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %0, i64 noundef %7) #18
  br label %14

14:                                               
  %15 = phi i64 [ 0, %12 ], [ %19, %14 ]
  %16 = getelementptr inbounds i8, ptr @.str.9, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  %19 = add i64 %15, 1
  br i1 %18, label %20, label %14

20:                                               
  %21 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull readonly @.str.9, i64 noundef %15) #18
  br label %22

22:                                               
  ret void
}

define internal fastcc ptr @take_buffer(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = atomicrmw xchg ptr %2, i64 0 acq_rel, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %6, label %11

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 64
  %8 = load i64, ptr %7, align 8
  %9 = shl i64 %8, 3
  %10 = tail call ptr @fftw_malloc(i64 noundef %9) #18
  br label %11

11:                                               
  %12 = phi ptr [ %4, %1 ], [ %10, %6 ]
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %16

14:                                               
  %15 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #18
  tail call void @abort() #21
  unreachable

16:                                               
  ret ptr %12
}

define internal fastcc void @walk(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #12 {
  %6 = alloca [24 x i64], align 16
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, -1
  %11 = getelementptr inbounds [24 x %struct.axis], ptr %7, i64 0, i64 %10
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 1
  %15 = icmp eq i32 %1, 0
  %16 = select i1 %15, i64 5, i64 4
  %17 = icmp eq i64 %13, %16
  %18 = or i1 %14, %17
  %19 = load i64, ptr %11, align 8
  br i1 %17, label %20, label %23

20:                                               
  %21 = sdiv i64 %19, 2
  %22 = add nsw i64 %21, 1
  br label %23

23:                                               
  %24 = phi i64 [ %22, %20 ], [ %19, %5 ]
  switch i64 %13, label %27 [
    i64 2, label %31
    i64 1, label %25
  ]

25:                                               
  %26 = shl nsw i64 %19, 1
  br label %31

27:                                               
  %28 = sdiv i64 %19, 2
  %29 = shl nsw i64 %28, 1
  %30 = add i64 %29, 2
  br label %31

31:                                               
  %32 = phi i64 [ %26, %25 ], [ %30, %27 ], [ %19, %23 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %6) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(192) %6, i8 0, i64 192, i1 false)
  %33 = getelementptr inbounds i8, ptr %11, i64 8
  %34 = zext nneg i32 %1 to i64
  %35 = getelementptr inbounds [2 x i64], ptr %33, i64 0, i64 %34
  %36 = select i1 %18, i64 2, i64 1
  %37 = getelementptr inbounds i8, ptr %3, i64 8
  br label %38

38:                                               
  %39 = phi ptr [ %4, %31 ], [ %50, %55 ]
  %40 = phi i64 [ 0, %31 ], [ %63, %55 ]
  %41 = load ptr, ptr %3, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 %40
  %43 = load i64, ptr %35, align 8
  tail call fastcc void @move(i32 noundef %2, ptr noundef %42, i64 noundef %43, ptr noundef %39, i64 noundef %36, i64 noundef %24)
  br i1 %18, label %44, label %49

44:                                               
  %45 = load ptr, ptr %37, align 8
  %46 = getelementptr inbounds double, ptr %45, i64 %40
  %47 = load i64, ptr %35, align 8
  %48 = getelementptr inbounds i8, ptr %39, i64 8
  tail call fastcc void @move(i32 noundef %2, ptr noundef %46, i64 noundef %47, ptr noundef nonnull %48, i64 noundef 2, i64 noundef %24)
  br label %49

49:                                               
  %50 = getelementptr inbounds double, ptr %39, i64 %32
  %51 = load i64, ptr %8, align 8
  %52 = trunc i64 %51 to i32
  %53 = add i32 %52, -2
  %54 = icmp sgt i32 %53, -1
  br i1 %54, label %55, label %74

55:                                               
  %56 = phi i32 [ %72, %69 ], [ %53, %49 ]
  %57 = phi i64 [ %71, %69 ], [ %40, %49 ]
  %58 = zext nneg i32 %56 to i64
  %59 = getelementptr inbounds [24 x %struct.axis], ptr %7, i64 0, i64 %58
  %60 = getelementptr inbounds i8, ptr %59, i64 8
  %61 = getelementptr inbounds [2 x i64], ptr %60, i64 0, i64 %34
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, %57
  %64 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %58
  %65 = load i64, ptr %64, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %64, align 8
  %67 = load i64, ptr %59, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %38, label %69

69:                                               
  %70 = mul nsw i64 %67, %62
  %71 = sub nsw i64 %63, %70
  store i64 0, ptr %64, align 8
  %72 = add nsw i32 %56, -1
  %73 = icmp sgt i32 %56, 0
  br i1 %73, label %55, label %74

74:                                               
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %6) #18
  ret void
}

define internal fastcc void @run(ptr nocapture noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca [24 x %struct.dimension], align 16
  %5 = alloca [24 x i32], align 16
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = zext nneg i32 %1 to i64
  %8 = getelementptr inbounds [2 x ptr], ptr %6, i64 0, i64 %7
  %9 = load atomic i64, ptr %8 acquire, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = icmp eq i64 %9, 0
  br i1 %11, label %12, label %110

12:                                               
  %13 = atomicrmw xchg ptr @__enzyme_cc_fftw_lock, i32 1 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %12

15:                                               
  %16 = load ptr, ptr %8, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %108

18:                                               
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  %20 = load i64, ptr %19, align 8
  %21 = shl i64 %20, 3
  %22 = tail call ptr @fftw_malloc(i64 noundef %21) #18
  %23 = icmp eq ptr %22, null
  br i1 %23, label %104, label %24

24:                                               
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %4) #18
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5) #18
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 48
  %28 = load i64, ptr %27, align 8
  %29 = sub nsw i64 %26, %28
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds i8, ptr %0, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %32, -2
  %34 = icmp eq i64 %33, 4
  br i1 %34, label %35, label %39

35:                                               
  %36 = icmp eq i64 %32, 4
  %37 = icmp ne i32 %1, 0
  %38 = xor i1 %37, %36
  br label %39

39:                                               
  %40 = phi i1 [ false, %24 ], [ %38, %35 ]
  %41 = trunc i64 %26 to i32
  %42 = add i32 %41, -1
  %43 = icmp sgt i32 %42, -1
  br i1 %43, label %44, label %49

44:                                               
  %45 = getelementptr inbounds i8, ptr %0, i64 72
  %46 = add nsw i64 %26, -1
  %47 = icmp eq i32 %1, 0
  %48 = zext nneg i32 %42 to i64
  br label %53

49:                                               
  %50 = shl i64 %29, 32
  %51 = ashr exact i64 %50, 32
  %52 = getelementptr inbounds %struct.dimension, ptr %4, i64 %51
  switch i64 %32, label %97 [
    i64 1, label %88
    i64 2, label %93
  ]

53:                                               
  %54 = phi i64 [ %48, %44 ], [ %86, %82 ]
  %55 = phi i64 [ 1, %44 ], [ %73, %82 ]
  %56 = getelementptr inbounds [24 x %struct.dimension], ptr %4, i64 0, i64 %54
  %57 = getelementptr inbounds [24 x %struct.axis], ptr %45, i64 0, i64 %54
  %58 = load i64, ptr %57, align 8
  store i64 %58, ptr %56, align 8
  %59 = getelementptr inbounds i8, ptr %56, i64 8
  store i64 %55, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %56, i64 16
  store i64 %55, ptr %60, align 8
  br i1 %34, label %61, label %71

61:                                               
  %62 = icmp sgt i64 %46, %54
  br i1 %62, label %63, label %66

63:                                               
  %64 = shl nsw i64 %55, 1
  %65 = select i1 %40, ptr %59, ptr %60
  store i64 %64, ptr %65, align 8
  br label %66

66:                                               
  %67 = icmp eq i64 %46, %54
  br i1 %67, label %68, label %71

68:                                               
  %69 = sdiv i64 %58, 2
  %70 = add nsw i64 %69, 1
  br label %71

71:                                               
  %72 = phi i64 [ %70, %68 ], [ %58, %66 ], [ %58, %53 ]
  %73 = mul nsw i64 %72, %55
  %74 = getelementptr inbounds i8, ptr %57, i64 24
  %75 = load i64, ptr %74, align 8
  br i1 %47, label %82, label %76

76:                                               
  %77 = shl i64 %75, 32
  %78 = ashr exact i64 %77, 32
  %79 = getelementptr inbounds [11 x i8], ptr @transposed_kind.kinds, i64 0, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i64
  br label %82

82:                                               
  %83 = phi i64 [ %81, %76 ], [ %75, %71 ]
  %84 = trunc i64 %83 to i32
  %85 = getelementptr inbounds [24 x i32], ptr %5, i64 0, i64 %54
  store i32 %84, ptr %85, align 4
  %86 = add nsw i64 %54, -1
  %87 = icmp sgt i64 %54, 0
  br i1 %87, label %53, label %49

88:                                               
  %89 = trunc i64 %28 to i32
  %90 = icmp eq i32 %1, 0
  %91 = select i1 %90, i32 -1, i32 1
  %92 = call ptr @fftw_plan_guru64_dft(i32 noundef %89, ptr noundef nonnull %52, i32 noundef %30, ptr noundef nonnull %4, ptr noundef nonnull %22, ptr noundef nonnull %22, i32 noundef %91, i32 noundef 64) #18
  br label %101

93:                                               
  %94 = trunc i64 %28 to i32
  %95 = getelementptr inbounds i32, ptr %5, i64 %51
  %96 = call ptr @fftw_plan_guru64_r2r(i32 noundef %94, ptr noundef nonnull %52, i32 noundef %30, ptr noundef nonnull %4, ptr noundef nonnull %22, ptr noundef nonnull %22, ptr noundef nonnull %95, i32 noundef 64) #18
  br label %101

97:                                               
  %98 = select i1 %40, ptr @fftw_plan_guru64_dft_r2c, ptr @fftw_plan_guru64_dft_c2r
  %99 = trunc i64 %28 to i32
  %100 = call ptr %98(i32 noundef %99, ptr noundef nonnull %52, i32 noundef %30, ptr noundef nonnull %4, ptr noundef nonnull %22, ptr noundef nonnull %22, i32 noundef 64) #18
  br label %101

101:                                              
  %102 = phi ptr [ %92, %88 ], [ %96, %93 ], [ %100, %97 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5) #18
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %4) #18
  %103 = icmp eq ptr %102, null
  br i1 %103, label %104, label %106

104:                                              
  %105 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.7, i64 noundef 64) #18
  call void @abort() #21
  unreachable

106:                                              
  call void @fftw_free(ptr noundef nonnull %22) #18
  %107 = ptrtoint ptr %102 to i64
  store atomic i64 %107, ptr %8 release, align 8
  br label %108

108:                                              
  %109 = phi ptr [ %16, %15 ], [ %102, %106 ]
  store atomic i32 0, ptr @__enzyme_cc_fftw_lock release, align 4
  br label %110

110:                                              
  %111 = phi ptr [ %10, %3 ], [ %109, %108 ]
  %112 = getelementptr inbounds i8, ptr %0, i64 32
  %113 = load i64, ptr %112, align 8
  switch i64 %113, label %116 [
    i64 1, label %114
    i64 2, label %115
  ]

114:                                              
  call void @fftw_execute_dft(ptr noundef %111, ptr noundef %2, ptr noundef %2) #18
  br label %121

115:                                              
  call void @fftw_execute_r2r(ptr noundef %111, ptr noundef %2, ptr noundef %2) #18
  br label %121

116:                                              
  %117 = icmp eq i64 %113, 4
  %118 = icmp ne i32 %1, 0
  %119 = xor i1 %118, %117
  %120 = select i1 %119, ptr @fftw_execute_dft_r2c, ptr @fftw_execute_dft_c2r
  call void %120(ptr noundef %111, ptr noundef %2, ptr noundef %2) #18
  br label %121

121:                                              
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #13

define internal fastcc void @give_buffer(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = ptrtoint ptr %1 to i64
  %5 = atomicrmw xchg ptr %3, i64 %4 acq_rel, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                
  %8 = inttoptr i64 %5 to ptr
  tail call void @fftw_free(ptr noundef nonnull %8) #18
  br label %9

9:                                                
  ret void
}

declare ptr @fftw_malloc(i64 noundef) local_unnamed_addr

define internal fastcc void @move(i32 noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #12 {
  %7 = icmp sgt i64 %5, 0
  switch i32 %0, label %68 [
    i32 0, label %12
    i32 1, label %11
    i32 2, label %10
    i32 3, label %9
    i32 4, label %8
  ]

8:                                                
  br i1 %7, label %51, label %69

9:                                                
  br i1 %7, label %40, label %69

10:                                               
  br i1 %7, label %31, label %69

11:                                               
  br i1 %7, label %22, label %69

12:                                               
  br i1 %7, label %13, label %69

13:                                               
  %14 = phi i64 [ %18, %13 ], [ 0, %12 ]
  %15 = phi ptr [ %19, %13 ], [ %1, %12 ]
  %16 = phi ptr [ %20, %13 ], [ %3, %12 ]
  %17 = load double, ptr %15, align 8
  store double %17, ptr %16, align 8
  %18 = add nuw nsw i64 %14, 1
  %19 = getelementptr inbounds double, ptr %15, i64 %2
  %20 = getelementptr inbounds double, ptr %16, i64 %4
  %21 = icmp eq i64 %18, %5
  br i1 %21, label %69, label %13

22:                                               
  %23 = phi i64 [ %27, %22 ], [ 0, %11 ]
  %24 = phi ptr [ %28, %22 ], [ %1, %11 ]
  %25 = phi ptr [ %29, %22 ], [ %3, %11 ]
  %26 = load double, ptr %24, align 8
  store double %26, ptr %25, align 8
  store double 0.000000e+00, ptr %24, align 8
  %27 = add nuw nsw i64 %23, 1
  %28 = getelementptr inbounds double, ptr %24, i64 %2
  %29 = getelementptr inbounds double, ptr %25, i64 %4
  %30 = icmp eq i64 %27, %5
  br i1 %30, label %69, label %22

31:                                               
  %32 = phi i64 [ %36, %31 ], [ 0, %10 ]
  %33 = phi ptr [ %37, %31 ], [ %1, %10 ]
  %34 = phi ptr [ %38, %31 ], [ %3, %10 ]
  %35 = load double, ptr %34, align 8
  store double %35, ptr %33, align 8
  %36 = add nuw nsw i64 %32, 1
  %37 = getelementptr inbounds double, ptr %33, i64 %2
  %38 = getelementptr inbounds double, ptr %34, i64 %4
  %39 = icmp eq i64 %36, %5
  br i1 %39, label %69, label %31

40:                                               
  %41 = phi i64 [ %47, %40 ], [ 0, %9 ]
  %42 = phi ptr [ %48, %40 ], [ %1, %9 ]
  %43 = phi ptr [ %49, %40 ], [ %3, %9 ]
  %44 = load double, ptr %43, align 8
  %45 = load double, ptr %42, align 8
  %46 = fadd double %44, %45
  store double %46, ptr %42, align 8
  %47 = add nuw nsw i64 %41, 1
  %48 = getelementptr inbounds double, ptr %42, i64 %2
  %49 = getelementptr inbounds double, ptr %43, i64 %4
  %50 = icmp eq i64 %47, %5
  br i1 %50, label %69, label %40

51:                                               
  %52 = phi i64 [ %64, %63 ], [ 0, %8 ]
  %53 = phi ptr [ %65, %63 ], [ %1, %8 ]
  %54 = phi ptr [ %66, %63 ], [ %3, %8 ]
  %55 = load double, ptr %54, align 8
  br label %56

56:                                               
  %57 = load volatile double, ptr %53, align 8
  %58 = fadd double %55, %57
  %59 = bitcast double %57 to i64
  %60 = bitcast double %58 to i64
  %61 = cmpxchg ptr %53, i64 %59, i64 %60 seq_cst seq_cst, align 8
  %62 = extractvalue { i64, i1 } %61, 1
  br i1 %62, label %63, label %56

63:                                               
  %64 = add nuw nsw i64 %52, 1
  %65 = getelementptr inbounds double, ptr %53, i64 %2
  %66 = getelementptr inbounds double, ptr %54, i64 %4
  %67 = icmp eq i64 %64, %5
  br i1 %67, label %69, label %51

68:                                               
  unreachable

69:                                               
  ret void
}

declare void @fftw_free(ptr noundef) local_unnamed_addr

declare void @fftw_execute_dft(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftw_execute_r2r(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftw_execute_dft_r2c(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftw_execute_dft_c2r(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare ptr @fftw_plan_guru64_dft(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare ptr @fftw_plan_guru64_r2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

declare ptr @fftw_plan_guru64_dft_r2c(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

declare ptr @fftw_plan_guru64_dft_c2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

define internal fastcc void @scale(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr nocapture noundef %5) unnamed_addr #14 {
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds [24 x %struct.axis], ptr %7, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i32 %1, 0
  br i1 %11, label %12, label %14

12:                                               
  %13 = zext nneg i32 %1 to i64
  br label %21

14:                                               
  %15 = phi i64 [ 1, %6 ], [ %26, %21 ]
  %16 = getelementptr inbounds i8, ptr %0, i64 56
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i32 %1, 1
  %19 = sext i32 %18 to i64
  %20 = icmp sgt i64 %17, %19
  br i1 %20, label %38, label %29

21:                                               
  %22 = phi i64 [ 0, %12 ], [ %27, %21 ]
  %23 = phi i64 [ 1, %12 ], [ %26, %21 ]
  %24 = getelementptr inbounds [24 x %struct.axis], ptr %7, i64 0, i64 %22
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 %25, %23
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %13
  br i1 %28, label %14, label %21

29:                                               
  %30 = phi i64 [ 1, %14 ], [ %43, %38 ]
  %31 = mul i64 %30, %10
  %32 = icmp sgt i64 %15, 0
  br i1 %32, label %33, label %46

33:                                               
  %34 = mul nsw i64 %30, %2
  %35 = add nsw i64 %3, 1
  %36 = mul nsw i64 %30, %35
  %37 = icmp slt i64 %34, %36
  br label %47

38:                                               
  %39 = phi i64 [ %44, %38 ], [ %19, %14 ]
  %40 = phi i64 [ %43, %38 ], [ 1, %14 ]
  %41 = getelementptr inbounds [24 x %struct.axis], ptr %7, i64 0, i64 %39
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %42, %40
  %44 = add nsw i64 %39, 1
  %45 = icmp sgt i64 %17, %44
  br i1 %45, label %38, label %29

46:                                               
  ret void

47:                                               
  %48 = phi i64 [ 0, %33 ], [ %53, %52 ]
  br i1 %37, label %49, label %52

49:                                               
  %50 = mul i64 %31, %48
  %51 = getelementptr double, ptr %5, i64 %50
  br label %55

52:                                               
  %53 = add nuw nsw i64 %48, 1
  %54 = icmp eq i64 %53, %15
  br i1 %54, label %46, label %47

55:                                               
  %56 = phi i64 [ %34, %49 ], [ %60, %55 ]
  %57 = getelementptr double, ptr %51, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fmul double %58, %4
  store double %59, ptr %57, align 8
  %60 = add nsw i64 %56, 1
  %61 = icmp slt i64 %60, %36
  br i1 %61, label %55, label %52
}

declare ptr @fftw_export_wisdom_to_string() local_unnamed_addr

define internal fastcc void @say(ptr nocapture noundef readonly %0) unnamed_addr #15 {
  br label %2

2:                                                
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3) #18
  ret void
}

declare void @fftw_execute_split_dft(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftw_execute_split_dft_r2c(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftw_execute_split_dft_c2r(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #16

declare i64 @llvm.smax.i64(i64, i64) #17

declare i64 @llvm.smin.i64(i64, i64) #17

declare i32 @llvm.smax.i32(i32, i32) #17

attributes #0 = { noinline nounwind }
attributes #1 = { cold noinline noreturn nounwind optsize }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree }
attributes #7 = { noreturn nounwind }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #11 = { cold nofree noinline nounwind optsize }
attributes #12 = { nofree noinline norecurse nounwind }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #15 = { nofree nounwind }
attributes #16 = { nofree nounwind willreturn memory(argmem: read) }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nounwind }
attributes #19 = { cold noreturn }
attributes #20 = { allocsize(0) }
attributes #21 = { noreturn nounwind }
attributes #22 = { cold }


