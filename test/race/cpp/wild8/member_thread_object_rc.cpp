// A class with a background thread; stop() forgets to join before the result is read.
// flags: -std=c++17
#include <atomic>
#include <chrono>
#include <iostream>
#include <thread>

class Sampler {
public:
    Sampler() = default;
    Sampler(const Sampler &) = delete;
    Sampler &operator=(const Sampler &) = delete;
    ~Sampler()
    {
        stop();
        if (worker_.joinable())
            worker_.join();
    }

    void start()
    {
        running_.store(true);
        worker_ = std::thread(&Sampler::loop, this);
    }

    void stop()
    {
        running_.store(false);
    }

    double average() const { return samples_ ? sum_ / samples_ : 0.0; } // RACE! a b

private:
    void loop()
    {
        double value = 1.0;
        while (running_.load()) {
            sum_ += value; // RACE! a
            ++samples_; // RACE! b
            value *= 1.01;
            std::this_thread::sleep_for(std::chrono::microseconds(50));
        }
    }

    std::thread worker_;
    std::atomic<bool> running_{false};
    double sum_ = 0.0;
    long samples_ = 0;
};

int main()
{
    Sampler s;
    s.start();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    s.stop();
    std::cout << "average " << s.average() << "\n";
    return 0;
}
