// std::lock does not wait with one of its locks held; who nests the same locks is no danger to it, but a third lock is.
#include <mutex>
#include <thread>

static std::mutex inbox, outbox, journal;
static int in, out, lines;

static void move_mail()
{
    std::scoped_lock both(inbox, outbox);
    in--;
    out++;
}

static void send_mail()
{
    std::lock_guard<std::mutex> o(outbox);
    std::lock_guard<std::mutex> j(journal);
    out--;
    lines++;
}

static void fetch()
{
    std::lock_guard<std::mutex> i(inbox);
    in++;
}

int main()
{
    std::thread a(move_mail), b(send_mail), c(fetch);
    a.join();
    b.join();
    c.join();
    return in + out + lines == 0;
}
