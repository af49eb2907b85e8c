// A readers-writer lock of a mutex and a condition variable, with guards, around a phone book.
#include <condition_variable>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class RWLock {
    std::mutex m;
    std::condition_variable cv;
    int readers = 0;
    bool writer = false;

public:
    void read_lock()
    {
        std::unique_lock<std::mutex> l(m);
        cv.wait(l, [this] { return !writer; });
        ++readers;
    }
    void read_unlock()
    {
        std::unique_lock<std::mutex> l(m);
        if (--readers == 0)
            cv.notify_all();
    }
    void write_lock()
    {
        std::unique_lock<std::mutex> l(m);
        cv.wait(l, [this] { return !writer && readers == 0; });
        writer = true;
    }
    void write_unlock()
    {
        std::unique_lock<std::mutex> l(m);
        writer = false;
        cv.notify_all();
    }
};

struct ReadGuard {
    RWLock &l;
    explicit ReadGuard(RWLock &x) : l(x) { l.read_lock(); }
    ~ReadGuard() { l.read_unlock(); }
};

struct WriteGuard {
    RWLock &l;
    explicit WriteGuard(RWLock &x) : l(x) { l.write_lock(); }
    ~WriteGuard() { l.write_unlock(); }
};

class PhoneBook {
    RWLock lock;
    std::map<std::string, std::string> numbers;

public:
    void set(const std::string &who, const std::string &nr)
    {
        WriteGuard g(lock);
        numbers[who] = nr;
    }
    std::string get(const std::string &who)
    {
        ReadGuard g(lock);
        auto it = numbers.find(who);
        return it == numbers.end() ? "" : it->second;
    }
};

int main()
{
    PhoneBook book;
    std::vector<std::thread> ts;
    ts.emplace_back([&] {
        for (int i = 0; i < 20; ++i)
            book.set("p" + std::to_string(i), std::to_string(1000 + i));
    });
    for (int r = 0; r < 2; ++r)
        ts.emplace_back([&] {
            std::size_t n = 0;
            for (int i = 0; i < 20; ++i)
                n += book.get("p" + std::to_string(i)).size();
            std::cout << (n > 0) << '\n';
        });
    for (auto &t : ts)
        t.join();
}
