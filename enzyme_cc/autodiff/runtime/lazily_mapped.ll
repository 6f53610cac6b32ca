; from lazily_mapped.c, support.h: 99391f04784c5e180df65af815c47740

%struct.window = type { i64, i64, i64, i64 }

@__enzyme_cc_window_of_thread = linkonce_odr hidden thread_local local_unnamed_addr global %struct.window zeroinitializer, align 8
@__enzyme_cc_windows = linkonce_odr hidden local_unnamed_addr global [256 x %struct.window] zeroinitializer, align 16
@__enzyme_cc_windows_users = linkonce_odr hidden global i32 0, align 4
@__enzyme_cc_windows_used = linkonce_odr hidden local_unnamed_addr global i32 0, align 4
@__enzyme_cc_windows_lock = linkonce_odr hidden global i32 0, align 4
@.str = private unnamed_addr constant [53 x i8] c"enzyme-cc: no address space for shadows of variables\00", align 1

define linkonce_odr hidden ptr @__enzyme_cc_lazily_mapped(ptr noundef %0, i64 noundef %1) #0 cold willreturn memory(inaccessiblemem: readwrite) {
  %3 = ptrtoint ptr %0 to i64
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_window_of_thread)
  %5 = load i64, ptr %4, align 8
  %6 = icmp ule i64 %5, %3
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp ugt i64 %8, %3
  %10 = select i1 %6, i1 %9, i1 false
  %11 = getelementptr inbounds i8, ptr %4, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %1
  %14 = select i1 %10, i1 %13, i1 false
  br i1 %14, label %15, label %18

15:                                               
  %16 = getelementptr inbounds i8, ptr %4, i64 16
  %17 = load i64, ptr %16, align 8
  br label %91

18:                                               
  %19 = atomicrmw xchg ptr @__enzyme_cc_windows_lock, i32 1 acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %18

21:                                               
  %22 = load atomic i32, ptr @__enzyme_cc_windows_used acquire, align 4
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %51

24:                                               
  %25 = phi i64 [ %47, %46 ], [ 0, %21 ]
  %26 = getelementptr inbounds [256 x %struct.window], ptr @__enzyme_cc_windows, i64 0, i64 %25
  %27 = getelementptr inbounds i8, ptr %26, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %30, label %46

30:                                               
  %31 = load i64, ptr %26, align 16
  %32 = icmp eq i64 %31, 0
  %33 = getelementptr inbounds i8, ptr %26, i64 8
  %34 = load i64, ptr %33, align 8
  br i1 %32, label %35, label %37

35:                                               
  %36 = lshr i64 %34, 4
  br label %42

37:                                               
  %38 = sub i64 %34, %31
  %39 = lshr i64 %38, 4
  %40 = add i64 %39, %31
  %41 = icmp ugt i64 %40, %3
  br i1 %41, label %46, label %42

42:                                               
  %43 = phi i64 [ %36, %35 ], [ %39, %37 ]
  %44 = sub i64 %34, %43
  %45 = icmp ugt i64 %44, %3
  br i1 %45, label %76, label %46

46:                                               
  %47 = add nuw nsw i64 %25, 1
  %48 = load atomic i32, ptr @__enzyme_cc_windows_used acquire, align 4
  %49 = sext i32 %48 to i64
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %24, label %51

51:                                               
  %52 = load atomic i32, ptr @__enzyme_cc_windows_used acquire, align 4
  %53 = icmp sgt i32 %52, 255
  br i1 %53, label %61, label %54

54:                                               
  %55 = phi i64 [ %58, %59 ], [ 68719476736, %51 ]
  %56 = tail call ptr @mmap(ptr noundef null, i64 noundef %55, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #10
  %57 = icmp eq ptr %56, inttoptr (i64 -1 to ptr)
  %58 = lshr i64 %55, 1
  br i1 %57, label %59, label %62

59:                                               
  %60 = icmp ult i64 %55, 536870912
  br i1 %60, label %61, label %54

61:                                               
  tail call void @perror(ptr noundef nonnull @.str) #11
  tail call void @abort() #12
  unreachable

62:                                               
  %63 = icmp ult i64 %58, %3
  %64 = sub i64 %3, %58
  %65 = and i64 %64, -4096
  %66 = select i1 %63, i64 %65, i64 0
  %67 = sext i32 %52 to i64
  %68 = getelementptr inbounds [256 x %struct.window], ptr @__enzyme_cc_windows, i64 0, i64 %67
  %69 = add i64 %66, %55
  %70 = ptrtoint ptr %56 to i64
  %71 = sub i64 %70, %66
  store i64 %66, ptr %68, align 16
  %72 = getelementptr inbounds i8, ptr %68, i64 8
  store i64 %69, ptr %72, align 8
  %73 = getelementptr inbounds i8, ptr %68, i64 16
  store i64 %71, ptr %73, align 16
  %74 = getelementptr inbounds i8, ptr %68, i64 24
  store i64 %1, ptr %74, align 8
  %75 = add nsw i32 %52, 1
  store atomic i32 %75, ptr @__enzyme_cc_windows_used release, align 4
  br label %76

76:                                               
  %77 = phi i64 [ %69, %62 ], [ %34, %42 ]
  %78 = phi i64 [ %66, %62 ], [ %31, %42 ]
  %79 = phi i64 [ %67, %62 ], [ %25, %42 ]
  %80 = icmp eq i64 %78, 0
  %81 = lshr i64 %77, 4
  %82 = sub i64 %77, %78
  %83 = lshr i64 %82, 4
  %84 = add i64 %83, %78
  %85 = select i1 %80, i64 %81, i64 %83
  %86 = select i1 %80, i64 0, i64 %84
  %87 = sub i64 %77, %85
  %88 = getelementptr inbounds [256 x %struct.window], ptr @__enzyme_cc_windows, i64 0, i64 %79, i32 2
  %89 = load i64, ptr %88, align 16
  store i64 %86, ptr %4, align 8
  store i64 %87, ptr %7, align 8
  %90 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 %89, ptr %90, align 8
  store i64 %1, ptr %11, align 8
  store atomic i32 0, ptr @__enzyme_cc_windows_lock release, align 4
  br label %91

91:                                               
  %92 = phi i64 [ %17, %15 ], [ %89, %76 ]
  %93 = add i64 %92, %3
  %94 = inttoptr i64 %93 to ptr
  ret ptr %94
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define linkonce_odr hidden ptr @__enzyme_cc_lazy_shadow(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = icmp ugt ptr %0, inttoptr (i64 4095 to ptr)
  %5 = icmp ult ptr %1, inttoptr (i64 4096 to ptr)
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %9

7:                                                
  %8 = tail call ptr @__enzyme_cc_lazily_mapped(ptr noundef nonnull %0, i64 noundef %2)
  br label %9

9:                                                
  %10 = phi ptr [ %8, %7 ], [ %1, %3 ]
  ret ptr %10
}

define linkonce_odr hidden ptr @__enzyme_cc_heap_shadow(ptr noundef %0) local_unnamed_addr #0 {
  %2 = load atomic i32, ptr @__enzyme_cc_windows_used acquire, align 4
  %3 = icmp sgt i32 %2, 0
  br i1 %3, label %4, label %23

4:                                                
  %5 = ptrtoint ptr %0 to i64
  br label %6

6:                                                
  %7 = phi i64 [ 0, %4 ], [ %19, %18 ]
  %8 = getelementptr inbounds [256 x %struct.window], ptr @__enzyme_cc_windows, i64 0, i64 %7
  %9 = getelementptr inbounds i8, ptr %8, i64 16
  %10 = load i64, ptr %9, align 16
  %11 = sub i64 %5, %10
  %12 = load i64, ptr %8, align 16
  %13 = icmp ugt i64 %12, %11
  br i1 %13, label %18, label %14

14:                                               
  %15 = getelementptr inbounds i8, ptr %8, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %11, %16
  br i1 %17, label %23, label %18

18:                                               
  %19 = add nuw nsw i64 %7, 1
  %20 = load atomic i32, ptr @__enzyme_cc_windows_used acquire, align 4
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %6, label %23

23:                                               
  %24 = phi ptr [ %0, %1 ], [ null, %14 ], [ %0, %18 ]
  ret ptr %24
}

define linkonce_odr hidden ptr @__enzyme_cc_realloc_shadow(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %8, label %5

5:                                                
  %6 = tail call ptr @__enzyme_cc_heap_shadow(ptr noundef nonnull %0)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:                                                
  %9 = tail call ptr @realloc(ptr noundef %0, i64 noundef %1) #13
  br label %15

10:                                               
  %11 = tail call ptr @calloc(i64 1, i64 %1)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %15, label %13

13:                                               
  %14 = tail call i64 @llvm.umin.i64(i64 %2, i64 %1)
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %11, ptr nonnull align 1 %0, i64 %14, i1 false)
  br label %15

15:                                               
  %16 = phi ptr [ %9, %8 ], [ %11, %13 ], [ null, %10 ]
  ret ptr %16
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #4

define linkonce_odr hidden void @__enzyme_cc_lazy_shadows_begin() local_unnamed_addr #0 {
  br label %1

1:                                                
  %2 = atomicrmw xchg ptr @__enzyme_cc_windows_lock, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %1

4:                                                
  %5 = atomicrmw add ptr @__enzyme_cc_windows_users, i32 1 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %26

7:                                                
  %8 = load atomic i32, ptr @__enzyme_cc_windows_used acquire, align 4
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %26

10:                                               
  %11 = phi i64 [ %22, %10 ], [ 0, %7 ]
  %12 = getelementptr inbounds [256 x %struct.window], ptr @__enzyme_cc_windows, i64 0, i64 %11
  %13 = load i64, ptr %12, align 16
  %14 = getelementptr inbounds i8, ptr %12, i64 16
  %15 = load i64, ptr %14, align 16
  %16 = add i64 %15, %13
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %12, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = sub i64 %19, %13
  %21 = tail call i32 @madvise(ptr noundef %17, i64 noundef %20, i32 noundef 4) #10
  %22 = add nuw nsw i64 %11, 1
  %23 = load atomic i32, ptr @__enzyme_cc_windows_used acquire, align 4
  %24 = sext i32 %23 to i64
  %25 = icmp slt i64 %22, %24
  br i1 %25, label %10, label %26

26:                                               
  store atomic i32 0, ptr @__enzyme_cc_windows_lock release, align 4
  ret void
}

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_lazy_shadows_end() local_unnamed_addr #0 {
  %1 = atomicrmw sub ptr @__enzyme_cc_windows_users, i32 1 release, align 4
  ret void
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #6

declare void @abort() local_unnamed_addr #7

declare i64 @llvm.umin.i64(i64, i64) #8

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #9

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline nounwind }
attributes #4 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nofree nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #10 = { nounwind }
attributes #11 = { cold }
attributes #12 = { noreturn nounwind }
attributes #13 = { allocsize(1) }


