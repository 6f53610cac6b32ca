// Coroutines: token values and the llvm.coro intrinsics.
#include <coroutine>
struct Generator {
    struct promise_type {
        int value;
        Generator get_return_object() { return {}; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void unhandled_exception() {}
        std::suspend_always yield_value(int x) { value = x; return {}; }
        void return_void() {}
    };
};
Generator count(int n) { for (int i = 0; i < n; i++) co_yield i; }
