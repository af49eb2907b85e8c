// A const member function that fills a mutable cache.
#include <cmath>
#include <iostream>
#include <thread>
#include <vector>

class Polynomial {
    std::vector<double> coefficients;
    mutable bool rootsValid = false;
    mutable double rootCache = 0;

public:
    explicit Polynomial(std::vector<double> c) : coefficients(std::move(c)) {}
    double operator()(double x) const
    {
        double r = 0;
        for (double c : coefficients)
            r = r * x + c;
        return r;
    }
    double root() const
    {
        if (!rootsValid) { // RACE!
            double lo = -10, hi = 10;
            for (int i = 0; i < 60; ++i) {
                double mid = (lo + hi) / 2;
                ((*this)(mid) < 0 ? lo : hi) = mid;
            }
            rootCache = lo; // RACE!
            rootsValid = true; // RACE!
        }
        return rootCache; // RACE!
    }
};

int main()
{
    const Polynomial p({1, 0, -2});
    double first = 0, second = 0;
    std::thread t1([&] { first = p.root(); });
    std::thread t2([&] { second = p.root(); });
    t1.join();
    t2.join();
    std::cout << first - second << '\n';
}
