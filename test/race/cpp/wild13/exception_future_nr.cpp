// Tasks that throw: the exception comes through the future; the log is locked.
#include <exception>
#include <future>
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

std::mutex log_mutex;
std::vector<std::string> log_lines;

static void note(const std::string &s)
{
    std::lock_guard<std::mutex> g(log_mutex);
    log_lines.push_back(s);
}

static int parse(const std::string &s)
{
    note("parsing " + s);
    int n = std::stoi(s);
    if (n < 0)
        throw std::range_error("negative");
    return n;
}

int main()
{
    std::vector<std::future<int>> results;
    for (const char *s : {"12", "-5", "abc", "7"})
        results.push_back(std::async(std::launch::async, parse, std::string(s)));
    int sum = 0;
    for (auto &r : results) {
        try {
            sum += r.get();
        } catch (const std::exception &e) {
            note(e.what());
        }
    }
    std::cout << sum << ' ' << log_lines.size() << '\n';
}
