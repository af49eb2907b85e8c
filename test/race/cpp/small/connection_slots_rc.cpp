// A counting semaphore limits users to three, but the slot is looked for without a lock.
// flags: -std=c++20
// tsan: some: two clients must look at the same slot at once
#include <array>
#include <iostream>
#include <semaphore>
#include <thread>
#include <vector>

struct Connection {
    bool busy = false;
    int queries = 0;
};

class Pool {
    std::array<Connection, 3> connections;
    std::counting_semaphore<3> free_slots{3};

public:
    Connection &acquire()
    {
        free_slots.acquire();
        for (auto &c : connections) {
            if (!c.busy) { // RACE! b
                c.busy = true; // RACE! b
                return c;
            }
        }
        return connections[0];
    }
    void release(Connection &c)
    {
        c.busy = false; // RACE! b
        free_slots.release();
    }
    int total() const
    {
        int n = 0;
        for (const auto &c : connections)
            n += c.queries;
        return n;
    }
};

int main()
{
    Pool pool;
    std::vector<std::thread> clients;
    for (int i = 0; i < 6; ++i)
        clients.emplace_back([&pool] {
            for (int q = 0; q < 5000; ++q) {
                Connection &c = pool.acquire();
                c.queries++; // RACE! q
                pool.release(c);
            }
        });
    for (auto &c : clients)
        c.join();
    std::cout << pool.total() << '\n';
}
