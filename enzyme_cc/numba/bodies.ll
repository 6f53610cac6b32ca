; from bodies.c, support.h: 62f17a86f26743c20a2144a662ccab92

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_alloc(i64 noundef %0) local_unnamed_addr #0 {
  %2 = add i64 %0, 127
  %3 = and i64 %2, -64
  %4 = tail call align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef %3) #7
  %5 = icmp eq ptr %4, null
  br i1 %5, label %12, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %4, i64 64
  store i64 1, ptr %4, align 64
  %8 = getelementptr inbounds i8, ptr %4, i64 8
  %9 = getelementptr inbounds i8, ptr %4, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  store ptr %7, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 %0, ptr %10, align 32
  %11 = getelementptr inbounds i8, ptr %4, i64 40
  store ptr null, ptr %11, align 8
  br label %12

12:                                               
  ret ptr %4
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_alloc_safe(i64 noundef %0) local_unnamed_addr #0 {
  %2 = add i64 %0, 127
  %3 = and i64 %2, -64
  %4 = tail call align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef %3) #7
  %5 = icmp eq ptr %4, null
  br i1 %5, label %12, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %4, i64 64
  store i64 1, ptr %4, align 64
  %8 = getelementptr inbounds i8, ptr %4, i64 8
  %9 = getelementptr inbounds i8, ptr %4, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  store ptr %7, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %4, i64 32
  store i64 %0, ptr %10, align 32
  %11 = getelementptr inbounds i8, ptr %4, i64 40
  store ptr null, ptr %11, align 8
  br label %12

12:                                               
  ret ptr %4
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_alloc_aligned(i64 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i64 %0, 127
  %4 = and i64 %3, -64
  %5 = tail call align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef %4) #7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %13, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %5, i64 64
  store i64 1, ptr %5, align 64
  %9 = getelementptr inbounds i8, ptr %5, i64 8
  %10 = getelementptr inbounds i8, ptr %5, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  store ptr %8, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 %0, ptr %11, align 32
  %12 = getelementptr inbounds i8, ptr %5, i64 40
  store ptr null, ptr %12, align 8
  br label %13

13:                                               
  ret ptr %5
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_alloc_safe_aligned(i64 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = add i64 %0, 127
  %4 = and i64 %3, -64
  %5 = tail call align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef %4) #7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %13, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %5, i64 64
  store i64 1, ptr %5, align 64
  %9 = getelementptr inbounds i8, ptr %5, i64 8
  %10 = getelementptr inbounds i8, ptr %5, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  store ptr %8, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 %0, ptr %11, align 32
  %12 = getelementptr inbounds i8, ptr %5, i64 40
  store ptr null, ptr %12, align 8
  br label %13

13:                                               
  ret ptr %5
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_data_fast(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_Allocate(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @malloc(i64 noundef %0) #8
  ret ptr %2
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

define linkonce_odr hidden ptr @enzyme_cc_NRT_Reallocate(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call ptr @realloc(ptr noundef %0, i64 noundef %1) #7
  ret ptr %3
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #2

define linkonce_odr hidden void @enzyme_cc_NRT_Free(ptr noundef %0) local_unnamed_addr #0 {
  tail call void @free(ptr noundef %0)
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #3

define linkonce_odr hidden void @enzyme_cc_NRT_incref(ptr noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:                                                
  %4 = atomicrmw add ptr %0, i64 1 monotonic, align 8
  br label %5

5:                                                
  ret void
}

define linkonce_odr hidden void @enzyme_cc_NRT_decref(ptr noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %10, label %3

3:                                                
  %4 = load i64, ptr %0, align 8
  %5 = icmp eq i64 %4, 1
  br i1 %5, label %9, label %6

6:                                                
  %7 = atomicrmw sub ptr %0, i64 1 acq_rel, align 8
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %9, label %10

9:                                                
  tail call void @free(ptr noundef nonnull %0)
  br label %10

10:                                               
  ret void
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_alloc_dtor(i64 noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = add i64 %0, 127
  %4 = and i64 %3, -64
  %5 = tail call align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef %4) #7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %14, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %5, i64 64
  store i64 1, ptr %5, align 64
  %9 = getelementptr inbounds i8, ptr %5, i64 8
  %10 = getelementptr inbounds i8, ptr %5, i64 24
  %11 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %11, align 16
  store ptr %8, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 %0, ptr %12, align 32
  %13 = getelementptr inbounds i8, ptr %5, i64 40
  store ptr null, ptr %13, align 8
  store ptr %1, ptr %9, align 8
  br label %14

14:                                               
  ret ptr %5
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_alloc_dtor_safe(i64 noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = add i64 %0, 127
  %4 = and i64 %3, -64
  %5 = tail call align 64 ptr @aligned_alloc(i64 noundef 64, i64 noundef %4) #7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %14, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %5, i64 64
  store i64 1, ptr %5, align 64
  %9 = getelementptr inbounds i8, ptr %5, i64 8
  %10 = getelementptr inbounds i8, ptr %5, i64 24
  %11 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %11, align 16
  store ptr %8, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 %0, ptr %12, align 32
  %13 = getelementptr inbounds i8, ptr %5, i64 40
  store ptr null, ptr %13, align 8
  store ptr %1, ptr %9, align 8
  br label %14

14:                                               
  ret ptr %5
}

define linkonce_odr hidden void @enzyme_cc_NRT_decref_grown(ptr noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %33, label %3

3:                                                
  %4 = load i64, ptr %0, align 8
  %5 = icmp eq i64 %4, 1
  br i1 %5, label %9, label %6

6:                                                
  %7 = atomicrmw sub ptr %0, i64 1 acq_rel, align 8
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %9, label %33

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %19, label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  tail call void @__enzyme_integer(ptr noundef nonnull %14, i64 noundef 8) #9
  %15 = load ptr, ptr %10, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = load i64, ptr %14, align 8
  tail call void %15(ptr noundef %17, i64 noundef %18, ptr noundef null) #9
  br label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %23

23:                                               
  %24 = getelementptr inbounds i8, ptr %0, i64 24
  %25 = load ptr, ptr %24, align 8
  tail call void %21(ptr noundef %25) #9
  br label %26

26:                                               
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 64
  %30 = icmp eq ptr %28, %29
  br i1 %30, label %32, label %31

31:                                               
  tail call void @free(ptr noundef %28)
  br label %32

32:                                               
  tail call void @free(ptr noundef nonnull %0)
  br label %33

33:                                               
  ret void
}

declare void @__enzyme_integer(ptr noundef, i64 noundef) local_unnamed_addr

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_new_varsize(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #8
  %3 = tail call ptr @malloc(i64 noundef %0) #8
  %4 = icmp ne ptr %2, null
  %5 = icmp ne ptr %3, null
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %12

7:                                                
  store i64 1, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  %9 = getelementptr inbounds i8, ptr %2, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 32
  store i64 %0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %2, i64 40
  store ptr null, ptr %11, align 8
  br label %12

12:                                               
  %13 = phi ptr [ %2, %7 ], [ null, %1 ]
  ret ptr %13
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_new_varsize_dtor(i64 noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #8
  %4 = tail call ptr @malloc(i64 noundef %0) #8
  %5 = icmp ne ptr %3, null
  %6 = icmp ne ptr %4, null
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %14

8:                                                
  store i64 1, ptr %3, align 8
  %9 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr null, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %3, i64 24
  store ptr %4, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %3, i64 32
  store i64 %0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %3, i64 40
  store ptr null, ptr %13, align 8
  br label %14

14:                                               
  %15 = phi ptr [ %3, %8 ], [ null, %2 ]
  ret ptr %15
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_varsize_alloc(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call ptr @malloc(i64 noundef %1) #8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %3, ptr %4, align 8
  %5 = icmp eq ptr %3, null
  br i1 %5, label %8, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %1, ptr %7, align 8
  br label %8

8:                                                
  ret ptr %3
}

define linkonce_odr hidden ptr @enzyme_cc_NRT_MemInfo_varsize_realloc(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = tail call ptr @realloc(ptr noundef %4, i64 noundef %1) #7
  store ptr %5, ptr %3, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %9, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %1, ptr %8, align 8
  br label %9

9:                                                
  ret ptr %5
}

define linkonce_odr hidden void @enzyme_cc_NRT_MemInfo_varsize_free(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  tail call void @free(ptr noundef %1)
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %1
  br i1 %5, label %6, label %7

6:                                                
  store ptr null, ptr %3, align 8
  br label %7

7:                                                
  ret void
}

declare noalias noundef ptr @aligned_alloc(i64 allocalign noundef, i64 noundef) local_unnamed_addr #5

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { alwaysinline nounwind }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized,aligned") allocsize(1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { allocsize(1) }
attributes #8 = { allocsize(0) }
attributes #9 = { nounwind }


