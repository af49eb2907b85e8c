// pipeline by sections, relaxed flag without a flush
// tsan: no: the race needs another memory model
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int buf[10], full = 0, sum = 0;
#pragma omp parallel sections shared(buf, full, sum) num_threads(2)
    {
#pragma omp section
        {
            for (int i = 0; i < 10; i++) buf[i] = i * i; // RACE!

#pragma omp atomic write
            full = 1;

        }
#pragma omp section
        {
            int ready;
            do {

#pragma omp atomic read
                ready = full;
            } while (!ready);

            for (int i = 0; i < 10; i++) sum += buf[i]; // RACE!
        }
    }
    printf("%d\n", sum);
    return 0;
}
