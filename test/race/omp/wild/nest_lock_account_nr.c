// a nestable lock taken again by the helper that is called under it
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

typedef struct {
    int balance;
    int operations;
    omp_nest_lock_t lock;
} account_t;

static account_t acc;

static void add(account_t *a, int v)
{
    omp_set_nest_lock(&a->lock);
    a->balance += v;
    a->operations++;
    omp_unset_nest_lock(&a->lock);
}

static void add_twice(account_t *a, int v)
{
    omp_set_nest_lock(&a->lock);
    add(a, v);
    add(a, v);
    a->operations -= 1;
    omp_unset_nest_lock(&a->lock);
}

int main(void)
{
    omp_init_nest_lock(&acc.lock);
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        for (int i = 0; i < 100; i++)
            add(&acc, 1);
#pragma omp section
        for (int i = 0; i < 50; i++)
            add_twice(&acc, -1);
    }
    omp_destroy_nest_lock(&acc.lock);
    printf("%d %d\n", acc.balance, acc.operations);
    return 0;
}
