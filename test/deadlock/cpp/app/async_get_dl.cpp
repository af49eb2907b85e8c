// waits for a future under the lock that the task wants
#include <future>
#include <mutex>
#include <vector>

class Index {
    std::mutex lock_;
    std::vector<int> words_;

public:
    void add(int w)
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK
        words_.push_back(w);
    }
    std::size_t rebuild()
    {
        auto task = std::async(std::launch::async, [this] {
            for (int i = 0; i < 10; ++i)
                add(i);
            return 10;
        });
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK
        int n = task.get(); // DEADLOCK!
        return words_.size() + n;
    }
};

int main()
{
    Index index;
    return index.rebuild() > 100;
}
