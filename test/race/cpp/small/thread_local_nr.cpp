// thread_local buffers and counters, summed up under a lock at the end of each thread.
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

thread_local int calls = 0;
static std::mutex totalMutex;
static int totalCalls = 0;

static std::string &scratch()
{
    thread_local std::string buffer;
    buffer.clear();
    return buffer;
}

static void format(int value)
{
    ++calls;
    std::string &s = scratch();
    s += "value=";
    s += std::to_string(value);
}

static void worker(int n)
{
    for (int i = 0; i < n; ++i)
        format(i);
    std::lock_guard<std::mutex> lock(totalMutex);
    totalCalls += calls;
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 1; i <= 4; ++i)
        ts.push_back(std::thread(worker, i * 10));
    format(1);
    for (std::thread &t : ts)
        t.join();
    std::printf("%d\n", totalCalls + calls);
}
