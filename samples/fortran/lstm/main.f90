! Loss of a stacked LSTM over a character sequence, as in ADBench (Srajer et al., 2018), and its gradient.
!
! Each layer has b cells with a forget, an input, an output and a change gate, elementwise:
!
!   f = S(x w_f + c_f),  i = S(h w_i + c_i),  o = S(x w_o + c_o),  g = tanh(h w_g + c_g)
!   cell <- cell f + i g,   h <- o tanh(cell),   S(x) = 1/(1 + e^-x)
!
! where x is the layer's input and h its hidden state. The first input is scaled, the last output is scaled and
! shifted to a prediction y; the loss is the mean of -<gold, y - log(sum e^y + 2)>.
!
! Usage: lstm [layers characters b]   or   lstm bench [...]
include "../bench.inc"
include "../random.inc"

module recurrent
  implicit none
contains
  elemental real(8) function sigmoid(x)
    real(8), intent(in) :: x
    sigmoid = 1/(1 + exp(-x))
  end function

  pure subroutine step(b, weight, bias, hidden, cell, input)
    integer, intent(in) :: b
    real(8), intent(in) :: weight(b, 4), bias(b, 4), input(b)
    real(8), intent(inout) :: hidden(b), cell(b)
    real(8) :: forget, in, out, change
    integer :: i
    do i = 1, b
      forget = sigmoid(input(i)*weight(i, 1) + bias(i, 1))
      in = sigmoid(hidden(i)*weight(i, 2) + bias(i, 2))
      out = sigmoid(input(i)*weight(i, 3) + bias(i, 3))
      change = tanh(hidden(i)*weight(i, 4) + bias(i, 4))
      cell(i) = cell(i)*forget + in*change
      hidden(i) = out*tanh(cell(i))
    end do
  end subroutine

  ! main(:, :, 1, l) are the weights of layer l, main(:, :, 2, l) its biases; state(:, 1, l) is its hidden state,
  ! state(:, 2, l) its cells, both changed in place.
  subroutine objective(layers, c, b, main, extra, state, sequence, loss)
    integer, intent(in) :: layers, c, b
    real(8), intent(in) :: main(b, 4, 2, layers), extra(b, 3), sequence(b, c)
    real(8), intent(inout) :: state(b, 2, layers)
    real(8), intent(out) :: loss
    real(8) :: scaled(b), prediction(b), total
    integer :: t, layer
    total = 0
    do t = 1, c - 1
      scaled = sequence(:, t)*extra(:, 1)
      call step(b, main(:, :, 1, 1), main(:, :, 2, 1), state(:, 1, 1), state(:, 2, 1), scaled)
      do layer = 2, layers
        call step(b, main(:, :, 1, layer), main(:, :, 2, layer), state(:, 1, layer), state(:, 2, layer), &
                  state(:, 1, layer - 1))
      end do
      prediction = state(:, 1, layers)*extra(:, 2) + extra(:, 3)
      total = total + sum(sequence(:, t + 1)*(prediction - log(sum(exp(prediction)) + 2)))
    end do
    loss = -total/((c - 1)*b)
  end subroutine
end module

module problem
  use enzyme
  use random
  use recurrent
  implicit none
  integer :: layers, c, b
  real(8), allocatable :: main(:, :, :, :), extra(:, :), start(:, :, :), state(:, :, :), sequence(:, :)
  real(8), allocatable :: d_main(:, :, :, :), d_extra(:, :), d_state(:, :, :)
  real(8) :: loss
contains
  subroutine make
    integer :: i, t
    main = reshape(normals(8*layers*b, 1d0), [b, 4, 2, layers])
    extra = reshape(normals(3*b, 1d0), [b, 3])
    start = reshape(normals(2*layers*b, 0.5d0), [b, 2, layers])
    allocate (sequence(b, c), state(b, 2, layers))
    do t = 1, c
      do i = 1, b
        sequence(i, t) = merge(1, 0, uniform(0d0, 1d0) < 0.5d0) ! the bits of a character's code
      end do
    end do
    allocate (d_main, source=main)
    allocate (d_extra, source=extra)
    allocate (d_state, source=start)
  end subroutine

  subroutine run_primal
    state = start
    call objective(layers, c, b, main, extra, state, sequence, loss)
  end subroutine

  ! The state is changed in place at every character, so it has a shadow even though it starts constant.
  subroutine run_gradient
    real(8) :: seed
    state = start
    d_main = 0
    d_extra = 0
    d_state = 0
    seed = 1
    call enzyme_autodiff(objective, enzyme_const, layers, enzyme_const, c, enzyme_const, b, enzyme_dup, main, d_main, &
                         enzyme_dup, extra, d_extra, enzyme_dup, state, d_state, enzyme_const, sequence, &
                         enzyme_dupnoneed, loss, seed)
  end subroutine
end module

program lstm
  use bench
  use problem
  implicit none
  layers = size_argument(1, 2)
  c = size_argument(2, merge(4096, 20, bench_asked()))
  b = size_argument(3, merge(14, 5, bench_asked()))
  call make
  if (bench_asked()) then
    call bench_run("lstm", run_primal, run_gradient)
  else
    call show
    call check
  end if
contains
  subroutine show
    character(6), parameter :: gates(4) = ["forget", "input ", "output", "change"]
    integer :: gate, layer
    call run_primal
    print '(a,f11.8)', "loss", loss
    call run_gradient
    print '(a)', "layer gate   |gradient| by its weights, by its biases"
    do layer = 1, layers
      do gate = 1, 4
        print '(i5,1x,a,es16.6,es16.6)', layer, gates(gate), norm2(d_main(:, gate, 1, layer)), &
          norm2(d_main(:, gate, 2, layer))
      end do
    end do
  end subroutine

  subroutine check
    real(8) :: worst
    integer :: i, j, layer
    worst = 0
    do i = 1, b
      do layer = 1, layers
        do j = 1, 4
          worst = max(worst, abs(d_main(i, j, 1, layer) - difference(main(i, j, 1, layer))))
          worst = max(worst, abs(d_main(i, j, 2, layer) - difference(main(i, j, 2, layer))))
        end do
        do j = 1, 2
          worst = max(worst, abs(d_state(i, j, layer) - difference(start(i, j, layer))))
        end do
      end do
      do j = 1, 3
        worst = max(worst, abs(d_extra(i, j) - difference(extra(i, j))))
      end do
    end do
    if (.not. worst < 1d-9) error stop "check: failed"
    print '(a)', "check: ok"
  end subroutine

  ! The central difference of the loss in one parameter.
  real(8) function difference(parameter)
    real(8), intent(inout) :: parameter
    real(8), parameter :: h = 1d-5
    real(8) :: kept, above
    kept = parameter
    parameter = kept + h
    call run_primal
    above = loss
    parameter = kept - h
    call run_primal
    parameter = kept
    difference = (above - loss)/(2*h)
  end function
end program
