// push_back into one vector from the whole team.
// flags: -fopenmp
#include <cstdio>
#include <vector>

static bool is_prime(int n)
{
    if (n < 2)
        return false;
    for (int d = 2; d * d <= n; ++d)
        if (n % d == 0)
            return false;
    return true;
}

int main()
{
    std::vector<int> primes;
#pragma omp parallel for schedule(dynamic, 16)
    for (int i = 0; i < 10000; ++i)
        if (is_prime(i))
            primes.push_back(i); // RACE!
    std::printf("%zu\n", primes.size());
    return 0;
}
