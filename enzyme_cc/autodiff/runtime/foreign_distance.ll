; from foreign_distance.c, support.h: 3590b609d7345a8fa204c6705168cc07

@.str = private unnamed_addr constant [259 x i8] c"enzyme-cc: an address is counted by the distance between two others, and the derivatives of these lie at another distance: they are of different allocations, or one of them was given without its derivative; count the address from where its own memory begins\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_compare_distance(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 "enzyme_inactive" {
  %5 = icmp eq i64 %0, %1
  %6 = or i64 %2, %1
  %7 = icmp eq i64 %6, 0
  %8 = or i1 %5, %7
  br i1 %8, label %10, label %9

9:                                                
  tail call fastcc void @foreign_distance(ptr noundef %3) #4
  unreachable

10:                                               
  ret void
}

define internal fastcc void @foreign_distance(ptr nocapture noundef readonly %0) unnamed_addr #1 {
  br label %2

2:                                                
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3) #5
  %10 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 258) #5
  tail call void @abort() #6
  unreachable
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #2

declare void @abort() local_unnamed_addr #3

attributes #0 = { nounwind }
attributes #1 = { cold noinline noreturn nounwind optsize }
attributes #2 = { nofree }
attributes #3 = { noreturn nounwind }
attributes #4 = { cold noreturn }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }


