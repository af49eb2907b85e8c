// lists that pass nodes on: the list that a node was linked to before is a variable of the other thread
// flags: -std=c++17
#include <cstdio>
#include <list>
#include <mutex>
#include <thread>

static std::mutex m;
static std::list<int> shared;

static void give(int from)
{
    std::list<int> mine;
    for (int i = 0; i < 10; i++)
        mine.push_back(from + i); // NORACE
    std::lock_guard<std::mutex> l(m);
    shared.splice(shared.end(), mine); // NORACE
}

int main()
{
    std::thread a(give, 100), b(give, 200);
    std::list<int> got;
    for (int k = 0; k < 100; k++) {
        std::lock_guard<std::mutex> l(m);
        got.splice(got.end(), shared); // NORACE
    }
    a.join();
    b.join();
    got.splice(got.end(), shared);
    std::printf("%zu\n", got.size());
}
