// packaged_task moved into a thread; the future gives the result.
#include <future>
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

static int sum(const std::vector<int> &v)
{
    return std::accumulate(v.begin(), v.end(), 0);
}

int main()
{
    std::vector<int> numbers(1000, 3);
    int extra = 0;
    std::packaged_task<int(const std::vector<int> &)> task(sum);
    std::future<int> result = task.get_future();
    std::packaged_task<void()> other([&extra] { extra = 42; });
    auto otherDone = other.get_future();
    std::thread t(std::move(task), std::cref(numbers));
    std::thread u(std::move(other));
    int total = result.get();
    numbers[0] = 5;
    otherDone.get();
    std::cout << total << ' ' << extra << '\n';
    t.join();
    u.join();
}
