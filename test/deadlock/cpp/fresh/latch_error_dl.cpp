// flags: -std=c++20
#include <latch>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

static int load(const std::string &name)
{
    if (name.empty())
        throw std::runtime_error("no name");
    return static_cast<int>(name.size());
}

int main(int argc, char **argv)
{
    std::vector<std::string> names(argv, argv + argc);
    std::latch loaded(3);
    int sizes[3] = {};
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; i++)
        threads.emplace_back([&, i] {
            try {
                sizes[i] = load(names[static_cast<size_t>(i) % names.size()]);
                loaded.count_down(); // DEADLOCK
            } catch (const std::exception &) {
                sizes[i] = -1;
            }
        });
    loaded.wait(); // DEADLOCK!
    for (auto &t : threads)
        t.join();
    return sizes[0] + sizes[1] + sizes[2];
}
