// the promise is kept before the work is complete
#include <future>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> result;
    std::promise<void> done;
    std::future<void> f = done.get_future();
    std::thread t([&] {
        result.push_back(1);
        done.set_value();
        result.push_back(2); // RACE!
    });
    f.wait();
    std::cout << result.size() << '\n'; // RACE!
    t.join();
}
