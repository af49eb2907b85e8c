// a static member counts the objects that are made in a parallel loop
// flags: -fopenmp
#include <cstdio>
#include <vector>

class Particle {
public:
    explicit Particle(double m) : mass(m)
    {
        ++alive; // RACE!
    }
    ~Particle()
    {
        --alive; // RACE!
    }
    double energy() const { return 0.5 * mass; }
    static int alive;

private:
    double mass;
};
int Particle::alive = 0;

int main()
{
    std::vector<double> e(200);
#pragma omp parallel for
    for (int i = 0; i < 200; i++) {
        Particle p(i);
        e[i] = p.energy();
    }
    std::printf("%f %d\n", e[10], Particle::alive);
}
