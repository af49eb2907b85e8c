// state in a shared_ptr captured by copy, its fields behind its mutex
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct State {
    std::mutex m;
    std::vector<int> log;
    int total = 0;
};

int main()
{
    auto state = std::make_shared<State>();
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; i++) {
        threads.emplace_back([state, i]() {
            for (int k = 0; k < 10; k++) {
                std::lock_guard<std::mutex> lock(state->m);
                state->log.push_back(i * k);
                state->total += k;
            }
        });
    }
    for (auto &t : threads)
        t.join();
    std::cout << state->total << " " << state->log.size() << "\n";
    return 0;
}
