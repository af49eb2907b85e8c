#include <future>
#include <thread>

int main(int argc, char **)
{
    std::packaged_task<int()> sum([] { return 3 + 4; });
    auto result = sum.get_future();
    std::thread t;
    if (argc > 100)
        t = std::thread(std::move(sum));
    int r = result.get(); // DEADLOCK!
    if (t.joinable())
        t.join();
    return r;
}
