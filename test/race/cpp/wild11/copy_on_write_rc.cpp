// A reader takes a reference to the vector behind a pointer that the writer swaps and deletes.
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

std::atomic<std::vector<int> *> table{nullptr};

void writer()
{
    for (int i = 0; i < 50; ++i) {
        auto *next = new std::vector<int>(10, i);
        std::vector<int> *old = table.exchange(next);
        delete old; // RACE!
    }
}

void reader()
{
    long sum = 0;
    for (int i = 0; i < 50; ++i) {
        const std::vector<int> *t = table.load();
        if (!t)
            continue;
        for (int v : *t) // RACE!
            sum += v; // RACE
    }
    std::cout << sum << '\n';
}

int main()
{
    std::thread w(writer), r(reader);
    w.join();
    r.join();
    delete table.load(); // NORACE
}
