// A lock taken by hand and a handler that returns.
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

static std::mutex lock;
static std::vector<int> values;

static bool add(const std::string &text)
{
    lock.lock();
    try {
        values.push_back(std::stoi(text));
    } catch (const std::invalid_argument &) {
        lock.unlock();
        return false;
    }
    lock.unlock();
    return true;
}

int main()
{
    std::thread a([] { add("17"); });
    std::thread b([] { add("x"); });
    a.join();
    b.join();
    return values.empty();
}
