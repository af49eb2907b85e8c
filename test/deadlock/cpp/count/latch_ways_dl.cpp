// flags: -std=c++20
#include <latch>
#include <thread>
#include <vector>
#include <cstdlib>
// some ways count down in one branch, some in another
static int r[6];
static void fin(std::latch &done) { done.count_down(); }
static void w(std::latch &done, int i) {
    if (i % 2) { r[i] = 1; done.count_down(); } else { r[i] = 2; fin(done); }
}
static void w2(std::latch &done, int i) { for (int k = 0; k < 2; k++) { if (rand()) r[i]++; done.count_down(); } }
static void w3(std::latch &done, int i) { while (rand()) r[i]++; switch (r[i]) { case 1: r[i] = 0; done.count_down(); break; case 2: fin(done); break; default: r[i] = 3; } }
int main() {
    std::latch done(6);
    std::vector<std::thread> v;
    for (int i = 0; i < 2; i++) v.emplace_back(w, std::ref(done), i);
    v.emplace_back(w2, std::ref(done), 2);
    for (int i = 0; i < 2; i++) v.emplace_back(w3, std::ref(done), i);
    done.wait(); // DEADLOCK!
    for (auto &t : v) t.join();
}
