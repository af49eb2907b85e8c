// The second promise is kept before the first one was waited for, on one way.
// flags: -std=c++17
#include <future>
#include <iostream>
#include <thread>

static int data;

int main(int argc, char **)
{
    std::promise<void> first, second;
    auto f1 = first.get_future();
    auto f2 = second.get_future();
    std::thread a([&first] {
        data = 1; // RACE!
        first.set_value();
    });
    std::thread b([&f1, &second, argc] {
        if (argc > 1)
            f1.wait();
        if (argc > 3)
            std::cout << "many\n";
        second.set_value();
    });
    f2.wait();
    std::cout << data << '\n'; // RACE!
    a.join();
    b.join();
}
