// The results of a group are read before wait().
#include <iostream>
#include <thread>
#include <vector>

class Group {
public:
    template <class F> void run(F f) { threads_.push_back(std::thread(f)); }
    void wait()
    {
        for (auto &t : threads_)
            t.join();
        threads_.clear();
    }

private:
    std::vector<std::thread> threads_;
};

int main()
{
    long evens = 0, odds = 0;
    Group g;
    g.run([&evens] {
        for (int i = 0; i < 1000; i += 2)
            evens += i; // RACE!
    });
    g.run([&odds] {
        for (int i = 1; i < 1000; i += 2)
            odds += i; // NORACE
    });
    std::cout << evens << '\n'; // RACE!
    g.wait();
    std::cout << odds << '\n'; // NORACE
}
