; from device.c: ce6a53a35fb0b1e2338cd9ffe42e0ccd

@.str = private unnamed_addr constant [150 x i8] c"enzyme-cc: the heap of the device has no room for a tape: give it more by cudaDeviceSetLimit(cudaLimitMallocHeapSize, bytes) before the first kernel\0A\00", align 1
@.str.1 = private unnamed_addr constant [111 x i8] c"enzyme-cc: a derivative needs the shadow of memory that only a variable leads to: hand it over as an argument\0A\00", align 1
@.str.2 = private unnamed_addr constant [75 x i8] c"enzyme-cc: a function that is called through a pointer has no derivative: \00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_out_of_device_heap() local_unnamed_addr #0 {
  %1 = tail call i32 @vprintf(ptr noundef nonnull @.str, ptr noundef null)
  tail call void @llvm.trap()
  unreachable
}

declare noundef i32 @vprintf(ptr nocapture noundef readonly, ptr noundef) local_unnamed_addr #1

declare void @llvm.trap() #2

define linkonce_odr hidden ptr @__enzyme_cc_tape_push(i64 noundef %0) local_unnamed_addr #3 {
  %2 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %3 = tail call ptr @malloc(i64 noundef %2) #13
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                
  tail call void @__enzyme_cc_out_of_device_heap() #14
  br label %6

6:                                                
  ret ptr %3
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

define linkonce_odr hidden void @__enzyme_cc_tape_pop(ptr noundef %0) local_unnamed_addr #3 {
  tail call void @free(ptr noundef %0)
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

define linkonce_odr hidden ptr @__enzyme_cc_tape_mark() local_unnamed_addr #3 {
  ret ptr null
}

define linkonce_odr hidden void @__enzyme_cc_device_tape_begin(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 %1
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %4, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr null, ptr %6, align 8
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_device_tape_grow(ptr noundef %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %4, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = ptrtoint ptr %8 to i64
  %10 = ptrtoint ptr %4 to i64
  %11 = sub i64 %9, %10
  %12 = shl i64 %11, 1
  br label %13

13:                                               
  %14 = phi i64 [ %12, %6 ], [ 1024, %2 ]
  %15 = add i64 %1, 32
  %16 = tail call i64 @llvm.umax.i64(i64 %14, i64 %15)
  %17 = tail call ptr @malloc(i64 noundef %16) #13
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:                                               
  tail call void @__enzyme_cc_out_of_device_heap() #14
  br label %20

20:                                               
  store ptr %4, ptr %17, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds i8, ptr %17, i64 8
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %17, i64 16
  store ptr %24, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %17, i64 %16
  %27 = getelementptr inbounds i8, ptr %17, i64 24
  store ptr %26, ptr %27, align 8
  store ptr %17, ptr %3, align 8
  store ptr %26, ptr %23, align 8
  %28 = getelementptr inbounds i8, ptr %17, i64 32
  %29 = getelementptr inbounds i8, ptr %28, i64 %1
  store ptr %29, ptr %0, align 8
  ret ptr %28
}

define linkonce_odr hidden ptr @__enzyme_cc_device_tape_push(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = add i64 %1, 15
  %4 = and i64 %3, -16
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = ptrtoint ptr %5 to i64
  %10 = sub i64 %8, %9
  %11 = icmp ugt i64 %4, %10
  br i1 %11, label %12, label %14

12:                                               
  %13 = tail call ptr @__enzyme_cc_device_tape_grow(ptr noundef nonnull %0, i64 noundef %4)
  br label %16

14:                                               
  %15 = getelementptr inbounds i8, ptr %5, i64 %4
  store ptr %15, ptr %0, align 8
  br label %16

16:                                               
  %17 = phi ptr [ %13, %12 ], [ %5, %14 ]
  ret ptr %17
}

define linkonce_odr hidden void @__enzyme_cc_device_tape_pop(ptr noundef %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %21, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  br label %8

8:                                                
  %9 = phi ptr [ %4, %6 ], [ %19, %15 ]
  %10 = icmp ult ptr %9, %1
  br i1 %10, label %11, label %15

11:                                               
  %12 = getelementptr inbounds i8, ptr %9, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ult ptr %13, %1
  br i1 %14, label %15, label %21

15:                                               
  %16 = load ptr, ptr %9, align 8
  store ptr %16, ptr %3, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 16
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %7, align 8
  tail call void @free(ptr noundef nonnull %9)
  %19 = load ptr, ptr %3, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %8

21:                                               
  store ptr %1, ptr %0, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_device_tape_end(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5

5:                                                
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %2, align 8
  tail call void @free(ptr noundef nonnull %6)
  %8 = load ptr, ptr %2, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %5

10:                                               
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_device_record_push(i64 noundef %0) local_unnamed_addr #3 {
  %2 = add i64 %0, 16
  %3 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  %4 = tail call ptr @malloc(i64 noundef %3) #13
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                
  tail call void @__enzyme_cc_out_of_device_heap() #14
  br label %7

7:                                                
  store ptr null, ptr %4, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  ret ptr %8
}

define linkonce_odr hidden ptr @__enzyme_cc_device_record_add(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = add i64 %1, 16
  %4 = tail call i64 @llvm.umax.i64(i64 %3, i64 1)
  %5 = tail call ptr @malloc(i64 noundef %4) #13
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                
  tail call void @__enzyme_cc_out_of_device_heap() #14
  br label %8

8:                                                
  %9 = getelementptr inbounds i8, ptr %0, i64 -16
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %5, align 8
  store ptr %5, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %5, i64 16
  ret ptr %11
}

define linkonce_odr hidden void @__enzyme_cc_device_record_pop(ptr noundef %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  br label %3

3:                                                
  %4 = phi ptr [ %2, %1 ], [ %5, %3 ]
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef nonnull %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %3

7:                                                
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_lazy_shadow(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = icmp eq ptr %0, null
  %5 = icmp ne ptr %1, null
  %6 = or i1 %4, %5
  br i1 %6, label %9, label %7

7:                                                
  %8 = tail call i32 @vprintf(ptr noundef nonnull @.str.1, ptr noundef null)
  tail call void @llvm.trap()
  unreachable

9:                                                
  ret ptr %1
}

define linkonce_odr hidden ptr @__enzyme_cc_heap_shadow(ptr noundef %0) local_unnamed_addr #3 {
  ret ptr %0
}

define linkonce_odr hidden void @__enzyme_cc_lazy_shadows_begin() local_unnamed_addr #3 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_lazy_shadows_end() local_unnamed_addr #3 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_require_derivatives(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #3 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %6, label %10

6:                                                
  %7 = tail call i32 @vprintf(ptr noundef nonnull @.str.2, ptr noundef null)
  %8 = tail call i32 @vprintf(ptr noundef %2, ptr noundef null)
  %9 = tail call i32 @vprintf(ptr noundef nonnull @.str.3, ptr noundef null)
  tail call void @llvm.trap()
  unreachable

10:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_meet() local_unnamed_addr #7 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 noundef 0) #15
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 noundef) #8

define linkonce_odr hidden void @__enzyme_cc_zero_together(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext i32 %5 to i64
  %7 = zext i32 %3 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = zext i32 %8 to i64
  %10 = zext i32 %4 to i64
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = zext i32 %11 to i64
  %13 = mul nuw i64 %10, %12
  %14 = add nuw i64 %13, %9
  %15 = mul i64 %14, %7
  %16 = add i64 %15, %6
  %17 = icmp ult i64 %16, %1
  br i1 %17, label %18, label %23

18:                                               
  %19 = mul i32 %3, %4
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %21 = mul i32 %19, %20
  %22 = zext i32 %21 to i64
  br label %24

23:                                               
  ret void

24:                                               
  %25 = phi i64 [ %16, %18 ], [ %27, %24 ]
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  store i32 0, ptr %26, align 4
  %27 = add i64 %25, %22
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %24, label %23
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #9

declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #9

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #9

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #9

define linkonce_odr hidden void @__enzyme_cc_dynamic_shadow_begin(ptr noundef %0) local_unnamed_addr #7 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size() #16
  %3 = zext i32 %2 to i64
  %4 = add nuw nsw i64 %3, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 noundef 0) #15
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = or i32 %5, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = or i32 %7, %8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %18

11:                                               
  %12 = icmp eq i32 %2, 0
  %13 = and i64 %4, 8589934588
  %14 = select i1 %12, i64 4, i64 %13
  %15 = tail call ptr @malloc(i64 noundef %14) #13
  store ptr %15, ptr %0, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %18

17:                                               
  tail call void @__enzyme_cc_out_of_device_heap() #14
  br label %18

18:                                               
  %19 = lshr i64 %4, 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 noundef 0) #15
  %20 = load ptr, ptr %0, align 8
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %23 = zext i32 %5 to i64
  %24 = zext i32 %21 to i64
  %25 = zext i32 %6 to i64
  %26 = zext i32 %22 to i64
  %27 = zext i32 %8 to i64
  %28 = mul nuw i64 %26, %27
  %29 = add nuw i64 %28, %25
  %30 = mul i64 %29, %24
  %31 = add i64 %30, %23
  %32 = icmp ult i64 %31, %19
  br i1 %32, label %33, label %43

33:                                               
  %34 = mul i32 %21, %22
  %35 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %36 = mul i32 %34, %35
  %37 = zext i32 %36 to i64
  br label %38

38:                                               
  %39 = phi i64 [ %31, %33 ], [ %41, %38 ]
  %40 = getelementptr inbounds i32, ptr %20, i64 %39
  store i32 0, ptr %40, align 4
  %41 = add i64 %39, %37
  %42 = icmp ult i64 %41, %19
  br i1 %42, label %38, label %43

43:                                               
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 noundef 0) #15
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()

define linkonce_odr hidden void @__enzyme_cc_dynamic_shadow_end(ptr noundef %0) local_unnamed_addr #7 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 noundef 0) #15
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %4 = or i32 %2, %3
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %6 = or i32 %4, %5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                
  %9 = load ptr, ptr %0, align 8
  tail call void @free(ptr noundef %9)
  br label %10

10:                                               
  ret void
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_idx_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = bitcast double %0 to i64
  %6 = trunc i64 %5 to i32
  %7 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %6, i32 noundef %2, i32 noundef %3) #17
  %8 = zext i32 %7 to i64
  %9 = lshr i64 %5, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #17
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = or disjoint i64 %13, %8
  %15 = bitcast i64 %14 to double
  ret double %15
}

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #11

define linkonce_odr hidden float @__enzyme_cc_shuffle_idx_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = bitcast float %0 to i32
  %6 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %5, i32 noundef %2, i32 noundef %3) #17
  %7 = bitcast i32 %6 to float
  ret float %7
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_up_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = bitcast double %0 to i64
  %6 = trunc i64 %5 to i32
  %7 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %6, i32 noundef %2, i32 noundef %3) #17
  %8 = zext i32 %7 to i64
  %9 = lshr i64 %5, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #17
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = or disjoint i64 %13, %8
  %15 = bitcast i64 %14 to double
  ret double %15
}

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #11

define linkonce_odr hidden float @__enzyme_cc_shuffle_up_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = bitcast float %0 to i32
  %6 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %5, i32 noundef %2, i32 noundef %3) #17
  %7 = bitcast i32 %6 to float
  ret float %7
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_down_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = bitcast double %0 to i64
  %6 = trunc i64 %5 to i32
  %7 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %6, i32 noundef %2, i32 noundef %3) #17
  %8 = zext i32 %7 to i64
  %9 = lshr i64 %5, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #17
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = or disjoint i64 %13, %8
  %15 = bitcast i64 %14 to double
  ret double %15
}

declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #11

define linkonce_odr hidden float @__enzyme_cc_shuffle_down_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = bitcast float %0 to i32
  %6 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %5, i32 noundef %2, i32 noundef %3) #17
  %7 = bitcast i32 %6 to float
  ret float %7
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_bfly_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = bitcast double %0 to i64
  %6 = trunc i64 %5 to i32
  %7 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %6, i32 noundef %2, i32 noundef %3) #17
  %8 = zext i32 %7 to i64
  %9 = lshr i64 %5, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #17
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = or disjoint i64 %13, %8
  %15 = bitcast i64 %14 to double
  ret double %15
}

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #11

define linkonce_odr hidden float @__enzyme_cc_shuffle_bfly_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = bitcast float %0 to i32
  %6 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %5, i32 noundef %2, i32 noundef %3) #17
  %7 = bitcast i32 %6 to float
  ret float %7
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_down_back_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = lshr i32 %3, 8
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = and i32 %3, 31
  %10 = xor i32 %7, -1
  %11 = and i32 %9, %10
  %12 = or disjoint i32 %8, %11
  %13 = and i32 %3, 7936
  %14 = bitcast double %0 to i64
  %15 = trunc i64 %14 to i32
  %16 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %15, i32 noundef %2, i32 noundef %13) #17
  %17 = zext i32 %16 to i64
  %18 = lshr i64 %14, 32
  %19 = trunc nuw i64 %18 to i32
  %20 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %19, i32 noundef %2, i32 noundef %13) #17
  %21 = zext i32 %20 to i64
  %22 = shl nuw i64 %21, 32
  %23 = or disjoint i64 %22, %17
  %24 = bitcast i64 %23 to double
  %25 = icmp ult i32 %2, 32
  br i1 %25, label %26, label %45

26:                                               
  %27 = add nuw nsw i32 %8, %2
  %28 = icmp ult i32 %5, %27
  %29 = icmp ugt i32 %5, %12
  %30 = select i1 %28, i1 true, i1 %29
  br i1 %30, label %31, label %35

31:                                               
  %32 = add i32 %5, %2
  %33 = icmp ugt i32 %32, %12
  %34 = select i1 %33, double %0, double 0.000000e+00
  br label %45

35:                                               
  %36 = sub nsw i32 %5, %2
  %37 = shl nuw i32 1, %36
  %38 = freeze i32 %37
  %39 = and i32 %38, %1
  %40 = icmp eq i32 %39, 0
  %41 = add nuw nsw i32 %5, %2
  %42 = icmp ugt i32 %41, %12
  %43 = select i1 %42, double %0, double 0.000000e+00
  br i1 %40, label %45, label %44

44:                                               
  br label %45

45:                                               
  %46 = phi double [ %43, %44 ], [ %43, %35 ], [ %34, %31 ], [ %0, %4 ]
  %47 = phi double [ %24, %44 ], [ 0.000000e+00, %35 ], [ 0.000000e+00, %31 ], [ 0.000000e+00, %4 ]
  %48 = fadd double %46, %47
  ret double %48
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.laneid() #9

define linkonce_odr hidden double @__enzyme_cc_shuffle_up_back_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = lshr i32 %3, 8
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = and i32 %3, 31
  %10 = xor i32 %7, -1
  %11 = and i32 %9, %10
  %12 = or disjoint i32 %8, %11
  %13 = and i32 %3, 7936
  %14 = or disjoint i32 %13, 31
  %15 = bitcast double %0 to i64
  %16 = trunc i64 %15 to i32
  %17 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %16, i32 noundef %2, i32 noundef %14) #17
  %18 = zext i32 %17 to i64
  %19 = lshr i64 %15, 32
  %20 = trunc nuw i64 %19 to i32
  %21 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %20, i32 noundef %2, i32 noundef %14) #17
  %22 = zext i32 %21 to i64
  %23 = shl nuw i64 %22, 32
  %24 = or disjoint i64 %23, %18
  %25 = bitcast i64 %24 to double
  %26 = icmp ult i32 %2, 32
  br i1 %26, label %27, label %47

27:                                               
  %28 = xor i32 %7, 31
  %29 = or i32 %8, %28
  %30 = add i32 %5, %2
  %31 = icmp ugt i32 %30, %29
  %32 = icmp ult i32 %5, %12
  %33 = select i1 %31, i1 true, i1 %32
  br i1 %33, label %34, label %38

34:                                               
  %35 = add nuw nsw i32 %12, %2
  %36 = icmp ult i32 %5, %35
  %37 = select i1 %36, double %0, double 0.000000e+00
  br label %47

38:                                               
  %39 = shl nuw i32 1, %30
  %40 = freeze i32 %39
  %41 = and i32 %40, %1
  %42 = icmp eq i32 %41, 0
  %43 = add nuw nsw i32 %12, %2
  %44 = icmp ult i32 %5, %43
  %45 = select i1 %44, double %0, double 0.000000e+00
  br i1 %42, label %47, label %46

46:                                               
  br label %47

47:                                               
  %48 = phi double [ %45, %46 ], [ %45, %38 ], [ %37, %34 ], [ %0, %4 ]
  %49 = phi double [ %25, %46 ], [ 0.000000e+00, %38 ], [ 0.000000e+00, %34 ], [ 0.000000e+00, %4 ]
  %50 = fadd double %48, %49
  ret double %50
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_bfly_back_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = xor i32 %5, %2
  %7 = and i32 %6, 31
  %8 = and i32 %3, 7967
  %9 = icmp eq i32 %8, 31
  %10 = bitcast double %0 to i64
  %11 = trunc i64 %10 to i32
  br i1 %9, label %12, label %22

12:                                               
  %13 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %11, i32 noundef %2, i32 noundef %3) #17
  %14 = zext i32 %13 to i64
  %15 = lshr i64 %10, 32
  %16 = trunc nuw i64 %15 to i32
  %17 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %16, i32 noundef %2, i32 noundef %3) #17
  %18 = zext i32 %17 to i64
  %19 = shl nuw i64 %18, 32
  %20 = or disjoint i64 %19, %14
  %21 = bitcast i64 %20 to double
  br label %52

22:                                               
  %23 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %11, i32 noundef %7, i32 noundef 31) #17
  %24 = lshr i64 %10, 32
  %25 = trunc nuw i64 %24 to i32
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %25, i32 noundef %7, i32 noundef 31) #17
  %27 = lshr i32 %3, 8
  %28 = and i32 %27, 31
  %29 = and i32 %27, %7
  %30 = and i32 %3, 31
  %31 = xor i32 %28, -1
  %32 = and i32 %30, %31
  %33 = or disjoint i32 %32, %29
  %34 = icmp ugt i32 %5, %33
  br i1 %34, label %45, label %35

35:                                               
  %36 = zext i32 %26 to i64
  %37 = shl nuw i64 %36, 32
  %38 = zext i32 %23 to i64
  %39 = or disjoint i64 %37, %38
  %40 = bitcast i64 %39 to double
  %41 = shl nuw i32 1, %7
  %42 = and i32 %41, %1
  %43 = icmp eq i32 %42, 0
  %44 = select i1 %43, double 0.000000e+00, double %40
  br label %45

45:                                               
  %46 = phi double [ 0.000000e+00, %22 ], [ %44, %35 ]
  %47 = and i32 %28, %5
  %48 = or disjoint i32 %47, %32
  %49 = icmp ugt i32 %7, %48
  %50 = select i1 %49, double %0, double 0.000000e+00
  %51 = fadd double %50, %46
  br label %52

52:                                               
  %53 = phi double [ %21, %12 ], [ %51, %45 ]
  ret double %53
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_idx_back_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = lshr i32 %3, 8
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = xor i32 %7, 31
  %10 = and i32 %9, %2
  %11 = or disjoint i32 %8, %10
  %12 = and i32 %9, %3
  %13 = icmp ugt i32 %10, %12
  %14 = select i1 %13, i32 %5, i32 %11
  %15 = icmp eq i32 %1, -1
  %16 = icmp eq i32 %7, 0
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %42

18:                                               
  %19 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef -1, i32 noundef %2, i32 noundef 0, i32 noundef 31) #17
  %20 = icmp eq i32 %19, %2
  %21 = tail call zeroext i1 @llvm.nvvm.vote.all.sync(i32 noundef -1, i1 noundef zeroext %20) #17
  br i1 %21, label %25, label %42

22:                                               
  %23 = icmp eq i32 %5, %14
  %24 = select i1 %23, double %39, double 0.000000e+00
  br label %69

25:                                               
  %26 = phi double [ %39, %25 ], [ %0, %18 ]
  %27 = phi i32 [ %40, %25 ], [ 16, %18 ]
  %28 = bitcast double %26 to i64
  %29 = trunc i64 %28 to i32
  %30 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef -1, i32 noundef %29, i32 noundef %27, i32 noundef 31) #17
  %31 = zext i32 %30 to i64
  %32 = lshr i64 %28, 32
  %33 = trunc nuw i64 %32 to i32
  %34 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef -1, i32 noundef %33, i32 noundef %27, i32 noundef 31) #17
  %35 = zext i32 %34 to i64
  %36 = shl nuw i64 %35, 32
  %37 = or disjoint i64 %36, %31
  %38 = bitcast i64 %37 to double
  %39 = fadd double %26, %38
  %40 = lshr i32 %27, 1
  %41 = icmp ult i32 %27, 2
  br i1 %41, label %22, label %25

42:                                               
  %43 = sub nuw nsw i32 32, %7
  %44 = bitcast double %0 to i64
  %45 = trunc i64 %44 to i32
  %46 = lshr i64 %44, 32
  %47 = trunc nuw i64 %46 to i32
  br label %48

48:                                               
  %49 = phi double [ 0.000000e+00, %42 ], [ %66, %48 ]
  %50 = phi i32 [ 0, %42 ], [ %67, %48 ]
  %51 = add nuw nsw i32 %50, %8
  %52 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %45, i32 noundef %51, i32 noundef 31) #17
  %53 = zext i32 %52 to i64
  %54 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %47, i32 noundef %51, i32 noundef 31) #17
  %55 = zext i32 %54 to i64
  %56 = shl nuw i64 %55, 32
  %57 = or disjoint i64 %56, %53
  %58 = bitcast i64 %57 to double
  %59 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %14, i32 noundef %51, i32 noundef 31) #17
  %60 = shl nuw i32 1, %51
  %61 = and i32 %60, %1
  %62 = icmp ne i32 %61, 0
  %63 = icmp eq i32 %59, %5
  %64 = select i1 %62, i1 %63, i1 false
  %65 = fadd double %49, %58
  %66 = select i1 %64, double %65, double %49
  %67 = add nuw nsw i32 %50, 1
  %68 = icmp eq i32 %67, %43
  br i1 %68, label %69, label %48

69:                                               
  %70 = phi double [ %24, %22 ], [ %66, %48 ]
  ret double %70
}

declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #11

define linkonce_odr hidden float @__enzyme_cc_shuffle_down_back_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = lshr i32 %3, 8
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = and i32 %3, 31
  %10 = xor i32 %7, -1
  %11 = and i32 %9, %10
  %12 = or disjoint i32 %8, %11
  %13 = and i32 %3, 7936
  %14 = bitcast float %0 to i32
  %15 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %14, i32 noundef %2, i32 noundef %13) #17
  %16 = bitcast i32 %15 to float
  %17 = icmp ult i32 %2, 32
  br i1 %17, label %18, label %37

18:                                               
  %19 = add nuw nsw i32 %8, %2
  %20 = icmp ult i32 %5, %19
  %21 = icmp ugt i32 %5, %12
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %23, label %27

23:                                               
  %24 = add i32 %5, %2
  %25 = icmp ugt i32 %24, %12
  %26 = select i1 %25, float %0, float 0.000000e+00
  br label %37

27:                                               
  %28 = sub nsw i32 %5, %2
  %29 = shl nuw i32 1, %28
  %30 = freeze i32 %29
  %31 = and i32 %30, %1
  %32 = icmp eq i32 %31, 0
  %33 = add nuw nsw i32 %5, %2
  %34 = icmp ugt i32 %33, %12
  %35 = select i1 %34, float %0, float 0.000000e+00
  br i1 %32, label %37, label %36

36:                                               
  br label %37

37:                                               
  %38 = phi float [ %35, %36 ], [ %35, %27 ], [ %26, %23 ], [ %0, %4 ]
  %39 = phi float [ %16, %36 ], [ 0.000000e+00, %27 ], [ 0.000000e+00, %23 ], [ 0.000000e+00, %4 ]
  %40 = fadd float %38, %39
  ret float %40
}

define linkonce_odr hidden float @__enzyme_cc_shuffle_up_back_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = lshr i32 %3, 8
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = and i32 %3, 31
  %10 = xor i32 %7, -1
  %11 = and i32 %9, %10
  %12 = or disjoint i32 %8, %11
  %13 = and i32 %3, 7936
  %14 = or disjoint i32 %13, 31
  %15 = bitcast float %0 to i32
  %16 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %15, i32 noundef %2, i32 noundef %14) #17
  %17 = bitcast i32 %16 to float
  %18 = icmp ult i32 %2, 32
  br i1 %18, label %19, label %39

19:                                               
  %20 = xor i32 %7, 31
  %21 = or i32 %8, %20
  %22 = add i32 %5, %2
  %23 = icmp ugt i32 %22, %21
  %24 = icmp ult i32 %5, %12
  %25 = select i1 %23, i1 true, i1 %24
  br i1 %25, label %26, label %30

26:                                               
  %27 = add nuw nsw i32 %12, %2
  %28 = icmp ult i32 %5, %27
  %29 = select i1 %28, float %0, float 0.000000e+00
  br label %39

30:                                               
  %31 = shl nuw i32 1, %22
  %32 = freeze i32 %31
  %33 = and i32 %32, %1
  %34 = icmp eq i32 %33, 0
  %35 = add nuw nsw i32 %12, %2
  %36 = icmp ult i32 %5, %35
  %37 = select i1 %36, float %0, float 0.000000e+00
  br i1 %34, label %39, label %38

38:                                               
  br label %39

39:                                               
  %40 = phi float [ %37, %38 ], [ %37, %30 ], [ %29, %26 ], [ %0, %4 ]
  %41 = phi float [ %17, %38 ], [ 0.000000e+00, %30 ], [ 0.000000e+00, %26 ], [ 0.000000e+00, %4 ]
  %42 = fadd float %40, %41
  ret float %42
}

define linkonce_odr hidden float @__enzyme_cc_shuffle_bfly_back_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = xor i32 %5, %2
  %7 = and i32 %6, 31
  %8 = and i32 %3, 7967
  %9 = icmp eq i32 %8, 31
  %10 = bitcast float %0 to i32
  br i1 %9, label %11, label %14

11:                                               
  %12 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #17
  %13 = bitcast i32 %12 to float
  br label %37

14:                                               
  %15 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %10, i32 noundef %7, i32 noundef 31) #17
  %16 = lshr i32 %3, 8
  %17 = and i32 %16, 31
  %18 = and i32 %16, %7
  %19 = and i32 %3, 31
  %20 = xor i32 %17, -1
  %21 = and i32 %19, %20
  %22 = or disjoint i32 %21, %18
  %23 = icmp ugt i32 %5, %22
  br i1 %23, label %30, label %24

24:                                               
  %25 = bitcast i32 %15 to float
  %26 = shl nuw i32 1, %7
  %27 = and i32 %26, %1
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, float 0.000000e+00, float %25
  br label %30

30:                                               
  %31 = phi float [ 0.000000e+00, %14 ], [ %29, %24 ]
  %32 = and i32 %17, %5
  %33 = or disjoint i32 %32, %21
  %34 = icmp ugt i32 %7, %33
  %35 = select i1 %34, float %0, float 0.000000e+00
  %36 = fadd float %35, %31
  br label %37

37:                                               
  %38 = phi float [ %13, %11 ], [ %36, %30 ]
  ret float %38
}

define linkonce_odr hidden float @__enzyme_cc_shuffle_idx_back_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = lshr i32 %3, 8
  %7 = and i32 %6, 31
  %8 = and i32 %7, %5
  %9 = xor i32 %7, 31
  %10 = and i32 %9, %2
  %11 = or disjoint i32 %8, %10
  %12 = and i32 %9, %3
  %13 = icmp ugt i32 %10, %12
  %14 = select i1 %13, i32 %5, i32 %11
  %15 = icmp eq i32 %1, -1
  %16 = icmp eq i32 %7, 0
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %34

18:                                               
  %19 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef -1, i32 noundef %2, i32 noundef 0, i32 noundef 31) #17
  %20 = icmp eq i32 %19, %2
  %21 = tail call zeroext i1 @llvm.nvvm.vote.all.sync(i32 noundef -1, i1 noundef zeroext %20) #17
  br i1 %21, label %25, label %34

22:                                               
  %23 = icmp eq i32 %5, %14
  %24 = select i1 %23, float %31, float 0.000000e+00
  br label %53

25:                                               
  %26 = phi float [ %31, %25 ], [ %0, %18 ]
  %27 = phi i32 [ %32, %25 ], [ 16, %18 ]
  %28 = bitcast float %26 to i32
  %29 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef -1, i32 noundef %28, i32 noundef %27, i32 noundef 31) #17
  %30 = bitcast i32 %29 to float
  %31 = fadd float %26, %30
  %32 = lshr i32 %27, 1
  %33 = icmp ult i32 %27, 2
  br i1 %33, label %22, label %25

34:                                               
  %35 = sub nuw nsw i32 32, %7
  %36 = bitcast float %0 to i32
  br label %37

37:                                               
  %38 = phi float [ 0.000000e+00, %34 ], [ %50, %37 ]
  %39 = phi i32 [ 0, %34 ], [ %51, %37 ]
  %40 = add nuw nsw i32 %39, %8
  %41 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %36, i32 noundef %40, i32 noundef 31) #17
  %42 = bitcast i32 %41 to float
  %43 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %14, i32 noundef %40, i32 noundef 31) #17
  %44 = shl nuw i32 1, %40
  %45 = and i32 %44, %1
  %46 = icmp ne i32 %45, 0
  %47 = icmp eq i32 %43, %5
  %48 = select i1 %46, i1 %47, i1 false
  %49 = fadd float %38, %42
  %50 = select i1 %48, float %49, float %38
  %51 = add nuw nsw i32 %39, 1
  %52 = icmp eq i32 %51, %35
  br i1 %52, label %53, label %37

53:                                               
  %54 = phi float [ %24, %22 ], [ %50, %37 ]
  ret float %54
}

declare i64 @llvm.umax.i64(i64, i64) #12

attributes #0 = { cold noinline nounwind optsize }
attributes #1 = { nofree nounwind }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nounwind }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { noinline nounwind }
attributes #7 = { alwaysinline convergent nounwind }
attributes #8 = { convergent }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { allocsize(0) }
attributes #14 = { cold }
attributes #15 = { convergent nounwind }
attributes #16 = { nounwind }
attributes #17 = { convergent }


