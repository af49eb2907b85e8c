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
        int ox, oy;
        {
            std::lock_guard<std::mutex> b(o.m_);
            ox = o.x_;
            oy = o.y_;
        }
        std::lock_guard<std::mutex> a(m_);
        return x_ == ox && y_ == oy;
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
    std::thread a([&] { equal += p == q; p.move(1); });
    std::thread b([&] { same += q == p; q.move(-1); });
    a.join();
    b.join();
    return equal + same;
}
