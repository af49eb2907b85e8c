// Objects counted by a static member of a CRTP base.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

template <class Derived> class Counted {
public:
    Counted() { ++alive_; } // RACE!
    Counted(const Counted &) { ++alive_; }
    ~Counted() { --alive_; } // RACE!
    static int alive() { return alive_; }

private:
    static inline int alive_ = 0;
};

class Widget : public Counted<Widget> {
    int w_;

public:
    explicit Widget(int w) : w_(w) {}
    int width() const { return w_; }
};

class Gadget : public Counted<Gadget> {
    double g_ = 1.5;

public:
    double size() const { return g_; }
};

void make_widgets(int n, long *out)
{
    std::vector<std::unique_ptr<Widget>> v;
    for (int i = 0; i < n; ++i)
        v.push_back(std::make_unique<Widget>(i));
    long s = 0;
    for (auto &w : v)
        s += w->width();
    *out = s;
}

int main()
{
    Gadget only_here;
    long r1 = 0, r2 = 0;
    std::thread t1(make_widgets, 100, &r1);
    std::thread t2(make_widgets, 200, &r2);
    t1.join();
    t2.join();
    std::cout << r1 + r2 << ' ' << Counted<Widget>::alive() << ' ' << Gadget::alive() << ' ' << only_here.size() << '\n';
}
