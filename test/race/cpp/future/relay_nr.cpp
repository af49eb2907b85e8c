// Who waits for the second promise comes after what its keeper had waited for.
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
        data = 1; // NORACE
        first.set_value();
    });
    std::thread b([&f1, &second, argc] {
        f1.wait();
        if (argc > 3)
            std::cout << "many\n";
        second.set_value();
    });
    f2.wait();
    std::cout << data << '\n'; // NORACE
    a.join();
    b.join();
}
