// A future is awaited
// without a lock.
#include <future>
#include <mutex>
std::mutex m;
int shared_value;

int compute()
{
    std::lock_guard<std::mutex> g(m);
    return ++shared_value;
}

int main()
{
    auto f = std::async(std::launch::async, compute);
    int r;
    r = f.get();
    {
        std::lock_guard<std::mutex> g(m);
        r += shared_value;
    }
    return r;
}
