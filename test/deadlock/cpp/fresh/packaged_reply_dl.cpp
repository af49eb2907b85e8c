// flags: -std=c++20
#include <future>
#include <mutex>
#include <thread>

class Account {
public:
    int balance()
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK
        return cents_;
    }
    int audited()
    {
        std::packaged_task<int()> job([this] { return balance(); });
        std::future<int> result = job.get_future();
        std::thread t(std::move(job));
        int v;
        {
            std::unique_lock<std::mutex> g(m_); // DEADLOCK
            cents_ += 1;
            v = result.get(); // DEADLOCK!
        }
        t.join();
        return v;
    }
private:
    std::mutex m_;
    int cents_ = 100;
};

int main()
{
    Account a;
    return a.audited() == 0;
}
