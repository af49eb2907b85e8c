// threads fill the fields of one record per iteration
// flags: -fopenmp
#include <stdio.h>

struct particle {
    double x, y;
    int cell;
};

struct cloud {
    struct particle p[400];
    int outside;
};

static struct cloud cloud;

static void step(struct cloud *c, int i)
{
    struct particle *p = &c->p[i];

    p->x += 0.5;
    p->y -= 0.25;
    p->cell = (int)p->x;
}

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 400; i++)
        step(&cloud, i);
    printf("%f %d\n", cloud.p[7].x, cloud.outside);
    return 0;
}
