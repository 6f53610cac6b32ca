; from sparse.c, colouring.h, index_sets.h, support.h: c69005754828965f94ee8c91fa5939a8

%struct.index_set = type { i32, i32, i32, i64 }
%struct.recent_union = type { i32, i32, i32 }
%struct.pattern = type { i64, i64, ptr, ptr }
%struct.array = type { ptr, ptr, i64, i64, i32, i32, ptr }

@.str = private unnamed_addr constant [66 x i8] c"enzyme: too many sets of indices for numbers of single precision\0A\00", align 1
@.str.1 = private unnamed_addr constant [68 x i8] c"enzyme: an array of a sparse derivative has fewer than no elements\0A\00", align 1
@.str.2 = private unnamed_addr constant [56 x i8] c"enzyme: a sparse derivative has more than 2^30 columns\0A\00", align 1
@__enzyme_cc_index_sets = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str.3 = private unnamed_addr constant [133 x i8] c"enzyme: the indices of a sparse derivative are not followed in this thread: the function whose pattern is looked for starts threads\0A\00", align 1
@.str.4 = private unnamed_addr constant [58 x i8] c"enzyme: too many sets of indices for a sparse derivative\0A\00", align 1
@.str.5 = private unnamed_addr constant [51 x i8] c"enzyme: no memory is left for a sparse derivative\0A\00", align 1
@.str.6 = private unnamed_addr constant [98 x i8] c"enzyme: a set of indices was lost on its way: the pattern of a sparse derivative cannot be found\0A\00", align 1

define linkonce_odr hidden double @__enzyme_cc_index_sets_join(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = alloca [192 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.index_set, align 8
  %7 = fcmp oeq double %0, 0.000000e+00
  %8 = fcmp oeq double %0, %1
  %9 = or i1 %7, %8
  br i1 %9, label %217, label %10

10:                                               
  %11 = fcmp oeq double %1, 0.000000e+00
  br i1 %11, label %217, label %12

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
  br i1 %27, label %211, label %28

28:                                               
  %29 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_index_sets)
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %34

32:                                               
  %33 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.3, i64 noundef 132) #12
  tail call void @abort() #13
  unreachable

34:                                               
  %35 = tail call i32 @llvm.umax.i32(i32 %19, i32 %26)
  %36 = tail call i32 @llvm.umin.i32(i32 %19, i32 %26)
  %37 = getelementptr inbounds i8, ptr %30, i64 92
  %38 = mul i32 %36, -1640531535
  %39 = mul i32 %35, -2048144789
  %40 = xor i32 %38, %39
  %41 = lshr i32 %40, 20
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds [4096 x %struct.recent_union], ptr %37, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, %36
  br i1 %45, label %46, label %53

46:                                               
  %47 = getelementptr inbounds i8, ptr %43, i64 4
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, %35
  br i1 %49, label %50, label %53

50:                                               
  %51 = getelementptr inbounds i8, ptr %43, i64 8
  %52 = load i32, ptr %51, align 4
  br label %211

53:                                               
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #12
  %54 = load i32, ptr %30, align 8
  %55 = icmp ult i32 %54, %36
  br i1 %55, label %56, label %65

56:                                               
  %57 = getelementptr inbounds i8, ptr %30, i64 24
  %58 = load ptr, ptr %57, align 8
  %59 = xor i32 %54, -1
  %60 = add i32 %36, %59
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds %struct.index_set, ptr %58, i64 %61
  %63 = load i32, ptr %62, align 8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %181, label %65

65:                                               
  %66 = icmp ult i32 %54, %35
  br i1 %66, label %67, label %76

67:                                               
  %68 = getelementptr inbounds i8, ptr %30, i64 24
  %69 = load ptr, ptr %68, align 8
  %70 = xor i32 %54, -1
  %71 = add i32 %35, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds %struct.index_set, ptr %69, i64 %72
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %181, label %76

76:                                               
  br i1 %55, label %79, label %77

77:                                               
  %78 = add i32 %36, -1
  store i32 %78, ptr %4, align 4
  br label %92

79:                                               
  %80 = getelementptr inbounds i8, ptr %30, i64 24
  %81 = load ptr, ptr %80, align 8
  %82 = xor i32 %54, -1
  %83 = add i32 %36, %82
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds %struct.index_set, ptr %81, i64 %84
  %86 = load i32, ptr %85, align 8
  %87 = getelementptr inbounds i8, ptr %30, i64 32
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %85, i64 16
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds i32, ptr %88, i64 %90
  br label %92

92:                                               
  %93 = phi i32 [ %86, %79 ], [ 1, %77 ]
  %94 = phi ptr [ %91, %79 ], [ %4, %77 ]
  br i1 %66, label %97, label %95

95:                                               
  %96 = add i32 %35, -1
  store i32 %96, ptr %5, align 4
  br label %110

97:                                               
  %98 = getelementptr inbounds i8, ptr %30, i64 24
  %99 = load ptr, ptr %98, align 8
  %100 = xor i32 %54, -1
  %101 = add i32 %35, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds %struct.index_set, ptr %99, i64 %102
  %104 = load i32, ptr %103, align 8
  %105 = getelementptr inbounds i8, ptr %30, i64 32
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds i8, ptr %103, i64 16
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds i32, ptr %106, i64 %108
  br label %110

110:                                              
  %111 = phi i32 [ %104, %97 ], [ 1, %95 ]
  %112 = phi ptr [ %109, %97 ], [ %5, %95 ]
  %113 = icmp ult i32 %93, 97
  %114 = icmp ult i32 %111, 97
  %115 = select i1 %113, i1 %114, i1 false
  br i1 %115, label %116, label %181

116:                                              
  %117 = icmp ne i32 %93, 0
  %118 = icmp ne i32 %111, 0
  %119 = select i1 %117, i1 true, i1 %118
  br i1 %119, label %120, label %207

120:                                              
  %121 = phi i1 [ %171, %163 ], [ %118, %116 ]
  %122 = phi i1 [ %170, %163 ], [ %117, %116 ]
  %123 = phi i32 [ %167, %163 ], [ 0, %116 ]
  %124 = phi i32 [ %157, %163 ], [ 0, %116 ]
  %125 = phi i32 [ %166, %163 ], [ 0, %116 ]
  %126 = icmp eq i32 %125, %111
  br i1 %126, label %127, label %129

127:                                              
  %128 = zext i32 %124 to i64
  br label %140

129:                                              
  br i1 %122, label %132, label %130

130:                                              
  %131 = zext i32 %125 to i64
  br label %143

132:                                              
  %133 = zext i32 %124 to i64
  %134 = getelementptr inbounds i32, ptr %94, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = zext i32 %125 to i64
  %137 = getelementptr inbounds i32, ptr %112, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = icmp ugt i32 %135, %138
  br i1 %139, label %143, label %140

140:                                              
  %141 = phi i64 [ %128, %127 ], [ %133, %132 ]
  %142 = getelementptr inbounds i32, ptr %94, i64 %141
  br label %146

143:                                              
  %144 = phi i64 [ %131, %130 ], [ %136, %132 ]
  %145 = getelementptr inbounds i32, ptr %112, i64 %144
  br label %146

146:                                              
  %147 = phi ptr [ %142, %140 ], [ %145, %143 ]
  %148 = load i32, ptr %147, align 4
  br i1 %122, label %149, label %154

149:                                              
  %150 = zext i32 %124 to i64
  %151 = getelementptr inbounds i32, ptr %94, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = icmp eq i32 %152, %148
  br label %154

154:                                              
  %155 = phi i1 [ false, %146 ], [ %153, %149 ]
  %156 = zext i1 %155 to i32
  %157 = add i32 %124, %156
  br i1 %121, label %158, label %163

158:                                              
  %159 = zext i32 %125 to i64
  %160 = getelementptr inbounds i32, ptr %112, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = icmp eq i32 %161, %148
  br label %163

163:                                              
  %164 = phi i1 [ false, %154 ], [ %162, %158 ]
  %165 = zext i1 %164 to i32
  %166 = add i32 %125, %165
  %167 = add i32 %123, 1
  %168 = zext i32 %123 to i64
  %169 = getelementptr inbounds [192 x i32], ptr %3, i64 0, i64 %168
  store i32 %148, ptr %169, align 4
  %170 = icmp ult i32 %157, %93
  %171 = icmp ult i32 %166, %111
  %172 = select i1 %170, i1 true, i1 %171
  br i1 %172, label %120, label %173

173:                                              
  %174 = icmp eq i32 %167, %93
  br i1 %174, label %207, label %175

175:                                              
  %176 = icmp eq i32 %167, %111
  br i1 %176, label %207, label %177

177:                                              
  %178 = icmp ult i32 %167, 97
  br i1 %178, label %179, label %181

179:                                              
  %180 = call fastcc i32 @small_set(ptr noundef nonnull %30, ptr noundef nonnull %3, i32 noundef %167)
  br label %207

181:                                              
  %182 = getelementptr inbounds i8, ptr %30, i64 24
  %183 = xor i32 %54, -1
  br label %184

184:                                              
  %185 = phi i1 [ true, %181 ], [ false, %201 ]
  %186 = select i1 %185, i32 %36, i32 %35
  %187 = select i1 %185, i32 %35, i32 %36
  %188 = icmp ugt i32 %186, %54
  br i1 %188, label %189, label %201

189:                                              
  %190 = load ptr, ptr %182, align 8
  %191 = add i32 %186, %183
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds %struct.index_set, ptr %190, i64 %192
  %194 = getelementptr inbounds i8, ptr %193, i64 4
  %195 = load i32, ptr %194, align 4
  %196 = icmp eq i32 %195, %187
  br i1 %196, label %207, label %197

197:                                              
  %198 = getelementptr inbounds i8, ptr %193, i64 8
  %199 = load i32, ptr %198, align 8
  %200 = icmp eq i32 %199, %187
  br i1 %200, label %207, label %201

201:                                              
  br i1 %185, label %184, label %202

202:                                              
  store i32 0, ptr %6, align 8
  %203 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 %36, ptr %203, align 4
  %204 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 %35, ptr %204, align 8
  %205 = getelementptr inbounds i8, ptr %6, i64 16
  store i64 0, ptr %205, align 8
  %206 = tail call fastcc i32 @new_set(ptr noundef nonnull %30, ptr noundef nonnull byval(%struct.index_set) align 8 %6)
  br label %207

207:                                              
  %208 = phi i32 [ %206, %202 ], [ %35, %175 ], [ %36, %173 ], [ %180, %179 ], [ %36, %116 ], [ %186, %189 ], [ %186, %197 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  store i32 %36, ptr %43, align 4
  %209 = getelementptr inbounds i8, ptr %43, i64 4
  store i32 %35, ptr %209, align 4
  %210 = getelementptr inbounds i8, ptr %43, i64 8
  store i32 %208, ptr %210, align 4
  br label %211

211:                                              
  %212 = phi i32 [ %19, %12 ], [ %52, %50 ], [ %208, %207 ]
  %213 = icmp eq i32 %212, 0
  %214 = uitofp i32 %212 to double
  %215 = tail call double @llvm.fmuladd.f64(double %214, double 2.000000e+00, double 1.000000e+00)
  %216 = select i1 %213, double 0.000000e+00, double %215
  br label %217

217:                                              
  %218 = phi double [ %216, %211 ], [ %1, %2 ], [ %0, %10 ]
  ret double %218
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
  %13 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 65) #12
  tail call void @abort() #13
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
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.pattern, align 8
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %15, label %92

13:                                               
  %14 = icmp sgt i64 %61, 1073741822
  br i1 %14, label %64, label %66

15:                                               
  %16 = phi i64 [ %61, %56 ], [ 0, %6 ]
  %17 = phi i64 [ %62, %56 ], [ 0, %6 ]
  %18 = getelementptr inbounds %struct.array, ptr %0, i64 %17
  %19 = getelementptr inbounds i8, ptr %18, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %22, label %24

22:                                               
  %23 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 67) #12
  tail call void @abort() #13
  unreachable

24:                                               
  %25 = getelementptr inbounds i8, ptr %18, i64 36
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %20, %27
  %29 = add nsw i64 %28, 63
  %30 = sdiv i64 %29, 64
  %31 = shl nsw i64 %30, 6
  %32 = getelementptr inbounds i8, ptr %18, i64 24
  store i64 %31, ptr %32, align 8
  %33 = shl nsw i64 %30, 8
  %34 = tail call i64 @llvm.umax.i64(i64 %33, i64 1)
  %35 = tail call ptr @malloc(i64 %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %39

37:                                               
  %38 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

39:                                               
  %40 = getelementptr inbounds i8, ptr %18, i64 8
  store ptr %35, ptr %40, align 8
  %41 = load ptr, ptr %18, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %46, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %18, i64 32
  %45 = load i32, ptr %44, align 8
  br label %56

46:                                               
  %47 = tail call i64 @llvm.umax.i64(i64 %28, i64 1)
  %48 = tail call ptr @malloc(i64 %47)
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %52

50:                                               
  %51 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

52:                                               
  store ptr %48, ptr %18, align 8
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %48, i8 0, i64 %28, i1 false)
  %53 = getelementptr inbounds i8, ptr %18, i64 32
  %54 = load i32, ptr %53, align 8
  %55 = or i32 %54, 4
  store i32 %55, ptr %53, align 8
  br label %56

56:                                               
  %57 = phi i32 [ %45, %43 ], [ %55, %52 ]
  %58 = and i32 %57, 1
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, i64 0, i64 %20
  %61 = add nuw nsw i64 %16, %60
  %62 = add nuw nsw i64 %17, 1
  %63 = icmp eq i64 %62, %1
  br i1 %63, label %13, label %15

64:                                               
  %65 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 55) #12
  tail call void @abort() #13
  unreachable

66:                                               
  br i1 %12, label %67, label %92

67:                                               
  %68 = phi i64 [ %90, %89 ], [ 0, %66 ]
  %69 = getelementptr inbounds %struct.array, ptr %0, i64 %68
  %70 = getelementptr inbounds i8, ptr %69, i64 32
  %71 = load i32, ptr %70, align 8
  %72 = and i32 %71, 2
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %89, label %74

74:                                               
  %75 = getelementptr inbounds i8, ptr %69, i64 16
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %69, i64 36
  %78 = load i32, ptr %77, align 4
  %79 = sext i32 %78 to i64
  %80 = mul nsw i64 %76, %79
  %81 = tail call i64 @llvm.umax.i64(i64 %80, i64 1)
  %82 = tail call ptr @malloc(i64 %81)
  %83 = icmp eq ptr %82, null
  br i1 %83, label %84, label %86

84:                                               
  %85 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

86:                                               
  %87 = getelementptr inbounds i8, ptr %69, i64 40
  store ptr %82, ptr %87, align 8
  %88 = load ptr, ptr %69, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %82, ptr align 1 %88, i64 %80, i1 false)
  br label %89

89:                                               
  %90 = add nuw nsw i64 %68, 1
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %92, label %67

92:                                               
  %93 = phi i64 [ %61, %66 ], [ 0, %6 ], [ %61, %89 ]
  %94 = tail call dereferenceable_or_null(49248) ptr @malloc(i64 49248)
  %95 = icmp eq ptr %94, null
  br i1 %95, label %96, label %98

96:                                               
  %97 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

98:                                               
  %99 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_index_sets)
  %100 = load ptr, ptr %99, align 8
  %101 = trunc i64 %93 to i32
  store i32 %101, ptr %94, align 8
  %102 = getelementptr inbounds i8, ptr %94, i64 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(60) %102, i8 0, i64 60, i1 false)
  %103 = getelementptr inbounds i8, ptr %94, i64 64
  store i64 4096, ptr %103, align 8
  %104 = getelementptr inbounds i8, ptr %94, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(49176) %104, i8 0, i64 49176, i1 false)
  %105 = tail call dereferenceable_or_null(16384) ptr @malloc(i64 16384)
  %106 = icmp eq ptr %105, null
  br i1 %106, label %107, label %109

107:                                              
  %108 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

109:                                              
  %110 = getelementptr inbounds i8, ptr %94, i64 56
  store ptr %105, ptr %110, align 8
  br label %111

111:                                              
  %112 = phi i64 [ %115, %111 ], [ 0, %109 ]
  %113 = load ptr, ptr %110, align 8
  %114 = getelementptr inbounds i32, ptr %113, i64 %112
  store i32 0, ptr %114, align 4
  %115 = add nuw i64 %112, 1
  %116 = load i64, ptr %103, align 8
  %117 = icmp ult i64 %115, %116
  br i1 %117, label %111, label %118

118:                                              
  br i1 %12, label %119, label %170

119:                                              
  %120 = phi i64 [ %142, %140 ], [ 0, %118 ]
  %121 = phi i64 [ %141, %140 ], [ 1, %118 ]
  %122 = getelementptr inbounds %struct.array, ptr %0, i64 %120
  %123 = getelementptr inbounds i8, ptr %122, i64 8
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds i8, ptr %122, i64 16
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds i8, ptr %122, i64 36
  %128 = load i32, ptr %127, align 4
  %129 = sext i32 %128 to i64
  %130 = mul nsw i64 %126, %129
  tail call void @llvm.memset.p0.i64(ptr align 1 %124, i8 0, i64 %130, i1 false)
  %131 = getelementptr inbounds i8, ptr %122, i64 32
  %132 = load i32, ptr %131, align 8
  %133 = and i32 %132, 1
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %140, label %135

135:                                              
  %136 = phi i64 [ %165, %164 ], [ 0, %119 ]
  %137 = phi i64 [ %166, %164 ], [ %121, %119 ]
  %138 = load i64, ptr %125, align 8
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %144, label %140

140:                                              
  %141 = phi i64 [ %121, %119 ], [ %137, %135 ], [ %166, %164 ]
  %142 = add nuw nsw i64 %120, 1
  %143 = icmp eq i64 %142, %1
  br i1 %143, label %170, label %119

144:                                              
  %145 = load i32, ptr %127, align 4
  %146 = icmp eq i32 %145, 4
  br i1 %146, label %147, label %156

147:                                              
  %148 = icmp eq i64 %137, 0
  %149 = uitofp i64 %137 to double
  %150 = tail call double @llvm.fmuladd.f64(double %149, double 2.000000e+00, double 1.000000e+00)
  %151 = select i1 %148, double 0.000000e+00, double %150
  %152 = tail call float @__enzyme_cc_index_sets_narrow(double noundef %151)
  %153 = load ptr, ptr %123, align 8
  %154 = shl nsw i64 %136, 2
  %155 = getelementptr inbounds i8, ptr %153, i64 %154
  store float %152, ptr %155, align 4
  br label %164

156:                                              
  %157 = load ptr, ptr %123, align 8
  %158 = shl nsw i64 %136, 3
  %159 = getelementptr inbounds i8, ptr %157, i64 %158
  %160 = icmp eq i64 %137, 0
  %161 = uitofp i64 %137 to double
  %162 = tail call double @llvm.fmuladd.f64(double %161, double 2.000000e+00, double 1.000000e+00)
  %163 = select i1 %160, double 0.000000e+00, double %162
  store double %163, ptr %159, align 8
  br label %164

164:                                              
  %165 = add nuw nsw i64 %136, 1
  %166 = add nsw i64 %137, 1
  %167 = load i32, ptr %131, align 8
  %168 = and i32 %167, 1
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %140, label %135

170:                                              
  store ptr %94, ptr %99, align 8
  tail call void %2(ptr noundef %0) #12
  store ptr %100, ptr %99, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #12
  %171 = load i32, ptr %94, align 8
  br i1 %12, label %193, label %172

172:                                              
  %173 = phi i64 [ 0, %170 ], [ %206, %205 ]
  %174 = shl i64 %173, 3
  %175 = add i64 %174, 8
  %176 = tail call i64 @llvm.umax.i64(i64 %175, i64 1)
  %177 = tail call ptr @malloc(i64 %176)
  %178 = icmp eq ptr %177, null
  br i1 %178, label %182, label %179

179:                                              
  %180 = icmp sgt i64 %173, -1
  br i1 %180, label %181, label %184

181:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %177, i8 0, i64 %175, i1 false)
  br label %184

182:                                              
  %183 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

184:                                              
  br i1 %12, label %185, label %558

185:                                              
  %186 = getelementptr inbounds i8, ptr %94, i64 8
  %187 = getelementptr inbounds i8, ptr %94, i64 24
  %188 = getelementptr inbounds i8, ptr %94, i64 80
  %189 = getelementptr inbounds i8, ptr %94, i64 88
  %190 = getelementptr inbounds i8, ptr %94, i64 32
  %191 = getelementptr inbounds i8, ptr %94, i64 40
  %192 = getelementptr inbounds i8, ptr %94, i64 48
  br label %211

193:                                              
  %194 = phi i64 [ %206, %205 ], [ 0, %170 ]
  %195 = phi i64 [ %207, %205 ], [ 0, %170 ]
  %196 = getelementptr inbounds %struct.array, ptr %0, i64 %195
  %197 = getelementptr inbounds i8, ptr %196, i64 32
  %198 = load i32, ptr %197, align 8
  %199 = and i32 %198, 2
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %205, label %201

201:                                              
  %202 = getelementptr inbounds i8, ptr %196, i64 16
  %203 = load i64, ptr %202, align 8
  %204 = add nsw i64 %203, %194
  br label %205

205:                                              
  %206 = phi i64 [ %204, %201 ], [ %194, %193 ]
  %207 = add nuw nsw i64 %195, 1
  %208 = icmp eq i64 %207, %1
  br i1 %208, label %172, label %193

209:                                              
  %210 = icmp eq ptr %552, null
  br i1 %210, label %558, label %563

211:                                              
  %212 = phi i64 [ 0, %185 ], [ %556, %551 ]
  %213 = phi i64 [ 0, %185 ], [ %555, %551 ]
  %214 = phi i64 [ 0, %185 ], [ %554, %551 ]
  %215 = phi i64 [ 0, %185 ], [ %553, %551 ]
  %216 = phi ptr [ null, %185 ], [ %552, %551 ]
  %217 = getelementptr inbounds %struct.array, ptr %0, i64 %212
  %218 = getelementptr inbounds i8, ptr %217, i64 32
  %219 = load i32, ptr %218, align 8
  %220 = and i32 %219, 2
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %551, label %222

222:                                              
  %223 = getelementptr inbounds i8, ptr %217, i64 16
  %224 = load i64, ptr %223, align 8
  %225 = icmp sgt i64 %224, 0
  br i1 %225, label %226, label %551

226:                                              
  %227 = getelementptr inbounds i8, ptr %217, i64 8
  %228 = getelementptr inbounds i8, ptr %217, i64 36
  br label %229

229:                                              
  %230 = phi i64 [ 0, %226 ], [ %548, %542 ]
  %231 = phi i64 [ %213, %226 ], [ %546, %542 ]
  %232 = phi i64 [ %214, %226 ], [ %545, %542 ]
  %233 = phi i64 [ %215, %226 ], [ %544, %542 ]
  %234 = phi ptr [ %216, %226 ], [ %543, %542 ]
  %235 = load ptr, ptr %227, align 8
  %236 = load i32, ptr %228, align 4
  %237 = sext i32 %236 to i64
  %238 = mul nsw i64 %230, %237
  %239 = getelementptr inbounds i8, ptr %235, i64 %238
  %240 = icmp eq i32 %236, 4
  br i1 %240, label %241, label %244

241:                                              
  %242 = load float, ptr %239, align 4
  %243 = fpext float %242 to double
  br label %246

244:                                              
  %245 = load double, ptr %239, align 8
  br label %246

246:                                              
  %247 = phi double [ %243, %241 ], [ %245, %244 ]
  %248 = fcmp oeq double %247, 0.000000e+00
  br i1 %248, label %263, label %249

249:                                              
  %250 = bitcast double %247 to i64
  %251 = and i64 %250, 4503599627370495
  %252 = or disjoint i64 %251, 4503599627370496
  %253 = tail call range(i64 0, 53) i64 @llvm.cttz.i64(i64 %252, i1 true)
  %254 = lshr i64 %252, %253
  %255 = lshr i64 %254, 1
  %256 = trunc i64 %255 to i32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #12
  %257 = and i64 %255, 4294967295
  %258 = load i32, ptr %94, align 8
  %259 = zext i32 %258 to i64
  %260 = load i64, ptr %186, align 8
  %261 = add i64 %260, %259
  %262 = icmp ult i64 %261, %257
  br i1 %262, label %264, label %266

263:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #12
  br label %542

264:                                              
  %265 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 97) #12
  tail call void @abort() #13
  unreachable

266:                                              
  %267 = icmp eq i32 %256, 0
  br i1 %267, label %542, label %268

268:                                              
  %269 = icmp ult i32 %258, %256
  br i1 %269, label %270, label %498

270:                                              
  %271 = load ptr, ptr %187, align 8
  %272 = xor i32 %258, -1
  %273 = add i32 %272, %256
  %274 = zext i32 %273 to i64
  %275 = getelementptr inbounds %struct.index_set, ptr %271, i64 %274
  %276 = load i32, ptr %275, align 8
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %498

278:                                              
  %279 = load ptr, ptr %188, align 8
  %280 = icmp eq ptr %279, null
  br i1 %280, label %281, label %298

281:                                              
  %282 = shl nuw nsw i64 %259, 2
  %283 = tail call i64 @llvm.umax.i64(i64 %282, i64 1)
  %284 = tail call ptr @malloc(i64 %283)
  %285 = icmp eq ptr %284, null
  br i1 %285, label %286, label %288

286:                                              
  %287 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

288:                                              
  store ptr %284, ptr %188, align 8
  %289 = icmp eq i32 %258, 0
  br i1 %289, label %298, label %290

290:                                              
  %291 = phi i64 [ %294, %290 ], [ 0, %288 ]
  %292 = load ptr, ptr %188, align 8
  %293 = getelementptr inbounds i32, ptr %292, i64 %291
  store i32 0, ptr %293, align 4
  %294 = add nuw nsw i64 %291, 1
  %295 = load i32, ptr %94, align 8
  %296 = zext i32 %295 to i64
  %297 = icmp ult i64 %294, %296
  br i1 %297, label %290, label %298

298:                                              
  %299 = load i32, ptr %189, align 8
  %300 = add i32 %299, 1
  store i32 %300, ptr %189, align 8
  %301 = tail call dereferenceable_or_null(256) ptr @malloc(i64 256)
  %302 = icmp eq ptr %301, null
  br i1 %302, label %303, label %305

303:                                              
  %304 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

305:                                              
  store i32 %256, ptr %301, align 4
  %306 = zext i32 %300 to i64
  br label %307

307:                                              
  %308 = phi ptr [ null, %305 ], [ %400, %394 ]
  %309 = phi ptr [ %301, %305 ], [ %399, %394 ]
  %310 = phi i64 [ 0, %305 ], [ %398, %394 ]
  %311 = phi i64 [ 64, %305 ], [ %397, %394 ]
  %312 = phi i64 [ 1, %305 ], [ %396, %394 ]
  %313 = phi i64 [ 0, %305 ], [ %395, %394 ]
  %314 = add i64 %312, -1
  %315 = getelementptr inbounds i32, ptr %309, i64 %314
  %316 = load i32, ptr %315, align 4
  %317 = load i32, ptr %94, align 8
  %318 = icmp ult i32 %317, %316
  br i1 %318, label %319, label %351

319:                                              
  %320 = load ptr, ptr %187, align 8
  %321 = xor i32 %317, -1
  %322 = add i32 %316, %321
  %323 = zext i32 %322 to i64
  %324 = getelementptr inbounds %struct.index_set, ptr %320, i64 %323
  %325 = load i32, ptr %324, align 8
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %327, label %353

327:                                              
  %328 = getelementptr inbounds i8, ptr %324, i64 16
  %329 = load i64, ptr %328, align 8
  %330 = icmp eq i64 %329, %306
  br i1 %330, label %394, label %331

331:                                              
  store i64 %306, ptr %328, align 8
  %332 = add i64 %312, 1
  %333 = icmp ugt i64 %332, %311
  br i1 %333, label %334, label %342

334:                                              
  %335 = shl i64 %311, 1
  %336 = shl i64 %311, 3
  %337 = tail call i64 @llvm.umax.i64(i64 %336, i64 1)
  %338 = tail call ptr @realloc(ptr noundef nonnull %309, i64 noundef %337) #14
  %339 = icmp eq ptr %338, null
  br i1 %339, label %340, label %342

340:                                              
  %341 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

342:                                              
  %343 = phi i64 [ %311, %331 ], [ %335, %334 ]
  %344 = phi ptr [ %309, %331 ], [ %338, %334 ]
  %345 = getelementptr inbounds i8, ptr %324, i64 4
  %346 = load i32, ptr %345, align 4
  %347 = getelementptr inbounds i32, ptr %344, i64 %314
  store i32 %346, ptr %347, align 4
  %348 = getelementptr inbounds i8, ptr %324, i64 8
  %349 = load i32, ptr %348, align 8
  %350 = getelementptr inbounds i32, ptr %344, i64 %312
  store i32 %349, ptr %350, align 4
  br label %394

351:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #12
  %352 = add i32 %316, -1
  store i32 %352, ptr %9, align 4
  br label %358

353:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #12
  %354 = load ptr, ptr %190, align 8
  %355 = getelementptr inbounds i8, ptr %324, i64 16
  %356 = load i64, ptr %355, align 8
  %357 = getelementptr inbounds i32, ptr %354, i64 %356
  br label %358

358:                                              
  %359 = phi i32 [ %325, %353 ], [ 1, %351 ]
  %360 = phi ptr [ %357, %353 ], [ %9, %351 ]
  %361 = zext i32 %359 to i64
  %362 = add i64 %310, %361
  %363 = icmp ugt i64 %362, %313
  br i1 %363, label %364, label %372

364:                                              
  %365 = shl i64 %362, 1
  %366 = shl i64 %362, 3
  %367 = tail call i64 @llvm.umax.i64(i64 %366, i64 1)
  %368 = tail call ptr @realloc(ptr noundef %308, i64 noundef %367) #14
  %369 = icmp eq ptr %368, null
  br i1 %369, label %370, label %372

370:                                              
  %371 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

372:                                              
  %373 = phi i64 [ %313, %358 ], [ %365, %364 ]
  %374 = phi ptr [ %308, %358 ], [ %368, %364 ]
  br label %376

375:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #12
  br label %394

376:                                              
  %377 = phi i64 [ 0, %372 ], [ %392, %390 ]
  %378 = phi i64 [ %310, %372 ], [ %391, %390 ]
  %379 = load ptr, ptr %188, align 8
  %380 = getelementptr inbounds i32, ptr %360, i64 %377
  %381 = load i32, ptr %380, align 4
  %382 = zext i32 %381 to i64
  %383 = getelementptr inbounds i32, ptr %379, i64 %382
  %384 = load i32, ptr %383, align 4
  %385 = icmp eq i32 %384, %300
  br i1 %385, label %390, label %386

386:                                              
  store i32 %300, ptr %383, align 4
  %387 = load i32, ptr %380, align 4
  %388 = add i64 %378, 1
  %389 = getelementptr inbounds i32, ptr %374, i64 %378
  store i32 %387, ptr %389, align 4
  br label %390

390:                                              
  %391 = phi i64 [ %388, %386 ], [ %378, %376 ]
  %392 = add nuw nsw i64 %377, 1
  %393 = icmp eq i64 %392, %361
  br i1 %393, label %375, label %376

394:                                              
  %395 = phi i64 [ %373, %375 ], [ %313, %327 ], [ %313, %342 ]
  %396 = phi i64 [ %314, %375 ], [ %314, %327 ], [ %332, %342 ]
  %397 = phi i64 [ %311, %375 ], [ %311, %327 ], [ %343, %342 ]
  %398 = phi i64 [ %391, %375 ], [ %310, %327 ], [ %310, %342 ]
  %399 = phi ptr [ %309, %375 ], [ %309, %327 ], [ %344, %342 ]
  %400 = phi ptr [ %374, %375 ], [ %308, %327 ], [ %308, %342 ]
  %401 = icmp eq i64 %396, 0
  br i1 %401, label %402, label %307

402:                                              
  %403 = icmp ugt i64 %398, 1
  br i1 %403, label %404, label %453

404:                                              
  %405 = lshr i64 %398, 1
  br label %406

406:                                              
  %407 = phi i64 [ %421, %449 ], [ %398, %404 ]
  %408 = phi i64 [ %420, %449 ], [ %405, %404 ]
  %409 = icmp eq i64 %408, 0
  br i1 %409, label %414, label %410

410:                                              
  %411 = add nsw i64 %408, -1
  %412 = getelementptr inbounds i32, ptr %400, i64 %411
  %413 = load i32, ptr %412, align 4
  br label %419

414:                                              
  %415 = add i64 %407, -1
  %416 = getelementptr inbounds i32, ptr %400, i64 %415
  %417 = load i32, ptr %416, align 4
  %418 = load i32, ptr %400, align 4
  store i32 %418, ptr %416, align 4
  br label %419

419:                                              
  %420 = phi i64 [ %411, %410 ], [ 0, %414 ]
  %421 = phi i64 [ %407, %410 ], [ %415, %414 ]
  %422 = phi i32 [ %413, %410 ], [ %417, %414 ]
  %423 = shl i64 %420, 1
  %424 = or disjoint i64 %423, 1
  %425 = icmp ult i64 %424, %421
  br i1 %425, label %426, label %449

426:                                              
  %427 = phi i64 [ %447, %444 ], [ %424, %419 ]
  %428 = phi i64 [ %446, %444 ], [ %423, %419 ]
  %429 = phi i64 [ %440, %444 ], [ %420, %419 ]
  %430 = add nuw i64 %428, 2
  %431 = icmp ult i64 %430, %421
  br i1 %431, label %432, label %439

432:                                              
  %433 = getelementptr inbounds i32, ptr %400, i64 %427
  %434 = load i32, ptr %433, align 4
  %435 = getelementptr inbounds i32, ptr %400, i64 %430
  %436 = load i32, ptr %435, align 4
  %437 = icmp ult i32 %434, %436
  %438 = select i1 %437, i64 %430, i64 %427
  br label %439

439:                                              
  %440 = phi i64 [ %427, %426 ], [ %438, %432 ]
  %441 = getelementptr inbounds i32, ptr %400, i64 %440
  %442 = load i32, ptr %441, align 4
  %443 = icmp ugt i32 %442, %422
  br i1 %443, label %444, label %449

444:                                              
  %445 = getelementptr inbounds i32, ptr %400, i64 %429
  store i32 %442, ptr %445, align 4
  %446 = shl i64 %440, 1
  %447 = or disjoint i64 %446, 1
  %448 = icmp ult i64 %447, %421
  br i1 %448, label %426, label %449

449:                                              
  %450 = phi i64 [ %420, %419 ], [ %440, %444 ], [ %429, %439 ]
  %451 = getelementptr inbounds i32, ptr %400, i64 %450
  store i32 %422, ptr %451, align 4
  %452 = icmp ugt i64 %421, 1
  br i1 %452, label %406, label %453

453:                                              
  %454 = load i64, ptr %191, align 8
  %455 = add i64 %454, %398
  %456 = load i64, ptr %192, align 8
  %457 = icmp ugt i64 %455, %456
  br i1 %457, label %458, label %469

458:                                              
  %459 = shl i64 %455, 1
  %460 = add i64 %459, 1024
  store i64 %460, ptr %192, align 8
  %461 = load ptr, ptr %190, align 8
  %462 = shl i64 %460, 2
  %463 = tail call i64 @llvm.umax.i64(i64 %462, i64 1)
  %464 = tail call ptr @realloc(ptr noundef %461, i64 noundef %463) #14
  %465 = icmp eq ptr %464, null
  br i1 %465, label %466, label %468

466:                                              
  %467 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

468:                                              
  store ptr %464, ptr %190, align 8
  br label %469

469:                                              
  %470 = icmp eq i64 %398, 0
  br i1 %470, label %481, label %471

471:                                              
  %472 = phi i64 [ %479, %471 ], [ 0, %469 ]
  %473 = getelementptr inbounds i32, ptr %400, i64 %472
  %474 = load i32, ptr %473, align 4
  %475 = load ptr, ptr %190, align 8
  %476 = load i64, ptr %191, align 8
  %477 = getelementptr i32, ptr %475, i64 %476
  %478 = getelementptr i32, ptr %477, i64 %472
  store i32 %474, ptr %478, align 4
  %479 = add nuw i64 %472, 1
  %480 = icmp eq i64 %479, %398
  br i1 %480, label %481, label %471

481:                                              
  %482 = load i64, ptr %191, align 8
  %483 = add i64 %482, %398
  store i64 %483, ptr %191, align 8
  %484 = load ptr, ptr %187, align 8
  %485 = load i32, ptr %94, align 8
  %486 = xor i32 %485, -1
  %487 = add i32 %486, %256
  %488 = zext i32 %487 to i64
  %489 = getelementptr inbounds %struct.index_set, ptr %484, i64 %488, i32 3
  store i64 %482, ptr %489, align 8
  %490 = trunc i64 %398 to i32
  %491 = load ptr, ptr %187, align 8
  %492 = load i32, ptr %94, align 8
  %493 = xor i32 %492, -1
  %494 = add i32 %493, %256
  %495 = zext i32 %494 to i64
  %496 = getelementptr inbounds %struct.index_set, ptr %491, i64 %495
  store i32 %490, ptr %496, align 8
  tail call void @free(ptr noundef %400)
  tail call void @free(ptr noundef %399)
  %497 = load i32, ptr %94, align 8
  br label %498

498:                                              
  %499 = phi i32 [ %258, %268 ], [ %258, %270 ], [ %497, %481 ]
  %500 = icmp ult i32 %499, %256
  br i1 %500, label %503, label %501

501:                                              
  %502 = add i32 %256, -1
  store i32 %502, ptr %10, align 4
  br label %514

503:                                              
  %504 = load ptr, ptr %187, align 8
  %505 = xor i32 %499, -1
  %506 = add i32 %505, %256
  %507 = zext i32 %506 to i64
  %508 = getelementptr inbounds %struct.index_set, ptr %504, i64 %507
  %509 = load i32, ptr %508, align 8
  %510 = load ptr, ptr %190, align 8
  %511 = getelementptr inbounds i8, ptr %508, i64 16
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds i32, ptr %510, i64 %512
  br label %514

514:                                              
  %515 = phi i32 [ %509, %503 ], [ 1, %501 ]
  %516 = phi ptr [ %513, %503 ], [ %10, %501 ]
  %517 = zext i32 %515 to i64
  %518 = add nsw i64 %232, %517
  %519 = icmp sgt i64 %518, %233
  br i1 %519, label %520, label %528

520:                                              
  %521 = shl nsw i64 %518, 1
  %522 = shl i64 %518, 4
  %523 = tail call i64 @llvm.umax.i64(i64 %522, i64 1)
  %524 = tail call ptr @realloc(ptr noundef %234, i64 noundef %523) #14
  %525 = icmp eq ptr %524, null
  br i1 %525, label %526, label %528

526:                                              
  %527 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

528:                                              
  %529 = phi ptr [ %234, %514 ], [ %524, %520 ]
  %530 = phi i64 [ %233, %514 ], [ %521, %520 ]
  %531 = icmp eq i32 %515, 0
  br i1 %531, label %542, label %532

532:                                              
  %533 = phi i64 [ %540, %532 ], [ 0, %528 ]
  %534 = phi i64 [ %538, %532 ], [ %232, %528 ]
  %535 = getelementptr inbounds i32, ptr %516, i64 %533
  %536 = load i32, ptr %535, align 4
  %537 = zext i32 %536 to i64
  %538 = add nsw i64 %534, 1
  %539 = getelementptr inbounds i64, ptr %529, i64 %534
  store i64 %537, ptr %539, align 8
  %540 = add nuw nsw i64 %533, 1
  %541 = icmp eq i64 %540, %517
  br i1 %541, label %542, label %532

542:                                              
  %543 = phi ptr [ %234, %266 ], [ %234, %263 ], [ %529, %528 ], [ %529, %532 ]
  %544 = phi i64 [ %233, %266 ], [ %233, %263 ], [ %530, %528 ], [ %530, %532 ]
  %545 = phi i64 [ %232, %266 ], [ %232, %263 ], [ %232, %528 ], [ %538, %532 ]
  %546 = add nsw i64 %231, 1
  %547 = getelementptr inbounds i64, ptr %177, i64 %546
  store i64 %545, ptr %547, align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #12
  %548 = add nuw nsw i64 %230, 1
  %549 = load i64, ptr %223, align 8
  %550 = icmp slt i64 %548, %549
  br i1 %550, label %229, label %551

551:                                              
  %552 = phi ptr [ %216, %211 ], [ %216, %222 ], [ %543, %542 ]
  %553 = phi i64 [ %215, %211 ], [ %215, %222 ], [ %544, %542 ]
  %554 = phi i64 [ %214, %211 ], [ %214, %222 ], [ %545, %542 ]
  %555 = phi i64 [ %213, %211 ], [ %213, %222 ], [ %546, %542 ]
  %556 = add nuw nsw i64 %212, 1
  %557 = icmp eq i64 %556, %1
  br i1 %557, label %209, label %211

558:                                              
  %559 = tail call dereferenceable_or_null(1) ptr @malloc(i64 1)
  %560 = icmp eq ptr %559, null
  br i1 %560, label %561, label %563

561:                                              
  %562 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

563:                                              
  %564 = phi ptr [ %552, %209 ], [ %559, %558 ]
  %565 = zext i32 %171 to i64
  store i64 %173, ptr %11, align 8
  %566 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 %565, ptr %566, align 8
  %567 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %177, ptr %567, align 8
  %568 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %564, ptr %568, align 8
  %569 = getelementptr inbounds i8, ptr %94, i64 24
  %570 = load ptr, ptr %569, align 8
  tail call void @free(ptr noundef %570)
  %571 = getelementptr inbounds i8, ptr %94, i64 32
  %572 = load ptr, ptr %571, align 8
  tail call void @free(ptr noundef %572)
  %573 = load ptr, ptr %110, align 8
  tail call void @free(ptr noundef %573)
  %574 = getelementptr inbounds i8, ptr %94, i64 80
  %575 = load ptr, ptr %574, align 8
  tail call void @free(ptr noundef %575)
  tail call void @free(ptr noundef %94)
  %576 = icmp eq i64 %4, 0
  br i1 %576, label %645, label %577

577:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #12
  call fastcc void @transpose(ptr noundef nonnull %11, ptr noundef nonnull %8)
  %578 = tail call ptr @malloc(i64 %176)
  %579 = icmp eq ptr %578, null
  br i1 %579, label %582, label %580

580:                                              
  br i1 %180, label %581, label %584

581:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %578, i8 0, i64 %175, i1 false)
  br label %584

582:                                              
  %583 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

584:                                              
  %585 = getelementptr inbounds i64, ptr %177, i64 %173
  %586 = load i64, ptr %585, align 8
  %587 = shl i64 %586, 4
  %588 = tail call i64 @llvm.umax.i64(i64 %587, i64 1)
  %589 = tail call ptr @malloc(i64 %588)
  %590 = icmp eq ptr %589, null
  br i1 %590, label %600, label %591

591:                                              
  %592 = icmp sgt i64 %173, 0
  %593 = getelementptr inbounds i8, ptr %8, i64 16
  %594 = load ptr, ptr %593, align 8
  %595 = getelementptr inbounds i8, ptr %8, i64 24
  %596 = load ptr, ptr %595, align 8
  br i1 %592, label %597, label %644

597:                                              
  %598 = load i64, ptr %177, align 8
  %599 = load i64, ptr %594, align 8
  br label %602

600:                                              
  %601 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

602:                                              
  %603 = phi i64 [ %599, %597 ], [ %617, %641 ]
  %604 = phi i64 [ %598, %597 ], [ %610, %641 ]
  %605 = phi i64 [ 0, %597 ], [ %614, %641 ]
  %606 = phi i64 [ 0, %597 ], [ %607, %641 ]
  %607 = add nuw nsw i64 %606, 1
  %608 = getelementptr inbounds i64, ptr %594, i64 %607
  %609 = getelementptr inbounds i64, ptr %177, i64 %607
  %610 = load i64, ptr %609, align 8
  br label %611

611:                                              
  %612 = phi i64 [ %603, %602 ], [ %638, %630 ]
  %613 = phi i64 [ %604, %602 ], [ %635, %630 ]
  %614 = phi i64 [ %605, %602 ], [ %639, %630 ]
  %615 = icmp slt i64 %613, %610
  br i1 %615, label %619, label %616

616:                                              
  %617 = load i64, ptr %608, align 8
  %618 = icmp slt i64 %612, %617
  br i1 %618, label %623, label %641

619:                                              
  %620 = getelementptr inbounds i64, ptr %564, i64 %613
  %621 = load i64, ptr %620, align 8
  %622 = load i64, ptr %608, align 8
  br label %623

623:                                              
  %624 = phi i64 [ %622, %619 ], [ %617, %616 ]
  %625 = phi i64 [ %621, %619 ], [ 9223372036854775807, %616 ]
  %626 = icmp slt i64 %612, %624
  br i1 %626, label %627, label %630

627:                                              
  %628 = getelementptr inbounds i64, ptr %596, i64 %612
  %629 = load i64, ptr %628, align 8
  br label %630

630:                                              
  %631 = phi i64 [ %629, %627 ], [ 9223372036854775807, %623 ]
  %632 = tail call i64 @llvm.smin.i64(i64 %625, i64 %631)
  %633 = icmp sle i64 %625, %631
  %634 = zext i1 %633 to i64
  %635 = add nsw i64 %613, %634
  %636 = icmp sle i64 %631, %625
  %637 = zext i1 %636 to i64
  %638 = add nsw i64 %612, %637
  %639 = add nsw i64 %614, 1
  %640 = getelementptr inbounds i64, ptr %589, i64 %614
  store i64 %632, ptr %640, align 8
  br label %611

641:                                              
  %642 = getelementptr inbounds i64, ptr %578, i64 %607
  store i64 %614, ptr %642, align 8
  %643 = icmp eq i64 %607, %173
  br i1 %643, label %644, label %602

644:                                              
  tail call void @free(ptr noundef nonnull %177)
  tail call void @free(ptr noundef nonnull %564)
  tail call void @free(ptr noundef %594)
  tail call void @free(ptr noundef %596)
  store ptr %578, ptr %567, align 8
  store ptr %589, ptr %568, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #12
  br label %645

645:                                              
  %646 = phi ptr [ %589, %644 ], [ %564, %563 ]
  %647 = phi ptr [ %578, %644 ], [ %177, %563 ]
  %648 = shl nuw nsw i64 %565, 3
  %649 = tail call i64 @llvm.umax.i64(i64 %648, i64 1)
  %650 = tail call ptr @malloc(i64 %649)
  %651 = icmp eq ptr %650, null
  br i1 %651, label %655, label %652

652:                                              
  %653 = icmp eq i32 %171, 0
  br i1 %653, label %657, label %654

654:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %650, i8 -1, i64 %648, i1 false)
  br label %657

655:                                              
  %656 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

657:                                              
  br i1 %576, label %794, label %658

658:                                              
  %659 = add nuw nsw i64 %648, 8
  %660 = tail call ptr @malloc(i64 %659)
  %661 = icmp eq ptr %660, null
  br i1 %661, label %662, label %664

662:                                              
  %663 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

664:                                              
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %660, i8 -1, i64 %659, i1 false)
  %665 = add i64 %174, 16
  %666 = tail call i64 @llvm.umax.i64(i64 %665, i64 1)
  %667 = tail call ptr @malloc(i64 %666)
  %668 = icmp eq ptr %667, null
  br i1 %668, label %672, label %669

669:                                              
  %670 = icmp sgt i64 %173, -2
  br i1 %670, label %671, label %674

671:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %667, i8 0, i64 %665, i1 false)
  br label %674

672:                                              
  %673 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

674:                                              
  %675 = tail call i64 @llvm.umax.i64(i64 %174, i64 1)
  %676 = tail call ptr @malloc(i64 %675)
  %677 = icmp eq ptr %676, null
  br i1 %677, label %680, label %678

678:                                              
  %679 = icmp sgt i64 %173, 0
  br i1 %679, label %682, label %686

680:                                              
  %681 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

682:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %676, i8 0, i64 %174, i1 false)
  %683 = getelementptr i64, ptr %667, i64 %173
  %684 = getelementptr i8, ptr %683, i64 8
  %685 = load i64, ptr %647, align 8
  br label %690

686:                                              
  %687 = icmp slt i64 %173, 0
  br i1 %687, label %725, label %688

688:                                              
  %689 = load i64, ptr %667, align 8
  br label %705

690:                                              
  %691 = phi i64 [ %685, %682 ], [ %695, %690 ]
  %692 = phi i64 [ 0, %682 ], [ %693, %690 ]
  %693 = add nuw nsw i64 %692, 1
  %694 = getelementptr inbounds i64, ptr %647, i64 %693
  %695 = load i64, ptr %694, align 8
  %696 = sub i64 %691, %695
  %697 = getelementptr i64, ptr %684, i64 %696
  %698 = load i64, ptr %697, align 8
  %699 = add nsw i64 %698, 1
  store i64 %699, ptr %697, align 8
  %700 = icmp eq i64 %693, %173
  br i1 %700, label %686, label %690

701:                                              
  br i1 %679, label %702, label %725

702:                                              
  %703 = load i64, ptr %647, align 8
  %704 = getelementptr i64, ptr %667, i64 %173
  br label %713

705:                                              
  %706 = phi i64 [ %711, %705 ], [ %689, %688 ]
  %707 = phi i64 [ %708, %705 ], [ 0, %688 ]
  %708 = add nuw nsw i64 %707, 1
  %709 = getelementptr inbounds i64, ptr %667, i64 %708
  %710 = load i64, ptr %709, align 8
  %711 = add nsw i64 %710, %706
  store i64 %711, ptr %709, align 8
  %712 = icmp eq i64 %707, %173
  br i1 %712, label %701, label %705

713:                                              
  %714 = phi i64 [ %703, %702 ], [ %718, %713 ]
  %715 = phi i64 [ 0, %702 ], [ %716, %713 ]
  %716 = add nuw nsw i64 %715, 1
  %717 = getelementptr inbounds i64, ptr %647, i64 %716
  %718 = load i64, ptr %717, align 8
  %719 = sub i64 %714, %718
  %720 = getelementptr i64, ptr %704, i64 %719
  %721 = load i64, ptr %720, align 8
  %722 = add nsw i64 %721, 1
  store i64 %722, ptr %720, align 8
  %723 = getelementptr inbounds i64, ptr %676, i64 %721
  store i64 %715, ptr %723, align 8
  %724 = icmp eq i64 %716, %173
  br i1 %724, label %725, label %713

725:                                              
  tail call void @free(ptr noundef nonnull %667)
  br i1 %653, label %792, label %726

726:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %650, i8 -1, i64 %648, i1 false)
  br label %727

727:                                              
  %728 = phi i64 [ %789, %788 ], [ 0, %726 ]
  %729 = phi i64 [ %790, %788 ], [ 0, %726 ]
  %730 = getelementptr inbounds i64, ptr %676, i64 %729
  %731 = load i64, ptr %730, align 8
  %732 = getelementptr i64, ptr %647, i64 %731
  %733 = load i64, ptr %732, align 8
  %734 = getelementptr i8, ptr %732, i64 8
  %735 = load i64, ptr %734, align 8
  %736 = icmp eq i64 %733, %735
  br i1 %736, label %788, label %737

737:                                              
  %738 = icmp slt i64 %733, %735
  br i1 %738, label %750, label %739

739:                                              
  br label %740

740:                                              
  %741 = phi i64 [ %745, %740 ], [ 0, %739 ]
  %742 = getelementptr inbounds i64, ptr %660, i64 %741
  %743 = load i64, ptr %742, align 8
  %744 = icmp eq i64 %743, %731
  %745 = add nuw nsw i64 %741, 1
  br i1 %744, label %740, label %746

746:                                              
  %747 = getelementptr inbounds i64, ptr %650, i64 %731
  store i64 %741, ptr %747, align 8
  %748 = icmp slt i64 %741, %728
  %749 = select i1 %748, i64 %728, i64 %745
  br label %788

750:                                              
  %751 = phi i64 [ %786, %785 ], [ %733, %737 ]
  %752 = getelementptr inbounds i64, ptr %646, i64 %751
  %753 = load i64, ptr %752, align 8
  %754 = icmp eq i64 %753, %731
  br i1 %754, label %785, label %755

755:                                              
  %756 = getelementptr inbounds i64, ptr %650, i64 %753
  %757 = load i64, ptr %756, align 8
  %758 = icmp sgt i64 %757, -1
  br i1 %758, label %759, label %761

759:                                              
  %760 = getelementptr inbounds i64, ptr %660, i64 %757
  store i64 %731, ptr %760, align 8
  br label %761

761:                                              
  %762 = getelementptr inbounds i64, ptr %647, i64 %753
  %763 = load i64, ptr %762, align 8
  %764 = getelementptr i8, ptr %762, i64 8
  %765 = load i64, ptr %764, align 8
  %766 = icmp slt i64 %763, %765
  br i1 %766, label %767, label %785

767:                                              
  %768 = phi i64 [ %783, %782 ], [ %763, %761 ]
  %769 = getelementptr inbounds i64, ptr %646, i64 %768
  %770 = load i64, ptr %769, align 8
  %771 = icmp eq i64 %770, %731
  %772 = icmp eq i64 %770, %753
  %773 = or i1 %771, %772
  br i1 %773, label %782, label %774

774:                                              
  %775 = getelementptr inbounds i64, ptr %650, i64 %770
  %776 = load i64, ptr %775, align 8
  %777 = icmp sgt i64 %776, -1
  %778 = icmp ugt i64 %757, %776
  %779 = and i1 %777, %778
  br i1 %779, label %780, label %782

780:                                              
  %781 = getelementptr inbounds i64, ptr %660, i64 %776
  store i64 %731, ptr %781, align 8
  br label %782

782:                                              
  %783 = add nsw i64 %768, 1
  %784 = icmp eq i64 %783, %765
  br i1 %784, label %785, label %767

785:                                              
  %786 = add nsw i64 %751, 1
  %787 = icmp eq i64 %786, %735
  br i1 %787, label %739, label %750

788:                                              
  %789 = phi i64 [ %749, %746 ], [ %728, %727 ]
  %790 = add nuw nsw i64 %729, 1
  %791 = icmp eq i64 %790, %565
  br i1 %791, label %792, label %727

792:                                              
  %793 = phi i64 [ 0, %725 ], [ %789, %788 ]
  tail call void @free(ptr noundef %660)
  tail call void @free(ptr noundef %676)
  br label %880

794:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #12
  call fastcc void @transpose(ptr noundef nonnull readonly %11, ptr noundef nonnull %7)
  %795 = add nuw nsw i64 %648, 8
  %796 = tail call ptr @malloc(i64 %795)
  %797 = icmp eq ptr %796, null
  br i1 %797, label %798, label %800

798:                                              
  %799 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

800:                                              
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %796, i8 -1, i64 %795, i1 false)
  %801 = icmp eq i32 %171, 0
  br i1 %801, label %803, label %802

802:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %650, i8 -1, i64 %648, i1 false)
  br label %803

803:                                              
  %804 = icmp sgt i64 %173, 0
  br i1 %804, label %805, label %807

805:                                              
  %806 = load i64, ptr %647, align 8
  br label %816

807:                                              
  %808 = phi i64 [ 0, %803 ], [ %824, %816 ]
  %809 = getelementptr inbounds i8, ptr %7, i64 16
  %810 = load ptr, ptr %809, align 8
  %811 = getelementptr inbounds i8, ptr %7, i64 24
  %812 = load ptr, ptr %811, align 8
  br i1 %653, label %878, label %813

813:                                              
  %814 = icmp eq i64 %808, %565
  %815 = load i64, ptr %810, align 8
  br label %826

816:                                              
  %817 = phi i64 [ %806, %805 ], [ %822, %816 ]
  %818 = phi i64 [ 0, %805 ], [ %820, %816 ]
  %819 = phi i64 [ 0, %805 ], [ %824, %816 ]
  %820 = add nuw nsw i64 %818, 1
  %821 = getelementptr inbounds i64, ptr %647, i64 %820
  %822 = load i64, ptr %821, align 8
  %823 = sub nsw i64 %822, %817
  %824 = tail call i64 @llvm.smax.i64(i64 %823, i64 %819)
  %825 = icmp eq i64 %820, %173
  br i1 %825, label %807, label %816

826:                                              
  %827 = phi i64 [ %832, %875 ], [ %815, %813 ]
  %828 = phi i64 [ %876, %875 ], [ 0, %813 ]
  %829 = phi i64 [ %830, %875 ], [ 0, %813 ]
  %830 = add nuw nsw i64 %829, 1
  %831 = getelementptr inbounds i64, ptr %810, i64 %830
  %832 = load i64, ptr %831, align 8
  %833 = icmp eq i64 %827, %832
  br i1 %833, label %875, label %834

834:                                              
  br i1 %814, label %838, label %835

835:                                              
  %836 = icmp slt i64 %827, %832
  br i1 %836, label %851, label %837

837:                                              
  br label %841

838:                                              
  %839 = add nsw i64 %828, 1
  %840 = getelementptr inbounds i64, ptr %650, i64 %829
  store i64 %828, ptr %840, align 8
  br label %875

841:                                              
  %842 = phi i64 [ %846, %841 ], [ 0, %837 ]
  %843 = getelementptr inbounds i64, ptr %796, i64 %842
  %844 = load i64, ptr %843, align 8
  %845 = icmp eq i64 %844, %829
  %846 = add nuw nsw i64 %842, 1
  br i1 %845, label %841, label %847

847:                                              
  %848 = getelementptr inbounds i64, ptr %650, i64 %829
  store i64 %842, ptr %848, align 8
  %849 = icmp slt i64 %842, %828
  %850 = select i1 %849, i64 %828, i64 %846
  br label %875

851:                                              
  %852 = phi i64 [ %861, %860 ], [ %827, %835 ]
  %853 = getelementptr inbounds i64, ptr %812, i64 %852
  %854 = load i64, ptr %853, align 8
  %855 = getelementptr inbounds i64, ptr %647, i64 %854
  %856 = load i64, ptr %855, align 8
  %857 = getelementptr i8, ptr %855, i64 8
  %858 = load i64, ptr %857, align 8
  %859 = icmp slt i64 %856, %858
  br i1 %859, label %863, label %860

860:                                              
  %861 = add nsw i64 %852, 1
  %862 = icmp eq i64 %861, %832
  br i1 %862, label %837, label %851

863:                                              
  %864 = phi i64 [ %873, %872 ], [ %856, %851 ]
  %865 = getelementptr inbounds i64, ptr %646, i64 %864
  %866 = load i64, ptr %865, align 8
  %867 = getelementptr inbounds i64, ptr %650, i64 %866
  %868 = load i64, ptr %867, align 8
  %869 = icmp sgt i64 %868, -1
  br i1 %869, label %870, label %872

870:                                              
  %871 = getelementptr inbounds i64, ptr %796, i64 %868
  store i64 %829, ptr %871, align 8
  br label %872

872:                                              
  %873 = add nsw i64 %864, 1
  %874 = icmp eq i64 %873, %858
  br i1 %874, label %860, label %863

875:                                              
  %876 = phi i64 [ %828, %826 ], [ %839, %838 ], [ %850, %847 ]
  %877 = icmp eq i64 %830, %565
  br i1 %877, label %878, label %826

878:                                              
  %879 = phi i64 [ 0, %807 ], [ %876, %875 ]
  tail call void @free(ptr noundef %796)
  tail call void @free(ptr noundef %810)
  tail call void @free(ptr noundef %812)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #12
  br label %880

880:                                              
  %881 = phi i64 [ %793, %792 ], [ %879, %878 ]
  %882 = getelementptr inbounds i64, ptr %647, i64 %173
  %883 = load i64, ptr %882, align 8
  %884 = shl i64 %883, 3
  %885 = tail call i64 @llvm.umax.i64(i64 %884, i64 1)
  %886 = tail call ptr @malloc(i64 %885)
  %887 = icmp eq ptr %886, null
  br i1 %887, label %888, label %890

888:                                              
  %889 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

890:                                              
  %891 = tail call ptr @malloc(i64 %885)
  %892 = icmp eq ptr %891, null
  br i1 %892, label %898, label %893

893:                                              
  %894 = icmp sgt i64 %883, 0
  br i1 %894, label %895, label %901

895:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %891, i8 0, i64 %884, i1 false)
  %896 = tail call ptr @malloc(i64 %885)
  %897 = icmp eq ptr %896, null
  br i1 %897, label %904, label %900

898:                                              
  %899 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

900:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %896, i8 0, i64 %884, i1 false)
  br label %906

901:                                              
  %902 = tail call ptr @malloc(i64 %885)
  %903 = icmp eq ptr %902, null
  br i1 %903, label %904, label %906

904:                                              
  %905 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

906:                                              
  %907 = phi ptr [ %902, %901 ], [ %896, %900 ]
  %908 = shl i64 %881, 3
  %909 = add i64 %908, 8
  %910 = tail call i64 @llvm.umax.i64(i64 %909, i64 1)
  %911 = tail call ptr @malloc(i64 %910)
  %912 = icmp eq ptr %911, null
  br i1 %912, label %918, label %913

913:                                              
  %914 = icmp sgt i64 %881, -1
  br i1 %914, label %915, label %921

915:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %911, i8 0, i64 %909, i1 false)
  %916 = tail call ptr @malloc(i64 %910)
  %917 = icmp eq ptr %916, null
  br i1 %917, label %924, label %920

918:                                              
  %919 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

920:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %916, i8 0, i64 %909, i1 false)
  br label %926

921:                                              
  %922 = tail call ptr @malloc(i64 %910)
  %923 = icmp eq ptr %922, null
  br i1 %923, label %924, label %926

924:                                              
  %925 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

926:                                              
  %927 = phi ptr [ %922, %921 ], [ %916, %920 ]
  %928 = tail call i64 @llvm.umax.i64(i64 %908, i64 1)
  %929 = tail call ptr @malloc(i64 %928)
  %930 = icmp eq ptr %929, null
  br i1 %930, label %934, label %931

931:                                              
  %932 = icmp sgt i64 %881, 0
  br i1 %932, label %933, label %936

933:                                              
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %929, i8 0, i64 %908, i1 false)
  br label %936

934:                                              
  %935 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

936:                                              
  %937 = icmp sgt i64 %173, 0
  br i1 %937, label %938, label %996

938:                                              
  %939 = load i64, ptr %647, align 8
  br label %942

940:                                              
  %941 = icmp eq i64 %946, %173
  br i1 %941, label %996, label %942

942:                                              
  %943 = phi i64 [ %939, %938 ], [ %948, %940 ]
  %944 = phi i64 [ 0, %938 ], [ %946, %940 ]
  %945 = getelementptr inbounds i64, ptr %647, i64 %944
  %946 = add nuw nsw i64 %944, 1
  %947 = getelementptr inbounds i64, ptr %647, i64 %946
  %948 = load i64, ptr %947, align 8
  %949 = icmp slt i64 %943, %948
  br i1 %949, label %950, label %961

950:                                              
  %951 = phi i64 [ %959, %950 ], [ %943, %942 ]
  %952 = getelementptr inbounds i64, ptr %646, i64 %951
  %953 = load i64, ptr %952, align 8
  %954 = getelementptr inbounds i64, ptr %650, i64 %953
  %955 = load i64, ptr %954, align 8
  %956 = getelementptr inbounds i64, ptr %929, i64 %955
  %957 = load i64, ptr %956, align 8
  %958 = add nsw i64 %957, 1
  store i64 %958, ptr %956, align 8
  %959 = add nsw i64 %951, 1
  %960 = icmp eq i64 %959, %948
  br i1 %960, label %964, label %950

961:                                              
  %962 = load i64, ptr %945, align 8
  %963 = icmp slt i64 %962, %948
  br i1 %963, label %987, label %940

964:                                              
  %965 = phi i64 [ %985, %980 ], [ %943, %950 ]
  %966 = getelementptr inbounds i64, ptr %646, i64 %965
  %967 = load i64, ptr %966, align 8
  br i1 %576, label %968, label %970

968:                                              
  %969 = getelementptr inbounds i64, ptr %891, i64 %965
  store i64 %944, ptr %969, align 8
  br label %980

970:                                              
  %971 = getelementptr inbounds i64, ptr %650, i64 %967
  %972 = load i64, ptr %971, align 8
  %973 = getelementptr inbounds i64, ptr %929, i64 %972
  %974 = load i64, ptr %973, align 8
  %975 = freeze i64 %974
  %976 = icmp eq i64 %975, 1
  %977 = getelementptr inbounds i64, ptr %891, i64 %965
  br i1 %976, label %978, label %979

978:                                              
  store i64 %944, ptr %977, align 8
  br label %980

979:                                              
  store i64 %967, ptr %977, align 8
  br label %980

980:                                              
  %981 = phi i64 [ %944, %979 ], [ %967, %978 ], [ %967, %968 ]
  %982 = getelementptr inbounds i64, ptr %650, i64 %981
  %983 = load i64, ptr %982, align 8
  %984 = getelementptr inbounds i64, ptr %907, i64 %965
  store i64 %983, ptr %984, align 8
  %985 = add nsw i64 %965, 1
  %986 = icmp eq i64 %985, %948
  br i1 %986, label %961, label %964

987:                                              
  %988 = phi i64 [ %994, %987 ], [ %962, %961 ]
  %989 = getelementptr inbounds i64, ptr %646, i64 %988
  %990 = load i64, ptr %989, align 8
  %991 = getelementptr inbounds i64, ptr %650, i64 %990
  %992 = load i64, ptr %991, align 8
  %993 = getelementptr inbounds i64, ptr %929, i64 %992
  store i64 0, ptr %993, align 8
  %994 = add nsw i64 %988, 1
  %995 = icmp eq i64 %994, %948
  br i1 %995, label %940, label %987

996:                                              
  tail call void @free(ptr noundef %929)
  %997 = tail call ptr @malloc(i64 %885)
  %998 = icmp eq ptr %997, null
  br i1 %998, label %1001, label %999

999:                                              
  br i1 %894, label %1000, label %1003

1000:                                             
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %997, i8 0, i64 %884, i1 false)
  br label %1003

1001:                                             
  %1002 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

1003:                                             
  %1004 = icmp slt i64 %881, 0
  br i1 %1004, label %1006, label %1005

1005:                                             
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %911, i8 0, i64 %909, i1 false)
  br label %1006

1006:                                             
  %1007 = getelementptr i8, ptr %911, i64 8
  br i1 %894, label %1011, label %1008

1008:                                             
  br i1 %932, label %1009, label %1020

1009:                                             
  %1010 = load i64, ptr %911, align 8
  br label %1021

1011:                                             
  %1012 = phi i64 [ %1018, %1011 ], [ 0, %1006 ]
  %1013 = getelementptr inbounds i64, ptr %907, i64 %1012
  %1014 = load i64, ptr %1013, align 8
  %1015 = getelementptr i64, ptr %1007, i64 %1014
  %1016 = load i64, ptr %1015, align 8
  %1017 = add nsw i64 %1016, 1
  store i64 %1017, ptr %1015, align 8
  %1018 = add nuw nsw i64 %1012, 1
  %1019 = icmp eq i64 %1018, %883
  br i1 %1019, label %1008, label %1011

1020:                                             
  br i1 %894, label %1031, label %1029

1021:                                             
  %1022 = phi i64 [ %1027, %1021 ], [ %1010, %1009 ]
  %1023 = phi i64 [ %1024, %1021 ], [ 0, %1009 ]
  %1024 = add nuw nsw i64 %1023, 1
  %1025 = getelementptr inbounds i64, ptr %911, i64 %1024
  %1026 = load i64, ptr %1025, align 8
  %1027 = add nsw i64 %1026, %1022
  store i64 %1027, ptr %1025, align 8
  %1028 = icmp eq i64 %1024, %881
  br i1 %1028, label %1020, label %1021

1029:                                             
  br i1 %932, label %1030, label %1041

1030:                                             
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %1007, ptr nonnull align 8 %911, i64 %908, i1 false)
  br label %1041

1031:                                             
  %1032 = phi i64 [ %1039, %1031 ], [ 0, %1020 ]
  %1033 = getelementptr inbounds i64, ptr %907, i64 %1032
  %1034 = load i64, ptr %1033, align 8
  %1035 = getelementptr inbounds i64, ptr %911, i64 %1034
  %1036 = load i64, ptr %1035, align 8
  %1037 = add nsw i64 %1036, 1
  store i64 %1037, ptr %1035, align 8
  %1038 = getelementptr inbounds i64, ptr %997, i64 %1036
  store i64 %1032, ptr %1038, align 8
  %1039 = add nuw nsw i64 %1032, 1
  %1040 = icmp eq i64 %1039, %883
  br i1 %1040, label %1029, label %1031

1041:                                             
  store i64 0, ptr %911, align 8
  %1042 = tail call ptr @malloc(i64 %649)
  %1043 = icmp eq ptr %1042, null
  br i1 %1043, label %1045, label %1044

1044:                                             
  br i1 %653, label %1049, label %1047

1045:                                             
  %1046 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

1047:                                             
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %1042, i8 0, i64 %648, i1 false)
  %1048 = getelementptr i8, ptr %927, i64 8
  br label %1052

1049:                                             
  br i1 %932, label %1050, label %1064

1050:                                             
  %1051 = load i64, ptr %927, align 8
  br label %1071

1052:                                             
  %1053 = phi i64 [ %1062, %1061 ], [ 0, %1047 ]
  %1054 = getelementptr inbounds i64, ptr %650, i64 %1053
  %1055 = load i64, ptr %1054, align 8
  %1056 = icmp sgt i64 %1055, -1
  br i1 %1056, label %1057, label %1061

1057:                                             
  %1058 = getelementptr i64, ptr %1048, i64 %1055
  %1059 = load i64, ptr %1058, align 8
  %1060 = add nsw i64 %1059, 1
  store i64 %1060, ptr %1058, align 8
  br label %1061

1061:                                             
  %1062 = add nuw nsw i64 %1053, 1
  %1063 = icmp eq i64 %1062, %565
  br i1 %1063, label %1049, label %1052

1064:                                             
  %1065 = tail call ptr @malloc(i64 %910)
  %1066 = icmp eq ptr %1065, null
  br i1 %1066, label %1068, label %1067

1067:                                             
  br i1 %914, label %1070, label %1079

1068:                                             
  %1069 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

1070:                                             
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1065, ptr nonnull align 8 %927, i64 %909, i1 false)
  br label %1079

1071:                                             
  %1072 = phi i64 [ %1077, %1071 ], [ %1051, %1050 ]
  %1073 = phi i64 [ %1074, %1071 ], [ 0, %1050 ]
  %1074 = add nuw nsw i64 %1073, 1
  %1075 = getelementptr inbounds i64, ptr %927, i64 %1074
  %1076 = load i64, ptr %1075, align 8
  %1077 = add nsw i64 %1076, %1072
  store i64 %1077, ptr %1075, align 8
  %1078 = icmp eq i64 %1074, %881
  br i1 %1078, label %1064, label %1071

1079:                                             
  br i1 %653, label %1080, label %1081

1080:                                             
  br i1 %932, label %1096, label %1290

1081:                                             
  %1082 = phi i64 [ %1092, %1091 ], [ 0, %1079 ]
  %1083 = getelementptr inbounds i64, ptr %650, i64 %1082
  %1084 = load i64, ptr %1083, align 8
  %1085 = icmp sgt i64 %1084, -1
  br i1 %1085, label %1086, label %1091

1086:                                             
  %1087 = getelementptr inbounds i64, ptr %927, i64 %1084
  %1088 = load i64, ptr %1087, align 8
  %1089 = add nsw i64 %1088, 1
  store i64 %1089, ptr %1087, align 8
  %1090 = getelementptr inbounds i64, ptr %1042, i64 %1088
  store i64 %1082, ptr %1090, align 8
  br label %1091

1091:                                             
  %1092 = add nuw nsw i64 %1082, 1
  %1093 = icmp eq i64 %1092, %565
  br i1 %1093, label %1080, label %1081

1094:                                             
  %1095 = icmp slt i64 %1098, %881
  br i1 %1095, label %1096, label %1288

1096:                                             
  %1097 = phi i64 [ %1098, %1094 ], [ 0, %1080 ]
  %1098 = add nuw nsw i64 %1097, 4
  %1099 = tail call i64 @llvm.smin.i64(i64 %1098, i64 %881)
  br i1 %12, label %1103, label %1100

1100:                                             
  %1101 = getelementptr inbounds i64, ptr %1065, i64 %1097
  %1102 = load i64, ptr %1101, align 8
  br label %1127

1103:                                             
  %1104 = phi i64 [ %1111, %1110 ], [ 0, %1096 ]
  %1105 = getelementptr inbounds %struct.array, ptr %0, i64 %1104
  %1106 = getelementptr inbounds i8, ptr %1105, i64 8
  %1107 = getelementptr inbounds i8, ptr %1105, i64 24
  %1108 = getelementptr inbounds i8, ptr %1105, i64 16
  %1109 = getelementptr inbounds i8, ptr %1105, i64 36
  br label %1113

1110:                                             
  %1111 = add nuw nsw i64 %1104, 1
  %1112 = icmp eq i64 %1111, %1
  br i1 %1112, label %1100, label %1103

1113:                                             
  %1114 = phi i64 [ 0, %1103 ], [ %1123, %1113 ]
  %1115 = load ptr, ptr %1106, align 8
  %1116 = load i64, ptr %1107, align 8
  %1117 = mul nsw i64 %1116, %1114
  %1118 = getelementptr inbounds i8, ptr %1115, i64 %1117
  %1119 = load i64, ptr %1108, align 8
  %1120 = load i32, ptr %1109, align 4
  %1121 = sext i32 %1120 to i64
  %1122 = mul nsw i64 %1119, %1121
  tail call void @llvm.memset.p0.i64(ptr align 1 %1118, i8 0, i64 %1122, i1 false)
  %1123 = add nuw nsw i64 %1114, 1
  %1124 = icmp eq i64 %1123, 4
  br i1 %1124, label %1110, label %1113

1125:                                             
  %1126 = icmp slt i64 %1130, %1099
  br i1 %1126, label %1127, label %1191

1127:                                             
  %1128 = phi i64 [ %1132, %1125 ], [ %1102, %1100 ]
  %1129 = phi i64 [ %1130, %1125 ], [ %1097, %1100 ]
  %1130 = add nuw nsw i64 %1129, 1
  %1131 = getelementptr inbounds i64, ptr %1065, i64 %1130
  %1132 = load i64, ptr %1131, align 8
  %1133 = icmp slt i64 %1128, %1132
  br i1 %1133, label %1134, label %1125

1134:                                             
  %1135 = sub nuw nsw i64 %1129, %1097
  br label %1136

1136:                                             
  %1137 = phi i64 [ %1128, %1134 ], [ %1189, %1188 ]
  %1138 = getelementptr inbounds i64, ptr %1042, i64 %1137
  %1139 = load i64, ptr %1138, align 8
  br label %1140

1140:                                             
  %1141 = phi i64 [ %1139, %1136 ], [ %1154, %1153 ]
  %1142 = phi ptr [ %0, %1136 ], [ %1155, %1153 ]
  %1143 = getelementptr inbounds i8, ptr %1142, i64 32
  %1144 = load i32, ptr %1143, align 8
  %1145 = and i32 %1144, 1
  %1146 = icmp eq i32 %1145, 0
  br i1 %1146, label %1153, label %1147

1147:                                             
  %1148 = getelementptr inbounds i8, ptr %1142, i64 16
  %1149 = load i64, ptr %1148, align 8
  %1150 = icmp slt i64 %1141, %1149
  br i1 %1150, label %1156, label %1151

1151:                                             
  %1152 = sub nsw i64 %1141, %1149
  br label %1153

1153:                                             
  %1154 = phi i64 [ %1152, %1151 ], [ %1141, %1140 ]
  %1155 = getelementptr inbounds i8, ptr %1142, i64 48
  br label %1140

1156:                                             
  %1157 = getelementptr inbounds i8, ptr %1142, i64 36
  %1158 = load i32, ptr %1157, align 4
  %1159 = getelementptr inbounds i8, ptr %1142, i64 8
  %1160 = load ptr, ptr %1159, align 8
  %1161 = sext i32 %1158 to i64
  br label %1162

1162:                                             
  %1163 = phi ptr [ %0, %1156 ], [ %1177, %1175 ]
  %1164 = phi i64 [ %1139, %1156 ], [ %1176, %1175 ]
  %1165 = getelementptr inbounds i8, ptr %1163, i64 32
  %1166 = load i32, ptr %1165, align 8
  %1167 = and i32 %1166, 1
  %1168 = icmp eq i32 %1167, 0
  br i1 %1168, label %1175, label %1169

1169:                                             
  %1170 = getelementptr inbounds i8, ptr %1163, i64 16
  %1171 = load i64, ptr %1170, align 8
  %1172 = icmp slt i64 %1164, %1171
  br i1 %1172, label %1178, label %1173

1173:                                             
  %1174 = sub nsw i64 %1164, %1171
  br label %1175

1175:                                             
  %1176 = phi i64 [ %1174, %1173 ], [ %1164, %1162 ]
  %1177 = getelementptr inbounds i8, ptr %1163, i64 48
  br label %1162

1178:                                             
  %1179 = mul nsw i64 %1141, %1161
  %1180 = getelementptr inbounds i8, ptr %1160, i64 %1179
  %1181 = getelementptr inbounds i8, ptr %1163, i64 24
  %1182 = load i64, ptr %1181, align 8
  %1183 = mul nsw i64 %1182, %1135
  %1184 = getelementptr inbounds i8, ptr %1180, i64 %1183
  %1185 = icmp eq i32 %1158, 4
  br i1 %1185, label %1186, label %1187

1186:                                             
  store float 1.000000e+00, ptr %1184, align 4
  br label %1188

1187:                                             
  store double 1.000000e+00, ptr %1184, align 8
  br label %1188

1188:                                             
  %1189 = add nsw i64 %1137, 1
  %1190 = icmp eq i64 %1189, %1132
  br i1 %1190, label %1125, label %1136

1191:                                             
  br i1 %12, label %1192, label %1212

1192:                                             
  %1193 = phi i64 [ %1210, %1209 ], [ 0, %1191 ]
  %1194 = getelementptr inbounds %struct.array, ptr %0, i64 %1193
  %1195 = getelementptr inbounds i8, ptr %1194, i64 32
  %1196 = load i32, ptr %1195, align 8
  %1197 = and i32 %1196, 2
  %1198 = icmp eq i32 %1197, 0
  br i1 %1198, label %1209, label %1199

1199:                                             
  %1200 = load ptr, ptr %1194, align 8
  %1201 = getelementptr inbounds i8, ptr %1194, i64 40
  %1202 = load ptr, ptr %1201, align 8
  %1203 = getelementptr inbounds i8, ptr %1194, i64 16
  %1204 = load i64, ptr %1203, align 8
  %1205 = getelementptr inbounds i8, ptr %1194, i64 36
  %1206 = load i32, ptr %1205, align 4
  %1207 = sext i32 %1206 to i64
  %1208 = mul nsw i64 %1204, %1207
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1200, ptr align 1 %1202, i64 %1208, i1 false)
  br label %1209

1209:                                             
  %1210 = add nuw nsw i64 %1193, 1
  %1211 = icmp eq i64 %1210, %1
  br i1 %1211, label %1212, label %1192

1212:                                             
  tail call void %3(ptr noundef %0) #12
  %1213 = getelementptr inbounds i64, ptr %911, i64 %1097
  %1214 = load i64, ptr %1213, align 8
  br label %1217

1215:                                             
  %1216 = icmp slt i64 %1220, %1099
  br i1 %1216, label %1217, label %1094

1217:                                             
  %1218 = phi i64 [ %1222, %1215 ], [ %1214, %1212 ]
  %1219 = phi i64 [ %1220, %1215 ], [ %1097, %1212 ]
  %1220 = add nuw nsw i64 %1219, 1
  %1221 = getelementptr inbounds i64, ptr %911, i64 %1220
  %1222 = load i64, ptr %1221, align 8
  %1223 = icmp slt i64 %1218, %1222
  br i1 %1223, label %1224, label %1215

1224:                                             
  %1225 = sub nuw nsw i64 %1219, %1097
  br label %1226

1226:                                             
  %1227 = phi i64 [ %1218, %1224 ], [ %1286, %1283 ]
  %1228 = getelementptr inbounds i64, ptr %997, i64 %1227
  %1229 = load i64, ptr %1228, align 8
  %1230 = getelementptr inbounds i64, ptr %891, i64 %1229
  %1231 = load i64, ptr %1230, align 8
  br label %1232

1232:                                             
  %1233 = phi i64 [ %1231, %1226 ], [ %1246, %1245 ]
  %1234 = phi ptr [ %0, %1226 ], [ %1247, %1245 ]
  %1235 = getelementptr inbounds i8, ptr %1234, i64 32
  %1236 = load i32, ptr %1235, align 8
  %1237 = and i32 %1236, 2
  %1238 = icmp eq i32 %1237, 0
  br i1 %1238, label %1245, label %1239

1239:                                             
  %1240 = getelementptr inbounds i8, ptr %1234, i64 16
  %1241 = load i64, ptr %1240, align 8
  %1242 = icmp slt i64 %1233, %1241
  br i1 %1242, label %1248, label %1243

1243:                                             
  %1244 = sub nsw i64 %1233, %1241
  br label %1245

1245:                                             
  %1246 = phi i64 [ %1244, %1243 ], [ %1233, %1232 ]
  %1247 = getelementptr inbounds i8, ptr %1234, i64 48
  br label %1232

1248:                                             
  %1249 = getelementptr inbounds i8, ptr %1234, i64 36
  %1250 = load i32, ptr %1249, align 4
  %1251 = getelementptr inbounds i8, ptr %1234, i64 8
  %1252 = load ptr, ptr %1251, align 8
  %1253 = sext i32 %1250 to i64
  br label %1254

1254:                                             
  %1255 = phi ptr [ %0, %1248 ], [ %1269, %1267 ]
  %1256 = phi i64 [ %1231, %1248 ], [ %1268, %1267 ]
  %1257 = getelementptr inbounds i8, ptr %1255, i64 32
  %1258 = load i32, ptr %1257, align 8
  %1259 = and i32 %1258, 2
  %1260 = icmp eq i32 %1259, 0
  br i1 %1260, label %1267, label %1261

1261:                                             
  %1262 = getelementptr inbounds i8, ptr %1255, i64 16
  %1263 = load i64, ptr %1262, align 8
  %1264 = icmp slt i64 %1256, %1263
  br i1 %1264, label %1270, label %1265

1265:                                             
  %1266 = sub nsw i64 %1256, %1263
  br label %1267

1267:                                             
  %1268 = phi i64 [ %1266, %1265 ], [ %1256, %1254 ]
  %1269 = getelementptr inbounds i8, ptr %1255, i64 48
  br label %1254

1270:                                             
  %1271 = mul nsw i64 %1233, %1253
  %1272 = getelementptr inbounds i8, ptr %1252, i64 %1271
  %1273 = getelementptr inbounds i8, ptr %1255, i64 24
  %1274 = load i64, ptr %1273, align 8
  %1275 = mul nsw i64 %1274, %1225
  %1276 = getelementptr inbounds i8, ptr %1272, i64 %1275
  %1277 = icmp eq i32 %1250, 4
  br i1 %1277, label %1278, label %1281

1278:                                             
  %1279 = load float, ptr %1276, align 4
  %1280 = fpext float %1279 to double
  br label %1283

1281:                                             
  %1282 = load double, ptr %1276, align 8
  br label %1283

1283:                                             
  %1284 = phi double [ %1280, %1278 ], [ %1282, %1281 ]
  %1285 = getelementptr inbounds double, ptr %886, i64 %1229
  store double %1284, ptr %1285, align 8
  %1286 = add nsw i64 %1227, 1
  %1287 = icmp eq i64 %1286, %1222
  br i1 %1287, label %1215, label %1226

1288:                                             
  %1289 = load ptr, ptr %568, align 8
  br label %1290

1290:                                             
  %1291 = phi ptr [ %1289, %1288 ], [ %646, %1080 ]
  tail call void @free(ptr noundef %891)
  tail call void @free(ptr noundef %907)
  tail call void @free(ptr noundef %911)
  tail call void @free(ptr noundef %927)
  tail call void @free(ptr noundef %997)
  tail call void @free(ptr noundef %1042)
  tail call void @free(ptr noundef %1065)
  %1292 = load i64, ptr %882, align 8
  store i64 %173, ptr %5, align 8
  %1293 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %565, ptr %1293, align 8
  %1294 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 %1292, ptr %1294, align 8
  %1295 = getelementptr inbounds i8, ptr %5, i64 24
  store i64 %881, ptr %1295, align 8
  %1296 = getelementptr inbounds i8, ptr %5, i64 32
  store ptr %647, ptr %1296, align 8
  %1297 = getelementptr inbounds i8, ptr %5, i64 40
  store ptr %1291, ptr %1297, align 8
  %1298 = getelementptr inbounds i8, ptr %5, i64 48
  store ptr %886, ptr %1298, align 8
  tail call void @free(ptr noundef %650)
  br i1 %12, label %1300, label %1299

1299:                                             
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #12
  ret void

1300:                                             
  %1301 = phi i64 [ %1314, %1313 ], [ 0, %1290 ]
  %1302 = getelementptr inbounds %struct.array, ptr %0, i64 %1301
  %1303 = getelementptr inbounds i8, ptr %1302, i64 8
  %1304 = load ptr, ptr %1303, align 8
  tail call void @free(ptr noundef %1304)
  %1305 = getelementptr inbounds i8, ptr %1302, i64 40
  %1306 = load ptr, ptr %1305, align 8
  tail call void @free(ptr noundef %1306)
  %1307 = getelementptr inbounds i8, ptr %1302, i64 32
  %1308 = load i32, ptr %1307, align 8
  %1309 = and i32 %1308, 4
  %1310 = icmp eq i32 %1309, 0
  br i1 %1310, label %1313, label %1311

1311:                                             
  %1312 = load ptr, ptr %1302, align 8
  tail call void @free(ptr noundef %1312)
  br label %1313

1313:                                             
  %1314 = add nuw nsw i64 %1301, 1
  %1315 = icmp eq i64 %1314, %1
  br i1 %1315, label %1299, label %1300
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

declare double @llvm.fmuladd.f64(double, double, double) #4

define internal fastcc i32 @small_set(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.index_set, align 8
  %7 = alloca i32, align 4
  %8 = zext i32 %2 to i64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %22, label %10

10:                                               
  %11 = phi i64 [ %20, %10 ], [ 0, %3 ]
  %12 = phi i64 [ %19, %10 ], [ %8, %3 ]
  %13 = getelementptr inbounds i32, ptr %1, i64 %11
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = xor i64 %12, %15
  %17 = mul i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 29
  %19 = xor i64 %18, %17
  %20 = add nuw nsw i64 %11, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %22, label %10

22:                                               
  %23 = phi i64 [ 0, %3 ], [ %19, %10 ]
  %24 = getelementptr inbounds i8, ptr %0, i64 64
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, -1
  %27 = getelementptr inbounds i8, ptr %0, i64 56
  %28 = load ptr, ptr %27, align 8
  %29 = and i64 %26, %23
  %30 = getelementptr inbounds i32, ptr %28, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %82, label %33

33:                                               
  %34 = load i32, ptr %0, align 8
  %35 = getelementptr inbounds i8, ptr %0, i64 24
  %36 = xor i32 %34, -1
  %37 = getelementptr inbounds i8, ptr %0, i64 32
  br label %38

38:                                               
  %39 = phi i32 [ %31, %33 ], [ %80, %76 ]
  %40 = phi i64 [ %29, %33 ], [ %78, %76 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #12
  %41 = icmp ult i32 %34, %39
  br i1 %41, label %44, label %42

42:                                               
  %43 = add i32 %39, -1
  store i32 %43, ptr %5, align 4
  br label %54

44:                                               
  %45 = load ptr, ptr %35, align 8
  %46 = add i32 %39, %36
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds %struct.index_set, ptr %45, i64 %47
  %49 = load i32, ptr %48, align 8
  %50 = load ptr, ptr %37, align 8
  %51 = getelementptr inbounds i8, ptr %48, i64 16
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  br label %54

54:                                               
  %55 = phi i32 [ %49, %44 ], [ 1, %42 ]
  %56 = phi ptr [ %53, %44 ], [ %5, %42 ]
  %57 = icmp eq i32 %55, %2
  br i1 %57, label %58, label %59

58:                                               
  br i1 %9, label %73, label %60

59:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #12
  br label %76

60:                                               
  %61 = phi i64 [ %68, %67 ], [ 0, %58 ]
  %62 = getelementptr inbounds i32, ptr %56, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds i32, ptr %1, i64 %61
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %63, %65
  br i1 %66, label %67, label %71

67:                                               
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %8
  br i1 %69, label %70, label %60

70:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #12
  br label %82

71:                                               
  %72 = trunc nuw i64 %61 to i32
  br label %73

73:                                               
  %74 = phi i32 [ 0, %58 ], [ %72, %71 ]
  %75 = icmp eq i32 %74, %2
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #12
  br i1 %75, label %82, label %76

76:                                               
  %77 = add i64 %40, 1
  %78 = and i64 %77, %26
  %79 = getelementptr inbounds i32, ptr %28, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %38

82:                                               
  %83 = phi i64 [ %29, %22 ], [ %40, %70 ], [ %78, %76 ], [ %40, %73 ]
  %84 = getelementptr inbounds i32, ptr %28, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %265

87:                                               
  store i32 %2, ptr %6, align 8
  %88 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 0, ptr %88, align 4
  %89 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 0, ptr %89, align 8
  %90 = getelementptr inbounds i8, ptr %6, i64 16
  %91 = getelementptr inbounds i8, ptr %0, i64 40
  %92 = load i64, ptr %91, align 8
  %93 = add i64 %92, %8
  %94 = getelementptr inbounds i8, ptr %0, i64 48
  %95 = load i64, ptr %94, align 8
  %96 = icmp ugt i64 %93, %95
  br i1 %96, label %97, label %109

97:                                               
  %98 = shl i64 %93, 1
  %99 = add i64 %98, 1024
  store i64 %99, ptr %94, align 8
  %100 = getelementptr inbounds i8, ptr %0, i64 32
  %101 = load ptr, ptr %100, align 8
  %102 = shl i64 %99, 2
  %103 = tail call i64 @llvm.umax.i64(i64 %102, i64 1)
  %104 = tail call ptr @realloc(ptr noundef %101, i64 noundef %103) #14
  %105 = icmp eq ptr %104, null
  br i1 %105, label %106, label %108

106:                                              
  %107 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

108:                                              
  store ptr %104, ptr %100, align 8
  br label %109

109:                                              
  br i1 %9, label %122, label %110

110:                                              
  %111 = getelementptr inbounds i8, ptr %0, i64 32
  br label %112

112:                                              
  %113 = phi i64 [ 0, %110 ], [ %120, %112 ]
  %114 = getelementptr inbounds i32, ptr %1, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = load ptr, ptr %111, align 8
  %117 = load i64, ptr %91, align 8
  %118 = getelementptr i32, ptr %116, i64 %117
  %119 = getelementptr i32, ptr %118, i64 %113
  store i32 %115, ptr %119, align 4
  %120 = add nuw nsw i64 %113, 1
  %121 = icmp eq i64 %120, %8
  br i1 %121, label %122, label %112

122:                                              
  %123 = load i64, ptr %91, align 8
  %124 = add i64 %123, %8
  store i64 %124, ptr %91, align 8
  store i64 %123, ptr %90, align 8
  %125 = tail call fastcc i32 @new_set(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.index_set) align 8 %6)
  %126 = load ptr, ptr %27, align 8
  %127 = getelementptr inbounds i32, ptr %126, i64 %83
  store i32 %125, ptr %127, align 4
  %128 = getelementptr inbounds i8, ptr %0, i64 72
  %129 = load i64, ptr %128, align 8
  %130 = add i64 %129, 1
  store i64 %130, ptr %128, align 8
  %131 = shl i64 %130, 1
  %132 = load i64, ptr %24, align 8
  %133 = icmp ugt i64 %131, %132
  br i1 %133, label %134, label %265

134:                                              
  %135 = load ptr, ptr %27, align 8
  %136 = shl i64 %132, 1
  store i64 %136, ptr %24, align 8
  %137 = shl i64 %132, 3
  %138 = tail call i64 @llvm.umax.i64(i64 %137, i64 1)
  %139 = tail call ptr @malloc(i64 %138)
  %140 = icmp eq ptr %139, null
  br i1 %140, label %141, label %143

141:                                              
  %142 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

143:                                              
  store ptr %139, ptr %27, align 8
  %144 = icmp eq i64 %136, 0
  br i1 %144, label %145, label %150

145:                                              
  %146 = icmp eq i64 %132, 0
  br i1 %146, label %157, label %147

147:                                              
  %148 = getelementptr inbounds i8, ptr %0, i64 24
  %149 = getelementptr inbounds i8, ptr %0, i64 32
  br label %158

150:                                              
  %151 = phi i64 [ %154, %150 ], [ 0, %143 ]
  %152 = load ptr, ptr %27, align 8
  %153 = getelementptr inbounds i32, ptr %152, i64 %151
  store i32 0, ptr %153, align 4
  %154 = add nuw i64 %151, 1
  %155 = load i64, ptr %24, align 8
  %156 = icmp ult i64 %154, %155
  br i1 %156, label %150, label %145

157:                                              
  tail call void @free(ptr noundef %135)
  br label %265

158:                                              
  %159 = phi i64 [ 0, %147 ], [ %263, %262 ]
  %160 = getelementptr inbounds i32, ptr %135, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %262, label %163

163:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #12
  %164 = load i32, ptr %0, align 8
  %165 = icmp ult i32 %164, %161
  br i1 %165, label %169, label %166

166:                                              
  %167 = add i32 %161, -1
  store i32 %167, ptr %7, align 4
  %168 = load ptr, ptr %27, align 8
  br label %183

169:                                              
  %170 = load ptr, ptr %148, align 8
  %171 = xor i32 %164, -1
  %172 = add i32 %161, %171
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds %struct.index_set, ptr %170, i64 %173
  %175 = load i32, ptr %174, align 8
  %176 = load ptr, ptr %149, align 8
  %177 = getelementptr inbounds i8, ptr %174, i64 16
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds i32, ptr %176, i64 %178
  %180 = load ptr, ptr %27, align 8
  %181 = zext i32 %175 to i64
  %182 = icmp eq i32 %175, 0
  br i1 %182, label %200, label %183

183:                                              
  %184 = phi i64 [ 1, %166 ], [ %181, %169 ]
  %185 = phi ptr [ %168, %166 ], [ %180, %169 ]
  %186 = phi ptr [ %7, %166 ], [ %179, %169 ]
  %187 = phi i32 [ 1, %166 ], [ %175, %169 ]
  br label %188

188:                                              
  %189 = phi i64 [ %198, %188 ], [ 0, %183 ]
  %190 = phi i64 [ %197, %188 ], [ %184, %183 ]
  %191 = getelementptr inbounds i32, ptr %186, i64 %189
  %192 = load i32, ptr %191, align 4
  %193 = zext i32 %192 to i64
  %194 = xor i64 %190, %193
  %195 = mul i64 %194, -7046029254386353131
  %196 = lshr i64 %195, 29
  %197 = xor i64 %196, %195
  %198 = add nuw nsw i64 %189, 1
  %199 = icmp eq i64 %198, %184
  br i1 %199, label %200, label %188

200:                                              
  %201 = phi i1 [ true, %169 ], [ false, %188 ]
  %202 = phi i64 [ 0, %169 ], [ %184, %188 ]
  %203 = phi ptr [ %180, %169 ], [ %185, %188 ]
  %204 = phi ptr [ %179, %169 ], [ %186, %188 ]
  %205 = phi i32 [ 0, %169 ], [ %187, %188 ]
  %206 = phi i64 [ 0, %169 ], [ %197, %188 ]
  %207 = load i64, ptr %24, align 8
  %208 = add i64 %207, -1
  %209 = and i64 %208, %206
  %210 = getelementptr inbounds i32, ptr %203, i64 %209
  %211 = load i32, ptr %210, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %259, label %213

213:                                              
  %214 = xor i32 %164, -1
  br label %215

215:                                              
  %216 = phi i32 [ %211, %213 ], [ %257, %253 ]
  %217 = phi i64 [ %209, %213 ], [ %255, %253 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #12
  %218 = icmp ult i32 %164, %216
  br i1 %218, label %221, label %219

219:                                              
  %220 = add i32 %216, -1
  store i32 %220, ptr %4, align 4
  br label %231

221:                                              
  %222 = load ptr, ptr %148, align 8
  %223 = add i32 %216, %214
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds %struct.index_set, ptr %222, i64 %224
  %226 = load i32, ptr %225, align 8
  %227 = load ptr, ptr %149, align 8
  %228 = getelementptr inbounds i8, ptr %225, i64 16
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds i32, ptr %227, i64 %229
  br label %231

231:                                              
  %232 = phi i32 [ %226, %221 ], [ 1, %219 ]
  %233 = phi ptr [ %230, %221 ], [ %4, %219 ]
  %234 = icmp eq i32 %232, %205
  br i1 %234, label %235, label %236

235:                                              
  br i1 %201, label %250, label %237

236:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #12
  br label %253

237:                                              
  %238 = phi i64 [ %245, %244 ], [ 0, %235 ]
  %239 = getelementptr inbounds i32, ptr %233, i64 %238
  %240 = load i32, ptr %239, align 4
  %241 = getelementptr inbounds i32, ptr %204, i64 %238
  %242 = load i32, ptr %241, align 4
  %243 = icmp eq i32 %240, %242
  br i1 %243, label %244, label %248

244:                                              
  %245 = add nuw nsw i64 %238, 1
  %246 = icmp eq i64 %245, %202
  br i1 %246, label %247, label %237

247:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #12
  br label %259

248:                                              
  %249 = trunc nuw i64 %238 to i32
  br label %250

250:                                              
  %251 = phi i32 [ 0, %235 ], [ %249, %248 ]
  %252 = icmp eq i32 %251, %205
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #12
  br i1 %252, label %259, label %253

253:                                              
  %254 = add i64 %217, 1
  %255 = and i64 %254, %208
  %256 = getelementptr inbounds i32, ptr %203, i64 %255
  %257 = load i32, ptr %256, align 4
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %215

259:                                              
  %260 = phi i64 [ %209, %200 ], [ %217, %247 ], [ %255, %253 ], [ %217, %250 ]
  %261 = getelementptr inbounds i32, ptr %203, i64 %260
  store i32 %161, ptr %261, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #12
  br label %262

262:                                              
  %263 = add nuw i64 %159, 1
  %264 = icmp eq i64 %263, %132
  br i1 %264, label %157, label %158

265:                                              
  %266 = phi i32 [ %85, %82 ], [ %125, %157 ], [ %125, %122 ]
  ret i32 %266
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
  %19 = tail call ptr @realloc(ptr noundef %16, i64 noundef %18) #14
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %23

21:                                               
  %22 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
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
  %36 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.4, i64 noundef 57) #12
  tail call void @abort() #13
  unreachable

37:                                               
  %38 = trunc nuw nsw i64 %33 to i32
  ret i32 %38
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #7

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

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
  %19 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
  unreachable

20:                                               
  %21 = shl i64 %7, 3
  %22 = tail call i64 @llvm.umax.i64(i64 %21, i64 1)
  %23 = tail call ptr @malloc(i64 %22)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %27

25:                                               
  %26 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
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
  %61 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 50) #12
  tail call void @abort() #13
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

declare i64 @llvm.umax.i64(i64, i64) #9

declare i64 @llvm.smin.i64(i64, i64) #9

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #10

declare i32 @llvm.umax.i32(i32, i32) #9

declare i32 @llvm.umin.i32(i32, i32) #9

declare i64 @llvm.smax.i64(i64, i64) #9

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #11

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree }
attributes #3 = { noreturn nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nounwind }
attributes #13 = { noreturn nounwind }
attributes #14 = { allocsize(1) }


