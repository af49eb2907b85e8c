// a callback under a lock takes the lock of its owner
#include <functional>
#include <mutex>
#include <thread>

class Subject {
public:
    void subscribe(std::function<void(int)> f)
    {
        std::lock_guard<std::mutex> guard(lock_); // DEADLOCK!
        call_ = f;
    }

    void set(int value)
    {
        std::lock_guard<std::mutex> guard(lock_);
        value_ = value;
        if (call_)
            call_(value);
    }

private:
    std::mutex lock_;
    std::function<void(int)> call_;
    int value_ = 0;
};

class View {
public:
    explicit View(Subject &s) : subject_(s) {}

    void show(int value)
    {
        std::lock_guard<std::mutex> guard(lock_); // DEADLOCK!
        shown_ = value;
    }

    void refresh()
    {
        std::lock_guard<std::mutex> guard(lock_);
        subject_.subscribe([this](int v) { show(v); });
    }

private:
    std::mutex lock_;
    Subject &subject_;
    int shown_ = 0;
};

static Subject subject;
static View view(subject);

int main()
{
    subject.subscribe([](int v) { view.show(v); });
    std::thread one([] { subject.set(1); }), two([] { view.refresh(); });

    one.join();
    two.join();
}
