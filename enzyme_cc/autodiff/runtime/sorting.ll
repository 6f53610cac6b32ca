; from sorting.c, support.h: 193e581bded0e29faad181ac96a790f1

%struct.sort = type { ptr, i64, ptr, ptr, i32 }


define linkonce_odr hidden void @__enzyme_cc_order(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #0 "enzyme_inactive" {
  %8 = alloca %struct.sort, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %8) #7
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %2, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 16
  store ptr %3, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %8, i64 24
  store ptr %4, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 32
  store i32 %5, ptr %12, align 8
  %13 = icmp eq i64 %1, 0
  br i1 %13, label %14, label %15

14:                                               
  call void @qsort_r(ptr noundef %6, i64 noundef %1, i64 noundef 8, ptr noundef nonnull @compare_places, ptr noundef nonnull %8)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %8) #7
  ret void

15:                                               
  %16 = phi i64 [ %18, %15 ], [ 0, %7 ]
  %17 = getelementptr inbounds i64, ptr %6, i64 %16
  store i64 %16, ptr %17, align 8
  %18 = add nuw i64 %16, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %14, label %15
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @qsort_r(ptr noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr

define internal i32 @compare_places(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %1, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %8, %4
  %10 = getelementptr inbounds i8, ptr %6, i64 %9
  %11 = mul i64 %8, %5
  %12 = getelementptr inbounds i8, ptr %6, i64 %11
  %13 = getelementptr inbounds i8, ptr %2, i64 32
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  %16 = getelementptr inbounds i8, ptr %2, i64 16
  %17 = load ptr, ptr %16, align 8
  br i1 %15, label %22, label %18

18:                                               
  %19 = getelementptr inbounds i8, ptr %2, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 %17(ptr noundef %10, ptr noundef %12, ptr noundef %20)
  br label %24

22:                                               
  %23 = tail call i32 %17(ptr noundef %10, ptr noundef %12)
  br label %24

24:                                               
  %25 = phi i32 [ %21, %18 ], [ %23, %22 ]
  %26 = icmp eq i32 %25, 0
  %27 = icmp ult i64 %4, %5
  %28 = select i1 %27, i32 -1, i32 1
  %29 = select i1 %26, i32 %28, i32 %25
  ret i32 %29
}

define linkonce_odr hidden void @__enzyme_cc_permute(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) local_unnamed_addr {
  %7 = mul i64 %4, %2
  %8 = tail call ptr @malloc(i64 noundef %7) #8
  %9 = icmp eq i64 %2, 0
  br i1 %9, label %27, label %10

10:                                               
  %11 = icmp eq i32 %5, 0
  br label %14

12:                                               
  %13 = icmp eq i32 %5, 0
  br label %28

14:                                               
  %15 = phi i64 [ 0, %10 ], [ %25, %21 ]
  %16 = mul i64 %15, %4
  %17 = getelementptr inbounds i8, ptr %8, i64 %16
  br i1 %11, label %18, label %21

18:                                               
  %19 = getelementptr inbounds i64, ptr %1, i64 %15
  %20 = load i64, ptr %19, align 8
  br label %21

21:                                               
  %22 = phi i64 [ %20, %18 ], [ %15, %14 ]
  %23 = mul i64 %22, %3
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 %24, i64 %4, i1 false)
  %25 = add nuw i64 %15, 1
  %26 = icmp eq i64 %25, %2
  br i1 %26, label %12, label %14

27:                                               
  tail call void @free(ptr noundef %8)
  ret void

28:                                               
  %29 = phi i64 [ 0, %12 ], [ %39, %33 ]
  br i1 %13, label %33, label %30

30:                                               
  %31 = getelementptr inbounds i64, ptr %1, i64 %29
  %32 = load i64, ptr %31, align 8
  br label %33

33:                                               
  %34 = phi i64 [ %32, %30 ], [ %29, %28 ]
  %35 = mul i64 %34, %3
  %36 = getelementptr inbounds i8, ptr %0, i64 %35
  %37 = mul i64 %29, %4
  %38 = getelementptr inbounds i8, ptr %8, i64 %37
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %38, i64 %4, i1 false)
  %39 = add nuw i64 %29, 1
  %40 = icmp eq i64 %39, %2
  br i1 %40, label %27, label %28
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #6

define linkonce_odr hidden void @__enzyme_cc_permute_mixed(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = shl i64 %2, 3
  %6 = tail call ptr @malloc(i64 noundef %5) #8
  %7 = icmp eq i64 %2, 0
  br i1 %7, label %16, label %8

8:                                                
  %9 = phi i64 [ %14, %8 ], [ 0, %4 ]
  %10 = mul i64 %9, %3
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %6, i64 %9
  store i64 %12, ptr %13, align 8
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %17, label %8

16:                                               
  tail call void @free(ptr noundef %6)
  ret void

17:                                               
  %18 = phi i64 [ %32, %17 ], [ 0, %8 ]
  %19 = getelementptr inbounds i64, ptr %1, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %6, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i64, ptr %6, i64 %18
  %24 = load i64, ptr %23, align 8
  %25 = icmp ugt i64 %24, 281474976710655
  %26 = select i1 %25, i64 %24, i64 0
  %27 = add i64 %22, -1
  %28 = icmp ult i64 %27, 281474976710655
  %29 = select i1 %28, i64 %22, i64 %26
  %30 = mul i64 %18, %3
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  store i64 %29, ptr %31, align 8
  %32 = add nuw i64 %18, 1
  %33 = icmp eq i64 %32, %2
  br i1 %33, label %16, label %17
}

attributes #0 = { noinline }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { nounwind }
attributes #8 = { allocsize(0) }


