// A sensor tells its observers of a new value while it holds its lock.
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Observer {
    virtual ~Observer() = default;
    virtual void changed(int value) = 0;
};

class Sensor {
public:
    void attach(Observer *o)
    {
        std::lock_guard<std::mutex> guard(lock);
        plain.push_back(o);
    }

    void share(std::shared_ptr<Observer> o)
    {
        std::lock_guard<std::mutex> guard(lock);
        shared.push_back(o);
    }

    void set(int v)
    {
        std::lock_guard<std::mutex> guard(lock);
        value = v;
        for (Observer *o : plain)
            o->changed(v); // CALLBACK!
        for (auto &o : shared)
            o->changed(v); // CALLBACK!
    }

private:
    std::mutex lock;
    int value = 0;
    std::vector<Observer *> plain;
    std::vector<std::shared_ptr<Observer>> shared;
};

struct Printer : Observer {
    void changed(int value) override { std::printf("%d\n", value); }
};

int main()
{
    Sensor sensor;
    Printer printer;
    sensor.attach(&printer);
    sensor.share(std::make_shared<Printer>());
    std::thread one([&] { sensor.set(1); });
    std::thread two([&] { sensor.set(2); });
    one.join();
    two.join();
}
