// flags: -std=c++20
#include <mutex>
#include <semaphore>
#include <thread>
#include <vector>

class ConnectionPool {
public:
    void acquire() { free_.acquire(); }
    void release() { free_.release(); }
private:
    std::counting_semaphore<8> free_{3};
};

struct Connection {
    explicit Connection(ConnectionPool &p) : pool(p) { pool.acquire(); }
    ~Connection() { pool.release(); }
    ConnectionPool &pool;
};

static std::mutex count_lock;
static int copied;

static void copy_table(ConnectionPool &pool)
{
    Connection source(pool);
    Connection target(pool);
    std::lock_guard<std::mutex> g(count_lock);
    copied++;
}

int main()
{
    ConnectionPool pool;
    std::thread a(copy_table, std::ref(pool));
    std::thread b(copy_table, std::ref(pool));
    a.join();
    b.join();
    return copied != 2;
}
