// The simulation publishes a copy of its state under a lock; the renderer draws its own copy.
#include <atomic>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

struct Particle {
    double x, v;
};

class Simulation {
    std::vector<Particle> live_;
    std::vector<Particle> published_;
    std::mutex mutex_;
    std::atomic<bool> quit_{false};
    int step_ = 0;

    void publish()
    {
        std::lock_guard<std::mutex> lock(mutex_);
        published_ = live_;
    }

public:
    explicit Simulation(int n)
    {
        for (int i = 0; i < n; ++i)
            live_.push_back({i * 1.0, 1.0 / (i + 1)});
        published_ = live_;
    }
    void run()
    {
        while (!quit_.load()) {
            for (auto &p : live_)
                p.x += p.v * 0.1;
            ++step_;
            publish();
        }
    }
    std::vector<Particle> snapshot()
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return published_;
    }
    void stop() { quit_ = true; }
    int steps() const { return step_; }
};

int main()
{
    Simulation sim(32);
    std::thread t([&sim] { sim.run(); });
    double seen = 0;
    for (int frame = 0; frame < 50; ++frame)
        for (const Particle &p : sim.snapshot())
            seen += p.x;
    sim.stop();
    t.join();
    std::cout << seen << ' ' << sim.steps() << '\n';
}
