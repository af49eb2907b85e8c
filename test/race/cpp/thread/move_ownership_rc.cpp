// the unique_ptr's raw pointer is kept and used after the move into the thread
// flags: -std=c++17
// tsan: some: the object may already be gone
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
    Task *peek = task.get();
    std::thread worker([task = std::move(task)] {
        while (task->done < task->steps)
            task->done++; // RACE!
        std::this_thread::yield();
    });

    int seen = peek->done; // RACE!
    worker.join();
    return seen > 10;
}
