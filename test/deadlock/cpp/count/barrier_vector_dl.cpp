// flags: -std=c++20
#include <barrier>
#include <thread>
#include <vector>
int main() {
    const int n = 4;
    std::barrier sync(n);
    std::vector<int> a(n), b(n);
    std::vector<std::thread> ts;
    for (int i = 0; i < n - 1; i++)
        ts.emplace_back([&, i] { a[i] = i; sync.arrive_and_wait(); b[i] = a[(i + 1) % n]; }); // DEADLOCK!
    for (auto &t : ts) t.join();
}
