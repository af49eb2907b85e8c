// a memo behind a shared mutex
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <unordered_map>
#include <vector>

class Memo {
public:
    long get(int n)
    {
        std::shared_lock<std::shared_mutex> read(mutex_);
        auto it = known_.find(n);
        if (it != known_.end())
            return it->second;
        read.unlock();
        long v = compute(n);
        std::unique_lock<std::shared_mutex> write(mutex_);
        known_[n] = v;
        return v;
    }

private:
    static long compute(int n) { return n < 2 ? n : compute(n - 1) + compute(n - 2); }
    std::shared_mutex mutex_;
    std::unordered_map<int, long> known_;
};

int main()
{
    Memo memo;
    std::vector<std::thread> pool;
    for (int i = 0; i < 4; ++i)
        pool.emplace_back([&memo, i] { memo.get(20 + i); });
    for (auto &t : pool)
        t.join();
}
