// a class over pthreads: objects in an array of pointers, joined, asked and deleted in turn
// flags: -std=c++11
#include <cstdio>
#include <pthread.h>

class Thread {
public:
    virtual ~Thread() {}
    void start() { pthread_create(&id_, nullptr, entry, this); }
    void join() { pthread_join(id_, nullptr); }

protected:
    virtual void run() = 0;

private:
    static void *entry(void *self)
    {
        static_cast<Thread *>(self)->run();
        return nullptr;
    }
    pthread_t id_;
};

class Summer : public Thread {
public:
    explicit Summer(int n) : n_(n) {}
    long sum() const { return sum_; } // NORACE

protected:
    void run() override
    {
        for (int i = 0; i < n_; ++i)
            sum_ += i; // NORACE
    }

private:
    int n_;
    long sum_ = 0;
};

int main()
{
    Summer *all[5];
    for (int i = 0; i < 5; ++i)
        all[i] = new Summer(i * 100);
    for (int i = 0; i < 5; ++i)
        all[i]->start();
    long total = 0;
    for (int i = 0; i < 4; ++i) {
        all[i]->join();
        total += all[i]->sum();
    }
    all[4]->join();
    for (int i = 0; i < 5; ++i)
        delete all[i];
    std::printf("%ld\n", total);
}
