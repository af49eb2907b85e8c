// A readers-writer lock of the user whose writers do not wait for readers
#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class RWLock {
public:
    void lock_read()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [this] { return !writer_; });
        ++readers_;
    }
    void unlock_read()
    {
        std::lock_guard<std::mutex> l(m_);
        if (--readers_ == 0)
            cv_.notify_all();
    }
    void lock_write()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [this] { return !writer_; });
        writer_ = true;
    }
    void unlock_write()
    {
        std::lock_guard<std::mutex> l(m_);
        writer_ = false;
        cv_.notify_all();
    }

private:
    std::mutex m_;
    std::condition_variable cv_;
    int readers_ = 0;
    bool writer_ = false;
};

struct ReadGuard {
    RWLock &l;
    explicit ReadGuard(RWLock &lock) : l(lock) { l.lock_read(); }
    ~ReadGuard() { l.unlock_read(); }
};

struct WriteGuard {
    RWLock &l;
    explicit WriteGuard(RWLock &lock) : l(lock) { l.lock_write(); }
    ~WriteGuard() { l.unlock_write(); }
};

RWLock rw;
int version = 0;
int values[16];

int lookup(int i)
{
    ReadGuard g(rw);
    return values[i % 16] + version;    // RACE!
}

void update(int i, int v)
{
    WriteGuard g(rw);
    values[i % 16] = v;                 // RACE!
    ++version;                          // RACE!
}

int main()
{
    std::vector<std::thread> ts;
    for (int t = 0; t < 3; t++)
        ts.emplace_back([t] {
            for (int i = 0; i < 1000; i++)
                if (i % 10 == 0)
                    update(i, t);
                else
                    lookup(i);
        });
    for (auto &t : ts)
        t.join();
    return lookup(3) < 0;
}
