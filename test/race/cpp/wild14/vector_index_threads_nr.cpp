// Squares in parallel with explicit ids in a struct for each thread.
#include <iostream>
#include <thread>
#include <vector>

struct Range {
    int id;
    int begin;
    int end;
};

std::vector<int> values(400);

void square(const Range &r)
{
    for (int i = r.begin; i < r.end; i++)
        values[i] = i * i;
}

int main()
{
    const int n = 4;
    std::vector<Range> ranges;
    for (int i = 0; i < n; i++)
        ranges.push_back({i, i * 100, (i + 1) * 100});
    std::vector<std::thread> threads;
    for (int i = 0; i < n; i++)
        threads.push_back(std::thread(square, ranges[i]));
    for (int i = 0; i < n; i++)
        threads[i].join();
    std::cout << values[20] << std::endl;
}
