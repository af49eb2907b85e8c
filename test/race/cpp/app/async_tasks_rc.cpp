// the tasks share one vector
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <vector>

static std::vector<int> shared_results;

static std::vector<int> squares(int from, int to)
{
    std::vector<int> out;
    for (int i = from; i < to; i++)
        shared_results.push_back(i * i); // RACE!
    return out;
}

int main()
{
    std::vector<std::future<std::vector<int>>> tasks;
    std::size_t n = 0;

    for (int i = 0; i < 3; i++)
        tasks.push_back(std::async(std::launch::async, squares, i * 10, i * 10 + 10));
    for (auto &task : tasks)
        n += task.get().size();
    std::printf("%zu\n", n + shared_results.size());
    return 0;
}
