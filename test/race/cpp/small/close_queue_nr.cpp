// A channel that can be closed; receivers get std::optional.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>
#include <vector>

struct Image {
    int id = 0;
    std::vector<unsigned char> pixels;
};

template <typename T> class Channel {
    std::queue<T> queue_;
    std::mutex mutex_;
    std::condition_variable ready_;
    bool closed_ = false;

public:
    void send(T value)
    {
        {
            std::lock_guard lock(mutex_);
            queue_.push(std::move(value));
        }
        ready_.notify_one();
    }
    std::optional<T> receive()
    {
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [&] { return closed_ || !queue_.empty(); });
        if (queue_.empty())
            return std::nullopt;
        T value = std::move(queue_.front());
        queue_.pop();
        return value;
    }
    void close()
    {
        std::lock_guard lock(mutex_);
        closed_ = true;
        ready_.notify_all();
    }
};

int main()
{
    Channel<Image> loaded, filtered;
    std::thread loader([&] {
        for (int i = 0; i < 20; ++i) {
            Image img;
            img.id = i;
            img.pixels.assign(64, static_cast<unsigned char>(i));
            loaded.send(std::move(img));
        }
        loaded.close();
    });
    std::thread filter([&] {
        while (auto img = loaded.receive()) {
            for (auto &p : img->pixels)
                p = static_cast<unsigned char>(255 - p);
            filtered.send(std::move(*img));
        }
        filtered.close();
    });
    long sum = 0;
    while (auto img = filtered.receive())
        for (auto p : img->pixels)
            sum += p;
    loader.join();
    filter.join();
    std::cout << sum << '\n';
}
