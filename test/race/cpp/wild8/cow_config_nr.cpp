// Copy-on-write configuration: the shared_ptr is loaded and stored atomically.
// flags: -std=c++17
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <thread>

using Config = std::map<std::string, int>;

static std::shared_ptr<const Config> current = std::make_shared<Config>(Config{{"limit", 1}});

static void update(int round)
{
    auto next = std::make_shared<Config>();
    (*next)["limit"] = round;
    (*next)["round"] = round;
    std::atomic_store(&current, std::shared_ptr<const Config>(next));
}

static int read_limit()
{
    std::shared_ptr<const Config> snap = std::atomic_load(&current);
    auto it = snap->find("limit");
    return it == snap->end() ? 0 : it->second;
}

int main()
{
    std::thread writer([] {
        for (int i = 0; i < 20; ++i)
            update(i);
    });
    std::thread reader([] {
        int sum = 0;
        for (int i = 0; i < 20; ++i)
            sum += read_limit();
        std::cout << sum << '\n';
    });
    writer.join();
    reader.join();
}
