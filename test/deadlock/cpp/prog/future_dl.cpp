// A future is awaited
// with the lock that the task needs.
#include <future>
#include <mutex>
std::mutex m;
int shared_value;

int compute()
{
    std::lock_guard<std::mutex> g(m); // DEADLOCK!
    return ++shared_value;
}

int main()
{
    auto f = std::async(std::launch::async, compute);
    int r;
    {
        std::lock_guard<std::mutex> g(m);
        r = f.get(); // DEADLOCK!
    }
    return r;
}
