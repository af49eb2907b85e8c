// the pointer that led to the lock is set to the next account, which is then changed under the
// lock of the first one
#include <memory>
#include <mutex>
#include <thread>

struct Account {
    std::mutex m;
    long balance = 0;
};

struct Walker {
    std::shared_ptr<Account> cur, next;

    void step()
    {
        std::unique_lock<std::mutex> lock(cur->m);
        cur->balance--;
        cur = next;
        cur->balance++; // RACE!
    }
};

std::shared_ptr<Account> first = std::make_shared<Account>();
std::shared_ptr<Account> second = std::make_shared<Account>();

void walk()
{
    Walker w{first, second};
    w.step();
}

void pay()
{
    for (int i = 0; i < 10; i++) {
        std::lock_guard<std::mutex> lock(second->m);
        second->balance++; // RACE!
    }
}

int main()
{
    std::thread a(walk), b(pay);
    a.join();
    b.join();
    return 0;
}
