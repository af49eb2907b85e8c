// A jthread polls its stop token; its sample vector is read after request_stop but before the join.
// flags: -std=c++20
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> samples;
    int dropped = 0;
    std::jthread poller([&](std::stop_token st) {
        int i = 0;
        while (!st.stop_requested()) {
            if (i % 7 == 0)
                ++dropped; // RACE! d
            else
                samples.push_back(i); // RACE! s
            ++i;
            std::this_thread::yield();
        }
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    poller.request_stop();
    std::printf("%zu samples\n", samples.size()); // RACE! s
    std::printf("%d dropped\n", dropped); // RACE! d
    return 0;
}
