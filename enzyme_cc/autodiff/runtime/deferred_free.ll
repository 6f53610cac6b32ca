; from deferred_free.c, support.h: 3c8770efee67f66897b7eb9c1f1f7e25

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
  br i1 %9, label %10, label %20

10:                                               
  %11 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #13
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
  %19 = getelementptr inbounds i8, ptr %11, i64 40
  store ptr null, ptr %19, align 8
  tail call void @__enzyme_cc_defer_free_with(ptr noundef nonnull %11, ptr noundef nonnull @__enzyme_cc_release_move)
  br label %20

20:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_move_gradient_later(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = icmp ne ptr %0, null
  %6 = icmp ne ptr %1, null
  %7 = and i1 %5, %6
  %8 = icmp ne i64 %2, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %20

10:                                               
  %11 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #13
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
  %19 = getelementptr inbounds i8, ptr %11, i64 40
  store ptr null, ptr %19, align 8
  tail call void @__enzyme_cc_defer_free_with(ptr noundef nonnull %11, ptr noundef nonnull @__enzyme_cc_release_move)
  br label %20

20:                                               
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
  br i1 %5, label %16, label %6

6:                                                
  %7 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #13
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
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %7, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %7, i64 40
  store i32 0, ptr %15, align 8
  tail call void @__enzyme_cc_defer_free_with(ptr noundef nonnull %7, ptr noundef nonnull @__enzyme_cc_release_left)
  br label %16

16:                                               
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
  br i1 %5, label %144, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %2, i64 8
  %11 = load i64, ptr %10, align 8
  br label %17

12:                                               
  %13 = getelementptr inbounds i8, ptr %2, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i64, ptr %15, align 8
  br label %146

17:                                               
  %18 = phi i64 [ 0, %9 ], [ %142, %141 ]
  %19 = getelementptr inbounds ptr, ptr %8, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %20, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, @__enzyme_cc_release_move
  br i1 %25, label %26, label %31

26:                                               
  %27 = getelementptr inbounds i8, ptr %22, i64 32
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %141, label %30

30:                                               
  call fastcc void @follow(ptr noundef nonnull %2, ptr noundef nonnull %22)
  br label %141

31:                                               
  %32 = getelementptr inbounds i8, ptr %22, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %60, label %35

35:                                               
  %36 = load ptr, ptr %33, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %60, label %38

38:                                               
  %39 = ptrtoint ptr %36 to i64
  %40 = mul i64 %39, -7046029254386353131
  %41 = lshr i64 %40, 20
  br label %42

42:                                               
  %43 = phi i64 [ %41, %38 ], [ %50, %42 ]
  %44 = and i64 %43, %11
  %45 = getelementptr inbounds %struct.block, ptr %6, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  %48 = icmp eq ptr %46, %36
  %49 = or i1 %47, %48
  %50 = add i64 %43, 1
  br i1 %49, label %51, label %42

51:                                               
  %52 = getelementptr inbounds i8, ptr %45, i64 16
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %53, 1
  %55 = icmp eq i64 %54, 0
  %56 = and i64 %53, 2
  %57 = icmp eq i64 %56, 0
  %58 = select i1 %57, ptr %45, ptr null
  %59 = select i1 %55, ptr null, ptr %58
  br label %60

60:                                               
  %61 = phi ptr [ %59, %51 ], [ null, %35 ], [ null, %31 ]
  %62 = load ptr, ptr %22, align 8
  %63 = tail call i64 @malloc_usable_size(ptr noundef %62) #16
  %64 = getelementptr inbounds i8, ptr %22, i64 16
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq ptr %61, null
  %67 = icmp ne i64 %65, 0
  %68 = select i1 %66, i1 true, i1 %67
  br i1 %68, label %80, label %69

69:                                               
  %70 = getelementptr inbounds i8, ptr %61, i64 8
  %71 = load i64, ptr %70, align 8
  %72 = icmp ugt i64 %71, %63
  br i1 %72, label %78, label %73

73:                                               
  %74 = sub i64 %63, %71
  %75 = icmp ugt i64 %74, 15
  %76 = icmp ugt i64 %63, 31
  %77 = and i1 %76, %75
  br i1 %77, label %78, label %80

78:                                               
  %79 = tail call noundef i64 @llvm.usub.sat.i64(i64 %63, i64 31)
  br label %80

80:                                               
  %81 = phi i64 [ %65, %60 ], [ %79, %78 ], [ %71, %73 ]
  %82 = load ptr, ptr %22, align 8
  %83 = ptrtoint ptr %82 to i64
  %84 = mul i64 %83, -7046029254386353131
  %85 = lshr i64 %84, 20
  br label %86

86:                                               
  %87 = phi i64 [ %85, %80 ], [ %94, %86 ]
  %88 = and i64 %87, %11
  %89 = getelementptr inbounds %struct.block, ptr %6, i64 %88
  %90 = load ptr, ptr %89, align 8
  %91 = icmp eq ptr %90, null
  %92 = icmp eq ptr %90, %82
  %93 = or i1 %91, %92
  %94 = add i64 %87, 1
  br i1 %93, label %95, label %86

95:                                               
  %96 = getelementptr inbounds i8, ptr %89, i64 16
  %97 = load i64, ptr %96, align 8
  %98 = and i64 %97, 1
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %141

100:                                              
  %101 = load ptr, ptr %32, align 8
  %102 = icmp eq ptr %101, null
  br i1 %102, label %141, label %103

103:                                              
  %104 = load ptr, ptr %101, align 8
  %105 = icmp eq ptr %104, null
  br i1 %105, label %141, label %106

106:                                              
  %107 = ptrtoint ptr %104 to i64
  %108 = mul i64 %107, -7046029254386353131
  %109 = lshr i64 %108, 20
  br label %110

110:                                              
  %111 = phi i64 [ %109, %106 ], [ %118, %110 ]
  %112 = and i64 %111, %11
  %113 = getelementptr inbounds %struct.block, ptr %6, i64 %112
  %114 = load ptr, ptr %113, align 8
  %115 = icmp eq ptr %114, null
  %116 = icmp eq ptr %114, %104
  %117 = or i1 %115, %116
  %118 = add i64 %111, 1
  br i1 %117, label %119, label %110

119:                                              
  %120 = getelementptr inbounds i8, ptr %113, i64 16
  %121 = load i64, ptr %120, align 8
  %122 = and i64 %121, 1
  %123 = icmp eq i64 %122, 0
  %124 = and i64 %121, 2
  %125 = icmp eq i64 %124, 0
  %126 = select i1 %125, ptr %113, ptr null
  %127 = icmp eq ptr %126, null
  %128 = or i1 %123, %127
  br i1 %128, label %141, label %129

129:                                              
  %130 = getelementptr inbounds i8, ptr %22, i64 40
  %131 = load i32, ptr %130, align 8
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %141

133:                                              
  %134 = getelementptr inbounds i8, ptr %22, i64 24
  %135 = load ptr, ptr %134, align 8
  %136 = load ptr, ptr %135, align 8
  %137 = load ptr, ptr %126, align 8
  %138 = getelementptr inbounds i8, ptr %126, i64 8
  %139 = load i64, ptr %138, align 8
  %140 = tail call noundef i64 @llvm.umin.i64(i64 %81, i64 %139)
  tail call void %136(ptr noundef %82, ptr noundef %137, i64 noundef %140) #16
  br label %141

141:                                              
  %142 = add nuw i64 %18, 1
  %143 = icmp eq i64 %142, %4
  br i1 %143, label %12, label %17

144:                                              
  %145 = phi ptr [ %8, %1 ], [ %14, %361 ]
  tail call void @free(ptr noundef %6)
  tail call void @free(ptr noundef %145)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #16
  ret void

146:                                              
  %147 = phi i64 [ 0, %12 ], [ %362, %361 ]
  %148 = getelementptr inbounds ptr, ptr %14, i64 %147
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds i8, ptr %149, i64 8
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds i8, ptr %149, i64 16
  %153 = load ptr, ptr %152, align 8
  %154 = icmp eq ptr %153, @__enzyme_cc_release_left
  br i1 %154, label %155, label %361

155:                                              
  %156 = load ptr, ptr %151, align 8
  %157 = ptrtoint ptr %156 to i64
  %158 = mul i64 %157, -7046029254386353131
  %159 = lshr i64 %158, 20
  br label %160

160:                                              
  %161 = phi i64 [ %159, %155 ], [ %168, %160 ]
  %162 = and i64 %161, %16
  %163 = getelementptr inbounds %struct.block, ptr %6, i64 %162
  %164 = load ptr, ptr %163, align 8
  %165 = icmp eq ptr %164, null
  %166 = icmp eq ptr %164, %156
  %167 = or i1 %165, %166
  %168 = add i64 %161, 1
  br i1 %167, label %169, label %160

169:                                              
  %170 = getelementptr inbounds i8, ptr %163, i64 16
  %171 = load i64, ptr %170, align 8
  %172 = and i64 %171, 1
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %174, label %361

174:                                              
  %175 = getelementptr inbounds i8, ptr %151, i64 8
  %176 = load ptr, ptr %175, align 8
  %177 = icmp eq ptr %176, null
  br i1 %177, label %203, label %178

178:                                              
  %179 = load ptr, ptr %176, align 8
  %180 = icmp eq ptr %179, null
  br i1 %180, label %203, label %181

181:                                              
  %182 = ptrtoint ptr %179 to i64
  %183 = mul i64 %182, -7046029254386353131
  %184 = lshr i64 %183, 20
  br label %185

185:                                              
  %186 = phi i64 [ %184, %181 ], [ %193, %185 ]
  %187 = and i64 %186, %16
  %188 = getelementptr inbounds %struct.block, ptr %6, i64 %187
  %189 = load ptr, ptr %188, align 8
  %190 = icmp eq ptr %189, null
  %191 = icmp eq ptr %189, %179
  %192 = or i1 %190, %191
  %193 = add i64 %186, 1
  br i1 %192, label %194, label %185

194:                                              
  %195 = getelementptr inbounds i8, ptr %188, i64 16
  %196 = load i64, ptr %195, align 8
  %197 = and i64 %196, 1
  %198 = icmp eq i64 %197, 0
  %199 = and i64 %196, 2
  %200 = icmp eq i64 %199, 0
  %201 = select i1 %200, ptr %188, ptr null
  %202 = select i1 %198, ptr null, ptr %201
  br label %203

203:                                              
  %204 = phi ptr [ %202, %194 ], [ null, %178 ], [ null, %174 ]
  %205 = tail call i64 @malloc_usable_size(ptr noundef %156) #16
  %206 = getelementptr inbounds i8, ptr %151, i64 16
  %207 = load i64, ptr %206, align 8
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %209, label %222

209:                                              
  %210 = icmp eq ptr %204, null
  br i1 %210, label %220, label %211

211:                                              
  %212 = getelementptr inbounds i8, ptr %204, i64 8
  %213 = load i64, ptr %212, align 8
  %214 = icmp ugt i64 %213, %205
  br i1 %214, label %222, label %215

215:                                              
  %216 = sub i64 %205, %213
  %217 = icmp ugt i64 %216, 15
  %218 = icmp ugt i64 %205, 31
  %219 = and i1 %218, %217
  br i1 %219, label %222, label %220

220:                                              
  %221 = tail call noundef i64 @llvm.usub.sat.i64(i64 %205, i64 31)
  br label %222

222:                                              
  %223 = phi i64 [ %207, %203 ], [ %221, %220 ], [ %205, %215 ], [ %205, %211 ]
  %224 = getelementptr inbounds i8, ptr %151, i64 24
  %225 = load ptr, ptr %224, align 8
  %226 = getelementptr inbounds i8, ptr %225, i64 24
  %227 = load i64, ptr %226, align 8
  %228 = icmp eq i64 %227, 0
  %229 = load ptr, ptr %151, align 8
  %230 = icmp eq i64 %223, 0
  %231 = select i1 %228, i1 true, i1 %230
  br i1 %231, label %297, label %232

232:                                              
  %233 = getelementptr inbounds i8, ptr %225, i64 48
  %234 = getelementptr inbounds i8, ptr %225, i64 56
  %235 = getelementptr inbounds i8, ptr %225, i64 40
  %236 = load i64, ptr %233, align 8
  br label %237

237:                                              
  %238 = phi i64 [ %236, %232 ], [ %244, %243 ]
  %239 = phi i64 [ %236, %232 ], [ %245, %243 ]
  %240 = phi i64 [ 0, %232 ], [ %246, %243 ]
  %241 = phi i64 [ 0, %232 ], [ %248, %243 ]
  %242 = icmp eq i64 %239, 0
  br i1 %242, label %243, label %250

243:                                              
  %244 = phi i64 [ %238, %237 ], [ %291, %290 ]
  %245 = phi i64 [ 0, %237 ], [ %291, %290 ]
  %246 = phi i64 [ %240, %237 ], [ %292, %290 ]
  %247 = load i64, ptr %235, align 8
  %248 = add i64 %247, %241
  %249 = icmp ult i64 %248, %223
  br i1 %249, label %237, label %295

250:                                              
  %251 = phi i64 [ %291, %290 ], [ %238, %237 ]
  %252 = phi i64 [ %292, %290 ], [ %240, %237 ]
  %253 = phi i64 [ %293, %290 ], [ 0, %237 ]
  %254 = getelementptr inbounds [0 x %struct.anon], ptr %234, i64 0, i64 %253
  %255 = load i64, ptr %254, align 8
  %256 = add i64 %255, %241
  %257 = getelementptr inbounds i8, ptr %254, i64 8
  %258 = load i64, ptr %257, align 8
  %259 = icmp eq i64 %258, 0
  %260 = select i1 %259, i64 8, i64 %258
  %261 = add i64 %260, %256
  %262 = icmp ugt i64 %261, %223
  br i1 %262, label %290, label %263

263:                                              
  %264 = getelementptr inbounds i8, ptr %229, i64 %256
  br i1 %259, label %281, label %265

265:                                              
  %266 = add i64 %258, -1
  br label %267

267:                                              
  %268 = phi i64 [ %271, %270 ], [ 0, %265 ]
  %269 = icmp eq i64 %268, %266
  br i1 %269, label %275, label %270

270:                                              
  %271 = add nuw i64 %268, 1
  %272 = getelementptr inbounds i8, ptr %264, i64 %268
  %273 = load i8, ptr %272, align 1
  %274 = icmp eq i8 %273, 0
  br i1 %274, label %267, label %287

275:                                              
  %276 = getelementptr i8, ptr %264, i64 %258
  %277 = getelementptr i8, ptr %276, i64 -1
  %278 = load i8, ptr %277, align 1
  %279 = and i8 %278, 127
  %280 = icmp eq i8 %279, 0
  br i1 %280, label %290, label %287

281:                                              
  %282 = load i64, ptr %264, align 1
  %283 = and i64 %282, 9223372036854775807
  %284 = icmp eq i64 %283, 0
  %285 = icmp ult i64 %282, 281474976710656
  %286 = or i1 %285, %284
  br i1 %286, label %290, label %287

287:                                              
  %288 = add i64 %252, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %264, i8 0, i64 %260, i1 false)
  %289 = load i64, ptr %233, align 8
  br label %290

290:                                              
  %291 = phi i64 [ %251, %281 ], [ %251, %250 ], [ %289, %287 ], [ %251, %275 ]
  %292 = phi i64 [ %252, %281 ], [ %252, %250 ], [ %288, %287 ], [ %252, %275 ]
  %293 = add nuw i64 %253, 1
  %294 = icmp ult i64 %293, %291
  br i1 %294, label %250, label %243

295:                                              
  %296 = load ptr, ptr %151, align 8
  br label %297

297:                                              
  %298 = phi ptr [ %229, %222 ], [ %296, %295 ]
  %299 = phi i64 [ 0, %222 ], [ %246, %295 ]
  %300 = getelementptr inbounds i8, ptr %151, i64 32
  store i64 %299, ptr %300, align 8
  %301 = icmp eq i64 %205, 0
  br i1 %301, label %361, label %302

302:                                              
  %303 = load ptr, ptr %224, align 8
  %304 = getelementptr inbounds i8, ptr %303, i64 48
  %305 = getelementptr inbounds i8, ptr %303, i64 56
  %306 = getelementptr inbounds i8, ptr %303, i64 40
  %307 = load i64, ptr %304, align 8
  br label %308

308:                                              
  %309 = phi i64 [ %307, %302 ], [ %314, %313 ]
  %310 = phi i64 [ %307, %302 ], [ %315, %313 ]
  %311 = phi i64 [ 0, %302 ], [ %317, %313 ]
  %312 = icmp eq i64 %310, 0
  br i1 %312, label %313, label %319

313:                                              
  %314 = phi i64 [ %309, %308 ], [ %358, %357 ]
  %315 = phi i64 [ 0, %308 ], [ %358, %357 ]
  %316 = load i64, ptr %306, align 8
  %317 = add i64 %316, %311
  %318 = icmp ult i64 %317, %205
  br i1 %318, label %308, label %361

319:                                              
  %320 = phi i64 [ %358, %357 ], [ %309, %308 ]
  %321 = phi i64 [ %359, %357 ], [ 0, %308 ]
  %322 = getelementptr inbounds [0 x %struct.anon], ptr %305, i64 0, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = add i64 %323, %311
  %325 = getelementptr inbounds i8, ptr %322, i64 8
  %326 = load i64, ptr %325, align 8
  %327 = icmp eq i64 %326, 0
  %328 = select i1 %327, i64 8, i64 %326
  %329 = add i64 %328, %324
  %330 = icmp ugt i64 %329, %205
  br i1 %330, label %357, label %331

331:                                              
  %332 = getelementptr inbounds i8, ptr %298, i64 %324
  br i1 %327, label %349, label %333

333:                                              
  %334 = add i64 %326, -1
  br label %335

335:                                              
  %336 = phi i64 [ %339, %338 ], [ 0, %333 ]
  %337 = icmp eq i64 %336, %334
  br i1 %337, label %343, label %338

338:                                              
  %339 = add nuw i64 %336, 1
  %340 = getelementptr inbounds i8, ptr %332, i64 %336
  %341 = load i8, ptr %340, align 1
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %335, label %355

343:                                              
  %344 = getelementptr i8, ptr %332, i64 %326
  %345 = getelementptr i8, ptr %344, i64 -1
  %346 = load i8, ptr %345, align 1
  %347 = and i8 %346, 127
  %348 = icmp eq i8 %347, 0
  br i1 %348, label %357, label %355

349:                                              
  %350 = load i64, ptr %332, align 1
  %351 = and i64 %350, 9223372036854775807
  %352 = icmp eq i64 %351, 0
  %353 = icmp ult i64 %350, 281474976710656
  %354 = or i1 %353, %352
  br i1 %354, label %357, label %355

355:                                              
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %332, i8 0, i64 %328, i1 false)
  %356 = load i64, ptr %304, align 8
  br label %357

357:                                              
  %358 = phi i64 [ %320, %349 ], [ %320, %319 ], [ %356, %355 ], [ %320, %343 ]
  %359 = add nuw i64 %321, 1
  %360 = icmp ult i64 %359, %358
  br i1 %360, label %319, label %313

361:                                              
  %362 = add nuw i64 %147, 1
  %363 = icmp eq i64 %362, %4
  br i1 %363, label %144, label %146
}

define internal fastcc void @blocks_after(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.blocks) align 8 %0, ptr noundef readnone %1) unnamed_addr #4 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %1
  br i1 %5, label %162, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  br label %14

8:                                                
  store i64 %25, ptr %7, align 8
  %9 = shl i64 %18, 2
  %10 = icmp eq i64 %25, 0
  br i1 %10, label %162, label %11

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
  br i1 %5, label %162, label %47

47:                                               
  %48 = phi ptr [ %160, %158 ], [ %4, %45 ]
  %49 = phi ptr [ %159, %158 ], [ null, %45 ]
  %50 = phi i64 [ %62, %158 ], [ %25, %45 ]
  %51 = getelementptr inbounds i8, ptr %48, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = icmp ne ptr %52, @__enzyme_cc_release_move
  %54 = icmp ne ptr %52, @__enzyme_cc_release_left
  %55 = and i1 %53, %54
  br i1 %55, label %60, label %56

56:                                               
  %57 = add i64 %50, -1
  %58 = getelementptr inbounds ptr, ptr %42, i64 %57
  store ptr %48, ptr %58, align 8
  %59 = load ptr, ptr %51, align 8
  br label %60

60:                                               
  %61 = phi ptr [ %59, %56 ], [ %52, %47 ]
  %62 = phi i64 [ %57, %56 ], [ %50, %47 ]
  %63 = icmp eq ptr %61, null
  br i1 %63, label %64, label %86

64:                                               
  %65 = getelementptr inbounds i8, ptr %48, i64 24
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %48, i64 8
  %68 = load ptr, ptr %67, align 8
  %69 = ptrtoint ptr %68 to i64
  %70 = mul i64 %69, -7046029254386353131
  %71 = lshr i64 %70, 20
  br label %72

72:                                               
  %73 = phi i64 [ %71, %64 ], [ %80, %72 ]
  %74 = and i64 %73, %34
  %75 = getelementptr inbounds %struct.block, ptr %37, i64 %74
  %76 = load ptr, ptr %75, align 8
  %77 = icmp eq ptr %76, null
  %78 = icmp eq ptr %76, %68
  %79 = or i1 %77, %78
  %80 = add i64 %73, 1
  br i1 %79, label %81, label %72

81:                                               
  store ptr %68, ptr %75, align 8
  %82 = getelementptr inbounds i8, ptr %75, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = or i64 %83, 1
  store i64 %84, ptr %82, align 8
  %85 = getelementptr inbounds i8, ptr %75, i64 8
  store i64 %66, ptr %85, align 8
  br label %158

86:                                               
  %87 = icmp eq ptr %61, @__enzyme_cc_release_left
  br i1 %87, label %88, label %108

88:                                               
  %89 = getelementptr inbounds i8, ptr %48, i64 8
  %90 = load ptr, ptr %89, align 8
  %91 = load ptr, ptr %90, align 8
  %92 = ptrtoint ptr %91 to i64
  %93 = mul i64 %92, -7046029254386353131
  %94 = lshr i64 %93, 20
  br label %95

95:                                               
  %96 = phi i64 [ %94, %88 ], [ %103, %95 ]
  %97 = and i64 %96, %34
  %98 = getelementptr inbounds %struct.block, ptr %37, i64 %97
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, null
  %101 = icmp eq ptr %99, %91
  %102 = or i1 %100, %101
  %103 = add i64 %96, 1
  br i1 %102, label %104, label %95

104:                                              
  store ptr %91, ptr %98, align 8
  %105 = getelementptr inbounds i8, ptr %98, i64 16
  %106 = load i64, ptr %105, align 8
  %107 = or i64 %106, 2
  store i64 %107, ptr %105, align 8
  br label %158

108:                                              
  %109 = icmp eq ptr %61, @__enzyme_cc_release_move
  %110 = getelementptr inbounds i8, ptr %48, i64 8
  %111 = load ptr, ptr %110, align 8
  br i1 %109, label %112, label %141

112:                                              
  %113 = load ptr, ptr %111, align 8
  %114 = ptrtoint ptr %113 to i64
  %115 = mul i64 %114, -7046029254386353131
  %116 = lshr i64 %115, 20
  br label %117

117:                                              
  %118 = phi i64 [ %116, %112 ], [ %125, %117 ]
  %119 = and i64 %118, %34
  %120 = getelementptr inbounds %struct.block, ptr %37, i64 %119
  %121 = load ptr, ptr %120, align 8
  %122 = icmp eq ptr %121, null
  %123 = icmp eq ptr %121, %113
  %124 = or i1 %122, %123
  %125 = add i64 %118, 1
  br i1 %124, label %126, label %117

126:                                              
  store ptr %113, ptr %120, align 8
  %127 = getelementptr inbounds i8, ptr %120, i64 16
  %128 = load i64, ptr %127, align 8
  %129 = or i64 %128, 4
  store i64 %129, ptr %127, align 8
  %130 = icmp eq ptr %49, null
  br i1 %130, label %158, label %131

131:                                              
  %132 = load ptr, ptr %111, align 8
  %133 = load ptr, ptr %49, align 8
  %134 = icmp ult ptr %132, %133
  br i1 %134, label %158, label %135

135:                                              
  %136 = tail call i64 @malloc_usable_size(ptr noundef %133) #16
  %137 = getelementptr inbounds i8, ptr %133, i64 %136
  %138 = icmp ult ptr %132, %137
  br i1 %138, label %139, label %158

139:                                              
  %140 = getelementptr inbounds i8, ptr %111, i64 40
  store ptr %49, ptr %140, align 8
  br label %158

141:                                              
  %142 = ptrtoint ptr %111 to i64
  %143 = mul i64 %142, -7046029254386353131
  %144 = lshr i64 %143, 20
  br label %145

145:                                              
  %146 = phi i64 [ %144, %141 ], [ %153, %145 ]
  %147 = and i64 %146, %34
  %148 = getelementptr inbounds %struct.block, ptr %37, i64 %147
  %149 = load ptr, ptr %148, align 8
  %150 = icmp eq ptr %149, null
  %151 = icmp eq ptr %149, %111
  %152 = or i1 %150, %151
  %153 = add i64 %146, 1
  br i1 %152, label %154, label %145

154:                                              
  store ptr %111, ptr %148, align 8
  %155 = getelementptr inbounds i8, ptr %148, i64 16
  %156 = load i64, ptr %155, align 8
  %157 = or i64 %156, 2
  store i64 %157, ptr %155, align 8
  br label %158

158:                                              
  %159 = phi ptr [ %90, %104 ], [ %49, %154 ], [ %49, %81 ], [ %49, %139 ], [ %49, %135 ], [ %49, %131 ], [ null, %126 ]
  %160 = load ptr, ptr %48, align 8
  %161 = icmp eq ptr %160, %1
  br i1 %161, label %162, label %47

162:                                              
  ret void
}

define internal fastcc void @follow(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #4 {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = load ptr, ptr %0, align 8
  br i1 %5, label %7, label %10

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8
  br label %82

10:                                               
  %11 = load ptr, ptr %4, align 8
  %12 = ptrtoint ptr %11 to i64
  %13 = mul i64 %12, -7046029254386353131
  %14 = lshr i64 %13, 20
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8
  br label %17

17:                                               
  %18 = phi i64 [ %14, %10 ], [ %25, %17 ]
  %19 = and i64 %18, %16
  %20 = getelementptr inbounds %struct.block, ptr %6, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  %23 = icmp eq ptr %21, %11
  %24 = or i1 %22, %23
  %25 = add i64 %18, 1
  br i1 %24, label %26, label %17

26:                                               
  %27 = getelementptr inbounds i8, ptr %20, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %28, 1
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %82

31:                                               
  %32 = getelementptr inbounds i8, ptr %4, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %82, label %35

35:                                               
  %36 = load ptr, ptr %33, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %82, label %38

38:                                               
  %39 = ptrtoint ptr %36 to i64
  %40 = mul i64 %39, -7046029254386353131
  %41 = lshr i64 %40, 20
  br label %42

42:                                               
  %43 = phi i64 [ %41, %38 ], [ %50, %42 ]
  %44 = and i64 %43, %16
  %45 = getelementptr inbounds %struct.block, ptr %6, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  %48 = icmp eq ptr %46, %36
  %49 = or i1 %47, %48
  %50 = add i64 %43, 1
  br i1 %49, label %51, label %42

51:                                               
  %52 = getelementptr inbounds i8, ptr %45, i64 16
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %53, 1
  %55 = icmp eq i64 %54, 0
  %56 = and i64 %53, 2
  %57 = icmp eq i64 %56, 0
  %58 = select i1 %57, ptr %45, ptr null
  %59 = icmp eq ptr %58, null
  %60 = or i1 %55, %59
  br i1 %60, label %82, label %61

61:                                               
  %62 = load ptr, ptr %58, align 8
  %63 = getelementptr inbounds i8, ptr %1, i64 8
  %64 = load ptr, ptr %63, align 8
  %65 = icmp ult ptr %64, %62
  br i1 %65, label %110, label %66

66:                                               
  %67 = getelementptr inbounds i8, ptr %58, i64 8
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds i8, ptr %62, i64 %68
  %70 = icmp ult ptr %64, %69
  br i1 %70, label %71, label %110

71:                                               
  %72 = ptrtoint ptr %64 to i64
  %73 = ptrtoint ptr %62 to i64
  %74 = sub i64 %72, %73
  %75 = load ptr, ptr %1, align 8
  %76 = ptrtoint ptr %75 to i64
  %77 = sub i64 %76, %12
  %78 = icmp eq i64 %74, %77
  br i1 %78, label %103, label %79

79:                                               
  %80 = getelementptr inbounds i8, ptr %4, i64 40
  store i32 1, ptr %80, align 8
  %81 = load ptr, ptr %63, align 8
  br label %103

82:                                               
  %83 = phi i64 [ %9, %7 ], [ %16, %51 ], [ %16, %31 ], [ %16, %35 ], [ %16, %26 ]
  %84 = getelementptr inbounds i8, ptr %1, i64 8
  %85 = load ptr, ptr %84, align 8
  %86 = ptrtoint ptr %85 to i64
  %87 = mul i64 %86, -7046029254386353131
  %88 = lshr i64 %87, 20
  br label %89

89:                                               
  %90 = phi i64 [ %88, %82 ], [ %97, %89 ]
  %91 = and i64 %90, %83
  %92 = getelementptr inbounds %struct.block, ptr %6, i64 %91
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, null
  %95 = icmp eq ptr %93, %85
  %96 = or i1 %94, %95
  %97 = add i64 %90, 1
  br i1 %96, label %98, label %89

98:                                               
  %99 = getelementptr inbounds i8, ptr %92, i64 16
  %100 = load i64, ptr %99, align 8
  %101 = and i64 %100, 6
  %102 = icmp eq i64 %101, 2
  br i1 %102, label %110, label %103

103:                                              
  %104 = phi ptr [ %85, %98 ], [ %81, %79 ], [ %64, %71 ]
  %105 = getelementptr inbounds i8, ptr %1, i64 24
  %106 = load ptr, ptr %105, align 8
  %107 = load ptr, ptr %1, align 8
  %108 = getelementptr inbounds i8, ptr %1, i64 16
  %109 = load i64, ptr %108, align 8
  tail call void %106(ptr noundef %107, ptr noundef %104, i64 noundef %109) #16
  br label %110

110:                                              
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
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %3, align 8
  br i1 %6, label %262, label %10

10:                                               
  %11 = getelementptr inbounds i8, ptr %3, i64 8
  %12 = load i64, ptr %11, align 8
  br label %13

13:                                               
  %14 = phi i64 [ 0, %10 ], [ %87, %86 ]
  %15 = getelementptr inbounds ptr, ptr %8, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %16, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, @__enzyme_cc_release_move
  br i1 %21, label %22, label %23

22:                                               
  call fastcc void @follow(ptr noundef nonnull %3, ptr noundef %18)
  br label %86

23:                                               
  %24 = load ptr, ptr %18, align 8
  %25 = tail call i64 @malloc_usable_size(ptr noundef %24) #16
  %26 = load ptr, ptr %18, align 8
  %27 = ptrtoint ptr %26 to i64
  %28 = mul i64 %27, -7046029254386353131
  %29 = lshr i64 %28, 20
  br label %30

30:                                               
  %31 = phi i64 [ %29, %23 ], [ %38, %30 ]
  %32 = and i64 %31, %12
  %33 = getelementptr inbounds %struct.block, ptr %9, i64 %32
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  %36 = icmp eq ptr %34, %26
  %37 = or i1 %35, %36
  %38 = add i64 %31, 1
  br i1 %37, label %39, label %30

39:                                               
  %40 = getelementptr inbounds i8, ptr %33, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = and i64 %41, 1
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %86

44:                                               
  %45 = getelementptr inbounds i8, ptr %18, i64 8
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %86, label %48

48:                                               
  %49 = load ptr, ptr %46, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %86, label %51

51:                                               
  %52 = ptrtoint ptr %49 to i64
  %53 = mul i64 %52, -7046029254386353131
  %54 = lshr i64 %53, 20
  br label %55

55:                                               
  %56 = phi i64 [ %54, %51 ], [ %63, %55 ]
  %57 = and i64 %56, %12
  %58 = getelementptr inbounds %struct.block, ptr %9, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  %61 = icmp eq ptr %59, %49
  %62 = or i1 %60, %61
  %63 = add i64 %56, 1
  br i1 %62, label %64, label %55

64:                                               
  %65 = getelementptr inbounds i8, ptr %58, i64 16
  %66 = load i64, ptr %65, align 8
  %67 = and i64 %66, 1
  %68 = icmp eq i64 %67, 0
  %69 = and i64 %66, 2
  %70 = icmp eq i64 %69, 0
  %71 = select i1 %70, ptr %58, ptr null
  %72 = icmp eq ptr %71, null
  %73 = or i1 %68, %72
  br i1 %73, label %86, label %74

74:                                               
  %75 = getelementptr inbounds i8, ptr %18, i64 40
  %76 = load i32, ptr %75, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %86

78:                                               
  %79 = getelementptr inbounds i8, ptr %18, i64 24
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %80, align 8
  %82 = load ptr, ptr %71, align 8
  %83 = getelementptr inbounds i8, ptr %71, i64 8
  %84 = load i64, ptr %83, align 8
  %85 = tail call noundef i64 @llvm.umin.i64(i64 %25, i64 %84)
  tail call void %81(ptr noundef %26, ptr noundef %82, i64 noundef %85) #16
  br label %86

86:                                               
  %87 = add nuw i64 %14, 1
  %88 = icmp eq i64 %87, %5
  br i1 %88, label %91, label %13

89:                                               
  %90 = getelementptr inbounds i8, ptr %2, i64 23
  br label %201

91:                                               
  %92 = phi i64 [ %199, %198 ], [ 0, %86 ]
  %93 = getelementptr inbounds ptr, ptr %8, i64 %92
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds i8, ptr %94, i64 8
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %94, i64 16
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq ptr %98, @__enzyme_cc_release_left
  br i1 %99, label %100, label %198

100:                                              
  %101 = load ptr, ptr %96, align 8
  %102 = ptrtoint ptr %101 to i64
  %103 = mul i64 %102, -7046029254386353131
  %104 = lshr i64 %103, 20
  br label %105

105:                                              
  %106 = phi i64 [ %104, %100 ], [ %113, %105 ]
  %107 = and i64 %106, %12
  %108 = getelementptr inbounds %struct.block, ptr %9, i64 %107
  %109 = load ptr, ptr %108, align 8
  %110 = icmp eq ptr %109, null
  %111 = icmp eq ptr %109, %101
  %112 = or i1 %110, %111
  %113 = add i64 %106, 1
  br i1 %112, label %114, label %105

114:                                              
  %115 = getelementptr inbounds i8, ptr %108, i64 16
  %116 = load i64, ptr %115, align 8
  %117 = and i64 %116, 1
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %198

119:                                              
  %120 = tail call i64 @malloc_usable_size(ptr noundef %101) #16
  %121 = getelementptr inbounds i8, ptr %96, i64 24
  %122 = load ptr, ptr %121, align 8
  %123 = icmp eq i64 %120, 0
  br i1 %123, label %187, label %124

124:                                              
  %125 = getelementptr inbounds i8, ptr %122, i64 48
  %126 = getelementptr inbounds i8, ptr %122, i64 56
  %127 = getelementptr inbounds i8, ptr %122, i64 40
  %128 = load i64, ptr %125, align 8
  %129 = load i64, ptr %127, align 8
  %130 = tail call i64 @llvm.umax.i64(i64 %128, i64 1)
  br label %131

131:                                              
  %132 = phi i64 [ %128, %124 ], [ %137, %136 ]
  %133 = phi i64 [ 0, %124 ], [ %138, %136 ]
  %134 = phi i64 [ 0, %124 ], [ %139, %136 ]
  %135 = icmp eq i64 %132, 0
  br i1 %135, label %136, label %141

136:                                              
  %137 = phi i64 [ 0, %131 ], [ %128, %179 ]
  %138 = phi i64 [ %133, %131 ], [ %180, %179 ]
  %139 = add i64 %134, %129
  %140 = icmp ult i64 %139, %120
  br i1 %140, label %131, label %183

141:                                              
  %142 = phi i64 [ %180, %179 ], [ %133, %131 ]
  %143 = phi i64 [ %181, %179 ], [ 0, %131 ]
  %144 = getelementptr inbounds [0 x %struct.anon], ptr %126, i64 0, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = add i64 %145, %134
  %147 = getelementptr inbounds i8, ptr %144, i64 8
  %148 = load i64, ptr %147, align 8
  %149 = icmp eq i64 %148, 0
  %150 = select i1 %149, i64 8, i64 %148
  %151 = add i64 %150, %146
  %152 = icmp ugt i64 %151, %120
  br i1 %152, label %179, label %153

153:                                              
  %154 = getelementptr inbounds i8, ptr %101, i64 %146
  br i1 %149, label %171, label %155

155:                                              
  %156 = add i64 %148, -1
  br label %157

157:                                              
  %158 = phi i64 [ %161, %160 ], [ 0, %155 ]
  %159 = icmp eq i64 %158, %156
  br i1 %159, label %165, label %160

160:                                              
  %161 = add nuw i64 %158, 1
  %162 = getelementptr inbounds i8, ptr %154, i64 %158
  %163 = load i8, ptr %162, align 1
  %164 = icmp eq i8 %163, 0
  br i1 %164, label %157, label %177

165:                                              
  %166 = getelementptr i8, ptr %154, i64 %148
  %167 = getelementptr i8, ptr %166, i64 -1
  %168 = load i8, ptr %167, align 1
  %169 = and i8 %168, 127
  %170 = icmp eq i8 %169, 0
  br i1 %170, label %179, label %177

171:                                              
  %172 = load i64, ptr %154, align 1
  %173 = and i64 %172, 9223372036854775807
  %174 = icmp eq i64 %173, 0
  %175 = icmp ult i64 %172, 281474976710656
  %176 = or i1 %175, %174
  br i1 %176, label %179, label %177

177:                                              
  %178 = add i64 %142, 1
  br label %179

179:                                              
  %180 = phi i64 [ %142, %171 ], [ %142, %141 ], [ %178, %177 ], [ %142, %165 ]
  %181 = add nuw i64 %143, 1
  %182 = icmp eq i64 %181, %130
  br i1 %182, label %136, label %141

183:                                              
  %184 = icmp eq i64 %138, 0
  br i1 %184, label %187, label %185

185:                                              
  %186 = getelementptr inbounds i8, ptr %96, i64 32
  store i64 %138, ptr %186, align 8
  br label %191

187:                                              
  %188 = getelementptr inbounds i8, ptr %96, i64 32
  %189 = load i64, ptr %188, align 8
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %198, label %191

191:                                              
  %192 = phi i64 [ %138, %185 ], [ %189, %187 ]
  %193 = getelementptr inbounds i8, ptr %122, i64 32
  %194 = load i64, ptr %193, align 8
  %195 = icmp eq i64 %194, -1
  br i1 %195, label %198, label %196

196:                                              
  %197 = add i64 %194, %192
  store i64 %197, ptr %193, align 8
  br label %198

198:                                              
  %199 = add nuw i64 %92, 1
  %200 = icmp eq i64 %199, %5
  br i1 %200, label %89, label %91

201:                                              
  %202 = phi i64 [ 0, %89 ], [ %260, %259 ]
  %203 = getelementptr inbounds ptr, ptr %8, i64 %202
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds i8, ptr %204, i64 8
  %206 = load ptr, ptr %205, align 8
  %207 = getelementptr inbounds i8, ptr %204, i64 16
  %208 = load ptr, ptr %207, align 8
  %209 = icmp eq ptr %208, @__enzyme_cc_release_left
  br i1 %209, label %210, label %259

210:                                              
  %211 = getelementptr inbounds i8, ptr %206, i64 32
  %212 = load i64, ptr %211, align 8
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %259, label %214

214:                                              
  %215 = getelementptr inbounds i8, ptr %206, i64 24
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds i8, ptr %216, i64 32
  %218 = atomicrmw xchg ptr %217, i64 -1 monotonic, align 8
  %219 = icmp eq i64 %218, -1
  br i1 %219, label %259, label %220

220:                                              
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #16
  store i8 0, ptr %90, align 1
  br label %221

221:                                              
  %222 = phi i64 [ %218, %220 ], [ %228, %221 ]
  %223 = phi ptr [ %90, %220 ], [ %227, %221 ]
  %224 = urem i64 %222, 10
  %225 = trunc nuw nsw i64 %224 to i8
  %226 = or disjoint i8 %225, 48
  %227 = getelementptr inbounds i8, ptr %223, i64 -1
  store i8 %226, ptr %227, align 1
  %228 = udiv i64 %222, 10
  %229 = icmp ult i64 %222, 10
  br i1 %229, label %230, label %221

230:                                              
  %231 = getelementptr inbounds i8, ptr %216, i64 8
  %232 = load ptr, ptr %231, align 8
  br label %233

233:                                              
  %234 = phi i64 [ 0, %230 ], [ %238, %233 ]
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
  %243 = getelementptr inbounds i8, ptr %227, i64 %242
  %244 = load i8, ptr %243, align 1
  %245 = icmp eq i8 %244, 0
  %246 = add i64 %242, 1
  br i1 %245, label %247, label %241

247:                                              
  %248 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %227, i64 noundef %242) #16
  %249 = getelementptr inbounds i8, ptr %216, i64 16
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #16
  br label %259

259:                                              
  %260 = add nuw i64 %202, 1
  %261 = icmp eq i64 %260, %5
  br i1 %261, label %262, label %201

262:                                              
  tail call void @free(ptr noundef %9)
  tail call void @free(ptr noundef %8)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #16
  %263 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %264 = load ptr, ptr %263, align 8
  %265 = icmp eq ptr %264, %0
  br i1 %265, label %285, label %268

266:                                              
  %267 = icmp eq ptr %269, %0
  br i1 %267, label %285, label %274

268:                                              
  %269 = phi ptr [ %272, %268 ], [ %264, %262 ]
  %270 = phi ptr [ %269, %268 ], [ %0, %262 ]
  %271 = load ptr, ptr %269, align 8
  store ptr %271, ptr %263, align 8
  store ptr %270, ptr %269, align 8
  %272 = load ptr, ptr %263, align 8
  %273 = icmp eq ptr %272, %0
  br i1 %273, label %266, label %268

274:                                              
  %275 = phi ptr [ %276, %283 ], [ %269, %266 ]
  %276 = load ptr, ptr %275, align 8
  %277 = getelementptr inbounds i8, ptr %275, i64 16
  %278 = load ptr, ptr %277, align 8
  %279 = icmp eq ptr %278, null
  br i1 %279, label %283, label %280

280:                                              
  %281 = getelementptr inbounds i8, ptr %275, i64 8
  %282 = load ptr, ptr %281, align 8
  tail call void %278(ptr noundef %282) #16
  br label %283

283:                                              
  tail call void @free(ptr noundef nonnull %275)
  %284 = icmp eq ptr %276, %0
  br i1 %284, label %285, label %274

285:                                              
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


