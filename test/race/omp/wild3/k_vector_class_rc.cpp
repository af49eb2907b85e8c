// a class that counts its uses in a mutable member
// flags: -fopenmp
#include <cstdio>
#include <vector>
class Field {
public:
    explicit Field(size_t n) : d_(n, 1.0), reads_(0) {}
    double at(size_t i) const
    {
        ++reads_; // RACE!
        return d_[i];
    }
    void set(size_t i, double v) { d_[i] = v; }
    long reads() const { return reads_; }
private:
    std::vector<double> d_;
    mutable long reads_;
};
int main()
{
    Field f(1000), g(1000);
#pragma omp parallel for
    for (int i = 0; i < 1000; i++)
        g.set(i, f.at(i) * 2);
    std::printf("%ld\n", f.reads());
}
