// A thread asks for the value of a promise after it keeps it itself.
#include <future>
#include <iostream>
#include <thread>

static int measure()
{
    std::promise<int> result;
    std::future<int> later = result.get_future();
    result.set_value(42);
    int value = later.get();
    return value;
}

int main()
{
    std::thread t([] { std::cout << measure(); });
    t.join();
}
