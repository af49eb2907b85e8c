// shared_mutex: many readers, a writer that upgrades by unlock and lock, and checks again
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class Names {
public:
    int id(const std::string &name)
    {
        {
            std::shared_lock<std::shared_mutex> r(m_);
            auto it = ids_.find(name);
            if (it != ids_.end())
                return it->second; // NORACE
        }
        std::unique_lock<std::shared_mutex> w(m_);
        auto [it, fresh] = ids_.try_emplace(name, next_);
        if (fresh)
            ++next_; // NORACE
        return it->second;
    }
    size_t size() const
    {
        std::shared_lock r(m_);
        return ids_.size();
    }

private:
    mutable std::shared_mutex m_;
    std::unordered_map<std::string, int> ids_;
    int next_ = 1;
};

int main()
{
    Names names;
    std::vector<std::thread> ts;
    for (int t = 0; t < 4; ++t)
        ts.emplace_back([&names, t] {
            int sum = 0;
            for (int i = 0; i < 50; ++i)
                sum += names.id("n" + std::to_string((i * t) % 20));
            std::cout << (sum > 0) << ' ';
        });
    for (auto &t : ts)
        t.join();
    std::cout << names.size() << '\n';
}
