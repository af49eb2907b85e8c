// one shared_ptr object is assigned by one thread and copied by the other
// flags: -std=c++17
// tsan: no: the pointee may be freed under the reader, which ends the program
#include <cstdio>
#include <memory>
#include <thread>

static std::shared_ptr<const int> current = std::make_shared<const int>(0);

static void publisher(int n)
{
    for (int i = 1; i <= n; i++)
        current = std::make_shared<const int>(i); // RACE!
}

static void subscriber(int n)
{
    long sum = 0;

    for (int i = 0; i < n; i++) {
        std::shared_ptr<const int> copy = current; // RACE!

        sum += *copy; // RACE
    }
    std::printf("%d\n", sum >= 0);
}

int main()
{
    std::thread a(publisher, 3), b(subscriber, 3);

    a.join();
    b.join();
    return 0;
}
