; from unknown_function.c, support.h: dba35b5743ff4f9d3ddb76e852c90320

%struct.derivatives = type { ptr, ptr, ptr }

@__enzyme_cc_unknown_pointer = linkonce_odr hidden local_unnamed_addr constant %struct.derivatives { ptr @unknown_function, ptr @unknown_function, ptr @unknown_function }, align 8
@.str = private unnamed_addr constant [125 x i8] c"enzyme-cc: a function pointer without shadow names a function whose code was not at hand when its caller was differentiated\0A\00", align 1

define internal void @unknown_function() #0 "enzyme_inactive" {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 124) #3
  tail call void @abort() #4
  unreachable
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #1

declare void @abort() local_unnamed_addr #2

attributes #0 = { noreturn nounwind }
attributes #1 = { nofree }
attributes #2 = { noreturn nounwind }
attributes #3 = { nounwind }
attributes #4 = { noreturn nounwind }


