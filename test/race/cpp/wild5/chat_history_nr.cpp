// A chat room: members post under a lock, the history is printed after all have left.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Room {
public:
    void post(const std::string &who, std::string text)
    {
        std::string line = who + ": " + std::move(text);
        std::scoped_lock lock(mutex_);
        history_.push_back(std::move(line));
    }
    std::vector<std::string> history() const
    {
        std::scoped_lock lock(mutex_);
        return history_;
    }

private:
    mutable std::mutex mutex_;
    std::vector<std::string> history_;
};

int main()
{
    Room room;
    std::vector<std::thread> members;
    for (const char *name : {"ann", "bob", "eve"})
        members.emplace_back([&room, name] {
            for (int i = 0; i < 3; ++i)
                room.post(name, "message " + std::to_string(i));
        });
    for (auto &m : members)
        m.join();
    for (const auto &line : room.history())
        std::cout << line << '\n';
}
