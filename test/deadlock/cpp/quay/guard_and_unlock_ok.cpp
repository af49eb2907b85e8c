// The mutex of a guard is unlocked through the guard.
#include <mutex>
#include <thread>
#include <vector>

class Samples {
public:
    void add(int n)
    {
        std::unique_lock<std::mutex> guard(mutex_);
        values_.push_back(n);
        guard.unlock();
        publish(n);
    }

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
