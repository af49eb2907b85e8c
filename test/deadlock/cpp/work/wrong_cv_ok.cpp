#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

class Pipe {
    std::mutex m;
    std::condition_variable not_empty, not_full;
    std::deque<int> q;

public:
    void push(int v)
    {
        std::unique_lock<std::mutex> l(m);
        not_full.wait(l, [this] { return q.size() < 4; });
        q.push_back(v);
        not_empty.notify_one();
    }
    int pop()
    {
        std::unique_lock<std::mutex> l(m);
        not_empty.wait(l, [this] { return !q.empty(); });
        int v = q.front();
        q.pop_front();
        not_full.notify_one();
        return v;
    }
};

int main()
{
    Pipe p;
    std::thread w([&] {
        for (int i = 0; i < 100; i++)
            p.push(i);
    });
    int sum = 0;
    for (int i = 0; i < 100; i++)
        sum += p.pop();
    w.join();
    return sum;
}
