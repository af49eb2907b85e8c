// Every worker gets a reference to the same result.
#include <functional>
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

template <typename Iterator, typename T> struct accumulate_block {
    void operator()(Iterator first, Iterator last, T &result)
    {
        for (; first != last; ++first)
            result += *first; // RACE!
    }
};

template <typename Iterator, typename T> T parallel_accumulate(Iterator first, Iterator last, T init)
{
    const std::size_t length = std::distance(first, last);
    const std::size_t workers = 4;
    const std::size_t block = length / workers;
    T total = init;
    std::vector<std::thread> threads;
    Iterator start = first;
    for (std::size_t i = 0; i < workers; ++i) {
        Iterator end = i + 1 == workers ? last : start + block;
        threads.emplace_back(accumulate_block<Iterator, T>(), start, end, std::ref(total));
        start = end;
    }
    for (auto &t : threads)
        t.join();
    return total;
}

int main()
{
    std::vector<int> v(1000, 2);
    std::cout << parallel_accumulate(v.begin(), v.end(), 0) << '\n';
}
