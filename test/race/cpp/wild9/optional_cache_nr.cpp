// A lazily computed value kept in std::optional, under a mutable mutex.
// flags: -std=c++17
#include <cmath>
#include <iostream>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

class Polygon {
    std::vector<std::pair<double, double>> pts_;
    mutable std::optional<double> area_;
    mutable std::mutex m_;

public:
    explicit Polygon(std::vector<std::pair<double, double>> p) : pts_(std::move(p)) {}
    double area() const
    {
        std::lock_guard<std::mutex> lk(m_);
        if (!area_) {
            double a = 0;
            for (size_t i = 0; i < pts_.size(); ++i) {
                auto [x1, y1] = pts_[i];
                auto [x2, y2] = pts_[(i + 1) % pts_.size()];
                a += x1 * y2 - x2 * y1;
            }
            area_ = std::fabs(a) / 2;
        }
        return *area_;
    }
};

int main()
{
    Polygon p({{0, 0}, {4, 0}, {4, 3}});
    double a = 0, b = 0;
    std::thread t1([&] { a = p.area(); });
    std::thread t2([&] { b = p.area(); });
    t1.join();
    t2.join();
    std::cout << a + b << '\n';
}
