// The future of each async call dies at once and waits: the calls follow one another.
#include <future>
#include <iostream>
#include <string>
#include <vector>

std::vector<std::string> trace;

void step(const std::string &name)
{
    trace.push_back(name);
}

int main()
{
    (void)std::async(std::launch::async, step, "open");
    (void)std::async(std::launch::async, step, "read");
    {
        auto f = std::async(std::launch::async, step, "close");
    }
    trace.push_back("end");
    for (const auto &s : trace)
        std::cout << s << ' ';
    std::cout << '\n';
}
