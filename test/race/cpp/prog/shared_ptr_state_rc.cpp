// the shared object is changed by both owners
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>

struct Session {
    int requests = 0;
    bool open = true;
};

static void serve(std::shared_ptr<Session> s)
{
    for (int i = 0; i < 100; i++)
        s->requests++; // RACE! r
    s->open = false; // RACE! o
}

int main()
{
    auto s = std::make_shared<Session>();
    std::thread t(serve, s);
    while (s->open) { // RACE! o
        s->requests++; // RACE! r
    }
    t.join();
    std::cout << s->requests << "\n";
}
