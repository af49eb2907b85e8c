// A pipeline of three stages; the last stage's results are read before the join.
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <string>
#include <thread>
#include <vector>

template <class T> class Channel {
    std::queue<T> q;
    std::mutex m;
    std::condition_variable cv;
    bool closed = false;

public:
    void put(T t)
    {
        std::unique_lock<std::mutex> lk(m);
        q.push(std::move(t));
        lk.unlock();
        cv.notify_one();
    }
    void close()
    {
        std::lock_guard<std::mutex> lk(m);
        closed = true;
        cv.notify_all();
    }
    bool get(T &t)
    {
        std::unique_lock<std::mutex> lk(m);
        while (q.empty() && !closed)
            cv.wait(lk);
        if (q.empty())
            return false;
        t = std::move(q.front());
        q.pop();
        return true;
    }
};

int main()
{
    Channel<int> numbers;
    Channel<std::string> texts;
    std::vector<std::string> results;
    std::thread source([&] {
        for (int i = 0; i < 50; ++i)
            numbers.put(i);
        numbers.close();
    });
    std::thread format([&] {
        int n;
        while (numbers.get(n))
            texts.put("item " + std::to_string(n));
        texts.close();
    });
    std::thread sink([&] {
        std::string s;
        while (texts.get(s))
            results.push_back(s); // RACE!
    });
    source.join();
    format.join();
    std::cout << results.size() << '\n'; // RACE!
    sink.join();
}
