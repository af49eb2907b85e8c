// a record that is copied: both copies have the pointer to the counter
// flags: -std=c++17
#include <thread>
#include <vector>

struct Worker {
    int n;
    long *result;
    void run()
    {
        for (int i = 0; i < n; ++i)
            *result += i; // RACE!
    }
};

int main()
{
    auto *result = new long(0);
    std::vector<Worker> workers(2, Worker{100, result});
    std::vector<std::thread> threads;
    for (auto &w : workers)
        threads.emplace_back([&w] { w.run(); });
    for (auto &t : threads)
        t.join();
    delete result;
}
