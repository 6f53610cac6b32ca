; from limited_loops.c, arena.h, undo.h, checkpoint.h, support.h: fa08f3f24207757a435ac42340f3876f

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
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_layer)
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = ptrtoint ptr %0 to i64
  %8 = lshr i64 %7, 2
  %9 = and i64 %8, 1023
  %10 = and i64 %7, 3
  %11 = add i64 %1, 3
  %12 = add i64 %11, %10
  %13 = lshr i64 %12, 2
  %14 = shl nsw i64 -1, %13
  %15 = xor i64 %14, -1
  %16 = and i64 %8, 63
  %17 = shl i64 %15, %16
  %18 = icmp eq ptr %6, null
  br i1 %18, label %39, label %19

19:                                               
  %20 = load i64, ptr %6, align 8
  %21 = lshr i64 %7, 12
  %22 = icmp eq i64 %20, %21
  br i1 %22, label %23, label %39

23:                                               
  %24 = getelementptr inbounds i8, ptr %6, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = icmp ne i64 %25, 0
  %27 = icmp ugt i64 %12, 35
  %28 = or i1 %27, %26
  %29 = add nuw nsw i64 %13, %16
  %30 = icmp ugt i64 %29, 64
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %39, label %32

32:                                               
  %33 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %34 = getelementptr inbounds i8, ptr %33, i64 16
  %35 = load ptr, ptr %34, align 8
  %36 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_segment)
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %35, %37
  br i1 %38, label %40, label %39

39:                                               
  tail call fastcc void @note_slowly(ptr noundef nonnull %4, ptr noundef %0, i64 noundef %1)
  br label %71

40:                                               
  %41 = getelementptr inbounds i8, ptr %6, i64 16
  %42 = lshr i64 %9, 6
  %43 = getelementptr inbounds [16 x i64], ptr %41, i64 0, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = xor i64 %44, -1
  %46 = and i64 %17, %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %71, label %48

48:                                               
  %49 = or i64 %44, %17
  store i64 %49, ptr %43, align 8
  %50 = add nuw nsw i64 %13, %9
  %51 = icmp ult i64 %12, 4
  br i1 %51, label %71, label %52

52:                                               
  %53 = shl nuw i64 %20, 12
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds i8, ptr %6, i64 144
  br label %56

56:                                               
  %57 = phi i64 [ %9, %52 ], [ %69, %68 ]
  %58 = and i64 %57, 63
  %59 = shl nuw i64 1, %58
  %60 = and i64 %59, %46
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %68, label %62

62:                                               
  %63 = shl i64 %57, 32
  %64 = ashr exact i64 %63, 30
  %65 = getelementptr inbounds i8, ptr %54, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds [1024 x i32], ptr %55, i64 0, i64 %57
  store i32 %66, ptr %67, align 4
  br label %68

68:                                               
  %69 = add nuw nsw i64 %57, 1
  %70 = icmp ult i64 %69, %50
  br i1 %70, label %56, label %71

71:                                               
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

define linkonce_odr hidden void @__enzyme_cc_undo_read(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_reads)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %73, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %4, i64 32
  %8 = load ptr, ptr %7, align 8
  %9 = ptrtoint ptr %0 to i64
  %10 = lshr i64 %9, 2
  %11 = and i64 %10, 1023
  %12 = and i64 %9, 3
  %13 = add i64 %1, 3
  %14 = add i64 %13, %12
  %15 = lshr i64 %14, 2
  %16 = shl nsw i64 -1, %15
  %17 = xor i64 %16, -1
  %18 = and i64 %10, 63
  %19 = shl i64 %17, %18
  %20 = icmp eq ptr %8, null
  br i1 %20, label %41, label %21

21:                                               
  %22 = load i64, ptr %8, align 8
  %23 = lshr i64 %9, 12
  %24 = icmp eq i64 %22, %23
  br i1 %24, label %25, label %41

25:                                               
  %26 = getelementptr inbounds i8, ptr %8, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = icmp ne i64 %27, 0
  %29 = icmp ugt i64 %14, 35
  %30 = or i1 %29, %28
  %31 = add nuw nsw i64 %15, %18
  %32 = icmp ugt i64 %31, 64
  %33 = select i1 %30, i1 true, i1 %32
  br i1 %33, label %41, label %34

34:                                               
  %35 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %36 = getelementptr inbounds i8, ptr %35, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_segment)
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %37, %39
  br i1 %40, label %42, label %41

41:                                               
  tail call fastcc void @note_slowly(ptr noundef nonnull %4, ptr noundef %0, i64 noundef %1)
  br label %73

42:                                               
  %43 = getelementptr inbounds i8, ptr %8, i64 16
  %44 = lshr i64 %11, 6
  %45 = getelementptr inbounds [16 x i64], ptr %43, i64 0, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = xor i64 %46, -1
  %48 = and i64 %19, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %73, label %50

50:                                               
  %51 = or i64 %46, %19
  store i64 %51, ptr %45, align 8
  %52 = add nuw nsw i64 %15, %11
  %53 = icmp ult i64 %14, 4
  br i1 %53, label %73, label %54

54:                                               
  %55 = shl nuw i64 %22, 12
  %56 = inttoptr i64 %55 to ptr
  %57 = getelementptr inbounds i8, ptr %8, i64 144
  br label %58

58:                                               
  %59 = phi i64 [ %11, %54 ], [ %71, %70 ]
  %60 = and i64 %59, 63
  %61 = shl nuw i64 1, %60
  %62 = and i64 %61, %48
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %70, label %64

64:                                               
  %65 = shl i64 %59, 32
  %66 = ashr exact i64 %65, 30
  %67 = getelementptr inbounds i8, ptr %56, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds [1024 x i32], ptr %57, i64 0, i64 %59
  store i32 %68, ptr %69, align 4
  br label %70

70:                                               
  %71 = add nuw nsw i64 %59, 1
  %72 = icmp ult i64 %71, %52
  br i1 %72, label %58, label %73

73:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_undo_made(ptr noundef %0) local_unnamed_addr #2 {
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

define linkonce_odr hidden void @__enzyme_cc_undo_freed(ptr noundef %0) local_unnamed_addr #2 {
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
  %71 = getelementptr inbounds i8, ptr %51, i64 16
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
  %131 = getelementptr inbounds i8, ptr %111, i64 16
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

define linkonce_odr hidden void @__enzyme_cc_undo_forget_deferred(ptr noundef %0) local_unnamed_addr #2 {
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

define linkonce_odr hidden ptr @__enzyme_cc_limited_open(i64 noundef %0, ptr noundef %1) local_unnamed_addr #2 {
  %3 = tail call dereferenceable_or_null(128) ptr @calloc(i64 noundef 1, i64 noundef 128) #21
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

define linkonce_odr hidden void @__enzyme_cc_limited_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #2 {
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
  %62 = phi i32 [ 0, %51 ], [ %287, %286 ]
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %176

64:                                               
  %65 = call fastcc ptr @new_layer()
  %66 = load i64, ptr %55, align 8
  %67 = call fastcc i32 @run_noted(ptr noundef %0, ptr noundef %65, ptr noundef %1, ptr noundef readonly %2, i64 noundef %66)
  %68 = getelementptr inbounds i8, ptr %65, i64 16
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %172, label %71

71:                                               
  %72 = getelementptr inbounds i8, ptr %65, i64 8
  br label %73

73:                                               
  %74 = phi i64 [ %69, %71 ], [ %86, %85 ]
  %75 = phi i64 [ 0, %71 ], [ %87, %85 ]
  %76 = load ptr, ptr %72, align 8
  %77 = getelementptr inbounds ptr, ptr %76, i64 %75
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %85, label %80

80:                                               
  %81 = getelementptr inbounds i8, ptr %78, i64 144
  %82 = getelementptr inbounds i8, ptr %78, i64 16
  br label %89

83:                                               
  %84 = load i64, ptr %68, align 8
  br label %85

85:                                               
  %86 = phi i64 [ %84, %83 ], [ %74, %73 ]
  %87 = add nuw i64 %75, 1
  %88 = icmp ult i64 %87, %86
  br i1 %88, label %73, label %112

89:                                               
  %90 = phi i64 [ 0, %80 ], [ %110, %109 ]
  %91 = shl nuw nsw i64 %90, 6
  %92 = load i64, ptr %78, align 8
  %93 = shl i64 %92, 12
  %94 = inttoptr i64 %93 to ptr
  %95 = getelementptr inbounds i32, ptr %94, i64 %91
  %96 = getelementptr inbounds i32, ptr %81, i64 %91
  %97 = getelementptr inbounds [16 x i64], ptr %82, i64 0, i64 %90
  %98 = load i64, ptr %97, align 8
  switch i64 %98, label %100 [
    i64 -1, label %99
    i64 0, label %109
  ]

99:                                               
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %95, ptr noundef nonnull readonly align 4 dereferenceable(256) %96, i64 256, i1 false)
  br label %109

100:                                              
  %101 = phi i64 [ %107, %100 ], [ %98, %89 ]
  %102 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %101, i1 true)
  %103 = getelementptr inbounds i32, ptr %96, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds i32, ptr %95, i64 %102
  store i32 %104, ptr %105, align 4
  %106 = add i64 %101, -1
  %107 = and i64 %106, %101
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %109, label %100

109:                                              
  %110 = add nuw nsw i64 %90, 1
  %111 = icmp eq i64 %110, 16
  br i1 %111, label %83, label %89

112:                                              
  %113 = icmp eq i64 %86, 0
  br i1 %113, label %172, label %114

114:                                              
  %115 = phi i64 [ %157, %156 ], [ %86, %112 ]
  %116 = phi i64 [ %158, %156 ], [ 0, %112 ]
  %117 = load ptr, ptr %72, align 8
  %118 = getelementptr inbounds ptr, ptr %117, i64 %116
  %119 = load ptr, ptr %118, align 8
  %120 = icmp eq ptr %119, null
  br i1 %120, label %156, label %121

121:                                              
  %122 = load i64, ptr %119, align 8
  %123 = call fastcc ptr @undo_page(ptr noundef %35, i64 noundef %122)
  %124 = getelementptr inbounds i8, ptr %119, i64 16
  %125 = getelementptr inbounds i8, ptr %123, i64 16
  %126 = getelementptr inbounds i8, ptr %123, i64 144
  %127 = getelementptr inbounds i8, ptr %119, i64 144
  br label %128

128:                                              
  %129 = phi i64 [ 0, %121 ], [ %152, %149 ]
  %130 = getelementptr inbounds [16 x i64], ptr %124, i64 0, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds [16 x i64], ptr %125, i64 0, i64 %129
  %133 = load i64, ptr %132, align 8
  %134 = xor i64 %133, -1
  %135 = and i64 %131, %134
  %136 = shl nuw nsw i64 %129, 6
  %137 = getelementptr inbounds i32, ptr %127, i64 %136
  %138 = getelementptr inbounds i32, ptr %126, i64 %136
  switch i64 %135, label %140 [
    i64 -1, label %139
    i64 0, label %149
  ]

139:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %138, ptr noundef nonnull readonly align 4 dereferenceable(256) %137, i64 256, i1 false)
  br label %149

140:                                              
  %141 = phi i64 [ %147, %140 ], [ %135, %128 ]
  %142 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %141, i1 true)
  %143 = getelementptr inbounds i32, ptr %137, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = getelementptr inbounds i32, ptr %138, i64 %142
  store i32 %144, ptr %145, align 4
  %146 = add i64 %141, -1
  %147 = and i64 %146, %141
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %149, label %140

149:                                              
  %150 = load i64, ptr %132, align 8
  %151 = or i64 %150, %135
  store i64 %151, ptr %132, align 8
  %152 = add nuw nsw i64 %129, 1
  %153 = icmp eq i64 %152, 16
  br i1 %153, label %154, label %128

154:                                              
  %155 = load i64, ptr %68, align 8
  br label %156

156:                                              
  %157 = phi i64 [ %155, %154 ], [ %115, %114 ]
  %158 = add nuw i64 %116, 1
  %159 = icmp ult i64 %158, %157
  br i1 %159, label %114, label %160

160:                                              
  %161 = icmp eq i64 %157, 0
  br i1 %161, label %172, label %162

162:                                              
  %163 = phi i64 [ %169, %162 ], [ 0, %160 ]
  %164 = load ptr, ptr %72, align 8
  %165 = getelementptr inbounds ptr, ptr %164, i64 %163
  %166 = load ptr, ptr %165, align 8
  call void @free(ptr noundef %166)
  %167 = load ptr, ptr %72, align 8
  %168 = getelementptr inbounds ptr, ptr %167, i64 %163
  store ptr null, ptr %168, align 8
  %169 = add nuw i64 %163, 1
  %170 = load i64, ptr %68, align 8
  %171 = icmp ult i64 %169, %170
  br i1 %171, label %162, label %172

172:                                              
  %173 = getelementptr inbounds i8, ptr %65, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %173, i8 0, i64 16, i1 false)
  %174 = getelementptr inbounds i8, ptr %65, i64 8
  %175 = load ptr, ptr %174, align 8
  call void @free(ptr noundef %175)
  call void @free(ptr noundef nonnull %65)
  br label %176

176:                                              
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #19
  %177 = load i64, ptr %55, align 8
  %178 = call i32 %3(ptr noundef %1, i64 noundef %177, ptr noundef nonnull %8) #19
  %179 = load ptr, ptr %8, align 8
  %180 = load i64, ptr %55, align 8
  %181 = load i64, ptr %56, align 8
  %182 = icmp eq i64 %180, %181
  br i1 %182, label %185, label %183

183:                                              
  %184 = load ptr, ptr %57, align 8
  br label %204

185:                                              
  %186 = icmp eq i64 %180, 0
  %187 = shl nsw i64 %180, 1
  %188 = select i1 %186, i64 16, i64 %187
  store i64 %188, ptr %56, align 8
  %189 = load ptr, ptr %57, align 8
  %190 = shl i64 %188, 3
  %191 = call ptr @realloc(ptr noundef %189, i64 noundef %190) #18
  store ptr %191, ptr %57, align 8
  %192 = icmp eq ptr %191, null
  br i1 %192, label %195, label %193

193:                                              
  %194 = load i64, ptr %55, align 8
  br label %204

195:                                              
  %196 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #19
  %197 = load i8, ptr %196, align 1
  %198 = icmp eq i8 %197, 0
  %199 = select i1 %198, ptr @.str.5, ptr @.str.4
  %200 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %7, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %196, ptr noundef nonnull %199, ptr noundef nonnull @.str.7) #19
  %201 = call i32 @llvm.smin.i32(i32 %200, i32 511)
  %202 = sext i32 %201 to i64
  %203 = call i64 @write(i32 noundef 2, ptr noundef nonnull %7, i64 noundef %202) #19
  call void @abort() #20
  unreachable

204:                                              
  %205 = phi i64 [ %180, %183 ], [ %194, %193 ]
  %206 = phi ptr [ %184, %183 ], [ %191, %193 ]
  %207 = getelementptr inbounds ptr, ptr %206, i64 %205
  store ptr %179, ptr %207, align 8
  %208 = load i64, ptr %11, align 8
  %209 = load ptr, ptr %14, align 8
  %210 = icmp eq ptr %209, null
  br i1 %210, label %223, label %211

211:                                              
  %212 = phi ptr [ %221, %211 ], [ %209, %204 ]
  %213 = phi ptr [ %220, %211 ], [ %13, %204 ]
  %214 = phi i64 [ %219, %211 ], [ %208, %204 ]
  %215 = load ptr, ptr %213, align 8
  %216 = ptrtoint ptr %215 to i64
  %217 = ptrtoint ptr %212 to i64
  %218 = sub i64 %214, %217
  %219 = add i64 %218, %216
  %220 = getelementptr inbounds i8, ptr %212, i64 16
  %221 = load ptr, ptr %212, align 8
  %222 = icmp eq ptr %221, null
  br i1 %222, label %223, label %211

223:                                              
  %224 = phi i64 [ %208, %204 ], [ %219, %211 ]
  %225 = sub i64 %224, %52
  %226 = load i64, ptr %58, align 8
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %236

228:                                              
  %229 = load i64, ptr %55, align 8
  %230 = icmp eq i64 %229, 0
  br i1 %230, label %231, label %235

231:                                              
  %232 = add i64 %225, 8
  %233 = udiv i64 %34, %226
  %234 = icmp ugt i64 %232, %233
  br i1 %234, label %246, label %286

235:                                              
  br i1 %63, label %237, label %286

236:                                              
  br i1 %63, label %237, label %286

237:                                              
  %238 = load i64, ptr %59, align 8
  %239 = shl i64 %238, 3
  %240 = load i64, ptr %60, align 8
  %241 = mul i64 %240, 4240
  %242 = add i64 %225, 40
  %243 = add i64 %242, %239
  %244 = add i64 %243, %241
  %245 = icmp ugt i64 %244, %34
  br i1 %245, label %246, label %286

246:                                              
  call void @__enzyme_cc_tape_pop(ptr noundef %53) #19
  call void @__enzyme_cc_free_deferred(ptr noundef %54) #19
  %247 = load i64, ptr %59, align 8
  %248 = icmp eq i64 %247, 0
  br i1 %248, label %303, label %249

249:                                              
  %250 = getelementptr inbounds i8, ptr %35, i64 8
  %251 = load ptr, ptr %250, align 8
  br label %252

252:                                              
  %253 = phi i64 [ 0, %249 ], [ %261, %260 ]
  %254 = getelementptr inbounds ptr, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8
  %256 = icmp eq ptr %255, null
  br i1 %256, label %260, label %257

257:                                              
  %258 = getelementptr inbounds i8, ptr %255, i64 144
  %259 = getelementptr inbounds i8, ptr %255, i64 16
  br label %263

260:                                              
  %261 = add nuw i64 %253, 1
  %262 = icmp eq i64 %261, %247
  br i1 %262, label %303, label %252

263:                                              
  %264 = phi i64 [ 0, %257 ], [ %284, %283 ]
  %265 = shl nuw nsw i64 %264, 6
  %266 = load i64, ptr %255, align 8
  %267 = shl i64 %266, 12
  %268 = inttoptr i64 %267 to ptr
  %269 = getelementptr inbounds i32, ptr %268, i64 %265
  %270 = getelementptr inbounds i32, ptr %258, i64 %265
  %271 = getelementptr inbounds [16 x i64], ptr %259, i64 0, i64 %264
  %272 = load i64, ptr %271, align 8
  switch i64 %272, label %274 [
    i64 -1, label %273
    i64 0, label %283
  ]

273:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %269, ptr noundef nonnull readonly align 4 dereferenceable(256) %270, i64 256, i1 false)
  br label %283

274:                                              
  %275 = phi i64 [ %281, %274 ], [ %272, %263 ]
  %276 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %275, i1 true)
  %277 = getelementptr inbounds i32, ptr %270, i64 %276
  %278 = load i32, ptr %277, align 4
  %279 = getelementptr inbounds i32, ptr %269, i64 %276
  store i32 %278, ptr %279, align 4
  %280 = add i64 %275, -1
  %281 = and i64 %280, %275
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %283, label %274

283:                                              
  %284 = add nuw nsw i64 %264, 1
  %285 = icmp eq i64 %284, 16
  br i1 %285, label %260, label %263

286:                                              
  %287 = phi i32 [ %62, %236 ], [ 1, %231 ], [ 0, %237 ], [ %62, %235 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #19
  %288 = load i64, ptr %55, align 8
  %289 = add nsw i64 %288, 1
  store i64 %289, ptr %55, align 8
  %290 = icmp eq i32 %178, 0
  br i1 %290, label %291, label %61

291:                                              
  store i64 %289, ptr %58, align 8
  %292 = load i64, ptr %59, align 8
  %293 = icmp eq i64 %292, 0
  %294 = getelementptr inbounds i8, ptr %35, i64 8
  %295 = load ptr, ptr %294, align 8
  br i1 %293, label %302, label %296

296:                                              
  %297 = phi i64 [ %300, %296 ], [ 0, %291 ]
  %298 = getelementptr inbounds ptr, ptr %295, i64 %297
  %299 = load ptr, ptr %298, align 8
  call void @free(ptr noundef %299)
  store ptr null, ptr %298, align 8
  %300 = add nuw i64 %297, 1
  %301 = icmp eq i64 %300, %292
  br i1 %301, label %302, label %296

302:                                              
  call void @free(ptr noundef %295)
  call void @free(ptr noundef nonnull %35)
  br label %479

303:                                              
  %304 = load ptr, ptr %57, align 8
  call void @free(ptr noundef %304)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #19
  %305 = icmp eq ptr %35, null
  br i1 %305, label %479, label %306

306:                                              
  %307 = shl i64 %247, 3
  %308 = add i64 %307, 40
  %309 = load i64, ptr %60, align 8
  %310 = mul i64 %309, 4240
  %311 = add i64 %308, %310
  %312 = udiv i64 %34, %311
  %313 = getelementptr inbounds i8, ptr %35, i64 8
  %314 = load ptr, ptr %313, align 8
  br i1 %248, label %321, label %315

315:                                              
  %316 = phi i64 [ %319, %315 ], [ 0, %306 ]
  %317 = getelementptr inbounds ptr, ptr %314, i64 %316
  %318 = load ptr, ptr %317, align 8
  call void @free(ptr noundef %318)
  store ptr null, ptr %317, align 8
  %319 = add nuw i64 %316, 1
  %320 = icmp eq i64 %319, %247
  br i1 %320, label %321, label %315

321:                                              
  call void @free(ptr noundef %314)
  call void @free(ptr noundef nonnull %35)
  %322 = icmp ult i64 %312, 6
  br i1 %322, label %323, label %333

323:                                              
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #19
  %324 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %9, i64 noundef 256, ptr noundef nonnull @.str.2, i64 noundef %311, i64 noundef %10) #19
  %325 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #19
  %326 = load i8, ptr %325, align 1
  %327 = icmp eq i8 %326, 0
  %328 = select i1 %327, ptr @.str.5, ptr @.str.4
  %329 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %325, ptr noundef nonnull %328, ptr noundef nonnull %9) #19
  %330 = call i32 @llvm.smin.i32(i32 %329, i32 511)
  %331 = sext i32 %330 to i64
  %332 = call i64 @write(i32 noundef 2, ptr noundef nonnull %6, i64 noundef %331) #19
  call void @abort() #20
  unreachable

333:                                              
  %334 = add nsw i64 %312, -4
  %335 = load i64, ptr %58, align 8
  %336 = icmp sgt i64 %335, 0
  %337 = call i64 @llvm.umin.i64(i64 %334, i64 %335)
  %338 = select i1 %336, i64 %337, i64 %334
  %339 = add nuw i64 %338, 4
  %340 = mul i64 %339, %311
  %341 = load i64, ptr %11, align 8
  %342 = add i64 %340, %341
  store i64 %342, ptr %11, align 8
  %343 = getelementptr inbounds i8, ptr %0, i64 48
  store i64 %338, ptr %343, align 8
  %344 = getelementptr inbounds i8, ptr %0, i64 56
  store i32 0, ptr %344, align 8
  %345 = getelementptr inbounds i8, ptr %0, i64 64
  store ptr null, ptr %345, align 8
  %346 = getelementptr inbounds i8, ptr %0, i64 72
  store i64 %340, ptr %346, align 8
  %347 = getelementptr inbounds i8, ptr %0, i64 80
  store ptr null, ptr %347, align 8
  %348 = icmp slt i64 %338, 1
  br i1 %348, label %349, label %372

349:                                              
  %350 = uitofp nneg i64 %335 to double
  br label %351

351:                                              
  %352 = phi i64 [ %371, %370 ], [ 1, %349 ]
  br i1 %336, label %353, label %368

353:                                              
  %354 = call i64 @llvm.smin.i64(i64 %352, i64 3)
  %355 = call i64 @llvm.smax.i64(i64 %352, i64 3)
  br label %356

356:                                              
  %357 = phi i64 [ 1, %353 ], [ %364, %356 ]
  %358 = phi double [ 1.000000e+00, %353 ], [ %363, %356 ]
  %359 = add nuw nsw i64 %357, %355
  %360 = uitofp nneg i64 %359 to double
  %361 = fmul double %358, %360
  %362 = uitofp nneg i64 %357 to double
  %363 = fdiv double %361, %362
  %364 = add nuw nsw i64 %357, 1
  %365 = icmp eq i64 %357, %354
  br i1 %365, label %366, label %356

366:                                              
  %367 = fcmp olt double %363, %350
  br i1 %367, label %370, label %372

368:                                              
  %369 = icmp ult i64 %352, 64
  br i1 %369, label %370, label %372

370:                                              
  %371 = add nuw nsw i64 %352, 1
  br label %351

372:                                              
  %373 = phi i64 [ %338, %333 ], [ %352, %366 ], [ %352, %368 ]
  %374 = call dereferenceable_or_null(160) ptr @calloc(i64 1, i64 160)
  %375 = icmp eq ptr %374, null
  br i1 %375, label %376, label %379

376:                                              
  %377 = load ptr, ptr @stderr, align 8
  %378 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %377, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  call void @abort() #20
  unreachable

379:                                              
  store ptr %343, ptr %374, align 8
  %380 = getelementptr inbounds i8, ptr %374, i64 104
  store i64 %335, ptr %380, align 8
  %381 = getelementptr inbounds i8, ptr %374, i64 96
  store i64 %335, ptr %381, align 8
  %382 = getelementptr inbounds i8, ptr %374, i64 144
  store i64 %373, ptr %382, align 8
  %383 = getelementptr inbounds i8, ptr %374, i64 152
  store i64 1, ptr %383, align 8
  %384 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr %374, ptr %384, align 8
  %385 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_reads)
  %386 = load ptr, ptr %385, align 8
  %387 = call fastcc ptr @new_layer()
  %388 = getelementptr inbounds i8, ptr %0, i64 104
  store ptr %387, ptr %388, align 8
  store ptr %387, ptr %385, align 8
  %389 = call fastcc i32 @go_on(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  call fastcc void @push_shot(ptr noundef %0, i64 noundef -2)
  %390 = getelementptr inbounds i8, ptr %0, i64 88
  %391 = load ptr, ptr %390, align 8
  %392 = getelementptr inbounds i8, ptr %391, i64 8
  %393 = load ptr, ptr %392, align 8
  %394 = load i64, ptr %55, align 8
  %395 = add nsw i64 %394, 1
  store i64 %395, ptr %55, align 8
  %396 = call fastcc i32 @run_noted(ptr noundef %0, ptr noundef %393, ptr noundef %1, ptr noundef %4, i64 noundef %394)
  store ptr %386, ptr %385, align 8
  %397 = call fastcc ptr @new_layer()
  %398 = getelementptr inbounds i8, ptr %0, i64 96
  store ptr %397, ptr %398, align 8
  %399 = load ptr, ptr %390, align 8
  %400 = icmp eq ptr %399, null
  br i1 %400, label %403, label %418

401:                                              
  %402 = load ptr, ptr %398, align 8
  br label %403

403:                                              
  %404 = phi ptr [ %402, %401 ], [ %397, %379 ]
  %405 = getelementptr inbounds i8, ptr %404, i64 16
  %406 = load i64, ptr %405, align 8
  %407 = shl i64 %406, 3
  %408 = add i64 %407, 40
  %409 = getelementptr inbounds i8, ptr %404, i64 24
  %410 = load i64, ptr %409, align 8
  %411 = mul i64 %410, 4240
  %412 = add i64 %408, %411
  %413 = lshr exact i64 %311, 2
  %414 = add i64 %413, %311
  %415 = icmp ule i64 %412, %414
  %416 = zext i1 %415 to i32
  %417 = getelementptr inbounds i8, ptr %0, i64 112
  store i32 %416, ptr %417, align 8
  br label %479

418:                                              
  %419 = phi ptr [ %477, %476 ], [ %399, %379 ]
  %420 = load ptr, ptr %398, align 8
  %421 = getelementptr inbounds i8, ptr %419, i64 8
  %422 = load ptr, ptr %421, align 8
  %423 = getelementptr inbounds i8, ptr %422, i64 16
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %476, label %426

426:                                              
  %427 = getelementptr inbounds i8, ptr %422, i64 8
  br label %428

428:                                              
  %429 = phi i64 [ %424, %426 ], [ %473, %472 ]
  %430 = phi i64 [ 0, %426 ], [ %474, %472 ]
  %431 = load ptr, ptr %427, align 8
  %432 = getelementptr inbounds ptr, ptr %431, i64 %430
  %433 = load ptr, ptr %432, align 8
  %434 = icmp eq ptr %433, null
  br i1 %434, label %472, label %435

435:                                              
  %436 = load i64, ptr %433, align 8
  %437 = call fastcc ptr @undo_page(ptr noundef %420, i64 noundef %436)
  %438 = getelementptr inbounds i8, ptr %433, i64 16
  %439 = getelementptr inbounds i8, ptr %437, i64 16
  %440 = getelementptr inbounds i8, ptr %437, i64 144
  br label %441

441:                                              
  %442 = phi i64 [ 0, %435 ], [ %468, %465 ]
  %443 = getelementptr inbounds [16 x i64], ptr %438, i64 0, i64 %442
  %444 = load i64, ptr %443, align 8
  %445 = getelementptr inbounds [16 x i64], ptr %439, i64 0, i64 %442
  %446 = load i64, ptr %445, align 8
  %447 = xor i64 %446, -1
  %448 = and i64 %444, %447
  %449 = shl nuw nsw i64 %442, 6
  %450 = load i64, ptr %433, align 8
  %451 = shl i64 %450, 12
  %452 = inttoptr i64 %451 to ptr
  %453 = getelementptr inbounds i32, ptr %452, i64 %449
  %454 = getelementptr inbounds i32, ptr %440, i64 %449
  switch i64 %448, label %456 [
    i64 -1, label %455
    i64 0, label %465
  ]

455:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %454, ptr noundef nonnull readonly align 256 dereferenceable(256) %453, i64 256, i1 false)
  br label %465

456:                                              
  %457 = phi i64 [ %463, %456 ], [ %448, %441 ]
  %458 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %457, i1 true)
  %459 = getelementptr inbounds i32, ptr %453, i64 %458
  %460 = load i32, ptr %459, align 4
  %461 = getelementptr inbounds i32, ptr %454, i64 %458
  store i32 %460, ptr %461, align 4
  %462 = add i64 %457, -1
  %463 = and i64 %462, %457
  %464 = icmp eq i64 %463, 0
  br i1 %464, label %465, label %456

465:                                              
  %466 = load i64, ptr %445, align 8
  %467 = or i64 %466, %448
  store i64 %467, ptr %445, align 8
  %468 = add nuw nsw i64 %442, 1
  %469 = icmp eq i64 %468, 16
  br i1 %469, label %470, label %441

470:                                              
  %471 = load i64, ptr %423, align 8
  br label %472

472:                                              
  %473 = phi i64 [ %471, %470 ], [ %429, %428 ]
  %474 = add nuw i64 %430, 1
  %475 = icmp ult i64 %474, %473
  br i1 %475, label %428, label %476

476:                                              
  %477 = load ptr, ptr %419, align 8
  %478 = icmp eq ptr %477, null
  br i1 %478, label %401, label %418

479:                                              
  ret void
}

declare noundef i32 @snprintf(ptr noalias nocapture noundef writeonly, i64 noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #11

define internal fastcc noalias noundef ptr @new_layer() unnamed_addr #0 {
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

define internal fastcc noundef i32 @go_on(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = alloca [512 x i8], align 16
  %5 = alloca [4096 x i8], align 16
  %6 = alloca [4096 x i8], align 16
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  %8 = getelementptr inbounds i8, ptr %0, i64 88
  %9 = getelementptr inbounds i8, ptr %0, i64 112
  %10 = getelementptr inbounds i8, ptr %0, i64 96
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = getelementptr inbounds i8, ptr %0, i64 120
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  br label %14

14:                                               
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 96
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %19, label %159

19:                                               
  %20 = getelementptr inbounds i8, ptr %15, i64 124
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  %23 = getelementptr inbounds i8, ptr %15, i64 112
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %15, i64 152
  %26 = load i64, ptr %25, align 8
  br i1 %22, label %27, label %30

27:                                               
  %28 = srem i64 %24, %26
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %48, label %30

30:                                               
  %31 = sdiv i64 %24, %26
  %32 = add nsw i64 %31, 1
  %33 = mul nsw i64 %32, %26
  %34 = load ptr, ptr %15, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = icmp sgt i32 %36, 1
  br i1 %37, label %38, label %42

38:                                               
  %39 = load ptr, ptr @stderr, align 8
  %40 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %39, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.14, i64 noundef %33, i64 noundef %24, i64 noundef -1) #22
  %41 = load i64, ptr %23, align 8
  br label %42

42:                                               
  %43 = phi i64 [ %41, %38 ], [ %24, %30 ]
  %44 = sub i64 %33, %43
  %45 = getelementptr inbounds i8, ptr %15, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = add nsw i64 %44, %46
  store i64 %47, ptr %45, align 8
  store i64 %33, ptr %23, align 8
  br label %482

48:                                               
  %49 = getelementptr inbounds i8, ptr %15, i64 136
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %15, i64 144
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %50, %52
  br i1 %53, label %54, label %105

54:                                               
  %55 = shl nsw i64 %26, 1
  store i64 %55, ptr %25, align 8
  %56 = icmp sgt i64 %50, 0
  br i1 %56, label %57, label %64

57:                                               
  %58 = getelementptr inbounds i8, ptr %15, i64 128
  %59 = getelementptr inbounds i8, ptr %15, i64 72
  %60 = getelementptr inbounds i8, ptr %15, i64 80
  br label %68

61:                                               
  %62 = load i64, ptr %23, align 8
  %63 = load i64, ptr %25, align 8
  br label %64

64:                                               
  %65 = phi i64 [ %55, %54 ], [ %63, %61 ]
  %66 = phi i64 [ %24, %54 ], [ %62, %61 ]
  %67 = phi i64 [ 0, %54 ], [ %101, %61 ]
  store i64 %67, ptr %49, align 8
  br label %105

68:                                               
  %69 = phi i64 [ 0, %57 ], [ %102, %100 ]
  %70 = phi i64 [ 0, %57 ], [ %101, %100 ]
  %71 = load ptr, ptr %58, align 8
  %72 = getelementptr inbounds i64, ptr %71, i64 %69
  %73 = load i64, ptr %72, align 8
  %74 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %15, i64 noundef %73)
  %75 = getelementptr inbounds i8, ptr %74, i64 16
  %76 = load i64, ptr %75, align 8
  %77 = load i64, ptr %25, align 8
  %78 = srem i64 %76, %77
  %79 = icmp eq i64 %78, 0
  %80 = load ptr, ptr %58, align 8
  %81 = getelementptr inbounds i64, ptr %80, i64 %69
  %82 = load i64, ptr %81, align 8
  br i1 %79, label %83, label %86

83:                                               
  %84 = add nsw i64 %70, 1
  %85 = getelementptr inbounds i64, ptr %80, i64 %70
  store i64 %82, ptr %85, align 8
  br label %100

86:                                               
  %87 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %15, i64 noundef %82)
  %88 = getelementptr inbounds i8, ptr %87, i64 16
  %89 = load i64, ptr %88, align 8
  %90 = or i64 %89, %82
  %91 = icmp sgt i64 %90, -1
  br i1 %91, label %92, label %99

92:                                               
  %93 = load i64, ptr %59, align 8
  %94 = add nsw i64 %93, -1
  store i64 %94, ptr %59, align 8
  %95 = getelementptr inbounds i8, ptr %87, i64 8
  %96 = load i64, ptr %95, align 8
  %97 = load i64, ptr %60, align 8
  %98 = sub i64 %97, %96
  store i64 %98, ptr %60, align 8
  br label %99

99:                                               
  store i64 -1, ptr %88, align 8
  br label %100

100:                                              
  %101 = phi i64 [ %84, %83 ], [ %70, %99 ]
  %102 = add nuw nsw i64 %69, 1
  %103 = load i64, ptr %49, align 8
  %104 = icmp slt i64 %102, %103
  br i1 %104, label %68, label %61

105:                                              
  %106 = phi i64 [ %67, %64 ], [ %50, %48 ]
  %107 = phi i64 [ %65, %64 ], [ %26, %48 ]
  %108 = phi i64 [ %66, %64 ], [ %24, %48 ]
  %109 = srem i64 %108, %107
  %110 = sdiv i64 %108, %107
  %111 = icmp eq i64 %109, 0
  br i1 %111, label %112, label %115

112:                                              
  %113 = load i64, ptr %51, align 8
  %114 = icmp eq i64 %106, %113
  br i1 %114, label %115, label %132

115:                                              
  %116 = add nsw i64 %110, 1
  %117 = mul nsw i64 %116, %107
  %118 = load ptr, ptr %15, align 8
  %119 = getelementptr inbounds i8, ptr %118, i64 8
  %120 = load i32, ptr %119, align 8
  %121 = icmp sgt i32 %120, 1
  br i1 %121, label %122, label %126

122:                                              
  %123 = load ptr, ptr @stderr, align 8
  %124 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %123, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.14, i64 noundef %117, i64 noundef %108, i64 noundef -1) #22
  %125 = load i64, ptr %23, align 8
  br label %126

126:                                              
  %127 = phi i64 [ %125, %122 ], [ %108, %115 ]
  %128 = sub i64 %117, %127
  %129 = getelementptr inbounds i8, ptr %15, i64 8
  %130 = load i64, ptr %129, align 8
  %131 = add nsw i64 %128, %130
  store i64 %131, ptr %129, align 8
  store i64 %117, ptr %23, align 8
  br label %482

132:                                              
  %133 = phi i64 [ %138, %132 ], [ 0, %112 ]
  %134 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %15, i64 noundef %133)
  %135 = getelementptr inbounds i8, ptr %134, i64 16
  %136 = load i64, ptr %135, align 8
  %137 = icmp sgt i64 %136, -1
  %138 = add nuw nsw i64 %133, 1
  br i1 %137, label %132, label %139

139:                                              
  %140 = getelementptr inbounds i8, ptr %15, i64 128
  %141 = load ptr, ptr %140, align 8
  %142 = load i64, ptr %49, align 8
  %143 = shl i64 %142, 3
  %144 = add i64 %143, 8
  %145 = tail call i64 @llvm.umax.i64(i64 %144, i64 1)
  %146 = tail call ptr @realloc(ptr noundef %141, i64 noundef %145) #18
  %147 = icmp eq ptr %146, null
  br i1 %147, label %148, label %151

148:                                              
  %149 = load ptr, ptr @stderr, align 8
  %150 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %149, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  tail call void @abort() #20
  unreachable

151:                                              
  store ptr %146, ptr %140, align 8
  %152 = load i64, ptr %49, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %49, align 8
  %154 = getelementptr inbounds i64, ptr %146, i64 %152
  store i64 %133, ptr %154, align 8
  store i32 1, ptr %20, align 4
  %155 = load ptr, ptr %15, align 8
  %156 = getelementptr inbounds i8, ptr %155, i64 8
  %157 = load i32, ptr %156, align 8
  %158 = icmp sgt i32 %157, 1
  br i1 %158, label %488, label %494

159:                                              
  %160 = getelementptr inbounds i8, ptr %15, i64 104
  %161 = load i64, ptr %160, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %171

163:                                              
  %164 = load ptr, ptr %15, align 8
  %165 = getelementptr inbounds i8, ptr %164, i64 8
  %166 = load i32, ptr %165, align 8
  %167 = icmp sgt i32 %166, 1
  br i1 %167, label %168, label %908

168:                                              
  %169 = load ptr, ptr @stderr, align 8
  %170 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %169, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.18, i64 noundef 0, i64 noundef 0, i64 noundef -1) #22
  br label %908

171:                                              
  %172 = getelementptr inbounds i8, ptr %15, i64 112
  %173 = load i64, ptr %172, align 8
  %174 = icmp slt i64 %173, 0
  br i1 %174, label %175, label %194

175:                                              
  %176 = getelementptr inbounds i8, ptr %15, i64 128
  %177 = load ptr, ptr %176, align 8
  %178 = getelementptr inbounds i8, ptr %15, i64 136
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr i64, ptr %177, i64 %179
  %181 = getelementptr i8, ptr %180, i64 -8
  %182 = load i64, ptr %181, align 8
  %183 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %15, i64 noundef %182)
  %184 = getelementptr inbounds i8, ptr %183, i64 16
  %185 = load i64, ptr %184, align 8
  store i64 %185, ptr %172, align 8
  %186 = getelementptr inbounds i8, ptr %15, i64 124
  store i32 1, ptr %186, align 4
  %187 = load ptr, ptr %15, align 8
  %188 = getelementptr inbounds i8, ptr %187, i64 8
  %189 = load i32, ptr %188, align 8
  %190 = icmp sgt i32 %189, 1
  br i1 %190, label %191, label %714

191:                                              
  %192 = load ptr, ptr @stderr, align 8
  %193 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %192, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.13, i64 noundef %185, i64 noundef %185, i64 noundef %182) #22
  br label %714

194:                                              
  %195 = add nsw i64 %161, -1
  %196 = icmp eq i64 %173, %195
  br i1 %196, label %197, label %254

197:                                              
  %198 = getelementptr inbounds i8, ptr %15, i64 104
  %199 = getelementptr inbounds i8, ptr %15, i64 120
  %200 = load i32, ptr %199, align 8
  %201 = getelementptr inbounds i8, ptr %15, i64 16
  %202 = load i64, ptr %201, align 8
  %203 = add nsw i64 %202, 1
  store i64 %203, ptr %201, align 8
  %204 = load ptr, ptr %15, align 8
  %205 = getelementptr inbounds i8, ptr %204, i64 8
  %206 = load i32, ptr %205, align 8
  %207 = icmp sgt i32 %206, 1
  br i1 %207, label %208, label %217

208:                                              
  %209 = icmp eq i32 %200, 0
  %210 = select i1 %209, i64 4, i64 5
  %211 = load ptr, ptr @stderr, align 8
  %212 = shl i64 %210, 2
  %213 = call ptr @llvm.load.relative.i64(ptr @enzyme_ckpt_act.names.rel, i64 %212)
  %214 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %211, ptr noundef nonnull @.str.19, ptr noundef %213, i64 noundef %161, i64 noundef %173, i64 noundef -1) #22
  %215 = load i64, ptr %198, align 8
  %216 = add nsw i64 %215, -1
  br label %217

217:                                              
  %218 = phi i64 [ %216, %208 ], [ %195, %197 ]
  store i32 1, ptr %199, align 8
  store i64 %218, ptr %198, align 8
  store i64 -1, ptr %172, align 8
  %219 = getelementptr inbounds i8, ptr %15, i64 136
  %220 = load i64, ptr %219, align 8
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %908, label %222

222:                                              
  %223 = getelementptr inbounds i8, ptr %15, i64 128
  %224 = load ptr, ptr %223, align 8
  %225 = getelementptr i64, ptr %224, i64 %220
  %226 = getelementptr i8, ptr %225, i64 -8
  %227 = load i64, ptr %226, align 8
  %228 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %15, i64 noundef %227)
  %229 = getelementptr inbounds i8, ptr %228, i64 16
  %230 = load i64, ptr %229, align 8
  %231 = load i64, ptr %198, align 8
  %232 = icmp eq i64 %230, %231
  br i1 %232, label %233, label %908

233:                                              
  %234 = load ptr, ptr %223, align 8
  %235 = load i64, ptr %219, align 8
  %236 = add nsw i64 %235, -1
  store i64 %236, ptr %219, align 8
  %237 = getelementptr inbounds i64, ptr %234, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %15, i64 noundef %238)
  %240 = getelementptr inbounds i8, ptr %239, i64 16
  %241 = load i64, ptr %240, align 8
  %242 = or i64 %241, %238
  %243 = icmp sgt i64 %242, -1
  br i1 %243, label %244, label %253

244:                                              
  %245 = getelementptr inbounds i8, ptr %15, i64 72
  %246 = load i64, ptr %245, align 8
  %247 = add nsw i64 %246, -1
  store i64 %247, ptr %245, align 8
  %248 = getelementptr inbounds i8, ptr %239, i64 8
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds i8, ptr %15, i64 80
  %251 = load i64, ptr %250, align 8
  %252 = sub i64 %251, %249
  store i64 %252, ptr %250, align 8
  br label %253

253:                                              
  store i64 -1, ptr %240, align 8
  br label %908

254:                                              
  %255 = getelementptr inbounds i8, ptr %15, i64 124
  %256 = load i32, ptr %255, align 4
  %257 = icmp eq i32 %256, 0
  %258 = getelementptr inbounds i8, ptr %15, i64 136
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds i8, ptr %15, i64 144
  %261 = load i64, ptr %260, align 8
  %262 = icmp slt i64 %259, %261
  %263 = select i1 %257, i1 %262, i1 false
  br i1 %263, label %264, label %291

264:                                              
  %265 = phi i64 [ %270, %264 ], [ 0, %254 ]
  %266 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %15, i64 noundef %265)
  %267 = getelementptr inbounds i8, ptr %266, i64 16
  %268 = load i64, ptr %267, align 8
  %269 = icmp sgt i64 %268, -1
  %270 = add nuw nsw i64 %265, 1
  br i1 %269, label %264, label %271

271:                                              
  %272 = getelementptr inbounds i8, ptr %15, i64 128
  %273 = load ptr, ptr %272, align 8
  %274 = load i64, ptr %258, align 8
  %275 = shl i64 %274, 3
  %276 = add i64 %275, 8
  %277 = tail call i64 @llvm.umax.i64(i64 %276, i64 1)
  %278 = tail call ptr @realloc(ptr noundef %273, i64 noundef %277) #18
  %279 = icmp eq ptr %278, null
  br i1 %279, label %280, label %283

280:                                              
  %281 = load ptr, ptr @stderr, align 8
  %282 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %281, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  tail call void @abort() #20
  unreachable

283:                                              
  store ptr %278, ptr %272, align 8
  %284 = load i64, ptr %258, align 8
  %285 = add nsw i64 %284, 1
  store i64 %285, ptr %258, align 8
  %286 = getelementptr inbounds i64, ptr %278, i64 %284
  store i64 %265, ptr %286, align 8
  store i32 1, ptr %255, align 4
  %287 = load ptr, ptr %15, align 8
  %288 = getelementptr inbounds i8, ptr %287, i64 8
  %289 = load i32, ptr %288, align 8
  %290 = icmp sgt i32 %289, 1
  br i1 %290, label %488, label %494

291:                                              
  %292 = icmp eq i64 %259, %261
  br i1 %292, label %293, label %308

293:                                              
  %294 = load ptr, ptr %15, align 8
  %295 = getelementptr inbounds i8, ptr %294, i64 8
  %296 = load i32, ptr %295, align 8
  %297 = icmp sgt i32 %296, 1
  br i1 %297, label %298, label %302

298:                                              
  %299 = load ptr, ptr @stderr, align 8
  %300 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %299, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.14, i64 noundef %195, i64 noundef %173, i64 noundef -1) #22
  %301 = load i64, ptr %172, align 8
  br label %302

302:                                              
  %303 = phi i64 [ %301, %298 ], [ %173, %293 ]
  %304 = sub i64 %195, %303
  %305 = getelementptr inbounds i8, ptr %15, i64 8
  %306 = load i64, ptr %305, align 8
  %307 = add nsw i64 %304, %306
  store i64 %307, ptr %305, align 8
  store i64 %195, ptr %172, align 8
  br label %482

308:                                              
  %309 = sub nsw i64 %161, %173
  %310 = sub nsw i64 %261, %259
  %311 = add nsw i64 %310, 1
  %312 = icmp sgt i64 %310, -2
  %313 = icmp sgt i64 %309, 0
  %314 = sitofp i64 %309 to double
  %315 = icmp sgt i64 %309, 1
  br label %316

316:                                              
  %317 = phi i64 [ 0, %308 ], [ %338, %337 ]
  br i1 %312, label %318, label %336

318:                                              
  %319 = tail call i64 @llvm.smin.i64(i64 %311, i64 %317)
  %320 = icmp slt i64 %319, 1
  br i1 %320, label %335, label %321

321:                                              
  %322 = tail call i64 @llvm.smax.i64(i64 %311, i64 %317)
  br label %323

323:                                              
  %324 = phi i64 [ 1, %321 ], [ %331, %323 ]
  %325 = phi double [ 1.000000e+00, %321 ], [ %330, %323 ]
  %326 = add nuw nsw i64 %324, %322
  %327 = sitofp i64 %326 to double
  %328 = fmul double %325, %327
  %329 = uitofp nneg i64 %324 to double
  %330 = fdiv double %328, %329
  %331 = add nuw i64 %324, 1
  %332 = icmp eq i64 %324, %319
  br i1 %332, label %333, label %323

333:                                              
  %334 = fcmp olt double %330, %314
  br i1 %334, label %337, label %339

335:                                              
  br i1 %315, label %337, label %349

336:                                              
  br i1 %313, label %337, label %349

337:                                              
  %338 = add nuw nsw i64 %317, 1
  br label %316

339:                                              
  %340 = phi i64 [ %347, %339 ], [ 1, %333 ]
  %341 = phi double [ %346, %339 ], [ 1.000000e+00, %333 ]
  %342 = add nuw nsw i64 %340, %322
  %343 = sitofp i64 %342 to double
  %344 = fmul double %341, %343
  %345 = uitofp nneg i64 %340 to double
  %346 = fdiv double %344, %345
  %347 = add nuw i64 %340, 1
  %348 = icmp eq i64 %340, %319
  br i1 %348, label %349, label %339

349:                                              
  %350 = phi double [ %346, %339 ], [ 1.000000e+00, %335 ], [ 0.000000e+00, %336 ]
  %351 = add nsw i64 %317, -1
  %352 = or i64 %351, %311
  %353 = icmp sgt i64 %352, -1
  br i1 %353, label %354, label %369

354:                                              
  %355 = tail call i64 @llvm.smin.i64(i64 %311, i64 %351)
  %356 = icmp slt i64 %355, 1
  br i1 %356, label %369, label %357

357:                                              
  %358 = tail call i64 @llvm.smax.i64(i64 %311, i64 %351)
  br label %359

359:                                              
  %360 = phi i64 [ 1, %357 ], [ %367, %359 ]
  %361 = phi double [ 1.000000e+00, %357 ], [ %366, %359 ]
  %362 = add nsw i64 %360, %358
  %363 = sitofp i64 %362 to double
  %364 = fmul double %361, %363
  %365 = uitofp nneg i64 %360 to double
  %366 = fdiv double %364, %365
  %367 = add nuw nsw i64 %360, 1
  %368 = icmp eq i64 %360, %355
  br i1 %368, label %369, label %359

369:                                              
  %370 = phi double [ 0.000000e+00, %349 ], [ 1.000000e+00, %354 ], [ %366, %359 ]
  %371 = add nsw i64 %310, -1
  %372 = or i64 %351, %371
  %373 = icmp sgt i64 %372, -1
  br i1 %373, label %374, label %389

374:                                              
  %375 = tail call i64 @llvm.smin.i64(i64 %371, i64 %351)
  %376 = icmp slt i64 %375, 1
  br i1 %376, label %389, label %377

377:                                              
  %378 = tail call i64 @llvm.smax.i64(i64 %371, i64 %351)
  br label %379

379:                                              
  %380 = phi i64 [ 1, %377 ], [ %387, %379 ]
  %381 = phi double [ 1.000000e+00, %377 ], [ %386, %379 ]
  %382 = add nsw i64 %380, %378
  %383 = sitofp i64 %382 to double
  %384 = fmul double %381, %383
  %385 = uitofp nneg i64 %380 to double
  %386 = fdiv double %384, %385
  %387 = add nuw nsw i64 %380, 1
  %388 = icmp eq i64 %380, %375
  br i1 %388, label %389, label %379

389:                                              
  %390 = phi double [ 0.000000e+00, %369 ], [ 1.000000e+00, %374 ], [ %386, %379 ]
  %391 = fadd double %370, %390
  %392 = fcmp ult double %391, %314
  br i1 %392, label %416, label %393

393:                                              
  %394 = icmp ult i64 %317, 2
  br i1 %394, label %465, label %395

395:                                              
  %396 = add nsw i64 %317, -2
  %397 = or i64 %396, %311
  %398 = icmp sgt i64 %397, -1
  br i1 %398, label %399, label %465

399:                                              
  %400 = tail call i64 @llvm.smin.i64(i64 %311, i64 %396)
  %401 = icmp slt i64 %400, 1
  br i1 %401, label %465, label %402

402:                                              
  %403 = tail call i64 @llvm.smax.i64(i64 %311, i64 %396)
  br label %404

404:                                              
  %405 = phi i64 [ 1, %402 ], [ %412, %404 ]
  %406 = phi double [ 1.000000e+00, %402 ], [ %411, %404 ]
  %407 = add nsw i64 %405, %403
  %408 = sitofp i64 %407 to double
  %409 = fmul double %406, %408
  %410 = uitofp nneg i64 %405 to double
  %411 = fdiv double %409, %410
  %412 = add nuw nsw i64 %405, 1
  %413 = icmp eq i64 %405, %400
  br i1 %413, label %414, label %404

414:                                              
  %415 = fptosi double %411 to i64
  br label %465

416:                                              
  %417 = add nsw i64 %310, -2
  %418 = icmp sgt i64 %310, 1
  br i1 %418, label %419, label %434

419:                                              
  %420 = tail call i64 @llvm.smin.i64(i64 %417, i64 %317)
  %421 = icmp slt i64 %420, 1
  br i1 %421, label %434, label %422

422:                                              
  %423 = tail call i64 @llvm.smax.i64(i64 %417, i64 %317)
  br label %424

424:                                              
  %425 = phi i64 [ 1, %422 ], [ %432, %424 ]
  %426 = phi double [ 1.000000e+00, %422 ], [ %431, %424 ]
  %427 = add nuw nsw i64 %425, %423
  %428 = uitofp nneg i64 %427 to double
  %429 = fmul double %426, %428
  %430 = uitofp nneg i64 %425 to double
  %431 = fdiv double %429, %430
  %432 = add nuw nsw i64 %425, 1
  %433 = icmp eq i64 %425, %420
  br i1 %433, label %434, label %424

434:                                              
  %435 = phi double [ 0.000000e+00, %416 ], [ 1.000000e+00, %419 ], [ %431, %424 ]
  %436 = fsub double %350, %435
  %437 = fcmp ugt double %436, %314
  br i1 %437, label %440, label %438

438:                                              
  %439 = fptosi double %370 to i64
  br label %465

440:                                              
  %441 = or i64 %351, %310
  %442 = icmp sgt i64 %441, -1
  br i1 %442, label %443, label %460

443:                                              
  %444 = tail call i64 @llvm.smin.i64(i64 %310, i64 %351)
  %445 = icmp slt i64 %444, 1
  br i1 %445, label %460, label %446

446:                                              
  %447 = tail call i64 @llvm.smax.i64(i64 %310, i64 %351)
  br label %448

448:                                              
  %449 = phi i64 [ 1, %446 ], [ %456, %448 ]
  %450 = phi double [ 1.000000e+00, %446 ], [ %455, %448 ]
  %451 = add nsw i64 %449, %447
  %452 = sitofp i64 %451 to double
  %453 = fmul double %450, %452
  %454 = uitofp nneg i64 %449 to double
  %455 = fdiv double %453, %454
  %456 = add nuw nsw i64 %449, 1
  %457 = icmp eq i64 %449, %444
  br i1 %457, label %458, label %448

458:                                              
  %459 = fptosi double %455 to i64
  br label %460

460:                                              
  %461 = phi i64 [ 0, %440 ], [ 1, %443 ], [ %459, %458 ]
  %462 = fptosi double %390 to i64
  %463 = add i64 %461, %462
  %464 = sub i64 %309, %463
  br label %465

465:                                              
  %466 = phi i64 [ %439, %438 ], [ %464, %460 ], [ 1, %393 ], [ 0, %395 ], [ 1, %399 ], [ %415, %414 ]
  %467 = add nsw i64 %466, %173
  %468 = load ptr, ptr %15, align 8
  %469 = getelementptr inbounds i8, ptr %468, i64 8
  %470 = load i32, ptr %469, align 8
  %471 = icmp sgt i32 %470, 1
  br i1 %471, label %472, label %476

472:                                              
  %473 = load ptr, ptr @stderr, align 8
  %474 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %473, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.14, i64 noundef %467, i64 noundef %173, i64 noundef -1) #22
  %475 = load i64, ptr %172, align 8
  br label %476

476:                                              
  %477 = phi i64 [ %475, %472 ], [ %173, %465 ]
  %478 = sub i64 %467, %477
  %479 = getelementptr inbounds i8, ptr %15, i64 8
  %480 = load i64, ptr %479, align 8
  %481 = add nsw i64 %478, %480
  store i64 %481, ptr %479, align 8
  store i64 %467, ptr %172, align 8
  br label %482

482:                                              
  %483 = phi ptr [ %20, %126 ], [ %20, %42 ], [ %255, %302 ], [ %255, %476 ]
  %484 = phi i64 [ %117, %126 ], [ %33, %42 ], [ %195, %302 ], [ %467, %476 ]
  store i32 0, ptr %483, align 4
  %485 = load i32, ptr %9, align 8
  %486 = icmp eq i32 %485, 0
  %487 = load i64, ptr %11, align 8
  br i1 %486, label %878, label %868

488:                                              
  %489 = phi ptr [ %23, %151 ], [ %172, %283 ]
  %490 = phi i64 [ %133, %151 ], [ %265, %283 ]
  %491 = load i64, ptr %489, align 8
  %492 = load ptr, ptr @stderr, align 8
  %493 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %492, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.12, i64 noundef %491, i64 noundef %491, i64 noundef %490) #22
  br label %494

494:                                              
  %495 = phi i64 [ %265, %283 ], [ %133, %151 ], [ %490, %488 ]
  %496 = load ptr, ptr %8, align 8
  %497 = icmp eq ptr %496, null
  br i1 %497, label %596, label %498

498:                                              
  %499 = phi ptr [ %594, %592 ], [ %496, %494 ]
  %500 = phi ptr [ %593, %592 ], [ %8, %494 ]
  %501 = load ptr, ptr %7, align 8
  %502 = getelementptr inbounds i8, ptr %499, i64 16
  %503 = load i64, ptr %502, align 8
  %504 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %501, i64 noundef %503)
  %505 = getelementptr inbounds i8, ptr %504, i64 16
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr inbounds i8, ptr %499, i64 24
  %508 = load i64, ptr %507, align 8
  %509 = icmp eq i64 %506, %508
  br i1 %509, label %592, label %510

510:                                              
  %511 = load ptr, ptr %499, align 8
  %512 = icmp eq ptr %511, null
  br i1 %512, label %596, label %513

513:                                              
  %514 = getelementptr inbounds i8, ptr %511, i64 8
  %515 = load ptr, ptr %514, align 8
  %516 = getelementptr inbounds i8, ptr %499, i64 8
  %517 = load ptr, ptr %516, align 8
  %518 = getelementptr inbounds i8, ptr %517, i64 16
  %519 = load i64, ptr %518, align 8
  %520 = icmp eq i64 %519, 0
  br i1 %520, label %586, label %521

521:                                              
  %522 = getelementptr inbounds i8, ptr %517, i64 8
  br label %523

523:                                              
  %524 = phi i64 [ %519, %521 ], [ %566, %565 ]
  %525 = phi i64 [ 0, %521 ], [ %567, %565 ]
  %526 = load ptr, ptr %522, align 8
  %527 = getelementptr inbounds ptr, ptr %526, i64 %525
  %528 = load ptr, ptr %527, align 8
  %529 = icmp eq ptr %528, null
  br i1 %529, label %565, label %530

530:                                              
  %531 = load i64, ptr %528, align 8
  %532 = tail call fastcc ptr @undo_page(ptr noundef %515, i64 noundef %531)
  %533 = getelementptr inbounds i8, ptr %528, i64 16
  %534 = getelementptr inbounds i8, ptr %532, i64 16
  %535 = getelementptr inbounds i8, ptr %532, i64 144
  %536 = getelementptr inbounds i8, ptr %528, i64 144
  br label %537

537:                                              
  %538 = phi i64 [ 0, %530 ], [ %561, %558 ]
  %539 = getelementptr inbounds [16 x i64], ptr %533, i64 0, i64 %538
  %540 = load i64, ptr %539, align 8
  %541 = getelementptr inbounds [16 x i64], ptr %534, i64 0, i64 %538
  %542 = load i64, ptr %541, align 8
  %543 = xor i64 %542, -1
  %544 = and i64 %540, %543
  %545 = shl nuw nsw i64 %538, 6
  %546 = getelementptr inbounds i32, ptr %536, i64 %545
  %547 = getelementptr inbounds i32, ptr %535, i64 %545
  switch i64 %544, label %549 [
    i64 -1, label %548
    i64 0, label %558
  ]

548:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %547, ptr noundef nonnull readonly align 4 dereferenceable(256) %546, i64 256, i1 false)
  br label %558

549:                                              
  %550 = phi i64 [ %556, %549 ], [ %544, %537 ]
  %551 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %550, i1 true)
  %552 = getelementptr inbounds i32, ptr %546, i64 %551
  %553 = load i32, ptr %552, align 4
  %554 = getelementptr inbounds i32, ptr %547, i64 %551
  store i32 %553, ptr %554, align 4
  %555 = add i64 %550, -1
  %556 = and i64 %555, %550
  %557 = icmp eq i64 %556, 0
  br i1 %557, label %558, label %549

558:                                              
  %559 = load i64, ptr %541, align 8
  %560 = or i64 %559, %544
  store i64 %560, ptr %541, align 8
  %561 = add nuw nsw i64 %538, 1
  %562 = icmp eq i64 %561, 16
  br i1 %562, label %563, label %537

563:                                              
  %564 = load i64, ptr %518, align 8
  br label %565

565:                                              
  %566 = phi i64 [ %564, %563 ], [ %524, %523 ]
  %567 = add nuw i64 %525, 1
  %568 = icmp ult i64 %567, %566
  br i1 %568, label %523, label %569

569:                                              
  %570 = load ptr, ptr %516, align 8
  %571 = getelementptr inbounds i8, ptr %570, i64 16
  %572 = load i64, ptr %571, align 8
  %573 = icmp eq i64 %572, 0
  br i1 %573, label %586, label %574

574:                                              
  %575 = getelementptr inbounds i8, ptr %570, i64 8
  br label %576

576:                                              
  %577 = phi i64 [ 0, %574 ], [ %583, %576 ]
  %578 = load ptr, ptr %575, align 8
  %579 = getelementptr inbounds ptr, ptr %578, i64 %577
  %580 = load ptr, ptr %579, align 8
  tail call void @free(ptr noundef %580)
  %581 = load ptr, ptr %575, align 8
  %582 = getelementptr inbounds ptr, ptr %581, i64 %577
  store ptr null, ptr %582, align 8
  %583 = add nuw i64 %577, 1
  %584 = load i64, ptr %571, align 8
  %585 = icmp ult i64 %583, %584
  br i1 %585, label %576, label %586

586:                                              
  %587 = phi ptr [ %570, %569 ], [ %517, %513 ], [ %570, %576 ]
  %588 = getelementptr inbounds i8, ptr %587, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %588, i8 0, i64 16, i1 false)
  %589 = getelementptr inbounds i8, ptr %587, i64 8
  %590 = load ptr, ptr %589, align 8
  tail call void @free(ptr noundef %590)
  tail call void @free(ptr noundef nonnull %587)
  %591 = load ptr, ptr %499, align 8
  store ptr %591, ptr %500, align 8
  tail call void @free(ptr noundef %499)
  br label %592

592:                                              
  %593 = phi ptr [ %499, %498 ], [ %500, %586 ]
  %594 = load ptr, ptr %593, align 8
  %595 = icmp eq ptr %594, null
  br i1 %595, label %596, label %498

596:                                              
  %597 = load ptr, ptr %7, align 8
  %598 = load i64, ptr %11, align 8
  %599 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %597, i64 noundef %495)
  %600 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %597, i64 noundef %495)
  %601 = getelementptr inbounds i8, ptr %600, i64 16
  %602 = load i64, ptr %601, align 8
  %603 = icmp sgt i64 %602, -1
  br i1 %603, label %604, label %613

604:                                              
  %605 = getelementptr inbounds i8, ptr %597, i64 72
  %606 = load i64, ptr %605, align 8
  %607 = add nsw i64 %606, -1
  store i64 %607, ptr %605, align 8
  %608 = getelementptr inbounds i8, ptr %600, i64 8
  %609 = load i64, ptr %608, align 8
  %610 = getelementptr inbounds i8, ptr %597, i64 80
  %611 = load i64, ptr %610, align 8
  %612 = sub i64 %611, %609
  store i64 %612, ptr %610, align 8
  br label %613

613:                                              
  store i64 -1, ptr %601, align 8
  %614 = load ptr, ptr %599, align 8
  %615 = icmp eq ptr %614, null
  br i1 %615, label %616, label %622

616:                                              
  %617 = getelementptr inbounds i8, ptr %599, i64 24
  %618 = load i32, ptr %617, align 8
  %619 = icmp eq i32 %618, 0
  br i1 %619, label %620, label %622

620:                                              
  %621 = getelementptr inbounds i8, ptr %599, i64 8
  store i64 0, ptr %621, align 8
  br label %656

622:                                              
  %623 = getelementptr inbounds i8, ptr %599, i64 8
  %624 = load i64, ptr %623, align 8
  %625 = icmp eq i64 %624, 0
  br i1 %625, label %649, label %626

626:                                              
  %627 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef %597, i64 noundef %495)
  %628 = getelementptr inbounds i8, ptr %627, i64 24
  %629 = load i32, ptr %628, align 8
  %630 = icmp eq i32 %629, 0
  br i1 %630, label %637, label %631

631:                                              
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %6) #19
  %632 = load ptr, ptr %597, align 8
  %633 = getelementptr inbounds i8, ptr %632, i64 16
  %634 = load ptr, ptr %633, align 8
  %635 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 4096, ptr noundef nonnull @.str.22, ptr noundef %634, ptr noundef nonnull %597, i64 noundef %495) #19
  %636 = call i32 @remove(ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %6) #19
  br label %646

637:                                              
  %638 = load ptr, ptr %627, align 8
  %639 = icmp eq ptr %638, null
  br i1 %639, label %646, label %640

640:                                              
  %641 = getelementptr inbounds i8, ptr %627, i64 8
  %642 = load i64, ptr %641, align 8
  %643 = getelementptr inbounds i8, ptr %597, i64 88
  %644 = load i64, ptr %643, align 8
  %645 = sub i64 %644, %642
  store i64 %645, ptr %643, align 8
  br label %646

646:                                              
  %647 = load ptr, ptr %627, align 8
  tail call void @free(ptr noundef %647)
  store ptr null, ptr %627, align 8
  store i32 0, ptr %628, align 8
  %648 = load ptr, ptr %599, align 8
  br label %649

649:                                              
  %650 = phi ptr [ %648, %646 ], [ %614, %622 ]
  store i64 0, ptr %623, align 8
  %651 = icmp eq ptr %650, null
  %652 = getelementptr inbounds i8, ptr %599, i64 24
  %653 = load i32, ptr %652, align 8
  %654 = icmp eq i32 %653, 0
  br i1 %651, label %655, label %677

655:                                              
  br i1 %654, label %656, label %678

656:                                              
  %657 = getelementptr inbounds i8, ptr %599, i64 24
  %658 = load ptr, ptr %597, align 8
  %659 = getelementptr inbounds i8, ptr %658, i64 16
  %660 = load ptr, ptr %659, align 8
  %661 = icmp eq ptr %660, null
  br i1 %661, label %669, label %662

662:                                              
  %663 = getelementptr inbounds i8, ptr %597, i64 88
  %664 = load i64, ptr %663, align 8
  %665 = getelementptr inbounds i8, ptr %658, i64 24
  %666 = load i64, ptr %665, align 8
  %667 = icmp ugt i64 %664, %666
  %668 = zext i1 %667 to i32
  store i32 %668, ptr %657, align 8
  br i1 %667, label %678, label %670

669:                                              
  store i32 0, ptr %657, align 8
  br label %670

670:                                              
  %671 = tail call dereferenceable_or_null(1) ptr @malloc(i64 1)
  %672 = icmp eq ptr %671, null
  br i1 %672, label %673, label %676

673:                                              
  %674 = load ptr, ptr @stderr, align 8
  %675 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %674, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  tail call void @abort() #20
  unreachable

676:                                              
  store ptr %671, ptr %599, align 8
  br label %694

677:                                              
  br i1 %654, label %694, label %678

678:                                              
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %5) #19
  %679 = load ptr, ptr %597, align 8
  %680 = getelementptr inbounds i8, ptr %679, i64 16
  %681 = load ptr, ptr %680, align 8
  %682 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %5, i64 noundef 4096, ptr noundef nonnull @.str.22, ptr noundef %681, ptr noundef nonnull %597, i64 noundef %495) #19
  %683 = call ptr @fopen(ptr noundef nonnull %5, ptr noundef nonnull readonly @.str.20)
  %684 = icmp eq ptr %683, null
  br i1 %684, label %685, label %688

685:                                              
  %686 = load ptr, ptr @stderr, align 8
  %687 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %686, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.23) #22
  tail call void @abort() #20
  unreachable

688:                                              
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %5) #19
  %689 = tail call i32 @fclose(ptr noundef nonnull %683)
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %694, label %691

691:                                              
  %692 = load ptr, ptr @stderr, align 8
  %693 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %692, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.21) #22
  tail call void @abort() #20
  unreachable

694:                                              
  %695 = getelementptr inbounds i8, ptr %599, i64 16
  store i64 %598, ptr %695, align 8
  %696 = getelementptr inbounds i8, ptr %597, i64 24
  %697 = load i64, ptr %696, align 8
  %698 = add nsw i64 %697, 1
  store i64 %698, ptr %696, align 8
  %699 = getelementptr inbounds i8, ptr %597, i64 72
  %700 = load i64, ptr %699, align 8
  %701 = add nsw i64 %700, 1
  store i64 %701, ptr %699, align 8
  %702 = getelementptr inbounds i8, ptr %597, i64 80
  %703 = getelementptr inbounds i8, ptr %597, i64 40
  %704 = load i64, ptr %703, align 8
  %705 = icmp slt i64 %700, %704
  br i1 %705, label %707, label %706

706:                                              
  store i64 %701, ptr %703, align 8
  br label %707

707:                                              
  %708 = load i64, ptr %702, align 8
  %709 = getelementptr inbounds i8, ptr %597, i64 48
  %710 = load i64, ptr %709, align 8
  %711 = icmp ugt i64 %708, %710
  br i1 %711, label %712, label %713

712:                                              
  store i64 %708, ptr %709, align 8
  br label %713

713:                                              
  tail call fastcc void @push_shot(ptr noundef nonnull %0, i64 noundef %495)
  br label %881

714:                                              
  %715 = load ptr, ptr %8, align 8
  %716 = icmp eq ptr %715, null
  br i1 %716, label %729, label %717

717:                                              
  %718 = phi ptr [ %727, %726 ], [ %715, %714 ]
  %719 = getelementptr inbounds i8, ptr %718, i64 16
  %720 = load i64, ptr %719, align 8
  %721 = icmp eq i64 %720, %182
  br i1 %721, label %722, label %726

722:                                              
  %723 = getelementptr inbounds i8, ptr %718, i64 24
  %724 = load i64, ptr %723, align 8
  %725 = icmp eq i64 %724, %185
  br i1 %725, label %738, label %726

726:                                              
  tail call fastcc void @pop_shot(ptr noundef nonnull %0)
  %727 = load ptr, ptr %8, align 8
  %728 = icmp eq ptr %727, null
  br i1 %728, label %729, label %717

729:                                              
  %730 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #19
  %731 = load i8, ptr %730, align 1
  %732 = icmp eq i8 %731, 0
  %733 = select i1 %732, ptr @.str.5, ptr @.str.4
  %734 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %730, ptr noundef nonnull %733, ptr noundef nonnull @.str.24) #19
  %735 = tail call i32 @llvm.smin.i32(i32 %734, i32 511)
  %736 = sext i32 %735 to i64
  %737 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %736) #19
  tail call void @abort() #20
  unreachable

738:                                              
  %739 = getelementptr inbounds i8, ptr %718, i64 8
  %740 = load ptr, ptr %739, align 8
  %741 = getelementptr inbounds i8, ptr %740, i64 16
  %742 = load i64, ptr %741, align 8
  %743 = icmp eq i64 %742, 0
  br i1 %743, label %804, label %744

744:                                              
  %745 = getelementptr inbounds i8, ptr %740, i64 8
  br label %746

746:                                              
  %747 = phi i64 [ %742, %744 ], [ %759, %758 ]
  %748 = phi i64 [ 0, %744 ], [ %760, %758 ]
  %749 = load ptr, ptr %745, align 8
  %750 = getelementptr inbounds ptr, ptr %749, i64 %748
  %751 = load ptr, ptr %750, align 8
  %752 = icmp eq ptr %751, null
  br i1 %752, label %758, label %753

753:                                              
  %754 = getelementptr inbounds i8, ptr %751, i64 144
  %755 = getelementptr inbounds i8, ptr %751, i64 16
  br label %762

756:                                              
  %757 = load i64, ptr %741, align 8
  br label %758

758:                                              
  %759 = phi i64 [ %757, %756 ], [ %747, %746 ]
  %760 = add nuw i64 %748, 1
  %761 = icmp ult i64 %760, %759
  br i1 %761, label %746, label %785

762:                                              
  %763 = phi i64 [ 0, %753 ], [ %783, %782 ]
  %764 = shl nuw nsw i64 %763, 6
  %765 = load i64, ptr %751, align 8
  %766 = shl i64 %765, 12
  %767 = inttoptr i64 %766 to ptr
  %768 = getelementptr inbounds i32, ptr %767, i64 %764
  %769 = getelementptr inbounds i32, ptr %754, i64 %764
  %770 = getelementptr inbounds [16 x i64], ptr %755, i64 0, i64 %763
  %771 = load i64, ptr %770, align 8
  switch i64 %771, label %773 [
    i64 -1, label %772
    i64 0, label %782
  ]

772:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %768, ptr noundef nonnull readonly align 4 dereferenceable(256) %769, i64 256, i1 false)
  br label %782

773:                                              
  %774 = phi i64 [ %780, %773 ], [ %771, %762 ]
  %775 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %774, i1 true)
  %776 = getelementptr inbounds i32, ptr %769, i64 %775
  %777 = load i32, ptr %776, align 4
  %778 = getelementptr inbounds i32, ptr %768, i64 %775
  store i32 %777, ptr %778, align 4
  %779 = add i64 %774, -1
  %780 = and i64 %779, %774
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %782, label %773

782:                                              
  %783 = add nuw nsw i64 %763, 1
  %784 = icmp eq i64 %783, 16
  br i1 %784, label %756, label %762

785:                                              
  %786 = load ptr, ptr %8, align 8
  %787 = getelementptr inbounds i8, ptr %786, i64 8
  %788 = load ptr, ptr %787, align 8
  %789 = getelementptr inbounds i8, ptr %788, i64 16
  %790 = load i64, ptr %789, align 8
  %791 = icmp eq i64 %790, 0
  br i1 %791, label %804, label %792

792:                                              
  %793 = getelementptr inbounds i8, ptr %788, i64 8
  br label %794

794:                                              
  %795 = phi i64 [ 0, %792 ], [ %801, %794 ]
  %796 = load ptr, ptr %793, align 8
  %797 = getelementptr inbounds ptr, ptr %796, i64 %795
  %798 = load ptr, ptr %797, align 8
  tail call void @free(ptr noundef %798)
  %799 = load ptr, ptr %793, align 8
  %800 = getelementptr inbounds ptr, ptr %799, i64 %795
  store ptr null, ptr %800, align 8
  %801 = add nuw i64 %795, 1
  %802 = load i64, ptr %789, align 8
  %803 = icmp ult i64 %801, %802
  br i1 %803, label %794, label %804

804:                                              
  %805 = phi ptr [ %788, %785 ], [ %740, %738 ], [ %788, %794 ]
  %806 = getelementptr inbounds i8, ptr %805, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %806, i8 0, i64 16, i1 false)
  %807 = load i32, ptr %9, align 8
  %808 = icmp eq i32 %807, 0
  br i1 %808, label %867, label %809

809:                                              
  %810 = load ptr, ptr %8, align 8
  %811 = getelementptr inbounds i8, ptr %810, i64 8
  %812 = load ptr, ptr %811, align 8
  %813 = load ptr, ptr %10, align 8
  %814 = getelementptr inbounds i8, ptr %813, i64 16
  %815 = load i64, ptr %814, align 8
  %816 = icmp eq i64 %815, 0
  br i1 %816, label %867, label %817

817:                                              
  %818 = getelementptr inbounds i8, ptr %813, i64 8
  br label %819

819:                                              
  %820 = phi i64 [ %815, %817 ], [ %864, %863 ]
  %821 = phi i64 [ 0, %817 ], [ %865, %863 ]
  %822 = load ptr, ptr %818, align 8
  %823 = getelementptr inbounds ptr, ptr %822, i64 %821
  %824 = load ptr, ptr %823, align 8
  %825 = icmp eq ptr %824, null
  br i1 %825, label %863, label %826

826:                                              
  %827 = load i64, ptr %824, align 8
  %828 = tail call fastcc ptr @undo_page(ptr noundef %812, i64 noundef %827)
  %829 = getelementptr inbounds i8, ptr %824, i64 16
  %830 = getelementptr inbounds i8, ptr %828, i64 16
  %831 = getelementptr inbounds i8, ptr %828, i64 144
  br label %832

832:                                              
  %833 = phi i64 [ 0, %826 ], [ %859, %856 ]
  %834 = getelementptr inbounds [16 x i64], ptr %829, i64 0, i64 %833
  %835 = load i64, ptr %834, align 8
  %836 = getelementptr inbounds [16 x i64], ptr %830, i64 0, i64 %833
  %837 = load i64, ptr %836, align 8
  %838 = xor i64 %837, -1
  %839 = and i64 %835, %838
  %840 = shl nuw nsw i64 %833, 6
  %841 = load i64, ptr %824, align 8
  %842 = shl i64 %841, 12
  %843 = inttoptr i64 %842 to ptr
  %844 = getelementptr inbounds i32, ptr %843, i64 %840
  %845 = getelementptr inbounds i32, ptr %831, i64 %840
  switch i64 %839, label %847 [
    i64 -1, label %846
    i64 0, label %856
  ]

846:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %845, ptr noundef nonnull readonly align 256 dereferenceable(256) %844, i64 256, i1 false)
  br label %856

847:                                              
  %848 = phi i64 [ %854, %847 ], [ %839, %832 ]
  %849 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %848, i1 true)
  %850 = getelementptr inbounds i32, ptr %844, i64 %849
  %851 = load i32, ptr %850, align 4
  %852 = getelementptr inbounds i32, ptr %845, i64 %849
  store i32 %851, ptr %852, align 4
  %853 = add i64 %848, -1
  %854 = and i64 %853, %848
  %855 = icmp eq i64 %854, 0
  br i1 %855, label %856, label %847

856:                                              
  %857 = load i64, ptr %836, align 8
  %858 = or i64 %857, %839
  store i64 %858, ptr %836, align 8
  %859 = add nuw nsw i64 %833, 1
  %860 = icmp eq i64 %859, 16
  br i1 %860, label %861, label %832

861:                                              
  %862 = load i64, ptr %814, align 8
  br label %863

863:                                              
  %864 = phi i64 [ %862, %861 ], [ %820, %819 ]
  %865 = add nuw i64 %821, 1
  %866 = icmp ult i64 %865, %864
  br i1 %866, label %819, label %867

867:                                              
  store i64 %185, ptr %11, align 8
  br label %881

868:                                              
  %869 = phi i64 [ %875, %871 ], [ %487, %482 ]
  %870 = icmp slt i64 %869, %484
  br i1 %870, label %871, label %878

871:                                              
  %872 = load ptr, ptr %12, align 8
  %873 = tail call i32 %872(ptr noundef %1, i64 noundef %869) #19
  %874 = load i64, ptr %11, align 8
  %875 = add nsw i64 %874, 1
  store i64 %875, ptr %11, align 8
  %876 = load i32, ptr %9, align 8
  %877 = icmp eq i32 %876, 0
  br i1 %877, label %878, label %868

878:                                              
  %879 = phi i64 [ %487, %482 ], [ %869, %868 ], [ %875, %871 ]
  %880 = icmp slt i64 %879, %484
  br i1 %880, label %882, label %881

881:                                              
  br label %14

882:                                              
  %883 = phi i64 [ %906, %904 ], [ %879, %878 ]
  %884 = load ptr, ptr %8, align 8
  %885 = getelementptr inbounds i8, ptr %884, i64 8
  %886 = load ptr, ptr %885, align 8
  %887 = tail call fastcc i32 @run_noted(ptr noundef nonnull %0, ptr noundef %886, ptr noundef %1, ptr noundef %2, i64 noundef %883)
  %888 = icmp eq i32 %887, 0
  br i1 %888, label %889, label %904

889:                                              
  %890 = load i64, ptr %13, align 8
  %891 = icmp slt i64 %890, 0
  br i1 %891, label %892, label %904

892:                                              
  %893 = load i64, ptr %11, align 8
  %894 = add nsw i64 %893, 1
  store i64 %894, ptr %11, align 8
  store i64 %894, ptr %13, align 8
  %895 = load ptr, ptr %7, align 8
  %896 = getelementptr inbounds i8, ptr %895, i64 112
  %897 = load i64, ptr %896, align 8
  %898 = sub i64 %894, %897
  %899 = getelementptr inbounds i8, ptr %895, i64 8
  %900 = load i64, ptr %899, align 8
  %901 = add i64 %898, %900
  store i64 %901, ptr %899, align 8
  %902 = getelementptr inbounds i8, ptr %895, i64 104
  store i64 %894, ptr %902, align 8
  %903 = getelementptr inbounds i8, ptr %895, i64 96
  store i64 %894, ptr %903, align 8
  store i64 -1, ptr %896, align 8
  br label %881

904:                                              
  %905 = load i64, ptr %11, align 8
  %906 = add nsw i64 %905, 1
  store i64 %906, ptr %11, align 8
  %907 = icmp slt i64 %906, %484
  br i1 %907, label %882, label %881

908:                                              
  %909 = phi i32 [ 0, %168 ], [ 0, %163 ], [ 1, %253 ], [ 1, %222 ], [ 1, %217 ]
  ret i32 %909
}

define internal fastcc void @push_shot(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = tail call dereferenceable_or_null(32) ptr @calloc(i64 noundef 1, i64 noundef 32) #21
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                
  %6 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  tail call void @abort() #20
  unreachable

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 8
  %10 = tail call fastcc ptr @new_layer()
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8
  store ptr %9, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %10, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 %1, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %3, i64 24
  store i64 %12, ptr %15, align 8
  store ptr %3, ptr %8, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 112
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %75, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 96
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %75, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %21, i64 8
  br label %27

27:                                               
  %28 = phi i64 [ %23, %25 ], [ %72, %71 ]
  %29 = phi i64 [ 0, %25 ], [ %73, %71 ]
  %30 = load ptr, ptr %26, align 8
  %31 = getelementptr inbounds ptr, ptr %30, i64 %29
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %71, label %34

34:                                               
  %35 = load i64, ptr %32, align 8
  %36 = tail call fastcc ptr @undo_page(ptr noundef %10, i64 noundef %35)
  %37 = getelementptr inbounds i8, ptr %32, i64 16
  %38 = getelementptr inbounds i8, ptr %36, i64 16
  %39 = getelementptr inbounds i8, ptr %36, i64 144
  br label %40

40:                                               
  %41 = phi i64 [ 0, %34 ], [ %67, %64 ]
  %42 = getelementptr inbounds [16 x i64], ptr %37, i64 0, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds [16 x i64], ptr %38, i64 0, i64 %41
  %45 = load i64, ptr %44, align 8
  %46 = xor i64 %45, -1
  %47 = and i64 %43, %46
  %48 = shl nuw nsw i64 %41, 6
  %49 = load i64, ptr %32, align 8
  %50 = shl i64 %49, 12
  %51 = inttoptr i64 %50 to ptr
  %52 = getelementptr inbounds i32, ptr %51, i64 %48
  %53 = getelementptr inbounds i32, ptr %39, i64 %48
  switch i64 %47, label %55 [
    i64 -1, label %54
    i64 0, label %64
  ]

54:                                               
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %53, ptr noundef nonnull readonly align 256 dereferenceable(256) %52, i64 256, i1 false)
  br label %64

55:                                               
  %56 = phi i64 [ %62, %55 ], [ %47, %40 ]
  %57 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %56, i1 true)
  %58 = getelementptr inbounds i32, ptr %52, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds i32, ptr %53, i64 %57
  store i32 %59, ptr %60, align 4
  %61 = add i64 %56, -1
  %62 = and i64 %61, %56
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %55

64:                                               
  %65 = load i64, ptr %44, align 8
  %66 = or i64 %65, %47
  store i64 %66, ptr %44, align 8
  %67 = add nuw nsw i64 %41, 1
  %68 = icmp eq i64 %67, 16
  br i1 %68, label %69, label %40

69:                                               
  %70 = load i64, ptr %22, align 8
  br label %71

71:                                               
  %72 = phi i64 [ %70, %69 ], [ %28, %27 ]
  %73 = add nuw i64 %29, 1
  %74 = icmp ult i64 %73, %72
  br i1 %74, label %27, label %75

75:                                               
  ret void
}

define internal fastcc i32 @run_noted(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #2 {
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

define linkonce_odr hidden void @__enzyme_cc_limited_reverse(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #2 {
  %7 = alloca [4096 x i8], align 16
  %8 = alloca ptr, align 8
  %9 = alloca [64 x i32], align 16
  %10 = alloca [64 x i32], align 16
  %11 = getelementptr inbounds i8, ptr %0, i64 120
  store ptr %5, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %32, label %15

15:                                               
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i64 %17, -1
  store i64 %18, ptr %16, align 8
  %19 = icmp eq i64 %17, 0
  br i1 %19, label %30, label %20

20:                                               
  %21 = phi i64 [ %26, %20 ], [ %18, %15 ]
  %22 = load ptr, ptr %12, align 8
  %23 = getelementptr inbounds ptr, ptr %22, i64 %21
  %24 = load ptr, ptr %23, align 8
  tail call void %4(ptr noundef %1, i64 noundef %21, ptr noundef %24) #19
  %25 = load i64, ptr %16, align 8
  %26 = add nsw i64 %25, -1
  store i64 %26, ptr %16, align 8
  %27 = icmp eq i64 %25, 0
  br i1 %27, label %28, label %20

28:                                               
  %29 = load ptr, ptr %12, align 8
  br label %30

30:                                               
  %31 = phi ptr [ %29, %28 ], [ %13, %15 ]
  tail call void @free(ptr noundef %31)
  tail call void @free(ptr noundef nonnull %0)
  br label %568

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 104
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %105, label %38

38:                                               
  %39 = getelementptr inbounds i8, ptr %34, i64 8
  br label %40

40:                                               
  %41 = phi i64 [ %36, %38 ], [ %53, %52 ]
  %42 = phi i64 [ 0, %38 ], [ %54, %52 ]
  %43 = load ptr, ptr %39, align 8
  %44 = getelementptr inbounds ptr, ptr %43, i64 %42
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %52, label %47

47:                                               
  %48 = getelementptr inbounds i8, ptr %45, i64 16
  %49 = getelementptr inbounds i8, ptr %45, i64 144
  br label %56

50:                                               
  %51 = load i64, ptr %35, align 8
  br label %52

52:                                               
  %53 = phi i64 [ %51, %50 ], [ %41, %40 ]
  %54 = add nuw i64 %42, 1
  %55 = icmp ult i64 %54, %53
  br i1 %55, label %40, label %105

56:                                               
  %57 = phi i64 [ 0, %47 ], [ %103, %102 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #19
  %58 = shl nuw nsw i64 %57, 6
  %59 = load i64, ptr %45, align 8
  %60 = shl i64 %59, 12
  %61 = inttoptr i64 %60 to ptr
  %62 = getelementptr inbounds i32, ptr %61, i64 %58
  %63 = getelementptr inbounds [16 x i64], ptr %48, i64 0, i64 %57
  %64 = load i64, ptr %63, align 8
  switch i64 %64, label %67 [
    i64 -1, label %65
    i64 0, label %102
  ]

65:                                               
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %10, ptr noundef nonnull readonly align 256 dereferenceable(256) %62, i64 256, i1 false)
  %66 = getelementptr inbounds i32, ptr %49, i64 %58
  br label %78

67:                                               
  %68 = phi i64 [ %74, %67 ], [ %64, %56 ]
  %69 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %68, i1 true)
  %70 = getelementptr inbounds i32, ptr %62, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds i32, ptr %10, i64 %69
  store i32 %71, ptr %72, align 4
  %73 = add i64 %68, -1
  %74 = and i64 %73, %68
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %67

76:                                               
  %77 = getelementptr inbounds i32, ptr %49, i64 %58
  switch i64 %64, label %80 [
    i64 -1, label %78
    i64 0, label %89
  ]

78:                                               
  %79 = phi ptr [ %66, %65 ], [ %77, %76 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %62, ptr noundef nonnull readonly align 4 dereferenceable(256) %79, i64 256, i1 false)
  br label %89

80:                                               
  %81 = phi i64 [ %87, %80 ], [ %64, %76 ]
  %82 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %81, i1 true)
  %83 = getelementptr inbounds i32, ptr %77, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = getelementptr inbounds i32, ptr %62, i64 %82
  store i32 %84, ptr %85, align 4
  %86 = add i64 %81, -1
  %87 = and i64 %86, %81
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %80

89:                                               
  %90 = phi ptr [ %79, %78 ], [ %77, %76 ], [ %77, %80 ]
  %91 = load i64, ptr %63, align 8
  switch i64 %91, label %93 [
    i64 -1, label %92
    i64 0, label %102
  ]

92:                                               
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %90, ptr noundef nonnull readonly align 16 dereferenceable(256) %10, i64 256, i1 false)
  br label %102

93:                                               
  %94 = phi i64 [ %100, %93 ], [ %91, %89 ]
  %95 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %94, i1 true)
  %96 = getelementptr inbounds i32, ptr %10, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds i32, ptr %90, i64 %95
  store i32 %97, ptr %98, align 4
  %99 = add i64 %94, -1
  %100 = and i64 %99, %94
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %102, label %93

102:                                              
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #19
  %103 = add nuw nsw i64 %57, 1
  %104 = icmp eq i64 %103, 16
  br i1 %104, label %50, label %56

105:                                              
  %106 = getelementptr inbounds i8, ptr %0, i64 96
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds i8, ptr %107, i64 16
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %178, label %111

111:                                              
  %112 = getelementptr inbounds i8, ptr %107, i64 8
  br label %113

113:                                              
  %114 = phi i64 [ %109, %111 ], [ %126, %125 ]
  %115 = phi i64 [ 0, %111 ], [ %127, %125 ]
  %116 = load ptr, ptr %112, align 8
  %117 = getelementptr inbounds ptr, ptr %116, i64 %115
  %118 = load ptr, ptr %117, align 8
  %119 = icmp eq ptr %118, null
  br i1 %119, label %125, label %120

120:                                              
  %121 = getelementptr inbounds i8, ptr %118, i64 16
  %122 = getelementptr inbounds i8, ptr %118, i64 144
  br label %129

123:                                              
  %124 = load i64, ptr %108, align 8
  br label %125

125:                                              
  %126 = phi i64 [ %124, %123 ], [ %114, %113 ]
  %127 = add nuw i64 %115, 1
  %128 = icmp ult i64 %127, %126
  br i1 %128, label %113, label %178

129:                                              
  %130 = phi i64 [ 0, %120 ], [ %176, %175 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #19
  %131 = shl nuw nsw i64 %130, 6
  %132 = load i64, ptr %118, align 8
  %133 = shl i64 %132, 12
  %134 = inttoptr i64 %133 to ptr
  %135 = getelementptr inbounds i32, ptr %134, i64 %131
  %136 = getelementptr inbounds [16 x i64], ptr %121, i64 0, i64 %130
  %137 = load i64, ptr %136, align 8
  switch i64 %137, label %140 [
    i64 -1, label %138
    i64 0, label %175
  ]

138:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %9, ptr noundef nonnull readonly align 256 dereferenceable(256) %135, i64 256, i1 false)
  %139 = getelementptr inbounds i32, ptr %122, i64 %131
  br label %151

140:                                              
  %141 = phi i64 [ %147, %140 ], [ %137, %129 ]
  %142 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %141, i1 true)
  %143 = getelementptr inbounds i32, ptr %135, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = getelementptr inbounds i32, ptr %9, i64 %142
  store i32 %144, ptr %145, align 4
  %146 = add i64 %141, -1
  %147 = and i64 %146, %141
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %149, label %140

149:                                              
  %150 = getelementptr inbounds i32, ptr %122, i64 %131
  switch i64 %137, label %153 [
    i64 -1, label %151
    i64 0, label %162
  ]

151:                                              
  %152 = phi ptr [ %139, %138 ], [ %150, %149 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %135, ptr noundef nonnull readonly align 4 dereferenceable(256) %152, i64 256, i1 false)
  br label %162

153:                                              
  %154 = phi i64 [ %160, %153 ], [ %137, %149 ]
  %155 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %154, i1 true)
  %156 = getelementptr inbounds i32, ptr %150, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = getelementptr inbounds i32, ptr %135, i64 %155
  store i32 %157, ptr %158, align 4
  %159 = add i64 %154, -1
  %160 = and i64 %159, %154
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %162, label %153

162:                                              
  %163 = phi ptr [ %152, %151 ], [ %150, %149 ], [ %150, %153 ]
  %164 = load i64, ptr %136, align 8
  switch i64 %164, label %166 [
    i64 -1, label %165
    i64 0, label %175
  ]

165:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %163, ptr noundef nonnull readonly align 16 dereferenceable(256) %9, i64 256, i1 false)
  br label %175

166:                                              
  %167 = phi i64 [ %173, %166 ], [ %164, %162 ]
  %168 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %167, i1 true)
  %169 = getelementptr inbounds i32, ptr %9, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = getelementptr inbounds i32, ptr %163, i64 %168
  store i32 %170, ptr %171, align 4
  %172 = add i64 %167, -1
  %173 = and i64 %172, %167
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %175, label %166

175:                                              
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #19
  %176 = add nuw nsw i64 %130, 1
  %177 = icmp eq i64 %176, 16
  br i1 %177, label %123, label %129

178:                                              
  tail call fastcc void @pop_shot(ptr noundef %0)
  %179 = getelementptr inbounds i8, ptr %0, i64 8
  %180 = load i64, ptr %179, align 8
  %181 = add nsw i64 %180, -1
  %182 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %181, ptr %182, align 8
  %183 = getelementptr inbounds i8, ptr %0, i64 112
  br label %184

184:                                              
  %185 = call fastcc ptr @new_layer()
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #19
  %186 = load i32, ptr %183, align 8
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %243, label %188

188:                                              
  %189 = load ptr, ptr %106, align 8
  %190 = getelementptr inbounds i8, ptr %189, i64 16
  %191 = load i64, ptr %190, align 8
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %290, label %193

193:                                              
  %194 = getelementptr inbounds i8, ptr %189, i64 8
  br label %195

195:                                              
  %196 = phi i64 [ %191, %193 ], [ %240, %239 ]
  %197 = phi i64 [ 0, %193 ], [ %241, %239 ]
  %198 = load ptr, ptr %194, align 8
  %199 = getelementptr inbounds ptr, ptr %198, i64 %197
  %200 = load ptr, ptr %199, align 8
  %201 = icmp eq ptr %200, null
  br i1 %201, label %239, label %202

202:                                              
  %203 = load i64, ptr %200, align 8
  %204 = call fastcc ptr @undo_page(ptr noundef %185, i64 noundef %203)
  %205 = getelementptr inbounds i8, ptr %200, i64 16
  %206 = getelementptr inbounds i8, ptr %204, i64 16
  %207 = getelementptr inbounds i8, ptr %204, i64 144
  br label %208

208:                                              
  %209 = phi i64 [ 0, %202 ], [ %235, %232 ]
  %210 = getelementptr inbounds [16 x i64], ptr %205, i64 0, i64 %209
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds [16 x i64], ptr %206, i64 0, i64 %209
  %213 = load i64, ptr %212, align 8
  %214 = xor i64 %213, -1
  %215 = and i64 %211, %214
  %216 = shl nuw nsw i64 %209, 6
  %217 = load i64, ptr %200, align 8
  %218 = shl i64 %217, 12
  %219 = inttoptr i64 %218 to ptr
  %220 = getelementptr inbounds i32, ptr %219, i64 %216
  %221 = getelementptr inbounds i32, ptr %207, i64 %216
  switch i64 %215, label %223 [
    i64 -1, label %222
    i64 0, label %232
  ]

222:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %221, ptr noundef nonnull readonly align 256 dereferenceable(256) %220, i64 256, i1 false)
  br label %232

223:                                              
  %224 = phi i64 [ %230, %223 ], [ %215, %208 ]
  %225 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %224, i1 true)
  %226 = getelementptr inbounds i32, ptr %220, i64 %225
  %227 = load i32, ptr %226, align 4
  %228 = getelementptr inbounds i32, ptr %221, i64 %225
  store i32 %227, ptr %228, align 4
  %229 = add i64 %224, -1
  %230 = and i64 %229, %224
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %232, label %223

232:                                              
  %233 = load i64, ptr %212, align 8
  %234 = or i64 %233, %215
  store i64 %234, ptr %212, align 8
  %235 = add nuw nsw i64 %209, 1
  %236 = icmp eq i64 %235, 16
  br i1 %236, label %237, label %208

237:                                              
  %238 = load i64, ptr %190, align 8
  br label %239

239:                                              
  %240 = phi i64 [ %238, %237 ], [ %196, %195 ]
  %241 = add nuw i64 %197, 1
  %242 = icmp ult i64 %241, %240
  br i1 %242, label %195, label %290

243:                                              
  %244 = load i64, ptr %182, align 8
  %245 = call fastcc i32 @run_noted(ptr noundef nonnull readonly %0, ptr noundef %185, ptr noundef %1, ptr noundef readonly %2, i64 noundef %244)
  %246 = getelementptr inbounds i8, ptr %185, i64 16
  %247 = load i64, ptr %246, align 8
  %248 = icmp eq i64 %247, 0
  br i1 %248, label %290, label %249

249:                                              
  %250 = getelementptr inbounds i8, ptr %185, i64 8
  br label %251

251:                                              
  %252 = phi i64 [ %247, %249 ], [ %264, %263 ]
  %253 = phi i64 [ 0, %249 ], [ %265, %263 ]
  %254 = load ptr, ptr %250, align 8
  %255 = getelementptr inbounds ptr, ptr %254, i64 %253
  %256 = load ptr, ptr %255, align 8
  %257 = icmp eq ptr %256, null
  br i1 %257, label %263, label %258

258:                                              
  %259 = getelementptr inbounds i8, ptr %256, i64 144
  %260 = getelementptr inbounds i8, ptr %256, i64 16
  br label %267

261:                                              
  %262 = load i64, ptr %246, align 8
  br label %263

263:                                              
  %264 = phi i64 [ %262, %261 ], [ %252, %251 ]
  %265 = add nuw i64 %253, 1
  %266 = icmp ult i64 %265, %264
  br i1 %266, label %251, label %290

267:                                              
  %268 = phi i64 [ 0, %258 ], [ %288, %287 ]
  %269 = shl nuw nsw i64 %268, 6
  %270 = load i64, ptr %256, align 8
  %271 = shl i64 %270, 12
  %272 = inttoptr i64 %271 to ptr
  %273 = getelementptr inbounds i32, ptr %272, i64 %269
  %274 = getelementptr inbounds i32, ptr %259, i64 %269
  %275 = getelementptr inbounds [16 x i64], ptr %260, i64 0, i64 %268
  %276 = load i64, ptr %275, align 8
  switch i64 %276, label %278 [
    i64 -1, label %277
    i64 0, label %287
  ]

277:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %273, ptr noundef nonnull readonly align 4 dereferenceable(256) %274, i64 256, i1 false)
  br label %287

278:                                              
  %279 = phi i64 [ %285, %278 ], [ %276, %267 ]
  %280 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %279, i1 true)
  %281 = getelementptr inbounds i32, ptr %274, i64 %280
  %282 = load i32, ptr %281, align 4
  %283 = getelementptr inbounds i32, ptr %273, i64 %280
  store i32 %282, ptr %283, align 4
  %284 = add i64 %279, -1
  %285 = and i64 %284, %279
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %287, label %278

287:                                              
  %288 = add nuw nsw i64 %268, 1
  %289 = icmp eq i64 %288, 16
  br i1 %289, label %261, label %267

290:                                              
  %291 = call ptr @__enzyme_cc_deferred_mark() #19
  %292 = load i64, ptr %182, align 8
  %293 = call i32 %3(ptr noundef %1, i64 noundef %292, ptr noundef nonnull %8) #19
  %294 = load i64, ptr %182, align 8
  %295 = load ptr, ptr %8, align 8
  call void %4(ptr noundef %1, i64 noundef %294, ptr noundef %295) #19
  call void @__enzyme_cc_free_deferred(ptr noundef %291) #19
  %296 = getelementptr inbounds i8, ptr %185, i64 16
  %297 = load i64, ptr %296, align 8
  %298 = icmp eq i64 %297, 0
  br i1 %298, label %352, label %299

299:                                              
  %300 = getelementptr inbounds i8, ptr %185, i64 8
  br label %301

301:                                              
  %302 = phi i64 [ %297, %299 ], [ %314, %313 ]
  %303 = phi i64 [ 0, %299 ], [ %315, %313 ]
  %304 = load ptr, ptr %300, align 8
  %305 = getelementptr inbounds ptr, ptr %304, i64 %303
  %306 = load ptr, ptr %305, align 8
  %307 = icmp eq ptr %306, null
  br i1 %307, label %313, label %308

308:                                              
  %309 = getelementptr inbounds i8, ptr %306, i64 144
  %310 = getelementptr inbounds i8, ptr %306, i64 16
  br label %317

311:                                              
  %312 = load i64, ptr %296, align 8
  br label %313

313:                                              
  %314 = phi i64 [ %312, %311 ], [ %302, %301 ]
  %315 = add nuw i64 %303, 1
  %316 = icmp ult i64 %315, %314
  br i1 %316, label %301, label %340

317:                                              
  %318 = phi i64 [ 0, %308 ], [ %338, %337 ]
  %319 = shl nuw nsw i64 %318, 6
  %320 = load i64, ptr %306, align 8
  %321 = shl i64 %320, 12
  %322 = inttoptr i64 %321 to ptr
  %323 = getelementptr inbounds i32, ptr %322, i64 %319
  %324 = getelementptr inbounds i32, ptr %309, i64 %319
  %325 = getelementptr inbounds [16 x i64], ptr %310, i64 0, i64 %318
  %326 = load i64, ptr %325, align 8
  switch i64 %326, label %328 [
    i64 -1, label %327
    i64 0, label %337
  ]

327:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %323, ptr noundef nonnull readonly align 4 dereferenceable(256) %324, i64 256, i1 false)
  br label %337

328:                                              
  %329 = phi i64 [ %335, %328 ], [ %326, %317 ]
  %330 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %329, i1 true)
  %331 = getelementptr inbounds i32, ptr %324, i64 %330
  %332 = load i32, ptr %331, align 4
  %333 = getelementptr inbounds i32, ptr %323, i64 %330
  store i32 %332, ptr %333, align 4
  %334 = add i64 %329, -1
  %335 = and i64 %334, %329
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %337, label %328

337:                                              
  %338 = add nuw nsw i64 %318, 1
  %339 = icmp eq i64 %338, 16
  br i1 %339, label %311, label %317

340:                                              
  %341 = icmp eq i64 %314, 0
  br i1 %341, label %352, label %342

342:                                              
  %343 = phi i64 [ %349, %342 ], [ 0, %340 ]
  %344 = load ptr, ptr %300, align 8
  %345 = getelementptr inbounds ptr, ptr %344, i64 %343
  %346 = load ptr, ptr %345, align 8
  call void @free(ptr noundef %346)
  %347 = load ptr, ptr %300, align 8
  %348 = getelementptr inbounds ptr, ptr %347, i64 %343
  store ptr null, ptr %348, align 8
  %349 = add nuw i64 %343, 1
  %350 = load i64, ptr %296, align 8
  %351 = icmp ult i64 %349, %350
  br i1 %351, label %342, label %352

352:                                              
  %353 = getelementptr inbounds i8, ptr %185, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %353, i8 0, i64 16, i1 false)
  %354 = getelementptr inbounds i8, ptr %185, i64 8
  %355 = load ptr, ptr %354, align 8
  call void @free(ptr noundef %355)
  call void @free(ptr noundef nonnull %185)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #19
  %356 = call fastcc i32 @go_on(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %358, label %184

358:                                              
  %359 = getelementptr inbounds i8, ptr %0, i64 88
  %360 = load ptr, ptr %359, align 8
  %361 = icmp eq ptr %360, null
  br i1 %361, label %365, label %362

362:                                              
  call fastcc void @pop_shot(ptr noundef nonnull %0)
  %363 = load ptr, ptr %359, align 8
  %364 = icmp eq ptr %363, null
  br i1 %364, label %365, label %362

365:                                              
  %366 = load ptr, ptr %106, align 8
  %367 = getelementptr inbounds i8, ptr %366, i64 16
  %368 = load i64, ptr %367, align 8
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %411, label %370

370:                                              
  %371 = getelementptr inbounds i8, ptr %366, i64 8
  br label %372

372:                                              
  %373 = phi i64 [ %368, %370 ], [ %385, %384 ]
  %374 = phi i64 [ 0, %370 ], [ %386, %384 ]
  %375 = load ptr, ptr %371, align 8
  %376 = getelementptr inbounds ptr, ptr %375, i64 %374
  %377 = load ptr, ptr %376, align 8
  %378 = icmp eq ptr %377, null
  br i1 %378, label %384, label %379

379:                                              
  %380 = getelementptr inbounds i8, ptr %377, i64 144
  %381 = getelementptr inbounds i8, ptr %377, i64 16
  br label %388

382:                                              
  %383 = load i64, ptr %367, align 8
  br label %384

384:                                              
  %385 = phi i64 [ %383, %382 ], [ %373, %372 ]
  %386 = add nuw i64 %374, 1
  %387 = icmp ult i64 %386, %385
  br i1 %387, label %372, label %411

388:                                              
  %389 = phi i64 [ 0, %379 ], [ %409, %408 ]
  %390 = shl nuw nsw i64 %389, 6
  %391 = load i64, ptr %377, align 8
  %392 = shl i64 %391, 12
  %393 = inttoptr i64 %392 to ptr
  %394 = getelementptr inbounds i32, ptr %393, i64 %390
  %395 = getelementptr inbounds i32, ptr %380, i64 %390
  %396 = getelementptr inbounds [16 x i64], ptr %381, i64 0, i64 %389
  %397 = load i64, ptr %396, align 8
  switch i64 %397, label %399 [
    i64 -1, label %398
    i64 0, label %408
  ]

398:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %394, ptr noundef nonnull readonly align 4 dereferenceable(256) %395, i64 256, i1 false)
  br label %408

399:                                              
  %400 = phi i64 [ %406, %399 ], [ %397, %388 ]
  %401 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %400, i1 true)
  %402 = getelementptr inbounds i32, ptr %395, i64 %401
  %403 = load i32, ptr %402, align 4
  %404 = getelementptr inbounds i32, ptr %394, i64 %401
  store i32 %403, ptr %404, align 4
  %405 = add i64 %400, -1
  %406 = and i64 %405, %400
  %407 = icmp eq i64 %406, 0
  br i1 %407, label %408, label %399

408:                                              
  %409 = add nuw nsw i64 %389, 1
  %410 = icmp eq i64 %409, 16
  br i1 %410, label %382, label %388

411:                                              
  %412 = load ptr, ptr %33, align 8
  %413 = getelementptr inbounds i8, ptr %412, i64 16
  %414 = load i64, ptr %413, align 8
  %415 = icmp eq i64 %414, 0
  br i1 %415, label %457, label %416

416:                                              
  %417 = getelementptr inbounds i8, ptr %412, i64 8
  br label %418

418:                                              
  %419 = phi i64 [ %414, %416 ], [ %431, %430 ]
  %420 = phi i64 [ 0, %416 ], [ %432, %430 ]
  %421 = load ptr, ptr %417, align 8
  %422 = getelementptr inbounds ptr, ptr %421, i64 %420
  %423 = load ptr, ptr %422, align 8
  %424 = icmp eq ptr %423, null
  br i1 %424, label %430, label %425

425:                                              
  %426 = getelementptr inbounds i8, ptr %423, i64 144
  %427 = getelementptr inbounds i8, ptr %423, i64 16
  br label %434

428:                                              
  %429 = load i64, ptr %413, align 8
  br label %430

430:                                              
  %431 = phi i64 [ %429, %428 ], [ %419, %418 ]
  %432 = add nuw i64 %420, 1
  %433 = icmp ult i64 %432, %431
  br i1 %433, label %418, label %457

434:                                              
  %435 = phi i64 [ 0, %425 ], [ %455, %454 ]
  %436 = shl nuw nsw i64 %435, 6
  %437 = load i64, ptr %423, align 8
  %438 = shl i64 %437, 12
  %439 = inttoptr i64 %438 to ptr
  %440 = getelementptr inbounds i32, ptr %439, i64 %436
  %441 = getelementptr inbounds i32, ptr %426, i64 %436
  %442 = getelementptr inbounds [16 x i64], ptr %427, i64 0, i64 %435
  %443 = load i64, ptr %442, align 8
  switch i64 %443, label %445 [
    i64 -1, label %444
    i64 0, label %454
  ]

444:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %440, ptr noundef nonnull readonly align 4 dereferenceable(256) %441, i64 256, i1 false)
  br label %454

445:                                              
  %446 = phi i64 [ %452, %445 ], [ %443, %434 ]
  %447 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %446, i1 true)
  %448 = getelementptr inbounds i32, ptr %441, i64 %447
  %449 = load i32, ptr %448, align 4
  %450 = getelementptr inbounds i32, ptr %440, i64 %447
  store i32 %449, ptr %450, align 4
  %451 = add i64 %446, -1
  %452 = and i64 %451, %446
  %453 = icmp eq i64 %452, 0
  br i1 %453, label %454, label %445

454:                                              
  %455 = add nuw nsw i64 %435, 1
  %456 = icmp eq i64 %455, 16
  br i1 %456, label %428, label %434

457:                                              
  %458 = load ptr, ptr %106, align 8
  %459 = getelementptr inbounds i8, ptr %458, i64 16
  %460 = load i64, ptr %459, align 8
  %461 = icmp eq i64 %460, 0
  br i1 %461, label %474, label %462

462:                                              
  %463 = getelementptr inbounds i8, ptr %458, i64 8
  br label %464

464:                                              
  %465 = phi i64 [ 0, %462 ], [ %471, %464 ]
  %466 = load ptr, ptr %463, align 8
  %467 = getelementptr inbounds ptr, ptr %466, i64 %465
  %468 = load ptr, ptr %467, align 8
  call void @free(ptr noundef %468)
  %469 = load ptr, ptr %463, align 8
  %470 = getelementptr inbounds ptr, ptr %469, i64 %465
  store ptr null, ptr %470, align 8
  %471 = add nuw i64 %465, 1
  %472 = load i64, ptr %459, align 8
  %473 = icmp ult i64 %471, %472
  br i1 %473, label %464, label %474

474:                                              
  %475 = getelementptr inbounds i8, ptr %458, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %475, i8 0, i64 16, i1 false)
  %476 = getelementptr inbounds i8, ptr %458, i64 8
  %477 = load ptr, ptr %476, align 8
  call void @free(ptr noundef %477)
  call void @free(ptr noundef nonnull %458)
  %478 = load ptr, ptr %33, align 8
  %479 = getelementptr inbounds i8, ptr %478, i64 16
  %480 = load i64, ptr %479, align 8
  %481 = icmp eq i64 %480, 0
  br i1 %481, label %494, label %482

482:                                              
  %483 = getelementptr inbounds i8, ptr %478, i64 8
  br label %484

484:                                              
  %485 = phi i64 [ 0, %482 ], [ %491, %484 ]
  %486 = load ptr, ptr %483, align 8
  %487 = getelementptr inbounds ptr, ptr %486, i64 %485
  %488 = load ptr, ptr %487, align 8
  call void @free(ptr noundef %488)
  %489 = load ptr, ptr %483, align 8
  %490 = getelementptr inbounds ptr, ptr %489, i64 %485
  store ptr null, ptr %490, align 8
  %491 = add nuw i64 %485, 1
  %492 = load i64, ptr %479, align 8
  %493 = icmp ult i64 %491, %492
  br i1 %493, label %484, label %494

494:                                              
  %495 = getelementptr inbounds i8, ptr %478, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %495, i8 0, i64 16, i1 false)
  %496 = getelementptr inbounds i8, ptr %478, i64 8
  %497 = load ptr, ptr %496, align 8
  call void @free(ptr noundef %497)
  call void @free(ptr noundef nonnull %478)
  %498 = getelementptr inbounds i8, ptr %0, i64 72
  %499 = load i64, ptr %498, align 8
  %500 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_held)
  %501 = load i64, ptr %500, align 8
  %502 = sub i64 %501, %499
  store i64 %502, ptr %500, align 8
  %503 = getelementptr inbounds i8, ptr %0, i64 40
  %504 = load ptr, ptr %503, align 8
  %505 = getelementptr inbounds i8, ptr %504, i64 8
  %506 = load ptr, ptr %504, align 8
  %507 = getelementptr inbounds i8, ptr %506, i64 8
  %508 = load i32, ptr %507, align 8
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %525, label %510

510:                                              
  %511 = load ptr, ptr @stderr, align 8
  %512 = load i64, ptr %505, align 8
  %513 = getelementptr inbounds i8, ptr %504, i64 16
  %514 = load i64, ptr %513, align 8
  %515 = getelementptr inbounds i8, ptr %504, i64 24
  %516 = load i64, ptr %515, align 8
  %517 = getelementptr inbounds i8, ptr %504, i64 32
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr inbounds i8, ptr %504, i64 40
  %520 = load i64, ptr %519, align 8
  %521 = getelementptr inbounds i8, ptr %504, i64 48
  %522 = load i64, ptr %521, align 8
  %523 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %511, ptr noundef nonnull @.str.26, i64 noundef %512, i64 noundef %514, i64 noundef %516, i64 noundef %518, i64 noundef %520, i64 noundef %522) #22
  %524 = load ptr, ptr %504, align 8
  br label %525

525:                                              
  %526 = phi ptr [ %524, %510 ], [ %506, %494 ]
  %527 = getelementptr inbounds i8, ptr %526, i64 32
  %528 = load ptr, ptr %527, align 8
  %529 = icmp eq ptr %528, null
  br i1 %529, label %531, label %530

530:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %528, ptr noundef nonnull align 8 dereferenceable(48) %505, i64 48, i1 false)
  br label %531

531:                                              
  %532 = getelementptr inbounds i8, ptr %504, i64 64
  %533 = load i64, ptr %532, align 8
  %534 = icmp sgt i64 %533, 0
  br i1 %534, label %535, label %563

535:                                              
  %536 = getelementptr inbounds i8, ptr %504, i64 88
  br label %537

537:                                              
  %538 = phi i64 [ 0, %535 ], [ %560, %558 ]
  %539 = add nsw i64 %538, -2
  %540 = call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %504, i64 noundef %539)
  %541 = getelementptr inbounds i8, ptr %540, i64 24
  %542 = load i32, ptr %541, align 8
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %550, label %544

544:                                              
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %7) #19
  %545 = load ptr, ptr %504, align 8
  %546 = getelementptr inbounds i8, ptr %545, i64 16
  %547 = load ptr, ptr %546, align 8
  %548 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %7, i64 noundef 4096, ptr noundef nonnull @.str.22, ptr noundef %547, ptr noundef nonnull %504, i64 noundef %539) #19
  %549 = call i32 @remove(ptr noundef nonnull %7)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %7) #19
  br label %558

550:                                              
  %551 = load ptr, ptr %540, align 8
  %552 = icmp eq ptr %551, null
  br i1 %552, label %558, label %553

553:                                              
  %554 = getelementptr inbounds i8, ptr %540, i64 8
  %555 = load i64, ptr %554, align 8
  %556 = load i64, ptr %536, align 8
  %557 = sub i64 %556, %555
  store i64 %557, ptr %536, align 8
  br label %558

558:                                              
  %559 = load ptr, ptr %540, align 8
  call void @free(ptr noundef %559)
  store ptr null, ptr %540, align 8
  store i32 0, ptr %541, align 8
  %560 = add nuw nsw i64 %538, 1
  %561 = load i64, ptr %532, align 8
  %562 = icmp slt i64 %560, %561
  br i1 %562, label %537, label %563

563:                                              
  %564 = getelementptr inbounds i8, ptr %504, i64 56
  %565 = load ptr, ptr %564, align 8
  call void @free(ptr noundef %565)
  %566 = getelementptr inbounds i8, ptr %504, i64 128
  %567 = load ptr, ptr %566, align 8
  call void @free(ptr noundef %567)
  call void @free(ptr noundef nonnull %504)
  call void @free(ptr noundef %0)
  br label %568

568:                                              
  ret void
}

define internal fastcc void @pop_shot(ptr nocapture noundef %0) unnamed_addr #0 {
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
  %12 = phi i64 [ %7, %9 ], [ %24, %23 ]
  %13 = phi i64 [ 0, %9 ], [ %25, %23 ]
  %14 = load ptr, ptr %10, align 8
  %15 = getelementptr inbounds ptr, ptr %14, i64 %13
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %23, label %18

18:                                               
  %19 = getelementptr inbounds i8, ptr %16, i64 144
  %20 = getelementptr inbounds i8, ptr %16, i64 16
  br label %27

21:                                               
  %22 = load i64, ptr %6, align 8
  br label %23

23:                                               
  %24 = phi i64 [ %22, %21 ], [ %12, %11 ]
  %25 = add nuw i64 %13, 1
  %26 = icmp ult i64 %25, %24
  br i1 %26, label %11, label %50

27:                                               
  %28 = phi i64 [ 0, %18 ], [ %48, %47 ]
  %29 = shl nuw nsw i64 %28, 6
  %30 = load i64, ptr %16, align 8
  %31 = shl i64 %30, 12
  %32 = inttoptr i64 %31 to ptr
  %33 = getelementptr inbounds i32, ptr %32, i64 %29
  %34 = getelementptr inbounds i32, ptr %19, i64 %29
  %35 = getelementptr inbounds [16 x i64], ptr %20, i64 0, i64 %28
  %36 = load i64, ptr %35, align 8
  switch i64 %36, label %38 [
    i64 -1, label %37
    i64 0, label %47
  ]

37:                                               
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %33, ptr noundef nonnull readonly align 4 dereferenceable(256) %34, i64 256, i1 false)
  br label %47

38:                                               
  %39 = phi i64 [ %45, %38 ], [ %36, %27 ]
  %40 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %39, i1 true)
  %41 = getelementptr inbounds i32, ptr %34, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = getelementptr inbounds i32, ptr %33, i64 %40
  store i32 %42, ptr %43, align 4
  %44 = add i64 %39, -1
  %45 = and i64 %44, %39
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %38

47:                                               
  %48 = add nuw nsw i64 %28, 1
  %49 = icmp eq i64 %48, 16
  br i1 %49, label %21, label %27

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

define internal fastcc void @note_slowly(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %94, label %5

5:                                                
  %6 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %7 = icmp ule ptr %6, %1
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_stack)
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ugt ptr %9, %1
  %11 = select i1 %7, i1 %10, i1 false
  br i1 %11, label %94, label %12

12:                                               
  %13 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %14 = getelementptr inbounds i8, ptr %13, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %37, label %17

17:                                               
  %18 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_segment)
  %19 = load ptr, ptr %18, align 8
  %20 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_top)
  %21 = load ptr, ptr %20, align 8
  br label %22

22:                                               
  %23 = phi ptr [ %15, %17 ], [ %34, %33 ]
  %24 = icmp eq ptr %23, %19
  %25 = select i1 %24, ptr %21, ptr %23
  %26 = icmp ugt ptr %25, %1
  br i1 %26, label %32, label %27

27:                                               
  %28 = getelementptr inbounds i8, ptr %23, i64 8
  %29 = load ptr, ptr %28, align 8
  %30 = icmp ugt ptr %29, %1
  %31 = or i1 %24, %30
  br i1 %31, label %36, label %33

32:                                               
  br i1 %24, label %37, label %33

33:                                               
  %34 = load ptr, ptr %23, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %37, label %22

36:                                               
  br i1 %30, label %94, label %37

37:                                               
  %38 = ptrtoint ptr %1 to i64
  %39 = lshr i64 %38, 2
  %40 = add i64 %2, -1
  %41 = add i64 %40, %38
  %42 = lshr i64 %41, 2
  %43 = icmp ugt i64 %39, %42
  br i1 %43, label %94, label %44

44:                                               
  %45 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_segment)
  %46 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_top)
  br label %47

47:                                               
  %48 = phi i64 [ %39, %44 ], [ %92, %91 ]
  %49 = lshr i64 %48, 10
  %50 = tail call fastcc ptr @undo_page(ptr noundef %0, i64 noundef %49)
  %51 = and i64 %48, 1023
  %52 = and i64 %48, 63
  %53 = shl nuw i64 1, %52
  %54 = shl nuw i64 %49, 12
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %55, i64 4096
  %57 = load ptr, ptr %8, align 8
  %58 = icmp ugt ptr %57, %55
  %59 = getelementptr inbounds i8, ptr %57, i64 -268435456
  %60 = icmp ugt ptr %56, %59
  %61 = select i1 %58, i1 %60, i1 false
  br i1 %61, label %73, label %62

62:                                               
  %63 = load ptr, ptr %45, align 8
  %64 = icmp ne ptr %63, null
  %65 = load ptr, ptr %46, align 8
  %66 = icmp ugt ptr %56, %65
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %73

68:                                               
  %69 = getelementptr inbounds i8, ptr %63, i64 8
  %70 = load ptr, ptr %69, align 8
  %71 = icmp ugt ptr %70, %55
  %72 = zext i1 %71 to i64
  br label %73

73:                                               
  %74 = phi i64 [ 1, %47 ], [ 0, %62 ], [ %72, %68 ]
  %75 = getelementptr inbounds i8, ptr %50, i64 8
  %76 = load i64, ptr %75, align 8
  %77 = or i64 %76, %74
  store i64 %77, ptr %75, align 8
  %78 = getelementptr inbounds i8, ptr %50, i64 16
  %79 = lshr i64 %51, 6
  %80 = getelementptr inbounds [16 x i64], ptr %78, i64 0, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = and i64 %81, %53
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %91

84:                                               
  %85 = or i64 %81, %53
  store i64 %85, ptr %80, align 8
  %86 = shl nuw i64 %48, 2
  %87 = inttoptr i64 %86 to ptr
  %88 = load i32, ptr %87, align 4
  %89 = getelementptr inbounds i8, ptr %50, i64 144
  %90 = getelementptr inbounds [1024 x i32], ptr %89, i64 0, i64 %51
  store i32 %88, ptr %90, align 4
  br label %91

91:                                               
  %92 = add nuw nsw i64 %48, 1
  %93 = icmp eq i64 %48, %42
  br i1 %93, label %94, label %47

94:                                               
  ret void
}

declare ptr @llvm.frameaddress.p0(i32 immarg) #12

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
  %103 = tail call dereferenceable_or_null(4240) ptr @calloc(i64 noundef 1, i64 noundef 4240) #21
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

declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

declare i32 @llvm.smin.i32(i32, i32) #15

declare i64 @llvm.smin.i64(i64, i64) #15

declare i64 @llvm.smax.i64(i64, i64) #15

declare i64 @llvm.umax.i64(i64, i64) #15

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #16

declare i64 @llvm.umin.i64(i64, i64) #15

declare ptr @llvm.load.relative.i64(ptr, i64) #17

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline nounwind }
attributes #3 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nofree }
attributes #5 = { noreturn nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nofree nounwind }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
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


