// two sections change one counter
// flags: -fopenmp
#include <stdio.h>

static int balance;

static void deposit(int amount)
{
    balance += amount; // RACE!
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
