// flags: -std=c++20
// Two locks of a vector at once; guards adopt them.
#include <mutex>
#include <thread>
#include <vector>

static std::vector<std::mutex> shelves(4);
static std::vector<int> stock(4);

static void move_one(size_t from, size_t to)
{
    std::lock(shelves[from], shelves[to]);
    std::lock_guard<std::mutex> a(shelves[from], std::adopt_lock);
    std::lock_guard<std::mutex> b(shelves[to], std::adopt_lock);
    stock[from]--;
    stock[to]++;
}

int main()
{
    std::vector<std::jthread> threads;
    for (size_t i = 0; i < 4; i++)
        threads.emplace_back(move_one, i, (i + 1) % 4);
}
