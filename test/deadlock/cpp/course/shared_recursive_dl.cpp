// flags: -std=c++17
#include <mutex>
#include <shared_mutex>
#include <thread>

class Settings {
    mutable std::shared_mutex m;
    int width = 80, height = 24;
public:
    int area() const
    {
        std::shared_lock l(m); // DEADLOCK
        return getWidth() * getHeight(); // DEADLOCK
    }
    int getWidth() const { std::shared_lock l(m); return width; } // DEADLOCK!
    int getHeight() const { std::shared_lock l(m); return height; } // DEADLOCK
    void resize(int w, int h) { std::unique_lock l(m); width = w; height = h; } // DEADLOCK
};

int main()
{
    Settings s;
    std::thread a([&] { for (int i = 0; i < 1000; i++) s.area(); });
    std::thread b([&] { for (int i = 0; i < 1000; i++) s.resize(i, i); });
    a.join();
    b.join();
}
