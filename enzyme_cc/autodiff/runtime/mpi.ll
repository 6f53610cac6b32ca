; from mpi.c, mpi_numbers.c, mpi_messages.c, mpi_requests.c, mpi_collectives.c, mpi_fortran.c, mpi.h, support.h: 3d8b645b7dbce4cd87ca826bbe59a381

%struct.anon = type { ptr, ptr, ptr, i64, i64, [64 x ptr], [64 x %struct.looked], i32, i32, i32 }
%struct.looked = type { ptr, %struct.status }
%struct.status = type { [8 x i32] }
%struct.anon.0 = type { ptr, i32, i32, i32 }
%struct.numbers = type { ptr, %struct.map, i64, i32, ptr, i32 }
%struct.map = type { i64, i64, i64, i32, i32, i32, i64, i64, ptr }
%struct.completed = type { ptr, ptr, i64 }
%struct.blocks = type { i64, i64, ptr, ptr, i64 }
%struct.flat = type { ptr, ptr, i32, i64, ptr }
%struct.collecting = type { %struct.collective, %struct.numbers, %struct.numbers, i32 }
%struct.collective = type { i32, ptr, ptr, i32, i32, i32, i32, i32, %struct.blocks, %struct.blocks, ptr }
%struct.side = type { ptr, i64, ptr, ptr, ptr, i32 }
%struct.run = type { i64, i64, i64, i64, i32 }

@ompi_mpi_comm_null = extern_weak global i8, align 1
@ompi_mpi_packed = extern_weak global i8, align 1
@__enzyme_cc_mpi = linkonce_odr hidden global %struct.anon zeroinitializer, align 8
@.str = private unnamed_addr constant [96 x i8] c"enzyme-cc: MPI_Irecv from MPI_ANY_SOURCE with MPI_ANY_TAG would find adjoints, too: give a tag\0A\00", align 1
@.str.1 = private unnamed_addr constant [100 x i8] c"enzyme-cc: MPI_Recv_init from MPI_ANY_SOURCE with MPI_ANY_TAG would find adjoints, too: give a tag\0A\00", align 1
@.str.2 = private unnamed_addr constant [73 x i8] c"enzyme-cc: MPI_Request_free of a receive that is under way: wait for it\0A\00", align 1
@ompi_request_null = extern_weak global i8, align 1
@.str.3 = private unnamed_addr constant [107 x i8] c"enzyme-cc: the upper half of MPI's tags (from MPI_TAG_UB / 2 on) belongs to derivatives: use smaller ones\0A\00", align 1
@ompi_mpi_comm_world = extern_weak global i8, align 1
@.str.4 = private unnamed_addr constant [154 x i8] c"enzyme-cc: a message of MPI has a datatype of integers, but numbers that carry derivatives lie in its memory: send it with the datatype of what it holds\0A\00", align 1
@.str.5 = private unnamed_addr constant [143 x i8] c"enzyme-cc: a message of MPI begins at MPI_BOTTOM, where derivatives cannot follow: give the address of the data, and displacements from there\0A\00", align 1
@.str.6 = private unnamed_addr constant [85 x i8] c"enzyme-cc: a message of MPI has numbers of 16 bytes, whose derivatives are not sent\0A\00", align 1
@.str.7 = private unnamed_addr constant [104 x i8] c"enzyme-cc: a datatype of MPI was made in a way that derivatives do not follow (MPI_Type_create_darray)\0A\00", align 1
@NAMES = internal unnamed_addr constant [25 x %struct.anon.0] [%struct.anon.0 { ptr @.str.9, i32 2, i32 1, i32 0 }, %struct.anon.0 { ptr @.str.10, i32 1, i32 1, i32 0 }, %struct.anon.0 { ptr @.str.11, i32 3, i32 1, i32 0 }, %struct.anon.0 { ptr @.str.12, i32 2, i32 1, i32 0 }, %struct.anon.0 { ptr @.str.13, i32 1, i32 1, i32 0 }, %struct.anon.0 { ptr @.str.14, i32 1, i32 1, i32 0 }, %struct.anon.0 { ptr @.str.15, i32 2, i32 1, i32 0 }, %struct.anon.0 { ptr @.str.16, i32 4, i32 1, i32 0 }, %struct.anon.0 { ptr @.str.17, i32 1, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.18, i32 1, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.19, i32 2, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.20, i32 3, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.21, i32 1, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.22, i32 2, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.23, i32 1, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.24, i32 2, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.25, i32 1, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.26, i32 2, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.27, i32 3, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.28, i32 1, i32 2, i32 0 }, %struct.anon.0 { ptr @.str.29, i32 1, i32 1, i32 1 }, %struct.anon.0 { ptr @.str.30, i32 2, i32 1, i32 1 }, %struct.anon.0 { ptr @.str.31, i32 3, i32 1, i32 1 }, %struct.anon.0 { ptr @.str.32, i32 1, i32 2, i32 2 }, %struct.anon.0 { ptr @.str.33, i32 2, i32 2, i32 2 }], align 16
@UNKNOWN_NAMES.rel = internal unnamed_addr constant [6 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.34 to i64), i64 ptrtoint (ptr @UNKNOWN_NAMES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.35 to i64), i64 ptrtoint (ptr @UNKNOWN_NAMES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.36 to i64), i64 ptrtoint (ptr @UNKNOWN_NAMES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.37 to i64), i64 ptrtoint (ptr @UNKNOWN_NAMES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.38 to i64), i64 ptrtoint (ptr @UNKNOWN_NAMES.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.39 to i64), i64 ptrtoint (ptr @UNKNOWN_NAMES.rel to i64)) to i32)], align 4
@.str.8 = private unnamed_addr constant [90 x i8] c"enzyme-cc: a message of MPI has numbers of 2 or 16 bytes, whose derivatives are not sent\0A\00", align 1
@.str.9 = private unnamed_addr constant [11 x i8] c"MPI_DOUBLE\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"MPI_FLOAT\00", align 1
@.str.11 = private unnamed_addr constant [16 x i8] c"MPI_LONG_DOUBLE\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"MPI_DOUBLE_PRECISION\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c"MPI_REAL\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"MPI_REAL4\00", align 1
@.str.15 = private unnamed_addr constant [10 x i8] c"MPI_REAL8\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"MPI_BYTE\00", align 1
@.str.17 = private unnamed_addr constant [14 x i8] c"MPI_C_COMPLEX\00", align 1
@.str.18 = private unnamed_addr constant [20 x i8] c"MPI_C_FLOAT_COMPLEX\00", align 1
@.str.19 = private unnamed_addr constant [21 x i8] c"MPI_C_DOUBLE_COMPLEX\00", align 1
@.str.20 = private unnamed_addr constant [26 x i8] c"MPI_C_LONG_DOUBLE_COMPLEX\00", align 1
@.str.21 = private unnamed_addr constant [12 x i8] c"MPI_COMPLEX\00", align 1
@.str.22 = private unnamed_addr constant [19 x i8] c"MPI_DOUBLE_COMPLEX\00", align 1
@.str.23 = private unnamed_addr constant [13 x i8] c"MPI_COMPLEX8\00", align 1
@.str.24 = private unnamed_addr constant [14 x i8] c"MPI_COMPLEX16\00", align 1
@.str.25 = private unnamed_addr constant [22 x i8] c"MPI_CXX_FLOAT_COMPLEX\00", align 1
@.str.26 = private unnamed_addr constant [23 x i8] c"MPI_CXX_DOUBLE_COMPLEX\00", align 1
@.str.27 = private unnamed_addr constant [28 x i8] c"MPI_CXX_LONG_DOUBLE_COMPLEX\00", align 1
@.str.28 = private unnamed_addr constant [16 x i8] c"MPI_CXX_COMPLEX\00", align 1
@.str.29 = private unnamed_addr constant [14 x i8] c"MPI_FLOAT_INT\00", align 1
@.str.30 = private unnamed_addr constant [15 x i8] c"MPI_DOUBLE_INT\00", align 1
@.str.31 = private unnamed_addr constant [20 x i8] c"MPI_LONG_DOUBLE_INT\00", align 1
@.str.32 = private unnamed_addr constant [10 x i8] c"MPI_2REAL\00", align 1
@.str.33 = private unnamed_addr constant [22 x i8] c"MPI_2DOUBLE_PRECISION\00", align 1
@.str.34 = private unnamed_addr constant [10 x i8] c"MPI_REAL2\00", align 1
@.str.35 = private unnamed_addr constant [11 x i8] c"MPI_REAL16\00", align 1
@.str.36 = private unnamed_addr constant [13 x i8] c"MPI_COMPLEX4\00", align 1
@.str.37 = private unnamed_addr constant [14 x i8] c"MPI_COMPLEX32\00", align 1
@.str.38 = private unnamed_addr constant [13 x i8] c"MPI_2COMPLEX\00", align 1
@.str.39 = private unnamed_addr constant [20 x i8] c"MPI_2DOUBLE_COMPLEX\00", align 1
@.str.42 = private unnamed_addr constant [33 x i8] c"enzyme-cc: memory for a datatype\00", align 1
@.str.44 = private unnamed_addr constant [87 x i8] c"enzyme-cc: the derivative of a message of MPI takes more than 2 GiB: send it in parts\0A\00", align 1
@.str.45 = private unnamed_addr constant [32 x i8] c"enzyme-cc: memory for a message\00", align 1
@.str.46 = private unnamed_addr constant [80 x i8] c"enzyme-cc: a message of MPI ended within an element of the receiver's datatype\0A\00", align 1
@.str.47 = private unnamed_addr constant [62 x i8] c"enzyme-cc: a call of MPI that belongs to a derivative failed\0A\00", align 1
@.str.48 = private unnamed_addr constant [142 x i8] c"enzyme-cc: a message of MPI_BYTE carries memory of which it is not known which bytes are numbers: send it with the datatype of what it holds\0A\00", align 1
@.str.52 = private unnamed_addr constant [43 x i8] c"enzyme-cc: no memory for a request of MPI\0A\00", align 1
@.str.53 = private unnamed_addr constant [171 x i8] c"enzyme-cc: MPI_Start of a request that was not made in the differentiated function, so that nothing is known of its buffer: call MPI_Send_init or MPI_Recv_init within it\0A\00", align 1
@ompi_mpi_byte = extern_weak global i8, align 1
@ompi_mpi_double = extern_weak global i8, align 1
@.str.54 = private unnamed_addr constant [96 x i8] c"enzyme-cc: a receive that was begun in the differentiated function was not completed within it\0A\00", align 1
@ompi_mpi_op_sum = extern_weak global i8, align 1
@ompi_mpi_float = extern_weak global i8, align 1
@ompi_mpi_long_double = extern_weak global i8, align 1
@.str.56 = private unnamed_addr constant [45 x i8] c"enzyme-cc: no memory for a reduction of MPI\0A\00", align 1
@ompi_mpi_op_prod = extern_weak global i8, align 1
@ompi_mpi_op_max = extern_weak global i8, align 1
@ompi_mpi_op_maxloc = extern_weak global i8, align 1
@ompi_mpi_op_minloc = extern_weak global i8, align 1
@.str.60 = private unnamed_addr constant [74 x i8] c"enzyme-cc: collective calls over an intercommunicator have no derivative\0A\00", align 1
@ompi_mpi_op_min = extern_weak global i8, align 1
@.str.61 = private unnamed_addr constant [138 x i8] c"enzyme-cc: a reduction of MPI by an operation of the program's own has no derivative: gather the numbers, and reduce them in the program\0A\00", align 1
@constinit.63 = private unnamed_addr constant [5 x i64] [i64 0, i64 4, i64 8, i64 16, i64 1], align 8
@mpi_fortran_in_place_ = extern_weak global i8, align 1
@mpi_fortran_bottom_ = extern_weak global i8, align 1
@mpipriv1_ = extern_weak global i32, align 4
@mpi_fortran_status_ignore_ = extern_weak global i8, align 1
@mpi_fortran_statuses_ignore_ = extern_weak global i8, align 1
@mpipriv2_ = extern_weak global i32, align 4

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = tail call fastcc i32 @sending(ptr noundef nonnull @MPI_Send, ptr noundef nonnull @MPI_Isend, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #26
  ret i32 %8
}

define internal fastcc i32 @sending(ptr noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr nocapture noundef %8) unnamed_addr #1 {
  %10 = alloca %struct.numbers, align 8
  %11 = alloca ptr, align 8
  %12 = load i64, ptr %8, align 8
  switch i64 %12, label %44 [
    i64 1, label %13
    i64 0, label %42
  ]

13:                                               
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %10) #27
  %14 = sext i32 %3 to i64
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %10, ptr noundef nonnull %8, ptr noundef %2, i64 noundef %14, ptr noundef %4, i32 noundef 0) #26
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %38, label %18

18:                                               
  %19 = icmp eq ptr @ompi_mpi_comm_null, null
  %20 = select i1 %19, i32 -1, i32 -2
  %21 = icmp eq i32 %20, %5
  br i1 %21, label %38, label %22

22:                                               
  %23 = call fastcc ptr @pack(ptr noundef nonnull %8, ptr noundef nonnull %10, ptr noundef %4, ptr noundef %7, ptr noundef null) #26
  %24 = getelementptr inbounds i8, ptr %10, i64 24
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %8, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %16, %27
  %29 = add nsw i64 %28, %25
  %30 = mul nsw i64 %29, %14
  %31 = tail call fastcc i32 @small(i64 noundef %30) #26
  %32 = icmp eq ptr %0, @MPI_Bsend
  br i1 %32, label %33, label %35

33:                                               
  %34 = tail call fastcc i32 @send_at_once(ptr noundef %23, i32 noundef %31, i32 noundef %5, i32 noundef %6, ptr noundef %7) #26
  br label %40

35:                                               
  %36 = select i1 %19, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %37 = tail call i32 %0(ptr noundef %23, i32 noundef %31, ptr noundef %36, i32 noundef %5, i32 noundef %6, ptr noundef %7) #28
  tail call void @free(ptr noundef %23) #26
  br label %40

38:                                               
  %39 = tail call i32 %0(ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7) #28
  br label %40

40:                                               
  %41 = phi i32 [ %39, %38 ], [ %34, %33 ], [ %37, %35 ]
  call fastcc void @drop_numbers(ptr noundef nonnull %8, ptr noundef nonnull %10) #26
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %10) #27
  br label %54

42:                                               
  %43 = tail call i32 %0(ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7) #28
  br label %54

44:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #27
  %45 = call fastcc i32 @begin_recorded(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11, ptr noundef nonnull %8) #26
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %52

47:                                               
  %48 = icmp eq ptr @ompi_mpi_comm_null, null
  %49 = zext i1 %48 to i64
  %50 = inttoptr i64 %49 to ptr
  %51 = call i32 @MPI_Wait(ptr noundef nonnull %11, ptr noundef %50) #28
  br label %52

52:                                               
  %53 = phi i32 [ %51, %47 ], [ %45, %44 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #27
  br label %54

54:                                               
  %55 = phi i32 [ %41, %40 ], [ %43, %42 ], [ %53, %52 ]
  ret i32 %55
}

declare i32 @MPI_Send(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = tail call fastcc i32 @sending(ptr noundef nonnull @MPI_Bsend, ptr noundef nonnull @MPI_Ibsend, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #26
  ret i32 %8
}

declare i32 @MPI_Bsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Ibsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = tail call fastcc i32 @sending(ptr noundef nonnull @MPI_Ssend, ptr noundef nonnull @MPI_Issend, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #26
  ret i32 %8
}

declare i32 @MPI_Ssend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Issend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = tail call fastcc i32 @sending(ptr noundef nonnull @MPI_Rsend, ptr noundef nonnull @MPI_Irsend, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #26
  ret i32 %8
}

declare i32 @MPI_Rsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Irsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.status, align 4
  %12 = alloca %struct.numbers, align 8
  %13 = alloca ptr, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #27
  %14 = icmp eq ptr @ompi_mpi_comm_null, null
  %15 = zext i1 %14 to i64
  %16 = inttoptr i64 %15 to ptr
  %17 = icmp eq ptr %16, %6
  %18 = select i1 %17, ptr %11, ptr %6
  %19 = load i64, ptr %7, align 8
  switch i64 %19, label %47 [
    i64 1, label %20
    i64 0, label %45
  ]

20:                                               
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %12) #27
  %21 = sext i32 %1 to i64
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %12, ptr noundef nonnull %7, ptr noundef %0, i64 noundef %21, ptr noundef %2, i32 noundef 1) #26
  %22 = getelementptr inbounds i8, ptr %12, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %41, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %12, i64 24
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %7, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %23, %29
  %31 = add nsw i64 %30, %27
  %32 = mul nsw i64 %31, %21
  %33 = tail call fastcc i32 @small(i64 noundef %32) #26
  %34 = sext i32 %33 to i64
  %35 = tail call fastcc ptr @memory_of(i64 noundef %34) #26
  %36 = select i1 %14, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %37 = call i32 @MPI_Recv(ptr noundef %35, i32 noundef %33, ptr noundef %36, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %18) #28
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               
  call fastcc void @unpack(ptr noundef nonnull %7, ptr noundef nonnull %12, ptr noundef %2, ptr noundef %5, ptr noundef %35, ptr noundef %18) #26
  br label %40

40:                                               
  call void @free(ptr noundef %35) #26
  br label %43

41:                                               
  %42 = call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %18) #28
  br label %43

43:                                               
  %44 = phi i32 [ %37, %40 ], [ %42, %41 ]
  call fastcc void @drop_numbers(ptr noundef nonnull %7, ptr noundef nonnull %12) #26
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %12) #27
  br label %99

45:                                               
  %46 = call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %18) #28
  br label %99

47:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #27
  %48 = getelementptr inbounds i8, ptr %7, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %76

51:                                               
  %52 = select i1 %14, i32 -2, i32 -1
  %53 = icmp eq i32 %52, %3
  %54 = icmp eq i32 %4, -1
  %55 = and i1 %53, %54
  br i1 %55, label %56, label %62

56:                                               
  tail call fastcc void @in_order() #26
  %57 = call fastcc i32 @wait_for(ptr noundef %5, ptr noundef nonnull %9, ptr noundef nonnull %10) #26
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %67

59:                                               
  %60 = load i32, ptr %9, align 4
  %61 = load i32, ptr %10, align 4
  br label %62

62:                                               
  %63 = phi i32 [ %61, %59 ], [ %4, %51 ]
  %64 = phi i32 [ %60, %59 ], [ %3, %51 ]
  %65 = call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %64, i32 noundef %63, ptr noundef %5, ptr noundef %18) #28
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %71, label %67

67:                                               
  %68 = phi i32 [ %65, %62 ], [ %57, %56 ]
  %69 = call fastcc i32 @is_cut(i32 noundef %68) #26
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %97, label %71

71:                                               
  %72 = phi i32 [ %68, %67 ], [ 0, %62 ]
  %73 = call fastcc ptr @begin_receive(ptr noundef nonnull %7, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %5, i32 noundef 1) #26
  %74 = call fastcc i32 @is_cut(i32 noundef %72) #26
  %75 = getelementptr inbounds i8, ptr %73, i64 260
  store i32 %74, ptr %75, align 4
  call fastcc void @received(ptr noundef %73, ptr noundef %18, ptr noundef %2) #26
  br label %97

76:                                               
  tail call fastcc void @in_order() #26
  %77 = select i1 %14, i32 -2, i32 -1
  %78 = icmp eq i32 %77, %3
  %79 = icmp eq i32 %4, -1
  %80 = and i1 %78, %79
  br i1 %80, label %81, label %87

81:                                               
  %82 = call fastcc i32 @wait_for(ptr noundef %5, ptr noundef nonnull %9, ptr noundef nonnull %10) #26
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %92

84:                                               
  %85 = load i32, ptr %9, align 4
  %86 = load i32, ptr %10, align 4
  br label %87

87:                                               
  %88 = phi i32 [ %86, %84 ], [ %4, %76 ]
  %89 = phi i32 [ %85, %84 ], [ %3, %76 ]
  %90 = call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %89, i32 noundef %88, ptr noundef %5, ptr noundef nonnull %13) #28
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %94, label %92

92:                                               
  %93 = phi i32 [ %90, %87 ], [ %82, %81 ]
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  br label %97

94:                                               
  %95 = call fastcc ptr @begin_receive(ptr noundef nonnull %7, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %5, i32 noundef 1) #26
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  %96 = call fastcc i32 @receive(ptr noundef %95, ptr noundef nonnull %13, ptr noundef %18, ptr noundef %2) #26
  br label %97

97:                                               
  %98 = phi i32 [ %72, %71 ], [ %68, %67 ], [ %96, %94 ], [ %93, %92 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #27
  br label %99

99:                                               
  %100 = phi i32 [ %44, %43 ], [ %46, %45 ], [ %98, %97 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #27
  ret i32 %100
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

define internal fastcc void @numbers_of(ptr dead_on_unwind noalias nocapture writable sret(%struct.numbers) align 8 %0, ptr nocapture noundef readonly %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) unnamed_addr #1 {
  %7 = load i64, ptr %1, align 8
  %8 = icmp eq i64 %7, 2
  %9 = zext i1 %8 to i32
  store ptr %2, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  tail call fastcc void @map_of(ptr dead_on_unwind nonnull writable sret(%struct.map) align 8 %10, ptr noundef %4, i32 noundef %9) #26
  %11 = getelementptr inbounds i8, ptr %0, i64 72
  store i64 %3, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 80
  %13 = getelementptr inbounds i8, ptr %1, i64 24
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr inbounds [2 x i64], ptr %13, i64 0, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %12, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 88
  %19 = getelementptr inbounds i8, ptr %0, i64 96
  %20 = getelementptr inbounds i8, ptr %1, i64 40
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %19, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = shl i64 %24, 3
  %26 = getelementptr inbounds i8, ptr %1, i64 48
  %27 = mul nsw i64 %24, %14
  %28 = getelementptr inbounds ptr, ptr %26, i64 %27
  %29 = tail call fastcc ptr @kept(ptr noundef nonnull %28, i64 noundef %25, i32 noundef %9) #26
  store ptr %29, ptr %18, align 8
  switch i32 %17, label %33 [
    i32 6, label %30
    i32 3, label %30
    i32 2, label %30
    i32 1, label %30
  ]

30:                                               
  %31 = icmp eq i32 %5, 0
  %32 = or i1 %31, %8
  br label %33

33:                                               
  %34 = phi i1 [ %32, %30 ], [ false, %6 ]
  %35 = icmp sgt i64 %3, 0
  %36 = getelementptr inbounds i8, ptr %0, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  %39 = getelementptr inbounds i8, ptr %0, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = icmp ne i64 %40, 0
  br label %42

42:                                               
  %43 = phi i64 [ 0, %33 ], [ %68, %67 ]
  %44 = load i64, ptr %23, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %50, label %46

46:                                               
  %47 = icmp eq ptr %2, null
  %48 = and i1 %41, %47
  %49 = and i1 %48, %35
  br i1 %49, label %69, label %71

50:                                               
  %51 = getelementptr inbounds ptr, ptr %29, i64 %43
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %63, label %54

54:                                               
  %55 = icmp ne ptr %52, %2
  %56 = and i1 %34, %55
  %57 = and i1 %35, %56
  %58 = xor i1 %57, true
  %59 = select i1 %58, i1 true, i1 %38
  %60 = select i1 %59, i1 true, i1 %41
  br i1 %60, label %63, label %61

61:                                               
  %62 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.4, i64 noundef 153) #28
  tail call void @abort() #29
  unreachable

63:                                               
  %64 = icmp ne ptr %52, %2
  %65 = select i1 %64, i1 %41, i1 false
  br i1 %65, label %67, label %66

66:                                               
  store ptr null, ptr %51, align 8
  br label %67

67:                                               
  %68 = add nuw nsw i64 %43, 1
  br label %42

69:                                               
  %70 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.5, i64 noundef 142) #28
  tail call void @abort() #29
  unreachable

71:                                               
  ret void
}

define internal fastcc noundef i32 @small(i64 noundef %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 2147483647
  br i1 %2, label %3, label %5

3:                                                
  %4 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.44, i64 noundef 86) #28
  tail call void @abort() #29
  unreachable

5:                                                
  %6 = trunc i64 %0 to i32
  ret i32 %6
}

define internal fastcc noalias noundef ptr @memory_of(i64 noundef %0) unnamed_addr #1 {
  %2 = tail call i64 @llvm.smax.i64(i64 %0, i64 1)
  %3 = tail call ptr @malloc(i64 noundef %2) #30
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                
  tail call void @perror(ptr noundef nonnull @.str.45) #31
  tail call void @abort() #29
  unreachable

6:                                                
  ret ptr %3
}

declare i32 @MPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc void @unpack(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) unnamed_addr #1 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = icmp eq ptr @ompi_mpi_comm_null, null
  %10 = select i1 %9, i64 2, i64 0
  %11 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = select i1 %9, i32 -1, i32 -2
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %48, label %15

15:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #27
  store i32 0, ptr %8, align 4
  %16 = select i1 %9, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %17 = call i32 @MPI_Get_count(ptr noundef nonnull %5, ptr noundef %16, ptr noundef nonnull %7) #28
  call fastcc void @expect(i32 noundef %17) #26
  %18 = getelementptr inbounds i8, ptr %1, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %1, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %23, %21
  %25 = add nsw i64 %24, %19
  %26 = icmp eq i64 %25, 0
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  br i1 %26, label %31, label %29

29:                                               
  %30 = sdiv i64 %28, %25
  br label %31

31:                                               
  %32 = phi i64 [ %30, %29 ], [ 0, %15 ]
  %33 = mul nsw i64 %32, %25
  %34 = icmp eq i64 %33, %28
  br i1 %34, label %37, label %35

35:                                               
  %36 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.46, i64 noundef 79) #28
  call void @abort() #29
  unreachable

37:                                               
  %38 = mul nsw i64 %19, %32
  %39 = trunc i64 %38 to i32
  %40 = load ptr, ptr %1, align 8
  %41 = trunc i64 %32 to i32
  %42 = call i32 @MPI_Unpack(ptr noundef %4, i32 noundef %39, ptr noundef nonnull %8, ptr noundef %40, i32 noundef %41, ptr noundef %2, ptr noundef %3) #28
  call fastcc void @expect(i32 noundef %42) #26
  %43 = load i64, ptr %20, align 8
  %44 = load i64, ptr %18, align 8
  %45 = mul nsw i64 %44, %32
  %46 = getelementptr inbounds i8, ptr %4, i64 %45
  call fastcc void @move_lanes(ptr noundef nonnull %1, i64 noundef %43, i64 noundef 0, i64 noundef %32, ptr noundef %46, i32 noundef 4) #26
  %47 = call i32 @MPI_Status_set_elements(ptr noundef nonnull %5, ptr noundef %2, i32 noundef %41) #28
  call fastcc void @expect(i32 noundef %47) #26
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #27
  br label %48

48:                                               
  ret void
}

declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

define internal fastcc void @drop_numbers(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
  %3 = load i64, ptr %0, align 8
  %4 = icmp eq i64 %3, 2
  br i1 %4, label %10, label %5

5:                                                
  %6 = getelementptr inbounds i8, ptr %1, i64 64
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7) #26
  %8 = getelementptr inbounds i8, ptr %1, i64 88
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef %9) #26
  br label %10

10:                                               
  ret void
}

define internal fastcc void @in_order() unnamed_addr #1 {
  tail call fastcc void @acquire(ptr noundef nonnull getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120)) #26
  ret void
}

define internal fastcc range(i32 0, -1) i32 @wait_for(ptr noundef %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #1 {
  br label %4

4:                                                
  %5 = tail call fastcc i32 @look_for(ptr noundef %0, ptr noundef %1, ptr noundef %2) #26
  %6 = icmp eq i32 %5, -1
  br i1 %6, label %7, label %9

7:                                                
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  %8 = tail call i32 @sched_yield() #28
  tail call fastcc void @in_order() #26
  br label %4

9:                                                
  ret i32 %5
}

define internal fastcc range(i32 0, 2) i32 @is_cut(i32 noundef %0) unnamed_addr #1 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #27
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %11, label %4

4:                                                
  %5 = call i32 @MPI_Error_class(i32 noundef %0, ptr noundef nonnull %2) #28
  call fastcc void @expect(i32 noundef %5) #26
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq ptr @ompi_mpi_comm_null, null
  %8 = select i1 %7, i32 14, i32 15
  %9 = icmp eq i32 %6, %8
  %10 = zext i1 %9 to i32
  br label %11

11:                                               
  %12 = phi i32 [ %10, %4 ], [ 0, %1 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #27
  ret i32 %12
}

define internal fastcc noundef ptr @begin_receive(ptr nocapture noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) unnamed_addr #1 {
  %7 = alloca %struct.numbers, align 8
  %8 = tail call fastcc ptr @new_record(ptr noundef %0, i32 noundef %5) #26
  %9 = getelementptr inbounds i8, ptr %8, i64 128
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %7) #27
  %10 = sext i32 %2 to i64
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %7, ptr noundef %0, ptr noundef %1, i64 noundef %10, ptr noundef %3, i32 noundef 1) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %9, ptr noundef nonnull align 8 dereferenceable(104) %7, i64 104, i1 false)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %7) #27
  %11 = getelementptr inbounds i8, ptr %8, i64 16
  store ptr %4, ptr %11, align 8
  %12 = icmp eq ptr @ompi_mpi_comm_null, null
  %13 = select i1 %12, i32 -1, i32 -2
  %14 = getelementptr inbounds i8, ptr %8, i64 4
  store i32 %13, ptr %14, align 4
  %15 = atomicrmw add ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 32), i64 1 monotonic, align 8
  %16 = getelementptr inbounds i8, ptr %8, i64 240
  store i64 %15, ptr %16, align 8
  ret ptr %8
}

define internal fastcc void @received(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #1 {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 256
  store i32 1, ptr %5, align 8
  %6 = icmp eq ptr @ompi_mpi_comm_null, null
  %7 = select i1 %6, i64 2, i64 0
  %8 = getelementptr inbounds [8 x i32], ptr %1, i64 0, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %9, ptr %10, align 4
  %11 = select i1 %6, i64 3, i64 1
  %12 = getelementptr inbounds [8 x i32], ptr %1, i64 0, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %13, ptr %14, align 8
  %15 = select i1 %6, i32 -1, i32 -2
  %16 = icmp eq i32 %9, %15
  br i1 %16, label %42, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %0, i64 144
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %42, label %21

21:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #27
  store i32 0, ptr %4, align 4
  %22 = getelementptr inbounds i8, ptr %0, i64 260
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               
  %26 = getelementptr inbounds i8, ptr %0, i64 200
  store i64 0, ptr %26, align 8
  br label %40

27:                                               
  %28 = call i32 @MPI_Get_count(ptr noundef nonnull %1, ptr noundef %2, ptr noundef nonnull %4) #28
  call fastcc void @expect(i32 noundef %28) #26
  %29 = load i32, ptr %4, align 4
  %30 = icmp eq i32 %29, -32766
  br i1 %30, label %31, label %33

31:                                               
  %32 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.46, i64 noundef 79) #28
  call void @abort() #29
  unreachable

33:                                               
  %34 = sext i32 %29 to i64
  %35 = getelementptr inbounds i8, ptr %0, i64 200
  store i64 %34, ptr %35, align 8
  %36 = icmp eq i32 %29, 0
  br i1 %36, label %37, label %40

37:                                               
  %38 = load i32, ptr %22, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %41, label %40

40:                                               
  call fastcc void @take_turn(ptr noundef nonnull %0, i32 noundef 1) #26
  br label %41

41:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #27
  br label %42

42:                                               
  ret void
}

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc noundef i32 @receive(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #1 {
  %5 = tail call i32 @MPI_Wait(ptr noundef %1, ptr noundef %2) #28
  %6 = tail call fastcc i32 @is_cut(i32 noundef %5) #26
  %7 = getelementptr inbounds i8, ptr %0, i64 260
  store i32 %6, ptr %7, align 4
  %8 = icmp ne i32 %5, 0
  %9 = icmp eq i32 %6, 0
  %10 = select i1 %8, i1 %9, i1 false
  br i1 %10, label %12, label %11

11:                                               
  tail call fastcc void @received(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %3) #26
  br label %12

12:                                               
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) local_unnamed_addr #0 {
  %14 = alloca %struct.status, align 4
  %15 = alloca %struct.numbers, align 8
  %16 = alloca %struct.numbers, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %14) #27
  %17 = icmp eq ptr @ompi_mpi_comm_null, null
  %18 = zext i1 %17 to i64
  %19 = inttoptr i64 %18 to ptr
  %20 = icmp eq ptr %19, %11
  %21 = select i1 %20, ptr %14, ptr %11
  %22 = load i64, ptr %12, align 8
  switch i64 %22, label %74 [
    i64 1, label %23
    i64 0, label %72
  ]

23:                                               
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %15) #27
  %24 = sext i32 %1 to i64
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %15, ptr noundef nonnull %12, ptr noundef %0, i64 noundef %24, ptr noundef %2, i32 noundef 0) #26
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %16) #27
  %25 = sext i32 %6 to i64
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %16, ptr noundef nonnull %12, ptr noundef %5, i64 noundef %25, ptr noundef %7, i32 noundef 1) #26
  %26 = getelementptr inbounds i8, ptr %15, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp ne i64 %27, 0
  %29 = select i1 %17, i32 -1, i32 -2
  %30 = icmp ne i32 %29, %3
  %31 = and i1 %30, %28
  %32 = getelementptr inbounds i8, ptr %16, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = icmp ne i64 %33, 0
  br i1 %31, label %35, label %45

35:                                               
  %36 = call fastcc ptr @pack(ptr noundef nonnull %12, ptr noundef nonnull %15, ptr noundef %2, ptr noundef %10, ptr noundef null) #26
  %37 = getelementptr inbounds i8, ptr %15, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %12, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %27, %40
  %42 = add nsw i64 %41, %38
  %43 = mul nsw i64 %42, %24
  %44 = tail call fastcc i32 @small(i64 noundef %43) #26
  br label %45

45:                                               
  %46 = phi ptr [ %36, %35 ], [ null, %23 ]
  %47 = phi ptr [ %36, %35 ], [ %0, %23 ]
  %48 = phi i32 [ %44, %35 ], [ %1, %23 ]
  br i1 %34, label %49, label %60

49:                                               
  %50 = getelementptr inbounds i8, ptr %16, i64 24
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i8, ptr %12, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %33, %53
  %55 = add nsw i64 %54, %51
  %56 = mul nsw i64 %55, %25
  %57 = tail call fastcc i32 @small(i64 noundef %56) #26
  %58 = sext i32 %57 to i64
  %59 = tail call fastcc ptr @memory_of(i64 noundef %58) #26
  br label %60

60:                                               
  %61 = phi i32 [ %57, %49 ], [ %6, %45 ]
  %62 = phi ptr [ %59, %49 ], [ %5, %45 ]
  %63 = phi ptr [ %59, %49 ], [ null, %45 ]
  %64 = select i1 %17, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %65 = select i1 %31, ptr %64, ptr %2
  %66 = select i1 %34, ptr %64, ptr %7
  %67 = call i32 @MPI_Sendrecv(ptr noundef %47, i32 noundef %48, ptr noundef %65, i32 noundef %3, i32 noundef %4, ptr noundef %62, i32 noundef %61, ptr noundef %66, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %21) #28
  %68 = icmp eq i32 %67, 0
  %69 = select i1 %68, i1 %34, i1 false
  br i1 %69, label %70, label %71

70:                                               
  call fastcc void @unpack(ptr noundef nonnull %12, ptr noundef nonnull %16, ptr noundef %7, ptr noundef %10, ptr noundef %63, ptr noundef %21) #26
  br label %71

71:                                               
  call void @free(ptr noundef %46) #26
  call void @free(ptr noundef %63) #26
  call fastcc void @drop_numbers(ptr noundef nonnull %12, ptr noundef nonnull %15) #26
  call fastcc void @drop_numbers(ptr noundef nonnull %12, ptr noundef nonnull %16) #26
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %16) #27
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %15) #27
  br label %76

72:                                               
  %73 = call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %21) #28
  br label %76

74:                                               
  %75 = call fastcc i32 @exchange(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %21, ptr noundef nonnull %12) #26
  br label %76

76:                                               
  %77 = phi i32 [ %67, %71 ], [ %73, %72 ], [ %75, %74 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %14) #27
  ret i32 %77
}

define internal fastcc noundef ptr @pack(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #27
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %1, i64 72
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %14, %12
  %16 = add nsw i64 %15, %10
  %17 = mul nsw i64 %16, %8
  %18 = tail call fastcc i32 @small(i64 noundef %17) #26
  %19 = icmp eq ptr %4, null
  br i1 %19, label %20, label %23

20:                                               
  %21 = sext i32 %18 to i64
  %22 = tail call fastcc ptr @memory_of(i64 noundef %21) #26
  br label %23

23:                                               
  %24 = phi ptr [ %22, %20 ], [ %4, %5 ]
  %25 = load ptr, ptr %1, align 8
  %26 = load i64, ptr %7, align 8
  %27 = trunc i64 %26 to i32
  %28 = call i32 @MPI_Pack(ptr noundef %25, i32 noundef %27, ptr noundef %2, ptr noundef %24, i32 noundef %18, ptr noundef nonnull %6, ptr noundef %3) #28
  call fastcc void @expect(i32 noundef %28) #26
  %29 = load i64, ptr %11, align 8
  %30 = load i64, ptr %7, align 8
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %24, i64 %32
  call fastcc void @move_lanes(ptr noundef nonnull %1, i64 noundef %29, i64 noundef 0, i64 noundef %30, ptr noundef %33, i32 noundef 0) #26
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #27
  ret ptr %24
}

declare i32 @MPI_Sendrecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc i32 @exchange(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12, ptr noundef %13, ptr noundef %14, ptr nocapture noundef %15) unnamed_addr #1 {
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  store i32 %11, ptr %17, align 4
  store i32 %12, ptr %18, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %20) #27
  tail call fastcc void @in_order() #26
  %21 = call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %6, i32 noundef %7, ptr noundef %13, ptr noundef nonnull %19) #28
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  br label %58

24:                                               
  call fastcc void @record_send(ptr noundef %15, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %13) #26
  %25 = getelementptr inbounds i8, ptr %15, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr @ompi_mpi_comm_null, null
  %28 = select i1 %27, i32 -2, i32 -1
  %29 = icmp eq i32 %28, %11
  %30 = icmp eq i32 %12, -1
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %38

32:                                               
  %33 = call fastcc i32 @wait_for(ptr noundef %13, ptr noundef nonnull %17, ptr noundef nonnull %18) #26
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %49

35:                                               
  %36 = load i32, ptr %17, align 4
  %37 = load i32, ptr %18, align 4
  br label %38

38:                                               
  %39 = phi i32 [ %37, %35 ], [ %12, %24 ]
  %40 = phi i32 [ %36, %35 ], [ %11, %24 ]
  %41 = call i32 @MPI_Irecv(ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %40, i32 noundef %39, ptr noundef %13, ptr noundef nonnull %20) #28
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %49

43:                                               
  %44 = call fastcc ptr @begin_receive(ptr noundef nonnull %15, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %13, i32 noundef 1) #26
  store i32 2, ptr %26, align 8
  %45 = call ptr @__enzyme_cc_tape_push(i64 noundef 8) #28
  store ptr %44, ptr %45, align 1
  %46 = getelementptr inbounds i8, ptr %26, i64 272
  store ptr %45, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %26, i64 264
  store i64 1, ptr %47, align 8
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  store ptr %26, ptr %25, align 8
  %48 = call fastcc i32 @receive(ptr noundef %44, ptr noundef nonnull %20, ptr noundef %14, ptr noundef %10) #26
  br label %51

49:                                               
  %50 = phi i32 [ %41, %38 ], [ %33, %32 ]
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  store ptr %26, ptr %25, align 8
  br label %51

51:                                               
  %52 = phi i32 [ %48, %43 ], [ %50, %49 ]
  %53 = zext i1 %27 to i64
  %54 = inttoptr i64 %53 to ptr
  %55 = call i32 @MPI_Wait(ptr noundef nonnull %19, ptr noundef %54) #28
  %56 = icmp eq i32 %52, 0
  %57 = select i1 %56, i32 %55, i32 %52
  br label %58

58:                                               
  %59 = phi i32 [ %21, %23 ], [ %57, %51 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %20) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19) #27
  ret i32 %59
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.status, align 4
  %14 = alloca %struct.numbers, align 8
  %15 = alloca %struct.status, align 4
  %16 = load i64, ptr %9, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %20

18:                                               
  %19 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) #28
  br label %87

20:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #27
  store i32 0, ptr %12, align 4
  %21 = call i32 @MPI_Type_size(ptr noundef %2, ptr noundef nonnull %11) #28
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %85

23:                                               
  %24 = load i32, ptr %11, align 4
  %25 = sext i32 %24 to i64
  %26 = sext i32 %1 to i64
  %27 = mul nsw i64 %25, %26
  %28 = call fastcc i32 @small(i64 noundef %27) #26
  %29 = sext i32 %28 to i64
  %30 = call fastcc ptr @memory_of(i64 noundef %29) #26
  %31 = load i32, ptr %11, align 4
  %32 = mul nsw i32 %31, %1
  %33 = call i32 @MPI_Pack(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %30, i32 noundef %32, ptr noundef nonnull %12, ptr noundef %7) #28
  call fastcc void @expect(i32 noundef %33) #26
  %34 = load i64, ptr %9, align 8
  %35 = icmp eq i64 %34, 2
  br i1 %35, label %36, label %46

36:                                               
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #27
  %37 = icmp eq ptr @ompi_mpi_comm_null, null
  %38 = zext i1 %37 to i64
  %39 = inttoptr i64 %38 to ptr
  %40 = icmp eq ptr %39, %8
  %41 = select i1 %40, ptr %13, ptr %8
  %42 = load i32, ptr %11, align 4
  %43 = mul nsw i32 %42, %1
  %44 = select i1 %37, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %45 = call fastcc i32 @exchange(ptr noundef %30, i32 noundef %43, ptr noundef %44, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %41, ptr noundef nonnull %9) #26
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #27
  br label %83

46:                                               
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %14) #27
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %14, ptr noundef nonnull %9, ptr noundef %0, i64 noundef %26, ptr noundef %2, i32 noundef 0) #26
  %47 = getelementptr inbounds i8, ptr %14, i64 16
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %59, label %50

50:                                               
  %51 = getelementptr inbounds i8, ptr %14, i64 24
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i8, ptr %9, i64 8
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %48, %54
  %56 = add nsw i64 %55, %52
  %57 = mul nsw i64 %56, %26
  %58 = call fastcc i32 @small(i64 noundef %57) #26
  br label %62

59:                                               
  %60 = load i32, ptr %11, align 4
  %61 = mul nsw i32 %60, %1
  br label %62

62:                                               
  %63 = phi i32 [ %58, %50 ], [ %61, %59 ]
  %64 = sext i32 %63 to i64
  %65 = call fastcc ptr @memory_of(i64 noundef %64) #26
  %66 = call fastcc ptr @memory_of(i64 noundef %64) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %15) #27
  %67 = icmp eq ptr @ompi_mpi_comm_null, null
  %68 = zext i1 %67 to i64
  %69 = inttoptr i64 %68 to ptr
  %70 = icmp eq ptr %69, %8
  %71 = select i1 %70, ptr %15, ptr %8
  %72 = load i32, ptr %11, align 4
  %73 = sext i32 %72 to i64
  %74 = mul nsw i64 %73, %26
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %65, ptr align 1 %30, i64 %74, i1 false)
  %75 = getelementptr inbounds i8, ptr %9, i64 8
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %65, i64 %74
  call fastcc void @move_lanes(ptr noundef nonnull %14, i64 noundef %76, i64 noundef 0, i64 noundef %26, ptr noundef %77, i32 noundef 0) #26
  %78 = select i1 %67, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %79 = call i32 @MPI_Sendrecv(ptr noundef %65, i32 noundef %63, ptr noundef %78, i32 noundef %3, i32 noundef %4, ptr noundef %66, i32 noundef %63, ptr noundef %78, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %71) #28
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %82

81:                                               
  call fastcc void @unpack(ptr noundef nonnull %9, ptr noundef nonnull %14, ptr noundef %2, ptr noundef %7, ptr noundef %66, ptr noundef %71) #26
  br label %82

82:                                               
  call void @free(ptr noundef %65) #26
  call void @free(ptr noundef %66) #26
  call fastcc void @drop_numbers(ptr noundef nonnull %9, ptr noundef nonnull %14) #26
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %15) #27
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %14) #27
  br label %83

83:                                               
  %84 = phi i32 [ %45, %36 ], [ %79, %82 ]
  call void @free(ptr noundef %30) #26
  br label %85

85:                                               
  %86 = phi i32 [ %84, %83 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #27
  br label %87

87:                                               
  %88 = phi i32 [ %19, %18 ], [ %86, %85 ]
  ret i32 %88
}

declare i32 @MPI_Sendrecv_replace(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare i32 @MPI_Type_size(ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc void @expect(i32 noundef %0) unnamed_addr #1 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %5, label %3

3:                                                
  %4 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.47, i64 noundef 61) #28
  tail call void @abort() #29
  unreachable

5:                                                
  ret void
}

declare i32 @MPI_Pack(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

define internal fastcc void @move_lanes(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4, i32 noundef %5) unnamed_addr #1 {
  %7 = getelementptr inbounds i8, ptr %0, i64 88
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  br label %10

10:                                               
  %11 = phi i64 [ 0, %6 ], [ %22, %14 ]
  %12 = icmp eq i64 %11, %9
  br i1 %12, label %13, label %14

13:                                               
  ret void

14:                                               
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 %11
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i64 %11, %3
  %19 = load i64, ptr %8, align 8
  %20 = mul nsw i64 %18, %19
  %21 = getelementptr inbounds i8, ptr %4, i64 %20
  tail call fastcc void @move(ptr noundef %0, ptr noundef %17, i64 noundef %2, i64 noundef %3, ptr noundef %21, i32 noundef %5) #26
  %22 = add nuw i64 %11, 1
  br label %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Probe(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  %8 = load i64, ptr %4, align 8
  %9 = icmp eq i64 %8, 2
  br i1 %9, label %10, label %22

10:                                               
  %11 = icmp eq ptr @ompi_mpi_comm_null, null
  %12 = select i1 %11, i32 -2, i32 -1
  %13 = icmp eq i32 %12, %0
  %14 = icmp eq i32 %1, -1
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %22

16:                                               
  tail call fastcc void @in_order() #26
  %17 = call fastcc i32 @wait_for(ptr noundef %2, ptr noundef nonnull %6, ptr noundef nonnull %7) #26
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %28

19:                                               
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  br label %22

22:                                               
  %23 = phi i32 [ %21, %19 ], [ %1, %5 ], [ %1, %10 ]
  %24 = phi i32 [ %20, %19 ], [ %0, %5 ], [ %0, %10 ]
  %25 = tail call i32 @MPI_Probe(i32 noundef %24, i32 noundef %23, ptr noundef %2, ptr noundef %3) #28
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               
  tail call fastcc void @looked_at(ptr noundef nonnull %4, ptr noundef %3) #26
  br label %28

28:                                               
  %29 = phi i32 [ 0, %27 ], [ %25, %22 ], [ %17, %16 ]
  ret i32 %29
}

declare i32 @MPI_Probe(i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc void @looked_at(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #1 {
  %3 = load i64, ptr %0, align 8
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %5, label %18

5:                                                
  %6 = icmp eq ptr @ompi_mpi_comm_null, null
  %7 = zext i1 %6 to i64
  %8 = inttoptr i64 %7 to ptr
  %9 = icmp eq ptr %8, %1
  br i1 %9, label %18, label %10

10:                                               
  tail call fastcc void @lock() #26
  %11 = load i32, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3112), align 8
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3112), align 8
  %13 = srem i32 %11, 64
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [64 x %struct.looked], ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 552), i64 0, i64 %14
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 8
  %17 = select i1 %6, i64 20, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %16, ptr noundef nonnull align 4 dereferenceable(20) %1, i64 %17, i1 false)
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br label %18

18:                                               
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Iprobe(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.status, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  %10 = load i64, ptr %5, align 8
  %11 = icmp eq i64 %10, 2
  br i1 %11, label %12, label %24

12:                                               
  %13 = icmp eq ptr @ompi_mpi_comm_null, null
  %14 = select i1 %13, i32 -2, i32 -1
  %15 = icmp eq i32 %14, %0
  %16 = icmp eq i32 %1, -1
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %24

18:                                               
  %19 = call fastcc i32 @look_for(ptr noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %8) #26
  switch i32 %19, label %58 [
    i32 -1, label %23
    i32 0, label %20
  ]

20:                                               
  %21 = load i32, ptr %7, align 4
  %22 = load i32, ptr %8, align 4
  br label %24

23:                                               
  store i32 0, ptr %3, align 4
  br label %58

24:                                               
  %25 = phi i32 [ %22, %20 ], [ %1, %12 ], [ %1, %6 ]
  %26 = phi i32 [ %21, %20 ], [ %0, %12 ], [ %0, %6 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #27
  %27 = icmp eq ptr @ompi_mpi_comm_null, null
  %28 = zext i1 %27 to i64
  %29 = inttoptr i64 %28 to ptr
  %30 = icmp eq ptr %29, %4
  %31 = select i1 %30, ptr %9, ptr %4
  %32 = call i32 @MPI_Iprobe(i32 noundef %26, i32 noundef %25, ptr noundef %2, ptr noundef %3, ptr noundef %31) #28
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %57

34:                                               
  %35 = load i32, ptr %3, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %57, label %37

37:                                               
  %38 = load i64, ptr %5, align 8
  %39 = icmp eq i64 %38, 2
  %40 = icmp eq i32 %25, -1
  %41 = and i1 %40, %39
  br i1 %41, label %42, label %52

42:                                               
  %43 = select i1 %27, i64 3, i64 1
  %44 = getelementptr inbounds [8 x i32], ptr %31, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = call fastcc i32 @is_own(i32 noundef %45) #26
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:                                               
  %49 = load i32, ptr %3, align 4
  %50 = icmp ne i32 %49, 0
  br label %52

51:                                               
  store i32 0, ptr %3, align 4
  br label %57

52:                                               
  %53 = phi i1 [ %50, %48 ], [ true, %37 ]
  %54 = icmp ne ptr %31, %9
  %55 = and i1 %54, %53
  br i1 %55, label %56, label %57

56:                                               
  call fastcc void @looked_at(ptr noundef nonnull %5, ptr noundef %31) #26
  br label %57

57:                                               
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #27
  br label %58

58:                                               
  %59 = phi i32 [ %32, %57 ], [ 0, %23 ], [ %19, %18 ]
  ret i32 %59
}

define internal fastcc noundef i32 @look_for(ptr noundef %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #1 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.status, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #27
  %7 = call i32 @MPI_Comm_size(ptr noundef %0, ptr noundef nonnull %4) #28
  %8 = icmp eq ptr @ompi_mpi_comm_null, null
  %9 = select i1 %8, i64 12, i64 4
  %10 = getelementptr inbounds i8, ptr %5, i64 %9
  br label %11

11:                                               
  %12 = phi i32 [ %7, %3 ], [ %20, %31 ]
  %13 = phi i32 [ 0, %3 ], [ %32, %31 ]
  %14 = freeze i32 %12
  %15 = icmp ne i32 %14, 0
  %16 = load i32, ptr %4, align 4
  %17 = icmp sge i32 %13, %16
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %33, label %19

19:                                               
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #27
  store i32 0, ptr %6, align 4
  %20 = call i32 @MPI_Iprobe(i32 noundef %13, i32 noundef -1, ptr noundef %0, ptr noundef nonnull %6, ptr noundef nonnull %5) #28
  %21 = icmp eq i32 %20, 0
  %22 = load i32, ptr %6, align 4
  %23 = icmp ne i32 %22, 0
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %31

25:                                               
  %26 = load i32, ptr %10, align 4
  %27 = call fastcc i32 @is_own(i32 noundef %26) #26
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               
  store i32 %13, ptr %1, align 4
  %30 = load i32, ptr %10, align 4
  store i32 %30, ptr %2, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #27
  br label %36

31:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #27
  %32 = add nuw nsw i32 %13, 1
  br label %11

33:                                               
  %34 = icmp eq i32 %14, 0
  %35 = select i1 %34, i32 -1, i32 %14
  br label %36

36:                                               
  %37 = phi i32 [ 0, %29 ], [ %35, %33 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #27
  ret i32 %37
}

declare i32 @MPI_Iprobe(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc range(i32 0, 2) i32 @is_own(i32 noundef %0) unnamed_addr #1 {
  %2 = tail call fastcc i32 @half_of_tags() #26
  %3 = icmp sgt i32 %2, %0
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Get_count(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i32 @counted(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull @MPI_Get_count) #26
  ret i32 %5
}

define internal fastcc i32 @counted(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4) unnamed_addr #1 {
  %6 = alloca %struct.map, align 8
  %7 = alloca i32, align 4
  %8 = icmp eq ptr @ompi_mpi_comm_null, null
  %9 = select i1 %8, i64 20, i64 24
  br label %10

10:                                               
  %11 = phi i64 [ %47, %46 ], [ 0, %5 ]
  %12 = load i64, ptr %3, align 8
  %13 = icmp eq i64 %12, 1
  %14 = icmp ult i64 %11, 64
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %50

16:                                               
  %17 = getelementptr inbounds [64 x %struct.looked], ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 552), i64 0, i64 %11
  tail call fastcc void @lock() #26
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, %0
  br i1 %19, label %20, label %24

20:                                               
  %21 = getelementptr inbounds i8, ptr %17, i64 8
  %22 = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(20) %21, ptr noundef nonnull dereferenceable(20) %0, i64 %9)
  %23 = icmp eq i32 %22, 0
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br i1 %23, label %25, label %46

24:                                               
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br label %46

25:                                               
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #27
  call fastcc void @map_of(ptr dead_on_unwind nonnull writable sret(%struct.map) align 8 %6, ptr noundef %1, i32 noundef 0) #26
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #27
  %26 = getelementptr inbounds i8, ptr %6, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %3, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %6, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %31, %29
  %33 = add nsw i64 %32, %27
  %34 = trunc i64 %33 to i32
  %35 = icmp eq i64 %31, 0
  %36 = getelementptr inbounds i8, ptr %6, i64 56
  %37 = load ptr, ptr %36, align 8
  tail call void @free(ptr noundef %37) #26
  br i1 %35, label %38, label %39

38:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #27
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #27
  br label %50

39:                                               
  %40 = select i1 %8, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %41 = call i32 @MPI_Get_count(ptr noundef %0, ptr noundef %40, ptr noundef nonnull %7) #28
  call fastcc void @expect(i32 noundef %41) #26
  %42 = icmp eq i32 %34, 0
  br i1 %42, label %48, label %43

43:                                               
  %44 = load i32, ptr %7, align 4
  %45 = sdiv i32 %44, %34
  br label %48

46:                                               
  %47 = add nuw nsw i64 %11, 1
  br label %10

48:                                               
  %49 = phi i32 [ %45, %43 ], [ 0, %39 ]
  store i32 %49, ptr %2, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #27
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #27
  br label %52

50:                                               
  %51 = tail call i32 %4(ptr noundef %0, ptr noundef %1, ptr noundef %2) #28
  br label %52

52:                                               
  %53 = phi i32 [ 0, %48 ], [ %51, %50 ]
  ret i32 %53
}

declare i32 @MPI_Get_count(ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Get_elements(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc i32 @counted(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull @MPI_Get_elements) #26
  ret i32 %5
}

declare i32 @MPI_Get_elements(ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Comm_free(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %1, align 8
  %4 = icmp eq i64 %3, 2
  br i1 %4, label %7, label %5

5:                                                
  %6 = tail call i32 @MPI_Comm_free(ptr noundef %0) #28
  br label %23

7:                                                
  %8 = tail call fastcc ptr @memory_of(i64 noundef 16) #26
  %9 = tail call fastcc ptr @new_record(ptr noundef nonnull %1, i32 noundef 6) #26
  %10 = icmp eq ptr @ompi_mpi_comm_null, null
  br i1 %10, label %13, label %11

11:                                               
  %12 = load ptr, ptr %0, align 8
  br label %17

13:                                               
  %14 = load i32, ptr %0, align 4
  %15 = zext i32 %14 to i64
  %16 = inttoptr i64 %15 to ptr
  br label %17

17:                                               
  %18 = phi ptr [ %12, %11 ], [ %16, %13 ]
  %19 = getelementptr inbounds i8, ptr %8, i64 8
  store ptr %18, ptr %19, align 8
  tail call fastcc void @lock() #26
  %20 = load ptr, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 16), align 8
  store ptr %20, ptr %8, align 8
  store ptr %8, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 16), align 8
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br i1 %10, label %22, label %21

21:                                               
  store ptr @ompi_mpi_comm_null, ptr %0, align 8
  br label %23

22:                                               
  store i32 67108864, ptr %0, align 4
  br label %23

23:                                               
  %24 = phi i32 [ %6, %5 ], [ 0, %22 ], [ 0, %21 ]
  ret i32 %24
}

declare i32 @MPI_Comm_free(ptr noundef) local_unnamed_addr #2

define internal fastcc noundef ptr @new_record(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #1 {
  %3 = tail call ptr @__enzyme_cc_tape_push(i64 noundef 288) #28
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8
  store i32 %1, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(228) %6, i8 0, i64 228, i1 false)
  %7 = getelementptr inbounds i8, ptr %3, i64 232
  store i64 %5, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %3, i64 240
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %3, ptr %9, align 8
  %10 = atomicrmw add ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 24), i64 1 monotonic, align 8
  ret ptr %3
}

define internal fastcc void @lock() unnamed_addr #1 {
  tail call fastcc void @acquire(ptr noundef nonnull getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116)) #26
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc i32 @begin_send(ptr noundef nonnull @MPI_Isend, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #26
  ret i32 %9
}

define internal fastcc i32 @begin_send(ptr noundef readonly %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr nocapture noundef %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = load i64, ptr %8, align 8
  switch i64 %11, label %60 [
    i64 1, label %12
    i64 0, label %58
  ]

12:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  %13 = tail call fastcc ptr @new_entry(i32 noundef 0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %8) #26
  store ptr %13, ptr %10, align 8
  tail call fastcc void @prepare_packed(ptr noundef %13) #26
  %14 = getelementptr inbounds i8, ptr %13, i64 88
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %45, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %13, i64 96
  %19 = tail call fastcc ptr @pack(ptr noundef nonnull %8, ptr noundef nonnull %18, ptr noundef %3, ptr noundef %6, ptr noundef nonnull %15) #26
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds i8, ptr %13, i64 120
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %8, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %13, i64 112
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %26, %24
  %28 = add nsw i64 %27, %22
  %29 = mul nsw i64 %28, %20
  %30 = tail call fastcc i32 @small(i64 noundef %29) #26
  %31 = icmp eq ptr %0, @MPI_Ibsend
  %32 = load ptr, ptr %14, align 8
  br i1 %31, label %33, label %41

33:                                               
  %34 = tail call fastcc i32 @send_at_once(ptr noundef %32, i32 noundef %30, i32 noundef %4, i32 noundef %5, ptr noundef %6) #26
  store ptr null, ptr %14, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %53

36:                                               
  %37 = icmp eq ptr @ompi_mpi_comm_null, null
  %38 = select i1 %37, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %39 = select i1 %37, i32 -1, i32 -2
  %40 = tail call i32 @MPI_Isend(ptr noundef %1, i32 noundef 0, ptr noundef %38, i32 noundef %39, i32 noundef %5, ptr noundef %6, ptr noundef %7) #28
  br label %47

41:                                               
  %42 = icmp eq ptr @ompi_mpi_comm_null, null
  %43 = select i1 %42, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %44 = tail call i32 %0(ptr noundef %32, i32 noundef %30, ptr noundef %43, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) #28
  br label %47

45:                                               
  %46 = tail call i32 %0(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) #28
  br label %47

47:                                               
  %48 = phi i32 [ %46, %45 ], [ %40, %36 ], [ %44, %41 ]
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %53

50:                                               
  %51 = load ptr, ptr %14, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %55

53:                                               
  %54 = phi i32 [ 0, %50 ], [ %48, %47 ], [ %34, %33 ]
  call fastcc void @forget(ptr noundef nonnull %10) #26
  br label %56

55:                                               
  tail call fastcc void @enter(ptr noundef nonnull %13, ptr noundef %7) #26
  br label %56

56:                                               
  %57 = phi i32 [ 0, %55 ], [ %54, %53 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  br label %62

58:                                               
  %59 = tail call i32 %0(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) #28
  br label %62

60:                                               
  %61 = tail call fastcc i32 @begin_recorded(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %8) #26
  br label %62

62:                                               
  %63 = phi i32 [ %57, %56 ], [ %59, %58 ], [ %61, %60 ]
  ret i32 %63
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Ibsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc i32 @begin_send(ptr noundef nonnull @MPI_Ibsend, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #26
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc i32 @begin_send(ptr noundef nonnull @MPI_Issend, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #26
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Irsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc i32 @begin_send(ptr noundef nonnull @MPI_Irsend, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #26
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = load i64, ptr %7, align 8
  switch i64 %10, label %21 [
    i64 0, label %11
    i64 2, label %13
  ]

11:                                               
  %12 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #28
  br label %78

13:                                               
  %14 = icmp eq ptr @ompi_mpi_comm_null, null
  %15 = select i1 %14, i32 -2, i32 -1
  %16 = icmp eq i32 %15, %3
  %17 = icmp eq i32 %4, -1
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %21

19:                                               
  %20 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 95) #28
  tail call void @abort() #29
  unreachable

21:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #27
  %22 = tail call fastcc ptr @new_entry(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %7) #26
  store ptr %22, ptr %9, align 8
  %23 = load i64, ptr %7, align 8
  %24 = icmp eq i64 %23, 1
  br i1 %24, label %25, label %54

25:                                               
  tail call fastcc void @prepare_packed(ptr noundef %22) #26
  %26 = getelementptr inbounds i8, ptr %22, i64 88
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %42, label %29

29:                                               
  %30 = sext i32 %1 to i64
  %31 = getelementptr inbounds i8, ptr %22, i64 120
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %7, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %22, i64 112
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %36, %34
  %38 = add nsw i64 %37, %32
  %39 = mul nsw i64 %38, %30
  %40 = tail call fastcc i32 @small(i64 noundef %39) #26
  %41 = load ptr, ptr %26, align 8
  br label %42

42:                                               
  %43 = phi ptr [ %41, %29 ], [ null, %25 ]
  %44 = phi i32 [ %40, %29 ], [ %1, %25 ]
  %45 = icmp eq ptr %43, null
  %46 = select i1 %45, ptr %0, ptr %43
  %47 = icmp eq ptr @ompi_mpi_comm_null, null
  %48 = select i1 %47, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %49 = select i1 %45, ptr %2, ptr %48
  %50 = tail call i32 @MPI_Irecv(ptr noundef %46, i32 noundef %44, ptr noundef %49, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #28
  %51 = load ptr, ptr %26, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %66

53:                                               
  call fastcc void @forget(ptr noundef nonnull %9) #26
  br label %76

54:                                               
  tail call fastcc void @in_order() #26
  %55 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #28
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %65

57:                                               
  %58 = tail call fastcc ptr @begin_receive(ptr noundef nonnull %7, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %5, i32 noundef 3) #26
  %59 = getelementptr inbounds i8, ptr %22, i64 32
  store ptr %58, ptr %59, align 8
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  %60 = icmp eq ptr @ompi_mpi_comm_null, null
  %61 = select i1 %60, i32 -1, i32 -2
  %62 = icmp eq i32 %61, %3
  br i1 %62, label %63, label %70

63:                                               
  %64 = getelementptr inbounds i8, ptr %58, i64 256
  store i32 1, ptr %64, align 8
  br label %73

65:                                               
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  br label %73

66:                                               
  %67 = icmp eq i32 %50, 0
  br i1 %67, label %68, label %73

68:                                               
  %69 = select i1 %47, i32 -1, i32 -2
  br label %70

70:                                               
  %71 = phi i32 [ %69, %68 ], [ %61, %57 ]
  %72 = icmp eq i32 %71, %3
  br i1 %72, label %73, label %75

73:                                               
  %74 = phi i32 [ 0, %70 ], [ %50, %66 ], [ %55, %65 ], [ 0, %63 ]
  call fastcc void @forget(ptr noundef nonnull %9) #26
  br label %76

75:                                               
  tail call fastcc void @enter(ptr noundef nonnull %22, ptr noundef %6) #26
  br label %76

76:                                               
  %77 = phi i32 [ %50, %53 ], [ 0, %75 ], [ %74, %73 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #27
  br label %78

78:                                               
  %79 = phi i32 [ %12, %11 ], [ %77, %76 ]
  ret i32 %79
}

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #7

declare void @abort() local_unnamed_addr #8

define internal fastcc noalias noundef ptr @new_entry(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7) unnamed_addr #1 {
  %9 = tail call dereferenceable_or_null(200) ptr @calloc(i64 noundef 1, i64 noundef 200) #32
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %13

11:                                               
  %12 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.52, i64 noundef 42) #28
  tail call void @abort() #29
  unreachable

13:                                               
  %14 = getelementptr inbounds i8, ptr %9, i64 16
  store i32 %0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %9, i64 48
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %9, i64 56
  store i32 %2, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 72
  store ptr %3, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %9, i64 60
  store i32 %4, ptr %18, align 4
  %19 = getelementptr inbounds i8, ptr %9, i64 64
  store i32 %5, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %9, i64 80
  store ptr %6, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %7, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = shl i64 %22, 4
  %24 = add i64 %23, 48
  %25 = tail call fastcc noalias noundef ptr @memory_of(i64 noundef %24) #26
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %25, ptr readonly align 1 %7, i64 %24, i1 false)
  %26 = getelementptr inbounds i8, ptr %9, i64 40
  store ptr %25, ptr %26, align 8
  ret ptr %9
}

define internal fastcc void @prepare_packed(ptr nocapture noundef %0) unnamed_addr #1 {
  %2 = alloca %struct.numbers, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 96
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %2) #27
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 72
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 1
  %16 = zext i1 %15 to i32
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %2, ptr noundef %5, ptr noundef %7, i64 noundef %10, ptr noundef %12, i32 noundef %16) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %3, ptr noundef nonnull align 8 dereferenceable(104) %2, i64 104, i1 false)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %2) #27
  %17 = getelementptr inbounds i8, ptr %0, i64 112
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %41, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %0, i64 60
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq ptr @ompi_mpi_comm_null, null
  %24 = select i1 %23, i32 -1, i32 -2
  %25 = icmp eq i32 %22, %24
  br i1 %25, label %41, label %26

26:                                               
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %8, align 8
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 120
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %27, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = mul nsw i64 %18, %33
  %35 = add nsw i64 %34, %31
  %36 = mul nsw i64 %35, %29
  %37 = tail call fastcc i32 @small(i64 noundef %36) #26
  %38 = sext i32 %37 to i64
  %39 = tail call fastcc ptr @memory_of(i64 noundef %38) #26
  %40 = getelementptr inbounds i8, ptr %0, i64 88
  store ptr %39, ptr %40, align 8
  br label %41

41:                                               
  ret void
}

define internal fastcc void @forget(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = load ptr, ptr %0, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr %3, ptr %0, align 8
  tail call fastcc void @drop_entry(ptr noundef nonnull %2) #26
  ret void
}

define internal fastcc void @enter(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #1 {
  %3 = icmp eq ptr @ompi_mpi_comm_null, null
  br i1 %3, label %6, label %4

4:                                                
  %5 = load ptr, ptr %1, align 8
  br label %10

6:                                                
  %7 = load i32, ptr %1, align 4
  %8 = zext i32 %7 to i64
  %9 = inttoptr i64 %8 to ptr
  br label %10

10:                                               
  %11 = phi ptr [ %5, %4 ], [ %9, %6 ]
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %11, ptr %12, align 8
  tail call fastcc void @lock() #26
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %21

16:                                               
  %17 = load ptr, ptr %12, align 8
  %18 = tail call fastcc ptr @place_of(ptr noundef %17) #26
  %19 = icmp eq ptr %18, null
  br i1 %19, label %21, label %20

20:                                               
  tail call fastcc void @forget(ptr noundef nonnull %18) #26
  br label %16

21:                                               
  %22 = load ptr, ptr @__enzyme_cc_mpi, align 8
  store ptr %22, ptr %0, align 8
  store ptr %0, ptr @__enzyme_cc_mpi, align 8
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc i32 @prepare_send(ptr noundef nonnull @MPI_Send_init, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #26
  ret i32 %9
}

define internal fastcc i32 @prepare_send(ptr noundef readonly %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = load i64, ptr %8, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               
  %14 = tail call i32 %0(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) #28
  br label %66

15:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  %16 = tail call fastcc ptr @new_entry(i32 noundef 0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %8) #26
  store ptr %16, ptr %10, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 20
  store i32 1, ptr %17, align 4
  %18 = load i64, ptr %8, align 8
  %19 = icmp eq i64 %18, 1
  br i1 %19, label %20, label %21

20:                                               
  tail call fastcc void @prepare_packed(ptr noundef nonnull %16) #26
  br label %21

21:                                               
  %22 = getelementptr inbounds i8, ptr %16, i64 88
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  %25 = icmp eq ptr %0, @MPI_Bsend_init
  %26 = and i1 %25, %24
  %27 = zext i1 %26 to i32
  %28 = getelementptr inbounds i8, ptr %16, i64 28
  store i32 %27, ptr %28, align 4
  %29 = icmp eq ptr %23, null
  br i1 %29, label %43, label %30

30:                                               
  %31 = sext i32 %2 to i64
  %32 = getelementptr inbounds i8, ptr %16, i64 120
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %8, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %16, i64 112
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 %37, %35
  %39 = add nsw i64 %38, %33
  %40 = mul nsw i64 %39, %31
  %41 = tail call fastcc i32 @small(i64 noundef %40) #26
  %42 = load i32, ptr %28, align 4
  br label %43

43:                                               
  %44 = phi i32 [ %27, %21 ], [ %42, %30 ]
  %45 = phi i32 [ %2, %21 ], [ %41, %30 ]
  %46 = icmp eq i32 %44, 0
  br i1 %46, label %52, label %47

47:                                               
  %48 = icmp eq ptr @ompi_mpi_comm_null, null
  %49 = select i1 %48, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %50 = select i1 %48, i32 -1, i32 -2
  %51 = tail call i32 @MPI_Send_init(ptr noundef %1, i32 noundef 0, ptr noundef %49, i32 noundef %50, i32 noundef %5, ptr noundef %6, ptr noundef %7) #28
  br label %60

52:                                               
  %53 = load ptr, ptr %22, align 8
  %54 = icmp eq ptr %53, null
  %55 = select i1 %54, ptr %1, ptr %53
  %56 = icmp eq ptr @ompi_mpi_comm_null, null
  %57 = select i1 %56, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %58 = select i1 %54, ptr %3, ptr %57
  %59 = tail call i32 %0(ptr noundef %55, i32 noundef %45, ptr noundef %58, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) #28
  br label %60

60:                                               
  %61 = phi i32 [ %51, %47 ], [ %59, %52 ]
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %64, label %63

63:                                               
  call fastcc void @forget(ptr noundef nonnull %10) #26
  br label %65

64:                                               
  tail call fastcc void @enter(ptr noundef nonnull %16, ptr noundef %7) #26
  br label %65

65:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  br label %66

66:                                               
  %67 = phi i32 [ %14, %13 ], [ %61, %65 ]
  ret i32 %67
}

declare i32 @MPI_Send_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Bsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc i32 @prepare_send(ptr noundef nonnull @MPI_Bsend_init, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #26
  ret i32 %9
}

declare i32 @MPI_Bsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc i32 @prepare_send(ptr noundef nonnull @MPI_Ssend_init, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #26
  ret i32 %9
}

declare i32 @MPI_Ssend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Rsend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc i32 @prepare_send(ptr noundef nonnull @MPI_Rsend_init, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #26
  ret i32 %9
}

declare i32 @MPI_Rsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = load i64, ptr %7, align 8
  switch i64 %10, label %21 [
    i64 0, label %11
    i64 2, label %13
  ]

11:                                               
  %12 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #28
  br label %57

13:                                               
  %14 = icmp eq ptr @ompi_mpi_comm_null, null
  %15 = select i1 %14, i32 -2, i32 -1
  %16 = icmp eq i32 %15, %3
  %17 = icmp eq i32 %4, -1
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %21

19:                                               
  %20 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 99) #28
  tail call void @abort() #29
  unreachable

21:                                               
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #27
  %22 = tail call fastcc ptr @new_entry(i32 noundef 1, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %7) #26
  store ptr %22, ptr %9, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 20
  store i32 1, ptr %23, align 4
  %24 = load i64, ptr %7, align 8
  %25 = icmp eq i64 %24, 1
  br i1 %25, label %26, label %27

26:                                               
  tail call fastcc void @prepare_packed(ptr noundef nonnull %22) #26
  br label %27

27:                                               
  %28 = getelementptr inbounds i8, ptr %22, i64 88
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %44, label %31

31:                                               
  %32 = sext i32 %1 to i64
  %33 = getelementptr inbounds i8, ptr %22, i64 120
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %7, i64 8
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %22, i64 112
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %36
  %40 = add nsw i64 %39, %34
  %41 = mul nsw i64 %40, %32
  %42 = tail call fastcc i32 @small(i64 noundef %41) #26
  %43 = load ptr, ptr %28, align 8
  br label %44

44:                                               
  %45 = phi ptr [ %43, %31 ], [ null, %27 ]
  %46 = phi i32 [ %42, %31 ], [ %1, %27 ]
  %47 = icmp eq ptr %45, null
  %48 = select i1 %47, ptr %0, ptr %45
  %49 = icmp eq ptr @ompi_mpi_comm_null, null
  %50 = select i1 %49, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %51 = select i1 %47, ptr %2, ptr %50
  %52 = tail call i32 @MPI_Recv_init(ptr noundef %48, i32 noundef %46, ptr noundef %51, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #28
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               
  call fastcc void @forget(ptr noundef nonnull %9) #26
  br label %56

55:                                               
  tail call fastcc void @enter(ptr noundef nonnull %22, ptr noundef %6) #26
  br label %56

56:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #27
  br label %57

57:                                               
  %58 = phi i32 [ %12, %11 ], [ %52, %56 ]
  ret i32 %58
}

declare i32 @MPI_Recv_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Start(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @in_order() #26
  %3 = load i64, ptr %1, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %8, label %5

5:                                                
  %6 = tail call fastcc ptr @starting(i32 noundef 1, ptr noundef %0, ptr noundef nonnull %1) #26
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  store ptr %6, ptr %7, align 8
  br label %8

8:                                                
  %9 = tail call i32 @MPI_Start(ptr noundef %0) #28
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  ret i32 %9
}

define internal fastcc noundef ptr @starting(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #1 {
  %4 = load i64, ptr %2, align 8
  %5 = icmp eq i64 %4, 2
  br i1 %5, label %6, label %13

6:                                                
  %7 = tail call fastcc ptr @new_record(ptr noundef nonnull %2, i32 noundef 4) #26
  %8 = sext i32 %0 to i64
  %9 = shl nsw i64 %8, 3
  %10 = or disjoint i64 %9, 1
  %11 = tail call ptr @__enzyme_cc_tape_push(i64 noundef %10) #28
  %12 = getelementptr inbounds i8, ptr %7, i64 272
  store ptr %11, ptr %12, align 8
  br label %13

13:                                               
  %14 = phi ptr [ %7, %6 ], [ null, %3 ]
  %15 = icmp eq ptr @ompi_mpi_comm_null, null
  %16 = getelementptr inbounds i8, ptr %14, i64 272
  %17 = getelementptr inbounds i8, ptr %14, i64 264
  %18 = getelementptr inbounds i8, ptr %2, i64 40
  %19 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %20 = zext nneg i32 %19 to i64
  br label %21

21:                                               
  %22 = phi i64 [ %147, %145 ], [ 0, %13 ]
  %23 = icmp eq i64 %22, %20
  br i1 %23, label %24, label %25

24:                                               
  ret ptr %14

25:                                               
  tail call fastcc void @lock() #26
  br i1 %15, label %29, label %26

26:                                               
  %27 = getelementptr inbounds ptr, ptr %1, i64 %22
  %28 = load ptr, ptr %27, align 8
  br label %34

29:                                               
  %30 = getelementptr inbounds i32, ptr %1, i64 %22
  %31 = load i32, ptr %30, align 4
  %32 = zext i32 %31 to i64
  %33 = inttoptr i64 %32 to ptr
  br label %34

34:                                               
  %35 = phi ptr [ %28, %26 ], [ %33, %29 ]
  %36 = tail call fastcc ptr @place_of(ptr noundef %35) #26
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %39

38:                                               
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br label %46

39:                                               
  %40 = load ptr, ptr %36, align 8
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  %41 = icmp eq ptr %40, null
  br i1 %41, label %46, label %42

42:                                               
  %43 = getelementptr inbounds i8, ptr %40, i64 20
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               
  %47 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.53, i64 noundef 170) #28
  tail call void @abort() #29
  unreachable

48:                                               
  %49 = load i64, ptr %2, align 8
  %50 = icmp eq i64 %49, 2
  br i1 %50, label %51, label %95

51:                                               
  %52 = getelementptr inbounds i8, ptr %40, i64 16
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, 0
  %55 = getelementptr inbounds i8, ptr %40, i64 40
  %56 = load ptr, ptr %55, align 8
  br i1 %54, label %57, label %80

57:                                               
  %58 = load i64, ptr %18, align 8
  %59 = getelementptr inbounds i8, ptr %56, i64 40
  %60 = load i64, ptr %59, align 8
  %61 = or i64 %60, %58
  store i64 %61, ptr %59, align 8
  %62 = getelementptr inbounds i8, ptr %40, i64 48
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %40, i64 56
  %65 = load i32, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %40, i64 72
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %40, i64 60
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds i8, ptr %40, i64 64
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %40, i64 80
  %73 = load ptr, ptr %72, align 8
  tail call fastcc void @record_send(ptr noundef %56, ptr noundef %63, i32 noundef %65, ptr noundef %67, i32 noundef %69, i32 noundef %71, ptr noundef %73) #26
  %74 = getelementptr inbounds i8, ptr %56, i64 16
  %75 = load ptr, ptr %74, align 8
  %76 = load ptr, ptr %16, align 8
  %77 = load i64, ptr %17, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %17, align 8
  %79 = getelementptr inbounds ptr, ptr %76, i64 %77
  store ptr %75, ptr %79, align 8
  br label %145

80:                                               
  %81 = getelementptr inbounds i8, ptr %40, i64 48
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %40, i64 56
  %84 = load i32, ptr %83, align 8
  %85 = getelementptr inbounds i8, ptr %40, i64 72
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds i8, ptr %40, i64 80
  %88 = load ptr, ptr %87, align 8
  %89 = tail call fastcc ptr @begin_receive(ptr noundef %56, ptr noundef %82, i32 noundef %84, ptr noundef %86, ptr noundef %88, i32 noundef 3) #26
  %90 = getelementptr inbounds i8, ptr %40, i64 32
  store ptr %89, ptr %90, align 8
  %91 = load ptr, ptr %16, align 8
  %92 = load i64, ptr %17, align 8
  %93 = add nsw i64 %92, 1
  store i64 %93, ptr %17, align 8
  %94 = getelementptr inbounds ptr, ptr %91, i64 %92
  store ptr %89, ptr %94, align 8
  br label %145

95:                                               
  %96 = getelementptr inbounds i8, ptr %40, i64 28
  %97 = load i32, ptr %96, align 4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %128, label %99

99:                                               
  %100 = getelementptr inbounds i8, ptr %40, i64 40
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds i8, ptr %40, i64 96
  %103 = getelementptr inbounds i8, ptr %40, i64 56
  %104 = load i32, ptr %103, align 8
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %40, i64 120
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds i8, ptr %101, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i8, ptr %40, i64 112
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %111, %109
  %113 = add nsw i64 %112, %107
  %114 = mul nsw i64 %113, %105
  %115 = tail call fastcc i32 @small(i64 noundef %114) #26
  %116 = load ptr, ptr %100, align 8
  %117 = getelementptr inbounds i8, ptr %40, i64 72
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds i8, ptr %40, i64 80
  %120 = load ptr, ptr %119, align 8
  %121 = tail call fastcc ptr @pack(ptr noundef %116, ptr noundef nonnull %102, ptr noundef %118, ptr noundef %120, ptr noundef null) #26
  %122 = getelementptr inbounds i8, ptr %40, i64 60
  %123 = load i32, ptr %122, align 4
  %124 = getelementptr inbounds i8, ptr %40, i64 64
  %125 = load i32, ptr %124, align 8
  %126 = load ptr, ptr %119, align 8
  %127 = tail call fastcc i32 @send_at_once(ptr noundef %121, i32 noundef %115, i32 noundef %123, i32 noundef %125, ptr noundef %126) #26
  tail call fastcc void @expect(i32 noundef %127) #26
  br label %145

128:                                              
  %129 = getelementptr inbounds i8, ptr %40, i64 88
  %130 = load ptr, ptr %129, align 8
  %131 = icmp eq ptr %130, null
  br i1 %131, label %145, label %132

132:                                              
  %133 = getelementptr inbounds i8, ptr %40, i64 16
  %134 = load i32, ptr %133, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %145

136:                                              
  %137 = getelementptr inbounds i8, ptr %40, i64 40
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds i8, ptr %40, i64 96
  %140 = getelementptr inbounds i8, ptr %40, i64 72
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds i8, ptr %40, i64 80
  %143 = load ptr, ptr %142, align 8
  %144 = tail call fastcc ptr @pack(ptr noundef %138, ptr noundef nonnull %139, ptr noundef %141, ptr noundef %143, ptr noundef nonnull %130) #26
  br label %145

145:                                              
  %146 = getelementptr inbounds i8, ptr %40, i64 24
  store i32 1, ptr %146, align 8
  %147 = add nuw nsw i64 %22, 1
  br label %21
}

declare i32 @MPI_Start(ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Startall(i32 noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @in_order() #26
  %4 = load i64, ptr %2, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %9, label %6

6:                                                
  %7 = tail call fastcc ptr @starting(i32 noundef %0, ptr noundef %1, ptr noundef nonnull %2) #26
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  store ptr %7, ptr %8, align 8
  br label %9

9:                                                
  %10 = tail call i32 @MPI_Startall(i32 noundef %0, ptr noundef %1) #28
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  ret i32 %10
}

declare i32 @MPI_Startall(i32 noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Request_free(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %1, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %39, label %5

5:                                                
  tail call fastcc void @lock() #26
  %6 = icmp eq ptr @ompi_mpi_comm_null, null
  br i1 %6, label %9, label %7

7:                                                
  %8 = load ptr, ptr %0, align 8
  br label %13

9:                                                
  %10 = load i32, ptr %0, align 4
  %11 = zext i32 %10 to i64
  %12 = inttoptr i64 %11 to ptr
  br label %13

13:                                               
  %14 = phi ptr [ %8, %7 ], [ %12, %9 ]
  %15 = tail call fastcc ptr @place_of(ptr noundef %14) #26
  %16 = icmp eq ptr %15, null
  br i1 %16, label %38, label %17

17:                                               
  %18 = load ptr, ptr %15, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 32
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %24, label %22

22:                                               
  %23 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.2, i64 noundef 72) #28
  tail call void @abort() #29
  unreachable

24:                                               
  %25 = getelementptr inbounds i8, ptr %18, i64 88
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %37, label %28

28:                                               
  %29 = getelementptr inbounds i8, ptr %18, i64 20
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37

32:                                               
  %33 = getelementptr inbounds i8, ptr %18, i64 8
  %34 = load ptr, ptr %33, align 8
  store ptr null, ptr %25, align 8
  tail call fastcc void @forget(ptr noundef nonnull %15) #26
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  tail call fastcc void @remember_sent(ptr noundef %34, ptr noundef nonnull %26) #26
  br i1 %6, label %36, label %35

35:                                               
  store ptr @ompi_request_null, ptr %0, align 8
  br label %41

36:                                               
  store i32 738197504, ptr %0, align 4
  br label %41

37:                                               
  tail call fastcc void @forget(ptr noundef nonnull %15) #26
  br label %38

38:                                               
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br label %39

39:                                               
  %40 = tail call i32 @MPI_Request_free(ptr noundef %0) #28
  br label %41

41:                                               
  %42 = phi i32 [ %40, %39 ], [ 0, %35 ], [ 0, %36 ]
  ret i32 %42
}

define internal fastcc noundef ptr @place_of(ptr noundef readnone %0) unnamed_addr #9 {
  br label %2

2:                                                
  %3 = phi ptr [ @__enzyme_cc_mpi, %1 ], [ %4, %6 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %2

10:                                               
  %11 = phi ptr [ null, %2 ], [ %3, %6 ]
  ret ptr %11
}

define internal fastcc void @remember_sent(ptr noundef %0, ptr noundef %1) unnamed_addr #1 {
  %3 = tail call fastcc ptr @memory_of(i64 noundef 24) #26
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr %1, ptr %5, align 8
  tail call fastcc void @lock() #26
  %6 = load ptr, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 8), align 8
  store ptr %6, ptr %3, align 8
  store ptr %3, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 8), align 8
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  ret void
}

declare i32 @MPI_Request_free(ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Wait(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.status, align 4
  %5 = alloca %struct.completed, align 8
  %6 = load i64, ptr %2, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                
  %9 = tail call i32 @MPI_Wait(ptr noundef %0, ptr noundef %1) #28
  br label %34

10:                                               
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #27
  %11 = icmp eq ptr @ompi_mpi_comm_null, null
  %12 = zext i1 %11 to i64
  %13 = inttoptr i64 %12 to ptr
  %14 = icmp eq ptr %13, %1
  %15 = select i1 %14, ptr %4, ptr %1
  br i1 %11, label %18, label %16

16:                                               
  %17 = load ptr, ptr %0, align 8
  br label %22

18:                                               
  %19 = load i32, ptr %0, align 4
  %20 = zext i32 %19 to i64
  %21 = inttoptr i64 %20 to ptr
  br label %22

22:                                               
  %23 = phi ptr [ %17, %16 ], [ %21, %18 ]
  %24 = tail call fastcc ptr @claim(ptr noundef %23) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #27
  call fastcc void @begin_completion(ptr dead_on_unwind nonnull writable sret(%struct.completed) align 8 %5, i32 noundef 1, ptr noundef nonnull %2) #26
  %25 = call i32 @MPI_Wait(ptr noundef nonnull %0, ptr noundef %15) #28
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %30

27:                                               
  %28 = call fastcc i32 @is_cut(i32 noundef %25) #26
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               
  %31 = zext i1 %26 to i32
  call fastcc void @complete(ptr noundef %24, ptr noundef %15, i32 noundef %31, ptr noundef nonnull %5) #26
  br label %33

32:                                               
  call fastcc void @put_back(ptr noundef %24) #26
  br label %33

33:                                               
  call fastcc void @end_completion(ptr noundef nonnull %5) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #27
  br label %34

34:                                               
  %35 = phi i32 [ %9, %8 ], [ %25, %33 ]
  ret i32 %35
}

declare i32 @MPI_Wait(ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc ptr @claim(ptr noundef %0) unnamed_addr #1 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store ptr null, ptr %2, align 8
  %3 = icmp eq ptr @ompi_mpi_comm_null, null
  %4 = select i1 %3, ptr inttoptr (i64 738197504 to ptr), ptr @ompi_request_null
  %5 = icmp eq ptr %4, %0
  br i1 %5, label %18, label %6

6:                                                
  tail call fastcc void @lock() #26
  br label %7

7:                                                
  %8 = phi ptr [ %2, %6 ], [ %15, %11 ]
  %9 = tail call fastcc ptr @place_of(ptr noundef %0) #26
  %10 = icmp eq ptr %9, null
  br i1 %10, label %16, label %11

11:                                               
  %12 = load ptr, ptr %9, align 8
  store ptr %12, ptr %8, align 8
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %9, align 8
  %14 = load ptr, ptr %8, align 8
  store ptr null, ptr %14, align 8
  %15 = load ptr, ptr %8, align 8
  br label %7

16:                                               
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  %17 = load ptr, ptr %2, align 8
  br label %18

18:                                               
  %19 = phi ptr [ %17, %16 ], [ null, %1 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  ret ptr %19
}

define internal fastcc void @begin_completion(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.completed) align 8 %0, i32 noundef %1, ptr noundef %2) unnamed_addr #1 {
  store ptr %2, ptr %0, align 8
  %4 = load i64, ptr %2, align 8
  %5 = icmp eq i64 %4, 2
  br i1 %5, label %6, label %10

6:                                                
  %7 = sext i32 %1 to i64
  %8 = shl nsw i64 %7, 3
  %9 = tail call fastcc ptr @memory_of(i64 noundef %8) #26
  br label %10

10:                                               
  %11 = phi ptr [ %9, %6 ], [ null, %3 ]
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 0, ptr %13, align 8
  ret void
}

define internal fastcc void @complete(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr nocapture noundef %3) unnamed_addr #1 {
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = getelementptr inbounds i8, ptr %3, i64 16
  %7 = icmp ne i32 %2, 0
  br label %8

8:                                                
  %9 = phi ptr [ %0, %4 ], [ %57, %53 ]
  %10 = icmp eq ptr %9, null
  br i1 %10, label %58, label %11

11:                                               
  %12 = getelementptr inbounds i8, ptr %9, i64 32
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %23, label %15

15:                                               
  %16 = getelementptr inbounds i8, ptr %13, i64 260
  store i32 %2, ptr %16, align 4
  %17 = getelementptr inbounds i8, ptr %9, i64 72
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @received(ptr noundef nonnull %13, ptr noundef %1, ptr noundef %18) #26
  %19 = load ptr, ptr %5, align 8
  %20 = load i64, ptr %6, align 8
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %6, align 8
  %22 = getelementptr inbounds ptr, ptr %19, i64 %20
  store ptr %13, ptr %22, align 8
  br label %48

23:                                               
  %24 = getelementptr inbounds i8, ptr %9, i64 16
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %27, label %48

27:                                               
  %28 = getelementptr inbounds i8, ptr %9, i64 88
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  %31 = or i1 %7, %30
  br i1 %31, label %48, label %32

32:                                               
  %33 = getelementptr inbounds i8, ptr %9, i64 20
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:                                               
  %37 = getelementptr inbounds i8, ptr %9, i64 24
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %40

40:                                               
  %41 = getelementptr inbounds i8, ptr %9, i64 40
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %9, i64 96
  %44 = getelementptr inbounds i8, ptr %9, i64 72
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %9, i64 80
  %47 = load ptr, ptr %46, align 8
  tail call fastcc void @unpack(ptr noundef %42, ptr noundef nonnull %43, ptr noundef %45, ptr noundef %47, ptr noundef nonnull %29, ptr noundef %1) #26
  br label %48

48:                                               
  store ptr null, ptr %12, align 8
  %49 = getelementptr inbounds i8, ptr %9, i64 24
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %9, i64 20
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %58

53:                                               
  %54 = getelementptr inbounds i8, ptr %9, i64 16
  %55 = load i32, ptr %54, align 8
  %56 = icmp eq i32 %55, 0
  %57 = load ptr, ptr %9, align 8
  tail call fastcc void @drop_entry(ptr noundef nonnull %9) #26
  br i1 %56, label %8, label %58

58:                                               
  %59 = phi ptr [ %57, %53 ], [ null, %8 ], [ %9, %48 ]
  tail call fastcc void @put_back(ptr noundef %59) #26
  ret void
}

define internal fastcc void @put_back(ptr noundef %0) unnamed_addr #1 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %9, label %3

3:                                                
  %4 = phi ptr [ %5, %3 ], [ %0, %1 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %3

7:                                                
  tail call fastcc void @lock() #26
  %8 = load ptr, ptr @__enzyme_cc_mpi, align 8
  store ptr %8, ptr %4, align 8
  store ptr %0, ptr @__enzyme_cc_mpi, align 8
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br label %9

9:                                                
  ret void
}

define internal fastcc void @end_completion(ptr nocapture noundef readonly %0) unnamed_addr #1 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %16, label %5

5:                                                
  %6 = load ptr, ptr %0, align 8
  %7 = tail call fastcc ptr @new_record(ptr noundef %6, i32 noundef 5) #26
  %8 = load i64, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 264
  store i64 %8, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = shl i64 %8, 3
  %13 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = tail call ptr @__enzyme_cc_tape_push(i64 noundef %13) #28
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %14, ptr readonly align 1 %11, i64 %12, i1 false)
  %15 = getelementptr inbounds i8, ptr %7, i64 272
  store ptr %14, ptr %15, align 8
  br label %16

16:                                               
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = load ptr, ptr %17, align 8
  tail call void @free(ptr noundef %18) #26
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Test(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.status, align 4
  %6 = alloca %struct.completed, align 8
  %7 = load i64, ptr %3, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %11

9:                                                
  %10 = tail call i32 @MPI_Test(ptr noundef %0, ptr noundef %1, ptr noundef %2) #28
  br label %39

11:                                               
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #27
  %12 = icmp eq ptr @ompi_mpi_comm_null, null
  %13 = zext i1 %12 to i64
  %14 = inttoptr i64 %13 to ptr
  %15 = icmp eq ptr %14, %2
  %16 = select i1 %15, ptr %5, ptr %2
  br i1 %12, label %19, label %17

17:                                               
  %18 = load ptr, ptr %0, align 8
  br label %23

19:                                               
  %20 = load i32, ptr %0, align 4
  %21 = zext i32 %20 to i64
  %22 = inttoptr i64 %21 to ptr
  br label %23

23:                                               
  %24 = phi ptr [ %18, %17 ], [ %22, %19 ]
  %25 = tail call fastcc ptr @claim(ptr noundef %24) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #27
  call fastcc void @begin_completion(ptr dead_on_unwind nonnull writable sret(%struct.completed) align 8 %6, i32 noundef 1, ptr noundef nonnull %3) #26
  %26 = call i32 @MPI_Test(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %16) #28
  %27 = call fastcc i32 @is_cut(i32 noundef %26) #26
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %34

29:                                               
  %30 = icmp eq i32 %26, 0
  br i1 %30, label %31, label %37

31:                                               
  %32 = load i32, ptr %1, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %37, label %34

34:                                               
  %35 = icmp ne i32 %26, 0
  %36 = zext i1 %35 to i32
  call fastcc void @complete(ptr noundef %25, ptr noundef %16, i32 noundef %36, ptr noundef nonnull %6) #26
  br label %38

37:                                               
  call fastcc void @put_back(ptr noundef %25) #26
  br label %38

38:                                               
  call fastcc void @end_completion(ptr noundef nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #27
  br label %39

39:                                               
  %40 = phi i32 [ %10, %9 ], [ %26, %38 ]
  ret i32 %40
}

declare i32 @MPI_Test(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.completed, align 8
  %6 = load i64, ptr %3, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                
  %9 = tail call i32 @MPI_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef %2) #28
  br label %15

10:                                               
  %11 = tail call fastcc ptr @claim_all(i32 noundef %0, ptr noundef %1) #26
  %12 = tail call fastcc ptr @own_statuses(i32 noundef %0, ptr noundef %2) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #27
  call fastcc void @begin_completion(ptr dead_on_unwind nonnull writable sret(%struct.completed) align 8 %5, i32 noundef %0, ptr noundef nonnull %3) #26
  %13 = tail call i32 @MPI_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef %12) #28
  %14 = call fastcc i32 @finish(i32 noundef %0, ptr noundef %11, ptr noundef %12, ptr noundef %2, ptr noundef null, i32 noundef %0, i32 noundef %13, ptr noundef nonnull %5) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #27
  br label %15

15:                                               
  %16 = phi i32 [ %9, %8 ], [ %13, %10 ]
  ret i32 %16
}

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc noalias noundef ptr @claim_all(i32 noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #1 {
  %3 = sext i32 %0 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call fastcc ptr @memory_of(i64 noundef %4) #26
  %6 = icmp eq ptr @ompi_mpi_comm_null, null
  %7 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %8 = zext nneg i32 %7 to i64
  br label %9

9:                                                
  %10 = phi i64 [ %26, %22 ], [ 0, %2 ]
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %13

12:                                               
  ret ptr %5

13:                                               
  br i1 %6, label %17, label %14

14:                                               
  %15 = getelementptr inbounds ptr, ptr %1, i64 %10
  %16 = load ptr, ptr %15, align 8
  br label %22

17:                                               
  %18 = getelementptr inbounds i32, ptr %1, i64 %10
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %19 to i64
  %21 = inttoptr i64 %20 to ptr
  br label %22

22:                                               
  %23 = phi ptr [ %16, %14 ], [ %21, %17 ]
  %24 = tail call fastcc ptr @claim(ptr noundef %23) #26
  %25 = getelementptr inbounds ptr, ptr %5, i64 %10
  store ptr %24, ptr %25, align 8
  %26 = add nuw nsw i64 %10, 1
  br label %9
}

define internal fastcc noundef ptr @own_statuses(i32 noundef %0, ptr noundef readnone %1) unnamed_addr #1 {
  %3 = icmp eq ptr @ompi_mpi_comm_null, null
  %4 = zext i1 %3 to i64
  %5 = inttoptr i64 %4 to ptr
  %6 = icmp eq ptr %5, %1
  br i1 %6, label %7, label %11

7:                                                
  %8 = sext i32 %0 to i64
  %9 = shl nsw i64 %8, 5
  %10 = tail call fastcc ptr @memory_of(i64 noundef %9) #26
  br label %11

11:                                               
  %12 = phi ptr [ %10, %7 ], [ %1, %2 ]
  ret ptr %12
}

define internal fastcc noundef i32 @finish(i32 noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef readnone %3, ptr noundef readonly %4, i32 noundef %5, i32 noundef returned %6, ptr nocapture noundef %7) unnamed_addr #1 {
  %9 = icmp eq ptr %4, null
  %10 = icmp eq i32 %6, 0
  %11 = icmp eq ptr @ompi_mpi_comm_null, null
  %12 = select i1 %11, i64 4, i64 2
  %13 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 %12
  %14 = select i1 %11, i64 20, i64 24
  %15 = tail call i32 @llvm.smax.i32(i32 %5, i32 0)
  %16 = zext nneg i32 %15 to i64
  br label %17

17:                                               
  %18 = phi i64 [ %55, %54 ], [ 0, %8 ]
  %19 = icmp eq i64 %18, %16
  br i1 %19, label %20, label %23

20:                                               
  %21 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %22 = zext nneg i32 %21 to i64
  br label %56

23:                                               
  %24 = trunc nuw nsw i64 %18 to i32
  br i1 %9, label %28, label %25

25:                                               
  %26 = getelementptr inbounds i32, ptr %4, i64 %18
  %27 = load i32, ptr %26, align 4
  br label %28

28:                                               
  %29 = phi i32 [ %27, %25 ], [ %24, %23 ]
  br i1 %10, label %37, label %30

30:                                               
  %31 = tail call fastcc i32 @is_cut(i32 noundef %6) #26
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:                                               
  %34 = mul nuw nsw i64 %18, %14
  %35 = getelementptr inbounds i8, ptr %13, i64 %34
  %36 = load i32, ptr %35, align 4
  br label %37

37:                                               
  %38 = phi i32 [ 0, %28 ], [ %36, %33 ], [ %6, %30 ]
  %39 = icmp sgt i32 %29, -1
  %40 = icmp slt i32 %29, %0
  %41 = and i1 %39, %40
  br i1 %41, label %42, label %54

42:                                               
  %43 = icmp ne i32 %38, 0
  br i1 %43, label %44, label %47

44:                                               
  %45 = tail call fastcc i32 @is_cut(i32 noundef %38) #26
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %54, label %47

47:                                               
  %48 = zext nneg i32 %29 to i64
  %49 = getelementptr inbounds ptr, ptr %1, i64 %48
  %50 = load ptr, ptr %49, align 8
  %51 = mul nuw nsw i64 %18, %14
  %52 = getelementptr inbounds i8, ptr %2, i64 %51
  %53 = zext i1 %43 to i32
  tail call fastcc void @complete(ptr noundef %50, ptr noundef %52, i32 noundef %53, ptr noundef %7) #26
  store ptr null, ptr %49, align 8
  br label %54

54:                                               
  %55 = add nuw nsw i64 %18, 1
  br label %17

56:                                               
  %57 = phi i64 [ 0, %20 ], [ %64, %61 ]
  %58 = icmp eq i64 %57, %22
  br i1 %58, label %59, label %61

59:                                               
  tail call fastcc void @end_completion(ptr noundef %7) #26
  tail call void @free(ptr noundef %1) #26
  %60 = icmp eq ptr %2, %3
  br i1 %60, label %66, label %65

61:                                               
  %62 = getelementptr inbounds ptr, ptr %1, i64 %57
  %63 = load ptr, ptr %62, align 8
  tail call fastcc void @put_back(ptr noundef %63) #26
  %64 = add nuw nsw i64 %57, 1
  br label %56

65:                                               
  tail call void @free(ptr noundef %2) #26
  br label %66

66:                                               
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.completed, align 8
  %7 = load i64, ptr %4, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %11

9:                                                
  %10 = tail call i32 @MPI_Testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #28
  br label %23

11:                                               
  %12 = tail call fastcc ptr @claim_all(i32 noundef %0, ptr noundef %1) #26
  %13 = tail call fastcc ptr @own_statuses(i32 noundef %0, ptr noundef %3) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #27
  call fastcc void @begin_completion(ptr dead_on_unwind nonnull writable sret(%struct.completed) align 8 %6, i32 noundef %0, ptr noundef nonnull %4) #26
  %14 = tail call i32 @MPI_Testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %13) #28
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:                                               
  %17 = load i32, ptr %2, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               
  br label %20

20:                                               
  %21 = phi i32 [ %0, %19 ], [ 0, %16 ]
  %22 = call fastcc i32 @finish(i32 noundef %0, ptr noundef %12, ptr noundef %13, ptr noundef %3, ptr noundef null, i32 noundef %21, i32 noundef %14, ptr noundef nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #27
  br label %23

23:                                               
  %24 = phi i32 [ %10, %9 ], [ %14, %20 ]
  ret i32 %24
}

declare i32 @MPI_Testall(i32 noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Waitany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.completed, align 8
  %7 = load i64, ptr %4, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %11

9:                                                
  %10 = tail call i32 @MPI_Waitany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #28
  br label %16

11:                                               
  %12 = tail call fastcc ptr @claim_all(i32 noundef %0, ptr noundef %1) #26
  %13 = tail call fastcc ptr @own_statuses(i32 noundef 1, ptr noundef %3) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #27
  call fastcc void @begin_completion(ptr dead_on_unwind nonnull writable sret(%struct.completed) align 8 %6, i32 noundef 1, ptr noundef nonnull %4) #26
  %14 = tail call i32 @MPI_Waitany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %13) #28
  %15 = call fastcc i32 @finish(i32 noundef %0, ptr noundef %12, ptr noundef %13, ptr noundef %3, ptr noundef %2, i32 noundef 1, i32 noundef %14, ptr noundef nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #27
  br label %16

16:                                               
  %17 = phi i32 [ %10, %9 ], [ %14, %11 ]
  ret i32 %17
}

declare i32 @MPI_Waitany(i32 noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Testany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.completed, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               
  %11 = tail call i32 @MPI_Testany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #28
  br label %24

12:                                               
  %13 = tail call fastcc ptr @claim_all(i32 noundef %0, ptr noundef %1) #26
  %14 = tail call fastcc ptr @own_statuses(i32 noundef 1, ptr noundef %4) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #27
  call fastcc void @begin_completion(ptr dead_on_unwind nonnull writable sret(%struct.completed) align 8 %7, i32 noundef 1, ptr noundef nonnull %5) #26
  %15 = tail call i32 @MPI_Testany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %14) #28
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:                                               
  %18 = load i32, ptr %3, align 4
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  br label %21

21:                                               
  %22 = phi i32 [ 1, %12 ], [ %20, %17 ]
  %23 = call fastcc i32 @finish(i32 noundef %0, ptr noundef %13, ptr noundef %14, ptr noundef %4, ptr noundef %2, i32 noundef %22, i32 noundef %15, ptr noundef nonnull %7) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #27
  br label %24

24:                                               
  %25 = phi i32 [ %11, %10 ], [ %15, %21 ]
  ret i32 %25
}

declare i32 @MPI_Testany(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.completed, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               
  %11 = tail call i32 @MPI_Waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #28
  br label %20

12:                                               
  %13 = tail call fastcc ptr @claim_all(i32 noundef %0, ptr noundef %1) #26
  %14 = tail call fastcc ptr @own_statuses(i32 noundef %0, ptr noundef %4) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #27
  call fastcc void @begin_completion(ptr dead_on_unwind nonnull writable sret(%struct.completed) align 8 %7, i32 noundef %0, ptr noundef nonnull %5) #26
  %15 = tail call i32 @MPI_Waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %14) #28
  %16 = load i32, ptr %2, align 4
  %17 = icmp eq i32 %16, -32766
  %18 = select i1 %17, i32 0, i32 %16
  %19 = call fastcc i32 @finish(i32 noundef %0, ptr noundef %13, ptr noundef %14, ptr noundef %4, ptr noundef %3, i32 noundef %18, i32 noundef %15, ptr noundef nonnull %7) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #27
  br label %20

20:                                               
  %21 = phi i32 [ %11, %10 ], [ %15, %12 ]
  ret i32 %21
}

declare i32 @MPI_Waitsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.completed, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               
  %11 = tail call i32 @MPI_Testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #28
  br label %20

12:                                               
  %13 = tail call fastcc ptr @claim_all(i32 noundef %0, ptr noundef %1) #26
  %14 = tail call fastcc ptr @own_statuses(i32 noundef %0, ptr noundef %4) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #27
  call fastcc void @begin_completion(ptr dead_on_unwind nonnull writable sret(%struct.completed) align 8 %7, i32 noundef %0, ptr noundef nonnull %5) #26
  %15 = tail call i32 @MPI_Testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %14) #28
  %16 = load i32, ptr %2, align 4
  %17 = icmp eq i32 %16, -32766
  %18 = select i1 %17, i32 0, i32 %16
  %19 = call fastcc i32 @finish(i32 noundef %0, ptr noundef %13, ptr noundef %14, ptr noundef %4, ptr noundef %3, i32 noundef %18, i32 noundef %15, ptr noundef nonnull %7) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #27
  br label %20

20:                                               
  %21 = phi i32 [ %11, %10 ], [ %15, %12 ]
  ret i32 %21
}

declare i32 @MPI_Testsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden void @__enzyme_cc_mpi_adjoint(ptr noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.blocks, align 8
  %4 = alloca [2 x x86_fp80], align 16
  %5 = alloca %struct.flat, align 8
  %6 = alloca %struct.flat, align 8
  %7 = alloca %struct.flat, align 8
  %8 = alloca %struct.flat, align 8
  %9 = icmp eq ptr %0, null
  br i1 %9, label %592, label %10

10:                                               
  %11 = load i32, ptr %0, align 8
  switch i32 %11, label %577 [
    i32 0, label %12
    i32 1, label %13
    i32 2, label %14
    i32 3, label %18
    i32 4, label %19
    i32 5, label %39
    i32 7, label %51
  ]

12:                                               
  tail call fastcc void @adjoint_of_send(ptr noundef nonnull %0) #26
  br label %577

13:                                               
  tail call fastcc void @adjoint_of_receive(ptr noundef nonnull %0) #26
  br label %577

14:                                               
  %15 = getelementptr inbounds i8, ptr %0, i64 272
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @adjoint_of_receive(ptr noundef %17) #26
  tail call fastcc void @adjoint_of_send(ptr noundef nonnull %0) #26
  br label %577

18:                                               
  tail call fastcc void @see_completed(ptr noundef nonnull %0) #26
  br label %577

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 264
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 272
  br label %23

23:                                               
  %24 = phi i64 [ %21, %19 ], [ %25, %37 ]
  %25 = add nsw i64 %24, -1
  %26 = icmp sgt i64 %24, 0
  br i1 %26, label %30, label %27

27:                                               
  %28 = load i64, ptr %20, align 8
  %29 = add nsw i64 %28, 1
  br label %577

30:                                               
  %31 = load ptr, ptr %22, align 8
  %32 = getelementptr inbounds ptr, ptr %31, i64 %25
  %33 = load ptr, ptr %32, align 8
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               
  tail call fastcc void @adjoint_of_send(ptr noundef nonnull %33) #26
  br label %37

37:                                               
  br label %23

38:                                               
  tail call fastcc void @see_completed(ptr noundef nonnull %33) #26
  br label %37

39:                                               
  %40 = getelementptr inbounds i8, ptr %0, i64 264
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %0, i64 272
  br label %43

43:                                               
  %44 = phi i64 [ %41, %39 ], [ %47, %46 ]
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %577

46:                                               
  %47 = add nsw i64 %44, -1
  %48 = load ptr, ptr %42, align 8
  %49 = getelementptr inbounds ptr, ptr %48, i64 %47
  %50 = load ptr, ptr %49, align 8
  tail call fastcc void @adjoint_of_receive(ptr noundef %50) #26
  br label %43

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 280
  %53 = load ptr, ptr %52, align 8
  %54 = load i32, ptr %53, align 8
  %55 = icmp ult i32 %54, 5
  br i1 %55, label %56, label %305

56:                                               
  %57 = getelementptr inbounds i8, ptr %0, i64 24
  %58 = getelementptr inbounds i8, ptr %0, i64 128
  %59 = getelementptr inbounds i8, ptr %0, i64 232
  %60 = load i64, ptr %59, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #27
  %61 = getelementptr inbounds i8, ptr %53, i64 88
  %62 = tail call fastcc i32 @blocks_of_out(ptr noundef nonnull readonly %53) #26
  call fastcc void @flatten(ptr dead_on_unwind nonnull writable sret(%struct.flat) align 8 %5, ptr noundef nonnull readonly %58, ptr noundef nonnull readonly %61, i32 noundef %62, i64 noundef %60) #26
  call fastcc void @fill(ptr noundef nonnull %5, ptr noundef nonnull readonly %58, ptr noundef nonnull readonly %61, i64 noundef %60, i32 noundef 1) #26
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %6) #27
  %63 = getelementptr inbounds i8, ptr %53, i64 48
  %64 = tail call fastcc i32 @blocks_of_in(ptr noundef nonnull readonly %53) #26
  call fastcc void @flatten(ptr dead_on_unwind nonnull writable sret(%struct.flat) align 8 %6, ptr noundef nonnull readonly %57, ptr noundef nonnull readonly %63, i32 noundef %64, i64 noundef %60) #26
  %65 = getelementptr inbounds i8, ptr %53, i64 36
  %66 = load i32, ptr %65, align 4
  %67 = icmp eq i32 %66, 0
  %68 = select i1 %67, ptr %58, ptr %57
  %69 = getelementptr inbounds i8, ptr %68, i64 8
  %70 = tail call fastcc i32 @kind_of(ptr noundef nonnull %69) #26
  %71 = icmp eq i32 %70, 4
  br i1 %71, label %76, label %72

72:                                               
  %73 = zext i32 %70 to i64
  %74 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %73
  %75 = load i64, ptr %74, align 8
  br label %76

76:                                               
  %77 = phi i64 [ %75, %72 ], [ 1, %56 ]
  %78 = load i32, ptr %53, align 8
  switch i32 %78, label %84 [
    i32 1, label %79
    i32 2, label %79
    i32 4, label %79
  ]

79:                                               
  %80 = icmp eq i32 %78, 1
  %81 = icmp eq i32 %78, 2
  %82 = select i1 %81, i32 1, i32 4
  %83 = select i1 %80, i32 2, i32 %82
  call fastcc void @move_bytes(i32 noundef %83, ptr noundef nonnull readonly %53, ptr noundef nonnull %5, ptr noundef nonnull %6) #26
  call fastcc void @fill(ptr noundef nonnull %6, ptr noundef nonnull readonly %57, ptr noundef nonnull readonly %63, i64 noundef %60, i32 noundef 2) #26
  br label %304

84:                                               
  %85 = icmp eq i32 %78, 0
  %86 = icmp ne i32 %70, 4
  %87 = and i1 %86, %85
  br i1 %87, label %88, label %132

88:                                               
  %89 = getelementptr inbounds i8, ptr %53, i64 28
  %90 = load i32, ptr %89, align 4
  %91 = getelementptr inbounds i8, ptr %53, i64 24
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %90, %92
  br i1 %93, label %99, label %94

94:                                               
  %95 = getelementptr inbounds i8, ptr %6, i64 24
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %6, i64 32
  %98 = load ptr, ptr %97, align 8
  br label %104

99:                                               
  %100 = getelementptr inbounds i8, ptr %6, i64 32
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds i8, ptr %6, i64 24
  %103 = load i64, ptr %102, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %101, i8 0, i64 %103, i1 false)
  br label %104

104:                                              
  %105 = phi ptr [ %98, %94 ], [ %101, %99 ]
  %106 = phi i64 [ %96, %94 ], [ %103, %99 ]
  %107 = getelementptr inbounds i8, ptr %5, i64 24
  %108 = load i64, ptr %107, align 8
  %109 = add nsw i64 %108, %106
  %110 = tail call fastcc ptr @memory_of(i64 noundef %109) #26
  %111 = load i32, ptr %89, align 4
  %112 = load i32, ptr %91, align 8
  %113 = icmp eq i32 %111, %112
  %114 = getelementptr inbounds i8, ptr %5, i64 32
  %115 = load ptr, ptr %114, align 8
  %116 = select i1 %113, ptr %105, ptr %115
  %117 = select i1 %113, i64 %106, i64 %108
  %118 = sdiv i64 %117, %77
  %119 = tail call fastcc i32 @small(i64 noundef %118) #26
  %120 = tail call fastcc ptr @type_of(i32 noundef %70) #26
  %121 = icmp eq ptr @ompi_mpi_comm_null, null
  %122 = select i1 %121, ptr inttoptr (i64 1476395011 to ptr), ptr @ompi_mpi_op_sum
  %123 = load i32, ptr %91, align 8
  %124 = getelementptr inbounds i8, ptr %53, i64 8
  %125 = load ptr, ptr %124, align 8
  %126 = tail call i32 @MPI_Reduce(ptr noundef %116, ptr noundef %110, i32 noundef %119, ptr noundef %120, ptr noundef %122, i32 noundef %123, ptr noundef %125) #28
  tail call fastcc void @expect(i32 noundef %126) #26
  %127 = load i32, ptr %89, align 4
  %128 = load i32, ptr %91, align 8
  %129 = icmp eq i32 %127, %128
  br i1 %129, label %130, label %131

130:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %105, ptr align 1 %110, i64 %106, i1 false)
  call fastcc void @fill(ptr noundef nonnull %6, ptr noundef nonnull readonly %57, ptr noundef nonnull readonly %63, i64 noundef %60, i32 noundef 2) #26
  br label %131

131:                                              
  tail call void @free(ptr noundef %110) #26
  br label %304

132:                                              
  %133 = icmp eq i32 %78, 3
  %134 = and i1 %86, %133
  br i1 %134, label %135, label %167

135:                                              
  %136 = getelementptr inbounds i8, ptr %53, i64 32
  %137 = load i32, ptr %136, align 8
  %138 = sext i32 %137 to i64
  %139 = shl nsw i64 %138, 2
  %140 = tail call fastcc ptr @memory_of(i64 noundef %139) #26
  %141 = load i32, ptr %136, align 8
  %142 = load ptr, ptr %5, align 8
  %143 = tail call i32 @llvm.smax.i32(i32 %141, i32 0)
  %144 = zext nneg i32 %143 to i64
  br label %145

145:                                              
  %146 = phi i64 [ %166, %159 ], [ 0, %135 ]
  %147 = icmp eq i64 %146, %144
  br i1 %147, label %148, label %159

148:                                              
  %149 = getelementptr inbounds i8, ptr %5, i64 32
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds i8, ptr %6, i64 32
  %152 = load ptr, ptr %151, align 8
  %153 = tail call fastcc ptr @type_of(i32 noundef %70) #26
  %154 = icmp eq ptr @ompi_mpi_comm_null, null
  %155 = select i1 %154, ptr inttoptr (i64 1476395011 to ptr), ptr @ompi_mpi_op_sum
  %156 = getelementptr inbounds i8, ptr %53, i64 8
  %157 = load ptr, ptr %156, align 8
  %158 = tail call i32 @MPI_Reduce_scatter(ptr noundef %150, ptr noundef %152, ptr noundef %140, ptr noundef %153, ptr noundef %155, ptr noundef %157) #28
  tail call fastcc void @expect(i32 noundef %158) #26
  call fastcc void @fill(ptr noundef nonnull %6, ptr noundef nonnull readonly %57, ptr noundef nonnull readonly %63, i64 noundef %60, i32 noundef 2) #26
  tail call void @free(ptr noundef %140) #26
  br label %304

159:                                              
  %160 = getelementptr inbounds i32, ptr %142, i64 %146
  %161 = load i32, ptr %160, align 4
  %162 = sext i32 %161 to i64
  %163 = sdiv i64 %162, %77
  %164 = trunc i64 %163 to i32
  %165 = getelementptr inbounds i32, ptr %140, i64 %146
  store i32 %164, ptr %165, align 4
  %166 = add nuw nsw i64 %146, 1
  br label %145

167:                                              
  br i1 %85, label %168, label %244

168:                                              
  %169 = getelementptr inbounds i8, ptr %53, i64 28
  %170 = load i32, ptr %169, align 4
  %171 = getelementptr inbounds i8, ptr %53, i64 24
  %172 = load i32, ptr %171, align 8
  %173 = icmp eq i32 %170, %172
  %174 = getelementptr inbounds i8, ptr %53, i64 32
  %175 = load i32, ptr %174, align 8
  %176 = select i1 %173, i32 %175, i32 0
  %177 = getelementptr inbounds i8, ptr %6, i64 24
  %178 = load i64, ptr %177, align 8
  %179 = select i1 %173, i64 %178, i64 0
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #27
  %180 = sext i32 %175 to i64
  %181 = shl nsw i64 %180, 2
  %182 = tail call fastcc ptr @memory_of(i64 noundef %181) #26
  store ptr %182, ptr %7, align 8
  %183 = getelementptr inbounds i8, ptr %7, i64 8
  %184 = load i32, ptr %174, align 8
  %185 = sext i32 %184 to i64
  %186 = shl nsw i64 %185, 2
  %187 = tail call fastcc ptr @memory_of(i64 noundef %186) #26
  store ptr %187, ptr %183, align 8
  %188 = getelementptr inbounds i8, ptr %7, i64 16
  store i32 %176, ptr %188, align 8
  %189 = getelementptr inbounds i8, ptr %7, i64 24
  store i64 0, ptr %189, align 8
  %190 = getelementptr inbounds i8, ptr %7, i64 32
  %191 = load i32, ptr %174, align 8
  %192 = sext i32 %191 to i64
  %193 = mul nsw i64 %179, %192
  %194 = tail call fastcc ptr @memory_of(i64 noundef %193) #26
  store ptr %194, ptr %190, align 8
  %195 = tail call i32 @llvm.smax.i32(i32 %176, i32 0)
  %196 = zext nneg i32 %195 to i64
  br label %197

197:                                              
  %198 = phi i64 [ %216, %210 ], [ 0, %168 ]
  %199 = icmp eq i64 %198, %196
  br i1 %199, label %200, label %204

200:                                              
  call fastcc void @move_bytes(i32 noundef 2, ptr noundef nonnull readonly %53, ptr noundef nonnull %5, ptr noundef nonnull %7) #26
  %201 = getelementptr inbounds i8, ptr %53, i64 56
  %202 = getelementptr inbounds i8, ptr %53, i64 72
  %203 = getelementptr inbounds i8, ptr %53, i64 80
  br label %217

204:                                              
  %205 = load i32, ptr %171, align 8
  %206 = zext i32 %205 to i64
  %207 = icmp eq i64 %198, %206
  br i1 %207, label %210, label %208

208:                                              
  %209 = tail call fastcc i32 @small(i64 noundef %179) #26
  br label %210

210:                                              
  %211 = phi i32 [ %209, %208 ], [ 0, %204 ]
  %212 = getelementptr inbounds i32, ptr %182, i64 %198
  store i32 %211, ptr %212, align 4
  %213 = mul nsw i64 %198, %179
  %214 = tail call fastcc i32 @small(i64 noundef %213) #26
  %215 = getelementptr inbounds i32, ptr %187, i64 %198
  store i32 %214, ptr %215, align 4
  %216 = add nuw nsw i64 %198, 1
  br label %197

217:                                              
  %218 = phi i64 [ %243, %242 ], [ 0, %200 ]
  %219 = icmp eq i64 %218, %196
  br i1 %219, label %220, label %221

220:                                              
  call fastcc void @drop(ptr noundef nonnull %7) #26
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #27
  br label %304

221:                                              
  %222 = load i32, ptr %171, align 8
  %223 = zext i32 %222 to i64
  %224 = icmp eq i64 %218, %223
  br i1 %224, label %242, label %225

225:                                              
  %226 = load i64, ptr %201, align 8
  %227 = load ptr, ptr %202, align 8
  %228 = icmp eq ptr %227, null
  br i1 %228, label %232, label %229

229:                                              
  %230 = load i32, ptr %227, align 4
  %231 = sext i32 %230 to i64
  br label %232

232:                                              
  %233 = phi i64 [ %231, %229 ], [ 0, %225 ]
  %234 = load i64, ptr %203, align 8
  %235 = mul nsw i64 %234, %233
  %236 = add nsw i64 %235, %226
  %237 = load i64, ptr %63, align 8
  %238 = getelementptr inbounds i32, ptr %187, i64 %218
  %239 = load i32, ptr %238, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds i8, ptr %194, i64 %240
  tail call fastcc void @move_lanes(ptr noundef nonnull readonly %57, i64 noundef %60, i64 noundef %236, i64 noundef %237, ptr noundef %241, i32 noundef 2) #26
  br label %242

242:                                              
  %243 = add nuw nsw i64 %218, 1
  br label %217

244:                                              
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %8) #27
  %245 = getelementptr inbounds i8, ptr %53, i64 32
  %246 = load i32, ptr %245, align 8
  %247 = sext i32 %246 to i64
  %248 = shl nsw i64 %247, 2
  %249 = tail call fastcc ptr @memory_of(i64 noundef %248) #26
  store ptr %249, ptr %8, align 8
  %250 = getelementptr inbounds i8, ptr %8, i64 8
  %251 = load i32, ptr %245, align 8
  %252 = sext i32 %251 to i64
  %253 = shl nsw i64 %252, 2
  %254 = tail call fastcc ptr @memory_of(i64 noundef %253) #26
  store ptr %254, ptr %250, align 8
  %255 = getelementptr inbounds i8, ptr %8, i64 16
  %256 = load i32, ptr %245, align 8
  store i32 %256, ptr %255, align 8
  %257 = getelementptr inbounds i8, ptr %8, i64 24
  store i64 0, ptr %257, align 8
  %258 = getelementptr inbounds i8, ptr %8, i64 32
  %259 = sext i32 %256 to i64
  %260 = getelementptr inbounds i8, ptr %6, i64 24
  %261 = load i64, ptr %260, align 8
  %262 = mul nsw i64 %261, %259
  %263 = tail call fastcc ptr @memory_of(i64 noundef %262) #26
  store ptr %263, ptr %258, align 8
  %264 = trunc i64 %261 to i32
  br label %265

265:                                              
  %266 = phi i64 [ %279, %274 ], [ 0, %244 ]
  %267 = load i32, ptr %245, align 8
  %268 = sext i32 %267 to i64
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %274, label %270

270:                                              
  call fastcc void @move_bytes(i32 noundef 4, ptr noundef nonnull readonly %53, ptr noundef nonnull %5, ptr noundef nonnull %8) #26
  %271 = getelementptr inbounds i8, ptr %53, i64 56
  %272 = getelementptr inbounds i8, ptr %53, i64 72
  %273 = getelementptr inbounds i8, ptr %53, i64 80
  br label %280

274:                                              
  %275 = getelementptr inbounds i32, ptr %249, i64 %266
  store i32 %264, ptr %275, align 4
  %276 = mul nsw i64 %266, %261
  %277 = tail call fastcc i32 @small(i64 noundef %276) #26
  %278 = getelementptr inbounds i32, ptr %254, i64 %266
  store i32 %277, ptr %278, align 4
  %279 = add nuw nsw i64 %266, 1
  br label %265

280:                                              
  %281 = phi i64 [ %303, %293 ], [ 0, %270 ]
  %282 = load i32, ptr %245, align 8
  %283 = sext i32 %282 to i64
  %284 = icmp slt i64 %281, %283
  br i1 %284, label %286, label %285

285:                                              
  call fastcc void @drop(ptr noundef nonnull %8) #26
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %8) #27
  br label %304

286:                                              
  %287 = load i64, ptr %271, align 8
  %288 = load ptr, ptr %272, align 8
  %289 = icmp eq ptr %288, null
  br i1 %289, label %293, label %290

290:                                              
  %291 = load i32, ptr %288, align 4
  %292 = sext i32 %291 to i64
  br label %293

293:                                              
  %294 = phi i64 [ %292, %290 ], [ 0, %286 ]
  %295 = load i64, ptr %273, align 8
  %296 = mul nsw i64 %295, %294
  %297 = add nsw i64 %296, %287
  %298 = load i64, ptr %63, align 8
  %299 = getelementptr inbounds i32, ptr %254, i64 %281
  %300 = load i32, ptr %299, align 4
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds i8, ptr %263, i64 %301
  tail call fastcc void @move_lanes(ptr noundef nonnull readonly %57, i64 noundef %60, i64 noundef %297, i64 noundef %298, ptr noundef %302, i32 noundef 2) #26
  %303 = add nuw nsw i64 %281, 1
  br label %280

304:                                              
  call fastcc void @drop(ptr noundef nonnull %6) #26
  call fastcc void @drop(ptr noundef nonnull %5) #26
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %6) #27
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #27
  br label %577

305:                                              
  %306 = tail call fastcc i32 @is_choice(ptr noundef nonnull %53) #26
  %307 = icmp eq i32 %306, 0
  %308 = getelementptr inbounds i8, ptr %0, i64 24
  %309 = getelementptr inbounds i8, ptr %0, i64 128
  %310 = getelementptr inbounds i8, ptr %0, i64 232
  %311 = load i64, ptr %310, align 8
  br i1 %307, label %445, label %312

312:                                              
  %313 = getelementptr inbounds i8, ptr %53, i64 48
  %314 = load i64, ptr %313, align 8
  %315 = tail call fastcc i64 @numbers_in(ptr noundef nonnull readonly %308, i64 noundef %314) #26
  %316 = add nsw i64 %311, 2
  %317 = mul nsw i64 %315, %316
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #27
  %318 = tail call i64 @llvm.umax.i64(i64 %317, i64 1)
  %319 = tail call ptr @calloc(i64 noundef %318, i64 noundef 16) #32
  %320 = icmp eq ptr %319, null
  br i1 %320, label %321, label %323

321:                                              
  %322 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.56, i64 noundef 44) #28
  tail call void @abort() #29
  unreachable

323:                                              
  %324 = getelementptr inbounds i8, ptr %53, i64 128
  %325 = load ptr, ptr %324, align 8
  %326 = shl i64 %315, 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %319, ptr align 16 %325, i64 %326, i1 false)
  %327 = getelementptr inbounds i8, ptr %53, i64 40
  %328 = load i32, ptr %327, align 8
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %330, label %332

330:                                              
  %331 = tail call i64 @llvm.smax.i64(i64 %311, i64 0)
  br label %353

332:                                              
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #27
  call fastcc void @own_part(ptr noundef nonnull readonly %53, ptr noundef nonnull readonly %309, ptr noundef nonnull %2, ptr noundef nonnull %3) #26
  %333 = getelementptr inbounds i8, ptr %3, i64 8
  %334 = getelementptr inbounds i8, ptr %53, i64 96
  %335 = load i64, ptr %334, align 8
  store i64 %335, ptr %333, align 8
  %336 = getelementptr inbounds i8, ptr %3, i64 16
  %337 = getelementptr inbounds i8, ptr %0, i64 216
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %336, i8 0, i64 24, i1 false)
  %338 = load i64, ptr %2, align 8
  %339 = getelementptr x86_fp80, ptr %319, i64 %338
  %340 = tail call i64 @llvm.smax.i64(i64 %311, i64 0)
  br label %341

341:                                              
  %342 = phi i64 [ 0, %332 ], [ %352, %345 ]
  %343 = icmp eq i64 %342, %340
  br i1 %343, label %344, label %345

344:                                              
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #27
  br label %353

345:                                              
  %346 = load ptr, ptr %337, align 8
  %347 = getelementptr inbounds ptr, ptr %346, i64 %342
  %348 = load ptr, ptr %347, align 8
  %349 = add nuw nsw i64 %342, 2
  %350 = mul nsw i64 %349, %315
  %351 = getelementptr x86_fp80, ptr %339, i64 %350
  call fastcc void @read_wide(ptr noundef nonnull readonly %309, ptr noundef %348, ptr noundef nonnull %3, ptr noundef nonnull %351, i32 noundef 1) #26
  %352 = add nuw i64 %342, 1
  br label %341

353:                                              
  %354 = phi i64 [ %331, %330 ], [ %340, %344 ]
  %355 = tail call fastcc ptr @gathered(ptr noundef readonly %53, ptr noundef nonnull %319, i64 noundef %317) #26
  %356 = shl i64 %315, 4
  %357 = tail call fastcc ptr @memory_of(i64 noundef %356) #26
  %358 = getelementptr inbounds i8, ptr %53, i64 32
  %359 = getelementptr inbounds i8, ptr %0, i64 64
  %360 = getelementptr inbounds i8, ptr %53, i64 28
  %361 = getelementptr inbounds i8, ptr %4, i64 16
  %362 = getelementptr inbounds i8, ptr %0, i64 112
  %363 = getelementptr inbounds i8, ptr %53, i64 56
  %364 = tail call i64 @llvm.smax.i64(i64 %315, i64 0)
  br label %365

365:                                              
  %366 = phi i64 [ 0, %353 ], [ %387, %381 ]
  %367 = icmp eq i64 %366, %354
  br i1 %367, label %444, label %368

368:                                              
  tail call void @llvm.memset.p0.i64(ptr align 16 %357, i8 0, i64 %356, i1 false)
  %369 = load i32, ptr %358, align 8
  %370 = add nuw nsw i64 %366, 2
  %371 = mul nsw i64 %370, %315
  %372 = getelementptr x86_fp80, ptr %355, i64 %371
  %373 = tail call i32 @llvm.smax.i32(i32 %369, i32 0)
  %374 = zext nneg i32 %373 to i64
  br label %377

375:                                              
  %376 = add nuw nsw i64 %378, 1
  br label %377

377:                                              
  %378 = phi i64 [ 0, %368 ], [ %376, %375 ]
  %379 = trunc i64 %378 to i32
  %380 = icmp eq i64 %378, %374
  br i1 %380, label %381, label %388

381:                                              
  %382 = load ptr, ptr %362, align 8
  %383 = getelementptr inbounds ptr, ptr %382, i64 %366
  %384 = load ptr, ptr %383, align 8
  %385 = load i64, ptr %363, align 8
  %386 = load i64, ptr %313, align 8
  tail call fastcc void @write_wide(ptr noundef nonnull readonly %308, ptr noundef %384, i64 noundef %385, i64 noundef %386, ptr noundef %357, i32 noundef 2) #26
  %387 = add nuw i64 %366, 1
  br label %365

388:                                              
  %389 = mul nsw i64 %378, %317
  %390 = getelementptr x86_fp80, ptr %372, i64 %389
  %391 = add nuw nsw i32 %379, 1
  br label %392

392:                                              
  %393 = phi i64 [ 0, %388 ], [ %443, %442 ]
  %394 = icmp eq i64 %393, %364
  br i1 %394, label %375, label %395

395:                                              
  %396 = getelementptr inbounds x86_fp80, ptr %390, i64 %393
  %397 = load x86_fp80, ptr %396, align 16
  %398 = fcmp une x86_fp80 %397, 0xK00000000000000000000
  br i1 %398, label %407, label %399

399:                                              
  %400 = load i32, ptr %359, align 8
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %442, label %402

402:                                              
  %403 = xor i64 %393, 1
  %404 = getelementptr inbounds x86_fp80, ptr %390, i64 %403
  %405 = load x86_fp80, ptr %404, align 16
  %406 = fcmp une x86_fp80 %405, 0xK00000000000000000000
  br i1 %406, label %407, label %442

407:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #27
  %408 = load i32, ptr %53, align 8
  switch i32 %408, label %410 [
    i32 8, label %409
    i32 9, label %411
  ]

409:                                              
  br label %411

410:                                              
  br label %411

411:                                              
  %412 = phi i32 [ %391, %409 ], [ %369, %410 ], [ %379, %407 ]
  %413 = load i32, ptr %360, align 4
  call fastcc void @partial(ptr noundef nonnull readonly %53, ptr noundef nonnull readonly %308, ptr noundef nonnull %355, i64 noundef %317, i32 noundef %412, i32 noundef %413, i64 noundef %393, i64 noundef %315, ptr noundef nonnull %4) #26
  %414 = load x86_fp80, ptr %4, align 16
  %415 = fcmp une x86_fp80 %414, 0xK00000000000000000000
  br i1 %415, label %416, label %420

416:                                              
  %417 = getelementptr inbounds x86_fp80, ptr %357, i64 %393
  %418 = load x86_fp80, ptr %417, align 16
  %419 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %414, x86_fp80 %397, x86_fp80 %418)
  store x86_fp80 %419, ptr %417, align 16
  br label %420

420:                                              
  %421 = load x86_fp80, ptr %361, align 16
  %422 = fcmp une x86_fp80 %421, 0xK00000000000000000000
  br i1 %422, label %423, label %441

423:                                              
  %424 = and i64 %393, 1
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %431, label %426

426:                                              
  %427 = fneg x86_fp80 %421
  %428 = getelementptr i8, ptr %396, i64 -16
  %429 = load x86_fp80, ptr %428, align 16
  %430 = fmul x86_fp80 %429, %427
  br label %436

431:                                              
  %432 = or disjoint i64 %393, 1
  %433 = getelementptr inbounds x86_fp80, ptr %390, i64 %432
  %434 = load x86_fp80, ptr %433, align 16
  %435 = fmul x86_fp80 %421, %434
  br label %436

436:                                              
  %437 = phi x86_fp80 [ %430, %426 ], [ %435, %431 ]
  %438 = getelementptr inbounds x86_fp80, ptr %357, i64 %393
  %439 = load x86_fp80, ptr %438, align 16
  %440 = fadd x86_fp80 %437, %439
  store x86_fp80 %440, ptr %438, align 16
  br label %441

441:                                              
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #27
  br label %442

442:                                              
  %443 = add nuw i64 %393, 1
  br label %392

444:                                              
  tail call void @free(ptr noundef %319) #26
  tail call void @free(ptr noundef %355) #26
  tail call void @free(ptr noundef %357) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #27
  br label %577

445:                                              
  %446 = getelementptr inbounds i8, ptr %0, i64 32
  %447 = tail call fastcc i32 @kind_of(ptr noundef nonnull readonly %446) #26
  %448 = tail call fastcc ptr @type_of(i32 noundef %447) #26
  %449 = getelementptr inbounds i8, ptr %53, i64 48
  %450 = load i64, ptr %449, align 8
  %451 = mul nsw i64 %450, %311
  %452 = getelementptr inbounds i8, ptr %0, i64 40
  %453 = load i64, ptr %452, align 8
  %454 = mul nsw i64 %451, %453
  %455 = zext i32 %447 to i64
  %456 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = sdiv i64 %454, %457
  %459 = tail call fastcc i32 @small(i64 noundef %458) #26
  %460 = tail call fastcc ptr @memory_of(i64 noundef %454) #26
  %461 = tail call fastcc ptr @memory_of(i64 noundef %454) #26
  tail call void @llvm.memset.p0.i64(ptr align 1 %460, i8 0, i64 %454, i1 false)
  %462 = load i32, ptr %53, align 8
  %463 = icmp eq i32 %462, 7
  br i1 %463, label %464, label %516

464:                                              
  %465 = getelementptr inbounds i8, ptr %53, i64 32
  %466 = load i32, ptr %465, align 8
  %467 = sext i32 %466 to i64
  %468 = shl nsw i64 %467, 2
  %469 = tail call fastcc ptr @memory_of(i64 noundef %468) #26
  %470 = load i32, ptr %465, align 8
  %471 = sext i32 %470 to i64
  %472 = shl nsw i64 %471, 2
  %473 = tail call fastcc ptr @memory_of(i64 noundef %472) #26
  %474 = load i64, ptr %452, align 8
  %475 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %455
  %476 = load i64, ptr %475, align 8
  %477 = sdiv i64 %474, %476
  tail call fastcc void @counts_of_sum(ptr noundef nonnull readonly %53, i64 noundef %311, i64 noundef %477, ptr noundef %469) #26
  %478 = load i32, ptr %465, align 8
  %479 = tail call i32 @llvm.smax.i32(i32 %478, i32 0)
  %480 = zext nneg i32 %479 to i64
  br label %481

481:                                              
  %482 = phi i64 [ %512, %510 ], [ 0, %464 ]
  %483 = phi i32 [ %515, %510 ], [ 0, %464 ]
  %484 = icmp eq i64 %482, %480
  br i1 %484, label %485, label %510

485:                                              
  %486 = getelementptr inbounds i8, ptr %53, i64 96
  %487 = load i64, ptr %486, align 8
  %488 = getelementptr inbounds i8, ptr %53, i64 28
  %489 = getelementptr inbounds i8, ptr %53, i64 104
  %490 = load ptr, ptr %489, align 8
  %491 = icmp eq ptr %490, null
  br i1 %491, label %498, label %492

492:                                              
  %493 = load i32, ptr %488, align 4
  %494 = sext i32 %493 to i64
  %495 = getelementptr inbounds i32, ptr %490, i64 %494
  %496 = load i32, ptr %495, align 4
  %497 = sext i32 %496 to i64
  br label %501

498:                                              
  %499 = getelementptr inbounds i8, ptr %53, i64 88
  %500 = load i64, ptr %499, align 8
  br label %501

501:                                              
  %502 = phi i64 [ %497, %492 ], [ %500, %498 ]
  tail call fastcc void @move_lanes(ptr noundef nonnull readonly %309, i64 noundef %311, i64 noundef %487, i64 noundef %502, ptr noundef %460, i32 noundef 1) #26
  %503 = load i32, ptr %488, align 4
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds i32, ptr %469, i64 %504
  %506 = load i32, ptr %505, align 4
  %507 = getelementptr inbounds i8, ptr %53, i64 8
  %508 = load ptr, ptr %507, align 8
  %509 = tail call i32 @MPI_Allgatherv(ptr noundef %460, i32 noundef %506, ptr noundef %448, ptr noundef %461, ptr noundef %469, ptr noundef %473, ptr noundef %448, ptr noundef %508) #28
  tail call fastcc void @expect(i32 noundef %509) #26
  tail call fastcc void @pack_by_ranks(ptr noundef nonnull readonly %53, ptr noundef nonnull readonly %308, i64 noundef %311, ptr noundef %461, i32 noundef 2) #26
  tail call void @free(ptr noundef %469) #26
  tail call void @free(ptr noundef %473) #26
  br label %576

510:                                              
  %511 = getelementptr inbounds i32, ptr %473, i64 %482
  store i32 %483, ptr %511, align 4
  %512 = add nuw nsw i64 %482, 1
  %513 = getelementptr inbounds i32, ptr %469, i64 %482
  %514 = load i32, ptr %513, align 4
  %515 = add nsw i32 %514, %483
  br label %481

516:                                              
  %517 = getelementptr inbounds i8, ptr %53, i64 40
  %518 = load i32, ptr %517, align 8
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %526, label %520

520:                                              
  %521 = getelementptr inbounds i8, ptr %53, i64 88
  %522 = getelementptr inbounds i8, ptr %53, i64 96
  %523 = load i64, ptr %522, align 8
  %524 = load i64, ptr %521, align 8
  tail call fastcc void @move_lanes(ptr noundef nonnull readonly %309, i64 noundef %311, i64 noundef %523, i64 noundef %524, ptr noundef %460, i32 noundef 1) #26
  %525 = load i32, ptr %53, align 8
  br label %526

526:                                              
  %527 = phi i32 [ %525, %520 ], [ %462, %516 ]
  switch i32 %527, label %540 [
    i32 5, label %528
    i32 6, label %534
  ]

528:                                              
  %529 = icmp eq ptr @ompi_mpi_comm_null, null
  %530 = select i1 %529, ptr inttoptr (i64 1476395011 to ptr), ptr @ompi_mpi_op_sum
  %531 = getelementptr inbounds i8, ptr %53, i64 8
  %532 = load ptr, ptr %531, align 8
  %533 = tail call i32 @MPI_Allreduce(ptr noundef %460, ptr noundef %461, i32 noundef %459, ptr noundef %448, ptr noundef %530, ptr noundef %532) #28
  tail call fastcc void @expect(i32 noundef %533) #26
  br label %572

534:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %461, ptr align 1 %460, i64 %454, i1 false)
  %535 = getelementptr inbounds i8, ptr %53, i64 24
  %536 = load i32, ptr %535, align 8
  %537 = getelementptr inbounds i8, ptr %53, i64 8
  %538 = load ptr, ptr %537, align 8
  %539 = tail call i32 @MPI_Bcast(ptr noundef %461, i32 noundef %459, ptr noundef %448, i32 noundef %536, ptr noundef %538) #28
  tail call fastcc void @expect(i32 noundef %539) #26
  br label %572

540:                                              
  %541 = tail call fastcc i32 @half_of_tags() #26
  %542 = shl nsw i32 %541, 1
  %543 = add nsw i32 %542, -1
  tail call void @llvm.memset.p0.i64(ptr align 1 %461, i8 0, i64 %454, i1 false)
  %544 = getelementptr inbounds i8, ptr %53, i64 28
  %545 = load i32, ptr %544, align 4
  %546 = add nsw i32 %545, 1
  %547 = getelementptr inbounds i8, ptr %53, i64 32
  %548 = load i32, ptr %547, align 8
  %549 = icmp slt i32 %546, %548
  br i1 %549, label %550, label %557

550:                                              
  %551 = getelementptr inbounds i8, ptr %53, i64 8
  %552 = load ptr, ptr %551, align 8
  %553 = icmp eq ptr @ompi_mpi_comm_null, null
  %554 = zext i1 %553 to i64
  %555 = inttoptr i64 %554 to ptr
  %556 = tail call i32 @MPI_Recv(ptr noundef %461, i32 noundef %459, ptr noundef %448, i32 noundef %546, i32 noundef %543, ptr noundef %552, ptr noundef %555) #28
  tail call fastcc void @expect(i32 noundef %556) #26
  br label %557

557:                                              
  %558 = tail call fastcc ptr @memory_of(i64 noundef %454) #26
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %558, ptr align 1 %461, i64 %454, i1 false)
  %559 = sext i32 %459 to i64
  tail call fastcc void @each_number(i32 noundef %447, i32 noundef %447, ptr noundef %558, ptr noundef %460, i64 noundef %559, i32 noundef 2) #26
  %560 = load i32, ptr %544, align 4
  %561 = icmp sgt i32 %560, 0
  br i1 %561, label %562, label %567

562:                                              
  %563 = add nsw i32 %560, -1
  %564 = getelementptr inbounds i8, ptr %53, i64 8
  %565 = load ptr, ptr %564, align 8
  %566 = tail call i32 @MPI_Send(ptr noundef %558, i32 noundef %459, ptr noundef %448, i32 noundef %563, i32 noundef %543, ptr noundef %565) #28
  tail call fastcc void @expect(i32 noundef %566) #26
  br label %567

567:                                              
  %568 = load i32, ptr %53, align 8
  %569 = icmp eq i32 %568, 8
  br i1 %569, label %570, label %571

570:                                              
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %461, ptr align 1 %558, i64 %454, i1 false)
  br label %571

571:                                              
  tail call void @free(ptr noundef %558) #26
  br label %572

572:                                              
  %573 = getelementptr inbounds i8, ptr %53, i64 56
  %574 = load i64, ptr %573, align 8
  %575 = load i64, ptr %449, align 8
  tail call fastcc void @move_lanes(ptr noundef nonnull readonly %308, i64 noundef %311, i64 noundef %574, i64 noundef %575, ptr noundef %461, i32 noundef 2) #26
  br label %576

576:                                              
  tail call void @free(ptr noundef %460) #26
  tail call void @free(ptr noundef %461) #26
  br label %577

577:                                              
  %578 = phi i64 [ 1, %10 ], [ %29, %27 ], [ 1, %18 ], [ 2, %14 ], [ 1, %13 ], [ 1, %12 ], [ 1, %304 ], [ 1, %444 ], [ 1, %576 ], [ 1, %43 ]
  %579 = atomicrmw sub ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 24), i64 %578 acq_rel, align 8
  %580 = sub i64 %579, %578
  %581 = icmp slt i64 %580, 1
  %582 = zext i1 %581 to i32
  tail call fastcc void @forget_sent(i32 noundef %582) #26
  br i1 %581, label %583, label %592

583:                                              
  tail call fastcc void @lock() #26
  br label %584

584:                                              
  %585 = load ptr, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 16), align 8
  %586 = icmp eq ptr %585, null
  br i1 %586, label %591, label %587

587:                                              
  %588 = load ptr, ptr %585, align 8
  store ptr %588, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 16), align 8
  %589 = getelementptr inbounds i8, ptr %585, i64 8
  %590 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %589) #28
  tail call fastcc void @expect(i32 noundef %590) #26
  tail call void @free(ptr noundef nonnull %585) #26
  br label %584

591:                                              
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br label %592

592:                                              
  ret void
}

define internal fastcc void @adjoint_of_send(ptr nocapture noundef readonly %0) unnamed_addr #1 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds i8, ptr %0, i64 232
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = getelementptr inbounds i8, ptr %0, i64 96
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %4
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds i8, ptr %0, i64 248
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %42, label %15

15:                                               
  tail call fastcc void @lock() #26
  %16 = tail call fastcc ptr @row_of(ptr noundef nonnull %0, i32 noundef 0) #26
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %12, align 8
  %21 = icmp eq ptr %19, %20
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br i1 %21, label %24, label %22

22:                                               
  %23 = tail call i32 @sched_yield() #28
  br label %15

24:                                               
  %25 = tail call fastcc ptr @memory_of(i64 noundef %11) #26
  tail call void @llvm.memset.p0.i64(ptr align 1 %25, i8 0, i64 %11, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #27
  %26 = call fastcc ptr @unit(i64 noundef %11, ptr noundef nonnull %2) #26
  %27 = load i32, ptr %2, align 4
  %28 = getelementptr inbounds i8, ptr %0, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i8, ptr %0, i64 8
  %31 = load i32, ptr %30, align 8
  %32 = tail call fastcc i32 @tag_of_adjoint(i32 noundef %31) #26
  %33 = getelementptr inbounds i8, ptr %0, i64 16
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr @ompi_mpi_comm_null, null
  %36 = zext i1 %35 to i64
  %37 = inttoptr i64 %36 to ptr
  %38 = tail call i32 @MPI_Recv(ptr noundef %25, i32 noundef %27, ptr noundef %26, i32 noundef %29, i32 noundef %32, ptr noundef %34, ptr noundef %37) #28
  tail call fastcc void @expect(i32 noundef %38) #26
  tail call fastcc void @lock() #26
  %39 = tail call fastcc ptr @row_of(ptr noundef nonnull %0, i32 noundef 0) #26
  tail call fastcc void @leave_row(ptr noundef %39) #26
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  %40 = load i64, ptr %3, align 8
  %41 = load i64, ptr %6, align 8
  tail call fastcc void @move_lanes(ptr noundef nonnull %5, i64 noundef %40, i64 noundef 0, i64 noundef %41, ptr noundef %25, i32 noundef 2) #26
  tail call void @free(ptr noundef %25) #26
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #27
  br label %42

42:                                               
  ret void
}

define internal fastcc void @adjoint_of_receive(ptr nocapture noundef readonly %0) unnamed_addr #1 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds i8, ptr %0, i64 248
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %69, label %6

6:                                                
  %7 = getelementptr inbounds i8, ptr %0, i64 260
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %19

10:                                               
  %11 = getelementptr inbounds i8, ptr %0, i64 232
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 200
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %14, %12
  %16 = getelementptr inbounds i8, ptr %0, i64 144
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %15, %17
  br label %19

19:                                               
  %20 = phi i64 [ %18, %10 ], [ 0, %6 ]
  %21 = tail call fastcc ptr @memory_of(i64 noundef %20) #26
  %22 = load i32, ptr %7, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %30

24:                                               
  %25 = getelementptr inbounds i8, ptr %0, i64 128
  %26 = getelementptr inbounds i8, ptr %0, i64 232
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 200
  %29 = load i64, ptr %28, align 8
  tail call fastcc void @move_lanes(ptr noundef nonnull %25, i64 noundef %27, i64 noundef 0, i64 noundef %29, ptr noundef %21, i32 noundef 1) #26
  br label %30

30:                                               
  tail call fastcc void @lock() #26
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 16
  store ptr %21, ptr %32, align 8
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds i8, ptr %33, i64 24
  store i64 %20, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %0, i64 4
  %36 = getelementptr inbounds i8, ptr %0, i64 8
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  br label %38

38:                                               
  %39 = tail call fastcc ptr @row_of(ptr noundef nonnull %0, i32 noundef 1) #26
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %48, label %42

42:                                               
  %43 = getelementptr inbounds i8, ptr %40, i64 32
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 16
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %49

48:                                               
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  br label %69

49:                                               
  %50 = tail call fastcc ptr @memory_of(i64 noundef 24) #26
  %51 = load ptr, ptr %39, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 32
  %53 = load ptr, ptr %52, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #27
  %54 = getelementptr inbounds i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8
  %56 = call fastcc ptr @unit(i64 noundef %55, ptr noundef nonnull %2) #26
  %57 = load ptr, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 8), align 8
  %58 = getelementptr inbounds i8, ptr %53, i64 16
  %59 = load ptr, ptr %58, align 8
  store ptr %57, ptr %50, align 8
  %60 = getelementptr inbounds i8, ptr %50, i64 8
  store ptr null, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %50, i64 16
  store ptr %59, ptr %61, align 8
  %62 = load ptr, ptr %58, align 8
  %63 = load i32, ptr %2, align 4
  %64 = load i32, ptr %35, align 4
  %65 = load i32, ptr %36, align 8
  %66 = tail call fastcc i32 @tag_of_adjoint(i32 noundef %65) #26
  %67 = load ptr, ptr %37, align 8
  %68 = tail call i32 @MPI_Isend(ptr noundef %62, i32 noundef %63, ptr noundef %56, i32 noundef %64, i32 noundef %66, ptr noundef %67, ptr noundef nonnull %60) #28
  tail call fastcc void @expect(i32 noundef %68) #26
  store ptr %50, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 8), align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #27
  tail call fastcc void @leave_row(ptr noundef nonnull %39) #26
  br label %38

69:                                               
  ret void
}

define internal fastcc void @see_completed(ptr nocapture noundef readonly %0) unnamed_addr #1 {
  %2 = getelementptr inbounds i8, ptr %0, i64 256
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                
  %6 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.54, i64 noundef 95) #28
  tail call void @abort() #29
  unreachable

7:                                                
  ret void
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.collecting, align 8
  %8 = alloca %struct.side, align 8
  %9 = alloca %struct.side, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               
  %13 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #28
  br label %26

14:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %7) #27
  store ptr %0, ptr %8, align 8
  %15 = getelementptr inbounds i8, ptr %8, i64 8
  %16 = sext i32 %1 to i64
  store i64 %16, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %8, i64 16
  %18 = getelementptr inbounds i8, ptr %8, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  store ptr %2, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %8, i64 40
  store i32 0, ptr %19, align 8
  store ptr %0, ptr %9, align 8
  %20 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %16, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %9, i64 16
  %22 = getelementptr inbounds i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  store ptr %2, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %9, i64 40
  store i32 0, ptr %23, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %7, i32 noundef 0, ptr noundef nonnull byval(%struct.side) align 8 %8, ptr noundef nonnull byval(%struct.side) align 8 %9, ptr noundef null, i32 noundef %3, ptr noundef %4, ptr noundef nonnull %5) #26
  %24 = call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #28
  %25 = call fastcc i32 @collected(ptr noundef nonnull %7, i32 noundef %24, ptr noundef nonnull %5) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %7) #27
  br label %26

26:                                               
  %27 = phi i32 [ %13, %12 ], [ %24, %14 ]
  ret i32 %27
}

declare i32 @MPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc void @collecting(ptr dead_on_unwind noalias writable sret(%struct.collecting) align 8 %0, i32 noundef %1, ptr nocapture noundef byval(%struct.side) align 8 %2, ptr nocapture noundef byval(%struct.side) align 8 %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7) unnamed_addr #1 {
  %9 = alloca i32, align 4
  %10 = alloca %struct.numbers, align 8
  %11 = alloca %struct.numbers, align 8
  %12 = alloca %struct.blocks, align 8
  %13 = alloca %struct.blocks, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(352) %0, i8 0, i64 352, i1 false)
  store i32 %1, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %4, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 %5, ptr %16, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #27
  %17 = load i64, ptr %7, align 8
  %18 = icmp eq i64 %17, 2
  %19 = zext i1 %18 to i32
  %20 = call i32 @MPI_Comm_test_inter(ptr noundef %6, ptr noundef nonnull %9) #28
  call fastcc void @expect(i32 noundef %20) #26
  %21 = getelementptr inbounds i8, ptr %0, i64 28
  %22 = call i32 @MPI_Comm_rank(ptr noundef %6, ptr noundef nonnull %21) #28
  call fastcc void @expect(i32 noundef %22) #26
  %23 = getelementptr inbounds i8, ptr %0, i64 32
  %24 = call i32 @MPI_Comm_size(ptr noundef %6, ptr noundef nonnull %23) #28
  call fastcc void @expect(i32 noundef %24) #26
  %25 = load i32, ptr %21, align 4
  %26 = icmp eq i32 %1, 1
  %27 = icmp eq i32 %25, %5
  %28 = zext i1 %27 to i32
  %29 = icmp ugt i32 %1, 1
  %30 = select i1 %29, i32 1, i32 %28
  %31 = getelementptr inbounds i8, ptr %0, i64 36
  store i32 %30, ptr %31, align 4
  %32 = and i32 %1, -5
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %44, label %34

34:                                               
  %35 = icmp eq i32 %1, 0
  br i1 %35, label %36, label %39

36:                                               
  %37 = icmp ne i32 %25, %5
  %38 = zext i1 %37 to i32
  br label %44

39:                                               
  %40 = icmp ne i32 %1, 9
  %41 = icmp sgt i32 %25, 0
  %42 = select i1 %40, i1 true, i1 %41
  %43 = zext i1 %42 to i32
  br label %44

44:                                               
  %45 = phi i32 [ %38, %36 ], [ %43, %39 ], [ %28, %8 ]
  %46 = getelementptr inbounds i8, ptr %0, i64 40
  store i32 %45, ptr %46, align 8
  %47 = load ptr, ptr %2, align 8
  %48 = icmp eq ptr @ompi_mpi_comm_null, null
  %49 = select i1 %48, ptr inttoptr (i64 -1 to ptr), ptr inttoptr (i64 1 to ptr)
  %50 = icmp eq ptr %47, %49
  %51 = zext i1 %50 to i32
  %52 = load ptr, ptr %3, align 8
  %53 = icmp eq ptr %52, %49
  br i1 %50, label %54, label %73

54:                                               
  %55 = icmp ult i32 %1, 5
  br i1 %55, label %57, label %56

56:                                               
  store ptr %52, ptr %2, align 8
  br label %73

57:                                               
  %58 = getelementptr inbounds i8, ptr %3, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %3, i64 16
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %3, i64 24
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %3, i64 32
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %3, i64 40
  %67 = load i32, ptr %66, align 8
  store ptr %52, ptr %2, align 8
  %68 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %59, ptr %68, align 8
  %69 = getelementptr inbounds i8, ptr %2, i64 16
  store ptr %61, ptr %69, align 8
  %70 = getelementptr inbounds i8, ptr %2, i64 24
  store ptr %63, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %2, i64 32
  store ptr %65, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %2, i64 40
  store i32 %67, ptr %72, align 8
  br label %73

73:                                               
  %74 = phi ptr [ %47, %44 ], [ %52, %57 ], [ %52, %56 ]
  br i1 %53, label %75, label %91

75:                                               
  %76 = getelementptr inbounds i8, ptr %2, i64 8
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds i8, ptr %2, i64 16
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %2, i64 24
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds i8, ptr %2, i64 32
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds i8, ptr %2, i64 40
  %85 = load i32, ptr %84, align 8
  store ptr %74, ptr %3, align 8
  %86 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %77, ptr %86, align 8
  %87 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr %79, ptr %87, align 8
  %88 = getelementptr inbounds i8, ptr %3, i64 24
  store ptr %81, ptr %88, align 8
  %89 = getelementptr inbounds i8, ptr %3, i64 32
  store ptr %83, ptr %89, align 8
  %90 = getelementptr inbounds i8, ptr %3, i64 40
  store i32 %85, ptr %90, align 8
  br label %91

91:                                               
  %92 = phi ptr [ %74, %75 ], [ %52, %73 ]
  %93 = icmp eq i32 %30, 0
  %94 = icmp ult i32 %1, 5
  %95 = and i1 %94, %93
  br i1 %95, label %103, label %96

96:                                               
  %97 = getelementptr inbounds i8, ptr %0, i64 136
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %10) #27
  %98 = getelementptr inbounds i8, ptr %2, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %2, i64 32
  %101 = load ptr, ptr %100, align 8
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %10, ptr noundef nonnull %7, ptr noundef %74, i64 noundef %99, ptr noundef %101, i32 noundef %51) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %97, ptr noundef nonnull align 8 dereferenceable(104) %10, i64 104, i1 false)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %10) #27
  %102 = load i32, ptr %46, align 8
  br label %103

103:                                              
  %104 = phi i32 [ %45, %91 ], [ %102, %96 ]
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %114, label %106

106:                                              
  %107 = getelementptr inbounds i8, ptr %0, i64 240
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %11) #27
  %108 = getelementptr inbounds i8, ptr %3, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i8, ptr %3, i64 32
  %111 = load ptr, ptr %110, align 8
  %112 = xor i1 %53, true
  %113 = zext i1 %112 to i32
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %11, ptr noundef nonnull %7, ptr noundef %92, i64 noundef %109, ptr noundef %111, i32 noundef %113) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %107, ptr noundef nonnull align 8 dereferenceable(104) %11, i64 104, i1 false)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %11) #27
  br label %114

114:                                              
  %115 = load i32, ptr %31, align 4
  %116 = icmp eq i32 %115, 0
  %117 = getelementptr inbounds i8, ptr %0, i64 136
  %118 = getelementptr inbounds i8, ptr %0, i64 240
  %119 = select i1 %116, ptr %118, ptr %117
  %120 = getelementptr inbounds i8, ptr %119, i64 16
  %121 = load i64, ptr %120, align 8
  %122 = icmp ne i64 %121, 0
  %123 = zext i1 %122 to i32
  %124 = getelementptr inbounds i8, ptr %0, i64 344
  store i32 %123, ptr %124, align 8
  %125 = load i32, ptr %9, align 4
  %126 = icmp ne i32 %125, 0
  %127 = select i1 %122, i1 %126, i1 false
  br i1 %127, label %128, label %130

128:                                              
  %129 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.60, i64 noundef 73) #28
  call void @abort() #29
  unreachable

130:                                              
  %131 = and i1 %94, %116
  br i1 %131, label %136, label %132

132:                                              
  %133 = getelementptr inbounds i8, ptr %0, i64 48
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12) #27
  %134 = getelementptr inbounds i8, ptr %0, i64 144
  %135 = load i32, ptr %23, align 8
  call fastcc void @blocks_of(ptr dead_on_unwind nonnull writable sret(%struct.blocks) align 8 %12, ptr noundef nonnull %2, ptr noundef nonnull %134, i32 noundef %19, i32 noundef %135) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %133, ptr noundef nonnull align 8 dereferenceable(40) %12, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12) #27
  br label %136

136:                                              
  %137 = load i32, ptr %46, align 8
  %138 = icmp ne i32 %137, 0
  %139 = icmp eq i32 %1, 7
  %140 = or i1 %139, %138
  br i1 %140, label %141, label %147

141:                                              
  %142 = getelementptr inbounds i8, ptr %0, i64 88
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %13) #27
  %143 = icmp eq i32 %137, 0
  %144 = select i1 %143, i64 144, i64 248
  %145 = getelementptr inbounds i8, ptr %0, i64 %144
  %146 = load i32, ptr %23, align 8
  call fastcc void @blocks_of(ptr dead_on_unwind nonnull writable sret(%struct.blocks) align 8 %13, ptr noundef nonnull %3, ptr noundef nonnull %145, i32 noundef %19, i32 noundef %146) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %142, ptr noundef nonnull align 8 dereferenceable(40) %13, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %13) #27
  br label %147

147:                                              
  %148 = and i32 %1, -2
  %149 = icmp eq i32 %148, 2
  %150 = and i1 %149, %50
  br i1 %150, label %151, label %170

151:                                              
  %152 = getelementptr inbounds i8, ptr %0, i64 48
  %153 = getelementptr inbounds i8, ptr %0, i64 88
  %154 = getelementptr inbounds i8, ptr %0, i64 104
  %155 = load ptr, ptr %154, align 8
  %156 = icmp eq ptr %155, null
  br i1 %156, label %162, label %157

157:                                              
  %158 = sext i32 %25 to i64
  %159 = getelementptr inbounds i32, ptr %155, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = sext i32 %160 to i64
  br label %164

162:                                              
  %163 = load i64, ptr %153, align 8
  br label %164

164:                                              
  %165 = phi i64 [ %161, %157 ], [ %163, %162 ]
  %166 = call fastcc i64 @place_at(ptr noundef nonnull %153, i32 noundef %25) #26
  store i64 %165, ptr %152, align 8
  %167 = getelementptr inbounds i8, ptr %0, i64 56
  store i64 %166, ptr %167, align 8
  %168 = getelementptr inbounds i8, ptr %0, i64 64
  %169 = getelementptr inbounds i8, ptr %0, i64 208
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %168, i8 0, i64 24, i1 false)
  store i64 %165, ptr %169, align 8
  br label %190

170:                                              
  %171 = and i1 %26, %53
  br i1 %171, label %172, label %190

172:                                              
  %173 = getelementptr inbounds i8, ptr %0, i64 88
  %174 = getelementptr inbounds i8, ptr %0, i64 48
  %175 = getelementptr inbounds i8, ptr %0, i64 64
  %176 = load ptr, ptr %175, align 8
  %177 = icmp eq ptr %176, null
  br i1 %177, label %183, label %178

178:                                              
  %179 = sext i32 %25 to i64
  %180 = getelementptr inbounds i32, ptr %176, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = sext i32 %181 to i64
  br label %185

183:                                              
  %184 = load i64, ptr %174, align 8
  br label %185

185:                                              
  %186 = phi i64 [ %182, %178 ], [ %184, %183 ]
  %187 = call fastcc i64 @place_at(ptr noundef nonnull %174, i32 noundef %25) #26
  store i64 %186, ptr %173, align 8
  %188 = getelementptr inbounds i8, ptr %0, i64 96
  store i64 %187, ptr %188, align 8
  %189 = getelementptr inbounds i8, ptr %0, i64 104
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %189, i8 0, i64 24, i1 false)
  br label %190

190:                                              
  %191 = icmp ugt i32 %1, 4
  %192 = load i32, ptr %124, align 8
  %193 = icmp ne i32 %192, 0
  %194 = select i1 %191, i1 %193, i1 false
  br i1 %194, label %195, label %269

195:                                              
  %196 = select i1 %48, ptr inttoptr (i64 1476395011 to ptr), ptr @ompi_mpi_op_sum
  %197 = icmp eq ptr %196, %4
  %198 = select i1 %48, ptr inttoptr (i64 1476395009 to ptr), ptr @ompi_mpi_op_max
  %199 = icmp eq ptr %198, %4
  %200 = or i1 %197, %199
  %201 = select i1 %48, ptr inttoptr (i64 1476395010 to ptr), ptr @ompi_mpi_op_min
  %202 = icmp eq ptr %201, %4
  %203 = or i1 %202, %200
  %204 = select i1 %48, ptr inttoptr (i64 1476395012 to ptr), ptr @ompi_mpi_op_prod
  %205 = icmp eq ptr %204, %4
  %206 = or i1 %205, %203
  %207 = select i1 %48, ptr inttoptr (i64 1476395020 to ptr), ptr @ompi_mpi_op_maxloc
  %208 = icmp eq ptr %207, %4
  %209 = or i1 %208, %206
  %210 = select i1 %48, ptr inttoptr (i64 1476395019 to ptr), ptr @ompi_mpi_op_minloc
  %211 = icmp eq ptr %210, %4
  %212 = or i1 %211, %209
  br i1 %212, label %213, label %217

213:                                              
  %214 = getelementptr inbounds i8, ptr %0, i64 144
  %215 = call fastcc i32 @kind_of(ptr noundef nonnull %214) #26
  %216 = icmp eq i32 %215, 4
  br i1 %216, label %217, label %219

217:                                              
  %218 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.61, i64 noundef 137) #28
  call void @abort() #29
  unreachable

219:                                              
  %220 = call fastcc i32 @is_choice(ptr noundef nonnull %0) #26
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %269, label %222

222:                                              
  %223 = getelementptr inbounds i8, ptr %0, i64 48
  %224 = load i64, ptr %223, align 8
  %225 = call fastcc i64 @numbers_in(ptr noundef nonnull readonly %117, i64 noundef %224) #26
  %226 = shl i64 %225, 5
  br i1 %18, label %227, label %230

227:                                              
  %228 = call i64 @llvm.umax.i64(i64 %226, i64 1)
  %229 = call ptr @__enzyme_cc_tape_push(i64 noundef %228) #28
  br label %232

230:                                              
  %231 = call fastcc ptr @memory_of(i64 noundef %226) #26
  br label %232

232:                                              
  %233 = phi ptr [ %229, %227 ], [ %231, %230 ]
  %234 = load ptr, ptr %117, align 8
  call fastcc void @read_wide(ptr noundef nonnull readonly %117, ptr noundef %234, ptr noundef nonnull readonly %223, ptr noundef %233, i32 noundef 5) #26
  %235 = getelementptr inbounds i8, ptr %0, i64 172
  %236 = getelementptr inbounds i8, ptr %0, i64 56
  %237 = getelementptr inbounds i8, ptr %0, i64 152
  %238 = call i64 @llvm.smax.i64(i64 %225, i64 0)
  br label %239

239:                                              
  %240 = phi i64 [ 0, %232 ], [ %266, %262 ]
  %241 = icmp eq i64 %240, %238
  br i1 %241, label %267, label %242

242:                                              
  %243 = load i32, ptr %235, align 4
  switch i32 %243, label %262 [
    i32 2, label %244
    i32 1, label %251
  ]

244:                                              
  %245 = and i64 %240, 1
  %246 = icmp eq i64 %245, 0
  br i1 %246, label %247, label %262

247:                                              
  %248 = or disjoint i64 %240, 1
  %249 = getelementptr inbounds x86_fp80, ptr %233, i64 %248
  %250 = load x86_fp80, ptr %249, align 16
  br label %262

251:                                              
  %252 = load ptr, ptr %117, align 8
  %253 = load i64, ptr %236, align 8
  %254 = getelementptr inbounds i8, ptr %252, i64 %253
  %255 = load i64, ptr %214, align 8
  %256 = mul nsw i64 %255, %240
  %257 = getelementptr inbounds i8, ptr %254, i64 %256
  %258 = load i64, ptr %237, align 8
  %259 = getelementptr inbounds i8, ptr %257, i64 %258
  %260 = load i32, ptr %259, align 1
  %261 = sitofp i32 %260 to x86_fp80
  br label %262

262:                                              
  %263 = phi x86_fp80 [ %250, %247 ], [ 0xK00000000000000000000, %244 ], [ %261, %251 ], [ 0xK00000000000000000000, %242 ]
  %264 = add nsw i64 %240, %225
  %265 = getelementptr inbounds x86_fp80, ptr %233, i64 %264
  store x86_fp80 %263, ptr %265, align 16
  %266 = add nuw i64 %240, 1
  br label %239

267:                                              
  %268 = getelementptr inbounds i8, ptr %0, i64 128
  store ptr %233, ptr %268, align 8
  br label %269

269:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #27
  ret void
}

define internal fastcc noundef i32 @collected(ptr noundef readonly %0, i32 noundef returned %1, ptr nocapture noundef %2) unnamed_addr #1 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca [2 x x86_fp80], align 16
  %7 = alloca %struct.flat, align 8
  %8 = alloca %struct.flat, align 8
  %9 = alloca i32, align 4
  %10 = icmp eq i32 %1, 0
  br i1 %10, label %14, label %11

11:                                               
  %12 = tail call fastcc i32 @is_cut(i32 noundef %1) #26
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %28, label %14

14:                                               
  %15 = getelementptr inbounds i8, ptr %0, i64 344
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %28, label %18

18:                                               
  %19 = load i64, ptr %2, align 8
  switch i64 %19, label %300 [
    i64 2, label %20
    i64 1, label %33
  ]

20:                                               
  %21 = tail call fastcc ptr @new_record(ptr noundef nonnull %2, i32 noundef 7) #26
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = getelementptr inbounds i8, ptr %0, i64 136
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %22, ptr noundef nonnull align 8 dereferenceable(104) %23, i64 104, i1 false)
  %24 = getelementptr inbounds i8, ptr %21, i64 128
  %25 = getelementptr inbounds i8, ptr %0, i64 240
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %24, ptr noundef nonnull align 8 dereferenceable(104) %25, i64 104, i1 false)
  %26 = tail call ptr @__enzyme_cc_tape_push(i64 noundef 136) #28
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(136) %26, ptr noundef nonnull readonly align 1 dereferenceable(136) %0, i64 136, i1 false)
  %27 = getelementptr inbounds i8, ptr %21, i64 280
  store ptr %26, ptr %27, align 8
  br label %300

28:                                               
  %29 = phi i1 [ false, %11 ], [ true, %14 ]
  %30 = load i64, ptr %2, align 8
  %31 = icmp eq i64 %30, 1
  br i1 %31, label %32, label %300

32:                                               
  br i1 %29, label %33, label %278

33:                                               
  %34 = getelementptr inbounds i8, ptr %0, i64 344
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %278, label %37

37:                                               
  %38 = load i32, ptr %0, align 8
  %39 = icmp ult i32 %38, 5
  br i1 %39, label %40, label %71

40:                                               
  %41 = getelementptr inbounds i8, ptr %0, i64 136
  %42 = getelementptr inbounds i8, ptr %0, i64 240
  %43 = getelementptr inbounds i8, ptr %2, i64 8
  %44 = load i64, ptr %43, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #27
  %45 = getelementptr inbounds i8, ptr %0, i64 48
  %46 = tail call fastcc i32 @blocks_of_in(ptr noundef nonnull readonly %0) #26
  call fastcc void @flatten(ptr dead_on_unwind nonnull writable sret(%struct.flat) align 8 %7, ptr noundef nonnull readonly %41, ptr noundef nonnull readonly %45, i32 noundef %46, i64 noundef %44) #26
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %8) #27
  %47 = getelementptr inbounds i8, ptr %0, i64 88
  %48 = tail call fastcc i32 @blocks_of_out(ptr noundef nonnull readonly %0) #26
  call fastcc void @flatten(ptr dead_on_unwind nonnull writable sret(%struct.flat) align 8 %8, ptr noundef nonnull readonly %42, ptr noundef nonnull readonly %47, i32 noundef %48, i64 noundef %44) #26
  call fastcc void @fill(ptr noundef nonnull %7, ptr noundef nonnull readonly %41, ptr noundef nonnull readonly %45, i64 noundef %44, i32 noundef 0) #26
  %49 = load i32, ptr %0, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %69

51:                                               
  %52 = getelementptr inbounds i8, ptr %0, i64 28
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds i8, ptr %0, i64 24
  %55 = load i32, ptr %54, align 8
  %56 = icmp eq i32 %53, %55
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #27
  %57 = select i1 %56, ptr %7, ptr %8
  %58 = getelementptr inbounds i8, ptr %57, i64 24
  %59 = load i64, ptr %58, align 8
  %60 = call fastcc ptr @unit(i64 noundef %59, ptr noundef nonnull %9) #26
  %61 = select i1 %56, ptr %7, ptr %8
  %62 = getelementptr inbounds i8, ptr %61, i64 32
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr %9, align 4
  %65 = load i32, ptr %54, align 8
  %66 = getelementptr inbounds i8, ptr %0, i64 8
  %67 = load ptr, ptr %66, align 8
  %68 = tail call i32 @MPI_Bcast(ptr noundef %63, i32 noundef %64, ptr noundef %60, i32 noundef %65, ptr noundef %67) #28
  tail call fastcc void @expect(i32 noundef %68) #26
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #27
  br label %70

69:                                               
  call fastcc void @move_bytes(i32 noundef %49, ptr noundef nonnull readonly %0, ptr noundef nonnull %7, ptr noundef nonnull %8) #26
  br label %70

70:                                               
  call fastcc void @fill(ptr noundef nonnull %8, ptr noundef nonnull readonly %42, ptr noundef nonnull readonly %47, i64 noundef %44, i32 noundef 4) #26
  call fastcc void @drop(ptr noundef nonnull %7) #26
  call fastcc void @drop(ptr noundef nonnull %8) #26
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %8) #27
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #27
  br label %278

71:                                               
  %72 = tail call fastcc i32 @is_choice(ptr noundef nonnull %0) #26
  %73 = icmp eq i32 %72, 0
  %74 = getelementptr inbounds i8, ptr %0, i64 136
  br i1 %73, label %188, label %75

75:                                               
  %76 = getelementptr inbounds i8, ptr %2, i64 8
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds i8, ptr %0, i64 48
  %79 = load i64, ptr %78, align 8
  %80 = tail call fastcc i64 @numbers_in(ptr noundef nonnull readonly %74, i64 noundef %79) #26
  %81 = add nsw i64 %77, 2
  %82 = mul nsw i64 %80, %81
  %83 = shl i64 %82, 4
  %84 = tail call fastcc ptr @memory_of(i64 noundef %83) #26
  %85 = getelementptr inbounds i8, ptr %0, i64 128
  %86 = load ptr, ptr %85, align 8
  %87 = shl i64 %80, 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 16 %84, ptr align 16 %86, i64 %87, i1 false)
  %88 = getelementptr inbounds i8, ptr %0, i64 224
  %89 = tail call i64 @llvm.smax.i64(i64 %77, i64 0)
  br label %90

90:                                               
  %91 = phi i64 [ 0, %75 ], [ %115, %108 ]
  %92 = icmp eq i64 %91, %89
  br i1 %92, label %93, label %108

93:                                               
  %94 = getelementptr inbounds i8, ptr %0, i64 240
  %95 = tail call fastcc ptr @gathered(ptr noundef nonnull readonly %0, ptr noundef %84, i64 noundef %82) #26
  %96 = shl i64 %80, 4
  %97 = tail call fastcc ptr @memory_of(i64 noundef %96) #26
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #27
  call fastcc void @own_part(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %94, ptr noundef nonnull %4, ptr noundef nonnull %5) #26
  %98 = getelementptr inbounds i8, ptr %0, i64 40
  %99 = getelementptr inbounds i8, ptr %0, i64 32
  %100 = getelementptr inbounds i8, ptr %0, i64 28
  %101 = getelementptr inbounds i8, ptr %6, i64 16
  %102 = getelementptr inbounds i8, ptr %0, i64 328
  %103 = getelementptr inbounds i8, ptr %0, i64 96
  %104 = load i64, ptr %5, align 8
  %105 = load i64, ptr %4, align 8
  %106 = getelementptr inbounds x86_fp80, ptr %97, i64 %105
  %107 = tail call i64 @llvm.smax.i64(i64 %80, i64 0)
  br label %116

108:                                              
  %109 = load ptr, ptr %88, align 8
  %110 = getelementptr inbounds ptr, ptr %109, i64 %91
  %111 = load ptr, ptr %110, align 8
  %112 = add nuw nsw i64 %91, 2
  %113 = mul nsw i64 %112, %80
  %114 = getelementptr inbounds x86_fp80, ptr %84, i64 %113
  tail call fastcc void @read_wide(ptr noundef nonnull readonly %74, ptr noundef %111, ptr noundef nonnull readonly %78, ptr noundef %114, i32 noundef 0) #26
  %115 = add nuw i64 %91, 1
  br label %90

116:                                              
  %117 = phi i64 [ 0, %93 ], [ %134, %129 ]
  %118 = load i32, ptr %98, align 8
  %119 = icmp ne i32 %118, 0
  %120 = icmp slt i64 %117, %77
  %121 = select i1 %119, i1 %120, i1 false
  br i1 %121, label %122, label %187

122:                                              
  %123 = add nuw nsw i64 %117, 2
  %124 = mul nsw i64 %123, %80
  %125 = getelementptr x86_fp80, ptr %95, i64 %124
  br label %126

126:                                              
  %127 = phi i64 [ %148, %147 ], [ 0, %122 ]
  %128 = icmp eq i64 %127, %107
  br i1 %128, label %129, label %135

129:                                              
  %130 = load ptr, ptr %102, align 8
  %131 = getelementptr inbounds ptr, ptr %130, i64 %117
  %132 = load ptr, ptr %131, align 8
  %133 = load i64, ptr %103, align 8
  tail call fastcc void @write_wide(ptr noundef nonnull readonly %94, ptr noundef %132, i64 noundef %133, i64 noundef %104, ptr noundef %106, i32 noundef 4) #26
  %134 = add nuw nsw i64 %117, 1
  br label %116

135:                                              
  %136 = getelementptr inbounds x86_fp80, ptr %97, i64 %127
  store x86_fp80 0xK00000000000000000000, ptr %136, align 16
  %137 = load i32, ptr %99, align 8
  %138 = and i64 %127, 1
  %139 = icmp eq i64 %138, 0
  %140 = or disjoint i64 %127, 1
  %141 = tail call i32 @llvm.smax.i32(i32 %137, i32 0)
  %142 = zext nneg i32 %141 to i64
  br label %143

143:                                              
  %144 = phi x86_fp80 [ %185, %184 ], [ 0xK00000000000000000000, %135 ]
  %145 = phi i64 [ %186, %184 ], [ 0, %135 ]
  %146 = icmp eq i64 %145, %142
  br i1 %146, label %147, label %149

147:                                              
  %148 = add nuw i64 %127, 1
  br label %126

149:                                              
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #27
  %150 = mul nsw i64 %145, %82
  %151 = getelementptr x86_fp80, ptr %125, i64 %150
  %152 = load i32, ptr %100, align 4
  %153 = load i32, ptr %0, align 8
  switch i32 %153, label %156 [
    i32 8, label %154
    i32 9, label %157
  ]

154:                                              
  %155 = add nsw i32 %152, 1
  br label %157

156:                                              
  br label %157

157:                                              
  %158 = phi i32 [ %155, %154 ], [ %137, %156 ], [ %152, %149 ]
  %159 = trunc nuw nsw i64 %145 to i32
  call fastcc void @partial(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %74, ptr noundef %95, i64 noundef %82, i32 noundef %158, i32 noundef %159, i64 noundef %127, i64 noundef %80, ptr noundef nonnull %6) #26
  %160 = load x86_fp80, ptr %6, align 16
  %161 = fcmp une x86_fp80 %160, 0xK00000000000000000000
  br i1 %161, label %162, label %166

162:                                              
  %163 = getelementptr inbounds x86_fp80, ptr %151, i64 %127
  %164 = load x86_fp80, ptr %163, align 16
  %165 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %160, x86_fp80 %164, x86_fp80 %144)
  store x86_fp80 %165, ptr %136, align 16
  br label %166

166:                                              
  %167 = phi x86_fp80 [ %165, %162 ], [ %144, %157 ]
  %168 = load x86_fp80, ptr %101, align 16
  %169 = fcmp une x86_fp80 %168, 0xK00000000000000000000
  br i1 %169, label %170, label %184

170:                                              
  br i1 %139, label %176, label %171

171:                                              
  %172 = getelementptr x86_fp80, ptr %151, i64 %127
  %173 = getelementptr i8, ptr %172, i64 -16
  %174 = load x86_fp80, ptr %173, align 16
  %175 = fmul x86_fp80 %168, %174
  br label %181

176:                                              
  %177 = fneg x86_fp80 %168
  %178 = getelementptr inbounds x86_fp80, ptr %151, i64 %140
  %179 = load x86_fp80, ptr %178, align 16
  %180 = fmul x86_fp80 %179, %177
  br label %181

181:                                              
  %182 = phi x86_fp80 [ %175, %171 ], [ %180, %176 ]
  %183 = fadd x86_fp80 %167, %182
  store x86_fp80 %183, ptr %136, align 16
  br label %184

184:                                              
  %185 = phi x86_fp80 [ %183, %181 ], [ %167, %166 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #27
  %186 = add nuw nsw i64 %145, 1
  br label %143

187:                                              
  tail call void @free(ptr noundef %84) #26
  tail call void @free(ptr noundef %95) #26
  tail call void @free(ptr noundef %97) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #27
  br label %278

188:                                              
  %189 = getelementptr inbounds i8, ptr %0, i64 240
  %190 = getelementptr inbounds i8, ptr %2, i64 8
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds i8, ptr %0, i64 144
  %193 = tail call fastcc i32 @kind_of(ptr noundef nonnull readonly %192) #26
  %194 = tail call fastcc ptr @type_of(i32 noundef %193) #26
  %195 = getelementptr inbounds i8, ptr %0, i64 48
  %196 = load i64, ptr %195, align 8
  %197 = mul nsw i64 %196, %191
  %198 = getelementptr inbounds i8, ptr %0, i64 152
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %199
  %201 = zext i32 %193 to i64
  %202 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = sdiv i64 %200, %203
  %205 = tail call fastcc i32 @small(i64 noundef %204) #26
  %206 = tail call fastcc ptr @memory_of(i64 noundef %200) #26
  %207 = tail call fastcc ptr @memory_of(i64 noundef %200) #26
  %208 = load i32, ptr %0, align 8
  %209 = icmp eq i32 %208, 7
  br i1 %209, label %210, label %242

210:                                              
  %211 = getelementptr inbounds i8, ptr %0, i64 32
  %212 = load i32, ptr %211, align 8
  %213 = sext i32 %212 to i64
  %214 = shl nsw i64 %213, 2
  %215 = tail call fastcc ptr @memory_of(i64 noundef %214) #26
  %216 = load i64, ptr %198, align 8
  %217 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %201
  %218 = load i64, ptr %217, align 8
  %219 = sdiv i64 %216, %218
  tail call fastcc void @counts_of_sum(ptr noundef nonnull readonly %0, i64 noundef %191, i64 noundef %219, ptr noundef %215) #26
  tail call fastcc void @pack_by_ranks(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %74, i64 noundef %191, ptr noundef %206, i32 noundef 0) #26
  %220 = icmp eq ptr @ompi_mpi_comm_null, null
  %221 = select i1 %220, ptr inttoptr (i64 1476395011 to ptr), ptr @ompi_mpi_op_sum
  %222 = getelementptr inbounds i8, ptr %0, i64 8
  %223 = load ptr, ptr %222, align 8
  %224 = tail call i32 @MPI_Reduce_scatter(ptr noundef %206, ptr noundef %207, ptr noundef %215, ptr noundef %194, ptr noundef %221, ptr noundef %223) #28
  tail call fastcc void @expect(i32 noundef %224) #26
  %225 = getelementptr inbounds i8, ptr %0, i64 96
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds i8, ptr %0, i64 104
  %228 = load ptr, ptr %227, align 8
  %229 = icmp eq ptr %228, null
  br i1 %229, label %237, label %230

230:                                              
  %231 = getelementptr inbounds i8, ptr %0, i64 28
  %232 = load i32, ptr %231, align 4
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds i32, ptr %228, i64 %233
  %235 = load i32, ptr %234, align 4
  %236 = sext i32 %235 to i64
  br label %240

237:                                              
  %238 = getelementptr inbounds i8, ptr %0, i64 88
  %239 = load i64, ptr %238, align 8
  br label %240

240:                                              
  %241 = phi i64 [ %236, %230 ], [ %239, %237 ]
  tail call fastcc void @move_lanes(ptr noundef nonnull readonly %189, i64 noundef %191, i64 noundef %226, i64 noundef %241, ptr noundef %207, i32 noundef 4) #26
  tail call void @free(ptr noundef %215) #26
  br label %277

242:                                              
  %243 = getelementptr inbounds i8, ptr %0, i64 56
  %244 = load i64, ptr %243, align 8
  %245 = load i64, ptr %195, align 8
  tail call fastcc void @move_lanes(ptr noundef nonnull readonly %74, i64 noundef %191, i64 noundef %244, i64 noundef %245, ptr noundef %206, i32 noundef 0) #26
  %246 = load i32, ptr %0, align 8
  %247 = icmp eq ptr @ompi_mpi_comm_null, null
  %248 = select i1 %247, ptr inttoptr (i64 1476395011 to ptr), ptr @ompi_mpi_op_sum
  switch i32 %246, label %263 [
    i32 5, label %249
    i32 6, label %253
    i32 8, label %259
  ]

249:                                              
  %250 = getelementptr inbounds i8, ptr %0, i64 8
  %251 = load ptr, ptr %250, align 8
  %252 = tail call i32 @MPI_Allreduce(ptr noundef %206, ptr noundef %207, i32 noundef %205, ptr noundef %194, ptr noundef %248, ptr noundef %251) #28
  br label %267

253:                                              
  %254 = getelementptr inbounds i8, ptr %0, i64 24
  %255 = load i32, ptr %254, align 8
  %256 = getelementptr inbounds i8, ptr %0, i64 8
  %257 = load ptr, ptr %256, align 8
  %258 = tail call i32 @MPI_Reduce(ptr noundef %206, ptr noundef %207, i32 noundef %205, ptr noundef %194, ptr noundef %248, i32 noundef %255, ptr noundef %257) #28
  br label %267

259:                                              
  %260 = getelementptr inbounds i8, ptr %0, i64 8
  %261 = load ptr, ptr %260, align 8
  %262 = tail call i32 @MPI_Scan(ptr noundef %206, ptr noundef %207, i32 noundef %205, ptr noundef %194, ptr noundef %248, ptr noundef %261) #28
  br label %267

263:                                              
  %264 = getelementptr inbounds i8, ptr %0, i64 8
  %265 = load ptr, ptr %264, align 8
  %266 = tail call i32 @MPI_Exscan(ptr noundef %206, ptr noundef %207, i32 noundef %205, ptr noundef %194, ptr noundef %248, ptr noundef %265) #28
  br label %267

267:                                              
  %268 = phi i32 [ %258, %253 ], [ %266, %263 ], [ %262, %259 ], [ %252, %249 ]
  tail call fastcc void @expect(i32 noundef %268) #26
  %269 = getelementptr inbounds i8, ptr %0, i64 40
  %270 = load i32, ptr %269, align 8
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %277, label %272

272:                                              
  %273 = getelementptr inbounds i8, ptr %0, i64 88
  %274 = getelementptr inbounds i8, ptr %0, i64 96
  %275 = load i64, ptr %274, align 8
  %276 = load i64, ptr %273, align 8
  tail call fastcc void @move_lanes(ptr noundef nonnull readonly %189, i64 noundef %191, i64 noundef %275, i64 noundef %276, ptr noundef %207, i32 noundef 4) #26
  br label %277

277:                                              
  tail call void @free(ptr noundef %206) #26
  tail call void @free(ptr noundef %207) #26
  br label %278

278:                                              
  %279 = getelementptr inbounds i8, ptr %0, i64 128
  %280 = load ptr, ptr %279, align 8
  tail call void @free(ptr noundef %280) #26
  %281 = getelementptr inbounds i8, ptr %0, i64 64
  %282 = load ptr, ptr %281, align 8
  tail call void @free(ptr noundef %282) #26
  %283 = getelementptr inbounds i8, ptr %0, i64 72
  %284 = load ptr, ptr %283, align 8
  tail call void @free(ptr noundef %284) #26
  %285 = getelementptr inbounds i8, ptr %0, i64 104
  %286 = load ptr, ptr %285, align 8
  tail call void @free(ptr noundef %286) #26
  %287 = getelementptr inbounds i8, ptr %0, i64 112
  %288 = load ptr, ptr %287, align 8
  tail call void @free(ptr noundef %288) #26
  %289 = getelementptr inbounds i8, ptr %0, i64 224
  %290 = load ptr, ptr %289, align 8
  %291 = icmp eq ptr %290, null
  br i1 %291, label %294, label %292

292:                                              
  %293 = getelementptr inbounds i8, ptr %0, i64 136
  tail call fastcc void @drop_numbers(ptr noundef nonnull %2, ptr noundef nonnull %293) #26
  br label %294

294:                                              
  %295 = getelementptr inbounds i8, ptr %0, i64 328
  %296 = load ptr, ptr %295, align 8
  %297 = icmp eq ptr %296, null
  br i1 %297, label %300, label %298

298:                                              
  %299 = getelementptr inbounds i8, ptr %0, i64 240
  tail call fastcc void @drop_numbers(ptr noundef nonnull %2, ptr noundef nonnull %299) #26
  br label %300

300:                                              
  ret i32 %1
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca %struct.collecting, align 8
  %11 = alloca %struct.side, align 8
  %12 = alloca %struct.side, align 8
  %13 = load i64, ptr %8, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %17

15:                                               
  %16 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #28
  br label %30

17:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %10) #27
  store ptr %0, ptr %11, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 8
  %19 = sext i32 %1 to i64
  store i64 %19, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %11, i64 16
  %21 = getelementptr inbounds i8, ptr %11, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 0, ptr %22, align 8
  store ptr %3, ptr %12, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 8
  %24 = sext i32 %4 to i64
  store i64 %24, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %12, i64 16
  %26 = getelementptr inbounds i8, ptr %12, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %25, i8 0, i64 16, i1 false)
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %12, i64 40
  store i32 1, ptr %27, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %10, i32 noundef 2, ptr noundef nonnull byval(%struct.side) align 8 %11, ptr noundef nonnull byval(%struct.side) align 8 %12, ptr noundef null, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %8) #26
  %28 = call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #28
  %29 = call fastcc i32 @collected(ptr noundef nonnull %10, i32 noundef %28, ptr noundef nonnull %8) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %10) #27
  br label %30

30:                                               
  %31 = phi i32 [ %16, %15 ], [ %28, %17 ]
  ret i32 %31
}

declare i32 @MPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = alloca %struct.collecting, align 8
  %12 = alloca %struct.side, align 8
  %13 = alloca %struct.side, align 8
  %14 = load i64, ptr %9, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               
  %17 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #28
  br label %31

18:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %11) #27
  store ptr %0, ptr %12, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 8
  %20 = sext i32 %1 to i64
  store i64 %20, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  %22 = getelementptr inbounds i8, ptr %12, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  store ptr %2, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 40
  store i32 0, ptr %23, align 8
  store ptr %3, ptr %13, align 8
  %24 = getelementptr inbounds i8, ptr %13, i64 8
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %4, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %13, i64 24
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %6, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %13, i64 40
  store i32 1, ptr %28, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %11, i32 noundef 2, ptr noundef nonnull byval(%struct.side) align 8 %12, ptr noundef nonnull byval(%struct.side) align 8 %13, ptr noundef null, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %9) #26
  %29 = call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #28
  %30 = call fastcc i32 @collected(ptr noundef nonnull %11, i32 noundef %29, ptr noundef nonnull %9) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %11) #27
  br label %31

31:                                               
  %32 = phi i32 [ %17, %16 ], [ %29, %18 ]
  ret i32 %32
}

declare i32 @MPI_Gatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca %struct.collecting, align 8
  %11 = alloca %struct.side, align 8
  %12 = alloca %struct.side, align 8
  %13 = load i64, ptr %8, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %17

15:                                               
  %16 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #28
  br label %30

17:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %10) #27
  store ptr %0, ptr %11, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 8
  %19 = sext i32 %1 to i64
  store i64 %19, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %11, i64 16
  %21 = getelementptr inbounds i8, ptr %11, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 1, ptr %22, align 8
  store ptr %3, ptr %12, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 8
  %24 = sext i32 %4 to i64
  store i64 %24, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %12, i64 16
  %26 = getelementptr inbounds i8, ptr %12, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %25, i8 0, i64 16, i1 false)
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %12, i64 40
  store i32 0, ptr %27, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %10, i32 noundef 1, ptr noundef nonnull byval(%struct.side) align 8 %11, ptr noundef nonnull byval(%struct.side) align 8 %12, ptr noundef null, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %8) #26
  %28 = call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #28
  %29 = call fastcc i32 @collected(ptr noundef nonnull %10, i32 noundef %28, ptr noundef nonnull %8) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %10) #27
  br label %30

30:                                               
  %31 = phi i32 [ %16, %15 ], [ %28, %17 ]
  ret i32 %31
}

declare i32 @MPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = alloca %struct.collecting, align 8
  %12 = alloca %struct.side, align 8
  %13 = alloca %struct.side, align 8
  %14 = load i64, ptr %9, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               
  %17 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #28
  br label %31

18:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %11) #27
  store ptr %0, ptr %12, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 24
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %3, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 40
  store i32 1, ptr %23, align 8
  store ptr %4, ptr %13, align 8
  %24 = getelementptr inbounds i8, ptr %13, i64 8
  %25 = sext i32 %5 to i64
  store i64 %25, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %13, i64 16
  %27 = getelementptr inbounds i8, ptr %13, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, i8 0, i64 16, i1 false)
  store ptr %6, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %13, i64 40
  store i32 0, ptr %28, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %11, i32 noundef 1, ptr noundef nonnull byval(%struct.side) align 8 %12, ptr noundef nonnull byval(%struct.side) align 8 %13, ptr noundef null, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %9) #26
  %29 = call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #28
  %30 = call fastcc i32 @collected(ptr noundef nonnull %11, i32 noundef %29, ptr noundef nonnull %9) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %11) #27
  br label %31

31:                                               
  %32 = phi i32 [ %17, %16 ], [ %29, %18 ]
  ret i32 %32
}

declare i32 @MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca %struct.collecting, align 8
  %10 = alloca %struct.side, align 8
  %11 = alloca %struct.side, align 8
  %12 = load i64, ptr %7, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               
  %15 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #28
  br label %29

16:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %9) #27
  store ptr %0, ptr %10, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 8
  %18 = sext i32 %1 to i64
  store i64 %18, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %10, i64 16
  %20 = getelementptr inbounds i8, ptr %10, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  store ptr %2, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 0, ptr %21, align 8
  store ptr %3, ptr %11, align 8
  %22 = getelementptr inbounds i8, ptr %11, i64 8
  %23 = sext i32 %4 to i64
  store i64 %23, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %11, i64 16
  %25 = getelementptr inbounds i8, ptr %11, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  store ptr %5, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 1, ptr %26, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %9, i32 noundef 3, ptr noundef nonnull byval(%struct.side) align 8 %10, ptr noundef nonnull byval(%struct.side) align 8 %11, ptr noundef null, i32 noundef 0, ptr noundef %6, ptr noundef nonnull %7) #26
  %27 = call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #28
  %28 = call fastcc i32 @collected(ptr noundef nonnull %9, i32 noundef %27, ptr noundef nonnull %7) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %9) #27
  br label %29

29:                                               
  %30 = phi i32 [ %15, %14 ], [ %27, %16 ]
  ret i32 %30
}

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca %struct.collecting, align 8
  %11 = alloca %struct.side, align 8
  %12 = alloca %struct.side, align 8
  %13 = load i64, ptr %8, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %17

15:                                               
  %16 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #28
  br label %30

17:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %10) #27
  store ptr %0, ptr %11, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 8
  %19 = sext i32 %1 to i64
  store i64 %19, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %11, i64 16
  %21 = getelementptr inbounds i8, ptr %11, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 0, ptr %22, align 8
  store ptr %3, ptr %12, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 0, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %4, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %12, i64 24
  store ptr %5, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %6, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %12, i64 40
  store i32 1, ptr %27, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %10, i32 noundef 3, ptr noundef nonnull byval(%struct.side) align 8 %11, ptr noundef nonnull byval(%struct.side) align 8 %12, ptr noundef null, i32 noundef 0, ptr noundef %7, ptr noundef nonnull %8) #26
  %28 = call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #28
  %29 = call fastcc i32 @collected(ptr noundef nonnull %10, i32 noundef %28, ptr noundef nonnull %8) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %10) #27
  br label %30

30:                                               
  %31 = phi i32 [ %16, %15 ], [ %28, %17 ]
  ret i32 %31
}

declare i32 @MPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca %struct.collecting, align 8
  %10 = alloca %struct.side, align 8
  %11 = alloca %struct.side, align 8
  %12 = load i64, ptr %7, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               
  %15 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #28
  br label %29

16:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %9) #27
  store ptr %0, ptr %10, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 8
  %18 = sext i32 %1 to i64
  store i64 %18, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %10, i64 16
  %20 = getelementptr inbounds i8, ptr %10, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  store ptr %2, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 1, ptr %21, align 8
  store ptr %3, ptr %11, align 8
  %22 = getelementptr inbounds i8, ptr %11, i64 8
  %23 = sext i32 %4 to i64
  store i64 %23, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %11, i64 16
  %25 = getelementptr inbounds i8, ptr %11, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  store ptr %5, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 1, ptr %26, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %9, i32 noundef 4, ptr noundef nonnull byval(%struct.side) align 8 %10, ptr noundef nonnull byval(%struct.side) align 8 %11, ptr noundef null, i32 noundef 0, ptr noundef %6, ptr noundef nonnull %7) #26
  %27 = call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #28
  %28 = call fastcc i32 @collected(ptr noundef nonnull %9, i32 noundef %27, ptr noundef nonnull %7) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %9) #27
  br label %29

29:                                               
  %30 = phi i32 [ %15, %14 ], [ %27, %16 ]
  ret i32 %30
}

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = alloca %struct.collecting, align 8
  %12 = alloca %struct.side, align 8
  %13 = alloca %struct.side, align 8
  %14 = load i64, ptr %9, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               
  %17 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #28
  br label %31

18:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %11) #27
  store ptr %0, ptr %12, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 24
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %3, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 40
  store i32 1, ptr %23, align 8
  store ptr %4, ptr %13, align 8
  %24 = getelementptr inbounds i8, ptr %13, i64 8
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %5, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %13, i64 24
  store ptr %6, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %7, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %13, i64 40
  store i32 1, ptr %28, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %11, i32 noundef 4, ptr noundef nonnull byval(%struct.side) align 8 %12, ptr noundef nonnull byval(%struct.side) align 8 %13, ptr noundef null, i32 noundef 0, ptr noundef %8, ptr noundef nonnull %9) #26
  %29 = call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #28
  %30 = call fastcc i32 @collected(ptr noundef nonnull %11, i32 noundef %29, ptr noundef nonnull %9) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %11) #27
  br label %31

31:                                               
  %32 = phi i32 [ %17, %16 ], [ %29, %18 ]
  ret i32 %32
}

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = alloca %struct.collecting, align 8
  %9 = alloca %struct.side, align 8
  %10 = alloca %struct.side, align 8
  %11 = load i64, ptr %6, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               
  %14 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  br label %27

15:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %8) #27
  store ptr %0, ptr %9, align 8
  %16 = getelementptr inbounds i8, ptr %9, i64 8
  %17 = sext i32 %2 to i64
  store i64 %17, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %9, i64 16
  %19 = getelementptr inbounds i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store ptr %3, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %9, i64 40
  store i32 0, ptr %20, align 8
  store ptr %1, ptr %10, align 8
  %21 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %17, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %10, i64 16
  %23 = getelementptr inbounds i8, ptr %10, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  store ptr %3, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 0, ptr %24, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %8, i32 noundef 5, ptr noundef nonnull byval(%struct.side) align 8 %9, ptr noundef nonnull byval(%struct.side) align 8 %10, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef nonnull %6) #26
  %25 = call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  %26 = call fastcc i32 @collected(ptr noundef nonnull %8, i32 noundef %25, ptr noundef nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %8) #27
  br label %27

27:                                               
  %28 = phi i32 [ %14, %13 ], [ %25, %15 ]
  ret i32 %28
}

declare i32 @MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = alloca %struct.collecting, align 8
  %10 = alloca %struct.side, align 8
  %11 = alloca %struct.side, align 8
  %12 = load i64, ptr %7, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               
  %15 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #28
  br label %28

16:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %9) #27
  store ptr %0, ptr %10, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 8
  %18 = sext i32 %2 to i64
  store i64 %18, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %10, i64 16
  %20 = getelementptr inbounds i8, ptr %10, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  store ptr %3, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 0, ptr %21, align 8
  store ptr %1, ptr %11, align 8
  %22 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 %18, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %11, i64 16
  %24 = getelementptr inbounds i8, ptr %11, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %23, i8 0, i64 16, i1 false)
  store ptr %3, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 0, ptr %25, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %9, i32 noundef 6, ptr noundef nonnull byval(%struct.side) align 8 %10, ptr noundef nonnull byval(%struct.side) align 8 %11, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %7) #26
  %26 = call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #28
  %27 = call fastcc i32 @collected(ptr noundef nonnull %9, i32 noundef %26, ptr noundef nonnull %7) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %9) #27
  br label %28

28:                                               
  %29 = phi i32 [ %15, %14 ], [ %26, %16 ]
  ret i32 %29
}

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = alloca %struct.collecting, align 8
  %9 = alloca %struct.side, align 8
  %10 = alloca %struct.side, align 8
  %11 = load i64, ptr %6, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               
  %14 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  br label %27

15:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %8) #27
  store ptr %0, ptr %9, align 8
  %16 = getelementptr inbounds i8, ptr %9, i64 8
  %17 = sext i32 %2 to i64
  store i64 %17, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %9, i64 16
  %19 = getelementptr inbounds i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store ptr %3, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %9, i64 40
  store i32 0, ptr %20, align 8
  store ptr %1, ptr %10, align 8
  %21 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %17, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %10, i64 16
  %23 = getelementptr inbounds i8, ptr %10, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  store ptr %3, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 0, ptr %24, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %8, i32 noundef 8, ptr noundef nonnull byval(%struct.side) align 8 %9, ptr noundef nonnull byval(%struct.side) align 8 %10, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef nonnull %6) #26
  %25 = call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  %26 = call fastcc i32 @collected(ptr noundef nonnull %8, i32 noundef %25, ptr noundef nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %8) #27
  br label %27

27:                                               
  %28 = phi i32 [ %14, %13 ], [ %25, %15 ]
  ret i32 %28
}

declare i32 @MPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = alloca %struct.collecting, align 8
  %9 = alloca %struct.side, align 8
  %10 = alloca %struct.side, align 8
  %11 = load i64, ptr %6, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               
  %14 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  br label %27

15:                                               
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %8) #27
  store ptr %0, ptr %9, align 8
  %16 = getelementptr inbounds i8, ptr %9, i64 8
  %17 = sext i32 %2 to i64
  store i64 %17, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %9, i64 16
  %19 = getelementptr inbounds i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store ptr %3, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %9, i64 40
  store i32 0, ptr %20, align 8
  store ptr %1, ptr %10, align 8
  %21 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %17, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %10, i64 16
  %23 = getelementptr inbounds i8, ptr %10, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  store ptr %3, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 0, ptr %24, align 8
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %8, i32 noundef 9, ptr noundef nonnull byval(%struct.side) align 8 %9, ptr noundef nonnull byval(%struct.side) align 8 %10, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef nonnull %6) #26
  %25 = call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  %26 = call fastcc i32 @collected(ptr noundef nonnull %8, i32 noundef %25, ptr noundef nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %8) #27
  br label %27

27:                                               
  %28 = phi i32 [ %14, %13 ], [ %25, %15 ]
  ret i32 %28
}

declare i32 @MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = alloca i32, align 4
  %9 = alloca %struct.side, align 8
  %10 = alloca %struct.side, align 8
  %11 = alloca %struct.collecting, align 8
  %12 = load i64, ptr %6, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               
  %15 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  br label %31

16:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #27
  %17 = call i32 @MPI_Comm_size(ptr noundef %5, ptr noundef nonnull %8) #28
  call fastcc void @expect(i32 noundef %17) #26
  %18 = load i32, ptr %8, align 4
  %19 = call fastcc i64 @sum_of(ptr noundef %2, i32 noundef %18) #26
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #27
  store ptr %0, ptr %9, align 8
  %20 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %19, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %9, i64 16
  %22 = getelementptr inbounds i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  store ptr %3, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %9, i64 40
  store i32 0, ptr %23, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #27
  store ptr %1, ptr %10, align 8
  %24 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %10, i64 16
  store ptr %2, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %10, i64 24
  store ptr null, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 0, ptr %28, align 8
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %11) #27
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %11, i32 noundef 7, ptr noundef nonnull byval(%struct.side) align 8 %9, ptr noundef nonnull byval(%struct.side) align 8 %10, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef nonnull %6) #26
  %29 = call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  %30 = call fastcc i32 @collected(ptr noundef nonnull %11, i32 noundef %29, ptr noundef nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %11) #27
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #27
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #27
  br label %31

31:                                               
  %32 = phi i32 [ %15, %14 ], [ %29, %16 ]
  ret i32 %32
}

declare i32 @MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare i32 @MPI_Comm_size(ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc i64 @sum_of(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #10 {
  %3 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %4 = zext nneg i32 %3 to i64
  br label %5

5:                                                
  %6 = phi i64 [ %15, %10 ], [ 0, %2 ]
  %7 = phi i64 [ %14, %10 ], [ 0, %2 ]
  %8 = icmp eq i64 %6, %4
  br i1 %8, label %9, label %10

9:                                                
  ret i64 %7

10:                                               
  %11 = getelementptr inbounds i32, ptr %0, i64 %6
  %12 = load i32, ptr %11, align 4
  %13 = sext i32 %12 to i64
  %14 = add nsw i64 %7, %13
  %15 = add nuw nsw i64 %6, 1
  br label %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = alloca i32, align 4
  %9 = alloca %struct.side, align 8
  %10 = alloca %struct.side, align 8
  %11 = alloca %struct.collecting, align 8
  %12 = load i64, ptr %6, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               
  %15 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  br label %32

16:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #27
  %17 = call i32 @MPI_Comm_size(ptr noundef %5, ptr noundef nonnull %8) #28
  call fastcc void @expect(i32 noundef %17) #26
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #27
  store ptr %0, ptr %9, align 8
  %18 = getelementptr inbounds i8, ptr %9, i64 8
  %19 = sext i32 %2 to i64
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %21, %19
  store i64 %22, ptr %18, align 8
  %23 = getelementptr inbounds i8, ptr %9, i64 16
  %24 = getelementptr inbounds i8, ptr %9, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %23, i8 0, i64 16, i1 false)
  store ptr %3, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %9, i64 40
  store i32 0, ptr %25, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #27
  store ptr %1, ptr %10, align 8
  %26 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %19, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %10, i64 16
  %28 = getelementptr inbounds i8, ptr %10, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %27, i8 0, i64 16, i1 false)
  store ptr %3, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 0, ptr %29, align 8
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %11) #27
  call fastcc void @collecting(ptr dead_on_unwind nonnull writable sret(%struct.collecting) align 8 %11, i32 noundef 7, ptr noundef nonnull byval(%struct.side) align 8 %9, ptr noundef nonnull byval(%struct.side) align 8 %10, ptr noundef %4, i32 noundef 0, ptr noundef %5, ptr noundef nonnull %6) #26
  %30 = call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #28
  %31 = call fastcc i32 @collected(ptr noundef nonnull %11, i32 noundef %30, ptr noundef nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %11) #27
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #27
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #27
  br label %32

32:                                               
  %33 = phi i32 [ %15, %14 ], [ %30, %16 ]
  ret i32 %33
}

declare i32 @MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Send(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call fastcc ptr @type_from(i32 noundef %11) #26
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = tail call fastcc ptr @comm_from(i32 noundef %15) #26
  %17 = tail call i32 @__enzyme_cc_mpi_Send(ptr noundef %9, i32 noundef %10, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %7) #26
  store i32 %17, ptr %6, align 4
  ret void
}

define internal fastcc ptr @buffer_from(ptr noundef readnone %0) unnamed_addr #11 {
  %2 = icmp eq ptr @ompi_mpi_comm_null, null
  %3 = select i1 %2, ptr getelementptr inbounds (i8, ptr @mpipriv1_, i64 4), ptr @mpi_fortran_in_place_
  %4 = select i1 %2, ptr @mpipriv1_, ptr @mpi_fortran_bottom_
  %5 = select i1 %2, ptr inttoptr (i64 -1 to ptr), ptr inttoptr (i64 1 to ptr)
  %6 = icmp eq ptr %3, %0
  %7 = icmp eq ptr %4, %0
  %8 = select i1 %7, ptr null, ptr %0
  %9 = select i1 %6, ptr %5, ptr %8
  ret ptr %9
}

define internal fastcc ptr @type_from(i32 noundef %0) unnamed_addr #1 {
  %2 = icmp eq ptr @ompi_mpi_comm_null, null
  br i1 %2, label %5, label %3

3:                                                
  %4 = tail call ptr @MPI_Type_f2c(i32 noundef %0) #28
  br label %8

5:                                                
  %6 = zext i32 %0 to i64
  %7 = inttoptr i64 %6 to ptr
  br label %8

8:                                                
  %9 = phi ptr [ %4, %3 ], [ %7, %5 ]
  ret ptr %9
}

define internal fastcc ptr @comm_from(i32 noundef %0) unnamed_addr #1 {
  %2 = icmp eq ptr @ompi_mpi_comm_null, null
  br i1 %2, label %5, label %3

3:                                                
  %4 = tail call ptr @MPI_Comm_f2c(i32 noundef %0) #28
  br label %8

5:                                                
  %6 = zext i32 %0 to i64
  %7 = inttoptr i64 %6 to ptr
  br label %8

8:                                                
  %9 = phi ptr [ %4, %3 ], [ %7, %5 ]
  ret ptr %9
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Bsend(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call fastcc ptr @type_from(i32 noundef %11) #26
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = tail call fastcc ptr @comm_from(i32 noundef %15) #26
  %17 = tail call i32 @__enzyme_cc_mpi_Bsend(ptr noundef %9, i32 noundef %10, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %7) #26
  store i32 %17, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Ssend(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call fastcc ptr @type_from(i32 noundef %11) #26
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = tail call fastcc ptr @comm_from(i32 noundef %15) #26
  %17 = tail call i32 @__enzyme_cc_mpi_Ssend(ptr noundef %9, i32 noundef %10, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %7) #26
  store i32 %17, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Rsend(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = tail call fastcc ptr @type_from(i32 noundef %11) #26
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = tail call fastcc ptr @comm_from(i32 noundef %15) #26
  %17 = tail call i32 @__enzyme_cc_mpi_Rsend(ptr noundef %9, i32 noundef %10, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %7) #26
  store i32 %17, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Isend(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Isend(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define internal fastcc i32 @request_to(ptr noundef %0) unnamed_addr #1 {
  %2 = icmp eq ptr @ompi_mpi_comm_null, null
  br i1 %2, label %5, label %3

3:                                                
  %4 = tail call i32 @MPI_Request_c2f(ptr noundef %0) #28
  br label %8

5:                                                
  %6 = ptrtoint ptr %0 to i64
  %7 = trunc i64 %6 to i32
  br label %8

8:                                                
  %9 = phi i32 [ %4, %3 ], [ %7, %5 ]
  ret i32 %9
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Ibsend(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Ibsend(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Issend(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Issend(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Irsend(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Irsend(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Irecv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Irecv(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Send_init(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Send_init(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Bsend_init(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Bsend_init(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Ssend_init(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Ssend_init(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Rsend_init(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Rsend_init(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Recv_init(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  store ptr null, ptr %10, align 8
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @comm_from(i32 noundef %17) #26
  %19 = call i32 @__enzyme_cc_mpi_Recv_init(ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %10, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               
  %22 = icmp eq ptr @ompi_mpi_comm_null, null
  %23 = load ptr, ptr %10, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = and i64 %24, 4294967295
  %26 = inttoptr i64 %25 to ptr
  %27 = select i1 %22, ptr %26, ptr %23
  %28 = call fastcc i32 @request_to(ptr noundef %27) #26
  store i32 %28, ptr %6, align 4
  br label %29

29:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Recv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = tail call fastcc ptr @type_from(i32 noundef %12) #26
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = tail call fastcc ptr @comm_from(i32 noundef %16) #26
  %18 = tail call fastcc ptr @status_from(ptr noundef %6) #26
  %19 = tail call i32 @__enzyme_cc_mpi_Recv(ptr noundef %10, i32 noundef %11, ptr noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %18, ptr noundef %8) #26
  store i32 %19, ptr %7, align 4
  ret void
}

define internal fastcc ptr @status_from(ptr noundef readnone %0) unnamed_addr #11 {
  %2 = icmp eq ptr @ompi_mpi_comm_null, null
  %3 = select i1 %2, ptr getelementptr inbounds (i8, ptr @mpipriv1_, i64 8), ptr @mpi_fortran_status_ignore_
  %4 = select i1 %2, ptr @mpipriv2_, ptr @mpi_fortran_statuses_ignore_
  %5 = icmp eq ptr %3, %0
  %6 = icmp eq ptr %4, %0
  %7 = or i1 %5, %6
  %8 = zext i1 %2 to i64
  %9 = inttoptr i64 %8 to ptr
  %10 = select i1 %7, ptr %9, ptr %0
  ret ptr %10
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Sendrecv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) local_unnamed_addr #0 {
  %15 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  %18 = tail call fastcc ptr @type_from(i32 noundef %17) #26
  %19 = load i32, ptr %3, align 4
  %20 = load i32, ptr %4, align 4
  %21 = tail call fastcc ptr @buffer_from(ptr noundef %5) #26
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %7, align 4
  %24 = tail call fastcc ptr @type_from(i32 noundef %23) #26
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %10, align 4
  %28 = tail call fastcc ptr @comm_from(i32 noundef %27) #26
  %29 = tail call fastcc ptr @status_from(ptr noundef %11) #26
  %30 = tail call i32 @__enzyme_cc_mpi_Sendrecv(ptr noundef %15, i32 noundef %16, ptr noundef %18, i32 noundef %19, i32 noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %24, i32 noundef %25, i32 noundef %26, ptr noundef %28, ptr noundef %29, ptr noundef %13) #26
  store i32 %30, ptr %12, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Sendrecv_replace(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call fastcc ptr @type_from(i32 noundef %14) #26
  %16 = load i32, ptr %3, align 4
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %7, align 4
  %21 = tail call fastcc ptr @comm_from(i32 noundef %20) #26
  %22 = tail call fastcc ptr @status_from(ptr noundef %8) #26
  %23 = tail call i32 @__enzyme_cc_mpi_Sendrecv_replace(ptr noundef %12, i32 noundef %13, ptr noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %22, ptr noundef %10) #26
  store i32 %23, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Probe(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = load i32, ptr %0, align 4
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %2, align 4
  %10 = tail call fastcc ptr @comm_from(i32 noundef %9) #26
  %11 = tail call fastcc ptr @status_from(ptr noundef %3) #26
  %12 = tail call i32 @__enzyme_cc_mpi_Probe(i32 noundef %7, i32 noundef %8, ptr noundef %10, ptr noundef %11, ptr noundef %5) #26
  store i32 %12, ptr %4, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Iprobe(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = tail call fastcc ptr @comm_from(i32 noundef %10) #26
  %12 = tail call fastcc ptr @status_from(ptr noundef %4) #26
  %13 = tail call i32 @__enzyme_cc_mpi_Iprobe(i32 noundef %8, i32 noundef %9, ptr noundef %11, ptr noundef %3, ptr noundef %12, ptr noundef %6) #26
  store i32 %13, ptr %5, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Get_count(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc ptr @status_from(ptr noundef %0) #26
  %7 = load i32, ptr %1, align 4
  %8 = tail call fastcc ptr @type_from(i32 noundef %7) #26
  %9 = tail call i32 @__enzyme_cc_mpi_Get_count(ptr noundef %6, ptr noundef %8, ptr noundef %2, ptr noundef %4) #26
  store i32 %9, ptr %3, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Get_elements(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc ptr @status_from(ptr noundef %0) #26
  %7 = load i32, ptr %1, align 4
  %8 = tail call fastcc ptr @type_from(i32 noundef %7) #26
  %9 = tail call i32 @__enzyme_cc_mpi_Get_elements(ptr noundef %6, ptr noundef %8, ptr noundef %2, ptr noundef %4) #26
  store i32 %9, ptr %3, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Comm_free(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #27
  %5 = load i32, ptr %0, align 4
  %6 = tail call fastcc ptr @comm_from(i32 noundef %5) #26
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__enzyme_cc_mpi_Comm_free(ptr noundef nonnull %4, ptr noundef %2) #26
  store i32 %7, ptr %1, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %16

9:                                                
  %10 = icmp eq ptr @ompi_mpi_comm_null, null
  br i1 %10, label %14, label %11

11:                                               
  %12 = load ptr, ptr %4, align 8
  %13 = call i32 @MPI_Comm_c2f(ptr noundef %12) #28
  br label %14

14:                                               
  %15 = phi i32 [ %13, %11 ], [ 67108864, %9 ]
  store i32 %15, ptr %0, align 4
  br label %16

16:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #27
  ret void
}

declare extern_weak i32 @MPI_Comm_c2f(ptr noundef) local_unnamed_addr #2

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Start(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc ptr @requests_from(i32 noundef 1, ptr noundef %0) #26
  %5 = tail call i32 @__enzyme_cc_mpi_Start(ptr noundef %4, ptr noundef %2) #26
  store i32 %5, ptr %1, align 4
  tail call fastcc void @requests_to(i32 noundef 1, ptr noundef %0, ptr noundef %4) #26
  ret void
}

define internal fastcc noalias noundef ptr @requests_from(i32 noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #1 {
  %3 = sext i32 %0 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call fastcc ptr @memory_of(i64 noundef %4) #26
  %6 = icmp eq ptr @ompi_mpi_comm_null, null
  %7 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %8 = zext nneg i32 %7 to i64
  br label %9

9:                                                
  %10 = phi i64 [ %22, %21 ], [ 0, %2 ]
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %13

12:                                               
  ret ptr %5

13:                                               
  %14 = getelementptr inbounds i32, ptr %1, i64 %10
  %15 = load i32, ptr %14, align 4
  br i1 %6, label %19, label %16

16:                                               
  %17 = tail call ptr @MPI_Request_f2c(i32 noundef %15) #28
  %18 = getelementptr inbounds ptr, ptr %5, i64 %10
  store ptr %17, ptr %18, align 8
  br label %21

19:                                               
  %20 = getelementptr inbounds i32, ptr %5, i64 %10
  store i32 %15, ptr %20, align 4
  br label %21

21:                                               
  %22 = add nuw nsw i64 %10, 1
  br label %9
}

define internal fastcc void @requests_to(i32 noundef %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef %2) unnamed_addr #1 {
  %4 = icmp eq ptr @ompi_mpi_comm_null, null
  %5 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %6 = zext nneg i32 %5 to i64
  br label %7

7:                                                
  %8 = phi i64 [ %24, %20 ], [ 0, %3 ]
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %11

10:                                               
  tail call void @free(ptr noundef %2) #26
  ret void

11:                                               
  br i1 %4, label %15, label %12

12:                                               
  %13 = getelementptr inbounds ptr, ptr %2, i64 %8
  %14 = load ptr, ptr %13, align 8
  br label %20

15:                                               
  %16 = getelementptr inbounds i32, ptr %2, i64 %8
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %17 to i64
  %19 = inttoptr i64 %18 to ptr
  br label %20

20:                                               
  %21 = phi ptr [ %14, %12 ], [ %19, %15 ]
  %22 = tail call fastcc i32 @request_to(ptr noundef %21) #26
  %23 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %22, ptr %23, align 4
  %24 = add nuw nsw i64 %8, 1
  br label %7
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Startall(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = load i32, ptr %0, align 4
  %6 = tail call fastcc ptr @requests_from(i32 noundef %5, ptr noundef %1) #26
  %7 = tail call i32 @__enzyme_cc_mpi_Startall(i32 noundef %5, ptr noundef %6, ptr noundef %3) #26
  store i32 %7, ptr %2, align 4
  tail call fastcc void @requests_to(i32 noundef %5, ptr noundef %1, ptr noundef %6) #26
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Request_free(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc ptr @requests_from(i32 noundef 1, ptr noundef %0) #26
  %5 = tail call i32 @__enzyme_cc_mpi_Request_free(ptr noundef %4, ptr noundef %2) #26
  store i32 %5, ptr %1, align 4
  tail call fastcc void @requests_to(i32 noundef 1, ptr noundef %0, ptr noundef %4) #26
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Wait(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = tail call fastcc ptr @requests_from(i32 noundef 1, ptr noundef %0) #26
  %6 = tail call fastcc ptr @status_from(ptr noundef %1) #26
  %7 = tail call i32 @__enzyme_cc_mpi_Wait(ptr noundef %5, ptr noundef %6, ptr noundef %3) #26
  store i32 %7, ptr %2, align 4
  tail call fastcc void @requests_to(i32 noundef 1, ptr noundef %0, ptr noundef %5) #26
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Test(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc ptr @requests_from(i32 noundef 1, ptr noundef %0) #26
  %7 = tail call fastcc ptr @status_from(ptr noundef %2) #26
  %8 = tail call i32 @__enzyme_cc_mpi_Test(ptr noundef %6, ptr noundef %1, ptr noundef %7, ptr noundef %4) #26
  store i32 %8, ptr %3, align 4
  tail call fastcc void @requests_to(i32 noundef 1, ptr noundef %0, ptr noundef %6) #26
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Waitall(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #0 {
  %6 = load i32, ptr %0, align 4
  %7 = tail call fastcc ptr @requests_from(i32 noundef %6, ptr noundef %1) #26
  %8 = tail call fastcc ptr @status_from(ptr noundef %2) #26
  %9 = tail call i32 @__enzyme_cc_mpi_Waitall(i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %4) #26
  store i32 %9, ptr %3, align 4
  tail call fastcc void @requests_to(i32 noundef %6, ptr noundef %1, ptr noundef %7) #26
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Testall(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = load i32, ptr %0, align 4
  %8 = tail call fastcc ptr @requests_from(i32 noundef %7, ptr noundef %1) #26
  %9 = tail call fastcc ptr @status_from(ptr noundef %3) #26
  %10 = tail call i32 @__enzyme_cc_mpi_Testall(i32 noundef %7, ptr noundef %8, ptr noundef %2, ptr noundef %9, ptr noundef %5) #26
  store i32 %10, ptr %4, align 4
  tail call fastcc void @requests_to(i32 noundef %7, ptr noundef %1, ptr noundef %8) #26
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Waitany(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = load i32, ptr %0, align 4
  %8 = tail call fastcc ptr @requests_from(i32 noundef %7, ptr noundef %1) #26
  %9 = tail call fastcc ptr @status_from(ptr noundef %3) #26
  %10 = tail call i32 @__enzyme_cc_mpi_Waitany(i32 noundef %7, ptr noundef %8, ptr noundef %2, ptr noundef %9, ptr noundef %5) #26
  store i32 %10, ptr %4, align 4
  tail call fastcc void @requests_to(i32 noundef %7, ptr noundef %1, ptr noundef %8) #26
  %11 = load i32, ptr %4, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               
  tail call fastcc void @from_one(i32 noundef 1, ptr noundef %2) #26
  br label %14

14:                                               
  ret void
}

define internal fastcc void @from_one(i32 noundef %0, ptr nocapture noundef %1) unnamed_addr #12 {
  %3 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %4 = zext nneg i32 %3 to i64
  br label %5

5:                                                
  %6 = phi i64 [ %16, %15 ], [ 0, %2 ]
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %8, label %9

8:                                                
  ret void

9:                                                
  %10 = getelementptr inbounds i32, ptr %1, i64 %6
  %11 = load i32, ptr %10, align 4
  %12 = icmp sgt i32 %11, -1
  br i1 %12, label %13, label %15

13:                                               
  %14 = add nuw nsw i32 %11, 1
  store i32 %14, ptr %10, align 4
  br label %15

15:                                               
  %16 = add nuw nsw i64 %6, 1
  br label %5
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Testany(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = load i32, ptr %0, align 4
  %9 = tail call fastcc ptr @requests_from(i32 noundef %8, ptr noundef %1) #26
  %10 = tail call fastcc ptr @status_from(ptr noundef %4) #26
  %11 = tail call i32 @__enzyme_cc_mpi_Testany(i32 noundef %8, ptr noundef %9, ptr noundef %2, ptr noundef %3, ptr noundef %10, ptr noundef %6) #26
  store i32 %11, ptr %5, align 4
  tail call fastcc void @requests_to(i32 noundef %8, ptr noundef %1, ptr noundef %9) #26
  %12 = load i32, ptr %5, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               
  tail call fastcc void @from_one(i32 noundef 1, ptr noundef %2) #26
  br label %15

15:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Waitsome(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = load i32, ptr %0, align 4
  %9 = tail call fastcc ptr @requests_from(i32 noundef %8, ptr noundef %1) #26
  %10 = tail call fastcc ptr @status_from(ptr noundef %4) #26
  %11 = tail call i32 @__enzyme_cc_mpi_Waitsome(i32 noundef %8, ptr noundef %9, ptr noundef %2, ptr noundef %3, ptr noundef %10, ptr noundef %6) #26
  store i32 %11, ptr %5, align 4
  tail call fastcc void @requests_to(i32 noundef %8, ptr noundef %1, ptr noundef %9) #26
  %12 = load i32, ptr %5, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               
  %15 = load i32, ptr %2, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               
  tail call fastcc void @from_one(i32 noundef %15, ptr noundef %3) #26
  br label %18

18:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Testsome(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = load i32, ptr %0, align 4
  %9 = tail call fastcc ptr @requests_from(i32 noundef %8, ptr noundef %1) #26
  %10 = tail call fastcc ptr @status_from(ptr noundef %4) #26
  %11 = tail call i32 @__enzyme_cc_mpi_Testsome(i32 noundef %8, ptr noundef %9, ptr noundef %2, ptr noundef %3, ptr noundef %10, ptr noundef %6) #26
  store i32 %11, ptr %5, align 4
  tail call fastcc void @requests_to(i32 noundef %8, ptr noundef %1, ptr noundef %9) #26
  %12 = load i32, ptr %5, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               
  %15 = load i32, ptr %2, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               
  tail call fastcc void @from_one(i32 noundef %15, ptr noundef %3) #26
  br label %18

18:                                               
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Bcast(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #0 {
  %8 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = tail call fastcc ptr @type_from(i32 noundef %10) #26
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = tail call fastcc ptr @comm_from(i32 noundef %13) #26
  %15 = tail call i32 @__enzyme_cc_mpi_Bcast(ptr noundef %8, i32 noundef %9, ptr noundef %11, i32 noundef %12, ptr noundef %14, ptr noundef %6) #26
  store i32 %15, ptr %5, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Gather(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = tail call fastcc ptr @buffer_from(ptr noundef %3) #26
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @type_from(i32 noundef %17) #26
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %7, align 4
  %21 = tail call fastcc ptr @comm_from(i32 noundef %20) #26
  %22 = tail call i32 @__enzyme_cc_mpi_Gather(ptr noundef %11, i32 noundef %12, ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %9) #26
  store i32 %22, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = tail call fastcc ptr @buffer_from(ptr noundef %3) #26
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = tail call fastcc ptr @type_from(i32 noundef %17) #26
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %7, align 4
  %21 = tail call fastcc ptr @comm_from(i32 noundef %20) #26
  %22 = tail call i32 @__enzyme_cc_mpi_Scatter(ptr noundef %11, i32 noundef %12, ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %9) #26
  store i32 %22, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Allgather(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = tail call fastcc ptr @type_from(i32 noundef %12) #26
  %14 = tail call fastcc ptr @buffer_from(ptr noundef %3) #26
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = tail call fastcc ptr @type_from(i32 noundef %16) #26
  %18 = load i32, ptr %6, align 4
  %19 = tail call fastcc ptr @comm_from(i32 noundef %18) #26
  %20 = tail call i32 @__enzyme_cc_mpi_Allgather(ptr noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %19, ptr noundef %8) #26
  store i32 %20, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Alltoall(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = tail call fastcc ptr @type_from(i32 noundef %12) #26
  %14 = tail call fastcc ptr @buffer_from(ptr noundef %3) #26
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = tail call fastcc ptr @type_from(i32 noundef %16) #26
  %18 = load i32, ptr %6, align 4
  %19 = tail call fastcc ptr @comm_from(i32 noundef %18) #26
  %20 = tail call i32 @__enzyme_cc_mpi_Alltoall(ptr noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %19, ptr noundef %8) #26
  store i32 %20, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Gatherv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = tail call fastcc ptr @type_from(i32 noundef %14) #26
  %16 = tail call fastcc ptr @buffer_from(ptr noundef %3) #26
  %17 = load i32, ptr %6, align 4
  %18 = tail call fastcc ptr @type_from(i32 noundef %17) #26
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %8, align 4
  %21 = tail call fastcc ptr @comm_from(i32 noundef %20) #26
  %22 = tail call i32 @__enzyme_cc_mpi_Gatherv(ptr noundef %12, i32 noundef %13, ptr noundef %15, ptr noundef %16, ptr noundef %4, ptr noundef %5, ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %10) #26
  store i32 %22, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %13 = load i32, ptr %3, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = tail call fastcc ptr @buffer_from(ptr noundef %4) #26
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = tail call fastcc ptr @type_from(i32 noundef %17) #26
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %8, align 4
  %21 = tail call fastcc ptr @comm_from(i32 noundef %20) #26
  %22 = tail call i32 @__enzyme_cc_mpi_Scatterv(ptr noundef %12, ptr noundef %1, ptr noundef %2, ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %10) #26
  store i32 %22, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Allgatherv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = tail call fastcc ptr @buffer_from(ptr noundef %3) #26
  %16 = load i32, ptr %6, align 4
  %17 = tail call fastcc ptr @type_from(i32 noundef %16) #26
  %18 = load i32, ptr %7, align 4
  %19 = tail call fastcc ptr @comm_from(i32 noundef %18) #26
  %20 = tail call i32 @__enzyme_cc_mpi_Allgatherv(ptr noundef %11, i32 noundef %12, ptr noundef %14, ptr noundef %15, ptr noundef %4, ptr noundef %5, ptr noundef %17, ptr noundef %19, ptr noundef %9) #26
  store i32 %20, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %13 = load i32, ptr %3, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = tail call fastcc ptr @buffer_from(ptr noundef %4) #26
  %16 = load i32, ptr %7, align 4
  %17 = tail call fastcc ptr @type_from(i32 noundef %16) #26
  %18 = load i32, ptr %8, align 4
  %19 = tail call fastcc ptr @comm_from(i32 noundef %18) #26
  %20 = tail call i32 @__enzyme_cc_mpi_Alltoallv(ptr noundef %12, ptr noundef %1, ptr noundef %2, ptr noundef %14, ptr noundef %15, ptr noundef %5, ptr noundef %6, ptr noundef %17, ptr noundef %19, ptr noundef %10) #26
  store i32 %20, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Allreduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %10 = tail call fastcc ptr @buffer_from(ptr noundef %1) #26
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = tail call fastcc ptr @type_from(i32 noundef %12) #26
  %14 = load i32, ptr %4, align 4
  %15 = tail call fastcc ptr @op_from(i32 noundef %14) #26
  %16 = load i32, ptr %5, align 4
  %17 = tail call fastcc ptr @comm_from(i32 noundef %16) #26
  %18 = tail call i32 @__enzyme_cc_mpi_Allreduce(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %7) #26
  store i32 %18, ptr %6, align 4
  ret void
}

define internal fastcc ptr @op_from(i32 noundef %0) unnamed_addr #1 {
  %2 = icmp eq ptr @ompi_mpi_comm_null, null
  br i1 %2, label %5, label %3

3:                                                
  %4 = tail call ptr @MPI_Op_f2c(i32 noundef %0) #28
  br label %8

5:                                                
  %6 = zext i32 %0 to i64
  %7 = inttoptr i64 %6 to ptr
  br label %8

8:                                                
  %9 = phi ptr [ %4, %3 ], [ %7, %5 ]
  ret ptr %9
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Scan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %10 = tail call fastcc ptr @buffer_from(ptr noundef %1) #26
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = tail call fastcc ptr @type_from(i32 noundef %12) #26
  %14 = load i32, ptr %4, align 4
  %15 = tail call fastcc ptr @op_from(i32 noundef %14) #26
  %16 = load i32, ptr %5, align 4
  %17 = tail call fastcc ptr @comm_from(i32 noundef %16) #26
  %18 = tail call i32 @__enzyme_cc_mpi_Scan(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %7) #26
  store i32 %18, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Exscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %10 = tail call fastcc ptr @buffer_from(ptr noundef %1) #26
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = tail call fastcc ptr @type_from(i32 noundef %12) #26
  %14 = load i32, ptr %4, align 4
  %15 = tail call fastcc ptr @op_from(i32 noundef %14) #26
  %16 = load i32, ptr %5, align 4
  %17 = tail call fastcc ptr @comm_from(i32 noundef %16) #26
  %18 = tail call i32 @__enzyme_cc_mpi_Exscan(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %7) #26
  store i32 %18, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %10 = tail call fastcc ptr @buffer_from(ptr noundef %1) #26
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = tail call fastcc ptr @type_from(i32 noundef %12) #26
  %14 = load i32, ptr %4, align 4
  %15 = tail call fastcc ptr @op_from(i32 noundef %14) #26
  %16 = load i32, ptr %5, align 4
  %17 = tail call fastcc ptr @comm_from(i32 noundef %16) #26
  %18 = tail call i32 @__enzyme_cc_mpi_Reduce_scatter_block(ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %7) #26
  store i32 %18, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %10 = tail call fastcc ptr @buffer_from(ptr noundef %1) #26
  %11 = load i32, ptr %3, align 4
  %12 = tail call fastcc ptr @type_from(i32 noundef %11) #26
  %13 = load i32, ptr %4, align 4
  %14 = tail call fastcc ptr @op_from(i32 noundef %13) #26
  %15 = load i32, ptr %5, align 4
  %16 = tail call fastcc ptr @comm_from(i32 noundef %15) #26
  %17 = tail call i32 @__enzyme_cc_mpi_Reduce_scatter(ptr noundef %9, ptr noundef %10, ptr noundef %2, ptr noundef %12, ptr noundef %14, ptr noundef %16, ptr noundef %7) #26
  store i32 %17, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_fortran_Reduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = tail call fastcc ptr @buffer_from(ptr noundef %0) #26
  %11 = tail call fastcc ptr @buffer_from(ptr noundef %1) #26
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = tail call fastcc ptr @type_from(i32 noundef %13) #26
  %15 = load i32, ptr %4, align 4
  %16 = tail call fastcc ptr @op_from(i32 noundef %15) #26
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = tail call fastcc ptr @comm_from(i32 noundef %18) #26
  %20 = tail call i32 @__enzyme_cc_mpi_Reduce(ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %14, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef %8) #26
  store i32 %20, ptr %7, align 4
  ret void
}

define internal fastcc i32 @send_at_once(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #27
  %7 = icmp eq ptr @ompi_mpi_comm_null, null
  %8 = select i1 %7, ptr inttoptr (i64 1275068687 to ptr), ptr @ompi_mpi_packed
  %9 = call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %8, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef nonnull %6) #28
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               
  call void @free(ptr noundef %0) #26
  br label %14

12:                                               
  %13 = load ptr, ptr %6, align 8
  call fastcc void @remember_sent(ptr noundef %13, ptr noundef %0) #26
  call fastcc void @forget_sent(i32 noundef 0) #26
  br label %14

14:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #27
  ret i32 %9
}

define internal fastcc i32 @begin_recorded(ptr nocapture noundef readonly %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr nocapture noundef %8) unnamed_addr #1 {
  tail call fastcc void @in_order() #26
  %10 = tail call i32 %0(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) #28
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               
  tail call fastcc void @record_send(ptr noundef %8, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) #26
  br label %13

13:                                               
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3120) release, align 8
  ret i32 %10
}

define internal fastcc void @forget_sent(i32 noundef %0) unnamed_addr #1 {
  %2 = alloca i32, align 4
  tail call fastcc void @lock() #26
  %3 = icmp eq i32 %0, 0
  %4 = icmp eq ptr @ompi_mpi_comm_null, null
  %5 = zext i1 %4 to i64
  %6 = inttoptr i64 %5 to ptr
  br label %7

7:                                                
  %8 = phi ptr [ getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 8), %1 ], [ %25, %24 ]
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  ret void

12:                                               
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #27
  store i32 0, ptr %2, align 4
  %13 = getelementptr inbounds i8, ptr %9, i64 8
  br i1 %3, label %16, label %14

14:                                               
  %15 = call i32 @MPI_Wait(ptr noundef nonnull %13, ptr noundef %6) #28
  call fastcc void @expect(i32 noundef %15) #26
  store i32 1, ptr %2, align 4
  br label %20

16:                                               
  %17 = call i32 @MPI_Test(ptr noundef nonnull %13, ptr noundef nonnull %2, ptr noundef %6) #28
  call fastcc void @expect(i32 noundef %17) #26
  %18 = load i32, ptr %2, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %24, label %20

20:                                               
  %21 = load ptr, ptr %9, align 8
  store ptr %21, ptr %8, align 8
  %22 = getelementptr inbounds i8, ptr %9, i64 16
  %23 = load ptr, ptr %22, align 8
  call void @free(ptr noundef %23) #26
  call void @free(ptr noundef nonnull %9) #26
  br label %24

24:                                               
  %25 = phi ptr [ %8, %20 ], [ %9, %16 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #27
  br label %7
}

define internal fastcc void @record_send(ptr nocapture noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) unnamed_addr #1 {
  %8 = alloca %struct.numbers, align 8
  %9 = tail call fastcc ptr @new_record(ptr noundef %0, i32 noundef 0) #26
  %10 = getelementptr inbounds i8, ptr %9, i64 24
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %8) #27
  %11 = sext i32 %2 to i64
  call fastcc void @numbers_of(ptr dead_on_unwind nonnull writable sret(%struct.numbers) align 8 %8, ptr noundef %0, ptr noundef %1, i64 noundef %11, ptr noundef %3, i32 noundef 0) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %10, ptr noundef nonnull align 8 dereferenceable(104) %8, i64 104, i1 false)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %8) #27
  %12 = getelementptr inbounds i8, ptr %9, i64 4
  store i32 %4, ptr %12, align 4
  %13 = getelementptr inbounds i8, ptr %9, i64 8
  store i32 %5, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %9, i64 16
  store ptr %6, ptr %14, align 8
  %15 = atomicrmw add ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 32), i64 1 monotonic, align 8
  %16 = getelementptr inbounds i8, ptr %9, i64 240
  store i64 %15, ptr %16, align 8
  %17 = icmp eq ptr @ompi_mpi_comm_null, null
  %18 = select i1 %17, i32 -1, i32 -2
  %19 = icmp eq i32 %18, %4
  br i1 %19, label %28, label %20

20:                                               
  %21 = getelementptr inbounds i8, ptr %9, i64 40
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  %24 = icmp slt i32 %2, 1
  %25 = or i1 %24, %23
  br i1 %25, label %28, label %26

26:                                               
  %27 = tail call fastcc i32 @tag_of_adjoint(i32 noundef %5) #26
  tail call fastcc void @take_turn(ptr noundef nonnull %9, i32 noundef 0) #26
  br label %28

28:                                               
  ret void
}

define internal fastcc range(i32 -2147483648, 2147483647) i32 @tag_of_adjoint(i32 noundef %0) unnamed_addr #1 {
  %2 = tail call fastcc i32 @half_of_tags() #26
  %3 = add nsw i32 %2, -1
  %4 = icmp sgt i32 %3, %0
  br i1 %4, label %7, label %5

5:                                                
  %6 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.3, i64 noundef 106) #28
  tail call void @abort() #29
  unreachable

7:                                                
  %8 = add nsw i32 %2, %0
  ret i32 %8
}

define internal fastcc void @take_turn(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #1 {
  %3 = tail call fastcc ptr @memory_of(i64 noundef 32) #26
  %4 = getelementptr inbounds i8, ptr %0, i64 240
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  tail call fastcc void @lock() #26
  %8 = tail call fastcc ptr @row_of(ptr noundef %0, i32 noundef %1) #26
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %24

11:                                               
  %12 = tail call fastcc ptr @memory_of(i64 noundef 40) #26
  store ptr %12, ptr %8, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8
  store ptr null, ptr %12, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 8
  store i32 %1, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 12
  store i32 %14, ptr %20, align 4
  %21 = getelementptr inbounds i8, ptr %12, i64 16
  store i32 %16, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  store ptr %18, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr null, ptr %23, align 8
  br label %24

24:                                               
  %25 = phi ptr [ %9, %2 ], [ %12, %11 ]
  %26 = getelementptr inbounds i8, ptr %25, i64 32
  br label %27

27:                                               
  %28 = phi ptr [ %26, %24 ], [ %29, %31 ]
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %36, label %31

31:                                               
  %32 = getelementptr inbounds i8, ptr %29, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = load i64, ptr %4, align 8
  %35 = icmp ugt i64 %33, %34
  br i1 %35, label %27, label %36

36:                                               
  store ptr %29, ptr %3, align 8
  store ptr %3, ptr %28, align 8
  %37 = getelementptr inbounds i8, ptr %0, i64 248
  store ptr %3, ptr %37, align 8
  store atomic i32 0, ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 3116) release, align 4
  ret void
}

define internal fastcc range(i32 -1073741823, 1073741825) i32 @half_of_tags() unnamed_addr #1 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #27
  store ptr null, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #27
  store i32 0, ptr %2, align 4
  %3 = icmp eq ptr @ompi_mpi_comm_null, null
  %4 = select i1 %3, ptr inttoptr (i64 1140850688 to ptr), ptr @ompi_mpi_comm_world
  %5 = select i1 %3, i32 1681915905, i32 0
  %6 = call i32 @MPI_Comm_get_attr(ptr noundef %4, i32 noundef %5, ptr noundef nonnull %1, ptr noundef nonnull %2) #28
  call fastcc void @expect(i32 noundef %6) #26
  %7 = load i32, ptr %2, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %14, label %9

9:                                                
  %10 = load ptr, ptr %1, align 8
  %11 = load i32, ptr %10, align 4
  %12 = sdiv i32 %11, 2
  %13 = add nsw i32 %12, 1
  br label %14

14:                                               
  %15 = phi i32 [ %13, %9 ], [ 16384, %0 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #27
  ret i32 %15
}

declare i32 @MPI_Comm_get_attr(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #13

define internal fastcc noundef ptr @row_of(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #9 {
  %3 = getelementptr inbounds i8, ptr %0, i64 4
  %4 = load i32, ptr %3, align 4
  %5 = mul i32 %4, 31
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = add i32 %5, %7
  %9 = and i32 %8, 63
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (i8, ptr @__enzyme_cc_mpi, i64 40), i64 0, i64 %10
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  br label %13

13:                                               
  %14 = phi ptr [ %11, %2 ], [ %15, %29 ]
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %35, label %17

17:                                               
  %18 = getelementptr inbounds i8, ptr %15, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, %1
  br i1 %20, label %21, label %29

21:                                               
  %22 = getelementptr inbounds i8, ptr %15, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, %4
  br i1 %24, label %25, label %29

25:                                               
  %26 = getelementptr inbounds i8, ptr %15, i64 16
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, %7
  br i1 %28, label %30, label %29

29:                                               
  br label %13

30:                                               
  %31 = getelementptr inbounds i8, ptr %15, i64 24
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %12, align 8
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %29

35:                                               
  ret ptr %14
}

define internal fastcc void @map_of(ptr dead_on_unwind noalias nocapture writable sret(%struct.map) align 8 %0, ptr noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %7, i8 0, i64 56, i1 false)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #27
  %8 = call i32 @MPI_Type_get_extent(ptr noundef %1, ptr noundef nonnull %4, ptr noundef nonnull %5) #28
  call fastcc void @expect(i32 noundef %8) #26
  %9 = call i32 @MPI_Type_size(ptr noundef %1, ptr noundef nonnull %6) #28
  call fastcc void @expect(i32 noundef %9) #26
  %10 = load i64, ptr %5, align 8
  store i64 %10, ptr %0, align 8
  %11 = load i32, ptr %6, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %12, ptr %13, align 8
  call fastcc void @add_type(ptr noundef nonnull %0, i64 noundef 0, ptr noundef %1, i64 noundef 1) #26
  %14 = icmp ne i32 %2, 0
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  %18 = select i1 %14, i1 %17, i1 false
  br i1 %18, label %19, label %25

19:                                               
  %20 = getelementptr inbounds i8, ptr %0, i64 40
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %21, 40
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = call ptr @__enzyme_cc_tape_push(i64 noundef %23) #28
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %24, ptr nonnull readonly align 1 %16, i64 %22, i1 false)
  call void @free(ptr noundef nonnull %16) #26
  store ptr %24, ptr %15, align 8
  br label %25

25:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #27
  ret void
}

define internal fastcc ptr @kept(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %8, label %5

5:                                                
  %6 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  %7 = tail call ptr @__enzyme_cc_tape_push(i64 noundef %6) #28
  br label %10

8:                                                
  %9 = tail call fastcc ptr @memory_of(i64 noundef %1) #26
  br label %10

10:                                               
  %11 = phi ptr [ %7, %5 ], [ %9, %8 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %0, i64 %1, i1 false)
  ret ptr %11
}

declare i32 @MPI_Type_get_extent(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc void @add_type(ptr nocapture noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #1 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [256 x i8], align 16
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %14) #27
  %22 = call i32 @MPI_Type_get_envelope(ptr noundef %2, ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %14) #28
  call fastcc void @expect(i32 noundef %22) #26
  %23 = icmp eq ptr @ompi_mpi_comm_null, null
  %24 = zext i1 %23 to i32
  %25 = load i32, ptr %14, align 4
  %26 = sub nsw i32 %25, %24
  store i32 %26, ptr %14, align 4
  %27 = icmp eq i32 %25, %24
  br i1 %27, label %28, label %86

28:                                               
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27
  %29 = call i32 @MPI_Type_get_name(ptr noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %8) #28
  call fastcc void @expect(i32 noundef %29) #26
  %30 = call i32 @MPI_Type_get_extent(ptr noundef %2, ptr noundef nonnull %9, ptr noundef nonnull %10) #28
  call fastcc void @expect(i32 noundef %30) #26
  br label %31

31:                                               
  %32 = phi i64 [ 0, %28 ], [ %39, %34 ]
  %33 = icmp eq i64 %32, 25
  br i1 %33, label %74, label %34

34:                                               
  %35 = getelementptr inbounds [25 x %struct.anon.0], ptr @NAMES, i64 0, i64 %32
  %36 = load ptr, ptr %35, align 8
  %37 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(1) %36) #28
  %38 = icmp eq i32 %37, 0
  %39 = add nuw nsw i64 %32, 1
  br i1 %38, label %40, label %31

40:                                               
  %41 = getelementptr inbounds i8, ptr %35, i64 12
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %35, i64 8
  %45 = load i32, ptr %44, align 8
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %48, %43
  %50 = getelementptr inbounds i8, ptr %35, i64 16
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %55, label %53

53:                                               
  %54 = getelementptr inbounds i8, ptr %0, i64 28
  store i32 %51, ptr %54, align 4
  br label %59

55:                                               
  %56 = icmp eq i32 %42, 2
  br i1 %56, label %57, label %59

57:                                               
  %58 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 1, ptr %58, align 8
  br label %59

59:                                               
  %60 = load i64, ptr %10, align 8
  %61 = icmp eq i64 %49, %60
  br i1 %61, label %64, label %62

62:                                               
  %63 = call i64 @llvm.smax.i64(i64 %3, i64 0)
  br label %66

64:                                               
  %65 = mul nsw i64 %43, %3
  call fastcc void @add_run(ptr noundef %0, i64 noundef %1, i32 noundef %45, i64 noundef %65) #26
  br label %85

66:                                               
  %67 = phi i64 [ %73, %69 ], [ 0, %62 ]
  %68 = icmp eq i64 %67, %63
  br i1 %68, label %85, label %69

69:                                               
  %70 = load i64, ptr %10, align 8
  %71 = mul nsw i64 %70, %67
  %72 = add nsw i64 %71, %1
  call fastcc void @add_run(ptr noundef %0, i64 noundef %72, i32 noundef %45, i64 noundef %43) #26
  %73 = add nuw i64 %67, 1
  br label %66

74:                                               
  %75 = phi i64 [ %82, %77 ], [ 0, %31 ]
  %76 = icmp eq i64 %75, 6
  br i1 %76, label %85, label %77

77:                                               
  %78 = shl i64 %75, 2
  %79 = call ptr @llvm.load.relative.i64(ptr @UNKNOWN_NAMES.rel, i64 %78)
  %80 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(1) %79) #28
  %81 = icmp eq i32 %80, 0
  %82 = add nuw nsw i64 %75, 1
  br i1 %81, label %83, label %74

83:                                               
  %84 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.8, i64 noundef 89) #28
  call void @abort() #29
  unreachable

85:                                               
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #27
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #27
  br label %385

86:                                               
  %87 = load i32, ptr %11, align 4
  %88 = sext i32 %87 to i64
  %89 = shl nsw i64 %88, 2
  %90 = call fastcc ptr @memory_of(i64 noundef %89) #26
  %91 = load i32, ptr %12, align 4
  %92 = sext i32 %91 to i64
  %93 = shl nsw i64 %92, 3
  %94 = call fastcc ptr @memory_of(i64 noundef %93) #26
  %95 = load i32, ptr %13, align 4
  %96 = sext i32 %95 to i64
  %97 = shl nsw i64 %96, 3
  %98 = call fastcc ptr @memory_of(i64 noundef %97) #26
  %99 = load i32, ptr %13, align 4
  %100 = sext i32 %99 to i64
  %101 = shl nsw i64 %100, 3
  %102 = call fastcc ptr @memory_of(i64 noundef %101) #26
  %103 = load i32, ptr %11, align 4
  %104 = load i32, ptr %12, align 4
  %105 = load i32, ptr %13, align 4
  %106 = call i32 @MPI_Type_get_contents(ptr noundef %2, i32 noundef %103, i32 noundef %104, i32 noundef %105, ptr noundef %90, ptr noundef %94, ptr noundef %98) #28
  call fastcc void @expect(i32 noundef %106) #26
  %107 = load i32, ptr %13, align 4
  %108 = call i32 @llvm.smax.i32(i32 %107, i32 0)
  %109 = zext nneg i32 %108 to i64
  br label %110

110:                                              
  %111 = phi i64 [ %127, %124 ], [ 0, %86 ]
  %112 = icmp eq i64 %111, %109
  br i1 %112, label %113, label %115

113:                                              
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #27
  store i64 0, ptr %16, align 8
  %114 = icmp eq i32 %107, 0
  br i1 %114, label %131, label %128

115:                                              
  br i1 %23, label %119, label %116

116:                                              
  %117 = getelementptr inbounds ptr, ptr %98, i64 %111
  %118 = load ptr, ptr %117, align 8
  br label %124

119:                                              
  %120 = getelementptr inbounds i32, ptr %98, i64 %111
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = inttoptr i64 %122 to ptr
  br label %124

124:                                              
  %125 = phi ptr [ %118, %116 ], [ %123, %119 ]
  %126 = getelementptr inbounds ptr, ptr %102, i64 %111
  store ptr %125, ptr %126, align 8
  %127 = add nuw nsw i64 %111, 1
  br label %110

128:                                              
  %129 = load ptr, ptr %102, align 8
  %130 = call i32 @MPI_Type_get_extent(ptr noundef %129, ptr noundef nonnull %15, ptr noundef nonnull %16) #28
  call fastcc void @expect(i32 noundef %130) #26
  br label %131

131:                                              
  %132 = load i32, ptr %14, align 4
  switch i32 %132, label %362 [
    i32 1, label %141
    i32 17, label %141
    i32 2, label %144
    i32 3, label %138
    i32 5, label %164
    i32 4, label %164
    i32 6, label %188
    i32 8, label %208
    i32 9, label %135
    i32 18, label %133
    i32 11, label %251
    i32 12, label %266
    i32 16, label %143
    i32 14, label %347
    i32 15, label %347
  ]

133:                                              
  %134 = getelementptr inbounds i8, ptr %90, i64 4
  br label %238

135:                                              
  %136 = getelementptr inbounds i8, ptr %90, i64 8
  %137 = getelementptr inbounds i8, ptr %90, i64 4
  br label %222

138:                                              
  %139 = getelementptr inbounds i8, ptr %90, i64 8
  %140 = getelementptr inbounds i8, ptr %90, i64 4
  br label %148

141:                                              
  %142 = load ptr, ptr %102, align 8
  call fastcc void @add_type(ptr noundef %0, i64 noundef %1, ptr noundef %142, i64 noundef 1) #26
  br label %143

143:                                              
  br label %364

144:                                              
  %145 = load ptr, ptr %102, align 8
  %146 = load i32, ptr %90, align 4
  %147 = sext i32 %146 to i64
  call fastcc void @add_elements(ptr noundef %0, i64 noundef %1, ptr noundef %145, i64 noundef %147) #26
  br label %143

148:                                              
  %149 = phi i64 [ 0, %138 ], [ %163, %153 ]
  %150 = load i32, ptr %90, align 4
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %153, label %143

153:                                              
  %154 = load i32, ptr %139, align 4
  %155 = sext i32 %154 to i64
  %156 = mul nsw i64 %149, %155
  %157 = load i64, ptr %16, align 8
  %158 = mul nsw i64 %156, %157
  %159 = add nsw i64 %158, %1
  %160 = load ptr, ptr %102, align 8
  %161 = load i32, ptr %140, align 4
  %162 = sext i32 %161 to i64
  call fastcc void @add_elements(ptr noundef %0, i64 noundef %159, ptr noundef %160, i64 noundef %162) #26
  %163 = add nuw nsw i64 %149, 1
  br label %148

164:                                              
  %165 = getelementptr inbounds i8, ptr %90, i64 8
  %166 = getelementptr inbounds i8, ptr %90, i64 4
  br label %167

167:                                              
  %168 = phi i64 [ %187, %180 ], [ 0, %164 ]
  %169 = load i32, ptr %90, align 4
  %170 = sext i32 %169 to i64
  %171 = icmp slt i64 %168, %170
  br i1 %171, label %172, label %143

172:                                              
  %173 = load i32, ptr %14, align 4
  %174 = icmp eq i32 %173, 5
  br i1 %174, label %175, label %177

175:                                              
  %176 = load i64, ptr %94, align 8
  br label %180

177:                                              
  %178 = load i32, ptr %165, align 4
  %179 = sext i32 %178 to i64
  br label %180

180:                                              
  %181 = phi i64 [ %176, %175 ], [ %179, %177 ]
  %182 = mul nsw i64 %181, %168
  %183 = add nsw i64 %182, %1
  %184 = load ptr, ptr %102, align 8
  %185 = load i32, ptr %166, align 4
  %186 = sext i32 %185 to i64
  call fastcc void @add_elements(ptr noundef %0, i64 noundef %183, ptr noundef %184, i64 noundef %186) #26
  %187 = add nuw nsw i64 %168, 1
  br label %167

188:                                              
  %189 = phi i64 [ %194, %193 ], [ 0, %131 ]
  %190 = load i32, ptr %90, align 4
  %191 = sext i32 %190 to i64
  %192 = icmp slt i64 %189, %191
  br i1 %192, label %193, label %143

193:                                              
  %194 = add nuw nsw i64 %189, 1
  %195 = trunc nuw i64 %194 to i32
  %196 = add i32 %190, %195
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i32, ptr %90, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = sext i32 %199 to i64
  %201 = load i64, ptr %16, align 8
  %202 = mul nsw i64 %201, %200
  %203 = add nsw i64 %202, %1
  %204 = load ptr, ptr %102, align 8
  %205 = getelementptr inbounds i32, ptr %90, i64 %194
  %206 = load i32, ptr %205, align 4
  %207 = sext i32 %206 to i64
  call fastcc void @add_elements(ptr noundef %0, i64 noundef %203, ptr noundef %204, i64 noundef %207) #26
  br label %188

208:                                              
  %209 = phi i64 [ %218, %213 ], [ 0, %131 ]
  %210 = load i32, ptr %90, align 4
  %211 = sext i32 %210 to i64
  %212 = icmp slt i64 %209, %211
  br i1 %212, label %213, label %143

213:                                              
  %214 = getelementptr inbounds i64, ptr %94, i64 %209
  %215 = load i64, ptr %214, align 8
  %216 = add nsw i64 %215, %1
  %217 = load ptr, ptr %102, align 8
  %218 = add nuw nsw i64 %209, 1
  %219 = getelementptr inbounds i32, ptr %90, i64 %218
  %220 = load i32, ptr %219, align 4
  %221 = sext i32 %220 to i64
  call fastcc void @add_elements(ptr noundef %0, i64 noundef %216, ptr noundef %217, i64 noundef %221) #26
  br label %208

222:                                              
  %223 = phi i64 [ 0, %135 ], [ %237, %227 ]
  %224 = load i32, ptr %90, align 4
  %225 = sext i32 %224 to i64
  %226 = icmp slt i64 %223, %225
  br i1 %226, label %227, label %143

227:                                              
  %228 = getelementptr inbounds i32, ptr %136, i64 %223
  %229 = load i32, ptr %228, align 4
  %230 = sext i32 %229 to i64
  %231 = load i64, ptr %16, align 8
  %232 = mul nsw i64 %231, %230
  %233 = add nsw i64 %232, %1
  %234 = load ptr, ptr %102, align 8
  %235 = load i32, ptr %137, align 4
  %236 = sext i32 %235 to i64
  call fastcc void @add_elements(ptr noundef %0, i64 noundef %233, ptr noundef %234, i64 noundef %236) #26
  %237 = add nuw nsw i64 %223, 1
  br label %222

238:                                              
  %239 = phi i64 [ 0, %133 ], [ %250, %243 ]
  %240 = load i32, ptr %90, align 4
  %241 = sext i32 %240 to i64
  %242 = icmp slt i64 %239, %241
  br i1 %242, label %243, label %143

243:                                              
  %244 = getelementptr inbounds i64, ptr %94, i64 %239
  %245 = load i64, ptr %244, align 8
  %246 = add nsw i64 %245, %1
  %247 = load ptr, ptr %102, align 8
  %248 = load i32, ptr %134, align 4
  %249 = sext i32 %248 to i64
  call fastcc void @add_elements(ptr noundef %0, i64 noundef %246, ptr noundef %247, i64 noundef %249) #26
  %250 = add nuw nsw i64 %239, 1
  br label %238

251:                                              
  %252 = phi i64 [ %262, %256 ], [ 0, %131 ]
  %253 = load i32, ptr %90, align 4
  %254 = sext i32 %253 to i64
  %255 = icmp slt i64 %252, %254
  br i1 %255, label %256, label %143

256:                                              
  %257 = getelementptr inbounds i64, ptr %94, i64 %252
  %258 = load i64, ptr %257, align 8
  %259 = add nsw i64 %258, %1
  %260 = getelementptr inbounds ptr, ptr %102, i64 %252
  %261 = load ptr, ptr %260, align 8
  %262 = add nuw nsw i64 %252, 1
  %263 = getelementptr inbounds i32, ptr %90, i64 %262
  %264 = load i32, ptr %263, align 4
  %265 = sext i32 %264 to i64
  call fastcc void @add_elements(ptr noundef %0, i64 noundef %259, ptr noundef %261, i64 noundef %265) #26
  br label %251

266:                                              
  %267 = load ptr, ptr %102, align 8
  %268 = load i32, ptr %90, align 4
  %269 = mul nsw i32 %268, 3
  %270 = sext i32 %269 to i64
  %271 = getelementptr i32, ptr %90, i64 %270
  %272 = getelementptr i8, ptr %271, i64 4
  %273 = load i32, ptr %272, align 4
  %274 = select i1 %23, i32 57, i32 1
  %275 = getelementptr inbounds i8, ptr %90, i64 4
  %276 = sext i32 %268 to i64
  %277 = getelementptr inbounds i32, ptr %275, i64 %276
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #27
  %278 = call i32 @MPI_Type_get_extent(ptr noundef %267, ptr noundef nonnull %5, ptr noundef nonnull %6) #28
  call fastcc void @expect(i32 noundef %278) #26
  %279 = call i32 @llvm.smax.i32(i32 %268, i32 0)
  %280 = zext nneg i32 %279 to i64
  br label %281

281:                                              
  %282 = phi i64 [ %302, %297 ], [ 0, %266 ]
  %283 = phi i64 [ %301, %297 ], [ 1, %266 ]
  %284 = icmp eq i64 %282, %280
  br i1 %284, label %285, label %297

285:                                              
  %286 = icmp eq i32 %273, %274
  %287 = getelementptr inbounds i32, ptr %277, i64 %276
  %288 = add nsw i32 %268, -1
  %289 = select i1 %286, i32 0, i32 %288
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds i32, ptr %277, i64 %290
  %292 = load i32, ptr %291, align 4
  %293 = sext i32 %292 to i64
  %294 = icmp eq i32 %292, 0
  %295 = getelementptr inbounds i32, ptr %287, i64 %290
  %296 = getelementptr inbounds i32, ptr %275, i64 %290
  br label %303

297:                                              
  %298 = getelementptr inbounds i32, ptr %277, i64 %282
  %299 = load i32, ptr %298, align 4
  %300 = sext i32 %299 to i64
  %301 = mul nsw i64 %283, %300
  %302 = add nuw nsw i64 %282, 1
  br label %281

303:                                              
  %304 = phi i64 [ 0, %285 ], [ %325, %321 ]
  br i1 %294, label %307, label %305

305:                                              
  %306 = sdiv i64 %283, %293
  br label %307

307:                                              
  %308 = phi i64 [ %306, %305 ], [ 0, %303 ]
  %309 = icmp slt i64 %304, %308
  br i1 %309, label %310, label %346

310:                                              
  %311 = load i32, ptr %295, align 4
  %312 = sext i32 %311 to i64
  %313 = load i32, ptr %296, align 4
  %314 = sext i32 %313 to i64
  br label %315

315:                                              
  %316 = phi i64 [ %304, %310 ], [ %340, %326 ]
  %317 = phi i64 [ %312, %310 ], [ %339, %326 ]
  %318 = phi i64 [ %314, %310 ], [ %344, %326 ]
  %319 = phi i32 [ 1, %310 ], [ %345, %326 ]
  %320 = icmp slt i32 %319, %268
  br i1 %320, label %326, label %321

321:                                              
  %322 = load i64, ptr %6, align 8
  %323 = mul nsw i64 %322, %317
  %324 = add nsw i64 %323, %1
  call fastcc void @add_elements(ptr noundef %0, i64 noundef %324, ptr noundef %267, i64 noundef %293) #26
  %325 = add nuw nsw i64 %304, 1
  br label %303

326:                                              
  %327 = sub nsw i32 %288, %319
  %328 = select i1 %286, i32 %319, i32 %327
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds i32, ptr %287, i64 %329
  %331 = load i32, ptr %330, align 4
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds i32, ptr %277, i64 %329
  %334 = load i32, ptr %333, align 4
  %335 = sext i32 %334 to i64
  %336 = srem i64 %316, %335
  %337 = add nsw i64 %336, %332
  %338 = mul nsw i64 %337, %318
  %339 = add nsw i64 %338, %317
  %340 = sdiv i64 %316, %335
  %341 = getelementptr inbounds i32, ptr %275, i64 %329
  %342 = load i32, ptr %341, align 4
  %343 = sext i32 %342 to i64
  %344 = mul nsw i64 %318, %343
  %345 = add nuw nsw i32 %319, 1
  br label %315

346:                                              
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #27
  br label %143

347:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %17) #27
  %348 = call i32 @MPI_Type_size(ptr noundef %2, ptr noundef nonnull %17) #28
  call fastcc void @expect(i32 noundef %348) #26
  %349 = load i32, ptr %14, align 4
  %350 = icmp eq i32 %349, 15
  %351 = load i32, ptr %17, align 4
  br i1 %350, label %352, label %354

352:                                              
  %353 = sdiv i32 %351, 2
  store i32 %353, ptr %17, align 4
  br label %354

354:                                              
  %355 = phi i32 [ %353, %352 ], [ %351, %347 ]
  switch i32 %355, label %356 [
    i32 8, label %358
    i32 4, label %358
  ]

356:                                              
  %357 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.6, i64 noundef 84) #28
  call void @abort() #29
  unreachable

358:                                              
  %359 = icmp eq i32 %355, 4
  %360 = select i1 %359, i32 1, i32 2
  %361 = select i1 %350, i64 2, i64 1
  call fastcc void @add_run(ptr noundef %0, i64 noundef %1, i32 noundef %360, i64 noundef %361) #26
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %17) #27
  br label %143

362:                                              
  %363 = call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.7, i64 noundef 103) #28
  call void @abort() #29
  unreachable

364:                                              
  %365 = phi i64 [ %384, %383 ], [ 0, %143 ]
  %366 = load i32, ptr %13, align 4
  %367 = sext i32 %366 to i64
  %368 = icmp slt i64 %365, %367
  br i1 %368, label %370, label %369

369:                                              
  call void @free(ptr noundef %90) #26
  call void @free(ptr noundef %94) #26
  call void @free(ptr noundef %98) #26
  call void @free(ptr noundef %102) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #27
  br label %385

370:                                              
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %18) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %19) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %20) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %21) #27
  %371 = getelementptr inbounds ptr, ptr %102, i64 %365
  %372 = load ptr, ptr %371, align 8
  %373 = call i32 @MPI_Type_get_envelope(ptr noundef %372, ptr noundef nonnull %18, ptr noundef nonnull %19, ptr noundef nonnull %20, ptr noundef nonnull %21) #28
  call fastcc void @expect(i32 noundef %373) #26
  %374 = load i32, ptr %21, align 4
  %375 = icmp ne i32 %374, %24
  %376 = sub nsw i32 %374, %24
  %377 = icmp slt i32 %376, 14
  %378 = select i1 %375, i1 %377, i1 false
  %379 = icmp sgt i32 %376, 16
  %380 = select i1 %378, i1 true, i1 %379
  br i1 %380, label %381, label %383

381:                                              
  %382 = call i32 @MPI_Type_free(ptr noundef nonnull %371) #28
  call fastcc void @expect(i32 noundef %382) #26
  br label %383

383:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %21) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %20) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %19) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %18) #27
  %384 = add nuw nsw i64 %365, 1
  br label %364

385:                                              
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %14) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #27
  ret void
}

declare i32 @MPI_Type_get_envelope(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare i32 @MPI_Type_get_contents(ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc void @add_elements(ptr nocapture noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #1 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #27
  %11 = call i32 @MPI_Type_get_extent(ptr noundef %2, ptr noundef nonnull %5, ptr noundef nonnull %6) #28
  call fastcc void @expect(i32 noundef %11) #26
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #27
  %12 = call i32 @MPI_Type_get_envelope(ptr noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %10) #28
  call fastcc void @expect(i32 noundef %12) #26
  %13 = load i32, ptr %10, align 4
  %14 = icmp eq ptr @ompi_mpi_comm_null, null
  %15 = zext i1 %14 to i32
  %16 = icmp eq i32 %13, %15
  br i1 %16, label %19, label %17

17:                                               
  %18 = call i64 @llvm.smax.i64(i64 %3, i64 0)
  br label %20

19:                                               
  call fastcc void @add_type(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) #26
  br label %28

20:                                               
  %21 = phi i64 [ %27, %23 ], [ 0, %17 ]
  %22 = icmp eq i64 %21, %18
  br i1 %22, label %28, label %23

23:                                               
  %24 = load i64, ptr %6, align 8
  %25 = mul nsw i64 %24, %21
  %26 = add nsw i64 %25, %1
  call fastcc void @add_type(ptr noundef %0, i64 noundef %26, ptr noundef %2, i64 noundef 1) #26
  %27 = add nuw i64 %21, 1
  br label %20

28:                                               
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #27
  ret void
}

define internal fastcc void @add_run(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #1 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %96, label %6

6:                                                
  %7 = shl nuw i32 1, %2
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = load i32, ptr %8, align 8
  %10 = or i32 %9, %7
  store i32 %10, ptr %8, align 8
  %11 = zext i32 %2 to i64
  %12 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %3
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, %14
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %66, label %21

21:                                               
  %22 = getelementptr inbounds i8, ptr %0, i64 56
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr %struct.run, ptr %23, i64 %19
  %25 = getelementptr i8, ptr %24, i64 -40
  %26 = getelementptr i8, ptr %24, i64 -8
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, %2
  br i1 %28, label %29, label %66

29:                                               
  %30 = getelementptr i8, ptr %24, i64 -24
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 1
  br i1 %32, label %33, label %46

33:                                               
  %34 = load i64, ptr %25, align 8
  %35 = getelementptr i8, ptr %24, i64 -16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %11
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %36
  %40 = add nsw i64 %39, %34
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %42, label %44

42:                                               
  %43 = add nsw i64 %36, %3
  store i64 %43, ptr %35, align 8
  br label %96

44:                                               
  %45 = icmp eq i64 %36, %3
  br i1 %45, label %50, label %66

46:                                               
  %47 = getelementptr i8, ptr %24, i64 -16
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, %3
  br i1 %49, label %53, label %66

50:                                               
  %51 = load i64, ptr %25, align 8
  %52 = sub nsw i64 %1, %51
  br label %57

53:                                               
  %54 = getelementptr i8, ptr %24, i64 -32
  %55 = load i64, ptr %54, align 8
  %56 = load i64, ptr %25, align 8
  br label %57

57:                                               
  %58 = phi i64 [ %51, %50 ], [ %56, %53 ]
  %59 = phi i64 [ %52, %50 ], [ %55, %53 ]
  %60 = mul nsw i64 %59, %31
  %61 = add nsw i64 %58, %60
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %63, label %66

63:                                               
  %64 = getelementptr i8, ptr %24, i64 -32
  store i64 %59, ptr %64, align 8
  %65 = add nsw i64 %31, 1
  store i64 %65, ptr %30, align 8
  br label %96

66:                                               
  %67 = getelementptr inbounds i8, ptr %0, i64 48
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %19, %68
  br i1 %69, label %73, label %70

70:                                               
  %71 = getelementptr inbounds i8, ptr %0, i64 56
  %72 = load ptr, ptr %71, align 8
  br label %84

73:                                               
  %74 = shl nsw i64 %19, 1
  %75 = select i1 %20, i64 4, i64 %74
  store i64 %75, ptr %67, align 8
  %76 = getelementptr inbounds i8, ptr %0, i64 56
  %77 = load ptr, ptr %76, align 8
  %78 = mul i64 %75, 40
  %79 = tail call ptr @realloc(ptr noundef %77, i64 noundef %78) #33
  store ptr %79, ptr %76, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %83, label %81

81:                                               
  %82 = load i64, ptr %18, align 8
  br label %84

83:                                               
  tail call void @perror(ptr noundef nonnull @.str.42) #31
  tail call void @abort() #29
  unreachable

84:                                               
  %85 = phi i64 [ %19, %70 ], [ %82, %81 ]
  %86 = phi ptr [ %72, %70 ], [ %79, %81 ]
  %87 = add nsw i64 %85, 1
  store i64 %87, ptr %18, align 8
  %88 = getelementptr inbounds %struct.run, ptr %86, i64 %85
  %89 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %11
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %3
  store i64 %1, ptr %88, align 8
  %92 = getelementptr inbounds i8, ptr %88, i64 8
  store i64 %91, ptr %92, align 8
  %93 = getelementptr inbounds i8, ptr %88, i64 16
  store i64 1, ptr %93, align 8
  %94 = getelementptr inbounds i8, ptr %88, i64 24
  store i64 %3, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %88, i64 32
  store i32 %2, ptr %95, align 8
  br label %96

96:                                               
  ret void
}

declare i32 @MPI_Type_free(ptr noundef) local_unnamed_addr #2

declare i32 @MPI_Type_get_name(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #14

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #15

declare void @perror(ptr nocapture noundef readonly) local_unnamed_addr #16

declare ptr @__enzyme_cc_tape_push(i64 noundef) local_unnamed_addr #2

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #17

declare i32 @MPI_Unpack(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

declare i32 @MPI_Status_set_elements(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

define internal fastcc void @acquire(ptr nocapture noundef %0) unnamed_addr #1 {
  br label %2

2:                                                
  %3 = atomicrmw xchg ptr %0, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                
  %6 = tail call i32 @sched_yield() #28
  br label %2

7:                                                
  ret void
}

declare i32 @sched_yield() local_unnamed_addr #2

declare i32 @MPI_Error_class(i32 noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc void @move(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4, i32 noundef %5) unnamed_addr #1 {
  %7 = icmp eq ptr %1, null
  br i1 %7, label %8, label %14

8:                                                
  %9 = icmp ult i32 %5, 2
  br i1 %9, label %10, label %114

10:                                               
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %3
  tail call void @llvm.memset.p0.i64(ptr align 1 %4, i8 0, i64 %13, i1 false)
  br label %114

14:                                               
  %15 = icmp eq i32 %5, 2
  br i1 %15, label %16, label %21

16:                                               
  %17 = getelementptr inbounds i8, ptr %0, i64 96
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 2, i32 3
  br label %21

21:                                               
  %22 = phi i32 [ %5, %14 ], [ %20, %16 ]
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = load i32, ptr %24, align 8
  %26 = and i32 %25, 16
  %27 = icmp ne i32 %26, 0
  %28 = icmp ne i32 %22, 5
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %36

30:                                               
  %31 = getelementptr inbounds i8, ptr %0, i64 80
  %32 = load i32, ptr %31, align 8
  %33 = icmp ugt i32 %32, 4
  br i1 %33, label %34, label %36

34:                                               
  %35 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.48, i64 noundef 141) #28
  tail call void @abort() #29
  unreachable

36:                                               
  %37 = getelementptr inbounds i8, ptr %0, i64 48
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 1
  br i1 %39, label %40, label %62

40:                                               
  %41 = getelementptr inbounds i8, ptr %0, i64 64
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 16
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 1
  br i1 %45, label %46, label %62

46:                                               
  %47 = getelementptr inbounds i8, ptr %0, i64 16
  %48 = load i64, ptr %47, align 8
  %49 = load i64, ptr %23, align 8
  %50 = icmp eq i64 %48, %49
  br i1 %50, label %51, label %62

51:                                               
  %52 = getelementptr inbounds i8, ptr %42, i64 32
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds i8, ptr %0, i64 80
  %55 = load i32, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %1, i64 %2
  %57 = load i64, ptr %42, align 8
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  %59 = getelementptr inbounds i8, ptr %42, i64 24
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %60, %3
  tail call fastcc void @each_number(i32 noundef %53, i32 noundef %55, ptr noundef nonnull %58, ptr noundef %4, i64 noundef %61, i32 noundef %22) #26
  br label %114

62:                                               
  %63 = getelementptr inbounds i8, ptr %0, i64 64
  %64 = getelementptr inbounds i8, ptr %1, i64 %2
  %65 = getelementptr inbounds i8, ptr %0, i64 80
  %66 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  br label %67

67:                                               
  %68 = phi i64 [ %38, %62 ], [ %73, %77 ]
  %69 = phi i64 [ 0, %62 ], [ %78, %77 ]
  %70 = phi ptr [ %4, %62 ], [ %75, %77 ]
  %71 = icmp eq i64 %69, %66
  br i1 %71, label %114, label %72

72:                                               
  %73 = phi i64 [ %93, %91 ], [ %68, %67 ]
  %74 = phi i64 [ %92, %91 ], [ 0, %67 ]
  %75 = phi ptr [ %88, %91 ], [ %70, %67 ]
  %76 = icmp slt i64 %74, %73
  br i1 %76, label %79, label %77

77:                                               
  %78 = add nuw i64 %69, 1
  br label %67

79:                                               
  %80 = load ptr, ptr %63, align 8
  %81 = getelementptr inbounds %struct.run, ptr %80, i64 %74
  %82 = getelementptr inbounds i8, ptr %81, i64 16
  %83 = getelementptr inbounds i8, ptr %81, i64 8
  %84 = getelementptr inbounds i8, ptr %81, i64 32
  %85 = getelementptr inbounds i8, ptr %81, i64 24
  br label %86

86:                                               
  %87 = phi i64 [ 0, %79 ], [ %113, %94 ]
  %88 = phi ptr [ %75, %79 ], [ %112, %94 ]
  %89 = load i64, ptr %82, align 8
  %90 = icmp slt i64 %87, %89
  br i1 %90, label %94, label %91

91:                                               
  %92 = add nuw nsw i64 %74, 1
  %93 = load i64, ptr %37, align 8
  br label %72

94:                                               
  %95 = load i64, ptr %23, align 8
  %96 = mul nsw i64 %95, %69
  %97 = getelementptr inbounds i8, ptr %64, i64 %96
  %98 = load i64, ptr %81, align 8
  %99 = getelementptr inbounds i8, ptr %97, i64 %98
  %100 = load i64, ptr %83, align 8
  %101 = mul nsw i64 %100, %87
  %102 = getelementptr inbounds i8, ptr %99, i64 %101
  %103 = load i32, ptr %84, align 8
  %104 = load i32, ptr %65, align 8
  %105 = load i64, ptr %85, align 8
  tail call fastcc void @each_number(i32 noundef %103, i32 noundef %104, ptr noundef nonnull %102, ptr noundef %88, i64 noundef %105, i32 noundef %22) #26
  %106 = load i64, ptr %85, align 8
  %107 = load i32, ptr %84, align 8
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %106
  %112 = getelementptr inbounds i8, ptr %88, i64 %111
  %113 = add nuw nsw i64 %87, 1
  br label %86

114:                                              
  ret void
}

define internal fastcc void @each_number(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef %3, i64 noundef %4, i32 noundef %5) unnamed_addr #1 {
  %7 = zext i32 %0 to i64
  %8 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %9, %4
  switch i32 %5, label %15 [
    i32 5, label %11
    i32 1, label %11
    i32 0, label %11
    i32 4, label %14
  ]

11:                                               
  %12 = icmp eq i32 %5, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %2, i64 %10, i1 false)
  br i1 %12, label %13, label %93

13:                                               
  tail call void @llvm.memset.p0.i64(ptr align 1 %2, i8 0, i64 %10, i1 false)
  br label %93

14:                                               
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %3, i64 %10, i1 false)
  br label %93

15:                                               
  %16 = icmp eq i32 %0, 4
  br i1 %16, label %17, label %24

17:                                               
  %18 = icmp eq i32 %1, 0
  br i1 %18, label %93, label %19

19:                                               
  %20 = zext i32 %1 to i64
  %21 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = sdiv i64 %10, %22
  br label %24

24:                                               
  %25 = phi i64 [ %23, %19 ], [ %4, %15 ]
  %26 = phi i32 [ %1, %19 ], [ %0, %15 ]
  %27 = icmp eq i32 %5, 3
  %28 = tail call i64 @llvm.smax.i64(i64 %25, i64 0)
  switch i32 %26, label %79 [
    i32 1, label %29
    i32 2, label %54
  ]

29:                                               
  %30 = phi i64 [ %53, %52 ], [ 0, %24 ]
  %31 = icmp eq i64 %30, %28
  br i1 %31, label %93, label %32

32:                                               
  br i1 %27, label %33, label %46

33:                                               
  %34 = getelementptr inbounds float, ptr %2, i64 %30
  %35 = getelementptr inbounds float, ptr %3, i64 %30
  %36 = load float, ptr %35, align 4
  %37 = load atomic i32, ptr %34 monotonic, align 4
  br label %38

38:                                               
  %39 = phi i32 [ %37, %33 ], [ %45, %38 ]
  %40 = bitcast i32 %39 to float
  %41 = fadd float %36, %40
  %42 = bitcast float %41 to i32
  %43 = cmpxchg ptr %34, i32 %39, i32 %42 monotonic monotonic, align 4
  %44 = extractvalue { i32, i1 } %43, 1
  %45 = extractvalue { i32, i1 } %43, 0
  br i1 %44, label %52, label %38

46:                                               
  %47 = getelementptr inbounds float, ptr %3, i64 %30
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds float, ptr %2, i64 %30
  %50 = load float, ptr %49, align 4
  %51 = fadd float %48, %50
  store float %51, ptr %49, align 4
  br label %52

52:                                               
  %53 = add nuw i64 %30, 1
  br label %29

54:                                               
  %55 = phi i64 [ %78, %77 ], [ 0, %24 ]
  %56 = icmp eq i64 %55, %28
  br i1 %56, label %93, label %57

57:                                               
  br i1 %27, label %58, label %71

58:                                               
  %59 = getelementptr inbounds double, ptr %2, i64 %55
  %60 = getelementptr inbounds double, ptr %3, i64 %55
  %61 = load double, ptr %60, align 8
  %62 = load atomic i64, ptr %59 monotonic, align 8
  br label %63

63:                                               
  %64 = phi i64 [ %62, %58 ], [ %70, %63 ]
  %65 = bitcast i64 %64 to double
  %66 = fadd double %61, %65
  %67 = bitcast double %66 to i64
  %68 = cmpxchg ptr %59, i64 %64, i64 %67 monotonic monotonic, align 8
  %69 = extractvalue { i64, i1 } %68, 1
  %70 = extractvalue { i64, i1 } %68, 0
  br i1 %69, label %77, label %63

71:                                               
  %72 = getelementptr inbounds double, ptr %3, i64 %55
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %2, i64 %55
  %75 = load double, ptr %74, align 8
  %76 = fadd double %73, %75
  store double %76, ptr %74, align 8
  br label %77

77:                                               
  %78 = add nuw i64 %55, 1
  br label %54

79:                                               
  %80 = phi i64 [ %92, %91 ], [ 0, %24 ]
  %81 = icmp eq i64 %80, %28
  br i1 %81, label %93, label %82

82:                                               
  %83 = shl i64 %80, 4
  %84 = getelementptr inbounds i8, ptr %3, i64 %83
  %85 = load x86_fp80, ptr %84, align 1
  %86 = getelementptr inbounds x86_fp80, ptr %2, i64 %80
  br i1 %27, label %87, label %88

87:                                               
  tail call void @__enzyme_cc_add_long_double(ptr noundef %86, x86_fp80 noundef %85) #28
  br label %91

88:                                               
  %89 = load x86_fp80, ptr %86, align 16
  %90 = fadd x86_fp80 %85, %89
  store x86_fp80 %90, ptr %86, align 16
  br label %91

91:                                               
  %92 = add nuw i64 %80, 1
  br label %79

93:                                               
  ret void
}

declare void @__enzyme_cc_add_long_double(ptr noundef, x86_fp80 noundef) local_unnamed_addr #2

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #18

define internal fastcc void @drop_entry(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 88
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr noundef %3) #26
  %4 = getelementptr inbounds i8, ptr %0, i64 160
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef %5) #26
  %6 = getelementptr inbounds i8, ptr %0, i64 184
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7) #26
  %8 = getelementptr inbounds i8, ptr %0, i64 40
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef %9) #26
  tail call void @free(ptr noundef %0) #26
  ret void
}

define internal fastcc noundef ptr @unit(i64 noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #1 {
  %3 = and i64 %0, 7
  %4 = icmp eq i64 %3, 0
  %5 = ashr exact i64 %0, 3
  %6 = select i1 %4, i64 %5, i64 %0
  %7 = tail call fastcc i32 @small(i64 noundef %6) #26
  store i32 %7, ptr %1, align 4
  %8 = icmp eq ptr @ompi_mpi_comm_null, null
  %9 = select i1 %8, ptr inttoptr (i64 1275068685 to ptr), ptr @ompi_mpi_byte
  %10 = select i1 %8, ptr inttoptr (i64 1275070475 to ptr), ptr @ompi_mpi_double
  %11 = select i1 %4, ptr %10, ptr %9
  ret ptr %11
}

define internal fastcc void @leave_row(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 32
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %3, align 8
  tail call void @free(ptr noundef %4) #26
  %6 = load ptr, ptr %3, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                
  %9 = load ptr, ptr %2, align 8
  store ptr %9, ptr %0, align 8
  tail call void @free(ptr noundef nonnull %2) #26
  br label %10

10:                                               
  ret void
}

define internal fastcc range(i32 0, 2) i32 @is_choice(ptr nocapture noundef readonly %0) unnamed_addr #19 {
  %2 = load i32, ptr %0, align 8
  %3 = icmp ult i32 %2, 5
  br i1 %3, label %11, label %4

4:                                                
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr @ompi_mpi_comm_null, null
  %8 = select i1 %7, ptr inttoptr (i64 1476395011 to ptr), ptr @ompi_mpi_op_sum
  %9 = icmp ne ptr %6, %8
  %10 = zext i1 %9 to i32
  br label %11

11:                                               
  %12 = phi i32 [ 0, %1 ], [ %10, %4 ]
  ret i32 %12
}

define internal fastcc void @flatten(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.flat) align 8 %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = sext i32 %3 to i64
  %7 = shl nsw i64 %6, 2
  %8 = tail call fastcc ptr @memory_of(i64 noundef %7) #26
  store ptr %8, ptr %0, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = tail call fastcc ptr @memory_of(i64 noundef %7) #26
  store ptr %10, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %3, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %2, i64 16
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %15 = zext nneg i32 %14 to i64
  br label %16

16:                                               
  %17 = phi i64 [ %45, %33 ], [ 0, %5 ]
  %18 = phi i64 [ %44, %33 ], [ 0, %5 ]
  %19 = icmp eq i64 %17, %15
  br i1 %19, label %20, label %24

20:                                               
  %21 = getelementptr inbounds i8, ptr %0, i64 32
  %22 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %18, ptr %22, align 8
  %23 = tail call fastcc ptr @memory_of(i64 noundef %18) #26
  store ptr %23, ptr %21, align 8
  ret void

24:                                               
  %25 = load ptr, ptr %12, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %31, label %27

27:                                               
  %28 = getelementptr inbounds i32, ptr %25, i64 %17
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  br label %33

31:                                               
  %32 = load i64, ptr %2, align 8
  br label %33

33:                                               
  %34 = phi i64 [ %30, %27 ], [ %32, %31 ]
  %35 = mul nsw i64 %34, %4
  %36 = load i64, ptr %13, align 8
  %37 = mul nsw i64 %35, %36
  %38 = tail call fastcc i32 @small(i64 noundef %37) #26
  %39 = getelementptr inbounds i32, ptr %8, i64 %17
  store i32 %38, ptr %39, align 4
  %40 = tail call fastcc i32 @small(i64 noundef %18) #26
  %41 = getelementptr inbounds i32, ptr %10, i64 %17
  store i32 %40, ptr %41, align 4
  %42 = load i32, ptr %39, align 4
  %43 = sext i32 %42 to i64
  %44 = add nsw i64 %18, %43
  %45 = add nuw nsw i64 %17, 1
  br label %16
}

define internal fastcc i32 @blocks_of_out(ptr nocapture noundef readonly %0) unnamed_addr #19 {
  %2 = getelementptr inbounds i8, ptr %0, i64 40
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                
  %6 = load i32, ptr %0, align 8
  %7 = add i32 %6, -2
  %8 = icmp ult i32 %7, 3
  br i1 %8, label %9, label %12

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 8
  br label %12

12:                                               
  %13 = phi i32 [ 0, %1 ], [ %11, %9 ], [ 1, %5 ]
  ret i32 %13
}

define internal fastcc void @fill(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = getelementptr inbounds i8, ptr %2, i64 16
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  br label %10

10:                                               
  %11 = phi i64 [ %35, %27 ], [ 0, %5 ]
  %12 = load i32, ptr %6, align 8
  %13 = sext i32 %12 to i64
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %16, label %15

15:                                               
  ret void

16:                                               
  %17 = trunc nuw nsw i64 %11 to i32
  %18 = tail call fastcc i64 @place_at(ptr noundef %2, i32 noundef %17) #26
  %19 = load ptr, ptr %7, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               
  %22 = getelementptr inbounds i32, ptr %19, i64 %11
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  br label %27

25:                                               
  %26 = load i64, ptr %2, align 8
  br label %27

27:                                               
  %28 = phi i64 [ %24, %21 ], [ %26, %25 ]
  %29 = load ptr, ptr %8, align 8
  %30 = load ptr, ptr %9, align 8
  %31 = getelementptr inbounds i32, ptr %30, i64 %11
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %29, i64 %33
  tail call fastcc void @move_lanes(ptr noundef %1, i64 noundef %3, i64 noundef %18, i64 noundef %28, ptr noundef %34, i32 noundef %4) #26
  %35 = add nuw nsw i64 %11, 1
  br label %10
}

define internal fastcc i32 @blocks_of_in(ptr nocapture noundef readonly %0) unnamed_addr #19 {
  %2 = getelementptr inbounds i8, ptr %0, i64 36
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                
  %6 = load i32, ptr %0, align 8
  switch i32 %6, label %10 [
    i32 1, label %7
    i32 4, label %7
  ]

7:                                                
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load i32, ptr %8, align 8
  br label %10

10:                                               
  %11 = phi i32 [ 0, %1 ], [ %9, %7 ], [ 1, %5 ]
  ret i32 %11
}

define internal fastcc i32 @kind_of(ptr nocapture noundef readonly %0) unnamed_addr #10 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  br label %3

3:                                                
  %4 = phi i32 [ 1, %1 ], [ %11, %10 ]
  %5 = icmp eq i32 %4, 4
  br i1 %5, label %12, label %6

6:                                                
  %7 = load i32, ptr %2, align 8
  %8 = shl nuw nsw i32 1, %4
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %12, label %10

10:                                               
  %11 = add nuw nsw i32 %4, 1
  br label %3

12:                                               
  ret i32 %4
}

define internal fastcc void @move_bytes(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #1 {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #27
  store i32 0, ptr %5, align 4
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               
  %12 = load ptr, ptr %2, align 8
  br label %13

13:                                               
  %14 = phi ptr [ %12, %11 ], [ %5, %4 ]
  %15 = getelementptr inbounds i8, ptr %3, i64 16
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:                                               
  %19 = load ptr, ptr %3, align 8
  br label %20

20:                                               
  %21 = phi ptr [ %19, %18 ], [ %5, %13 ]
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load ptr, ptr %22, align 8
  switch i32 %0, label %55 [
    i32 1, label %24
    i32 2, label %35
    i32 3, label %46
  ]

24:                                               
  %25 = getelementptr inbounds i8, ptr %2, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr @ompi_mpi_comm_null, null
  %28 = select i1 %27, ptr inttoptr (i64 1275068685 to ptr), ptr @ompi_mpi_byte
  %29 = getelementptr inbounds i8, ptr %3, i64 32
  %30 = load ptr, ptr %29, align 8
  %31 = load i32, ptr %21, align 4
  %32 = getelementptr inbounds i8, ptr %1, i64 24
  %33 = load i32, ptr %32, align 8
  %34 = call i32 @MPI_Scatterv(ptr noundef %23, ptr noundef %14, ptr noundef %26, ptr noundef %28, ptr noundef %30, i32 noundef %31, ptr noundef %28, i32 noundef %33, ptr noundef %7) #28
  br label %65

35:                                               
  %36 = load i32, ptr %14, align 4
  %37 = icmp eq ptr @ompi_mpi_comm_null, null
  %38 = select i1 %37, ptr inttoptr (i64 1275068685 to ptr), ptr @ompi_mpi_byte
  %39 = getelementptr inbounds i8, ptr %3, i64 32
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds i8, ptr %3, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %1, i64 24
  %44 = load i32, ptr %43, align 8
  %45 = call i32 @MPI_Gatherv(ptr noundef %23, i32 noundef %36, ptr noundef %38, ptr noundef %40, ptr noundef %21, ptr noundef %42, ptr noundef %38, i32 noundef %44, ptr noundef %7) #28
  br label %65

46:                                               
  %47 = load i32, ptr %14, align 4
  %48 = icmp eq ptr @ompi_mpi_comm_null, null
  %49 = select i1 %48, ptr inttoptr (i64 1275068685 to ptr), ptr @ompi_mpi_byte
  %50 = getelementptr inbounds i8, ptr %3, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds i8, ptr %3, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = call i32 @MPI_Allgatherv(ptr noundef %23, i32 noundef %47, ptr noundef %49, ptr noundef %51, ptr noundef %21, ptr noundef %53, ptr noundef %49, ptr noundef %7) #28
  br label %65

55:                                               
  %56 = getelementptr inbounds i8, ptr %2, i64 8
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr @ompi_mpi_comm_null, null
  %59 = select i1 %58, ptr inttoptr (i64 1275068685 to ptr), ptr @ompi_mpi_byte
  %60 = getelementptr inbounds i8, ptr %3, i64 32
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %3, i64 8
  %63 = load ptr, ptr %62, align 8
  %64 = call i32 @MPI_Alltoallv(ptr noundef %23, ptr noundef %14, ptr noundef %57, ptr noundef %59, ptr noundef %61, ptr noundef %21, ptr noundef %63, ptr noundef %59, ptr noundef %7) #28
  br label %65

65:                                               
  %66 = phi i32 [ %64, %55 ], [ %54, %46 ], [ %45, %35 ], [ %34, %24 ]
  call fastcc void @expect(i32 noundef %66) #26
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #27
  ret void
}

define internal fastcc noundef ptr @type_of(i32 noundef %0) unnamed_addr #11 {
  %2 = icmp eq ptr @ompi_mpi_comm_null, null
  switch i32 %0, label %7 [
    i32 1, label %3
    i32 2, label %5
  ]

3:                                                
  %4 = select i1 %2, ptr inttoptr (i64 1275069450 to ptr), ptr @ompi_mpi_float
  br label %9

5:                                                
  %6 = select i1 %2, ptr inttoptr (i64 1275070475 to ptr), ptr @ompi_mpi_double
  br label %9

7:                                                
  %8 = select i1 %2, ptr inttoptr (i64 1275072524 to ptr), ptr @ompi_mpi_long_double
  br label %9

9:                                                
  %10 = phi ptr [ %4, %3 ], [ %6, %5 ], [ %8, %7 ]
  ret ptr %10
}

define internal fastcc i64 @place_at(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #20 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  %8 = sext i32 %1 to i64
  br i1 %7, label %13, label %9

9:                                                
  %10 = getelementptr inbounds i32, ptr %6, i64 %8
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  br label %13

13:                                               
  %14 = phi i64 [ %12, %9 ], [ %8, %2 ]
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %16, %14
  %18 = add nsw i64 %17, %4
  ret i64 %18
}

define internal fastcc void @drop(ptr nocapture noundef readonly %0) unnamed_addr #5 {
  %2 = load ptr, ptr %0, align 8
  tail call void @free(ptr noundef %2) #26
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef %4) #26
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  tail call void @free(ptr noundef %6) #26
  ret void
}

define internal fastcc i64 @numbers_in(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #10 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %5, %1
  %7 = tail call fastcc i32 @kind_of(ptr noundef nonnull %3) #26
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds [5 x i64], ptr @constinit.63, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %6, %10
  ret i64 %11
}

define internal fastcc void @own_part(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #21 {
  store i64 0, ptr %2, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 88
  %6 = load i64, ptr %5, align 8
  store i64 %6, ptr %3, align 8
  %7 = load i32, ptr %0, align 8
  %8 = icmp eq i32 %7, 7
  br i1 %8, label %9, label %41

9:                                                
  %10 = getelementptr inbounds i8, ptr %0, i64 28
  %11 = getelementptr inbounds i8, ptr %0, i64 104
  br label %12

12:                                               
  %13 = phi i64 [ 0, %9 ], [ %40, %35 ]
  %14 = load i32, ptr %10, align 4
  %15 = sext i32 %14 to i64
  %16 = icmp slt i64 %13, %15
  %17 = load ptr, ptr %11, align 8
  %18 = icmp eq ptr %17, null
  br i1 %16, label %28, label %19

19:                                               
  br i1 %18, label %24, label %20

20:                                               
  %21 = getelementptr inbounds i32, ptr %17, i64 %15
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  br label %26

24:                                               
  %25 = load i64, ptr %5, align 8
  br label %26

26:                                               
  %27 = phi i64 [ %23, %20 ], [ %25, %24 ]
  store i64 %27, ptr %3, align 8
  br label %41

28:                                               
  br i1 %18, label %33, label %29

29:                                               
  %30 = getelementptr inbounds i32, ptr %17, i64 %13
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  br label %35

33:                                               
  %34 = load i64, ptr %5, align 8
  br label %35

35:                                               
  %36 = phi i64 [ %32, %29 ], [ %34, %33 ]
  %37 = tail call fastcc i64 @numbers_in(ptr noundef %1, i64 noundef %36) #26
  %38 = load i64, ptr %2, align 8
  %39 = add nsw i64 %38, %37
  store i64 %39, ptr %2, align 8
  %40 = add nuw nsw i64 %13, 1
  br label %12

41:                                               
  ret void
}

define internal fastcc void @read_wide(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i32 noundef %4) unnamed_addr #1 {
  %6 = load i64, ptr %2, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, %6
  %10 = tail call fastcc ptr @memory_of(i64 noundef %9) #26
  %11 = getelementptr inbounds i8, ptr %2, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = load i64, ptr %2, align 8
  tail call fastcc void @move(ptr noundef %0, ptr noundef %1, i64 noundef %12, i64 noundef %13, ptr noundef %10, i32 noundef %4) #26
  %14 = load i64, ptr %2, align 8
  %15 = tail call fastcc i64 @numbers_in(ptr noundef %0, i64 noundef %14) #26
  tail call fastcc void @widen(ptr noundef %0, ptr noundef %10, i64 noundef %15, ptr noundef %3, i32 noundef 0) #26
  tail call void @free(ptr noundef %10) #26
  ret void
}

define internal fastcc noundef ptr @gathered(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2) unnamed_addr #1 {
  %4 = shl i64 %2, 4
  %5 = tail call fastcc i32 @small(i64 noundef %4) #26
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = sext i32 %5 to i64
  %10 = mul nsw i64 %8, %9
  %11 = tail call fastcc ptr @memory_of(i64 noundef %10) #26
  %12 = icmp eq ptr @ompi_mpi_comm_null, null
  %13 = select i1 %12, ptr inttoptr (i64 1275068685 to ptr), ptr @ompi_mpi_byte
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = tail call i32 @MPI_Allgather(ptr noundef %1, i32 noundef %5, ptr noundef %13, ptr noundef %11, i32 noundef %5, ptr noundef %13, ptr noundef %15) #28
  tail call fastcc void @expect(i32 noundef %16) #26
  ret ptr %11
}

define internal fastcc void @partial(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6, i64 noundef %7, ptr nocapture noundef writeonly %8) unnamed_addr #12 {
  %10 = getelementptr inbounds i8, ptr %8, i64 16
  store x86_fp80 0xK00000000000000000000, ptr %10, align 16
  store x86_fp80 0xK00000000000000000000, ptr %8, align 16
  %11 = icmp slt i32 %5, %4
  br i1 %11, label %12, label %124

12:                                               
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr @ompi_mpi_comm_null, null
  %16 = select i1 %15, ptr inttoptr (i64 1476395012 to ptr), ptr @ompi_mpi_op_prod
  %17 = icmp eq ptr %14, %16
  br i1 %17, label %18, label %69

18:                                               
  %19 = getelementptr inbounds i8, ptr %1, i64 40
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  store x86_fp80 0xK3FFF8000000000000000, ptr %8, align 16
  br i1 %21, label %50, label %22

22:                                               
  %23 = and i64 %6, -2
  %24 = getelementptr x86_fp80, ptr %2, i64 %23
  %25 = zext i32 %5 to i64
  %26 = tail call i32 @llvm.smax.i32(i32 %4, i32 0)
  %27 = zext nneg i32 %26 to i64
  br label %28

28:                                               
  %29 = phi x86_fp80 [ %47, %46 ], [ 0xK00000000000000000000, %22 ]
  %30 = phi x86_fp80 [ %48, %46 ], [ 0xK3FFF8000000000000000, %22 ]
  %31 = phi i64 [ %49, %46 ], [ 0, %22 ]
  %32 = icmp eq i64 %31, %27
  br i1 %32, label %124, label %33

33:                                               
  %34 = icmp eq i64 %31, %25
  br i1 %34, label %46, label %35

35:                                               
  %36 = mul nsw i64 %31, %3
  %37 = getelementptr x86_fp80, ptr %24, i64 %36
  %38 = load x86_fp80, ptr %37, align 16
  %39 = getelementptr inbounds i8, ptr %37, i64 16
  %40 = load x86_fp80, ptr %39, align 16
  %41 = fneg x86_fp80 %29
  %42 = fmul x86_fp80 %40, %41
  %43 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %30, x86_fp80 %38, x86_fp80 %42)
  %44 = fmul x86_fp80 %38, %29
  %45 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %30, x86_fp80 %40, x86_fp80 %44)
  store x86_fp80 %45, ptr %10, align 16
  store x86_fp80 %43, ptr %8, align 16
  br label %46

46:                                               
  %47 = phi x86_fp80 [ %29, %33 ], [ %45, %35 ]
  %48 = phi x86_fp80 [ %30, %33 ], [ %43, %35 ]
  %49 = add nuw nsw i64 %31, 1
  br label %28

50:                                               
  %51 = getelementptr x86_fp80, ptr %2, i64 %6
  %52 = zext i32 %5 to i64
  %53 = tail call i32 @llvm.smax.i32(i32 %4, i32 0)
  %54 = zext nneg i32 %53 to i64
  br label %55

55:                                               
  %56 = phi x86_fp80 [ %67, %66 ], [ 0xK3FFF8000000000000000, %50 ]
  %57 = phi i64 [ %68, %66 ], [ 0, %50 ]
  %58 = icmp eq i64 %57, %54
  br i1 %58, label %124, label %59

59:                                               
  %60 = icmp eq i64 %57, %52
  br i1 %60, label %66, label %61

61:                                               
  %62 = mul nsw i64 %57, %3
  %63 = getelementptr x86_fp80, ptr %51, i64 %62
  %64 = load x86_fp80, ptr %63, align 16
  %65 = fmul x86_fp80 %64, %56
  store x86_fp80 %65, ptr %8, align 16
  br label %66

66:                                               
  %67 = phi x86_fp80 [ %56, %59 ], [ %65, %61 ]
  %68 = add nuw nsw i64 %57, 1
  br label %55

69:                                               
  %70 = getelementptr inbounds i8, ptr %1, i64 36
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 2
  %73 = and i64 %6, -2
  %74 = select i1 %72, i64 %73, i64 %6
  %75 = select i1 %15, ptr inttoptr (i64 1476395009 to ptr), ptr @ompi_mpi_op_max
  %76 = icmp eq ptr %75, %14
  %77 = select i1 %15, ptr inttoptr (i64 1476395020 to ptr), ptr @ompi_mpi_op_maxloc
  %78 = icmp eq ptr %77, %14
  %79 = or i1 %76, %78
  %80 = select i1 %15, ptr inttoptr (i64 1476395019 to ptr), ptr @ompi_mpi_op_minloc
  %81 = icmp eq ptr %80, %14
  %82 = or i1 %78, %81
  %83 = add nsw i64 %74, %7
  %84 = sext i32 %4 to i64
  br label %85

85:                                               
  %86 = phi i64 [ %123, %121 ], [ 1, %69 ]
  %87 = phi i32 [ %122, %121 ], [ 0, %69 ]
  %88 = icmp slt i64 %86, %84
  br i1 %88, label %92, label %89

89:                                               
  %90 = icmp eq i32 %87, %5
  %91 = uitofp i1 %90 to x86_fp80
  store x86_fp80 %91, ptr %8, align 16
  br label %124

92:                                               
  %93 = mul nsw i64 %86, %3
  %94 = getelementptr inbounds x86_fp80, ptr %2, i64 %93
  %95 = sext i32 %87 to i64
  %96 = mul nsw i64 %95, %3
  %97 = getelementptr inbounds x86_fp80, ptr %2, i64 %96
  %98 = getelementptr inbounds x86_fp80, ptr %94, i64 %74
  %99 = load x86_fp80, ptr %98, align 16
  %100 = getelementptr inbounds x86_fp80, ptr %97, i64 %74
  %101 = load x86_fp80, ptr %100, align 16
  %102 = fcmp une x86_fp80 %99, %101
  br i1 %79, label %103, label %107

103:                                              
  br i1 %102, label %104, label %111

104:                                              
  %105 = fcmp ogt x86_fp80 %99, %101
  %106 = freeze i1 %105
  br i1 %106, label %119, label %121

107:                                              
  br i1 %102, label %108, label %111

108:                                              
  %109 = fcmp olt x86_fp80 %99, %101
  %110 = freeze i1 %109
  br i1 %110, label %119, label %121

111:                                              
  br i1 %82, label %112, label %121

112:                                              
  %113 = getelementptr inbounds x86_fp80, ptr %94, i64 %83
  %114 = load x86_fp80, ptr %113, align 16
  %115 = getelementptr inbounds x86_fp80, ptr %97, i64 %83
  %116 = load x86_fp80, ptr %115, align 16
  %117 = fcmp olt x86_fp80 %114, %116
  %118 = freeze i1 %117
  br i1 %118, label %119, label %121

119:                                              
  %120 = trunc i64 %86 to i32
  br label %121

121:                                              
  %122 = phi i32 [ %120, %119 ], [ %87, %112 ], [ %87, %104 ], [ %87, %108 ], [ %87, %111 ]
  %123 = add nuw nsw i64 %86, 1
  br label %85

124:                                              
  ret void
}

declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #22

define internal fastcc void @write_wide(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4, i32 noundef %5) unnamed_addr #1 {
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %8, %3
  %10 = tail call fastcc ptr @memory_of(i64 noundef %9) #26
  %11 = tail call fastcc i64 @numbers_in(ptr noundef %0, i64 noundef %3) #26
  tail call fastcc void @widen(ptr noundef %0, ptr noundef %10, i64 noundef %11, ptr noundef %4, i32 noundef 1) #26
  tail call fastcc void @move(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %10, i32 noundef %5) #26
  tail call void @free(ptr noundef %10) #26
  ret void
}

define internal fastcc void @widen(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef %3, i32 noundef %4) unnamed_addr #12 {
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = tail call fastcc i32 @kind_of(ptr noundef nonnull %6) #26
  %8 = icmp eq i32 %4, 0
  %9 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  br label %10

10:                                               
  %11 = phi i64 [ 0, %5 ], [ %47, %46 ]
  %12 = icmp eq i64 %11, %9
  br i1 %12, label %13, label %14

13:                                               
  ret void

14:                                               
  switch i32 %7, label %37 [
    i32 1, label %15
    i32 2, label %26
  ]

15:                                               
  br i1 %8, label %21, label %16

16:                                               
  %17 = getelementptr inbounds x86_fp80, ptr %3, i64 %11
  %18 = load x86_fp80, ptr %17, align 16
  %19 = fptrunc x86_fp80 %18 to float
  %20 = getelementptr inbounds float, ptr %1, i64 %11
  store float %19, ptr %20, align 4
  br label %46

21:                                               
  %22 = getelementptr inbounds float, ptr %1, i64 %11
  %23 = load float, ptr %22, align 4
  %24 = fpext float %23 to x86_fp80
  %25 = getelementptr inbounds x86_fp80, ptr %3, i64 %11
  store x86_fp80 %24, ptr %25, align 16
  br label %46

26:                                               
  br i1 %8, label %32, label %27

27:                                               
  %28 = getelementptr inbounds x86_fp80, ptr %3, i64 %11
  %29 = load x86_fp80, ptr %28, align 16
  %30 = fptrunc x86_fp80 %29 to double
  %31 = getelementptr inbounds double, ptr %1, i64 %11
  store double %30, ptr %31, align 8
  br label %46

32:                                               
  %33 = getelementptr inbounds double, ptr %1, i64 %11
  %34 = load double, ptr %33, align 8
  %35 = fpext double %34 to x86_fp80
  %36 = getelementptr inbounds x86_fp80, ptr %3, i64 %11
  store x86_fp80 %35, ptr %36, align 16
  br label %46

37:                                               
  br i1 %8, label %42, label %38

38:                                               
  %39 = shl nsw i64 %11, 4
  %40 = getelementptr inbounds i8, ptr %1, i64 %39
  %41 = getelementptr inbounds x86_fp80, ptr %3, i64 %11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %40, ptr noundef nonnull align 16 dereferenceable(16) %41, i64 16, i1 false)
  br label %46

42:                                               
  %43 = getelementptr inbounds x86_fp80, ptr %3, i64 %11
  %44 = shl nsw i64 %11, 4
  %45 = getelementptr inbounds i8, ptr %1, i64 %44
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %43, ptr noundef nonnull align 1 dereferenceable(16) %45, i64 16, i1 false)
  br label %46

46:                                               
  %47 = add nuw i64 %11, 1
  br label %10
}

define internal fastcc void @counts_of_sum(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr #1 {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = getelementptr inbounds i8, ptr %0, i64 104
  %7 = getelementptr inbounds i8, ptr %0, i64 88
  %8 = mul i64 %2, %1
  br label %9

9:                                                
  %10 = phi i64 [ %31, %26 ], [ 0, %4 ]
  %11 = load i32, ptr %5, align 8
  %12 = sext i32 %11 to i64
  %13 = icmp slt i64 %10, %12
  br i1 %13, label %17, label %14

14:                                               
  %15 = tail call fastcc i64 @sum_of(ptr noundef %3, i32 noundef %11) #26
  %16 = tail call fastcc i32 @small(i64 noundef %15) #26
  ret void

17:                                               
  %18 = load ptr, ptr %6, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %24, label %20

20:                                               
  %21 = getelementptr inbounds i32, ptr %18, i64 %10
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  br label %26

24:                                               
  %25 = load i64, ptr %7, align 8
  br label %26

26:                                               
  %27 = phi i64 [ %23, %20 ], [ %25, %24 ]
  %28 = mul i64 %8, %27
  %29 = tail call fastcc i32 @small(i64 noundef %28) #26
  %30 = getelementptr inbounds i32, ptr %3, i64 %10
  store i32 %29, ptr %30, align 4
  %31 = add nuw nsw i64 %10, 1
  br label %9
}

define internal fastcc void @pack_by_ranks(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, i32 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = getelementptr inbounds i8, ptr %0, i64 104
  %10 = getelementptr inbounds i8, ptr %0, i64 88
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = getelementptr inbounds i8, ptr %1, i64 16
  br label %13

13:                                               
  %14 = phi i64 [ %39, %30 ], [ 0, %5 ]
  %15 = phi i64 [ %34, %30 ], [ %7, %5 ]
  %16 = phi ptr [ %38, %30 ], [ %3, %5 ]
  %17 = load i32, ptr %8, align 8
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %14, %18
  br i1 %19, label %21, label %20

20:                                               
  ret void

21:                                               
  %22 = load ptr, ptr %9, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               
  %25 = getelementptr inbounds i32, ptr %22, i64 %14
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  br label %30

28:                                               
  %29 = load i64, ptr %10, align 8
  br label %30

30:                                               
  %31 = phi i64 [ %27, %24 ], [ %29, %28 ]
  tail call fastcc void @move_lanes(ptr noundef %1, i64 noundef %2, i64 noundef %15, i64 noundef %31, ptr noundef %16, i32 noundef %4) #26
  %32 = load i64, ptr %11, align 8
  %33 = mul nsw i64 %32, %31
  %34 = add nsw i64 %33, %15
  %35 = mul nsw i64 %31, %2
  %36 = load i64, ptr %12, align 8
  %37 = mul nsw i64 %35, %36
  %38 = getelementptr inbounds i8, ptr %16, i64 %37
  %39 = add nuw nsw i64 %14, 1
  br label %13
}

declare i32 @MPI_Comm_test_inter(ptr noundef, ptr noundef) local_unnamed_addr #2

declare i32 @MPI_Comm_rank(ptr noundef, ptr noundef) local_unnamed_addr #2

define internal fastcc void @blocks_of(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.blocks) align 8 %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = getelementptr inbounds i8, ptr %1, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  %15 = getelementptr inbounds i8, ptr %1, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  %18 = select i1 %14, i1 %17, i1 false
  br i1 %18, label %24, label %19

19:                                               
  %20 = load i64, ptr %2, align 8
  %21 = icmp eq ptr %16, null
  %22 = select i1 %21, i64 %7, i64 1
  %23 = mul nsw i64 %22, %20
  br label %24

24:                                               
  %25 = phi ptr [ %16, %19 ], [ null, %5 ]
  %26 = phi i64 [ %23, %19 ], [ 0, %5 ]
  store i64 %26, ptr %11, align 8
  %27 = getelementptr inbounds i8, ptr %1, i64 16
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %36, label %30

30:                                               
  %31 = sext i32 %4 to i64
  %32 = shl nsw i64 %31, 2
  %33 = tail call fastcc ptr @kept(ptr noundef nonnull %28, i64 noundef %32, i32 noundef %3) #26
  store ptr %33, ptr %9, align 8
  %34 = getelementptr inbounds i8, ptr %1, i64 24
  %35 = load ptr, ptr %34, align 8
  br label %36

36:                                               
  %37 = phi ptr [ %35, %30 ], [ %25, %24 ]
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               
  %40 = sext i32 %4 to i64
  %41 = shl nsw i64 %40, 2
  %42 = tail call fastcc ptr @kept(ptr noundef nonnull %37, i64 noundef %41, i32 noundef %3) #26
  store ptr %42, ptr %10, align 8
  br label %43

43:                                               
  ret void
}

declare extern_weak ptr @MPI_Type_f2c(i32 noundef) local_unnamed_addr #2

declare extern_weak ptr @MPI_Comm_f2c(i32 noundef) local_unnamed_addr #2

declare extern_weak i32 @MPI_Request_c2f(ptr noundef) local_unnamed_addr #2

declare extern_weak ptr @MPI_Request_f2c(i32 noundef) local_unnamed_addr #2

declare extern_weak ptr @MPI_Op_f2c(i32 noundef) local_unnamed_addr #2

declare i64 @llvm.smax.i64(i64, i64) #23

declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #24

declare i64 @llvm.umax.i64(i64, i64) #23

declare i32 @llvm.smax.i32(i32, i32) #23

declare ptr @llvm.load.relative.i64(ptr, i64) #25

attributes #0 = { minsize noinline nounwind optsize }
attributes #1 = { minsize nounwind optsize }
attributes #2 = { minsize optsize }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { minsize mustprogress nounwind optsize willreturn }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { minsize nofree optsize }
attributes #8 = { minsize noreturn nounwind optsize }
attributes #9 = { minsize nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) }
attributes #10 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #11 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) }
attributes #12 = { minsize nofree norecurse nosync nounwind optsize memory(argmem: readwrite) }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) }
attributes #15 = { minsize mustprogress nounwind optsize willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #16 = { minsize nofree nounwind optsize }
attributes #17 = { minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #18 = { minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #19 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) }
attributes #20 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none) }
attributes #21 = { minsize nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #22 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #24 = { nofree nounwind willreturn memory(argmem: read) }
attributes #25 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #26 = { minsize optsize }
attributes #27 = { nounwind }
attributes #28 = { minsize nounwind optsize }
attributes #29 = { minsize noreturn nounwind optsize }
attributes #30 = { minsize optsize allocsize(0) }
attributes #31 = { cold minsize optsize }
attributes #32 = { minsize optsize allocsize(0,1) }
attributes #33 = { minsize optsize allocsize(1) }


