// Functions over memrefs that give a number; `// CHECK name sizes...` says how test_mlir.py calls them.
// CHECK heat 12 5
// CHECK poly 7
// CHECK stats 9
// CHECK whiley 5
// CHECK multi 6
// CHECK pick 6 3
// CHECK rows 4 3
func.func @heat(%u: memref<?xf64>, %steps: index, %c: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %u, %c0 : memref<?xf64>
  %a = memref.alloc(%n) : memref<?xf64>
  %b = memref.alloc(%n) : memref<?xf64>
  memref.copy %u, %a : memref<?xf64> to memref<?xf64>
  memref.copy %u, %b : memref<?xf64> to memref<?xf64>
  %m = arith.subi %n, %c1 : index
  %r:2 = scf.for %t = %c0 to %steps step %c1 iter_args(%p = %a, %q = %b) -> (memref<?xf64>, memref<?xf64>) {
    scf.for %i = %c1 to %m step %c1 {
      %l = arith.subi %i, %c1 : index
      %rr = arith.addi %i, %c1 : index
      %x = memref.load %p[%l] : memref<?xf64>
      %y = memref.load %p[%i] : memref<?xf64>
      %z = memref.load %p[%rr] : memref<?xf64>
      %s = arith.addf %x, %z : f64
      %y2 = arith.mulf %y, %y : f64
      %d = arith.subf %s, %y2 : f64
      %e = arith.mulf %d, %c : f64
      %w = arith.addf %y, %e : f64
      memref.store %w, %q[%i] : memref<?xf64>
    }
    scf.yield %q, %p : memref<?xf64>, memref<?xf64>
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %x = memref.load %r#0[%i] : memref<?xf64>
    %y = arith.mulf %x, %x : f64
    %z = arith.addf %acc, %y : f64
    scf.yield %z : f64
  }
  memref.dealloc %a : memref<?xf64>
  memref.dealloc %b : memref<?xf64>
  return %sum : f64
}
func.func private @horner(%t: f64, %c: memref<4xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %r = affine.for %i = 0 to 4 iter_args(%acc = %zero) -> (f64) {
    %m = arith.mulf %acc, %t : f64
    %v = affine.load %c[3 - %i] : memref<4xf64>
    %s = arith.addf %m, %v : f64
    affine.yield %s : f64
  }
  return %r : f64
}
memref.global "private" constant @weights : memref<3xf64> = dense<[1.5, -2.0, 0.25]>
func.func @poly(%x: memref<?xf64>, %c: memref<4xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %w = memref.get_global @weights : memref<3xf64>
  %r = affine.for %i = 0 to %n iter_args(%acc = %zero) -> (f64) {
    %v = affine.load %x[%i] : memref<?xf64>
    %h = func.call @horner(%v, %c) : (f64, memref<4xf64>) -> f64
    %k = affine.load %w[%i mod 3] : memref<3xf64>
    %p = math.fma %h, %k, %acc : f64
    affine.yield %p : f64
  }
  return %r : f64
}
func.func @stats(%x: memref<?xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %r = affine.for %i = 0 to %n iter_args(%acc = %zero) -> (f64) {
    %v = affine.load %x[%i] : memref<?xf64>
    %a = math.atan2 %v, %one : f64
    %b = math.erf %v : f64
    %c = math.log1p %v : f64
    %d = math.expm1 %v : f64
    %e = math.rsqrt %v : f64
    %f = math.cbrt %v : f64
    %g = math.powf %v, %a : f64
    %h = math.absf %b : f64
    %j = math.tan %h : f64
    %i3 = arith.constant 3 : i32
    %k = math.fpowi %v, %i3 : f64, i32
    %l = math.log2 %v : f64
    %m = math.exp2 %l : f64
    %o = math.floor %m : f64
    %p = math.copysign %c, %l : f64
    %q = math.sqrt %v : f64
    %s = arith.maximumf %q, %p : f64
    %t = arith.minnumf %q, %f : f64
    %u = math.acos %v : f64
    %w = math.sinh %v : f64
    %y = math.log10 %v : f64
    %1 = arith.addf %a, %b : f64
    %2 = arith.addf %1, %c : f64
    %3 = arith.addf %2, %d : f64
    %4 = arith.addf %3, %e : f64
    %5 = arith.addf %4, %f : f64
    %6 = arith.addf %5, %g : f64
    %7 = arith.addf %6, %j : f64
    %8 = arith.mulf %7, %k : f64
    %9 = arith.addf %8, %m : f64
    %10 = arith.addf %9, %o : f64
    %11 = arith.addf %10, %s : f64
    %12 = arith.mulf %11, %t : f64
    %13 = arith.addf %12, %u : f64
    %14 = arith.addf %13, %w : f64
    %15 = arith.addf %14, %y : f64
    %z = arith.addf %acc, %15 : f64
    affine.yield %z : f64
  }
  return %r : f64
}
func.func @whiley(%x: memref<?xf64>, %start: f64) -> f64 {
  %lim = arith.constant 4.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %r:2 = scf.while (%v = %start, %i = %c0) : (f64, index) -> (f64, index) {
    %c = arith.cmpf olt, %v, %lim : f64
    scf.condition(%c) %v, %i : f64, index
  } do {
  ^bb0(%v: f64, %i: index):
    %j = arith.remui %i, %n : index
    %e = memref.load %x[%j] : memref<?xf64>
    %s = arith.mulf %v, %e : f64
    %t = arith.addf %v, %s : f64
    %i1 = arith.addi %i, %c1 : index
    scf.yield %t, %i1 : f64, index
  }
  return %r#0 : f64
}
func.func private @two(%x: f64, %b: memref<?xf64>) -> (f64, memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %b, %c0 : memref<?xf64>
  %o = memref.alloc(%n) : memref<?xf64>
  affine.parallel (%i) = (0) to (%n) {
    %v = affine.load %b[%i] : memref<?xf64>
    %w = arith.mulf %v, %x : f64
    affine.store %w, %o[%i] : memref<?xf64>
  }
  %y = math.cos %x : f64
  return %y, %o, %n : f64, memref<?xf64>, index
}
func.func @multi(%b: memref<?xf64>, %x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %y, %o, %n = func.call @two(%x, %b) : (f64, memref<?xf64>) -> (f64, memref<?xf64>, index)
  %r = affine.for %i = 0 to %n iter_args(%acc = %y) -> (f64) {
    %v = affine.load %o[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    %z = arith.addf %acc, %w : f64
    affine.yield %z : f64
  }
  memref.dealloc %o : memref<?xf64>
  return %r : f64
}
func.func @pick(%x: memref<?xf64>, %k: index, %t: f64) -> f64 {
  %r = scf.index_switch %k -> f64
  case 0 { scf.yield %t : f64 }
  case 3 {
    %c2 = arith.constant 2 : index
    %v = memref.load %x[%c2] : memref<?xf64>
    %u = memref.cast %x : memref<?xf64> to memref<*xf64>
    %w = memref.cast %u : memref<*xf64> to memref<?xf64>
    %a = memref.atomic_rmw addf %t, %w[%c2] : (f64, memref<?xf64>) -> f64
    %b = memref.load %x[%c2] : memref<?xf64>
    %p = arith.mulf %v, %b : f64
    %q = arith.mulf %p, %a : f64
    scf.yield %q : f64
  }
  default { %z = arith.constant 0.0 : f64 
   scf.yield %z : f64 }
  return %r : f64
}
func.func @rows(%x: memref<?xf64>, %n: index, %k: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %m = memref.alloc(%n) : memref<?xmemref<?xf64>>
  %d = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc(%d) : memref<?xf64>
    scf.for %j = %c0 to %d step %c1 {
      %v = memref.load %x[%j] : memref<?xf64>
      %w = math.powf %v, %k : f64
      memref.store %w, %a[%j] : memref<?xf64>
    }
    memref.store %a, %m[%i] : memref<?xmemref<?xf64>>
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %one) -> (f64) {
    %a = memref.load %m[%i] : memref<?xmemref<?xf64>>
    %s = scf.for %j = %c0 to %d step %c1 iter_args(%q = %k) -> (f64) {
      %v = memref.load %a[%j] : memref<?xf64>
      %t = arith.mulf %v, %q : f64
      %u = arith.addf %t, %v : f64
      scf.yield %u : f64
    }
    memref.dealloc %a : memref<?xf64>
    %t = arith.mulf %acc, %s : f64
    scf.yield %t : f64
  }
  memref.dealloc %m : memref<?xmemref<?xf64>>
  return %r : f64
}
