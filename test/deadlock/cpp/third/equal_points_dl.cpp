#include <mutex>
#include <thread>

class Point {
    mutable std::mutex m_;
    int x_, y_;

public:
    Point(int x, int y) : x_(x), y_(y) {}
    bool operator==(const Point &o) const
    {
        if (this == &o)
            return true;
        std::lock_guard<std::mutex> a(m_);
        std::lock_guard<std::mutex> b(o.m_); // DEADLOCK!
        return x_ == o.x_ && y_ == o.y_;
    }
    void move(int dx)
    {
        std::lock_guard<std::mutex> g(m_);
        x_ += dx;
    }
};

int main()
{
    Point p(1, 2), q(3, 4);
    int equal = 0, same = 0;
    std::thread a([&] { equal += p == q; p.move(1); }); // DEADLOCK
    std::thread b([&] { same += q == p; q.move(-1); }); // DEADLOCK
    a.join();
    b.join();
    return equal + same;
}
