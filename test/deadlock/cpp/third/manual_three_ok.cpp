#include <mutex>
#include <thread>

std::mutex account, audit, report;
long balance, entries, lines;

void pay()
{
    std::lock_guard<std::mutex> a(account);
    std::lock_guard<std::mutex> b(audit);
    balance--;
    entries++;
}
void close_day()
{
    std::lock_guard<std::mutex> b(audit);
    std::lock_guard<std::mutex> c(report);
    lines += entries;
}
void print()
{
    std::scoped_lock all(account, report);
    lines = balance;
}

int main()
{
    std::thread t1(pay), t2(close_day), t3(print);
    t1.join();
    t2.join();
    t3.join();
}
