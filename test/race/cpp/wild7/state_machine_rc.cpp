// A device with a state machine: the poller reads the state without the lock.
// flags: -std=c++17
#include <array>
#include <chrono>
#include <iostream>
#include <mutex>
#include <string_view>
#include <thread>

enum class State { Idle, Connecting, Ready, Failed };

class Device {
public:
    void connect()
    {
        std::lock_guard lk(mx_);
        if (state_ == State::Idle)
            transition(State::Connecting);
    }
    void tick()
    {
        std::lock_guard lk(mx_);
        if (state_ == State::Connecting && ++attempts_ > 3)
            transition(State::Ready);
    }
    State state() const
    {
        return state_; // RACE!
    }
    int transitions() const
    {
        std::lock_guard lk(mx_);
        return transitions_;
    }

private:
    void transition(State s)
    {
        state_ = s; // RACE!
        ++transitions_;
    }
    mutable std::mutex mx_;
    State state_ = State::Idle;
    int attempts_ = 0, transitions_ = 0;
};

static std::string_view name(State s)
{
    static constexpr std::array<std::string_view, 4> names{"idle", "connecting", "ready", "failed"};
    return names[static_cast<std::size_t>(s)];
}

int main()
{
    Device d;
    std::thread driver([&d] {
        d.connect();
        for (int i = 0; i < 10; ++i)
            d.tick();
    });
    while (d.state() != State::Ready)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    driver.join();
    std::cout << name(d.state()) << ' ' << d.transitions() << '\n';
}
