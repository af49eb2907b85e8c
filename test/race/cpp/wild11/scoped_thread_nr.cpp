// A guard that joins in its destructor; the data is read after the guard's scope.
#include <iostream>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

class scoped_thread {
    std::thread t;

public:
    explicit scoped_thread(std::thread t_) : t(std::move(t_))
    {
        if (!t.joinable())
            throw std::logic_error("No thread");
    }
    ~scoped_thread() { t.join(); }
    scoped_thread(scoped_thread const &) = delete;
    scoped_thread &operator=(scoped_thread const &) = delete;
};

struct func {
    int &i;
    explicit func(int &i_) : i(i_) {}
    void operator()()
    {
        for (unsigned j = 0; j < 1000; ++j)
            i += 1;
    }
};

int main()
{
    int state = 0;
    std::vector<int> log;
    {
        scoped_thread t{std::thread(func(state))};
        log.push_back(1);
    }
    state += 1;
    log.push_back(state);
    std::cout << log.back() << '\n';
}
