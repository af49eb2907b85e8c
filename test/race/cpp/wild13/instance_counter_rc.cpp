// A static count of instances that constructors change in two threads.
#include <iostream>
#include <thread>

class Widget {
public:
    Widget() { ++count; } // RACE!
    ~Widget() { --count; } // RACE!
    static int alive() { return count; } // NORACE

private:
    static int count;
};

int Widget::count = 0;

static void make_many()
{
    for (int i = 0; i < 100; ++i) {
        Widget w;
        (void)w;
    }
}

int main()
{
    std::thread a(make_many), b(make_many);
    a.join();
    b.join();
    std::cout << Widget::alive() << '\n';
}
