// A cache computes what is missing and stores it while it still holds the lock of readers.
#include <functional>
#include <map>
#include <shared_mutex>
#include <mutex>
#include <thread>
#include <vector>

template <typename K, typename V>
class Memo {
public:
    explicit Memo(std::function<V(const K &)> f) : compute_(std::move(f)) {}

    V get(const K &key)
    {
        std::shared_lock<std::shared_mutex> read(mutex_); // DEADLOCK
        auto it = map_.find(key);
        if (it != map_.end())
            return it->second;
        V value = compute_(key);
        std::unique_lock<std::shared_mutex> write(mutex_); // DEADLOCK!
        return map_.emplace(key, value).first->second;
    }

private:
    std::shared_mutex mutex_;
    std::map<K, V> map_;
    std::function<V(const K &)> compute_;
};

int main()
{
    Memo<int, long> squares([](const int &n) { return long(n) * n; });
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&squares, t] {
            for (int i = 0; i < 100; ++i)
                squares.get(i + t);
        });
    for (auto &t : threads)
        t.join();
}
