// records with strings go through two queues by value; one of the queues is emptied without its lock
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

struct Record {
    int id = 0;
    std::string text;
};

class Channel {
    std::deque<Record> q_;
    std::mutex m_;
    std::condition_variable cv_;

public:
    void put(Record r)
    {
        std::lock_guard<std::mutex> l(m_);
        q_.push_back(std::move(r));
        cv_.notify_one();
    }
    Record take()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [this] { return !q_.empty(); }); // RACE!
        Record r = std::move(q_.front()); // RACE!
        q_.pop_front(); // RACE!
        return r;
    }
    void drop() { q_.clear(); } // RACE!
};

int main()
{
    Channel raw, cooked;
    std::thread cook([&] {
        for (int i = 0; i < 20; i++) {
            Record r = raw.take();
            r.text += "!";
            cooked.put(std::move(r));
        }
    });
    for (int i = 0; i < 20; i++)
        raw.put(Record{i, "record"});
    raw.drop();
    size_t n = 0;
    for (int i = 0; i < 20; i++)
        n += cooked.take().text.size();
    cook.join();
    std::printf("%zu\n", n);
}
