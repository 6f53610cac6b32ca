; from bodies.c: 28fa3666251ddbb015e2f146407b7081

define linkonce_odr hidden void @memrefCopy(i64 noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %5, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %0
  %13 = getelementptr inbounds i8, ptr %9, i64 %12
  %14 = getelementptr inbounds i8, ptr %7, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %7, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %0
  %19 = getelementptr inbounds i8, ptr %15, i64 %18
  %20 = load i64, ptr %1, align 8
  switch i64 %20, label %405 [
    i64 1, label %21
    i64 2, label %39
    i64 3, label %76
    i64 4, label %131
    i64 5, label %204
    i64 6, label %295
    i64 0, label %404
  ]

21:                                               
  %22 = getelementptr inbounds i8, ptr %5, i64 24
  %23 = getelementptr inbounds i8, ptr %5, i64 32
  %24 = getelementptr inbounds i8, ptr %7, i64 32
  %25 = load i64, ptr %22, align 8
  %26 = load i64, ptr %23, align 8
  %27 = mul nsw i64 %26, %0
  %28 = load i64, ptr %24, align 8
  %29 = mul nsw i64 %28, %0
  %30 = icmp sgt i64 %25, 0
  br i1 %30, label %31, label %406

31:                                               
  %32 = phi i64 [ %37, %31 ], [ 0, %21 ]
  %33 = mul nsw i64 %29, %32
  %34 = getelementptr inbounds i8, ptr %19, i64 %33
  %35 = mul nsw i64 %27, %32
  %36 = getelementptr inbounds i8, ptr %13, i64 %35
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %34, ptr align 1 %36, i64 %0, i1 false)
  %37 = add nuw nsw i64 %32, 1
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %406, label %31

39:                                               
  %40 = getelementptr inbounds i8, ptr %5, i64 24
  %41 = getelementptr inbounds i8, ptr %5, i64 40
  %42 = getelementptr inbounds i8, ptr %7, i64 40
  %43 = load i64, ptr %40, align 8
  %44 = load i64, ptr %41, align 8
  %45 = mul nsw i64 %44, %0
  %46 = load i64, ptr %42, align 8
  %47 = mul nsw i64 %46, %0
  %48 = icmp sgt i64 %43, 0
  br i1 %48, label %49, label %406

49:                                               
  %50 = getelementptr inbounds i8, ptr %5, i64 32
  %51 = getelementptr inbounds i8, ptr %5, i64 48
  %52 = getelementptr inbounds i8, ptr %7, i64 48
  br label %53

53:                                               
  %54 = phi i64 [ 0, %49 ], [ %74, %73 ]
  %55 = mul nsw i64 %45, %54
  %56 = getelementptr inbounds i8, ptr %13, i64 %55
  %57 = mul nsw i64 %47, %54
  %58 = getelementptr inbounds i8, ptr %19, i64 %57
  %59 = load i64, ptr %50, align 8
  %60 = load i64, ptr %51, align 8
  %61 = mul nsw i64 %60, %0
  %62 = load i64, ptr %52, align 8
  %63 = mul nsw i64 %62, %0
  %64 = icmp sgt i64 %59, 0
  br i1 %64, label %65, label %73

65:                                               
  %66 = phi i64 [ %71, %65 ], [ 0, %53 ]
  %67 = mul nsw i64 %63, %66
  %68 = getelementptr inbounds i8, ptr %58, i64 %67
  %69 = mul nsw i64 %61, %66
  %70 = getelementptr inbounds i8, ptr %56, i64 %69
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %68, ptr align 1 %70, i64 %0, i1 false)
  %71 = add nuw nsw i64 %66, 1
  %72 = icmp eq i64 %71, %59
  br i1 %72, label %73, label %65

73:                                               
  %74 = add nuw nsw i64 %54, 1
  %75 = icmp eq i64 %74, %43
  br i1 %75, label %406, label %53

76:                                               
  %77 = getelementptr inbounds i8, ptr %5, i64 24
  %78 = getelementptr inbounds i8, ptr %5, i64 48
  %79 = getelementptr inbounds i8, ptr %7, i64 48
  %80 = load i64, ptr %77, align 8
  %81 = load i64, ptr %78, align 8
  %82 = mul nsw i64 %81, %0
  %83 = load i64, ptr %79, align 8
  %84 = mul nsw i64 %83, %0
  %85 = icmp sgt i64 %80, 0
  br i1 %85, label %86, label %406

86:                                               
  %87 = getelementptr inbounds i8, ptr %5, i64 32
  %88 = getelementptr inbounds i8, ptr %5, i64 56
  %89 = getelementptr inbounds i8, ptr %7, i64 56
  %90 = getelementptr inbounds i8, ptr %5, i64 40
  %91 = getelementptr inbounds i8, ptr %5, i64 64
  %92 = getelementptr inbounds i8, ptr %7, i64 64
  br label %93

93:                                               
  %94 = phi i64 [ 0, %86 ], [ %129, %128 ]
  %95 = mul nsw i64 %82, %94
  %96 = getelementptr inbounds i8, ptr %13, i64 %95
  %97 = mul nsw i64 %84, %94
  %98 = getelementptr inbounds i8, ptr %19, i64 %97
  %99 = load i64, ptr %87, align 8
  %100 = load i64, ptr %88, align 8
  %101 = mul nsw i64 %100, %0
  %102 = load i64, ptr %89, align 8
  %103 = mul nsw i64 %102, %0
  %104 = icmp sgt i64 %99, 0
  br i1 %104, label %105, label %128

105:                                              
  %106 = phi i64 [ %126, %125 ], [ 0, %93 ]
  %107 = mul nsw i64 %101, %106
  %108 = getelementptr inbounds i8, ptr %96, i64 %107
  %109 = mul nsw i64 %103, %106
  %110 = getelementptr inbounds i8, ptr %98, i64 %109
  %111 = load i64, ptr %90, align 8
  %112 = load i64, ptr %91, align 8
  %113 = mul nsw i64 %112, %0
  %114 = load i64, ptr %92, align 8
  %115 = mul nsw i64 %114, %0
  %116 = icmp sgt i64 %111, 0
  br i1 %116, label %117, label %125

117:                                              
  %118 = phi i64 [ %123, %117 ], [ 0, %105 ]
  %119 = mul nsw i64 %115, %118
  %120 = getelementptr inbounds i8, ptr %110, i64 %119
  %121 = mul nsw i64 %113, %118
  %122 = getelementptr inbounds i8, ptr %108, i64 %121
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %120, ptr align 1 %122, i64 %0, i1 false)
  %123 = add nuw nsw i64 %118, 1
  %124 = icmp eq i64 %123, %111
  br i1 %124, label %125, label %117

125:                                              
  %126 = add nuw nsw i64 %106, 1
  %127 = icmp eq i64 %126, %99
  br i1 %127, label %128, label %105

128:                                              
  %129 = add nuw nsw i64 %94, 1
  %130 = icmp eq i64 %129, %80
  br i1 %130, label %406, label %93

131:                                              
  %132 = getelementptr inbounds i8, ptr %5, i64 24
  %133 = getelementptr inbounds i8, ptr %5, i64 56
  %134 = getelementptr inbounds i8, ptr %7, i64 56
  %135 = load i64, ptr %132, align 8
  %136 = load i64, ptr %133, align 8
  %137 = mul nsw i64 %136, %0
  %138 = load i64, ptr %134, align 8
  %139 = mul nsw i64 %138, %0
  %140 = icmp sgt i64 %135, 0
  br i1 %140, label %141, label %406

141:                                              
  %142 = getelementptr inbounds i8, ptr %5, i64 32
  %143 = getelementptr inbounds i8, ptr %5, i64 64
  %144 = getelementptr inbounds i8, ptr %7, i64 64
  %145 = getelementptr inbounds i8, ptr %5, i64 40
  %146 = getelementptr inbounds i8, ptr %5, i64 72
  %147 = getelementptr inbounds i8, ptr %7, i64 72
  %148 = getelementptr inbounds i8, ptr %5, i64 48
  %149 = getelementptr inbounds i8, ptr %5, i64 80
  %150 = getelementptr inbounds i8, ptr %7, i64 80
  br label %151

151:                                              
  %152 = phi i64 [ 0, %141 ], [ %202, %201 ]
  %153 = mul nsw i64 %137, %152
  %154 = getelementptr inbounds i8, ptr %13, i64 %153
  %155 = mul nsw i64 %139, %152
  %156 = getelementptr inbounds i8, ptr %19, i64 %155
  %157 = load i64, ptr %142, align 8
  %158 = load i64, ptr %143, align 8
  %159 = mul nsw i64 %158, %0
  %160 = load i64, ptr %144, align 8
  %161 = mul nsw i64 %160, %0
  %162 = icmp sgt i64 %157, 0
  br i1 %162, label %163, label %201

163:                                              
  %164 = phi i64 [ %199, %198 ], [ 0, %151 ]
  %165 = mul nsw i64 %159, %164
  %166 = getelementptr inbounds i8, ptr %154, i64 %165
  %167 = mul nsw i64 %161, %164
  %168 = getelementptr inbounds i8, ptr %156, i64 %167
  %169 = load i64, ptr %145, align 8
  %170 = load i64, ptr %146, align 8
  %171 = mul nsw i64 %170, %0
  %172 = load i64, ptr %147, align 8
  %173 = mul nsw i64 %172, %0
  %174 = icmp sgt i64 %169, 0
  br i1 %174, label %175, label %198

175:                                              
  %176 = phi i64 [ %196, %195 ], [ 0, %163 ]
  %177 = mul nsw i64 %171, %176
  %178 = getelementptr inbounds i8, ptr %166, i64 %177
  %179 = mul nsw i64 %173, %176
  %180 = getelementptr inbounds i8, ptr %168, i64 %179
  %181 = load i64, ptr %148, align 8
  %182 = load i64, ptr %149, align 8
  %183 = mul nsw i64 %182, %0
  %184 = load i64, ptr %150, align 8
  %185 = mul nsw i64 %184, %0
  %186 = icmp sgt i64 %181, 0
  br i1 %186, label %187, label %195

187:                                              
  %188 = phi i64 [ %193, %187 ], [ 0, %175 ]
  %189 = mul nsw i64 %185, %188
  %190 = getelementptr inbounds i8, ptr %180, i64 %189
  %191 = mul nsw i64 %183, %188
  %192 = getelementptr inbounds i8, ptr %178, i64 %191
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %190, ptr align 1 %192, i64 %0, i1 false)
  %193 = add nuw nsw i64 %188, 1
  %194 = icmp eq i64 %193, %181
  br i1 %194, label %195, label %187

195:                                              
  %196 = add nuw nsw i64 %176, 1
  %197 = icmp eq i64 %196, %169
  br i1 %197, label %198, label %175

198:                                              
  %199 = add nuw nsw i64 %164, 1
  %200 = icmp eq i64 %199, %157
  br i1 %200, label %201, label %163

201:                                              
  %202 = add nuw nsw i64 %152, 1
  %203 = icmp eq i64 %202, %135
  br i1 %203, label %406, label %151

204:                                              
  %205 = getelementptr inbounds i8, ptr %5, i64 24
  %206 = getelementptr inbounds i8, ptr %5, i64 64
  %207 = getelementptr inbounds i8, ptr %7, i64 64
  %208 = load i64, ptr %205, align 8
  %209 = load i64, ptr %206, align 8
  %210 = mul nsw i64 %209, %0
  %211 = load i64, ptr %207, align 8
  %212 = mul nsw i64 %211, %0
  %213 = icmp sgt i64 %208, 0
  br i1 %213, label %214, label %406

214:                                              
  %215 = getelementptr inbounds i8, ptr %5, i64 32
  %216 = getelementptr inbounds i8, ptr %5, i64 72
  %217 = getelementptr inbounds i8, ptr %7, i64 72
  %218 = getelementptr inbounds i8, ptr %5, i64 40
  %219 = getelementptr inbounds i8, ptr %5, i64 80
  %220 = getelementptr inbounds i8, ptr %7, i64 80
  %221 = getelementptr inbounds i8, ptr %5, i64 48
  %222 = getelementptr inbounds i8, ptr %5, i64 88
  %223 = getelementptr inbounds i8, ptr %7, i64 88
  %224 = getelementptr inbounds i8, ptr %5, i64 56
  %225 = getelementptr inbounds i8, ptr %5, i64 96
  %226 = getelementptr inbounds i8, ptr %7, i64 96
  br label %227

227:                                              
  %228 = phi i64 [ 0, %214 ], [ %293, %292 ]
  %229 = mul nsw i64 %210, %228
  %230 = getelementptr inbounds i8, ptr %13, i64 %229
  %231 = mul nsw i64 %212, %228
  %232 = getelementptr inbounds i8, ptr %19, i64 %231
  %233 = load i64, ptr %215, align 8
  %234 = load i64, ptr %216, align 8
  %235 = mul nsw i64 %234, %0
  %236 = load i64, ptr %217, align 8
  %237 = mul nsw i64 %236, %0
  %238 = icmp sgt i64 %233, 0
  br i1 %238, label %239, label %292

239:                                              
  %240 = phi i64 [ %290, %289 ], [ 0, %227 ]
  %241 = mul nsw i64 %235, %240
  %242 = getelementptr inbounds i8, ptr %230, i64 %241
  %243 = mul nsw i64 %237, %240
  %244 = getelementptr inbounds i8, ptr %232, i64 %243
  %245 = load i64, ptr %218, align 8
  %246 = load i64, ptr %219, align 8
  %247 = mul nsw i64 %246, %0
  %248 = load i64, ptr %220, align 8
  %249 = mul nsw i64 %248, %0
  %250 = icmp sgt i64 %245, 0
  br i1 %250, label %251, label %289

251:                                              
  %252 = phi i64 [ %287, %286 ], [ 0, %239 ]
  %253 = mul nsw i64 %247, %252
  %254 = getelementptr inbounds i8, ptr %242, i64 %253
  %255 = mul nsw i64 %249, %252
  %256 = getelementptr inbounds i8, ptr %244, i64 %255
  %257 = load i64, ptr %221, align 8
  %258 = load i64, ptr %222, align 8
  %259 = mul nsw i64 %258, %0
  %260 = load i64, ptr %223, align 8
  %261 = mul nsw i64 %260, %0
  %262 = icmp sgt i64 %257, 0
  br i1 %262, label %263, label %286

263:                                              
  %264 = phi i64 [ %284, %283 ], [ 0, %251 ]
  %265 = mul nsw i64 %259, %264
  %266 = getelementptr inbounds i8, ptr %254, i64 %265
  %267 = mul nsw i64 %261, %264
  %268 = getelementptr inbounds i8, ptr %256, i64 %267
  %269 = load i64, ptr %224, align 8
  %270 = load i64, ptr %225, align 8
  %271 = mul nsw i64 %270, %0
  %272 = load i64, ptr %226, align 8
  %273 = mul nsw i64 %272, %0
  %274 = icmp sgt i64 %269, 0
  br i1 %274, label %275, label %283

275:                                              
  %276 = phi i64 [ %281, %275 ], [ 0, %263 ]
  %277 = mul nsw i64 %273, %276
  %278 = getelementptr inbounds i8, ptr %268, i64 %277
  %279 = mul nsw i64 %271, %276
  %280 = getelementptr inbounds i8, ptr %266, i64 %279
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %278, ptr align 1 %280, i64 %0, i1 false)
  %281 = add nuw nsw i64 %276, 1
  %282 = icmp eq i64 %281, %269
  br i1 %282, label %283, label %275

283:                                              
  %284 = add nuw nsw i64 %264, 1
  %285 = icmp eq i64 %284, %257
  br i1 %285, label %286, label %263

286:                                              
  %287 = add nuw nsw i64 %252, 1
  %288 = icmp eq i64 %287, %245
  br i1 %288, label %289, label %251

289:                                              
  %290 = add nuw nsw i64 %240, 1
  %291 = icmp eq i64 %290, %233
  br i1 %291, label %292, label %239

292:                                              
  %293 = add nuw nsw i64 %228, 1
  %294 = icmp eq i64 %293, %208
  br i1 %294, label %406, label %227

295:                                              
  %296 = getelementptr inbounds i8, ptr %5, i64 24
  %297 = getelementptr inbounds i8, ptr %5, i64 72
  %298 = getelementptr inbounds i8, ptr %7, i64 72
  %299 = load i64, ptr %296, align 8
  %300 = load i64, ptr %297, align 8
  %301 = mul nsw i64 %300, %0
  %302 = load i64, ptr %298, align 8
  %303 = mul nsw i64 %302, %0
  %304 = icmp sgt i64 %299, 0
  br i1 %304, label %305, label %406

305:                                              
  %306 = getelementptr inbounds i8, ptr %5, i64 32
  %307 = getelementptr inbounds i8, ptr %5, i64 80
  %308 = getelementptr inbounds i8, ptr %7, i64 80
  %309 = getelementptr inbounds i8, ptr %5, i64 40
  %310 = getelementptr inbounds i8, ptr %5, i64 88
  %311 = getelementptr inbounds i8, ptr %7, i64 88
  %312 = getelementptr inbounds i8, ptr %5, i64 48
  %313 = getelementptr inbounds i8, ptr %5, i64 96
  %314 = getelementptr inbounds i8, ptr %7, i64 96
  %315 = getelementptr inbounds i8, ptr %5, i64 56
  %316 = getelementptr inbounds i8, ptr %5, i64 104
  %317 = getelementptr inbounds i8, ptr %7, i64 104
  %318 = getelementptr inbounds i8, ptr %5, i64 64
  %319 = getelementptr inbounds i8, ptr %5, i64 112
  %320 = getelementptr inbounds i8, ptr %7, i64 112
  br label %321

321:                                              
  %322 = phi i64 [ 0, %305 ], [ %402, %401 ]
  %323 = mul nsw i64 %301, %322
  %324 = getelementptr inbounds i8, ptr %13, i64 %323
  %325 = mul nsw i64 %303, %322
  %326 = getelementptr inbounds i8, ptr %19, i64 %325
  %327 = load i64, ptr %306, align 8
  %328 = load i64, ptr %307, align 8
  %329 = mul nsw i64 %328, %0
  %330 = load i64, ptr %308, align 8
  %331 = mul nsw i64 %330, %0
  %332 = icmp sgt i64 %327, 0
  br i1 %332, label %333, label %401

333:                                              
  %334 = phi i64 [ %399, %398 ], [ 0, %321 ]
  %335 = mul nsw i64 %329, %334
  %336 = getelementptr inbounds i8, ptr %324, i64 %335
  %337 = mul nsw i64 %331, %334
  %338 = getelementptr inbounds i8, ptr %326, i64 %337
  %339 = load i64, ptr %309, align 8
  %340 = load i64, ptr %310, align 8
  %341 = mul nsw i64 %340, %0
  %342 = load i64, ptr %311, align 8
  %343 = mul nsw i64 %342, %0
  %344 = icmp sgt i64 %339, 0
  br i1 %344, label %345, label %398

345:                                              
  %346 = phi i64 [ %396, %395 ], [ 0, %333 ]
  %347 = mul nsw i64 %341, %346
  %348 = getelementptr inbounds i8, ptr %336, i64 %347
  %349 = mul nsw i64 %343, %346
  %350 = getelementptr inbounds i8, ptr %338, i64 %349
  %351 = load i64, ptr %312, align 8
  %352 = load i64, ptr %313, align 8
  %353 = mul nsw i64 %352, %0
  %354 = load i64, ptr %314, align 8
  %355 = mul nsw i64 %354, %0
  %356 = icmp sgt i64 %351, 0
  br i1 %356, label %357, label %395

357:                                              
  %358 = phi i64 [ %393, %392 ], [ 0, %345 ]
  %359 = mul nsw i64 %353, %358
  %360 = getelementptr inbounds i8, ptr %348, i64 %359
  %361 = mul nsw i64 %355, %358
  %362 = getelementptr inbounds i8, ptr %350, i64 %361
  %363 = load i64, ptr %315, align 8
  %364 = load i64, ptr %316, align 8
  %365 = mul nsw i64 %364, %0
  %366 = load i64, ptr %317, align 8
  %367 = mul nsw i64 %366, %0
  %368 = icmp sgt i64 %363, 0
  br i1 %368, label %369, label %392

369:                                              
  %370 = phi i64 [ %390, %389 ], [ 0, %357 ]
  %371 = mul nsw i64 %365, %370
  %372 = getelementptr inbounds i8, ptr %360, i64 %371
  %373 = mul nsw i64 %367, %370
  %374 = getelementptr inbounds i8, ptr %362, i64 %373
  %375 = load i64, ptr %318, align 8
  %376 = load i64, ptr %319, align 8
  %377 = mul nsw i64 %376, %0
  %378 = load i64, ptr %320, align 8
  %379 = mul nsw i64 %378, %0
  %380 = icmp sgt i64 %375, 0
  br i1 %380, label %381, label %389

381:                                              
  %382 = phi i64 [ %387, %381 ], [ 0, %369 ]
  %383 = mul nsw i64 %379, %382
  %384 = getelementptr inbounds i8, ptr %374, i64 %383
  %385 = mul nsw i64 %377, %382
  %386 = getelementptr inbounds i8, ptr %372, i64 %385
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %384, ptr align 1 %386, i64 %0, i1 false)
  %387 = add nuw nsw i64 %382, 1
  %388 = icmp eq i64 %387, %375
  br i1 %388, label %389, label %381

389:                                              
  %390 = add nuw nsw i64 %370, 1
  %391 = icmp eq i64 %390, %363
  br i1 %391, label %392, label %369

392:                                              
  %393 = add nuw nsw i64 %358, 1
  %394 = icmp eq i64 %393, %351
  br i1 %394, label %395, label %357

395:                                              
  %396 = add nuw nsw i64 %346, 1
  %397 = icmp eq i64 %396, %339
  br i1 %397, label %398, label %345

398:                                              
  %399 = add nuw nsw i64 %334, 1
  %400 = icmp eq i64 %399, %327
  br i1 %400, label %401, label %333

401:                                              
  %402 = add nuw nsw i64 %322, 1
  %403 = icmp eq i64 %402, %299
  br i1 %403, label %406, label %321

404:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %19, ptr align 1 %13, i64 %0, i1 false)
  br label %406

405:                                              
  tail call void @memref_copy_of_more_than_six_dimensions() #7
  br label %406

406:                                              
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare void @memref_copy_of_more_than_six_dimensions() local_unnamed_addr

define linkonce_odr hidden void @_d_array_slice_copy(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = mul nsw i64 %4, %1
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %2, i64 %6, i1 false)
  ret void
}

define linkonce_odr hidden ptr addrspace(13) @julia.gc_loaded(ptr addrspace(10) noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = addrspacecast ptr %1 to ptr addrspace(13)
  ret ptr addrspace(13) %3
}

define linkonce_odr hidden ptr @julia.pointer_from_objref(ptr addrspace(11) noundef %0) local_unnamed_addr #0 {
  %2 = addrspacecast ptr addrspace(11) %0 to ptr
  ret ptr %2
}

define linkonce_odr hidden i32 @htonl(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.bswap.i32(i32 %0)
  ret i32 %2
}

declare i32 @llvm.bswap.i32(i32) #3

define linkonce_odr hidden i32 @ntohl(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.bswap.i32(i32 %0)
  ret i32 %2
}

define linkonce_odr hidden zeroext i16 @htons(i16 noundef zeroext %0) local_unnamed_addr #0 {
  %2 = tail call i16 @llvm.bswap.i16(i16 %0)
  ret i16 %2
}

declare i16 @llvm.bswap.i16(i16) #3

define linkonce_odr hidden zeroext i16 @ntohs(i16 noundef zeroext %0) local_unnamed_addr #0 {
  %2 = tail call i16 @llvm.bswap.i16(i16 %0)
  ret i16 %2
}

define linkonce_odr hidden i32 @abs(i32 noundef %0) local_unnamed_addr #4 {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

define linkonce_odr hidden i64 @labs(i64 noundef %0) local_unnamed_addr #4 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

define linkonce_odr hidden i64 @llabs(i64 noundef %0) local_unnamed_addr #4 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

define linkonce_odr hidden i64 @imaxabs(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

define linkonce_odr hidden i64 @div(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %5 = zext i32 %4 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %3 to i64
  %8 = or disjoint i64 %6, %7
  ret i64 %8
}

define linkonce_odr hidden { i64, i64 } @ldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

define linkonce_odr hidden { i64, i64 } @lldiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

define linkonce_odr hidden { i64, i64 } @imaxdiv(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

define linkonce_odr hidden ptr @wmemcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = shl i64 %2, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %1, i64 %4, i1 false)
  ret ptr %0
}

define linkonce_odr hidden ptr @wmemmove(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = shl i64 %2, 2
  tail call void @llvm.memmove.p0.p0.i64(ptr align 4 %0, ptr align 4 %1, i64 %4, i1 false)
  ret ptr %0
}

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

define linkonce_odr hidden ptr @wmempcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = shl i64 %2, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %1, i64 %4, i1 false)
  %5 = getelementptr inbounds i32, ptr %0, i64 %2
  ret ptr %5
}

define linkonce_odr hidden void @swab(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 1
  br i1 %4, label %5, label %17

5:                                                
  %6 = phi ptr [ %14, %5 ], [ %0, %3 ]
  %7 = phi i64 [ %13, %5 ], [ %2, %3 ]
  %8 = phi ptr [ %15, %5 ], [ %1, %3 ]
  %9 = load i8, ptr %6, align 1
  %10 = getelementptr inbounds i8, ptr %6, i64 1
  %11 = load i8, ptr %10, align 1
  store i8 %11, ptr %8, align 1
  %12 = getelementptr inbounds i8, ptr %8, i64 1
  store i8 %9, ptr %12, align 1
  %13 = add nsw i64 %7, -2
  %14 = getelementptr inbounds i8, ptr %6, i64 2
  %15 = getelementptr inbounds i8, ptr %8, i64 2
  %16 = icmp ugt i64 %7, 3
  br i1 %16, label %5, label %17

17:                                               
  ret void
}

define linkonce_odr hidden ptr @memfrob(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %5

4:                                                
  ret ptr %0

5:                                                
  %6 = phi i64 [ %10, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = xor i8 %8, 42
  store i8 %9, ptr %7, align 1
  %10 = add nuw i64 %6, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %4, label %5
}

define linkonce_odr hidden { double, double } @lapack_make_complex_double(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = insertvalue { double, double } poison, double %0, 0
  %4 = insertvalue { double, double } %3, double %1, 1
  ret { double, double } %4
}

define linkonce_odr hidden <2 x float> @lapack_make_complex_float(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = insertelement <2 x float> poison, float %0, i64 0
  %4 = insertelement <2 x float> %3, float %1, i64 1
  ret <2 x float> %4
}

define linkonce_odr hidden ptr @fftw_alloc_real(i64 noundef %0) local_unnamed_addr #0 {
  %2 = shl i64 %0, 3
  %3 = tail call ptr @fftw_malloc(i64 noundef %2) #7
  ret ptr %3
}

declare ptr @fftw_malloc(i64 noundef) local_unnamed_addr

define linkonce_odr hidden ptr @fftw_alloc_complex(i64 noundef %0) local_unnamed_addr #0 {
  %2 = shl i64 %0, 4
  %3 = tail call ptr @fftw_malloc(i64 noundef %2) #7
  ret ptr %3
}

define linkonce_odr hidden ptr @fftwf_alloc_real(i64 noundef %0) local_unnamed_addr #0 {
  %2 = shl i64 %0, 2
  %3 = tail call ptr @fftwf_malloc(i64 noundef %2) #7
  ret ptr %3
}

declare ptr @fftwf_malloc(i64 noundef) local_unnamed_addr

define linkonce_odr hidden ptr @fftwf_alloc_complex(i64 noundef %0) local_unnamed_addr #0 {
  %2 = shl i64 %0, 3
  %3 = tail call ptr @fftwf_malloc(i64 noundef %2) #7
  ret ptr %3
}

define linkonce_odr hidden ptr @fftwl_alloc_real(i64 noundef %0) local_unnamed_addr #0 {
  %2 = shl i64 %0, 4
  %3 = tail call ptr @fftwl_malloc(i64 noundef %2) #7
  ret ptr %3
}

declare ptr @fftwl_malloc(i64 noundef) local_unnamed_addr

define linkonce_odr hidden ptr @fftwl_alloc_complex(i64 noundef %0) local_unnamed_addr #0 {
  %2 = shl i64 %0, 5
  %3 = tail call ptr @fftwl_malloc(i64 noundef %2) #7
  ret ptr %3
}

declare i32 @llvm.abs.i32(i32, i1 immarg) #6

declare i64 @llvm.abs.i64(i64, i1 immarg) #6

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }


