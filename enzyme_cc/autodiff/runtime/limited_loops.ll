; from limited_loops.c, arena.h, undo.h, checkpoint.h, support.h: 186a417140d41f19aa65f14adca14fc3

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
@__enzyme_cc_limited = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@__enzyme_cc_tape_limit = external local_unnamed_addr constant i64, align 8
@.str.2 = private unnamed_addr constant [178 x i8] c"the tape of this loop does not fit in the bound of --enzyme-tape-limit: of %llu bytes %llu are left, and what an iteration overwrites is %llu, of which there must be room for %d\00", align 1
@__enzyme_cc_undo_held = linkonce_odr hidden thread_local local_unnamed_addr global i64 0, align 8
@__enzyme_cc_arena = linkonce_odr hidden thread_local local_unnamed_addr global %struct.arena zeroinitializer, align 8
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local local_unnamed_addr global [64 x ptr] zeroinitializer, align 16
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
  %3 = tail call dereferenceable_or_null(144) ptr @calloc(i64 noundef 1, i64 noundef 144) #21
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                
  %6 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 50) #19
  tail call void @abort() #20
  unreachable

7:                                                
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_limited)
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %3, align 8
  %10 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %3, i64 24
  store i64 %0, ptr %11, align 8
  %12 = icmp eq ptr %9, null
  br i1 %12, label %15, label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %3, ptr %14, align 8
  br label %15

15:                                               
  store ptr %3, ptr %8, align 8
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
  %31 = tail call i64 @llvm.usub.sat.i64(i64 %10, i64 %30)
  %32 = lshr i64 %31, 1
  %33 = tail call fastcc ptr @new_layer()
  %34 = load i64, ptr %11, align 8
  %35 = load ptr, ptr %14, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %49, label %37

37:                                               
  %38 = phi ptr [ %47, %37 ], [ %35, %29 ]
  %39 = phi ptr [ %46, %37 ], [ %13, %29 ]
  %40 = phi i64 [ %45, %37 ], [ %34, %29 ]
  %41 = load ptr, ptr %39, align 8
  %42 = ptrtoint ptr %41 to i64
  %43 = ptrtoint ptr %38 to i64
  %44 = sub i64 %40, %43
  %45 = add i64 %44, %42
  %46 = getelementptr inbounds i8, ptr %38, i64 16
  %47 = load ptr, ptr %38, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %37

49:                                               
  %50 = phi i64 [ %34, %29 ], [ %45, %37 ]
  %51 = tail call ptr @__enzyme_cc_tape_mark() #19
  %52 = tail call ptr @__enzyme_cc_deferred_mark() #19
  %53 = getelementptr inbounds i8, ptr %0, i64 32
  %54 = getelementptr inbounds i8, ptr %0, i64 48
  %55 = getelementptr inbounds i8, ptr %0, i64 40
  %56 = getelementptr inbounds i8, ptr %0, i64 24
  %57 = getelementptr inbounds i8, ptr %33, i64 16
  %58 = getelementptr inbounds i8, ptr %33, i64 24
  br label %59

59:                                               
  %60 = phi i32 [ 0, %49 ], [ %296, %295 ]
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %174

62:                                               
  %63 = call fastcc ptr @new_layer()
  %64 = load i64, ptr %53, align 8
  %65 = call fastcc i32 @run_noted(ptr noundef %0, ptr noundef %63, ptr noundef %1, ptr noundef readonly %2, i64 noundef %64)
  %66 = getelementptr inbounds i8, ptr %63, i64 16
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %170, label %69

69:                                               
  %70 = getelementptr inbounds i8, ptr %63, i64 8
  br label %71

71:                                               
  %72 = phi i64 [ %67, %69 ], [ %84, %83 ]
  %73 = phi i64 [ 0, %69 ], [ %85, %83 ]
  %74 = load ptr, ptr %70, align 8
  %75 = getelementptr inbounds ptr, ptr %74, i64 %73
  %76 = load ptr, ptr %75, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %83, label %78

78:                                               
  %79 = getelementptr inbounds i8, ptr %76, i64 144
  %80 = getelementptr inbounds i8, ptr %76, i64 16
  br label %87

81:                                               
  %82 = load i64, ptr %66, align 8
  br label %83

83:                                               
  %84 = phi i64 [ %82, %81 ], [ %72, %71 ]
  %85 = add nuw i64 %73, 1
  %86 = icmp ult i64 %85, %84
  br i1 %86, label %71, label %110

87:                                               
  %88 = phi i64 [ 0, %78 ], [ %108, %107 ]
  %89 = shl nuw nsw i64 %88, 6
  %90 = load i64, ptr %76, align 8
  %91 = shl i64 %90, 12
  %92 = inttoptr i64 %91 to ptr
  %93 = getelementptr inbounds i32, ptr %92, i64 %89
  %94 = getelementptr inbounds i32, ptr %79, i64 %89
  %95 = getelementptr inbounds [16 x i64], ptr %80, i64 0, i64 %88
  %96 = load i64, ptr %95, align 8
  switch i64 %96, label %98 [
    i64 -1, label %97
    i64 0, label %107
  ]

97:                                               
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %93, ptr noundef nonnull readonly align 4 dereferenceable(256) %94, i64 256, i1 false)
  br label %107

98:                                               
  %99 = phi i64 [ %105, %98 ], [ %96, %87 ]
  %100 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %99, i1 true)
  %101 = getelementptr inbounds i32, ptr %94, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = getelementptr inbounds i32, ptr %93, i64 %100
  store i32 %102, ptr %103, align 4
  %104 = add i64 %99, -1
  %105 = and i64 %104, %99
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %98

107:                                              
  %108 = add nuw nsw i64 %88, 1
  %109 = icmp eq i64 %108, 16
  br i1 %109, label %81, label %87

110:                                              
  %111 = icmp eq i64 %84, 0
  br i1 %111, label %170, label %112

112:                                              
  %113 = phi i64 [ %155, %154 ], [ %84, %110 ]
  %114 = phi i64 [ %156, %154 ], [ 0, %110 ]
  %115 = load ptr, ptr %70, align 8
  %116 = getelementptr inbounds ptr, ptr %115, i64 %114
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %154, label %119

119:                                              
  %120 = load i64, ptr %117, align 8
  %121 = call fastcc ptr @undo_page(ptr noundef %33, i64 noundef %120)
  %122 = getelementptr inbounds i8, ptr %117, i64 16
  %123 = getelementptr inbounds i8, ptr %121, i64 16
  %124 = getelementptr inbounds i8, ptr %121, i64 144
  %125 = getelementptr inbounds i8, ptr %117, i64 144
  br label %126

126:                                              
  %127 = phi i64 [ 0, %119 ], [ %150, %147 ]
  %128 = getelementptr inbounds [16 x i64], ptr %122, i64 0, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds [16 x i64], ptr %123, i64 0, i64 %127
  %131 = load i64, ptr %130, align 8
  %132 = xor i64 %131, -1
  %133 = and i64 %129, %132
  %134 = shl nuw nsw i64 %127, 6
  %135 = getelementptr inbounds i32, ptr %125, i64 %134
  %136 = getelementptr inbounds i32, ptr %124, i64 %134
  switch i64 %133, label %138 [
    i64 -1, label %137
    i64 0, label %147
  ]

137:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %136, ptr noundef nonnull readonly align 4 dereferenceable(256) %135, i64 256, i1 false)
  br label %147

138:                                              
  %139 = phi i64 [ %145, %138 ], [ %133, %126 ]
  %140 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %139, i1 true)
  %141 = getelementptr inbounds i32, ptr %135, i64 %140
  %142 = load i32, ptr %141, align 4
  %143 = getelementptr inbounds i32, ptr %136, i64 %140
  store i32 %142, ptr %143, align 4
  %144 = add i64 %139, -1
  %145 = and i64 %144, %139
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %147, label %138

147:                                              
  %148 = load i64, ptr %130, align 8
  %149 = or i64 %148, %133
  store i64 %149, ptr %130, align 8
  %150 = add nuw nsw i64 %127, 1
  %151 = icmp eq i64 %150, 16
  br i1 %151, label %152, label %126

152:                                              
  %153 = load i64, ptr %66, align 8
  br label %154

154:                                              
  %155 = phi i64 [ %153, %152 ], [ %113, %112 ]
  %156 = add nuw i64 %114, 1
  %157 = icmp ult i64 %156, %155
  br i1 %157, label %112, label %158

158:                                              
  %159 = icmp eq i64 %155, 0
  br i1 %159, label %170, label %160

160:                                              
  %161 = phi i64 [ %167, %160 ], [ 0, %158 ]
  %162 = load ptr, ptr %70, align 8
  %163 = getelementptr inbounds ptr, ptr %162, i64 %161
  %164 = load ptr, ptr %163, align 8
  call void @free(ptr noundef %164)
  %165 = load ptr, ptr %70, align 8
  %166 = getelementptr inbounds ptr, ptr %165, i64 %161
  store ptr null, ptr %166, align 8
  %167 = add nuw i64 %161, 1
  %168 = load i64, ptr %66, align 8
  %169 = icmp ult i64 %167, %168
  br i1 %169, label %160, label %170

170:                                              
  %171 = getelementptr inbounds i8, ptr %63, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %171, i8 0, i64 16, i1 false)
  %172 = getelementptr inbounds i8, ptr %63, i64 8
  %173 = load ptr, ptr %172, align 8
  call void @free(ptr noundef %173)
  call void @free(ptr noundef nonnull %63)
  br label %174

174:                                              
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #19
  %175 = load i64, ptr %53, align 8
  %176 = call i32 %3(ptr noundef %1, i64 noundef %175, ptr noundef nonnull %8) #19
  %177 = load ptr, ptr %8, align 8
  %178 = load i64, ptr %53, align 8
  %179 = load i64, ptr %54, align 8
  %180 = icmp eq i64 %178, %179
  br i1 %180, label %183, label %181

181:                                              
  %182 = load ptr, ptr %55, align 8
  br label %203

183:                                              
  %184 = icmp eq i64 %178, 0
  %185 = shl nsw i64 %178, 1
  %186 = select i1 %184, i64 16, i64 %185
  store i64 %186, ptr %54, align 8
  %187 = load ptr, ptr %55, align 8
  %188 = shl i64 %186, 3
  %189 = call ptr @realloc(ptr noundef %187, i64 noundef %188) #18
  store ptr %189, ptr %55, align 8
  %190 = icmp eq ptr %189, null
  br i1 %190, label %193, label %191

191:                                              
  %192 = load i64, ptr %53, align 8
  br label %203

193:                                              
  %194 = getelementptr inbounds i8, ptr %0, i64 16
  %195 = load ptr, ptr %194, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #19
  %196 = load i8, ptr %195, align 1
  %197 = icmp eq i8 %196, 0
  %198 = select i1 %197, ptr @.str.5, ptr @.str.4
  %199 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %7, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %195, ptr noundef nonnull %198, ptr noundef nonnull @.str.7) #19
  %200 = call i32 @llvm.smin.i32(i32 %199, i32 511)
  %201 = sext i32 %200 to i64
  %202 = call i64 @write(i32 noundef 2, ptr noundef nonnull %7, i64 noundef %201) #19
  call void @abort() #20
  unreachable

203:                                              
  %204 = phi i64 [ %178, %181 ], [ %192, %191 ]
  %205 = phi ptr [ %182, %181 ], [ %189, %191 ]
  %206 = getelementptr inbounds ptr, ptr %205, i64 %204
  store ptr %177, ptr %206, align 8
  %207 = load i64, ptr %11, align 8
  %208 = load ptr, ptr %14, align 8
  %209 = icmp eq ptr %208, null
  br i1 %209, label %222, label %210

210:                                              
  %211 = phi ptr [ %220, %210 ], [ %208, %203 ]
  %212 = phi ptr [ %219, %210 ], [ %13, %203 ]
  %213 = phi i64 [ %218, %210 ], [ %207, %203 ]
  %214 = load ptr, ptr %212, align 8
  %215 = ptrtoint ptr %214 to i64
  %216 = ptrtoint ptr %211 to i64
  %217 = sub i64 %213, %216
  %218 = add i64 %217, %215
  %219 = getelementptr inbounds i8, ptr %211, i64 16
  %220 = load ptr, ptr %211, align 8
  %221 = icmp eq ptr %220, null
  br i1 %221, label %222, label %210

222:                                              
  %223 = phi i64 [ %207, %203 ], [ %218, %210 ]
  %224 = sub i64 %223, %50
  %225 = load i64, ptr %56, align 8
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %227, label %235

227:                                              
  %228 = load i64, ptr %53, align 8
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %230, label %234

230:                                              
  %231 = add i64 %224, 8
  %232 = udiv i64 %32, %225
  %233 = icmp ugt i64 %231, %232
  br i1 %233, label %245, label %295

234:                                              
  br i1 %61, label %236, label %295

235:                                              
  br i1 %61, label %236, label %295

236:                                              
  %237 = load i64, ptr %57, align 8
  %238 = shl i64 %237, 3
  %239 = load i64, ptr %58, align 8
  %240 = mul i64 %239, 4240
  %241 = add i64 %224, 40
  %242 = add i64 %241, %238
  %243 = add i64 %242, %240
  %244 = icmp ugt i64 %243, %32
  br i1 %244, label %245, label %295

245:                                              
  %246 = getelementptr inbounds i8, ptr %0, i64 8
  %247 = load ptr, ptr %246, align 8
  %248 = icmp eq ptr %247, null
  br i1 %248, label %255, label %249

249:                                              
  %250 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_limited)
  br label %251

251:                                              
  %252 = load ptr, ptr %250, align 8
  call fastcc void @close(ptr noundef %252)
  %253 = load ptr, ptr %246, align 8
  %254 = icmp eq ptr %253, null
  br i1 %254, label %255, label %251

255:                                              
  call void @__enzyme_cc_tape_pop(ptr noundef %51) #19
  call void @__enzyme_cc_free_deferred(ptr noundef %52) #19
  %256 = load i64, ptr %57, align 8
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %312, label %258

258:                                              
  %259 = getelementptr inbounds i8, ptr %33, i64 8
  %260 = load ptr, ptr %259, align 8
  br label %261

261:                                              
  %262 = phi i64 [ 0, %258 ], [ %270, %269 ]
  %263 = getelementptr inbounds ptr, ptr %260, i64 %262
  %264 = load ptr, ptr %263, align 8
  %265 = icmp eq ptr %264, null
  br i1 %265, label %269, label %266

266:                                              
  %267 = getelementptr inbounds i8, ptr %264, i64 144
  %268 = getelementptr inbounds i8, ptr %264, i64 16
  br label %272

269:                                              
  %270 = add nuw i64 %262, 1
  %271 = icmp eq i64 %270, %256
  br i1 %271, label %312, label %261

272:                                              
  %273 = phi i64 [ 0, %266 ], [ %293, %292 ]
  %274 = shl nuw nsw i64 %273, 6
  %275 = load i64, ptr %264, align 8
  %276 = shl i64 %275, 12
  %277 = inttoptr i64 %276 to ptr
  %278 = getelementptr inbounds i32, ptr %277, i64 %274
  %279 = getelementptr inbounds i32, ptr %267, i64 %274
  %280 = getelementptr inbounds [16 x i64], ptr %268, i64 0, i64 %273
  %281 = load i64, ptr %280, align 8
  switch i64 %281, label %283 [
    i64 -1, label %282
    i64 0, label %292
  ]

282:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %278, ptr noundef nonnull readonly align 4 dereferenceable(256) %279, i64 256, i1 false)
  br label %292

283:                                              
  %284 = phi i64 [ %290, %283 ], [ %281, %272 ]
  %285 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %284, i1 true)
  %286 = getelementptr inbounds i32, ptr %279, i64 %285
  %287 = load i32, ptr %286, align 4
  %288 = getelementptr inbounds i32, ptr %278, i64 %285
  store i32 %287, ptr %288, align 4
  %289 = add i64 %284, -1
  %290 = and i64 %289, %284
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %292, label %283

292:                                              
  %293 = add nuw nsw i64 %273, 1
  %294 = icmp eq i64 %293, 16
  br i1 %294, label %269, label %272

295:                                              
  %296 = phi i32 [ %60, %235 ], [ 1, %230 ], [ 0, %236 ], [ %60, %234 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #19
  %297 = load i64, ptr %53, align 8
  %298 = add nsw i64 %297, 1
  store i64 %298, ptr %53, align 8
  %299 = icmp eq i32 %176, 0
  br i1 %299, label %300, label %59

300:                                              
  store i64 %298, ptr %56, align 8
  %301 = load i64, ptr %57, align 8
  %302 = icmp eq i64 %301, 0
  %303 = getelementptr inbounds i8, ptr %33, i64 8
  %304 = load ptr, ptr %303, align 8
  br i1 %302, label %311, label %305

305:                                              
  %306 = phi i64 [ %309, %305 ], [ 0, %300 ]
  %307 = getelementptr inbounds ptr, ptr %304, i64 %306
  %308 = load ptr, ptr %307, align 8
  call void @free(ptr noundef %308)
  store ptr null, ptr %307, align 8
  %309 = add nuw i64 %306, 1
  %310 = icmp eq i64 %309, %301
  br i1 %310, label %311, label %305

311:                                              
  call void @free(ptr noundef %304)
  call void @free(ptr noundef nonnull %33)
  br label %492

312:                                              
  %313 = load ptr, ptr %55, align 8
  call void @free(ptr noundef %313)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %53, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #19
  %314 = icmp eq ptr %33, null
  br i1 %314, label %492, label %315

315:                                              
  %316 = shl i64 %256, 3
  %317 = add i64 %316, 40
  %318 = load i64, ptr %58, align 8
  %319 = mul i64 %318, 4240
  %320 = add i64 %317, %319
  %321 = udiv i64 %32, %320
  %322 = getelementptr inbounds i8, ptr %33, i64 8
  %323 = load ptr, ptr %322, align 8
  br i1 %257, label %330, label %324

324:                                              
  %325 = phi i64 [ %328, %324 ], [ 0, %315 ]
  %326 = getelementptr inbounds ptr, ptr %323, i64 %325
  %327 = load ptr, ptr %326, align 8
  call void @free(ptr noundef %327)
  store ptr null, ptr %326, align 8
  %328 = add nuw i64 %325, 1
  %329 = icmp eq i64 %328, %256
  br i1 %329, label %330, label %324

330:                                              
  call void @free(ptr noundef %323)
  call void @free(ptr noundef nonnull %33)
  %331 = udiv i64 %31, %320
  %332 = icmp ult i64 %331, 7
  br i1 %332, label %333, label %344

333:                                              
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #19
  %334 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %9, i64 noundef 256, ptr noundef nonnull @.str.2, i64 noundef %10, i64 noundef %31, i64 noundef %320, i32 noundef 7) #19
  %335 = getelementptr inbounds i8, ptr %0, i64 16
  %336 = load ptr, ptr %335, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #19
  %337 = load i8, ptr %336, align 1
  %338 = icmp eq i8 %337, 0
  %339 = select i1 %338, ptr @.str.5, ptr @.str.4
  %340 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %336, ptr noundef nonnull %339, ptr noundef nonnull %9) #19
  %341 = call i32 @llvm.smin.i32(i32 %340, i32 511)
  %342 = sext i32 %341 to i64
  %343 = call i64 @write(i32 noundef 2, ptr noundef nonnull %6, i64 noundef %342) #19
  call void @abort() #20
  unreachable

344:                                              
  %345 = icmp ugt i64 %321, 6
  %346 = add nsw i64 %321, -4
  %347 = select i1 %345, i64 %346, i64 2
  %348 = load i64, ptr %56, align 8
  %349 = icmp sgt i64 %348, 0
  %350 = call i64 @llvm.umin.i64(i64 %347, i64 %348)
  %351 = select i1 %349, i64 %350, i64 %347
  %352 = add i64 %351, 4
  %353 = mul i64 %352, %320
  %354 = load i64, ptr %11, align 8
  %355 = add i64 %353, %354
  store i64 %355, ptr %11, align 8
  %356 = getelementptr inbounds i8, ptr %0, i64 64
  store i64 %351, ptr %356, align 8
  %357 = getelementptr inbounds i8, ptr %0, i64 72
  store i32 0, ptr %357, align 8
  %358 = getelementptr inbounds i8, ptr %0, i64 80
  store ptr null, ptr %358, align 8
  %359 = getelementptr inbounds i8, ptr %0, i64 88
  store i64 %353, ptr %359, align 8
  %360 = getelementptr inbounds i8, ptr %0, i64 96
  store ptr null, ptr %360, align 8
  %361 = icmp slt i64 %351, 1
  br i1 %361, label %362, label %385

362:                                              
  %363 = uitofp nneg i64 %348 to double
  br label %364

364:                                              
  %365 = phi i64 [ %384, %383 ], [ 1, %362 ]
  br i1 %349, label %366, label %381

366:                                              
  %367 = call i64 @llvm.smin.i64(i64 %365, i64 3)
  %368 = call i64 @llvm.smax.i64(i64 %365, i64 3)
  br label %369

369:                                              
  %370 = phi i64 [ 1, %366 ], [ %377, %369 ]
  %371 = phi double [ 1.000000e+00, %366 ], [ %376, %369 ]
  %372 = add nuw nsw i64 %370, %368
  %373 = uitofp nneg i64 %372 to double
  %374 = fmul double %371, %373
  %375 = uitofp nneg i64 %370 to double
  %376 = fdiv double %374, %375
  %377 = add nuw nsw i64 %370, 1
  %378 = icmp eq i64 %370, %367
  br i1 %378, label %379, label %369

379:                                              
  %380 = fcmp olt double %376, %363
  br i1 %380, label %383, label %385

381:                                              
  %382 = icmp ult i64 %365, 64
  br i1 %382, label %383, label %385

383:                                              
  %384 = add nuw nsw i64 %365, 1
  br label %364

385:                                              
  %386 = phi i64 [ %351, %344 ], [ %365, %379 ], [ %365, %381 ]
  %387 = call dereferenceable_or_null(160) ptr @calloc(i64 1, i64 160)
  %388 = icmp eq ptr %387, null
  br i1 %388, label %389, label %392

389:                                              
  %390 = load ptr, ptr @stderr, align 8
  %391 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %390, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.8) #22
  call void @abort() #20
  unreachable

392:                                              
  store ptr %356, ptr %387, align 8
  %393 = getelementptr inbounds i8, ptr %387, i64 104
  store i64 %348, ptr %393, align 8
  %394 = getelementptr inbounds i8, ptr %387, i64 96
  store i64 %348, ptr %394, align 8
  %395 = getelementptr inbounds i8, ptr %387, i64 144
  store i64 %386, ptr %395, align 8
  %396 = getelementptr inbounds i8, ptr %387, i64 152
  store i64 1, ptr %396, align 8
  %397 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr %387, ptr %397, align 8
  %398 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_reads)
  %399 = load ptr, ptr %398, align 8
  %400 = call fastcc ptr @new_layer()
  %401 = getelementptr inbounds i8, ptr %0, i64 120
  store ptr %400, ptr %401, align 8
  store ptr %400, ptr %398, align 8
  %402 = call fastcc i32 @go_on(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  call fastcc void @push_shot(ptr noundef %0, i64 noundef -2)
  %403 = getelementptr inbounds i8, ptr %0, i64 104
  %404 = load ptr, ptr %403, align 8
  %405 = getelementptr inbounds i8, ptr %404, i64 8
  %406 = load ptr, ptr %405, align 8
  %407 = load i64, ptr %53, align 8
  %408 = add nsw i64 %407, 1
  store i64 %408, ptr %53, align 8
  %409 = call fastcc i32 @run_noted(ptr noundef %0, ptr noundef %406, ptr noundef %1, ptr noundef %4, i64 noundef %407)
  store ptr %399, ptr %398, align 8
  %410 = call fastcc ptr @new_layer()
  %411 = getelementptr inbounds i8, ptr %0, i64 112
  store ptr %410, ptr %411, align 8
  %412 = load ptr, ptr %403, align 8
  %413 = icmp eq ptr %412, null
  br i1 %413, label %416, label %431

414:                                              
  %415 = load ptr, ptr %411, align 8
  br label %416

416:                                              
  %417 = phi ptr [ %415, %414 ], [ %410, %392 ]
  %418 = getelementptr inbounds i8, ptr %417, i64 16
  %419 = load i64, ptr %418, align 8
  %420 = shl i64 %419, 3
  %421 = add i64 %420, 40
  %422 = getelementptr inbounds i8, ptr %417, i64 24
  %423 = load i64, ptr %422, align 8
  %424 = mul i64 %423, 4240
  %425 = add i64 %421, %424
  %426 = lshr exact i64 %320, 2
  %427 = add i64 %426, %320
  %428 = icmp ule i64 %425, %427
  %429 = zext i1 %428 to i32
  %430 = getelementptr inbounds i8, ptr %0, i64 128
  store i32 %429, ptr %430, align 8
  br label %492

431:                                              
  %432 = phi ptr [ %490, %489 ], [ %412, %392 ]
  %433 = load ptr, ptr %411, align 8
  %434 = getelementptr inbounds i8, ptr %432, i64 8
  %435 = load ptr, ptr %434, align 8
  %436 = getelementptr inbounds i8, ptr %435, i64 16
  %437 = load i64, ptr %436, align 8
  %438 = icmp eq i64 %437, 0
  br i1 %438, label %489, label %439

439:                                              
  %440 = getelementptr inbounds i8, ptr %435, i64 8
  br label %441

441:                                              
  %442 = phi i64 [ %437, %439 ], [ %486, %485 ]
  %443 = phi i64 [ 0, %439 ], [ %487, %485 ]
  %444 = load ptr, ptr %440, align 8
  %445 = getelementptr inbounds ptr, ptr %444, i64 %443
  %446 = load ptr, ptr %445, align 8
  %447 = icmp eq ptr %446, null
  br i1 %447, label %485, label %448

448:                                              
  %449 = load i64, ptr %446, align 8
  %450 = call fastcc ptr @undo_page(ptr noundef %433, i64 noundef %449)
  %451 = getelementptr inbounds i8, ptr %446, i64 16
  %452 = getelementptr inbounds i8, ptr %450, i64 16
  %453 = getelementptr inbounds i8, ptr %450, i64 144
  br label %454

454:                                              
  %455 = phi i64 [ 0, %448 ], [ %481, %478 ]
  %456 = getelementptr inbounds [16 x i64], ptr %451, i64 0, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds [16 x i64], ptr %452, i64 0, i64 %455
  %459 = load i64, ptr %458, align 8
  %460 = xor i64 %459, -1
  %461 = and i64 %457, %460
  %462 = shl nuw nsw i64 %455, 6
  %463 = load i64, ptr %446, align 8
  %464 = shl i64 %463, 12
  %465 = inttoptr i64 %464 to ptr
  %466 = getelementptr inbounds i32, ptr %465, i64 %462
  %467 = getelementptr inbounds i32, ptr %453, i64 %462
  switch i64 %461, label %469 [
    i64 -1, label %468
    i64 0, label %478
  ]

468:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %467, ptr noundef nonnull readonly align 256 dereferenceable(256) %466, i64 256, i1 false)
  br label %478

469:                                              
  %470 = phi i64 [ %476, %469 ], [ %461, %454 ]
  %471 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %470, i1 true)
  %472 = getelementptr inbounds i32, ptr %466, i64 %471
  %473 = load i32, ptr %472, align 4
  %474 = getelementptr inbounds i32, ptr %467, i64 %471
  store i32 %473, ptr %474, align 4
  %475 = add i64 %470, -1
  %476 = and i64 %475, %470
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %478, label %469

478:                                              
  %479 = load i64, ptr %458, align 8
  %480 = or i64 %479, %461
  store i64 %480, ptr %458, align 8
  %481 = add nuw nsw i64 %455, 1
  %482 = icmp eq i64 %481, 16
  br i1 %482, label %483, label %454

483:                                              
  %484 = load i64, ptr %436, align 8
  br label %485

485:                                              
  %486 = phi i64 [ %484, %483 ], [ %442, %441 ]
  %487 = add nuw i64 %443, 1
  %488 = icmp ult i64 %487, %486
  br i1 %488, label %441, label %489

489:                                              
  %490 = load ptr, ptr %432, align 8
  %491 = icmp eq ptr %490, null
  br i1 %491, label %414, label %431

492:                                              
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
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = getelementptr inbounds i8, ptr %0, i64 104
  %9 = getelementptr inbounds i8, ptr %0, i64 128
  %10 = getelementptr inbounds i8, ptr %0, i64 112
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = getelementptr inbounds i8, ptr %0, i64 136
  %13 = getelementptr inbounds i8, ptr %0, i64 24
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
  br i1 %167, label %168, label %909

168:                                              
  %169 = load ptr, ptr @stderr, align 8
  %170 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %169, ptr noundef nonnull @.str.19, ptr noundef nonnull @.str.18, i64 noundef 0, i64 noundef 0, i64 noundef -1) #22
  br label %909

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
  br i1 %221, label %909, label %222

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
  br i1 %232, label %233, label %909

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
  br label %909

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
  br i1 %486, label %879, label %869

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
  br label %882

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
  br i1 %725, label %739, label %726

726:                                              
  tail call fastcc void @pop_shot(ptr noundef nonnull %0)
  %727 = load ptr, ptr %8, align 8
  %728 = icmp eq ptr %727, null
  br i1 %728, label %729, label %717

729:                                              
  %730 = getelementptr inbounds i8, ptr %0, i64 16
  %731 = load ptr, ptr %730, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #19
  %732 = load i8, ptr %731, align 1
  %733 = icmp eq i8 %732, 0
  %734 = select i1 %733, ptr @.str.5, ptr @.str.4
  %735 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %731, ptr noundef nonnull %734, ptr noundef nonnull @.str.24) #19
  %736 = tail call i32 @llvm.smin.i32(i32 %735, i32 511)
  %737 = sext i32 %736 to i64
  %738 = call i64 @write(i32 noundef 2, ptr noundef nonnull %4, i64 noundef %737) #19
  tail call void @abort() #20
  unreachable

739:                                              
  %740 = getelementptr inbounds i8, ptr %718, i64 8
  %741 = load ptr, ptr %740, align 8
  %742 = getelementptr inbounds i8, ptr %741, i64 16
  %743 = load i64, ptr %742, align 8
  %744 = icmp eq i64 %743, 0
  br i1 %744, label %805, label %745

745:                                              
  %746 = getelementptr inbounds i8, ptr %741, i64 8
  br label %747

747:                                              
  %748 = phi i64 [ %743, %745 ], [ %760, %759 ]
  %749 = phi i64 [ 0, %745 ], [ %761, %759 ]
  %750 = load ptr, ptr %746, align 8
  %751 = getelementptr inbounds ptr, ptr %750, i64 %749
  %752 = load ptr, ptr %751, align 8
  %753 = icmp eq ptr %752, null
  br i1 %753, label %759, label %754

754:                                              
  %755 = getelementptr inbounds i8, ptr %752, i64 144
  %756 = getelementptr inbounds i8, ptr %752, i64 16
  br label %763

757:                                              
  %758 = load i64, ptr %742, align 8
  br label %759

759:                                              
  %760 = phi i64 [ %758, %757 ], [ %748, %747 ]
  %761 = add nuw i64 %749, 1
  %762 = icmp ult i64 %761, %760
  br i1 %762, label %747, label %786

763:                                              
  %764 = phi i64 [ 0, %754 ], [ %784, %783 ]
  %765 = shl nuw nsw i64 %764, 6
  %766 = load i64, ptr %752, align 8
  %767 = shl i64 %766, 12
  %768 = inttoptr i64 %767 to ptr
  %769 = getelementptr inbounds i32, ptr %768, i64 %765
  %770 = getelementptr inbounds i32, ptr %755, i64 %765
  %771 = getelementptr inbounds [16 x i64], ptr %756, i64 0, i64 %764
  %772 = load i64, ptr %771, align 8
  switch i64 %772, label %774 [
    i64 -1, label %773
    i64 0, label %783
  ]

773:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %769, ptr noundef nonnull readonly align 4 dereferenceable(256) %770, i64 256, i1 false)
  br label %783

774:                                              
  %775 = phi i64 [ %781, %774 ], [ %772, %763 ]
  %776 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %775, i1 true)
  %777 = getelementptr inbounds i32, ptr %770, i64 %776
  %778 = load i32, ptr %777, align 4
  %779 = getelementptr inbounds i32, ptr %769, i64 %776
  store i32 %778, ptr %779, align 4
  %780 = add i64 %775, -1
  %781 = and i64 %780, %775
  %782 = icmp eq i64 %781, 0
  br i1 %782, label %783, label %774

783:                                              
  %784 = add nuw nsw i64 %764, 1
  %785 = icmp eq i64 %784, 16
  br i1 %785, label %757, label %763

786:                                              
  %787 = load ptr, ptr %8, align 8
  %788 = getelementptr inbounds i8, ptr %787, i64 8
  %789 = load ptr, ptr %788, align 8
  %790 = getelementptr inbounds i8, ptr %789, i64 16
  %791 = load i64, ptr %790, align 8
  %792 = icmp eq i64 %791, 0
  br i1 %792, label %805, label %793

793:                                              
  %794 = getelementptr inbounds i8, ptr %789, i64 8
  br label %795

795:                                              
  %796 = phi i64 [ 0, %793 ], [ %802, %795 ]
  %797 = load ptr, ptr %794, align 8
  %798 = getelementptr inbounds ptr, ptr %797, i64 %796
  %799 = load ptr, ptr %798, align 8
  tail call void @free(ptr noundef %799)
  %800 = load ptr, ptr %794, align 8
  %801 = getelementptr inbounds ptr, ptr %800, i64 %796
  store ptr null, ptr %801, align 8
  %802 = add nuw i64 %796, 1
  %803 = load i64, ptr %790, align 8
  %804 = icmp ult i64 %802, %803
  br i1 %804, label %795, label %805

805:                                              
  %806 = phi ptr [ %789, %786 ], [ %741, %739 ], [ %789, %795 ]
  %807 = getelementptr inbounds i8, ptr %806, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %807, i8 0, i64 16, i1 false)
  %808 = load i32, ptr %9, align 8
  %809 = icmp eq i32 %808, 0
  br i1 %809, label %868, label %810

810:                                              
  %811 = load ptr, ptr %8, align 8
  %812 = getelementptr inbounds i8, ptr %811, i64 8
  %813 = load ptr, ptr %812, align 8
  %814 = load ptr, ptr %10, align 8
  %815 = getelementptr inbounds i8, ptr %814, i64 16
  %816 = load i64, ptr %815, align 8
  %817 = icmp eq i64 %816, 0
  br i1 %817, label %868, label %818

818:                                              
  %819 = getelementptr inbounds i8, ptr %814, i64 8
  br label %820

820:                                              
  %821 = phi i64 [ %816, %818 ], [ %865, %864 ]
  %822 = phi i64 [ 0, %818 ], [ %866, %864 ]
  %823 = load ptr, ptr %819, align 8
  %824 = getelementptr inbounds ptr, ptr %823, i64 %822
  %825 = load ptr, ptr %824, align 8
  %826 = icmp eq ptr %825, null
  br i1 %826, label %864, label %827

827:                                              
  %828 = load i64, ptr %825, align 8
  %829 = tail call fastcc ptr @undo_page(ptr noundef %813, i64 noundef %828)
  %830 = getelementptr inbounds i8, ptr %825, i64 16
  %831 = getelementptr inbounds i8, ptr %829, i64 16
  %832 = getelementptr inbounds i8, ptr %829, i64 144
  br label %833

833:                                              
  %834 = phi i64 [ 0, %827 ], [ %860, %857 ]
  %835 = getelementptr inbounds [16 x i64], ptr %830, i64 0, i64 %834
  %836 = load i64, ptr %835, align 8
  %837 = getelementptr inbounds [16 x i64], ptr %831, i64 0, i64 %834
  %838 = load i64, ptr %837, align 8
  %839 = xor i64 %838, -1
  %840 = and i64 %836, %839
  %841 = shl nuw nsw i64 %834, 6
  %842 = load i64, ptr %825, align 8
  %843 = shl i64 %842, 12
  %844 = inttoptr i64 %843 to ptr
  %845 = getelementptr inbounds i32, ptr %844, i64 %841
  %846 = getelementptr inbounds i32, ptr %832, i64 %841
  switch i64 %840, label %848 [
    i64 -1, label %847
    i64 0, label %857
  ]

847:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %846, ptr noundef nonnull readonly align 256 dereferenceable(256) %845, i64 256, i1 false)
  br label %857

848:                                              
  %849 = phi i64 [ %855, %848 ], [ %840, %833 ]
  %850 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %849, i1 true)
  %851 = getelementptr inbounds i32, ptr %845, i64 %850
  %852 = load i32, ptr %851, align 4
  %853 = getelementptr inbounds i32, ptr %846, i64 %850
  store i32 %852, ptr %853, align 4
  %854 = add i64 %849, -1
  %855 = and i64 %854, %849
  %856 = icmp eq i64 %855, 0
  br i1 %856, label %857, label %848

857:                                              
  %858 = load i64, ptr %837, align 8
  %859 = or i64 %858, %840
  store i64 %859, ptr %837, align 8
  %860 = add nuw nsw i64 %834, 1
  %861 = icmp eq i64 %860, 16
  br i1 %861, label %862, label %833

862:                                              
  %863 = load i64, ptr %815, align 8
  br label %864

864:                                              
  %865 = phi i64 [ %863, %862 ], [ %821, %820 ]
  %866 = add nuw i64 %822, 1
  %867 = icmp ult i64 %866, %865
  br i1 %867, label %820, label %868

868:                                              
  store i64 %185, ptr %11, align 8
  br label %882

869:                                              
  %870 = phi i64 [ %876, %872 ], [ %487, %482 ]
  %871 = icmp slt i64 %870, %484
  br i1 %871, label %872, label %879

872:                                              
  %873 = load ptr, ptr %12, align 8
  %874 = tail call i32 %873(ptr noundef %1, i64 noundef %870) #19
  %875 = load i64, ptr %11, align 8
  %876 = add nsw i64 %875, 1
  store i64 %876, ptr %11, align 8
  %877 = load i32, ptr %9, align 8
  %878 = icmp eq i32 %877, 0
  br i1 %878, label %879, label %869

879:                                              
  %880 = phi i64 [ %487, %482 ], [ %870, %869 ], [ %876, %872 ]
  %881 = icmp slt i64 %880, %484
  br i1 %881, label %883, label %882

882:                                              
  br label %14

883:                                              
  %884 = phi i64 [ %907, %905 ], [ %880, %879 ]
  %885 = load ptr, ptr %8, align 8
  %886 = getelementptr inbounds i8, ptr %885, i64 8
  %887 = load ptr, ptr %886, align 8
  %888 = tail call fastcc i32 @run_noted(ptr noundef nonnull %0, ptr noundef %887, ptr noundef %1, ptr noundef %2, i64 noundef %884)
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %890, label %905

890:                                              
  %891 = load i64, ptr %13, align 8
  %892 = icmp slt i64 %891, 0
  br i1 %892, label %893, label %905

893:                                              
  %894 = load i64, ptr %11, align 8
  %895 = add nsw i64 %894, 1
  store i64 %895, ptr %11, align 8
  store i64 %895, ptr %13, align 8
  %896 = load ptr, ptr %7, align 8
  %897 = getelementptr inbounds i8, ptr %896, i64 112
  %898 = load i64, ptr %897, align 8
  %899 = sub i64 %895, %898
  %900 = getelementptr inbounds i8, ptr %896, i64 8
  %901 = load i64, ptr %900, align 8
  %902 = add i64 %899, %901
  store i64 %902, ptr %900, align 8
  %903 = getelementptr inbounds i8, ptr %896, i64 104
  store i64 %895, ptr %903, align 8
  %904 = getelementptr inbounds i8, ptr %896, i64 96
  store i64 %895, ptr %904, align 8
  store i64 -1, ptr %897, align 8
  br label %882

905:                                              
  %906 = load i64, ptr %11, align 8
  %907 = add nsw i64 %906, 1
  store i64 %907, ptr %11, align 8
  %908 = icmp slt i64 %907, %484
  br i1 %908, label %883, label %882

909:                                              
  %910 = phi i32 [ 0, %168 ], [ 0, %163 ], [ 1, %253 ], [ 1, %222 ], [ 1, %217 ]
  ret i32 %910
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
  %8 = getelementptr inbounds i8, ptr %0, i64 104
  %9 = load ptr, ptr %8, align 8
  %10 = tail call fastcc ptr @new_layer()
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = load i64, ptr %11, align 8
  store ptr %9, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %10, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 %1, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %3, i64 24
  store i64 %12, ptr %15, align 8
  store ptr %3, ptr %8, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 128
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %75, label %19

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 112
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
  %20 = getelementptr inbounds i8, ptr %0, i64 16
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %11, align 8
  %22 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %23 = getelementptr inbounds i8, ptr %22, i64 16
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %15, align 8
  %25 = load ptr, ptr %22, align 8
  store ptr %25, ptr %13, align 8
  %26 = tail call i32 %3(ptr noundef %2, i64 noundef %4) #19
  %27 = load i64, ptr %17, align 8
  %28 = icmp eq i64 %27, %18
  br i1 %28, label %38, label %29

29:                                               
  %30 = load ptr, ptr %20, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #19
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 0
  %33 = select i1 %32, ptr @.str.5, ptr @.str.4
  %34 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %6, i64 noundef 512, ptr noundef nonnull @.str.3, ptr noundef nonnull %30, ptr noundef nonnull %33, ptr noundef nonnull @.str.25) #19
  %35 = tail call i32 @llvm.smin.i32(i32 %34, i32 511)
  %36 = sext i32 %35 to i64
  %37 = call i64 @write(i32 noundef 2, ptr noundef nonnull %6, i64 noundef %36) #19
  tail call void @abort() #20
  unreachable

38:                                               
  store ptr %8, ptr %7, align 8
  store ptr %10, ptr %9, align 8
  store ptr %12, ptr %11, align 8
  store ptr %16, ptr %15, align 8
  store ptr %14, ptr %13, align 8
  ret i32 %26
}

define linkonce_odr hidden void @__enzyme_cc_limited_reverse(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #2 {
  %7 = alloca ptr, align 8
  %8 = alloca [64 x i32], align 16
  %9 = alloca [64 x i32], align 16
  %10 = getelementptr inbounds i8, ptr %0, i64 136
  store ptr %5, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %28, label %14

14:                                               
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, -1
  store i64 %17, ptr %15, align 8
  %18 = icmp eq i64 %16, 0
  br i1 %18, label %27, label %19

19:                                               
  %20 = phi i64 [ %25, %19 ], [ %17, %14 ]
  %21 = load ptr, ptr %11, align 8
  %22 = getelementptr inbounds ptr, ptr %21, i64 %20
  %23 = load ptr, ptr %22, align 8
  tail call void %4(ptr noundef %1, i64 noundef %20, ptr noundef %23) #19
  %24 = load i64, ptr %15, align 8
  %25 = add nsw i64 %24, -1
  store i64 %25, ptr %15, align 8
  %26 = icmp eq i64 %24, 0
  br i1 %26, label %27, label %19

27:                                               
  tail call fastcc void @close(ptr noundef nonnull %0)
  br label %454

28:                                               
  %29 = getelementptr inbounds i8, ptr %0, i64 120
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %101, label %34

34:                                               
  %35 = getelementptr inbounds i8, ptr %30, i64 8
  br label %36

36:                                               
  %37 = phi i64 [ %32, %34 ], [ %49, %48 ]
  %38 = phi i64 [ 0, %34 ], [ %50, %48 ]
  %39 = load ptr, ptr %35, align 8
  %40 = getelementptr inbounds ptr, ptr %39, i64 %38
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               
  %44 = getelementptr inbounds i8, ptr %41, i64 16
  %45 = getelementptr inbounds i8, ptr %41, i64 144
  br label %52

46:                                               
  %47 = load i64, ptr %31, align 8
  br label %48

48:                                               
  %49 = phi i64 [ %47, %46 ], [ %37, %36 ]
  %50 = add nuw i64 %38, 1
  %51 = icmp ult i64 %50, %49
  br i1 %51, label %36, label %101

52:                                               
  %53 = phi i64 [ 0, %43 ], [ %99, %98 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #19
  %54 = shl nuw nsw i64 %53, 6
  %55 = load i64, ptr %41, align 8
  %56 = shl i64 %55, 12
  %57 = inttoptr i64 %56 to ptr
  %58 = getelementptr inbounds i32, ptr %57, i64 %54
  %59 = getelementptr inbounds [16 x i64], ptr %44, i64 0, i64 %53
  %60 = load i64, ptr %59, align 8
  switch i64 %60, label %63 [
    i64 -1, label %61
    i64 0, label %98
  ]

61:                                               
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %9, ptr noundef nonnull readonly align 256 dereferenceable(256) %58, i64 256, i1 false)
  %62 = getelementptr inbounds i32, ptr %45, i64 %54
  br label %74

63:                                               
  %64 = phi i64 [ %70, %63 ], [ %60, %52 ]
  %65 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %64, i1 true)
  %66 = getelementptr inbounds i32, ptr %58, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds i32, ptr %9, i64 %65
  store i32 %67, ptr %68, align 4
  %69 = add i64 %64, -1
  %70 = and i64 %69, %64
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %72, label %63

72:                                               
  %73 = getelementptr inbounds i32, ptr %45, i64 %54
  switch i64 %60, label %76 [
    i64 -1, label %74
    i64 0, label %85
  ]

74:                                               
  %75 = phi ptr [ %62, %61 ], [ %73, %72 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %58, ptr noundef nonnull readonly align 4 dereferenceable(256) %75, i64 256, i1 false)
  br label %85

76:                                               
  %77 = phi i64 [ %83, %76 ], [ %60, %72 ]
  %78 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %77, i1 true)
  %79 = getelementptr inbounds i32, ptr %73, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds i32, ptr %58, i64 %78
  store i32 %80, ptr %81, align 4
  %82 = add i64 %77, -1
  %83 = and i64 %82, %77
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %76

85:                                               
  %86 = phi ptr [ %75, %74 ], [ %73, %72 ], [ %73, %76 ]
  %87 = load i64, ptr %59, align 8
  switch i64 %87, label %89 [
    i64 -1, label %88
    i64 0, label %98
  ]

88:                                               
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %86, ptr noundef nonnull readonly align 16 dereferenceable(256) %9, i64 256, i1 false)
  br label %98

89:                                               
  %90 = phi i64 [ %96, %89 ], [ %87, %85 ]
  %91 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %90, i1 true)
  %92 = getelementptr inbounds i32, ptr %9, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = getelementptr inbounds i32, ptr %86, i64 %91
  store i32 %93, ptr %94, align 4
  %95 = add i64 %90, -1
  %96 = and i64 %95, %90
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %98, label %89

98:                                               
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #19
  %99 = add nuw nsw i64 %53, 1
  %100 = icmp eq i64 %99, 16
  br i1 %100, label %46, label %52

101:                                              
  %102 = getelementptr inbounds i8, ptr %0, i64 112
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds i8, ptr %103, i64 16
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %174, label %107

107:                                              
  %108 = getelementptr inbounds i8, ptr %103, i64 8
  br label %109

109:                                              
  %110 = phi i64 [ %105, %107 ], [ %122, %121 ]
  %111 = phi i64 [ 0, %107 ], [ %123, %121 ]
  %112 = load ptr, ptr %108, align 8
  %113 = getelementptr inbounds ptr, ptr %112, i64 %111
  %114 = load ptr, ptr %113, align 8
  %115 = icmp eq ptr %114, null
  br i1 %115, label %121, label %116

116:                                              
  %117 = getelementptr inbounds i8, ptr %114, i64 16
  %118 = getelementptr inbounds i8, ptr %114, i64 144
  br label %125

119:                                              
  %120 = load i64, ptr %104, align 8
  br label %121

121:                                              
  %122 = phi i64 [ %120, %119 ], [ %110, %109 ]
  %123 = add nuw i64 %111, 1
  %124 = icmp ult i64 %123, %122
  br i1 %124, label %109, label %174

125:                                              
  %126 = phi i64 [ 0, %116 ], [ %172, %171 ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #19
  %127 = shl nuw nsw i64 %126, 6
  %128 = load i64, ptr %114, align 8
  %129 = shl i64 %128, 12
  %130 = inttoptr i64 %129 to ptr
  %131 = getelementptr inbounds i32, ptr %130, i64 %127
  %132 = getelementptr inbounds [16 x i64], ptr %117, i64 0, i64 %126
  %133 = load i64, ptr %132, align 8
  switch i64 %133, label %136 [
    i64 -1, label %134
    i64 0, label %171
  ]

134:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %8, ptr noundef nonnull readonly align 256 dereferenceable(256) %131, i64 256, i1 false)
  %135 = getelementptr inbounds i32, ptr %118, i64 %127
  br label %147

136:                                              
  %137 = phi i64 [ %143, %136 ], [ %133, %125 ]
  %138 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %137, i1 true)
  %139 = getelementptr inbounds i32, ptr %131, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = getelementptr inbounds i32, ptr %8, i64 %138
  store i32 %140, ptr %141, align 4
  %142 = add i64 %137, -1
  %143 = and i64 %142, %137
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %145, label %136

145:                                              
  %146 = getelementptr inbounds i32, ptr %118, i64 %127
  switch i64 %133, label %149 [
    i64 -1, label %147
    i64 0, label %158
  ]

147:                                              
  %148 = phi ptr [ %135, %134 ], [ %146, %145 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %131, ptr noundef nonnull readonly align 4 dereferenceable(256) %148, i64 256, i1 false)
  br label %158

149:                                              
  %150 = phi i64 [ %156, %149 ], [ %133, %145 ]
  %151 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %150, i1 true)
  %152 = getelementptr inbounds i32, ptr %146, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = getelementptr inbounds i32, ptr %131, i64 %151
  store i32 %153, ptr %154, align 4
  %155 = add i64 %150, -1
  %156 = and i64 %155, %150
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %158, label %149

158:                                              
  %159 = phi ptr [ %148, %147 ], [ %146, %145 ], [ %146, %149 ]
  %160 = load i64, ptr %132, align 8
  switch i64 %160, label %162 [
    i64 -1, label %161
    i64 0, label %171
  ]

161:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %159, ptr noundef nonnull readonly align 16 dereferenceable(256) %8, i64 256, i1 false)
  br label %171

162:                                              
  %163 = phi i64 [ %169, %162 ], [ %160, %158 ]
  %164 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %163, i1 true)
  %165 = getelementptr inbounds i32, ptr %8, i64 %164
  %166 = load i32, ptr %165, align 4
  %167 = getelementptr inbounds i32, ptr %159, i64 %164
  store i32 %166, ptr %167, align 4
  %168 = add i64 %163, -1
  %169 = and i64 %168, %163
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %171, label %162

171:                                              
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #19
  %172 = add nuw nsw i64 %126, 1
  %173 = icmp eq i64 %172, 16
  br i1 %173, label %119, label %125

174:                                              
  tail call fastcc void @pop_shot(ptr noundef %0)
  %175 = getelementptr inbounds i8, ptr %0, i64 24
  %176 = load i64, ptr %175, align 8
  %177 = add nsw i64 %176, -1
  %178 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %177, ptr %178, align 8
  %179 = getelementptr inbounds i8, ptr %0, i64 128
  br label %180

180:                                              
  %181 = call fastcc ptr @new_layer()
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #19
  %182 = load i32, ptr %179, align 8
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %239, label %184

184:                                              
  %185 = load ptr, ptr %102, align 8
  %186 = getelementptr inbounds i8, ptr %185, i64 16
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %286, label %189

189:                                              
  %190 = getelementptr inbounds i8, ptr %185, i64 8
  br label %191

191:                                              
  %192 = phi i64 [ %187, %189 ], [ %236, %235 ]
  %193 = phi i64 [ 0, %189 ], [ %237, %235 ]
  %194 = load ptr, ptr %190, align 8
  %195 = getelementptr inbounds ptr, ptr %194, i64 %193
  %196 = load ptr, ptr %195, align 8
  %197 = icmp eq ptr %196, null
  br i1 %197, label %235, label %198

198:                                              
  %199 = load i64, ptr %196, align 8
  %200 = call fastcc ptr @undo_page(ptr noundef %181, i64 noundef %199)
  %201 = getelementptr inbounds i8, ptr %196, i64 16
  %202 = getelementptr inbounds i8, ptr %200, i64 16
  %203 = getelementptr inbounds i8, ptr %200, i64 144
  br label %204

204:                                              
  %205 = phi i64 [ 0, %198 ], [ %231, %228 ]
  %206 = getelementptr inbounds [16 x i64], ptr %201, i64 0, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds [16 x i64], ptr %202, i64 0, i64 %205
  %209 = load i64, ptr %208, align 8
  %210 = xor i64 %209, -1
  %211 = and i64 %207, %210
  %212 = shl nuw nsw i64 %205, 6
  %213 = load i64, ptr %196, align 8
  %214 = shl i64 %213, 12
  %215 = inttoptr i64 %214 to ptr
  %216 = getelementptr inbounds i32, ptr %215, i64 %212
  %217 = getelementptr inbounds i32, ptr %203, i64 %212
  switch i64 %211, label %219 [
    i64 -1, label %218
    i64 0, label %228
  ]

218:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %217, ptr noundef nonnull readonly align 256 dereferenceable(256) %216, i64 256, i1 false)
  br label %228

219:                                              
  %220 = phi i64 [ %226, %219 ], [ %211, %204 ]
  %221 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %220, i1 true)
  %222 = getelementptr inbounds i32, ptr %216, i64 %221
  %223 = load i32, ptr %222, align 4
  %224 = getelementptr inbounds i32, ptr %217, i64 %221
  store i32 %223, ptr %224, align 4
  %225 = add i64 %220, -1
  %226 = and i64 %225, %220
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %228, label %219

228:                                              
  %229 = load i64, ptr %208, align 8
  %230 = or i64 %229, %211
  store i64 %230, ptr %208, align 8
  %231 = add nuw nsw i64 %205, 1
  %232 = icmp eq i64 %231, 16
  br i1 %232, label %233, label %204

233:                                              
  %234 = load i64, ptr %186, align 8
  br label %235

235:                                              
  %236 = phi i64 [ %234, %233 ], [ %192, %191 ]
  %237 = add nuw i64 %193, 1
  %238 = icmp ult i64 %237, %236
  br i1 %238, label %191, label %286

239:                                              
  %240 = load i64, ptr %178, align 8
  %241 = call fastcc i32 @run_noted(ptr noundef nonnull readonly %0, ptr noundef %181, ptr noundef %1, ptr noundef readonly %2, i64 noundef %240)
  %242 = getelementptr inbounds i8, ptr %181, i64 16
  %243 = load i64, ptr %242, align 8
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %286, label %245

245:                                              
  %246 = getelementptr inbounds i8, ptr %181, i64 8
  br label %247

247:                                              
  %248 = phi i64 [ %243, %245 ], [ %260, %259 ]
  %249 = phi i64 [ 0, %245 ], [ %261, %259 ]
  %250 = load ptr, ptr %246, align 8
  %251 = getelementptr inbounds ptr, ptr %250, i64 %249
  %252 = load ptr, ptr %251, align 8
  %253 = icmp eq ptr %252, null
  br i1 %253, label %259, label %254

254:                                              
  %255 = getelementptr inbounds i8, ptr %252, i64 144
  %256 = getelementptr inbounds i8, ptr %252, i64 16
  br label %263

257:                                              
  %258 = load i64, ptr %242, align 8
  br label %259

259:                                              
  %260 = phi i64 [ %258, %257 ], [ %248, %247 ]
  %261 = add nuw i64 %249, 1
  %262 = icmp ult i64 %261, %260
  br i1 %262, label %247, label %286

263:                                              
  %264 = phi i64 [ 0, %254 ], [ %284, %283 ]
  %265 = shl nuw nsw i64 %264, 6
  %266 = load i64, ptr %252, align 8
  %267 = shl i64 %266, 12
  %268 = inttoptr i64 %267 to ptr
  %269 = getelementptr inbounds i32, ptr %268, i64 %265
  %270 = getelementptr inbounds i32, ptr %255, i64 %265
  %271 = getelementptr inbounds [16 x i64], ptr %256, i64 0, i64 %264
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
  br i1 %285, label %257, label %263

286:                                              
  %287 = call ptr @__enzyme_cc_deferred_mark() #19
  %288 = load i64, ptr %178, align 8
  %289 = call i32 %3(ptr noundef %1, i64 noundef %288, ptr noundef nonnull %7) #19
  %290 = load i64, ptr %178, align 8
  %291 = load ptr, ptr %7, align 8
  call void %4(ptr noundef %1, i64 noundef %290, ptr noundef %291) #19
  call void @__enzyme_cc_free_deferred(ptr noundef %287) #19
  %292 = getelementptr inbounds i8, ptr %181, i64 16
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %348, label %295

295:                                              
  %296 = getelementptr inbounds i8, ptr %181, i64 8
  br label %297

297:                                              
  %298 = phi i64 [ %293, %295 ], [ %310, %309 ]
  %299 = phi i64 [ 0, %295 ], [ %311, %309 ]
  %300 = load ptr, ptr %296, align 8
  %301 = getelementptr inbounds ptr, ptr %300, i64 %299
  %302 = load ptr, ptr %301, align 8
  %303 = icmp eq ptr %302, null
  br i1 %303, label %309, label %304

304:                                              
  %305 = getelementptr inbounds i8, ptr %302, i64 144
  %306 = getelementptr inbounds i8, ptr %302, i64 16
  br label %313

307:                                              
  %308 = load i64, ptr %292, align 8
  br label %309

309:                                              
  %310 = phi i64 [ %308, %307 ], [ %298, %297 ]
  %311 = add nuw i64 %299, 1
  %312 = icmp ult i64 %311, %310
  br i1 %312, label %297, label %336

313:                                              
  %314 = phi i64 [ 0, %304 ], [ %334, %333 ]
  %315 = shl nuw nsw i64 %314, 6
  %316 = load i64, ptr %302, align 8
  %317 = shl i64 %316, 12
  %318 = inttoptr i64 %317 to ptr
  %319 = getelementptr inbounds i32, ptr %318, i64 %315
  %320 = getelementptr inbounds i32, ptr %305, i64 %315
  %321 = getelementptr inbounds [16 x i64], ptr %306, i64 0, i64 %314
  %322 = load i64, ptr %321, align 8
  switch i64 %322, label %324 [
    i64 -1, label %323
    i64 0, label %333
  ]

323:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %319, ptr noundef nonnull readonly align 4 dereferenceable(256) %320, i64 256, i1 false)
  br label %333

324:                                              
  %325 = phi i64 [ %331, %324 ], [ %322, %313 ]
  %326 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %325, i1 true)
  %327 = getelementptr inbounds i32, ptr %320, i64 %326
  %328 = load i32, ptr %327, align 4
  %329 = getelementptr inbounds i32, ptr %319, i64 %326
  store i32 %328, ptr %329, align 4
  %330 = add i64 %325, -1
  %331 = and i64 %330, %325
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %333, label %324

333:                                              
  %334 = add nuw nsw i64 %314, 1
  %335 = icmp eq i64 %334, 16
  br i1 %335, label %307, label %313

336:                                              
  %337 = icmp eq i64 %310, 0
  br i1 %337, label %348, label %338

338:                                              
  %339 = phi i64 [ %345, %338 ], [ 0, %336 ]
  %340 = load ptr, ptr %296, align 8
  %341 = getelementptr inbounds ptr, ptr %340, i64 %339
  %342 = load ptr, ptr %341, align 8
  call void @free(ptr noundef %342)
  %343 = load ptr, ptr %296, align 8
  %344 = getelementptr inbounds ptr, ptr %343, i64 %339
  store ptr null, ptr %344, align 8
  %345 = add nuw i64 %339, 1
  %346 = load i64, ptr %292, align 8
  %347 = icmp ult i64 %345, %346
  br i1 %347, label %338, label %348

348:                                              
  %349 = getelementptr inbounds i8, ptr %181, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %349, i8 0, i64 16, i1 false)
  %350 = getelementptr inbounds i8, ptr %181, i64 8
  %351 = load ptr, ptr %350, align 8
  call void @free(ptr noundef %351)
  call void @free(ptr noundef nonnull %181)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #19
  %352 = call fastcc i32 @go_on(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %180

354:                                              
  %355 = getelementptr inbounds i8, ptr %0, i64 104
  %356 = load ptr, ptr %355, align 8
  %357 = icmp eq ptr %356, null
  br i1 %357, label %361, label %358

358:                                              
  call fastcc void @pop_shot(ptr noundef nonnull %0)
  %359 = load ptr, ptr %355, align 8
  %360 = icmp eq ptr %359, null
  br i1 %360, label %361, label %358

361:                                              
  %362 = load ptr, ptr %102, align 8
  %363 = getelementptr inbounds i8, ptr %362, i64 16
  %364 = load i64, ptr %363, align 8
  %365 = icmp eq i64 %364, 0
  br i1 %365, label %407, label %366

366:                                              
  %367 = getelementptr inbounds i8, ptr %362, i64 8
  br label %368

368:                                              
  %369 = phi i64 [ %364, %366 ], [ %381, %380 ]
  %370 = phi i64 [ 0, %366 ], [ %382, %380 ]
  %371 = load ptr, ptr %367, align 8
  %372 = getelementptr inbounds ptr, ptr %371, i64 %370
  %373 = load ptr, ptr %372, align 8
  %374 = icmp eq ptr %373, null
  br i1 %374, label %380, label %375

375:                                              
  %376 = getelementptr inbounds i8, ptr %373, i64 144
  %377 = getelementptr inbounds i8, ptr %373, i64 16
  br label %384

378:                                              
  %379 = load i64, ptr %363, align 8
  br label %380

380:                                              
  %381 = phi i64 [ %379, %378 ], [ %369, %368 ]
  %382 = add nuw i64 %370, 1
  %383 = icmp ult i64 %382, %381
  br i1 %383, label %368, label %407

384:                                              
  %385 = phi i64 [ 0, %375 ], [ %405, %404 ]
  %386 = shl nuw nsw i64 %385, 6
  %387 = load i64, ptr %373, align 8
  %388 = shl i64 %387, 12
  %389 = inttoptr i64 %388 to ptr
  %390 = getelementptr inbounds i32, ptr %389, i64 %386
  %391 = getelementptr inbounds i32, ptr %376, i64 %386
  %392 = getelementptr inbounds [16 x i64], ptr %377, i64 0, i64 %385
  %393 = load i64, ptr %392, align 8
  switch i64 %393, label %395 [
    i64 -1, label %394
    i64 0, label %404
  ]

394:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %390, ptr noundef nonnull readonly align 4 dereferenceable(256) %391, i64 256, i1 false)
  br label %404

395:                                              
  %396 = phi i64 [ %402, %395 ], [ %393, %384 ]
  %397 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %396, i1 true)
  %398 = getelementptr inbounds i32, ptr %391, i64 %397
  %399 = load i32, ptr %398, align 4
  %400 = getelementptr inbounds i32, ptr %390, i64 %397
  store i32 %399, ptr %400, align 4
  %401 = add i64 %396, -1
  %402 = and i64 %401, %396
  %403 = icmp eq i64 %402, 0
  br i1 %403, label %404, label %395

404:                                              
  %405 = add nuw nsw i64 %385, 1
  %406 = icmp eq i64 %405, 16
  br i1 %406, label %378, label %384

407:                                              
  %408 = load ptr, ptr %29, align 8
  %409 = getelementptr inbounds i8, ptr %408, i64 16
  %410 = load i64, ptr %409, align 8
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %453, label %412

412:                                              
  %413 = getelementptr inbounds i8, ptr %408, i64 8
  br label %414

414:                                              
  %415 = phi i64 [ %410, %412 ], [ %427, %426 ]
  %416 = phi i64 [ 0, %412 ], [ %428, %426 ]
  %417 = load ptr, ptr %413, align 8
  %418 = getelementptr inbounds ptr, ptr %417, i64 %416
  %419 = load ptr, ptr %418, align 8
  %420 = icmp eq ptr %419, null
  br i1 %420, label %426, label %421

421:                                              
  %422 = getelementptr inbounds i8, ptr %419, i64 144
  %423 = getelementptr inbounds i8, ptr %419, i64 16
  br label %430

424:                                              
  %425 = load i64, ptr %409, align 8
  br label %426

426:                                              
  %427 = phi i64 [ %425, %424 ], [ %415, %414 ]
  %428 = add nuw i64 %416, 1
  %429 = icmp ult i64 %428, %427
  br i1 %429, label %414, label %453

430:                                              
  %431 = phi i64 [ 0, %421 ], [ %451, %450 ]
  %432 = shl nuw nsw i64 %431, 6
  %433 = load i64, ptr %419, align 8
  %434 = shl i64 %433, 12
  %435 = inttoptr i64 %434 to ptr
  %436 = getelementptr inbounds i32, ptr %435, i64 %432
  %437 = getelementptr inbounds i32, ptr %422, i64 %432
  %438 = getelementptr inbounds [16 x i64], ptr %423, i64 0, i64 %431
  %439 = load i64, ptr %438, align 8
  switch i64 %439, label %441 [
    i64 -1, label %440
    i64 0, label %450
  ]

440:                                              
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) %436, ptr noundef nonnull readonly align 4 dereferenceable(256) %437, i64 256, i1 false)
  br label %450

441:                                              
  %442 = phi i64 [ %448, %441 ], [ %439, %430 ]
  %443 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %442, i1 true)
  %444 = getelementptr inbounds i32, ptr %437, i64 %443
  %445 = load i32, ptr %444, align 4
  %446 = getelementptr inbounds i32, ptr %436, i64 %443
  store i32 %445, ptr %446, align 4
  %447 = add i64 %442, -1
  %448 = and i64 %447, %442
  %449 = icmp eq i64 %448, 0
  br i1 %449, label %450, label %441

450:                                              
  %451 = add nuw nsw i64 %431, 1
  %452 = icmp eq i64 %451, 16
  br i1 %452, label %424, label %430

453:                                              
  call fastcc void @close(ptr noundef %0)
  br label %454

454:                                              
  ret void
}

define internal fastcc void @close(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = alloca [4096 x i8], align 16
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = load ptr, ptr %0, align 8
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_limited)
  %8 = select i1 %5, ptr %7, ptr %4
  store ptr %6, ptr %8, align 8
  %9 = icmp eq ptr %6, null
  br i1 %9, label %13, label %10

10:                                               
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %11, ptr %12, align 8
  br label %13

13:                                               
  %14 = getelementptr inbounds i8, ptr %0, i64 104
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %43, label %17

17:                                               
  %18 = phi ptr [ %41, %37 ], [ %15, %13 ]
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %14, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %37, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %21, i64 8
  br label %27

27:                                               
  %28 = phi i64 [ 0, %25 ], [ %34, %27 ]
  %29 = load ptr, ptr %26, align 8
  %30 = getelementptr inbounds ptr, ptr %29, i64 %28
  %31 = load ptr, ptr %30, align 8
  tail call void @free(ptr noundef %31)
  %32 = load ptr, ptr %26, align 8
  %33 = getelementptr inbounds ptr, ptr %32, i64 %28
  store ptr null, ptr %33, align 8
  %34 = add nuw i64 %28, 1
  %35 = load i64, ptr %22, align 8
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %27, label %37

37:                                               
  %38 = getelementptr inbounds i8, ptr %21, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, i8 0, i64 16, i1 false)
  %39 = getelementptr inbounds i8, ptr %21, i64 8
  %40 = load ptr, ptr %39, align 8
  tail call void @free(ptr noundef %40)
  tail call void @free(ptr noundef nonnull %21)
  tail call void @free(ptr noundef %18)
  %41 = load ptr, ptr %14, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %17

43:                                               
  %44 = getelementptr inbounds i8, ptr %0, i64 112
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %67, label %47

47:                                               
  %48 = getelementptr inbounds i8, ptr %45, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %63, label %51

51:                                               
  %52 = getelementptr inbounds i8, ptr %45, i64 8
  br label %53

53:                                               
  %54 = phi i64 [ 0, %51 ], [ %60, %53 ]
  %55 = load ptr, ptr %52, align 8
  %56 = getelementptr inbounds ptr, ptr %55, i64 %54
  %57 = load ptr, ptr %56, align 8
  tail call void @free(ptr noundef %57)
  %58 = load ptr, ptr %52, align 8
  %59 = getelementptr inbounds ptr, ptr %58, i64 %54
  store ptr null, ptr %59, align 8
  %60 = add nuw i64 %54, 1
  %61 = load i64, ptr %48, align 8
  %62 = icmp ult i64 %60, %61
  br i1 %62, label %53, label %63

63:                                               
  %64 = getelementptr inbounds i8, ptr %45, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %64, i8 0, i64 16, i1 false)
  %65 = getelementptr inbounds i8, ptr %45, i64 8
  %66 = load ptr, ptr %65, align 8
  tail call void @free(ptr noundef %66)
  tail call void @free(ptr noundef nonnull %45)
  br label %67

67:                                               
  %68 = getelementptr inbounds i8, ptr %0, i64 120
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %91, label %71

71:                                               
  %72 = getelementptr inbounds i8, ptr %69, i64 16
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %87, label %75

75:                                               
  %76 = getelementptr inbounds i8, ptr %69, i64 8
  br label %77

77:                                               
  %78 = phi i64 [ 0, %75 ], [ %84, %77 ]
  %79 = load ptr, ptr %76, align 8
  %80 = getelementptr inbounds ptr, ptr %79, i64 %78
  %81 = load ptr, ptr %80, align 8
  tail call void @free(ptr noundef %81)
  %82 = load ptr, ptr %76, align 8
  %83 = getelementptr inbounds ptr, ptr %82, i64 %78
  store ptr null, ptr %83, align 8
  %84 = add nuw i64 %78, 1
  %85 = load i64, ptr %72, align 8
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %77, label %87

87:                                               
  %88 = getelementptr inbounds i8, ptr %69, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %88, i8 0, i64 16, i1 false)
  %89 = getelementptr inbounds i8, ptr %69, i64 8
  %90 = load ptr, ptr %89, align 8
  tail call void @free(ptr noundef %90)
  tail call void @free(ptr noundef nonnull %69)
  br label %91

91:                                               
  %92 = getelementptr inbounds i8, ptr %0, i64 88
  %93 = load i64, ptr %92, align 8
  %94 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_undo_held)
  %95 = load i64, ptr %94, align 8
  %96 = sub i64 %95, %93
  store i64 %96, ptr %94, align 8
  %97 = getelementptr inbounds i8, ptr %0, i64 56
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq ptr %98, null
  br i1 %99, label %164, label %100

100:                                              
  %101 = getelementptr inbounds i8, ptr %98, i64 8
  %102 = load ptr, ptr %98, align 8
  %103 = getelementptr inbounds i8, ptr %102, i64 8
  %104 = load i32, ptr %103, align 8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %121, label %106

106:                                              
  %107 = load ptr, ptr @stderr, align 8
  %108 = load i64, ptr %101, align 8
  %109 = getelementptr inbounds i8, ptr %98, i64 16
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds i8, ptr %98, i64 24
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds i8, ptr %98, i64 32
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds i8, ptr %98, i64 40
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds i8, ptr %98, i64 48
  %118 = load i64, ptr %117, align 8
  %119 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %107, ptr noundef nonnull @.str.26, i64 noundef %108, i64 noundef %110, i64 noundef %112, i64 noundef %114, i64 noundef %116, i64 noundef %118) #22
  %120 = load ptr, ptr %98, align 8
  br label %121

121:                                              
  %122 = phi ptr [ %120, %106 ], [ %102, %100 ]
  %123 = getelementptr inbounds i8, ptr %122, i64 32
  %124 = load ptr, ptr %123, align 8
  %125 = icmp eq ptr %124, null
  br i1 %125, label %127, label %126

126:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %124, ptr noundef nonnull align 8 dereferenceable(48) %101, i64 48, i1 false)
  br label %127

127:                                              
  %128 = getelementptr inbounds i8, ptr %98, i64 64
  %129 = load i64, ptr %128, align 8
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %159

131:                                              
  %132 = getelementptr inbounds i8, ptr %98, i64 88
  br label %133

133:                                              
  %134 = phi i64 [ 0, %131 ], [ %156, %154 ]
  %135 = add nsw i64 %134, -2
  %136 = tail call fastcc ptr @enzyme_ckpt_slot_at(ptr noundef nonnull %98, i64 noundef %135)
  %137 = getelementptr inbounds i8, ptr %136, i64 24
  %138 = load i32, ptr %137, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %146, label %140

140:                                              
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %2) #19
  %141 = load ptr, ptr %98, align 8
  %142 = getelementptr inbounds i8, ptr %141, i64 16
  %143 = load ptr, ptr %142, align 8
  %144 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %2, i64 noundef 4096, ptr noundef nonnull @.str.22, ptr noundef %143, ptr noundef nonnull %98, i64 noundef %135) #19
  %145 = call i32 @remove(ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %2) #19
  br label %154

146:                                              
  %147 = load ptr, ptr %136, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %154, label %149

149:                                              
  %150 = getelementptr inbounds i8, ptr %136, i64 8
  %151 = load i64, ptr %150, align 8
  %152 = load i64, ptr %132, align 8
  %153 = sub i64 %152, %151
  store i64 %153, ptr %132, align 8
  br label %154

154:                                              
  %155 = load ptr, ptr %136, align 8
  tail call void @free(ptr noundef %155)
  store ptr null, ptr %136, align 8
  store i32 0, ptr %137, align 8
  %156 = add nuw nsw i64 %134, 1
  %157 = load i64, ptr %128, align 8
  %158 = icmp slt i64 %156, %157
  br i1 %158, label %133, label %159

159:                                              
  %160 = getelementptr inbounds i8, ptr %98, i64 56
  %161 = load ptr, ptr %160, align 8
  tail call void @free(ptr noundef %161)
  %162 = getelementptr inbounds i8, ptr %98, i64 128
  %163 = load ptr, ptr %162, align 8
  tail call void @free(ptr noundef %163)
  tail call void @free(ptr noundef nonnull %98)
  br label %164

164:                                              
  %165 = getelementptr inbounds i8, ptr %0, i64 40
  %166 = load ptr, ptr %165, align 8
  tail call void @free(ptr noundef %166)
  tail call void @free(ptr noundef %0)
  ret void
}

define internal fastcc void @pop_shot(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 104
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

declare i64 @llvm.usub.sat.i64(i64, i64) #15

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


