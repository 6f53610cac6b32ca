; from ended_seed.c, support.h: 33303af082e148ea388a2233653ad760

@.str = private unnamed_addr constant [375 x i8] c"enzyme-cc: memory of the caller was reallocated in differentiated code, which then stored a number at the end of what it had been, where its shadow holds something: either the derivative of that number, or what malloc left in room beyond what was asked for. Zero the whole block of the shadow (calloc); if it is a derivative, allocate new memory and copy instead of realloc\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_ended_seed(i64 noundef %0) #0 "enzyme_inactive" {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %4, label %3

3:                                                
  tail call fastcc void @ended_seed() #4
  unreachable

4:                                                
  ret void
}

define internal fastcc void @ended_seed() unnamed_addr #1 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 374) #5
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


