// The mutex of a guard is also unlocked by hand.
#include <mutex>
#include <thread>
#include <vector>

class Samples {
public:
    void add(int n)
    {
        std::lock_guard<std::mutex> guard(mutex_); // DEADLOCK
        values_.push_back(n);
        mutex_.unlock(); // DEADLOCK
        publish(n);
    } // DEADLOCK!

private:
    void publish(int n) { last_ = n; }

    std::mutex mutex_;
    std::vector<int> values_;
    thread_local static int last_;
};

thread_local int Samples::last_;

int main()
{
    Samples s;
    std::thread a([&s] { s.add(1); });
    std::thread b([&s] { s.add(2); });
    a.join();
    b.join();
}
