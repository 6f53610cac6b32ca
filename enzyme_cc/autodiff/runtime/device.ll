; from device.c: 0dccc5446e7d6c8e25498daf42c0604a

@.str = private unnamed_addr constant [150 x i8] c"enzyme-cc: the heap of the device has no room for a tape: give it more by cudaDeviceSetLimit(cudaLimitMallocHeapSize, bytes) before the first kernel\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_out_of_device_heap() local_unnamed_addr #0 {
  %1 = tail call i32 @vprintf(ptr noundef nonnull @.str, ptr noundef null)
  tail call void @llvm.trap()
  unreachable
}

declare noundef i32 @vprintf(ptr nocapture noundef readonly, ptr noundef) local_unnamed_addr #1

declare void @llvm.trap() #2

define linkonce_odr hidden ptr @__enzyme_cc_tape_push(i64 noundef %0) local_unnamed_addr #3 {
  %2 = tail call i64 @llvm.umax.i64(i64 %0, i64 1)
  %3 = tail call ptr @malloc(i64 noundef %2) #11
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                
  tail call void @__enzyme_cc_out_of_device_heap() #12
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

define linkonce_odr hidden void @__enzyme_cc_meet() local_unnamed_addr #6 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 noundef 0) #13
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 noundef) #7

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

declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #8

declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #8

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #8

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #8

define linkonce_odr hidden double @__enzyme_cc_shuffle_idx_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = bitcast double %0 to i64
  %6 = trunc i64 %5 to i32
  %7 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %6, i32 noundef %2, i32 noundef %3) #14
  %8 = zext i32 %7 to i64
  %9 = lshr i64 %5, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #14
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = or disjoint i64 %13, %8
  %15 = bitcast i64 %14 to double
  ret double %15
}

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #9

define linkonce_odr hidden float @__enzyme_cc_shuffle_idx_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = bitcast float %0 to i32
  %6 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %5, i32 noundef %2, i32 noundef %3) #14
  %7 = bitcast i32 %6 to float
  ret float %7
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_up_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = bitcast double %0 to i64
  %6 = trunc i64 %5 to i32
  %7 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %6, i32 noundef %2, i32 noundef %3) #14
  %8 = zext i32 %7 to i64
  %9 = lshr i64 %5, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #14
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = or disjoint i64 %13, %8
  %15 = bitcast i64 %14 to double
  ret double %15
}

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #9

define linkonce_odr hidden float @__enzyme_cc_shuffle_up_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = bitcast float %0 to i32
  %6 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %5, i32 noundef %2, i32 noundef %3) #14
  %7 = bitcast i32 %6 to float
  ret float %7
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_down_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = bitcast double %0 to i64
  %6 = trunc i64 %5 to i32
  %7 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %6, i32 noundef %2, i32 noundef %3) #14
  %8 = zext i32 %7 to i64
  %9 = lshr i64 %5, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #14
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = or disjoint i64 %13, %8
  %15 = bitcast i64 %14 to double
  ret double %15
}

declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #9

define linkonce_odr hidden float @__enzyme_cc_shuffle_down_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = bitcast float %0 to i32
  %6 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %5, i32 noundef %2, i32 noundef %3) #14
  %7 = bitcast i32 %6 to float
  ret float %7
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_bfly_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = bitcast double %0 to i64
  %6 = trunc i64 %5 to i32
  %7 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %6, i32 noundef %2, i32 noundef %3) #14
  %8 = zext i32 %7 to i64
  %9 = lshr i64 %5, 32
  %10 = trunc nuw i64 %9 to i32
  %11 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #14
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = or disjoint i64 %13, %8
  %15 = bitcast i64 %14 to double
  ret double %15
}

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #9

define linkonce_odr hidden float @__enzyme_cc_shuffle_bfly_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = bitcast float %0 to i32
  %6 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %5, i32 noundef %2, i32 noundef %3) #14
  %7 = bitcast i32 %6 to float
  ret float %7
}

define linkonce_odr hidden double @__enzyme_cc_shuffle_down_back_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
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
  %16 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %15, i32 noundef %2, i32 noundef %13) #14
  %17 = zext i32 %16 to i64
  %18 = lshr i64 %14, 32
  %19 = trunc nuw i64 %18 to i32
  %20 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %19, i32 noundef %2, i32 noundef %13) #14
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

declare noundef i32 @llvm.nvvm.read.ptx.sreg.laneid() #8

define linkonce_odr hidden double @__enzyme_cc_shuffle_up_back_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
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
  %17 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %16, i32 noundef %2, i32 noundef %14) #14
  %18 = zext i32 %17 to i64
  %19 = lshr i64 %15, 32
  %20 = trunc nuw i64 %19 to i32
  %21 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %20, i32 noundef %2, i32 noundef %14) #14
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

define linkonce_odr hidden double @__enzyme_cc_shuffle_bfly_back_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = xor i32 %5, %2
  %7 = and i32 %6, 31
  %8 = and i32 %3, 7967
  %9 = icmp eq i32 %8, 31
  %10 = bitcast double %0 to i64
  %11 = trunc i64 %10 to i32
  br i1 %9, label %12, label %22

12:                                               
  %13 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %11, i32 noundef %2, i32 noundef %3) #14
  %14 = zext i32 %13 to i64
  %15 = lshr i64 %10, 32
  %16 = trunc nuw i64 %15 to i32
  %17 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %16, i32 noundef %2, i32 noundef %3) #14
  %18 = zext i32 %17 to i64
  %19 = shl nuw i64 %18, 32
  %20 = or disjoint i64 %19, %14
  %21 = bitcast i64 %20 to double
  br label %52

22:                                               
  %23 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %11, i32 noundef %7, i32 noundef 31) #14
  %24 = lshr i64 %10, 32
  %25 = trunc nuw i64 %24 to i32
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %25, i32 noundef %7, i32 noundef 31) #14
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

define linkonce_odr hidden double @__enzyme_cc_shuffle_idx_back_f64(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
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
  %15 = bitcast double %0 to i64
  %16 = trunc i64 %15 to i32
  %17 = lshr i64 %15, 32
  %18 = trunc nuw i64 %17 to i32
  br label %20

19:                                               
  ret double %39

20:                                               
  %21 = phi double [ 0.000000e+00, %4 ], [ %39, %38 ]
  %22 = phi i32 [ 0, %4 ], [ %40, %38 ]
  %23 = shl nuw i32 1, %22
  %24 = and i32 %23, %1
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %38, label %26

26:                                               
  %27 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %16, i32 noundef %22, i32 noundef 31) #14
  %28 = zext i32 %27 to i64
  %29 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %18, i32 noundef %22, i32 noundef 31) #14
  %30 = zext i32 %29 to i64
  %31 = shl nuw i64 %30, 32
  %32 = or disjoint i64 %31, %28
  %33 = bitcast i64 %32 to double
  %34 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %14, i32 noundef %22, i32 noundef 31) #14
  %35 = icmp eq i32 %34, %5
  %36 = fadd double %21, %33
  %37 = select i1 %35, double %36, double %21
  br label %38

38:                                               
  %39 = phi double [ %37, %26 ], [ %21, %20 ]
  %40 = add nuw nsw i32 %22, 1
  %41 = icmp eq i32 %40, 32
  br i1 %41, label %19, label %20
}

define linkonce_odr hidden float @__enzyme_cc_shuffle_down_back_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
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
  %15 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 noundef %1, i32 noundef %14, i32 noundef %2, i32 noundef %13) #14
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

define linkonce_odr hidden float @__enzyme_cc_shuffle_up_back_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
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
  %16 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 noundef %1, i32 noundef %15, i32 noundef %2, i32 noundef %14) #14
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

define linkonce_odr hidden float @__enzyme_cc_shuffle_bfly_back_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %6 = xor i32 %5, %2
  %7 = and i32 %6, 31
  %8 = and i32 %3, 7967
  %9 = icmp eq i32 %8, 31
  %10 = bitcast float %0 to i32
  br i1 %9, label %11, label %14

11:                                               
  %12 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 noundef %1, i32 noundef %10, i32 noundef %2, i32 noundef %3) #14
  %13 = bitcast i32 %12 to float
  br label %37

14:                                               
  %15 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %10, i32 noundef %7, i32 noundef 31) #14
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

define linkonce_odr hidden float @__enzyme_cc_shuffle_idx_back_f32(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
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
  %15 = bitcast float %0 to i32
  br label %17

16:                                               
  ret float %31

17:                                               
  %18 = phi float [ 0.000000e+00, %4 ], [ %31, %30 ]
  %19 = phi i32 [ 0, %4 ], [ %32, %30 ]
  %20 = shl nuw i32 1, %19
  %21 = and i32 %20, %1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %30, label %23

23:                                               
  %24 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %15, i32 noundef %19, i32 noundef 31) #14
  %25 = bitcast i32 %24 to float
  %26 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 noundef %1, i32 noundef %14, i32 noundef %19, i32 noundef 31) #14
  %27 = icmp eq i32 %26, %5
  %28 = fadd float %18, %25
  %29 = select i1 %27, float %28, float %18
  br label %30

30:                                               
  %31 = phi float [ %29, %23 ], [ %18, %17 ]
  %32 = add nuw nsw i32 %19, 1
  %33 = icmp eq i32 %32, 32
  br i1 %33, label %16, label %17
}

declare i64 @llvm.umax.i64(i64, i64) #10

attributes #0 = { cold noinline nounwind optsize }
attributes #1 = { nofree nounwind }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nounwind }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { alwaysinline convergent nounwind }
attributes #7 = { convergent }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { allocsize(0) }
attributes #12 = { cold }
attributes #13 = { convergent nounwind }
attributes #14 = { convergent }


