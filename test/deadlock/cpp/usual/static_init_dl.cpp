#include <mutex>
#include <thread>
std::mutex reg;
int count_;
struct Table {
    int n;
    Table()
    {
        std::lock_guard<std::mutex> g(reg); // DEADLOCK!
        n = ++count_;
    }
};
Table &table()
{
    static Table t; // DEADLOCK
    return t;
}
int main()
{
    std::thread a([] { table(); }); // DEADLOCK
    std::thread b([] {
        std::lock_guard<std::mutex> g(reg); // DEADLOCK
        count_ += table().n; // DEADLOCK
    });
    a.join();
    b.join();
}
