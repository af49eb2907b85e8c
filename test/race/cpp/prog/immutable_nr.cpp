// an immutable object is shared by const reference
// flags: -std=c++17
#include <iostream>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class Dictionary {
public:
    Dictionary()
    {
        for (int i = 0; i < 100; i++)
            words_["w" + std::to_string(i)] = i;
    }
    int find(const std::string &w) const
    {
        auto it = words_.find(w);
        return it == words_.end() ? -1 : it->second;
    }

private:
    std::unordered_map<std::string, int> words_;
};

int main()
{
    const Dictionary dict;
    std::vector<std::string> names{"w1", "w50", "nope"};
    std::vector<int> found(names.size());
    std::vector<std::thread> ts;
    for (std::size_t i = 0; i < names.size(); i++)
        ts.emplace_back([&dict, &names, &found, i]() { found[i] = dict.find(names[i]); });
    for (auto &t : ts)
        t.join();
    for (int f : found)
        std::cout << f << " ";
    std::cout << "\n";
}
