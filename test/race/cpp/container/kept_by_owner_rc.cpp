// Many objects, each with a mutex and containers; one in five ways the wrong mutex is held.
// tsan: some: containers of small elements are seldom met inside
#include <algorithm>
#include <deque>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

struct Item {
    int count = 0;
};

struct Shelf {
    std::mutex m;
    std::list<std::pair<int, int>> items;
    std::vector<int> prices = std::vector<int>(8);
    std::vector<int> copies = std::vector<int>(8);
    std::vector<int> others = std::vector<int>(8);
    std::deque<std::string> log;
    std::vector<Item *> shared;
    Shelf *peer = nullptr;
    int size = 0;

    void count_shared()
    {
        std::lock_guard<std::mutex> g(m);
        for (Item *i : shared)
            i->count++; // RACE! shared
    }
    void copy_to_peer()
    {
        std::lock_guard<std::mutex> g(m);
        std::copy(prices.begin(), prices.end(), peer->copies.begin()); // RACE! copy
    }
    int first_copy()
    {
        std::lock_guard<std::mutex> g(m);
        return copies[0]; // RACE! copy
    }
    void add_to_peer()
    {
        std::lock_guard<std::mutex> g(m);
        peer->items.push_back({1, 2}); // RACE! items
    }
    int first_item()
    {
        std::lock_guard<std::mutex> g(m);
        return items.empty() ? 0 : items.front().second; // RACE! items
    }
    void exchange()
    {
        std::lock_guard<std::mutex> g(m);
        std::swap(size, peer->size); // RACE! size
    }
    void raise_others(Shelf &other)
    {
        std::lock_guard<std::mutex> g(m);
        std::for_each(prices.begin(), prices.end(), [&other](int) {
            other.others[0]++; // RACE! others
        });
    }
};

int main()
{
    std::vector<std::unique_ptr<Shelf>> shelves;
    Item item;
    for (int i = 0; i < 3; ++i) {
        shelves.push_back(std::make_unique<Shelf>());
        shelves[i]->shared.push_back(&item);
    }
    for (int i = 0; i < 3; ++i)
        shelves[i]->peer = shelves[(i + 1) % 3].get();
    auto work = [&](int from) {
        for (int i = from; i < 300; ++i) {
            Shelf &s = *shelves[i % 3];
            s.count_shared();
            s.copy_to_peer();
            s.first_copy();
            s.add_to_peer();
            s.first_item();
            s.exchange();
            s.raise_others(*s.peer);
        }
    };
    std::thread a(work, 0), b(work, 1);
    a.join();
    b.join();
}
