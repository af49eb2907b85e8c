// messages are moved through a queue and belong to whoever has them
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <string>
#include <thread>
#include <vector>

struct Message {
    int id;
    std::string body;
    std::vector<int> trace;
};

class MessageQueue {
public:
    void put(std::unique_ptr<Message> msg)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        queue_.push(std::move(msg));
        cond_.notify_one();
    }
    std::unique_ptr<Message> get()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        cond_.wait(lock, [this] { return !queue_.empty(); });
        std::unique_ptr<Message> msg = std::move(queue_.front());
        queue_.pop();
        return msg;
    }

private:
    std::queue<std::unique_ptr<Message>> queue_;
    std::mutex mutex_;
    std::condition_variable cond_;
};

int main()
{
    MessageQueue q;
    std::thread producer([&q] {
        for (int i = 0; i < 10; i++) {
            auto m = std::make_unique<Message>();
            m->id = i;
            m->body = "body";
            q.put(std::move(m));
        }
        q.put(nullptr);
    });
    std::thread consumer([&q] {
        while (auto m = q.get()) {
            m->trace.push_back(m->id);
            m->body += "!";
        }
    });
    producer.join();
    consumer.join();
    std::cout << "done\n";
}
