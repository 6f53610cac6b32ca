; from deferred_free.c, support.h: b49d8cca458765da545414841caca9b6

%struct.blocks = type { ptr, i64, ptr, i64 }
%struct.block = type { ptr, i64, i64 }
%struct.anon = type { i64, i64 }

@__enzyme_cc_deferred = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [34 x i8] c"enzyme-cc: a list of freed memory\00", align 1

define linkonce_odr hidden ptr @__enzyme_cc_deferred_mark() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %2 = load ptr, ptr %1, align 8
  ret ptr %2
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

define linkonce_odr hidden void @__enzyme_cc_defer_free_with(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %13, label %4

4:                                                
  %5 = tail call dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #13
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

8:                                                
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %5, align 8
  %11 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr %0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %5, i64 16
  store ptr %1, ptr %12, align 8
  store ptr %5, ptr %9, align 8
  br label %13

13:                                               
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

define linkonce_odr hidden void @__enzyme_cc_defer_free(ptr noundef %0) local_unnamed_addr #0 {
  tail call void @__enzyme_cc_defer_free_with(ptr noundef %0, ptr noundef nonnull @free)
  ret void
}

declare void @free(ptr allocptr nocapture noundef) #3

define linkonce_odr hidden void @__enzyme_cc_note_made(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #13
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

6:                                                
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %3, align 8
  %9 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %3, i64 24
  store i64 %1, ptr %11, align 8
  store ptr %3, ptr %7, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_release_move(ptr noundef %0) #0 {
  tail call void @free(ptr noundef %0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_move_later(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = icmp ne ptr %0, null
  %6 = icmp ne ptr %1, null
  %7 = and i1 %5, %6
  %8 = icmp ne i64 %2, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %19

10:                                               
  %11 = tail call dereferenceable_or_null(40) ptr @malloc(i64 noundef 40) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

14:                                               
  store ptr %0, ptr %11, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %2, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %3, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  store i32 1, ptr %18, align 8
  tail call void @__enzyme_cc_defer_free_with(ptr noundef nonnull %11, ptr noundef nonnull @__enzyme_cc_release_move)
  br label %19

19:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_move_gradient_later(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = icmp ne ptr %0, null
  %6 = icmp ne ptr %1, null
  %7 = and i1 %5, %6
  %8 = icmp ne i64 %2, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %19

10:                                               
  %11 = tail call dereferenceable_or_null(40) ptr @malloc(i64 noundef 40) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

14:                                               
  store ptr %0, ptr %11, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %2, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %3, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  store i32 0, ptr %18, align 8
  tail call void @__enzyme_cc_defer_free_with(ptr noundef nonnull %11, ptr noundef nonnull @__enzyme_cc_release_move)
  br label %19

19:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_release_left(ptr noundef %0) #0 {
  %2 = load ptr, ptr %0, align 8
  tail call void @free(ptr noundef %2)
  tail call void @free(ptr noundef %0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_defer_free_left(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %15, label %6

6:                                                
  %7 = tail call dereferenceable_or_null(40) ptr @malloc(i64 noundef 40) #13
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

10:                                               
  store ptr %0, ptr %7, align 8
  %11 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %7, i64 16
  store i64 %2, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %7, i64 24
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %7, i64 32
  store ptr %3, ptr %14, align 8
  tail call void @__enzyme_cc_defer_free_with(ptr noundef nonnull %7, ptr noundef nonnull @__enzyme_cc_release_left)
  br label %15

15:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_move_seeds(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.blocks, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #16
  call fastcc void @blocks_after(ptr dead_on_unwind nonnull writable sret(%struct.blocks) align 8 %2, ptr noundef %0)
  %3 = getelementptr inbounds i8, ptr %2, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 8
  br i1 %5, label %132, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %2, i64 8
  %11 = load i64, ptr %10, align 8
  br label %17

12:                                               
  %13 = getelementptr inbounds i8, ptr %2, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i64, ptr %15, align 8
  br label %134

17:                                               
  %18 = phi i64 [ 0, %9 ], [ %130, %129 ]
  %19 = getelementptr inbounds ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %20, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, @__enzyme_cc_release_move
  br i1 %25, label %26, label %56

26:                                               
  %27 = getelementptr inbounds i8, ptr %22, i64 32
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %129, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %22, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = ptrtoint ptr %32 to i64
  %34 = mul i64 %33, -7046029254386353131
  %35 = lshr i64 %34, 20
  br label %36

36:                                               
  %37 = phi i64 [ %35, %30 ], [ %44, %36 ]
  %38 = and i64 %37, %11
  %39 = getelementptr inbounds %struct.block, ptr %6, i64 %38
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  %42 = icmp eq ptr %40, %32
  %43 = or i1 %41, %42
  %44 = add i64 %37, 1
  br i1 %43, label %45, label %36

45:                                               
  %46 = getelementptr inbounds i8, ptr %39, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = and i64 %47, 6
  %49 = icmp eq i64 %48, 2
  br i1 %49, label %129, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %22, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = load ptr, ptr %22, align 8
  %54 = getelementptr inbounds i8, ptr %22, i64 16
  %55 = load i64, ptr %54, align 8
  tail call void %52(ptr noundef %53, ptr noundef %32, i64 noundef %55) #16
  br label %129

56:                                               
  %57 = load ptr, ptr %22, align 8
  %58 = ptrtoint ptr %57 to i64
  %59 = mul i64 %58, -7046029254386353131
  %60 = lshr i64 %59, 20
  br label %61

61:                                               
  %62 = phi i64 [ %60, %56 ], [ %69, %61 ]
  %63 = and i64 %62, %11
  %64 = getelementptr inbounds %struct.block, ptr %6, i64 %63
  %65 = load ptr, ptr %64, align 8
  %66 = icmp eq ptr %65, null
  %67 = icmp eq ptr %65, %57
  %68 = or i1 %66, %67
  %69 = add i64 %62, 1
  br i1 %68, label %70, label %61

70:                                               
  %71 = getelementptr inbounds i8, ptr %64, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = and i64 %72, 1
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %75, label %129

75:                                               
  %76 = getelementptr inbounds i8, ptr %22, i64 8
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %129, label %79

79:                                               
  %80 = load ptr, ptr %77, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %129, label %82

82:                                               
  %83 = ptrtoint ptr %80 to i64
  %84 = mul i64 %83, -7046029254386353131
  %85 = lshr i64 %84, 20
  br label %86

86:                                               
  %87 = phi i64 [ %85, %82 ], [ %94, %86 ]
  %88 = and i64 %87, %11
  %89 = getelementptr inbounds %struct.block, ptr %6, i64 %88
  %90 = load ptr, ptr %89, align 8
  %91 = icmp eq ptr %90, null
  %92 = icmp eq ptr %90, %80
  %93 = or i1 %91, %92
  %94 = add i64 %87, 1
  br i1 %93, label %95, label %86

95:                                               
  %96 = getelementptr inbounds i8, ptr %89, i64 16
  %97 = load i64, ptr %96, align 8
  %98 = and i64 %97, 1
  %99 = icmp eq i64 %98, 0
  %100 = and i64 %97, 2
  %101 = icmp eq i64 %100, 0
  %102 = select i1 %101, ptr %89, ptr null
  %103 = icmp eq ptr %102, null
  %104 = or i1 %99, %103
  br i1 %104, label %129, label %105

105:                                              
  %106 = tail call i64 @malloc_usable_size(ptr noundef %57) #16
  %107 = getelementptr inbounds i8, ptr %22, i64 16
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, 0
  %110 = getelementptr inbounds i8, ptr %102, i64 8
  %111 = load i64, ptr %110, align 8
  br i1 %109, label %112, label %121

112:                                              
  %113 = icmp ugt i64 %111, %106
  br i1 %113, label %119, label %114

114:                                              
  %115 = sub i64 %106, %111
  %116 = icmp ugt i64 %115, 15
  %117 = icmp ugt i64 %106, 31
  %118 = and i1 %117, %116
  br i1 %118, label %119, label %121

119:                                              
  %120 = tail call noundef i64 @llvm.usub.sat.i64(i64 %106, i64 31)
  br label %121

121:                                              
  %122 = phi i64 [ %120, %119 ], [ %111, %114 ], [ %108, %105 ]
  %123 = getelementptr inbounds i8, ptr %22, i64 32
  %124 = load ptr, ptr %123, align 8
  %125 = load ptr, ptr %124, align 8
  %126 = load ptr, ptr %22, align 8
  %127 = load ptr, ptr %102, align 8
  %128 = tail call noundef i64 @llvm.umin.i64(i64 %122, i64 %111)
  tail call void %125(ptr noundef %126, ptr noundef %127, i64 noundef %128) #16
  br label %129

129:                                              
  %130 = add nuw i64 %18, 1
  %131 = icmp eq i64 %130, %4
  br i1 %131, label %12, label %17

132:                                              
  %133 = phi ptr [ %8, %1 ], [ %14, %349 ]
  tail call void @free(ptr noundef %6)
  tail call void @free(ptr noundef %133)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #16
  ret void

134:                                              
  %135 = phi i64 [ 0, %12 ], [ %350, %349 ]
  %136 = getelementptr inbounds ptr, ptr %14, i64 %135
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds i8, ptr %137, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds i8, ptr %137, i64 16
  %141 = load ptr, ptr %140, align 8
  %142 = icmp eq ptr %141, @__enzyme_cc_release_left
  br i1 %142, label %143, label %349

143:                                              
  %144 = load ptr, ptr %139, align 8
  %145 = ptrtoint ptr %144 to i64
  %146 = mul i64 %145, -7046029254386353131
  %147 = lshr i64 %146, 20
  br label %148

148:                                              
  %149 = phi i64 [ %147, %143 ], [ %156, %148 ]
  %150 = and i64 %149, %16
  %151 = getelementptr inbounds %struct.block, ptr %6, i64 %150
  %152 = load ptr, ptr %151, align 8
  %153 = icmp eq ptr %152, null
  %154 = icmp eq ptr %152, %144
  %155 = or i1 %153, %154
  %156 = add i64 %149, 1
  br i1 %155, label %157, label %148

157:                                              
  %158 = getelementptr inbounds i8, ptr %151, i64 16
  %159 = load i64, ptr %158, align 8
  %160 = and i64 %159, 1
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %162, label %349

162:                                              
  %163 = getelementptr inbounds i8, ptr %139, i64 8
  %164 = load ptr, ptr %163, align 8
  %165 = icmp eq ptr %164, null
  br i1 %165, label %191, label %166

166:                                              
  %167 = load ptr, ptr %164, align 8
  %168 = icmp eq ptr %167, null
  br i1 %168, label %191, label %169

169:                                              
  %170 = ptrtoint ptr %167 to i64
  %171 = mul i64 %170, -7046029254386353131
  %172 = lshr i64 %171, 20
  br label %173

173:                                              
  %174 = phi i64 [ %172, %169 ], [ %181, %173 ]
  %175 = and i64 %174, %16
  %176 = getelementptr inbounds %struct.block, ptr %6, i64 %175
  %177 = load ptr, ptr %176, align 8
  %178 = icmp eq ptr %177, null
  %179 = icmp eq ptr %177, %167
  %180 = or i1 %178, %179
  %181 = add i64 %174, 1
  br i1 %180, label %182, label %173

182:                                              
  %183 = getelementptr inbounds i8, ptr %176, i64 16
  %184 = load i64, ptr %183, align 8
  %185 = and i64 %184, 1
  %186 = icmp eq i64 %185, 0
  %187 = and i64 %184, 2
  %188 = icmp eq i64 %187, 0
  %189 = select i1 %188, ptr %176, ptr null
  %190 = select i1 %186, ptr null, ptr %189
  br label %191

191:                                              
  %192 = phi ptr [ %190, %182 ], [ null, %166 ], [ null, %162 ]
  %193 = tail call i64 @malloc_usable_size(ptr noundef %144) #16
  %194 = getelementptr inbounds i8, ptr %139, i64 16
  %195 = load i64, ptr %194, align 8
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %197, label %210

197:                                              
  %198 = icmp eq ptr %192, null
  br i1 %198, label %208, label %199

199:                                              
  %200 = getelementptr inbounds i8, ptr %192, i64 8
  %201 = load i64, ptr %200, align 8
  %202 = icmp ugt i64 %201, %193
  br i1 %202, label %210, label %203

203:                                              
  %204 = sub i64 %193, %201
  %205 = icmp ugt i64 %204, 15
  %206 = icmp ugt i64 %193, 31
  %207 = and i1 %206, %205
  br i1 %207, label %210, label %208

208:                                              
  %209 = tail call noundef i64 @llvm.usub.sat.i64(i64 %193, i64 31)
  br label %210

210:                                              
  %211 = phi i64 [ %195, %191 ], [ %209, %208 ], [ %193, %203 ], [ %193, %199 ]
  %212 = getelementptr inbounds i8, ptr %139, i64 32
  %213 = load ptr, ptr %212, align 8
  %214 = getelementptr inbounds i8, ptr %213, i64 24
  %215 = load i64, ptr %214, align 8
  %216 = icmp eq i64 %215, 0
  %217 = load ptr, ptr %139, align 8
  %218 = icmp eq i64 %211, 0
  %219 = select i1 %216, i1 true, i1 %218
  br i1 %219, label %285, label %220

220:                                              
  %221 = getelementptr inbounds i8, ptr %213, i64 48
  %222 = getelementptr inbounds i8, ptr %213, i64 56
  %223 = getelementptr inbounds i8, ptr %213, i64 40
  %224 = load i64, ptr %221, align 8
  br label %225

225:                                              
  %226 = phi i64 [ %224, %220 ], [ %232, %231 ]
  %227 = phi i64 [ %224, %220 ], [ %233, %231 ]
  %228 = phi i64 [ 0, %220 ], [ %234, %231 ]
  %229 = phi i64 [ 0, %220 ], [ %236, %231 ]
  %230 = icmp eq i64 %227, 0
  br i1 %230, label %231, label %238

231:                                              
  %232 = phi i64 [ %226, %225 ], [ %279, %278 ]
  %233 = phi i64 [ 0, %225 ], [ %279, %278 ]
  %234 = phi i64 [ %228, %225 ], [ %280, %278 ]
  %235 = load i64, ptr %223, align 8
  %236 = add i64 %235, %229
  %237 = icmp ult i64 %236, %211
  br i1 %237, label %225, label %283

238:                                              
  %239 = phi i64 [ %279, %278 ], [ %226, %225 ]
  %240 = phi i64 [ %280, %278 ], [ %228, %225 ]
  %241 = phi i64 [ %281, %278 ], [ 0, %225 ]
  %242 = getelementptr inbounds [0 x %struct.anon], ptr %222, i64 0, i64 %241
  %243 = load i64, ptr %242, align 8
  %244 = add i64 %243, %229
  %245 = getelementptr inbounds i8, ptr %242, i64 8
  %246 = load i64, ptr %245, align 8
  %247 = icmp eq i64 %246, 0
  %248 = select i1 %247, i64 8, i64 %246
  %249 = add i64 %248, %244
  %250 = icmp ugt i64 %249, %211
  br i1 %250, label %278, label %251

251:                                              
  %252 = getelementptr inbounds i8, ptr %217, i64 %244
  br i1 %247, label %269, label %253

253:                                              
  %254 = add i64 %246, -1
  br label %255

255:                                              
  %256 = phi i64 [ %259, %258 ], [ 0, %253 ]
  %257 = icmp eq i64 %256, %254
  br i1 %257, label %263, label %258

258:                                              
  %259 = add nuw i64 %256, 1
  %260 = getelementptr inbounds i8, ptr %252, i64 %256
  %261 = load i8, ptr %260, align 1
  %262 = icmp eq i8 %261, 0
  br i1 %262, label %255, label %275

263:                                              
  %264 = getelementptr i8, ptr %252, i64 %246
  %265 = getelementptr i8, ptr %264, i64 -1
  %266 = load i8, ptr %265, align 1
  %267 = and i8 %266, 127
  %268 = icmp eq i8 %267, 0
  br i1 %268, label %278, label %275

269:                                              
  %270 = load i64, ptr %252, align 1
  %271 = and i64 %270, 9223372036854775807
  %272 = icmp eq i64 %271, 0
  %273 = icmp ult i64 %270, 281474976710656
  %274 = or i1 %273, %272
  br i1 %274, label %278, label %275

275:                                              
  %276 = add i64 %240, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %252, i8 0, i64 %248, i1 false)
  %277 = load i64, ptr %221, align 8
  br label %278

278:                                              
  %279 = phi i64 [ %239, %269 ], [ %239, %238 ], [ %277, %275 ], [ %239, %263 ]
  %280 = phi i64 [ %240, %269 ], [ %240, %238 ], [ %276, %275 ], [ %240, %263 ]
  %281 = add nuw i64 %241, 1
  %282 = icmp ult i64 %281, %279
  br i1 %282, label %238, label %231

283:                                              
  %284 = load ptr, ptr %139, align 8
  br label %285

285:                                              
  %286 = phi ptr [ %217, %210 ], [ %284, %283 ]
  %287 = phi i64 [ 0, %210 ], [ %234, %283 ]
  %288 = getelementptr inbounds i8, ptr %139, i64 24
  store i64 %287, ptr %288, align 8
  %289 = icmp eq i64 %193, 0
  br i1 %289, label %349, label %290

290:                                              
  %291 = load ptr, ptr %212, align 8
  %292 = getelementptr inbounds i8, ptr %291, i64 48
  %293 = getelementptr inbounds i8, ptr %291, i64 56
  %294 = getelementptr inbounds i8, ptr %291, i64 40
  %295 = load i64, ptr %292, align 8
  br label %296

296:                                              
  %297 = phi i64 [ %295, %290 ], [ %302, %301 ]
  %298 = phi i64 [ %295, %290 ], [ %303, %301 ]
  %299 = phi i64 [ 0, %290 ], [ %305, %301 ]
  %300 = icmp eq i64 %298, 0
  br i1 %300, label %301, label %307

301:                                              
  %302 = phi i64 [ %297, %296 ], [ %346, %345 ]
  %303 = phi i64 [ 0, %296 ], [ %346, %345 ]
  %304 = load i64, ptr %294, align 8
  %305 = add i64 %304, %299
  %306 = icmp ult i64 %305, %193
  br i1 %306, label %296, label %349

307:                                              
  %308 = phi i64 [ %346, %345 ], [ %297, %296 ]
  %309 = phi i64 [ %347, %345 ], [ 0, %296 ]
  %310 = getelementptr inbounds [0 x %struct.anon], ptr %293, i64 0, i64 %309
  %311 = load i64, ptr %310, align 8
  %312 = add i64 %311, %299
  %313 = getelementptr inbounds i8, ptr %310, i64 8
  %314 = load i64, ptr %313, align 8
  %315 = icmp eq i64 %314, 0
  %316 = select i1 %315, i64 8, i64 %314
  %317 = add i64 %316, %312
  %318 = icmp ugt i64 %317, %193
  br i1 %318, label %345, label %319

319:                                              
  %320 = getelementptr inbounds i8, ptr %286, i64 %312
  br i1 %315, label %337, label %321

321:                                              
  %322 = add i64 %314, -1
  br label %323

323:                                              
  %324 = phi i64 [ %327, %326 ], [ 0, %321 ]
  %325 = icmp eq i64 %324, %322
  br i1 %325, label %331, label %326

326:                                              
  %327 = add nuw i64 %324, 1
  %328 = getelementptr inbounds i8, ptr %320, i64 %324
  %329 = load i8, ptr %328, align 1
  %330 = icmp eq i8 %329, 0
  br i1 %330, label %323, label %343

331:                                              
  %332 = getelementptr i8, ptr %320, i64 %314
  %333 = getelementptr i8, ptr %332, i64 -1
  %334 = load i8, ptr %333, align 1
  %335 = and i8 %334, 127
  %336 = icmp eq i8 %335, 0
  br i1 %336, label %345, label %343

337:                                              
  %338 = load i64, ptr %320, align 1
  %339 = and i64 %338, 9223372036854775807
  %340 = icmp eq i64 %339, 0
  %341 = icmp ult i64 %338, 281474976710656
  %342 = or i1 %341, %340
  br i1 %342, label %345, label %343

343:                                              
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %320, i8 0, i64 %316, i1 false)
  %344 = load i64, ptr %292, align 8
  br label %345

345:                                              
  %346 = phi i64 [ %308, %337 ], [ %308, %307 ], [ %344, %343 ], [ %308, %331 ]
  %347 = add nuw i64 %309, 1
  %348 = icmp ult i64 %347, %346
  br i1 %348, label %307, label %301

349:                                              
  %350 = add nuw i64 %135, 1
  %351 = icmp eq i64 %350, %4
  br i1 %351, label %132, label %134
}

define internal fastcc void @blocks_after(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.blocks) align 8 %0, ptr noundef readnone %1) unnamed_addr #4 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %1
  br i1 %5, label %149, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  br label %14

8:                                                
  store i64 %25, ptr %7, align 8
  %9 = shl i64 %18, 2
  %10 = icmp eq i64 %25, 0
  br i1 %10, label %149, label %11

11:                                               
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %33, label %28

14:                                               
  %15 = phi i64 [ 0, %6 ], [ %25, %14 ]
  %16 = phi ptr [ %4, %6 ], [ %26, %14 ]
  %17 = phi i64 [ 0, %6 ], [ %18, %14 ]
  %18 = add i64 %17, 1
  %19 = getelementptr inbounds i8, ptr %16, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, @__enzyme_cc_release_move
  %22 = icmp eq ptr %20, @__enzyme_cc_release_left
  %23 = or i1 %21, %22
  %24 = zext i1 %23 to i64
  %25 = add i64 %15, %24
  %26 = load ptr, ptr %16, align 8
  %27 = icmp eq ptr %26, %1
  br i1 %27, label %8, label %14

28:                                               
  %29 = phi i64 [ %31, %28 ], [ 0, %11 ]
  %30 = shl i64 %29, 1
  %31 = or disjoint i64 %30, 1
  %32 = icmp ult i64 %31, %9
  br i1 %32, label %28, label %33

33:                                               
  %34 = phi i64 [ 0, %11 ], [ %31, %28 ]
  store i64 %34, ptr %12, align 8
  %35 = mul i64 %34, 24
  %36 = add i64 %35, 24
  %37 = tail call ptr @calloc(i64 1, i64 %36)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

40:                                               
  store ptr %37, ptr %0, align 8
  %41 = shl i64 %25, 3
  %42 = tail call ptr @malloc(i64 noundef %41) #13
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %45

44:                                               
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %42, ptr %46, align 8
  br i1 %5, label %149, label %47

47:                                               
  %48 = phi ptr [ %147, %146 ], [ %4, %45 ]
  %49 = phi i64 [ %61, %146 ], [ %25, %45 ]
  %50 = getelementptr inbounds i8, ptr %48, i64 16
  %51 = load ptr, ptr %50, align 8
  %52 = icmp ne ptr %51, @__enzyme_cc_release_move
  %53 = icmp ne ptr %51, @__enzyme_cc_release_left
  %54 = and i1 %52, %53
  br i1 %54, label %59, label %55

55:                                               
  %56 = add i64 %49, -1
  %57 = getelementptr inbounds ptr, ptr %42, i64 %56
  store ptr %48, ptr %57, align 8
  %58 = load ptr, ptr %50, align 8
  br label %59

59:                                               
  %60 = phi ptr [ %58, %55 ], [ %51, %47 ]
  %61 = phi i64 [ %56, %55 ], [ %49, %47 ]
  %62 = icmp eq ptr %60, null
  br i1 %62, label %63, label %85

63:                                               
  %64 = getelementptr inbounds i8, ptr %48, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %48, i64 8
  %67 = load ptr, ptr %66, align 8
  %68 = ptrtoint ptr %67 to i64
  %69 = mul i64 %68, -7046029254386353131
  %70 = lshr i64 %69, 20
  br label %71

71:                                               
  %72 = phi i64 [ %70, %63 ], [ %79, %71 ]
  %73 = and i64 %72, %34
  %74 = getelementptr inbounds %struct.block, ptr %37, i64 %73
  %75 = load ptr, ptr %74, align 8
  %76 = icmp eq ptr %75, null
  %77 = icmp eq ptr %75, %67
  %78 = or i1 %76, %77
  %79 = add i64 %72, 1
  br i1 %78, label %80, label %71

80:                                               
  store ptr %67, ptr %74, align 8
  %81 = getelementptr inbounds i8, ptr %74, i64 16
  %82 = load i64, ptr %81, align 8
  %83 = or i64 %82, 1
  store i64 %83, ptr %81, align 8
  %84 = getelementptr inbounds i8, ptr %74, i64 8
  store i64 %65, ptr %84, align 8
  br label %146

85:                                               
  %86 = icmp eq ptr %60, @__enzyme_cc_release_left
  br i1 %86, label %87, label %107

87:                                               
  %88 = getelementptr inbounds i8, ptr %48, i64 8
  %89 = load ptr, ptr %88, align 8
  %90 = load ptr, ptr %89, align 8
  %91 = ptrtoint ptr %90 to i64
  %92 = mul i64 %91, -7046029254386353131
  %93 = lshr i64 %92, 20
  br label %94

94:                                               
  %95 = phi i64 [ %93, %87 ], [ %102, %94 ]
  %96 = and i64 %95, %34
  %97 = getelementptr inbounds %struct.block, ptr %37, i64 %96
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq ptr %98, null
  %100 = icmp eq ptr %98, %90
  %101 = or i1 %99, %100
  %102 = add i64 %95, 1
  br i1 %101, label %103, label %94

103:                                              
  store ptr %90, ptr %97, align 8
  %104 = getelementptr inbounds i8, ptr %97, i64 16
  %105 = load i64, ptr %104, align 8
  %106 = or i64 %105, 2
  store i64 %106, ptr %104, align 8
  br label %146

107:                                              
  %108 = icmp eq ptr %60, @__enzyme_cc_release_move
  %109 = getelementptr inbounds i8, ptr %48, i64 8
  %110 = load ptr, ptr %109, align 8
  br i1 %108, label %111, label %129

111:                                              
  %112 = load ptr, ptr %110, align 8
  %113 = ptrtoint ptr %112 to i64
  %114 = mul i64 %113, -7046029254386353131
  %115 = lshr i64 %114, 20
  br label %116

116:                                              
  %117 = phi i64 [ %115, %111 ], [ %124, %116 ]
  %118 = and i64 %117, %34
  %119 = getelementptr inbounds %struct.block, ptr %37, i64 %118
  %120 = load ptr, ptr %119, align 8
  %121 = icmp eq ptr %120, null
  %122 = icmp eq ptr %120, %112
  %123 = or i1 %121, %122
  %124 = add i64 %117, 1
  br i1 %123, label %125, label %116

125:                                              
  store ptr %112, ptr %119, align 8
  %126 = getelementptr inbounds i8, ptr %119, i64 16
  %127 = load i64, ptr %126, align 8
  %128 = or i64 %127, 4
  store i64 %128, ptr %126, align 8
  br label %146

129:                                              
  %130 = ptrtoint ptr %110 to i64
  %131 = mul i64 %130, -7046029254386353131
  %132 = lshr i64 %131, 20
  br label %133

133:                                              
  %134 = phi i64 [ %132, %129 ], [ %141, %133 ]
  %135 = and i64 %134, %34
  %136 = getelementptr inbounds %struct.block, ptr %37, i64 %135
  %137 = load ptr, ptr %136, align 8
  %138 = icmp eq ptr %137, null
  %139 = icmp eq ptr %137, %110
  %140 = or i1 %138, %139
  %141 = add i64 %134, 1
  br i1 %140, label %142, label %133

142:                                              
  store ptr %110, ptr %136, align 8
  %143 = getelementptr inbounds i8, ptr %136, i64 16
  %144 = load i64, ptr %143, align 8
  %145 = or i64 %144, 2
  store i64 %145, ptr %143, align 8
  br label %146

146:                                              
  %147 = load ptr, ptr %48, align 8
  %148 = icmp eq ptr %147, %1
  br i1 %148, label %149, label %47

149:                                              
  ret void
}

declare i64 @malloc_usable_size(ptr noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_free_deferred(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca [24 x i8], align 16
  %3 = alloca %struct.blocks, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #16
  call fastcc void @blocks_after(ptr dead_on_unwind nonnull writable sret(%struct.blocks) align 8 %3, ptr noundef %0)
  %4 = getelementptr inbounds i8, ptr %3, i64 24
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds i8, ptr %3, i64 16
  %9 = load ptr, ptr %8, align 8
  br i1 %6, label %263, label %10

10:                                               
  %11 = getelementptr inbounds i8, ptr %3, i64 8
  %12 = load i64, ptr %11, align 8
  br label %16

13:                                               
  %14 = getelementptr inbounds i8, ptr %2, i64 23
  %15 = getelementptr inbounds i8, ptr %2, i64 22
  br label %112

16:                                               
  %17 = phi i64 [ 0, %10 ], [ %110, %109 ]
  %18 = getelementptr inbounds ptr, ptr %9, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %19, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, @__enzyme_cc_release_move
  br i1 %24, label %25, label %51

25:                                               
  %26 = getelementptr inbounds i8, ptr %21, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = mul i64 %28, -7046029254386353131
  %30 = lshr i64 %29, 20
  br label %31

31:                                               
  %32 = phi i64 [ %30, %25 ], [ %39, %31 ]
  %33 = and i64 %32, %12
  %34 = getelementptr inbounds %struct.block, ptr %7, i64 %33
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  %37 = icmp eq ptr %35, %27
  %38 = or i1 %36, %37
  %39 = add i64 %32, 1
  br i1 %38, label %40, label %31

40:                                               
  %41 = getelementptr inbounds i8, ptr %34, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = and i64 %42, 6
  %44 = icmp eq i64 %43, 2
  br i1 %44, label %109, label %45

45:                                               
  %46 = getelementptr inbounds i8, ptr %21, i64 24
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %21, align 8
  %49 = getelementptr inbounds i8, ptr %21, i64 16
  %50 = load i64, ptr %49, align 8
  tail call void %47(ptr noundef %48, ptr noundef %27, i64 noundef %50) #16
  br label %109

51:                                               
  %52 = load ptr, ptr %21, align 8
  %53 = ptrtoint ptr %52 to i64
  %54 = mul i64 %53, -7046029254386353131
  %55 = lshr i64 %54, 20
  br label %56

56:                                               
  %57 = phi i64 [ %55, %51 ], [ %64, %56 ]
  %58 = and i64 %57, %12
  %59 = getelementptr inbounds %struct.block, ptr %7, i64 %58
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  %62 = icmp eq ptr %60, %52
  %63 = or i1 %61, %62
  %64 = add i64 %57, 1
  br i1 %63, label %65, label %56

65:                                               
  %66 = getelementptr inbounds i8, ptr %59, i64 16
  %67 = load i64, ptr %66, align 8
  %68 = and i64 %67, 1
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %70, label %109

70:                                               
  %71 = getelementptr inbounds i8, ptr %21, i64 8
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %109, label %74

74:                                               
  %75 = load ptr, ptr %72, align 8
  %76 = icmp eq ptr %75, null
  br i1 %76, label %109, label %77

77:                                               
  %78 = ptrtoint ptr %75 to i64
  %79 = mul i64 %78, -7046029254386353131
  %80 = lshr i64 %79, 20
  br label %81

81:                                               
  %82 = phi i64 [ %80, %77 ], [ %89, %81 ]
  %83 = and i64 %82, %12
  %84 = getelementptr inbounds %struct.block, ptr %7, i64 %83
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %85, null
  %87 = icmp eq ptr %85, %75
  %88 = or i1 %86, %87
  %89 = add i64 %82, 1
  br i1 %88, label %90, label %81

90:                                               
  %91 = getelementptr inbounds i8, ptr %84, i64 16
  %92 = load i64, ptr %91, align 8
  %93 = and i64 %92, 1
  %94 = icmp eq i64 %93, 0
  %95 = and i64 %92, 2
  %96 = icmp eq i64 %95, 0
  %97 = select i1 %96, ptr %84, ptr null
  %98 = icmp eq ptr %97, null
  %99 = or i1 %94, %98
  br i1 %99, label %109, label %100

100:                                              
  %101 = getelementptr inbounds i8, ptr %21, i64 32
  %102 = load ptr, ptr %101, align 8
  %103 = load ptr, ptr %102, align 8
  %104 = load ptr, ptr %97, align 8
  %105 = tail call i64 @malloc_usable_size(ptr noundef %52) #16
  %106 = getelementptr inbounds i8, ptr %97, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = tail call noundef i64 @llvm.umin.i64(i64 %105, i64 %107)
  tail call void %103(ptr noundef %52, ptr noundef %104, i64 noundef %108) #16
  br label %109

109:                                              
  %110 = add nuw i64 %17, 1
  %111 = icmp eq i64 %110, %5
  br i1 %111, label %13, label %16

112:                                              
  %113 = phi i64 [ 0, %13 ], [ %261, %260 ]
  %114 = getelementptr inbounds ptr, ptr %9, i64 %113
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds i8, ptr %115, i64 8
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds i8, ptr %115, i64 16
  %119 = load ptr, ptr %118, align 8
  %120 = icmp eq ptr %119, @__enzyme_cc_release_left
  br i1 %120, label %121, label %260

121:                                              
  %122 = load ptr, ptr %117, align 8
  %123 = ptrtoint ptr %122 to i64
  %124 = mul i64 %123, -7046029254386353131
  %125 = lshr i64 %124, 20
  br label %126

126:                                              
  %127 = phi i64 [ %125, %121 ], [ %134, %126 ]
  %128 = and i64 %127, %12
  %129 = getelementptr inbounds %struct.block, ptr %7, i64 %128
  %130 = load ptr, ptr %129, align 8
  %131 = icmp eq ptr %130, null
  %132 = icmp eq ptr %130, %122
  %133 = or i1 %131, %132
  %134 = add i64 %127, 1
  br i1 %133, label %135, label %126

135:                                              
  %136 = getelementptr inbounds i8, ptr %129, i64 16
  %137 = load i64, ptr %136, align 8
  %138 = and i64 %137, 1
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %140, label %260

140:                                              
  %141 = tail call i64 @malloc_usable_size(ptr noundef %122) #16
  %142 = getelementptr inbounds i8, ptr %117, i64 32
  %143 = load ptr, ptr %142, align 8
  %144 = icmp eq i64 %141, 0
  br i1 %144, label %206, label %145

145:                                              
  %146 = getelementptr inbounds i8, ptr %143, i64 48
  %147 = getelementptr inbounds i8, ptr %143, i64 56
  %148 = getelementptr inbounds i8, ptr %143, i64 40
  %149 = load i64, ptr %146, align 8
  %150 = load i64, ptr %148, align 8
  %151 = tail call i64 @llvm.umax.i64(i64 %149, i64 1)
  br label %152

152:                                              
  %153 = phi i64 [ %149, %145 ], [ %158, %157 ]
  %154 = phi i64 [ 0, %145 ], [ %159, %157 ]
  %155 = phi i64 [ 0, %145 ], [ %160, %157 ]
  %156 = icmp eq i64 %153, 0
  br i1 %156, label %157, label %162

157:                                              
  %158 = phi i64 [ 0, %152 ], [ %149, %200 ]
  %159 = phi i64 [ %154, %152 ], [ %201, %200 ]
  %160 = add i64 %155, %150
  %161 = icmp ult i64 %160, %141
  br i1 %161, label %152, label %204

162:                                              
  %163 = phi i64 [ %201, %200 ], [ %154, %152 ]
  %164 = phi i64 [ %202, %200 ], [ 0, %152 ]
  %165 = getelementptr inbounds [0 x %struct.anon], ptr %147, i64 0, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = add i64 %166, %155
  %168 = getelementptr inbounds i8, ptr %165, i64 8
  %169 = load i64, ptr %168, align 8
  %170 = icmp eq i64 %169, 0
  %171 = select i1 %170, i64 8, i64 %169
  %172 = add i64 %171, %167
  %173 = icmp ugt i64 %172, %141
  br i1 %173, label %200, label %174

174:                                              
  %175 = getelementptr inbounds i8, ptr %122, i64 %167
  br i1 %170, label %192, label %176

176:                                              
  %177 = add i64 %169, -1
  br label %178

178:                                              
  %179 = phi i64 [ %182, %181 ], [ 0, %176 ]
  %180 = icmp eq i64 %179, %177
  br i1 %180, label %186, label %181

181:                                              
  %182 = add nuw i64 %179, 1
  %183 = getelementptr inbounds i8, ptr %175, i64 %179
  %184 = load i8, ptr %183, align 1
  %185 = icmp eq i8 %184, 0
  br i1 %185, label %178, label %198

186:                                              
  %187 = getelementptr i8, ptr %175, i64 %169
  %188 = getelementptr i8, ptr %187, i64 -1
  %189 = load i8, ptr %188, align 1
  %190 = and i8 %189, 127
  %191 = icmp eq i8 %190, 0
  br i1 %191, label %200, label %198

192:                                              
  %193 = load i64, ptr %175, align 1
  %194 = and i64 %193, 9223372036854775807
  %195 = icmp eq i64 %194, 0
  %196 = icmp ult i64 %193, 281474976710656
  %197 = or i1 %196, %195
  br i1 %197, label %200, label %198

198:                                              
  %199 = add i64 %163, 1
  br label %200

200:                                              
  %201 = phi i64 [ %163, %192 ], [ %163, %162 ], [ %199, %198 ], [ %163, %186 ]
  %202 = add nuw i64 %164, 1
  %203 = icmp eq i64 %202, %151
  br i1 %203, label %157, label %162

204:                                              
  %205 = icmp eq i64 %159, 0
  br i1 %205, label %206, label %210

206:                                              
  %207 = getelementptr inbounds i8, ptr %117, i64 24
  %208 = load i64, ptr %207, align 8
  %209 = icmp eq i64 %208, 0
  br i1 %209, label %260, label %210

210:                                              
  %211 = phi i64 [ %159, %204 ], [ %208, %206 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #16
  %212 = getelementptr inbounds i8, ptr %143, i64 32
  %213 = atomicrmw xchg ptr %212, i64 1 monotonic, align 8
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %215, label %259

215:                                              
  store i8 0, ptr %14, align 1
  %216 = urem i64 %211, 10
  %217 = trunc nuw nsw i64 %216 to i8
  %218 = or disjoint i8 %217, 48
  store i8 %218, ptr %15, align 2
  %219 = icmp ult i64 %211, 10
  br i1 %219, label %229, label %220

220:                                              
  %221 = phi ptr [ %227, %220 ], [ %15, %215 ]
  %222 = phi i64 [ %223, %220 ], [ %211, %215 ]
  %223 = udiv i64 %222, 10
  %224 = urem i64 %223, 10
  %225 = trunc nuw nsw i64 %224 to i8
  %226 = or disjoint i8 %225, 48
  %227 = getelementptr inbounds i8, ptr %221, i64 -1
  store i8 %226, ptr %227, align 1
  %228 = icmp ult i64 %222, 100
  br i1 %228, label %229, label %220

229:                                              
  %230 = phi ptr [ %15, %215 ], [ %227, %220 ]
  %231 = getelementptr inbounds i8, ptr %143, i64 8
  %232 = load ptr, ptr %231, align 8
  br label %233

233:                                              
  %234 = phi i64 [ 0, %229 ], [ %238, %233 ]
  %235 = getelementptr inbounds i8, ptr %232, i64 %234
  %236 = load i8, ptr %235, align 1
  %237 = icmp eq i8 %236, 0
  %238 = add i64 %234, 1
  br i1 %237, label %239, label %233

239:                                              
  %240 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %232, i64 noundef %234) #16
  br label %241

241:                                              
  %242 = phi i64 [ 0, %239 ], [ %246, %241 ]
  %243 = getelementptr inbounds i8, ptr %230, i64 %242
  %244 = load i8, ptr %243, align 1
  %245 = icmp eq i8 %244, 0
  %246 = add i64 %242, 1
  br i1 %245, label %247, label %241

247:                                              
  %248 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %230, i64 noundef %242) #16
  %249 = getelementptr inbounds i8, ptr %143, i64 16
  %250 = load ptr, ptr %249, align 8
  br label %251

251:                                              
  %252 = phi i64 [ 0, %247 ], [ %256, %251 ]
  %253 = getelementptr inbounds i8, ptr %250, i64 %252
  %254 = load i8, ptr %253, align 1
  %255 = icmp eq i8 %254, 0
  %256 = add i64 %252, 1
  br i1 %255, label %257, label %251

257:                                              
  %258 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %250, i64 noundef %252) #16
  br label %259

259:                                              
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #16
  br label %260

260:                                              
  %261 = add nuw i64 %113, 1
  %262 = icmp eq i64 %261, %5
  br i1 %262, label %263, label %112

263:                                              
  tail call void @free(ptr noundef %7)
  tail call void @free(ptr noundef %9)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #16
  %264 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %265 = load ptr, ptr %264, align 8
  %266 = icmp eq ptr %265, %0
  br i1 %266, label %286, label %269

267:                                              
  %268 = icmp eq ptr %270, %0
  br i1 %268, label %286, label %275

269:                                              
  %270 = phi ptr [ %273, %269 ], [ %265, %263 ]
  %271 = phi ptr [ %270, %269 ], [ %0, %263 ]
  %272 = load ptr, ptr %270, align 8
  store ptr %272, ptr %264, align 8
  store ptr %271, ptr %270, align 8
  %273 = load ptr, ptr %264, align 8
  %274 = icmp eq ptr %273, %0
  br i1 %274, label %267, label %269

275:                                              
  %276 = phi ptr [ %277, %284 ], [ %270, %267 ]
  %277 = load ptr, ptr %276, align 8
  %278 = getelementptr inbounds i8, ptr %276, i64 16
  %279 = load ptr, ptr %278, align 8
  %280 = icmp eq ptr %279, null
  br i1 %280, label %284, label %281

281:                                              
  %282 = getelementptr inbounds i8, ptr %276, i64 8
  %283 = load ptr, ptr %282, align 8
  tail call void %279(ptr noundef %283) #16
  br label %284

284:                                              
  tail call void @free(ptr noundef nonnull %276)
  %285 = icmp eq ptr %277, %0
  br i1 %285, label %286, label %275

286:                                              
  ret void
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #7

declare void @abort() local_unnamed_addr #8

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #10

declare i64 @llvm.usub.sat.i64(i64, i64) #11

declare i64 @llvm.umin.i64(i64, i64) #11

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #12

declare i64 @llvm.umax.i64(i64, i64) #11

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nounwind }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { nofree nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #13 = { allocsize(0) }
attributes #14 = { cold }
attributes #15 = { noreturn nounwind }
attributes #16 = { nounwind }


