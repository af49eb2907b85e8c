// What was moved from has nothing to delete; what is only sometimes moved from has.
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

std::mutex lock;
int closed;

struct Handle {
    ~Handle()
    {
        std::lock_guard<std::mutex> g(lock); // DEADLOCK!
        closed++;
    }
};

std::unique_ptr<Handle> kept;

void open(int n)
{
    std::lock_guard<std::mutex> g(lock);
    auto handle = std::make_unique<Handle>();
    if (n > 1)
        kept = std::move(handle);
} // DEADLOCK

int main(int argc, char **)
{
    std::thread t(open, argc);
    t.join();
    kept.reset();
}
