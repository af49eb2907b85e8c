// lambdas with one order
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;


int main()
{
    std::thread one([] {
        std::lock_guard<std::mutex> x(a);
        std::lock_guard<std::mutex> y(b);
        shared++;
    });
    std::thread two([] {
        std::lock_guard<std::mutex> x(a);
        std::lock_guard<std::mutex> y(b);
        shared++;
    });

    one.join();
    two.join();
}
