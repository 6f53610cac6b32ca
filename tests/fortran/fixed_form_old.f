C     COMMON, EQUIVALENCE, DATA, ENTRY, STATEMENT FUNCTIONS, COMPUTED AND ARITHMETIC JUMPS, WORK ARRAYS
#include "check.inc"
      SUBROUTINE OLDONE(X, Y)
      IMPLICIT REAL*8 (A-H,O-Z)
      DIMENSION X(*), Y(*)
      DIMENSION W(8), A(2,3)
      COMMON /WORK/ WA(10), WB, NW
      COMMON /PARMS/ ALPHA, BETA, KMAX
      EQUIVALENCE (W(1), A(1,1))
      DATA TWO /2.0D0/, W /8*0.0D0/
C     STATEMENT FUNCTION
      POLY(T) = TWO*T*T + ALPHA*T + BETA
      DO 10 I = 1, 6
        W(I) = POLY(X(I))
   10 CONTINUE
      NW = 6
      DO 20 J = 1, 3
      DO 20 I = 1, 2
   20   A(I,J) = A(I,J)*DBLE(I+J)
      CALL FILL(W, NW)
      K = 0
   30 K = K + 1
      GO TO (40, 50, 60), K
      GO TO 70
   40 Y(1) = WA(1)*WB
      GO TO 30
   50 Y(2) = WA(2) + DSIN(WA(3))
      GO TO 30
   60 IF (WA(4) - 1.0D0) 61, 62, 63
   61 Y(3) = WA(4)
      GO TO 30
   62 Y(3) = 0.0D0
      GO TO 30
   63 Y(3) = DSQRT(WA(4))
      GO TO 30
   70 CONTINUE
      CALL ENT2(Y(4), X(1))
      CALL ENT1(Y(5), X(2))
      Y(6) = DMAX1(X(3), X(4), 0.1D0) + DSIGN(X(5), -1.0D0)
     1      + DMOD(X(6), 0.3D0) + DABS(X(1)) + DIM(X(2), 0.2D0)
      RETURN
      END
      SUBROUTINE FILL(W, N)
      IMPLICIT REAL*8 (A-H,O-Z)
      DIMENSION W(N)
      COMMON /WORK/ WA(10), WB, NW
      WB = 1.0D0
      DO 10 I = 1, N
        WA(I) = W(I)*W(MOD(I,N)+1)
        WB = WB + W(I)
   10 CONTINUE
      END
      SUBROUTINE ENT1(R, X)
      REAL*8 R, X, S
      S = 1.0D0
      GO TO 5
      ENTRY ENT2(R, X)
      S = 2.0D0
    5 R = S*X**3 + EXP(X)
      END
      BLOCK DATA
      REAL*8 ALPHA, BETA
      COMMON /PARMS/ ALPHA, BETA, KMAX
      DATA ALPHA /0.5D0/, BETA /-0.25D0/, KMAX /3/
      END
      SUBROUTINE WKARR(X, Y)
C     ASSUMED-SIZE WORK ARRAY CUT INTO PIECES
      REAL*8 X(6), Y(6), WORK(30)
      INTEGER LIW
      CALL DRIVER(6, X, Y, WORK, WORK(7), WORK(13))
      END
      SUBROUTINE DRIVER(N, X, Y, W1, W2, W3)
      INTEGER N
      REAL*8 X(*), Y(*), W1(*), W2(N), W3(3,*)
      DO 10 I = 1, N
        W1(I) = X(I)**2
        W2(I) = W1(I) + X(N+1-I)
   10 CONTINUE
      DO 20 J = 1, 2
        DO 20 I = 1, 3
          W3(I,J) = W1(3*(J-1)+I)*W2(I)
   20 CONTINUE
      CALL DCP(N, W3, 1, Y, 1)
      END
      SUBROUTINE DCP(N, DX, INCX, DY, INCY)
      REAL*8 DX(*), DY(*)
      IX = 1
      IY = 1
      DO 10 I = 1, N
        DY(IY) = DX(IX)
        IX = IX + INCX
        IY = IY + INCY
   10 CONTINUE
      END
      PROGRAM MAIN
      USE ENZYME
      USE CHECK
      EXTERNAL OLDONE, WKARR
      VERIFY("old", oldone, 6, 6)
      VERIFY("work", wkarr, 6, 6)
      CALL FINISH
      END
