; from limited_loops.c, arena.h, undo.h, checkpoint.h, support.h: 809c40d598d84ae497788127f7a9def7

%struct.arena = type { ptr, ptr, ptr, ptr, i64, i64, i64, ptr }
%struct.enzyme_ckpt_slot = type { ptr, i64, i64, i32 }

@__enzyme_cc_layer = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_undo_reads = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
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
@__enzyme_cc_arena = linkonce_odr hidden thread_local local_unnamed_addr global %struct.arena zeroinitializer, align 8
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_undo_stack = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_undo_segment = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_undo_top = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
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
  br i1 %3, label %68, label %4

4:                                                
  %5 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %6 = icmp ule ptr %5, %0
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_stack)
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ugt ptr %8, %0
  %10 = select i1 %6, i1 %9, i1 false
  br i1 %10, label %68, label %11

11:                                               
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %36, label %16

16:                                               
  %17 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_segment)
  %18 = load ptr, ptr %17, align 8
  %19 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_top)
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               
  %22 = phi ptr [ %14, %16 ], [ %33, %32 ]
  %23 = icmp eq ptr %22, %18
  %24 = select i1 %23, ptr %20, ptr %22
  %25 = icmp ugt ptr %24, %0
  br i1 %25, label %31, label %26

26:                                               
  %27 = getelementptr inbounds i8, ptr %22, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ugt ptr %28, %0
  %30 = or i1 %23, %29
  br i1 %30, label %35, label %32

31:                                               
  br i1 %23, label %36, label %32

32:                                               
  %33 = load ptr, ptr %22, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %36, label %21

35:                                               
  br i1 %29, label %68, label %36

36:                                               
  %37 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_layer)
  %38 = load ptr, ptr %37, align 8
  %39 = ptrtoint ptr %0 to i64
  %40 = lshr i64 %39, 2
  %41 = add i64 %1, -1
  %42 = add i64 %41, %39
  %43 = lshr i64 %42, 2
  %44 = icmp ugt i64 %40, %43
  br i1 %44, label %68, label %45

45:                                               
  %46 = phi i64 [ %66, %65 ], [ %40, %36 ]
  %47 = lshr i64 %46, 10
  %48 = tail call fastcc ptr @undo_page(ptr noundef %38, i64 noundef %47)
  %49 = and i64 %46, 1023
  %50 = and i64 %46, 63
  %51 = shl nuw i64 1, %50
  %52 = getelementptr inbounds i8, ptr %48, i64 8
  %53 = lshr i64 %49, 6
  %54 = getelementptr inbounds [16 x i64], ptr %52, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = and i64 %55, %51
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %65

58:                                               
  %59 = or i64 %55, %51
  store i64 %59, ptr %54, align 8
  %60 = shl nuw i64 %46, 2
  %61 = inttoptr i64 %60 to ptr
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds i8, ptr %48, i64 136
  %64 = getelementptr inbounds [1024 x i32], ptr %63, i64 0, i64 %49
  store i32 %62, ptr %64, align 4
  br label %65

65:                                               
  %66 = add nuw nsw i64 %46, 1
  %67 = icmp eq i64 %46, %43
  br i1 %67, label %68, label %45

68:                                               
  ret void
}

declare ptr @llvm.frameaddress.p0(i32 immarg) #1

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

define linkonce_odr hidden void @__enzyme_cc_undo_read(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp ne i64 %1, 0
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_reads)
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  %7 = select i1 %3, i1 %6, i1 false
  br i1 %7, label %8, label %70

8:                                                
  %9 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %10 = icmp ule ptr %9, %0
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_stack)
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ugt ptr %12, %0
  %14 = select i1 %10, i1 %13, i1 false
  br i1 %14, label %70, label %15

15:                                               
  %16 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %17 = getelementptr inbounds i8, ptr %16, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %40, label %20

20:                                               
  %21 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_segment)
  %22 = load ptr, ptr %21, align 8
  %23 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_top)
  %24 = load ptr, ptr %23, align 8
  br label %25

25:                                               
  %26 = phi ptr [ %18, %20 ], [ %37, %36 ]
  %27 = icmp eq ptr %26, %22
  %28 = select i1 %27, ptr %24, ptr %26
  %29 = icmp ugt ptr %28, %0
  br i1 %29, label %35, label %30

30:                                               
  %31 = getelementptr inbounds i8, ptr %26, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ugt ptr %32, %0
  %34 = or i1 %27, %33
  br i1 %34, label %39, label %36

35:                                               
  br i1 %27, label %40, label %36

36:                                               
  %37 = load ptr, ptr %26, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %40, label %25

39:                                               
  br i1 %33, label %70, label %40

40:                                               
  %41 = ptrtoint ptr %0 to i64
  %42 = lshr i64 %41, 2
  %43 = add i64 %1, -1
  %44 = add i64 %43, %41
  %45 = lshr i64 %44, 2
  %46 = icmp ugt i64 %42, %45
  br i1 %46, label %70, label %47

47:                                               
  %48 = phi i64 [ %68, %67 ], [ %42, %40 ]
  %49 = lshr i64 %48, 10
  %50 = tail call fastcc ptr @undo_page(ptr noundef nonnull %5, i64 noundef %49)
  %51 = and i64 %48, 1023
  %52 = and i64 %48, 63
  %53 = shl nuw i64 1, %52
  %54 = getelementptr inbounds i8, ptr %50, i64 8
  %55 = lshr i64 %51, 6
  %56 = getelementptr inbounds [16 x i64], ptr %54, i64 0, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = and i64 %57, %53
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %67

60:                                               
  %61 = or i64 %57, %53
  store i64 %61, ptr %56, align 8
  %62 = shl nuw i64 %48, 2
  %63 = inttoptr i64 %62 to ptr
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds i8, ptr %50, i64 136
  %66 = getelementptr inbounds [1024 x i32], ptr %65, i64 0, i64 %51
  store i32 %64, ptr %66, align 4
  br label %67

67:                                               
  %68 = add nuw nsw i64 %48, 1
  %69 = icmp eq i64 %48, %45
  br i1 %69, label %70, label %47

70:                                               
  ret void
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
  %18 = tail call ptr @realloc(ptr noundef %16, i64 noundef %17) #18
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

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #3

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #4

declare void @abort() local_unnamed_addr #5

define linkonce_odr hidden void @__enzyme_cc_undo_freed(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca [512 x i8], align 16
  %3 = icmp eq ptr %0, null
  br i1 %3, label %151, label %4

4:                                                
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_fresh_count)
  %6 = load i64, ptr %5, align 8
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_fresh)
  %8 = load ptr, ptr %7, align 8
  br label %9

9:                                                
  %10 = phi i64 [ %6, %4 ], [ %13, %12 ]
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %141, label %12

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
  br i1 %25, label %81, label %26

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
  br i1 %36, label %81, label %29

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
  %82 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_reads)
  %83 = load ptr, ptr %82, align 8
  %84 = tail call i64 @malloc_usable_size(ptr noundef nonnull %0) #19
  %85 = icmp eq ptr %83, null
  br i1 %85, label %151, label %86

86:                                               
  %87 = getelementptr inbounds i8, ptr %0, i64 %84
  %88 = icmp sgt i64 %84, 0
  br label %89

89:                                               
  %90 = phi ptr [ %83, %86 ], [ %95, %94 ]
  br i1 %88, label %91, label %94

91:                                               
  %92 = getelementptr inbounds i8, ptr %90, i64 16
  %93 = getelementptr inbounds i8, ptr %90, i64 8
  br label %97

94:                                               
  %95 = load ptr, ptr %90, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %151, label %89

97:                                               
  %98 = phi ptr [ %0, %91 ], [ %139, %137 ]
  %99 = ptrtoint ptr %98 to i64
  %100 = lshr i64 %99, 12
  %101 = mul i64 %100, -7046029254386353131
  %102 = lshr i64 %101, 20
  %103 = load i64, ptr %92, align 8
  %104 = add i64 %103, -1
  %105 = load ptr, ptr %93, align 8
  %106 = and i64 %102, %104
  %107 = getelementptr inbounds ptr, ptr %105, i64 %106
  %108 = load ptr, ptr %107, align 8
  %109 = icmp eq ptr %108, null
  br i1 %109, label %121, label %110

110:                                              
  %111 = phi ptr [ %119, %115 ], [ %108, %97 ]
  %112 = phi i64 [ %117, %115 ], [ %106, %97 ]
  %113 = load i64, ptr %111, align 8
  %114 = icmp eq i64 %113, %100
  br i1 %114, label %126, label %115

115:                                              
  %116 = add i64 %112, 1
  %117 = and i64 %116, %104
  %118 = getelementptr inbounds ptr, ptr %105, i64 %117
  %119 = load ptr, ptr %118, align 8
  %120 = icmp eq ptr %119, null
  br i1 %120, label %121, label %110

121:                                              
  %122 = and i64 %99, -4096
  %123 = add i64 %122, 4096
  %124 = inttoptr i64 %123 to ptr
  %125 = getelementptr inbounds i8, ptr %124, i64 -4
  br label %137

126:                                              
  %127 = lshr i64 %99, 2
  %128 = and i64 %127, 63
  %129 = shl nuw i64 1, %128
  %130 = xor i64 %129, -1
  %131 = getelementptr inbounds i8, ptr %111, i64 8
  %132 = lshr i64 %99, 8
  %133 = and i64 %132, 15
  %134 = getelementptr inbounds [16 x i64], ptr %131, i64 0, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = and i64 %135, %130
  store i64 %136, ptr %134, align 8
  br label %137

137:                                              
  %138 = phi ptr [ %98, %126 ], [ %125, %121 ]
  %139 = getelementptr inbounds i8, ptr %138, i64 4
  %140 = icmp ult ptr %139, %87
  br i1 %140, label %97, label %94

141:                                              
  %142 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_loop)
  %143 = load ptr, ptr %142, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2) #19
  %144 = load i8, ptr %143, align 1
  %145 = icmp eq i8 %144, 0
  %146 = select i1 %145, ptr @.str.5, ptr @.str.4
  %147 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %2, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %143, ptr noundef nonnull %146, ptr noundef nonnull @.str.1) #19
  %148 = tail call i32 @llvm.smin.i32(i32 %147, i32 511)
  %149 = sext i32 %148 to i64
  %150 = call i64 @write(i32 noundef 2, ptr noundef nonnull %2, i64 noundef %149) #19
  tail call void @abort() #20
  unreachable

151:                                              
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #6

declare i64 @malloc_usable_size(ptr noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #6

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

declare void @free(ptr allocptr nocapture noundef) #8

define linkonce_odr hidden ptr @__enzyme_cc_limited_open(i64 noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call dereferenceable_or_null(112) ptr @calloc(i64 noundef 1, i64 noundef 112) #21
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

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

define linkonce_odr hidden void @__enzyme_cc_limited_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca [512 x i8], align 16
  %7 = alloca [512 x i8], align 16
  %8 = alloca ptr, align 8
  %9 = alloca [256 x i8], align 16
  %10 = load i64, ptr @__enzyme_cc_tape_limit, align 8
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_held)
  %12 = load i64, ptr %11, align 8
  %13 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %14 = getelementptr inbounds i8, ptr %13, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %29, label %17

17:                                               
  %18 = phi ptr [ %27, %17 ], [ %15, %5 ]
  %19 = phi ptr [ %26, %17 ], [ %13, %5 ]
  %20 = phi i64 [ %25, %17 ], [ %12, %5 ]
  %21 = load ptr, ptr %19, align 8
  %22 = ptrtoint ptr %21 to i64
  %23 = ptrtoint ptr %18 to i64
  %24 = sub i64 %20, %23
  %25 = add i64 %24, %22
  %26 = getelementptr inbounds i8, ptr %18, i64 16
  %27 = load ptr, ptr %18, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %17

29:                                               
  %30 = phi i64 [ %12, %5 ], [ %25, %17 ]
  %31 = icmp ugt i64 %10, %30
  %32 = sub i64 %10, %30
  %33 = lshr i64 %32, 1
  %34 = select i1 %31, i64 %33, i64 0
  %35 = tail call fastcc ptr @new_layer()
  %36 = load i64, ptr %11, align 8
  %37 = load ptr, ptr %14, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %51, label %39

39:                                               
  %40 = phi ptr [ %49, %39 ], [ %37, %29 ]
  %41 = phi ptr [ %48, %39 ], [ %13, %29 ]
  %42 = phi i64 [ %47, %39 ], [ %36, %29 ]
  %43 = load ptr, ptr %41, align 8
  %44 = ptrtoint ptr %43 to i64
  %45 = ptrtoint ptr %40 to i64
  %46 = sub i64 %42, %45
  %47 = add i64 %46, %44
  %48 = getelementptr inbounds i8, ptr %40, i64 16
  %49 = load ptr, ptr %40, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %39

51:                                               
  %52 = phi i64 [ %36, %29 ], [ %47, %39 ]
  %53 = tail call ptr @__enzyme_cc_tape_mark() #19
  %54 = tail call ptr @__enzyme_cc_deferred_mark() #19
  %55 = getelementptr inbounds i8, ptr %0, i64 16
  %56 = getelementptr inbounds i8, ptr %0, i64 32
  %57 = getelementptr inbounds i8, ptr %0, i64 24
  %58 = getelementptr inbounds i8, ptr %0, i64 8
  %59 = getelementptr inbounds i8, ptr %35, i64 16
  %60 = getelementptr inbounds i8, ptr %35, i64 24
  br label %61

61:                                               
  %62 = phi i32 [ 0, %51 ], [ %289, %288 ]
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %178

64:                                               
  %65 = call fastcc ptr @new_layer()
  %66 = load i64, ptr %55, align 8
  %67 = call fastcc i32 @run_noted(ptr noundef %0, ptr noundef %65, ptr noundef %1, ptr noundef readonly %2, i64 noundef %66)
  %68 = getelementptr inbounds i8, ptr %65, i64 16
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %174, label %71

71:                                               
  %72 = getelementptr inbounds i8, ptr %65, i64 8
  br label %73

73:                                               
  %74 = phi i64 [ %69, %71 ], [ %109, %108 ]
  %75 = phi i64 [ 0, %71 ], [ %110, %108 ]
  %76 = load ptr, ptr %72, align 8
  %77 = getelementptr inbounds ptr, ptr %76, i64 %75
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %108, label %80

80:                                               
  %81 = getelementptr inbounds i8, ptr %78, i64 8
  %82 = getelementptr inbounds i8, ptr %78, i64 136
  br label %83

83:                                               
  %84 = phi i64 [ 0, %80 ], [ %91, %90 ]
  %85 = getelementptr inbounds [16 x i64], ptr %81, i64 0, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %90, label %88

88:                                               
  %89 = shl i64 %84, 6
  br label %93

90:                                               
  %91 = add nuw nsw i64 %84, 1
  %92 = icmp eq i64 %91, 16
  br i1 %92, label %106, label %83

93:                                               
  %94 = phi i64 [ %86, %88 ], [ %104, %93 ]
  %95 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %94, i1 true)
  %96 = or disjoint i64 %95, %89
  %97 = getelementptr inbounds [1024 x i32], ptr %82, i64 0, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = load i64, ptr %78, align 8
  %100 = shl i64 %99, 12
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds i32, ptr %101, i64 %96
  store i32 %98, ptr %102, align 4
  %103 = add i64 %94, -1
  %104 = and i64 %103, %94
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %90, label %93

106:                                              
  %107 = load i64, ptr %68, align 8
  br label %108

108:                                              
  %109 = phi i64 [ %107, %106 ], [ %74, %73 ]
  %110 = add nuw i64 %75, 1
  %111 = icmp ult i64 %110, %109
  br i1 %111, label %73, label %112

112:                                              
  %113 = icmp eq i64 %109, 0
  br i1 %113, label %174, label %114

114:                                              
  %115 = phi i64 [ %159, %158 ], [ %109, %112 ]
  %116 = phi i64 [ %160, %158 ], [ 0, %112 ]
  %117 = load ptr, ptr %72, align 8
  %118 = getelementptr inbounds ptr, ptr %117, i64 %116
  %119 = load ptr, ptr %118, align 8
  %120 = icmp eq ptr %119, null
  br i1 %120, label %158, label %121

121:                                              
  %122 = load i64, ptr %119, align 8
  %123 = call fastcc ptr @undo_page(ptr noundef %35, i64 noundef %122)
  %124 = getelementptr inbounds i8, ptr %119, i64 8
  %125 = getelementptr inbounds i8, ptr %123, i64 8
  %126 = getelementptr inbounds i8, ptr %119, i64 136
  %127 = getelementptr inbounds i8, ptr %123, i64 136
  br label %128

128:                                              
  %129 = phi i64 [ 0, %121 ], [ %140, %139 ]
  %130 = getelementptr inbounds [16 x i64], ptr %124, i64 0, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds [16 x i64], ptr %125, i64 0, i64 %129
  %133 = load i64, ptr %132, align 8
  %134 = xor i64 %133, -1
  %135 = and i64 %131, %134
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %139, label %137

137:                                              
  %138 = shl i64 %129, 6
  br label %142

139:                                              
  %140 = add nuw nsw i64 %129, 1
  %141 = icmp eq i64 %140, 16
  br i1 %141, label %156, label %128

142:                                              
  %143 = phi i64 [ %135, %137 ], [ %154, %142 ]
  %144 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %143, i1 true)
  %145 = or disjoint i64 %144, %138
  %146 = getelementptr inbounds [1024 x i32], ptr %126, i64 0, i64 %145
  %147 = load i32, ptr %146, align 4
  %148 = getelementptr inbounds [1024 x i32], ptr %127, i64 0, i64 %145
  store i32 %147, ptr %148, align 4
  %149 = sub i64 0, %143
  %150 = and i64 %143, %149
  %151 = load i64, ptr %132, align 8
  %152 = or i64 %151, %150
  store i64 %152, ptr %132, align 8
  %153 = add i64 %143, -1
  %154 = and i64 %153, %143
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %139, label %142

156:                                              
  %157 = load i64, ptr %68, align 8
  br label %158

158:                                              
  %159 = phi i64 [ %157, %156 ], [ %115, %114 ]
  %160 = add nuw i64 %116, 1
  %161 = icmp ult i64 %160, %159
  br i1 %161, label %114, label %162

162:                                              
  %163 = icmp eq i64 %159, 0
  br i1 %163, label %174, label %164

164:                                              
  %165 = phi i64 [ %171, %164 ], [ 0, %162 ]
  %166 = load ptr, ptr %72, align 8
  %167 = getelementptr inbounds ptr, ptr %166, i64 %165
  %168 = load ptr, ptr %167, align 8
  call void @free(ptr noundef %168)
  %169 = load ptr, ptr %72, align 8
  %170 = getelementptr inbounds ptr, ptr %169, i64 %165
  store ptr null, ptr %170, align 8
  %171 = add nuw i64 %165, 1
  %172 = load i64, ptr %68, align 8
  %173 = icmp ult i64 %171, %172
  br i1 %173, label %164, label %174

174:                                              
  %175 = getelementptr inbounds i8, ptr %65, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %175, i8 0, i64 16, i1 false)
  %176 = getelementptr inbounds i8, ptr %65, i64 8
  %177 = load ptr, ptr %176, align 8
  call void @free(ptr noundef %177)
  call void @free(ptr noundef nonnull %65)
  br label %178

178:                                              
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #19
  %179 = load i64, ptr %55, align 8
  %180 = call i32 %3(ptr noundef %1, i64 noundef %179, ptr noundef nonnull %8) #19
  %181 = load ptr, ptr %8, align 8
  %182 = load i64, ptr %55, align 8
  %183 = load i64, ptr %56, align 8
  %184 = icmp eq i64 %182, %183
  br i1 %184, label %187, label %185

185:                                              
  %186 = load ptr, ptr %57, align 8
  br label %206

187:                                              
  %188 = icmp eq i64 %182, 0
  %189 = shl nsw i64 %182, 1
  %190 = select i1 %188, i64 16, i64 %189
  store i64 %190, ptr %56, align 8
  %191 = load ptr, ptr %57, align 8
  %192 = shl i64 %190, 3
  %193 = call ptr @realloc(ptr noundef %191, i64 noundef %192) #18
  store ptr %193, ptr %57, align 8
  %194 = icmp eq ptr %193, null
  br i1 %194, label %197, label %195

195:                                              
  %196 = load i64, ptr %55, align 8
  br label %206

197:                                              
  %198 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #19
  %199 = load i8, ptr %198, align 1
  %200 = icmp eq i8 %199, 0
  %201 = select i1 %200, ptr @.str.5, ptr @.str.4
  %202 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %7, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %198, ptr noundef nonnull %201, ptr noundef nonnull @.str.7) #19
  %203 = call i32 @llvm.smin.i32(i32 %202, i32 511)
  %204 = sext i32 %203 to i64
  %205 = call i64 @write(i32 noundef 2, ptr noundef nonnull %7, i64 noundef %204) #19
  call void @abort() #20
  unreachable

206:                                              
  %207 = phi i64 [ %182, %185 ], [ %196, %195 ]
  %208 = phi ptr [ %186, %185 ], [ %193, %195 ]
  %209 = getelementptr inbounds ptr, ptr %208, i64 %207
  store ptr %181, ptr %209, align 8
  %210 = load i64, ptr %11, align 8
  %211 = load ptr, ptr %14, align 8
  %212 = icmp eq ptr %211, null
  br i1 %212, label %225, label %213

213:                                              
  %214 = phi ptr [ %223, %213 ], [ %211, %206 ]
  %215 = phi ptr [ %222, %213 ], [ %13, %206 ]
  %216 = phi i64 [ %221, %213 ], [ %210, %206 ]
  %217 = load ptr, ptr %215, align 8
  %218 = ptrtoint ptr %217 to i64
  %219 = ptrtoint ptr %214 to i64
  %220 = sub i64 %216, %219
  %221 = add i64 %220, %218
  %222 = getelementptr inbounds i8, ptr %214, i64 16
  %223 = load ptr, ptr %214, align 8
  %224 = icmp eq ptr %223, null
  br i1 %224, label %225, label %213

225:                                              
  %226 = phi i64 [ %210, %206 ], [ %221, %213 ]
  %227 = sub i64 %226, %52
  %228 = load i64, ptr %58, align 8
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %230, label %238

230:                                              
  %231 = load i64, ptr %55, align 8
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %233, label %237

233:                                              
  %234 = add i64 %227, 8
  %235 = udiv i64 %34, %228
  %236 = icmp ugt i64 %234, %235
  br i1 %236, label %248, label %288

237:                                              
  br i1 %63, label %239, label %288

238:                                              
  br i1 %63, label %239, label %288

239:                                              
  %240 = load i64, ptr %59, align 8
  %241 = shl i64 %240, 3
  %242 = load i64, ptr %60, align 8
  %243 = mul i64 %242, 4232
  %244 = add i64 %227, 40
  %245 = add i64 %244, %241
  %246 = add i64 %245, %243
  %247 = icmp ugt i64 %246, %34
  br i1 %247, label %248, label %288

248:                                              
  call void @__enzyme_cc_tape_pop(ptr noundef %53) #19
  call void @__enzyme_cc_free_deferred(ptr noundef %54) #19
  %249 = load i64, ptr %59, align 8
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %305, label %251

251:                                              
  %252 = getelementptr inbounds i8, ptr %35, i64 8
  %253 = load ptr, ptr %252, align 8
  br label %254

254:                                              
  %255 = phi i64 [ 0, %251 ], [ %286, %285 ]
  %256 = getelementptr inbounds ptr, ptr %253, i64 %255
  %257 = load ptr, ptr %256, align 8
  %258 = icmp eq ptr %257, null
  br i1 %258, label %285, label %259

259:                                              
  %260 = getelementptr inbounds i8, ptr %257, i64 8
  %261 = getelementptr inbounds i8, ptr %257, i64 136
  br label %262

262:                                              
  %263 = phi i64 [ 0, %259 ], [ %270, %269 ]
  %264 = getelementptr inbounds [16 x i64], ptr %260, i64 0, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %269, label %267

267:                                              
  %268 = shl i64 %263, 6
  br label %272

269:                                              
  %270 = add nuw nsw i64 %263, 1
  %271 = icmp eq i64 %270, 16
  br i1 %271, label %285, label %262

272:                                              
  %273 = phi i64 [ %265, %267 ], [ %283, %272 ]
  %274 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %273, i1 true)
  %275 = or disjoint i64 %274, %268
  %276 = getelementptr inbounds [1024 x i32], ptr %261, i64 0, i64 %275
  %277 = load i32, ptr %276, align 4
  %278 = load i64, ptr %257, align 8
  %279 = shl i64 %278, 12
  %280 = inttoptr i64 %279 to ptr
  %281 = getelementptr inbounds i32, ptr %280, i64 %275
  store i32 %277, ptr %281, align 4
  %282 = add i64 %273, -1
  %283 = and i64 %282, %273
  %284 = icmp eq i64 %283, 0
  br i1 %284, label %269, label %272

285:                                              
  %286 = add nuw i64 %255, 1
  %287 = icmp eq i64 %286, %249
  br i1 %287, label %305, label %254

288:                                              
  %289 = phi i32 [ %62, %238 ], [ 1, %233 ], [ 0, %239 ], [ %62, %237 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #19
  %290 = load i64, ptr %55, align 8
  %291 = add nsw i64 %290, 1
  store i64 %291, ptr %55, align 8
  %292 = icmp eq i32 %180, 0
  br i1 %292, label %293, label %61

293:                                              
  store i64 %291, ptr %58, align 8
  %294 = load i64, ptr %59, align 8
  %295 = icmp eq i64 %294, 0
  %296 = getelementptr inbounds i8, ptr %35, i64 8
  %297 = load ptr, ptr %296, align 8
  br i1 %295, label %304, label %298

298:                                              
  %299 = phi i64 [ %302, %298 ], [ 0, %293 ]
  %300 = getelementptr inbounds ptr, ptr %297, i64 %299
  %301 = load ptr, ptr %300, align 8
  call void @free(ptr noundef %301)
  store ptr null, ptr %300, align 8
  %302 = add nuw i64 %299, 1
  %303 = icmp eq i64 %302, %294
  br i1 %303, label %304, label %298

304:                                              
  call void @free(ptr noundef %297)
  call void @free(ptr noundef nonnull %35)
  br label %473

305:                                              
  %306 = load ptr, ptr %57, align 8
  call void @free(ptr noundef %306)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #19
  %307 = icmp eq ptr %35, null
  br i1 %307, label %473, label %308

308:                                              
  %309 = shl i64 %249, 3
  %310 = add i64 %309, 40
  %311 = load i64, ptr %60, align 8
  %312 = mul i64 %311, 4232
  %313 = add i64 %310, %312
  %314 = udiv i64 %34, %313
  %315 = getelementptr inbounds i8, ptr %35, i64 8
  %316 = load ptr, ptr %315, align 8
  br i1 %250, label %323, label %317

317:                                              
  %318 = phi i64 [ %321, %317 ], [ 0, %308 ]
  %319 = getelementptr inbounds ptr, ptr %316, i64 %318
  %320 = load ptr, ptr %319, align 8
  call void @free(ptr noundef %320)
  store ptr null, ptr %319, align 8
  %321 = add nuw i64 %318, 1
  %322 = icmp eq i64 %321, %249
  br i1 %322, label %323, label %317

323:                                              
  call void @free(ptr noundef %316)
  call void @free(ptr noundef nonnull %35)
  %324 = icmp ult i64 %314, 6
  br i1 %324, label %325, label %335

325:                                              
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #19
  %326 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %9, i64 noundef 256, ptr noundef nonnull @.str.2, i64 noundef %313, i64 noundef %10) #19
  %327 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #19
  %328 = load i8, ptr %327, align 1
  %329 = icmp eq i8 %328, 0
  %330 = select i1 %329, ptr @.str.5, ptr @.str.4
  %331 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %327, ptr noundef nonnull %330, ptr noundef nonnull %9) #19
  %332 = call i32 @llvm.smin.i32(i32 %331, i32 511)
  %333 = sext i32 %332 to i64
  %334 = call i64 @write(i32 noundef 2, ptr noundef nonnull %6, i64 noundef %333) #19
  call void @abort() #20
  unreachable

335:                                              
  %336 = add nsw i64 %314, -4
  %337 = load i64, ptr %58, align 8
  %338 = icmp sgt i64 %337, 0
  %339 = call i64 @llvm.umin.i64(i64 %336, i64 %337)
  %340 = select i1 %338, i64 %339, i64 %336
  %341 = add nuw i64 %340, 4
  %342 = mul i64 %341, %313
  %343 = load i64, ptr %11, align 8
  %344 = add i64 %342, %343
  store i64 %344, ptr %11, align 8
  %345 = getelementptr inbounds i8, ptr %0, i64 48
  store i64 %340, ptr %345, align 8
  %346 = getelementptr inbounds i8, ptr %0, i64 56
  store i32 0, ptr %346, align 8
  %347 = getelementptr inbounds i8, ptr %0, i64 64
  store ptr null, ptr %347, align 8
  %348 = getelementptr inbounds i8, ptr %0, i64 72
  store i64 %342, ptr %348, align 8
  %349 = getelementptr inbounds i8, ptr %0, i64 80
  store ptr null, ptr %349, align 8
  %350 = icmp slt i64 %340, 1
  br i1 %350, label %351, label %374

351:                                              
  %352 = uitofp nneg i64 %337 to double
  br label %353

353:                                              
  %354 = phi i64 [ %373, %372 ], [ 1, %351 ]
  br i1 %338, label %355, label %370

355:                                              
  %356 = call i64 @llvm.smin.i64(i64 %354, i64 3)
  %357 = call i64 @llvm.smax.i64(i64 %354, i64 3)
  br label %358

358:                                              
  %359 = phi i64 [ 1, %355 ], [ %366, %358 ]
  %360 = phi double [ 1.000000e+00, %355 ], [ %365, %358 ]
  %361 = add nuw nsw i64 %359, %357
  %362 = uitofp nneg i64 %361 to double
  %363 = fmul double %360, %362
  %364 = uitofp nneg i64 %359 to double
  %365 = fdiv double %363, %364
  %366 = add nuw nsw i64 %359, 1
  %367 = icmp eq i64 %359, %356
  br i1 %367, label %368, label %358

368:                                              
  %369 = fcmp olt double %365, %352
  br i1 %369, label %372, label %374

370:                                              
  %371 = icmp ult i64 %354, 64
  br i1 %371, label %372, label %374

372:                                              
  %373 = add nuw nsw i64 %354, 1
  br label %353

374:                                              
  %375 = phi i64 [ %340, %335 ], [ %354, %368 ], [ %354, %370 ]
  %376 = call dereferenceable_or_null(160) ptr @calloc(i64 1, i64 160)
  %377 = icmp eq ptr %376, null
  br i1 %377, label %378, label %381

378:                                              
  %379 = load ptr, ptr @stderr, align 8
  %380 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %379, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  call void @abort() #20
  unreachable

381:                                              
  store ptr %345, ptr %376, align 8
  %382 = getelementptr inbounds i8, ptr %376, i64 104
  store i64 %337, ptr %382, align 8
  %383 = getelementptr inbounds i8, ptr %376, i64 96
  store i64 %337, ptr %383, align 8
  %384 = getelementptr inbounds i8, ptr %376, i64 144
  store i64 %375, ptr %384, align 8
  %385 = getelementptr inbounds i8, ptr %376, i64 152
  store i64 1, ptr %385, align 8
  %386 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr %376, ptr %386, align 8
  %387 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_reads)
  %388 = load ptr, ptr %387, align 8
  %389 = call fastcc ptr @new_layer()
  %390 = getelementptr inbounds i8, ptr %0, i64 104
  store ptr %389, ptr %390, align 8
  store ptr %389, ptr %387, align 8
  %391 = call fastcc i32 @go_on(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  %392 = call dereferenceable_or_null(32) ptr @calloc(i64 noundef 1, i64 noundef 32) #21
  %393 = icmp eq ptr %392, null
  br i1 %393, label %394, label %396

394:                                              
  %395 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  call void @abort() #20
  unreachable

396:                                              
  %397 = getelementptr inbounds i8, ptr %0, i64 88
  %398 = load ptr, ptr %397, align 8
  %399 = call fastcc ptr @new_layer()
  %400 = load i64, ptr %55, align 8
  store ptr %398, ptr %392, align 8
  %401 = getelementptr inbounds i8, ptr %392, i64 8
  store ptr %399, ptr %401, align 8
  %402 = getelementptr inbounds i8, ptr %392, i64 16
  store i64 -2, ptr %402, align 8
  %403 = getelementptr inbounds i8, ptr %392, i64 24
  store i64 %400, ptr %403, align 8
  store ptr %392, ptr %397, align 8
  %404 = add nsw i64 %400, 1
  store i64 %404, ptr %55, align 8
  %405 = call fastcc i32 @run_noted(ptr noundef nonnull %0, ptr noundef %399, ptr noundef %1, ptr noundef %4, i64 noundef %400)
  store ptr %388, ptr %387, align 8
  %406 = call fastcc ptr @new_layer()
  %407 = getelementptr inbounds i8, ptr %0, i64 96
  store ptr %406, ptr %407, align 8
  %408 = load ptr, ptr %397, align 8
  %409 = icmp eq ptr %408, null
  br i1 %409, label %473, label %410

410:                                              
  %411 = phi ptr [ %471, %470 ], [ %408, %396 ]
  %412 = load ptr, ptr %407, align 8
  %413 = getelementptr inbounds i8, ptr %411, i64 8
  %414 = load ptr, ptr %413, align 8
  %415 = getelementptr inbounds i8, ptr %414, i64 16
  %416 = load i64, ptr %415, align 8
  %417 = icmp eq i64 %416, 0
  br i1 %417, label %470, label %418

418:                                              
  %419 = getelementptr inbounds i8, ptr %414, i64 8
  br label %420

420:                                              
  %421 = phi i64 [ %416, %418 ], [ %467, %466 ]
  %422 = phi i64 [ 0, %418 ], [ %468, %466 ]
  %423 = load ptr, ptr %419, align 8
  %424 = getelementptr inbounds ptr, ptr %423, i64 %422
  %425 = load ptr, ptr %424, align 8
  %426 = icmp eq ptr %425, null
  br i1 %426, label %466, label %427

427:                                              
  %428 = load i64, ptr %425, align 8
  %429 = call fastcc ptr @undo_page(ptr noundef %412, i64 noundef %428)
  %430 = getelementptr inbounds i8, ptr %425, i64 8
  %431 = getelementptr inbounds i8, ptr %429, i64 8
  %432 = getelementptr inbounds i8, ptr %429, i64 136
  br label %433

433:                                              
  %434 = phi i64 [ 0, %427 ], [ %445, %444 ]
  %435 = getelementptr inbounds [16 x i64], ptr %430, i64 0, i64 %434
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds [16 x i64], ptr %431, i64 0, i64 %434
  %438 = load i64, ptr %437, align 8
  %439 = xor i64 %438, -1
  %440 = and i64 %436, %439
  %441 = icmp eq i64 %440, 0
  br i1 %441, label %444, label %442

442:                                              
  %443 = shl i64 %434, 6
  br label %447

444:                                              
  %445 = add nuw nsw i64 %434, 1
  %446 = icmp eq i64 %445, 16
  br i1 %446, label %464, label %433

447:                                              
  %448 = phi i64 [ %440, %442 ], [ %462, %447 ]
  %449 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %448, i1 true)
  %450 = load i64, ptr %425, align 8
  %451 = shl i64 %450, 12
  %452 = inttoptr i64 %451 to ptr
  %453 = or disjoint i64 %449, %443
  %454 = getelementptr inbounds i32, ptr %452, i64 %453
  %455 = load i32, ptr %454, align 4
  %456 = getelementptr inbounds [1024 x i32], ptr %432, i64 0, i64 %453
  store i32 %455, ptr %456, align 4
  %457 = sub i64 0, %448
  %458 = and i64 %448, %457
  %459 = load i64, ptr %437, align 8
  %460 = or i64 %459, %458
  store i64 %460, ptr %437, align 8
  %461 = add i64 %448, -1
  %462 = and i64 %461, %448
  %463 = icmp eq i64 %462, 0
  br i1 %463, label %444, label %447

464:                                              
  %465 = load i64, ptr %415, align 8
  br label %466

466:                                              
  %467 = phi i64 [ %465, %464 ], [ %421, %420 ]
  %468 = add nuw i64 %422, 1
  %469 = icmp ult i64 %468, %467
  br i1 %469, label %420, label %470

470:                                              
  %471 = load ptr, ptr %411, align 8
  %472 = icmp eq ptr %471, null
  br i1 %472, label %473, label %410

473:                                              
  ret void
}

declare noundef i32 @snprintf(ptr noalias nocapture noundef writeonly, i64 noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #11

define internal fastcc noalias noundef ptr @new_layer() unnamed_addr #12 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_layer)
  %2 = load ptr, ptr %1, align 8
  store ptr null, ptr %1, align 8
  %3 = tail call dereferenceable_or_null(40) ptr @calloc(i64 noundef 1, i64 noundef 40) #21
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                
  %6 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  tail call void @abort() #20
  unreachable

7:                                                
  %8 = tail call dereferenceable_or_null(512) ptr @calloc(i64 noundef 1, i64 noundef 512) #21
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

define internal fastcc noundef i32 @go_on(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #12 {
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
  %143 = tail call ptr @realloc(ptr noundef %138, i64 noundef %142) #18
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
  %275 = tail call ptr @realloc(ptr noundef %270, i64 noundef %274) #18
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
  %713 = tail call dereferenceable_or_null(32) ptr @calloc(i64 noundef 1, i64 noundef 32) #21
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
  br label %454

28:                                               
  %29 = getelementptr inbounds i8, ptr %0, i64 104
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
  %77 = getelementptr inbounds i8, ptr %0, i64 96
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 16
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %124, label %82

82:                                               
  %83 = getelementptr inbounds i8, ptr %78, i64 8
  br label %84

84:                                               
  %85 = phi i64 [ %80, %82 ], [ %121, %120 ]
  %86 = phi i64 [ 0, %82 ], [ %122, %120 ]
  %87 = load ptr, ptr %83, align 8
  %88 = getelementptr inbounds ptr, ptr %87, i64 %86
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %120, label %91

91:                                               
  %92 = getelementptr inbounds i8, ptr %89, i64 8
  %93 = getelementptr inbounds i8, ptr %89, i64 136
  br label %94

94:                                               
  %95 = phi i64 [ 0, %91 ], [ %102, %101 ]
  %96 = getelementptr inbounds [16 x i64], ptr %92, i64 0, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %101, label %99

99:                                               
  %100 = shl i64 %95, 6
  br label %104

101:                                              
  %102 = add nuw nsw i64 %95, 1
  %103 = icmp eq i64 %102, 16
  br i1 %103, label %118, label %94

104:                                              
  %105 = phi i64 [ %97, %99 ], [ %116, %104 ]
  %106 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %105, i1 true)
  %107 = load i64, ptr %89, align 8
  %108 = shl i64 %107, 12
  %109 = inttoptr i64 %108 to ptr
  %110 = or disjoint i64 %106, %100
  %111 = getelementptr inbounds i32, ptr %109, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr inbounds [1024 x i32], ptr %93, i64 0, i64 %110
  %114 = load i32, ptr %113, align 4
  store i32 %114, ptr %111, align 4
  store i32 %112, ptr %113, align 4
  %115 = add i64 %105, -1
  %116 = and i64 %115, %105
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %101, label %104

118:                                              
  %119 = load i64, ptr %79, align 8
  br label %120

120:                                              
  %121 = phi i64 [ %119, %118 ], [ %85, %84 ]
  %122 = add nuw i64 %86, 1
  %123 = icmp ult i64 %122, %121
  br i1 %123, label %84, label %124

124:                                              
  tail call fastcc void @pop_shot(ptr noundef %0)
  %125 = getelementptr inbounds i8, ptr %0, i64 8
  %126 = load i64, ptr %125, align 8
  %127 = add nsw i64 %126, -1
  %128 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %127, ptr %128, align 8
  br label %129

129:                                              
  %130 = call fastcc ptr @new_layer()
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #19
  %131 = load i64, ptr %128, align 8
  %132 = call fastcc i32 @run_noted(ptr noundef readonly %0, ptr noundef %130, ptr noundef %1, ptr noundef readonly %2, i64 noundef %131)
  %133 = getelementptr inbounds i8, ptr %130, i64 16
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %177, label %136

136:                                              
  %137 = getelementptr inbounds i8, ptr %130, i64 8
  br label %138

138:                                              
  %139 = phi i64 [ %134, %136 ], [ %174, %173 ]
  %140 = phi i64 [ 0, %136 ], [ %175, %173 ]
  %141 = load ptr, ptr %137, align 8
  %142 = getelementptr inbounds ptr, ptr %141, i64 %140
  %143 = load ptr, ptr %142, align 8
  %144 = icmp eq ptr %143, null
  br i1 %144, label %173, label %145

145:                                              
  %146 = getelementptr inbounds i8, ptr %143, i64 8
  %147 = getelementptr inbounds i8, ptr %143, i64 136
  br label %148

148:                                              
  %149 = phi i64 [ 0, %145 ], [ %156, %155 ]
  %150 = getelementptr inbounds [16 x i64], ptr %146, i64 0, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %155, label %153

153:                                              
  %154 = shl i64 %149, 6
  br label %158

155:                                              
  %156 = add nuw nsw i64 %149, 1
  %157 = icmp eq i64 %156, 16
  br i1 %157, label %171, label %148

158:                                              
  %159 = phi i64 [ %151, %153 ], [ %169, %158 ]
  %160 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %159, i1 true)
  %161 = or disjoint i64 %160, %154
  %162 = getelementptr inbounds [1024 x i32], ptr %147, i64 0, i64 %161
  %163 = load i32, ptr %162, align 4
  %164 = load i64, ptr %143, align 8
  %165 = shl i64 %164, 12
  %166 = inttoptr i64 %165 to ptr
  %167 = getelementptr inbounds i32, ptr %166, i64 %161
  store i32 %163, ptr %167, align 4
  %168 = add i64 %159, -1
  %169 = and i64 %168, %159
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %155, label %158

171:                                              
  %172 = load i64, ptr %133, align 8
  br label %173

173:                                              
  %174 = phi i64 [ %172, %171 ], [ %139, %138 ]
  %175 = add nuw i64 %140, 1
  %176 = icmp ult i64 %175, %174
  br i1 %176, label %138, label %177

177:                                              
  %178 = call ptr @__enzyme_cc_deferred_mark() #19
  %179 = load i64, ptr %128, align 8
  %180 = call i32 %3(ptr noundef %1, i64 noundef %179, ptr noundef nonnull %7) #19
  %181 = load i64, ptr %128, align 8
  %182 = load ptr, ptr %7, align 8
  call void %4(ptr noundef %1, i64 noundef %181, ptr noundef %182) #19
  call void @__enzyme_cc_free_deferred(ptr noundef %178) #19
  %183 = load i64, ptr %133, align 8
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %238, label %185

185:                                              
  %186 = getelementptr inbounds i8, ptr %130, i64 8
  br label %187

187:                                              
  %188 = phi i64 [ %183, %185 ], [ %223, %222 ]
  %189 = phi i64 [ 0, %185 ], [ %224, %222 ]
  %190 = load ptr, ptr %186, align 8
  %191 = getelementptr inbounds ptr, ptr %190, i64 %189
  %192 = load ptr, ptr %191, align 8
  %193 = icmp eq ptr %192, null
  br i1 %193, label %222, label %194

194:                                              
  %195 = getelementptr inbounds i8, ptr %192, i64 8
  %196 = getelementptr inbounds i8, ptr %192, i64 136
  br label %197

197:                                              
  %198 = phi i64 [ 0, %194 ], [ %205, %204 ]
  %199 = getelementptr inbounds [16 x i64], ptr %195, i64 0, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %204, label %202

202:                                              
  %203 = shl i64 %198, 6
  br label %207

204:                                              
  %205 = add nuw nsw i64 %198, 1
  %206 = icmp eq i64 %205, 16
  br i1 %206, label %220, label %197

207:                                              
  %208 = phi i64 [ %200, %202 ], [ %218, %207 ]
  %209 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %208, i1 true)
  %210 = or disjoint i64 %209, %203
  %211 = getelementptr inbounds [1024 x i32], ptr %196, i64 0, i64 %210
  %212 = load i32, ptr %211, align 4
  %213 = load i64, ptr %192, align 8
  %214 = shl i64 %213, 12
  %215 = inttoptr i64 %214 to ptr
  %216 = getelementptr inbounds i32, ptr %215, i64 %210
  store i32 %212, ptr %216, align 4
  %217 = add i64 %208, -1
  %218 = and i64 %217, %208
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %204, label %207

220:                                              
  %221 = load i64, ptr %133, align 8
  br label %222

222:                                              
  %223 = phi i64 [ %221, %220 ], [ %188, %187 ]
  %224 = add nuw i64 %189, 1
  %225 = icmp ult i64 %224, %223
  br i1 %225, label %187, label %226

226:                                              
  %227 = icmp eq i64 %223, 0
  br i1 %227, label %238, label %228

228:                                              
  %229 = phi i64 [ %235, %228 ], [ 0, %226 ]
  %230 = load ptr, ptr %186, align 8
  %231 = getelementptr inbounds ptr, ptr %230, i64 %229
  %232 = load ptr, ptr %231, align 8
  call void @free(ptr noundef %232)
  %233 = load ptr, ptr %186, align 8
  %234 = getelementptr inbounds ptr, ptr %233, i64 %229
  store ptr null, ptr %234, align 8
  %235 = add nuw i64 %229, 1
  %236 = load i64, ptr %133, align 8
  %237 = icmp ult i64 %235, %236
  br i1 %237, label %228, label %238

238:                                              
  %239 = getelementptr inbounds i8, ptr %130, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %239, i8 0, i64 16, i1 false)
  %240 = getelementptr inbounds i8, ptr %130, i64 8
  %241 = load ptr, ptr %240, align 8
  call void @free(ptr noundef %241)
  call void @free(ptr noundef nonnull %130)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #19
  %242 = call fastcc i32 @go_on(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %129

244:                                              
  %245 = getelementptr inbounds i8, ptr %0, i64 88
  %246 = load ptr, ptr %245, align 8
  %247 = icmp eq ptr %246, null
  br i1 %247, label %251, label %248

248:                                              
  call fastcc void @pop_shot(ptr noundef nonnull %0)
  %249 = load ptr, ptr %245, align 8
  %250 = icmp eq ptr %249, null
  br i1 %250, label %251, label %248

251:                                              
  %252 = load ptr, ptr %77, align 8
  %253 = getelementptr inbounds i8, ptr %252, i64 16
  %254 = load i64, ptr %253, align 8
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %297, label %256

256:                                              
  %257 = getelementptr inbounds i8, ptr %252, i64 8
  br label %258

258:                                              
  %259 = phi i64 [ %254, %256 ], [ %294, %293 ]
  %260 = phi i64 [ 0, %256 ], [ %295, %293 ]
  %261 = load ptr, ptr %257, align 8
  %262 = getelementptr inbounds ptr, ptr %261, i64 %260
  %263 = load ptr, ptr %262, align 8
  %264 = icmp eq ptr %263, null
  br i1 %264, label %293, label %265

265:                                              
  %266 = getelementptr inbounds i8, ptr %263, i64 8
  %267 = getelementptr inbounds i8, ptr %263, i64 136
  br label %268

268:                                              
  %269 = phi i64 [ 0, %265 ], [ %276, %275 ]
  %270 = getelementptr inbounds [16 x i64], ptr %266, i64 0, i64 %269
  %271 = load i64, ptr %270, align 8
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %275, label %273

273:                                              
  %274 = shl i64 %269, 6
  br label %278

275:                                              
  %276 = add nuw nsw i64 %269, 1
  %277 = icmp eq i64 %276, 16
  br i1 %277, label %291, label %268

278:                                              
  %279 = phi i64 [ %271, %273 ], [ %289, %278 ]
  %280 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %279, i1 true)
  %281 = or disjoint i64 %280, %274
  %282 = getelementptr inbounds [1024 x i32], ptr %267, i64 0, i64 %281
  %283 = load i32, ptr %282, align 4
  %284 = load i64, ptr %263, align 8
  %285 = shl i64 %284, 12
  %286 = inttoptr i64 %285 to ptr
  %287 = getelementptr inbounds i32, ptr %286, i64 %281
  store i32 %283, ptr %287, align 4
  %288 = add i64 %279, -1
  %289 = and i64 %288, %279
  %290 = icmp eq i64 %289, 0
  br i1 %290, label %275, label %278

291:                                              
  %292 = load i64, ptr %253, align 8
  br label %293

293:                                              
  %294 = phi i64 [ %292, %291 ], [ %259, %258 ]
  %295 = add nuw i64 %260, 1
  %296 = icmp ult i64 %295, %294
  br i1 %296, label %258, label %297

297:                                              
  %298 = load ptr, ptr %29, align 8
  %299 = getelementptr inbounds i8, ptr %298, i64 16
  %300 = load i64, ptr %299, align 8
  %301 = icmp eq i64 %300, 0
  br i1 %301, label %343, label %302

302:                                              
  %303 = getelementptr inbounds i8, ptr %298, i64 8
  br label %304

304:                                              
  %305 = phi i64 [ %300, %302 ], [ %340, %339 ]
  %306 = phi i64 [ 0, %302 ], [ %341, %339 ]
  %307 = load ptr, ptr %303, align 8
  %308 = getelementptr inbounds ptr, ptr %307, i64 %306
  %309 = load ptr, ptr %308, align 8
  %310 = icmp eq ptr %309, null
  br i1 %310, label %339, label %311

311:                                              
  %312 = getelementptr inbounds i8, ptr %309, i64 8
  %313 = getelementptr inbounds i8, ptr %309, i64 136
  br label %314

314:                                              
  %315 = phi i64 [ 0, %311 ], [ %322, %321 ]
  %316 = getelementptr inbounds [16 x i64], ptr %312, i64 0, i64 %315
  %317 = load i64, ptr %316, align 8
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %321, label %319

319:                                              
  %320 = shl i64 %315, 6
  br label %324

321:                                              
  %322 = add nuw nsw i64 %315, 1
  %323 = icmp eq i64 %322, 16
  br i1 %323, label %337, label %314

324:                                              
  %325 = phi i64 [ %317, %319 ], [ %335, %324 ]
  %326 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %325, i1 true)
  %327 = or disjoint i64 %326, %320
  %328 = getelementptr inbounds [1024 x i32], ptr %313, i64 0, i64 %327
  %329 = load i32, ptr %328, align 4
  %330 = load i64, ptr %309, align 8
  %331 = shl i64 %330, 12
  %332 = inttoptr i64 %331 to ptr
  %333 = getelementptr inbounds i32, ptr %332, i64 %327
  store i32 %329, ptr %333, align 4
  %334 = add i64 %325, -1
  %335 = and i64 %334, %325
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %321, label %324

337:                                              
  %338 = load i64, ptr %299, align 8
  br label %339

339:                                              
  %340 = phi i64 [ %338, %337 ], [ %305, %304 ]
  %341 = add nuw i64 %306, 1
  %342 = icmp ult i64 %341, %340
  br i1 %342, label %304, label %343

343:                                              
  %344 = load ptr, ptr %77, align 8
  %345 = getelementptr inbounds i8, ptr %344, i64 16
  %346 = load i64, ptr %345, align 8
  %347 = icmp eq i64 %346, 0
  br i1 %347, label %360, label %348

348:                                              
  %349 = getelementptr inbounds i8, ptr %344, i64 8
  br label %350

350:                                              
  %351 = phi i64 [ 0, %348 ], [ %357, %350 ]
  %352 = load ptr, ptr %349, align 8
  %353 = getelementptr inbounds ptr, ptr %352, i64 %351
  %354 = load ptr, ptr %353, align 8
  call void @free(ptr noundef %354)
  %355 = load ptr, ptr %349, align 8
  %356 = getelementptr inbounds ptr, ptr %355, i64 %351
  store ptr null, ptr %356, align 8
  %357 = add nuw i64 %351, 1
  %358 = load i64, ptr %345, align 8
  %359 = icmp ult i64 %357, %358
  br i1 %359, label %350, label %360

360:                                              
  %361 = getelementptr inbounds i8, ptr %344, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %361, i8 0, i64 16, i1 false)
  %362 = getelementptr inbounds i8, ptr %344, i64 8
  %363 = load ptr, ptr %362, align 8
  call void @free(ptr noundef %363)
  call void @free(ptr noundef nonnull %344)
  %364 = load ptr, ptr %29, align 8
  %365 = getelementptr inbounds i8, ptr %364, i64 16
  %366 = load i64, ptr %365, align 8
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %380, label %368

368:                                              
  %369 = getelementptr inbounds i8, ptr %364, i64 8
  br label %370

370:                                              
  %371 = phi i64 [ 0, %368 ], [ %377, %370 ]
  %372 = load ptr, ptr %369, align 8
  %373 = getelementptr inbounds ptr, ptr %372, i64 %371
  %374 = load ptr, ptr %373, align 8
  call void @free(ptr noundef %374)
  %375 = load ptr, ptr %369, align 8
  %376 = getelementptr inbounds ptr, ptr %375, i64 %371
  store ptr null, ptr %376, align 8
  %377 = add nuw i64 %371, 1
  %378 = load i64, ptr %365, align 8
  %379 = icmp ult i64 %377, %378
  br i1 %379, label %370, label %380

380:                                              
  %381 = getelementptr inbounds i8, ptr %364, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %381, i8 0, i64 16, i1 false)
  %382 = getelementptr inbounds i8, ptr %364, i64 8
  %383 = load ptr, ptr %382, align 8
  call void @free(ptr noundef %383)
  call void @free(ptr noundef nonnull %364)
  %384 = getelementptr inbounds i8, ptr %0, i64 72
  %385 = load i64, ptr %384, align 8
  %386 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_held)
  %387 = load i64, ptr %386, align 8
  %388 = sub i64 %387, %385
  store i64 %388, ptr %386, align 8
  %389 = getelementptr inbounds i8, ptr %0, i64 40
  %390 = load ptr, ptr %389, align 8
  %391 = getelementptr inbounds i8, ptr %390, i64 8
  %392 = load ptr, ptr %390, align 8
  %393 = getelementptr inbounds i8, ptr %392, i64 8
  %394 = load i32, ptr %393, align 8
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %411, label %396

396:                                              
  %397 = load ptr, ptr @stderr, align 8
  %398 = load i64, ptr %391, align 8
  %399 = getelementptr inbounds i8, ptr %390, i64 16
  %400 = load i64, ptr %399, align 8
  %401 = getelementptr inbounds i8, ptr %390, i64 24
  %402 = load i64, ptr %401, align 8
  %403 = getelementptr inbounds i8, ptr %390, i64 32
  %404 = load i64, ptr %403, align 8
  %405 = getelementptr inbounds i8, ptr %390, i64 40
  %406 = load i64, ptr %405, align 8
  %407 = getelementptr inbounds i8, ptr %390, i64 48
  %408 = load i64, ptr %407, align 8
  %409 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %397, ptr noundef nonnull @.str.26, i64 noundef %398, i64 noundef %400, i64 noundef %402, i64 noundef %404, i64 noundef %406, i64 noundef %408) #22
  %410 = load ptr, ptr %390, align 8
  br label %411

411:                                              
  %412 = phi ptr [ %410, %396 ], [ %392, %380 ]
  %413 = getelementptr inbounds i8, ptr %412, i64 32
  %414 = load ptr, ptr %413, align 8
  %415 = icmp eq ptr %414, null
  br i1 %415, label %417, label %416

416:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %414, ptr noundef nonnull align 8 dereferenceable(48) %391, i64 48, i1 false)
  br label %417

417:                                              
  %418 = getelementptr inbounds i8, ptr %390, i64 64
  %419 = load i64, ptr %418, align 8
  %420 = icmp sgt i64 %419, 0
  br i1 %420, label %421, label %449

421:                                              
  %422 = getelementptr inbounds i8, ptr %390, i64 88
  br label %423

423:                                              
  %424 = phi i64 [ 0, %421 ], [ %446, %444 ]
  %425 = add nsw i64 %424, -2
  %426 = call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %390, i64 noundef %425)
  %427 = getelementptr inbounds i8, ptr %426, i64 24
  %428 = load i32, ptr %427, align 8
  %429 = icmp eq i32 %428, 0
  br i1 %429, label %436, label %430

430:                                              
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %6) #19
  %431 = load ptr, ptr %390, align 8
  %432 = getelementptr inbounds i8, ptr %431, i64 16
  %433 = load ptr, ptr %432, align 8
  %434 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 4096, ptr noundef nonnull @.str.22, ptr noundef %433, ptr noundef nonnull %390, i64 noundef %425) #19
  %435 = call i32 @remove(ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %6) #19
  br label %444

436:                                              
  %437 = load ptr, ptr %426, align 8
  %438 = icmp eq ptr %437, null
  br i1 %438, label %444, label %439

439:                                              
  %440 = getelementptr inbounds i8, ptr %426, i64 8
  %441 = load i64, ptr %440, align 8
  %442 = load i64, ptr %422, align 8
  %443 = sub i64 %442, %441
  store i64 %443, ptr %422, align 8
  br label %444

444:                                              
  %445 = load ptr, ptr %426, align 8
  call void @free(ptr noundef %445)
  store ptr null, ptr %426, align 8
  store i32 0, ptr %427, align 8
  %446 = add nuw nsw i64 %424, 1
  %447 = load i64, ptr %418, align 8
  %448 = icmp slt i64 %446, %447
  br i1 %448, label %423, label %449

449:                                              
  %450 = getelementptr inbounds i8, ptr %390, i64 56
  %451 = load ptr, ptr %450, align 8
  call void @free(ptr noundef %451)
  %452 = getelementptr inbounds i8, ptr %390, i64 128
  %453 = load ptr, ptr %452, align 8
  call void @free(ptr noundef %453)
  call void @free(ptr noundef nonnull %390)
  call void @free(ptr noundef %0)
  br label %454

454:                                              
  ret void
}

define internal fastcc void @pop_shot(ptr nocapture noundef %0) unnamed_addr #12 {
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

define internal fastcc ptr @undo_page(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #13 {
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
  %42 = tail call ptr @calloc(i64 noundef 1, i64 noundef %41) #21
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
  %103 = tail call dereferenceable_or_null(4232) ptr @calloc(i64 noundef 1, i64 noundef 4232) #21
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

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #14

declare ptr @__enzyme_cc_tape_mark() local_unnamed_addr

declare ptr @__enzyme_cc_deferred_mark() local_unnamed_addr

declare void @__enzyme_cc_tape_pop(ptr noundef) local_unnamed_addr

declare void @__enzyme_cc_free_deferred(ptr noundef) local_unnamed_addr

declare noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #11

define internal fastcc ptr @enzyme_ckpt_slot_at(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #13 {
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
  %22 = tail call ptr @realloc(ptr noundef %19, i64 noundef %21) #18
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

declare noundef i32 @fclose(ptr nocapture noundef) local_unnamed_addr #11

declare noundef i32 @remove(ptr nocapture noundef readonly) local_unnamed_addr #11

declare noalias noundef ptr @fopen(ptr nocapture noundef readonly, ptr nocapture noundef readonly) local_unnamed_addr #11

declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

declare i32 @llvm.smin.i32(i32, i32) #15

declare i64 @llvm.smin.i64(i64, i64) #15

declare i64 @llvm.smax.i64(i64, i64) #15

declare i64 @llvm.umax.i64(i64, i64) #15

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #16

declare i64 @llvm.umin.i64(i64, i64) #15

declare ptr @llvm.load.relative.i64(ptr, i64) #17

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nofree }
attributes #5 = { noreturn nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nofree nounwind }
attributes #12 = { nounwind }
attributes #13 = { inlinehint nounwind }
attributes #14 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #18 = { allocsize(1) }
attributes #19 = { nounwind }
attributes #20 = { noreturn nounwind }
attributes #21 = { allocsize(0,1) }
attributes #22 = { cold nounwind }


