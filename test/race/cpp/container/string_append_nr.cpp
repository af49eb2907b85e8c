// each thread appends to its own string
// flags: -std=c++17
#include <cstdio>
#include <string>
#include <thread>

static void log_lines(std::string *out, int count)
{
    for (int i = 0; i < count; i++)
        *out += "line\n"; // NORACE
}

int main()
{
    std::string texts[2];
    std::thread a(log_lines, &texts[0], 3), b(log_lines, &texts[1], 3);

    a.join();
    b.join();
    std::printf("%zu\n", texts[0].size() + texts[1].size()); // NORACE
    return 0;
}
