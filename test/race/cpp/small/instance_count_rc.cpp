// A static count of instances, changed by constructors and destructors in several threads.
// tsan: some: one thread is often done before the other starts
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

template <typename T> class Counted {
public:
    static int alive() { return alive_; }

protected:
    Counted() { ++alive_; } // RACE!
    Counted(const Counted &) { ++alive_; } // RACE!
    ~Counted() { --alive_; } // RACE!

private:
    static inline int alive_ = 0;
};

class Widget : public Counted<Widget> {
    int id_;

public:
    explicit Widget(int id) : id_(id) {}
    int id() const { return id_; }
};

static int churn(int seed)
{
    int sum = 0;
    for (int i = 0; i < 5000; ++i) {
        auto w = std::make_unique<Widget>(seed + i);
        Widget copy = *w;
        sum += copy.id();
    }
    return sum;
}

int main()
{
    std::thread a(churn, 1);
    std::thread b(churn, 1000);
    a.join();
    b.join();
    std::cout << Widget::alive() << '\n';
}
