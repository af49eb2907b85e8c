// A thread asks for the value of a promise before it keeps it itself.
#include <future>
#include <iostream>
#include <thread>

static int measure()
{
    std::promise<int> result;
    std::future<int> later = result.get_future();
    int value = later.get(); // DEADLOCK!
    result.set_value(42);
    return value;
}

int main()
{
    std::thread t([] { std::cout << measure(); });
    t.join(); // DEADLOCK
}
