// A class with a pimpl; the implementation has the mutex.
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

class Metrics {
public:
    Metrics();
    ~Metrics();
    void add(const std::string &name, long v);
    long get(const std::string &name) const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

struct Metrics::Impl {
    mutable std::mutex m;
    std::map<std::string, long> values;
};

Metrics::Metrics() : impl_(new Impl) {}
Metrics::~Metrics() = default;

void Metrics::add(const std::string &name, long v)
{
    std::lock_guard<std::mutex> g(impl_->m);
    impl_->values[name] += v;
}

long Metrics::get(const std::string &name) const
{
    std::lock_guard<std::mutex> g(impl_->m);
    auto it = impl_->values.find(name);
    return it == impl_->values.end() ? 0 : it->second;
}

int main()
{
    Metrics m;
    std::thread a([&] {
        for (int i = 0; i < 100; ++i)
            m.add("requests", 1);
    });
    std::thread b([&] {
        for (int i = 0; i < 100; ++i) {
            m.add("errors", 1);
            if (m.get("requests") > 50)
                break;
        }
    });
    a.join();
    b.join();
    std::cout << m.get("requests") + m.get("errors") << '\n';
}
