// a nestable lock that was taken once is released before the last statement that needs it
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static omp_nest_lock_t lock;
static int balance, log_len, log_entry[512];

static void note(int v)
{
    omp_set_nest_lock(&lock);
    log_entry[log_len++ % 512] = v; // RACE! l
    omp_unset_nest_lock(&lock);
}

int main(void)
{
    omp_init_nest_lock(&lock);
#pragma omp parallel for
    for (int i = 0; i < 200; i++) {
        omp_set_nest_lock(&lock);
        balance += i; // RACE! b
        note(i);
        omp_unset_nest_lock(&lock);
        if (log_len > 100) // RACE! l
            balance = 0; // RACE! b
    }
    omp_destroy_nest_lock(&lock);
    printf("%d\n", balance);
    return 0;
}
