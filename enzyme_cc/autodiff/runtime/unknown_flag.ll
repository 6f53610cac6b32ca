; from unknown_flag.c, support.h: d77a4f6e3603515c42a97f8381c92e06

@.str = private unnamed_addr constant [128 x i8] c"enzyme-cc: a routine of cblas was called in differentiated code with a flag that is not of the standard, and has no derivative\0A\00", align 1

define linkonce_odr hidden void @__enzyme_cc_unknown_flag() local_unnamed_addr #0 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 127) #3
  tail call void @abort() #4
  unreachable
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #1

declare void @abort() local_unnamed_addr #2

attributes #0 = { noinline noreturn nounwind }
attributes #1 = { nofree }
attributes #2 = { noreturn nounwind }
attributes #3 = { nounwind }
attributes #4 = { noreturn nounwind }


