// A download manager: workers pop from a shared queue, results go into a guarded vector.
#include <chrono>
#include <iostream>
#include <mutex>
#include <queue>
#include <string>
#include <thread>
#include <vector>

struct Download {
    std::string url;
    int size;
};

class Manager {
    std::queue<Download> pending_;
    std::vector<Download> done_;
    std::mutex pending_mutex_, done_mutex_;
    std::vector<std::thread> workers_;

    bool next(Download &d)
    {
        std::lock_guard<std::mutex> g(pending_mutex_);
        if (pending_.empty())
            return false;
        d = pending_.front();
        pending_.pop();
        return true;
    }
    void work()
    {
        Download d;
        while (next(d)) {
            d.size = static_cast<int>(d.url.size()) * 10;
            std::lock_guard<std::mutex> g(done_mutex_);
            done_.push_back(d);
        }
    }

public:
    void add(const std::string &url) { pending_.push({url, 0}); }
    void run(int n)
    {
        for (int i = 0; i < n; ++i)
            workers_.emplace_back([this] { work(); });
        for (auto &w : workers_)
            w.join();
        workers_.clear();
    }
    int total() const
    {
        int t = 0;
        for (const auto &d : done_)
            t += d.size;
        return t;
    }
};

int main()
{
    Manager m;
    for (int i = 0; i < 20; ++i)
        m.add("http://host/" + std::to_string(i));
    m.run(3);
    std::cout << m.total() << '\n';
}
