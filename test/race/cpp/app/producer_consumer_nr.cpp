// main reads after the joins
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <queue>
#include <thread>

static std::mutex mutex;
static std::condition_variable ready;
static std::queue<int> queue;
static bool done;
static int consumed;

static void produce()
{
    for (int i = 0; i < 50; i++) {
        std::unique_lock<std::mutex> lock(mutex);
        queue.push(i);
        lock.unlock();
        ready.notify_one();
    }
    {
        std::lock_guard<std::mutex> guard(mutex);
        done = true;
    }
    ready.notify_all();
}

static void consume()
{
    while (true) {
        std::unique_lock<std::mutex> lock(mutex);
        ready.wait(lock, [] { return done || !queue.empty(); });
        if (queue.empty())
            return;
        queue.pop();
        lock.unlock();
        consumed++; // NORACE
    }
}

int main()
{
    std::thread producer(produce), consumer(consume);

    producer.join();
    consumer.join();
    std::printf("%d\n", consumed); // NORACE
    return 0;
}
