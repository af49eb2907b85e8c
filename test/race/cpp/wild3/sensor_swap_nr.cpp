// Samples go into a back vector under a lock; the consumer swaps it with its own and works on that
#include <chrono>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

struct Sample {
    int id;
    double value;
};

class Sensor {
    std::mutex m_;
    std::vector<Sample> back_;
    std::vector<Sample> front_;
    bool done_ = false;

public:
    void produce()
    {
        for (int i = 0; i < 1000; i++) {
            std::lock_guard<std::mutex> l(m_);
            back_.push_back({i, i * 0.5});      // NORACE
        }
        std::lock_guard<std::mutex> l(m_);
        done_ = true;
    }
    double consume()
    {
        double sum = 0;
        bool done = false;
        while (!done) {
            {
                std::lock_guard<std::mutex> l(m_);
                front_.swap(back_);             // NORACE
                done = done_;
            }
            for (const Sample &s : front_)      // NORACE
                sum += s.value;                 // NORACE
            front_.clear();                     // NORACE
        }
        return sum;
    }
};

int main()
{
    Sensor s;
    std::thread p(&Sensor::produce, &s);
    double sum = s.consume();
    p.join();
    std::printf("%f\n", sum);
}
