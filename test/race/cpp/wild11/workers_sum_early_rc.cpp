// Worker objects are asked for their result before they are joined.
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

class Task {
public:
    explicit Task(int n) : n_(n) {}
    void start()
    {
        thread_ = std::thread([this] {
            for (int i = 1; i <= n_; ++i)
                result_ += i; // RACE!
        });
    }
    void wait() { thread_.join(); }
    long result() const { return result_; } // RACE!

private:
    int n_;
    long result_ = 0;
    std::thread thread_;
};

int main()
{
    std::vector<std::unique_ptr<Task>> tasks;
    for (int i = 0; i < 4; ++i) {
        tasks.push_back(std::make_unique<Task>(i * 100));
        tasks.back()->start();
    }
    long total = 0;
    for (auto &t : tasks) {
        total += t->result();
        t->wait();
    }
    std::cout << total << '\n';
}
