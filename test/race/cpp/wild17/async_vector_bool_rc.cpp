// neighbouring bits of a vector<bool> share a word
#include <future>
#include <iostream>
#include <vector>

int main()
{
    std::vector<bool> seen(64);
    auto a = std::async(std::launch::async, [&] {
        for (int i = 0; i < 64; i += 2)
            seen[i] = true; // RACE!
    });
    auto b = std::async(std::launch::async, [&] {
        for (int i = 1; i < 64; i += 2)
            seen[i] = true; // RACE!
    });
    a.get();
    b.get();
    std::cout << seen[3] << '\n';
}
