// three stages per frame as tasks that depend on buffers of the frame
// flags: -fopenmp
#include <stdio.h>

#define FRAMES 16
#define LEN 64

static int raw[FRAMES][LEN], filtered[FRAMES][LEN], checksum[FRAMES];

static void decode(int f)
{
    for (int i = 0; i < LEN; i++)
        raw[f][i] = f * i;
}

static void filter(int f)
{
    filtered[f][0] = raw[f][0];
    for (int i = 1; i < LEN; i++)
        filtered[f][i] = raw[f][i] + raw[f][i - 1];
}

int main(void)
{
    int total = 0;

#pragma omp parallel
#pragma omp single
    for (int f = 0; f < FRAMES; f++) {
#pragma omp task depend(out : raw[f]) firstprivate(f)
        decode(f);
#pragma omp task depend(in : raw[f]) depend(out : filtered[f])
        filter(f);
#pragma omp task depend(in : filtered[f]) depend(inout : total)
        {
            int s = 0;
            for (int i = 0; i < LEN; i++)
                s += filtered[f][i];
            checksum[f] = s;
            total += s;
        }
    }
    printf("%d %d\n", total, checksum[3]);
    return 0;
}
