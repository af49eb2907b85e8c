// Objects that register themselves in a static list under a static mutex in constructor/destructor.
// flags: -std=c++17
#include <iostream>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Tracked {
public:
    explicit Tracked(std::string n) : name_(std::move(n))
    {
        std::lock_guard<std::mutex> g(mutex_);
        all_.push_back(this);
    }
    virtual ~Tracked()
    {
        std::lock_guard<std::mutex> g(mutex_);
        all_.remove(this);
    }
    static std::size_t alive()
    {
        std::lock_guard<std::mutex> g(mutex_);
        return all_.size();
    }

private:
    std::string name_;
    static inline std::mutex mutex_;
    static inline std::list<Tracked *> all_;
};

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back([i] {
            for (int k = 0; k < 10; ++k) {
                Tracked t("t" + std::to_string(i * 10 + k));
                (void)Tracked::alive();
            }
        });
    for (auto &t : ts)
        t.join();
    std::cout << Tracked::alive() << '\n';
}
