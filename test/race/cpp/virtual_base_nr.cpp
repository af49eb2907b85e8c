// a member of a virtual base, counted under the lock beside it
#include <cstdio>
#include <mutex>
#include <thread>

struct Base {
    long id = 0;
    long count = 0;
    std::mutex lock;
    virtual ~Base() = default;
    void add()
    {
        std::lock_guard<std::mutex> hold(lock);
        count++;
    }
};

struct Left : virtual Base {
    long left = 0;
    virtual void work() { add(); }
};

struct Right : virtual Base {
    double right = 0;
    virtual void more() { add(); }
};

struct Both : Left, Right {
    const char *name = "both";
    void work() override { right += 1; }
};

static void run(Right *r)
{
    r->more();
}

int main()
{
    Both *both = new Both;
    std::thread t(run, both);
    static_cast<Right *>(both)->more();
    t.join();
    std::printf("%ld %s\n", both->count, both->name);
    delete both;
}
