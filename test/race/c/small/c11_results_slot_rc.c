// Results by slot, but the number of the slot is taken from a shared plain counter
// tsan: no: the threads are too short to meet
#include <stdio.h>
#include <threads.h>
#define N 4
static int next_slot;
static double result[N];
static int compute(void *arg)
{
    int slot = next_slot++; // RACE!
    double x = *(double *)arg;
    if (slot < N)
        result[slot] = x * x; // RACE
    return 0;
}
int main(void)
{
    thrd_t t[N];
    double in[N] = { 1, 2, 3, 4 };
    for (int i = 0; i < N; i++)
        thrd_create(&t[i], compute, &in[i]);
    for (int i = 0; i < N; i++)
        thrd_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        printf("%f\n", result[i]);
    return 0;
}
