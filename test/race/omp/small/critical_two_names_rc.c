// Deposits and withdrawals under critical sections of different names.
// flags: -fopenmp
// tsan: no: the threads rarely meet
#include <stdio.h>

struct account {
    int id;
    double balance;
};

static void deposit(struct account *a, double x)
{
#pragma omp critical(deposit)
    a->balance += x; // RACE!
}

static void withdraw(struct account *a, double x)
{
#pragma omp critical(withdraw)
    a->balance -= x; // RACE!
}

int main(void)
{
    struct account acc = {1, 100.0};
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        if (i % 2)
            deposit(&acc, 1.0);
        else
            withdraw(&acc, 1.0);
    }
    printf("%g\n", acc.balance);
    return 0;
}
