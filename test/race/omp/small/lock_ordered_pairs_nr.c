// Bonds between atoms: both atoms' locks are taken, lower number first.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define ATOMS 50
#define BONDS 200

typedef struct {
    double force;
    omp_lock_t lock;
} Atom;

static Atom atom[ATOMS];
static int from[BONDS], to[BONDS];

int main(void)
{
    for (int i = 0; i < ATOMS; i++)
        omp_init_lock(&atom[i].lock);
    for (int b = 0; b < BONDS; b++) {
        from[b] = b * 7 % ATOMS;
        to[b] = (b * 11 + 1) % ATOMS;
    }
#pragma omp parallel for schedule(dynamic, 4)
    for (int b = 0; b < BONDS; b++) {
        double f = 0.1 * b;
        Atom *p = &atom[from[b]], *q = &atom[to[b]];
        omp_set_lock(&p->lock);
        p->force += f;
        omp_unset_lock(&p->lock);
        omp_set_lock(&q->lock);
        q->force -= f;
        omp_unset_lock(&q->lock);
    }
    double sum = 0;
    for (int i = 0; i < ATOMS; i++) {
        sum += atom[i].force;
        omp_destroy_lock(&atom[i].lock);
    }
    printf("%f\n", sum);
    return 0;
}
