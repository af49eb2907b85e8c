// A singleton by call_once and unique_ptr, with a guarded table.
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class Registry {
public:
    static Registry &instance()
    {
        std::call_once(flag_, [] { instance_.reset(new Registry); });
        return *instance_;
    }
    int id_of(const std::string &name)
    {
        std::lock_guard<std::mutex> g(m_);
        auto it = ids_.find(name);
        if (it != ids_.end())
            return it->second;
        int id = next_++;
        ids_.emplace(name, id);
        return id;
    }

private:
    Registry() = default;
    std::mutex m_;
    std::unordered_map<std::string, int> ids_;
    int next_ = 1;
    static std::once_flag flag_;
    static std::unique_ptr<Registry> instance_;
};

std::once_flag Registry::flag_;
std::unique_ptr<Registry> Registry::instance_;

int main()
{
    std::vector<std::thread> ts;
    for (int t = 0; t < 4; ++t)
        ts.emplace_back([t] {
            for (int i = 0; i < 20; ++i)
                Registry::instance().id_of("n" + std::to_string((t + i) % 7));
        });
    for (auto &t : ts)
        t.join();
    std::cout << Registry::instance().id_of("n3") << '\n';
}
