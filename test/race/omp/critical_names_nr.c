// two critical sections with the same name guard the variable
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int balance = 0;

#pragma omp parallel for
    for (int i = 0; i < 20000; i++) {
#pragma omp critical(deposit)
        balance += 10; // NORACE
#pragma omp critical(deposit)
        balance -= 3; // NORACE
    }
    printf("%d\n", balance); // NORACE
    return 0;
}
