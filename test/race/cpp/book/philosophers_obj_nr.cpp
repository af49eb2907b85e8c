// dining philosophers as objects with a thread and forks as objects
// flags: -std=c++17
#include <chrono>
#include <cstdio>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Fork {
public:
    explicit Fork(int id) : id_(id) {}
    void use()
    {
        ++uses_;
    }
    int uses() const { return uses_; }
    std::mutex &mutex() { return mutex_; }

private:
    int id_;
    int uses_ = 0;
    std::mutex mutex_;
};

class Table {
public:
    void ate()
    {
        std::lock_guard<std::mutex> guard(mutex_);
        ++meals_;
    }
    int meals()
    {
        std::lock_guard<std::mutex> guard(mutex_);
        return meals_;
    }

private:
    std::mutex mutex_;
    int meals_ = 0;
};

class Philosopher {
public:
    Philosopher(std::string name, Table &table, Fork &left, Fork &right)
        : name_(std::move(name)), table_(table), left_(left), right_(right)
    {
    }
    void start() { thread_ = std::thread(&Philosopher::dine, this); }
    void join() { thread_.join(); }
    int own() const { return eaten_; }

private:
    void dine()
    {
        for (int i = 0; i < 50; ++i) {
            std::this_thread::sleep_for(std::chrono::microseconds(10));
            std::scoped_lock both(left_.mutex(), right_.mutex());
            left_.use();
            right_.use();
            ++eaten_;
            table_.ate();
        }
    }

    std::string name_;
    Table &table_;
    Fork &left_;
    Fork &right_;
    int eaten_ = 0;
    std::thread thread_;
};

int main()
{
    constexpr int kCount = 5;
    Table table;
    std::vector<std::unique_ptr<Fork>> forks;
    for (int i = 0; i < kCount; ++i)
        forks.push_back(std::make_unique<Fork>(i));
    std::vector<std::unique_ptr<Philosopher>> guests;
    for (int i = 0; i < kCount; ++i)
        guests.push_back(std::make_unique<Philosopher>("guest " + std::to_string(i), table, *forks[i],
                                                       *forks[(i + 1) % kCount]));
    for (auto &g : guests)
        g->start();
    for (auto &g : guests)
        g->join();
    int total = 0;
    for (const auto &g : guests)
        total += g->own();
    std::printf("%d meals, %d counted, fork 0 used %d times\n", total, table.meals(), forks[0]->uses());
    return total != table.meals();
}
