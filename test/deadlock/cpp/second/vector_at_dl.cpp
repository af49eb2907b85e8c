// A raw lock, and an element that may not be there.
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

std::mutex m;
std::vector<int> scores(10);

void bump(std::size_t i)
{
    m.lock();
    if (i >= scores.size())
        throw std::out_of_range("score"); // DEADLOCK!
    scores[i]++;
    m.unlock();
}

void player(std::size_t first)
{
    for (std::size_t i = first; i < first + 4; i++) {
        try {
            bump(i); // DEADLOCK
        } catch (const std::out_of_range &) {
            return;
        }
    }
}

int main()
{
    std::thread a(player, 2), b(player, 8);
    a.join();
    b.join();
}
