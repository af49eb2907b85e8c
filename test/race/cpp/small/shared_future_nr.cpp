// Many threads wait for one shared_future; what was written before set_value is theirs to read.
#include <cstdio>
#include <future>
#include <string>
#include <thread>
#include <vector>

struct Config {
    std::string name;
    int level;
};

int main()
{
    std::promise<const Config *> ready;
    std::shared_future<const Config *> config = ready.get_future().share();
    Config settings;
    std::vector<std::thread> threads;
    std::vector<int> levels(4);
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([config, i, &levels] {
            const Config *c = config.get();
            levels[i] = c->level + (int)c->name.size();
        });
    }
    settings.name = "production";
    settings.level = 7;
    ready.set_value(&settings);
    for (auto &t : threads)
        t.join();
    for (int l : levels)
        std::printf("%d\n", l);
}
