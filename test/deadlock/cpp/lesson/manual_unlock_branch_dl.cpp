#include <mutex>
#include <optional>
#include <thread>
#include <unordered_map>

std::mutex mu;
std::unordered_map<int, int> table;

std::optional<int> find(int key)
{
    mu.lock(); // DEADLOCK
    auto it = table.find(key);
    if (it == table.end()) { // DEADLOCK
        return std::nullopt; // DEADLOCK!
    }
    int v = it->second;
    mu.unlock();
    return v;
}

int main()
{
    std::thread a([] { find(1); });
    std::thread b([] { find(2); });
    a.join();
    b.join();
}
