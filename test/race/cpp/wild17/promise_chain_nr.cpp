// stages connected by promises: each waits for the value of the one before it
#include <future>
#include <iostream>
#include <string>
#include <thread>

struct Report { std::string text; int lines = 0; };

int main()
{
    Report report;
    std::promise<void> loaded, parsed;
    std::thread load([&] {
        report.text = "a\nb\n"; // NORACE
        loaded.set_value();
    });
    std::thread parse([&] {
        loaded.get_future().wait();
        for (char c : report.text) // NORACE
            report.lines += c == '\n'; // NORACE
        parsed.set_value();
    });
    parsed.get_future().wait();
    std::cout << report.lines << '\n'; // NORACE
    load.join();
    parse.join();
}
