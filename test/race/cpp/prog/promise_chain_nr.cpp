// promise moved into the thread; what it wrote before is seen after get
// flags: -std=c++17
#include <future>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

struct Report {
    std::string title;
    std::vector<int> numbers;
};

static void make(std::promise<Report> p, int n)
{
    Report r;
    r.title = "report";
    for (int i = 0; i < n; i++)
        r.numbers.push_back(i);
    p.set_value(std::move(r));
}

int main()
{
    std::promise<Report> promise;
    std::future<Report> future = promise.get_future();
    std::thread t(make, std::move(promise), 10);
    Report r = future.get();
    r.numbers.push_back(5);
    std::cout << r.title << r.numbers.size() << "\n";
    t.join();

    std::promise<void> go;
    auto ready = go.get_future().share();
    int value = 0;
    std::thread waiter([ready, &value] {
        ready.wait();
        value++;
    });
    value = 10;
    go.set_value();
    waiter.join();
    std::cout << value << "\n";
}
