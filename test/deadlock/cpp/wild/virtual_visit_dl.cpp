// A virtual call under a lock leads back into the owner's.
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Registry;

class Plugin {
public:
    virtual ~Plugin() = default;
    virtual void tick(Registry &r) = 0;
    virtual void enable(Registry &r) = 0;
};

class Registry {
public:
    void add(std::shared_ptr<Plugin> p)
    {
        std::lock_guard<std::mutex> g(mutex_);
        plugins_.push_back(p);
    }
    void tickAll()
    {
        std::lock_guard<std::mutex> g(mutex_); // DEADLOCK
        for (auto &p : plugins_)
            p->tick(*this); // DEADLOCK
    }
    void count()
    {
        std::lock_guard<std::mutex> g(mutex_); // DEADLOCK!
        ++active_;
    }

private:
    std::mutex mutex_;
    std::vector<std::shared_ptr<Plugin>> plugins_;
    int active_ = 0;
};

class Meter : public Plugin {
public:
    void tick(Registry &) override
    {
        std::lock_guard<std::mutex> g(own_); // DEADLOCK!
        ++ticks_;
    }
    void enable(Registry &r) override
    {
        std::lock_guard<std::mutex> g(own_); // DEADLOCK
        r.count(); // DEADLOCK
    }

private:
    std::mutex own_;
    int ticks_ = 0;
};

int main()
{
    Registry reg;
    auto m = std::make_shared<Meter>();
    reg.add(m);
    std::thread a([&] { reg.tickAll(); });
    std::thread b([&] { m->enable(reg); });
    a.join();
    b.join();
}
