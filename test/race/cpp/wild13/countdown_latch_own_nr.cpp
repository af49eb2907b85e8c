// An own count-down latch; main waits for three loaders, then reads what they have loaded.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class CountDownLatch {
    std::mutex m_;
    std::condition_variable cv_;
    int count_;

public:
    explicit CountDownLatch(int n) : count_(n) {}
    void countDown()
    {
        std::unique_lock<std::mutex> l(m_);
        if (--count_ == 0)
            cv_.notify_all();
    }
    void await()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [this] { return count_ == 0; });
    }
};

int main()
{
    CountDownLatch latch(3);
    std::vector<std::string> parts(3);
    std::vector<std::thread> loaders;
    for (int i = 0; i < 3; ++i)
        loaders.emplace_back([&, i] {
            parts[i] = "part" + std::to_string(i);
            latch.countDown();
        });
    latch.await();
    for (auto &p : parts)
        std::cout << p << ' ';
    std::cout << '\n';
    for (auto &t : loaders)
        t.join();
}
