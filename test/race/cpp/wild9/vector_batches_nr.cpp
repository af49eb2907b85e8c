// Batches (vectors) moved through a queue to workers.
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <numeric>
#include <queue>
#include <thread>
#include <vector>

using Batch = std::vector<int>;

class BatchQueue {
    std::queue<Batch> batches;
    std::mutex m;
    std::condition_variable cv;
    bool finished = false;

public:
    void push(Batch b)
    {
        {
            std::lock_guard<std::mutex> lk(m);
            batches.push(std::move(b));
        }
        cv.notify_one();
    }
    bool pop(Batch &b)
    {
        std::unique_lock<std::mutex> lk(m);
        cv.wait(lk, [this] { return finished || !batches.empty(); });
        if (batches.empty())
            return false;
        b = std::move(batches.front());
        batches.pop();
        return true;
    }
    void finish()
    {
        {
            std::lock_guard<std::mutex> lk(m);
            finished = true;
        }
        cv.notify_all();
    }
};

int main()
{
    BatchQueue queue;
    long sum = 0;
    std::mutex sum_mutex;
    auto work = [&] {
        Batch b;
        while (queue.pop(b)) {
            long part = std::accumulate(b.begin(), b.end(), 0L);
            std::lock_guard<std::mutex> lk(sum_mutex);
            sum += part;
        }
    };
    std::thread a(work), b(work);
    for (int i = 0; i < 20; ++i) {
        Batch batch;
        for (int k = 0; k < 100; ++k)
            batch.push_back(i * k);
        queue.push(std::move(batch));
    }
    queue.finish();
    a.join();
    b.join();
    std::cout << sum << '\n';
}
