// The results are added up when all threads have ended.
#include <mutex>
#include <thread>
static std::mutex result_mutex;
static long total;
static long part[2];

static void sum(int i)
{
    long s = 0;
    for (int k = 0; k < 100; ++k)
        s += k * i;
    part[i] = s;
    std::lock_guard<std::mutex> g(result_mutex);
    total += s;
}

static long collect()
{
    std::lock_guard<std::mutex> g(result_mutex);
    total += part[0] + part[1];
    return total;
}

int main()
{
    std::thread a(sum, 0), b(sum, 1);
    a.join();
    std::lock_guard<std::mutex> g(result_mutex);
    total++;
    b.detach();
    return 0;
}
