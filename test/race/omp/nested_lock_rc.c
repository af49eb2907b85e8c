// one of two updates takes another nest lock
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static omp_nest_lock_t la, lb;
static long balance;

static void deposit(long n)
{
    omp_set_nest_lock(&la);
    balance += n; // RACE!
    omp_unset_nest_lock(&la);
}

static void audit(void)
{
    omp_set_nest_lock(&lb);
    balance -= 1; // RACE!
    omp_unset_nest_lock(&lb);
}

int main(void)
{
    omp_init_nest_lock(&la);
    omp_init_nest_lock(&lb);
#pragma omp parallel sections
    {
#pragma omp section
        deposit(100);
#pragma omp section
        audit();
    }
    printf("%ld\n", balance);
    omp_destroy_nest_lock(&la);
    omp_destroy_nest_lock(&lb);
    return 0;
}
