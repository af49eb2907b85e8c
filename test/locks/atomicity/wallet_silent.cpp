// A balance that is read by one method and set by another.
#include <mutex>
#include <thread>
class Wallet {
public:
    long get() const
    {
        std::lock_guard<std::mutex> g(m);
        return cents;
    }
    void set(long c)
    {
        std::lock_guard<std::mutex> g(m);
        cents = c;
    }
    void add(long c)
    {
        std::lock_guard<std::mutex> g(m);
        cents += c;
    }

private:
    mutable std::mutex m;
    long cents = 0;
};
static Wallet wallet;

static void earn()
{
    wallet.add(100);
}

int main()
{
    std::thread a(earn), b(earn);
    a.join();
    b.join();
}
