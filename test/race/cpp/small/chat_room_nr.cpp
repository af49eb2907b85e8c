// Users with mailboxes of their own, a room with a list of users: each has its own mutex.
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class User {
    std::string name_;
    mutable std::mutex mutex_;
    std::deque<std::string> inbox_;

public:
    explicit User(std::string name) : name_(std::move(name)) {}
    const std::string &name() const { return name_; }
    void deliver(const std::string &text)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        inbox_.push_back(text);
        if (inbox_.size() > 16)
            inbox_.pop_front();
    }
    std::size_t unread() const
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return inbox_.size();
    }
};

class Room {
    std::mutex mutex_;
    std::vector<std::shared_ptr<User>> users_;

public:
    void join(std::shared_ptr<User> u)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        users_.push_back(std::move(u));
    }
    void say(const User &from, const std::string &text)
    {
        std::vector<std::shared_ptr<User>> targets;
        {
            std::lock_guard<std::mutex> lock(mutex_);
            targets = users_;
        }
        for (auto &u : targets)
            if (u.get() != &from)
                u->deliver(from.name() + ": " + text);
    }
};

int main()
{
    Room room;
    std::vector<std::thread> sessions;
    for (int i = 0; i < 3; ++i)
        sessions.emplace_back([&room, i] {
            auto me = std::make_shared<User>("user" + std::to_string(i));
            room.join(me);
            for (int n = 0; n < 10; ++n)
                room.say(*me, "hello " + std::to_string(n));
            std::cout << me->unread() << '\n';
        });
    for (auto &s : sessions)
        s.join();
}
