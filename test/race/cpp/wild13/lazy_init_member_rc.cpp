// A lazily built index in a const method, tested by empty().
#include <iostream>
#include <map>
#include <string>
#include <thread>
#include <vector>

class Dictionary {
    std::vector<std::string> words_{"tree", "tea", "ten", "inn"};
    mutable std::map<char, int> index_;

public:
    int starting_with(char c) const
    {
        if (index_.empty()) { // RACE!
            for (const auto &w : words_)
                ++index_[w[0]]; // RACE!
        }
        auto it = index_.find(c); // RACE!
        return it == index_.end() ? 0 : it->second; // RACE!
    }
};

int main()
{
    Dictionary d;
    std::thread a([&d] { std::cout << d.starting_with('t') << '\n'; });
    std::thread b([&d] { std::cout << d.starting_with('i') << '\n'; });
    a.join();
    b.join();
}
