#include <mutex>
#include <thread>
std::mutex reg;
int count_;
struct Table {
    int n;
    Table()
    {
        std::lock_guard<std::mutex> g(reg);
        n = ++count_;
    }
};
Table &table()
{
    static Table t;
    return t;
}
int main()
{
    table();
    std::thread a([] { table(); });
    std::thread b([] {
        std::lock_guard<std::mutex> g(reg);
        count_ += table().n;
    });
    a.join();
    b.join();
}
