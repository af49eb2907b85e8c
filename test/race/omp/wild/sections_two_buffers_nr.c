// sections read one buffer and write another one, buffers change their role between rounds
// flags: -fopenmp
#include <stdio.h>

#define LEN 128

static int buf[2][LEN];

static void produce(int *to, int round)
{
    for (int i = 0; i < LEN; i++)
        to[i] = round + i;
}

static long consume(const int *from)
{
    long s = 0;
    for (int i = 0; i < LEN; i++)
        s += from[i];
    return s;
}

int main(void)
{
    long total = 0;

    produce(buf[0], 0);
    for (int round = 1; round < 10; round++) {
        int in = (round - 1) % 2, out = round % 2;
#pragma omp parallel sections
        {
#pragma omp section
            produce(buf[out], round);
#pragma omp section
            total += consume(buf[in]);
        }
    }
    printf("%ld\n", total);
    return 0;
}
