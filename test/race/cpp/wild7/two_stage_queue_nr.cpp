// Documents moved through two blocking queues.
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

template <typename T> class Channel {
public:
    void send(T v)
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            q_.push_back(std::move(v));
        }
        cv_.notify_one();
    }
    void close()
    {
        std::lock_guard<std::mutex> lk(m_);
        closed_ = true;
        cv_.notify_all();
    }
    std::optional<T> receive()
    {
        std::unique_lock<std::mutex> lk(m_);
        cv_.wait(lk, [this] { return closed_ || !q_.empty(); });
        if (q_.empty())
            return std::nullopt;
        std::optional<T> v(std::move(q_.front()));
        q_.pop_front();
        return v;
    }

private:
    std::deque<T> q_;
    std::mutex m_;
    std::condition_variable cv_;
    bool closed_ = false;
};

struct Document {
    int id = 0;
    std::vector<std::string> words;
};

int main()
{
    Channel<Document> parsed;
    Channel<std::pair<int, std::size_t>> counted;
    std::thread parser([&] {
        for (int i = 0; i < 10; ++i) {
            Document d;
            d.id = i;
            for (int w = 0; w < i; ++w)
                d.words.push_back("word" + std::to_string(w));
            parsed.send(std::move(d));
        }
        parsed.close();
    });
    std::thread counter([&] {
        while (auto d = parsed.receive()) {
            std::size_t n = 0;
            for (const auto &w : d->words)
                n += w.size();
            counted.send({d->id, n});
        }
        counted.close();
    });
    std::size_t total = 0;
    while (auto r = counted.receive())
        total += r->second;
    parser.join();
    counter.join();
    std::cout << total << std::endl;
}
