// the mutex is only locked in the outer of two recursive calls that may be entered alone
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

class Tree
{
public:
    void insert(int depth)
    {
        std::lock_guard<std::recursive_mutex> guard(mutex_);
        nodes_++; // RACE!
        if (depth > 0)
            balance(depth - 1);
    }
    void balance(int depth)
    {
        nodes_ += depth & 1; // RACE!
        if (depth > 0)
            insert(depth - 1);
    }

private:
    std::recursive_mutex mutex_;
    int nodes_ = 0;
};

int main()
{
    Tree tree;
    std::thread a([&] { tree.insert(6); });
    std::thread b([&] { tree.balance(6); });

    a.join();
    b.join();
    std::puts("ok");
    return 0;
}
