// Worker threads keep their progress in their own records; main polls it without a lock
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#define N 4
struct worker {
    pthread_t thread;
    int id;
    long done; /* out of total */
    long total;
    double result;
};

static void *work(void *arg)
{
    struct worker *w = arg;
    for (long i = 0; i < w->total; i++) { // NORACE
        w->result += 1.0 / (double)(i + w->id + 1); // NORACE
        w->done = i + 1; // RACE!
    }
    return NULL;
}

int main(void)
{
    struct worker w[N];
    for (int i = 0; i < N; i++) {
        w[i] = (struct worker){.id = i, .total = 100000}; // NORACE
        pthread_create(&w[i].thread, NULL, work, &w[i]);
    }
    for (;;) {
        long sum = 0, all = 0;
        for (int i = 0; i < N; i++) {
            sum += w[i].done; // RACE!
            all += w[i].total; // NORACE
        }
        printf("\r%ld%%", sum * 100 / all);
        if (sum == all)
            break;
        usleep(1000);
    }
    for (int i = 0; i < N; i++) {
        pthread_join(w[i].thread, NULL);
        printf("%f\n", w[i].result); // NORACE
    }
    return 0;
}
