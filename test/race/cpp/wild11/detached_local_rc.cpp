// A detached thread works on a local variable of the function that started it.
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>

void compute()
{
    std::vector<int> results;
    int progress = 0;
    std::thread([&] {
        for (int i = 0; i < 100; ++i) {
            results.push_back(i); // RACE! r
            progress = i; // RACE! p
        }
    }).detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::cout << progress << ' ' // RACE! p
              << results.size() << '\n'; // RACE! r
} // RACE! r

int main()
{
    compute();
    return 0;
}
