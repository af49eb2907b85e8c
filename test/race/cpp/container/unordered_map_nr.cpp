// the threads look up with find, which only reads
// flags: -std=c++17
#include <cstdio>
#include <thread>
#include <unordered_map>

static std::unordered_map<int, int> ports{{80, 1}, {443, 2}};

static int service(int port)
{
    auto found = ports.find(port); // NORACE
    return found == ports.end() ? 0 : found->second; // NORACE
}

int main()
{
    int sum[2] = {0, 0};
    auto body = [](int *result, int from) {
        for (int port = from; port < from + 20; port++)
            *result += service(port);
    };
    std::thread a(body, &sum[0], 70), b(body, &sum[1], 430);

    a.join();
    b.join();
    std::printf("%d\n", sum[0] + sum[1]);
    return 0;
}
