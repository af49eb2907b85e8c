// Partial sums in blocks: each block waits for the last sum of the one before it by a future.
#include <future>
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

static void process_chunk(int *begin, int *last, std::future<int> *previous_end,
                          std::promise<int> *end_value)
{
    int *end = last + 1;
    std::partial_sum(begin, end, begin);
    if (previous_end) {
        int addend = previous_end->get();
        *last += addend;
        if (end_value)
            end_value->set_value(*last);
        for (int *p = begin; p != last; ++p)
            *p += addend;
    } else if (end_value) {
        end_value->set_value(*last);
    }
}

int main()
{
    const int blocks = 4, size = 25;
    std::vector<int> v(blocks * size, 1);
    std::vector<std::promise<int>> end_values(blocks - 1);
    std::vector<std::future<int>> previous;
    previous.reserve(blocks - 1);
    std::vector<std::thread> threads;
    for (int i = 0; i < blocks - 1; ++i) {
        int *start = v.data() + i * size;
        threads.emplace_back(process_chunk, start, start + size - 1,
                             i != 0 ? &previous[i - 1] : nullptr, &end_values[i]);
        previous.push_back(end_values[i].get_future());
    }
    process_chunk(v.data() + (blocks - 1) * size, v.data() + blocks * size - 1,
                  &previous[blocks - 2], nullptr);
    for (auto &t : threads)
        t.join();
    std::cout << v.back() << std::endl;
}
