; from deferred_free.c, support.h: 9a8b5352f8129ba8780f2466f14b9540

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
  %5 = tail call dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #14
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                
  tail call void @perror(ptr noundef nonnull @.str) #15
  tail call void @abort() #16
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

define linkonce_odr hidden void @__enzyme_cc_defer_free(ptr noundef %0) local_unnamed_addr #0 {
  tail call void @__enzyme_cc_defer_free_with(ptr noundef %0, ptr noundef nonnull @free)
  ret void
}

declare void @free(ptr allocptr nocapture noundef) #4

define linkonce_odr hidden void @__enzyme_cc_note_made(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #14
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                
  tail call void @perror(ptr noundef nonnull @.str) #15
  tail call void @abort() #16
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
  %11 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #14
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               
  tail call void @perror(ptr noundef nonnull @.str) #15
  tail call void @abort() #16
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
  %11 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #14
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               
  tail call void @perror(ptr noundef nonnull @.str) #15
  tail call void @abort() #16
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
  %3 = getelementptr inbounds i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef %4)
  tail call void @free(ptr noundef %0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_defer_free_left(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %16, label %6

6:                                                
  %7 = tail call dereferenceable_or_null(72) ptr @malloc(i64 noundef 72) #14
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                
  tail call void @perror(ptr noundef nonnull @.str) #15
  tail call void @abort() #16
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
  %15 = getelementptr inbounds i8, ptr %7, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %14, i8 0, i64 20, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  tail call void @__enzyme_cc_defer_free_with(ptr noundef nonnull %7, ptr noundef nonnull @__enzyme_cc_release_left)
  br label %16

16:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_move_seeds(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.blocks, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #17
  call fastcc void @blocks_after(ptr dead_on_unwind nonnull writable sret(%struct.blocks) align 8 %2, ptr noundef %0)
  %3 = getelementptr inbounds i8, ptr %2, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 8
  br i1 %5, label %85, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %2, i64 8
  %11 = load i64, ptr %10, align 8
  br label %17

12:                                               
  %13 = getelementptr inbounds i8, ptr %2, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i64, ptr %15, align 8
  br label %87

17:                                               
  %18 = phi i64 [ 0, %9 ], [ %83, %82 ]
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
  br i1 %29, label %82, label %30

30:                                               
  call fastcc void @follow(ptr noundef nonnull %2, ptr noundef nonnull %22)
  br label %82

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
  %63 = tail call i64 @malloc_usable_size(ptr noundef %62) #17
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
  call fastcc void @inherit(ptr noundef nonnull %2, ptr noundef nonnull %22, i64 noundef %81)
  br label %82

82:                                               
  %83 = add nuw i64 %18, 1
  %84 = icmp eq i64 %83, %4
  br i1 %84, label %12, label %17

85:                                               
  %86 = phi ptr [ %8, %1 ], [ %14, %316 ]
  tail call void @free(ptr noundef %6)
  tail call void @free(ptr noundef %86)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #17
  ret void

87:                                               
  %88 = phi i64 [ 0, %12 ], [ %317, %316 ]
  %89 = getelementptr inbounds ptr, ptr %14, i64 %88
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds i8, ptr %90, i64 8
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds i8, ptr %90, i64 16
  %94 = load ptr, ptr %93, align 8
  %95 = icmp eq ptr %94, @__enzyme_cc_release_left
  br i1 %95, label %96, label %316

96:                                               
  %97 = load ptr, ptr %92, align 8
  %98 = ptrtoint ptr %97 to i64
  %99 = mul i64 %98, -7046029254386353131
  %100 = lshr i64 %99, 20
  br label %101

101:                                              
  %102 = phi i64 [ %100, %96 ], [ %109, %101 ]
  %103 = and i64 %102, %16
  %104 = getelementptr inbounds %struct.block, ptr %6, i64 %103
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  %107 = icmp eq ptr %105, %97
  %108 = or i1 %106, %107
  %109 = add i64 %102, 1
  br i1 %108, label %110, label %101

110:                                              
  %111 = getelementptr inbounds i8, ptr %104, i64 16
  %112 = load i64, ptr %111, align 8
  %113 = and i64 %112, 1
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %115, label %316

115:                                              
  %116 = getelementptr inbounds i8, ptr %92, i64 8
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %144, label %119

119:                                              
  %120 = load ptr, ptr %117, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %144, label %122

122:                                              
  %123 = ptrtoint ptr %120 to i64
  %124 = mul i64 %123, -7046029254386353131
  %125 = lshr i64 %124, 20
  br label %126

126:                                              
  %127 = phi i64 [ %125, %122 ], [ %134, %126 ]
  %128 = and i64 %127, %16
  %129 = getelementptr inbounds %struct.block, ptr %6, i64 %128
  %130 = load ptr, ptr %129, align 8
  %131 = icmp eq ptr %130, null
  %132 = icmp eq ptr %130, %120
  %133 = or i1 %131, %132
  %134 = add i64 %127, 1
  br i1 %133, label %135, label %126

135:                                              
  %136 = getelementptr inbounds i8, ptr %129, i64 16
  %137 = load i64, ptr %136, align 8
  %138 = and i64 %137, 1
  %139 = icmp eq i64 %138, 0
  %140 = and i64 %137, 2
  %141 = icmp eq i64 %140, 0
  %142 = select i1 %141, ptr %129, ptr null
  %143 = select i1 %139, ptr null, ptr %142
  br label %144

144:                                              
  %145 = phi ptr [ %143, %135 ], [ null, %119 ], [ null, %115 ]
  %146 = tail call i64 @malloc_usable_size(ptr noundef %97) #17
  %147 = getelementptr inbounds i8, ptr %92, i64 24
  %148 = load ptr, ptr %147, align 8
  %149 = load ptr, ptr %148, align 8
  %150 = icmp eq ptr %149, null
  br i1 %150, label %151, label %158

151:                                              
  %152 = tail call ptr @malloc(i64 noundef %146) #14
  %153 = icmp eq ptr %152, null
  br i1 %153, label %154, label %155

154:                                              
  tail call void @perror(ptr noundef nonnull @.str) #15
  tail call void @abort() #16
  unreachable

155:                                              
  %156 = getelementptr inbounds i8, ptr %92, i64 40
  store ptr %152, ptr %156, align 8
  %157 = load ptr, ptr %92, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %152, ptr align 1 %157, i64 %146, i1 false)
  br label %316

158:                                              
  %159 = getelementptr inbounds i8, ptr %92, i64 16
  %160 = load i64, ptr %159, align 8
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %162, label %175

162:                                              
  %163 = icmp eq ptr %145, null
  br i1 %163, label %173, label %164

164:                                              
  %165 = getelementptr inbounds i8, ptr %145, i64 8
  %166 = load i64, ptr %165, align 8
  %167 = icmp ugt i64 %166, %146
  br i1 %167, label %175, label %168

168:                                              
  %169 = sub i64 %146, %166
  %170 = icmp ugt i64 %169, 15
  %171 = icmp ugt i64 %146, 31
  %172 = and i1 %171, %170
  br i1 %172, label %175, label %173

173:                                              
  %174 = tail call noundef i64 @llvm.usub.sat.i64(i64 %146, i64 31)
  br label %175

175:                                              
  %176 = phi i64 [ %160, %158 ], [ %174, %173 ], [ %146, %168 ], [ %146, %164 ]
  %177 = getelementptr inbounds i8, ptr %148, i64 24
  %178 = load i64, ptr %177, align 8
  %179 = icmp eq i64 %178, 0
  %180 = load ptr, ptr %92, align 8
  %181 = icmp eq i64 %176, 0
  %182 = select i1 %179, i1 true, i1 %181
  br i1 %182, label %248, label %183

183:                                              
  %184 = getelementptr inbounds i8, ptr %148, i64 48
  %185 = getelementptr inbounds i8, ptr %148, i64 56
  %186 = getelementptr inbounds i8, ptr %148, i64 40
  %187 = load i64, ptr %184, align 8
  br label %188

188:                                              
  %189 = phi i64 [ %187, %183 ], [ %195, %194 ]
  %190 = phi i64 [ %187, %183 ], [ %196, %194 ]
  %191 = phi i64 [ 0, %183 ], [ %197, %194 ]
  %192 = phi i64 [ 0, %183 ], [ %199, %194 ]
  %193 = icmp eq i64 %190, 0
  br i1 %193, label %194, label %201

194:                                              
  %195 = phi i64 [ %189, %188 ], [ %242, %241 ]
  %196 = phi i64 [ 0, %188 ], [ %242, %241 ]
  %197 = phi i64 [ %191, %188 ], [ %243, %241 ]
  %198 = load i64, ptr %186, align 8
  %199 = add i64 %198, %192
  %200 = icmp ult i64 %199, %176
  br i1 %200, label %188, label %246

201:                                              
  %202 = phi i64 [ %242, %241 ], [ %189, %188 ]
  %203 = phi i64 [ %243, %241 ], [ %191, %188 ]
  %204 = phi i64 [ %244, %241 ], [ 0, %188 ]
  %205 = getelementptr inbounds [0 x %struct.anon], ptr %185, i64 0, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = add i64 %206, %192
  %208 = getelementptr inbounds i8, ptr %205, i64 8
  %209 = load i64, ptr %208, align 8
  %210 = icmp eq i64 %209, 0
  %211 = select i1 %210, i64 8, i64 %209
  %212 = add i64 %211, %207
  %213 = icmp ugt i64 %212, %176
  br i1 %213, label %241, label %214

214:                                              
  %215 = getelementptr inbounds i8, ptr %180, i64 %207
  br i1 %210, label %232, label %216

216:                                              
  %217 = add i64 %209, -1
  br label %218

218:                                              
  %219 = phi i64 [ %222, %221 ], [ 0, %216 ]
  %220 = icmp eq i64 %219, %217
  br i1 %220, label %226, label %221

221:                                              
  %222 = add nuw i64 %219, 1
  %223 = getelementptr inbounds i8, ptr %215, i64 %219
  %224 = load i8, ptr %223, align 1
  %225 = icmp eq i8 %224, 0
  br i1 %225, label %218, label %238

226:                                              
  %227 = getelementptr i8, ptr %215, i64 %209
  %228 = getelementptr i8, ptr %227, i64 -1
  %229 = load i8, ptr %228, align 1
  %230 = and i8 %229, 127
  %231 = icmp eq i8 %230, 0
  br i1 %231, label %241, label %238

232:                                              
  %233 = load i64, ptr %215, align 1
  %234 = and i64 %233, 9223372036854775807
  %235 = icmp eq i64 %234, 0
  %236 = icmp ult i64 %233, 281474976710656
  %237 = or i1 %236, %235
  br i1 %237, label %241, label %238

238:                                              
  %239 = add i64 %203, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %215, i8 0, i64 %211, i1 false)
  %240 = load i64, ptr %184, align 8
  br label %241

241:                                              
  %242 = phi i64 [ %202, %232 ], [ %202, %201 ], [ %240, %238 ], [ %202, %226 ]
  %243 = phi i64 [ %203, %232 ], [ %203, %201 ], [ %239, %238 ], [ %203, %226 ]
  %244 = add nuw i64 %204, 1
  %245 = icmp ult i64 %244, %242
  br i1 %245, label %201, label %194

246:                                              
  %247 = load ptr, ptr %92, align 8
  br label %248

248:                                              
  %249 = phi ptr [ %180, %175 ], [ %247, %246 ]
  %250 = phi i64 [ 0, %175 ], [ %197, %246 ]
  %251 = getelementptr inbounds i8, ptr %92, i64 32
  store i64 %250, ptr %251, align 8
  %252 = getelementptr inbounds i8, ptr %92, i64 64
  %253 = load i64, ptr %252, align 8
  %254 = icmp eq i64 %146, 0
  br i1 %254, label %316, label %255

255:                                              
  %256 = load ptr, ptr %147, align 8
  %257 = getelementptr inbounds i8, ptr %256, i64 48
  %258 = getelementptr inbounds i8, ptr %256, i64 56
  %259 = getelementptr inbounds i8, ptr %256, i64 40
  %260 = load i64, ptr %257, align 8
  br label %261

261:                                              
  %262 = phi i64 [ %260, %255 ], [ %267, %266 ]
  %263 = phi i64 [ %260, %255 ], [ %268, %266 ]
  %264 = phi i64 [ 0, %255 ], [ %270, %266 ]
  %265 = icmp eq i64 %263, 0
  br i1 %265, label %266, label %272

266:                                              
  %267 = phi i64 [ %262, %261 ], [ %313, %312 ]
  %268 = phi i64 [ 0, %261 ], [ %313, %312 ]
  %269 = load i64, ptr %259, align 8
  %270 = add i64 %269, %264
  %271 = icmp ult i64 %270, %146
  br i1 %271, label %261, label %316

272:                                              
  %273 = phi i64 [ %313, %312 ], [ %262, %261 ]
  %274 = phi i64 [ %314, %312 ], [ 0, %261 ]
  %275 = getelementptr inbounds [0 x %struct.anon], ptr %258, i64 0, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = add i64 %276, %264
  %278 = getelementptr inbounds i8, ptr %275, i64 8
  %279 = load i64, ptr %278, align 8
  %280 = icmp ult i64 %277, %253
  br i1 %280, label %312, label %281

281:                                              
  %282 = icmp eq i64 %279, 0
  %283 = select i1 %282, i64 8, i64 %279
  %284 = add i64 %283, %277
  %285 = icmp ugt i64 %284, %146
  br i1 %285, label %312, label %286

286:                                              
  %287 = getelementptr inbounds i8, ptr %249, i64 %277
  br i1 %282, label %304, label %288

288:                                              
  %289 = add i64 %279, -1
  br label %290

290:                                              
  %291 = phi i64 [ %294, %293 ], [ 0, %288 ]
  %292 = icmp eq i64 %291, %289
  br i1 %292, label %298, label %293

293:                                              
  %294 = add nuw i64 %291, 1
  %295 = getelementptr inbounds i8, ptr %287, i64 %291
  %296 = load i8, ptr %295, align 1
  %297 = icmp eq i8 %296, 0
  br i1 %297, label %290, label %310

298:                                              
  %299 = getelementptr i8, ptr %287, i64 %279
  %300 = getelementptr i8, ptr %299, i64 -1
  %301 = load i8, ptr %300, align 1
  %302 = and i8 %301, 127
  %303 = icmp eq i8 %302, 0
  br i1 %303, label %312, label %310

304:                                              
  %305 = load i64, ptr %287, align 1
  %306 = and i64 %305, 9223372036854775807
  %307 = icmp eq i64 %306, 0
  %308 = icmp ult i64 %305, 281474976710656
  %309 = or i1 %308, %307
  br i1 %309, label %312, label %310

310:                                              
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %287, i8 0, i64 %283, i1 false)
  %311 = load i64, ptr %257, align 8
  br label %312

312:                                              
  %313 = phi i64 [ %273, %304 ], [ %273, %281 ], [ %273, %272 ], [ %311, %310 ], [ %273, %298 ]
  %314 = add nuw i64 %274, 1
  %315 = icmp ult i64 %314, %313
  br i1 %315, label %272, label %266

316:                                              
  %317 = add nuw i64 %88, 1
  %318 = icmp eq i64 %317, %4
  br i1 %318, label %85, label %87
}

define internal fastcc void @blocks_after(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.blocks) align 8 %0, ptr noundef readnone %1) unnamed_addr #5 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %1
  br i1 %5, label %189, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  br label %14

8:                                                
  store i64 %25, ptr %7, align 8
  %9 = shl i64 %18, 2
  %10 = icmp eq i64 %25, 0
  br i1 %10, label %189, label %11

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
  tail call void @perror(ptr noundef nonnull @.str) #15
  tail call void @abort() #16
  unreachable

40:                                               
  store ptr %37, ptr %0, align 8
  %41 = shl i64 %25, 3
  %42 = tail call ptr @malloc(i64 noundef %41) #14
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %45

44:                                               
  tail call void @perror(ptr noundef nonnull @.str) #15
  tail call void @abort() #16
  unreachable

45:                                               
  %46 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %42, ptr %46, align 8
  br i1 %5, label %189, label %47

47:                                               
  %48 = phi ptr [ %187, %182 ], [ %4, %45 ]
  %49 = phi i32 [ %186, %182 ], [ 0, %45 ]
  %50 = phi ptr [ %183, %182 ], [ null, %45 ]
  %51 = phi i64 [ %63, %182 ], [ %25, %45 ]
  %52 = getelementptr inbounds i8, ptr %48, i64 16
  %53 = load ptr, ptr %52, align 8
  %54 = icmp ne ptr %53, @__enzyme_cc_release_move
  %55 = icmp ne ptr %53, @__enzyme_cc_release_left
  %56 = and i1 %54, %55
  br i1 %56, label %61, label %57

57:                                               
  %58 = add i64 %51, -1
  %59 = getelementptr inbounds ptr, ptr %42, i64 %58
  store ptr %48, ptr %59, align 8
  %60 = load ptr, ptr %52, align 8
  br label %61

61:                                               
  %62 = phi ptr [ %60, %57 ], [ %53, %47 ]
  %63 = phi i64 [ %58, %57 ], [ %51, %47 ]
  %64 = icmp eq ptr %62, null
  br i1 %64, label %65, label %87

65:                                               
  %66 = getelementptr inbounds i8, ptr %48, i64 24
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %48, i64 8
  %69 = load ptr, ptr %68, align 8
  %70 = ptrtoint ptr %69 to i64
  %71 = mul i64 %70, -7046029254386353131
  %72 = lshr i64 %71, 20
  br label %73

73:                                               
  %74 = phi i64 [ %72, %65 ], [ %81, %73 ]
  %75 = and i64 %74, %34
  %76 = getelementptr inbounds %struct.block, ptr %37, i64 %75
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  %79 = icmp eq ptr %77, %69
  %80 = or i1 %78, %79
  %81 = add i64 %74, 1
  br i1 %80, label %82, label %73

82:                                               
  store ptr %69, ptr %76, align 8
  %83 = getelementptr inbounds i8, ptr %76, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = or i64 %84, 1
  store i64 %85, ptr %83, align 8
  %86 = getelementptr inbounds i8, ptr %76, i64 8
  store i64 %67, ptr %86, align 8
  br label %182

87:                                               
  %88 = icmp eq ptr %62, @__enzyme_cc_release_left
  br i1 %88, label %89, label %112

89:                                               
  %90 = getelementptr inbounds i8, ptr %48, i64 8
  %91 = load ptr, ptr %90, align 8
  %92 = icmp eq i32 %49, 0
  %93 = select i1 %92, ptr null, ptr %50
  %94 = getelementptr inbounds i8, ptr %91, i64 56
  store ptr %93, ptr %94, align 8
  %95 = load ptr, ptr %91, align 8
  %96 = ptrtoint ptr %95 to i64
  %97 = mul i64 %96, -7046029254386353131
  %98 = lshr i64 %97, 20
  br label %99

99:                                               
  %100 = phi i64 [ %98, %89 ], [ %107, %99 ]
  %101 = and i64 %100, %34
  %102 = getelementptr inbounds %struct.block, ptr %37, i64 %101
  %103 = load ptr, ptr %102, align 8
  %104 = icmp eq ptr %103, null
  %105 = icmp eq ptr %103, %95
  %106 = or i1 %104, %105
  %107 = add i64 %100, 1
  br i1 %106, label %108, label %99

108:                                              
  store ptr %95, ptr %102, align 8
  %109 = getelementptr inbounds i8, ptr %102, i64 16
  %110 = load i64, ptr %109, align 8
  %111 = or i64 %110, 2
  store i64 %111, ptr %109, align 8
  br label %182

112:                                              
  %113 = icmp eq ptr %62, @__enzyme_cc_release_move
  %114 = getelementptr inbounds i8, ptr %48, i64 8
  %115 = load ptr, ptr %114, align 8
  br i1 %113, label %116, label %165

116:                                              
  %117 = load ptr, ptr %115, align 8
  %118 = ptrtoint ptr %117 to i64
  %119 = mul i64 %118, -7046029254386353131
  %120 = lshr i64 %119, 20
  br label %121

121:                                              
  %122 = phi i64 [ %120, %116 ], [ %129, %121 ]
  %123 = and i64 %122, %34
  %124 = getelementptr inbounds %struct.block, ptr %37, i64 %123
  %125 = load ptr, ptr %124, align 8
  %126 = icmp eq ptr %125, null
  %127 = icmp eq ptr %125, %117
  %128 = or i1 %126, %127
  %129 = add i64 %122, 1
  br i1 %128, label %130, label %121

130:                                              
  store ptr %117, ptr %124, align 8
  %131 = getelementptr inbounds i8, ptr %124, i64 16
  %132 = load i64, ptr %131, align 8
  %133 = or i64 %132, 4
  store i64 %133, ptr %131, align 8
  %134 = getelementptr inbounds i8, ptr %115, i64 40
  %135 = icmp eq ptr %50, null
  br i1 %135, label %140, label %136

136:                                              
  %137 = phi ptr [ %154, %152 ], [ %50, %130 ]
  %138 = load ptr, ptr %134, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %156

140:                                              
  %141 = load ptr, ptr %134, align 8
  %142 = icmp eq ptr %141, null
  br i1 %142, label %182, label %156

143:                                              
  %144 = load ptr, ptr %115, align 8
  %145 = load ptr, ptr %137, align 8
  %146 = icmp ult ptr %144, %145
  br i1 %146, label %152, label %147

147:                                              
  %148 = tail call i64 @malloc_usable_size(ptr noundef %145) #17
  %149 = getelementptr inbounds i8, ptr %145, i64 %148
  %150 = icmp ult ptr %144, %149
  br i1 %150, label %151, label %152

151:                                              
  store ptr %137, ptr %134, align 8
  br label %152

152:                                              
  %153 = getelementptr inbounds i8, ptr %137, i64 56
  %154 = load ptr, ptr %153, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %140, label %136

156:                                              
  %157 = phi ptr [ %141, %140 ], [ %138, %136 ]
  %158 = getelementptr inbounds i8, ptr %115, i64 32
  %159 = load i32, ptr %158, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %182

161:                                              
  %162 = getelementptr inbounds i8, ptr %115, i64 16
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds i8, ptr %157, i64 64
  store i64 %163, ptr %164, align 8
  br label %182

165:                                              
  %166 = ptrtoint ptr %115 to i64
  %167 = mul i64 %166, -7046029254386353131
  %168 = lshr i64 %167, 20
  br label %169

169:                                              
  %170 = phi i64 [ %168, %165 ], [ %177, %169 ]
  %171 = and i64 %170, %34
  %172 = getelementptr inbounds %struct.block, ptr %37, i64 %171
  %173 = load ptr, ptr %172, align 8
  %174 = icmp eq ptr %173, null
  %175 = icmp eq ptr %173, %115
  %176 = or i1 %174, %175
  %177 = add i64 %170, 1
  br i1 %176, label %178, label %169

178:                                              
  store ptr %115, ptr %172, align 8
  %179 = getelementptr inbounds i8, ptr %172, i64 16
  %180 = load i64, ptr %179, align 8
  %181 = or i64 %180, 2
  store i64 %181, ptr %179, align 8
  br label %182

182:                                              
  %183 = phi ptr [ %91, %108 ], [ %50, %178 ], [ %50, %82 ], [ %50, %161 ], [ %50, %156 ], [ %50, %140 ]
  %184 = load ptr, ptr %52, align 8
  %185 = icmp eq ptr %184, @__enzyme_cc_release_left
  %186 = zext i1 %185 to i32
  %187 = load ptr, ptr %48, align 8
  %188 = icmp eq ptr %187, %1
  br i1 %188, label %189, label %47

189:                                              
  ret void
}

define internal fastcc void @follow(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
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
  %80 = getelementptr inbounds i8, ptr %4, i64 48
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
  tail call void %106(ptr noundef %107, ptr noundef %104, i64 noundef %109) #17
  br label %110

110:                                              
  ret void
}

declare i64 @malloc_usable_size(ptr noundef) local_unnamed_addr

define internal fastcc void @inherit(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #5 {
  %4 = load ptr, ptr %1, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = mul i64 %5, -7046029254386353131
  %7 = lshr i64 %6, 20
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8
  br label %11

11:                                               
  %12 = phi i64 [ %7, %3 ], [ %19, %11 ]
  %13 = and i64 %12, %10
  %14 = getelementptr inbounds %struct.block, ptr %8, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  %17 = icmp eq ptr %15, %4
  %18 = or i1 %16, %17
  %19 = add i64 %12, 1
  br i1 %18, label %20, label %11

20:                                               
  %21 = getelementptr inbounds i8, ptr %14, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = and i64 %22, 1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %69

25:                                               
  %26 = getelementptr inbounds i8, ptr %1, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %69, label %29

29:                                               
  %30 = load ptr, ptr %27, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %69, label %32

32:                                               
  %33 = ptrtoint ptr %30 to i64
  %34 = mul i64 %33, -7046029254386353131
  %35 = lshr i64 %34, 20
  br label %36

36:                                               
  %37 = phi i64 [ %35, %32 ], [ %44, %36 ]
  %38 = and i64 %37, %10
  %39 = getelementptr inbounds %struct.block, ptr %8, i64 %38
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  %42 = icmp eq ptr %40, %30
  %43 = or i1 %41, %42
  %44 = add i64 %37, 1
  br i1 %43, label %45, label %36

45:                                               
  %46 = getelementptr inbounds i8, ptr %39, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = and i64 %47, 1
  %49 = icmp eq i64 %48, 0
  %50 = and i64 %47, 2
  %51 = icmp eq i64 %50, 0
  %52 = select i1 %51, ptr %39, ptr null
  %53 = icmp eq ptr %52, null
  %54 = or i1 %49, %53
  br i1 %54, label %69, label %55

55:                                               
  %56 = getelementptr inbounds i8, ptr %1, i64 48
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %69

59:                                               
  %60 = getelementptr inbounds i8, ptr %1, i64 24
  %61 = load ptr, ptr %60, align 8
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %69, label %64

64:                                               
  %65 = load ptr, ptr %52, align 8
  %66 = getelementptr inbounds i8, ptr %52, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = tail call noundef i64 @llvm.umin.i64(i64 %2, i64 %67)
  tail call void %62(ptr noundef %4, ptr noundef %65, i64 noundef %68) #17
  br label %69

69:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_free_deferred(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca [24 x i8], align 16
  %3 = alloca %struct.blocks, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17
  call fastcc void @blocks_after(ptr dead_on_unwind nonnull writable sret(%struct.blocks) align 8 %3, ptr noundef %0)
  %4 = getelementptr inbounds i8, ptr %3, i64 24
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  %8 = load ptr, ptr %7, align 8
  br i1 %6, label %9, label %15

9:                                                
  %10 = load ptr, ptr %3, align 8
  br label %227

11:                                               
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %3, i64 8
  %14 = load i64, ptr %13, align 8
  br label %33

15:                                               
  %16 = phi i64 [ %29, %28 ], [ 0, %1 ]
  %17 = getelementptr inbounds ptr, ptr %8, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %18, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, @__enzyme_cc_release_move
  br i1 %23, label %24, label %25

24:                                               
  call fastcc void @follow(ptr noundef nonnull %3, ptr noundef %20)
  br label %28

25:                                               
  %26 = load ptr, ptr %20, align 8
  %27 = tail call i64 @malloc_usable_size(ptr noundef %26) #17
  call fastcc void @inherit(ptr noundef nonnull %3, ptr noundef nonnull %20, i64 noundef %27)
  br label %28

28:                                               
  %29 = add nuw i64 %16, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %11, label %15

31:                                               
  %32 = getelementptr inbounds i8, ptr %2, i64 23
  br label %166

33:                                               
  %34 = phi i64 [ 0, %11 ], [ %164, %163 ]
  %35 = getelementptr inbounds ptr, ptr %8, i64 %34
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %36, i64 16
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, @__enzyme_cc_release_left
  br i1 %41, label %42, label %163

42:                                               
  %43 = load ptr, ptr %38, align 8
  %44 = ptrtoint ptr %43 to i64
  %45 = mul i64 %44, -7046029254386353131
  %46 = lshr i64 %45, 20
  br label %47

47:                                               
  %48 = phi i64 [ %46, %42 ], [ %55, %47 ]
  %49 = and i64 %48, %14
  %50 = getelementptr inbounds %struct.block, ptr %12, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  %53 = icmp eq ptr %51, %43
  %54 = or i1 %52, %53
  %55 = add i64 %48, 1
  br i1 %54, label %56, label %47

56:                                               
  %57 = getelementptr inbounds i8, ptr %50, i64 16
  %58 = load i64, ptr %57, align 8
  %59 = and i64 %58, 1
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %163

61:                                               
  %62 = tail call i64 @malloc_usable_size(ptr noundef %43) #17
  %63 = getelementptr inbounds i8, ptr %38, i64 40
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq ptr %64, null
  %66 = load ptr, ptr %38, align 8
  br i1 %65, label %82, label %67

67:                                               
  %68 = icmp ult i64 %62, 8
  br i1 %68, label %150, label %69

69:                                               
  %70 = phi i64 [ %80, %69 ], [ 8, %67 ]
  %71 = phi i64 [ %79, %69 ], [ 0, %67 ]
  %72 = phi i64 [ %70, %69 ], [ 0, %67 ]
  %73 = getelementptr inbounds i8, ptr %64, i64 %72
  %74 = load i64, ptr %73, align 1
  %75 = getelementptr inbounds i8, ptr %66, i64 %72
  %76 = load i64, ptr %75, align 1
  %77 = icmp ne i64 %74, %76
  %78 = zext i1 %77 to i64
  %79 = add i64 %71, %78
  %80 = add nuw i64 %70, 8
  %81 = icmp ugt i64 %80, %62
  br i1 %81, label %145, label %69

82:                                               
  %83 = icmp eq i64 %62, 0
  br i1 %83, label %150, label %84

84:                                               
  %85 = getelementptr inbounds i8, ptr %38, i64 24
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds i8, ptr %86, i64 48
  %88 = getelementptr inbounds i8, ptr %86, i64 56
  %89 = getelementptr inbounds i8, ptr %86, i64 40
  %90 = load i64, ptr %87, align 8
  %91 = load i64, ptr %89, align 8
  %92 = tail call i64 @llvm.umax.i64(i64 %90, i64 1)
  br label %93

93:                                               
  %94 = phi i64 [ %90, %84 ], [ %99, %98 ]
  %95 = phi i64 [ 0, %84 ], [ %100, %98 ]
  %96 = phi i64 [ 0, %84 ], [ %101, %98 ]
  %97 = icmp eq i64 %94, 0
  br i1 %97, label %98, label %103

98:                                               
  %99 = phi i64 [ 0, %93 ], [ %90, %141 ]
  %100 = phi i64 [ %95, %93 ], [ %142, %141 ]
  %101 = add i64 %96, %91
  %102 = icmp ult i64 %101, %62
  br i1 %102, label %93, label %145

103:                                              
  %104 = phi i64 [ %142, %141 ], [ %95, %93 ]
  %105 = phi i64 [ %143, %141 ], [ 0, %93 ]
  %106 = getelementptr inbounds [0 x %struct.anon], ptr %88, i64 0, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = add i64 %107, %96
  %109 = getelementptr inbounds i8, ptr %106, i64 8
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %110, 0
  %112 = select i1 %111, i64 8, i64 %110
  %113 = add i64 %112, %108
  %114 = icmp ugt i64 %113, %62
  br i1 %114, label %141, label %115

115:                                              
  %116 = getelementptr inbounds i8, ptr %66, i64 %108
  br i1 %111, label %133, label %117

117:                                              
  %118 = add i64 %110, -1
  br label %119

119:                                              
  %120 = phi i64 [ %123, %122 ], [ 0, %117 ]
  %121 = icmp eq i64 %120, %118
  br i1 %121, label %127, label %122

122:                                              
  %123 = add nuw i64 %120, 1
  %124 = getelementptr inbounds i8, ptr %116, i64 %120
  %125 = load i8, ptr %124, align 1
  %126 = icmp eq i8 %125, 0
  br i1 %126, label %119, label %139

127:                                              
  %128 = getelementptr i8, ptr %116, i64 %110
  %129 = getelementptr i8, ptr %128, i64 -1
  %130 = load i8, ptr %129, align 1
  %131 = and i8 %130, 127
  %132 = icmp eq i8 %131, 0
  br i1 %132, label %141, label %139

133:                                              
  %134 = load i64, ptr %116, align 1
  %135 = and i64 %134, 9223372036854775807
  %136 = icmp eq i64 %135, 0
  %137 = icmp ult i64 %134, 281474976710656
  %138 = or i1 %137, %136
  br i1 %138, label %141, label %139

139:                                              
  %140 = add i64 %104, 1
  br label %141

141:                                              
  %142 = phi i64 [ %104, %133 ], [ %104, %103 ], [ %140, %139 ], [ %104, %127 ]
  %143 = add nuw i64 %105, 1
  %144 = icmp eq i64 %143, %92
  br i1 %144, label %98, label %103

145:                                              
  %146 = phi i64 [ %100, %98 ], [ %79, %69 ]
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %150, label %148

148:                                              
  %149 = getelementptr inbounds i8, ptr %38, i64 32
  store i64 %146, ptr %149, align 8
  br label %154

150:                                              
  %151 = getelementptr inbounds i8, ptr %38, i64 32
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %163, label %154

154:                                              
  %155 = phi i64 [ %146, %148 ], [ %152, %150 ]
  %156 = getelementptr inbounds i8, ptr %38, i64 24
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds i8, ptr %157, i64 32
  %159 = load i64, ptr %158, align 8
  %160 = icmp eq i64 %159, -1
  br i1 %160, label %163, label %161

161:                                              
  %162 = add i64 %159, %155
  store i64 %162, ptr %158, align 8
  br label %163

163:                                              
  %164 = add nuw i64 %34, 1
  %165 = icmp eq i64 %164, %5
  br i1 %165, label %31, label %33

166:                                              
  %167 = phi i64 [ 0, %31 ], [ %225, %224 ]
  %168 = getelementptr inbounds ptr, ptr %8, i64 %167
  %169 = load ptr, ptr %168, align 8
  %170 = getelementptr inbounds i8, ptr %169, i64 8
  %171 = load ptr, ptr %170, align 8
  %172 = getelementptr inbounds i8, ptr %169, i64 16
  %173 = load ptr, ptr %172, align 8
  %174 = icmp eq ptr %173, @__enzyme_cc_release_left
  br i1 %174, label %175, label %224

175:                                              
  %176 = getelementptr inbounds i8, ptr %171, i64 32
  %177 = load i64, ptr %176, align 8
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %224, label %179

179:                                              
  %180 = getelementptr inbounds i8, ptr %171, i64 24
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds i8, ptr %181, i64 32
  %183 = atomicrmw xchg ptr %182, i64 -1 monotonic, align 8
  %184 = icmp eq i64 %183, -1
  br i1 %184, label %224, label %185

185:                                              
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #17
  store i8 0, ptr %32, align 1
  br label %186

186:                                              
  %187 = phi i64 [ %183, %185 ], [ %193, %186 ]
  %188 = phi ptr [ %32, %185 ], [ %192, %186 ]
  %189 = urem i64 %187, 10
  %190 = trunc nuw nsw i64 %189 to i8
  %191 = or disjoint i8 %190, 48
  %192 = getelementptr inbounds i8, ptr %188, i64 -1
  store i8 %191, ptr %192, align 1
  %193 = udiv i64 %187, 10
  %194 = icmp ult i64 %187, 10
  br i1 %194, label %195, label %186

195:                                              
  %196 = getelementptr inbounds i8, ptr %181, i64 8
  %197 = load ptr, ptr %196, align 8
  br label %198

198:                                              
  %199 = phi i64 [ 0, %195 ], [ %203, %198 ]
  %200 = getelementptr inbounds i8, ptr %197, i64 %199
  %201 = load i8, ptr %200, align 1
  %202 = icmp eq i8 %201, 0
  %203 = add i64 %199, 1
  br i1 %202, label %204, label %198

204:                                              
  %205 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %197, i64 noundef %199) #17
  br label %206

206:                                              
  %207 = phi i64 [ 0, %204 ], [ %211, %206 ]
  %208 = getelementptr inbounds i8, ptr %192, i64 %207
  %209 = load i8, ptr %208, align 1
  %210 = icmp eq i8 %209, 0
  %211 = add i64 %207, 1
  br i1 %210, label %212, label %206

212:                                              
  %213 = call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %192, i64 noundef %207) #17
  %214 = getelementptr inbounds i8, ptr %181, i64 16
  %215 = load ptr, ptr %214, align 8
  br label %216

216:                                              
  %217 = phi i64 [ 0, %212 ], [ %221, %216 ]
  %218 = getelementptr inbounds i8, ptr %215, i64 %217
  %219 = load i8, ptr %218, align 1
  %220 = icmp eq i8 %219, 0
  %221 = add i64 %217, 1
  br i1 %220, label %222, label %216

222:                                              
  %223 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull readonly %215, i64 noundef %217) #17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #17
  br label %224

224:                                              
  %225 = add nuw i64 %167, 1
  %226 = icmp eq i64 %225, %5
  br i1 %226, label %227, label %166

227:                                              
  %228 = phi ptr [ %10, %9 ], [ %12, %224 ]
  tail call void @free(ptr noundef %228)
  tail call void @free(ptr noundef %8)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17
  %229 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %230 = load ptr, ptr %229, align 8
  %231 = icmp eq ptr %230, %0
  br i1 %231, label %251, label %234

232:                                              
  %233 = icmp eq ptr %235, %0
  br i1 %233, label %251, label %240

234:                                              
  %235 = phi ptr [ %238, %234 ], [ %230, %227 ]
  %236 = phi ptr [ %235, %234 ], [ %0, %227 ]
  %237 = load ptr, ptr %235, align 8
  store ptr %237, ptr %229, align 8
  store ptr %236, ptr %235, align 8
  %238 = load ptr, ptr %229, align 8
  %239 = icmp eq ptr %238, %0
  br i1 %239, label %232, label %234

240:                                              
  %241 = phi ptr [ %242, %249 ], [ %235, %232 ]
  %242 = load ptr, ptr %241, align 8
  %243 = getelementptr inbounds i8, ptr %241, i64 16
  %244 = load ptr, ptr %243, align 8
  %245 = icmp eq ptr %244, null
  br i1 %245, label %249, label %246

246:                                              
  %247 = getelementptr inbounds i8, ptr %241, i64 8
  %248 = load ptr, ptr %247, align 8
  tail call void %244(ptr noundef %248) #17
  br label %249

249:                                              
  tail call void @free(ptr noundef nonnull %241)
  %250 = icmp eq ptr %242, %0
  br i1 %250, label %251, label %240

251:                                              
  ret void
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #8

declare void @abort() local_unnamed_addr #9

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #11

declare i64 @llvm.usub.sat.i64(i64, i64) #12

declare i64 @llvm.umin.i64(i64, i64) #12

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #13

declare i64 @llvm.umax.i64(i64, i64) #12

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { nounwind }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #8 = { nofree nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nofree }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #14 = { allocsize(0) }
attributes #15 = { cold }
attributes #16 = { noreturn nounwind }
attributes #17 = { nounwind }


