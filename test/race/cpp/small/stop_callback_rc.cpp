// A stop callback runs in the thread that asks for the stop, beside the one that registered it.
// flags: -std=c++20
#include <chrono>
#include <cstdio>
#include <stop_token>
#include <thread>

int main()
{
    int interrupted = 0;
    std::jthread worker([&interrupted](std::stop_token token) {
        std::stop_callback wake(token, [&interrupted] {
            ++interrupted; // RACE!
        });
        for (int i = 0; i < 50; ++i) {
            if (interrupted) // RACE!
                break;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    worker.request_stop();
    worker.join();
    std::printf("%d\n", interrupted);
}
