// std::bind with std::ref, functors by copy: each thread has what it works on to itself.
#include <cstdio>
#include <functional>
#include <thread>
#include <vector>

struct Summer {
    int from, to;
    long *out;
    void operator()() const
    {
        long sum = 0;
        for (int i = from; i < to; ++i)
            sum += i;
        *out = sum;
    }
};

static void scale(std::vector<double> &v, double factor)
{
    for (double &d : v)
        d *= factor;
}

int main()
{
    long low = 0, high = 0;
    std::vector<double> a(100, 1.0), b(100, 2.0);
    std::thread t1(Summer{0, 500, &low});
    std::thread t2(Summer{500, 1000, &high});
    std::thread t3(std::bind(scale, std::ref(a), 2.0));
    std::thread t4(scale, std::ref(b), 0.5);
    t1.join();
    t2.join();
    t3.join();
    t4.join();
    std::printf("%ld %f %f\n", low + high, a[0], b[99]);
}
