// The exception path skips manual relocking: state is changed after the handler without the lock.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>

struct Job {
    int id;
};

static std::mutex m;
static int completed = 0, errors = 0;

static void execute(const Job &j)
{
    if (j.id % 5 == 0)
        throw std::runtime_error("bad job");
}

static void worker(int first)
{
    for (int i = first; i < first + 100; ++i) {
        try {
            execute(Job{i});
            std::lock_guard<std::mutex> g(m);
            ++completed; // NORACE
        } catch (const std::exception &) {
            ++errors; // RACE!
        }
    }
}

int main()
{
    std::thread a(worker, 0), b(worker, 100);
    a.join();
    b.join();
    std::cout << completed << ' ' << errors << '\n';
}
