// flags: -std=c++20
#include <mutex>
#include <thread>
#include <vector>
#include <memory>

class Stage {
public:
    virtual ~Stage() = default;
    virtual void push(int v) = 0;
    virtual void report(int v) = 0;
    void connect(Stage *up, Stage *down) { up_ = up; down_ = down; }
protected:
    std::mutex m_;
    Stage *up_ = nullptr, *down_ = nullptr;
};

class Filter : public Stage {
public:
    void push(int v) override
    {
        std::lock_guard<std::mutex> g(m_);
        seen_++;
        if (down_ && v % 2)
            down_->push(v);
    }
    void report(int v) override
    {
        std::lock_guard<std::mutex> g(m_);
        reported_ += v;
    }
private:
    int seen_ = 0, reported_ = 0;
};

class Sink : public Stage {
public:
    void push(int v) override
    {
        std::lock_guard<std::mutex> g(m_);
        total_ += v;
    }
    void report(int v) override { (void)v; }
    void flush()
    {
        int n;
        {
            std::lock_guard<std::mutex> g(m_);
        n = total_;
        total_ = 0;
        }
        if (up_)
            up_->report(n);
    }
private:
    int total_ = 0;
};

int main()
{
    Filter filter;
    Sink sink;
    filter.connect(nullptr, &sink);
    sink.connect(&filter, nullptr);
    std::thread feeder([&] { for (int i = 0; i < 1000; i++) filter.push(i); });
    std::thread flusher([&] { for (int i = 0; i < 10; i++) sink.flush(); });
    feeder.join();
    flusher.join();
    return 0;
}
