// whoever keeps the promise needs the lock first
#include <cstdio>
#include <future>
#include <mutex>
#include <thread>

static std::mutex lock;
static int sum;

static void add(std::promise<int> &done, int n)
{
    {
        std::lock_guard<std::mutex> guard(lock); // DEADLOCK!
        sum += n;
    }
    done.set_value(n);
}

int main()
{
    std::promise<int> done;
    std::future<int> n = done.get_future();
    std::thread adder([&] { add(done, 3); });
    {
        std::lock_guard<std::mutex> guard(lock);
        std::printf("%d of %d\n", n.get(), sum); // DEADLOCK!
    }
    adder.join();
}
