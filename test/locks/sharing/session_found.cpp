// SHARING: table.users mostly table.m
#include <mutex>
#include <thread>
struct Table {
    std::mutex m;
    int users = 0;
    void login()
    {
        std::lock_guard<std::mutex> g(m);
        users++;
    }
    void logout()
    {
        std::unique_lock<std::mutex> g(m);
        users--;
    }
    int peek()
    {
        return users;
    }
};
static Table table;

int main()
{
    std::thread a([] { table.login(); }), b([] { table.logout(); });
    int n = table.peek();
    a.join();
    b.join();
    return n;
}
