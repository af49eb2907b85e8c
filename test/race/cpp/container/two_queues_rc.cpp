// records with strings go through two queues by value; one of them is asked for its size without its lock
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
        cv_.wait(l, [this] { return !q_.empty(); });
        Record r = std::move(q_.front());
        q_.pop_front(); // RACE!
        return r;
    }
    size_t waiting() const { return q_.size(); } // RACE!
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
    size_t n = raw.waiting();
    for (int i = 0; i < 20; i++)
        n += cooked.take().text.size();
    cook.join();
    std::printf("%zu\n", n);
}
