// two threads append to one string
// flags: -std=c++17
// tsan: some: the text is copied inside libstdc++, which is not instrumented
#include <cstdio>
#include <string>
#include <thread>

static std::string log_text;

static void log_lines(std::string *out, int count)
{
    (void)out;
    for (int i = 0; i < count; i++)
        log_text += "line\n"; // RACE!
}

int main()
{
    std::string texts[2];
    std::thread a(log_lines, &texts[0], 3), b(log_lines, &texts[1], 3);

    a.join();
    b.join();
    std::printf("%zu\n", log_text.size()); // NORACE
    return 0;
}
