// One thread stands before the others in the vector: each is joined a round too late.
// flags: -std=c++11
#include <thread>
#include <vector>
static long part[9];
static void other(int, long long) { for (int i = 0; i < 100; i++) part[8]++; }
static void work(int i) { for (int k = 0; k < 100; k++) part[i] += k; } // RACE!
int main() {
    std::vector<std::thread> threads;
    long total = 0;
    threads.emplace_back(other, 1, 2LL);
    for (int i = 0; i < 8; i++)
        threads.emplace_back(work, i);
    for (int i = 0; i < 8; i++) {
        threads[i].join();
        total += part[i]; // RACE!
    }
    threads[8].join();
    return (int)total;
}
