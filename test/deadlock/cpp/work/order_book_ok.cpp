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
        std::lock_guard<std::mutex> g(mu_);
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
        std::lock_guard<std::mutex> g(mu_);
        return limit_[who] >= qty;
    }
    void tighten(const std::string &who)
    {
        int used = book_.exposure(who);
        std::lock_guard<std::mutex> g(mu_);
        limit_[who] = used / 2;
    }
};

void OrderBook::place(const std::string &who, int qty)
{
    std::lock_guard<std::mutex> g(mu_);
    if (desk_->allows(who, qty))
        open_[who] += qty;
}

int main()
{
    OrderBook book;
    RiskDesk desk(book);
    book.connect(&desk);
    std::thread trader([&] {
        for (int i = 0; i < 100; i++)
            book.place("alice", i);
    });
    std::thread officer([&] {
        for (int i = 0; i < 100; i++)
            desk.tighten("alice");
    });
    trader.join();
    officer.join();
}
