; from sparse.c, colouring.h, dense_columns.h, index_sets.h, support.h: 3756a6ca8818694d2527faf9587463a8

%struct.index_set = type { i32, i32, i32, i64 }
%struct.recent_union = type { i32, i32, i32 }
%struct.pattern = type { i64, i64, ptr, ptr }
%struct.array = type { ptr, ptr, i64, i64, i32, i32, ptr, i64 }
%struct.virtual_arrays = type { ptr, i64, ptr }

@.str = private unnamed_addr constant [66 x i8] c"enzyme: too many sets of indices for numbers of single precision\0A\00", align 1
@.str.1 = private unnamed_addr constant [68 x i8] c"enzyme: an array of a sparse derivative has fewer than no elements\0A\00", align 1
@.str.2 = private unnamed_addr constant [59 x i8] c"enzyme: an input of a sparse derivative is a null pointer\0A\00", align 1
@.str.3 = private unnamed_addr constant [56 x i8] c"enzyme: a sparse derivative has more than 2^30 columns\0A\00", align 1
@__enzyme_cc_index_sets = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str.4 = private unnamed_addr constant [67 x i8] c"enzyme: behind the array of a sparse derivative stands no integer\0A\00", align 1
@__enzyme_cc_virtual_arrays = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str.5 = private unnamed_addr constant [95 x i8] c"enzyme: the function writes to an array of '__enzyme_todense' that it is given as an argument\0A\00", align 1
@.str.6 = private unnamed_addr constant [133 x i8] c"enzyme: the indices of a sparse derivative are not followed in this thread: the function whose pattern is looked for starts threads\0A\00", align 1
@.str.7 = private unnamed_addr constant [98 x i8] c"enzyme: a set of indices was lost on its way: the pattern of a sparse derivative cannot be found\0A\00", align 1
@.str.8 = private unnamed_addr constant [58 x i8] c"enzyme: too many sets of indices for a sparse derivative\0A\00", align 1
@.str.9 = private unnamed_addr constant [51 x i8] c"enzyme: no memory is left for a sparse derivative\0A\00", align 1
@.str.10 = private unnamed_addr constant [170 x i8] c"enzyme: the pattern of a sparse derivative does not hold: the function does not take the same ways when it runs again, or hands numbers on in a way that is not followed\0A\00", align 1
@.str.11 = private unnamed_addr constant [142 x i8] c"enzyme: the function adds to what was in its output before, so that it cannot run several times: pass a null pointer with 'enzyme_dupnoneed'\0A\00", align 1
@window.none = internal constant [82 x i8] c"enzyme: there is no room in the address space for an array of '__enzyme_todense'\0A\00", align 16
@.str.12 = private unnamed_addr constant [7 x i8] c"enzyme\00", align 1
@.str.13 = private unnamed_addr constant [66 x i8] c"enzyme: '__enzyme_todense' needs a file in memory (memfd_create)\0A\00", align 1
@.str.14 = private unnamed_addr constant [68 x i8] c"enzyme: a file in memory does not tell which of its pages are used\0A\00", align 1
@.str.15 = private unnamed_addr constant [123 x i8] c"enzyme: the function changes an input whose shadow is of '__enzyme_todense': it would not be the same for the next column\0A\00", align 1

define linkonce_odr hidden double @__enzyme_cc_index_sets_join(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca [192 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.index_set, align 8
  %7 = fcmp oeq double %0, 0.000000e+00
  %8 = fcmp oeq double %0, %1
  %9 = or i1 %7, %8
  br i1 %9, label %229, label %10

10:                                               
  %11 = fcmp oeq double %1, 0.000000e+00
  br i1 %11, label %229, label %12

12:                                               
  %13 = bitcast double %0 to i64
  %14 = and i64 %13, 4503599627370495
  %15 = or disjoint i64 %14, 4503599627370496
  %16 = tail call range(i64 0, 53) i64 @llvm.cttz.i64(i64 %15, i1 true)
  %17 = lshr i64 %15, %16
  %18 = lshr i64 %17, 1
  %19 = trunc i64 %18 to i32
  %20 = bitcast double %1 to i64
  %21 = and i64 %20, 4503599627370495
  %22 = or disjoint i64 %21, 4503599627370496
  %23 = tail call range(i64 0, 53) i64 @llvm.cttz.i64(i64 %22, i1 true)
  %24 = lshr i64 %22, %23
  %25 = lshr i64 %24, 1
  %26 = trunc i64 %25 to i32
  %27 = icmp eq i32 %19, %26
  br i1 %27, label %223, label %28

28:                                               
  %29 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_index_sets)
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %34

32:                                               
  %33 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 132) #16
  tail call void @abort() #17
  unreachable

34:                                               
  %35 = and i64 %18, 4294967295
  %36 = load i32, ptr %30, align 8
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %30, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, %37
  %41 = icmp ult i64 %40, %35
  %42 = and i64 %25, 4294967295
  %43 = icmp ult i64 %40, %42
  %44 = or i1 %41, %43
  br i1 %44, label %45, label %47

45:                                               
  %46 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.7, i64 noundef 97) #16
  tail call void @abort() #17
  unreachable

47:                                               
  %48 = tail call i32 @llvm.umax.i32(i32 %19, i32 %26)
  %49 = tail call i32 @llvm.umin.i32(i32 %19, i32 %26)
  %50 = getelementptr inbounds i8, ptr %30, i64 92
  %51 = mul i32 %49, -1640531535
  %52 = mul i32 %48, -2048144789
  %53 = xor i32 %51, %52
  %54 = lshr i32 %53, 20
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds [4096 x %struct.recent_union], ptr %50, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, %49
  br i1 %58, label %59, label %66

59:                                               
  %60 = getelementptr inbounds i8, ptr %56, i64 4
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, %48
  br i1 %62, label %63, label %66

63:                                               
  %64 = getelementptr inbounds i8, ptr %56, i64 8
  %65 = load i32, ptr %64, align 4
  br label %223

66:                                               
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %3) #16
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #16
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #16
  %67 = icmp ult i32 %36, %49
  br i1 %67, label %68, label %77

68:                                               
  %69 = getelementptr inbounds i8, ptr %30, i64 24
  %70 = load ptr, ptr %69, align 8
  %71 = xor i32 %36, -1
  %72 = add i32 %49, %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds %struct.index_set, ptr %70, i64 %73
  %75 = load i32, ptr %74, align 8
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %193, label %77

77:                                               
  %78 = icmp ult i32 %36, %48
  br i1 %78, label %79, label %88

79:                                               
  %80 = getelementptr inbounds i8, ptr %30, i64 24
  %81 = load ptr, ptr %80, align 8
  %82 = xor i32 %36, -1
  %83 = add i32 %48, %82
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds %struct.index_set, ptr %81, i64 %84
  %86 = load i32, ptr %85, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %193, label %88

88:                                               
  br i1 %67, label %91, label %89

89:                                               
  %90 = add i32 %49, -1
  store i32 %90, ptr %4, align 4
  br label %104

91:                                               
  %92 = getelementptr inbounds i8, ptr %30, i64 24
  %93 = load ptr, ptr %92, align 8
  %94 = xor i32 %36, -1
  %95 = add i32 %49, %94
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds %struct.index_set, ptr %93, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = getelementptr inbounds i8, ptr %30, i64 32
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %97, i64 16
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds i32, ptr %100, i64 %102
  br label %104

104:                                              
  %105 = phi i32 [ %98, %91 ], [ 1, %89 ]
  %106 = phi ptr [ %103, %91 ], [ %4, %89 ]
  br i1 %78, label %109, label %107

107:                                              
  %108 = add i32 %48, -1
  store i32 %108, ptr %5, align 4
  br label %122

109:                                              
  %110 = getelementptr inbounds i8, ptr %30, i64 24
  %111 = load ptr, ptr %110, align 8
  %112 = xor i32 %36, -1
  %113 = add i32 %48, %112
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds %struct.index_set, ptr %111, i64 %114
  %116 = load i32, ptr %115, align 8
  %117 = getelementptr inbounds i8, ptr %30, i64 32
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds i8, ptr %115, i64 16
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds i32, ptr %118, i64 %120
  br label %122

122:                                              
  %123 = phi i32 [ %116, %109 ], [ 1, %107 ]
  %124 = phi ptr [ %121, %109 ], [ %5, %107 ]
  %125 = icmp ult i32 %105, 97
  %126 = icmp ult i32 %123, 97
  %127 = select i1 %125, i1 %126, i1 false
  br i1 %127, label %128, label %193

128:                                              
  %129 = icmp ne i32 %105, 0
  %130 = icmp ne i32 %123, 0
  %131 = select i1 %129, i1 true, i1 %130
  br i1 %131, label %132, label %219

132:                                              
  %133 = phi i1 [ %183, %175 ], [ %130, %128 ]
  %134 = phi i1 [ %182, %175 ], [ %129, %128 ]
  %135 = phi i32 [ %179, %175 ], [ 0, %128 ]
  %136 = phi i32 [ %169, %175 ], [ 0, %128 ]
  %137 = phi i32 [ %178, %175 ], [ 0, %128 ]
  %138 = icmp eq i32 %137, %123
  br i1 %138, label %139, label %141

139:                                              
  %140 = zext i32 %136 to i64
  br label %152

141:                                              
  br i1 %134, label %144, label %142

142:                                              
  %143 = zext i32 %137 to i64
  br label %155

144:                                              
  %145 = zext i32 %136 to i64
  %146 = getelementptr inbounds i32, ptr %106, i64 %145
  %147 = load i32, ptr %146, align 4
  %148 = zext i32 %137 to i64
  %149 = getelementptr inbounds i32, ptr %124, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = icmp ugt i32 %147, %150
  br i1 %151, label %155, label %152

152:                                              
  %153 = phi i64 [ %140, %139 ], [ %145, %144 ]
  %154 = getelementptr inbounds i32, ptr %106, i64 %153
  br label %158

155:                                              
  %156 = phi i64 [ %143, %142 ], [ %148, %144 ]
  %157 = getelementptr inbounds i32, ptr %124, i64 %156
  br label %158

158:                                              
  %159 = phi ptr [ %154, %152 ], [ %157, %155 ]
  %160 = load i32, ptr %159, align 4
  br i1 %134, label %161, label %166

161:                                              
  %162 = zext i32 %136 to i64
  %163 = getelementptr inbounds i32, ptr %106, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = icmp eq i32 %164, %160
  br label %166

166:                                              
  %167 = phi i1 [ false, %158 ], [ %165, %161 ]
  %168 = zext i1 %167 to i32
  %169 = add i32 %136, %168
  br i1 %133, label %170, label %175

170:                                              
  %171 = zext i32 %137 to i64
  %172 = getelementptr inbounds i32, ptr %124, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = icmp eq i32 %173, %160
  br label %175

175:                                              
  %176 = phi i1 [ false, %166 ], [ %174, %170 ]
  %177 = zext i1 %176 to i32
  %178 = add i32 %137, %177
  %179 = add i32 %135, 1
  %180 = zext i32 %135 to i64
  %181 = getelementptr inbounds [192 x i32], ptr %3, i64 0, i64 %180
  store i32 %160, ptr %181, align 4
  %182 = icmp ult i32 %169, %105
  %183 = icmp ult i32 %178, %123
  %184 = select i1 %182, i1 true, i1 %183
  br i1 %184, label %132, label %185

185:                                              
  %186 = icmp eq i32 %179, %105
  br i1 %186, label %219, label %187

187:                                              
  %188 = icmp eq i32 %179, %123
  br i1 %188, label %219, label %189

189:                                              
  %190 = icmp ult i32 %179, 97
  br i1 %190, label %191, label %193

191:                                              
  %192 = call fastcc i32 @small_set(ptr noundef nonnull %30, ptr noundef nonnull %3, i32 noundef %179)
  br label %219

193:                                              
  %194 = getelementptr inbounds i8, ptr %30, i64 24
  %195 = xor i32 %36, -1
  br label %196

196:                                              
  %197 = phi i1 [ true, %193 ], [ false, %213 ]
  %198 = select i1 %197, i32 %49, i32 %48
  %199 = select i1 %197, i32 %48, i32 %49
  %200 = icmp ugt i32 %198, %36
  br i1 %200, label %201, label %213

201:                                              
  %202 = load ptr, ptr %194, align 8
  %203 = add i32 %198, %195
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds %struct.index_set, ptr %202, i64 %204
  %206 = getelementptr inbounds i8, ptr %205, i64 4
  %207 = load i32, ptr %206, align 4
  %208 = icmp eq i32 %207, %199
  br i1 %208, label %219, label %209

209:                                              
  %210 = getelementptr inbounds i8, ptr %205, i64 8
  %211 = load i32, ptr %210, align 8
  %212 = icmp eq i32 %211, %199
  br i1 %212, label %219, label %213

213:                                              
  br i1 %197, label %196, label %214

214:                                              
  store i32 0, ptr %6, align 8
  %215 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 %49, ptr %215, align 4
  %216 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 %48, ptr %216, align 8
  %217 = getelementptr inbounds i8, ptr %6, i64 16
  store i64 0, ptr %217, align 8
  %218 = tail call fastcc i32 @new_set(ptr noundef nonnull %30, ptr noundef nonnull byval(%struct.index_set) align 8 %6)
  br label %219

219:                                              
  %220 = phi i32 [ %218, %214 ], [ %48, %187 ], [ %49, %185 ], [ %192, %191 ], [ %49, %128 ], [ %198, %201 ], [ %198, %209 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %3) #16
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  store i32 %49, ptr %56, align 4
  %221 = getelementptr inbounds i8, ptr %56, i64 4
  store i32 %48, ptr %221, align 4
  %222 = getelementptr inbounds i8, ptr %56, i64 8
  store i32 %220, ptr %222, align 4
  br label %223

223:                                              
  %224 = phi i32 [ %19, %12 ], [ %65, %63 ], [ %220, %219 ]
  %225 = icmp eq i32 %224, 0
  %226 = uitofp i32 %224 to double
  %227 = tail call double @llvm.fmuladd.f64(double %226, double 2.000000e+00, double 1.000000e+00)
  %228 = select i1 %225, double 0.000000e+00, double %227
  br label %229

229:                                              
  %230 = phi double [ %228, %223 ], [ %1, %2 ], [ %0, %10 ]
  ret double %230
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define linkonce_odr hidden float @__enzyme_cc_index_sets_narrow(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %14, label %3

3:                                                
  %4 = bitcast double %0 to i64
  %5 = and i64 %4, 4503599627370495
  %6 = or disjoint i64 %5, 4503599627370496
  %7 = tail call range(i64 0, 53) i64 @llvm.cttz.i64(i64 %6, i1 true)
  %8 = lshr i64 %6, %7
  %9 = lshr i64 %8, 1
  %10 = and i64 %8, 8573157376
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %14, label %12

12:                                               
  %13 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 65) #16
  tail call void @abort() #17
  unreachable

14:                                               
  %15 = phi i64 [ %9, %3 ], [ 0, %1 ]
  %16 = and i64 %15, 4294967295
  %17 = icmp eq i64 %16, 0
  %18 = uitofp nneg i64 %16 to double
  %19 = tail call double @llvm.fmuladd.f64(double %18, double 2.000000e+00, double 1.000000e+00)
  %20 = fptrunc double %19 to float
  %21 = select i1 %17, float 0.000000e+00, float %20
  ret float %21
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #2

declare void @abort() local_unnamed_addr #3

define linkonce_odr hidden void @__enzyme_cc_sparse_jacobian(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.pattern, align 8
  %8 = alloca %struct.pattern, align 8
  %9 = alloca %struct.pattern, align 8
  %10 = alloca %struct.pattern, align 8
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %14, label %95

12:                                               
  %13 = icmp sgt i64 %64, 1073741822
  br i1 %13, label %67, label %69

14:                                               
  %15 = phi i64 [ %64, %59 ], [ 0, %6 ]
  %16 = phi i64 [ %65, %59 ], [ 0, %6 ]
  %17 = getelementptr inbounds %struct.array, ptr %0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %21, label %23

21:                                               
  %22 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 67) #16
  tail call void @abort() #17
  unreachable

23:                                               
  %24 = getelementptr inbounds i8, ptr %17, i64 36
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %19, %26
  %28 = add nsw i64 %27, 63
  %29 = sdiv i64 %28, 64
  %30 = shl nsw i64 %29, 6
  %31 = getelementptr inbounds i8, ptr %17, i64 24
  store i64 %30, ptr %31, align 8
  %32 = shl nsw i64 %29, 8
  %33 = tail call i64 @llvm.umax.i64(i64 %32, i64 1)
  %34 = tail call ptr @malloc(i64 %33)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %38

36:                                               
  %37 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

38:                                               
  %39 = getelementptr inbounds i8, ptr %17, i64 8
  store ptr %34, ptr %39, align 8
  %40 = load ptr, ptr %17, align 8
  %41 = icmp eq ptr %40, null
  %42 = getelementptr inbounds i8, ptr %17, i64 32
  %43 = load i32, ptr %42, align 8
  br i1 %41, label %44, label %59

44:                                               
  %45 = and i32 %43, 1
  %46 = icmp eq i32 %45, 0
  %47 = icmp eq i64 %19, 0
  %48 = or i1 %47, %46
  br i1 %48, label %51, label %49

49:                                               
  %50 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 58) #16
  tail call void @abort() #17
  unreachable

51:                                               
  %52 = tail call i64 @llvm.umax.i64(i64 %27, i64 1)
  %53 = tail call ptr @malloc(i64 %52)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %55, label %57

55:                                               
  %56 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

57:                                               
  store ptr %53, ptr %17, align 8
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %53, i8 0, i64 %27, i1 false)
  %58 = or i32 %43, 4
  store i32 %58, ptr %42, align 8
  br label %59

59:                                               
  %60 = phi i32 [ %58, %57 ], [ %43, %38 ]
  %61 = and i32 %60, 1
  %62 = icmp eq i32 %61, 0
  %63 = select i1 %62, i64 0, i64 %19
  %64 = add nuw nsw i64 %15, %63
  %65 = add nuw nsw i64 %16, 1
  %66 = icmp eq i64 %65, %1
  br i1 %66, label %12, label %14

67:                                               
  %68 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.3, i64 noundef 55) #16
  tail call void @abort() #17
  unreachable

69:                                               
  br i1 %11, label %70, label %95

70:                                               
  %71 = phi i64 [ %93, %92 ], [ 0, %69 ]
  %72 = getelementptr inbounds %struct.array, ptr %0, i64 %71
  %73 = getelementptr inbounds i8, ptr %72, i64 32
  %74 = load i32, ptr %73, align 8
  %75 = and i32 %74, 18
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %92, label %77

77:                                               
  %78 = getelementptr inbounds i8, ptr %72, i64 16
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %72, i64 36
  %81 = load i32, ptr %80, align 4
  %82 = sext i32 %81 to i64
  %83 = mul nsw i64 %79, %82
  %84 = tail call i64 @llvm.umax.i64(i64 %83, i64 1)
  %85 = tail call ptr @malloc(i64 %84)
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %89

87:                                               
  %88 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

89:                                               
  %90 = getelementptr inbounds i8, ptr %72, i64 40
  store ptr %85, ptr %90, align 8
  %91 = load ptr, ptr %72, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %85, ptr align 1 %91, i64 %83, i1 false)
  br label %92

92:                                               
  %93 = add nuw nsw i64 %71, 1
  %94 = icmp eq i64 %93, %1
  br i1 %94, label %95, label %70

95:                                               
  %96 = phi i64 [ %64, %69 ], [ 0, %6 ], [ %64, %92 ]
  %97 = tail call dereferenceable_or_null(49248) ptr @malloc(i64 49248)
  %98 = icmp eq ptr %97, null
  br i1 %98, label %99, label %101

99:                                               
  %100 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

101:                                              
  %102 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_index_sets)
  %103 = load ptr, ptr %102, align 8
  %104 = trunc i64 %96 to i32
  store i32 %104, ptr %97, align 8
  %105 = getelementptr inbounds i8, ptr %97, i64 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(60) %105, i8 0, i64 60, i1 false)
  %106 = getelementptr inbounds i8, ptr %97, i64 64
  store i64 4096, ptr %106, align 8
  %107 = getelementptr inbounds i8, ptr %97, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(49176) %107, i8 0, i64 49176, i1 false)
  %108 = shl i64 %96, 2
  %109 = and i64 %108, 17179869180
  %110 = icmp ugt i32 %104, 1024
  br i1 %110, label %111, label %117

111:                                              
  %112 = phi i64 [ %113, %111 ], [ 4096, %101 ]
  %113 = shl nuw nsw i64 %112, 1
  %114 = icmp ult i64 %113, %109
  br i1 %114, label %111, label %115

115:                                              
  store i64 %113, ptr %106, align 8
  %116 = shl i64 %112, 3
  br label %117

117:                                              
  %118 = phi i64 [ %116, %115 ], [ 16384, %101 ]
  %119 = tail call i64 @llvm.umax.i64(i64 %118, i64 1)
  %120 = tail call ptr @malloc(i64 %119)
  %121 = icmp eq ptr %120, null
  br i1 %121, label %122, label %124

122:                                              
  %123 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

124:                                              
  %125 = getelementptr inbounds i8, ptr %97, i64 56
  store ptr %120, ptr %125, align 8
  br label %126

126:                                              
  %127 = phi i64 [ %130, %126 ], [ 0, %124 ]
  %128 = load ptr, ptr %125, align 8
  %129 = getelementptr inbounds i32, ptr %128, i64 %127
  store i32 0, ptr %129, align 4
  %130 = add nuw i64 %127, 1
  %131 = load i64, ptr %106, align 8
  %132 = icmp ult i64 %130, %131
  br i1 %132, label %126, label %133

133:                                              
  br i1 %11, label %134, label %186

134:                                              
  %135 = phi i64 [ %161, %159 ], [ 0, %133 ]
  %136 = phi i64 [ %160, %159 ], [ 1, %133 ]
  %137 = getelementptr inbounds %struct.array, ptr %0, i64 %135
  %138 = getelementptr inbounds i8, ptr %137, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds i8, ptr %137, i64 48
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds i8, ptr %137, i64 36
  %143 = load i32, ptr %142, align 4
  %144 = sext i32 %143 to i64
  %145 = mul nsw i64 %141, %144
  %146 = getelementptr inbounds i8, ptr %139, i64 %145
  %147 = getelementptr inbounds i8, ptr %137, i64 16
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %148, %144
  tail call void @llvm.memset.p0.i64(ptr align 1 %146, i8 0, i64 %149, i1 false)
  %150 = getelementptr inbounds i8, ptr %137, i64 32
  %151 = load i32, ptr %150, align 8
  %152 = and i32 %151, 1
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %159, label %154

154:                                              
  %155 = phi i64 [ %181, %180 ], [ 0, %134 ]
  %156 = phi i64 [ %182, %180 ], [ %136, %134 ]
  %157 = load i64, ptr %147, align 8
  %158 = icmp slt i64 %155, %157
  br i1 %158, label %163, label %159

159:                                              
  %160 = phi i64 [ %136, %134 ], [ %156, %154 ], [ %182, %180 ]
  %161 = add nuw nsw i64 %135, 1
  %162 = icmp eq i64 %161, %1
  br i1 %162, label %186, label %134

163:                                              
  %164 = load ptr, ptr %138, align 8
  %165 = load i64, ptr %140, align 8
  %166 = load i32, ptr %142, align 4
  %167 = sext i32 %166 to i64
  %168 = mul nsw i64 %165, %167
  %169 = getelementptr inbounds i8, ptr %164, i64 %168
  %170 = mul nsw i64 %155, %167
  %171 = getelementptr inbounds i8, ptr %169, i64 %170
  %172 = icmp eq i32 %166, 4
  %173 = icmp eq i64 %156, 0
  %174 = uitofp i64 %156 to double
  %175 = tail call double @llvm.fmuladd.f64(double %174, double 2.000000e+00, double 1.000000e+00)
  %176 = select i1 %173, double 0.000000e+00, double %175
  br i1 %172, label %177, label %179

177:                                              
  %178 = tail call float @__enzyme_cc_index_sets_narrow(double noundef %176)
  store float %178, ptr %171, align 4
  br label %180

179:                                              
  store double %176, ptr %171, align 8
  br label %180

180:                                              
  %181 = add nuw nsw i64 %155, 1
  %182 = add nsw i64 %156, 1
  %183 = load i32, ptr %150, align 8
  %184 = and i32 %183, 1
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %159, label %154

186:                                              
  store ptr %97, ptr %102, align 8
  tail call void %2(ptr noundef %0) #16
  store ptr %103, ptr %102, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #16
  call fastcc void @find_pattern(ptr noundef nonnull %97, ptr noundef %0, i64 noundef %1, ptr noundef nonnull %10)
  %187 = getelementptr inbounds i8, ptr %97, i64 24
  %188 = load ptr, ptr %187, align 8
  tail call void @free(ptr noundef %188)
  %189 = getelementptr inbounds i8, ptr %97, i64 32
  %190 = load ptr, ptr %189, align 8
  tail call void @free(ptr noundef %190)
  %191 = load ptr, ptr %125, align 8
  tail call void @free(ptr noundef %191)
  %192 = getelementptr inbounds i8, ptr %97, i64 80
  %193 = load ptr, ptr %192, align 8
  tail call void @free(ptr noundef %193)
  tail call void @free(ptr noundef %97)
  %194 = icmp eq i64 %4, 1
  br i1 %194, label %195, label %280

195:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #16
  call fastcc void @transpose(ptr noundef nonnull %10, ptr noundef nonnull %9)
  %196 = load i64, ptr %10, align 8
  %197 = shl i64 %196, 3
  %198 = add i64 %197, 8
  %199 = tail call i64 @llvm.umax.i64(i64 %198, i64 1)
  %200 = tail call ptr @malloc(i64 %199)
  %201 = icmp eq ptr %200, null
  br i1 %201, label %205, label %202

202:                                              
  %203 = icmp sgt i64 %196, -1
  br i1 %203, label %204, label %207

204:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %200, i8 0, i64 %198, i1 false)
  br label %207

205:                                              
  %206 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

207:                                              
  %208 = getelementptr inbounds i8, ptr %10, i64 16
  %209 = load ptr, ptr %208, align 8
  %210 = getelementptr inbounds i64, ptr %209, i64 %196
  %211 = load i64, ptr %210, align 8
  %212 = shl i64 %211, 4
  %213 = tail call i64 @llvm.umax.i64(i64 %212, i64 1)
  %214 = tail call ptr @malloc(i64 %213)
  %215 = icmp eq ptr %214, null
  br i1 %215, label %232, label %216

216:                                              
  %217 = icmp sgt i64 %196, 0
  %218 = getelementptr inbounds i8, ptr %9, i64 16
  %219 = load ptr, ptr %218, align 8
  br i1 %217, label %225, label %220

220:                                              
  %221 = getelementptr inbounds i8, ptr %9, i64 24
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds i8, ptr %10, i64 24
  %224 = load ptr, ptr %223, align 8
  br label %276

225:                                              
  %226 = getelementptr inbounds i8, ptr %10, i64 24
  %227 = getelementptr inbounds i8, ptr %9, i64 24
  %228 = load ptr, ptr %227, align 8
  %229 = load i64, ptr %209, align 8
  %230 = load i64, ptr %219, align 8
  %231 = load ptr, ptr %226, align 8
  br label %234

232:                                              
  %233 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

234:                                              
  %235 = phi i64 [ %230, %225 ], [ %249, %273 ]
  %236 = phi i64 [ %229, %225 ], [ %242, %273 ]
  %237 = phi i64 [ 0, %225 ], [ %246, %273 ]
  %238 = phi i64 [ 0, %225 ], [ %239, %273 ]
  %239 = add nuw nsw i64 %238, 1
  %240 = getelementptr inbounds i64, ptr %219, i64 %239
  %241 = getelementptr inbounds i64, ptr %209, i64 %239
  %242 = load i64, ptr %241, align 8
  br label %243

243:                                              
  %244 = phi i64 [ %235, %234 ], [ %270, %262 ]
  %245 = phi i64 [ %236, %234 ], [ %267, %262 ]
  %246 = phi i64 [ %237, %234 ], [ %271, %262 ]
  %247 = icmp slt i64 %245, %242
  br i1 %247, label %251, label %248

248:                                              
  %249 = load i64, ptr %240, align 8
  %250 = icmp slt i64 %244, %249
  br i1 %250, label %255, label %273

251:                                              
  %252 = getelementptr inbounds i64, ptr %231, i64 %245
  %253 = load i64, ptr %252, align 8
  %254 = load i64, ptr %240, align 8
  br label %255

255:                                              
  %256 = phi i64 [ %254, %251 ], [ %249, %248 ]
  %257 = phi i64 [ %253, %251 ], [ 9223372036854775807, %248 ]
  %258 = icmp slt i64 %244, %256
  br i1 %258, label %259, label %262

259:                                              
  %260 = getelementptr inbounds i64, ptr %228, i64 %244
  %261 = load i64, ptr %260, align 8
  br label %262

262:                                              
  %263 = phi i64 [ %261, %259 ], [ 9223372036854775807, %255 ]
  %264 = tail call i64 @llvm.smin.i64(i64 %257, i64 %263)
  %265 = icmp sle i64 %257, %263
  %266 = zext i1 %265 to i64
  %267 = add nsw i64 %245, %266
  %268 = icmp sle i64 %263, %257
  %269 = zext i1 %268 to i64
  %270 = add nsw i64 %244, %269
  %271 = add nsw i64 %246, 1
  %272 = getelementptr inbounds i64, ptr %214, i64 %246
  store i64 %264, ptr %272, align 8
  br label %243

273:                                              
  %274 = getelementptr inbounds i64, ptr %200, i64 %239
  store i64 %246, ptr %274, align 8
  %275 = icmp eq i64 %239, %196
  br i1 %275, label %276, label %234

276:                                              
  %277 = phi ptr [ %224, %220 ], [ %231, %273 ]
  %278 = phi ptr [ %222, %220 ], [ %228, %273 ]
  tail call void @free(ptr noundef nonnull %209)
  %279 = getelementptr inbounds i8, ptr %10, i64 24
  tail call void @free(ptr noundef %277)
  tail call void @free(ptr noundef %219)
  tail call void @free(ptr noundef %278)
  store ptr %200, ptr %208, align 8
  store ptr %214, ptr %279, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #16
  br label %280

280:                                              
  %281 = icmp eq i64 %4, 2
  br i1 %281, label %282, label %287

282:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #16
  call fastcc void @transpose(ptr noundef nonnull %10, ptr noundef nonnull %8)
  %283 = getelementptr inbounds i8, ptr %10, i64 16
  %284 = load ptr, ptr %283, align 8
  tail call void @free(ptr noundef %284)
  %285 = getelementptr inbounds i8, ptr %10, i64 24
  %286 = load ptr, ptr %285, align 8
  tail call void @free(ptr noundef %286)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %10, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #16
  br label %287

287:                                              
  %288 = getelementptr inbounds i8, ptr %10, i64 8
  %289 = load i64, ptr %288, align 8
  %290 = shl i64 %289, 3
  %291 = tail call i64 @llvm.umax.i64(i64 %290, i64 1)
  %292 = tail call ptr @malloc(i64 %291)
  %293 = icmp eq ptr %292, null
  br i1 %293, label %297, label %294

294:                                              
  %295 = icmp sgt i64 %289, 0
  br i1 %295, label %296, label %299

296:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %292, i8 -1, i64 %290, i1 false)
  br label %299

297:                                              
  %298 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

299:                                              
  br i1 %194, label %300, label %450

300:                                              
  %301 = add i64 %290, 8
  %302 = tail call i64 @llvm.umax.i64(i64 %301, i64 1)
  %303 = tail call ptr @malloc(i64 %302)
  %304 = icmp eq ptr %303, null
  br i1 %304, label %308, label %305

305:                                              
  %306 = icmp sgt i64 %289, -1
  br i1 %306, label %307, label %310

307:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %303, i8 -1, i64 %301, i1 false)
  br label %310

308:                                              
  %309 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

310:                                              
  %311 = load i64, ptr %10, align 8
  %312 = shl i64 %311, 3
  %313 = add i64 %312, 16
  %314 = tail call i64 @llvm.umax.i64(i64 %313, i64 1)
  %315 = tail call ptr @malloc(i64 %314)
  %316 = icmp eq ptr %315, null
  br i1 %316, label %320, label %317

317:                                              
  %318 = icmp sgt i64 %311, -2
  br i1 %318, label %319, label %322

319:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %315, i8 0, i64 %313, i1 false)
  br label %322

320:                                              
  %321 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

322:                                              
  %323 = tail call i64 @llvm.umax.i64(i64 %312, i64 1)
  %324 = tail call ptr @malloc(i64 %323)
  %325 = icmp eq ptr %324, null
  br i1 %325, label %328, label %326

326:                                              
  %327 = icmp sgt i64 %311, 0
  br i1 %327, label %330, label %336

328:                                              
  %329 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

330:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %324, i8 0, i64 %312, i1 false)
  %331 = getelementptr i64, ptr %315, i64 %311
  %332 = getelementptr i8, ptr %331, i64 8
  %333 = getelementptr inbounds i8, ptr %10, i64 16
  %334 = load ptr, ptr %333, align 8
  %335 = load i64, ptr %334, align 8
  br label %340

336:                                              
  %337 = icmp slt i64 %311, 0
  br i1 %337, label %377, label %338

338:                                              
  %339 = load i64, ptr %315, align 8
  br label %357

340:                                              
  %341 = phi i64 [ %335, %330 ], [ %345, %340 ]
  %342 = phi i64 [ 0, %330 ], [ %343, %340 ]
  %343 = add nuw nsw i64 %342, 1
  %344 = getelementptr inbounds i64, ptr %334, i64 %343
  %345 = load i64, ptr %344, align 8
  %346 = sub i64 %341, %345
  %347 = getelementptr i64, ptr %332, i64 %346
  %348 = load i64, ptr %347, align 8
  %349 = add nsw i64 %348, 1
  store i64 %349, ptr %347, align 8
  %350 = icmp eq i64 %343, %311
  br i1 %350, label %336, label %340

351:                                              
  br i1 %327, label %352, label %377

352:                                              
  %353 = getelementptr inbounds i8, ptr %10, i64 16
  %354 = load ptr, ptr %353, align 8
  %355 = load i64, ptr %354, align 8
  %356 = getelementptr i64, ptr %315, i64 %311
  br label %365

357:                                              
  %358 = phi i64 [ %363, %357 ], [ %339, %338 ]
  %359 = phi i64 [ %360, %357 ], [ 0, %338 ]
  %360 = add nuw nsw i64 %359, 1
  %361 = getelementptr inbounds i64, ptr %315, i64 %360
  %362 = load i64, ptr %361, align 8
  %363 = add nsw i64 %362, %358
  store i64 %363, ptr %361, align 8
  %364 = icmp eq i64 %359, %311
  br i1 %364, label %351, label %357

365:                                              
  %366 = phi i64 [ %355, %352 ], [ %370, %365 ]
  %367 = phi i64 [ 0, %352 ], [ %368, %365 ]
  %368 = add nuw nsw i64 %367, 1
  %369 = getelementptr inbounds i64, ptr %354, i64 %368
  %370 = load i64, ptr %369, align 8
  %371 = sub i64 %366, %370
  %372 = getelementptr i64, ptr %356, i64 %371
  %373 = load i64, ptr %372, align 8
  %374 = add nsw i64 %373, 1
  store i64 %374, ptr %372, align 8
  %375 = getelementptr inbounds i64, ptr %324, i64 %373
  store i64 %367, ptr %375, align 8
  %376 = icmp eq i64 %368, %311
  br i1 %376, label %377, label %365

377:                                              
  tail call void @free(ptr noundef nonnull %315)
  br i1 %295, label %378, label %448

378:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %292, i8 -1, i64 %290, i1 false)
  %379 = getelementptr inbounds i8, ptr %10, i64 16
  %380 = getelementptr inbounds i8, ptr %10, i64 24
  %381 = load ptr, ptr %379, align 8
  %382 = load ptr, ptr %380, align 8
  br label %383

383:                                              
  %384 = phi i64 [ 0, %378 ], [ %445, %444 ]
  %385 = phi i64 [ 0, %378 ], [ %446, %444 ]
  %386 = getelementptr inbounds i64, ptr %324, i64 %385
  %387 = load i64, ptr %386, align 8
  %388 = getelementptr i64, ptr %381, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr i8, ptr %388, i64 8
  %391 = load i64, ptr %390, align 8
  %392 = icmp eq i64 %389, %391
  br i1 %392, label %444, label %393

393:                                              
  %394 = icmp slt i64 %389, %391
  br i1 %394, label %406, label %395

395:                                              
  br label %396

396:                                              
  %397 = phi i64 [ %401, %396 ], [ 0, %395 ]
  %398 = getelementptr inbounds i64, ptr %303, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = icmp eq i64 %399, %387
  %401 = add nuw nsw i64 %397, 1
  br i1 %400, label %396, label %402

402:                                              
  %403 = getelementptr inbounds i64, ptr %292, i64 %387
  store i64 %397, ptr %403, align 8
  %404 = icmp slt i64 %397, %384
  %405 = select i1 %404, i64 %384, i64 %401
  br label %444

406:                                              
  %407 = phi i64 [ %442, %441 ], [ %389, %393 ]
  %408 = getelementptr inbounds i64, ptr %382, i64 %407
  %409 = load i64, ptr %408, align 8
  %410 = icmp eq i64 %409, %387
  br i1 %410, label %441, label %411

411:                                              
  %412 = getelementptr inbounds i64, ptr %292, i64 %409
  %413 = load i64, ptr %412, align 8
  %414 = icmp sgt i64 %413, -1
  br i1 %414, label %415, label %417

415:                                              
  %416 = getelementptr inbounds i64, ptr %303, i64 %413
  store i64 %387, ptr %416, align 8
  br label %417

417:                                              
  %418 = getelementptr inbounds i64, ptr %381, i64 %409
  %419 = load i64, ptr %418, align 8
  %420 = getelementptr i8, ptr %418, i64 8
  %421 = load i64, ptr %420, align 8
  %422 = icmp slt i64 %419, %421
  br i1 %422, label %423, label %441

423:                                              
  %424 = phi i64 [ %439, %438 ], [ %419, %417 ]
  %425 = getelementptr inbounds i64, ptr %382, i64 %424
  %426 = load i64, ptr %425, align 8
  %427 = icmp eq i64 %426, %387
  %428 = icmp eq i64 %426, %409
  %429 = or i1 %427, %428
  br i1 %429, label %438, label %430

430:                                              
  %431 = getelementptr inbounds i64, ptr %292, i64 %426
  %432 = load i64, ptr %431, align 8
  %433 = icmp sgt i64 %432, -1
  %434 = icmp ugt i64 %413, %432
  %435 = and i1 %433, %434
  br i1 %435, label %436, label %438

436:                                              
  %437 = getelementptr inbounds i64, ptr %303, i64 %432
  store i64 %387, ptr %437, align 8
  br label %438

438:                                              
  %439 = add nsw i64 %424, 1
  %440 = icmp eq i64 %439, %421
  br i1 %440, label %441, label %423

441:                                              
  %442 = add nsw i64 %407, 1
  %443 = icmp eq i64 %442, %391
  br i1 %443, label %395, label %406

444:                                              
  %445 = phi i64 [ %405, %402 ], [ %384, %383 ]
  %446 = add nuw nsw i64 %385, 1
  %447 = icmp eq i64 %446, %289
  br i1 %447, label %448, label %383

448:                                              
  %449 = phi i64 [ 0, %377 ], [ %445, %444 ]
  tail call void @free(ptr noundef %303)
  tail call void @free(ptr noundef %324)
  br label %452

450:                                              
  %451 = call fastcc i64 @colour_columns(ptr noundef nonnull %10, ptr noundef nonnull %292)
  br label %452

452:                                              
  %453 = phi i64 [ %449, %448 ], [ %451, %450 ]
  %454 = trunc i64 %4 to i32
  %455 = call fastcc ptr @filled(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %10, ptr noundef nonnull %292, i64 noundef %453, i32 noundef %454, ptr noundef %3, ptr noundef nonnull @put_back)
  br i1 %281, label %456, label %512

456:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #16
  call fastcc void @transpose(ptr noundef nonnull %10, ptr noundef nonnull %7)
  %457 = getelementptr inbounds i8, ptr %10, i64 16
  %458 = load ptr, ptr %457, align 8
  %459 = load i64, ptr %10, align 8
  %460 = getelementptr inbounds i64, ptr %458, i64 %459
  %461 = load i64, ptr %460, align 8
  %462 = shl i64 %461, 3
  %463 = tail call i64 @llvm.umax.i64(i64 %462, i64 1)
  %464 = tail call ptr @malloc(i64 %463)
  %465 = icmp eq ptr %464, null
  br i1 %465, label %466, label %468

466:                                              
  %467 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

468:                                              
  %469 = tail call ptr @malloc(i64 %291)
  %470 = icmp eq ptr %469, null
  br i1 %470, label %473, label %471

471:                                              
  br i1 %295, label %472, label %475

472:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %469, i8 0, i64 %290, i1 false)
  br label %475

473:                                              
  %474 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

475:                                              
  %476 = icmp sgt i64 %459, 0
  %477 = getelementptr inbounds i8, ptr %10, i64 24
  br i1 %476, label %480, label %478

478:                                              
  %479 = load ptr, ptr %477, align 8
  br label %509

480:                                              
  %481 = getelementptr inbounds i8, ptr %7, i64 16
  %482 = load ptr, ptr %481, align 8
  %483 = load i64, ptr %458, align 8
  %484 = load ptr, ptr %477, align 8
  br label %487

485:                                              
  %486 = icmp eq i64 %490, %459
  br i1 %486, label %509, label %487

487:                                              
  %488 = phi i64 [ %483, %480 ], [ %492, %485 ]
  %489 = phi i64 [ 0, %480 ], [ %490, %485 ]
  %490 = add nuw nsw i64 %489, 1
  %491 = getelementptr inbounds i64, ptr %458, i64 %490
  %492 = load i64, ptr %491, align 8
  %493 = icmp slt i64 %488, %492
  br i1 %493, label %494, label %485

494:                                              
  %495 = phi i64 [ %507, %494 ], [ %488, %487 ]
  %496 = getelementptr inbounds i64, ptr %484, i64 %495
  %497 = load i64, ptr %496, align 8
  %498 = getelementptr inbounds double, ptr %455, i64 %495
  %499 = load double, ptr %498, align 8
  %500 = getelementptr inbounds i64, ptr %482, i64 %497
  %501 = load i64, ptr %500, align 8
  %502 = getelementptr inbounds i64, ptr %469, i64 %497
  %503 = load i64, ptr %502, align 8
  %504 = add nsw i64 %503, 1
  store i64 %504, ptr %502, align 8
  %505 = getelementptr double, ptr %464, i64 %501
  %506 = getelementptr double, ptr %505, i64 %503
  store double %499, ptr %506, align 8
  %507 = add nsw i64 %495, 1
  %508 = icmp eq i64 %507, %492
  br i1 %508, label %485, label %494

509:                                              
  %510 = phi ptr [ %479, %478 ], [ %484, %485 ]
  tail call void @free(ptr noundef %469)
  tail call void @free(ptr noundef %458)
  tail call void @free(ptr noundef %510)
  tail call void @free(ptr noundef %455)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %10, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #16
  %511 = load i64, ptr %288, align 8
  br label %512

512:                                              
  %513 = phi i64 [ %511, %509 ], [ %289, %452 ]
  %514 = phi ptr [ %464, %509 ], [ %455, %452 ]
  %515 = load i64, ptr %10, align 8
  %516 = getelementptr inbounds i8, ptr %10, i64 16
  %517 = load ptr, ptr %516, align 8
  %518 = getelementptr inbounds i64, ptr %517, i64 %515
  %519 = load i64, ptr %518, align 8
  %520 = getelementptr inbounds i8, ptr %10, i64 24
  %521 = load ptr, ptr %520, align 8
  store i64 %515, ptr %5, align 8
  %522 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %513, ptr %522, align 8
  %523 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 %519, ptr %523, align 8
  %524 = getelementptr inbounds i8, ptr %5, i64 24
  store i64 %453, ptr %524, align 8
  %525 = getelementptr inbounds i8, ptr %5, i64 32
  store ptr %517, ptr %525, align 8
  %526 = getelementptr inbounds i8, ptr %5, i64 40
  store ptr %521, ptr %526, align 8
  %527 = getelementptr inbounds i8, ptr %5, i64 48
  store ptr %514, ptr %527, align 8
  tail call void @free(ptr noundef %292)
  br i1 %11, label %529, label %528

528:                                              
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #16
  ret void

529:                                              
  %530 = phi i64 [ %543, %542 ], [ 0, %512 ]
  %531 = getelementptr inbounds %struct.array, ptr %0, i64 %530
  %532 = getelementptr inbounds i8, ptr %531, i64 8
  %533 = load ptr, ptr %532, align 8
  tail call void @free(ptr noundef %533)
  %534 = getelementptr inbounds i8, ptr %531, i64 40
  %535 = load ptr, ptr %534, align 8
  tail call void @free(ptr noundef %535)
  %536 = getelementptr inbounds i8, ptr %531, i64 32
  %537 = load i32, ptr %536, align 8
  %538 = and i32 %537, 4
  %539 = icmp eq i32 %538, 0
  br i1 %539, label %542, label %540

540:                                              
  %541 = load ptr, ptr %531, align 8
  tail call void @free(ptr noundef %541)
  br label %542

542:                                              
  %543 = add nuw nsw i64 %530, 1
  %544 = icmp eq i64 %543, %1
  br i1 %544, label %528, label %529
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

define internal fastcc void @find_pattern(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = load i32, ptr %0, align 8
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %30, label %9

9:                                                
  %10 = phi i64 [ 0, %4 ], [ %43, %42 ]
  %11 = shl i64 %10, 3
  %12 = add i64 %11, 8
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 1)
  %14 = tail call ptr @malloc(i64 %13)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               
  %17 = icmp sgt i64 %10, -1
  br i1 %17, label %18, label %21

18:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %12, i1 false)
  br label %21

19:                                               
  %20 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

21:                                               
  br i1 %8, label %22, label %399

22:                                               
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = getelementptr inbounds i8, ptr %0, i64 24
  %25 = getelementptr inbounds i8, ptr %0, i64 80
  %26 = getelementptr inbounds i8, ptr %0, i64 88
  %27 = getelementptr inbounds i8, ptr %0, i64 32
  %28 = getelementptr inbounds i8, ptr %0, i64 40
  %29 = getelementptr inbounds i8, ptr %0, i64 48
  br label %48

30:                                               
  %31 = phi i64 [ %43, %42 ], [ 0, %4 ]
  %32 = phi i64 [ %44, %42 ], [ 0, %4 ]
  %33 = getelementptr inbounds %struct.array, ptr %1, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 32
  %35 = load i32, ptr %34, align 8
  %36 = and i32 %35, 2
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %33, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %40, %31
  br label %42

42:                                               
  %43 = phi i64 [ %41, %38 ], [ %31, %30 ]
  %44 = add nuw nsw i64 %32, 1
  %45 = icmp eq i64 %44, %2
  br i1 %45, label %9, label %30

46:                                               
  %47 = icmp eq ptr %393, null
  br i1 %47, label %399, label %404

48:                                               
  %49 = phi i64 [ 0, %22 ], [ %397, %392 ]
  %50 = phi i64 [ 0, %22 ], [ %396, %392 ]
  %51 = phi i64 [ 0, %22 ], [ %395, %392 ]
  %52 = phi i64 [ 0, %22 ], [ %394, %392 ]
  %53 = phi ptr [ null, %22 ], [ %393, %392 ]
  %54 = getelementptr inbounds %struct.array, ptr %1, i64 %49
  %55 = getelementptr inbounds i8, ptr %54, i64 32
  %56 = load i32, ptr %55, align 8
  %57 = and i32 %56, 2
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %392, label %59

59:                                               
  %60 = getelementptr inbounds i8, ptr %54, i64 16
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %392

63:                                               
  %64 = getelementptr inbounds i8, ptr %54, i64 8
  %65 = getelementptr inbounds i8, ptr %54, i64 48
  %66 = getelementptr inbounds i8, ptr %54, i64 36
  br label %67

67:                                               
  %68 = phi i64 [ 0, %63 ], [ %389, %383 ]
  %69 = phi i64 [ %50, %63 ], [ %387, %383 ]
  %70 = phi i64 [ %51, %63 ], [ %386, %383 ]
  %71 = phi i64 [ %52, %63 ], [ %385, %383 ]
  %72 = phi ptr [ %53, %63 ], [ %384, %383 ]
  %73 = load ptr, ptr %64, align 8
  %74 = load i64, ptr %65, align 8
  %75 = load i32, ptr %66, align 4
  %76 = sext i32 %75 to i64
  %77 = mul nsw i64 %74, %76
  %78 = getelementptr inbounds i8, ptr %73, i64 %77
  %79 = mul nsw i64 %68, %76
  %80 = getelementptr inbounds i8, ptr %78, i64 %79
  %81 = icmp eq i32 %75, 4
  br i1 %81, label %82, label %85

82:                                               
  %83 = load float, ptr %80, align 4
  %84 = fpext float %83 to double
  br label %87

85:                                               
  %86 = load double, ptr %80, align 8
  br label %87

87:                                               
  %88 = phi double [ %84, %82 ], [ %86, %85 ]
  %89 = fcmp oeq double %88, 0.000000e+00
  br i1 %89, label %104, label %90

90:                                               
  %91 = bitcast double %88 to i64
  %92 = and i64 %91, 4503599627370495
  %93 = or disjoint i64 %92, 4503599627370496
  %94 = tail call range(i64 0, 53) i64 @llvm.cttz.i64(i64 %93, i1 true)
  %95 = lshr i64 %93, %94
  %96 = lshr i64 %95, 1
  %97 = trunc i64 %96 to i32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #16
  %98 = and i64 %96, 4294967295
  %99 = load i32, ptr %0, align 8
  %100 = zext i32 %99 to i64
  %101 = load i64, ptr %23, align 8
  %102 = add i64 %101, %100
  %103 = icmp ult i64 %102, %98
  br i1 %103, label %105, label %107

104:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #16
  br label %383

105:                                              
  %106 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.7, i64 noundef 97) #16
  tail call void @abort() #17
  unreachable

107:                                              
  %108 = icmp eq i32 %97, 0
  br i1 %108, label %383, label %109

109:                                              
  %110 = icmp ult i32 %99, %97
  br i1 %110, label %111, label %339

111:                                              
  %112 = load ptr, ptr %24, align 8
  %113 = xor i32 %99, -1
  %114 = add i32 %113, %97
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds %struct.index_set, ptr %112, i64 %115
  %117 = load i32, ptr %116, align 8
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %339

119:                                              
  %120 = load ptr, ptr %25, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %122, label %139

122:                                              
  %123 = shl nuw nsw i64 %100, 2
  %124 = tail call i64 @llvm.umax.i64(i64 %123, i64 1)
  %125 = tail call ptr @malloc(i64 %124)
  %126 = icmp eq ptr %125, null
  br i1 %126, label %127, label %129

127:                                              
  %128 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

129:                                              
  store ptr %125, ptr %25, align 8
  %130 = icmp eq i32 %99, 0
  br i1 %130, label %139, label %131

131:                                              
  %132 = phi i64 [ %135, %131 ], [ 0, %129 ]
  %133 = load ptr, ptr %25, align 8
  %134 = getelementptr inbounds i32, ptr %133, i64 %132
  store i32 0, ptr %134, align 4
  %135 = add nuw nsw i64 %132, 1
  %136 = load i32, ptr %0, align 8
  %137 = zext i32 %136 to i64
  %138 = icmp ult i64 %135, %137
  br i1 %138, label %131, label %139

139:                                              
  %140 = load i32, ptr %26, align 8
  %141 = add i32 %140, 1
  store i32 %141, ptr %26, align 8
  %142 = tail call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %143 = icmp eq ptr %142, null
  br i1 %143, label %144, label %146

144:                                              
  %145 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

146:                                              
  store i32 %97, ptr %142, align 4
  %147 = zext i32 %141 to i64
  br label %148

148:                                              
  %149 = phi ptr [ null, %146 ], [ %241, %235 ]
  %150 = phi ptr [ %142, %146 ], [ %240, %235 ]
  %151 = phi i64 [ 0, %146 ], [ %239, %235 ]
  %152 = phi i64 [ 64, %146 ], [ %238, %235 ]
  %153 = phi i64 [ 1, %146 ], [ %237, %235 ]
  %154 = phi i64 [ 0, %146 ], [ %236, %235 ]
  %155 = add i64 %153, -1
  %156 = getelementptr inbounds i32, ptr %150, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = load i32, ptr %0, align 8
  %159 = icmp ult i32 %158, %157
  br i1 %159, label %160, label %192

160:                                              
  %161 = load ptr, ptr %24, align 8
  %162 = xor i32 %158, -1
  %163 = add i32 %157, %162
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds %struct.index_set, ptr %161, i64 %164
  %166 = load i32, ptr %165, align 8
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %194

168:                                              
  %169 = getelementptr inbounds i8, ptr %165, i64 16
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, %147
  br i1 %171, label %235, label %172

172:                                              
  store i64 %147, ptr %169, align 8
  %173 = add i64 %153, 1
  %174 = icmp ugt i64 %173, %152
  br i1 %174, label %175, label %183

175:                                              
  %176 = shl i64 %152, 1
  %177 = shl i64 %152, 3
  %178 = tail call i64 @llvm.umax.i64(i64 %177, i64 1)
  %179 = tail call ptr @realloc(ptr noundef nonnull %150, i64 noundef %178) #18
  %180 = icmp eq ptr %179, null
  br i1 %180, label %181, label %183

181:                                              
  %182 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

183:                                              
  %184 = phi i64 [ %152, %172 ], [ %176, %175 ]
  %185 = phi ptr [ %150, %172 ], [ %179, %175 ]
  %186 = getelementptr inbounds i8, ptr %165, i64 4
  %187 = load i32, ptr %186, align 4
  %188 = getelementptr inbounds i32, ptr %185, i64 %155
  store i32 %187, ptr %188, align 4
  %189 = getelementptr inbounds i8, ptr %165, i64 8
  %190 = load i32, ptr %189, align 8
  %191 = getelementptr inbounds i32, ptr %185, i64 %153
  store i32 %190, ptr %191, align 4
  br label %235

192:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #16
  %193 = add i32 %157, -1
  store i32 %193, ptr %5, align 4
  br label %199

194:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #16
  %195 = load ptr, ptr %27, align 8
  %196 = getelementptr inbounds i8, ptr %165, i64 16
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds i32, ptr %195, i64 %197
  br label %199

199:                                              
  %200 = phi i32 [ %166, %194 ], [ 1, %192 ]
  %201 = phi ptr [ %198, %194 ], [ %5, %192 ]
  %202 = zext i32 %200 to i64
  %203 = add i64 %151, %202
  %204 = icmp ugt i64 %203, %154
  br i1 %204, label %205, label %213

205:                                              
  %206 = shl i64 %203, 1
  %207 = shl i64 %203, 3
  %208 = tail call i64 @llvm.umax.i64(i64 %207, i64 1)
  %209 = tail call ptr @realloc(ptr noundef %149, i64 noundef %208) #18
  %210 = icmp eq ptr %209, null
  br i1 %210, label %211, label %213

211:                                              
  %212 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

213:                                              
  %214 = phi i64 [ %154, %199 ], [ %206, %205 ]
  %215 = phi ptr [ %149, %199 ], [ %209, %205 ]
  br label %217

216:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #16
  br label %235

217:                                              
  %218 = phi i64 [ 0, %213 ], [ %233, %231 ]
  %219 = phi i64 [ %151, %213 ], [ %232, %231 ]
  %220 = load ptr, ptr %25, align 8
  %221 = getelementptr inbounds i32, ptr %201, i64 %218
  %222 = load i32, ptr %221, align 4
  %223 = zext i32 %222 to i64
  %224 = getelementptr inbounds i32, ptr %220, i64 %223
  %225 = load i32, ptr %224, align 4
  %226 = icmp eq i32 %225, %141
  br i1 %226, label %231, label %227

227:                                              
  store i32 %141, ptr %224, align 4
  %228 = load i32, ptr %221, align 4
  %229 = add i64 %219, 1
  %230 = getelementptr inbounds i32, ptr %215, i64 %219
  store i32 %228, ptr %230, align 4
  br label %231

231:                                              
  %232 = phi i64 [ %229, %227 ], [ %219, %217 ]
  %233 = add nuw nsw i64 %218, 1
  %234 = icmp eq i64 %233, %202
  br i1 %234, label %216, label %217

235:                                              
  %236 = phi i64 [ %214, %216 ], [ %154, %168 ], [ %154, %183 ]
  %237 = phi i64 [ %155, %216 ], [ %155, %168 ], [ %173, %183 ]
  %238 = phi i64 [ %152, %216 ], [ %152, %168 ], [ %184, %183 ]
  %239 = phi i64 [ %232, %216 ], [ %151, %168 ], [ %151, %183 ]
  %240 = phi ptr [ %150, %216 ], [ %150, %168 ], [ %185, %183 ]
  %241 = phi ptr [ %215, %216 ], [ %149, %168 ], [ %149, %183 ]
  %242 = icmp eq i64 %237, 0
  br i1 %242, label %243, label %148

243:                                              
  %244 = icmp ugt i64 %239, 1
  br i1 %244, label %245, label %294

245:                                              
  %246 = lshr i64 %239, 1
  br label %247

247:                                              
  %248 = phi i64 [ %262, %290 ], [ %239, %245 ]
  %249 = phi i64 [ %261, %290 ], [ %246, %245 ]
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %255, label %251

251:                                              
  %252 = add nsw i64 %249, -1
  %253 = getelementptr inbounds i32, ptr %241, i64 %252
  %254 = load i32, ptr %253, align 4
  br label %260

255:                                              
  %256 = add i64 %248, -1
  %257 = getelementptr inbounds i32, ptr %241, i64 %256
  %258 = load i32, ptr %257, align 4
  %259 = load i32, ptr %241, align 4
  store i32 %259, ptr %257, align 4
  br label %260

260:                                              
  %261 = phi i64 [ %252, %251 ], [ 0, %255 ]
  %262 = phi i64 [ %248, %251 ], [ %256, %255 ]
  %263 = phi i32 [ %254, %251 ], [ %258, %255 ]
  %264 = shl i64 %261, 1
  %265 = or disjoint i64 %264, 1
  %266 = icmp ult i64 %265, %262
  br i1 %266, label %267, label %290

267:                                              
  %268 = phi i64 [ %288, %285 ], [ %265, %260 ]
  %269 = phi i64 [ %287, %285 ], [ %264, %260 ]
  %270 = phi i64 [ %281, %285 ], [ %261, %260 ]
  %271 = add nuw i64 %269, 2
  %272 = icmp ult i64 %271, %262
  br i1 %272, label %273, label %280

273:                                              
  %274 = getelementptr inbounds i32, ptr %241, i64 %268
  %275 = load i32, ptr %274, align 4
  %276 = getelementptr inbounds i32, ptr %241, i64 %271
  %277 = load i32, ptr %276, align 4
  %278 = icmp ult i32 %275, %277
  %279 = select i1 %278, i64 %271, i64 %268
  br label %280

280:                                              
  %281 = phi i64 [ %268, %267 ], [ %279, %273 ]
  %282 = getelementptr inbounds i32, ptr %241, i64 %281
  %283 = load i32, ptr %282, align 4
  %284 = icmp ugt i32 %283, %263
  br i1 %284, label %285, label %290

285:                                              
  %286 = getelementptr inbounds i32, ptr %241, i64 %270
  store i32 %283, ptr %286, align 4
  %287 = shl i64 %281, 1
  %288 = or disjoint i64 %287, 1
  %289 = icmp ult i64 %288, %262
  br i1 %289, label %267, label %290

290:                                              
  %291 = phi i64 [ %261, %260 ], [ %270, %280 ], [ %281, %285 ]
  %292 = getelementptr inbounds i32, ptr %241, i64 %291
  store i32 %263, ptr %292, align 4
  %293 = icmp ugt i64 %262, 1
  br i1 %293, label %247, label %294

294:                                              
  %295 = load i64, ptr %28, align 8
  %296 = add i64 %295, %239
  %297 = load i64, ptr %29, align 8
  %298 = icmp ugt i64 %296, %297
  br i1 %298, label %299, label %310

299:                                              
  %300 = shl i64 %296, 1
  %301 = add i64 %300, 1024
  store i64 %301, ptr %29, align 8
  %302 = load ptr, ptr %27, align 8
  %303 = shl i64 %301, 2
  %304 = tail call i64 @llvm.umax.i64(i64 %303, i64 1)
  %305 = tail call ptr @realloc(ptr noundef %302, i64 noundef %304) #18
  %306 = icmp eq ptr %305, null
  br i1 %306, label %307, label %309

307:                                              
  %308 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

309:                                              
  store ptr %305, ptr %27, align 8
  br label %310

310:                                              
  %311 = icmp eq i64 %239, 0
  br i1 %311, label %322, label %312

312:                                              
  %313 = phi i64 [ %320, %312 ], [ 0, %310 ]
  %314 = getelementptr inbounds i32, ptr %241, i64 %313
  %315 = load i32, ptr %314, align 4
  %316 = load ptr, ptr %27, align 8
  %317 = load i64, ptr %28, align 8
  %318 = getelementptr i32, ptr %316, i64 %317
  %319 = getelementptr i32, ptr %318, i64 %313
  store i32 %315, ptr %319, align 4
  %320 = add nuw i64 %313, 1
  %321 = icmp eq i64 %320, %239
  br i1 %321, label %322, label %312

322:                                              
  %323 = load i64, ptr %28, align 8
  %324 = add i64 %323, %239
  store i64 %324, ptr %28, align 8
  %325 = load ptr, ptr %24, align 8
  %326 = load i32, ptr %0, align 8
  %327 = xor i32 %326, -1
  %328 = add i32 %327, %97
  %329 = zext i32 %328 to i64
  %330 = getelementptr inbounds %struct.index_set, ptr %325, i64 %329, i32 3
  store i64 %323, ptr %330, align 8
  %331 = trunc i64 %239 to i32
  %332 = load ptr, ptr %24, align 8
  %333 = load i32, ptr %0, align 8
  %334 = xor i32 %333, -1
  %335 = add i32 %334, %97
  %336 = zext i32 %335 to i64
  %337 = getelementptr inbounds %struct.index_set, ptr %332, i64 %336
  store i32 %331, ptr %337, align 8
  tail call void @free(ptr noundef %241)
  tail call void @free(ptr noundef %240)
  %338 = load i32, ptr %0, align 8
  br label %339

339:                                              
  %340 = phi i32 [ %99, %109 ], [ %99, %111 ], [ %338, %322 ]
  %341 = icmp ult i32 %340, %97
  br i1 %341, label %344, label %342

342:                                              
  %343 = add i32 %97, -1
  store i32 %343, ptr %6, align 4
  br label %355

344:                                              
  %345 = load ptr, ptr %24, align 8
  %346 = xor i32 %340, -1
  %347 = add i32 %346, %97
  %348 = zext i32 %347 to i64
  %349 = getelementptr inbounds %struct.index_set, ptr %345, i64 %348
  %350 = load i32, ptr %349, align 8
  %351 = load ptr, ptr %27, align 8
  %352 = getelementptr inbounds i8, ptr %349, i64 16
  %353 = load i64, ptr %352, align 8
  %354 = getelementptr inbounds i32, ptr %351, i64 %353
  br label %355

355:                                              
  %356 = phi i32 [ %350, %344 ], [ 1, %342 ]
  %357 = phi ptr [ %354, %344 ], [ %6, %342 ]
  %358 = zext i32 %356 to i64
  %359 = add nsw i64 %70, %358
  %360 = icmp sgt i64 %359, %71
  br i1 %360, label %361, label %369

361:                                              
  %362 = shl nsw i64 %359, 1
  %363 = shl i64 %359, 4
  %364 = tail call i64 @llvm.umax.i64(i64 %363, i64 1)
  %365 = tail call ptr @realloc(ptr noundef %72, i64 noundef %364) #18
  %366 = icmp eq ptr %365, null
  br i1 %366, label %367, label %369

367:                                              
  %368 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

369:                                              
  %370 = phi ptr [ %72, %355 ], [ %365, %361 ]
  %371 = phi i64 [ %71, %355 ], [ %362, %361 ]
  %372 = icmp eq i32 %356, 0
  br i1 %372, label %383, label %373

373:                                              
  %374 = phi i64 [ %381, %373 ], [ 0, %369 ]
  %375 = phi i64 [ %379, %373 ], [ %70, %369 ]
  %376 = getelementptr inbounds i32, ptr %357, i64 %374
  %377 = load i32, ptr %376, align 4
  %378 = zext i32 %377 to i64
  %379 = add nsw i64 %375, 1
  %380 = getelementptr inbounds i64, ptr %370, i64 %375
  store i64 %378, ptr %380, align 8
  %381 = add nuw nsw i64 %374, 1
  %382 = icmp eq i64 %381, %358
  br i1 %382, label %383, label %373

383:                                              
  %384 = phi ptr [ %72, %107 ], [ %72, %104 ], [ %370, %369 ], [ %370, %373 ]
  %385 = phi i64 [ %71, %107 ], [ %71, %104 ], [ %371, %369 ], [ %371, %373 ]
  %386 = phi i64 [ %70, %107 ], [ %70, %104 ], [ %70, %369 ], [ %379, %373 ]
  %387 = add nsw i64 %69, 1
  %388 = getelementptr inbounds i64, ptr %14, i64 %387
  store i64 %386, ptr %388, align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #16
  %389 = add nuw nsw i64 %68, 1
  %390 = load i64, ptr %60, align 8
  %391 = icmp slt i64 %389, %390
  br i1 %391, label %67, label %392

392:                                              
  %393 = phi ptr [ %53, %48 ], [ %53, %59 ], [ %384, %383 ]
  %394 = phi i64 [ %52, %48 ], [ %52, %59 ], [ %385, %383 ]
  %395 = phi i64 [ %51, %48 ], [ %51, %59 ], [ %386, %383 ]
  %396 = phi i64 [ %50, %48 ], [ %50, %59 ], [ %387, %383 ]
  %397 = add nuw nsw i64 %49, 1
  %398 = icmp eq i64 %397, %2
  br i1 %398, label %46, label %48

399:                                              
  %400 = tail call dereferenceable_or_null(1) ptr @malloc(i64 1)
  %401 = icmp eq ptr %400, null
  br i1 %401, label %402, label %404

402:                                              
  %403 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

404:                                              
  %405 = phi ptr [ %393, %46 ], [ %400, %399 ]
  %406 = zext i32 %7 to i64
  store i64 %10, ptr %3, align 8
  %407 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %406, ptr %407, align 8
  %408 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr %14, ptr %408, align 8
  %409 = getelementptr inbounds i8, ptr %3, i64 24
  store ptr %405, ptr %409, align 8
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

define internal fastcc i64 @colour_columns(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.pattern, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #16
  call fastcc void @transpose(ptr noundef %0, ptr noundef nonnull %3)
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = shl i64 %5, 3
  %7 = add i64 %6, 8
  %8 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  %9 = tail call ptr @malloc(i64 %8)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %13, label %11

11:                                               
  %12 = icmp sgt i64 %5, -1
  br i1 %12, label %15, label %17

13:                                               
  %14 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

15:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %9, i8 -1, i64 %7, i1 false)
  %16 = icmp eq i64 %5, 0
  br i1 %16, label %17, label %25

17:                                               
  %18 = phi i64 [ 0, %15 ], [ %5, %11 ], [ %29, %25 ]
  %19 = load i64, ptr %0, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %31

21:                                               
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = load i64, ptr %23, align 8
  br label %41

25:                                               
  %26 = phi i64 [ %28, %25 ], [ 0, %15 ]
  %27 = getelementptr inbounds i64, ptr %1, i64 %26
  store i64 -1, ptr %27, align 8
  %28 = add nuw nsw i64 %26, 1
  %29 = load i64, ptr %4, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %25, label %17

31:                                               
  %32 = phi i64 [ 0, %17 ], [ %49, %41 ]
  %33 = icmp sgt i64 %18, 0
  %34 = getelementptr inbounds i8, ptr %3, i64 16
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %3, i64 24
  %37 = load ptr, ptr %36, align 8
  br i1 %33, label %38, label %51

38:                                               
  %39 = getelementptr inbounds i8, ptr %0, i64 16
  %40 = getelementptr inbounds i8, ptr %0, i64 24
  br label %53

41:                                               
  %42 = phi i64 [ %24, %21 ], [ %47, %41 ]
  %43 = phi i64 [ 0, %21 ], [ %45, %41 ]
  %44 = phi i64 [ 0, %21 ], [ %49, %41 ]
  %45 = add nuw nsw i64 %43, 1
  %46 = getelementptr inbounds i64, ptr %23, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = sub nsw i64 %47, %42
  %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 %44)
  %50 = icmp eq i64 %45, %19
  br i1 %50, label %31, label %41

51:                                               
  %52 = phi i64 [ 0, %31 ], [ %110, %109 ]
  tail call void @free(ptr noundef %9)
  tail call void @free(ptr noundef %35)
  tail call void @free(ptr noundef %37)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #16
  ret i64 %52

53:                                               
  %54 = phi i64 [ %18, %38 ], [ %111, %109 ]
  %55 = phi i64 [ 0, %38 ], [ %110, %109 ]
  %56 = phi i64 [ 0, %38 ], [ %59, %109 ]
  %57 = getelementptr inbounds i64, ptr %35, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = add nuw nsw i64 %56, 1
  %60 = getelementptr inbounds i64, ptr %35, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %58, %61
  br i1 %62, label %109, label %63

63:                                               
  %64 = icmp eq i64 %32, %54
  br i1 %64, label %70, label %65

65:                                               
  %66 = icmp slt i64 %58, %61
  br i1 %66, label %68, label %67

67:                                               
  br label %73

68:                                               
  %69 = load ptr, ptr %39, align 8
  br label %83

70:                                               
  %71 = add nsw i64 %55, 1
  %72 = getelementptr inbounds i64, ptr %1, i64 %56
  store i64 %55, ptr %72, align 8
  br label %109

73:                                               
  %74 = phi i64 [ %78, %73 ], [ 0, %67 ]
  %75 = getelementptr inbounds i64, ptr %9, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, %56
  %78 = add nuw nsw i64 %74, 1
  br i1 %77, label %73, label %79

79:                                               
  %80 = getelementptr inbounds i64, ptr %1, i64 %56
  store i64 %74, ptr %80, align 8
  %81 = icmp slt i64 %74, %55
  %82 = select i1 %81, i64 %55, i64 %78
  br label %109

83:                                               
  %84 = phi i64 [ %58, %68 ], [ %95, %94 ]
  %85 = getelementptr inbounds i64, ptr %37, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds i64, ptr %69, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr i8, ptr %87, i64 8
  %90 = load i64, ptr %89, align 8
  %91 = icmp slt i64 %88, %90
  br i1 %91, label %92, label %94

92:                                               
  %93 = load ptr, ptr %40, align 8
  br label %97

94:                                               
  %95 = add nsw i64 %84, 1
  %96 = icmp eq i64 %95, %61
  br i1 %96, label %67, label %83

97:                                               
  %98 = phi i64 [ %88, %92 ], [ %107, %106 ]
  %99 = getelementptr inbounds i64, ptr %93, i64 %98
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds i64, ptr %1, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = icmp sgt i64 %102, -1
  br i1 %103, label %104, label %106

104:                                              
  %105 = getelementptr inbounds i64, ptr %9, i64 %102
  store i64 %56, ptr %105, align 8
  br label %106

106:                                              
  %107 = add nsw i64 %98, 1
  %108 = icmp eq i64 %107, %90
  br i1 %108, label %94, label %97

109:                                              
  %110 = phi i64 [ %55, %53 ], [ %71, %70 ], [ %82, %79 ]
  %111 = load i64, ptr %4, align 8
  %112 = icmp slt i64 %59, %111
  br i1 %112, label %53, label %51
}

define internal fastcc noundef ptr @filled(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, i32 noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7) unnamed_addr #0 {
  %9 = icmp eq i32 %5, 2
  %10 = select i1 %9, i32 2, i32 1
  %11 = select i1 %9, i32 1, i32 2
  %12 = getelementptr inbounds i8, ptr %2, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = load i64, ptr %2, align 8
  %15 = getelementptr inbounds i64, ptr %13, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = shl i64 %16, 3
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 1)
  %19 = tail call ptr @malloc(i64 %18)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %23

21:                                               
  %22 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

23:                                               
  %24 = tail call ptr @malloc(i64 %18)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %31, label %26

26:                                               
  %27 = icmp sgt i64 %16, 0
  br i1 %27, label %28, label %34

28:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %24, i8 0, i64 %17, i1 false)
  %29 = tail call ptr @malloc(i64 %18)
  %30 = icmp eq ptr %29, null
  br i1 %30, label %37, label %33

31:                                               
  %32 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

33:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %29, i8 0, i64 %17, i1 false)
  br label %39

34:                                               
  %35 = tail call ptr @malloc(i64 %18)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %39

37:                                               
  %38 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

39:                                               
  %40 = phi ptr [ %35, %34 ], [ %29, %33 ]
  %41 = shl i64 %4, 3
  %42 = add i64 %41, 8
  %43 = tail call i64 @llvm.umax.i64(i64 %42, i64 1)
  %44 = tail call ptr @malloc(i64 %43)
  %45 = icmp eq ptr %44, null
  br i1 %45, label %51, label %46

46:                                               
  %47 = icmp sgt i64 %4, -1
  br i1 %47, label %48, label %54

48:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %44, i8 0, i64 %42, i1 false)
  %49 = tail call ptr @malloc(i64 %43)
  %50 = icmp eq ptr %49, null
  br i1 %50, label %57, label %53

51:                                               
  %52 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

53:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %49, i8 0, i64 %42, i1 false)
  br label %59

54:                                               
  %55 = tail call ptr @malloc(i64 %43)
  %56 = icmp eq ptr %55, null
  br i1 %56, label %57, label %59

57:                                               
  %58 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

59:                                               
  %60 = phi ptr [ %55, %54 ], [ %49, %53 ]
  %61 = icmp eq i32 %5, 1
  %62 = tail call i64 @llvm.umax.i64(i64 %41, i64 1)
  %63 = tail call ptr @malloc(i64 %62)
  %64 = icmp eq ptr %63, null
  br i1 %64, label %68, label %65

65:                                               
  %66 = icmp sgt i64 %4, 0
  br i1 %66, label %67, label %70

67:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %63, i8 0, i64 %41, i1 false)
  br label %70

68:                                               
  %69 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

70:                                               
  %71 = icmp sgt i64 %14, 0
  br i1 %71, label %72, label %138

72:                                               
  %73 = getelementptr inbounds i8, ptr %2, i64 24
  %74 = load i64, ptr %13, align 8
  br label %77

75:                                               
  %76 = icmp eq i64 %81, %14
  br i1 %76, label %138, label %77

77:                                               
  %78 = phi i64 [ %74, %72 ], [ %83, %75 ]
  %79 = phi i64 [ 0, %72 ], [ %81, %75 ]
  %80 = getelementptr inbounds i64, ptr %13, i64 %79
  %81 = add nuw nsw i64 %79, 1
  %82 = getelementptr inbounds i64, ptr %13, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = icmp slt i64 %78, %83
  br i1 %84, label %85, label %101

85:                                               
  %86 = load ptr, ptr %73, align 8
  br label %90

87:                                               
  br i1 %84, label %88, label %101

88:                                               
  %89 = load ptr, ptr %73, align 8
  br label %106

90:                                               
  %91 = phi i64 [ %78, %85 ], [ %99, %90 ]
  %92 = getelementptr inbounds i64, ptr %86, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds i64, ptr %3, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds i64, ptr %63, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %96, align 8
  %99 = add nsw i64 %91, 1
  %100 = icmp eq i64 %99, %83
  br i1 %100, label %87, label %90

101:                                              
  %102 = load i64, ptr %80, align 8
  %103 = icmp slt i64 %102, %83
  br i1 %103, label %104, label %75

104:                                              
  %105 = load ptr, ptr %73, align 8
  br label %129

106:                                              
  %107 = phi i64 [ %127, %122 ], [ %78, %88 ]
  %108 = getelementptr inbounds i64, ptr %89, i64 %107
  %109 = load i64, ptr %108, align 8
  br i1 %61, label %112, label %110

110:                                              
  %111 = getelementptr inbounds i64, ptr %24, i64 %107
  store i64 %79, ptr %111, align 8
  br label %122

112:                                              
  %113 = getelementptr inbounds i64, ptr %3, i64 %109
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds i64, ptr %63, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = freeze i64 %116
  %118 = icmp eq i64 %117, 1
  %119 = getelementptr inbounds i64, ptr %24, i64 %107
  br i1 %118, label %120, label %121

120:                                              
  store i64 %79, ptr %119, align 8
  br label %122

121:                                              
  store i64 %109, ptr %119, align 8
  br label %122

122:                                              
  %123 = phi i64 [ %79, %121 ], [ %109, %120 ], [ %109, %110 ]
  %124 = getelementptr inbounds i64, ptr %3, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds i64, ptr %40, i64 %107
  store i64 %125, ptr %126, align 8
  %127 = add nsw i64 %107, 1
  %128 = icmp slt i64 %127, %83
  br i1 %128, label %106, label %101

129:                                              
  %130 = phi i64 [ %102, %104 ], [ %136, %129 ]
  %131 = getelementptr inbounds i64, ptr %105, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds i64, ptr %3, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds i64, ptr %63, i64 %134
  store i64 0, ptr %135, align 8
  %136 = add nsw i64 %130, 1
  %137 = icmp eq i64 %136, %83
  br i1 %137, label %75, label %129

138:                                              
  tail call void @free(ptr noundef %63)
  %139 = tail call ptr @malloc(i64 %18)
  %140 = icmp eq ptr %139, null
  br i1 %140, label %143, label %141

141:                                              
  br i1 %27, label %142, label %145

142:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %139, i8 0, i64 %17, i1 false)
  br label %145

143:                                              
  %144 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

145:                                              
  %146 = icmp slt i64 %4, 0
  br i1 %146, label %148, label %147

147:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %44, i8 0, i64 %42, i1 false)
  br label %148

148:                                              
  %149 = getelementptr i8, ptr %44, i64 8
  br i1 %27, label %153, label %150

150:                                              
  br i1 %66, label %151, label %162

151:                                              
  %152 = load i64, ptr %44, align 8
  br label %163

153:                                              
  %154 = phi i64 [ %160, %153 ], [ 0, %148 ]
  %155 = getelementptr inbounds i64, ptr %40, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr i64, ptr %149, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %157, align 8
  %160 = add nuw nsw i64 %154, 1
  %161 = icmp eq i64 %160, %16
  br i1 %161, label %150, label %153

162:                                              
  br i1 %27, label %173, label %171

163:                                              
  %164 = phi i64 [ %169, %163 ], [ %152, %151 ]
  %165 = phi i64 [ %166, %163 ], [ 0, %151 ]
  %166 = add nuw nsw i64 %165, 1
  %167 = getelementptr inbounds i64, ptr %44, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = add nsw i64 %168, %164
  store i64 %169, ptr %167, align 8
  %170 = icmp eq i64 %166, %4
  br i1 %170, label %162, label %163

171:                                              
  br i1 %66, label %172, label %183

172:                                              
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %149, ptr nonnull align 8 %44, i64 %41, i1 false)
  br label %183

173:                                              
  %174 = phi i64 [ %181, %173 ], [ 0, %162 ]
  %175 = getelementptr inbounds i64, ptr %40, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds i64, ptr %44, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = add nsw i64 %178, 1
  store i64 %179, ptr %177, align 8
  %180 = getelementptr inbounds i64, ptr %139, i64 %178
  store i64 %174, ptr %180, align 8
  %181 = add nuw nsw i64 %174, 1
  %182 = icmp eq i64 %181, %16
  br i1 %182, label %171, label %173

183:                                              
  store i64 0, ptr %44, align 8
  %184 = getelementptr inbounds i8, ptr %2, i64 8
  %185 = load i64, ptr %184, align 8
  %186 = shl i64 %185, 3
  %187 = tail call i64 @llvm.umax.i64(i64 %186, i64 1)
  %188 = tail call ptr @malloc(i64 %187)
  %189 = icmp eq ptr %188, null
  br i1 %189, label %192, label %190

190:                                              
  %191 = icmp sgt i64 %185, 0
  br i1 %191, label %194, label %196

192:                                              
  %193 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

194:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %188, i8 0, i64 %186, i1 false)
  %195 = getelementptr i8, ptr %60, i64 8
  br label %199

196:                                              
  br i1 %66, label %197, label %211

197:                                              
  %198 = load i64, ptr %60, align 8
  br label %218

199:                                              
  %200 = phi i64 [ %209, %208 ], [ 0, %194 ]
  %201 = getelementptr inbounds i64, ptr %3, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = icmp sgt i64 %202, -1
  br i1 %203, label %204, label %208

204:                                              
  %205 = getelementptr i64, ptr %195, i64 %202
  %206 = load i64, ptr %205, align 8
  %207 = add nsw i64 %206, 1
  store i64 %207, ptr %205, align 8
  br label %208

208:                                              
  %209 = add nuw nsw i64 %200, 1
  %210 = icmp eq i64 %209, %185
  br i1 %210, label %196, label %199

211:                                              
  %212 = tail call ptr @malloc(i64 %43)
  %213 = icmp eq ptr %212, null
  br i1 %213, label %215, label %214

214:                                              
  br i1 %47, label %217, label %226

215:                                              
  %216 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

217:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %212, ptr nonnull align 8 %60, i64 %42, i1 false)
  br label %226

218:                                              
  %219 = phi i64 [ %224, %218 ], [ %198, %197 ]
  %220 = phi i64 [ %221, %218 ], [ 0, %197 ]
  %221 = add nuw nsw i64 %220, 1
  %222 = getelementptr inbounds i64, ptr %60, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = add nsw i64 %223, %219
  store i64 %224, ptr %222, align 8
  %225 = icmp eq i64 %221, %4
  br i1 %225, label %211, label %218

226:                                              
  br i1 %191, label %231, label %227

227:                                              
  br i1 %146, label %244, label %228

228:                                              
  %229 = icmp sgt i64 %1, 0
  %230 = getelementptr inbounds i8, ptr %2, i64 24
  br label %245

231:                                              
  %232 = phi i64 [ %242, %241 ], [ 0, %226 ]
  %233 = getelementptr inbounds i64, ptr %3, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = icmp sgt i64 %234, -1
  br i1 %235, label %236, label %241

236:                                              
  %237 = getelementptr inbounds i64, ptr %60, i64 %234
  %238 = load i64, ptr %237, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %237, align 8
  %240 = getelementptr inbounds i64, ptr %188, i64 %238
  store i64 %232, ptr %240, align 8
  br label %241

241:                                              
  %242 = add nuw nsw i64 %232, 1
  %243 = icmp eq i64 %242, %185
  br i1 %243, label %227, label %231

244:                                              
  tail call void @free(ptr noundef %24)
  tail call void @free(ptr noundef %40)
  tail call void @free(ptr noundef %44)
  tail call void @free(ptr noundef %60)
  tail call void @free(ptr noundef %139)
  tail call void @free(ptr noundef %188)
  tail call void @free(ptr noundef %212)
  ret ptr %19

245:                                              
  %246 = phi i64 [ 0, %228 ], [ %247, %589 ]
  %247 = add nuw nsw i64 %246, 4
  %248 = tail call i64 @llvm.smin.i64(i64 %247, i64 %4)
  br i1 %229, label %254, label %249

249:                                              
  %250 = icmp slt i64 %246, %4
  br i1 %250, label %251, label %282

251:                                              
  %252 = getelementptr inbounds i64, ptr %212, i64 %246
  %253 = load i64, ptr %252, align 8
  br label %288

254:                                              
  %255 = phi i64 [ %263, %262 ], [ 0, %245 ]
  %256 = getelementptr inbounds %struct.array, ptr %0, i64 %255
  %257 = getelementptr inbounds i8, ptr %256, i64 8
  %258 = getelementptr inbounds i8, ptr %256, i64 48
  %259 = getelementptr inbounds i8, ptr %256, i64 36
  %260 = getelementptr inbounds i8, ptr %256, i64 24
  %261 = getelementptr inbounds i8, ptr %256, i64 16
  br label %265

262:                                              
  %263 = add nuw nsw i64 %255, 1
  %264 = icmp eq i64 %263, %1
  br i1 %264, label %249, label %254

265:                                              
  %266 = phi i64 [ 0, %254 ], [ %278, %265 ]
  %267 = load ptr, ptr %257, align 8
  %268 = load i64, ptr %258, align 8
  %269 = load i32, ptr %259, align 4
  %270 = sext i32 %269 to i64
  %271 = mul nsw i64 %268, %270
  %272 = getelementptr inbounds i8, ptr %267, i64 %271
  %273 = load i64, ptr %260, align 8
  %274 = mul nsw i64 %273, %266
  %275 = getelementptr inbounds i8, ptr %272, i64 %274
  %276 = load i64, ptr %261, align 8
  %277 = mul nsw i64 %276, %270
  tail call void @llvm.memset.p0.i64(ptr align 1 %275, i8 0, i64 %277, i1 false)
  %278 = add nuw nsw i64 %266, 1
  %279 = icmp eq i64 %278, 4
  br i1 %279, label %262, label %265

280:                                              
  %281 = icmp slt i64 %291, %248
  br i1 %281, label %288, label %282

282:                                              
  %283 = icmp sgt i64 %247, %4
  br i1 %283, label %284, label %341

284:                                              
  %285 = sub nsw i64 %4, %246
  %286 = load i64, ptr %184, align 8
  %287 = icmp sgt i64 %286, 0
  br i1 %287, label %339, label %341

288:                                              
  %289 = phi i64 [ %293, %280 ], [ %253, %251 ]
  %290 = phi i64 [ %291, %280 ], [ %246, %251 ]
  %291 = add nuw nsw i64 %290, 1
  %292 = getelementptr inbounds i64, ptr %212, i64 %291
  %293 = load i64, ptr %292, align 8
  %294 = icmp slt i64 %289, %293
  br i1 %294, label %295, label %280

295:                                              
  %296 = sub nuw nsw i64 %290, %246
  br label %297

297:                                              
  %298 = phi i64 [ %289, %295 ], [ %337, %336 ]
  %299 = getelementptr inbounds i64, ptr %188, i64 %298
  %300 = load i64, ptr %299, align 8
  br label %301

301:                                              
  %302 = phi i64 [ %300, %297 ], [ %315, %314 ]
  %303 = phi ptr [ %0, %297 ], [ %316, %314 ]
  %304 = getelementptr inbounds i8, ptr %303, i64 32
  %305 = load i32, ptr %304, align 8
  %306 = and i32 %305, %10
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %314, label %308

308:                                              
  %309 = getelementptr inbounds i8, ptr %303, i64 16
  %310 = load i64, ptr %309, align 8
  %311 = icmp slt i64 %302, %310
  br i1 %311, label %317, label %312

312:                                              
  %313 = sub nsw i64 %302, %310
  br label %314

314:                                              
  %315 = phi i64 [ %313, %312 ], [ %302, %301 ]
  %316 = getelementptr inbounds i8, ptr %303, i64 56
  br label %301

317:                                              
  %318 = getelementptr inbounds i8, ptr %303, i64 8
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr inbounds i8, ptr %303, i64 48
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds i8, ptr %303, i64 36
  %323 = load i32, ptr %322, align 4
  %324 = sext i32 %323 to i64
  %325 = mul nsw i64 %321, %324
  %326 = getelementptr inbounds i8, ptr %319, i64 %325
  %327 = mul nsw i64 %302, %324
  %328 = getelementptr inbounds i8, ptr %326, i64 %327
  %329 = getelementptr inbounds i8, ptr %303, i64 24
  %330 = load i64, ptr %329, align 8
  %331 = mul nsw i64 %330, %296
  %332 = getelementptr inbounds i8, ptr %328, i64 %331
  %333 = icmp eq i32 %323, 4
  br i1 %333, label %334, label %335

334:                                              
  store float 1.000000e+00, ptr %332, align 4
  br label %336

335:                                              
  store double 1.000000e+00, ptr %332, align 8
  br label %336

336:                                              
  %337 = add nsw i64 %298, 1
  %338 = icmp eq i64 %337, %293
  br i1 %338, label %280, label %297

339:                                              
  %340 = phi i64 [ %386, %385 ], [ 0, %284 ]
  br label %345

341:                                              
  tail call void %7(ptr noundef %0, i64 noundef %1) #16
  tail call void %6(ptr noundef %0) #16
  br i1 %250, label %342, label %391

342:                                              
  %343 = getelementptr inbounds i64, ptr %44, i64 %246
  %344 = load i64, ptr %343, align 8
  br label %392

345:                                              
  %346 = phi i64 [ %359, %358 ], [ %340, %339 ]
  %347 = phi ptr [ %360, %358 ], [ %0, %339 ]
  %348 = getelementptr inbounds i8, ptr %347, i64 32
  %349 = load i32, ptr %348, align 8
  %350 = and i32 %349, %10
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %358, label %352

352:                                              
  %353 = getelementptr inbounds i8, ptr %347, i64 16
  %354 = load i64, ptr %353, align 8
  %355 = icmp slt i64 %346, %354
  br i1 %355, label %361, label %356

356:                                              
  %357 = sub nsw i64 %346, %354
  br label %358

358:                                              
  %359 = phi i64 [ %357, %356 ], [ %346, %345 ]
  %360 = getelementptr inbounds i8, ptr %347, i64 56
  br label %345

361:                                              
  %362 = getelementptr inbounds i8, ptr %347, i64 8
  %363 = load ptr, ptr %362, align 8
  %364 = getelementptr inbounds i8, ptr %347, i64 48
  %365 = load i64, ptr %364, align 8
  %366 = getelementptr inbounds i8, ptr %347, i64 36
  %367 = load i32, ptr %366, align 4
  %368 = sext i32 %367 to i64
  %369 = mul nsw i64 %365, %368
  %370 = getelementptr inbounds i8, ptr %363, i64 %369
  %371 = mul nsw i64 %346, %368
  %372 = getelementptr inbounds i8, ptr %370, i64 %371
  %373 = getelementptr inbounds i8, ptr %347, i64 24
  %374 = load i64, ptr %373, align 8
  %375 = mul nsw i64 %374, %285
  %376 = getelementptr inbounds i8, ptr %372, i64 %375
  %377 = mul i64 %340, -7046029254386353131
  %378 = lshr i64 %377, 11
  %379 = uitofp nneg i64 %378 to double
  %380 = tail call double @llvm.fmuladd.f64(double %379, double 0x3CA0000000000000, double 1.000000e+00)
  %381 = icmp eq i32 %367, 4
  br i1 %381, label %382, label %384

382:                                              
  %383 = fptrunc double %380 to float
  store float %383, ptr %376, align 4
  br label %385

384:                                              
  store double %380, ptr %376, align 8
  br label %385

385:                                              
  %386 = add nuw nsw i64 %340, 1
  %387 = load i64, ptr %184, align 8
  %388 = icmp slt i64 %386, %387
  br i1 %388, label %339, label %341

389:                                              
  %390 = icmp slt i64 %395, %248
  br i1 %390, label %392, label %391

391:                                              
  br i1 %283, label %450, label %589

392:                                              
  %393 = phi i64 [ %397, %389 ], [ %344, %342 ]
  %394 = phi i64 [ %395, %389 ], [ %246, %342 ]
  %395 = add nuw nsw i64 %394, 1
  %396 = getelementptr inbounds i64, ptr %44, i64 %395
  %397 = load i64, ptr %396, align 8
  %398 = icmp slt i64 %393, %397
  br i1 %398, label %399, label %389

399:                                              
  %400 = sub nuw nsw i64 %394, %246
  br label %401

401:                                              
  %402 = phi i64 [ %393, %399 ], [ %448, %445 ]
  %403 = getelementptr inbounds i64, ptr %139, i64 %402
  %404 = load i64, ptr %403, align 8
  %405 = getelementptr inbounds i64, ptr %24, i64 %404
  %406 = load i64, ptr %405, align 8
  br label %407

407:                                              
  %408 = phi i64 [ %406, %401 ], [ %421, %420 ]
  %409 = phi ptr [ %0, %401 ], [ %422, %420 ]
  %410 = getelementptr inbounds i8, ptr %409, i64 32
  %411 = load i32, ptr %410, align 8
  %412 = and i32 %411, %11
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %420, label %414

414:                                              
  %415 = getelementptr inbounds i8, ptr %409, i64 16
  %416 = load i64, ptr %415, align 8
  %417 = icmp slt i64 %408, %416
  br i1 %417, label %423, label %418

418:                                              
  %419 = sub nsw i64 %408, %416
  br label %420

420:                                              
  %421 = phi i64 [ %419, %418 ], [ %408, %407 ]
  %422 = getelementptr inbounds i8, ptr %409, i64 56
  br label %407

423:                                              
  %424 = getelementptr inbounds i8, ptr %409, i64 8
  %425 = load ptr, ptr %424, align 8
  %426 = getelementptr inbounds i8, ptr %409, i64 48
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds i8, ptr %409, i64 36
  %429 = load i32, ptr %428, align 4
  %430 = sext i32 %429 to i64
  %431 = mul nsw i64 %427, %430
  %432 = getelementptr inbounds i8, ptr %425, i64 %431
  %433 = mul nsw i64 %408, %430
  %434 = getelementptr inbounds i8, ptr %432, i64 %433
  %435 = getelementptr inbounds i8, ptr %409, i64 24
  %436 = load i64, ptr %435, align 8
  %437 = mul nsw i64 %436, %400
  %438 = getelementptr inbounds i8, ptr %434, i64 %437
  %439 = icmp eq i32 %429, 4
  br i1 %439, label %440, label %443

440:                                              
  %441 = load float, ptr %438, align 4
  %442 = fpext float %441 to double
  br label %445

443:                                              
  %444 = load double, ptr %438, align 8
  br label %445

445:                                              
  %446 = phi double [ %442, %440 ], [ %444, %443 ]
  %447 = getelementptr inbounds double, ptr %19, i64 %404
  store double %446, ptr %447, align 8
  %448 = add nsw i64 %402, 1
  %449 = icmp eq i64 %448, %397
  br i1 %449, label %389, label %401

450:                                              
  %451 = sub nsw i64 %4, %246
  %452 = load i64, ptr %2, align 8
  %453 = shl i64 %452, 3
  %454 = tail call i64 @llvm.umax.i64(i64 %453, i64 1)
  %455 = tail call ptr @malloc(i64 %454)
  %456 = icmp eq ptr %455, null
  br i1 %456, label %462, label %457

457:                                              
  %458 = icmp sgt i64 %452, 0
  br i1 %458, label %459, label %464

459:                                              
  %460 = load ptr, ptr %12, align 8
  %461 = load i64, ptr %460, align 8
  br label %469

462:                                              
  %463 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

464:                                              
  %465 = phi double [ 0.000000e+00, %457 ], [ %486, %481 ]
  %466 = fmul double %465, 1.000000e-09
  %467 = fmul double %465, 1.000000e-04
  %468 = tail call i64 @llvm.smax.i64(i64 %452, i64 0)
  br label %506

469:                                              
  %470 = phi i64 [ %461, %459 ], [ %476, %481 ]
  %471 = phi double [ 0.000000e+00, %459 ], [ %486, %481 ]
  %472 = phi i64 [ 0, %459 ], [ %474, %481 ]
  %473 = getelementptr inbounds double, ptr %455, i64 %472
  store double 0.000000e+00, ptr %473, align 8
  %474 = add nuw nsw i64 %472, 1
  %475 = getelementptr inbounds i64, ptr %460, i64 %474
  %476 = load i64, ptr %475, align 8
  %477 = icmp slt i64 %470, %476
  br i1 %477, label %478, label %481

478:                                              
  %479 = load ptr, ptr %230, align 8
  br label %488

480:                                              
  store double %503, ptr %473, align 8
  br label %481

481:                                              
  %482 = phi double [ %503, %480 ], [ 0.000000e+00, %469 ]
  %483 = fcmp ule double %482, %471
  %484 = fcmp ueq double %482, 0x7FF0000000000000
  %485 = or i1 %483, %484
  %486 = select i1 %485, double %471, double %482
  %487 = icmp eq i64 %474, %452
  br i1 %487, label %464, label %469

488:                                              
  %489 = phi double [ 0.000000e+00, %478 ], [ %503, %488 ]
  %490 = phi i64 [ %470, %478 ], [ %504, %488 ]
  %491 = getelementptr inbounds double, ptr %19, i64 %490
  %492 = load double, ptr %491, align 8
  %493 = getelementptr inbounds i64, ptr %479, i64 %490
  %494 = load i64, ptr %493, align 8
  %495 = mul i64 %494, -7046029254386353131
  %496 = lshr i64 %495, 11
  %497 = uitofp nneg i64 %496 to double
  %498 = tail call double @llvm.fmuladd.f64(double %497, double 0x3CA0000000000000, double 1.000000e+00)
  %499 = fmul double %492, %498
  %500 = fcmp olt double %499, 0.000000e+00
  %501 = fneg double %499
  %502 = select i1 %500, double %501, double %499
  %503 = fadd double %489, %502
  %504 = add nsw i64 %490, 1
  %505 = icmp eq i64 %504, %476
  br i1 %505, label %480, label %488

506:                                              
  %507 = phi i64 [ %552, %558 ], [ 0, %464 ]
  %508 = icmp eq i64 %507, %468
  br i1 %508, label %588, label %509

509:                                              
  %510 = phi i64 [ %523, %522 ], [ %507, %506 ]
  %511 = phi ptr [ %524, %522 ], [ %0, %506 ]
  %512 = getelementptr inbounds i8, ptr %511, i64 32
  %513 = load i32, ptr %512, align 8
  %514 = and i32 %513, %11
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %522, label %516

516:                                              
  %517 = getelementptr inbounds i8, ptr %511, i64 16
  %518 = load i64, ptr %517, align 8
  %519 = icmp slt i64 %510, %518
  br i1 %519, label %525, label %520

520:                                              
  %521 = sub nsw i64 %510, %518
  br label %522

522:                                              
  %523 = phi i64 [ %521, %520 ], [ %510, %509 ]
  %524 = getelementptr inbounds i8, ptr %511, i64 56
  br label %509

525:                                              
  %526 = getelementptr inbounds i8, ptr %511, i64 8
  %527 = load ptr, ptr %526, align 8
  %528 = getelementptr inbounds i8, ptr %511, i64 48
  %529 = load i64, ptr %528, align 8
  %530 = getelementptr inbounds i8, ptr %511, i64 36
  %531 = load i32, ptr %530, align 4
  %532 = sext i32 %531 to i64
  %533 = mul nsw i64 %529, %532
  %534 = getelementptr inbounds i8, ptr %527, i64 %533
  %535 = mul nsw i64 %510, %532
  %536 = getelementptr inbounds i8, ptr %534, i64 %535
  %537 = getelementptr inbounds i8, ptr %511, i64 24
  %538 = load i64, ptr %537, align 8
  %539 = mul nsw i64 %538, %451
  %540 = getelementptr inbounds i8, ptr %536, i64 %539
  %541 = icmp eq i32 %531, 4
  br i1 %541, label %542, label %545

542:                                              
  %543 = load float, ptr %540, align 4
  %544 = fpext float %543 to double
  br label %547

545:                                              
  %546 = load double, ptr %540, align 8
  br label %547

547:                                              
  %548 = phi double [ %544, %542 ], [ %546, %545 ]
  %549 = load ptr, ptr %12, align 8
  %550 = getelementptr inbounds i64, ptr %549, i64 %507
  %551 = load i64, ptr %550, align 8
  %552 = add nuw i64 %507, 1
  %553 = getelementptr inbounds i64, ptr %549, i64 %552
  %554 = load i64, ptr %553, align 8
  %555 = icmp slt i64 %551, %554
  br i1 %555, label %556, label %558

556:                                              
  %557 = load ptr, ptr %230, align 8
  br label %571

558:                                              
  %559 = phi double [ %548, %547 ], [ %583, %571 ]
  %560 = getelementptr inbounds double, ptr %455, i64 %507
  %561 = load double, ptr %560, align 8
  %562 = tail call double @llvm.fmuladd.f64(double %561, double 1.000000e-02, double %467)
  %563 = tail call double @llvm.fmuladd.f64(double %561, double 1.000000e-03, double %466)
  %564 = select i1 %541, double %562, double %563
  %565 = fcmp olt double %559, 0.000000e+00
  %566 = fneg double %559
  %567 = select i1 %565, double %566, double %559
  %568 = fcmp ule double %567, %564
  %569 = fcmp ueq double %567, 0x7FF0000000000000
  %570 = or i1 %569, %568
  br i1 %570, label %506, label %586

571:                                              
  %572 = phi i64 [ %551, %556 ], [ %584, %571 ]
  %573 = phi double [ %548, %556 ], [ %583, %571 ]
  %574 = getelementptr inbounds double, ptr %19, i64 %572
  %575 = load double, ptr %574, align 8
  %576 = getelementptr inbounds i64, ptr %557, i64 %572
  %577 = load i64, ptr %576, align 8
  %578 = mul i64 %577, -7046029254386353131
  %579 = lshr i64 %578, 11
  %580 = uitofp nneg i64 %579 to double
  %581 = tail call double @llvm.fmuladd.f64(double %580, double 0x3CA0000000000000, double 1.000000e+00)
  %582 = fneg double %575
  %583 = tail call double @llvm.fmuladd.f64(double %582, double %581, double %573)
  %584 = add nsw i64 %572, 1
  %585 = icmp eq i64 %584, %554
  br i1 %585, label %558, label %571

586:                                              
  %587 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.10, i64 noundef 169) #16
  tail call void @abort() #17
  unreachable

588:                                              
  tail call void @free(ptr noundef nonnull %455)
  br i1 %283, label %244, label %589

589:                                              
  br label %245
}

define internal void @put_back(ptr nocapture noundef readonly %0, i64 noundef %1) #6 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %5, label %4

4:                                                
  ret void

5:                                                
  %6 = phi i64 [ %23, %22 ], [ 0, %2 ]
  %7 = getelementptr inbounds %struct.array, ptr %0, i64 %6
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %9, 18
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %22, label %12

12:                                               
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds i8, ptr %7, i64 40
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %7, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %7, i64 36
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %17, %20
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 %15, i64 %21, i1 false)
  br label %22

22:                                               
  %23 = add nuw nsw i64 %6, 1
  %24 = icmp eq i64 %23, %1
  br i1 %24, label %4, label %5
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

define linkonce_odr hidden i64 @__enzyme_cc_sparse_count(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 21
  %4 = load i8, ptr %3, align 1
  %5 = add i8 %4, -11
  %6 = icmp ult i8 %5, -4
  br i1 %6, label %7, label %9

7:                                                
  %8 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.4, i64 noundef 66) #16
  tail call void @abort() #17
  unreachable

9:                                                
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8
  switch i64 %11, label %21 [
    i64 1, label %12
    i64 2, label %15
    i64 4, label %18
  ]

12:                                               
  %13 = load i8, ptr %0, align 1
  %14 = sext i8 %13 to i64
  br label %23

15:                                               
  %16 = load i16, ptr %0, align 2
  %17 = sext i16 %16 to i64
  br label %23

18:                                               
  %19 = load i32, ptr %0, align 4
  %20 = sext i32 %19 to i64
  br label %23

21:                                               
  %22 = load i64, ptr %0, align 8
  br label %23

23:                                               
  %24 = phi i64 [ %22, %21 ], [ %20, %18 ], [ %17, %15 ], [ %14, %12 ]
  ret i64 %24
}

define linkonce_odr hidden void @__enzyme_cc_dense_touch(ptr noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_virtual_arrays)
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %14, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = ptrtoint ptr %0 to i64
  %10 = icmp eq i32 %2, 0
  %11 = getelementptr inbounds i8, ptr %5, i64 16
  %12 = load i64, ptr %8, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %15, label %14

14:                                               
  ret void

15:                                               
  %16 = phi i64 [ %59, %58 ], [ 0, %7 ]
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.array, ptr %17, i64 %16
  %19 = load ptr, ptr %18, align 8
  %20 = freeze ptr %19
  %21 = ptrtoint ptr %20 to i64
  %22 = sub i64 %9, %21
  %23 = getelementptr inbounds i8, ptr %18, i64 32
  %24 = load i32, ptr %23, align 8
  %25 = and i32 %24, 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %58, label %27

27:                                               
  %28 = add i64 %22, 1073741824
  %29 = icmp ugt i64 %28, 8589934591
  br i1 %29, label %58, label %30

30:                                               
  br i1 %10, label %33, label %31

31:                                               
  %32 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 94) #16
  tail call void @abort() #17
  unreachable

33:                                               
  %34 = getelementptr inbounds i8, ptr %18, i64 36
  %35 = load i32, ptr %34, align 4
  %36 = sext i32 %35 to i64
  %37 = srem i64 %28, %36
  %38 = sub nsw i64 %22, %37
  %39 = add nsw i64 %22, %1
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %41, label %58

41:                                               
  %42 = phi i32 [ %54, %53 ], [ %35, %33 ]
  %43 = phi i64 [ %56, %53 ], [ %38, %33 ]
  %44 = load ptr, ptr %18, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 %43
  %46 = load ptr, ptr %11, align 8
  %47 = load ptr, ptr %5, align 8
  %48 = tail call double %46(ptr noundef %47, i64 noundef %16, i64 noundef %43) #16
  %49 = icmp eq i32 %42, 4
  br i1 %49, label %50, label %52

50:                                               
  %51 = fptrunc double %48 to float
  store float %51, ptr %45, align 4
  br label %53

52:                                               
  store double %48, ptr %45, align 8
  br label %53

53:                                               
  %54 = load i32, ptr %34, align 4
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %43, %55
  %57 = icmp slt i64 %56, %39
  br i1 %57, label %41, label %58

58:                                               
  %59 = add nuw nsw i64 %16, 1
  %60 = load i64, ptr %8, align 8
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %15, label %14
}

define linkonce_odr hidden void @__enzyme_cc_dense_release(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr noundef %3)
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef %5)
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7)
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr noundef %11)
  %12 = getelementptr inbounds i8, ptr %0, i64 72
  %13 = load ptr, ptr %12, align 8
  tail call void @free(ptr noundef %13)
  %14 = getelementptr inbounds i8, ptr %0, i64 80
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr noundef %15)
  %16 = getelementptr inbounds i8, ptr %0, i64 88
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr noundef %17)
  %18 = getelementptr inbounds i8, ptr %0, i64 104
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr noundef %19)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %0, i8 0, i64 128, i1 false)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_dense_begin(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca %struct.virtual_arrays, align 8
  %10 = alloca %struct.pattern, align 8
  %11 = alloca %struct.pattern, align 8
  %12 = tail call i64 @llvm.umax.i64(i64 %3, i64 1)
  %13 = tail call ptr @malloc(i64 %12)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %17

15:                                               
  %16 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

17:                                               
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %13, ptr align 8 %1, i64 %3, i1 false)
  %18 = load i64, ptr %0, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %30, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %2
  br i1 %23, label %24, label %30

24:                                               
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = tail call i32 @bcmp(ptr %26, ptr nonnull %13, i64 %3)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               
  tail call void @free(ptr noundef nonnull %13)
  br label %689

30:                                               
  %31 = getelementptr inbounds i8, ptr %0, i64 8
  %32 = load ptr, ptr %31, align 8
  tail call void @free(ptr noundef %32)
  %33 = getelementptr inbounds i8, ptr %0, i64 40
  %34 = load ptr, ptr %33, align 8
  tail call void @free(ptr noundef %34)
  %35 = getelementptr inbounds i8, ptr %0, i64 48
  %36 = load ptr, ptr %35, align 8
  tail call void @free(ptr noundef %36)
  %37 = getelementptr inbounds i8, ptr %0, i64 56
  %38 = load ptr, ptr %37, align 8
  tail call void @free(ptr noundef %38)
  %39 = getelementptr inbounds i8, ptr %0, i64 64
  %40 = load ptr, ptr %39, align 8
  tail call void @free(ptr noundef %40)
  %41 = getelementptr inbounds i8, ptr %0, i64 72
  %42 = load ptr, ptr %41, align 8
  tail call void @free(ptr noundef %42)
  %43 = getelementptr inbounds i8, ptr %0, i64 80
  %44 = load ptr, ptr %43, align 8
  tail call void @free(ptr noundef %44)
  %45 = getelementptr inbounds i8, ptr %0, i64 88
  %46 = load ptr, ptr %45, align 8
  tail call void @free(ptr noundef %46)
  %47 = getelementptr inbounds i8, ptr %0, i64 104
  %48 = load ptr, ptr %47, align 8
  tail call void @free(ptr noundef %48)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %0, i8 0, i64 128, i1 false)
  store ptr %13, ptr %31, align 8
  %49 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %2, ptr %49, align 8
  %50 = icmp sgt i64 %2, 0
  br i1 %50, label %53, label %51

51:                                               
  %52 = icmp eq ptr %6, null
  br i1 %52, label %113, label %93

53:                                               
  %54 = phi i64 [ %91, %90 ], [ 0, %30 ]
  %55 = getelementptr inbounds %struct.array, ptr %1, i64 %54
  %56 = getelementptr inbounds i8, ptr %55, i64 32
  %57 = load i32, ptr %56, align 8
  %58 = and i32 %57, 8
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %71, label %60

60:                                               
  %61 = tail call ptr @mmap(ptr noundef null, i64 noundef 25769803776, i32 noundef 0, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #16
  %62 = icmp eq ptr %61, inttoptr (i64 -1 to ptr)
  br i1 %62, label %67, label %63

63:                                               
  %64 = getelementptr inbounds i8, ptr %61, i64 8589934592
  %65 = tail call ptr @mmap(ptr noundef nonnull %64, i64 noundef 8589934592, i32 noundef 3, i32 noundef 16434, i32 noundef -1, i64 noundef 0) #16
  %66 = icmp eq ptr %65, inttoptr (i64 -1 to ptr)
  br i1 %66, label %67, label %69

67:                                               
  %68 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @window.none, i64 noundef 81) #16
  tail call void @abort() #17
  unreachable

69:                                               
  %70 = getelementptr inbounds i8, ptr %61, i64 9663676416
  store ptr %70, ptr %55, align 8
  br label %90

71:                                               
  %72 = and i32 %57, 2
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %90, label %74

74:                                               
  %75 = load ptr, ptr %55, align 8
  %76 = icmp ult ptr %75, inttoptr (i64 4096 to ptr)
  br i1 %76, label %77, label %90

77:                                               
  %78 = tail call ptr @mmap(ptr noundef null, i64 noundef 25769803776, i32 noundef 0, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #16
  %79 = icmp eq ptr %78, inttoptr (i64 -1 to ptr)
  br i1 %79, label %84, label %80

80:                                               
  %81 = getelementptr inbounds i8, ptr %78, i64 8589934592
  %82 = tail call ptr @mmap(ptr noundef nonnull %81, i64 noundef 8589934592, i32 noundef 3, i32 noundef 16434, i32 noundef -1, i64 noundef 0) #16
  %83 = icmp eq ptr %82, inttoptr (i64 -1 to ptr)
  br i1 %83, label %84, label %86

84:                                               
  %85 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @window.none, i64 noundef 81) #16
  tail call void @abort() #17
  unreachable

86:                                               
  %87 = getelementptr inbounds i8, ptr %78, i64 9663676416
  store ptr %87, ptr %55, align 8
  %88 = load i32, ptr %56, align 8
  %89 = or i32 %88, 4
  store i32 %89, ptr %56, align 8
  br label %90

90:                                               
  %91 = add nuw nsw i64 %54, 1
  %92 = icmp eq i64 %91, %2
  br i1 %92, label %51, label %53

93:                                               
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #16
  store ptr %1, ptr %9, align 8
  %94 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %2, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %9, i64 16
  store ptr %7, ptr %95, align 8
  %96 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_virtual_arrays)
  %97 = load ptr, ptr %96, align 8
  store ptr %9, ptr %96, align 8
  call void %6(ptr noundef %1) #16
  store ptr %97, ptr %96, align 8
  br i1 %50, label %98, label %112

98:                                               
  %99 = phi i64 [ %110, %109 ], [ 0, %93 ]
  %100 = getelementptr inbounds %struct.array, ptr %1, i64 %99
  %101 = getelementptr inbounds i8, ptr %100, i64 32
  %102 = load i32, ptr %101, align 8
  %103 = and i32 %102, 4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %109, label %105

105:                                              
  %106 = load ptr, ptr %100, align 8
  %107 = getelementptr inbounds i8, ptr %106, i64 -1073741824
  %108 = call i32 @madvise(ptr noundef nonnull %107, i64 noundef 8589934592, i32 noundef 4) #16
  br label %109

109:                                              
  %110 = add nuw nsw i64 %99, 1
  %111 = icmp eq i64 %110, %2
  br i1 %111, label %112, label %98

112:                                              
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #16
  br label %113

113:                                              
  %114 = call dereferenceable_or_null(49248) ptr @malloc(i64 49248)
  %115 = icmp eq ptr %114, null
  br i1 %115, label %116, label %118

116:                                              
  %117 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

118:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #16
  %119 = getelementptr inbounds i8, ptr %0, i64 24
  %120 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_index_sets)
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds i8, ptr %114, i64 4
  %123 = getelementptr inbounds i8, ptr %114, i64 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %114, i8 0, i64 64, i1 false)
  store i64 4096, ptr %123, align 8
  %124 = getelementptr inbounds i8, ptr %114, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(49176) %124, i8 0, i64 49176, i1 false)
  %125 = call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %126 = icmp eq ptr %125, null
  br i1 %126, label %127, label %129

127:                                              
  %128 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

129:                                              
  %130 = getelementptr inbounds i8, ptr %114, i64 56
  store ptr %125, ptr %130, align 8
  br label %131

131:                                              
  %132 = phi i64 [ %135, %131 ], [ 0, %129 ]
  %133 = load ptr, ptr %130, align 8
  %134 = getelementptr inbounds i32, ptr %133, i64 %132
  store i32 0, ptr %134, align 4
  %135 = add nuw i64 %132, 1
  %136 = load i64, ptr %123, align 8
  %137 = icmp ult i64 %135, %136
  br i1 %137, label %131, label %138

138:                                              
  store ptr %114, ptr %120, align 8
  %139 = shl i64 %2, 2
  %140 = call i64 @llvm.umax.i64(i64 %139, i64 1)
  %141 = call ptr @malloc(i64 %140)
  %142 = icmp eq ptr %141, null
  br i1 %142, label %144, label %143

143:                                              
  br i1 %50, label %155, label %146

144:                                              
  %145 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

146:                                              
  call void %4(ptr noundef %1) #16
  %147 = getelementptr inbounds i8, ptr %114, i64 24
  %148 = load ptr, ptr %147, align 8
  call void @free(ptr noundef %148)
  %149 = getelementptr inbounds i8, ptr %114, i64 32
  %150 = load ptr, ptr %149, align 8
  call void @free(ptr noundef %150)
  %151 = load ptr, ptr %130, align 8
  call void @free(ptr noundef %151)
  %152 = getelementptr inbounds i8, ptr %114, i64 80
  %153 = load ptr, ptr %152, align 8
  call void @free(ptr noundef %153)
  br i1 %50, label %187, label %154

154:                                              
  call void @free(ptr noundef %141)
  store i64 0, ptr %119, align 8
  br label %251

155:                                              
  %156 = phi i64 [ %184, %183 ], [ 0, %143 ]
  %157 = getelementptr inbounds %struct.array, ptr %1, i64 %156
  %158 = getelementptr inbounds i8, ptr %157, i64 32
  %159 = load i32, ptr %158, align 8
  %160 = and i32 %159, 3
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %183, label %162

162:                                              
  %163 = getelementptr inbounds i32, ptr %141, i64 %156
  %164 = call ptr @mmap(ptr noundef null, i64 noundef 25769803776, i32 noundef 0, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #16
  %165 = call i32 @memfd_create(ptr noundef nonnull @.str.12, i32 noundef 1) #16
  store i32 %165, ptr %163, align 4
  %166 = icmp slt i32 %165, 0
  br i1 %166, label %170, label %167

167:                                              
  %168 = call i32 @ftruncate(i32 noundef %165, i64 noundef 8589934592) #16
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %172, label %170

170:                                              
  %171 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.13, i64 noundef 65) #16
  call void @abort() #17
  unreachable

172:                                              
  %173 = icmp eq ptr %164, inttoptr (i64 -1 to ptr)
  br i1 %173, label %178, label %174

174:                                              
  %175 = getelementptr inbounds i8, ptr %164, i64 8589934592
  %176 = call ptr @mmap(ptr noundef nonnull %175, i64 noundef 8589934592, i32 noundef 3, i32 noundef 16401, i32 noundef %165, i64 noundef 0) #16
  %177 = icmp eq ptr %176, inttoptr (i64 -1 to ptr)
  br i1 %177, label %178, label %180

178:                                              
  %179 = call i64 @write(i32 noundef 2, ptr noundef nonnull @window.none, i64 noundef 81) #16
  call void @abort() #17
  unreachable

180:                                              
  %181 = getelementptr inbounds i8, ptr %164, i64 9663676416
  %182 = getelementptr inbounds i8, ptr %157, i64 8
  store ptr %181, ptr %182, align 8
  br label %183

183:                                              
  %184 = add nuw nsw i64 %156, 1
  %185 = icmp eq i64 %184, %2
  br i1 %185, label %146, label %155

186:                                              
  call void @free(ptr noundef %141)
  store i64 %228, ptr %119, align 8
  br label %233

187:                                              
  %188 = phi i64 [ %229, %227 ], [ 0, %146 ]
  %189 = phi i64 [ %228, %227 ], [ 0, %146 ]
  %190 = getelementptr inbounds %struct.array, ptr %1, i64 %188
  %191 = getelementptr inbounds i8, ptr %190, i64 32
  %192 = load i32, ptr %191, align 8
  %193 = and i32 %192, 3
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %227, label %195

195:                                              
  %196 = getelementptr inbounds i32, ptr %141, i64 %188
  %197 = load i32, ptr %196, align 4
  %198 = getelementptr inbounds i8, ptr %190, i64 16
  store i64 0, ptr %198, align 8
  %199 = getelementptr inbounds i8, ptr %190, i64 48
  store i64 0, ptr %199, align 8
  %200 = call i64 @lseek(i32 noundef %197, i64 noundef 0, i32 noundef 3) #16
  %201 = icmp sgt i64 %200, -1
  br i1 %201, label %210, label %219

202:                                              
  %203 = add nsw i64 %200, -1073741824
  %204 = getelementptr inbounds i8, ptr %190, i64 36
  %205 = load i32, ptr %204, align 4
  %206 = sext i32 %205 to i64
  %207 = sdiv i64 %203, %206
  store i64 %207, ptr %199, align 8
  %208 = sub nsw i64 %212, %200
  %209 = sdiv i64 %208, %206
  store i64 %209, ptr %198, align 8
  br label %219

210:                                              
  %211 = phi i64 [ %217, %216 ], [ %200, %195 ]
  %212 = call i64 @lseek(i32 noundef %197, i64 noundef %211, i32 noundef 4) #16
  %213 = icmp slt i64 %212, 0
  br i1 %213, label %214, label %216

214:                                              
  %215 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.14, i64 noundef 67) #16
  call void @abort() #17
  unreachable

216:                                              
  %217 = call i64 @lseek(i32 noundef %197, i64 noundef %212, i32 noundef 3) #16
  %218 = icmp sgt i64 %217, -1
  br i1 %218, label %210, label %202

219:                                              
  %220 = call i32 @close(i32 noundef %197) #16
  %221 = load i32, ptr %191, align 8
  %222 = and i32 %221, 1
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %227, label %224

224:                                              
  %225 = load i64, ptr %198, align 8
  %226 = add nsw i64 %225, %189
  br label %227

227:                                              
  %228 = phi i64 [ %226, %224 ], [ %189, %219 ], [ %189, %187 ]
  %229 = add nuw nsw i64 %188, 1
  %230 = icmp eq i64 %229, %2
  br i1 %230, label %186, label %187

231:                                              
  %232 = icmp sgt i64 %246, 1073741822
  br i1 %232, label %249, label %251

233:                                              
  %234 = phi i64 [ %247, %245 ], [ 0, %186 ]
  %235 = phi i64 [ %246, %245 ], [ %228, %186 ]
  %236 = getelementptr inbounds %struct.array, ptr %1, i64 %234
  %237 = getelementptr inbounds i8, ptr %236, i64 32
  %238 = load i32, ptr %237, align 8
  %239 = and i32 %238, 7
  %240 = icmp eq i32 %239, 2
  br i1 %240, label %241, label %245

241:                                              
  %242 = getelementptr inbounds i8, ptr %236, i64 16
  %243 = load i64, ptr %242, align 8
  %244 = add nsw i64 %243, %235
  br label %245

245:                                              
  %246 = phi i64 [ %244, %241 ], [ %235, %233 ]
  %247 = add nuw nsw i64 %234, 1
  %248 = icmp eq i64 %247, %2
  br i1 %248, label %231, label %233

249:                                              
  %250 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.3, i64 noundef 55) #16
  call void @abort() #17
  unreachable

251:                                              
  %252 = phi i64 [ 0, %154 ], [ %246, %231 ]
  %253 = trunc i64 %252 to i32
  store i32 %253, ptr %114, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(60) %122, i8 0, i64 60, i1 false)
  store i64 4096, ptr %123, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(49176) %124, i8 0, i64 49176, i1 false)
  %254 = shl i64 %252, 2
  %255 = and i64 %254, 17179869180
  %256 = icmp ugt i32 %253, 1024
  br i1 %256, label %257, label %263

257:                                              
  %258 = phi i64 [ %259, %257 ], [ 4096, %251 ]
  %259 = shl nuw nsw i64 %258, 1
  %260 = icmp ult i64 %259, %255
  br i1 %260, label %257, label %261

261:                                              
  store i64 %259, ptr %123, align 8
  %262 = shl i64 %258, 3
  br label %263

263:                                              
  %264 = phi i64 [ %262, %261 ], [ 16384, %251 ]
  %265 = call i64 @llvm.umax.i64(i64 %264, i64 1)
  %266 = call ptr @malloc(i64 %265)
  %267 = icmp eq ptr %266, null
  br i1 %267, label %268, label %270

268:                                              
  %269 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

270:                                              
  store ptr %266, ptr %130, align 8
  br label %271

271:                                              
  %272 = phi i64 [ %275, %271 ], [ 0, %270 ]
  %273 = load ptr, ptr %130, align 8
  %274 = getelementptr inbounds i32, ptr %273, i64 %272
  store i32 0, ptr %274, align 4
  %275 = add nuw i64 %272, 1
  %276 = load i64, ptr %123, align 8
  %277 = icmp ult i64 %275, %276
  br i1 %277, label %271, label %278

278:                                              
  br i1 %50, label %279, label %392

279:                                              
  %280 = phi i64 [ %306, %304 ], [ 0, %278 ]
  %281 = phi i64 [ %305, %304 ], [ 1, %278 ]
  %282 = getelementptr inbounds %struct.array, ptr %1, i64 %280
  %283 = getelementptr inbounds i8, ptr %282, i64 8
  %284 = load ptr, ptr %283, align 8
  %285 = getelementptr inbounds i8, ptr %282, i64 48
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds i8, ptr %282, i64 36
  %288 = load i32, ptr %287, align 4
  %289 = sext i32 %288 to i64
  %290 = mul nsw i64 %286, %289
  %291 = getelementptr inbounds i8, ptr %284, i64 %290
  %292 = getelementptr inbounds i8, ptr %282, i64 16
  %293 = load i64, ptr %292, align 8
  %294 = mul nsw i64 %293, %289
  call void @llvm.memset.p0.i64(ptr align 1 %291, i8 0, i64 %294, i1 false)
  %295 = getelementptr inbounds i8, ptr %282, i64 32
  %296 = load i32, ptr %295, align 8
  %297 = and i32 %296, 1
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %304, label %299

299:                                              
  %300 = phi i64 [ %326, %325 ], [ 0, %279 ]
  %301 = phi i64 [ %327, %325 ], [ %281, %279 ]
  %302 = load i64, ptr %292, align 8
  %303 = icmp slt i64 %300, %302
  br i1 %303, label %308, label %304

304:                                              
  %305 = phi i64 [ %281, %279 ], [ %301, %299 ], [ %327, %325 ]
  %306 = add nuw nsw i64 %280, 1
  %307 = icmp eq i64 %306, %2
  br i1 %307, label %331, label %279

308:                                              
  %309 = load ptr, ptr %283, align 8
  %310 = load i64, ptr %285, align 8
  %311 = load i32, ptr %287, align 4
  %312 = sext i32 %311 to i64
  %313 = mul nsw i64 %310, %312
  %314 = getelementptr inbounds i8, ptr %309, i64 %313
  %315 = mul nsw i64 %300, %312
  %316 = getelementptr inbounds i8, ptr %314, i64 %315
  %317 = icmp eq i32 %311, 4
  %318 = icmp eq i64 %301, 0
  %319 = uitofp i64 %301 to double
  %320 = call double @llvm.fmuladd.f64(double %319, double 2.000000e+00, double 1.000000e+00)
  %321 = select i1 %318, double 0.000000e+00, double %320
  br i1 %317, label %322, label %324

322:                                              
  %323 = call float @__enzyme_cc_index_sets_narrow(double noundef %321)
  store float %323, ptr %316, align 4
  br label %325

324:                                              
  store double %321, ptr %316, align 8
  br label %325

325:                                              
  %326 = add nuw nsw i64 %300, 1
  %327 = add nsw i64 %301, 1
  %328 = load i32, ptr %295, align 8
  %329 = and i32 %328, 1
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %304, label %299

331:                                              
  %332 = load i64, ptr %119, align 8
  %333 = add nsw i64 %332, 1
  br label %348

334:                                              
  %335 = phi i64 [ %346, %345 ], [ 0, %388 ]
  %336 = getelementptr inbounds %struct.array, ptr %1, i64 %335
  %337 = getelementptr inbounds i8, ptr %336, i64 32
  %338 = load i32, ptr %337, align 8
  %339 = and i32 %338, 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %345, label %341

341:                                              
  %342 = load ptr, ptr %336, align 8
  %343 = getelementptr inbounds i8, ptr %342, i64 -1073741824
  %344 = call i32 @madvise(ptr noundef nonnull %343, i64 noundef 8589934592, i32 noundef 4) #16
  br label %345

345:                                              
  %346 = add nuw nsw i64 %335, 1
  %347 = icmp eq i64 %346, %2
  br i1 %347, label %393, label %334

348:                                              
  %349 = phi i64 [ %390, %388 ], [ 0, %331 ]
  %350 = phi i64 [ %389, %388 ], [ %333, %331 ]
  %351 = getelementptr inbounds %struct.array, ptr %1, i64 %349
  %352 = getelementptr inbounds i8, ptr %351, i64 32
  %353 = load i32, ptr %352, align 8
  %354 = and i32 %353, 7
  %355 = icmp eq i32 %354, 2
  br i1 %355, label %356, label %388

356:                                              
  %357 = getelementptr inbounds i8, ptr %351, i64 16
  %358 = load i64, ptr %357, align 8
  %359 = icmp sgt i64 %358, 0
  br i1 %359, label %360, label %388

360:                                              
  %361 = getelementptr inbounds i8, ptr %351, i64 8
  %362 = getelementptr inbounds i8, ptr %351, i64 48
  %363 = getelementptr inbounds i8, ptr %351, i64 36
  br label %364

364:                                              
  %365 = phi i64 [ 0, %360 ], [ %385, %384 ]
  %366 = phi i64 [ %350, %360 ], [ %375, %384 ]
  %367 = load ptr, ptr %361, align 8
  %368 = load i64, ptr %362, align 8
  %369 = load i32, ptr %363, align 4
  %370 = sext i32 %369 to i64
  %371 = mul nsw i64 %368, %370
  %372 = getelementptr inbounds i8, ptr %367, i64 %371
  %373 = mul nsw i64 %365, %370
  %374 = getelementptr inbounds i8, ptr %372, i64 %373
  %375 = add nsw i64 %366, 1
  %376 = icmp eq i32 %369, 4
  %377 = icmp eq i64 %366, 0
  %378 = uitofp i64 %366 to double
  %379 = call double @llvm.fmuladd.f64(double %378, double 2.000000e+00, double 1.000000e+00)
  %380 = select i1 %377, double 0.000000e+00, double %379
  br i1 %376, label %381, label %383

381:                                              
  %382 = call float @__enzyme_cc_index_sets_narrow(double noundef %380)
  store float %382, ptr %374, align 4
  br label %384

383:                                              
  store double %380, ptr %374, align 8
  br label %384

384:                                              
  %385 = add nuw nsw i64 %365, 1
  %386 = load i64, ptr %357, align 8
  %387 = icmp slt i64 %385, %386
  br i1 %387, label %364, label %388

388:                                              
  %389 = phi i64 [ %350, %348 ], [ %350, %356 ], [ %375, %384 ]
  %390 = add nuw nsw i64 %349, 1
  %391 = icmp eq i64 %390, %2
  br i1 %391, label %334, label %348

392:                                              
  call void %4(ptr noundef %1) #16
  store ptr %121, ptr %120, align 8
  br label %475

393:                                              
  call void %4(ptr noundef nonnull %1) #16
  store ptr %121, ptr %120, align 8
  %394 = load i64, ptr %119, align 8
  %395 = add nsw i64 %394, 1
  br label %396

396:                                              
  %397 = phi i64 [ %417, %415 ], [ 1, %393 ]
  %398 = phi i64 [ %416, %415 ], [ %395, %393 ]
  %399 = phi i64 [ %418, %415 ], [ 0, %393 ]
  %400 = getelementptr inbounds %struct.array, ptr %1, i64 %399
  %401 = getelementptr inbounds i8, ptr %400, i64 32
  %402 = load i32, ptr %401, align 8
  %403 = and i32 %402, 3
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %415, label %405

405:                                              
  %406 = getelementptr inbounds i8, ptr %400, i64 16
  %407 = getelementptr inbounds i8, ptr %400, i64 8
  %408 = getelementptr inbounds i8, ptr %400, i64 48
  %409 = getelementptr inbounds i8, ptr %400, i64 36
  %410 = and i32 %402, 1
  %411 = icmp eq i32 %410, 0
  %412 = icmp eq i32 %403, 2
  %413 = load i64, ptr %406, align 8
  %414 = icmp sgt i64 %413, 0
  br i1 %414, label %420, label %415

415:                                              
  %416 = phi i64 [ %398, %396 ], [ %398, %405 ], [ %471, %470 ]
  %417 = phi i64 [ %397, %396 ], [ %397, %405 ], [ %458, %470 ]
  %418 = add nuw nsw i64 %399, 1
  %419 = icmp eq i64 %418, %2
  br i1 %419, label %475, label %396

420:                                              
  %421 = phi i64 [ %472, %470 ], [ 0, %405 ]
  %422 = phi i64 [ %471, %470 ], [ %398, %405 ]
  %423 = phi i64 [ %458, %470 ], [ %397, %405 ]
  %424 = load ptr, ptr %407, align 8
  %425 = load i64, ptr %408, align 8
  %426 = load i32, ptr %409, align 4
  %427 = sext i32 %426 to i64
  %428 = mul nsw i64 %425, %427
  %429 = getelementptr inbounds i8, ptr %424, i64 %428
  %430 = mul nsw i64 %421, %427
  %431 = getelementptr inbounds i8, ptr %429, i64 %430
  %432 = icmp eq i32 %426, 4
  br i1 %432, label %433, label %436

433:                                              
  %434 = load float, ptr %431, align 4
  %435 = fpext float %434 to double
  br label %438

436:                                              
  %437 = load double, ptr %431, align 8
  br label %438

438:                                              
  %439 = phi double [ %435, %433 ], [ %437, %436 ]
  %440 = fcmp oeq double %439, 0.000000e+00
  br i1 %440, label %449, label %441

441:                                              
  %442 = bitcast double %439 to i64
  %443 = and i64 %442, 4503599627370495
  %444 = or disjoint i64 %443, 4503599627370496
  %445 = call range(i64 0, 53) i64 @llvm.cttz.i64(i64 %444, i1 true)
  %446 = lshr i64 %444, %445
  %447 = lshr i64 %446, 1
  %448 = trunc i64 %447 to i32
  br label %449

449:                                              
  %450 = phi i32 [ %448, %441 ], [ 0, %438 ]
  br i1 %411, label %457, label %451

451:                                              
  %452 = zext i32 %450 to i64
  %453 = add nsw i64 %423, 1
  %454 = icmp eq i64 %423, %452
  br i1 %454, label %457, label %455

455:                                              
  %456 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.15, i64 noundef 122) #16
  call void @abort() #17
  unreachable

457:                                              
  %458 = phi i64 [ %453, %451 ], [ %423, %449 ]
  br i1 %412, label %459, label %470

459:                                              
  %460 = load i32, ptr %401, align 8
  %461 = and i32 %460, 4
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %463, label %470

463:                                              
  %464 = zext i32 %450 to i64
  %465 = add nsw i64 %422, 1
  %466 = icmp eq i64 %422, %464
  br i1 %466, label %467, label %470

467:                                              
  br i1 %432, label %468, label %469

468:                                              
  store float 0.000000e+00, ptr %431, align 4
  br label %470

469:                                              
  store double 0.000000e+00, ptr %431, align 8
  br label %470

470:                                              
  %471 = phi i64 [ %422, %459 ], [ %465, %463 ], [ %422, %457 ], [ %465, %468 ], [ %465, %469 ]
  %472 = add nuw nsw i64 %421, 1
  %473 = load i64, ptr %406, align 8
  %474 = icmp slt i64 %472, %473
  br i1 %474, label %420, label %415

475:                                              
  call fastcc void @find_pattern(ptr noundef nonnull %114, ptr noundef %1, i64 noundef %2, ptr noundef nonnull %10)
  %476 = load ptr, ptr %147, align 8
  call void @free(ptr noundef %476)
  %477 = load ptr, ptr %149, align 8
  call void @free(ptr noundef %477)
  %478 = load ptr, ptr %130, align 8
  call void @free(ptr noundef %478)
  %479 = load ptr, ptr %152, align 8
  call void @free(ptr noundef %479)
  call void @free(ptr noundef %114)
  %480 = getelementptr inbounds i8, ptr %10, i64 16
  %481 = load ptr, ptr %480, align 8
  %482 = load i64, ptr %10, align 8
  %483 = getelementptr inbounds i64, ptr %481, i64 %482
  %484 = load i64, ptr %483, align 8
  %485 = icmp sgt i64 %484, 0
  %486 = load i64, ptr %119, align 8
  br i1 %485, label %487, label %493

487:                                              
  %488 = getelementptr inbounds i8, ptr %10, i64 24
  %489 = load ptr, ptr %488, align 8
  br label %502

490:                                              
  %491 = add nuw nsw i64 %503, 1
  %492 = icmp eq i64 %491, %484
  br i1 %492, label %493, label %502

493:                                              
  %494 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %486, ptr %494, align 8
  %495 = mul i64 %2, 56
  %496 = call i64 @llvm.umax.i64(i64 %495, i64 1)
  %497 = call ptr @malloc(i64 %496)
  %498 = icmp eq ptr %497, null
  br i1 %498, label %499, label %501

499:                                              
  %500 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

501:                                              
  store ptr %497, ptr %33, align 8
  br i1 %50, label %552, label %509

502:                                              
  %503 = phi i64 [ 0, %487 ], [ %491, %490 ]
  %504 = getelementptr inbounds i64, ptr %489, i64 %503
  %505 = load i64, ptr %504, align 8
  %506 = icmp slt i64 %505, %486
  br i1 %506, label %490, label %507

507:                                              
  %508 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.11, i64 noundef 141) #16
  call void @abort() #17
  unreachable

509:                                              
  %510 = shl i64 %486, 3
  %511 = call i64 @llvm.umax.i64(i64 %510, i64 1)
  %512 = call ptr @malloc(i64 %511)
  %513 = icmp eq ptr %512, null
  br i1 %513, label %517, label %514

514:                                              
  %515 = icmp sgt i64 %486, 0
  br i1 %515, label %516, label %519

516:                                              
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %512, i8 -1, i64 %510, i1 false)
  br label %519

517:                                              
  %518 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

519:                                              
  %520 = call fastcc i64 @colour_columns(ptr noundef nonnull %10, ptr noundef nonnull %512)
  %521 = load i64, ptr %119, align 8
  store i64 %521, ptr %494, align 8
  %522 = call fastcc ptr @filled(ptr noundef %1, i64 noundef %2, ptr noundef nonnull %10, ptr noundef nonnull %512, i64 noundef %520, i32 noundef 0, ptr noundef readonly %5, ptr noundef nonnull @empty_made)
  call fastcc void @transpose(ptr noundef nonnull %10, ptr noundef nonnull %11)
  %523 = getelementptr inbounds i8, ptr %11, i64 16
  %524 = load ptr, ptr %523, align 8
  store ptr %524, ptr %35, align 8
  %525 = getelementptr inbounds i8, ptr %11, i64 24
  %526 = load ptr, ptr %525, align 8
  store ptr %526, ptr %37, align 8
  %527 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %482, ptr %527, align 8
  %528 = load i64, ptr %483, align 8
  %529 = shl i64 %528, 3
  %530 = call i64 @llvm.umax.i64(i64 %529, i64 1)
  %531 = call ptr @malloc(i64 %530)
  %532 = icmp eq ptr %531, null
  br i1 %532, label %533, label %535

533:                                              
  %534 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

535:                                              
  store ptr %531, ptr %39, align 8
  %536 = load i64, ptr %119, align 8
  %537 = shl i64 %536, 3
  %538 = call i64 @llvm.umax.i64(i64 %537, i64 1)
  %539 = call ptr @malloc(i64 %538)
  %540 = icmp eq ptr %539, null
  br i1 %540, label %544, label %541

541:                                              
  %542 = icmp sgt i64 %536, 0
  br i1 %542, label %543, label %546

543:                                              
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %539, i8 0, i64 %537, i1 false)
  br label %546

544:                                              
  %545 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

546:                                              
  %547 = icmp sgt i64 %482, 0
  br i1 %547, label %548, label %603

548:                                              
  %549 = getelementptr inbounds i8, ptr %10, i64 24
  %550 = load ptr, ptr %549, align 8
  %551 = load i64, ptr %481, align 8
  br label %638

552:                                              
  %553 = phi i64 [ %596, %595 ], [ 0, %501 ]
  %554 = load ptr, ptr %33, align 8
  %555 = getelementptr inbounds %struct.array, ptr %554, i64 %553
  %556 = getelementptr inbounds %struct.array, ptr %1, i64 %553
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %555, ptr noundef nonnull align 8 dereferenceable(56) %556, i64 56, i1 false)
  %557 = getelementptr inbounds i8, ptr %556, i64 32
  %558 = load i32, ptr %557, align 8
  %559 = and i32 %558, 3
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %595, label %561

561:                                              
  %562 = getelementptr inbounds i8, ptr %556, i64 8
  %563 = load ptr, ptr %562, align 8
  %564 = getelementptr inbounds i8, ptr %563, i64 -9663676416
  %565 = call i32 @munmap(ptr noundef nonnull %564, i64 noundef 25769803776) #16
  %566 = getelementptr inbounds i8, ptr %556, i64 16
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr inbounds i8, ptr %556, i64 36
  %569 = load i32, ptr %568, align 4
  %570 = sext i32 %569 to i64
  %571 = mul nsw i64 %567, %570
  %572 = add nsw i64 %571, 63
  %573 = sdiv i64 %572, 64
  %574 = shl nsw i64 %573, 6
  %575 = getelementptr inbounds i8, ptr %556, i64 24
  store i64 %574, ptr %575, align 8
  %576 = shl nsw i64 %573, 8
  %577 = call i64 @llvm.umax.i64(i64 %576, i64 1)
  %578 = call ptr @malloc(i64 %577)
  %579 = icmp eq ptr %578, null
  br i1 %579, label %580, label %582

580:                                              
  %581 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

582:                                              
  %583 = load ptr, ptr %33, align 8
  %584 = getelementptr inbounds %struct.array, ptr %583, i64 %553, i32 1
  store ptr %578, ptr %584, align 8
  %585 = load ptr, ptr %33, align 8
  %586 = getelementptr inbounds %struct.array, ptr %585, i64 %553, i32 1
  %587 = load ptr, ptr %586, align 8
  %588 = getelementptr inbounds i8, ptr %556, i64 48
  %589 = load i64, ptr %588, align 8
  %590 = load i32, ptr %568, align 4
  %591 = sext i32 %590 to i64
  %592 = mul i64 %589, %591
  %593 = sub i64 0, %592
  %594 = getelementptr inbounds i8, ptr %587, i64 %593
  store ptr %594, ptr %562, align 8
  br label %595

595:                                              
  %596 = add nuw nsw i64 %553, 1
  %597 = icmp eq i64 %596, %2
  br i1 %597, label %509, label %552

598:                                              
  %599 = phi i64 [ %643, %638 ], [ %661, %645 ]
  %600 = icmp eq i64 %641, %482
  br i1 %600, label %601, label %638

601:                                              
  %602 = load i64, ptr %527, align 8
  br label %603

603:                                              
  %604 = phi i64 [ %602, %601 ], [ %482, %546 ]
  %605 = shl i64 %604, 3
  %606 = call i64 @llvm.umax.i64(i64 %605, i64 1)
  %607 = call ptr @malloc(i64 %606)
  %608 = icmp eq ptr %607, null
  br i1 %608, label %609, label %611

609:                                              
  %610 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

611:                                              
  store ptr %607, ptr %41, align 8
  %612 = call ptr @malloc(i64 %606)
  %613 = icmp eq ptr %612, null
  br i1 %613, label %617, label %614

614:                                              
  %615 = icmp sgt i64 %604, 0
  br i1 %615, label %616, label %619

616:                                              
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %612, i8 0, i64 %605, i1 false)
  br label %619

617:                                              
  %618 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

619:                                              
  store ptr %612, ptr %43, align 8
  %620 = load i64, ptr %119, align 8
  %621 = shl i64 %620, 3
  %622 = call i64 @llvm.umax.i64(i64 %621, i64 1)
  %623 = call ptr @malloc(i64 %622)
  %624 = icmp eq ptr %623, null
  br i1 %624, label %628, label %625

625:                                              
  %626 = icmp sgt i64 %620, 0
  br i1 %626, label %627, label %630

627:                                              
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %623, i8 0, i64 %621, i1 false)
  br label %630

628:                                              
  %629 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

630:                                              
  store ptr %623, ptr %45, align 8
  %631 = call ptr @malloc(i64 %606)
  %632 = icmp eq ptr %631, null
  br i1 %632, label %635, label %633

633:                                              
  br i1 %615, label %634, label %637

634:                                              
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %631, i8 0, i64 %605, i1 false)
  br label %637

635:                                              
  %636 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  call void @abort() #17
  unreachable

637:                                              
  store ptr %631, ptr %47, align 8
  br i1 %50, label %666, label %663

638:                                              
  %639 = phi i64 [ %551, %548 ], [ %599, %598 ]
  %640 = phi i64 [ 0, %548 ], [ %641, %598 ]
  %641 = add nuw nsw i64 %640, 1
  %642 = getelementptr inbounds i64, ptr %481, i64 %641
  %643 = load i64, ptr %642, align 8
  %644 = icmp slt i64 %639, %643
  br i1 %644, label %645, label %598

645:                                              
  %646 = phi i64 [ %660, %645 ], [ %639, %638 ]
  %647 = getelementptr inbounds i64, ptr %550, i64 %646
  %648 = load i64, ptr %647, align 8
  %649 = getelementptr inbounds double, ptr %522, i64 %646
  %650 = load double, ptr %649, align 8
  %651 = load ptr, ptr %39, align 8
  %652 = load ptr, ptr %35, align 8
  %653 = getelementptr inbounds i64, ptr %652, i64 %648
  %654 = load i64, ptr %653, align 8
  %655 = getelementptr inbounds i64, ptr %539, i64 %648
  %656 = load i64, ptr %655, align 8
  %657 = add nsw i64 %656, 1
  store i64 %657, ptr %655, align 8
  %658 = getelementptr double, ptr %651, i64 %654
  %659 = getelementptr double, ptr %658, i64 %656
  store double %650, ptr %659, align 8
  %660 = add nsw i64 %646, 1
  %661 = load i64, ptr %642, align 8
  %662 = icmp slt i64 %660, %661
  br i1 %662, label %645, label %598

663:                                              
  call void @free(ptr noundef %512)
  call void @free(ptr noundef %522)
  call void @free(ptr noundef %539)
  call void @free(ptr noundef %481)
  %664 = getelementptr inbounds i8, ptr %10, i64 24
  %665 = load ptr, ptr %664, align 8
  call void @free(ptr noundef %665)
  store i64 1, ptr %0, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #16
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #16
  br label %689

666:                                              
  %667 = phi i64 [ %687, %686 ], [ 0, %637 ]
  %668 = getelementptr inbounds %struct.array, ptr %1, i64 %667
  %669 = getelementptr inbounds i8, ptr %668, i64 32
  %670 = load i32, ptr %669, align 8
  %671 = and i32 %670, 3
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %678, label %673

673:                                              
  %674 = load ptr, ptr %33, align 8
  %675 = getelementptr inbounds %struct.array, ptr %674, i64 %667, i32 1
  %676 = load ptr, ptr %675, align 8
  call void @free(ptr noundef %676)
  %677 = load i32, ptr %669, align 8
  br label %678

678:                                              
  %679 = phi i32 [ %677, %673 ], [ %670, %666 ]
  %680 = and i32 %679, 12
  %681 = icmp eq i32 %680, 0
  br i1 %681, label %686, label %682

682:                                              
  %683 = load ptr, ptr %668, align 8
  %684 = getelementptr inbounds i8, ptr %683, i64 -9663676416
  %685 = call i32 @munmap(ptr noundef nonnull %684, i64 noundef 25769803776) #16
  br label %686

686:                                              
  %687 = add nuw nsw i64 %667, 1
  %688 = icmp eq i64 %687, %2
  br i1 %688, label %663, label %666

689:                                              
  %690 = getelementptr inbounds i8, ptr %0, i64 96
  %691 = load i64, ptr %690, align 8
  %692 = add nsw i64 %691, 1
  store i64 %692, ptr %690, align 8
  %693 = getelementptr inbounds i8, ptr %0, i64 112
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %693, i8 0, i64 16, i1 false)
  ret void
}

define linkonce_odr hidden i64 @__enzyme_cc_dense_from(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.array, ptr %4, i64 %1
  %6 = getelementptr inbounds i8, ptr %5, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 36
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = mul nsw i64 %7, %10
  ret i64 %11
}

define linkonce_odr hidden i64 @__enzyme_cc_dense_to(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.array, ptr %4, i64 %1
  %6 = getelementptr inbounds i8, ptr %5, i64 48
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds i8, ptr %5, i64 36
  %12 = load i32, ptr %11, align 4
  %13 = sext i32 %12 to i64
  %14 = mul nsw i64 %10, %13
  ret i64 %14
}

define linkonce_odr hidden void @__enzyme_cc_dense_add(ptr noundef %0, i64 noundef %1, i64 noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.array, ptr %6, i64 %1
  %8 = getelementptr inbounds i8, ptr %7, i64 36
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = sdiv i64 %2, %10
  %12 = getelementptr inbounds i8, ptr %7, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %11, %13
  %15 = icmp sgt i64 %1, 0
  br i1 %15, label %19, label %16

16:                                               
  %17 = phi i64 [ %14, %4 ], [ %32, %31 ]
  %18 = fcmp oeq double %3, 0.000000e+00
  br i1 %18, label %89, label %35

19:                                               
  %20 = phi i64 [ %32, %31 ], [ %14, %4 ]
  %21 = phi i64 [ %33, %31 ], [ 0, %4 ]
  %22 = getelementptr inbounds %struct.array, ptr %6, i64 %21
  %23 = getelementptr inbounds i8, ptr %22, i64 32
  %24 = load i32, ptr %23, align 8
  %25 = and i32 %24, 1
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               
  %28 = getelementptr inbounds i8, ptr %22, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, %20
  br label %31

31:                                               
  %32 = phi i64 [ %30, %27 ], [ %20, %19 ]
  %33 = add nuw nsw i64 %21, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %16, label %19

35:                                               
  %36 = getelementptr inbounds i8, ptr %0, i64 88
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 %17
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %0, i64 96
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %89, label %43

43:                                               
  store i64 %41, ptr %38, align 8
  %44 = getelementptr inbounds i8, ptr %0, i64 48
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr i64, ptr %45, i64 %17
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr i8, ptr %46, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %51, label %89

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 56
  %53 = getelementptr inbounds i8, ptr %0, i64 80
  %54 = getelementptr inbounds i8, ptr %0, i64 72
  %55 = getelementptr inbounds i8, ptr %0, i64 104
  %56 = getelementptr inbounds i8, ptr %0, i64 112
  %57 = getelementptr inbounds i8, ptr %0, i64 64
  br label %58

58:                                               
  %59 = phi i64 [ %47, %51 ], [ %83, %75 ]
  %60 = load ptr, ptr %52, align 8
  %61 = getelementptr inbounds i64, ptr %60, i64 %59
  %62 = load i64, ptr %61, align 8
  %63 = load ptr, ptr %53, align 8
  %64 = getelementptr inbounds i64, ptr %63, i64 %62
  %65 = load i64, ptr %64, align 8
  %66 = load i64, ptr %40, align 8
  %67 = icmp eq i64 %65, %66
  br i1 %67, label %75, label %68

68:                                               
  store i64 %66, ptr %64, align 8
  %69 = load ptr, ptr %54, align 8
  %70 = getelementptr inbounds double, ptr %69, i64 %62
  store double 0.000000e+00, ptr %70, align 8
  %71 = load ptr, ptr %55, align 8
  %72 = load i64, ptr %56, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %56, align 8
  %74 = getelementptr inbounds i64, ptr %71, i64 %72
  store i64 %62, ptr %74, align 8
  br label %75

75:                                               
  %76 = load ptr, ptr %57, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %59
  %78 = load double, ptr %77, align 8
  %79 = load ptr, ptr %54, align 8
  %80 = getelementptr inbounds double, ptr %79, i64 %62
  %81 = load double, ptr %80, align 8
  %82 = tail call double @llvm.fmuladd.f64(double %3, double %78, double %81)
  store double %82, ptr %80, align 8
  %83 = add nsw i64 %59, 1
  %84 = load ptr, ptr %44, align 8
  %85 = getelementptr i64, ptr %84, i64 %17
  %86 = getelementptr i8, ptr %85, i64 8
  %87 = load i64, ptr %86, align 8
  %88 = icmp slt i64 %83, %87
  br i1 %88, label %58, label %89

89:                                               
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double) #4

define linkonce_odr hidden i64 @__enzyme_cc_dense_next(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 120
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 112
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %46, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 104
  %11 = load ptr, ptr %10, align 8
  %12 = add nsw i64 %5, 1
  store i64 %12, ptr %4, align 8
  %13 = getelementptr inbounds i64, ptr %11, i64 %5
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 72
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 %14
  %18 = load double, ptr %17, align 8
  store double %18, ptr %2, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 40
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               
  %22 = phi i64 [ %14, %9 ], [ %36, %35 ]
  %23 = phi i64 [ 0, %9 ], [ %37, %35 ]
  %24 = getelementptr inbounds %struct.array, ptr %20, i64 %23
  %25 = getelementptr inbounds i8, ptr %24, i64 32
  %26 = load i32, ptr %25, align 8
  %27 = and i32 %26, 2
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %35, label %29

29:                                               
  %30 = getelementptr inbounds i8, ptr %24, i64 16
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %22, %31
  br i1 %32, label %38, label %33

33:                                               
  %34 = sub nsw i64 %22, %31
  br label %35

35:                                               
  %36 = phi i64 [ %34, %33 ], [ %22, %21 ]
  %37 = add nuw nsw i64 %23, 1
  br label %21

38:                                               
  %39 = getelementptr inbounds i8, ptr %24, i64 48
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %40, %22
  %42 = getelementptr inbounds i8, ptr %24, i64 36
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  %45 = mul nsw i64 %41, %44
  store i64 %45, ptr %1, align 8
  br label %46

46:                                               
  %47 = phi i64 [ %23, %38 ], [ -1, %3 ]
  ret i64 %47
}

declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

define internal fastcc i32 @small_set(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.index_set, align 8
  %5 = alloca i32, align 4
  %6 = tail call fastcc i64 @place(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i32, ptr %8, i64 %6
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %116

12:                                               
  store i32 %2, ptr %4, align 8
  %13 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %4, i64 16
  %16 = zext nneg i32 %2 to i64
  %17 = getelementptr inbounds i8, ptr %0, i64 40
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds i8, ptr %0, i64 48
  %21 = load i64, ptr %20, align 8
  %22 = icmp ugt i64 %19, %21
  br i1 %22, label %23, label %35

23:                                               
  %24 = shl i64 %19, 1
  %25 = add i64 %24, 1024
  store i64 %25, ptr %20, align 8
  %26 = getelementptr inbounds i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = shl i64 %25, 2
  %29 = tail call i64 @llvm.umax.i64(i64 %28, i64 1)
  %30 = tail call ptr @realloc(ptr noundef %27, i64 noundef %29) #18
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %34

32:                                               
  %33 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

34:                                               
  store ptr %30, ptr %26, align 8
  br label %35

35:                                               
  %36 = icmp eq i32 %2, 0
  br i1 %36, label %49, label %37

37:                                               
  %38 = getelementptr inbounds i8, ptr %0, i64 32
  br label %39

39:                                               
  %40 = phi i64 [ 0, %37 ], [ %47, %39 ]
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load ptr, ptr %38, align 8
  %44 = load i64, ptr %17, align 8
  %45 = getelementptr i32, ptr %43, i64 %44
  %46 = getelementptr i32, ptr %45, i64 %40
  store i32 %42, ptr %46, align 4
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, %16
  br i1 %48, label %49, label %39

49:                                               
  %50 = load i64, ptr %17, align 8
  %51 = add i64 %50, %16
  store i64 %51, ptr %17, align 8
  store i64 %50, ptr %15, align 8
  %52 = tail call fastcc i32 @new_set(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.index_set) align 8 %4)
  %53 = load ptr, ptr %7, align 8
  %54 = getelementptr inbounds i32, ptr %53, i64 %6
  store i32 %52, ptr %54, align 4
  %55 = getelementptr inbounds i8, ptr %0, i64 72
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %56, 1
  store i64 %57, ptr %55, align 8
  %58 = shl i64 %57, 1
  %59 = getelementptr inbounds i8, ptr %0, i64 64
  %60 = load i64, ptr %59, align 8
  %61 = icmp ugt i64 %58, %60
  br i1 %61, label %62, label %116

62:                                               
  %63 = load ptr, ptr %7, align 8
  %64 = shl i64 %60, 1
  store i64 %64, ptr %59, align 8
  %65 = shl i64 %60, 3
  %66 = tail call i64 @llvm.umax.i64(i64 %65, i64 1)
  %67 = tail call ptr @malloc(i64 %66)
  %68 = icmp eq ptr %67, null
  br i1 %68, label %69, label %71

69:                                               
  %70 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

71:                                               
  store ptr %67, ptr %7, align 8
  %72 = icmp eq i64 %64, 0
  br i1 %72, label %73, label %78

73:                                               
  %74 = icmp eq i64 %60, 0
  br i1 %74, label %85, label %75

75:                                               
  %76 = getelementptr inbounds i8, ptr %0, i64 24
  %77 = getelementptr inbounds i8, ptr %0, i64 32
  br label %86

78:                                               
  %79 = phi i64 [ %82, %78 ], [ 0, %71 ]
  %80 = load ptr, ptr %7, align 8
  %81 = getelementptr inbounds i32, ptr %80, i64 %79
  store i32 0, ptr %81, align 4
  %82 = add nuw i64 %79, 1
  %83 = load i64, ptr %59, align 8
  %84 = icmp ult i64 %82, %83
  br i1 %84, label %78, label %73

85:                                               
  tail call void @free(ptr noundef %63)
  br label %116

86:                                               
  %87 = phi i64 [ 0, %75 ], [ %114, %113 ]
  %88 = getelementptr inbounds i32, ptr %63, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %113, label %91

91:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #16
  %92 = load i32, ptr %0, align 8
  %93 = icmp ult i32 %92, %89
  br i1 %93, label %96, label %94

94:                                               
  %95 = add i32 %89, -1
  store i32 %95, ptr %5, align 4
  br label %107

96:                                               
  %97 = load ptr, ptr %76, align 8
  %98 = xor i32 %92, -1
  %99 = add i32 %89, %98
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds %struct.index_set, ptr %97, i64 %100
  %102 = load i32, ptr %101, align 8
  %103 = load ptr, ptr %77, align 8
  %104 = getelementptr inbounds i8, ptr %101, i64 16
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds i32, ptr %103, i64 %105
  br label %107

107:                                              
  %108 = phi i32 [ %102, %96 ], [ 1, %94 ]
  %109 = phi ptr [ %106, %96 ], [ %5, %94 ]
  %110 = load ptr, ptr %7, align 8
  %111 = call fastcc i64 @place(ptr noundef nonnull %0, ptr noundef %109, i32 noundef %108)
  %112 = getelementptr inbounds i32, ptr %110, i64 %111
  store i32 %89, ptr %112, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #16
  br label %113

113:                                              
  %114 = add nuw i64 %87, 1
  %115 = icmp eq i64 %114, %60
  br i1 %115, label %85, label %86

116:                                              
  %117 = phi i32 [ %10, %3 ], [ %52, %85 ], [ %52, %49 ]
  ret i32 %117
}

define internal fastcc range(i32 0, -2147483648) i32 @new_set(ptr nocapture noundef %0, ptr nocapture noundef readonly byval(%struct.index_set) align 8 %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %11, label %8

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load ptr, ptr %9, align 8
  br label %25

11:                                               
  %12 = icmp eq i64 %4, 0
  %13 = shl i64 %4, 1
  %14 = select i1 %12, i64 1024, i64 %13
  store i64 %14, ptr %5, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = mul i64 %14, 24
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 1)
  %19 = tail call ptr @realloc(ptr noundef %16, i64 noundef %18) #18
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %23

21:                                               
  %22 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

23:                                               
  store ptr %19, ptr %15, align 8
  %24 = load i64, ptr %3, align 8
  br label %25

25:                                               
  %26 = phi i64 [ %4, %8 ], [ %24, %23 ]
  %27 = phi ptr [ %10, %8 ], [ %19, %23 ]
  %28 = add i64 %26, 1
  store i64 %28, ptr %3, align 8
  %29 = getelementptr inbounds %struct.index_set, ptr %27, i64 %26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %29, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 24, i1 false)
  %30 = load i32, ptr %0, align 8
  %31 = zext i32 %30 to i64
  %32 = load i64, ptr %3, align 8
  %33 = add i64 %32, %31
  %34 = icmp ugt i64 %33, 2147483647
  br i1 %34, label %35, label %37

35:                                               
  %36 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.8, i64 noundef 57) #16
  tail call void @abort() #17
  unreachable

37:                                               
  %38 = trunc nuw nsw i64 %33 to i32
  ret i32 %38
}

define internal fastcc i64 @place(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #8 {
  %4 = alloca i32, align 4
  %5 = zext i32 %2 to i64
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %19, label %7

7:                                                
  %8 = phi i64 [ %17, %7 ], [ 0, %3 ]
  %9 = phi i64 [ %16, %7 ], [ %5, %3 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %8
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  %13 = xor i64 %9, %12
  %14 = mul i64 %13, -7046029254386353131
  %15 = lshr i64 %14, 32
  %16 = xor i64 %15, %14
  %17 = add nuw nsw i64 %8, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %19, label %7

19:                                               
  %20 = phi i64 [ 0, %3 ], [ %16, %7 ]
  %21 = lshr i32 %2, 1
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %1, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = zext i32 %24 to i64
  %26 = shl nuw nsw i64 %25, 2
  %27 = and i64 %20, 3
  %28 = or disjoint i64 %26, %27
  %29 = lshr i64 %20, 33
  %30 = or i64 %29, 1
  %31 = lshr i64 %20, 2
  %32 = getelementptr inbounds i8, ptr %0, i64 64
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %33, -1
  %35 = getelementptr inbounds i8, ptr %0, i64 56
  %36 = load ptr, ptr %35, align 8
  %37 = and i64 %28, %34
  %38 = getelementptr inbounds i32, ptr %36, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %93, label %41

41:                                               
  %42 = load i32, ptr %0, align 8
  %43 = getelementptr inbounds i8, ptr %0, i64 24
  %44 = xor i32 %42, -1
  %45 = getelementptr inbounds i8, ptr %0, i64 32
  br label %46

46:                                               
  %47 = phi i32 [ %39, %41 ], [ %91, %84 ]
  %48 = phi i64 [ %37, %41 ], [ %89, %84 ]
  %49 = phi i64 [ 0, %41 ], [ %85, %84 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #16
  %50 = icmp ult i32 %42, %47
  br i1 %50, label %53, label %51

51:                                               
  %52 = add i32 %47, -1
  store i32 %52, ptr %4, align 4
  br label %63

53:                                               
  %54 = load ptr, ptr %43, align 8
  %55 = add i32 %47, %44
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds %struct.index_set, ptr %54, i64 %56
  %58 = load i32, ptr %57, align 8
  %59 = load ptr, ptr %45, align 8
  %60 = getelementptr inbounds i8, ptr %57, i64 16
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  br label %63

63:                                               
  %64 = phi i32 [ %58, %53 ], [ 1, %51 ]
  %65 = phi ptr [ %62, %53 ], [ %4, %51 ]
  %66 = icmp eq i32 %64, %2
  br i1 %66, label %67, label %84

67:                                               
  br i1 %6, label %80, label %68

68:                                               
  %69 = phi i64 [ %76, %75 ], [ 0, %67 ]
  %70 = getelementptr inbounds i32, ptr %65, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds i32, ptr %1, i64 %69
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %71, %73
  br i1 %74, label %75, label %78

75:                                               
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp eq i64 %76, %5
  br i1 %77, label %83, label %68

78:                                               
  %79 = trunc nuw i64 %69 to i32
  br label %80

80:                                               
  %81 = phi i32 [ 0, %67 ], [ %79, %78 ]
  %82 = icmp eq i32 %81, %2
  br i1 %82, label %83, label %84

83:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #16
  br label %93

84:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #16
  %85 = add nuw nsw i64 %49, 1
  %86 = icmp eq i64 %49, 0
  %87 = add i64 %30, %48
  %88 = select i1 %86, i64 %31, i64 %87
  %89 = and i64 %88, %34
  %90 = getelementptr inbounds i32, ptr %36, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %46

93:                                               
  %94 = phi i64 [ %48, %83 ], [ %37, %19 ], [ %89, %84 ]
  ret i64 %94
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #9

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

define internal fastcc void @transpose(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %0, align 8
  %6 = getelementptr inbounds i64, ptr %4, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = shl i64 %9, 3
  %11 = add i64 %10, 8
  %12 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  %13 = tail call ptr @malloc(i64 %12)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               
  %16 = icmp sgt i64 %9, -1
  br i1 %16, label %17, label %20

17:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %13, i8 0, i64 %11, i1 false)
  br label %20

18:                                               
  %19 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

20:                                               
  %21 = shl i64 %7, 3
  %22 = tail call i64 @llvm.umax.i64(i64 %21, i64 1)
  %23 = tail call ptr @malloc(i64 %22)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %27

25:                                               
  %26 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

27:                                               
  store i64 %9, ptr %1, align 8
  %28 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 %5, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %1, i64 16
  store ptr %13, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %1, i64 24
  store ptr %23, ptr %30, align 8
  %31 = icmp sgt i64 %7, 0
  br i1 %31, label %32, label %36

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 24
  br label %39

34:                                               
  %35 = load i64, ptr %1, align 8
  br label %36

36:                                               
  %37 = phi i64 [ %35, %34 ], [ %9, %27 ]
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %68, label %51

39:                                               
  %40 = phi i64 [ 0, %32 ], [ %49, %39 ]
  %41 = load ptr, ptr %29, align 8
  %42 = load ptr, ptr %33, align 8
  %43 = getelementptr inbounds i64, ptr %42, i64 %40
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr i64, ptr %41, i64 %44
  %46 = getelementptr i8, ptr %45, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = add nsw i64 %47, 1
  store i64 %48, ptr %46, align 8
  %49 = add nuw nsw i64 %40, 1
  %50 = icmp eq i64 %49, %7
  br i1 %50, label %34, label %39

51:                                               
  %52 = phi i64 [ %37, %36 ], [ %77, %68 ]
  %53 = shl i64 %52, 3
  %54 = tail call i64 @llvm.umax.i64(i64 %53, i64 1)
  %55 = tail call ptr @malloc(i64 %54)
  %56 = icmp eq ptr %55, null
  br i1 %56, label %60, label %57

57:                                               
  %58 = icmp sgt i64 %52, 0
  br i1 %58, label %59, label %62

59:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %55, i8 0, i64 %53, i1 false)
  br label %62

60:                                               
  %61 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

62:                                               
  %63 = load i64, ptr %0, align 8
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %85

65:                                               
  %66 = getelementptr inbounds i8, ptr %0, i64 24
  %67 = load ptr, ptr %3, align 8
  br label %86

68:                                               
  %69 = phi i64 [ %73, %68 ], [ 0, %36 ]
  %70 = load ptr, ptr %29, align 8
  %71 = getelementptr inbounds i64, ptr %70, i64 %69
  %72 = load i64, ptr %71, align 8
  %73 = add nuw nsw i64 %69, 1
  %74 = getelementptr inbounds i64, ptr %70, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %75, %72
  store i64 %76, ptr %74, align 8
  %77 = load i64, ptr %1, align 8
  %78 = icmp slt i64 %73, %77
  br i1 %78, label %68, label %51

79:                                               
  %80 = load i64, ptr %0, align 8
  br label %81

81:                                               
  %82 = phi i64 [ %80, %79 ], [ %87, %86 ]
  %83 = phi ptr [ %111, %79 ], [ %88, %86 ]
  %84 = icmp slt i64 %92, %82
  br i1 %84, label %86, label %85

85:                                               
  tail call void @free(ptr noundef %55)
  ret void

86:                                               
  %87 = phi i64 [ %63, %65 ], [ %82, %81 ]
  %88 = phi ptr [ %67, %65 ], [ %83, %81 ]
  %89 = phi i64 [ 0, %65 ], [ %92, %81 ]
  %90 = getelementptr inbounds i64, ptr %88, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = add nuw nsw i64 %89, 1
  %93 = getelementptr inbounds i64, ptr %88, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %91, %94
  br i1 %95, label %96, label %81

96:                                               
  %97 = phi i64 [ %110, %96 ], [ %91, %86 ]
  %98 = load ptr, ptr %66, align 8
  %99 = getelementptr inbounds i64, ptr %98, i64 %97
  %100 = load i64, ptr %99, align 8
  %101 = load ptr, ptr %30, align 8
  %102 = load ptr, ptr %29, align 8
  %103 = getelementptr inbounds i64, ptr %102, i64 %100
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds i64, ptr %55, i64 %100
  %106 = load i64, ptr %105, align 8
  %107 = add nsw i64 %106, 1
  store i64 %107, ptr %105, align 8
  %108 = getelementptr i64, ptr %101, i64 %104
  %109 = getelementptr i64, ptr %108, i64 %106
  store i64 %89, ptr %109, align 8
  %110 = add nsw i64 %97, 1
  %111 = load ptr, ptr %3, align 8
  %112 = getelementptr inbounds i64, ptr %111, i64 %92
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %110, %113
  br i1 %114, label %96, label %79
}

define internal void @empty_made(ptr nocapture noundef readonly %0, i64 noundef %1) #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %5, label %4

4:                                                
  ret void

5:                                                
  %6 = phi i64 [ %17, %16 ], [ 0, %2 ]
  %7 = getelementptr inbounds %struct.array, ptr %0, i64 %6
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %9, 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:                                               
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 -1073741824
  %15 = tail call i32 @madvise(ptr noundef nonnull %14, i64 noundef 8589934592, i32 noundef 4) #16
  br label %16

16:                                               
  %17 = add nuw nsw i64 %6, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %4, label %5
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr

declare i32 @memfd_create(ptr noundef, i32 noundef) local_unnamed_addr

declare i32 @ftruncate(i32 noundef, i64 noundef) local_unnamed_addr

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr

declare i32 @close(i32 noundef) local_unnamed_addr

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) local_unnamed_addr

declare i32 @munmap(ptr noundef, i64 noundef) local_unnamed_addr

declare i64 @llvm.umax.i64(i64, i64) #12

declare i64 @llvm.smin.i64(i64, i64) #12

declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #13

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #14

declare i32 @llvm.umax.i32(i32, i32) #12

declare i32 @llvm.umin.i32(i32, i32) #12

declare i64 @llvm.smax.i64(i64, i64) #12

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #15

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree }
attributes #3 = { noreturn nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) }
attributes #9 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nofree nounwind willreturn memory(argmem: read) }
attributes #14 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #15 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { nounwind }
attributes #17 = { noreturn nounwind }
attributes #18 = { allocsize(1) }


