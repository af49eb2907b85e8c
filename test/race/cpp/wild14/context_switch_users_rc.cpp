// A session object is shared by two request handlers; only the map of sessions is guarded.
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>

struct Session {
    int hits = 0;
    std::string last_page;
};

class SessionStore {
    std::unordered_map<std::string, std::shared_ptr<Session>> sessions_;
    std::mutex mutex_;

public:
    std::shared_ptr<Session> open(const std::string &id)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        auto &s = sessions_[id]; // NORACE
        if (!s)
            s = std::make_shared<Session>();
        return s;
    }
};

static void handle(SessionStore &store, const std::string &id, const std::string &page)
{
    auto session = store.open(id);
    session->hits++; // RACE! h
    session->last_page = page; // RACE! p
}

int main()
{
    SessionStore store;
    std::thread a([&] {
        for (int i = 0; i < 10; ++i)
            handle(store, "42", "/index");
    });
    std::thread b([&] {
        for (int i = 0; i < 10; ++i)
            handle(store, "42", "/about");
    });
    a.join();
    b.join();
    std::cout << store.open("42")->hits << '\n'; // NORACE
}
