// a sampler on a jthread with a stop token
// flags: -std=c++20
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>

using namespace std::chrono_literals;

class Sampler {
    struct Sample {
        int number;
        double value;
    };
    mutable std::mutex m_;
    std::condition_variable_any cv_;
    std::deque<Sample> history_;
    Sample last_{0, 0.0};
    std::jthread thread_;

    void run(std::stop_token stop)
    {
        int n = 0;
        while (!stop.stop_requested()) {
            Sample s{++n, n * 0.5};
            {
                std::lock_guard lock(m_);
                last_ = s;
                history_.push_back(s);
                if (history_.size() > 16)
                    history_.pop_front();
            }
            cv_.notify_all();
            std::unique_lock lock(m_);
            cv_.wait_for(lock, stop, 1ms, [] { return false; });
        }
    }

public:
    void start()
    {
        thread_ = std::jthread([this](std::stop_token st) { run(st); });
    }
    double last() const
    {
        std::lock_guard lock(m_);
        return last_.value;
    }
    bool wait_for_number(int n)
    {
        std::unique_lock lock(m_);
        cv_.wait(lock, [&] { return !history_.empty() && history_.back().number >= n; });
        return true;
    }
    double mean() const
    {
        std::lock_guard lock(m_);
        double sum = 0;
        for (const auto &s : history_)
            sum += s.value;
        return history_.empty() ? 0 : sum / history_.size();
    }
};

int main()
{
    Sampler sampler;
    sampler.start();
    sampler.wait_for_number(5);
    std::printf("%.2f %.2f\n", sampler.last(), sampler.mean());
}
