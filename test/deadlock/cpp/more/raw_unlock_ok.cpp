// The mutex is given back behind the back of its unique_lock.
#include <mutex>
#include <thread>

class Meter {
public:
    bool charge(int n)
    {
        std::unique_lock<std::mutex> lk(lock_);
        if (credit_ < n) {
            lk.unlock();
            refill();
            return false;
        }
        credit_ -= n;
        return true;
    }

private:
    void refill()
    {
        std::lock_guard<std::mutex> g(lock_);
        credit_ += 10;
    }
    std::mutex lock_;
    int credit_ = 5;
};

int main()
{
    Meter m;
    auto body = [&m] {
        for (int i = 0; i < 10; i++)
            m.charge(3);
    };
    std::thread a(body), b(body);
    a.join();
    b.join();
}
