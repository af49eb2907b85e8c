// messages are made by one thread and handed to another as unique_ptr through a guarded queue
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <string>
#include <thread>

struct Message {
    int id;
    std::string body;
};

class Mailbox {
    std::queue<std::unique_ptr<Message>> q_;
    std::mutex m_;
    std::condition_variable cv_;

public:
    void send(std::unique_ptr<Message> m)
    {
        std::lock_guard<std::mutex> lk(m_);
        q_.push(std::move(m)); // NORACE
        cv_.notify_one();
    }
    std::unique_ptr<Message> receive()
    {
        std::unique_lock<std::mutex> lk(m_);
        cv_.wait(lk, [this] { return !q_.empty(); });
        auto m = std::move(q_.front());
        q_.pop();
        return m;
    }
};

int main()
{
    Mailbox box;
    std::thread t([&] {
        for (int i = 0; i < 10; ++i) {
            auto m = box.receive();
            m->body += "!"; // NORACE
            std::cout << m->id << m->body << '\n'; // NORACE
        }
    });
    for (int i = 0; i < 10; ++i) {
        auto m = std::make_unique<Message>();
        m->id = i; // NORACE
        m->body = "msg"; // NORACE
        box.send(std::move(m));
    }
    t.join();
}
