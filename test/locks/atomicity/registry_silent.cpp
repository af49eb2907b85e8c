// Look, then insert
// with a second look in the same section.
#include <mutex>
#include <thread>
struct Registry {
    std::mutex m;
    int owner = 0;

    bool taken()
    {
        std::lock_guard<std::mutex> g(m);
        return owner != 0;
    }
    void take(int id)
    {
        std::lock_guard<std::mutex> g(m);
        if (owner == 0)
        owner = id;
    }
};
static Registry registry;

static void work(int id)
{
    if (!registry.taken())
        registry.take(id);
}

int main()
{
    std::thread a(work, 1), b(work, 2);
    a.join();
    b.join();
}
