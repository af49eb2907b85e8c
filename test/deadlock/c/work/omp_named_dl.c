// flags: -fopenmp
#include <stdio.h>

static int stock = 100, sold, returned;

static void sell(void)
{
#pragma omp critical(stock_cs)
    {
        stock--;
#pragma omp critical(sold_cs) // DEADLOCK!
        sold++; // DEADLOCK
    }
}

static void give_back(void)
{
#pragma omp critical(sold_cs)
    {
        returned++;
#pragma omp critical(stock_cs) // DEADLOCK!
        stock++; // DEADLOCK
    }
}

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
        if (i % 3) // DEADLOCK
            sell(); // DEADLOCK
        else
            give_back(); // DEADLOCK
    }
    printf("%d\n", stock);
    return 0;
}
