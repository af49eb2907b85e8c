// Work is taken by an atomic index; results are pushed into one vector without a lock.
// flags: -std=c++17
// tsan: some: the vector grows inside of the library
#include <atomic>
#include <iostream>
#include <thread>
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
    std::atomic<int> next{0};
    std::vector<int> primes;
    std::vector<bool> flags(1000);
    auto work = [&] {
        for (int n; (n = next.fetch_add(1)) < 1000;)
            if (is_prime(n)) {
                primes.push_back(n); // RACE! p
                flags[n] = true; // RACE! f
            }
    };
    std::thread a(work), b(work);
    a.join();
    b.join();
    std::cout << primes.size() << '\n';
}
