// A readers-writer lock made of a mutex and a condition variable.
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
    bool writing = false;

public:
    void lockRead()
    {
        std::unique_lock<std::mutex> lk(m);
        cv.wait(lk, [this] { return !writing; });
        ++readers;
    }
    void unlockRead()
    {
        std::unique_lock<std::mutex> lk(m);
        if (--readers == 0)
            cv.notify_all();
    }
    void lockWrite()
    {
        std::unique_lock<std::mutex> lk(m);
        cv.wait(lk, [this] { return !writing && readers == 0; });
        writing = true;
    }
    void unlockWrite()
    {
        std::unique_lock<std::mutex> lk(m);
        writing = false;
        cv.notify_all();
    }
};

class PhoneBook {
    RWLock lock;
    std::map<std::string, int> numbers;

public:
    void set(const std::string &name, int number)
    {
        lock.lockWrite();
        numbers[name] = number;
        lock.unlockWrite();
    }
    int get(const std::string &name)
    {
        lock.lockRead();
        auto it = numbers.find(name);
        int result = it == numbers.end() ? -1 : it->second;
        lock.unlockRead();
        return result;
    }
};

int main()
{
    PhoneBook book;
    std::thread writer([&] {
        for (int i = 0; i < 50; ++i)
            book.set("name" + std::to_string(i % 5), i);
    });
    std::vector<std::thread> readers;
    for (int r = 0; r < 3; ++r)
        readers.emplace_back([&] {
            int found = 0;
            for (int i = 0; i < 50; ++i)
                found += book.get("name" + std::to_string(i % 5)) >= 0;
            if (found > 50)
                std::cout << "too many\n";
        });
    writer.join();
    for (auto &r : readers)
        r.join();
    std::cout << book.get("name1") << '\n';
}
