// Each is joined before its part is read.
// flags: -std=c++11
#include <thread>
#include <vector>
static long part[9];
static void work(int i) { for (int k = 0; k < 100; k++) part[i] += k; } // NORACE
int main() {
    std::vector<std::thread> threads;
    long total = 0;
    for (int i = 0; i < 8; i++)
        threads.emplace_back(work, i);
    for (int i = 0; i < 8; i++) {
        threads[i].join();
        total += part[i]; // NORACE
    }
    return (int)total;
}
