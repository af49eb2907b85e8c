// Futures return vectors by value; main concatenates them.
#include <future>
#include <iostream>
#include <vector>

static std::vector<int> primes_between(int lo, int hi)
{
    std::vector<int> out;
    for (int n = lo < 2 ? 2 : lo; n < hi; ++n) {
        bool prime = true;
        for (int d = 2; d * d <= n && prime; ++d)
            prime = n % d != 0;
        if (prime)
            out.push_back(n);
    }
    return out;
}

int main()
{
    std::vector<std::future<std::vector<int>>> futures;
    for (int i = 0; i < 4; ++i)
        futures.push_back(std::async(std::launch::async, primes_between, i * 250, (i + 1) * 250));
    std::vector<int> all;
    for (auto &f : futures) {
        auto part = f.get();
        all.insert(all.end(), part.begin(), part.end());
    }
    std::cout << all.size() << '\n';
}
