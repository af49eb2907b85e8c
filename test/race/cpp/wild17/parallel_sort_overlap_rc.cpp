// the two parts that are sorted overlap
#include <algorithm>
#include <iostream>
#include <thread>
#include <vector>

static void sort_part(int *first, int *last)
{
    for (int *i = first; i < last; ++i)
        for (int *k = i + 1; k < last; ++k)
            if (*k < *i)          // RACE!
                std::swap(*k, *i); // RACE!
}

int main()
{
    std::vector<int> v(200);
    for (int i = 0; i < 200; ++i)
        v[i] = 200 - i;
    std::thread a(sort_part, v.data(), v.data() + 110);
    std::thread b(sort_part, v.data() + 90, v.data() + 200);
    a.join();
    b.join();
    std::cout << v[0] << '\n';
}
