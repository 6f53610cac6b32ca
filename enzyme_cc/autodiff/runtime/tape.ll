; from tape.c, arena.h, support.h: 66b7493df63e01e1d0ab170f1702c3a8

%struct.arena = type { ptr, ptr, ptr, ptr, i64, i64, i64, ptr }

@__enzyme_cc_tape_limit = linkonce_odr hidden local_unnamed_addr constant i64 -1, align 8
@__enzyme_cc_tape_key_made = linkonce_odr hidden local_unnamed_addr global i32 0, align 4
@__enzyme_cc_tape_key = linkonce_odr hidden global i32 0, align 4
@__enzyme_cc_arena = linkonce_odr hidden thread_local global %struct.arena zeroinitializer, align 8
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [65 x i8] c"enzyme-cc: the tape would pass the bound of --enzyme-tape-limit\0A\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"enzyme-cc: out of tape memory\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__enzyme_cc_tape_open, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__enzyme_cc_tape_close, ptr null }]

define linkonce_odr hidden void @__enzyme_cc_tape_open() #0 {
  %1 = load i32, ptr @__enzyme_cc_tape_key_made, align 4
  %2 = icmp eq i32 %1, 0
  %3 = icmp ne ptr @pthread_key_create, null
  %4 = and i1 %3, %2
  %5 = icmp ne ptr @pthread_key_delete, null
  %6 = and i1 %5, %4
  %7 = icmp ne ptr @pthread_setspecific, null
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %13

9:                                                
  %10 = tail call i32 @pthread_key_create(ptr noundef nonnull @__enzyme_cc_tape_key, ptr noundef nonnull @free_segments) #12
  %11 = icmp eq i32 %10, 0
  %12 = zext i1 %11 to i32
  store i32 %12, ptr @__enzyme_cc_tape_key_made, align 4
  br label %13

13:                                               
  ret void
}

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef)

declare extern_weak i32 @pthread_key_delete(i32 noundef)

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef)

define internal void @free_segments(ptr nocapture noundef %0) #2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr noundef %3)
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %11, label %7

7:                                                
  %8 = phi ptr [ %9, %7 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef nonnull %8)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %7

11:                                               
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %0, i8 0, i64 64, i1 false)
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_idle_segments)
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %19, label %15

15:                                               
  %16 = phi ptr [ %17, %15 ], [ %13, %11 ]
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr noundef nonnull %16)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %15

19:                                               
  store ptr null, ptr %12, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_tape_close() #0 {
  %1 = load i32, ptr @__enzyme_cc_tape_key_made, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %6, label %3

3:                                                
  store i32 0, ptr @__enzyme_cc_tape_key_made, align 4
  %4 = load i32, ptr @__enzyme_cc_tape_key, align 4
  %5 = tail call i32 @pthread_key_delete(i32 noundef %4) #12
  br label %6

6:                                                
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %8 = getelementptr inbounds i8, ptr %7, i64 24
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %7, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %17, label %13

13:                                               
  %14 = phi ptr [ %15, %13 ], [ %11, %6 ]
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr noundef nonnull %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %13

17:                                               
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %7, i8 0, i64 64, i1 false)
  %18 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_idle_segments)
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               
  %22 = phi ptr [ %23, %21 ], [ %19, %17 ]
  %23 = load ptr, ptr %22, align 8
  tail call void @free(ptr noundef nonnull %22)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %21

25:                                               
  store ptr null, ptr %18, align 8
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

define linkonce_odr hidden noalias ptr @__enzyme_cc_tape_push(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %3 = add i64 %0, 15
  %4 = and i64 %3, -16
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = ptrtoint ptr %5 to i64
  %10 = sub i64 %8, %9
  %11 = icmp ugt i64 %4, %10
  br i1 %11, label %12, label %14

12:                                               
  %13 = tail call fastcc ptr @grow(ptr noundef nonnull %2, i64 noundef %4)
  br label %17

14:                                               
  %15 = add i64 %4, %9
  %16 = inttoptr i64 %15 to ptr
  store ptr %16, ptr %2, align 8
  br label %17

17:                                               
  %18 = phi ptr [ %13, %12 ], [ %5, %14 ]
  ret ptr %18
}

define internal fastcc nonnull ptr @grow(ptr noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = add i64 %1, 64
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  store ptr null, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %19, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = ptrtoint ptr %5 to i64
  %12 = sub i64 %10, %11
  %13 = icmp ult i64 %12, %3
  br i1 %13, label %14, label %110

14:                                               
  %15 = sub i64 %11, %10
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %15, %17
  store i64 %18, ptr %16, align 8
  tail call void @free(ptr noundef nonnull %5)
  br label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  %23 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_idle_segments)
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  %26 = select i1 %22, i1 true, i1 %25
  br i1 %26, label %61, label %27

27:                                               
  %28 = getelementptr inbounds i8, ptr %24, i64 8
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %29 to i64
  %31 = ptrtoint ptr %24 to i64
  %32 = sub i64 %30, %31
  %33 = icmp ult i64 %32, %3
  br i1 %33, label %42, label %49

34:                                               
  %35 = add nuw nsw i32 %43, 1
  %36 = getelementptr inbounds i8, ptr %45, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = ptrtoint ptr %45 to i64
  %40 = sub i64 %38, %39
  %41 = icmp ult i64 %40, %3
  br i1 %41, label %42, label %49

42:                                               
  %43 = phi i32 [ %35, %34 ], [ 0, %27 ]
  %44 = phi ptr [ %45, %34 ], [ %24, %27 ]
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  %47 = icmp ugt i32 %43, 6
  %48 = select i1 %46, i1 true, i1 %47
  br i1 %48, label %61, label %34

49:                                               
  %50 = phi i64 [ %31, %27 ], [ %39, %34 ]
  %51 = phi ptr [ %24, %27 ], [ %45, %34 ]
  %52 = phi ptr [ %23, %27 ], [ %44, %34 ]
  %53 = load ptr, ptr %51, align 8
  store ptr %53, ptr %52, align 8
  %54 = getelementptr inbounds i8, ptr %51, i64 8
  %55 = load ptr, ptr %54, align 8
  %56 = ptrtoint ptr %55 to i64
  %57 = sub i64 %56, %50
  %58 = getelementptr inbounds i8, ptr %0, i64 32
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %57, %59
  store i64 %60, ptr %58, align 8
  br label %110

61:                                               
  %62 = select i1 %22, i64 262144, i64 %21
  %63 = getelementptr inbounds i8, ptr %0, i64 16
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %73, label %66

66:                                               
  %67 = getelementptr inbounds i8, ptr %64, i64 8
  %68 = load ptr, ptr %67, align 8
  %69 = ptrtoint ptr %68 to i64
  %70 = ptrtoint ptr %64 to i64
  %71 = sub i64 %69, %70
  %72 = shl i64 %71, 1
  br label %73

73:                                               
  %74 = phi i64 [ %72, %66 ], [ %62, %61 ]
  %75 = getelementptr inbounds i8, ptr %0, i64 32
  %76 = load i64, ptr %75, align 8
  %77 = add i64 %76, %3
  %78 = load i64, ptr @__enzyme_cc_tape_limit, align 8
  %79 = icmp ugt i64 %77, %78
  br i1 %79, label %80, label %82

80:                                               
  %81 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 64) #12
  tail call void @abort() #13
  unreachable

82:                                               
  %83 = tail call i64 @llvm.umax.i64(i64 %74, i64 %3)
  %84 = sub i64 %78, %76
  %85 = icmp ugt i64 %83, %84
  %86 = select i1 %85, i64 %3, i64 %83
  %87 = icmp ugt i64 %86, 4194303
  %88 = select i1 %87, i64 -2097152, i64 -64
  %89 = select i1 %87, i64 2097152, i64 64
  %90 = add i64 %86, -1
  %91 = add i64 %90, %89
  %92 = and i64 %91, %88
  %93 = tail call ptr @aligned_alloc(i64 noundef %89, i64 noundef %92) #14
  call void @llvm.assume(i1 true) [ "align"(ptr %93, i64 %89) ]
  %94 = icmp eq ptr %93, null
  br i1 %94, label %95, label %96

95:                                               
  tail call void @perror(ptr noundef nonnull @.str.1) #15
  tail call void @abort() #13
  unreachable

96:                                               
  br i1 %87, label %97, label %100

97:                                               
  %98 = tail call i32 @madvise(ptr noundef nonnull %93, i64 noundef %92, i32 noundef 14) #12
  %99 = load i64, ptr %75, align 8
  br label %100

100:                                              
  %101 = phi i64 [ %99, %97 ], [ %76, %96 ]
  %102 = getelementptr inbounds i8, ptr %93, i64 %92
  %103 = getelementptr inbounds i8, ptr %93, i64 8
  store ptr %102, ptr %103, align 8
  %104 = add i64 %101, %92
  store i64 %104, ptr %75, align 8
  %105 = load i32, ptr @__enzyme_cc_tape_key_made, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %110, label %107

107:                                              
  %108 = load i32, ptr @__enzyme_cc_tape_key, align 4
  %109 = tail call i32 @pthread_setspecific(i32 noundef %108, ptr noundef nonnull %0) #12
  br label %110

110:                                              
  %111 = phi ptr [ %51, %49 ], [ %5, %7 ], [ %93, %100 ], [ %93, %107 ]
  %112 = getelementptr inbounds i8, ptr %0, i64 16
  %113 = load ptr, ptr %112, align 8
  store ptr %113, ptr %111, align 8
  %114 = load ptr, ptr %0, align 8
  %115 = getelementptr inbounds i8, ptr %111, i64 16
  store ptr %114, ptr %115, align 8
  store ptr %111, ptr %112, align 8
  %116 = getelementptr inbounds i8, ptr %111, i64 8
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %117, ptr %118, align 8
  %119 = getelementptr inbounds i8, ptr %111, i64 64
  %120 = getelementptr inbounds i8, ptr %119, i64 %1
  store ptr %120, ptr %0, align 8
  ret ptr %119
}

define linkonce_odr hidden ptr @__enzyme_cc_tape_mark() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %2 = load ptr, ptr %1, align 8
  ret ptr %2
}

define linkonce_odr hidden void @__enzyme_cc_tape_pop(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %3 = getelementptr inbounds i8, ptr %2, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %60, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = getelementptr inbounds i8, ptr %2, i64 56
  %10 = getelementptr inbounds i8, ptr %2, i64 24
  %11 = getelementptr inbounds i8, ptr %2, i64 32
  br label %12

12:                                               
  %13 = phi ptr [ %4, %6 ], [ %58, %57 ]
  %14 = icmp uge ptr %13, %0
  %15 = load ptr, ptr %7, align 8
  %16 = icmp ult ptr %15, %0
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %19, label %18

18:                                               
  store ptr %0, ptr %2, align 8
  br label %60

19:                                               
  %20 = load ptr, ptr %13, align 8
  store ptr %20, ptr %3, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 16
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %2, align 8
  %23 = load ptr, ptr %13, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %23, i64 8
  %27 = load ptr, ptr %26, align 8
  br label %28

28:                                               
  %29 = phi ptr [ %27, %25 ], [ null, %19 ]
  store ptr %29, ptr %7, align 8
  %30 = load i64, ptr %8, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %34, label %32

32:                                               
  %33 = load ptr, ptr %9, align 8
  store ptr %33, ptr %13, align 8
  store ptr %13, ptr %9, align 8
  br label %57

34:                                               
  %35 = load ptr, ptr %10, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %38

37:                                               
  store ptr %13, ptr %10, align 8
  br label %57

38:                                               
  %39 = getelementptr inbounds i8, ptr %13, i64 8
  %40 = load ptr, ptr %39, align 8
  %41 = ptrtoint ptr %40 to i64
  %42 = ptrtoint ptr %13 to i64
  %43 = sub i64 %41, %42
  %44 = getelementptr inbounds i8, ptr %35, i64 8
  %45 = load ptr, ptr %44, align 8
  %46 = ptrtoint ptr %45 to i64
  %47 = ptrtoint ptr %35 to i64
  %48 = sub i64 %46, %47
  %49 = icmp ugt i64 %43, %48
  %50 = load i64, ptr %11, align 8
  br i1 %49, label %51, label %54

51:                                               
  %52 = sub i64 %47, %46
  %53 = add i64 %52, %50
  store i64 %53, ptr %11, align 8
  tail call void @free(ptr noundef nonnull %35)
  store ptr %13, ptr %10, align 8
  br label %57

54:                                               
  %55 = sub i64 %42, %41
  %56 = add i64 %55, %50
  store i64 %56, ptr %11, align 8
  tail call void @free(ptr noundef nonnull %13)
  br label %57

57:                                               
  %58 = load ptr, ptr %3, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %12

60:                                               
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #6

declare void @abort() local_unnamed_addr #7

declare noalias noundef ptr @aligned_alloc(i64 allocalign noundef, i64 noundef) local_unnamed_addr #8

declare void @llvm.assume(i1 noundef) #9

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #10

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr

declare i64 @llvm.umax.i64(i64, i64) #11

attributes #0 = { noinline nounwind }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree }
attributes #7 = { noreturn nounwind }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized,aligned") allocsize(1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nofree nounwind }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { noreturn nounwind }
attributes #14 = { allocsize(1) }
attributes #15 = { cold }


