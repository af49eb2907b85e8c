// the unique_ptr is moved into the thread, which alone uses the object
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <thread>
#include <utility>

struct Task {
    int steps = 10;
    int done = 0;
};

int main()
{
    auto task = std::make_unique<Task>();
    std::thread worker([task = std::move(task)] {
        while (task->done < task->steps)
            task->done++; // NORACE
    });

    worker.join();
    return 0;
}
