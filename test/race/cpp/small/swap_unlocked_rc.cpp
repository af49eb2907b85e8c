// A batch is swapped out without the lock that its producers hold.
// tsan: no: seldom at the same time on a machine with two cores
#include <atomic>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Batcher {
    std::mutex m_;
    std::vector<int> batch_;

public:
    void add(int v)
    {
        std::lock_guard<std::mutex> g(m_);
        batch_.push_back(v); // RACE!
    }
    std::vector<int> drain()
    {
        std::vector<int> out;
        out.swap(batch_); // RACE!
        return out;
    }
};

int main()
{
    Batcher batcher;
    std::atomic<bool> done{false};
    std::thread producer([&] {
        for (int i = 0; i < 500; ++i)
            batcher.add(i);
        done = true;
    });
    std::size_t got = 0;
    while (!done)
        got += batcher.drain().size();
    producer.join();
    std::cout << got + batcher.drain().size() << '\n';
}
