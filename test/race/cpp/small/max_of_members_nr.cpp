// std::max of two members, under the lock of their object
#include <algorithm>
#include <mutex>
#include <thread>
#include <vector>

struct Q {
    std::mutex m;
    size_t peak = 0, cur = 0;
    void push(size_t n)
    {
        std::lock_guard<std::mutex> g(m);
        cur += n;
        peak = std::max(peak, cur);
    }
};

int main()
{
    std::vector<Q *> q;
    for (int i = 0; i < 4; i++)
        q.push_back(new Q);
    std::vector<std::thread> t;
    for (int i = 0; i < 8; i++)
        t.emplace_back([&q, i] { q[i % 4]->push(i); });
    for (auto &x : t)
        x.join();
}
