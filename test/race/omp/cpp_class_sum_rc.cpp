// a member function run by all threads adds to a member
// flags: -fopenmp
#include <cstdio>
#include <vector>

class Stats {
public:
    explicit Stats(int n) : values_(n, 1.5) {}
    void run()
    {
        const int n = static_cast<int>(values_.size());
#pragma omp parallel for
        for (int i = 0; i < n; ++i)
            add(values_[i]);
    }
    double total() const { return total_; }

private:
    void add(double v)
    {
        total_ += v; // RACE!
    }
    std::vector<double> values_;
    double total_ = 0;
};

int main()
{
    Stats s(1000);
    s.run();
    std::printf("%f\n", s.total());
    return 0;
}
