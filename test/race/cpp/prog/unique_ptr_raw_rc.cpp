// raw pointer kept while the owner has moved to another thread
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>

struct Counter {
    int n = 0;
};

int main()
{
    auto owner = std::make_unique<Counter>();
    Counter *peek = owner.get();
    std::thread t([c = std::move(owner)] {
        for (int i = 0; i < 100; i++)
            c->n++; // RACE!
    });
    peek->n += 5; // RACE!
    t.join();
    std::cout << "end\n";
}
