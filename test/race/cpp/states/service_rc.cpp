/* Two clients ask at the same time. */
#include <condition_variable>
#include <mutex>
#include <thread>

class Service {
public:
    Service() : thread_(&Service::run, this) {}
    ~Service()
    {
        {
            std::lock_guard<std::mutex> guard(mutex_);
            state_ = State::Quit;
        }
        changed_.notify_all();
        thread_.join();
    }
    long ask(long question)
    {
        question_ = question; // RACE!
        std::unique_lock<std::mutex> guard(mutex_);
        state_ = State::Asked;
        changed_.notify_all();
        changed_.wait(guard, [this] { return state_ == State::Answered; });
        state_ = State::Idle;
        guard.unlock();
        return answer_; // RACE!
    }

private:
    enum class State { Idle, Asked, Busy, Answered, Quit };
    void run()
    {
        for (;;) {
            std::unique_lock<std::mutex> guard(mutex_);
            changed_.wait(guard, [this] { return state_ == State::Asked || state_ == State::Quit; });
            if (state_ == State::Quit)
                return;
            state_ = State::Busy;
            guard.unlock();
            answer_ = question_ + 1; // RACE!
            guard.lock();
            state_ = State::Answered;
            changed_.notify_all();
        }
    }
    std::mutex mutex_;
    std::condition_variable changed_;
    State state_ = State::Idle;
    long question_ = 0, answer_ = 0;
    std::thread thread_;
};

int main()
{
    Service service;
    long sum = 0;
    std::thread other([&] { service.ask(7); });
    for (int i = 0; i < 10; i++)
        sum += service.ask(i);
    other.join();
    return sum == 0;
}
