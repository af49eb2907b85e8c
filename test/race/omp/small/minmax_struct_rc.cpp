// Bounding box by hand: tests and writes of the shared corner are unguarded.
// flags: -fopenmp
// tsan: some: not every update happens in two threads
#include <cstdio>
#include <limits>
#include <vector>

struct Point {
    float x, y;
};
struct Box {
    float lo = std::numeric_limits<float>::max();
    float hi = std::numeric_limits<float>::lowest();
};

int main()
{
    std::vector<Point> pts;
    for (int i = 0; i < 1000; ++i)
        pts.push_back({i * 0.5f, (i * 37 % 100) * 1.0f});
    Box box;
#pragma omp parallel for
    for (int i = 0; i < 1000; ++i) {
        if (pts[i].y < box.lo) // RACE!
            box.lo = pts[i].y; // RACE!
        if (pts[i].x > box.hi) // RACE!
            box.hi = pts[i].x; // RACE!
    }
    std::printf("%f %f\n", box.lo, box.hi);
}
