// the consumer counts outside the lock, as main does
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
        consumed++; // RACE!
    }
}

int main()
{
    std::thread producer(produce), consumer(consume);

    std::printf("%d\n", consumed); // RACE!
    producer.join();
    consumer.join();
    return 0;
}
