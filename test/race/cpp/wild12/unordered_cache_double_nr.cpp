// A compute cache: looked up under a shared lock, filled under an exclusive one, values copied.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class Memo {
    std::unordered_map<int, std::string> cache_;
    mutable std::shared_mutex mutex_;

public:
    std::string get(int key)
    {
        {
            std::shared_lock<std::shared_mutex> r(mutex_);
            auto it = cache_.find(key);
            if (it != cache_.end())
                return it->second;
        }
        std::string made = std::to_string(key * key);
        std::unique_lock<std::shared_mutex> w(mutex_);
        auto [it, inserted] = cache_.try_emplace(key, made);
        return it->second;
    }
    std::size_t size() const
    {
        std::shared_lock r(mutex_);
        return cache_.size();
    }
};

int main()
{
    Memo memo;
    std::vector<std::thread> ts;
    for (int t = 0; t < 4; ++t)
        ts.emplace_back([&memo, t] {
            std::size_t n = 0;
            for (int i = 0; i < 50; ++i)
                n += memo.get(i + t).size();
            return n;
        });
    for (auto &t : ts)
        t.join();
    std::cout << memo.size() << '\n';
}
