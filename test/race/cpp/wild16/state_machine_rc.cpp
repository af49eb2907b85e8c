// the state is atomic, what goes with it is not, and is changed after the state is published
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <string>
#include <thread>

enum class State { idle, busy, done };

class Task {
public:
    void run()
    {
        state_.store(State::busy);
        int r = 0;
        for (int i = 0; i < 1000; ++i)
            r += i % 7;
        state_.store(State::done, std::memory_order_release);
        result_ = r; // RACE!
    }
    bool poll(int &out) const
    {
        if (state_.load(std::memory_order_acquire) != State::done)
            return false;
        out = result_; // RACE!
        return true;
    }

private:
    std::atomic<State> state_{State::idle};
    int result_ = 0;
};

int main()
{
    Task t;
    std::thread runner(&Task::run, &t);
    int r = -1;
    while (!t.poll(r))
        std::this_thread::yield();
    runner.join();
    std::printf("%d\n", r);
}
