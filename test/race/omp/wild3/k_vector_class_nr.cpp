// a small vector class with operators in parallel loops
// flags: -fopenmp
#include <cmath>
#include <cstdio>
#include <vector>
class Vec {
public:
    explicit Vec(size_t n, double v = 0) : d_(n, v) {}
    double &operator[](size_t i) { return d_[i]; }
    double operator[](size_t i) const { return d_[i]; }
    size_t size() const { return d_.size(); }
    Vec &axpy(double a, const Vec &x)
    {
#pragma omp parallel for
        for (size_t i = 0; i < d_.size(); ++i)
            d_[i] += a * x.d_[i];
        return *this;
    }
    double dot(const Vec &o) const
    {
        double s = 0;
#pragma omp parallel for reduction(+ : s)
        for (size_t i = 0; i < d_.size(); ++i)
            s += d_[i] * o.d_[i];
        return s;
    }
private:
    std::vector<double> d_;
};
int main()
{
    Vec a(1000, 1.0), b(1000, 2.0);
    a.axpy(0.5, b);
    a.axpy(0.25, a);
    std::printf("%f\n", std::sqrt(a.dot(a)));
}
