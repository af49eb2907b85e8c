/* A logger's thread is started by std::call_once, and one by the initialiser of a static variable. */
#include <mutex>
#include <thread>

static long flushed, ticked;
static std::once_flag once;
static std::thread *flusher;

static void flush()
{
    for (int i = 0; i < 1000; i++)
        flushed++; // NORACE
}

static void tick()
{
    for (int i = 0; i < 1000; i++)
        ticked++; // NORACE
}

static void log_line()
{
    std::call_once(once, [] { flusher = new std::thread(flush); });
    static std::thread ticker(tick);
    if (ticker.get_id() == std::this_thread::get_id())
        return;
}

int main()
{
    std::thread a(log_line), b(log_line);
    a.join();
    b.join();
    flusher->join();
}
