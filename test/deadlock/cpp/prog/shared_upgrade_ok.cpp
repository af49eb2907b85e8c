// A reader finds that it must write:
// it gives the shared one back first.
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>

class Cache {
    std::shared_mutex m_;
    std::map<std::string, int> data_;

public:
    int get(const std::string &key)
    {
        std::shared_lock<std::shared_mutex> r(m_);
        auto it = data_.find(key);
        if (it != data_.end())
            return it->second;
        r.unlock();
        std::unique_lock<std::shared_mutex> w(m_);
        return data_[key] = (int)key.size();
    }
};

int main()
{
    Cache c;
    std::thread a([&] { c.get("a"); });
    std::thread b([&] { c.get("bb"); });
    a.join();
    b.join();
}
