// A coroutine goes on in a new thread and counts there, as main does.
// flags: -std=c++20
// needs: clang-19
#include <coroutine>
#include <iostream>
#include <thread>

int counter;

struct task {
    struct promise_type {
        task get_return_object() { return {}; }
        std::suspend_never initial_suspend() { return {}; }
        std::suspend_never final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() {}
    };
};

struct switch_to_new_thread {
    std::thread *out;
    bool await_ready() { return false; }
    void await_suspend(std::coroutine_handle<> h)
    {
        std::thread *place = out; // the frame may be gone when the thread runs
        *place = std::thread([h] { h.resume(); });
    }
    void await_resume() {}
};

task count_elsewhere(std::thread &out)
{
    co_await switch_to_new_thread{&out};
    for (int i = 0; i < 100; ++i)
        counter++; // RACE!
}

int main()
{
    std::thread t;
    count_elsewhere(t);
    for (int i = 0; i < 100; ++i)
        counter++; // RACE!
    t.join();
    std::cout << counter << '\n';
}
