// call_once creates a singleton on the heap; users change it under its lock.
// flags: -std=c++14
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Registry {
public:
    static Registry &instance()
    {
        std::call_once(flag_, [] { instance_.reset(new Registry); });
        return *instance_;
    }
    void add(int v)
    {
        std::lock_guard<std::mutex> lk(m_);
        values_.push_back(v);
    }
    std::size_t size()
    {
        std::lock_guard<std::mutex> lk(m_);
        return values_.size();
    }

private:
    Registry() { values_.reserve(16); }
    static std::once_flag flag_;
    static std::unique_ptr<Registry> instance_;
    std::mutex m_;
    std::vector<int> values_;
};
std::once_flag Registry::flag_;
std::unique_ptr<Registry> Registry::instance_;

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back([i] { Registry::instance().add(i); });
    for (auto &t : ts)
        t.join();
    std::cout << Registry::instance().size() << '\n';
}
