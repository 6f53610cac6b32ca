; from of_thread.c, support.h: 31db7890588bc38341b5a2fc6c657b9f

@.str = private unnamed_addr constant [34 x i8] c"enzyme-cc: a variable of a thread\00", align 1
@.str.1 = private unnamed_addr constant [60 x i8] c"enzyme-cc: there are no keys for variables of threads left\0A\00", align 1

define linkonce_odr hidden ptr @__enzyme_cc_of_thread(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load atomic i64, ptr %3 acquire, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %27

6:                                                
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #9
  %7 = call i32 @pthread_key_create(ptr noundef nonnull %2, ptr noundef nonnull @end_of_thread) #9
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                
  %10 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 59) #9
  call void @abort() #10
  unreachable

11:                                               
  %12 = load i32, ptr %2, align 4
  %13 = zext i32 %12 to i64
  %14 = add nuw nsw i64 %13, 1
  %15 = cmpxchg ptr %3, i64 0, i64 %14 acq_rel acquire, align 8
  %16 = extractvalue { i64, i1 } %15, 1
  br i1 %16, label %17, label %21

17:                                               
  %18 = load i32, ptr %2, align 4
  %19 = zext i32 %18 to i64
  %20 = add nuw nsw i64 %19, 1
  br label %25

21:                                               
  %22 = extractvalue { i64, i1 } %15, 0
  %23 = load i32, ptr %2, align 4
  %24 = call i32 @pthread_key_delete(i32 noundef %23) #9
  br label %25

25:                                               
  %26 = phi i64 [ %20, %17 ], [ %22, %21 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #9
  br label %27

27:                                               
  %28 = phi i64 [ %26, %25 ], [ %4, %1 ]
  %29 = trunc i64 %28 to i32
  %30 = add i32 %29, -1
  %31 = call ptr @pthread_getspecific(i32 noundef %30) #9
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %41

33:                                               
  %34 = load i64, ptr %0, align 8
  %35 = add i64 %34, 16
  %36 = call ptr @calloc(i64 noundef 1, i64 noundef %35) #11
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               
  call void @perror(ptr noundef nonnull @.str) #12
  call void @abort() #10
  unreachable

39:                                               
  store ptr %0, ptr %36, align 8
  %40 = call i32 @pthread_setspecific(i32 noundef %30, ptr noundef nonnull %36) #9
  br label %41

41:                                               
  %42 = phi ptr [ %31, %27 ], [ %36, %39 ]
  %43 = getelementptr inbounds i8, ptr %42, i64 16
  ret ptr %43
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare ptr @pthread_getspecific(i32 noundef) local_unnamed_addr

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #4

declare void @abort() local_unnamed_addr #5

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_key_create(ptr noundef, ptr noundef) local_unnamed_addr

define internal void @end_of_thread(ptr noundef %0) #6 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %8, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void %4(ptr noundef nonnull %7) #9
  br label %8

8:                                                
  tail call void @free(ptr noundef nonnull %0)
  ret void
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #7

declare i32 @pthread_key_delete(i32 noundef) local_unnamed_addr

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #8

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nofree nounwind }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }
attributes #7 = { nofree }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }
attributes #11 = { allocsize(0,1) }
attributes #12 = { cold }


