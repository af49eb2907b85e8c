// boxes with a lock and a vector each; one item is in the vectors of all of them
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

struct Item {
    long uses = 0;
};

struct Box {
    std::mutex lock;
    std::vector<Item *> items;
};

static Box *boxes[4];

static void work(int i)
{
    Box &box = *boxes[i];
    std::lock_guard<std::mutex> guard(box.lock);
    box.items[0]->uses++; // RACE!
}

int main()
{
    for (auto &box : boxes)
        box = new Box;
    auto item = new Item;
    for (auto &box : boxes)
        box->items.push_back(item);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++)
        threads.emplace_back(work, i);
    for (auto &t : threads)
        t.join();
    std::printf("%ld\n", item->uses);
}
