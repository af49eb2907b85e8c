// an object pool; a worker keeps a raw pointer after it has given the object back
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

struct Buffer {
    int data[16] = {};
    int uses = 0;
};

class Pool {
    std::mutex m_;
    std::vector<Buffer *> free_;
    std::vector<Buffer> all_;

public:
    explicit Pool(int n) : all_(n)
    {
        for (auto &b : all_)
            free_.push_back(&b);
    }
    Buffer *get()
    {
        std::lock_guard<std::mutex> lk(m_);
        if (free_.empty())
            return nullptr;
        Buffer *b = free_.back();
        free_.pop_back();
        return b;
    }
    void put(Buffer *b)
    {
        std::lock_guard<std::mutex> lk(m_);
        free_.push_back(b);
    }
};

static void worker(Pool &pool)
{
    for (int i = 0; i < 200; ++i) {
        Buffer *b = pool.get();
        if (!b)
            continue;
        pool.put(b);
        ++b->uses; // RACE!
    }
}

int main()
{
    Pool pool(2);
    std::thread a(worker, std::ref(pool)), b(worker, std::ref(pool)), c(worker, std::ref(pool));
    a.join();
    b.join();
    c.join();
    if (Buffer *x = pool.get())
        std::cout << x->uses << '\n';
}
