// the samples are looked at after the stop request, without waiting for the thread
// flags: -std=c++20
#include <chrono>
#include <cstdio>
#include <stop_token>
#include <thread>

struct Reading {
    long count = 0;
    double mean = 0;
};

class Sampler {
public:
    Sampler() : thread_([this](std::stop_token st) { run(st); }) {}
    Reading last()
    {
        thread_.request_stop();
        return reading_; // RACE!
    }

private:
    void run(std::stop_token st)
    {
        double v = 0.5;
        while (!st.stop_requested()) {
            v = v * 1.000001;
            reading_.count++; // RACE!
            reading_.mean += (v - reading_.mean) / reading_.count; // RACE!
        }
    }
    Reading reading_;
    std::jthread thread_;
};

int main()
{
    Sampler s;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    Reading r = s.last();
    std::printf("%ld %g\n", r.count, r.mean);
}
