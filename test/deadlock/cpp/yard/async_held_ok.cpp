// The result of a task is waited for after the lock that the task takes was given back.
#include <future>
#include <iostream>
#include <map>
#include <mutex>
#include <string>

class Resolver {
public:
    std::string resolve(const std::string &host)
    {
        std::unique_lock<std::mutex> lock(mutex_);
        auto at = cache_.find(host);
        if (at != cache_.end())
            return at->second;
        auto answer = std::async(std::launch::async, [this, host] { return ask(host); });
        lock.unlock();
        std::string address = answer.get();
        lock.lock();
        cache_[host] = address;
        return address;
    }

private:
    std::string ask(const std::string &host)
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            questions_++;
        }
        return "10.0.0." + std::to_string(host.size());
    }

    std::mutex mutex_;
    std::map<std::string, std::string> cache_;
    int questions_ = 0;
};

int main()
{
    Resolver r;
    std::cout << r.resolve("alpha") << ' ' << r.resolve("beta") << '\n';
}
