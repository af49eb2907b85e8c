// Different elements of a vector<bool> share a word.
#include <iostream>
#include <thread>
#include <vector>

static bool is_prime(int n)
{
    for (int d = 2; d * d <= n; ++d)
        if (n % d == 0)
            return false;
    return n > 1;
}

int main()
{
    const int limit = 1000, workers = 4;
    std::vector<bool> prime(limit);
    std::vector<std::thread> threads;
    for (int w = 0; w < workers; ++w)
        threads.emplace_back([&prime, w] {
            for (int n = w; n < limit; n += workers)
                prime[n] = is_prime(n); // RACE!
        });
    for (auto &t : threads)
        t.join();
    int count = 0;
    for (bool p : prime)
        count += p;
    std::cout << count << '\n';
}
