// push_back in a critical section
// flags: -fopenmp
#include <cstdio>
#include <vector>

int main()
{
    std::vector<int> primes;

#pragma omp parallel for schedule(dynamic)
    for (int n = 2; n < 1000; ++n) {
        bool prime = true;
        for (int d = 2; d * d <= n && prime; ++d)
            prime = n % d != 0;
        if (prime) {
#pragma omp critical
            primes.push_back(n); // NORACE
        }
    }
    std::printf("%zu\n", primes.size());
    return 0;
}
