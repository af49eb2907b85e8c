// Exceptions come back through futures; the results are read after get.
// flags: -std=c++17
#include <future>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

static int parse(const std::string &s)
{
    if (s.empty())
        throw std::invalid_argument("empty");
    return std::stoi(s);
}

int main()
{
    std::vector<std::string> input{"1", "22", "", "x", "5"};
    std::vector<int> results(input.size(), -1);
    std::vector<std::future<void>> jobs;
    for (std::size_t i = 0; i < input.size(); ++i)
        jobs.push_back(std::async(std::launch::async, [&, i] { results[i] = parse(input[i]); }));
    int failed = 0;
    for (auto &job : jobs) {
        try {
            job.get();
        } catch (const std::exception &e) {
            ++failed;
            std::cerr << e.what() << '\n';
        }
    }
    for (int r : results)
        std::cout << r << ' ';
    std::cout << failed << '\n';
}
