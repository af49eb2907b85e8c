// a small chat server: sessions are added under the lock, but the broadcast takes it for the list only
// tsan: no: seldom at the same time on a machine with two cores
#include <algorithm>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Session {
public:
    explicit Session(int id) : id_(id) {}
    void deliver(const std::string &text)
    {
        inbox_.push_back(text); // RACE!
        ++delivered_;           // RACE!
    }
    int id() const { return id_; }
    size_t delivered() const { return delivered_; }

private:
    int id_;
    size_t delivered_ = 0;
    std::vector<std::string> inbox_;
};

class Room {
    std::mutex m_;
    std::vector<std::shared_ptr<Session>> sessions_;

public:
    void join(std::shared_ptr<Session> s)
    {
        std::lock_guard<std::mutex> lk(m_);
        sessions_.push_back(s);
    }
    void leave(int id)
    {
        std::lock_guard<std::mutex> lk(m_);
        sessions_.erase(std::remove_if(sessions_.begin(), sessions_.end(),
                                       [id](const std::shared_ptr<Session> &s) { return s->id() == id; }),
                        sessions_.end());
    }
    void broadcast(const std::string &text)
    {
        std::vector<std::shared_ptr<Session>> all;
        {
            std::lock_guard<std::mutex> lk(m_);
            all = sessions_;
        }
        for (auto &s : all)
            s->deliver(text);
    }
};

static void client(Room &room, int id)
{
    auto s = std::make_shared<Session>(id);
    room.join(s);
    for (int i = 0; i < 5; ++i)
        room.broadcast("hello from " + std::to_string(id));
    room.leave(id);
}

int main()
{
    Room room;
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back(client, std::ref(room), i);
    for (auto &t : ts)
        t.join();
}
