// Locks by id,
// wrong: in the order of the arguments.
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
    std::unique_lock<std::mutex> l1(from.m);
    std::unique_lock<std::mutex> l2(to.m); // DEADLOCK!
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
