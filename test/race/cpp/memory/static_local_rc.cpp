// the object behind the safe static initialisation is changed later without a lock
// flags: -std=c++17
#include <cstdio>
#include <thread>

class Registry
{
public:
    static Registry &instance()
    {
        static Registry registry; // NORACE
        return registry;
    }
    int lookup(int key)
    {
        lookups_++; // RACE!
        return table_[key & 7]; // NORACE
    }

private:
    Registry()
    {
        for (int i = 0; i < 8; i++)
            table_[i] = i * 11; // NORACE
    }
    int table_[8];
    int lookups_ = 0;
};

int main()
{
    std::thread a([] { std::printf("%d\n", Registry::instance().lookup(2)); });
    std::thread b([] { std::printf("%d\n", Registry::instance().lookup(3)); });

    a.join();
    b.join();
    return 0;
}
