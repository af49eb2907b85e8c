// Odd and even numbers are printed in turn with two binary semaphores.
// flags: -std=c++20
#include <iostream>
#include <semaphore>
#include <sstream>
#include <thread>

class ZeroEvenOdd {
    int n;
    int current = 1;
    std::ostringstream out;
    std::binary_semaphore odd_turn{1};
    std::binary_semaphore even_turn{0};

public:
    explicit ZeroEvenOdd(int n) : n(n) {}
    void odd()
    {
        for (int i = 1; i <= n; i += 2) {
            odd_turn.acquire();
            out << current++ << ' ';
            even_turn.release();
        }
    }
    void even()
    {
        for (int i = 2; i <= n; i += 2) {
            even_turn.acquire();
            out << current++ << ' ';
            odd_turn.release();
        }
    }
    std::string text() const { return out.str(); }
};

int main()
{
    ZeroEvenOdd printer(20);
    std::thread a([&] { printer.odd(); });
    std::thread b([&] { printer.even(); });
    a.join();
    b.join();
    std::cout << printer.text() << std::endl;
}
