// A tiny ray caster: scene of shapes behind pointers, rows of the picture shared out.
// flags: -fopenmp
#include <cmath>
#include <cstdio>
#include <memory>
#include <vector>

struct Vec {
    double x, y, z;
    Vec operator-(const Vec &o) const { return {x - o.x, y - o.y, z - o.z}; }
    double dot(const Vec &o) const { return x * o.x + y * o.y + z * o.z; }
};

struct Shape {
    virtual ~Shape() = default;
    virtual bool hit(const Vec &from, const Vec &dir, double &t) const = 0;
};

struct Sphere : Shape {
    Vec centre;
    double r;
    Sphere(Vec c, double radius) : centre(c), r(radius) {}
    bool hit(const Vec &from, const Vec &dir, double &t) const override
    {
        Vec oc = from - centre;
        double b = oc.dot(dir), c = oc.dot(oc) - r * r, d = b * b - c;
        if (d < 0)
            return false;
        t = -b - std::sqrt(d);
        return t > 0;
    }
};

class Film {
    int w_, h_;
    std::vector<float> pixels_;

  public:
    Film(int w, int h) : w_(w), h_(h), pixels_(w * h) {}
    void set(int x, int y, float v) { pixels_[y * w_ + x] = v; }
    float get(int x, int y) const { return pixels_[y * w_ + x]; }
    int width() const { return w_; }
    int height() const { return h_; }
};

int main()
{
    std::vector<std::unique_ptr<Shape>> scene;
    for (int i = 0; i < 5; ++i)
        scene.push_back(std::make_unique<Sphere>(Vec{i * 1.0, 0, 5}, 0.7));
    Film film(80, 60);
#pragma omp parallel for schedule(dynamic)
    for (int y = 0; y < film.height(); ++y)
        for (int x = 0; x < film.width(); ++x) {
            Vec dir{x / 40.0 - 1, y / 30.0 - 1, 1};
            double nearest = 1e30;
            for (const auto &s : scene) {
                double t;
                if (s->hit({0, 0, 0}, dir, t) && t < nearest)
                    nearest = t;
            }
            film.set(x, y, nearest < 1e30 ? 1.0f / nearest : 0.0f);
        }
    std::printf("%f\n", film.get(40, 30));
}
