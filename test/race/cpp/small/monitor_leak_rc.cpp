// A guarded wrapper whose access function lets a reference out.
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

template <typename T> class Guarded {
    T data_;
    std::mutex m_;

public:
    template <typename F> auto use(F &&f) -> decltype(f(data_))
    {
        std::lock_guard<std::mutex> g(m_);
        return f(data_);
    }
};

struct Stats {
    long sum = 0;
    long samples = 0;
};

int main()
{
    Guarded<Stats> shared;
    std::thread adder([&] {
        for (int i = 0; i < 1000; ++i)
            shared.use([i](Stats &s) {
                s.sum += i;
                s.samples += 1; // RACE!
            });
    });
    Stats &leaked = shared.use([](Stats &s) -> Stats & { return s; });
    leaked.samples = 0; // RACE!
    adder.join();
    std::cout << shared.use([](Stats &s) { return s.sum; }) << ' ' << leaked.samples << '\n';
}
