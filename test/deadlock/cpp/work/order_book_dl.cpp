// An order book asks the risk desk, the risk desk asks the book.
#include <map>
#include <mutex>
#include <string>
#include <thread>

class RiskDesk;

class OrderBook {
    std::mutex mu_;
    std::map<std::string, int> open_;
    RiskDesk *desk_ = nullptr;

public:
    void connect(RiskDesk *d) { desk_ = d; }
    void place(const std::string &who, int qty);
    int exposure(const std::string &who)
    {
        std::lock_guard<std::mutex> g(mu_); // DEADLOCK!
        return open_[who];
    }
};

class RiskDesk {
    std::mutex mu_;
    std::map<std::string, int> limit_;
    OrderBook &book_;

public:
    explicit RiskDesk(OrderBook &b) : book_(b) {}
    bool allows(const std::string &who, int qty)
    {
        std::lock_guard<std::mutex> g(mu_); // DEADLOCK!
        return limit_[who] >= qty;
    }
    void tighten(const std::string &who)
    {
        std::lock_guard<std::mutex> g(mu_); // DEADLOCK
        limit_[who] = book_.exposure(who) / 2; // DEADLOCK
    }
};

void OrderBook::place(const std::string &who, int qty)
{
    std::lock_guard<std::mutex> g(mu_); // DEADLOCK
    if (desk_->allows(who, qty)) // DEADLOCK
        open_[who] += qty;
}

int main()
{
    OrderBook book;
    RiskDesk desk(book);
    book.connect(&desk);
    std::thread trader([&] {
        for (int i = 0; i < 100; i++)
            book.place("alice", i); // DEADLOCK
    });
    std::thread officer([&] {
        for (int i = 0; i < 100; i++)
            desk.tighten("alice"); // DEADLOCK
    });
    trader.join();
    officer.join();
}
