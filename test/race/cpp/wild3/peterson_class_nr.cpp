// Peterson's lock as a class, used by two threads with their numbers
#include <atomic>
#include <iostream>
#include <thread>

class Peterson {
    std::atomic<bool> flag_[2];
    std::atomic<int> victim_{0};

public:
    Peterson()
    {
        flag_[0] = false;
        flag_[1] = false;
    }
    void lock(int i)
    {
        int j = 1 - i;
        flag_[i].store(true);
        victim_.store(i);
        while (flag_[j].load() && victim_.load() == i)
            std::this_thread::yield();
    }
    void unlock(int i) { flag_[i].store(false); }
};

Peterson mutex;
int counter = 0;

void work(int id)
{
    for (int i = 0; i < 10000; i++) {
        mutex.lock(id);
        counter++;                      // NORACE
        mutex.unlock(id);
    }
}

int main()
{
    std::thread a(work, 0), b(work, 1);
    a.join();
    b.join();
    std::cout << counter << "\n";
}
