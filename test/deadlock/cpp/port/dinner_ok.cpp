// Philosophers as objects that lock two forks at once.
#include <array>
#include <chrono>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct fork {
    std::mutex mutex;
};

struct table {
    std::array<fork, 5> forks;
};

struct philosopher {
    philosopher(std::string const &n, fork &l, fork &r) :
        name(n), left_fork(l), right_fork(r), lifethread(&philosopher::dine, this)
    {
    }

    ~philosopher()
    {
        lifethread.join();
    }

    void dine()
    {
        for (int i = 0; i < 10; ++i) {
            think();
            eat();
        }
    }

    void think()
    {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }

    void eat()
    {
        std::lock(left_fork.mutex, right_fork.mutex);
        std::lock_guard<std::mutex> left_lock(left_fork.mutex, std::adopt_lock);
        std::lock_guard<std::mutex> right_lock(right_fork.mutex, std::adopt_lock);
        ++meals;
    }

    std::string const name;
    fork &left_fork;
    fork &right_fork;
    int meals = 0;
    std::thread lifethread;
};

int main()
{
    table t;
    std::array<philosopher, 5> philosophers{{
        {"Aristotle", t.forks[0], t.forks[1]},
        {"Platon", t.forks[1], t.forks[2]},
        {"Descartes", t.forks[2], t.forks[3]},
        {"Kant", t.forks[3], t.forks[4]},
        {"Nietzsche", t.forks[4], t.forks[0]},
    }};
}
