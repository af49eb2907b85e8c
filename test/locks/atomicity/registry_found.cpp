// Look, then insert
// in two sections.
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
        owner = id;
    }
};
static Registry registry;

static void work(int id)
{
    if (!registry.taken()) // ATOMICITY
        registry.take(id); // ATOMICITY!
}

int main()
{
    std::thread a(work, 1), b(work, 2);
    a.join();
    b.join();
}
