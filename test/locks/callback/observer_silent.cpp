// A sensor tells its observers after it gave its lock back; the filter that it was made with is a part of
// it and may be used under the lock.
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Observer {
    virtual ~Observer() = default;
    virtual void changed(int value) = 0;
};

struct Filter {
    virtual ~Filter() = default;
    virtual int apply(int value) = 0;
};

class Sensor {
public:
    explicit Sensor(Filter *f) : filter(f) {}

    void attach(Observer *o)
    {
        std::lock_guard<std::mutex> guard(lock);
        plain.push_back(o);
    }

    void set(int v)
    {
        std::vector<Observer *> now;
        {
            std::lock_guard<std::mutex> guard(lock);
            v = value = filter->apply(v);
            now = plain;
        }
        for (Observer *o : now)
            o->changed(v);
    }

private:
    std::mutex lock;
    Filter *filter;
    int value = 0;
    std::vector<Observer *> plain;
};

struct Printer : Observer {
    void changed(int value) override { std::printf("%d\n", value); }
};

struct Twice : Filter {
    int apply(int value) override { return 2 * value; }
};

struct Half : Filter {
    int apply(int value) override { return value / 2; }
};

int main(int argc, char **)
{
    Twice twice;
    Half half;
    Sensor sensor(argc > 1 ? static_cast<Filter *>(&twice) : &half);
    Printer printer;
    sensor.attach(&printer);
    std::thread one([&] { sensor.set(1); });
    std::thread two([&] { sensor.set(2); });
    one.join();
    two.join();
}
