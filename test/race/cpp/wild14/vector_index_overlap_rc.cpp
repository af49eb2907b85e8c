// The ranges overlap by one element.
#include <iostream>
#include <thread>
#include <vector>

std::vector<int> cells(401);

void fill(int begin, int end)
{
    for (int i = begin; i <= end; i++)
        cells[i] += i; // RACE!
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++)
        threads.emplace_back(fill, i * 100, (i + 1) * 100);
    for (auto &t : threads)
        t.join();
    std::cout << cells[100] << std::endl; // NORACE
}
