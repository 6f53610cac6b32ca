// Functions over memrefs that give a number; `// CHECK name sizes...` says how test_mlir.py calls them.
// CHECK vecs 16
// CHECK strided 5 6
// CHECK conv 9 3
// CHECK soft 3 5
// CHECK cplx 4
// CHECK red 7
// CHECK ten 4 5
func.func @vecs(%x: memref<?xf64>, %k: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %vz = arith.constant dense<0.0> : vector<4xf64>
  %kv = vector.broadcast %k : f64 to vector<4xf64>
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%acc = %vz) -> (vector<4xf64>) {
    %v = vector.load %x[%i] : memref<?xf64>, vector<4xf64>
    %s = math.exp %v : vector<4xf64>
    %sh = vector.shuffle %s, %v [3, 5, 0, 6] : vector<4xf64>, vector<4xf64>
    %f = vector.fma %sh, %kv, %acc : vector<4xf64>
    %m = arith.constant dense<[true, false, true, true]> : vector<4xi1>
    %mm = arith.select %m, %f, %v : vector<4xi1>, vector<4xf64>
    scf.yield %mm : vector<4xf64>
  }
  %t = vector.transfer_read %x[%c0], %zero : memref<?xf64>, vector<6xf64>
  %e = vector.extract %t[5] : f64 from vector<6xf64>
  %ex = vector.extract_strided_slice %t {offsets=[1], sizes=[4], strides=[1]} : vector<6xf64> to vector<4xf64>
  %g = arith.mulf %ex, %r : vector<4xf64>
  %sum = vector.reduction <add>, %g : vector<4xf64> into f64
  %mx = vector.reduction <maximumf>, %ex : vector<4xf64> into f64
  %pr = vector.reduction <mul>, %ex : vector<4xf64> into f64
  %oc = vector.outerproduct %ex, %g : vector<4xf64>, vector<4xf64>
  %row = vector.extract %oc[2] : vector<4xf64> from vector<4x4xf64>
  %rs = vector.reduction <add>, %row : vector<4xf64> into f64
  %1 = arith.mulf %sum, %e : f64
  %2 = arith.mulf %mx, %pr : f64
  %3 = arith.addf %1, %2 : f64
  %4 = arith.addf %3, %rs : f64
  return %4 : f64
}
func.func @strided(%a: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %o = memref.alloc() : memref<2x3xf64>
  %s = memref.subview %a[1, 0][2, 3][2, 2] : memref<?x?xf64> to memref<2x3xf64, strided<[?, 2], offset: ?>>
  memref.copy %s, %o : memref<2x3xf64, strided<[?, 2], offset: ?>> to memref<2x3xf64>
  %r = affine.for %i = 0 to 2 iter_args(%acc = %zero) -> (f64) {
    %q = affine.for %j = 0 to 3 iter_args(%acc2 = %acc) -> (f64) {
      %v = affine.load %o[%i, %j] : memref<2x3xf64>
      %w = arith.mulf %v, %v : f64
      %z = arith.addf %acc2, %w : f64
      affine.yield %z : f64
    }
    affine.yield %q : f64
  }
  memref.dealloc %o : memref<2x3xf64>
  return %r : f64
}
func.func @conv(%x: memref<?xf64>, %w: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %k = memref.dim %w, %c0 : memref<?xf64>
  %m = arith.subi %n, %k : index
  %m1 = arith.addi %m, %c1 : index
  %o = memref.alloc(%m1) : memref<?xf64>
  linalg.fill ins(%zero : f64) outs(%o : memref<?xf64>)
  linalg.conv_1d ins(%x, %w : memref<?xf64>, memref<?xf64>) outs(%o : memref<?xf64>)
  %d = memref.alloc() : memref<f64>
  memref.store %zero, %d[] : memref<f64>
  linalg.dot ins(%o, %o : memref<?xf64>, memref<?xf64>) outs(%d : memref<f64>)
  %r = memref.load %d[] : memref<f64>
  memref.dealloc %d : memref<f64>
  memref.dealloc %o : memref<?xf64>
  return %r : f64
}
func.func @soft(%a: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %n = memref.dim %a, %c1 : memref<?x?xf64>
  %zero = arith.constant 0.0 : f64
  %low = arith.constant -1.0e30 : f64
  %mx = memref.alloca(%m) : memref<?xf64>
  linalg.fill ins(%low : f64) outs(%mx : memref<?xf64>)
  linalg.reduce ins(%a : memref<?x?xf64>) outs(%mx : memref<?xf64>) dimensions = [1]
    (%in: f64, %out: f64) { %q = arith.maximumf %in, %out : f64
      linalg.yield %q : f64 }
  %e = memref.alloc(%m, %n) : memref<?x?xf64>
  linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>, affine_map<(i,j)->(i,j)>], iterator_types=["parallel","parallel"]}
   ins(%a, %mx : memref<?x?xf64>, memref<?xf64>) outs(%e : memref<?x?xf64>) {
   ^bb0(%x: f64, %y: f64, %o: f64): %d = arith.subf %x, %y : f64
     %ex = math.exp %d : f64
     linalg.yield %ex : f64 }
  %s = memref.alloc(%m) : memref<?xf64>
  linalg.fill ins(%zero : f64) outs(%s : memref<?xf64>)
  linalg.reduce { arith.addf } ins(%e : memref<?x?xf64>) outs(%s : memref<?xf64>) dimensions = [1]
  %r = affine.for %i = 0 to %m iter_args(%acc = %zero) -> (f64) {
    %v = affine.load %s[%i] : memref<?xf64>
    %l = math.log %v : f64
    %x = affine.load %mx[%i] : memref<?xf64>
    %z = arith.addf %l, %x : f64
    %w = arith.addf %acc, %z : f64
    affine.yield %w : f64
  }
  memref.dealloc %e : memref<?x?xf64>
  memref.dealloc %s : memref<?xf64>
  return %r : f64
}
func.func @cplx(%x: memref<?xf64>, %k: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %z = memref.alloc(%n) : memref<?xcomplex<f64>>
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xf64>
    %c = complex.create %v, %k : complex<f64>
    %d = complex.mul %c, %c : complex<f64>
    %e = complex.exp %d : complex<f64>
    %f = complex.div %e, %c : complex<f64>
    affine.store %f, %z[%i] : memref<?xcomplex<f64>>
  }
  %zero = arith.constant 0.0 : f64
  %r = affine.for %i = 0 to %n iter_args(%acc = %zero) -> (f64) {
    %c = affine.load %z[%i] : memref<?xcomplex<f64>>
    %a = complex.abs %c : complex<f64>
    %b = complex.im %c : complex<f64>
    %s = arith.mulf %a, %b : f64
    %t = arith.addf %acc, %s : f64
    affine.yield %t : f64
  }
  memref.dealloc %z : memref<?xcomplex<f64>>
  return %r : f64
}
func.func @red(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%one) -> f64 {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = math.sin %v : f64
    scf.reduce(%w : f64) { ^bb0(%a: f64, %b: f64): %p = arith.mulf %a, %b : f64
      scf.reduce.return %p : f64 }
  }
  return %r : f64
}
func.func @ten(%a: memref<?x?xf64>) -> f64 {
  %t = bufferization.to_tensor %a restrict : memref<?x?xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %m = tensor.dim %t, %c0 : tensor<?x?xf64>
  %n = tensor.dim %t, %c1 : tensor<?x?xf64>
  %e = tensor.empty(%n, %m) : tensor<?x?xf64>
  %tr = linalg.transpose ins(%t : tensor<?x?xf64>) outs(%e : tensor<?x?xf64>) permutation = [1, 0]
  %p = tensor.empty(%m, %m) : tensor<?x?xf64>
  %f = linalg.fill ins(%zero : f64) outs(%p : tensor<?x?xf64>) -> tensor<?x?xf64>
  %mm = linalg.matmul ins(%t, %tr : tensor<?x?xf64>, tensor<?x?xf64>) outs(%f : tensor<?x?xf64>) -> tensor<?x?xf64>
  %th = linalg.tanh ins(%mm : tensor<?x?xf64>) outs(%p : tensor<?x?xf64>) -> tensor<?x?xf64>
  %sl = tensor.extract_slice %th[0, 0][2, %m][2, 1] : tensor<?x?xf64> to tensor<2x?xf64>
  %i0 = tensor.from_elements %zero : tensor<1xf64>
  %s0 = tensor.collapse_shape %i0 [] : tensor<1xf64> into tensor<f64>
  %s = linalg.generic {indexing_maps=[affine_map<(i,j)->(i,j)>, affine_map<(i,j)->()>], iterator_types=["reduction","reduction"]} ins(%sl : tensor<2x?xf64>) outs(%s0 : tensor<f64>) {
   ^bb0(%x: f64, %o: f64): %q = arith.mulf %x, %x : f64
    %w = arith.addf %q, %o : f64
    linalg.yield %w : f64 } -> tensor<f64>
  %r = tensor.extract %s[] : tensor<f64>
  return %r : f64
}
