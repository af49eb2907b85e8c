// lists that pass nodes on, and one of them, a variable, is known to the other thread
// flags: -std=c++17
#include <cstdio>
#include <list>
#include <mutex>
#include <thread>

static std::mutex m;

static void give(std::list<int> *to, int from)
{
    std::list<int> mine;
    for (int i = 0; i < 10; i++)
        mine.push_back(from + i); // NORACE
    std::lock_guard<std::mutex> l(m);
    to->splice(to->end(), mine); // RACE!
}

int main()
{
    std::list<int> got;
    std::thread a(give, &got, 100), b(give, &got, 200);
    got.push_back(1); // RACE!
    a.join();
    b.join();
    std::printf("%zu\n", got.size());
}
