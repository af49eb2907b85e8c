// The producer goes on with a buffer after it fulfilled the promise.
#include <future>
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

void producer(std::promise<void> done, std::vector<int> &buf)
{
    for (int i = 0; i < 10; ++i)
        buf[i] = i; // NORACE
    done.set_value();
    buf[0] = -1; // RACE!
}

int main()
{
    std::vector<int> buf(10);
    std::promise<void> p;
    auto f = p.get_future();
    std::thread t(producer, std::move(p), std::ref(buf));
    f.wait();
    int first = buf[0]; // RACE!
    std::cout << first << '\n';
    t.join();
    std::cout << buf[0] << '\n'; // NORACE
}
