// the worker changes the buffer after it has set the promise
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <thread>
#include <vector>

static void load(std::vector<int> &buffer, std::promise<void> ready)
{
    buffer[0] = 1; // NORACE
    ready.set_value();
    buffer[1] = 2; // RACE!
}

int main()
{
    std::vector<int> buffer(2);
    std::promise<void> ready;
    std::future<void> loaded = ready.get_future();
    std::thread loader(load, std::ref(buffer), std::move(ready));

    loaded.wait();
    std::printf("%d\n", buffer[0]); // NORACE
    std::printf("%d\n", buffer[1]); // RACE!
    loader.join();
    return 0;
}
