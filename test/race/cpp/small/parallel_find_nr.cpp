// Parallel search: an atomic flag ends it, a promise holds the place.
#include <algorithm>
#include <atomic>
#include <future>
#include <iostream>
#include <iterator>
#include <numeric>
#include <thread>
#include <vector>

class join_threads {
    std::vector<std::thread> &threads;

public:
    explicit join_threads(std::vector<std::thread> &threads_) : threads(threads_) {}
    ~join_threads()
    {
        for (unsigned long i = 0; i < threads.size(); ++i)
            if (threads[i].joinable())
                threads[i].join();
    }
};

template <typename Iterator, typename MatchType>
Iterator parallel_find(Iterator first, Iterator last, MatchType match)
{
    struct find_element {
        void operator()(Iterator begin, Iterator end, MatchType match,
                        std::promise<Iterator> *result, std::atomic<bool> *done_flag)
        {
            for (; (begin != end) && !done_flag->load(); ++begin) {
                if (*begin == match) {
                    if (!done_flag->exchange(true))
                        result->set_value(begin);
                    return;
                }
            }
        }
    };
    unsigned long const length = std::distance(first, last);
    if (!length)
        return last;
    unsigned long const num_threads = 4;
    unsigned long const block_size = length / num_threads;
    std::promise<Iterator> result;
    std::atomic<bool> done_flag(false);
    std::vector<std::thread> threads(num_threads - 1);
    {
        join_threads joiner(threads);
        Iterator block_start = first;
        for (unsigned long i = 0; i < (num_threads - 1); ++i) {
            Iterator block_end = block_start;
            std::advance(block_end, block_size);
            threads[i] = std::thread(find_element(), block_start, block_end, match, &result,
                                     &done_flag);
            block_start = block_end;
        }
        find_element()(block_start, last, match, &result, &done_flag);
    }
    if (!done_flag.load())
        return last;
    return result.get_future().get();
}

int main()
{
    std::vector<int> v(1000);
    std::iota(v.begin(), v.end(), 0);
    auto it = parallel_find(v.begin(), v.end(), 777);
    std::cout << (it - v.begin()) << std::endl;
}
