/* A logger's thread is started by std::call_once with a flag of the call, and one by a variable of the thread. */
#include <mutex>
#include <thread>

static long flushed, ticked;

static void flush()
{
    for (int i = 0; i < 1000; i++)
        flushed++; // RACE!
}

static void tick()
{
    for (int i = 0; i < 1000; i++)
        ticked++; // RACE!
}

static void log_line()
{
    std::once_flag once;
    std::call_once(once, [] { std::thread(flush).detach(); });
    thread_local std::thread ticker(tick);
    if (ticker.get_id() == std::this_thread::get_id())
        return;
}

int main()
{
    std::thread a(log_line), b(log_line);
    a.join();
    b.join();
}
