#include <mutex>
#include <thread>

std::mutex account, audit, report;
long balance, entries, lines;

void pay()
{
    std::lock_guard<std::mutex> a(account);
    std::lock_guard<std::mutex> b(audit); // DEADLOCK!
    balance--;
    entries++;
}
void close_day()
{
    std::lock_guard<std::mutex> b(audit);
    std::lock_guard<std::mutex> c(report); // DEADLOCK!
    lines += entries;
}
void print()
{
    std::lock_guard<std::mutex> c(report);
    std::lock_guard<std::mutex> a(account); // DEADLOCK!
    lines = balance;
}

int main()
{
    std::thread t1(pay), t2(close_day), t3(print);
    t1.join();
    t2.join();
    t3.join();
}
