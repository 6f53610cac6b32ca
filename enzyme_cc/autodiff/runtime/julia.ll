; from julia.c, support.h: d2382b46396a68b0f9e7286b48fcaba2

@__enzyme_cc_julia_holds = linkonce_odr hidden thread_local local_unnamed_addr global i64 0, align 8
@__enzyme_cc_julia_collected = linkonce_odr hidden thread_local local_unnamed_addr global i32 0, align 4

define linkonce_odr hidden void @__enzyme_cc_julia_hold() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_julia_holds)
  %2 = load i64, ptr %1, align 8
  %3 = add nsw i64 %2, 1
  store i64 %3, ptr %1, align 8
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %8

5:                                                
  %6 = tail call i32 @jl_gc_enable(i32 noundef 0) #5
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzyme_cc_julia_collected)
  store i32 %6, ptr %7, align 4
  br label %8

8:                                                
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

declare i32 @jl_gc_enable(i32 noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_julia_release() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_julia_holds)
  %2 = load i64, ptr %1, align 8
  %3 = add nsw i64 %2, -1
  store i64 %3, ptr %1, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %9

5:                                                
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzyme_cc_julia_collected)
  %7 = load i32, ptr %6, align 4
  %8 = tail call i32 @jl_gc_enable(i32 noundef %7) #5
  br label %9

9:                                                
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_julia_leave() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_julia_holds)
  %2 = load i64, ptr %1, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %8, label %4

4:                                                
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzyme_cc_julia_collected)
  %6 = load i32, ptr %5, align 4
  %7 = tail call i32 @jl_gc_enable(i32 noundef %6) #5
  br label %8

8:                                                
  store i64 0, ptr %1, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_julia_set_type(ptr addrspace(10) noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds i8, ptr addrspace(10) %0, i64 -8
  store i64 %1, ptr addrspace(10) %3, align 8
  ret void
}

define linkonce_odr hidden ptr addrspace(10) @__enzyme_cc_julia_alloc_array_1d(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call ptr addrspace(10) @jl_alloc_array_1d(ptr noundef %0, i64 noundef %1) #5
  %4 = load ptr addrspace(13), ptr addrspace(10) %3, align 8
  %5 = addrspacecast ptr addrspace(13) %4 to ptr
  %6 = getelementptr inbounds i8, ptr addrspace(10) %3, i64 8
  %7 = load i64, ptr addrspace(10) %6, align 8
  %8 = getelementptr inbounds i8, ptr addrspace(10) %3, i64 18
  %9 = load i16, ptr addrspace(10) %8, align 2
  %10 = zext i16 %9 to i64
  %11 = mul i64 %7, %10
  tail call void @llvm.memset.p0.i64(ptr align 1 %5, i8 0, i64 %11, i1 false)
  ret ptr addrspace(10) %3
}

declare ptr addrspace(10) @jl_alloc_array_1d(ptr noundef, i64 noundef) local_unnamed_addr

define linkonce_odr hidden ptr addrspace(10) @__enzyme_cc_julia_alloc_array_2d(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr addrspace(10) @jl_alloc_array_2d(ptr noundef %0, i64 noundef %1, i64 noundef %2) #5
  %5 = load ptr addrspace(13), ptr addrspace(10) %4, align 8
  %6 = addrspacecast ptr addrspace(13) %5 to ptr
  %7 = getelementptr inbounds i8, ptr addrspace(10) %4, i64 8
  %8 = load i64, ptr addrspace(10) %7, align 8
  %9 = getelementptr inbounds i8, ptr addrspace(10) %4, i64 18
  %10 = load i16, ptr addrspace(10) %9, align 2
  %11 = zext i16 %10 to i64
  %12 = mul i64 %8, %11
  tail call void @llvm.memset.p0.i64(ptr align 1 %6, i8 0, i64 %12, i1 false)
  ret ptr addrspace(10) %4
}

declare ptr addrspace(10) @jl_alloc_array_2d(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr

define linkonce_odr hidden ptr addrspace(10) @__enzyme_cc_julia_alloc_array_3d(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call ptr addrspace(10) @jl_alloc_array_3d(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #5
  %6 = load ptr addrspace(13), ptr addrspace(10) %5, align 8
  %7 = addrspacecast ptr addrspace(13) %6 to ptr
  %8 = getelementptr inbounds i8, ptr addrspace(10) %5, i64 8
  %9 = load i64, ptr addrspace(10) %8, align 8
  %10 = getelementptr inbounds i8, ptr addrspace(10) %5, i64 18
  %11 = load i16, ptr addrspace(10) %10, align 2
  %12 = zext i16 %11 to i64
  %13 = mul i64 %9, %12
  tail call void @llvm.memset.p0.i64(ptr align 1 %7, i8 0, i64 %13, i1 false)
  ret ptr addrspace(10) %5
}

declare ptr addrspace(10) @jl_alloc_array_3d(ptr noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr

define linkonce_odr hidden ptr addrspace(13) @__enzyme_cc_julia_array_data(ptr addrspace(10) noundef %0) local_unnamed_addr #0 {
  %2 = load ptr addrspace(13), ptr addrspace(10) %0, align 8
  ret ptr addrspace(13) %2
}

define linkonce_odr hidden ptr addrspace(10) @__enzyme_cc_julia_alloc_genericmemory(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call ptr addrspace(10) @jl_alloc_genericmemory(ptr noundef %0, i64 noundef %1) #5
  %4 = getelementptr inbounds i8, ptr addrspace(10) %3, i64 8
  %5 = load ptr, ptr addrspace(10) %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %7, align 4
  %9 = zext i32 %8 to i64
  %10 = mul i64 %9, %1
  tail call void @llvm.memset.p0.i64(ptr align 1 %5, i8 0, i64 %10, i1 false)
  ret ptr addrspace(10) %3
}

declare ptr addrspace(10) @jl_alloc_genericmemory(ptr noundef, i64 noundef) local_unnamed_addr

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

define linkonce_odr hidden ptr addrspace(10) @__enzyme_cc_julia_alloc_genericmemory_unchecked(ptr noundef %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr addrspace(10) @jl_alloc_genericmemory_unchecked(ptr noundef %0, i64 noundef %1, ptr noundef %2) #5
  %5 = getelementptr inbounds i8, ptr addrspace(10) %4, i64 8
  %6 = load ptr, ptr addrspace(10) %5, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %6, i8 0, i64 %1, i1 false)
  %7 = getelementptr inbounds i8, ptr %2, i64 40
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               
  %12 = zext i32 %9 to i64
  %13 = udiv i64 %1, %12
  br label %14

14:                                               
  %15 = phi i64 [ %13, %11 ], [ 0, %3 ]
  store i64 %15, ptr addrspace(10) %4, align 8
  ret ptr addrspace(10) %4
}

declare ptr addrspace(10) @jl_alloc_genericmemory_unchecked(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

define linkonce_odr hidden ptr @__enzyme_cc_julia_memory_data(ptr addrspace(10) noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr addrspace(10) %0, i64 8
  %3 = load ptr, ptr addrspace(10) %2, align 8
  ret ptr %3
}

define linkonce_odr hidden ptr addrspace(10) @__enzyme_cc_julia_box_float64() local_unnamed_addr #0 {
  %1 = tail call ptr addrspace(10) @jl_box_float64(double noundef 0.000000e+00) #5
  ret ptr addrspace(10) %1
}

declare ptr addrspace(10) @jl_box_float64(double noundef) local_unnamed_addr

define linkonce_odr hidden ptr addrspace(10) @__enzyme_cc_julia_box_float32() local_unnamed_addr #0 {
  %1 = tail call ptr addrspace(10) @jl_box_float32(float noundef 0.000000e+00) #5
  ret ptr addrspace(10) %1
}

declare ptr addrspace(10) @jl_box_float32(float noundef) local_unnamed_addr

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }


