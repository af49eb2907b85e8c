// Locks by id,
// right: the smaller id first.
#include <mutex>
#include <thread>
struct Account {
    int id;
    int cents = 0;
    std::mutex m;
    explicit Account(int i) : id(i) {}
};

static void move_money(Account &from, Account &to, int n)
{
    if (&from == &to)
        return;
    Account &lo = from.id < to.id ? from : to;
    Account &hi = from.id < to.id ? to : from;
    std::unique_lock<std::mutex> l1(lo.m);
    std::unique_lock<std::mutex> l2(hi.m);
    from.cents -= n;
    to.cents += n;
}

int main()
{
    Account *a = new Account(1), *b = new Account(2);
    std::thread t1(move_money, std::ref(*a), std::ref(*b), 5);
    std::thread t2(move_money, std::ref(*b), std::ref(*a), 7);
    t1.join();
    t2.join();
    delete a;
    delete b;
}
