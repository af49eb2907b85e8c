// Nestable lock taken again by a callee
// flags: -fopenmp
// link: -fopenmp -lm
#include <omp.h>
#include <stdio.h>
typedef struct { int balance; omp_nest_lock_t lock; } account;
static void add(account *a, int v)
{
    omp_set_nest_lock(&a->lock);
    a->balance += v; // NORACE
    omp_unset_nest_lock(&a->lock);
}
static void twice(account *a, int v)
{
    omp_set_nest_lock(&a->lock);
    add(a, v);
    a->balance += v; // NORACE
    omp_unset_nest_lock(&a->lock);
}
int main(void)
{
    account a = { 0 };
    omp_init_nest_lock(&a.lock);
#pragma omp parallel num_threads(4)
    {
#pragma omp for
        for (int i = 0; i < 100; i++)
            if (i & 1)
                add(&a, i);
            else
                twice(&a, i);
    }
    printf("%d\n", a.balance);
    omp_destroy_nest_lock(&a.lock);
    return 0;
}
