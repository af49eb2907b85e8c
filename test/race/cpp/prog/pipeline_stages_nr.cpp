// three stages joined by queues of shared_ptr; each item is in one stage at a time
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>

struct Item {
    int id = 0;
    int parsed = 0;
    long result = 0;
};

template <typename T>
class Channel {
public:
    void send(T v)
    {
        {
            std::lock_guard<std::mutex> g(mu_);
            q_.push(std::move(v));
        }
        cv_.notify_one();
    }
    void close()
    {
        {
            std::lock_guard<std::mutex> g(mu_);
            closed_ = true;
        }
        cv_.notify_all();
    }
    std::optional<T> receive()
    {
        std::unique_lock<std::mutex> l(mu_);
        cv_.wait(l, [&] { return closed_ || !q_.empty(); });
        if (q_.empty())
            return std::nullopt;
        T v = std::move(q_.front());
        q_.pop();
        return v;
    }

private:
    std::mutex mu_;
    std::condition_variable cv_;
    std::queue<T> q_;
    bool closed_ = false;
};

int main()
{
    Channel<std::shared_ptr<Item>> in, out;
    std::thread parser([&] {
        for (int i = 0; i < 10; ++i) {
            auto item = std::make_shared<Item>();
            item->id = i; // NORACE
            item->parsed = i * 2; // NORACE
            in.send(std::move(item));
        }
        in.close();
    });
    std::thread worker([&] {
        while (auto item = in.receive()) {
            (*item)->result = (*item)->parsed * 10L; // NORACE
            out.send(std::move(*item));
        }
        out.close();
    });
    long sum = 0;
    while (auto item = out.receive())
        sum += (*item)->result; // NORACE
    parser.join();
    worker.join();
    std::cout << sum << '\n';
    return 0;
}
