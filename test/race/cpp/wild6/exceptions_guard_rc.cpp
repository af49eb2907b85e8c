// A manual lock that is lost when an operation throws: the handler counts errors after it.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

class Parser {
public:
    void feed(const std::string &text)
    {
        try {
            std::lock_guard<std::mutex> lk(m_);
            int v = std::stoi(text);
            if (v < 0)
                throw std::out_of_range("negative");
            sum_ += v;
        } catch (const std::exception &) {
            errors_++; // RACE!
        }
    }
    long sum() const { return sum_; }
    int errors() const { return errors_; }

private:
    std::mutex m_;
    long sum_ = 0;
    int errors_ = 0;
};

int main()
{
    Parser parser;
    std::vector<std::thread> feeders;
    const std::vector<std::string> inputs = {"1", "x", "-4", "22", "seven"};
    for (int k = 0; k < 3; ++k)
        feeders.emplace_back([&] {
            for (const auto &s : inputs)
                parser.feed(s);
        });
    for (auto &f : feeders)
        f.join();
    std::cout << parser.sum() << ' ' << parser.errors() << '\n';
    return parser.errors() > 100;
}
