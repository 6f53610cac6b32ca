; from exceptions.c, support.h: cc64320e2c000689b0b10175ef32ca75

@__enzyme_cc_exception = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8

define linkonce_odr hidden i32 @__enzyme_cc_exception_thrown() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_exception)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  %4 = zext i1 %3 to i32
  ret i32 %4
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

define linkonce_odr hidden ptr @__enzyme_cc_exception_take() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_exception)
  %2 = load ptr, ptr %1, align 8
  store ptr null, ptr %1, align 8
  ret ptr %2
}

define linkonce_odr hidden void @__enzyme_cc_exception_put(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_exception)
  store ptr %0, ptr %2, align 8
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_exception_text(ptr noundef %0, ptr noundef %1) local_unnamed_addr #2 {
  %3 = tail call ptr %0(ptr noundef %1) #3
  ret ptr %3
}

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline nounwind }
attributes #3 = { nounwind }


