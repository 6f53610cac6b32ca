; from nested.c, support.h: bdf4977e62ad1ca10493f8e2aa3cf833

@.str = private unnamed_addr constant [242 x i8] c"enzyme-cc: a derivative of a derivative needs the shadow of memory that was made before it was called, and that only a global variable leads to; hand this memory to the function as an argument (enzyme_dup), or make it inside of the function\0A\00", align 1

define linkonce_odr hidden noalias ptr @__enzyme_cc_tape_push(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @malloc(i64 noundef %0) #7
  ret ptr %2
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

define linkonce_odr hidden void @__enzyme_cc_tape_pop(ptr noundef %0) local_unnamed_addr #0 {
  tail call void @free(ptr noundef %0)
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #2

define linkonce_odr hidden ptr @__enzyme_cc_tape_mark() local_unnamed_addr #0 {
  ret ptr null
}

define linkonce_odr hidden ptr @__enzyme_cc_deferred_mark() local_unnamed_addr #0 {
  ret ptr null
}

define linkonce_odr hidden void @__enzyme_cc_defer_free(ptr noundef %0) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_defer_free_with(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_move_later(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_move_gradient_later(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_defer_free_left(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_note_made(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_move_seeds(ptr noundef %0) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_free_deferred(ptr noundef %0) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_lazy_shadow(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq ptr %0, null
  %5 = icmp ne ptr %1, null
  %6 = or i1 %4, %5
  br i1 %6, label %8, label %7

7:                                                
  tail call fastcc void @no_shadow_in_nested() #8
  unreachable

8:                                                
  ret ptr %1
}

define internal fastcc void @no_shadow_in_nested() unnamed_addr #3 {
  %1 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 241) #9
  tail call void @abort() #10
  unreachable
}

define linkonce_odr hidden ptr @__enzyme_cc_heap_shadow(ptr noundef %0) local_unnamed_addr #0 {
  ret ptr %0
}

define linkonce_odr hidden ptr @__enzyme_cc_realloc_shadow(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @realloc(ptr noundef %0, i64 noundef %1) #11
  ret ptr %4
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #4

define linkonce_odr hidden void @__enzyme_cc_lazy_shadows_begin() local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_lazy_shadows_end() local_unnamed_addr #0 {
  ret void
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #5

declare void @abort() local_unnamed_addr #6

attributes #0 = { alwaysinline nounwind }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { noreturn nounwind }
attributes #4 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { nofree }
attributes #6 = { noreturn nounwind }
attributes #7 = { allocsize(0) }
attributes #8 = { noreturn }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }
attributes #11 = { allocsize(1) }


