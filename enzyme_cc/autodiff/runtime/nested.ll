; from nested.c, support.h: bdbd41fc9b74f0d6bd922bf8a8d3b4ae

define linkonce_odr hidden noalias ptr @__enzyme_cc_tape_push(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call ptr @malloc(i64 noundef %0) #4
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

define linkonce_odr hidden void @__enzyme_cc_free_deferred(ptr noundef %0) local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_lazy_shadow(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  ret ptr %1
}

define linkonce_odr hidden ptr @__enzyme_cc_heap_shadow(ptr noundef %0) local_unnamed_addr #0 {
  ret ptr %0
}

define linkonce_odr hidden ptr @__enzyme_cc_realloc_shadow(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call ptr @realloc(ptr noundef %0, i64 noundef %1) #5
  ret ptr %4
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #3

define linkonce_odr hidden void @__enzyme_cc_lazy_shadows_begin() local_unnamed_addr #0 {
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_lazy_shadows_end() local_unnamed_addr #0 {
  ret void
}

attributes #0 = { alwaysinline nounwind }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { allocsize(0) }
attributes #5 = { allocsize(1) }


