// Worker objects are joined one after the other and asked for what they found.
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

class WordCounter {
public:
    explicit WordCounter(std::string text) : text_(std::move(text)) {}
    void start() { thread_ = std::thread(&WordCounter::run, this); }
    void wait()
    {
        if (thread_.joinable())
            thread_.join();
    }
    std::size_t words() const { return words_; }

private:
    void run()
    {
        bool in = false;
        for (char c : text_) {
            if (c == ' ')
                in = false;
            else if (!in) {
                in = true;
                ++words_;
            }
        }
    }
    std::string text_;
    std::size_t words_ = 0;
    std::thread thread_;
};

int main()
{
    std::vector<std::unique_ptr<WordCounter>> counters;
    for (const char *t : {"the quick brown fox", "jumps over", "the lazy dog"})
        counters.push_back(std::make_unique<WordCounter>(t));
    for (auto &c : counters)
        c->start();
    std::size_t total = 0;
    for (auto &c : counters) {
        c->wait();
        total += c->words();
    }
    std::cout << total << '\n';
}
