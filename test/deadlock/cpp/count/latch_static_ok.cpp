// flags: -std=c++20
#include <latch>
#include <thread>
#include <vector>
#include <cstdlib>
static std::latch done(6);
static int r[6];
static void fin() { done.count_down(); }
static void w(int i) {
    if (i % 2) { r[i] = 1; done.count_down(); } else { r[i] = 2; fin(); }
}
static void w2(int i) { for (int k = 0; k < 2; k++) { if (rand()) r[i]++; done.count_down(); } }
static void w3(int i) { while (rand()) r[i]++; switch (r[i]) { case 1: r[i] = 0; done.count_down(); break; case 2: fin(); break; default: fin(); } }
int main() {
    std::vector<std::thread> v;
    for (int i = 0; i < 2; i++) v.emplace_back(w, i);
    v.emplace_back(w2, 2);
    for (int i = 0; i < 2; i++) v.emplace_back(w3, i);
    done.wait();
    for (auto &t : v) t.join();
}
