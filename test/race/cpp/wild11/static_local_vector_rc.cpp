// A function's static vector is initialised safely, but used by all threads.
#include <iostream>
#include <string>
#include <thread>
#include <vector>

std::vector<std::string> &history()
{
    static std::vector<std::string> h;
    return h;
}

void remember(const std::string &s)
{
    history().push_back(s); // RACE!
}

int main()
{
    std::thread a([] {
        for (int i = 0; i < 50; i++)
            remember("a" + std::to_string(i));
    });
    std::thread b([] {
        for (int i = 0; i < 50; i++)
            remember("b" + std::to_string(i));
    });
    a.join();
    b.join();
    std::cout << history().size() << std::endl; // NORACE
}
