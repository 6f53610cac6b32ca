; from byte_copies.c, support.h: 73c50f5612914fe8ebc7ad6413c63945

@.str = private unnamed_addr constant [102 x i8] c"enzyme-cc: two blocks of memory that overlap in part are swapped byte by byte in differentiated code\0A\00", align 1
@.str.1 = private unnamed_addr constant [100 x i8] c"enzyme-cc: numbers that carry derivatives are copied byte by byte over memory that is copied later\0A\00", align 1
@.str.2 = private unnamed_addr constant [90 x i8] c"enzyme-cc: bytes of unknown type that carry derivatives are copied, and no whole numbers\0A\00", align 1

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
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 89) #6
  tail call void @abort() #7
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


