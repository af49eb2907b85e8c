// two sections change one counter, one after the other by a critical region
// flags: -fopenmp
#include <stdio.h>

static int balance;

static void deposit(int amount)
{
#pragma omp critical
    balance += amount; // NORACE
}

int main(void)
{
#pragma omp parallel sections
    {
#pragma omp section
        for (int i = 0; i < 1000; i++)
            deposit(2);
#pragma omp section
        for (int i = 0; i < 1000; i++)
            deposit(-1);
    }
    printf("%d\n", balance);
    return 0;
}
