// flags: -std=c++20
// two stages start each other
#include <latch>
#include <thread>

std::latch db_ready{1};
std::latch net_ready{1};

void start_db()
{
    net_ready.wait();
    db_ready.count_down();
}

void start_net()
{
    net_ready.count_down();
    db_ready.wait();
}

int main()
{
    std::thread db(start_db);
    std::thread net(start_net);
    db.join();
    net.join();
}
