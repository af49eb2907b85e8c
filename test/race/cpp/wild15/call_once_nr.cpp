// lazy singleton by call_once and by a function-local static
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Registry {
public:
    static Registry &instance()
    {
        static Registry r;
        return r;
    }
    const std::string &name()
    {
        std::call_once(flag_, [this] {
            name_ = "registry"; // NORACE
            size_ = name_.size(); // NORACE
        });
        return name_; // NORACE
    }
    size_t size()
    {
        name();
        return size_; // NORACE
    }

private:
    Registry() { limits_.assign(4, 10); }
    std::once_flag flag_;
    std::string name_;
    size_t size_ = 0;
    std::vector<int> limits_;
};

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back([] {
            size_t n = 0;
            for (int k = 0; k < 10; ++k)
                n += Registry::instance().size() + Registry::instance().name().size();
            std::printf("%zu\n", n);
        });
    for (auto &t : ts)
        t.join();
}
