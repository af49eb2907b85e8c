// two critical sections with different names guard one variable
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int balance = 0;

#pragma omp parallel for
    for (int i = 0; i < 20000; i++) {
#pragma omp critical(deposit)
        balance += 10; // RACE!
#pragma omp critical(withdraw)
        balance -= 3; // RACE!
    }
    printf("%d\n", balance); // NORACE
    return 0;
}
