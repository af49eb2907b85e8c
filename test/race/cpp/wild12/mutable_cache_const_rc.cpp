// A const method with a mutable cache is called by several threads.
#include <cmath>
#include <iostream>
#include <thread>
#include <vector>

class Polynomial {
public:
    explicit Polynomial(double c) : c_(c) {}
    double root() const
    {
        if (!valid_) { // RACE! v
            root_ = std::sqrt(c_); // RACE! r
            valid_ = true; // RACE! v
        }
        return root_; // RACE! r
    }

private:
    double c_;
    mutable bool valid_ = false;
    mutable double root_ = 0;
};

int main()
{
    Polynomial p(2.0);
    std::vector<double> out(2);
    std::thread a([&] { out[0] = p.root(); });
    std::thread b([&] { out[1] = p.root(); });
    a.join();
    b.join();
    std::cout << out[0] + out[1] << '\n';
}
