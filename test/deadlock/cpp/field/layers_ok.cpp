// a mutex with a level that is checked at run time
#include <climits>
#include <mutex>
#include <stdexcept>
#include <thread>

class LeveledMutex {
public:
    explicit LeveledMutex(unsigned long v) : value(v) {}
    void lock()
    {
        if (this_level <= value)
            throw std::logic_error("lock order violated");
        inner.lock();
        previous = this_level;
        this_level = value;
    }
    void unlock()
    {
        this_level = previous;
        inner.unlock();
    }

private:
    std::mutex inner;
    unsigned long const value;
    unsigned long previous = 0;
    static thread_local unsigned long this_level;
};
thread_local unsigned long LeveledMutex::this_level(ULONG_MAX);

static LeveledMutex high(10000), low(5000);
static int table_rows, index_rows;

static void update_index()
{
    std::lock_guard<LeveledMutex> g(low);
    ++index_rows;
}

static void insert_row()
{
    std::lock_guard<LeveledMutex> g(high);
    ++table_rows;
    update_index();
}

static void rebuild()
{
    std::lock_guard<LeveledMutex> h(high);
    std::lock_guard<LeveledMutex> g(low);
    index_rows = table_rows;
}

int main()
{
    std::thread a(insert_row), b(rebuild);
    a.join();
    b.join();
}
