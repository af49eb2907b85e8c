// Sessions with a thread of their own; the status is read before the threads are joined.
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

class Download {
public:
    explicit Download(int size) : size_(size) {}
    ~Download()
    {
        if (thread_.joinable())
            thread_.join();
    }
    void start() { thread_ = std::thread(&Download::run, this); }
    int progress() const { return 100 * done_ / size_; } // RACE!

private:
    void run()
    {
        for (int i = 0; i < size_; ++i)
            ++done_; // RACE!
    }
    int size_;
    int done_ = 0;
    std::thread thread_;
};

int main()
{
    std::vector<std::unique_ptr<Download>> all;
    for (int i = 1; i <= 3; ++i)
        all.push_back(std::make_unique<Download>(1000 * i));
    for (auto &d : all)
        d->start();
    for (auto &d : all)
        std::cout << d->progress() << "%\n";
}
