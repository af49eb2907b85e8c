// Meyers singleton with its own mutex
// flags: -std=c++17
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Registry {
public:
    static Registry &instance()
    {
        static Registry r;
        return r;
    }
    void set(const std::string &k, int v)
    {
        std::lock_guard<std::mutex> l(mu_);
        values_[k] = v;
    }
    int get(const std::string &k)
    {
        std::lock_guard<std::mutex> l(mu_);
        auto it = values_.find(k);
        return it == values_.end() ? 0 : it->second;
    }

private:
    Registry() { values_["version"] = 1; }
    std::mutex mu_;
    std::map<std::string, int> values_;
};

static void worker(int id)
{
    Registry::instance().set("worker" + std::to_string(id), id);
}

int main()
{
    std::thread a(worker, 1);
    std::thread b(worker, 2);
    a.join();
    b.join();
    std::cout << Registry::instance().get("worker1") << "\n";
}
