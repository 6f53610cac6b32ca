C     Directives in fixed form, also in an included file.
      SUBROUTINE LOGIT(X)
      REAL*8 X
c$enzyme inactive
      X = X
      END
      DOUBLE PRECISION FUNCTION HELP(X)
      REAL*8 X
cdir$ enzyme
cdir$+ inactive
      HELP = 13*X
      END
      SUBROUTINE F(X, Y)
      INCLUDE 'directives_old.inc'
      REAL*8 X, Y, HELP, MEMO, W
      SAVE MEMO
*DIR$ ENZYME INACTIVE(MEMO)
      DATA MEMO /2d0/
      W = X
      CALL LOGIT(W)
      Y = Q*Q*X + HELP(X) + MEMO*X
      END
      USE ENZYME
      USE CHECK, ONLY: NEAR, FINISH
      EXTERNAL F
      INCLUDE 'directives_old.inc'
      REAL*8 X, DX, Y, DY
      Q = 3
      DQ = 0
      X = 2
      DX = 0
      DY = 1
      CALL ENZYME_AUTODIFF(F, ENZYME_DUP, X, DX, ENZYME_DUP, Y, DY)
      CALL NEAR("the value", Y, 48D0, 1D-12)
      CALL NEAR("the slope", DX, 11D0, 1D-12)
      CALL NEAR("the shadow of a block", DQ, 12D0, 1D-12)
      CALL FINISH
      END
