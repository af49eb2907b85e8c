// flags: -std=c++20
// Two locks of a vector at once, which nobody gives back.
#include <mutex>
#include <thread>
#include <vector>

static std::vector<std::mutex> shelves(4);
static std::vector<int> stock(4);

static void move_one(size_t from, size_t to)
{
    std::lock(shelves[from], shelves[to]); // DEADLOCK
    stock[from]--;
    stock[to]++;
} // DEADLOCK!

int main()
{
    std::vector<std::jthread> threads;
    for (size_t i = 0; i < 4; i++)
        threads.emplace_back(move_one, i, (i + 1) % 4);
}
