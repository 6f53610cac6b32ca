; from deferred_free.c, support.h: 4b71987a413b921aab82eb7c96ea8953

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
  %5 = tail call dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                
  tail call void @perror(ptr noundef nonnull @.str) #8
  tail call void @abort() #9
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

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #3

declare void @abort() local_unnamed_addr #4

define linkonce_odr hidden void @__enzyme_cc_defer_free(ptr noundef %0) local_unnamed_addr #0 {
  tail call void @__enzyme_cc_defer_free_with(ptr noundef %0, ptr noundef nonnull @free)
  ret void
}

declare void @free(ptr allocptr nocapture noundef) #5

define linkonce_odr hidden void @__enzyme_cc_defer_free_moved(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = icmp ne ptr %1, null
  %7 = icmp ne ptr %2, null
  %8 = and i1 %6, %7
  %9 = icmp ne i64 %3, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %14

11:                                               
  %12 = tail call dereferenceable_or_null(40) ptr @malloc(i64 noundef 40) #7
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:                                               
  tail call void @__enzyme_cc_defer_free(ptr noundef %0)
  br label %20

15:                                               
  store ptr %0, ptr %12, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %1, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %2, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %3, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %4, ptr %19, align 8
  tail call void @__enzyme_cc_defer_free_with(ptr noundef nonnull %12, ptr noundef nonnull @follow)
  br label %20

20:                                               
  ret void
}

define internal void @follow(ptr nocapture noundef %0) #6 {
  %2 = getelementptr inbounds i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = load i64, ptr %8, align 8
  tail call void %3(ptr noundef %5, ptr noundef %7, i64 noundef %9) #10
  %10 = load ptr, ptr %0, align 8
  tail call void @free(ptr noundef %10)
  tail call void @free(ptr noundef %0)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_free_deferred(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, %0
  br i1 %4, label %21, label %7

5:                                                
  %6 = icmp eq ptr %8, %0
  br i1 %6, label %21, label %13

7:                                                
  %8 = phi ptr [ %11, %7 ], [ %3, %1 ]
  %9 = phi ptr [ %8, %7 ], [ %0, %1 ]
  %10 = load ptr, ptr %8, align 8
  store ptr %10, ptr %2, align 8
  store ptr %9, ptr %8, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = icmp eq ptr %11, %0
  br i1 %12, label %5, label %7

13:                                               
  %14 = phi ptr [ %15, %13 ], [ %8, %5 ]
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %14, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %14, i64 8
  %19 = load ptr, ptr %18, align 8
  tail call void %17(ptr noundef %19) #10
  tail call void @free(ptr noundef %14)
  %20 = icmp eq ptr %15, %0
  br i1 %20, label %21, label %13

21:                                               
  ret void
}

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { nofree nounwind }
attributes #4 = { noreturn nounwind }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nounwind }
attributes #7 = { allocsize(0) }
attributes #8 = { cold }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind }


