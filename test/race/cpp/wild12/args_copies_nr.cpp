// Threads get copies of a string and a vector; the original goes on being changed.
#include <iostream>
#include <string>
#include <thread>
#include <vector>

static void show(std::string name, std::vector<int> v)
{
    long s = 0;
    for (int x : v)
        s += x;
    name += "!";
    std::cout << name + "\n";
    (void)s;
}

int main()
{
    std::string name = "first";
    std::vector<int> v{1, 2, 3};
    std::thread a(show, name, v);
    name = "second";
    v.push_back(4);
    std::thread b(show, name, v);
    name.clear();
    v.clear();
    a.join();
    b.join();
}
