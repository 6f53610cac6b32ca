; from last_places.c, support.h: dbce2f13fcb3723b183ddbce8024a533

define linkonce_odr hidden double @__enzyme_cc_unit_in_the_last_place(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = bitcast double %2 to i64
  %4 = add nuw i64 %3, 1
  %5 = bitcast i64 %4 to double
  %6 = fsub double %5, %2
  ret double %6
}

declare double @llvm.fabs.f64(double) #1

define linkonce_odr hidden float @__enzyme_cc_unit_in_the_last_place_f(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = add nuw i32 %3, 1
  %5 = bitcast i32 %4 to float
  %6 = fsub float %5, %2
  ret float %6
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }


