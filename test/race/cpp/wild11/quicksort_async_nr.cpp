// Parallel quicksort over a list, after the textbook: the lower part in an asynchronous task.
#include <algorithm>
#include <future>
#include <iostream>
#include <list>

template <typename T> std::list<T> parallel_quick_sort(std::list<T> input)
{
    if (input.empty())
        return input;
    std::list<T> result;
    result.splice(result.begin(), input, input.begin());
    T const &partition_val = *result.begin();
    auto divide_point = std::partition(input.begin(), input.end(),
                                       [&](T const &t) { return t < partition_val; });
    std::list<T> lower_part;
    lower_part.splice(lower_part.end(), input, input.begin(), divide_point);
    std::future<std::list<T>> new_lower(
        std::async(&parallel_quick_sort<T>, std::move(lower_part)));
    auto new_higher(parallel_quick_sort(std::move(input)));
    result.splice(result.end(), new_higher);
    result.splice(result.begin(), new_lower.get());
    return result;
}

int main()
{
    std::list<int> l{5, 3, 9, 1, 7, 2, 8};
    for (int x : parallel_quick_sort(l))
        std::cout << x << ' ';
    std::cout << '\n';
}
