// lock and unlock by hand, with something that throws between them
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

class Stock {
public:
    void take(const std::string &name, int n)
    {
        m_.lock(); // DEADLOCK
        int &have = stock_[name];
        if (have < n)
            throw std::runtime_error("not enough " + name); // DEADLOCK!
        have -= n;
        m_.unlock();
    }
    void add(const std::string &name, int n)
    {
        std::lock_guard<std::mutex> g(m_);
        stock_[name] += n;
    }

private:
    std::mutex m_;
    std::map<std::string, int> stock_;
};

static Stock stock;

static void seller()
{
    try {
        stock.take("bolt", 5);
    } catch (const std::exception &) {
    }
}

int main()
{
    std::thread t(seller);
    stock.add("bolt", 10);
    t.join();
}
