// One notification for readers and writers of a slot may wake the wrong one.
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

class Slot {
public:
    void put(int n)
    {
        std::unique_lock<std::mutex> lock(mutex_); // DEADLOCK
        changed_.wait(lock, [this] { return !full_; }); // DEADLOCK!
        value_ = n;
        full_ = true;
        changed_.notify_one(); // DEADLOCK
    }

    int get()
    {
        std::unique_lock<std::mutex> lock(mutex_); // DEADLOCK
        changed_.wait(lock, [this] { return full_; }); // DEADLOCK!
        full_ = false;
        changed_.notify_one(); // DEADLOCK
        return value_;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool full_ = false;
    int value_ = 0;
};

int main()
{
    Slot slot;
    std::vector<std::thread> all;
    for (int i = 0; i < 4; i++) {
        all.emplace_back([&slot, i] { slot.put(i); });
        all.emplace_back([&slot] { slot.get(); });
    }
    for (auto &t : all)
        t.join();
}
