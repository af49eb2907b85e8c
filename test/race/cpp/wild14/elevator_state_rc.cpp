// A state machine: transitions are locked, the log of the last state is not.
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

enum class State { Idle, Moving, Open };

class Elevator {
public:
    void step()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            state_ = state_ == State::Idle ? State::Moving // RACE! s
                     : state_ == State::Moving ? State::Open
                                               : State::Idle;
        }
        last_ = name(state_); // RACE! s l
    }
    std::string last() const { return last_; } // NORACE

private:
    static const char *name(State s) { return s == State::Idle ? "idle" : "busy"; }
    std::mutex m_;
    State state_ = State::Idle;
    std::string last_;
};

int main()
{
    Elevator e;
    std::thread a([&] {
        for (int i = 0; i < 50; ++i)
            e.step();
    });
    std::thread b([&] {
        for (int i = 0; i < 50; ++i)
            e.step();
    });
    a.join();
    b.join();
    std::cout << e.last() << '\n';
}
