// One asynchronous call per chunk writes its own slot; all futures are got before the slots are summed
#include <future>
#include <iostream>
#include <numeric>
#include <vector>

int main()
{
    const int chunks = 8;
    std::vector<int> data(8000);
    std::iota(data.begin(), data.end(), 1);
    std::vector<long> partial(chunks, 0);
    std::vector<std::future<void>> jobs;
    for (int c = 0; c < chunks; c++) {
        jobs.push_back(std::async(std::launch::async, [&data, &partial, c] {
            long sum = 0;
            for (int i = c * 1000; i < (c + 1) * 1000; i++)
                sum += data[i];
            partial[c] = sum;           // NORACE
        }));
    }
    for (auto &j : jobs)
        j.get();
    long total = 0;
    for (long p : partial)              // NORACE
        total += p;
    std::cout << total << "\n";
}
