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
        std::shared_lock l(m);
        return width * height;
    }
    int getWidth() const { std::shared_lock l(m); return width; }
    int getHeight() const { std::shared_lock l(m); return height; }
    void resize(int w, int h) { std::unique_lock l(m); width = w; height = h; }
};

int main()
{
    Settings s;
    std::thread a([&] { for (int i = 0; i < 1000; i++) s.area(); });
    std::thread b([&] { for (int i = 0; i < 1000; i++) s.resize(i, i); });
    a.join();
    b.join();
}
