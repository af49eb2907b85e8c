// the captured result is read before the future is waited for
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <string>

int main()
{
    std::string text = "some text to look at";
    int vowels = 0;
    auto counting = std::async(std::launch::async, [&] {
        for (char c : text) // NORACE
            if (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u')
                vowels++; // RACE!
    });

    std::printf("%d\n", vowels); // RACE!
    counting.get();
    return 0;
}
