// A message bus with topics; subscribers have inboxes of their own with a lock each.
#include <deque>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Inbox {
    std::deque<std::string> messages_;
    std::mutex m_;

public:
    void deliver(const std::string &s)
    {
        std::lock_guard<std::mutex> g(m_);
        messages_.push_back(s);
    }
    bool fetch(std::string &out)
    {
        std::lock_guard<std::mutex> g(m_);
        if (messages_.empty())
            return false;
        out = std::move(messages_.front());
        messages_.pop_front();
        return true;
    }
};

class Bus {
    std::map<std::string, std::vector<std::shared_ptr<Inbox>>> topics_;
    std::mutex m_;

public:
    std::shared_ptr<Inbox> subscribe(const std::string &topic)
    {
        auto box = std::make_shared<Inbox>();
        std::lock_guard<std::mutex> g(m_);
        topics_[topic].push_back(box);
        return box;
    }
    void publish(const std::string &topic, const std::string &msg)
    {
        std::lock_guard<std::mutex> g(m_);
        for (auto &box : topics_[topic])
            box->deliver(msg);
    }
};

int main()
{
    Bus bus;
    std::thread pub([&bus] {
        for (int i = 0; i < 50; ++i)
            bus.publish(i % 2 ? "odd" : "even", std::to_string(i));
    });
    auto reader = [&bus](const char *topic) {
        auto box = bus.subscribe(topic);
        std::string s;
        std::size_t n = 0;
        for (int i = 0; i < 100; ++i)
            if (box->fetch(s))
                n += s.size();
        std::cout << n << '\n';
    };
    std::thread a(reader, "odd"), b(reader, "even");
    pub.join();
    a.join();
    b.join();
}
