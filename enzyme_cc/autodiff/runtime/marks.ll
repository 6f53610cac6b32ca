; from marks.c, support.h: 8c9f95660141d07491de443a054e09a1

@__enzyme_cc_marks = linkonce_odr hidden global ptr null, align 8
@__enzyme_cc_marks_page_count = linkonce_odr hidden global i64 0, align 8
@__enzyme_cc_marks_requests = linkonce_odr hidden global i64 0, align 8
@__enzyme_cc_marks_given = linkonce_odr hidden thread_local local_unnamed_addr global ptr null, align 8
@.str = private unnamed_addr constant [31 x i8] c"enzyme-cc: the marks of memory\00", align 1
@.str.1 = private unnamed_addr constant [84 x i8] c"enzyme-cc: note: built with --enzyme-sanitize, the program says where such bits go\0A\00", align 1

define linkonce_odr hidden i64 @__enzyme_cc_marks_load8(ptr noundef %0) local_unnamed_addr #0 {
  %2 = ptrtoint ptr %0 to i64
  %3 = and i64 %2, 4194303
  %4 = icmp ult i64 %3, 4194297
  br i1 %4, label %5, label %19

5:                                                
  %6 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %45, label %8

8:                                                
  %9 = inttoptr i64 %6 to ptr
  %10 = lshr i64 %2, 22
  %11 = and i64 %10, 33554431
  %12 = getelementptr inbounds ptr, ptr %9, i64 %11
  %13 = load atomic i64, ptr %12 acquire, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %45, label %15

15:                                               
  %16 = inttoptr i64 %13 to ptr
  %17 = getelementptr inbounds i8, ptr %16, i64 %3
  %18 = load i64, ptr %17, align 1
  br label %45

19:                                               
  %20 = phi i64 [ %43, %37 ], [ 0, %1 ]
  %21 = phi i64 [ %42, %37 ], [ 0, %1 ]
  %22 = add i64 %20, %2
  %23 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %37, label %25

25:                                               
  %26 = inttoptr i64 %23 to ptr
  %27 = lshr i64 %22, 22
  %28 = and i64 %27, 33554431
  %29 = getelementptr inbounds ptr, ptr %26, i64 %28
  %30 = load atomic i64, ptr %29 acquire, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %37, label %32

32:                                               
  %33 = inttoptr i64 %30 to ptr
  %34 = and i64 %22, 4194303
  %35 = getelementptr inbounds i8, ptr %33, i64 %34
  %36 = load i8, ptr %35, align 1
  br label %37

37:                                               
  %38 = phi i8 [ %36, %32 ], [ 0, %25 ], [ 0, %19 ]
  %39 = zext i8 %38 to i64
  %40 = shl nuw nsw i64 %20, 3
  %41 = shl nuw i64 %39, %40
  %42 = or i64 %41, %21
  %43 = add nuw nsw i64 %20, 1
  %44 = icmp eq i64 %43, 8
  br i1 %44, label %45, label %19

45:                                               
  %46 = phi i64 [ 0, %8 ], [ %18, %15 ], [ 0, %5 ], [ %42, %37 ]
  ret i64 %46
}

define linkonce_odr hidden i32 @__enzyme_cc_marks_load4(ptr noundef %0) local_unnamed_addr #0 {
  %2 = ptrtoint ptr %0 to i64
  %3 = and i64 %2, 4194303
  %4 = icmp ult i64 %3, 4194297
  br i1 %4, label %5, label %19

5:                                                
  %6 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %47, label %8

8:                                                
  %9 = inttoptr i64 %6 to ptr
  %10 = lshr i64 %2, 22
  %11 = and i64 %10, 33554431
  %12 = getelementptr inbounds ptr, ptr %9, i64 %11
  %13 = load atomic i64, ptr %12 acquire, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %47, label %15

15:                                               
  %16 = inttoptr i64 %13 to ptr
  %17 = getelementptr inbounds i8, ptr %16, i64 %3
  %18 = load i32, ptr %17, align 1
  br label %47

19:                                               
  %20 = phi i64 [ %43, %37 ], [ 0, %1 ]
  %21 = phi i64 [ %42, %37 ], [ 0, %1 ]
  %22 = add i64 %20, %2
  %23 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %37, label %25

25:                                               
  %26 = inttoptr i64 %23 to ptr
  %27 = lshr i64 %22, 22
  %28 = and i64 %27, 33554431
  %29 = getelementptr inbounds ptr, ptr %26, i64 %28
  %30 = load atomic i64, ptr %29 acquire, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %37, label %32

32:                                               
  %33 = inttoptr i64 %30 to ptr
  %34 = and i64 %22, 4194303
  %35 = getelementptr inbounds i8, ptr %33, i64 %34
  %36 = load i8, ptr %35, align 1
  br label %37

37:                                               
  %38 = phi i8 [ %36, %32 ], [ 0, %25 ], [ 0, %19 ]
  %39 = zext i8 %38 to i64
  %40 = shl nuw nsw i64 %20, 3
  %41 = shl nuw nsw i64 %39, %40
  %42 = or i64 %41, %21
  %43 = add nuw nsw i64 %20, 1
  %44 = icmp eq i64 %43, 4
  br i1 %44, label %45, label %19

45:                                               
  %46 = trunc i64 %42 to i32
  br label %47

47:                                               
  %48 = phi i32 [ 0, %8 ], [ %18, %15 ], [ 0, %5 ], [ %46, %45 ]
  ret i32 %48
}

define linkonce_odr hidden zeroext i16 @__enzyme_cc_marks_load2(ptr noundef %0) local_unnamed_addr #0 {
  %2 = ptrtoint ptr %0 to i64
  %3 = and i64 %2, 4194303
  %4 = icmp ult i64 %3, 4194297
  br i1 %4, label %5, label %19

5:                                                
  %6 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %46, label %8

8:                                                
  %9 = inttoptr i64 %6 to ptr
  %10 = lshr i64 %2, 22
  %11 = and i64 %10, 33554431
  %12 = getelementptr inbounds ptr, ptr %9, i64 %11
  %13 = load atomic i64, ptr %12 acquire, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %46, label %15

15:                                               
  %16 = inttoptr i64 %13 to ptr
  %17 = getelementptr inbounds i8, ptr %16, i64 %3
  %18 = load i16, ptr %17, align 1
  br label %46

19:                                               
  %20 = phi i1 [ false, %38 ], [ true, %1 ]
  %21 = phi i64 [ 1, %38 ], [ 0, %1 ]
  %22 = phi i64 [ %43, %38 ], [ 0, %1 ]
  %23 = add i64 %21, %2
  %24 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %38, label %26

26:                                               
  %27 = inttoptr i64 %24 to ptr
  %28 = lshr i64 %23, 22
  %29 = and i64 %28, 33554431
  %30 = getelementptr inbounds ptr, ptr %27, i64 %29
  %31 = load atomic i64, ptr %30 acquire, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %38, label %33

33:                                               
  %34 = inttoptr i64 %31 to ptr
  %35 = and i64 %23, 4194303
  %36 = getelementptr inbounds i8, ptr %34, i64 %35
  %37 = load i8, ptr %36, align 1
  br label %38

38:                                               
  %39 = phi i8 [ %37, %33 ], [ 0, %26 ], [ 0, %19 ]
  %40 = zext i8 %39 to i64
  %41 = shl nuw nsw i64 %21, 3
  %42 = shl nuw nsw i64 %40, %41
  %43 = or i64 %42, %22
  br i1 %20, label %19, label %44

44:                                               
  %45 = trunc i64 %43 to i16
  br label %46

46:                                               
  %47 = phi i16 [ 0, %8 ], [ %18, %15 ], [ 0, %5 ], [ %45, %44 ]
  ret i16 %47
}

define linkonce_odr hidden zeroext i8 @__enzyme_cc_marks_load1(ptr noundef %0) local_unnamed_addr #0 {
  %2 = ptrtoint ptr %0 to i64
  %3 = and i64 %2, 4194303
  %4 = icmp ult i64 %3, 4194297
  %5 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %4, label %7, label %15

7:                                                
  br i1 %6, label %28, label %8

8:                                                
  %9 = inttoptr i64 %5 to ptr
  %10 = lshr i64 %2, 22
  %11 = and i64 %10, 33554431
  %12 = getelementptr inbounds ptr, ptr %9, i64 %11
  %13 = load atomic i64, ptr %12 acquire, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %28, label %23

15:                                               
  br i1 %6, label %28, label %16

16:                                               
  %17 = inttoptr i64 %5 to ptr
  %18 = lshr i64 %2, 22
  %19 = and i64 %18, 33554431
  %20 = getelementptr inbounds ptr, ptr %17, i64 %19
  %21 = load atomic i64, ptr %20 acquire, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %28, label %23

23:                                               
  %24 = phi i64 [ %13, %8 ], [ %21, %16 ]
  %25 = inttoptr i64 %24 to ptr
  %26 = getelementptr inbounds i8, ptr %25, i64 %3
  %27 = load i8, ptr %26, align 1
  br label %28

28:                                               
  %29 = phi i8 [ 0, %8 ], [ 0, %7 ], [ 0, %16 ], [ 0, %15 ], [ %27, %23 ]
  ret i8 %29
}

define linkonce_odr hidden void @__enzyme_cc_marks_store8(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, 4194303
  %5 = icmp ult i64 %4, 4194297
  br i1 %5, label %6, label %24

6:                                                
  %7 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %17, label %9

9:                                                
  %10 = inttoptr i64 %7 to ptr
  %11 = lshr i64 %3, 22
  %12 = and i64 %11, 33554431
  %13 = getelementptr inbounds ptr, ptr %10, i64 %12
  %14 = load atomic i64, ptr %13 acquire, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = icmp eq i64 %14, 0
  br i1 %16, label %17, label %21

17:                                               
  %18 = icmp eq i64 %1, 0
  br i1 %18, label %55, label %19

19:                                               
  %20 = tail call fastcc ptr @made_page(i64 noundef %3)
  br label %21

21:                                               
  %22 = phi ptr [ %15, %9 ], [ %20, %19 ]
  %23 = getelementptr inbounds i8, ptr %22, i64 %4
  store i64 %1, ptr %23, align 1
  br label %55

24:                                               
  %25 = phi i64 [ %53, %52 ], [ 0, %2 ]
  %26 = add i64 %25, %3
  %27 = shl nuw nsw i64 %25, 3
  %28 = lshr i64 %1, %27
  %29 = trunc i64 %28 to i8
  %30 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %39, label %32

32:                                               
  %33 = inttoptr i64 %30 to ptr
  %34 = lshr i64 %26, 22
  %35 = and i64 %34, 33554431
  %36 = getelementptr inbounds ptr, ptr %33, i64 %35
  %37 = load atomic i64, ptr %36 acquire, align 8
  %38 = inttoptr i64 %37 to ptr
  br label %39

39:                                               
  %40 = phi ptr [ %38, %32 ], [ null, %24 ]
  %41 = icmp eq ptr %40, null
  %42 = icmp ne i8 %29, 0
  %43 = and i1 %42, %41
  br i1 %43, label %44, label %46

44:                                               
  %45 = tail call fastcc ptr @made_page(i64 noundef %26)
  br label %46

46:                                               
  %47 = phi ptr [ %45, %44 ], [ %40, %39 ]
  %48 = icmp eq ptr %47, null
  br i1 %48, label %52, label %49

49:                                               
  %50 = and i64 %26, 4194303
  %51 = getelementptr inbounds i8, ptr %47, i64 %50
  store i8 %29, ptr %51, align 1
  br label %52

52:                                               
  %53 = add nuw nsw i64 %25, 1
  %54 = icmp eq i64 %53, 8
  br i1 %54, label %55, label %24

55:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_marks_store4(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = zext i32 %1 to i64
  %4 = ptrtoint ptr %0 to i64
  %5 = and i64 %4, 4194303
  %6 = icmp ult i64 %5, 4194297
  br i1 %6, label %7, label %25

7:                                                
  %8 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %18, label %10

10:                                               
  %11 = inttoptr i64 %8 to ptr
  %12 = lshr i64 %4, 22
  %13 = and i64 %12, 33554431
  %14 = getelementptr inbounds ptr, ptr %11, i64 %13
  %15 = load atomic i64, ptr %14 acquire, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = icmp eq i64 %15, 0
  br i1 %17, label %18, label %22

18:                                               
  %19 = icmp eq i32 %1, 0
  br i1 %19, label %56, label %20

20:                                               
  %21 = tail call fastcc ptr @made_page(i64 noundef %4)
  br label %22

22:                                               
  %23 = phi ptr [ %16, %10 ], [ %21, %20 ]
  %24 = getelementptr inbounds i8, ptr %23, i64 %5
  store i32 %1, ptr %24, align 1
  br label %56

25:                                               
  %26 = phi i64 [ %54, %53 ], [ 0, %2 ]
  %27 = add i64 %26, %4
  %28 = shl nuw nsw i64 %26, 3
  %29 = lshr i64 %3, %28
  %30 = trunc i64 %29 to i8
  %31 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %40, label %33

33:                                               
  %34 = inttoptr i64 %31 to ptr
  %35 = lshr i64 %27, 22
  %36 = and i64 %35, 33554431
  %37 = getelementptr inbounds ptr, ptr %34, i64 %36
  %38 = load atomic i64, ptr %37 acquire, align 8
  %39 = inttoptr i64 %38 to ptr
  br label %40

40:                                               
  %41 = phi ptr [ %39, %33 ], [ null, %25 ]
  %42 = icmp eq ptr %41, null
  %43 = icmp ne i8 %30, 0
  %44 = and i1 %43, %42
  br i1 %44, label %45, label %47

45:                                               
  %46 = tail call fastcc ptr @made_page(i64 noundef %27)
  br label %47

47:                                               
  %48 = phi ptr [ %46, %45 ], [ %41, %40 ]
  %49 = icmp eq ptr %48, null
  br i1 %49, label %53, label %50

50:                                               
  %51 = and i64 %27, 4194303
  %52 = getelementptr inbounds i8, ptr %48, i64 %51
  store i8 %30, ptr %52, align 1
  br label %53

53:                                               
  %54 = add nuw nsw i64 %26, 1
  %55 = icmp eq i64 %54, 4
  br i1 %55, label %56, label %25

56:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_marks_store2(ptr noundef %0, i16 noundef zeroext %1) local_unnamed_addr #0 {
  %3 = zext i16 %1 to i64
  %4 = ptrtoint ptr %0 to i64
  %5 = and i64 %4, 4194303
  %6 = icmp ult i64 %5, 4194297
  br i1 %6, label %7, label %25

7:                                                
  %8 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %18, label %10

10:                                               
  %11 = inttoptr i64 %8 to ptr
  %12 = lshr i64 %4, 22
  %13 = and i64 %12, 33554431
  %14 = getelementptr inbounds ptr, ptr %11, i64 %13
  %15 = load atomic i64, ptr %14 acquire, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = icmp eq i64 %15, 0
  br i1 %17, label %18, label %22

18:                                               
  %19 = icmp eq i16 %1, 0
  br i1 %19, label %55, label %20

20:                                               
  %21 = tail call fastcc ptr @made_page(i64 noundef %4)
  br label %22

22:                                               
  %23 = phi ptr [ %16, %10 ], [ %21, %20 ]
  %24 = getelementptr inbounds i8, ptr %23, i64 %5
  store i16 %1, ptr %24, align 1
  br label %55

25:                                               
  %26 = phi i1 [ false, %54 ], [ true, %2 ]
  %27 = phi i64 [ 1, %54 ], [ 0, %2 ]
  %28 = add i64 %27, %4
  %29 = shl nuw nsw i64 %27, 3
  %30 = lshr i64 %3, %29
  %31 = trunc i64 %30 to i8
  %32 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %41, label %34

34:                                               
  %35 = inttoptr i64 %32 to ptr
  %36 = lshr i64 %28, 22
  %37 = and i64 %36, 33554431
  %38 = getelementptr inbounds ptr, ptr %35, i64 %37
  %39 = load atomic i64, ptr %38 acquire, align 8
  %40 = inttoptr i64 %39 to ptr
  br label %41

41:                                               
  %42 = phi ptr [ %40, %34 ], [ null, %25 ]
  %43 = icmp eq ptr %42, null
  %44 = icmp ne i8 %31, 0
  %45 = and i1 %44, %43
  br i1 %45, label %46, label %48

46:                                               
  %47 = tail call fastcc ptr @made_page(i64 noundef %28)
  br label %48

48:                                               
  %49 = phi ptr [ %47, %46 ], [ %42, %41 ]
  %50 = icmp eq ptr %49, null
  br i1 %50, label %54, label %51

51:                                               
  %52 = and i64 %28, 4194303
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  store i8 %31, ptr %53, align 1
  br label %54

54:                                               
  br i1 %26, label %25, label %55

55:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_marks_store1(ptr noundef %0, i8 noundef zeroext %1) local_unnamed_addr #0 {
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, 4194303
  %5 = icmp ult i64 %4, 4194297
  %6 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %5, label %8, label %21

8:                                                
  br i1 %7, label %17, label %9

9:                                                
  %10 = inttoptr i64 %6 to ptr
  %11 = lshr i64 %3, 22
  %12 = and i64 %11, 33554431
  %13 = getelementptr inbounds ptr, ptr %10, i64 %12
  %14 = load atomic i64, ptr %13 acquire, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = icmp eq i64 %14, 0
  br i1 %16, label %17, label %39

17:                                               
  %18 = icmp eq i8 %1, 0
  br i1 %18, label %42, label %19

19:                                               
  %20 = tail call fastcc ptr @made_page(i64 noundef %3)
  br label %39

21:                                               
  br i1 %7, label %29, label %22

22:                                               
  %23 = inttoptr i64 %6 to ptr
  %24 = lshr i64 %3, 22
  %25 = and i64 %24, 33554431
  %26 = getelementptr inbounds ptr, ptr %23, i64 %25
  %27 = load atomic i64, ptr %26 acquire, align 8
  %28 = inttoptr i64 %27 to ptr
  br label %29

29:                                               
  %30 = phi ptr [ %28, %22 ], [ null, %21 ]
  %31 = icmp eq ptr %30, null
  %32 = icmp ne i8 %1, 0
  %33 = and i1 %32, %31
  br i1 %33, label %34, label %36

34:                                               
  %35 = tail call fastcc ptr @made_page(i64 noundef %3)
  br label %36

36:                                               
  %37 = phi ptr [ %35, %34 ], [ %30, %29 ]
  %38 = icmp eq ptr %37, null
  br i1 %38, label %42, label %39

39:                                               
  %40 = phi ptr [ %15, %9 ], [ %20, %19 ], [ %37, %36 ]
  %41 = getelementptr inbounds i8, ptr %40, i64 %4
  store i8 %1, ptr %41, align 1
  br label %42

42:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_marks_fill(ptr noundef %0, i64 noundef %1, i8 noundef zeroext %2) local_unnamed_addr #1 {
  %4 = ptrtoint ptr %0 to i64
  %5 = add i64 %4, %1
  %6 = icmp ne ptr %0, null
  %7 = icmp ugt i64 %5, %4
  %8 = and i1 %6, %7
  br i1 %8, label %10, label %9

9:                                                
  ret void

10:                                               
  %11 = phi i64 [ %14, %27 ], [ %4, %3 ]
  %12 = or i64 %11, 4194303
  %13 = add i64 %12, 1
  %14 = tail call i64 @llvm.umin.i64(i64 %13, i64 %5)
  %15 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %25, label %17

17:                                               
  %18 = inttoptr i64 %15 to ptr
  %19 = lshr i64 %11, 22
  %20 = and i64 %19, 33554431
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = load atomic i64, ptr %21 acquire, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = icmp eq i64 %22, 0
  br i1 %24, label %25, label %27

25:                                               
  %26 = tail call fastcc ptr @made_page(i64 noundef %11)
  br label %27

27:                                               
  %28 = phi ptr [ %23, %17 ], [ %26, %25 ]
  %29 = and i64 %11, 4194303
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  %31 = sub i64 %14, %11
  tail call void @llvm.memset.p0.i64(ptr align 1 %30, i8 %2, i64 %31, i1 false)
  %32 = icmp ult i64 %13, %5
  br i1 %32, label %10, label %9
}

define internal fastcc ptr @made_page(i64 noundef %0) unnamed_addr #1 {
  %2 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %3 = inttoptr i64 %2 to ptr
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %16

5:                                                
  %6 = tail call ptr @mmap(ptr noundef null, i64 noundef 536870912, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #13
  %7 = icmp eq ptr %6, inttoptr (i64 -1 to ptr)
  br i1 %7, label %8, label %9

8:                                                
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

9:                                                
  %10 = ptrtoint ptr %6 to i64
  %11 = cmpxchg ptr @__enzyme_cc_marks, i64 0, i64 %10 acq_rel acquire, align 8
  %12 = extractvalue { i64, i1 } %11, 1
  %13 = extractvalue { i64, i1 } %11, 0
  %14 = inttoptr i64 %13 to ptr
  %15 = select i1 %12, ptr %6, ptr %14
  br label %16

16:                                               
  %17 = phi ptr [ %3, %1 ], [ %15, %9 ]
  %18 = lshr i64 %0, 22
  %19 = and i64 %18, 33554431
  %20 = getelementptr inbounds ptr, ptr %17, i64 %19
  %21 = load atomic i64, ptr %20 acquire, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = icmp eq i64 %21, 0
  br i1 %23, label %24, label %38

24:                                               
  %25 = tail call ptr @mmap(ptr noundef null, i64 noundef 4194304, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #13
  %26 = icmp eq ptr %25, inttoptr (i64 -1 to ptr)
  br i1 %26, label %27, label %28

27:                                               
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

28:                                               
  %29 = ptrtoint ptr %25 to i64
  %30 = cmpxchg ptr %20, i64 0, i64 %29 acq_rel acquire, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  %32 = extractvalue { i64, i1 } %30, 0
  %33 = inttoptr i64 %32 to ptr
  br i1 %31, label %34, label %38

34:                                               
  %35 = atomicrmw add ptr @__enzyme_cc_marks_page_count, i64 1 monotonic, align 8
  %36 = add i64 %35, 33554432
  %37 = getelementptr inbounds ptr, ptr %17, i64 %36
  store ptr %25, ptr %37, align 8
  br label %38

38:                                               
  %39 = phi ptr [ %22, %16 ], [ %25, %34 ], [ %33, %28 ]
  ret ptr %39
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

define linkonce_odr hidden void @__enzyme_cc_marks_clear(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call void @__enzyme_cc_marks_fill(ptr noundef %0, i64 noundef %1, i8 noundef zeroext 1)
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_marks_move(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp ne ptr %0, %1
  %5 = icmp ne ptr %0, null
  %6 = and i1 %5, %4
  %7 = icmp ne ptr %1, null
  %8 = and i1 %7, %6
  %9 = icmp ne i64 %2, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %190

11:                                               
  %12 = icmp ult ptr %0, %1
  br label %13

13:                                               
  %14 = phi i64 [ 0, %11 ], [ %188, %187 ]
  %15 = sub i64 %2, %14
  %16 = icmp ugt i64 %15, 7
  %17 = select i1 %16, i64 8, i64 1
  %18 = sub i64 %15, %17
  %19 = select i1 %12, i64 %14, i64 %18
  %20 = getelementptr inbounds i8, ptr %0, i64 %19
  %21 = getelementptr inbounds i8, ptr %1, i64 %19
  %22 = ptrtoint ptr %21 to i64
  %23 = and i64 %22, 4194303
  %24 = icmp ult i64 %23, 4194297
  br i1 %16, label %25, label %120

25:                                               
  br i1 %24, label %26, label %40

26:                                               
  %27 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %66, label %29

29:                                               
  %30 = inttoptr i64 %27 to ptr
  %31 = lshr i64 %22, 22
  %32 = and i64 %31, 33554431
  %33 = getelementptr inbounds ptr, ptr %30, i64 %32
  %34 = load atomic i64, ptr %33 acquire, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %66, label %36

36:                                               
  %37 = inttoptr i64 %34 to ptr
  %38 = getelementptr inbounds i8, ptr %37, i64 %23
  %39 = load i64, ptr %38, align 1
  br label %66

40:                                               
  %41 = phi i64 [ %64, %58 ], [ 0, %25 ]
  %42 = phi i64 [ %63, %58 ], [ 0, %25 ]
  %43 = add i64 %41, %22
  %44 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %58, label %46

46:                                               
  %47 = inttoptr i64 %44 to ptr
  %48 = lshr i64 %43, 22
  %49 = and i64 %48, 33554431
  %50 = getelementptr inbounds ptr, ptr %47, i64 %49
  %51 = load atomic i64, ptr %50 acquire, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %58, label %53

53:                                               
  %54 = inttoptr i64 %51 to ptr
  %55 = and i64 %43, 4194303
  %56 = getelementptr inbounds i8, ptr %54, i64 %55
  %57 = load i8, ptr %56, align 1
  br label %58

58:                                               
  %59 = phi i8 [ %57, %53 ], [ 0, %46 ], [ 0, %40 ]
  %60 = zext i8 %59 to i64
  %61 = shl nuw nsw i64 %41, 3
  %62 = shl nuw i64 %60, %61
  %63 = or i64 %62, %42
  %64 = add nuw nsw i64 %41, 1
  %65 = icmp eq i64 %64, 8
  br i1 %65, label %66, label %40

66:                                               
  %67 = phi i64 [ 0, %29 ], [ %39, %36 ], [ 0, %26 ], [ %63, %58 ]
  %68 = ptrtoint ptr %20 to i64
  %69 = and i64 %68, 4194303
  %70 = icmp ult i64 %69, 4194297
  br i1 %70, label %71, label %89

71:                                               
  %72 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %82, label %74

74:                                               
  %75 = inttoptr i64 %72 to ptr
  %76 = lshr i64 %68, 22
  %77 = and i64 %76, 33554431
  %78 = getelementptr inbounds ptr, ptr %75, i64 %77
  %79 = load atomic i64, ptr %78 acquire, align 8
  %80 = inttoptr i64 %79 to ptr
  %81 = icmp eq i64 %79, 0
  br i1 %81, label %82, label %86

82:                                               
  %83 = icmp eq i64 %67, 0
  br i1 %83, label %187, label %84

84:                                               
  %85 = tail call fastcc ptr @made_page(i64 noundef %68)
  br label %86

86:                                               
  %87 = phi ptr [ %80, %74 ], [ %85, %84 ]
  %88 = getelementptr inbounds i8, ptr %87, i64 %69
  store i64 %67, ptr %88, align 1
  br label %187

89:                                               
  %90 = phi i64 [ %118, %117 ], [ 0, %66 ]
  %91 = add i64 %90, %68
  %92 = shl nuw nsw i64 %90, 3
  %93 = lshr i64 %67, %92
  %94 = trunc i64 %93 to i8
  %95 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %104, label %97

97:                                               
  %98 = inttoptr i64 %95 to ptr
  %99 = lshr i64 %91, 22
  %100 = and i64 %99, 33554431
  %101 = getelementptr inbounds ptr, ptr %98, i64 %100
  %102 = load atomic i64, ptr %101 acquire, align 8
  %103 = inttoptr i64 %102 to ptr
  br label %104

104:                                              
  %105 = phi ptr [ %103, %97 ], [ null, %89 ]
  %106 = icmp eq ptr %105, null
  %107 = icmp ne i8 %94, 0
  %108 = and i1 %107, %106
  br i1 %108, label %109, label %111

109:                                              
  %110 = tail call fastcc ptr @made_page(i64 noundef %91)
  br label %111

111:                                              
  %112 = phi ptr [ %110, %109 ], [ %105, %104 ]
  %113 = icmp eq ptr %112, null
  br i1 %113, label %117, label %114

114:                                              
  %115 = and i64 %91, 4194303
  %116 = getelementptr inbounds i8, ptr %112, i64 %115
  store i8 %94, ptr %116, align 1
  br label %117

117:                                              
  %118 = add nuw nsw i64 %90, 1
  %119 = icmp eq i64 %118, 8
  br i1 %119, label %187, label %89

120:                                              
  %121 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %24, label %123, label %131

123:                                              
  br i1 %122, label %144, label %124

124:                                              
  %125 = inttoptr i64 %121 to ptr
  %126 = lshr i64 %22, 22
  %127 = and i64 %126, 33554431
  %128 = getelementptr inbounds ptr, ptr %125, i64 %127
  %129 = load atomic i64, ptr %128 acquire, align 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %144, label %139

131:                                              
  br i1 %122, label %144, label %132

132:                                              
  %133 = inttoptr i64 %121 to ptr
  %134 = lshr i64 %22, 22
  %135 = and i64 %134, 33554431
  %136 = getelementptr inbounds ptr, ptr %133, i64 %135
  %137 = load atomic i64, ptr %136 acquire, align 8
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %144, label %139

139:                                              
  %140 = phi i64 [ %129, %124 ], [ %137, %132 ]
  %141 = inttoptr i64 %140 to ptr
  %142 = getelementptr inbounds i8, ptr %141, i64 %23
  %143 = load i8, ptr %142, align 1
  br label %144

144:                                              
  %145 = phi i8 [ 0, %124 ], [ 0, %123 ], [ 0, %132 ], [ 0, %131 ], [ %143, %139 ]
  %146 = ptrtoint ptr %20 to i64
  %147 = and i64 %146, 4194303
  %148 = icmp ult i64 %147, 4194297
  %149 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %150 = icmp eq i64 %149, 0
  br i1 %148, label %151, label %167

151:                                              
  br i1 %150, label %160, label %152

152:                                              
  %153 = inttoptr i64 %149 to ptr
  %154 = lshr i64 %146, 22
  %155 = and i64 %154, 33554431
  %156 = getelementptr inbounds ptr, ptr %153, i64 %155
  %157 = load atomic i64, ptr %156 acquire, align 8
  %158 = inttoptr i64 %157 to ptr
  %159 = icmp eq i64 %157, 0
  br i1 %159, label %160, label %164

160:                                              
  %161 = icmp eq i8 %145, 0
  br i1 %161, label %187, label %162

162:                                              
  %163 = tail call fastcc ptr @made_page(i64 noundef %146)
  br label %164

164:                                              
  %165 = phi ptr [ %158, %152 ], [ %163, %162 ]
  %166 = getelementptr inbounds i8, ptr %165, i64 %147
  store i8 %145, ptr %166, align 1
  br label %187

167:                                              
  br i1 %150, label %175, label %168

168:                                              
  %169 = inttoptr i64 %149 to ptr
  %170 = lshr i64 %146, 22
  %171 = and i64 %170, 33554431
  %172 = getelementptr inbounds ptr, ptr %169, i64 %171
  %173 = load atomic i64, ptr %172 acquire, align 8
  %174 = inttoptr i64 %173 to ptr
  br label %175

175:                                              
  %176 = phi ptr [ %174, %168 ], [ null, %167 ]
  %177 = icmp eq ptr %176, null
  %178 = icmp ne i8 %145, 0
  %179 = and i1 %178, %177
  br i1 %179, label %180, label %182

180:                                              
  %181 = tail call fastcc ptr @made_page(i64 noundef %146)
  br label %182

182:                                              
  %183 = phi ptr [ %181, %180 ], [ %176, %175 ]
  %184 = icmp eq ptr %183, null
  br i1 %184, label %187, label %185

185:                                              
  %186 = getelementptr inbounds i8, ptr %183, i64 %147
  store i8 %145, ptr %186, align 1
  br label %187

187:                                              
  %188 = add i64 %17, %14
  %189 = icmp ult i64 %188, %2
  br i1 %189, label %13, label %190

190:                                              
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_marks_begin() local_unnamed_addr #0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_marks_given)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %5, label %4

4:                                                
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(4096) %2, i8 0, i64 4096, i1 false)
  br label %5

5:                                                
  %6 = atomicrmw add ptr @__enzyme_cc_marks_requests, i64 1 acq_rel, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %20

8:                                                
  %9 = load atomic i64, ptr @__enzyme_cc_marks_page_count acquire, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %20, label %11

11:                                               
  %12 = phi i64 [ %18, %11 ], [ 0, %8 ]
  %13 = load ptr, ptr @__enzyme_cc_marks, align 8
  %14 = getelementptr ptr, ptr %13, i64 %12
  %15 = getelementptr i8, ptr %14, i64 268435456
  %16 = load ptr, ptr %15, align 8
  %17 = tail call i32 @madvise(ptr noundef %16, i64 noundef 4194304, i32 noundef 4) #13
  %18 = add nuw i64 %12, 1
  %19 = icmp eq i64 %18, %9
  br i1 %19, label %20, label %11

20:                                               
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr

define linkonce_odr hidden void @__enzyme_cc_marks_end() local_unnamed_addr #0 {
  %1 = atomicrmw sub ptr @__enzyme_cc_marks_requests, i64 1 acq_rel, align 8
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_marks_give(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_marks_given)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %10

6:                                                
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %14, label %8

8:                                                
  %9 = tail call fastcc ptr @slots()
  br label %10

10:                                               
  %11 = phi ptr [ %9, %8 ], [ %4, %2 ]
  %12 = zext i32 %0 to i64
  %13 = getelementptr inbounds i64, ptr %11, i64 %12
  store i64 %1, ptr %13, align 8
  br label %14

14:                                               
  ret void
}

define internal fastcc ptr @slots() unnamed_addr #1 {
  %1 = tail call ptr @mmap(ptr noundef null, i64 noundef 4096, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #13
  %2 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %2, label %3, label %4

3:                                                
  tail call void @perror(ptr noundef nonnull @.str) #14
  tail call void @abort() #15
  unreachable

4:                                                
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_marks_given)
  store ptr %1, ptr %5, align 8
  ret ptr %1
}

define linkonce_odr hidden i64 @__enzyme_cc_marks_take(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzyme_cc_marks_given)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                
  %6 = zext i32 %0 to i64
  %7 = getelementptr inbounds i64, ptr %3, i64 %6
  %8 = load i64, ptr %7, align 8
  store i64 0, ptr %7, align 8
  br label %9

9:                                                
  %10 = phi i64 [ %8, %5 ], [ 0, %1 ]
  ret i64 %10
}

define linkonce_odr hidden void @__enzyme_cc_marks_integer(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %11, label %4

4:                                                
  %5 = phi i64 [ %9, %8 ], [ %1, %2 ]
  %6 = trunc i64 %5 to i8
  switch i8 %6, label %7 [
    i8 -109, label %8
    i8 -121, label %8
    i8 66, label %8
    i8 65, label %8
    i8 0, label %8
  ]

7:                                                
  tail call fastcc void @lost(ptr noundef %0) #16
  unreachable

8:                                                
  %9 = lshr i64 %5, 8
  %10 = icmp ult i64 %5, 256
  br i1 %10, label %11, label %4

11:                                               
  ret void
}

define internal fastcc void @lost(ptr nocapture noundef readonly %0) unnamed_addr #5 {
  tail call fastcc void @say(ptr noundef %0)
  %2 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 83) #13
  tail call void @abort() #15
  unreachable
}

define linkonce_odr hidden void @__enzyme_cc_marks_number(ptr noundef %0, i1 noundef zeroext %1) local_unnamed_addr #0 {
  br i1 %1, label %3, label %4

3:                                                
  tail call fastcc void @lost(ptr noundef %0) #16
  unreachable

4:                                                
  ret void
}

define linkonce_odr hidden ptr @__enzyme_cc_marks_before_sort(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = mul i64 %2, %1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %64, label %6

6:                                                
  %7 = ptrtoint ptr %0 to i64
  br label %9

8:                                                
  br i1 %28, label %64, label %32

9:                                                
  %10 = phi i64 [ 0, %6 ], [ %29, %26 ]
  %11 = add i64 %10, %7
  %12 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %26, label %14

14:                                               
  %15 = inttoptr i64 %12 to ptr
  %16 = lshr i64 %11, 22
  %17 = and i64 %16, 33554431
  %18 = getelementptr inbounds ptr, ptr %15, i64 %17
  %19 = load atomic i64, ptr %18 acquire, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %26, label %21

21:                                               
  %22 = inttoptr i64 %19 to ptr
  %23 = and i64 %11, 4194303
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  %25 = load i8, ptr %24, align 1
  br label %26

26:                                               
  %27 = phi i8 [ %25, %21 ], [ 0, %14 ], [ 0, %9 ]
  %28 = icmp ult i8 %27, 2
  %29 = add nuw i64 %10, 1
  %30 = icmp ult i64 %29, %4
  %31 = select i1 %30, i1 %28, i1 false
  br i1 %31, label %9, label %8

32:                                               
  %33 = shl i64 %4, 1
  %34 = tail call ptr @malloc(i64 noundef %33) #17
  %35 = icmp eq ptr %34, null
  br i1 %35, label %38, label %36

36:                                               
  %37 = getelementptr i8, ptr %34, i64 %4
  br label %39

38:                                               
  tail call void @abort() #15
  unreachable

39:                                               
  %40 = phi i64 [ 0, %36 ], [ %62, %59 ]
  %41 = getelementptr inbounds i8, ptr %0, i64 %40
  %42 = load i8, ptr %41, align 1
  %43 = getelementptr inbounds i8, ptr %34, i64 %40
  store i8 %42, ptr %43, align 1
  %44 = add i64 %40, %7
  %45 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %59, label %47

47:                                               
  %48 = inttoptr i64 %45 to ptr
  %49 = lshr i64 %44, 22
  %50 = and i64 %49, 33554431
  %51 = getelementptr inbounds ptr, ptr %48, i64 %50
  %52 = load atomic i64, ptr %51 acquire, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %59, label %54

54:                                               
  %55 = inttoptr i64 %52 to ptr
  %56 = and i64 %44, 4194303
  %57 = getelementptr inbounds i8, ptr %55, i64 %56
  %58 = load i8, ptr %57, align 1
  br label %59

59:                                               
  %60 = phi i8 [ %58, %54 ], [ 0, %47 ], [ 0, %39 ]
  %61 = getelementptr i8, ptr %37, i64 %40
  store i8 %60, ptr %61, align 1
  %62 = add nuw i64 %40, 1
  %63 = icmp eq i64 %62, %4
  br i1 %63, label %64, label %39

64:                                               
  %65 = phi ptr [ null, %8 ], [ null, %3 ], [ %34, %59 ]
  ret ptr %65
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

declare void @abort() local_unnamed_addr #7

define linkonce_odr hidden void @__enzyme_cc_marks_after_sort(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #1 {
  %5 = icmp eq ptr %3, null
  br i1 %5, label %110, label %6

6:                                                
  %7 = mul i64 %2, %1
  %8 = getelementptr inbounds i8, ptr %3, i64 %7
  %9 = tail call ptr @malloc(i64 noundef %1) #17
  %10 = icmp eq ptr %9, null
  br i1 %10, label %13, label %11

11:                                               
  %12 = icmp eq i64 %1, 0
  br i1 %12, label %24, label %14

13:                                               
  tail call void @abort() #15
  unreachable

14:                                               
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %9, i8 0, i64 %1, i1 false)
  %15 = icmp eq i64 %2, 0
  %16 = ptrtoint ptr %0 to i64
  br label %17

17:                                               
  %18 = phi i64 [ 0, %14 ], [ %108, %106 ]
  %19 = phi i64 [ 0, %14 ], [ %107, %106 ]
  %20 = icmp ult i64 %19, %1
  br i1 %20, label %21, label %54

21:                                               
  %22 = mul i64 %18, %2
  %23 = getelementptr inbounds i8, ptr %0, i64 %22
  br label %25

24:                                               
  tail call void @free(ptr noundef %9)
  tail call void @free(ptr noundef %3)
  br label %110

25:                                               
  %26 = phi i64 [ %19, %21 ], [ %50, %49 ]
  %27 = getelementptr inbounds i8, ptr %9, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %49

30:                                               
  %31 = mul i64 %26, %2
  %32 = getelementptr inbounds i8, ptr %3, i64 %31
  br i1 %15, label %52, label %33

33:                                               
  %34 = load i8, ptr %32, align 1
  %35 = load i8, ptr %23, align 1
  %36 = icmp eq i8 %34, %35
  br i1 %36, label %37, label %49

37:                                               
  %38 = phi i64 [ %39, %41 ], [ 0, %33 ]
  %39 = add nuw i64 %38, 1
  %40 = icmp eq i64 %39, %2
  br i1 %40, label %47, label %41

41:                                               
  %42 = getelementptr inbounds i8, ptr %32, i64 %39
  %43 = load i8, ptr %42, align 1
  %44 = getelementptr inbounds i8, ptr %23, i64 %39
  %45 = load i8, ptr %44, align 1
  %46 = icmp eq i8 %43, %45
  br i1 %46, label %37, label %47

47:                                               
  %48 = icmp ult i64 %39, %2
  br i1 %48, label %49, label %52

49:                                               
  %50 = add nuw i64 %26, 1
  %51 = icmp eq i64 %50, %1
  br i1 %51, label %106, label %25

52:                                               
  %53 = icmp eq i64 %26, %1
  br i1 %53, label %106, label %58

54:                                               
  %55 = icmp eq i64 %19, %1
  br i1 %55, label %106, label %56

56:                                               
  %57 = getelementptr inbounds i8, ptr %9, i64 %19
  store i8 1, ptr %57, align 1
  br label %68

58:                                               
  %59 = getelementptr inbounds i8, ptr %9, i64 %26
  store i8 1, ptr %59, align 1
  br i1 %20, label %60, label %68

60:                                               
  %61 = phi i64 [ %66, %65 ], [ %19, %58 ]
  %62 = getelementptr inbounds i8, ptr %9, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %68, label %65

65:                                               
  %66 = add i64 %61, 1
  %67 = icmp eq i64 %66, %1
  br i1 %67, label %68, label %60

68:                                               
  %69 = phi i64 [ %26, %58 ], [ %19, %56 ], [ %26, %65 ], [ %26, %60 ]
  %70 = phi i64 [ %19, %58 ], [ %19, %56 ], [ %61, %60 ], [ %1, %65 ]
  br i1 %15, label %106, label %71

71:                                               
  %72 = mul i64 %18, %2
  %73 = add i64 %72, %16
  %74 = mul i64 %69, %2
  %75 = getelementptr i8, ptr %8, i64 %74
  br label %76

76:                                               
  %77 = phi i64 [ 0, %71 ], [ %104, %103 ]
  %78 = add i64 %73, %77
  %79 = getelementptr i8, ptr %75, i64 %77
  %80 = load i8, ptr %79, align 1
  %81 = load atomic i64, ptr @__enzyme_cc_marks acquire, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %90, label %83

83:                                               
  %84 = inttoptr i64 %81 to ptr
  %85 = lshr i64 %78, 22
  %86 = and i64 %85, 33554431
  %87 = getelementptr inbounds ptr, ptr %84, i64 %86
  %88 = load atomic i64, ptr %87 acquire, align 8
  %89 = inttoptr i64 %88 to ptr
  br label %90

90:                                               
  %91 = phi ptr [ %89, %83 ], [ null, %76 ]
  %92 = icmp eq ptr %91, null
  %93 = icmp ne i8 %80, 0
  %94 = and i1 %93, %92
  br i1 %94, label %95, label %97

95:                                               
  %96 = tail call fastcc ptr @made_page(i64 noundef %78)
  br label %97

97:                                               
  %98 = phi ptr [ %96, %95 ], [ %91, %90 ]
  %99 = icmp eq ptr %98, null
  br i1 %99, label %103, label %100

100:                                              
  %101 = and i64 %78, 4194303
  %102 = getelementptr inbounds i8, ptr %98, i64 %101
  store i8 %80, ptr %102, align 1
  br label %103

103:                                              
  %104 = add nuw i64 %77, 1
  %105 = icmp eq i64 %104, %2
  br i1 %105, label %106, label %76

106:                                              
  %107 = phi i64 [ %19, %52 ], [ %70, %68 ], [ %19, %54 ], [ %70, %103 ], [ %19, %49 ]
  %108 = add nuw i64 %18, 1
  %109 = icmp eq i64 %108, %1
  br i1 %109, label %24, label %17

110:                                              
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #8

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) local_unnamed_addr

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #9

define internal fastcc void @say(ptr nocapture noundef readonly %0) unnamed_addr #10 {
  br label %2

2:                                                
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3) #13
  ret void
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #11

declare i64 @llvm.umin.i64(i64, i64) #12

attributes #0 = { nounwind }
attributes #1 = { noinline nounwind }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold noinline noreturn nounwind optsize }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { noreturn nounwind }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { nofree nounwind }
attributes #10 = { nofree nounwind }
attributes #11 = { nofree }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { cold }
attributes #15 = { noreturn nounwind }
attributes #16 = { cold noreturn }
attributes #17 = { allocsize(0) }


