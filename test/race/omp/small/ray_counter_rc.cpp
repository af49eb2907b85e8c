// The shapes count their hits in a mutable member.
// flags: -fopenmp
#include <cstdio>
#include <memory>
#include <vector>

struct Shape {
    mutable long tests = 0;
    virtual ~Shape() = default;
    virtual bool hit(double x) const = 0;
};

struct Slab : Shape {
    double lo, hi;
    Slab(double a, double b) : lo(a), hi(b) {}
    bool hit(double x) const override
    {
        ++tests; // RACE!
        return x >= lo && x < hi;
    }
};

int main()
{
    std::vector<std::unique_ptr<Shape>> scene;
    for (int i = 0; i < 5; ++i)
        scene.push_back(std::make_unique<Slab>(i * 1.0, i + 0.7));
    std::vector<int> image(1000);
#pragma omp parallel for schedule(static)
    for (int p = 0; p < 1000; ++p) {
        int hits = 0;
        for (const auto &s : scene)
            hits += s->hit(p * 0.005);
        image[p] = hits;
    }
    std::printf("%d %ld\n", image[3], scene[0]->tests);
}
