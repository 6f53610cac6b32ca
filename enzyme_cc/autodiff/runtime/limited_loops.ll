; from limited_loops.c, arena.h, undo.h, checkpoint.h, support.h: 46222590690bb49e651209be9f1ef0f6

%struct.arena = type { ptr, ptr, ptr, ptr, i64, i64, i64, ptr }
%struct.enzyme_ckpt_slot = type { ptr, i64, i64, i32 }

@__enzyme_cc_undo_stack = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_arena = linkonce_odr hidden thread_local local_unnamed_addr global %struct.arena zeroinitializer, align 8
@__enzyme_cc_undo_segment = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_undo_top = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_layer = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_undo_fresh_count = linkonce_odr hidden thread_local local_unnamed_addr global i64 0, align 8
@__enzyme_cc_undo_fresh_room = linkonce_odr hidden thread_local local_unnamed_addr global i64 0, align 8
@__enzyme_cc_undo_fresh = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [50 x i8] c"enzyme-cc: out of memory for what steps allocate\0A\00", align 1
@__enzyme_cc_undo_loop = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str.1 = private unnamed_addr constant [126 x i8] c"an iteration of this loop frees memory that is older than it is: it cannot be run again, as --enzyme-tape-limit would have it\00", align 1
@__enzyme_cc_deferred = external thread_local local_unnamed_addr global ptr, align 8
@__enzyme_cc_tape_limit = external local_unnamed_addr constant i64, align 8
@.str.2 = private unnamed_addr constant [166 x i8] c"the tape of this loop does not fit in the bound of --enzyme-tape-limit: what an iteration overwrites is %llu bytes, and of %llu a seventh part at most is free for it\00", align 1
@__enzyme_cc_undo_held = linkonce_odr hidden thread_local local_unnamed_addr global i64 0, align 8
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str.3 = private unnamed_addr constant [15 x i8] c"%s%serror: %s\0A\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"enzyme-cc: \00", align 1
@.str.6 = private unnamed_addr constant [51 x i8] c"enzyme-cc: out of memory for what steps overwrite\0A\00", align 1
@.str.7 = private unnamed_addr constant [41 x i8] c"out of memory for the tapes of this loop\00", align 1
@.str.8 = private unnamed_addr constant [14 x i8] c"out of memory\00", align 1
@stderr = external local_unnamed_addr global ptr, align 8
@.str.9 = private unnamed_addr constant [28 x i8] c"enzyme-cc: checkpoints: %s\0A\00", align 1
@.str.10 = private unnamed_addr constant [16 x i8] c"a slot below -2\00", align 1
@enzyme_ckpt_act.names.rel = internal unnamed_addr constant [8 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.11 to i64), i64 ptrtoint (ptr @enzyme_ckpt_act.names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.12 to i64), i64 ptrtoint (ptr @enzyme_ckpt_act.names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.13 to i64), i64 ptrtoint (ptr @enzyme_ckpt_act.names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.14 to i64), i64 ptrtoint (ptr @enzyme_ckpt_act.names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.15 to i64), i64 ptrtoint (ptr @enzyme_ckpt_act.names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.16 to i64), i64 ptrtoint (ptr @enzyme_ckpt_act.names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.17 to i64), i64 ptrtoint (ptr @enzyme_ckpt_act.names.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.18 to i64), i64 ptrtoint (ptr @enzyme_ckpt_act.names.rel to i64)) to i32)], align 4
@.str.11 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"store\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"restore\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"forward\00", align 1
@.str.15 = private unnamed_addr constant [11 x i8] c"first turn\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"turn\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"done\00", align 1
@.str.19 = private unnamed_addr constant [54 x i8] c"enzyme-cc: checkpoints: %s %lld from %lld, slot %lld\0A\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c"wb\00", align 1
@.str.21 = private unnamed_addr constant [53 x i8] c"a snapshot cannot be written to the folder spill_dir\00", align 1
@.str.22 = private unnamed_addr constant [29 x i8] c"%s/enzyme-checkpoint-%p-%lld\00", align 1
@.str.23 = private unnamed_addr constant [48 x i8] c"a file of the folder spill_dir cannot be opened\00", align 1
@.str.24 = private unnamed_addr constant [38 x i8] c"the schedule of this loop is at fault\00", align 1
@.str.25 = private unnamed_addr constant [119 x i8] c"an iteration of this loop keeps memory that it allocates: it cannot be run again, as --enzyme-tape-limit would have it\00", align 1
@.str.26 = private unnamed_addr constant [120 x i8] c"enzyme-cc: checkpoints: %lld steps run again or first, %lld taped, %lld stores, %lld restores, %lld slots (%llu bytes)\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_undo_note(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %64, label %4

4:                                                
  %5 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %6 = icmp ule ptr %5, %0
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_stack)
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ugt ptr %8, %0
  %10 = select i1 %6, i1 %9, i1 false
  br i1 %10, label %64, label %11

11:                                               
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_segment)
  %15 = load ptr, ptr %14, align 8
  %16 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_top)
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               
  %19 = phi ptr [ %13, %11 ], [ %20, %30 ]
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %31, label %22

22:                                               
  %23 = icmp eq ptr %20, %15
  %24 = select i1 %23, ptr %17, ptr %20
  %25 = icmp ugt ptr %24, %0
  br i1 %25, label %30, label %26

26:                                               
  %27 = getelementptr inbounds i8, ptr %20, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ugt ptr %28, %0
  br i1 %29, label %64, label %30

30:                                               
  br i1 %23, label %31, label %18

31:                                               
  %32 = ptrtoint ptr %0 to i64
  %33 = lshr i64 %32, 2
  %34 = add i64 %1, -1
  %35 = add i64 %34, %32
  %36 = lshr i64 %35, 2
  %37 = icmp ugt i64 %33, %36
  br i1 %37, label %64, label %38

38:                                               
  %39 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_layer)
  br label %40

40:                                               
  %41 = phi i64 [ %33, %38 ], [ %62, %61 ]
  %42 = load ptr, ptr %39, align 8
  %43 = lshr i64 %41, 10
  %44 = tail call fastcc ptr @undo_page(ptr noundef %42, i64 noundef %43)
  %45 = and i64 %41, 1023
  %46 = and i64 %41, 63
  %47 = shl nuw i64 1, %46
  %48 = getelementptr inbounds i8, ptr %44, i64 8
  %49 = lshr i64 %45, 6
  %50 = getelementptr inbounds [16 x i64], ptr %48, i64 0, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = and i64 %51, %47
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %61

54:                                               
  %55 = or i64 %51, %47
  store i64 %55, ptr %50, align 8
  %56 = shl nuw i64 %41, 2
  %57 = inttoptr i64 %56 to ptr
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds i8, ptr %44, i64 136
  %60 = getelementptr inbounds [1024 x i32], ptr %59, i64 0, i64 %45
  store i32 %58, ptr %60, align 4
  br label %61

61:                                               
  %62 = add nuw nsw i64 %41, 1
  %63 = icmp eq i64 %41, %36
  br i1 %63, label %64, label %40

64:                                               
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare ptr @llvm.frameaddress.p0(i32 immarg) #2

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define internal fastcc ptr @undo_page(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                
  %7 = load i64, ptr %4, align 8
  %8 = icmp eq i64 %7, %1
  br i1 %8, label %110, label %9

9:                                                
  %10 = mul i64 %1, -7046029254386353131
  %11 = lshr i64 %10, 20
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, -1
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = and i64 %14, %11
  %18 = getelementptr inbounds ptr, ptr %16, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %32, label %21

21:                                               
  %22 = phi ptr [ %30, %26 ], [ %19, %9 ]
  %23 = phi i64 [ %28, %26 ], [ %17, %9 ]
  %24 = load i64, ptr %22, align 8
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %108, label %26

26:                                               
  %27 = add i64 %23, 1
  %28 = and i64 %27, %14
  %29 = getelementptr inbounds ptr, ptr %16, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %21

32:                                               
  %33 = phi i64 [ %17, %9 ], [ %28, %26 ]
  %34 = getelementptr inbounds ptr, ptr %16, i64 %33
  %35 = getelementptr inbounds i8, ptr %0, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = shl i64 %37, 1
  %39 = icmp ugt i64 %38, %13
  br i1 %39, label %40, label %101

40:                                               
  %41 = shl i64 %13, 4
  %42 = tail call ptr @calloc(i64 noundef 1, i64 noundef %41) #18
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %46

44:                                               
  %45 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  tail call void @abort() #20
  unreachable

46:                                               
  %47 = shl i64 %13, 1
  %48 = icmp eq i64 %13, 0
  br i1 %48, label %81, label %49

49:                                               
  %50 = add i64 %47, -1
  br label %51

51:                                               
  %52 = phi i64 [ 0, %49 ], [ %79, %78 ]
  %53 = getelementptr inbounds ptr, ptr %16, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %78, label %56

56:                                               
  %57 = load i64, ptr %54, align 8
  %58 = mul i64 %57, -7046029254386353131
  %59 = lshr i64 %58, 20
  %60 = and i64 %59, %50
  %61 = getelementptr inbounds ptr, ptr %42, i64 %60
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %75, label %64

64:                                               
  %65 = phi ptr [ %73, %69 ], [ %62, %56 ]
  %66 = phi i64 [ %71, %69 ], [ %60, %56 ]
  %67 = load i64, ptr %65, align 8
  %68 = icmp eq i64 %67, %57
  br i1 %68, label %75, label %69

69:                                               
  %70 = add i64 %66, 1
  %71 = and i64 %70, %50
  %72 = getelementptr inbounds ptr, ptr %42, i64 %71
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %75, label %64

75:                                               
  %76 = phi i64 [ %60, %56 ], [ %71, %69 ], [ %66, %64 ]
  %77 = getelementptr inbounds ptr, ptr %42, i64 %76
  store ptr %54, ptr %77, align 8
  br label %78

78:                                               
  %79 = add nuw i64 %52, 1
  %80 = icmp eq i64 %79, %13
  br i1 %80, label %81, label %51

81:                                               
  %82 = phi i64 [ -1, %46 ], [ %50, %78 ]
  tail call void @free(ptr noundef %16)
  store ptr %42, ptr %15, align 8
  store i64 %47, ptr %12, align 8
  %83 = and i64 %82, %11
  %84 = getelementptr inbounds ptr, ptr %42, i64 %83
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %98, label %87

87:                                               
  %88 = phi ptr [ %96, %92 ], [ %85, %81 ]
  %89 = phi i64 [ %94, %92 ], [ %83, %81 ]
  %90 = load i64, ptr %88, align 8
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %98, label %92

92:                                               
  %93 = add i64 %89, 1
  %94 = and i64 %93, %82
  %95 = getelementptr inbounds ptr, ptr %42, i64 %94
  %96 = load ptr, ptr %95, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %98, label %87

98:                                               
  %99 = phi i64 [ %83, %81 ], [ %89, %87 ], [ %94, %92 ]
  %100 = getelementptr inbounds ptr, ptr %42, i64 %99
  br label %101

101:                                              
  %102 = phi ptr [ %100, %98 ], [ %34, %32 ]
  %103 = tail call dereferenceable_or_null(4232) ptr @calloc(i64 noundef 1, i64 noundef 4232) #18
  %104 = icmp eq ptr %103, null
  br i1 %104, label %105, label %107

105:                                              
  %106 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  tail call void @abort() #20
  unreachable

107:                                              
  store ptr %103, ptr %102, align 8
  store i64 %1, ptr %103, align 8
  br label %108

108:                                              
  %109 = phi ptr [ %103, %107 ], [ %22, %21 ]
  store ptr %109, ptr %3, align 8
  br label %110

110:                                              
  %111 = phi ptr [ %109, %108 ], [ %4, %6 ]
  ret ptr %111
}

define linkonce_odr hidden void @__enzyme_cc_undo_made(ptr noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %30, label %3

3:                                                
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_fresh_count)
  %5 = load i64, ptr %4, align 8
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_fresh_room)
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %11, label %9

9:                                                
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_fresh)
  br label %24

11:                                               
  %12 = icmp eq i64 %5, 0
  %13 = shl i64 %5, 1
  %14 = select i1 %12, i64 64, i64 %13
  store i64 %14, ptr %6, align 8
  %15 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_fresh)
  %16 = load ptr, ptr %15, align 8
  %17 = shl i64 %14, 3
  %18 = tail call ptr @realloc(ptr noundef %16, i64 noundef %17) #21
  store ptr %18, ptr %15, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %22, label %20

20:                                               
  %21 = load i64, ptr %4, align 8
  br label %24

22:                                               
  %23 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 49) #19
  tail call void @abort() #20
  unreachable

24:                                               
  %25 = phi ptr [ %10, %9 ], [ %15, %20 ]
  %26 = phi i64 [ %5, %9 ], [ %21, %20 ]
  %27 = load ptr, ptr %25, align 8
  %28 = add i64 %26, 1
  store i64 %28, ptr %4, align 8
  %29 = getelementptr inbounds ptr, ptr %27, i64 %26
  store ptr %0, ptr %29, align 8
  br label %30

30:                                               
  ret void
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #5

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #6

declare void @abort() local_unnamed_addr #7

define linkonce_odr hidden void @__enzyme_cc_undo_freed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca [512 x i8], align 16
  %3 = icmp eq ptr %0, null
  br i1 %3, label %91, label %4

4:                                                
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_fresh_count)
  %6 = load i64, ptr %5, align 8
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_fresh)
  %8 = load ptr, ptr %7, align 8
  br label %9

9:                                                
  %10 = phi i64 [ %6, %4 ], [ %13, %12 ]
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %81, label %12

12:                                               
  %13 = add i64 %10, -1
  %14 = getelementptr inbounds ptr, ptr %8, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, %0
  br i1 %16, label %17, label %9

17:                                               
  %18 = getelementptr inbounds ptr, ptr %8, i64 %13
  %19 = add i64 %6, -1
  store i64 %19, ptr %5, align 8
  %20 = getelementptr inbounds ptr, ptr %8, i64 %19
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %18, align 8
  %22 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_layer)
  %23 = load ptr, ptr %22, align 8
  %24 = tail call i64 @malloc_usable_size(ptr noundef nonnull %0) #19
  %25 = icmp eq ptr %23, null
  br i1 %25, label %91, label %26

26:                                               
  %27 = getelementptr inbounds i8, ptr %0, i64 %24
  %28 = icmp sgt i64 %24, 0
  br label %29

29:                                               
  %30 = phi ptr [ %23, %26 ], [ %35, %34 ]
  br i1 %28, label %31, label %34

31:                                               
  %32 = getelementptr inbounds i8, ptr %30, i64 16
  %33 = getelementptr inbounds i8, ptr %30, i64 8
  br label %37

34:                                               
  %35 = load ptr, ptr %30, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %91, label %29

37:                                               
  %38 = phi ptr [ %0, %31 ], [ %79, %77 ]
  %39 = ptrtoint ptr %38 to i64
  %40 = lshr i64 %39, 12
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 20
  %43 = load i64, ptr %32, align 8
  %44 = add i64 %43, -1
  %45 = load ptr, ptr %33, align 8
  %46 = and i64 %42, %44
  %47 = getelementptr inbounds ptr, ptr %45, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %61, label %50

50:                                               
  %51 = phi ptr [ %59, %55 ], [ %48, %37 ]
  %52 = phi i64 [ %57, %55 ], [ %46, %37 ]
  %53 = load i64, ptr %51, align 8
  %54 = icmp eq i64 %53, %40
  br i1 %54, label %66, label %55

55:                                               
  %56 = add i64 %52, 1
  %57 = and i64 %56, %44
  %58 = getelementptr inbounds ptr, ptr %45, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %50

61:                                               
  %62 = and i64 %39, -4096
  %63 = add i64 %62, 4096
  %64 = inttoptr i64 %63 to ptr
  %65 = getelementptr inbounds i8, ptr %64, i64 -4
  br label %77

66:                                               
  %67 = lshr i64 %39, 2
  %68 = and i64 %67, 63
  %69 = shl nuw i64 1, %68
  %70 = xor i64 %69, -1
  %71 = getelementptr inbounds i8, ptr %51, i64 8
  %72 = lshr i64 %39, 8
  %73 = and i64 %72, 15
  %74 = getelementptr inbounds [16 x i64], ptr %71, i64 0, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = and i64 %75, %70
  store i64 %76, ptr %74, align 8
  br label %77

77:                                               
  %78 = phi ptr [ %38, %66 ], [ %65, %61 ]
  %79 = getelementptr inbounds i8, ptr %78, i64 4
  %80 = icmp ult ptr %79, %27
  br i1 %80, label %37, label %34

81:                                               
  %82 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_loop)
  %83 = load ptr, ptr %82, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2) #19
  %84 = load i8, ptr %83, align 1
  %85 = icmp eq i8 %84, 0
  %86 = select i1 %85, ptr @.str.5, ptr @.str.4
  %87 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %2, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %83, ptr noundef nonnull %86, ptr noundef nonnull @.str.1) #19
  %88 = tail call i32 @llvm.smin.i32(i32 %87, i32 511)
  %89 = sext i32 %88 to i64
  %90 = call i64 @write(i32 noundef 2, ptr noundef nonnull %2, i64 noundef %89) #19
  tail call void @abort() #20
  unreachable

91:                                               
  ret void
}

declare i64 @malloc_usable_size(ptr noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_undo_forget_deferred(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_deferred)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  %5 = icmp ne ptr %3, %0
  %6 = and i1 %4, %5
  br i1 %6, label %8, label %7

7:                                                
  ret void

8:                                                
  %9 = phi ptr [ %17, %16 ], [ %3, %1 ]
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, @free
  br i1 %12, label %13, label %16

13:                                               
  %14 = getelementptr inbounds i8, ptr %9, i64 8
  %15 = load ptr, ptr %14, align 8
  tail call void @__enzyme_cc_undo_freed(ptr noundef %15)
  br label %16

16:                                               
  %17 = load ptr, ptr %9, align 8
  %18 = icmp ne ptr %17, null
  %19 = icmp ne ptr %17, %0
  %20 = and i1 %18, %19
  br i1 %20, label %8, label %7
}

declare void @free(ptr allocptr nocapture noundef) #9

define linkonce_odr hidden ptr @__enzyme_cc_limited_open(i64 noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call dereferenceable_or_null(104) ptr @calloc(i64 noundef 1, i64 noundef 104) #18
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                
  %6 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  tail call void @abort() #20
  unreachable

7:                                                
  store ptr %1, ptr %3, align 8
  %8 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %0, ptr %8, align 8
  ret ptr %3
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #11

define linkonce_odr hidden void @__enzyme_cc_limited_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca [512 x i8], align 16
  %6 = alloca [512 x i8], align 16
  %7 = alloca ptr, align 8
  %8 = alloca [256 x i8], align 16
  %9 = load i64, ptr @__enzyme_cc_tape_limit, align 8
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_held)
  %11 = load i64, ptr %10, align 8
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %28, label %16

16:                                               
  %17 = phi ptr [ %26, %16 ], [ %14, %4 ]
  %18 = phi ptr [ %25, %16 ], [ %12, %4 ]
  %19 = phi i64 [ %24, %16 ], [ %11, %4 ]
  %20 = load ptr, ptr %18, align 8
  %21 = ptrtoint ptr %20 to i64
  %22 = ptrtoint ptr %17 to i64
  %23 = sub i64 %19, %22
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds i8, ptr %17, i64 16
  %26 = load ptr, ptr %17, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %16

28:                                               
  %29 = phi i64 [ %11, %4 ], [ %24, %16 ]
  %30 = icmp ugt i64 %9, %29
  %31 = sub i64 %9, %29
  %32 = lshr i64 %31, 1
  %33 = select i1 %30, i64 %32, i64 0
  %34 = tail call fastcc ptr @new_layer()
  %35 = load i64, ptr %10, align 8
  %36 = load ptr, ptr %13, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %50, label %38

38:                                               
  %39 = phi ptr [ %48, %38 ], [ %36, %28 ]
  %40 = phi ptr [ %47, %38 ], [ %12, %28 ]
  %41 = phi i64 [ %46, %38 ], [ %35, %28 ]
  %42 = load ptr, ptr %40, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = ptrtoint ptr %39 to i64
  %45 = sub i64 %41, %44
  %46 = add i64 %45, %43
  %47 = getelementptr inbounds i8, ptr %39, i64 16
  %48 = load ptr, ptr %39, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %38

50:                                               
  %51 = phi i64 [ %35, %28 ], [ %46, %38 ]
  %52 = tail call ptr @__enzyme_cc_tape_mark() #19
  %53 = tail call ptr @__enzyme_cc_deferred_mark() #19
  %54 = getelementptr inbounds i8, ptr %0, i64 16
  %55 = getelementptr inbounds i8, ptr %0, i64 32
  %56 = getelementptr inbounds i8, ptr %0, i64 24
  %57 = getelementptr inbounds i8, ptr %0, i64 8
  %58 = getelementptr inbounds i8, ptr %34, i64 16
  %59 = getelementptr inbounds i8, ptr %34, i64 24
  br label %60

60:                                               
  %61 = phi i32 [ 0, %50 ], [ %288, %287 ]
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %177

63:                                               
  %64 = call fastcc ptr @new_layer()
  %65 = load i64, ptr %54, align 8
  %66 = call fastcc i32 @run_noted(ptr noundef %0, ptr noundef %64, ptr noundef %1, ptr noundef readonly %2, i64 noundef %65)
  %67 = getelementptr inbounds i8, ptr %64, i64 16
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %173, label %70

70:                                               
  %71 = getelementptr inbounds i8, ptr %64, i64 8
  br label %72

72:                                               
  %73 = phi i64 [ %68, %70 ], [ %108, %107 ]
  %74 = phi i64 [ 0, %70 ], [ %109, %107 ]
  %75 = load ptr, ptr %71, align 8
  %76 = getelementptr inbounds ptr, ptr %75, i64 %74
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %107, label %79

79:                                               
  %80 = getelementptr inbounds i8, ptr %77, i64 8
  %81 = getelementptr inbounds i8, ptr %77, i64 136
  br label %82

82:                                               
  %83 = phi i64 [ 0, %79 ], [ %90, %89 ]
  %84 = getelementptr inbounds [16 x i64], ptr %80, i64 0, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %89, label %87

87:                                               
  %88 = shl i64 %83, 6
  br label %92

89:                                               
  %90 = add nuw nsw i64 %83, 1
  %91 = icmp eq i64 %90, 16
  br i1 %91, label %105, label %82

92:                                               
  %93 = phi i64 [ %85, %87 ], [ %103, %92 ]
  %94 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %93, i1 true)
  %95 = or disjoint i64 %94, %88
  %96 = getelementptr inbounds [1024 x i32], ptr %81, i64 0, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = load i64, ptr %77, align 8
  %99 = shl i64 %98, 12
  %100 = inttoptr i64 %99 to ptr
  %101 = getelementptr inbounds i32, ptr %100, i64 %95
  store i32 %97, ptr %101, align 4
  %102 = add i64 %93, -1
  %103 = and i64 %102, %93
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %89, label %92

105:                                              
  %106 = load i64, ptr %67, align 8
  br label %107

107:                                              
  %108 = phi i64 [ %106, %105 ], [ %73, %72 ]
  %109 = add nuw i64 %74, 1
  %110 = icmp ult i64 %109, %108
  br i1 %110, label %72, label %111

111:                                              
  %112 = icmp eq i64 %108, 0
  br i1 %112, label %173, label %113

113:                                              
  %114 = phi i64 [ %158, %157 ], [ %108, %111 ]
  %115 = phi i64 [ %159, %157 ], [ 0, %111 ]
  %116 = load ptr, ptr %71, align 8
  %117 = getelementptr inbounds ptr, ptr %116, i64 %115
  %118 = load ptr, ptr %117, align 8
  %119 = icmp eq ptr %118, null
  br i1 %119, label %157, label %120

120:                                              
  %121 = load i64, ptr %118, align 8
  %122 = call fastcc ptr @undo_page(ptr noundef %34, i64 noundef %121)
  %123 = getelementptr inbounds i8, ptr %118, i64 8
  %124 = getelementptr inbounds i8, ptr %122, i64 8
  %125 = getelementptr inbounds i8, ptr %118, i64 136
  %126 = getelementptr inbounds i8, ptr %122, i64 136
  br label %127

127:                                              
  %128 = phi i64 [ 0, %120 ], [ %139, %138 ]
  %129 = getelementptr inbounds [16 x i64], ptr %123, i64 0, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds [16 x i64], ptr %124, i64 0, i64 %128
  %132 = load i64, ptr %131, align 8
  %133 = xor i64 %132, -1
  %134 = and i64 %130, %133
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %138, label %136

136:                                              
  %137 = shl i64 %128, 6
  br label %141

138:                                              
  %139 = add nuw nsw i64 %128, 1
  %140 = icmp eq i64 %139, 16
  br i1 %140, label %155, label %127

141:                                              
  %142 = phi i64 [ %134, %136 ], [ %153, %141 ]
  %143 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %142, i1 true)
  %144 = or disjoint i64 %143, %137
  %145 = getelementptr inbounds [1024 x i32], ptr %125, i64 0, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = getelementptr inbounds [1024 x i32], ptr %126, i64 0, i64 %144
  store i32 %146, ptr %147, align 4
  %148 = sub i64 0, %142
  %149 = and i64 %142, %148
  %150 = load i64, ptr %131, align 8
  %151 = or i64 %150, %149
  store i64 %151, ptr %131, align 8
  %152 = add i64 %142, -1
  %153 = and i64 %152, %142
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %138, label %141

155:                                              
  %156 = load i64, ptr %67, align 8
  br label %157

157:                                              
  %158 = phi i64 [ %156, %155 ], [ %114, %113 ]
  %159 = add nuw i64 %115, 1
  %160 = icmp ult i64 %159, %158
  br i1 %160, label %113, label %161

161:                                              
  %162 = icmp eq i64 %158, 0
  br i1 %162, label %173, label %163

163:                                              
  %164 = phi i64 [ %170, %163 ], [ 0, %161 ]
  %165 = load ptr, ptr %71, align 8
  %166 = getelementptr inbounds ptr, ptr %165, i64 %164
  %167 = load ptr, ptr %166, align 8
  call void @free(ptr noundef %167)
  %168 = load ptr, ptr %71, align 8
  %169 = getelementptr inbounds ptr, ptr %168, i64 %164
  store ptr null, ptr %169, align 8
  %170 = add nuw i64 %164, 1
  %171 = load i64, ptr %67, align 8
  %172 = icmp ult i64 %170, %171
  br i1 %172, label %163, label %173

173:                                              
  %174 = getelementptr inbounds i8, ptr %64, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %174, i8 0, i64 16, i1 false)
  %175 = getelementptr inbounds i8, ptr %64, i64 8
  %176 = load ptr, ptr %175, align 8
  call void @free(ptr noundef %176)
  call void @free(ptr noundef nonnull %64)
  br label %177

177:                                              
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #19
  %178 = load i64, ptr %54, align 8
  %179 = call i32 %3(ptr noundef %1, i64 noundef %178, ptr noundef nonnull %7) #19
  %180 = load ptr, ptr %7, align 8
  %181 = load i64, ptr %54, align 8
  %182 = load i64, ptr %55, align 8
  %183 = icmp eq i64 %181, %182
  br i1 %183, label %186, label %184

184:                                              
  %185 = load ptr, ptr %56, align 8
  br label %205

186:                                              
  %187 = icmp eq i64 %181, 0
  %188 = shl nsw i64 %181, 1
  %189 = select i1 %187, i64 16, i64 %188
  store i64 %189, ptr %55, align 8
  %190 = load ptr, ptr %56, align 8
  %191 = shl i64 %189, 3
  %192 = call ptr @realloc(ptr noundef %190, i64 noundef %191) #21
  store ptr %192, ptr %56, align 8
  %193 = icmp eq ptr %192, null
  br i1 %193, label %196, label %194

194:                                              
  %195 = load i64, ptr %54, align 8
  br label %205

196:                                              
  %197 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #19
  %198 = load i8, ptr %197, align 1
  %199 = icmp eq i8 %198, 0
  %200 = select i1 %199, ptr @.str.5, ptr @.str.4
  %201 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %197, ptr noundef nonnull %200, ptr noundef nonnull @.str.7) #19
  %202 = call i32 @llvm.smin.i32(i32 %201, i32 511)
  %203 = sext i32 %202 to i64
  %204 = call i64 @write(i32 noundef 2, ptr noundef nonnull %6, i64 noundef %203) #19
  call void @abort() #20
  unreachable

205:                                              
  %206 = phi i64 [ %181, %184 ], [ %195, %194 ]
  %207 = phi ptr [ %185, %184 ], [ %192, %194 ]
  %208 = getelementptr inbounds ptr, ptr %207, i64 %206
  store ptr %180, ptr %208, align 8
  %209 = load i64, ptr %10, align 8
  %210 = load ptr, ptr %13, align 8
  %211 = icmp eq ptr %210, null
  br i1 %211, label %224, label %212

212:                                              
  %213 = phi ptr [ %222, %212 ], [ %210, %205 ]
  %214 = phi ptr [ %221, %212 ], [ %12, %205 ]
  %215 = phi i64 [ %220, %212 ], [ %209, %205 ]
  %216 = load ptr, ptr %214, align 8
  %217 = ptrtoint ptr %216 to i64
  %218 = ptrtoint ptr %213 to i64
  %219 = sub i64 %215, %218
  %220 = add i64 %219, %217
  %221 = getelementptr inbounds i8, ptr %213, i64 16
  %222 = load ptr, ptr %213, align 8
  %223 = icmp eq ptr %222, null
  br i1 %223, label %224, label %212

224:                                              
  %225 = phi i64 [ %209, %205 ], [ %220, %212 ]
  %226 = sub i64 %225, %51
  %227 = load i64, ptr %57, align 8
  %228 = icmp sgt i64 %227, 0
  br i1 %228, label %229, label %237

229:                                              
  %230 = load i64, ptr %54, align 8
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %232, label %236

232:                                              
  %233 = add i64 %226, 8
  %234 = udiv i64 %33, %227
  %235 = icmp ugt i64 %233, %234
  br i1 %235, label %247, label %287

236:                                              
  br i1 %62, label %238, label %287

237:                                              
  br i1 %62, label %238, label %287

238:                                              
  %239 = load i64, ptr %58, align 8
  %240 = shl i64 %239, 3
  %241 = load i64, ptr %59, align 8
  %242 = mul i64 %241, 4232
  %243 = add i64 %226, 40
  %244 = add i64 %243, %240
  %245 = add i64 %244, %242
  %246 = icmp ugt i64 %245, %33
  br i1 %246, label %247, label %287

247:                                              
  call void @__enzyme_cc_tape_pop(ptr noundef %52) #19
  call void @__enzyme_cc_free_deferred(ptr noundef %53) #19
  %248 = load i64, ptr %58, align 8
  %249 = icmp eq i64 %248, 0
  br i1 %249, label %304, label %250

250:                                              
  %251 = getelementptr inbounds i8, ptr %34, i64 8
  %252 = load ptr, ptr %251, align 8
  br label %253

253:                                              
  %254 = phi i64 [ 0, %250 ], [ %285, %284 ]
  %255 = getelementptr inbounds ptr, ptr %252, i64 %254
  %256 = load ptr, ptr %255, align 8
  %257 = icmp eq ptr %256, null
  br i1 %257, label %284, label %258

258:                                              
  %259 = getelementptr inbounds i8, ptr %256, i64 8
  %260 = getelementptr inbounds i8, ptr %256, i64 136
  br label %261

261:                                              
  %262 = phi i64 [ 0, %258 ], [ %269, %268 ]
  %263 = getelementptr inbounds [16 x i64], ptr %259, i64 0, i64 %262
  %264 = load i64, ptr %263, align 8
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %268, label %266

266:                                              
  %267 = shl i64 %262, 6
  br label %271

268:                                              
  %269 = add nuw nsw i64 %262, 1
  %270 = icmp eq i64 %269, 16
  br i1 %270, label %284, label %261

271:                                              
  %272 = phi i64 [ %264, %266 ], [ %282, %271 ]
  %273 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %272, i1 true)
  %274 = or disjoint i64 %273, %267
  %275 = getelementptr inbounds [1024 x i32], ptr %260, i64 0, i64 %274
  %276 = load i32, ptr %275, align 4
  %277 = load i64, ptr %256, align 8
  %278 = shl i64 %277, 12
  %279 = inttoptr i64 %278 to ptr
  %280 = getelementptr inbounds i32, ptr %279, i64 %274
  store i32 %276, ptr %280, align 4
  %281 = add i64 %272, -1
  %282 = and i64 %281, %272
  %283 = icmp eq i64 %282, 0
  br i1 %283, label %268, label %271

284:                                              
  %285 = add nuw i64 %254, 1
  %286 = icmp eq i64 %285, %248
  br i1 %286, label %304, label %253

287:                                              
  %288 = phi i32 [ %61, %237 ], [ 1, %232 ], [ 0, %238 ], [ %61, %236 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #19
  %289 = load i64, ptr %54, align 8
  %290 = add nsw i64 %289, 1
  store i64 %290, ptr %54, align 8
  %291 = icmp eq i32 %179, 0
  br i1 %291, label %292, label %60

292:                                              
  store i64 %290, ptr %57, align 8
  %293 = load i64, ptr %58, align 8
  %294 = icmp eq i64 %293, 0
  %295 = getelementptr inbounds i8, ptr %34, i64 8
  %296 = load ptr, ptr %295, align 8
  br i1 %294, label %303, label %297

297:                                              
  %298 = phi i64 [ %301, %297 ], [ 0, %292 ]
  %299 = getelementptr inbounds ptr, ptr %296, i64 %298
  %300 = load ptr, ptr %299, align 8
  call void @free(ptr noundef %300)
  store ptr null, ptr %299, align 8
  %301 = add nuw i64 %298, 1
  %302 = icmp eq i64 %301, %293
  br i1 %302, label %303, label %297

303:                                              
  call void @free(ptr noundef %296)
  call void @free(ptr noundef nonnull %34)
  br label %468

304:                                              
  %305 = load ptr, ptr %56, align 8
  call void @free(ptr noundef %305)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %54, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #19
  %306 = icmp eq ptr %34, null
  br i1 %306, label %468, label %307

307:                                              
  %308 = shl i64 %248, 3
  %309 = add i64 %308, 40
  %310 = load i64, ptr %59, align 8
  %311 = mul i64 %310, 4232
  %312 = add i64 %309, %311
  %313 = udiv i64 %33, %312
  %314 = getelementptr inbounds i8, ptr %34, i64 8
  %315 = load ptr, ptr %314, align 8
  br i1 %249, label %322, label %316

316:                                              
  %317 = phi i64 [ %320, %316 ], [ 0, %307 ]
  %318 = getelementptr inbounds ptr, ptr %315, i64 %317
  %319 = load ptr, ptr %318, align 8
  call void @free(ptr noundef %319)
  store ptr null, ptr %318, align 8
  %320 = add nuw i64 %317, 1
  %321 = icmp eq i64 %320, %248
  br i1 %321, label %322, label %316

322:                                              
  call void @free(ptr noundef %315)
  call void @free(ptr noundef nonnull %34)
  %323 = icmp ult i64 %313, 6
  br i1 %323, label %324, label %334

324:                                              
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #19
  %325 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %8, i64 noundef 256, ptr noundef nonnull @.str.2, i64 noundef %312, i64 noundef %9) #19
  %326 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #19
  %327 = load i8, ptr %326, align 1
  %328 = icmp eq i8 %327, 0
  %329 = select i1 %328, ptr @.str.5, ptr @.str.4
  %330 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %326, ptr noundef nonnull %329, ptr noundef nonnull %8) #19
  %331 = call i32 @llvm.smin.i32(i32 %330, i32 511)
  %332 = sext i32 %331 to i64
  %333 = call i64 @write(i32 noundef 2, ptr noundef nonnull %5, i64 noundef %332) #19
  call void @abort() #20
  unreachable

334:                                              
  %335 = add nsw i64 %313, -4
  %336 = load i64, ptr %57, align 8
  %337 = icmp sgt i64 %336, 0
  %338 = call i64 @llvm.umin.i64(i64 %335, i64 %336)
  %339 = select i1 %337, i64 %338, i64 %335
  %340 = add nuw i64 %339, 4
  %341 = mul i64 %340, %312
  %342 = load i64, ptr %10, align 8
  %343 = add i64 %341, %342
  store i64 %343, ptr %10, align 8
  %344 = getelementptr inbounds i8, ptr %0, i64 48
  store i64 %339, ptr %344, align 8
  %345 = getelementptr inbounds i8, ptr %0, i64 56
  store i32 0, ptr %345, align 8
  %346 = getelementptr inbounds i8, ptr %0, i64 64
  store ptr null, ptr %346, align 8
  %347 = getelementptr inbounds i8, ptr %0, i64 72
  store i64 %341, ptr %347, align 8
  %348 = getelementptr inbounds i8, ptr %0, i64 80
  store ptr null, ptr %348, align 8
  %349 = icmp slt i64 %339, 1
  br i1 %349, label %350, label %373

350:                                              
  %351 = uitofp nneg i64 %336 to double
  br label %352

352:                                              
  %353 = phi i64 [ %372, %371 ], [ 1, %350 ]
  br i1 %337, label %354, label %369

354:                                              
  %355 = call i64 @llvm.smin.i64(i64 %353, i64 3)
  %356 = call i64 @llvm.smax.i64(i64 %353, i64 3)
  br label %357

357:                                              
  %358 = phi i64 [ 1, %354 ], [ %365, %357 ]
  %359 = phi double [ 1.000000e+00, %354 ], [ %364, %357 ]
  %360 = add nuw nsw i64 %358, %356
  %361 = uitofp nneg i64 %360 to double
  %362 = fmul double %359, %361
  %363 = uitofp nneg i64 %358 to double
  %364 = fdiv double %362, %363
  %365 = add nuw nsw i64 %358, 1
  %366 = icmp eq i64 %358, %355
  br i1 %366, label %367, label %357

367:                                              
  %368 = fcmp olt double %364, %351
  br i1 %368, label %371, label %373

369:                                              
  %370 = icmp ult i64 %353, 64
  br i1 %370, label %371, label %373

371:                                              
  %372 = add nuw nsw i64 %353, 1
  br label %352

373:                                              
  %374 = phi i64 [ %339, %334 ], [ %353, %367 ], [ %353, %369 ]
  %375 = call dereferenceable_or_null(160) ptr @calloc(i64 1, i64 160)
  %376 = icmp eq ptr %375, null
  br i1 %376, label %377, label %380

377:                                              
  %378 = load ptr, ptr @stderr, align 8
  %379 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %378, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  call void @abort() #20
  unreachable

380:                                              
  store ptr %344, ptr %375, align 8
  %381 = getelementptr inbounds i8, ptr %375, i64 104
  store i64 %336, ptr %381, align 8
  %382 = getelementptr inbounds i8, ptr %375, i64 96
  store i64 %336, ptr %382, align 8
  %383 = getelementptr inbounds i8, ptr %375, i64 144
  store i64 %374, ptr %383, align 8
  %384 = getelementptr inbounds i8, ptr %375, i64 152
  store i64 1, ptr %384, align 8
  %385 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr %375, ptr %385, align 8
  %386 = call fastcc i32 @go_on(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %387 = call dereferenceable_or_null(32) ptr @calloc(i64 noundef 1, i64 noundef 32) #18
  %388 = icmp eq ptr %387, null
  br i1 %388, label %389, label %391

389:                                              
  %390 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  call void @abort() #20
  unreachable

391:                                              
  %392 = getelementptr inbounds i8, ptr %0, i64 88
  %393 = load ptr, ptr %392, align 8
  %394 = call fastcc ptr @new_layer()
  %395 = load i64, ptr %54, align 8
  store ptr %393, ptr %387, align 8
  %396 = getelementptr inbounds i8, ptr %387, i64 8
  store ptr %394, ptr %396, align 8
  %397 = getelementptr inbounds i8, ptr %387, i64 16
  store i64 -2, ptr %397, align 8
  %398 = getelementptr inbounds i8, ptr %387, i64 24
  store i64 %395, ptr %398, align 8
  store ptr %387, ptr %392, align 8
  %399 = add nsw i64 %395, 1
  store i64 %399, ptr %54, align 8
  %400 = call fastcc i32 @run_noted(ptr noundef nonnull %0, ptr noundef %394, ptr noundef %1, ptr noundef %2, i64 noundef %395)
  %401 = call fastcc ptr @new_layer()
  %402 = getelementptr inbounds i8, ptr %0, i64 96
  store ptr %401, ptr %402, align 8
  %403 = load ptr, ptr %392, align 8
  %404 = icmp eq ptr %403, null
  br i1 %404, label %468, label %405

405:                                              
  %406 = phi ptr [ %466, %465 ], [ %403, %391 ]
  %407 = load ptr, ptr %402, align 8
  %408 = getelementptr inbounds i8, ptr %406, i64 8
  %409 = load ptr, ptr %408, align 8
  %410 = getelementptr inbounds i8, ptr %409, i64 16
  %411 = load i64, ptr %410, align 8
  %412 = icmp eq i64 %411, 0
  br i1 %412, label %465, label %413

413:                                              
  %414 = getelementptr inbounds i8, ptr %409, i64 8
  br label %415

415:                                              
  %416 = phi i64 [ %411, %413 ], [ %462, %461 ]
  %417 = phi i64 [ 0, %413 ], [ %463, %461 ]
  %418 = load ptr, ptr %414, align 8
  %419 = getelementptr inbounds ptr, ptr %418, i64 %417
  %420 = load ptr, ptr %419, align 8
  %421 = icmp eq ptr %420, null
  br i1 %421, label %461, label %422

422:                                              
  %423 = load i64, ptr %420, align 8
  %424 = call fastcc ptr @undo_page(ptr noundef %407, i64 noundef %423)
  %425 = getelementptr inbounds i8, ptr %420, i64 8
  %426 = getelementptr inbounds i8, ptr %424, i64 8
  %427 = getelementptr inbounds i8, ptr %424, i64 136
  br label %428

428:                                              
  %429 = phi i64 [ 0, %422 ], [ %440, %439 ]
  %430 = getelementptr inbounds [16 x i64], ptr %425, i64 0, i64 %429
  %431 = load i64, ptr %430, align 8
  %432 = getelementptr inbounds [16 x i64], ptr %426, i64 0, i64 %429
  %433 = load i64, ptr %432, align 8
  %434 = xor i64 %433, -1
  %435 = and i64 %431, %434
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %439, label %437

437:                                              
  %438 = shl i64 %429, 6
  br label %442

439:                                              
  %440 = add nuw nsw i64 %429, 1
  %441 = icmp eq i64 %440, 16
  br i1 %441, label %459, label %428

442:                                              
  %443 = phi i64 [ %435, %437 ], [ %457, %442 ]
  %444 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %443, i1 true)
  %445 = load i64, ptr %420, align 8
  %446 = shl i64 %445, 12
  %447 = inttoptr i64 %446 to ptr
  %448 = or disjoint i64 %444, %438
  %449 = getelementptr inbounds i32, ptr %447, i64 %448
  %450 = load i32, ptr %449, align 4
  %451 = getelementptr inbounds [1024 x i32], ptr %427, i64 0, i64 %448
  store i32 %450, ptr %451, align 4
  %452 = sub i64 0, %443
  %453 = and i64 %443, %452
  %454 = load i64, ptr %432, align 8
  %455 = or i64 %454, %453
  store i64 %455, ptr %432, align 8
  %456 = add i64 %443, -1
  %457 = and i64 %456, %443
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %439, label %442

459:                                              
  %460 = load i64, ptr %410, align 8
  br label %461

461:                                              
  %462 = phi i64 [ %460, %459 ], [ %416, %415 ]
  %463 = add nuw i64 %417, 1
  %464 = icmp ult i64 %463, %462
  br i1 %464, label %415, label %465

465:                                              
  %466 = load ptr, ptr %406, align 8
  %467 = icmp eq ptr %466, null
  br i1 %467, label %468, label %405

468:                                              
  ret void
}

declare noundef i32 @snprintf(ptr noalias nocapture noundef writeonly, i64 noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #12

define internal fastcc noundef i32 @go_on(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #13 {
  %4 = alloca [512 x i8], align 16
  %5 = alloca [4096 x i8], align 16
  %6 = alloca [4096 x i8], align 16
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  %8 = getelementptr inbounds i8, ptr %0, i64 88
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  br label %11

11:                                               
  %12 = load ptr, ptr %7, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 96
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %16, label %156

16:                                               
  %17 = getelementptr inbounds i8, ptr %12, i64 124
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds i8, ptr %12, i64 112
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %12, i64 152
  %23 = load i64, ptr %22, align 8
  br i1 %19, label %24, label %27

24:                                               
  %25 = srem i64 %21, %23
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %45, label %27

27:                                               
  %28 = sdiv i64 %21, %23
  %29 = add nsw i64 %28, 1
  %30 = mul nsw i64 %29, %23
  %31 = load ptr, ptr %12, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp sgt i32 %33, 1
  br i1 %34, label %35, label %39

35:                                               
  %36 = load ptr, ptr @stderr, align 8
  %37 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %36, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.14, i64 noundef %30, i64 noundef %21, i64 noundef -1) #22
  %38 = load i64, ptr %20, align 8
  br label %39

39:                                               
  %40 = phi i64 [ %38, %35 ], [ %21, %27 ]
  %41 = sub i64 %30, %40
  %42 = getelementptr inbounds i8, ptr %12, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %41, %43
  store i64 %44, ptr %42, align 8
  store i64 %30, ptr %20, align 8
  br label %479

45:                                               
  %46 = getelementptr inbounds i8, ptr %12, i64 136
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %12, i64 144
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %47, %49
  br i1 %50, label %51, label %102

51:                                               
  %52 = shl nsw i64 %23, 1
  store i64 %52, ptr %22, align 8
  %53 = icmp sgt i64 %47, 0
  br i1 %53, label %54, label %61

54:                                               
  %55 = getelementptr inbounds i8, ptr %12, i64 128
  %56 = getelementptr inbounds i8, ptr %12, i64 72
  %57 = getelementptr inbounds i8, ptr %12, i64 80
  br label %65

58:                                               
  %59 = load i64, ptr %20, align 8
  %60 = load i64, ptr %22, align 8
  br label %61

61:                                               
  %62 = phi i64 [ %52, %51 ], [ %60, %58 ]
  %63 = phi i64 [ %21, %51 ], [ %59, %58 ]
  %64 = phi i64 [ 0, %51 ], [ %98, %58 ]
  store i64 %64, ptr %46, align 8
  br label %102

65:                                               
  %66 = phi i64 [ 0, %54 ], [ %99, %97 ]
  %67 = phi i64 [ 0, %54 ], [ %98, %97 ]
  %68 = load ptr, ptr %55, align 8
  %69 = getelementptr inbounds i64, ptr %68, i64 %66
  %70 = load i64, ptr %69, align 8
  %71 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %12, i64 noundef %70)
  %72 = getelementptr inbounds i8, ptr %71, i64 16
  %73 = load i64, ptr %72, align 8
  %74 = load i64, ptr %22, align 8
  %75 = srem i64 %73, %74
  %76 = icmp eq i64 %75, 0
  %77 = load ptr, ptr %55, align 8
  %78 = getelementptr inbounds i64, ptr %77, i64 %66
  %79 = load i64, ptr %78, align 8
  br i1 %76, label %80, label %83

80:                                               
  %81 = add nsw i64 %67, 1
  %82 = getelementptr inbounds i64, ptr %77, i64 %67
  store i64 %79, ptr %82, align 8
  br label %97

83:                                               
  %84 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %12, i64 noundef %79)
  %85 = getelementptr inbounds i8, ptr %84, i64 16
  %86 = load i64, ptr %85, align 8
  %87 = or i64 %86, %79
  %88 = icmp sgt i64 %87, -1
  br i1 %88, label %89, label %96

89:                                               
  %90 = load i64, ptr %56, align 8
  %91 = add nsw i64 %90, -1
  store i64 %91, ptr %56, align 8
  %92 = getelementptr inbounds i8, ptr %84, i64 8
  %93 = load i64, ptr %92, align 8
  %94 = load i64, ptr %57, align 8
  %95 = sub i64 %94, %93
  store i64 %95, ptr %57, align 8
  br label %96

96:                                               
  store i64 -1, ptr %85, align 8
  br label %97

97:                                               
  %98 = phi i64 [ %81, %80 ], [ %67, %96 ]
  %99 = add nuw nsw i64 %66, 1
  %100 = load i64, ptr %46, align 8
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %65, label %58

102:                                              
  %103 = phi i64 [ %64, %61 ], [ %47, %45 ]
  %104 = phi i64 [ %62, %61 ], [ %23, %45 ]
  %105 = phi i64 [ %63, %61 ], [ %21, %45 ]
  %106 = srem i64 %105, %104
  %107 = sdiv i64 %105, %104
  %108 = icmp eq i64 %106, 0
  br i1 %108, label %109, label %112

109:                                              
  %110 = load i64, ptr %48, align 8
  %111 = icmp eq i64 %103, %110
  br i1 %111, label %112, label %129

112:                                              
  %113 = add nsw i64 %107, 1
  %114 = mul nsw i64 %113, %104
  %115 = load ptr, ptr %12, align 8
  %116 = getelementptr inbounds i8, ptr %115, i64 8
  %117 = load i32, ptr %116, align 8
  %118 = icmp sgt i32 %117, 1
  br i1 %118, label %119, label %123

119:                                              
  %120 = load ptr, ptr @stderr, align 8
  %121 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %120, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.14, i64 noundef %114, i64 noundef %105, i64 noundef -1) #22
  %122 = load i64, ptr %20, align 8
  br label %123

123:                                              
  %124 = phi i64 [ %122, %119 ], [ %105, %112 ]
  %125 = sub i64 %114, %124
  %126 = getelementptr inbounds i8, ptr %12, i64 8
  %127 = load i64, ptr %126, align 8
  %128 = add nsw i64 %125, %127
  store i64 %128, ptr %126, align 8
  store i64 %114, ptr %20, align 8
  br label %479

129:                                              
  %130 = phi i64 [ %135, %129 ], [ 0, %109 ]
  %131 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %12, i64 noundef %130)
  %132 = getelementptr inbounds i8, ptr %131, i64 16
  %133 = load i64, ptr %132, align 8
  %134 = icmp sgt i64 %133, -1
  %135 = add nuw nsw i64 %130, 1
  br i1 %134, label %129, label %136

136:                                              
  %137 = getelementptr inbounds i8, ptr %12, i64 128
  %138 = load ptr, ptr %137, align 8
  %139 = load i64, ptr %46, align 8
  %140 = shl i64 %139, 3
  %141 = add i64 %140, 8
  %142 = tail call i64 @llvm.umax.i64(i64 %141, i64 1)
  %143 = tail call ptr @realloc(ptr noundef %138, i64 noundef %142) #21
  %144 = icmp eq ptr %143, null
  br i1 %144, label %145, label %148

145:                                              
  %146 = load ptr, ptr @stderr, align 8
  %147 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %146, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  tail call void @abort() #20
  unreachable

148:                                              
  store ptr %143, ptr %137, align 8
  %149 = load i64, ptr %46, align 8
  %150 = add nsw i64 %149, 1
  store i64 %150, ptr %46, align 8
  %151 = getelementptr inbounds i64, ptr %143, i64 %149
  store i64 %130, ptr %151, align 8
  store i32 1, ptr %17, align 4
  %152 = load ptr, ptr %12, align 8
  %153 = getelementptr inbounds i8, ptr %152, i64 8
  %154 = load i32, ptr %153, align 8
  %155 = icmp sgt i32 %154, 1
  br i1 %155, label %485, label %491

156:                                              
  %157 = getelementptr inbounds i8, ptr %12, i64 104
  %158 = load i64, ptr %157, align 8
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %160, label %168

160:                                              
  %161 = load ptr, ptr %12, align 8
  %162 = getelementptr inbounds i8, ptr %161, i64 8
  %163 = load i32, ptr %162, align 8
  %164 = icmp sgt i32 %163, 1
  br i1 %164, label %165, label %843

165:                                              
  %166 = load ptr, ptr @stderr, align 8
  %167 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %166, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.18, i64 noundef 0, i64 noundef 0, i64 noundef -1) #22
  br label %843

168:                                              
  %169 = getelementptr inbounds i8, ptr %12, i64 112
  %170 = load i64, ptr %169, align 8
  %171 = icmp slt i64 %170, 0
  br i1 %171, label %172, label %191

172:                                              
  %173 = getelementptr inbounds i8, ptr %12, i64 128
  %174 = load ptr, ptr %173, align 8
  %175 = getelementptr inbounds i8, ptr %12, i64 136
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr i64, ptr %174, i64 %176
  %178 = getelementptr i8, ptr %177, i64 -8
  %179 = load i64, ptr %178, align 8
  %180 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %12, i64 noundef %179)
  %181 = getelementptr inbounds i8, ptr %180, i64 16
  %182 = load i64, ptr %181, align 8
  store i64 %182, ptr %169, align 8
  %183 = getelementptr inbounds i8, ptr %12, i64 124
  store i32 1, ptr %183, align 4
  %184 = load ptr, ptr %12, align 8
  %185 = getelementptr inbounds i8, ptr %184, i64 8
  %186 = load i32, ptr %185, align 8
  %187 = icmp sgt i32 %186, 1
  br i1 %187, label %188, label %724

188:                                              
  %189 = load ptr, ptr @stderr, align 8
  %190 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %189, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.13, i64 noundef %182, i64 noundef %182, i64 noundef %179) #22
  br label %724

191:                                              
  %192 = add nsw i64 %158, -1
  %193 = icmp eq i64 %170, %192
  br i1 %193, label %194, label %251

194:                                              
  %195 = getelementptr inbounds i8, ptr %12, i64 104
  %196 = getelementptr inbounds i8, ptr %12, i64 120
  %197 = load i32, ptr %196, align 8
  %198 = getelementptr inbounds i8, ptr %12, i64 16
  %199 = load i64, ptr %198, align 8
  %200 = add nsw i64 %199, 1
  store i64 %200, ptr %198, align 8
  %201 = load ptr, ptr %12, align 8
  %202 = getelementptr inbounds i8, ptr %201, i64 8
  %203 = load i32, ptr %202, align 8
  %204 = icmp sgt i32 %203, 1
  br i1 %204, label %205, label %214

205:                                              
  %206 = icmp eq i32 %197, 0
  %207 = select i1 %206, i64 4, i64 5
  %208 = load ptr, ptr @stderr, align 8
  %209 = shl i64 %207, 2
  %210 = call ptr @llvm.load.relative.i64(ptr @enzyme_ckpt_act.names.rel, i64 %209)
  %211 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %208, ptr noundef nonnull @.str.19, ptr noundef %210, i64 noundef %158, i64 noundef %170, i64 noundef -1) #22
  %212 = load i64, ptr %195, align 8
  %213 = add nsw i64 %212, -1
  br label %214

214:                                              
  %215 = phi i64 [ %213, %205 ], [ %192, %194 ]
  store i32 1, ptr %196, align 8
  store i64 %215, ptr %195, align 8
  store i64 -1, ptr %169, align 8
  %216 = getelementptr inbounds i8, ptr %12, i64 136
  %217 = load i64, ptr %216, align 8
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %843, label %219

219:                                              
  %220 = getelementptr inbounds i8, ptr %12, i64 128
  %221 = load ptr, ptr %220, align 8
  %222 = getelementptr i64, ptr %221, i64 %217
  %223 = getelementptr i8, ptr %222, i64 -8
  %224 = load i64, ptr %223, align 8
  %225 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %12, i64 noundef %224)
  %226 = getelementptr inbounds i8, ptr %225, i64 16
  %227 = load i64, ptr %226, align 8
  %228 = load i64, ptr %195, align 8
  %229 = icmp eq i64 %227, %228
  br i1 %229, label %230, label %843

230:                                              
  %231 = load ptr, ptr %220, align 8
  %232 = load i64, ptr %216, align 8
  %233 = add nsw i64 %232, -1
  store i64 %233, ptr %216, align 8
  %234 = getelementptr inbounds i64, ptr %231, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %12, i64 noundef %235)
  %237 = getelementptr inbounds i8, ptr %236, i64 16
  %238 = load i64, ptr %237, align 8
  %239 = or i64 %238, %235
  %240 = icmp sgt i64 %239, -1
  br i1 %240, label %241, label %250

241:                                              
  %242 = getelementptr inbounds i8, ptr %12, i64 72
  %243 = load i64, ptr %242, align 8
  %244 = add nsw i64 %243, -1
  store i64 %244, ptr %242, align 8
  %245 = getelementptr inbounds i8, ptr %236, i64 8
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds i8, ptr %12, i64 80
  %248 = load i64, ptr %247, align 8
  %249 = sub i64 %248, %246
  store i64 %249, ptr %247, align 8
  br label %250

250:                                              
  store i64 -1, ptr %237, align 8
  br label %843

251:                                              
  %252 = getelementptr inbounds i8, ptr %12, i64 124
  %253 = load i32, ptr %252, align 4
  %254 = icmp eq i32 %253, 0
  %255 = getelementptr inbounds i8, ptr %12, i64 136
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr inbounds i8, ptr %12, i64 144
  %258 = load i64, ptr %257, align 8
  %259 = icmp slt i64 %256, %258
  %260 = select i1 %254, i1 %259, i1 false
  br i1 %260, label %261, label %288

261:                                              
  %262 = phi i64 [ %267, %261 ], [ 0, %251 ]
  %263 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %12, i64 noundef %262)
  %264 = getelementptr inbounds i8, ptr %263, i64 16
  %265 = load i64, ptr %264, align 8
  %266 = icmp sgt i64 %265, -1
  %267 = add nuw nsw i64 %262, 1
  br i1 %266, label %261, label %268

268:                                              
  %269 = getelementptr inbounds i8, ptr %12, i64 128
  %270 = load ptr, ptr %269, align 8
  %271 = load i64, ptr %255, align 8
  %272 = shl i64 %271, 3
  %273 = add i64 %272, 8
  %274 = tail call i64 @llvm.umax.i64(i64 %273, i64 1)
  %275 = tail call ptr @realloc(ptr noundef %270, i64 noundef %274) #21
  %276 = icmp eq ptr %275, null
  br i1 %276, label %277, label %280

277:                                              
  %278 = load ptr, ptr @stderr, align 8
  %279 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %278, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  tail call void @abort() #20
  unreachable

280:                                              
  store ptr %275, ptr %269, align 8
  %281 = load i64, ptr %255, align 8
  %282 = add nsw i64 %281, 1
  store i64 %282, ptr %255, align 8
  %283 = getelementptr inbounds i64, ptr %275, i64 %281
  store i64 %262, ptr %283, align 8
  store i32 1, ptr %252, align 4
  %284 = load ptr, ptr %12, align 8
  %285 = getelementptr inbounds i8, ptr %284, i64 8
  %286 = load i32, ptr %285, align 8
  %287 = icmp sgt i32 %286, 1
  br i1 %287, label %485, label %491

288:                                              
  %289 = icmp eq i64 %256, %258
  br i1 %289, label %290, label %305

290:                                              
  %291 = load ptr, ptr %12, align 8
  %292 = getelementptr inbounds i8, ptr %291, i64 8
  %293 = load i32, ptr %292, align 8
  %294 = icmp sgt i32 %293, 1
  br i1 %294, label %295, label %299

295:                                              
  %296 = load ptr, ptr @stderr, align 8
  %297 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %296, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.14, i64 noundef %192, i64 noundef %170, i64 noundef -1) #22
  %298 = load i64, ptr %169, align 8
  br label %299

299:                                              
  %300 = phi i64 [ %298, %295 ], [ %170, %290 ]
  %301 = sub i64 %192, %300
  %302 = getelementptr inbounds i8, ptr %12, i64 8
  %303 = load i64, ptr %302, align 8
  %304 = add nsw i64 %301, %303
  store i64 %304, ptr %302, align 8
  store i64 %192, ptr %169, align 8
  br label %479

305:                                              
  %306 = sub nsw i64 %158, %170
  %307 = sub nsw i64 %258, %256
  %308 = add nsw i64 %307, 1
  %309 = icmp sgt i64 %307, -2
  %310 = icmp sgt i64 %306, 0
  %311 = sitofp i64 %306 to double
  %312 = icmp sgt i64 %306, 1
  br label %313

313:                                              
  %314 = phi i64 [ 0, %305 ], [ %335, %334 ]
  br i1 %309, label %315, label %333

315:                                              
  %316 = tail call i64 @llvm.smin.i64(i64 %308, i64 %314)
  %317 = icmp slt i64 %316, 1
  br i1 %317, label %332, label %318

318:                                              
  %319 = tail call i64 @llvm.smax.i64(i64 %308, i64 %314)
  br label %320

320:                                              
  %321 = phi i64 [ 1, %318 ], [ %328, %320 ]
  %322 = phi double [ 1.000000e+00, %318 ], [ %327, %320 ]
  %323 = add nuw nsw i64 %321, %319
  %324 = sitofp i64 %323 to double
  %325 = fmul double %322, %324
  %326 = uitofp nneg i64 %321 to double
  %327 = fdiv double %325, %326
  %328 = add nuw i64 %321, 1
  %329 = icmp eq i64 %321, %316
  br i1 %329, label %330, label %320

330:                                              
  %331 = fcmp olt double %327, %311
  br i1 %331, label %334, label %336

332:                                              
  br i1 %312, label %334, label %346

333:                                              
  br i1 %310, label %334, label %346

334:                                              
  %335 = add nuw nsw i64 %314, 1
  br label %313

336:                                              
  %337 = phi i64 [ %344, %336 ], [ 1, %330 ]
  %338 = phi double [ %343, %336 ], [ 1.000000e+00, %330 ]
  %339 = add nuw nsw i64 %337, %319
  %340 = sitofp i64 %339 to double
  %341 = fmul double %338, %340
  %342 = uitofp nneg i64 %337 to double
  %343 = fdiv double %341, %342
  %344 = add nuw i64 %337, 1
  %345 = icmp eq i64 %337, %316
  br i1 %345, label %346, label %336

346:                                              
  %347 = phi double [ %343, %336 ], [ 1.000000e+00, %332 ], [ 0.000000e+00, %333 ]
  %348 = add nsw i64 %314, -1
  %349 = or i64 %348, %308
  %350 = icmp sgt i64 %349, -1
  br i1 %350, label %351, label %366

351:                                              
  %352 = tail call i64 @llvm.smin.i64(i64 %308, i64 %348)
  %353 = icmp slt i64 %352, 1
  br i1 %353, label %366, label %354

354:                                              
  %355 = tail call i64 @llvm.smax.i64(i64 %308, i64 %348)
  br label %356

356:                                              
  %357 = phi i64 [ 1, %354 ], [ %364, %356 ]
  %358 = phi double [ 1.000000e+00, %354 ], [ %363, %356 ]
  %359 = add nsw i64 %357, %355
  %360 = sitofp i64 %359 to double
  %361 = fmul double %358, %360
  %362 = uitofp nneg i64 %357 to double
  %363 = fdiv double %361, %362
  %364 = add nuw nsw i64 %357, 1
  %365 = icmp eq i64 %357, %352
  br i1 %365, label %366, label %356

366:                                              
  %367 = phi double [ 0.000000e+00, %346 ], [ 1.000000e+00, %351 ], [ %363, %356 ]
  %368 = add nsw i64 %307, -1
  %369 = or i64 %348, %368
  %370 = icmp sgt i64 %369, -1
  br i1 %370, label %371, label %386

371:                                              
  %372 = tail call i64 @llvm.smin.i64(i64 %368, i64 %348)
  %373 = icmp slt i64 %372, 1
  br i1 %373, label %386, label %374

374:                                              
  %375 = tail call i64 @llvm.smax.i64(i64 %368, i64 %348)
  br label %376

376:                                              
  %377 = phi i64 [ 1, %374 ], [ %384, %376 ]
  %378 = phi double [ 1.000000e+00, %374 ], [ %383, %376 ]
  %379 = add nsw i64 %377, %375
  %380 = sitofp i64 %379 to double
  %381 = fmul double %378, %380
  %382 = uitofp nneg i64 %377 to double
  %383 = fdiv double %381, %382
  %384 = add nuw nsw i64 %377, 1
  %385 = icmp eq i64 %377, %372
  br i1 %385, label %386, label %376

386:                                              
  %387 = phi double [ 0.000000e+00, %366 ], [ 1.000000e+00, %371 ], [ %383, %376 ]
  %388 = fadd double %367, %387
  %389 = fcmp ult double %388, %311
  br i1 %389, label %413, label %390

390:                                              
  %391 = icmp ult i64 %314, 2
  br i1 %391, label %462, label %392

392:                                              
  %393 = add nsw i64 %314, -2
  %394 = or i64 %393, %308
  %395 = icmp sgt i64 %394, -1
  br i1 %395, label %396, label %462

396:                                              
  %397 = tail call i64 @llvm.smin.i64(i64 %308, i64 %393)
  %398 = icmp slt i64 %397, 1
  br i1 %398, label %462, label %399

399:                                              
  %400 = tail call i64 @llvm.smax.i64(i64 %308, i64 %393)
  br label %401

401:                                              
  %402 = phi i64 [ 1, %399 ], [ %409, %401 ]
  %403 = phi double [ 1.000000e+00, %399 ], [ %408, %401 ]
  %404 = add nsw i64 %402, %400
  %405 = sitofp i64 %404 to double
  %406 = fmul double %403, %405
  %407 = uitofp nneg i64 %402 to double
  %408 = fdiv double %406, %407
  %409 = add nuw nsw i64 %402, 1
  %410 = icmp eq i64 %402, %397
  br i1 %410, label %411, label %401

411:                                              
  %412 = fptosi double %408 to i64
  br label %462

413:                                              
  %414 = add nsw i64 %307, -2
  %415 = icmp sgt i64 %307, 1
  br i1 %415, label %416, label %431

416:                                              
  %417 = tail call i64 @llvm.smin.i64(i64 %414, i64 %314)
  %418 = icmp slt i64 %417, 1
  br i1 %418, label %431, label %419

419:                                              
  %420 = tail call i64 @llvm.smax.i64(i64 %414, i64 %314)
  br label %421

421:                                              
  %422 = phi i64 [ 1, %419 ], [ %429, %421 ]
  %423 = phi double [ 1.000000e+00, %419 ], [ %428, %421 ]
  %424 = add nuw nsw i64 %422, %420
  %425 = uitofp nneg i64 %424 to double
  %426 = fmul double %423, %425
  %427 = uitofp nneg i64 %422 to double
  %428 = fdiv double %426, %427
  %429 = add nuw nsw i64 %422, 1
  %430 = icmp eq i64 %422, %417
  br i1 %430, label %431, label %421

431:                                              
  %432 = phi double [ 0.000000e+00, %413 ], [ 1.000000e+00, %416 ], [ %428, %421 ]
  %433 = fsub double %347, %432
  %434 = fcmp ugt double %433, %311
  br i1 %434, label %437, label %435

435:                                              
  %436 = fptosi double %367 to i64
  br label %462

437:                                              
  %438 = or i64 %348, %307
  %439 = icmp sgt i64 %438, -1
  br i1 %439, label %440, label %457

440:                                              
  %441 = tail call i64 @llvm.smin.i64(i64 %307, i64 %348)
  %442 = icmp slt i64 %441, 1
  br i1 %442, label %457, label %443

443:                                              
  %444 = tail call i64 @llvm.smax.i64(i64 %307, i64 %348)
  br label %445

445:                                              
  %446 = phi i64 [ 1, %443 ], [ %453, %445 ]
  %447 = phi double [ 1.000000e+00, %443 ], [ %452, %445 ]
  %448 = add nsw i64 %446, %444
  %449 = sitofp i64 %448 to double
  %450 = fmul double %447, %449
  %451 = uitofp nneg i64 %446 to double
  %452 = fdiv double %450, %451
  %453 = add nuw nsw i64 %446, 1
  %454 = icmp eq i64 %446, %441
  br i1 %454, label %455, label %445

455:                                              
  %456 = fptosi double %452 to i64
  br label %457

457:                                              
  %458 = phi i64 [ 0, %437 ], [ 1, %440 ], [ %456, %455 ]
  %459 = fptosi double %387 to i64
  %460 = add i64 %458, %459
  %461 = sub i64 %306, %460
  br label %462

462:                                              
  %463 = phi i64 [ %436, %435 ], [ %461, %457 ], [ 1, %390 ], [ 0, %392 ], [ 1, %396 ], [ %412, %411 ]
  %464 = add nsw i64 %463, %170
  %465 = load ptr, ptr %12, align 8
  %466 = getelementptr inbounds i8, ptr %465, i64 8
  %467 = load i32, ptr %466, align 8
  %468 = icmp sgt i32 %467, 1
  br i1 %468, label %469, label %473

469:                                              
  %470 = load ptr, ptr @stderr, align 8
  %471 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %470, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.14, i64 noundef %464, i64 noundef %170, i64 noundef -1) #22
  %472 = load i64, ptr %169, align 8
  br label %473

473:                                              
  %474 = phi i64 [ %472, %469 ], [ %170, %462 ]
  %475 = sub i64 %464, %474
  %476 = getelementptr inbounds i8, ptr %12, i64 8
  %477 = load i64, ptr %476, align 8
  %478 = add nsw i64 %475, %477
  store i64 %478, ptr %476, align 8
  store i64 %464, ptr %169, align 8
  br label %479

479:                                              
  %480 = phi ptr [ %17, %123 ], [ %17, %39 ], [ %252, %299 ], [ %252, %473 ]
  %481 = phi i64 [ %114, %123 ], [ %30, %39 ], [ %192, %299 ], [ %464, %473 ]
  store i32 0, ptr %480, align 4
  %482 = load i64, ptr %9, align 8
  %483 = icmp slt i64 %482, %481
  br i1 %483, label %817, label %484

484:                                              
  br label %11

485:                                              
  %486 = phi ptr [ %20, %148 ], [ %169, %280 ]
  %487 = phi i64 [ %130, %148 ], [ %262, %280 ]
  %488 = load i64, ptr %486, align 8
  %489 = load ptr, ptr @stderr, align 8
  %490 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %489, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.12, i64 noundef %488, i64 noundef %488, i64 noundef %487) #22
  br label %491

491:                                              
  %492 = phi i64 [ %262, %280 ], [ %130, %148 ], [ %487, %485 ]
  %493 = load ptr, ptr %8, align 8
  %494 = icmp eq ptr %493, null
  br i1 %494, label %595, label %495

495:                                              
  %496 = phi ptr [ %593, %591 ], [ %493, %491 ]
  %497 = phi ptr [ %592, %591 ], [ %8, %491 ]
  %498 = load ptr, ptr %7, align 8
  %499 = getelementptr inbounds i8, ptr %496, i64 16
  %500 = load i64, ptr %499, align 8
  %501 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %498, i64 noundef %500)
  %502 = getelementptr inbounds i8, ptr %501, i64 16
  %503 = load i64, ptr %502, align 8
  %504 = getelementptr inbounds i8, ptr %496, i64 24
  %505 = load i64, ptr %504, align 8
  %506 = icmp eq i64 %503, %505
  br i1 %506, label %591, label %507

507:                                              
  %508 = load ptr, ptr %496, align 8
  %509 = icmp eq ptr %508, null
  br i1 %509, label %595, label %510

510:                                              
  %511 = getelementptr inbounds i8, ptr %508, i64 8
  %512 = load ptr, ptr %511, align 8
  %513 = getelementptr inbounds i8, ptr %496, i64 8
  %514 = load ptr, ptr %513, align 8
  %515 = getelementptr inbounds i8, ptr %514, i64 16
  %516 = load i64, ptr %515, align 8
  %517 = icmp eq i64 %516, 0
  br i1 %517, label %585, label %518

518:                                              
  %519 = getelementptr inbounds i8, ptr %514, i64 8
  br label %520

520:                                              
  %521 = phi i64 [ %516, %518 ], [ %565, %564 ]
  %522 = phi i64 [ 0, %518 ], [ %566, %564 ]
  %523 = load ptr, ptr %519, align 8
  %524 = getelementptr inbounds ptr, ptr %523, i64 %522
  %525 = load ptr, ptr %524, align 8
  %526 = icmp eq ptr %525, null
  br i1 %526, label %564, label %527

527:                                              
  %528 = load i64, ptr %525, align 8
  %529 = tail call fastcc ptr @undo_page(ptr noundef %512, i64 noundef %528)
  %530 = getelementptr inbounds i8, ptr %525, i64 8
  %531 = getelementptr inbounds i8, ptr %529, i64 8
  %532 = getelementptr inbounds i8, ptr %525, i64 136
  %533 = getelementptr inbounds i8, ptr %529, i64 136
  br label %534

534:                                              
  %535 = phi i64 [ 0, %527 ], [ %546, %545 ]
  %536 = getelementptr inbounds [16 x i64], ptr %530, i64 0, i64 %535
  %537 = load i64, ptr %536, align 8
  %538 = getelementptr inbounds [16 x i64], ptr %531, i64 0, i64 %535
  %539 = load i64, ptr %538, align 8
  %540 = xor i64 %539, -1
  %541 = and i64 %537, %540
  %542 = icmp eq i64 %541, 0
  br i1 %542, label %545, label %543

543:                                              
  %544 = shl i64 %535, 6
  br label %548

545:                                              
  %546 = add nuw nsw i64 %535, 1
  %547 = icmp eq i64 %546, 16
  br i1 %547, label %562, label %534

548:                                              
  %549 = phi i64 [ %541, %543 ], [ %560, %548 ]
  %550 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %549, i1 true)
  %551 = or disjoint i64 %550, %544
  %552 = getelementptr inbounds [1024 x i32], ptr %532, i64 0, i64 %551
  %553 = load i32, ptr %552, align 4
  %554 = getelementptr inbounds [1024 x i32], ptr %533, i64 0, i64 %551
  store i32 %553, ptr %554, align 4
  %555 = sub i64 0, %549
  %556 = and i64 %549, %555
  %557 = load i64, ptr %538, align 8
  %558 = or i64 %557, %556
  store i64 %558, ptr %538, align 8
  %559 = add i64 %549, -1
  %560 = and i64 %559, %549
  %561 = icmp eq i64 %560, 0
  br i1 %561, label %545, label %548

562:                                              
  %563 = load i64, ptr %515, align 8
  br label %564

564:                                              
  %565 = phi i64 [ %563, %562 ], [ %521, %520 ]
  %566 = add nuw i64 %522, 1
  %567 = icmp ult i64 %566, %565
  br i1 %567, label %520, label %568

568:                                              
  %569 = load ptr, ptr %513, align 8
  %570 = getelementptr inbounds i8, ptr %569, i64 16
  %571 = load i64, ptr %570, align 8
  %572 = icmp eq i64 %571, 0
  br i1 %572, label %585, label %573

573:                                              
  %574 = getelementptr inbounds i8, ptr %569, i64 8
  br label %575

575:                                              
  %576 = phi i64 [ 0, %573 ], [ %582, %575 ]
  %577 = load ptr, ptr %574, align 8
  %578 = getelementptr inbounds ptr, ptr %577, i64 %576
  %579 = load ptr, ptr %578, align 8
  tail call void @free(ptr noundef %579)
  %580 = load ptr, ptr %574, align 8
  %581 = getelementptr inbounds ptr, ptr %580, i64 %576
  store ptr null, ptr %581, align 8
  %582 = add nuw i64 %576, 1
  %583 = load i64, ptr %570, align 8
  %584 = icmp ult i64 %582, %583
  br i1 %584, label %575, label %585

585:                                              
  %586 = phi ptr [ %569, %568 ], [ %514, %510 ], [ %569, %575 ]
  %587 = getelementptr inbounds i8, ptr %586, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %587, i8 0, i64 16, i1 false)
  %588 = getelementptr inbounds i8, ptr %586, i64 8
  %589 = load ptr, ptr %588, align 8
  tail call void @free(ptr noundef %589)
  tail call void @free(ptr noundef nonnull %586)
  %590 = load ptr, ptr %496, align 8
  store ptr %590, ptr %497, align 8
  tail call void @free(ptr noundef %496)
  br label %591

591:                                              
  %592 = phi ptr [ %496, %495 ], [ %497, %585 ]
  %593 = load ptr, ptr %592, align 8
  %594 = icmp eq ptr %593, null
  br i1 %594, label %595, label %495

595:                                              
  %596 = load ptr, ptr %7, align 8
  %597 = load i64, ptr %9, align 8
  %598 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %596, i64 noundef %492)
  %599 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %596, i64 noundef %492)
  %600 = getelementptr inbounds i8, ptr %599, i64 16
  %601 = load i64, ptr %600, align 8
  %602 = icmp sgt i64 %601, -1
  br i1 %602, label %603, label %612

603:                                              
  %604 = getelementptr inbounds i8, ptr %596, i64 72
  %605 = load i64, ptr %604, align 8
  %606 = add nsw i64 %605, -1
  store i64 %606, ptr %604, align 8
  %607 = getelementptr inbounds i8, ptr %599, i64 8
  %608 = load i64, ptr %607, align 8
  %609 = getelementptr inbounds i8, ptr %596, i64 80
  %610 = load i64, ptr %609, align 8
  %611 = sub i64 %610, %608
  store i64 %611, ptr %609, align 8
  br label %612

612:                                              
  store i64 -1, ptr %600, align 8
  %613 = load ptr, ptr %598, align 8
  %614 = icmp eq ptr %613, null
  br i1 %614, label %615, label %621

615:                                              
  %616 = getelementptr inbounds i8, ptr %598, i64 24
  %617 = load i32, ptr %616, align 8
  %618 = icmp eq i32 %617, 0
  br i1 %618, label %619, label %621

619:                                              
  %620 = getelementptr inbounds i8, ptr %598, i64 8
  store i64 0, ptr %620, align 8
  br label %655

621:                                              
  %622 = getelementptr inbounds i8, ptr %598, i64 8
  %623 = load i64, ptr %622, align 8
  %624 = icmp eq i64 %623, 0
  br i1 %624, label %648, label %625

625:                                              
  %626 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %596, i64 noundef %492)
  %627 = getelementptr inbounds i8, ptr %626, i64 24
  %628 = load i32, ptr %627, align 8
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %636, label %630

630:                                              
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %6) #19
  %631 = load ptr, ptr %596, align 8
  %632 = getelementptr inbounds i8, ptr %631, i64 16
  %633 = load ptr, ptr %632, align 8
  %634 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 4096, ptr noundef nonnull @.str.22, ptr noundef %633, ptr noundef nonnull %596, i64 noundef %492) #19
  %635 = call i32 @remove(ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %6) #19
  br label %645

636:                                              
  %637 = load ptr, ptr %626, align 8
  %638 = icmp eq ptr %637, null
  br i1 %638, label %645, label %639

639:                                              
  %640 = getelementptr inbounds i8, ptr %626, i64 8
  %641 = load i64, ptr %640, align 8
  %642 = getelementptr inbounds i8, ptr %596, i64 88
  %643 = load i64, ptr %642, align 8
  %644 = sub i64 %643, %641
  store i64 %644, ptr %642, align 8
  br label %645

645:                                              
  %646 = load ptr, ptr %626, align 8
  tail call void @free(ptr noundef %646)
  store ptr null, ptr %626, align 8
  store i32 0, ptr %627, align 8
  %647 = load ptr, ptr %598, align 8
  br label %648

648:                                              
  %649 = phi ptr [ %647, %645 ], [ %613, %621 ]
  store i64 0, ptr %622, align 8
  %650 = icmp eq ptr %649, null
  %651 = getelementptr inbounds i8, ptr %598, i64 24
  %652 = load i32, ptr %651, align 8
  %653 = icmp eq i32 %652, 0
  br i1 %650, label %654, label %676

654:                                              
  br i1 %653, label %655, label %677

655:                                              
  %656 = getelementptr inbounds i8, ptr %598, i64 24
  %657 = load ptr, ptr %596, align 8
  %658 = getelementptr inbounds i8, ptr %657, i64 16
  %659 = load ptr, ptr %658, align 8
  %660 = icmp eq ptr %659, null
  br i1 %660, label %668, label %661

661:                                              
  %662 = getelementptr inbounds i8, ptr %596, i64 88
  %663 = load i64, ptr %662, align 8
  %664 = getelementptr inbounds i8, ptr %657, i64 24
  %665 = load i64, ptr %664, align 8
  %666 = icmp ugt i64 %663, %665
  %667 = zext i1 %666 to i32
  store i32 %667, ptr %656, align 8
  br i1 %666, label %677, label %669

668:                                              
  store i32 0, ptr %656, align 8
  br label %669

669:                                              
  %670 = tail call dereferenceable_or_null(1) ptr @malloc(i64 1)
  %671 = icmp eq ptr %670, null
  br i1 %671, label %672, label %675

672:                                              
  %673 = load ptr, ptr @stderr, align 8
  %674 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %673, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  tail call void @abort() #20
  unreachable

675:                                              
  store ptr %670, ptr %598, align 8
  br label %693

676:                                              
  br i1 %653, label %693, label %677

677:                                              
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %5) #19
  %678 = load ptr, ptr %596, align 8
  %679 = getelementptr inbounds i8, ptr %678, i64 16
  %680 = load ptr, ptr %679, align 8
  %681 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 4096, ptr noundef nonnull @.str.22, ptr noundef %680, ptr noundef nonnull %596, i64 noundef %492) #19
  %682 = call ptr @fopen(ptr noundef nonnull %5, ptr noundef nonnull readonly @.str.20)
  %683 = icmp eq ptr %682, null
  br i1 %683, label %684, label %687

684:                                              
  %685 = load ptr, ptr @stderr, align 8
  %686 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %685, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.23) #22
  tail call void @abort() #20
  unreachable

687:                                              
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %5) #19
  %688 = tail call i32 @fclose(ptr noundef nonnull %682)
  %689 = icmp eq i32 %688, 0
  br i1 %689, label %693, label %690

690:                                              
  %691 = load ptr, ptr @stderr, align 8
  %692 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %691, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.21) #22
  tail call void @abort() #20
  unreachable

693:                                              
  %694 = getelementptr inbounds i8, ptr %598, i64 16
  store i64 %597, ptr %694, align 8
  %695 = getelementptr inbounds i8, ptr %596, i64 24
  %696 = load i64, ptr %695, align 8
  %697 = add nsw i64 %696, 1
  store i64 %697, ptr %695, align 8
  %698 = getelementptr inbounds i8, ptr %596, i64 72
  %699 = load i64, ptr %698, align 8
  %700 = add nsw i64 %699, 1
  store i64 %700, ptr %698, align 8
  %701 = getelementptr inbounds i8, ptr %596, i64 80
  %702 = getelementptr inbounds i8, ptr %596, i64 40
  %703 = load i64, ptr %702, align 8
  %704 = icmp slt i64 %699, %703
  br i1 %704, label %706, label %705

705:                                              
  store i64 %700, ptr %702, align 8
  br label %706

706:                                              
  %707 = load i64, ptr %701, align 8
  %708 = getelementptr inbounds i8, ptr %596, i64 48
  %709 = load i64, ptr %708, align 8
  %710 = icmp ugt i64 %707, %709
  br i1 %710, label %711, label %712

711:                                              
  store i64 %707, ptr %708, align 8
  br label %712

712:                                              
  %713 = tail call dereferenceable_or_null(32) ptr @calloc(i64 noundef 1, i64 noundef 32) #18
  %714 = icmp eq ptr %713, null
  br i1 %714, label %715, label %717

715:                                              
  %716 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  tail call void @abort() #20
  unreachable

717:                                              
  %718 = load ptr, ptr %8, align 8
  %719 = tail call fastcc ptr @new_layer()
  %720 = load i64, ptr %9, align 8
  store ptr %718, ptr %713, align 8
  %721 = getelementptr inbounds i8, ptr %713, i64 8
  store ptr %719, ptr %721, align 8
  %722 = getelementptr inbounds i8, ptr %713, i64 16
  store i64 %492, ptr %722, align 8
  %723 = getelementptr inbounds i8, ptr %713, i64 24
  store i64 %720, ptr %723, align 8
  store ptr %713, ptr %8, align 8
  br label %484

724:                                              
  %725 = load ptr, ptr %8, align 8
  %726 = icmp eq ptr %725, null
  br i1 %726, label %739, label %727

727:                                              
  %728 = phi ptr [ %737, %736 ], [ %725, %724 ]
  %729 = getelementptr inbounds i8, ptr %728, i64 16
  %730 = load i64, ptr %729, align 8
  %731 = icmp eq i64 %730, %179
  br i1 %731, label %732, label %736

732:                                              
  %733 = getelementptr inbounds i8, ptr %728, i64 24
  %734 = load i64, ptr %733, align 8
  %735 = icmp eq i64 %734, %182
  br i1 %735, label %748, label %736

736:                                              
  tail call fastcc void @pop_shot(ptr noundef nonnull %0)
  %737 = load ptr, ptr %8, align 8
  %738 = icmp eq ptr %737, null
  br i1 %738, label %739, label %727

739:                                              
  %740 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #19
  %741 = load i8, ptr %740, align 1
  %742 = icmp eq i8 %741, 0
  %743 = select i1 %742, ptr @.str.5, ptr @.str.4
  %744 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %740, ptr noundef nonnull %743, ptr noundef nonnull @.str.24) #19
  %745 = tail call i32 @llvm.smin.i32(i32 %744, i32 511)
  %746 = sext i32 %745 to i64
  %747 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %746) #19
  tail call void @abort() #20
  unreachable

748:                                              
  %749 = getelementptr inbounds i8, ptr %728, i64 8
  %750 = load ptr, ptr %749, align 8
  %751 = getelementptr inbounds i8, ptr %750, i64 16
  %752 = load i64, ptr %751, align 8
  %753 = icmp eq i64 %752, 0
  br i1 %753, label %814, label %754

754:                                              
  %755 = getelementptr inbounds i8, ptr %750, i64 8
  br label %756

756:                                              
  %757 = phi i64 [ %752, %754 ], [ %792, %791 ]
  %758 = phi i64 [ 0, %754 ], [ %793, %791 ]
  %759 = load ptr, ptr %755, align 8
  %760 = getelementptr inbounds ptr, ptr %759, i64 %758
  %761 = load ptr, ptr %760, align 8
  %762 = icmp eq ptr %761, null
  br i1 %762, label %791, label %763

763:                                              
  %764 = getelementptr inbounds i8, ptr %761, i64 8
  %765 = getelementptr inbounds i8, ptr %761, i64 136
  br label %766

766:                                              
  %767 = phi i64 [ 0, %763 ], [ %774, %773 ]
  %768 = getelementptr inbounds [16 x i64], ptr %764, i64 0, i64 %767
  %769 = load i64, ptr %768, align 8
  %770 = icmp eq i64 %769, 0
  br i1 %770, label %773, label %771

771:                                              
  %772 = shl i64 %767, 6
  br label %776

773:                                              
  %774 = add nuw nsw i64 %767, 1
  %775 = icmp eq i64 %774, 16
  br i1 %775, label %789, label %766

776:                                              
  %777 = phi i64 [ %769, %771 ], [ %787, %776 ]
  %778 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %777, i1 true)
  %779 = or disjoint i64 %778, %772
  %780 = getelementptr inbounds [1024 x i32], ptr %765, i64 0, i64 %779
  %781 = load i32, ptr %780, align 4
  %782 = load i64, ptr %761, align 8
  %783 = shl i64 %782, 12
  %784 = inttoptr i64 %783 to ptr
  %785 = getelementptr inbounds i32, ptr %784, i64 %779
  store i32 %781, ptr %785, align 4
  %786 = add i64 %777, -1
  %787 = and i64 %786, %777
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %773, label %776

789:                                              
  %790 = load i64, ptr %751, align 8
  br label %791

791:                                              
  %792 = phi i64 [ %790, %789 ], [ %757, %756 ]
  %793 = add nuw i64 %758, 1
  %794 = icmp ult i64 %793, %792
  br i1 %794, label %756, label %795

795:                                              
  %796 = load ptr, ptr %8, align 8
  %797 = getelementptr inbounds i8, ptr %796, i64 8
  %798 = load ptr, ptr %797, align 8
  %799 = getelementptr inbounds i8, ptr %798, i64 16
  %800 = load i64, ptr %799, align 8
  %801 = icmp eq i64 %800, 0
  br i1 %801, label %814, label %802

802:                                              
  %803 = getelementptr inbounds i8, ptr %798, i64 8
  br label %804

804:                                              
  %805 = phi i64 [ 0, %802 ], [ %811, %804 ]
  %806 = load ptr, ptr %803, align 8
  %807 = getelementptr inbounds ptr, ptr %806, i64 %805
  %808 = load ptr, ptr %807, align 8
  tail call void @free(ptr noundef %808)
  %809 = load ptr, ptr %803, align 8
  %810 = getelementptr inbounds ptr, ptr %809, i64 %805
  store ptr null, ptr %810, align 8
  %811 = add nuw i64 %805, 1
  %812 = load i64, ptr %799, align 8
  %813 = icmp ult i64 %811, %812
  br i1 %813, label %804, label %814

814:                                              
  %815 = phi ptr [ %798, %795 ], [ %750, %748 ], [ %798, %804 ]
  %816 = getelementptr inbounds i8, ptr %815, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %816, i8 0, i64 16, i1 false)
  store i64 %182, ptr %9, align 8
  br label %484

817:                                              
  %818 = phi i64 [ %841, %839 ], [ %482, %479 ]
  %819 = load ptr, ptr %8, align 8
  %820 = getelementptr inbounds i8, ptr %819, i64 8
  %821 = load ptr, ptr %820, align 8
  %822 = tail call fastcc i32 @run_noted(ptr noundef nonnull %0, ptr noundef %821, ptr noundef %1, ptr noundef %2, i64 noundef %818)
  %823 = icmp eq i32 %822, 0
  br i1 %823, label %824, label %839

824:                                              
  %825 = load i64, ptr %10, align 8
  %826 = icmp slt i64 %825, 0
  br i1 %826, label %827, label %839

827:                                              
  %828 = load i64, ptr %9, align 8
  %829 = add nsw i64 %828, 1
  store i64 %829, ptr %9, align 8
  store i64 %829, ptr %10, align 8
  %830 = load ptr, ptr %7, align 8
  %831 = getelementptr inbounds i8, ptr %830, i64 112
  %832 = load i64, ptr %831, align 8
  %833 = sub i64 %829, %832
  %834 = getelementptr inbounds i8, ptr %830, i64 8
  %835 = load i64, ptr %834, align 8
  %836 = add i64 %833, %835
  store i64 %836, ptr %834, align 8
  %837 = getelementptr inbounds i8, ptr %830, i64 104
  store i64 %829, ptr %837, align 8
  %838 = getelementptr inbounds i8, ptr %830, i64 96
  store i64 %829, ptr %838, align 8
  store i64 -1, ptr %831, align 8
  br label %484

839:                                              
  %840 = load i64, ptr %9, align 8
  %841 = add nsw i64 %840, 1
  store i64 %841, ptr %9, align 8
  %842 = icmp slt i64 %841, %481
  br i1 %842, label %817, label %484

843:                                              
  %844 = phi i32 [ 0, %165 ], [ 0, %160 ], [ 1, %250 ], [ 1, %219 ], [ 1, %214 ]
  ret i32 %844
}

define internal fastcc i32 @run_noted(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca [512 x i8], align 16
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_layer)
  %8 = load ptr, ptr %7, align 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_stack)
  %10 = load ptr, ptr %9, align 8
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_loop)
  %12 = load ptr, ptr %11, align 8
  %13 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_top)
  %14 = load ptr, ptr %13, align 8
  %15 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_segment)
  %16 = load ptr, ptr %15, align 8
  %17 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_fresh_count)
  %18 = load i64, ptr %17, align 8
  store ptr %1, ptr %7, align 8
  %19 = tail call ptr @llvm.frameaddress.p0(i32 0)
  store ptr %19, ptr %9, align 8
  %20 = load ptr, ptr %0, align 8
  store ptr %20, ptr %11, align 8
  %21 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %15, align 8
  %24 = load ptr, ptr %21, align 8
  store ptr %24, ptr %13, align 8
  %25 = tail call i32 %3(ptr noundef %2, i64 noundef %4) #19
  %26 = load i64, ptr %17, align 8
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %37, label %28

28:                                               
  %29 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #19
  %30 = load i8, ptr %29, align 1
  %31 = icmp eq i8 %30, 0
  %32 = select i1 %31, ptr @.str.5, ptr @.str.4
  %33 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %29, ptr noundef nonnull %32, ptr noundef nonnull @.str.25) #19
  %34 = tail call i32 @llvm.smin.i32(i32 %33, i32 511)
  %35 = sext i32 %34 to i64
  %36 = call i64 @write(i32 noundef 2, ptr noundef nonnull %6, i64 noundef %35) #19
  tail call void @abort() #20
  unreachable

37:                                               
  store ptr %8, ptr %7, align 8
  store ptr %10, ptr %9, align 8
  store ptr %12, ptr %11, align 8
  store ptr %16, ptr %15, align 8
  store ptr %14, ptr %13, align 8
  ret i32 %25
}

define internal fastcc noalias noundef ptr @new_layer() unnamed_addr #13 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_layer)
  %2 = load ptr, ptr %1, align 8
  store ptr null, ptr %1, align 8
  %3 = tail call dereferenceable_or_null(40) ptr @calloc(i64 noundef 1, i64 noundef 40) #18
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                
  %6 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  tail call void @abort() #20
  unreachable

7:                                                
  %8 = tail call dereferenceable_or_null(512) ptr @calloc(i64 noundef 1, i64 noundef 512) #18
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %12

10:                                               
  %11 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  tail call void @abort() #20
  unreachable

12:                                               
  %13 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %8, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 64, ptr %14, align 8
  store ptr %2, ptr %1, align 8
  ret ptr %3
}

define linkonce_odr hidden void @__enzyme_cc_limited_reverse(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca [4096 x i8], align 16
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %28, label %11

11:                                               
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, -1
  store i64 %14, ptr %12, align 8
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %26, label %16

16:                                               
  %17 = phi i64 [ %22, %16 ], [ %14, %11 ]
  %18 = load ptr, ptr %8, align 8
  %19 = getelementptr inbounds ptr, ptr %18, i64 %17
  %20 = load ptr, ptr %19, align 8
  tail call void %4(ptr noundef %1, i64 noundef %17, ptr noundef %20) #19
  %21 = load i64, ptr %12, align 8
  %22 = add nsw i64 %21, -1
  store i64 %22, ptr %12, align 8
  %23 = icmp eq i64 %21, 0
  br i1 %23, label %24, label %16

24:                                               
  %25 = load ptr, ptr %8, align 8
  br label %26

26:                                               
  %27 = phi ptr [ %25, %24 ], [ %9, %11 ]
  tail call void @free(ptr noundef %27)
  tail call void @free(ptr noundef nonnull %0)
  br label %342

28:                                               
  %29 = getelementptr inbounds i8, ptr %0, i64 96
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %76, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %30, i64 8
  br label %36

36:                                               
  %37 = phi i64 [ %32, %34 ], [ %73, %72 ]
  %38 = phi i64 [ 0, %34 ], [ %74, %72 ]
  %39 = load ptr, ptr %35, align 8
  %40 = getelementptr inbounds ptr, ptr %39, i64 %38
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %72, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %41, i64 8
  %45 = getelementptr inbounds i8, ptr %41, i64 136
  br label %46

46:                                               
  %47 = phi i64 [ 0, %43 ], [ %54, %53 ]
  %48 = getelementptr inbounds [16 x i64], ptr %44, i64 0, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %53, label %51

51:                                               
  %52 = shl i64 %47, 6
  br label %56

53:                                               
  %54 = add nuw nsw i64 %47, 1
  %55 = icmp eq i64 %54, 16
  br i1 %55, label %70, label %46

56:                                               
  %57 = phi i64 [ %49, %51 ], [ %68, %56 ]
  %58 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %57, i1 true)
  %59 = load i64, ptr %41, align 8
  %60 = shl i64 %59, 12
  %61 = inttoptr i64 %60 to ptr
  %62 = or disjoint i64 %58, %52
  %63 = getelementptr inbounds i32, ptr %61, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds [1024 x i32], ptr %45, i64 0, i64 %62
  %66 = load i32, ptr %65, align 4
  store i32 %66, ptr %63, align 4
  store i32 %64, ptr %65, align 4
  %67 = add i64 %57, -1
  %68 = and i64 %67, %57
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %53, label %56

70:                                               
  %71 = load i64, ptr %31, align 8
  br label %72

72:                                               
  %73 = phi i64 [ %71, %70 ], [ %37, %36 ]
  %74 = add nuw i64 %38, 1
  %75 = icmp ult i64 %74, %73
  br i1 %75, label %36, label %76

76:                                               
  tail call fastcc void @pop_shot(ptr noundef %0)
  %77 = getelementptr inbounds i8, ptr %0, i64 8
  %78 = load i64, ptr %77, align 8
  %79 = add nsw i64 %78, -1
  %80 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %79, ptr %80, align 8
  br label %81

81:                                               
  %82 = call fastcc ptr @new_layer()
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #19
  %83 = load i64, ptr %80, align 8
  %84 = call fastcc i32 @run_noted(ptr noundef readonly %0, ptr noundef %82, ptr noundef %1, ptr noundef readonly %2, i64 noundef %83)
  %85 = getelementptr inbounds i8, ptr %82, i64 16
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %129, label %88

88:                                               
  %89 = getelementptr inbounds i8, ptr %82, i64 8
  br label %90

90:                                               
  %91 = phi i64 [ %86, %88 ], [ %126, %125 ]
  %92 = phi i64 [ 0, %88 ], [ %127, %125 ]
  %93 = load ptr, ptr %89, align 8
  %94 = getelementptr inbounds ptr, ptr %93, i64 %92
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %125, label %97

97:                                               
  %98 = getelementptr inbounds i8, ptr %95, i64 8
  %99 = getelementptr inbounds i8, ptr %95, i64 136
  br label %100

100:                                              
  %101 = phi i64 [ 0, %97 ], [ %108, %107 ]
  %102 = getelementptr inbounds [16 x i64], ptr %98, i64 0, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %107, label %105

105:                                              
  %106 = shl i64 %101, 6
  br label %110

107:                                              
  %108 = add nuw nsw i64 %101, 1
  %109 = icmp eq i64 %108, 16
  br i1 %109, label %123, label %100

110:                                              
  %111 = phi i64 [ %103, %105 ], [ %121, %110 ]
  %112 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %111, i1 true)
  %113 = or disjoint i64 %112, %106
  %114 = getelementptr inbounds [1024 x i32], ptr %99, i64 0, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = load i64, ptr %95, align 8
  %117 = shl i64 %116, 12
  %118 = inttoptr i64 %117 to ptr
  %119 = getelementptr inbounds i32, ptr %118, i64 %113
  store i32 %115, ptr %119, align 4
  %120 = add i64 %111, -1
  %121 = and i64 %120, %111
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %107, label %110

123:                                              
  %124 = load i64, ptr %85, align 8
  br label %125

125:                                              
  %126 = phi i64 [ %124, %123 ], [ %91, %90 ]
  %127 = add nuw i64 %92, 1
  %128 = icmp ult i64 %127, %126
  br i1 %128, label %90, label %129

129:                                              
  %130 = call ptr @__enzyme_cc_deferred_mark() #19
  %131 = load i64, ptr %80, align 8
  %132 = call i32 %3(ptr noundef %1, i64 noundef %131, ptr noundef nonnull %7) #19
  %133 = load i64, ptr %80, align 8
  %134 = load ptr, ptr %7, align 8
  call void %4(ptr noundef %1, i64 noundef %133, ptr noundef %134) #19
  call void @__enzyme_cc_free_deferred(ptr noundef %130) #19
  %135 = load i64, ptr %85, align 8
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %190, label %137

137:                                              
  %138 = getelementptr inbounds i8, ptr %82, i64 8
  br label %139

139:                                              
  %140 = phi i64 [ %135, %137 ], [ %175, %174 ]
  %141 = phi i64 [ 0, %137 ], [ %176, %174 ]
  %142 = load ptr, ptr %138, align 8
  %143 = getelementptr inbounds ptr, ptr %142, i64 %141
  %144 = load ptr, ptr %143, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %174, label %146

146:                                              
  %147 = getelementptr inbounds i8, ptr %144, i64 8
  %148 = getelementptr inbounds i8, ptr %144, i64 136
  br label %149

149:                                              
  %150 = phi i64 [ 0, %146 ], [ %157, %156 ]
  %151 = getelementptr inbounds [16 x i64], ptr %147, i64 0, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %156, label %154

154:                                              
  %155 = shl i64 %150, 6
  br label %159

156:                                              
  %157 = add nuw nsw i64 %150, 1
  %158 = icmp eq i64 %157, 16
  br i1 %158, label %172, label %149

159:                                              
  %160 = phi i64 [ %152, %154 ], [ %170, %159 ]
  %161 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %160, i1 true)
  %162 = or disjoint i64 %161, %155
  %163 = getelementptr inbounds [1024 x i32], ptr %148, i64 0, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = load i64, ptr %144, align 8
  %166 = shl i64 %165, 12
  %167 = inttoptr i64 %166 to ptr
  %168 = getelementptr inbounds i32, ptr %167, i64 %162
  store i32 %164, ptr %168, align 4
  %169 = add i64 %160, -1
  %170 = and i64 %169, %160
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %156, label %159

172:                                              
  %173 = load i64, ptr %85, align 8
  br label %174

174:                                              
  %175 = phi i64 [ %173, %172 ], [ %140, %139 ]
  %176 = add nuw i64 %141, 1
  %177 = icmp ult i64 %176, %175
  br i1 %177, label %139, label %178

178:                                              
  %179 = icmp eq i64 %175, 0
  br i1 %179, label %190, label %180

180:                                              
  %181 = phi i64 [ %187, %180 ], [ 0, %178 ]
  %182 = load ptr, ptr %138, align 8
  %183 = getelementptr inbounds ptr, ptr %182, i64 %181
  %184 = load ptr, ptr %183, align 8
  call void @free(ptr noundef %184)
  %185 = load ptr, ptr %138, align 8
  %186 = getelementptr inbounds ptr, ptr %185, i64 %181
  store ptr null, ptr %186, align 8
  %187 = add nuw i64 %181, 1
  %188 = load i64, ptr %85, align 8
  %189 = icmp ult i64 %187, %188
  br i1 %189, label %180, label %190

190:                                              
  %191 = getelementptr inbounds i8, ptr %82, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %191, i8 0, i64 16, i1 false)
  %192 = getelementptr inbounds i8, ptr %82, i64 8
  %193 = load ptr, ptr %192, align 8
  call void @free(ptr noundef %193)
  call void @free(ptr noundef nonnull %82)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #19
  %194 = call fastcc i32 @go_on(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %196, label %81

196:                                              
  %197 = getelementptr inbounds i8, ptr %0, i64 88
  %198 = load ptr, ptr %197, align 8
  %199 = icmp eq ptr %198, null
  br i1 %199, label %203, label %200

200:                                              
  call fastcc void @pop_shot(ptr noundef nonnull %0)
  %201 = load ptr, ptr %197, align 8
  %202 = icmp eq ptr %201, null
  br i1 %202, label %203, label %200

203:                                              
  %204 = load ptr, ptr %29, align 8
  %205 = getelementptr inbounds i8, ptr %204, i64 16
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %267, label %208

208:                                              
  %209 = getelementptr inbounds i8, ptr %204, i64 8
  br label %210

210:                                              
  %211 = phi i64 [ %206, %208 ], [ %246, %245 ]
  %212 = phi i64 [ 0, %208 ], [ %247, %245 ]
  %213 = load ptr, ptr %209, align 8
  %214 = getelementptr inbounds ptr, ptr %213, i64 %212
  %215 = load ptr, ptr %214, align 8
  %216 = icmp eq ptr %215, null
  br i1 %216, label %245, label %217

217:                                              
  %218 = getelementptr inbounds i8, ptr %215, i64 8
  %219 = getelementptr inbounds i8, ptr %215, i64 136
  br label %220

220:                                              
  %221 = phi i64 [ 0, %217 ], [ %228, %227 ]
  %222 = getelementptr inbounds [16 x i64], ptr %218, i64 0, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %227, label %225

225:                                              
  %226 = shl i64 %221, 6
  br label %230

227:                                              
  %228 = add nuw nsw i64 %221, 1
  %229 = icmp eq i64 %228, 16
  br i1 %229, label %243, label %220

230:                                              
  %231 = phi i64 [ %223, %225 ], [ %241, %230 ]
  %232 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %231, i1 true)
  %233 = or disjoint i64 %232, %226
  %234 = getelementptr inbounds [1024 x i32], ptr %219, i64 0, i64 %233
  %235 = load i32, ptr %234, align 4
  %236 = load i64, ptr %215, align 8
  %237 = shl i64 %236, 12
  %238 = inttoptr i64 %237 to ptr
  %239 = getelementptr inbounds i32, ptr %238, i64 %233
  store i32 %235, ptr %239, align 4
  %240 = add i64 %231, -1
  %241 = and i64 %240, %231
  %242 = icmp eq i64 %241, 0
  br i1 %242, label %227, label %230

243:                                              
  %244 = load i64, ptr %205, align 8
  br label %245

245:                                              
  %246 = phi i64 [ %244, %243 ], [ %211, %210 ]
  %247 = add nuw i64 %212, 1
  %248 = icmp ult i64 %247, %246
  br i1 %248, label %210, label %249

249:                                              
  %250 = load ptr, ptr %29, align 8
  %251 = getelementptr inbounds i8, ptr %250, i64 16
  %252 = load i64, ptr %251, align 8
  %253 = icmp eq i64 %252, 0
  %254 = getelementptr inbounds i8, ptr %250, i64 16
  br i1 %253, label %267, label %255

255:                                              
  %256 = getelementptr inbounds i8, ptr %250, i64 8
  br label %257

257:                                              
  %258 = phi i64 [ 0, %255 ], [ %264, %257 ]
  %259 = load ptr, ptr %256, align 8
  %260 = getelementptr inbounds ptr, ptr %259, i64 %258
  %261 = load ptr, ptr %260, align 8
  call void @free(ptr noundef %261)
  %262 = load ptr, ptr %256, align 8
  %263 = getelementptr inbounds ptr, ptr %262, i64 %258
  store ptr null, ptr %263, align 8
  %264 = add nuw i64 %258, 1
  %265 = load i64, ptr %254, align 8
  %266 = icmp ult i64 %264, %265
  br i1 %266, label %257, label %267

267:                                              
  %268 = phi ptr [ %250, %249 ], [ %204, %203 ], [ %250, %257 ]
  %269 = getelementptr inbounds i8, ptr %268, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %269, i8 0, i64 16, i1 false)
  %270 = getelementptr inbounds i8, ptr %268, i64 8
  %271 = load ptr, ptr %270, align 8
  call void @free(ptr noundef %271)
  call void @free(ptr noundef nonnull %268)
  %272 = getelementptr inbounds i8, ptr %0, i64 72
  %273 = load i64, ptr %272, align 8
  %274 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_held)
  %275 = load i64, ptr %274, align 8
  %276 = sub i64 %275, %273
  store i64 %276, ptr %274, align 8
  %277 = getelementptr inbounds i8, ptr %0, i64 40
  %278 = load ptr, ptr %277, align 8
  %279 = getelementptr inbounds i8, ptr %278, i64 8
  %280 = load ptr, ptr %278, align 8
  %281 = getelementptr inbounds i8, ptr %280, i64 8
  %282 = load i32, ptr %281, align 8
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %299, label %284

284:                                              
  %285 = load ptr, ptr @stderr, align 8
  %286 = load i64, ptr %279, align 8
  %287 = getelementptr inbounds i8, ptr %278, i64 16
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds i8, ptr %278, i64 24
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr inbounds i8, ptr %278, i64 32
  %292 = load i64, ptr %291, align 8
  %293 = getelementptr inbounds i8, ptr %278, i64 40
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds i8, ptr %278, i64 48
  %296 = load i64, ptr %295, align 8
  %297 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %285, ptr noundef nonnull @.str.26, i64 noundef %286, i64 noundef %288, i64 noundef %290, i64 noundef %292, i64 noundef %294, i64 noundef %296) #22
  %298 = load ptr, ptr %278, align 8
  br label %299

299:                                              
  %300 = phi ptr [ %298, %284 ], [ %280, %267 ]
  %301 = getelementptr inbounds i8, ptr %300, i64 32
  %302 = load ptr, ptr %301, align 8
  %303 = icmp eq ptr %302, null
  br i1 %303, label %305, label %304

304:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %302, ptr noundef nonnull align 8 dereferenceable(48) %279, i64 48, i1 false)
  br label %305

305:                                              
  %306 = getelementptr inbounds i8, ptr %278, i64 64
  %307 = load i64, ptr %306, align 8
  %308 = icmp sgt i64 %307, 0
  br i1 %308, label %309, label %337

309:                                              
  %310 = getelementptr inbounds i8, ptr %278, i64 88
  br label %311

311:                                              
  %312 = phi i64 [ 0, %309 ], [ %334, %332 ]
  %313 = add nsw i64 %312, -2
  %314 = call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %278, i64 noundef %313)
  %315 = getelementptr inbounds i8, ptr %314, i64 24
  %316 = load i32, ptr %315, align 8
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %324, label %318

318:                                              
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %6) #19
  %319 = load ptr, ptr %278, align 8
  %320 = getelementptr inbounds i8, ptr %319, i64 16
  %321 = load ptr, ptr %320, align 8
  %322 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 4096, ptr noundef nonnull @.str.22, ptr noundef %321, ptr noundef nonnull %278, i64 noundef %313) #19
  %323 = call i32 @remove(ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %6) #19
  br label %332

324:                                              
  %325 = load ptr, ptr %314, align 8
  %326 = icmp eq ptr %325, null
  br i1 %326, label %332, label %327

327:                                              
  %328 = getelementptr inbounds i8, ptr %314, i64 8
  %329 = load i64, ptr %328, align 8
  %330 = load i64, ptr %310, align 8
  %331 = sub i64 %330, %329
  store i64 %331, ptr %310, align 8
  br label %332

332:                                              
  %333 = load ptr, ptr %314, align 8
  call void @free(ptr noundef %333)
  store ptr null, ptr %314, align 8
  store i32 0, ptr %315, align 8
  %334 = add nuw nsw i64 %312, 1
  %335 = load i64, ptr %306, align 8
  %336 = icmp slt i64 %334, %335
  br i1 %336, label %311, label %337

337:                                              
  %338 = getelementptr inbounds i8, ptr %278, i64 56
  %339 = load ptr, ptr %338, align 8
  call void @free(ptr noundef %339)
  %340 = getelementptr inbounds i8, ptr %278, i64 128
  %341 = load ptr, ptr %340, align 8
  call void @free(ptr noundef %341)
  call void @free(ptr noundef nonnull %278)
  call void @free(ptr noundef %0)
  br label %342

342:                                              
  ret void
}

define internal fastcc void @pop_shot(ptr nocapture noundef %0) unnamed_addr #13 {
  %2 = getelementptr inbounds i8, ptr %0, i64 88
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %68, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %5, i64 8
  br label %11

11:                                               
  %12 = phi i64 [ %7, %9 ], [ %47, %46 ]
  %13 = phi i64 [ 0, %9 ], [ %48, %46 ]
  %14 = load ptr, ptr %10, align 8
  %15 = getelementptr inbounds ptr, ptr %14, i64 %13
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %46, label %18

18:                                               
  %19 = getelementptr inbounds i8, ptr %16, i64 8
  %20 = getelementptr inbounds i8, ptr %16, i64 136
  br label %21

21:                                               
  %22 = phi i64 [ 0, %18 ], [ %29, %28 ]
  %23 = getelementptr inbounds [16 x i64], ptr %19, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %28, label %26

26:                                               
  %27 = shl i64 %22, 6
  br label %31

28:                                               
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, 16
  br i1 %30, label %44, label %21

31:                                               
  %32 = phi i64 [ %24, %26 ], [ %42, %31 ]
  %33 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %32, i1 true)
  %34 = or disjoint i64 %33, %27
  %35 = getelementptr inbounds [1024 x i32], ptr %20, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load i64, ptr %16, align 8
  %38 = shl i64 %37, 12
  %39 = inttoptr i64 %38 to ptr
  %40 = getelementptr inbounds i32, ptr %39, i64 %34
  store i32 %36, ptr %40, align 4
  %41 = add i64 %32, -1
  %42 = and i64 %41, %32
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %28, label %31

44:                                               
  %45 = load i64, ptr %6, align 8
  br label %46

46:                                               
  %47 = phi i64 [ %45, %44 ], [ %12, %11 ]
  %48 = add nuw i64 %13, 1
  %49 = icmp ult i64 %48, %47
  br i1 %49, label %11, label %50

50:                                               
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 16
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  %55 = getelementptr inbounds i8, ptr %51, i64 16
  br i1 %54, label %68, label %56

56:                                               
  %57 = getelementptr inbounds i8, ptr %51, i64 8
  br label %58

58:                                               
  %59 = phi i64 [ 0, %56 ], [ %65, %58 ]
  %60 = load ptr, ptr %57, align 8
  %61 = getelementptr inbounds ptr, ptr %60, i64 %59
  %62 = load ptr, ptr %61, align 8
  tail call void @free(ptr noundef %62)
  %63 = load ptr, ptr %57, align 8
  %64 = getelementptr inbounds ptr, ptr %63, i64 %59
  store ptr null, ptr %64, align 8
  %65 = add nuw i64 %59, 1
  %66 = load i64, ptr %55, align 8
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %58, label %68

68:                                               
  %69 = phi ptr [ %51, %50 ], [ %5, %1 ], [ %51, %58 ]
  %70 = getelementptr inbounds i8, ptr %69, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false)
  %71 = getelementptr inbounds i8, ptr %69, i64 8
  %72 = load ptr, ptr %71, align 8
  tail call void @free(ptr noundef %72)
  tail call void @free(ptr noundef nonnull %69)
  %73 = load ptr, ptr %3, align 8
  store ptr %73, ptr %2, align 8
  tail call void @free(ptr noundef %3)
  ret void
}

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #14

declare ptr @__enzyme_cc_tape_mark() local_unnamed_addr

declare ptr @__enzyme_cc_deferred_mark() local_unnamed_addr

declare void @__enzyme_cc_tape_pop(ptr noundef) local_unnamed_addr

declare void @__enzyme_cc_free_deferred(ptr noundef) local_unnamed_addr

declare noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #12

define internal fastcc ptr @enzyme_ckpt_slot_at(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #4 {
  %3 = add nsw i64 %1, 2
  %4 = icmp slt i64 %1, -2
  br i1 %4, label %11, label %5

5:                                                
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %3, %7
  br i1 %8, label %41, label %9

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  br label %14

11:                                               
  %12 = load ptr, ptr @stderr, align 8
  %13 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %12, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.10) #22
  tail call void @abort() #20
  unreachable

14:                                               
  %15 = phi i64 [ %7, %9 ], [ %18, %33 ]
  %16 = icmp eq i64 %15, 0
  %17 = shl nsw i64 %15, 1
  %18 = select i1 %16, i64 8, i64 %17
  %19 = load ptr, ptr %10, align 8
  %20 = shl i64 %18, 5
  %21 = tail call i64 @llvm.umax.i64(i64 %20, i64 1)
  %22 = tail call ptr @realloc(ptr noundef %19, i64 noundef %21) #21
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %27

24:                                               
  %25 = load ptr, ptr @stderr, align 8
  %26 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %25, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  tail call void @abort() #20
  unreachable

27:                                               
  store ptr %22, ptr %10, align 8
  %28 = load i64, ptr %6, align 8
  %29 = getelementptr inbounds %struct.enzyme_ckpt_slot, ptr %22, i64 %28
  %30 = sub nsw i64 %18, %28
  %31 = shl i64 %30, 5
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %29, i8 0, i64 %31, i1 false)
  %32 = icmp slt i64 %28, %18
  br i1 %32, label %35, label %33

33:                                               
  store i64 %18, ptr %6, align 8
  %34 = icmp slt i64 %3, %18
  br i1 %34, label %41, label %14

35:                                               
  %36 = phi i64 [ %39, %35 ], [ %28, %27 ]
  %37 = load ptr, ptr %10, align 8
  %38 = getelementptr inbounds %struct.enzyme_ckpt_slot, ptr %37, i64 %36, i32 2
  store i64 -1, ptr %38, align 8
  %39 = add nsw i64 %36, 1
  %40 = icmp eq i64 %39, %18
  br i1 %40, label %33, label %35

41:                                               
  %42 = getelementptr inbounds i8, ptr %0, i64 56
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds %struct.enzyme_ckpt_slot, ptr %43, i64 %3
  ret ptr %44
}

declare noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #12

declare noundef i32 @remove(ptr nocapture noundef readonly) local_unnamed_addr #12

declare noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #12

declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

declare i32 @llvm.smin.i32(i32, i32) #15

declare i64 @llvm.smin.i64(i64, i64) #15

declare i64 @llvm.smax.i64(i64, i64) #15

declare i64 @llvm.umax.i64(i64, i64) #15

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #16

declare i64 @llvm.umin.i64(i64, i64) #15

declare ptr @llvm.load.relative.i64(ptr, i64) #17

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { inlinehint nounwind }
attributes #5 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nofree }
attributes #7 = { noreturn nounwind }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nofree nounwind }
attributes #13 = { nounwind }
attributes #14 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #18 = { allocsize(0,1) }
attributes #19 = { nounwind }
attributes #20 = { noreturn nounwind }
attributes #21 = { allocsize(1) }
attributes #22 = { cold nounwind }


