// the shared_ptr variable itself is replaced without a lock
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

static std::shared_ptr<std::vector<int>> current = std::make_shared<std::vector<int>>(3, 1);

static void publish()
{
    auto next = std::make_shared<std::vector<int>>(5, 2);
    current = next; // RACE!
}

static void look()
{
    auto snap = current; // RACE!
    std::cout << snap->size() << "\n";
}

int main()
{
    std::thread w(publish), r(look);
    w.join();
    r.join();
}
