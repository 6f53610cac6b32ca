; from tape.c, arena.h, support.h: 40f866365d545a22bb8cd1295acbd2d8

%struct.arena = type { ptr, ptr, ptr, ptr, i64, i64, i64, ptr }

@__enzyme_cc_tape_limit = linkonce_odr hidden local_unnamed_addr constant i64 -1, align 8
@__enzyme_cc_tape_key_made = linkonce_odr hidden local_unnamed_addr global i32 0, align 4
@__enzyme_cc_tape_key = linkonce_odr hidden global i32 0, align 4
@__enzyme_cc_arena = linkonce_odr hidden thread_local global %struct.arena zeroinitializer, align 8
@__enzyme_cc_idle_segments = linkonce_odr hidden thread_local global [64 x ptr] zeroinitializer, align 16
@.str = private unnamed_addr constant [65 x i8] c"enzyme-cc: the tape would pass the bound of --enzyme-tape-limit\0A\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"enzyme-cc: out of tape memory\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__enzyme_cc_tape_open, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__enzyme_cc_tape_close, ptr null }]

define linkonce_odr hidden void @__enzyme_cc_tape_open() #0 {
  %1 = load i32, ptr @__enzyme_cc_tape_key_made, align 4
  %2 = icmp eq i32 %1, 0
  %3 = icmp ne ptr @pthread_key_create, null
  %4 = and i1 %3, %2
  %5 = icmp ne ptr @pthread_key_delete, null
  %6 = and i1 %5, %4
  %7 = icmp ne ptr @pthread_setspecific, null
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %13

9:                                                
  %10 = tail call i32 @pthread_key_create(ptr noundef nonnull @__enzyme_cc_tape_key, ptr noundef nonnull @free_segments) #12
  %11 = icmp eq i32 %10, 0
  %12 = zext i1 %11 to i32
  store i32 %12, ptr @__enzyme_cc_tape_key_made, align 4
  br label %13

13:                                               
  ret void
}

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef)

declare extern_weak i32 @pthread_key_delete(i32 noundef)

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef)

define internal void @free_segments(ptr nocapture noundef %0) #2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr noundef %3)
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %11, label %7

7:                                                
  %8 = phi ptr [ %9, %7 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef nonnull %8)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %7

11:                                               
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %0, i8 0, i64 64, i1 false)
  %12 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__enzyme_cc_idle_segments)
  br label %14

13:                                               
  ret void

14:                                               
  %15 = phi i64 [ 0, %11 ], [ %24, %23 ]
  %16 = getelementptr inbounds [64 x ptr], ptr %12, i64 0, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %23, label %19

19:                                               
  %20 = phi ptr [ %21, %19 ], [ %17, %14 ]
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr noundef nonnull %20)
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %19

23:                                               
  store ptr null, ptr %16, align 8
  %24 = add nuw nsw i64 %15, 1
  %25 = icmp eq i64 %24, 64
  br i1 %25, label %13, label %14
}

define linkonce_odr hidden void @__enzyme_cc_tape_close() #0 {
  %1 = load i32, ptr @__enzyme_cc_tape_key_made, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %6, label %3

3:                                                
  store i32 0, ptr @__enzyme_cc_tape_key_made, align 4
  %4 = load i32, ptr @__enzyme_cc_tape_key, align 4
  %5 = tail call i32 @pthread_key_delete(i32 noundef %4) #12
  br label %6

6:                                                
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %8 = getelementptr inbounds i8, ptr %7, i64 24
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %7, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %17, label %13

13:                                               
  %14 = phi ptr [ %15, %13 ], [ %11, %6 ]
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr noundef nonnull %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %13

17:                                               
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %7, i8 0, i64 64, i1 false)
  %18 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__enzyme_cc_idle_segments)
  br label %19

19:                                               
  %20 = phi i64 [ 0, %17 ], [ %29, %28 ]
  %21 = getelementptr inbounds [64 x ptr], ptr %18, i64 0, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               
  %25 = phi ptr [ %26, %24 ], [ %22, %19 ]
  %26 = load ptr, ptr %25, align 8
  tail call void @free(ptr noundef nonnull %25)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %24

28:                                               
  store ptr null, ptr %21, align 8
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, 64
  br i1 %30, label %31, label %19

31:                                               
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

define linkonce_odr hidden noalias ptr @__enzyme_cc_tape_push(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %3 = add i64 %0, 15
  %4 = and i64 %3, -16
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = ptrtoint ptr %5 to i64
  %10 = sub i64 %8, %9
  %11 = icmp ugt i64 %4, %10
  br i1 %11, label %12, label %14

12:                                               
  %13 = tail call fastcc ptr @grow(ptr noundef nonnull %2, i64 noundef %4)
  br label %17

14:                                               
  %15 = add i64 %4, %9
  %16 = inttoptr i64 %15 to ptr
  store ptr %16, ptr %2, align 8
  br label %17

17:                                               
  %18 = phi ptr [ %13, %12 ], [ %5, %14 ]
  ret ptr %18
}

define internal fastcc nonnull ptr @grow(ptr noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = add i64 %1, 64
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  store ptr null, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %32, label %7

7:                                                
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = ptrtoint ptr %5 to i64
  %12 = sub i64 %10, %11
  %13 = icmp ult i64 %12, %3
  br i1 %13, label %14, label %199

14:                                               
  %15 = sub i64 %11, %10
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %15, %17
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 4096
  br i1 %21, label %22, label %31

22:                                               
  %23 = load ptr, ptr %8, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = sub i64 %24, %11
  %26 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__enzyme_cc_idle_segments)
  %27 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %25, i1 true)
  %28 = xor i64 %27, 63
  %29 = getelementptr inbounds [64 x ptr], ptr %26, i64 0, i64 %28
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %5, align 8
  store ptr %5, ptr %29, align 8
  br label %32

31:                                               
  tail call void @free(ptr noundef nonnull %5)
  br label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = getelementptr inbounds i8, ptr %0, i64 16
  %37 = load ptr, ptr %36, align 8
  br i1 %35, label %151, label %38

38:                                               
  %39 = icmp eq ptr %37, null
  br i1 %39, label %47, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %37, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = ptrtoint ptr %37 to i64
  %45 = sub i64 %43, %44
  %46 = shl i64 %45, 1
  br label %47

47:                                               
  %48 = phi i64 [ %46, %40 ], [ %34, %38 ]
  %49 = tail call i64 @llvm.umax.i64(i64 %48, i64 %3)
  %50 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__enzyme_cc_idle_segments)
  %51 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %49, i1 true)
  %52 = xor i64 %51, 63
  %53 = getelementptr inbounds [64 x ptr], ptr %50, i64 0, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %78, label %56

56:                                               
  %57 = getelementptr inbounds i8, ptr %54, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = ptrtoint ptr %58 to i64
  %60 = ptrtoint ptr %54 to i64
  %61 = sub i64 %59, %60
  %62 = icmp ult i64 %61, %3
  br i1 %62, label %71, label %139

63:                                               
  %64 = add nuw nsw i32 %72, 1
  %65 = getelementptr inbounds i8, ptr %74, i64 8
  %66 = load ptr, ptr %65, align 8
  %67 = ptrtoint ptr %66 to i64
  %68 = ptrtoint ptr %74 to i64
  %69 = sub i64 %67, %68
  %70 = icmp ult i64 %69, %3
  br i1 %70, label %71, label %139

71:                                               
  %72 = phi i32 [ %64, %63 ], [ 0, %56 ]
  %73 = phi ptr [ %74, %63 ], [ %54, %56 ]
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  %76 = icmp ugt i32 %72, 6
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %78, label %63

78:                                               
  %79 = getelementptr inbounds i8, ptr %53, i64 8
  %80 = load ptr, ptr %79, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %104, label %82

82:                                               
  %83 = getelementptr inbounds i8, ptr %80, i64 8
  %84 = load ptr, ptr %83, align 8
  %85 = ptrtoint ptr %84 to i64
  %86 = ptrtoint ptr %80 to i64
  %87 = sub i64 %85, %86
  %88 = icmp ult i64 %87, %3
  br i1 %88, label %97, label %139

89:                                               
  %90 = add nuw nsw i32 %98, 1
  %91 = getelementptr inbounds i8, ptr %100, i64 8
  %92 = load ptr, ptr %91, align 8
  %93 = ptrtoint ptr %92 to i64
  %94 = ptrtoint ptr %100 to i64
  %95 = sub i64 %93, %94
  %96 = icmp ult i64 %95, %3
  br i1 %96, label %97, label %139

97:                                               
  %98 = phi i32 [ %90, %89 ], [ 0, %82 ]
  %99 = phi ptr [ %100, %89 ], [ %80, %82 ]
  %100 = load ptr, ptr %99, align 8
  %101 = icmp eq ptr %100, null
  %102 = icmp ugt i32 %98, 6
  %103 = select i1 %101, i1 true, i1 %102
  br i1 %103, label %104, label %89

104:                                              
  %105 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %106 = xor i64 %105, 63
  %107 = getelementptr inbounds [64 x ptr], ptr %50, i64 0, i64 %106
  %108 = getelementptr inbounds i8, ptr %53, i64 -8
  %109 = icmp ult ptr %108, %107
  br i1 %109, label %151, label %110

110:                                              
  %111 = phi ptr [ %137, %136 ], [ %108, %104 ]
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %136, label %114

114:                                              
  %115 = getelementptr inbounds i8, ptr %112, i64 8
  %116 = load ptr, ptr %115, align 8
  %117 = ptrtoint ptr %116 to i64
  %118 = ptrtoint ptr %112 to i64
  %119 = sub i64 %117, %118
  %120 = icmp ult i64 %119, %3
  br i1 %120, label %129, label %139

121:                                              
  %122 = add nuw nsw i32 %130, 1
  %123 = getelementptr inbounds i8, ptr %132, i64 8
  %124 = load ptr, ptr %123, align 8
  %125 = ptrtoint ptr %124 to i64
  %126 = ptrtoint ptr %132 to i64
  %127 = sub i64 %125, %126
  %128 = icmp ult i64 %127, %3
  br i1 %128, label %129, label %139

129:                                              
  %130 = phi i32 [ %122, %121 ], [ 0, %114 ]
  %131 = phi ptr [ %132, %121 ], [ %112, %114 ]
  %132 = load ptr, ptr %131, align 8
  %133 = icmp eq ptr %132, null
  %134 = icmp ugt i32 %130, 6
  %135 = select i1 %133, i1 true, i1 %134
  br i1 %135, label %136, label %121

136:                                              
  %137 = getelementptr inbounds i8, ptr %111, i64 -8
  %138 = icmp ult ptr %137, %107
  br i1 %138, label %151, label %110

139:                                              
  %140 = phi i64 [ %86, %82 ], [ %60, %56 ], [ %126, %121 ], [ %118, %114 ], [ %94, %89 ], [ %68, %63 ]
  %141 = phi ptr [ %80, %82 ], [ %54, %56 ], [ %132, %121 ], [ %112, %114 ], [ %100, %89 ], [ %74, %63 ]
  %142 = phi ptr [ %79, %82 ], [ %53, %56 ], [ %131, %121 ], [ %111, %114 ], [ %99, %89 ], [ %73, %63 ]
  %143 = load ptr, ptr %141, align 8
  store ptr %143, ptr %142, align 8
  %144 = getelementptr inbounds i8, ptr %141, i64 8
  %145 = load ptr, ptr %144, align 8
  %146 = ptrtoint ptr %145 to i64
  %147 = sub i64 %146, %140
  %148 = getelementptr inbounds i8, ptr %0, i64 32
  %149 = load i64, ptr %148, align 8
  %150 = add i64 %147, %149
  store i64 %150, ptr %148, align 8
  br label %199

151:                                              
  %152 = icmp eq ptr %37, null
  br i1 %152, label %160, label %153

153:                                              
  %154 = getelementptr inbounds i8, ptr %37, i64 8
  %155 = load ptr, ptr %154, align 8
  %156 = ptrtoint ptr %155 to i64
  %157 = ptrtoint ptr %37 to i64
  %158 = sub i64 %156, %157
  %159 = shl i64 %158, 1
  br label %162

160:                                              
  %161 = select i1 %35, i64 262144, i64 %34
  br label %162

162:                                              
  %163 = phi i64 [ %159, %153 ], [ %161, %160 ]
  %164 = getelementptr inbounds i8, ptr %0, i64 32
  %165 = load i64, ptr %164, align 8
  %166 = add i64 %165, %3
  %167 = load i64, ptr @__enzyme_cc_tape_limit, align 8
  %168 = icmp ugt i64 %166, %167
  br i1 %168, label %169, label %171

169:                                              
  %170 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 64) #12
  tail call void @abort() #13
  unreachable

171:                                              
  %172 = tail call i64 @llvm.umax.i64(i64 %163, i64 %3)
  %173 = sub i64 %167, %165
  %174 = icmp ugt i64 %172, %173
  %175 = select i1 %174, i64 %3, i64 %172
  %176 = icmp ugt i64 %175, 4194303
  %177 = select i1 %176, i64 -2097152, i64 -64
  %178 = select i1 %176, i64 2097152, i64 64
  %179 = add i64 %175, -1
  %180 = add i64 %179, %178
  %181 = and i64 %180, %177
  %182 = tail call ptr @aligned_alloc(i64 noundef %178, i64 noundef %181) #14
  call void @llvm.assume(i1 true) [ "align"(ptr %182, i64 %178) ]
  %183 = icmp eq ptr %182, null
  br i1 %183, label %184, label %185

184:                                              
  tail call void @perror(ptr noundef nonnull @.str.1) #15
  tail call void @abort() #13
  unreachable

185:                                              
  br i1 %176, label %186, label %189

186:                                              
  %187 = tail call i32 @madvise(ptr noundef nonnull %182, i64 noundef %181, i32 noundef 14) #12
  %188 = load i64, ptr %164, align 8
  br label %189

189:                                              
  %190 = phi i64 [ %188, %186 ], [ %165, %185 ]
  %191 = getelementptr inbounds i8, ptr %182, i64 %181
  %192 = getelementptr inbounds i8, ptr %182, i64 8
  store ptr %191, ptr %192, align 8
  %193 = add i64 %190, %181
  store i64 %193, ptr %164, align 8
  %194 = load i32, ptr @__enzyme_cc_tape_key_made, align 4
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %199, label %196

196:                                              
  %197 = load i32, ptr @__enzyme_cc_tape_key, align 4
  %198 = tail call i32 @pthread_setspecific(i32 noundef %197, ptr noundef nonnull %0) #12
  br label %199

199:                                              
  %200 = phi ptr [ %141, %139 ], [ %5, %7 ], [ %182, %189 ], [ %182, %196 ]
  %201 = getelementptr inbounds i8, ptr %0, i64 16
  %202 = load ptr, ptr %201, align 8
  store ptr %202, ptr %200, align 8
  %203 = load ptr, ptr %0, align 8
  %204 = getelementptr inbounds i8, ptr %200, i64 16
  store ptr %203, ptr %204, align 8
  store ptr %200, ptr %201, align 8
  %205 = getelementptr inbounds i8, ptr %200, i64 8
  %206 = load ptr, ptr %205, align 8
  %207 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %206, ptr %207, align 8
  %208 = getelementptr inbounds i8, ptr %200, i64 64
  %209 = getelementptr inbounds i8, ptr %208, i64 %1
  store ptr %209, ptr %0, align 8
  ret ptr %208
}

define linkonce_odr hidden ptr @__enzyme_cc_tape_mark() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %2 = load ptr, ptr %1, align 8
  ret ptr %2
}

define linkonce_odr hidden void @__enzyme_cc_tape_pop(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_arena)
  %3 = getelementptr inbounds i8, ptr %2, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %85, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = getelementptr inbounds i8, ptr %2, i64 56
  %10 = getelementptr inbounds i8, ptr %2, i64 24
  %11 = getelementptr inbounds i8, ptr %2, i64 32
  %12 = getelementptr inbounds i8, ptr %2, i64 40
  %13 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__enzyme_cc_idle_segments)
  br label %14

14:                                               
  %15 = phi ptr [ %4, %6 ], [ %83, %82 ]
  %16 = icmp uge ptr %15, %0
  %17 = load ptr, ptr %7, align 8
  %18 = icmp ult ptr %17, %0
  %19 = select i1 %16, i1 true, i1 %18
  br i1 %19, label %21, label %20

20:                                               
  store ptr %0, ptr %2, align 8
  br label %85

21:                                               
  %22 = load ptr, ptr %15, align 8
  store ptr %22, ptr %3, align 8
  %23 = getelementptr inbounds i8, ptr %15, i64 16
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %2, align 8
  %25 = load ptr, ptr %15, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %30, label %27

27:                                               
  %28 = getelementptr inbounds i8, ptr %25, i64 8
  %29 = load ptr, ptr %28, align 8
  br label %30

30:                                               
  %31 = phi ptr [ %29, %27 ], [ null, %21 ]
  store ptr %31, ptr %7, align 8
  %32 = load i64, ptr %8, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %36, label %34

34:                                               
  %35 = load ptr, ptr %9, align 8
  store ptr %35, ptr %15, align 8
  store ptr %15, ptr %9, align 8
  br label %82

36:                                               
  %37 = load ptr, ptr %10, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               
  store ptr %15, ptr %10, align 8
  br label %82

40:                                               
  %41 = getelementptr inbounds i8, ptr %15, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = ptrtoint ptr %15 to i64
  %45 = sub i64 %43, %44
  %46 = getelementptr inbounds i8, ptr %37, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  %49 = ptrtoint ptr %37 to i64
  %50 = sub i64 %48, %49
  %51 = icmp ugt i64 %45, %50
  %52 = load i64, ptr %11, align 8
  br i1 %51, label %53, label %68

53:                                               
  %54 = sub i64 %49, %48
  %55 = add i64 %54, %52
  store i64 %55, ptr %11, align 8
  %56 = load i64, ptr %12, align 8
  %57 = icmp eq i64 %56, 4096
  br i1 %57, label %58, label %66

58:                                               
  %59 = load ptr, ptr %46, align 8
  %60 = ptrtoint ptr %59 to i64
  %61 = sub i64 %60, %49
  %62 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %61, i1 true)
  %63 = xor i64 %62, 63
  %64 = getelementptr inbounds [64 x ptr], ptr %13, i64 0, i64 %63
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %37, align 8
  store ptr %37, ptr %64, align 8
  br label %67

66:                                               
  tail call void @free(ptr noundef nonnull %37)
  br label %67

67:                                               
  store ptr %15, ptr %10, align 8
  br label %82

68:                                               
  %69 = sub i64 %44, %43
  %70 = add i64 %69, %52
  store i64 %70, ptr %11, align 8
  %71 = load i64, ptr %12, align 8
  %72 = icmp eq i64 %71, 4096
  br i1 %72, label %73, label %81

73:                                               
  %74 = load ptr, ptr %41, align 8
  %75 = ptrtoint ptr %74 to i64
  %76 = sub i64 %75, %44
  %77 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %76, i1 true)
  %78 = xor i64 %77, 63
  %79 = getelementptr inbounds [64 x ptr], ptr %13, i64 0, i64 %78
  %80 = load ptr, ptr %79, align 8
  store ptr %80, ptr %15, align 8
  store ptr %15, ptr %79, align 8
  br label %82

81:                                               
  tail call void @free(ptr noundef nonnull %15)
  br label %82

82:                                               
  %83 = load ptr, ptr %3, align 8
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %14

85:                                               
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #6

declare void @abort() local_unnamed_addr #7

declare noalias noundef ptr @aligned_alloc(i64 allocalign noundef, i64 noundef) local_unnamed_addr #8

declare void @llvm.assume(i1 noundef) #9

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #10

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr

declare i64 @llvm.umax.i64(i64, i64) #11

attributes #0 = { noinline nounwind }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree }
attributes #7 = { noreturn nounwind }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized,aligned") allocsize(1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nofree nounwind }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { noreturn nounwind }
attributes #14 = { allocsize(1) }
attributes #15 = { cold }


