#include <mutex>
#include <thread>
#include <utility>
#include <vector>

struct Bucket {
    std::mutex m;
    std::vector<int> v;
};

void merge(Bucket *a, Bucket *b)
{
    if (a == b)
        return;
    if (b < a)
        std::swap(a, b);
    a->m.lock();
    b->m.lock();
    a->v.insert(a->v.end(), b->v.begin(), b->v.end());
    b->v.clear();
    b->m.unlock();
    a->m.unlock();
}

int main()
{
    Bucket b[3];
    std::thread t1([&] { for (int i = 0; i < 3; i++) merge(&b[i], &b[(i + 1) % 3]); });
    std::thread t2([&] { for (int i = 2; i >= 0; i--) merge(&b[i], &b[(i + 2) % 3]); });
    t1.join();
    t2.join();
}
