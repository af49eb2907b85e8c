#include <map>
#include <mutex>
#include <string>
#include <thread>
class Room;
class User {
    std::mutex m;
    std::string inbox;
    Room *room = nullptr;
public:
    void enter(Room *r) { std::lock_guard<std::mutex> g(m); room = r; }
    void receive(const std::string &s) { std::lock_guard<std::mutex> g(m); inbox += s; }
    void shout(const std::string &s);
};
class Room {
    std::mutex m;
    std::map<int, User *> users;
public:
    void add(int id, User *u) { std::lock_guard<std::mutex> g(m); users[id] = u; }
    void broadcast(const std::string &s)
    {
        std::lock_guard<std::mutex> g(m);
        for (auto &u : users) u.second->receive(s);
    }
};
void User::shout(const std::string &s)
{
    Room *r;
    { std::lock_guard<std::mutex> g(m); r = room; }
    if (r) r->broadcast(s);
}
int main()
{
    Room r;
    User a, b;
    r.add(1, &a);
    r.add(2, &b);
    a.enter(&r);
    b.enter(&r);
    std::thread t([&] { a.shout("hi"); });
    std::thread u([&] { b.shout("ho"); });
    t.join();
    u.join();
}
