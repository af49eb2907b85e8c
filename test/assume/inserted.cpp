/* A-INSERTED: what is put into a container replaces nothing. */
#include <map>
#include <memory>
#include <mutex>

static std::mutex lock;
static int opened;

struct Connection {
    ~Connection()
    {
        std::lock_guard<std::mutex> guard(lock); /* MISSED */
        opened--;
    }
};

static std::map<int, std::unique_ptr<Connection>> connections;

static void add(int id)
{
    std::lock_guard<std::mutex> guard(lock);
    connections.emplace(id, std::make_unique<Connection>());
    opened++;
}

int main()
{
    add(1);
    add(1); /* the new one is not needed, and ends under the lock */
#ifdef CONTROL
    std::lock_guard<std::mutex> guard(lock);
    connections.erase(1);
#endif
}
