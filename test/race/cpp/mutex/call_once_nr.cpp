// std::call_once initialises
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

class Catalog
{
public:
    int price(int item)
    {
        std::call_once(once_, [this] { load(); });
        return prices_[item]; // NORACE
    }

private:
    void load()
    {
        for (int i = 0; i < 8; i++)
            prices_[i] = 100 + i; // NORACE
    }
    std::once_flag once_;
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
