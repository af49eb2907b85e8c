// An optional and a std::function that are set while another thread looks at them.
// tsan: some: a short window
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <optional>
#include <thread>

struct Widget {
    std::optional<int> limit;
    std::function<void(int)> onChange;

    void change(int v)
    {
        if (limit && v > *limit) // RACE! l
            v = *limit; // RACE! l
        if (onChange) // RACE! f
            onChange(v); // RACE! f
    }
};

int main()
{
    Widget w;
    std::thread t([&w] {
        for (int i = 0; i < 10; ++i)
            w.change(i);
    });
    w.limit = 5; // RACE! l
    w.onChange = [](int v) { std::printf("%d\n", v); }; // RACE! f
    t.join();
    w.change(100);
}
