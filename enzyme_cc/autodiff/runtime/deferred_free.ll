; from deferred_free.c, support.h: a475925423a4b74b523cc853adc0cf39

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
  %5 = tail call dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #6
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                
  tail call void @perror(ptr noundef nonnull @.str) #7
  tail call void @abort() #8
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

define linkonce_odr hidden void @__enzyme_cc_free_deferred(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, %0
  br i1 %4, label %14, label %5

5:                                                
  %6 = phi ptr [ %12, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %6, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %6, i64 8
  %11 = load ptr, ptr %10, align 8
  tail call void %9(ptr noundef %11) #9
  tail call void @free(ptr noundef %6)
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, %0
  br i1 %13, label %14, label %5

14:                                               
  ret void
}

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { nofree nounwind }
attributes #4 = { noreturn nounwind }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { allocsize(0) }
attributes #7 = { cold }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind }


