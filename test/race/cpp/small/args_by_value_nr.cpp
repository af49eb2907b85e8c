// Arguments of a thread are copied: the caller may change its own at once.
#include <iostream>
#include <string>
#include <thread>
#include <vector>

struct Settings {
    std::string name;
    std::vector<int> levels;
    int depth;
};

static void run(Settings settings, std::string prefix, int *result)
{
    settings.levels.push_back(settings.depth);
    prefix += settings.name;
    *result = static_cast<int>(prefix.size() + settings.levels.size());
}

int main()
{
    Settings settings{"base", {1, 2, 3}, 4};
    std::string prefix = "run-";
    int results[3] = {};
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; ++i) {
        threads.emplace_back(run, settings, prefix, &results[i]);
        settings.name += "x";
        settings.levels.push_back(i);
        settings.depth++;
        prefix[0] = static_cast<char>('a' + i);
    }
    for (auto &t : threads)
        t.join();
    std::cout << results[0] + results[1] + results[2] << '\n';
}
