// futures chained by moving them into the next task; each stage changes what it got
// flags: -std=c++17
#include <future>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

using Words = std::vector<std::string>;

static Words split(const std::string &text)
{
    Words words(1);
    for (char c : text) {
        if (c == ' ')
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

int main()
{
    const std::string text = "the quick brown fox jumps over the lazy dog";
    std::future<Words> words = std::async(std::launch::async, split, std::cref(text));
    std::future<Words> upper =
        std::async(std::launch::async, [f = std::move(words)]() mutable {
            Words w = f.get();
            for (auto &s : w)
                for (auto &c : s)
                    c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 32 : c);
            return w;
        });
    std::future<std::unique_ptr<Words>> shorter =
        std::async(std::launch::async, [f = std::move(upper)]() mutable {
            auto out = std::make_unique<Words>();
            for (auto &s : f.get())
                if (s.size() > 3)
                    out->push_back(std::move(s));
            return out;
        });
    std::unique_ptr<Words> result = shorter.get();
    result->push_back("END");
    for (const auto &s : *result)
        std::cout << s << '\n';
}
