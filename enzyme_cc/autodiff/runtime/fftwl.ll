; from fftwl.c, fftw_shadows.c, fftw_transforms.c, fftw_plan.c, support.h: 8fd47d661fe6ed93d487487066a730d7

%struct.place = type { ptr, ptr }
%struct.axis = type { i64, [2 x i64], i64 }
%struct.geometry = type { ptr, [2 x ptr], ptr, i64, i64, i64, i64, i64, [24 x %struct.axis] }
%struct.dimension = type { i64, i64, i64 }
%struct.pair = type { ptr, ptr }

@__enzyme_cc_fftwl_geometries = linkonce_odr hidden local_unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [252 x i8] c"enzyme-cc: no derivative of this transform: the library has FFTW's interface but is not FFTW 3.3, and what its plans do is not known; link with FFTW itself (-lfftw3), or register a derivative of the function that calls it (__enzyme_register_gradient)\0A\00", align 1
@.str.1 = private unnamed_addr constant [56 x i8] c"enzyme-cc: no derivative of this plan of FFTW is known\0A\00", align 1
@.str.2 = private unnamed_addr constant [64 x i8] c"enzyme-cc: no memory for the derivative of a transform of FFTW\0A\00", align 1
@.str.3 = private unnamed_addr constant [144 x i8] c"enzyme-cc: no derivative of this transform: this library keeps in its plans something else than FFTW 3.3 does; link with FFTW itself (-lfftw3)\0A\00", align 1
@__enzyme_cc_fftwl_records = linkonce_odr hidden local_unnamed_addr global ptr null, align 8
@.str.4 = private unnamed_addr constant [124 x i8] c"enzyme-cc: the shadow of this plan is a plan of another transform: make it by the same call with the shadows of the arrays\0A\00", align 1
@.str.5 = private unnamed_addr constant [180 x i8] c"enzyme-cc: two arrays that begin at one address have different shadows, and the plan that is executed here transforms one of them: use fftw_execute_dft(plan, in, out) or its like\0A\00", align 1
@.str.6 = private unnamed_addr constant [278 x i8] c"enzyme-cc: the plan that is executed here was made elsewhere, and the derivatives of its arrays are not known here: use fftw_execute_dft(plan, in, out) or its like, make the plan in the differentiated function, or give as its shadow a plan of the same transform of the shadows\0A\00", align 1
@__enzyme_cc_fftwl_lock = linkonce_odr hidden global i32 0, align 4
@__enzyme_cc_fftwl_warned = linkonce_odr hidden global ptr null, align 8
@.str.7 = private unnamed_addr constant [65 x i8] c"enzyme-cc: FFTW makes no plan for the derivative of a transform\0A\00", align 1
@transposed_kind.kinds = internal unnamed_addr constant [11 x i8] c"\01\00\02\03\05\04\06\07\09\08\0A", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"(fftw-3.3\00", align 1
@.str.9 = private unnamed_addr constant [179 x i8] c"enzyme-cc: warning: numbers that carry derivatives are transformed to memory that the request declares constant: their derivatives are lost; pass it with enzyme_dup and a shadow\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_fftwl_apply(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
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
  %12 = getelementptr inbounds i8, ptr %1, i64 16
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
  %26 = getelementptr inbounds i8, ptr %2, i64 16
  %27 = select i1 %25, ptr %2, ptr %26
  %28 = select i1 %25, ptr %26, ptr %2
  br label %29

29:                                               
  %30 = phi ptr [ %2, %19 ], [ null, %15 ], [ %27, %22 ]
  %31 = phi ptr [ null, %19 ], [ null, %15 ], [ %28, %22 ]
  tail call fastcc void @apply(ptr noundef %0, ptr %16, ptr %17, ptr %30, ptr %31)
  ret void
}

define internal fastcc void @apply(ptr nocapture noundef %0, ptr %1, ptr %2, ptr %3, ptr %4) unnamed_addr #1 {
  %6 = alloca %struct.place, align 8
  %7 = alloca %struct.place, align 8
  store ptr %1, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %4, ptr %9, align 8
  %10 = icmp eq ptr %3, null
  br i1 %10, label %42, label %11

11:                                               
  %12 = getelementptr inbounds i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %42, label %15

15:                                               
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = atomicrmw xchg ptr %16, i64 0 acq_rel, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = icmp eq i64 %17, 0
  br i1 %19, label %20, label %24

20:                                               
  %21 = load i64, ptr %12, align 8
  %22 = shl i64 %21, 4
  %23 = tail call ptr @fftwl_malloc(i64 noundef %22) #17
  br label %24

24:                                               
  %25 = phi ptr [ %18, %15 ], [ %23, %20 ]
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %29

27:                                               
  %28 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #17
  tail call void @abort() #18
  unreachable

29:                                               
  %30 = load ptr, ptr %6, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %33, label %32

32:                                               
  call fastcc void @walk(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, ptr noundef nonnull %6, ptr noundef nonnull %25)
  tail call fastcc void @run(ptr noundef nonnull %0, i32 noundef 0, ptr noundef nonnull %25)
  br label %36

33:                                               
  %34 = load i64, ptr %12, align 8
  %35 = shl i64 %34, 4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 16 %25, i8 0, i64 %35, i1 false)
  br label %36

36:                                               
  call fastcc void @walk(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 2, ptr noundef nonnull %7, ptr noundef nonnull %25)
  %37 = ptrtoint ptr %25 to i64
  %38 = atomicrmw xchg ptr %16, i64 %37 acq_rel, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %42, label %40

40:                                               
  %41 = inttoptr i64 %38 to ptr
  tail call void @fftwl_free(ptr noundef nonnull %41) #17
  br label %42

42:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_fftwl_transpose(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #0 {
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
  %13 = getelementptr inbounds i8, ptr %1, i64 16
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
  %27 = getelementptr inbounds i8, ptr %2, i64 16
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

define internal fastcc void @transpose(ptr nocapture noundef %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 noundef %5) unnamed_addr #1 {
  %7 = alloca %struct.place, align 8
  %8 = alloca %struct.place, align 8
  store ptr %1, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  store ptr %4, ptr %10, align 8
  %11 = icmp eq ptr %3, null
  br i1 %11, label %627, label %12

12:                                               
  %13 = getelementptr inbounds i8, ptr %0, i64 64
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %627, label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = atomicrmw xchg ptr %17, i64 0 acq_rel, align 8
  %19 = inttoptr i64 %18 to ptr
  %20 = icmp eq i64 %18, 0
  br i1 %20, label %21, label %25

21:                                               
  %22 = load i64, ptr %13, align 8
  %23 = shl i64 %22, 4
  %24 = tail call ptr @fftwl_malloc(i64 noundef %23) #17
  br label %25

25:                                               
  %26 = phi ptr [ %19, %16 ], [ %24, %21 ]
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %30

28:                                               
  %29 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #17
  tail call void @abort() #18
  unreachable

30:                                               
  call fastcc void @walk(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef nonnull %8, ptr noundef nonnull %26)
  %31 = load ptr, ptr %7, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %621, label %33

33:                                               
  %34 = getelementptr inbounds i8, ptr %0, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 4
  br i1 %36, label %37, label %70

37:                                               
  %38 = getelementptr inbounds i8, ptr %0, i64 72
  %39 = getelementptr inbounds i8, ptr %0, i64 56
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %40, -1
  %42 = getelementptr inbounds [24 x %struct.axis], ptr %38, i64 0, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = sdiv i64 %43, 2
  %45 = shl nsw i64 %44, 1
  %46 = add i64 %45, 2
  %47 = load i64, ptr %13, align 8
  %48 = getelementptr inbounds x86_fp80, ptr %26, i64 %47
  %49 = icmp sgt i64 %47, 0
  br i1 %49, label %50, label %326

50:                                               
  %51 = add nsw i64 %43, 1
  %52 = sdiv i64 %51, 2
  %53 = shl nsw i64 %52, 1
  %54 = icmp sgt i64 %43, 2
  %55 = tail call i64 @llvm.smax.i64(i64 %53, i64 3)
  br label %56

56:                                               
  %57 = phi ptr [ %26, %50 ], [ %59, %58 ]
  br i1 %54, label %61, label %58

58:                                               
  %59 = getelementptr inbounds x86_fp80, ptr %57, i64 %46
  %60 = icmp ult ptr %59, %48
  br i1 %60, label %56, label %68

61:                                               
  %62 = phi i64 [ %66, %61 ], [ 2, %56 ]
  %63 = getelementptr inbounds x86_fp80, ptr %57, i64 %62
  %64 = load x86_fp80, ptr %63, align 16
  %65 = fmul x86_fp80 %64, 0xK3FFE8000000000000000
  store x86_fp80 %65, ptr %63, align 16
  %66 = add nuw nsw i64 %62, 1
  %67 = icmp eq i64 %66, %55
  br i1 %67, label %58, label %61

68:                                               
  %69 = load i64, ptr %34, align 8
  br label %70

70:                                               
  %71 = phi i64 [ %35, %33 ], [ %69, %68 ]
  %72 = icmp eq i64 %71, 2
  br i1 %72, label %73, label %326

73:                                               
  %74 = getelementptr inbounds i8, ptr %0, i64 56
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i64, ptr %76, align 8
  %78 = sub nsw i64 %75, %77
  %79 = shl i64 %78, 32
  %80 = ashr exact i64 %79, 32
  %81 = icmp sgt i64 %75, %80
  br i1 %81, label %82, label %326

82:                                               
  %83 = getelementptr inbounds i8, ptr %0, i64 72
  br label %84

84:                                               
  %85 = phi i64 [ %80, %82 ], [ %323, %322 ]
  %86 = phi i64 [ %75, %82 ], [ %324, %322 ]
  %87 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %85
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %87, i64 24
  %90 = load i64, ptr %89, align 8
  switch i64 %90, label %91 [
    i64 0, label %93
    i64 3, label %189
    i64 5, label %234
    i64 9, label %277
  ]

91:                                               
  %92 = add nsw i64 %85, 1
  br label %322

93:                                               
  %94 = add nsw i64 %88, -1
  %95 = sdiv i64 %94, 2
  %96 = icmp sgt i64 %85, 0
  br i1 %96, label %101, label %97

97:                                               
  %98 = phi i64 [ 1, %93 ], [ %106, %101 ]
  %99 = add nsw i64 %85, 1
  %100 = icmp sgt i64 %86, %99
  br i1 %100, label %117, label %109

101:                                              
  %102 = phi i64 [ %107, %101 ], [ 0, %93 ]
  %103 = phi i64 [ %106, %101 ], [ 1, %93 ]
  %104 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %102
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %105, %103
  %107 = add nuw nsw i64 %102, 1
  %108 = icmp eq i64 %107, %85
  br i1 %108, label %97, label %101

109:                                              
  %110 = phi i64 [ 1, %97 ], [ %122, %117 ]
  %111 = mul i64 %110, %88
  %112 = icmp sgt i64 %98, 0
  br i1 %112, label %113, label %142

113:                                              
  %114 = add nsw i64 %95, 1
  %115 = mul nsw i64 %110, %114
  %116 = icmp slt i64 %110, %115
  br label %125

117:                                              
  %118 = phi i64 [ %123, %117 ], [ %99, %97 ]
  %119 = phi i64 [ %122, %117 ], [ 1, %97 ]
  %120 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %118
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %121, %119
  %123 = add nsw i64 %118, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %109, label %117

125:                                              
  %126 = phi i64 [ 0, %113 ], [ %131, %130 ]
  br i1 %116, label %127, label %130

127:                                              
  %128 = mul i64 %111, %126
  %129 = getelementptr x86_fp80, ptr %26, i64 %128
  br label %133

130:                                              
  %131 = add nuw nsw i64 %126, 1
  %132 = icmp eq i64 %131, %98
  br i1 %132, label %140, label %125

133:                                              
  %134 = phi i64 [ %110, %127 ], [ %138, %133 ]
  %135 = getelementptr x86_fp80, ptr %129, i64 %134
  %136 = load x86_fp80, ptr %135, align 16
  %137 = fmul x86_fp80 %136, 0xK3FFE8000000000000000
  store x86_fp80 %137, ptr %135, align 16
  %138 = add nsw i64 %134, 1
  %139 = icmp eq i64 %138, %115
  br i1 %139, label %130, label %133

140:                                              
  %141 = load i64, ptr %87, align 8
  br label %142

142:                                              
  %143 = phi i64 [ %141, %140 ], [ %88, %109 ]
  %144 = sdiv i64 %88, 2
  %145 = add nsw i64 %144, 1
  br i1 %96, label %150, label %146

146:                                              
  %147 = phi i64 [ 1, %142 ], [ %155, %150 ]
  %148 = load i64, ptr %74, align 8
  %149 = icmp sgt i64 %148, %99
  br i1 %149, label %166, label %158

150:                                              
  %151 = phi i64 [ %156, %150 ], [ 0, %142 ]
  %152 = phi i64 [ %155, %150 ], [ 1, %142 ]
  %153 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %151
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %154, %152
  %156 = add nuw nsw i64 %151, 1
  %157 = icmp eq i64 %156, %85
  br i1 %157, label %146, label %150

158:                                              
  %159 = phi i64 [ 1, %146 ], [ %171, %166 ]
  %160 = mul i64 %159, %143
  %161 = icmp sgt i64 %147, 0
  br i1 %161, label %162, label %322

162:                                              
  %163 = mul nsw i64 %159, %145
  %164 = mul nsw i64 %159, %88
  %165 = icmp slt i64 %163, %164
  br label %174

166:                                              
  %167 = phi i64 [ %172, %166 ], [ %99, %146 ]
  %168 = phi i64 [ %171, %166 ], [ 1, %146 ]
  %169 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %167
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %170, %168
  %172 = add nsw i64 %167, 1
  %173 = icmp eq i64 %172, %148
  br i1 %173, label %158, label %166

174:                                              
  %175 = phi i64 [ 0, %162 ], [ %180, %179 ]
  br i1 %165, label %176, label %179

176:                                              
  %177 = mul i64 %160, %175
  %178 = getelementptr x86_fp80, ptr %26, i64 %177
  br label %182

179:                                              
  %180 = add nuw nsw i64 %175, 1
  %181 = icmp eq i64 %180, %147
  br i1 %181, label %322, label %174

182:                                              
  %183 = phi i64 [ %163, %176 ], [ %187, %182 ]
  %184 = getelementptr x86_fp80, ptr %178, i64 %183
  %185 = load x86_fp80, ptr %184, align 16
  %186 = fmul x86_fp80 %185, 0xK3FFE8000000000000000
  store x86_fp80 %186, ptr %184, align 16
  %187 = add nsw i64 %183, 1
  %188 = icmp slt i64 %187, %164
  br i1 %188, label %182, label %179

189:                                              
  %190 = icmp sgt i64 %85, 0
  br i1 %190, label %195, label %191

191:                                              
  %192 = phi i64 [ 1, %189 ], [ %200, %195 ]
  %193 = add nsw i64 %85, 1
  %194 = icmp sgt i64 %86, %193
  br i1 %194, label %211, label %203

195:                                              
  %196 = phi i64 [ %201, %195 ], [ 0, %189 ]
  %197 = phi i64 [ %200, %195 ], [ 1, %189 ]
  %198 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %196
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %199, %197
  %201 = add nuw nsw i64 %196, 1
  %202 = icmp eq i64 %201, %85
  br i1 %202, label %191, label %195

203:                                              
  %204 = phi i64 [ 1, %191 ], [ %216, %211 ]
  %205 = mul i64 %204, %88
  %206 = icmp sgt i64 %192, 0
  br i1 %206, label %207, label %322

207:                                              
  %208 = add nsw i64 %88, -1
  %209 = mul nsw i64 %204, %208
  %210 = icmp slt i64 %204, %209
  br label %219

211:                                              
  %212 = phi i64 [ %217, %211 ], [ %193, %191 ]
  %213 = phi i64 [ %216, %211 ], [ 1, %191 ]
  %214 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %212
  %215 = load i64, ptr %214, align 8
  %216 = mul nsw i64 %215, %213
  %217 = add nsw i64 %212, 1
  %218 = icmp eq i64 %217, %86
  br i1 %218, label %203, label %211

219:                                              
  %220 = phi i64 [ 0, %207 ], [ %225, %224 ]
  br i1 %210, label %221, label %224

221:                                              
  %222 = mul i64 %205, %220
  %223 = getelementptr x86_fp80, ptr %26, i64 %222
  br label %227

224:                                              
  %225 = add nuw nsw i64 %220, 1
  %226 = icmp eq i64 %225, %192
  br i1 %226, label %322, label %219

227:                                              
  %228 = phi i64 [ %204, %221 ], [ %232, %227 ]
  %229 = getelementptr x86_fp80, ptr %223, i64 %228
  %230 = load x86_fp80, ptr %229, align 16
  %231 = fmul x86_fp80 %230, 0xK3FFE8000000000000000
  store x86_fp80 %231, ptr %229, align 16
  %232 = add nsw i64 %228, 1
  %233 = icmp eq i64 %232, %209
  br i1 %233, label %224, label %227

234:                                              
  %235 = icmp sgt i64 %85, 0
  br i1 %235, label %240, label %236

236:                                              
  %237 = phi i64 [ 1, %234 ], [ %245, %240 ]
  %238 = add nsw i64 %85, 1
  %239 = icmp sgt i64 %86, %238
  br i1 %239, label %254, label %248

240:                                              
  %241 = phi i64 [ %246, %240 ], [ 0, %234 ]
  %242 = phi i64 [ %245, %240 ], [ 1, %234 ]
  %243 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %241
  %244 = load i64, ptr %243, align 8
  %245 = mul nsw i64 %244, %242
  %246 = add nuw nsw i64 %241, 1
  %247 = icmp eq i64 %246, %85
  br i1 %247, label %236, label %240

248:                                              
  %249 = phi i64 [ 1, %236 ], [ %259, %254 ]
  %250 = mul i64 %249, %88
  %251 = icmp sgt i64 %237, 0
  br i1 %251, label %252, label %322

252:                                              
  %253 = icmp sgt i64 %249, 0
  br label %262

254:                                              
  %255 = phi i64 [ %260, %254 ], [ %238, %236 ]
  %256 = phi i64 [ %259, %254 ], [ 1, %236 ]
  %257 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %255
  %258 = load i64, ptr %257, align 8
  %259 = mul nsw i64 %258, %256
  %260 = add nsw i64 %255, 1
  %261 = icmp eq i64 %260, %86
  br i1 %261, label %248, label %254

262:                                              
  %263 = phi i64 [ 0, %252 ], [ %268, %267 ]
  br i1 %253, label %264, label %267

264:                                              
  %265 = mul i64 %250, %263
  %266 = getelementptr x86_fp80, ptr %26, i64 %265
  br label %270

267:                                              
  %268 = add nuw nsw i64 %263, 1
  %269 = icmp eq i64 %268, %237
  br i1 %269, label %322, label %262

270:                                              
  %271 = phi i64 [ 0, %264 ], [ %275, %270 ]
  %272 = getelementptr x86_fp80, ptr %266, i64 %271
  %273 = load x86_fp80, ptr %272, align 16
  %274 = fmul x86_fp80 %273, 0xK40008000000000000000
  store x86_fp80 %274, ptr %272, align 16
  %275 = add nuw nsw i64 %271, 1
  %276 = icmp eq i64 %275, %249
  br i1 %276, label %267, label %270

277:                                              
  %278 = add nsw i64 %88, -1
  %279 = icmp sgt i64 %85, 0
  br i1 %279, label %284, label %280

280:                                              
  %281 = phi i64 [ 1, %277 ], [ %289, %284 ]
  %282 = add nsw i64 %85, 1
  %283 = icmp sgt i64 %86, %282
  br i1 %283, label %299, label %292

284:                                              
  %285 = phi i64 [ %290, %284 ], [ 0, %277 ]
  %286 = phi i64 [ %289, %284 ], [ 1, %277 ]
  %287 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %285
  %288 = load i64, ptr %287, align 8
  %289 = mul nsw i64 %288, %286
  %290 = add nuw nsw i64 %285, 1
  %291 = icmp eq i64 %290, %85
  br i1 %291, label %280, label %284

292:                                              
  %293 = phi i64 [ 1, %280 ], [ %304, %299 ]
  %294 = mul i64 %293, %88
  %295 = icmp sgt i64 %281, 0
  br i1 %295, label %296, label %322

296:                                              
  %297 = mul nsw i64 %293, %278
  %298 = icmp slt i64 %297, %294
  br label %307

299:                                              
  %300 = phi i64 [ %305, %299 ], [ %282, %280 ]
  %301 = phi i64 [ %304, %299 ], [ 1, %280 ]
  %302 = getelementptr inbounds [24 x %struct.axis], ptr %83, i64 0, i64 %300
  %303 = load i64, ptr %302, align 8
  %304 = mul nsw i64 %303, %301
  %305 = add nsw i64 %300, 1
  %306 = icmp eq i64 %305, %86
  br i1 %306, label %292, label %299

307:                                              
  %308 = phi i64 [ 0, %296 ], [ %313, %312 ]
  br i1 %298, label %309, label %312

309:                                              
  %310 = mul i64 %308, %294
  %311 = getelementptr x86_fp80, ptr %26, i64 %310
  br label %315

312:                                              
  %313 = add nuw nsw i64 %308, 1
  %314 = icmp eq i64 %313, %281
  br i1 %314, label %322, label %307

315:                                              
  %316 = phi i64 [ %297, %309 ], [ %320, %315 ]
  %317 = getelementptr x86_fp80, ptr %311, i64 %316
  %318 = load x86_fp80, ptr %317, align 16
  %319 = fmul x86_fp80 %318, 0xK40008000000000000000
  store x86_fp80 %319, ptr %317, align 16
  %320 = add nsw i64 %316, 1
  %321 = icmp eq i64 %320, %294
  br i1 %321, label %312, label %315

322:                                              
  %323 = phi i64 [ %92, %91 ], [ %282, %292 ], [ %238, %248 ], [ %193, %203 ], [ %99, %158 ], [ %99, %179 ], [ %193, %224 ], [ %238, %267 ], [ %282, %312 ]
  %324 = load i64, ptr %74, align 8
  %325 = icmp sgt i64 %324, %323
  br i1 %325, label %84, label %326

326:                                              
  tail call fastcc void @run(ptr noundef nonnull %0, i32 noundef 1, ptr noundef nonnull %26)
  %327 = load i64, ptr %34, align 8
  %328 = icmp eq i64 %327, 5
  br i1 %328, label %329, label %362

329:                                              
  %330 = getelementptr inbounds i8, ptr %0, i64 72
  %331 = getelementptr inbounds i8, ptr %0, i64 56
  %332 = load i64, ptr %331, align 8
  %333 = add nsw i64 %332, -1
  %334 = getelementptr inbounds [24 x %struct.axis], ptr %330, i64 0, i64 %333
  %335 = load i64, ptr %334, align 8
  %336 = sdiv i64 %335, 2
  %337 = shl nsw i64 %336, 1
  %338 = add i64 %337, 2
  %339 = load i64, ptr %13, align 8
  %340 = getelementptr inbounds x86_fp80, ptr %26, i64 %339
  %341 = icmp sgt i64 %339, 0
  br i1 %341, label %342, label %618

342:                                              
  %343 = add nsw i64 %335, 1
  %344 = sdiv i64 %343, 2
  %345 = shl nsw i64 %344, 1
  %346 = icmp sgt i64 %335, 2
  %347 = tail call i64 @llvm.smax.i64(i64 %345, i64 3)
  br label %348

348:                                              
  %349 = phi ptr [ %26, %342 ], [ %351, %350 ]
  br i1 %346, label %353, label %350

350:                                              
  %351 = getelementptr inbounds x86_fp80, ptr %349, i64 %338
  %352 = icmp ult ptr %351, %340
  br i1 %352, label %348, label %360

353:                                              
  %354 = phi i64 [ %358, %353 ], [ 2, %348 ]
  %355 = getelementptr inbounds x86_fp80, ptr %349, i64 %354
  %356 = load x86_fp80, ptr %355, align 16
  %357 = fmul x86_fp80 %356, 0xK40008000000000000000
  store x86_fp80 %357, ptr %355, align 16
  %358 = add nuw nsw i64 %354, 1
  %359 = icmp eq i64 %358, %347
  br i1 %359, label %350, label %353

360:                                              
  %361 = load i64, ptr %34, align 8
  br label %362

362:                                              
  %363 = phi i64 [ %327, %326 ], [ %361, %360 ]
  %364 = icmp eq i64 %363, 2
  br i1 %364, label %365, label %618

365:                                              
  %366 = getelementptr inbounds i8, ptr %0, i64 56
  %367 = load i64, ptr %366, align 8
  %368 = getelementptr inbounds i8, ptr %0, i64 48
  %369 = load i64, ptr %368, align 8
  %370 = sub nsw i64 %367, %369
  %371 = shl i64 %370, 32
  %372 = ashr exact i64 %371, 32
  %373 = icmp sgt i64 %367, %372
  br i1 %373, label %374, label %618

374:                                              
  %375 = getelementptr inbounds i8, ptr %0, i64 72
  br label %376

376:                                              
  %377 = phi i64 [ %372, %374 ], [ %615, %614 ]
  %378 = phi i64 [ %367, %374 ], [ %616, %614 ]
  %379 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %377
  %380 = load i64, ptr %379, align 8
  %381 = getelementptr inbounds i8, ptr %379, i64 24
  %382 = load i64, ptr %381, align 8
  switch i64 %382, label %383 [
    i64 1, label %385
    i64 3, label %481
    i64 4, label %526
    i64 8, label %569
  ]

383:                                              
  %384 = add nsw i64 %377, 1
  br label %614

385:                                              
  %386 = add nsw i64 %380, -1
  %387 = sdiv i64 %386, 2
  %388 = icmp sgt i64 %377, 0
  br i1 %388, label %393, label %389

389:                                              
  %390 = phi i64 [ 1, %385 ], [ %398, %393 ]
  %391 = add nsw i64 %377, 1
  %392 = icmp sgt i64 %378, %391
  br i1 %392, label %409, label %401

393:                                              
  %394 = phi i64 [ %399, %393 ], [ 0, %385 ]
  %395 = phi i64 [ %398, %393 ], [ 1, %385 ]
  %396 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %394
  %397 = load i64, ptr %396, align 8
  %398 = mul nsw i64 %397, %395
  %399 = add nuw nsw i64 %394, 1
  %400 = icmp eq i64 %399, %377
  br i1 %400, label %389, label %393

401:                                              
  %402 = phi i64 [ 1, %389 ], [ %414, %409 ]
  %403 = mul i64 %402, %380
  %404 = icmp sgt i64 %390, 0
  br i1 %404, label %405, label %434

405:                                              
  %406 = add nsw i64 %387, 1
  %407 = mul nsw i64 %402, %406
  %408 = icmp slt i64 %402, %407
  br label %417

409:                                              
  %410 = phi i64 [ %415, %409 ], [ %391, %389 ]
  %411 = phi i64 [ %414, %409 ], [ 1, %389 ]
  %412 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %410
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %413, %411
  %415 = add nsw i64 %410, 1
  %416 = icmp eq i64 %415, %378
  br i1 %416, label %401, label %409

417:                                              
  %418 = phi i64 [ 0, %405 ], [ %423, %422 ]
  br i1 %408, label %419, label %422

419:                                              
  %420 = mul i64 %403, %418
  %421 = getelementptr x86_fp80, ptr %26, i64 %420
  br label %425

422:                                              
  %423 = add nuw nsw i64 %418, 1
  %424 = icmp eq i64 %423, %390
  br i1 %424, label %432, label %417

425:                                              
  %426 = phi i64 [ %402, %419 ], [ %430, %425 ]
  %427 = getelementptr x86_fp80, ptr %421, i64 %426
  %428 = load x86_fp80, ptr %427, align 16
  %429 = fmul x86_fp80 %428, 0xK40008000000000000000
  store x86_fp80 %429, ptr %427, align 16
  %430 = add nsw i64 %426, 1
  %431 = icmp eq i64 %430, %407
  br i1 %431, label %422, label %425

432:                                              
  %433 = load i64, ptr %379, align 8
  br label %434

434:                                              
  %435 = phi i64 [ %433, %432 ], [ %380, %401 ]
  %436 = sdiv i64 %380, 2
  %437 = add nsw i64 %436, 1
  br i1 %388, label %442, label %438

438:                                              
  %439 = phi i64 [ 1, %434 ], [ %447, %442 ]
  %440 = load i64, ptr %366, align 8
  %441 = icmp sgt i64 %440, %391
  br i1 %441, label %458, label %450

442:                                              
  %443 = phi i64 [ %448, %442 ], [ 0, %434 ]
  %444 = phi i64 [ %447, %442 ], [ 1, %434 ]
  %445 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %443
  %446 = load i64, ptr %445, align 8
  %447 = mul nsw i64 %446, %444
  %448 = add nuw nsw i64 %443, 1
  %449 = icmp eq i64 %448, %377
  br i1 %449, label %438, label %442

450:                                              
  %451 = phi i64 [ 1, %438 ], [ %463, %458 ]
  %452 = mul i64 %451, %435
  %453 = icmp sgt i64 %439, 0
  br i1 %453, label %454, label %614

454:                                              
  %455 = mul nsw i64 %451, %437
  %456 = mul nsw i64 %451, %380
  %457 = icmp slt i64 %455, %456
  br label %466

458:                                              
  %459 = phi i64 [ %464, %458 ], [ %391, %438 ]
  %460 = phi i64 [ %463, %458 ], [ 1, %438 ]
  %461 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %459
  %462 = load i64, ptr %461, align 8
  %463 = mul nsw i64 %462, %460
  %464 = add nsw i64 %459, 1
  %465 = icmp eq i64 %464, %440
  br i1 %465, label %450, label %458

466:                                              
  %467 = phi i64 [ 0, %454 ], [ %472, %471 ]
  br i1 %457, label %468, label %471

468:                                              
  %469 = mul i64 %452, %467
  %470 = getelementptr x86_fp80, ptr %26, i64 %469
  br label %474

471:                                              
  %472 = add nuw nsw i64 %467, 1
  %473 = icmp eq i64 %472, %439
  br i1 %473, label %614, label %466

474:                                              
  %475 = phi i64 [ %455, %468 ], [ %479, %474 ]
  %476 = getelementptr x86_fp80, ptr %470, i64 %475
  %477 = load x86_fp80, ptr %476, align 16
  %478 = fmul x86_fp80 %477, 0xK40008000000000000000
  store x86_fp80 %478, ptr %476, align 16
  %479 = add nsw i64 %475, 1
  %480 = icmp slt i64 %479, %456
  br i1 %480, label %474, label %471

481:                                              
  %482 = icmp sgt i64 %377, 0
  br i1 %482, label %487, label %483

483:                                              
  %484 = phi i64 [ 1, %481 ], [ %492, %487 ]
  %485 = add nsw i64 %377, 1
  %486 = icmp sgt i64 %378, %485
  br i1 %486, label %503, label %495

487:                                              
  %488 = phi i64 [ %493, %487 ], [ 0, %481 ]
  %489 = phi i64 [ %492, %487 ], [ 1, %481 ]
  %490 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %488
  %491 = load i64, ptr %490, align 8
  %492 = mul nsw i64 %491, %489
  %493 = add nuw nsw i64 %488, 1
  %494 = icmp eq i64 %493, %377
  br i1 %494, label %483, label %487

495:                                              
  %496 = phi i64 [ 1, %483 ], [ %508, %503 ]
  %497 = mul i64 %496, %380
  %498 = icmp sgt i64 %484, 0
  br i1 %498, label %499, label %614

499:                                              
  %500 = add nsw i64 %380, -1
  %501 = mul nsw i64 %496, %500
  %502 = icmp slt i64 %496, %501
  br label %511

503:                                              
  %504 = phi i64 [ %509, %503 ], [ %485, %483 ]
  %505 = phi i64 [ %508, %503 ], [ 1, %483 ]
  %506 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %504
  %507 = load i64, ptr %506, align 8
  %508 = mul nsw i64 %507, %505
  %509 = add nsw i64 %504, 1
  %510 = icmp eq i64 %509, %378
  br i1 %510, label %495, label %503

511:                                              
  %512 = phi i64 [ 0, %499 ], [ %517, %516 ]
  br i1 %502, label %513, label %516

513:                                              
  %514 = mul i64 %497, %512
  %515 = getelementptr x86_fp80, ptr %26, i64 %514
  br label %519

516:                                              
  %517 = add nuw nsw i64 %512, 1
  %518 = icmp eq i64 %517, %484
  br i1 %518, label %614, label %511

519:                                              
  %520 = phi i64 [ %496, %513 ], [ %524, %519 ]
  %521 = getelementptr x86_fp80, ptr %515, i64 %520
  %522 = load x86_fp80, ptr %521, align 16
  %523 = fmul x86_fp80 %522, 0xK40008000000000000000
  store x86_fp80 %523, ptr %521, align 16
  %524 = add nsw i64 %520, 1
  %525 = icmp eq i64 %524, %501
  br i1 %525, label %516, label %519

526:                                              
  %527 = icmp sgt i64 %377, 0
  br i1 %527, label %532, label %528

528:                                              
  %529 = phi i64 [ 1, %526 ], [ %537, %532 ]
  %530 = add nsw i64 %377, 1
  %531 = icmp sgt i64 %378, %530
  br i1 %531, label %546, label %540

532:                                              
  %533 = phi i64 [ %538, %532 ], [ 0, %526 ]
  %534 = phi i64 [ %537, %532 ], [ 1, %526 ]
  %535 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %533
  %536 = load i64, ptr %535, align 8
  %537 = mul nsw i64 %536, %534
  %538 = add nuw nsw i64 %533, 1
  %539 = icmp eq i64 %538, %377
  br i1 %539, label %528, label %532

540:                                              
  %541 = phi i64 [ 1, %528 ], [ %551, %546 ]
  %542 = mul i64 %541, %380
  %543 = icmp sgt i64 %529, 0
  br i1 %543, label %544, label %614

544:                                              
  %545 = icmp sgt i64 %541, 0
  br label %554

546:                                              
  %547 = phi i64 [ %552, %546 ], [ %530, %528 ]
  %548 = phi i64 [ %551, %546 ], [ 1, %528 ]
  %549 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %547
  %550 = load i64, ptr %549, align 8
  %551 = mul nsw i64 %550, %548
  %552 = add nsw i64 %547, 1
  %553 = icmp eq i64 %552, %378
  br i1 %553, label %540, label %546

554:                                              
  %555 = phi i64 [ 0, %544 ], [ %560, %559 ]
  br i1 %545, label %556, label %559

556:                                              
  %557 = mul i64 %542, %555
  %558 = getelementptr x86_fp80, ptr %26, i64 %557
  br label %562

559:                                              
  %560 = add nuw nsw i64 %555, 1
  %561 = icmp eq i64 %560, %529
  br i1 %561, label %614, label %554

562:                                              
  %563 = phi i64 [ 0, %556 ], [ %567, %562 ]
  %564 = getelementptr x86_fp80, ptr %558, i64 %563
  %565 = load x86_fp80, ptr %564, align 16
  %566 = fmul x86_fp80 %565, 0xK3FFE8000000000000000
  store x86_fp80 %566, ptr %564, align 16
  %567 = add nuw nsw i64 %563, 1
  %568 = icmp eq i64 %567, %541
  br i1 %568, label %559, label %562

569:                                              
  %570 = add nsw i64 %380, -1
  %571 = icmp sgt i64 %377, 0
  br i1 %571, label %576, label %572

572:                                              
  %573 = phi i64 [ 1, %569 ], [ %581, %576 ]
  %574 = add nsw i64 %377, 1
  %575 = icmp sgt i64 %378, %574
  br i1 %575, label %591, label %584

576:                                              
  %577 = phi i64 [ %582, %576 ], [ 0, %569 ]
  %578 = phi i64 [ %581, %576 ], [ 1, %569 ]
  %579 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %577
  %580 = load i64, ptr %579, align 8
  %581 = mul nsw i64 %580, %578
  %582 = add nuw nsw i64 %577, 1
  %583 = icmp eq i64 %582, %377
  br i1 %583, label %572, label %576

584:                                              
  %585 = phi i64 [ 1, %572 ], [ %596, %591 ]
  %586 = mul i64 %585, %380
  %587 = icmp sgt i64 %573, 0
  br i1 %587, label %588, label %614

588:                                              
  %589 = mul nsw i64 %585, %570
  %590 = icmp slt i64 %589, %586
  br label %599

591:                                              
  %592 = phi i64 [ %597, %591 ], [ %574, %572 ]
  %593 = phi i64 [ %596, %591 ], [ 1, %572 ]
  %594 = getelementptr inbounds [24 x %struct.axis], ptr %375, i64 0, i64 %592
  %595 = load i64, ptr %594, align 8
  %596 = mul nsw i64 %595, %593
  %597 = add nsw i64 %592, 1
  %598 = icmp eq i64 %597, %378
  br i1 %598, label %584, label %591

599:                                              
  %600 = phi i64 [ 0, %588 ], [ %605, %604 ]
  br i1 %590, label %601, label %604

601:                                              
  %602 = mul i64 %600, %586
  %603 = getelementptr x86_fp80, ptr %26, i64 %602
  br label %607

604:                                              
  %605 = add nuw nsw i64 %600, 1
  %606 = icmp eq i64 %605, %573
  br i1 %606, label %614, label %599

607:                                              
  %608 = phi i64 [ %589, %601 ], [ %612, %607 ]
  %609 = getelementptr x86_fp80, ptr %603, i64 %608
  %610 = load x86_fp80, ptr %609, align 16
  %611 = fmul x86_fp80 %610, 0xK3FFE8000000000000000
  store x86_fp80 %611, ptr %609, align 16
  %612 = add nsw i64 %608, 1
  %613 = icmp eq i64 %612, %586
  br i1 %613, label %604, label %607

614:                                              
  %615 = phi i64 [ %384, %383 ], [ %574, %584 ], [ %530, %540 ], [ %485, %495 ], [ %391, %450 ], [ %391, %471 ], [ %485, %516 ], [ %530, %559 ], [ %574, %604 ]
  %616 = load i64, ptr %366, align 8
  %617 = icmp sgt i64 %616, %615
  br i1 %617, label %376, label %618

618:                                              
  %619 = icmp eq i32 %5, 0
  %620 = select i1 %619, i32 3, i32 4
  call fastcc void @walk(ptr noundef nonnull %0, i32 noundef 0, i32 noundef %620, ptr noundef nonnull %7, ptr noundef nonnull %26)
  br label %621

621:                                              
  %622 = ptrtoint ptr %26 to i64
  %623 = atomicrmw xchg ptr %17, i64 %622 acq_rel, align 8
  %624 = icmp eq i64 %623, 0
  br i1 %624, label %627, label %625

625:                                              
  %626 = inttoptr i64 %623 to ptr
  tail call void @fftwl_free(ptr noundef nonnull %626) #17
  br label %627

627:                                              
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_fftwl_apply_parts(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  tail call fastcc void @apply(ptr noundef %0, ptr %1, ptr %2, ptr %3, ptr %4)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_fftwl_transpose_parts(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = trunc i64 %5 to i32
  tail call fastcc void @transpose(ptr noundef %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 noundef %7)
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_fftwl_geometry(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x ptr], align 16
  %4 = alloca %struct.place, align 8
  %5 = alloca %struct.place, align 8
  %6 = alloca %struct.geometry, align 8
  %7 = load ptr, ptr @__enzyme_cc_fftwl_geometries, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %30

9:                                                
  %10 = tail call ptr @fftwl_export_wisdom_to_string() #17
  %11 = icmp eq ptr %10, null
  br i1 %11, label %26, label %12

12:                                               
  %13 = load i8, ptr %10, align 1
  %14 = icmp eq i8 %13, 40
  br i1 %14, label %19, label %26

15:                                               
  %16 = getelementptr inbounds i8, ptr %20, i64 1
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, %24
  br i1 %18, label %19, label %27

19:                                               
  %20 = phi ptr [ %16, %15 ], [ %10, %12 ]
  %21 = phi i64 [ %22, %15 ], [ 0, %12 ]
  %22 = add nuw nsw i64 %21, 1
  %23 = getelementptr inbounds i8, ptr @.str.8, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i64 %22, 9
  br i1 %25, label %27, label %15

26:                                               
  tail call void @free(ptr noundef %10)
  br label %29

27:                                               
  %28 = icmp eq i8 %24, 0
  tail call void @free(ptr noundef %10)
  br i1 %28, label %30, label %29

29:                                               
  tail call fastcc void @stop_at(ptr noundef %1, ptr noundef nonnull @.str) #19
  unreachable

30:                                               
  call void @llvm.lifetime.start.p0(i64 840, ptr nonnull %6) #17
  %31 = call fastcc i32 @read_plan(ptr noundef %0, ptr noundef nonnull %6)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               
  tail call fastcc void @stop_at(ptr noundef %1, ptr noundef nonnull @.str.1) #19
  unreachable

34:                                               
  %35 = load atomic i64, ptr @__enzyme_cc_fftwl_geometries acquire, align 8
  %36 = inttoptr i64 %35 to ptr
  %37 = icmp eq i64 %35, 0
  br i1 %37, label %48, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %6, i64 32
  br label %40

40:                                               
  %41 = phi ptr [ %36, %38 ], [ %46, %45 ]
  %42 = getelementptr inbounds i8, ptr %41, i64 32
  %43 = call i32 @bcmp(ptr noundef nonnull dereferenceable(808) %42, ptr noundef nonnull readonly dereferenceable(808) %39, i64 808)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %48, label %45

45:                                               
  %46 = load ptr, ptr %41, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %51, label %40

48:                                               
  %49 = phi ptr [ %36, %34 ], [ %41, %40 ]
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %364

51:                                               
  %52 = tail call dereferenceable_or_null(840) ptr @malloc(i64 noundef 840) #20
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %55

54:                                               
  tail call fastcc void @stop_at(ptr noundef %1, ptr noundef nonnull @.str.2) #19
  unreachable

55:                                               
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(840) %52, ptr noundef nonnull align 8 dereferenceable(840) %6, i64 840, i1 false)
  %56 = getelementptr inbounds i8, ptr %0, i64 8
  %57 = load ptr, ptr %56, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %58, align 4
  %60 = icmp eq i32 %59, 2
  %61 = getelementptr inbounds i8, ptr %57, i64 24
  br label %76

62:                                               
  %63 = load ptr, ptr %3, align 16
  %64 = getelementptr inbounds i8, ptr %3, i64 8
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %3, i64 16
  %67 = load ptr, ptr %66, align 16
  %68 = getelementptr inbounds i8, ptr %3, i64 24
  %69 = load ptr, ptr %68, align 8
  %70 = select i1 %60, ptr %65, ptr %67
  %71 = select i1 %60, ptr null, ptr %69
  %72 = icmp eq i32 %59, 3
  %73 = and i32 %59, -2
  %74 = icmp eq i32 %73, 2
  %75 = select i1 %74, ptr null, ptr %65
  br i1 %72, label %91, label %95

76:                                               
  %77 = phi i64 [ 0, %55 ], [ %89, %86 ]
  %78 = icmp ugt i64 %77, 1
  %79 = and i1 %60, %78
  br i1 %79, label %86, label %80

80:                                               
  %81 = getelementptr inbounds [4 x ptr], ptr %61, i64 0, i64 %77
  %82 = load ptr, ptr %81, align 8
  %83 = ptrtoint ptr %82 to i64
  %84 = and i64 %83, -4
  %85 = inttoptr i64 %84 to ptr
  br label %86

86:                                               
  %87 = phi ptr [ %85, %80 ], [ null, %76 ]
  %88 = getelementptr inbounds [4 x ptr], ptr %3, i64 0, i64 %77
  store ptr %87, ptr %88, align 8
  %89 = add nuw nsw i64 %77, 1
  %90 = icmp eq i64 %89, 4
  br i1 %90, label %62, label %76

91:                                               
  %92 = getelementptr inbounds i8, ptr %57, i64 56
  %93 = load i32, ptr %92, align 4
  %94 = icmp sgt i32 %93, 3
  br i1 %94, label %96, label %95

95:                                               
  br label %96

96:                                               
  %97 = phi ptr [ %63, %95 ], [ %67, %91 ]
  %98 = phi ptr [ %75, %95 ], [ %69, %91 ]
  %99 = phi ptr [ %70, %95 ], [ %63, %91 ]
  %100 = phi ptr [ %71, %95 ], [ null, %91 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17
  %101 = getelementptr inbounds i8, ptr %52, i64 64
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %356, label %104

104:                                              
  %105 = icmp eq ptr %98, null
  br i1 %105, label %114, label %106

106:                                              
  %107 = ptrtoint ptr %98 to i64
  %108 = ptrtoint ptr %97 to i64
  %109 = sub i64 %107, %108
  %110 = icmp eq i64 %109, 16
  %111 = sub i64 %108, %107
  %112 = icmp eq i64 %111, 16
  %113 = or i1 %110, %112
  br i1 %113, label %114, label %356

114:                                              
  %115 = icmp eq ptr %100, null
  br i1 %115, label %124, label %116

116:                                              
  %117 = ptrtoint ptr %100 to i64
  %118 = ptrtoint ptr %99 to i64
  %119 = sub i64 %117, %118
  %120 = icmp eq i64 %119, 16
  %121 = sub i64 %118, %117
  %122 = icmp eq i64 %121, 16
  %123 = or i1 %120, %122
  br i1 %123, label %124, label %356

124:                                              
  %125 = icmp eq ptr %97, %99
  br i1 %105, label %131, label %126

126:                                              
  %127 = getelementptr inbounds i8, ptr %52, i64 40
  %128 = load i64, ptr %127, align 8
  %129 = icmp ne i64 %128, 0
  %130 = sext i1 %129 to i64
  br label %131

131:                                              
  %132 = phi i64 [ 0, %124 ], [ %130, %126 ]
  br i1 %115, label %138, label %133

133:                                              
  %134 = getelementptr inbounds i8, ptr %52, i64 40
  %135 = load i64, ptr %134, align 8
  %136 = icmp ne i64 %135, 0
  %137 = sext i1 %136 to i64
  br label %138

138:                                              
  %139 = phi i64 [ 0, %131 ], [ %137, %133 ]
  %140 = getelementptr inbounds i8, ptr %52, i64 56
  %141 = load i64, ptr %140, align 8
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %179

143:                                              
  %144 = getelementptr inbounds i8, ptr %52, i64 72
  br label %145

145:                                              
  %146 = phi i64 [ 0, %143 ], [ %160, %145 ]
  %147 = phi i64 [ -1, %143 ], [ %159, %145 ]
  %148 = phi i64 [ 2, %143 ], [ %158, %145 ]
  %149 = getelementptr inbounds [24 x %struct.axis], ptr %144, i64 0, i64 %146
  %150 = load i64, ptr %149, align 8
  %151 = add nsw i64 %150, -1
  %152 = getelementptr inbounds i8, ptr %149, i64 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = icmp slt i64 %154, 0
  %156 = select i1 %155, i64 %147, i64 %148
  %157 = add nsw i64 %156, %154
  %158 = select i1 %155, i64 %148, i64 %157
  %159 = select i1 %155, i64 %157, i64 %147
  %160 = add nuw nsw i64 %146, 1
  %161 = icmp eq i64 %160, %141
  br i1 %161, label %162, label %145

162:                                              
  %163 = phi i64 [ %177, %162 ], [ 0, %145 ]
  %164 = phi i64 [ %176, %162 ], [ -1, %145 ]
  %165 = phi i64 [ %175, %162 ], [ 2, %145 ]
  %166 = getelementptr inbounds [24 x %struct.axis], ptr %144, i64 0, i64 %163
  %167 = load i64, ptr %166, align 8
  %168 = add nsw i64 %167, -1
  %169 = getelementptr inbounds i8, ptr %166, i64 16
  %170 = load i64, ptr %169, align 8
  %171 = mul nsw i64 %168, %170
  %172 = icmp slt i64 %171, 0
  %173 = select i1 %172, i64 %164, i64 %165
  %174 = add nsw i64 %173, %171
  %175 = select i1 %172, i64 %165, i64 %174
  %176 = select i1 %172, i64 %174, i64 %164
  %177 = add nuw nsw i64 %163, 1
  %178 = icmp eq i64 %177, %141
  br i1 %178, label %179, label %162

179:                                              
  %180 = phi i64 [ -1, %138 ], [ %159, %162 ]
  %181 = phi i64 [ 2, %138 ], [ %158, %162 ]
  %182 = phi i64 [ 2, %138 ], [ %175, %162 ]
  %183 = phi i64 [ -1, %138 ], [ %176, %162 ]
  %184 = tail call i64 @llvm.smin.i64(i64 %183, i64 %180)
  %185 = tail call i64 @llvm.smax.i64(i64 %182, i64 %181)
  %186 = select i1 %125, i64 %184, i64 %180
  %187 = select i1 %125, i64 %185, i64 %181
  %188 = sub nsw i64 %187, %186
  %189 = shl i64 %188, 4
  %190 = add i64 %189, 128
  %191 = tail call ptr @fftwl_malloc(i64 noundef %190) #17
  %192 = icmp eq ptr %191, null
  br i1 %192, label %193, label %195

193:                                              
  %194 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #17
  tail call void @abort() #18
  unreachable

195:                                              
  %196 = getelementptr inbounds x86_fp80, ptr %97, i64 %132
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %191, i8 0, i64 %190, i1 false)
  %197 = mul i64 %186, -16
  %198 = getelementptr inbounds i8, ptr %191, i64 %197
  %199 = ptrtoint ptr %196 to i64
  %200 = ptrtoint ptr %198 to i64
  %201 = sub i64 %199, %200
  %202 = and i64 %201, 63
  %203 = getelementptr inbounds i8, ptr %198, i64 %202
  br i1 %125, label %221, label %204

204:                                              
  %205 = sub nsw i64 %182, %183
  %206 = shl i64 %205, 4
  %207 = add i64 %206, 128
  %208 = tail call ptr @fftwl_malloc(i64 noundef %207) #17
  %209 = icmp eq ptr %208, null
  br i1 %209, label %210, label %212

210:                                              
  %211 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #17
  tail call void @abort() #18
  unreachable

212:                                              
  %213 = getelementptr inbounds x86_fp80, ptr %99, i64 %139
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %208, i8 0, i64 %207, i1 false)
  %214 = mul i64 %183, -16
  %215 = getelementptr inbounds i8, ptr %208, i64 %214
  %216 = ptrtoint ptr %213 to i64
  %217 = ptrtoint ptr %215 to i64
  %218 = sub i64 %216, %217
  %219 = and i64 %218, 63
  %220 = getelementptr inbounds i8, ptr %215, i64 %219
  br label %221

221:                                              
  %222 = phi ptr [ null, %195 ], [ %208, %212 ]
  %223 = phi ptr [ %203, %195 ], [ %220, %212 ]
  %224 = getelementptr inbounds i8, ptr %52, i64 24
  %225 = atomicrmw xchg ptr %224, i64 0 acq_rel, align 8
  %226 = inttoptr i64 %225 to ptr
  %227 = icmp eq i64 %225, 0
  br i1 %227, label %228, label %232

228:                                              
  %229 = load i64, ptr %101, align 8
  %230 = shl i64 %229, 4
  %231 = tail call ptr @fftwl_malloc(i64 noundef %230) #17
  br label %232

232:                                              
  %233 = phi ptr [ %226, %221 ], [ %231, %228 ]
  %234 = icmp eq ptr %233, null
  br i1 %234, label %235, label %237

235:                                              
  %236 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #17
  tail call void @abort() #18
  unreachable

237:                                              
  %238 = load i64, ptr %101, align 8
  %239 = shl i64 %238, 4
  %240 = tail call ptr @fftwl_malloc(i64 noundef %239) #17
  %241 = icmp eq ptr %240, null
  br i1 %241, label %242, label %244

242:                                              
  %243 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #17
  tail call void @abort() #18
  unreachable

244:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 16 %233, i8 0, i64 %239, i1 false)
  tail call void @llvm.memset.p0.i64(ptr nonnull align 16 %240, i8 0, i64 %239, i1 false)
  %245 = icmp sgt i64 %238, 0
  br i1 %245, label %246, label %258

246:                                              
  %247 = phi i64 [ %256, %246 ], [ 0, %244 ]
  %248 = phi i64 [ %250, %246 ], [ 1, %244 ]
  %249 = mul i64 %248, 6364136223846793005
  %250 = add i64 %249, 1442695040888963407
  %251 = lshr i64 %250, 32
  %252 = trunc nuw i64 %251 to i32
  %253 = sitofp i32 %252 to x86_fp80
  %254 = fmul x86_fp80 %253, 0xK3FE08000000000000000
  %255 = getelementptr inbounds x86_fp80, ptr %233, i64 %247
  store x86_fp80 %254, ptr %255, align 16
  %256 = add nuw nsw i64 %247, 1
  %257 = icmp eq i64 %256, %238
  br i1 %257, label %258, label %246

258:                                              
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #17
  %259 = getelementptr inbounds i8, ptr %52, i64 32
  %260 = load i64, ptr %259, align 8
  switch i64 %260, label %268 [
    i64 5, label %261
    i64 1, label %261
  ]

261:                                              
  %262 = getelementptr inbounds i8, ptr %52, i64 40
  %263 = load i64, ptr %262, align 8
  %264 = icmp eq i64 %263, 0
  %265 = getelementptr inbounds i8, ptr %203, i64 16
  %266 = select i1 %264, ptr %203, ptr %265
  %267 = select i1 %264, ptr %265, ptr %203
  br label %268

268:                                              
  %269 = phi ptr [ %203, %258 ], [ %266, %261 ]
  %270 = phi ptr [ null, %258 ], [ %267, %261 ]
  store ptr %269, ptr %4, align 8
  %271 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %270, ptr %271, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  switch i64 %260, label %280 [
    i64 4, label %272
    i64 1, label %272
  ]

272:                                              
  %273 = getelementptr inbounds i8, ptr %52, i64 40
  %274 = load i64, ptr %273, align 8
  %275 = icmp eq i64 %274, 0
  %276 = getelementptr inbounds i8, ptr %223, i64 16
  %277 = select i1 %275, ptr %223, ptr %276
  %278 = select i1 %275, ptr %276, ptr %223
  store ptr %277, ptr %5, align 8
  %279 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr %278, ptr %279, align 8
  br label %284

280:                                              
  store ptr %223, ptr %5, align 8
  %281 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr null, ptr %281, align 8
  %282 = icmp eq i64 %260, 5
  br i1 %282, label %283, label %284

283:                                              
  tail call fastcc void @run(ptr noundef nonnull %52, i32 noundef 1, ptr noundef nonnull %233)
  br label %284

284:                                              
  %285 = phi ptr [ %278, %272 ], [ null, %283 ], [ null, %280 ]
  %286 = phi ptr [ %277, %272 ], [ %223, %283 ], [ %223, %280 ]
  call fastcc void @walk(ptr noundef nonnull %52, i32 noundef 0, i32 noundef 2, ptr noundef nonnull %4, ptr noundef nonnull %233)
  call fastcc void @walk(ptr noundef nonnull %52, i32 noundef 0, i32 noundef 0, ptr noundef nonnull %4, ptr noundef nonnull %233)
  tail call fastcc void @run(ptr noundef nonnull %52, i32 noundef 0, ptr noundef nonnull %233)
  %287 = load i64, ptr %259, align 8
  switch i64 %287, label %291 [
    i64 1, label %288
    i64 2, label %289
    i64 4, label %290
  ]

288:                                              
  tail call void @fftwl_execute_split_dft(ptr noundef %0, ptr noundef %269, ptr noundef %270, ptr noundef %286, ptr noundef %285) #17
  br label %292

289:                                              
  tail call void @fftwl_execute_r2r(ptr noundef %0, ptr noundef nonnull %203, ptr noundef %223) #17
  br label %292

290:                                              
  tail call void @fftwl_execute_split_dft_r2c(ptr noundef %0, ptr noundef nonnull %203, ptr noundef %286, ptr noundef %285) #17
  br label %292

291:                                              
  tail call void @fftwl_execute_split_dft_c2r(ptr noundef %0, ptr noundef %269, ptr noundef %270, ptr noundef %223) #17
  br label %292

292:                                              
  call fastcc void @walk(ptr noundef nonnull %52, i32 noundef 1, i32 noundef 0, ptr noundef nonnull %5, ptr noundef nonnull %240)
  %293 = getelementptr inbounds i8, ptr %52, i64 72
  %294 = load i64, ptr %140, align 8
  %295 = add nsw i64 %294, -1
  %296 = getelementptr inbounds [24 x %struct.axis], ptr %293, i64 0, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = load i64, ptr %259, align 8
  switch i64 %298, label %301 [
    i64 2, label %307
    i64 1, label %299
  ]

299:                                              
  %300 = shl nsw i64 %297, 1
  br label %307

301:                                              
  %302 = sdiv i64 %297, 2
  %303 = shl nsw i64 %302, 1
  %304 = add i64 %303, 2
  %305 = icmp eq i64 %298, 5
  %306 = select i1 %305, i64 %297, i64 %304
  br label %307

307:                                              
  %308 = phi i64 [ %297, %292 ], [ %300, %299 ], [ %304, %301 ]
  %309 = phi i64 [ %297, %292 ], [ %300, %299 ], [ %306, %301 ]
  %310 = load i64, ptr %101, align 8
  %311 = icmp sgt i64 %310, 0
  br i1 %311, label %324, label %314

312:                                              
  %313 = fmul x86_fp80 %350, 0xK3FF583126E978D4FE000
  br label %314

314:                                              
  %315 = phi x86_fp80 [ 0xK00000000000000000000, %307 ], [ %349, %312 ]
  %316 = phi x86_fp80 [ 0xK00000000000000000000, %307 ], [ %313, %312 ]
  %317 = ptrtoint ptr %233 to i64
  %318 = atomicrmw xchg ptr %224, i64 %317 acq_rel, align 8
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %322, label %320

320:                                              
  %321 = inttoptr i64 %318 to ptr
  tail call void @fftwl_free(ptr noundef nonnull %321) #17
  br label %322

322:                                              
  tail call void @fftwl_free(ptr noundef nonnull %240) #17
  tail call void @fftwl_free(ptr noundef nonnull %191) #17
  %323 = icmp eq ptr %222, null
  br i1 %323, label %354, label %353

324:                                              
  %325 = phi i64 [ %351, %348 ], [ 0, %307 ]
  %326 = phi x86_fp80 [ %350, %348 ], [ 0xK00000000000000000000, %307 ]
  %327 = phi x86_fp80 [ %349, %348 ], [ 0xK00000000000000000000, %307 ]
  %328 = srem i64 %325, %308
  %329 = icmp slt i64 %328, %309
  br i1 %329, label %330, label %348

330:                                              
  %331 = getelementptr inbounds x86_fp80, ptr %233, i64 %325
  %332 = load x86_fp80, ptr %331, align 16
  %333 = getelementptr inbounds x86_fp80, ptr %240, i64 %325
  %334 = load x86_fp80, ptr %333, align 16
  %335 = fsub x86_fp80 %332, %334
  %336 = fcmp olt x86_fp80 %332, 0xK00000000000000000000
  %337 = fneg x86_fp80 %332
  %338 = select i1 %336, x86_fp80 %337, x86_fp80 %332
  %339 = fcmp olt x86_fp80 %335, 0xK00000000000000000000
  %340 = fneg x86_fp80 %335
  %341 = select i1 %339, x86_fp80 %340, x86_fp80 %335
  %342 = fcmp ogt x86_fp80 %341, %327
  %343 = fcmp uno x86_fp80 %341, 0xK00000000000000000000
  %344 = or i1 %342, %343
  %345 = select i1 %344, x86_fp80 %341, x86_fp80 %327
  %346 = fcmp ogt x86_fp80 %338, %326
  %347 = select i1 %346, x86_fp80 %338, x86_fp80 %326
  br label %348

348:                                              
  %349 = phi x86_fp80 [ %327, %324 ], [ %345, %330 ]
  %350 = phi x86_fp80 [ %326, %324 ], [ %347, %330 ]
  %351 = add nuw nsw i64 %325, 1
  %352 = icmp eq i64 %351, %310
  br i1 %352, label %312, label %324

353:                                              
  tail call void @fftwl_free(ptr noundef nonnull %222) #17
  br label %354

354:                                              
  %355 = fcmp ugt x86_fp80 %315, %316
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #17
  br i1 %355, label %357, label %356

356:                                              
  br label %358

357:                                              
  tail call fastcc void @stop_at(ptr noundef %1, ptr noundef nonnull @.str.3) #19
  unreachable

358:                                              
  %359 = atomicrmw xchg ptr @__enzyme_cc_fftwl_lock, i32 1 acquire, align 4
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %361, label %358

361:                                              
  %362 = load ptr, ptr @__enzyme_cc_fftwl_geometries, align 8
  store ptr %362, ptr %52, align 8
  %363 = ptrtoint ptr %52 to i64
  store atomic i64 %363, ptr @__enzyme_cc_fftwl_geometries release, align 8
  store atomic i32 0, ptr @__enzyme_cc_fftwl_lock release, align 4
  br label %364

364:                                              
  %365 = phi ptr [ %52, %361 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(i64 840, ptr nonnull %6) #17
  ret ptr %365
}

define internal fastcc void @stop_at(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #2 {
  tail call fastcc void @say(ptr noundef %0)
  tail call fastcc void @say(ptr noundef %1)
  tail call void @abort() #18
  unreachable
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

define internal fastcc noundef i32 @read_plan(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #4 {
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
  store i64 -1, ptr %61, align 8
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
  %110 = ashr i64 %109, 4
  %111 = load i64, ptr %24, align 8
  %112 = icmp ne i64 %111, 4
  %113 = zext i1 %112 to i64
  %114 = getelementptr inbounds [24 x %struct.axis], ptr %30, i64 0, i64 %102, i32 1, i64 %113
  store i64 %110, ptr %114, align 8
  br label %115

115:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17
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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17
  %158 = icmp eq ptr %155, null
  %159 = select i1 %158, ptr %157, ptr %155
  %160 = icmp ne ptr %159, null
  %161 = select i1 %158, ptr %156, ptr %154
  %162 = ptrtoint ptr %161 to i64
  %163 = ptrtoint ptr %159 to i64
  %164 = sub i64 %162, %163
  %165 = icmp eq i64 %164, 16
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

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

define linkonce_odr hidden ptr @__enzyme_cc_fftwl_shadow_plan(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %22, label %5

5:                                                
  %6 = tail call dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #20
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 63) #17
  tail call void @abort() #18
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
  %18 = atomicrmw xchg ptr @__enzyme_cc_fftwl_lock, i32 1 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %17

20:                                               
  %21 = load ptr, ptr @__enzyme_cc_fftwl_records, align 8
  store ptr %21, ptr %6, align 8
  store ptr %6, ptr @__enzyme_cc_fftwl_records, align 8
  store atomic i32 0, ptr @__enzyme_cc_fftwl_lock release, align 4
  br label %22

22:                                               
  %23 = phi ptr [ %6, %20 ], [ null, %3 ]
  ret ptr %23
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #7

declare void @abort() local_unnamed_addr #8

define linkonce_odr hidden void @__enzyme_cc_fftwl_forget_plan(ptr noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                
  %3 = atomicrmw xchg ptr @__enzyme_cc_fftwl_lock, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %2

5:                                                
  %6 = phi ptr [ %7, %9 ], [ @__enzyme_cc_fftwl_records, %2 ]
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
  store atomic i32 0, ptr @__enzyme_cc_fftwl_lock release, align 4
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #9

define linkonce_odr hidden void @__enzyme_cc_fftwl_arrays(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca [4 x ptr], align 16
  %8 = alloca [4 x ptr], align 16
  %9 = alloca %struct.geometry, align 8
  %10 = alloca %struct.geometry, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #17
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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #17
  br label %56

56:                                               
  %57 = atomicrmw xchg ptr @__enzyme_cc_fftwl_lock, i32 1 acquire, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %56

59:                                               
  %60 = phi ptr [ %61, %59 ], [ @__enzyme_cc_fftwl_records, %56 ]
  %61 = load ptr, ptr %60, align 8
  %62 = icmp ne ptr %61, null
  %63 = icmp ne ptr %61, %1
  %64 = and i1 %62, %63
  br i1 %64, label %59, label %65

65:                                               
  store atomic i32 0, ptr @__enzyme_cc_fftwl_lock release, align 4
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
  %75 = icmp eq ptr %1, null
  %76 = icmp eq ptr %1, %0
  %77 = or i1 %75, %76
  %78 = or i1 %77, %62
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false)
  br i1 %78, label %141, label %79

79:                                               
  %80 = tail call ptr @__enzyme_cc_heap_shadow(ptr noundef nonnull %1) #17
  %81 = icmp eq ptr %80, null
  br i1 %81, label %141, label %82

82:                                               
  call void @llvm.lifetime.start.p0(i64 840, ptr nonnull %9) #17
  call void @llvm.lifetime.start.p0(i64 840, ptr nonnull %10) #17
  %83 = call fastcc i32 @read_plan(ptr noundef %0, ptr noundef nonnull %9)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %93, label %85

85:                                               
  %86 = call fastcc i32 @read_plan(ptr noundef nonnull %1, ptr noundef nonnull %10)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %93, label %88

88:                                               
  %89 = getelementptr inbounds i8, ptr %9, i64 32
  %90 = getelementptr inbounds i8, ptr %10, i64 32
  %91 = call i32 @bcmp(ptr noundef nonnull dereferenceable(808) %89, ptr noundef nonnull dereferenceable(808) %90, i64 808)
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %94, label %93

93:                                               
  tail call fastcc void @stop_at(ptr noundef %5, ptr noundef nonnull @.str.4) #19
  unreachable

94:                                               
  %95 = getelementptr inbounds i8, ptr %1, i64 8
  %96 = load ptr, ptr %95, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #17
  %97 = load ptr, ptr %96, align 8
  %98 = load i32, ptr %97, align 4
  %99 = icmp eq i32 %98, 2
  %100 = getelementptr inbounds i8, ptr %96, i64 24
  br label %115

101:                                              
  %102 = load ptr, ptr %7, align 16
  %103 = getelementptr inbounds i8, ptr %7, i64 8
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds i8, ptr %7, i64 16
  %106 = load ptr, ptr %105, align 16
  %107 = getelementptr inbounds i8, ptr %7, i64 24
  %108 = load ptr, ptr %107, align 8
  %109 = select i1 %99, ptr %104, ptr %106
  %110 = select i1 %99, ptr null, ptr %108
  %111 = icmp eq i32 %98, 3
  %112 = and i32 %98, -2
  %113 = icmp eq i32 %112, 2
  %114 = select i1 %113, ptr null, ptr %104
  br i1 %111, label %130, label %134

115:                                              
  %116 = phi i64 [ 0, %94 ], [ %128, %125 ]
  %117 = icmp ugt i64 %116, 1
  %118 = and i1 %99, %117
  br i1 %118, label %125, label %119

119:                                              
  %120 = getelementptr inbounds [4 x ptr], ptr %100, i64 0, i64 %116
  %121 = load ptr, ptr %120, align 8
  %122 = ptrtoint ptr %121 to i64
  %123 = and i64 %122, -4
  %124 = inttoptr i64 %123 to ptr
  br label %125

125:                                              
  %126 = phi ptr [ %124, %119 ], [ null, %115 ]
  %127 = getelementptr inbounds [4 x ptr], ptr %7, i64 0, i64 %116
  store ptr %126, ptr %127, align 8
  %128 = add nuw nsw i64 %116, 1
  %129 = icmp eq i64 %128, 4
  br i1 %129, label %101, label %115

130:                                              
  %131 = getelementptr inbounds i8, ptr %96, i64 56
  %132 = load i32, ptr %131, align 4
  %133 = icmp sgt i32 %132, 3
  br i1 %133, label %135, label %134

134:                                              
  br label %135

135:                                              
  %136 = phi ptr [ %102, %134 ], [ %106, %130 ]
  %137 = phi ptr [ %114, %134 ], [ %108, %130 ]
  %138 = phi ptr [ %109, %134 ], [ %102, %130 ]
  %139 = phi ptr [ %110, %134 ], [ null, %130 ]
  store ptr %136, ptr %4, align 8
  %140 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %137, ptr %140, align 8
  store ptr %138, ptr %73, align 8
  store ptr %139, ptr %74, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(i64 840, ptr nonnull %10) #17
  call void @llvm.lifetime.end.p0(i64 840, ptr nonnull %9) #17
  br label %158

141:                                              
  %142 = tail call fastcc i32 @shadows_of(ptr %52, ptr %53, ptr noundef %72, i64 noundef %71, ptr noundef nonnull %4)
  %143 = tail call fastcc i32 @shadows_of(ptr %54, ptr %55, ptr noundef %72, i64 noundef %71, ptr noundef nonnull %73)
  %144 = icmp eq i32 %142, -1
  %145 = icmp eq i32 %143, -1
  %146 = select i1 %144, i1 true, i1 %145
  br i1 %146, label %147, label %148

147:                                              
  tail call fastcc void @stop_at(ptr noundef %5, ptr noundef nonnull @.str.5) #19
  unreachable

148:                                              
  %149 = icmp eq i32 %142, 0
  %150 = icmp eq i32 %143, 0
  %151 = select i1 %149, i1 true, i1 %150
  br i1 %151, label %152, label %153

152:                                              
  tail call fastcc void @stop_at(ptr noundef %5, ptr noundef nonnull @.str.6) #19
  unreachable

153:                                              
  %154 = icmp eq i32 %142, 3
  %155 = icmp eq i32 %143, 2
  %156 = select i1 %154, i1 %155, i1 false
  br i1 %156, label %157, label %158

157:                                              
  tail call fastcc void @warn_of_constant(ptr noundef %5) #21
  br label %158

158:                                              
  %159 = load ptr, ptr %4, align 8
  %160 = icmp eq ptr %159, %52
  br i1 %160, label %161, label %162

161:                                              
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  br label %162

162:                                              
  %163 = load ptr, ptr %73, align 8
  %164 = icmp eq ptr %163, %54
  br i1 %164, label %165, label %166

165:                                              
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %73, i8 0, i64 16, i1 false)
  br label %166

166:                                              
  ret void
}

declare ptr @__enzyme_cc_heap_shadow(ptr noundef) local_unnamed_addr

define internal fastcc i32 @shadows_of(ptr %0, ptr %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #11 {
  %6 = icmp eq ptr %1, null
  br i1 %6, label %15, label %7

7:                                                
  %8 = ptrtoint ptr %1 to i64
  %9 = ptrtoint ptr %0 to i64
  %10 = sub i64 %8, %9
  %11 = icmp eq i64 %10, 16
  %12 = sub i64 %9, %8
  %13 = icmp eq i64 %12, 16
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
  %125 = getelementptr inbounds x86_fp80, ptr %116, i64 %124
  store ptr %125, ptr %4, align 8
  %126 = xor i1 %84, true
  %127 = zext i1 %126 to i64
  %128 = getelementptr inbounds x86_fp80, ptr %116, i64 %127
  %129 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %128, ptr %129, align 8
  br label %130

130:                                              
  %131 = phi i32 [ %44, %47 ], [ %118, %123 ], [ %118, %121 ], [ 0, %15 ], [ 0, %83 ], [ %80, %78 ], [ -1, %69 ], [ -1, %33 ], [ -1, %104 ]
  ret i32 %131
}

define internal fastcc void @warn_of_constant(ptr noundef %0) unnamed_addr #12 {
  %2 = ptrtoint ptr %0 to i64
  %3 = atomicrmw xchg ptr @__enzyme_cc_fftwl_warned, i64 %2 monotonic, align 8
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
  %13 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %0, i64 noundef %7) #17
  br label %14

14:                                               
  %15 = phi i64 [ 0, %12 ], [ %19, %14 ]
  %16 = getelementptr inbounds i8, ptr @.str.9, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  %19 = add i64 %15, 1
  br i1 %18, label %20, label %14

20:                                               
  %21 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull readonly @.str.9, i64 noundef %15) #17
  br label %22

22:                                               
  ret void
}

define internal fastcc void @walk(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #1 {
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
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %6) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(192) %6, i8 0, i64 192, i1 false)
  %33 = getelementptr inbounds i8, ptr %11, i64 8
  %34 = zext nneg i32 %1 to i64
  %35 = getelementptr inbounds [2 x i64], ptr %33, i64 0, i64 %34
  %36 = select i1 %18, i64 2, i64 1
  %37 = getelementptr inbounds i8, ptr %3, i64 8
  %38 = icmp sgt i64 %24, 0
  br label %39

39:                                               
  %40 = phi ptr [ %4, %31 ], [ %104, %109 ]
  %41 = phi i64 [ 0, %31 ], [ %117, %109 ]
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds x86_fp80, ptr %42, i64 %41
  %44 = load i64, ptr %35, align 8
  tail call fastcc void @move(i32 noundef %2, ptr noundef %43, i64 noundef %44, ptr noundef %40, i64 noundef %36, i64 noundef %24)
  br i1 %18, label %45, label %103

45:                                               
  %46 = load ptr, ptr %37, align 8
  %47 = getelementptr inbounds x86_fp80, ptr %46, i64 %41
  %48 = load i64, ptr %35, align 8
  %49 = getelementptr inbounds i8, ptr %40, i64 16
  switch i32 %2, label %102 [
    i32 0, label %54
    i32 1, label %53
    i32 2, label %52
    i32 3, label %51
    i32 4, label %50
  ]

50:                                               
  br i1 %38, label %93, label %103

51:                                               
  br i1 %38, label %82, label %103

52:                                               
  br i1 %38, label %73, label %103

53:                                               
  br i1 %38, label %64, label %103

54:                                               
  br i1 %38, label %55, label %103

55:                                               
  %56 = phi i64 [ %60, %55 ], [ 0, %54 ]
  %57 = phi ptr [ %61, %55 ], [ %47, %54 ]
  %58 = phi ptr [ %62, %55 ], [ %49, %54 ]
  %59 = load x86_fp80, ptr %57, align 16
  store x86_fp80 %59, ptr %58, align 16
  %60 = add nuw nsw i64 %56, 1
  %61 = getelementptr inbounds x86_fp80, ptr %57, i64 %48
  %62 = getelementptr inbounds i8, ptr %58, i64 32
  %63 = icmp eq i64 %60, %24
  br i1 %63, label %103, label %55

64:                                               
  %65 = phi i64 [ %69, %64 ], [ 0, %53 ]
  %66 = phi ptr [ %70, %64 ], [ %47, %53 ]
  %67 = phi ptr [ %71, %64 ], [ %49, %53 ]
  %68 = load x86_fp80, ptr %66, align 16
  store x86_fp80 %68, ptr %67, align 16
  store x86_fp80 0xK00000000000000000000, ptr %66, align 16
  %69 = add nuw nsw i64 %65, 1
  %70 = getelementptr inbounds x86_fp80, ptr %66, i64 %48
  %71 = getelementptr inbounds i8, ptr %67, i64 32
  %72 = icmp eq i64 %69, %24
  br i1 %72, label %103, label %64

73:                                               
  %74 = phi i64 [ %78, %73 ], [ 0, %52 ]
  %75 = phi ptr [ %79, %73 ], [ %47, %52 ]
  %76 = phi ptr [ %80, %73 ], [ %49, %52 ]
  %77 = load x86_fp80, ptr %76, align 16
  store x86_fp80 %77, ptr %75, align 16
  %78 = add nuw nsw i64 %74, 1
  %79 = getelementptr inbounds x86_fp80, ptr %75, i64 %48
  %80 = getelementptr inbounds i8, ptr %76, i64 32
  %81 = icmp eq i64 %78, %24
  br i1 %81, label %103, label %73

82:                                               
  %83 = phi i64 [ %89, %82 ], [ 0, %51 ]
  %84 = phi ptr [ %90, %82 ], [ %47, %51 ]
  %85 = phi ptr [ %91, %82 ], [ %49, %51 ]
  %86 = load x86_fp80, ptr %85, align 16
  %87 = load x86_fp80, ptr %84, align 16
  %88 = fadd x86_fp80 %86, %87
  store x86_fp80 %88, ptr %84, align 16
  %89 = add nuw nsw i64 %83, 1
  %90 = getelementptr inbounds x86_fp80, ptr %84, i64 %48
  %91 = getelementptr inbounds i8, ptr %85, i64 32
  %92 = icmp eq i64 %89, %24
  br i1 %92, label %103, label %82

93:                                               
  %94 = phi i64 [ %98, %93 ], [ 0, %50 ]
  %95 = phi ptr [ %99, %93 ], [ %47, %50 ]
  %96 = phi ptr [ %100, %93 ], [ %49, %50 ]
  %97 = load x86_fp80, ptr %96, align 16
  tail call void @__enzyme_cc_add_long_double(ptr noundef %95, x86_fp80 noundef %97) #17
  %98 = add nuw nsw i64 %94, 1
  %99 = getelementptr inbounds x86_fp80, ptr %95, i64 %48
  %100 = getelementptr inbounds i8, ptr %96, i64 32
  %101 = icmp eq i64 %98, %24
  br i1 %101, label %103, label %93

102:                                              
  unreachable

103:                                              
  %104 = getelementptr inbounds x86_fp80, ptr %40, i64 %32
  %105 = load i64, ptr %8, align 8
  %106 = trunc i64 %105 to i32
  %107 = add i32 %106, -2
  %108 = icmp sgt i32 %107, -1
  br i1 %108, label %109, label %128

109:                                              
  %110 = phi i32 [ %126, %123 ], [ %107, %103 ]
  %111 = phi i64 [ %125, %123 ], [ %41, %103 ]
  %112 = zext nneg i32 %110 to i64
  %113 = getelementptr inbounds [24 x %struct.axis], ptr %7, i64 0, i64 %112
  %114 = getelementptr inbounds i8, ptr %113, i64 8
  %115 = getelementptr inbounds [2 x i64], ptr %114, i64 0, i64 %34
  %116 = load i64, ptr %115, align 8
  %117 = add nsw i64 %116, %111
  %118 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %112
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %118, align 8
  %121 = load i64, ptr %113, align 8
  %122 = icmp slt i64 %120, %121
  br i1 %122, label %39, label %123

123:                                              
  %124 = mul nsw i64 %121, %116
  %125 = sub nsw i64 %117, %124
  store i64 0, ptr %118, align 8
  %126 = add nsw i32 %110, -1
  %127 = icmp sgt i32 %110, 0
  br i1 %127, label %109, label %128

128:                                              
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %6) #17
  ret void
}

define internal fastcc void @run(ptr nocapture noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr #1 {
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
  %13 = atomicrmw xchg ptr @__enzyme_cc_fftwl_lock, i32 1 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %12

15:                                               
  %16 = load ptr, ptr %8, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %108

18:                                               
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  %20 = load i64, ptr %19, align 8
  %21 = shl i64 %20, 4
  %22 = tail call ptr @fftwl_malloc(i64 noundef %21) #17
  %23 = icmp eq ptr %22, null
  br i1 %23, label %104, label %24

24:                                               
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5) #17
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
  %92 = call ptr @fftwl_plan_guru64_dft(i32 noundef %89, ptr noundef nonnull %52, i32 noundef %30, ptr noundef nonnull %4, ptr noundef nonnull %22, ptr noundef nonnull %22, i32 noundef %91, i32 noundef 64) #17
  br label %101

93:                                               
  %94 = trunc i64 %28 to i32
  %95 = getelementptr inbounds i32, ptr %5, i64 %51
  %96 = call ptr @fftwl_plan_guru64_r2r(i32 noundef %94, ptr noundef nonnull %52, i32 noundef %30, ptr noundef nonnull %4, ptr noundef nonnull %22, ptr noundef nonnull %22, ptr noundef nonnull %95, i32 noundef 64) #17
  br label %101

97:                                               
  %98 = select i1 %40, ptr @fftwl_plan_guru64_dft_r2c, ptr @fftwl_plan_guru64_dft_c2r
  %99 = trunc i64 %28 to i32
  %100 = call ptr %98(i32 noundef %99, ptr noundef nonnull %52, i32 noundef %30, ptr noundef nonnull %4, ptr noundef nonnull %22, ptr noundef nonnull %22, i32 noundef 64) #17
  br label %101

101:                                              
  %102 = phi ptr [ %92, %88 ], [ %96, %93 ], [ %100, %97 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %4) #17
  %103 = icmp eq ptr %102, null
  br i1 %103, label %104, label %106

104:                                              
  %105 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.7, i64 noundef 64) #17
  call void @abort() #18
  unreachable

106:                                              
  call void @fftwl_free(ptr noundef nonnull %22) #17
  %107 = ptrtoint ptr %102 to i64
  store atomic i64 %107, ptr %8 release, align 8
  br label %108

108:                                              
  %109 = phi ptr [ %16, %15 ], [ %102, %106 ]
  store atomic i32 0, ptr @__enzyme_cc_fftwl_lock release, align 4
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
  call void @fftwl_execute_dft(ptr noundef %111, ptr noundef %2, ptr noundef %2) #17
  br label %121

115:                                              
  call void @fftwl_execute_r2r(ptr noundef %111, ptr noundef %2, ptr noundef %2) #17
  br label %121

116:                                              
  %117 = icmp eq i64 %113, 4
  %118 = icmp ne i32 %1, 0
  %119 = xor i1 %118, %117
  %120 = select i1 %119, ptr @fftwl_execute_dft_r2c, ptr @fftwl_execute_dft_c2r
  call void %120(ptr noundef %111, ptr noundef %2, ptr noundef %2) #17
  br label %121

121:                                              
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #13

declare ptr @fftwl_malloc(i64 noundef) local_unnamed_addr

define internal fastcc void @move(i32 noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #1 {
  %7 = icmp sgt i64 %5, 0
  switch i32 %0, label %60 [
    i32 0, label %12
    i32 1, label %11
    i32 2, label %10
    i32 3, label %9
    i32 4, label %8
  ]

8:                                                
  br i1 %7, label %51, label %61

9:                                                
  br i1 %7, label %40, label %61

10:                                               
  br i1 %7, label %31, label %61

11:                                               
  br i1 %7, label %22, label %61

12:                                               
  br i1 %7, label %13, label %61

13:                                               
  %14 = phi i64 [ %18, %13 ], [ 0, %12 ]
  %15 = phi ptr [ %19, %13 ], [ %1, %12 ]
  %16 = phi ptr [ %20, %13 ], [ %3, %12 ]
  %17 = load x86_fp80, ptr %15, align 16
  store x86_fp80 %17, ptr %16, align 16
  %18 = add nuw nsw i64 %14, 1
  %19 = getelementptr inbounds x86_fp80, ptr %15, i64 %2
  %20 = getelementptr inbounds x86_fp80, ptr %16, i64 %4
  %21 = icmp eq i64 %18, %5
  br i1 %21, label %61, label %13

22:                                               
  %23 = phi i64 [ %27, %22 ], [ 0, %11 ]
  %24 = phi ptr [ %28, %22 ], [ %1, %11 ]
  %25 = phi ptr [ %29, %22 ], [ %3, %11 ]
  %26 = load x86_fp80, ptr %24, align 16
  store x86_fp80 %26, ptr %25, align 16
  store x86_fp80 0xK00000000000000000000, ptr %24, align 16
  %27 = add nuw nsw i64 %23, 1
  %28 = getelementptr inbounds x86_fp80, ptr %24, i64 %2
  %29 = getelementptr inbounds x86_fp80, ptr %25, i64 %4
  %30 = icmp eq i64 %27, %5
  br i1 %30, label %61, label %22

31:                                               
  %32 = phi i64 [ %36, %31 ], [ 0, %10 ]
  %33 = phi ptr [ %37, %31 ], [ %1, %10 ]
  %34 = phi ptr [ %38, %31 ], [ %3, %10 ]
  %35 = load x86_fp80, ptr %34, align 16
  store x86_fp80 %35, ptr %33, align 16
  %36 = add nuw nsw i64 %32, 1
  %37 = getelementptr inbounds x86_fp80, ptr %33, i64 %2
  %38 = getelementptr inbounds x86_fp80, ptr %34, i64 %4
  %39 = icmp eq i64 %36, %5
  br i1 %39, label %61, label %31

40:                                               
  %41 = phi i64 [ %47, %40 ], [ 0, %9 ]
  %42 = phi ptr [ %48, %40 ], [ %1, %9 ]
  %43 = phi ptr [ %49, %40 ], [ %3, %9 ]
  %44 = load x86_fp80, ptr %43, align 16
  %45 = load x86_fp80, ptr %42, align 16
  %46 = fadd x86_fp80 %44, %45
  store x86_fp80 %46, ptr %42, align 16
  %47 = add nuw nsw i64 %41, 1
  %48 = getelementptr inbounds x86_fp80, ptr %42, i64 %2
  %49 = getelementptr inbounds x86_fp80, ptr %43, i64 %4
  %50 = icmp eq i64 %47, %5
  br i1 %50, label %61, label %40

51:                                               
  %52 = phi i64 [ %56, %51 ], [ 0, %8 ]
  %53 = phi ptr [ %57, %51 ], [ %1, %8 ]
  %54 = phi ptr [ %58, %51 ], [ %3, %8 ]
  %55 = load x86_fp80, ptr %54, align 16
  tail call void @__enzyme_cc_add_long_double(ptr noundef %53, x86_fp80 noundef %55) #17
  %56 = add nuw nsw i64 %52, 1
  %57 = getelementptr inbounds x86_fp80, ptr %53, i64 %2
  %58 = getelementptr inbounds x86_fp80, ptr %54, i64 %4
  %59 = icmp eq i64 %56, %5
  br i1 %59, label %61, label %51

60:                                               
  unreachable

61:                                               
  ret void
}

declare void @__enzyme_cc_add_long_double(ptr noundef, x86_fp80 noundef) local_unnamed_addr

declare void @fftwl_free(ptr noundef) local_unnamed_addr

declare void @fftwl_execute_dft(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftwl_execute_r2r(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftwl_execute_dft_r2c(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftwl_execute_dft_c2r(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare ptr @fftwl_plan_guru64_dft(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare ptr @fftwl_plan_guru64_r2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

declare ptr @fftwl_plan_guru64_dft_r2c(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

declare ptr @fftwl_plan_guru64_dft_c2r(i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

declare ptr @fftwl_export_wisdom_to_string() local_unnamed_addr

define internal fastcc void @say(ptr nocapture noundef readonly %0) unnamed_addr #14 {
  br label %2

2:                                                
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3) #17
  ret void
}

declare void @fftwl_execute_split_dft(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftwl_execute_split_dft_r2c(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @fftwl_execute_split_dft_c2r(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #15

declare i64 @llvm.smax.i64(i64, i64) #16

declare i64 @llvm.smin.i64(i64, i64) #16

declare i32 @llvm.smax.i32(i32, i32) #16

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind }
attributes #2 = { cold noinline noreturn nounwind optsize }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree }
attributes #8 = { noreturn nounwind }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #12 = { cold nofree noinline nounwind optsize }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { nofree nounwind }
attributes #15 = { nofree nounwind willreturn memory(argmem: read) }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nounwind }
attributes #18 = { noreturn nounwind }
attributes #19 = { cold noreturn }
attributes #20 = { allocsize(0) }
attributes #21 = { cold }


