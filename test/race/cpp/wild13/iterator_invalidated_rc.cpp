// A session list is cleaned up while another thread walks it by iterators.
#include <iostream>
#include <list>
#include <mutex>
#include <string>
#include <thread>

struct Session {
    int id;
    bool expired;
};

std::list<Session> sessions;
std::mutex sessions_mutex;

void cleaner()
{
    for (int round = 0; round < 10; ++round) {
        std::lock_guard<std::mutex> g(sessions_mutex);
        sessions.remove_if([](const Session &s) { return s.expired; }); // RACE!
        sessions.push_back({round, round % 2 == 0}); // RACE!
    }
}

int main()
{
    for (int i = 0; i < 5; ++i)
        sessions.push_back({i, i % 3 == 0}); // NORACE
    std::thread t(cleaner);
    int live = 0;
    for (auto it = sessions.begin(); it != sessions.end(); ++it) // RACE!
        live += !it->expired; // RACE
    t.join();
    std::cout << live << '\n';
}
