// three stages pass records by value through two bounded queues
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <optional>
#include <queue>
#include <string>
#include <thread>
#include <vector>

struct Record {
    int id = 0;
    std::string text;
    std::vector<int> numbers;
};

template <class T> class Channel {
public:
    explicit Channel(size_t cap) : cap_(cap) {}
    void put(T v)
    {
        std::unique_lock<std::mutex> lk(m_);
        not_full_.wait(lk, [this] { return q_.size() < cap_; });
        q_.push(std::move(v));
        not_empty_.notify_one();
    }
    std::optional<T> take()
    {
        std::unique_lock<std::mutex> lk(m_);
        not_empty_.wait(lk, [this] { return closed_ || !q_.empty(); });
        if (q_.empty())
            return std::nullopt;
        T v = std::move(q_.front());
        q_.pop();
        not_full_.notify_one();
        return v;
    }
    void close()
    {
        std::lock_guard<std::mutex> lk(m_);
        closed_ = true;
        not_empty_.notify_all();
    }

private:
    std::mutex m_;
    std::condition_variable not_full_, not_empty_;
    std::queue<T> q_;
    size_t cap_;
    bool closed_ = false;
};

int main()
{
    Channel<Record> parsed(4), scored(4);
    std::thread parse([&] {
        for (int i = 0; i < 20; ++i) {
            Record r;
            r.id = i;
            r.text = "line " + std::to_string(i);
            parsed.put(std::move(r));
        }
        parsed.close();
    });
    std::thread score([&] {
        while (auto r = parsed.take()) {
            for (char c : r->text)
                r->numbers.push_back(c); // NORACE
            scored.put(std::move(*r));
        }
        scored.close();
    });
    long total = 0;
    while (auto r = scored.take())
        for (int n : r->numbers)
            total += n; // NORACE
    parse.join();
    score.join();
    std::cout << total << '\n';
}
