// a handle that owns its object and gives access by an operator
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Buffer {
    int used = 0;
};

class Store {
public:
    Store()
    {
        for (int i = 0; i < 3; i++)
            free_.push_back(std::make_unique<Buffer>());
    }
    std::unique_ptr<Buffer> take()
    {
        std::lock_guard<std::mutex> g(mutex_);
        if (free_.empty())
            return std::make_unique<Buffer>();
        std::unique_ptr<Buffer> b = std::move(free_.back());
        free_.pop_back();
        return b;
    }
    void give(std::unique_ptr<Buffer> b)
    {
        std::lock_guard<std::mutex> g(mutex_);
        free_.push_back(std::move(b));
    }

private:
    std::mutex mutex_;
    std::vector<std::unique_ptr<Buffer>> free_;
};

class Handle {
public:
    explicit Handle(Store &s) : store_(s), buffer_(s.take()) {}
    ~Handle() { store_.give(std::move(buffer_)); }
    Buffer *operator->() { return buffer_.get(); }

private:
    Store &store_;
    std::unique_ptr<Buffer> buffer_;
};

int main()
{
    Store store;
    std::vector<std::thread> users;
    for (int i = 0; i < 4; i++)
        users.emplace_back([&store, i] {
            Handle h(store);
            h->used += i; // NORACE
        });
    for (auto &u : users)
        u.join();
    std::cout << "done\n";
}
