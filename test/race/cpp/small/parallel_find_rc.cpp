// Parallel search in which every thread that finds the value writes its place.
#include <iostream>
#include <thread>
#include <vector>

struct Finder {
    const std::vector<int> &data;
    long found = -1;

    void search(std::size_t lo, std::size_t hi, int key)
    {
        for (std::size_t i = lo; i < hi; ++i) {
            if (found != -1) // RACE!
                return;
            if (data[i] == key)
                found = static_cast<long>(i); // RACE!
        }
    }
};

int main()
{
    std::vector<int> data(4000, 3);
    for (std::size_t i = 0; i < data.size(); ++i)
        data[i] = static_cast<int>(i % 500);
    Finder finder{data};
    std::vector<std::thread> pool;
    const std::size_t part = data.size() / 4;
    for (std::size_t t = 0; t < 4; ++t)
        pool.push_back(std::thread(&Finder::search, &finder, t * part, (t + 1) * part, 499));
    for (std::thread &t : pool)
        t.join();
    std::cout << finder.found << '\n';
}
