// The result of a task is waited for before the thread that runs the task is told to go.
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
            go.wait(); // DEADLOCK!
            out.set_value(7);
        },
        std::move(started), std::move(done));
    int n = result.get(); // DEADLOCK!
    start.set_value();
    runner.join();
    return n == 7 ? 0 : 1;
}
