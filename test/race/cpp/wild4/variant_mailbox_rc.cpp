// An actor whose state is read while it still handles messages.
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <variant>

struct Add { int n; };
struct Stop {};
using Command = std::variant<Add, Stop>;

class Counter {
public:
    Counter() : worker_(&Counter::loop, this) {}
    ~Counter()
    {
        post(Stop{});
        worker_.join();
    }
    void post(Command c)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            q_.push(c);
        }
        cv_.notify_one();
    }
    int value() const { return value_; } // RACE!

private:
    void loop()
    {
        while (true) {
            std::unique_lock<std::mutex> l(m_);
            cv_.wait(l, [this] { return !q_.empty(); });
            Command c = q_.front();
            q_.pop();
            l.unlock();
            if (std::holds_alternative<Stop>(c))
                break;
            value_ += std::get<Add>(c).n; // RACE!
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::queue<Command> q_;
    int value_ = 0;
    std::thread worker_;
};

int main()
{
    Counter counter;
    for (int i = 0; i < 50; ++i)
        counter.post(Add{i});
    std::cout << counter.value() << '\n';
}
