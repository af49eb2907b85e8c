// A class with a pimpl whose getter forgets the mutex.
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Recorder {
public:
    Recorder();
    ~Recorder();
    void record(double v);
    double mean() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

struct Recorder::Impl {
    std::mutex m;
    double sum = 0;
    unsigned long count = 0;
};

Recorder::Recorder() : impl_(std::make_unique<Impl>()) {}
Recorder::~Recorder() = default;

void Recorder::record(double v)
{
    std::lock_guard<std::mutex> g(impl_->m);
    impl_->sum += v; // RACE! s
    impl_->count++; // RACE! c
}

double Recorder::mean() const
{
    return impl_->count // RACE! c
               ? impl_->sum / // RACE! s
                     impl_->count // RACE! c
               : 0;
}

int main()
{
    Recorder r;
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back([&r, i] {
            for (int k = 0; k < 100; ++k)
                r.record(i * k);
        });
    std::cout << r.mean() << '\n';
    for (auto &t : ts)
        t.join();
    std::cout << r.mean() << '\n';
}
