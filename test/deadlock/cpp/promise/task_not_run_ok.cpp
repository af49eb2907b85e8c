// The result of a task is waited for after the thread that runs the task is told to go.
#include <future>
#include <thread>
#include <utility>

int main()
{
    std::promise<void> start;
    std::promise<int> done;
    std::future<void> started = start.get_future();
    std::future<int> result = done.get_future();
    std::thread runner(
        [](std::future<void> go, std::promise<int> out) {
            go.wait();
            out.set_value(7);
        },
        std::move(started), std::move(done));
    start.set_value();
    int n = result.get();
    runner.join();
    return n == 7 ? 0 : 1;
}
