// A monitor base by CRTP; one of the methods forgets to go through it.
#include <iostream>
#include <mutex>
#include <thread>

template <class Derived> class Monitor {
protected:
    template <class F> auto synchronized(F f)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        return f(static_cast<Derived &>(*this));
    }

private:
    std::mutex mutex_;
};

class Thermostat : public Monitor<Thermostat> {
    friend class Monitor<Thermostat>;
    double target_ = 20.0;
    double current_ = 18.0;

public:
    void setTarget(double t)
    {
        synchronized([t](Thermostat &self) { self.target_ = t; });
    }
    void measure(double c) { current_ = c; } // RACE!
    bool heating()
    {
        return synchronized([](Thermostat &self) {
            return self.current_ < self.target_; // RACE!
        });
    }
};

int main()
{
    Thermostat thermostat;
    std::thread sensor([&] {
        for (int i = 0; i < 100; ++i)
            thermostat.measure(15.0 + i % 10);
    });
    std::thread control([&] {
        int on = 0;
        for (int i = 0; i < 100; ++i) {
            thermostat.setTarget(18 + i % 3);
            on += thermostat.heating();
        }
        std::cout << on << '\n';
    });
    sensor.join();
    control.join();
}
