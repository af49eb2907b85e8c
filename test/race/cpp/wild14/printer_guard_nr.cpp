// A synchronised stream: lines are collected in the object and written in its destructor.
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

class SyncOut {
    std::ostringstream buf_;
    static std::mutex mutex_;
    static int lines_;

public:
    template <typename T> SyncOut &operator<<(const T &v)
    {
        buf_ << v;
        return *this;
    }
    ~SyncOut()
    {
        std::lock_guard<std::mutex> g(mutex_);
        ++lines_;
        std::cout << buf_.str() << '\n';
    }
    static int lines()
    {
        std::lock_guard<std::mutex> g(mutex_);
        return lines_;
    }
};

std::mutex SyncOut::mutex_;
int SyncOut::lines_ = 0;

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back([i] {
            for (int k = 0; k < 5; ++k)
                SyncOut() << "thread " << i << " line " << k;
        });
    for (auto &t : ts)
        t.join();
    return SyncOut::lines() == 15 ? 0 : 1;
}
