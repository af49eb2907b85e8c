// Many objects, each with a mutex and containers: elements belong to the mutex beside them.
#include <algorithm>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

struct Shelf {
    std::mutex m;
    std::list<std::pair<int, int>> items;
    std::map<std::string, int> index;
    std::deque<std::string> log;
    std::vector<int> prices;

    std::list<std::pair<int, int>>::iterator find(int id)
    {
        return std::find_if(items.begin(), items.end(),
                            [id](const std::pair<int, int> &p) { return p.first == id; });
    }
    void add(int id)
    {
        std::lock_guard<std::mutex> g(m);
        auto it = find(id);
        if (it == items.end())
            items.push_back({id, 1}); // NORACE
        else
            it->second += 1; // NORACE
        index["n" + std::to_string(id)]++; // NORACE
        log.push_back("add"); // NORACE
        prices.push_back(id); // NORACE
    }
    void raise()
    {
        std::lock_guard<std::mutex> g(m);
        for (auto &p : items)
            p.second += 1; // NORACE
        std::for_each(prices.begin(), prices.end(), [](int &p) { p += 1; }); // NORACE
        if (!log.empty())
            log.front() = "raise"; // NORACE
    }
};

int main()
{
    std::vector<std::unique_ptr<Shelf>> shelves;
    for (int i = 0; i < 3; ++i)
        shelves.push_back(std::make_unique<Shelf>());
    auto work = [&] {
        for (int i = 0; i < 30; ++i) {
            shelves[i % 3]->add(i % 7);
            shelves[(i + 1) % 3]->raise();
        }
    };
    std::thread a(work), b(work);
    a.join();
    b.join();
}
