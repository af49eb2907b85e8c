#include <future>
#include <iostream>
#include <mutex>
#include <vector>

class Catalogue {
    std::mutex m_;
    std::vector<int> prices_{3, 1, 2};

    int total()
    {
        std::lock_guard<std::mutex> g(m_);
        int sum = 0;
        for (int p : prices_)
            sum += p;
        return sum;
    }

public:
    int report()
    {
        auto f = std::async(std::launch::async, [this] { return total(); });
        int t = f.get();
        std::lock_guard<std::mutex> g(m_);
        prices_.push_back(t);
        return t;
    }
};

int main()
{
    Catalogue c;
    std::cout << c.report() << '\n';
}
