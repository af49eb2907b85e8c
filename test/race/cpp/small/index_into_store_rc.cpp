// indices with a lock each point into one store: the entries belong to none of them
#include <map>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

struct Entry {
    long hits = 0;
};

static std::map<int, Entry> store;

struct Index {
    std::mutex lock;
    std::unordered_map<int, Entry *> by;
};

static Index *indices[4];

static void hit(int i, int key)
{
    Index &index = *indices[i];
    std::lock_guard<std::mutex> guard(index.lock);
    auto it = index.by.find(key);
    if (it != index.by.end())
        it->second->hits++; // RACE!
}

int main()
{
    for (int k = 0; k < 8; k++)
        store[k].hits = 0;
    for (auto &index : indices) {
        index = new Index;
        for (auto &e : store)
            index->by[e.first] = &e.second;
    }
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++)
        threads.emplace_back([i] {
            for (int k = 0; k < 100; k++)
                hit(i, k % 8);
        });
    for (auto &t : threads)
        t.join();
}
