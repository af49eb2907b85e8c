// A pipeline of virtual stages, each with its own thread, linked by channels that are closed at the end.
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>
#include <vector>

template <typename T>
class Channel {
public:
    void put(T v)
    {
        std::lock_guard<std::mutex> lk(m_);
        q_.push(std::move(v));
        cv_.notify_one();
    }
    void close()
    {
        std::lock_guard<std::mutex> lk(m_);
        closed_ = true;
        cv_.notify_all();
    }
    std::optional<T> get()
    {
        std::unique_lock<std::mutex> lk(m_);
        cv_.wait(lk, [this] { return closed_ || !q_.empty(); });
        if (q_.empty())
            return std::nullopt;
        T v = std::move(q_.front());
        q_.pop();
        return v;
    }

private:
    std::mutex m_;
    std::condition_variable cv_;
    std::queue<T> q_;
    bool closed_ = false;
};

using Numbers = std::vector<int>;

class Stage {
public:
    Stage(Channel<Numbers> &in, Channel<Numbers> &out) : in_(in), out_(out) {}
    virtual ~Stage() = default;
    void start() { thread_ = std::thread([this] { loop(); }); }
    void join() { thread_.join(); }

protected:
    virtual void process(Numbers &n) = 0;

private:
    void loop()
    {
        while (auto n = in_.get()) {
            process(*n);
            out_.put(std::move(*n));
        }
        out_.close();
    }
    Channel<Numbers> &in_, &out_;
    std::thread thread_;
};

class Doubler : public Stage {
    using Stage::Stage;
    void process(Numbers &n) override
    {
        for (int &x : n)
            x *= 2;
    }
};

class Filter : public Stage {
public:
    using Stage::Stage;
    int removed = 0;

private:
    void process(Numbers &n) override
    {
        Numbers kept;
        for (int x : n)
            if (x % 3)
                kept.push_back(x);
            else
                ++removed;
        n.swap(kept);
    }
};

int main()
{
    Channel<Numbers> a, b, c;
    auto d = std::make_unique<Doubler>(a, b);
    auto f = std::make_unique<Filter>(b, c);
    d->start();
    f->start();
    for (int i = 0; i < 5; ++i)
        a.put({i, i + 1, i + 2});
    a.close();
    int sum = 0;
    while (auto n = c.get())
        for (int x : *n)
            sum += x;
    d->join();
    f->join();
    std::cout << sum << ' ' << f->removed << '\n';
}
