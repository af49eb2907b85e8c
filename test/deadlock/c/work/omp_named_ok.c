// flags: -fopenmp
#include <stdio.h>

static int stock = 100, sold, returned;

static void sell(void)
{
#pragma omp critical(stock_cs)
    {
        stock--;
#pragma omp critical(sold_cs)
        sold++;
    }
}

static void give_back(void)
{
#pragma omp critical(stock_cs)
    {
        returned++;
#pragma omp critical(sold_cs)
        stock++;
    }
}

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
        if (i % 3)
            sell();
        else
            give_back();
    }
    printf("%d\n", stock);
    return 0;
}
