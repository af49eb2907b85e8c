// result first, then the state by release; whoever sees it done reads the result
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
        for (int i = 0; i < 1000; ++i)
            text_ += static_cast<char>('a' + i % 26); // NORACE
        result_ = static_cast<int>(text_.size()); // NORACE
        state_.store(State::done, std::memory_order_release);
    }
    bool poll(int &out) const
    {
        if (state_.load(std::memory_order_acquire) != State::done)
            return false;
        out = result_ + text_[3]; // NORACE
        return true;
    }

private:
    std::atomic<State> state_{State::idle};
    std::string text_;
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
