// subject copies the list under the lock and calls outside of it; observers count atomically
// flags: -std=c++17
#include <atomic>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

class Subject {
public:
    using Handler = std::function<void(int)>;
    int subscribe(Handler f)
    {
        std::lock_guard<std::mutex> lock(m_);
        handlers_.emplace(++last_, std::move(f)); // NORACE
        return last_;
    }
    void unsubscribe(int id)
    {
        std::lock_guard<std::mutex> lock(m_);
        handlers_.erase(id); // NORACE
    }
    void notify(int v)
    {
        std::vector<Handler> copy;
        {
            std::lock_guard<std::mutex> lock(m_);
            for (const auto &entry : handlers_)
                copy.push_back(entry.second);
        }
        for (auto &h : copy)
            h(v);
    }

private:
    std::mutex m_;
    int last_ = 0;
    std::map<int, Handler> handlers_;
};

int main()
{
    Subject s;
    std::atomic<int> calls{0};
    std::thread a([&] {
        for (int i = 0; i < 20; ++i) {
            int id = s.subscribe([&calls](int) { calls.fetch_add(1); });
            if (i % 2)
                s.unsubscribe(id);
        }
    });
    std::thread b([&] {
        for (int i = 0; i < 20; ++i)
            s.notify(i);
    });
    a.join();
    b.join();
    std::cout << (calls.load() >= 0) << '\n';
}
