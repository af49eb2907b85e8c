// Rows of two colours between barriers; main takes part as number 0.
#include <pthread.h>

#define THREADS 4
#define ROWS 64
#define COLS 16

static double g[ROWS + 2][COLS];
static pthread_barrier_t bar;

static void *run(void *arg)
{
    int id = (int)(long)arg;
    int low = id * 16 + 1, high = low + 16;
    for (int p = 0; p < 20; p++) {
        for (int i = low + p % 2; i < high; i += 2)
            for (int j = 0; j < COLS; j++)
                g[i][j] = 0.5 * (g[i - 1][j] + g[i + 1][j]); // NORACE
        pthread_barrier_wait(&bar);
    }
    return 0;
}

int main(void)
{
    pthread_t t[THREADS];
    for (int i = 0; i < COLS; i++)
        g[0][i] = i;
    pthread_barrier_init(&bar, 0, THREADS);
    for (long i = 1; i < THREADS; i++)
        pthread_create(&t[i], 0, run, (void *)i);
    run((void *)0L);
    for (int i = 1; i < THREADS; i++)
        pthread_join(t[i], 0);
    return (int)g[1][1];
}
