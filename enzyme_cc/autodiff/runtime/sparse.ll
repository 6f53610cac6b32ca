; from sparse.c, colouring.h, dense_columns.h, index_sets.h, support.h: 1cf85e810330f7d6a5e6239c21975ade

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
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %12, label %93

10:                                               
  %11 = icmp sgt i64 %62, 1073741822
  br i1 %11, label %65, label %67

12:                                               
  %13 = phi i64 [ %62, %57 ], [ 0, %6 ]
  %14 = phi i64 [ %63, %57 ], [ 0, %6 ]
  %15 = getelementptr inbounds %struct.array, ptr %0, i64 %14
  %16 = getelementptr inbounds i8, ptr %15, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %19, label %21

19:                                               
  %20 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 67) #16
  tail call void @abort() #17
  unreachable

21:                                               
  %22 = getelementptr inbounds i8, ptr %15, i64 36
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %17, %24
  %26 = add nsw i64 %25, 63
  %27 = sdiv i64 %26, 64
  %28 = shl nsw i64 %27, 6
  %29 = getelementptr inbounds i8, ptr %15, i64 24
  store i64 %28, ptr %29, align 8
  %30 = shl nsw i64 %27, 8
  %31 = tail call i64 @llvm.umax.i64(i64 %30, i64 1)
  %32 = tail call ptr @malloc(i64 %31)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %36

34:                                               
  %35 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

36:                                               
  %37 = getelementptr inbounds i8, ptr %15, i64 8
  store ptr %32, ptr %37, align 8
  %38 = load ptr, ptr %15, align 8
  %39 = icmp eq ptr %38, null
  %40 = getelementptr inbounds i8, ptr %15, i64 32
  %41 = load i32, ptr %40, align 8
  br i1 %39, label %42, label %57

42:                                               
  %43 = and i32 %41, 1
  %44 = icmp eq i32 %43, 0
  %45 = icmp eq i64 %17, 0
  %46 = or i1 %45, %44
  br i1 %46, label %49, label %47

47:                                               
  %48 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 58) #16
  tail call void @abort() #17
  unreachable

49:                                               
  %50 = tail call i64 @llvm.umax.i64(i64 %25, i64 1)
  %51 = tail call ptr @malloc(i64 %50)
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %55

53:                                               
  %54 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

55:                                               
  store ptr %51, ptr %15, align 8
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %51, i8 0, i64 %25, i1 false)
  %56 = or i32 %41, 4
  store i32 %56, ptr %40, align 8
  br label %57

57:                                               
  %58 = phi i32 [ %56, %55 ], [ %41, %36 ]
  %59 = and i32 %58, 1
  %60 = icmp eq i32 %59, 0
  %61 = select i1 %60, i64 0, i64 %17
  %62 = add nuw nsw i64 %13, %61
  %63 = add nuw nsw i64 %14, 1
  %64 = icmp eq i64 %63, %1
  br i1 %64, label %10, label %12

65:                                               
  %66 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.3, i64 noundef 55) #16
  tail call void @abort() #17
  unreachable

67:                                               
  br i1 %9, label %68, label %93

68:                                               
  %69 = phi i64 [ %91, %90 ], [ 0, %67 ]
  %70 = getelementptr inbounds %struct.array, ptr %0, i64 %69
  %71 = getelementptr inbounds i8, ptr %70, i64 32
  %72 = load i32, ptr %71, align 8
  %73 = and i32 %72, 18
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %90, label %75

75:                                               
  %76 = getelementptr inbounds i8, ptr %70, i64 16
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds i8, ptr %70, i64 36
  %79 = load i32, ptr %78, align 4
  %80 = sext i32 %79 to i64
  %81 = mul nsw i64 %77, %80
  %82 = tail call i64 @llvm.umax.i64(i64 %81, i64 1)
  %83 = tail call ptr @malloc(i64 %82)
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %87

85:                                               
  %86 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

87:                                               
  %88 = getelementptr inbounds i8, ptr %70, i64 40
  store ptr %83, ptr %88, align 8
  %89 = load ptr, ptr %70, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %83, ptr align 1 %89, i64 %81, i1 false)
  br label %90

90:                                               
  %91 = add nuw nsw i64 %69, 1
  %92 = icmp eq i64 %91, %1
  br i1 %92, label %93, label %68

93:                                               
  %94 = phi i64 [ %62, %67 ], [ 0, %6 ], [ %62, %90 ]
  %95 = tail call dereferenceable_or_null(49248) ptr @malloc(i64 49248)
  %96 = icmp eq ptr %95, null
  br i1 %96, label %97, label %99

97:                                               
  %98 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

99:                                               
  %100 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_index_sets)
  %101 = load ptr, ptr %100, align 8
  %102 = trunc i64 %94 to i32
  store i32 %102, ptr %95, align 8
  %103 = getelementptr inbounds i8, ptr %95, i64 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(60) %103, i8 0, i64 60, i1 false)
  %104 = getelementptr inbounds i8, ptr %95, i64 64
  store i64 4096, ptr %104, align 8
  %105 = getelementptr inbounds i8, ptr %95, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(49176) %105, i8 0, i64 49176, i1 false)
  %106 = shl i64 %94, 2
  %107 = and i64 %106, 17179869180
  %108 = icmp ugt i32 %102, 1024
  br i1 %108, label %109, label %115

109:                                              
  %110 = phi i64 [ %111, %109 ], [ 4096, %99 ]
  %111 = shl nuw nsw i64 %110, 1
  %112 = icmp ult i64 %111, %107
  br i1 %112, label %109, label %113

113:                                              
  store i64 %111, ptr %104, align 8
  %114 = shl i64 %110, 3
  br label %115

115:                                              
  %116 = phi i64 [ %114, %113 ], [ 16384, %99 ]
  %117 = tail call i64 @llvm.umax.i64(i64 %116, i64 1)
  %118 = tail call ptr @malloc(i64 %117)
  %119 = icmp eq ptr %118, null
  br i1 %119, label %120, label %122

120:                                              
  %121 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

122:                                              
  %123 = getelementptr inbounds i8, ptr %95, i64 56
  store ptr %118, ptr %123, align 8
  br label %124

124:                                              
  %125 = phi i64 [ %128, %124 ], [ 0, %122 ]
  %126 = load ptr, ptr %123, align 8
  %127 = getelementptr inbounds i32, ptr %126, i64 %125
  store i32 0, ptr %127, align 4
  %128 = add nuw i64 %125, 1
  %129 = load i64, ptr %104, align 8
  %130 = icmp ult i64 %128, %129
  br i1 %130, label %124, label %131

131:                                              
  br i1 %9, label %132, label %184

132:                                              
  %133 = phi i64 [ %159, %157 ], [ 0, %131 ]
  %134 = phi i64 [ %158, %157 ], [ 1, %131 ]
  %135 = getelementptr inbounds %struct.array, ptr %0, i64 %133
  %136 = getelementptr inbounds i8, ptr %135, i64 8
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds i8, ptr %135, i64 48
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds i8, ptr %135, i64 36
  %141 = load i32, ptr %140, align 4
  %142 = sext i32 %141 to i64
  %143 = mul nsw i64 %139, %142
  %144 = getelementptr inbounds i8, ptr %137, i64 %143
  %145 = getelementptr inbounds i8, ptr %135, i64 16
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %146, %142
  tail call void @llvm.memset.p0.i64(ptr align 1 %144, i8 0, i64 %147, i1 false)
  %148 = getelementptr inbounds i8, ptr %135, i64 32
  %149 = load i32, ptr %148, align 8
  %150 = and i32 %149, 1
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %157, label %152

152:                                              
  %153 = phi i64 [ %179, %178 ], [ 0, %132 ]
  %154 = phi i64 [ %180, %178 ], [ %134, %132 ]
  %155 = load i64, ptr %145, align 8
  %156 = icmp slt i64 %153, %155
  br i1 %156, label %161, label %157

157:                                              
  %158 = phi i64 [ %134, %132 ], [ %154, %152 ], [ %180, %178 ]
  %159 = add nuw nsw i64 %133, 1
  %160 = icmp eq i64 %159, %1
  br i1 %160, label %184, label %132

161:                                              
  %162 = load ptr, ptr %136, align 8
  %163 = load i64, ptr %138, align 8
  %164 = load i32, ptr %140, align 4
  %165 = sext i32 %164 to i64
  %166 = mul nsw i64 %163, %165
  %167 = getelementptr inbounds i8, ptr %162, i64 %166
  %168 = mul nsw i64 %153, %165
  %169 = getelementptr inbounds i8, ptr %167, i64 %168
  %170 = icmp eq i32 %164, 4
  %171 = icmp eq i64 %154, 0
  %172 = uitofp i64 %154 to double
  %173 = tail call double @llvm.fmuladd.f64(double %172, double 2.000000e+00, double 1.000000e+00)
  %174 = select i1 %171, double 0.000000e+00, double %173
  br i1 %170, label %175, label %177

175:                                              
  %176 = tail call float @__enzyme_cc_index_sets_narrow(double noundef %174)
  store float %176, ptr %169, align 4
  br label %178

177:                                              
  store double %174, ptr %169, align 8
  br label %178

178:                                              
  %179 = add nuw nsw i64 %153, 1
  %180 = add nsw i64 %154, 1
  %181 = load i32, ptr %148, align 8
  %182 = and i32 %181, 1
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %157, label %152

184:                                              
  store ptr %95, ptr %100, align 8
  tail call void %2(ptr noundef %0) #16
  store ptr %101, ptr %100, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #16
  call fastcc void @find_pattern(ptr noundef nonnull %95, ptr noundef %0, i64 noundef %1, ptr noundef nonnull %8)
  %185 = getelementptr inbounds i8, ptr %95, i64 24
  %186 = load ptr, ptr %185, align 8
  tail call void @free(ptr noundef %186)
  %187 = getelementptr inbounds i8, ptr %95, i64 32
  %188 = load ptr, ptr %187, align 8
  tail call void @free(ptr noundef %188)
  %189 = load ptr, ptr %123, align 8
  tail call void @free(ptr noundef %189)
  %190 = getelementptr inbounds i8, ptr %95, i64 80
  %191 = load ptr, ptr %190, align 8
  tail call void @free(ptr noundef %191)
  tail call void @free(ptr noundef %95)
  %192 = icmp ne i64 %4, 0
  br i1 %192, label %193, label %278

193:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #16
  call fastcc void @transpose(ptr noundef nonnull %8, ptr noundef nonnull %7)
  %194 = load i64, ptr %8, align 8
  %195 = shl i64 %194, 3
  %196 = add i64 %195, 8
  %197 = tail call i64 @llvm.umax.i64(i64 %196, i64 1)
  %198 = tail call ptr @malloc(i64 %197)
  %199 = icmp eq ptr %198, null
  br i1 %199, label %203, label %200

200:                                              
  %201 = icmp sgt i64 %194, -1
  br i1 %201, label %202, label %205

202:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %198, i8 0, i64 %196, i1 false)
  br label %205

203:                                              
  %204 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

205:                                              
  %206 = getelementptr inbounds i8, ptr %8, i64 16
  %207 = load ptr, ptr %206, align 8
  %208 = getelementptr inbounds i64, ptr %207, i64 %194
  %209 = load i64, ptr %208, align 8
  %210 = shl i64 %209, 4
  %211 = tail call i64 @llvm.umax.i64(i64 %210, i64 1)
  %212 = tail call ptr @malloc(i64 %211)
  %213 = icmp eq ptr %212, null
  br i1 %213, label %230, label %214

214:                                              
  %215 = icmp sgt i64 %194, 0
  %216 = getelementptr inbounds i8, ptr %7, i64 16
  %217 = load ptr, ptr %216, align 8
  br i1 %215, label %223, label %218

218:                                              
  %219 = getelementptr inbounds i8, ptr %7, i64 24
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds i8, ptr %8, i64 24
  %222 = load ptr, ptr %221, align 8
  br label %274

223:                                              
  %224 = getelementptr inbounds i8, ptr %8, i64 24
  %225 = getelementptr inbounds i8, ptr %7, i64 24
  %226 = load ptr, ptr %225, align 8
  %227 = load i64, ptr %207, align 8
  %228 = load i64, ptr %217, align 8
  %229 = load ptr, ptr %224, align 8
  br label %232

230:                                              
  %231 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

232:                                              
  %233 = phi i64 [ %228, %223 ], [ %247, %271 ]
  %234 = phi i64 [ %227, %223 ], [ %240, %271 ]
  %235 = phi i64 [ 0, %223 ], [ %244, %271 ]
  %236 = phi i64 [ 0, %223 ], [ %237, %271 ]
  %237 = add nuw nsw i64 %236, 1
  %238 = getelementptr inbounds i64, ptr %217, i64 %237
  %239 = getelementptr inbounds i64, ptr %207, i64 %237
  %240 = load i64, ptr %239, align 8
  br label %241

241:                                              
  %242 = phi i64 [ %233, %232 ], [ %268, %260 ]
  %243 = phi i64 [ %234, %232 ], [ %265, %260 ]
  %244 = phi i64 [ %235, %232 ], [ %269, %260 ]
  %245 = icmp slt i64 %243, %240
  br i1 %245, label %249, label %246

246:                                              
  %247 = load i64, ptr %238, align 8
  %248 = icmp slt i64 %242, %247
  br i1 %248, label %253, label %271

249:                                              
  %250 = getelementptr inbounds i64, ptr %229, i64 %243
  %251 = load i64, ptr %250, align 8
  %252 = load i64, ptr %238, align 8
  br label %253

253:                                              
  %254 = phi i64 [ %252, %249 ], [ %247, %246 ]
  %255 = phi i64 [ %251, %249 ], [ 9223372036854775807, %246 ]
  %256 = icmp slt i64 %242, %254
  br i1 %256, label %257, label %260

257:                                              
  %258 = getelementptr inbounds i64, ptr %226, i64 %242
  %259 = load i64, ptr %258, align 8
  br label %260

260:                                              
  %261 = phi i64 [ %259, %257 ], [ 9223372036854775807, %253 ]
  %262 = tail call i64 @llvm.smin.i64(i64 %255, i64 %261)
  %263 = icmp sle i64 %255, %261
  %264 = zext i1 %263 to i64
  %265 = add nsw i64 %243, %264
  %266 = icmp sle i64 %261, %255
  %267 = zext i1 %266 to i64
  %268 = add nsw i64 %242, %267
  %269 = add nsw i64 %244, 1
  %270 = getelementptr inbounds i64, ptr %212, i64 %244
  store i64 %262, ptr %270, align 8
  br label %241

271:                                              
  %272 = getelementptr inbounds i64, ptr %198, i64 %237
  store i64 %244, ptr %272, align 8
  %273 = icmp eq i64 %237, %194
  br i1 %273, label %274, label %232

274:                                              
  %275 = phi ptr [ %222, %218 ], [ %229, %271 ]
  %276 = phi ptr [ %220, %218 ], [ %226, %271 ]
  tail call void @free(ptr noundef nonnull %207)
  %277 = getelementptr inbounds i8, ptr %8, i64 24
  tail call void @free(ptr noundef %275)
  tail call void @free(ptr noundef %217)
  tail call void @free(ptr noundef %276)
  store ptr %198, ptr %206, align 8
  store ptr %212, ptr %277, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #16
  br label %278

278:                                              
  %279 = getelementptr inbounds i8, ptr %8, i64 8
  %280 = load i64, ptr %279, align 8
  %281 = shl i64 %280, 3
  %282 = tail call i64 @llvm.umax.i64(i64 %281, i64 1)
  %283 = tail call ptr @malloc(i64 %282)
  %284 = icmp eq ptr %283, null
  br i1 %284, label %288, label %285

285:                                              
  %286 = icmp sgt i64 %280, 0
  br i1 %286, label %287, label %290

287:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %283, i8 -1, i64 %281, i1 false)
  br label %290

288:                                              
  %289 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

290:                                              
  br i1 %192, label %291, label %441

291:                                              
  %292 = add i64 %281, 8
  %293 = tail call i64 @llvm.umax.i64(i64 %292, i64 1)
  %294 = tail call ptr @malloc(i64 %293)
  %295 = icmp eq ptr %294, null
  br i1 %295, label %299, label %296

296:                                              
  %297 = icmp sgt i64 %280, -1
  br i1 %297, label %298, label %301

298:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %294, i8 -1, i64 %292, i1 false)
  br label %301

299:                                              
  %300 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

301:                                              
  %302 = load i64, ptr %8, align 8
  %303 = shl i64 %302, 3
  %304 = add i64 %303, 16
  %305 = tail call i64 @llvm.umax.i64(i64 %304, i64 1)
  %306 = tail call ptr @malloc(i64 %305)
  %307 = icmp eq ptr %306, null
  br i1 %307, label %311, label %308

308:                                              
  %309 = icmp sgt i64 %302, -2
  br i1 %309, label %310, label %313

310:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %306, i8 0, i64 %304, i1 false)
  br label %313

311:                                              
  %312 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

313:                                              
  %314 = tail call i64 @llvm.umax.i64(i64 %303, i64 1)
  %315 = tail call ptr @malloc(i64 %314)
  %316 = icmp eq ptr %315, null
  br i1 %316, label %319, label %317

317:                                              
  %318 = icmp sgt i64 %302, 0
  br i1 %318, label %321, label %327

319:                                              
  %320 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

321:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %315, i8 0, i64 %303, i1 false)
  %322 = getelementptr i64, ptr %306, i64 %302
  %323 = getelementptr i8, ptr %322, i64 8
  %324 = getelementptr inbounds i8, ptr %8, i64 16
  %325 = load ptr, ptr %324, align 8
  %326 = load i64, ptr %325, align 8
  br label %331

327:                                              
  %328 = icmp slt i64 %302, 0
  br i1 %328, label %368, label %329

329:                                              
  %330 = load i64, ptr %306, align 8
  br label %348

331:                                              
  %332 = phi i64 [ %326, %321 ], [ %336, %331 ]
  %333 = phi i64 [ 0, %321 ], [ %334, %331 ]
  %334 = add nuw nsw i64 %333, 1
  %335 = getelementptr inbounds i64, ptr %325, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = sub i64 %332, %336
  %338 = getelementptr i64, ptr %323, i64 %337
  %339 = load i64, ptr %338, align 8
  %340 = add nsw i64 %339, 1
  store i64 %340, ptr %338, align 8
  %341 = icmp eq i64 %334, %302
  br i1 %341, label %327, label %331

342:                                              
  br i1 %318, label %343, label %368

343:                                              
  %344 = getelementptr inbounds i8, ptr %8, i64 16
  %345 = load ptr, ptr %344, align 8
  %346 = load i64, ptr %345, align 8
  %347 = getelementptr i64, ptr %306, i64 %302
  br label %356

348:                                              
  %349 = phi i64 [ %354, %348 ], [ %330, %329 ]
  %350 = phi i64 [ %351, %348 ], [ 0, %329 ]
  %351 = add nuw nsw i64 %350, 1
  %352 = getelementptr inbounds i64, ptr %306, i64 %351
  %353 = load i64, ptr %352, align 8
  %354 = add nsw i64 %353, %349
  store i64 %354, ptr %352, align 8
  %355 = icmp eq i64 %350, %302
  br i1 %355, label %342, label %348

356:                                              
  %357 = phi i64 [ %346, %343 ], [ %361, %356 ]
  %358 = phi i64 [ 0, %343 ], [ %359, %356 ]
  %359 = add nuw nsw i64 %358, 1
  %360 = getelementptr inbounds i64, ptr %345, i64 %359
  %361 = load i64, ptr %360, align 8
  %362 = sub i64 %357, %361
  %363 = getelementptr i64, ptr %347, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = add nsw i64 %364, 1
  store i64 %365, ptr %363, align 8
  %366 = getelementptr inbounds i64, ptr %315, i64 %364
  store i64 %358, ptr %366, align 8
  %367 = icmp eq i64 %359, %302
  br i1 %367, label %368, label %356

368:                                              
  tail call void @free(ptr noundef nonnull %306)
  br i1 %286, label %369, label %439

369:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %283, i8 -1, i64 %281, i1 false)
  %370 = getelementptr inbounds i8, ptr %8, i64 16
  %371 = getelementptr inbounds i8, ptr %8, i64 24
  %372 = load ptr, ptr %370, align 8
  %373 = load ptr, ptr %371, align 8
  br label %374

374:                                              
  %375 = phi i64 [ 0, %369 ], [ %436, %435 ]
  %376 = phi i64 [ 0, %369 ], [ %437, %435 ]
  %377 = getelementptr inbounds i64, ptr %315, i64 %376
  %378 = load i64, ptr %377, align 8
  %379 = getelementptr i64, ptr %372, i64 %378
  %380 = load i64, ptr %379, align 8
  %381 = getelementptr i8, ptr %379, i64 8
  %382 = load i64, ptr %381, align 8
  %383 = icmp eq i64 %380, %382
  br i1 %383, label %435, label %384

384:                                              
  %385 = icmp slt i64 %380, %382
  br i1 %385, label %397, label %386

386:                                              
  br label %387

387:                                              
  %388 = phi i64 [ %392, %387 ], [ 0, %386 ]
  %389 = getelementptr inbounds i64, ptr %294, i64 %388
  %390 = load i64, ptr %389, align 8
  %391 = icmp eq i64 %390, %378
  %392 = add nuw nsw i64 %388, 1
  br i1 %391, label %387, label %393

393:                                              
  %394 = getelementptr inbounds i64, ptr %283, i64 %378
  store i64 %388, ptr %394, align 8
  %395 = icmp slt i64 %388, %375
  %396 = select i1 %395, i64 %375, i64 %392
  br label %435

397:                                              
  %398 = phi i64 [ %433, %432 ], [ %380, %384 ]
  %399 = getelementptr inbounds i64, ptr %373, i64 %398
  %400 = load i64, ptr %399, align 8
  %401 = icmp eq i64 %400, %378
  br i1 %401, label %432, label %402

402:                                              
  %403 = getelementptr inbounds i64, ptr %283, i64 %400
  %404 = load i64, ptr %403, align 8
  %405 = icmp sgt i64 %404, -1
  br i1 %405, label %406, label %408

406:                                              
  %407 = getelementptr inbounds i64, ptr %294, i64 %404
  store i64 %378, ptr %407, align 8
  br label %408

408:                                              
  %409 = getelementptr inbounds i64, ptr %372, i64 %400
  %410 = load i64, ptr %409, align 8
  %411 = getelementptr i8, ptr %409, i64 8
  %412 = load i64, ptr %411, align 8
  %413 = icmp slt i64 %410, %412
  br i1 %413, label %414, label %432

414:                                              
  %415 = phi i64 [ %430, %429 ], [ %410, %408 ]
  %416 = getelementptr inbounds i64, ptr %373, i64 %415
  %417 = load i64, ptr %416, align 8
  %418 = icmp eq i64 %417, %378
  %419 = icmp eq i64 %417, %400
  %420 = or i1 %418, %419
  br i1 %420, label %429, label %421

421:                                              
  %422 = getelementptr inbounds i64, ptr %283, i64 %417
  %423 = load i64, ptr %422, align 8
  %424 = icmp sgt i64 %423, -1
  %425 = icmp ugt i64 %404, %423
  %426 = and i1 %424, %425
  br i1 %426, label %427, label %429

427:                                              
  %428 = getelementptr inbounds i64, ptr %294, i64 %423
  store i64 %378, ptr %428, align 8
  br label %429

429:                                              
  %430 = add nsw i64 %415, 1
  %431 = icmp eq i64 %430, %412
  br i1 %431, label %432, label %414

432:                                              
  %433 = add nsw i64 %398, 1
  %434 = icmp eq i64 %433, %382
  br i1 %434, label %386, label %397

435:                                              
  %436 = phi i64 [ %396, %393 ], [ %375, %374 ]
  %437 = add nuw nsw i64 %376, 1
  %438 = icmp eq i64 %437, %280
  br i1 %438, label %439, label %374

439:                                              
  %440 = phi i64 [ 0, %368 ], [ %436, %435 ]
  tail call void @free(ptr noundef %294)
  tail call void @free(ptr noundef %315)
  br label %444

441:                                              
  %442 = call fastcc i64 @colour_columns(ptr noundef nonnull %8, ptr noundef nonnull %283)
  %443 = load i64, ptr %8, align 8
  br label %444

444:                                              
  %445 = phi i64 [ %302, %439 ], [ %443, %441 ]
  %446 = phi i64 [ %440, %439 ], [ %442, %441 ]
  %447 = zext i1 %192 to i32
  %448 = call fastcc ptr @filled(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %8, ptr noundef nonnull %283, i64 noundef %446, i32 noundef %447, ptr noundef %3, ptr noundef nonnull @put_back)
  %449 = getelementptr inbounds i8, ptr %8, i64 16
  %450 = load ptr, ptr %449, align 8
  %451 = getelementptr inbounds i64, ptr %450, i64 %445
  %452 = load i64, ptr %451, align 8
  %453 = getelementptr inbounds i8, ptr %8, i64 24
  %454 = load ptr, ptr %453, align 8
  store i64 %445, ptr %5, align 8
  %455 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %280, ptr %455, align 8
  %456 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 %452, ptr %456, align 8
  %457 = getelementptr inbounds i8, ptr %5, i64 24
  store i64 %446, ptr %457, align 8
  %458 = getelementptr inbounds i8, ptr %5, i64 32
  store ptr %450, ptr %458, align 8
  %459 = getelementptr inbounds i8, ptr %5, i64 40
  store ptr %454, ptr %459, align 8
  %460 = getelementptr inbounds i8, ptr %5, i64 48
  store ptr %448, ptr %460, align 8
  tail call void @free(ptr noundef %283)
  br i1 %9, label %462, label %461

461:                                              
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #16
  ret void

462:                                              
  %463 = phi i64 [ %476, %475 ], [ 0, %444 ]
  %464 = getelementptr inbounds %struct.array, ptr %0, i64 %463
  %465 = getelementptr inbounds i8, ptr %464, i64 8
  %466 = load ptr, ptr %465, align 8
  tail call void @free(ptr noundef %466)
  %467 = getelementptr inbounds i8, ptr %464, i64 40
  %468 = load ptr, ptr %467, align 8
  tail call void @free(ptr noundef %468)
  %469 = getelementptr inbounds i8, ptr %464, i64 32
  %470 = load i32, ptr %469, align 8
  %471 = and i32 %470, 4
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %475, label %473

473:                                              
  %474 = load ptr, ptr %464, align 8
  tail call void @free(ptr noundef %474)
  br label %475

475:                                              
  %476 = add nuw nsw i64 %463, 1
  %477 = icmp eq i64 %476, %1
  br i1 %477, label %461, label %462
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
  %9 = getelementptr inbounds i8, ptr %2, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %2, align 8
  %12 = getelementptr inbounds i64, ptr %10, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = shl i64 %13, 3
  %15 = tail call i64 @llvm.umax.i64(i64 %14, i64 1)
  %16 = tail call ptr @malloc(i64 %15)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %20

18:                                               
  %19 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

20:                                               
  %21 = tail call ptr @malloc(i64 %15)
  %22 = icmp eq ptr %21, null
  br i1 %22, label %28, label %23

23:                                               
  %24 = icmp sgt i64 %13, 0
  br i1 %24, label %25, label %31

25:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %21, i8 0, i64 %14, i1 false)
  %26 = tail call ptr @malloc(i64 %15)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %34, label %30

28:                                               
  %29 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

30:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %26, i8 0, i64 %14, i1 false)
  br label %36

31:                                               
  %32 = tail call ptr @malloc(i64 %15)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %36

34:                                               
  %35 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

36:                                               
  %37 = phi ptr [ %32, %31 ], [ %26, %30 ]
  %38 = shl i64 %4, 3
  %39 = add i64 %38, 8
  %40 = tail call i64 @llvm.umax.i64(i64 %39, i64 1)
  %41 = tail call ptr @malloc(i64 %40)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               
  %44 = icmp sgt i64 %4, -1
  br i1 %44, label %45, label %51

45:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %41, i8 0, i64 %39, i1 false)
  %46 = tail call ptr @malloc(i64 %40)
  %47 = icmp eq ptr %46, null
  br i1 %47, label %54, label %50

48:                                               
  %49 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

50:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %46, i8 0, i64 %39, i1 false)
  br label %56

51:                                               
  %52 = tail call ptr @malloc(i64 %40)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %54, label %56

54:                                               
  %55 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

56:                                               
  %57 = phi ptr [ %52, %51 ], [ %46, %50 ]
  %58 = tail call i64 @llvm.umax.i64(i64 %38, i64 1)
  %59 = tail call ptr @malloc(i64 %58)
  %60 = icmp eq ptr %59, null
  br i1 %60, label %64, label %61

61:                                               
  %62 = icmp sgt i64 %4, 0
  br i1 %62, label %63, label %66

63:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %59, i8 0, i64 %38, i1 false)
  br label %66

64:                                               
  %65 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

66:                                               
  %67 = icmp sgt i64 %11, 0
  br i1 %67, label %68, label %135

68:                                               
  %69 = getelementptr inbounds i8, ptr %2, i64 24
  %70 = icmp eq i32 %5, 0
  %71 = load i64, ptr %10, align 8
  br label %74

72:                                               
  %73 = icmp eq i64 %78, %11
  br i1 %73, label %135, label %74

74:                                               
  %75 = phi i64 [ %71, %68 ], [ %80, %72 ]
  %76 = phi i64 [ 0, %68 ], [ %78, %72 ]
  %77 = getelementptr inbounds i64, ptr %10, i64 %76
  %78 = add nuw nsw i64 %76, 1
  %79 = getelementptr inbounds i64, ptr %10, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = icmp slt i64 %75, %80
  br i1 %81, label %82, label %98

82:                                               
  %83 = load ptr, ptr %69, align 8
  br label %87

84:                                               
  br i1 %81, label %85, label %98

85:                                               
  %86 = load ptr, ptr %69, align 8
  br label %103

87:                                               
  %88 = phi i64 [ %75, %82 ], [ %96, %87 ]
  %89 = getelementptr inbounds i64, ptr %83, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds i64, ptr %3, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds i64, ptr %59, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = add nsw i64 %94, 1
  store i64 %95, ptr %93, align 8
  %96 = add nsw i64 %88, 1
  %97 = icmp eq i64 %96, %80
  br i1 %97, label %84, label %87

98:                                               
  %99 = load i64, ptr %77, align 8
  %100 = icmp slt i64 %99, %80
  br i1 %100, label %101, label %72

101:                                              
  %102 = load ptr, ptr %69, align 8
  br label %126

103:                                              
  %104 = phi i64 [ %124, %119 ], [ %75, %85 ]
  %105 = getelementptr inbounds i64, ptr %86, i64 %104
  %106 = load i64, ptr %105, align 8
  br i1 %70, label %107, label %109

107:                                              
  %108 = getelementptr inbounds i64, ptr %21, i64 %104
  store i64 %76, ptr %108, align 8
  br label %119

109:                                              
  %110 = getelementptr inbounds i64, ptr %3, i64 %106
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds i64, ptr %59, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = freeze i64 %113
  %115 = icmp eq i64 %114, 1
  %116 = getelementptr inbounds i64, ptr %21, i64 %104
  br i1 %115, label %117, label %118

117:                                              
  store i64 %76, ptr %116, align 8
  br label %119

118:                                              
  store i64 %106, ptr %116, align 8
  br label %119

119:                                              
  %120 = phi i64 [ %76, %118 ], [ %106, %117 ], [ %106, %107 ]
  %121 = getelementptr inbounds i64, ptr %3, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds i64, ptr %37, i64 %104
  store i64 %122, ptr %123, align 8
  %124 = add nsw i64 %104, 1
  %125 = icmp slt i64 %124, %80
  br i1 %125, label %103, label %98

126:                                              
  %127 = phi i64 [ %99, %101 ], [ %133, %126 ]
  %128 = getelementptr inbounds i64, ptr %102, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds i64, ptr %3, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds i64, ptr %59, i64 %131
  store i64 0, ptr %132, align 8
  %133 = add nsw i64 %127, 1
  %134 = icmp eq i64 %133, %80
  br i1 %134, label %72, label %126

135:                                              
  tail call void @free(ptr noundef %59)
  %136 = tail call ptr @malloc(i64 %15)
  %137 = icmp eq ptr %136, null
  br i1 %137, label %140, label %138

138:                                              
  br i1 %24, label %139, label %142

139:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %136, i8 0, i64 %14, i1 false)
  br label %142

140:                                              
  %141 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

142:                                              
  %143 = icmp slt i64 %4, 0
  br i1 %143, label %145, label %144

144:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %41, i8 0, i64 %39, i1 false)
  br label %145

145:                                              
  %146 = getelementptr i8, ptr %41, i64 8
  br i1 %24, label %150, label %147

147:                                              
  br i1 %62, label %148, label %159

148:                                              
  %149 = load i64, ptr %41, align 8
  br label %160

150:                                              
  %151 = phi i64 [ %157, %150 ], [ 0, %145 ]
  %152 = getelementptr inbounds i64, ptr %37, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr i64, ptr %146, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = add nsw i64 %155, 1
  store i64 %156, ptr %154, align 8
  %157 = add nuw nsw i64 %151, 1
  %158 = icmp eq i64 %157, %13
  br i1 %158, label %147, label %150

159:                                              
  br i1 %24, label %170, label %168

160:                                              
  %161 = phi i64 [ %166, %160 ], [ %149, %148 ]
  %162 = phi i64 [ %163, %160 ], [ 0, %148 ]
  %163 = add nuw nsw i64 %162, 1
  %164 = getelementptr inbounds i64, ptr %41, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = add nsw i64 %165, %161
  store i64 %166, ptr %164, align 8
  %167 = icmp eq i64 %163, %4
  br i1 %167, label %159, label %160

168:                                              
  br i1 %62, label %169, label %180

169:                                              
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %146, ptr nonnull align 8 %41, i64 %38, i1 false)
  br label %180

170:                                              
  %171 = phi i64 [ %178, %170 ], [ 0, %159 ]
  %172 = getelementptr inbounds i64, ptr %37, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds i64, ptr %41, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = add nsw i64 %175, 1
  store i64 %176, ptr %174, align 8
  %177 = getelementptr inbounds i64, ptr %136, i64 %175
  store i64 %171, ptr %177, align 8
  %178 = add nuw nsw i64 %171, 1
  %179 = icmp eq i64 %178, %13
  br i1 %179, label %168, label %170

180:                                              
  store i64 0, ptr %41, align 8
  %181 = getelementptr inbounds i8, ptr %2, i64 8
  %182 = load i64, ptr %181, align 8
  %183 = shl i64 %182, 3
  %184 = tail call i64 @llvm.umax.i64(i64 %183, i64 1)
  %185 = tail call ptr @malloc(i64 %184)
  %186 = icmp eq ptr %185, null
  br i1 %186, label %189, label %187

187:                                              
  %188 = icmp sgt i64 %182, 0
  br i1 %188, label %191, label %193

189:                                              
  %190 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

191:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %185, i8 0, i64 %183, i1 false)
  %192 = getelementptr i8, ptr %57, i64 8
  br label %196

193:                                              
  br i1 %62, label %194, label %208

194:                                              
  %195 = load i64, ptr %57, align 8
  br label %215

196:                                              
  %197 = phi i64 [ %206, %205 ], [ 0, %191 ]
  %198 = getelementptr inbounds i64, ptr %3, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = icmp sgt i64 %199, -1
  br i1 %200, label %201, label %205

201:                                              
  %202 = getelementptr i64, ptr %192, i64 %199
  %203 = load i64, ptr %202, align 8
  %204 = add nsw i64 %203, 1
  store i64 %204, ptr %202, align 8
  br label %205

205:                                              
  %206 = add nuw nsw i64 %197, 1
  %207 = icmp eq i64 %206, %182
  br i1 %207, label %193, label %196

208:                                              
  %209 = tail call ptr @malloc(i64 %40)
  %210 = icmp eq ptr %209, null
  br i1 %210, label %212, label %211

211:                                              
  br i1 %44, label %214, label %223

212:                                              
  %213 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

214:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %209, ptr nonnull align 8 %57, i64 %39, i1 false)
  br label %223

215:                                              
  %216 = phi i64 [ %221, %215 ], [ %195, %194 ]
  %217 = phi i64 [ %218, %215 ], [ 0, %194 ]
  %218 = add nuw nsw i64 %217, 1
  %219 = getelementptr inbounds i64, ptr %57, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = add nsw i64 %220, %216
  store i64 %221, ptr %219, align 8
  %222 = icmp eq i64 %218, %4
  br i1 %222, label %208, label %215

223:                                              
  br i1 %188, label %228, label %224

224:                                              
  br i1 %143, label %241, label %225

225:                                              
  %226 = icmp sgt i64 %1, 0
  %227 = getelementptr inbounds i8, ptr %2, i64 24
  br label %242

228:                                              
  %229 = phi i64 [ %239, %238 ], [ 0, %223 ]
  %230 = getelementptr inbounds i64, ptr %3, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = icmp sgt i64 %231, -1
  br i1 %232, label %233, label %238

233:                                              
  %234 = getelementptr inbounds i64, ptr %57, i64 %231
  %235 = load i64, ptr %234, align 8
  %236 = add nsw i64 %235, 1
  store i64 %236, ptr %234, align 8
  %237 = getelementptr inbounds i64, ptr %185, i64 %235
  store i64 %229, ptr %237, align 8
  br label %238

238:                                              
  %239 = add nuw nsw i64 %229, 1
  %240 = icmp eq i64 %239, %182
  br i1 %240, label %224, label %228

241:                                              
  tail call void @free(ptr noundef %21)
  tail call void @free(ptr noundef %37)
  tail call void @free(ptr noundef %41)
  tail call void @free(ptr noundef %57)
  tail call void @free(ptr noundef %136)
  tail call void @free(ptr noundef %185)
  tail call void @free(ptr noundef %209)
  ret ptr %16

242:                                              
  %243 = phi i64 [ 0, %225 ], [ %244, %586 ]
  %244 = add nuw nsw i64 %243, 4
  %245 = tail call i64 @llvm.smin.i64(i64 %244, i64 %4)
  br i1 %226, label %251, label %246

246:                                              
  %247 = icmp slt i64 %243, %4
  br i1 %247, label %248, label %279

248:                                              
  %249 = getelementptr inbounds i64, ptr %209, i64 %243
  %250 = load i64, ptr %249, align 8
  br label %285

251:                                              
  %252 = phi i64 [ %260, %259 ], [ 0, %242 ]
  %253 = getelementptr inbounds %struct.array, ptr %0, i64 %252
  %254 = getelementptr inbounds i8, ptr %253, i64 8
  %255 = getelementptr inbounds i8, ptr %253, i64 48
  %256 = getelementptr inbounds i8, ptr %253, i64 36
  %257 = getelementptr inbounds i8, ptr %253, i64 24
  %258 = getelementptr inbounds i8, ptr %253, i64 16
  br label %262

259:                                              
  %260 = add nuw nsw i64 %252, 1
  %261 = icmp eq i64 %260, %1
  br i1 %261, label %246, label %251

262:                                              
  %263 = phi i64 [ 0, %251 ], [ %275, %262 ]
  %264 = load ptr, ptr %254, align 8
  %265 = load i64, ptr %255, align 8
  %266 = load i32, ptr %256, align 4
  %267 = sext i32 %266 to i64
  %268 = mul nsw i64 %265, %267
  %269 = getelementptr inbounds i8, ptr %264, i64 %268
  %270 = load i64, ptr %257, align 8
  %271 = mul nsw i64 %270, %263
  %272 = getelementptr inbounds i8, ptr %269, i64 %271
  %273 = load i64, ptr %258, align 8
  %274 = mul nsw i64 %273, %267
  tail call void @llvm.memset.p0.i64(ptr align 1 %272, i8 0, i64 %274, i1 false)
  %275 = add nuw nsw i64 %263, 1
  %276 = icmp eq i64 %275, 4
  br i1 %276, label %259, label %262

277:                                              
  %278 = icmp slt i64 %288, %245
  br i1 %278, label %285, label %279

279:                                              
  %280 = icmp sgt i64 %244, %4
  br i1 %280, label %281, label %338

281:                                              
  %282 = sub nsw i64 %4, %243
  %283 = load i64, ptr %181, align 8
  %284 = icmp sgt i64 %283, 0
  br i1 %284, label %336, label %338

285:                                              
  %286 = phi i64 [ %290, %277 ], [ %250, %248 ]
  %287 = phi i64 [ %288, %277 ], [ %243, %248 ]
  %288 = add nuw nsw i64 %287, 1
  %289 = getelementptr inbounds i64, ptr %209, i64 %288
  %290 = load i64, ptr %289, align 8
  %291 = icmp slt i64 %286, %290
  br i1 %291, label %292, label %277

292:                                              
  %293 = sub nuw nsw i64 %287, %243
  br label %294

294:                                              
  %295 = phi i64 [ %286, %292 ], [ %334, %333 ]
  %296 = getelementptr inbounds i64, ptr %185, i64 %295
  %297 = load i64, ptr %296, align 8
  br label %298

298:                                              
  %299 = phi i64 [ %297, %294 ], [ %312, %311 ]
  %300 = phi ptr [ %0, %294 ], [ %313, %311 ]
  %301 = getelementptr inbounds i8, ptr %300, i64 32
  %302 = load i32, ptr %301, align 8
  %303 = and i32 %302, 1
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %311, label %305

305:                                              
  %306 = getelementptr inbounds i8, ptr %300, i64 16
  %307 = load i64, ptr %306, align 8
  %308 = icmp slt i64 %299, %307
  br i1 %308, label %314, label %309

309:                                              
  %310 = sub nsw i64 %299, %307
  br label %311

311:                                              
  %312 = phi i64 [ %310, %309 ], [ %299, %298 ]
  %313 = getelementptr inbounds i8, ptr %300, i64 56
  br label %298

314:                                              
  %315 = getelementptr inbounds i8, ptr %300, i64 8
  %316 = load ptr, ptr %315, align 8
  %317 = getelementptr inbounds i8, ptr %300, i64 48
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds i8, ptr %300, i64 36
  %320 = load i32, ptr %319, align 4
  %321 = sext i32 %320 to i64
  %322 = mul nsw i64 %318, %321
  %323 = getelementptr inbounds i8, ptr %316, i64 %322
  %324 = mul nsw i64 %299, %321
  %325 = getelementptr inbounds i8, ptr %323, i64 %324
  %326 = getelementptr inbounds i8, ptr %300, i64 24
  %327 = load i64, ptr %326, align 8
  %328 = mul nsw i64 %327, %293
  %329 = getelementptr inbounds i8, ptr %325, i64 %328
  %330 = icmp eq i32 %320, 4
  br i1 %330, label %331, label %332

331:                                              
  store float 1.000000e+00, ptr %329, align 4
  br label %333

332:                                              
  store double 1.000000e+00, ptr %329, align 8
  br label %333

333:                                              
  %334 = add nsw i64 %295, 1
  %335 = icmp eq i64 %334, %290
  br i1 %335, label %277, label %294

336:                                              
  %337 = phi i64 [ %383, %382 ], [ 0, %281 ]
  br label %342

338:                                              
  tail call void %7(ptr noundef %0, i64 noundef %1) #16
  tail call void %6(ptr noundef %0) #16
  br i1 %247, label %339, label %388

339:                                              
  %340 = getelementptr inbounds i64, ptr %41, i64 %243
  %341 = load i64, ptr %340, align 8
  br label %389

342:                                              
  %343 = phi i64 [ %356, %355 ], [ %337, %336 ]
  %344 = phi ptr [ %357, %355 ], [ %0, %336 ]
  %345 = getelementptr inbounds i8, ptr %344, i64 32
  %346 = load i32, ptr %345, align 8
  %347 = and i32 %346, 1
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %355, label %349

349:                                              
  %350 = getelementptr inbounds i8, ptr %344, i64 16
  %351 = load i64, ptr %350, align 8
  %352 = icmp slt i64 %343, %351
  br i1 %352, label %358, label %353

353:                                              
  %354 = sub nsw i64 %343, %351
  br label %355

355:                                              
  %356 = phi i64 [ %354, %353 ], [ %343, %342 ]
  %357 = getelementptr inbounds i8, ptr %344, i64 56
  br label %342

358:                                              
  %359 = getelementptr inbounds i8, ptr %344, i64 8
  %360 = load ptr, ptr %359, align 8
  %361 = getelementptr inbounds i8, ptr %344, i64 48
  %362 = load i64, ptr %361, align 8
  %363 = getelementptr inbounds i8, ptr %344, i64 36
  %364 = load i32, ptr %363, align 4
  %365 = sext i32 %364 to i64
  %366 = mul nsw i64 %362, %365
  %367 = getelementptr inbounds i8, ptr %360, i64 %366
  %368 = mul nsw i64 %343, %365
  %369 = getelementptr inbounds i8, ptr %367, i64 %368
  %370 = getelementptr inbounds i8, ptr %344, i64 24
  %371 = load i64, ptr %370, align 8
  %372 = mul nsw i64 %371, %282
  %373 = getelementptr inbounds i8, ptr %369, i64 %372
  %374 = mul i64 %337, -7046029254386353131
  %375 = lshr i64 %374, 11
  %376 = uitofp nneg i64 %375 to double
  %377 = tail call double @llvm.fmuladd.f64(double %376, double 0x3CA0000000000000, double 1.000000e+00)
  %378 = icmp eq i32 %364, 4
  br i1 %378, label %379, label %381

379:                                              
  %380 = fptrunc double %377 to float
  store float %380, ptr %373, align 4
  br label %382

381:                                              
  store double %377, ptr %373, align 8
  br label %382

382:                                              
  %383 = add nuw nsw i64 %337, 1
  %384 = load i64, ptr %181, align 8
  %385 = icmp slt i64 %383, %384
  br i1 %385, label %336, label %338

386:                                              
  %387 = icmp slt i64 %392, %245
  br i1 %387, label %389, label %388

388:                                              
  br i1 %280, label %447, label %586

389:                                              
  %390 = phi i64 [ %394, %386 ], [ %341, %339 ]
  %391 = phi i64 [ %392, %386 ], [ %243, %339 ]
  %392 = add nuw nsw i64 %391, 1
  %393 = getelementptr inbounds i64, ptr %41, i64 %392
  %394 = load i64, ptr %393, align 8
  %395 = icmp slt i64 %390, %394
  br i1 %395, label %396, label %386

396:                                              
  %397 = sub nuw nsw i64 %391, %243
  br label %398

398:                                              
  %399 = phi i64 [ %390, %396 ], [ %445, %442 ]
  %400 = getelementptr inbounds i64, ptr %136, i64 %399
  %401 = load i64, ptr %400, align 8
  %402 = getelementptr inbounds i64, ptr %21, i64 %401
  %403 = load i64, ptr %402, align 8
  br label %404

404:                                              
  %405 = phi i64 [ %403, %398 ], [ %418, %417 ]
  %406 = phi ptr [ %0, %398 ], [ %419, %417 ]
  %407 = getelementptr inbounds i8, ptr %406, i64 32
  %408 = load i32, ptr %407, align 8
  %409 = and i32 %408, 2
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %417, label %411

411:                                              
  %412 = getelementptr inbounds i8, ptr %406, i64 16
  %413 = load i64, ptr %412, align 8
  %414 = icmp slt i64 %405, %413
  br i1 %414, label %420, label %415

415:                                              
  %416 = sub nsw i64 %405, %413
  br label %417

417:                                              
  %418 = phi i64 [ %416, %415 ], [ %405, %404 ]
  %419 = getelementptr inbounds i8, ptr %406, i64 56
  br label %404

420:                                              
  %421 = getelementptr inbounds i8, ptr %406, i64 8
  %422 = load ptr, ptr %421, align 8
  %423 = getelementptr inbounds i8, ptr %406, i64 48
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr inbounds i8, ptr %406, i64 36
  %426 = load i32, ptr %425, align 4
  %427 = sext i32 %426 to i64
  %428 = mul nsw i64 %424, %427
  %429 = getelementptr inbounds i8, ptr %422, i64 %428
  %430 = mul nsw i64 %405, %427
  %431 = getelementptr inbounds i8, ptr %429, i64 %430
  %432 = getelementptr inbounds i8, ptr %406, i64 24
  %433 = load i64, ptr %432, align 8
  %434 = mul nsw i64 %433, %397
  %435 = getelementptr inbounds i8, ptr %431, i64 %434
  %436 = icmp eq i32 %426, 4
  br i1 %436, label %437, label %440

437:                                              
  %438 = load float, ptr %435, align 4
  %439 = fpext float %438 to double
  br label %442

440:                                              
  %441 = load double, ptr %435, align 8
  br label %442

442:                                              
  %443 = phi double [ %439, %437 ], [ %441, %440 ]
  %444 = getelementptr inbounds double, ptr %16, i64 %401
  store double %443, ptr %444, align 8
  %445 = add nsw i64 %399, 1
  %446 = icmp eq i64 %445, %394
  br i1 %446, label %386, label %398

447:                                              
  %448 = sub nsw i64 %4, %243
  %449 = load i64, ptr %2, align 8
  %450 = shl i64 %449, 3
  %451 = tail call i64 @llvm.umax.i64(i64 %450, i64 1)
  %452 = tail call ptr @malloc(i64 %451)
  %453 = icmp eq ptr %452, null
  br i1 %453, label %459, label %454

454:                                              
  %455 = icmp sgt i64 %449, 0
  br i1 %455, label %456, label %461

456:                                              
  %457 = load ptr, ptr %9, align 8
  %458 = load i64, ptr %457, align 8
  br label %466

459:                                              
  %460 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.9, i64 noundef 50) #16
  tail call void @abort() #17
  unreachable

461:                                              
  %462 = phi double [ 0.000000e+00, %454 ], [ %483, %478 ]
  %463 = fmul double %462, 1.000000e-09
  %464 = fmul double %462, 1.000000e-04
  %465 = tail call i64 @llvm.smax.i64(i64 %449, i64 0)
  br label %503

466:                                              
  %467 = phi i64 [ %458, %456 ], [ %473, %478 ]
  %468 = phi double [ 0.000000e+00, %456 ], [ %483, %478 ]
  %469 = phi i64 [ 0, %456 ], [ %471, %478 ]
  %470 = getelementptr inbounds double, ptr %452, i64 %469
  store double 0.000000e+00, ptr %470, align 8
  %471 = add nuw nsw i64 %469, 1
  %472 = getelementptr inbounds i64, ptr %457, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = icmp slt i64 %467, %473
  br i1 %474, label %475, label %478

475:                                              
  %476 = load ptr, ptr %227, align 8
  br label %485

477:                                              
  store double %500, ptr %470, align 8
  br label %478

478:                                              
  %479 = phi double [ %500, %477 ], [ 0.000000e+00, %466 ]
  %480 = fcmp ule double %479, %468
  %481 = fcmp ueq double %479, 0x7FF0000000000000
  %482 = or i1 %480, %481
  %483 = select i1 %482, double %468, double %479
  %484 = icmp eq i64 %471, %449
  br i1 %484, label %461, label %466

485:                                              
  %486 = phi double [ 0.000000e+00, %475 ], [ %500, %485 ]
  %487 = phi i64 [ %467, %475 ], [ %501, %485 ]
  %488 = getelementptr inbounds double, ptr %16, i64 %487
  %489 = load double, ptr %488, align 8
  %490 = getelementptr inbounds i64, ptr %476, i64 %487
  %491 = load i64, ptr %490, align 8
  %492 = mul i64 %491, -7046029254386353131
  %493 = lshr i64 %492, 11
  %494 = uitofp nneg i64 %493 to double
  %495 = tail call double @llvm.fmuladd.f64(double %494, double 0x3CA0000000000000, double 1.000000e+00)
  %496 = fmul double %489, %495
  %497 = fcmp olt double %496, 0.000000e+00
  %498 = fneg double %496
  %499 = select i1 %497, double %498, double %496
  %500 = fadd double %486, %499
  %501 = add nsw i64 %487, 1
  %502 = icmp eq i64 %501, %473
  br i1 %502, label %477, label %485

503:                                              
  %504 = phi i64 [ %549, %555 ], [ 0, %461 ]
  %505 = icmp eq i64 %504, %465
  br i1 %505, label %585, label %506

506:                                              
  %507 = phi i64 [ %520, %519 ], [ %504, %503 ]
  %508 = phi ptr [ %521, %519 ], [ %0, %503 ]
  %509 = getelementptr inbounds i8, ptr %508, i64 32
  %510 = load i32, ptr %509, align 8
  %511 = and i32 %510, 2
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %519, label %513

513:                                              
  %514 = getelementptr inbounds i8, ptr %508, i64 16
  %515 = load i64, ptr %514, align 8
  %516 = icmp slt i64 %507, %515
  br i1 %516, label %522, label %517

517:                                              
  %518 = sub nsw i64 %507, %515
  br label %519

519:                                              
  %520 = phi i64 [ %518, %517 ], [ %507, %506 ]
  %521 = getelementptr inbounds i8, ptr %508, i64 56
  br label %506

522:                                              
  %523 = getelementptr inbounds i8, ptr %508, i64 8
  %524 = load ptr, ptr %523, align 8
  %525 = getelementptr inbounds i8, ptr %508, i64 48
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds i8, ptr %508, i64 36
  %528 = load i32, ptr %527, align 4
  %529 = sext i32 %528 to i64
  %530 = mul nsw i64 %526, %529
  %531 = getelementptr inbounds i8, ptr %524, i64 %530
  %532 = mul nsw i64 %507, %529
  %533 = getelementptr inbounds i8, ptr %531, i64 %532
  %534 = getelementptr inbounds i8, ptr %508, i64 24
  %535 = load i64, ptr %534, align 8
  %536 = mul nsw i64 %535, %448
  %537 = getelementptr inbounds i8, ptr %533, i64 %536
  %538 = icmp eq i32 %528, 4
  br i1 %538, label %539, label %542

539:                                              
  %540 = load float, ptr %537, align 4
  %541 = fpext float %540 to double
  br label %544

542:                                              
  %543 = load double, ptr %537, align 8
  br label %544

544:                                              
  %545 = phi double [ %541, %539 ], [ %543, %542 ]
  %546 = load ptr, ptr %9, align 8
  %547 = getelementptr inbounds i64, ptr %546, i64 %504
  %548 = load i64, ptr %547, align 8
  %549 = add nuw i64 %504, 1
  %550 = getelementptr inbounds i64, ptr %546, i64 %549
  %551 = load i64, ptr %550, align 8
  %552 = icmp slt i64 %548, %551
  br i1 %552, label %553, label %555

553:                                              
  %554 = load ptr, ptr %227, align 8
  br label %568

555:                                              
  %556 = phi double [ %545, %544 ], [ %580, %568 ]
  %557 = getelementptr inbounds double, ptr %452, i64 %504
  %558 = load double, ptr %557, align 8
  %559 = tail call double @llvm.fmuladd.f64(double %558, double 1.000000e-02, double %464)
  %560 = tail call double @llvm.fmuladd.f64(double %558, double 1.000000e-03, double %463)
  %561 = select i1 %538, double %559, double %560
  %562 = fcmp olt double %556, 0.000000e+00
  %563 = fneg double %556
  %564 = select i1 %562, double %563, double %556
  %565 = fcmp ule double %564, %561
  %566 = fcmp ueq double %564, 0x7FF0000000000000
  %567 = or i1 %566, %565
  br i1 %567, label %503, label %583

568:                                              
  %569 = phi i64 [ %548, %553 ], [ %581, %568 ]
  %570 = phi double [ %545, %553 ], [ %580, %568 ]
  %571 = getelementptr inbounds double, ptr %16, i64 %569
  %572 = load double, ptr %571, align 8
  %573 = getelementptr inbounds i64, ptr %554, i64 %569
  %574 = load i64, ptr %573, align 8
  %575 = mul i64 %574, -7046029254386353131
  %576 = lshr i64 %575, 11
  %577 = uitofp nneg i64 %576 to double
  %578 = tail call double @llvm.fmuladd.f64(double %577, double 0x3CA0000000000000, double 1.000000e+00)
  %579 = fneg double %572
  %580 = tail call double @llvm.fmuladd.f64(double %579, double %578, double %570)
  %581 = add nsw i64 %569, 1
  %582 = icmp eq i64 %581, %551
  br i1 %582, label %555, label %568

583:                                              
  %584 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.10, i64 noundef 169) #16
  tail call void @abort() #17
  unreachable

585:                                              
  tail call void @free(ptr noundef nonnull %452)
  br i1 %280, label %241, label %586

586:                                              
  br label %242
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


