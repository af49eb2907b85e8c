// A value that is computed lazily into std::optional without a lock.
// flags: -std=c++17
// tsan: some: the optional is filled inside of the library
#include <iostream>
#include <optional>
#include <thread>

class Report {
public:
    double average() const
    {
        if (!cached_) // RACE!
            cached_ = compute(); // RACE!
        return *cached_; // RACE!
    }

private:
    double compute() const
    {
        double s = 0;
        for (int i = 0; i < 1000; ++i)
            s += i * 0.5;
        return s / 1000;
    }
    mutable std::optional<double> cached_;
};

int main()
{
    Report r;
    auto show = [&r] { std::cout << r.average() << '\n'; };
    std::thread a(show), b(show);
    a.join();
    b.join();
}
