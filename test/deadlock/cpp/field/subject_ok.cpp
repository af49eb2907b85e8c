// observers are told under the lock of the subject; one asks the subject back
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Thermometer {
public:
    using Callback = std::function<void(double)>;
    void subscribe(Callback cb)
    {
        std::lock_guard<std::mutex> g(m_);
        cbs_.push_back(std::move(cb));
    }
    double value() const
    {
        std::lock_guard<std::mutex> g(m_);
        return value_;
    }
    void set(double v)
    {
        std::vector<Callback> copy;
        {
            std::lock_guard<std::mutex> g(m_);
            value_ = v;
            copy = cbs_;
        }
        for (auto &cb : copy)
            cb(v);
    }

private:
    mutable std::mutex m_;
    double value_ = 0;
    std::vector<Callback> cbs_;
};

int main()
{
    Thermometer t;
    double last = 0;
    t.subscribe([&](double) { last = t.value(); });
    std::thread sensor([&] { t.set(21.5); });
    sensor.join();
    return last > 0;
}
