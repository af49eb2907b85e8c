// the result is asked for before the join
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

class Worker {
public:
    explicit Worker(int n = 5) : n_(n) {}
    void start()
    {
        thread_ = std::thread([this] { run(); });
    }
    void join()
    {
        if (thread_.joinable())
            thread_.join();
    }
    long result() const { return result_; } // RACE!

private:
    void run()
    {
        for (int i = 0; i < n_; ++i)
            result_ += i; // RACE!
    }
    int n_;
    long result_ = 0;
    std::thread thread_;
};

int main()
{
    std::vector<Worker *> workers;
    for (int i = 0; i < 4; ++i) {
        Worker *w = new Worker(i);
        w->start();
        workers.push_back(w);
    }
    long sum = 0;
    for (Worker *w : workers) {
        sum += w->result();
        w->join();
        delete w;
    }
    std::printf("%ld\n", sum);
}
