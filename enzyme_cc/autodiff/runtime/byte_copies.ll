; from byte_copies.c, support.h: b773adff92f9c6495587d2d68d53510e

@.str = private unnamed_addr constant [102 x i8] c"enzyme-cc: two blocks of memory that overlap in part are swapped byte by byte in differentiated code\0A\00", align 1
@.str.1 = private unnamed_addr constant [100 x i8] c"enzyme-cc: numbers that carry derivatives are copied byte by byte over memory that is copied later\0A\00", align 1
@.str.2 = private unnamed_addr constant [88 x i8] c"enzyme-cc: a structure is copied up to the midst of a number that carries a derivative\0A\00", align 1
@.str.3 = private unnamed_addr constant [90 x i8] c"enzyme-cc: bytes of unknown type that carry derivatives are copied, and no whole numbers\0A\00", align 1
@.str.4 = private unnamed_addr constant [155 x i8] c"enzyme-cc: a number is copied in parts, by copies that each move some of its bytes, in differentiated code, and derivatives of it come from elsewhere too\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_copy_up(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %6, label %7

6:                                                
  ret void

7:                                                
  %8 = phi i64 [ %11, %7 ], [ 0, %4 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = getelementptr inbounds i8, ptr %1, i64 %8
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %9, ptr align 1 %10, i64 %3, i1 false)
  %11 = add i64 %8, %3
  %12 = icmp ult i64 %11, %2
  br i1 %12, label %7, label %6
}

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

define linkonce_odr hidden void @__enzyme_cc_copy_down(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %6, label %7

6:                                                
  ret void

7:                                                
  %8 = phi i64 [ %9, %7 ], [ 0, %4 ]
  %9 = add i64 %8, %3
  %10 = sub i64 %2, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = getelementptr inbounds i8, ptr %1, i64 %10
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %11, ptr align 1 %12, i64 %3, i1 false)
  %13 = icmp ult i64 %9, %2
  br i1 %13, label %7, label %6
}

define linkonce_odr hidden void @__enzyme_cc_overlapping_swap() local_unnamed_addr #2 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 101) #6
  tail call void @abort() #7
  unreachable
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #3

declare void @abort() local_unnamed_addr #4

define linkonce_odr hidden void @__enzyme_cc_repeated_bytes() local_unnamed_addr #2 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 99) #6
  tail call void @abort() #7
  unreachable
}

define linkonce_odr hidden void @__enzyme_cc_odd_bytes(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = ptrtoint ptr %0 to i64
  %5 = and i64 %4, 7
  %6 = icmp eq i64 %5, 0
  %7 = ptrtoint ptr %1 to i64
  %8 = and i64 %7, 7
  %9 = icmp eq i64 %8, 0
  %10 = or i1 %6, %9
  %11 = and i64 %2, -8
  %12 = select i1 %10, i64 %11, i64 0
  %13 = icmp ult i64 %12, %2
  br i1 %13, label %18, label %17

14:                                               
  %15 = add i64 %19, 1
  %16 = icmp eq i64 %15, %2
  br i1 %16, label %17, label %18

17:                                               
  ret void

18:                                               
  %19 = phi i64 [ %15, %14 ], [ %12, %3 ]
  %20 = getelementptr inbounds i8, ptr %0, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %14, label %23

23:                                               
  tail call fastcc void @odd_bytes() #8
  unreachable
}

define internal fastcc void @odd_bytes() unnamed_addr #2 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.3, i64 noundef 89) #6
  tail call void @abort() #7
  unreachable
}

define linkonce_odr hidden i64 @__enzyme_cc_parts_moved(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %31, label %5

5:                                                
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %13

10:                                               
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %31, label %5

13:                                               
  %14 = icmp eq i64 %6, %2
  %15 = or i1 %14, %4
  br i1 %15, label %31, label %16

16:                                               
  %17 = ptrtoint ptr %0 to i64
  br label %21

18:                                               
  %19 = add nuw i64 %22, 1
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %31, label %21

21:                                               
  %22 = phi i64 [ 0, %16 ], [ %19, %18 ]
  %23 = getelementptr inbounds i8, ptr %1, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i8 %24, 0
  %26 = ptrtoint ptr %23 to i64
  %27 = sub i64 %26, %17
  %28 = icmp ult i64 %27, %2
  %29 = or i1 %28, %25
  br i1 %29, label %18, label %30

30:                                               
  tail call fastcc void @parts_meet() #8
  unreachable

31:                                               
  %32 = phi i64 [ 0, %13 ], [ 0, %3 ], [ %2, %18 ], [ 0, %10 ]
  ret i64 %32
}

define internal fastcc void @parts_meet() unnamed_addr #2 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.4, i64 noundef 154) #6
  tail call void @abort() #7
  unreachable
}

define linkonce_odr hidden i64 @__enzyme_cc_parts_shared(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %8, label %9

5:                                                
  %6 = add nuw i64 %10, 1
  %7 = icmp eq i64 %6, %2
  br i1 %7, label %8, label %9

8:                                                
  ret i64 0

9:                                                
  %10 = phi i64 [ %6, %5 ], [ 0, %3 ]
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %5, label %14

14:                                               
  tail call fastcc void @parts_meet() #8
  unreachable
}

define linkonce_odr hidden void @__enzyme_cc_cut_number() local_unnamed_addr #2 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 87) #6
  tail call void @abort() #7
  unreachable
}

define linkonce_odr hidden void @__enzyme_cc_copied_up_to(i64 noundef %0, ptr noundef %1) #5 "enzyme_inactive" {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %4, label %5

4:                                                
  ret void

5:                                                
  %6 = phi i64 [ %10, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds i8, ptr %1, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  %10 = add i64 %6, 1
  br i1 %9, label %11, label %5

11:                                               
  %12 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %1, i64 noundef %6) #6
  tail call void @__enzyme_cc_cut_number() #8
  unreachable
}

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline noreturn nounwind }
attributes #3 = { nofree }
attributes #4 = { noreturn nounwind }
attributes #5 = { nounwind }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { noreturn }


