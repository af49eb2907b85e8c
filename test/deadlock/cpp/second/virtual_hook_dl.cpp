#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Widget {
protected:
    std::mutex m_;
    int width_ = 0;
    virtual void resized() {}

public:
    virtual ~Widget() = default;
    void resize(int w)
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK
        width_ = w;
        resized(); // DEADLOCK
    }
    int width()
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK!
        return width_;
    }
};

class Label : public Widget {
    int columns_ = 0;

    void resized() override
    {
        columns_ = width() / 8; // DEADLOCK
    }
};

int main()
{
    std::vector<std::unique_ptr<Widget>> all;
    all.push_back(std::make_unique<Label>());
    std::thread t([&] { all[0]->resize(80); }); // DEADLOCK
    t.join();
}
