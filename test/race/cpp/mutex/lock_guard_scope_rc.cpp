// the guard's scope ends before the last use
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

class Counter
{
public:
    void add(int n)
    {
        {
            std::lock_guard<std::mutex> guard(mutex_);
            sum_ += n; // NORACE
        }
        calls_++; // RACE!
    }
    long average() const { return calls_ ? sum_ / calls_ : 0; }

private:
    mutable std::mutex mutex_;
    long sum_ = 0;
    long calls_ = 0;
};

int main()
{
    Counter counter;
    auto body = [&counter] {
        for (int i = 0; i < 2000; i++)
            counter.add(i);
    };
    std::thread a(body), b(body);

    a.join();
    b.join();
    std::printf("%ld\n", counter.average());
    return 0;
}
