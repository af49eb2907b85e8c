// A static local counter in a function that gives out ids.
// flags: -std=c++11
#include <atomic>
#include <set>
#include <thread>
#include <vector>
#include <iostream>

unsigned next_id()
{
    static unsigned id = 100;
    return id++; // RACE!
}

struct Widget {
    unsigned id;
    Widget() : id(next_id()) {}
};

std::vector<Widget> make(int n)
{
    std::vector<Widget> ws;
    for (int i = 0; i < n; ++i)
        ws.push_back(Widget());
    return ws;
}

int main()
{
    std::vector<Widget> a, b;
    std::thread t1([&a] { a = make(10); });
    std::thread t2([&b] { b = make(10); });
    t1.join();
    t2.join();
    std::set<unsigned> all;
    for (const Widget &w : a)
        all.insert(w.id);
    for (const Widget &w : b)
        all.insert(w.id);
    std::cout << all.size() << '\n';
}
