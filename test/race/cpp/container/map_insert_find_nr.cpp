// inserting and looking up hold the mutex
// flags: -std=c++17
#include <cstdio>
#include <map>
#include <mutex>
#include <string>
#include <thread>

static std::mutex mutex;
static std::map<std::string, int> ages;

static void learn()
{
    for (int i = 0; i < 50; i++) {
        std::lock_guard<std::mutex> guard(mutex);
        ages["person" + std::to_string(i)] = i; // NORACE
    }
}

static int ask()
{
    int known = 0;

    for (int i = 0; i < 50; i++) {
        std::string name = "person" + std::to_string(i);

        std::lock_guard<std::mutex> guard(mutex);
        known += ages.count(name) != 0; // NORACE
    }
    return known;
}

int main()
{
    int known = 0;
    std::thread a(learn);
    std::thread b([&known] { known = ask(); });

    a.join();
    b.join();
    std::printf("%d\n", known <= 50);
    return 0;
}
