// a plain bool decides who initialises
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

class Catalog
{
public:
    int price(int item)
    {
        if (!loaded_) { // RACE! f
            load();
            loaded_ = true; // RACE! f
        }
        return prices_[item]; // RACE! p
    }

private:
    void load()
    {
        for (int i = 0; i < 8; i++)
            prices_[i] = 100 + i; // RACE! p
    }
    bool loaded_ = false;
    int prices_[8];
};

int main()
{
    static Catalog catalog;
    std::thread a([] { std::printf("%d\n", catalog.price(1)); });
    std::thread b([] { std::printf("%d\n", catalog.price(2)); });

    a.join();
    b.join();
    return 0;
}
