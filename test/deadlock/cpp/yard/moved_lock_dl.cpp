// A lock is handed to who finishes the batch, which keeps it until the next batch is begun.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Batch {
public:
    void begin(int n)
    {
        std::unique_lock<std::mutex> lock(mutex_); // DEADLOCK!
        items_.assign(n, 0);
        fill(std::move(lock));
    }

    int sum()
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK!
        int total = 0;
        for (int i : items_)
            total += i;
        return total;
    }

private:
    void fill(std::unique_lock<std::mutex> lock)
    {
        for (size_t i = 0; i < items_.size(); i++)
            items_[i] = static_cast<int>(i);
        kept_ = std::move(lock);
        std::cout << "filled\n";
    }

    std::mutex mutex_;
    std::unique_lock<std::mutex> kept_;
    std::vector<int> items_;
};

int main()
{
    Batch batch;
    std::thread other([&] { std::cout << batch.sum() << '\n'; });
    batch.begin(10);
    batch.begin(20); // DEADLOCK
    other.join();
}
