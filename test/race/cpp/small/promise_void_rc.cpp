// A promise is fulfilled before the last write of what it announces.
#include <future>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> data;
    int checksum = 0;
    std::promise<void> filled;
    std::future<void> done = filled.get_future();
    std::thread producer([&] {
        for (int i = 0; i < 100; ++i)
            data.push_back(i);
        filled.set_value();
        for (int v : data)
            checksum += v; // RACE!
    });
    done.wait();
    std::cout << data.size() << ' ' << checksum << '\n'; // RACE!
    producer.join();
}
