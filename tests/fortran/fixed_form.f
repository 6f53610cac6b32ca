C     Fixed form, implicit types, common blocks with initial values,
C     statement functions, equivalence, arithmetic if, computed goto.
      SUBROUTINE OLD(X, Y)
      IMPLICIT REAL*8 (A-H, O-Z)
      DIMENSION X(4), Y(3)
      COMMON /PARAMS/ GAIN, OFFSET, TABLE(3), NCALLS
      DIMENSION A(4), B(2, 2)
      EQUIVALENCE (A(1), B(1, 1))
      F(T) = T*T + GAIN
      DO 10 I = 1, 4
         A(I) = X(I)*GAIN + OFFSET
   10 CONTINUE
      Y(1) = F(B(1, 2)) + B(2, 1)
      S = 0.0D0
      DO 40 I = 1, 4
         GO TO (20, 30, 20), MOD(I, 3) + 1
   20    S = S + A(I)**2
         GO TO 40
   30    S = S + DSIN(A(I))
   40 CONTINUE
      Y(2) = S
      Y(3) = TABLE(2)*X(1)*X(2)
      RETURN
      END

      BLOCK DATA
      IMPLICIT REAL*8 (A-H, O-Z)
      COMMON /PARAMS/ GAIN, OFFSET, TABLE(3), NCALLS
      DATA GAIN, OFFSET, TABLE, NCALLS /2.0D0, 0.5D0, 3*1.5D0, 0/
      END

      SUBROUTINE STATE(X, Y)
      IMPLICIT REAL*8 (A-H, O-Z)
      DIMENSION X(2), Y(2)
      COMMON /WORK/ W(10), N
      COMMON /PARAMS/ GAIN, OFFSET, TABLE(3), NCALLS
      N = 2
      DO 10 I = 1, N
         W(I) = X(I)**2
   10 CONTINUE
      CALL STEP
      Y(1) = W(3)
      Y(2) = W(1)*TABLE(1)
      END

      SUBROUTINE STEP
      IMPLICIT REAL*8 (A-H, O-Z)
      COMMON /WORK/ W(10), N
      W(N + 1) = W(1)*W(2)
      W(1) = W(1) + W(3)
      END

      PROGRAM MAIN
      USE ENZYME
      USE CHECK
      EXTERNAL OLD, STATE
      CALL PREPARE(4, 3)
      CALL ENZYME_FWDDIFF(OLD, ENZYME_DUP, X, V, ENZYME_DUP, Y, YT)
      CALL ENZYME_AUTODIFF(OLD, ENZYME_DUP, XR, DX, ENZYME_DUP, YR, DY)
      CALL COMPARE('OLD', OLD, 1D-6)
      CALL PREPARE(2, 2)
      CALL ENZYME_FWDDIFF(STATE, ENZYME_DUP, X, V, ENZYME_DUP, Y, YT)
      CALL ENZYME_AUTODIFF(STATE, ENZYME_DUP, XR, DX, ENZYME_DUP, YR,
     &                     DY)
      CALL COMPARE('STATE', STATE, 1D-6)
      CALL FINISH
      END
