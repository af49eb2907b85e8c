// Two subjects in two threads notify one observer, which keeps a plain count.
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

class Button {
    std::vector<std::function<void(int)>> handlers;

public:
    void onClick(std::function<void(int)> h) { handlers.push_back(std::move(h)); }
    void click(int n)
    {
        for (auto &h : handlers) // NORACE
            h(n);
    }
};

class Counter {
public:
    void clicked(int n)
    {
        ++clicks; // RACE! c
        last = n; // RACE! l
    }
    int clicks = 0, last = 0;
};

int main()
{
    Counter counter;
    Button left, right;
    left.onClick([&counter](int n) { counter.clicked(n); });
    right.onClick(std::bind(&Counter::clicked, &counter, std::placeholders::_1));
    std::thread a([&left] {
        for (int i = 0; i < 100; ++i)
            left.click(i);
    });
    std::thread b([&right] {
        for (int i = 0; i < 100; ++i)
            right.click(i);
    });
    a.join();
    b.join();
    std::cout << counter.clicks << ' ' << counter.last << '\n';
}
