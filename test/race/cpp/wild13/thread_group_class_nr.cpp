// A ThreadGroup that runs functions and joins all in wait(); the results are read after it.
#include <functional>
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

class ThreadGroup {
public:
    template <class F> void run(F &&f) { threads_.emplace_back(std::forward<F>(f)); }
    void wait()
    {
        for (auto &t : threads_)
            if (t.joinable())
                t.join();
        threads_.clear();
    }
    ~ThreadGroup() { wait(); }

private:
    std::vector<std::thread> threads_;
};

static int fib(int n)
{
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

int main()
{
    int a = 0, b = 0;
    std::vector<int> more(3);
    ThreadGroup g;
    g.run([&] { a = fib(15); });
    g.run([&] { b = fib(16); });
    g.wait();
    std::cout << a + b << '\n';
    for (int i = 0; i < 3; ++i)
        g.run([&more, i] { more[i] = fib(10 + i); });
    g.wait();
    std::cout << more[0] + more[1] + more[2] << '\n';
}
