// lambdas capture the loop's local by reference in one thread, by value in the other
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    std::vector<std::thread> ts;
    int sum = 0;
    for (int i = 0; i < 3; ++i) // RACE!
        ts.emplace_back([&sum, &i] { sum = sum + i; }); // RACE!
    for (auto &t : ts)
        t.join();
    std::cout << sum << '\n';
}
